"""Asking for support (rulebook p. 7).

1. A scheme is chosen from the hand, unshown. Whoever has the influence it requires lays it down at once.
2. Otherwise its player asks others, one by one, for their support, and may lower what is required: Solonius with a
   bribe, Ashur's owner with Ashur. The card stays hidden, and need not be spoken of truthfully.
3. Support is given openly, counts for this one scheme, and cannot be taken back. Nobody's influence changes.
4. As soon as the sum suffices the card is laid face up; if it never does, it stays in hand, unshown.
Once in a phase Varinius demands support for a scheme, his own or another's; whoever refuses it loses 1 influence.
Rulings applied: S-03 (support), S-12 (Ashur), S-47 (bribes), S-52, S-156 (Varinius), S-70 (giving up), S-77 (costs).

Support can be bought: a deal calls `pledge(g, seat)` while `may_pledge(g, seat)`, whether the seat was asked or not.
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NO_SEAT, NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import IntrigueTitle, MarketCard
from ludus.games.spartacus.reactions.moments import SUPPORT_SOUGHT
from ludus.games.spartacus.reactions.reactions import cards_at
from ludus.games.spartacus.schemes.backing import CUNNING_LOWERS, UNAIDED, brought
from ludus.games.spartacus.schemes.schemes import (
    INTERVENTION,
    PlayScheme,
    cost_of,
    play_scheme,
    talked_about,
    why_not_scheme,
)
from ludus.games.spartacus.table.deeds import lose
from ludus.games.spartacus.table.lapses import lapse
from ludus.games.spartacus.table.moves import exhaust, pay
from ludus.games.spartacus.table.promises import REFUSED, SUPPORTED, note
from ludus.games.spartacus.table.purse import free_gold
from ludus.games.spartacus.table.table import (
    SpartacusGame,
    SpartacusTable,
    house_of,
    is_all_discarded,
    others,
    ready_with,
    required,
)
from ludus.games.spartacus.words import schemes as words

MOST_GIVEN_UP: Final = 3  # schemes a Dominus may give up in one turn (S-70)
CUNNING: Final = "cunning"  # Ashur
BRIBES: Final = "bribes-and-pandering"  # Solonius: 1 influence less for each gold
WILL_OF_THE_SENATE: Final = "will-of-the-senate"  # Varinius: demands support
DEMAND: Final = "demand"
CONTEMPT: Final = 1  # influence lost by refusing the Senate

LENDING: Final[tuple[int, ...]] = (SUPPORT_SOUGHT,)  # when reactions that lend support are played

SUPPORT: Final = Option("support")
REFUSE: Final = Option("refuse")
GIVE_UP: Final = Option("give-up")


class Preparation(Frame):
    """A scheme whose player seeks support. Everything but the title is known to all."""

    def __init__(self, seat: Seat, title: int, reach: int) -> None:
        super().__init__()
        self.seat = seat
        self.title = title  # hidden
        self.reach = reach  # the most influence there was to be had when it began
        self.backing = UNAIDED
        self.refusers: tuple[Seat, ...] = ()
        self.asking = NO_SEAT  # who is being asked
        self.is_demand = False  # in the name of the Senate

    def steps(self) -> list[Step]:
        return PREPARATION_STEPS

    def copy(self) -> "Preparation":
        f = Preparation(self.seat, self.title, self.reach)
        f.step = self.step
        f.backing = self.backing
        f.refusers = self.refusers
        f.asking = self.asking
        f.is_demand = self.is_demand
        return f

    def key(self) -> tuple[object, ...]:
        return (
            *(self.step, self.seat, self.title, self.reach, self.backing),
            *(self.refusers, self.asking, self.is_demand),
        )


# --- 1. Choosing a scheme ----------------------------------------------------------------------------


def can_bribe(t: SpartacusTable, seat: Seat) -> bool:
    """Whether the seat's house may pay for needing less influence."""
    return BRIBES in house_of(t, seat).powers


def reach_of(g: SpartacusGame, seat: Seat) -> int:
    """The most influence a seat could bring to bear, if all supported it."""
    t = g.table
    bribe = free_gold(g, seat) if can_bribe(t, seat) else 0
    return sum(t.influence) + CUNNING_LOWERS * len(ready_with(t, seat, CUNNING)) + bribe + could_be_lent(t)


def could_be_lent(t: SpartacusTable) -> int:
    """What reactions that lend support would add, if they were all in hands."""
    lent, numbers = 0, t.box.title_number
    if not t.box.has_expansion:
        return lent
    for name, rule in cards_at(t, SUPPORT_SOUGHT).items():
        title = numbers.get(name)
        if title is not None and rule.when == LENDING and not is_all_discarded(t, title):
            lent += t.box.intrigue_titles[title].amount
    return lent


