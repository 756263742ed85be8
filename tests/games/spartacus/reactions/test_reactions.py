"""The reaction window: whom it asks, what counts, and that silence tells nothing."""

import random

import pytest

from ludus.core.chance import Dealer
from ludus.core.frame import Step
from ludus.core.ids import NO_SEAT
from ludus.core.phrase import Message
from ludus.games.spartacus.reactions.moments import LEDGERS, REACTION_PLAYED, Moment
from ludus.games.spartacus.reactions.played import Played
from ludus.games.spartacus.reactions.reactions import PASS, Reaction, Window
from ludus.games.spartacus.rules import CARDS
from ludus.games.spartacus.table.moves import discard_from_hand
from ludus.games.spartacus.table.table import ARENA, MARKET
from ludus.games.spartacus.words import reactions as words
from tests.games.spartacus.tables import A, B, C, D, a_table, asset, begin, can_say, events, said

EMPTY_CHEST = (9, 9, 9, 0)  # D has no gold
LACKING_NOTHING = {A: "agron cook", B: "barca deserter", C: "varro debtor-1", D: "crixus debtor-2"}


def a_window(t, target=NO_SEAT):
    return begin(t, Window(Moment(LEDGERS, target)))


def a_poor_house(**more):
    """D has an empty chest, and nothing else is amiss."""
    return a_table(assets=LACKING_NOTHING, gold=EMPTY_CHEST, **more)


@pytest.fixture
def jupiter(monkeypatch):
    """Jupiter's Cock, as far as a window needs it: it foils a reaction."""

    def why_not(t, seat, moment):
        return None if moment.kind == REACTION_PLAYED else Message(words.NOT_NOW)

    monkeypatch.setattr(CARDS["jupiters-cock"], "why_not", why_not)


def test_s135_everybody_who_could_hold_an_answer_is_asked_at_once():
    g = a_window(a_poor_house(hands={A: "robbery", B: "destitute", C: "guard"}))
    assert g.asked == (A, B, C)  # D has no card; what the others hold plays no part
    assert can_say(g, A) == ["pass"]
    assert can_say(g, B) == ["pass", "play destitute"]


def test_who_lacks_the_influence_is_not_asked_for_all_can_see_it():
    g = a_window(a_poor_house(hands={A: "destitute", B: "destitute"}, influence=(2, 3, 3, 3)))
    assert g.asked == (B,)


def test_nobody_is_asked_when_no_card_fits():
    assert a_window(a_table(assets=LACKING_NOTHING, hands={A: "destitute"})).decision is None


def test_nobody_is_asked_when_every_copy_lies_open():
    t = a_poor_house(hands={A: "destitute destitute", B: "robbery"})
    for _ in range(2):
        discard_from_hand(t, A, t.box.title_number["destitute"])
    assert a_window(t).decision is None


@pytest.mark.parametrize(("name", "phase"), (("destitute", MARKET), ("a-shameful-ludus", ARENA)))
def test_some_cards_are_barred_from_a_phase(name, phase):
    t = a_table(gold=(0, 0, 0, 0), assets=dict.fromkeys((A, B, C, D), "") | {A: "cook"}, hands={A: name}, phase=phase)
    g = a_window(t)
    assert f"play {name}" not in can_say(g, A)
    assert [line.reason.phrase.id for line in g.blocked(A)] == ["spartacus-why-not-now"]


def test_each_state_card_hits_who_lacks_what_it_names():
    assets = {A: "agron cook", B: "barca deserter", C: "crixus", D: "debtor-1"}
    for name, target in (("empty-brothel", C), ("a-shameful-ludus", D)):
        g = a_window(a_table(assets=assets, hands={A: name}))
        said(g, (A, f"play {name}"))
        assert g.table.influence[target] == 3
        assert sum(g.table.influence) == 15


def test_s09_exhausted_slaves_leave_a_brothel_empty():
    t = a_table(assets=LACKING_NOTHING, hands={A: "empty-brothel"})
    t.condition[asset("deserter")] = 1
    g = a_window(t)
    said(g, (A, "play empty-brothel"))
    assert t.influence[B] == 3


def test_its_player_names_the_victim_where_several_fit():
    g = a_window(a_table(assets=LACKING_NOTHING, gold=(9, 9, 0, 0), hands={A: "destitute"}))
    said(g, (A, "play destitute"))
    assert can_say(g, A) == ["disgrace 2", "disgrace 3"]
    said(g, (A, "disgrace 3"))
    assert g.table.influence == [4, 4, 4, 3]


def test_s56_the_target_is_heard_first_then_clockwise():
    hands = {A: "destitute", C: "destitute", D: "robbery"}
    t = a_poor_house(hands=hands)
    g = a_window(t, target=C)
    assert g.asked == (C, D, A)
    said(g, (A, "play destitute"), (D, "pass"), (C, "play destitute"))
    assert len(t.hands[C]) == 0
    assert len(t.hands[A]) == 1  # void, still in hand


def test_s63_without_a_target_the_host_is_heard_first():
    g = a_window(a_poor_house(hands={A: "robbery", B: "robbery"}, host=B))
    assert g.asked == (B, A)


