"""What happened since the process started, in the format that Prometheus reads."""

from collections.abc import Iterator, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)
TOTAL: Final = "_total"

disable_created_metrics()  # when each figure was first written interests nobody


class Metrics:
    """Counters of one application; each has a registry of its own."""

    def __init__(self) -> None:
        self._own = own = CollectorRegistry()
        self.requests = Counter("ludus_requests", "By status.", ["status"], registry=own)
        self.commands = Counter("ludus_commands", "By what came of them.", ["outcome"], registry=own)
        self.refused = Counter("ludus_socket_refusals", "What sockets were refused, by code.", ["code"], registry=own)
        self.hellos = Counter("ludus_hellos", "Clients that were brought up to date.", registry=own)
        self.hello_bytes = Counter("ludus_hello_bytes", "What that took.", registry=own)
        self.dropped = Counter("ludus_dropped", "Clients that did not read.", registry=own)
        self.forwarded = Counter(
            "ludus_forwarded", "Handed on to the process that runs the table.", ["type"], registry=own
        )
        self._seconds = Histogram("ludus_command_seconds", "How long one took.", buckets=BUCKETS, registry=own)

    def command(self, outcome: str, seconds: float) -> None:
        """Count a command: done, repeated, or the code it was refused with."""
        self.commands.labels(outcome).inc()
        self._seconds.observe(seconds)

    def text(self, figures: Mapping[str, float]) -> str:
        """Everything, with figures that others keep; those that only grow end in `_total`."""
        told = CollectorRegistry()
        told.register(Figures(figures))
        return (generate_latest(self._own) + generate_latest(told)).decode()


class Figures(Collector):
    """Figures that are kept elsewhere."""

    def __init__(self, figures: Mapping[str, float]) -> None:
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        for name, value in sorted(self._figures.items()):
            kind = CounterMetricFamily if name.endswith(TOTAL) else GaugeMetricFamily
            yield kind(f"ludus_{name}", name.removesuffix(TOTAL).replace("_", " ").capitalize() + ".", value)
