"""Whatever fits or nearly fits the described interface gets an answer that it describes, and never a server error."""

import jsonschema_rs
import pytest
from schemathesis import GenerationMode

from tests.server.houses import Visitor, a_house
from tests.server.interface import operations, try_out

EXAMPLES = 2  # of each operation; the soak tries more, and both modes for each


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with a_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def tables(house):
    """A person with a waiting, a running and a finished table, fresh for each test: one may close them."""
    ana = Visitor(house, "Ana")
    waiting, running, finished = ana.set_up("me", "open"), ana.set_up("me", "open"), ana.set_up("random", "random")
    Visitor(house, "Ben").join(running)
    with ana.at(finished) as place:
        while "decision" in place.game:
            place.until("state")
    return ana, [table["id"] for table in (waiting, running, finished)]


@pytest.mark.filterwarnings("ignore")
def test_nothing_breaks_the_server(tables):
    ana, ids = tables
    for number, operation in enumerate(operations(ana)):
        try_out(operation, list(GenerationMode)[number % 2], ana, ids, EXAMPLES)


def test_answers_look_as_described(tables):
    ana, ids = tables
    schema = ana.get("/openapi.json")
    seen = {
        "TableSeen": ana.get(f"/api/tables/{ids[0]}"),
        "Tables": ana.get("/api/tables"),
        "StateSeen": ana.get(f"/api/tables/{ids[1]}/state"),
        "Replay": ana.get(f"/api/tables/{ids[2]}/replay?step=2"),
        "Catalogue": ana.get("/api/games"),
        "Me": ana.get("/api/people/me"),
    }
    for name, answer in seen.items():
        described = {"$ref": f"#/components/schemas/{name}", "components": schema["components"]}
        jsonschema_rs.validate(described, answer)
