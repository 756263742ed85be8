"""The suite bites: each mutant of the auction breaks one law, and the check that guards it fails."""

from typing import Any

import pytest

from ludus.core.chance import Draw
from ludus.core.errors import IllegalChoice
from ludus.core.frame import Step
from ludus.core.ids import Seat, clockwise
from ludus.core.phrase import Message, Phrase
from ludus.core.windows import Sealed
from ludus.match import players
from tests.conformance import hidden, people, suite, toy_cases
from tests.conformance.cases import Case
from tests.conformance.toy import TOY, bid, round, seizing, sight, words
from tests.conformance.toy.play import Toy, make_title
from tests.conformance.toy.table import ADD, DONE, KEEP, NONE, Stall, ruses_of

RUNS = 3
MUTANTS: list[Any] = []


def caught_by(check):
    """Register a mutant together with the check that must notice it."""

    def register(mutant):
        MUTANTS.append(pytest.param(mutant, check, id=mutant.__name__))
        return mutant

    return register


@pytest.mark.parametrize("mutant, check", MUTANTS)
def test_the_suite_catches(mutant, check, monkeypatch):
    case = Case(TOY, 3, toy_cases.census, toy_cases.tamper)
    suite.hold(check, case, RUNS)
    title = mutant(monkeypatch)
    with pytest.raises(AssertionError):
        suite.hold(check, case._replace(title=title), RUNS)


def changed(step: Step, **changes) -> Step:
    """The same step but for what is named."""
    new = Step(step.kind, step.rule)
    vars(new).update(vars(step), **changes)
    return new


# --- Mutants that tell what is hidden ----------------------------------------------------------------


@caught_by(hidden.check_nobody_is_sent_what_is_hidden)
def a_view_that_shows_a_hand(patch):
    class Mutant(Toy):
        def view(self, seat):
            return {**super().view(seat), "first": self.table.hands[0][:1]}

    return make_title(Mutant)


@caught_by(hidden.check_nobody_is_sent_what_is_hidden)
def an_option_that_depends_on_anothers_hand(patch):
    class Mutant(Toy):
        def free(self, seat):
            return [option for option in super().free(seat) if not ruses_of(self.table, Seat(option.operand))]

    return make_title(Mutant)


@caught_by(hidden.check_nobody_is_sent_what_is_hidden)
def a_consequence_that_counts_the_ruses_of_others(patch):
    def consequence(f, g, seat, option):
        others = clockwise(seat, g.table.seats)[1:]
        return Message(words.LEADS_TO_COINS, (sum(len(ruses_of(g.table, other)) for other in others),))

    patch.setattr(round, "ROUND_STEPS", [changed(step, consequence=consequence) for step in round.ROUND_STEPS])
    return make_title()


@caught_by(people.check_everything_said_is_in_the_lexicon)
def a_consequence_that_is_in_no_lexicon(patch):
    class Mutant(Toy):
        def consequence_beside(self, seat, option):
            return Message(Phrase("toy-leads-to-nothing"))

    return make_title(Mutant)


@caught_by(suite.check_an_illegal_choice_changes_nothing)
def an_error_that_tells_who_holds_a_ruse(patch):
    class Mutant(Toy):
        def apply(self, seat, option):
            try:
                return super().apply(seat, option)
            except IllegalChoice as error:
                holders = [seat for seat in clockwise(Seat(0), self.table.seats) if ruses_of(self.table, seat)]
                raise IllegalChoice(str(error), hint=f"ask {holders}.") from None

    return make_title(Mutant)


@caught_by(people.check_everything_said_is_in_the_lexicon)
def a_secret_that_is_told_to_everybody(patch):
    class Mutant(Toy):
        def whisper(self, seats, phrase, *values):
            self.tell(phrase, *values)

    return make_title(Mutant)


@caught_by(hidden.check_nobody_is_told_what_is_hidden)
def an_event_that_names_a_hidden_card(patch):
    def hear_sell(f, g, seat, option):
        if option is KEEP and g.table.hands[seat]:
            g.tell(words.CLAIMS, seat, g.table.hands[seat][0])
        round.hear_sell(f, g, seat, option)

    steps = [changed(step, hear=hear_sell) if step.kind == "sell" else step for step in round.ROUND_STEPS]
    patch.setattr(round, "ROUND_STEPS", steps)
    return make_title()


