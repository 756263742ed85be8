"""The cards: what is printed on them, and a number for each card in the two decks.

Market cards are 0 … 61: gladiators, then slaves, then equipment, starting cards first. Intrigue cards are 0 … 103:
schemes, then reactions, then guards. Copies of a title have numbers of their own, because two warriors of one name
may be in different conditions. The two kinds of number are kept apart by the type checker.
"""

from typing import Final, NewType

from ludus.core.dataset import DataSet, Item

MarketCard = NewType("MarketCard", int)
IntrigueCard = NewType("IntrigueCard", int)

GLADIATOR, SLAVE, EQUIPMENT = range(3)  # kinds of market card
SCHEME, REACTION, GUARD = range(3)  # kinds of intrigue card

MARKET_FILES: Final = ("gladiators.toml", "slaves.toml", "equipment.toml")
INTRIGUE_FILES: Final = ("schemes.toml", "reactions.toml", "guards.toml")
STARTING: Final = "starting"  # cards with a white border
DECKS: Final = (STARTING, "named")
TYPES: Final = ("weapon", "armor", "special")
USES: Final = ("always", "exhaust")
CHASTE: Final = "chaste"


class MarketTitle:
    """A gladiator, slave or piece of equipment as printed; every copy of it shares this."""

    def __init__(self, item: Item, kind: int) -> None:
        fights = kind != EQUIPMENT
        self.name = item.name
        self.kind = kind
        self.gold = item.whole("gold", 0, 9)
        self.copies = item.whole("copies", 1, 9)
        self.attack = item.whole("attack", 1, 9) if fights else 0
        self.defence = item.whole("defence", 1, 9) if fights else 0
        self.speed = item.whole("speed", 1, 9) if fights else 0
        self.ability = item.text_of("ability") if "ability" in item.values else ""
        self.is_starting = fights and item.text_of("deck", DECKS) == STARTING
        self.type = "" if fights else item.text_of("type", TYPES)
        self.is_exhausted_by_use = not fights and item.text_of("use", USES) == "exhaust"
        self.reach = number(item, "reach")
        self.counts_as = 2 if self.ability == CHASTE else 1  # Naevia counts as two slaves (S-39)
        self.source = item.source()


class IntrigueTitle:
    """A scheme, a reaction or the guard as printed; every copy of it shares this."""

    def __init__(self, item: Item, kind: int, title: int) -> None:
        self.name = item.name
        self.kind = kind
        self.title = title  # its place among the titles
        self.influence = item.whole("influence", 0, 99)  # required to play it
        self.gold = item.whole("gold", 0, 9)  # when cashed in
        self.copies = item.whole("copies", 1, 99)
        self.amount = number(item, "amount")  # of gold, cards or influence
        self.price = number(item, "price")  # what its player pays
        self.needs = number(item, "needs")  # ready gladiators of its target
        self.holds = number(item, "holds")  # a guard holds on this roll or more
        self.source = item.source()


def number(item: Item, field: str) -> int:
    """A number that only some cards have; 0 where it is missing."""
    return item.whole(field) if field in item.values else 0


def read_market(data: DataSet) -> tuple[MarketTitle, ...]:
    """The market deck, one entry per card. Raises BrokenSet."""
    deck: list[MarketTitle] = []
    for kind, file in enumerate(MARKET_FILES):
        for item in data.items(file):
            title = MarketTitle(item, kind)
            deck += [title] * title.copies
    return tuple(deck)


def read_intrigue(data: DataSet) -> tuple[IntrigueTitle, ...]:
    """The intrigue deck, one entry per card. Raises BrokenSet."""
    deck: list[IntrigueTitle] = []
    titles = 0
    for kind, file in enumerate(INTRIGUE_FILES):
        for item in data.items(file):
            title = IntrigueTitle(item, kind, titles)
            deck += [title] * title.copies
            titles += 1
    return tuple(deck)


def names_of_copies(names: list[str]) -> tuple[str, ...]:
    """A name for every card: copies of one title are told apart by a number."""
    seen: dict[str, int] = {}
    told_apart = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        told_apart.append(f"{name}-{seen[name]}" if names.count(name) > 1 else name)
    return tuple(told_apart)
