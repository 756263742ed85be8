"""Why something was bought, played, bid or built in Aquileia, in a clause."""

from collections.abc import Callable
from typing import Final

from ludus.bots.aquileia.plan import Plan
from ludus.bots.reasons.aquileia import words
from ludus.bots.reasons.aquileia.spaces import first
from ludus.core.decision import Option
from ludus.core.phrase import Message
from ludus.games.aquileia.box import VILLA
from ludus.games.aquileia.features import auction_of, errand_of

HARDLY: Final = ("0", "< 1")  # of 100: no reason to hope to be first


def of_trade(plan: Plan, option: Option) -> Message:
    if option.verb != "trade":
        return Message(words.TRADE_ENOUGH)
    return Message(words.TRADE_COINS if errand_of(plan.g).traded else words.TRADE_POINTS)


def of_equi(plan: Plan, option: Option) -> Message:
    if option.verb != "buy":
        return Message(words.COINS_DEARER)
    t = plan.t
    return Message(words.EQUI, (t.market[t.box.equi.index(errand_of(plan.g).space)],))


def of_servi(plan: Plan, option: Option) -> Message:
    return Message(words.SERVI if option.verb == "buy-slaves" else words.COINS_DEARER)


def of_cards(plan: Plan, option: Option) -> Message:
    if option.verb != "play":
        return Message(words.PLACE_SAME)
    contest, me = plan.contests()[0]
    grown = me._replace(strength=me.strength + plan.t.box.cards[option.operand].strength)
    chance = first(plan, contest, grown)
    return Message(words.PLACE_GAINED) if chance in HARDLY else Message(words.PLACE_BETTER, (chance,))


def of_keep(plan: Plan, option: Option) -> Message:
    award = plan.t.awards[-1]
    kind = award.open if option.verb == "keep-open" else award.hidden
    return Message(words.LAUREL, (round(10 * plan.worth_of_laurel(kind)),))


def of_bid(plan: Plan, option: Option) -> Message:
    auction = auction_of(plan.g)
    worth = round(10 * plan.worth_of_theatre(auction.card))
    if option.verb != "drop":
        return Message(words.WORTH_BIDDING, (worth,))
    return Message(words.INCOME) if auction.auctioneer == plan.seat else Message(words.TOO_DEAR, (worth,))


def of_build(plan: Plan, option: Option) -> Message:
    if option.verb != "build":
        return Message(words.NOTHING_WORTH)
    it = plan.t.box.sites[option.operand]
    if it.kind != VILLA:
        return Message(words.WORKSHOP, (plan.left,))
    laurels = plan.laurels[it.colour]
    return Message(words.VILLA, (laurels,)) if laurels else Message(words.VILLA_HOPE)


def of_fee(plan: Plan, option: Option) -> Message:
    return Message(words.FEE_PAYS if option.verb == "pay-fee" else words.FEE_DEAR)


CAUSES: Final[dict[str, Callable[[Plan, Option], Message]]] = {
    "trade": of_trade,
    "equi": of_equi,
    "servi": of_servi,
    "cards": of_cards,
    "blue": lambda plan, option: Message(words.DICE_SHARED),
    "prize": lambda plan, option: Message(words.PRIZE),
    "keep": of_keep,
    "open": of_bid,
    "bid": of_bid,
    "build": of_build,
    "slaves": lambda plan, option: Message(words.LEAST_WASTED),
    "fee": of_fee,
}
