"""The websocket of a table: one connection, one pair of eyes, one command at a time."""

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from ludus.server.api.guard import is_own_origin
from ludus.server.api.house import House, Visitor, address_of, house_of, language_of, own_seat, room_for, visitor_of
from ludus.server.rooms import commands, frames
from ludus.server.rooms.refusals import Refused, said
from ludus.server.rooms.room import Listener, Room
from ludus.speech import LANGUAGES

router = APIRouter()
log = logging.getLogger("ludus.server")

MOST_WAITING: Final = 256  # frames a slow client may lag behind
LARGEST_FRAME: Final = 4096
REFUSED: Final = 4404  # close codes
TOO_SLOW: Final = 4408
BAD_ORIGIN: Final = 4403
SIGNED_OUT: Final = 4401


class Line:
    """A connection with what waits to be sent over it."""

    def __init__(self, socket: WebSocket, lang: str) -> None:
        self.socket = socket
        self.lang = lang
        self.is_over = False  # whether nothing is heard any more
        self._farewell: asyncio.Task[None] | None = None
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._pump = asyncio.get_running_loop().create_task(self._send_all())

    def send(self, frame: bytes) -> None:
        """Put a frame into the queue; a client that lags too far behind is let go and will come back."""
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self._pump.cancel()

    def refuse(self, refused: Refused, command: frames.Command | None = None) -> None:
        """Say why not."""
        sentence, hint = said(refused, self.lang)
        client, n = (None, None) if command is None else (command.client, command.n)
        self.send(frames.encode(frames.No(refused.code, sentence, hint, client, n)))

    async def close(self, code: int) -> None:
        """Send what waits, then hang up."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._waiting.join(), timeout=1)
        self.stop()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close(code)

    def hang_up(self) -> None:
        """Whoever is at the other end may not be here any more: hear nothing from now on, say why, and end it."""
        self.is_over = True
        self.refuse(Refused("no-person", 401))
        self._farewell = asyncio.get_running_loop().create_task(self.close(SIGNED_OUT))

    def stop(self) -> None:
        self._pump.cancel()

    async def _send_all(self) -> None:
        try:
            while True:
                frame = await self._waiting.get()
                await self.socket.send_text(frame.decode())
                self._waiting.task_done()
        except asyncio.CancelledError:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(TOO_SLOW)
        except (RuntimeError, WebSocketDisconnect):
            pass  # the client is gone; whoever receives will notice


@router.websocket("/ws/{table_id}")
async def table(socket: WebSocket, table_id: str) -> None:
    """Play or watch. See `frames` for what is said."""
    house = house_of(socket)
    if not is_own_origin(socket.headers, house.config.origins):
        await socket.close(BAD_ORIGIN)
        return
    await socket.accept()
    line = Line(socket, language_of(socket))
    try:
        house.limits.take("connect", address_of(socket))
        who = await visitor_of(socket)
        room = await room_for(house, who, table_id)
    except Refused as refused:
        line.refuse(refused)
        await line.close(REFUSED)
        return
    epoch = None if who.person is None else who.person.epoch
    listener = Listener(who.seat_at(room.chairs), _owner(who), line.send, epoch, line.hang_up)
    room.join(listener)
    try:
        await house.hall.doorkeeper.check(room, listener)
        while True:
            await _hear(house, room, who, listener, line)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        room.leave(listener)
        line.stop()


def _owner(who: Visitor) -> str | None:
    if who.token is not None:
        return who.token.token_hash
    return None if who.person is None else who.person.id


async def _hear(house: House, room: Room, who: Visitor, listener: Listener, line: Line) -> None:
    """One message from the client, and its answer."""
    raw = await _receive(line.socket)
    if line.is_over:
        return
    try:
        if len(raw) > LARGEST_FRAME:
            raise Refused("too-large", 413)
        house.limits.take("command", f"line {id(line)}")
        message = frames.decode(raw)
    except Refused as refused:
        line.refuse(refused)
        return
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # a ValidationError is a DecodeError
        line.refuse(Refused("unreadable", 400, why=str(error)[:200].rstrip(".")))
        return
    if isinstance(message, frames.Ping):
        line.send(frames.encode(frames.Pong()))
    elif isinstance(message, frames.Hello):
        line.lang = message.lang if message.lang in LANGUAGES else line.lang
        try:
            await _greet(room, who, listener, message)
        except Refused as refused:
            line.refuse(refused)
    else:
        await _command(house, room, listener, line, message)


async def _greet(room: Room, who: Visitor, listener: Listener, hello: frames.Hello) -> None:
    """Bring the client up to date, with the eyes of the seat it names. Raises Refused."""
    if hello.seat is not None and hello.seat != listener.viewer:
        await room.look_from(listener, own_seat(who, room, hello.seat))
    await room.greet(listener, hello.since)


async def _receive(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode("utf-8", "surrogatepass") if text is not None else bytes(message.get("bytes") or b"")


async def _command(house: House, room: Room, listener: Listener, line: Line, command: frames.Command) -> None:
    begun = time.perf_counter()
    try:
        if listener.viewer is None:
            raise Refused("watching", 403)
        if not room.owns(listener):
            raise Refused("not-your-seat", 403)
        if isinstance(command, frames.Say):
            house.limits.take("talk", f"{room.table.id}/{listener.viewer}")
        receipt = await commands.perform(room, listener.viewer, command)
    except Refused as refused:
        line.refuse(refused, command)
        outcome = refused.code
    except SQLAlchemyError:
        log.exception("a command could not be kept", extra={"table": room.table.id})
        line.refuse(Refused("store", 503), command)
        outcome = "store"
    else:
        line.send(frames.encode(frames.Done(command.client, command.n, receipt.repeated)))
        outcome = "repeated" if receipt.repeated else "done"
    house.metrics.command(outcome, time.perf_counter() - begun)
