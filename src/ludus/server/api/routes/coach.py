"""The coach: at practice tables alone, and for one's own seat."""

import hashlib
import json
from typing import Annotated

from fastapi import APIRouter, Query

from ludus.server.api.bodies import SeatNumber
from ludus.server.api.bodies.coach import CoachSeen, Wish, coach_seen
from ludus.server.api.services import TheServices, TheVisitor, own_seat, room_for
from ludus.server.refusals import Refused
from ludus.server.rooms.bots.workers import Question
from ludus.server.rooms.table.story import Story

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])


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
    number, line, options = story.number, story.line, len(story.match.options(own))
    advice = await services.hall.adviser.advice(
        (table_id, own, known_to(story, own)),
        Question(story.table, tuple(room.log), own, "", False),
        options,
        lambda: services.limits.take("coach", f"{table_id}/{own}"),
    )
    return coach_seen(advice, number, line, ask)


def known_to(story: Story, seat: int) -> str:
    """What a seat knows of the moment, in short: nothing else may decide whether advice is at hand already."""
    options = [option.words for option in story.match.options(seat)]
    plain = json.dumps([story.number, story.line, options, story.match.view(seat)], sort_keys=True, default=str)
    return hashlib.blake2b(plain.encode(), digest_size=16).hexdigest()
