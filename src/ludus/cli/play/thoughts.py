"""Why bots chose what they chose: a sentence, and on request the numbers behind it."""

import copy
from typing import Final, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from ludus.bots.search.search import Candidate, ThinkingBot
from ludus.cli.boards import Say, wording
from ludus.cli.terminal.screen import Screen
from ludus.core.ids import Seat
from ludus.core.reason import Reason
from ludus.match import Bot, Match, Turn

MOST_SHOWN: Final = 10  # options of a choice, the most tried first
MOST_KEPT: Final = 500  # choices remembered


class Thought(NamedTuple):
    """One choice of a bot, after so many choices of everybody, and the bot as it was then."""

    seat: Seat
    acts: int
    words: str
    bot: Bot

    @property
    def candidates(self) -> list[Candidate]:
        """What it looked ahead at; nothing where it did not."""
        return self.bot.thoughts if isinstance(self.bot, ThinkingBot) else []


class Thoughts:
    """What the bots of a table thought, the last choice last."""

    def __init__(self) -> None:
        self.kept: list[Thought] = []

    def add(self, seat: Seat, acts: int, words: str, bot: Bot) -> None:
        """Remember a choice. A bot makes new thoughts for each, so a flat copy keeps these."""
        self.kept.append(Thought(seat, acts, words, copy.copy(bot)))
        del self.kept[:-MOST_KEPT]

    def forget(self, acts: int) -> None:
        """Choices have been taken back: so many are left."""
        self.kept = [thought for thought in self.kept if thought.acts < acts]


def show_thought(screen: Screen, name: str, thought: Thought, match: Match, *, with_numbers: bool) -> None:
    """Why it was chosen, in a sentence; the numbers behind it are asked for apart."""
    then = match.at(thought.acts)
    options, decision = then.options(thought.seat), then.decision
    option = next((one for one in options if one.words == thought.words), None)
    if option is None or decision is None:
        screen.say("cli-why-nothing")
        return
    found = thought.bot.explain(Turn(then, thought.seat, decision, options), option) or Reason()
    screen.prose(f"{name}: {screen.speech.reason(found, option)}")
    if not with_numbers:
        if thought.candidates:
            screen.say("cli-why-numbers", "dim")
    elif thought.candidates:
        show_numbers(screen, thought.candidates, wording(then.view(thought.seat), screen.speech))
    else:
        screen.say("cli-why-no-numbers", name=name)


def show_numbers(screen: Screen, candidates: list[Candidate], say: Say) -> None:
    """Every option that was looked at, how often it was tried, and its chance to win."""
    text = screen.speech.text
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(text("cli-why-option"))
    grid.add_column(text("cli-why-chance"), justify="right")
    grid.add_column(text("cli-why-tried"), justify="right")
    for one in candidates[:MOST_SHOWN]:
        grid.add_row(Text(say(one.option)), percent(screen, one) if one.visits else "–", str(one.visits))
    screen.console.print(grid)
    if len(candidates) > MOST_SHOWN:
        screen.say("cli-why-more", "dim", count=len(candidates) - MOST_SHOWN)


def percent(screen: Screen, one: Candidate) -> str:
    """`63 ± 4%`; without a margin where the chance is known, or was tried too seldom to tell."""
    margin = f" ± {max(1, round(100 * one.margin))}" if one.margin else ""
    return screen.percent(f"{100 * min(max(one.chance, 0.0), 1.0):.0f}{margin}")
