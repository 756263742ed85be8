"""What a space of Aquileia brings a seat that sends a follower there, in a clause."""

from typing import Final

from ludus.bots.aquileia.plan import Plan
from ludus.bots.reasons.aquileia import words
from ludus.bots.reasons.common import percent
from ludus.core.phrase import Message
from ludus.games.aquileia.areas.portus import workshops_and_banks
from ludus.games.aquileia.box import BRONZE
from ludus.games.aquileia.features import (
    OFF,
    Entrant,
    Spaces,
    blue_share,
    crest_of,
    hits,
    places,
    playable,
    rivals_of,
    slaves_held,
)

ALL_BUT_SURE: Final = 0.999  # who may still come, and with what, is a guess

PLAIN: Final = {
    "dolus": words.DOLUS,
    "pecunia": words.PECUNIA,
    "servi": words.SERVI,
    "potentia": words.POTENTIA,
    "theatrum": words.THEATRUM,
}


def brings(plan: Plan, space: int) -> Message:
    """What a follower on a space is for."""
    t, it = plan.t, plan.t.box.spaces[space]
    if it.action in PLAIN:
        return Message(PLAIN[it.action])
    if it.action == "equi":
        return Message(words.EQUI, (t.market[t.box.equi.index(space)],))
    if it.action in ("arena", "stadium"):
        return contest(plan, space)
    if it.action == "forum":
        return building(plan, it.bonus)
    if it.action == "latro":
        return Message(words.LATRO, (sum(t.fees),))
    count = len(workshops_and_banks(t, plan.seat))
    return Message(words.PORTUS, (count,)) if count else Message(words.PORTUS_FIRST)


def contest(plan: Plan, space: int) -> Message:
    """How likely the seat then comes first."""
    t, it = plan.t, plan.t.box.spaces[space]
    where = t.box.arena if it.action == "arena" else t.box.stadium
    me = plan.entrant(where)
    if me is not None:
        return Message(words.STRONGER, (first(plan, where, me._replace(strength=me.strength + it.strength)),))
    cards = playable(t, plan.seat, it.metal) - (slaves_held(t, plan.seat) if it.metal == BRONZE else 0)
    dice = t.box.red_dice + blue_share(t, plan.seat)
    new = Entrant(plan.seat, it.metal, it.strength + cards, dice, 0, crest_of(t, plan.seat))
    return Message(words.ARENA if it.action == "arena" else words.STADIUM, (first(plan, where, new),))


def first(plan: Plan, where: Spaces, me: Entrant) -> str:
    """About how likely a side comes first in a contest."""
    rivals = rivals_of(plan.g, where, me)
    chance = sum(share * places(me.strength + count, rivals)[0] for count, share in hits(me.dice))
    return percent(min(chance, ALL_BUT_SURE))


def building(plan: Plan, bonus: int) -> Message:
    """What can be built there, as things stand."""
    sites = plan.worths[plan.has_fee]
    site = plan.best_site(sites, plan.purses[0], plan.slaves, bonus)
    return Message(words.FORUM_LATER) if site == OFF else Message(words.FORUM, (site,))
