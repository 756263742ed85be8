"""Where a fight is not solved: fights of the real engine, both sides fighting by a simple tactic.

The dice depend on nothing but who fights whom, so the same question has the same answer. The error told is that of
sampling; how much better than the tactic somebody could fight, it does not know.
"""

import hashlib
from collections import Counter
from math import sqrt
from typing import Any, Final

from ludus.core.chance import Below
from ludus.core.game import Game
from ludus.core.ids import CHANCE
from ludus.games.spartacus.combat.fight import Fight
from ludus.games.spartacus.table.fighters import fate_of, is_standing
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.odds.answer import SAMPLED
from ludus.odds.spartacus.answer import Ending, FightAnswer
from ludus.odds.spartacus.tactics.simple import fight as tactic

TRIALS: Final = 300
LONGEST: Final = 1_000  # choices by tactic: without the crowd a chase need not end, so then the lot decides
WORD: Final = 1 << 64
SIGMAS: Final = 1.96  # standard errors in the margin of a number that is told: 19 of 20 are not further off


def dice_of(seed: str) -> Below:
    """Dice that fall alike whenever the seed is the same."""
    state = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") | 1

    def below(n: int) -> int:
        nonlocal state
        state ^= state >> 12
        state = (state ^ state << 25) % WORD
        state ^= state >> 27
        return (state * 0x2545F4914F6CDD1D % WORD) * n >> 64

    return below


def error_of(chance: float, trials: int) -> float:
    """The standard error of a chance; of one never or always seen that of half a case more."""
    likely = min(max(chance, 0.5 / trials), 1 - 0.5 / trials)
    return sqrt(likely * (1 - likely) / trials)


def margin_of(chance: float, trials: int) -> float:
    """How far off a sampled chance is at most, in 19 of 20 cases: Wilson's interval, the longer side of it."""
    likely = SIGMAS**2 / trials
    middle = (chance + likely / 2) / (1 + likely)
    half = SIGMAS * sqrt(chance * (1 - chance) / trials + likely / (4 * trials)) / (1 + likely)
    return abs(middle - chance) + half


def fight_on(g: Game[Any], below: Below) -> int:
    """Fight a game's fight to its end, if it is not over already; returns the rounds in which somebody got to act."""
    rounds, steps = 0, 0
    depth = next((i for i, frame in enumerate(g.stack) if isinstance(frame, Fight)), len(g.stack))
    while len(g.stack) > depth and isinstance(g.stack[depth], Fight):
        if g.chance is not None:
            g.apply(CHANCE, g.chance.sample(below))
            continue
        assert g.decision is not None
        kind, seat = g.decision.kind, next(seat for seat in g.asked if g.options(seat))
        rounds += kind == "order-of-turns"
        options, steps = g.options(seat), steps + 1
        g.apply(seat, tactic(g, seat, kind, options) if steps < LONGEST else options[below(len(options))])
    return rounds


def sampled(duel: SpartacusGame, seed: str, trials: int = TRIALS) -> FightAnswer:
    """The odds of a fight about to begin, on a table of its own."""
    below, ends, rounds = dice_of(seed), Counter[Ending](), 0
    for _ in range(trials):
        trial = duel.clone()
        rounds += fight_on(trial, below)
        beaten = next(fighter for fighter in trial.table.fighters if not is_standing(fighter))
        ends[Ending(beaten.side, fate_of(beaten))] += 1
    chances = {end: count / trials for end, count in ends.items()}
    worst = max(error_of(chance, trials) for chance in chances.values())
    wins = sum(chance for end, chance in chances.items() if end.beaten == 1)
    bound = max(worst, error_of(wins, trials))
    return FightAnswer(chances, rounds / trials, bound, SAMPLED, trials)
