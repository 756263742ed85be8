"""The one script everything starts from."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = ["play", "test", "check", "soak", "bench", "build", "help"]


def dev(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "dev.py", *words], cwd=ROOT, capture_output=True, text=True, check=False)


def test_an_unknown_command_gets_a_sentence_and_a_hint():
    answer = dev("conquer")
    assert answer.returncode == 2
    assert answer.stderr.splitlines() == [
        "error: there is no command called conquer.",
        "hint: `python3 dev.py help` lists the commands.",
    ]


@pytest.mark.parametrize(
    "words", [["check", "everything"], ["build", "twice"], ["bench", "nothing"], ["soak", "nothing"]]
)
def test_an_argument_that_means_nothing_is_refused(words):
    answer = dev(*words)
    assert answer.returncode == 2
    error, hint = answer.stderr.splitlines()
    assert error.startswith("error: ")
    assert hint.startswith("hint: ")


@pytest.mark.parametrize("words", [["help"], ["--help"], []])
def test_help_lists_every_command(words):
    answer = dev(*words)
    assert answer.returncode == 0
    listed = [line.split()[0] for line in answer.stdout.splitlines() if line.startswith("  ")]
    assert listed == COMMANDS
