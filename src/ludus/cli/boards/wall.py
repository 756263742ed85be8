"""A wall of cells in rows, shorter rows set in by half a cell: how hexagons touch, in straight lines.

╭─A1────────┬─A2────────╮
│           │           │
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

PITCH: Final = 12  # columns from one wall to the next
INSIDE: Final = PITCH - 1

# The character where lines meet, by the directions they go: up, down, left, right.
JOINTS: Final = {
    "lr": "─",
    "ulr": "┴",
    "dlr": "┬",
    "udlr": "┼",
    "ur": "╰",
    "ul": "╯",
    "dr": "╭",
    "dl": "╮",
    "udr": "├",
    "udl": "┤",
}


class Cell(NamedTuple):
    """What stands in the wall above a cell, and on the two lines inside."""

    name: Text
    first: Text
    second: Text


def build(rows: Sequence[Sequence[Cell]]) -> list[Text]:
    """The lines of the wall, three for each row and one below."""
    walls = [_walls(len(row), max(map(len, rows))) for row in rows]
    lines: list[Text] = []
    for row, here, above in zip(rows, walls, [[], *walls], strict=False):
        lines.append(_border(above, here, row))
        lines += [_inside([cell.first for cell in row], here), _inside([cell.second for cell in row], here)]
    return [*lines, _border(walls[-1], [], [])]


def _walls(cells: int, widest: int) -> list[int]:
    """The columns of a row's walls."""
    start = (widest - cells) * PITCH // 2
    return [start + i * PITCH for i in range(cells + 1)]


def _inside(texts: Sequence[Text], walls: Sequence[int]) -> Text:
    line = Text(" " * walls[0]).append("│", "dim")
    for text in texts:
        padded = Text(" ").append_text(text)
        padded.truncate(INSIDE, pad=True)
        line.append_text(padded).append("│", "dim")
    return line


def _border(above: Sequence[int], below: Sequence[int], row: Sequence[Cell]) -> Text:
    """The line between two rows, with the names of the cells below it."""
    ends = [(walls[0], walls[-1]) for walls in (above, below) if walls]
    joints = [_joint(x, above, below, ends) for x in range(max(end for _, end in ends) + 1)]
    line = Text()
    x = 0
    for cell, wall in zip(row, below, strict=False):
        line.append("".join(joints[x : wall + 1]), "dim").append_text(cell.name)
        x = wall + 1 + len(cell.name)
    return line.append("".join(joints[x:]), "dim")


def _joint(x: int, above: Sequence[int], below: Sequence[int], ends: Sequence[tuple[int, int]]) -> str:
    ways = "u" * (x in above) + "d" * (x in below)
    ways += "l" * any(start < x <= end for start, end in ends) + "r" * any(start <= x < end for start, end in ends)
    return JOINTS.get(ways, " ")
