"""The driver: how a position walks through its rules."""

import pytest

from ludus.core.chance import D6, Dealer, Roll
from ludus.core.decision import Blocked, Option
from ludus.core.errors import IllegalChoice
from ludus.core.frame import Frame, Step, go_on, in_order
from ludus.core.game import Game, Outcome, Table
from ludus.core.ids import BY_CHANCE, CHANCE, NO_SEAT, NOBODY, ONLY, Seat
from ludus.core.phrase import Message, Phrase

A, B = Seat(0), Seat(1)
LEFT, RIGHT = Option("left"), Option("right")
WENT = Phrase("went", way="way")
SECRET = Phrase("secret", secret=("way",), way="way")


class Path(Table):
    """Where a wanderer has been."""

    def __init__(self):
        self.seats = 2
        self.been = ()

    def copy(self):
        t = Path()
        t.been = self.been
        return t

    def key(self):
        return (self.been,)


class Walk(Frame):
    """A rule with whatever steps a test needs."""

    def __init__(self, steps):
        super().__init__()
        self.given = in_order(*steps)

    def steps(self):
        return self.given

    def copy(self):
        f = Walk(self.given)
        f.step = self.step
        return f

    def key(self):
        return (self.step,)


def a_walk(*steps):
    g = Game(Path())
    g.stack = [Walk(list(steps))]
    g.settle()
    return g


def hear(f, g, seat, option):
    g.table.been += (seat, option.words)
    g.tell(WENT, option.words)
    f.go_on()


def ask(*seats, options=(LEFT, RIGHT), **more):
    return Step("way", "walk", ask=lambda f, g: seats, options=lambda f, g, seat: list(options), hear=hear, **more)


def test_a_step_that_asks_nobody_is_passed_over():
    assert a_walk(Step(), Step(then=go_on)).decision is None


def test_the_decision_names_whom_it_waits_for():
    g = a_walk(ask(B))
    assert (g.decision.number, g.decision.seats, g.decision.kind, g.decision.rule) == (0, (B,), "way", "walk")
    assert g.options(B) == [LEFT, RIGHT]
    assert g.options(A) == []


def test_an_answer_settles_the_decision_and_the_next_is_asked():
    g = a_walk(ask(A), ask(B))
    events = g.apply(A, RIGHT)
    assert [event.seen_by(None) for event in events] == [{"id": "went", "facts": {"way": "right"}}]
    assert (g.decision.number, g.asked) == (1, (B,))


def test_after_the_last_step_nothing_is_asked():
    g = a_walk(ask(A))
    g.apply(A, LEFT)
    assert (g.decision, g.asked, g.prompt(), g.options(A), g.blocked(A)) == (None, NOBODY, None, [], [])


@pytest.mark.parametrize("seat, option", [(B, LEFT), (A, Option("up")), (A, Option("left"))])
def test_what_is_not_offered_is_refused_and_changes_nothing(seat, option):
    g = a_walk(ask(A))
    with pytest.raises(IllegalChoice) as refused:
        g.apply(seat, option)
    assert str(refused.value) == f"'{option.words}' cannot be chosen now."
    assert refused.value.hint == "choose one of the options offered."
    assert g.key() == a_walk(ask(A)).key()


def test_a_number_that_is_no_seat_is_offered_nothing_of_an_earlier_decision():
    g = a_walk(ask(A), ask(B))
    assert g.options(A) == [LEFT, RIGHT]
    g.apply(A, LEFT)
    assert g.options(NO_SEAT) == []
    with pytest.raises(IllegalChoice):
        g.apply(NO_SEAT, LEFT)


def test_a_lone_option_answers_itself_only_where_the_step_says_so():
    assert a_walk(ask(A, options=(LEFT,), auto=True)).table.been == (A, "left")
    assert a_walk(ask(A, options=(LEFT,))).table.been == ()
    assert a_walk(ask(A, auto=True)).options(A) == [LEFT, RIGHT]


def test_several_seats_are_always_asked():
    g = a_walk(ask(A, B, options=(LEFT,), auto=True))
    assert g.asked == (A, B)
    assert g.options(B) == [LEFT]


def test_chance_answers_like_a_seat():
    g = a_walk(Step("luck", "walk", luck=lambda f, g: Roll("way", D6, 1), hear=hear))
    assert g.asked == BY_CHANCE
    assert [option.words for option in g.options(CHANCE)] == [f"roll {face}" for face in range(6, 0, -1)]
    assert g.blocked(CHANCE) == []
    g.apply(CHANCE, g.chance.parse("roll 2"))
    assert g.table.been == (CHANCE, "roll 2") and g.chance is None


def test_where_there_is_no_luck_the_step_is_passed_over():
    assert a_walk(Step(luck=lambda f, g: None)).decision is None


def test_one_rule_can_call_another_and_goes_on_afterwards():
    def detour(f, g):
        f.go_on()
        g.call(Walk([ask(B)]))

    g = a_walk(Step(then=detour), ask(A))
    g.apply(B, LEFT)
    g.apply(A, RIGHT)
    assert g.table.been == (B, "left", A, "right")


