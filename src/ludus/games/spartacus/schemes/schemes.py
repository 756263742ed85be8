"""Schemes: from the card laid face up to its effect (rulebook pp. 6–8).

1. Its player names the target, and whoever else the card speaks of; a scheme may target its own player.
2. Everybody may talk, and the target may be changed until somebody tries to stop the scheme.
3. Everybody may react: others foil it, a target sends guards.
4. Unless it was foiled it is looked at again, its costs are paid and it takes effect. A foiled scheme costs nothing.
5. It is discarded. If the bank paid gold for it, Seppius takes a share.
Rulings applied: S-07 (foiled), S-41, S-42, S-43 (costs and conditions), S-48 (a card that goes back to hand), S-50
(Seppius), S-57 (targets), S-71 (who else is named), S-72 (assets are chosen as the scheme takes effect), S-73 (what a
target must have), S-121 (the round of talk), S-122 (changing the target).

What a scheme does is a `Scheme`; the modules of cards list their own, and `rules` puts them into the rulebook.
"""

from collections.abc import Callable
from typing import Final

from ludus.core.decision import Option
from ludus.core.frame import Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat, left_of
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import IntrigueCard, IntrigueTitle, MarketCard
from ludus.games.spartacus.reactions.moments import SCHEME_PLAYED, Moment
from ludus.games.spartacus.reactions.played import Played, put_down
from ludus.games.spartacus.reactions.reactions import open_window
from ludus.games.spartacus.schemes.backing import UNAIDED, Backing
from ludus.games.spartacus.schemes.conditions import (
    SCHEMER,
    TARGET,
    Cost,
    Named,
    Naming,
    Pick,
    WhyNot,
    for_nothing,
    nothing_in_the_way,
)
from ludus.games.spartacus.schemes.talk import CHANGE_TARGET, NOT_TO_BE_CHANGED, Talk
from ludus.games.spartacus.table.deeds import earn, share_with_the_influential
from ludus.games.spartacus.table.lapses import lapse
from ludus.games.spartacus.table.moves import lay_down, make_ready
from ludus.games.spartacus.table.promises import AIMED, NAMED, SCHEME_DONE, SCHEME_OFF, SCHEMED, is_open_promise, note
from ludus.games.spartacus.table.purse import free_gold
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, all_seats
from ludus.games.spartacus.table.terms import OTHER_TARGET, is_about_a_scheme
from ludus.games.spartacus.words import common, reactions
from ludus.games.spartacus.words import schemes as words

NO_CARD: Final = MarketCard(-1)


INTERVENTION: Final = "intervention"  # Seppius: a card that is being played takes more influence
KEEP_TARGET: Final = Option("keep-target")


class PlayScheme(Played):
    """A scheme that lies face up."""

    def __init__(self, seat: Seat, card: IntrigueCard, backing: Backing = UNAIDED) -> None:
        super().__init__(seat, card)
        self.backing = backing
        self.named: Named = ()
        self.changes = 0  # how often its player has named anew
        self.picked = NO_CARD
        self.bank: int | None = None  # as it stood when the scheme took effect

    def steps(self) -> list[Step]:
        return SCHEME_STEPS

    def copy(self) -> "PlayScheme":
        f = PlayScheme(self.seat, self.card, self.backing)
        f.step = self.step
        f.foiled = self.foiled
        f.returned = self.returned
        f.named = self.named
        f.changes = self.changes
        f.picked = self.picked
        f.bank = self.bank
        return f

    def key(self) -> tuple[object, ...]:
        return (
            *(self.step, self.seat, self.card, self.backing, self.foiled, self.returned),
            *(self.named, self.changes, self.picked, self.bank),
        )


# --- What a scheme card does -------------------------------------------------------------------------


class Scheme:
    """The rule of a scheme card."""

    def __init__(
        self,
        effect: Callable[[SpartacusGame, PlayScheme, IntrigueTitle], None],
        *names: Naming,
        cost: Cost = for_nothing,
        why_not: WhyNot = nothing_in_the_way,
        pick: Pick | None = None,
    ) -> None:
        self.effect = effect
        self.names = names
        self.cost = cost  # in gold
        self.why_not = why_not  # a condition of its player that is not met
        self.pick = pick


def scheme_rule(t: SpartacusTable, card: IntrigueTitle) -> Scheme:
    """What a scheme card does."""
    rule: Scheme = t.box.rulebook.schemes[card.name]
    return rule


def cost_of(g: SpartacusGame, seat: Seat, card: IntrigueTitle) -> int:
    """The gold its player must have to play a scheme."""
    return scheme_rule(g.table, card).cost(g.table, card, seat)


