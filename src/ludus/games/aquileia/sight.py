"""What a seat may see, and what it may imagine.

Coins, houses, points, discards, the market, the open stadium card and theatre cards lie open. Hands are secret in kind
and number (`show_counts` shows the number), and so is which of two stadium cards went to whom.

Numbers are left out of the view, but follow from public events: everybody hears who takes a card and who plays one. So
an imagined game keeps the size of each hand, and the weapons and horses all have seen bought; every other hidden card
may be anywhere. A seat is not taken to remember, across a shuffle, which discards went back into the pile.
Rulings applied: A-30, A-33 (hands), A-34 (stadium cards).
"""

from typing import Final, cast

from ludus.core.chance import Dealer
from ludus.core.frame import Frame
from ludus.core.ids import Seat
from ludus.core.phrase import Json
from ludus.games.aquileia import scoring, seen
from ludus.games.aquileia.areas import arena
from ludus.games.aquileia.areas.contest import Contest
from ludus.games.aquileia.areas.forum import Building
from ludus.games.aquileia.areas.mercatus import Errand
from ludus.games.aquileia.areas.portus import Fee, Latro
from ludus.games.aquileia.areas.theatrum import Auction
from ludus.games.aquileia.box import BUILDINGS, COLOURS, DECKS, METALS, VILLA, Coins, Counts
from ludus.games.aquileia.placement import Placement
from ludus.games.aquileia.table import (
    HIDDEN,
    OFF,
    OPEN,
    UNDECIDED,
    AquileiaGame,
    AquileiaTable,
    Award,
    laurels_of,
    owner_of,
    slaves_held,
    theatre_of,
    villa_sums,
)


def view(g: AquileiaGame, seat: Seat | None) -> Json:
    """The table as this seat sees it; None is a spectator."""
    t = g.table
    box = t.box
    shown: seen.View = {
        "game": "aquileia",
        "seats": t.seats,
        "seat": seat,
        "round": t.round,
        "phase": next((phase for phase in map(phase_of, g.stack) if phase), None),
        "start": t.start,
        "spaces": [see_space(t, space) for space in range(len(box.spaces))],
        "track": list(t.track),
        "sites": [see_site(t, site, seat) for site in range(len(box.sites))],
        "supply": amount(t.supply),
        "fees": amount(t.fees),
        "market": [None if kind == OFF else box.cards[kind].name for kind in t.market],
        "discards": see_cards(t, t.discards),
        "piles": see_piles(t),
        "potentia": someone(t.potentia),
        "blue_dice": t.blue_dice,
        "stadium": see_stadium(t, seat),
        "theatre": [box.theatre[card].name for card in theatre_of(t, OFF)],  # not yet won: the pile has no order
        "players": [see_player(t, Seat(other), seat) for other in range(t.seats)],
        "contest": next((see_contest(f) for f in reversed(g.stack) if isinstance(f, Contest)), None),
        "auction": next((see_auction(f, t) for f in reversed(g.stack) if isinstance(f, Auction)), None),
        "building": next((see_building(f, t) for f in reversed(g.stack) if isinstance(f, Building)), None),
    }
    return dict(shown)


# --- the board ---------------------------------------------------------------------------------------


def amount(coins: Coins) -> seen.Amount:
    """Coins by metal."""
    return cast(seen.Amount, dict(zip(METALS, coins, strict=True)))


def someone(seat: int) -> int | None:
    """A seat, or None where there is none."""
    return None if seat == OFF else seat


def see_space(t: AquileiaTable, space: int) -> seen.Space:
    it = t.box.spaces[space]
    return {
        "name": it.name,
        "action": it.action,
        "metal": METALS[it.metal],
        "strength": it.strength,
        "most": it.most,
        "bonus": it.bonus,
        "seat": someone(t.at[space]),
    }


def see_site(t: AquileiaTable, site: int, viewer: Seat | None) -> seen.Site:
    it = t.box.sites[site]
    owner = someone(owner_of(t, site))
    shown: seen.Site = {
        "name": it.name,
        "kind": BUILDINGS[it.kind],
        "colour": COLOURS[it.colour] if it.kind == VILLA else None,
        "value": it.value,
        "payout": amount(it.payout),
        "cost": amount(it.cost),
        "slaves": it.slaves,
        "seat": owner,
    }
    if viewer is not None and it.kind == VILLA and owner is None:
        shown["gain"] = scoring.gain(t, viewer, site, laurels_of(t, viewer))
    return shown


