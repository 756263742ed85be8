"""Club nights in the database: tables that were given the same dice, and who sits at which of them."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, insert, or_, select

from ludus.server.rows import OPEN, PLAYING, Status
from ludus.server.store.schema import duplicates, seats, tables


class NightRow(NamedTuple):
    """A club night: who set it up, and the level of its bots."""

    id: str
    host: str | None
    game: str
    level: str
    created: float


def create(connection: Connection, night: NightRow) -> None:
    connection.execute(insert(duplicates).values(night._asdict()))


def read(connection: Connection, night_id: str) -> NightRow | None:
    row = connection.execute(select(duplicates).where(duplicates.c.id == night_id)).one_or_none()
    return None if row is None else NightRow(**row._mapping)


def unfinished(connection: Connection, night_id: str) -> list[tuple[str, Status]]:
    """The tables at which people play or are waited for, and which it is. Nobody waits for bots that play for par."""
    wanted = select(tables.c.id, tables.c.status).where(tables.c.night == night_id, _is_unfinished())
    return [(row.id, row.status) for row in connection.execute(wanted.order_by(tables.c.place))]


def is_over(connection: Connection, night_id: str) -> bool:
    """Whether nobody plays by the night's dice any more, so that everything about them may be told."""
    return not unfinished(connection, night_id)


def are_over(connection: Connection, ids: list[str]) -> set[str]:
    """Which of these nights are over."""
    running = select(tables.c.night).where(tables.c.night.in_(ids), _is_unfinished()).distinct()
    return set(ids) - set(connection.execute(running).scalars())


def sits_elsewhere(connection: Connection, night_id: str, table_id: str, person_id: str) -> bool:
    """Whether a person sits at another table of the night; until this is committed nobody else sits down at any.

    The row of the table is locked before that of its night, here as everywhere.
    """
    connection.execute(select(duplicates.c.id).where(duplicates.c.id == night_id).with_for_update())
    theirs = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
    elsewhere = theirs.where(tables.c.night == night_id, tables.c.id != table_id, seats.c.person == person_id)
    return connection.execute(elsewhere.limit(1)).scalar() is not None


def listed(connection: Connection, person_id: str, most: int) -> list[NightRow]:
    """The nights a person has set up or plays at, newest first."""
    played = select(tables.c.night).join(seats, seats.c.table_id == tables.c.id).where(seats.c.person == person_id)
    theirs = or_(duplicates.c.host == person_id, duplicates.c.id.in_(played.where(tables.c.night.is_not(None))))
    wanted = select(duplicates).where(theirs).order_by(duplicates.c.created.desc()).limit(most)
    return [NightRow(**row._mapping) for row in connection.execute(wanted)]


def _is_unfinished() -> ColumnElement[bool]:
    return (tables.c.place > 0) & tables.c.status.in_((OPEN, PLAYING))
