"""The bench that compares two states of the code."""

import pytest

from benches import compare


def test_every_table_is_measured_bare_in_a_match_and_by_clones(monkeypatch):
    monkeypatch.setattr(compare, "CLONES", 1)
    monkeypatch.setattr(compare, "TABLES", (("kampf", 2),))
    monkeypatch.setattr(compare, "rate", lambda way: float(way()))
    found = compare.measure()
    assert list(found) == ["kampf 2: bare", "kampf 2: in a match", "kampf 2: clones"]
    assert found["kampf 2: bare"] > found["kampf 2: clones"] == 1


def test_a_line_tells_how_much_faster_this_checkout_is_and_how_sure_that_is():
    line = compare.line("kampf 2: bare", [100.0, 100.0, 200.0, 100.0, 100.0], [150.0, 150.0, 300.0, 90.0, 160.0])
    assert line == "| kampf 2 | bare | 100 | 150 | 1.500 | 1.500 to 1.500 |"


@pytest.mark.parametrize(("now", "ratio"), [(50.0, "0.500"), (200.0, "2.000")])
def test_a_ratio_above_1_means_faster(now, ratio):
    assert f"| {ratio} |" in compare.line("kampf 2: bare", [100.0], [now])
