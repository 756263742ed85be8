"""The arena's hexes: which touch, how far apart they are, and what a fighter can reach.

A hex is a number; sets of hexes are bit masks, so that a walk over free hexes costs a few operations.
"""

from typing import Final

from ludus.core.dataset import DataItem, DataSet
from ludus.core.decision import Option

FURTHEST: Final = 9  # the largest coordinate a board may have
STARTS: Final = 2


class Arena:
    """The board: hexes by name, their geometry as tables, and the two starting hexes."""

    def __init__(self, data: DataSet) -> None:
        items = data.items("arena.toml")
        spots = [_coordinates(item) for item in items]
        self.names = tuple(item.name for item in items)
        self.number = {name: i for i, name in enumerate(self.names)}
        self.hexes = range(len(items))
        self.all = (1 << len(items)) - 1
        self.distance = tuple(tuple(distance(a, b) for b in spots) for a in spots)
        self.near = tuple(_mask(row, 1, 1) for row in self.distance)
        # within[h][n]: the hexes at most n away from h, itself left out
        furthest = max(max(row) for row in self.distance)
        self.within = tuple(tuple(_mask(row, 1, n) for n in range(furthest + 1)) for row in self.distance)
        self.starts = _starts(items)
        self.middle = min(self.hexes, key=lambda h: max(self.distance[h]))
        self._hexes_in: dict[int, tuple[int, ...]] = {}
        # unhindered[h][n]: where n steps lead from h over an empty board
        self.unhindered = tuple(tuple(self._walk(h, n, self.all) for n in range(furthest + 1)) for h in self.hexes)
        self._ways: list[Ways] = []
        self._around: dict[int, int] = {}  # walks round a lone fighter

    def hexes_in(self, mask: int) -> tuple[int, ...]:
        """The hexes of a mask, in the board's order."""
        found = self._hexes_in.get(mask)
        if found is None:
            found = self._hexes_in[mask] = tuple(h for h in self.hexes if mask >> h & 1)
        return found

    def reach(self, start: int, steps: int, free: int) -> int:
        """Where so many steps over free hexes can lead, staying left out (S-29)."""
        unhindered = self.unhindered[start]
        if not 0 < steps < len(unhindered):
            return self._walk(start, steps, free)
        taken = unhindered[steps - 1] & ~free
        if not taken:
            return unhindered[steps] & free  # nobody stands in the way
        if taken & (taken - 1):
            return self._walk(start, steps, free)
        walk = (taken * len(self.near) + start) * len(unhindered) + steps
        found = self._around.get(walk)
        if found is None:
            found = self._around[walk] = self._walk(start, steps, self.all & ~taken)
        return found & free

    def moves(self, table: tuple[Option, ...], start: int, steps: int, free: int) -> list[Option]:
        """The options of a table, one for each hex, that `reach` leaves."""
        ways = self._ways_of(table).options[start]
        most = min(steps, len(ways) - 1)
        options, led = ways[most][:], self.unhindered[start][most]
        lost = led & ~self.reach(start, steps, free)
        while lost:
            hex = lost & -lost  # the first, as a mask
            del options[(led & (hex - 1)).bit_count()]
            led ^= hex
            lost ^= hex
        return options

    def _ways_of(self, table: tuple[Option, ...]) -> "Ways":
        for ways in self._ways:
            if ways.table is table:
                return ways
        ways = Ways(table, [[[table[h] for h in self.hexes_in(led)] for led in row] for row in self.unhindered])
        self._ways.append(ways)
        return ways

    def _walk(self, start: int, steps: int, free: int) -> int:
        near = self.near
        reached = edge = 0
        for step in range(steps):
            touched = near[start] if step == 0 else 0
            for h in self.hexes_in(edge):
                touched |= near[h]
            edge = touched & free & ~reached & ~(1 << start)
            reached |= edge
        return reached

    def between(self, one: int, other: int) -> int:
        """The hexes that touch both: what lies between two that are two apart."""
        return self.near[one] & self.near[other]


class Ways:
    """Where steps over an empty board lead, as options of one table: `options[h][n]` for n steps from h."""

    def __init__(self, table: tuple[Option, ...], options: list[list[list[Option]]]) -> None:
        self.table = table
        self.options = options


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """How many steps lie between two hexes on an empty board, by axial coordinates."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def _coordinates(item: DataItem) -> tuple[int, int]:
    item.source()
    return item.whole("q", -FURTHEST, FURTHEST), item.whole("r", -FURTHEST, FURTHEST)


def _mask(row: tuple[int, ...], least: int, most: int) -> int:
    return sum(1 << h for h, steps in enumerate(row) if least <= steps <= most)


def _starts(items: list[DataItem]) -> tuple[int, int]:
    """The hexes marked I and II."""
    found = {item.whole("start", 1, STARTS): h for h, item in enumerate(items) if "start" in item.values}
    if len(found) != STARTS:
        items[0].refuse(
            f"and the other hexes have {len(found)} starts", "mark one hex 'start = 1', another 'start = 2'."
        )
    return found[1], found[2]
