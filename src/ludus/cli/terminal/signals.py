"""Signals that end the program: the keyboard's, a closed window's, a system's that shuts down."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

HANGUP: Final = getattr(signal, "SIGHUP", None)  # Windows has none
ENDING: Final = [number for number in (signal.SIGINT, signal.SIGTERM, HANGUP) if number is not None]
SIGNALLED: Final = 128  # a shell counts exit codes of signals from here


class Signals:
    """Turns a signal into an exception, but not while a choice is made and written down: then it waits."""

    def __init__(self) -> None:
        self._holds = 0
        self._waiting: int | None = None

    @contextmanager
    def caught(self) -> Iterator[None]:
        """Signals are exceptions in here: KeyboardInterrupt, or SystemExit. What was ignored before still is."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.getsignal(number) for number in ENDING}
        for number, handler in before.items():
            if handler is not signal.SIG_IGN:
                signal.signal(number, self._hear)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Signals wait until this is done."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            if not self._holds and self._waiting is not None:
                number, self._waiting = self._waiting, None
                self._end(number)

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        if number == HANGUP:
            mute()
        if self._holds:
            self._waiting = number
        else:
            self._end(number)

    def _end(self, number: int) -> None:
        if number == signal.SIGINT:
            raise KeyboardInterrupt
        raise SystemExit(SIGNALLED + number)


def mute() -> None:
    """Nobody listens any more: what is still said goes nowhere, and is no mistake."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
