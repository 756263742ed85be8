"""The course of the game, as far as it goes."""

import random

import pytest

from ludus.core.chance import Dealer
from ludus.core.ids import Seat
from ludus.games.spartacus.play import SPARTACUS
from ludus.games.spartacus.table.census import complaints
from tests.games.spartacus.tables import a_game, one_step


@pytest.mark.parametrize("seed", range(6))
def test_set_up_and_upkeeps_played_at_random_lose_nothing(seed):
    rng = random.Random(seed)
    g = a_game(3 + seed % 2, length="quick")
    while g.decision is not None:
        assert g.decision.rule and g.decision.kind
        assert any(g.options(seat) for seat in g.asked)
        if g.chance is None:
            assert g.prompt() is not None
        assert g.clone().key() == g.key()
        one_step(g, rng)
        assert not complaints(g.table)
        seat = Seat(rng.randrange(g.table.seats))
        assert g.reimagine(seat, Dealer(rng.randrange)).view(seat) == g.view(seat)
    outcome = g.outcome()
    assert outcome is not None and outcome.how in SPARTACUS.endings


def test_every_round_begins_with_an_upkeep_the_first_too():
    rng = random.Random(2)
    g = a_game()
    while g.decision is not None and g.decision.kind != "ledger":
        one_step(g, rng)
    assert g.table.round == 1
