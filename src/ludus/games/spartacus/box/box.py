"""The box: both decks, the houses, the arena and the lengths of the game, read from the data set and never changed.

Options are made once and compared by identity, so every table of options belongs to the box. A chapter asks for the
table of its verb where it needs it, by the kind of thing the verb names:

    box.assets("release")[card]    box.titles("play")[title]    box.seats("target")[seat]
    box.houses_for("house")[house] box.hexes("move")[hex]       box.counts("bid")[gold]

The first call makes the table, later calls find it; nothing has to be declared here. A verb names one kind of thing
only, and `words` holds its phrase. Options that name nothing are constants of their chapter: `PASS: Final =
Option("pass")`.

There are two boxes: the base game, and `box.full`, the same with the expansion beside it. Numbers of cards, titles
and houses are the same in both.
"""

from typing import Final

from ludus.core.dataset import DataSet
from ludus.core.decision import Option, table_of
from ludus.core.ids import MOST_SEATS
from ludus.games.spartacus.box.cards import (
    EQUIPMENT,
    EXPANSION,
    GLADIATOR,
    INTRIGUE_FILES,
    MARKET_FILES,
    SCHEME,
    SLAVE,
    IntrigueCard,
    IntrigueTitle,
    MarketCard,
    files_of,
    names_of_copies,
    read_intrigue,
    read_market,
)
from ludus.games.spartacus.box.hexes import Arena
from ludus.games.spartacus.box.houses import INFLUENCE, Length, check_houses, read_hand_limits, read_houses
from ludus.games.spartacus.box.rulebook import Rulebook

FEWEST: Final = 3
MOST: Final = 6
MOST_WITHOUT_EXPANSION: Final = 4
# what game.toml counts, and where the cards are
SIZES: Final = ("market", "intrigue", "starting-gladiators", "starting-slaves")
FILES: Final = (MARKET_FILES, INTRIGUE_FILES, MARKET_FILES[:1], MARKET_FILES[1:2])
MOST_CARDS: Final = 999
MOST_COUNTED: Final = 250  # counts that options can name: more gold than a house ever holds
COUNT_NAMES: Final = tuple(map(str, range(MOST_COUNTED + 1)))
SEAT_NAMES: Final = tuple(map(str, range(MOST_SEATS)))
LENGTHS: Final = ("standard", "quick", "long")  # the first is the default


