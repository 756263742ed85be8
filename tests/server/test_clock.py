"""Tables are played by a time that goes on evenly: a clock put forward or back neither empties a reserve nor shuts a
window for longer."""

import time

import pytest

from ludus.server import clock
from ludus.server.clock import SLEW, SteadyClock
from ludus.server.store import journal
from tests.server.houses import Visitor, a_house, inside, story_at


class Machine:
    """A machine whose clock can be put forward and back."""

    def __init__(self):
        self.wall = 1_000_000.0
        self.up = 5.0

    def pass_by(self, seconds):
        self.wall += seconds
        self.up += seconds


@pytest.fixture
def machine():
    return Machine()


@pytest.fixture
def steady(machine):
    return SteadyClock(lambda: machine.wall, lambda: machine.up)


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 86_400.0])
def test_a_jump_of_the_clock_is_no_jump_of_time(machine, steady, jump):
    before = steady.now()
    machine.wall += jump
    assert steady.now() == before
    machine.pass_by(10.0)
    assert steady.now() - before == pytest.approx(10.0, abs=10.0 * SLEW + 1e-6)


def test_time_never_goes_back(machine, steady):
    told = [steady.now()]
    for jump in (-5.0, 0.0, -1000.0, 7.0, 0.0):
        machine.wall += jump
        machine.pass_by(0.25)
        told.append(steady.now())
    assert told == sorted(told) and len(set(told)) == len(told)


def test_a_small_error_is_made_up_for_in_time(machine, steady):
    machine.wall += 2.0
    for _ in range(300):
        machine.pass_by(1.0)
        steady.now()
    assert steady.now() == pytest.approx(machine.wall)


def test_processes_go_by_the_clock_of_their_database(machine, steady):
    steady.set(machine.wall + 100.0)
    assert steady.now() == machine.wall + 100.0
    machine.pass_by(10.0)
    assert steady.now() == pytest.approx(machine.wall + 100.0)
    steady.follow(machine.wall + 90.0)
    before = steady.now()
    machine.pass_by(1.0)
    assert steady.now() - before == pytest.approx(1.0 - SLEW)


@pytest.fixture
def put(monkeypatch):
    """Put the clock of the machine forward or back."""
    real = time.time

    def jump(seconds):
        monkeypatch.setattr(time, "time", lambda: real() + seconds)
        monkeypatch.setattr(clock.HOUSE, "_wall", time.time)

    yield jump


def test_a_clock_put_forward_takes_nobodys_time(tmp_path, put):
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "open", clock={"kind": "live", "seconds": 30, "reserve": 60})
        ben.join(table)
        with ana.at(table) as a, ben.at(table) as b:
            mover = a if a.game.get("options") else b
            put(3600.0)
            time.sleep(0.4)  # several looks around
            assert mover.act()["type"] == "done"
            room = inside(house).hall.rooms[table["id"]]
            assert story_at(house, table).clocks.reserve == [60.0, 60.0]
            assert {entry.by for entry in room.log if entry.kind == "act"} == {"person"}


def test_a_clock_put_back_while_the_house_was_closed_keeps_no_window_shut(tmp_path):
    """The log is ahead of the clock then: the table goes on from the time it was last played at."""
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "open", clock={"kind": "live", "seconds": 5, "reserve": 0})
        ben.join(table)
        store = inside(house).store
        with store.writing.begin() as connection:
            written = journal.read(connection, table["id"])[0].at
            connection.exec_driver_sql(f"update entries set at = {written + 7200.0}")
            connection.exec_driver_sql(f"update tables set wake_at = {written + 7205.0}")
    with a_house(tmp_path) as house:
        ana.house = house
        with ana.at(table):
            room = inside(house).hall.rooms[table["id"]]
            left = (story_at(house, table).clocks.deadline(0) or 0.0) - room.now()
            assert 0 < left <= 5.0
            until = time.monotonic() + 240
            while len(room.log) < 2 and time.monotonic() < until:
                time.sleep(0.05)
            assert room.log[1].by == "clock"
            assert room.log[1].at > room.log[0].at
