"""Playing over HTTP: the same commands as over the websocket, for programs that would rather ask."""

import asyncio
import time
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response

from ludus.server import protocol
from ludus.server.api.access import tokens
from ludus.server.api.bodies import Count, SeatNumber
from ludus.server.api.bodies.play import (
    COMMAND,
    Advice,
    BoxChance,
    ChancesSeen,
    ChoiceWorth,
    Done,
    Prospect,
    StateSeen,
    TokenSeat,
)
from ludus.server.api.bodies.tables import Holder, Mend, SeatToken
from ludus.server.api.routes import seating
from ludus.server.api.routes.tables import hosted
from ludus.server.api.services import TheAccount, ThePerson, TheServices, TheVisitor, Visitor, own_seat, room_for
from ludus.server.refusals import Refused
from ludus.server.rooms.bots.chances import Chances, chances
from ludus.server.rooms.bots.workers import Question
from ludus.server.rooms.table.commands import ComeBack, Leave
from ludus.server.rooms.table.timing import is_late
from ludus.server.rooms.table.validation import judge, mend
from ludus.server.rows import ENDED, SeatRow
from ludus.server.store import tables

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])
seat_router = APIRouter(prefix="/api/seat", tags=["play"])

JSON: Final = "application/json"


@router.get("/state", response_model=StateSeen)
async def state(
    table_id: str,
    *,
    services: TheServices,
    who: TheVisitor,
    account: TheAccount,
    since: Annotated[Count, Query()] = 0,
    most: Annotated[Count | None, Query()] = None,
    seat: Annotated[SeatNumber | None, Query()] = None,
) -> Response:
    """What you are told after item `since`, and the game as you see it; a spectator sees public facts only.

    With `most`, only the last items. Who holds several seats names the one to look from.
    """
    room = await room_for(services, who, table_id)
    seat = who.seat_at(room.chairs) if seat is None else own_seat(who, room, seat)
    answer = await room.answer(seat)
    seen = {
        "seat": seat,
        "seq": 0 if answer is None else answer.count,
        "items": [] if answer is None else msgspec.Raw(answer.after(answer.first_after(since, most) - 1)),
        "game": None if answer is None else msgspec.Raw(answer.game),
        "people": room.people(),
    }
    body = protocol.encode(seen)
    services.limits.charge(account, len(body))
    return Response(body, media_type="application/json")


