"""The intrigue turn (rulebook pp. 6–8): one per house and phase (S-54).

1. In any order and as often as one likes: play a scheme, cash in a card, use a power of the house or the ability of a
   card; a guard may be laid on the table at any time.
2. At the end of the turn no more cards may be held than one's influence allows: the rest is cashed in, guards may be
   laid down instead.
3. Time to react.
Rulings applied: S-01 (hand limit), S-12 (powers and abilities), S-13 (cashing in), S-54.
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.answers.guards import LAY_GUARD, hear_laying, holds_a_guard
from ludus.games.spartacus.box.cards import SCHEME, MarketCard
from ludus.games.spartacus.intrigue import powers
from ludus.games.spartacus.intrigue.abilities import ability_options, blocked_abilities, use_ability
from ludus.games.spartacus.reactions.moments import TURN_END, Moment
from ludus.games.spartacus.reactions.reactions import open_window
from ludus.games.spartacus.schemes.support import prepare, why_not_prepare
from ludus.games.spartacus.table.deeds import cash_in
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, hand_limit, titles_in_hand
from ludus.games.spartacus.words import intrigue as words

DONE: Final = Option("done")


class IntrigueTurn(Frame):
    """One house's turn."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def steps(self) -> list[Step]:
        return TURN_STEPS

    def copy(self) -> "IntrigueTurn":
        f = IntrigueTurn(self.seat)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat)


def begin_turn(f: IntrigueTurn, g: SpartacusGame) -> None:
    g.table.given_up = 0
    g.tell(words.TURN, f.seat)
    f.go_on()


BEGIN: Final = Step(then=begin_turn)


# --- 1. Actions --------------------------------------------------------------------------------------


def schemes_in_hand(t: SpartacusTable, seat: Seat) -> list[int]:
    """The schemes a seat holds, by title."""
    titles = t.box.intrigue_titles
    return [title for title in titles_in_hand(t, seat) if titles[title].kind == SCHEME]


def ask_action(f: IntrigueTurn, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat]


def action_options(f: IntrigueTurn, g: SpartacusGame, seat: Seat) -> list[Option]:
    t = g.table
    scheme, titles = t.box.titles("scheme"), t.box.intrigue_titles
    options, cash_in, held = [], t.box.titles("cash-in"), titles_in_hand(t, seat)
    for title in held:
        if titles[title].kind == SCHEME and why_not_prepare(g, seat, titles[title]) is None:
            options.append(scheme[title])
    options += [cash_in[title] for title in held]
    options += powers.power_options(t, seat)
    options += ability_options(t, seat)
    options.append(DONE)
    return options


def cash_in_options(t: SpartacusTable, seat: Seat) -> list[Option]:
    """Every intrigue card of the hand can be sold (S-13)."""
    cash_in = t.box.titles("cash-in")
    return [cash_in[title] for title in titles_in_hand(t, seat)]


def blocked_actions(f: IntrigueTurn, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    """Schemes, powers and abilities that cannot be used now."""
    t = g.table
    reasons = ((title, why_not_prepare(g, seat, t.box.intrigue_titles[title])) for title in schemes_in_hand(t, seat))
    return [
        *(Blocked(t.box.titles("scheme")[title], reason, "schemes.play") for title, reason in reasons if reason),
        *powers.blocked_powers(t, seat),
        *blocked_abilities(t, seat),
    ]


def hear_action(f: IntrigueTurn, g: SpartacusGame, seat: Seat, option: Option) -> None:
    if option is DONE:
        f.go_on()
    elif option.verb == "scheme":
        prepare(g, seat, option.operand)
    elif option.verb == "cash-in":
        cash_in(g, seat, option.operand)
    elif option.verb == "use":
        use_ability(g, seat, MarketCard(option.operand))
    else:
        powers.use_power(g, seat, option.verb)


ACT: Final = Step(
    "intrigue",
    "intrigue.turn",
    ask=ask_action,
    options=action_options,
    hear=hear_action,
    why_not=blocked_actions,
    prompt=lambda f, g: Message(words.ASK_TURN, (f.seat,)),
)


# --- 2. The hand limit -------------------------------------------------------------------------------


class HandLimit(Frame):
    """A house brings its hand down to what its influence allows at this moment (S-01)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def steps(self) -> list[Step]:
        return LIMIT_STEPS

    def copy(self) -> "HandLimit":
        f = HandLimit(self.seat)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat)


def holds_too_many(t: SpartacusTable, seat: Seat) -> bool:
    """Whether a hand is larger than its Dominus' influence allows."""
    return len(t.hands[seat]) > hand_limit(t, seat)


def ask_excess(f: HandLimit, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if holds_too_many(g.table, f.seat) else NOBODY


def excess_options(f: HandLimit, g: SpartacusGame, seat: Seat) -> list[Option]:
    sales = cash_in_options(g.table, seat)
    return [*sales, LAY_GUARD] if holds_a_guard(g, seat) else sales


def hear_excess(f: HandLimit, g: SpartacusGame, seat: Seat, option: Option) -> None:
    if option is LAY_GUARD:
        hear_laying(g, seat, option)
    else:
        cash_in(g, seat, option.operand)


def prompt_excess(f: HandLimit, g: SpartacusGame) -> Message:
    limit = hand_limit(g.table, f.seat)
    return Message(words.ASK_LIMIT, (f.seat, limit, len(g.table.hands[f.seat]) - limit))


LIMIT_STEPS: Final = in_order(
    Step(
        "hand-limit",
        "intrigue.limit",
        ask=ask_excess,
        options=excess_options,
        hear=hear_excess,
        prompt=prompt_excess,
    ),
)


def check_hand(f: IntrigueTurn, g: SpartacusGame) -> None:
    f.go_on()
    if holds_too_many(g.table, f.seat):
        g.call(HandLimit(f.seat))


LIMIT: Final = Step(then=check_hand)


# --- 3. The end of the turn --------------------------------------------------------------------------


def end_turn(f: IntrigueTurn, g: SpartacusGame) -> None:
    f.go_on()
    open_window(g, Moment(TURN_END, by=f.seat))


END: Final = Step(then=end_turn)


TURN_STEPS: Final = in_order(BEGIN, ACT, LIMIT, END)
