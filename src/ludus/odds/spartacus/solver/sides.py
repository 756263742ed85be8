"""The two sides of a duel: their dice, what they carry, and what their abilities do to a fight.

A side is plain numbers, so that fighters who fight alike share one solution. Whatever the solver does not know, an
ability or a piece of equipment of an edited set, makes a duel one that can only be sampled.
"""

from typing import Final, NamedTuple

from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.box.cards import MarketTitle
from ludus.games.spartacus.combat.attack import (
    AGILE,
    COUNTER_ATTACK,
    HARDENED,
    IMPERVIOUS,
    INITIATE,
    RELENTLESS,
    VENGEFUL,
)
from ludus.games.spartacus.combat.blow import CRUEL, EVASIVE, GAMBLER, MERCILESS
from ludus.games.spartacus.combat.field import ARMS_REACH, AXE, DOCTORE, HELMET, JAVELIN, NET, SHIELD, SWORD
from ludus.games.spartacus.combat.initiative import TACTICIAN
from ludus.games.spartacus.combat.wounds import DETERMINED
from ludus.games.spartacus.features import Entrant
from ludus.games.spartacus.table.fighters import DECAPITATION, INJURY, STANDING, Dice

ITEMS: Final = (AXE, SHIELD, NET, JAVELIN)  # used up in a fight, as an ability that works once
ONCE: Final = len(ITEMS)  # the bit of that ability
WORN: Final = (SWORD, HELMET, "trident")

ONCE_ONLY: Final = (DETERMINED, INITIATE)
IN_A_DUEL: Final = (
    *(VENGEFUL, IMPERVIOUS, RELENTLESS, COUNTER_ATTACK, HARDENED, AGILE, EVASIVE, TACTICIAN, CRUEL, MERCILESS),
    *ONCE_ONLY,
)
# what makes no difference to how a duel is fought
ELSEWHERE: Final = (
    *("", GAMBLER, "cunning", "crowd-pleaser", "twice-blessed", "healer", "spy", "informant", "skilled"),
    *("exceptional", "handmaid", "bodyguard", "chaste"),
)


class Side(NamedTuple):
    """A fighter as a duel sees him."""

    dice: Dice
    reach: int
    throw: int  # how far his javelin flies
    items: int  # a mask: axe, shield, net, javelin, an ability that works once
    sword: bool
    helmet: bool
    ability: str  # "" if it makes no difference to a duel

    @property
    def fate(self) -> int:
        """What he makes at least of those he beats."""
        return {CRUEL: INJURY, MERCILESS: DECAPITATION}.get(self.ability, STANDING)


def sides_of(box: Box, one: Entrant, other: Entrant) -> tuple[Side, Side] | None:
    """Both as they meet; None where something in this duel is beyond the solver."""
    titles = {title.name: title for title in box.market}
    mine, yours = titles[one.name], titles[other.name]
    first = side_of(titles, one, mine, yours)
    second = side_of(titles, other, yours, mine)
    return None if first is None or second is None else (first, second)


def side_of(titles: dict[str, MarketTitle], entrant: Entrant, title: MarketTitle, foe: MarketTitle) -> Side | None:
    """One of them; Oenomaus switches the other's ability off."""
    if any(name not in ITEMS and name not in WORN for name in entrant.gear):
        return None
    if title.ability not in (*IN_A_DUEL, *ELSEWHERE, DOCTORE):
        return None
    ability = title.ability if title.ability in IN_A_DUEL and foe.ability != DOCTORE else ""
    weapons = [titles[name] for name in entrant.gear if titles[name].type == "weapon"]
    items = sum(1 << bit for bit, name in enumerate(ITEMS) if name in entrant.gear)
    return Side(
        (title.attack, title.defence, title.speed),
        max((weapon.reach for weapon in weapons), default=ARMS_REACH),
        titles[JAVELIN].reach if JAVELIN in entrant.gear else 0,
        items | (ability in ONCE_ONLY) << ONCE,
        SWORD in entrant.gear,
        HELMET in entrant.gear,
        ability,
    )
