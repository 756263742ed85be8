"""The teams of a Primus and where they start (The Serpents and the Wolf).

1. The host says who fights beside the first fighter sent: they are team I, the others team II. Two fighters of one
   house are always in one team.
2. In the order in which they were sent each fighter takes a free hex beside his team's start.
Rulings applied: S-165 (the first fighter's team is I, each Dominus chooses the hex).
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.combat.field import replace
from ludus.games.spartacus.table.fighters import NO_HEX, NO_SIDE
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable
from ludus.games.spartacus.words import primus as words

FIRST: Final = 0  # the fighter sent first
NOBODY_LEFT: Final = -1


class Teams(Frame):
    """Four fighters are sorted and placed; how far it has got can be seen on the fighters."""

    def steps(self) -> list[Step]:
        return TEAMS_STEPS

    def copy(self) -> "Teams":
        f = Teams()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


# --- 1. The teams ------------------------------------------------------------------------------------


def torn_apart(t: SpartacusTable, partner: int) -> list[Seat]:
    """The houses whose fighters would face each other with this partner for the first fighter."""
    team = [t.fighters[who].seat for who in (FIRST, partner)]
    rest = [fighter.seat for who, fighter in enumerate(t.fighters) if who not in (FIRST, partner)]
    return [seat for seat in dict.fromkeys(team) if seat in rest]


def partners(t: SpartacusTable) -> list[int]:
    """Who can fight beside the first fighter."""
    return [who for who in range(1, len(t.fighters)) if not torn_apart(t, who)]


def ask_teams(f: Teams, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[g.table.host]


def teams_options(f: Teams, g: SpartacusGame, seat: Seat) -> list[Option]:
    t = g.table
    return [t.box.assets("team-with")[t.fighters[who].card] for who in partners(t)]


def why_no_team(f: Teams, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    t = g.table
    return [
        Blocked(
            t.box.assets("team-with")[t.fighters[who].card],
            Message(words.STAY_TOGETHER, (torn_apart(t, who)[0],)),
            "primus.teams",
        )
        for who in range(1, len(t.fighters))
        if torn_apart(t, who)
    ]


def hear_teams(f: Teams, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t = g.table
    team = (t.fighters[FIRST].card, option.operand)
    t.fighters = tuple(fighter.but(side=0 if fighter.card in team else 1) for fighter in t.fighters)
    g.tell(words.TEAMS, team, tuple(fighter.card for fighter in t.fighters if fighter.side))
    f.go_on()


TEAMS: Final = Step(
    "teams",
    "primus.teams",
    ask=ask_teams,
    options=teams_options,
    hear=hear_teams,
    why_not=why_no_team,
    prompt=lambda f, g: Message(words.ASK_TEAMS, (g.table.host, g.table.fighters[FIRST].card)),
    auto=True,
)


# --- 2. The start ------------------------------------------------------------------------------------


def next_to_place(t: SpartacusTable) -> int:
    """The first fighter who still waits at the edge."""
    return next((who for who, fighter in enumerate(t.fighters) if fighter.hex == NO_HEX), NOBODY_LEFT)


def start_hexes(t: SpartacusTable, who: int) -> list[int]:
    """The free hexes beside the start of a fighter's team; on a board with too few, the nearest to it."""
    arena = t.box.arena
    away = arena.distance[arena.starts[t.fighters[who].side]]
    taken = [fighter.hex for fighter in t.fighters]
    free = [h for h in arena.hexes if away[h] and h not in taken]
    nearest = min(away[h] for h in free)
    return [h for h in free if away[h] == nearest]


def open_starts(t: SpartacusTable) -> list[int]:
    """Where the fighter who is placed next can start; nowhere, while teams are not made or all have their places."""
    who = next_to_place(t)
    return [] if who == NOBODY_LEFT or t.fighters[who].side == NO_SIDE else start_hexes(t, who)


def ask_start(f: Teams, g: SpartacusGame) -> tuple[Seat, ...]:
    who = next_to_place(g.table)
    return NOBODY if who == NOBODY_LEFT else ONLY[g.table.fighters[who].seat]


def start_options(f: Teams, g: SpartacusGame, seat: Seat) -> list[Option]:
    t = g.table
    return [t.box.hexes("start-on")[h] for h in start_hexes(t, next_to_place(t))]


def hear_start(f: Teams, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t = g.table
    who = next_to_place(t)
    replace(t, who, t.fighters[who].but(hex=option.operand))
    g.tell(words.STARTS_ON, t.fighters[who].card, option.operand)


def prompt_start(f: Teams, g: SpartacusGame) -> Message:
    fighter = g.table.fighters[next_to_place(g.table)]
    return Message(words.ASK_START, (fighter.seat, fighter.card))


START_HEX: Final = Step(
    "start-hex",
    "primus.start",
    ask=ask_start,
    options=start_options,
    hear=hear_start,
    prompt=prompt_start,
    auto=True,
)


TEAMS_STEPS: Final = in_order(TEAMS, START_HEX)
