"""The coach: at practice tables alone, and for one's own seat."""

import hashlib
import json
from collections import OrderedDict
from typing import Annotated, Final

from fastapi import APIRouter, Query

from ludus.coach import Advice
from ludus.server.api.bodies import SeatNumber
from ludus.server.api.bodies.coach import CoachSeen, Wish, coach_seen
from ludus.server.api.services import TheServices, TheVisitor, own_seat, room_for
from ludus.server.refusals import Refused
from ludus.server.rooms.bots.coach import coach
from ludus.server.rooms.bots.workers import Question
from ludus.server.rooms.table.story import Story

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])

KEPT: Final = 256  # advice remembered: who asks for a hint may ask for more

_told: OrderedDict[tuple[str, int, str], Advice] = OrderedDict()


@router.get("/coach")
async def of_choice(
    table_id: str,
    ask: Annotated[Wish, Query()],
    *,
    services: TheServices,
    who: TheVisitor,
    seat: Annotated[SeatNumber | None, Query()] = None,
) -> CoachSeen:
    """Where to look, the best choices, or what had better not be chosen, worked out from what your seat may know."""
    room = await room_for(services, who, table_id)
    own = own_seat(who, room, seat)
    if not room.table.practice:
        raise Refused("no-coach", 403)
    story = room.playing()
    number, line, key = story.number, story.line, (table_id, own, known_to(story, own))
    if key not in _told:
        services.limits.take("coach", f"{table_id}/{own}")
        question = Question(story.table, tuple(room.log), own, "", False)
        work_out = services.hall.bot_workers.work_out
        found = await work_out(coach, question) or await work_out(coach, question)
        if found is None and len(story.match.options(own)) > 1:  # a worker was lost, or took too long to start
            raise Refused("coach-busy", 503)
        if found is None:
            return coach_seen(None, number, line, ask)
        _told[key] = found
        if len(_told) > KEPT:
            _told.popitem(last=False)
    return coach_seen(_told[key], number, line, ask)


def known_to(story: Story, seat: int) -> str:
    """What a seat knows of the moment, in short: nothing else may decide whether advice is at hand already."""
    options = [option.words for option in story.match.options(seat)]
    plain = json.dumps([story.number, story.line, options, story.match.view(seat)], sort_keys=True, default=str)
    return hashlib.blake2b(plain.encode(), digest_size=16).hexdigest()
