"""Capua: the houses one below the other with all that lies before them, what is under way, and one's own hand.

While fighters of two sides stand in the arena, it takes the place of the houses (`spartacus_arena`).
"""

from collections import Counter
from itertools import groupby
from typing import Final, cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from ludus.cli.boards.spartacus.arena import arena_lines
from ludus.cli.boards.spartacus.marks import HOST, NOTHING, UNKNOWN, asset_text, flowing, is_fight, mark, named
from ludus.cli.boards.spartacus.now import now_lines
from ludus.cli.terminal.screen import STYLES, marked
from ludus.core.phrase import Json
from ludus.games.spartacus.sight.seen import Asset, House, View
from ludus.speech import Speech

WIDE: Final = 118  # columns for the assets beside the numbers of a house
TALL: Final = 30  # lines for everything a player might like to know
ELSEWHERE: Final = 7  # lines a low screen needs for the story and the question
HIGHER, LOWER = "↑", "↓"  # a card that compares influence with its target's
NAME: Final = 13  # columns for a player's mark and name
HOUSE: Final = 11  # columns for the house
NUMBERS: Final = 8  # columns for gold, guards and cards each
ASSETS: Final = 11  # columns for the number of gladiators, slaves and equipment
INDENT: Final = "  "
PHASES: Final = ("upkeep", "intrigue", "market", "arena")
FULL, EMPTY = "█", "░"


def draw(view: Json, speech: Speech, room: int | None = None) -> RenderableType:
    """The whole table, arranged by the size of the screen, or by the lines there are for it."""
    return Picture(cast(View, view), speech, room)


class Picture:
    """The table as a block of lines."""

    def __init__(self, view: View, speech: Speech, room: int | None) -> None:
        self.view = view
        self.speech = speech
        self.room = room

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, speech, width = self.view, self.speech, options.max_width
        is_tall = console.height >= TALL
        room = console.height - ELSEWHERE if self.room is None else self.room
        shows_arena = is_fight(view)
        houses = arena_lines(view, speech, width, is_tall) if shows_arena else _houses(view, speech, width, is_tall)
        below = now_lines(view, speech, width, is_tall)
        if is_tall or not shows_arena or view["moment"]:
            below += _hand(view, speech, width)
        for with_assets in (True, False):
            if not shows_arena and 1 + len(houses) + len(below) > room:
                houses = _brief_houses(view, speech, width, with_assets)
        yield Text("\n").join([_heading(view, speech), *houses, *below])


# --- The round ---------------------------------------------------------------------------------------


def _round(view: View, speech: Speech) -> str:
    """Which round it is, and of how many if there is a last one."""
    if view["rounds"] is None:
        return speech.text("cli-spartacus-round-open", round=view["round"])
    return speech.text("cli-spartacus-round", round=view["round"], rounds=view["rounds"])


def _heading(view: View, speech: Speech) -> Text:
    """`Round 3 of 15  Upkeep › [Intrigue] › Market › Arena  ● ■ ▲`."""
    if not view["round"]:
        return Text(speech.text("cli-spartacus-set-up"), "bold")
    line = Text(_round(view, speech), "bold").append("  ")
    for phase in PHASES:
        name = speech.text(f"cli-spartacus-phase-{phase}")
        line.append("" if phase == PHASES[0] else " › ", "dim")
        line.append(f"[{name}]" if phase == view["phase"] else name, "bold" if phase == view["phase"] else "dim")
    line.append("   ").append_text(_stage(view, speech)).rstrip()
    return line


def _stage(view: View, speech: Speech) -> Text:
    """Where in its phase the round has got to: who is still to take a turn, or what is sold."""
    if view["turn"] is not None:
        seats = [seat % view["seats"] for seat in range(view["host"], view["host"] + view["seats"])]
        waiting = seats[seats.index(view["turn"]) :]
        return Text(" › ", "dim").join(mark(seat) for seat in waiting)
    if view["stalls_open"] or view["row"]:
        return Text(speech.text("cli-spartacus-stalls"), "dim")
    return Text()


# --- The houses --------------------------------------------------------------------------------------


def _houses(view: View, speech: Speech, width: int, is_tall: bool) -> list[Text]:
    """House by house: a line of numbers, and the assets beside it or below."""
    lines = [_columns(view, speech)]
    for house in view["houses"]:
        lines += _house(house, view, speech, width, is_tall)
    return [*lines, *([Text(speech.text("cli-spartacus-signs"), "dim")] if is_tall else [])]


def _brief_houses(view: View, speech: Speech, width: int, with_assets: bool) -> list[Text]:
    """Where there is little room: assets as numbers of what is ready; one's own in full, as long as there is any."""
    lines = [_columns(view, speech).append(f"{speech.text('cli-spartacus-column-assets'):>{ASSETS}}", "dim")]
    for house in view["houses"]:
        kinds = Counter(
            view["printed"]["market"][asset["name"]]["kind"]
            for asset in house["assets"]
            if asset["condition"] == "ready"
        )
        ready = "/".join(str(kinds[kind]) for kind in ("gladiator", "slave", "equipment"))
        lines.append(_numbers(house, view, speech).append(f"{ready:>{ASSETS}}"))
        if house["seat"] == view["seat"] and with_assets:
            own = _assets(house, view, speech, width - len(INDENT), is_tall=False)
            lines += [Text(INDENT).append_text(part) for part in own]
    return lines


