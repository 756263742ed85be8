"""The games the rules of this Python make of the golden records and of a few seeds, one line each.

Some are copied and pickled on the way, as matches and as environments, and must go on as if they had not been; some
become rows of a data set, and bots say what they would do and why.
`dev.py build --compiled` runs it with the plain rules and with the compiled ones: the lines must be the same.
"""

import argparse
import copy
import hashlib
import pickle
import random
import subprocess
from collections.abc import Iterator
from typing import Any, Final

import ludus.games.kampf.combat
from ludus import GAMES, Match
from ludus.bots import find
from ludus.match import Bot, Turn
from ludus.research import dataset, gymnasium_env
from ludus.research.position import Rules
from ludus.research.simulation.simulate import Plan
from tests.replays.golden import annotate, files, verified

SEEDS: Final = 10  # games at random for each game and number of players
BEFORE: Final = 120  # choices in a game before it is copied
STEPS: Final = 40  # of a learner, before and after its environment is copied


def golden() -> Iterator[str]:
    """Every golden game with all its events."""
    for path in files():
        yield f"{path.parent.name} {path.stem} {digest(annotate(path.read_text(), verified(path)))}"


def at_random() -> Iterator[str]:
    """A few games played blindly."""
    for name, title in GAMES.items():
        for seats in range(title.fewest, title.most + 1):
            played = [played_at_random(name, seats, seed) for seed in range(SEEDS)]
            yield f"{name} {seats} seats {digest(''.join(played))}"


def played_at_random(name: str, seats: int, seed: int) -> str:
    """The record of one game."""
    match = Match.new(name, seats=seats, seed=str(seed))
    play_on(match, random.Random(seed))
    return match.record()


def play_on(match: Match, rng: random.Random, most: int = 10**9) -> None:
    """Play blindly to the end, or so many choices."""
    while match.decision is not None and most > 0:
        seat = rng.choice([seat for seat in match.decision.seats if match.options(seat)])
        match.act(seat, rng.choice(match.options(seat)))
        most -= 1


def copied() -> Iterator[str]:
    """Matches copied and pickled in the middle, also between sealed answers."""
    for name, title in GAMES.items():
        match = Match.new(name, seats=title.fewest, seed="copied")
        play_on(match, random.Random(1), BEFORE)
        ends = []
        for one in (copy.deepcopy(match), pickle.loads(pickle.dumps(match)), match):
            play_on(one, random.Random(2))
            ends.append(one.record())
        yield f"{name} copied: {' '.join(map(digest, ends))}{'' if len(set(ends)) == 1 else ' DIFFER'}"


def environments() -> Iterator[str]:
    """Environments copied and pickled in the middle, with the bots that play in them."""
    for name in GAMES:
        env = gymnasium_env(name, 3, bot="lanista")
        env.reset(seed=1)
        steps_of(env, 1)
        seen = [steps_of(one, 2) for one in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env)]
        space = pickle.loads(pickle.dumps(env.action_space))
        yield f"{name} environment of {space.n} copied: {' '.join(seen)}{'' if len(set(seen)) == 1 else ' DIFFER'}"


def written_down() -> Iterator[str]:
    """Games as rows of a data set."""
    for name, title in GAMES.items():
        plan = Plan(name, ("greedy",) * title.fewest, 1, 1)
        row = dataset.a_row(plan, Rules(name, title.fewest, {}, "steps"), 0)
        yield f"{name} as a row of {len(row['steps'])} steps {digest(repr(row))}"


def judged() -> Iterator[str]:
    """What the master, by its network, and the search say of a few decisions."""
    for name, title in GAMES.items():
        match = Match.new(name, seats=title.fewest, seed="judged")
        play_on(match, random.Random(3), BEFORE // 2)
        bots = [find("master")(0), find("champion")(0)]
        yield f"{name} judged: {' '.join(said_by(bot, match) for bot in bots)}"


def said_by(bot: Bot, match: Match) -> str:
    """A choice of a bot, and why."""
    decision = match.decision
    assert decision is not None
    seat = next(seat for seat in decision.seats if match.options(seat))
    turn = Turn(match, seat, decision, match.options(seat))
    option = bot.choose(turn)
    return f"{option.words} {digest(repr(bot.explain(turn, option)))}"


def steps_of(env: Any, seed: int) -> str:
    """What a learner sees that chooses blindly."""
    rng, seen = random.Random(seed), []
    for _ in range(STEPS):
        numbers, _, over, *_ = env.step(rng.choice([id for id, can in enumerate(env.action_masks()) if can]))
        if over:
            numbers, _ = env.reset()
        seen.append(f"{numbers['observation'].tolist()} {numbers['action_mask'].tolist()}")
    return digest("".join(seen))


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def lines_of(python: str) -> list[str]:
    """What this program prints under another Python, whose rules must be compiled."""
    told = subprocess.run([python, "-m", __spec__.name, "--compiled"], capture_output=True, text=True, check=False)
    if told.returncode:
        raise SystemExit(told.stderr or told.stdout)
    return told.stdout.splitlines()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", action="store_true", help="stop unless the rules are compiled")
    parser.add_argument("--against", metavar="PYTHON", help="a Python with compiled rules; say what differs")
    asked = parser.parse_args()
    is_compiled = not str(ludus.games.kampf.combat.__file__).endswith(".py")
    if asked.compiled and not is_compiled:
        print("error: these rules are not compiled.\nhint: call `python3 dev.py build --compiled`.")
        return 1
    lines = [*golden(), *at_random(), *copied(), *environments(), *written_down(), *judged()]
    if any("DIFFER" in line for line in lines):
        print("\n".join(line for line in lines if "DIFFER" in line))
        return 1
    if asked.against is None:
        print("\n".join(lines))
        return 0
    differing = sorted(set(lines) ^ set(lines_of(asked.against)))
    print("\n".join(differing) or f"{len(lines)} lines of games, the same plain and compiled.")
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main())
