"""`ludus verify`: whether a record is what it says it is."""

import argparse

from ludus.cli.play import saves
from ludus.cli.terminal.parser import Parser, add_set
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BrokenRecord
from ludus.match import verify
from ludus.match.record import parse


def add(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.speech.text("cli-arg-file"))
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Replay the record and check its dice, hashes and result. Raises BrokenRecord."""
    text = saves.read(screen, args.file)
    match = verify(text, args.set)
    say, lines = screen.speech.text, len(match.log)
    if match.outcome is None and parse(text).seed is None:
        raise BrokenRecord(say("cli-error-unfinished", lines=lines), hint=say("cli-hint-unfinished"))
    if match.outcome is None:
        screen.say("cli-verified-unfinished", game=match.title.name, seats=match.seats, lines=lines)
        return 0
    if parse(text).seed is None:
        raise BrokenRecord(say("cli-error-unproven", file=args.file), hint=say("cli-hint-unproven"))
    screen.say("cli-verified", game=match.title.name, seats=match.seats, lines=lines)
    return 0
