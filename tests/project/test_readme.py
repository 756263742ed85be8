"""What the README says is true: its commands run and its examples give what they show."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()
OUTSIDE = {name: value for name, value in os.environ.items() if name != "XDG_CACHE_HOME"}  # what is fetched lies there


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


COMMANDS = [line for block in blocks("sh") for line in block.splitlines() if line and not line.startswith("#")]
NOT_RUN = ["python3 dev.py test", "python3 dev.py check"]  # this is what runs the tests, and what it does first


def unattended(command: str) -> list[str]:
    """The command as a test can run it: with this Python, and without waiting for a person."""
    words = [sys.executable if word == "python3" else word for word in shlex.split(command)]
    return [*words, "--check"] if "play" in words else words


def test_it_is_short():
    assert len(README.splitlines()) < 120


def test_it_says_how_to_play_and_how_to_test():
    assert "python3 dev.py play" in COMMANDS
    assert "python3 dev.py test" in COMMANDS


@pytest.mark.parametrize("command", [command for command in COMMANDS if command not in NOT_RUN])
def test_its_commands_run(command):
    answer = subprocess.run(
        unattended(command),
        cwd=ROOT,
        env=OUTSIDE,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_its_python_examples_give_what_they_show():
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks("python")), {}, "README", "README.md", 0)
    report: list[str] = []
    result = doctest.DocTestRunner().run(examples, out=report.append)
    assert result.attempted
    assert not result.failed, "".join(report)
