"""What keeps a house safe: origins, sizes, rates, headers, and what is kept of secrets."""

import json
import logging

import pytest
from sqlalchemy import text
from starlette.websockets import WebSocketDisconnect

from ludus.server.api.access import tokens
from ludus.server.api.access.limits import RATES, Limits
from ludus.server.api.logs import Lines
from ludus.server.api.routes import people as api_people
from ludus.server.config import Config
from ludus.server.refusals import Refused
from tests.server.houses import Visitor, a_house, inside


@pytest.fixture
def house(tmp_path):
    with a_house(tmp_path) as house:
        yield house


def test_another_page_may_not_act(house):
    ana = Visitor(house, "Ana")
    for headers in ({"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
        answer = ana.ask("PATCH", "/api/people/me", {"name": "Eve"}, headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert ana.ask("PATCH", "/api/people/me", {"name": "Ann"}, {"origin": "http://testserver"}).status_code == 200


def test_another_page_may_not_open_a_websocket(house):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "open")
    path, stranger = f"/ws/{table['id']}", {"origin": "https://elsewhere.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        house.websocket_connect(path, headers={**ana.headers(), **stranger}),
    ):
        pass


def test_a_form_of_another_kind_is_not_read_as_json(house):
    answer = house.post("/api/people", content=b'{"name": "Eve"}', headers={"content-type": "text/plain"})
    assert answer.status_code == 422


def test_every_answer_carries_the_headers_of_a_careful_page(house):
    for path in ("/api/games", "/nowhere", "/health"):
        headers = house.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert house.get("/api/games").headers["cache-control"] == "no-store"


def test_the_cookie_is_out_of_reach_of_scripts(tmp_path):
    with a_house(tmp_path, secure=True) as house:
        given = house.post("/api/people", json={"name": "Ana"}).headers["set-cookie"].lower()
    assert "httponly" in given and "samesite=lax" in given and "secure" in given


def test_too_much_is_refused(house):
    answer = house.post("/api/people", content=b"x" * 40_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_body_without_a_length_is_counted(house):
    def endless():
        for _ in range(100):
            yield b" " * 10_000

    answer = house.post("/api/people", content=endless(), headers={"content-type": "application/json"})
    assert answer.status_code >= 400


def test_rates_are_limited_and_recover(tmp_path, monkeypatch):
    monkeypatch.setattr(api_people, "_fits", lambda _kept, _password: False)  # which takes its time
    limits = Limits(Config())
    for _ in range(int(RATES["sign-in"].burst)):
        limits.take("sign-in", "somewhere", now=0.0)
    with pytest.raises(Refused):
        limits.take("sign-in", "somewhere", now=0.0)
    limits.take("sign-in", "elsewhere", now=0.0)
    limits.take("sign-in", "somewhere", now=1 / RATES["sign-in"].per_second + 0.1)
    with a_house(tmp_path, limits=True) as house:
        wrong = {"login": "nobody", "password": "long enough"}
        codes = [house.post("/api/people/sign-in", json=wrong).status_code for _ in range(11)]
        assert codes[0] == 403 and codes[-1] == 429


def test_secrets_are_kept_as_hashes_only(house):
    ana = Visitor(house, "Ana")
    ana.post("/api/people/me/account", {"login": "anna", "password": "correct horse"}, method="PUT")
    table = ana.set_up("me", "invited", "open")
    token = ana.post(f"/api/tables/{table['id']}/seats/0/token", status=201)["token"]
    secrets = [token, table["invitations"][0]["token"], ana.me["return_token"], "correct horse"]
    with inside(house).store.engine.connect() as connection:
        kept = [connection.execute(text(f"select * from {name}")).all() for name in ("people", "seats", "tables")]
    assert not [secret for secret in secrets if secret in str(kept)]
    assert tokens.hashed(token) in str(kept)


def test_logs_say_what_happened_and_nothing_secret(tmp_path, caplog):
    caplog.set_level(logging.INFO)
    with a_house(tmp_path) as house:
        ana = Visitor(house, "Ana")
        ana.post("/api/people/return", {"token": ana.me["return_token"]})
        ana.ask("GET", f"/api/tables?game={ana.me['return_token'][:20]}")
    lines = [Lines().format(record) for record in caplog.records if record.name == "ludus.server"]
    said = [json.loads(line) for line in lines]
    assert {"method": "POST", "path": "/api/people", "status": 201}.items() <= said[0].items()
    assert not [s for s in (ana.cookie, ana.me["return_token"][:20]) if s in " ".join(lines)]


def test_an_error_of_the_database_is_logged_without_what_was_to_be_kept(house, caplog):
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "random")
    with ana.at(table) as place:
        place.until_asked()
        with inside(house).store.engine.begin() as connection:
            connection.execute(text("alter table entries rename to elsewhere"))
        assert place.command("say", text="psst")["code"] == "store"
    lines = [Lines().format(record) for record in caplog.records]
    assert any("a command could not be kept" in line for line in lines)
    assert "psst" not in " ".join(lines)


def test_health_and_metrics_answer(house):
    assert house.get("/health").json() == {"status": "well"}
    ana = Visitor(house, "Ana")
    table = ana.set_up("me", "random")
    with ana.at(table) as place:
        place.until_asked()
        place.act()
        figures = house.get("/metrics").text
    assert 'ludus_commands_total{outcome="done"} 1' in figures
    assert "ludus_connections 1" in figures


def test_a_token_can_be_given_on_a_command_line(monkeypatch):
    made = iter(["-looks-like-an-option", "token"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _size: next(made))
    assert tokens.new_token() == "token"
