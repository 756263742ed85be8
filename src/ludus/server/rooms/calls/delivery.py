"""Carrying calls to people's browsers and web addresses: a few at a time, tried a few times, then given up."""

import asyncio
import hashlib
import hmac
import json
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from ludus.server.config import Config
from ludus.server.rooms.calls import push
from ludus.server.rooms.calls.post import Unreachable, post
from ludus.server.store import calls
from ludus.server.store.calls import PUSH, CallRow
from ludus.server.store.store import Store

TURN: Final = "turn"
REMINDER: Final = "reminder"
AGAINST: Final = "against"
TEST: Final = "test"
KINDS: Final = (TURN, REMINDER, AGAINST)

PAUSES: Final = (2.0, 10.0)  # seconds before the second and the third attempt
AT_ONCE: Final = 8
MOST_WAITING: Final = 1000
GONE: Final = (404, 410)  # nobody is there any more
SIGNATURE: Final = "X-Ludus-Signature"

log = logging.getLogger("ludus.server")


class Call(NamedTuple):
    """What somebody is told: about which table and seat, and a heading and a sentence in their language."""

    kind: str
    table: str
    game: str
    seat: int
    title: str
    body: str

    def text(self) -> bytes:
        return json.dumps(self._asdict(), ensure_ascii=False).encode()


class Delivery:
    """Sends calls. What cannot be delivered is dropped: the game itself lies in the log."""

    def __init__(self, store: Store, config: Config, pauses: tuple[float, ...] = PAUSES) -> None:
        self._store = store
        self._config = config
        self._pauses = pauses
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self.sent = 0
        self.failed = 0

    async def send(self, person: str, words: Callable[[str], Call]) -> None:
        """Call a person in every way they have asked for."""
        for way in await self._store.read(lambda c: calls.of(c, person)):
            call = words(way.lang)
            if call.kind in (*way.what, TEST):
                await self._carry(way, call.text())

    async def _carry(self, way: CallRow, text: bytes) -> None:
        if self._waiting >= MOST_WAITING:
            self.failed += 1
            return
        self._waiting += 1
        try:
            for pause in (*self._pauses, None):
                if await self._try(way, text):
                    return
                if pause is not None:
                    await asyncio.sleep(pause)
            self.failed += 1
        finally:
            self._waiting -= 1

    async def _try(self, way: CallRow, text: bytes) -> bool:
        """Whether there is nothing more to do: it has arrived, or never will."""
        try:
            body, headers = self._envelope(way, text)
            async with self._free:
                status = await post(way.address, body, headers, private_too=self._config.private_calls)
        except (Unreachable, ValueError) as error:
            log.info("a call could not be made", extra={"why": str(error)})
            return False
        if status in GONE:
            await self._store.write(lambda c: calls.remove(c, way.person, id=way.id))
        is_over = 200 <= status < 500 and status != 429
        self.sent += 200 <= status < 300
        return is_over

    def _envelope(self, way: CallRow, text: bytes) -> tuple[bytes, dict[str, str]]:
        if way.kind == PUSH:
            key, contact = self._store.push_key, self._config.contact
            return push.seal(key, contact, way.address, way.keys, text)
        signed = hmac.new(way.keys["secret"].encode(), text, hashlib.sha256).hexdigest()
        return text, {"Content-Type": "application/json; charset=utf-8", SIGNATURE: f"sha256={signed}"}
