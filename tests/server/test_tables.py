"""Tables over HTTP: who may sit where, when a game begins, and what becomes of it."""

import time

import pytest

from ludus import Match, verify
from ludus.bots.greedy import GreedyBot
from ludus.match import Turn
from ludus.server.api.routes.replays import asked_then
from tests.server.houses import Visitor, a_house


@pytest.fixture
def house(tmp_path):
    with a_house(tmp_path) as house:
        yield house


def played(house, *seats):
    """A finished table of bots, and its host."""
    ana = Visitor(house, "Ana")
    table = ana.set_up(*(seats or ("random", "random")))
    with ana.at(table) as place:
        while "decision" in place.game:
            place.until("state")
    return ana, table


def refusal(answer, status, code):
    assert answer.status_code == status, answer.text
    assert answer.json()["code"] == code
    assert answer.json()["sentence"].endswith(".")
    assert answer.json()["hint"]


def test_a_person_plays_a_whole_game_against_a_bot(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "random")
    with ana.at(table) as place:
        while place.until_asked():
            assert place.act()["type"] == "done"
        assert place.game["outcome"]["winners"]
    assert ana.get(f"/api/tables/{table['id']}")["status"] == "ended"


def test_a_finished_game_verifies_with_its_seed(house):
    ana, table = played(house)
    record = ana.ask("GET", f"/api/tables/{table['id']}/record").text
    assert verify(record).outcome is not None
    assert "[seed " in record


def test_the_record_of_a_running_game_is_refused(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "open")
    refusal(ana.ask("GET", f"/api/tables/{table['id']}/record"), 409, "running")


def test_a_table_begins_when_its_last_seat_is_taken(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open")
    assert table["status"] == "open"
    assert ben.join(table)["status"] == "playing"


def test_a_table_may_wait_for_its_host(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open", starts="host")
    assert ben.join(table)["status"] == "open"
    refusal(ben.ask("POST", f"/api/tables/{table['id']}/start", {}), 403, "not-host")
    assert ana.post(f"/api/tables/{table['id']}/start")["status"] == "playing"


def test_a_seat_is_taken_once(house):
    ana, ben, cid = Visitor(house, "Ana"), Visitor(house, "Ben"), Visitor(house, "Cid")
    table = ana.set_up("me", "open", "open", starts="host")
    ben.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    refusal(cid.ask("POST", f"/api/tables/{table['id']}/join", {"seat": 1}), 409, "taken")
    refusal(ben.ask("POST", f"/api/tables/{table['id']}/join", {"seat": 2}), 409, "seated")


def test_an_invited_seat_is_for_whoever_has_the_link(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "invited", public=False)
    refusal(ben.ask("POST", f"/api/tables/{table['id']}/join", {}), 404, "no-table")
    token = table["invitations"][0]["token"]
    assert ben.post("/api/invitations", {"token": token})["status"] == "playing"
    refusal(Visitor(house, "Cid").ask("POST", "/api/invitations", {"token": token}), 403, "link")


def test_a_private_table_looks_like_none_to_strangers(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "random", public=False)
    hidden = ben.ask("GET", f"/api/tables/{table['id']}")
    unknown = ben.ask("GET", f"/api/tables/{'0' * 20}")
    assert (hidden.status_code, hidden.content) == (unknown.status_code, unknown.content)
    assert table["id"] not in str(ben.get("/api/tables"))
    with ben.at(table, hello=False) as place:
        assert place.hear()["code"] == "no-table"


def test_somebody_may_leave_before_the_game_begins(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open", "open")
    ben.join(table)
    ben.post(f"/api/tables/{table['id']}/leave", status=204)
    assert [seat["kind"] for seat in ana.get(f"/api/tables/{table['id']}")["seats"]] == ["person", "open", "open"]
    ana.post(f"/api/tables/{table['id']}/leave", status=204)
    refusal(ana.ask("GET", f"/api/tables/{table['id']}"), 404, "no-table")


def test_the_host_fills_free_seats_with_bots(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "open")
    changed = ana.post(f"/api/tables/{table['id']}/seats/1", {"kind": "bot", "level": "random"}, method="PUT")
    assert changed["status"] == "playing"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}, "rules"),
        ({"game": "kampf", "seats": [{"kind": "me"}]}, "rules"),
        ({"game": "kampf", "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, "rules"),
        ({"game": "kampf", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"x": 1}}, "rules"),
        ({"game": "kampf", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"set": "/etc"}}, "rules"),
        ({"game": "kampf", "seats": [{"kind": "me"}, {"kind": "throne"}]}, "bad-request"),
        ({"game": "kampf", "seats": [{"kind": "me"}, {"kind": "open"}], "set": "/etc"}, "bad-request"),
    ],
)
def test_an_impossible_table_is_refused_with_a_sentence(house, wish, code):
    refusal(Visitor(house, "Ana").ask("POST", "/api/tables", wish), 422, code)


