"""What a coach says of the choice a seat has, from what the seat may know. Worked out where bots think."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from ludus.coach import Advice, advise
from ludus.core.ids import Seat
from ludus.match import Turn
from ludus.server.refusals import Refused
from ludus.server.rooms.bots.workers import BotWorkers, Question, story_of
from ludus.server.rooms.table.story import Story

KEPT: Final = 256  # advice remembered: who asks for a hint may ask for more

Key = tuple[str, int, str]  # what decides what is said: the table, the seat or the stop, and what is known


class Adviser:
    """Advice is worked out once for all who ask for it, also at the same time, and remembered."""

    def __init__(self, workers: BotWorkers) -> None:
        self._workers = workers
        self._kept: OrderedDict[Key, Advice] = OrderedDict()  # the longest unused first
        self._running: dict[Key, asyncio.Task[Advice]] = {}

    async def advice(self, key: Key, question: Question, options: int, charge: Callable[[], None]) -> Advice | None:
        """What is said to a seat with so many options: nothing where it has no choice.

        `charge` is called where it has to be worked out, and may refuse. Raises Refused.
        """
        if options < 2:
            return None
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._running:
            charge()
            self._running[key] = asyncio.create_task(self._work_out(key, question))
        return await asyncio.shield(self._running[key])  # whoever gives up stops nobody else

    async def _work_out(self, key: Key, question: Question) -> Advice:
        try:
            found = await self._workers.work_out(coach, question) or await self._workers.work_out(coach, question)
        finally:
            del self._running[key]
        if found is None:  # a worker was lost, or took too long to start
            raise Refused("coach-busy", 503)
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def coach(question: Question) -> Advice | None:
    """Advice for a seat; None where it has no choice. Runs in a worker."""
    story = story_of(question)
    match = story.match
    decision, options = match.decision, match.options(question.seat)
    if decision is None or not options:
        return None
    return advise(Turn(match, Seat(question.seat), decision, options, blind=True), seed_for(question, story))


def seed_for(question: Question, story: Story) -> int:
    """The same for the same question at a table: of nothing that the seat may not know, such as the seed of the game or
    whether others have answered already."""
    plain = f"{question.table.id}/coach/{question.seat}/{story.number}/{story.line}".encode()
    return int.from_bytes(hashlib.blake2b(plain, digest_size=8).digest(), "big")
