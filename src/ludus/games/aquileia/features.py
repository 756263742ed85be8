"""The numbers behind a position that a seat may know, for bots: who may win a contest, and what may still be built.

Read from an imagined game, in which the others hold what they might hold, they give nothing away.
"""

from functools import cache
from typing import Final, NamedTuple

from ludus.core.ids import Seat, clockwise
from ludus.games.aquileia.areas.contest import Contest
from ludus.games.aquileia.areas.forum import Building
from ludus.games.aquileia.areas.mercatus import Errand
from ludus.games.aquileia.areas.theatrum import Auction
from ludus.games.aquileia.box import COLOURS
from ludus.games.aquileia.placement import Placement
from ludus.games.aquileia.table import (
    OFF,
    AquileiaGame,
    AquileiaTable,
    laurels_of,
    owner_of,
    slaves_held,
    theatre_of,
    villa_sums,
)

__all__ = [
    "OFF",
    "Entrant",
    "Slot",
    "Spaces",
    "auction_of",
    "blue_share",
    "building_of",
    "crest_of",
    "entrants",
    "errand_of",
    "hits",
    "is_placing",
    "laurels_by_colour",
    "owner_of",
    "places",
    "playable",
    "rivals_of",
    "slaves_held",
    "slots_of",
    "theatre_colours",
    "villa_sums",
]

Odds = tuple[tuple[int, float], ...]  # strengths and their chances
Slot = tuple[int, int]  # how many buildings, and whether for points at once
Spaces = tuple[int, ...]

PLAYS: Final = 0.5  # the chance that a rival plays the cards it may hold
ENTERS: Final = 0.45  # the chance that somebody still enters a contest by a free space
MOST_TO_COME: Final = 2  # so many of them are reckoned with


# --- Contests ----------------------------------------------------------------------------------------


class Entrant(NamedTuple):
    """One side of a contest: what it has, and what may still be added."""

    seat: Seat
    metal: int
    strength: int
    dice: int  # still to be rolled, red and blue
    cards: int  # the strength of the cards that may still be played
    crest: int  # in a tie the lower wins


class Rival(NamedTuple):
    """How strong another side may become, and whether it wins a tie."""

    odds: Odds
    wins_ties: bool


def entrants(g: AquileiaGame, contest: Spaces) -> list[Entrant]:
    """Who stands on the spaces of a contest, whether it is still to come or under way."""
    t = g.table
    under_way = next((f for f in g.stack if isinstance(f, Contest)), None)
    found = []
    for seat in clockwise(t.start, t.seats):
        own = [t.box.spaces[space] for space in contest if t.at[space] == seat]
        if not own:
            continue
        metal, strength, red, may_play = own[0].metal, sum(space.strength for space in own), t.box.red_dice, True
        if under_way is not None and under_way.area == own[0].action:
            place = under_way.seats.index(seat)
            strength, red, may_play = under_way.strengths[place], 0, place >= under_way.turn
        cards = playable(t, seat, metal) if may_play else 0
        found.append(Entrant(seat, metal, strength, red + blue_share(t, seat), cards, crest_of(t, seat)))
    return found


def playable(t: AquileiaTable, seat: Seat, metal: int) -> int:
    """The strength of all cards in a hand that count with a metal."""
    hand = t.hands[seat]
    return sum(hand[kind] * t.box.cards[kind].strength for kind in t.box.playable[metal])


def blue_share(t: AquileiaTable, seat: Seat) -> int:
    """The blue dice a seat will roll in a contest: half of them if it takes part in both."""
    to_come = any(t.at[i] == seat and t.box.spaces[i].action == "potentia" for i in t.box.mercatus)
    dice = t.box.blue_dice if to_come else t.blue_dice if t.potentia == seat else 0
    in_both = all(any(t.at[space] == seat for space in contest) for contest in (t.box.arena, t.box.stadium))
    return dice // 2 if in_both else dice


