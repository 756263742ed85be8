"""Finished games: look at them, take them along, bring them in, play on from them."""

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection

from ludus.core.errors import LudusError
from ludus.core.ids import Seat
from ludus.core.phrase import Json
from ludus.match import Match, verify
from ludus.server import clock
from ludus.server.api.access import tokens
from ludus.server.api.bodies import Count, SeatNumber
from ludus.server.api.bodies.records import Fork, Luck, LuckyFight, RecordText, Replay, ReplayEvents
from ludus.server.api.bodies.tables import TableSeen
from ludus.server.api.routes import seating
from ludus.server.api.services import Services, ThePerson, TheServices, TheVisitor, Visitor, night_is_over, room_for
from ludus.server.refusals import Refused, by_rules
from ludus.server.rooms.bots.luck import luck
from ludus.server.rooms.table.records import log_of, record_of, row_of
from ludus.server.rooms.table.story import Story
from ludus.server.rooms.table.timing import due
from ludus.server.rows import BOT, ENDED, PERSON, PLAYING, LogEntry, SeatRow, TableRow
from ludus.server.store import journal, tables

router = APIRouter(prefix="/api", tags=["replays"])


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table_id: str, services: TheServices, who: TheVisitor) -> str:
    """A finished game as text; `ludus replay` and `ludus verify` read it."""
    return record_of(await finished(services, who, table_id))


@router.get("/tables/{table_id}/replay")
async def replay(
    table_id: str,
    services: TheServices,
    who: TheVisitor,
    *,
    step: Annotated[Count, Query()] = 0,
    sight: Literal["open", "seat", "public"] = "public",
    seat: Annotated[SeatNumber, Query()] = 0,
    spoilers: bool = True,
) -> Replay:
    """A finished game after `step` choices: with all cards open, as one seat knew it, or as a spectator saw it."""
    story = await finished(services, who, table_id)
    if step > len(story.match.acts):
        raise Refused("no-step", 404)
    if sight == "seat" and seat >= story.table.size:
        raise Refused("no-seat", 404)
    match = await asyncio.to_thread(story.match.at, step)
    viewer = seat if sight == "seat" else None
    chooser = match.acts[-1].seat if step else None
    return Replay(
        step=step,
        steps=len(story.match.acts) if spoilers else None,
        views=[match.view(other) for other in range(match.seats)] if sight == "open" else [match.view(viewer)],
        events=_events(match, step, viewer, everything=sight == "open"),
        prompt=asked_then(match, viewer, everything=sight == "open"),
        result=story.match.result() if spoilers else None,
        seat=chooser,
        by=story.chosen[step - 1].by if step else None,
    )


@router.get("/tables/{table_id}/events")
async def events(
    table_id: str,
    services: TheServices,
    who: TheVisitor,
    *,
    sight: Literal["open", "seat", "public"] = "public",
    seat: Annotated[SeatNumber, Query()] = 0,
) -> ReplayEvents:
    """All that a finished game told: everything, what one seat was told, or what a spectator was."""
    story = await finished(services, who, table_id)
    if sight == "seat" and seat >= story.table.size:
        raise Refused("no-seat", 404)
    match, viewer = story.match, seat if sight == "seat" else None
    steps = range(len(match.acts) + 1)
    return ReplayEvents(steps=[_events(match, step, viewer, everything=sight == "open") for step in steps])


@router.get("/tables/{table_id}/luck")
async def lucky_fights(table_id: str, services: TheServices, who: TheVisitor) -> Luck:
    """Who was likely to win the fights of a finished game, and who did."""
    story = await finished(services, who, table_id)
    found = await asyncio.to_thread(luck, story.match)
    fights = [
        LuckyFight(seats=list(bout.seats), fighters=list(bout.fighters), chances=list(bout.chances), winner=bout.winner)
        for bout in found
    ]
    return Luck(fights=fights)


@router.post("/records", status_code=201)
async def import_record(text: RecordText, services: TheServices, who: ThePerson) -> TableSeen:
    """Keep a finished game played elsewhere. Its choices, dice, hashes and result are checked."""
    services.limits.take("create", who.id)
    try:
        match = await asyncio.to_thread(verify, text.record)
    except LudusError as error:
        raise by_rules(error, 422) from error
    if match.decision is not None:
        raise Refused("running")
    table = row_of(match, tokens.new_id(), who.id, match.seed)._replace(public=text.public)
    chairs = [SeatRow(table.id, seat, BOT, f"{seat + 1}", level="") for seat in range(match.seats)]
    _, log = await asyncio.to_thread(log_of, match, table)
    await services.store.write(lambda c: _keep(c, table, chairs, log))
    return seating.seen(table, chairs, Visitor(who))


@router.post("/tables/{table_id}/fork", status_code=201)
async def fork(table_id: str, wish: Fork, services: TheServices, who: ThePerson) -> TableSeen:
    """Play on from a finished game at a practice table: you in one seat, bots in the others, new dice."""
    story = await finished(services, Visitor(who), table_id)
    if wish.seat >= story.table.size:
        raise Refused("no-seat", 404)
    if wish.step > len(story.match.acts):
        raise Refused("no-step", 404)
    services.limits.take("create", who.id)
    level = seating.bot_level(wish.level)
    match = await asyncio.to_thread(story.match.at, wish.step)
    if match.decision is None:
        raise Refused("ended")
    fresh = row_of(match, tokens.new_id(), who.id, tokens.new_seed())
    table = fresh._replace(status=PLAYING, ended=None, previous=table_id, forked=wish.step + 1)
    chairs = [
        SeatRow(table.id, seat, PERSON, who.name, who.id)
        if seat == wish.seat
        else SeatRow(table.id, seat, BOT, level, level=level)
        for seat in range(table.size)
    ]
    begun, log = await asyncio.to_thread(log_of, match, table)
    table = table._replace(wake_at=due(begun, chairs, clock.now()))
    await seating.keep_new(services, table, chairs, who, log)
    await services.hall.room(table.id)
    return seating.seen(table, chairs, Visitor(who))


async def finished(services: Services, who: Visitor, table_id: str) -> Story:
    """The story of a finished game, if it is there for this visitor: all of it is told. Raises Refused."""
    room = await room_for(services, who, table_id)
    if room.trouble is not None:
        raise Refused("differs", sentence=str(room.trouble))
    if room.table.status != ENDED or room.story is None:
        raise Refused("running")
    await night_is_over(services, room.table)
    return room.story


def asked_then(match: Match, viewer: int | None, *, everything: bool) -> Json | None:
    """What is asked of whom, with the eyes of a seat, of a spectator, or of everybody at once."""
    prompt, decision = match.prompt(), match.decision
    if prompt is None or decision is None:
        return None
    return {"id": prompt.phrase.id, "facts": prompt.facts(everything or viewer in decision.seats)}


def _events(match: Match, step: int, viewer: int | None, everything: bool) -> list[Json]:
    """What the last choice brought about."""
    told = match.acts[step - 1].events if step else match.opening
    seat = None if viewer is None else Seat(viewer)
    if everything:
        return [
            {"id": event.phrase.id, "facts": dict(zip(event.phrase.fields, event.values, strict=True))}
            for event in told
        ]
    return [event.seen_by(seat) for event in told if event.is_told_to(seat)]


def _keep(connection: Connection, table: TableRow, chairs: list[SeatRow], log: list[LogEntry]) -> None:
    tables.create(connection, table, chairs)
    journal.write_all(connection, log)
