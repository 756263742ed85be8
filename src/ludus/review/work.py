"""How much work a review may be, in steps of play-outs: the same game is looked back on in the same way anywhere."""

from typing import Final

# By game: so many steps take 20 to 50 seconds of one processor in plain Python, which may be slower than ours.
STEPS: Final = {"kampf": 2_000_000, "aquileia": 2_600_000, "spartacus": 1_300_000}
FEWEST: Final = 4  # play-outs of a position
TYPICAL: Final = 20.0  # steps of a play-out, before any was made


class Work:
    """What is left to do, and what it may cost."""

    def __init__(self, steps: int, tasks: int) -> None:
        self.left = float(steps)
        self.spent = 0
        self.tasks = max(tasks, 1)
        self.done = 0
        self.made = 0.0  # play-outs, and the steps of all of them
        self.taken = 0.0

    @property
    def share(self) -> int:
        """The steps for the next task: an even part of what is left."""
        return max(int(self.left / max(self.tasks - self.done, 1)), 1)

    @property
    def tries(self) -> int:
        """The play-outs for the next task."""
        each = self.taken / self.made if self.made else TYPICAL
        return max(int(self.share / each), FEWEST)

    def spend(self, steps: int, made: int = 0) -> None:
        """A task is done."""
        self.left -= steps
        self.spent += steps
        self.done += 1
        self.made += made
        self.taken += steps if made else 0
