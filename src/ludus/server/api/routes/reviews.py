"""Looking back on finished games."""

import json

from fastapi import APIRouter, Response

from ludus.server.api.bodies.reviews import ReviewSeen
from ludus.server.api.routes.replays import finished
from ludus.server.api.services import Services, TheAccount, TheServices, TheVisitor, room_for
from ludus.server.rooms.bots.reviews import Wanted

router = APIRouter(prefix="/api/tables/{table_id}/review", tags=["replays"])


@router.get("", response_model=ReviewSeen)
async def look(table_id: str, services: TheServices, who: TheVisitor, account: TheAccount) -> Response:
    """The review of a finished game, or how far it is."""
    await finished(services, who, table_id)
    room = await room_for(services, who, table_id)
    body = await _seen(services, table_id, len(room.log))
    services.limits.charge(account, len(body))
    return Response(body, media_type="application/json")


@router.post("", response_model=ReviewSeen, status_code=202)
async def ask(table_id: str, services: TheServices, who: TheVisitor, account: TheAccount) -> Response:
    """Have a finished game looked back on, unless that was done: it takes a minute or two when its turn comes."""
    await finished(services, who, table_id)
    room = await room_for(services, who, table_id)
    if await services.hall.reviews.found(table_id, len(room.log)) is None:
        services.limits.take("review", account.name or account.address)
        services.hall.reviews.ask(Wanted(room.table, tuple(room.log)))
    return Response(await _seen(services, table_id, len(room.log)), 202, media_type="application/json")


async def _seen(services: Services, table_id: str, entries: int) -> bytes:
    """How far a review is. What is kept of it is sent as it is."""
    body = await services.hall.reviews.found(table_id, entries)
    if body is not None:
        return b'{"state":"done","ahead":0,"part":1.0,"review":' + body.encode() + b"}"
    state = services.hall.reviews.state(table_id)
    if state is None:
        name = "none"
    elif state.failed:
        name = "failed"
    else:
        name = "waiting" if state.ahead else "working"
    ahead, part = (0, 0.0) if state is None else (state.ahead, state.part)
    return json.dumps({"state": name, "ahead": ahead, "part": part, "review": None}).encode()