def why_not_scheme(g: SpartacusGame, seat: Seat, card: IntrigueTitle) -> Message | None:
    """Why the scheme cannot be played now, influence apart (S-41…S-43)."""
    rule: Scheme = g.table.box.rulebook.schemes[card.name]
    cost = rule.cost(g.table, card, seat)
    if cost and cost > (gold := free_gold(g, seat)):
        return Message(common.TOO_LITTLE_GOLD, (gold, cost))
    reason = rule.why_not(g, card, seat)
    if reason is None and rule.names and not rule.names[0].candidates(g, card, seat, ()):
        return Message(words.NO_TARGET)
    return reason


# --- 1. Naming the target ----------------------------------------------------------------------------


def play_scheme(g: SpartacusGame, seat: Seat, title: int, backing: Backing) -> None:
    """Lay a scheme face up: from now on it cannot be taken back."""
    g.tell(reactions.PLAYS, seat, title)
    g.call(PlayScheme(seat, lay_down(g.table, seat, title), backing))


def printed_on(f: PlayScheme, t: SpartacusTable) -> IntrigueTitle:
    """What is printed on the card being played."""
    return t.box.intrigue[f.card]


def candidates(f: PlayScheme, g: SpartacusGame) -> list[Seat]:
    """Who can be named next; nobody, when all are named."""
    card = printed_on(f, g.table)
    names = scheme_rule(g.table, card).names
    return names[len(f.named)].candidates(g, card, f.seat, f.named) if len(f.named) < len(names) else []


