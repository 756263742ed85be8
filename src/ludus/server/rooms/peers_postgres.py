"""Processes that share one PostgreSQL: they tell each other what was written, and one of them runs a table's bots.

Both use connections of their own, outside the pool. Advisory locks end with their connection, so when a process dies
another takes over its tables.
"""

import asyncio
import hashlib
import threading
from collections.abc import Callable
from typing import Any

import psycopg
from sqlalchemy import Engine

from ludus.server.rooms.peers import Peers
from ludus.server.store.journal import CHANNEL, PEOPLE

Heard = Callable[[str, int, str], None]  # table, sequence number, origin


class PostgresPeers(Peers):
    """Locks and news over two connections."""

    def __init__(self, engine: Engine, heard: Heard, met: Callable[[str], None], lost: Callable[[], None]) -> None:
        self._engine = engine
        self._heard = heard
        self._met = met  # called when a person has signed out or is gone
        self._lost = lost  # called when news may have been missed
        self._loop = asyncio.get_running_loop()
        self._held: set[str] = set()
        self._locks: psycopg.Connection[Any] | None = None
        self._mutex = threading.Lock()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="peers", daemon=True)
        self._thread.start()

    async def take(self, table_id: str) -> bool:
        return table_id in self._held or await asyncio.to_thread(self._try_lock, table_id)

    async def let_go(self, table_id: str) -> None:
        if table_id in self._held:
            await asyncio.to_thread(self._unlock, table_id)

    def close(self) -> None:
        self._stopping.set()
        self._thread.join(timeout=5)
        with self._mutex:
            if self._locks is not None:
                self._locks.close()

    def _connect(self) -> psycopg.Connection[Any]:
        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return psycopg.connect(url, autocommit=True)

    # --- locks --------------------------------------------------------------------------------------

    def _try_lock(self, table_id: str) -> bool:
        with self._mutex:
            try:
                if self._locks is None or self._locks.closed:
                    self._held.clear()  # they ended with the connection
                    self._locks = self._connect()
                row = self._locks.execute("select pg_try_advisory_lock(%s)", (_key(table_id),)).fetchone()
            except psycopg.OperationalError:
                self._locks = None
                return False
            taken = row is not None and bool(row[0])
            if taken:
                self._held.add(table_id)
            return taken

    def _unlock(self, table_id: str) -> None:
        with self._mutex:
            self._held.discard(table_id)
            try:
                if self._locks is not None:
                    self._locks.execute("select pg_advisory_unlock(%s)", (_key(table_id),))
            except psycopg.OperationalError:
                self._locks = None

    # --- news ---------------------------------------------------------------------------------------

    def _listen(self) -> None:
        while not self._stopping.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"listen {CHANNEL}")
                    connection.execute(f"listen {PEOPLE}")
                    self._tell_loop(self._lost)
                    while not self._stopping.is_set():
                        for news in connection.notifies(timeout=0.5):
                            self._pass_on(news.channel, news.payload)
            except psycopg.OperationalError:
                self._stopping.wait(0.5)

    def _pass_on(self, channel: str, payload: str) -> None:
        if channel == PEOPLE:
            self._tell_loop(self._met, payload)
            return
        table_id, seq, origin = payload.split(" ")
        self._tell_loop(self._heard, table_id, int(seq), origin)

    def _tell_loop(self, call: Callable[..., None], *words: object) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call, *words)


def _key(table_id: str) -> int:
    digest = hashlib.blake2b(table_id.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
