"""How odds are written: headings, rows and numbers."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.terminal.screen import LEAST, Screen

BAR: Final = 40  # columns of the longest bar


def heading(screen: Screen, words: str) -> None:
    screen.console.print(Text(f"\n{words}", "bold"))


def show_rows(screen: Screen, rows: Sequence[tuple[str, float]]) -> None:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for words, chance in rows:
        grid.add_row(words, percent(screen, chance))
    screen.console.print(grid)


def percent(screen: Screen, chance: float) -> str:
    """A chance to a tenth of a percent; what is possible is never shown as nothing."""
    number = f"{100 * chance:.1f}" if chance >= LEAST or not chance else f"<{100 * LEAST:.1f}"
    return screen.percent(number)


def signed(screen: Screen, value: float) -> str:
    return decimal(screen, f"{value:+.3f}")


def decimal(screen: Screen, number: str) -> str:
    """A number with the decimal sign and the minus of the language."""
    return screen.decimal(number)