@caught_by(hidden.check_nobody_is_told_what_is_hidden)
def a_window_that_asks_only_those_who_can_answer(patch):
    asked = seizing.asked_to_seize

    def only_these(t):
        return tuple(seat for seat in asked(t) if ruses_of(t, seat))

    for chapter in (round, seizing):
        patch.setattr(chapter, "asked_to_seize", only_these)
    return make_title()


@caught_by(hidden.check_nobody_is_told_what_is_hidden)
def a_hidden_choice_that_answers_itself(patch):
    steps = [changed(step, auto=True) if step.kind == "sell" else step for step in round.ROUND_STEPS]
    patch.setattr(round, "ROUND_STEPS", steps)
    return make_title()


# --- Mutants that cannot imagine ---------------------------------------------------------------------


@caught_by(toy_cases.check_hidden_cards_are_dealt_fairly)
def an_imagined_game_that_is_the_true_one(patch):
    class Mutant(Toy):
        def reimagine(self, seat, deal):
            return self.clone()

    return make_title(Mutant)


@caught_by(hidden.check_nobody_is_sent_what_is_hidden)
def an_imagined_game_that_forgets_what_was_seen(patch):
    class Mutant(Toy):
        def reimagine(self, seat, deal):
            g = self.clone()
            g.table.seen[seat] = 0
            return Toy.reimagine(g, seat, deal)

    return make_title(Mutant)


@caught_by(hidden.check_an_imagined_game_is_a_game)
def an_imagined_game_that_remembers_the_question(patch):
    class Mutant(Toy):
        def reimagine(self, seat, deal):
            g = self.clone()
            sight.deal_anew(g.table, seat, deal)
            return g

    return make_title(Mutant)


@caught_by(hidden.check_sealed_answers_are_sealed)
def an_imagined_game_that_holds_the_others_answers(patch):
    patch.setattr(Sealed, "reimagine", lambda f, seat, deal: None)
    return make_title()


# --- Mutants whose envelopes are open ----------------------------------------------------------------


@caught_by(hidden.check_sealed_answers_are_sealed)
def a_decision_that_asks_only_those_who_have_not_answered(patch):
    class Mutant(Toy):
        def apply(self, seat, option):
            events = super().apply(seat, option)
            f = self.stack[-1] if self.stack else None
            if isinstance(f, Sealed) and f.is_open():
                self.asked = tuple(other for other in self.asked if f.owes(other))
            return events

    return make_title(Mutant)


@caught_by(hidden.check_sealed_answers_are_sealed)
def a_view_that_shows_who_has_answered(patch):
    class Mutant(Toy):
        def view(self, seat):
            f = self.stack[-1] if self.stack else None
            return {**super().view(seat), "answered": f.sealed if isinstance(f, Sealed) else 0}

    return make_title(Mutant)


@caught_by(hidden.check_sealed_answers_are_sealed)
def an_event_that_tells_of_an_answer(patch):
    def hear_bid(f, g, seat, option):
        g.tell(words.BIDS, seat, 0)
        bid.hear_bid(f, g, seat, option)

    patch.setattr(bid, "BID_STEPS", [changed(step, hear=hear_bid) for step in bid.BID_STEPS])
    return make_title()


@caught_by(hidden.check_sealed_answers_are_sealed)
def a_bid_that_the_quickest_wins(patch):
    class Race(Stall):
        def __init__(self, seats, rounds):
            super().__init__(seats, rounds)
            self.quickest = Seat(NONE)

        def copy(self):
            t: Any = super().copy()
            t.quickest = self.quickest
            return t

        def key(self):
            return (*super().key(), self.quickest)

    def hear_bid(f, g, seat, option):
        if option is DONE and not f.sealed:
            g.table.quickest = seat
        bid.hear_bid(f, g, seat, option)

    patch.setattr(bid, "BID_STEPS", [changed(step, hear=hear_bid) for step in bid.BID_STEPS])
    return make_title(table=Race)


# --- Mutants that do not copy, count or answer well --------------------------------------------------


