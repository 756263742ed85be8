"""Why a bot chose what it chose in Aquileia."""

from collections.abc import Sequence
from typing import Final

from ludus.bots.aquileia import VALUES
from ludus.bots.aquileia.plan import Plan
from ludus.bots.reasons.aquileia import words
from ludus.bots.reasons.aquileia.actions import CAUSES
from ludus.bots.reasons.aquileia.spaces import brings
from ludus.bots.reasons.common import Meaning, less_by, next_best, of_search, weightiest
from ludus.bots.search.search import Candidate
from ludus.bots.weights import AQUILEIA
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.core.reason import Reason
from ludus.games.aquileia import AquileiaGame

PHRASES: Final = words.PHRASES
COMPARING: Final = words.COMPARING

# What it means that a seat has more of a feature of the judge, in the order of AQUILEIA.
MEANINGS: Final[tuple[Meaning, ...]] = (
    (Message(words.POINTS), 1),
    (Message(words.VILLAS), 1),
    (Message(words.LAURELS), 1),
    *((Message(words.WORKS), 1),) * 2,
    *((Message(words.COINS), 1),) * 4,
    (Message(words.SLAVES), 1),
    (Message(words.CARDS), 1),
    (Message(words.START), 1),
)
UNWEIGHED: Final = ("cards", "slaves")  # decisions whose values only order the options


def by_rule(g: AquileiaGame, seat: Seat, option: Option, options: Sequence[Option]) -> Reason:
    """What `greedy` reckons an option to bring, in points, and what the next best would have brought."""
    assert g.decision is not None
    plan, kind = Plan(g, seat), g.decision.kind
    did, causes = Message(words.DID[option.verb], option.operands), causes_of(plan, kind, option)
    if kind in UNWEIGHED:
        return Reason(did, causes)
    value = VALUES[kind](plan)
    other = max((one for one in options if one is not option), key=value)
    return Reason(did, causes, None, other, less_by(words.LESS, value(option) - value(other)))


def by_search(g: AquileiaGame, seat: Seat, thoughts: Sequence[Candidate]) -> Reason:
    """What an option is for, and in what it left the seat better off than the next best, as a search has seen it."""
    assert g.decision is not None
    chosen, other = thoughts[0], next_best(thoughts)
    did = Message(words.DID[chosen.option.verb], chosen.option.operands)
    causes = causes_of(Plan(g, seat), g.decision.kind, chosen.option)
    better = [] if other is None else weightiest(MEANINGS, AQUILEIA, chosen, other)
    return of_search(thoughts, did, (*causes, *better[:1]))


def causes_of(plan: Plan, kind: str, option: Option) -> tuple[Message, ...]:
    """What an option is for."""
    if kind != "place":
        return (CAUSES[kind](plan, option),)
    if option.verb == "place":
        return (brings(plan, option.operand),)
    if option.verb == "crest":
        return (Message(words.CREST_START if plan.left and not plan.t.track else words.CREST_TIES),)
    return (Message(words.NOTHING_LEFT),)