async def sent_command(request: Request, who: TheVisitor) -> protocol.Command:
    """The command in a body, read as over the websocket, once the request is counted. Raises Refused."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:  # as every other body
        raise Refused("bad-request", 422, why=f"the body is not sent as {JSON}")
    try:
        command: protocol.Command = protocol.decode_command(await request.body())
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # a ValidationError is a DecodeError
        raise Refused("bad-request", 422, why=str(error)[:200].rstrip(".")) from error
    return command


COMMAND_BODY: Final = {"requestBody": {"required": True, "content": {JSON: {"schema": COMMAND}}}}


@router.post("/commands", openapi_extra=COMMAND_BODY)
async def command(
    table_id: str,
    wish: Annotated[protocol.Command, Depends(sent_command)],
    *,
    services: TheServices,
    who: TheVisitor,
    account: TheAccount,
    seat: Annotated[SeatNumber | None, Query()] = None,
) -> Done:
    """Act, take back, ask, vote, talk, or give an order. Answered when it is kept; the same again changes nothing."""
    room = await room_for(services, who, table_id)
    seat = own_seat(who, room, seat)
    if isinstance(wish, protocol.Say):
        services.limits.take("talk", f"{table_id}/{seat}")
    begun = time.perf_counter()
    receipt = await room.perform(seat, wish)
    services.limits.charge(account, receipt.size)
    services.metrics.command("repeated" if receipt.repeated else "done", time.perf_counter() - begun)
    return Done(repeated=receipt.repeated)


@router.get("/chances")
async def exact_chances(
    table_id: str, services: TheServices, who: TheVisitor, seat: Annotated[SeatNumber | None, Query()] = None
) -> ChancesSeen:
    """What each of your options is worth in the fight at hand, worked out from what your seat may know."""
    room = await room_for(services, who, table_id)
    own = own_seat(who, room, seat)
    if not room.table.chances:
        raise Refused("no-chances", 403)
    if room.table.status == ENDED and room.story is not None:  # the last fight is over: nothing is left to choose
        return ChancesSeen(decision=room.story.number, line=room.story.line, choices=[], best=None, outlook=None)
    story = room.playing()
    services.limits.take("chances", f"{table_id}/{own}")
    question = Question(story.table, tuple(room.log), own, "", False)
    number, line = story.number, story.line
    work_out = services.hall.bot_workers.work_out
    found = await work_out(chances, question)
    if found is None:  # ended together with a bot that thought for too long, or its process took long to start
        found = await work_out(chances, question)
    return chances_seen(Chances(coming=True) if found is None else found, number, line)


def chances_seen(found: Chances, number: int, line: int) -> ChancesSeen:
    """Chances at a decision, as they are answered."""
    choices = [ChoiceWorth(words=words, value=value, margin=margin) for words, value, margin in found.choices]
    return ChancesSeen(
        decision=number,
        line=line,
        choices=choices,
        best=found.best,
        outlook=found.outlook,
        unit=found.unit,
        about=found.about,
        how=found.how,
        prospects=[Prospect(**prospect._asdict()) for prospect in found.prospects],
        coming=found.coming,
        boxes=[BoxChance(**box._asdict()) for box in found.boxes],
    )


# --- Outside players ------------------------------------------------------------------------------------


@seat_router.get("")
async def my_seat(who: TheVisitor) -> TokenSeat:
    """Where a seat token sits."""
    if who.token is None:
        raise Refused("link", 403)
    return TokenSeat(table=who.token.table_id, seat=who.token.seat)


@seat_router.get("/advice")
async def advice(
    services: TheServices,
    who: TheVisitor,
    account: TheAccount,
    level: Annotated[str | None, Query(max_length=32)] = None,
) -> Advice:
    """What a bot of this server would do in the seat of this token. People get none: that would not be fair."""
    if who.token is None:
        raise Refused("link", 403)
    chosen = seating.bot_level(level)
    services.limits.ask(account)
    room = await room_for(services, who, who.token.table_id)
    story = room.playing()
    if who.token.seat not in story.owing():
        raise Refused("stale")
    words = await services.hall.bot_workers.ask(Question(story.table, tuple(room.log), who.token.seat, chosen, False))
    if words is None:
        raise Refused("stale")
    return Advice(words=words)


# --- Leaving and coming back ----------------------------------------------------------------------------


@router.post("/seats/{seat}/hold", status_code=204)
async def hold(table_id: str, seat: SeatNumber, holder: Holder, services: TheServices, who: ThePerson) -> None:
    """Let a bot hold your seat; the host may do it for a player whose time is up."""
    room = await room_for(services, Visitor(who), table_id, hosting=True)
    if who.id != room.table.host or seat in Visitor(who).seats_at(room.chairs):
        _own(Visitor(who), room.chairs, seat)
    elif seat >= room.table.size or not is_late(room.playing(), seat, room.now()):
        raise Refused("not-late", seat=seat + 1)
    await room.perform(seat, Leave(seating.bot_level(holder.level)))


@router.post("/seats/{seat}/back", status_code=204)
async def back(table_id: str, seat: SeatNumber, services: TheServices, who: ThePerson) -> None:
    """Take your seat back from the bot."""
    room = await room_for(services, Visitor(who), table_id)
    _own(Visitor(who), room.chairs, seat)
    await room.perform(seat, ComeBack())


@router.post("/resign", status_code=204)
async def resign(
    table_id: str, services: TheServices, who: ThePerson, seat: Annotated[SeatNumber | None, Query()] = None
) -> None:
    """Give up: a bot plays on for you, and that is marked."""
    room = await room_for(services, Visitor(who), table_id)
    await room.perform(own_seat(Visitor(who), room, seat), Leave(seating.bot_level(None), resigned=True))


@router.post("/mend", status_code=204)
async def mend_differing(table_id: str, wish: Mend, services: TheServices, who: ThePerson) -> None:
    """Where the rules have changed under a game, its host ends it, or goes on from the last step that is the same."""
    room = await hosted(services, who, table_id)
    if room.trouble is None:
        raise Refused("running")
    table, chairs, log = room.table, room.chairs, room.log
    _, story = await asyncio.to_thread(judge, table, log)
    origin = services.hall.origin
    if wish.go_on and story is not None:
        await services.store.write(lambda c: mend(c, table, chairs, story, origin))
        await services.hall.refresh(table_id)
    else:
        await seating.call_off(services, table_id)


# --- Tokens ---------------------------------------------------------------------------------------------


@router.post("/seats/{seat}/token", status_code=201)
async def new_token(table_id: str, seat: SeatNumber, services: TheServices, who: ThePerson) -> SeatToken:
    """A token for a program that plays your seat; an earlier one is void."""
    room = await room_for(services, Visitor(who), table_id)
    _own(Visitor(who), room.chairs, seat)
    token = tokens.new_token()
    hashed, origin = tokens.hashed(token), services.hall.origin
    await services.store.write(lambda c: tables.change_seat(c, table_id, seat, origin, token_hash=hashed))
    await services.hall.refresh(table_id)
    return SeatToken(token=token)


def _own(who: Visitor, chairs: list[SeatRow], seat: int) -> None:
    if seat not in who.seats_at(chairs):
        raise Refused("not-your-seat", 403)
