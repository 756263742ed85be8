"""Bots that are not ours: by module and class, with a checkpoint, from installed packages, at a server."""

import sys
import time
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ludus.bots import BOTS, find, load, register
from ludus.bots import registry as bots_registry
from ludus.cli import main
from ludus.core.errors import BadSetting
from ludus.research import Plan, gymnasium_env, simulate
from tests.server.houses import Visitor, a_house

EXAMPLES = Path(__file__).parents[2] / "examples"

LAST = """
from ludus.core.decision import Option
from ludus.match import Bot

class Last(Bot):
    def __init__(self, seed, checkpoint=""):
        self.checkpoint = checkpoint

    def choose(self, turn):
        return turn.options[-1]

class Learnt(Last):
    def __init__(self, seed, checkpoint):
        pass

class Seeded(Last):
    def __init__(self, seed):
        pass

class Broken(Last):
    def choose(self, turn):
        raise RuntimeError("no idea")

class Cheat(Last):
    def choose(self, turn):
        return Option("win")

class Stranger:
    def __init__(self, seed):
        pass
"""


@pytest.fixture
def here(tmp_path, monkeypatch):
    """The folder one stands in, with a module of bots; nothing of it is left behind."""
    (tmp_path / "mybots.py").write_text(LAST)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    bots_registry.load_unregistered.cache_clear()
    yield tmp_path
    bots_registry.load_unregistered.cache_clear()
    sys.modules.pop("mybots", None)


@pytest.fixture
def seated():
    """Names registered in a test are forgotten after it."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


def test_the_bot_of_the_guide_beats_one_without_a_plan(monkeypatch):
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(sys, "path", [*sys.path])
    plan = Plan("kampf", ("rollout_bot:RolloutBot", "random"), 2, seed=5)
    own, other = simulate(plan).shares
    assert own > other


@pytest.mark.usefixtures("here")
def test_a_class_of_this_folder_plays_in_sim(capsys):
    assert main(["sim", "kampf", "--bots", "mybots:Last,random", "--games", "2", "--workers", "1"]) == 0
    assert "mybots:Last" in capsys.readouterr().out


@pytest.mark.usefixtures("here")
def test_a_class_of_this_folder_climbs_the_ladder_by_its_own_name(capsys):
    assert main(["ladder", "kampf", "--bots", "mybots:Last,random", "--games", "2", "--workers", "1"]) == 0
    assert "mybots:Last" in capsys.readouterr().out


@pytest.mark.usefixtures("here")
def test_processes_find_it_too():
    plan = Plan("kampf", ("mybots:Last", "random"), 4)
    assert simulate(plan, workers=2).plain() == simulate(plan, workers=1).plain()


def test_a_checkpoint_is_handed_to_the_class(here):
    (here / "weights.npz").write_bytes(b"")
    bot = load("mybots:Last@weights.npz")(3)
    assert getattr(bot, "checkpoint") == "weights.npz"  # noqa: B009 - the class is not known here


@pytest.mark.usefixtures("here")
def test_an_installed_package_brings_a_bot_by_name(monkeypatch):
    point = EntryPoint("hannibal", "mybots:Last", "ludus.bots")
    monkeypatch.setattr(bots_registry, "entry_points", lambda group: [point] if group == "ludus.bots" else [])
    assert type(load("hannibal")(1)).__name__ == "Last"


def test_a_hint_names_the_bots_that_installed_packages_bring(monkeypatch):
    point = EntryPoint("hannibal", "mybots:Last", "ludus.bots")
    monkeypatch.setattr(bots_registry, "entry_points", lambda group: [point] if group == "ludus.bots" else [])
    for slip, hint in [("hanibal", "did you mean 'hannibal'?"), ("xyz", "the bots are: random,")]:
        with pytest.raises(BadSetting) as caught:
            load(slip)
        assert caught.value.hint.startswith(hint)
    assert caught.value.hint.endswith(", hannibal.")


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nobody:Bot", "cannot be imported: No module named 'nobody'"),
        ("mybots:First", "cannot be imported: module 'mybots' has no attribute 'First'"),
        ("mybots:Stranger", "is no bot"),
        ("mybots:Learnt", "'mybots:Learnt' cannot be made from a seed alone."),
        ("mybots:Seeded@mybots.py", "'mybots:Seeded@mybots.py' cannot be made from a seed and a file."),
        ("mybots:Last@nowhere.npz", "There is no checkpoint 'nowhere.npz'."),
        ("rendom", "There is no bot 'rendom'."),
    ],
)
def test_what_cannot_be_had_gets_a_sentence_and_a_hint(name, sentence):
    with pytest.raises(BadSetting) as caught:
        load(name)
    assert sentence in str(caught.value) and caught.value.hint


@pytest.mark.usefixtures("here")
def test_an_environment_takes_a_class_of_ones_own():
    pytest.importorskip("gymnasium")
    load("mybots:Last")
    own = sys.modules["mybots"].Last
    asked: list[int] = []

    class Watched(own):  # type: ignore[misc, valid-type]
        def choose(self, turn):
            asked.append(turn.seat)
            return super().choose(turn)

    env = gymnasium_env("kampf", 2, bot=Watched, seat=0)
    env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, _ = env.step(env.action_space.sample())
    assert set(asked) == {1} and reward in (-1, 0, 1)


# --- at a server -------------------------------------------------------------------------------------


def ended(who, table):
    while who.get(f"/api/tables/{table['id']}")["status"] != "ended":
        time.sleep(0.05)


@pytest.mark.usefixtures("here")
def test_a_name_that_comes_over_the_network_is_never_imported(tmp_path):
    with a_house(tmp_path / "store") as house:
        ana = Visitor(house, "Ana")
        wish = {"game": "kampf", "seats": [{"kind": "me"}, {"kind": "bot", "level": "mybots:Last"}]}
        answer = ana.ask("POST", "/api/tables", wish)
    assert answer.status_code == 422
    assert "mybots" not in sys.modules


@pytest.mark.usefixtures("here", "seated")
def test_the_owner_of_a_server_lets_people_seat_a_bot(tmp_path):
    with a_house(tmp_path / "store", bots="mybots:Last") as house:
        ana = Visitor(house, "Ana")
        assert ana.get("/api/games")["bots"][-1] == "mybots:Last"
        table = ana.set_up("mybots:Last", "random", public=True)
        ended(ana, table)
        assert ana.get(f"/api/tables/{table['id']}")["seats"][0]["level"] == "mybots:Last"


@pytest.mark.usefixtures("here", "seated")
@pytest.mark.parametrize("name", ["Broken", "Cheat"])
def test_where_it_fails_a_stand_in_answers_and_the_log_says_why(tmp_path, name, caplog):
    with a_house(tmp_path / "store", bots=f"mybots:{name}") as house:
        ana = Visitor(house, "Ana")
        ended(ana, ana.set_up(f"mybots:{name}", "random", public=True))
    assert "a bot failed" in caplog.text


@pytest.mark.usefixtures("seated")
def test_a_server_does_not_start_with_a_bot_it_cannot_have(tmp_path):
    with pytest.raises(BadSetting), a_house(tmp_path / "store", bots="nobody:Bot"):
        pass


@pytest.mark.usefixtures("here", "seated")
def test_a_registered_bot_is_found_by_name():
    register("mybots:Last")
    assert find("mybots:Last") is load("mybots:Last")
