"""Bots by name: ours, those that installed packages bring, and anybody's class by its module."""

import difflib
import importlib
import inspect
import sys
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from ludus.bots.greedy import GreedyBot
from ludus.bots.levels import LEVELS
from ludus.bots.master import MasterBot
from ludus.bots.plain import PlainBot
from ludus.bots.uniform import UniformBot
from ludus.core.errors import BadSetting
from ludus.match import Bot

GROUP: Final = "ludus.bots"  # of entry points

Maker = Callable[[int], Bot]  # takes a seed

BOTS: Final[dict[str, Maker]] = {
    "random": UniformBot,
    "plain": PlainBot,
    "greedy": GreedyBot,
    **LEVELS,
    "master": MasterBot,
}


def find(name: str) -> Maker:
    """The maker of a registered bot, which takes a seed. Runs nobody else's code. Raises BadSetting.

    >>> find("greedy")(7)  # doctest: +ELLIPSIS
    <ludus.bots.greedy.GreedyBot object at ...>
    """
    if name in BOTS:
        return BOTS[name]
    raise _unknown(name, BOTS)


def load(name: str) -> Maker:
    """The maker of any bot: a registered one, an entry point of the group `ludus.bots`, or `module:Class`.

    `module:Class@FILE` hands the class a checkpoint beside the seed. The module is imported, so its code runs: names
    from strangers belong to `find`. Raises BadSetting.
    """
    return BOTS[name] if name in BOTS else load_unregistered(name)


@cache
def load_unregistered(name: str) -> Maker:
    """The maker of a bot that is not registered, looked for once."""
    path, _, checkpoint = name.partition("@")
    installed = {point.name: point for point in entry_points(group=GROUP)}
    if ":" not in path and path not in installed:
        raise _unknown(name, [*BOTS, *installed])
    if checkpoint and not Path(checkpoint).exists():
        raise BadSetting(f"There is no checkpoint '{checkpoint}'.", hint="write module:Class@FILE.")
    bot: Callable[..., Bot] = _imported(installed.get(path) or EntryPoint(path, path, GROUP))
    _check_makes(bot, name, checkpoint)
    return partial(_make, bot, checkpoint) if checkpoint else bot


def _unknown(name: str, known: Iterable[str]) -> BadSetting:
    names = list(dict.fromkeys(known))
    near = difflib.get_close_matches(name, names, n=1)
    hint = f"did you mean '{near[0]}'?" if near else f"the bots are: {', '.join(names)}."
    return BadSetting(f"There is no bot '{name}'.", hint=hint)


def register(name: str) -> None:
    """Let `find` know a bot that `load` finds, as the owner of a server does. Raises BadSetting."""
    BOTS[name] = load(name)


def _imported(point: EntryPoint) -> type[Bot]:
    """What an entry point names, looked for in the folder one stands in too. Raises BadSetting."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    importlib.invalidate_caches()
    try:
        found = point.load()
    except Exception as error:  # whatever a stranger's module raises
        raise BadSetting(
            f"The bot '{point.value}' cannot be imported: {error}",
            hint="write module:Class, in the folder of the module or with its package installed.",
        ) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSetting(f"'{point.value}' is no bot.", hint="name a class derived from ludus.match.Bot.")
    return found


def _check_makes(bot: Callable[..., Bot], name: str, checkpoint: str) -> None:
    """Raises BadSetting where the class cannot be made from a seed, or from a seed and a checkpoint."""
    given = (0, checkpoint) if checkpoint else (0,)
    try:
        signature = inspect.signature(bot)
    except (TypeError, ValueError):  # of a compiled class that does not tell
        return
    try:
        signature.bind(*given)
    except TypeError:
        raise BadSetting(
            f"'{name}' cannot be made from a seed and a file."
            if checkpoint
            else f"'{name}' cannot be made from a seed alone.",
            hint="a class is made by Class(seed), and where module:Class@FILE names a file, by Class(seed, FILE).",
        ) from None


def _make(bot: Callable[..., Bot], checkpoint: str, seed: int) -> Bot:
    return bot(seed, checkpoint)
