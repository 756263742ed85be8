"""Whoever has signed out everywhere, or is forgotten, is shown out: their connections end, their seats are read again.

It looks when this process or a peer says so, and at everybody now and then: so it also sees what was written
without a word, by `ludus admin` on SQLite for one.
"""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from sqlalchemy import Connection

from ludus.server.rooms.table.room import Listener, Room
from ludus.server.store import people, tables
from ludus.server.store.store import Store

LOOK_EVERY: Final = 5.0  # seconds between two looks at everybody


class Revocation:
    """Looks at what lets people in: a cookie of the present epoch, or the token of a seat."""

    def __init__(self, store: Store, rooms: dict[str, Room], refresh: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._rooms = rooms
        self._refresh = refresh
        self._looked = time.monotonic()

    async def look_around(self) -> None:
        """Look at everybody, now and then."""
        if time.monotonic() - self._looked >= LOOK_EVERY:
            self._looked = time.monotonic()
            await self.look()

    async def look(self, only: str | None = None) -> None:
        """Look at everybody, or at one person and the programs that play for them."""
        chairs = [chair for room in self._rooms.values() for chair in room.chairs if only in (None, chair.person)]
        programs = {chair.token_hash for chair in chairs}
        asked = [
            (room, listener)
            for room in self._rooms.values()
            for listener in room.listeners
            if only in (None, listener.owner) or listener.owner in programs
        ]
        seated = {chair.person for chair in chairs if chair.person is not None}
        gone = seated - await self._show_out(asked, seated)
        for table_id, room in tuple(self._rooms.items()):
            if any(chair.person in gone for chair in room.chairs):
                await self._refresh(table_id)  # a bot plays on for whoever is gone

    async def check(self, room: Room, listener: Listener) -> None:
        """Look at somebody who has just come: what let them in may have become void on the way."""
        await self._show_out([(room, listener)])

    async def _show_out(self, asked: Sequence[tuple[Room, Listener]], seated: set[str] | None = None) -> set[str]:
        """Show out of those asked who may not stay; of all persons asked about, those who are there."""
        by_cookie = {one.owner for _, one in asked if one.owner is not None and one.epoch is not None}
        by_token = {one.owner for _, one in asked if one.owner is not None and one.epoch is None}
        persons, tokens = list(by_cookie | (seated or set())), list(by_token)

        def read(connection: Connection) -> tuple[dict[str, int], set[str]]:
            return people.epochs(connection, persons), tables.valid_tokens(connection, tokens)

        epochs, valid = await self._store.read(read) if persons or tokens else ({}, set())
        for room, listener in asked:
            owner, epoch = listener.owner, listener.epoch
            if owner is not None and (owner not in valid if epoch is None else epochs.get(owner) != epoch):
                room.leave(listener)
                listener.hang_up()
        return set(epochs)
