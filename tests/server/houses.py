"""A house in this process, people who visit it, and the messages of their tables."""

import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession

from ludus.server.api.access import tokens
from ludus.server.api.app import create_app
from ludus.server.api.services import Services
from ludus.server.config import Config
from ludus.server.rooms.table.story import Story
from ludus.server.rooms.table.timing import due
from ludus.server.store.migrate import migrate
from ludus.server.store.store import DATABASE, WRITING, engine_for, file_in

SWIFT: Final = {"quiet": 0.1}  # seconds a window stays shut, unless a test has other wishes; people are given more


@contextmanager
def a_house(store: str | Path, **settings: Any) -> Iterator[TestClient]:
    """A running application on a database of its own; requests are not counted unless asked for.

    Its tables have the same dice and cards in every run.
    """
    usual = {"limits": False, "poll_seconds": 0.1, "think_seconds": 240.0}  # a busy machine starts workers slowly
    config = Config(**{"store": str(store), **usual, **settings})
    file = Path(store) / DATABASE
    if not config.database and not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(empty_database())
    seeds = map("house/{}".format, count())
    with pytest.MonkeyPatch.context() as patch, TestClient(create_app(config), base_url="http://testserver") as client:
        patch.setattr(tokens, "new_seed", seeds.__next__)
        yield client


@cache
def empty_database() -> bytes:
    """An SQLite database in which nothing has happened yet: all migrations for each house would take half its start."""
    with tempfile.TemporaryDirectory() as folder:
        engine = engine_for(file_in(Path(folder)))
        with engine.execution_options(**WRITING).begin() as connection:
            migrate(connection)
        engine.dispose()
        return (Path(folder) / DATABASE).read_bytes()


def inside(house: TestClient) -> Services:
    """What runs behind the application."""
    app = house.app
    assert isinstance(app, FastAPI)
    found: Services = app.state.services
    return found


def story_at(house: TestClient, table: dict[str, Any]) -> Story:
    """The story of a running game."""
    story = inside(house).hall.rooms[table["id"]].story
    assert story is not None
    return story


def is_busy(house: TestClient, table: dict[str, Any]) -> bool:
    """Whether a bot or a standing order answers at a table without a clock, or a window is about to open."""
    hall, now = inside(house).hall, time.time()
    room = hall.rooms[table["id"]]
    at = None if room.story is None else due(room.story, room.chairs, now)
    return hall.bot_runner.is_driving(room) or (at is not None and at <= now + 0.02)


def wait_for_the_house(house: TestClient, table: dict[str, Any]) -> None:
    """Until everything that bots, windows and standing orders do at a table without a clock is done."""
    room = inside(house).hall.rooms[table["id"]]
    while (room.story is not None and due(room.story, room.chairs, time.time()) is not None) or is_busy(house, table):
        time.sleep(0.005)


class Visitor:
    """A person with a cookie jar of their own."""

    def __init__(self, house: TestClient, name: str = "") -> None:
        self.house = house
        self.cookie = ""
        self.me: dict[str, Any] = {}
        if name:
            self.me = self.post("/api/people", {"name": name}, 201)

    def headers(self) -> dict[str, str]:
        return {"cookie": f"ludus={self.cookie}"} if self.cookie else {}

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
        self.house.cookies.clear()
        answer = self.house.request(method, path, json=body, headers={**self.headers(), **(headers or {})})
        if "ludus" in answer.cookies:
            self.cookie = answer.cookies["ludus"]
        return answer

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200, method: str = "POST") -> Any:
        answer = self.ask(method, path, {} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def set_up(self, *seats: str, game: str = "kampf", **wish: Any) -> dict[str, Any]:
        """A table with these seats: `me`, `open`, `invited`, or the level of a bot."""
        wishes = [{"kind": s} if s in ("me", "open", "invited") else {"kind": "bot", "level": s} for s in seats]
        body = {"game": game, "seats": wishes, "clock": SWIFT, **wish}
        table: dict[str, Any] = self.post("/api/tables", body, 201)
        return table

    def join(self, table: dict[str, Any]) -> dict[str, Any]:
        joined: dict[str, Any] = self.post(f"/api/tables/{table['id']}/join")
        return joined

    @contextmanager
    def at(self, table: dict[str, Any], since: int = 0, hello: bool = True) -> Iterator["Place"]:
        """A connection to a table."""
        with self.house.websocket_connect(f"/ws/{table['id']}", headers=self.headers()) as socket:
            place = Place(socket)
            if hello:
                place.say({"type": "hello", "since": since})
                place.until("state")
            yield place


class Place:
    """One connection, and all it has been told."""

    client = "test"

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.n = 0
        self.game: dict[str, Any] = {}
        self.seq = 0
        self.items: list[dict[str, Any]] = []
        self.heard: list[str] = []  # every byte received

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send_text(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        raw = self.socket.receive_text()
        self.heard.append(raw)
        frame: dict[str, Any] = json.loads(raw)
        if frame["type"] == "state":
            self.seq = frame["seq"]
            self.items += frame["items"]
            self.game = frame.get("game") or self.game
        return frame

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            frame = self.hear()
            if frame["type"] in kinds:
                return frame

    def until_asked(self) -> bool:
        """Wait until the seat may answer; False if the game ends before."""
        while not self.game.get("options"):
            if self.game and "decision" not in self.game:
                return False
            self.until("state")
        return True

    def command(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for what comes of it."""
        self.n += 1
        self.say({"type": type, "client": self.client, "n": self.n, **fields})
        return self.until("done", "refused")

    def act(self, words: str | None = None) -> dict[str, Any]:
        """Answer the present decision; with the first option unless told otherwise."""
        decision, line = self.game["decision"]["number"], self.game["line"]
        chosen = words or self.game["options"][0]["words"]
        self.game = {**self.game, "options": []}
        return self.command("act", decision=decision, line=line, words=chosen)
