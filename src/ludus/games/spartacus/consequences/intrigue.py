"""What choices of an intrigue turn lead to."""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.answers.guards import guard_holds_from
from ludus.games.spartacus.consequences.foretelling import Foretell, always
from ludus.games.spartacus.schemes.schemes import cost_of
from ludus.games.spartacus.table.rolls import chance_of
from ludus.games.spartacus.table.table import SpartacusGame, hand_limit, required
from ludus.games.spartacus.words import consequences as words


def schemes(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """Whether the seat's own influence suffices, what is missing, and what the card costs."""
    t = g.table
    own, needed = t.influence[seat], required(t, seat, option.operand)
    if own < needed:
        return Message(words.WANTS_SUPPORT, (own, needed, needed - own))
    cost = cost_of(g, seat, t.box.intrigue_titles[option.operand])
    return Message(words.PAYS_TO_PLAY, (own, needed, cost)) if cost else Message(words.HAS_ENOUGH, (own, needed))


def cashes_in(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    gold = g.table.box.intrigue_titles[option.operand].gold
    return Message(words.BRINGS_GOLD, (gold, g.table.gold[seat] + gold))


def lays_guard(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    least = guard_holds_from(g.table)
    return Message(words.GUARD_LIES_READY, (least, chance_of(least)))


def ends_turn(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    cards, limit = len(g.table.hands[seat]), hand_limit(g.table, seat)
    return Message(words.ENDS_TURN_TOO_FULL if cards > limit else words.ENDS_TURN, (cards, limit))


def favours(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    return Message(words.STANDS_AT, (g.table.influence[option.operand],))


FORETOLD: Final[dict[str, Foretell]] = {
    "scheme": schemes,
    "cash-in": cashes_in,
    "lay-guard": lays_guard,
    "done": ends_turn,
    "disgrace": favours,
    "forge": favours,
    "outrank": favours,
    "ready": always(words.OTHERS_REACT),
    "change-target": always(words.KEEPS_PROMISE),
    "keep-target": always(words.BREAKS_PROMISE),
    "poison": always(words.IS_INJURED),
    "sacrifice": always(words.IS_DISCARDED),
    "sabotage": always(words.IS_DISCARDED),
    "give-away": always(words.IS_DISCARDED),
    "spoil": always(words.IS_EXHAUSTED),
}
