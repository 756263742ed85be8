"""Calling people who are not here: it is their turn, their time runs out, somebody has acted against them.

Whoever is at the table is never called, nor is anybody who comes within a few seconds. Everything said comes from the
view of the seat that is called.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from ludus.core.ids import Seat
from ludus.core.phrase import Event
from ludus.server.rooms.calls.delivery import AGAINST, REMINDER, TURN, Call, Delivery
from ludus.server.rooms.table.room import Room
from ludus.server.rooms.table.story import Story
from ludus.server.rooms.table.timing import remind_at
from ludus.server.rows import PLAYING, SeatRow
from ludus.speech import Speech

LATEST: Final = 120.0  # seconds after which a reminder that was missed is no longer made


class RoomWatch:
    """What is known of one room: the question last seen, how much has been told, and who was reminded of what."""

    def __init__(self, story: Story | None) -> None:
        self.question = None if story is None else (story.number, story.line)
        self.told = 0 if story is None else story.told.total()
        self.reminded: set[tuple[int, int]] = set()


class Due(NamedTuple):
    """Somebody to be called unless they come, or the question is past."""

    kind: str
    seat: int
    person: str
    question: tuple[int, int]
    event: Event | None = None


class Notifier:
    """Looks at every room after every change and finds out who must be called."""

    def __init__(self, delivery: Delivery, wait: float, may_run: Callable[[str], Awaitable[bool]]) -> None:
        self._delivery = delivery
        self._wait = wait
        self._may_run = may_run
        self._watches: dict[str, RoomWatch] = {}
        self._calling: set[asyncio.Task[None]] = set()

    def look(self, room: Room) -> None:
        """Something changed in the room, or its time has come."""
        watch, story = self._watches.get(room.table.id), room.story
        if watch is None:  # what happened before we looked is known already
            watch = self._watches[room.table.id] = RoomWatch(story)
        if story is None or room.table.status != PLAYING:
            return
        called = [*self._turns(room, story, watch), *self._deeds(room, story, watch), *reminders(room, story, watch)]
        for due in called:
            task = asyncio.get_running_loop().create_task(self._call(room, due))
            self._calling.add(task)
            task.add_done_callback(self._calling.discard)

    def forget(self, room: Room) -> None:
        """The room is closed."""
        self._watches.pop(room.table.id, None)

    async def stop(self) -> None:
        """Call nobody any more."""
        for task in tuple(self._calling):
            task.cancel()
        await asyncio.gather(*self._calling, return_exceptions=True)

    def _turns(self, room: Room, story: Story, watch: RoomWatch) -> list[Due]:
        question = (story.number, story.line)
        if question == watch.question:
            return []
        watch.question = question
        owing = story.owing()
        return [
            Due(TURN, chair.seat, person, question)
            for chair, person in absent(room)
            if chair.seat in owing and story.ready(chair.seat) is None
        ]

    def _deeds(self, room: Room, story: Story, watch: RoomWatch) -> list[Due]:
        before, watch.told = watch.told, story.told.total()
        away = absent(room) if before < watch.told else []
        return [
            Due(AGAINST, chair.seat, person, (story.number, story.line), event)
            for event in (story.told.events_from(before) if away else ())
            for chair, person in away
            if event.is_against(Seat(chair.seat))
        ]

    async def _call(self, room: Room, due: Due) -> None:
        await asyncio.sleep(self._wait)
        story = room.story
        if story is None or due.person not in [person for _, person in absent(room)]:
            return
        is_still_so = due.question == (story.number, story.line) and due.seat in story.owing()
        if (due.kind == AGAINST or is_still_so) and await self._may_run(room.table.id):
            await self._delivery.send(due.person, lambda lang: text_of(room, story, due, lang))


def absent(room: Room) -> list[tuple[SeatRow, str]]:
    """The seats of people who are not connected to the table, with their person."""
    here = {listener.owner for listener in room.listeners}
    return [
        (chair, chair.person)
        for chair in room.chairs
        if chair.is_human and chair.person is not None and chair.person not in here
    ]


def reminders(room: Room, story: Story, watch: RoomWatch) -> list[Due]:
    """Who has used most of their time and was not reminded yet."""
    now, found = room.now(), []
    for chair, person in absent(room):
        at = remind_at(story, chair.seat)
        key = (chair.seat, story.number)
        if at is None or not at <= now <= at + LATEST or key in watch.reminded or chair.seat not in story.owing():
            continue
        watch.reminded.add(key)
        found.append(Due(REMINDER, chair.seat, person, (story.number, story.line)))
    return found


def text_of(room: Room, story: Story, due: Due, lang: str) -> Call:
    """What is said, in the person's language."""
    speech = Speech(lang, story.match.lexicon(), [chair.name for chair in room.chairs])
    if due.event is not None:
        body = speech.event(due.event, Seat(due.seat))
    else:
        decision, prompt = story.match.decision, story.match.prompt()
        is_asked = decision is not None and due.seat in decision.seats  # still: sending takes a while
        asked = "" if prompt is None or not is_asked else speech.message(prompt)
        body = f"{speech.text(f'server-call-{due.kind}')} {asked}".strip()
    game = speech.text(f"{room.table.game}-title")
    return Call(due.kind, room.table.id, room.table.game, due.seat, game, body)
