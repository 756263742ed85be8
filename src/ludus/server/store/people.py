"""People in the database."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, exists, insert, not_, or_, select, update

from ludus.server.rows import ENDED, FREE, OPEN, PLAYING
from ludus.server.store.journal import notify, notify_person
from ludus.server.store.schema import (
    blocks,
    duplicates,
    in_parts,
    mutes,
    people,
    puzzle_answers,
    reports,
    seats,
    tables,
)

GONE: Final = "—"  # the name that stays in a seat when its person is deleted


class PersonRow(NamedTuple):
    """A guest, or somebody with an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    return_hash: str | None
    epoch: int
    created: float
    banned: float | None = None


def create(connection: Connection, person: PersonRow) -> None:
    connection.execute(insert(people).values(person._asdict()))


def read(connection: Connection, person_id: str) -> PersonRow | None:
    row = connection.execute(select(people).where(people.c.id == person_id)).one_or_none()
    return None if row is None else PersonRow(**row._mapping)


def by_login(connection: Connection, login: str) -> PersonRow | None:
    row = connection.execute(select(people).where(people.c.login == login)).one_or_none()
    return None if row is None else PersonRow(**row._mapping)


def by_return(connection: Connection, return_hash: str) -> PersonRow | None:
    row = connection.execute(select(people).where(people.c.return_hash == return_hash)).one_or_none()
    return None if row is None else PersonRow(**row._mapping)


def change(connection: Connection, person_id: str, **values: object) -> None:
    connection.execute(update(people).where(people.c.id == person_id).values(**values))


def sign_out(connection: Connection, person_id: str, **values: object) -> int | None:
    """Make every cookie and return link given to a person so far worthless, and change columns with it.

    What cookies must say from now on; None if there is no such person.
    """
    values = {"return_hash": None, **values, "epoch": people.c.epoch + 1}
    connection.execute(update(people).where(people.c.id == person_id).values(values))
    notify_person(connection, person_id)
    return connection.execute(select(people.c.epoch).where(people.c.id == person_id)).scalar()


