"""A network that learns, in small: the same numbers in PyTorch and numpy, and a training that can be gone on with."""

import json

import numpy
import pytest

torch = pytest.importorskip("torch")

from ludus.bots.network.network import Network  # noqa: E402 - only where PyTorch is
from ludus.bots.network.weights import load  # noqa: E402
from ludus.core.errors import BadSetting  # noqa: E402
from ludus.research.training.model import TorchNetwork  # noqa: E402
from ludus.research.training.settings import NetworkSettings, TableSettings, from_json, read  # noqa: E402
from ludus.research.training.shape import shape_of, wide_encoding  # noqa: E402
from ludus.research.training.train import CHECKPOINT, LOG, WEIGHTS, Order, Training  # noqa: E402

SMALL = {
    "tables": [{"seats": 2, "workers": 0, "games": 8}, {"seats": 3, "workers": 1, "games": 4}],
    "network": {"width": 32, "blocks": 1, "items": "space", "item_width": 8, "mixing": 1},
    "steps": 16,
    "spread": 40,
    "minibatch": 64,
    "evaluation_games": 0,
    "score_scale": 16,
    "calibration_games": 4,
}


@pytest.mark.parametrize("game", ["kampf", "aquileia", "spartacus"])
@pytest.mark.parametrize("rows", [1, 4])
def test_numpy_says_what_pytorch_says(game, rows):
    settings = read(game).network
    wide = wide_encoding(game, TableSettings(3))
    shape = shape_of(wide, settings)
    torch.manual_seed(2)
    network = TorchNetwork(shape, settings)
    for parameter in network.parameters():
        parameter.data += 0.05 * torch.randn_like(parameter)
    seen = (numpy.random.default_rng(3).random((rows, wide.layout.length)) < 0.1).astype(numpy.uint8) * 2
    with torch.no_grad():
        expected = network(torch.tensor(seen))
    for ours, theirs in zip(Network(network.weights({}))(seen), expected, strict=True):
        assert numpy.allclose(ours, theirs.numpy(), atol=1e-4)


def test_a_training_is_logged_kept_and_gone_on_with(tmp_path):
    first = Training(Order("kampf", from_json(SMALL), 0.01, tmp_path, device="cpu"), lambda line: None)
    first.run()
    assert load(tmp_path / WEIGHTS).about["decisions"] == first.decisions > 0
    lines = [json.loads(line) for line in (tmp_path / LOG).read_text().splitlines()]
    assert {"entropy", "policy loss", "value loss", "decisions per second"} <= set(lines[0])
    assert lines[-1]["3 seats"]["decisions"] > 0
    assert load(tmp_path / WEIGHTS).about["temperature"] == pytest.approx(lines[-1]["temperature"], abs=1e-4)
    longer = first.spent / 60 + 0.001
    later = Training(Order("kampf", from_json(SMALL), longer, tmp_path, device="cpu", resume=True), lambda line: None)
    assert later.learner.updates == first.learner.updates
    plays, learnt = later.learner.players()[0], first.learner.network.state_dict()
    assert all(torch.equal(plays[name], value) for name, value in learnt.items())
    later.run()
    assert later.decisions > first.decisions and (tmp_path / CHECKPOINT).exists()


def test_tables_may_be_played_by_processes_that_have_the_network_too(tmp_path):
    tables = [{"seats": 2, "workers": 0, "games": 8}, {"seats": 3, "workers": 0, "games": 4}]
    settings = from_json({**SMALL, "tables": tables, "apart": True, "past_every": 1, "calibration_games": 0})
    Training(Order("kampf", settings, 0.001, tmp_path, device="cpu"), lambda line: None).run()
    first = json.loads((tmp_path / LOG).read_text().splitlines()[0])
    assert first["decisions"] == settings.steps * sum(table.games for table in settings.tables)
    assert first["KL divergence"] < 0.1  # what was played is what is learnt from


