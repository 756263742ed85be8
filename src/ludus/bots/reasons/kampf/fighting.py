"""Why a net was thrown at somebody, a roll kept, or a gladiator given up: by the exact worth of every option."""

from collections.abc import Iterator

from ludus.bots.reasons.common import hundredths
from ludus.bots.reasons.kampf import words
from ludus.core.decision import Option
from ludus.core.phrase import Message
from ludus.core.reason import Reason
from ludus.games.kampf import KampfGame
from ludus.games.kampf.box import NET, PRONG, SHIELD, SWORD, minus
from ludus.games.kampf.combat import thrower
from ludus.games.kampf.features import fight_at_hand, match_up
from ludus.odds.kampf import advise
from ludus.odds.kampf.strikes import dice_of


def in_fight(g: KampfGame, option: Option, other: Option | None) -> Reason | None:
    """Why an option of a fight was chosen; None where no fight is at hand."""
    advice = advise(g)
    if advice is None:
        return None
    worths = {choice.option.words: choice.value for choice in advice.choices}
    own, best = (
        worths[option.words],
        max((value for said, value in worths.items() if said != option.words), default=0.0),
    )
    if other is None or other.words not in worths:
        other = next(
            (one.option for one in advice.choices if one.option.words != option.words and one.value == best), None
        )
    did = Message(words.DID[option.verb], option.operands)
    causes = causes_in_fight(g, option, own >= best)
    if other is None or own == worths[other.words]:
        return Reason(did, causes)
    causes = tuple(cause for cause in causes if cause.phrase != words.NO_MATTER)  # it does matter, as the figures say
    compared = Message(words.WORTH, (hundredths(worths[other.words]),))
    return Reason(did, causes, Message(words.WORTH, (hundredths(own),)), other, compared)


def is_dearer(reason: Reason) -> bool:
    """Whether the odds of the fight speak against what was chosen."""
    own, other = reason.figures, reason.compared
    return own is not None and other is not None and own.phrase == words.WORTH and own.values < other.values


def causes_in_fight(g: KampfGame, option: Option, is_best: bool) -> tuple[Message, ...]:
    """What the option changes in the fight."""
    if option.verb == "net":
        return (caught(g, option.operand),)
    if option.verb in ("keep", "reroll"):
        return (Message(words.ABOVE if option.verb == "keep" else words.BELOW),) if is_best else ()
    return tuple(loss(g, option, is_best))


def caught(g: KampfGame, kind: int) -> Message:
    """What the other side can do no more."""
    fight = match_up(g)
    f = fight_at_hand(g)
    assert fight is not None and f is not None
    target = fight.sides[1 - thrower(f)]
    free = minus(target.symbols, target.netted)
    if kind == SWORD:
        return Message(words.CAUGHT_SWORD, (dice_of(target) - 1,))
    if kind == NET:
        return Message(words.CAUGHT_NET)
    if kind == SHIELD:
        return Message(words.CAUGHT_SHIELD, (free[SHIELD] - 1,))
    return Message(words.CAUGHT_PRONG if kind == PRONG else words.NO_MATTER)


def loss(g: KampfGame, option: Option, is_best: bool) -> Iterator[Message]:
    """Why this gladiator goes, where that can be told from the fight."""
    fight = match_up(g)
    assert fight is not None
    if option.verb == "give-netted" and fight.strikes_back:
        yield Message(words.NETTED_FIRST)
    elif is_best:
        yield Message(words.SPARED)
