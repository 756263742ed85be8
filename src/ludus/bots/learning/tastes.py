"""Learn better tastes for Spartacus from games: `python -m ludus.bots.learning.tastes --games 1000 --check 100`.

In every game each of four houses weighs things by numbers of its own, some larger than those of `greedy`, some smaller.
Who wins says which way each number ought to go: the same conditional logit that a judge learns by. `--check` then lets
one house with numbers moved that way play against three of `greedy`.
"""

import argparse
import math
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

from ludus.bots.greedy import GreedyBot
from ludus.bots.learning.weights import Sample, learn
from ludus.bots.shrewd import ShrewdBot
from ludus.bots.spartacus.reckoning.tastes import GREEDY, Tastes
from ludus.match import Match, play

Lean = tuple[float, ...]  # by how much each taste is moved, in steps

SEATS: Final = 4
STEP_SIZE: Final = 0.45  # of the logarithm of a number
SHADE: Final = 0.2  # of a part that is bid
FURTHEST: Final = 2.5  # steps
Z95: Final = 1.96


def leaning(lean: Sequence[float]) -> Tastes:
    """The tastes of `greedy`, each moved by so many steps."""
    moved: dict[str, object] = {}
    for name, usual, steps in zip(Tastes._fields, GREEDY, lean, strict=True):
        if isinstance(usual, tuple):
            moved[name] = tuple(part + SHADE * steps for part in usual)
        elif isinstance(usual, int):
            moved[name] = max(round(usual + steps), 0)
        elif isinstance(usual, float):
            moved[name] = usual * math.exp(STEP_SIZE * steps)
    return GREEDY._replace(**moved)  # type: ignore[arg-type]


def seated(seed: str, turn: int) -> Match:
    """A game in which every house has a seat, one place further round each turn."""
    match = Match.new("spartacus", SEATS, seed)
    offered: list[str] = []
    while match.decision is not None and match.decision.kind == "house":
        seat = match.decision.seats[0]
        offered = offered or [option.words for option in match.options(seat)]
        match.act(seat, offered[(seat + turn) % len(offered)])
    return match


def watch(seed: str, centre: Lean, spread: float, index: int) -> Sample:
    """One game of four houses that stray from a centre: how each strayed, and who won."""
    lots = random.Random(f"{seed}/{index}")
    leans = [
        tuple(max(min(middle + lots.gauss(0, spread), FURTHEST), -FURTHEST) for middle in centre) for _ in range(SEATS)
    ]
    match = seated(f"{seed}/{index}", index)
    play(match, [ShrewdBot(lots.getrandbits(32), leaning(lean)) for lean in leans])
    outcome = match.outcome
    assert outcome is not None
    return Sample(leans, [(seat in outcome.winners) / len(outcome.winners) for seat in range(SEATS)])


def check(seed: str, lean: Lean, index: int) -> float:
    """The share of the win of one house with these tastes among three of `greedy`."""
    match = seated(f"{seed}/check/{index}", index // SEATS)
    own = index % SEATS
    lots = random.Random(f"{seed}/check/{index}")
    seeds = [lots.getrandbits(32) for _ in range(SEATS)]
    play(match, [ShrewdBot(s, leaning(lean)) if seat == own else GreedyBot(s) for seat, s in enumerate(seeds)])
    outcome = match.outcome
    assert outcome is not None
    return (own in outcome.winners) / len(outcome.winners)


def further(centre: Lean, gradient: Sequence[float], stride: float) -> Lean:
    """The centre moved along the gradient by so many steps in all."""
    length = math.hypot(*gradient) or 1.0
    return tuple(middle + stride * part / length for middle, part in zip(centre, gradient, strict=True))


def main() -> None:
    usual = ",".join(["0"] * len(Tastes._fields))
    parser = argparse.ArgumentParser(description="Learn better tastes for Spartacus from games.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--check", type=int, default=100, help="games of one house with the new tastes against greedy")
    parser.add_argument("--centre", default=usual, help="where to begin, in steps, as an earlier run printed it")
    parser.add_argument("--spread", type=float, default=0.7, help="how far houses stray from it")
    parser.add_argument("--stride", type=float, default=1.0, help="how far to go")
    parser.add_argument("--seed", default="tastes")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    centre = tuple(float(step) for step in args.centre.split(","))
    with ProcessPoolExecutor(args.workers) as pool:
        samples = list(pool.map(partial(watch, args.seed, centre, args.spread), range(args.games), chunksize=5))
        gradient = learn(samples)
        lean = further(centre, gradient, args.stride)
        within = 1 / (math.sqrt(args.games * (1 - 1 / SEATS)) * args.spread)
        for name, part in sorted(zip(Tastes._fields, gradient, strict=True), key=lambda pair: -abs(pair[1])):
            print(f"{name:16} {part:+.3f} ± {Z95 * within:.3f}")
        print(f"centre: {','.join(f'{step:.2f}' for step in lean)}\n{leaning(lean)}", flush=True)
        won = list(pool.map(partial(check, args.seed, lean), range(args.check), chunksize=2))
    if won:
        share = sum(won) / len(won)
        print(f"wins {share:.1%} ± {Z95 * math.sqrt(share * (1 - share) / len(won)):.1%} of {len(won)} against greedy")


if __name__ == "__main__":
    main()
