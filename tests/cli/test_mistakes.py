"""Whatever is wrong is said in a sentence, with a hint, and never with a traceback."""

import os
import re
import shutil
import subprocess
import sys
import threading
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from ludus.bots import BOTS
from ludus.cli.terminal import levels
from ludus.core.dataset import SHIPPED
from ludus.match import Match

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "words, said, hint",
    [
        (["play", "chess"], "There is no game called chess.", "the games are: kampf"),
        (["rules", "chess"], "There is no game, paragraph or thing called chess.", "the games are: kampf"),
        (["play", "kampf", "--seats", "9"], "kampf cannot be played by 9.", "2 to 5"),
        (["play", "kampf", "--seats", "0"], "kampf cannot be played by 0.", "2 to 5"),
        (["play", "kampf", "--seats", "two"], "--seats takes a whole number, not 'two'.", "ludus play --help"),
        (["play", "kampf", "--bot", "gready"], "There is no bot 'gready'.", "did you mean 'greedy'?"),
        (["play", "kampf", "--option", "speed=9"], "kampf has no option 'speed'.", "tie_break"),
        (["play", "kampf", "--option", "start=never"], "The option 'start' cannot be 'never'.", "lot, first"),
        (["play", "kampf", "--option", "start"], "start is not a table option.", "--option NAME=VALUE"),
        (["play", "kampf", "--set", "/nowhere"], "The data set '/nowhere' cannot be used", "start from a copy"),
        (["play", "--resume", "/nowhere.txt"], "/nowhere.txt cannot be read", "ludus play --resume"),
        (["play", "kampf", "--human", "A", "--human", "A"], "The name 'A' cannot be used.", "a name of their own"),
        (["play", "kampf", "--seats", "2", *["--bot", "random"] * 3], "3 players are named", "raise --seats"),
        (["play", "kampf", "--lang", "fr"], "There is no language 'fr'.", "en, de, hu"),
        (["replay", "/nowhere.txt"], "/nowhere.txt cannot be read", "save FILE"),
        (["verify", "/"], "/ cannot be read", "save FILE"),
        (["verify", sys.executable], "cannot be read: it is not a text file", "save FILE"),
        (["serve", "--person-work", "nan"], "--person-work cannot be nan.", "1 to 1000000"),
        (["serve", "--visitor-sockets", "0"], "--visitor-sockets cannot be 0.", "1 to 1000000"),
        (["serve", "--address", "192.168.1.20"], "192.168.1.20 cannot be an address of a page.", "http://"),
        (["rules", "kampf", "combat.net"], "There is no paragraph or thing called combat.net.", "combat.nets"),
        (["sim", "kampf", "--bots", "random,random", "--seats", "3"], "2 bots cannot fill 3 seats.", "name 3 bots"),
        (["sim", "kampf", "--bots", "random"], "kampf cannot be played by 1.", "2 to 5"),
        (["sim", "kampf", "--bots", "random,rendom"], "There is no bot 'rendom'.", "did you mean 'random'?"),
        (["sim", "kampf", "--bots", "random,random", "--games", "0"], "--games cannot be 0.", "1 or more"),
        (["sim", "kampf"], "Missing: --bots.", "ludus sim --help"),
        (["sim", "kampf", "--bots", "random,random", "--workers", "99999"], "--workers cannot be 99999.", "1 to 1024"),
        (["ladder", "kampf", "--bots", "random,greedy", "--games", "-1"], "--games cannot be -1.", "1 or more"),
        (["balance", "kampf", "--workers", "0"], "--workers cannot be 0.", "1 to 1024"),
        (["dataset", "kampf", "--out", "x", "--seats", "100000000"], "cannot be played by 100000000.", "2 to 5"),
        (["odds", "kampf", "sword", "lion-a", "--stones-a", "-1"], "-1 stones cannot lie on 'sword'.", "0 to"),
        (["odds", "spartacus", "Crixus", "Agron", "--stones-b", "-1"], "-1 stones cannot lie on 'Agron'.", "0 to 0"),
        (["rules"], "Missing: GAME.", "ludus rules --help"),
        (["conquer"], "COMMAND cannot be 'conquer' (possible: ", "ludus --help"),
        (["games", "--loud"], "Unknown: --loud.", "ludus games --help"),
    ],
)
def test_a_mistake_gets_a_sentence_and_a_hint(terminal, words, said, hint):
    shown = terminal(*words)
    assert shown.code == 2
    error, advice = shown.err.splitlines()
    assert error.startswith("error: ")
    assert said in error
    assert advice.startswith("hint: ")
    assert hint in advice


