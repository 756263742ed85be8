"""What a seat may see, named piece by piece, and how what it may not see is dealt afresh.

Open to all: influence, assets and their conditions, guards on the table, discards, promises, sizes of hands and
piles, and gold unless it is hidden (S-58). Open to one seat: its hand, its gold and what it has set aside, offers it
made, was made or is making up, hand cards it has seen, cards of the auction row it has looked at.
"""

from collections.abc import Sequence
from typing import Final

from ludus.core.chance import Dealer
from ludus.core.ids import NO_SEAT, Seat
from ludus.core.phrase import Json
from ludus.core.windows import Sealed
from ludus.games.spartacus.answers.guards import guard_holds_from
from ludus.games.spartacus.box.cards import EQUIPMENT, IntrigueCard, IntrigueTitle, MarketCard, MarketTitle
from ludus.games.spartacus.market.auction import Bidding
from ludus.games.spartacus.sight import seen
from ludus.games.spartacus.sight.arena import see_arena
from ludus.games.spartacus.sight.deals import assets_named, see_draft, see_offers, see_promise, see_showing, see_terms
from ludus.games.spartacus.sight.intrigue import see_moment, see_played, see_preparation, see_raised, see_turn
from ludus.games.spartacus.table.moves import drop_offers
from ludus.games.spartacus.table.rolls import chance_of
from ludus.games.spartacus.table.table import (
    CONDITIONS,
    INTRIGUE,
    NO_HOUSE,
    PHASES,
    UNLIMITED,
    UPKEEP,
    SpartacusGame,
    SpartacusTable,
    hand_limit,
    house_of,
    is_champion,
)

MARKET_KINDS: Final[tuple[seen.MarketKind, ...]] = ("gladiator", "slave", "equipment")
INTRIGUE_KINDS: Final[tuple[seen.IntrigueKind, ...]] = ("scheme", "reaction", "guard")


def views(g: SpartacusGame, viewers: Sequence[Seat | None]) -> list[Json]:
    """The table as several see it: the arena, which hides nothing, is looked at once."""
    arena = see_arena(g)
    return [view(g, seat, arena) for seat in viewers]


def view(g: SpartacusGame, seat: Seat | None, arena: seen.Arena | None = None) -> Json:
    """The table as this seat sees it; a spectator is None. Who knows the arena already need not look again."""
    t = g.table
    shown: seen.View = {
        "game": "spartacus",
        "seats": t.seats,
        "seat": seat,
        "length": t.agreed.length,
        "expansion": t.box.has_expansion,
        "round": t.round,
        "rounds": t.agreed.rounds or None,
        "win_at": t.box.win_at,
        "guarding": see_guarding(t),
        "phase": PHASES[t.phase],
        "next_check": see_check(t),
        "stalls_open": t.stalls_are_open,
        "host": t.host,
        "winner": None if t.winner == NO_SEAT else t.winner,
        "houses": [see_house(t, Seat(other), seat) for other in range(t.seats)],
        "intrigue": {"pile": len(t.intrigue_pile), "discards": cards_named(t, t.intrigue_discards)},
        "market": {"pile": len(t.market_pile), "discards": assets_named(t, t.market_discards)},
        "laid": cards_named(t, t.laid),
        "row": [see_row(t, place, seat) for place in range(len(t.row))],
        "offers": see_offers(t, seat),
        "draft": see_draft(t, seat),
        "showing": see_showing(t, seat),
        "terms": see_terms(g, seat),
        "promises": [see_promise(promise) for promise in t.promises],
        "turn": see_turn(g),
        "preparing": see_preparation(g, seat),
        "played": see_played(g),
        "raised": see_raised(t),
        "senate_spoke": t.senate_has_spoken,
        "moment": see_moment(g),
        "bidding": see_bidding(g),
        "arena": see_arena(g) if arena is None else arena,
        "said": own_draft(g, seat),
        "printed": see_printed(t, seat),
    }
    return dict(shown)


def own_draft(g: SpartacusGame, seat: Seat | None) -> list[str]:
    """What the seat itself has said so far, where answers are sealed."""
    f = g.stack[-1] if g.stack else None
    if seat is None or not isinstance(f, Sealed) or seat not in f.seats:
        return []
    return [option.words for option in f.draft(seat)]


