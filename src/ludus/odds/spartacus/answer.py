"""What a question about a fight of Spartacus is answered with."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ludus.games.spartacus import SPARTACUS
from ludus.games.spartacus.arena.bets import BOXES, MOST_GOLD, ODDS, ON_DECAPITATION, ON_INJURY
from ludus.games.spartacus.table.fighters import DECAPITATION, FATES, INJURY
from ludus.odds.answer import EXACT, Answer

SIDES: Final = ("a", "b")


class Unsolvable(Exception):
    """A fight that can only be sampled."""


class Ending(NamedTuple):
    """How a fight ends: who is beaten, 0 for the first side, and what becomes of him."""

    beaten: int
    fate: int  # yield 1, injury 2, decapitation 3


class Bet(NamedTuple):
    """A box for bets: how likely it wins, and what a coin in it is worth."""

    chance: float
    pays: int  # gold won for each gold bet
    price: float  # what a bet of one gold is worth: fair, if that is one

    @property
    def edge(self) -> float:
        """What a coin wins on average."""
        return self.price - 1.0

    @property
    def best(self) -> int:
        """The best stake, going by the odds alone."""
        return MOST_GOLD if self.edge > 0 else 0


class FightAnswer(Answer[Ending]):
    """The odds of a fight; its value is the first side's chance to win."""

    __slots__ = ("bets", "rounds", "trials")

    def __init__(
        self, distribution: Mapping[Ending, float], rounds: float, bound: float, how: str = EXACT, trials: int = 0
    ) -> None:
        wins = sum(chance for end, chance in distribution.items() if end.beaten == 1)
        ordered = dict(sorted(distribution.items(), key=lambda item: (-item[1], item[0])))
        chances = {"wins": wins, "loses": 1.0 - wins}
        for end in every_ending():
            chances[f"{FATES[end.fate]}_{SIDES[end.beaten]}"] = distribution.get(end, 0.0)
        super().__init__(SPARTACUS.name, wins, distribution=ordered, chances=chances, bound=bound, how=how)
        self.rounds = rounds  # combat rounds on average
        self.trials = trials  # how many fights were sampled
        self.bets = bets_of(distribution, wins)

    def summary(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        return {
            **{"game": self.game, "how": self.how, "bound": self.bound, "value": self.value, "rounds": self.rounds},
            "trials": self.trials,
            "chances": dict(self.chances),
            "distribution": [
                {"beaten": SIDES[end.beaten], "fate": FATES[end.fate], "chance": chance}
                for end, chance in self.distribution.items()
            ],
            "bets": {name: {**bet._asdict(), "edge": bet.edge, "best": bet.best} for name, bet in self.bets.items()},
        }


def every_ending() -> list[Ending]:
    return [Ending(beaten, fate) for beaten in range(2) for fate in range(1, len(FATES))]


def bets_of(distribution: Mapping[Ending, float], wins: float) -> dict[str, Bet]:
    """What each box is worth before a fight."""
    chances = [wins, 1.0 - wins, 0.0, 0.0]
    for end, chance in distribution.items():
        chances[ON_INJURY] += chance * (end.fate == INJURY)
        chances[ON_DECAPITATION] += chance * (end.fate == DECAPITATION)
    return {box: Bet(chance, pays, chance * (1 + pays)) for box, chance, pays in zip(BOXES, chances, ODDS, strict=True)}
