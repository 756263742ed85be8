"""The odds of a fight, as server and terminal ask for them: at once, while somebody waits, or solved meanwhile.

Known at once are answers remembered, answers on the disk, and those that are shipped. Anything else is sampled, and
solved in the background if it can be; ask again, and it is exact. `LUDUS_SOLVE=no` in the environment leaves it at
sampling.
"""

import importlib.util
import os
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Final

from ludus.odds.spartacus import disk_cache
from ludus.odds.spartacus.answer import Ending, FightAnswer, Unsolvable
from ludus.odds.spartacus.bout import ADJACENT, Bout, Key, engine_game
from ludus.odds.spartacus.solver.sides import sides_of
from ludus.odds.spartacus.tables import shipped
from ludus.odds.spartacus.tactics.sampling import TRIALS, sampled

if TYPE_CHECKING:
    from ludus.odds.spartacus.solver.exact import Insight

INSIGHTS: Final = 3  # solutions kept at hand
ANSWERS: Final = 5_000
WAITING: Final = 4  # fights to be solved in the background; nobody looks at older ones any more
VARIABLE: Final = "LUDUS_SOLVE"

Progress = Callable[[float], None]


@cache
def can_solve() -> bool:
    """Whether what solving needs is installed."""
    return importlib.util.find_spec("numba") is not None


def is_solvable(bout: Bout) -> bool:
    """Whether the solver knows everything in a fight; it may still be too large."""
    return can_solve() and bout.crowd and sides_of(bout.box, bout.one, bout.other) is not None


class Ledger:
    """All that is known in this process, and the fights waiting to be solved."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.answers: OrderedDict[Key, FightAnswer] = OrderedDict()
        self.insights: OrderedDict[Key, Insight] = OrderedDict()
        self.hopeless: set[Key] = set()
        self.sizes: dict[Key, int | None] = {}  # of solutions, in bytes
        self.waiting: list[Bout] = []
        self.solving: Key | None = None
        self.worker: threading.Thread | None = None


LEDGER: Final = Ledger()


# --- What is known -----------------------------------------------------------------------------------


def known(bout: Bout) -> FightAnswer | None:
    """The exact odds, if they are at hand."""
    with LEDGER.lock:
        if bout.key in LEDGER.answers:
            return LEDGER.answers[bout.key]
    found = shipped.answer(bout) or stored(bout)
    if found is not None:
        remember(bout, found)
    return found


def stored(bout: Bout) -> FightAnswer | None:
    """The exact odds, if they lie on the disk."""
    told = disk_cache.read_answer(bout)
    if told is None:
        return None
    chances = {Ending(beaten, fate): chance for beaten, fate, chance in told["endings"]}
    return FightAnswer(chances, told["rounds"], told["bound"])


def remember(bout: Bout, answer: FightAnswer) -> None:
    with LEDGER.lock:
        LEDGER.answers[bout.key] = answer
        while len(LEDGER.answers) > ANSWERS:
            LEDGER.answers.popitem(last=False)


def size_of_solution(bout: Bout) -> int | None:
    """How many bytes a fight's solution takes, from which follows how long it takes; None where it is not solvable."""
    if not is_solvable(bout):
        return None
    if bout.key not in LEDGER.sizes:
        from ludus.odds.spartacus.solver import exact, levels  # noqa: PLC0415 - heavy, and needed only here

        try:
            LEDGER.sizes[bout.key] = levels.size_of(exact.set_up(bout)[1])
        except Unsolvable:
            LEDGER.sizes[bout.key] = None
    return LEDGER.sizes[bout.key]


def is_at_hand(bout: Bout) -> bool:
    """Whether a fight's whole solution can be had without solving it."""
    with LEDGER.lock:
        if bout.key in LEDGER.insights:
            return True
    return is_solvable(bout) and disk_cache.solution_path(bout).exists()


# --- Solving -----------------------------------------------------------------------------------------


def insight(bout: Bout, progress: Progress | None = None, workers: int | None = None) -> "Insight":
    """A fight's solution, which takes what it takes. Raises Unsolvable."""
    with LEDGER.lock:
        if bout.key in LEDGER.insights:
            LEDGER.insights.move_to_end(bout.key)
            return LEDGER.insights[bout.key]
    if bout.key in LEDGER.hopeless or not is_solvable(bout):
        raise Unsolvable
    from ludus.odds.spartacus import solutions  # noqa: PLC0415 - heavy, and needed only here

    try:
        found = solutions.insight_of(bout, progress, workers)
    except Unsolvable:
        LEDGER.hopeless.add(bout.key)
        raise
    with LEDGER.lock:
        LEDGER.insights[bout.key] = found
        while len(LEDGER.insights) > INSIGHTS:
            LEDGER.insights.popitem(last=False)
    return found


def solve(bout: Bout, progress: Progress | None = None, workers: int | None = None) -> FightAnswer:
    """The exact odds, solved now if they are not known. Raises Unsolvable."""
    found = known(bout)
    if found is None:
        solution = insight(bout, progress, workers)
        from ludus.odds.spartacus.solver import exact  # noqa: PLC0415 - heavy, and needed only here

        found = exact.answer_of(solution)
        ends = [[*end, chance] for end, chance in found.distribution.items()]
        disk_cache.keep_answer(bout, {"endings": ends, "rounds": found.rounds, "bound": found.bound})
        remember(bout, found)
    if progress is not None:
        progress(1.0)
    return found


def solve_later(bout: Bout) -> None:
    """Solve a fight in the background, the latest asked for first; those asked for long ago are dropped."""
    if os.environ.get(VARIABLE) == "no":
        return
    with LEDGER.lock:
        if bout.key in LEDGER.hopeless or bout.key == LEDGER.solving or not is_solvable(bout):
            return
        others = [other for other in LEDGER.waiting if other.key != bout.key]
        LEDGER.waiting = [*others[1 - WAITING :], bout]
        if LEDGER.worker is None or not LEDGER.worker.is_alive():  # one that failed leaves its fight unsolved
            LEDGER.worker = threading.Thread(target=work, name="ludus-odds", daemon=True)
            LEDGER.worker.start()


def is_being_solved(bout: Bout) -> bool:
    """Whether a fight is solved in the background, or will be."""
    with LEDGER.lock:
        return bout.key == LEDGER.solving or any(other.key == bout.key for other in LEDGER.waiting)


def work() -> None:
    """Solve what waits, on one processor, until nothing does."""
    while True:
        with LEDGER.lock:
            if not LEDGER.waiting:
                LEDGER.worker = LEDGER.solving = None
                return
            bout = LEDGER.waiting.pop()
            LEDGER.solving = bout.key
        with suppress(Unsolvable):
            insight(bout, workers=1)
            solve(bout, workers=1)


def wait_for_all() -> None:
    """Wait until nothing is being solved in the background any more."""
    while (worker := LEDGER.worker) is not None:
        worker.join()


# --- The odds ----------------------------------------------------------------------------------------


def sample(bout: Bout, trials: int = TRIALS) -> FightAnswer:
    """The odds by fights of the real engine; they know no fight without moving."""
    if bout.place == ADJACENT:
        raise Unsolvable
    return sampled(engine_game(bout), f"{bout.one} {bout.other}", trials)


def at_once(bout: Bout, trials: int = TRIALS) -> FightAnswer:
    """The odds now: exact if they are known, else sampled, and solved in the background."""
    found = known(bout)
    if found is not None:
        return found
    solve_later(bout)
    return sample(bout, trials)
