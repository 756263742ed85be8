"""Servers in processes of their own, and players who come back when a server dies."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

PATIENCE: Final = 60.0  # seconds
GONE: Final = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)


class Server:
    """`ludus serve` in a process that can be killed and started again at the same address."""

    def __init__(self, where: list[str], log: Path, python: str = sys.executable, limits: bool = False) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = [python, "-m", "ludus.cli", "serve", "--port", str(self.port), *where]
        self._words += ["--pace", "0", *([] if limits else ["--no-limits"])]
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._words, stdout=log, stderr=log, start_new_session=True)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return
            except (OSError, urllib.error.URLError):
                time.sleep(0.05)
                assert self._process.poll() is None, self._log.read_text()
        self.kill()
        raise AssertionError("the server does not start")

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

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(timeout=20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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
        return connect(address, additional_headers=headers, max_size=2**22, compression=None, open_timeout=10)


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
