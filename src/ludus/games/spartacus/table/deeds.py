"""What is done in the intrigue phase for all to see: gold, influence and assets move, and everybody is told."""

from typing import Final

from ludus.core.ids import Seat
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.table.influence import tell_gain, tell_loss
from ludus.games.spartacus.table.lapses import lapse_uncovered
from ludus.games.spartacus.table.moves import (
    discard_asset,
    discard_from_hand,
    discard_guard,
    exhaust,
    exhaust_guards,
    gain_influence,
    hand_gold,
    injure,
    lose_influence,
    pay,
    receive,
)
from ludus.games.spartacus.table.table import SpartacusGame, house_of, others, owner_of
from ludus.games.spartacus.words import common, schemes
from ludus.games.spartacus.words import intrigue as words

INFLUENTIAL: Final = "being-influential"  # Seppius: gold when another's scheme takes gold from the bank
SHARE: Final = 1  # his gold

# --- influence and gold ------------------------------------------------------------------------------


def gain(g: SpartacusGame, seat: Seat, points: int) -> None:
    """A Dominus gains influence."""
    tell_gain(g, seat, gain_influence(g.table, seat, points))


def lose(g: SpartacusGame, seat: Seat, points: int) -> None:
    """A Dominus loses influence."""
    tell_loss(g, seat, lose_influence(g.table, seat, points))


def earn(g: SpartacusGame, seat: Seat, gold: int) -> None:
    """A Dominus receives gold from the bank."""
    receive(g.table, seat, gold)
    g.tell(words.EARNS, seat, gold)


def spend(g: SpartacusGame, seat: Seat, gold: int) -> None:
    """A Dominus pays the bank, willing or not; offers he can no longer cover are off."""
    pay(g.table, seat, gold)
    g.tell(words.SPENDS, seat, gold)
    lapse_uncovered(g, seat)


def hand_over(g: SpartacusGame, giver: Seat, taker: Seat, gold: int) -> None:
    """A Dominus pays another, willing or not; offers he can no longer cover are off."""
    hand_gold(g.table, giver, taker, gold)
    g.tell(words.HANDS_OVER, giver, taker, gold)
    lapse_uncovered(g, giver)


def share_with_the_influential(g: SpartacusGame, schemer: Seat, bank: int) -> None:
    """Another's scheme that took gold from the bank, as it stood then, brings Seppius some more of it (S-50)."""
    t = g.table
    if t.bank >= bank:
        return
    for other in others(t, schemer):
        if INFLUENTIAL in house_of(t, other).powers:
            receive(t, other, SHARE)
            g.tell(schemes.SHARES, other, SHARE)


# --- assets ------------------------------------------------------------------------------------------


def exhaust_openly(g: SpartacusGame, card: MarketCard) -> None:
    """An asset is turned face down."""
    exhaust(g.table, card)
    g.tell(words.EXHAUSTS, owner_of(g.table, card), card)


def injure_openly(g: SpartacusGame, card: MarketCard) -> None:
    """A gladiator or slave gets an injury token (S-46)."""
    injure(g.table, card)
    g.tell(words.INJURED, owner_of(g.table, card), card)


def discard_openly(g: SpartacusGame, card: MarketCard) -> None:
    """An asset is discarded; with a champion goes his influence (S-33)."""
    owner = owner_of(g.table, card)
    g.tell(words.DISCARDS, owner, card)
    if discard_asset(g.table, card):
        g.tell(common.LOSES_CHAMPION, owner, card)


def exhaust_guards_openly(g: SpartacusGame, seat: Seat, count: int) -> None:
    """Guards on a table are turned face down."""
    exhaust_guards(g.table, seat, count)
    g.tell(words.EXHAUSTS_GUARDS, seat, count)


def discard_guards_openly(g: SpartacusGame, seat: Seat, count: int) -> None:
    """Guards leave a table."""
    for _ in range(count):
        discard_guard(g.table, seat)
    g.tell(words.DISCARDS_GUARDS, seat, count)


# --- hands -------------------------------------------------------------------------------------------


def cash_in(g: SpartacusGame, seat: Seat, title: int) -> None:
    """An intrigue card is discarded for the gold printed on it (S-13)."""
    gold = g.table.box.intrigue_titles[title].gold
    discard_from_hand(g.table, seat, title)
    receive(g.table, seat, gold)
    g.tell(words.CASHES_IN, seat, title, gold)
