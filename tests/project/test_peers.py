"""The bench beside other systems says what it compares."""

import importlib
import re
from pathlib import Path

from benches import peers
from ludus.research.position import Rules

BARE: peers.Results = {
    ("Ludus", "kampf, 2 players"): {"decisions": [100.0], "choices": [90.0], "clone": [2.0]},
    ("OpenSpiel", "gin_rummy"): {"decisions": [50.0], "choices": [50.0]},
}
OBSERVED: peers.Results = {
    ("Ludus", "kampf, 2 players"): {"decisions": [40.0], "choices": [36.0], "numbers": [554], "actions": [159]},
    ("Ludus", "kampf, 2 players, 256 at once"): {"decisions": [80.0], "choices": [80.0]},
    ("OpenSpiel", "gin_rummy"): {"decisions": [20.0], "choices": [20.0]},
    ("RLCard", "gin-rummy"): {"decisions": [10.0], "choices": [9.0], "clone": [1000.0]},
}
LAB = Path(__file__).resolve().parents[2] / "docs" / "lab.md"


def contestant(monkeypatch, name):
    """A contestant's module: it runs in a folder of its own."""
    monkeypatch.syspath_prepend(str(peers.SCRIPTS))
    return importlib.import_module(name)


def test_rules_alone_and_environments_stand_in_tables_of_their_own():
    bare, observed, _ = peers.report({"bare": BARE, "environment": OBSERVED}).split("\n## ")
    assert bare.startswith("## Bare")
    assert "RLCard" not in bare.split("\n\n")[1]
    assert "an observation and a mask at every decision" in observed
    assert "| RLCard | gin-rummy | 10.0" in observed
    assert "| 554 (0 %) | 159 (0 %) |" in observed


def test_factors_compare_like_with_like():
    for results, name, factor in ((BARE, "bare", "2"), (OBSERVED, "environment", "2")):
        heading, _, row, *_ = peers.factors(results, peers.GAUGES[name]).splitlines()
        place = heading.split("|").index(" decisions / OpenSpiel gin_rummy ")
        assert row.split("|")[place].strip() == factor
    assert all(system != "RLCard" for system, _ in peers.GAUGES["bare"])


def test_environments_stand_beside_the_bare_rules_of_the_same_run():
    *_, one, many = peers.beside_bare({"bare": BARE, "environment": OBSERVED}).splitlines()
    assert one == "| Ludus | kampf, 2 players | 0.4 |"
    assert many == "| Ludus | kampf, 2 players, 256 at once | 0.8 |"


def test_many_games_at_once_take_only_what_their_masks_allow(monkeypatch):
    ours = contestant(monkeypatch, "ours")
    row = ours.together("kampf", 2, 0.1)
    assert row["table"] == "environment" and row["game"] == "kampf, 2 players, 256 at once"
    assert row["decisions"] > 0 and (row["numbers"], row["actions"]) == (554, 159)


def test_our_environment_observes_and_masks_every_decision(monkeypatch):
    ours = contestant(monkeypatch, "ours")
    seen: list[int] = []
    monkeypatch.setattr(ours, "observe", lambda _position, seat: seen.append(seat))
    decisions, choices = ours.observed_game(Rules("kampf", 2))
    assert len(seen) == decisions >= choices > 0


def test_the_notebook_says_it_beside_every_figure_of_a_peer():
    entries = [entry for entry in LAB.read_text(encoding="utf-8").split("\n## ") if "| RLCard |" in entry]
    assert entries
    for entry in entries:
        assert re.search(r"\bobservation\b[^.|]*\bevery\s+decision\b", entry), entry[:80]
