"""Why a bot chose what it chose: after the game, or while it is played at a practice table."""

import time
from contextlib import contextmanager
from itertools import count, islice, pairwise

import pytest

import ludus.server.rooms.bots.thoughts
from ludus.bots import SearchBot
from ludus.bots.search.search import Candidate
from ludus.match import GAMES
from ludus.server.rooms.bots.thoughts import MOST_TOLD, thoughts
from ludus.server.rooms.bots.workers import Question, seed_of
from ludus.server.rooms.table.story import SAY, Story
from ludus.server.rows import BY_BOT
from tests.conformance.toy import TOY
from tests.server.houses import Visitor, a_house, inside, story_at, wait_for_the_house

FIRST = {"start": "first"}
NUMBERS = count(0, 1000)  # of commands: none is used twice


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with a_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def ana(house):
    return Visitor(house, "Ana")


@pytest.fixture(scope="module")
def finished(ana):
    """A game between a bot that looks ahead and one that does not."""
    table = ana.set_up("lanista", "random", public=True)
    while ana.get(f"/api/tables/{table['id']}")["status"] != "ended":
        time.sleep(0.05)
    return table


def why(who, table, step, status=200):
    return who.get(f"/api/tables/{table['id']}/thoughts?step={step}", status)


def begin(who, *seats, **wish):
    """A table whose first seat begins; it waits for its person once the bots have answered."""
    table = who.set_up("me", *seats, options=FIRST, **wish)
    wait_for_the_house(who.house, table)
    return table


def steps_of(house, table, by):
    return [step for step, chosen in enumerate(story_at(house, table).chosen, 1) if chosen.by == by]


@contextmanager
def sitting(who, table):
    with who.at(table) as place:
        place.n = next(NUMBERS)
        yield place


def play_until_a_bot_has_chosen(who, table):
    """The items the player was told by then."""
    with sitting(who, table) as place:
        while not steps_of(who.house, table, BY_BOT):
            place.act()
            place.until_asked()
    wait_for_the_house(who.house, table)
    return who.get(f"/api/tables/{table['id']}/state")["items"]


# --- After the game -----------------------------------------------------------------------------------------


def test_a_bot_thinks_again_what_it_thought_when_it_chose(house, ana, finished):
    story = story_at(house, finished)
    told = 0
    for step in steps_of(house, finished, BY_BOT):
        if story.match.acts[step - 1].seat != 0 or told == 4:
            continue
        thought = why(ana, finished, step)
        assert (thought["seat"], thought["level"]) == (0, "lanista")
        if thought["silent"] or not thought["considered"]:
            assert thought["silent"] in (None, "only")
            continue
        told += 1
        chosen = [one["words"] for one in thought["considered"] if one["chosen"]]
        assert chosen == [story.match.acts[step - 1].words] == [thought["considered"][0]["words"]]
        assert sum(one["visits"] for one in thought["considered"]) > 2
        assert thought["option"]["words"] == chosen[0]
        assert thought["reason"]["causes"] or thought["reason"]["figures"]
    assert told == 4


def test_options_come_in_the_form_in_which_the_page_draws_them(house, ana, finished):
    match = story_at(house, finished).match
    many = (
        n
        for n in range(1, len(match.acts) + 1)
        if match.acts[n - 1].seat == 0 and len(match.at(n - 1).options(0)) > MOST_TOLD
    )
    step, thought = next((n, told) for n in many if (told := why(ana, finished, n))["considered"])
    before = match.at(step - 1)
    offered = {option.words: option for option in before.options(0)}
    assert len(thought["considered"]) + thought["more"] == len(offered)
    assert MOST_TOLD <= len(thought["considered"]) <= MOST_TOLD + 1
    for one in thought["considered"]:
        assert (one["verb"], one["operands"]) == (offered[one["words"]].verb, list(offered[one["words"]].operands))
        assert (one["chance"] is None) == (one["visits"] == 0)


def test_a_bot_that_does_not_look_ahead_names_the_rule_it_went_by(house, ana, finished):
    match = story_at(house, finished).match
    steps = (step for step, act in enumerate(match.acts, 1) if act.seat == 1 and len(match.at(step - 1).options(1)) > 1)
    told = [why(ana, finished, step) for step in islice(steps, 6)]  # on a busy machine a stand-in may have answered
    named = [one for one in told if one["reason"]]
    assert named
    for one in named:
        assert (one["level"], one["considered"], one["silent"]) == ("random", [], None)
        assert [cause["id"] for cause in one["reason"]["causes"]] == ["reason-lots"]


def test_whoever_may_see_the_replay_may_ask(house, finished):
    assert why(Visitor(house), finished, 1)["level"]
    assert why(Visitor(house), finished, 10**6, 404)["code"] == "no-step"
    assert why(Visitor(house), finished, 0, 422)["code"] == "bad-request"
    hidden = Visitor(house, "Ben").set_up("me", "open", public=False)
    assert why(Visitor(house), hidden, 1, 404)["code"] == "no-table"


