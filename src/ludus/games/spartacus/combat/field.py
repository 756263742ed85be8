"""The field of combat: who stands where, what he carries, and whom he can reach (rulebook pp. 14–18).

A fighter is named by his place in `t.fighters`. Two sides fight, of one fighter each or of several.
Rulings applied: S-29 (movement), S-59 (exhausted equipment cannot be used), S-97 (a javelin flies over fighters).
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.frame import Frame
from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.table.fighters import NO_HEX, NO_SIDE, SPEED, STANDING, Dice, Fighter
from ludus.games.spartacus.table.table import READY, SpartacusGame, SpartacusTable, printed

BOTH_SIDES: Final = 0b11  # as a mask

SWORD: Final = "sword"  # one of the attack dice is rolled again, on every attack
AXE: Final = "axe"  # exhausted for a wound more
HELMET: Final = "helmet"  # one of the defence dice is rolled again, on every defence
SHIELD: Final = "shield"  # exhausted for a wound less
NET: Final = "net"  # exhausted for the initiative
JAVELIN: Final = "javelin"  # exhausted for an attack from afar, with speed dice

FLAIL: Final = "flail"  # a tie of the highest dice hits
LORICA: Final = "lorica"  # no attack costs more than so many dice
CALIGAE: Final = "caligae"  # moves further

DOCTORE: Final = "doctore"  # Oenomaus: his opponent's ability is switched off
LONG_ARMED: Final = "long-armed"  # Lugo: reaches over a hex whatever he carries
LONG_REACH: Final = 2
ARMS_REACH: Final = 1  # without a weapon that reaches further


class Melee(Frame):
    """How far a fight has got, as its rounds, turns and attacks need to know it; `combat.Fight` walks it."""

    def __init__(self) -> None:
        super().__init__()
        self.side = 0  # whose turn is next
        self.acted = 0  # a mask of the fighters who have acted this round
        self.has_blood_flowed = False  # somebody attacked this round
        self.quiet_rounds = 0  # in a row
        self.must_attack = False  # the crowd has been heard


def fight_of(g: SpartacusGame) -> Melee:
    """The fight that is being fought."""
    return g.enclosing(Melee)


def a_fighter(t: SpartacusTable, seat: Seat, card: MarketCard, side: int) -> Fighter:
    """A card as it steps into the arena: all its dice, nothing in its hands, on its side's starting hex, if any."""
    start = NO_HEX if side == NO_SIDE else t.box.arena.starts[side]
    return Fighter(card, seat, side, gear=(), dice=printed_dice(t, card), hex=start)


def on_side(t: SpartacusTable, fighter: Fighter, side: int) -> Fighter:
    """A fighter at the start of his side."""
    return fighter.but(side=side, hex=t.box.arena.starts[side])


def printed_dice(t: SpartacusTable, card: MarketCard) -> Dice:
    """The dice of an unwounded fighter."""
    title = printed(t, card)
    return (title.attack, title.defence, title.speed)


def replace(t: SpartacusTable, who: int, fighter: Fighter) -> None:
    """Put a fighter's new state in the place of the old."""
    fighters = list(t.fighters)
    fighters[who] = fighter
    t.fighters = tuple(fighters)


# --- sides -------------------------------------------------------------------------------------------


def standing(t: SpartacusTable, side: int) -> list[int]:
    """Who of a side still fights."""
    return [who for who, fighter in enumerate(t.fighters) if fighter.side == side and fighter.fate == STANDING]


def enemies(t: SpartacusTable, who: int) -> list[int]:
    """Whom a fighter is up against."""
    return standing(t, 1 - t.fighters[who].side)


def team_mates(t: SpartacusTable, who: int) -> list[int]:
    """Who fights beside a fighter."""
    return [other for other in standing(t, t.fighters[who].side) if other != who]


def opponents(t: SpartacusTable, who: int) -> list[int]:
    """Whom a fighter came to fight, fallen or not."""
    return [other for other, fighter in enumerate(t.fighters) if fighter.side != t.fighters[who].side]


def is_over(t: SpartacusTable) -> bool:
    """Whether a side has nobody left."""
    sides = 0
    for fighter in t.fighters:
        if fighter.fate == STANDING:
            sides |= 1 << fighter.side
    return sides != BOTH_SIDES


def winning_side(t: SpartacusTable) -> int:
    """The side that has won a fight that is over."""
    for fighter in t.fighters:
        if fighter.side == 0 and fighter.fate == STANDING:
            return 0
    return 1


