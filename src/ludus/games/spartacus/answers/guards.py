"""Guards (rulebook p. 8).

1. A guard of the hand may be laid on the table at any time; it never goes back.
2. A Dominus named as target by another's scheme may send guards, from the hand or ready ones from the table, one after
   the other; each is discarded.
3. A die is rolled: 4 or more foils the whole scheme. After a failed roll a ready bodyguard may have it rolled again.
Rulings applied: S-05, S-06 (who may use guards, how many), S-08 (a guard can be stopped before the roll), S-09
(exhausted guards), S-12 (bodyguards).
"""

from typing import Final

from ludus.core.chance import D6, Chance, Roll
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.reactions.moments import GUARD_FAILED, SCHEME_PLAYED, Moment
from ludus.games.spartacus.reactions.reactions import (
    OnTable,
    Playable,
    Reaction,
    Window,
    close_window,
    foil,
    open_window,
    play_reaction,
)
from ludus.games.spartacus.table.moves import exhaust, lay_guard, send_guard
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, copies_in_hand, ready_guards, ready_with
from ludus.games.spartacus.words import intrigue as intrigue_words
from ludus.games.spartacus.words import reactions
from ludus.games.spartacus.words import schemes as words

BODYGUARD: Final = "bodyguard"

LAY_GUARD: Final = Option("lay-guard")
SEND_GUARD: Final = Option("send-guard")

NOT_NOW: Final = Message(reactions.NOT_NOW)

# --- 1. Laying a guard on the table ------------------------------------------------------------------


def holds_a_guard(g: SpartacusGame, seat: Seat) -> bool:
    """Whether the seat has a guard in hand that it has not promised in a sealed answer."""
    t = g.table
    guard = t.box.title_number["guard"]
    held = copies_in_hand(t, seat, guard)
    if not held:  # as at most decisions, at every one of which this is asked
        return False
    play = t.box.titles("play")[guard]
    for f in g.stack:
        if isinstance(f, Window) and seat in f.seats and play in f.draft(seat):
            held -= 1
    return held > 0


def laying(g: SpartacusGame, seat: Seat) -> list[Option]:
    """Beside whatever is asked, a guard may be laid on the table."""
    return [LAY_GUARD] if holds_a_guard(g, seat) and LAY_GUARD not in g.options(seat) else []


def hear_laying(g: SpartacusGame, seat: Seat, option: Option) -> None:
    """The guard lies open from now on."""
    lay_guard(g.table, seat)
    g.tell(intrigue_words.LAYS_GUARD, seat)


# --- 2. Sending a guard ------------------------------------------------------------------------------


def why_no_guard(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """Guards act only for a target of another's scheme (S-05, S-06)."""
    is_target = seat in moment.targets and seat != moment.by
    return None if is_target else NOT_NOW


def guards_on_table(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """A ready guard on the table; one is like another."""
    return [SEND_GUARD] if ready_guards(t, seat) and why_no_guard(t, seat, moment) is None else []


def send_from_table(g: SpartacusGame, seat: Seat, option: Option, moment: Moment) -> None:
    play_reaction(g, seat, send_guard(g.table, seat), moment)


def guard_holds_from(t: SpartacusTable) -> int:
    """What a guard must roll."""
    return t.box.intrigue_titles[t.box.title_number["guard"]].holds


# --- 3. The roll -------------------------------------------------------------------------------------


class GuardRoll(Frame):
    """A guard has been sent, and nobody has stopped him."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.die = 0

    def steps(self) -> list[Step]:
        return GUARD_STEPS

    def copy(self) -> "GuardRoll":
        f = GuardRoll(self.seat)
        f.step = self.step
        f.die = self.die
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.seat, self.die)


def roll_for_guard(g: SpartacusGame, f: Reaction) -> None:
    g.call(GuardRoll(f.seat))


def luck_guard(f: GuardRoll, g: SpartacusGame) -> Chance | None:
    return Roll("guard", D6, 1)


def hear_guard(f: GuardRoll, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.die = option.operand
    g.tell(words.GUARD_ROLLS, f.seat, f.die)
    f.go_on()


ROLL: Final = Step("guard", "guards.roll", luck=luck_guard, hear=hear_guard)


def judge(f: GuardRoll, g: SpartacusGame) -> None:
    """A guard who holds foils the scheme; a failed roll gives a bodyguard his chance."""
    sent = g.enclosing(Reaction)
    if f.die >= g.table.box.intrigue[sent.card].holds:
        g.tell(words.GUARD_HOLDS, f.seat)
        foil(g, sent)
        f.end()
    else:
        f.go_to(LAST_WORD)
        open_window(g, Moment(GUARD_FAILED, f.seat, f.seat, sent.card))


JUDGE: Final = Step(then=judge)


def let_the_roll_stand(f: GuardRoll, g: SpartacusGame) -> None:
    g.tell(words.GUARD_FAILS, f.seat)
    f.end()


LAST_WORD: Final = Step(then=let_the_roll_stand)


GUARD_STEPS: Final = in_order(ROLL, JUDGE, LAST_WORD)


def bodyguards(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """After a failed guard roll of one's own: the seat's ready bodyguards."""
    if moment.target != seat:
        return []
    return [t.box.assets(BODYGUARD)[card] for card in ready_with(t, seat, BODYGUARD)]


def send_bodyguard(g: SpartacusGame, seat: Seat, option: Option, moment: Moment) -> None:
    """The bodyguard is exhausted, and the die is rolled again; the moment of the failed roll is over."""
    exhaust(g.table, MarketCard(option.operand))
    g.tell(words.BODYGUARD, seat, option.operand)
    close_window(g)
    g.enclosing(GuardRoll).go_to(ROLL)


REACTIONS: Final[dict[str, Playable]] = {"guard": Playable(why_no_guard, roll_for_guard, when=(SCHEME_PLAYED,))}
ABILITIES: Final[dict[str, OnTable]] = {
    "send-guard": OnTable(guards_on_table, send_from_table, (SCHEME_PLAYED,)),
    BODYGUARD: OnTable(bodyguards, send_bodyguard, (GUARD_FAILED,)),
}
