"""The log of a table: what was said, in order, with the dice that fell. The key (table, sequence) has one winner."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, bindparam, insert, select, text, update

from ludus.server.rows import LogEntry
from ludus.server.store.schema import entries, seats, tables

CHANNEL: Final = "ludus"  # where processes that share a database tell each other what happened
PEOPLE: Final = "ludus_people"  # and whose cookies or tokens are void


class LogUpdate(NamedTuple):
    """Entries to append, and what the table's row says afterwards."""

    table_id: str
    entries: tuple[LogEntry, ...]
    columns: dict[str, Any]  # of the table's row that change with it
    seats: dict[int, dict[str, Any]]  # and of the rows of its seats


_INSERT: Final = insert(entries)
_WAKE: Final = update(tables).where(tables.c.id == bindparam("table")).values(wake_at=bindparam("wake"))
_NOTIFY: Final = text("select pg_notify(:channel, :payload)")


def append(connection: Connection, change: LogUpdate, origin: str) -> None:
    """Write entries at the end of a log. Raises IntegrityError when somebody else was first."""
    connection.execute(_INSERT, [_values(entry) for entry in change.entries])
    if change.columns.keys() == {"wake_at"}:
        connection.execute(_WAKE, {"table": change.table_id, "wake": change.columns["wake_at"]})
    elif change.columns:
        connection.execute(update(tables).where(tables.c.id == change.table_id).values(change.columns))
    for seat, columns in change.seats.items():
        where = (seats.c.table_id == change.table_id) & (seats.c.seat == seat)
        connection.execute(update(seats).where(where).values(columns))
    notify(connection, change.table_id, change.entries[-1].seq, origin)


def notify(connection: Connection, table_id: str, seq: int, origin: str) -> None:
    """Tell other processes how far a table's log goes; they hear it when the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": f"{table_id} {seq} {origin}"})


def notify_person(connection: Connection, person_id: str) -> None:
    """Tell all processes, this one too, that a person's cookies are void."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": PEOPLE, "payload": person_id})


def read(connection: Connection, table_id: str, after: int = 0) -> list[LogEntry]:
    """The log of a table, or what follows a sequence number."""
    wanted = select(entries).where(entries.c.table_id == table_id, entries.c.seq > after).order_by(entries.c.seq)
    return [_entry(row) for row in connection.execute(wanted)]


def write_all(connection: Connection, log: Sequence[LogEntry]) -> None:
    """Write a whole log at once, for a table that is forked or imported."""
    if log:
        connection.execute(_INSERT, [_values(entry) for entry in log])


def _values(entry: LogEntry) -> dict[str, Any]:
    return {**entry._asdict(), "dice": "\n".join(entry.dice)}


def _entry(row: Row[Any]) -> LogEntry:
    values = dict(row._mapping)
    return LogEntry(**{**values, "dice": tuple(values["dice"].splitlines())})
