"""The browser's tests with all that the suite leaves out: every size, theme and question, games played to their end."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.browser import whole

ROOT: Final = Path(__file__).resolve().parents[2]
TESTS: Final = ROOT / "tests" / "browser"
LEAVES_OUT: Final = re.compile(r"^from tests\.browser\.whole import", re.MULTILINE)


def run(progress: Callable[[str], None]) -> list[str]:
    files = [file for file in sorted(TESTS.glob("test_*.py")) if LEAVES_OUT.search(file.read_text(encoding="utf-8"))]
    assert files
    lines, environment = [], {**os.environ, whole.NAME: "yes"}
    for file in files:
        words = [sys.executable, "-m", "pytest", "-q", "-n", "0", str(file)]
        done = subprocess.run(words, check=False, env=environment, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        lines.append(f"{file.stem}: {done.stdout.strip().splitlines()[-1]}")
        progress(lines[-1])
    return lines
