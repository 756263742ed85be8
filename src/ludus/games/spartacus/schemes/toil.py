"""Schemes of the expansion for which a house toils: cards are exhausted for influence (S-158).

Set Hands to Purpose: the target may exhaust three of its slaves, gladiators or guards for 1 influence.
Test of the Brotherhood: the target gains 1 influence for every two gladiators it exhausts.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message, Phrase
from ludus.games.spartacus.box.cards import IntrigueTitle, MarketCard
from ludus.games.spartacus.schemes.conditions import TARGET, Named, Naming, anybody
from ludus.games.spartacus.schemes.schemes import PlayScheme, Scheme
from ludus.games.spartacus.table.deeds import exhaust_guards_openly, exhaust_openly, gain
from ludus.games.spartacus.table.table import (
    SpartacusGame,
    SpartacusTable,
    ready_fighters,
    ready_gladiators,
    ready_guards,
)
from ludus.games.spartacus.words import serpents as words

NO_MORE: Final = Option("no-more")
EXHAUST_GUARD: Final = Option("exhaust-guard")


class Toiling(NamedTuple):
    """Who toils for a scheme, and whether as often as there are hands for it."""

    cards: Callable[[SpartacusTable, Seat], list[MarketCard]]
    with_guards: bool
    is_repeated: bool
    prompt: Phrase


TOILING: Final = {
    "set-hands-to-purpose": Toiling(ready_fighters, True, False, words.ASK_LABOUR),
    "test-of-the-brotherhood": Toiling(ready_gladiators, False, True, words.ASK_BROTHERHOOD),
}


def hands_of(t: SpartacusTable, seat: Seat, card: IntrigueTitle) -> int:
    """How many of a house could toil."""
    toiling = TOILING[card.name]
    return len(toiling.cards(t, seat)) + (ready_guards(t, seat) if toiling.with_guards else 0)


def with_hands(g: SpartacusGame, card: IntrigueTitle, seat: Seat, named: Named) -> list[Seat]:
    """Any Dominus who has enough to exhaust."""
    return [other for other in anybody(g, card, seat, named) if hands_of(g.table, other, card) >= card.needs]


class Toil(Frame):
    """A house exhausts its cards one after the other; it need not begin, but finishes what it has begun."""

    def __init__(self, seat: Seat, title: int, owed: int) -> None:
        super().__init__()
        self.seat = seat
        self.title = title
        self.owed = owed  # cards still to be exhausted before it gains influence

    def steps(self) -> list[Step]:
        return TOIL_STEPS

    def copy(self) -> "Toil":
        f = Toil(self.seat, self.title, self.owed)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.title, self.owed)


def set_hands_to_purpose(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """The target decides whether its people toil."""
    g.call(Toil(f.named[0], card.title, card.needs))


def test_of_the_brotherhood(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """The target decides how many of its gladiators toil."""
    g.call(Toil(f.named[0], card.title, card.needs))


def printed_on(f: Toil, t: SpartacusTable) -> IntrigueTitle:
    """The scheme they toil for."""
    return t.box.intrigue_titles[f.title]


def ask_toil(f: Toil, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if hands_of(g.table, f.seat, printed_on(f, g.table)) >= f.owed else NOBODY


def toil_options(f: Toil, g: SpartacusGame, seat: Seat) -> list[Option]:
    t, card = g.table, printed_on(f, g.table)
    toiling = TOILING[card.name]
    cards = [t.box.assets("exhaust")[asset] for asset in toiling.cards(t, seat)]
    guard = [EXHAUST_GUARD] if toiling.with_guards and ready_guards(t, seat) else []
    return [*cards, *guard, *([NO_MORE] if f.owed == card.needs else [])]


def hear_toil(f: Toil, g: SpartacusGame, seat: Seat, option: Option) -> None:
    card = printed_on(f, g.table)
    if option is NO_MORE:
        f.end()
        return
    if option is EXHAUST_GUARD:
        exhaust_guards_openly(g, seat, 1)
    else:
        exhaust_openly(g, MarketCard(option.operand))
    f.owed -= 1
    if f.owed:
        return
    gain(g, seat, card.amount)
    f.owed = card.needs
    if not TOILING[card.name].is_repeated:
        f.end()


TOIL_STEPS: Final = in_order(
    Step(
        "toil",
        "schemes.effect",
        ask=ask_toil,
        options=toil_options,
        hear=hear_toil,
        prompt=lambda f, g: Message(TOILING[printed_on(f, g.table).name].prompt, (f.seat, f.owed)),
    ),
)

WITH_HANDS: Final = Naming(TARGET, with_hands)

SCHEMES: Final[dict[str, Scheme]] = {
    "set-hands-to-purpose": Scheme(set_hands_to_purpose, WITH_HANDS),
    "test-of-the-brotherhood": Scheme(test_of_the_brotherhood, WITH_HANDS),
}
