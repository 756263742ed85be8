"""What a coach says of the choice a seat has, from what the seat may know. Worked out where bots think."""

import hashlib

from ludus.coach import Advice, advise
from ludus.core.ids import Seat
from ludus.match import Turn
from ludus.server.rooms.bots.workers import Question, story_of
from ludus.server.rooms.table.story import Story


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
