"""The table as a picture, drawn from what a seat sees. One module per game; a game without one is shown as a list."""

from collections.abc import Callable
from typing import Final, cast

from rich.console import RenderableType

from ludus.cli.boards import aquileia, kampf, plain, spartacus
from ludus.core.decision import Option
from ludus.core.phrase import Json
from ludus.games.spartacus.sight.seen import View as Capua
from ludus.speech import Speech

Board = Callable[[Json, Speech, int | None], RenderableType]
Say = Callable[[Option], str]

BOARDS: Final[dict[str, Board]] = {"kampf": kampf.draw, "aquileia": aquileia.draw, "spartacus": spartacus.draw}


def draw(view: Json, speech: Speech, room: int | None = None) -> RenderableType:
    """The picture of a view; where it can be drawn more briefly, in so many lines."""
    return BOARDS.get(str(view["game"]), plain.draw)(view, speech, room)


def option_in_words(view: Json, option: Option, speech: Speech) -> str:
    """What an option means at this table: where a sentence of its own cannot say it, what lies there does."""
    if view["game"] == "spartacus":
        return spartacus.option_in_words(option, cast(Capua, view), speech)
    return speech.option(option)


def wording(view: Json, speech: Speech) -> Say:
    """How options are said at this table, wherever they are named."""
    return lambda option: option_in_words(view, option, speech)
