"""A view as a list of its parts, for a game whose table nobody has drawn yet."""

import json

from rich.console import RenderableType
from rich.table import Table

from ludus.core.phrase import Json
from ludus.speech import Speech


def draw(view: Json, speech: Speech, room: int | None = None) -> RenderableType:
    """Every part by its name, one to a line, longer ones folded."""
    grid = Table.grid(padding=(0, 2))
    for name, value in view.items():
        grid.add_row(name, json.dumps(value, ensure_ascii=False))
    return grid
