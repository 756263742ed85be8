"""`ludus serve`: a server for people who play over the network."""

import argparse
from typing import Final

from ludus.cli.parser import Parser
from ludus.cli.screen import Screen

CONTACT: Final = "mailto:ludus@localhost"


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=text("server-arg-host"))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=text("server-arg-port"))
    add_store(parser)
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=text("server-arg-workers"))
    parser.add_argument("--thinkers", type=int, default=1, metavar="N", help=text("server-arg-thinkers"))
    parser.add_argument("--pace", type=float, default=0.5, metavar="SECONDS", help=text("server-arg-pace"))
    parser.add_argument("--behind-proxy", action="store_true", help=text("server-arg-proxy"))
    parser.add_argument("--origins", default="", metavar="URL …", help=text("server-arg-origins"))
    parser.add_argument("--contact", default=CONTACT, metavar="mailto:…", help=text("server-arg-contact"))
    parser.add_argument("--private-calls", action="store_true", help=text("server-arg-private-calls"))
    parser.add_argument("--no-limits", action="store_true", help=text("server-arg-no-limits"))


def add_store(parser: Parser) -> None:
    """`--store DIR` or `--database URL`: where tables are kept."""
    text = parser.speech.text
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--store", default="", metavar="DIR", help=text("server-arg-store"))
    where.add_argument("--database", default="", metavar="URL", help=text("server-arg-database"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Serve until interrupted. Raises LudusError."""
    from ludus.server.config import Config  # noqa: PLC0415 - the server takes a moment to import
    from ludus.server.serve import serve  # noqa: PLC0415

    config = Config(
        store=args.store,
        database=args.database,
        thinkers=args.thinkers,
        pace=args.pace,
        limits=not args.no_limits,
        secure=args.behind_proxy,
        proxied=args.behind_proxy,
        origins=args.origins,
        contact=args.contact,
        private_calls=args.private_calls,
    )
    screen.say("server-serving", address=f"http://{args.host}:{args.port}")
    serve(config, args.host, args.port, args.workers)
    return 0
