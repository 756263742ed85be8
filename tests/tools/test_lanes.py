"""Steps beside each other: all are taken, each is shown in one piece, and a failure is named."""

import sys

from tools.lanes import Step, beside, failed, failed_beside


def says(name: str, code: int = 0) -> Step:
    return Step(name, [sys.executable, "-c", f"print('{name} speaks'); raise SystemExit({code})"])


def test_a_failure_is_named_and_stops_nothing(capsys):
    assert failed([says("one"), says("two", 1), says("three")]) == ["two"]
    told = capsys.readouterr().out
    assert "one speaks\none: passed" in told and "two speaks\ntwo: FAILED" in told and "three: passed" in told


def test_lanes_run_beside_each_other_and_fail_each_for_itself(capsys):
    assert failed_beside([says("one", 3), says("two")], [says("three", 1)]) == ["one", "three"]
    assert capsys.readouterr().out.count(" speaks\n") == 3


def test_what_runs_beside_a_lane_counts_as_well(capsys):
    assert beside([says("one")], lambda: True)
    assert not beside([says("one")], lambda: False)
    assert not beside([says("one", 1)], lambda: True)
    assert beside([], lambda: True)


def test_a_step_is_given_its_environment(capsys):
    assert not failed([Step("env", [sys.executable, "-c", "import os; print(os.environ['WORD'])"], {"WORD": "salve"})])
    assert "salve" in capsys.readouterr().out
