"""What can be typed besides an answer: what things are and do, what bots and the coach say, undo, save, and so on."""

from collections.abc import Callable
from enum import Enum, auto
from functools import wraps
from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.explain import (
    blocked_lines,
    consequence_lines,
    named_things,
    show_entry,
    show_glossary,
    show_list,
    show_page,
    show_paragraph,
    show_thing,
    show_things,
)
from ludus.cli.play import saves
from ludus.cli.play.chances import show_chances
from ludus.cli.play.coach import show_best, show_hint
from ludus.cli.play.picture import choices, is_lasting, show_table
from ludus.cli.play.table import TerminalTable
from ludus.cli.play.thoughts import show_thought
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import LudusError, UndoRefused
from ludus.core.ids import Seat
from ludus.core.orders import StandingOrder
from ludus.speech.letters import bare

LOG_LINES: Final = 20
NUMBERS_TOO: Final = "+"  # after `why`: the numbers behind the sentence


class After(Enum):
    """What a command leads to."""

    ASK_AGAIN = auto()
    SHOW_AGAIN = auto()
    TAKEN_BACK = auto()
    ORDERED = auto()  # somebody may have settled what is asked
    LEAVE = auto()


Do = Callable[[TerminalTable, Seat | None, str], After]


def find(screen: Screen, typed: str) -> tuple[Do, str] | None:
    """The command somebody typed and the rest of the line; its English word always works."""
    word, _, rest = typed.partition(" ")
    for name, do in COMMANDS.items():
        if bare(word) in (name, bare(screen.speech.text(f"cli-word-{name}"))):
            return do, rest.strip()
    return None


def paged(do: Do) -> Do:
    """A command whose answer is read page by page where it is longer than the screen."""

    @wraps(do)
    def do_paged(table: TerminalTable, seat: Seat | None, rest: str) -> After:
        with table.screen.paged():
            return do(table, seat, rest)

    return do_paged


