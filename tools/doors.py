"""Where `dev.py play` listens, and the address at which other devices find it."""

import ipaddress
import shlex
import socket
from typing import Final, NamedTuple

from tools.ports import free_port, is_free
from tools.trouble import Trouble

HERE: Final = "127.0.0.1"
USUAL_PORT: Final = 8000
HIGHEST_PORT: Final = 65535
FORM: Final = "call `dev.py play [--port N] [--host ADDRESS] [--no-browser]`, or `dev.py play GAME` for this terminal."
FLAGS: Final = ("--no-browser", "--check")
OPTIONS: Final = ("--port", "--host", *FLAGS)
OUTSIDE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # never called, only looked up


class Door(NamedTuple):
    """Where to listen, whether to open a browser there, and whether only to try."""

    host: str
    port: int
    browser: bool
    check: bool = False

    @property
    def address(self) -> str:
        """Where this machine itself finds the page."""
        ip = ipaddress.ip_address(self.host)
        return (
            url("127.0.0.1" if ip.version == 4 else "::1", self.port)
            if ip.is_unspecified
            else url(self.host, self.port)
        )

    @property
    def abroad(self) -> str:
        """Where other devices of the network find it; empty where they cannot."""
        ip = ipaddress.ip_address(self.host)
        if ip.is_loopback:
            return ""
        found = own_address(socket.AF_INET if ip.version == 4 else socket.AF_INET6) if ip.is_unspecified else self.host
        return url(found, self.port) if found else ""


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_for_browser(words: list[str]) -> bool:
    """Whether these words are about the page rather than a game in the terminal."""
    return not words or words[0].partition("=")[0] in OPTIONS


def read(words: list[str], is_served: bool = False) -> Door:
    """The door these words describe; its port may be in use where our own page is served already. Raises Trouble."""
    host, port = HERE, None
    flags = set()
    rest = [part for word in words for part in word.split("=", 1)]
    while rest:
        name = rest.pop(0)
        if name in FLAGS:
            flags.add(name)
        elif name not in OPTIONS:
            raise Trouble(f"play in the browser does not know {shlex.quote(name)}.", FORM, 2)
        elif not rest:
            raise Trouble(f"{name} needs a value.", FORM, 2)
        elif name == "--port":
            port = read_port(rest.pop(0))
        else:
            host = read_host(rest.pop(0))
    if port is None:
        port = free_port(USUAL_PORT, host)
    elif not is_free(port, host) and ("--check" in flags or not is_served):
        raise Trouble(f"somebody listens at port {port} already.", "choose another --port, or leave it out.")
    return Door(host, port, browser="--no-browser" not in flags, check="--check" in flags)


def read_port(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and 1 <= int(word) <= HIGHEST_PORT):
        raise Trouble(f"--port cannot be {shlex.quote(word)}.", f"give a number from 1 to {HIGHEST_PORT}.", 2)
    return int(word)


def read_host(word: str) -> str:
    """An address of this machine, as numbers."""
    hint = "0.0.0.0 opens it to your network, 127.0.0.1 to this machine only."
    try:
        found = socket.getaddrinfo(word, None, type=socket.SOCK_STREAM)[0][4][0]
    except (OSError, UnicodeError):
        raise Trouble(f"--host cannot be {shlex.quote(word)}: there is no such address.", hint, 2) from None
    host = str(found)
    if not is_free(0, host):
        raise Trouble(f"--host cannot be {shlex.quote(word)}: this machine has no such address.", hint, 2)
    return host


def own_address(family: socket.AddressFamily) -> str:
    """The address with which this machine would call others; empty where it has none. Nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as trial:
            trial.connect((OUTSIDE[family], 9))
            address = str(trial.getsockname()[0])
    except OSError:
        return ""
    return "" if ipaddress.ip_address(address).is_loopback else address