@pytest.mark.parametrize("prospects", [0.0, 0.5])
def test_a_network_learns_from_games_of_a_bot_before_its_own(tmp_path, prospects):
    """What all the answers teach is what to say; who wins is learnt from a part of them."""
    imitation = {"games": 2, "workers": 0, "prospects": prospects, "epochs": 3, "minibatch": 32, "learning_rate": 5e-3}
    given = from_json({**SMALL, "imitation": imitation, "calibration_games": 0})
    training = Training(Order("kampf", given, 0, tmp_path, device="cpu"), lambda line: None)
    before = training.learner.network.twin().state_dict()
    training.run()
    after = training.learner.network.state_dict()
    changed = {name for name in before if not torch.equal(before[name], after[name])}
    assert "policy.weight" in changed and ("value.hidden.weight" in changed) == (prospects > 0)
    first = json.loads((tmp_path / LOG).read_text().splitlines()[0])
    assert first["imitated answers"] > 50 and first["imitation accuracy"] > 0.3


def test_a_training_that_was_never_begun_cannot_be_gone_on_with(tmp_path):
    with pytest.raises(BadSetting, match="no checkpoint"):
        Training(Order("kampf", from_json(SMALL), 0.01, tmp_path, device="cpu", resume=True))


def test_counts_are_told_step_by_step_where_the_settings_say_so():
    wide = wide_encoding("spartacus", TableSettings(4))
    settings = NetworkSettings(count_steps=2, steps={"my gold": 5, "* influence": 20})
    inputs = shape_of(wide, settings).inputs
    assert [name for name in inputs if name.startswith("my gold 0")][1:] == [f"my gold 0 from {n}" for n in range(1, 6)]
    assert "next+1 influence 0 from 12" in inputs and "next+1 influence 0 from 13" not in inputs  # 12 at most
    assert "next+1 gold 0 from 1" in inputs and "next+1 gold 0 from 2" not in inputs
    assert "next+1 guards 0 from 2" in inputs and "next+1 guards 0 from 3" not in inputs


def test_chances_are_read_off_every_seat_by_the_same_weights():
    """Two neighbours who exchange all that is said of them exchange their chances, and nobody else's change."""
    wide = wide_encoding("spartacus", TableSettings(4))
    marks = ("host", "turn")
    settings = NetworkSettings(width=16, blocks=1, context=("phase", "round"), marks=marks)
    torch.manual_seed(4)
    network = TorchNetwork(shape_of(wide, settings), settings)
    for parameter in network.parameters():
        parameter.data += 0.05 * torch.randn_like(parameter)
    seen = (numpy.random.default_rng(5).random((3, wide.layout.length)) < 0.1).astype(numpy.uint8)
    other, slices = seen.copy(), wide.layout.slices
    for name, part in slices.items():
        if name.startswith("next+1 "):
            twin = slices[name.replace("next+1", "next+2")]
            other[:, [*range(part.start, part.stop), *range(twin.start, twin.stop)]] = seen[
                :, [*range(twin.start, twin.stop), *range(part.start, part.stop)]
            ]
        elif name in marks:
            other[:, [part.start + 1, part.start + 2]] = seen[:, [part.start + 2, part.start + 1]]
    with torch.no_grad():
        before, after = network(torch.tensor(seen))[1], network(torch.tensor(other))[1]
    assert torch.allclose(after, before[:, [0, 2, 1, *range(3, wide.seats + 1)]], atol=1e-5)
    assert not torch.allclose(after, before, atol=1e-3)


@pytest.mark.parametrize("wrong", [{"context": ("faze",)}, {"context": ("phase",), "marks": ("phase",)}])
def test_slices_of_seats_that_are_none_are_refused(wrong):
    with pytest.raises(BadSetting):
        shape_of(wide_encoding("spartacus", TableSettings(4)), NetworkSettings(**wrong))


def test_weights_go_on_where_an_encoding_has_grown():
    """Inputs and actions are found again by name; those that are new change nothing at first."""
    wide = wide_encoding("aquileia", TableSettings(3))
    narrow, whole = (NetworkSettings(width=24, blocks=1, unread=unread) for unread in (("my total", "supply"), ()))
    old = TorchNetwork(shape_of(wide, narrow), narrow, wide.actions.names)
    for parameter in old.parameters():
        parameter.data += 0.05 * torch.randn_like(parameter)
    new = TorchNetwork(shape_of(wide, whole), whole, wide.actions.names)
    new.take(old.weights({}))
    seen = torch.tensor((numpy.random.default_rng(3).random((6, wide.layout.length)) < 0.2).astype(numpy.uint8) * 3)
    with torch.no_grad():
        for one, other in zip(old(seen), new(seen), strict=True):
            assert torch.allclose(one, other, atol=1e-4)