def see_bidding(g: SpartacusGame) -> seen.Bidding | None:
    """Who still bids, and the gold laid down in rounds that were tied."""
    f = g.stack[-1] if g.stack else None
    return {"bidders": list(f.seats), "laid": list(f.laid)} if isinstance(f, Bidding) else None


def see_house(t: SpartacusTable, other: Seat, seat: Seat | None) -> seen.House:
    """A house as a seat sees it; to its own Dominus it is open."""
    own = other == seat
    shown: seen.House = {
        "seat": other,
        "house": None if t.house[other] == NO_HOUSE else house_of(t, other).name,
        "powers": [] if t.house[other] == NO_HOUSE else list(house_of(t, other).powers),
        "influence": t.influence[other],
        "gold": None if t.gold_is_hidden and not own else t.gold[other],
        "assets": [see_asset(t, card) for card in by_kind(t, t.assets[other])],
        "guards": len(t.guards[other]),
        "exhausted_guards": t.exhausted_guards[other],
        "cards": len(t.hands[other]),
        "hand_limit": hand_limit(t, other),
    }
    if own:
        shown["aside"] = t.aside[other]
        shown["left"] = see_left(t, other)
        shown["hand"] = cards_named(t, t.hands[other])
    else:
        shown["seen"] = cards_named(t, seen_in_hand(t, other, seat))
    return shown


def see_check(t: SpartacusTable) -> seen.Phase:
    """At the end of which phase it is looked next who has won: of this one, but never of the upkeep (S-36)."""
    return PHASES[INTRIGUE if t.phase == UPKEEP else t.phase]


def see_guarding(t: SpartacusTable) -> seen.Guarding:
    """What any guard needs to hold."""
    least = guard_holds_from(t)
    return {"least": least, "chance": chance_of(least)}


def see_left(t: SpartacusTable, seat: Seat) -> seen.Left:
    """How many offers and gifts the seat may still make in this phase; None: as many as it likes."""
    if t.most_offers == UNLIMITED:
        return {"offers": None, "gifts": None}
    return {"offers": t.most_offers - t.offers_made[seat], "gifts": t.most_offers - t.gifts_made[seat]}


def by_kind(t: SpartacusTable, cards: tuple[MarketCard, ...]) -> list[MarketCard]:
    """Gladiators, then slaves, then equipment, whichever box they come from."""
    return sorted(cards, key=lambda card: t.box.market[card].kind)


def see_asset(t: SpartacusTable, card: MarketCard) -> seen.Asset:
    return {
        "name": t.box.asset_names[card],
        "condition": CONDITIONS[t.condition[card]],
        "favor": 0 if is_champion(t, card) else t.favor[card],
        "champion": is_champion(t, card),
    }


def see_row(t: SpartacusTable, place: int, seat: Seat | None) -> str | None:
    """A card of the auction row; face down it is known to those who looked."""
    return t.box.asset_names[t.row[place]] if knows_row(t, place, seat) else None


def see_printed(t: SpartacusTable, seat: Seat | None) -> seen.Printed:
    """What is printed on the cards in sight, by name: assets, the row, cards played, known in hands, last discarded."""
    row = (card for place, card in enumerate(t.row) if knows_row(t, place, seat))
    known = (card for other in range(t.seats) for card in known_in_hand(t, Seat(other), seat))
    assets = (*t.assets, row, t.market_discards[-1:])
    market = {t.box.asset_names[card]: see_market_title(t.box.market[card]) for cards in assets for card in cards}
    intrigue = (t.box.intrigue[card] for cards in (known, t.laid, t.intrigue_discards[-1:]) for card in cards)
    return {"market": market, "intrigue": {title.name: see_intrigue_title(title) for title in intrigue}}


def see_market_title(title: MarketTitle) -> seen.MarketTitle:
    shown: seen.MarketTitle = {"kind": MARKET_KINDS[title.kind], "gold": title.gold}
    if title.kind == EQUIPMENT:
        shown["type"] = title.type
    else:
        shown["dice"] = [title.attack, title.defence, title.speed]
        shown["ability"] = title.ability
    return shown


