"""Trial fights (rulebook p. 15 recommends them): two fighters, any equipment, and nothing at stake.

1. Everything there is to fight with lies ready.      2. Each house sends and equips a fighter, or one house both.
3. They fight by the ordinary rules. Whoever is left standing has won.
Rulings applied: S-99 (no consequences).
"""

from typing import Final

from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import Seat
from ludus.games.spartacus.arena.invitations import Entry
from ludus.games.spartacus.box.cards import EQUIPMENT, GLADIATOR, MarketCard
from ludus.games.spartacus.combat.field import replace, standing, winning_side
from ludus.games.spartacus.combat.fight import Fight
from ludus.games.spartacus.table.moves import acquire, take_from_pile, transfer
from ludus.games.spartacus.table.table import ARENA, SpartacusGame, printed
from ludus.games.spartacus.words import victory as words

TRIAL_WON: Final = "trial"  # the only ending
FIRST: Final = Seat(0)
SECOND: Final = Seat(1)


class Trial(Frame):
    """One fight, from the armoury to its end."""

    def __init__(self, one_picks: bool) -> None:
        super().__init__()
        self.one_picks = one_picks  # the first house sends both fighters

    def steps(self) -> list[Step]:
        return TRIAL_STEPS

    def copy(self) -> "Trial":
        f = Trial(self.one_picks)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.one_picks)


def open_armoury(f: Trial, g: SpartacusGame) -> None:
    """The first house may choose from all gladiators and all equipment in the box."""
    t = g.table
    t.round, t.phase = 1, ARENA
    for card in t.box.market_cards:
        if printed(t, card).kind in (GLADIATOR, EQUIPMENT):
            take_from_pile(t, card)
            acquire(t, FIRST, card)
    f.go_on()
    g.call(Entry(FIRST, side=0, may_refuse=False))


ARMOURY: Final = Step(then=open_armoury)


def second_fighter(f: Trial, g: SpartacusGame) -> None:
    """The other one comes from what is left."""
    f.go_on()
    if not f.one_picks:
        hand_over(g, [card for card in g.table.assets[FIRST] if card not in taken(g)])
    g.call(Entry(FIRST if f.one_picks else SECOND, side=1, may_refuse=False))


SECOND_FIGHTER: Final = Step(then=second_fighter)


def taken(g: SpartacusGame) -> list[MarketCard]:
    """The fighters in the arena and what they carry."""
    return [card for fighter in g.table.fighters for card in (fighter.card, *fighter.gear)]


def hand_over(g: SpartacusGame, cards: list[MarketCard]) -> None:
    for card in cards:
        transfer(g.table, card, SECOND)


def fight(f: Trial, g: SpartacusGame) -> None:
    f.go_on()
    t = g.table
    if f.one_picks:
        other = t.fighters[1]
        hand_over(g, [other.card, *other.gear])
        replace(t, 1, other.but(seat=SECOND))
    g.tell(words.BOUT, FIRST, SECOND)
    g.call(Fight())


FIGHT: Final = Step(then=fight)


def end_trial(f: Trial, g: SpartacusGame) -> None:
    t = g.table
    victor = t.fighters[standing(t, winning_side(t))[0]]
    g.tell(words.BOUT_WON, victor.seat, victor.card)
    t.winner, t.how = victor.seat, TRIAL_WON
    f.end()


END: Final = Step(then=end_trial)


TRIAL_STEPS: Final = in_order(ARMOURY, SECOND_FIGHTER, FIGHT, END)
