"""Fixed protocols: the same games for every bot, seats and houses dealt round."""

import json

import pytest

from ludus import bots
from ludus.bots import UniformBot
from ludus.cli import main
from ludus.core.errors import BadSetting
from ludus.match import GAMES, play
from ludus.research.simulation import protocols
from ludus.research.simulation.protocols import PROTOCOLS, Protocol, find, measure, play_one


@pytest.fixture
def short(monkeypatch):
    """A protocol that takes no time."""
    monkeypatch.setitem(PROTOCOLS, "short", Protocol("kampf", 2, "random", 6))
    return "short"


@pytest.mark.parametrize("protocol", PROTOCOLS.values(), ids=str)
def test_every_protocol_can_be_played(protocol):
    GAMES[protocol.game].check_seats(protocol.seats)
    assert protocol.games % protocol.seats == 0  # every seat as often


def test_the_bot_moves_round_the_seats(monkeypatch):
    names = []

    def load(name):
        names.append(name)
        return UniformBot

    monkeypatch.setattr(bots, "load", load)
    for index in range(4):
        play_one(Protocol("kampf", 4, "greedy", 4), "own", index)
    assert [names[4 * index : 4 * index + 4].index("own") for index in range(4)] == [0, 1, 2, 3]


def test_houses_are_dealt_round_once_every_seat_was_taken(monkeypatch):
    dealt = []
    monkeypatch.setattr(protocols, "take_sides", lambda match, index: dealt.append(index))
    monkeypatch.setattr(protocols, "play", lambda match, players: play(match, [UniformBot(seat) for seat in range(3)]))
    for index in range(4):
        play_one(Protocol("spartacus", 3, "greedy", 4), "random", index)
    assert dealt == [0, 0, 0, 1]


def test_the_same_bot_gets_the_same_figure_on_any_number_of_processes(short):
    one, two = (measure(short, "greedy", workers)._replace(milliseconds=0) for workers in (1, 2))
    assert one == two
    assert one.low <= one.share <= one.high and one.fair == 0.5


def test_games_that_are_in_a_file_are_not_played_again(short, tmp_path, monkeypatch):
    out = tmp_path / "games.jsonl"
    first = measure(short, "greedy", out=out)
    monkeypatch.setattr(protocols, "play_one", lambda *_: pytest.fail("a game was played again"))
    assert measure(short, "greedy", out=out) == first


def test_a_slip_of_the_pen_gets_a_hint():
    with pytest.raises(BadSetting) as caught:
        find("kamf-2")
    assert caught.value.hint == "did you mean 'kampf-2'?"


def test_the_help_names_the_protocols(capsys):
    with pytest.raises(SystemExit):
        main(["ladder", "--help"])
    said = "".join(capsys.readouterr().out.split())
    assert all(name in said for name in protocols.PROTOCOLS)


def test_the_command_tells_the_share_with_its_interval(short, capsys):
    assert main(["ladder", "--protocol", short, "--bots", "greedy,random", "--workers", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out.split()
    assert "games" in told and "fair." in told
    assert main(["ladder", "--protocol", short, "--bots", "greedy", "--workers", "1", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["games"] == 6 and found["low"] <= found["share"] <= found["high"]


@pytest.mark.parametrize(
    "words",
    [
        ["kampf", "--protocol", "kampf-2", "--bots", "greedy"],
        ["--protocol", "kampf-2", "--bots", "greedy,random", "--out", "games.jsonl"],
        ["--protocol", "kampf-2", "--bots", "greedy", "--games", "100"],
        ["--protocol", "kampf-2", "--bots", "greedy", "--plot", "wins.png"],
        ["--protocol", "kampf-2", "--bots", "greedy", "--seats", "3"],
        ["--protocol", "kampf-2", "--bots", "greedy", "--seed", "0"],
        ["--protocol", "kampf-2", "--bots", "greedy", "--option", "start=first"],
        ["--protocol", "kampf-2", "--bots", "greedy", "--set", "."],
        ["--protocol", "nobody", "--bots", "greedy"],
        ["--bots", "greedy,random"],
    ],
)
def test_what_cannot_be_played_gets_a_sentence_and_a_hint(words, capsys, monkeypatch):
    monkeypatch.setattr(protocols, "measure", lambda *_, **__: pytest.fail("it was played"))
    assert main(["ladder", *words, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("error: ") and "hint: " in said