def test_refusals_are_in_the_visitors_language(house):
    ana = Visitor(house, "Ana")
    german = ana.ask("GET", "/api/tables/nowhere", headers={"accept-language": "de-AT,en;q=0.5"})
    assert german.json()["sentence"] == "Diesen Tisch gibt es nicht."


def test_tables_are_listed_and_filtered(house):
    ana = Visitor(house, "Ana")
    waiting, running = ana.set_up("me", "open"), ana.set_up("me", "random")
    assert [table["id"] for table in ana.get("/api/tables")["tables"]] == [running["id"], waiting["id"]]
    assert [table["id"] for table in ana.get("/api/tables?status=open")["tables"]] == [waiting["id"]]
    assert Visitor(house, "Ben").get("/api/tables?mine=true")["tables"] == []
    assert ana.get("/api/tables?game=aquileia")["tables"] == []


def test_somebody_who_played_may_ask_for_a_rematch(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "random")
    refusal(ana.ask("POST", f"/api/tables/{table['id']}/rematch", {}), 409, "running")
    ana.post(f"/api/tables/{table['id']}/resign", status=204)
    with ana.at(table) as place:
        while "decision" in place.game:
            place.until("state")
    again = ana.post(f"/api/tables/{table['id']}/rematch", status=201)
    assert again["previous"] == table["id"]
    assert again["status"] == "playing"
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot"]


# --- Replays --------------------------------------------------------------------------------------------


def test_a_finished_game_is_shown_step_by_step(house):
    ana, table = played(house)
    path = f"/api/tables/{table['id']}/replay"
    last = ana.get(f"{path}?sight=open")["steps"]
    assert len(ana.get(f"{path}?sight=open&step=3")["views"]) == 2
    assert ana.get(f"{path}?sight=seat&seat=1&step=3")["views"][0]["seat"] == 1
    assert ana.get(f"{path}?step={last}")["result"]
    veiled = ana.get(f"{path}?step=1&spoilers=false")
    assert veiled["steps"] is None and veiled["result"] is None
    refusal(ana.ask("GET", f"{path}?step={last + 1}"), 404, "no-step")


def test_a_replay_says_what_is_asked_then_until_the_game_is_over(house):
    ana, table = played(house)
    path = f"/api/tables/{table['id']}/replay"
    shown = ana.get(f"{path}?sight=seat&seat=1&step=0")
    assert shown["prompt"]["id"].startswith("kampf-ask-")
    assert ana.get(f"{path}?sight=open&step={shown['steps']}")["prompt"] is None


def test_a_replay_tells_the_secret_part_of_a_question_to_those_alone_whom_it_asked():
    match = Match.new("spartacus", seats=3, seed=11)
    bots = [GreedyBot(seat) for seat in range(3)]
    while not (secret := secret_of_one(match)):
        seat = match.owing[0]
        assert match.decision is not None
        match.act(seat, bots[seat].choose(Turn(match, seat, match.decision, match.options(seat))))

    def told(viewer, *, everything=False):
        asked = asked_then(match, viewer, everything=everything)
        assert asked is not None and isinstance(asked["facts"], dict)
        return set(asked["facts"])

    assert [bool(secret & told(viewer)) for viewer in (0, 1, 2)] == [seat in match.owing for seat in range(3)]
    assert not secret & told(None)
    assert secret <= told(None, everything=True)