def crest_of(t: AquileiaTable, seat: Seat) -> int:
    """Where a crest lies, or would come to lie."""
    return t.track.index(seat) if seat in t.track else len(t.track) + (seat - t.start) % t.seats


def rivals_of(g: AquileiaGame, contest: Spaces, me: Entrant) -> tuple[Rival, ...]:
    """The other sides, and those who may still enter."""
    standing = entrants(g, contest)
    found = [Rival(may_become(one), one.crest < me.crest) for one in standing if one.seat != me.seat]
    if is_placing(g):
        mine_to_come = all(one.seat != me.seat for one in standing)
        free = sum(1 for space in contest if g.table.at[space] == OFF) - mine_to_come
        newcomer = tuple((1 + n, chance * ENTERS) for n, chance in hits(g.table.box.red_dice))
        found += [Rival(newcomer, False)] * min(free, MOST_TO_COME)
    return tuple(found)


def may_become(one: Entrant) -> Odds:
    """The strengths an entrant may end with: its dice, with or without its cards."""
    rolled = [(one.strength + n, chance) for n, chance in hits(one.dice)]
    if not one.cards:
        return tuple(rolled)
    with_cards = [(n + one.cards, chance * PLAYS) for n, chance in rolled]
    return (*((n, chance * (1 - PLAYS)) for n, chance in rolled), *with_cards)


@cache
def hits(dice: int) -> Odds:
    """How many of so many dice show one metal, as each of the three does on a third of the faces."""
    odds = {0: 1.0}
    for _ in range(dice):
        after: dict[int, float] = {}
        for count, chance in odds.items():
            after[count] = after.get(count, 0.0) + chance * 2 / 3
            after[count + 1] = after.get(count + 1, 0.0) + chance / 3
        odds = after
    return tuple(odds.items())


def places(strength: int, rivals: tuple[Rival, ...]) -> list[float]:
    """The chances of coming first, second … with a strength."""
    chances = [1.0]
    for rival in rivals:
        least = strength if rival.wins_ties else strength + 1
        better = sum(chance for other, chance in rival.odds if other >= least)
        ahead = [0.0, *(chance * better for chance in chances)]
        behind = [*(chance * (1 - better) for chance in chances), 0.0]
        chances = [one + other for one, other in zip(ahead, behind, strict=True)]
    return chances


# --- Building and laurels ----------------------------------------------------------------------------


def slots_of(g: AquileiaGame, seat: Seat) -> tuple[Slot, ...]:
    """What the seat's followers in the Forum may still build, in turn."""
    t = g.table
    busy = next((f for f in g.stack if isinstance(f, Building)), None)
    slots = []
    for number in t.box.forum:
        if t.at[number] == seat:
            space = t.box.spaces[number]
            slots.append((busy.buildings if busy is not None and busy.space == number else space.most, space.bonus))
    return tuple(slots)


def laurels_by_colour(t: AquileiaTable, seat: Seat) -> list[int]:
    """How many stadium cards of each colour a seat has."""
    kinds = [t.box.laurels[laurel].colour for laurel in laurels_of(t, seat)]
    return [kinds.count(colour) for colour in range(len(COLOURS))]


def theatre_colours(t: AquileiaTable, seat: Seat) -> list[tuple[int, int]]:
    """The two colours of each theatre card of a seat."""
    return [t.box.theatre[card].colours for card in theatre_of(t, seat)]


# --- What is going on --------------------------------------------------------------------------------


def is_placing(g: AquileiaGame) -> bool:
    """Whether followers are still being placed."""
    return any(isinstance(f, Placement) for f in g.stack)


def errand_of(g: AquileiaGame) -> Errand:
    """What a follower of the Mercatus is doing."""
    return next(f for f in g.stack if isinstance(f, Errand))


def auction_of(g: AquileiaGame) -> Auction:
    """The auction under way."""
    return next(f for f in g.stack if isinstance(f, Auction))


def building_of(g: AquileiaGame) -> Building:
    """What is being built."""
    return next(f for f in g.stack if isinstance(f, Building))
