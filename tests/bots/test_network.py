"""Bots that play by a network: here one whose weights were drawn by lot, so that every answer is met."""

from pathlib import Path
from typing import Any

import numpy
import pytest

from ludus.bots import load
from ludus.bots.network import NetworkBot
from ludus.bots.network.bot import policy_of
from ludus.bots.network.network import Network
from ludus.bots.network.policy import Policy
from ludus.bots.network.weights import UnfitWeights, Weights, save
from ludus.bots.network.weights import load as load_weights
from ludus.core.errors import BadSetting
from ludus.core.ids import Seat
from ludus.match import Match, Turn, play
from ludus.research.position import rules_of
from ludus.research.training.settings import NetworkSettings, TableSettings
from ludus.research.training.shape import shape_of, wide_encoding
from ludus.research.vectorized.batch import Wishes
from ludus.research.vectorized.games import VectorGames

WIDTH, HIDDEN, ITEM = 16, 8, 6
TABLES = [("kampf", 2), ("kampf", 5), ("aquileia", 3), ("aquileia", 5), ("spartacus", 3), ("spartacus", 6)]


def by_lot(game: str, seed: int = 1) -> Weights:
    """Weights of a small network, drawn by lot."""
    encoding = wide_encoding(game, TableSettings(3))
    shape = shape_of(encoding, NetworkSettings(items="space" if game == "kampf" else None))
    arrays: dict[str, Any] = {"columns": shape.columns, "scale": shape.scale}
    arrays |= {"counts": shape.counts, "steps": shape.steps}
    linear = {"policy": (WIDTH, shape.actions), "value.hidden": (WIDTH, HIDDEN)}
    linear["value.output"] = (HIDDEN, shape.seats + 1)
    linear |= {f"blocks.0.{name}": (WIDTH, WIDTH) for name in ("first", "second")} | {"input": (shape.width, WIDTH)}
    norms = {"norm": WIDTH, "blocks.0.norm": WIDTH}
    if (items := shape.items) is not None:
        arrays |= {"item_columns": items.columns, "rest": items.rest, "item_actions": items.actions}
        arrays |= {"adjacency": items.adjacency}
        linear |= {"items.own": (items.columns.shape[1], ITEM), "items.rest": (len(items.rest), ITEM)}
        linear |= {"mixing.0.linear": (2 * ITEM, ITEM), "input": (len(items.columns) * ITEM + len(items.rest), WIDTH)}
        linear |= {"pointer.item": (ITEM, ITEM), "pointer.trunk": (WIDTH, ITEM)}
        linear |= {"pointer.output": (ITEM, len(items.actions))}
        norms["mixing.0.norm"] = 2 * ITEM
    lots = numpy.random.default_rng(seed)
    for name, (read, written) in linear.items():
        arrays[f"{name}.weight"] = lots.normal(size=(written, read)).astype(numpy.float32)
        arrays[f"{name}.bias"] = lots.normal(size=written).astype(numpy.float32)
    for name, size in norms.items():
        arrays[f"{name}.weight"] = numpy.ones(size, numpy.float32)
        arrays[f"{name}.bias"] = numpy.zeros(size, numpy.float32)
    return Weights({"game": game, "form": encoding.form}, arrays)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("weights")
    found = {game: folder / f"{game}.npz" for game in ("kampf", "aquileia", "spartacus")}
    for game, path in found.items():
        save(path, by_lot(game))
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_network_plays_whole_games_with_every_number_of_seats_the_same_for_the_same_seed(files, game, seats):
    options = {"deals": "off", "length": "quick"} if game == "spartacus" else {}
    logs = []
    for _ in range(2):
        match = Match.new(game, seats, "network", options)
        bots = [load(f"ludus.bots.network:NetworkBot@{files[game]}")(seat) for seat in range(seats)]
        play(match, bots)
        assert match.outcome is not None
        logs.append(match.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_bot_reads_what_vector_environments_show(files, game, seats):
    weights = load_weights(files[game])
    rules = rules_of(game, seats, {}, "off")
    policy = Policy(weights, Network(weights), rules.encoding)
    games = VectorGames(rules, 8, Wishes(spread=60), seed=5)
    batch = games._batch
    assert batch is not None
    positions = [slot.position for slot in batch.slots]  # type: ignore[union-attr]
    seen = [
        (one.game, Seat(int(seat)), one.asked().options) for one, seat in zip(positions, games.arrays.seat, strict=True)
    ]
    rows = policy.rows(seen)
    assert (rows[:, rules.encoding.places()] == games.arrays.observation).all()
    others = [column for column in range(rows.shape[1]) if column not in set(rules.encoding.places())]
    assert not rows[:, others].any()


def test_a_seat_thinks_the_same_of_the_true_game_and_of_one_it_imagines(files):
    weights = load_weights(files["aquileia"])
    match = Match.new("aquileia", 3, "secrets")
    rules = rules_of("aquileia", 3, {}, "off")
    policy = Policy(weights, Network(weights), rules.encoding)
    for _ in range(80):
        seat = match.owing[0]
        options = tuple(match.options(seat))
        rows = [policy.rows([(game, seat, options)]) for game in (match.game, match.imagine(seat, 7))]
        assert (rows[0] == rows[1]).all()
        match.act(seat, options[len(match.log) % len(options)])


def test_weights_of_other_cards_are_refused_with_a_sentence(files, tmp_path):
    weights = by_lot("kampf")
    weights.about["form"] = "other"
    save(tmp_path / "old.npz", weights)
    match = Match.new("kampf", 2, 1)
    with pytest.raises(UnfitWeights, match="other rules or cards"):
        play(match, [NetworkBot(seat, tmp_path / "old.npz") for seat in range(2)])


def test_a_file_that_holds_no_weights_is_refused_with_a_sentence(tmp_path):
    (tmp_path / "broken.npz").write_bytes(b"nothing")
    with pytest.raises(UnfitWeights, match="holds no weights"):
        load_weights(tmp_path / "broken.npz")
    with pytest.raises(BadSetting, match="no checkpoint"):
        load(f"ludus.bots.network:NetworkBot@{tmp_path / 'missing.npz'}")


def test_chances_of_many_games_are_told_seat_by_seat_whoever_is_asked(files):
    match = Match.new("aquileia", 4, 1)
    decision = match.decision
    assert decision is not None
    policy = policy_of(files["aquileia"], Turn(match, decision.seats[0], decision, []).encoding())
    values = numpy.random.default_rng(1).normal(size=(4, 6)).astype(numpy.float32)
    found = policy.chances(values, [Seat(asked) for asked in range(4)])
    for asked in range(4):
        clockwise = [found[asked][(asked + step) % 4] for step in range(4)]
        assert clockwise == pytest.approx(policy.wins(values[asked]).tolist())
