"""Offers made at a table of the house: every one that reaches a bot is answered while the decision stands."""

import pytest

from tests.server.houses import Visitor, a_house, wait_for_the_house


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
