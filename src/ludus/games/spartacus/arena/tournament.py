"""The tournament that decides between several houses (rulebook p. 16).

Two houses fight for it. Of three, the two poorest fight first, and the winner meets the third; of four, the two poorest
fight, then the two richest, then the winners. Of five or six the four richest fight as four would. Fights go by the
ordinary rules, for nothing but the game: no tribute, no bets, no favor, no verdict. The fallen keep their place in
their house, and whoever fights again has all his dice again.
Rulings applied: S-37 (what a house is worth), S-99 (no consequences), S-101 (ties), S-102 (who sends first), S-172
(five and six).
"""

from typing import Final

from ludus.core.chance import D6, Chance, Roll
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import Seat
from ludus.games.spartacus.arena.invitations import Entry
from ludus.games.spartacus.box.cards import EQUIPMENT, GLADIATOR
from ludus.games.spartacus.combat.field import standing, winning_side
from ludus.games.spartacus.combat.fight import Fight
from ludus.games.spartacus.table.lapses import lapse
from ludus.games.spartacus.table.promises import note_end_of_game
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, printed, ready_assets
from ludus.games.spartacus.words import common
from ludus.games.spartacus.words import victory as words

MOST_HOUSES: Final = 4  # that fight
# the first steps


class Tournament(Frame):
    """Houses in the order they fight: the first two next, a winner to the end of the line."""

    def __init__(self, houses: tuple[Seat, ...]) -> None:
        super().__init__()
        self.houses = houses
        self.began_with = len(houses)
        self.ranks: tuple[tuple[int, ...], ...] = ((),) * len(houses)  # worth, then dice for ties
        self.tied: tuple[Seat, ...] = ()
        self.dice: tuple[int, ...] = ()  # rolled by those tied, so far

    def steps(self) -> list[Step]:
        return TOURNAMENT_STEPS

    def copy(self) -> "Tournament":
        f = Tournament(self.houses)
        f.step = self.step
        f.began_with = self.began_with
        f.ranks = self.ranks
        f.tied = self.tied
        f.dice = self.dice
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.houses, self.began_with, self.ranks, self.tied, self.dice)


def crown(g: SpartacusGame, seat: Seat, how: str) -> None:
    """Somebody has won, and every rule still under way is over."""
    t = g.table
    note_end_of_game(g)
    t.winner, t.how = seat, how
    g.tell(words.WINS, seat, t.influence[seat])
    lapse(g, lambda offer: True)
    for frame in g.stack:
        frame.end()


# --- The order of fights -----------------------------------------------------------------------------


def worth(t: SpartacusTable, seat: Seat) -> int:
    """The gold printed on a house's ready gladiators and equipment (S-37)."""
    cards = [*ready_assets(t, seat, GLADIATOR), *ready_assets(t, seat, EQUIPMENT)]
    return sum(printed(t, card).gold for card in cards)


def rank(f: Tournament, g: SpartacusGame) -> None:
    """The poorest first; two houses need no order."""
    t = g.table
    if f.began_with == 2:
        f.go_to(FIRST_FIGHTER)
        return
    if f.ranks[0] == ():
        f.ranks = tuple((worth(t, seat),) for seat in f.houses)
        for seat, (gold,) in zip(f.houses, f.ranks, strict=True):
            g.tell(words.WORTH, seat, gold)
    f.tied = tuple(seat for seat, rank in zip(f.houses, f.ranks, strict=True) if f.ranks.count(rank) > 1)
    if f.tied:
        f.go_to(BREAK_TIES)
        return
    houses = [seat for _, seat in sorted(zip(f.ranks, f.houses, strict=True))]
    too_poor, f.houses = houses[:-MOST_HOUSES], tuple(houses[-MOST_HOUSES:])
    if too_poor:
        g.tell(words.TOO_POOR, tuple(too_poor))
    f.began_with = len(f.houses)
    f.go_to(FIRST_FIGHTER)


RANK: Final = Step(then=rank)


def luck_tie(f: Tournament, g: SpartacusGame) -> Chance | None:
    return Roll("tournament", D6, 1) if len(f.dice) < len(f.tied) else None


def hear_tie(f: Tournament, g: SpartacusGame, seat: Seat, option: Option) -> None:
    g.tell(common.ROLLS_OFF, f.tied[len(f.dice)], option.operand)
    f.dice = (*f.dice, option.operand)


def note_ties(f: Tournament, g: SpartacusGame) -> None:
    """A higher die counts as richer; those still tied roll again (S-101)."""
    rolled = dict(zip(f.tied, f.dice, strict=True))
    f.ranks = tuple(
        (*rank, rolled[seat]) if seat in rolled else rank for seat, rank in zip(f.houses, f.ranks, strict=True)
    )
    f.dice = ()
    f.go_to(RANK)


BREAK_TIES: Final = Step("tie-roll", "victory.tournament", luck=luck_tie, hear=hear_tie, then=note_ties)


# --- The fights --------------------------------------------------------------------------------------


def first_fighter(f: Tournament, g: SpartacusGame) -> None:
    f.go_on()
    g.tell(words.BOUT, f.houses[0], f.houses[1])
    g.call(Entry(f.houses[0], side=0, may_refuse=False))


FIRST_FIGHTER: Final = Step(then=first_fighter)


def second_fighter(f: Tournament, g: SpartacusGame) -> None:
    f.go_on()
    g.call(Entry(f.houses[1], side=1, may_refuse=False))


SECOND_FIGHTER: Final = Step(then=second_fighter)


def fight(f: Tournament, g: SpartacusGame) -> None:
    f.go_on()
    g.call(Fight())


FIGHT: Final = Step(then=fight)


def next_bout(f: Tournament, g: SpartacusGame) -> None:
    """The winner waits at the end of the line; the last one left has won the game."""
    t = g.table
    winner = t.fighters[standing(t, winning_side(t))[0]]
    t.fighters = ()
    g.tell(words.BOUT_WON, winner.seat, winner.card)
    f.houses = (*f.houses[2:], winner.seat)
    f.go_to(FIRST_FIGHTER)
    if len(f.houses) == 1:
        crown(g, winner.seat, f"tournament-{f.began_with}")


NEXT_BOUT: Final = Step(then=next_bout)


TOURNAMENT_STEPS: Final = in_order(RANK, BREAK_TIES, FIRST_FIGHTER, SECOND_FIGHTER, FIGHT, NEXT_BOUT)