# --- abilities and equipment -------------------------------------------------------------------------


def has_ability(t: SpartacusTable, who: int, ability: str, against: list[int]) -> bool:
    """Whether a fighter has an ability, and nobody he is up against switches it off."""
    market, fighters = t.box.market, t.fighters
    if market[fighters[who].card].ability != ability:
        return False
    for enemy in against:  # noqa: SIM110 - a generator takes longer
        if market[fighters[enemy].card].ability == DOCTORE:
            return False
    return True


def has_ability_against(t: SpartacusTable, who: int, ability: str, enemy: int) -> bool:
    """Whether a fighter has an ability, and this enemy does not switch it off."""
    market, fighters = t.box.market, t.fighters
    return market[fighters[who].card].ability == ability and market[fighters[enemy].card].ability != DOCTORE


def has_ability_still(t: SpartacusTable, who: int, ability: str) -> bool:
    """Whether a fighter has an ability, and no enemy still standing switches it off."""
    return t.box.market[t.fighters[who].card].ability == ability and has_ability(t, who, ability, enemies(t, who))


def carried(t: SpartacusTable, who: int, name: str) -> MarketCard | None:
    """A ready piece of equipment of that name a fighter carries."""
    market, condition = t.box.market, t.condition
    for piece in t.fighters[who].gear:
        if market[piece].name == name and condition[piece] == READY:
            return piece
    return None


# --- hexes -------------------------------------------------------------------------------------------


def free_hexes(t: SpartacusTable) -> int:
    """A mask of the hexes on which nobody stands."""
    free = t.box.arena.all
    for fighter in t.fighters:
        if fighter.fate == STANDING:
            free &= ~(1 << fighter.hex)
    return free


def reach_of(t: SpartacusTable, who: int) -> int:
    """How far a fighter's weapon reaches."""
    reach = LONG_REACH if has_ability_still(t, who, LONG_ARMED) else ARMS_REACH
    for piece in t.fighters[who].gear:
        title = printed(t, piece)
        if title.type == "weapon" and title.reach > reach:
            reach = title.reach
    return reach


def in_reach(t: SpartacusTable, who: int) -> list[int]:
    """The enemies a fighter can attack: beside him, or further away over a hex that is free."""
    mine = t.fighters[who]
    distance, other_side = t.box.arena.distance[mine.hex], 1 - mine.side
    found = []
    for enemy, fighter in enumerate(t.fighters):
        if fighter.side == other_side and fighter.fate == STANDING:
            away = distance[fighter.hex]
            if away == ARMS_REACH or (away == LONG_REACH and reaches_over(t, who, fighter.hex)):
                found.append(enemy)
    return found


def reaches_over(t: SpartacusTable, who: int, there: int) -> bool:
    """Whether a fighter's weapon reaches a hex that is two away: one between must be free."""
    between = t.box.arena.between(t.fighters[who].hex, there)
    return between & free_hexes(t) != 0 and reach_of(t, who) >= LONG_REACH


def in_range(t: SpartacusTable, who: int) -> list[int]:
    """The enemies a fighter can throw his javelin at."""
    javelin = carried(t, who, JAVELIN)
    if javelin is None:
        return []
    distance = t.box.arena.distance[t.fighters[who].hex]
    return [enemy for enemy in enemies(t, who) if distance[t.fighters[enemy].hex] <= printed(t, javelin).reach]


def steps_away(t: SpartacusTable, who: int, steps: int) -> tuple[int, ...]:
    """The hexes a fighter can move to with so many steps, over free hexes only."""
    arena = t.box.arena
    return arena.hexes_in(arena.reach(t.fighters[who].hex, steps, free_hexes(t)))


def moves_away(t: SpartacusTable, who: int, steps: int, to: tuple[Option, ...]) -> list[Option]:
    """The same as options of a table that has one for each hex."""
    return t.box.arena.moves(to, t.fighters[who].hex, steps, free_hexes(t))


def stride(t: SpartacusTable, who: int) -> int:
    """How many hexes a fighter can move: his speed dice, and further in good shoes."""
    fighter = t.fighters[who]
    shoes = carried(t, who, CALIGAE) if fighter.gear else None
    return fighter.dice[SPEED] + (0 if shoes is None else printed(t, shoes).further)


def step_to(t: SpartacusTable, who: int, to: int) -> None:
    """Move a fighter to a hex."""
    replace(t, who, t.fighters[who].at(to))
