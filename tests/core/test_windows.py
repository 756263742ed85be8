"""Sealed answers and reaction windows."""

import random

from ludus.core.chance import Dealer
from ludus.core.decision import Option
from ludus.core.ids import NOBODY, Seat
from ludus.core.windows import Sealed, ask_sealed, first_answer

A, B, C = (Seat(seat) for seat in range(3))
ADD, DONE, PASS, REACT = (Option(verb) for verb in ("add", "done", "pass", "react"))
DEAL = Dealer(random.Random(1).randrange)


def an_envelope(*answers, seats=(B, C, A)):
    f = Sealed(seats)
    for seat, option in answers:
        f.hear(seat, option, complete=option is not ADD)
    return f


def test_everybody_is_asked_until_everybody_has_answered():
    f = an_envelope((B, DONE), (A, DONE))
    assert ask_sealed(f, None) == (B, C, A)
    f.hear(C, DONE, complete=True)
    assert ask_sealed(f, None) == NOBODY


def test_an_envelope_for_nobody_is_not_open():
    assert not an_envelope(seats=()).is_open()


def test_an_answer_may_come_in_small_steps():
    f = an_envelope((B, ADD), (B, ADD))
    assert f.owes(B)
    f.hear(B, DONE, complete=True)
    assert not f.owes(B)
    assert f.draft(B) == (ADD, ADD, DONE)
    assert f.draft(C) == ()


def test_the_envelope_can_be_opened_anew():
    f = an_envelope((B, DONE), (C, ADD))
    f.ask_again()
    assert f.owes(B)
    assert f.is_open()
    assert f.draft(B) == f.draft(C) == ()


def test_a_copy_shares_no_drafts():
    f, copy = an_envelope((B, ADD)), Sealed((B, C, A))
    f.carry(copy)
    assert copy.sealed_key() == f.sealed_key() == (0, (B, C, A), (("add",), (), ()), 0)
    copy.hear(C, DONE, complete=True)
    assert f.draft(C) == ()


def test_in_an_imagined_game_the_others_have_still_to_answer():
    f = an_envelope((B, DONE), (C, ADD), (A, DONE))
    f.reimagine(B, DEAL)
    assert [f.owes(seat) for seat in (A, B, C)] == [True, False, True]
    assert [f.draft(seat) for seat in (A, B, C)] == [(), (DONE,), ()]
    for seat in (A, C):
        assert f.is_open()
        f.hear(seat, DONE, complete=True)
    assert not f.is_open()


def test_a_spectator_of_an_envelope_imagines_it_empty():
    f = an_envelope((A, DONE), seats=(A, B))
    f.reimagine(C, DEAL)
    assert f.draft(A) == f.draft(B) == () and f.owes(A)
    f.hear(A, DONE, complete=True)
    assert f.is_open()


def test_of_several_reactions_the_first_in_the_order_named_counts():
    f = an_envelope((A, REACT), (C, REACT), (B, PASS))
    assert first_answer(f, PASS) == (C, REACT)


def test_when_all_pass_nothing_counts():
    assert first_answer(an_envelope((A, PASS), (B, PASS)), PASS) is None
