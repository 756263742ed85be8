"""How much a server carries: live tables of four clients on loopback, the load from a second process.

The server runs on one core and writes to SQLite with full durability; this process plays from another core with frames
it makes by hand. Every command goes through the real rules of the game and is shown to all four at the table. Latency
is from sending a command to its acknowledgement. Windows are open (`quiet` 0): nobody waits for anybody.
"""

import argparse
import asyncio
import base64
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import msgspec

SEATS: Final = 4
WAIT: Final = 60.0
SIGNED: Final = "ludus="
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # whole frames
MASK: Final = b"\0\0\0\0"  # leaves the payload as it is


# --- The server -----------------------------------------------------------------------------------------


class House:
    """`ludus serve` on a core of its own."""

    def __init__(self, folder: Path, port: int, workers: int, database: str, core: int | None) -> None:
        self.port = port
        where = ["--database", database, "--workers", str(workers)] if database else ["--store", str(folder)]
        words = [sys.executable, "-m", "ludus.cli", "serve", "--port", str(port), "--no-limits", "--pace", "0", *where]
        if core is not None:
            words = ["taskset", "-c", str(core), *words]
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen(words, stdout=log, stderr=log)
        self.cookie = ""
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            try:
                self.ask("/health")
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not start")

    def ask(self, path: str, body: dict[str, Any] | None = None, cookie: str = "") -> Any:
        """One HTTP request."""
        headers = {"content-type": "application/json", "cookie": SIGNED + cookie}
        payload = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", payload, headers)
        with urllib.request.urlopen(request, timeout=WAIT) as answer:
            self.cookie = (answer.headers.get("set-cookie") or "").partition(SIGNED)[2].partition(";")[0]
            raw = answer.read()
            return json.loads(raw) if raw[:1] == b"{" else raw.decode()

    def processes(self) -> list[int]:
        """The server and all it has started."""
        found = [self.process.pid]
        for pid in found:
            for thread in Path(f"/proc/{pid}/task").iterdir():
                found += map(int, (thread / "children").read_text().split())
        return found

    def memory(self) -> float:
        """Megabytes in use."""
        said = [Path(f"/proc/{pid}/status").read_text() for pid in self.processes()]
        return sum(int(status.partition("VmRSS:")[2].split()[0]) for status in said) / 1024

    def busy(self) -> float:
        """Seconds of a processor used so far."""
        said = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes()]
        return sum(int(fields[11]) + int(fields[12]) for fields in said) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def set_up(house: House, tables: int, game: str = "kampf") -> tuple[list[str], list[str]]:
    """Four people at so many tables: the tables, and the people's cookies."""
    people = []
    for name in "ABCD"[:SEATS]:
        house.ask("/api/people", {"name": name})
        people.append(house.cookie)
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
    ids = []
    for _ in range(tables):
        wish = {"game": game, "seats": seats, "clock": {"quiet": 0}}
        table = house.ask("/api/tables", wish, people[0])["id"]
        for person in people[1:]:
            house.ask(f"/api/tables/{table}/join", {}, person)
        ids.append(table)
    return ids, people


# --- The clients ----------------------------------------------------------------------------------------


class Number(msgspec.Struct):
    number: int


class Words(msgspec.Struct):
    words: str


class Game(msgspec.Struct):
    line: int
    decision: Number | None = None
    options: list[Words] = []


class Frame(msgspec.Struct):
    """What a client reads of a message; the rest is skipped."""

    type: str
    n: int = 0
    game: Game | None = None


decode: Final = msgspec.json.Decoder(Frame).decode


