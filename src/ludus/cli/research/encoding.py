"""`ludus encoding`: what the numbers of observations and actions mean."""

import argparse
import json

from rich.table import Table

from ludus.cli.terminal.parser import Parser, add_options, add_set, find_game, read_options
from ludus.cli.terminal.screen import Screen
from ludus.encoding.spec import LATEST, Encoding
from ludus.research.position import Rules
from ludus.research.small.titles import SMALL


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument(
        "game", metavar="GAME", help=text("cli-arg-encoding-game", games=parser.speech.join(list(SMALL)))
    )
    parser.add_argument("--seats", type=int, metavar="N", help=text("cli-arg-seats"))
    parser.add_argument("--encoding", type=int, default=LATEST, metavar="N", help=text("cli-arg-encoding-version"))
    parser.add_argument("--actions", action="store_true", help=text("cli-arg-encoding-actions"))
    parser.add_argument("--json", action="store_true", help=text("cli-arg-json"))
    add_options(parser)
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    title = find_game(screen, args.game, SMALL)
    seats = title.fewest if args.seats is None else args.seats
    encoding = Rules(title.name, seats, read_options(args, screen), encoding=args.encoding).encoding
    if args.json:
        print(json.dumps({"game": title.name, "seats": seats, **told(encoding)}))
        return 0
    screen.say("cli-encoding-about", version=encoding.version, digest=encoding.digest, seats=seats)
    if encoding.slices:
        screen.say("cli-encoding-sizes", numbers=encoding.layout.length, actions=len(encoding.actions))
    else:
        screen.say("cli-encoding-unnamed", actions=len(encoding.actions))
    if args.actions or not encoding.slices:
        show_actions(screen, encoding)
    else:
        show_slices(screen, encoding)
    return 0


def told(encoding: Encoding) -> dict[str, object]:
    """The whole encoding, for programs."""
    return {
        "version": encoding.version,
        "digest": encoding.digest,
        "slices": {name: part._asdict() for name, part in encoding.layout.slices.items()},
        "actions": encoding.actions.names,
    }


def show_slices(screen: Screen, encoding: Encoding) -> None:
    """A line for each slice of an observation."""
    grid = Table(box=None, pad_edge=False)
    text = screen.speech.text
    grid.add_column(text("cli-encoding-slice"))
    for id in ("cli-encoding-from", "cli-encoding-to", "cli-encoding-usual"):
        grid.add_column(text(id), justify="right")
    for name, part in encoding.layout.slices.items():
        grid.add_row(name, str(part.start), str(part.stop), str(part.usual))
    screen.console.print(grid)


def show_actions(screen: Screen, encoding: Encoding) -> None:
    """A line for each number with which one can answer."""
    for number, name in enumerate(encoding.actions.names):
        print(f"{number:4} {name}")
