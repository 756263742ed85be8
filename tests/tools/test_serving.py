"""`dev.py play`: one server, found by a second call, and gone when the first is ended."""

import os
import signal
import subprocess
import sys
import textwrap
import time
import webbrowser
from pathlib import Path

import pytest

from tools import serving
from tools.doors import HERE, Door
from tools.ports import quiet_port
from tools.serving import Place

ROOT = Path(__file__).resolve().parents[2]
SERVER = """\
    #!{python}
    import sys
    from http.server import BaseHTTPRequestHandler, HTTPServer
    class Answer(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.end_headers()
        def log_message(self, *words): pass
    HTTPServer(("127.0.0.1", int(sys.argv[sys.argv.index("--port") + 1])), Answer).serve_forever()
"""
PLAY = """
import sys
from pathlib import Path
from tools import doors, serving
place = serving.Place(Path(sys.argv[1]), Path(sys.argv[2]))
sys.exit(serving.play(place, doors.Door("127.0.0.1", int(sys.argv[3]), browser=False)))
"""


@pytest.fixture
def place(tmp_path):
    program = tmp_path / "ludus"
    program.write_text(textwrap.dedent(SERVER.format(python=sys.executable)))
    program.chmod(0o755)
    return Place(program, tmp_path)


@pytest.fixture
def first(place):
    """A first call, which serves."""
    words = [sys.executable, "-c", PLAY, str(place.ludus), str(place.cache), str(quiet_port())]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Playing at http://127.0.0.1:")
        yield process
        process.kill()


def test_a_second_call_says_that_one_is_running_and_opens_it(place, first, monkeypatch, capsys):
    opened: list[str] = []
    monkeypatch.setattr(serving, "is_graphical", lambda *_: True)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    address = serving.running(place)
    assert serving.play(place, Door(HERE, 1, browser=True)) == 0
    assert (
        capsys.readouterr().out
        == f"It is running already, at {address} - press Ctrl-C where it was started to stop it.\n"
    )
    assert opened == [address]
    first.terminate()
    first.wait()
    assert serving.running(place) is None


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_whoever_ends_the_call_ends_its_server(place, first, number):
    pid = int(place.note.read_text().partition('"pid": ')[2].rstrip("}"))
    first.send_signal(number)
    assert first.wait() == 128 + number
    while True:  # gone, or about to be
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            break
        time.sleep(0.05)
    assert not place.note.exists()


def test_only_a_browser_with_a_window_is_opened(monkeypatch):
    shown = {"DISPLAY": ":0"}
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    assert not serving.is_graphical("linux", shown)
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.BackgroundBrowser("firefox"))
    assert serving.is_graphical("linux", shown)
    assert not serving.is_graphical("linux", {})
    assert serving.is_graphical("darwin", {})
