"""Tables and seats in the database."""

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, false, insert, not_, or_, select, update

from ludus.server.rows import PLAYING, SeatRow, TableRow, TimeControl
from ludus.server.store.journal import notify
from ludus.server.store.schema import in_parts, seats, tables

MOST_LISTED: Final = 100


def create(connection: Connection, table: TableRow, chairs: Sequence[SeatRow]) -> None:
    """Set up a table with its seats."""
    row = {**table._asdict(), "options": json.dumps(table.options), "clock": json.dumps(table.clock)}
    connection.execute(insert(tables).values(row))
    connection.execute(insert(seats), [chair._asdict() for chair in chairs])


def read(connection: Connection, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and its seats; None if there is none."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    return None if row is None else (_table(row), read_seats(connection, table_id))


def read_seats(connection: Connection, table_id: str) -> list[SeatRow]:
    wanted = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    return [SeatRow(**row._mapping) for row in connection.execute(wanted)]


def change_table(connection: Connection, table_id: str, origin: str, **values: object) -> None:
    """Change columns of a table."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(**values))
    notify(connection, table_id, 0, origin)


def change_seat(connection: Connection, table_id: str, seat: int, origin: str, **values: object) -> None:
    """Change columns of a seat."""
    where = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    connection.execute(update(seats).where(where).values(**values))
    notify(connection, table_id, 0, origin)


def remove(connection: Connection, table_id: str) -> None:
    """Take a table away with its seats and its log."""
    connection.execute(delete(tables).where(tables.c.id == table_id))


def listed(
    connection: Connection,
    *,
    person: str | None,
    status: str | None,
    game: str | None,
    mine: bool,
    watch: bool = False,
    most: int,
) -> list[TableRow]:
    """Public tables and the person's own, newest first; or the running games of others."""
    own = _own(person)
    wanted = select(tables).where(own if mine else or_(tables.c.public.is_(True), own))
    if watch:
        wanted = wanted.where(tables.c.public.is_(True), tables.c.status == PLAYING, not_(own))
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    newest = wanted.order_by(tables.c.created.desc()).limit(min(most, MOST_LISTED))
    return [_table(row) for row in connection.execute(newest)]


def _own(person: str | None) -> ColumnElement[bool]:
    """Where the person sits; without a person the comparison would find the seats of bots and free seats."""
    if person is None:
        return false()
    return tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))


def every_id(connection: Connection, status: str | None = None) -> list[str]:
    """The ids of all tables, or of those in one state, oldest first."""
    wanted = select(tables.c.id).order_by(tables.c.created)
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    return list(connection.execute(wanted).scalars())


def seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
    wanted = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for row in connection.execute(wanted):
        found[row.table_id].append(SeatRow(**row._mapping))
    return found


def by_invite(connection: Connection, invite_hash: str) -> SeatRow | None:
    """The seat an invitation is for."""
    row = connection.execute(select(seats).where(seats.c.invite_hash == invite_hash)).one_or_none()
    return None if row is None else SeatRow(**row._mapping)


def by_token(connection: Connection, token_hash: str) -> SeatRow | None:
    """The seat an outside player's token is for."""
    row = connection.execute(select(seats).where(seats.c.token_hash == token_hash)).one_or_none()
    return None if row is None else SeatRow(**row._mapping)


def valid_tokens(connection: Connection, hashes: Sequence[str]) -> set[str]:
    """Which of these are still the tokens of a seat."""
    found: set[str] = set()
    for some in in_parts(hashes):
        wanted = select(seats.c.token_hash).where(seats.c.token_hash.in_(some))
        found |= {str(token_hash) for token_hash in connection.execute(wanted).scalars()}
    return found


def to_wake(connection: Connection, now: float, most: int) -> list[str]:
    """Running tables at which the server must act by itself, the longest waiting first."""
    due = select(tables.c.id).where(tables.c.wake_at <= now, tables.c.status == PLAYING)
    return list(connection.execute(due.order_by(tables.c.wake_at).limit(most)).scalars())


def _table(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    values |= {"options": json.loads(values["options"]), "clock": TimeControl(*json.loads(values["clock"]))}
    return TableRow(**values)
