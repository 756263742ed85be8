"""Fights of Spartacus: the solver against the real engine, against small fights enumerated, and against itself."""

import subprocess
import sys
from functools import partial

import numpy as np
import pytest

from ludus.odds import EXACT, SAMPLED, fight, spartacus
from ludus.odds.spartacus import ADJACENT, Ending, disk_cache, service, shipped_answer, solutions
from ludus.odds.spartacus.bout import engine_game
from ludus.odds.spartacus.build import distinct
from ludus.odds.spartacus.solver import exact
from ludus.odds.spartacus.solver.attacks import desk_for, prepare
from ludus.odds.spartacus.solver.duel import duel_of
from ludus.odds.spartacus.solver.ground import beside_each_other, map_of
from ludus.odds.spartacus.solver.levels import solve
from ludus.odds.spartacus.solver.sides import Side
from tests.odds.duels import DUELS, Enumeration, bout_of, disagreement, edited, sample, small_arena, strays, wander

BOUND = 1e-8

SMALL = [  # on a few hexes, with the crowd soon impatient
    ("attendant", "debtor", 3, 1),
    ("attendant", "debtor", 6, 2),
    ("attendant axe", "titus", 3, 1),
    ("attendant trident shield", "debtor javelin", 3, 1),
    ("attendant net", "debtor sword", 3, 1),
    ("pietros helmet", "mira net", 3, 1),
]


def plain(attack: int, defence: int, speed: int) -> Side:
    return Side((attack, defence, speed), 1, 0, 0, False, False, "")


@pytest.mark.parametrize("a, b, hexes, patience", SMALL)
def test_a_small_fight_enumerated_through_the_engine_is_worth_the_same(tmp_path, a, b, hexes, patience):
    folder = edited(tmp_path)
    small_arena(folder, hexes, patience)
    bout = bout_of(a, b, folder)
    insight = solutions.insight_of(bout)
    told = float(insight.values.rounds[-1, 0, insight.duel.start])
    assert Enumeration(engine_game(bout)).values[0] == pytest.approx(told, abs=1e-9)


@pytest.mark.parametrize("a, b", DUELS[:2])
def test_no_option_is_better_than_the_solver_says(a, b):
    """Every option, roll and sealed answer of positions along random fights, looked at through the engine."""
    bout = bout_of(a, b)
    insight = service.insight(bout)
    assert insight.bound < 1e-6
    assert max(disagreement(insight, g) for g in wander(bout, 80, a + b)) < BOUND


@pytest.mark.parametrize("a, b", [("numidian-warrior", "syrian-warrior"), ("syrian-warrior", "thracian-warrior")])
def test_fights_by_the_solvers_policy_end_as_often_as_it_says(a, b):
    bout = bout_of(a, b)
    answer = service.solve(bout)
    assert sum(answer.distribution.values()) == pytest.approx(1, abs=1e-9)
    assert not strays(sample(bout, service.insight(bout), 2_000, a), answer.distribution, 4)