def secret_of_one(match):
    """What only the one seat that is asked may know of the question, if there is such a thing."""
    prompt = match.prompt()
    return set(prompt.phrase.secret) if len(match.decision.seats) == 1 else set()


def test_a_record_is_brought_in_and_a_forged_one_refused(house):
    ana, table = played(house)
    record = ana.ask("GET", f"/api/tables/{table['id']}/record").text
    kept = ana.post("/api/records", {"record": record}, 201)
    assert ana.ask("GET", f"/api/tables/{kept['id']}/record").text == record
    lines = record.splitlines()
    forged = "\n".join([*lines[:6], *lines[7:]])
    refusal(ana.ask("POST", "/api/records", {"record": forged}), 422, "rules")


def test_a_finished_game_is_forked_into_a_practice_table(house):
    ana, table = played(house)
    fork = ana.post(f"/api/tables/{table['id']}/fork", {"step": 10, "seat": 0, "level": "random"}, 201)
    assert fork["practice"] and fork["status"] == "playing" and fork["previous"] == table["id"]
    with ana.at(fork) as place:
        while place.until_asked():
            place.act()
    record = ana.ask("GET", f"/api/tables/{fork['id']}/record").text
    assert "[seed " not in record
    original = ana.ask("GET", f"/api/tables/{table['id']}/record").text
    assert [line for line in record.splitlines() if line[0].isalnum()][:8] == [
        line for line in original.splitlines() if line[0].isalnum()
    ][:8]
    verify(record)


# --- Leaving, coming back, resigning ------------------------------------------------------------------------


def test_a_bot_holds_a_leavers_seat_and_gives_it_back(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "random", "random", practice=True)
    ana.post(f"/api/tables/{table['id']}/seats/0/hold", {"level": "random"}, 204)
    refusal(
        ana.ask(
            "POST",
            f"/api/tables/{table['id']}/commands",
            {"type": "act", "client": "a", "n": 1, "decision": 0, "words": "x"},
        ),
        409,
        "held",
    )
    answer = ana.ask("POST", f"/api/tables/{table['id']}/seats/0/back", {})
    assert answer.status_code == 204 or answer.json()["code"] == "ended"


