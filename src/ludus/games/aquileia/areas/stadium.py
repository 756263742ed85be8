"""III. Stadium: the chariot race.

1. Strength      2. Red dice      3. Horses of the own side      4. All blue dice not used in the Arena
5. Prizes: 3, 2 and 1 coins of the own side; the winner looks at the open and the top hidden stadium card, keeps one and
passes the other on to the second.      Two stadium cards leave every round.
Rulings applied: A-16 (a lone racer), A-34 (who learns what), A-35 (two cards a round), A-49 (cards that leave).
"""

from typing import Final

from ludus.core.chance import Chance, Draw, Roll
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
    ranking,
    roll_blue,
    standing_with,
)
from ludus.games.aquileia.box import KEEP_HIDDEN, KEEP_OPEN, NEUTRAL, changed
from ludus.games.aquileia.table import (
    HIDDEN,
    OFF,
    OPEN,
    UNDECIDED,
    AquileiaGame,
    AquileiaTable,
    Award,
    villa_sums,
)


class Race(Contest):
    """The race; nobody may take part, and the two stadium cards leave all the same."""

    def __init__(self, seats: tuple[Seat, ...], metals: tuple[int, ...], strengths: list[int]) -> None:
        super().__init__("stadium", seats, metals, strengths)

    def steps(self) -> list[Step]:
        return RACE_STEPS

    def copy(self) -> "Race":
        f = Race(self.seats, self.metals, self.strengths[:])
        self.carry(f)
        return f

    def key(self) -> tuple[object, ...]:
        return self.contest_key()


def hold_race(g: AquileiaGame) -> None:
    """Whoever has followers in the Stadium races."""
    g.call(Race(*entrants(g.table, g.table.box.stadium)))


def draw_laurel(t: AquileiaTable) -> Draw:
    """One card of the pile of stadium cards, which is never made anew."""
    kinds = [kind for kind, count in enumerate(t.laurels) if count]
    return Draw("stadium", 0, [t.box.laurel[kind] for kind in kinds], [t.laurels[kind] for kind in kinds])


# --- 3. Cards ----------------------------------------------------------------------------------------


def consequence_of_card(f: Race, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    """The strength and the place it would be now, and what that brings."""
    strength, place, *rest = standing_with(f, g, seat, option)
    if len(g.options(seat)) == 1:
        return Message(words.TO_NO_STRENGTH, (strength, place, *rest))
    if place > len(words.TO_RACE_PLACE):
        return Message(words.TO_NO_PRIZE, (strength, place, *rest))
    return Message(words.TO_RACE_PLACE[place - 1], (strength, f.metals[f.turn], *rest))


# --- 4. Blue dice ------------------------------------------------------------------------------------


def luck_blue(f: Race, g: AquileiaGame) -> Chance | None:
    """All dice that are left: this roll is not a choice."""
    t = g.table
    return Roll("stadium-blue", t.box.die, t.blue_dice) if has_blue_dice(f, t) else None


def hear_blue_dice(f: Race, g: AquileiaGame, seat: Seat, option: Option) -> None:
    roll_blue(f, g, option.operands)
    f.go_on()


BLUE: Final = Step("blue-dice", "stadium.blue", luck=luck_blue, hear=hear_blue_dice)


# --- 5. Prizes ---------------------------------------------------------------------------------------


def luck_laurel(f: Race, g: AquileiaGame) -> Chance | None:
    return draw_laurel(g.table)


def hear_laurel(f: Race, g: AquileiaGame, seat: Seat, option: Option) -> None:
    """The top hidden card: seen by the winner only, and by nobody if there is none."""
    t = g.table
    hidden = option.operand
    order = [*(f.seats[i] for i in ranking(f, t)), OFF, OFF]
    t.laurels = changed(t.laurels, hidden, -1)
    t.awards = (*t.awards, Award(t.open_laurel, hidden, order[0], order[1], UNDECIDED))
    if f.seats:
        g.whisper(ONLY[order[0]], words.LOOKS, order[0], hidden)
    else:
        g.tell(words.NO_RACE, t.open_laurel)
    t.open_laurel = OFF
    f.go_on()


LAUREL: Final = Step("laurel", "stadium.laurels", luck=luck_laurel, hear=hear_laurel)


def ask_laurel(f: Race, g: AquileiaGame) -> tuple[Seat, ...]:
    winner = g.table.awards[-1].winner
    return NOBODY if winner == OFF else ONLY[winner]


def laurel_options(f: Race, g: AquileiaGame, seat: Seat) -> list[Option]:
    """Always both, also if they are alike: one option would tell."""
    return [KEEP_OPEN, KEEP_HIDDEN]


def prompt_laurel(f: Race, g: AquileiaGame) -> Message:
    award = g.table.awards[-1]
    return Message(words.ASK_LAUREL, (award.winner, award.open))


def consequence_of_laurel(f: Race, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    """What the card kept is worth now, and where the other one goes."""
    t = g.table
    award = t.awards[-1]
    kept, other = (award.open, award.hidden) if option is KEEP_OPEN else (award.hidden, award.open)
    laurel = t.box.laurels[kept]
    points = laurel.points if laurel.colour == NEUTRAL else villa_sums(t, seat)[laurel.colour]
    if award.second == OFF:
        return Message(words.TO_LAUREL_ALONE, (points, other))
    return Message(words.TO_LAUREL, (points, award.second, other))


def hear_laurel_kept(f: Race, g: AquileiaGame, seat: Seat, option: Option) -> None:
    """The second gets the other card; a lone racer's other card leaves the game (A-16)."""
    t = g.table
    two = t.awards[-1]
    award = Award(two.open, two.hidden, two.winner, two.second, OPEN if option is KEEP_OPEN else HIDDEN)
    t.awards = (*t.awards[:-1], award)
    other = award.hidden if award.kept == OPEN else award.open
    g.whisper(ONLY[seat], words.KEEPS, seat, award.laurel_of(seat))
    if award.second == OFF:
        g.whisper(ONLY[seat], words.RETURNS, seat, other)
    else:
        g.whisper((seat, Seat(award.second)), words.PASSES_ON, seat, award.second, other)
    leave_stadium(f, g)


def leave_stadium(f: Race, g: AquileiaGame) -> None:
    all_go_home(f, g, g.table.box.stadium)


KEEP: Final = Step(
    "keep",
    "stadium.laurels",
    ask=ask_laurel,
    options=laurel_options,
    hear=hear_laurel_kept,
    then=leave_stadium,
    consequence=consequence_of_laurel,
    prompt=prompt_laurel,
)


DICE: Final = dice_of("stadium")
CARDS: Final = cards_of("stadium", consequence_of_card)
ENTRANTS: Final = entrants_step()
COINS: Final = coins_step()
RACE_STEPS: Final = in_order(ENTRANTS, DICE, CARDS, BLUE, COINS, LAUREL, KEEP)
