"""`ludus bot`: a bot that plays a seat of a server, from outside."""

import argparse

from ludus.cli.terminal.parser import Parser
from ludus.cli.terminal.screen import Screen
from ludus.core.extras import need


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("--server", required=True, metavar="URL", help=text("server-arg-server"))
    parser.add_argument("--seat", required=True, metavar="TOKEN", help=text("server-arg-seat"))
    parser.add_argument("--bot", default="greedy", metavar="LEVEL", help=text("server-arg-bot"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Play the seat to the end of its game. Raises LudusError."""
    need("websockets", "server")
    from ludus.bots import find  # noqa: PLC0415 - only here
    from ludus.server.outside import OutsideBot  # noqa: PLC0415

    find(args.bot)
    OutsideBot(args.server, args.seat, args.bot, say=screen.console.print).play()
    return 0
