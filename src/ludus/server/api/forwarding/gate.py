"""Where other processes of the house come in with what reached them for a table of this one."""

import asyncio
import hmac
import logging
from typing import Any, Final

import msgspec
from starlette.types import ASGIApp, Message, Scope

from ludus.server.api.forwarding.line import ELSEWHERE, LARGEST_OPENING, TAKEN, Broken, Line, gone, scope_of
from ludus.server.api.forwarding.paths import FORWARDED, table_of
from ludus.server.api.websocket.wire import ABORT
from ludus.server.rooms.hall import Hall

PATIENCE: Final = 10.0  # seconds for the first word

log = logging.getLogger("ludus.server")


class Gate:
    """Listens for other processes, and lets what they bring through to the application."""

    def __init__(self, app: ASGIApp, key: str) -> None:
        self._app = app
        self._key = key
        self._hall: Hall | None = None
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.Task[None]] = set()

    async def listen(self, host: str) -> str:
        """Begin to listen at any port that is free; where that is. Raises OSError."""
        self._server = await asyncio.start_server(self._greet, host, 0)
        name, port = self._server.sockets[0].getsockname()[:2]
        return f"{name}:{port}"

    def open(self, hall: Hall) -> None:
        """Let them in from now on."""
        self._hall = hall

    async def close(self) -> None:
        """Let nobody in any more, and end what is under way."""
        if self._server is not None:
            self._server.close()
        for task in tuple(self._open):
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    async def _greet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        task.add_done_callback(self._open.discard)
        line = Line(reader, writer)
        try:
            await self._serve(line)
        except Broken:
            pass
        except Exception:
            log.exception("what another process handed on failed")
        finally:
            line.close()

    async def _serve(self, line: Line) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                opened = await line.receive(LARGEST_OPENING)
        except TimeoutError:
            return
        scope = self._read(opened)
        hall, table_id = self._hall, None if scope is None else table_of(scope)
        if scope is None or hall is None or table_id is None:
            return
        if not await hall.keeps(table_id, is_wanted=scope["type"] == "websocket"):
            await line.send({"type": ELSEWHERE})
            return
        await line.send({"type": TAKEN})
        names = opened.get("extensions", [])
        scope["extensions"] = {name: {"now": line.abort} if name == ABORT else {} for name in names}
        scope[FORWARDED] = True
        await self._let_in(scope, line)

    def _read(self, opened: Any) -> Scope | None:
        """What was asked, if it was a process of this house that asked."""
        try:
            is_ours = hmac.compare_digest(opened["key"], self._key)
            return scope_of(opened) if is_ours else None
        except (KeyError, TypeError, ValueError, msgspec.MsgspecError):
            return None

    async def _let_in(self, scope: Scope, line: Line) -> None:
        is_over = False

        async def receive() -> Message:
            nonlocal is_over
            if is_over:
                return gone(scope)
            try:
                message: Message = await line.receive()
                return message
            except Broken:
                is_over = True
                return gone(scope)

        async def send(message: Message) -> None:
            try:
                await line.send(message)
            except Broken as error:
                raise RuntimeError("the client is gone") from error  # as the application expects of a closed socket

        await self._app(scope, receive, send)