@pytest.mark.parametrize("a, b", DUELS[:2])
def test_a_wound_more_is_never_better_for_the_wounded(a, b):
    """What lets options be left out that never wound more."""
    insight = service.insight(bout_of(a, b))
    duel, desk = insight.duel, desk_for(insight.duel)
    step = duel.pair.forces * (duel.pair.counters + 1)
    for level in range(0, len(insight.values.rounds), 7):
        prepare(duel, insight.values.exits, level, 0, desk)
        for kind in range(8):
            reached = desk.after[kind][duel.reach[kind // 4][duel.spots] > 0]
            change = reached[:, 2 * step :: step] - reached[:, step:-step:step]
            assert ((change if kind < 4 else -change) > -BOUND).all()


# --- Without positions ------------------------------------------------------------------------------------


def test_two_who_stay_beside_each_other_are_worth_what_is_known_of_them():
    """Found before, by another programme: 0.65632 for 6/5/4 against 5/5/5."""
    solution = solve(duel_of(plain(6, 5, 4), plain(5, 5, 5), beside_each_other(), 5))
    assert float(solution.values.rounds[-1, 0, 0]) == pytest.approx(0.65632, abs=5e-6)


def test_two_alike_who_stay_beside_each_other_have_even_chances():
    answer = spartacus.fight("attendant", "debtor", place=ADJACENT)
    assert answer.how == EXACT and answer.value == pytest.approx(1 / 2, abs=1e-9)
    # one wound beats: 15 of 36 attacks hit, the first to hit wins, and nobody is hit twice at once
    assert answer.distribution == pytest.approx({Ending(0, 1): 0.5, Ending(1, 1): 0.5})
    assert answer.rounds == pytest.approx(1 / (1 - (21 / 36) ** 2))


def test_the_same_fight_turned_round_is_the_same_without_positions():
    one = fight("spartacus", "thracian-warrior sword", "celt-warrior shield", place=ADJACENT)
    other = fight("spartacus", "celt-warrior shield", "thracian-warrior sword", place=ADJACENT)
    assert one.value + other.value == pytest.approx(1, abs=1e-9)


def test_the_arena_has_123_places():
    spots = tuple((q, r) for r in range(-3, 4) for q in range(-3, 4) if abs(q + r) <= 3)
    ground = map_of(spots, (0, 36), (18, 19), 4)
    assert len(ground.ground.distance) == 123
    assert (ground.place >= 0).sum() == 37 * 36


# --- What is known, and how -------------------------------------------------------------------------------


def test_nothing_heavy_is_imported_before_a_fight_is_solved():
    code = "import sys, ludus.odds; ludus.odds.fight('spartacus', 'Crixus', 'Agron'); print('numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


def test_every_fight_without_equipment_is_shipped():
    pairs = distinct()
    assert len(pairs) > 500
    for one, other in pairs:
        answer = shipped_answer(spartacus.bout(one, other))
        assert answer is not None and answer.how == EXACT and answer.bound < 1e-6
        assert sum(answer.distribution.values()) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("a, b", [*distinct()[-3:], ("syrian-warrior", "numidian-warrior")])
def test_what_is_shipped_is_what_solving_finds(a, b):
    bout = bout_of(a, b)
    told, found = shipped_answer(bout), exact.answer_of(service.insight(bout))
    assert told is not None
    assert dict(told.distribution) == pytest.approx(dict(found.distribution), abs=BOUND)
    assert told.rounds == pytest.approx(found.rounds, abs=1e-6)


def test_what_is_not_known_is_sampled_at_once_and_exact_when_it_is_solved(fresh):
    words = ("attendant sword", "debtor helmet")
    first = spartacus.fight(*words)
    assert (first.how, first.trials) == (SAMPLED, 300)
    spartacus.wait_for_all()
    then = fight("spartacus", *words)
    assert then.how == EXACT and then.bound < 1e-6
    assert abs(first.value - then.value) < 0.2


def test_what_was_asked_for_long_ago_is_not_solved_any_more(fresh, monkeypatch):
    monkeypatch.setattr(service, "work", lambda: None)
    bouts = [bout_of(f"attendant {gear}", "debtor") for gear in ("sword", "axe", "trident", "net", "helmet", "shield")]
    for bout in (*bouts, bouts[3]):
        service.solve_later(bout)
    assert [bout.key for bout in service.LEDGER.waiting] == [bouts[i].key for i in (2, 4, 5, 3)]


def test_a_worker_that_failed_is_followed_by_another(fresh, monkeypatch):
    begun = []
    monkeypatch.setattr(service, "work", lambda: begun.append(service.LEDGER.worker))
    for gear in ("sword", "axe"):
        service.solve_later(bout_of(f"attendant {gear}", "debtor"))
        worker = service.LEDGER.worker
        assert worker is not None
        worker.join()
    assert len(set(begun)) == 2


def test_nothing_is_solved_in_the_background_where_nobody_wants_it(fresh, monkeypatch):
    monkeypatch.setenv(service.VARIABLE, "no")
    service.solve_later(bout_of("attendant sword", "debtor"))
    assert service.LEDGER.waiting == [] and service.LEDGER.worker is None


def test_a_solution_is_read_from_the_disk(fresh, monkeypatch):
    bout = bout_of("attendant axe", "debtor")
    solved = service.solve(bout)
    assert disk_cache.solution_path(bout).exists()
    monkeypatch.setattr(service, "LEDGER", service.Ledger())
    monkeypatch.setattr(solutions, "solve", None)  # nothing is solved again
    assert service.solve(bout).distribution == solved.distribution
    assert service.insight(bout).bound == solved.bound
    assert np.array_equal(service.insight(bout).values.rounds, service.insight(bout).values.rounds)


def test_a_broken_entry_is_solved_again(fresh):
    bout = bout_of("attendant axe", "debtor")
    solved = service.solve(bout)
    for path in disk_cache.folder().iterdir():
        path.write_bytes(b"broken")
    service.LEDGER.answers.clear()
    service.LEDGER.insights.clear()
    assert service.solve(bout).distribution == pytest.approx(solved.distribution)


def test_sampling_twice_is_sampling_once(fresh):
    bout = bout_of("crixus sword", "agron net")
    assert service.sample(bout, 40).distribution == service.sample(bout, 40).distribution


def test_without_the_solver_there_are_the_shipped_answers_and_sampling(fresh, monkeypatch):
    monkeypatch.setattr(service, "can_solve", lambda: False)
    assert fight("spartacus", "Crixus", "Agron", wait=True).how == EXACT
    assert fight("spartacus", "Crixus net", "Agron", wait=True).how == SAMPLED


def test_without_the_crowd_a_fight_is_sampled(monkeypatch):
    monkeypatch.setattr(service, "sample", partial(service.sample, trials=20))  # they chase each other for long
    assert fight("spartacus", "attendant", "debtor", crowd=False, wait=True).how == SAMPLED


def test_an_ability_the_solver_does_not_know_is_sampled(tmp_path):
    folder = edited(tmp_path, gladiators={"crixus": ('ability = "impervious"', 'ability = "gambler"')})
    assert fight("spartacus", "crixus", "attendant", folder=folder, wait=True).how == EXACT
    folder = edited(tmp_path, gladiators={"crixus": ('ability = "gambler"', 'ability = "unheard-of"')})
    assert fight("spartacus", "crixus", "attendant", folder=folder, wait=True).how == SAMPLED
