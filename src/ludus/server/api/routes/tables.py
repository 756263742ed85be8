"""Tables: set one up, find one, sit down, begin."""

from collections.abc import Collection
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query
from sqlalchemy import Connection

from ludus.bots import BOTS
from ludus.core.spec import GameSpec
from ludus.match import GAMES, TRIALS, lessons
from ludus.odds import ADVISERS
from ludus.server.api.access import tokens
from ludus.server.api.bodies import SeatNumber
from ludus.server.api.bodies.games import Catalogue, GameSeen, OrderSeen, SettingSeen
from ludus.server.api.bodies.people import Link
from ludus.server.api.bodies.tables import (
    Invitation,
    Invited,
    SeatChange,
    SeatChoice,
    SeatWish,
    Tables,
    TableSeen,
    TableWish,
)
from ludus.server.api.routes import seating
from ludus.server.api.services import Services, ThePerson, TheServices, TheVisitor, Visitor, own_seat, room_for
from ludus.server.refusals import Refused
from ludus.server.rooms.table.room import Room
from ludus.server.rows import BOT, ENDED, INVITED, OPEN, SeatRow, TableRow
from ludus.server.store import people, tables
from ludus.server.store import seating as store_seating
from ludus.server.store.people import PersonRow
from ludus.server.store.writer import Job

router = APIRouter(prefix="/api", tags=["tables"])

STATUS: Final = {  # of refusals that do not mean "not now"
    store_seating.NO_TABLE: 404,
    store_seating.NO_PERSON: 401,
    store_seating.NOT_YOURS: 403,
    store_seating.BLOCKED: 403,
    store_seating.NO_LINK: 403,
}


@router.get("/games")
async def games(services: TheServices, who: TheVisitor) -> Catalogue:
    """The games that can be played, their options, the bots there are, and where others find them."""
    taught = lessons.lessons()
    games, trials = ([_game(title, taught) for title in titles.values()] for titles in (GAMES, TRIALS))
    return Catalogue(games=games, trials=trials, bots=list(BOTS), address=services.config.address)


def _game(title: GameSpec, taught: Collection[str]) -> GameSeen:
    return GameSeen(
        name=title.name,
        family=title.family,
        rules=title.rules,
        fewest=title.fewest,
        most=title.most,
        settings=[SettingSeen(name=setting.name, choices=list(setting.choices)) for setting in title.settings],
        orders=[OrderSeen.model_validate(order, from_attributes=True) for order in title.orders],
        lesson=title.name in taught,
        chances=title.family in ADVISERS,
    )


@router.post("/tables", status_code=201)
async def create(wish: TableWish, services: TheServices, who: ThePerson) -> TableSeen:
    """Set up a table. It begins at once if it is full and was not told to wait."""
    services.limits.take("create", who.id)
    table = seating.new_table(wish, who)
    chairs, invitations = make_chairs(table, wish.seats, who)
    await seating.keep_new(services, table, chairs, who)
    await begin_if_full(services, table, chairs)
    return await _show(services, Visitor(who), table.id, invitations)


@router.get("/tables")
async def listing(
    services: TheServices,
    who: TheVisitor,
    *,
    status: Literal["open", "playing", "ended"] | None = None,
    game: Annotated[str | None, Query(max_length=32)] = None,
    mine: bool = False,
    watch: bool = False,
    most: Annotated[int, Query(ge=1, le=tables.MOST_LISTED)] = 50,
) -> Tables:
    """Public tables and your own, newest first; with `watch`, other people's running games that you may look on at."""
    person = who.person.id if who.person is not None else None

    def find(connection: Connection) -> tuple[list[TableRow], dict[str, list[SeatRow]]]:
        found = tables.listed(connection, person=person, status=status, game=game, mine=mine, watch=watch, most=most)
        return found, tables.seats_of(connection, [table.id for table in found])

    found, chairs = await services.store.read(find)
    return Tables(
        tables=[seating.seen(table, chairs[table.id], who, watching=_watching(services, table.id)) for table in found]
    )


@router.get("/tables/{table_id}")
async def one(table_id: str, services: TheServices, who: TheVisitor) -> TableSeen:
    """One table."""
    return await _show(services, who, table_id)


@router.post("/tables/{table_id}/join")
async def join(table_id: str, choice: SeatChoice, services: TheServices, who: ThePerson) -> TableSeen:
    """Take a free seat."""
    await room_for(services, Visitor(who), table_id, hosting=True)
    origin = services.hall.origin
    await _decide(services, table_id, lambda c: store_seating.sit_down(c, table_id, who.id, origin, wanted=choice.seat))
    await _begin_if_full_now(services, table_id)
    return await _show(services, Visitor(who), table_id)


@router.post("/invitations")
async def accept(link: Link, services: TheServices, who: ThePerson) -> TableSeen:
    """Take the seat an invitation is for."""
    invite, origin = tokens.hashed(link.token), services.hall.origin
    chair = await services.store.read(lambda c: tables.by_invite(c, invite))
    if chair is None:
        raise Refused("link", 403)
    table_id = chair.table_id
    await _decide(services, table_id, lambda c: store_seating.sit_down(c, table_id, who.id, origin, invite=invite))
    await _begin_if_full_now(services, table_id)
    return await _show(services, Visitor(who), table_id)


