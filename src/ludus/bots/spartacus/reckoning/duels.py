"""The chances of a fight, by trial fights on the real rules: up to 200, fewer where the matter is plain.

The dice of a trial depend on nothing but who fights whom, so a chance is the same whoever asks, and is reckoned once.
For a first look there is a guess by the dice on the cards.
"""

import random
from functools import cache
from math import exp, sqrt
from typing import Final, NamedTuple

from ludus.core.chance import Below
from ludus.core.ids import CHANCE
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.box.cards import MarketTitle
from ludus.games.spartacus.features import Entrant, a_duel, a_melee, edition, entrants, fighters
from ludus.games.spartacus.table.fighters import DECAPITATION, INJURY, Fighter, fate_of, is_standing
from ludus.odds.spartacus.tactics.simple import fight

FEWEST_TRIALS: Final = 60
MOST_TRIALS: Final = 200
BATCH: Final = 20  # trials before it is looked at whether they suffice
CLEAR: Final = 2.5  # so many standard errors from an even fight, and no more trials are needed
MOST_KEPT: Final = 20_000  # match-ups remembered
MELEES: Final = 40  # trial fights of teams
DUEL: Final = 2  # fighters


class Odds(NamedTuple):
    """How a fight ends: the first side's chance to win, and how it goes for the loser, whoever that is."""

    wins: float
    injury: float
    decapitation: float

    def turned(self) -> "Odds":
        """The same fight seen from the other side."""
        return self._replace(wins=1.0 - self.wins)


_known: dict[tuple[str, bool, Entrant, Entrant], Odds] = {}


def odds(g: SpartacusGame, one: Entrant, other: Entrant) -> Odds:
    """The chances of one against the other."""
    if other < one:
        return odds(g, other, one).turned()
    key = (*edition(g), one, other)
    found = _known.get(key)
    if found is None:
        if len(_known) >= MOST_KEPT:
            _known.clear()
        found = _known[key] = reckon(g, one, other)
    return found


def reckon(g: SpartacusGame, one: Entrant, other: Entrant) -> Odds:
    """Fight it out so often that the better side is clear."""
    uniform = random.Random(f"{one} {other}").random
    duel = a_duel(g, one, other)
    won = injured = beheaded = trials = 0
    while trials < MOST_TRIALS:
        for _ in range(BATCH):
            trial = fought(duel.clone(), lambda n: int(uniform() * n))
            ends = [fate_of(fighter) for fighter in fighters(trial)]
            won += is_standing(fighters(trial)[0])
            injured += INJURY in ends
            beheaded += DECAPITATION in ends
        trials += BATCH
        if trials >= FEWEST_TRIALS and abs(won - trials / 2) > CLEAR * sqrt(trials) / 2:
            break
    return Odds(won / trials, injured / trials, beheaded / trials)


def fought(g: SpartacusGame, below: Below) -> SpartacusGame:
    """A trial fight, fought to its end."""
    while g.asked:
        if g.chance is not None:
            g.apply(CHANCE, g.chance.sample(below))
            continue
        decision = g.decision
        assert decision is not None
        for seat in g.asked:
            options = g.options(seat)
            if options:
                g.apply(seat, fight(g, seat, decision.kind, options))
                break
    return g


# --- Teams -------------------------------------------------------------------------------------------

_melees: dict[tuple[str, bool, tuple[Fighter, ...]], Odds] = {}


def odds_at_hand(g: SpartacusGame) -> Odds:
    """The chances of side I against side II as those in the arena stand; a traitor is as good as his interest."""
    if len(fighters(g)) == DUEL:
        return odds(g, *entrants(g))
    key = (*edition(g), fighters(g))
    found = _melees.get(key)
    if found is None:
        if len(_melees) >= MOST_KEPT:
            _melees.clear()
        found = _melees[key] = reckon_melee(g)
    return found


def reckon_melee(g: SpartacusGame) -> Odds:
    """Fight it out some times; it takes longer than a duel, so it is done less often."""
    uniform = random.Random(str([fighter.card for fighter in fighters(g)])).random
    melee = a_melee(g)
    won = injured = beheaded = 0
    for _ in range(MELEES):
        trial = fought(melee.clone(), lambda n: int(uniform() * n))
        ends = [fate_of(fighter) for fighter in fighters(trial)]
        won += any(is_standing(fighter) and fighter.side == 0 for fighter in fighters(trial))
        injured += INJURY in ends
        beheaded += DECAPITATION in ends
    return Odds(won / MELEES, injured / MELEES, beheaded / MELEES)


# --- A guess -----------------------------------------------------------------------------------------

BY_ATTACK, BY_DEFENCE, BY_SPEED = 1.4, 1.1, 1.0  # strength in each die: fitted to trial fights, as all of these
BY_ABILITY: Final = {"vengeful": 0.2, "impervious": 0.5, "relentless": 0.7, "twice-blessed": -1.0, "cruel": 0.2}
BY_GEAR: Final = {
    **{"sword": 0.8, "axe": 1.0, "trident": 0.5},
    **{"helmet": 0.7, "shield": 0.8},
    **{"net": 0.3, "javelin": 0.3},
    **{"flail": 0.6, "lorica": 0.3, "caligae": 0.25},
}


TEAMWORK: Final = 0.6  # what a difference of strength counts between teams


@cache
def strength(title: MarketTitle) -> float:
    """How strong a fighter is without equipment, on a scale where a difference of 1 wins 73 of 100 fights."""
    dice = BY_ATTACK * title.attack + BY_DEFENCE * title.defence + BY_SPEED * title.speed
    return dice + BY_ABILITY.get(title.ability, 0.0)


def guess(difference: float) -> float:
    """The chance to win with so much more strength."""
    return 1.0 / (1.0 + exp(-difference))
