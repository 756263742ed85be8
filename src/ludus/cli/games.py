"""`ludus games`: what is on the shelf."""

import argparse

from rich.text import Text

from ludus.cli.terminal.parser import Parser
from ludus.cli.terminal.screen import Screen
from ludus.core.spec import GameSpec
from ludus.match import GAMES


def add(parser: Parser) -> None:
    """It takes no arguments."""


def run(args: argparse.Namespace, screen: Screen) -> int:
    for title in GAMES.values():
        show(screen, title)
    return 0


def show(screen: Screen, title: GameSpec) -> None:
    """A game's name, how many can play, what it is about, and its table options."""
    text = screen.speech.text
    heading = Text(title.name, "bold").append(f"  {text(f'{title.name}-title')}  ", "")
    screen.console.print(heading.append(text("cli-players", fewest=title.fewest, most=title.most), "dim"))
    screen.prose(text(f"{title.name}-blurb"), 2)
    for setting in title.settings:
        choices = " | ".join(str(choice).lower() for choice in setting.choices)
        screen.console.print(Text(f"  --option {setting.name}={choices}", "bold"))
        screen.prose(text(f"{title.name}-setting-{setting.name}"), 4)
