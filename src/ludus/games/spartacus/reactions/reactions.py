"""Reactions: cards and abilities that answer what has just happened (rulebook p. 8).

1. A window asks at once every seat that, by what all can see, could answer; answers are sealed.
2. When all are in, the first that is not a pass counts: the target's, then clockwise. The others are void, stay in hand
   and are never shown.
3. The card is laid down, names what it must name, and can itself be answered.
4. Unless it was foiled it takes effect; it is discarded.
5. A new window opens, until all pass.
Rulings applied: S-04, S-08 (foils), S-43 (checked again on taking effect), S-56, S-63, S-64 (order), S-65 (oneself).

A chapter opens a window with `open_window(g, Moment(kind, target, by, card))` as the last thing a step does, having
set its own frame to the step that follows. What can answer is a card of the hand (`Playable`), or lies open
on a table (`OnTable`: a healer, a bodyguard). A chapter lists its own, and `rules` puts them into the rulebook.
"""

from collections.abc import Callable
from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Step, in_order
from ludus.core.ids import NO_SEAT, NOBODY, ONLY, Seat, clockwise, left_of
from ludus.core.phrase import Message
from ludus.core.windows import Sealed, ask_sealed, first_answer
from ludus.games.spartacus.box.cards import REACTION, IntrigueCard
from ludus.games.spartacus.reactions.moments import ANY_MOMENT, GUARD_PLAYED, REACTION_PLAYED, SCHEME_PLAYED, Moment
from ludus.games.spartacus.reactions.played import Played, played_below, put_down
from ludus.games.spartacus.table.moves import lay_down
from ludus.games.spartacus.table.promises import FOILED, note, note_attempt
from ludus.games.spartacus.table.purse import free_gold
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, is_all_discarded, required, titles_in_hand
from ludus.games.spartacus.words import common
from ludus.games.spartacus.words import reactions as words

PASS: Final = Option("pass")
CARD_PLAYED: Final = (SCHEME_PLAYED, REACTION_PLAYED, GUARD_PLAYED)


# --- What can be answered ----------------------------------------------------------------------------

WhyNot = Callable[[SpartacusTable, Seat, Moment], Message | None]
Offers = Callable[[SpartacusTable, Seat, Moment], list[Option]]
Begin = Callable[[SpartacusGame, Seat, Option, Moment], None]


class Playable:
    """The rule of a reaction card. `why_not` and `names` may look only at what everybody can see."""

    def __init__(
        self,
        why_not: WhyNot,
        effect: "Callable[[SpartacusGame, Reaction], None]",
        names: Offers | None = None,
        when: tuple[int, ...] = ANY_MOMENT,
        why_nobody: Callable[[SpartacusTable, Moment], Message | None] | None = None,
    ) -> None:
        self.when = when  # the kinds of moments it can answer
        self.why_nobody = why_nobody  # why it does not fit one of them, whoever holds it; None: it always does
        self.why_not = why_not  # why it does not fit one of them for this seat, influence and possession apart
        self.effect = effect
        self.names = names  # what its player names when it is laid down; None: nothing


class OnTable:
    """The rule of something that answers from the table, where all can see it."""

    def __init__(self, offers: Offers, begin: Begin, when: tuple[int, ...] = ANY_MOMENT) -> None:
        self.when = when
        self.offers = offers
        self.begin = begin


def cards_at(t: SpartacusTable, kind: int) -> dict[str, Playable]:
    """The cards that can answer moments of a kind, by name."""
    cards: dict[str, Playable] = t.box.rulebook.cards_at[kind]
    return cards


def why_not_play(t: SpartacusTable, seat: Seat, title: int, moment: Moment) -> Message | None:
    """Why a seat that held this card could not play it now; says nothing about what it holds."""
    card = t.box.intrigue_titles[title]
    rule: Playable | None = t.box.rulebook.cards_at[moment.kind].get(card.name)
    if rule is None:
        return Message(words.NOT_NOW)
    reason = None if rule.why_nobody is None else rule.why_nobody(t, moment)
    if reason is not None:
        return reason
    if t.influence[seat] < card.influence:
        return Message(common.TOO_LITTLE_INFLUENCE, (t.influence[seat], card.influence))
    return rule.why_not(t, seat, moment)


def why_not_answer(g: SpartacusGame, seat: Seat, title: int, moment: Moment) -> Message | None:
    """Why a seat cannot play a card of its hand: its gold may be bound by offers that only it knows of."""
    t = g.table
    reason = why_not_play(t, seat, title, moment)
    if reason is not None:
        return reason
    if t.raised and t.influence[seat] < (needed := required(t, seat, title)):
        return Message(common.TOO_LITTLE_INFLUENCE, (t.influence[seat], needed))
    price = g.table.box.intrigue_titles[title].price
    if price and price > (gold := free_gold(g, seat)):
        return Message(common.TOO_LITTLE_GOLD, (gold, price))
    return None


