"""Others at the table: muting them, watching them, and what everybody may ask about the fight at hand."""

import pytest

from ludus import odds
from ludus.odds import SAMPLED, Advice, Choice
from ludus.server.rooms.bots.chances import chances
from ludus.server.rooms.bots.workers import Question
from tests.server.houses import Visitor, a_house, inside, story_at, wait_for_the_house


@pytest.fixture
def house(tmp_path):
    with a_house(tmp_path) as house:
        yield house


def a_pair(house, **wish):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open", **wish)
    ben.join(table)
    return ana, ben, table


# --- Mute -----------------------------------------------------------------------------------------------------


def test_who_is_muted_is_not_read_by_that_person_only(house):
    ana, ben, table = a_pair(house)
    path = f"/api/tables/{table['id']}"
    with ana.at(table) as a, ben.at(table) as b, Visitor(house, "Cid").at(table) as c:
        ana.post(f"{path}/seats/1/mute", status=204)
        assert ana.get(f"{path}/seats/muted") == {"seats": [1]} and ben.get(f"{path}/seats/muted") == {"seats": []}
        b.command("say", text="boo")
        b.command("say", text="psst", to=0)
        for place in (a, b, c):
            place.say({"type": "ping"})
            place.until("pong")
        talk = [
            [(item["text"], item.get("muted")) for item in place.items if item["kind"] in ("said", "told")]
            for place in (a, b, c)
        ]
        assert talk == [[("", True), ("", True)], [("boo", None), ("psst", None)], [("boo", None)]]
        assert "boo" not in "".join(a.heard)
        ana.post(f"{path}/seats/1/mute?undo=true", status=204)
        assert [item["text"] for item in ana.get(f"{path}/state")["items"] if item["kind"] == "said"] == ["boo"]


def test_mutes_are_kept_and_hold_at_every_table(tmp_path):
    with a_house(tmp_path) as house:
        ana, ben, table = a_pair(house)
        other = ben.set_up("me", "open")
        ana.join(other)
        ana.post(f"/api/tables/{table['id']}/seats/1/mute", status=204)
    with a_house(tmp_path) as house:
        ana.house = ben.house = house
        assert ana.get(f"/api/tables/{other['id']}/seats/muted") == {"seats": [0]}
        ana.post(f"/api/tables/{table['id']}/seats/0/mute", status=404)
        ana.post(f"/api/tables/{table['id']}/seats/9/mute", status=404)


# --- Watching -------------------------------------------------------------------------------------------------


def test_running_public_games_of_others_are_listed_to_be_watched(house):
    ana, ben, table = a_pair(house)
    hidden = ana.set_up("me", "random", public=False)
    waiting = ana.set_up("me", "open")
    cid = Visitor(house, "Cid")
    with cid.at(table):
        listed = cid.get("/api/tables?watch=true")["tables"]
        assert [(one["id"], one["watching"]) for one in listed] == [(table["id"], 1)]
        assert not {hidden["id"], waiting["id"]} & {one["id"] for one in listed}
        assert ana.get("/api/tables?watch=true") == {"tables": []}
        assert cid.get("/api/tables?watch=true&game=aquileia") == {"tables": []}
    assert ben.get(f"/api/tables/{table['id']}")["watching"] == 0


# --- Chances --------------------------------------------------------------------------------------------------


def play_until(house, table, *visitors, known):
    """Everybody takes the first option until something is known about the choice at hand; who, and the state."""
    for _ in range(200):
        wait_for_the_house(house, table)
        for visitor in visitors:
            state = visitor.get(f"/api/tables/{table['id']}/state")
            if state["game"]["options"]:
                if known("kampf", story_at(house, table).match.game):
                    return visitor, state
                with visitor.at(table) as place:
                    place.client = f"c{story_at(house, table).seq}"
                    place.act()
    raise AssertionError("it never comes to that")


def test_the_chances_of_the_choice_at_hand_are_those_of_the_odds(house):
    ana, ben, table = a_pair(house)
    mover, state = play_until(house, table, ana, ben, known=odds.advise)
    path = f"/api/tables/{table['id']}/chances"
    found = mover.get(path)
    advice = odds.advise("kampf", story_at(house, table).match.game)
    assert advice is not None
    assert found["decision"] == state["game"]["decision"]["number"]
    assert [choice["words"] for choice in found["choices"]] == [option["words"] for option in state["game"]["options"]]
    assert [choice["value"] for choice in found["choices"]] == [choice.value for choice in advice.choices]
    assert found["best"] == advice.best.words and found["outlook"] is not None
    other = ben if mover is ana else ana
    assert other.get(path)["choices"] == [] and other.get(path)["outlook"] == found["outlook"]
    Visitor(house, "Cid").get(path, 403)


def test_before_a_challenge_every_fight_comes_with_its_odds(house):
    ana, ben, table = a_pair(house)
    mover, _ = play_until(house, table, ana, ben, known=odds.prospects)
    path = f"/api/tables/{table['id']}/chances"
    found = mover.get(path)["prospects"]
    expected = odds.prospects("kampf", story_at(house, table).match.game)
    assert [(each["words"], each["target"], each["first"]) for each in found] == [
        (each.option.words, each.target, each.first) for each in expected
    ]
    for shown, prospect in zip(found, expected, strict=True):
        assert (shown["taken"], shown["lost"]) == (prospect.taken, prospect.lost)
        assert (shown["beaten"], shown["fallen"]) == (prospect.beaten, prospect.fallen)
        for name in ("ahead", "even", "behind", "challenged_gone", "challenger_gone"):
            assert shown[name] == prospect.answer.chances[name]
    other = ben if mover is ana else ana
    assert other.get(path)["prospects"] == []


def test_a_trial_fight_tells_no_chances_before_there_is_a_rival(house):
    ana, _, table = a_pair(house, game="spartacus-trial")
    found = ana.get(f"/api/tables/{table['id']}/chances")
    assert (found["choices"], found["best"], found["how"]) == ([], None, None)


def test_what_is_sampled_comes_with_its_margin_and_names_no_doubtful_best(house, monkeypatch):
    *_, table = a_pair(house)
    story, log = story_at(house, table), inside(house).hall.rooms[table["id"]].log
    seat = story.match.game.asked[0]
    options = story.match.options(seat)
    for margin, best in ((0.02, options[0].words), (0.2, None)):
        found = tuple(Choice(option, 0.5 - 0.1 * i, margin=margin) for i, option in enumerate(options))
        advice = Advice(0, found, options[0], 0.5, SAMPLED, unit="wins")
        monkeypatch.setitem(odds.ADVISERS, "kampf", lambda g, advice=advice: advice)
        told = chances(Question(story.table, tuple(log), seat, "", False))
        assert told.best == best and {margin for _, _, margin in told.choices} == {0.02 if best else 0.2}


def test_where_nothing_is_known_exactly_there_are_no_chances(house):
    ana, _, table = a_pair(house, game="kampf")
    found = ana.get(f"/api/tables/{table['id']}/chances")
    assert (found["choices"], found["best"], found["outlook"]) == ([], None, None)


def test_a_table_can_be_set_up_without_chances(house):
    ana, _, table = a_pair(house, chances=False)
    assert table["chances"] is False
    assert ana.get(f"/api/tables/{table['id']}/chances", 403)["code"] == "no-chances"
    with ana.at(table, hello=False) as a:
        a.say({"type": "hello"})
        assert a.until("people")["people"]["chances"] is False
