"""The shipped configurations of HAProxy and nginx in front of three processes, over TLS, while processes are killed.

With Debian's packages (`apt-get install haproxy nginx-light`). Of the configurations only ports, the certificate and
the number of connections are changed. Everything about a table must reach one process: before the first kill nothing is
handed on between processes.
"""

import datetime
import ipaddress
import os
import random
import re
import shutil
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from soak.server.server_kill import LONG_PAUSE, rounds_at
from tests.server.clusters import Cluster, find_binaries
from tests.server.remote import PATIENCE, Guest, Server, Servers, figures
from tools.ports import quiet_port

DEPLOY: Final = Path(__file__).parents[2] / "docs" / "guide" / "deploy"
GAMES: Final = 10
KILLS: Final = 6
TABLES: Final = 12  # at which it is looked whether clients of one table meet in one process
SETTINGS: Final = """daemon off; user root; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
events {{ worker_connections 1024; }}
http {{ access_log off; {temporary} include {folder}/house.conf; }}
"""
TEMPORARY: Final = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def make_certificate(folder: Path) -> Path:
    """A certificate for this machine, with its key; whom this process asks shows it."""
    key, today = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(today - datetime.timedelta(1)).not_valid_after(today + datetime.timedelta(1))
    certificate = builder.add_extension(here, critical=False).sign(key, hashes.SHA256())
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "house.key").write_bytes(private)
    file = folder / "house.pem"
    file.write_bytes(certificate.public_bytes(serialization.Encoding.PEM) + private)
    return file


def written(shipped: str, port: int, servers: list[Server], folder: Path) -> str:
    """A shipped configuration with the addresses and the certificate of this run."""
    text = (DEPLOY / shipped).read_text()
    for number, server in enumerate(servers, 1):
        text = text.replace(f"127.0.0.1:{8000 + number}", server.url.removeprefix("http://"))
    text = text.replace("maxconn 20000", "maxconn 2000")  # a test may not open as many files
    text = text.replace("bind :443", f"bind 127.0.0.1:{port}").replace("listen 443", f"listen 127.0.0.1:{port}")
    return re.sub(r"/etc/(?:ssl|haproxy)/(house\.\w+)", rf"{folder}/\1", text)


def haproxy(port: int, servers: list[Server], folder: Path) -> list[str]:
    (folder / "haproxy.cfg").write_text(written("haproxy.cfg", port, servers, folder))
    return ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")]


def nginx(port: int, servers: list[Server], folder: Path) -> list[str]:
    (folder / "house.conf").write_text(written("nginx.conf", port, servers, folder))
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY)
    (folder / "nginx.conf").write_text(SETTINGS.format(folder=folder, temporary=temporary))
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


@contextmanager
def in_front(words: list[str], url: str, folder: Path) -> Iterator[None]:
    """A proxy that runs, and answers."""
    with (folder / "proxy.log").open("ab") as log:
        process = subprocess.Popen(words, stdout=log, stderr=log)
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{url}/api/games", timeout=5):
                    break
            except OSError:
                assert process.poll() is None, (folder / "proxy.log").read_text()
                time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait()


def meet(servers: Servers) -> str:
    """Clients of some tables come through the proxy: those of a table must reach one process, which runs it."""
    with ExitStack() as stack:
        for _ in range(TABLES):
            guests = [Guest(servers.url, name) for name in ("Ana", "Ben", "Cid")]
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
            table = guests[0].post("/api/tables", {"game": "kampf", "seats": seats, "public": True})["id"]
            guests[1].post(f"/api/tables/{table}/join", {})
            for guest in guests:
                stack.enter_context(guest.connect(table)).send('{"type": "hello"}')
                guest.get(f"/api/tables/{table}/state")
        connections = figures(servers.all, "ludus_connections ")
        handed_on = sum(figures(servers.all, "ludus_forwarded_total"))
    assert sum(connections) == 3 * TABLES and all(count % 3 == 0 for count in connections), connections
    assert not handed_on, handed_on
    return f"{3 * TABLES} clients of {TABLES} tables at {sum(map(bool, connections))} processes, none handed on"


Proxy = Callable[[int, list[Server], Path], list[str]]
Kind = Callable[[list[str], Path, int, random.Random, str], Servers]


def behind(
    proxy: Proxy, database: str, folder: Path, seed: int, *, kind: Kind = Servers, pause: float = LONG_PAUSE
) -> str:
    """Meet, then play while processes are killed; what to write down."""
    port, rng = quiet_port(), random.Random(seed)
    url = f"https://127.0.0.1:{port}"
    where = ["--database", database, "--behind-proxy", "--address", f"{url}/"]
    servers = kind(where, folder, 3, rng, url)
    words = proxy(port, servers.all, folder)
    try:
        servers.start()
        with in_front(words, url, folder):
            met = meet(servers)
            played = rounds_at(servers, where, GAMES, rng, KILLS, pause=pause)
    finally:
        servers.end()
    return f"{met}; {played}"


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    missing = [name for name in ("haproxy", "nginx") if shutil.which(name) is None]
    assert not missing, f"not installed: {missing}; hint: apt-get install haproxy nginx-light"
    binaries = find_binaries()
    assert binaries is not None, "there is no PostgreSQL"
    cluster = Cluster(binaries)
    cluster.start()
    try:
        for seed, proxy in enumerate((haproxy, nginx)):
            with tempfile.TemporaryDirectory() as name:
                folder = Path(name)
                os.environ["SSL_CERT_FILE"] = str(make_certificate(folder))
                lines.append(f"{proxy.__name__}: " + behind(proxy, cluster.new_database(), folder, seed))
            progress(lines[-1])
    finally:
        os.environ.pop("SSL_CERT_FILE", None)
        cluster.stop()
    return lines
