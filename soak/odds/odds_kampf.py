"""Kampf's odds: a million fights of the real engine, fights enumerated through it, and every battle solved afresh."""

import random
from collections.abc import Callable
from itertools import islice
from typing import Final

from ludus.games.kampf import KAMPF
from ludus.odds.kampf import challenge, read, shipped
from ludus.odds.kampf.battles import win_chance
from ludus.odds.kampf.build import solve_all
from ludus.odds.kampf.teams import TEAMS
from tests.odds.fights import BOX, FACES, FIGHTS, Enumeration, engine_fight, random_side, sample, strays
from tests.odds.positions import turns
from tests.odds.test_battles import team, through_the_engine
from tests.odds.test_prospects import compared

SAMPLED: Final = 1_000_000
ENUMERATED: Final = 5_000
POSITIONS: Final = 500  # in which somebody prepares a challenge
STANDARD_ERRORS: Final = 4
SMALL: Final = [counts for counts in TEAMS if 1 <= sum(counts) <= 2]


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    for part in (sampled_fights, enumerated_fights, before_challenges, small_battles, fresh_table):
        lines.append(part(progress))
        progress(lines[-1])
    return lines


def sampled_fights(progress: Callable[[str], None]) -> str:
    """Both sides follow the solver; every ending comes as often as it says."""
    each = SAMPLED // len(FIGHTS)
    for a, b, stones in FIGHTS:
        sides = read(a, stones[0], BOX), read(b, stones[1], BOX)
        wrong = list(strays(sample(*sides, each, f"soak {a} {b}"), challenge(FACES, *sides).distribution, 4))
        assert not wrong, f"{a} against {b}, {stones}: {wrong}"
    return f"{each * len(FIGHTS):,} fights sampled: every ending within {STANDARD_ERRORS} standard errors of its chance"


def enumerated_fights(progress: Callable[[str], None]) -> str:
    """Every choice and roll walked through the engine gives the same value."""
    rng, worst = random.Random("soak odds"), 0.0
    for i in range(ENUMERATED):
        a, b = random_side(rng), random_side(rng)
        if a.hits and a.symbols == b.symbols:
            continue  # there is one of each animal
        worst = max(worst, abs(Enumeration(engine_fight(a, b)).value - challenge(FACES, a, b).value))
        if i % 1000 == 999:
            progress(f"{i + 1} fights enumerated")
    assert worst < 1e-9, worst
    return f"{ENUMERATED:,} fights enumerated through the engine: largest difference {worst:.0e}"


def before_challenges(progress: Callable[[str], None]) -> str:
    """What is shown before a challenge, in positions of real games, is what the odds say about the same fight."""
    fights = [compared(match) for match in islice(turns(POSITIONS, 0.1, "soak"), POSITIONS)]
    return f"{len(fights):,} positions before a challenge: {sum(fights):,} fights shown, every number that of the odds"


def small_battles(progress: Callable[[str], None]) -> str:
    """Every pair of teams of one or two: an exchange of the engine leads to what the table says."""
    worst, pairs = 0.0, 0
    for a in SMALL:
        for b in SMALL:
            for stones in range(4):
                ours, theirs = team(a, stones // 2), team(b, stones % 2)
                worst = max(worst, abs(through_the_engine(ours, theirs) - win_chance(FACES, ours, theirs)))
                pairs += 1
    assert worst < shipped.BOUND, worst
    return f"{pairs:,} battles of one or two against one or two through the engine: largest difference {worst:.0e}"


def fresh_table(progress: Callable[[str], None]) -> str:
    """The shipped table is what solving finds."""
    table = shipped.load(KAMPF.rules, FACES)
    assert table is not None, "there is no table for these rules and this die: run python -m ludus.odds.kampf.build"
    fresh = solve_all(FACES, lambda done: progress(f"{done} of {len(TEAMS)} teams solved") if done % 25 == 0 else None)
    worst = max(abs(chance - number / shipped.ONE) for chance, number in zip(fresh, table, strict=True))
    assert worst < shipped.BOUND, worst
    return f"{len(fresh):,} battles solved afresh: largest difference from the shipped table {worst:.0e}"
