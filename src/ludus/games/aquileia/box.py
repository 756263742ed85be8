"""The box: coins, cards, spaces, sites and dice, read from the data set and never changed.

An amount of money is three counts: bronze, silver, gold. Like cards are counted, not told apart: a hand, a pile and the
discards are one count per kind of card. Spaces and sites are numbers in the board's order.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from ludus.core.chance import Die
from ludus.core.dataset import DataItem, DataSet
from ludus.core.decision import Option, table_of
from ludus.core.ids import MOST_SEATS

Coins = tuple[int, ...]  # bronze, silver, gold
Counts = tuple[int, ...]  # one count per kind of card

METALS: Final = ("bronze", "silver", "gold")
BRONZE: Final = 0
SILVER: Final = 1
GOLD: Final = 2
NO_COINS: Final[Coins] = (0, 0, 0)

DECKS: Final = ("servi", "equi-et-arma")
SERVI: Final = 0
ARMS: Final = 1
SUITS: Final = ("slave", "weapon", "silver-horse", "gold-horse")
SLAVE: Final = 0
WEAPON: Final = 1
SILVER_HORSE: Final = 2
GOLD_HORSE: Final = 3
COUNT_WITH: Final = ((SLAVE, WEAPON), (SILVER_HORSE,), (GOLD_HORSE,))  # suits that add to a strength, by its metal

COLOURS: Final = ("white", "blue", "yellow", "purple")
NEUTRAL: Final = -1  # the colour of a laurel that is worth its number

ACTIONS: Final = (
    *("dolus", "pecunia", "equi", "servi", "potentia"),
    *("arena", "stadium", "theatrum", "forum", "latro", "portus"),
)
MERCATUS: Final = ACTIONS[:5]
ONE_SPACE: Final = ("dolus", "pecunia", "potentia", "theatrum", "latro")
VILLA: Final = 0
WORKSHOP: Final = 1
BANK: Final = 2
BUILDINGS: Final = ("villa", "workshop", "bank")

ROUNDS: Final = 6
FEWEST: Final = 3
MOST: Final = 5


# --- amounts ---------------------------------------------------------------------------------------


def plus(some: Coins, more: Coins) -> Coins:
    """Two amounts together."""
    return (some[0] + more[0], some[1] + more[1], some[2] + more[2])


def minus(some: Coins, less: Coins) -> Coins:
    """What is left of an amount."""
    return (some[0] - less[0], some[1] - less[1], some[2] - less[2])


def covers(purse: Coins, price: Coins) -> bool:
    """Whether the price can be paid, each metal for itself: nothing stands in for another."""
    return purse[0] >= price[0] and purse[1] >= price[1] and purse[2] >= price[2]


def lacking(purse: Coins, price: Coins) -> Coins:
    """What a purse holds too little of for a price."""
    return (max(price[0] - purse[0], 0), max(price[1] - purse[1], 0), max(price[2] - purse[2], 0))


def coins_of(metal: int, count: int) -> Coins:
    """So many coins of one metal."""
    return (count if metal == BRONZE else 0, count if metal == SILVER else 0, count if metal == GOLD else 0)


def one_by_one(amount: Coins) -> tuple[int, ...]:
    """The metal of each coin, the most valuable first."""
    return (GOLD,) * amount[GOLD] + (SILVER,) * amount[SILVER] + (BRONZE,) * amount[BRONZE]


def changed(counts: Counts, kind: int, by: int) -> Counts:
    """The counts with so many more (or fewer) of one kind."""
    new = list(counts)
    new[kind] += by
    return tuple(new)


# --- pieces ----------------------------------------------------------------------------------------


class Space:
    """An action space. Which numbers it has depends on its action."""

    def __init__(self, item: DataItem) -> None:
        self.name = item.name
        self.source = item.source()
        self.action = item.text_of("action", ACTIONS)
        paid = self.action in ("equi", "servi", "stadium", "portus")
        self.metal = METALS.index(item.text_of("metal", METALS)) if paid else BRONZE  # paid here, or counted on dice
        self.strength = item.whole("strength", 1, 9) if self.action in ("arena", "stadium") else 0
        self.most = item.whole("most", 1, 9) if self.action in ("servi", "forum") else 1  # cards or buildings
        self.bonus = item.whole("bonus", 0, 1) if self.action in ("equi", "forum") else 0  # hidden card, or points


class Site:
    """A building site: what a building there costs, and what it is worth."""

    def __init__(self, item: DataItem) -> None:
        self.name = item.name
        self.source = item.source()
        self.kind = BUILDINGS.index(item.text_of("kind", BUILDINGS))
        self.colour = COLOURS.index(item.text_of("colour", COLOURS)) if self.kind == VILLA else NEUTRAL
        self.value = item.whole("value")
        self.payout = _coins(item, "payout") if self.kind == BANK else NO_COINS
        self.cost = _coins(item, "cost")
        self.slaves = item.whole("slaves", 0, 9)


class Card:
    """A kind of slave, weapon or horse card."""

    def __init__(self, item: DataItem, deck: int) -> None:
        self.name = item.name
        self.source = item.source()
        self.deck = deck
        self.suit = SLAVE if deck == SERVI else SUITS.index(item.text_of("suit", SUITS[1:]))
        self.strength = item.whole("strength", 1, 9)
        self.copies = item.whole("copies", 1)


class Laurel:
    """A kind of stadium card: a colour, or points of its own."""

    def __init__(self, item: DataItem) -> None:
        self.name = item.name
        self.source = item.source()
        colour = item.text_of("colour", (*COLOURS, "neutral"))
        self.colour = NEUTRAL if colour == "neutral" else COLOURS.index(colour)
        self.points = item.whole("points")
        self.copies = item.whole("copies", 1)


class Theatre:
    """A theatre card: two colours, of which one counts."""

    def __init__(self, item: DataItem) -> None:
        self.name = item.name
        self.source = item.source()
        colours = item.texts("colours")
        if len(colours) != 2 or not all(colour in COLOURS for colour in colours):
            item.refuse(f"has the colours {', '.join(colours)}", f"name two of: {', '.join(COLOURS)}.")
        self.colours = (COLOURS.index(colours[0]), COLOURS.index(colours[1]))


class Trade:
    """An exchange with the supply."""

    def __init__(self, item: DataItem) -> None:
        self.name = item.name
        self.source = item.source()
        self.pay = _coins(item, "pay")
        self.get = _coins(item, "get")
        if self._worth(self.get) >= self._worth(self.pay):
            item.refuse("gives as much as it takes", "an exchange must lose coins, or a metal for a lesser one.")

    def _worth(self, amount: Coins) -> tuple[int, Coins]:
        """Fewer coins, or as many of lesser metal: every exchange goes down, so that exchanging ends."""
        return sum(amount), (amount[GOLD], amount[SILVER], amount[BRONZE])


class Box:
    """All components, and one table of options for each verb."""

    def __init__(self, data: DataSet) -> None:
        self.data = data
        self._read_board(data)
        self._read_cards(data)
        self._read_pieces({item.name: item for item in data.items("pieces.toml")})

        cards = _names(self.cards)
        self.place = table_of("place", _names(self.spaces))
        self.trade = table_of("trade", _names(self.trades))
        self.slaves = tuple(_slaves(metal, max(self.spaces[s].most for s in self.servi)) for metal in range(3))
        self.draw = table_of("draw", cards)
        self.play = table_of("play", cards)
        self.pay = table_of("pay", cards)
        self.blue = table_of("blue", [str(count) for count in range(self.blue_dice + 1)])
        self.laurel = table_of("laurel", _names(self.laurels))
        self.reveal = table_of("reveal", _names(self.theatre))
        self.bid = table_of("bid", METALS)
        self.build = table_of("build", _names(self.sites))

    def _read_board(self, data: DataSet) -> None:
        """Spaces by action, each in the order in which they act, and the sites."""
        items = data.items("spaces.toml")
        self.spaces = tuple(Space(item) for item in items)
        self.mercatus = self._spaces_of(*MERCATUS)
        self.equi = self._spaces_of("equi")
        self.servi = self._spaces_of("servi")
        self.arena = self._spaces_of("arena")
        self.stadium = self._spaces_of("stadium")
        self.theatrum = self._spaces_of("theatrum")
        self.forum = self._spaces_of("forum")
        self.latro = self._spaces_of("latro")
        self.portus = self._spaces_of("portus")
        for action in ONE_SPACE:
            if len(self._spaces_of(action)) != 1:
                items[0].refuse(f"opens a board with {len(self._spaces_of(action))} spaces of {action}", "it has one.")
        self.sides = tuple(_mask(s for s in self.stadium if self.spaces[s].metal == metal) for metal in range(3))
        self.fee_spaces = _mask(self.portus)
        self.sites = tuple(Site(item) for item in data.items("sites.toml"))
        self.trades = tuple(Trade(item) for item in data.items("pecunia.toml"))

    def _read_cards(self, data: DataSet) -> None:
        """Kinds of cards, slaves first; laurels; theatre cards."""
        slaves = [Card(item, SERVI) for item in data.items("servi.toml")]
        arms = [Card(item, ARMS) for item in data.items("equi_et_arma.toml")]
        self.cards = (*slaves, *arms)
        kinds = tuple(range(len(self.cards)))
        self.decks = (kinds[: len(slaves)], kinds[len(slaves) :])
        self.playable = tuple(
            tuple(kind for kind, card in enumerate(self.cards) if card.suit in suits) for suits in COUNT_WITH
        )
        self.no_cards: Counts = (0,) * len(self.cards)
        laurels, theatre = data.items("stadium.toml"), data.items("theatrum.toml")
        self.laurels = tuple(Laurel(item) for item in laurels)
        self.theatre = tuple(Theatre(item) for item in theatre)
        if sum(laurel.copies for laurel in self.laurels) < 2 * ROUNDS:
            laurels[-1].refuse("ends a pile that is too small", f"there must be {2 * ROUNDS} stadium cards.")
        if len(self.theatre) < ROUNDS:
            theatre[-1].refuse("ends a pile that is too small", f"there must be {ROUNDS} theatre cards.")

    def _read_pieces(self, pieces: dict[str, DataItem]) -> None:
        """Coins, dice and wooden pieces."""
        pieces["coins"].source()
        self.coins = _coins(pieces["coins"], "box")
        self.purse = _coins(pieces["coins"], "start")
        pieces["dice"].source()
        self.red_dice = pieces["dice"].whole("red", 2, 9)
        self.blue_dice = pieces["dice"].whole("blue", 1, 9)
        self.die = _die(pieces["die"])
        pieces["player"].source()
        self.followers = pieces["player"].whole("followers", 1, 9)
        self.houses = pieces["player"].whole("houses", 1)

    def _spaces_of(self, *actions: str) -> tuple[int, ...]:
        return tuple(i for i, space in enumerate(self.spaces) if space.action in actions)


# Options that name no piece.
START: Final = tuple(Option("start", (i,)) for i in range(MOST_SEATS))
CREST: Final = Option("crest")
STOP: Final = Option("stop")
DONE: Final = Option("done")
BUY: Final = Option("buy")
BUY_NOTHING: Final = Option("buy-nothing")
PRIZES: Final = ("points", "slave")
TAKE: Final = table_of("take", PRIZES)
TAKE_POINTS: Final = TAKE[0]
TAKE_SLAVE: Final = TAKE[1]
KEEP_OPEN: Final = Option("keep-open")
KEEP_HIDDEN: Final = Option("keep-hidden")
DROP: Final = Option("drop")
BUILD_NOTHING: Final = Option("build-nothing")
PAY_FEE: Final = Option("pay-fee")
FORGO: Final = Option("forgo")


def _coins(item: DataItem, field: str) -> Coins:
    bronze, silver, gold = item.wholes(field, 3)
    return (bronze, silver, gold)


def _die(item: DataItem) -> Die:
    item.source()
    values = tuple(metal for metal, name in enumerate(METALS) for _ in range(item.whole(name, 0, 6)))
    if len(values) != 6:
        item.refuse(f"has {len(values)} faces", "bronze, silver and gold together make six.")
    return Die(tuple(METALS[value] for value in values), values)


def _slaves(metal: int, most: int) -> tuple[Option, ...]:
    """So many slave cards for as many coins of one metal, from 0 up."""
    return tuple(Option("buy-slaves", (count, metal), f"buy-slaves {count}") for count in range(most + 1))


def _mask(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _names(pieces: Sequence[Space | Site | Card | Laurel | Theatre | Trade]) -> tuple[str, ...]:
    return tuple(piece.name for piece in pieces)
