"""Bots that play by a network: `ludus sim kampf --bots ludus.bots.network:NetworkBot@FILE,greedy`."""

import random
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from ludus.bots import reasons
from ludus.bots.cunning import CunningBot
from ludus.bots.network.lookahead import Lookahead, Thinking, likeliest
from ludus.bots.network.network import Network
from ludus.bots.network.policy import Policy
from ludus.bots.network.weights import Weights, load
from ludus.bots.search.search import Candidate, ThinkingBot
from ludus.core.decision import Option
from ludus.core.reason import Reason
from ludus.encoding import Encoding
from ludus.match import Bot, Turn

SHIPPED: Final = Path(__file__).parent / "shipped"
USUAL: Final = Thinking()
THINKING: Final[Mapping[str, Thinking]] = {"kampf": Thinking(trust=200.0)}  # of games in which that won more


class NetworkBot(Bot):
    """Plays what a network's policy holds for best, from what the seat may know; without a file, by the one shipped.

    Deals are not learnt: what it says beside decisions is what `CunningBot` would say.
    """

    def __init__(self, seed: int, checkpoint: str | Path | None = None) -> None:
        self.rng = random.Random(seed)
        self.checkpoint = None if checkpoint is None else Path(checkpoint)
        self.beside = CunningBot(seed)
        self.shares: list[tuple[str, float]] = []  # of the last decision: options, and how likely each was
        self.win: float | None = None  # the chance to win, as seen at the last decision

    def choose(self, turn: Turn) -> Option:
        """The likeliest option. Raises UnfitWeights where the network was trained for other rules or cards."""
        self.shares, self.win = [], None
        if len(turn.options) == 1:
            return turn.options[0]
        option, thought = self.policy(turn).decide(turn.imagine(self.rng), turn.seat, turn.options)
        self.shares, self.win = thought.told(), thought.win
        return option

    def policy(self, turn: Turn) -> Policy:
        """The network at this table. Raises UnfitWeights."""
        return policy_of(self.checkpoint or SHIPPED / f"{turn.game}.npz", turn.encoding())

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        shares = dict(self.shares)
        others = [one for one in turn.options if one is not option and one.words in shares]
        other = max(others, key=lambda one: shares[one.words], default=None)
        weighed = None if other is None else (other, shares[other.words])
        return reasons.of_policy(turn, (option, shares.get(option.words, 1.0)), self.win, weighed)

    def propose(self, turn: Turn) -> Option | None:
        return self.beside.propose(turn)


class LookaheadBot(NetworkBot, ThinkingBot):
    """Tries the options between which the policy wavers in imagined games before it chooses.

    `thinking` decides how well it plays, the game's own where none is given; `seconds`, for live play, cut it short.
    """

    def __init__(
        self,
        seed: int,
        checkpoint: str | Path | None = None,
        thinking: Thinking | None = None,
        seconds: float | None = None,
    ) -> None:
        super().__init__(seed, checkpoint)
        self.thinking = thinking
        self.seconds = seconds
        self.thoughts: list[Candidate] = []

    def choose(self, turn: Turn) -> Option:
        """The option that looks best. Raises UnfitWeights where the network was trained for other rules or cards."""
        self.shares, self.win, self.thoughts = [], None, []
        if len(turn.options) == 1:
            return turn.options[0]
        policy, thinking = self.policy(turn), self.thinking or THINKING.get(turn.game, USUAL)
        priors, thought = policy.priors(turn.imagine(self.rng), turn.seat, turn.options)
        self.shares, self.win = thought.told(), thought.win
        tried = likeliest(priors, thinking)
        if len(tried) == 1:
            return tried[0][0]
        look = Lookahead(policy, lambda: turn.imagine(self.rng), turn.seat, self.rng, thinking)
        self.thoughts = look.run(tried, self.seconds)
        return self.thoughts[0].option

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        return reasons.of_lookahead(turn, self.thoughts) if self.thoughts else super().explain(turn, option)


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
