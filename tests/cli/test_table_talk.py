"""What can be asked at the table: cards, houses, chapters of the rules, odds, and why something cannot be done."""

import random
import re

import pytest

from ludus.cli.play.chances import worth
from ludus.cli.terminal.screen import Screen
from ludus.match import Match
from ludus.speech import Speech

HOUSES = ("play", "spartacus", "--seats", "3", "--human", "Anna", "--seed", "1")


def saved_at(path, game: str, kind: str, seats: int = 3) -> str:
    """A record that stops at a question of this kind to seat 0."""
    for seed in range(50):
        match, rng = Match.new(game, seats, seed=seed), random.Random(seed)
        while match.decision is not None:
            if match.decision.kind == kind and match.owing[0] == 0:
                path.write_text(match.record(secrets_too=True), encoding="utf-8")
                return str(path)
            match.act(match.owing[0], rng.choice(match.options(match.owing[0])))
    raise AssertionError(f"nobody was asked {kind}")


def test_whoever_chooses_a_house_can_read_its_powers(terminal):
    shown = terminal(*HOUSES, typed=["?"])
    assert "Exhibition Match: Exhaust two gladiators" in shown.out
    assert "Begins with: 10 gold, 3 gladiators" in shown.out


def test_a_card_is_explained_by_its_name(terminal):
    shown = terminal(*HOUSES, typed=["card blackmail", "rules blackmail", "karte blackmail"])
    assert shown.out.count("You discard one of your ready slaves, and the target loses 1 influence.") == 2
    everything = terminal(*HOUSES, typed=["card"])
    assert "Schemes: " in everything.out


def test_what_cannot_be_chosen_is_refused_with_its_reason(terminal):
    shown = terminal(*HOUSES, typed=["take the house tullius"])
    assert "Take the house Tullius: Livia has taken this house. [setup.houses]" in shown.out
    assert "is not among the options" not in shown.out
    assert "'tully' is not among the options" in terminal(*HOUSES, typed=["tully"]).out


def test_chapters_have_numbers(terminal):
    page = terminal("rules", "kampf").out
    assert "  1  " in page and "'ludus rules kampf 3' shows a single chapter." in page
    at_the_table = terminal("play", "kampf", "--seats", "2", "--human", "Anna", typed=["rules"]).out
    assert "'rules 3' shows a single chapter." in at_the_table
    chapter = terminal("rules", "kampf", "2").out
    assert chapter.splitlines()[1].startswith("2  ")
    assert len(chapter) < len(page) / 2


@pytest.mark.parametrize(
    "game, kind, told",
    [("kampf", "casualty", "gladiators ahead, on average"), ("spartacus", "bet", "gold on average")],
)
def test_a_fight_has_odds(terminal, tmp_path, game, kind, told):
    path = saved_at(tmp_path / "game.txt", game, kind)
    shown = terminal("play", "--resume", path, "--human", "Anna", "--bot", "random", "--bot", "random", typed=["odds"])
    assert told in shown.out
    assert "Exact, both sides playing their best." in shown.out


def test_before_a_challenge_every_fight_has_its_odds(terminal, tmp_path):
    path = saved_at(tmp_path / "game.txt", "kampf", "target")
    shown = terminal("play", "--resume", path, "--human", "Anna", "--bot", "random", "--bot", "random", typed=["odds"])
    assert re.search(r"^Challenge (\w\d) +\1 +[+−]\d\.\d{3}$", shown.out, re.MULTILINE)
    assert "An animal that is beaten counts as 2 gladiators." in shown.out


def test_what_is_hardly_possible_is_not_shown_as_nothing():
    screen = Screen(Speech("de"))
    assert [worth(screen, value, 0.0, is_chance=True) for value in (0.0, 0.0001, 0.5)] == [
        "0,0\u00a0%",
        "<0,1\u00a0%",
        "50,0\u00a0%",
    ]


def test_where_nobody_fights_there_are_no_odds(terminal):
    assert "There is no fight to reckon here." in terminal(*HOUSES, typed=["odds"]).out


def test_a_screen_that_several_share_leaves_no_hand_behind(terminal, monkeypatch):
    monkeypatch.setattr("ludus.cli.terminal.screen.Screen.is_live", lambda self: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    people = ("play", "aquileia", "--human", "Anna", "--human", "Bea", "--human", "Caius")
    shown = terminal(*people, "--seed", "3", typed=["", "1", "", "quit", "y"])
    enter, leave = shown.out.index("\x1b[?1049h"), shown.out.rindex("\x1b[?1049l")
    assert "Hand: " in shown.out[enter:leave]
    assert "Hand: " not in shown.out[:enter] + shown.out[leave:]
    assert "Saved in " in shown.out[leave:]


def test_somebody_alone_keeps_the_usual_screen(terminal, monkeypatch):
    monkeypatch.setattr("ludus.cli.terminal.screen.Screen.is_live", lambda self: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[?1049h" not in terminal("play", "aquileia", "--human", "Anna", typed=["quit"]).out