class Box:
    """All components, and one table of options for each verb."""

    def __init__(self, data: DataSet, rulebook: Rulebook, base: "Box | None" = None) -> None:
        self.data = data
        self.rulebook = rulebook
        self.has_expansion = has_expansion = base is not None
        # the market deck
        self.market = read_market(data, has_expansion)
        replaced = [title.replaces for title in self.market if title.replaces]
        self.market_cards = tuple(MarketCard(i) for i, title in enumerate(self.market) if title.name not in replaced)
        self.asset_names = names_of_copies([title.name for title in self.market])
        self.asset_number = {name: MarketCard(i) for i, name in enumerate(self.asset_names)}
        self.gladiators = self._market_of(GLADIATOR)
        self.slaves = self._market_of(SLAVE)
        self.equipment = self._market_of(EQUIPMENT)
        self.starting = (self._starting(self.gladiators), self._starting(self.slaves))  # by kind
        # the intrigue deck
        self.intrigue = read_intrigue(data, has_expansion)
        self.intrigue_cards = tuple(IntrigueCard(i) for i in range(len(self.intrigue)))
        self.intrigue_names = names_of_copies([title.name for title in self.intrigue])
        self.intrigue_titles = tuple(dict.fromkeys(self.intrigue))
        self.title_number = {title.name: title.title for title in self.intrigue_titles}
        self.copies = tuple(self._copies_of(title) for title in self.intrigue_titles)
        data.item("guards.toml", "guard")
        self._check_rules(has_expansion)
        self.guards = self.copies[self.title_number["guard"]]
        self.all_guards = frozenset(self.guards)
        # the rest
        self.houses = read_houses(data, has_expansion)
        self.hand_limit = read_hand_limits(data)
        self.arena: Arena = Arena(data) if base is None else base.arena
        self.lengths = {name: Length(data.item("game.toml", name)) for name in LENGTHS}
        self.win_at = data.item("game.toml", "victory").whole("influence", 1, INFLUENCE)
        self.patience = data.item("game.toml", "crowd").whole("patience", 1)  # rounds before the crowd is heard
        self._check(base)
        self._title_names = tuple(title.name for title in self.intrigue_titles)
        self._house_names = tuple(house.name for house in self.houses)
        self._tables: dict[str, tuple[Option, ...]] = {}
        self.full = self if has_expansion else Box(data, rulebook, self)

    # --- tables of options --------------------------------------------------------------------------

    def assets(self, verb: str) -> tuple[Option, ...]:
        """One option per market card."""
        return self._tables.get(verb) or self._table(verb, self.asset_names)

    def cards(self, verb: str) -> tuple[Option, ...]:
        """One option per intrigue card: for draws, where copies are told apart."""
        return self._tables.get(verb) or self._table(verb, self.intrigue_names)

    def titles(self, verb: str) -> tuple[Option, ...]:
        """One option per intrigue title: for hands, where copies are alike."""
        return self._tables.get(verb) or self._table(verb, self._title_names)

    def seats(self, verb: str) -> tuple[Option, ...]:
        """One option per seat."""
        return self._tables.get(verb) or self._table(verb, SEAT_NAMES)

    def houses_for(self, verb: str) -> tuple[Option, ...]:
        """One option per house."""
        return self._tables.get(verb) or self._table(verb, self._house_names)

    def hexes(self, verb: str) -> tuple[Option, ...]:
        """One option per hex of the arena."""
        return self._tables.get(verb) or self._table(verb, self.arena.names)

    def counts(self, verb: str) -> tuple[Option, ...]:
        """One option per count, from 0 on."""
        return self._tables.get(verb) or self._table(verb, COUNT_NAMES)

    def _table(self, verb: str, names: tuple[str, ...]) -> tuple[Option, ...]:
        table = self._tables[verb] = table_of(verb, names)
        return table

    # --- what is in the decks -----------------------------------------------------------------------

    def _market_of(self, kind: int) -> tuple[MarketCard, ...]:
        return tuple(card for card in self.market_cards if self.market[card].kind == kind)

    def _starting(self, cards: tuple[MarketCard, ...]) -> tuple[MarketCard, ...]:
        return tuple(card for card in cards if self.market[card].is_starting)

    def _copies_of(self, title: IntrigueTitle) -> tuple[IntrigueCard, ...]:
        return tuple(card for card in self.intrigue_cards if self.intrigue[card] is title)

    def _check_rules(self, has_expansion: bool) -> None:
        """Every intrigue card must have its rule."""
        for kind, file in files_of(INTRIGUE_FILES, has_expansion):
            known = self.rulebook.schemes if kind == SCHEME else self.rulebook.cards
            for item in self.data.items(file):
                if item.name not in known:
                    item.refuse("is a card without a rule", "cards may have other copies and values, or be left out.")

    def _check(self, base: "Box | None") -> None:
        """The decks must be as large as the set itself says, and every house must get what it begins with."""
        before = (0, 0, 0, 0) if base is None else base.sizes()
        said = self.data.item("game.toml", "decks" if base is None else "decks-of-the-expansion")
        for field, size, less, files in zip(SIZES, self.sizes(), before, FILES, strict=True):
            found, expected = size - less, said.whole(field, 0, MOST_CARDS)
            if found != expected:
                prefix = "" if base is None else EXPANSION
                said.refuse(
                    f"counts {expected} {field.replace('-', ' ')} cards, but there are {found} in "
                    + ", ".join(prefix + file for file in files),
                    f"write {field} = {found}, or change the copies of a card.",
                    field,
                )
        check_houses(self.data, self.has_expansion, (len(self.starting[0]), len(self.starting[1]), len(self.guards)))

    def sizes(self) -> tuple[int, ...]:
        """All market and intrigue cards in the box, and its starting gladiators and slaves."""
        gladiators, slaves = self.starting
        return len(self.market), len(self.intrigue), len(gladiators), len(slaves)
