"""The lab: results that are kept as they come, and never lost nor counted twice, on processes and on a cluster."""

import os
import signal
import threading

import pytest

from ludus.core.errors import BadSetting
from ludus.research.simulation import ladder
from ludus.research.simulation.journal import Journal
from ludus.research.simulation.simulate import Plan, chunks, once, simulate
from ludus.research.simulation.spread import Where, spread

PLAN = Plan("kampf", ("random", "random", "random"), games=40, seed=5)


# --- files -------------------------------------------------------------------------------------------


class Enough(Exception):
    pass


def cut_short(out, games, **where):
    """Begin a simulation and break it off after so many games."""
    heard = 0

    def hear(more):
        nonlocal heard
        heard += more
        if heard >= games:
            raise Enough

    with pytest.raises(Enough):
        simulate(PLAN, on_games=hear, out=out, **where)


def test_a_run_that_was_cut_short_goes_on_where_it_was(tmp_path):
    out = tmp_path / "run.jsonl"
    cut_short(out, 12)
    lines = len(out.read_text().splitlines())
    heard: list[int] = []
    totals = simulate(PLAN, on_games=heard.append, out=out)
    assert heard[0] >= 12
    assert vars(totals) == vars(simulate(PLAN))
    assert len(out.read_text().splitlines()) > lines
    assert vars(simulate(PLAN, on_games=heard.append, out=out)) == vars(totals)
    assert heard[-1] == PLAN.games  # nothing was left to do


def test_a_line_that_was_cut_off_is_done_again(tmp_path):
    out = tmp_path / "run.jsonl"
    cut_short(out, 12)
    out.write_text(out.read_text()[:-30])
    assert vars(simulate(PLAN, out=out)) == vars(simulate(PLAN))


def test_more_games_can_be_added_to_a_file_and_fewer_read_from_it(tmp_path):
    out = tmp_path / "run.jsonl"
    simulate(PLAN._replace(games=25), out=out)
    for games in (40, 25, 33, 40):
        plan = PLAN._replace(games=games)
        assert vars(simulate(plan, out=out)) == vars(simulate(plan))


def test_no_game_is_taken_twice_from_a_file():
    assert once([(0, 5), (3, 8), (5, 9), (9, 20)], 12) == [(0, 5), (5, 9)]
    assert chunks(12, 1, [(0, 5), (9, 10)]) == [(i, i + 1) for i in (5, 6, 7, 8, 10, 11)]


def test_a_file_of_another_run_is_refused(tmp_path):
    out = tmp_path / "run.jsonl"
    simulate(PLAN._replace(games=2), out=out)
    with pytest.raises(BadSetting, match="something else"):
        simulate(PLAN._replace(seed=6), out=out)
    out.write_text("a shopping list\n")
    with pytest.raises(BadSetting, match="does not hold"):
        simulate(PLAN, out=out)
    with pytest.raises(BadSetting, match="cannot be used"):
        Journal(tmp_path / "nowhere" / "run.jsonl", {})


def test_a_ladder_goes_on_and_takes_new_bots_in(tmp_path):
    plan = ladder.LadderPlan("kampf", ("random", "greedy"), seats=2, games=4, seed=3)
    out = tmp_path / "ladder.jsonl"
    ladder.climb(plan, out=out)
    heard: list[int] = []
    wider = plan._replace(bots=("random", "plain", "greedy"))
    again = ladder.climb(wider, on_game=lambda: heard.append(len(out.read_text().splitlines())), out=out)
    assert heard == [5] * 4 + list(range(6, 14))
    assert again.meetings == ladder.climb(wider).meetings


# --- processes and clusters --------------------------------------------------------------------------


def die_once(task):
    """Ends its process the first time it is asked for 3."""
    number, flag = task
    if number == 3 and not os.path.exists(flag):
        open(flag, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_process_that_dies_takes_nothing_with_it(tmp_path):
    tasks = [(number, str(tmp_path / "died")) for number in range(8)]
    results = sorted((task[0], result) for task, result in spread(die_once, tasks, Where(workers=2)))
    assert results == [(number, number**2) for number in range(8)]
    assert os.path.exists(tmp_path / "died")


@pytest.fixture(scope="module")
def cluster():
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as local:
        yield local


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_totals(cluster):
    assert vars(simulate(PLAN, 2, cluster=cluster.scheduler_address)) == vars(simulate(PLAN))


@pytest.mark.filterwarnings("ignore")
def test_a_worker_killed_in_mid_run_loses_nothing_and_doubles_nothing(cluster, tmp_path):
    plan = PLAN._replace(games=80)
    heard, killed = [], threading.Event()

    def hear(games):
        heard.append(games)
        if sum(heard) > 20 and not killed.is_set():
            killed.set()
            os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)

    out = tmp_path / "run.jsonl"
    totals = simulate(plan, 2, hear, cluster=cluster.scheduler_address, out=out)
    assert killed.is_set()
    assert sum(heard) == plan.games
    assert vars(totals) == vars(simulate(plan)) == vars(simulate(plan, out=out))


@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_is_made_for_the_occasion():
    pytest.importorskip("distributed")
    plan = ladder.LadderPlan("kampf", ("random", "greedy"), seats=2, games=4, seed=3)
    assert ladder.climb(plan, 2, cluster="local").meetings == ladder.climb(plan).meetings


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_does_not_answer_is_named(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr("ludus.research.simulation.spread.WAIT", 1)
    with pytest.raises(BadSetting, match="No cluster answers"):
        simulate(PLAN, cluster="tcp://127.0.0.1:9")
