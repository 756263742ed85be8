"""Looking at something again that happened at a table, also after a reload."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from ludus.server import protocol
from ludus.server.api.bodies import Count, SeatNumber
from ludus.server.api.bodies.play import PastSeen
from ludus.server.api.services import TheAccount, TheServices, TheVisitor, own_seat, room_for
from ludus.server.refusals import Refused
from ludus.server.rooms.table.past import place_of

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])


@router.get("/items/{number}/past", response_model=PastSeen)
async def around_item(
    table_id: str,
    number: Annotated[Count, Path()],
    *,
    services: TheServices,
    who: TheVisitor,
    account: TheAccount,
    seat: Annotated[SeatNumber | None, Query()] = None,
) -> Response:
    """The game before and after what your item of this number tells of, as you saw it then and no better."""
    room = await room_for(services, who, table_id)
    viewer = who.seat_at(room.chairs) if seat is None else own_seat(who, room, seat)
    story = await room.settled()
    if story is None:
        raise Refused("not-started")
    place = place_of(story, viewer, number)
    if place is None:
        raise Refused("no-item", 404)
    seen = await asyncio.to_thread(place.look)
    body = protocol.encode(seen._asdict())
    services.limits.charge(account, len(body))
    return Response(body, media_type="application/json")
