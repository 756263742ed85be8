"""Programs that play a seat over the websocket: ours, and the one of the guide."""

import json
from types import SimpleNamespace
from typing import Any, Final

import pytest

from examples.websocket_bot import play
from ludus.match import GAMES, verify
from ludus.server.outside import OutsideBot
from tests.server.remote import Guest, Server

DONE: Final = {"type": "done"}


def asked(number: int, *words: str) -> dict[str, Any]:
    """A state in which a bot's seat is asked."""
    game = {"decision": {"number": number}, "line": 0, "options": [{"words": one} for one in words]}
    return {"type": "state", "first": 1, "seq": 0, "game": game}


@pytest.mark.parametrize(
    ("frames", "answers"),
    [
        ([asked(5, "card a", "card b"), DONE, asked(5, "at c", "at d")], 2),  # the next part of the same decision
        ([asked(5, "card a", "card b"), asked(5, "at c", "at d"), DONE], 2),
        ([asked(5, "yes", "no"), DONE, asked(5, "yes", "no")], 2),  # asked the same once more
        ([asked(5, "yes", "no"), asked(5, "yes", "no"), DONE], 2),
        ([asked(5, "yes", "no"), asked(5, "yes", "no")], 1),  # told again before the answer was heard
        ([asked(5, "yes", "no"), DONE], 1),
    ],
)
def test_every_part_of_a_decision_is_answered_and_none_twice(frames, answers):
    sent: list[str] = []
    bot = OutsideBot("http://127.0.0.1:1", "token", "random", say=lambda _: None)
    connection: Any = SimpleNamespace(send=sent.append)
    for frame in frames:
        bot._hear(connection, frame)
    assert [json.loads(frame)["n"] for frame in sent] == list(range(1, answers + 1))


def test_the_program_of_the_guide_plays_every_game_to_its_end(tmp_path):
    server = Server(["--store", str(tmp_path)], tmp_path / "log", limits=True)
    server.start()
    try:
        ana = Guest(server.url, "Ana")
        for game, title in GAMES.items():
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (title.fewest - 1)]
            options = {"length": "quick"} if game == "spartacus" else {}
            table = ana.post("/api/tables", {"game": game, "seats": seats, "options": options})["id"]
            outcome = play(server.url, ana.post(f"/api/tables/{table}/seats/0/token", {})["token"])
            verified = verify(ana.get(f"/api/tables/{table}/record")).outcome
            assert verified is not None and outcome["scores"] == list(verified.scores)
    finally:
        server.kill()
