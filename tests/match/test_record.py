"""Records as text: what can be read, and what is said of what cannot."""

import pytest

from ludus.core.errors import BrokenRecord
from ludus.core.game import Outcome
from ludus.core.ids import CHANCE, Seat
from ludus.match.record import outcome_of, parse, written

TEXT = """\
[ludus 1]
[game kampf] [rules 1] [set 0f3a] [seats 3]
[option start lot]
[dice 51c0]
chance start 2
2 carrier b2
@ 9f21
0 carrier a1
= last-standing 29 6 11 | 0
[seed my lucky seed]
"""


def refusal(text):
    with pytest.raises(BrokenRecord) as refused:
        parse(text)
    return str(refused.value), refused.value.hint


def test_a_record_is_read_part_by_part():
    record = parse(TEXT)
    assert (record.game, record.rules, record.digest, record.seats) == ("kampf", 1, "0f3a", 3)
    assert (record.options, record.commitment, record.seed) == ({"start": "lot"}, "51c0", "my lucky seed")
    assert record.lines == [(CHANCE, "start 2"), (2, "carrier b2"), (0, "carrier a1")]
    assert record.hashes == {2: "9f21"}
    assert record.result == "last-standing 29 6 11 | 0"


def test_a_record_writes_what_it_read():
    assert parse(TEXT).text() == TEXT


def test_a_running_games_record_has_no_result_and_no_seed():
    running = "".join(line for line in TEXT.splitlines(keepends=True) if line[0] != "=" and "seed" not in line)
    assert parse(running).seed is None
    assert parse(running).text() == running


def test_comments_and_blank_lines_are_passed_over():
    assert parse(TEXT.replace("[dice", "; a comment\n\n   [dice")).text() == TEXT


def test_another_text_is_no_record():
    assert refusal("1. e4 e5") == ("This is not a Ludus record.", "a record begins with the line [ludus 1].")


def test_a_record_of_another_format_is_refused():
    assert refusal(TEXT.replace("[ludus 1]", "[ludus 9]"))[0] == "Format 9 is unknown."


@pytest.mark.parametrize("name", ["game", "rules", "set", "seats", "dice"])
def test_a_record_without_part_of_its_header_is_refused(name):
    problem, hint = refusal(TEXT.replace(f"[{name} ", f"[{name}less "))
    assert problem == f"The record has no [{name} …] line."
    assert hint == "it seems to be cut off; export it again."


def test_a_header_that_is_no_number_is_refused():
    problem, _ = refusal(TEXT.replace("[seats 3]", "[seats three]"))
    assert problem == "The record's header cannot be read: invalid literal for int() with base 10: 'three'."


@pytest.mark.parametrize("line", ["3 carrier b2", "0", "chance", "batiatus plays forgery", "-1 roll 6", "hello"])
def test_a_line_that_cannot_be_read_is_named(line):
    problem, hint = refusal(TEXT.replace("0 carrier a1", line))
    assert problem == f"Line 8 of the record cannot be read: '{line}'."
    assert hint == "a line is a seat's number or 'chance', then the words of the choice."


def test_a_result_can_be_read_back():
    ended = Outcome((29, 6, 11), (Seat(0), Seat(2)), "last-standing")
    assert written(ended) == "last-standing 29 6 11 | 0 2"
    read = outcome_of(written(ended))
    assert read is not None
    assert (read.scores, read.winners, read.how) == (ended.scores, ended.winners, ended.how)
    assert outcome_of("") is None
