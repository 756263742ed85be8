"""The games the rules of this Python make of the golden records and of a few seeds, one line each.

`dev.py build --compiled` runs it with the plain rules and with the compiled ones: the lines must be the same.
"""

import argparse
import hashlib
import random
import subprocess
from collections.abc import Iterator
from typing import Final

import ludus.games.kampf.combat
from ludus import GAMES, Match
from tests.replays.golden import annotate, files, verified

SEEDS: Final = 10  # games at random for each game and number of players


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
    rng = random.Random(seed)
    while match.decision is not None:
        for seat in match.decision.seats:
            options = match.options(seat)
            if options:
                match.act(seat, rng.choice(options))
    return match.record()


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
    lines = [*golden(), *at_random()]
    if asked.against is None:
        print("\n".join(lines))
        return 0
    differing = sorted(set(lines) ^ set(lines_of(asked.against)))
    print("\n".join(differing) or f"{len(lines)} lines of games, the same plain and compiled.")
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main())
