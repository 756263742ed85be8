"""Promises: what the ledger says of them, kept, broken or void."""

import pytest

from ludus.games.spartacus.arena.invitations import Invitations
from ludus.games.spartacus.arena.tournament import crown
from ludus.games.spartacus.intrigue.turn import IntrigueTurn
from ludus.games.spartacus.play import ROUND, Whole
from ludus.games.spartacus.table import promises
from ludus.games.spartacus.table.promises import (
    ARRANGED,
    CONDEMNED,
    FOILED,
    INVITED,
    REFUSED,
    SCHEMED,
    SPARED,
    SUPPORTED,
    make_promise,
    note,
    note_end_of_phase,
)
from ludus.games.spartacus.table.table import ARENA, INTRIGUE, MARKET
from ludus.games.spartacus.table.terms import BROKEN, INVITE, KEPT, NO_FOIL, NO_INVITE, OPEN, SPARE, SUPPORT, VOID
from tests.games.spartacus.tables import A, B, C, D, a_table, all_ready, begin, can_say, did, events, said

HOUSES = {A: "agron cook", B: "barca deserter", C: "varro debtor-1", D: "crixus debtor-2"}


def a_promise(what, phase=INTRIGUE):
    """A has promised B something."""
    g = begin(a_table(phase=phase, assets=HOUSES, deals="on"), IntrigueTurn(C))
    make_promise(g, A, B, what)
    return g


def standing(g):
    (line,) = g.table.promises
    return line.standing


@pytest.mark.parametrize(
    ("what", "fact", "judged"),
    (
        (SUPPORT, SUPPORTED, KEPT),
        (SUPPORT, REFUSED, BROKEN),
        (NO_FOIL, FOILED, BROKEN),
        (INVITE, INVITED, KEPT),
        (NO_INVITE, INVITED, BROKEN),
        (SPARE, SPARED, KEPT),
        (SPARE, CONDEMNED, BROKEN),
    ),
)
def test_s115_a_deed_keeps_or_breaks_a_promise(what, fact, judged):
    g = a_promise(what)
    for by, to in ((A, C), (C, B), (B, A)):  # the deeds of others, or towards others, do not count
        note(g, fact, by, to)
        assert standing(g) == OPEN
    g.events = []
    note(g, fact, A, B)
    assert standing(g) == judged
    assert events(g) == ["promise-judged"]


def test_s116_support_is_void_when_the_scheme_is_played_without_asking():
    g = a_promise(SUPPORT)
    note(g, SCHEMED, C)
    assert standing(g) == OPEN
    note(g, SCHEMED, B)
    assert standing(g) == VOID


def test_s115_not_foiling_is_kept_if_there_was_something_to_foil_and_void_otherwise():
    g = a_promise(NO_FOIL)
    note(g, SCHEMED, B)
    assert standing(g) == OPEN
    note_end_of_phase(g)
    assert standing(g) == KEPT
    g = a_promise(NO_FOIL)
    note_end_of_phase(g)
    assert standing(g) == VOID


def test_a_host_who_has_not_invited_breaks_one_promise_and_keeps_the_other():
    for what, judged in ((INVITE, BROKEN), (NO_INVITE, KEPT)):
        g = a_promise(what, ARENA)
        note(g, ARRANGED, A)
        assert standing(g) == judged


def test_s116_whoever_does_not_host_can_neither_keep_nor_break_a_word_about_invitations():
    for what in (INVITE, NO_INVITE):
        g = a_promise(what, ARENA)
        note(g, ARRANGED, C)
        assert standing(g) == VOID


@pytest.mark.parametrize(("what", "phase"), ((SUPPORT, INTRIGUE), (INVITE, ARENA), (NO_INVITE, ARENA), (SPARE, ARENA)))
def test_s116_what_was_never_put_to_the_test_is_void_at_the_end_of_its_phase(what, phase):
    g = a_promise(what, MARKET)
    note_end_of_phase(g)
    assert standing(g) == OPEN  # another phase ends
    g.table.phase = phase
    note_end_of_phase(g)
    assert standing(g) == VOID


def test_the_ledger_is_seen_by_all_and_kept_by_rounds():
    g = a_promise(SPARE)
    g.table.round = 2
    make_promise(g, A, C, INVITE)
    make_promise(g, A, B, INVITE)
    seen = [(line["round"], line["taker"], line["what"], line["standing"]) for line in g.view(None)["promises"]]
    assert seen == [(1, B, "spare", "open"), (2, B, "invite", "open"), (2, C, "invite", "open")]


