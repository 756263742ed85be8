"""Processes that share one PostgreSQL: they tell each other what was written, and one of them runs a table.

Both use connections of their own, outside the pool. A table belongs to the process that holds its advisory lock. The
name of the connection that holds it says where that process is found. Locks end with their connection, so when a
process dies another takes over its tables, and nothing has to be tidied up. A process that was cut off must not think
that they are still its own: it asks the database twice a second whether it is heard.
"""

import asyncio
import hashlib
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Set
from typing import Any, Final

import psycopg
from sqlalchemy import Engine

from ludus.server.rooms.peers import Peers
from ludus.server.rows import ENDED
from ludus.server.store.journal import CHANNEL, PEOPLE
from ludus.server.store.store import ALIVE

log = logging.getLogger("ludus.server")

Heard = Callable[[str, int, str], None]  # table, sequence number, origin


MOST_OWNERS: Final = 20_000  # tables of other processes that are remembered
LONGEST_NAME: Final = 63  # of a connection, in bytes
NAME: Final = "ludus at "
PULSE: Final = 0.5  # seconds
ALIVE_THERE: Final = {  # how the database finds out that a machine is gone which did not say so
    "tcp_keepalives_idle": 2,
    "tcp_keepalives_interval": 1,
    "tcp_keepalives_count": 3,
}
STATUS: Final = "select status from tables where id = %s"
LOCK: Final = "select pg_try_advisory_lock(%s)"
OWNER: Final = """
    select application_name from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objsubid = 1
    and classid = %s::bigint::oid and objid = %s::bigint::oid
    and database = (select oid from pg_database where datname = current_database())
"""


class PostgresPeers(Peers):
    """Locks and news over two connections."""

    def __init__(
        self, engine: Engine, address: str, heard: Heard, met: Callable[[str], None], lost: Callable[[], None]
    ) -> None:
        self._engine = engine
        self._name = NAME + address  # where this process is found
        if len(self._name) > LONGEST_NAME:
            log.warning("the address of this process is too long for its peers to find it: %s", address)
            self._name = NAME
        self._owners: OrderedDict[str, str] = OrderedDict()  # where other processes are found that run tables
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

    @property
    def held(self) -> Set[str]:
        return self._held

    def holds(self, table_id: str) -> bool:
        return table_id in self._held

    def knows_owner(self, table_id: str) -> bool:
        return table_id in self._held or table_id in self._owners

    async def owner_of(self, table_id: str) -> str | None:
        if table_id in self._held:
            return None
        if table_id not in self._owners:
            found = await asyncio.to_thread(self._find_owner, table_id)
            if found is None:
                return None
            self._owners[table_id] = found
            if len(self._owners) > MOST_OWNERS:
                self._owners.popitem(last=False)
        return self._owners[table_id]

    def forget_owner(self, table_id: str) -> None:
        self._owners.pop(table_id, None)

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

    def _connect(self, name: str = "ludus") -> psycopg.Connection[Any]:
        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return psycopg.connect(url, autocommit=True, application_name=name, **ALIVE)

    # --- locks --------------------------------------------------------------------------------------

    def _lock_connection(self) -> psycopg.Connection[Any]:
        """The connection that holds the locks. Raises OperationalError."""
        if self._locks is None or self._locks.closed:
            self._drop_locks()
            self._locks = self._connect(self._name)
            for setting, seconds in ALIVE_THERE.items():
                self._locks.execute("select set_config(%s, %s, false)", (setting, str(seconds)))
        return self._locks

    def _drop_locks(self) -> None:
        """They have ended with their connection, or end now: what others have taken meanwhile is theirs."""
        if self._locks is not None:
            self._locks.close()
        self._locks = None
        self._held.clear()
        self._owners.clear()

    def _is_heard(self) -> bool:
        """Whether the database still knows the connection that holds the locks, if there is one."""
        with self._mutex:
            if self._locks is None:
                return True
            try:
                self._locks.execute("select 1")
            except psycopg.OperationalError:
                self._drop_locks()
                return False
            return True

    def _find_owner(self, table_id: str) -> str | None:
        """Where the process is found that runs a table; None if it is this one from now on, or it cannot be said."""
        with self._mutex:
            try:
                status = self._lock_connection().execute(STATUS, (table_id,)).fetchone()
            except psycopg.OperationalError:
                self._drop_locks()
                return None
        if status is None or status[0] == ENDED or self._try_lock(table_id):
            return None
        high, low = divmod(_key(table_id) % 2**64, 2**32)
        with self._mutex:
            try:
                row = self._lock_connection().execute(OWNER, (high, low)).fetchone()
            except psycopg.OperationalError:
                self._drop_locks()
                return None
        return None if row is None else str(row[0]).removeprefix(NAME) or None

    def _try_lock(self, table_id: str) -> bool:
        with self._mutex:
            if table_id in self._held:  # a lock that is taken twice must be given back twice
                return True
            try:
                row = self._lock_connection().execute(LOCK, (_key(table_id),)).fetchone()
            except psycopg.errors.OutOfMemory:  # the lock table is full; what is held stays held
                log.error("PostgreSQL has no room for more locks: raise max_locks_per_transaction")
                return False
            except psycopg.OperationalError:
                self._drop_locks()
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
                self._drop_locks()

    # --- news ---------------------------------------------------------------------------------------

    def _listen(self) -> None:
        while not self._stopping.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"listen {CHANNEL}")
                    connection.execute(f"listen {PEOPLE}")
                    self._tell_loop(self._lost)
                    while self._is_heard() and not self._stopping.is_set():
                        for news in connection.notifies(timeout=PULSE):
                            self._pass_on(news.channel, news.payload)
            except psycopg.OperationalError:
                self._stopping.wait(PULSE)

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
