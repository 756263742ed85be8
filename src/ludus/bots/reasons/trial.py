"""What options lead to, as the judge of a game sees it: for bots that choose without looking ahead."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from ludus.bots.judges.aquileia import AquileiaJudge
from ludus.bots.judges.kampf import KampfJudge
from ludus.bots.search.judge import Features, Judge, against_the_others, rewards_of
from ludus.bots.search.playout import play_on
from ludus.bots.search.search import Candidate
from ludus.core.decision import Option
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.match import Turn

WORLDS: Final = 16  # imagined games in which each is tried

# Judges that weigh features: of the others there is nothing to tell.
JUDGES: Final[dict[str, Callable[[Any, Seat, random.Random], Judge[Any]]]] = {
    "kampf": KampfJudge,
    "aquileia": AquileiaJudge,
}


def tried(turn: Turn, options: Sequence[Option]) -> list[Candidate]:
    """The options, with what each left the seat with beyond the others, on average of the same imagined games."""
    if turn.game not in JUDGES:
        return [Candidate(option, 0, 0.0, None) for option in options]
    rng = random.Random(turn.decision.number)  # a reason asked for twice is the same
    judge = JUDGES[turn.game](turn.imagine(rng), turn.seat, rng)
    came: list[list[tuple[float, Features | None]]] = [[] for _ in options]
    for _ in range(WORLDS):
        world, seed = turn.imagine(rng), rng.getrandbits(64)
        for option, found in zip(options, came, strict=True):
            found.append(_end(world.clone(), turn.seat, option.words, judge, random.Random(seed)))
    return [_candidate(option, found) for option, found in zip(options, came, strict=True)]


def _end(g: Game[Any], seat: Seat, words: str, judge: Judge[Any], rng: random.Random) -> tuple[float, Features | None]:
    """What an option comes to in one imagined game."""
    judge.begin(g)
    since = judge.stage(g)
    g.apply(seat, next(option for option in g.options(seat) if option.words == words))
    play_on(g, judge, since, rng)
    judge.weighed = None
    reward = rewards_of(g, judge)[seat]
    weighed: list[Features] | None = judge.weighed
    return reward, None if weighed is None else against_the_others(weighed, seat)


def _candidate(option: Option, came: Sequence[tuple[float, Features | None]]) -> Candidate:
    """An option as a search would tell of it; its chance is not told."""
    features = [one for _, one in came if one is not None]
    mean = tuple(sum(column) / len(features) for column in zip(*features, strict=True)) if features else None
    return Candidate(option, len(came), sum(reward for reward, _ in came) / len(came), None, mean)
