"""No test is ended because the machine is slow, and none that is stuck holds up the rest."""

import itertools
import signal
import threading
import time

import pytest

from tests import progress
from tests.progress import LOOK, STUCK, Watch, watched


@pytest.fixture
def looks(monkeypatch):
    """A test that uses so much of a processor, looked at as often as asked."""

    def look(share: float, times: int) -> None:
        clock = itertools.count(0.0, LOOK)
        monkeypatch.setattr(time, "monotonic", lambda: next(clock))
        counted = itertools.count(5.0, LOOK * share)
        monkeypatch.setattr(progress, "used", lambda: next(counted))
        watch = Watch("a test")
        for _ in range(times):
            watch.look()

    return look


def test_a_test_that_gets_a_fiftieth_of_a_processor_is_left_alone(looks):
    looks(0.02, 3 * int(STUCK / LOOK))


def test_a_test_that_does_nothing_is_ended(looks):
    looks(0.0, int(STUCK / LOOK))
    with pytest.raises(pytest.fail.Exception, match="a test is stuck"):
        looks(0.0, int(STUCK / LOOK) + 3)


def test_one_that_runs_in_circles_is_ended_too(looks):
    with pytest.raises(pytest.fail.Exception, match="is stuck"):
        looks(1.0, 1000)


@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="this system has no such clock")
def test_what_waits_for_ever_is_interrupted(monkeypatch):
    monkeypatch.setattr(progress, "LOOK", 0.01)
    monkeypatch.setattr(progress, "STUCK", 0.1)
    monkeypatch.setattr(progress, "PROGRESS", 1e9)
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(pytest.fail.Exception, match="waiting is stuck"), watched("waiting"):
        threading.Event().wait()
    assert signal.getsignal(signal.SIGALRM) is before
