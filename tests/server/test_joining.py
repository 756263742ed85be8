"""Sitting down at the same time: the database decides, whatever a process remembers of the table."""

import threading
import urllib.error
from typing import Any

import pytest
from sqlalchemy import update

from ludus.server.rows import BOT, FREE, OPEN, PERSON, PLAYING, LogEntry, SeatRow, TableRow, TimeControl
from ludus.server.store import people, schema, seating, tables
from ludus.server.store.people import PersonRow
from ludus.server.store.store import Store
from tests.server.houses import Visitor, a_house, inside
from tests.server.remote import Guest, Server

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture(params=DATABASES)
def house(request, tmp_path):
    database = "" if request.param == "sqlite" else request.getfixturevalue("database")
    with a_house(tmp_path, database=database) as house:
        yield house


def seat_elsewhere(house, table, seat, **values):
    """Change a seat as another process does whose news has not arrived yet."""
    where = (schema.seats.c.table_id == table["id"]) & (schema.seats.c.seat == seat)
    with inside(house).store.writing.begin() as connection:
        connection.execute(update(schema.seats).where(where).values(**values))


def kinds(table):
    return [seat["kind"] for seat in table["seats"]]


def test_whoever_wants_any_seat_gets_one_that_another_process_left_free(house):
    ana, ben, cid = (Visitor(house, name) for name in ("Ana", "Ben", "Cid"))
    table = ana.set_up("me", "open", "open", starts="host")
    seat_elsewhere(house, table, 1, kind=PERSON, person=ben.me["id"], name="Ben")
    joined = cid.join(table)
    assert [seat["name"] for seat in joined["seats"]] == ["Ana", "Ben", "Cid"]


def test_a_seat_given_up_at_another_process_can_be_taken(house):
    ana, ben, cid = (Visitor(house, name) for name in ("Ana", "Ben", "Cid"))
    table = ana.set_up("me", "open", starts="host")
    ben.join(table)
    seat_elsewhere(house, table, 1, kind=FREE, person=None, name="")
    assert [seat["name"] for seat in cid.join(table)["seats"]] == ["Ana", "Cid"]


