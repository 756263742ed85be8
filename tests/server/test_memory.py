"""Memory has a ceiling: rooms that nobody uses leave it, also those with a clock, and come back when it is time."""

import gc
import time

import pytest

from ludus.server.rooms import hall as halls
from ludus.server.store import tables
from tests.server.houses import Visitor, a_house, inside


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    monkeypatch.setattr(halls, "GRACE", 0.2)
    monkeypatch.setattr(halls, "AHEAD", 0.5)


def wait(so, seconds=240.0):  # others may keep the machine busy
    until = time.monotonic() + seconds
    while not so() and time.monotonic() < until:
        time.sleep(0.02)
    assert so()


def test_rooms_leave_in_the_order_in_which_they_were_used_until_the_rest_fits(tmp_path):
    with a_house(tmp_path, kept_entries=3) as house:
        ana, hall = Visitor(house, "Ana"), inside(house).hall
        ids = [ana.set_up("me", "open", "open")["id"] for _ in range(2)]
        begun = [ana.set_up("me", "me")["id"] for _ in range(6)]  # one entry each
        wait(lambda: sum(room.size for room in hall.rooms.values()) <= 3)
        assert hall.evictions >= 3
        assert [id for id in begun if id in hall.rooms] == begun[3:]
        assert ids  # tables that have not begun take nothing, and go as ever


def test_a_room_somebody_is_in_stays_whatever_it_takes(tmp_path):
    with a_house(tmp_path, kept_entries=1) as house:
        ana, hall = Visitor(house, "Ana"), inside(house).hall
        table = ana.set_up("me", "me")
        with ana.at(table) as place:
            for _ in range(3):
                ana.set_up("me", "me")
            wait(lambda: len(hall.rooms) == 1)
            assert list(hall.rooms) == [table["id"]]
            assert place.command("say", text="salve")["type"] == "done"


def test_a_table_with_a_clock_leaves_memory_and_its_clock_runs_out_all_the_same(tmp_path):
    with a_house(tmp_path, idle_seconds=0.1) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "open", clock={"kind": "live", "seconds": 2, "reserve": 0})
        ben.join(table)
        services = inside(house)
        wait(lambda: table["id"] not in services.hall.rooms)

        def acted():
            with services.store.engine.connect() as connection:
                count = connection.exec_driver_sql("select count(*) from entries where \"by\" = 'clock'").scalar()
            return bool(count)

        wait(acted)


def test_a_table_that_was_woken_for_nothing_is_not_woken_again_and_again(tmp_path):
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "open", clock={"kind": "days", "seconds": 86_400, "reserve": 0})
        ben.join(table)
        services = inside(house)
        with services.store.writing.begin() as connection:
            tables.plan(connection, table["id"], time.time() - 10.0)
        services.hall.rooms.pop(table["id"])

        def planned():
            with services.store.engine.connect() as connection:
                found = tables.read(connection, table["id"])
            return found is not None and (found[0].wake_at or 0.0) > time.time() + 3600

        wait(planned)


def test_garbage_is_not_looked_for_while_somebody_plays(tmp_path, monkeypatch):
    collected: list[int] = []
    with a_house(tmp_path) as house:
        ana, hall = Visitor(house, "Ana"), inside(house).hall
        room = hall.rooms[ana.set_up("me", "me")["id"]]
        monkeypatch.setattr(gc, "collect", lambda: collected.append(1))
        room.used = time.monotonic() + 3600.0  # however slow this machine is
        hall._collected -= 2 * halls.COLLECT_EVERY
        hall._collect_when_quiet()
        assert not collected
        room.used = time.monotonic() - 2 * halls.QUIET
        hall._collect_when_quiet()
        assert collected
        hall._collect_when_quiet()
        assert len(collected) == 1  # not again at once
