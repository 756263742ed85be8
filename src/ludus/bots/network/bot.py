"""A bot that plays by a network: `ludus sim kampf --bots ludus.bots.network:NetworkBot@FILE,greedy`."""

import random
from functools import cache, lru_cache
from pathlib import Path

from ludus.bots import reasons
from ludus.bots.cunning import CunningBot
from ludus.bots.network.network import Network
from ludus.bots.network.policy import Policy
from ludus.bots.network.weights import Weights, load
from ludus.core.decision import Option
from ludus.core.reason import Reason
from ludus.encoding import Encoding
from ludus.match import Bot, Turn


class NetworkBot(Bot):
    """Plays what a network's policy holds for best, from what the seat may know.

    Deals are not learnt: what it says beside decisions is what `CunningBot` would say.
    """

    def __init__(self, seed: int, checkpoint: str | Path) -> None:
        self.rng = random.Random(seed)
        self.checkpoint = Path(checkpoint)
        self.beside = CunningBot(seed)
        self.thoughts: list[tuple[str, float]] = []  # of the last decision: options, and how likely each was
        self.win: float | None = None  # the chance to win, as seen at the last decision

    def choose(self, turn: Turn) -> Option:
        """The likeliest option. Raises UnfitWeights where the network was trained for other rules or cards."""
        self.thoughts, self.win = [], None
        if len(turn.options) == 1:
            return turn.options[0]
        policy = policy_of(self.checkpoint, turn.encoding())
        option, thought = policy.decide(turn.imagine(self.rng), turn.seat, turn.options)
        self.thoughts, self.win = thought.told(), thought.win
        return option

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        shares = dict(self.thoughts)
        others = [one for one in turn.options if one is not option and one.words in shares]
        other = max(others, key=lambda one: shares[one.words], default=None)
        weighed = None if other is None else (other, shares[other.words])
        return reasons.of_policy(turn, (option, shares.get(option.words, 1.0)), self.win, weighed)

    def propose(self, turn: Turn) -> Option | None:
        return self.beside.propose(turn)


@cache
def loaded(path: Path) -> tuple[Weights, Network]:
    """A network, read once by each process. Raises UnfitWeights."""
    weights = load(path)
    return weights, Network(weights)


@lru_cache(32)
def policy_of(path: Path, encoding: Encoding) -> Policy:
    """A network at a kind of table. Raises UnfitWeights."""
    weights, network = loaded(path)
    return Policy(weights, network, encoding)