@pytest.mark.parametrize(
    "words, said, hint",
    [
        (["--port", "99999"], "--port cannot be 99999.", "0 to 65535"),
        (["--port", "-1"], "--port cannot be -1.", "0 to 65535"),
        (["--thinkers", "-3"], "--thinkers cannot be -3.", "1 to 256"),
        (["--thinkers", "0"], "--thinkers cannot be 0.", "1 to 256"),
        (["--workers", "0"], "--workers cannot be 0.", "1 to 256"),
        (["--pace", "nan"], "--pace cannot be nan.", "0 to 60"),
        (["--pace", "-1"], "--pace cannot be -1.", "0 to 60"),
        (["--pace", "inf"], "--pace cannot be inf.", "0 to 60"),
        (["--pace", "soon"], "--pace takes a number, not 'soon'.", "ludus serve --help"),
        (["--store", "sqlite:///x"], "sqlite:///x is the address of a database, not a folder.", "--database"),
        (["--host", ".."], "The server cannot listen at ..:8000", "another --host"),
        (["--database", "postgresql://here:abc/x"], "The address of the database cannot be read.", "postgresql://"),
    ],
)
def test_a_server_that_cannot_start_says_why_and_nothing_else(terminal, monkeypatch, words, said, hint):
    def serve(*_args: object, **_settings: object) -> None:
        pytest.fail("it starts all the same")

    monkeypatch.setattr("uvicorn.Server.run", serve)
    shown = terminal("serve", *words)
    assert (shown.code, shown.out) == (2, "")
    error, advice = shown.err.splitlines()[-2:]
    assert error.startswith(f"error: {said}")
    assert advice.startswith("hint: ")
    assert hint in advice


def test_a_file_that_is_no_database_gets_a_sentence(terminal, record):
    shown = terminal("admin", "--database", f"sqlite:///{record}", "tables")
    assert shown.code == 2
    assert shown.err.startswith("error: The database cannot be opened: file is not a database\nhint: ")


@pytest.mark.parametrize(
    "words, said",
    [
        (["play", "kampf", "--seats", "two"], "--seats braucht eine ganze Zahl, nicht 'two'."),
        (["serve", "--pace", "soon"], "--pace braucht eine Zahl, nicht 'soon'."),
        (["conquer"], "COMMAND kann nicht 'conquer' sein (möglich: "),
        (["sim", "kampf"], "Es fehlt: --bots."),
        (["games", "--loud"], "Unbekannt: --loud."),
        (["play", "--seats"], "--seats braucht einen Wert."),
        (["admin", "--store", "x", "--database", "y", "tables"], "--database und --store schließen sich aus."),
    ],
)
def test_a_slip_on_the_command_line_is_told_in_the_language_asked_for(terminal, words, said):
    shown = terminal(*words, "--lang", "de")
    assert shown.code == 2
    assert shown.err.startswith(f"Fehler: {said}")


@pytest.mark.parametrize(
    "words, said, hint",
    [
        (["play", "kampf", "--seats", "9"], "kampf lässt sich nicht mit 9 Personen spielen.", "Es braucht 2 bis 5"),
        (["play", "kampf", "--bot", "gready"], "Einen Bot namens ›gready‹ gibt es nicht.", "Meintest du ›greedy‹?"),
        (["play", "kampf", "--option", "start=never"], "Die Option ›start‹ kann nicht ›never‹ sein.", "lot, first"),
        (["replay", "/nowhere.txt"], "/nowhere.txt lässt sich nicht lesen: Datei oder Ordner gibt es nicht.", "Nenne"),
        (
            ["serve", "--host", "192.0.2.1"],
            "Der Server kann unter 192.0.2.1:8000 nicht lauschen: diese Adresse",
            "--host",
        ),
        (["bot", "--server", "foo", "--seat", "x"], "›foo‹ ist nicht die Adresse eines Servers.", "http://"),
    ],
)
def test_a_mistake_that_rules_or_a_server_find_is_told_in_the_language_asked_for(terminal, words, said, hint):
    shown = terminal(*words, "--lang", "de")
    assert shown.code == 2
    error, advice = shown.err.splitlines()[-2:]
    assert error.startswith(f"Fehler: {said}")
    assert advice.startswith("Hinweis: ") and hint in advice


