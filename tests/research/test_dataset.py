"""Data sets, pictures and the balance of houses, as the commands make them."""

import json
from itertools import pairwise

import numpy
import pytest

import ludus
from ludus.cli import main
from ludus.core.errors import BadSetting
from ludus.core.ids import Seat
from ludus.research import Plan, simulate
from ludus.research.observation import length, usual_of, written
from ludus.research.position import Rules
from ludus.research.simulation import balance
from ludus.research.simulation.balance import weigh
from ludus.research.simulation.totals import interval

PLAN = Plan("kampf", ("random", "greedy"), games=5, seed=2)


def run(*words):
    return main([*words, "--lang", "en"])


# --- data sets ---------------------------------------------------------------------------------------


@pytest.fixture
def dataset():
    pytest.importorskip("pyarrow")
    from ludus.research import dataset  # noqa: PLC0415

    return dataset


@pytest.mark.parametrize(("game", "seats"), [("kampf", 2), ("aquileia", 3), ("spartacus", 3)])
def test_a_data_set_holds_whole_games(dataset, tmp_path, game, seats):
    out = tmp_path / "games.parquet"
    plan = Plan(game, ("greedy",) * seats, games=2, seed=2)
    dataset.write(plan, out)
    rows = list(dataset.games(out))
    assert [row["game"] for row in rows] == [0, 1]
    size = length(Rules(game, seats))
    for row in rows:
        match = ludus.replay(row["record"])
        assert match.outcome is not None
        assert (list(match.outcome.scores), match.outcome.how) == (row["scores"], row["how"])
        said = sorted((one["seat"], one["words"]) for one in row["steps"] if one["words"])
        assert said == sorted((act.seat, act.words) for act in match.acts)
        assert all(len(one["observation"]) == size for one in row["steps"])
        assert all(one["action"] in one["legal"] for one in row["steps"])


def test_an_answer_of_several_numbers_is_written_number_by_number(dataset, tmp_path):
    out = tmp_path / "games.parquet"
    plan = Plan("spartacus", ("random",) * 3, games=1, seed=2, options={"length": "quick"})
    dataset.write(plan, out)
    (row,) = dataset.games(out)
    names = Rules("spartacus", 3).vocabulary.names
    steps = row["steps"]
    parts = [(one, after) for one, after in pairwise(steps) if not one["words"]]
    assert parts
    for one, after in parts:
        assert (one["number"], one["seat"]) == (after["number"], after["seat"])
        assert names[one["action"]].endswith(("…", "more"))
        assert one["legal"] != after["legal"]


def test_an_observation_in_a_data_set_is_what_the_seat_saw(dataset, tmp_path):
    out = tmp_path / "games.parquet"
    dataset.write(PLAN._replace(games=1), out)
    (row,) = dataset.games(out)
    rules = Rules("kampf", 2)
    match = ludus.Match.new("kampf", 2, seed=json.loads(json.dumps(ludus.replay(row["record"]).seed)))
    for one in row["steps"][:40]:
        seat = Seat(one["seat"])
        position = dataset.Position(rules, match.game)
        assert rules.vocabulary.decode([one["action"]], match.options(seat), seat).words == one["words"]
        assert one["observation"] == written(position, seat).tobytes()
        assert sorted(one["legal"]) == sorted(position.answers())
        match.act(seat, one["words"])


def test_arrays_hold_every_step(dataset, tmp_path):
    out = tmp_path / "games.parquet"
    dataset.write(PLAN, out, workers=2)
    arrays, rules = dataset.arrays(out), Rules("kampf", 2)
    found = [one for row in dataset.games(out) for one in row["steps"]]
    assert arrays.observation.shape == (len(found), length(rules))
    assert [row.tobytes() for row in arrays.observation] == [one["observation"] for one in found]
    assert arrays.action.tolist() == [one["action"] for one in found]
    masks = [arrays.mask(step, len(rules.vocabulary)) for step in range(len(found))]
    assert [numpy.flatnonzero(mask).tolist() for mask in masks] == [sorted(one["legal"]) for one in found]
    assert set(arrays.game.tolist()) == set(range(5))
    assert set(arrays.payoff.tolist()) <= {1.0, 0.0, -1.0}


def test_some_games_at_a_time_are_read_without_copying_what_was_seen(dataset, tmp_path):
    out = tmp_path / "games.parquet"
    dataset.write(PLAN, out)
    parts = list(dataset.steps(out))
    assert sum(len(part.action) for part in parts) == len(dataset.arrays(out).action)
    assert not any(part.observation.flags.owndata for part in parts)


def test_a_file_says_what_its_columns_and_numbers_mean(dataset, tmp_path):
    out = tmp_path / "games.parquet"
    dataset.write(PLAN, out)
    file, rules = dataset.opened(out), Rules("kampf", 2)
    notes = dataset.notes(file)
    assert notes["actions"] == rules.vocabulary.digest
    assert notes["encoding"] == rules.encoding.digest
    told = json.loads(notes["columns"])
    schema = file.schema_arrow
    inside = [f"steps.{field.name}" for field in schema.field("steps").type.value_type]
    assert list(told) == [*schema.names, *inside]
    first, end = json.loads(notes["slices"])["supply"]
    assert end - first == 5
    assert json.loads(notes["notes"]).keys() == notes.keys()


