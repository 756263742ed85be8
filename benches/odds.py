"""How fast the odds are: cold, with nothing remembered, and warm, when the same is asked again."""

import os
import resource
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from statistics import median
from typing import Final

from ludus import odds
from ludus.odds.kampf import battles, box_of, exchange, read, shipped, strikes
from ludus.odds.kampf import odds as kampf
from ludus.odds.kampf.battles import Solver
from ludus.odds.kampf.strikes import faces_of
from ludus.odds.spartacus import ADJACENT, ARENA, bout, service
from tests.odds.positions import turns

PASSES: Final = 7
WARM: Final = 2_000  # calls in a warm pass
TURNS: Final = 200  # in which somebody prepares a challenge

PAIRS: Final = (
    ("2 sword 1 net 1 prong", "1 spear 2 sword 1 shield"),
    ("1 net 1 sword 1 prong 1 shield", "1 spear 1 net 1 sword 1 prong"),
    ("2 net 1 sword 1 shield", "2 net 1 sword 1 prong"),
    ("4 sword", "4 sword"),
    ("2 sword 1 net 1 prong", "lion-a"),
    ("bear-a", "2 sword 1 net 1 prong"),
)
FULL: Final = ((1, 1, 1, 1, 0), (0, 1, 1, 1, 1), 0, 0)  # two teams of four different gladiators

REMEMBERED: Final = (
    *(kampf.worth, kampf.challenge, exchange.first_nets, exchange.second_nets, exchange.strike, exchange.owing),
    *(strikes.blows, strikes.last_strike, strikes.rolls, battles.parts, shipped.load),
)


def forget() -> None:
    """Nothing is remembered, as in a new process; only the components stay read."""
    for function in REMEMBERED:
        function.cache_clear()


def seconds(ask: Callable[[], object], calls: int) -> float:
    start = time.perf_counter()
    for _ in range(calls):
        ask()
    return (time.perf_counter() - start) / calls


def cold_and_warm(ask: Callable[[], object]) -> str:
    cold, warm = [], []
    for _ in range(PASSES):
        forget()
        cold.append(seconds(ask, 1))
        warm.append(seconds(ask, WARM))
    return f"{median(cold) * 1e3:.2f} | {median(warm) * 1e6:.1f}"


DUELS: Final = (  # tier by tier
    ("crixus", "spartacus", ADJACENT),
    ("syrian-warrior", "thracian-warrior", ARENA),
    ("crixus", "spartacus", ARENA),
    ("theokoles", "gannicus", ARENA),
    ("crixus sword", "spartacus helmet", ARENA),
    ("crixus sword helmet", "spartacus sword helmet", ARENA),
    ("crixus sword helmet", "agron net", ARENA),
    ("crixus axe shield", "agron net", ARENA),
    ("kerza sword", "barca helmet javelin", ARENA),
)


def duels() -> None:
    """Fights of Spartacus: solved, followed to their endings, read from the disk, remembered."""
    from ludus.odds.spartacus import solutions  # noqa: PLC0415 - heavy
    from ludus.odds.spartacus.solver import exact  # noqa: PLC0415

    exact.answer_of(solutions.insight_of(bout("attendant", "debtor")))  # what is compiled is compiled
    with tempfile.TemporaryDirectory() as empty:
        os.environ["XDG_CACHE_HOME"] = empty  # nothing is on the disk
        print("\n| fight | tier | levels | solved s | endings s | MB | bound | from disk s | warm µs |")
        print("|---|---|---|---|---|---|---|---|---|")
        for a, b, place in DUELS:
            asked = bout(a, b, place=place)
            start = time.perf_counter()
            insight = solutions.insight_of(asked)
            solved = time.perf_counter() - start
            ends = seconds(partial(exact.answer_of, insight), 1)
            disk = seconds(partial(solutions.insight_of, asked), 1)
            service.solve(asked)
            warm = seconds(partial(service.known, asked), WARM)
            size = sum(part.nbytes for part in insight.values) / 1e6
            tier = 1 if place == ADJACENT else 3 if asked.one.gear or asked.other.gear else 2
            row = f"{len(insight.values.rounds):,} | {solved:.1f} | {ends:.1f} | {size:.0f} | {insight.bound:.0e}"
            print(f"| {a} against {b} | {tier} | {row} | {disk:.2f} | {warm * 1e6:.1f} |", flush=True)
    print(f"\nMost memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000:.0f} MB.")


def before_challenges() -> None:
    """All fights shown before a challenge, in turns of real games, with nothing remembered and asked again."""
    positions = [match.game.clone() for match in islice(turns(40, 0.05, "bench"), TURNS)]
    cold, warm, fights = [], [], 0
    for game in positions:
        forget()
        ask = partial(odds.prospects, "kampf", game)
        cold.append(seconds(ask, 1) * 1e3)
        warm.append(seconds(ask, 20) * 1e3)
        fights += len(ask())
    print(f"\n{TURNS} turns, {fights / TURNS:.1f} fights each: cold {median(cold):.1f} ms, at most {max(cold):.1f};")
    print(f"warm {median(warm):.2f} ms, at most {max(warm):.2f}.\n", flush=True)


def main() -> None:
    before_challenges()
    box = box_of(None)
    print("| question | cold ms | warm µs |")
    print("|---|---|---|")
    for a, b in PAIRS:
        print(f"| {a} against {b} | {cold_and_warm(partial(odds.fight, 'kampf', a, b))} |", flush=True)
    ours, theirs = (read(text, 0, box) for text in PAIRS[0])
    print(
        f"| the first, asked without words | {cold_and_warm(partial(kampf.worth, faces_of(box.die), ours, theirs))} |"
    )
    battle = cold_and_warm(partial(odds.battle, "kampf", *PAIRS[0]))
    print(f"| battle to the end, from the shipped table | {battle} |")
    alone = [seconds(lambda: Solver((3, 2, 1)).chance(FULL), 1) for _ in range(3)]
    print(f"| the same for two mixed teams of four, without a table | {median(alone) * 1e3:.0f} | – |")
    duels()


if __name__ == "__main__":
    main()
