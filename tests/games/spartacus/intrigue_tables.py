"""Intrigue turns set by hand."""

import random

from ludus.core.ids import Seat
from ludus.games.spartacus.intrigue.phase import Intrigue
from ludus.games.spartacus.intrigue.turn import IntrigueTurn
from ludus.games.spartacus.play import Spartacus
from ludus.games.spartacus.sight import view as sight
from ludus.games.spartacus.table.moves import acquire, take_from_pile
from ludus.games.spartacus.table.table import INTRIGUE, SpartacusTable
from tests.games.spartacus.tables import BOX, A, B, C, D, a_table, begin, said

# a gladiator and a slave for everybody: nobody can be disgraced for lacking one
EACH_HAS_TWO = {A: "agron cook", B: "barca deserter", C: "varro debtor-1", D: "crixus debtor-2"}
MIGHTY = (12, 4, 4, 4)


def turn(seat: Seat = A, **table) -> Spartacus:
    """One house's turn, with nothing after it."""
    table = {"assets": EACH_HAS_TWO, "phase": INTRIGUE, **table}
    return begin(a_table(**table), IntrigueTurn(seat))


def scheming(name: str, *lines: tuple[Seat, str], **table) -> Spartacus:
    """Seat A, who has all the influence in Capua, plays a scheme, and this is said."""
    g = turn(**{"hands": {A: name}, "influence": MIGHTY, **table})
    said(g, (A, f"scheme {name}"), *lines)
    return g


def phase(t: SpartacusTable) -> Spartacus:
    """One intrigue phase, with nothing after it."""
    return begin(t, Intrigue())


def discards(g: Spartacus) -> list[str]:
    return [g.table.box.intrigue[card].name for card in g.table.intrigue_discards]


def hand(g: Spartacus, seat: Seat) -> list[str]:
    return [g.table.box.intrigue[card].name for card in g.table.hands[seat]]


def seen_by(g: Spartacus, viewer: Seat, seat: Seat) -> list[str]:
    """The cards in a hand that another seat knows."""
    return sight.cards_named(g.table, sight.seen_in_hand(g.table, seat, viewer))


def why_blocked(g: Spartacus, seat: Seat) -> dict[str, str]:
    return {line.option.words: line.reason.phrase.id.removeprefix("spartacus-why-") for line in g.blocked(seat)}


def a_rich_table(rng: random.Random) -> SpartacusTable:
    """Houses with plenty to scheme for, and guards on their tables."""
    seats = rng.choice((3, 4))
    t = a_table(
        seats=seats,
        gold=tuple(rng.randrange(10) for _ in range(4)),
        influence=tuple(rng.randrange(2, 12) for _ in range(4)),
        guards=tuple(rng.randrange(4) for _ in range(4)),
        host=Seat(rng.randrange(seats)),
    )
    t.house = rng.sample(range(4), seats)
    for card in rng.sample(BOX.market_cards, 40):
        take_from_pile(t, card)
        acquire(t, Seat(rng.randrange(seats)), card)
    return t
