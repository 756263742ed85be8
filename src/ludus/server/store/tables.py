"""Tables and seats in the database."""

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, false, func, insert, not_, select, text, update

from ludus.server.rows import OPEN, PLAYING, SeatRow, TableRow, TimeControl
from ludus.server.store.journal import notify
from ludus.server.store.schema import entries, in_parts, people, seats, tables

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


def of_night(connection: Connection, night: str) -> list[TableRow]:
    """The tables of a club night in order, par first."""
    wanted = select(tables).where(tables.c.night == night).order_by(tables.c.place)
    return [_table(row) for row in connection.execute(wanted)]


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
    """Public tables and the person's own, newest first; or the running games of others.

    Asked for one after the other, each walks along an index; asked for together, every table would be looked at.
    """
    own, public = _own(person), tables.c.public.is_(True)
    where = [] if game is None else [tables.c.game == game]
    where += [] if status is None else [tables.c.status == status]
    running = [public, tables.c.status == PLAYING, not_(own)]
    kinds: list[list[ColumnElement[bool]]] = [running] if watch else [[own]] if mine else [[public], [own]]
    found: dict[str, TableRow] = {}
    for kind in kinds:
        newest = select(tables).where(*kind, *where).order_by(tables.c.created.desc()).limit(min(most, MOST_LISTED))
        found |= {row.id: _table(row) for row in connection.execute(newest)}
    return sorted(found.values(), key=lambda table: table.created, reverse=True)[: min(most, MOST_LISTED)]


def count_hosted(connection: Connection, person: str) -> int:
    """How many tables a person has set up that are not over; nobody else sets up one for them meanwhile."""
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    theirs = select(func.count()).where(tables.c.host == person, tables.c.status.in_((OPEN, PLAYING)))
    return int(connection.execute(theirs).scalar_one())


def count_seated(connection: Connection, person: str) -> int:
    """At how many tables a person sits that are not over."""
    sat = tables.join(seats, seats.c.table_id == tables.c.id)
    running = select(func.count(tables.c.id.distinct())).select_from(sat).where(tables.c.status.in_((OPEN, PLAYING)))
    return int(connection.execute(running.where(seats.c.person == person)).scalar_one())


def untouched(connection: Connection, before: float) -> list[str]:
    """Tables that are not over, and at which nothing has happened since."""
    last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    unfinished = tables.c.status.in_((OPEN, PLAYING))
    wanted = select(tables.c.id).where(unfinished, tables.c.created < before, func.coalesce(last, 0.0) < before)
    return list(connection.execute(wanted.order_by(tables.c.created)).scalars())


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


def time_of(connection: Connection) -> float:
    """What time it is by the clock of a PostgreSQL."""
    return float(connection.execute(text("select extract(epoch from clock_timestamp())")).scalar_one())


def plan(connection: Connection, table_id: str, at: float | None) -> None:
    """When the server must act by itself at a table; None: not until somebody comes."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(wake_at=at))


def _table(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    values |= {"options": json.loads(values["options"]), "clock": TimeControl(*json.loads(values["clock"]))}
    return TableRow(**values)
