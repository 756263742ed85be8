"""Requests that fit, or nearly fit, the described interface."""

import contextlib
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.houses import Visitor

FAREWELLS = [("delete", "/api/people/me"), ("post", "/api/people/sign-out")]  # the rest needs a person


def operations(visitor: Visitor) -> list[Any]:
    """Everything the interface describes, but for what would end the visit."""
    schema = schemathesis.openapi.from_dict(visitor.get("/openapi.json"))
    found: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
    return [operation for operation in found if (operation.method, operation.path) not in FAREWELLS]


def try_out(operation: Any, mode: GenerationMode, who: Visitor, ids: list[str], examples: int) -> None:
    """A few requests to one operation, often to a table that is there: each gets an answer that is described."""

    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(mode), data=st.data())
    def ask(case: Any, data: st.DataObject) -> None:
        if "table_id" in case.path_parameters and data.draw(st.booleans()):
            case.path_parameters["table_id"] = data.draw(st.sampled_from(ids))
        sent = _plain(case.as_transport_kwargs(base_url="http://testserver"))
        who.house.cookies.clear()
        answer = who.house.request(**sent, headers=who.headers())
        assert answer.status_code < 500, (operation.label, sent, answer.text)
        described = operation.definition.raw["responses"]
        assert str(answer.status_code) in described, (operation.label, answer.status_code)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "sentence", "hint"}

    with contextlib.suppress(Unsatisfiable):  # what takes nothing cannot be given anything wrong
        ask()


def _plain(sent: dict[str, Any]) -> dict[str, Any]:
    """What the client can send: a body that is no JSON goes as it is."""
    plain = {key: sent[key] for key in ("method", "url", "params", "json", "data") if sent.get(key) is not None}
    if "data" in plain:
        content = plain.pop("data")
        plain["content"] = content if isinstance(content, (str, bytes)) else str(content)
    return plain
