"""A connection with what waits to be sent over it."""

import asyncio
import contextlib
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect

from ludus.server import protocol
from ludus.server.api.metrics import Metrics
from ludus.server.api.websocket.wire import ABORT
from ludus.server.refusals import Refused, said

MOST_WAITING: Final = 256  # frames a slow client may lag behind,
MOST_BYTES: Final = 4 * 1024 * 1024  # and how large they may be together
LAST_WORDS: Final = 1.0  # seconds to say why before hanging up
TOO_SLOW: Final = 4408  # close codes
SIGNED_OUT: Final = 4401


class ClientSocket:
    """A client's connection. Who does not read what is sent is hung up on, and will come back."""

    def __init__(self, socket: WebSocket, lang: str, patience: float, metrics: Metrics) -> None:
        self.socket = socket
        self.lang = lang
        self.gone = False  # whether nothing is sent any more
        self.is_over = False  # whether nothing is heard any more
        self._patience = patience  # seconds in which a frame must be taken
        self._metrics = metrics
        self._size = 0  # of what waits, in bytes
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._pump = asyncio.get_running_loop().create_task(self._send_all())
        self._closing: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        """Put a frame into the queue; a client that lags too far behind is let go."""
        if self.gone:
            return
        if self._waiting.full() or (self._size and self._size + len(frame) > MOST_BYTES):
            self.drop()
            return
        self._size += len(frame)
        self._waiting.put_nowait(frame)

    def refuse(self, refused: Refused, command: protocol.Command | None = None) -> None:
        """Say why not."""
        self._metrics.refused.labels(refused.code).inc()
        sentence, hint = said(refused, self.lang)
        client, n = (None, None) if command is None else (command.client, command.n)
        self.send(protocol.encode(protocol.Refusal(refused.code, sentence, hint, client, n)))

    def drop(self) -> None:
        """End the connection at once: it does not read, so there is nothing to wait for."""
        self.stop()
        self._metrics.dropped.inc()
        abort = self.socket.scope.get("extensions", {}).get(ABORT)
        if abort is not None:
            abort["now"]()
        else:  # a server that cannot: it is asked
            self._closing = asyncio.get_running_loop().create_task(self._hang_up(TOO_SLOW))

    async def close(self, code: int) -> None:
        """Send what waits, then hang up."""
        try:
            async with asyncio.timeout(LAST_WORDS):
                await self._waiting.join()
                self.stop()
                await self._hang_up(code)
        except TimeoutError:
            self.drop()

    def hang_up(self) -> None:
        """Whoever is at the other end may not be here any more: hear nothing from now on, say why, and end it."""
        self.is_over = True
        self.refuse(Refused("no-person", 401))
        self._closing = asyncio.get_running_loop().create_task(self.close(SIGNED_OUT))

    def stop(self) -> None:
        """Send nothing more."""
        self.gone = True
        self._pump.cancel()

    async def _hang_up(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close(code)

    async def _send_all(self) -> None:
        try:
            while True:
                frame = await self._waiting.get()
                async with asyncio.timeout(self._patience):
                    await self.socket.send_text(frame.decode())
                self._size -= len(frame)
                self._waiting.task_done()
        except TimeoutError:
            self.drop()
        except (RuntimeError, WebSocketDisconnect):
            pass  # the client is gone; whoever receives will notice