def see_cards(t: AquileiaTable, counts: Counts) -> dict[str, int]:
    """Cards by kind, those there are."""
    return {t.box.cards[kind].name: count for kind, count in enumerate(counts) if count}


def see_piles(t: AquileiaTable) -> dict[str, int] | None:
    """How many cards the two piles hold: with the discards this is what all hands hold together."""
    if not t.rules.show_counts:
        return None
    return {name: sum(t.pile[kind] for kind in kinds) for name, kinds in zip(DECKS, t.box.decks, strict=True)}


def see_stadium(t: AquileiaTable, seat: Seat | None) -> seen.Stadium:
    """The open card, the number in the pile, and the awards so far."""
    return {
        "open": None if t.open_laurel == OFF else t.box.laurels[t.open_laurel].name,
        "pile": sum(t.laurels),
        "awards": [see_award(t, award, seat) for award in t.awards],
    }


def see_award(t: AquileiaTable, award: Award, seat: Seat | None) -> seen.Award:
    """The winner saw both cards; the second knows the one passed on; the others know the open card only."""
    names = t.box.laurels
    shown: seen.Award = {
        "open": names[award.open].name,
        "winner": someone(award.winner),
        "second": someone(award.second),
    }
    if seat is not None and seat == award.winner:
        shown["hidden"] = names[award.hidden].name
    if seat is not None and award.laurel_of(seat) != OFF:
        shown["yours"] = names[award.laurel_of(seat)].name
    return shown


# --- the players -------------------------------------------------------------------------------------


def see_player(t: AquileiaTable, seat: Seat, viewer: Seat | None) -> seen.Player:
    shown: seen.Player = {
        "seat": seat,
        "points": t.points[seat],
        "coins": amount(t.coins[seat]),
        "followers": t.followers[seat],
        "houses": t.box.houses - t.houses[seat].bit_count(),
        "theatre": [t.box.theatre[card].name for card in theatre_of(t, seat)],
        "standing": see_standing(t, seat, laurels_of(t, seat) if seat == viewer or t.how else []),
    }
    if t.rules.show_counts:
        shown["cards"] = sum(t.hands[seat])
        shown["laurel_count"] = len(laurels_of(t, seat))
    if seat == viewer:
        shown["hand"] = see_cards(t, t.hands[seat])
    if seat == viewer or t.how:  # laurels are laid open for the last scoring
        shown["laurels"] = [t.box.laurels[laurel].name for laurel in laurels_of(t, seat)]
    return shown


def see_standing(t: AquileiaTable, seat: Seat, laurels: list[int]) -> seen.Standing:
    """The last scoring with these stadium cards, were it now; once it is over, nothing is left to count."""
    sums, cards = villa_sums(t, seat), scoring.count_cards(t, seat, laurels)
    neutral = scoring.count_neutral(t, laurels)
    villas = sum(total * count for total, count in zip(sums, cards, strict=True))
    return {
        "neutral": neutral,
        "sums": cast(dict[seen.Colour, int], dict(zip(COLOURS, sums, strict=True))),
        "cards": cast(dict[seen.Colour, int], dict(zip(COLOURS, cards, strict=True))),
        "theatre": [COLOURS[scoring.counted_for(t, card, sums)] for card in theatre_of(t, seat)],
        "total": t.points[seat] + (0 if t.how else neutral + villas),
    }


# --- what is going on --------------------------------------------------------------------------------


def phase_of(f: Frame) -> seen.Phase | None:
    """What a frame is part of."""
    if isinstance(f, Contest):
        return "arena" if f.area == "arena" else "stadium"
    return next((phase for kind, phase in PHASES if isinstance(f, kind)), None)


PHASES: Final[tuple[tuple[type[Frame], seen.Phase], ...]] = (
    (Placement, "placement"),
    (Errand, "mercatus"),
    (Auction, "theatrum"),
    (Building, "forum"),
    (Latro, "portus"),
    (Fee, "portus"),
)


