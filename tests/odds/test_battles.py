"""Battles to the end: the shipped table, its solver, and the real engine agree."""

import random

import pytest

from ludus.games.kampf import KAMPF
from ludus.games.kampf.box import EMPTY
from ludus.games.kampf.features import Side
from ludus.odds import BadFighter, battle
from ludus.odds.kampf import shipped
from ludus.odds.kampf.battles import Solver, win_chance
from ludus.odds.kampf.teams import TEAMS
from tests.odds.fights import FACES, Enumeration, engine_fight, units_of

SMALL = [team for team in TEAMS if 1 <= sum(team) <= 2]


def team(counts, stones: int) -> Side:
    return Side(counts, EMPTY, stones, 0)


def through_the_engine(a: Side, b: Side) -> float:
    """One exchange, every choice and roll enumerated, each end judged by the table with the roles turned.

    The table is the only one of which this is true for every pair, so nothing else needs to be believed.
    """
    g = engine_fight(a, b)
    ours, theirs = units_of(g)

    def judge(end) -> float:
        mine, other = (team(end.table.teams[unit], end.table.stones[unit]) for unit in (ours, theirs))
        if not sum(mine.symbols) or not sum(other.symbols):
            return float(sum(mine.symbols) > 0)
        return 1 - win_chance(FACES, other, mine)

    return Enumeration(g, judge=judge).value


def random_pair(rng: random.Random, teams) -> tuple[Side, Side]:
    return team(rng.choice(teams), rng.randrange(2)), team(rng.choice(teams), rng.randrange(2))


@pytest.mark.parametrize("teams, pairs", [(SMALL, 150), (TEAMS[1:], 40)], ids=["small", "all"])
def test_an_exchange_of_the_real_engine_leads_to_what_the_table_says(teams, pairs):
    rng = random.Random(len(teams))
    for _ in range(pairs):
        a, b = random_pair(rng, teams)
        assert through_the_engine(a, b) == pytest.approx(win_chance(FACES, a, b), abs=shipped.BOUND), (a, b)


def test_the_table_is_what_the_solver_finds_for_small_teams():
    solver = Solver(FACES)
    for a in SMALL:
        for b in SMALL:
            for stones in ((0, 0), (0, 1), (1, 0), (1, 1)):
                found = win_chance(FACES, team(a, stones[0]), team(b, stones[1]))
                assert solver.chance((a, b, *stones)) == pytest.approx(found, abs=shipped.BOUND)


def test_a_challenge_each_in_turn_gives_the_challenged_two_strikes_running():
    """By hand, one spear each with a stone lying on both: any hit (1/2) kills, so A has 1/2, B 1/4, then B's turn."""
    # x = 1/2 + 1/4 * (1 - x), since after two blanks the other challenges
    assert battle("kampf", "1 spear", "1 spear", stones=(1, 1)).value == pytest.approx(3 / 5, abs=1e-9)


def test_an_edited_die_is_solved_when_asked_for():
    solver = Solver((0, 0, 6))  # every die a full hit
    assert solver.chance(((1, 0, 0, 0, 0), (0, 0, 4, 0, 0), 0, 0)) == pytest.approx(0)
    assert solver.chance(((0, 0, 3, 0, 0), (0, 0, 4, 0, 0), 0, 0)) == pytest.approx(1)
    spear = team((1, 0, 0, 0, 0), 1)
    assert shipped.load(KAMPF.rules, (2, 2, 2)) is None
    assert win_chance((2, 2, 2), spear, spear) == pytest.approx(7 / 10)  # x = 2/3 + 1/9 * (1 - x)


def test_a_table_of_other_rules_or_cut_off_is_not_used(tmp_path):
    path = shipped.path_of(KAMPF.rules, FACES)
    assert path.stat().st_size < 300_000
    whole = path.read_bytes()
    for name, content in (("cut", whole[:-4]), ("other", whole.replace(b'"rules": 1', b'"rules": 0', 1)), ("", b"")):
        folder = tmp_path / f"set-{name}"
        folder.mkdir()
        (folder / path.name).write_bytes(content)
        assert shipped.load(KAMPF.rules, FACES, folder) is None
    assert shipped.load(KAMPF.rules, FACES, tmp_path) is None


def test_a_table_written_reads_back(tmp_path):
    table = shipped.load(KAMPF.rules, FACES)
    assert table is not None
    shipped.save([number / shipped.ONE for number in table], KAMPF.rules, FACES, tmp_path)
    assert shipped.load(KAMPF.rules, FACES, tmp_path) == table


def test_battles_are_for_teams():
    with pytest.raises(BadFighter, match="teams only"):
        battle("kampf", "1 sword", "lion-a")
