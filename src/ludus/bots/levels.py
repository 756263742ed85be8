"""The levels offered to players: bots that look ahead, the further the more games they imagine."""

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from ludus.bots import reasons
from ludus.bots.cunning import CunningBot
from ludus.bots.greedy import GreedyBot
from ludus.bots.halfhearted import HalfheartedBot
from ludus.bots.judges.aquileia import AquileiaJudge
from ludus.bots.judges.kampf import KampfJudge
from ludus.bots.judges.spartacus import SpartacusJudge
from ludus.bots.plain import PlainBot
from ludus.bots.search.judge import Judge
from ludus.bots.search.search import Candidate, Search, ThinkingBot
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.core.reason import Reason
from ludus.match import Bot, Turn

AnyGame = Game[Any]  # of a game that is known by its name

JUDGES: Final[dict[str, Callable[[AnyGame, Seat, random.Random], Judge[AnyGame]]]] = {
    "kampf": KampfJudge,
    "aquileia": AquileiaJudge,
    "spartacus": SpartacusJudge,
}


class SearchBot(ThinkingBot):
    """Imagines games before it chooses, and remembers what it thought of each option.

    `simulations`, by game, decide how well it plays, and `astray` how often it does not think at all; `seconds`, for
    live play, cut its thinking short. Games it has not learnt, and decisions it does not search, it leaves to
    `otherwise`.
    """

    def __init__(
        self,
        simulations: Mapping[str, int],
        seed: int,
        seconds: float | None = None,
        *,
        otherwise: Callable[[int], Bot] = GreedyBot,
        astray: float = 0.0,
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.astray = astray
        self.rng = random.Random(seed)
        self.otherwise = otherwise(seed)
        self.thoughts: list[Candidate] = []
        self.strayed = False  # the last choice was made by lot

    def choose(self, turn: Turn) -> Option:
        self.thoughts, self.strayed = [], False
        if len(turn.options) == 1:
            return turn.options[0]
        if turn.game not in self.simulations:
            return self.otherwise.choose(turn)
        if self.astray and self.rng.random() < self.astray:
            self.strayed = True
            return self.rng.choice(turn.options)
        g = turn.imagine(self.rng)
        judge = JUDGES[turn.game](g, turn.seat, self.rng)
        known = judge.known(g, turn.options)
        if known is None and not judge.searches(g):
            return self.otherwise.choose(turn)
        self.thoughts = self.look_ahead(turn, g, judge) if known is None else ranked(turn.options, known)
        return self.thoughts[0].option

    def look_ahead(self, turn: Turn, g: AnyGame, judge: Judge[AnyGame]) -> list[Candidate]:
        """Search the decision at hand."""
        imagine = g.clone if judge.lies_open(g) else lambda: turn.imagine(self.rng)
        search = Search(imagine, judge, turn.seat, self.rng)
        search.run(self.simulations[turn.game], self.seconds)
        return search.candidates()

    def explain(self, turn: Turn, option: Option) -> Reason | None:
        if self.strayed:
            return reasons.by_lot()
        return reasons.of_search(turn, self.thoughts) if self.thoughts else self.otherwise.explain(turn, option)

    def propose(self, turn: Turn) -> Option | None:
        return self.otherwise.propose(turn)

    def why(self) -> list[tuple[str, int, float]]:
        """The options of the last decision thought about: their words, how often each was tried, the chance to win."""
        return [(one.option.words, one.visits, one.chance) for one in self.thoughts]


def ranked(options: list[Option], chances: list[float]) -> list[Candidate]:
    """Options whose chances are known, the best first."""
    found = [Candidate(option, 1, chance) for option, chance in zip(options, chances, strict=True)]
    return sorted(found, key=lambda one: (-one.chance, one.option.words))


# How many games each level imagines for a decision. A novice does not even look at every option once.
SIMULATIONS: Final[dict[str, dict[str, int]]] = {
    "novice": {"kampf": 2, "aquileia": 2},
    "lanista": {"kampf": 8, "aquileia": 30},
    "champion": {"kampf": 300, "aquileia": 250, "spartacus": 100},
}

# How often a level chooses by lot: a few simulations are nearly as good as many, so these alone do not part the levels.
ASTRAY: Final = {"novice": 0.3, "lanista": 0.1, "champion": 0.0}

# Who plays what a level does not search: in Spartacus all but the champion's fights. There a novice is a house without
# guile, a lanista one that often has none, and a champion one that knows what the others bid and what a deal changes.
OTHERWISE: Final[dict[str, Callable[[int], Bot]]] = {
    "novice": PlainBot,
    "lanista": HalfheartedBot,
    "champion": CunningBot,
}

LEVELS: Final[dict[str, Callable[[int], SearchBot]]] = {
    name: partial(SearchBot, games, otherwise=OTHERWISE[name], astray=ASTRAY[name])
    for name, games in SIMULATIONS.items()
}