def see_contest(f: Contest) -> seen.Contest:
    return {
        "area": f.area,
        "seats": list(f.seats),
        "metals": [METALS[metal] for metal in f.metals],
        "strengths": list(f.strengths),
        "points": [arena.POINTS_PER_STRENGTH * strength if f.area == "arena" else 0 for strength in f.strengths],
    }


def see_auction(f: Auction, t: AquileiaTable) -> seen.Auction:
    return {
        "auctioneer": f.auctioneer,
        "card": None if f.card == OFF else t.box.theatre[f.card].name,
        "bid": amount(f.bid),
        "leader": someone(f.leader),
        "out": [seat for seat in range(t.seats) if f.out >> seat & 1],
    }


def see_building(f: Building, t: AquileiaTable) -> seen.Building:
    return {
        "seat": f.seat,
        "buildings": f.buildings,
        "site": None if f.site == OFF else t.box.sites[f.site].name,
        "slaves": max(f.owed, 0),
    }


# --- imagining ---------------------------------------------------------------------------------------


def deal_hands(g: AquileiaGame, seat: Seat, deal: Dealer) -> None:
    """The others' unseen cards and the piles, shuffled together and dealt anew, each deck by itself.

    Who is just paying slaves for a building must hold enough of them.
    """
    t = g.table
    paying = next((f for f in g.stack if isinstance(f, Building)), None)
    while True:
        for kinds in t.box.decks:
            deal_deck(t, kinds, seat, deal)
        if paying is None or slaves_held(t, paying.seat) >= paying.owed:
            return


def deal_deck(t: AquileiaTable, kinds: tuple[int, ...], seat: Seat, deal: Dealer) -> None:
    """One deck: each other hand keeps its size and the cards all have seen bought; the rest is the pile."""
    others = [other for other in range(t.seats) if other != seat]
    unseen = [kind for kind in kinds for _ in range(t.pile[kind])]
    sizes = []
    for other in others:
        hidden = [t.hands[other][kind] - t.shown[other][kind] for kind in kinds]
        unseen += [kind for kind, count in zip(kinds, hidden, strict=True) for _ in range(count)]
        sizes.append(sum(hidden))
    deal.shuffle(unseen)
    for other, size in zip(others, sizes, strict=True):
        hand = list(t.hands[other])
        for kind in kinds:
            hand[kind] = t.shown[other][kind]
        for kind in unseen[:size]:
            hand[kind] += 1
        t.hands[other] = tuple(hand)
        del unseen[:size]
    pile = list(t.pile)
    for kind in kinds:
        pile[kind] = unseen.count(kind)
    t.pile = tuple(pile)


def deal_laurels(t: AquileiaTable, seat: Seat, deal: Dealer) -> None:
    """The hidden stadium cards of past races and the pile; which card a winner kept is as likely one as the other.

    Dealt again until the seat would have been passed the cards it was passed.
    """
    known = [knows_hidden(award, seat) for award in t.awards]
    unseen = [kind for kind, count in enumerate(t.laurels) for _ in range(count)]
    unseen += [award.hidden for award, sure in zip(t.awards, known, strict=True) if not sure]
    while True:
        deal.shuffle(unseen)
        rest = unseen[:]
        awards = tuple(
            award if sure else imagine_award(award, rest.pop(), deal)
            for award, sure in zip(t.awards, known, strict=True)
        )
        if all(new.laurel_of(seat) == old.laurel_of(seat) for new, old in zip(awards, t.awards, strict=True)):
            break
    t.awards = awards
    t.laurels = tuple(rest.count(kind) for kind in range(len(t.laurels)))


def knows_hidden(award: Award, seat: Seat) -> bool:
    """A winner has seen the hidden card, and a second who got another card than the open one must have got it."""
    if seat == award.winner:
        return True
    return seat == award.second and award.laurel_of(seat) not in (award.open, OFF)


def imagine_award(award: Award, hidden: int, deal: Dealer) -> Award:
    kept = award.kept if award.kept == UNDECIDED else (OPEN, HIDDEN)[deal.below(2)]
    return award._replace(hidden=hidden, kept=kept)
