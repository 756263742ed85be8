"""II. Arena: the gladiators' fight.

1. Strength      2. Red dice      3. Slaves and weapons      4. As many blue dice as their owner likes
5. Prizes: 3 bronze and a choice of points or a slave card; 2 bronze and what is left; 1 bronze.
Rulings applied: A-13 (the number of blue dice), A-15 (a lone fighter), A-50 (no slave card left).
"""

from math import comb
from typing import Final

from ludus.core.chance import Chance, Roll
from ludus.core.decision import Option
from ludus.core.frame import Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.aquileia import words
from ludus.games.aquileia.areas.contest import (
    Contest,
    all_go_home,
    cards_of,
    coins_step,
    dice_of,
    entrants,
    entrants_step,
    has_blue_dice,
    place_with,
    ranking,
    roll_blue,
    standing_with,
)
from ludus.games.aquileia.box import GOLD, ROUNDS, SERVI, SILVER, TAKE_POINTS, TAKE_SLAVE
from ludus.games.aquileia.decks import Drawing
from ludus.games.aquileia.table import AquileiaGame, AquileiaTable, cards_left, score

POINTS_PER_STRENGTH: Final = 2


class Fight(Contest):
    """The fight, and how many blue dice have been named for it."""

    def __init__(self, seats: tuple[Seat, ...], metals: tuple[int, ...], strengths: list[int]) -> None:
        super().__init__("arena", seats, metals, strengths)
        self.blue = 0

    def steps(self) -> list[Step]:
        return FIGHT_STEPS

    def copy(self) -> "Fight":
        f = Fight(self.seats, self.metals, self.strengths[:])
        self.carry(f)
        f.blue = self.blue
        return f

    def key(self) -> tuple[object, ...]:
        return (*self.contest_key(), self.blue)


def hold_fight(g: AquileiaGame) -> None:
    """Whoever has followers in the Arena fights; without any there is no fight."""
    t = g.table
    seats, metals, strengths = entrants(t, t.box.arena)
    if seats:
        g.call(Fight(seats, metals, strengths))


# --- 3. Cards ----------------------------------------------------------------------------------------


