"""One client that asks for too much, or does not read what it is sent, costs itself and nobody else."""

import asyncio
import contextlib
import itertools
import json
import time
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect
from uvicorn.config import Config as UvicornConfig
from uvicorn.server import ServerState

from ludus.server.api.access import limits
from ludus.server.api.access.limits import RATES, Account, Limits, Rate
from ludus.server.api.metrics import Metrics
from ludus.server.api.services import whole_address
from ludus.server.api.websocket import client_socket, socket, wire
from ludus.server.api.websocket.client_socket import ClientSocket
from ludus.server.api.websocket.wire import ABORT, Wire
from ludus.server.config import Config
from ludus.server.outside import OutsideBot
from ludus.server.refusals import Refused
from tests.server.houses import Visitor, a_house
from tests.server.remote import PATIENCE, Guest, Server
from tests.server.wires import RawSocket

CLASS = 30  # pupils behind one address


@pytest.fixture(autouse=True)
def no_wait(monkeypatch):
    """Who is refused need not wait."""
    monkeypatch.setattr(socket, "HOLD", 0.0)


@pytest.fixture
def dear(monkeypatch):
    """One hello or command uses up every allowance."""
    monkeypatch.setattr(limits, "SHARE", 0.001)


@pytest.fixture
def house(tmp_path, dear):
    with a_house(tmp_path, limits=True) as house:
        yield house


def a_public_game(house):
    ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
    table = ana.set_up("me", "open", public=True)
    ben.join(table)
    return ana, ben, table


def hello(place):
    place.say({"type": "hello"})
    return place.until("state", "refused")


# --- What is asked is paid by size, per address and person ------------------------------------------------


def test_a_hello_is_charged_by_the_size_of_its_answer(house):
    *_, table = a_public_game(house)
    with Visitor(house).at(table) as place:
        refused = hello(place)
    assert (refused["code"], refused["sentence"]) == ("too-fast", "This is too fast.")


def test_the_state_over_http_is_charged_by_its_size(house):
    *_, table = a_public_game(house)
    stranger = Visitor(house)
    assert stranger.get(f"/api/tables/{table['id']}/state")["seq"] > 0
    assert stranger.get(f"/api/tables/{table['id']}/state", 429)["code"] == "too-fast"


def test_a_command_is_charged_by_what_it_shows(house, monkeypatch):
    ana, ben, table = a_public_game(house)
    with monkeypatch.context() as cheap, ana.at(table, hello=False) as a, ben.at(table, hello=False) as b:
        cheap.setattr(limits, "SHARE", 2**40)
        hello(a)
        hello(b)
        cheap.undo()
        mover = a if a.game["options"] else b
        assert mover.act()["type"] == "done"
        assert mover.command("vote", agree=True)["code"] == "too-fast"


def test_all_sockets_of_an_address_pay_together_whatever_they_say_it_is(house):
    *_, table = a_public_game(house)
    path = f"/ws/{table['id']}"
    with Visitor(house).at(table):
        for number in range(3):
            forged = {"x-forwarded-for": f"203.0.113.{number}"}
            with house.websocket_connect(path, headers=forged) as other:
                other.send_text('{"type": "hello"}')
                assert other.receive_json()["code"] == "too-fast"


def test_a_proxy_that_is_trusted_tells_addresses_apart(tmp_path, dear):
    with a_house(tmp_path, limits=True, proxied=True) as house:
        *_, table = a_public_game(house)
        for number in range(3):
            told = {"x-forwarded-for": f"198.51.100.1, 203.0.113.{number}"}
            with house.websocket_connect(f"/ws/{table['id']}", headers=told) as other:
                other.send_text('{"type": "hello"}')
                assert other.receive_json()["type"] == "people"


def test_people_have_an_allowance_of_their_own(tmp_path, dear):
    with a_house(tmp_path, limits=True, address_work=1e9) as house:
        ana, ben, table = a_public_game(house)
        with Visitor(house).at(table), ana.at(table) as place:
            assert hello(place)["code"] == "too-fast"
            with ben.at(table) as other:
                assert other.game


def test_an_address_has_an_allowance_for_all_of_its_people():
    bounds = Limits(Config(address_work=10))
    for number in range(100):
        bounds.ask(Account("here", f"person {number}"), now=0.0)
    with pytest.raises(Refused):
        bounds.ask(Account("here", "one more"), now=0.0)
    bounds.ask(Account("elsewhere", "one more"), now=0.0)
    bounds.ask(Account("here", "one more"), now=1.0)


