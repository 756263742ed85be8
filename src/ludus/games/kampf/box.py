"""The box: gladiators, animals, arena and dice, read from the data set and never changed.

A team, like an animal's symbols, is five counts: spear throwers, net throwers, swordsmen, prong bearers and shield
bearers. Spaces are numbers 0 … 16 and sets of spaces are bit masks, so that a flood of the arena costs a few steps.
"""

from typing import Final

from ludus.core.chance import Die
from ludus.core.dataset import DataItem, DataSet
from ludus.core.decision import Option, table_of
from ludus.core.ids import MOST_SEATS

Counts = tuple[int, ...]  # how many of each kind of gladiator

GLADIATORS: Final = ("spear", "net", "sword", "prong", "shield")  # in the order they act in a fight
KINDS: Final = (0, 1, 2, 3, 4)
SPEAR: Final = 0
NET: Final = 1
SWORD: Final = 2
PRONG: Final = 3
SHIELD: Final = 4
EMPTY: Final[Counts] = (0, 0, 0, 0, 0)
TEAM_SIZE: Final = 4  # gladiators on a full carrier

BLANK: Final = 0
SINGLE: Final = 1
FULL: Final = 2
FACES: Final = ("blank", "single", "full")

FEWEST: Final = 2
MOST: Final = 5


def plus(team: Counts, kind: int, count: int) -> Counts:
    """The team with so many more (or fewer) of one kind."""
    changed = list(team)
    changed[kind] += count
    return (changed[0], changed[1], changed[2], changed[3], changed[4])


def minus(team: Counts, some: Counts) -> Counts:
    """The team without some of its gladiators."""
    if some is EMPTY:
        return team
    return (team[0] - some[0], team[1] - some[1], team[2] - some[2], team[3] - some[3], team[4] - some[4])


def size(team: Counts) -> int:
    """How many gladiators there are in all."""
    return team[SPEAR] + team[NET] + team[SWORD] + team[PRONG] + team[SHIELD]


class Animal:
    """A wild animal: its name, its symbols, and how many hits beat it."""

    def __init__(self, name: str, symbols: Counts, hits: int, source: str) -> None:
        self.name = name
        self.symbols = symbols
        self.hits = hits
        self.source = source


class Box:
    """All components, and one table of options for each verb."""

    def __init__(self, data: DataSet) -> None:
        self.data = data
        spaces = data.items("board.toml")
        self.spaces = tuple(item.name for item in spaces)
        self.near = _neighbours(spaces)
        self.all_spaces = (1 << len(spaces)) - 1
        self.animals = tuple(_animal(item) for item in data.items("animals.toml"))
        carriers = data.item("pieces.toml", "carriers")
        self.supply = _supply(data.item("pieces.toml", "gladiators"))
        self.carriers = {n: carriers.whole(f"players-{n}", 1, 4) for n in range(FEWEST, MOST + 1)}
        self.die = _die(data.item("pieces.toml", "die"))
        self._check(carriers)
        self._spaces_in: dict[int, tuple[int, ...]] = {}
        self._half = (len(spaces) + 1) // 2
        self._beside_west = [self._touched(mask) for mask in range(1 << self._half)]
        self._beside_east = [self._touched(mask << self._half) for mask in range(1 << len(spaces) - self._half)]

        names, beasts = self.spaces, tuple(animal.name for animal in self.animals)
        self.carrier = table_of("carrier", names)
        self.join = table_of("join", names)
        self.gladiator = table_of("gladiator", GLADIATORS)
        self.draw = table_of("draw", beasts)
        self.release = table_of("release", names)
        self.team = table_of("team", names)
        self.lead = table_of("lead", beasts)
        self.move = table_of("move", names)
        self.enter = table_of("enter", names)
        self.challenge = table_of("challenge", names)
        self.net = table_of("net", GLADIATORS)
        self.give = table_of("give", GLADIATORS)
        self.give_netted = table_of("give-netted", GLADIATORS)

    def spaces_in(self, mask: int) -> tuple[int, ...]:
        """The spaces of a mask, in the arena's order."""
        found = self._spaces_in.get(mask)
        if found is None:
            found = self._spaces_in[mask] = tuple(i for i in range(len(self.spaces)) if mask >> i & 1)
        return found

    def beside(self, mask: int) -> int:
        """All spaces that touch one of these: looked up for either half of the arena."""
        west = mask & (1 << self._half) - 1
        return self._beside_west[west] | self._beside_east[mask >> self._half]

    def _touched(self, mask: int) -> int:
        touched = 0
        for space, near in enumerate(self.near):
            if mask >> space & 1:
                touched |= near
        return touched

    def _check(self, carriers: DataItem) -> None:
        """There must be room, gladiators and animals for every number of players."""
        for players, each in self.carriers.items():
            if players * each > len(self.spaces) or players * each * TEAM_SIZE > sum(self.supply):
                carriers.refuse(
                    f"asks for {players * each} teams with {players} players",
                    f"there are {len(self.spaces)} spaces and {sum(self.supply)} gladiators.",
                    f"players-{players}",
                )
            free = len(self.spaces) - players * each
            if free > len(self.animals):
                carriers.refuse(
                    f"leaves {free} spaces free with {players} players, and animals.toml has {len(self.animals)}",
                    "add animals or carriers.",
                    f"players-{players}",
                )


# Options that name no piece.
START: Final = tuple(Option("start", (i,)) for i in range(MOST_SEATS))
PROXY: Final = tuple(Option("proxy", (i,)) for i in range(MOST_SEATS))
STAY: Final = Option("stay")
KEEP: Final = Option("keep")
REROLL: Final = Option("reroll")


def _neighbours(spaces: list[DataItem]) -> tuple[int, ...]:
    """For each space the mask of those it touches; touching is mutual."""
    number = {item.name: i for i, item in enumerate(spaces)}
    near = [0] * len(spaces)
    for item in spaces:
        for name in item.texts("beside"):
            if name not in number:
                item.refuse(f"touches '{name}', which is no space", f"the spaces are: {', '.join(number)}.")
            near[number[item.name]] |= 1 << number[name]
    for item in spaces:
        for name in item.texts("beside"):
            if not near[number[name]] >> number[item.name] & 1:
                item.refuse(f"touches {name}, but {name} does not touch it", f"add {item.name} under [{name}].")
        item.source()
    return tuple(near)


def _animal(item: DataItem) -> Animal:
    spear, sword, prong, shield = (item.whole(kind, 0, 5) for kind in ("spear", "sword", "prong", "shield"))
    return Animal(item.name, (spear, 0, sword, prong, shield), item.whole("hits", 1, 9), item.source())


def _supply(item: DataItem) -> Counts:
    item.source()
    spear, net, sword, prong, shield = (item.whole(kind) for kind in GLADIATORS)
    return (spear, net, sword, prong, shield)


def _die(item: DataItem) -> Die:
    item.source()
    values = tuple(value for value, face in enumerate(FACES) for _ in range(item.whole(face, 0, 6)))
    if len(values) != 6:
        item.refuse(f"has {len(values)} faces", "blank, single and full together make six.")
    return Die(tuple(FACES[value] for value in values), values)
