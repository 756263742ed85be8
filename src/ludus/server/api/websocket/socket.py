"""The websocket of a table: one connection, one pair of eyes, one command at a time."""

import asyncio
import logging
import time
from typing import Final, NamedTuple

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from ludus.server import protocol
from ludus.server.api.access.guard import is_own_origin
from ludus.server.api.access.limits import Account
from ludus.server.api.services import (
    Services,
    Visitor,
    address_of,
    language_of,
    own_seat,
    problem,
    room_for,
    services_of,
    visitor_of,
)
from ludus.server.api.websocket.client_socket import ClientSocket
from ludus.server.refusals import Refused
from ludus.server.rooms.table.room import Listener, Room
from ludus.speech import LANGUAGES

router = APIRouter()
log = logging.getLogger("ludus.server")

LARGEST_FRAME: Final = 4096
HOLD: Final = 1.0  # seconds for which nothing more is heard from a socket that asked for too much
REFUSED: Final = 4404  # close codes
TOO_MANY: Final = 4429
BAD_ORIGIN: Final = 4403
COME_BACK: Final = 1012


class Caller(NamedTuple):
    """Somebody connected to a room: who it is and who pays, whose eyes it has, and the socket to it."""

    services: Services
    room: Room
    who: Visitor
    account: Account
    listener: Listener
    client: ClientSocket


@router.websocket("/ws/{table_id}")
async def table(socket: WebSocket, table_id: str) -> None:
    """Play or watch. See `protocol` for what is said."""
    services = services_of(socket)
    if not is_own_origin(socket.headers, services.config.origins):
        await socket.close(BAD_ORIGIN)
        return
    try:
        services.limits.take("connect", address_of(socket))
    except Refused as refused:  # said without a socket: to close one takes a while
        services.metrics.refused.labels(refused.code).inc()
        await socket.send_denial_response(problem(socket, refused))
        return
    await socket.accept()
    client = ClientSocket(socket, language_of(socket), services.config.send_seconds, services.metrics)
    who = await visitor_of(socket)
    account = Account(address_of(socket), who.name)
    try:
        services.limits.enter(account)
    except Refused as refused:
        await _turn_away(client, refused, TOO_MANY)
        return
    try:
        room = await room_for(services, who, table_id)
        epoch = None if who.person is None else who.person.epoch
        listener = Listener(who.seat_at(room.chairs), who.name, client.send, epoch, client.hang_up)
        await _attend(Caller(services, room, who, account, listener, client))
    except Refused as refused:
        await _turn_away(client, refused, REFUSED)
    finally:
        services.limits.leave(account)


async def _turn_away(client: ClientSocket, refused: Refused, code: int) -> None:
    client.refuse(refused)
    await client.close(code)


async def _attend(caller: Caller) -> None:
    """Hear a client until it is gone."""
    caller.room.join(caller.listener)
    try:
        if caller.services.hall.rooms.get(caller.room.table.id) is not caller.room:  # it has just left this process
            await caller.client.close(COME_BACK)
            return
        await caller.services.hall.revocation.check(caller.room, caller.listener)
        while not caller.client.gone:
            await _hear(caller)
            await asyncio.sleep(0)  # what else it has sent waits until everybody had a turn
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        caller.room.leave(caller.listener)
        caller.client.stop()


async def _hear(caller: Caller) -> None:
    """One message from the client, and its answer."""
    raw = await _receive(caller.client.socket)
    if caller.client.is_over:
        return
    try:
        caller.services.limits.ask(caller.account)
    except Refused as refused:
        caller.client.refuse(refused)
        await asyncio.sleep(HOLD)
        return
    try:
        if len(raw) > LARGEST_FRAME:
            raise Refused("too-large", 413)
        size = 0
        match protocol.decode(raw):
            case protocol.Ping():
                caller.client.send(protocol.encode(protocol.Pong()))
            case protocol.Hello() as hello:
                size = await _greet(caller, hello)
            case command:
                size = await _command(caller, command)
        caller.services.limits.charge(caller.account, size)
    except Refused as refused:
        caller.client.refuse(refused)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # a ValidationError is a DecodeError
        caller.client.refuse(Refused("unreadable", 400, why=str(error)[:200].rstrip(".")))


async def _receive(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode("utf-8", "surrogatepass") if text is not None else bytes(message.get("bytes") or b"")


async def _greet(caller: Caller, hello: protocol.Hello) -> int:
    """Bring the client up to date, with the eyes of the seat it names; how many bytes that took. Raises Refused."""
    room, listener, client = caller.room, caller.listener, caller.client
    client.lang = hello.lang if hello.lang in LANGUAGES else client.lang
    if hello.seat is not None and hello.seat != listener.viewer:
        await room.look_from(listener, own_seat(caller.who, room, hello.seat))
    size = await room.greet(listener, hello)
    caller.services.metrics.hellos.inc()
    caller.services.metrics.hello_bytes.inc(size)
    return size


async def _command(caller: Caller, command: protocol.Command) -> int:
    """Do what a client asks for its seat, and tell it what came of it; how many bytes of views that changed."""
    services, room, listener, client = caller.services, caller.room, caller.listener, caller.client
    begun, size = time.perf_counter(), 0
    try:
        if listener.viewer is None:
            raise Refused("watching", 403)
        if not room.owns(listener):
            raise Refused("not-your-seat", 403)
        if isinstance(command, protocol.Say):
            services.limits.take("talk", f"{room.table.id}/{listener.viewer}")
        receipt = await room.perform(listener.viewer, command)
    except Refused as refused:
        client.refuse(refused, command)
        outcome = refused.code
    except SQLAlchemyError:
        log.exception("a command could not be kept", extra={"table": room.table.id})
        client.refuse(Refused("store", 503), command)
        outcome = "store"
    else:
        client.send(protocol.encode(protocol.Done(command.client, command.n, receipt.repeated)))
        outcome, size = "repeated" if receipt.repeated else "done", receipt.size
    services.metrics.command(outcome, time.perf_counter() - begun)
    return size
