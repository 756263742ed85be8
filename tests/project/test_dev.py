"""The one script everything starts from."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import dev as dev_script
from tools import lanes

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = ["play", "add", "test", "check", "soak", "bench", "build", "docs", "help"]


def dev(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "dev.py", *words], cwd=ROOT, capture_output=True, text=True, check=False)


def test_an_unknown_command_gets_a_sentence_and_a_hint():
    answer = dev("conquer")
    assert answer.returncode == 2
    assert answer.stderr.splitlines() == [
        "error: there is no command called conquer.",
        "hint: `python3 dev.py help` lists the commands.",
    ]


def test_reading_only_the_first_line_is_no_mistake():
    command = f"{sys.executable} dev.py help | true"
    answer = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.stderr == ""


@pytest.mark.parametrize(
    "words",
    [
        ["check", "everything"],
        ["add"],
        ["add", "nothing"],
        ["build", "twice"],
        ["docs", "twice"],
        ["bench", "nothing"],
        ["soak", "nothing"],
        ["play", "--port", "many"],
        ["play", "--host", "nowhere.invalid"],
        ["play", "--no-browser", "kampf"],
    ],
)
def test_an_argument_that_means_nothing_is_refused(words):
    answer = dev(*words)
    assert answer.returncode == 2
    error, hint = answer.stderr.splitlines()
    assert error.startswith("error: ")
    assert hint.startswith("hint: ")


def test_an_extra_is_added_to_the_environment_of_the_checkout(monkeypatch, capsys):
    asked = []
    monkeypatch.setattr(dev_script, "set_up", lambda *extras: asked.append(extras))
    monkeypatch.setattr(dev_script, "read_stamp", lambda: {"place": "", "wanted": "", "extras": []})
    assert dev_script.main(["add", "data", "plots"]) == 0
    assert asked == [("data", "plots")]
    assert "data, plots" in capsys.readouterr().out


def test_what_was_added_before_is_still_named(monkeypatch, capsys):
    monkeypatch.setattr(dev_script, "set_up", lambda *extras: None)
    monkeypatch.setattr(dev_script, "read_stamp", lambda: {"place": "", "wanted": "", "extras": ["train"]})
    assert dev_script.main(["add", "data"]) == 0
    assert "now: data, train." in capsys.readouterr().out


@pytest.mark.parametrize("words", [["help"], ["--help"], []])
def test_help_lists_every_command(words):
    answer = dev(*words)
    assert answer.returncode == 0
    listed = [line.split()[0] for line in answer.stdout.splitlines() if line.startswith("  ")]
    assert listed == COMMANDS


def test_a_quick_test_gives_a_first_answer_without_types_page_and_browser(monkeypatch, capsys):
    steps: dict[str, Sequence[object]] = {}

    def timed(name: str, *command: object, env: dict[str, str] | None = None) -> bool:
        steps[name] = command
        return name != "lint"

    monkeypatch.setattr(dev_script, "set_up", lambda *extras: None)
    monkeypatch.setattr(lanes, "take", lambda step: timed(step.name, *step.command))
    monkeypatch.setattr(dev_script, "timed", timed)
    assert dev_script.main(["test", "--quick", "-x"]) == 1
    assert list(steps) == ["format", "lint", "tests"]
    assert "-x" in steps["tests"] and "--quick" not in steps["tests"]
    folders = [str(word) for word in steps["tests"] if str(word).startswith("tests/")]
    assert len(folders) == len(dev_script.QUICK) and all((ROOT / folder).exists() for folder in folders)
    assert "FAILED" in capsys.readouterr().out


def test_tests_translate_everything_once_and_write_nothing_beside_the_sources(monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    env = dev_script.test_environment()
    assert "PYTHONDONTWRITEBYTECODE" not in env
    assert Path(env["PYTHONPYCACHEPREFIX"]).is_relative_to(dev_script.CACHE)
