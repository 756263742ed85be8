"""`ludus rules`: a page of rules, one paragraph, ruling or thing, and what is not from the rulebook."""

import argparse

from rich.text import Text

from ludus.cli.explain import show_entry, show_glossary, show_page
from ludus.cli.terminal.parser import Parser, add_set, find_game
from ludus.cli.terminal.screen import Screen
from ludus.core.dataset import DataSet
from ludus.speech import Glossary, RulesPage


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", metavar="GAME", help=text("cli-arg-game"))
    parser.add_argument("id", nargs="*", default=[], metavar="ID", help=text("cli-arg-id"))
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    title = find_game(screen, args.game)
    page = RulesPage.open(title.name, screen.speech.lang)
    data = title.data(args.set)
    glossary = Glossary(screen.speech, title.things(title.load(data)), page)  # a broken set is refused here
    if args.id:
        with screen.paged():
            show_entry(screen, page, glossary, " ".join(args.id))
        return 0
    with screen.paged():
        show_all(screen, page, glossary, data)
    return 0


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
