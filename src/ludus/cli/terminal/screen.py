"""Where words go: a console, a language, and a mark and a colour for each seat."""

import contextlib
import os
import pydoc
import re
import sys
import textwrap
import threading
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from ludus.cli.terminal import ascii
from ludus.core.ids import Seat
from ludus.core.phrase import Event
from ludus.core.spec import Lexicon
from ludus.speech import Speech

MARKS: Final = ("●", "■", "▲", "◆", "▼", "✚")  # told apart without colour
STYLES: Final = ("bright_red", "bright_blue", "green", "yellow", "magenta", "cyan")
WIDEST: Final = 88  # columns; longer lines of prose are hard to read
LONGEST_LINE: Final = 2000  # characters of what is typed; no number or message is that long
LEAST: Final = 0.001  # smaller chances are only said to be so
PATIENCE: Final = 0.3  # seconds before a bot is said to be thinking


class Screen:
    """A console that speaks one language."""

    def __init__(self, speech: Speech, console: Console | None = None) -> None:
        self.speech = speech
        self.console = console or Console(markup=False, highlight=False, emoji=False)

    def at_table(self, lexicon: Lexicon, names: Sequence[str]) -> "Screen":
        """The same screen for one game and those who play it."""
        return Screen(Speech(self.speech.lang, lexicon, names), self.console)

    def is_live(self) -> bool:
        """Whether a person sits at the keyboard and sees the screen."""
        return self.console.is_terminal and sys.stdin.isatty()

    def say(self, id: str, /, style: str = "", **values: int | str) -> None:
        """Print a message; on a terminal a long one is folded between words."""
        told = self.speech.text(id, **values)
        lines = self.folded(told) if self.console.is_terminal else [told]
        self.console.print(Text("\n".join(lines), style), soft_wrap=True)

    def folded(self, told: str) -> list[str]:
        """The lines of a longer sentence; a word that is longer than a line stays in one piece."""
        return textwrap.wrap(told, self.console.width, break_long_words=False, break_on_hyphens=False)

    def say_whole(self, id: str, /, style: str = "", **values: int | str) -> None:
        """Print a message with a path or a command: the terminal folds it, and it can be copied in one piece."""
        self.console.print(Text(self.speech.text(id, **values), style), soft_wrap=True)

    def decimal(self, number: str) -> str:
        """A number with the decimal sign and the minus of the language: 17.225 is not seventeen thousand in German."""
        return number.replace(".", self.speech.text("odds-decimal")).replace("-", "−")

    def percent(self, number: str) -> str:
        """A number of hundredths, or several, as the language writes them: 42.5%, or 42,5 % in German."""
        return self.speech.text("odds-percent", number=self.decimal(number))

    def prose(self, text: str, indent: int = 0, hanging: int = 0) -> None:
        """Print a longer text, folded and set in; `hanging` sets in all lines but the first by more."""
        width = min(WIDEST, self.console.width)
        first, others = " " * indent, " " * (indent + hanging)
        self.console.print(Text(textwrap.fill(text, width, initial_indent=first, subsequent_indent=others)))

    def height(self, part: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(part, pad=False))

    def ask(self, prompt: str) -> str:
        """What somebody types; a long prompt is folded between words. Raises EOFError and KeyboardInterrupt."""
        if self.is_live():
            *above, prompt = self.folded(prompt) or [""]
            for line in above:
                self.console.print(Text(line), soft_wrap=True)
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - input() edits lines once it is imported
        try:
            return input(f"{prompt} ").strip()[:LONGEST_LINE]
        except OSError as error:  # the terminal is gone
            raise EOFError from error

    def agrees(self, id: str, /, default: bool, **values: int | str) -> bool:
        """A question to be answered with yes or no; whatever is neither is asked again, lest a slip cost a game."""
        yes, no = self.speech.text("cli-yes"), self.speech.text("cli-no")
        choices = f"[{yes[0].upper()}/{no[0]}]" if default else f"[{yes[0]}/{no[0].upper()}]"
        while answer := self.ask(f"{self.speech.text(id, **values)} {choices}").casefold():
            if answer[0] in (yes[0], "y"):
                return True
            if answer[0] == no[0]:
                return False
        return default

    def story(self, events: Sequence[Event], seat: Seat | None) -> list[Text]:
        """What happened in words, each player's name in its colour."""
        return [self.coloured(self.speech.event(event, seat)) for event in events if event.is_told_to(seat)]

    def coloured(self, line: str) -> Text:
        """A line with the players' names in their colours."""
        text = Text(line)
        for seat, name in enumerate(self.speech.names):
            text.highlight_words([name], STYLES[seat])
        return text

    @contextlib.contextmanager
    def paged(self) -> Iterator[None]:
        """What is printed in here is read page by page, if it is more than a screen holds and somebody sits there."""
        if not self.is_live():
            yield
            return
        with self.console.capture() as captured:
            yield
        text = captured.get()
        if text.count("\n") < self.console.height:
            self.console.out(text, end="", highlight=False)
        else:
            for name, setting in pager_settings(self.speech.text("cli-pager")).items():
                os.environ.setdefault(name, setting)
            pydoc.pager(ascii.as_written(text, self.console.encoding))

    @contextlib.contextmanager
    def alternate(self) -> Iterator[None]:
        """A screen of its own, of which nothing stays in the scrollback; the one of before comes back afterwards."""
        is_live = self.is_live()
        if is_live:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if is_live:
                self.console.set_alt_screen(False)

    @contextlib.contextmanager
    def patience(self, id: str, /, **values: int | str) -> Iterator[None]:
        """Say that something takes its time, if it does."""
        if not self.console.is_terminal:
            yield
            return
        status = self.console.status(self.speech.text(id, **values))
        timer = threading.Timer(PATIENCE, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()


def pager_settings(words: str) -> dict[str, str]:
    """For the pager where it is less: colours, words that say how to leave it, and no command that writes files.

    The words are ASCII: less 590 tears other letters of its prompt apart, and a terminal may have no others.
    """
    plain = re.sub(r"([?:.%\\$])", r"\\\1", words)  # these mean something in its prompt
    return {"LESS": f"-R -Ps{plain}$", "LESSSECURE": "1"}


def marked(seat: int, name: str, width: int | None = None) -> Text:
    """A player's mark and name in the seat's colour, cut to a width."""
    text = Text(f"{MARKS[seat]} {name}", STYLES[seat])
    if width is not None:
        text.truncate(width, overflow="ellipsis")
    return text
