"""Who sits where until a game begins.

The row of the table is locked before its seats are read, so of all processes that share the database one decides at a
time, by what is written and not by what it remembers. Each function says why not, or nothing if it is done.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, select, update

from ludus.server.rows import ENDED, FREE, OPEN, PERSON, PLAYING, LogEntry, SeatRow, TableRow
from ludus.server.store import duplicates, journal
from ludus.server.store.duplicates import NightRow
from ludus.server.store.people import blocked_by
from ludus.server.store.schema import people, tables
from ludus.server.store.tables import change_seat, change_table, count_hosted, create, read_seats, remove

NO_TABLE: Final = "no-table"
NO_PERSON: Final = "no-person"
NOT_YOURS: Final = "not-your-seat"
STARTED: Final = "started"
SEATED: Final = "seated"
ELSEWHERE: Final = "night-seated"
BLOCKED: Final = "blocked"
TAKEN: Final = "taken"
NO_LINK: Final = "link"
CHANGED: Final = "not-full"
MANY: Final = "too-many-tables"


def sit_down(
    connection: Connection,
    table_id: str,
    person_id: str,
    origin: str,
    *,
    wanted: int | None = None,
    invite: str | None = None,
) -> str:
    """Take the seat an invitation is for, the free seat that is wanted, or any free one; one seat for a person.

    At a club night one table for a person: whoever has seen the dice fall at one knows them at all.
    """
    someone = select(people.c.name).where(people.c.id == person_id)
    name = connection.execute(someone.with_for_update(read=True, key_share=True)).scalar()
    if name is None:
        return NO_PERSON
    if why := _lock(connection, table_id):
        return why
    chairs = read_seats(connection, table_id)
    if any(chair.person == person_id for chair in chairs):
        return SEATED
    host, night = connection.execute(select(tables.c.host, tables.c.night).where(tables.c.id == table_id)).one()
    if night is not None and duplicates.sits_elsewhere(connection, night, table_id, person_id):
        return ELSEWHERE
    if host is not None and person_id in blocked_by(connection, host):
        return BLOCKED
    seat = _place(chairs, wanted, invite)
    if seat is None:
        return TAKEN if invite is None else NO_LINK
    values = {"kind": PERSON, "person": person_id, "name": name, "invite_hash": None}
    change_seat(connection, table_id, seat, origin, **values)
    return ""


def _place(chairs: Sequence[SeatRow], wanted: int | None, invite: str | None) -> int | None:
    if invite is not None:
        return next((chair.seat for chair in chairs if chair.invite_hash == invite), None)
    return next((chair.seat for chair in chairs if chair.kind == FREE and wanted in (None, chair.seat)), None)


def get_up(connection: Connection, table_id: str, person_id: str, origin: str) -> str:
    """Leave the table."""
    if why := _lock(connection, table_id):
        return why
    own = [chair.seat for chair in read_seats(connection, table_id) if chair.person == person_id]
    for seat in own:
        values = {"kind": FREE, "person": None, "name": "", "token_hash": None}
        change_seat(connection, table_id, seat, origin, **values)
    return "" if own else NOT_YOURS


def put(connection: Connection, chair: SeatRow, origin: str) -> str:
    """Put a bot into a seat in which nobody sits, keep it for whoever has the link, or leave it to anybody."""
    if why := _lock(connection, chair.table_id):
        return why
    if read_seats(connection, chair.table_id)[chair.seat].kind == PERSON:
        return TAKEN
    values = {"kind": chair.kind, "name": chair.name, "level": chair.level, "invite_hash": chair.invite_hash}
    change_seat(connection, chair.table_id, chair.seat, origin, **values)
    return ""


def take_away(connection: Connection, table_id: str, origin: str) -> str:
    """Remove the table."""
    if why := _lock(connection, table_id):
        return why
    change_table(connection, table_id, origin, status=ENDED)
    remove(connection, table_id)
    return ""


def begin(
    connection: Connection, opening: LogEntry, chairs: Sequence[SeatRow], wake_at: float | None, origin: str
) -> str:
    """Let the game begin if the seats are still as they were seen; whoever changed them looks at the table again."""
    if why := _lock(connection, opening.table_id):
        return why
    seen = [(chair.kind, chair.level) for chair in chairs]
    if [(chair.kind, chair.level) for chair in read_seats(connection, opening.table_id)] != seen:
        return CHANGED
    values = {"status": PLAYING, "wake_at": wake_at}
    connection.execute(update(tables).where(tables.c.id == opening.table_id).values(values))
    journal.append(connection, journal.LogUpdate(opening.table_id, (opening,), {}, {}), origin)
    return ""


def set_up(
    connection: Connection, table: TableRow, chairs: Sequence[SeatRow], most: int | None, log: Sequence[LogEntry] = ()
) -> str:
    """Set up a table, with a log where it goes on from another; a host has so many tables at most."""
    if most is not None and table.host is not None and count_hosted(connection, table.host) >= most:
        return MANY
    create(connection, table, chairs)
    journal.write_all(connection, log)
    return ""


def set_up_night(
    connection: Connection,
    night: NightRow,
    laid: Sequence[tuple[TableRow, Sequence[SeatRow]]],
    most: int | None,
) -> str:
    """Set up a club night with all its tables; they count for its host like any others."""
    if most is not None and night.host is not None and count_hosted(connection, night.host) + len(laid) > most:
        return MANY
    duplicates.create(connection, night)
    for table, chairs in laid:
        create(connection, table, chairs)
    return ""


def _lock(connection: Connection, table_id: str) -> str:
    """Keep others from deciding until this is committed (SQLite has one writer anyway); why nothing can be decided."""
    locked = select(tables.c.status).where(tables.c.id == table_id).with_for_update(key_share=True)
    status = connection.execute(locked).scalar()
    if status is None:
        return NO_TABLE
    return "" if status == OPEN else STARTED
