"""The arena as a field of hexes, with the fighters, their dice and the bets beside it.

 ╱ ╲ ╱ ╲
│a1 │ ● │
"""

from itertools import groupby, zip_longest
from typing import Final

from rich.text import Text

from ludus.cli.boards.spartacus.marks import CHAMPION, FAVOR, HOST, INJURED, UNKNOWN, box_named, flowing, mark, named
from ludus.cli.terminal.screen import MARKS, STYLES, marked
from ludus.games.spartacus.sight.seen import Attack, Fighter, House, View
from ludus.speech import Speech

PITCH: Final = 4  # columns from one wall to the next
LETTERS: Final = 2  # columns before the hexes, for the letters of the rows
GAP: Final = 2
STARTS: Final = ("I", "II")
NO_ROW: Final = (0, 0)
FALLEN: Final = "x"
LEFT, LOST = "▮", "▯"
HIT, BLOCKED = "✸", "–"
BETWEEN: Final = "·"  # bets, since the names of a side have commas


def arena_lines(view: View, speech: Speech, width: int, is_tall: bool) -> list[Text]:
    """The hexes, and beside them the fighters, the attack under way, the houses and the bets."""
    field = field_lines(view, with_edges=is_tall)
    column = max(map(len, field)) + GAP
    lines = []
    for left, right in zip_longest(field, _panel(view, speech, width - column, is_tall), fillvalue=Text()):
        line = left.copy()
        line.pad_right(column - len(line))
        lines.append(line.append_text(right))
    return lines


# --- The hexes ---------------------------------------------------------------------------------------


