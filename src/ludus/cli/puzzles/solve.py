"""`ludus puzzle`: a position, a question, and what the choices were worth."""

import argparse
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.play import saves
from ludus.cli.play.chances import worth
from ludus.cli.play.picture import show_turn
from ludus.cli.play.seating import BOT_NAMES, Player
from ludus.cli.play.start import ask_game
from ludus.cli.play.table import TerminalTable
from ludus.cli.terminal import menu
from ludus.cli.terminal.levels import level_name
from ludus.cli.terminal.parser import Parser
from ludus.cli.terminal.screen import Screen
from ludus.core.decision import Option
from ludus.core.errors import BadSetting, BrokenRecord
from ludus.odds import EXACT
from ludus.puzzles import Puzzle, Worth, daily, find
from ludus.puzzles.puzzle import parse
from ludus.puzzles.reason import reason_of
from ludus.puzzles.registry import ENDING, following, shipped
from ludus.puzzles.solving import GLADIATORS

DAILY: Final = "daily"
MOST_SHOWN: Final = 7  # choices after an answer, the best first


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", nargs="?", metavar="GAME", help=text("cli-arg-game"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("which", nargs="?", choices=[DAILY], metavar=DAILY, help=text("cli-arg-puzzle-daily"))
    which.add_argument("--id", metavar="ID", help=text("cli-arg-puzzle-id"))
    which.add_argument("--from", dest="folder", metavar="DIR", help=text("cli-arg-puzzle-from"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Puzzle after puzzle, until somebody has enough."""
    own = [] if args.folder is None else lying_in(args, screen)
    puzzle: Puzzle | None = own[0] if own else chosen(args, screen)
    while puzzle is not None:
        ask(screen, puzzle)
        coming, count = after(puzzle, own), len(own or shipped(puzzle.game))
        puzzle = coming if coming and screen.agrees("cli-puzzle-another", True, count=count) else None
    return 0


def lying_in(args: argparse.Namespace, screen: Screen) -> list[Puzzle]:
    """The puzzles of a folder, those of one game if it is named. Raises BrokenRecord, BadSetting."""
    text = screen.speech.text
    found = [read(screen, path) for path in sorted(Path(args.folder).glob(f"*{ENDING}"))]
    wanted = [puzzle for puzzle in found if args.game in (None, puzzle.game)]
    if not wanted:
        raise BadSetting(text("cli-error-puzzle-none", folder=args.folder), hint=text("cli-hint-puzzle-none"))
    return wanted


def read(screen: Screen, path: Path) -> Puzzle:
    """One puzzle of a folder. Raises BrokenRecord, and names the file."""
    try:
        return parse(saves.read(screen, str(path)))
    except BrokenRecord as error:
        speech = screen.speech
        if path.name in str(error):
            raise
        told = f"{path.name}: {speech.mistake(str(error))}"
        raise BrokenRecord(told, hint=speech.mistake(error.hint)) from error


def after(puzzle: Puzzle, own: Sequence[Puzzle]) -> Puzzle | None:
    """The puzzle that comes next: of a folder, or of those that are shipped, round and round."""
    if not own:
        return following(puzzle)
    return next(iter(own[own.index(puzzle) + 1 :]), None)


def chosen(args: argparse.Namespace, screen: Screen) -> Puzzle:
    """The puzzle asked for: by its id, or the one of the day. Raises UnknownGame, BadSetting."""
    if args.id is not None:
        found = find(args.id)
        if args.game not in (None, DAILY, found.game):
            text = screen.speech.text
            raise BadSetting(
                text("cli-error-puzzle-game", id=args.id, game=args.game), hint=text("cli-hint-puzzle", game=found.game)
            )
        return found
    game = args.game if args.game not in (None, DAILY) else ask_game(screen).name
    return daily(game, datetime.now(UTC).date())


def ask(screen: Screen, puzzle: Puzzle) -> None:
    """Show a puzzle and tell what an answer was worth."""
    table = laid(screen, puzzle)
    table.note = heading(screen, puzzle)
    show_turn(table, puzzle.seat)
    option = answered(table, puzzle)
    tell(table, puzzle, option)


def heading(screen: Screen, puzzle: Puzzle) -> str:
    """Which puzzle it is, and what counts."""
    counts = screen.speech.text(measure(puzzle))
    return screen.speech.text("cli-puzzle-heading", id=puzzle.id, rating=str(puzzle.rating), counts=counts)


def measure(puzzle: Puzzle) -> str:
    """The message that says what its numbers are."""
    solution = puzzle.solution
    return f"cli-chances-{solution.about if solution.unit == 'wins' else solution.unit}"


def laid(screen: Screen, puzzle: Puzzle) -> TerminalTable:
    """The position as a table, seen with the eyes of whoever is asked; what happened before is old news."""
    match = puzzle.match()
    others = iter(BOT_NAMES)
    you = Player(screen.speech.text("cli-player"))
    players = [you if seat == puzzle.seat else Player(next(others)) for seat in range(match.seats)]
    table = TerminalTable(screen, match, players)
    table.catch_up()
    return table


def answered(table: TerminalTable, puzzle: Puzzle) -> Option:
    """The choice somebody makes, by number or in words."""
    entries, screen = table.answers(puzzle.seat), table.screen
    while True:
        typed = screen.ask(f"{table.name(puzzle.seat)}>")
        found = menu.find(entries, typed)
        if len(found) == 1:
            return found[0].option
        if found:
            screen.say("cli-several")
            screen.console.print(*menu.lines(found, screen.console.width), sep="\n")
        elif typed:
            screen.say("cli-puzzle-not-understood", typed=typed)


def tell(table: TerminalTable, puzzle: Puzzle, option: Option) -> None:
    """Whether it was the best, what each choice is worth, why, and who finds it."""
    screen, solution = table.screen, puzzle.solution
    words = {entry.option.words: entry.text for entry in table.answers(puzzle.seat)}
    own = next(one for one in solution.worths if one.words == option.words)
    is_chance = solution.unit == "wins"
    if puzzle.is_right(option):
        screen.say("cli-puzzle-right", "bold green")
    else:
        less = worth(screen, solution.worths[0].value - own.value, 0.0, is_chance).removeprefix("+")
        screen.say("cli-puzzle-wrong", "bold red", best=words[solution.best], less=less)
    screen.console.print(numbers(table, puzzle, words, option.words))
    screen.say("cli-chances-exact" if solution.how == EXACT else "cli-chances-sampled", "dim")
    if said := screen.speech.reason(reason_of(puzzle, table.match)):
        screen.prose(said)
    screen.say("cli-puzzle-found", "dim", levels=screen.speech.join(list(finders(screen, puzzle))))
    if solution.unit == GLADIATORS:  # of one fight
        screen.say("cli-puzzle-found-game", "dim")


def numbers(table: TerminalTable, puzzle: Puzzle, words: dict[str, str], own: str) -> Grid:
    """The choices with what they are worth, the best first, and the one chosen marked."""
    screen, solution = table.screen, puzzle.solution
    is_chance = solution.unit == "wins"
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("")
    grid.add_column(screen.speech.text("cli-why-option"))
    grid.add_column(screen.speech.text(measure(puzzle)), justify="right")
    for one in shown(solution.worths, own):
        mark = screen.speech.text("cli-puzzle-yours") if one.words == own else ""
        style = "bold" if one.words == solution.best else ""
        grid.add_row(mark, Text(words[one.words], style), worth(screen, one.value, one.margin, is_chance))
    return grid


def shown(worths: tuple[Worth, ...], own: str) -> Iterable[Worth]:
    """The best choices, and the one chosen wherever it stands."""
    return [one for place, one in enumerate(worths) if place < MOST_SHOWN or one.words == own]


def finders(screen: Screen, puzzle: Puzzle) -> Iterable[str]:
    """How often each level finds the best choice."""
    for level, part in puzzle.found.items():
        percent = screen.speech.text("odds-percent", number=f"{100 * part:.0f}")
        yield f"{level_name(screen.speech, level)} {percent}"