def test_nobody_takes_anothers_seat(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open")
    ben.join(table)
    for path in ("seats/0/hold", "seats/0/back", "seats/0/token"):
        refusal(ben.ask("POST", f"/api/tables/{table['id']}/{path}", {}), 403, "not-your-seat")


def test_whoever_resigns_is_played_on_by_a_bot(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open")
    ben.join(table)
    ana.post(f"/api/tables/{table['id']}/resign", status=204)
    seats = ana.get(f"/api/tables/{table['id']}")["seats"]
    assert seats[0]["resigned"] and seats[0]["level"]
    refusal(ana.ask("POST", f"/api/tables/{table['id']}/seats/0/back", {}), 409, "not-held")


# --- People -------------------------------------------------------------------------------------------------


def test_a_return_link_brings_back_a_lost_seat(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "open")
    stranger = Visitor(house)
    stranger.post("/api/people/return", {"token": ana.me["return_token"]})
    assert stranger.get(f"/api/tables/{table['id']}")["seats"][0]["mine"]
    new = stranger.post("/api/people/me/return-link")["return_token"]
    assert new != ana.me["return_token"]
    refusal(Visitor(house).ask("POST", "/api/people/return", {"token": ana.me["return_token"]}), 403, "link")


def test_an_account_keeps_games_across_devices(house):
    ana = Visitor(house, "Ana")
    secret = {"login": "Ana@Example", "password": "correct horse"}
    ana.post("/api/people/me/account", secret, method="PUT")
    elsewhere = Visitor(house)
    assert elsewhere.post("/api/people/sign-in", secret)["id"] == ana.me["id"]
    wrong = elsewhere.ask("POST", "/api/people/sign-in", {**secret, "password": "wrong horse"})
    nobody = elsewhere.ask("POST", "/api/people/sign-in", {**secret, "login": "nobody"})
    refusal(wrong, 403, "sign-in")
    assert wrong.content == nobody.content
    refusal(Visitor(house, "Ben").ask("PUT", "/api/people/me/account", secret), 409, "login-taken")


def test_signing_out_everywhere_voids_every_cookie(house):
    ana = Visitor(house, "Ana")
    elsewhere = Visitor(house)
    elsewhere.cookie = ana.cookie
    ana.post("/api/people/sign-out?everywhere=true")
    refusal(elsewhere.ask("GET", "/api/people/me"), 401, "no-person")


def test_a_forged_cookie_is_nobody(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    ben.cookie = ben.cookie.replace(ben.me["id"], ana.me["id"])
    refusal(ben.ask("GET", "/api/people/me"), 401, "no-person")


def test_somebody_who_deletes_themselves_leaves_no_name_and_no_empty_seat(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    running, waiting, own = ana.set_up("me", "open"), ana.set_up("me", "open", "open"), ben.set_up("me", "open")
    for table in (running, waiting):
        ben.join(table)
    ben.post("/api/people/me", method="DELETE", status=204)
    refusal(ben.ask("GET", "/api/people/me"), 401, "no-person")
    seat = ana.get(f"/api/tables/{running['id']}")["seats"][1]
    assert seat["resigned"] and seat["level"] and seat["name"] != "Ben"
    assert [seat["kind"] for seat in ana.get(f"/api/tables/{waiting['id']}")["seats"]] == ["person", "open", "open"]
    refusal(ana.ask("GET", f"/api/tables/{own['id']}"), 404, "no-table")
    with ana.at(running) as place:
        while place.until_asked():
            place.act()


def test_a_host_does_not_meet_whom_they_block(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open")
    ben.join(table)
    ana.post(f"/api/tables/{table['id']}/seats/1/block", status=204)
    ana.post(f"/api/tables/{table['id']}/seats/1/report", {"text": "stalls"}, 204)
    other = ana.set_up("me", "open")
    refusal(ben.ask("POST", f"/api/tables/{other['id']}/join", {}), 403, "blocked")
    ana.post(f"/api/tables/{table['id']}/seats/1/block?undo=true", status=204)
    ben.join(other)


# --- Outside players ------------------------------------------------------------------------------------------


def test_a_token_plays_one_seat_and_nothing_else(house):
    ana = Visitor(house, "Ana")
    table, other = ana.set_up("me", "random"), ana.set_up("me", "open")
    token = ana.post(f"/api/tables/{table['id']}/seats/0/token", status=201)["token"]
    bearer = {"authorization": f"Bearer {token}"}
    program = Visitor(house)
    assert program.ask("GET", "/api/seat", headers=bearer).json() == {"table": table["id"], "seat": 0}
    place = f"/api/tables/{table['id']}/state"
    while not (state := program.ask("GET", place, headers=bearer).json())["game"]["options"]:
        time.sleep(0.05)
    advice = program.ask("GET", "/api/seat/advice?level=random", headers=bearer).json()["words"]
    command = {"type": "act", "client": "p", "n": 1, "decision": state["game"]["decision"]["number"], "words": advice}
    act = f"/api/tables/{table['id']}/commands"
    assert program.ask("POST", act, command, bearer).json() == {"repeated": False}
    assert program.ask("POST", act, command, bearer).json() == {"repeated": True}
    refusal(program.ask("POST", f"/api/tables/{other['id']}/commands", command, bearer), 403, "not-your-seat")
    refusal(program.ask("GET", "/api/people/me", headers=bearer), 401, "no-person")


def test_a_trial_fight_is_a_table_like_any_other(house):
    ana = Visitor(house, "Ana")
    shelf = ana.get("/api/games")
    assert [(trial["name"], trial["family"]) for trial in shelf["trials"]] == [("spartacus-trial", "spartacus")]
    table = ana.set_up("me", "greedy", game="spartacus-trial", options={"picks": "one"})
    assert (table["status"], table["family"]) == ("playing", "spartacus")
    with ana.at(table) as a:
        while a.until_asked():
            a.act()
    assert a.game["outcome"]["how"] == "trial" and a.game["view"]["game"] == "spartacus"
    assert "spartacus-trial" in ana.ask("GET", f"/api/tables/{table['id']}/record").text
