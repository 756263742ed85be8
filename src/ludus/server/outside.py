"""A bot outside the server: it plays one seat over the network with that seat's token, as any other program may."""

import json
import random
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.client import HTTPException
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from ludus.core.errors import BadSetting, LudusError

PATIENCE: Final = 30.0  # seconds to try again after the server went away
TOO_FAST: Final = "too-fast"
PAUSE: Final = 1.0  # seconds before asking again what was refused as too fast
LARGEST: Final = 4 * 1024 * 1024
HINT: Final = "check the address of the server."
LEVEL_WITHOUT_ADVICE: Final = "random"
REPLIES: Final = ("done", "state")  # what an answer brings


class OutsideBot:
    """Answers whenever its seat is asked, and comes back when the connection breaks."""

    def __init__(self, server: str, token: str, level: str, say: Callable[[str], None] = print) -> None:
        self.server = checked(server).rstrip("/")
        self.token = token
        self.level = level
        self.say = say
        self.client = secrets.token_hex(6)
        self.n = 0
        self.since = 0
        self.game: dict[str, Any] = {}
        self.over = False
        self._answered: tuple[int, int, list[str]] | None = None  # the question answered last
        self._awaited: set[str] = set()  # which frames an answer brings, in either order, have not come yet

    def play(self) -> None:
        """Play until the game is over. Raises LudusError if the server cannot be reached or does not know the seat."""
        mine = self._get("/api/seat")
        if "seat" not in mine or "table" not in mine:
            raise LudusError(f"{self.server} is not a Ludus server.", hint=HINT)
        self.say(f"Playing seat {mine['seat']} of table {mine['table']}.")
        last = time.monotonic()
        while not self.over:
            try:
                with self._connect(mine["table"]) as line:
                    self._converse(line)
                last = time.monotonic()
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                if time.monotonic() - last > PATIENCE:
                    raise LudusError("The server is gone.", hint="start this bot again when it is back.") from error
                time.sleep(0.3)
        self.say("The game is over.")

    def _connect(self, table: str) -> ClientConnection:
        url = f"ws{self.server.removeprefix('http')}/ws/{table}"
        headers = {"Authorization": f"Bearer {self.token}"}
        return connect(url, additional_headers=headers, max_size=LARGEST, compression=None)

    def _converse(self, line: ClientConnection) -> None:
        self._answered = None
        line.send(json.dumps({"type": "hello", "since": self.since}))
        while not self.over:
            self._hear(line, msgspec.json.decode(line.recv()))

    def _hear(self, line: ClientConnection, frame: dict[str, Any]) -> None:
        self._awaited.discard(frame["type"])
        if frame["type"] == "state":
            if frame["first"] > self.since + 1:  # something is missing
                line.send(json.dumps({"type": "hello", "since": self.since}))
                return
            self.since = frame["seq"]
            self.game = frame.get("game") or self.game
        elif frame["type"] == "refused":
            self._answered = None
            self._wait_if_too_fast(line, frame)
        elif frame["type"] == "people":
            self.over = frame["people"]["status"] == "ended"
        self.over = self.over or (bool(self.game) and "decision" not in self.game)
        if not self.over and self.game.get("options"):
            self._answer(line)

    def _wait_if_too_fast(self, line: ClientConnection, refused: dict[str, Any]) -> None:
        """A command is made anew by itself, a hello must be said again."""
        if refused["code"] == TOO_FAST:
            time.sleep(PAUSE)
            if refused["n"] is None:
                line.send(json.dumps({"type": "hello", "since": self.since}))

    def _answer(self, line: ClientConnection) -> None:
        """Answer what is asked, but nothing twice while what comes of the first answer is still on its way.

        The next part of a decision has its number, and may offer as many options, or the very same.
        """
        number, on_line = self.game["decision"]["number"], self.game["line"]
        words = [option["words"] for option in self.game["options"]]
        question = (number, on_line, words)
        if self._awaited and self._answered == question:
            return
        self._answered, self._awaited = question, set(REPLIES)
        self.n += 1
        command = {"type": "act", "client": self.client, "n": self.n, "decision": number, "line": on_line}
        line.send(json.dumps({**command, "words": self._choose(words)}))

    def _choose(self, words: list[str]) -> str:
        if len(words) == 1 or self.level == LEVEL_WITHOUT_ADVICE:
            return random.choice(words)
        advice = self._get(f"/api/seat/advice?level={self.level}")["words"]
        return advice if advice in words else random.choice(words)

    def _get(self, path: str) -> dict[str, Any]:
        request = urllib.request.Request(self.server + path, headers={"Authorization": f"Bearer {self.token}"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                found = json.load(answer)
                return found if isinstance(found, dict) else {}
        except urllib.error.HTTPError as error:
            raise self._refusal(error) from error
        except (OSError, HTTPException, ValueError) as error:
            raise LudusError(f"{self.server} does not answer.", hint=HINT) from error

    def _refusal(self, error: urllib.error.HTTPError) -> LudusError:
        """What a server says to something it does not do; another program there has words of its own."""
        try:
            told = json.load(error)
            return LudusError(str(told["sentence"]), hint=str(told["hint"]))
        except (OSError, HTTPException, ValueError, TypeError, KeyError):
            return LudusError(f"{self.server} is not a Ludus server: it answers {error.code}.", hint=HINT)


def checked(server: str) -> str:
    """The address of a server. Raises BadSetting where it cannot be one."""
    try:
        parts = urlsplit(server)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_good = False
    if not is_good or not server.isprintable() or " " in server:
        raise BadSetting(f"'{server}' is not the address of a server.", hint="write it as http://127.0.0.1:8000.")
    return server
