"""A program that plays a seat of a server from outside: it chooses at random, by what the websocket tells it alone.

    python examples/websocket_bot.py http://127.0.0.1:8000 TOKEN

It needs `websockets` and nothing of ours.
"""

import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(server: str, token: str) -> dict[str, Any]:
    """Play the seat of the token to the end of its game; gives the outcome."""
    bearer = {"Authorization": f"Bearer {token}"}
    with urlopen(Request(f"{server}/api/seat", headers=bearer)) as answer:
        table = json.load(answer)["table"]
    game: dict[str, Any] = {}
    client, n = secrets.token_hex(4), 0  # another name each time, since the numbers begin anew
    with connect(f"ws{server.removeprefix('http')}/ws/{table}", additional_headers=bearer, max_size=None) as line:
        line.send(json.dumps({"type": "hello", "since": 0, "most": 1}))  # it reads no items
        while not game.get("outcome"):
            frame = json.loads(line.recv())
            game = frame.get("game", game)
            slowly = frame["type"] == "refused" and frame["code"] == "too-fast"
            if slowly:
                time.sleep(1)
            if (frame["type"] == "state" or slowly) and game.get("options"):  # whatever was asked last
                n += 1
                act = {"type": "act", "client": client, "n": n, "words": random.choice(game["options"])["words"]}
                line.send(json.dumps({**act, "decision": game["decision"]["number"], "line": game["line"]}))
    outcome: dict[str, Any] = game["outcome"]
    return outcome


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
