"""How often one bot beats others of another kind, seats rotated."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, NamedTuple

from ludus import Match
from ludus.bots import find
from ludus.match import play
from soak.bots.balance_spartacus import BATCH, WORKERS, take_houses


class Pairing(NamedTuple):
    """One bot against a table of others."""

    game: str
    seats: int
    games: int
    bot: str
    others: str
    at_least: float  # the share of wins asked for


PAIRINGS: Final = (
    Pairing("kampf", 2, 400, "greedy", "random", 0.90),
    Pairing("kampf", 4, 400, "greedy", "random", 0.75),
    Pairing("aquileia", 4, 400, "greedy", "random", 0.90),
    Pairing("spartacus", 4, 300, "greedy", "random", 0.90),
    Pairing("spartacus", 4, 300, "greedy", "plain", 0.55),
)


def share(pairing: Pairing) -> float:
    """The bot's share of wins; a shared win counts in part."""
    with ProcessPoolExecutor(WORKERS) as pool:
        return sum(pool.map(partial(won, pairing), range(pairing.games), chunksize=BATCH)) / pairing.games


def won(pairing: Pairing, i: int) -> float:
    """The bot's part of the win in one game; in Spartacus it leads each house from each seat in turn."""
    seat = i % pairing.seats
    match = Match.new(pairing.game, pairing.seats, seed=f"strength/{i}")
    take_houses(match, i // pairing.seats)
    names = [pairing.bot if other == seat else pairing.others for other in range(pairing.seats)]
    play(match, [find(name)(1000 * i + other) for other, name in enumerate(names)])
    assert match.outcome is not None
    return (seat in match.outcome.winners) / len(match.outcome.winners)


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    for pairing in PAIRINGS:
        wins = share(pairing)
        line = f"{pairing.game}, {pairing.seats} seats: {pairing.bot} wins {wins:.1%} of {pairing.games}"
        line += f" against {pairing.others}"
        assert wins >= pairing.at_least, line
        lines.append(line)
        progress(line)
    return lines
