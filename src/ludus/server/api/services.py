"""What every request needs: the hall, who asks, and in which language."""

import ipaddress
from typing import Annotated, Final, NamedTuple

from babel.core import negotiate_locale
from fastapi import Depends, Request
from fastapi.requests import HTTPConnection
from fastapi.responses import JSONResponse

from ludus.server.api.access import tokens
from ludus.server.api.access.limits import Account, Limits
from ludus.server.api.metrics import Metrics
from ludus.server.api.pulse import Pulse
from ludus.server.config import Config
from ludus.server.refusals import Refused, said
from ludus.server.rooms.hall import Hall
from ludus.server.rooms.table.room import Room
from ludus.server.rows import SeatRow, TableRow
from ludus.server.store import duplicates, people, tables
from ludus.server.store.people import PersonRow
from ludus.server.store.store import Store
from ludus.speech import LANGUAGES

MOST_LANGUAGES: Final = 10  # of a header that are looked at
SUBNET: Final = 64  # bits of an IPv6 address that one connection to the internet usually has for itself


class Services(NamedTuple):
    """One running server."""

    config: Config
    store: Store
    hall: Hall
    limits: Limits
    metrics: Metrics
    pulse: Pulse


class Visitor(NamedTuple):
    """Who asks: a person by cookie, a program by its seat's token, or nobody in particular."""

    person: PersonRow | None = None
    token: SeatRow | None = None

    @property
    def name(self) -> str | None:
        """What the visitor is known by: the person, or the hash of the token."""
        if self.token is not None:
            return self.token.token_hash
        return None if self.person is None else self.person.id

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
        return table.public or self.hosts(table) or self.seat_at(chairs) is not None

    def hosts(self, table: TableRow) -> bool:
        """Whether the visitor has set the table up."""
        return self.person is not None and table.host == self.person.id


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; a proxy's word counts only if the server says so."""
    if services_of(connection).config.proxied and (given := connection.headers.get("x-forwarded-for")):
        return whole_address(given.rpartition(",")[2].strip()[:45])
    return whole_address(connection.client.host) if connection.client else "nowhere"


def whole_address(address: str) -> str:
    """An address as it is counted: whoever has one IPv6 address has all of its subnet."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, SUBNET), strict=False))


def language_of(connection: HTTPConnection) -> str:
    """The first language asked for that we speak."""
    asked = connection.headers.get("accept-language", "").lower().split(",")[:MOST_LANGUAGES]
    tags = [part.partition(";")[0].strip() for part in asked]
    return negotiate_locale(tags, LANGUAGES, sep="-") or "en"


def problem(connection: HTTPConnection, refused: Refused) -> JSONResponse:
    """A refusal over HTTP, in the language asked for."""
    sentence, hint = said(refused, language_of(connection))
    return JSONResponse({"code": refused.code, "sentence": sentence, "hint": hint}, refused.status)


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who asks. A wrong cookie or token is as good as none."""
    services = services_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        hashed = tokens.hashed(token.strip())
        return Visitor(token=await services.store.read(lambda c: tables.by_token(c, hashed)))
    named = tokens.read(services.store.signing_key, connection.cookies.get(tokens.COOKIE, ""))
    if named is None:
        return Visitor()
    person = await services.store.read(lambda c: people.read(c, named[0]))
    is_let_in = person is not None and person.epoch == named[1] and person.banned is None
    return Visitor(person if is_let_in else None)


def _signed_account(connection: HTTPConnection) -> Account:
    """Who pays for a request, as far as can be told before anything is looked up: a cookie is signed."""
    named = tokens.read(services_of(connection).store.signing_key, connection.cookies.get(tokens.COOKIE, ""))
    return Account(address_of(connection), None if named is None else named[0])


async def visitor(request: Request) -> Visitor:
    """The visitor of an HTTP request; counts it."""
    services_of(request).limits.ask(_signed_account(request))
    return await visitor_of(request)


async def account(request: Request, who: Annotated[Visitor, Depends(visitor)]) -> Account:
    """Who pays for what a request leads to."""
    return Account(address_of(request), who.name)


async def person(who: Annotated[Visitor, Depends(visitor)]) -> PersonRow:
    """The person who asks. Raises Refused."""
    if who.person is None:
        raise Refused("no-person", 401)
    return who.person


async def room_for(services: Services, who: Visitor, table_id: str, *, hosting: bool = False) -> Room:
    """The room of a table, if it is there for this visitor. Unknown and forbidden tables answer alike.

    A table of a club night is there for those who sit at it, and when the night is over for all who know of it. Before,
    its host may look after it (`hosting`), but not look on.
    """
    if not table_id.isascii() or len(table_id) > 32:
        raise Refused("no-table", 404)
    open_room = services.hall.rooms.get(table_id)
    if open_room is None or not who.may_see(open_room.table, open_room.chairs):
        # A forbidden table is not loaded: that would take longer than an unknown one.
        found = await services.store.read(lambda c: tables.read(c, table_id))
        if found is None or not (who.may_see(*found) or found[0].night is not None):
            raise Refused("no-table", 404)
        await services.hall.refresh(table_id)  # a peer has just let them in
    room = await services.hall.visit(table_id)
    if who.seat_at(room.chairs) is None and not (hosting and who.hosts(room.table)):
        await night_is_over(services, room.table)
    return room


async def night_is_over(services: Services, table: TableRow) -> None:
    """Of a club night's table nothing is told that tells others how the same dice will fall. Raises Refused."""
    night = table.night
    is_told = night is None or await services.store.read(lambda c: duplicates.is_over(c, night))
    if not is_told:
        raise Refused("night-running", 403)


def own_seat(who: Visitor, room: Room, wanted: int | None = None) -> int:
    """The visitor's seat: the one wanted, or the first. Raises Refused."""
    seat = who.seat_at(room.chairs, wanted)
    if seat is None:
        raise Refused("not-your-seat", 403)
    return seat


TheServices = Annotated[Services, Depends(services_of)]
TheVisitor = Annotated[Visitor, Depends(visitor)]
ThePerson = Annotated[PersonRow, Depends(person)]
TheAccount = Annotated[Account, Depends(account)]