def test_a_judged_promise_is_not_judged_again():
    g = a_promise(NO_FOIL)
    note(g, FOILED, A, B)
    note(g, SCHEMED, B)
    note_end_of_phase(g)
    assert standing(g) == BROKEN


# --- as the chapters note it -------------------------------------------------------------------------


def a_turn_of_a(**more):
    return begin(a_table(phase=INTRIGUE, assets=HOUSES, deals="on", **more), IntrigueTurn(A))


def promised(g, maker, taker, what):
    """A word for nothing, accepted."""
    did(
        g, (maker, f"offer {taker}"), (maker, f"give-promise {what}"), (maker, "send-offer"), (taker, f"accept {maker}")
    )


@pytest.mark.parametrize(("answer", "judged"), (("support", KEPT), ("refuse", BROKEN)))
def test_giving_or_refusing_support_is_noted(answer, judged):
    g = a_turn_of_a(hands={A: "black-market-profits"}, influence=(4, 3, 2, 2))
    promised(g, B, A, "support")
    said(g, (A, "scheme black-market-profits"), (A, "ask 1"), (B, answer))
    assert standing(g) == judged


@pytest.mark.parametrize(("answer", "judged"), (("play whispered-rumors", BROKEN), ("pass", OPEN)))
def test_a_foil_is_noted(answer, judged):
    g = a_turn_of_a(hands={A: "looting-the-dead", B: "whispered-rumors"}, influence=(6, 6, 2, 2))
    promised(g, B, A, "no-foil")
    said(g, (A, "scheme looting-the-dead"))
    all_ready(g)
    said(g, *((seat, answer if seat == B else "pass") for seat in g.asked))
    while g.decision.kind == "reaction":
        said(g, *((seat, "pass") for seat in g.asked))
    assert standing(g) == judged
    assert g.table.promises[0].tested == (judged == OPEN)


def test_invitations_are_noted():
    g = begin(a_table(phase=ARENA, assets=HOUSES), Invitations())
    promised(g, A, B, "invite")
    promised(g, A, C, "no-invite")
    promised(g, D, A, "invite")
    said(g, (A, "invite 1"))
    assert [line.standing for line in g.table.promises] == [KEPT, OPEN, OPEN]
    while g.decision is not None:
        seat = g.asked[0]
        said(g, (seat, next(words for words in can_say(g, seat) if words != "invite 2")))
    assert [line.standing for line in g.table.promises] == [KEPT, KEPT, VOID]


def test_every_fact_has_a_name_of_its_own():
    facts = (SUPPORTED, REFUSED, SCHEMED, FOILED, INVITED, ARRANGED, SPARED, CONDEMNED)
    assert len({*facts, promises.INTRIGUE_OVER, promises.ARENA_OVER}) == len(facts) + 2


# --- the end of the game -----------------------------------------------------------------------------


@pytest.mark.parametrize("what", (SUPPORT, NO_FOIL, INVITE, NO_INVITE, SPARE))
def test_s116_what_is_open_when_the_game_ends_is_void(what):
    g = a_promise(what)
    did(g, (B, "offer 0"), (B, "give-gold 2"), (B, "ask-promise spare"), (B, "send-offer"))
    g.events = []
    crown(g, C, "twelve-intrigue")
    assert standing(g) == VOID and events(g) == ["promise-judged", "wins", "offer-lapses"]
    assert g.table.offers == () and g.table.aside == [0, 0, 0, 0]


def test_a_foil_forborne_was_kept_though_the_game_ends_with_the_phase():
    g = a_promise(NO_FOIL)
    note(g, SCHEMED, B)
    crown(g, C, "twelve-intrigue")
    assert standing(g) == KEPT


def test_offers_and_promises_end_with_the_last_arena_phase_too():
    g = begin(a_table(phase=ARENA, assets=HOUSES, influence=(4, 4, 2, 2)), IntrigueTurn(C))
    make_promise(g, A, B, SPARE)
    did(g, (B, "offer 0"), (B, "give-gold 2"), (B, "ask-promise spare"), (B, "send-offer"))
    g.table.round = g.table.agreed.rounds
    the_game = Whole()
    the_game.go_to(ROUND)
    g.stack = [the_game]
    g.settle()
    assert g.decision is not None and g.decision.kind == "fighter"  # A and B fight it out
    assert standing(g) == VOID and g.table.offers == ()
