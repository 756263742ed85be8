"""Reading a database without changing a byte of it, in the shape this version needs.

A database that is older is copied first, and the copy is brought up to date: what a new version would make of it is
known before it is started.
"""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from sqlalchemy import Connection, Engine, MetaData, create_engine, event, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from ludus.core.errors import BadSetting, LudusError
from ludus.server.store import migrate
from ludus.server.store.store import address_of, cannot_be_opened, engine_for

ROWS: Final = 1000  # copied at a time
WAL: Final = "-wal"  # beside a database that is in use, or whose server died
VERSIONS: Final = "alembic_version"


class Reading(NamedTuple):
    """A database that can be read, the last migration that was applied to it, and whether others must follow."""

    engine: Engine
    present: str | None
    is_old: bool


@contextmanager
def reading(url: str) -> Iterator[Reading]:
    """Read a database as it is, or a copy of it brought up to date. Raises LudusError."""
    address = address_of(url)
    with ExitStack() as stack:
        is_file = address.get_backend_name() == "sqlite"
        engine = stack.enter_context(_file(address)) if is_file else _remote(address)
        try:
            with engine.connect() as connection:
                present = migrate.present(connection)
                is_old = present != migrate.newest()
                shown = stack.enter_context(_brought_up_to_date(connection, present)) if is_old else engine
        except DBAPIError as error:
            raise cannot_be_opened(error) from error
        yield Reading(shown, present, is_old)


def _remote(address: URL) -> Engine:
    """A server's database; a transaction sees one moment and can write nothing."""
    quietly = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    return create_engine(address, poolclass=NullPool, hide_parameters=True, execution_options=quietly)


@contextmanager
def _file(address: URL) -> Iterator[Engine]:
    """A file's database. While nobody uses it, it is read without the files that SQLite would leave beside it."""
    file = Path(address.database or "")
    if not file.is_file():
        raise BadSetting(f"There is no database at {file}.", hint="name its folder with --store.")
    is_in_use = Path(f"{file}{WAL}").exists()
    words = f"file:{quote(os.path.abspath(file))}?mode=ro{'' if is_in_use else '&immutable=1'}"
    engine = create_engine("sqlite://", creator=lambda: _connect(words), poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    before = _stamp(file)
    yield engine
    if not is_in_use and _stamp(file) != before:
        raise LudusError("The database was changed while it was read.", hint="try again.")


def _connect(words: str) -> sqlite3.Connection:
    return sqlite3.connect(words, uri=True, isolation_level=None, check_same_thread=False)


def _stamp(file: Path) -> tuple[object, ...]:
    found = file.stat()
    return found.st_ino, found.st_size, found.st_mtime_ns, Path(f"{file}{WAL}").exists()


@contextmanager
def _brought_up_to_date(source: Connection, present: str | None) -> Iterator[Engine]:
    """A copy in a folder that nobody else can read and that goes away afterwards."""
    with tempfile.TemporaryDirectory(prefix="ludus-") as folder:
        engine = engine_for(f"sqlite:///{folder}/copy.db")
        try:
            with engine.begin() as target:
                if present is not None:
                    migrate.upgrade(target, present)
                    _copy(source, target)
                migrate.upgrade(target)
            yield engine
        finally:
            engine.dispose()


def _copy(source: Connection, target: Connection) -> None:
    """Copy the rows of all tables, those that others refer to first."""
    theirs, ours = MetaData(), MetaData()
    theirs.reflect(source)
    ours.reflect(target)
    for table in ours.sorted_tables:
        if table.name == VERSIONS:
            continue
        rows = source.execution_options(yield_per=ROWS).execute(select(theirs.tables[table.name]))
        for some in rows.partitions():
            target.execute(table.insert(), [dict(row._mapping) for row in some])
