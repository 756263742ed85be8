"""Setting up tables: what is wished for becomes rows, and a full table begins."""

import asyncio
import time
from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from ludus.bots import find as find_bot
from ludus.core.errors import LudusError
from ludus.match import find as find_game
from ludus.match.record import outcome_of
from ludus.server import clock
from ludus.server.api.access import tokens
from ludus.server.api.bodies.tables import Chair, ClockWish, Ending, Invitation, SeatWish, TableSeen, TableWish
from ludus.server.api.services import Services, Visitor
from ludus.server.refusals import Refused, by_rules
from ludus.server.rooms.table.clocks import DAYS
from ludus.server.rooms.table.scene import shares
from ludus.server.rooms.table.story import Story
from ludus.server.rooms.table.timing import due
from ludus.server.rows import (
    BOT,
    ENDED,
    FREE,
    INVITED,
    OPEN,
    PERSON,
    QUIET,
    QUIET_DAYS,
    STAND_IN,
    LogEntry,
    SeatRow,
    TableRow,
    TimeControl,
)
from ludus.server.store import seating as store_seating
from ludus.server.store import tables
from ludus.server.store.duplicates import NightRow
from ludus.server.store.people import PersonRow


def bot_level(level: str | None) -> str:
    """A level there is; that of a stand-in if none is named. Raises Refused."""
    try:
        find_bot(level or STAND_IN)
    except LudusError as error:
        raise by_rules(error, 422) from error
    return level or STAND_IN


def good_name(name: str) -> str:
    """A name that can be shown on one line. Raises Refused."""
    one_line = " ".join(name.split())
    if not one_line or not one_line.isprintable():
        raise Refused("unprintable", 422)
    return one_line


def new_table(wish: TableWish, host: PersonRow) -> TableRow:
    """The row of a table that was wished for. Raises Refused where the game does not allow it."""
    try:
        title = find_game(wish.game)
        title.check_seats(len(wish.seats))
        settings = title.read_settings(wish.options)
        title.check(len(wish.seats), settings)
        digest = title.data().digest
    except LudusError as error:
        raise by_rules(error, 422) from error
    return TableRow(
        id=tokens.new_id(),
        game=title.name,
        rules=title.rules,
        digest=digest,
        options=dict(settings),
        size=len(wish.seats),
        seed=tokens.new_seed(),
        status=OPEN,
        public=wish.public,
        practice=wish.practice,
        starts=wish.starts,
        host=host.id,
        clock=_clock(wish.clock),
        chances=wish.chances,
        created=time.time(),
    )


def _clock(wish: ClockWish) -> TimeControl:
    """The clock wished for. Turn by turn people take longer to answer, so windows stay shut longer."""
    usual = min(QUIET_DAYS, wish.seconds / 4) if wish.kind == DAYS else QUIET
    quiet = usual if wish.quiet is None else wish.quiet
    return TimeControl(wish.kind, wish.seconds, wish.reserve, wish.late, quiet)


def again(table: TableRow, host: PersonRow) -> TableRow:
    """The row of a rematch, by the rules of today."""
    title = find_game(table.game)
    return table._replace(
        id=tokens.new_id(),
        rules=title.rules,
        digest=title.data().digest,
        seed=tokens.new_seed(),
        status=OPEN,
        host=host.id,
        created=time.time(),
        ended=None,
        result="",
        previous=table.id,
        forked=0,
        wake_at=None,
        night=None,
        place=0,
    )


def new_chair(table_id: str, seat: int, wish: SeatWish, host: PersonRow) -> tuple[SeatRow, str | None]:
    """A seat as wished for, and the token of its invitation if it has one. Raises Refused."""
    if wish.kind == "me":
        return SeatRow(table_id, seat, PERSON, good_name(wish.name) if wish.name else host.name, host.id), None
    if wish.kind == "bot":
        level = bot_level(wish.level)
        return SeatRow(table_id, seat, BOT, level, level=level), None
    if wish.kind == "invited":
        token = tokens.new_token()
        return SeatRow(table_id, seat, INVITED, "", invite_hash=tokens.hashed(token)), token
    return SeatRow(table_id, seat, FREE, ""), None


