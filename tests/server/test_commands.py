"""A command over HTTP is the one the websocket hears: one definition, and nothing that it does not allow."""

import json
from typing import get_args

import pytest

from ludus.server import protocol
from tests.server.houses import Visitor, a_house

GOOD = {"type": "say", "client": "test", "n": 1, "text": "Salve!"}
BAD = [
    {**GOOD, "loud": True},
    {**GOOD, "n": "1"},
    {**GOOD, "n": -1},
    {**GOOD, "text": ""},
    {**GOOD, "client": "not a name"},
    {**GOOD, "type": "hello"},
    {name: GOOD[name] for name in ("type", "client", "n")},
    [GOOD],
]


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    with a_house(tmp_path_factory.mktemp("house")) as house:
        ana = Visitor(house, "Ana")
        yield ana, f"/api/tables/{ana.set_up('me', 'random')['id']}"


def talk(ana, path):
    return [item["text"] for item in ana.get(f"{path}/state")["items"] if item["kind"] == "said"]


@pytest.mark.parametrize("body", BAD, ids=lambda body: json.dumps(body)[:60])
def test_a_body_that_is_no_command_is_refused_with_a_sentence_and_changes_nothing(table, body):
    ana, path = table
    before = talk(ana, path)
    answer = ana.ask("POST", f"{path}/commands", body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")
    assert talk(ana, path) == before


@pytest.mark.parametrize("kind, content", [("text/plain", json.dumps(GOOD)), ("application/json", "{"), ("", "")])
def test_a_body_that_is_not_json_or_not_sent_as_such_is_refused(table, kind, content):
    ana, path = table
    answer = ana.house.post(f"{path}/commands", content=content, headers={**ana.headers(), "content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


def test_a_command_is_kept_once_however_often_it_is_sent(table):
    ana, path = table
    assert [ana.post(f"{path}/commands", {**GOOD, "n": 7}) for _ in range(2)] == [
        {"repeated": False},
        {"repeated": True},
    ]
    assert talk(ana, path) == ["Salve!"]


def test_the_interface_describes_every_command_as_the_protocol_does(table):
    ana, _ = table
    described = ana.get("/openapi.json")
    body = described["paths"]["/api/tables/{table_id}/commands"]["post"]["requestBody"]["content"]["application/json"]
    named = [part["$ref"].rpartition("/")[2] for part in body["schema"]["anyOf"]]
    assert named == [kind.__name__ for kind in get_args(protocol.Command)]
    assert all(described["components"]["schemas"][name]["additionalProperties"] is False for name in named)
