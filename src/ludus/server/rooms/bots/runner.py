"""Who answers for those who cannot: bots in their seats, and the clock when time is up."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from ludus.match.players import MOST_PROPOSALS, may_speak
from ludus.server.config import Config
from ludus.server.refusals import Refused
from ludus.server.rooms.bots.workers import BotWorkers, Question
from ludus.server.rooms.table.commands import Answer, MarkLate
from ludus.server.rooms.table.room import Room
from ludus.server.rooms.table.story import Story
from ludus.server.rooms.table.timing import due, is_late, is_shut
from ludus.server.rows import BOT, BY_BOT, BY_CLOCK, BY_PERSON, BY_STAND_IN, PLAYING, STAND_IN

log = logging.getLogger("ludus.server")


class Task(NamedTuple):
    """A seat that a bot is to answer for."""

    seat: int
    level: str
    by: str
    beside: tuple[str, ...] = ()  # what the seat may do beside the decision, where it is asked about that
    words: str = ""  # what is said, where that is settled already


class Proposals:
    """What bots have done beside one decision since a person last did something, and who has nothing to say."""

    def __init__(self, number: int, line: int) -> None:
        self.key = (number, line)
        self._heard = 0  # choices that were made so far
        self._made: dict[int, int] = {}
        self._silent: dict[int, tuple[str, ...]] = {}  # what each seat could do when it had nothing to say

    def hear(self, story: Story) -> None:
        """Whoever does something beside the decision is answered, as often as he does."""
        if any(chosen.by == BY_PERSON for chosen in story.chosen[self._heard :]):
            self._made.clear()
        self._heard = len(story.chosen)

    def count(self, seat: int) -> None:
        """The seat has done something."""
        self._made[seat] = self._made.get(seat, 0) + 1

    def silence(self, task: Task) -> None:
        """The seat wants nothing of what it may do; it is asked again when that changes: when an offer reaches it."""
        self._silent[task.seat] = task.beside

    def is_done(self, seat: int, beside: tuple[str, ...]) -> bool:
        """Whether there is nothing to ask the seat, or it has had its say."""
        return not beside or self._made.get(seat, 0) >= MOST_PROPOSALS or self._silent.get(seat) == beside


def goes_on(story: Story, task: Task) -> bool:
    """Whether nobody waits to see it: the next step of an offer being made up, or an answer settled in a window."""
    last = story.match.acts[-1:]
    is_next_step = bool(task.beside and last and last[0].beside and last[0].seat == task.seat)
    return is_next_step or (bool(task.words) and story.is_window())


class BotRunner:
    """Runs the bots and clocks of every room this process may run."""

    def __init__(
        self,
        bot_workers: BotWorkers,
        config: Config,
        may_run: Callable[[str], Awaitable[bool]],
        look: Callable[[Room], None],
    ) -> None:
        self._bot_workers = bot_workers
        self._pace = config.pace
        self._patience = config.idle_seconds
        self._may_run = may_run
        self._look = look  # tells whoever calls people
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._proposals: dict[str, Proposals] = {}

    def nudge(self, room: Room) -> None:
        """Something changed in the room: see whether somebody must be called, a bot or the clock must act."""
        self._look(room)
        if room.story is None or room.table.status != PLAYING:
            self.forget(room)
            return
        if room.table.id in self._driving:
            self._again.add(room.table.id)
        elif self._next(room, room.now()) is not None:
            task = asyncio.get_running_loop().create_task(self._drive(room))
            self._driving[room.table.id] = task
            task.add_done_callback(lambda done: self._done(room, done))
        else:
            self._set_timer(room)

    def drives(self, room: Room) -> bool:
        """Whether a bot thinks or a clock runs there."""
        return self.is_driving(room) or room.table.id in self._timers

    def sleeps(self, room: Room) -> bool:
        """Whether only bots play there, and nobody has looked on for a while: they go on when somebody does.

        A bot that holds a seat for somebody who will come back plays on, and so do those of a club night: others wait
        for its end, and for par.
        """
        if room.table.night is not None:
            return False
        unseen = not room.listeners and room.seen < time.monotonic() - self._patience
        return unseen and all(chair.kind == BOT or chair.resigned for chair in room.chairs)

    def rests(self, room: Room, seconds: float) -> bool:
        """Whether nothing is to be done there for so long; what comes later stands in the database too."""
        timer = self._timers.get(room.table.id)
        soon = timer is not None and timer.when() < asyncio.get_running_loop().time() + seconds
        return not soon and not self.is_driving(room)

    def is_driving(self, room: Room) -> bool:
        """Whether an answer is being given there."""
        return room.table.id in self._driving

    def forget(self, room: Room) -> None:
        """The room is closed or its game over."""
        self._proposals.pop(room.table.id, None)
        if (timer := self._timers.pop(room.table.id, None)) is not None:
            timer.cancel()

    def abandon(self, room: Room) -> None:
        """Another process runs the table from now on: stop thinking there."""
        self.forget(room)
        self._again.discard(room.table.id)
        if (driving := self._driving.get(room.table.id)) is not None:
            driving.cancel()

    async def stop(self) -> None:
        """Stop thinking; whoever runs the table next begins again."""
        running = tuple(self._driving.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for timer in self._timers.values():
            timer.cancel()

    def _done(self, room: Room, task: asyncio.Task[None]) -> None:
        self._driving.pop(room.table.id, None)
        failed = not task.cancelled() and task.exception() is not None
        if failed:
            log.error("the bots of a table stopped", exc_info=task.exception(), extra={"table": room.table.id})
        if room.table.id in self._again and not task.cancelled() and not failed:
            self._again.discard(room.table.id)
            self.nudge(room)

    # --- answering ----------------------------------------------------------------------------------

    async def _drive(self, room: Room) -> None:
        """Answer for one seat after another until a person is asked."""
        if not await self._may_run(room.table.id):
            return
        while (story := await room.settled()) is not None and (task := self._next(room, room.now())) is not None:
            number, line, known, acts = story.number, story.line, len(room.log), len(story.match.acts)
            if task.by == BY_CLOCK and room.table.clock.late == "host":
                await room.perform(task.seat, MarkLate())
                continue
            words = await self._think(room, story, task)
            if words is None:
                self._proposals[room.table.id].silence(task)
                continue
            if self._pace and room.listeners and not goes_on(story, task):
                await asyncio.sleep(self._pace)
            try:
                await room.perform(task.seat, Answer(words, task.by, number, line, acts if task.beside else None))
            except Refused as refused:
                if refused.code not in ("stale", "rules"):
                    return
                if len(room.log) == known and not task.beside:  # it would say the same again
                    raise
                # Else the table went on meanwhile: look again.
            if task.beside:
                self._proposals[room.table.id].count(task.seat)
        self._set_timer(room)

    async def _think(self, room: Room, story: Story, task: Task) -> str | None:
        if task.words:
            return task.words
        watched = bool(room.listeners)
        question = Question(story.table, tuple(room.log), task.seat, task.level, bool(task.beside), watched)
        return await self._bot_workers.ask(question)

    def _next(self, room: Room, now: float) -> Task | None:
        """The next seat to answer for."""
        story = room.story
        if story is None or story.paused or story.number < 0 or room.table.status != PLAYING or self.sleeps(room):
            return None
        if (beside := self._beside(room, story)) is not None:
            return beside
        for seat in story.owing():
            chair = room.chairs[seat]
            if chair.level:
                return Task(seat, chair.level, BY_BOT if chair.kind == BOT else BY_STAND_IN)
        if (ready := self._ready(room, story, now)) is not None:
            return ready
        for seat in story.owing():
            if seat not in story.late and is_late(story, seat, now):
                return Task(seat, STAND_IN, BY_CLOCK)
        return None

    def _ready(self, room: Room, story: Story, now: float) -> Task | None:
        """A person's answer that was settled beforehand, once it may be looked at."""
        if is_shut(story, room.chairs, now):
            return None
        for chair in room.chairs:
            if chair.is_human and (ready := story.ready(chair.seat)) is not None:
                return Task(chair.seat, "", ready[1], words=ready[0])
        return None

    def _beside(self, room: Room, story: Story) -> Task | None:
        """A bot that may do something beside the decision: answer, or at the game's set moments begin to speak."""
        proposals = self._proposals.get(room.table.id)
        if proposals is None or proposals.key != (story.number, story.line):
            proposals = self._proposals[room.table.id] = Proposals(story.number, story.line)
        proposals.hear(story)
        for chair in room.chairs:
            is_asked = chair.level and may_speak(story.match, chair.seat)
            beside = tuple(option.words for option in story.match.free(chair.seat)) if is_asked else ()
            if not proposals.is_done(chair.seat, beside):
                by = BY_BOT if chair.kind == BOT else BY_STAND_IN
                return Task(chair.seat, chair.level, by, beside)
        return None

    def _set_timer(self, room: Room) -> None:
        """Come back when the next clock runs out."""
        if (timer := self._timers.pop(room.table.id, None)) is not None:
            timer.cancel()
        story = room.story
        if story is None or story.paused or story.number < 0 or self.sleeps(room):
            return
        at = due(story, room.chairs, room.now())
        if at is not None:
            loop = asyncio.get_running_loop()
            self._timers[room.table.id] = loop.call_later(max(0.0, at - room.now()) + 0.01, self.nudge, room)
