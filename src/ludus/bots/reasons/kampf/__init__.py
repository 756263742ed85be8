"""Why a bot chose what it chose in Kampf der Gladiatoren."""

from collections.abc import Sequence
from typing import Final

from ludus.bots.reasons.common import PROMISES_MOST, next_best, of_search, weightiest
from ludus.bots.reasons.kampf import words
from ludus.bots.reasons.kampf.challenges import fights_of, is_worse, of_challenge
from ludus.bots.reasons.kampf.entry import in_entry
from ludus.bots.reasons.kampf.fighting import in_fight, is_dearer
from ludus.bots.search.search import Candidate
from ludus.bots.weights import KAMPF
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.core.reason import Reason
from ludus.games.kampf import KampfGame
from ludus.games.kampf.box import NET, PRONG, SHIELD, SWORD

PHRASES: Final = words.PHRASES
COMPARING: Final = words.COMPARING

# What it means that a seat has more of a feature of the judge, or less of it, in the order of KAMPF.
MEANINGS: Final = (
    *((Message(words.POINTS), 1),) * 3,
    (Message(words.TEAMS), 1),
    (Message(words.UNHURT), -1),
    *((Message(words.KEEPS, (kind,)), 1) for kind in (NET, SWORD, PRONG, SHIELD)),
    (None, 1),  # whose turn it is
    (Message(words.STRONGER), 1),
)


# The rules of thumb by which `greedy` fights.
RULES: Final = {
    "net": (Message(words.NET_ORDER),),
    "keep": (Message(words.ABOVE),),
    "reroll": (Message(words.BELOW),),
}


def by_rule(g: KampfGame, seat: Seat, option: Option, options: Sequence[Option]) -> Reason:
    """The rule of thumb by which `greedy` chose."""
    if option.verb == "proxy":
        return Reason(Message(words.DID["proxy"], option.operands), (Message(words.NEIGHBOUR),))
    fights = fights_of(g)
    others = [one for one in options if one is not option and one.words in fights]
    other = max(others, key=lambda one: fights[one.words].answer.value, default=None)
    found = in_fight(g, option, None) or of_challenge(g, option, other)
    if found is None:
        return Reason(Message(words.DID[option.verb], option.operands), in_entry(g, seat, option, options))
    if option.verb in RULES:  # what a rule is worth is another matter
        return Reason(found.did, RULES[option.verb])
    if is_dearer(found):
        return Reason(found.did, (Message(words.SPARED),))
    if leads_to_worse(g, option, other):
        return Reason(found.did, (Message(words.ROUGHLY),))  # it reckons without what the exact odds know
    return found


def by_search(g: KampfGame, seat: Seat, thoughts: Sequence[Candidate]) -> Reason:
    """What made the difference between the option chosen and the next best, as a search has seen it."""
    chosen, other = thoughts[0], next_best(thoughts)
    option, next_ = chosen.option, None if other is None else other.option
    standing = [] if other is None else differences(chosen, other)
    found = in_fight(g, option, next_) or of_challenge(g, option, next_, standing)
    if found is not None and (
        is_dearer(found) or (not standing and leads_to_worse(g, option, next_))
    ):  # chosen for the game, not for the fight: so its figures are the game's
        causes = found.causes if is_dearer(found) else ()
        return of_search(thoughts, found.did, causes or tuple(standing[:1]))
    if found is not None:
        return found if found.causes else found._replace(causes=tuple(standing[:1]) or (Message(PROMISES_MOST),))
    did = Message(words.DID[option.verb], option.operands)
    if option.verb == "proxy":
        return Reason(did, (Message(words.NEIGHBOUR),))
    return of_search(thoughts, did, (*in_entry(g, seat, option, g.options(seat)), *standing[:1]))


def leads_to_worse(g: KampfGame, option: Option, other: Option | None) -> bool:
    """Whether the odds clearly speak for the fight that the other option leads to."""
    fights = fights_of(g)
    return (
        other is not None
        and {option.words, other.words} <= set(fights)
        and is_worse(fights[option.words], fights[other.words])
    )


def differences(chosen: Candidate, other: Candidate) -> list[Message]:
    """In what the one option left the seat better off than the other, the weightiest first."""
    return weightiest(MEANINGS, KAMPF, chosen, other)
