"""Offers in the making: what can be given, what can be asked for (rulebook pp. 8, 9).

A Dominus makes up an offer in small steps: to whom, what he gives, what he asks. Until it is made nobody else sees it.
Gold and promises can be offered at any time, support while a scheme is being prepared, assets and guards only in the
open market (S-02). What an offer gives is set aside as long as it lies: it cannot be spent, sold or offered again.
Rulings applied: S-02, S-09 (exhausted cards), S-111 (what can be asked for), S-112 (a draft only grows).
"""

from collections.abc import Callable
from typing import Final

from ludus.core.decision import Option, table_of
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.schemes.conditions import TARGET
from ludus.games.spartacus.schemes.schemes import PlayScheme, printed_on, scheme_rule, talked_about
from ludus.games.spartacus.schemes.support import may_pledge, to_be_supported
from ludus.games.spartacus.table.purse import free_gold
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, is_ready, ready_guards
from ludus.games.spartacus.table.terms import ABOUT_A_SCHEME, FOIL_IT, PROMISES, Goods, Offer
from ludus.games.spartacus.words import common
from ludus.games.spartacus.words import deals as words

MOST_ASKED: Final = 20  # gold: a fixed number, since the other's chest may be hidden (S-111)

GIVE_GUARD: Final = Option("give-guard")
GIVE_SUPPORT: Final = Option("give-support")
GIVE_PROMISE: Final = table_of("give-promise", PROMISES)
ASK_GUARD: Final = Option("ask-guard")
ASK_SUPPORT: Final = Option("ask-support")
ASK_PROMISE: Final = table_of("ask-promise", PROMISES)


# --- What is free to be offered ----------------------------------------------------------------------


def on_offer(t: SpartacusTable, seat: Seat) -> list[MarketCard]:
    """The assets a house has set aside for its offers."""
    return [card for offer in t.offers if offer.maker == seat for card in offer.gives.assets]


def loose_assets(t: SpartacusTable, seat: Seat) -> list[MarketCard]:
    """The ready assets of a house that no offer of its own binds."""
    bound = on_offer(t, seat)
    return [card for card in t.assets[seat] if is_ready(t, card) and card not in bound]


def loose_guards(t: SpartacusTable, seat: Seat) -> int:
    """The ready guards on a house's table that no offer of its own binds."""
    return ready_guards(t, seat) - sum(offer.gives.guards for offer in t.offers if offer.maker == seat)


def can_support(g: SpartacusGame, supporter: Seat, schemer: Seat) -> bool:
    """Whether the scheme at hand is the one's, and the other may support it."""
    scheme = to_be_supported(g)
    return scheme is not None and scheme.seat == schemer and may_pledge(g, supporter)


def why_not_give(g: SpartacusGame, giver: Seat, taker: Seat, goods: Goods) -> Message | None:
    """Why a house cannot give what an offer names; None where it has all of it free."""
    if goods.gold > (gold := free_gold(g, giver)):
        return Message(common.TOO_LITTLE_GOLD, (gold, goods.gold))
    if goods.support and not can_support(g, giver, taker):
        return Message(words.NO_SUPPORT)
    if not can_promise(g, giver, goods.promise):
        return Message(words.NO_SCHEME)
    return why_not_trade(g.table, giver, goods)


def why_not_trade(t: SpartacusTable, giver: Seat, goods: Goods) -> Message | None:
    """Why assets or guards cannot change hands."""
    if not goods.assets and not goods.guards:
        return None
    if not t.stalls_are_open:
        return Message(words.STALLS_CLOSED)
    loose = loose_assets(t, giver)
    for card in goods.assets:
        if card not in loose:
            return Message(words.NOT_FREE, (card,))
    if goods.guards > (guards := loose_guards(t, giver)):
        return Message(words.TOO_FEW_GUARDS, (guards, goods.guards))
    return None


