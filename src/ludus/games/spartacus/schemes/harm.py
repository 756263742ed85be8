"""Schemes against what a house owns: slaves, gladiators, guards."""

from collections.abc import Callable
from typing import Final

from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import IntrigueTitle, MarketCard
from ludus.games.spartacus.schemes.conditions import (
    SCHEMER,
    TARGET,
    VICTIM,
    Candidates,
    Named,
    Naming,
    Pick,
    anybody,
    for_its_price,
)
from ludus.games.spartacus.schemes.schemes import PlayScheme, Scheme
from ludus.games.spartacus.table.deeds import discard_openly, exhaust_guards_openly, injure_openly, spend
from ludus.games.spartacus.table.purse import free_gold
from ludus.games.spartacus.table.table import (
    SpartacusGame,
    SpartacusTable,
    ready_fighters,
    ready_gladiators,
    ready_guards,
    ready_slaves,
)
from ludus.games.spartacus.words import intrigue as words


def no_slave(g: SpartacusGame, card: IntrigueTitle, seat: Seat) -> Message | None:
    """A scheme that costs its player a ready slave."""
    return None if ready_slaves(g.table, seat) else Message(words.TOO_FEW_SLAVES, (0, 1))


def anybody_with(cards: Callable[[SpartacusTable, Seat], list[MarketCard]]) -> Candidates:
    """Any Dominus who has what the scheme is aimed at (S-09, S-73)."""

    def fits(g: SpartacusGame, card: IntrigueTitle, seat: Seat, named: Named) -> list[Seat]:
        return [other for other in anybody(g, card, seat, named) if cards(g.table, other)]

    return fits


def with_guards_i_can_bribe(g: SpartacusGame, card: IntrigueTitle, seat: Seat, named: Named) -> list[Seat]:
    """Any Dominus with ready guards on the table, if their price can be paid (S-42)."""
    able = range(1, free_gold(g, seat) // card.price + 1)
    return [other for other in anybody(g, card, seat, named) if ready_guards(g.table, other) in able]


def poisoned_wine(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Injure a gladiator or slave of the target (S-46)."""
    injure_openly(g, f.picked)


def discard_one(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Unlocked Gate, Incite Rebellion: the target discards the slave or gladiator it chose."""
    discard_openly(g, f.picked)


def bribe_the_guards(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Pay for each ready guard on the target's table; they are exhausted."""
    bribed = ready_guards(g.table, f.named[0])
    spend(g, f.seat, card.price * bribed)
    exhaust_guards_openly(g, f.named[0], bribed)


SCHEMES: Final[dict[str, Scheme]] = {
    "poisoned-wine": Scheme(
        poisoned_wine,
        Naming(TARGET, anybody_with(ready_fighters)),
        pick=Pick("poison", SCHEMER, VICTIM, ready_fighters),
    ),
    "unlocked-gate": Scheme(
        discard_one,
        Naming(TARGET, anybody_with(ready_slaves)),
        pick=Pick("discard", VICTIM, VICTIM, ready_slaves),
    ),
    "incite-rebellion": Scheme(
        discard_one,
        Naming(TARGET, anybody_with(ready_gladiators)),
        pick=Pick("discard", VICTIM, VICTIM, ready_gladiators),
    ),
    "bribe-the-guards": Scheme(bribe_the_guards, Naming(TARGET, with_guards_i_can_bribe), cost=for_its_price),
}
