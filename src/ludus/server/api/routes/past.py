"""What happened at a table, for looking back: earlier items, and the game around one of them."""

import asyncio
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path, Query, Response

from ludus.server import protocol
from ludus.server.api.bodies import Count, SeatNumber
from ludus.server.api.bodies.play import ItemsSeen, PastSeen
from ludus.server.api.services import TheAccount, TheServices, TheVisitor, own_seat, room_for
from ludus.server.refusals import Refused
from ludus.server.rooms.table.past import place_of

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])

MOST_ITEMS: Final = 500  # in one answer


@router.get("/items", response_model=ItemsSeen)
async def earlier_items(
    table_id: str,
    *,
    services: TheServices,
    who: TheVisitor,
    account: TheAccount,
    before: Annotated[Count, Query()],
    most: Annotated[int, Query(ge=1, le=MOST_ITEMS)] = MOST_ITEMS,
    seat: Annotated[SeatNumber | None, Query()] = None,
) -> Response:
    """What you were told before item `before`: the last of it, at most so many. Numbers count what you may know."""
    room = await room_for(services, who, table_id)
    viewer = who.seat_at(room.chairs) if seat is None else own_seat(who, room, seat)
    answer = await room.answer(viewer)
    if answer is None:
        raise Refused("not-started")
    before = min(before, answer.count + 1)
    first = max(1, before - most)
    body = protocol.encode({"first": first, "items": msgspec.Raw(answer.between(first, before))})
    services.limits.charge(account, len(body))
    return Response(body, media_type="application/json")


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
