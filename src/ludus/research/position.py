"""The rules of a game as the doors play it: found by name, set, and the same for the same settings."""

import json
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from ludus.core.dataset import DataSet
from ludus.core.errors import BadSetting
from ludus.encoding.bargaining import BARGAINING, NONE
from ludus.encoding.position import Kind, Position, replay
from ludus.encoding.spec import LATEST
from ludus.match.match import DATA_SET
from ludus.research.small.titles import find

__all__ = ["Position", "Rules", "replay", "rules_of"]

DEALS: Final = ("off", "steps")


class Rules(Kind):
    """A game by its name, set in one way."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        deals: str = DEALS[0],
        data: DataSet | None = None,
        *,
        encoding: int = LATEST,
    ) -> None:
        """The data set, where none is given, is the one the options name. Raises UnknownGame, BadSetting, BrokenSet."""
        if deals not in DEALS:
            raise BadSetting(f"Deals cannot be '{deals}'.", hint=f"choose one of: {', '.join(DEALS)}.")
        title = find(game)
        title.check_seats(seats)
        given = dict(options or {})
        folder = given.pop(DATA_SET, None)
        if any(setting.name == "deals" for setting in title.settings):
            given["deals"] = "off" if deals == "off" else "on"
        settings = title.read_settings(given)
        self.data = data or title.data(None if folder is None else str(folder))
        super().__init__(title, seats, settings, title.load(self.data), encoding)
        self.deals = deals
        if deals != "off":
            self.bargaining = BARGAINING.get(title.family, NONE)
        self.given = {**given, **({} if folder is None else {DATA_SET: folder})}

    @property
    def metadata(self) -> dict[str, Any]:
        """What every environment says of itself: its name, and what its numbers mean."""
        return {
            "name": self.id,
            "actions": self.vocabulary.digest,  # changes with the numbers of the actions
            "encoding": self.encoding.digest,  # and with those of the observations
        }

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Rules":
        """The rules themselves: nothing changes them."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        make = partial(rules_of, data=self.data, encoding=self.encoding.version)
        return make, (self.title.name, self.seats, self.given, self.deals)


_RULES: Final[dict[str, Rules]] = {}


def rules_of(
    game: str,
    seats: int,
    options: Mapping[str, object],
    deals: str,
    *,
    data: DataSet | None = None,
    encoding: int = LATEST,
) -> Rules:
    """The same rules for the same settings: options are told apart by identity."""
    named = {name: value for name, value in options.items() if name != "deals"}
    key = json.dumps([game, seats, sorted(named.items()), deals, data and data.digest, encoding])
    if key not in _RULES:
        _RULES[key] = Rules(game, seats, named, deals, data, encoding=encoding)
    return _RULES[key]
