"""The bench beside other systems says what it compares."""

from pathlib import Path

from benches import peers

RESULTS = {
    ("Ludus", "kampf, 2 players"): {"decisions": [100.0], "choices": [90.0], "clone": [2.0]},
    ("OpenSpiel", "gin_rummy"): {"decisions": [50.0], "choices": [50.0]},
    ("RLCard", "gin-rummy"): {"decisions": [10.0], "choices": [9.0], "clone": [1000.0]},
}
LAB = Path(__file__).resolve().parents[2] / "docs" / "lab.md"


def test_the_table_says_which_loops_make_observations():
    heading, _, ours, spiel, rlcard = peers.table(RESULTS).splitlines()
    place = [part.strip() for part in heading.split("|")].index("observations")
    assert [row.split("|")[place].strip() for row in (ours, spiel, rlcard)] == ["no", "no", "yes"]


def test_factors_of_unlike_loops_are_marked_as_such():
    rows, note = peers.factors(RESULTS).split("\n\n")
    assert " 10 |" in rows  # times RLCard
    assert (
        note == "Factors beside RLCard compare rules without observations with rules that make one for every decision."
    )


def test_every_contestant_says_whether_it_makes_observations(monkeypatch):
    monkeypatch.setattr(peers, "Contestant", lambda name, *_: name)
    assert set(peers.contestants()) <= set(peers.OBSERVES)


def test_the_notebook_says_it_beside_every_figure_of_a_peer():
    entries = [entry for entry in LAB.read_text(encoding="utf-8").split("\n## ") if "| RLCard |" in entry]
    assert len(entries) == 2
    for entry in entries:
        assert "observation for\n  every decision" in entry or "observation for every decision" in entry
