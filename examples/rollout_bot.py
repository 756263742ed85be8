"""A bot of your own in twenty lines: it tries every option in imagined games that go on at random.

    cd examples && ludus sim kampf --bots rollout_bot:RolloutBot,random --games 20

What it imagines is all its seat can know; the true game stays out of its reach.
"""

import random

from ludus.core.decision import Option
from ludus.match import Bot, Turn

TRIES = 3  # imagined games for every option


class RolloutBot(Bot):
    """Takes the option after which its lead was largest."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, turn: Turn) -> Option:
        return max(turn.options, key=lambda option: sum(self.lead(turn, option) for _ in range(TRIES)))

    def lead(self, turn: Turn, option: Option) -> int:
        """How far the seat is ahead at the end of one imagined game that begins with the option."""
        game = turn.imagine(self.rng)
        game.apply(turn.seat, option)
        while (decision := game.decision) is not None:
            seat = decision.seats[0]
            game.apply(seat, self.rng.choice(game.options(seat)))
        outcome = game.outcome()
        assert outcome is not None
        own = outcome.scores[turn.seat]
        return own - max(score for seat, score in enumerate(outcome.scores) if seat != turn.seat)
