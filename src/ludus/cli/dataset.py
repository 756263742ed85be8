"""`ludus dataset`: games between bots, written down to learn from."""

import argparse
from pathlib import Path

from ludus.cli.parser import Parser, add_options, add_set
from ludus.cli.progress import add_where, bar
from ludus.cli.screen import Screen
from ludus.cli.sim import make_plan
from ludus.match import find
from ludus.research.extras import need


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", metavar="GAME", help=text("cli-arg-game"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=text("cli-arg-games"))
    parser.add_argument("--out", required=True, metavar="FILE", help=text("cli-arg-dataset-out"))
    parser.add_argument("--bots", metavar="A,B,…", help=text("cli-arg-dataset-bots"))
    parser.add_argument("--seats", type=int, metavar="N", help=text("cli-arg-seats"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=text("cli-arg-sim-seed"))
    add_where(parser)
    add_options(parser)
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.bots is None:
        args.bots = ",".join(["greedy"] * (args.seats or find(args.game).fewest))
    plan = make_plan(args, screen)
    need("pyarrow", "data")
    from ludus.research import dataset  # noqa: PLC0415 - it needs libraries that a player does not

    with bar(plan.games) as advance:
        dataset.write(plan, args.out, args.workers, advance, cluster=args.cluster)
    size = round(Path(args.out).stat().st_size / 1e6, 1)
    screen.say("cli-dataset-written", games=plan.games, file=args.out, size=str(size))
    return 0
