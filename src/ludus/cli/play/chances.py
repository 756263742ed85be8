"""What the choices at hand are worth in a fight: exact, or sampled with a margin, as far as the seat may know."""

from rich.table import Table as Grid
from rich.text import Text

from ludus import odds
from ludus.cli.boards import wording
from ludus.cli.terminal.screen import LEAST, Screen
from ludus.core.errors import UnknownGame
from ludus.core.ids import Seat
from ludus.match import Match
from ludus.odds import EXACT, Advice


def advice_for(match: Match, seat: Seat) -> Advice | None:
    """The worth of every option to the seat, from a game it imagines: nothing it may not know can count."""
    imagined = match.imagine(seat, len(match.acts))
    if seat not in imagined.asked:
        return None
    whose = {"seat": seat} if len(imagined.asked) > 1 else {}
    try:
        return odds.advise(match.title.family, imagined, **whose)
    except UnknownGame:
        return None


def show_chances(screen: Screen, match: Match, seat: Seat) -> None:
    """Option by option, the best first; or that there is nothing to reckon."""
    advice = advice_for(match, seat)
    if advice is None:
        show_prospects(screen, match, seat)
        return
    text, is_chance = screen.speech.text, advice.unit == "wins"
    say = wording(match.view(seat), screen.speech)
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(text("cli-why-option"))
    grid.add_column(text(f"cli-chances-{advice.about if is_chance else advice.unit}"), justify="right")
    for choice in sorted(advice.choices, key=lambda choice: -choice.value):
        grid.add_row(Text(say(choice.option)), worth(screen, choice.value, choice.margin, is_chance))
    screen.console.print(grid)
    screen.say("cli-chances-exact" if advice.how == EXACT else "cli-chances-sampled", "dim")


def show_prospects(screen: Screen, match: Match, seat: Seat) -> None:
    """The fights that each option leads to, the best first; or that there is nothing to reckon."""
    imagined = match.imagine(seat, len(match.acts))
    ahead = odds.prospects(match.title.family, imagined) if seat in imagined.asked else ()
    if not ahead:
        screen.say("cli-chances-none")
        return
    text = screen.speech.text
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(text("cli-why-option"))
    grid.add_column(text("cli-chances-against"))
    grid.add_column(text("cli-chances-gladiators"), justify="right")
    for found in sorted(ahead, key=lambda found: -found.answer.value):
        value = worth(screen, found.answer.value, 0.0, is_chance=False)
        grid.add_row(Text(screen.speech.option(found.option)), found.target.upper(), value)
    screen.console.print(grid)
    screen.say("cli-chances-prospects", "dim")
    screen.say("cli-chances-exact", "dim")


def worth(screen: Screen, value: float, margin: float, is_chance: bool) -> str:
    """`62.5 %` or `+0.412`, with its margin where it is sampled, in the numerals of the language."""
    scale, digits = (100, 1) if is_chance else (1, 3)
    shown = f"{scale * value:.{digits}f}" if is_chance else f"{value:+.{digits}f}"
    if is_chance and not margin and 0 < value < LEAST:  # what is possible is never shown as nothing
        shown = f"<{scale * LEAST:.{digits}f}"
    within = f" ± {scale * margin:.{digits}f}" if margin else ""
    number = screen.decimal(f"{shown}{within}")
    return screen.speech.text("odds-percent", number=number) if is_chance else number
