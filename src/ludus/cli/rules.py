"""`ludus rules`: a page of rules, one paragraph, ruling or thing, and what is not from the rulebook."""

import argparse
from difflib import SequenceMatcher
from typing import NamedTuple

from rich.text import Text

from ludus.cli.explain import has_entry, show_entry, show_glossary, show_page
from ludus.cli.terminal.parser import Parser, add_set, find_game
from ludus.cli.terminal.screen import Screen
from ludus.core.dataset import DataSet
from ludus.core.errors import BadSetting
from ludus.core.spec import GameSpec
from ludus.match import GAMES
from ludus.speech import NEAREST, Glossary, RulesPage, Speech


class Book(NamedTuple):
    """What can be read about a game."""

    title: GameSpec
    data: DataSet
    page: RulesPage
    glossary: Glossary


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", metavar="GAME", help=text("cli-arg-rules-game"))
    parser.add_argument("id", nargs="*", default=[], metavar="ID", help=text("cli-arg-id"))
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    name = (
        args.game.casefold() if args.game.casefold() in GAMES else args.game
    )  # Spartacus is a game before a card of it
    if args.set is None and name not in GAMES:
        look_everywhere(screen, " ".join([args.game, *args.id]))
        return 0
    book = opened(screen, find_game(screen, name), args.set)
    with screen.paged():
        if args.id:
            show_entry(screen, book.page, book.glossary, " ".join(args.id))
        else:
            show_all(screen, book.page, book.glossary, book.data)
    return 0


def opened(screen: Screen, title: GameSpec, folder: str | None) -> Book:
    """The rules and things of a game. A broken set is refused here."""
    page = RulesPage.open(title.name, screen.speech.lang)
    data = title.data(folder)
    return Book(title, data, page, Glossary(screen.speech, title.things(title.load(data)), page))


def look_everywhere(screen: Screen, words: str) -> None:
    """What is called so, in whichever games. Raises BadSetting where there is nothing."""
    text = screen.speech.text
    books = [opened(screen, title, None) for title in GAMES.values()]
    found = [book for book in books if has_entry(book.page, book.glossary, words)]
    if not found:
        raise BadSetting(text("cli-error-nowhere", name=words), hint=_perhaps(screen.speech, books, words))
    with screen.paged():
        for book in found:
            name = book.title.name
            screen.console.print(Text(name, "bold").append(f"  {text(f'{name}-title')}", ""))
            show_entry(screen, book.page, book.glossary, words)


def _perhaps(speech: Speech, books: list[Book], words: str) -> str:
    """The names most like these words, with their games; and the games."""
    near = [(name, book.title.name) for book in books for name in book.glossary.near(words)]
    near.sort(key=lambda one: -SequenceMatcher(None, words.casefold(), one[0].casefold()).ratio())
    games = speech.join(list(GAMES))
    if not near:
        return speech.text("cli-hint-game", games=games)
    names = speech.join([f"{name} ({game})" for name, game in near[:NEAREST]])
    return speech.text("cli-hint-nowhere", names=names, games=games)


def show_all(screen: Screen, page: RulesPage, glossary: Glossary, data: DataSet) -> None:
    """Chapters, things, and what is not from the rulebook."""
    show_page(screen, page, f"ludus rules {data.game}")
    screen.console.print()
    screen.say("cli-things", "bold underline")
    show_glossary(screen, glossary)
    screen.say_whole("cli-things-hint", "dim", game=data.game, name=glossary.entries[0].name)
    screen.console.print()
    screen.say_whole("cli-rulings", "dim", game=data.game, first=page.rulings[0].id)
    show_sources(screen, data)


def show_sources(screen: Screen, data: DataSet) -> None:
    """Every value that no rulebook gives, with where it comes from."""
    groups = data.not_from_the_rulebook()
    if not groups:
        return
    screen.console.print()
    screen.say("cli-sources", "bold underline")
    for name, source, lines in groups:
        screen.console.print(Text(f"{name}: {screen.speech.text(f'cli-source-{source}')}", "bold"))
        for line in lines:
            screen.prose(line, 2)
