"""How much time a decision has left. Everything follows from the times in the log, so it survives a restart."""

from collections.abc import Iterable

from ludus.server.rows import TimeControl

LIVE = "live"
DAYS = "days"


class Clocks:
    """When the present decision began, and what each seat has left of its reserve.

    A reserve shrinks only when the decision is settled: earlier, it would tell who has answered.
    """

    def __init__(self, clock: TimeControl, seats: int) -> None:
        self.clock = clock
        self.reserve = [clock.reserve] * seats
        self.opened = 0.0
        self._answered: dict[int, float] = {}
        self._paused: float | None = None

    @property
    def runs(self) -> bool:
        """Whether there is a clock, and it is not stopped."""
        return self.clock.kind != "none" and self._paused is None

    def answer(self, seat: int, at: float) -> None:
        """A seat has answered."""
        self._answered[seat] = at

    def open(self, at: float) -> None:
        """A new decision begins; late answers to the last one are paid from the reserve."""
        for seat, answered in self._answered.items():
            over = answered - self.opened - self.clock.seconds
            self.reserve[seat] = max(0.0, self.reserve[seat] - max(0.0, over))
        self._answered = {}
        self.opened = at

    def pause(self, at: float) -> None:
        self._paused = at

    def resume(self, at: float) -> None:
        """Go on; the time between does not count."""
        if self._paused is not None:
            self.opened += at - self._paused
            self._paused = None

    def deadline(self, seat: int) -> float | None:
        """When the seat's time for the present decision is up; None without a clock."""
        return self.opened + self.clock.seconds + self.reserve[seat] if self.runs else None

    def shut_until(self) -> float:
        """When a window that was opened now may be looked into."""
        quiet = self.clock.quiet
        return self.opened + (min(quiet, self.clock.seconds) if self.clock.kind != "none" else quiet)

    def first_deadline(self, seats: Iterable[int]) -> float | None:
        """When the next of these seats runs out of time."""
        return min((due for seat in seats if (due := self.deadline(seat)) is not None), default=None)
