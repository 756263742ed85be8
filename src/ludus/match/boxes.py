"""The boxes of matches: a data set that has been read once serves all games that are played with it."""

from typing import Any, Final

from ludus.core.dataset import DataSet
from ludus.core.spec import GameSpec

MOST: Final = 32  # sets that are remembered

Unpacked = tuple[DataSet, Any]  # a set, and the box made of it

_READ: dict[tuple[GameSpec, str, str], Unpacked] = {}  # by game, folder and digest


def box_of(title: GameSpec, data: DataSet) -> Unpacked:
    """A set and its box, which nobody changes: those that were read before where nothing differs. Raises BrokenSet."""
    key = (title, str(data.folder), data.digest)
    found = _READ.get(key)
    if found is None:
        found = _READ[key] = (data, title.load(data))
        for oldest in list(_READ)[:-MOST]:
            del _READ[oldest]
    return found
