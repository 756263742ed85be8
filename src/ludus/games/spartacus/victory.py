"""Winning (rulebook p. 16).

At the end of the intrigue, market and arena phases: time to react, then exactly one Dominus with 12 influence wins;
several fight a tournament. After the last round the most influence wins, and a tie is fought out too.
Rulings applied: S-36 (when), S-38 (the track ends at 12), S-100 (the round limit).
"""

from typing import Final

from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import Seat
from ludus.games.spartacus.arena.tournament import Tournament, crown
from ludus.games.spartacus.reactions.moments import WIN_CHECK, Moment
from ludus.games.spartacus.reactions.reactions import open_window
from ludus.games.spartacus.table.influence import tell_loss
from ludus.games.spartacus.table.moves import lose_influence
from ludus.games.spartacus.table.rolls import RollOff
from ludus.games.spartacus.table.table import PHASES, SpartacusGame, SpartacusTable, all_seats, ready_fighters
from ludus.games.spartacus.words import victory as words

SHAME: Final = 1  # influence lost by a tied Dominus who cannot fight
AT_THE_LIMIT: Final = -1  # no phase: the last round is over
ROUND_LIMIT: Final = "round-limit"

ENDINGS: Final = (
    *("twelve-intrigue", "twelve-market", "twelve-arena"),
    *("tournament-2", "tournament-3", "tournament-4", ROUND_LIMIT),
)


class WinCheck(Frame):
    """The end of a phase, or of the last round."""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def steps(self) -> list[Step]:
        return WIN_CHECK_STEPS

    def copy(self) -> "WinCheck":
        f = WinCheck(self.phase)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.phase)


def check(g: SpartacusGame, phase: int) -> None:
    """At the end of a phase: does anybody win?"""
    g.call(WinCheck(phase))


def check_round_limit(g: SpartacusGame) -> None:
    """After the last round: who wins?"""
    g.tell(words.LAST_ROUND, g.table.round)
    g.call(WinCheck(AT_THE_LIMIT))


def last_moment(f: WinCheck, g: SpartacusGame) -> None:
    """The others still have time to pull a 12 down; after the last round they had it already."""
    f.go_on()
    if f.phase != AT_THE_LIMIT:
        open_window(g, Moment(WIN_CHECK))


LAST_MOMENT: Final = Step(then=last_moment)


def leaders(f: WinCheck, t: SpartacusTable) -> tuple[Seat, ...]:
    """Those with 12 influence; at the round limit those with the most."""
    enough = max(t.influence) if f.phase == AT_THE_LIMIT else t.box.win_at
    return tuple(seat for seat in all_seats(t) if t.influence[seat] >= enough)


def ending(f: WinCheck) -> str:
    """How the game ends for a lone leader."""
    return ROUND_LIMIT if f.phase == AT_THE_LIMIT else f"twelve-{PHASES[f.phase]}"


def look(f: WinCheck, g: SpartacusGame) -> None:
    """One leader wins; several fight it out."""
    contenders = leaders(f, g.table)
    f.end()
    if len(contenders) == 1:
        crown(g, contenders[0], ending(f))
    elif contenders:
        fight_it_out(f, g, contenders)


LOOK: Final = Step(then=look)


def fight_it_out(f: WinCheck, g: SpartacusGame, contenders: tuple[Seat, ...]) -> None:
    """Who cannot field a ready fighter loses influence and drops out; a lone fighter wins without a fight."""
    t = g.table
    g.tell(words.TOURNAMENT, contenders)
    able = tuple(seat for seat in contenders if ready_fighters(t, seat))
    if not able and f.phase == AT_THE_LIMIT:
        f.go_to(BY_LOT)
        g.call(RollOff("round-limit", contenders))
        return
    for seat in contenders:
        if seat not in able:
            g.tell(words.NO_FIGHTER, seat)
            tell_loss(g, seat, lose_influence(t, seat, SHAME))
    if len(able) > 1:
        g.call(Tournament(able))
    elif able:
        crown(g, able[0], ending(f))
    else:
        g.tell(words.PLAY_GOES_ON)


def by_lot(f: WinCheck, g: SpartacusGame) -> None:
    """At the round limit, where nobody tied for it can field a fighter, the highest die wins (S-100)."""
    crown(g, g.table.rolled_highest, ROUND_LIMIT)


BY_LOT: Final = Step(then=by_lot)


WIN_CHECK_STEPS: Final = in_order(LAST_MOMENT, LOOK, BY_LOT)
