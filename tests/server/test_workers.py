"""Bots think in processes that keep their tables: they are told what is new, and say what they would say anyway."""

import asyncio
import os
import time

import pytest

from ludus.match import Match
from ludus.server.rooms.bots import workers as bot_workers
from ludus.server.rooms.bots.workers import BotWorkers, Forgotten, Memory, Question, answer, seed_of, stand_in
from ludus.server.rooms.table.records import log_of, row_of
from ludus.server.rows import PLAYING
from ludus.server.store import tables
from tests.server.houses import Visitor, a_house, inside
from tests.server.remote import PATIENCE


def a_question(table_id="t", acts=12, host="ana", **named):
    """A bot is asked after so many choices of Kampf."""
    match = Match.new("kampf", 3, seed=table_id)
    for _ in range(acts):
        seat = match.owing[0]
        match.act(seat, match.options(seat)[0])
    table = row_of(match, table_id, host, table_id)._replace(status=PLAYING)
    _, log = log_of(match, table)
    return Question(table, tuple(log), match.owing[0], "greedy", False, **named)


def cut(question, known):
    return question._replace(log=question.log[known:])


# --- What a worker remembers ----------------------------------------------------------------------------


def test_a_worker_that_knows_the_beginning_needs_only_what_follows():
    memory, question = Memory(), a_question()
    early = question._replace(log=question.log[:5])
    assert memory.complete(early, 0) == early
    first = memory.story_of(early)
    whole = memory.complete(cut(question, 5), 5)
    assert whole == question
    assert memory.story_of(whole) is first and first.seq == len(question.log)


def test_a_worker_that_has_forgotten_says_so():
    memory, question = Memory(), a_question()
    with pytest.raises(Forgotten):
        memory.complete(cut(question, 5), 5)


def test_what_a_worker_remembers_has_a_bound():
    questions = [a_question(f"t{n}") for n in range(6)]
    memory = Memory(most=3 * len(questions[0].log))
    for question in questions:
        memory.story_of(memory.complete(question, 0))
        assert memory.size == sum(map(len, memory._logs.values())) <= memory._most
    assert list(memory._logs) == list(memory._stories) == ["t3", "t4", "t5"]


def test_a_stand_in_leaves_nothing_behind_in_the_server():
    question = a_question("stand-in")
    assert stand_in(question) == answer(question._replace(level="greedy"))
    assert "stand-in" not in bot_workers._memory._stories


# --- The workers ----------------------------------------------------------------------------------------


def where(question):
    """Which process answers, how much of the log it has, and the seed of its bot."""
    return os.getpid(), len(question.log), seed_of(question)


def snore(question):
    time.sleep(600)


def trouble(question):
    raise ValueError(question.table.id)


@pytest.fixture
def workers():
    made = []

    def make(count, seconds=600.0):
        made.append(BotWorkers(count, seconds))
        return made[-1]

    yield make
    for each in made:
        each.close()


def test_tables_stay_with_their_worker_and_only_news_are_sent(workers):
    async def go():
        pool = workers(2)
        long = {name: a_question(name, acts=20, host=name) for name in ("a", "b")}
        early = {name: question._replace(log=question.log[:15]) for name, question in long.items()}
        first = await asyncio.gather(*(pool.work_out(where, question) for question in early.values()))
        homes = {name: found[0] for name, found in zip(early, first, strict=True)}
        assert len(set(homes.values())) == 2
        assert pool.entries == 30
        for name in ("b", "a", "a", "b"):
            assert await pool.work_out(where, long[name]) == (homes[name], len(long[name].log), seed_of(long[name]))
        assert pool.entries == 30 + sum(len(question.log) - 15 for question in long.values())

    asyncio.run(go())


def test_a_log_that_was_mended_is_told_anew(workers):
    async def go():
        pool, question = workers(1), a_question()
        await pool.work_out(where, question)
        entry = question.log[-1]
        mended = question._replace(log=(*question.log[:-1], entry._replace(at=entry.at + 1), entry))
        assert (await pool.work_out(where, mended))[1] == len(mended.log)
        assert pool.entries == len(question.log) + len(mended.log)

    asyncio.run(go())


