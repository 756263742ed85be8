"""How long an observation takes, in microseconds of the processor: straight from the table, and from the seat's view.

Positions are those of random games, seen by the seats in turn. A figure is the best of several passes in a row over all
of them: whatever else runs on the machine only adds. `bytes` is the game's own encoder, `observation` what a door hands
out (verbs, who is asked, float32), `mask` the numbers that can be chosen, `view` the observation made from the view.
"""

import random
import time
from collections.abc import Callable, Iterator
from typing import Final

from ludus import GAMES
from ludus.core.ids import Seat
from ludus.research.observation import look, mask, observe
from ludus.research.position import Position, Rules

PASSES: Final = 25
POSITIONS: Final = 200
EVERY: Final = 7  # choices between two positions
FIGURES: Final = ("bytes", "observation", "mask", "view")

Call = Callable[[Position, Seat], object]


def positions(rules: Rules, rng: random.Random) -> Iterator[Position]:
    """Positions of random games."""
    while True:
        position = rules.begin()
        position.roll(rng.randrange)
        steps = 0
        while not position.is_over:
            if steps % EVERY == 0:
                yield position.clone()
            position.choose(rng.choice(list(position.answers())))
            position.roll(rng.randrange)
            steps += 1


def write(position: Position, seat: Seat) -> None:
    """The game's own part, as bytes."""
    encoder = position.rules.encoding.encoder
    assert encoder is not None
    out: list[bytes] = []
    encoder.write(position.game, seat, out)
    b"".join(out)


def mask_anew(position: Position, _seat: Seat) -> None:
    """The mask of a position that was not asked before."""
    position.forget()
    mask(position)


def microseconds(call: Call, met: list[Position]) -> float:
    """What one call takes, on average over all positions."""
    start = time.process_time()
    for i, position in enumerate(met):
        call(position, Seat(i % position.rules.seats))
    return (time.process_time() - start) / len(met) * 1e6


def row(game: str, seats: int) -> str:
    rules = Rules(game, seats)
    source = positions(rules, random.Random(seats))
    met = [next(source) for _ in range(POSITIONS)]
    calls = (write if rules.encoding.encoder else None, observe, mask_anew, look)
    best = [min(microseconds(call, met) for _ in range(PASSES)) if call else 0.0 for call in calls]
    figures = [f"{figure:.1f}" for figure in best]
    return f"| {game} | {seats} | {len(observe(met[0], Seat(0)))} | {' | '.join(figures)} |"


def main() -> None:
    print(f"| game | seats | numbers | {' | '.join(f'{name} µs' for name in FIGURES)} |")
    print("|" + "---|" * (3 + len(FIGURES)))
    for game, title in GAMES.items():
        for seats in (title.fewest, title.most):
            print(row(game, seats), flush=True)


if __name__ == "__main__":
    main()
