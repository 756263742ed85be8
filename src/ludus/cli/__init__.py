"""The terminal: play, replay, verify, simulate, read the rules."""

import os
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Do what was typed."""
    # Before numpy is read, and for the processes that work for this one: a master's small matrices cost six times the
    # processor where threads share them.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from ludus.cli import entry  # noqa: PLC0415 - processes that only work for this one need none of it

    return entry.main(words)


__all__ = ["main"]