def why_not_prepare(g: SpartacusGame, seat: Seat, card: IntrigueTitle) -> Message | None:
    """Why a scheme of the hand cannot be begun now."""
    t = g.table
    reason, needed = why_not_scheme(g, seat, card), required(t, seat, card.title)
    if reason is not None or needed <= t.influence[seat]:
        return reason
    if needed > (reach := reach_of(g, seat)):
        return Message(words.OUT_OF_REACH, (reach, needed))
    return Message(words.GAVE_UP_TOO_OFTEN) if t.given_up >= MOST_GIVEN_UP else None


def prepare(g: SpartacusGame, seat: Seat, title: int) -> None:
    """Begin with a scheme of the hand; nobody is shown which."""
    f = Preparation(seat, title, reach_of(g, seat))
    if not is_enough(f, g.table):
        g.tell(words.PREPARES, seat)
    g.call(f)


# --- 2. Seeking support ------------------------------------------------------------------------------


def gathered(f: Preparation, t: SpartacusTable) -> int:
    """The influence brought to bear so far."""
    return brought(t, f.seat, f.backing)


def missing(f: Preparation, t: SpartacusTable) -> int:
    """The influence still wanting."""
    return max(required(t, f.seat, f.title) - gathered(f, t), 0)


def is_enough(f: Preparation, t: SpartacusTable) -> bool:
    """Whether the card can be laid down."""
    return missing(f, t) == 0


def ask_whom(f: Preparation, g: SpartacusGame) -> tuple[Seat, ...]:
    return NOBODY if is_enough(f, g.table) else ONLY[f.seat]


def whom_options(f: Preparation, g: SpartacusGame, seat: Seat) -> list[Option]:
    t = g.table
    heard = (*f.backing.supporters, *f.refusers)
    ask = [t.box.seats("ask")[other] for other in others(t, seat) if other not in heard]
    demand = demand_options(f, t, seat)
    cunning = [t.box.assets("cunning")[card] for card in ready_with(t, seat, CUNNING)]
    purse = free_gold(g, seat) - cost_of(g, seat, t.box.intrigue_titles[f.title])
    most = min(missing(f, t), purse) if can_bribe(t, seat) else 0
    return [*ask, *demand, *cunning, *t.box.counts(BRIBES)[1 : max(most, 0) + 1], GIVE_UP]


