"""Sockets of one address that ask without end, do not read, or send much at once; see `server_abuse`."""

import contextlib
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from tests.server.wires import RawSocket

ADDRESS: Final = "127.0.0.66"
HELLO: Final = b'{"type":"hello"}'
GARBAGE: Final = b"x"
BURST: Final = 8000  # frames in one go
LARGEST_READ: Final = 1 << 20
BLINK: Final = 0.02  # seconds before coming back

said: Counter[str] = Counter()  # what was sent, and how often the server hung up


def flood(peer: RawSocket) -> None:
    """Hello without end, and everything is read."""
    threading.Thread(target=read_all, args=(peer,), daemon=True).start()
    while True:
        peer.say(HELLO)
        said["hellos"] += 1


def read_all(peer: RawSocket) -> None:
    with contextlib.suppress(OSError):
        while peer.socket.recv(LARGEST_READ):
            pass


def be_deaf(peer: RawSocket) -> None:
    """Hello without end, and nothing is read."""
    while True:
        peer.say(HELLO, times=50)
        said["hellos"] += 50


def burst(peer: RawSocket) -> None:
    """Much at once, half of it nonsense."""
    threading.Thread(target=read_all, args=(peer,), daemon=True).start()
    while True:
        peer.say(HELLO, times=BURST // 2)
        peer.say(GARBAGE, times=BURST // 2)
        said["burst frames"] += BURST


def go_on(port: int, table: str, attack: Callable[[RawSocket], None]) -> None:
    """Attack, and come back whenever the server hangs up."""
    while True:
        try:
            with RawSocket(port, f"/ws/{table}", source=ADDRESS) as peer:
                attack(peer)
        except ConnectionRefusedError:
            said["turned away"] += 1
        except OSError:
            said["hung up on"] += 1
        time.sleep(BLINK)


def main() -> None:
    port, long, live, each = int(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])
    if hasattr(os, "SCHED_IDLE"):  # an attacker has machines of its own: here it must not take the clients' time
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    print("attacking", flush=True)
    attacks = ((long, flood), (live, flood), (long, be_deaf), (live, be_deaf), (long, burst))
    for table, attack in attacks * each:
        threading.Thread(target=go_on, args=(port, table, attack), daemon=True).start()
    sys.stdin.read()  # until told to stop
    print(", ".join(f"{count} {what}" for what, count in sorted(said.items())))


if __name__ == "__main__":
    main()