def ask_target(f: PlayScheme, g: SpartacusGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if candidates(f, g) else NOBODY


def target_options(f: PlayScheme, g: SpartacusGame, seat: Seat) -> list[Option]:
    t = g.table
    verb = scheme_rule(t, printed_on(f, t)).names[len(f.named)].verb
    return [t.box.seats(verb)[other] for other in candidates(f, g)]


def hear_target(f: PlayScheme, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.named = (*f.named, Seat(option.operand))
    g.tell(words.NAMES, seat, option.operand)


def targets(f: PlayScheme, t: SpartacusTable) -> Named:
    """The named who are targets; somebody merely paid or favoured on the side is none (S-71)."""
    names = scheme_rule(t, printed_on(f, t)).names
    return tuple([seat for place, seat in enumerate(f.named) if names[place].verb == TARGET])


# --- 2. Time to talk ---------------------------------------------------------------------------------


def announce(f: PlayScheme, g: SpartacusGame) -> None:
    """Everything is named: everybody may talk about it, where houses deal at all (S-121)."""
    t, card = g.table, printed_on(f, g.table)
    if len(f.named) < len(scheme_rule(g.table, card).names):
        f.go_to(EFFECT)  # whoever could be named a moment ago no longer fits
        return
    f.go_to(LAST_WORD)
    if t.most_offers:
        g.call(Talk(all_seats(t), f.seat, card.title, CHANGE.number if may_change(f, g) else NOT_TO_BE_CHANGED))


TARGETS: Final = Step(
    "target",
    "schemes.target",
    ask=ask_target,
    options=target_options,
    hear=hear_target,
    then=announce,
    prompt=lambda f, g: Message(words.ASK_TARGET, (f.seat, printed_on(f, g.table).title)),
    auto=True,
)


def may_change(f: PlayScheme, g: SpartacusGame) -> bool:
    """Whether somebody else can be named; as often as there are other houses, so that it ends (S-122)."""
    card = printed_on(f, g.table)
    names = scheme_rule(g.table, card).names
    if f.changes >= g.table.seats - 1:
        return False
    return any(len(naming.candidates(g, card, f.seat, f.named[:i])) > 1 for i, naming in enumerate(names))


def change_target(f: PlayScheme, g: SpartacusGame) -> None:
    """What was named is void, and is named anew."""
    f.named, f.changes = (), f.changes + 1
    f.go_to(TARGETS)
    g.tell(words.CHANGES_TARGET, f.seat, printed_on(f, g.table).title)


CHANGE: Final = Step(then=change_target)


def ask_last_word(f: PlayScheme, g: SpartacusGame) -> tuple[Seat, ...]:
    """Its player, if he has promised a target to name somebody else; all can see that."""
    if not g.table.promises or not may_change(f, g):
        return NOBODY
    owed = [line.taker for line in g.table.promises if is_open_promise(line, f.seat, OTHER_TARGET)]
    return ONLY[f.seat] if any(seat in owed for seat in targets(f, g.table)) else NOBODY


def last_word_options(f: PlayScheme, g: SpartacusGame, seat: Seat) -> list[Option]:
    return [KEEP_TARGET, CHANGE_TARGET]


def hear_last_word(f: PlayScheme, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.go_to(CHANGE if option is CHANGE_TARGET else REACT)


LAST_WORD: Final = Step(
    "last-word",
    "schemes.change",
    ask=ask_last_word,
    options=last_word_options,
    hear=hear_last_word,
    prompt=lambda f, g: Message(words.ASK_LAST_WORD, (f.seat, printed_on(f, g.table).title)),
)


def talked_about(g: SpartacusGame) -> PlayScheme | None:
    """The scheme that lies on the table while its target is named and everybody may talk."""
    for f in g.stack[-2:]:
        if isinstance(f, PlayScheme) and not f.has_passed(LAST_WORD):
            return f
    return None


# --- 3. Time to react --------------------------------------------------------------------------------


def let_it_be_answered(f: PlayScheme, g: SpartacusGame) -> None:
    """The target is asked first; without one the left neighbour (S-56, S-64)."""
    f.go_on()
    hit = targets(f, g.table)
    for seat in hit:
        note(g, AIMED, f.seat, seat)
    note(g, NAMED, f.seat)
    lapse(g, is_about_a_scheme)
    first = hit[0] if hit else left_of(f.seat, g.table.seats)
    open_window(g, Moment(SCHEME_PLAYED, first, f.seat, f.card, hit))


REACT: Final = Step(then=let_it_be_answered)


# --- 4. The effect -----------------------------------------------------------------------------------


def still_fits(f: PlayScheme, g: SpartacusGame) -> bool:
    """Whether cost and conditions are met as the scheme takes effect (S-43)."""
    card = printed_on(f, g.table)
    rule = scheme_rule(g.table, card)
    return (
        len(f.named) == len(rule.names)
        and why_not_scheme(g, f.seat, card) is None
        and all(seat in rule.names[i].candidates(g, card, f.seat, f.named[:i]) for i, seat in enumerate(f.named))
    )


def seat_of(f: PlayScheme, part: int) -> Seat:
    """Who plays a part in the scheme."""
    return f.seat if part == SCHEMER else f.named[0]


def ask_pick(f: PlayScheme, g: SpartacusGame) -> tuple[Seat, ...]:
    pick = scheme_rule(g.table, printed_on(f, g.table)).pick
    if pick is None or f.picked != NO_CARD or f.foiled or f.returned or not still_fits(f, g):
        return NOBODY
    return ONLY[seat_of(f, pick.by)]


def pick_options(f: PlayScheme, g: SpartacusGame, seat: Seat) -> list[Option]:
    t = g.table
    pick = scheme_rule(t, printed_on(f, t)).pick
    assert pick is not None
    return [t.box.assets(pick.verb)[card] for card in pick.cards(t, seat_of(f, pick.of))]


def hear_pick(f: PlayScheme, g: SpartacusGame, seat: Seat, option: Option) -> None:
    f.picked = MarketCard(option.operand)


def prompt_pick(f: PlayScheme, g: SpartacusGame) -> Message:
    card = printed_on(f, g.table)
    pick = scheme_rule(g.table, card).pick
    assert pick is not None
    return Message(words.ASK_PICK, (seat_of(f, pick.by), card.title))


CHOICE: Final = Step(
    "pick", "schemes.effect", ask=ask_pick, options=pick_options, hear=hear_pick, prompt=prompt_pick, auto=True
)


def take_effect(f: PlayScheme, g: SpartacusGame) -> None:
    """Costs are paid and the effect follows; neither, if the scheme was foiled or no longer fits (S-07)."""
    card = printed_on(f, g.table)
    f.go_on()
    if f.returned:
        give_back(f, g)
    elif f.foiled:
        g.tell(reactions.FOILED, f.seat, card.title)
        give_back(f, g)
    elif not still_fits(f, g):
        g.tell(reactions.NO_EFFECT, card.title)
    else:
        f.bank = g.table.bank
        scheme_rule(g.table, card).effect(g, f, card)


EFFECT: Final = Step(then=take_effect)


def give_back(f: PlayScheme, g: SpartacusGame) -> None:
    """A bribe and Ashur's exhaustion are costs of an ability, and lost; unless the table agreed otherwise (S-47)."""
    if not g.table.agreed.refund:
        return
    if f.backing.bribe:
        earn(g, f.seat, f.backing.bribe)
    for card in f.backing.cunning:
        make_ready(g.table, card)


# --- 5. Discarded ------------------------------------------------------------------------------------


def put_away(f: PlayScheme, g: SpartacusGame) -> None:
    put_down(g, f)
    if f.bank is not None:
        share_with_the_influential(g, f.seat, f.bank)
    note(g, SCHEME_DONE if f.bank is not None else SCHEME_OFF, f.seat)
    if not f.returned:
        note(g, SCHEMED, f.seat)
    f.end()


DISCARD: Final = Step(then=put_away)


SCHEME_STEPS: Final = in_order(TARGETS, CHANGE, LAST_WORD, REACT, CHOICE, EFFECT, DISCARD)
