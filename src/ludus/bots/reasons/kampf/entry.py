"""Why a team was begun or filled, and where an animal was set: by the rules of thumb of `greedy`."""

from collections.abc import Sequence
from typing import Final

from ludus.bots.reasons.kampf import words
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.kampf import KampfGame
from ludus.games.kampf.features import growing_team

LIONS: Final = range(4)  # the animals that are hunted rather than feared


def in_entry(g: KampfGame, seat: Seat, option: Option, options: Sequence[Option]) -> tuple[Message, ...]:
    """What speaks for an option while the arena fills."""
    t, space = g.table, option.operand
    if option.verb == "join":
        return (Message(words.BEGUN),)
    if option.verb == "carrier":
        beside = [t.box.near[one.operand].bit_count() for one in options if one.verb == "carrier"]
        count = t.box.near[space].bit_count()
        return (Message(words.EDGE, (count,)),) if count == min(beside) else ()
    if option.verb == "gladiator":
        return (Message(words.MORE if growing_team(g)[space] else words.LACKS),)
    own = beside_own(g, seat, space)
    found = [beside_own(g, seat, one.operand) for one in options if one.verb == option.verb]
    prompt = g.prompt()
    assert prompt is not None
    if prompt.facts()["animal"] in LIONS:
        if own:
            return (Message(words.PREY, (own,)),)
        return () if any(found) else (Message(words.FAR_PREY),)
    return (Message(words.AWAY, (own,)),) if own == min(found) else ()


def beside_own(g: KampfGame, seat: Seat, space: int) -> int:
    """How many of a seat's own teams stand next to a space."""
    return (g.table.box.near[space] & g.table.teams_on[seat]).bit_count()
