"""Ports of this machine."""

import socket

HERE = "127.0.0.1"


def free_port(wanted: int, host: str = HERE) -> int:
    """The port wanted if nobody uses it, else any other."""
    with _trial(host) as trial:
        try:
            trial.bind((host, wanted))
        except OSError:
            trial.bind((host, 0))
        port: int = trial.getsockname()[1]
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