@caught_by(suite.check_a_clone_is_equal_and_independent)
def a_copy_that_shares_the_hands(patch):
    return make_title(table=Sharing)


@caught_by(suite.check_every_field_is_copied_and_in_the_key)
def a_copy_with_a_list_in_common(patch):
    return make_title(table=Sharing)


class Sharing(Stall):
    """Copies the list of hands, but not the hands."""

    def copy(self):
        t = super().copy()
        t.hands = self.hands[:]
        return t


@caught_by(suite.check_every_field_is_copied_and_in_the_key)
def a_copy_that_forgets_a_field(patch):
    class Mutant(Stall):
        def copy(self):
            t = super().copy()
            t.given = 0
            return t

    return make_title(table=Mutant)


@caught_by(suite.check_every_field_is_copied_and_in_the_key)
def a_key_without_what_was_seen(patch):
    class Mutant(Stall):
        def key(self):
            return tuple(part for part in super().key() if part != tuple(self.seen))

    return make_title(table=Mutant)


@caught_by(suite.check_every_field_is_copied_and_in_the_key)
def a_frame_whose_key_lacks_the_drafts(patch):
    patch.setattr(Sealed, "sealed_key", lambda f: (f.step, f.seats, f.sealed))
    return make_title()


@caught_by(suite.check_asking_twice_is_asking_once)
def a_look_that_sorts_the_hand(patch):
    class Mutant(Toy):
        def view(self, seat):
            if seat is not None:
                self.table.hands[seat].sort()
            return super().view(seat)

    return make_title(Mutant)


@caught_by(suite.check_nothing_is_lost_or_copied)
def a_sale_that_loses_the_card(patch):
    def throw_away(t, seat, card):
        t.hands[seat].remove(card)

    for chapter in (round, seizing):
        patch.setattr(chapter, "throw_away", throw_away)
    return make_title()


@caught_by(suite.check_an_illegal_choice_changes_nothing)
def a_refusal_that_costs_a_coin(patch):
    class Mutant(Toy):
        def apply(self, seat, option):
            try:
                return super().apply(seat, option)
            except IllegalChoice:
                self.table.coins[seat] -= 1
                raise

    return make_title(Mutant)


@caught_by(suite.check_someone_can_always_act_until_the_game_ends)
def a_bid_for_the_rich_only(patch):
    def options(f, g, seat):
        return [ADD] if f.owes(seat) and bid.spare_coins(g, seat) else []

    patch.setattr(bid, "BID_STEPS", [changed(step, options=options) for step in bid.BID_STEPS])
    return make_title()


@caught_by(suite.check_words_are_distinct_and_plain)
def two_options_with_the_same_words(patch):
    class Mutant(Toy):
        def free(self, seat):
            return super().free(seat) * 2

    return make_title(Mutant)


@caught_by(suite.check_a_decision_is_answered_however_much_there_is_to_say)
def bots_that_may_talk_for_ever(patch):
    class Mutant(Toy):
        def free(self, seat):
            self.table.given = 0
            return super().free(seat)

    patch.setattr(players, "MOST_PROPOSALS", 10**6)
    return make_title(Mutant)


@caught_by(suite.check_chance_is_fair_and_plain)
def a_loaded_pile(patch):
    patch.setattr(Draw, "sample", lambda draw, below: draw.cards[below(len(draw.cards) // 2 + 1)])
    return make_title()


@caught_by(people.check_everything_said_is_in_the_lexicon)
def a_question_without_words(patch):
    patch.setattr(bid, "BID_STEPS", [changed(step, prompt=None) for step in bid.BID_STEPS])
    return make_title()


@caught_by(people.check_views_are_ready_to_send)
def a_view_that_json_cannot_say(patch):
    class Mutant(Toy):
        def view(self, seat):
            return {**super().view(seat), "purses": dict(enumerate(self.table.coins))}

    return make_title(Mutant)


@caught_by(suite.check_a_copied_match_goes_on_the_same)
@caught_by(suite.check_a_record_replays_to_itself)
def a_game_that_depends_on_more_than_its_choices(patch):
    started = iter(range(1, 10**6))

    class Mutant(Stall):
        def __init__(self, seats, rounds):
            super().__init__(seats, rounds)
            self.bank += next(started)

    return make_title(table=Mutant)
