"""Club nights: the same dice at several tables, who may know what of them, and the comparison."""

import asyncio
import time
from itertools import product

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocketDisconnect

from ludus.core.errors import UndoRefused
from ludus.server import protocol
from ludus.server.api.routes import tables as routes
from ludus.server.api.routes.comparison import Laid, alone, compared
from ludus.server.api.services import Visitor as Asker
from ludus.server.refusals import Refused
from ludus.server.rooms.table.commands import Attempt, perform
from ludus.server.rooms.table.story import Story
from ludus.server.rows import BOT, ENDED, INVITED, OPEN, PERSON, PLAYING, SeatRow, TableRow, TimeControl
from ludus.server.store import duplicates, people, schema, seating, tables
from ludus.server.store.duplicates import NightRow
from ludus.server.store.people import PersonRow
from ludus.server.store.store import Store
from tests.server.houses import SWIFT, Visitor, a_house, inside
from tests.server.remote import Guest, Server

DATABASES = ["sqlite", "postgresql"]
PATIENCE = 240  # seconds, where others keep the machine busy


@pytest.fixture(params=DATABASES)
def house(request, tmp_path):
    database = "" if request.param == "sqlite" else request.getfixturevalue("database")
    with a_house(tmp_path, database=database, idle_seconds=0.0) as house:
        yield house


@pytest.fixture
def here(tmp_path):
    with a_house(tmp_path) as house:
        yield house


def set_up(host, **wish):
    return host.post(
        "/api/duplicates", {"game": "kampf", "size": 2, "tables": 3, "level": "random", "clock": SWIFT, **wish}, 201
    )


def link_to(night, place, which=0):
    return next(table for table in night["tables"] if table["place"] == place)["invitations"][which]["token"]


def table_of(night, place):
    return next(table for table in night["tables"] if table["place"] == place)


def play_to_the_end(house, visitor, table):
    """A bot plays on for whoever sits there, until it is over."""
    visitor.post(f"/api/tables/{table['id']}/seats/0/hold", {"level": "random"}, 204)
    wait_for_the_end(house, table)


def wait_for_the_end(house, table):
    end = time.monotonic() + PATIENCE
    while status_of(house, table) != ENDED:
        assert time.monotonic() < end
        time.sleep(0.05)


def status_of(house, table):
    with inside(house).store.engine.connect() as connection:
        return connection.execute(select(schema.tables.c.status).where(schema.tables.c.id == table["id"])).scalar()


class Evening:
    """Ana has set up a night of three tables and has played hers to the end; Ben plays; the third table waits."""

    def __init__(self, house):
        self.house = house
        self.ana, self.ben, self.cid = (Visitor(house, name) for name in ("Ana", "Ben", "Cid"))
        self.night = set_up(self.ana)
        self.ben.post("/api/invitations", {"token": link_to(self.night, 2)})
        self.first, self.second, self.third = self.night["tables"]
        play_to_the_end(house, self.ana, self.first)
        wait_for_the_end(house, self.night["par"])

    @property
    def path(self):
        return f"/api/duplicates/{self.night['id']}"


@pytest.fixture
def evening(here):
    return Evening(here)


# --- Setting up and sitting down ------------------------------------------------------------------------


