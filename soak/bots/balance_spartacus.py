"""The houses of Spartacus: how often each wins among four of `greedy`, seats and houses rotated."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Final

from ludus import Match
from ludus.bots import find
from ludus.match import play

GAMES: Final = 600
SEATS: Final = 4
HOUSES: Final = ("batiatus", "glaber", "tullius", "solonius")
WORKERS: Final = 2
BATCH: Final = 10  # games handed to a worker at once


def take_houses(match: Match, turn: int) -> list[str]:
    """Seat every house, each game one place further round: the houses by seat."""
    taken = [HOUSES[(seat + turn) % len(HOUSES)] for seat in range(match.seats)]
    while match.decision is not None and match.decision.kind == "house":
        seat = match.decision.seats[0]
        match.act(seat, f"house {taken[seat]}")
    return taken


def winner_of(i: int) -> tuple[str, str, int]:
    """Play a game: the winning house, how it won, and how many rounds it took."""
    match = Match.new("spartacus", SEATS, seed=f"balance/{i}")
    taken = take_houses(match, i)
    play(match, [find("greedy")(1000 * i + seat) for seat in range(SEATS)])
    assert match.outcome is not None
    return taken[match.outcome.winners[0]], match.outcome.how, int(match.view(None)["round"])  # type: ignore[call-overload]


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - reach) / (1 + z * z / games), (middle + reach) / (1 + z * z / games)


def run(progress: Callable[[str], None]) -> list[str]:
    houses: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    rounds = 0
    with ProcessPoolExecutor(WORKERS) as pool:
        for i, (house, how, lasted) in enumerate(pool.map(winner_of, range(GAMES), chunksize=BATCH), 1):
            houses[house] += 1
            endings[how] += 1
            rounds += lasted
            if i % 100 == 0:
                progress(f"{i} games")
    lines = []
    for house in HOUSES:
        low, high = interval(houses[house], GAMES)
        lines.append(f"{house} wins {houses[house] / GAMES:.1%} of {GAMES} (95 %: {low:.1%} to {high:.1%})")
    told = ", ".join(f"{how} {number}" for how, number in sorted(endings.items()))
    return [*lines, f"a game lasts {rounds / GAMES:.1f} rounds; endings: {told}"]