def test_a_word_that_means_nothing_is_answered_with_the_help_of_its_command(terminal):
    shown = terminal("play", "kampf", "--pace", "nan", "--lang", "hu")
    assert shown.err == "Hiba: Ismeretlen: --pace nan.\nTanács: a használat leírása: ludus play --help.\n"
    assert terminal("--loud").err.endswith("hint: 'ludus --help' shows how it is called.\n")


@pytest.mark.parametrize("task", [["tables"], ["export", "x"], ["reports"], ["validate"], ["repair", "x"]])
def test_looking_after_tables_that_are_not_there_makes_no_database(terminal, tmp_path, task):
    shown = terminal("admin", "--store", str(tmp_path / "typo"), *task)
    assert shown.code == 2
    assert str(tmp_path / "typo") in shown.err and "hint: " in shown.err
    assert not (tmp_path / "typo").exists()


def test_a_server_says_that_it_serves_once_it_does(tmp_path):
    words = [sys.executable, "-m", "ludus.cli", "serve", "--port", "0", "--store", str(tmp_path), "--lang", "en"]
    log = (tmp_path / "log").open("wb")
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True) as server:
        assert server.stdout is not None
        address = re.search(r"Serving on (http://127\.0\.0\.1:\d+)\.", server.stdout.readline())
        try:
            assert address is not None
            with urllib.request.urlopen(f"{address[1]}/health", timeout=300) as answer:
                assert answer.status == 200
        finally:
            server.terminate()
    log.close()


@pytest.mark.parametrize(
    "server",
    [
        "foo",
        "",
        "//x",
        "http://",
        "http://localhost:abc",
        "http://localhost:99999",
        "http://[::1",
        "http://a b",
        "ftp://x",
    ],
)
def test_a_bot_is_told_that_an_address_is_none(terminal, server):
    shown = terminal("bot", "--server", server, "--seat", "x")
    assert shown.code == 2
    assert shown.err == f"error: '{server}' is not the address of a server.\nhint: write it as http://127.0.0.1:8000.\n"


