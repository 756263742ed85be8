"""The coach at the keyboard: where to look, the best choices and why, and a word before a blunder."""

import random
from typing import Final

from rich.text import Text

from ludus.cli.play.table import TerminalTable
from ludus.cli.terminal.screen import Screen
from ludus.coach import Advice, Blunder, Choice, advise
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.match import Turn

POINT: Final = 0.01  # one of a hundred


def advice_for(table: TerminalTable, seat: Seat) -> Advice | None:
    """What the coach thinks of the seat's choice, worked out once; None where there is none."""
    match, acts = table.match, len(table.match.acts)
    decision, options = match.decision, match.options(seat)
    if decision is None or len(options) < 2:
        return None
    if table.advised is None or table.advised[:2] != (acts, seat):
        with table.screen.patience("cli-thinking", name=table.screen.speech.text("cli-coach")):
            seed = random.Random(f"coach/{seat}/{decision.number}").getrandbits(64)
            table.advised = (acts, seat, advise(Turn(match, seat, decision, options, blind=True), seed))
    return table.advised[2]


def show_hint(table: TerminalTable, seat: Seat) -> None:
    """Where to look, without a word of what to choose."""
    advice = advice_for(table, seat)
    if advice is None:
        table.screen.say("cli-coach-no-choice")
        return
    table.screen.prose(table.screen.speech.message(advice.hint))
    table.screen.say("cli-coach-more", "dim")


def show_best(table: TerminalTable, seat: Seat) -> None:
    """The best choices, each with its chance to win and what speaks for it."""
    advice, screen = advice_for(table, seat), table.screen
    if advice is None:
        screen.say("cli-coach-no-choice")
        return
    say = table.wording(seat)
    screen.say("cli-coach-in-your-place")
    for number, choice in enumerate(advice.best, 1):
        chance = chance_told(screen, choice)
        screen.console.print(Text(f"{number}. {say(choice.option)}", "bold").append(chance, ""))
        if choice.as_good:
            screen.prose(screen.speech.text("cli-coach-as-good"), 3)
        elif choice.less is not None:
            behind = 0 if choice.less < POINT else round(100 * choice.less)
            screen.prose(screen.speech.text("cli-coach-behind", less=behind), 3)
        if said := screen.speech.reason(choice.reason):
            screen.prose(said, 3)
        show_what_follows(table, seat, choice.option)


def show_what_follows(table: TerminalTable, seat: Seat, option: Option) -> None:
    """What an option brings about by the rules, where its own words do not say it."""
    consequence = table.match.consequence(seat, option)
    if consequence is not None:
        table.screen.prose(table.screen.speech.message(consequence), 3)


def chance_told(screen: Screen, choice: Choice) -> str:
    """`  41 ± 3 % to win the game`; nothing where it is not known."""
    if choice.chance is None:
        return ""
    margin = f" ± {max(1, round(100 * choice.margin))}" if choice.margin else ""
    return "  " + screen.speech.text("cli-coach-game", chance=f"{100 * choice.chance:.0f}{margin}")


def may_choose(table: TerminalTable, seat: Seat, option: Option) -> bool:
    """Whether to go on with a choice: before a blunder the coach asks, where that is wanted."""
    if not table.warns or option not in table.match.options(seat):
        return True
    advice = advice_for(table, seat)
    blunders: tuple[Blunder, ...] = advice.blunders if advice else ()
    found = next((one for one in blunders if one.option.words == option.words), None)
    if found is None:
        return True
    show_what_follows(table, seat, option)
    if found.danger is not None:
        table.screen.prose(table.screen.speech.message(found.danger))
    table.screen.say("cli-coach-warning", less=f"{100 * found.less:.0f}")
    return table.screen.agrees("cli-coach-sure", False)
