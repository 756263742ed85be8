"""Play-outs: imagined games played on by rule of thumb."""

import random
from typing import Final

from ludus.bots.search.judge import G, Judge
from ludus.core.ids import CHANCE

LONGEST: Final = 2_000  # steps played on; then the game is judged where it stands


def play_on(g: G, judge: Judge[G], since: object, rng: random.Random) -> int:
    """Play up to the first quiet moment other than the one `since`; how many steps it took."""
    for step in range(LONGEST):
        if is_quiet(g, judge, since):
            return step
        if g.chance is not None:
            judge.before_luck(g)
            g.apply(CHANCE, g.chance.sample(rng.randrange))
            continue
        seat = next(seat for seat in g.asked if g.options(seat))
        options = g.options(seat)
        g.apply(seat, options[0] if len(options) == 1 else judge.quick(g, seat, options, rng))
    return LONGEST


def is_quiet(g: G, judge: Judge[G], since: object) -> bool:
    """Whether the game is over, or at a quiet moment other than the one `since`."""
    if not g.asked:
        return True
    stage = judge.stage(g)
    return stage is not None and stage != since
