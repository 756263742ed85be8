"""Looking ahead with a network: its policy proposes, imagined games are played on, its chances to win decide.

- The likeliest options are tried in the same imagined games with the same dice, and half of them at a time are tried no
  further (sequential halving).
- After the option everybody answers by the policy, in all games together, so that one call of the network serves them
  all. The policy is shown what the seat that is asked sees in the imagined game: a sealed answer stays sealed.
- Answers are drawn as likely as the policy gives them, by the same lots for every option. Were they the likeliest ones,
  all games would come to the same few positions, and so to the same mistakes of the network.
- A game is left at a decision of the seat's own. Its worth is the chance to win as the network saw it on the way there.
- An option counts by both: what the policy gives it, and how much more often it wins. So chances averaged over
  few games do not overrule a policy that is sure.
"""

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy

from ludus.bots.network.policy import Chances, Policy
from ludus.bots.network.weights import Numbers
from ludus.bots.search.search import FEWEST_TRIES, WITHIN, Candidate
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import CHANCE, Seat
from ludus.encoding import Asked, Vocabulary

SEEDS: Final = 1 << 62  # of dice and lots
IMPOSSIBLE: Final = 1e-12  # a share has a logarithm even if it is nothing

Prior = tuple[Option, float]  # how likely the policy would choose an option


class Thinking(NamedTuple):
    """How far and how wide to look."""

    games: int = 64  # played on for a decision, all options together
    widest: int = 4  # options tried
    least: float = 0.05  # likely by the policy, for an option to be tried
    trust: float = 80.0  # what a chance to win counts, in logarithms of what the policy gives
    own: int = 4  # the decision of the seat itself at which a game is left, counted from the next one
    deepest: int = 60  # answers of anybody, after which it is left in any case


def likeliest(priors: Sequence[Prior], thinking: Thinking) -> list[Prior]:
    """The options worth trying, the likeliest first."""
    ranked = sorted(priors, key=lambda prior: (-prior[1], prior[0].words))[: thinking.widest]
    return [prior for i, prior in enumerate(ranked) if not i or prior[1] >= thinking.least]


