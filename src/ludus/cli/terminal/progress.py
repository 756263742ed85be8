"""A bar for what takes long, and the arguments that say where it is worked on."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludus.cli.terminal.parser import Parser, add_number

MOST_WORKERS: Final = 1024  # processes


class Told(Protocol):
    """What is told of each step: how many are done, and what is being done if that is new."""

    def __call__(self, steps: int, doing: str | None = None) -> None: ...


@contextmanager
def bar(total: int, doing: str = "") -> Iterator[Told]:
    """A bar on a terminal, with what is being done behind it, and nothing elsewhere."""
    columns = (
        BarColumn(20),
        MofNCompleteColumn(),
        TextColumn("·"),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(doing, total=total)
        yield lambda steps, doing=None: progress.update(task, advance=steps, description=doing)


def add_where(parser: Parser) -> None:
    """`--workers N` and `--cluster ADDRESS`."""
    text = parser.speech.text
    default = os.cpu_count() or 1
    add_number(parser, "--workers", "cli-arg-workers", least=1, most=MOST_WORKERS, default=default, metavar="N")
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("cli-arg-cluster"))


def add_out(parser: Parser) -> None:
    """`--out FILE` and `--plot FILE`."""
    text = parser.speech.text
    parser.add_argument("--out", metavar="FILE", help=text("cli-arg-out"))
    parser.add_argument("--plot", metavar="FILE", help=text("cli-arg-plot"))
