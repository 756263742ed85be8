"""Advice is worked out once, for all who ask for it."""

import asyncio
from typing import Any

import pytest

from ludus.coach import Advice
from ludus.core.phrase import Message, Phrase
from ludus.server.refusals import Refused
from ludus.server.rooms.bots.coach import KEPT, Adviser

ADVICE = Advice(Message(Phrase("coach-kampf-look")), (), ())
QUESTION: Any = None


class Workers:
    """They answer when they may, with what they are given to answer."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.jobs = 0
        self.may = asyncio.Event()

    async def work_out(self, job, question):
        self.jobs += 1
        await self.may.wait()
        return self.answers.pop(0)


class Asked:
    """An adviser, its workers, and how often somebody was charged."""

    def __init__(self, *answers):
        self.workers = Workers(*answers)
        workers: Any = self.workers
        self.adviser = Adviser(workers)
        self.charged = 0

    def charge(self):
        self.charged += 1

    def ask(self, key="lesson", options=3):
        return asyncio.ensure_future(self.adviser.advice((key, 0, ""), QUESTION, options, self.charge))


def test_a_class_that_asks_together_has_it_worked_out_once():
    async def together():
        asked = Asked(ADVICE)
        learners = [asked.ask() for _ in range(25)]
        await asyncio.sleep(0)
        learners[0].cancel()  # who began it gives up
        asked.workers.may.set()
        assert await asyncio.gather(*learners[1:]) == [ADVICE] * 24
        assert await asked.ask() == ADVICE  # and later
        assert (asked.workers.jobs, asked.charged) == (1, 1)

    asyncio.run(together())


@pytest.mark.parametrize("options", [0, 1])
def test_where_there_is_no_choice_nothing_is_worked_out_or_charged(options):
    async def alone():
        asked = Asked()
        assert await asked.ask(options=options) is None
        assert (asked.workers.jobs, asked.charged) == (0, 0)

    asyncio.run(alone())


def test_workers_that_are_lost_twice_are_told_of_and_asked_again_the_next_time():
    async def again():
        asked = Asked(None, None, None, ADVICE)
        asked.workers.may.set()
        with pytest.raises(Refused) as busy:
            await asked.ask()
        assert busy.value.code == "coach-busy"
        assert await asked.ask() == ADVICE
        assert (asked.workers.jobs, asked.charged) == (4, 2)

    asyncio.run(again())


def test_the_longest_unused_is_forgotten_first():
    async def many():
        asked = Asked(*[ADVICE] * (KEPT + 2))
        asked.workers.may.set()
        for number in range(KEPT):
            await asked.ask(str(number))
        await asked.ask("0")
        await asked.ask("one more")
        await asked.ask("0")
        assert asked.workers.jobs == KEPT + 1
        await asked.ask("1")
        assert asked.workers.jobs == KEPT + 2

    asyncio.run(many())


def test_who_may_not_ask_begins_nothing():
    async def refused():
        asked = Asked(ADVICE)
        asked.workers.may.set()

        def refuse():
            raise Refused("too-fast", 429)

        with pytest.raises(Refused):
            await asked.adviser.advice(("lesson", 0, ""), QUESTION, 3, refuse)
        assert await asked.ask() == ADVICE

    asyncio.run(refused())
