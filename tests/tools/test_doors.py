"""Where `dev.py play` listens."""

import socket

import pytest

from tools import doors
from tools.doors import Door
from tools.ports import QUIET, free_port, is_free, quiet_port
from tools.trouble import Trouble


def test_without_words_it_listens_on_this_machine_only():
    door = doors.read([])
    assert (door.host, door.browser) == ("127.0.0.1", True)
    assert door.address == f"http://127.0.0.1:{door.port}/"
    assert door.abroad == ""


def test_port_host_and_browser_can_be_chosen():
    port = free_port(0)
    assert doors.read(["--port", str(port), "--no-browser"]) == Door("127.0.0.1", port, browser=False)
    assert doors.read([f"--port={port}", "--host=0.0.0.0"]) == Door("0.0.0.0", port, browser=True)
    assert doors.read(["--check"]).check
    assert doors.read(["--host", "localhost"]).host in ("127.0.0.1", "::1")


def test_an_open_door_is_opened_here_and_named_to_others(monkeypatch):
    monkeypatch.setattr(doors, "own_address", lambda family: "192.168.1.20")
    door = Door("0.0.0.0", 8000, browser=True)
    assert (door.address, door.abroad) == ("http://127.0.0.1:8000/", "http://192.168.1.20:8000/")
    assert Door("192.168.1.20", 8000, browser=True).address == "http://192.168.1.20:8000/"


def test_a_machine_without_a_network_names_no_address(monkeypatch):
    monkeypatch.setattr(doors, "own_address", lambda family: "")
    assert Door("0.0.0.0", 8000, browser=True).abroad == ""


def test_an_address_of_version_6_stands_in_brackets(monkeypatch):
    monkeypatch.setattr(doors, "own_address", lambda family: "fd00::20")
    door = Door("::", 8000, browser=True)
    assert (door.address, door.abroad) == ("http://[::1]:8000/", "http://[fd00::20]:8000/")


@pytest.mark.parametrize(
    "words",
    [
        ["--port"],
        ["--port", "many"],
        ["--port", "0"],
        ["--port", "70000"],
        ["--port", "-1"],
        ["--host"],
        ["--host", "no such host"],
        ["--host", "192.0.2.77"],
        ["--no-browser", "kampf"],
        ["--port", "8000", "--resume"],
    ],
)
def test_what_cannot_be_is_refused_with_a_hint(words):
    with pytest.raises(Trouble) as refused:
        doors.read(words)
    assert str(refused.value).endswith(".")
    assert refused.value.hint.endswith(".")


def test_a_port_in_use_is_refused_if_it_was_asked_for_and_left_alone_if_not():
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(Trouble, match=str(port)):
            doors.read(["--port", str(port)])
        assert doors.read(["--port", str(port)], is_served=True).port == port, "a second call shows the page there is"
        with pytest.raises(Trouble, match=str(port)):
            doors.read(["--port", str(port), "--check"], is_served=True)
        assert free_port(port) != port


def test_ports_for_servers_started_later_are_free_and_given_to_nobody_else():
    ports = [quiet_port() for _ in range(20)]
    assert len(set(ports)) == len(ports) and set(ports) <= set(QUIET)
    assert is_free(ports[0])


@pytest.mark.parametrize(
    ("words", "browser"),
    [
        ([], True),
        (["--port=9"], True),
        (["--host", "::"], True),
        (["--check"], True),
        (["kampf"], False),
        (["--resume"], False),
    ],
)
def test_a_game_or_another_option_is_played_in_the_terminal(words, browser):
    assert doors.is_for_browser(words) is browser
