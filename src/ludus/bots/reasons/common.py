"""What reasons in all games are made of: phrases that fit any choice, and figures as they are told."""

from collections.abc import Sequence
from typing import Final

from ludus.bots.search.search import Candidate
from ludus.core.decision import Option
from ludus.core.phrase import Message, Phrase
from ludus.core.reason import Reason

LOTS: Final = Phrase("reason-lots")
ONLY: Final = Phrase("reason-only")
ALIKE: Final = Phrase("reason-alike")
PROMISES_MOST: Final = Phrase("reason-promises-most")
CHANCE: Final = Phrase("reason-chance", chance="count")
CHANCE_ABOUT: Final = Phrase("reason-chance-about", chance="count", margin="count")
POLICY: Final = Phrase("reason-policy", share="count")
POLICY_AND_CHANCE: Final = Phrase("reason-policy-and-chance", share="count", chance="count")

AS_GOOD: Final = Phrase("reason-as-good")
TRUSTED_MORE: Final = Phrase("reason-trusted-more")
TRAINED: Final = Phrase("reason-trained")

PHRASES: Final = (
    AS_GOOD,
    TRUSTED_MORE,
    TRAINED,
    LOTS,
    ONLY,
    ALIKE,
    PROMISES_MOST,
    CHANCE,
    CHANCE_ABOUT,
    POLICY,
    POLICY_AND_CHANCE,
)

BY_TRYING: Final = frozenset({PROMISES_MOST, TRUSTED_MORE, ALIKE})  # what only whoever has tried options can say

TELLING: Final = 0.02  # what a feature must change in the balance of chances to be named
SMALL: Final = 0.005  # shares nearer to none or all than this are not rounded to them


def by_lot() -> Reason:
    """Nothing was thought at all."""
    return Reason(causes=(Message(LOTS),))


def percent(share: float) -> str:
    """A share in hundredths; what is possible is never told as impossible, nor as certain."""
    if 0.0 < share < SMALL:
        return "< 1"
    if 1.0 - SMALL < share < 1.0:
        return "> 99"
    return str(round(100 * min(max(share, 0.0), 1.0)))


def hundredths(value: float) -> int:
    return round(100 * value)


def chance_of(one: Candidate) -> Message | None:
    """The chance to win a search has found, with its margin; None where too few tries stand behind it."""
    if not one.visits or one.margin is None:
        return None
    if not one.margin:
        return Message(CHANCE, (percent(one.chance),))
    return Message(CHANCE_ABOUT, (percent(one.chance), str(max(1, round(100 * one.margin)))))


def less_by(phrase: Phrase, difference: float) -> Message:
    """By how much the other option is worse, in tenths; what is less than one of them makes no difference."""
    return Message(phrase, (round(10 * difference),)) if difference >= 0.05 else Message(AS_GOOD)


def next_best(thoughts: Sequence[Candidate]) -> Candidate | None:
    """The other option that was thought about most."""
    return next((one for one in thoughts[1:] if one.visits), None)


def of_search(thoughts: Sequence[Candidate], did: Message | None, causes: tuple[Message, ...]) -> Reason:
    """A reason whose figures are chances to win."""
    other = next_best(thoughts)
    option: Option | None = None if other is None else other.option
    compared = None if other is None else chance_of(other)
    if not causes:
        causes = (Message(PROMISES_MOST if other is None or thoughts[0].chance >= other.chance else TRUSTED_MORE),)
    return Reason(did, causes, chance_of(thoughts[0]), option if compared else None, compared)


Meaning = tuple[Message | None, int]  # what it means to have more of a feature, or with -1 less of it


def weightiest(
    meanings: Sequence[Meaning], weights: Sequence[float], chosen: Candidate, other: Candidate
) -> list[Message]:
    """In what one option left the seat better off than another, by what that changed in the balance of chances."""
    if chosen.features is None or other.features is None:
        return []
    gains: dict[str, tuple[float, Message]] = {}
    for (message, sign), weight, ours, theirs in zip(meanings, weights, chosen.features, other.features, strict=True):
        if message is not None and sign * (ours - theirs) > 0:
            key = repr(message)
            gains[key] = (gains.get(key, (0.0, message))[0] + weight * (ours - theirs), message)
    return [message for gain, message in sorted(gains.values(), key=lambda pair: -pair[0]) if gain >= TELLING]
