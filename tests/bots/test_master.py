"""The level `master`: by the network that is shipped, or else as a champion, and never without a word."""

import copy
import json
import logging
import subprocess
import sys

import pytest

from ludus.bots import find
from ludus.bots.levels import SIMULATIONS, SearchBot
from ludus.bots.master import SHIPPED, MasterBot, tell
from ludus.bots.network import LookaheadBot
from ludus.bots.network.bot import SHIPPED as BESIDE_THE_NETWORK
from ludus.bots.network.lookahead import Thinking
from ludus.bots.network.weights import check, load, save
from ludus.core.extras import command
from ludus.match import Match, Turn, play
from ludus.research.training.settings import TableSettings
from ludus.research.training.shape import wide_encoding
from ludus.speech import LANGUAGES, Speech
from tests.bots.test_network import by_lot

LARGEST = 8_000_000  # bytes
FEWEST = {"kampf": 2, "aquileia": 3, "spartacus": 3}
GAMES = sorted(path.stem for path in SHIPPED.glob("*.npz"))


def turn_of(match):
    decision = match.decision
    seat = decision.seats[0]
    return Turn(match, seat, decision, match.options(seat))


@pytest.fixture
def warnings(caplog):
    tell.cache_clear()
    caplog.set_level(logging.WARNING)
    return lambda: [record.getMessage() for record in caplog.records]


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in range(FEWEST[game], 6)])
def test_masters_play_whole_games_by_the_rules_and_the_same_for_the_same_seed(game, seats, warnings, monkeypatch):
    monkeypatch.setattr("ludus.bots.network.bot.THINKING", {game: Thinking(games=4, least=0.2, own=1)})
    records = []
    for _ in range(2):
        match = Match.new(game, seats, "masters")
        bots = [MasterBot(seat) for seat in range(seats)]
        play(match, bots)
        assert match.outcome is not None
        assert all(isinstance(bot.player, LookaheadBot) for bot in bots)
        records.append(match.record())
    assert records[0] == records[1]
    assert warnings() == []


@pytest.mark.parametrize("game", GAMES)
def test_shipped_weights_are_small_fit_and_say_how_they_were_made(game):
    assert (SHIPPED / f"{game}.npz").stat().st_size < LARGEST
    weights = load(SHIPPED / f"{game}.npz")
    check(weights, wide_encoding(game, TableSettings(3)))
    assert {"encoding", "settings", "decisions", "seconds", "temperature"} <= weights.about.keys()
    lines = [json.loads(line) for line in (SHIPPED / f"{game}.jsonl").read_text().splitlines()]
    assert max(line.get("decisions", 0) for line in lines) == weights.about["decisions"]


def test_master_is_a_level_that_can_be_found():
    assert isinstance(find("master")(1), MasterBot)
    assert SHIPPED == BESIDE_THE_NETWORK


def test_a_game_without_a_network_is_played_as_a_champion_and_the_log_says_so(tmp_path, warnings):
    for seed in (1, 2):
        turn = turn_of(Match.new("kampf", 2, seed))
        bot = MasterBot(seed, tmp_path)
        assert bot.choose(turn) in turn.options
        assert isinstance(bot.player, SearchBot)
        assert bot.player.simulations == SIMULATIONS["champion"]
    assert len(warnings()) == 1
    assert "no network for 'kampf' yet. The level master plays as champion. hint: `ludus train" in warnings()[0]


def test_weights_of_other_cards_are_passed_over_with_a_sentence(tmp_path, warnings):
    weights = by_lot("aquileia")
    weights.about["form"] = "other"
    save(tmp_path / "aquileia.npz", weights)
    turn = turn_of(Match.new("aquileia", 3, 1))
    bot = MasterBot(1, tmp_path)
    assert bot.choose(turn) in turn.options
    assert isinstance(bot.player, SearchBot)
    assert "ludus train --from" in warnings()[0]


def test_a_broken_file_is_passed_over_with_a_sentence(tmp_path, warnings):
    (tmp_path / "aquileia.npz").write_bytes(b"nothing")
    turn = turn_of(Match.new("aquileia", 3, 1))
    assert MasterBot(1, tmp_path).choose(turn) in turn.options
    assert "holds no weights" in warnings()[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_master_says_why_by_its_chances_and_shows_what_it_looked_at(tmp_path, language):
    save(tmp_path / "aquileia.npz", by_lot("aquileia"))
    match = Match.new("aquileia", 3, 1)
    turn = turn_of(match)
    bot = MasterBot(1, tmp_path)
    option = bot.choose(turn)
    reason = bot.explain(turn, option)
    assert reason is not None and reason.other in turn.options and reason.other is not option
    said = Speech(language, match.lexicon(), ["Livia", "Flamma", "Priscus"]).reason(reason, option)
    assert "%" in said and "±" in said and reason.causes
    assert bot.thoughts[0].option is option
    later, then = copy.copy(bot), match.clone()
    match.act(turn.seat, option)
    bot.choose(turn_of(match))
    assert repr(later.explain(turn_of(then), option)) == repr(reason)
    assert later.thoughts[0].option is option


def test_a_master_needs_no_pytorch():
    lines = ["import sys", "sys.modules['torch'] = None", "from ludus.bots.master import MasterBot"]
    lines += ["from ludus.match import Match, Turn", "match = Match.new('aquileia', 3, 1)", "seat = match.owing[0]"]
    lines += ["MasterBot(1).choose(Turn(match, seat, match.decision, match.options(seat)))"]
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)


def test_without_numpy_a_champion_plays(monkeypatch, tmp_path, warnings):
    save(tmp_path / "aquileia.npz", by_lot("aquileia"))
    monkeypatch.setitem(sys.modules, "ludus.bots.network.bot", None)
    turn = turn_of(Match.new("aquileia", 3, 1))
    assert MasterBot(1, tmp_path).choose(turn) in turn.options
    assert "needs numpy" in warnings()[0]
    assert f"hint: {command('vector')}." in warnings()[0]
