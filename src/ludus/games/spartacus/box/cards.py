"""The cards: what is printed on them, and a number for each card in the two decks.

Market cards are gladiators, then slaves, then equipment, as the files have them (0 … 61 in the shipped set), intrigue
cards schemes, then reactions, then guards (0 … 103). Those of the expansion follow in the same order, so that a number
means the same card with it and without it. Copies of a title have numbers of their own, because two warriors of one
name may be in different conditions. The two kinds of number are kept apart by the type checker.
"""

from typing import Final, NewType

from ludus.core.dataset import DataItem, DataSet

MarketCard = NewType("MarketCard", int)
IntrigueCard = NewType("IntrigueCard", int)

# kinds of market card
GLADIATOR: Final = 0
SLAVE: Final = 1
EQUIPMENT: Final = 2
# kinds of intrigue card
SCHEME: Final = 0
REACTION: Final = 1
GUARD: Final = 2

MARKET_FILES: Final = ("gladiators.toml", "slaves.toml", "equipment.toml")
INTRIGUE_FILES: Final = ("schemes.toml", "reactions.toml", "guards.toml")
EXPANSION: Final = "serpents_"  # what the files of the expansion begin with
STARTING: Final = "starting"  # cards with a white border
DECKS: Final = (STARTING, "named")
TYPES: Final = ("weapon", "armor", "special")
USES: Final = ("always", "exhaust")
CHASTE: Final = "chaste"
TREACHEROUS: Final = "treacherous"  # may change sides in a Primus
# what a reaction may ask of its player's influence, compared with its target's
HIGHER: Final = "higher"
LOWER: Final = "lower"
COMPARISONS: Final = (HIGHER, LOWER)


class MarketTitle:
    """A gladiator, slave or piece of equipment as printed; every copy of it shares this."""

    def __init__(self, item: DataItem, kind: int) -> None:
        fights = kind != EQUIPMENT
        self.name = item.name
        self.kind = kind
        self.gold = item.whole("gold", 0, 9)
        self.copies = item.whole("copies", 1)
        self.attack = item.whole("attack", 1, 9) if fights else 0
        self.defence = item.whole("defence", 1, 9) if fights else 0
        self.speed = item.whole("speed", 1, 9) if fights else 0
        self.ability = item.text_of("ability") if "ability" in item.values else ""
        self.is_starting = fights and item.text_of("deck", DECKS) == STARTING
        self.type = "" if fights else item.text_of("type", TYPES)
        self.is_exhausted_by_use = not fights and item.text_of("use", USES) == "exhaust"
        self.reach = number(item, "reach")
        self.most = number(item, "most")  # wounds its bearer takes from one attack
        self.further = number(item, "further")  # hexes its bearer moves beyond his speed dice
        self.counts_as = 2 if self.ability == CHASTE else 1  # Naevia counts as two slaves (S-39)
        self.replaces = item.text_of("replaces") if "replaces" in item.values else ""  # a card that leaves for it
        self.source = item.source()


class IntrigueTitle:
    """A scheme, a reaction or the guard as printed; every copy of it shares this."""

    def __init__(self, item: DataItem, kind: int, title: int) -> None:
        self.name = item.name
        self.kind = kind
        self.title = title  # its place among the titles
        self.influence = item.whole("influence", 0, 99)  # required to play it
        self.compares = item.text_of("compares", COMPARISONS) if "compares" in item.values else ""
        self.gold = item.whole("gold", 0, 9)  # when cashed in
        self.copies = item.whole("copies", 1)
        self.amount = number(item, "amount")  # of gold, cards or influence
        self.price = number(item, "price")  # what its player pays
        self.needs = number(item, "needs")  # ready gladiators of its target
        self.holds = number(item, "holds")  # a guard holds on this roll or more
        self.source = item.source()


def number(item: DataItem, field: str) -> int:
    """A number that only some cards have; 0 where it is missing."""
    return item.whole(field) if field in item.values else 0


def files_of(files: tuple[str, ...], has_expansion: bool) -> list[tuple[int, str]]:
    """The files of a deck by kind: the base game's, then those of the expansion."""
    base = list(enumerate(files))
    return [*base, *((kind, EXPANSION + file) for kind, file in base)] if has_expansion else base


def read_market(data: DataSet, has_expansion: bool) -> tuple[MarketTitle, ...]:
    """The market deck, one entry per card. Raises BrokenSet."""
    deck: list[MarketTitle] = []
    for kind, file in files_of(MARKET_FILES, has_expansion):
        for item in data.items(file):
            title = MarketTitle(item, kind)
            deck += [title] * title.copies
    return tuple(deck)


def read_intrigue(data: DataSet, has_expansion: bool) -> tuple[IntrigueTitle, ...]:
    """The intrigue deck, one entry per card; a title that both boxes have is one title. Raises BrokenSet."""
    deck: list[IntrigueTitle] = []
    titles: dict[str, IntrigueTitle] = {}
    for kind, file in files_of(INTRIGUE_FILES, has_expansion):
        for item in data.items(file):
            read = IntrigueTitle(item, kind, len(titles))
            deck += [titles.setdefault(read.name, read)] * read.copies
    return tuple(deck)


def names_of_copies(names: list[str]) -> tuple[str, ...]:
    """A name for every card: copies of one title are told apart by a number."""
    seen: dict[str, int] = {}
    told_apart = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        told_apart.append(f"{name}-{seen[name]}" if names.count(name) > 1 else name)
    return tuple(told_apart)
