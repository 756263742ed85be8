"""Games through the doors: who is asked, what they are told, and what they can imagine."""

import pickle
import random
from collections import Counter

import pytest

from ludus import GAMES
from ludus.core.errors import BadSetting, IllegalChoice
from ludus.core.ids import CHANCE, Seat
from ludus.research.position import Rules, replay
from tests.research.walks import somewhere, walk

KINDS = [("kampf", 3, {}), ("aquileia", 3, {}), ("spartacus", 3, {"length": "quick"})]
OUT_OF = 40  # every so many choices a position is looked at closely


def looked_at(rules, seed):
    """Some positions of a random game."""
    for i, position in enumerate(walk(rules, random.Random(seed))):
        if i % OUT_OF == 0 and not position.is_over:
            yield position


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_seats_that_owe_an_answer_together_are_asked_in_seat_order(game, seats, options):
    rules = Rules(game, seats, options)
    last: dict[int, list[int]] = {}
    for position in walk(rules, random.Random(2)):
        if len(position.game.asked) > 1:
            assert position.seat is not None
            last.setdefault(position.game.number, []).append(position.seat)
    assert all(asked == sorted(asked) for asked in last.values())


def test_earlier_answers_are_hidden_from_those_asked_later():
    rules = Rules("spartacus", 4)
    compared = 0
    for position in walk(rules, random.Random(3)):
        asked = sorted(position.game.asked)
        if len(asked) < 2 or position.seat != asked[0] or len(position.answers()) < 2:
            continue
        heard = set()
        for id in list(position.answers())[:4]:
            after = position.clone()
            after.choose(id)
            if after.seat == asked[1]:
                heard.add((after.recall(asked[1]), after.text(asked[1]), tuple(after.answers())))
        assert len(heard) <= 1
        compared += len(heard)
    assert compared > 20


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_an_imagined_position_asks_the_same_and_looks_the_same(game, seats, options):
    rules = Rules(game, seats, options)
    for position in looked_at(rules, 5):
        seat = position.seat
        assert seat is not None
        for seed in range(3):
            twin = position.imagine(seat, seed)
            assert twin.seat == seat
            assert list(twin.answers()) == list(position.answers())
            assert twin.text(seat) == position.text(seat)
            assert twin.recall(seat) == position.recall(seat)


def test_an_imagined_position_tells_the_others_nothing_true_that_is_hidden():
    rules = Rules("spartacus", 3)
    position = somewhere(rules, 7, 120)
    seat = position.seat
    assert seat is not None
    twins = [position.imagine(seat, seed) for seed in range(8)]
    other = Seat((seat + 1) % 3)
    assert len({twin.recall(other) for twin in twins}) > 1  # its hand is another in each
    assert all(twin.recall(other) != position.recall(other) for twin in twins)


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_an_imagined_position_can_be_played_to_the_end(game, seats, options):
    rules = Rules(game, seats, options)
    for n, position in enumerate(looked_at(rules, 8)):
        if n % 4:
            continue
        assert position.seat is not None
        twin, rng = position.imagine(position.seat, n), random.Random(n)
        before = position.game.key()
        while not twin.is_over:
            twin.roll(rng.randrange)
            if not twin.is_over:
                twin.choose(rng.choice(list(twin.answers())))
        assert sum(twin.payoffs()) == pytest.approx(0)
        assert position.game.key() == before