def test_a_debt_is_paid_off_before_the_next_question_is_heard(monkeypatch):
    monkeypatch.setattr(limits, "SHARE", 1000)
    bounds, who = Limits(Config(visitor_work=10)), Account("here")
    bounds.ask(who, now=0.0)
    bounds.charge(who, 150_000, now=0.0)  # 100 at once, 10 a second: 51 too many
    with pytest.raises(Refused):
        bounds.ask(who, now=5.1)
    bounds.ask(who, now=5.3)


def test_one_who_has_a_subnet_is_one_address():
    assert (
        whole_address("2001:db8:1:2:3::4") == whole_address("2001:db8:1:2:ffff::1") != whole_address("2001:db8:1:3::")
    )
    assert whole_address("::ffff:192.0.2.7") == whole_address("192.0.2.7") == "192.0.2.7"
    assert whole_address("fe80::1%eth0") == "fe80::/64"
    assert whole_address("nonsense") == "nonsense"


def hear_all(place):
    """Say hello, and hear everything up to the answer."""
    place.say({"type": "hello", "since": place.seq})
    place.say({"type": "ping"})
    assert place.until("pong", "refused")["type"] == "pong"


def play_a_round(trio):
    """Whoever is asked at a table of three answers, and all look at it again."""
    mover = next(place for place in trio if place.game["options"])
    assert mover.act()["type"] == "done"
    for place in trio:
        hear_all(place)


def test_a_school_class_behind_one_address_plays_beside_somebody_who_floods(tmp_path, monkeypatch):
    with a_house(tmp_path, limits=True) as house:
        let_a_class_play(house, monkeypatch)


