"""How true chances are: what is measured is what a review would tell, and what is fitted what the evaluator says."""

import pytest

from ludus.bots.estimates import network as by_network
from ludus.bots.estimates.weights import AQUILEIA
from ludus.bots.search.judge import softmax, weigh
from ludus.research.calibration import watching
from ludus.research.calibration.measuring import reliability
from ludus.research.calibration.watching import Table, watch

TABLE = Table("aquileia", "random", 0.0, "watched", 0)


@pytest.fixture(scope="module")
def by_rule():
    return watch(TABLE, by_rule=True)


def test_by_rule_the_evaluator_tells_the_chances(by_rule):
    assert len(by_rule) > 2
    for moment in by_rule:
        said = softmax([weigh((*AQUILEIA.early, *AQUILEIA.change), one) for one in moment.inputs])
        assert moment.chances == pytest.approx(said)


def test_else_the_network_does_at_the_same_moments_and_the_same_again(by_rule, monkeypatch):
    monkeypatch.setattr(by_network, "WAY", 1)
    monkeypatch.setattr(watching, "TRIES", 2)
    moments = watch(TABLE)
    assert [moment.inputs for moment in moments] == [moment.inputs for moment in by_rule]
    assert [moment.chances for moment in moments] != [moment.chances for moment in by_rule]
    assert all(sum(moment.chances) == pytest.approx(1) for moment in moments)
    assert watch(TABLE) == moments
    assert reliability([moments]).moments == len(moments)
