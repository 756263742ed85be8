"""The round of talk over a scheme on the table: deals before anybody can react, and another target after all."""

import random

import pytest

from ludus.core.chance import Dealer
from ludus.games.spartacus.orders import say_nothing
from ludus.games.spartacus.schemes.talk import READY, Talk
from ludus.games.spartacus.table.terms import BROKEN, KEPT, OPEN, VOID
from tests.games.spartacus.intrigue_tables import discards, turn
from tests.games.spartacus.tables import DICE, A, B, C, D, all_ready, asset, can_do, can_say, did, events, said

HIGH = (9, 9, 9, 9)


def a_talk(*named, hands=None, scheme="robbery", influence=HIGH, **more):
    """A has laid a scheme down and named whom it names."""
    cards = {**(hands or {}), A: scheme}
    g = turn(hands=cards, influence=influence, deals="on", **more)
    said(g, (A, f"scheme {scheme}"), *((A, words) for words in named))
    return g


def a_deal(g, maker, taker, *steps):
    did(g, (maker, f"offer {taker}"), *((maker, step) for step in steps), (maker, "send-offer"))
    did(g, (taker, f"accept {maker}"))


def kind(g):
    return g.decision.kind


def all_pass(g):
    while kind(g) == "reaction":
        said(g, *((seat, "pass") for seat in g.asked if g.options(seat)))


def standings(g):
    return [line.standing for line in g.table.promises]


# --- the round ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scheme", "named"), (("robbery", ("target 1",)), ("looting-the-dead", ())))
def test_s121_before_anybody_can_react_to_a_scheme_everybody_has_a_round_of_talk(scheme, named):
    g = a_talk(*named, scheme=scheme, hands={B: "whispered-rumors", C: "robbery"})
    assert kind(g) == "talk" and set(g.asked) == {A, B, C, D}
    a_deal(g, A, B, "give-gold 2", "ask-promise no-foil")
    did(g, (C, "offer 3"), (C, "give-gold 4"), (C, "send-offer"))
    assert g.table.gold == [7, 11, 5, 13]
    said(g, (B, "ready"), (C, "ready"), (D, "ready"))
    assert "offer 1" in can_do(g, A) and "offer 0" in can_do(g, B)  # whoever is ready may still deal
    said(g, (A, "ready"))
    assert kind(g) == "reaction" and not any(words.startswith("offer") for words in can_do(g, B))


def test_s121_nobody_sees_who_has_nothing_more_to_say():
    g = a_talk("target 1")
    before = [g.view(seat) for seat in (B, C, D, None)]
    said(g, (A, "ready"))
    assert [g.view(seat) for seat in (B, C, D, None)] == before and g.events == []
    assert set(g.asked) == {A, B, C, D} and can_say(g, A) == []
    imagined = g.reimagine(B, Dealer(random.Random(1).randrange))
    assert isinstance(imagined.stack[-1], Talk) and imagined.stack[-1].draft(A) == ()


def test_s121_houses_that_do_not_deal_do_not_talk_either():
    g = turn(hands={A: "robbery", B: "whispered-rumors"}, influence=HIGH, deals="off")
    said(g, (A, "scheme robbery"), (A, "target 1"))
    assert kind(g) == "reaction"


def test_s121_an_offer_about_the_scheme_lapses_when_the_talk_is_over():
    g = a_talk("target 1", hands={C: "whispered-rumors"})
    did(g, (B, "offer 2"), (B, "give-gold 2"), (B, "ask-promise foil-it"), (B, "send-offer"))
    did(g, (D, "offer 1"), (D, "ask-gold 2"), (D, "send-offer"))
    assert g.view(B)["offers"][0]["until"] == "scheme"
    all_ready(g)
    assert [(offer.maker, offer.taker) for offer in g.table.offers] == [(D, B)]


# --- what can be promised about it -------------------------------------------------------------------


