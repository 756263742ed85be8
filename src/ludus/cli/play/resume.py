"""`ludus play --resume`: which games there are to go on with, and going on with one."""

import argparse
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from rich.text import Text

from ludus.cli.play import saves
from ludus.cli.play.saves import SaveFile
from ludus.cli.play.seating import Player, named, seat_players
from ludus.cli.play.table import TerminalTable
from ludus.cli.terminal.levels import level_name
from ludus.cli.terminal.parser import find_game
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BrokenRecord, LudusError
from ludus.core.ids import CHANCE
from ludus.match import replay
from ludus.match.record import Record, parse
from ludus.speech.letters import bare

LINES_OF_A_GAME: Final = 2  # with the names of six players
AROUND: Final = 4  # lines for what stands above the list and below it


class SavedGame(NamedTuple):
    """A game that can be gone on with."""

    path: Path
    record: Record
    players: list[Player]
    time: float


def resume(args: argparse.Namespace, screen: Screen, given: Sequence[Player]) -> TerminalTable:
    """A saved game, by its file or by its name in the list. Raises BrokenRecord where it cannot go on."""
    path = find(args.resume)
    name, say = str(path), screen.speech.text
    text = saves.read(screen, name, "cli-hint-saves")
    if parse(text).seed is None:
        raise BrokenRecord(say("cli-error-no-seed", file=name), hint=say("cli-hint-no-seed"))
    match = replay(text, folder=args.set)
    if match.decision is None:
        raise BrokenRecord(say("cli-error-over", file=name), hint=say("cli-hint-over", file=name))
    players = list(given) or saves.read_players(text)
    if len(players) != match.seats:
        players = seat_players(screen, match.title, match.seats, players)
    # A file somebody named and placed is theirs; the game goes on in one of its own.
    file = SaveFile(match.title.name, path, text) if path in places() else SaveFile(match.title.name)
    table = TerminalTable(screen, match, named(screen, players), args.practice, file)
    table.catch_up()
    return table


def find(name: str) -> Path:
    """The file somebody means: a path, or the name of a game in the list."""
    path = Path(name).expanduser()
    if not path.exists():
        for known in places():
            if name in (known.name, known.name.removesuffix(saves.ENDING)):
                return known
    return next((known for known in places() if path.exists() and known.samefile(path)), path)


def places() -> list[Path]:
    """The files of this terminal's games; earlier versions kept the last of each title beside the folder."""
    folder = saves.folder()
    return [*folder.glob(f"[!.]*{saves.ENDING}"), *folder.parent.glob(f"last-*{saves.ENDING}")]


def choose(args: argparse.Namespace, screen: Screen) -> bool:
    """List the games there are to go on with; whoever sits at the keyboard takes one up. False if nobody does."""
    broken: list[str] = []
    games = [game for game in saved_games(screen, broken) if args.game in (None, game.record.game)]
    games.sort(key=lambda game: game.time, reverse=True)
    for line in broken:
        screen.console.print(Text(line), soft_wrap=True)
    if not games:
        screen.say_whole("cli-no-saves", folder=str(saves.folder()))
        return False
    if not screen.is_live():
        screen.say("cli-saves", "bold")
        for number, game in enumerate(games, 1):
            show(screen, number, game)
            screen.console.print(Text(f"    {saves.resume_command(game.path)}", "dim"), soft_wrap=True)
        return False
    show_latest(screen, games)
    args.resume = str(ask(screen, games).path)
    return True


def show_latest(screen: Screen, games: Sequence[SavedGame]) -> None:
    """As many games as one sees at once, the latest first, which must not leave the screen; all have numbers."""
    fitting = max(1, (screen.console.height - AROUND) // LINES_OF_A_GAME)
    screen.say("cli-saves", "bold")
    show_all(screen, games[:fitting])
    if older := games[fitting:]:
        screen.say("cli-saves-older", "dim", count=len(older), first=fitting + 1, last=len(games))


def saved_games(screen: Screen, broken: list[str]) -> Iterator[SavedGame]:
    """The games that are not over; files that cannot be read are named."""
    for path in places():
        try:
            text = path.read_text(encoding="utf-8")
            record = parse(text)
            find_game(screen, record.game)
        except (OSError, UnicodeDecodeError, LudusError) as error:
            is_ours = isinstance(error, LudusError)
            why = screen.speech.mistake(str(error)).rstrip(".") if is_ours else saves.why_unreadable(screen, error)
            broken.append(screen.speech.text("cli-error-file", file=str(path), why=why))
            continue
        if not record.result:
            yield SavedGame(path, record, saves.read_players(text), path.stat().st_mtime)


def show_all(screen: Screen, games: Sequence[SavedGame]) -> None:
    """Games one under another, with their numbers."""
    for number, game in enumerate(games, 1):
        show(screen, number, game)


def show(screen: Screen, number: int, game: SavedGame) -> None:
    """One game of the list: who plays, and how far it has come."""
    speech, players = screen.speech, game.players
    names = [f"{one.name} ({level_name(speech, one.level)})" if one.is_bot else one.name for one in players]
    head = screen.speech.text(
        "cli-saved-game",
        title=screen.speech.text(f"{game.record.game}-title"),
        players=screen.speech.join(names),
        choices=sum(seat != CHANCE for seat, _ in game.record.lines),
        time=f"{datetime.fromtimestamp(game.time):%Y-%m-%d %H:%M}",
    )
    screen.prose(f"{number:>2}) {head}", hanging=4)


def ask(screen: Screen, games: Sequence[SavedGame]) -> SavedGame:
    """Which one, the latest if nothing is typed. Raises EOFError."""
    while True:
        answer = screen.ask(f"{screen.speech.text('cli-ask-saved')} [1]") or "1"
        if answer.isdecimal() and 0 < int(answer) <= len(games):
            return games[int(answer) - 1]
        if bare(answer) in ("more", bare(screen.speech.text("cli-word-more"))):
            with screen.paged():
                show_all(screen, games)
            continue
        screen.say("cli-not-in-list", typed=answer)
