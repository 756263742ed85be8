"""What the engine says to people, and to whom."""

import pickle

from ludus.core.ids import Seat
from ludus.core.phrase import Event, Message, Phrase

DRAWS = Phrase("draws", secret=("card",), seat="seat", card="card")
FALLS = Phrase("falls", reveals=True, seat="seat")


def test_a_message_knows_its_values_by_name():
    assert Message(DRAWS, (2, 7)).facts() == {"seat": 2, "card": 7}
    assert Message(DRAWS, (2, 7)).facts(is_asked=False) == {"seat": 2}, "for those who are not asked"
    assert repr(Message(FALLS, (1,))) == "Message('falls', {'seat': 1})"


def test_a_phrase_shows_its_id():
    assert repr(FALLS) == "Phrase('falls')"


def test_everybody_is_told_of_an_open_event():
    event = Event(FALLS, (1,))
    for seat in (Seat(0), Seat(1), None):
        assert event.seen_by(seat) == {"id": "falls", "facts": {"seat": 1}}


def test_only_some_are_told_the_secret_part():
    event = Event(DRAWS, (2, 7), seats=(Seat(2),))
    assert event.seen_by(Seat(2)) == {"id": "draws", "facts": {"seat": 2, "card": 7}}
    for seat in (Seat(0), None):
        assert event.seen_by(seat) == {"id": "draws-unseen", "facts": {"seat": 2}}


def test_an_event_shows_who_may_know_it():
    assert repr(Event(DRAWS, (2, 7), seats=(Seat(2),))) == "Event('draws', (2, 7), seats=(2,))"


def test_an_event_is_against_whom_its_phrase_calls_target_or_victim():
    steals = Phrase("test-steals", seat="seat", victim="seat", count="count")
    told = Event(steals, (Seat(0), Seat(2), 1))
    assert [told.is_against(Seat(seat)) for seat in range(3)] == [False, False, True]
    assert not Event(Phrase("test-hits", target="space"), (1,)).is_against(Seat(1))


def test_a_private_phrase_is_told_to_its_seats_alone_also_after_a_pickle():
    offer = Phrase("toy-event-declines", private=True, seat="seat")
    for phrase in (offer, pickle.loads(pickle.dumps(offer))):
        event = Event(phrase, (1,), (Seat(1), Seat(2)))
        assert [event.is_told_to(seat) for seat in (Seat(0), Seat(1), Seat(2), None)] == [False, True, True, False]