def test_s121_promises_about_a_scheme_can_be_made_while_one_lies_on_the_table():
    def promised_by(g, maker, taker):
        did(g, (maker, f"offer {taker}"))
        found = {words.split(" ")[1] for words in can_do(g, maker) if words.startswith("give-promise")}
        did(g, (maker, "drop-offer"))
        return found & {"foil-it", "other-target", "no-guard"}

    g = turn(hands={A: "robbery"}, influence=HIGH, deals="on")
    assert promised_by(g, A, B) == promised_by(g, B, A) == {"no-guard"}
    said(g, (A, "scheme robbery"))
    assert promised_by(g, A, B) == {"no-guard", "other-target"}  # before the target is named, too
    said(g, (A, "target 1"))
    assert promised_by(g, A, B) == {"no-guard", "other-target"}
    assert promised_by(g, B, C) == {"no-guard", "foil-it"}
    assert promised_by(a_talk(scheme="looting-the-dead"), A, B) == {"no-guard"}  # it has no target


@pytest.mark.parametrize(
    ("answers", "judged"),
    (({}, BROKEN), ({C: "play whispered-rumors"}, KEPT), ({B: "play support-from-rome"}, VOID)),
)
def test_s115_a_promise_to_foil_a_scheme_is_kept_by_trying_and_void_if_another_was_first(answers, judged):
    g = a_talk("target 1", hands={B: "support-from-rome", C: "whispered-rumors"})
    a_deal(g, B, C, "give-gold 2", "ask-promise foil-it")
    all_ready(g)
    said(g, *((seat, answers.get(seat, "pass")) for seat in g.asked))
    all_pass(g)
    assert standings(g) == [judged]


def test_s115_a_foil_that_is_foiled_itself_was_tried():
    g = a_talk("target 1", hands={C: "whispered-rumors", D: "jupiters-cock"})
    a_deal(g, B, C, "give-gold 2", "ask-promise foil-it")
    all_ready(g)
    said(g, *((seat, "play whispered-rumors" if seat == C else "pass") for seat in g.asked))
    said(g, *((seat, "play jupiters-cock" if seat == D else "pass") for seat in g.asked))
    all_pass(g)
    assert standings(g) == [KEPT] and g.table.gold[A] == 12


@pytest.mark.parametrize(("answer", "judged"), (("send-guard", BROKEN), ("pass", OPEN)))
def test_s115_a_promise_to_send_no_guard_is_broken_by_the_first(answer, judged):
    g = a_talk("target 1", guards=(0, 1, 0, 0))
    a_deal(g, A, B, "give-gold 2", "ask-promise no-guard")
    all_ready(g)
    said(g, *((seat, answer if seat == B else "pass") for seat in g.asked))
    assert standings(g) == [judged] and g.table.promises[0].tested


def test_s116_a_promise_to_send_no_guard_is_void_if_no_scheme_was_aimed_at_its_maker():
    g = a_talk("target 2", guards=(0, 1, 0, 0))
    a_deal(g, A, B, "give-gold 2", "ask-promise no-guard")
    all_ready(g)
    all_pass(g)
    assert standings(g) == [OPEN] and not g.table.promises[0].tested


# --- another target ----------------------------------------------------------------------------------


def test_s122_in_the_talk_the_schemer_may_name_somebody_else_and_everybody_talks_again():
    g = a_talk("target 1", hands={B: "whispered-rumors"})
    assert can_say(g, A) == ["ready", "change-target"] and can_say(g, B) == ["ready"]
    said(g, (A, "change-target"), (B, "ready"), (C, "ready"), (D, "ready"))
    assert kind(g) == "target" and events(g) == ["changes-target"] and g.view(C)["played"][0]["targets"] == []
    assert "offer 0" in can_do(g, B)
    said(g, (A, "target 2"))
    assert kind(g) == "talk" and g.view(C)["played"][0]["targets"] == [C]
    all_ready(g)
    assert kind(g) == "reaction"
    all_pass(g)
    assert g.table.gold == [12, 9, 6, 9] and discards(g)[-1] == "robbery"