@pytest.mark.parametrize("deals", ["off", "steps"])
def test_a_position_is_made_again_from_what_was_said(deals):
    rules = Rules("spartacus", 3, {"length": "quick"}, deals)
    for steps in (30, 100, 200):
        position = somewhere(rules, steps, steps)
        assert position.seat is not None
        dream = position.imagine(position.seat, 4)
        for one in (position, dream):
            again = replay(rules, one.script(), one.path)
            assert again.game.key() == one.game.key()
            assert again.recall(Seat(0)) == one.recall(Seat(0))
            assert list(again.answers()) == list(one.answers())


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_a_quiet_position_asks_the_same_and_keeps_nothing_that_happened(game, seats, options):
    rules, rng = Rules(game, seats, options), random.Random(6)
    quiet, heard = rules.begin(quiet=True), rules.begin()
    for _ in range(150):
        seed = rng.getrandbits(32)
        for one in (quiet, heard):
            one.roll(random.Random(seed).randrange)
        assert quiet.ids() == heard.ids() == list(heard.answers())
        id = rng.choice(heard.ids())
        for one in (quiet, heard):
            one.choose(id)
    assert quiet.game.key() == heard.game.key()
    assert quiet.script() == heard.script()
    assert not any(told.events for told in quiet.told) and any(told.events for told in heard.told)
    assert all(twin.game.is_quiet for twin in (quiet.clone(), pickle.loads(pickle.dumps(quiet))))


def test_without_deals_nobody_makes_an_offer():
    rules = Rules("spartacus", 3)
    (*_, position) = walk(rules, random.Random(1), 400)
    assert not any(told.words.startswith("offer") for told in position.told)


def test_with_deals_in_steps_one_offer_is_made_before_a_decision_and_answered_at_once():
    rules = Rules("spartacus", 3, {"length": "quick"}, "steps")
    said: Counter[str] = Counter()
    begun: Counter[tuple[int, int]] = Counter()
    for position in walk(rules, random.Random(4)):
        if position.drafting is not None:
            assert position.seat == position.drafting
            begun[position.game.number, position.drafting] += 1
        if position.answering is not None:
            taker, maker = position.answering
            assert position.seat == taker != maker
            assert position.told[-1].seat == maker or position.told[-1].words.startswith("lay-guard")
            assert {option.words for option in position.options()} >= {f"decline {maker}"}
    for told in position.told:
        said[told.words.split()[0]] += 1
    assert said["offer"] == said["send-offer"] + said["drop-offer"] > 0
    assert said["accept"] + said["decline"] > 0
    assert begun


def test_assets_can_be_sold_though_nobody_owes_it():
    rules = Rules("spartacus", 3)
    (*_, position) = walk(rules, random.Random(6), 600)
    assert any(told.words.startswith("sell ") for told in position.told)


def test_a_number_that_cannot_be_chosen_is_refused_and_changes_nothing():
    position = somewhere(Rules("kampf", 3), 1, 10)
    before = position.game.key()
    wrong = next(id for id in range(200) if id not in position.answers())
    for id in (wrong, -1, 10**6):
        with pytest.raises(IllegalChoice, match="cannot be chosen"):
            position.choose(id)
    assert position.game.key() == before


def test_chance_is_asked_as_a_seat_of_its_own():
    position = Rules("kampf", 3).begin()
    assert position.seat == CHANCE
    assert position.answers() == {}


@pytest.mark.parametrize("game", GAMES)
def test_payoffs_are_1_for_the_winner_and_sum_up_to_0(game):
    seats = GAMES[game].fewest
    (*_, position) = walk(Rules(game, seats), random.Random(11))
    outcome = position.game.outcome()
    assert outcome is not None
    payoffs = position.payoffs()
    assert sum(payoffs) == pytest.approx(0)
    if len(outcome.winners) == 1:
        assert payoffs[outcome.winners[0]] == 1
        assert min(payoffs) == pytest.approx(-1 / (seats - 1))
    assert [payoff > 0 for payoff in payoffs] == [seat in outcome.winners for seat in range(seats)]


@pytest.mark.parametrize(
    "wrong", [("kampf", 9, {}, "off"), ("kampf", 3, {"speed": "high"}, "off"), ("spartacus", 3, {}, "always")]
)
def test_what_cannot_be_played_is_refused(wrong):
    with pytest.raises(BadSetting):
        Rules(*wrong)
