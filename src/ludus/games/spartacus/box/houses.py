"""The houses, and how many intrigue cards their influence lets them hold."""

from typing import Final

from ludus.core.dataset import DataItem, DataSet
from ludus.games.spartacus.box.cards import files_of

INFLUENCE: Final = 12  # the track ends here (S-38)
POWERS: Final = 2  # on each house card
BEGINS_WITH: Final = ("gladiators", "slaves", "guards")


class House:
    """A house card: what it begins with, and its two powers."""

    def __init__(self, item: DataItem) -> None:
        self.name = item.name
        self.gold = item.whole("gold")
        self.gladiators = item.whole("gladiators", 0, 8)
        self.slaves = item.whole("slaves", 0, 8)
        self.guards = item.whole("guards", 0, 8)
        self.powers = item.texts("powers")
        if len(self.powers) != POWERS:
            item.refuse(f"has {len(self.powers)} powers", "every house has two.")
        self.source = item.source()


def read_houses(data: DataSet, has_expansion: bool) -> tuple[House, ...]:
    """The houses to choose from. Raises BrokenSet."""
    files = files_of(("houses.toml",), has_expansion)
    return tuple(House(item) for _, file in files for item in data.items(file))


def check_houses(data: DataSet, has_expansion: bool, there: tuple[int, int, int]) -> None:
    """There must be enough starting gladiators, starting slaves and guards for all houses. Raises BrokenSet."""
    for field, enough in zip(BEGINS_WITH, there, strict=True):
        taken = 0
        for _, file in files_of(("houses.toml",), has_expansion):
            for item in data.items(file):
                taken += item.whole(field)
                if taken > enough:
                    item.refuse(
                        f"takes the houses to {taken} {field} in all, and there are {enough} to begin with",
                        f"give a house fewer {field}, or add cards.",
                        field,
                    )


class Length:
    """A length of the game: the influence everybody begins with, and after how many rounds it ends."""

    def __init__(self, item: DataItem) -> None:
        self.name = item.name
        self.influence = item.whole("influence", 0, INFLUENCE)
        self.rounds = item.whole("rounds", 1)
        self.source = item.source()


def read_hand_limits(data: DataSet) -> tuple[int, ...]:
    """The hand limit for every value of influence. Raises BrokenSet."""
    limits = [0] * (INFLUENCE + 1)
    for band in data.items("influence.toml"):
        first = band.whole("from", 0, INFLUENCE)
        limits[first:] = [band.whole("cards")] * (INFLUENCE + 1 - first)
        band.source()
    return tuple(limits)
