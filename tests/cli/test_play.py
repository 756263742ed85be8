"""A game in the terminal, from sitting down to the last word."""

import re

import pytest

import ludus
from ludus.cli.play import session
from ludus.cli.play.seating import Player
from ludus.cli.play.table import TerminalTable
from ludus.cli.terminal.screen import Screen
from ludus.core.ids import Seat
from ludus.match import Match
from ludus.speech import Speech

AGAINST_A_BOT = ("play", "kampf", "--human", "Anna", "--bot", "random", "--seed", "9")
TWO_PEOPLE = ("play", "kampf", "--human", "Anna", "--human", "Bea", "--seed", "9", "--option", "start=first")
ALWAYS_THE_FIRST = ["1"] * 200


def questions(out: str) -> int:
    return out.count("Anna> ")


# --- playing ---------------------------------------------------------------------------------------


def test_a_whole_game_by_numbers_ends_with_scores_and_a_winner(terminal):
    shown = terminal(*AGAINST_A_BOT, typed=ALWAYS_THE_FIRST)
    assert shown.code == 0
    assert "Only one player still had gladiators in the arena." in shown.out
    assert re.search(r"● Anna +\d+ ", shown.out)
    assert "★ winner" in shown.out


def test_a_whole_game_by_words_is_the_same_game(terminal):
    by_number = terminal(*AGAINST_A_BOT, typed=["1", "2", "1"])
    by_words = terminal(*AGAINST_A_BOT, typed=["Place a new carrier on A1", "gladiator net", "pl a3"])
    assert story(by_number.out)[:4] == story(by_words.out)[:4]
    assert "Anna adds a net thrower on A1." in by_words.out
    assert "Anna places a carrier on A3." in by_words.out


def story(out: str) -> list[str]:
    return [line for line in out.splitlines() if line.endswith(".") and line.startswith(("Anna", "Marcus"))]


def test_a_beginning_that_fits_several_options_is_asked_about(terminal):
    shown = terminal(*AGAINST_A_BOT, typed=["place"])
    assert "That could be one of these:" in shown.out


def test_a_number_of_five_thousand_digits_is_no_option_either(terminal):
    assert "is not among the options." in terminal(*AGAINST_A_BOT, typed=["9" * 5000]).out


@pytest.mark.parametrize("typed", ["99", "castle", "0"])
def test_what_is_no_option_is_said_to_be_none(terminal, typed):
    assert f"'{typed}' is not among the options." in terminal(*AGAINST_A_BOT, typed=[typed]).out


def test_a_space_that_is_taken_is_answered_with_the_reason(terminal):
    """The person who begins brings a spear thrower to A1, and would bring another carrier there."""
    shown = terminal(*AGAINST_A_BOT, typed=["1", "1", "carrier a1"])
    assert "Somebody stands there already." in shown.out
    assert "is not among the options" not in shown.out


def test_a_game_among_bots_is_told_as_it_goes(terminal):
    shown = terminal("play", "kampf", "--bot", "random", "--bot", "random", "--seed", "2")
    assert shown.code == 0
    assert "Livia starts." in shown.out or "Marcus starts." in shown.out
    assert "★ winner" in shown.out


@pytest.mark.parametrize("lang, said", [("de", "stellt einen Träger auf"), ("hu", "hordozót tesz le")])
def test_it_speaks_other_languages(terminal, lang, said):
    assert said in terminal(*AGAINST_A_BOT, "--lang", lang, typed=["1", "1"]).out


def test_check_draws_the_board_and_says_that_all_is_well(terminal):
    shown = terminal("play", "kampf", "--check")
    assert shown.code == 0
    assert "╭─A1───" in shown.out
    assert shown.out.splitlines()[-1] == "All is well: Kampf der Gladiatoren for 2 is ready to play."


# --- sitting down ----------------------------------------------------------------------------------


def test_who_plays_is_asked_when_nothing_is_said(terminal):
    typed = [*(["kampf"] if len(ludus.GAMES) > 1 else []), "7", "2", "random", "Zoë", "1", "quit", "no"]
    shown = terminal("play", typed=typed)
    assert "How many play (2 to 5)?" in shown.out
    assert "Type a number from 2 to 5." in shown.out
    assert "■ Zoë" in shown.out


def test_seats_without_a_name_are_filled_by_bots(terminal):
    shown = terminal("play", "kampf", "--seats", "3", "--human", "Anna")
    assert "■ Marcus" in shown.out
    assert "▲ Livia" in shown.out


# --- commands --------------------------------------------------------------------------------------


