"""`ludus admin`: look after the tables of a server."""

import argparse
from typing import Final

from ludus.cli.play import saves
from ludus.cli.server.serve import add_store
from ludus.cli.terminal.parser import Parser
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BadSetting
from ludus.core.extras import need

ABOUT_TABLES: Final = ("tables", "export", "import", "validate", "repair")
ABOUT_PEOPLE: Final = ("person", "ban", "unban", "delete-person", "reports")
TASKS: Final = (*ABOUT_TABLES, *ABOUT_PEOPLE, "tidy", "backup")
ABOUT_SOMETHING: Final = ("export", "import", "repair", "person", "ban", "unban", "delete-person", "tidy", "backup")


def add(parser: Parser) -> None:
    text = parser.speech.text
    add_store(parser)
    parser.add_argument("task", choices=TASKS, metavar="TASK", help=text("server-arg-task"))
    parser.add_argument("what", nargs="?", default="", metavar="ID|FILE", help=text("server-arg-what"))
    parser.add_argument("--cut", action="store_true", help=text("server-arg-cut"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Do one task. Raises LudusError."""
    need("fastapi", "server")
    from ludus.server.config import Config  # noqa: PLC0415 - the server takes a moment to import
    from ludus.server.tasks import AdminTask, perform  # noqa: PLC0415

    if args.task in ABOUT_SOMETHING and not args.what:
        text = screen.speech.text
        raise BadSetting(text("server-error-what", task=args.task), hint=text("server-arg-what"))
    what = saves.read(screen, args.what) if args.task == "import" else args.what
    config = Config(store=args.store, database=args.database)
    return perform(AdminTask(args.task, what, args.cut), config, screen.speech, print)
