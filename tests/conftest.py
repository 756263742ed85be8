"""What all tests share: nothing goes into the user's folders, and what is dear is made in one process only."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

ROOT = Path(__file__).resolve().parents[1]

# For this process and those it starts, and before anything of ours is imported.
os.environ["XDG_CACHE_HOME"] = str(ROOT / ".cache" / "tests")  # compiled code is kept here
os.environ["LUDUS_SOLVE"] = "no"  # fights asked about by the way are not solved behind a test's back
os.environ["OPENBLAS_NUM_THREADS"] = "1"  # small matrices cost numpy twice as much on two processors

# A busy machine is no reason for a test to fail.
settings.register_profile("ludus", deadline=None)
settings.load_profile("ludus")

# Tests that share something dear, which every process would make for itself: compiled code, replayed games, a browser.
TOGETHER = ("tests/odds/test_spartacus", "tests/replays/", "tests/project/test_coverage_page")


class Together(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Hands out single tests, but all of what belongs together to one process; the most of them first."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        if file.startswith("tests/browser/"):
            return file  # each has a browser of its own
        return next((start for start in TOGETHER if file.startswith(start)), nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    return Together(config, log)