def test_a_question_mark_explains_cites_the_rule_and_says_what_is_blocked(terminal):
    shown = terminal(*AGAINST_A_BOT, typed=["1", "1", "?"])
    assert "[entry.turn]" in shown.out
    assert "The starting seat goes first" in shown.out
    assert "Not possible now:" in shown.out
    assert "This space is next to your carrier" in shown.out


@pytest.mark.parametrize(
    "lang, words", [("en", "net thrower"), ("de", "Netzwerfer"), ("hu", "hálóvető"), ("de", "net thrower")]
)
def test_a_question_mark_and_a_name_explain_a_thing(terminal, lang, words):
    shown = terminal(*AGAINST_A_BOT, "--lang", lang, typed=["1", f"? {words}"])
    assert "[combat.nets]" in shown.out
    assert "[entry." not in shown.out


def test_something_nobody_knows_is_answered_with_what_looks_like_it(terminal):
    shown = terminal(*AGAINST_A_BOT, typed=["?nett thrower", "? zzzz"])
    assert "There is nothing called nett thrower.\nhint: perhaps one of these: net thrower" in shown.out
    assert "There is nothing called zzzz.\nhint: 'ludus rules' lists everything" in shown.out


def test_undo_goes_back_to_the_persons_last_decision_even_through_dice(terminal, tmp_path):
    path = tmp_path / "game.txt"
    plain = terminal(*AGAINST_A_BOT, typed=[*["1"] * 40, f"save {path}"])
    before = path.read_text().splitlines()
    again = terminal(*AGAINST_A_BOT, typed=[*["1"] * 41, "undo", f"save {path}", "yes"])
    assert plain.code == again.code == 0
    assert path.read_text().splitlines() == before


def test_there_is_nothing_to_undo_at_first(terminal):
    assert "There is nothing to take back yet." in terminal(*AGAINST_A_BOT, typed=["undo"]).out


def test_people_must_agree_when_something_was_learnt(terminal):
    table = ("play", "kampf", *("--human", "Anna", "--bot", "random", "--human", "Bea"), "--option", "start=first")
    refused = terminal(*table, "--seed", "9", typed=["1", "1", "undo", "no", "1", "2"])
    assert "Bea: may Anna take the last choice back?" in refused.out
    assert "Bea adds a net thrower" in refused.out
    agreed = terminal(*table, "--seed", "9", typed=["1", "1", "undo", "yes", "2"])
    assert "Anna adds a net thrower on A1." in agreed.out


def test_people_take_back_freely_what_nobody_has_answered(terminal):
    shown = terminal(*TWO_PEOPLE, typed=["1", "1", "undo", "2"])
    assert "may Anna" not in shown.out
    assert "Anna adds a net thrower on A1." in shown.out


def test_log_rules_help_and_board(terminal):
    shown = terminal(*AGAINST_A_BOT, typed=["1", "1", "log 2", "rules combat.nets", "rules nets", "help", "board"])
    assert "earlier lines; 'log" in shown.out
    assert "Now the nets are thrown" in shown.out
    assert "hint: perhaps one of these: combat.nets" in shown.out
    assert "take the last choice back" in shown.out


def test_commands_have_names_in_every_language(terminal):
    shown = terminal(*AGAINST_A_BOT, "--lang", "de", typed=["zurück", "undo", "ZURUCK", "ende"])
    assert shown.out.count("Noch gibt es nichts zurückzunehmen.") == 3, "a terminal without UTF-8 has no ü"
    assert shown.code == 0


# --- several people at one keyboard ------------------------------------------------------------------


def test_people_are_told_whose_turn_it_is(terminal):
    assert "It is Bea's turn." in terminal(*TWO_PEOPLE, typed=["1", "1"]).out


def test_where_something_is_hidden_the_keyboard_is_handed_over(monkeypatch):
    asked: list[str] = []

    def press_enter(prompt: str) -> str:
        asked.append(prompt)
        return ""

    monkeypatch.setattr("builtins.input", press_enter)
    table = TerminalTable(Screen(Speech("en")), Match.new("kampf", 2, seed=1), [Player("Anna"), Player("Bea")])
    table.hides = True
    for seat in (0, 0, 1):
        session.hand_over(table, Seat(seat))
    assert asked == ["Hand over to Anna, then press Enter. ", "Hand over to Bea, then press Enter. "]
    assert table.viewer() is None


def test_a_single_person_is_never_asked_to_hand_over():
    table = TerminalTable(
        Screen(Speech("en")), Match.new("kampf", 2, seed=1), [Player("Anna"), Player("Marcus", "random")]
    )
    table.hides = True
    session.hand_over(table, Seat(0))
    assert table.viewer() == Seat(0)


def test_leaving_before_the_game_begins_is_no_mistake(terminal):
    shown = terminal("play", "kampf", typed=["2"])
    assert (shown.code, shown.err) == (0, "")