def test_all_tables_of_a_night_have_the_same_dice_and_settings(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    night = set_up(ana, options={}, size=3, people=[0, 2])
    with inside(house).store.engine.connect() as connection:
        rows = tables.of_night(connection, night["id"])
    assert [row.place for row in rows] == [0, 1, 2, 3]
    for column in ("seed", "options", "game", "rules", "digest", "size", "clock", "chances"):
        assert len({str(getattr(row, column)) for row in rows}) == 1, column
    assert not any(row.public or row.practice for row in rows)
    kinds = [[seat["kind"] for seat in table["seats"]] for table in [night["par"], *night["tables"]]]
    assert kinds == [["bot"] * 3, ["person", "bot", "invited"], *[["invited", "bot", "invited"]] * 2]
    assert [len(table["invitations"]) for table in night["tables"]] == [1, 2, 2]
    assert ben.get(f"/api/duplicates/{night['id']}")["tables"][1]["invitations"] == []


def test_the_dice_fall_alike_at_two_tables_where_the_same_is_chosen(here):
    ana, ben = Visitor(here, "Ana"), Visitor(here, "Ben")
    night = set_up(ana)
    ben.post("/api/invitations", {"token": link_to(night, 2)})
    views = [
        visitor.get(f"/api/tables/{table['id']}/state")["game"]["view"]
        for visitor, table in zip((ana, ben), night["tables"], strict=False)
    ]
    assert views[0] == views[1]


def test_bots_play_for_par_although_nobody_looks_on(house):
    night = set_up(Visitor(house, "Ana"))
    wait_for_the_end(house, night["par"])


def test_nobody_sits_at_two_tables_of_a_night(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    night = set_up(ana)
    for visitor, place in ((ana, 2), (ana, 3)):
        refused = visitor.post("/api/invitations", {"token": link_to(night, place)}, 409)
        assert refused["code"] == "night-seated" and refused["hint"]
    ben.post("/api/invitations", {"token": link_to(night, 3)})
    assert ben.post("/api/invitations", {"token": link_to(night, 2)}, 409)["code"] == "night-seated"
    other = set_up(ana, mine=False)
    ben.post("/api/invitations", {"token": link_to(other, 1)})


def test_a_night_whose_people_sit_nowhere_is_refused(here):
    ana = Visitor(here, "Ana")
    body = {"game": "kampf", "size": 2, "tables": 2, "people": [2]}
    assert ana.post("/api/duplicates", body, 422)["code"] == "no-seat"
    assert ana.post("/api/duplicates", body | {"people": [0], "tables": 13}, 422)["code"] == "bad-request"
    assert ana.post("/api/duplicates", body | {"people": [0], "game": "aquileia"}, 422)["hint"]
    assert Visitor(here).post("/api/duplicates", body | {"people": [0]}, 401)["code"] == "no-person"


def test_the_tables_of_a_night_count_for_its_host(tmp_path):
    with a_house(tmp_path, limits=True, guest_tables=5) as house:
        ana = Visitor(house, "Ana")
        assert ana.post("/api/duplicates", {"game": "kampf", "size": 2, "tables": 5}, 429)["code"] == "too-many-tables"
        set_up(ana)


def test_a_night_is_found_again_by_its_host_and_its_players_alone(evening):
    listed = [visitor.get("/api/duplicates")["nights"] for visitor in (evening.ana, evening.ben, evening.cid)]
    assert [[night["id"] for night in nights] for nights in listed] == [[evening.night["id"]]] * 2 + [[]]
    assert not listed[0][0]["over"]
    evening.ana.post(f"{evening.path}/close")
    assert evening.ben.get("/api/duplicates")["nights"][0]["over"]


# --- What nobody may know before all have played ----------------------------------------------------------

TOLD_IN_FULL = ["record", "replay", "replay?sight=open", "events?sight=open", "luck", "review", "thoughts?step=1"]
LOOKED_AT = ["", "/state", "/items?before=9", "/items/1/past"]


def refused(visitor, path, method="GET", body=None):
    answer = visitor.ask(method, path, body)
    said = answer.json() if answer.status_code == 403 else {}
    assert said.get("code") == "night-running", (path, answer.status_code, answer.text[:200])
    assert said["sentence"] and said["hint"]


def test_a_finished_table_is_told_to_nobody_while_another_plays(evening):
    nobody = Visitor(evening.house)
    for what, table in product(TOLD_IN_FULL, (evening.first, evening.night["par"])):
        for visitor in (evening.ana, evening.ben, evening.cid, nobody):
            refused(visitor, f"/api/tables/{table['id']}/{what}")
    evening.ana.post(f"{evening.path}/close")
    for what in TOLD_IN_FULL:
        assert evening.cid.ask("GET", f"/api/tables/{evening.first['id']}/{what}").status_code == 200, what


def test_no_finished_table_is_played_on_or_reviewed_while_another_plays(evening):
    path = f"/api/tables/{evening.first['id']}"
    refused(evening.ana, f"{path}/fork", "POST", {"step": 1, "seat": 0})
    refused(evening.ana, f"{path}/review", "POST", {})
    evening.ana.post(f"{evening.path}/close")
    assert evening.ana.post(f"{path}/fork", {"step": 1, "seat": 0}, 201)["night"] is None


def test_nobody_looks_on_at_a_table_of_a_night_not_even_its_host(evening):
    """Neither those of other tables, nor whoever has the links, nor strangers, whether it waits, plays or is over."""
    nobody = Visitor(evening.house)
    for what in LOOKED_AT:
        for visitor in (evening.ana, evening.cid, nobody):
            for table in (evening.second, evening.third, evening.night["par"]):
                refused(visitor, f"/api/tables/{table['id']}{what}")
        refused(evening.ben, f"/api/tables/{evening.first['id']}{what}")
    evening.ana.post(f"{evening.path}/close")
    for what in LOOKED_AT:
        assert evening.ben.ask("GET", f"/api/tables/{evening.first['id']}{what}").status_code == 200, what


def test_a_connection_to_another_table_of_the_night_is_refused(evening):
    for visitor in (evening.ana, evening.cid):
        with evening.house.websocket_connect(f"/ws/{evening.second['id']}", headers=visitor.headers()) as socket:
            assert socket.receive_json()["code"] == "night-running"
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()
    evening.ana.post(f"{evening.path}/close")
    with evening.cid.at(evening.second) as place:
        assert place.game["view"]["seat"] is None


def test_people_see_their_own_table_as_ever(evening):
    with evening.ben.at(evening.second) as place:
        assert place.until_asked()
        assert place.act()["type"] == "done"
    path = f"/api/tables/{evening.first['id']}"
    assert evening.ana.get(path)["outcome"]["scores"]
    state = evening.ana.get(f"{path}/state")
    assert state["seat"] == 0 and state["items"] and state["game"]["outcome"]["scores"]
    assert evening.ana.get(f"{path}/items/1/past")
    assert [one["id"] for one in evening.ana.get("/api/tables?mine=true")["tables"]] == [evening.first["id"]]


def test_a_host_looks_after_a_table_without_looking_at_it(evening):
    path = f"/api/tables/{evening.third['id']}/seats/0"
    again = evening.ana.post(path, {"kind": "invited"}, method="PUT")
    assert again["invitations"] and again["night"] == evening.night["id"]
    evening.cid.post("/api/invitations", {"token": again["invitations"][0]["token"]})
    assert evening.ben.ask("PUT", path, {"kind": "invited"}).json()["code"] == "night-running"


def test_how_a_table_of_bots_ended_is_not_told_to_the_host_who_filled_it(evening, monkeypatch):
    """However quick they are: here they are through before the host is answered."""
    begin = routes.begin_if_full

    async def play_all_of_it(services, table, chairs):
        await begin(services, table, chairs)
        while services.hall.rooms[table.id].table.status != ENDED:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(routes, "begin_if_full", play_all_of_it)
    path = f"/api/tables/{evening.third['id']}"
    told = evening.ana.post(f"{path}/seats/0", {"kind": "bot", "level": "random"}, method="PUT")
    assert (told["status"], told["outcome"]) == ("ended", None)
    refused(evening.ana, path)


def test_tables_of_a_night_are_in_no_list_for_others(evening):
    def found(visitor):
        queries = ("watch=true", "status=playing", "status=ended", "status=open", "most=100")
        return {table["id"] for query in queries for table in visitor.get(f"/api/tables?{query}")["tables"]}

    assert found(evening.cid) == set() and found(evening.ben) == {evening.second["id"]}
    evening.ana.post(f"{evening.path}/close")
    assert found(evening.cid) == set()


def test_results_of_others_are_told_to_those_who_have_played(evening):
    ana = evening.ana.get(evening.path)
    assert ana["told"] and not ana["over"]
    assert ana["tables"][0]["seats"][0]["score"] is not None and ana["par"]["seats"][0]["score"] is not None
    assert [table["status"] for table in ana["tables"]] == ["ended", "playing", "open"]
    for visitor in (evening.ben, evening.cid, Visitor(evening.house)):
        seen = visitor.get(evening.path)
        assert not seen["told"]
        for table in [seen["par"], *seen["tables"]]:
            assert table["total"] is table["rank"] is None and not table["early"]
            for seat in table["seats"]:
                assert {seat[key] for key in ("score", "over_par", "points", "rank")} == {None}
    play_to_the_end(evening.house, evening.ben, evening.second)
    ben = evening.ben.get(evening.path)
    first, second = (table["seats"][0] for table in ben["tables"][:2])
    assert first["points"] + second["points"] == 2
    assert first["over_par"] == first["score"] - ben["par"]["seats"][0]["score"]
    assert not evening.cid.get(evening.path)["told"]
    evening.ana.post(f"{evening.path}/close")
    assert Visitor(evening.house).get(evening.path)["tables"][0]["seats"][0]["score"] == first["score"]


def test_nothing_is_taken_back_that_the_whole_table_has_seen():
    """Not even where everybody agrees: elsewhere the same dice are still to fall."""
    codes = []
    for night in ("n", None):
        table = TableRow("t", "kampf", 1, "", {}, 2, "1", PLAYING, False, False, "full", "a", TimeControl(), 0.0)
        story = Story(table._replace(night=night))
        story.open(0.0)
        chairs = [SeatRow("t", seat, PERSON, f"{seat}", f"{seat}") for seat in range(2)]
        while not story.match.acts or not is_seen(story, story.match.acts[-1].seat):
            seat = story.owing()[0]
            story.act(seat, story.match.options(seat)[0].words, by="person", command=None, at=0.0)
        attempt = Attempt(story, chairs, story.match.acts[-1].seat, "k", 0.0)
        try:
            perform(attempt, protocol.Undo(client="c", n=1, decision=story.number, line=story.line))
            codes.append("asked")
        except Refused as refusal:
            codes.append(refusal.code)
    assert codes == ["night-undo", "asked"]


def is_seen(story, seat):
    """Whether the seat's last choice cannot be taken back without the others."""
    try:
        story.match.clone().undo(seat, False)
    except UndoRefused:
        return True
    return False


# --- Closing ----------------------------------------------------------------------------------------------


def test_closing_a_night_ends_what_runs_and_opens_everything(house):
    evening = Evening(house)
    for visitor in (evening.ben, evening.cid):
        assert visitor.post(f"{evening.path}/close", status=403)["code"] == "not-host"
    with evening.ben.at(evening.second) as place:
        closed = evening.ana.post(f"{evening.path}/close")
        while not place.items or place.items[-1]["kind"] != "closed":
            place.until("state")
        assert place.items[-1]["text"] == "host"
    assert closed["over"] and not closed["closing"]
    assert [table["status"] for table in closed["tables"]] == ["ended", "ended"]
    assert [table["early"] for table in closed["tables"]] == [False, True]
    assert closed["tables"][1]["seats"][0]["score"] is None and closed["tables"][0]["seats"][0]["points"] == 0
    assert "[seed " in evening.cid.ask("GET", f"/api/tables/{evening.first['id']}/record").text
    assert evening.cid.post("/api/invitations", {"token": link_to(evening.night, 3)}, 403)["code"] == "link"


def test_a_night_without_a_host_is_closed_by_whoever_has_played(evening):
    play_to_the_end(evening.house, evening.ben, evening.second)
    evening.cid.post("/api/invitations", {"token": link_to(evening.night, 3)})
    evening.ana.ask("DELETE", "/api/people/me")
    assert not evening.cid.get(evening.path)["closing"]
    assert evening.cid.post(f"{evening.path}/close", status=403)["code"] == "not-host"
    assert evening.ben.get(evening.path)["closing"]
    assert evening.ben.post(f"{evening.path}/close")["over"]


def test_a_rematch_does_not_belong_to_the_night(evening):
    again = evening.ana.post(f"/api/tables/{evening.first['id']}/rematch", status=201)
    assert again["night"] is None
    with inside(evening.house).store.engine.connect() as connection:
        found = tables.read(connection, again["id"])
        night = tables.of_night(connection, evening.night["id"])
    assert found is not None and found[0].seed != night[0].seed


def test_what_is_no_night_is_refused_with_a_hint(here):
    told = Visitor(here).get("/api/duplicates/none", 404)
    assert told["code"] == "no-night" and told["hint"]


# --- In the database --------------------------------------------------------------------------------------


@pytest.fixture(params=DATABASES)
def store(request, tmp_path):
    is_here = request.param == "sqlite"
    store = Store.in_folder(tmp_path) if is_here else Store.open(request.getfixturevalue("database"))
    with store.writing.begin() as connection:
        people.create(connection, PersonRow("ana", "ana", None, None, None, 0, 0.0))
        laid = [(a_table(place), [SeatRow(f"t{place}", 0, INVITED, "", invite_hash=f"{place}")]) for place in (1, 2)]
        assert seating.set_up_night(connection, NightRow("n", "ana", "kampf", "random", 0.0), laid, None) == ""
    yield store
    store.close()


def a_table(place):
    row = TableRow(f"t{place}", "kampf", 1, "", {}, 1, "seed", OPEN, False, False, "full", "ana", TimeControl(), 0.0)
    return row._replace(night="n", place=place)


def test_the_database_gives_one_person_one_table(store):
    with store.writing.begin() as connection:
        assert seating.sit_down(connection, "t1", "ana", "here", invite="1") == ""
        assert seating.sit_down(connection, "t2", "ana", "here", invite="2") == seating.ELSEWHERE
        assert seating.get_up(connection, "t1", "ana", "here") == ""
        assert seating.sit_down(connection, "t2", "ana", "here", invite="2") == ""


def test_whoever_sits_down_elsewhere_waits_until_the_first_is_decided(store):
    if not store.shared:
        pytest.skip("SQLite has one writer")
    with store.writing.begin() as one, store.engine.connect() as other:
        assert seating.sit_down(one, "t1", "ana", "here", invite="1") == ""
        other.execute(text("set lock_timeout = '10ms'"))
        with pytest.raises(DBAPIError, match="lock timeout"):
            seating.sit_down(other, "t2", "ana", "there", invite="2")


def test_a_night_is_over_when_no_table_waits_or_plays(store):
    with store.writing.begin() as connection:
        assert not duplicates.is_over(connection, "n")
        tables.change_table(connection, "t1", "here", status=ENDED)
        assert [id for id, _ in duplicates.unfinished(connection, "n")] == ["t2"]
        tables.remove(connection, "t2")
        assert duplicates.is_over(connection, "n") and duplicates.are_over(connection, ["n"]) == {"n"}


# --- The comparison ---------------------------------------------------------------------------------------


def laid(place, scores):
    chairs = [SeatRow(f"t{place}", 0, PERSON, "Ana", "ana"), SeatRow(f"t{place}", 1, BOT, "random", level="random")]
    return Laid(a_table(place)._replace(size=2, status=ENDED), chairs, scores)


def test_matchpoints_are_two_for_every_table_beaten_and_one_for_a_tie():
    par = laid(0, (10, 10))
    seen = compared(par, [laid(1, (12, 4)), laid(2, (9, 5)), laid(3, (9, 7)), laid(4, None)], Asker(), told=True)
    own, bots = ([table.seats[seat] for table in seen] for seat in (0, 1))
    assert [seat.points for seat in own] == [4, 1, 1, None]
    assert [seat.rank for seat in own] == [1, 2, 2, None]
    assert [seat.over_par for seat in own] == [2, -1, -1, None]
    assert [seat.points for seat in bots] == [0, 2, 4, None]
    assert [(table.total, table.rank) for table in seen] == [(4, 1), (1, 2), (1, 2), (None, None)]
    assert [table.early for table in seen] == [False, False, False, True]
    assert [seat.score for seat in alone(par, Asker(), told=True).seats] == [10, 10]


def test_without_par_there_is_no_difference_to_it():
    seen = compared(None, [laid(1, (3, 2)), laid(2, (3, 1))], Asker(), told=True)
    assert [seat.over_par for table in seen for seat in table.seats] == [None] * 4
    assert [table.seats[0].points for table in seen] == [1, 1]


# --- Several processes ------------------------------------------------------------------------------------


def test_a_night_is_closed_at_a_process_that_does_not_run_its_tables(database, tmp_path):
    servers = [Server(["--database", database], tmp_path / f"log{number}") for number in range(2)]
    try:
        for server in servers:
            server.start()
        ana, ben = Guest(servers[0].url, "Ana"), Guest(servers[0].url, "Ben")
        wish = {"game": "kampf", "size": 2, "tables": 2, "level": "random", "clock": SWIFT}
        night = ana.post("/api/duplicates", wish)
        ben.post("/api/invitations", {"token": link_to(night, 2)})
        own, path = f"/api/tables/{night['tables'][1]['id']}/state", f"/api/duplicates/{night['id']}"
        assert ben.get(own)["people"]["status"] == "playing"
        ana.url = servers[1].url
        assert ana.post(f"{path}/close", {})["over"]
        assert ben.get(path)["tables"][1]["status"] == ENDED
        end = time.monotonic() + PATIENCE
        while ben.get(own)["people"]["status"] != ENDED:  # the other process hears of it
            assert time.monotonic() < end
            time.sleep(0.01)
    finally:
        for server in servers:
            server.kill()