def test_a_rule_can_end_before_its_last_step():
    assert a_walk(Step(then=lambda f, g: f.end()), ask(A)).decision is None


def test_the_prompt_and_what_is_blocked_come_from_the_step():
    why = Blocked(RIGHT, Message(WENT, ("right",)), "walk")
    step = ask(A, why_not=lambda f, g, seat: [why], prompt=lambda f, g: Message(WENT, ("where",)))
    g = a_walk(step)
    assert g.prompt().facts() == {"way": "where"}
    assert (g.blocked(A), g.blocked(B)) == ([why], [])


def test_what_an_option_leads_to_comes_from_the_step_and_only_where_it_is_offered():
    g = a_walk(ask(A, consequence=lambda f, g, seat, option: Message(WENT, (option.words,)) if seat == A else None))
    assert [g.consequence(A, option).facts() for option in (LEFT, RIGHT)] == [{"way": "left"}, {"way": "right"}]
    assert (g.consequence(B, LEFT), g.consequence(A, Option("dance"))) == (None, None)


def test_a_step_without_words_has_no_prompt_and_blocks_nothing():
    g = a_walk(ask(A))
    assert (g.prompt(), g.blocked(A), g.free(A), g.consequence(A, LEFT)) == (None, [], [], None)


def test_a_whisper_has_a_part_for_some_only():
    g = Game(Path())
    g.whisper(ONLY[B], SECRET, "left")
    assert [g.events[0].facts(seat) for seat in (A, B)] == [{}, {"way": "left"}]


def test_a_clone_goes_its_own_way():
    g = a_walk(ask(A), ask(B))
    twin = g.clone()
    assert twin.key() == g.key()
    twin.apply(A, LEFT)
    assert (g.table.been, g.number) == ((), 0)


def test_an_outcome_shows_itself_in_words():
    assert repr(Outcome((3, 5), (B,), "bell")) == "Outcome(scores=(3, 5), winners=(1,), how='bell')"


def test_what_a_game_must_say_for_itself_has_no_default():
    g = Game(Path())
    deal = Dealer(lambda n: 0)
    missing = [lambda: g.view(None), lambda: g.reimagine(A, deal), g.outcome]
    for ask in (*missing, Table().copy, Table().key, Frame().steps, Frame().copy, Frame().key):
        with pytest.raises(NotImplementedError):
            ask()


def test_a_frame_hides_nothing_unless_it_says_so():
    f = Walk([])
    f.reimagine(A, Dealer(lambda n: 0))
    assert f.key() == (0,) and not f.is_open()


def test_a_step_that_asks_somebody_must_say_what_it_offers_and_hears():
    g = a_walk(Step(ask=lambda f, g: (A,)))
    assert g.options(A) == []
    with pytest.raises(AssertionError):
        g.stack[-1].steps()[0].hear(g.stack[-1], g, A, LEFT)
    with pytest.raises(AssertionError):
        g.hear_free(A, LEFT)


# --- Steps with names --------------------------------------------------------------------------------


def test_a_rule_goes_to_a_step_by_its_name():
    home = ask(B)
    g = a_walk(Step(then=lambda f, g: f.go_to(home)), ask(A), home)
    assert g.asked == (B,)
    assert g.stack[0].is_at(home) and g.stack[0].step == home.number == 2


def test_a_rule_is_at_one_of_two_steps_that_do_the_same():
    there = ask(A)
    back = there.again()
    g = a_walk(there, back)
    assert g.stack[0].is_at(there) and not g.stack[0].is_at(back)
    g.apply(A, LEFT)
    assert g.stack[0].is_at(back) and g.options(A) == [LEFT, RIGHT]


def test_a_rule_that_is_done_is_at_no_step_and_has_passed_all():
    first, last = ask(A), ask(B)
    walk = Walk([first, last])
    assert not walk.has_passed(first)
    walk.go_to(last)
    assert walk.has_passed(first) and not walk.has_passed(last)
    walk.end()
    assert walk.has_passed(last) and not walk.is_at(last)


# --- Rules further out -------------------------------------------------------------------------------


class Detour(Walk):
    """Another kind of rule."""


def test_the_innermost_rule_of_a_kind_is_found():
    walk, detour, within = Walk([ask(A)]), Detour([ask(A)]), Detour([ask(A)])
    g = a_walk()
    g.stack = [walk, detour, within]
    assert g.enclosing(Detour) is within
    assert g.enclosing(Detour, within) is detour
    assert g.enclosing(Walk, detour) is walk


def test_a_rule_that_is_not_under_way_is_not_found():
    g = a_walk(ask(A))
    assert g.under_way(Detour) is None and g.under_way(Walk, g.stack[0]) is None
    with pytest.raises(LookupError, match="no Detour is under way"):
        g.enclosing(Detour)
