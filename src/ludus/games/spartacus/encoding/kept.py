"""Pieces of an observation that are kept: by the cards they tell of, or with the game they were last written of."""

from ludus.core.encoding import MOST_KEPT, Form, most
from ludus.core.ids import Seat
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.box.cards import IntrigueCard, MarketCard
from ludus.games.spartacus.encoding.layout import CARDS
from ludus.games.spartacus.table.table import CHAMPION, Assets, Cards, SpartacusTable


def blanks(form: Form, length: int, most: int) -> list[bytes]:
    """So many of something that is not there, by their number."""
    return [form.blank(count * length) for count in range(most + 1)]


class Titles:
    """How often each title stands among intrigue cards: copies are not told apart."""

    def __init__(self, box: Box, usual: int, form: Form) -> None:
        self.box = box
        self.form = form
        self.usual = usual
        self.most = most(usual)
        self.pieces: dict[tuple[IntrigueCard, ...], bytes] = {}

    def of(self, cards: tuple[IntrigueCard, ...]) -> bytes:
        """The piece of some cards."""
        piece = self.pieces.get(cards)
        return self.make(cards) if piece is None else piece

    def make(self, cards: tuple[IntrigueCard, ...]) -> bytes:
        """A piece that was not met before."""
        if len(self.pieces) >= MOST_KEPT:
            self.pieces.clear()
        counts, intrigue = [0] * len(self.box.intrigue_titles), self.box.intrigue
        for card in cards:
            title = intrigue[card].title
            if counts[title] < self.most:
                counts[title] += 1
        piece = self.pieces[cards] = self.form.piece(counts, self.usual)
        return piece


class KeptPile:
    """How often each thing lies in a discard pile: only what has come onto it since is written."""

    def __init__(self, places: list[int], length: int, usual: int, form: Form) -> None:
        self.places = places  # of every card: copies are not told apart
        self.width = form.width
        self.most = most(usual)
        self.parts = [bytearray(part) for part in form.parts(usual)]
        self.nothing = form.blank(length)
        self.begin(length)
        self.piece = self.nothing

    def begin(self, length: int) -> None:
        """The pile is empty."""
        self.cards: tuple[int, ...] = ()
        self.counts = [0] * length
        self.lying = bytearray(self.nothing)

    def of(self, cards: tuple[int, ...]) -> bytes:
        """The piece of the pile as it is now."""
        if cards is self.cards:
            return self.piece
        if cards[: len(self.cards)] != self.cards:
            self.begin(len(self.counts))
        width = self.width
        for card in cards[len(self.cards) :]:
            place = self.places[card]
            if self.counts[place] < self.most:
                self.counts[place] += 1
                self.lying[place * width : (place + 1) * width] = self.parts[self.counts[place]]
        self.cards, self.piece = cards, bytes(self.lying)
        return self.piece


class KeptAssets:
    """A house's assets with their tokens, as they were written last, and the piece that says so."""

    def __init__(self) -> None:
        self.assets: Assets = ()
        self.tokens: list[int] = []
        self.piece = b""

    def is_still(self, t: SpartacusTable, assets: Assets) -> bool:
        """Whether nothing has changed since."""
        if assets is not self.assets or not self.piece:
            return False
        for i, card in enumerate(assets):  # noqa: SIM110 - a generator takes longer
            if self.tokens[i] != tokens_on(t, card):
                return False
        return True


class KeptHouse:
    """A house as it was written last: as its owner sees it, with the hand, and as others do, without."""

    def __init__(self) -> None:
        self.house = self.influence = self.gold = self.exhausted = self.aside = 0
        self.gold_is_hidden = False
        self.guards: Cards = ()
        self.hand: Cards = ()
        self.mine = b""
        self.theirs = b""

    def look(self, t: SpartacusTable, seat: Seat) -> None:
        """Forget what is no longer so."""
        if (
            t.hands[seat] is self.hand
            and t.gold[seat] == self.gold
            and t.influence[seat] == self.influence
            and t.guards[seat] is self.guards
            and t.exhausted_guards[seat] == self.exhausted
            and t.gold_is_hidden == self.gold_is_hidden
            and t.aside[seat] == self.aside
            and t.house[seat] == self.house
        ):
            return
        self.hand, self.guards, self.gold_is_hidden = t.hands[seat], t.guards[seat], t.gold_is_hidden
        self.gold, self.influence, self.exhausted = t.gold[seat], t.influence[seat], t.exhausted_guards[seat]
        self.aside, self.house = t.aside[seat], t.house[seat]
        self.mine = self.theirs = b""


class Page:
    """What changes seldom of one game, with the pieces that were written of it last."""

    def __init__(self, box: Box, seats: int, form: Form) -> None:
        self.form = form
        titles, assets = [title.title for title in box.intrigue], list(range(len(box.asset_names)))
        self.intrigue_lying = KeptPile(titles, len(box.intrigue_titles), CARDS, form)
        self.market_lying = KeptPile(assets, len(assets), 1, form)
        self.houses = [KeptHouse() for _ in range(seats)]
        self.assets = [KeptAssets() for _ in range(seats)]
        self.intrigue_pile: Cards = ()
        self.intrigue_discards: Cards = ()
        self.intrigue = b""
        self.market_pile: Assets = ()
        self.market_discards: Assets = ()
        self.market = b""

    def look(self, t: SpartacusTable) -> None:
        """Forget what is no longer so of the decks."""
        if t.intrigue_pile is not self.intrigue_pile or t.intrigue_discards is not self.intrigue_discards:
            self.intrigue_pile, self.intrigue_discards, self.intrigue = t.intrigue_pile, t.intrigue_discards, b""
        if t.market_pile is not self.market_pile or t.market_discards is not self.market_discards:
            self.market_pile, self.market_discards, self.market = t.market_pile, t.market_discards, b""


def tokens_on(t: SpartacusTable, card: MarketCard) -> int:
    """How a card lies and the favor on it, as one number."""
    return t.condition[card] * (CHAMPION + 1) + t.favor[card]
