"""What reaches a process for a table that another one runs is handed on there; the client notices nothing."""

import asyncio
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludus.server.api.forwarding.line import TAKEN, Broken, Line, house_key, opening
from ludus.server.api.forwarding.paths import FORWARDED, table_of
from ludus.server.api.services import Services, address_of, problem
from ludus.server.api.websocket.wire import ABORT
from ludus.server.refusals import Refused

TRIES: Final = 3  # to find who runs a table: it may just be changing hands
PATIENCE: Final = 2.0  # seconds in which another process must answer
RESTARTED: Final = 1012  # close code: come back, somebody else runs the table by then


class Forwarder:
    """Around the whole application: first it is settled which process hears a request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table_id = None if scope.get(FORWARDED) else table_of(scope)
        if table_id is None or not await self._hand_on(table_id, scope, receive, send):
            await self.app(scope, receive, send)

    async def _hand_on(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Whether another process has dealt with it."""
        services: Services = scope["app"].state.services
        peers = services.hall.peers
        for _ in range(TRIES):
            if not (peers.knows_owner(table_id) or _may_seek(services, scope)):
                return False
            address = await peers.owner_of(table_id)
            if address is None:
                return False
            line = await _call(address, scope, house_key(services.store.signing_key))
            if line is not None:
                services.metrics.forwarded.labels(scope["type"]).inc()
                await Call(scope, receive, send, line, services.config.send_seconds).run()
                return True
            peers.forget_owner(table_id)
        return False  # any process can serve any table: it only costs more


def _may_seek(services: Services, scope: Scope) -> bool:
    """Whether the database is asked who runs a table; not for whoever asks about one table after another."""
    try:
        services.limits.take("seek", address_of(HTTPConnection(scope)))
    except Refused:
        return False
    return True


async def _call(address: str, scope: Scope, key: str) -> Line | None:
    """A connection to the process that runs the table; None if it cannot be reached, or does not any more."""
    host, _, port = address.rpartition(":")
    line = None
    try:
        async with asyncio.timeout(PATIENCE):
            line = Line(*await asyncio.open_connection(host, int(port)))
            await line.send(opening(scope, key, list(scope.get("extensions") or {})))
            answer = await line.receive()
    except (OSError, TimeoutError, ValueError):
        answer = None
    if isinstance(answer, dict) and answer.get("type") == TAKEN:
        return line
    if line is not None:
        line.abort()
    return None


class Call:
    """One request or websocket on its way to another process and back."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, line: Line, patience: float) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._line = line
        self._patience = patience  # seconds in which the client must take a message
        self._is_begun = False  # whether the client has been answered at all
        self._is_over = False  # and to the end

    async def run(self) -> None:
        """Until either side is done."""
        loop = asyncio.get_running_loop()
        ways = [loop.create_task(self._up()), loop.create_task(self._down())]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            if ways[0].done() and not ways[1].done():
                self._is_over = True  # the client is gone
        finally:
            self._line.close()
            for way in ways:
                way.cancel()
            ended = await asyncio.gather(*ways, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error
        if not self._is_over:
            await self._apologise()

    async def _up(self) -> None:
        """What the client says, until it is gone."""
        try:
            while True:
                message = await self._receive()
                await self._line.send(message)
                if message["type"].endswith(".disconnect"):
                    return
        except Broken:
            await asyncio.Event().wait()  # whoever reads will notice; what was answered before comes first

    async def _down(self) -> None:
        """What the application answers, until it has nothing more to say."""
        try:
            while not self._is_over:
                message: Message = await self._line.receive()
                async with asyncio.timeout(self._patience):
                    await self._send(message)
                self._is_begun = True
                self._is_over = _is_last(message)
        except Broken:
            return
        except TimeoutError:
            self._is_over = True
            self._hang_up()
        except (OSError, RuntimeError):
            self._is_over = True  # the client is gone

    def _hang_up(self) -> None:
        abort: dict[str, Any] | None = (self._scope.get("extensions") or {}).get(ABORT)
        if abort is not None:
            abort["now"]()

    async def _apologise(self) -> None:
        """The other process has died on the way: what it acknowledged is kept, the rest is to be said again."""
        if self._scope["type"] == "websocket":
            await self._send({"type": "websocket.close", "code": RESTARTED})
        elif not self._is_begun:
            answer = problem(HTTPConnection(self._scope), Refused("store", 503))
            await answer(self._scope, self._receive, self._send)


def _is_last(message: Message) -> bool:
    """Whether nothing can follow."""
    kind = message["type"]
    is_body = kind in ("http.response.body", "websocket.http.response.body")
    return kind == "websocket.close" or (is_body and not message.get("more_body", False))