def test_a_worker_that_takes_too_long_is_replaced_and_the_others_go_on(workers):
    async def go():
        pool = workers(2, seconds=600.0)
        slow, other = a_question("slow", host="slow"), a_question("other", host="other")
        (home, *_), (gone, *_) = await asyncio.gather(pool.work_out(where, other), pool.work_out(where, slow))
        pool._seconds = 0.5  # for the one that is asked next
        snoring = asyncio.create_task(pool.work_out(snore, slow))
        await asyncio.sleep(0.1)
        pool._seconds = 600.0
        assert (await pool.work_out(where, other))[0] == home
        assert await snoring is None
        assert pool.overruns == 1
        assert (await pool.work_out(where, other))[0] == home
        again, known, _ = await pool.work_out(where, slow)
        assert again != gone and known == len(slow.log)

    asyncio.run(go())


def test_what_goes_wrong_in_a_worker_is_told_and_a_bot_that_fails_is_stood_in_for(workers):
    async def go():
        pool, question = workers(1), a_question()
        with pytest.raises(ValueError, match="t"):
            await pool.work_out(trouble, question)
        said = await pool.ask(question._replace(level="there is no such bot"))
        assert said == stand_in(question)

    asyncio.run(go())


def test_who_does_not_wait_any_more_takes_nobodys_place(workers):
    async def go():
        pool = workers(1)
        await pool.work_out(where, a_question("a"))
        waits = [asyncio.create_task(pool.work_out(where, a_question(f"t{n}"))) for n in range(3)]
        await asyncio.sleep(0)
        waits[1].cancel()
        done = await asyncio.gather(*waits, return_exceptions=True)
        assert isinstance(done[1], asyncio.CancelledError)
        assert pool.waiting == 0 and pool.answers == 3

    asyncio.run(go())


# --- Tables that sleep ----------------------------------------------------------------------------------


def test_bots_at_whom_nobody_looks_sleep_and_go_on_when_somebody_comes(tmp_path):
    with a_house(tmp_path, idle_seconds=0.2) as house:
        ana, services = Visitor(house, "Ana"), inside(house)
        table = ana.set_up("random", "random", "random", public=True)

        def row():
            with services.store.engine.connect() as connection:
                found = tables.read(connection, table["id"])
            assert found is not None
            return found[0]

        until = time.monotonic() + PATIENCE
        while row().wake_at is not None and time.monotonic() < until:
            time.sleep(0.05)
        assert (row().wake_at, row().status) == (None, PLAYING)
        with Visitor(house).at(table) as place:
            before = place.seq
            while place.seq == before:
                place.hear()


def test_whoever_asks_again_and_again_looks_on_too(tmp_path):
    with a_house(tmp_path, idle_seconds=5.0) as house:
        ana, hall = Visitor(house, "Ana"), inside(house).hall
        table = ana.set_up("random", "random")
        room = hall.rooms[table["id"]]
        assert not hall.bot_runner.sleeps(room)
        room.seen -= 10.0
        assert hall.bot_runner.sleeps(room)
        ana.get(f"/api/tables/{table['id']}")
        assert not hall.bot_runner.sleeps(room)


def test_a_bot_that_holds_a_seat_plays_on_for_somebody_who_comes_back(tmp_path):
    with a_house(tmp_path) as house:
        ana = Visitor(house, "Ana")
        table = ana.set_up("me", "random")
        ana.post(f"/api/tables/{table['id']}/seats/0/hold", {}, 204)
        until = time.monotonic() + PATIENCE
        while ana.get(f"/api/tables/{table['id']}")["status"] != "ended" and time.monotonic() < until:
            time.sleep(0.05)
        assert ana.get(f"/api/tables/{table['id']}")["status"] == "ended"
