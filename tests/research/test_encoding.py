"""Observations written straight from the table: what the view shows and nothing else, in places that have names."""

import copy
import json
import pickle
import random
from itertools import islice
from typing import Any

import numpy
import pytest

from ludus import GAMES
from ludus.cli import main
from ludus.core.encoding import Counts, Layout, Marks, Number, most
from ludus.core.errors import BadSetting
from ludus.core.ids import Seat
from ludus.match import find
from ludus.research import gymnasium_env
from ludus.research.observation import length, look, observe, usual_of, written
from ludus.research.position import Rules
from tests.conformance.cases import RUNS
from tests.research.walks import somewhere, walk

WRITTEN = [name for name, title in GAMES.items() if title.encoder is not None]
EVERY = 5  # of so many positions one is compared,
SELDOM = EVERY if RUNS > 1 else 15  # and in games with another option, but for the soak, one of so many
LONGEST = 500  # choices of a game


def tables():
    """Every number of seats with the default options, and with each other choice of each option."""
    for name in WRITTEN:
        title = find(name)
        others = [{setting.name: choice} for setting in title.settings for choice in setting.choices[1:]]
        for seats in range(title.fewest, title.most + 1):
            yield from ((name, seats, options) for options in ({}, *others) if options.keys() != {"deals"})


def shown(position) -> Any:
    """What everybody sees."""
    return position.view(None)


def compared(position):
    """Where the numbers from the table and those from the view differ, by the names of the slices."""
    slices = position.rules.encoding.slices
    for seat in range(position.rules.seats):
        fast, slow = observe(position, Seat(seat)), look(position, Seat(seat))
        assert fast.shape == slow.shape
        assert (fast == written(position, Seat(seat)) / usual_of(position.rules.encoding)).all()  # bytes say the same
        yield from (name for name, part in slices.items() if (fast[part] != slow[part]).any())


@pytest.mark.parametrize(("game", "seats", "options"), list(tables()))
def test_the_table_and_the_view_give_the_same_numbers(game, seats, options):
    deals = "steps" if seats % 2 else "off"
    rules = Rules(game, seats, options, deals)
    walked = walk(rules, random.Random(f"{seats} {options}"), LONGEST)
    every = SELDOM if options else EVERY
    for position in islice(walked, seats % every, None, every):
        assert not set(compared(position))


@pytest.mark.parametrize("game", WRITTEN)
def test_the_table_and_the_view_give_the_same_numbers_to_the_end(game):
    rules = Rules(game, find(game).fewest, {"length": "quick"} if game == "spartacus" else {})
    *_, last = walk(rules, random.Random(4))
    assert last.is_over
    assert not set(compared(last))


def parts(position, seat):
    """What is written as bytes, as the fractions they stand for."""
    return written(position, seat) / usual_of(position.rules.encoding)


@pytest.mark.parametrize("observed", [observe, parts])
@pytest.mark.parametrize("game", WRITTEN)
def test_what_was_kept_is_written_anew_where_something_has_changed(game, observed):
    """Pieces are kept from one position to the next, as long as they are asked for in one form."""
    rules = Rules(game, 3, deals="steps")
    for number, position in enumerate(walk(rules, random.Random(5), LONGEST)):
        seen = [observed(position, Seat(seat)) for seat in range(3)]
        if number % EVERY == 0 or position.is_over:
            for seat in range(3):
                assert (seen[seat] == look(position, Seat(seat))).all()


@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in WRITTEN), ("aquileia", {"show_counts": True})])
def test_what_was_kept_is_right_for_whoever_looks_now_and_then(game, options):
    """As in play: whoever is asked looks, the others do not, and much may have changed when they look again."""
    rules, rng = Rules(game, find(game).most, options), random.Random(6)
    for number, position in enumerate(walk(rules, rng, LONGEST)):
        seats = range(rules.seats) if position.is_over else [rng.randrange(rules.seats), max(position.seat or 0, 0)]
        for seat in map(Seat, seats):
            seen = observe(position, seat)
            if number % EVERY == 0 or position.is_over:
                assert (seen == look(position, seat)).all()


@pytest.mark.parametrize("game", WRITTEN)
def test_no_seat_is_told_what_it_may_not_know(game):
    """Wherever it is, everything a seat does not know may be otherwise without a number changing."""
    rules = Rules(game, 3, deals="steps")
    for position in islice(walk(rules, random.Random(3), LONGEST), 0, None, 4 * EVERY):
        for seat in map(Seat, range(3)):
            seen = written(position, seat)
            for seed in range(2):
                assert (written(position.imagine(seat, seed), seat) == seen).all()


@pytest.mark.parametrize("game", WRITTEN)
def test_the_slices_lie_side_by_side_and_fill_an_observation(game):
    rules = Rules(game, 3)
    ends = [(part.start, part.stop) for part in rules.encoding.slices.values()]
    assert [start for start, _ in ends] == [0, *(stop for _, stop in ends[:-1])]
    assert ends[-1][1] == length(rules) == len(observe(rules.begin(), Seat(0)))


def test_a_caller_can_give_the_buffer():
    position = somewhere(Rules("kampf", 3), 1, 40)
    rows = numpy.full((3, length(position.rules)), 7, numpy.float32)
    for seat in map(Seat, range(3)):
        observe(position, seat, rows[seat])
        assert (rows[seat] == look(position, seat)).all()


