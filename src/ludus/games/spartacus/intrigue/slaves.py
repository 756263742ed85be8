"""Abilities of slaves, used in the owner's own intrigue turn by exhausting the card (rulebook p. 6, p. 17).

Spy: look at one random card of another's hand      Skilled: 1 gold      Exceptional: 2 gold
Handmaid: discard a hand card and draw one. Those of the expansion are in `serpents_slaves`.
Ashur's Cunning is in `support`, bodyguards are in `guards`.
Rulings applied: S-09 (exhausted cards cannot be used), S-12 (only in one's own turn).
"""

from collections.abc import Callable
from typing import Final

from ludus.core.chance import Chance, Draw
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NO_SEAT, NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import IntrigueCard
from ludus.games.spartacus.table.deeds import earn
from ludus.games.spartacus.table.draws import Exchange
from ludus.games.spartacus.table.moves import show
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, others
from ludus.games.spartacus.words import intrigue as words

SKILLED_GOLD: Final = 1
EXCEPTIONAL_GOLD: Final = 2


class Ability:
    """What a card does when it is exhausted, and why it cannot."""

    def __init__(
        self, why_not: Callable[[SpartacusTable, Seat], Message | None], effect: Callable[[SpartacusGame, Seat], None]
    ) -> None:
        self.why_not = why_not
        self.effect = effect


def always(t: SpartacusTable, seat: Seat) -> Message | None:
    """Nothing stands in the way."""
    return None


def skilled(g: SpartacusGame, seat: Seat) -> None:
    earn(g, seat, SKILLED_GOLD)


def exceptional(g: SpartacusGame, seat: Seat) -> None:
    earn(g, seat, EXCEPTIONAL_GOLD)


def no_card_to_discard(t: SpartacusTable, seat: Seat) -> Message | None:
    """A handmaid exchanges a card of the hand, so there must be one."""
    return None if t.hands[seat] else Message(words.NO_CARD_IN_HAND)


def handmaid(g: SpartacusGame, seat: Seat) -> None:
    g.call(Exchange(seat, 1, 1))


# --- Spying ------------------------------------------------------------------------------------------


class Spying(Frame):
    """A spy is sent to look at another's hand."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.target = NO_SEAT

    def steps(self) -> list[Step]:
        return SPYING_STEPS

    def copy(self) -> "Spying":
        f = Spying(self.seat)
        f.step = self.step
        f.target = self.target
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.target)


def holders(t: SpartacusTable, seat: Seat) -> list[Seat]:
    """The others who have a card in hand."""
    return [other for other in others(t, seat) if t.hands[other]]


def nobody_to_spy_on(t: SpartacusTable, seat: Seat) -> Message | None:
    """There must be a card to look at."""
    return None if holders(t, seat) else Message(words.NOBODY_HOLDS_A_CARD)


def spy(g: SpartacusGame, seat: Seat) -> None:
    g.call(Spying(seat))


def ask_whom(f: Spying, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if f.target == NO_SEAT and holders(g.table, f.seat) else NOBODY


def whom_options(f: Spying, g: SpartacusGame, seat: Seat) -> list[Option]:
    t = g.table
    return [t.box.seats("spy-on")[other] for other in holders(t, seat)]


def hear_whom(f: Spying, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.target = Seat(option.operand)


WHOM: Final = Step(
    "spy",
    "intrigue.abilities",
    ask=ask_whom,
    options=whom_options,
    hear=hear_whom,
    prompt=lambda f, g: Message(words.ASK_SPY, (f.seat,)),
    auto=True,
)


def luck_look(f: Spying, g: SpartacusGame) -> Chance | None:
    """One card of the hand at random; each time anew, so it is no deck with an order."""
    t = g.table
    hand = [] if f.target == NO_SEAT else [t.box.cards("draw")[card] for card in t.hands[f.target]]
    return Draw("spy", 0, hand, [1] * len(hand)) if hand else None


def hear_look(f: Spying, g: SpartacusGame, seat: Seat, option: Option) -> None:
    card = IntrigueCard(option.operand)
    show(g.table, card, 1 << f.seat)
    g.whisper((f.seat,), words.SPIES, f.seat, f.target, g.table.box.intrigue[card].title)
    f.end()


LOOK: Final = Step("look", "intrigue.abilities", luck=luck_look, hear=hear_look)


SPYING_STEPS: Final = in_order(WHOM, LOOK)


ABILITIES: Final[dict[str, Ability]] = {
    "skilled": Ability(always, skilled),
    "exceptional": Ability(always, exceptional),
    "handmaid": Ability(no_card_to_discard, handmaid),
    "spy": Ability(nobody_to_spy_on, spy),
}
