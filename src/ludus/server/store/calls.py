"""How people want to be called: browsers that take pushes, and one web address each."""

import json
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select

from ludus.server.store.schema import calls

PUSH: Final = "push"
WEBHOOK: Final = "webhook"
MOST_PUSHES: Final = 10  # browsers of one person; the oldest goes


class CallRow(NamedTuple):
    """One way to call a person: where to, the keys of the browser or our own secret, what about, in which language."""

    id: str
    person: str
    kind: str
    address: str
    keys: dict[str, str]
    what: tuple[str, ...]
    lang: str
    created: float


def add(connection: Connection, call: CallRow) -> None:
    """Call the person there from now on: a browser once, and one web address."""
    same = calls.c.person == call.person, calls.c.kind == call.kind
    connection.execute(delete(calls).where(*same, *([calls.c.address == call.address] if call.kind == PUSH else [])))
    row = {**call._asdict(), "keys": json.dumps(call.keys), "what": " ".join(call.what)}
    connection.execute(insert(calls).values(row))
    newest = select(calls.c.id).where(*same).order_by(calls.c.created.desc()).limit(MOST_PUSHES)
    kept = list(connection.execute(newest).scalars())
    connection.execute(delete(calls).where(*same, calls.c.id.not_in(kept)))


def of(connection: Connection, person: str) -> list[CallRow]:
    """Every way to call a person, oldest first."""
    wanted = select(calls).where(calls.c.person == person).order_by(calls.c.created)
    return [_call(row) for row in connection.execute(wanted)]


def remove(connection: Connection, person: str, *, id: str | None = None, kind: str | None = None) -> None:
    """Call the person there no longer."""
    where = [calls.c.person == person]
    where += [calls.c.id == id] if id is not None else []
    where += [calls.c.kind == kind] if kind is not None else []
    connection.execute(delete(calls).where(*where))


def _call(row: Row[Any]) -> CallRow:
    values = dict(row._mapping)
    return CallRow(**{**values, "keys": json.loads(values["keys"]), "what": tuple(values["what"].split())})