def test_s135_a_void_answer_is_never_shown():
    t = a_poor_house(hands={A: "destitute", B: "destitute", C: "robbery"})
    g = a_window(t)
    said(g, (B, "play destitute"), (C, "pass"), (A, "play destitute"))
    plays = [event for event in g.events if event.phrase.id == "spartacus-event-plays"]
    assert [event.values[0] for event in plays] == [A]


def test_s135_after_each_answer_a_new_window_opens_until_all_pass():
    t = a_poor_house(hands={A: "destitute", B: "destitute", C: "robbery"})
    g = a_window(t)
    said(g, (A, "play destitute"), (B, "pass"), (C, "pass"))
    assert g.asked == (B, C)  # about the card itself: A has no card left, B and C might
    said(g, (B, "pass"), (C, "pass"))
    assert t.influence[D] == 3
    said(g, (B, "play destitute"), (C, "pass"))
    assert t.influence[D] == 2
    assert g.decision is None  # the last copy has been played, as all can see


def test_s135_silence_tells_nothing():
    """With and without the card, everybody else sees, is told and is asked the same until it is played."""
    shown = []
    for held in ("destitute", "robbery"):
        g = a_window(a_poor_house(hands={A: "guard", B: held, C: "guard"}))
        before = [g.view(seat) for seat in (A, C, D, None)], g.asked
        said(g, (B, "pass"))
        after = [g.view(seat) for seat in (A, C, D, None)], g.asked, g.events
        said(g, (A, "pass"), (C, "pass"))
        shown.append((before, after, [g.view(seat) for seat in (A, C, D, None)], events(g)))
        assert g.decision is None
    assert shown[0] == shown[1]


def test_s135_nobody_sees_who_has_answered_or_what():
    t = a_poor_house(hands={A: "destitute", B: "robbery", C: "guard"})
    g = a_window(t)
    before = [g.view(seat) for seat in (B, C, D, None)]
    number = g.number
    said(g, (A, "play destitute"))
    assert [g.view(seat) for seat in (B, C, D, None)] == before
    assert g.asked == (A, B, C)
    assert g.options(A) == []
    assert g.number == number and g.events == []


def test_answers_in_any_order_lead_to_the_same_game():
    keys = set()
    for order in ((A, B, C), (C, A, B), (B, C, A)):
        g = a_window(a_poor_house(hands={A: "robbery", B: "destitute", C: "destitute"}))
        answers = {A: "pass", B: "play destitute", C: "play destitute"}
        said(g, *((seat, answers[seat]) for seat in order))
        keys.add(g.key())
    assert len(keys) == 1


def test_in_an_imagined_game_the_others_have_still_to_answer():
    g = a_window(a_poor_house(hands={A: "destitute", B: "robbery", C: "guard"}))
    said(g, (A, "play destitute"), (B, "pass"))
    imagined = g.reimagine(B, Dealer(random.Random(1).randrange))
    assert imagined.options(A) and imagined.options(C)
    assert not imagined.options(B)
    assert imagined.asked == g.asked


def test_a_reaction_can_be_foiled_and_is_then_discarded_without_effect(jupiter):
    t = a_poor_house(hands={A: "destitute", B: "jupiters-cock"}, influence=(6, 6, 6, 6))
    g = a_window(t)
    said(g, (A, "play destitute"), (B, "pass"))
    assert g.asked == (B,)
    said(g, (B, "play jupiters-cock"))
    assert t.influence[D] == 6
    assert t.laid == () and len(t.intrigue_discards) == 2
    assert g.decision is None


def test_s64_the_left_neighbour_of_whoever_played_is_heard_first(jupiter):
    t = a_poor_house(hands={B: "destitute", A: "robbery", C: "robbery"}, influence=(6, 6, 6, 6))
    g = a_window(t)
    said(g, (B, "play destitute"), (A, "pass"), (C, "pass"))
    assert g.asked == (C, A)


def test_s43_a_house_that_is_no_longer_poor_is_not_hurt():
    t = a_poor_house(hands={A: "destitute", B: "robbery"})
    g = a_window(t)
    said(g, (A, "play destitute"), (B, "pass"))
    t.gold[D] = 1
    t.bank -= 1
    said(g, (B, "pass"))
    assert t.influence[D] == 4
    assert "no-effect" in events(g)


def test_a_window_on_a_foiled_card_closes():
    class Plot(Played):
        def steps(self):
            return [Step(then=lambda f, g: f.end())]

    t = a_poor_house(hands={A: "destitute"})
    plot = Plot(B, t.box.intrigue_cards[0])
    plot.foiled = True
    g = begin(t, plot)
    g.stack = [plot, Window(Moment(LEDGERS))]
    g.settle()
    assert g.decision is None


def test_every_field_of_a_frame_is_in_its_copy_and_its_key():
    t = a_poor_house(hands={A: "destitute", B: "robbery"})
    moment = Moment(LEDGERS, B, C, 7)
    window = begin(t, Window(moment)).stack[-1]
    assert isinstance(window, Window)
    window.hear(A, PASS, True)
    reaction = Reaction(B, t.box.intrigue_cards[3], moment)
    reaction.step, reaction.foiled, reaction.named = 1, True, t.box.seats("disgrace")[2]
    for frame in (window, reaction):
        assert vars(frame.copy()) == vars(frame)
        assert frame.copy().key() == frame.key()
