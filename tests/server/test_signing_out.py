"""Whoever has signed out everywhere, or is forgotten, acts no more: their connections end, at every process."""

import json

import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from ludus.server import tasks
from ludus.server.api.websocket.client_socket import SIGNED_OUT
from ludus.server.config import Config
from ludus.server.store import people
from ludus.speech import Speech
from tests.server.houses import Place, Visitor, a_house, inside
from tests.server.remote import PATIENCE, Guest, Server


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request, tmp_path):
    """Where a house keeps its tables."""
    if request.param == "sqlite":
        return {"store": str(tmp_path)}
    return {"store": "", "database": request.getfixturevalue("database")}


@pytest.fixture
def house(where):
    with a_house(**where) as house:
        yield house


def talk(place):
    """What becomes of a command: `done`, `refused`, or the code with which the connection ended."""
    try:
        answer = place.command("say", text="I am still here.")
        while answer["n"] != place.n:  # a farewell is no answer
            answer = place.until("done", "refused")
        return answer["type"]
    except WebSocketDisconnect as ended:
        return ended.code


def sign_out(person):
    person.me |= person.post("/api/people/sign-out?everywhere=true")


def forget(person):
    person.post("/api/people/me", status=204, method="DELETE")


@pytest.mark.parametrize("farewell", [sign_out, forget])
def test_whoever_signs_out_everywhere_or_is_forgotten_acts_no_more(house, farewell):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table, other = ana.set_up("me", "open", "random"), ben.set_up("me", "open")
    ben.join(table)
    with (
        ana.at(table) as playing,
        ana.at(other) as watching,
        ben.at(table) as bens,
        Visitor(house).at(other) as strange,
    ):
        assert talk(playing) == "done"
        farewell(ana)
        assert talk(playing) == SIGNED_OUT
        assert talk(watching) == SIGNED_OUT
        assert talk(bens) == "done"
        assert talk(strange) == "refused"  # a stranger may look on, but not talk


def test_a_forgotten_persons_program_acts_no_more_but_one_who_signs_out_keeps_it(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "random")
    token = ana.post(f"/api/tables/{table['id']}/seats/0/token", status=201)["token"]
    headers = {"authorization": f"Bearer {token}"}
    with house.websocket_connect(f"/ws/{table['id']}", headers=headers) as socket:
        program = Place(socket)
        sign_out(ana)
        assert talk(program) == "done"
        ana.post("/api/people/return", {"token": ana.me["return_token"]})
        forget(ana)
        assert talk(program) == SIGNED_OUT


def test_a_connection_begun_with_a_cookie_that_was_voided_on_the_way_ends(house, monkeypatch):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "open", starts="host")
    room = inside(house).hall.rooms[table["id"]]
    store, joined = inside(house).store, room.join

    def join(listener):
        with store.writing.begin() as connection:  # as another process does, a moment before
            people.sign_out(connection, ana.me["id"])
        joined(listener)

    monkeypatch.setattr(room, "join", join)
    with ana.at(table, hello=False) as place:
        assert talk(place) == SIGNED_OUT


def test_whoever_comes_back_after_signing_out_everywhere_plays_on(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "random")
    sign_out(ana)
    ana.post("/api/people/return", {"token": ana.me["return_token"]})
    with ana.at(table) as place:
        assert talk(place) == "done"


def test_a_person_forgotten_from_the_command_line_is_shown_out_and_a_bot_plays_on(house, where):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open")
    ben.join(table)
    with ana.at(table) as anas, ben.at(table) as bens:
        order = tasks.AdminTask("delete-person", ana.me["id"])
        assert tasks.perform(order, Config(**where), Speech("en"), print) == 0
        with pytest.raises(WebSocketDisconnect) as ended:
            while True:
                anas.hear()
        assert ended.value.code == SIGNED_OUT
        while True:
            seat = bens.until("people")["people"]["seats"][0]
            if seat["level"]:
                break
        assert seat["name"] != "Ana"


@pytest.mark.parametrize("farewell", ["sign-out", "delete"])
def test_connections_at_other_processes_end_too(database, tmp_path, farewell):
    servers = [Server(["--database", database], tmp_path / f"log{i}") for i in range(2)]
    try:
        for server in servers:
            server.start()
        ana, ben = Guest(servers[0].url, "Ana"), Guest(servers[0].url, "Ben")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ana.post("/api/tables", {"game": "kampf", "seats": seats})["id"]
        ben.post(f"/api/tables/{table}/join", {})
        with ana.connect(table, servers[1].url) as anas, ben.connect(table, servers[1].url) as bens:
            for line in (anas, bens):
                line.send(json.dumps({"type": "hello", "since": 0}))
                line.recv(timeout=PATIENCE)
            if farewell == "sign-out":
                ana.post("/api/people/sign-out?everywhere=true", {})
            else:
                ana.delete("/api/people/me")
            with pytest.raises(ConnectionClosed) as ended:
                while True:
                    anas.recv(timeout=PATIENCE)
            assert ended.value.rcvd is not None and ended.value.rcvd.code == SIGNED_OUT
            bens.send(json.dumps({"type": "ping"}))
            while json.loads(bens.recv(timeout=PATIENCE))["type"] != "pong":
                pass
    finally:
        for server in servers:
            server.kill()
