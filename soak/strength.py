"""How often one bot beats others of another kind, seats rotated."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ludus import Match
from ludus.bots import find
from ludus.match import play


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
)


def share(pairing: Pairing) -> float:
    """The bot's share of wins; a shared win counts in part."""
    won = 0.0
    for i in range(pairing.games):
        seat = i % pairing.seats
        match = Match.new(pairing.game, pairing.seats, seed=f"strength/{i}")
        names = [pairing.bot if other == seat else pairing.others for other in range(pairing.seats)]
        play(match, [find(name)(1000 * i + other) for other, name in enumerate(names)])
        assert match.outcome is not None
        won += (seat in match.outcome.winners) / len(match.outcome.winners)
    return won / pairing.games


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    for pairing in PAIRINGS:
        won = share(pairing)
        line = f"{pairing.game}, {pairing.seats} seats: {pairing.bot} wins {won:.1%} of {pairing.games}"
        line += f" against {pairing.others}"
        assert won >= pairing.at_least, line
        lines.append(line)
        progress(line)
    return lines
