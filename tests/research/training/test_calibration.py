"""Chances to win beside what came true."""

import numpy
import pytest

pytest.importorskip("torch")

from ludus.research.training.calibration import Forecasts, forecast, reliability, temperature_of
from ludus.research.training.settings import TableSettings
from tests.bots.test_network import by_lot


def lots(sure: float, count: int = 20_000) -> Forecasts:
    """Numbers of three seats, told `sure` times as surely as they come true."""
    rng = numpy.random.default_rng(4)
    true = rng.normal(size=(count, 3))
    won = (true + rng.gumbel(size=true.shape)).argmax(1)
    return Forecasts(true * sure, numpy.eye(3)[won])


@pytest.mark.parametrize("sure", [0.6, 1.0, 1.8])
def test_the_temperature_undoes_what_was_told_too_surely_or_not_surely_enough(sure):
    forecasts = lots(sure)
    found = temperature_of([forecasts])
    assert found == pytest.approx(sure, rel=0.06)
    assert all(abs(bin.told - bin.true) < 0.05 for bin in reliability(forecasts, found) if bin.decisions > 500)
    assert forecasts.brier(found) <= forecasts.brier(1.0) + 1e-9


def test_forecasts_are_those_of_whole_games():
    told = forecast(by_lot("kampf"), "kampf", TableSettings(2), games=8, seed=3)
    assert told.numbers.shape == told.won.shape
    assert numpy.allclose(told.won.sum(1), 1)
    assert set(numpy.unique(told.won)) <= {0.0, 0.5, 1.0}
