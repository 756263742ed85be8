"""The numbers of the options: one for each, wherever it stands, and few of them."""

import random

import pytest

from ludus import GAMES
from ludus.core.decision import Option, table_of
from ludus.core.errors import IllegalChoice
from ludus.encoding.vocabulary import MOST_AMOUNT, Asked, Vocabulary
from ludus.match import find
from ludus.research.position import Rules
from tests.research.walks import walk

TABLES = [(name, seats) for name, title in GAMES.items() for seats in range(title.fewest, title.most + 1)]
GAMES_EACH = 4
SPARTACUS = Vocabulary(find("spartacus"), find("spartacus").load(find("spartacus").data()))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_option_met_in_random_games_has_numbers_of_its_own(game, seats):
    has_expansion = any(setting.name == "expansion" for setting in find(game).settings)
    rules = Rules(game, seats, {"expansion": "on"} if has_expansion else {}, deals="steps")
    vocabulary = rules.vocabulary
    rng = random.Random(seats)
    for _ in range(GAMES_EACH if game != "spartacus" else 1):
        for position in walk(rules, rng):
            options = position.options()
            seat = position.seat or 0
            paths = [vocabulary.encode(option, options, seat) for option in options]
            assert len(set(paths)) == len(options)
            assert [vocabulary.decode(path, options, seat) for path in paths] == list(options)


@pytest.mark.parametrize("game", GAMES)
def test_no_game_needs_more_than_2000_numbers(game):
    vocabulary = Vocabulary(find(game), find(game).load(find(game).data()))
    assert len(vocabulary) == len(set(vocabulary.names)) <= 2000


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_the_same_whoever_plays_and_whatever_has_been_met(game):
    title = find(game)
    few, many = Rules(game, title.fewest), Rules(game, title.most)
    list(walk(many, random.Random(1), 50))
    assert few.vocabulary.names == many.vocabulary.names
    assert few.vocabulary.digest == many.vocabulary.digest


def named(answers):
    return {SPARTACUS.names[id]: answer for id, answer in answers.items()}


def test_amounts_above_30_are_all_or_reached_by_more():
    bids = table_of("bid", [str(count) for count in range(120)])
    answers = named(SPARTACUS.answers(Asked(bids)))
    assert len(answers) == MOST_AMOUNT + 1 + 2
    assert answers["bid 30"] is bids[30]
    assert answers["bid all"] is bids[119]
    more = answers["bid more"]
    assert isinstance(more, Asked)
    assert named(SPARTACUS.answers(more))["bid 0"] is bids[31]
    for bid in bids:
        assert SPARTACUS.decode(SPARTACUS.encode(bid, bids), bids) is bid
    assert max(len(SPARTACUS.encode(bid, bids)) for bid in bids) == 4


def test_a_single_large_amount_is_all():
    pay, keep = Option("bid", (70,)), Option("bid", (3,))
    assert set(named(SPARTACUS.answers(Asked((pay, keep))))) == {"bid all", "bid 3"}


def test_cards_share_their_numbers_and_the_verb_is_asked_first_where_two_are_on_offer():
    names = SPARTACUS.values["asset"]
    heal, release = table_of("heal", names), table_of("release", names)
    alone = named(SPARTACUS.answers(Asked((heal[3], heal[5], Option("pay")))))
    assert alone == {names[3]: heal[3], names[5]: heal[5], "pay": alone["pay"]}
    both = named(SPARTACUS.answers(Asked((heal[3], heal[5], release[3]))))
    assert both == {"heal …": Asked((heal[3], heal[5])), "release …": Asked((release[3],))}
    assert len(SPARTACUS.encode(heal[3], (heal[3], release[3]))) == 2


def test_what_is_not_on_offer_is_refused_with_a_hint():
    heal = table_of("heal", SPARTACUS.values["asset"])
    with pytest.raises(IllegalChoice, match="not among"):
        SPARTACUS.encode(heal[0], [heal[1]])
    with pytest.raises(IllegalChoice, match="none of the options"):
        SPARTACUS.decode([0, 0], [heal[1]])
    with pytest.raises(IllegalChoice, match="no number"):
        SPARTACUS.answers(Asked((Option("juggle"),)))


@pytest.mark.parametrize("game", GAMES)
def test_a_number_says_what_the_option_says(game):
    rules = Rules(game, 3, encoding=1)
    names = rules.vocabulary.names
    for position in walk(rules, random.Random(9), 300):
        for id, answer in position.answers().items():
            if isinstance(answer, Option) and " " in answer.words and not answer.words.startswith("buy-slaves"):
                assert names[id] in (answer.words, answer.words.partition(" ")[2])


@pytest.mark.parametrize("game", GAMES)
def test_numbers_name_seats_as_they_sit_from_whoever_answers(game):
    rules = Rules(game, 4)
    vocabulary, old = rules.vocabulary, Rules(game, 4, encoding=1).vocabulary
    assert len(vocabulary) == len(old)
    named = 0
    for position in walk(rules, random.Random(9), 400):
        for id, answer in position.answers().items():
            says = vocabulary.names[id]
            if isinstance(answer, Option) and old.names[id] != says:
                far = 0 if says.endswith(" me") else int(says.partition("+")[2])
                assert position.seat is not None
                assert (position.seat + far) % 4 == answer.operand
                assert says.partition(" ")[0] == answer.verb
                named += 1
    assert named or game == "aquileia"  # whose options name no seat


@pytest.mark.parametrize(
    ("game", "digest"), [("kampf", "e9660bee6022"), ("aquileia", "acf50f717b62"), ("spartacus", "e461423a71f5")]
)
def test_the_first_version_keeps_its_numbers(game, digest):
    assert Rules(game, 3, encoding=1).vocabulary.digest == digest
