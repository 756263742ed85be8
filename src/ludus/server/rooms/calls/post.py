"""Sending something to an address that a stranger has given us.

Addresses inside our own network are refused after the name is looked up, and the connection goes to the address that
was looked at. Nothing is followed, nothing but the first line of the answer is read, and all of it has little time.
"""

import asyncio
import ipaddress
import socket
import ssl
from typing import Final
from urllib.parse import SplitResult, urlsplit

PATIENCE: Final = 5.0  # seconds for everything
LARGEST_LINE: Final = 4096


class Unreachable(Exception):
    """Nothing can or may be sent there."""


def check_address(url: str, private_too: bool) -> SplitResult:
    """The parts of an address that may be posted to as far as it says itself. Raises Unreachable."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Unreachable("it is no address") from error
    schemes = ("https", "http") if private_too else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None or port == 0:
        raise Unreachable("it is not an https address")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise Unreachable("it is no address")
    return parts


async def post(url: str, body: bytes, headers: dict[str, str], *, private_too: bool) -> int:
    """Post a body; the status of the answer. Raises Unreachable."""
    parts = check_address(url, private_too)
    try:
        async with asyncio.timeout(PATIENCE):
            return await _exchange(parts, body, headers, private_too)
    except (OSError, TimeoutError, ValueError, IndexError) as error:  # an ssl.SSLError is an OSError
        raise Unreachable(type(error).__name__) from error


async def _exchange(parts: SplitResult, body: bytes, headers: dict[str, str], private_too: bool) -> int:
    host, is_safe = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if is_safe else 80)
    address = await _look_up(host, port, private_too)
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=ssl.create_default_context() if is_safe else None,
        server_hostname=host if is_safe else None,
        limit=LARGEST_LINE,
    )
    try:
        writer.write(_head(parts, len(body), headers) + body)
        await writer.drain()
        line = await reader.readline()
    finally:
        writer.transport.abort()
    protocol, status = line.split()[:2]
    if not protocol.startswith(b"HTTP/"):
        raise ValueError("no answer")
    return int(status)


async def _look_up(host: str, port: int, private_too: bool) -> str:
    """The address behind a name. Raises Unreachable if any of its addresses lies inside."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(address[0]) for *_, address in found]
    if not private_too and not all(is_outside(address) for address in addresses):
        raise Unreachable("it lies inside")
    return addresses[0]


def is_outside(address: str) -> bool:
    """Whether an address belongs to the public network."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None:
            return inner.is_global
    return ip.is_global and not ip.is_multicast


def _head(parts: SplitResult, length: int, headers: dict[str, str]) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc
    lines = {"Host": host, "Content-Length": str(length), "Connection": "close", "User-Agent": "ludus", **headers}
    head = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items())]
    return ("\r\n".join(head) + "\r\n\r\n").encode("ascii")