def open_answers(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """What the seat can answer from its table."""
    options: list[Option] = []
    rules: tuple[OnTable, ...] = t.box.rulebook.on_table_at[moment.kind]
    for rule in rules:
        options += rule.offers(t, seat, moment)
    return options


def who_could_answer(t: SpartacusTable, moment: Moment) -> tuple[Seat, ...]:
    """The seats that by what everybody can see might have an answer.

    The target first, then clockwise; without a target the host first (S-56, S-63).
    """
    seats = clockwise(t.host if moment.target == NO_SEAT else moment.target, t.seats)
    able = 0  # a mask of them
    if t.box.rulebook.on_table_at[moment.kind]:
        for seat in seats:
            able |= bool(open_answers(t, seat, moment)) << seat
    rest = 0  # those with cards in hand, of whom nothing is known yet
    for seat in seats:
        if t.hands[seat] and not able >> seat & 1:
            rest |= 1 << seat
    cards: dict[str, Playable] = t.box.rulebook.cards_at[moment.kind]
    for name, rule in cards.items():
        if not rest:
            break
        title = t.box.title_number.get(name)
        if title is not None:
            found = who_could_play(t, title, rule, moment, rest)
            able |= found
            rest &= ~found
    return tuple([seat for seat in seats if able >> seat & 1])


def who_could_play(t: SpartacusTable, title: int, rule: Playable, moment: Moment, seats: int) -> int:
    """Of some seats, as a mask, those who might hold a card and play it now; none, once every copy of it lies open."""
    needed = t.box.intrigue_titles[title].influence
    for seat, influence in enumerate(t.influence):
        if influence < needed:
            seats &= ~(1 << seat)
    if not seats or (rule.why_nobody is not None and rule.why_nobody(t, moment) is not None):
        return 0
    for seat in range(t.seats):
        if seats >> seat & 1 and rule.why_not(t, Seat(seat), moment) is not None:
            seats &= ~(1 << seat)
    return 0 if seats and is_all_discarded(t, title) else seats


# --- 1. The window -----------------------------------------------------------------------------------


class Window(Sealed):
    """Time to react to one moment. Between two rounds of answers the envelope is empty."""

    def __init__(self, moment: Moment) -> None:
        super().__init__(NOBODY)
        self.moment = moment

    def steps(self) -> list[Step]:
        return WINDOW_STEPS

    def copy(self) -> "Window":
        f = Window(self.moment)
        f.seats = self.seats
        self.carry(f)
        return f

    def key(self) -> tuple[object, ...]:
        return (*self.sealed_key(), self.moment)

    def ask(self, seats: tuple[Seat, ...]) -> None:
        """A fresh envelope for these seats."""
        self.seats = seats
        self.ask_again()


def open_window(g: SpartacusGame, moment: Moment) -> None:
    """Give everybody time to react."""
    window = Window(moment)
    g.call(window)
    open_envelope(window, g)


def open_envelope(f: Window, g: SpartacusGame) -> None:
    """Ask whoever could answer; nobody, once the card this is about has been foiled."""
    subject = played_below(g, f)
    is_settled = subject is not None and (subject.foiled or subject.returned)
    seats = NOBODY if is_settled else who_could_answer(g.table, f.moment)
    if seats:
        f.ask(seats)
        f.go_to(ANSWER)
    else:
        f.end()


OPEN: Final = Step(then=open_envelope)


def answer_options(f: Window, g: SpartacusGame, seat: Seat) -> list[Option]:
    if not f.owes(seat):
        return []
    t, moment = g.table, f.moment
    play, titles, rules = t.box.titles("play"), t.box.intrigue_titles, t.box.rulebook.cards_at[moment.kind]
    options = [PASS]
    for title in titles_in_hand(t, seat):
        if titles[title].name in rules and why_not_answer(g, seat, title, moment) is None:
            options.append(play[title])
    return options + open_answers(t, seat, moment) if t.box.rulebook.on_table_at[moment.kind] else options


def why_no_answer(f: Window, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    """The reactions in the seat's own hand that cannot be played now."""
    if not f.owes(seat):
        return []
    t = g.table
    blocked = []
    for title in titles_in_hand(t, seat):
        reason = why_not_answer(g, seat, title, f.moment)
        if reason is not None and t.box.intrigue_titles[title].kind == REACTION:
            blocked.append(Blocked(t.box.titles("play")[title], reason, "reactions.when"))
    return blocked


def prompt_answer(f: Window, g: SpartacusGame) -> Message:
    """What has happened: whose card it is and whom else it names, where a card was played."""
    moment = f.moment
    if moment.kind not in CARD_PLAYED or moment.by == NO_SEAT:
        return Message(words.ASK_REACTION, (moment.kind,))
    title = g.table.box.intrigue[moment.card].title
    if any(target != moment.by for target in moment.targets):
        return Message(words.ASK_TO_SCHEME, (moment.by, title, moment.targets))
    return Message(words.ASK_TO_CARD, (moment.by, title))


def hear_answer(f: Window, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.hear(seat, option, complete=True)


# --- 2. The first answer counts ----------------------------------------------------------------------


def reveal(f: Window, g: SpartacusGame) -> None:
    """The first answer in order counts, and a new window follows it; the others are as if never given."""
    answer = first_answer(f, PASS)
    if answer is None:
        f.end()
        return
    f.ask(NOBODY)
    f.go_to(OPEN)
    seat, option = answer
    if option.verb == "play":
        play_reaction(g, seat, lay_down(g.table, seat, option.operand), f.moment)
    else:
        rule: OnTable = g.table.box.rulebook.on_table[option.verb]
        rule.begin(g, seat, option, f.moment)


ANSWER: Final = Step(
    "reaction",
    "reactions.window",
    ask=ask_sealed,
    options=answer_options,
    hear=hear_answer,
    then=reveal,
    why_not=why_no_answer,
    prompt=prompt_answer,
)


def close_window(g: SpartacusGame) -> None:
    """The moment is over: what was answered has undone it (a healer's re-roll)."""
    g.enclosing(Window).end()


WINDOW_STEPS: Final = in_order(OPEN, ANSWER)


# --- 3. and 4. A reaction is played ------------------------------------------------------------------


class Reaction(Played):
    """A reaction card that has been laid down."""

    def __init__(self, seat: Seat, card: IntrigueCard, moment: Moment) -> None:
        super().__init__(seat, card)
        self.moment = moment  # what it answers
        self.named: Option | None = None

    def steps(self) -> list[Step]:
        return REACTION_STEPS

    def copy(self) -> "Reaction":
        f = Reaction(self.seat, self.card, self.moment)
        f.step = self.step
        f.foiled = self.foiled
        f.returned = self.returned
        f.named = self.named
        return f

    def key(self) -> tuple[object, ...]:
        named = "" if self.named is None else self.named.words
        return (self.step, self.seat, self.card, self.foiled, self.returned, self.moment, named)


def play_reaction(g: SpartacusGame, seat: Seat, card: IntrigueCard, moment: Moment) -> None:
    """Begin with a card that lies face up: a reaction, or a guard from the table."""
    g.tell(words.PLAYS, seat, g.table.box.intrigue[card].title)
    g.call(Reaction(seat, card, moment))


def rule_of(f: Reaction, t: SpartacusTable) -> Playable:
    """What the card being played does."""
    rule: Playable = t.box.rulebook.cards[t.box.intrigue[f.card].name]
    return rule


def ask_name(f: Reaction, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if rule_of(f, g.table).names is not None and f.named is None else NOBODY


def name_options(f: Reaction, g: SpartacusGame, seat: Seat) -> list[Option]:
    names = rule_of(f, g.table).names
    assert names is not None
    return names(g.table, seat, f.moment)


def hear_name(f: Reaction, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.named = option


def let_it_be_answered(f: Reaction, g: SpartacusGame) -> None:
    """Its player's left neighbour is asked first (S-64)."""
    f.go_on()
    t = g.table
    kind = REACTION_PLAYED if t.box.intrigue[f.card].kind == REACTION else GUARD_PLAYED
    if t.box.intrigue[f.card].name in t.box.rulebook.foils and f.moment.kind == SCHEME_PLAYED:
        note_attempt(g, f.seat, f.moment.by, kind == GUARD_PLAYED)
    open_window(g, Moment(kind, left_of(f.seat, t.seats), f.seat, f.card))


NAME: Final = Step(
    "name",
    "reactions.when",
    ask=ask_name,
    options=name_options,
    hear=hear_name,
    then=let_it_be_answered,
    prompt=lambda f, g: Message(words.ASK_NAME, (f.seat, g.table.box.intrigue[f.card].title)),
    auto=True,
)


def take_effect(f: Reaction, g: SpartacusGame) -> None:
    f.go_on()
    if f.foiled:
        g.tell(words.FOILED, f.seat, g.table.box.intrigue[f.card].title)
    elif not f.returned:
        rule_of(f, g.table).effect(g, f)


EFFECT: Final = Step(then=take_effect)


def put_away(f: Reaction, g: SpartacusGame) -> None:
    put_down(g, f)
    f.end()


DISCARD: Final = Step(then=put_away)


REACTION_STEPS: Final = in_order(NAME, EFFECT, DISCARD)


def foil(g: SpartacusGame, f: Reaction) -> None:
    """The card this reaction answers comes to nothing."""
    subject = played_below(g, f)
    assert subject is not None
    subject.foiled = True
    note(g, FOILED, f.seat, subject.seat)
