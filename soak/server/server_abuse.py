"""Fifty honest tables, quietly and beside an attacker: commands are answered nearly as fast."""

import asyncio
import gc
import http.client
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from benches.server import SEATS, SIGNED, Load
from ludus import Match
from ludus.server import admin
from ludus.server.config import Config, open_store
from tests.server.remote import Server

TABLES: Final = 50
PER_SECOND: Final = 3.0  # commands of one table
DURATION: Final = 22.0  # seconds of each phase in each round
ROUNDS: Final = 2  # quiet and attacked by turns, so that both have the same share of whatever else the machine does
MOST: Final = {5: 2.0, 20: 3.0}  # times the quiet p99, by the number of sockets of an attacker
ATTACKS: Final = 5  # kinds of them
PATIENCE: Final = 60.0  # seconds


def long_game() -> str:
    """The record of a game whose hello is as large as they get."""
    rng = random.Random(7)
    match = Match.new("spartacus", 4, seed="abuse", options={"length": "long"})
    while (decision := match.decision) is not None:
        seat = next(seat for seat in decision.seats if match.options(seat))
        match.act(seat, rng.choice(match.options(seat)))
    return match.record(secrets_too=True)


class Visitor:
    """Somebody at an address of their own."""

    def __init__(self, port: int, address: str, name: str) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(address, 0))
        self.cookie = ""
        self.ask("POST", "/api/people", {"name": name})

    def ask(self, method: str, path: str, body: dict[str, Any]) -> Any:
        headers = {"content-type": "application/json", "cookie": SIGNED + self.cookie}
        self._line.request(method, path, json.dumps(body), headers)
        answer = self._line.getresponse()
        said = answer.read()
        assert answer.status < 300, said
        self.cookie = (answer.headers.get("set-cookie") or "").partition(SIGNED)[2].partition(";")[0] or self.cookie
        return json.loads(said)

    def close(self) -> None:
        self._line.close()


def seat_four(port: int, address: str) -> tuple[str, list[str]]:
    """A public table of four people: its id, and their cookies."""
    people = [Visitor(port, address, name) for name in "ABCD"[:SEATS]]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
    table = people[0].ask("POST", "/api/tables", {"game": "kampf", "seats": seats, "public": True})["id"]
    for person in people[1:]:
        person.ask("POST", f"/api/tables/{table}/join", {})
    for person in people:
        person.close()
    return table, [person.cookie for person in people]


@contextmanager
def attackers(port: int, tables: tuple[str, str], sockets: int, told: list[str]) -> Iterator[None]:
    """The attacker in a process of its own; what it did is added to `told`."""
    words = [sys.executable, "-m", "soak.server._attacker", str(port), *tables, str(sockets // ATTACKS)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline()  # it begins
        try:
            yield
        finally:
            told.append(process.communicate("", timeout=PATIENCE)[0].strip())


class Phase:
    """What was measured while the server was left alone, or attacked: seconds of each command, and of the processor."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seconds: list[float] = []
        self.passed = 0.0
        self.busy = 0.0

    async def go_on(self, load: Load, pid: int) -> None:
        """Let every table act for a while."""
        before = busy(pid)
        await load.paced(TABLES, PER_SECOND, DURATION)
        self.seconds += load.seconds
        self.passed += DURATION
        self.busy += busy(pid) - before

    def p99(self) -> float:
        return quantile(self.seconds, 0.99)

    def __str__(self) -> str:
        p50, longest = quantile(self.seconds, 0.5), quantile(self.seconds, 1.0)
        share = self.busy / self.passed
        return (
            f"{self.name}: p50 {p50:.1f} ms, p99 {self.p99():.1f} ms, longest {longest:.0f} ms, "
            f"{len(self.seconds)} commands, {share:.0%} of a processor"
        )


async def play(server: Server, long: str, address: str, phases: dict[int, Phase], told: list[str]) -> int:
    """One round at fresh tables, first quietly and then under attacks; how many honest commands were refused."""
    load = Load(server.port)
    for place in range(TABLES):
        id, cookies = await asyncio.to_thread(seat_four, server.port, f"{address}.{place + 1}")
        await load.connect([id], cookies, f"{address}.{place + 1}")
    await load.paced(TABLES, PER_SECOND, 2.0)  # to warm up
    await phases[0].go_on(load, server.pid)
    for sockets in MOST:
        with attackers(server.port, (long, load.tables[0].id), sockets, told):
            await phases[sockets].go_on(load, server.pid)
    for table in load.tables:
        for client in table.clients:
            client.transport.close()
    return load.refused


def quantile(seconds: list[float], share: float) -> float:
    """Milliseconds within which this share of the commands was acknowledged."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


def figure(metrics: str, name: str) -> int:
    """A counter of the server, all its labels together."""
    return sum(int(float(n)) for n in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", metrics, re.MULTILINE))


def memory(pid: int) -> float:
    """Megabytes in use."""
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0]) / 1024


def busy(pid: int) -> float:
    """Seconds of a processor used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def spread_out(pid: int) -> None:
    """The server has a core of its own where there are two: clients must not be what is waited for."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(pid, {cores[0]})
        os.sched_setaffinity(0, set(cores[1:]))


def run(progress: Callable[[str], None]) -> list[str]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = open_store(Config(store=str(folder)))
        long = admin.import_record(store, long_game())
        store.close()
        progress("a long game is stored")
        server = Server(["--store", str(folder)], folder / "log", limits=True)
        server.start()
        cores = os.sched_getaffinity(0)
        spread_out(server.pid)
        gc.disable()
        try:
            return measure(server, long, progress)
        finally:
            gc.enable()
            server.kill()
            os.sched_setaffinity(0, cores)


def measure(server: Server, long: str, progress: Callable[[str], None]) -> list[str]:
    quiet = Phase("quiet")
    phases = {0: quiet, **{sockets: Phase(f"beside {sockets} sockets of an attacker") for sockets in MOST}}
    told: list[str] = []
    refused, before, load = 0, memory(server.pid), os.getloadavg()[0]
    for number in range(ROUNDS):
        refused += asyncio.run(play(server, long, f"127.0.{number + 1}", phases, told))
        progress(f"round {number + 1}: p99 so far {', '.join(f'{each.p99():.1f}' for each in phases.values())} ms")
    metrics = figures(server.port)
    ratios = {sockets: phases[sockets].p99() / quiet.p99() for sockets in MOST}
    lines = [
        *map(str, phases.values()),
        *(
            f"p99 beside {n} sockets is {ratios[n]:.2f} times the quiet one, at most {MOST[n]:g} are allowed"
            for n in MOST
        ),
        f"the attacker: {'; '.join(told)}",
        f"the server refused {figure(metrics, 'ludus_socket_refusals_total')} messages and sockets, hung up on "
        f"{figure(metrics, 'ludus_dropped_total')} that did not read, took {before:.0f} MB before and "
        f"{memory(server.pid):.0f} MB after; load of the machine {load:.1f} to {os.getloadavg()[0]:.1f}",
    ]
    asked = ROUNDS * TABLES * PER_SECOND * DURATION
    assert refused == 0, f"{refused} honest commands were refused"
    assert min(len(phase.seconds) for phase in phases.values()) > 0.9 * asked, lines
    assert all(ratios[sockets] <= most for sockets, most in MOST.items()), lines
    return lines


def figures(port: int) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", "/metrics")
    text = connection.getresponse().read().decode()
    connection.close()
    return text
