"""Spartacus' odds: a million fights of the real engine, options looked at through it, what is shipped solved anew."""

import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from ludus.games.spartacus.features import Entrant
from ludus.odds.spartacus import Ending, bout, box_of, service, shipped_answer
from ludus.odds.spartacus.build import distinct
from ludus.odds.spartacus.build_bare import solved
from ludus.odds.spartacus.solver import exact
from ludus.odds.spartacus.tables.bare import CERTAIN, bare_fights
from tests.odds.duels import DUELS, EVEN, bout_of, disagreement, sample, strays, wander

SAMPLED: Final = 1_000_000
SHARES: Final = 2  # processes for each fight
STANDARD_ERRORS: Final = 4
STEPS: Final = 2_000  # positions of each fight that are looked at
SOLVED_ANEW: Final = 60  # shipped fights, from the quickest
BOUND: Final = 1e-6

Share = tuple[str, str, int, str]


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    for part in (sampled_fights, looked_through, fresh_table, fresh_bare_fights):
        lines.append(part(progress))
        progress(lines[-1])
    return lines


def fought(share: Share) -> Counter[Ending]:
    """A share of the fights between two."""
    a, b, fights, seed = share
    asked = bout_of(a, b)
    return sample(asked, service.insight(asked), fights, seed)


def sampled_fights(progress: Callable[[str], None]) -> str:
    """Both sides follow the solver; every ending comes as often as it says."""
    each = SAMPLED // len(EVEN) // SHARES
    answers = [service.solve(bout_of(a, b)) for a, b in EVEN]
    progress("fights solved")
    shares = [(a, b, each, f"soak {a} {b} {i}") for a, b in EVEN for i in range(SHARES)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        counted = list(pool.map(fought, shares))
    for i, ((a, b), answer) in enumerate(zip(EVEN, answers, strict=True)):
        total = sum(counted[SHARES * i : SHARES * (i + 1)], Counter[Ending]())
        wrong = strays(total, answer.distribution, STANDARD_ERRORS)
        assert not wrong, f"{a} against {b}: {wrong}"
        progress(f"{a} against {b}: {sum(total.values()):,} fights")
    return f"{each * len(shares):,} fights sampled: every ending within {STANDARD_ERRORS} standard errors of its chance"


def looked_at(words: tuple[str, str]) -> float:
    """The largest disagreement in one fight."""
    asked = bout_of(*words)
    insight = service.insight(asked)
    return max(disagreement(insight, g) for g in wander(asked, STEPS, f"soak {words}"))


def looked_through(progress: Callable[[str], None]) -> str:
    """What a position is worth is what the engine's next positions are worth; no option is better than told."""
    for a, b in DUELS:
        service.insight(bout_of(a, b))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        worst = max(pool.map(looked_at, DUELS))
    assert worst < BOUND, worst
    return f"{STEPS * len(DUELS):,} positions of {len(DUELS)} fights through the engine: largest gain {worst:.0e}"


def fresh_table(progress: Callable[[str], None]) -> str:
    """The shipped answers are what solving finds."""
    worst = 0.0
    todo = distinct()[-SOLVED_ANEW:]
    for one, other in todo:
        asked = bout(one, other)
        told = shipped_answer(asked)
        assert told is not None, f"{Entrant(one)} against {Entrant(other)} is not in the table"
        found = exact.answer_of(service.insight(asked))
        worst = max(worst, *(abs(told.distribution.get(end, 0.0) - p) for end, p in found.distribution.items()))
    assert worst < BOUND, worst
    return f"{len(todo)} shipped fights solved anew: largest difference {worst:.0e}"


def fresh_bare_fights(progress: Callable[[str], None]) -> str:
    """The shipped bare fights are what solving finds, but for how a byte is rounded."""
    told = bare_fights(box_of(None))
    assert told is not None, "the shipped bare fights are not those of the arena"
    worst = max(abs(a - b) for one, other in zip(told, solved(), strict=True) for a, b in zip(one, other, strict=True))
    assert worst <= 1, worst
    return f"bare fights of all dice and places solved anew: largest difference {worst} of {CERTAIN}"