class Stranger(BaseHTTPRequestHandler):
    """A program on the network that is not ours: it answers with the body and the code in the path, or hangs up."""

    def do_GET(self) -> None:
        _, code, body, *_ = self.path.split("/")
        if code != "0":
            self.send_response(int(code))
            self.end_headers()
            self.wfile.write(body.encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def stranger():
    with ThreadingHTTPServer(("127.0.0.1", 0), Stranger) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(
    "path, said",
    [
        ("500/oops", "is not a Ludus server: it answers 500."),
        ("404/[]", "is not a Ludus server: it answers 404."),
        ("200/[1]", "is not a Ludus server."),
        ("200/hello", "does not answer."),
        ("0/", "does not answer."),
    ],
)
def test_a_bot_is_told_that_somebody_else_answers(terminal, stranger, path, said):
    shown = terminal("bot", "--server", f"{stranger}/{path}", "--seat", "x")
    assert shown.code == 2
    assert shown.err == f"error: {stranger}/{path} {said}\nhint: check the address of the server.\n".replace("/ ", " ")


def test_every_level_has_a_name_in_the_terminal():
    assert set(levels.NAMES) == set(BOTS)


def test_a_data_set_cannot_be_written_over_a_folder(terminal, tmp_path):
    shown = terminal("dataset", "kampf", "--games", "1", "--workers", "1", "--out", str(tmp_path))
    assert shown.code == 2
    assert f"error: '{tmp_path}' cannot be written" in shown.err


def test_a_mistake_is_told_in_the_language_asked_for(terminal):
    assert "Ein Spiel namens schach gibt es nicht." in terminal("play", "schach", "--lang", "de").err


# --- broken records --------------------------------------------------------------------------------


def broken(terminal, record: Path, text: str, command: str = "verify") -> str:
    record.write_text(text, encoding="utf-8")
    shown = terminal(command, str(record))
    assert shown.code == 2
    assert shown.err.splitlines()[-1].startswith("hint: ")
    return str(shown.err)


def test_a_sound_record_is_said_to_be_sound(terminal, record):
    shown = terminal("verify", str(record))
    assert shown.code == 0
    assert shown.out.startswith("The record is sound: kampf, 3 seats")


def test_a_record_with_one_die_changed_is_found_out(terminal, record):
    text = record.read_text()
    at = text.rindex("chance roll")
    line = text[at : text.index("\n", at)]
    other = "chance roll" + " full" * (len(line.split()) - 2)
    if other == line:
        other = other.replace("full", "blank")
    assert f"say '{other.removeprefix('chance ')}', but the seed gives" in broken(
        terminal, record, text[:at] + other + text[at + len(line) :]
    )


def test_a_record_cut_in_the_middle_of_a_line_is_refused(terminal, record):
    text = record.read_text()
    assert "does not replay" in broken(terminal, record, text[: len(text) // 2 - 3], "replay")


def test_a_record_cut_between_two_lines_cannot_be_verified(terminal, record):
    lines = record.read_text().splitlines(keepends=True)
    assert "The game is not over: its " in broken(terminal, record, "".join(lines[:30]))


def test_an_unfinished_game_is_called_unfinished(terminal, record):
    match = Match.new("kampf", 2, seed=7, options={"start": "first"})
    match.act(0, "carrier a1")
    record.write_text(match.record(secrets_too=True), encoding="utf-8")
    shown = terminal("verify", str(record))
    assert shown.code == 0
    assert "sound as far as it goes" in shown.out and "The game is not over." in shown.out


def test_a_record_cut_between_two_lines_cannot_be_gone_on_with(terminal, record):
    record.write_text("".join(record.read_text().splitlines(keepends=True)[:30]))
    shown = terminal("play", "--resume", str(record))
    assert shown.code == 2
    assert "has no seed" in shown.err


def test_a_finished_game_cannot_be_gone_on_with(terminal, record):
    shown = terminal("play", "--resume", str(record))
    assert shown.code == 2
    assert "is over." in shown.err


def test_a_seat_of_five_thousand_digits_is_no_seat(terminal, record):
    head, chosen = record.read_text().split("\n0 ", 1)
    assert " of the record cannot be read: '9999" in broken(terminal, record, f"{head}\n{'9' * 5000} {chosen}")


def test_something_else_is_not_a_record(terminal, record):
    assert "This is not a Ludus record." in broken(terminal, record, "Dear diary")


@pytest.mark.parametrize("words", [["--seat", "3"], ["--seat", "-1"], ["--step", "100000"]])
def test_a_seat_or_step_outside_the_game_is_refused(terminal, record, words):
    shown = terminal("replay", str(record), *words)
    assert shown.code == 2
    assert "it goes from 0 to" in shown.err


# --- broken data sets ------------------------------------------------------------------------------


def test_a_data_set_with_a_missing_field_is_refused_with_its_place(terminal, tmp_path):
    folder = tmp_path / "set"
    shutil.copytree(SHIPPED / "kampf", folder)
    animals = folder / "animals.toml"
    animals.write_text(animals.read_text().replace("hits = 2\n", "", 1))
    shown = terminal("play", "kampf", "--set", str(folder), "--check")
    assert shown.code == 2
    assert "animals.toml, line 4: lion-a has no 'hits'." in shown.err


def test_a_record_is_not_replayed_with_another_data_set(terminal, record, tmp_path):
    folder = tmp_path / "set"
    shutil.copytree(SHIPPED / "kampf", folder)
    animals = folder / "animals.toml"
    animals.write_text(animals.read_text().replace("hits = 2", "hits = 4", 1))
    assert terminal("play", "kampf", "--set", str(folder), "--check").code == 0
    shown = terminal("replay", str(record), "--set", str(folder))
    assert shown.code == 2
    assert "--set DIR" in shown.err


# --- the real program ------------------------------------------------------------------------------


def program(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludus.cli", *words]
    env = dict(os.environ, LUDUS_LANG="en", PYTHONUTF8="1")
    return subprocess.run(command, input=typed, env=env, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_program_exits_with_2_and_no_traceback():
    answer = program("play", "chess")
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.startswith("error: There is no game called chess.\nhint: the games are: kampf")


def test_the_program_says_its_version():
    assert program("--version").stdout.startswith("ludus ")


def test_reading_only_the_first_line_is_no_mistake():
    command = f"{sys.executable} -m ludus.cli rules kampf | head -n 1"
    answer = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.stdout == "Kampf der Gladiatoren\n"
    assert answer.stderr == ""