def test_the_events_of_a_replay_are_those_of_its_steps_for_everybody(ana, finished):
    last = ana.get(f"/api/tables/{finished['id']}/replay")["steps"]
    for sight in ("public", "open", "seat&seat=1"):
        told = ana.get(f"/api/tables/{finished['id']}/events?sight={sight}")["steps"]
        assert len(told) == last + 1
        for step in (0, last // 2, last):
            seen = ana.get(f"/api/tables/{finished['id']}/replay?step={step}&sight={sight}")
            assert told[step] == seen["events"]


def test_a_replay_says_who_chose(ana, finished):
    assert ana.get(f"/api/tables/{finished['id']}/replay?step=0")["by"] is None
    assert ana.get(f"/api/tables/{finished['id']}/replay?step=3")["by"] == "bot"


def test_choices_taken_from_a_record_are_nobodys_thoughts(ana, finished):
    text = ana.ask("GET", f"/api/tables/{finished['id']}/record").text
    kept = ana.post("/api/records", {"record": text}, 201)
    assert why(ana, kept, 1)["silent"] == "record"


# --- While the game is played -------------------------------------------------------------------------------


def test_at_an_ordinary_table_nobody_is_told_before_the_end(house, ana):
    table = begin(ana, "novice", public=True)
    items = play_until_a_bot_has_chosen(ana, table)
    assert not any("why" in item for item in items)
    for who in (ana, Visitor(house), Visitor(house, "Ben")):
        refused = why(who, table, steps_of(house, table, BY_BOT)[0], 403)
        assert refused["code"] == "thoughts-later" and refused["hint"]
    assert ana.get(f"/api/tables/{table['id']}/items/1/thoughts", 403)["code"] == "thoughts-later"


def test_at_a_practice_table_those_who_sit_there_are_told_at_once(house, ana):
    table = begin(ana, "lanista", public=True, practice=True)
    items = play_until_a_bot_has_chosen(ana, table)
    marked = next(item for item in items if "why" in item)
    step = steps_of(house, table, BY_BOT)[0]
    thought = why(ana, table, step)
    assert thought["seat"] == 1 and thought["silent"] in (None, "only", "plain")
    assert ana.get(f"/api/tables/{table['id']}/items/{marked['n']}/thoughts") == thought
    assert why(Visitor(house, "Ben"), table, step, 403)["code"] == "thoughts-later"


def test_what_a_person_chose_is_said_to_be_theirs(house, ana):
    table = begin(ana, "novice", practice=True)
    play_until_a_bot_has_chosen(ana, table)
    assert why(ana, table, 1) == {
        **{"seat": 0, "level": "", "considered": [], "more": 0, "silent": "person"},
        **{"reason": None, "option": None},
    }
    unmarked = next(item for item in ana.get(f"/api/tables/{table['id']}/state")["items"] if "why" not in item)
    assert ana.get(f"/api/tables/{table['id']}/items/{unmarked['n']}/thoughts", 404)["code"] == "no-why"
    assert ana.get(f"/api/tables/{table['id']}/items/9999/thoughts", 404)["code"] == "no-why"


def test_an_answer_nobody_has_seen_yet_is_not_explained(tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "toy", TOY)
    with a_house(tmp_path) as house:
        people = [Visitor(house, name) for name in ("Ana", "Ben", "Cid")]
        table = people[0].set_up("me", "open", "open", game="toy", practice=True)
        for person in people[1:]:
            person.join(table)
        story = story_at(house, table)
        while (decision := story.match.decision) is not None and decision.kind != "bid":
            answer(people[decision.seats[0]], table)
        before = len(story.chosen)
        answer(people[0], table)
        assert len(story.chosen) == before + 1 and story.is_sealed(before + 1)
        assert why(people[1], table, before + 1, 404)["code"] == "no-step"
        assert why(people[1], table, before)["silent"] == "person"


def answer(who, table):
    with sitting(who, table) as place:
        assert place.act()["type"] == "done"


# --- Which choice is which ----------------------------------------------------------------------------------


def test_choices_taken_back_are_not_counted(house, ana):
    table = begin(ana, "novice", practice=True)
    play_until_a_bot_has_chosen(ana, table)
    story = story_at(house, table)
    with sitting(ana, table) as place:
        place.command("undo", decision=place.game["decision"]["number"], line=place.game["line"])
    wait_for_the_house(house, table)
    play_until_a_bot_has_chosen(ana, table)
    assert story.line == 1
    room = inside(house).hall.rooms[table["id"]]
    said = [(room.log[chosen.seq - 1].seat, room.log[chosen.seq - 1].words) for chosen in story.chosen]
    assert said == [(act.seat, act.words) for act in story.match.acts]
    again = Story.load(room.table, room.log)
    assert again.chosen == story.chosen and any(two.seq - one.seq > 1 for one, two in pairwise(again.chosen))


def test_what_people_did_while_a_bot_thought_does_not_change_what_it_thought(house, finished, monkeypatch):
    room = inside(house).hall.rooms[finished["id"]]
    seq = next(chosen.seq for chosen in story_at(house, finished).chosen if len(options_before(room, chosen.seq)) > 1)
    log = tuple(room.log[:seq])
    question = Question(room.table, log[:-1], log[-1].seat, "champion", False)
    right, asked = seed_of(question), []

    class Fickle(SearchBot):
        """Chooses what was chosen for one seed only."""

        def __init__(self, seed):
            super().__init__({}, seed)
            self.seed = seed

        def choose(self, turn):
            asked.append(self.seed)
            options = sorted(turn.options, key=lambda one: (one.words == log[-1].words) != (self.seed == right))
            self.thoughts = [Candidate(option, 1, 0.5) for option in options]
            return options[0]

    monkeypatch.setattr(ludus.server.rooms.bots.thoughts, "find", lambda level: Fickle)
    talk = log[-1]._replace(kind=SAY, words="hm", by="person", dice=(), hash="", command=None)
    chatty = (*log[:-1], talk, talk._replace(seq=seq + 1), log[-1]._replace(seq=seq + 2))
    thought = thoughts(question._replace(log=chatty))
    assert thought.considered[0].chosen and thought.considered[0].option.words == log[-1].words
    assert len(set(asked)) == len(asked) == 3 and asked[-1] == right


def options_before(room, seq):
    match = Story.load(room.table, room.log[: seq - 1]).match
    return match.options(room.log[seq - 1].seat)
