"""Tables set by hand, and what was said at them."""

import random

from ludus.core.frame import Frame
from ludus.core.ids import CHANCE, Seat
from ludus.games.spartacus.box.cards import GUARD, MarketCard
from ludus.games.spartacus.play import SPARTACUS, Spartacus, agreed, has_expansion, most_offers, new_game, open_box
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.moves import acquire, into_hand, receive, take_from_pile
from ludus.games.spartacus.table.table import CHAMPION, EXHAUSTED, INJURED, INTRIGUE, SpartacusTable
from ludus.games.spartacus.upkeep import Upkeep

BOX = open_box(SPARTACUS.data())
A, B, C, D, E, F = (Seat(seat) for seat in range(6))
DICE = CHANCE


def asset(name: str) -> MarketCard:
    return BOX.full.asset_number[name]


def a_table(
    *,
    seats: int = 4,
    assets: dict[Seat, str] | None = None,
    exhausted: str = "",
    injured: str = "",
    champions: str = "",
    gold: tuple[int, ...] = (9,) * 6,
    influence: tuple[int, ...] = (4,) * 6,
    hands: dict[Seat, str] | None = None,
    guards: tuple[int, ...] = (0,) * 6,
    phase: int = 0,
    host: Seat = A,
    houses: str = "",
    **settings: object,
) -> SpartacusTable:
    """Assets, hands and houses by name; everything not named lies in its pile, houses are in the box's order.

    In an intrigue phase houses deal only if the test says so: otherwise everybody may talk about each scheme first.
    """
    read = SPARTACUS.read_settings({"deals": "off" if phase == INTRIGUE else "on", **settings})
    box = BOX.full if has_expansion(seats, read) else BOX
    names = [house.name for house in box.houses]
    t = SpartacusTable(box, seats, agreed(read, box), most_offers=most_offers(read))
    t.round, t.phase, t.host = 1, phase, host
    t.house = [names.index(name) for name in houses.split()] or list(range(seats))
    t.influence = list(influence[:seats])
    for seat in range(seats):
        receive(t, Seat(seat), gold[seat])
        for name in (assets or {}).get(Seat(seat), "").split():
            take_from_pile(t, asset(name))
            acquire(t, Seat(seat), asset(name))
        for name in (hands or {}).get(Seat(seat), "").split():
            deal(t, Seat(seat), name)
        lay_guards(t, Seat(seat), guards[seat])
    set_conditions(t, exhausted, injured, champions)
    assert not complaints(t)
    return t


def set_conditions(t: SpartacusTable, exhausted: str, injured: str, champions: str) -> None:
    for name in exhausted.split():
        t.condition[asset(name)] = EXHAUSTED
    for name in injured.split():
        t.condition[asset(name)] = INJURED
    for name in champions.split():
        t.favor[asset(name)] = CHAMPION


def deal(t: SpartacusTable, seat: Seat, name: str) -> None:
    """A copy of an intrigue title, from the pile to a hand."""
    card = next(card for card in t.box.copies[t.box.title_number[name]] if card in t.intrigue_pile)
    into_hand(t, seat, card)


def lay_guards(t: SpartacusTable, seat: Seat, count: int) -> None:
    cards = tuple(card for card in t.intrigue_pile if t.box.intrigue[card].kind == GUARD)[:count]
    t.guards[seat] = cards
    t.intrigue_pile = tuple(card for card in t.intrigue_pile if card not in cards)


def begin(t: SpartacusTable, frame: Frame) -> Spartacus:
    """The game in the middle of one rule."""
    g = Spartacus(t)
    g.stack = [frame]
    g.settle()
    return g


def upkeep(t: SpartacusTable) -> Spartacus:
    """One upkeep, with nothing after it."""
    return begin(t, Upkeep())


def said(g: Spartacus, *lines: tuple[Seat, str]) -> None:
    """Answer as the seats (or the dice) say; each must be asked, and may say it."""
    for seat, words in lines:
        option = next((option for option in g.options(seat) if option.words == words), None)
        assert option is not None, f"{seat} cannot say '{words}', only {g.options(seat)}"
        g.apply(seat, option)


def can_say(g: Spartacus, seat: Seat) -> list[str]:
    return [option.words for option in g.options(seat)]


def did(g: Spartacus, *lines: tuple[Seat, str]) -> None:
    """Do what seats may do beside the decision."""
    for seat, words in lines:
        option = next((option for option in g.free(seat) if option.words == words), None)
        assert option is not None, f"{seat} cannot do '{words}', only {g.free(seat)}"
        g.apply(seat, option)


def all_ready(g: Spartacus) -> None:
    """Nobody has anything (more) to say about the scheme on the table."""
    assert g.decision is not None and g.decision.kind == "talk"
    said(g, *((seat, "ready") for seat in g.asked if g.options(seat)))


def can_do(g: Spartacus, seat: Seat) -> list[str]:
    return [option.words for option in g.free(seat)]


def events(g: Spartacus) -> list[str]:
    """What the last choice brought about."""
    return [event.phrase.id.removeprefix("spartacus-event-") for event in g.events]


def a_game(seats: int = 4, **settings: object) -> Spartacus:
    """A fresh game."""
    return new_game(seats, SPARTACUS.read_settings(settings), BOX)


def one_step(g: Spartacus, rng: random.Random) -> None:
    """Somebody who owes an answer gives any."""
    if g.chance is not None:
        g.apply(CHANCE, g.chance.sample(rng.randrange))
        return
    seat = rng.choice([seat for seat in g.asked if g.options(seat)])
    g.apply(seat, rng.choice(g.options(seat)))


def an_eventful_table(rng: random.Random, seats: int = 4) -> SpartacusTable:
    """Injured fighters, healers, champions, thin purses, and hands full of reactions."""
    t = a_table(seats=seats, gold=tuple(rng.randrange(4) for _ in range(4)), influence=(3, 8, 5, 2))
    t.host = Seat(rng.randrange(seats))
    for card in rng.sample(BOX.market_cards, 24):
        take_from_pile(t, card)
        acquire(t, Seat(rng.randrange(seats)), card)
        if card not in BOX.equipment:
            t.condition[card] = rng.choice((0, 1, 2, 2))
            t.favor[card] = rng.choice((0, 0, 1, CHAMPION))
    for name in rng.sample(("destitute", "empty-brothel", "a-shameful-ludus", "robbery", "guard") * 2, 8):
        deal(t, Seat(rng.randrange(seats)), name)
    return t
