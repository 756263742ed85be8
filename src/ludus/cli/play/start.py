"""`ludus play`: a game in this terminal."""

import argparse
from collections.abc import Sequence

from ludus.cli.play import resume, session
from ludus.cli.play.seating import Player, Seated, seat_players
from ludus.cli.play.table import TerminalTable
from ludus.cli.terminal.parser import Parser, add_options, add_set, find_game, read_options
from ludus.cli.terminal.screen import Screen
from ludus.core.spec import GameSpec
from ludus.match import GAMES, Match


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", nargs="?", metavar="GAME", help=text("cli-arg-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=text("cli-arg-seats"))
    parser.add_argument("--human", dest="players", action=Seated, metavar="NAME", help=text("cli-arg-human"))
    parser.add_argument("--bot", dest="players", action=Seated, metavar="LEVEL", help=text("cli-arg-bot"))
    parser.add_argument("--seed", metavar="SEED", help=text("cli-arg-seed"))
    add_options(parser)
    add_set(parser)
    parser.add_argument("--practice", action="store_true", help=text("cli-arg-practice"))
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=text("cli-arg-resume"))
    parser.add_argument("--check", action="store_true", help=text("cli-arg-check"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.check:
        return check(args, screen)
    given: Sequence[Player] = args.players or []
    if args.resume == "" and not resume.choose(args, screen):
        return 0
    session.run(resume.resume(args, screen, given) if args.resume else begin(args, screen, given))
    return 0


def begin(args: argparse.Namespace, screen: Screen, given: Sequence[Player]) -> TerminalTable:
    """A new game."""
    options = read_options(args, screen)
    title = find_game(screen, args.game) if args.game else ask_game(screen)
    Match.new(title.name, title.fewest, args.seed, options)  # what is wrong shows before any question
    if args.seats is None and not given:
        welcome(screen, title)
    players = seat_players(screen, title, args.seats, given)
    return TerminalTable(screen, Match.new(title.name, len(players), args.seed, options), players, args.practice)


def welcome(screen: Screen, title: GameSpec) -> None:
    """What the game is called and what it is about."""
    screen.say(f"{title.name}-title", "bold")
    screen.prose(screen.speech.text(f"{title.name}-blurb"))


def ask_game(screen: Screen) -> GameSpec:
    """Which game; with a single one on the shelf, that."""
    titles = list(GAMES.values())
    if len(titles) == 1:
        return titles[0]
    for number, title in enumerate(titles, 1):
        screen.console.print(f"{number:>2} {screen.speech.text(f'{title.name}-title')}")
    while True:
        answer = screen.ask(f"{screen.speech.text('cli-ask-game')} [1]") or "1"
        if answer in GAMES:
            return GAMES[answer]
        if answer.isdecimal() and 0 < int(answer) <= len(titles):
            return titles[int(answer) - 1]
        screen.say("cli-not-in-list", typed=answer)


def check(args: argparse.Namespace, screen: Screen) -> int:
    """Set up a game, draw it once, and say that all is well."""
    title = find_game(screen, args.game) if args.game else next(iter(GAMES.values()))
    options = read_options(args, screen)
    seats = title.fewest if args.seats is None else args.seats
    players = seat_players(screen, title, seats, args.players or [])
    table = TerminalTable(screen, Match.new(title.name, len(players), args.seed, options), players)
    screen.console.print(table.board(None))
    screen.say("cli-check", title=screen.speech.text(f"{title.name}-title"), seats=len(players))
    return 0
