"""The table as a picture, drawn from what a seat sees. One module per game; a game without one is shown as a list."""

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType

from ludus.cli.boards import aquileia, kampf, plain, spartacus
from ludus.core.phrase import Json
from ludus.speech import Speech

Board = Callable[[Json, Speech, int | None], RenderableType]

BOARDS: Final[dict[str, Board]] = {"kampf": kampf.draw, "aquileia": aquileia.draw, "spartacus": spartacus.draw}


def draw(view: Json, speech: Speech, room: int | None = None) -> RenderableType:
    """The picture of a view; where it can be drawn more briefly, in so many lines."""
    return BOARDS.get(str(view["game"]), plain.draw)(view, speech, room)