def promises_of(g: SpartacusGame, maker: Seat) -> list[int]:
    """What a house can promise now: some promises are about the scheme on the table (S-121)."""
    return [what for what in range(1, len(PROMISES)) if can_promise(g, maker, what)]


def can_promise(g: SpartacusGame, maker: Seat, what: int) -> bool:
    """Whether there is what a promise is about."""
    if what not in ABOUT_A_SCHEME:
        return True
    scheme = talked_about(g)
    if scheme is None:
        return False
    return scheme.seat != maker if what == FOIL_IT else scheme.seat == maker and names_targets(scheme, g.table)


def names_targets(scheme: PlayScheme, t: SpartacusTable) -> bool:
    """Whether the scheme is aimed at anybody at all."""
    return any(naming.verb == TARGET for naming in scheme_rule(t, printed_on(scheme, t)).names)


# --- What a draft can still take up ------------------------------------------------------------------


def draft_options(g: SpartacusGame, draft: Offer) -> list[Option]:
    """What its maker can add to an offer."""
    return [*giving_options(g, draft), *asking_options(g, draft)]


def giving_options(g: SpartacusGame, draft: Offer) -> list[Option]:
    t, maker, gives = g.table, draft.maker, draft.gives
    options = [] if gives.gold else list(t.box.counts("give-gold")[1 : free_gold(g, maker) + 1])
    if t.stalls_are_open:
        give = t.box.assets("give-asset")
        options += [give[card] for card in loose_assets(t, maker) if card not in gives.assets]
        options += [GIVE_GUARD] if gives.guards < loose_guards(t, maker) else []
    options += [GIVE_SUPPORT] if not gives.support and can_support(g, maker, draft.taker) else []
    words = [] if gives.promise else promises_of(g, maker)
    return [*options, *(GIVE_PROMISE[what] for what in words)]


def asking_options(g: SpartacusGame, draft: Offer) -> list[Option]:
    """What all can see the other has; whether his own offers bind it is his secret (S-111)."""
    t, taker, asks = g.table, draft.taker, draft.asks
    options = [] if asks.gold else list(t.box.counts("ask-gold")[1 : MOST_ASKED + 1])
    if t.stalls_are_open:
        ask = t.box.assets("ask-asset")
        options += [ask[card] for card in t.assets[taker] if is_ready(t, card) and card not in asks.assets]
        options += [ASK_GUARD] if asks.guards < ready_guards(t, taker) else []
    options += [ASK_SUPPORT] if not asks.support and can_support(g, taker, draft.maker) else []
    words = [] if asks.promise else promises_of(g, taker)
    return [*options, *(ASK_PROMISE[what] for what in words)]


def add_gold(goods: Goods, option: Option) -> Goods:
    return goods._replace(gold=option.operand)


def add_asset(goods: Goods, option: Option) -> Goods:
    return goods._replace(assets=tuple(sorted((*goods.assets, MarketCard(option.operand)))))


def add_guard(goods: Goods, option: Option) -> Goods:
    return goods._replace(guards=goods.guards + 1)


def add_support(goods: Goods, option: Option) -> Goods:
    return goods._replace(support=True)


def add_promise(goods: Goods, option: Option) -> Goods:
    return goods._replace(promise=option.operand)


Add = Callable[[Goods, Option], Goods]
GIVING: Final[dict[str, Add]] = {
    "give-gold": add_gold,
    "give-asset": add_asset,
    "give-guard": add_guard,
    "give-support": add_support,
    "give-promise": add_promise,
}
ASKING: Final[dict[str, Add]] = {
    "ask-gold": add_gold,
    "ask-asset": add_asset,
    "ask-guard": add_guard,
    "ask-support": add_support,
    "ask-promise": add_promise,
}


def extended(draft: Offer, option: Option) -> Offer:
    """The draft with one thing more."""
    if option.verb in GIVING:
        return draft._replace(gives=GIVING[option.verb](draft.gives, option))
    return draft._replace(asks=ASKING[option.verb](draft.asks, option))
