"""Three machines behind HAProxy and a fourth with the database, each in a network namespace of its own.

As [the guide](../../docs/guide/operations.md) tells: processes reach each other by `--peer-host`, the database over
TCP. Machines are switched off and on again by turns with being cut off: then a process goes on, and hears nobody. Needs
root, `ip` of Debian's iproute2, and haproxy.
"""

import itertools
import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from soak.server.server_proxies import behind, haproxy, make_certificate
from tests.server.clusters import Cluster, find_binaries
from tests.server.remote import Server, Servers

BRIDGE: Final = "ludus0"
GATEWAY: Final = "10.77.0.1"  # where the proxy and the database are
MACHINES: Final = 3
CUT_OFF: Final = 8.0  # seconds
PAUSE: Final = 0.4  # seconds a player thinks: games last until machines have come back


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def name_of(number: int) -> str:
    return f"ludus{number + 1}"


def address_of(number: int) -> str:
    return f"10.77.0.{number + 11}"


@contextmanager
def network() -> Iterator[None]:
    """A switch, and machines that hang on it."""
    take_down()
    ip("link", "add", BRIDGE, "type", "bridge")
    try:
        ip("addr", "add", f"{GATEWAY}/24", "dev", BRIDGE)
        ip("link", "set", BRIDGE, "up")
        for number in range(MACHINES):
            name = name_of(number)
            ip("netns", "add", name)
            ip("link", "add", f"{name}a", "type", "veth", "peer", "name", "eth0", "netns", name)
            ip("link", "set", f"{name}a", "master", BRIDGE, "up")
            ip("-n", name, "addr", "add", f"{address_of(number)}/24", "dev", "eth0")
            for device in ("lo", "eth0"):
                ip("-n", name, "link", "set", device, "up")
        yield
    finally:
        take_down()


def take_down() -> None:
    """Whatever there is of it."""
    for words in (["link", "del", BRIDGE], *(["netns", "del", name_of(number)] for number in range(MACHINES))):
        subprocess.run(["ip", *words], check=False, stderr=subprocess.DEVNULL)


class Machines(Servers):
    """Processes on machines of their own."""

    def __init__(self, where: list[str], folder: Path, count: int, rng: random.Random, url: str = "") -> None:
        super().__init__(where, folder, count, rng, url)
        self.cut_off = 0
        self._turns = itertools.cycle((False, True))

    def make(self, where: list[str], log: Path, number: int) -> Server:
        address = address_of(number)
        words = [*where, "--peer-host", address]
        return Server(words, log, box=("ip", "netns", "exec", name_of(number)), host=address)

    def kill(self) -> None:
        """Switch a machine off, or take its cable out for a while."""
        if not next(self._turns):
            super().kill()
            return
        number = self._rng.choice([i for i, server in enumerate(self.all) if server not in self._down])
        ip("link", "set", f"{name_of(number)}a", "down")
        time.sleep(CUT_OFF)
        ip("link", "set", f"{name_of(number)}a", "up")
        self.cut_off += 1


def run(progress: Callable[[str], None]) -> list[str]:
    missing = [name for name in ("ip", "haproxy") if shutil.which(name) is None]
    assert not missing, f"not installed: {missing}; hint: apt-get install iproute2 haproxy"
    binaries = find_binaries()
    assert binaries is not None, "there is no PostgreSQL"
    made: list[Machines] = []

    def machines(where: list[str], folder: Path, count: int, rng: random.Random, url: str) -> Machines:
        made.append(Machines(where, folder, count, rng, url))
        return made[-1]

    with network(), tempfile.TemporaryDirectory() as name:
        cluster = Cluster(binaries)
        cluster.start(GATEWAY)
        try:
            folder = Path(name)
            os.environ["SSL_CERT_FILE"] = str(make_certificate(folder))
            kept = cluster.new_database().partition("?")[0].replace("postgres@/", f"postgres@{GATEWAY}/")
            line = behind(haproxy, kept, folder, 1, kind=machines, pause=PAUSE)
        finally:
            os.environ.pop("SSL_CERT_FILE", None)
            cluster.stop()
    lines = [
        f"three machines behind HAProxy: {line}",
        f"of these kills {made[0].cut_off} were cut off for {CUT_OFF:g} s",
    ]
    progress(lines[0])
    return lines
