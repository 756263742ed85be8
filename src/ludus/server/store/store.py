"""The door to the database: read and write with plain functions of a connection."""

import asyncio
import base64
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from ludus.core.errors import BadSetting, LudusError
from ludus.server.store import files
from ludus.server.store.migrate import migrate
from ludus.server.store.schema import keys
from ludus.server.store.writer import Writer

READERS: Final = 4
DATABASE: Final = "ludus.db"
SIGNING_KEY: Final = "signing"
PUSH_KEY: Final = "push"
PULSE: Final = "pulse"
ALIVE: Final[dict[str, Any]] = {  # how a process finds out that a database elsewhere is gone without a word
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
RESTORE: Final = "restore a backup, as docs/guide/operations.md describes."
WRITING: Final = {"writes": True}  # marks the transactions that write

LOCKS: Final = """
    select current_setting('max_locks_per_transaction')::int, current_setting('max_connections')::int,
    current_setting('max_prepared_transactions')::int, (select count(*) from tables where status = 'playing')
"""

log = logging.getLogger("ludus.server")

T = TypeVar("T")


class Store:
    """One database: its engine, its writer, and the keys that sign cookies and pushes."""

    def __init__(self, engine: Engine, signing_key: bytes, push_key: str) -> None:
        self.engine = engine
        self.signing_key = signing_key
        self.push_key = push_key
        self.shared = engine.dialect.name == "postgresql"  # other processes may write too
        self.writing = engine.execution_options(**WRITING)
        self.writer = Writer(self.writing, threads=2 if self.shared else 1)
        self.write = self.writer.write  # change something; returns once it is durable
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    @staticmethod
    def open(url: str) -> "Store":
        """Open a database and bring it up to date. Raises LudusError."""
        engine = engine_for(url)
        _keep_private(engine)
        try:
            with engine.execution_options(**WRITING).begin() as connection:
                migrate(connection)
                key = _key(connection, SIGNING_KEY, lambda: secrets.token_hex(32))
                push_key = _key(connection, PUSH_KEY, new_push_key)
                beat(connection)
        except DBAPIError as error:
            engine.dispose()
            raise cannot_be_opened(error) from error
        except BaseException:
            engine.dispose()
            raise
        return Store(engine, bytes.fromhex(key), push_key)

    @staticmethod
    def in_folder(folder: Path) -> "Store":
        """The SQLite database of a folder, made if it is not there. Raises LudusError."""
        try:
            files.make_folder(folder)
        except OSError as error:
            raise LudusError(f"The folder {folder} cannot be made: {error.strerror}.", hint="name another.") from error
        return Store.open(file_in(folder))

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Ask something of the database, outside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    def close(self) -> None:
        """Finish what waits and let go of the database."""
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()


def file_in(folder: Path) -> str:
    """The address of the SQLite database of a folder."""
    return f"sqlite:///{folder / DATABASE}"


def engine_for(url: str) -> Engine:
    """The engine of a database, which may yet have to be made. Raises BadSetting."""
    address = address_of(url)
    is_remote = address.get_backend_name() != "sqlite"
    # Errors are logged, and what was to be written is nobody's business.
    engine = create_engine(
        address,
        pool_size=READERS + 4,
        pool_pre_ping=is_remote,
        hide_parameters=True,
        connect_args=ALIVE if is_remote else {},
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def address_of(url: str) -> URL:
    """The address of a database, in the words of the driver. Raises BadSetting."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:  # the latter for a port that is no number
        raise BadSetting(
            "The address of the database cannot be read.",
            hint="write sqlite:///FILE or postgresql://USER@HOST/NAME.",
        ) from error
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadSetting(
            f"Ludus cannot keep its tables in {address.get_backend_name()}.", hint="use SQLite or PostgreSQL."
        )
    return address


def cannot_be_opened(error: DBAPIError) -> LudusError:
    """Why a database cannot be used, as far as it says."""
    return LudusError(
        f"The database cannot be opened: {str(error.orig).splitlines()[0]}",
        hint="check the address, and that the database server runs.",
    )


def _keep_private(engine: Engine) -> None:
    """Let nobody else read the file of an SQLite database."""
    name = engine.url.database
    if engine.dialect.name == "sqlite" and name and name != ":memory:":
        with contextlib.suppress(OSError):  # opening it will say what is wrong
            files.keep_database_private(Path(name))


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Readers never wait for the writer, and a commit is on the disk when it returns."""
    connection.isolation_level = None  # the driver must not begin transactions of its own
    try:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:  # the pool never sees it, so nobody else would close it
        connection.close()
        raise


def _begin_sqlite(connection: Connection) -> None:
    """Whoever means to write waits for the others first: what it reads then stays true until it commits."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def beat(connection: Connection) -> None:
    """Write something: whoever cannot, keeps nothing."""
    connection.execute(delete(keys).where(keys.c.name == PULSE))
    connection.execute(insert(keys).values(name=PULSE, value=f"{time.time():.3f}"))


def check(store: Store) -> None:
    """Before anybody plays: the database is whole and can be written. Raises LudusError."""
    if store.shared:
        with store.engine.connect() as connection:
            _check_locks(connection)
        return
    try:
        with store.engine.connect() as connection:
            said = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        if said != "ok":
            raise LudusError(f"The database is damaged: {said.splitlines()[0]}.", hint=RESTORE)
    except DBAPIError as error:
        raise LudusError(f"The database is damaged: {str(error.orig).splitlines()[0]}.", hint=RESTORE) from error


def _check_locks(connection: Connection) -> None:
    """Every table that is run takes a place in PostgreSQL's table of locks: say so while there is room."""
    each, most, prepared, running = connection.execute(text(LOCKS)).one()
    room = each * (most + prepared)
    if running > room / 2:
        log.warning(
            "%d tables are played, PostgreSQL has room for %d locks: raise max_locks_per_transaction", running, room
        )


def _key(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A key of this server, made when it is first needed."""
    found = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
    if found is None:
        found = make()
        connection.execute(insert(keys).values(name=name, value=found))
    return str(found)


def new_push_key() -> str:
    """A private key of the curve that Web Push uses."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()