async def keep_new(
    services: Services, table: TableRow, chairs: list[SeatRow], host: PersonRow, log: Sequence[LogEntry] = ()
) -> None:
    """Keep a table that was set up. Raises Refused where its host has too many."""
    await _keep(services, host, lambda c, most: store_seating.set_up(c, table, chairs, most, log))


async def keep_night(
    services: Services, night: NightRow, laid: list[tuple[TableRow, list[SeatRow]]], host: PersonRow
) -> None:
    """Keep a club night that was set up, with its tables. Raises Refused where its host has too many."""
    await _keep(services, host, lambda c, most: store_seating.set_up_night(c, night, laid, most))


async def _keep(services: Services, host: PersonRow, job: Callable[[Connection, int | None], str]) -> None:
    config = services.config
    most = config.guest_tables if host.login is None else config.person_tables
    bound = most if config.limits else None
    why = await services.store.write(lambda c: job(c, bound))
    if why:
        raise Refused(why, 429, most=most)


def is_full(chairs: list[SeatRow]) -> bool:
    return all(chair.kind in (PERSON, BOT) for chair in chairs)


async def begin(services: Services, table: TableRow, chairs: list[SeatRow]) -> bool:
    """Start the game of a full table; whether it goes on now, for if somebody else just did, that is as good."""
    try:
        story = await asyncio.to_thread(Story, table)
    except LudusError as error:
        raise by_rules(error) from error
    now = clock.now()
    opening = story.open(now)
    wake_at = due(story, chairs, now)
    why = await services.store.write(lambda c: store_seating.begin(c, opening, chairs, wake_at, services.hall.origin))
    await services.hall.refresh(table.id)
    if not why and wake_at is not None:
        services.hall.bot_runner.nudge(await services.hall.visit(table.id))
    return why in ("", store_seating.STARTED)


async def call_off(services: Services, table_id: str) -> None:
    """End a game that cannot be told to its end, without a word in its log."""
    values = {"status": ENDED, "ended": time.time(), "wake_at": None}
    origin = services.hall.origin
    await services.store.write(lambda c: tables.change_table(c, table_id, origin, **values))
    await services.hall.refresh(table_id)


def ending(table: TableRow) -> Ending | None:
    """How a game ended; None where it goes on, or was ended early."""
    outcome = outcome_of(table.result)
    if outcome is None:
        return None
    return Ending(how=outcome.how, scores=list(outcome.scores), winners=list(outcome.winners))


def chair_seen(chair: SeatRow, chairs: list[SeatRow], who: Visitor) -> Chair:
    """A seat as a visitor may see it."""
    return Chair(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        resigned=chair.resigned,
        mine=who.owns(chair),
        shares=shares(chair, chairs),
    )


def seen(
    table: TableRow,
    chairs: list[SeatRow],
    who: Visitor,
    invited: list[Invitation] | None = None,
    watching: int = 0,
) -> TableSeen:
    """A table as a visitor may see it."""
    return TableSeen(
        id=table.id,
        game=table.game,
        family=find_game(table.game).family,
        options=table.options,
        status=table.status,
        public=table.public,
        practice=table.practice,
        hosting=who.hosts(table),
        host=next((chair.name for chair in chairs if table.host and chair.person == table.host), ""),
        chances=table.chances,
        watching=watching,
        clock=ClockWish.model_construct(**table.clock._asdict()),
        created=table.created,
        ended=table.ended,
        outcome=ending(table),
        previous=table.previous,
        night=table.night,
        seats=[chair_seen(chair, chairs, who) for chair in chairs],
        invitations=invited or [],
    )