def _columns(view: View, speech: Speech) -> Text:
    """What the numbers are."""
    line = Text(" " * (NAME + HOUSE))
    line.append(f"{speech.text('cli-spartacus-column-influence'):<{view['win_at'] + 6}}")
    for name in ("gold", "guards", "cards"):
        line.append(f"{speech.text(f'cli-spartacus-column-{name}'):>{NUMBERS - 1}} ")
    line.stylize("dim")
    return line


def _house(house: House, view: View, speech: Speech, width: int, is_tall: bool) -> list[Text]:
    line = _numbers(house, view, speech)
    column = len(line) + 2
    if width < WIDE:
        return [line, *(Text(INDENT).append_text(part) for part in _assets(house, view, speech, width - 2, is_tall))]
    lines = [line]
    for i, part in enumerate(_assets(house, view, speech, width - column, is_tall)):
        lines += [Text()] if i else []
        lines[i].pad_right(column - len(lines[i]))
        lines[i].append_text(part)
    return lines


def _numbers(house: House, view: View, speech: Speech) -> Text:
    """`● Anna  Tullius  ♔ ███████░░░░░  7   9  2/3  4/5`."""
    seat = house["seat"]
    line = marked(seat, speech.names[seat], NAME - 1)
    line.pad_right(NAME - len(line))
    line.append(f"{'' if house['house'] is None else named('house', house['house'], speech):<{HOUSE - 2}}", "")
    line.append(f"{HOST if seat == view['host'] else '':<2}", "bold")
    line.append(FULL * house["influence"], STYLES[seat])
    line.append(EMPTY * (view["win_at"] - house["influence"]), "dim")
    line.append(f"{house['influence']:>3}   ", "bold")
    ready = house["guards"] - house["exhausted_guards"]
    guards = f"{ready}/{house['guards']}" if house["exhausted_guards"] else str(ready)
    for shown in (_gold(house), guards, f"{house['cards']}/{house['hand_limit']}"):
        line.append(f"{shown:>{NUMBERS - 1}} ", "")
    return line


def _gold(house: House) -> str:
    """`9`, or `9-2` where two are set aside for an offer."""
    if house["gold"] is None:
        return UNKNOWN
    aside = house.get("aside", 0)
    return f"{house['gold']}-{aside}" if aside else str(house["gold"])


def _assets(house: House, view: View, speech: Speech, width: int, is_tall: bool) -> list[Text]:
    """All assets; on a low screen, where they do not fit on a line, slaves are counted."""
    lines = flowing([asset_text(asset, view, speech) for asset in house["assets"]], width)
    if is_tall or len(lines) <= 1:
        return lines
    parts = []
    kinds = view["printed"]["market"]
    for is_slave, group in groupby(house["assets"], key=lambda asset: kinds[asset["name"]]["kind"] == "slave"):
        assets = list(group)
        if is_slave and len(assets) > 1:
            parts.append(_slaves(assets, speech))
        else:
            parts += [asset_text(asset, view, speech) for asset in assets]
    return flowing(parts, width)


def _slaves(slaves: list[Asset], speech: Speech) -> Text:
    """`5 slaves (2 exhausted)`."""
    away = sum(slave["condition"] != "ready" for slave in slaves)
    return Text(speech.text("cli-spartacus-slaves", count=len(slaves), away=away))


# --- One's own hand ----------------------------------------------------------------------------------


def _hand(view: View, speech: Speech, width: int) -> list[Text]:
    """`Hand  Robbery 0/2  Grand Feast 5/2`: the influence each card takes and the gold it brings."""
    if view["seat"] is None or not view["round"]:
        return []
    me = view["houses"][view["seat"]]
    heading = Text(speech.text("cli-spartacus-hand"), "bold")
    parts = [_card(name, count, me, view, speech) for name, count in Counter(me.get("hand", [])).items()]
    first, *others = flowing([heading, *(parts or [Text(NOTHING)])], width - len(INDENT))
    return [first, *(Text(INDENT).append_text(line) for line in others)]


def _card(name: str, count: int, me: House, view: View, speech: Speech) -> Text:
    """A card of the hand; one that asks for more influence than the house has is dim."""
    title = view["printed"]["intrigue"][name]
    copies = f" ×{count}" if count > 1 else ""
    text = Text(named("intrigue", name, speech) + copies, "" if title["influence"] <= me["influence"] else "dim")
    needed = {"higher": HIGHER, "lower": LOWER}.get(title["compares"], str(title["influence"]))
    more = [raised["by"] for raised in view["raised"] if (raised["card"], raised["seat"]) == (name, me["seat"])]
    return text.append(f" {needed}{''.join(f'+{by}' for by in more)}/{title['gold']}", "cyan")
