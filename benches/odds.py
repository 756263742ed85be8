"""How fast the odds are: cold, with nothing remembered, and warm, when the same is asked again."""

import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Final

from ludus import odds
from ludus.odds.kampf import battles, box_of, exchange, read, shipped, strikes
from ludus.odds.kampf import odds as kampf
from ludus.odds.kampf.battles import Solver
from ludus.odds.kampf.strikes import faces_of

PASSES: Final = 7
WARM: Final = 2_000  # calls in a warm pass

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


def main() -> None:
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


if __name__ == "__main__":
    main()
