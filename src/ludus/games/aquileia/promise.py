"""What each action space promises whoever places a follower there, as the city stands now."""

from collections.abc import Callable
from typing import Final

from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.aquileia import words
from ludus.games.aquileia.areas.forum import payable_sites
from ludus.games.aquileia.areas.mercatus import DOLUS_DICE, POINTS_FOR_TRADING, card_at
from ludus.games.aquileia.areas.portus import LATRO_DICE, income
from ludus.games.aquileia.box import Space, one_by_one
from ludus.games.aquileia.table import OFF, AquileiaTable, slaves_held

MOST_NAMED: Final = 3  # sites: more would be a list

Promise = Callable[[AquileiaTable, Seat, int], Message]


def promise_of(t: AquileiaTable, seat: Seat, space: int) -> Message:
    """What a follower of this seat would bring on a space."""
    return PROMISES[t.box.spaces[space].action](t, seat, space)


def promise_dolus(t: AquileiaTable, seat: Seat, space: int) -> Message:
    return Message(words.TO_DOLUS, (DOLUS_DICE,))


def promise_pecunia(t: AquileiaTable, seat: Seat, space: int) -> Message:
    return Message(words.TO_PECUNIA, (POINTS_FOR_TRADING,))


def promise_equi(t: AquileiaTable, seat: Seat, space: int) -> Message:
    it, card = t.box.spaces[space], card_at(t, space)
    if card == OFF:
        return Message(words.TO_NO_CARD)
    return Message(words.TO_EQUI, (card, it.bonus, it.metal, t.coins[seat][it.metal]))


def promise_servi(t: AquileiaTable, seat: Seat, space: int) -> Message:
    it = t.box.spaces[space]
    return Message(words.TO_SERVI, (it.most, it.metal, t.coins[seat][it.metal]))


def promise_potentia(t: AquileiaTable, seat: Seat, space: int) -> Message:
    return Message(words.TO_POTENTIA, (t.box.blue_dice,))


def promise_fight(t: AquileiaTable, seat: Seat, space: int) -> Message:
    return Message(words.TO_FIGHT, (strength_with(t, seat, space, t.box.arena),))


def promise_race(t: AquileiaTable, seat: Seat, space: int) -> Message:
    return Message(words.TO_RACE, (strength_with(t, seat, space, t.box.stadium), t.box.spaces[space].metal))


def strength_with(t: AquileiaTable, seat: Seat, space: int, spaces: tuple[int, ...]) -> int:
    """The strength of a space together with those the seat holds in its quarter."""
    own: list[Space] = [t.box.spaces[other] for other in spaces if other == space or t.at[other] == seat]
    return sum([each.strength for each in own])


def promise_auction(t: AquileiaTable, seat: Seat, space: int) -> Message:
    return Message(words.TO_AUCTION)


def promise_building(t: AquileiaTable, seat: Seat, space: int) -> Message:
    """With the sites that could be paid now, those of the highest value by name."""
    it, slaves = t.box.spaces[space], slaves_held(t, seat)
    sites = [site for site in payable_sites(t, seat) if t.box.sites[site].slaves <= slaves]
    named = tuple(sorted(sites, key=lambda site: -t.box.sites[site].value)[:MOST_NAMED])
    return Message(words.TO_FORUM, (it.most, it.bonus, len(sites), named, len(sites) - len(named)))


def promise_loot(t: AquileiaTable, seat: Seat, space: int) -> Message:
    return Message(words.TO_LATRO, (LATRO_DICE, one_by_one(t.fees), sum(t.fees)))


def promise_income(t: AquileiaTable, seat: Seat, space: int) -> Message:
    points, payout = income(t, seat)
    return Message(words.TO_PORTUS, (points, one_by_one(payout), sum(payout)))


PROMISES: Final[dict[str, Promise]] = {
    "dolus": promise_dolus,
    "pecunia": promise_pecunia,
    "equi": promise_equi,
    "servi": promise_servi,
    "potentia": promise_potentia,
    "arena": promise_fight,
    "stadium": promise_race,
    "theatrum": promise_auction,
    "forum": promise_building,
    "latro": promise_loot,
    "portus": promise_income,
}
