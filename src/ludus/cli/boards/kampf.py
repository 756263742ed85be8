"""The arena: a wall of cells for the spaces, two that share a border being neighbours, with the players beside it."""

from itertools import groupby
from textwrap import wrap
from typing import Final, cast

from rich.console import RenderableType
from rich.text import Text

from ludus.cli.boards.wall import PITCH, Cell, build
from ludus.cli.terminal.screen import MARKS, STYLES, marked
from ludus.core.phrase import Json
from ludus.games.kampf.seen import Animal, Counts, Gladiator, Player, Side, Space, Team, View
from ludus.speech import Speech
from ludus.speech.pieces import name_of_piece

GAP: Final = 2
PANEL: Final = 29  # columns beside the arena in a terminal of 80
STONE: Final = "★"
MISSING: Final = "☆"
MANY_HITS: Final = 4  # more than so many are written as a number
DICE: Final = {"blank": "[ ]", "single": "[•]", "full": "[✱]"}
KINDS: Final[tuple[Gladiator, ...]] = ("sword", "spear", "net", "prong", "shield")


def draw(view: Json, speech: Speech, room: int | None = None) -> RenderableType:
    """The arena, and beside it the players and whatever matters now."""
    table = cast(View, view)
    arena = _arena(table, speech)
    width = max(map(len, arena))
    for line, beside in zip(arena, _panel(table, speech, len(arena)), strict=False):
        line.pad_right(width + GAP - len(line))
        line.append_text(beside)
    return Text("\n").join(arena)


# --- the arena ---------------------------------------------------------------------------------------


def _arena(view: View, speech: Speech) -> list[Text]:
    fighting = {side["space"] for side in view["fight"]["sides"]} if view["fight"] else set()
    rows = [
        [_cell(space, speech, space["name"] in fighting) for space in row]
        for _, row in groupby(view["spaces"], key=lambda space: space["name"][0])
    ]
    return build(rows)


def _cell(space: Space, speech: Speech, fighting: bool) -> Cell:
    heading = space["name"].upper()
    name = Text(f"[{heading}]", "bold reverse") if fighting else Text(f"─{heading}", "bold")
    if "team" in space:
        seat = space["team"]["seat"]
        return Cell(name, marked(seat, speech.names[seat], PITCH - 2), _team(space["team"], space["stones"], speech))
    if "animal" in space:
        animal = space["animal"]
        return Cell(name, Text(_animal_name(animal["name"], speech), "italic"), _animal(animal, speech))
    return Cell(name, Text(), Text())


def _team(team: Team, stones: int, speech: Speech) -> Text:
    """`SSPN  ★`: the gladiators, and a stone if there is one."""
    return Text(_letters(team["gladiators"], speech), f"bold {STYLES[team['seat']]}").append(f"  {STONE * stones}", "")


def _animal(animal: Animal, speech: Speech) -> Text:
    """`SYYH ★☆`: the symbols, and how many of its hits the animal has taken."""
    return Text(f"{_letters(animal['symbols'], speech)} {_hits(animal)}")


def _hits(animal: Animal) -> str:
    if animal["hits"] > MANY_HITS:
        return f"{STONE}{animal['stones']}/{animal['hits']}"
    return STONE * animal["stones"] + MISSING * (animal["hits"] - animal["stones"])


def _letters(counts: Counts, speech: Speech) -> str:
    return "".join(_letter(kind, speech) * counts[kind] for kind in KINDS)


def _letter(kind: str, speech: Speech) -> str:
    return speech.text(f"cli-kampf-letter-{kind}")


def _animal_name(name: str, speech: Speech) -> str:
    return name_of_piece(speech.lang, f"kampf-animal-{name}") or name


# --- beside it ---------------------------------------------------------------------------------------


def _panel(view: View, speech: Speech, height: int) -> list[Text]:
    """The players, then block by block what there is room for: the fight, the letters, the animals beside."""
    entering = bool(view["pile"])
    lines = [line for player in view["players"] for line in _player(player, speech, entering)]
    blocks = [_supply(view, speech)] if entering else [_fight(view, speech), _legend(speech), _beside(view, speech)]
    for block in blocks:
        if block and len(lines) + 1 + len(block) <= height:
            lines += [Text(), *block]
    return lines


def _player(player: Player, speech: Speech, entering: bool) -> list[Text]:
    """Name and points on one line, on the next the trophies, or before the fights the carriers to come."""
    seat = player["seat"]
    name = marked(seat, speech.names[seat], PANEL - 4)
    name.pad_right(PANEL - 4 - len(name))
    name.append(f"{player['score']:>4}", "bold")
    if entering and player["carriers"]:
        return [name, Text("  " + speech.text("cli-kampf-carriers", count=player["carriers"]), "dim")]
    won = [f"{count}{_letter(kind, speech)}" for kind in KINDS if (count := player["trophies"][kind])]
    if player["animals"]:
        won.append(speech.text("cli-kampf-animals", count=len(player["animals"])))
    return [name, Text("  " + (" ".join(won) or "–"), "dim")]


def _supply(view: View, speech: Speech) -> list[Text]:
    """The piles of gladiators, which explain the letters too, and the animals to come."""
    piles = [
        Text(f"{_letter(kind, speech)} {speech.text(f'kampf-gladiator-{kind}')}").append(
            f" × {view['supply'][kind]}", "bold"
        )
        for kind in KINDS
    ]
    return [*piles, Text(speech.text("cli-kampf-pile", count=len(view["pile"])))]


def _fight(view: View, speech: Speech) -> list[Text]:
    """Both sides with those under a net in brackets, an arrow at the one that strikes, and the dice."""
    fight = view["fight"]
    if fight is None:
        return []
    animals = {space["name"]: space["animal"] for space in view["spaces"] if "animal" in space}
    lines = [Text(speech.text("cli-kampf-fight"), "bold")]
    for number, side in enumerate(fight["sides"]):
        seat, beast = side["seat"], animals.get(side["space"])
        line = Text(f"{'▶' if number == fight['striker'] else ' '} {side['space'].upper()} ")
        line.append(f"{MARKS[seat]} ", STYLES[seat]).append(_side(side, speech), "bold")
        lines.append(line.append(f" {_hits(beast)}") if beast else line)
    dice = "".join(DICE[face] for face in fight["dice"])
    return [*lines, Text(f"  {dice}", "bold")]


def _side(side: Side, speech: Speech) -> str:
    netted = _letters(side["netted"], speech)
    active = {kind: side["symbols"][kind] - side["netted"][kind] for kind in KINDS}
    return _letters(active, speech) + (f"({netted.lower()})" if netted else "")


def _beside(view: View, speech: Speech) -> list[Text]:
    names = speech.join([_animal_name(animal["name"], speech).replace(" ", "\u00a0") for animal in view["beside"]])
    return _folded(speech.text("cli-kampf-beside", animals=names)) if names else []


def _legend(speech: Speech) -> list[Text]:
    """What the letters stand for."""
    names = [f"{_letter(kind, speech)}\u00a0{speech.text(f'kampf-gladiator-{kind}')}" for kind in KINDS]
    return _folded("  ".join(name.replace(" ", "\u00a0") for name in names))


def _folded(text: str) -> list[Text]:
    return [Text(line, "dim") for line in wrap(text, PANEL)]
