"""Why another choice was better: what spoke for it by what the seat could know, kept with the review."""

from typing import Final

from ludus.bots import reasons
from ludus.bots.estimates import Verdict
from ludus.bots.estimates.sampling import Z95
from ludus.bots.reasons.common import ALIKE, LOTS, PROMISES_MOST, TRUSTED_MORE
from ludus.bots.reasons.spartacus.words import BID_CARD, BID_GAMES
from ludus.bots.search.search import Candidate
from ludus.core.decision import Option
from ludus.core.phrase import Message
from ludus.core.reason import Reason
from ludus.match import Turn
from ludus.review.model import NamedMessage, NamedReason

WORTHS: Final = frozenset({BID_CARD, BID_GAMES})
SAYS_NOTHING: Final = frozenset({ALIKE, LOTS, PROMISES_MOST, TRUSTED_MORE})  # beside the chances, which are told anyway


def why_better(turn: Turn, verdict: Verdict, chosen: Option) -> NamedReason | None:
    """What speaks for the best choice against the one that was made; None where only the chances do."""
    compared = [one for one in verdict.judged if one.option.words in (verdict.best.option.words, chosen.words)]
    found = [Candidate(one.option, one.tries, one.chance, Z95 * one.error) for one in compared]
    reason = reasons.for_option(turn, found)
    unsaid = SAYS_NOTHING | (WORTHS if less_is_bid(verdict.best.option, chosen) else frozenset())
    causes = [cause for cause in reason.causes if cause.phrase not in unsaid]
    if not causes and reason.figures is None:
        return None
    figures = None if reason.figures is None else _named(reason.figures)
    return NamedReason(tuple(_named(cause) for cause in causes), figures)


def less_is_bid(best: Option, chosen: Option) -> bool:
    """Whether a lower bid was better: what something is worth speaks for higher ones."""
    return best.verb == chosen.verb == "bid" and best.operand < chosen.operand


def reason_again(why: NamedReason, family: str) -> Reason:
    """The reason as it was before it was kept, for whoever puts it into words here."""
    phrases = {phrase.id: phrase for phrase in reasons.PHRASES[family]}

    def message(named: NamedMessage) -> Message:
        values = (tuple(value) if isinstance(value, list) else value for value in named.facts.values())
        return Message(phrases[named.id], tuple(values))

    figures = None if why.figures is None else message(why.figures)
    return Reason(causes=tuple(message(cause) for cause in why.causes), figures=figures)


def _named(message: Message) -> NamedMessage:
    return NamedMessage(message.phrase.id, message.facts())
