"""Ports of this machine."""

import socket


def free_port(wanted: int) -> int:
    """The port wanted if nobody uses it, else any other."""
    with socket.socket() as trial:
        try:
            trial.bind(("127.0.0.1", wanted))
        except OSError:
            trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
    return port