@router.post("/invitations/look")
async def look(link: Link, services: TheServices, who: TheVisitor) -> Invited:
    """What an invitation is to. Whoever has the link may know that much; the token stays out of addresses and logs."""
    invite = tokens.hashed(link.token)

    def find(connection: Connection) -> tuple[SeatRow, TableRow, list[SeatRow], PersonRow | None] | None:
        chair = tables.by_invite(connection, invite)
        found = None if chair is None else tables.read(connection, chair.table_id)
        if chair is None or found is None:
            return None
        table, chairs = found
        return chair, table, chairs, people.read(connection, table.host) if table.host else None

    found = await services.store.read(find)
    if found is None:
        raise Refused("link", 403)
    chair, table, chairs, host = found
    return Invited(host=host.name if host else "", seat=chair.seat, table=seating.seen(table, chairs, who))


@router.post("/tables/{table_id}/leave", status_code=204)
async def leave(table_id: str, services: TheServices, who: ThePerson) -> None:
    """Leave before the game begins. A table its host leaves is taken away."""
    room = await room_for(services, Visitor(who), table_id, hosting=True)
    origin = services.hall.origin
    if room.table.host == who.id:
        await _decide(services, table_id, lambda c: store_seating.take_away(c, table_id, origin))
    else:
        await _decide(services, table_id, lambda c: store_seating.get_up(c, table_id, who.id, origin))


@router.post("/tables/{table_id}/start")
async def start(table_id: str, services: TheServices, who: ThePerson) -> TableSeen:
    """Begin the game; every seat must be taken."""
    room = await hosted(services, who, table_id)
    await services.hall.refresh(table_id)  # somebody may just have sat down
    if room.table.status != OPEN:
        raise Refused("started")
    if not seating.is_full(room.chairs) or not await seating.begin(services, room.table, room.chairs):
        raise Refused("not-full")
    return await _show(services, Visitor(who), table_id, hosting=True)


@router.put("/tables/{table_id}/seats/{seat}")
async def change_seat(
    table_id: str, seat: SeatNumber, change: SeatChange, services: TheServices, who: ThePerson
) -> TableSeen:
    """The host puts a bot into a free seat, invites somebody to it, or frees a bot's or an invited seat."""
    room = await hosted(services, who, table_id)
    if seat >= room.table.size:
        raise Refused("no-seat", 404)
    chair, token = seating.new_chair(table_id, seat, SeatWish(kind=change.kind, level=change.level), who)
    await _decide(services, table_id, lambda c: store_seating.put(c, chair, services.hall.origin))
    await _begin_if_full_now(services, table_id)
    invitations = [Invitation(seat=seat, token=token)] if token else None
    return await _show(services, Visitor(who), table_id, invitations, hosting=True)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(table_id: str, services: TheServices, who: ThePerson) -> TableSeen:
    """The same game again: bots sit down, everybody else finds their seat waiting."""
    room = await room_for(services, Visitor(who), table_id)
    own_seat(Visitor(who), room)
    if room.table.status != ENDED:
        raise Refused("running")
    services.limits.take("create", who.id)
    fresh = seating.again(room.table, who)
    wishes = [_same_again(chair, who) for chair in room.chairs]
    chairs, invitations = make_chairs(fresh, wishes, who)
    await seating.keep_new(services, fresh, chairs, who)
    await begin_if_full(services, fresh, chairs)
    return await _show(services, Visitor(who), fresh.id, invitations)


# --- What the above share -------------------------------------------------------------------------------


def make_chairs(table: TableRow, wishes: list[SeatWish], host: PersonRow) -> tuple[list[SeatRow], list[Invitation]]:
    """Seats as wished for, and the invitations to some of them."""
    made = [seating.new_chair(table.id, seat, wish, host) for seat, wish in enumerate(wishes)]
    invitations = [Invitation(seat=chair.seat, token=token) for chair, token in made if token is not None]
    return [chair for chair, _ in made], invitations


async def begin_if_full(services: Services, table: TableRow, chairs: list[SeatRow]) -> None:
    """A table that was not told to wait begins when the last seat is taken."""
    if table.status == OPEN and table.starts == "full" and seating.is_full(chairs):
        await seating.begin(services, table, chairs)


async def _begin_if_full_now(services: Services, table_id: str) -> None:
    room = await services.hall.room(table_id)
    await begin_if_full(services, room.table, room.chairs)


async def hosted(services: Services, who: PersonRow, table_id: str) -> Room:
    """The room of a table this person hosts. Raises Refused."""
    room = await room_for(services, Visitor(who), table_id, hosting=True)
    if room.table.host != who.id:
        raise Refused("not-host", 403)
    return room


async def _decide(services: Services, table_id: str, job: Job[str]) -> None:
    """Let the database decide about seats. Raises Refused."""
    why = await services.store.write(job)
    await services.hall.refresh(table_id)  # a refusal may be news too: of what was done at another process
    if why:
        raise Refused(why, STATUS.get(why, 409))


def _same_again(chair: SeatRow, who: PersonRow) -> SeatWish:
    if chair.person == who.id:
        return SeatWish(kind="me", name=chair.name)
    if chair.kind == BOT:
        return SeatWish(kind="bot", level=chair.level)
    return SeatWish(kind="invited" if chair.kind == INVITED else "open")


async def _show(
    services: Services,
    who: Visitor,
    table_id: str,
    invitations: list[Invitation] | None = None,
    *,
    hosting: bool = False,
) -> TableSeen:
    room = await room_for(services, who, table_id, hosting=hosting)
    is_secret = hosting and room.table.night is not None and who.seat_at(room.chairs) is None
    table = room.table._replace(result="") if is_secret else room.table
    return seating.seen(table, room.chairs, who, invitations, _watching(services, table_id))


def _watching(services: Services, table_id: str) -> int:
    """How many look on over this process."""
    room = services.hall.rooms.get(table_id)
    return 0 if room is None else room.watching()
