"""Who is served next where many wait: what somebody watches first, and people in turn."""

from typing import Any

from ludus.server.rooms.bots.turns import Ticket, Turns


def anything(_: object) -> bool:
    return True


def waiting(workers, *tickets):
    turns: Turns[Any] = Turns(workers)
    for ticket in tickets:
        turns.put(ticket)
    return turns


def served(turns, fits=anything):
    """Everything in the order in which one worker takes it."""
    order = []
    while (ticket := turns.take(fits)) is not None:
        order.append(ticket.what)
        turns.finish(ticket)
    return order


def test_a_person_with_twenty_tables_keeps_nobody_waiting_for_more_than_one_of_them():
    many = [Ticket(f"many {n}", "many", True) for n in range(20)]
    turns = waiting(1, *many, Ticket("ana", "ana", True), Ticket("ben", "ben", True))
    assert served(turns)[:4] == ["many 0", "ana", "ben", "many 1"]


def test_whoever_comes_back_again_and_again_is_served_in_turn_with_whoever_waits():
    turns = waiting(1, *(Ticket(f"many {n}", "many", True) for n in range(20)))
    order = []
    for n in range(3):
        turns.put(Ticket(f"ana {n}", "ana", True))
        for _ in range(2):
            ticket = turns.take(anything)
            order.append(ticket.what)
            turns.finish(ticket)
    assert order == ["many 0", "ana 0", "ana 1", "many 1", "ana 2", "many 2"]


def test_what_somebody_watches_goes_before_what_nobody_does():
    turns = waiting(1, Ticket("unseen", "ana", False), Ticket("seen", "ben", True))
    assert served(turns) == ["seen", "unseen"]


def test_one_person_never_has_all_workers():
    turns = waiting(3, *(Ticket(n, "many", True) for n in range(5)))
    running = [turns.take(anything), turns.take(anything)]
    assert None not in running
    assert turns.take(anything) is None
    turns.put(Ticket("ana", "ana", True))
    assert turns.take(anything).what == "ana"
    turns.finish(running[0])
    assert turns.take(anything).what == 2


def test_a_single_worker_serves_a_single_person():
    assert served(waiting(1, *(Ticket(n, "ana", True) for n in range(3)))) == [0, 1, 2]


def test_what_fits_is_taken_in_the_same_order():
    turns = waiting(1, *(Ticket(n, "ana", True) for n in range(6)))
    assert served(turns, lambda n: n % 2 == 1) == [1, 3, 5]
    assert len(turns) == 3


def test_whoever_waits_no_longer_is_forgotten():
    gone, stays = Ticket("gone", "ana", True), Ticket("stays", "ben", True)
    turns = waiting(1, gone, stays)
    turns.drop(gone)
    turns.drop(gone)
    assert served(turns) == ["stays"]
    assert (len(turns), dict(turns._served), dict(turns._running)) == (0, {}, {})
