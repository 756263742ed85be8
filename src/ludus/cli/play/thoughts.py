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


def reason(screen: Screen, name: str, thought: Thought) -> str:
    """`Marcus chose: Stay. It came to 63 % in 40 tries; next best was "Move", with 58 %.`"""
    text, option = screen.speech.text, screen.speech.option
    chosen, *others = thought.candidates
    told = text("cli-why-chose", name=name, option=option(chosen.option))
    if not chosen.visits:
        return told
    told += " " + text("cli-why-worth", chance=percent(chosen), count=chosen.visits)
    tried = [one for one in others if one.visits]
    if not tried:
        return f"{told} {text('cli-why-alone')}"
    best = max(tried, key=lambda one: one.chance)
    return f"{told} {text('cli-why-next', option=option(best.option), chance=percent(best), count=best.visits)}"


def percent(one: Candidate) -> str:
    return f"{100 * min(max(one.chance, 0.0), 1.0):.0f} %"


def show_thought(screen: Screen, name: str, thought: Thought) -> None:
    """Why the first option was chosen, in a sentence, and then every option."""
    text = screen.speech.text
    screen.prose(reason(screen, name, thought))
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(text("cli-why-option"))
    grid.add_column(text("cli-why-chance"), justify="right")
    grid.add_column(text("cli-why-tried"), justify="right")
    for one in thought.candidates[:MOST_SHOWN]:
        grid.add_row(Text(screen.speech.option(one.option)), percent(one) if one.visits else "–", str(one.visits))
    screen.console.print(grid)
    if len(thought.candidates) > MOST_SHOWN:
        screen.say("cli-why-more", "dim", count=len(thought.candidates) - MOST_SHOWN)