def consequence_of_card(f: Fight, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    """The strength and the place it would be now, and what that brings."""
    strength, place, *rest = standing_with(f, g, seat, option)
    if len(g.options(seat)) == 1:
        return Message(words.TO_NO_STRENGTH, (strength, place, *rest))
    return Message(words.TO_FIGHT_PLACE[place - 1], (strength, POINTS_PER_STRENGTH * strength, *rest))


# --- 4. Blue dice ------------------------------------------------------------------------------------


def ask_blue(f: Fight, g: AquileiaGame) -> tuple[Seat, ...]:
    return ONLY[g.table.potentia] if has_blue_dice(f, g.table) else NOBODY


def blue_options(f: Fight, g: AquileiaGame, seat: Seat) -> list[Option]:
    return list(g.table.box.blue[: g.table.blue_dice + 1])


def prompt_blue(f: Fight, g: AquileiaGame) -> Message:
    seat = Seat(g.table.potentia)
    return Message(words.ASK_BLUE, (seat, f.strengths[f.seats.index(seat)]))


def consequence_of_blue(f: Fight, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    """The chances of the three places in percent, and where the seat races too, the dice left for that."""
    t = g.table
    races = bool(t.stands[seat] & (t.box.sides[SILVER] | t.box.sides[GOLD]))
    left = (t.blue_dice - option.operand,) if races else ()
    if len(f.seats) == 1:
        return Message(words.TO_BLUE_ALONE_RACE if races else words.TO_BLUE_ALONE, left)
    places = tuple(round(100 * chance_of(f, t, seat, option.operand, place)) for place in (1, 2, 3))
    return Message(words.TO_BLUE_RACE if races else words.TO_BLUE, (*places, *left))


def chance_of(f: Fight, t: AquileiaTable, seat: Seat, dice: int, place: int) -> float:
    """How likely so many blue dice, rolled last, lead to a place."""
    own = f.seats.index(seat)
    hit = t.box.die.values.count(f.metals[own]) / len(t.box.die.values)
    chance = 0.0
    for hits in range(dice + 1):
        strengths = f.strengths[:]
        strengths[own] += hits
        if place_with(f, t, seat, strengths) == place:
            chance += comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits)
    return chance


def hear_blue(f: Fight, g: AquileiaGame, seat: Seat, option: Option) -> None:
    """The number is named once, and so many are rolled together (A-13)."""
    f.blue = option.operand
    f.go_to(BLUE)


HOW_MANY: Final = Step(
    "blue",
    "arena.blue",
    ask=ask_blue,
    options=blue_options,
    hear=hear_blue,
    consequence=consequence_of_blue,
    prompt=prompt_blue,
)


def luck_blue(f: Fight, g: AquileiaGame) -> Chance | None:
    return Roll("arena-blue", g.table.box.die, f.blue) if f.blue else None


def hear_blue_dice(f: Fight, g: AquileiaGame, seat: Seat, option: Option) -> None:
    roll_blue(f, g, option.operands)
    f.go_to(COINS)


BLUE: Final = Step("blue-dice", "arena.blue", luck=luck_blue, hear=hear_blue_dice)


# --- 5. Prizes ---------------------------------------------------------------------------------------


def ask_prize(f: Fight, g: AquileiaGame) -> tuple[Seat, ...]:
    return ONLY[f.seats[ranking(f, g.table)[0]]]


def prize_options(f: Fight, g: AquileiaGame, seat: Seat) -> list[Option]:
    """Points or a slave card, while there is one (A-50)."""
    return [TAKE_POINTS, TAKE_SLAVE] if cards_left(g.table, SERVI) else [TAKE_POINTS]


def prompt_prize(f: Fight, g: AquileiaGame) -> Message:
    first = ranking(f, g.table)[0]
    strength = f.strengths[first]
    return Message(words.ASK_PRIZE, (f.seats[first], strength, POINTS_PER_STRENGTH * strength))


def consequence_of_prize(f: Fight, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    """What the winner gets, and what is left for the second."""
    first, *others = ranking(f, g.table)
    if option is TAKE_POINTS:
        points = POINTS_PER_STRENGTH * f.strengths[first]
        return (
            Message(words.TO_POINTS, (points, f.seats[others[0]]))
            if others
            else Message(words.TO_POINTS_ALONE, (points,))
        )
    if not others:
        return Message(words.TO_LAST_SLAVE_ALONE if g.table.round == ROUNDS else words.TO_SLAVE_ALONE)
    return Message(words.TO_SLAVE, (POINTS_PER_STRENGTH * f.strengths[others[0]], f.seats[others[0]]))


def hear_prize(f: Fight, g: AquileiaGame, seat: Seat, option: Option) -> None:
    """The second gets what the winner left; with a lone fighter it lapses (A-15)."""
    g.tell(words.TAKES, seat, option.operand)
    first, *others = ranking(f, g.table)
    all_go_home(f, g, g.table.box.arena)
    on_points = [first] if option is TAKE_POINTS else others[:1]
    on_slave = others[:1] if option is TAKE_POINTS else [first]
    for i in on_points:
        score(g, f.seats[i], POINTS_PER_STRENGTH * f.strengths[i])
    for i in on_slave:
        g.call(Drawing(f.seats[i], SERVI, 1))


PRIZE: Final = Step(
    "prize",
    "arena.prizes",
    ask=ask_prize,
    options=prize_options,
    hear=hear_prize,
    consequence=consequence_of_prize,
    prompt=prompt_prize,
    auto=True,
)


DICE: Final = dice_of("arena")
CARDS: Final = cards_of("arena", consequence_of_card)
ENTRANTS: Final = entrants_step()
COINS: Final = coins_step()
FIGHT_STEPS: Final = in_order(ENTRANTS, DICE, CARDS, HOW_MANY, BLUE, COINS, PRIZE)