def test_somebody_seated_by_another_process_gets_no_second_seat(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open", "open", starts="host")
    seat_elsewhere(house, table, 1, kind=PERSON, person=ben.me["id"], name="Ben")
    answer = ben.ask("POST", f"/api/tables/{table['id']}/join", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "seated")
    assert kinds(ana.get(f"/api/tables/{table['id']}"))[2] == "open"


def test_two_links_do_not_give_one_person_two_seats(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "invited", "invited", public=False)
    first, second = (invitation["token"] for invitation in table["invitations"])
    ben.post("/api/invitations", {"token": first})
    answer = ben.ask("POST", "/api/invitations", {"token": second})
    assert (answer.status_code, answer.json()["code"]) == (409, "seated")


def test_a_person_let_in_by_another_process_finds_the_table(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "invited", public=False, starts="host")
    assert ben.ask("GET", f"/api/tables/{table['id']}").status_code == 404
    seat_elsewhere(house, table, 1, kind=PERSON, person=ben.me["id"], name="Ben", invite_hash=None)
    assert kinds(ben.get(f"/api/tables/{table['id']}")) == ["person", "person"]


def test_the_host_begins_a_table_that_was_filled_at_another_process(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open", starts="host")
    seat_elsewhere(house, table, 1, kind=PERSON, person=ben.me["id"], name="Ben")
    assert ana.post(f"/api/tables/{table['id']}/start")["status"] == "playing"


def test_nobody_gets_up_from_a_game_that_another_process_has_begun(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open", starts="host")
    ben.join(table)
    with inside(house).store.writing.begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table["id"]).values(status=PLAYING))
    answer = ben.ask("POST", f"/api/tables/{table['id']}/leave", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "started")


# --- In the database ------------------------------------------------------------------------------------


@pytest.fixture(params=DATABASES)
def store(request, tmp_path):
    here = request.param == "sqlite"
    store = Store.in_folder(tmp_path) if here else Store.open(request.getfixturevalue("database"))
    table = TableRow("t", "kampf", 1, "", {}, 3, "seed", OPEN, True, False, "full", "ana", TimeControl(), created=0.0)
    chairs = [SeatRow("t", 0, PERSON, "Ana", "ana"), SeatRow("t", 1, FREE, ""), SeatRow("t", 2, BOT, "r", level="r")]
    with store.writing.begin() as connection:
        for name in ("ana", "ben", "cid"):
            people.create(connection, PersonRow(name, name, None, None, None, 0, 0.0))
        tables.create(connection, table, chairs)
    yield store
    store.close()


def status_of(connection):
    found = tables.read(connection, "t")
    assert found is not None
    return found[0].status


OPENING = LogEntry("t", 1, "start", -1, "", (), "person", None, "", 0.0)


def test_a_game_does_not_begin_when_somebody_has_got_up_meanwhile(store):
    with store.writing.begin() as connection:
        assert seating.sit_down(connection, "t", "ben", "here") == ""
        seen = tables.read_seats(connection, "t")
        assert seating.get_up(connection, "t", "ben", "here") == ""
        assert seating.begin(connection, OPENING, seen, None, "here") == seating.CHANGED
        assert status_of(connection) == OPEN


def test_a_game_begins_once_and_then_nobody_changes_seats(store):
    with store.writing.begin() as connection:
        assert seating.sit_down(connection, "t", "ben", "here") == ""
        seen = tables.read_seats(connection, "t")
        assert seating.begin(connection, OPENING, seen, None, "here") == ""
        assert seating.begin(connection, OPENING, seen, None, "here") == seating.STARTED
        assert seating.get_up(connection, "t", "ben", "here") == seating.STARTED
        assert seating.put(connection, SeatRow("t", 2, FREE, ""), "here") == seating.STARTED
        assert seating.take_away(connection, "t", "here") == seating.STARTED
        assert seating.sit_down(connection, "t", "cid", "here") == seating.STARTED
        assert status_of(connection) == PLAYING


def test_somebody_who_was_forgotten_does_not_sit_down(store):
    with store.writing.begin() as connection:
        people.remove(connection, "ben", "random", 0.0, "here")
        assert seating.sit_down(connection, "t", "ben", "here") == seating.NO_PERSON


def test_somebody_the_host_does_not_want_to_meet_does_not_sit_down(store):
    with store.writing.begin() as connection:
        people.block(connection, "ana", "ben")
        assert seating.sit_down(connection, "t", "ben", "here") == seating.BLOCKED


# --- All at once ----------------------------------------------------------------------------------------


@pytest.fixture(params=DATABASES)
def servers(request, tmp_path):
    """Two processes on PostgreSQL, one on SQLite."""
    if request.param == "sqlite":
        found = [Server(["--store", str(tmp_path / "store")], tmp_path / "log")]
    else:
        where = ["--database", request.getfixturevalue("database")]
        found = [Server(where, tmp_path / f"log{i}") for i in range(2)]
    for server in found:
        server.start()
    yield found
    for server in found:
        server.kill()


def at_once(jobs):
    """Do all of them in one moment; what each was answered, or the code with which it was refused."""
    answers: list[Any] = [None] * len(jobs)
    ready = threading.Barrier(len(jobs))

    def do(number):
        ready.wait()
        try:
            answers[number] = jobs[number]()
        except urllib.error.HTTPError as refused:
            answers[number] = refused.code

    threads = [threading.Thread(target=do, args=(number,)) for number in range(len(jobs))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def joining(guest, server, table):
    def join():
        other = Guest.__new__(Guest)  # the same person at another address
        other.url, other.cookie = server.url, guest.cookie
        return other.post(f"/api/tables/{table}/join", {})

    return join


def test_of_many_who_join_at_once_everybody_gets_a_seat_and_one_person_one(servers):
    one, two = servers[0], servers[-1]
    host = Guest(one.url, "Host")
    guests = [Guest(one.url, f"Guest {n}") for n in range(5)]
    for _ in range(3):
        seats = [{"kind": "me"}] + [{"kind": "open"}] * 5
        table = host.post("/api/tables", {"game": "spartacus", "seats": seats, "starts": "host"})["id"]
        for server in servers:
            Guest(server.url, "Looks on").get(f"/api/tables/{table}")  # the table is in the memory of each
        jobs = [joining(guest, server, table) for guest in guests for server in (one, two)]
        answers = at_once(jobs)
        for pair in zip(answers[::2], answers[1::2], strict=True):
            assert sorted(answer if isinstance(answer, int) else 200 for answer in pair) == [200, 409], answers
        seen = host.get(f"/api/tables/{table}")["seats"]
        assert sorted(seat["name"] for seat in seen) == sorted(["Host", *(f"Guest {n}" for n in range(5))])


def test_a_table_filled_at_once_begins_once(servers):
    one, two = servers[0], servers[-1]
    host = Guest(one.url, "Host")
    guests = [Guest(one.url, f"Guest {n}") for n in range(4)]
    seats = [{"kind": "me"}] + [{"kind": "open"}] * 4
    table = host.post("/api/tables", {"game": "kampf", "seats": seats})["id"]
    answers = at_once([joining(guest, (one, two)[n % 2], table) for n, guest in enumerate(guests)])
    assert not [answer for answer in answers if isinstance(answer, int)]
    assert host.get(f"/api/tables/{table}/state")["people"]["status"] == "playing"
