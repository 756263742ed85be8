"""What has changed in the game as a viewer sees it, as a JSON Patch (RFC 6902).

It is worked out from what is sent, not from what it is made of, and once for all who look with the same eyes. A game is
compared part by part, as bytes; only large parts that differ are read. Only `add`, `replace` and `remove` are used.

A merge patch (RFC 7396) would be shorter to describe, but it can neither set a value to null, which views do, nor
change one house without sending all of them.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec

from ludus.server import protocol
from ludus.server.protocol import Change

_decode: Final = msgspec.json.Decoder().decode
_split: Final = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode

VIEW: Final = "view"
SMALL: Final = 200  # bytes of a part that is sent anew rather than looked through
Parts = dict[str, bytes]  # of a game as it is sent, by their paths


class Patcher:
    """Finds what has changed, for several viewers at once: what all of them see is compared once."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, bytes, bytes], list[Change]] = {}

    def changes(self, before: Parts, after: Parts) -> list[Change]:
        """What makes one game out of another."""
        found = [Change("remove", path) for path in before if path not in after]
        for path, part in after.items():
            if path not in before:
                found.append(Change("add", path, msgspec.Raw(part)))
            elif before[path] != part and len(part) < SMALL:
                found.append(Change("replace", path, msgspec.Raw(part)))
            elif before[path] != part:
                found += self._part(path, before[path], part)
        return found

    def _part(self, path: str, before: bytes, after: bytes) -> list[Change]:
        key = (path, before, after)
        if key not in self._known:
            self._known[key] = changes(_decode(before), _decode(after), path)
        return self._known[key]


class Shown:
    """The game as a viewer was last shown it, numbered, and what had changed since the one before."""

    def __init__(self) -> None:
        self.version = 0
        self.game = b""
        self.patch = b""  # from the version before; empty where the whole game takes less
        self._parts: Parts | None = None  # of the game, once they were needed

    def show(self, game: bytes, patcher: Patcher | None = None) -> None:
        """The game is this from now on; where somebody can make use of a patch, who finds it."""
        if game == self.game:
            return
        parts = parts_of(game) if patcher is not None else None
        self.patch = b""
        if patcher is not None and parts is not None and self.game:
            before = parts_of(self.game) if self._parts is None else self._parts
            patch = protocol.encode(patcher.changes(before, parts))
            self.patch = patch if len(patch) < len(game) else b""
        self.game, self._parts = game, parts
        self.version += 1


def parts_of(game: bytes) -> Parts:
    """A game in parts, as they are sent: most of them stay the same from one step to the next."""
    whole = _split(game)
    view = _split(whole.pop(VIEW))
    seen = {_step(f"/{VIEW}", key): bytes(part) for key, part in view.items()}
    return seen | {_step("", key): bytes(part) for key, part in whole.items()}


def changes(before: Any, after: Any, path: str = "") -> list[Change]:
    """What makes one JSON value out of another, which lies at this path."""
    found: list[Change] = []
    _compare(before, after, path, found)
    return found


def _compare(before: Any, after: Any, path: str, found: list[Change]) -> None:
    if before == after:  # no field of a view is sometimes a number and sometimes true or false
        return
    if isinstance(before, dict) and isinstance(after, dict):
        _compare_objects(before, after, path, found)
    elif isinstance(before, list) and isinstance(after, list):
        _compare_lists(before, after, path, found)
    else:
        found.append(Change("replace", path, after))


def _compare_objects(before: dict[str, Any], after: dict[str, Any], path: str, found: list[Change]) -> None:
    found += [Change("remove", _step(path, key)) for key in before if key not in after]
    for key, value in after.items():
        if key not in before:
            found.append(Change("add", _step(path, key), value))
        elif before[key] != value:
            _compare(before[key], value, _step(path, key), found)


def _compare_lists(before: list[Any], after: list[Any], path: str, found: list[Change]) -> None:
    """Piles grow and shrink at their end, places keep their number; any other list is sent anew."""
    shared = min(len(before), len(after))
    if len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                _compare(old, new, f"{path}/{place}", found)
    elif before[:shared] == after[:shared]:
        found += [Change("add", f"{path}/-", value) for value in after[shared:]]
        found += [Change("remove", f"{path}/{place}") for place in range(len(before) - 1, shared - 1, -1)]
    else:
        found.append(Change("replace", path, after))


@lru_cache(maxsize=10_000)
def _step(path: str, key: str) -> str:
    return f"{path}/{key.replace('~', '~0').replace('/', '~1')}"
