"""Many games at once, for those who study them, and doors for programs that learn.

The doors need libraries of their own: `python3 dev.py add pettingzoo`, `gymnasium`, `openspiel`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludus.research.encoding.spec import LATEST
from ludus.research.extras import need
from ludus.research.position import Rules
from ludus.research.simulation.simulate import Plan, simulate
from ludus.research.simulation.totals import Totals

if TYPE_CHECKING:
    from ludus.bots import Maker
    from ludus.research.solo import SoloEnv

__all__ = ["Plan", "Totals", "gymnasium_env", "openspiel_game", "pettingzoo_env", "simulate"]


def pettingzoo_env(
    game: str,
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    deals: str = "off",
    render: bool = False,
    *,
    encoding: int = LATEST,
) -> Any:
    """A PettingZoo AEC environment. Raises BadSetting, also where PettingZoo is not installed.

    `encoding` is the version of the numbers for actions and observations, here and below.
    """
    need("pettingzoo", "pettingzoo")
    from ludus.research import zoo  # noqa: PLC0415 - only where it is installed

    return zoo.make(Rules(game, seats, options, deals, encoding=encoding), render)


def gymnasium_env(
    game: str,
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    deals: str = "off",
    *,
    bot: "str | Maker" = "greedy",
    seat: int | None = None,
    forgiving: bool = False,
    encoding: int = LATEST,
) -> "SoloEnv":
    """A Gymnasium environment: one seat against bots; it moves round unless it is named. Raises BadSetting.

    `bot` is a name as in `ludus.bots.load`, or anything that makes a bot from a seed.
    Where `forgiving`, an action that cannot be chosen stands for the next one that can; else it is refused.
    """
    need("gymnasium", "gymnasium")
    from ludus.research import solo  # noqa: PLC0415 - only where it is installed

    rules = Rules(game, seats, options, deals, encoding=encoding)
    return solo.make(rules, bot=bot, seat=seat, forgiving=forgiving)


def openspiel_game(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    deals: str = "off",
    *,
    encoding: int = LATEST,
) -> Any:
    """A game of OpenSpiel; all are registered from then on, as `python_ludus_kampf` and so on. Raises BadSetting."""
    need("pyspiel", "openspiel")
    from ludus.research import spiel  # noqa: PLC0415 - only where it is installed

    return spiel.load(game, seats, options, deals, encoding)
