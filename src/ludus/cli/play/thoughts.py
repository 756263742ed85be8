"""What bots that look ahead thought of their choices: every option, how often it was tried, and its chance to win."""

from typing import Final, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from ludus.bots.search.search import Candidate
from ludus.cli.terminal.screen import Screen
from ludus.core.ids import Seat

MOST_SHOWN: Final = 10  # options of a choice, the most tried first
MOST_KEPT: Final = 500  # choices remembered


class Thought(NamedTuple):
    """One choice of a bot, after so many choices of everybody."""

    seat: Seat
    acts: int
    candidates: list[Candidate]


class Thoughts:
    """What the bots of a table thought, the last choice last."""

    def __init__(self) -> None:
        self.kept: list[Thought] = []

    def add(self, seat: Seat, acts: int, candidates: list[Candidate]) -> None:
        self.kept.append(Thought(seat, acts, candidates))
        del self.kept[:-MOST_KEPT]

    def forget(self, acts: int) -> None:
        """Choices have been taken back: so many are left."""
        self.kept = [thought for thought in self.kept if thought.acts < acts]


def show_thought(screen: Screen, name: str, thought: Thought) -> None:
    """The options of one choice; the first was chosen."""
    text = screen.speech.text
    screen.say("cli-why-chose", "bold", name=name, option=screen.speech.option(thought.candidates[0].option))
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(text("cli-why-option"))
    grid.add_column(text("cli-why-chance"), justify="right")
    grid.add_column(text("cli-why-tried"), justify="right")
    for one in thought.candidates[:MOST_SHOWN]:
        chance = f"{100 * min(max(one.chance, 0.0), 1.0):.0f} %" if one.visits else "–"
        grid.add_row(Text(screen.speech.option(one.option)), chance, str(one.visits))
    screen.console.print(grid)
    if len(thought.candidates) > MOST_SHOWN:
        screen.say("cli-why-more", "dim", count=len(thought.candidates) - MOST_SHOWN)
