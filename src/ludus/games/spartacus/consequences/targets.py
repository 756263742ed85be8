"""What a scheme does to whoever is named, in figures: influence before and after, gold out of how much, guards."""

from collections.abc import Callable
from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message, Phrase
from ludus.games.spartacus.box.cards import IntrigueTitle, MarketCard
from ludus.games.spartacus.consequences.foretelling import Foretell
from ludus.games.spartacus.schemes.schemes import PlayScheme, printed_on
from ludus.games.spartacus.schemes.serpents import ready_equipment
from ludus.games.spartacus.schemes.toil import hands_of
from ludus.games.spartacus.table.table import (
    SpartacusGame,
    SpartacusTable,
    count_slaves,
    injured,
    ready_fighters,
    ready_gladiators,
    ready_guards,
    ready_slaves,
)
from ludus.games.spartacus.words import consequences as words

Effect = Callable[[SpartacusTable, IntrigueTitle, Seat], Message]


# --- influence ---------------------------------------------------------------------------------------


def gains(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> Message:
    before = t.influence[target]
    after = min(before + card.amount, t.box.win_at)
    phrase = words.TARGET_GAINS_ALL if after == t.box.win_at else words.TARGET_GAINS
    return Message(phrase, (after - before, before, after))


def losses(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> tuple[int, int, int, int]:
    before = t.influence[target]
    after = max(before - card.amount, 0)
    return before - after, before, after, ready_guards(t, target)


def loses(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> Message:
    return Message(words.TARGET_LOSES, losses(t, card, target))


def is_bribed(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> Message:
    return Message(words.TARGET_IS_BRIBED, (card.price, *losses(t, card, target)))


def toils(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> Message:
    return Message(words.TARGET_TOILS, (card.needs, hands_of(t, target, card), card.amount, t.influence[target]))


# --- gold and cards ----------------------------------------------------------------------------------


def pays(phrase: Phrase) -> Effect:
    """The target pays so much, or all it has."""
    return lambda t, card, target: Message(
        phrase, (min(card.amount, t.gold[target]), t.gold[target], ready_guards(t, target))
    )


def earns(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> Message:
    slaves = count_slaves(t, target)
    return Message(words.TARGET_EARNS, (slaves, card.amount * slaves, t.gold[target]))


def draws(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> Message:
    return Message(words.TARGET_DRAWS, (card.amount, len(t.hands[target])))


def discards(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> Message:
    hand = len(t.hands[target])
    return Message(words.TARGET_DISCARDS, (min(card.amount, hand), hand, ready_guards(t, target)))


def is_read(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> Message:
    return Message(words.TARGET_IS_READ, (len(t.hands[target]), ready_guards(t, target)))


# --- assets ------------------------------------------------------------------------------------------


def one_of(phrase: Phrase, cards: Callable[[SpartacusTable, Seat], list[MarketCard]]) -> Effect:
    """One of the target's assets is hit."""
    return lambda t, card, target: Message(phrase, (len(cards(t, target)), ready_guards(t, target)))


def heals(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> Message:
    return Message(words.TARGET_HEALS, (len(injured(t, target)),))


def guards_are_paid(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> Message:
    guards = ready_guards(t, target)
    return Message(words.TARGET_GUARDS_PAID, (guards, card.price * guards))


def guards_leave(t: SpartacusTable, card: IntrigueTitle, target: Seat) -> Message:
    guards = ready_guards(t, target)
    return Message(words.TARGET_GUARDS_LEAVE, (min(card.amount, guards), guards))


ON_TARGET: Final[dict[str, Effect]] = {
    **dict.fromkeys(("sate-roman-appetites", "public-exhibition", "epic-spectacle", "grand-feast", "revenge"), gains),
    **dict.fromkeys(("a-visitor-from-rome", "lend-me-your-ear", "final-blow", "collaboration"), gains),
    "bread-for-the-mob": gains,
    **dict.fromkeys(("collusion", "buying-secrets", "blackmail", "conspiracy"), loses),
    **dict.fromkeys(("humble-the-proud", "wolf-at-the-door"), loses),
    "caught-taking-bribes": is_bribed,
    **dict.fromkeys(("set-hands-to-purpose", "test-of-the-brotherhood"), toils),
    "robbery": pays(words.TARGET_PAYS_YOU),
    "word-to-the-tax-collector": pays(words.TARGET_PAYS),
    **dict.fromkeys(("labor-contract", "illicit-services"), earns),
    "inside-information": draws,
    "serpents-in-the-house": discards,
    "stolen-letters": is_read,
    "poisoned-wine": one_of(words.TARGET_IS_POISONED, ready_fighters),
    "unlocked-gate": one_of(words.TARGET_LOSES_SLAVE, ready_slaves),
    "lured-away": one_of(words.TARGET_GIVES_SLAVE, ready_slaves),
    "incite-rebellion": one_of(words.TARGET_LOSES_GLADIATOR, ready_gladiators),
    "fouled-porridge": one_of(words.TARGET_TIRES, ready_gladiators),
    "sabotage": one_of(words.TARGET_IS_SABOTAGED, ready_equipment),
    "healing-waters": heals,
    "bribe-the-guards": guards_are_paid,
    "deserters": guards_leave,
}


# --- choices -----------------------------------------------------------------------------------------


def names(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """What the scheme would do to the house that is named."""
    t, target = g.table, Seat(option.operand)
    card = printed_on(g.enclosing(PlayScheme), t)
    effect = ON_TARGET.get(card.name)  # none of a card that was added since: then how the house stands
    return Message(words.STANDS_AT, (t.influence[target],)) if effect is None else effect(t, card, target)


def benefits(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """Collusion: what the target loses another house gains."""
    return gains(g.table, printed_on(g.enclosing(PlayScheme), g.table), Seat(option.operand))


def rewards(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """Buying Secrets: whoever is named is paid."""
    card = printed_on(g.enclosing(PlayScheme), g.table)
    return Message(words.TARGET_IS_PAID, (card.price, g.table.gold[option.operand]))


def beguiles(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    return Message(words.TARGET_GUARD_TIRES, (ready_guards(g.table, Seat(option.operand)),))


FORETOLD: Final[dict[str, Foretell]] = {
    "target": names,
    "benefit": benefits,
    "reward": rewards,
    "beguile": beguiles,
}
