"""The six houses: `greedy` at random tables of four, five and six with the expansion, wins per appearance."""

import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from ludus import Match
from ludus.bots import find
from ludus.match import play
from soak.bots.balance_spartacus import interval

GAMES: Final = 600  # a third of them with each number of houses
TABLES: Final = (4, 5, 6)
HOUSES: Final = ("batiatus", "glaber", "tullius", "solonius", "seppius", "varinius")
WORKERS: Final = 2
BATCH: Final = 6  # games handed to a worker at once
MARGIN: Final = 0.05  # points from the fair share that are aimed at


class Played(NamedTuple):
    """One game: who sat at the table, who won, how, and how long it took."""

    houses: tuple[str, ...]
    winner: str
    how: str
    rounds: int


def a_game(i: int) -> Played:
    """A table drawn at random, by the game's number alone."""
    seats, rng = TABLES[i % len(TABLES)], random.Random(f"serpents/{i}")
    taken = rng.sample(HOUSES, seats)
    match = Match.new("spartacus", seats, seed=f"serpents/{i}", options={"expansion": "on"})
    while match.decision is not None and match.decision.kind == "house":
        seat = match.decision.seats[0]
        match.act(seat, f"house {taken[seat]}")
    play(match, [find("greedy")(1000 * i + seat) for seat in range(seats)])
    assert match.outcome is not None
    rounds = int(match.view(None)["round"])  # type: ignore[call-overload]
    return Played(tuple(taken), taken[match.outcome.winners[0]], match.outcome.how, rounds)


def share_of(house: str, games: list[Played]) -> str:
    """How often a house wins where it plays, and what would be fair."""
    seated = [game for game in games if house in game.houses]
    won = sum(game.winner == house for game in seated)
    fair = sum(1 / len(game.houses) for game in seated) / len(seated)
    low, high = interval(won, len(seated))
    off = won / len(seated) - fair
    told = f"{house} wins {won / len(seated):.1%} of {len(seated)} (95 %: {low:.1%} to {high:.1%}), fair {fair:.1%}"
    return f"{told}: {off:+.1%}{'' if abs(off) <= MARGIN else ', outside the margin'}"


def run(progress: Callable[[str], None]) -> list[str]:
    games: list[Played] = []
    with ProcessPoolExecutor(WORKERS) as pool:
        for game in pool.map(a_game, range(GAMES), chunksize=BATCH):
            games.append(game)
            if len(games) % 60 == 0:
                progress(f"{len(games)} games")
    lines = [f"all tables: {share_of(house, games)}" for house in HOUSES]
    for seats in TABLES:
        some = [game for game in games if len(game.houses) == seats]
        lines += [f"{seats} houses: {share_of(house, some)}" for house in HOUSES]
    endings = Counter(game.how for game in games)
    told = ", ".join(f"{how} {number}" for how, number in sorted(endings.items()))
    return [*lines, f"a game lasts {sum(game.rounds for game in games) / GAMES:.1f} rounds; endings: {told}"]
