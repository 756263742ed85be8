"""Reviews of finished games in the database."""

from sqlalchemy import Connection, delete, exists, insert, select

from ludus.server.store.schema import reviews, tables


def read(connection: Connection, table_id: str, edition: int, entries: int) -> str | None:
    """The review of a game whose log has so many entries, as JSON; None where there is none of this edition."""
    kept = reviews.c
    wanted = select(kept.body).where(kept.table_id == table_id, kept.edition == edition, kept.entries == entries)
    body: str | None = connection.execute(wanted).scalar()
    return body


def write(connection: Connection, table_id: str, *, edition: int, entries: int, body: str, now: float) -> None:
    """Keep the review of a game in place of an older one; of a table that is gone nothing is kept."""
    connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
    if connection.execute(select(exists().where(tables.c.id == table_id))).scalar():
        values = {"table_id": table_id, "edition": edition, "entries": entries, "body": body, "created": now}
        connection.execute(insert(reviews).values(values))
