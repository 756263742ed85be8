"""Nothing typed is lost: a game is on disk after every choice, in a file of its own."""

import os
import pty
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludus.cli.play import saves
from ludus.cli.play.saves import SaveFile
from ludus.cli.play.seating import Player
from ludus.cli.terminal.signals import Signals
from ludus.match import Match
from ludus.match.record import parse

ROOT = Path(__file__).resolve().parents[2]
AGAINST_A_BOT = ("play", "kampf", "--human", "Anna", "--bot", "random", "--seed", "9", "--option", "start=first")
TWO_PEOPLE = ("play", "kampf", "--human", "Anna", "--human", "Bea", "--seed", "9", "--option", "start=first")
ALWAYS_THE_FIRST = ["1"] * 200


def files(tmp_path: Path) -> list[Path]:
    """The games this terminal keeps."""
    return sorted((tmp_path / "home" / "ludus" / "saves").glob("*"))


def choices(path: Path) -> list[str]:
    """What people and bots chose in a saved game."""
    return [words for seat, words in parse(path.read_text(encoding="utf-8")).lines if seat >= 0]


# --- a terminal that goes away -----------------------------------------------------------------------

# A process whose controlling terminal is the one it reads from, as in a window.
AGAIN_AFTER = 60.0  # seconds: a signal that comes while the program ends by the first would kill it
IN_A_WINDOW = """
import fcntl, os, signal, sys, termios
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.SIG_DFL)  # whatever the tests were started with
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, "-m", "ludus.cli", *sys.argv[1:]])
"""


