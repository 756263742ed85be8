"""Where nothing is translated yet, one process collects the tests first, and the others read what it has kept.

Python and pytest keep what they translate, and Hypothesis what it reads of our sources. In a fresh clone every process
would do all of it for itself at the same time.
"""

import hashlib
import importlib.util
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

KEPT: Final = Path(sys.pycache_prefix) if sys.pycache_prefix else None


@contextmanager
def after_the_first(asked: list[str]) -> Iterator[None]:
    """Do what is inside alone if nobody has done it here with what is asked for; otherwise beside the others."""
    if KEPT is None or sys.dont_write_bytecode or importlib.util.find_spec("fcntl") is None:
        yield
        return
    done = KEPT / f"collected-{sys.implementation.cache_tag}-{hashlib.sha256(repr(asked).encode()).hexdigest()[:12]}"
    if not done.exists() and sys.platform != "win32":
        KEPT.mkdir(parents=True, exist_ok=True)
        with (KEPT / "collecting").open("w") as door:
            fcntl.flock(door, fcntl.LOCK_EX)
            if not done.exists():
                yield
                done.touch()
                return
    yield
