"""Every card and every coin accounted for: what tests ask after each step."""

from collections import Counter

from ludus.games.spartacus.box.cards import IntrigueCard, MarketCard
from ludus.games.spartacus.table.table import CHAMPION, READY, SpartacusTable


def market_census(t: SpartacusTable) -> Counter[MarketCard]:
    """How often each market card lies somewhere: once."""
    return Counter([*t.market_pile, *t.market_discards, *t.row, *(card for assets in t.assets for card in assets)])


def intrigue_census(t: SpartacusTable) -> Counter[IntrigueCard]:
    """How often each intrigue card lies somewhere: once."""
    held = (card for cards in (*t.hands, *t.guards) for card in cards)
    return Counter([*t.intrigue_pile, *t.intrigue_discards, *t.laid, *held])


def coins(t: SpartacusTable) -> int:
    """The gold of all houses, their stakes and the bank: always 0, since the bank's account runs below zero (S-62)."""
    return sum(t.gold) + sum(sum(row) for row in t.bets) + t.bank


def complaints(t: SpartacusTable) -> list[str]:
    """What is wrong with the table, in a few words each; nothing, one hopes."""
    owned = {card for assets in t.assets for card in assets}
    bare = [card for card in t.box.market_cards if card not in owned]
    checks = (
        (market_census(t) == Counter(t.box.market_cards), "a market card is lost or doubled"),
        (intrigue_census(t) == Counter(t.box.intrigue_cards), "an intrigue card is lost or doubled"),
        (coins(t) == 0, "a coin is lost or forged"),
        (min(t.gold) >= 0, "a house owes gold"),
        (all(0 <= aside <= gold for aside, gold in zip(t.aside, t.gold, strict=True)), "too much gold is set aside"),
        (all(0 <= points <= t.box.win_at for points in t.influence), "influence is off the track"),
        (all(0 <= favor <= CHAMPION for favor in t.favor), "there are too many favors"),
        (all(t.condition[card] == READY and not t.favor[card] for card in bare), "a token lies on nobody's card"),
        (
            all(0 <= spent <= len(guards) for spent, guards in zip(t.exhausted_guards, t.guards, strict=True)),
            "more guards are exhausted than there are",
        ),
        (all(set(guards) <= set(t.box.guards) for guards in t.guards), "something else than a guard stands guard"),
        (len(t.row) == len(t.row_seen) >= t.row_open, "the auction row is out of step"),
        (
            not any(t.seen[card] for card in (*t.intrigue_discards, *t.intrigue_pile, *t.laid)),
            "a seen card is in no hand",
        ),
    )
    return [complaint for is_right, complaint in checks if not is_right]