def why_not_ask(f: Preparation, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    """Everybody answers once; the Senate speaks once in a phase."""
    t = g.table
    ask, demand = t.box.seats("ask"), t.box.seats(DEMAND)
    silent = others(t, seat) if speaks_for_the_senate(t, seat) and t.senate_has_spoken else ()
    return [
        *(Blocked(ask[other], Message(words.HAS_ANSWERED, (other,)), "support.ask") for other in f.refusers),
        *(Blocked(demand[other], Message(words.SENATE_HAS_SPOKEN), "support.senate") for other in silent),
    ]


def prompt_whom(f: Preparation, g: SpartacusGame) -> Message:
    """What has been gathered all know; which card it is for, and what that still takes, its player alone."""
    t = g.table
    return Message(words.ASK_WHOM, (f.seat, gathered(f, t), f.title, required(t, f.seat, f.title), missing(f, t)))


def hear_whom(f: Preparation, g: SpartacusGame, seat: Seat, option: Option) -> None:
    t = g.table
    if option is GIVE_UP:
        give_up(f, g)
    elif option.verb == "ask":
        f.asking = Seat(option.operand)
        g.tell(words.ASKS_SUPPORT, seat, f.asking)
        f.go_to(ANSWER)
    elif option.verb == DEMAND:
        hear_demand(g, seat, option)
    elif option.verb == CUNNING:
        card = MarketCard(option.operand)
        f.backing = f.backing._replace(cunning=(*f.backing.cunning, card))
        exhaust(t, card)
        g.tell(words.CUNNING, seat, option.operand, CUNNING_LOWERS)
    else:
        f.backing = f.backing._replace(bribe=f.backing.bribe + option.operand)
        pay(t, seat, option.operand)
        g.tell(words.BRIBES, seat, option.operand)


# --- 3. Giving it ------------------------------------------------------------------------------------


def ask_support(f: Preparation, g: SpartacusGame) -> tuple[Seat, ...]:
    """Who is asked; nobody any more, where a deal has brought the support meanwhile."""
    has_answered = f.asking in f.backing.supporters or f.asking in f.refusers
    return NOBODY if has_answered or is_enough(f, g.table) else ONLY[f.asking]


def support_options(f: Preparation, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [SUPPORT, REFUSE]


def prompt_support(f: Preparation, g: SpartacusGame) -> Message:
    phrase = words.ASK_DEMANDED if f.is_demand else words.ASK_SUPPORT
    return Message(phrase, (f.asking, f.seat, gathered(f, g.table)))


def hear_support(f: Preparation, g: SpartacusGame, seat: Seat, option: Option) -> None:
    if option is SUPPORT:
        pledge(g, seat)
    else:
        f.refusers = (*f.refusers, seat)
        g.tell(words.REFUSES, seat, f.seat)
        note(g, REFUSED, seat, f.seat)
        if f.is_demand:
            lose(g, seat, CONTEMPT)


def back_to_the_schemer(f: Preparation, g: SpartacusGame) -> None:
    f.asking = NO_SEAT
    f.is_demand = False
    f.go_to(GATHER)


ANSWER: Final = Step(
    "support",
    "support.give",
    ask=ask_support,
    options=support_options,
    hear=hear_support,
    then=back_to_the_schemer,
    prompt=prompt_support,
)


def being_prepared(g: SpartacusGame) -> Preparation | None:
    """The scheme for which support is sought now."""
    f = g.stack[-1] if g.stack else None
    return f if isinstance(f, Preparation) else None


def preparation_below(g: SpartacusGame) -> Preparation | None:
    """The scheme for which support is sought, also while a card lent to it is being answered."""
    return next((f for f in reversed(g.stack) if isinstance(f, Preparation) and not f.has_passed(ANSWER)), None)


def to_be_supported(g: SpartacusGame) -> Preparation | PlayScheme | None:
    """The scheme that can be supported now: while it is prepared, or talked about where it may come to take more."""
    f = being_prepared(g)
    scheme = None if f is not None else talked_about(g)
    if scheme is None:
        return f
    raises = (INTERVENTION in house_of(g.table, seat).powers for seat in others(g.table, scheme.seat))
    return scheme if any(raises) else None


def may_pledge(g: SpartacusGame, seat: Seat) -> bool:
    """Whether the seat could support the scheme at hand; a refusal may be thought better of."""
    f = to_be_supported(g)
    return f is not None and seat != f.seat and seat not in f.backing.supporters


def pledge(g: SpartacusGame, seat: Seat) -> None:
    """The seat supports the scheme at hand; this binds."""
    f = to_be_supported(g)
    assert f is not None and may_pledge(g, seat)
    f.backing = f.backing._replace(supporters=(*f.backing.supporters, seat))
    g.tell(words.SUPPORTS, seat, f.seat, g.table.influence[seat])
    note(g, SUPPORTED, seat, f.seat)


# --- The will of the Senate (The Serpents and the Wolf) ----------------------------------------------


def speaks_for_the_senate(t: SpartacusTable, seat: Seat) -> bool:
    """Whether the seat's house may demand support."""
    return t.box.has_expansion and WILL_OF_THE_SENATE in house_of(t, seat).powers


def demand_options(f: Preparation, t: SpartacusTable, seat: Seat) -> list[Option]:
    """Whose support Varinius may demand, for his own scheme or another's, once in a phase (S-52)."""
    if t.senate_has_spoken or not speaks_for_the_senate(t, seat):
        return []
    settled = (f.seat, *f.backing.supporters)
    return [t.box.seats(DEMAND)[other] for other in others(t, seat) if other not in settled]


def demanding(g: SpartacusGame, seat: Seat) -> list[Option]:
    """Beside another's request for support Varinius may demand it (S-156)."""
    f = being_prepared(g)
    return [] if f is None or f.seat == seat or not f.is_at(GATHER) else demand_options(f, g.table, seat)


def hear_demand(g: SpartacusGame, seat: Seat, option: Option) -> None:
    """A demand is put like a request, also to who has refused one; nobody is shown the card."""
    f = being_prepared(g)
    assert f is not None
    g.table.senate_has_spoken = True
    f.asking, f.is_demand = Seat(option.operand), True
    f.refusers = tuple(other for other in f.refusers if other != f.asking)
    g.tell(words.DEMANDS, seat, f.asking, f.seat)
    f.go_to(ANSWER)


# --- 4. Laying it down -------------------------------------------------------------------------------


def lay_it_down(f: Preparation, g: SpartacusGame) -> None:
    """The sum suffices; but the gold for the card's own cost may have gone elsewhere meanwhile (S-77)."""
    if why_not_scheme(g, f.seat, g.table.box.intrigue_titles[f.title]) is not None:
        give_up(f, g)
        return
    end(f, g)
    play_scheme(g, f.seat, f.title, f.backing)


GATHER: Final = Step(
    "ask-support",
    "support.ask",
    ask=ask_whom,
    options=whom_options,
    hear=hear_whom,
    then=lay_it_down,
    why_not=why_not_ask,
    prompt=prompt_whom,
)


def give_up(f: Preparation, g: SpartacusGame) -> None:
    """The card stays in hand, unshown; what was spent on it is spent."""
    g.table.given_up += 1
    g.tell(words.GIVES_UP, f.seat)
    end(f, g)


def end(f: Preparation, g: SpartacusGame) -> None:
    """Support is no longer sought, nor can it be offered."""
    lapse(g, lambda offer: offer.gives.support or offer.asks.support)
    f.end()


PREPARATION_STEPS: Final = in_order(GATHER, ANSWER)
