"""Nobody is sent more than their seat may know.

Whatever reaches a client must be what it would have got in another game that its seat cannot tell from the true one:
after every choice, the bytes each client last received are compared with those of a re-imagined table.
"""

import copy
import json
import random

import pytest

from ludus.core.ids import Seat
from ludus.match import GAMES
from ludus.server import protocol
from ludus.server.rooms.table import scene
from tests.conformance.toy import TOY
from tests.server.houses import Visitor, a_house, inside, is_busy, wait_for_the_house

CHOICES = {"toy": 40, "kampf": 25, "aquileia": 40, "spartacus": 60}  # how many are made at a table


def imagined(story, seat, rng):
    """The story of a table this seat cannot tell from the true one."""
    twin = copy.copy(story)
    twin.match = story.match.clone()
    twin.match.game = story.match.imagine(seat, rng.getrandbits(32))
    return twin


def last_game(place):
    """The game as it was last sent, byte for byte."""
    for raw in reversed(place.heard):
        if raw.startswith('{"type":"state"') and '"game":' in raw:
            return raw[raw.index('"game":') + 7 : -1].encode()
    raise AssertionError("nothing was sent")


def answer(rng, places, house, table):
    """Somebody who is asked answers; the others hear what they may."""
    asked = [place for place in places if place.game.get("options")]
    if asked:
        mover = rng.choice(asked)
        mover.act(rng.choice(mover.game["options"])["words"])
    else:
        wait_for_the_house(house, table)


def elsewhere(room, seats, rng):
    """What each seat would be sent at another table."""
    twins = [imagined(room.story, seat, rng) for seat in range(seats)]
    return [protocol.encode(scene.scene(twin, seat, room.shut_until())) for seat, twin in enumerate(twins)]


def compare(house, table, places, rng):
    """What each seat was sent last with what it would have got at another table; unless the house acts just then."""
    room = inside(house).hall.rooms[table["id"]]
    assert room.story is not None
    seq = room.story.seq
    if is_busy(house, table):
        return 0
    listen(places)
    sent = [last_game(place) for place in places]
    assert house.portal is not None
    fitting = house.portal.call(elsewhere, room, len(places), rng)  # where the house itself acts: never meanwhile
    if room.story.seq != seq or is_busy(house, table):
        return 0
    assert sent == fitting
    return 1


def listen(places):
    """Hear everything that was sent so far."""
    for place in places:
        place.say({"type": "ping"})
        place.until("pong")


@pytest.mark.parametrize("game", [name for name in CHOICES if name in GAMES or name == "toy"])
def test_what_a_client_receives_fits_every_game_its_seat_could_be_in(tmp_path, monkeypatch, game):
    monkeypatch.setitem(GAMES, "toy", TOY)
    rng = random.Random(5)
    with a_house(tmp_path) as house:
        people = [Visitor(house, name) for name in ("Ana", "Ben", "Cid")]
        table = people[0].set_up("me", "open", "open", game=game, clock={"quiet": 0.2})
        for person in people[1:]:
            person.join(table)
        watcher = Visitor(house, "Dora")
        with (
            people[0].at(table) as a,
            people[1].at(table) as b,
            people[2].at(table) as c,
            watcher.at(table) as d,
        ):
            places = [a, b, c]
            room = inside(house).hall.rooms[table["id"]]
            story, compared = room.story, 0
            for _ in range(CHOICES[game]):
                if "decision" not in a.game:
                    break
                answer(rng, places, house, table)
                compared += compare(house, table, places, rng)
            assert compared >= CHOICES[game] // 4
            wait_for_the_house(house, table)
            listen([*places, d])
            check_items(story, [*enumerate(places), (None, d)])
            check_secrets(house, story, [a, b, c, d], people)


def check_items(story, viewers):
    """Of every event a viewer was told exactly the part that it may know."""
    happened = [item.event for item in story.told._items if item.event is not None]
    for viewer, place in viewers:
        events = [event for event in happened if not event.phrase.private or viewer in event.seats]
        told = [item for item in place.items if item["kind"] == "event"]
        assert len(told) == len(events)
        for item, event in zip(told, events, strict=True):
            known = event.seats is None or viewer in event.seats
            assert item["id"] == (event.phrase.id if known else f"{event.phrase.id}-unseen")
            assert known or not set(event.phrase.secret) & item["facts"].keys()
            expected = event.seen_by(None if viewer is None else Seat(viewer))["facts"]
            assert item["facts"] == json.loads(json.dumps(expected))


def check_secrets(house, story, places, people):
    """Neither the seed nor anybody's cookie or return token was ever sent over a table's connection."""
    secrets = [story.table.seed, inside(house).store.signing_key.hex()]
    for person in people:
        secrets += [person.cookie, person.me["return_token"], person.me["id"]]
    for place in places:
        said = "".join(place.heard)
        assert not [secret for secret in secrets if secret in said]
