"""Counters in the text format that Prometheus reads."""

from collections import Counter
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)


class Metrics:
    """What happened since the process started."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()  # by status
        self.commands: Counter[str] = Counter()  # by what came of them
        self.refused: Counter[str] = Counter()  # what was not heard over sockets, by code
        self.dropped = 0  # clients that did not read
        self._seconds = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def command(self, outcome: str, seconds: float) -> None:
        """Count a command: done, repeated, or the code it was refused with."""
        self.commands[outcome] += 1
        self._sum += seconds
        for i, bound in enumerate(BUCKETS):
            if seconds <= bound:
                self._seconds[i] += 1
        self._seconds[-1] += 1

    def text(self, gauges: dict[str, float]) -> str:
        """Everything, one line a figure."""
        lines = [f'ludus_requests_total{{status="{status}"}} {n}' for status, n in sorted(self.requests.items())]
        lines += [f'ludus_commands_total{{outcome="{code}"}} {n}' for code, n in sorted(self.commands.items())]
        lines += [f'ludus_socket_refusals_total{{code="{code}"}} {n}' for code, n in sorted(self.refused.items())]
        bounds = [*map(str, BUCKETS), "+Inf"]
        for bound, n in zip(bounds, self._seconds, strict=True):
            lines.append(f'ludus_command_seconds_bucket{{le="{bound}"}} {n}')
        lines.append(f"ludus_command_seconds_sum {self._sum:.6f}")
        lines.append(f"ludus_command_seconds_count {self._seconds[-1]}")
        lines += [f"ludus_{name} {value:g}" for name, value in sorted(gauges.items())]
        return "\n".join(lines) + "\n"
