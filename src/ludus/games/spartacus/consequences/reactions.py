"""What answers to a card lead to, and what silence does."""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.answers.guards import guard_holds_from
from ludus.games.spartacus.answers.intervention import RAISED_BY, influence_behind
from ludus.games.spartacus.box.cards import IntrigueCard
from ludus.games.spartacus.consequences.foretelling import Foretell
from ludus.games.spartacus.reactions.moments import GUARD_FAILED, HEAL_FAILED, Moment
from ludus.games.spartacus.reactions.played import Played
from ludus.games.spartacus.reactions.reactions import CARD_PLAYED, Window
from ludus.games.spartacus.table.rolls import chance_of
from ludus.games.spartacus.table.table import (
    SpartacusGame,
    raise_of,
    ready_fighters,
    ready_gladiators,
    ready_guards,
    ready_slaves,
)
from ludus.games.spartacus.words import consequences as words

ROLL_FAILED: Final = (HEAL_FAILED, GUARD_FAILED)

# schemes that take from their target as much as the card says
COST_GOLD: Final = ("robbery", "word-to-the-tax-collector", "toll-of-the-legion")
COST_INFLUENCE: Final = (
    *("collusion", "caught-taking-bribes", "buying-secrets", "blackmail", "conspiracy", "spread-cheeks-wide"),
    *("humble-the-proud", "wolf-at-the-door"),
)
COST_SLAVE: Final = ("unlocked-gate", "lured-away")
HIT_ALL_OTHERS: Final = ("spread-cheeks-wide", "toll-of-the-legion")  # without naming anybody


def moment_of(g: SpartacusGame) -> Moment | None:
    """What can be answered now."""
    f = g.stack[-1]
    return f.moment if isinstance(f, Window) else None


def passes(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    moment = moment_of(g)
    if moment is not None and moment.kind in CARD_PLAYED:
        card = g.table.box.intrigue[moment.card]
        hit = (seat in moment.targets or card.name in HIT_ALL_OTHERS) and seat != moment.by
        return hits(g, seat, moment) if hit else Message(words.GOES_ON, (card.title,))
    return Message(words.ROLL_STANDS if moment is not None and moment.kind in ROLL_FAILED else words.NOTHING_PLAYED)


def hits(g: SpartacusGame, seat: Seat, moment: Moment) -> Message:
    """What the scheme takes from its target: gold, influence, or one of its people."""
    t = g.table
    card = t.box.intrigue[moment.card]
    if card.name in COST_GOLD:
        return Message(words.COSTS_YOU_GOLD, (min(card.amount, t.gold[seat]), t.gold[seat]))
    if card.name in COST_INFLUENCE:
        own, left = t.influence[seat], max(t.influence[seat] - card.amount, 0)
        return Message(words.COSTS_YOU_INFLUENCE, (own - left, own, left))
    if card.name == "poisoned-wine":
        return Message(words.INJURES_YOURS, (moment.by, len(ready_fighters(t, seat))))
    if card.name in COST_SLAVE:
        return Message(words.COSTS_YOU_SLAVE, (len(ready_slaves(t, seat)),))
    if card.name == "incite-rebellion":
        return Message(words.COSTS_YOU_GLADIATOR, (len(ready_gladiators(t, seat)),))
    return Message(words.HITS_YOU, (card.title,))


def plays(g: SpartacusGame, seat: Seat, option: Option) -> Message | None:
    """A guard rolls, a foil stops the card before it; every other reaction says what it does on its card."""
    box, moment = g.table.box, moment_of(g)
    card = box.intrigue_titles[option.operand]
    if card.name == "guard":
        least = guard_holds_from(g.table)
        return Message(words.GUARD_ROLLS, (least, chance_of(least)))
    if moment is None or moment.kind not in CARD_PLAYED or card.name not in box.rulebook.foils:
        return None
    title = box.intrigue[moment.card].title
    return Message(words.FOILS_FOR_GOLD, (title, card.price)) if card.price else Message(words.FOILS, (title,))


def sends_guard(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    least = guard_holds_from(g.table)
    return Message(words.LAID_GUARD_ROLLS, (ready_guards(g.table, seat), least, chance_of(least)))


def sends_bodyguard(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    least = guard_holds_from(g.table)
    return Message(words.GUARD_ROLLS_AGAIN, (least, chance_of(least)))


def intervenes(g: SpartacusGame, seat: Seat, option: Option) -> Message | None:
    """Whether the card still has the influence that it would take."""
    t, moment = g.table, moment_of(g)
    if moment is None:
        return None
    card = IntrigueCard(moment.card)
    needed = t.box.intrigue[card].influence + raise_of(t, card) + RAISED_BY * option.operand
    behind = influence_behind(t, g.enclosing(Played))
    phrase = words.TAKES_TOO_MUCH if behind < needed else words.STILL_ENOUGH
    return Message(phrase, (t.box.intrigue[card].title, needed, moment.by, behind))


FORETOLD: Final[dict[str, Foretell]] = {
    "pass": passes,
    "play": plays,
    "send-guard": sends_guard,
    "bodyguard": sends_bodyguard,
    "intervene": intervenes,
}
