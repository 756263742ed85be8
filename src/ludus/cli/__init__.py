"""The terminal: play, replay, verify, simulate, read the rules."""

from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Do what was typed."""
    from ludus.cli import entry  # noqa: PLC0415 - processes that only work for this one need none of it

    return entry.main(words)


__all__ = ["main"]
