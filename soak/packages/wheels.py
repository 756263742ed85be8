"""The wheels, plain and compiled, installed by themselves on every Python of this machine that is promised.

A wheel alone brings the engine, the terminal and the bots. The compiled one is built for each Python in turn.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools import compiled

ROOT: Final = Path(__file__).resolve().parents[2]
UV: Final = next((ROOT / ".cache" / "tools").glob("uv-*/bin/uv"), Path("uv"))
PROMISED: Final = ("3.11", "3.12", "3.13")
FLAGS: Final = "-fvisibility=hidden -fno-semantic-interposition -fno-plt"
HEAVY: Final = ("fastapi", "sqlalchemy", "numpy")  # what a wheel alone must not bring
ODDS: Final = ("odds", "kampf", "2 sword 1 net 1 prong", "lion-a")


def call(*words: str | Path, env: dict[str, str] | None = None, code: int = 0) -> str:
    """What a command says. It must end with this code."""
    told = subprocess.run(
        list(map(str, words)), cwd=tempfile.gettempdir(), env={**os.environ, **(env or {})}, check=False,
        capture_output=True, text=True,
    )  # fmt: skip
    assert told.returncode == code, f"{words}: {told.returncode}\n{told.stdout}\n{told.stderr}"
    return told.stdout + told.stderr


def pythons() -> dict[str, Path]:
    """Those of this machine, by version: on the path, or as pyenv keeps them."""
    found: dict[str, Path] = {}
    for version in PROMISED:
        kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        named = shutil.which(f"python{version}")
        for python in (*kept, *([Path(named)] if named else [])):
            if subprocess.run([python, "--version"], capture_output=True, check=False).returncode == 0:
                found.setdefault(version, python)
    return found


def build(python: Path, out: Path, rules: str) -> Path:
    """A wheel for a Python, with plain or compiled rules."""
    env = {"UV_SYSTEM_CERTS": "1", "UV_PYTHON_DOWNLOADS": "never"}
    if rules == "compiled":
        env |= {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "CFLAGS": FLAGS}
    pins = ("--build-constraints", ROOT / "constraints.txt")
    call(UV, "build", "--wheel", "--python", python, *pins, "--out-dir", out, ROOT, env=env)
    return next(out.glob("*.whl"))


def check(python: Path, wheel: Path, rules: str, home: Path) -> None:
    """Install it by itself and play."""
    call(python, "-m", "venv", home)
    inside, ludus = home / "bin" / "python", home / "bin" / "ludus"
    call(inside, "-m", "pip", "install", "--quiet", "-c", ROOT / "constraints.txt", wheel)
    listed = call(inside, "-m", "pip", "list").lower()
    assert not any(f"\n{name} " in listed for name in HEAVY), listed
    clean = {"PYTHONPATH": ""}
    assert f"({rules} rules)" in call(ludus, "--version", env=clean)
    call(ludus, "sim", "kampf", "--games", "4", "--bots", "greedy,random", env=clean)
    call(ludus, *ODDS, env=clean)
    assert "hint: install it" in call(ludus, "serve", env=clean, code=2)


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = pythons()
        plain = build(next(iter(found.values())), folder / "plain", "plain")
        for version, python in found.items():
            check(python, plain, "plain", folder / f"plain-{version}")
            lines.append(f"{plain.name} ({plain.stat().st_size / 1000:,.0f} kB) on Python {version}: slim, plays")
            progress(lines[-1])
            if compiled.has_compiler():
                wheel = build(python, folder / f"out-{version}", "compiled")
                check(python, wheel, "compiled", folder / f"compiled-{version}")
                lines.append(f"{wheel.name} ({wheel.stat().st_size / 1000:,.0f} kB): slim, plays with compiled rules")
                progress(lines[-1])
    return lines
