"""The coach over HTTP: at practice tables, for one's own seat, and one wish at a time."""

import pytest

from tests.server.houses import Visitor, a_house, wait_for_the_house

FIRST = {"start": "first"}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with a_house(tmp_path_factory.mktemp("house"), think_seconds=150.0) as house:
        yield house


@pytest.fixture(scope="module")
def ana(house):
    return Visitor(house, "Ana")


def asks(who, table, wish, status=200, seat=""):
    return who.get(f"/api/tables/{table['id']}/coach?ask={wish}{seat}", status)


def begin(who, **wish):
    table = who.set_up("me", "greedy", options=FIRST, **wish)
    wait_for_the_house(who.house, table)
    return table


def test_at_a_practice_table_a_player_is_told_what_was_asked_for_and_no_more(ana):
    table = begin(ana, practice=True)
    hint, choices, warnings = (asks(ana, table, wish) for wish in ("hint", "choices", "warnings"))
    assert hint["hint"]["id"].startswith("coach-kampf-") and not hint["choices"] and not hint["warnings"]
    assert 1 <= len(choices["choices"]) <= 3 and choices["hint"] is None
    assert {hint["decision"], choices["decision"], warnings["decision"]} == {0}
    offered = {option["words"] for option in ana.get(f"/api/tables/{table['id']}/state")["game"]["options"]}
    for one in choices["choices"]:
        assert one["option"]["words"] in offered
        assert one["reason"]["did"]
        assert one["chance"] is None or (0 <= one["chance"] <= 1 and one["margin"] is not None)
    assert {one["words"] for one in warnings["warnings"]} <= offered
    assert asks(ana, table, "choices") == choices


def test_elsewhere_the_coach_refuses_with_a_sentence(house, ana):
    refused = asks(ana, begin(ana), "hint", 403)
    assert (refused["code"], refused["sentence"]) == ("no-coach", "The coach only helps at practice tables.")
    assert refused["hint"]


def test_only_who_sits_there_may_ask_and_only_for_their_own_seat(house, ana):
    table = begin(ana, practice=True, public=True)
    assert asks(Visitor(house, "Ben"), table, "hint", 403)["code"] == "not-your-seat"
    assert asks(ana, table, "hint", 403, "&seat=1")["code"] == "not-your-seat"
    assert asks(ana, table, "everything", 422)["code"] == "bad-request"
