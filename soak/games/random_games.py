"""Random games of every title, player count and length, each to its end."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from benches.engines import play_game
from ludus import GAMES
from ludus.core.game import Game
from ludus.core.ids import CHANCE
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.table import all_seats, length_of

# games in all, shared out over the numbers of players and the settings
COUNTS: Final = {"kampf": 10_000, "aquileia": 2_001, "spartacus": 3_000}
SETTINGS: Final[dict[str, Sequence[dict[str, str]]]] = {
    "spartacus": [{"length": length} for length in ("quick", "standard", "long")]
}
MOST_SEATS: Final = {"spartacus": 4}  # the expansion has a part of its own
MOST_DECISIONS: Final = 20_000  # of one game; far above any seen
EVERY: Final = 25  # so many games of Spartacus, one is counted at every step, with gifts and offers in between
BESIDE: Final = 0.2  # how often somebody does something that was not asked for


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    for name, games in COUNTS.items():
        seats = range(GAMES[name].fewest, MOST_SEATS.get(name, GAMES[name].most) + 1)
        variants = [(count, wishes) for count in seats for wishes in SETTINGS.get(name, [{}])]
        for count, wishes in variants:
            lines.append(play_all(name, count, wishes, games // len(variants)))
            progress(lines[-1])
    return lines


def play_all(name: str, seats: int, wishes: dict[str, str], games: int) -> str:
    """Play so many games and say how they ended."""
    title = GAMES[name]
    box, settings = title.load(title.data()), title.read_settings(wishes)
    endings: Counter[str] = Counter()
    longest = 0
    for seed in range(games):
        g, rng = title.new_game(seats, settings, box), random.Random(seed)
        is_counted = name == "spartacus" and seed % EVERY == 0
        longest = max(longest, play_and_count(g, rng) if is_counted else play_game(g, rng)[1])
        outcome = g.outcome()
        assert outcome is not None, f"{name}, {seats} seats, {wishes}, seed {seed}: no outcome"
        assert name != "spartacus" or g.table.round <= length_of(g.table).rounds
        endings[outcome.how] += 1
    assert longest <= MOST_DECISIONS
    told = ", ".join(f"{how} {number}" for how, number in sorted(endings.items()))
    words = ", ".join([name, f"{seats} seats", *wishes.values()])
    return f"{words}: {sum(endings.values())} games ended ({told}); longest {longest} decisions"


def play_and_count(g: Game[Any], rng: random.Random) -> int:
    """Play a game of Spartacus with everything that may be done beside; no card and no coin is ever missing."""
    decisions = 0
    while g.decision is not None:
        if g.chance is not None:
            g.apply(CHANCE, g.chance.sample(rng.randrange))
        else:
            offered = {seat: g.free(seat) for seat in all_seats(g.table)} if rng.random() < BESIDE else {}
            if not any(offered.values()):
                offered = {seat: g.options(seat) for seat in g.asked}
            seat = rng.choice([seat for seat, options in offered.items() if options])
            decisions += len(offered[seat]) > 1
            g.apply(seat, rng.choice(offered[seat]))
        assert not complaints(g.table)
    return decisions
