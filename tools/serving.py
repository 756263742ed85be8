"""The server behind `dev.py play`: started, shown in a browser, found by a second call, and ended with the first."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple, NoReturn

from tools.doors import HERE, Door
from tools.trouble import Trouble

SIGNALLED: Final = 128  # a shell counts exit codes of signals from here
PATIENCE: Final = 5  # seconds that a server has to answer whether it is there


class Place(NamedTuple):
    """The program that serves, and the folder for its tables, its log and a note of where it listens."""

    ludus: Path
    cache: Path

    @property
    def note(self) -> Path:
        return self.cache / "server.json"


def play(place: Place, door: Door) -> int:
    """Serve the page, show it in a browser, and go on until Ctrl-C; or show the one that is served already."""
    if (address := running(place)) is not None:
        print(f"It is running already, at {address} - press Ctrl-C where it was started to stop it.", flush=True)
        show(door, address)
        return 0
    with ended_by_signals(), serving(place, door, place.cache / "tables") as server:
        place.note.write_text(json.dumps({"address": door.address, "pid": server.pid}))
        try:
            print(f"Playing at {door.address} - press Ctrl-C to stop.", flush=True)
            if door.abroad:
                print(f"Others in your network play at {door.abroad}", flush=True)
            elif door.host != HERE:
                print("No address was found at which other devices could reach it.", flush=True)
            show(door, door.address)
            return server.wait()
        finally:
            place.note.unlink(missing_ok=True)


def check(place: Place, door: Door) -> int:
    """Start the server on an empty store, ask for the page, and stop."""
    with tempfile.TemporaryDirectory() as store, ended_by_signals(), serving(place, door, Path(store)):
        size = len(urllib.request.urlopen(door.address, timeout=10).read())
    print(f"The server answers with a page of {size} bytes; `dev.py play` would open it in a browser.")
    return 0


def running(place: Place) -> str | None:
    """The address of the server that an earlier call has started, if it still answers."""
    try:
        noted = json.loads(place.note.read_text())
        os.kill(noted["pid"], 0)
        return str(noted["address"]) if answers(noted["address"]) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def answers(address: str) -> bool:
    try:
        urllib.request.urlopen(f"{address}health", timeout=PATIENCE).close()
    except OSError:
        return False
    return True


@contextmanager
def serving(place: Place, door: Door, store: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A server that answers, for as long as it is needed."""
    where = ["--host", door.host, "--port", str(door.port), "--address", door.abroad]
    command = [str(place.ludus), "serve", *where, "--store", str(store)]
    log = place.cache / "server.log"
    with log.open("ab") as written:
        server = subprocess.Popen(command, stdout=written, stderr=written)
    try:
        while not answers(door.address):
            if server.poll() is not None:
                raise Trouble("the server did not start.", f"see {log} for what it said.")
            time.sleep(0.1)
        yield server
    finally:
        server.terminate()
        server.wait()


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """A signal that ends this program is an exception in here, so that what it started ends, too."""

    def leave(number: int, _frame: FrameType | None) -> NoReturn:
        raise SystemExit(SIGNALLED + number)

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# --- The browser -------------------------------------------------------------------------------------


def show(door: Door, address: str) -> None:
    """Open a browser there, unless nobody wants one or the only ones are for terminals."""
    if door.browser and is_graphical(sys.platform, dict(os.environ)):
        webbrowser.open(address)


def is_graphical(platform: str, env: dict[str, str]) -> bool:
    """Whether the usual browser has a window of its own: one for terminals would take this one over."""
    if platform.startswith(("win", "darwin", "cygwin")):
        return True
    if not (env.get("DISPLAY") or env.get("WAYLAND_DISPLAY")):
        return False
    try:
        return type(webbrowser.get()) is not webbrowser.GenericBrowser  # lynx, w3m and the like
    except webbrowser.Error:
        return False
