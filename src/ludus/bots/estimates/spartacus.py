"""What the estimator knows of Spartacus: how the houses stand, each by its own books.

Quiet are the moments at which a house begins its intrigues, a card comes under the hammer, the games are bid for,
guests are invited and bets are laid. Up to the next of them all play as an honest house does (`plain`), except where
that would mislead: an honest house bids a fixed sum, which one coin more would always beat, supports nobody, and cashes
in its whole hand, whatever is tried first. Bids are laid as `greedy` lays them, every other one as a champion does, so
that a chance to win them is true among either; support is asked and given as by `greedy`; and whoever has tried
something ends its intrigues.
"""

import random
from typing import Final

from ludus.bots import cunning
from ludus.bots import spartacus as greedy
from ludus.bots.cunning import BIDS
from ludus.bots.estimates.evaluator import Evaluator
from ludus.bots.estimates.weights import SPARTACUS
from ludus.bots.plain import answer
from ludus.bots.search.judge import Features
from ludus.bots.spartacus.reckoning.tastes import GREEDY
from ludus.bots.spartacus.reckoning.worth import assets, coins, horizon, rival_strengths
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Json
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import estate, host, on_sale, phase, seats, win_at
from ludus.match import Turn

ARENA: Final = "arena"  # a phase
INTRIGUE: Final = "intrigue"  # a decision; so the next
QUIET: Final = frozenset({INTRIGUE, "bid", "host-bid", "invitation", "bet", "ledger"})
WITH_GUILE: Final = frozenset({*BIDS, "ask-support", "support"})  # in which all answer as `greedy` does …
CUNNING: Final = 0.5  # … or in this part of the bids as a champion


class ImaginedTurn(Turn):
    """A seat's moment in an imagined game, in which everything it could ask for is imagined already."""

    def __init__(self, g: SpartacusGame, seat: Seat, options: list[Option]) -> None:  # there is no match behind it
        decision = g.decision
        assert decision is not None
        self.seat, self.game, self.decision, self.options = seat, "spartacus", decision, options
        self.imagined = g

    def imagine(self, rng: random.Random) -> SpartacusGame:
        return self.imagined.clone()

    def view(self) -> Json:
        return self.imagined.view(self.seat)


class SpartacusEvaluator(Evaluator[SpartacusGame]):
    """Knows what the houses have and hold."""

    weights = SPARTACUS

    def __init__(self, g: SpartacusGame, seat: Seat, rng: random.Random) -> None:
        self.seats = [Seat(house) for house in range(seats(g))]

    def stage(self, g: SpartacusGame) -> object:
        decision = g.decision
        if decision is None or decision.kind not in QUIET:
            return None
        if decision.kind == INTRIGUE:
            return g.table.round, decision.kind, decision.seats[0]
        return g.table.round, decision.kind, on_sale(g).card if decision.kind == "bid" else -1

    def progress(self, g: SpartacusGame) -> float:
        """How near the leader is to winning."""
        return min(max(g.table.influence) / win_at(g), 1.0)

    def points(self, g: SpartacusGame) -> tuple[float, ...]:
        return tuple(map(float, g.table.influence))

    def features(self, g: SpartacusGame) -> list[Features]:
        """Influence, where it wins; gold, assets, gladiators (many fight no more), cards; who is host, and when."""
        houses, goal, at_the_games = [estate(g, seat, seat) for seat in self.seats], win_at(g), phase(g) == ARENA
        to_come = horizon(g, houses)
        return [
            (
                float(house.influence),
                float(house.influence >= goal),
                coins(house.gold or 0, GREEDY),
                assets(house, rival_strengths(houses, house.seat), to_come, GREEDY),
                float(len(house.gladiators)),
                float(house.cards),
                float(host(g) == house.seat and not at_the_games),
                float(host(g) == house.seat and at_the_games),
            )
            for house in houses
        ]

    def inputs(self, g: SpartacusGame) -> list[Features]:
        """The features alone: weights that change as the leader nears the end said too much of leaders."""
        return self.features(g)

    def quick(self, g: SpartacusGame, seat: Seat, options: list[Option], rng: random.Random) -> Option:
        turn = ImaginedTurn(g, seat, options)
        kind = turn.decision.kind
        if kind == INTRIGUE:
            return options[-1]  # done
        if kind in BIDS and rng.random() < CUNNING:
            return cunning.choose(turn, rng)
        return greedy.choose(turn, rng) if kind in WITH_GUILE else answer(turn, g, rng)
