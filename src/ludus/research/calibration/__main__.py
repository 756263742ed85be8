"""Fit the estimator, or measure it: `python -m ludus.research.calibration fit kampf --games 1000`."""

import argparse
from functools import partial
from typing import Final

from ludus.bots import weights as learnt
from ludus.bots.estimates import EVALUATORS
from ludus.research.calibration.fitting import PRIOR, fit
from ludus.research.calibration.measuring import reliability
from ludus.research.calibration.watching import ASTRAY, Moment, Table, watch
from ludus.research.simulation.spread import Where, spread

# The weights the judges of the search have learnt, in the order of the evaluators' features; Spartacus has others.
BEGUN: Final = {"kampf": learnt.KAMPF, "aquileia": learnt.AQUILEIA, "spartacus": (0.0,) * 8}
TRUST: Final = {"spartacus": 50.0}  # games that nothing counts for; 30 to 60 told other games as well


def watched(tables: list[Table], workers: int, by_rule: bool) -> list[list[Moment]]:
    """The quiet moments of many games, in the order of the tables."""
    found = dict(spread(partial(watch, by_rule=by_rule), tables, Where(workers)))
    return [found[table] for table in tables]


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Fit the weights of the estimator to games, or measure how true it is."
    )
    parser.add_argument("task", choices=("fit", "measure"))
    parser.add_argument("game", choices=tuple(EVALUATORS))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bot", default="greedy", help="who plays, in all seats")
    parser.add_argument("--astray", type=float, default=ASTRAY, help="how often a bot chooses by lot")
    parser.add_argument("--seed", default="fit", help="of games to fit to; measure with another")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--by-rule", action="store_true", help="measure the evaluator, also where there is a network")
    args = parser.parse_args()
    tables = [Table(args.game, args.bot, args.astray, args.seed, index) for index in range(args.games)]
    games = watched(tables, args.workers, args.by_rule or args.task == "fit")
    if args.task == "fit":
        weights = fit(games, BEGUN[args.game], TRUST.get(args.game, PRIOR))
        print(f"{args.game.upper()}: Final = Weights({weights.early}, {weights.change})")
    else:
        print("\n".join(reliability(games).lines()))


if __name__ == "__main__":
    main()