class Trial:
    """An option that is tried."""

    def __init__(self, option: Option, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.wins: list[float] = []  # the chance to win in each game

    def score(self, trust: float) -> float:
        """What speaks for it."""
        return math.log(max(self.prior, IMPOSSIBLE)) + trust * float(numpy.mean(self.wins))

    def candidate(self) -> Candidate:
        """What is told of it."""
        tries = len(self.wins)
        margin = WITHIN * float(numpy.std(self.wins, ddof=1)) / math.sqrt(tries) if tries >= FEWEST_TRIES else None
        return Candidate(self.option, tries, float(numpy.mean(self.wins)), margin)


class Lane:
    """One imagined game being played on."""

    def __init__(self, game: Game[Any], world: int, dice: random.Random) -> None:
        self.game = game
        self.world = world  # which of the imagined games it began as
        self.dice = dice
        self.seat = Seat(0)  # who is asked
        self.asked: Asked | None = None  # and what; an answer may take several steps
        self.steps = 0  # of the rules, since it began
        self.own = 0  # decisions of the seat that thinks
        self.seen: list[Chances] = []  # everybody's chance to win, at every decision of anybody
        self.end: Chances | None = None  # everybody's share of the win, once it is over

    def goes_on(self) -> bool:
        """Let chance answer, and whoever has no choice; whether somebody has one then."""
        game = self.game
        while self.asked is None and game.asked:
            self.steps += 1
            if game.chance is not None:
                game.apply(CHANCE, game.chance.sample(self.dice.randrange))
                continue
            self.seat = next(seat for seat in game.asked if game.options(seat))
            options = game.options(self.seat)
            if len(options) > 1:
                self.asked = Asked(tuple(options))
            else:
                game.apply(self.seat, options[0])
        if self.asked is None:
            outcome = game.outcome()
            assert outcome is not None
            self.end = numpy.isin(range(len(outcome.scores)), outcome.winners) / len(outcome.winners)
        return self.asked is not None

    def worth(self) -> Chances:
        """Everybody's chance to win, as it was seen on the way; a game that is over is as good as its end."""
        return self.on_the_way() if self.end is None else self.end

    def on_the_way(self) -> Chances:
        """Everybody's chance to win, as it was seen on the way, with the end where it was reached.

        It scatters less than the end alone, which is all or nothing.
        """
        found: Chances = numpy.mean(self.seen if self.end is None else [*self.seen, self.end], axis=0)
        return found

    def answer(self, actions: Vocabulary, likely: Numbers) -> None:
        """Give the answer whose number is the highest."""
        assert self.asked is not None
        answers = actions.answers(self.asked, self.seat)
        ids = list(answers)
        best = answers[ids[int(likely[ids].argmax())]]
        if isinstance(best, Option):
            self.game.apply(self.seat, best)
            self.asked = None
        else:
            self.asked = best


def play_on(
    policy: Policy, lanes: Sequence[Lane], lots: numpy.random.Generator, is_left: Callable[[Lane], bool]
) -> None:
    """Play all games side by side by the policy, until each is over or left; games of one world have the same lots."""
    worlds = 1 + max((lane.world for lane in lanes), default=0)
    while lanes := [lane for lane in lanes if lane.goes_on()]:
        seen = [(lane.game, lane.seat, lane.asked.options) for lane in lanes if lane.asked is not None]
        logits, values = policy.network(policy.rows(seen))
        logits += lots.gumbel(size=(worlds, logits.shape[1]))[[lane.world for lane in lanes]]
        chances = policy.chances(values, [lane.seat for lane in lanes])
        left: list[Lane] = []
        for lane, likely, found in zip(lanes, logits, chances, strict=True):
            lane.seen.append(found)
            if not is_left(lane):
                lane.answer(policy.encoding.actions, likely)
                left.append(lane)
        lanes = left


class Lookahead:
    """One decision of one seat being thought about."""

    def __init__(
        self, policy: Policy, imagine: Callable[[], Game[Any]], seat: Seat, rng: random.Random, thinking: Thinking
    ) -> None:
        self.policy = policy
        self.imagine = imagine
        self.seat = seat
        self.rng = rng
        self.thinking = thinking

    def run(self, priors: Sequence[Prior], seconds: float | None = None) -> list[Candidate]:
        """Try these options; all of them, the one to choose first. `seconds` cut it short in live play."""
        end = math.inf if seconds is None else time.monotonic() + seconds
        alive, beaten = [Trial(*prior) for prior in priors], list[Trial]()
        rounds = max(1, math.ceil(math.log2(len(alive))))
        for _ in range(rounds):
            self.try_all(alive, max(1, self.thinking.games // (rounds * len(alive))))
            alive.sort(key=lambda trial: -trial.score(self.thinking.trust))
            if time.monotonic() > end:
                break
            half = (len(alive) + 1) // 2
            alive, beaten = alive[:half], alive[half:] + beaten
        return [trial.candidate() for trial in alive + beaten]

    def try_all(self, trials: list[Trial], games: int) -> None:
        """Try every option in as many imagined games, the same for all of them."""
        lanes: list[Lane] = []
        for world in range(games):
            game, dice = self.imagine(), self.rng.randrange(SEEDS)
            game.be_quiet()
            lanes += [self.lane(game.clone(), trial.option, world, dice) for trial in trials]
        play_on(self.policy, lanes, numpy.random.default_rng(self.rng.randrange(SEEDS)), self.is_left)
        for i, lane in enumerate(lanes):
            trials[i % len(trials)].wins.append(float(lane.worth()[self.seat]))

    def lane(self, game: Game[Any], option: Option, world: int, dice: int) -> Lane:
        """A game after an option, which in an imagined game is another of the same words."""
        game.apply(self.seat, next(one for one in game.options(self.seat) if one.words == option.words))
        return Lane(game, world, random.Random(dice))

    def is_left(self, lane: Lane) -> bool:
        """Whether a game has gone on for long enough."""
        lane.own += lane.seat == self.seat
        return lane.own >= self.thinking.own or len(lane.seen) >= self.thinking.deepest
