"""People one would rather not read, meet or leave alone: mute, block, report."""

import time

from fastapi import APIRouter
from sqlalchemy import Connection

from ludus.server.api.bodies import SeatNumber
from ludus.server.api.bodies.play import MutedSeats
from ludus.server.api.bodies.tables import Complaint
from ludus.server.api.services import ThePerson, TheServices, Visitor, room_for
from ludus.server.refusals import Refused
from ludus.server.rooms.table.room import Room
from ludus.server.store import journal, people
from ludus.server.store.people import Report

router = APIRouter(prefix="/api/tables/{table_id}/seats", tags=["play"])


@router.get("/muted")
async def muted(table_id: str, services: TheServices, who: ThePerson) -> MutedSeats:
    """The seats whose talk you do not read."""
    room = await room_for(services, Visitor(who), table_id)
    return MutedSeats(seats=sorted(room.muted_by(who.id)))


@router.post("/{seat}/mute", status_code=204)
async def mute(table_id: str, seat: SeatNumber, services: TheServices, who: ThePerson, undo: bool = False) -> None:
    """Do not read what whoever sits there says, at this table or another; `undo` lets you read it again."""
    room = await room_for(services, Visitor(who), table_id)
    other = _other(room, seat, who.id)
    pair = {who.id, other}
    met = [id for id, room in services.hall.rooms.items() if pair <= {chair.person for chair in room.chairs}]

    def change(connection: Connection) -> None:
        (people.unmute if undo else people.mute)(connection, who.id, other)
        for id in met:
            journal.notify(connection, id, 0, services.hall.origin)

    await services.store.write(change)
    for id in met:
        await services.hall.refresh(id)


@router.post("/{seat}/block", status_code=204)
async def block(table_id: str, seat: SeatNumber, services: TheServices, who: ThePerson, undo: bool = False) -> None:
    """Keep whoever sits there away from your tables; `undo` lets them in again."""
    room = await room_for(services, Visitor(who), table_id)
    other = _other(room, seat, who.id)
    await services.store.write(lambda c: (people.unblock if undo else people.block)(c, who.id, other))


@router.post("/{seat}/report", status_code=204)
async def report(table_id: str, seat: SeatNumber, complaint: Complaint, services: TheServices, who: ThePerson) -> None:
    """Tell whoever runs the server about somebody's conduct."""
    room = await room_for(services, Visitor(who), table_id)
    if seat >= room.table.size:
        raise Refused("no-seat", 404)
    services.limits.take("talk", who.id)
    kept = Report(table_id, who.id, seat, complaint.text, time.time())
    await services.store.write(lambda c: people.report(c, kept))


def _other(room: Room, seat: int, own: str) -> str:
    """The person in another's seat. Raises Refused."""
    other = room.chairs[seat].person if seat < room.table.size else None
    if other is None or other == own:
        raise Refused("no-seat", 404)
    return other