class Client(asyncio.Protocol):
    """One websocket, spoken by hand: masked frames out, plain frames in."""

    def __init__(self, table: "Table", seat: int, request: bytes) -> None:
        self.table = table
        self.seat = seat
        self.buffer = bytearray()
        self.open = False
        self.request = request

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def say(self, message: dict[str, Any]) -> None:
        payload = msgspec.json.encode(message)
        self.transport.write(b"\x81\xfe" + len(payload).to_bytes(2, "big") + MASK + payload)

    def data_received(self, chunk: bytes) -> None:
        self.buffer += chunk
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, bytes(head)
            self.open, self.buffer = True, bytearray(rest)
            self.say({"type": "hello", "since": 0})
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.table.hear(self, payload)
            elif kind == PING:
                self.transport.write(bytes([PONG, 0x80 | len(payload)]) + MASK + payload)

    def _frame(self) -> tuple[int, bytes] | None:
        """The kind and payload of the next whole frame, if it has arrived."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload


class Table:
    """Four clients and the command under way."""

    def __init__(self, load: "Load", id: str) -> None:
        self.load = load
        self.id = id
        self.clients: list[Client] = []
        self.games: dict[int, Game] = {}
        self.n = 0
        self.sent = 0.0
        self.waiting = False
        self.keen = False  # acts again as soon as it can

    def hear(self, client: Client, payload: bytes) -> None:
        frame = decode(payload)
        if frame.game is not None:
            self.games[client.seat] = frame.game
        if frame.type == "refused":
            self.load.refused += 1
        if frame.type in ("done", "refused") and frame.n == self.n and self.waiting:
            self.waiting = False
            self.load.seconds.append(time.perf_counter() - self.sent)
        if self.keen and not self.waiting:
            self.act()

    def act(self) -> None:
        """Whoever is asked answers at random."""
        for client in self.clients:
            game = self.games.get(client.seat)
            if game is not None and game.options and game.decision is not None:
                words = self.load.rng.choice(game.options).words
                self.n += 1
                command = {"type": "act", "client": "bench", "n": self.n, "decision": game.decision.number}
                self.sent, self.waiting = time.perf_counter(), True
                client.say({**command, "line": game.line, "words": words})
                return


class Load:
    """All tables, and what was measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.rng = random.Random(1)
        self.tables: list[Table] = []
        self.seconds: list[float] = []
        self.refused = 0

    async def connect(self, ids: list[str], people: list[str], source: str = "") -> None:
        """Take the seats of all tables, from an address of this machine where one is named."""
        loop = asyncio.get_running_loop()
        for id in ids:
            table = Table(self, id)
            for seat, cookie in enumerate(people):
                key = base64.b64encode(os.urandom(16)).decode()
                request = (
                    f"GET /ws/{id} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
                    f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                    f"Cookie: {SIGNED}{cookie}\r\n\r\n"
                )
                client = Client(table, seat, request.encode())
                table.clients.append(client)
                await loop.create_connection(
                    lambda client=client: client,
                    "127.0.0.1",
                    self.port,
                    local_addr=(source, 0) if source else None,
                )
            self.tables.append(table)
        until = time.monotonic() + WAIT
        while any(len(table.games) < SEATS for table in self.tables) and time.monotonic() < until:
            await asyncio.sleep(0.1)

    async def paced(self, tables: int, per_second: float, duration: float) -> float:
        """So many tables act so often a second, evenly spread; commands a second that were answered."""
        self.seconds = []
        begun, sent = time.perf_counter(), 0
        total = int(duration * per_second * tables)
        while sent < total:
            due = (time.perf_counter() - begun) * per_second * tables
            while sent < min(due, total):
                table = self.tables[sent % tables]
                if not table.waiting:
                    table.act()
                sent += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.5)
        return len(self.seconds) / duration

    async def flat_out(self, tables: int, duration: float) -> float:
        """So many tables act as fast as they are answered; commands a second."""
        self.seconds = []
        begun = time.perf_counter()
        for table in self.tables[:tables]:
            table.keen = True
            table.act()
        await asyncio.sleep(duration)
        for table in self.tables:
            table.keen = False
        passed = time.perf_counter() - begun
        await asyncio.sleep(0.3)
        return len(self.seconds) / passed

    def quantile(self, share: float) -> float:
        """Milliseconds within which this share of the commands was acknowledged."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("nan")


# --- The measurement ------------------------------------------------------------------------------------


async def measure(house: House, tables: int, duration: float, game: str) -> None:
    print(f"load of the machine beforehand: {os.getloadavg()[0]:.1f}")
    before = house.memory()
    ids, people = await asyncio.to_thread(set_up, house, tables, game)
    gc.disable()  # the clients must not be what is waited for
    idle = house.memory()
    load = Load(house.port)
    await load.connect(ids, people)
    live = house.memory()
    print(f"{tables} tables of {SEATS} clients play {game}; a fresh server takes {before:.0f} MB,")
    print(f"a table nobody is connected to {(idle - before) / tables * 1000:.0f} kB, a live one ", end="")
    print(f"{(live - before) / tables * 1000:.0f} kB with its {SEATS} connections\n")
    print("| load | commands/s | p50 ms | p99 ms | longest ms | processor ms a command | refused |")
    print("|---|---|---|---|---|---|---|")
    for acting, rate in ((100, 1.0), (300, 1.0), (tables, 1.0), (tables, 2.0)):
        if acting <= tables:
            begun = house.busy()
            answered = await load.paced(acting, rate, duration)
            row(load, f"{acting} tables, {rate:g} a second each", answered, house.busy() - begun)
    for acting in (50, 200):
        if acting <= tables:
            begun = house.busy()
            answered = await load.flat_out(acting, duration)
            row(load, f"{acting} tables, as fast as they can", answered, house.busy() - begun)
    print(f"\nafterwards {house.memory():.0f} MB")


def row(load: Load, name: str, answered: float, busy: float) -> None:
    p50, p99, longest = (load.quantile(share) for share in (0.5, 0.99, 1.0))
    cost = busy / max(1, len(load.seconds)) * 1000
    figures = f"{answered:,.0f} | {p50:.1f} | {p99:.1f} | {longest:.0f} | {cost:.2f} | {load.refused}"
    print(f"| {name} | {figures} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--game", default="kampf", choices=("kampf", "aquileia", "spartacus"))
    parser.add_argument("--database", default="", help="a PostgreSQL database instead of SQLite")
    parser.add_argument("--workers", type=int, default=1)
    wishes = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    core = cores[0] if len(cores) > 1 and wishes.workers == 1 else None
    if core is not None:
        os.sched_setaffinity(0, cores[1:])
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), free_port(), wishes.workers, wishes.database, core)
        try:
            asyncio.run(measure(house, wishes.tables, wishes.seconds, wishes.game))
        finally:
            house.stop()


if __name__ == "__main__":
    main()
