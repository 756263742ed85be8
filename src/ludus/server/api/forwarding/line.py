"""A connection between two processes of a house: one request or websocket goes over it, as messages of ASGI.

Who calls says first what was asked and by whom, and proves to be of the same house. The other answers whether the table
is its own; from then on each passes on what the application and the client have to say.
"""

import asyncio
import hashlib
import hmac
import socket
import struct
from typing import Any, Final

import msgspec
from starlette.types import Message, Scope

LARGEST: Final = 16 * 1024 * 1024  # bytes of a message,
LARGEST_OPENING: Final = 256 * 1024  # and of the first, from somebody who has yet to prove who they are
SIZE: Final = struct.Struct(">I")
ALIVE: Final = {"TCP_KEEPIDLE": 2, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 3}  # a machine may go without saying so
TAKEN: Final = "ludus.taken"  # the table is run there
ELSEWHERE: Final = "ludus.elsewhere"  # it is not
PASSED: Final = (  # of a scope: what does not belong to the connection itself
    "type",
    "asgi",
    "http_version",
    "method",
    "scheme",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "client",
    "server",
    "subprotocols",
)

encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder().decode


class Broken(ConnectionError):
    """The other process is gone, or says what cannot be understood."""


class Line:
    """Messages over a stream, each behind its size."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._size: int | None = None  # of the message that comes next; whoever waits for it may be interrupted
        line: socket.socket = writer.get_extra_info("socket")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for option, seconds in ALIVE.items():
            if hasattr(socket, option):  # not everywhere
                line.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), seconds)

    async def send(self, message: Any) -> None:
        """Raises Broken."""
        body = encode(message)
        self._writer.write(SIZE.pack(len(body)) + body)
        try:
            await self._writer.drain()
        except OSError as error:
            raise Broken from error

    async def receive(self, most: int = LARGEST) -> Any:
        """Raises Broken."""
        try:
            if self._size is None:
                (self._size,) = SIZE.unpack(await self._reader.readexactly(SIZE.size))
            if self._size > most:
                raise Broken(f"a message of {self._size} bytes")
            body = await self._reader.readexactly(self._size)
            self._size = None
            return decode(body)
        except Broken:
            raise
        except (asyncio.IncompleteReadError, OSError, msgspec.DecodeError) as error:
            raise Broken from error

    def abort(self) -> None:
        """End it at once."""
        self._writer.transport.abort()

    def close(self) -> None:
        """End it once everything is sent."""
        self._writer.close()


def opening(scope: Scope, key: str, extensions: list[str]) -> dict[str, Any]:
    """What a call begins with."""
    return {"key": key, "extensions": extensions, "scope": {name: scope[name] for name in PASSED if name in scope}}


def scope_of(opened: dict[str, Any]) -> Scope:
    """What was asked, as the application hears it."""
    scope: Scope = opened["scope"]
    scope["headers"] = [(name, value) for name, value in scope["headers"]]
    scope["client"] = tuple(scope["client"]) if scope.get("client") else None
    scope["state"] = {}
    return scope


def house_key(signing_key: bytes) -> str:
    """What processes of one house know, and nobody else."""
    return hmac.new(signing_key, b"processes of one house", hashlib.sha256).hexdigest()


def gone(scope: Scope) -> Message:
    """What an application is told of a client that is not there any more."""
    if scope["type"] == "http":
        return {"type": "http.disconnect"}
    return {"type": "websocket.disconnect", "code": 1006, "reason": ""}
