"""What all tests share: nothing goes into the user's folders, and what is dear is made in one process only."""

import gc
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

from tests.progress import watched
from tests.translating import after_the_first

ROOT = Path(__file__).resolve().parents[1]

# For this process and those it starts, and before anything of ours is imported.
os.environ["XDG_CACHE_HOME"] = str(ROOT / ".cache" / "tests")  # compiled code is kept here
os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(ROOT / ".cache" / "hypothesis"))  # also for a copy's tests
os.environ["LUDUS_SOLVE"] = "no"  # fights asked about by the way are not solved behind a test's back
os.environ["OPENBLAS_NUM_THREADS"] = "1"  # small matrices cost numpy twice as much on two processors

# A busy machine is no reason for a test to fail.
settings.register_profile("ludus", deadline=None)
settings.load_profile("ludus")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    with watched(item.nodeid):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    with unwatched_for_garbage():
        if not hasattr(session.config, "workerinput"):  # nobody beside it
            return (yield)
        with after_the_first(session.config.args):
            return (yield)


@contextmanager
def unwatched_for_garbage() -> Iterator[None]:
    """What is read in here stays to the end; Python need not look through half a million objects for garbage, then or
    during the tests."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.freeze()


# Tests that share something dear, which every process would make for itself: compiled code, replayed games, a copy of
# the project, a cluster. They and others that take long come first: no process is left alone with them at the end.
SOLVING = ("tests/odds/test_spartacus", "tests/puzzles/test_making")  # half a minute of compiling
TOGETHER = (
    "tests/project/test_adding_a_game",
    "tests/replays/",
    "tests/project/test_coverage_page",
    "tests/project/test_site",
    "tests/bots/test_network",
    "tests/cli/test_review",
    "tests/research/test_lab",
    "tests/review/",
    "tests/server/test_owners",
    "tests/server/test_reviews",
    "tests/server/test_thoughts",
)
DEAREST = (
    *("tests/project/test_adding_a_card", *SOLVING, *TOGETHER),
    *(
        "tests/browser/test_pages",
        "tests/browser/test_spartacus",
        "tests/browser/test_game",
        "tests/browser/test_kampf",
    ),
    *("tests/project/test_readme", "tests/browser/", "tests/bots/"),
)


class Together(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Hands out single tests in the order they stand in, but all of what belongs together to one process."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        if file.startswith("tests/browser/"):
            return file  # its tests share what they have loaded
        if file.startswith(SOLVING):
            return SOLVING[0]
        return next((start for start in TOGETHER if file.startswith(start)), nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    config.option.loadscopereorder = False  # by how many there are, which says little
    return Together(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if hasattr(config, "workerinput"):  # one of several processes
        items.sort(key=lambda item: next((i for i, start in enumerate(DEAREST) if item.nodeid.startswith(start)), 99))