def epochs(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Which cookies of these people are valid; whoever is not there any more, or banned, is left out."""
    found: dict[str, int] = {}
    for some in in_parts(ids):
        wanted = select(people.c.id, people.c.epoch).where(people.c.id.in_(some), people.c.banned.is_(None))
        found |= {row.id: row.epoch for row in connection.execute(wanted)}
    return found


def remove(connection: Connection, person_id: str, stand_in: str, now: float, origin: str) -> list[str] | None:
    """Forget a person: a bot plays their running games on, tables they only set up go, finished games lose their name.

    The tables that changed; None if there is no such person. Other processes are told.
    """
    connection.execute(select(people.c.id).where(people.c.id == person_id).with_for_update())  # they sit down no more
    theirs = select(seats.c.table_id).where(seats.c.person == person_id)
    at_rest = select(tables.c.id).where(tables.c.id.in_(theirs)).order_by(tables.c.id)  # and no table begins meanwhile
    changed = list(connection.execute(at_rest.with_for_update(key_share=True)).scalars())
    _get_up(connection, person_id, changed, stand_in, now)
    own = seats.c.person == person_id
    connection.execute(update(seats).where(own).values(name=GONE, person=None, token_hash=None))
    connection.execute(update(tables).where(tables.c.host == person_id).values(host=None))
    connection.execute(update(duplicates).where(duplicates.c.host == person_id).values(host=None))
    connection.execute(delete(reports).where(reports.c.person == person_id))
    found = connection.execute(delete(people).where(people.c.id == person_id)).rowcount == 1
    notify_person(connection, person_id)
    for table_id in changed:
        notify(connection, table_id, 0, origin)
    return changed if found else None


def _get_up(connection: Connection, person_id: str, theirs: Sequence[str], stand_in: str, now: float) -> None:
    """A bot plays on for a person where a game runs; where none does yet, the table or at least the seat is free."""
    playing = (tables.c.id.in_(theirs)) & (tables.c.status == PLAYING)
    running = list(connection.execute(select(tables.c.id).where(playing)).scalars())
    connection.execute(delete(tables).where(tables.c.host == person_id, tables.c.status == OPEN))
    own = seats.c.person == person_id
    left = {"level": stand_in, "resigned": True, "token_hash": None}
    connection.execute(update(seats).where(own, seats.c.table_id.in_(running)).values(left))
    connection.execute(update(tables).where(tables.c.id.in_(running)).values(wake_at=now))
    waiting = select(tables.c.id).where(tables.c.status == OPEN)
    free = {"kind": FREE, "name": "", "person": None, "token_hash": None}
    connection.execute(update(seats).where(own, seats.c.table_id.in_(waiting)).values(free))


def ban(connection: Connection, person_id: str, stand_in: str, now: float, origin: str) -> list[str] | None:
    """Keep a person out from now on; a bot plays their running games on. The tables that changed; None: nobody."""
    theirs = select(seats.c.table_id).where(seats.c.person == person_id)
    running = select(tables.c.id).where(tables.c.id.in_(theirs), tables.c.status != ENDED).order_by(tables.c.id)
    changed = list(connection.execute(running.with_for_update(key_share=True)).scalars())
    _get_up(connection, person_id, changed, stand_in, now)
    found = sign_out(connection, person_id, banned=now) is not None
    for table_id in changed:
        notify(connection, table_id, 0, origin)
    return changed if found else None


def unban(connection: Connection, person_id: str) -> bool:
    """Let a person in again, by their account; whether there is one who was kept out."""
    banned = (people.c.id == person_id) & people.c.banned.is_not(None)
    return connection.execute(update(people).where(banned).values(banned=None)).rowcount == 1


def idle_guests(connection: Connection, before: float) -> list[str]:
    """Guests who came before, have no account, sit at no table, not even one that is over, and solve no puzzles."""
    sits = exists().where(seats.c.person == people.c.id)
    solves = exists().where(puzzle_answers.c.person == people.c.id, puzzle_answers.c.at >= before)
    wanted = select(people.c.id).where(people.c.login.is_(None), people.c.created < before, not_(sits), not_(solves))
    return list(connection.execute(wanted.where(people.c.banned.is_(None)).order_by(people.c.created)).scalars())


def named(connection: Connection, what: str, most: int = 50) -> list[PersonRow]:
    """People by id, account name, or the name they play under, the latest first."""
    fits = or_(people.c.id == what, people.c.login == what.lower(), people.c.name == what)
    wanted = select(people).where(fits).order_by(people.c.created.desc()).limit(most)
    return [PersonRow(**row._mapping) for row in connection.execute(wanted)]


def block(connection: Connection, person_id: str, other: str) -> None:
    """Note that a person does not want to meet another."""
    unblock(connection, person_id, other)
    connection.execute(insert(blocks).values(person=person_id, other=other))


def unblock(connection: Connection, person_id: str, other: str) -> None:
    connection.execute(delete(blocks).where(blocks.c.person == person_id, blocks.c.other == other))


def blocked_by(connection: Connection, person_id: str) -> list[str]:
    """Whom a person does not want to meet."""
    return list(connection.execute(select(blocks.c.other).where(blocks.c.person == person_id)).scalars())


def mute(connection: Connection, person_id: str, other: str) -> None:
    """Note that a person does not want to read what another says."""
    unmute(connection, person_id, other)
    connection.execute(insert(mutes).values(person=person_id, other=other))


def unmute(connection: Connection, person_id: str, other: str) -> None:
    connection.execute(delete(mutes).where(mutes.c.person == person_id, mutes.c.other == other))


def muted_among(connection: Connection, ids: Sequence[str]) -> set[tuple[str, str]]:
    """Who of these people does not want to read whom."""
    wanted = select(mutes).where(mutes.c.person.in_(ids), mutes.c.other.in_(ids))
    return {(row.person, row.other) for row in connection.execute(wanted)}


class Report(NamedTuple):
    """A complaint about whoever sits in a seat."""

    table_id: str
    person: str  # who complains
    seat: int
    text: str
    at: float


class FiledReport(NamedTuple):
    """A complaint as whoever runs the server reads it."""

    id: int
    complaint: Report
    about: str | None  # the person in the seat; None where it is a bot's by now, or the table is gone
    name: str


def report(connection: Connection, complaint: Report) -> None:
    """Keep a complaint for whoever runs the server."""
    connection.execute(insert(reports).values(complaint._asdict()))


def all_reports(connection: Connection) -> list[FiledReport]:
    """Every complaint, oldest first."""
    columns = [reports.c[name] for name in Report._fields]
    whom = (seats.c.table_id == reports.c.table_id) & (seats.c.seat == reports.c.seat)
    joined = reports.join(seats, whom, isouter=True)
    wanted = select(reports.c.id, seats.c.person.label("about"), seats.c.name, *columns).select_from(joined)
    found = connection.execute(wanted.order_by(reports.c.at, reports.c.id))
    return [FiledReport(id, Report(*rest), about, name or "") for id, about, name, *rest in found]
