"""Fighters in the arena: a plain record of each, and the arithmetic of their dice (rulebook pp. 14–16).

The dice of a fighter are his life: how many attributes stand at 0 says how a fight ended for him. Nothing here looks
at the table. Rulings applied: S-23 (wounds), S-25 (comparison), S-27 (pairs and triples).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import MarketCard

# attributes
ATTACK: Final = 0
DEFENCE: Final = 1
SPEED: Final = 2
ATTRIBUTES: Final = ("attack", "defence", "speed")

# fates: how many attributes are at 0
STANDING: Final = 0
YIELD: Final = 1
INJURY: Final = 2
DECAPITATION: Final = 3
FATES: Final = ("standing", "yield", "injury", "decapitation")

NO_SIDE: Final = -1  # of a fighter who is in no team yet
NO_HEX: Final = -1  # of one who waits at the edge of the arena

HITS_UNMATCHED: Final = 3  # an attack die that no defence die meets hits with so much or more

MOST_DICE: Final = 9  # that a card can show for an attribute

Dice = tuple[int, int, int]  # left of each attribute
Rolled = tuple[int, ...]  # highest first

LAST_DICE: Final[Dice] = (1, 1, 1)  # one more wound, and the fighter is beaten
FALLEN: Final[tuple[Dice, ...]] = (LAST_DICE, (1, 1, 0), (1, 0, 0), (0, 0, 0))  # by fate


@mypyc_attr(acyclic=True)
class Fighter:
    """A gladiator or slave in the arena, with what he carries. He never changes: `but` gives him in another state."""

    __slots__ = ("card", "dice", "fate", "gear", "has_used_ability", "hex", "seat", "side")

    def __init__(
        self,
        card: MarketCard,
        seat: Seat,
        side: int,
        *,
        gear: tuple[MarketCard, ...],
        dice: Dice,
        hex: int,
        has_used_ability: bool = False,
    ) -> None:
        self.card = card
        self.seat = seat  # his Dominus
        self.side = side  # 0 began at I, 1 at II; a team shares its side, and a traitor changes it
        self.gear = gear
        self.dice = dice
        self.hex = hex
        self.has_used_ability = has_used_ability  # one that works once per fight
        attack, defence, speed = dice
        self.fate = (attack == 0) + (defence == 0) + (speed == 0)  # how it stands with him

    def but(
        self,
        *,
        card: MarketCard | None = None,
        seat: Seat | None = None,
        side: int | None = None,
        gear: tuple[MarketCard, ...] | None = None,
        dice: Dice | None = None,
        hex: int | None = None,
        has_used_ability: bool | None = None,
    ) -> "Fighter":
        """The same fighter with something changed."""
        return Fighter(
            self.card if card is None else card,
            self.seat if seat is None else seat,
            self.side if side is None else side,
            gear=self.gear if gear is None else gear,
            dice=self.dice if dice is None else dice,
            hex=self.hex if hex is None else hex,
            has_used_ability=self.has_used_ability if has_used_ability is None else has_used_ability,
        )

    def at(self, hex: int) -> "Fighter":
        """The same fighter on another hex."""
        return Fighter(
            self.card,
            self.seat,
            self.side,
            gear=self.gear,
            dice=self.dice,
            hex=hex,
            has_used_ability=self.has_used_ability,
        )

    def key(self) -> tuple[object, ...]:
        """All of him, for comparing and hashing."""
        return (self.card, self.seat, self.side, self.gear, self.dice, self.hex, self.has_used_ability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fighter) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        state = f"dice={self.dice}, hex={self.hex}, has_used_ability={self.has_used_ability}"
        return f"Fighter(card={self.card}, seat={self.seat}, side={self.side}, gear={self.gear}, {state})"


def fate_of(fighter: Fighter) -> int:
    """How it stands with a fighter: the number of his attributes at 0."""
    return fighter.fate


def is_standing(fighter: Fighter) -> bool:
    """Whether a fighter still fights."""
    return fighter.fate == STANDING


# --- Wounds ------------------------------------------------------------------------------------------


def fate_after(dice: Dice, wounds: int) -> int:
    """What so many wounds make of a fighter; which dice he loses plays no part (S-23)."""
    return min(max(wounds - to_spare(dice), STANDING), DECAPITATION)


def to_spare(dice: Dice) -> int:
    """How many dice a standing fighter can lose before a wound beats him."""
    attack, defence, speed = dice
    return attack + defence + speed - len(ATTRIBUTES)


def can_lose(dice: Dice) -> list[int]:
    """The attributes a standing fighter may take a wound on: none goes to 0 while another is above 1."""
    return [attribute for attribute in range(len(dice)) if dice[attribute] > 1]


def less_one(dice: Dice, attribute: int) -> Dice:
    """The dice after a wound on one attribute."""
    attack, defence, speed = dice
    if attribute == ATTACK:
        return (attack - 1, defence, speed)
    return (attack, defence - 1, speed) if attribute == DEFENCE else (attack, defence, speed - 1)


# --- Comparing dice ----------------------------------------------------------------------------------


def hits(attack: Rolled, defence: Rolled, ties_hit: bool = False, high_tie_hits: bool = False) -> int:
    """Highest against highest: a higher attack die hits, a tie goes to the defender (S-25)."""
    return len(which_hit(attack, defence, ties_hit, high_tie_hits))


def which_hit(attack: Rolled, defence: Rolled, ties_hit: bool = False, high_tie_hits: bool = False) -> Rolled:
    """The places of the attack dice that hit, counted from 1."""
    met, places = len(defence), []
    for place, die in enumerate(attack):
        if place >= met:
            is_hit = die >= HITS_UNMATCHED
        elif die == defence[place]:
            is_hit = ties_hit or (high_tie_hits and place == 0)
        else:
            is_hit = die > defence[place]
        if is_hit:
            places.append(place + 1)
    return tuple(places)


def pairs(dice: Rolled) -> int:
    """How many pairs there are, each die counted once: three alike are one pair, four are two (S-27)."""
    return sum(dice.count(face) // 2 for face in set(dice))


def triples(dice: Rolled) -> int:
    """How many triples there are, each die counted once (S-27)."""
    return sum(dice.count(face) // 3 for face in set(dice))


def without(dice: Rolled, faces: Rolled) -> Rolled:
    """The dice left when some are picked up to be rolled again; a die picked twice is picked once."""
    if not faces:
        return dice
    left = list(dice)
    for face in faces:
        if face in left:
            left.remove(face)
    return tuple(left)


def together(kept: Rolled, rolled: Rolled) -> Rolled:
    """Dice that stayed and dice rolled anew, highest first."""
    return tuple(sorted(kept + rolled, reverse=True)) if kept else rolled