class Window:
    """The real program in a terminal of its own."""

    def __init__(self, home: Path, *words: str) -> None:
        self.keyboard, inside = pty.openpty()
        env = dict(os.environ, XDG_DATA_HOME=str(home), LUDUS_LANG="en", PYTHONUTF8="1", TERM="xterm")
        command = [sys.executable, "-c", IN_A_WINDOW, *words]
        self.process = subprocess.Popen(
            command, stdin=inside, stdout=inside, stderr=inside, cwd=ROOT, env=env, start_new_session=True
        )
        os.close(inside)
        self.is_open = True
        self.shown = b""

    def wait_for(self, text: str) -> None:
        """Read what is shown until a text comes; OSError is a terminal nobody writes to any more."""
        while text.encode() not in self.shown:
            self.shown += os.read(self.keyboard, 4096)
        _, _, self.shown = self.shown.partition(text.encode())

    def type(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\r".encode())

    def signal(self, number: int) -> None:
        """Send a signal, and again where it came between the prompt and the wait for a key: readline sleeps on then."""
        while self.process.poll() is None:
            self.process.send_signal(number)
            try:
                self.process.wait(AGAIN_AFTER)
            except subprocess.TimeoutExpired:
                continue

    def close(self) -> None:
        if self.is_open:
            os.close(self.keyboard)
        self.is_open = False

    def end(self) -> None:
        self.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


@pytest.fixture
def window(tmp_path):
    opened: list[Window] = []

    def open_window(*words: str) -> Window:
        opened.append(Window(tmp_path / "home", *words))
        return opened[-1]

    yield open_window
    for one in opened:
        one.end()


ENDS: dict[str, Callable[[Window], None]] = {
    "SIGHUP": lambda window: window.signal(signal.SIGHUP),
    "SIGTERM": lambda window: window.signal(signal.SIGTERM),
    "SIGKILL": lambda window: window.signal(signal.SIGKILL),
    "a closed window": Window.close,
}


@pytest.mark.parametrize("end", ENDS)
def test_a_terminal_that_goes_away_keeps_its_game(window, terminal, tmp_path, end):
    gone = window(*AGAINST_A_BOT)
    gone.wait_for("Anna> ")
    gone.type("1")
    gone.wait_for(" places a carrier on A1.")
    ENDS[end](gone)
    gone.process.wait()
    (path,) = files(tmp_path)
    assert choices(path) == ["carrier a1"]
    assert "Anna adds" in terminal("play", "--resume", path.stem, typed=["1"]).out


@pytest.mark.parametrize("end, code", [("SIGHUP", 129), ("SIGTERM", 143), ("a closed window", 129)])
def test_a_signal_ends_the_program_with_the_code_a_shell_expects(window, end, code):
    gone = window(*AGAINST_A_BOT)
    gone.wait_for("Anna> ")
    ENDS[end](gone)
    assert gone.process.wait() == code


def test_whoever_stops_the_program_is_told_where_the_game_is(window, tmp_path):
    stopped = window(*AGAINST_A_BOT)
    stopped.wait_for("Anna> ")
    stopped.type("1")
    stopped.wait_for(" places a carrier on A1.")
    stopped.signal(signal.SIGTERM)
    stopped.wait_for("Saved in")
    stopped.wait_for("play --resume kampf-")


@pytest.mark.parametrize("number, raised", [(signal.SIGINT, KeyboardInterrupt), (signal.SIGTERM, SystemExit)])
def test_a_signal_waits_until_a_choice_is_written_down(number, raised):
    signals, written = Signals(), []
    before = signal.signal(number, signal.SIG_DFL)  # whatever the tests were started with
    try:
        with pytest.raises(raised), signals.caught():
            with signals.held():
                os.kill(os.getpid(), number)
                written.append("choice")
            written.append("too late")
    finally:
        signal.signal(number, before)
    assert written == ["choice"]


def test_a_signal_that_was_ignored_still_is():
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with Signals().caught():
            os.kill(os.getpid(), signal.SIGHUP)
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


# --- one file for each game --------------------------------------------------------------------------


def test_every_choice_is_on_disk_before_the_next_is_asked_for(terminal, tmp_path, monkeypatch):
    seen = []
    answers = iter(["1", "2", "1", "undo", "quit", "yes"])

    def look_then_type(prompt: str) -> str:
        seen.append([len(choices(path)) for path in files(tmp_path)])
        return next(answers)

    monkeypatch.setattr("builtins.input", look_then_type)
    terminal(*TWO_PEOPLE)
    assert seen[:4] == [[], [1], [2], [3]]
    assert seen[4] == [2]  # taken back


def test_two_games_of_one_title_keep_two_saves(terminal, tmp_path):
    terminal(*TWO_PEOPLE, typed=["1", "save", "quit", "yes"])
    (first,) = files(tmp_path)
    kept = first.read_text()
    terminal(*TWO_PEOPLE, typed=["2", "2", "save", "quit", "yes"])
    assert first.read_text() == kept
    assert len(files(tmp_path)) == 2


def test_a_game_taken_up_goes_on_in_its_own_file(terminal, tmp_path):
    terminal(*TWO_PEOPLE, typed=["1"])
    (path,) = files(tmp_path)
    terminal("play", "--resume", path.stem, typed=["1"])
    assert files(tmp_path) == [path]
    assert len(choices(path)) == 2


def test_a_file_somebody_named_is_left_as_it_is_when_its_game_goes_on(terminal, tmp_path):
    mine = tmp_path / "mine.txt"
    terminal(*TWO_PEOPLE, typed=["1", f"save {mine}", "quit", "no"])
    terminal("play", "--resume", str(mine), typed=["1"])
    assert len(choices(mine)) == 1
    (path,) = files(tmp_path)
    assert len(choices(path)) == 2


def test_the_same_game_taken_up_in_two_windows_becomes_two_games(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    path = SaveFile("kampf").write("one")
    here, there = SaveFile("kampf", path, "one"), SaveFile("kampf", path, "one")
    assert here.write("one, two") == path
    assert there.write("one, three") != path
    assert path.read_text() == "one, two"


def test_two_games_begun_in_the_same_second_do_not_share_a_file(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert len({saves.claim("kampf") for _ in range(3)}) == 3


def test_a_game_is_for_the_eyes_of_its_owner(terminal, tmp_path):
    terminal(*AGAINST_A_BOT, typed=["1"])
    (path,) = files(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_game_that_cannot_be_saved_goes_on_and_says_so_once(terminal, tmp_path):
    (tmp_path / "home").write_text("not a folder")
    shown = terminal(*AGAINST_A_BOT, typed=["1", "1", "1"])
    assert shown.code == 0
    assert shown.out.count("Could not save in") == 1
    assert "Anna adds" in shown.out


def test_a_game_among_bots_leaves_no_file(terminal, tmp_path):
    terminal("play", "kampf", "--bot", "random", "--bot", "random", "--seed", "2")
    assert not files(tmp_path)


def test_a_finished_game_stays_on_disk_but_is_not_offered(terminal, tmp_path):
    terminal(*AGAINST_A_BOT, typed=[*ALWAYS_THE_FIRST, ""])
    (path,) = files(tmp_path)
    assert terminal("verify", str(path)).code == 0
    assert "There is no game to go on with." in terminal("play", "--resume").out


# --- which games there are ---------------------------------------------------------------------------


def test_resume_without_a_file_lists_the_games_and_how_to_take_each_up(terminal, tmp_path):
    terminal(*AGAINST_A_BOT, typed=["1"])
    terminal(*TWO_PEOPLE, typed=["1", "1", "1"])
    (older, newer) = sorted(files(tmp_path), key=lambda path: len(choices(path)))
    os.utime(older, (0, 86400))
    shown = terminal("play", "--resume")
    assert shown.code == 0
    lines = shown.out.splitlines()
    assert lines[0] == "Games you can go on with:"
    assert lines[1].startswith(" 1) Kampf der Gladiatoren: Anna, Bea – 3 choices, ")
    assert lines[2].endswith(f" play --resume {newer.stem}")
    assert lines[3].startswith(" 2) Kampf der Gladiatoren: Anna, Marcus (random) – 1 choice, 1970-01-0")
    assert lines[4].endswith(f" play --resume {older.stem}")


def test_whoever_sits_at_the_keyboard_takes_one_up_by_its_number(window, terminal, tmp_path):
    terminal(*AGAINST_A_BOT, typed=["1"])
    at_keyboard = window("play", "--resume")
    at_keyboard.wait_for("Which one? [1]")
    at_keyboard.type("7")
    at_keyboard.wait_for("'7' is not in the list. Type one of its numbers.")
    at_keyboard.type("")
    at_keyboard.wait_for("Anna> ")


def test_the_list_can_be_of_one_game_only(terminal):
    terminal(*AGAINST_A_BOT, typed=["1"])
    assert "Anna" in terminal("play", "kampf", "--resume").out
    assert "There is no game to go on with." in terminal("play", "aquileia", "--resume").out


def test_a_file_in_the_folder_that_is_no_game_is_named(terminal, tmp_path):
    terminal(*AGAINST_A_BOT, typed=["1"])
    (path,) = files(tmp_path)
    (path.parent / "diary.txt").write_text("Dear diary")
    shown = terminal("play", "--resume")
    assert "diary.txt cannot be read: This is not a Ludus record." in shown.out
    assert path.stem in shown.out


def test_a_game_kept_by_an_earlier_version_is_listed_too(terminal, tmp_path):
    terminal(*AGAINST_A_BOT, typed=["1"])
    (path,) = files(tmp_path)
    path.rename(tmp_path / "home" / "ludus" / "last-kampf.txt")
    assert "last-kampf" in terminal("play", "--resume").out


# --- saving and going on ---------------------------------------------------------------------------


def test_a_saved_game_goes_on_with_the_same_dice(terminal, tmp_path):
    path, whole = tmp_path / "half.txt", tmp_path / "whole.txt"
    terminal(*TWO_PEOPLE, typed=[*["1"] * 90, f"save {path}", "quit", "no"])
    terminal(*TWO_PEOPLE, typed=[*["1"] * 110, f"save {whole}"])
    resumed = terminal("play", "--resume", str(path), typed=[*["1"] * 20, f"save {path}", "yes"])
    assert resumed.code == 0
    assert path.read_text() == whole.read_text()


def test_an_existing_file_is_not_overwritten_unasked(terminal, tmp_path):
    path = tmp_path / "precious.txt"
    path.write_text("gold")
    assert "Overwrite it?" in terminal(*AGAINST_A_BOT, typed=[f"save {path}", "no"]).out
    assert path.read_text() == "gold"


def test_a_file_that_cannot_be_written_is_no_disaster(terminal, tmp_path):
    shown = terminal(*AGAINST_A_BOT, typed=["1", f"save {tmp_path}", "yes", "1"])
    assert "Could not save in" in shown.out
    assert shown.code == 0


def test_the_end_of_the_input_keeps_the_game_and_says_how_to_go_on(terminal, tmp_path):
    shown = terminal(*AGAINST_A_BOT, typed=["1"])
    (path,) = files(tmp_path)
    assert shown.code == 0
    assert "Saved in" in shown.out
    assert f"play --resume {path.stem}" in shown.out
    assert "Anna> " in terminal("play", "--resume", str(path)).out


def test_interrupting_keeps_the_game_too(terminal, tmp_path, monkeypatch):
    answers = iter(["1", "1"])

    def type_then_interrupt(prompt: str) -> str:
        answer = next(answers, None)
        if answer is None:
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr("builtins.input", type_then_interrupt)
    assert terminal(*AGAINST_A_BOT).code == 0
    assert len(files(tmp_path)) == 1


def test_quitting_asks_whether_to_save(terminal, tmp_path):
    assert "Save the game before you leave?" in terminal(*AGAINST_A_BOT, typed=["1", "quit", "no"]).out
    assert not files(tmp_path)


def test_a_slip_is_no_answer_to_whether_a_game_is_to_be_kept(terminal, tmp_path):
    shown = terminal(*AGAINST_A_BOT, typed=["1", "quit", "ludus play", "yes"])
    assert shown.out.count("Save the game before you leave?") == 2
    (path,) = files(tmp_path)
    assert len(choices(path)) == 1


def test_quitting_without_saving_leaves_what_somebody_asked_to_keep(terminal, tmp_path):
    terminal(*TWO_PEOPLE, typed=["1", "save", "1", "quit", "no"])
    (path,) = files(tmp_path)
    assert len(choices(path)) == 1
    terminal("play", "--resume", path.stem, typed=["1", "quit", "no"])
    assert len(choices(path)) == 1


def test_a_finished_game_can_be_saved_and_verified(terminal, tmp_path):
    path = tmp_path / "done.txt"
    count = terminal(*AGAINST_A_BOT, typed=ALWAYS_THE_FIRST).out.count("Anna> ")
    terminal(*AGAINST_A_BOT, typed=[*["1"] * count, f"save {path}", ""])
    assert terminal("verify", str(path)).code == 0
    assert "Anna" in terminal("replay", str(path)).out


def test_players_survive_a_save():
    players = [Player("Anna Maria"), Player("Marcus", "random")]
    text = saves.saved(Match.new("kampf", 2, seed=1), players)
    assert saves.read_players(text) == players
