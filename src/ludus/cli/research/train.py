"""`ludus train`: a network learns a game by playing itself."""

import argparse
from pathlib import Path

from ludus.cli.terminal.parser import Parser, add_number, find_game
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BadSetting
from ludus.core.extras import need
from ludus.research import plots


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", metavar="GAME", help=text("cli-arg-game"))
    parser.add_argument("--out", required=True, type=Path, metavar="DIR", help=text("cli-arg-train-out"))
    parser.add_argument("--minutes", type=float, default=10.0, metavar="N", help=text("cli-arg-train-minutes"))
    add_number(parser, "--decisions", "cli-arg-train-decisions", least=1, metavar="N")
    parser.add_argument("--seats", metavar="N,N,…", help=text("cli-arg-train-seats"))
    add_number(parser, "--workers", "cli-arg-train-workers", least=0, metavar="N")
    parser.add_argument("--settings", type=Path, metavar="FILE", help=text("cli-arg-train-settings"))
    parser.add_argument("--from", dest="begin", type=Path, metavar="FILE", help=text("cli-arg-train-from"))
    parser.add_argument("--resume", action="store_true", help=text("cli-arg-train-resume"))
    parser.add_argument("--device", metavar="NAME", help=text("cli-arg-train-device"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=text("cli-arg-plot"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=text("cli-arg-sim-seed"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    title = find_game(screen, args.game)
    for package in ("torch", "yaml"):
        need(package, "train")
    from ludus.research.training import curves, settings, train  # noqa: PLC0415 - only where PyTorch is installed

    if not args.minutes > 0:
        raise BadSetting(f"Nothing is learnt in {args.minutes} minutes.", hint="give --minutes a number above 0.")
    if args.plot:
        plots.check(args.plot)
    chosen = settings.at_tables(settings.read(title.name, args.settings), seats_of(args.seats), args.workers)
    for table in chosen.tables:
        title.check_seats(table.seats)
    goes_on = train.Order(title.name, chosen, args.minutes, args.out, args.begin, args.resume)
    train.Training(goes_on._replace(device=args.device, seed=args.seed, decisions=args.decisions), print).run()
    if args.plot:
        curves.draw(curves.read(args.out / train.LOG), args.plot)
    screen.say_whole("cli-train-done", file=str(args.out / train.WEIGHTS))
    return 0


def seats_of(words: str | None) -> tuple[int, ...]:
    """The numbers of seats that were asked for. Raises BadSetting."""
    try:
        return tuple(int(word) for word in words.split(",")) if words else ()
    except ValueError:
        raise BadSetting(f"'{words}' are no numbers of seats.", hint="write them like 2,4.") from None
