"""What environments are told of rendering and cutting short, and the table as text, as a spectator sees it."""

import pprint
from typing import Any, Final

from ludus.core.errors import BadSetting
from ludus.core.game import Game

RENDER_MODES: Final = ("ansi",)
COLUMNS: Final = 120


def check_mode(render_mode: str | None) -> None:
    """Raises BadSetting where nothing is rendered in this way."""
    if render_mode not in (None, *RENDER_MODES):
        raise BadSetting(f"Nothing can be rendered as '{render_mode}'.", hint=f"choose {RENDER_MODES[0]}, or none.")


def check_cycles(max_cycles: int | None) -> None:
    """Raises BadSetting where nothing could be chosen before a game is cut short."""
    if max_cycles is not None and max_cycles < 1:
        raise BadSetting(f"max_cycles cannot be {max_cycles}.", hint="take 1 or more, or none for whole games.")


def table_of(game: Game[Any]) -> str:
    """The table in lines, as the plain data that a spectator sees."""
    return pprint.pformat(game.view(None), width=COLUMNS, compact=True, sort_dicts=False)
