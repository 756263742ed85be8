"""What whoever runs a server may do with its tables, from the command line and not over the network."""

import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine

from ludus.core.errors import BadSetting, LudusError
from ludus.match import verify
from ludus.server.rooms.table.records import log_of, record_of, row_of
from ludus.server.rooms.table.story import Story
from ludus.server.rooms.table.validation import Validation, judge, mend
from ludus.server.rows import BOT, ENDED, STAND_IN, SeatRow, TableRow
from ludus.server.store import files, journal, people, tables
from ludus.server.store.people import FiledReport, PersonRow
from ludus.server.store.store import Store

DAY: Final = 86_400.0  # seconds


def all_tables(store: Store) -> list[tuple[TableRow, list[SeatRow]]]:
    """Every table, oldest first."""
    with store.engine.connect() as connection:
        return [_row(connection, table_id) for table_id in tables.every_id(connection)]


def export(store: Store, table_id: str) -> str:
    """The record of a table; of a running game it holds everything, the seed too. Raises LudusError."""
    with store.engine.connect() as connection:
        table, _ = _row(connection, table_id)
        log = journal.read(connection, table_id)
    if not log:
        raise BadSetting("This game has not begun.", hint="wait for its players.")
    return record_of(Story.load(table, log))


def import_record(store: Store, text: str) -> str:
    """Keep a finished game; the id of its table. Raises BrokenRecord and others."""
    match = verify(text)
    if match.decision is not None:
        raise BadSetting("This game is not finished.", hint="play it to its end first.")
    table = row_of(match, secrets.token_hex(10), None, match.seed)._replace(public=True, practice=False)
    chairs = [SeatRow(table.id, seat, BOT, str(seat + 1)) for seat in range(match.seats)]
    _, log = log_of(match, table)
    with store.writing.begin() as connection:
        tables.create(connection, table, chairs)
        journal.write_all(connection, log)
    return table.id


def validate(engine: Engine) -> list[Validation]:
    """Replay every stored game by the present rules. Nothing is written."""
    with engine.connect() as connection:
        ids = tables.every_id(connection)
    validations = []
    for table_id in ids:
        with engine.connect() as connection:
            found = tables.read(connection, table_id)
            log = journal.read(connection, table_id)
        if found is not None:  # else it was taken away meanwhile
            validations.append(judge(found[0], log)[0])
    return validations


def repair(store: Store, table_id: str, cut: bool = False) -> Validation:
    """Derive a table's row from its log; where the log differs from the rules, only if what differs may be cut."""
    with store.writing.begin() as connection:
        table, chairs = _row(connection, table_id)
        validation, story = judge(table, journal.read(connection, table_id))
        if story is not None and (cut or validation.fits == validation.entries):
            mend(connection, table, chairs, story, "admin")
    return validation


def delete_person(store: Store, person_id: str) -> None:
    """Forget a person. Raises LudusError if there is none."""
    with store.writing.begin() as connection:
        if people.remove(connection, person_id, STAND_IN, time.time(), "admin") is None:
            raise _nobody()


def find_people(store: Store, what: str) -> list[tuple[PersonRow, int]]:
    """People by id, account or name, with how many tables they sit at that are not over."""
    with store.engine.connect() as connection:
        return [(one, tables.count_seated(connection, one.id)) for one in people.named(connection, what)]


def ban(store: Store, person_id: str) -> None:
    """Keep a person out; bots play their games on. Raises LudusError if there is none."""
    with store.writing.begin() as connection:
        if people.ban(connection, person_id, STAND_IN, time.time(), "admin") is None:
            raise _nobody()


def unban(store: Store, person_id: str) -> None:
    """Let a person in again. Raises LudusError if none is kept out."""
    with store.writing.begin() as connection:
        if not people.unban(connection, person_id):
            raise _nobody()


def _nobody() -> BadSetting:
    return BadSetting("There is no such person.", hint="`ludus admin person NAME` finds the id.")


def tidy(store: Store, days: float) -> tuple[int, int]:
    """Take away unfinished tables nobody has touched for so long, and guests who sit nowhere; how many of each."""
    before = time.time() - days * DAY
    with store.writing.begin() as connection:
        idle = tables.untouched(connection, before)
        for table_id in idle:
            tables.change_table(connection, table_id, "admin", status=ENDED)
            tables.remove(connection, table_id)
        guests = people.idle_guests(connection, before)
        for guest in guests:
            people.remove(connection, guest, STAND_IN, time.time(), "admin")
    return len(idle), len(guests)


def reports(store: Store) -> list[FiledReport]:
    """Complaints, oldest first."""
    with store.engine.connect() as connection:
        return people.all_reports(connection)


def backup(store: Store, file: Path) -> None:
    """Copy a running SQLite database into a new file that only we may read. Raises LudusError."""
    if store.shared:
        raise BadSetting("A PostgreSQL database is copied by its own tools.", hint="use pg_dump and pg_restore.")
    try:
        files.make_file(file)
    except FileExistsError as error:
        raise BadSetting(f"{file} is there already.", hint="name a new file.") from error
    except OSError as error:
        raise BadSetting(f"{file} cannot be written: {error.strerror}.", hint="name another file.") from error
    try:
        _copy(store.engine, file)
    except sqlite3.Error as error:
        file.unlink(missing_ok=True)
        raise LudusError(f"The copy could not be written: {error}.", hint="is there room on the disk?") from error


def _copy(engine: Engine, file: Path) -> None:
    with closing(sqlite3.connect(str(engine.url.database))) as source, closing(sqlite3.connect(file)) as target:
        source.backup(target)


def _row(connection: Connection, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    found = tables.read(connection, table_id)
    if found is None:
        raise BadSetting("There is no such table.", hint="`ludus admin tables` lists them.")
    return found