def field_lines(view: View, with_edges: bool) -> list[Text]:
    """Row by row, shorter rows set in by half a hex: edges, if there is room, and what stands between the walls."""
    rows = [list(row) for _, row in groupby(view["arena"]["hexes"], key=lambda name: name[0])]
    widest = max(map(len, rows))
    starts = [LETTERS + (widest - len(row)) * PITCH // 2 for row in rows]
    cells = [_cells(row, start, view) for row, start in zip(rows, starts, strict=True)]
    if not with_edges:
        return cells
    spans = [(start, len(row)) for row, start in zip(rows, starts, strict=True)]
    edges = [_edges(here, above) for here, above in zip([*spans, NO_ROW], [NO_ROW, *spans], strict=True)]
    return [edges[0], *(line for pair in zip(cells, edges[1:], strict=True) for line in pair)]


def _edges(row: tuple[int, int], above: tuple[int, int]) -> Text:
    """The roofs of a row of hexes and the floors of the row above, which meet: each row by its start and length."""
    signs: dict[int, str] = {}
    for (start, cells), (left, right) in ((above, "╲╱"), (row, "╱╲")):
        for i in range(cells):
            signs[start + i * PITCH + 1] = left
            signs[start + i * PITCH + 3] = right
    return Text("".join(signs.get(x, " ") for x in range(max(signs) + 1)), "dim")


def _cells(row: list[str], start: int, view: View) -> Text:
    line = Text(row[0][0], "dim")
    line.pad_right(start - len(line))
    for name in row:
        line.append("│", "dim").append_text(_cell(name, view))
    return line.append("│", "dim")


def _cell(name: str, view: View) -> Text:
    """Who stands on a hex; its name where the fighter to move can go; the number of a start."""
    arena = view["arena"]
    here = [fighter for fighter in arena["fighters"] if fighter["hex"] == name]
    for fighter in sorted(here, key=lambda fighter: fighter["fate"] != "standing"):
        if fighter["fate"] == "standing":
            return Text(f"{MARKS[fighter['seat']] + _number(fighter, view):^3}", _style(fighter))
        if not arena["primus"]:  # from a Primus the fallen are removed
            return Text(f" {FALLEN} ", _style(fighter))
    if name in arena["reachable"]:
        return Text(f"{name:^3}", "bold green")
    return Text(f"{STARTS[arena['starts'].index(name)] if name in arena['starts'] else '':^3}", "dim")


def _style(fighter: Fighter) -> str:
    return f"bold reverse {STYLES[fighter['seat']]}"


def _number(fighter: Fighter, view: View) -> str:
    """Four fighters are numbered as they came, because two of them may be of one house."""
    arena = view["arena"]
    return str(arena["fighters"].index(fighter) + 1) if arena["primus"] else ""


# --- Beside them -------------------------------------------------------------------------------------


def _panel(view: View, speech: Speech, width: int, is_tall: bool) -> list[Text]:
    """Block by block, with a line between them on a tall screen."""
    arena = view["arena"]
    shown = _fighter if is_tall or not arena["primus"] else _brief_fighter
    sides = sorted(arena["fighters"], key=lambda fighter: fighter["side"] or 0)
    fighters = [line for fighter in sides for line in shown(fighter, view, speech, width)]
    attack = [line for attack in arena["attacks"] for line in _attack(attack, speech)]
    bets = [] if attack and not is_tall else _bets(view, speech, width)
    lines: list[Text] = []
    for block in (fighters, attack, bets, _houses(view, speech, width, is_tall)):
        lines += [*([Text()] if lines and block and is_tall else []), *block]
    return lines


def _houses(view: View, speech: Speech, width: int, is_tall: bool) -> list[Text]:
    """`● Anna ♔ 7/9`: influence and gold of each house."""
    heading = Text(speech.text("cli-spartacus-standing"), "bold")
    parts = [_house(house, view, speech if is_tall else None) for house in view["houses"]]
    return [heading, *parts] if is_tall else flowing([heading, *parts], width)


def _house(house: House, view: View, speech: Speech | None) -> Text:
    """By name and mark; where there is little room, by the mark alone."""
    gold = UNKNOWN if house["gold"] is None else house["gold"]
    seat = house["seat"]
    text = mark(seat) if speech is None else marked(seat, speech.names[seat])
    text.append(f" {house['influence']}/{gold}", "bold default")
    return text.append(f" {HOST}" if house["seat"] == view["host"] else "", "bold default")


def _name(fighter: Fighter, view: View, speech: Speech) -> Text:
    """`I  ● Crixus★`, and how it went for one who is beaten."""
    line = Text(f"{STARTS[fighter['side'] or 0]:<3}", "bold").append_text(mark(fighter["seat"]))
    line.append(_number(fighter, view), STYLES[fighter["seat"]]).append(" ")
    line.append(named("asset", fighter["name"], speech), "bold").append(_tokens(fighter, view))
    if fighter["fate"] != "standing":
        line.append(f"  {named('fate', fighter['fate'], speech)}", "red")
    return line


def _brief_fighter(fighter: Fighter, view: View, speech: Speech, width: int) -> list[Text]:
    """`I  ●1 Crixus★  4/3/3  Sword`: where there is little room for four."""
    dice = Text("/".join(map(str, fighter["dice"].values())), "bold")
    gear = [Text(named("asset", piece, speech), "italic") for piece in fighter["equipment"]]
    first, *others = flowing([_name(fighter, view, speech), dice, *gear], width - 3)
    return [first, *(Text("   ").append_text(line) for line in others)]


def _fighter(fighter: Fighter, view: View, speech: Speech, width: int) -> list[Text]:
    """Name and tokens, the dice left of each attribute, and what the fighter carries."""
    side = _name(fighter, view, speech)
    dice = [
        Text(f"{speech.text(f'cli-spartacus-dice-{attribute}')} ", "dim")
        .append(LEFT * left, "bold")
        .append(LOST * (fighter["printed"][attribute] - left), "dim")
        for attribute, left in fighter["dice"].items()
    ]
    gear = [Text(named("asset", piece, speech), "italic") for piece in fighter["equipment"]]
    return [side, *(Text("   ").append_text(line) for line in (*flowing(dice, width - 3), *flowing(gear, width - 3)))]


def _tokens(fighter: Fighter, view: View) -> str:
    """Favors, the champion's token, an injury."""
    assets = [asset for house in view["houses"] for asset in house["assets"] if asset["name"] == fighter["name"]]
    return "".join(
        (CHAMPION if asset["champion"] else FAVOR * asset["favor"])
        + (INJURED if asset["condition"] == "injured" else "")
        for asset in assets
    )


def _attack(attack: Attack, speech: Speech) -> list[Text]:
    """The dice, highest first and one above the other, and below them which would hit."""
    names = {side: named("asset", attack[side], speech) for side in ("attacker", "defender")}
    lines = [Text(speech.text("cli-spartacus-attack", attacker=names["attacker"], defender=names["defender"]), "bold")]
    if not attack["attack"]:
        return lines
    thrown = "speed" if attack["with_javelin"] else "attack"
    for attribute, dice in ((thrown, attack["attack"]), (attack["defends_with"], attack["defence"])):
        lines.append(Text(f"   {speech.text(f'cli-spartacus-dice-{attribute}'):<4}", "dim"))
        lines[-1].append("".join(f"[{die}]" for die in dice), "bold")
    places = range(1, len(attack["attack"]) + 1)
    marks = "".join(f" {HIT if place in attack['hits'] else BLOCKED} " for place in places)
    return [*lines, Text(f"   {'':<4}{marks}", "bold red")] if attack["defence"] else lines


def _bets(view: View, speech: Speech, width: int) -> list[Text]:
    """`Bets  ● Crixus 3 · Injury 1`; what is too long for a line goes on below, bet by bet."""
    parts: list[Text] = []
    for seat, boxes in enumerate(view["arena"]["bets"]):
        laid = [f"{box_named(box, view, speech)} {gold}" for box, gold in boxes.items() if gold]
        if laid:
            bets = [f"{one} {BETWEEN}" for one in laid[:-1]] + laid[-1:]
            first, *others = flowing([Text(one) for one in bets], width - len(f"{MARKS[seat]} "), gap=" ")
            parts += [mark(seat).append(" ").append_text(first), *(Text("  ").append_text(line) for line in others)]
    return flowing([Text(speech.text("cli-spartacus-bets"), "bold"), *parts], width) if parts else []
