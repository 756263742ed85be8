"""`ludus dataset`: games between bots, written down to learn from."""

import argparse
from pathlib import Path

from ludus.cli.research.sim import make_plan
from ludus.cli.terminal.parser import Parser, add_number, add_options, add_set, find_game
from ludus.cli.terminal.progress import add_where, bar
from ludus.cli.terminal.screen import Screen
from ludus.core.extras import need


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", metavar="GAME", help=text("cli-arg-game"))
    add_number(parser, "--games", "cli-arg-games", least=1, default=100, metavar="N")
    parser.add_argument("--out", required=True, metavar="FILE", help=text("cli-arg-dataset-out"))
    parser.add_argument("--bots", metavar="A,B,…", help=text("cli-arg-dataset-bots"))
    parser.add_argument("--seats", type=int, metavar="N", help=text("cli-arg-seats"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=text("cli-arg-sim-seed"))
    add_where(parser)
    add_options(parser)
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.bots is None:
        title = find_game(screen, args.game)
        seats = title.fewest if args.seats is None else args.seats
        title.check_seats(seats)
        args.bots = ",".join(["greedy"] * seats)
    plan = make_plan(args, screen)
    need("pyarrow", "data")
    from ludus.research import dataset  # noqa: PLC0415 - it needs libraries that a player does not

    with bar(plan.games) as advance:
        dataset.write(plan, args.out, args.workers, advance, cluster=args.cluster)
    size = Path(args.out).stat().st_size / 1e6
    size = round(size, 1 if size > 1 else 3)
    screen.say_whole("cli-dataset-written", games=plan.games, file=args.out, size=str(size))
    return 0