def let_a_class_play(house, monkeypatch):
    pupils = [Visitor(house, f"Pupil {number}") for number in range(CLASS)]
    tables = []
    for first in range(0, CLASS, 3):
        tables.append(pupils[first].set_up("me", "open", "open", public=True))
        for other in pupils[first + 1 : first + 3]:
            other.join(tables[-1])
    with contextlib.ExitStack() as stack:
        flooding = stack.enter_context(Visitor(house).at(tables[0], hello=False))
        with monkeypatch.context() as dear:
            dear.setattr(limits, "SHARE", 100)
            while hello(flooding)["type"] == "state":
                pass
        places = [stack.enter_context(who.at(tables[number // 3])) for number, who in enumerate(pupils)]
        for _ in range(3):
            for first in range(0, CLASS, 3):
                play_a_round(places[first : first + 3])


# --- Sockets ----------------------------------------------------------------------------------------------


def turned_away(house, path, headers=None):
    """What somebody is told who does not get in, and the code the socket is closed with."""
    with house.websocket_connect(path, headers=headers or {}) as place:
        told = place.receive_json()
        with pytest.raises(WebSocketDisconnect) as closed:
            place.receive_json()
    return told, closed.value.code


def is_in(place):
    """Whoever is answered has been let in and counted; a socket that is only open may not have been yet."""
    place.say({"type": "ping"})
    assert place.until("pong", "refused")["type"] == "pong"


def test_visitors_of_one_address_open_only_so_many_sockets(tmp_path):
    with a_house(tmp_path, limits=True, visitor_sockets=2) as house:
        ana, _, table = a_public_game(house)
        stranger, path = Visitor(house), f"/ws/{table['id']}"
        with stranger.at(table, hello=False) as first:
            is_in(first)
            with stranger.at(table, hello=False) as second:
                is_in(second)
                told, code = turned_away(house, path)
                assert (told["type"], told["code"], code) == ("refused", "too-many", socket.TOO_MANY)
                assert told["sentence"] == "Too many connections are open from here."
                with ana.at(table) as place:  # who is known has sockets of her own
                    assert place.game
            with stranger.at(table, hello=False) as again:
                is_in(again)


def test_a_person_and_an_address_open_only_so_many_sockets(tmp_path):
    with a_house(tmp_path, limits=True, person_sockets=1, address_sockets=2) as house:
        ana, ben, table = a_public_game(house)
        cid, path = Visitor(house, "Cid"), f"/ws/{table['id']}"
        with ana.at(table, hello=False) as anas:
            is_in(anas)
            assert turned_away(house, path, ana.headers())[0]["code"] == "too-many"
            with ben.at(table, hello=False) as bens:
                is_in(bens)
                assert turned_away(house, path, cid.headers())[0]["code"] == "too-many"
            with cid.at(table, hello=False) as cids:
                is_in(cids)


def test_a_socket_that_was_refused_a_table_is_counted_no_longer(tmp_path):
    with a_house(tmp_path, limits=True, visitor_sockets=1) as house:
        for _ in range(3):
            told, code = turned_away(house, "/ws/nowhere")
            assert (told["code"], code) == ("no-table", socket.REFUSED)


def test_who_connects_too_fast_is_told_so_without_a_socket(tmp_path, monkeypatch):
    monkeypatch.setitem(RATES, "connect", Rate(1, 0.0))
    with a_house(tmp_path, limits=True) as house:
        ana, _, table = a_public_game(house)
        with ana.at(table, hello=False):
            pass
        with pytest.raises(WebSocketDenialResponse) as denied, ana.at(table):
            pass
        denied.value.read()
        assert (denied.value.status_code, denied.value.json()["code"]) == (429, "too-fast")


@pytest.fixture(autouse=True)
def slow_machine(monkeypatch):
    """Whoever is turned away hears why, however long this machine takes to say it."""
    monkeypatch.setattr(client_socket, "LAST_WORDS", 60.0)


# --- Turns ------------------------------------------------------------------------------------------------


def run_inside(house, work, *given):
    """Do something in the loop of the house."""
    assert house.portal is not None
    return house.portal.call(work, *given)


async def play_back(app, path, frames, noted=lambda: None):
    """A connection whose frames lie ready one after the other; what it is sent. `noted` is called at each."""
    waiting = [{"type": "websocket.connect"}, *({"type": "websocket.receive", "text": text} for text in frames)]
    sent = []

    async def receive():
        noted()
        return waiting.pop(0) if waiting else {"type": "websocket.disconnect", "code": 1000}

    async def send(message):
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [],
        "client": ("192.0.2.1", 1),
        "extensions": {},
        "subprotocols": [],
    }
    await app(scope, receive, send)
    return sent


def test_others_have_a_turn_between_frames_that_lie_ready(tmp_path):
    with a_house(tmp_path) as house:
        *_, table = a_public_game(house)
        turns: list[int] = [0]
        seen: list[int] = []

        async def others():
            while True:
                turns[0] += 1
                await asyncio.sleep(0)

        async def flood():
            ticking = asyncio.create_task(others())
            await play_back(house.app, f"/ws/{table['id']}", ['{"type": "hello"}'] * 50, lambda: seen.append(turns[0]))
            ticking.cancel()

        run_inside(house, flood)
    heard = seen[1:]  # after the connection
    assert len(heard) == 51
    assert all(before < after for before, after in itertools.pairwise(heard[1:]))


def test_who_is_refused_for_asking_too_much_is_not_heard_for_a_while(tmp_path, dear, monkeypatch):
    monkeypatch.setattr(socket, "HOLD", 12.5)
    story: list[str] = []
    sleep = asyncio.sleep

    async def note(seconds, *rest):
        if seconds == socket.HOLD:
            story.append("held")
        await sleep(0 if seconds == socket.HOLD else seconds, *rest)

    monkeypatch.setattr(asyncio, "sleep", note)
    with a_house(tmp_path, limits=True) as house:
        *_, table = a_public_game(house)
        path, many = f"/ws/{table['id']}", ['{"type": "hello"}'] * 4
        run_inside(house, play_back, house.app, path, many, lambda: story.append("heard"))
    assert story == [
        "heard",
        "heard",
        *["heard", "held"] * 3,
        "heard",
    ]  # connected, answered, refused three times, gone


# --- Clients that do not read -----------------------------------------------------------------------------


class Deaf:
    """A connection over which nothing gets out."""

    def __init__(self):
        self.aborted = asyncio.Event()
        self.scope = {"extensions": {ABORT: {"now": self.aborted.set}}}

    async def send_text(self, text):
        await asyncio.Event().wait()

    async def close(self, code):
        await asyncio.Event().wait()


def test_a_client_that_lags_behind_by_too_many_bytes_is_dropped_at_once(monkeypatch):
    monkeypatch.setattr(client_socket, "MOST_BYTES", 1000)

    async def lag():
        deaf: Any = Deaf()
        metrics = Metrics()
        sending = ClientSocket(deaf, "en", 3600.0, metrics)
        sending.send(b"x" * 5000)  # one frame may be as large as it is
        assert not deaf.aborted.is_set()
        sending.send(b"x")
        assert deaf.aborted.is_set() and sending.gone
        sending.send(b"x")
        assert "ludus_dropped_total 1.0" in metrics.text({})

    asyncio.run(lag())


def test_a_client_that_lags_behind_by_too_many_frames_is_dropped_at_once():
    async def lag():
        deaf: Any = Deaf()
        sending = ClientSocket(deaf, "en", 3600.0, Metrics())
        for _ in range(client_socket.MOST_WAITING + 1):
            sending.send(b"x")
        assert deaf.aborted.is_set() and sending.gone

    asyncio.run(lag())


def test_a_client_that_does_not_take_a_frame_in_time_is_dropped():
    async def wait():
        deaf: Any = Deaf()
        sending = ClientSocket(deaf, "en", 0.0, Metrics())
        sending.send(b"x")
        await deaf.aborted.wait()
        assert sending.gone

    asyncio.run(wait())


def test_a_client_that_does_not_hear_why_it_must_go_goes_all_the_same(monkeypatch):
    monkeypatch.setattr(client_socket, "LAST_WORDS", 0.0)

    async def refuse():
        deaf: Any = Deaf()
        sending = ClientSocket(deaf, "en", 3600.0, Metrics())
        sending.refuse(Refused("too-many", 429))
        await sending.close(socket.TOO_MANY)
        assert deaf.aborted.is_set()

    asyncio.run(refuse())


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A real server that counts nothing."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(["--store", str(folder)], folder / "log")
    server.start()
    yield server
    server.kill()


def a_table(server):
    """Somebody at a public table, and its id."""
    ana = Guest(server.url, "Ana")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ana.post("/api/tables", {"game": "kampf", "seats": seats, "public": True})["id"]
    Guest(server.url, "Ben").post(f"/api/tables/{table}/join", {})
    return ana, table


def test_a_peer_that_asks_and_never_reads_is_hung_up_on(server):
    ana, table = a_table(server)
    with RawSocket(server.port, f"/ws/{table}") as peer, ana.connect(table) as other:
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            for _ in range(300):  # 18 MB of answers
                peer.say(b'{"type":"hello"}', times=20)
                other.send('{"type":"ping"}')  # by the time of its answer the others are on their way
                other.recv(timeout=PATIENCE)
        assert peer.is_hung_up_on()


def test_a_peer_that_sends_nothing_but_pings_is_hung_up_on(server):
    with RawSocket(server.port, f"/ws/{a_table(server)[1]}") as peer:
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            peer.ping(times=20_000)
        assert peer.is_hung_up_on()


def a_wire() -> Any:
    """A connection with a transport that notes when it is aborted."""
    kept: Any = Wire(UvicornConfig(app=lambda: None, log_config=None), ServerState(), {})
    kept.transport = SimpleNamespace(aborted=asyncio.Event(), is_closing=lambda: True)
    kept.transport.abort = kept.transport.aborted.set
    return kept


def test_little_is_read_at_a_time():
    async def read():
        kept = a_wire()
        assert issubclass(Wire, asyncio.BufferedProtocol)
        heard: list[bytes] = []
        kept.data_received = heard.append
        buffer = kept.get_buffer(2**18)
        assert len(buffer) == wire.LARGEST_READ == 4096
        buffer[:5] = b"salve"
        kept.buffer_updated(5)
        assert heard == [b"salve"]

    asyncio.run(read())


def test_a_peer_that_does_not_answer_or_does_not_read_its_last_words_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(wire, "LINGER", 0.0)

    async def leave():
        asleep = a_wire()
        asleep.keepalive_timeout()
        assert asleep.transport.aborted.is_set()
        over = a_wire()
        over.on_task_complete(asyncio.current_task())
        await over.transport.aborted.wait()

    asyncio.run(leave())


# --- Programs that are refused ----------------------------------------------------------------------------


def test_a_bot_outside_says_hello_again_when_it_was_too_fast(monkeypatch):
    waited: list[float] = []
    sent: list[str] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    bot = OutsideBot("http://127.0.0.1:1", "token", "random", say=lambda _: None)
    refused = {"type": "refused", "code": "too-fast", "sentence": "", "hint": "", "client": None, "n": None}
    connection: Any = SimpleNamespace(send=sent.append)
    bot._hear(connection, refused)
    assert [json.loads(frame) for frame in sent] == [{"type": "hello", "since": 0}] and waited
