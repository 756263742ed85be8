"""What it takes to show a command to the four seats of a table, whole or as what changed: processor time and bytes.

The choices are random and made off the clock; a clock of the processor is read, so other work on the machine hardly
counts.
"""

import random
import time
from collections import defaultdict
from typing import Final

from ludus.match import GAMES, Match
from ludus.server import protocol
from ludus.server.rooms.table.patches import Patcher, Shown
from ludus.server.rooms.table.records import row_of
from ludus.server.rooms.table.scene import scenes
from ludus.server.rooms.table.story import Story

SEATS: Final = 4
STEPS: Final = 300
SEED: Final = "patches"


def measure(game: str) -> tuple[dict[str, float], int]:
    """Seconds and bytes of one game, all steps and seats together, and how many steps there were."""
    rng, found, steps = random.Random(SEED), defaultdict[str, float](float), 0
    story = Story(row_of(Match.new(game, SEATS, SEED), "bench", None, SEED))
    story.open(0.0)
    shown = {seat: Shown() for seat in range(SEATS)}
    while steps < STEPS and (owing := story.owing()):
        seat = rng.choice(owing)
        words = rng.choice(story.match.options(seat)).words
        marks = [time.process_time()]
        story.act(seat, words, by="person", command=None, at=0.0)
        marks.append(time.process_time())
        seen = scenes(story, list(shown), None)
        marks.append(time.process_time())
        games = {viewer: protocol.encode(scene) for viewer, scene in seen.items() if viewer is not None}
        marks.append(time.process_time())
        patcher = Patcher()
        for viewer, whole in games.items():
            shown[viewer].show(whole, patcher)
        marks.append(time.process_time())
        for name, begun, ended in zip(("rules", "views", "encoding", "patches"), marks, marks[1:], strict=False):
            found[name] += ended - begun
        found["whole"] += sum(map(len, games.values()))
        found["sent"] += sum(len(one.patch or one.game) for one in shown.values())
        steps += 1
    return found, steps


def main() -> None:
    print("| game | steps | rules µs | views µs | encoding µs | patches µs | whole, bytes a seat | as patch |")
    print("|---|---|---|---|---|---|---|---|")
    for game in GAMES:
        found, steps = measure(game)
        times = " | ".join(f"{found[name] / steps * 1e6:.0f}" for name in ("rules", "views", "encoding", "patches"))
        whole, sent = (found[name] / steps / SEATS for name in ("whole", "sent"))
        print(f"| {game} | {steps} | {times} | {whole:.0f} | {sent:.0f} |", flush=True)


if __name__ == "__main__":
    main()
