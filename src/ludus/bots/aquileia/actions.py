"""What each answer is worth in Aquileia once the followers are placed: to buy, to fight, to bid, to build."""

from collections.abc import Callable
from itertools import product
from typing import Final

from ludus.bots.aquileia.placement import activations, worth_of_equi, worth_of_slaves
from ludus.bots.aquileia.plan import COIN, SLAVES_PER_CARD, Plan, Value
from ludus.core.decision import Option
from ludus.games.aquileia.areas.arena import POINTS_PER_STRENGTH
from ludus.games.aquileia.areas.mercatus import POINTS_FOR_TRADING
from ludus.games.aquileia.box import NO_COINS, TAKE_POINTS, coins_of, minus, plus
from ludus.games.aquileia.features import auction_of, blue_share, building_of, errand_of

CHANGE: Final = 0.1  # a set of cards must be so much better than a smaller one


def value_of_trade(plan: Plan) -> Value:
    """The points once; after that only what helps to build."""
    trades = plan.t.box.trades
    points = 0 if errand_of(plan.g).traded else POINTS_FOR_TRADING

    def value(option: Option) -> float:
        if option.verb != "trade":
            return 0.01  # rather than go round in circles
        return points + plan.gain(minus(trades[option.operand].get, trades[option.operand].pay))

    return value


def value_of_equi(plan: Plan) -> Value:
    worth = worth_of_equi(plan, errand_of(plan.g).space)
    return lambda option: worth if option.verb == "buy" else 0.0


def value_of_servi(plan: Plan) -> Value:
    def value(option: Option) -> float:
        if option.verb != "buy-slaves":
            return 0.0
        count, metal = option.operands
        return worth_of_slaves(plan, metal, count)

    return value


def value_of_cards(plan: Plan) -> Value:
    """The cards of the best set that can be played; none if none changes the place enough."""
    t = plan.t
    contest, me = plan.contests()[0]
    kinds = t.box.playable[me.metal]
    best, chosen = 0.0, set[int]()
    for counts in product(*(range(t.hands[plan.seat][kind] + 1) for kind in kinds)):
        played = list(zip(counts, kinds, strict=True))
        strength = sum(count * t.box.cards[kind].strength for count, kind in played)
        worth = plan.stronger(contest, me, strength) - sum(count * plan.price_of_card(kind) for count, kind in played)
        if worth > best + CHANGE:
            best, chosen = worth, {kind for count, kind in played if count}
    return lambda option: 0.0 if option.verb == "done" else 1.0 if option.operand in chosen else -1.0


def value_of_blue(plan: Plan) -> Value:
    """The best division of the blue dice between the Arena and the Stadium."""
    blue, share = plan.t.blue_dice, blue_share(plan.t, plan.seat)

    def value(option: Option) -> float:
        worth = 0.0
        for contest, me in plan.contests():
            dice = option.operand if contest is plan.t.box.arena else blue - option.operand
            worth += plan.stake(contest, me._replace(dice=me.dice - share + dice))
        return worth

    return value


def value_of_prize(plan: Plan) -> Value:
    me = plan.entrant(plan.t.box.arena)
    assert me is not None
    points, slave = POINTS_PER_STRENGTH * me.strength, plan.gain(NO_COINS, SLAVES_PER_CARD)
    return lambda option: points if option is TAKE_POINTS else slave


def value_of_keep(plan: Plan) -> Value:
    award = plan.t.awards[-1]
    return lambda option: plan.worth_of_laurel(award.open if option.verb == "keep-open" else award.hidden)


def value_of_bid(plan: Plan) -> Value:
    """The card less its price; dropping out brings the auctioneer the bid."""
    auction = auction_of(plan.g)
    worth = plan.worth_of_theatre(auction.card)
    income = plan.gain(auction.bid) if auction.auctioneer == plan.seat else 0.0

    def value(option: Option) -> float:
        if option.verb == "drop":
            return income
        return worth - plan.loss(plus(auction.bid, coins_of(option.operand, 1)))

    return value


def value_of_build(plan: Plan) -> Value:
    """The building, and what can still be built after it."""
    (count, bonus), *others = plan.slots
    rest = ((count - 1, bonus), *others)

    def value(option: Option) -> float:
        sites, purse = dict(plan.worths[plan.has_fee]), plan.t.coins[plan.seat]
        if option.verb == "build-nothing":
            return plan.build_on(sites, purse, plan.slaves, tuple(others))
        it = plan.t.box.sites[option.operand]
        worth = sites.pop(option.operand) + bonus * it.value
        return worth + plan.build_on(sites, minus(purse, it.cost), plan.slaves - it.slaves, rest)

    return value


def value_of_slaves(plan: Plan) -> Value:
    """The largest card that is not too large, or else the smallest."""
    owed = building_of(plan.g).owed

    def value(option: Option) -> float:
        strength = plan.t.box.cards[option.operand].strength
        return float(strength if strength <= owed else -strength)

    return value


def value_of_fee(plan: Plan) -> Value:
    return lambda option: activations(plan) - COIN[plan.left] if option.verb == "pay-fee" else 0.0


VALUES: Final[dict[str, Callable[[Plan], Value]]] = {
    "trade": value_of_trade,
    "equi": value_of_equi,
    "servi": value_of_servi,
    "cards": value_of_cards,
    "blue": value_of_blue,
    "prize": value_of_prize,
    "keep": value_of_keep,
    "open": value_of_bid,
    "bid": value_of_bid,
    "build": value_of_build,
    "slaves": value_of_slaves,
    "fee": value_of_fee,
}
