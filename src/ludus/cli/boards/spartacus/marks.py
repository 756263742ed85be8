"""How the pieces of Spartacus are named and marked on the screen."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ludus.cli.terminal.screen import MARKS, STYLES
from ludus.core.decision import Option
from ludus.games.spartacus.sight.seen import Asset, View
from ludus.speech import Speech

NOTHING: Final = "–"
UNKNOWN: Final = "?"
FAVOR: Final = "★"
CHAMPION: Final = "♛"
INJURED: Final = "✚"
HOST: Final = "♔"
NOW: Final = "▶ "
VICTORS: Final = ("victor-i", "victor-ii")  # the boxes of the two sides


def is_fight(view: View) -> bool:
    """Whether the fighters have their sides, and with them the arena."""
    sides = [fighter["side"] for fighter in view["arena"]["fighters"]]
    return len(sides) > 1 and None not in sides


# --- Names -------------------------------------------------------------------------------------------


def named(kind: str, name: str, speech: Speech) -> str:
    """The name of a piece; one that an edited data set has added goes by its own."""
    id = f"spartacus-{kind}-{name}"
    shown = speech.text(id)
    return name if shown == id else shown


def spoken(words: str, view: View, speech: Speech) -> str:
    """A choice in words, from the words of the record."""
    verb, _, operand = words.partition(" ")
    phrase = speech.lexicon.verbs.get(verb)
    kinds = [] if phrase is None else list(phrase.fields.values())
    if len(kinds) != 1:
        return words if operand else speech.option(Option(verb))
    terms = [id.partition(f"-{kinds[0]}-")[2] for id in speech.lexicon.terms.get(kinds[0], ())]
    number = terms.index(operand) if operand in terms else int(operand)
    return option_in_words(Option(verb, (number,)), view, speech)


def box_named(box: str, view: View, speech: Speech) -> str:
    """What a box for bets is about: the fighters who are to win, by name, once they have their sides."""
    fighters = view["arena"]["fighters"] if is_fight(view) else []
    names = [named("asset", fighter["name"], speech) for fighter in fighters if VICTORS[fighter["side"] or 0] == box]
    return speech.join(names) if names else named("box", box, speech)


def option_in_words(option: Option, view: View, speech: Speech) -> str:
    """What an option means; a bet on a side by the names of its fighters."""
    box = option.verb.removeprefix("bet-")
    if box not in VICTORS:
        return speech.option(option)
    return speech.text("cli-spartacus-bet-on", gold=option.operand, names=box_named(box, view, speech))


# --- Marks -------------------------------------------------------------------------------------------


def mark(seat: int) -> Text:
    """A house by its mark alone."""
    return Text(MARKS[seat], STYLES[seat])


def marks(seats: Sequence[int]) -> Text:
    """Several houses by their marks."""
    return Text(" ").join(map(mark, seats))


# --- Assets ------------------------------------------------------------------------------------------


def values(name: str, view: View) -> str:
    """` 4/4/3`: attack, defence and speed of a fighter worth the name; a slave's single dice go without saying."""
    title = view["printed"]["market"].get(name)
    dice = title.get("dice", []) if title else []
    return " " + "/".join(map(str, dice)) if sum(dice) > len(dice) else ""


def price(name: str, view: View) -> str:
    """` =4`: what the bank pays for a card."""
    title = view["printed"]["market"].get(name)
    return f" ={title['gold']}" if title else ""


def asset_text(asset: Asset, view: View, speech: Speech) -> Text:
    """`Crixus 4/4/3★`; one that is exhausted stands in brackets, one that is injured bears a cross."""
    tokens = CHAMPION if asset["champion"] else FAVOR * asset["favor"]
    shown = named("asset", asset["name"], speech) + values(asset["name"], view) + tokens
    if view["stalls_open"]:
        shown += price(asset["name"], view)
    if asset["condition"] == "ready":
        return Text(shown)
    return Text(f"({INJURED}{shown})", "red") if asset["condition"] == "injured" else Text(f"({shown})", "dim")


def flowing(parts: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Parts one after another, as many to a line as fit; one that is longer than a line is folded between words."""
    if gap != " ":
        parts = [line for part in parts for line in ([part] if len(part) <= width else folded(part, width))]
    lines = [Text()]
    for part in parts:
        if lines[-1] and len(lines[-1]) + len(gap) + len(part) > width:
            lines.append(Text())
        lines[-1].append(gap if lines[-1] else "").append_text(part)
    return lines if lines[0] else []


def folded(part: Text, width: int) -> list[Text]:
    """A long part on several lines."""
    return flowing(list(part.split(" ")), width, gap=" ")
