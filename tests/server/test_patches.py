"""Who asks for patches ends up with the very game that others are sent whole, at every step."""

import json
from typing import Any, get_args

import msgspec
import pytest

from ludus.match import GAMES
from ludus.server import protocol
from ludus.server.rooms.table.patches import Patcher, Shown, changes
from tests.replays.golden import files, verified
from tests.server.houses import Visitor, a_house, inside, wait_for_the_house
from tests.server.patched import applied, patched_all_along
from tools.view_types import SEEN

# --- Two values -----------------------------------------------------------------------------------------

PAIRS: list[tuple[Any, Any]] = [
    ({"a": 1}, {"a": None}),
    ({"a": None}, {"a": {"b": None}}),
    ({"a": {"b": 1}}, {"a": {}}),
    ({"a": 1, "b": 2}, {"b": 2, "c": None}),
    ([1, 2, 3], [1, 2]),
    ([1, 2], [1, 2, None, 4]),
    ([1, 2, 3], [2, 3]),
    ([], [[]]),
    ({"pile": [{"n": 1}, {"n": 2}]}, {"pile": [{"n": 1}, {"n": 3}]}),
    ({"pile": [1]}, {"pile": None}),
    ({"x/y": {"~": 1}}, {"x/y": {"~": 2}}),
    ({"a": [1]}, {"a": {"0": 1}}),
    ({"a": ""}, {"a": "ä\u2028"}),
    (1, {"a": 1}),
]


@pytest.mark.parametrize("before, after", PAIRS + [(after, before) for before, after in PAIRS])
def test_a_patch_makes_the_one_out_of_the_other(before, after):
    patch = json.loads(protocol.encode(changes(before, after)))
    assert applied(json.loads(json.dumps(before)), patch) == after


def test_only_what_changed_is_sent():
    before = {"houses": [{"gold": 3, "hand": ["a", "b"]}, {"gold": 4, "hand": []}], "phase": "market"}
    after = {"houses": [{"gold": 2, "hand": ["a", "b", "c"]}, {"gold": 4, "hand": []}], "phase": "market"}
    assert msgspec.to_builtins(changes(before, after)) == [
        {"op": "replace", "path": "/houses/0/gold", "value": 2},
        {"op": "add", "path": "/houses/0/hand/-", "value": "c"},
    ]


def test_where_all_is_new_the_whole_is_sent():
    shown = Shown()
    shown.show(b'{"view":{"a":[1,2,3]}}')
    shown.show(b'{"view":{"b":0}}', Patcher())
    assert (shown.version, shown.patch) == (2, b"")


def kinds_in(kind: Any) -> set[Any]:
    """The plain types of a field, also those within a union."""
    parts = get_args(kind)
    return {kind} if not parts else set().union(*(kinds_in(part) for part in parts))


def test_no_field_is_sometimes_a_number_and_sometimes_a_truth():
    """They would count as equal: 1 and true are the same to Python."""
    modules = [protocol, *SEEN.values()]
    types = [kind for module in modules for kind in vars(module).values() if hasattr(kind, "__annotations__")]
    fields = [field for kind in types for field in kind.__annotations__.values()]
    assert len(fields) > 200
    assert [field for field in fields if bool in kinds_in(field) and kinds_in(field) & {int, float}] == []


# --- Whole games ----------------------------------------------------------------------------------------


SHORT = 50_000  # bytes; the soak goes through the longer ones as well, and to their end
BEGINNING = 600  # choices
FOLLOWED = [path for path in files() if path.stat().st_size < SHORT or path.stem == "six-houses"]


@pytest.mark.parametrize("path", FOLLOWED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_at_each_of_its_first_steps_the_patched_scene_of_a_golden_game_is_the_fresh_one(path):
    match = verified(path)
    assert patched_all_along(match, BEGINNING) > min(len(match.acts), BEGINNING)


# --- Over the network -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["kampf", "spartacus"])
def test_who_asks_for_patches_and_who_does_not_see_the_same_game(tmp_path, game):
    with a_house(tmp_path) as house:
        ana, ben, cid = (Visitor(house, name) for name in ("Ana", "Ben", "Cid"))
        table = ana.set_up("me", "open", "open", game=game, public=True)
        for person in (ben, cid):
            person.join(table)
        with ana.at(table) as plain, ana.at(table, hello=False) as patched, ben.at(table) as b, cid.at(table) as c:
            patched.say({"type": "hello", "patches": True})
            first = patched.until("state")
            held, version, patches = first["game"], first["version"], 0
            for step in range(30):
                wait_for_the_house(house, table)
                for place in (plain, b, c):
                    place.say({"type": "ping"})
                    place.until("pong")
                patched.say({"type": "ping"})
                while (frame := patched.hear())["type"] != "pong":
                    if frame["type"] != "state" or "version" not in frame:
                        continue
                    assert frame["version"] == version + 1 and ("patch" in frame) != ("game" in frame)
                    version, patches = frame["version"], patches + ("patch" in frame)
                    held = applied(held, frame["patch"]) if "patch" in frame else frame["game"]
                assert held == plain.game, step
                asked = [place for place in (plain, b, c) if place.game.get("options")]
                if not asked:
                    break
                asked[step % len(asked)].act()
            assert patches > 10
            assert not any('"version"' in raw or '"patch"' in raw for place in (plain, b, c) for raw in place.heard)


def test_who_says_hello_again_is_sent_the_whole_game_and_goes_on_from_there(tmp_path):
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "open")
        ben.join(table)
        with ana.at(table, hello=False) as a, ben.at(table) as b:
            a.say({"type": "hello", "patches": True})
            first = a.until("state")
            mover = a if first["game"].get("options") else b
            a.game = first["game"]
            mover.act()
            a.say({"type": "hello", "patches": True})
            while "game" not in (again := a.until("state")):
                pass
            assert again["version"] == first["version"] + 1
            room = inside(house).hall.rooms[table["id"]]
            assert set(room._shown) == {0, 1}
        with ana.at(table):
            assert set(room._shown) == {0}


def test_every_game_has_patches_to_follow():
    assert {path.parent.name for path in FOLLOWED} == set(GAMES)
