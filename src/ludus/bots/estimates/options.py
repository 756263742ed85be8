"""What the options of a decision are worth to the seat that is asked, from what it may know.

Every option is tried in the same imagined games, with the same dice as far as they go, so that differences come from
the options. The better half is tried again and again; in the end the best is compared with the one that was chosen, or
with the next best where it was chosen itself, in games that had no say in finding it: a maximum of estimates flatters
itself.
"""

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludus.bots.estimates.foresight import Foresight, PlayOut, Start
from ludus.bots.estimates.sampling import mean_and_error
from ludus.core.decision import Option
from ludus.match import Turn

LEAST: Final = 2  # imagined games in which every option is tried
MOST: Final = 400  # imagined games in one heat: more show nothing more
FINALISTS: Final = 2
FINAL: Final = 8  # imagined games, at least, in which the best is compared with the one chosen, or with the next best
FEWEST: Final = 4  # options that are tried however little work there may be …
EACH: Final = 100  # … and the steps that are good for one more


class Judged(NamedTuple):
    """An option: its chance to win, the standard error of that, and in how many imagined games it was tried."""

    option: Option
    chance: float
    error: float
    tries: int


class Verdict(NamedTuple):
    """What was found of a decision: `loss` and `edge` are those of the option chosen, or of the best if none was."""

    judged: list[Judged]  # the best first
    loss: float  # what the best promises more, measured apart: may fall below zero where they are as good
    loss_error: float
    edge: float  # what it promises more than an option by lot
    edge_error: float
    lead: float  # what the best promises more than the next best where it was chosen, measured apart as well; else 0
    lead_error: float
    steps: int

    @property
    def best(self) -> Judged:
        """The most promising option."""
        return self.judged[0]


class Trial:
    """The options of one decision, and what came of trying them."""

    def __init__(self, turn: Turn, foresight: Foresight, rng: random.Random) -> None:
        self.turn = turn
        self.rng = rng
        self.foresight = foresight
        self.found: dict[str, list[float]] = {option.words: [] for option in turn.options}
        self.steps = 0
        self.tries = 0

    def heat(self, live: Sequence[Option], worlds: int) -> list[dict[str, float]]:
        """Try these options in so many imagined games: the seat's chance after each, game by game."""
        starts = [start for world in range(worlds) for start in self.world(live, world)]
        chances = [found.chances[self.turn.seat] for found in self.outs(starts)]
        words = [option.words for option in live]
        came = [dict(zip(words, chances[i : i + len(words)], strict=True)) for i in range(0, len(chances), len(words))]
        for option in words:
            self.found[option] += [world[option] for world in came]
        return came

    def world(self, live: Sequence[Option], number: int) -> list[Start]:
        """One imagined game, begun with each of these options."""
        seat, g, seed = self.turn.seat, self.turn.imagine(self.rng), self.rng.getrandbits(64)
        offered = {option.words: option for option in g.options(seat)}
        return [Start(g, [(seat, offered[option.words])], random.Random(seed), number) for option in live]

    def outs(self, starts: Sequence[Start]) -> list[PlayOut]:
        """What came of play-outs, whose work is added up."""
        found = self.foresight.play_outs(starts) if starts else []
        self.steps += sum(one.steps for one in found)
        self.tries += len(found)
        return found

    def affords(self, steps: float, options: int) -> int:
        """In how many imagined games so many options can be tried with so many steps."""
        each = self.steps / self.tries
        return min(max(int(steps / each / options), 0), MOST)

    def compare(self, one: str, other: str, steps: float) -> tuple[float, float]:
        """What one option promises more than another, and the standard error, in fresh imagined games."""
        both = [option for option in self.turn.options if option.words in (one, other)]
        came = self.heat(both, max(self.affords(steps, len(both)), FINAL))
        return mean_and_error([world[one] - world[other] for world in came])

    def mean(self, option: Option) -> float:
        """The chance an option has promised so far."""
        return mean_and_error(self.found[option.words])[0]

    def judged(self, option: Option) -> Judged:
        """What was found of an option."""
        found = self.found[option.words]
        return Judged(option, *mean_and_error(found), len(found))


def entered(options: Sequence[Option], steps: int, rng: random.Random, chosen: str | None) -> list[Option]:
    """The options that are tried: all, or where so many steps are too few, some by lot beside the one chosen."""
    most = max(steps // EACH, FEWEST)
    if len(options) <= most:
        return list(options)
    drawn = {option.words for option in rng.sample(list(options), most - (chosen is not None))} | {chosen}
    return [option for option in options if option.words in drawn]


def judge(turn: Turn, foresight: Foresight, steps: int, rng: random.Random, chosen: str | None = None) -> Verdict:
    """Try the options of a decision with about so many steps of work; `chosen` are the words of the one chosen.

    With little work the best may be one that was not tried: a loss is then told too small, never too large.
    """
    trial, live = Trial(turn, foresight, rng), entered(turn.options, steps, rng, chosen)
    share = steps / (max(math.ceil(math.log2(len(live))), 1) + 1)
    opening = trial.heat(live, LEAST)
    opening += trial.heat(live, trial.affords(share - trial.steps, len(live)))
    out: list[Option] = []
    while len(live) > FINALISTS:
        live.sort(key=lambda option: (-trial.mean(option), option.words))
        live, out = live[: (len(live) + 1) // 2], live[(len(live) + 1) // 2 :] + out
        tried = live + [option for option in out if option.words == chosen]
        trial.heat(tried, trial.affords(share, len(tried)))
    live.sort(key=lambda option: (-trial.mean(option), option.words))
    best, own = live[0].words, chosen or live[0].words
    loss = trial.compare(best, own, share) if best != own else (0.0, 0.0)
    lead = trial.compare(best, live[1].words, share) if best == chosen and len(live) > 1 else (0.0, 0.0)
    edges = [world[own] - math.fsum(world.values()) / len(world) for world in opening]
    found = [trial.judged(option) for option in live + out]
    return Verdict(found, *loss, *mean_and_error(edges), *lead, trial.steps)
