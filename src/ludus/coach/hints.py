"""Where to look before one chooses, without a word of what to choose."""

from typing import Any, Final

from ludus.coach import words
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.phrase import Message
from ludus.core.reason import Reason
from ludus.games.aquileia.box import MERCATUS
from ludus.match import Turn

ASKED: Final = {"team": "exchange", "move": "exchange", "target": "exchange"}  # in Kampf, where no cause stands out

# In Spartacus, what is looked at alike at several decisions; others have a hint of their own.
LIKE: Final = {
    "ask-support": "asking",
    **dict.fromkeys(("payment", "forfeit", "toil"), "spare"),
    **dict.fromkeys(("exchange", "hand-limit"), "cards"),
    "last-word": "talk",
    **dict.fromkeys(("name", "beguile"), "pick"),
    "start-hex": "start",
    **dict.fromkeys(("order-of-turns", "initiative-again", "next-to-act"), "order"),
    "defend-with": "defend",
    **dict.fromkeys(("axe", "shield", "net"), "gear"),
}


def hint_for(turn: Turn, g: Game[Any], best: Option, reason: Reason) -> Message:
    """Where to look: at what decides for the best choice."""
    kind = turn.decision.kind
    if turn.game == "kampf":
        return in_kampf(kind, reason)
    if turn.game == "aquileia":
        return in_aquileia(kind, g, best)
    return Message(words.SPARTACUS.get(LIKE.get(kind, kind), words.SPARTACUS["other"]))


def in_kampf(kind: str, reason: Reason) -> Message:
    """By the cause that decides a fight; otherwise by what is asked."""
    for cause in reversed(reason.causes):
        found = words.KAMPF.get(cause.phrase.id.removeprefix("kampf-reason-").removesuffix("-tied"))
        if found is not None and kind in ASKED:
            return Message(found)
    return Message(words.KAMPF[ASKED.get(kind, kind)])


def in_aquileia(kind: str, g: Game[Any], best: Option) -> Message:
    """By the part of the city; otherwise by what is asked."""
    if kind != "place":
        return Message(words.AQUILEIA["bid" if kind == "open" else kind])
    if best.verb != "place":
        return Message(words.AQUILEIA[best.verb])
    action = g.table.box.spaces[best.operand].action
    area = "mercatus" if action in MERCATUS else "portus" if action == "latro" else action
    return Message(words.AQUILEIA[area])