@paged
def what(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """The question, its rule, what choices lead to and what cannot be done now; or what a thing is and does."""
    screen, decision = table.screen, table.match.decision
    if rest:
        return explain(table, lambda: show_things(screen, table.glossary, rest))
    if decision is None or seat is None:
        return help_(table, seat, rest)
    say = table.wording(seat)
    screen.console.print(Text(table.question(seat), "bold"))
    if not table.match.options(seat):  # the rule is about what somebody else is asked
        screen.prose(table.waiting(), 0)
    paragraph = table.page.get(decision.rule)
    if paragraph is not None:
        show_paragraph(screen, paragraph)
    show_list(screen, "cli-consequences", consequence_lines(screen.speech, table.match, seat, say))
    if is_lasting(table):
        for entry in named_things(table.glossary, table.match.options(seat)):
            show_thing(screen, entry)
    show_list(screen, "cli-not-now", blocked_lines(screen.speech, table.match.blocked(seat), say))
    return After.ASK_AGAIN


@paged
def card(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """What a card or any other thing is and does; without a name, everything there is."""
    screen = table.screen
    if rest:
        return explain(table, lambda: show_things(screen, table.glossary, rest))
    show_glossary(screen, table.glossary)
    return After.ASK_AGAIN


@paged
def chances(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """What each choice is worth in the fight at hand."""
    if seat is None or table.match.decision is None:
        table.screen.say("cli-chances-none")
    else:
        show_chances(table.screen, table.match, seat)
    return After.ASK_AGAIN


@paged
def orders(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """What can be settled beforehand; with a number, give that order or take it back."""
    screen, known = table.screen, table.orders.known()
    if seat is None or table.match.decision is None or not known:
        screen.say("cli-orders-none")
        return After.ASK_AGAIN
    number, _, value = rest.partition(" ")
    if not rest:
        show_orders(table, seat)
        return After.ASK_AGAIN
    if not number.isdecimal() or not 1 <= int(number) <= len(known):
        screen.say("cli-orders-unknown", typed=number, most=len(known))
        return After.ASK_AGAIN
    return switch_order(table, seat, known[int(number) - 1], value.strip())


def show_orders(table: TerminalTable, seat: Seat) -> None:
    """Every order with its number and what it does; those that stand are marked."""
    screen, standing = table.screen, table.orders.standing(seat)
    for number, order in enumerate(table.orders.known(), 1):
        name, value = f"{table.match.title.name}-order-{order.name}", standing.get(order.name, 0)
        shown = value if order.name in standing or not order.values else order.values[-1]
        mark = "x" if order.name in standing else " "
        screen.console.print(Text(f"[{mark}] {number}  ", "bold").append(screen.speech.text(name, value=shown), "bold"))
        screen.prose(screen.speech.text(f"{name}-hint"), 7)
    text, known = screen.speech.text, table.orders.known()
    screen.prose(text("cli-orders-how", number=len(known)), 0)
    numbered = next((number for number, order in enumerate(known, 1) if order.values), None)
    if numbered is not None:
        screen.prose(text("cli-orders-value", number=numbered, value=known[numbered - 1].values[-1]), 0)


def switch_order(table: TerminalTable, seat: Seat, order: StandingOrder, value: str) -> After:
    """Give an order or take it back; one that goes with a number needs it to be given."""
    screen, name = table.screen, f"{table.match.title.name}-order-{order.name}"
    if order.name in table.orders.standing(seat) and not value:
        table.orders.cancel(seat, order.name)
        screen.say("cli-order-cancelled", order=screen.speech.text(name, value=0))
        return After.ASK_AGAIN
    if order.values and not (value.isdecimal() and int(value) in order.values):
        number = table.orders.known().index(order) + 1
        screen.say("cli-order-number", number=number, least=order.values[0], most=order.values[-1])
        return After.ASK_AGAIN
    table.orders.give(seat, order.name, int(value) if order.values else 0)
    return After.ORDERED


@paged
def why(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """Why a bot made its last choice or an earlier one; where something is hidden, after the game."""
    screen, kept = table.screen, table.thoughts.kept
    if not table.tells_thoughts():
        screen.say("cli-why-later")
    elif not kept:
        screen.say("cli-why-nothing")
    else:
        number = rest.removesuffix(NUMBERS_TOO).strip()
        thought = kept[-min(int(number), len(kept)) if number.isdecimal() and int(number) else -1]
        with_numbers = rest.endswith(NUMBERS_TOO)
        show_thought(screen, table.name(thought.seat), thought, table.match, with_numbers=with_numbers)
    return After.ASK_AGAIN


def hint(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """Where to look, from the coach; in practice games alone."""
    return coached(table, seat, show_hint)


@paged
def best(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """The best choices and what speaks for them, from the coach; in practice games alone."""
    return coached(table, seat, show_best)


def warn(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """Let the coach ask before a blunder, or no more; in practice games alone."""

    def switch(table: TerminalTable, seat: Seat) -> None:
        table.warns = not table.warns
        table.screen.say("cli-coach-warns" if table.warns else "cli-coach-warns-not")

    return coached(table, seat, switch)


def coached(table: TerminalTable, seat: Seat | None, show: Callable[[TerminalTable, Seat], None]) -> After:
    """Let the coach speak, where he may."""
    if not table.practice:
        table.screen.say("cli-coach-refused")
    elif seat is None or table.match.decision is None:
        table.screen.say("cli-coach-no-choice")
    else:
        show(table, seat)
    return After.ASK_AGAIN


@paged
def more(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """Every choice, where the screen had no room for all."""
    if seat is not None:
        table.screen.console.print(*choices(table, seat), sep="\n")
    return After.ASK_AGAIN


def board(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """The table once more; on a live screen all of it, and what a low one leaves out beside the question."""
    if not table.screen.is_live():
        return After.SHOW_AGAIN
    show_table(table, seat)
    return After.ASK_AGAIN


@paged
def log(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """The last lines of the story, or as many as asked for."""
    lines = table.screen.story(table.match.events(), seat)
    count = int(rest) if rest.isdecimal() else max(LOG_LINES, table.screen.console.height - 4)
    if len(lines) > count > 0:
        table.screen.say("cli-log-more", "dim", count=len(lines) - count, all=len(lines))
    for line in lines[-count:] if count else []:
        table.screen.console.print(line)
    return After.ASK_AGAIN


def undo(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """Take back the last choice a person made: freely if nothing was learnt since, else if the others agree."""
    screen = table.screen
    step = table.orders.last_by_hand(table.people)
    if step is None:
        screen.say("cli-nothing-to-undo")
        return After.ASK_AGAIN
    last = table.match.acts[step].seat
    others = [other for other in table.people if other != last]
    try:
        table.go_back(last, step, consent=not others)  # bots always agree
    except UndoRefused:
        screen.say("cli-undo-asks")
        for other in others:
            if not screen.agrees("cli-undo-consent", False, asked=table.name(other), name=table.name(last)):
                return After.ASK_AGAIN
        table.go_back(last, step, consent=True)
    return After.TAKEN_BACK


def save(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """Write the game to a file."""
    if not rest:
        keep(table)
        return After.ASK_AGAIN
    path = Path(rest).expanduser()
    if path.exists() and not table.screen.agrees("cli-overwrite", False, file=str(path)):
        return After.ASK_AGAIN
    try:
        saves.write(path, saves.saved(table.match, table.players))
    except (OSError, ValueError) as error:
        table.screen.say_whole("cli-not-saved", file=str(path), why=saves.why_not(table.screen, error))
    else:
        say_saved(table, path)
    return After.ASK_AGAIN


def keep(table: TerminalTable) -> None:
    """Write the game to its own file, because somebody wants it kept."""
    if table.save() and table.file.path is not None:
        table.file.want()
        say_saved(table, table.file.path)


def say_saved(table: TerminalTable, path: Path) -> None:
    """Where the game is, and how to go on with it."""
    table.screen.say_whole("cli-saved", file=str(path))
    if table.match.decision is not None:
        table.screen.say_whole("cli-resume", command=saves.resume_command(path))


@paged
def rules(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """The rules page, one paragraph of it, a ruling, or a thing."""
    screen, page = table.screen, table.page
    if rest:
        return explain(table, lambda: show_entry(screen, page, table.glossary, rest))
    show_page(screen, page, screen.speech.text("cli-word-rules"))
    return After.ASK_AGAIN


def explain(table: TerminalTable, show: Callable[[], None]) -> After:
    """Show something, or say why there is nothing to show."""
    try:
        show()
    except LudusError as error:
        table.screen.prose(str(error))
        table.screen.prose(table.screen.speech.text("cli-advice", told=error.hint))
    return After.ASK_AGAIN


@paged
def help_(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """What can be typed."""
    speech = table.screen.speech
    table.screen.prose(speech.text("cli-help-answer"))
    listed = Grid.grid(padding=(0, 2))
    for name in COMMANDS:
        form = Text(f"  {speech.text(f'cli-form-{name}')}", "bold", no_wrap=True)
        listed.add_row(form, speech.text(f"cli-does-{name}"))
    table.screen.console.print(listed)
    return After.ASK_AGAIN


def quit_(table: TerminalTable, seat: Seat | None, rest: str) -> After:
    """Leave, and ask whether to keep the game; if not, what was kept before stays."""
    if table.match.decision is not None and table.match.acts:
        if table.screen.agrees("cli-quit-save", True):
            keep(table)
        else:
            table.forget()
    return After.LEAVE


COMMANDS: Final[dict[str, Do]] = {
    "what": what,
    "card": card,
    "odds": chances,
    "orders": orders,
    "why": why,
    "hint": hint,
    "best": best,
    "warn": warn,
    "more": more,
    "board": board,
    "log": log,
    "undo": undo,
    "save": save,
    "rules": rules,
    "help": help_,
    "quit": quit_,
}
