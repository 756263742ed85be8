"""Advantages seat by seat, beside the same sums written out one decision at a time."""

import random
from typing import Any, cast

import pytest

torch = pytest.importorskip("torch")

from ludus.research.training.rollout import Advantages  # noqa: E402 - only where PyTorch is

STEPS, GAMES, SEATS = 40, 6, 3
LAMBDA = 0.9


class Played:
    """A stretch of games by lot, with the fields of a rollout that advantages are made of."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        shape = (STEPS, GAMES)
        self.seats = SEATS
        self.seat = torch.randint(SEATS, shape)
        self.done = torch.rand(shape) < 0.1
        self.values = torch.rand(*shape, 2)
        self.potential = torch.rand(shape)
        self.ends = torch.rand(*shape, SEATS, 2) * self.done[..., None, None]


def written_out(played: Played, game: int, step: int) -> list[float] | None:
    """The advantage of one decision; None where the stretch ends before its seat is asked again or the game is over."""
    seat = played.seat[step, game]
    for later in range(step, STEPS):
        if later > step and played.seat[later, game] == seat:
            further = written_out(played, game, later)
            value, reward = played.values[later, game], [0.0, played.potential[later, game]]
            carried = further if further is not None else [0.0, 0.0]
            break
        if played.done[later, game]:
            value, reward, carried = torch.zeros(2), played.ends[later, game, seat], [0.0, 0.0]
            break
    else:
        return None
    gained = [reward[0], reward[1] - played.potential[step, game]]
    return [float(gained[i] + value[i] - played.values[step, game, i] + LAMBDA * carried[i]) for i in range(2)]


@pytest.mark.parametrize("seed", range(5))
def test_advantages_are_those_written_out_decision_by_decision(seed):
    played = Played(seed)
    found = Advantages(cast(Any, played), LAMBDA)
    rng = random.Random(seed)
    for _ in range(60):
        step, game = rng.randrange(STEPS), rng.randrange(GAMES)
        expected = written_out(played, game, step)
        assert bool(found.usable[step, game]) == (expected is not None)
        if expected is not None:
            assert found.advantages[step, game].tolist() == pytest.approx(expected, abs=1e-5)
