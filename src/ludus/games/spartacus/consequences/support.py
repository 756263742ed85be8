"""What asking for support, giving it and refusing it lead to."""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.consequences.foretelling import Foretell
from ludus.games.spartacus.schemes.backing import CUNNING_LOWERS
from ludus.games.spartacus.schemes.support import BRIBES, CONTEMPT, CUNNING, DEMAND, being_prepared, gathered
from ludus.games.spartacus.table.table import SpartacusGame, required
from ludus.games.spartacus.words import consequences as words


def adds(g: SpartacusGame, seat: Seat, influence: int) -> Message | None:
    """What so much more influence makes of the seat's own scheme; what another's takes nobody else knows."""
    f = being_prepared(g)
    if f is None or f.seat != seat:
        return None
    total, needed = gathered(f, g.table) + influence, required(g.table, seat, f.title)
    phrase = words.BRINGS_ENOUGH if total >= needed else words.BRINGS_TOO_LITTLE
    return Message(phrase, (influence, total, needed))


def asks(g: SpartacusGame, seat: Seat, option: Option) -> Message | None:
    return adds(g, seat, g.table.influence[option.operand])


def is_cunning(g: SpartacusGame, seat: Seat, option: Option) -> Message | None:
    return adds(g, seat, CUNNING_LOWERS)


def bribes(g: SpartacusGame, seat: Seat, option: Option) -> Message | None:
    return adds(g, seat, option.operand)


def gives_up(g: SpartacusGame, seat: Seat, option: Option) -> Message | None:
    f = being_prepared(g)
    return None if f is None else Message(words.STAYS_IN_HAND, (f.title,))


def supports(g: SpartacusGame, seat: Seat, option: Option) -> Message | None:
    f, own = being_prepared(g), g.table.influence[seat]
    return None if f is None else Message(words.SUPPORTS, (own, gathered(f, g.table) + own, f.seat))


def refuses(g: SpartacusGame, seat: Seat, option: Option) -> Message | None:
    f = being_prepared(g)
    if f is None:
        return None
    total = gathered(f, g.table)
    if f.is_demand:
        return Message(words.DEFIES_SENATE, (f.seat, total, min(CONTEMPT, g.table.influence[seat])))
    return Message(words.REFUSES, (f.seat, total))


FORETOLD: Final[dict[str, Foretell]] = {
    "ask": asks,
    DEMAND: asks,
    CUNNING: is_cunning,
    BRIBES: bribes,
    "give-up": gives_up,
    "support": supports,
    "refuse": refuses,
}
