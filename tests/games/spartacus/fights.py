"""Fights set by hand: two fighters in the arena, side by side unless said otherwise."""

from ludus.core.ids import Seat
from ludus.games.spartacus.combat.attack import Attack
from ludus.games.spartacus.combat.field import a_fighter
from ludus.games.spartacus.combat.fight import Fight, Turn
from ludus.games.spartacus.play import Spartacus
from ludus.games.spartacus.table.fighters import Dice, fate_of
from ludus.games.spartacus.table.table import SpartacusTable
from tests.games.spartacus.tables import BOX, A, B, a_table, asset, begin

SIDE_BY_SIDE = ("d4", "d5")


def at(name: str) -> int:
    """The hex of a name."""
    return BOX.arena.number[name]


def a_duel(
    one: str,
    other: str,
    *,
    gear: tuple[str, str] = ("", ""),
    dice: tuple[Dice | None, Dice | None] = (None, None),
    hexes: tuple[str, str] = SIDE_BY_SIDE,
    exhausted: str = "",
    **settings: object,
) -> SpartacusTable:
    """A's fighter against B's; each house owns what its fighter carries."""
    names = (f"{one} {gear[0]}", f"{other} {gear[1]}")
    t = a_table(assets={A: names[0], B: names[1]}, exhausted=exhausted, **settings)  # type: ignore[arg-type]
    for side, name in enumerate((one, other)):
        fighter = a_fighter(t, Seat(side), asset(name), side)
        t.fighters = (
            *t.fighters,
            fighter.but(
                gear=tuple(asset(piece) for piece in gear[side].split()),
                dice=dice[side] or fighter.dice,
                hex=at(hexes[side]),
            ),
        )
    return t


def an_attack(one: str, other: str, with_javelin: bool = False, **more: object) -> Spartacus:
    """A's fighter attacks B's."""
    return begin(a_duel(one, other, **more), Attack(0, 1, with_javelin))  # type: ignore[arg-type]


def a_fight(one: str, other: str, **more: object) -> Spartacus:
    """A whole fight, from the first round on."""
    return begin(a_duel(one, other, **more), Fight())  # type: ignore[arg-type]


def a_turn(one: str, other: str, **more: object) -> Spartacus:
    """The turn of A's fighter, in a fight."""
    g = Spartacus(a_duel(one, other, **more))  # type: ignore[arg-type]
    fight = Fight()
    fight.step, fight.acted, fight.side = 1, 1, 1
    g.stack = [fight, Turn(0)]
    g.settle()
    return g


def dice_left(g: Spartacus) -> tuple[int, int]:
    """How many dice each fighter has left."""
    one, other = (sum(fighter.dice) for fighter in g.table.fighters)
    return one, other


def fates(g: Spartacus) -> tuple[int, int]:
    """How it stands with both."""
    one, other = (fate_of(fighter) for fighter in g.table.fighters)
    return one, other


def hex_names(g: Spartacus) -> list[str]:
    """Where the fighters stand."""
    return [BOX.arena.names[fighter.hex] for fighter in g.table.fighters]
