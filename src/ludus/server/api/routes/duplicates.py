"""Club nights: the same dice at several tables, and a comparison when they have been played."""

from typing import Annotated, Final, NamedTuple

from fastapi import APIRouter, Path
from sqlalchemy import Connection

from ludus.match import find as find_game
from ludus.server.api.access import tokens
from ludus.server.api.bodies.duplicates import NightListed, Nights, NightSeen, NightWish
from ludus.server.api.bodies.tables import Invitation, SeatWish, TableWish
from ludus.server.api.routes import seating
from ludus.server.api.routes.comparison import alone, compared, laid
from ludus.server.api.routes.tables import begin_if_full, make_chairs
from ludus.server.api.services import Services, ThePerson, TheServices, TheVisitor, Visitor
from ludus.server.refusals import Refused
from ludus.server.rooms.table.commands import CallOff
from ludus.server.rows import ENDED, OPEN, SeatRow, Status, TableRow
from ludus.server.store import duplicates, tables
from ludus.server.store import seating as store_seating
from ludus.server.store.duplicates import NightRow

router = APIRouter(prefix="/api/duplicates", tags=["duplicates"])

MOST_LISTED: Final = 20
PAR: Final = 0  # its place among the tables of a night

Id = Annotated[str, Path(max_length=32)]
Chaired = tuple[TableRow, list[SeatRow]]


class Night(NamedTuple):
    """A club night as it is kept: its tables in order, par first."""

    row: NightRow
    tables: list[Chaired]
    over: bool


@router.post("", status_code=201)
async def create(wish: NightWish, services: TheServices, who: ThePerson) -> NightSeen:
    """Set up a club night: several tables with the same dice, and one more at which bots play for par.

    A table begins when its people have come, by links that are told here once.
    """
    if max(wish.people) >= wish.size:
        raise Refused("no-seat", 422)
    services.limits.take("create", who.id)
    level = seating.bot_level(wish.level)
    first = seating.new_table(_table_wish(wish, level, PAR), who)
    night = NightRow(tokens.new_id(), who.id, first.game, level, first.created)
    made: list[Chaired] = []
    links: dict[int, list[Invitation]] = {}
    for place in range(wish.tables + 1):
        table = first._replace(id=tokens.new_id(), night=night.id, place=place)
        chairs, links[place] = make_chairs(table, _table_wish(wish, level, place).seats, who)
        made.append((table, chairs))
    await seating.keep_night(services, night, made, who)
    for table, chairs in made:
        await begin_if_full(services, table, chairs)
    seen = await _show(services, Visitor(who), night.id)
    for one in seen.tables:
        one.invitations = links[one.place]
    return seen


def _table_wish(wish: NightWish, level: str, place: int) -> TableWish:
    """What is wished for one table of the night: nobody looks on, nothing is explained, it begins when it is full."""
    seats = [_seat_wish(wish, level, place, seat) for seat in range(wish.size)]
    return TableWish(
        game=wish.game, seats=seats, options=wish.options, public=False, clock=wish.clock, chances=wish.chances
    )


def _seat_wish(wish: NightWish, level: str, place: int, seat: int) -> SeatWish:
    if place == PAR or seat not in wish.people:
        return SeatWish(kind="bot", level=level)
    is_mine = wish.mine and place == 1 and seat == min(wish.people)
    return SeatWish(kind="me" if is_mine else "invited")


@router.get("")
async def listing(services: TheServices, who: ThePerson) -> Nights:
    """The nights you have set up or play at, newest first."""

    def find(connection: Connection) -> tuple[list[NightRow], set[str]]:
        found = duplicates.listed(connection, who.id, MOST_LISTED)
        return found, duplicates.are_over(connection, [night.id for night in found])

    found, over = await services.store.read(find)
    return Nights(
        nights=[
            NightListed(id=night.id, game=night.game, level=night.level, created=night.created, over=night.id in over)
            for night in found
        ]
    )


@router.get("/{night_id}")
async def one(night_id: Id, services: TheServices, who: TheVisitor) -> NightSeen:
    """A club night for whoever has its address: who sits where, and how they fared as soon as that may be told."""
    return await _show(services, who, night_id)


@router.post("/{night_id}/close")
async def close(night_id: Id, services: TheServices, who: ThePerson) -> NightSeen:
    """End what still runs, and take away tables that have not begun: nobody waits for them any longer."""
    night = await _night(services, night_id)
    if not _may_close(night, Visitor(who)):
        raise Refused("not-host", 403)
    while left := await services.store.read(lambda c: duplicates.unfinished(c, night_id)):
        for table_id, status in left:
            await _end(services, table_id, status)
    return await _show(services, Visitor(who), night_id)


async def _end(services: Services, table_id: str, status: Status) -> None:
    """End a table, or take it away; if it has begun meanwhile, it is found among the running ones."""
    if status == OPEN:
        await services.store.write(lambda c: store_seating.take_away(c, table_id, services.hall.origin))
        await services.hall.refresh(table_id)
        return
    await services.hall.refresh(table_id)
    room = await services.hall.room(table_id)
    if room.trouble is not None:
        await seating.call_off(services, table_id)
    elif room.table.status != ENDED:
        await room.perform(0, CallOff())


# --- What the above share -------------------------------------------------------------------------------


async def _night(services: Services, night_id: str) -> Night:
    """A club night with its tables. Raises Refused."""

    def find(connection: Connection) -> Night | None:
        row = duplicates.read(connection, night_id)
        if row is None:
            return None
        found = tables.of_night(connection, night_id)
        chairs = tables.seats_of(connection, [table.id for table in found])
        placed = [(table, chairs[table.id]) for table in found]
        return Night(row, placed, duplicates.is_over(connection, night_id))

    night = await services.store.read(find)
    if night is None:
        raise Refused("no-night", 404)
    return night


def _may_close(night: Night, who: Visitor) -> bool:
    """Its host may close a night; where there is none any more, whoever has played to the end."""
    if who.person is None or night.over:
        return False
    return night.row.host == who.person.id or (night.row.host is None and _has_played(night, who))


def _has_played(night: Night, who: Visitor) -> bool:
    return any(table.status == ENDED and who.seat_at(chairs) is not None for table, chairs in night.tables)


async def _show(services: Services, who: Visitor, night_id: str) -> NightSeen:
    night = await _night(services, night_id)
    told = night.over or _has_played(night, who)
    placed = [laid(table, chairs, who, told) for table, chairs in night.tables]
    par = next((one for one in placed if one.table.place == PAR), None)
    others = [one for one in placed if one.table.place != PAR]
    row = night.row
    return NightSeen(
        id=row.id,
        game=row.game,
        family=find_game(row.game).family,
        options=placed[0].table.options if placed else {},
        level=row.level,
        created=row.created,
        hosting=who.person is not None and row.host == who.person.id,
        closing=_may_close(night, who),
        over=night.over,
        told=told,
        par=None if par is None else alone(par, who, told),
        tables=compared(par, others, who, told),
    )
