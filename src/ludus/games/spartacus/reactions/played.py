"""A card being played: on its way from hand to discard pile, schemes and reactions alike (rulebook p. 8)."""

from ludus.core.frame import Frame
from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import IntrigueCard
from ludus.games.spartacus.table.moves import discard_laid, take_back
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.games.spartacus.words import reactions as words


class Played(Frame):
    """An intrigue card on its way from hand to discard pile; it can be foiled. Schemes are played so too."""

    def __init__(self, seat: Seat, card: IntrigueCard) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.foiled = False
        self.returned = False  # it takes more influence than it was played with, and goes back to hand


def played_below(g: SpartacusGame, frame: Frame) -> Played | None:
    """The card that a window or a reaction is about: the nearest one being played beneath it."""
    return g.under_way(Played, frame)


def put_down(g: SpartacusGame, f: Played) -> None:
    """A card that was played is discarded; one that could not be, after all, goes back to hand (S-48)."""
    if f.returned:
        take_back(g.table, f.seat, f.card)
        g.tell(words.GOES_BACK, f.seat, g.table.box.intrigue[f.card].title)
    else:
        discard_laid(g.table, f.card)
