"""`why`: what a bot that looks ahead thought of its last choice."""

import re

import pytest

from ludus.bots import BOTS, SearchBot, find
from ludus.bots.network.lookahead import Thinking
from ludus.cli.play.thoughts import MOST_KEPT, Thoughts
from ludus.core.ids import Seat

ROW = re.compile(r"\s(\d+(?: ± \d+)?%|–)\s+(\d+)$")


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setitem(BOTS, "lanista", lambda seed: SearchBot({"kampf": 6, "aquileia": 2}, seed))


def rows(shown):
    return [found.groups() for line in shown.out.splitlines() if (found := ROW.search(line))]


def test_where_all_lies_open_a_bot_says_at_once_why_it_chose(terminal):
    shown = terminal("play", "kampf", "--seed", "1", "--bot", "lanista", "--human", "Anna", typed=["why"])
    assert re.search(r"Marcus: I (began|added|took)[^.]+ because [^.]+", shown.out)
    assert not rows(shown)
    assert "'why +' shows the numbers" in shown.out


def test_the_numbers_behind_it_are_told_on_request(terminal):
    shown = terminal("play", "kampf", "--seed", "1", "--bot", "lanista", "--human", "Anna", typed=["why +"])
    told = rows(shown)
    assert "Marcus: I " in shown.out
    assert len(told) > 1
    assert sum(int(tried) for _, tried in told) == 6
    assert told[0][0] != "–"


def test_a_choice_further_back_can_be_asked_for(terminal):
    table = ["play", "kampf", "--seed", "1", "--bot", "lanista", "--bot", "lanista", "--human", "Anna"]
    last, before = (terminal(*table, typed=[typed]).out for typed in ("why", "why 99 +"))
    assert "Livia: I " in last
    assert "Marcus: I " in before


def test_where_something_is_hidden_a_bot_keeps_its_thoughts_until_the_end(terminal):
    table = ["play", "aquileia", "--seed", "1", "--bot", "lanista", "--bot", "lanista", "--human", "Anna"]
    kept = terminal(*table, typed=["why"])
    assert "after the game" in kept.out
    assert ": I " not in kept.out
    assert ": I placed" in terminal(*table, "--practice", typed=["why"]).out


def test_a_master_shows_what_it_looked_at(terminal, monkeypatch):
    monkeypatch.setattr("ludus.bots.network.bot.THINKING", {"aquileia": Thinking(games=12, least=0.0, own=1)})
    table = ["play", "aquileia", "--seed", "1", "--bot", "master", "--bot", "master", "--human", "Anna", "--practice"]
    told = rows(terminal(*table, typed=["why +"]))
    assert len(told) > 1
    assert all("%" in chance and int(tried) for chance, tried in told)


def test_whoever_goes_by_a_rule_names_it(terminal):
    shown = terminal("play", "kampf", "--seed", "1", "--bot", "greedy", "--human", "Anna", typed=["why +"])
    assert "Marcus: I took a swordsman because the team did not have one yet." in shown.out
    assert "played no options out; there are no more numbers behind it" in shown.out


def test_before_anybody_has_chosen_there_is_nothing_to_tell(terminal):
    shown = terminal("play", "kampf", "--seed", "3", "--human", "Anna", "--human", "Ben", typed=["why"])
    assert "No bot has made a choice yet." in shown.out


def test_what_a_choice_was_about_is_still_asked_with_a_question_mark(terminal):
    shown = terminal("play", "kampf", "--seed", "1", "--bot", "lanista", "--human", "Anna", typed=["?"])
    assert "Marcus: I " not in shown.out
    assert re.search(r"^\[[a-z.-]+\]$", shown.out, re.MULTILINE)


def test_thoughts_about_choices_taken_back_are_forgotten_and_not_too_many_are_kept():
    thoughts = Thoughts()
    for acts in range(MOST_KEPT + 9):
        thoughts.add(Seat(0), acts, "stay", find("greedy")(1))
    assert len(thoughts.kept) == MOST_KEPT
    thoughts.forget(100)
    assert thoughts.kept[-1].acts == 99
