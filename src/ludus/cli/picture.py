"""What fills the screen: the table, what has just happened, and the question."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli import menu
from ludus.cli.screen import Screen, marked
from ludus.cli.table import Table
from ludus.core.game import Outcome
from ludus.core.ids import Seat

FEWEST_LINES: Final = 3  # of what has happened, however low the window
INPUT_LINE: Final = 1


def show_turn(table: Table, seat: Seat) -> None:
    """Everything a person needs to answer."""
    question = marked(seat, table.name(seat)).append(f": {table.question()}", "bold default")
    below = [question, *menu.lines(table.entries(seat), table.screen.console.width)]
    if table.note:
        below.insert(0, Text(table.note, "italic"))
        table.note = ""
    told, news = table.story(seat)
    fill(table.screen, table.board(seat), told, news, below)


def show_end(table: Table, outcome: Outcome) -> None:
    """The last position, the scores and the winners."""
    speech, seat = table.screen.speech, table.viewer()
    scores = Grid.grid(padding=(0, 2))
    for other in sorted(range(table.match.seats), key=lambda other: -outcome.scores[other]):
        won = speech.text("cli-winner") if other in outcome.winners else ""
        scores.add_row(marked(other, table.name(Seat(other))), Text(str(outcome.scores[other]), "bold"), won)
    how = Text(speech.text(f"{table.match.title.name}-how-{outcome.how}"), "bold")
    told, news = table.story(seat)
    fill(table.screen, table.board(seat), told, news, [how, scores])


def fill(
    screen: Screen, board: RenderableType, told: Sequence[Text], news: Sequence[Text], below: Sequence[RenderableType]
) -> None:
    """Board, story and question; in a terminal on a fresh screen, with as much of the story as there is room for."""
    if screen.is_live():
        screen.console.clear()
        room = screen.console.height - INPUT_LINE - sum(screen.height(part) for part in (board, *below))
        news = fitting(screen, told, news, max(FEWEST_LINES, room))
    for part in (board, *news, *below):
        screen.console.print(part)


def fitting(screen: Screen, told: Sequence[Text], news: Sequence[Text], room: int) -> list[Text]:
    """The news, with older lines before it if there is room, or with a word on what is left out if there is not."""
    story = [*(Text(line.plain, "dim") for line in told), *news]
    kept: list[Text] = []
    while story and room >= screen.height(story[-1]):
        room -= screen.height(story[-1])
        kept.insert(0, story.pop())
    hidden = len(story) - len(told)  # news that found no room
    if hidden > 0:
        kept[0] = Text(screen.speech.text("cli-earlier", count=hidden + 1), "dim")
    return kept
