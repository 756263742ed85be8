"""Offers made at a table of the house: every one that reaches a bot is answered while the decision stands."""

from functools import partial

import pytest

from ludus.server.refusals import Refused
from ludus.server.rooms.table.commands import Answer
from tests.server.houses import Visitor, a_house, inside, story_at, wait_for_the_house
from tests.server.offers import KINDS, bargain
from tests.server.remote import Server


@pytest.fixture
def house(tmp_path):
    with a_house(tmp_path) as client:
        yield client


def listen(place):
    """Hear everything that was sent so far."""
    place.say({"type": "ping"})
    place.until("pong")


def play_to(house, table, place, kind):
    """Answer with whatever stands first until the person is asked for this."""
    while True:
        wait_for_the_house(house, table)
        listen(place)
        if place.game["options"] and place.game["decision"]["kind"] == kind:
            return
        place.act()


def offer(place, to, *terms):
    """Make up an offer step by step, and make it."""
    number = place.game["decision"]["number"]
    for words in (f"offer {to}", *terms, "send-offer"):
        answer = place.command("act", decision=number, line=place.game["line"], words=words)
        assert answer["type"] == "done", answer


@pytest.mark.parametrize("level", ["greedy", "champion"])
def test_a_bot_answers_every_offer_made_during_a_persons_own_decision(house, level):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", level, level, game="spartacus", options={"offers": 5})
    with ana.at(table) as place:
        play_to(house, table, place, "intrigue")
        number = place.game["decision"]["number"]
        for price in range(1, 6):
            offer(place, 1, "give-promise no-foil", f"ask-gold {price}")
            wait_for_the_house(house, table)
            listen(place)
            assert place.game["decision"]["number"] == number
            assert not [made for made in place.game["view"]["offers"] if made["maker"] == 0], price


def test_over_the_network_bots_of_every_level_answer_offers_at_every_decision_of_a_person(tmp_path):
    levels = ["novice", "lanista", "champion"]
    server = Server(["--store", str(tmp_path)], tmp_path / "log")
    server.start()
    try:
        made = bargain(server.url, levels, in_a_row=2, most_tables=6)
    finally:
        server.stop()
    for level in levels:
        for kind in KINDS:
            assert sum(count for (who, when, _), count in made.answers.items() if (who, when) == (level, kind)) >= 2
    assert len(made.waits) == made.answers.total() >= 2 * len(levels) * len(KINDS)


def test_an_offer_cannot_be_exchanged_for_another_while_a_bot_thinks_about_it(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "greedy", "greedy", game="spartacus")
    with ana.at(table) as place:
        play_to(house, table, place, "intrigue")
        room = inside(house).hall.rooms[table["id"]]
        story = story_at(house, table)
        number, line, acts = story.number, story.line, len(story.match.acts)
        offer(place, 1, "give-promise no-foil", "ask-gold 1")
        with pytest.raises(Refused) as refused:
            house.portal.call(partial(room.perform, 1, Answer("accept 0", "bot", number, line, acts)))
        assert refused.value.code == "stale"
