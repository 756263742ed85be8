"""`ludus serve`: a server for people who play over the network."""

import argparse
import os
import sys
from typing import Any, Final
from urllib.parse import urlsplit

from ludus.cli.terminal.parser import Parser, add_number
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BadSetting
from ludus.core.extras import need

HIGHEST_PORT: Final = 65535
MOST_PROCESSES: Final = 256
LONGEST_PACE: Final = 60  # seconds
LEAST_REVIEW, MOST_REVIEW = 0.001, 100.0  # of the usual work for looking back on a game
CONTACT: Final = "mailto:ludus@localhost"
MOST: Final = 1_000_000
LIMITS: Final[dict[str, type[int] | type[float]]] = {  # settings that say how much one address or person may ask for
    "address_sockets": int,
    "visitor_sockets": int,
    "person_sockets": int,
    "address_work": float,
    "visitor_work": float,
    "person_work": float,
    "guest_tables": int,
    "person_tables": int,
    "send_seconds": float,
}


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=text("server-arg-host"))
    add_number(parser, "--port", "server-arg-port", least=0, most=HIGHEST_PORT, default=8000, metavar="N")
    add_store(parser)
    for name in ("workers", "thinkers"):
        add_number(parser, f"--{name}", f"server-arg-{name}", least=1, most=MOST_PROCESSES, default=1, metavar="N")
    add_bots(parser)
    parser.add_argument("--behind-proxy", action="store_true", help=text("server-arg-proxy"))
    parser.add_argument("--address", default="", metavar="URL", help=text("server-arg-address"))
    parser.add_argument("--origins", default="", metavar="URL …", help=text("server-arg-origins"))
    parser.add_argument("--peer-host", default="127.0.0.1", metavar="ADDRESS", help=text("server-arg-peer-host"))
    parser.add_argument("--contact", default=CONTACT, metavar="mailto:…", help=text("server-arg-contact"))
    parser.add_argument("--private-calls", action="store_true", help=text("server-arg-private-calls"))
    for name, kind in LIMITS.items():
        flag = name.replace("_", "-")
        parser.add_argument(f"--{flag}", type=kind, metavar="N", help=text(f"server-arg-{flag}"))
    parser.add_argument("--no-limits", action="store_true", help=text("server-arg-no-limits"))


def add_bots(parser: Parser) -> None:
    """How fast bots play, how long reviews think, and which bots there are."""
    add_number(
        parser,
        "--pace",
        "server-arg-pace",
        least=0,
        most=LONGEST_PACE,
        kind=float,
        default=0.5,
        metavar="SECONDS",
    )
    add_number(
        parser,
        "--review-work",
        "server-arg-review-work",
        least=LEAST_REVIEW,
        most=MOST_REVIEW,
        kind=float,
        default=1.0,
        metavar="PART",
    )
    parser.add_argument("--bots", default="", metavar="A,B,…", help=parser.speech.text("server-arg-bots"))


def add_store(parser: Parser) -> None:
    """`--store DIR` or `--database URL`: where tables are kept."""
    text = parser.speech.text
    where = parser.add_mutually_exclusive_group()

    def folder(given: str) -> str:
        if "://" in given:
            raise BadSetting(text("server-error-store", store=given), hint=text("server-hint-store"))
        return given

    where.add_argument("--store", type=folder, default="", metavar="DIR", help=text("server-arg-store"))
    where.add_argument("--database", default="", metavar="URL", help=text("server-arg-database"))


def read_limits(args: argparse.Namespace, screen: Screen) -> dict[str, Any]:
    """The limits that are given; the others stay as they are. Raises BadSetting."""
    given = {name: getattr(args, name) for name in LIMITS if getattr(args, name) is not None}
    for name, value in given.items():
        if not 1 <= value <= MOST:
            text, flag = screen.speech.text, f"--{name.replace('_', '-')}"
            raise BadSetting(text("server-error-limit", flag=flag, value=f"{value:g}"), hint=text("server-hint-limit"))
    return given


def read_address(given: str, screen: Screen) -> str:
    """The address told to those who are invited, with a slash at its end. Raises BadSetting."""
    parts = urlsplit(given)
    if given and (parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment):
        text = screen.speech.text
        raise BadSetting(text("server-error-address", address=given), hint=text("server-hint-address"))
    return f"{given.rstrip('/')}/" if given else ""


def say_serving(screen: Screen, address: str) -> None:
    """Where the page is; at once, also for whoever reads it through a pipe."""
    screen.say_whole("server-serving", address=address)
    sys.stdout.flush()


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Serve until interrupted. Raises LudusError."""
    need("fastapi", "server")
    from ludus.server.config import Config  # noqa: PLC0415 - the server takes a moment to import
    from ludus.server.serve import serve  # noqa: PLC0415

    config = Config(
        store=args.store,
        database=args.database,
        thinkers=args.thinkers,
        pace=args.pace,
        review_work=args.review_work,
        bots=" ".join(args.bots.replace(",", " ").split()),
        limits=not args.no_limits,
        secure=args.behind_proxy,
        proxied=args.behind_proxy,
        address=read_address(args.address, screen),
        origins=args.origins,
        peer_host=args.peer_host,
        contact=args.contact,
        metrics_token=os.environ.get("LUDUS_METRICS_TOKEN", ""),  # not an argument: those can be read by everybody
        private_calls=args.private_calls,
        **read_limits(args, screen),
    )
    host = f"[{args.host}]" if ":" in args.host else args.host
    serve(config, args.host, args.port, args.workers, lambda port: say_serving(screen, f"http://{host}:{port}"))
    return 0
