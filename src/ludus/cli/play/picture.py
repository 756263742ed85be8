"""What fills the screen: the table, what has just happened, and the question. On a live screen nothing scrolls off."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.segment import Segment, Segments
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.play.table import TerminalTable
from ludus.cli.terminal import menu
from ludus.cli.terminal.menu import MenuEntry
from ludus.cli.terminal.screen import Screen, marked
from ludus.core.game import Outcome
from ludus.core.ids import Seat

FEWEST_LINES: Final = 2  # of what has happened, however low the window
FEWEST_CHOICES: Final = 4  # lines of them, likewise
MOST_CHOICES: Final = 8  # lines of them for which the table is drawn more briefly
INPUT_LINE: Final = 1
LASTING: Final = ("house",)  # questions about things one has for the whole game


def show_turn(table: TerminalTable, seat: Seat) -> None:
    """Everything a person needs to answer."""
    screen = table.screen
    above = [Text(table.note, "italic")] if table.note else []
    if screen.is_live() and not any(act.seat == seat for act in table.match.acts):
        above.append(Text(screen.speech.text("cli-how-to-answer"), "dim"))
    if screen.is_live() and is_lasting(table):
        above.append(Text(screen.speech.text("cli-how-to-compare"), "dim"))
    above.append(marked(seat, table.name(seat)).append(f": {table.question(seat)}", "bold default"))
    table.note = ""
    told, news = table.story(seat)
    if not screen.is_live():
        fill(screen, table.board(seat), told, news, [*above, *choices(table, seat)])
        return
    room = screen.console.height - INPUT_LINE - FEWEST_LINES - sum(map(screen.height, above))
    wanted = len(choices(table, seat))
    board = cropped(screen, table.board(seat, room - min(wanted, MOST_CHOICES)), room - min(wanted, FEWEST_CHOICES))
    fill(screen, board, told, news, [*above, *choices(table, seat, room - screen.height(board))])


def is_lasting(table: TerminalTable) -> bool:
    """Whether the question is about things one has for the whole game: `?` then tells what each of them can do."""
    return table.match.decision is not None and table.match.decision.kind in LASTING


def show_table(table: TerminalTable, seat: Seat | None) -> None:
    """The table alone, with everything that a low screen leaves out beside a question."""
    table.screen.console.clear()
    table.screen.console.print(table.board(seat))


def cropped(screen: Screen, board: RenderableType, most: int) -> RenderableType:
    """The table in so many lines; what is below them, `board` shows."""
    lines = screen.console.render_lines(board, pad=False)
    if len(lines) <= most:
        return board
    kept = [part for line in lines[: max(most, 1) - 1] for part in (*line, Segment.line())]
    return Group(Segments(kept), Text(screen.speech.text("cli-board-cropped"), "dim"))


def choices(table: TerminalTable, seat: Seat, room: int | None = None) -> list[Text]:
    """What the seat can answer and, below a line, what it may do beside; folded where there is little room."""
    shown = _choices(table, seat, room)
    if room is None or len(shown) <= room:
        return shown
    return [*shown[: room - 1], Text(table.screen.speech.text("cli-choices-cropped"), "dim")]


def _choices(table: TerminalTable, seat: Seat, room: int | None) -> list[Text]:
    width, answers, beside = table.screen.console.width, table.answers(seat), table.beside(seat)
    hint = table.screen.speech.text("cli-group-folded")
    if not (answers and beside):
        return menu.lines([*answers, *beside], width, room, hint)
    line = Text(table.screen.speech.text("cli-beside"), "dim")
    if room is None:
        return [*menu.lines(answers, width), line, *menu.lines(beside, width)]
    least = [menu.lines(part, width, 1) for part in (answers, beside)]
    if len(least[0]) + 1 + len(least[1]) <= room:
        owed = menu.lines(answers, width, room - 1 - len(least[1]), hint)
        return [*owed, line, *menu.lines(beside, width, room - 1 - len(owed), hint)]
    if table.is_busy_beside(seat):
        return [folded(table, "cli-answers-folded", answers), *menu.lines(beside, width, room - 1, hint)]
    return [*menu.lines(answers, width, room - 1, hint)[: room - 1], folded(table, "cli-beside-folded", beside)]


def folded(table: TerminalTable, id: str, entries: Sequence[MenuEntry]) -> Text:
    """A word on choices for which there is no room."""
    text, first, last = table.screen.speech.text, entries[0].number, entries[-1].number
    numbers = str(first) if first == last else text("cli-numbers", first=first, last=last)
    return Text(text(id, numbers=numbers), "dim")


def show_end(table: TerminalTable, outcome: Outcome) -> None:
    """The last position, the scores and the winners."""
    screen, seat = table.screen, table.viewer()
    below = ending(table, outcome)
    told, news = table.story(seat)
    taken = INPUT_LINE + FEWEST_LINES + sum(map(screen.height, below))
    board = table.board(seat, screen.console.height - taken) if screen.is_live() else table.board(seat)
    fill(screen, board, told, news, below)


def ending(table: TerminalTable, outcome: Outcome) -> list[RenderableType]:
    """How it ended, the scores and the winners."""
    speech, scores = table.screen.speech, Grid.grid(padding=(0, 2))
    for other in sorted(range(table.match.seats), key=lambda other: -outcome.scores[other]):
        won = speech.text("cli-winner") if other in outcome.winners else ""
        scores.add_row(marked(other, table.name(Seat(other))), Text(str(outcome.scores[other]), "bold"), won)
    return [Text(speech.text(f"{table.match.title.name}-how-{outcome.how}"), "bold"), scores]


def fill(
    screen: Screen, board: RenderableType, told: Sequence[Text], news: Sequence[Text], below: Sequence[RenderableType]
) -> None:
    """Board, story and question; in a terminal on a fresh screen, with as much of the story as there is room for."""
    if screen.is_live():
        screen.console.clear()
        room = screen.console.height - INPUT_LINE - sum(screen.height(part) for part in (board, *below))
        news = fitting(screen, told, news, room)
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
    if hidden > 0 and (kept or room):
        left_out = Text(screen.speech.text("cli-earlier", count=hidden + bool(kept)), "dim")
        kept[:1] = [left_out]
    return kept