def test_s122_once_the_window_is_open_the_target_stands():
    g = a_talk("target 1", guards=(0, 2, 0, 0))
    all_ready(g)
    said(g, *((seat, "send-guard" if seat == B else "pass") for seat in g.asked))
    all_pass(g)
    said(g, (DICE, "roll 2"))
    assert kind(g) == "reaction" and g.view(A)["played"][0]["targets"] == [B]
    assert "change-target" not in [*can_say(g, A), *can_do(g, A)]


def test_s122_the_target_is_changed_as_often_as_there_are_other_houses():
    g = a_talk("target 1")
    for _ in range(3):
        said(g, (A, "change-target"), (B, "ready"), (C, "ready"), (D, "ready"), (A, "target 2"))
    assert kind(g) == "talk" and can_say(g, A) == ["ready"]


def test_s122_a_scheme_without_a_choice_of_targets_cannot_be_changed():
    assert can_say(a_talk(scheme="looting-the-dead"), A) == ["ready"]


def test_s122_everything_a_scheme_names_is_named_anew():
    g = a_talk("target 1", "reward 2", scheme="buying-secrets")
    said(g, (A, "change-target"), (B, "ready"), (C, "ready"), (D, "ready"))
    assert kind(g) == "target" and g.view(D)["played"][0]["named"] == []
    said(g, (A, "target 3"), (A, "reward 1"))
    assert kind(g) == "talk" and g.view(D)["played"][0]["named"] == ["target 3", "reward 1"]


@pytest.mark.parametrize(("answer", "judged"), (("keep-target", BROKEN), ("change-target", KEPT)))
def test_s122_who_has_promised_another_target_has_the_last_word_when_all_are_ready(answer, judged):
    g = a_talk("target 1", hands={B: "whispered-rumors"})
    said(g, (A, "ready"), (C, "ready"), (D, "ready"))
    a_deal(g, B, A, "give-gold 3", "ask-promise other-target")
    said(g, (B, "ready"))
    assert kind(g) == "last-word" and g.asked == (A,) and can_say(g, A) == ["keep-target", "change-target"]
    said(g, (A, answer))
    if answer == "change-target":
        said(g, (A, "target 3"))
        all_ready(g)
    assert standings(g) == [judged] and kind(g) == "reaction"


# --- support in the talk -----------------------------------------------------------------------------


def test_s121_support_given_in_the_talk_counts_against_an_intervention():
    """Robbery takes nothing, so it is raised to 2 for each guard: with B's support it withstands Seppius."""
    for supported in (False, True):
        g = a_talk(
            "target 1",
            influence=(1, 3, 9, 9),
            houses="batiatus glaber seppius tullius",
            guards=(0, 0, 2, 0),
            expansion="on",
        )
        if supported:
            a_deal(g, A, B, "give-gold 1", "ask-support")
        all_ready(g)
        said(g, *((seat, "intervene 2" if seat == C else "pass") for seat in g.asked))
        assert ("robbery" in g.view(A)["houses"][A]["hand"]) != supported


def test_support_is_no_use_to_a_scheme_on_the_table_where_nothing_can_raise_it():
    g = a_talk("target 1")
    did(g, (B, "offer 0"))
    assert "give-support" not in can_do(g, B)


# --- standing orders ---------------------------------------------------------------------------------


def test_the_steward_is_ready_for_whoever_has_nothing_to_say():
    g = a_talk("target 1")
    assert [say_nothing(g, seat, 0) for seat in (A, B, C, D)] == [READY, None, READY, READY]  # B is the target
    did(g, (C, "offer 3"))
    assert say_nothing(g, C, 0) is None and say_nothing(g, D, 0) is READY  # a draft is its maker's own affair
    did(g, (C, "give-gold 1"), (C, "ask-promise spare"), (C, "send-offer"))
    assert say_nothing(g, D, 0) is None and say_nothing(g, A, 0) is READY
    said(g, (A, "ready"))
    assert say_nothing(g, A, 0) is None
    all_ready(g)
    assert say_nothing(g, C, 0) is None
    assert asset("agron") in g.table.assets[A]
