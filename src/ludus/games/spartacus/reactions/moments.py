"""Moments: what has just happened and can be answered, as everybody saw it (rulebook p. 8)."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludus.core.ids import NO_SEAT, Seat

MOMENTS: Final = (
    *("heal-failed", "ledgers", "scheme", "reaction-played", "guard-played", "guard-failed", "turn-end", "row-dealt"),
    *("market-end", "host-chosen", "games", "bets", "death", "win-check", "support-sought"),
)
HEAL_FAILED: Final = 0
LEDGERS: Final = 1
SCHEME_PLAYED: Final = 2
REACTION_PLAYED: Final = 3
GUARD_PLAYED: Final = 4
GUARD_FAILED: Final = 5
TURN_END: Final = 6
ROW_DEALT: Final = 7
MARKET_END: Final = 8
HOST_CHOSEN: Final = 9
GAMES: Final = 10
BETS: Final = 11
DEATH: Final = 12
WIN_CHECK: Final = 13
SUPPORT_SOUGHT: Final = 14
ANY_MOMENT: Final = tuple(range(len(MOMENTS)))


@mypyc_attr(acyclic=True)
class Moment:
    """What has just happened. It never changes, and equal moments are told apart by nobody."""

    __slots__ = ("by", "card", "kind", "target", "targets")

    def __init__(
        self,
        kind: int,
        target: Seat = NO_SEAT,
        by: Seat = NO_SEAT,
        card: int = -1,
        targets: tuple[Seat, ...] = (),
    ) -> None:
        self.kind = kind
        self.target = target  # who is asked first; NO_SEAT: the host (S-63)
        self.by = by  # who brought it about
        self.card = card  # the card it is about: an asset or an intrigue card, as the kind says
        self.targets = targets  # all that a scheme names as its targets

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing and hashing."""
        return (self.kind, self.target, self.by, self.card, self.targets)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        about = f"target={self.target}, by={self.by}, card={self.card}, targets={self.targets}"
        return f"Moment(kind={self.kind}, {about})"
