"""The way in: finds the language, reads the command line, and turns every mistake into a sentence."""

import argparse
import errno
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import ludus
from ludus.cli import games, rules
from ludus.cli.odds import fight as odds
from ludus.cli.play import start as play
from ludus.cli.puzzles import make as puzzles
from ludus.cli.puzzles import solve as puzzle
from ludus.cli.records import replay, review, verify
from ludus.cli.research import balance, dataset, encoding, ladder, sim, train
from ludus.cli.server import admin, bot, serve
from ludus.cli.terminal import ascii
from ludus.cli.terminal.parser import Parser
from ludus.cli.terminal.screen import Screen
from ludus.cli.terminal.signals import mute
from ludus.core import game
from ludus.core.errors import LudusError
from ludus.speech import FALLBACK, Speech, choose_language

CUT_SHORT: Final = 1  # exit codes
MISTAKE: Final = 2
INTERRUPTED: Final = 130


class Command(NamedTuple):
    """How a command declares its arguments, and what it does."""

    add: Callable[[Parser], None]
    run: Callable[[argparse.Namespace, Screen], int]


COMMANDS: Final = {
    "play": Command(play.add, play.run),
    "replay": Command(replay.add, replay.run),
    "review": Command(review.add, review.run),
    "puzzle": Command(puzzle.add, puzzle.run),
    "puzzles": Command(puzzles.add, puzzles.run),
    "verify": Command(verify.add, verify.run),
    "rules": Command(rules.add, rules.run),
    "games": Command(games.add, games.run),
    "sim": Command(sim.add, sim.run),
    "ladder": Command(ladder.add, ladder.run),
    "balance": Command(balance.add, balance.run),
    "dataset": Command(dataset.add, dataset.run),
    "encoding": Command(encoding.add, encoding.run),
    "train": Command(train.add, train.run),
    "odds": Command(odds.add, odds.run),
    "serve": Command(serve.add, serve.run),
    "admin": Command(admin.add, admin.run),
    "bot": Command(bot.add, bot.run),
}


def main(words: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit code."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, ascii.NAME), (sys.stderr, ascii.NAME)):
        if isinstance(stream, io.TextIOWrapper):
            plain = stream is not sys.stdin and stream.isatty() and ascii.is_asked_for(os.environ)
            stream.reconfigure(encoding="ascii" if plain else None, errors=errors)  # it plays without some letter, too
    try:
        code = _run(sys.argv[1:] if words is None else list(words))
        sys.stdout.flush()
        return code
    except LudusError as error:  # there is no such language
        return tell(error, Speech(FALLBACK))
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except EOFError:  # whoever was asked is gone
        print()
        return 0
    except BrokenPipeError:  # somebody read as much as they wanted
        mute()
        return CUT_SHORT
    except OSError as error:
        if error.errno != errno.EIO:
            raise
        mute()  # the terminal is gone
        return CUT_SHORT


def _run(words: list[str]) -> int:
    asked, rest = _language_asked(words)
    speech = Speech(choose_language(asked, os.environ))
    try:
        parser = build_parser(speech)
        args, unknown = parser.parse_known_args(rest)
        if unknown:
            parser.refuse(unknown, args.command)
        if args.command is None:
            parser.print_help()
            return 0
        return COMMANDS[args.command].run(args, Screen(speech))
    except LudusError as error:
        return tell(error, speech)


def tell(error: LudusError, speech: Speech) -> int:
    """What is wrong and what to do, in the language asked for."""
    print(speech.text("cli-mistake", told=speech.mistake(str(error))), file=sys.stderr)
    if error.hint:
        print(speech.text("cli-advice", told=speech.mistake(error.hint)), file=sys.stderr)
    return MISTAKE


def _language_asked(words: list[str]) -> tuple[str | None, list[str]]:
    """What `--lang` says, wherever it stands, and the other words: help and mistakes are in that language too."""
    for i, word in enumerate(words):
        if word.startswith("--lang="):
            return word.removeprefix("--lang="), words[:i] + words[i + 1 :]
        if word == "--lang" and i + 1 < len(words):
            return words[i + 1], words[:i] + words[i + 2 :]
    return None, words


def build_parser(speech: Speech) -> Parser:
    """The whole command line in one language."""
    text = speech.text
    rules = "cli-version-plain" if str(game.__file__).endswith(".py") else "cli-version-compiled"
    parser = Parser(speech, prog="ludus", description=text("cli-about"))
    version = f"ludus {ludus.__version__} ({text(rules)})"
    parser.add_argument("--version", action="version", version=version, help=text("cli-arg-version"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, command in COMMANDS.items():
        about = text(f"cli-about-{name}")
        command.add(commands.add_parser(name, speech=speech, help=about, description=about))
    return parser