def see_intrigue_title(title: IntrigueTitle) -> seen.IntrigueTitle:
    return {
        "kind": INTRIGUE_KINDS[title.kind],
        "influence": title.influence,
        "compares": title.compares,
        "gold": title.gold,
    }


def cards_named(t: SpartacusTable, cards: tuple[IntrigueCard, ...]) -> list[str]:
    """Intrigue cards by title: copies are not told apart."""
    return [t.box.intrigue[card].name for card in cards]


def seen_in_hand(t: SpartacusTable, other: Seat, seat: Seat | None) -> tuple[IntrigueCard, ...]:
    """The cards in another's hand that a seat has seen there."""
    if seat is None:
        return ()
    return tuple(card for card in t.hands[other] if t.seen[card] >> seat & 1)


def known_in_hand(t: SpartacusTable, other: Seat, seat: Seat | None) -> tuple[IntrigueCard, ...]:
    """The cards in a hand that a seat knows: all of its own, and those it has seen in another's."""
    return t.hands[other] if other == seat else seen_in_hand(t, other, seat)


def knows_row(t: SpartacusTable, place: int, seat: Seat | None) -> bool:
    """Whether a seat knows a card of the auction row."""
    return place < t.row_open or (seat is not None and bool(t.row_seen[place] >> seat & 1))


# --- Dealing the unseen afresh -----------------------------------------------------------------------


def redeal(t: SpartacusTable, seat: Seat, deal: Dealer) -> None:
    """Change what the seat cannot know into something else it could be."""
    redeal_hands(t, seat, deal)
    redeal_row(t, seat, deal)
    forget_offers(t, seat)


def forget_offers(t: SpartacusTable, seat: Seat) -> None:
    """Offers between others, and drafts of others, are imagined not to be."""
    drop_offers(t, lambda offer: seat not in (offer.maker, offer.taker))
    t.refused = tuple(offer for offer in t.refused if seat in (offer.maker, offer.taker))
    t.drafts = [draft if other == seat else None for other, draft in enumerate(t.drafts)]
    t.offers_made = [made if other == seat else 0 for other, made in enumerate(t.offers_made)]


def redeal_hands(t: SpartacusTable, seat: Seat, deal: Dealer) -> None:
    """Others' hands and the pile; a card somebody else has seen gives its place, and who saw it, to another."""
    slots = [
        (other, card)
        for other in range(t.seats)
        if other != seat
        for card in t.hands[other]
        if not t.seen[card] >> seat & 1
    ]
    masks = [mask for other in range(t.seats) for mask in masks_of(t, other, slots, deal)]
    unseen: list[int] = [*t.intrigue_pile, *(card for _, card in slots)]
    deal.shuffle(unseen)
    for other, card in slots:
        t.hands[other] = tuple(held for held in t.hands[other] if held != card)
        t.seen[card] = 0
    for (other, _), mask in zip(slots, masks, strict=True):
        card = IntrigueCard(unseen.pop())
        t.hands[other] = (*t.hands[other], card)
        t.seen[card] = mask
    t.hands = [tuple(sorted(hand)) for hand in t.hands]
    t.intrigue_pile = tuple(sorted(IntrigueCard(card) for card in unseen))


def masks_of(t: SpartacusTable, other: int, slots: list[tuple[int, IntrigueCard]], deal: Dealer) -> list[int]:
    """Who has seen the cards of a hand that are dealt afresh."""
    masks = [t.seen[card] for holder, card in slots if holder == other]
    deal.order(masks)
    return masks


def redeal_row(t: SpartacusTable, seat: Seat, deal: Dealer) -> None:
    """The cards of the row still face down, and the market pile."""
    hidden = [place for place in range(len(t.row)) if not knows_row(t, place, seat)]
    unseen: list[int] = [*t.market_pile, *(t.row[place] for place in hidden)]
    deal.shuffle(unseen)
    row = list(t.row)
    for place in hidden:
        row[place] = MarketCard(unseen.pop())
    t.row = tuple(row)
    t.market_pile = tuple(sorted(MarketCard(card) for card in unseen))
