"""`ludus puzzles make`: positions of bots' games with one clearly best choice, written as files."""

import argparse
import shlex
from pathlib import Path
from typing import Final

from ludus.cli.play.saves import why_not
from ludus.cli.terminal.parser import Parser, add_number, find_game
from ludus.cli.terminal.progress import bar
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BadSetting
from ludus.puzzles.making import make
from ludus.puzzles.registry import ENDING

TASKS: Final = ("make",)
USUAL: Final = 60
MOST: Final = 999  # ids have three digits


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("task", choices=TASKS, metavar="TASK", help=text("cli-arg-puzzles-task"))
    parser.add_argument("game", metavar="GAME", help=text("cli-arg-game"))
    add_number(parser, "--count", "cli-arg-puzzles-count", least=1, most=MOST, default=USUAL, metavar="N")
    parser.add_argument("--out", required=True, metavar="DIR", help=text("cli-arg-puzzles-out"))
    parser.add_argument("--seed", default="puzzles", metavar="SEED", help=text("cli-arg-puzzles-seed"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Make puzzles and write one file for each. Raises LudusError."""
    title, folder, text = find_game(screen, args.game), Path(args.out), screen.speech.text
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write(screen, title.family, args, folder)
    except OSError as error:
        told = text("cli-not-saved", file=args.out, why=why_not(screen, error))
        raise BadSetting(told, hint=text("cli-hint-puzzles-out")) from error
    screen.say_whole("cli-puzzles-made", count=args.count, folder=str(folder))
    screen.say_whole("cli-puzzles-solve", "dim", folder=shlex.quote(str(folder)))
    return 0


def write(screen: Screen, game: str, args: argparse.Namespace, folder: Path) -> None:
    """Write puzzle after puzzle as they are found, with a bar. Raises OSError."""
    with bar(args.count) as advance:

        def looked(number: int) -> None:
            advance(0, screen.speech.text("cli-puzzles-looking", number=number))

        for puzzle in make(game, args.count, args.seed, looked):
            (folder / f"{puzzle.id}{ENDING}").write_text(puzzle.text(), encoding="utf-8")
            advance(1)
