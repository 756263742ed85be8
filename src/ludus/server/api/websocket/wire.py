"""The websocket below the frames: it reads little at a time, and a peer that does not behave is hung up on at once.

Asyncio hands over up to 256 kB in one go, which may hold tens of thousands of frames, and all of them are parsed before
anybody else has a turn. It also waits for ever to send the last bytes to a peer that does not read. Both would let one
peer keep everybody waiting.
"""

import asyncio
from asyncio import TimerHandle
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

ABORT: Final = "ludus.abort"  # an extension of the scope: `now` ends the connection without waiting
LARGEST_READ: Final = 4096
LINGER: Final = 10.0  # seconds that the last words to a peer may take
IDLE_AT_ONCE: Final = 64  # frames that say nothing: pings, pongs, pieces of a message
IDLE_PER_SECOND: Final = 2.0


class Wire(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """One connection, as `uvicorn` keeps it, with bounds."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._buffer = memoryview(bytearray(LARGEST_READ))
        self._idle_left = float(IDLE_AT_ONCE)
        self._idle_at = self.loop.time()
        self._lingering: TimerHandle | None = None

    # --- reading ------------------------------------------------------------------------------------

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._buffer[:nbytes]))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[ABORT] = {"now": self.transport.abort}

    def handle_ping(self) -> None:
        if self._may_idle():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_idle():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_idle():
            super().handle_cont(event)

    def _may_idle(self) -> bool:
        """Whether a frame that says nothing is still heard; nobody needs many."""
        now = self.loop.time()
        left = self._idle_left + (now - self._idle_at) * IDLE_PER_SECOND
        self._idle_left, self._idle_at = min(left, IDLE_AT_ONCE) - 1, now
        if self._idle_left < 0:
            self.transport.abort()
        return self._idle_left >= 0

    # --- leaving ------------------------------------------------------------------------------------

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # it has not answered for long: it will not read the rest either

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._lingering = self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._lingering is not None:
            self._lingering.cancel()
            self._lingering = None
