"""A websocket spoken by hand, for peers that do what no client library would."""

import base64
import os
import select
import socket
from typing import Final

TEXT: Final = 0x81  # whole frames
PING: Final = 0x89
MASK: Final = b"\0\0\0\0"  # leaves the payload as it is
PATIENCE: Final = 300.0  # seconds: a busy machine is no reason to fail


class RawSocket:
    """A connection that reads nothing unless told to."""

    def __init__(self, port: int, path: str, host: str = "127.0.0.1", source: str = "", cookie: str = "") -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        if source:
            self.socket.bind((source, 0))
        self.socket.connect((host, port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            read = self.socket.recv(1)
            if not read:
                raise ConnectionResetError
            head += read
        if b" 101 " not in head:
            raise ConnectionRefusedError(head.decode())

    def __enter__(self) -> "RawSocket":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, payload: bytes, times: int = 1) -> None:
        """Send a frame of text, so many times in one go."""
        size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self.socket.sendall((bytes([TEXT]) + size + MASK + payload) * times)

    def is_hung_up_on(self, patience: float = PATIENCE) -> bool:
        """Wait, without reading anything, until the other side has ended the connection."""
        ended = select.poll()
        ended.register(self.socket, select.POLLRDHUP)
        return bool(ended.poll(patience * 1000))

    def ping(self, times: int = 1) -> None:
        """Send empty pings."""
        self.socket.sendall((bytes([PING, 0x80]) + MASK) * times)
