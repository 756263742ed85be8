"""Servers in processes of their own, and players who come back when a server dies."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tools.ports import quiet_port

PATIENCE: Final = 300.0  # seconds: a busy machine is no reason to fail
GONE: Final = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)


class Server:
    """`ludus serve` in a process that can be killed and started again at the same address."""

    def __init__(
        self,
        where: list[str],
        log: Path,
        python: str = sys.executable,
        *,
        limits: bool = False,
        box: tuple[str, ...] = (),  # what it is started by
        host: str = "127.0.0.1",
    ) -> None:
        self.port = quiet_port()
        self.url = f"http://{host}:{self.port}"
        self.urls = [self.url]
        self._words = [*box, python, "-m", "ludus.cli", "serve", "--host", host, "--port", str(self.port), *where]
        self._words += ["--pace", "0", *([] if limits else ["--no-limits"])]
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.launch()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.is_well():
                return
            time.sleep(0.05)
        self.kill()
        raise AssertionError("the server does not start")

    def launch(self) -> None:
        """Start it, and do not wait until it serves."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._words, stdout=log, stderr=log, start_new_session=True)

    def is_well(self) -> bool:
        """Whether it serves."""
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                return True
        except (OSError, urllib.error.URLError):
            assert self._process is not None and self._process.poll() is None, self._log.read_text()
            return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """SIGKILL, with the workers in which its bots think."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def end(self) -> None:
        self.kill()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(timeout=PATIENCE)


class Servers:
    """Several processes of one house; one after the other is killed and started again."""

    def __init__(self, where: list[str], folder: Path, count: int, rng: random.Random, url: str = "") -> None:
        self.all = [self.make(where, folder / f"log{number}", number) for number in range(count)]
        self.urls = [url] if url else [server.url for server in self.all]  # a proxy in front of them, or each
        self.url = self.urls[0]
        self._rng = rng
        self._down: list[Server] = list(self.all)

    def make(self, where: list[str], log: Path, number: int) -> Server:
        """One of them."""
        return Server(where, log)

    def start(self) -> None:
        """All of them; one that was killed comes back while the others go on."""
        if len(self._down) == len(self.all):
            for server in self.all:
                server.start()
        else:
            for server in self._down:
                server.launch()
        self._down = []

    def kill(self) -> None:
        """One of those that serve; another one is left."""
        until = time.monotonic() + PATIENCE
        while len(well := [server for server in self.all if server.is_well()]) < 2:
            assert time.monotonic() < until, "they do not come back"
            time.sleep(0.05)
        victim = self._rng.choice(well)
        victim.kill()
        self._down.append(victim)

    def end(self) -> None:
        for server in self.all:
            server.kill()


def figures(servers: Sequence[Server], name: str) -> list[float]:
    """A figure of each process, all its labels together."""
    found = []
    for server in servers:
        with urllib.request.urlopen(f"{server.url}/metrics", timeout=PATIENCE) as answer:
            lines = answer.read().decode().splitlines()
        found.append(sum(float(line.split()[-1]) for line in lines if line.startswith(name)))
    return found


class Guest:
    """A person over the network."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.cookie = ""
        self.me = self.post("/api/people", {"name": name})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self._ask(urllib.request.Request(self.url + path, json.dumps(body).encode(), self._headers()))

    def delete(self, path: str) -> Any:
        return self._ask(urllib.request.Request(self.url + path, headers=self._headers(), method="DELETE"))

    def get(self, path: str) -> Any:
        return self._ask(urllib.request.Request(self.url + path, headers=self._headers()))

    def _headers(self) -> dict[str, str]:
        cookie = {"cookie": f"ludus={self.cookie}"} if self.cookie else {}
        return {"content-type": "application/json", **cookie}

    def _ask(self, request: urllib.request.Request) -> Any:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            if given := answer.headers.get("set-cookie"):
                self.cookie = given.partition("ludus=")[2].partition(";")[0]
            raw = answer.read()
            return json.loads(raw) if raw[:1] == b"{" else raw.decode()

    def connect(self, table: str, url: str = "") -> ClientConnection:
        address = f"ws{(url or self.url).removeprefix('http')}/ws/{table}"
        headers = {"Cookie": f"ludus={self.cookie}"}
        return connect(address, additional_headers=headers, max_size=2**22, compression=None, open_timeout=PATIENCE)


class Player(threading.Thread):
    """Plays a seat at random to the end of the game, whatever happens to the server, and keeps a ledger.

    A command that was not acknowledged is sent again, word for word, after the next hello.
    """

    def __init__(self, guest: Guest, table: str, client: str, pick: Any, urls: list[str] | None = None) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.client = client
        self.pick = pick  # chooses one of several words
        self.urls = urls or [guest.url]
        self.pause = 0.0  # seconds of thought
        self.patience = 5 * PATIENCE
        self.n = 0
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []
        self.since = 0
        self.game: dict[str, Any] = {}
        self.over = False
        self.trouble: BaseException | None = None

    def run(self) -> None:
        until = time.monotonic() + self.patience
        attempt = 0
        try:
            while not self.over and time.monotonic() < until:
                try:
                    with self.guest.connect(self.table, self.urls[attempt % len(self.urls)]) as line:
                        self._converse(line)
                except GONE:
                    attempt += 1
                    time.sleep(0.1)
        except BaseException as error:
            self.trouble = error

    def _converse(self, line: ClientConnection) -> None:
        line.send(json.dumps({"type": "hello", "since": self.since}))
        greeted = False
        while not self.over:
            frame = json.loads(line.recv(timeout=PATIENCE))
            if frame["type"] == "state":
                assert frame["first"] == self.since + 1 or not frame["items"], "a gap, or something told twice"
                self.since = frame["seq"]
                self.game = frame.get("game") or self.game
                if not greeted and self.pending is not None:
                    line.send(json.dumps(self.pending))
                greeted = True
            elif frame["type"] in ("done", "refused"):
                self._settle(frame)
            self.over = bool(self.game) and "decision" not in self.game and self.pending is None
            if greeted and self.pending is None and not self.over and self.game.get("options"):
                self._act(line)

    def _settle(self, frame: dict[str, Any]) -> None:
        assert self.pending is not None and frame["n"] == self.pending["n"], frame
        (self.acknowledged if frame["type"] == "done" else self.refused).append({**self.pending, "answer": frame})
        self.pending = None

    def _act(self, line: ClientConnection) -> None:
        time.sleep(self.pause)
        self.n += 1
        self.pending = {
            "type": "act",
            "client": self.client,
            "n": self.n,
            "decision": self.game["decision"]["number"],
            "line": self.game["line"],
            "words": self.pick([option["words"] for option in self.game["options"]]),
        }
        line.send(json.dumps(self.pending))
