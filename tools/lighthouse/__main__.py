"""What Lighthouse says of the start page and of a table, on a phone and on a desktop.

    .venv/bin/python -m tools.lighthouse   prints scores; fails where one is below 95 on a desktop, 90 on a phone

Starts a server and a browser of its own. The page must be built; Lighthouse is fetched on first use.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from dev import install_packages, npm_command
from ludus import GAMES
from tests.browser.conftest import mend_driver, serving, wait_for
from tests.browser.visitor import Visitor
from tools import chromium
from tools.ports import free_port

FOLDER: Final = Path(__file__).resolve().parent
PROGRAM: Final = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
FIGURES: Final = {
    "interactive": "interactive",
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}
LEAST: Final = {"phone": 90, "desktop": 95}
# Small builds of Chromium drop the page under Lighthouse where there is a Referrer-Policy; nothing depends on it.
HOUSE: Final = """import sys
from ludus.cli import main
from ludus.server.api.access import guard
del guard.HEADERS["referrer-policy"]
sys.exit(main(sys.argv[1:]))
"""


def main() -> int:
    found = chromium.find()
    npm = npm_command()
    if found is None or npm is None:
        print("error: Chromium or npm is missing.\nhint: name a Chromium in LUDUS_CHROMIUM.", file=sys.stderr)
        return 1
    install_packages(FOLDER)
    mend_driver()
    port = free_port(0)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "house", program=("-c", HOUSE)) as address,
        browsing(found, port, Path(folder) / "profile") as door,
    ):
        with sync_playwright() as driver:  # it lets go of the browser again: Lighthouse wants it for itself
            places = set_up(driver.chromium.connect_over_cdp(door).contexts[0].new_page(), address)
        low = [each for name, place in places.items() for each in measure(name, place, port, npm[1])]
    print(*(low or ["every score is as high as wanted"]), sep="\n")
    return 1 if low else 0


@contextmanager
def browsing(found: chromium.Chromium, port: int, profile: Path) -> Iterator[str]:
    """A browser that can be driven from outside, and the address to do it at."""
    words = [
        found.program,
        "--headless",
        *chromium.FLAGS,
        f"--remote-debugging-port={port}",
        f"--user-data-dir={profile}",
        "--disk-cache-size=1",  # every visit is a first visit
    ]
    browser = subprocess.Popen(words, env={**os.environ, **found.environment}, stderr=subprocess.DEVNULL)
    door = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{door}/json/version", browser)
        yield door
    finally:
        browser.terminate()
        browser.wait()


def set_up(page: Page, address: str) -> dict[str, str]:
    """The places to look at: the start page, and a table at which it is Livia's turn."""
    livia = Visitor(page, address)
    livia.arrive("Livia")
    tables = {game: livia.set_up("me", "random", "random", game=game, practice=True) for game in GAMES}
    page.goto("about:blank")
    return {"home": address, **{game: f"{address}#/table/{table['id']}" for game, table in tables.items()}}


def measure(name: str, place: str, port: int, env: dict[str, str]) -> list[str]:
    """Print what Lighthouse says of a place, and return what is too low."""
    low = []
    for device, least in LEAST.items():
        report = ask(place, port, env, device)
        scores = {each: round(100 * report["categories"][each]["score"]) for each in CATEGORIES}
        figures = [f"{label} {report['audits'][id]['displayValue']}" for id, label in FIGURES.items()]
        print(
            f"{name} {device}:", *(f"{each} {score}" for each, score in scores.items()), *figures, sep="  ", flush=True
        )
        low += [f"{name} {device}: {each} {score}, {least} wanted" for each, score in scores.items() if score < least]
    return low


def ask(place: str, port: int, env: dict[str, str], device: str) -> dict[str, Any]:
    words = ["node", str(PROGRAM), place, f"--port={port}", "--output=json", "--quiet", "--disable-storage-reset"]
    words += [f"--only-categories={','.join(CATEGORIES)}", *(["--preset=desktop"] if device == "desktop" else [])]
    said = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    if said.returncode:
        raise SystemExit(f"error: Lighthouse failed.\nhint: it said: {said.stderr.strip()[-400:]}")
    report: dict[str, Any] = json.loads(said.stdout)
    return report


if __name__ == "__main__":
    sys.exit(main())
