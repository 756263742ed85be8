"""`ludus review` on a screen of 80 columns."""

import json
import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from ludus.bots import find
from ludus.cli import main
from ludus.cli.records import review as command
from ludus.cli.terminal.screen import Screen
from ludus.core.ids import Seat
from ludus.core.phrase import Event
from ludus.match import Match, play, replay
from ludus.match.match import Act
from ludus.review import review
from ludus.review.model import ReviewDeal
from ludus.review.work import STEPS
from ludus.review.written import plain
from ludus.speech import Speech

WORK = 3_000  # steps: as few as can be


@pytest.fixture(scope="module")
def match():
    match = Match.new("kampf", 2, "3")
    play(match, [find("random")(seat) for seat in range(2)])
    return match


@pytest.fixture(scope="module")
def found(match):
    """The review itself is dear; how it is told is not."""
    return review(match, steps=WORK)


@pytest.fixture
def file(match, tmp_path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "game.txt"
    path.write_text(match.record())
    return str(path)


@pytest.fixture
def made(found, monkeypatch):
    """The command tells the review that is there already."""
    monkeypatch.setattr(command, "review", lambda match, progress: found)


@pytest.mark.parametrize("lang", ["en", "de", "hu"])
def test_it_tells_the_winner_the_curve_the_players_and_where_it_turned(file, made, match, lang, capsys):
    assert main(["review", file, "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert str(match.outcome.winners[0]) in lines[0]
    assert re.match(r" +100\s?% ", lines[1])
    assert re.match(r" +0\s?% ", lines[11])
    assert "cli-" not in "".join(lines)
    marks = [line for line in lines[13:18] if line.startswith(("●", "■"))]
    assert len(marks) == 2
    assert not [
        line for line in (lines[lines.index(marks[0]) - 1], *marks) if "…" in line
    ]  # no number or heading is cut
    assert not [line for line in lines if "−0\u00a0%" in line or line.lstrip().startswith("%")]


def test_a_decision_is_told_with_what_was_asked(file, made, found, match, capsys):
    assert main(["review", file]) == 0
    told = " ".join(capsys.readouterr().out.split())
    worst = found.steps[found.players[0].worst - 1]
    again = Match.new("kampf", 2, "3")
    for act in match.acts[: worst.number - 1]:
        again.act(act.seat, act.words)
    prompt = again.prompt()
    assert prompt is not None
    question = Speech("en", match.lexicon(), ["seat 0", "seat 1"]).message(prompt)
    assert f"worst decision (choice {worst.number}): {question} “" in told


def test_it_fits_a_screen_of_24_lines_up_to_the_players(file, made, capsys):
    main(["review", file])
    lines = capsys.readouterr().out.splitlines()
    assert max(i for i, line in enumerate(lines) if line.startswith(("●", "■"))) < 23


def test_a_decision_is_told_once_even_where_the_game_turned_at_it(file, found, capsys, monkeypatch):
    turning = found.players[0].worst
    assert turning is not None
    told_twice = replace(found, turning=(turning, *found.turning))
    monkeypatch.setattr(command, "review", lambda match, progress: told_twice)
    assert main(["review", file]) == 0
    told = " ".join(capsys.readouterr().out.split())
    number = told.split("worst decision (choice ")[1].split(")")[0]
    again = told.split(f"Choice {number}, ")
    assert len(again) == 2
    assert "(told above). " in again[1][:40]


@pytest.mark.parametrize("lead, told", [(0.2, "promised 20"), (0.02, "nothing better was found among 3 options tried")])
def test_by_how_much_the_best_decision_led_is_told_where_it_is_sure(found, match, lead, told):
    step = next(one for one in found.steps if one.judgement is not None and one.judgement.better is None)
    judgement = replace(step.judgement, options=9, tried=3, lead=lead, lead_error=0.02)
    names = [f"player {seat}" for seat in range(match.seats)]
    screen = Screen(Speech("en")).at_table(match.lexicon(), names)
    assert told in command.Told(screen, found, match).told(step, judgement)


@pytest.mark.parametrize(
    "lang, told",
    [
        (
            "en",
            "Ann gives 3 gold to Dora. Dora gives 5 gold to Ann. "
            "Dora makes a promise to Ann: no invitation to the games. Chance to win: Dora +2",
        ),
        (
            "de",
            "Ann gibt 3 Gold an Dora. Dora gibt 5 Gold an Ann. "
            "Dora gibt ein Versprechen an Ann: keine Einladung zu den Spielen. Gewinnchance: Dora +2",
        ),
        (
            "hu",
            "Ann 3 aranyat ad (Dora kapja). Dora 5 aranyat ad (Ann kapja). "
            "Dora ígéretet tesz (Ann kapja): nincs meghívás a játékokra. Nyerési esély: Dora +2",
        ),
    ],
)
def test_of_a_deal_is_told_what_was_agreed_and_what_it_changed(found, lang, told, capsys, monkeypatch):
    """And not that an offer to somebody else lapsed by it."""
    monkeypatch.setenv("COLUMNS", "80")
    lexicon = Match.new("spartacus", 4, "1").lexicon()
    promise = lexicon.terms["promise"].index("spartacus-promise-no-invite")
    phrases = {phrase.id.removeprefix("spartacus-event-"): phrase for phrase in lexicon.phrases}
    happened = [
        *(("deal", (0, 3)), ("gives-gold", (0, 3, 3)), ("gives-gold", (3, 0, 5))),
        *(("offer-lapses", (1, 0)), ("promises", (3, 0, promise))),
    ]
    events = [Event(phrases[id], facts, None) for id, facts in happened]
    match: Any = SimpleNamespace(acts=[Act(0, Seat(3), "accept 0", events, beside=True)])
    deal = ReviewDeal(1, (3, 0), (-0.01, 0.0, 0.0, 0.02), (0.0,) * 4)
    screen = Screen(Speech(lang)).at_table(lexicon, ["Ann", "Ben", "Cid", "Dora"])
    command.Told(screen, replace(found, deals=(deal,)), match).show_deals()
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert told in " ".join(" ".join(lines).split())


def test_programs_get_the_review_that_is_made_as_one_json_object(tmp_path, capsys, monkeypatch):
    match = Match.new("spartacus", 3, "6", {"length": "quick"})  # by rule of thumb, which is quicker
    play(match, [find("random")(seat) for seat in range(3)])
    path = tmp_path / "game.txt"
    path.write_text(match.record())
    monkeypatch.setitem(STEPS, "spartacus", WORK)
    assert main(["review", str(path), "--json"]) == 0
    read_again = replay(match.record())  # where sealed answers stand in the order they were opened in
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(plain(review(read_again))))


def test_a_game_that_goes_on_gets_a_sentence_and_a_hint(tmp_path, capsys):
    path = tmp_path / "game.txt"
    path.write_text(Match.new("kampf", 2, "3").record())
    assert main(["review", str(path)]) == 2
    told = capsys.readouterr().err
    assert "error: The game is not over." in told
    assert "hint: look back on it when it is over" in told
