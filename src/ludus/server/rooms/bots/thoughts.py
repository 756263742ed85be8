"""What a bot thought before it chose. Nothing of it is kept: from the same log it thinks the same again."""

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from ludus.bots import find
from ludus.bots.search.search import Candidate, ThinkingBot
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.reason import Reason
from ludus.match import Turn
from ludus.server.rooms.bots.workers import Question, seed_of, story_of
from ludus.server.rooms.table.story import UNDO
from ludus.server.rows import BY_PERSON, LogEntry

MOST_TOLD: Final = 10  # options of a choice, the most tried first; the one chosen is always among them
MOST_TRIES: Final = 3  # thoughts, where people were busy while the bot thought
PATIENCE: Final = 3.0  # seconds after which no further one is tried


class Considered(NamedTuple):
    """One option: how often it was tried, the chance to win it promised, and whether it was chosen."""

    option: Option
    visits: int
    chance: float | None  # None where it was never tried
    margin: float | None  # None where it was tried too seldom to tell
    chosen: bool


class Thought(NamedTuple):
    """What a bot considered, and how many options more; nothing where it did not look ahead or had no choice."""

    considered: tuple[Considered, ...] = ()
    more: int = 0
    forced: bool = False  # there was but one option
    option: Option | None = None  # that was chosen
    reason: Reason | None = None  # why it chose what it chose, where it had a choice and can say


def thoughts(question: Question) -> Thought:
    """What the bot thought that made the last entry of the log. Runs in a worker."""
    words = question.log[-1].words
    first: Thought | None = None
    begun = time.monotonic()
    for log in _known(question.log):
        thought, said = _think_again(question._replace(log=log), words)
        first = first or thought
        if said == words:
            return thought
        if said is None or time.monotonic() - begun > PATIENCE:
            break
    return first or Thought()


def _known(log: tuple[LogEntry, ...]) -> Iterator[tuple[LogEntry, ...]]:
    """The log as it may have been when the bot began to think: people may have talked or answered since."""
    for count in range(len(log) - 1, max(len(log) - 1 - MOST_TRIES, 0), -1):
        yield log[:count]
        if log[count - 1].by != BY_PERSON or log[count - 1].kind == UNDO:
            return


def _think_again(question: Question, words: str) -> tuple[Thought, str | None]:
    """Let the bot choose, and what it says. What is done beside a decision is not thought about."""
    match = story_of(question).match
    options, decision = match.options(question.seat), match.decision
    bot = find(question.level)(seed_of(question))
    if decision is None or words not in [option.words for option in options]:
        return Thought(), None
    turn = Turn(match, Seat(question.seat), decision, options)
    option = bot.choose(turn)
    said, forced = option.words, len(options) == 1
    reason = None if forced or said != words else bot.explain(turn, option)
    found = bot.thoughts if isinstance(bot, ThinkingBot) else []
    shown = [one for place, one in enumerate(found) if place < MOST_TOLD or one.option.words == words]
    considered = tuple(_considered(one, words) for one in shown)
    return Thought(considered, len(found) - len(shown), forced, option, reason), said


def _considered(one: Candidate, words: str) -> Considered:
    chance = min(max(one.chance, 0.0), 1.0) if one.visits else None
    return Considered(one.option, one.visits, chance, one.margin if one.visits else None, one.option.words == words)
