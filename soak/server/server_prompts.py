"""How often a person in a four-house game of Spartacus is asked to react in a round, with the usual standing orders."""

import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from ludus import Match
from ludus.bots import find
from ludus.core.decision import Option
from ludus.match import Bot, Turn
from ludus.match.orders import Orders
from ludus.match.players import confer, is_still_asked

GAMES: Final = 60  # of each kind of person
SEATS: Final = 4
PERSON: Final = 0
MOST: Final = 3.0  # reaction prompts a round, on average
WORKERS: Final = 2


class Hoarder(Bot):
    """Plays like another bot and never reacts: its hand stays full of cards to be asked about."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def choose(self, turn: Turn) -> Option:
        return turn.options[0] if turn.decision.kind == "reaction" else self.other.choose(turn)

    def propose(self, turn: Turn) -> Option | None:
        return self.other.propose(turn)


PEOPLE: Final[dict[str, Callable[[int], Bot]]] = {
    "greedy": find("greedy"),
    "random": find("random"),
    "hoarder": lambda seed: Hoarder(find("greedy")(seed)),
}


class Tally(NamedTuple):
    """What one game came to: rounds, windows that asked the person's seat, and prompts with each set of orders."""

    rounds: int
    windows: int
    usual: int
    others_too: int


def play_one(kind: str, number: int) -> Tally:
    """A quick game of a person's stand-in against three bots; only windows its orders do not answer are put to it."""
    match = Match.new("spartacus", SEATS, seed=f"prompts/{kind}/{number}", options={"length": "quick"})
    bots = [PEOPLE[kind](number), *(find("greedy")(10 * number + seat) for seat in range(1, SEATS))]
    orders, wary = Orders(match), Orders(match)
    wary.give(PERSON, "others")
    seen: Counter[str] = Counter()
    while (decision := match.decision) is not None:
        for _ in confer(match, dict(enumerate(bots)), decision):
            pass
        if not is_still_asked(match, decision):
            continue
        for seat in decision.seats:
            options = match.options(seat)
            if not options or match.game.number != decision.number:
                continue
            ordered = orders.answer(seat) if seat == PERSON else None
            if seat == PERSON and decision.kind == "reaction":
                seen.update(windows=1, usual=ordered is None, others_too=wary.answer(seat) is None)
            turn = Turn(match, seat, decision, options)
            match.act(seat, bots[seat].choose(turn) if ordered is None else ordered.option)
        for standing in (orders, wary):
            standing.end_those_over()
    rounds = match.view(None)["round"]
    assert isinstance(rounds, int)
    return Tally(rounds, seen["windows"], seen["usual"], seen["others_too"])


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    with ProcessPoolExecutor(WORKERS) as pool:
        for kind in PEOPLE:
            numbers = random.Random(kind).sample(range(10**6), GAMES)
            games = list(pool.map(play_one, [kind] * GAMES, numbers, chunksize=4))
            rounds = sum(game.rounds for game in games)
            asked, usual, others = (sum(game[i] for game in games) / rounds for i in (1, 2, 3))
            lines.append(
                f"person like {kind}: {usual:.2f} prompts a round ({asked:.2f} windows; {others:.2f} with 'others'), "
                f"{GAMES} games, {rounds} rounds"
            )
            progress(lines[-1])
            assert usual <= MOST, lines[-1]
    return lines
