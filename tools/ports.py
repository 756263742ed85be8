"""Ports of this machine."""

import random
import socket
from typing import Final

HERE = "127.0.0.1"
QUIET: Final = range(12_000, 32_000)  # systems give outgoing connections higher ones
HANDED_OUT: Final[set[int]] = set()  # by this process, perhaps not yet listened at
LOT: Final = random.SystemRandom()  # which no test can seed: other processes must draw others


def free_port(wanted: int, host: str = HERE) -> int:
    """The port wanted if nobody uses it, else any other."""
    with _trial(host) as trial:
        try:
            trial.bind((host, wanted))
        except OSError:
            trial.bind((host, 0))
        port: int = trial.getsockname()[1]
    return port


def quiet_port() -> int:
    """A port for a server that is started later: none that an outgoing connection could be given meanwhile."""
    while True:
        port = LOT.choice(QUIET)
        if port not in HANDED_OUT and is_free(port):
            HANDED_OUT.add(port)
            return port


def is_free(port: int, host: str = HERE) -> bool:
    """Whether one can listen there."""
    with _trial(host) as trial:
        try:
            trial.bind((host, port))
        except OSError:
            return False
    return True


def _trial(host: str) -> socket.socket:
    trial = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a port just left is free
    return trial
