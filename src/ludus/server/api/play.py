"""Playing over HTTP: the same commands as over the websocket, for programs that would rather ask."""

import asyncio
import time
from typing import Annotated

import msgspec
from fastapi import APIRouter, Body, Query

from ludus.server.api import seating, tokens
from ludus.server.api.bodies import (
    Advice,
    AnyCommand,
    Complaint,
    Count,
    Done,
    Holder,
    Mend,
    SeatNumber,
    SeatToken,
    StateSeen,
    TokenSeat,
)
from ludus.server.api.house import TheHouse, ThePerson, TheVisitor, Visitor, own_seat, room_for
from ludus.server.api.tables import hosted
from ludus.server.rooms import commands, frames, scene
from ludus.server.rooms.refusals import Refused
from ludus.server.rooms.thinking import Question
from ludus.server.rooms.verdicts import judge, mend
from ludus.server.rows import ENDED, SeatRow
from ludus.server.store import people, tables
from ludus.server.store.people import Report

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])
seat_router = APIRouter(prefix="/api/seat", tags=["play"])


@router.get("/state")
async def state(table_id: str, house: TheHouse, who: TheVisitor, since: Annotated[Count, Query()] = 0) -> StateSeen:
    """What you are told after item `since`, and the game as you see it; a spectator sees public facts only."""
    room = await room_for(house, who, table_id)
    seat = who.seat_at(room.chairs)
    story = await room.settled()
    if story is None:
        return StateSeen(seat=seat, seq=0, items=[], game=None, people=room.people())
    return StateSeen(
        seat=seat,
        seq=story.told.count(seat),
        items=story.told.after(seat, since),
        game=scene.scene(story, seat),
        people=room.people(),
    )


@router.post("/commands")
async def command(table_id: str, wish: Annotated[AnyCommand, Body()], house: TheHouse, who: TheVisitor) -> Done:
    """Act, take back, ask, vote or talk. Answered when it is kept; the same command again changes nothing."""
    room = await room_for(house, who, table_id)
    seat = own_seat(who, room)
    house.limits.take("talk" if wish.type == "say" else "command", f"{table_id}/{seat}")
    frame = msgspec.convert(wish.model_dump(), frames.Command)
    begun = time.perf_counter()
    receipt = await commands.perform(room, seat, frame)
    house.metrics.command("repeated" if receipt.repeated else "done", time.perf_counter() - begun)
    return Done(repeated=receipt.repeated)


# --- Outside players ------------------------------------------------------------------------------------


@seat_router.get("")
async def my_seat(who: TheVisitor) -> TokenSeat:
    """Where a seat token sits."""
    if who.token is None:
        raise Refused("link", 403)
    return TokenSeat(table=who.token.table_id, seat=who.token.seat)


@seat_router.get("/advice")
async def advice(house: TheHouse, who: TheVisitor, level: Annotated[str | None, Query(max_length=32)] = None) -> Advice:
    """What a bot of this house would do in the seat of this token. People get none: that would not be fair."""
    if who.token is None:
        raise Refused("link", 403)
    chosen = seating.bot_level(level)
    room = await room_for(house, who, who.token.table_id)
    house.limits.take("command", f"{room.table.id}/{who.token.seat}")
    story = room.playing()
    if who.token.seat not in story.owing():
        raise Refused("stale")
    words = await house.hall.thinkers.ask(Question(story.table, tuple(room.log), who.token.seat, chosen, False))
    if words is None:
        raise Refused("stale")
    return Advice(words=words)


# --- Leaving and coming back ----------------------------------------------------------------------------


@router.post("/seats/{seat}/hold", status_code=204)
async def hold(table_id: str, seat: SeatNumber, holder: Holder, house: TheHouse, who: ThePerson) -> None:
    """Let a bot hold your seat; the host may do it for a player whose time is up."""
    room = await room_for(house, Visitor(who), table_id)
    if who.id != room.table.host or seat == Visitor(who).seat_at(room.chairs):
        _own(Visitor(who), room.chairs, seat)
    elif seat >= room.table.size or not commands.is_late(room.playing(), seat, time.time()):
        raise Refused("not-late", seat=seat + 1)
    await commands.leave(room, seat, seating.bot_level(holder.level))


@router.post("/seats/{seat}/back", status_code=204)
async def back(table_id: str, seat: SeatNumber, house: TheHouse, who: ThePerson) -> None:
    """Take your seat back from the bot."""
    room = await room_for(house, Visitor(who), table_id)
    _own(Visitor(who), room.chairs, seat)
    await commands.come_back(room, seat)


@router.post("/resign", status_code=204)
async def resign(table_id: str, house: TheHouse, who: ThePerson) -> None:
    """Give up: a bot plays on for you, and that is marked."""
    room = await room_for(house, Visitor(who), table_id)
    seat = own_seat(Visitor(who), room)
    await commands.leave(room, seat, seating.bot_level(None), resigned=True)


@router.post("/mend", status_code=204)
async def mend_differing(table_id: str, wish: Mend, house: TheHouse, who: ThePerson) -> None:
    """Where the rules have changed under a game, its host ends it, or goes on from the last step that is the same."""
    room = await hosted(house, who, table_id)
    if room.trouble is None:
        raise Refused("running")
    table, chairs, log = room.table, room.chairs, room.log
    _, story = await asyncio.to_thread(judge, table, log)
    origin = house.hall.origin
    if wish.go_on and story is not None:
        await house.store.write(lambda c: mend(c, table, chairs, story, origin))
    else:
        values = {"status": ENDED, "ended": time.time(), "wake_at": None}
        await house.store.write(lambda c: tables.change_table(c, table_id, origin, **values))
    await house.hall.refresh(table_id)


# --- Tokens, and people one would rather not meet ---------------------------------------------------------


@router.post("/seats/{seat}/token", status_code=201)
async def new_token(table_id: str, seat: SeatNumber, house: TheHouse, who: ThePerson) -> SeatToken:
    """A token for a program that plays your seat; an earlier one is void."""
    room = await room_for(house, Visitor(who), table_id)
    _own(Visitor(who), room.chairs, seat)
    token = tokens.new_token()
    hashed, origin = tokens.hashed(token), house.hall.origin
    await house.store.write(lambda c: tables.change_seat(c, table_id, seat, origin, token_hash=hashed))
    await house.hall.refresh(table_id)
    return SeatToken(token=token)


@router.post("/seats/{seat}/block", status_code=204)
async def block(table_id: str, seat: SeatNumber, house: TheHouse, who: ThePerson, undo: bool = False) -> None:
    """Keep whoever sits there away from your tables; `undo` lets them in again."""
    room = await room_for(house, Visitor(who), table_id)
    other = room.chairs[seat].person if seat < room.table.size else None
    if other is None or other == who.id:
        raise Refused("no-seat", 404)
    await house.store.write(lambda c: (people.unblock if undo else people.block)(c, who.id, other))


@router.post("/seats/{seat}/report", status_code=204)
async def report(table_id: str, seat: SeatNumber, complaint: Complaint, house: TheHouse, who: ThePerson) -> None:
    """Tell whoever runs the house about somebody's conduct."""
    room = await room_for(house, Visitor(who), table_id)
    if seat >= room.table.size:
        raise Refused("no-seat", 404)
    house.limits.take("talk", who.id)
    kept = Report(table_id, who.id, seat, complaint.text, time.time())
    await house.store.write(lambda c: people.report(c, kept))


def _own(who: Visitor, chairs: list[SeatRow], seat: int) -> None:
    if who.seat_at(chairs) != seat:
        raise Refused("not-your-seat", 403)
