"""Tables of The Serpents and the Wolf set by hand for a Primus, and fights of teams."""

from ludus.core.frame import Frame, Step
from ludus.core.ids import Seat
from ludus.games.spartacus.arena.phase import ArenaPhase
from ludus.games.spartacus.combat.field import a_fighter
from ludus.games.spartacus.combat.fight import Fight, Turn
from ludus.games.spartacus.play import Spartacus
from ludus.games.spartacus.table.fighters import Dice
from ludus.games.spartacus.table.table import ARENA, SpartacusTable
from tests.games.spartacus.tables import BOX, A, B, C, D, a_table, asset, begin

FULL = BOX.full
HOUSES = {
    A: "crixus agron sword-1",
    B: "mannus varro shield-1",
    C: "spartacus cook net-1",
    D: "barca totus javelin-1",
}
TEAMS = ((A, "crixus", 0, "d4"), (B, "mannus", 0, "c3"), (C, "spartacus", 1, "d6"), (D, "barca", 1, "c4"))

Place = tuple[Seat, str, int, str]  # house, fighter, side and hex


def a_wide_table(
    assets: dict[Seat, str] = HOUSES,
    *,
    influence: tuple[int, ...] = (9, 4, 4, 4, 4, 4),
    favor: dict[str, int] | None = None,
    **more: object,
) -> SpartacusTable:
    """A table with the expansion; everything not named lies in its pile."""
    settings: dict[str, object] = {"expansion": "on", "deals": "off", "phase": ARENA, **more}
    t = a_table(assets=assets, influence=influence, **settings)  # type: ignore[arg-type]
    for name, tokens in (favor or {}).items():
        t.favor[asset(name)] = tokens
    return t


def the_games(t: SpartacusTable | None = None, **more: object) -> Spartacus:
    """The arena phase from its beginning; the host has 10 influence once he presides."""
    return begin(t or a_wide_table(**more), ArenaPhase())  # type: ignore[arg-type]


def teams(
    places: tuple[Place, ...] = TEAMS,
    *,
    gear: dict[str, str] | None = None,
    dice: dict[str, Dice] | None = None,
    **more: object,
) -> SpartacusTable:
    """A table whose fighters stand in the arena already, in the order named."""
    gear, dice = gear or {}, dice or {}
    owned: dict[Seat, str] = {}
    for seat, name, _, _ in places:
        owned[seat] = f"{owned.get(seat, '')} {name} {gear.get(name, '')}"
    t = a_wide_table(owned, **more)  # type: ignore[arg-type]
    for seat, name, side, at in places:
        fighter = a_fighter(t, seat, asset(name), side)
        pieces = tuple(asset(piece) for piece in gear.get(name, "").split())
        placed = fighter.but(gear=pieces, dice=dice.get(name, fighter.dice), hex=FULL.arena.number[at])
        t.fighters = (*t.fighters, placed)
    return t


def a_melee(places: tuple[Place, ...] = TEAMS, **more: object) -> Spartacus:
    """A fight of teams, from the first round on."""
    return begin(teams(places, **more), Fight())  # type: ignore[arg-type]


def a_turn_of(who: int, places: tuple[Place, ...] = TEAMS, **more: object) -> Spartacus:
    """The turn of one fighter in a fight of teams; everybody else of his side has acted."""
    g = Spartacus(teams(places, **more))  # type: ignore[arg-type]
    fight = Fight()
    fight.step, fight.acted = 1, sum(1 << i for i in range(len(places)))
    g.stack = [fight, Turn(who)]
    g.settle()
    return g


def within_the_games(t: SpartacusTable, step: Step, frame: Frame | None = None) -> Spartacus:
    """The arena phase at one of its steps."""
    g = Spartacus(t)
    phase = ArenaPhase()
    phase.go_to(step)
    g.stack = [phase] if frame is None else [phase, frame]
    g.settle()
    return g


def names(t: SpartacusTable) -> list[str]:
    """The fighters in the arena."""
    return [FULL.asset_names[fighter.card] for fighter in t.fighters]


def sides(t: SpartacusTable) -> dict[str, int]:
    """Who is on which side."""
    return {FULL.asset_names[fighter.card]: fighter.side for fighter in t.fighters}
