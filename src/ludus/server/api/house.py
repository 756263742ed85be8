"""What every request needs: the hall, who asks, and in which language."""

from typing import Annotated, NamedTuple

from fastapi import Depends, Request
from fastapi.requests import HTTPConnection

from ludus.server.api import tokens
from ludus.server.api.limits import Limits
from ludus.server.api.metrics import Metrics
from ludus.server.config import Config
from ludus.server.rooms.hall import Hall
from ludus.server.rooms.refusals import Refused
from ludus.server.rooms.room import Room
from ludus.server.rows import SeatRow, TableRow
from ludus.server.store import people, tables
from ludus.server.store.people import PersonRow
from ludus.server.store.store import Store
from ludus.speech import LANGUAGES


class House(NamedTuple):
    """One running server."""

    config: Config
    store: Store
    hall: Hall
    limits: Limits
    metrics: Metrics


class Visitor(NamedTuple):
    """Who asks: a person by cookie, a program by its seat's token, or nobody in particular."""

    person: PersonRow | None = None
    token: SeatRow | None = None

    def seats_at(self, chairs: list[SeatRow]) -> list[int]:
        """The visitor's own seats among these; several where people share a device."""
        return [chair.seat for chair in chairs if self.owns(chair)]

    def owns(self, chair: SeatRow) -> bool:
        """Whether the seat is the visitor's."""
        if self.token is not None:
            return chair.token_hash is not None and chair.token_hash == self.token.token_hash
        return self.person is not None and chair.person == self.person.id

    def seat_at(self, chairs: list[SeatRow], wanted: int | None = None) -> int | None:
        """The visitor's own seat among these: the one wanted, or the first."""
        own = self.seats_at(chairs)
        if wanted is not None:
            return wanted if wanted in own else None
        return own[0] if own else None

    def may_see(self, table: TableRow, chairs: list[SeatRow]) -> bool:
        """Whether the table is there for this visitor at all."""
        hosting = self.person is not None and table.host == self.person.id
        return table.public or hosting or self.seat_at(chairs) is not None


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; a proxy's word counts only if the house says so."""
    if house_of(connection).config.proxied and (given := connection.headers.get("x-forwarded-for")):
        return given.rpartition(",")[2].strip()[:45]
    return connection.client.host if connection.client else "nowhere"


def language_of(connection: HTTPConnection) -> str:
    """The first language asked for that we speak."""
    for part in connection.headers.get("accept-language", "").split(",")[:10]:
        tag = part.strip().partition(";")[0].partition("-")[0].lower()
        if tag in LANGUAGES:
            return tag
    return "en"


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who asks. A wrong cookie or token is as good as none."""
    house = house_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        hashed = tokens.hashed(token.strip())
        return Visitor(token=await house.store.read(lambda c: tables.by_token(c, hashed)))
    named = tokens.read(house.store.signing_key, connection.cookies.get(tokens.COOKIE, ""))
    if named is None:
        return Visitor()
    person = await house.store.read(lambda c: people.read(c, named[0]))
    return Visitor(person if person is not None and person.epoch == named[1] else None)


async def visitor(request: Request) -> Visitor:
    """The visitor of an HTTP request; counts it."""
    house_of(request).limits.take("request", address_of(request))
    return await visitor_of(request)


async def person(who: Annotated[Visitor, Depends(visitor)]) -> PersonRow:
    """The person who asks. Raises Refused."""
    if who.person is None:
        raise Refused("no-person", 401)
    return who.person


async def room_for(house: House, who: Visitor, table_id: str) -> Room:
    """The room of a table, if it is there for this visitor. Unknown and forbidden tables answer alike."""
    if not table_id.isascii() or len(table_id) > 32:
        raise Refused("no-table", 404)
    open_room = house.hall.rooms.get(table_id)
    if open_room is None or not who.may_see(open_room.table, open_room.chairs):
        # A forbidden table is not loaded: that would take longer than an unknown one.
        found = await house.store.read(lambda c: tables.read(c, table_id))
        if found is None or not who.may_see(*found):
            raise Refused("no-table", 404)
        await house.hall.refresh(table_id)  # a neighbour has just let them in
    return await house.hall.room(table_id)


def own_seat(who: Visitor, room: Room, wanted: int | None = None) -> int:
    """The visitor's seat: the one wanted, or the first. Raises Refused."""
    seat = who.seat_at(room.chairs, wanted)
    if seat is None:
        raise Refused("not-your-seat", 403)
    return seat


TheHouse = Annotated[House, Depends(house_of)]
TheVisitor = Annotated[Visitor, Depends(visitor)]
ThePerson = Annotated[PersonRow, Depends(person)]
