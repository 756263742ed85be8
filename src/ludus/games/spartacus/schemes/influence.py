"""Schemes that raise or lower influence."""

from typing import Final

from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import IntrigueTitle
from ludus.games.spartacus.schemes.conditions import (
    SCHEMER,
    TARGET,
    Named,
    Naming,
    Pick,
    anybody,
    for_its_price,
    somebody_else,
)
from ludus.games.spartacus.schemes.harm import no_slave
from ludus.games.spartacus.schemes.schemes import PlayScheme, Scheme
from ludus.games.spartacus.table.deeds import discard_openly, gain, hand_over, lose, spend
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, others, ready_gladiators, ready_slaves

# --- Up ----------------------------------------------------------------------------------------------


def with_gladiators(g: SpartacusGame, card: IntrigueTitle, seat: Seat, named: Named) -> list[Seat]:
    """Any Dominus with as many ready gladiators as the card needs (S-43)."""
    return [other for other in anybody(g, card, seat, named) if len(ready_gladiators(g.table, other)) >= card.needs]


def the_least(g: SpartacusGame, card: IntrigueTitle, seat: Seat, named: Named) -> list[Seat]:
    """The one Dominus with the least influence; nobody, where several have it."""
    influence = g.table.influence
    least = [Seat(other) for other, points in enumerate(influence) if points == min(influence)]
    return least if len(least) == 1 else []


def for_all_the_guests(t: SpartacusTable, card: IntrigueTitle, seat: Seat) -> int:
    """Grand Feast is played by who can pay every other Dominus (S-41)."""
    return card.price * len(others(t, seat))


def influence_for_all_named(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Every target gains influence; two of them with Collaboration."""
    for target in f.named:
        gain(g, target, card.amount)


def public_exhibition(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Pay the bank; the target gains influence."""
    spend(g, f.seat, card.price)
    gain(g, f.named[0], card.amount)


def grand_feast(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Pay every other Dominus; the target gains influence."""
    for guest in others(g.table, f.seat):
        hand_over(g, f.seat, guest, card.price)
    gain(g, f.named[0], card.amount)


# --- Down --------------------------------------------------------------------------------------------


def collusion(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """The target loses influence, another Dominus gains it."""
    lose(g, f.named[0], card.amount)
    gain(g, f.named[1], card.amount)


def caught_taking_bribes(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Pay the target, who loses influence."""
    hand_over(g, f.seat, f.named[0], card.price)
    lose(g, f.named[0], card.amount)


def buying_secrets(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """The target loses influence; a third Dominus is paid."""
    hand_over(g, f.seat, f.named[1], card.price)
    lose(g, f.named[0], card.amount)


def blackmail(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Discard a slave; the target loses influence."""
    discard_openly(g, f.picked)
    lose(g, f.named[0], card.amount)


def conspiracy(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """The target loses influence."""
    lose(g, f.named[0], card.amount)


def spread_cheeks_wide(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Its player loses influence, and every other Dominus a little less."""
    lose(g, f.seat, card.price)
    for other in others(g.table, f.seat):
        lose(g, other, card.amount)


ANYBODY: Final = Naming(TARGET, anybody)
WITH_GLADIATORS: Final = Naming(TARGET, with_gladiators)

SCHEMES: Final[dict[str, Scheme]] = {
    "sate-roman-appetites": Scheme(influence_for_all_named, WITH_GLADIATORS),
    "public-exhibition": Scheme(public_exhibition, WITH_GLADIATORS, cost=for_its_price),
    "epic-spectacle": Scheme(influence_for_all_named, WITH_GLADIATORS),
    "grand-feast": Scheme(grand_feast, ANYBODY, cost=for_all_the_guests),
    "a-visitor-from-rome": Scheme(influence_for_all_named, ANYBODY),
    "lend-me-your-ear": Scheme(influence_for_all_named, ANYBODY),
    "final-blow": Scheme(influence_for_all_named, ANYBODY),
    "collaboration": Scheme(influence_for_all_named, ANYBODY, ANYBODY),
    "revenge": Scheme(influence_for_all_named, Naming(TARGET, the_least)),
    "collusion": Scheme(collusion, ANYBODY, Naming("benefit", anybody)),
    "caught-taking-bribes": Scheme(caught_taking_bribes, Naming(TARGET, somebody_else), cost=for_its_price),
    "buying-secrets": Scheme(buying_secrets, ANYBODY, Naming("reward", somebody_else), cost=for_its_price),
    "blackmail": Scheme(blackmail, ANYBODY, why_not=no_slave, pick=Pick("discard", SCHEMER, SCHEMER, ready_slaves)),
    "conspiracy": Scheme(conspiracy, ANYBODY),
    "spread-cheeks-wide": Scheme(spread_cheeks_wide),
}