def test_kampf_tells_which_unit_acts_and_whom_it_challenges():
    met = set()
    for position in walk(Rules("kampf", 3), random.Random(2)):
        decision = position.game.decision
        if decision is None or decision.kind not in ("gladiator", "release", "move", "target", "proxy"):
            continue
        slices, names = position.rules.encoding.slices, position.rules.vocabulary.values
        seen, acting = observe(position, Seat(0)), shown(position)["acting"]
        for slice_name, key, kind in (
            ("acting space", "space", "space"),
            ("acting animal", "animal", "animal"),
            ("target", "target", "space"),
        ):
            marked = [names[kind][i] for i in numpy.flatnonzero(seen[slices[slice_name]])]
            assert marked == ([] if acting[key] is None else [acting[key]])
        assert acting["space"] or acting["animal"]
        met.add(decision.kind)
    assert met == {"gladiator", "release", "move", "target", "proxy"}


def test_a_seat_finds_what_it_has_won_under_its_own_name():
    *_, last = walk(Rules("kampf", 2), random.Random(2))
    slices = last.rules.encoding.slices
    for seat in (0, 1):
        won = [list(shown(last)["players"][other]["trophies"].values()) for other in (seat, 1 - seat)]
        seen = written(last, Seat(seat))
        assert [seen[slices[name]].tolist() for name in ("my trophies", "next+1 trophies")] == won


def test_counts_stop_where_they_are_not_told_apart():
    assert (most(8), most(100)) == (32, 255)
    assert Number(2).of(9) == b"\x08"
    assert Number(2).of(-1) == b"\0"
    assert Counts(1).of((0, 3, 7)) == b"\0\3\4"
    assert Marks(4).of(0b1010) == b"\0\1\0\1"


def test_the_digest_follows_the_layout_the_actions_and_the_version():
    encodings = [Rules("kampf", 2).encoding, Rules("kampf", 3).encoding, Rules("kampf", 2, encoding=1).encoding]
    assert len({encoding.digest for encoding in encodings}) == 3
    assert encodings[0].digest == Rules("kampf", 2).encoding.digest
    one, other = Layout(), Layout()
    one.add("dice", 3, 6)
    other.add("dice", 3, 4)
    assert one.digest != other.digest


def test_former_versions_of_the_encoding_stay():
    first, second, third = (Rules("kampf", 3, encoding=version) for version in (1, 2, 3))
    assert (length(first), length(second), length(third)) == (544, 593, 593)
    assert "proxy 1" in first.vocabulary.names
    assert "proxy next+1" in second.vocabulary.names
    with pytest.raises(BadSetting, match="no encoding 5"):
        Rules("kampf", 3, encoding=5)


def test_what_a_position_comes_to_stands_behind_what_the_second_version_shows():
    position = somewhere(Rules("aquileia", 4), 1, 90)
    before = Rules("aquileia", 4, encoding=2).encoding.slices
    slices = position.rules.encoding.slices
    assert list(slices)[: len(before)] == list(before)
    for seat in map(Seat, range(4)):
        view: Any = position.view(seat)
        seen, players = written(position, seat), view["players"]
        totals = [seen[slices[f"{whose} total"]].item() for whose in ("my", "next+1", "next+2", "next+3")]
        assert totals == [players[(seat + i) % 4]["standing"]["total"] for i in range(4)]
        assert any(totals)


def test_what_is_remembered_stands_behind_what_the_third_version_shows():
    before = list(Rules("aquileia", 3, encoding=3).encoding.slices)
    rules, met = Rules("aquileia", 3), set()
    slices, cards = rules.encoding.slices, rules.vocabulary.values["card"]
    assert list(slices)[: len(before)] == before
    for position in walk(rules, random.Random(5)):
        market = shown(position)["market"]
        for seat in map(Seat, range(3)):
            seen = written(position, seat)
            for space, card in zip(("equi-left", "equi-middle", "equi-right"), market, strict=True):
                marked = [cards[i] for i in numpy.flatnonzero(seen[slices[f"{space} card"]])]
                assert marked == ([] if card is None else [card])
            met |= {name for name in slices if name not in before and seen[slices[name]].any()}
    assert met == set(slices) - set(before)


@pytest.mark.parametrize("version", [1, 2, 3, 4])
def test_an_environment_keeps_its_version_when_it_is_copied(version):
    pytest.importorskip("gymnasium")
    env = gymnasium_env("kampf", 2, bot="random", encoding=version)
    env.reset(seed=1)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.rules.encoding.version == version
        assert twin.metadata["encoding"] == env.metadata["encoding"]
        assert (twin._observation()["observation"] == env._observation()["observation"]).all()


def test_the_command_line_prints_the_layout_and_the_actions(capsys):
    assert main(["encoding", "kampf", "--seats", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    encoding = Rules("kampf", 3).encoding
    assert told["digest"] == encoding.digest
    assert told["slices"]["my trophies"]["start"] == encoding.slices["my trophies"].start
    assert told["actions"] == encoding.actions.names
    assert main(["encoding", "kampf", "--seats", "3"]) == 0
    printed = capsys.readouterr().out
    assert encoding.digest in printed
    assert "next+2 trophies" in printed
    assert main(["encoding", "kampf", "--actions"]) == 0
    assert "proxy next+1" in capsys.readouterr().out


def test_the_command_line_prints_older_encodings_too(capsys):
    assert main(["encoding", "kampf", "--encoding", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["digest"] == Rules("kampf", 2, encoding=2).encoding.digest
    assert main(["encoding", "kampf", "--encoding", "1", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "has no names here" in printed and "proxy 1" in printed and " 0 numbers" not in printed
    assert main(["encoding", "kampf", "--encoding", "9", "--lang", "en"]) == 2
    assert "hint: choose one of: 1, 2, 3, 4." in capsys.readouterr().err
