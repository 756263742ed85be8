"""What a policy says by lot, and how processes share the tables."""

import pytest

torch = pytest.importorskip("torch")

from ludus.research.training.actors import one_by_one  # noqa: E402 - only where PyTorch is
from ludus.research.training.rollout import FORBIDDEN, drawn  # noqa: E402
from ludus.research.training.settings import TableSettings  # noqa: E402
from ludus.research.training.tables import games_at  # noqa: E402

ROWS = 20_000


def test_answers_are_drawn_as_likely_as_the_policy_gives_them_and_never_against_the_mask():
    torch.manual_seed(3)
    shares = torch.tensor([0.0, 0.6, 0.0, 0.3, 0.1, 0.0])
    log_probs = torch.log_softmax(torch.where(shares > 0, shares.log(), torch.full((6,), FORBIDDEN)), 0)
    found = torch.bincount(drawn(log_probs.expand(ROWS, -1)), minlength=6) / ROWS
    assert (found[shares == 0] == 0).all()
    assert found.tolist() == pytest.approx(shares.tolist(), abs=0.02)


@pytest.mark.parametrize("only", [0, 3])
def test_an_answer_that_is_the_only_one_is_drawn_wherever_it_stands(only):
    log_probs = torch.full((ROWS, 4), FORBIDDEN)
    log_probs[:, only] = 0.0
    assert (drawn(log_probs) == only).all()


def test_every_worker_of_a_table_is_a_process_and_no_game_is_lost():
    tables = [TableSettings(4, workers=3, games=8), TableSettings(2, workers=0, games=5)]
    parts = one_by_one(tables)
    assert [part.seats for part in parts] == [4, 4, 4, 2]
    assert sum(map(games_at, parts)) == sum(map(games_at, tables))