def test_a_file_can_be_read_by_its_notes_alone(dataset, tmp_path):
    out = tmp_path / "games.parquet"
    dataset.write(PLAN._replace(options={"start": "first"}), out)
    notes = dataset.notes(dataset.opened(out))
    names, usual = json.loads(notes["names"]), json.loads(notes["usual"])
    parts = [usual[name] for name, (first, end) in json.loads(notes["slices"]).items() for _ in range(first, end)]
    assert (numpy.array(parts) == usual_of(Rules("kampf", 2).encoding)).all()
    steps = next(dataset.games(out))["steps"]
    assert [names[step["action"]] for step in steps if step["kind"] == "carrier"] == [
        step["words"] for step in steps if step["kind"] == "carrier"
    ]
    assert json.loads(notes["options"]) == {"start": "first"} and notes["seed"] == str(PLAN.seed)


def test_the_file_does_not_depend_on_the_number_of_workers(dataset, tmp_path):
    one, two = tmp_path / "1.parquet", tmp_path / "2.parquet"
    dataset.write(PLAN, one)
    dataset.write(PLAN, two, workers=2)
    assert list(dataset.games(one)) == list(dataset.games(two))


def test_what_is_no_data_set_is_refused(dataset, tmp_path):
    note = tmp_path / "note.parquet"
    note.write_text("a shopping list")
    with pytest.raises(BadSetting, match="cannot be read"):
        dataset.arrays(note)
    with pytest.raises(BadSetting, match="cannot be written"):
        dataset.write(PLAN, tmp_path / "nowhere" / "games.parquet")


def test_the_command_writes_a_data_set(dataset, tmp_path, capsys):
    out = tmp_path / "games.parquet"
    assert run("dataset", "kampf", "--games", "2", "--out", str(out), "--workers", "1", "--bots", "random,random") == 0
    told = capsys.readouterr().out
    assert "2 games are written" in told and "(0.0 MB)" not in told
    assert len(list(dataset.games(out, ["how"]))) == 2


# --- pictures ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "begins"), [("png", b"\x89PNG"), ("svg", b"<?xml")])
def test_pictures_are_drawn(tmp_path, kind, begins, capsys):
    pytest.importorskip("matplotlib")
    words = {
        "sim": ["kampf", "--bots", "random,greedy"],
        "ladder": ["kampf", "--bots", "random,greedy"],
        "balance": ["kampf", "--bot", "random"],
    }
    for command, rest in words.items():
        place = tmp_path / f"{command}.{kind}"
        assert run(command, *rest, "--games", "4", "--workers", "1", "--plot", str(place)) == 0
        assert place.read_bytes().startswith(begins)


def test_a_picture_of_another_kind_is_refused_before_anything_is_played(tmp_path, capsys):
    pytest.importorskip("matplotlib")
    assert run("sim", "kampf", "--bots", "random,random", "--games", "1000000", "--plot", "wins.gif") == 2
    assert ".png or .svg" in capsys.readouterr().err


def test_the_course_of_a_game_is_followed():
    totals = simulate(Plan("spartacus", ("random",) * 3, games=2, options={"length": "quick"}))
    assert totals.course[1][-1] == 2
    assert min(totals.course) <= 1 and max(totals.course) > 2
    assert sum(totals.lengths.values()) == 2
    assert all(sum(counted.values()) == 2 for counted in totals.spread)


# --- balance -----------------------------------------------------------------------------------------


def test_every_house_plays_equally_often_from_every_seat():
    plan = balance.BalancePlan("spartacus", "random", 4, games=8, options={"length": "quick"})
    found = weigh(plan)
    assert len(found.sides) >= 4
    assert {side.games for side in found.sides} == {8 * 4 // len(found.sides)}
    assert sum(side.share * side.games for side in found.sides) == pytest.approx(8)
    assert sum(found.endings.values()) == 8


def test_the_balance_does_not_depend_on_the_number_of_workers():
    plan = balance.BalancePlan("kampf", "random", 3, games=12)
    assert weigh(plan, 1) == weigh(plan, 2)


def test_the_house_table_is_printed(capsys):
    words = ["balance", "spartacus", "--games", "4", "--bot", "random", "--workers", "1", "--option", "length=quick"]
    assert run(*words) == 0
    shown = capsys.readouterr().out
    assert "batiatus" in shown
    assert "Even would be 25.0%." in shown
    assert run(*words, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert sum(side["games"] for side in told["sides"]) == 16


def test_an_interval_lies_around_its_share():
    low, high = interval(30, 100)
    assert 0.21 < low < 0.3 < high < 0.4
    assert interval(0, 10)[0] == 0


# --- runs that go on ---------------------------------------------------------------------------------


def test_the_commands_keep_their_results_in_a_file(tmp_path, capsys):
    for command in ("sim", "ladder"):
        out = tmp_path / f"{command}.jsonl"
        words = [command, "kampf", "--bots", "random,greedy", "--games", "4", "--workers", "1", "--out", str(out)]
        assert run(*words, "--json") == 0
        first = json.loads(capsys.readouterr().out)
        written = out.read_text()
        assert run(*words, "--json") == 0
        assert out.read_text() == written
        again = json.loads(capsys.readouterr().out)
        for told in (first, again):
            told.pop("seconds", None)
        assert first == again
        assert run(*words, "--seed", "9") == 2
        assert "something else" in capsys.readouterr().err
