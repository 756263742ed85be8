"""What fills the screen: the table, what has just happened, and the question."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.play.table import TerminalTable
from ludus.cli.terminal import menu
from ludus.cli.terminal.menu import MenuEntry
from ludus.cli.terminal.screen import Screen, marked
from ludus.core.game import Outcome
from ludus.core.ids import Seat

FEWEST_LINES: Final = 3  # of what has happened, however low the window
FEWEST_CHOICES: Final = 5  # lines of them, likewise
INPUT_LINE: Final = 1


def show_turn(table: TerminalTable, seat: Seat) -> None:
    """Everything a person needs to answer."""
    board = table.board(seat)
    above = [Text(table.note, "italic")] if table.note else []
    above.append(marked(seat, table.name(seat)).append(f": {table.question(seat)}", "bold default"))
    table.note = ""
    told, news = table.story(seat)
    fill(table.screen, board, told, news, [*above, *choices(table, seat, room_below(table.screen, board, above))])


def room_below(screen: Screen, board: RenderableType, above: Sequence[RenderableType]) -> int | None:
    """How many lines there are for the choices; as many as they need, unless a screen has to hold them."""
    if not screen.is_live():
        return None
    taken = INPUT_LINE + FEWEST_LINES + sum(screen.height(part) for part in (board, *above))
    return max(FEWEST_CHOICES, screen.console.height - taken)


def choices(table: TerminalTable, seat: Seat, room: int | None = None) -> list[Text]:
    """What the seat can answer and, below a line, what it may do beside; folded where there is little room."""
    width, answers, beside = table.screen.console.width, table.answers(seat), table.beside(seat)
    if not (answers and beside):
        return menu.lines([*answers, *beside], width, room)
    line = Text(table.screen.speech.text("cli-beside"), "dim")
    if room is None:
        return [*menu.lines(answers, width), line, *menu.lines(beside, width)]
    least = [menu.lines(part, width, 1) for part in (answers, beside)]
    if len(least[0]) + 1 + len(least[1]) <= room:
        owed = menu.lines(answers, width, room - 1 - len(least[1]))
        return [*owed, line, *menu.lines(beside, width, room - 1 - len(owed))]
    if table.is_busy_beside(seat):
        return [folded(table, "cli-answers-folded", answers), *menu.lines(beside, width, room - 1)]
    return [*menu.lines(answers, width, room - 1), folded(table, "cli-beside-folded", beside)]


def folded(table: TerminalTable, id: str, entries: Sequence[MenuEntry]) -> Text:
    """A word on choices for which there is no room."""
    numbers = table.screen.speech.text("cli-numbers", first=entries[0].number, last=entries[-1].number)
    return Text(table.screen.speech.text(id, numbers=numbers), "dim")


def show_end(table: TerminalTable, outcome: Outcome) -> None:
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
