"""Why a bot chose what it chose: told once the game is over, and at practice tables while it is played."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from ludus.server.api.bodies import Count, SeatNumber
from ludus.server.api.bodies.reasons import option_seen, reason_seen
from ludus.server.api.bodies.thoughts import ConsideredSeen, ThoughtsSeen
from ludus.server.api.services import (
    Services,
    TheServices,
    TheVisitor,
    Visitor,
    address_of,
    night_is_over,
    own_seat,
    room_for,
)
from ludus.server.refusals import Refused
from ludus.server.rooms.bots.thoughts import Considered, Thought, thoughts
from ludus.server.rooms.bots.workers import Question
from ludus.server.rooms.table.room import Room
from ludus.server.rooms.table.story import Story
from ludus.server.rows import BY_BOT, ENDED

router = APIRouter(prefix="/api/tables/{table_id}", tags=["replays"])

Step = Annotated[int, Query(ge=1, le=2**53)]


@router.get("/thoughts")
async def of_step(table_id: str, step: Step, services: TheServices, who: TheVisitor, request: Request) -> ThoughtsSeen:
    """What a bot considered before choice number `step`, counted as in a replay."""
    room, story = await _telling(services, who, table_id)
    if step > len(story.chosen) or story.is_sealed(step):
        raise Refused("no-step", 404)
    return await _told(services, room, story.chosen[step - 1].seq, address_of(request))


@router.get("/items/{number}/thoughts")
async def of_item(
    table_id: str,
    number: Annotated[Count, Path()],
    services: TheServices,
    who: TheVisitor,
    request: Request,
    *,
    seat: Annotated[SeatNumber | None, Query()] = None,
) -> ThoughtsSeen:
    """What a bot considered before the choice that an item marked `why` tells you of."""
    room, story = await _telling(services, who, table_id)
    item = story.told.find(own_seat(who, room, seat), number)
    hidden = [chosen.seq for step, chosen in enumerate(story.chosen, 1) if story.is_sealed(step)]
    if item is None or not item.entry or item.entry in hidden:
        raise Refused("no-why", 404)
    return await _told(services, room, item.entry, address_of(request))


async def _telling(services: Services, who: Visitor, table_id: str) -> tuple[Room, Story]:
    """The table, if thoughts are told there now. Raises Refused."""
    room = await room_for(services, who, table_id)
    if room.table.status != ENDED:
        room.playing()
        if not room.table.practice or not who.seats_at(room.chairs):
            raise Refused("thoughts-later", 403)
    await night_is_over(services, room.table)
    story = await room.settled()
    if story is None:
        raise Refused("differs", sentence=str(room.trouble))
    return room, story


async def _told(services: Services, room: Room, seq: int, address: str) -> ThoughtsSeen:
    """Let the bot of an entry think again."""
    entry = room.log[seq - 1]
    if entry.by != BY_BOT:
        return ThoughtsSeen(seat=entry.seat, level="", considered=[], more=0, silent=entry.by)
    services.limits.take("thoughts", address)
    level = room.chairs[entry.seat].level
    question = Question(room.table, tuple(room.log[:seq]), entry.seat, level, False)
    found = await services.hall.bot_workers.work_out(thoughts, question)
    thought = found or Thought()
    considered = [_considered(one) for one in thought.considered]
    reason = None if thought.reason is None else reason_seen(thought.reason)
    silent = None if considered or reason else _silence(found)
    option = None if reason is None else option_seen(thought.option)
    seen = ThoughtsSeen(seat=entry.seat, level=level, considered=considered, more=thought.more, silent=silent)
    return seen.model_copy(update={"reason": reason, "option": option})


def _considered(one: Considered) -> ConsideredSeen:
    words, verb, operands = one.option.words, one.option.verb, list(one.option.operands)
    _, visits, chance, margin, chosen = one
    return ConsideredSeen(
        words=words, verb=verb, operands=operands, visits=visits, chance=chance, margin=margin, chosen=chosen
    )


def _silence(found: Thought | None) -> str:
    """Why a bot has nothing to tell."""
    if found is None:
        return "long"
    return "only" if found.forced else "plain"
