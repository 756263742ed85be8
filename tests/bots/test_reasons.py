"""Why a bot chose what it chose: clauses that are true, in three languages."""

import random
from typing import Any

import pytest

from ludus.bots import BOTS, SearchBot, reasons
from ludus.bots.reasons import common
from ludus.bots.reasons import spartacus as spartacus_reasons
from ludus.bots.reasons.aquileia import words as aquileia_words
from ludus.bots.reasons.kampf import words as kampf_words
from ludus.bots.reasons.kampf.advantages import advantages, telling
from ludus.bots.reasons.kampf.challenges import fights_of
from ludus.bots.reasons.kampf.entry import beside_own, in_entry
from ludus.bots.reasons.kampf.words import AWAY, FAR_PREY, NO_MATTER, PREY, WORTH
from ludus.bots.reasons.spartacus import words as spartacus_words
from ludus.bots.search.search import Candidate
from ludus.bots.spartacus.market import FOR_THE_GAMES, PURSE, SHADE, already_laid
from ludus.core.phrase import Message, Phrase
from ludus.core.reason import Reason
from ludus.games.spartacus.features import spendable
from ludus.match import GAMES, Match, Turn
from ludus.odds import kampf as odds
from ludus.odds.kampf.strikes import faces_of
from ludus.speech import LANGUAGES, Speech

NAMES = ["Livia", "Flamma", "Priscus", "Oenomaus"]
RULES = ("random", "plain", "greedy", "lanista")


def bots_of(level, seats):
    """Bots of a level; those that look ahead do so briefly."""
    if level == "lanista":
        return [SearchBot({"kampf": 30, "aquileia": 20, "spartacus": 10}, seed) for seed in range(seats)]
    return [BOTS[level](seed) for seed in range(seats)]


def turn_of(match, seat, **how):
    """A seat's moment."""
    assert match.decision is not None
    return Turn(match, seat, match.decision, match.options(seat), **how)


def explained(game, level, seats=3, seed=5, most=160):
    """Choices of a game with their reasons; forced ones are left out."""
    match, bots = Match.new(game, seats=seats, seed=seed), bots_of(level, seats)
    for _ in range(most):
        if match.decision is None:
            return
        seat = match.owing[0]
        turn = turn_of(match, seat)
        option = bots[seat].choose(turn)
        if len(turn.options) > 1:
            yield turn, option, bots[seat].explain(turn, option)
        match.act(seat, option)


@pytest.mark.parametrize("level", RULES)
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_says_in_every_language_why_it_chose(game, level):
    known = {phrase.id for phrase in reasons.PHRASES[game]}
    match = Match.new(game, seats=3, seed=5)
    speeches = [Speech(lang, match.lexicon(), NAMES) for lang in LANGUAGES]
    kinds = set()
    for turn, option, reason in explained(game, level):
        kinds.add(turn.decision.kind)
        assert isinstance(reason, Reason)
        assert {message.phrase.id for message in reason.messages()} <= known
        assert reason.causes or reason.figures
        for speech in speeches:
            said = speech.reason(reason, option)
            assert not said[0].islower() and said.endswith((".", "!")) and "{" not in said, said
            assert "-reason-" not in said and "reason-" not in said, said
    assert len(kinds) > 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_its_words_without_capital_and_full_stop(game, lang):
    speech = Speech(lang, Match.new(game, seats=3, seed=1).lexicon(), NAMES)
    for phrase in reasons.PHRASES[game]:
        said = speech.text(phrase.id, **dict.fromkeys(phrase.fields, 2))
        assert said != phrase.id
        assert not said.endswith((".", "!", "?")), said
        assert not said[0].isupper() or lang == "de" or said.startswith(("I ", "Primus")), said


def test_a_reason_asked_for_twice_is_the_same_and_changes_no_later_choice():
    def words(asks):
        match, bots = Match.new("aquileia", seats=3, seed=9), bots_of("greedy", 3)
        for _ in range(40):
            seat = match.owing[0]
            turn = turn_of(match, seat)
            option = bots[seat].choose(turn)
            if asks:
                assert repr(bots[seat].explain(turn, option)) == repr(bots[seat].explain(turn, option))
            match.act(seat, option)
        return [act.words for act in match.acts]

    assert words(asks=True) == words(asks=False)


def test_an_advantage_is_told_only_where_the_fight_would_be_worse_without_it():
    match = Match.new("kampf", seats=3, seed=2)
    bots = bots_of("greedy", 3)
    told: set[str] = set()
    while match.decision is not None and len(told) < 6:
        seat = match.owing[0]
        turn = turn_of(match, seat)
        if match.decision.kind == "target":
            g = match.imagine(seat, 1)
            for fight in fights_of(g).values():
                found = advantages(faces_of(g.table.box.die), fight)
                assert all(one.gain > 0 for one in found)
                names = {one.message.phrase.id.removeprefix("kampf-reason-") for one in found}
                told |= names
                assert "stone" not in names or fight.theirs.stones
                assert "no-shield" not in names or not fight.theirs.symbols[4]
                assert "wounded" not in names or (fight.theirs.hits and fight.theirs.stones)
                assert not names & {"first", "first-tied"} or fight.first
        match.act(seat, bots[seat].choose(turn))
    assert len(told) >= 4


def test_what_the_other_fight_offers_as_well_is_no_reason_to_prefer_this_one():
    for turn, _, _ in explained("kampf", "greedy", seed=2, most=400):
        if turn.decision.kind != "target":
            continue
        g = turn.imagine(random.Random(1))
        for fight in fights_of(g).values():
            assert telling(faces_of(g.table.box.die), fight, fight) == []


def test_what_the_odds_of_a_fight_speak_against_is_told_by_the_chances_for_which_it_was_chosen():
    against = set()
    for turn, _, _ in explained("kampf", "greedy", seed=3, most=500):
        advice = odds.advise(turn.imagine(random.Random(1)))
        if advice is None or len({round(100 * one.value) for one in advice.choices}) < 2:
            continue
        *_, worst = ranked = sorted(advice.choices, key=lambda one: -one.value)
        thoughts = [Candidate(worst.option, 40, 0.3, 0.02), Candidate(ranked[0].option, 30, 0.28, 0.02)]
        reason = reasons.of_search(turn, thoughts)
        assert reason.causes and NO_MATTER not in [cause.phrase for cause in reason.causes]
        assert reason.figures is not None and reason.figures.phrase == common.CHANCE_ABOUT
        assert reason.compared is not None and reason.compared.phrase == common.CHANCE_ABOUT
        best = reasons.of_search(turn, thoughts[::-1])
        assert best.causes and NO_MATTER not in [cause.phrase for cause in best.causes]
        assert best.figures is not None and best.figures.phrase == WORTH
        against.add(worst.option.verb)
    assert against >= {"net", "reroll"}


def test_a_search_compares_with_the_option_it_tried_next_often():
    for turn, option, reason in explained("aquileia", "lanista", most=20):
        assert reason.other is None or reason.other.words in [one.words for one in turn.options]
        assert reason.other is None or reason.other.words != option.words


def test_too_few_tries_give_no_figures():
    match = Match.new("aquileia", seats=3, seed=1)
    seat = match.owing[0]
    options = match.options(seat)
    turn = turn_of(match, seat)
    seldom = [Candidate(options[0], 3, 0.4, None), Candidate(options[1], 2, 0.3, None)]
    assert reasons.of_search(turn, seldom).figures is None
    often = [Candidate(options[0], 30, 0.4, 0.03), Candidate(options[1], 2, 0.3, None)]
    found = reasons.of_search(turn, often)
    assert found.figures is not None and found.figures.facts() == {"chance": "40", "margin": "3"}
    assert found.other is None


def test_a_network_says_what_a_search_would_have_seen_beside_how_much_it_was_for_it():
    match, bots = Match.new("aquileia", seats=3, seed=5), [BOTS["master"](seed) for seed in range(3)]
    speeches = [Speech(lang, match.lexicon(), NAMES) for lang in LANGUAGES]
    told = set()
    for _ in range(40):
        seat = match.owing[0]
        turn = turn_of(match, seat, blind=True)
        option = bots[seat].choose(turn)
        if len(turn.options) > 1:
            reason = bots[seat].explain(turn, option)
            assert reason is not None and repr(reason) == repr(bots[seat].explain(turn, option))
            assert reason.did is not None and reason.causes and reason.figures is not None
            assert not {cause.phrase for cause in reason.causes} & common.BY_TRYING
            assert reason.other is not None and reason.other.words != option.words
            assert all("reason-" not in speech.reason(reason, option) for speech in speeches)
            twin = match.clone()
            twin.game = match.imagine(seat, 4)
            assert repr(bots[seat].explain(turn_of(twin, seat, blind=True), option)) == repr(reason)
            told |= {cause.phrase for cause in reason.causes}
        match.act(seat, option)
    assert len(told) > 4


def test_who_can_hardly_come_first_does_not_play_a_card_for_that():
    for turn, _, reason in explained("aquileia", "greedy", most=400):
        if turn.decision.kind == "cards":
            hoped = [cause.values[0] for cause in reason.causes if cause.phrase == aquileia_words.PLACE_BETTER]
            assert not {"0", "< 1"} & set(hoped)


def test_where_an_animal_stands_is_said_only_as_far_as_it_is_true():
    """Nobody is told that it stands beside two teams anywhere, where a space beside one was free."""
    said = set()
    for seed in range(4):
        match, lots = Match.new("kampf", seats=3, seed=seed), random.Random(seed)
        while match.decision is not None and match.decision.kind in ("carrier", "gladiator", "release"):
            seat = match.owing[0]
            turn = turn_of(match, seat)
            if match.decision.kind == "release":
                g = turn.imagine(lots)
                told = {option: in_entry(g, seat, option, turn.options) for option in turn.options}
                beside = {option: beside_own(g, seat, option.operand) for option in turn.options}
                for option, causes in told.items():
                    said |= {cause.phrase for cause in causes}
                    if any(cause.phrase is AWAY for cause in causes):
                        assert beside[option] == min(beside.values())
                    if any(cause.phrase is FAR_PREY for cause in causes):
                        assert not any(beside.values())
            match.act(seat, lots.choice(turn.options))
    assert said >= {AWAY, PREY}


def test_a_fighter_who_hardly_ever_wins_is_told_so_in_words(monkeypatch):
    said: dict[float, Message] = {}
    nobody: Any = None
    for chance in (0.004, 0.3, 0.997):
        monkeypatch.setattr(spartacus_reasons, "winning", lambda turn, g, option, chance=chance: chance)
        said[chance] = spartacus_reasons.of_fighter(nobody, nobody, nobody)
    assert [one.phrase for one in said.values()] == [
        spartacus_words.SEND_SELDOM,
        spartacus_words.SEND,
        spartacus_words.SEND_SURELY,
    ]
    assert said[0.3].facts() == {"chance": "30"}


def test_greedy_never_gives_figures_that_speak_for_another_fight():
    """It reckons roughly: where the exact odds see it otherwise, it names its rule and no odds."""
    roughly = 0
    for seed in range(4):
        for _, _, reason in explained("kampf", "greedy", seed=seed):
            own, other = reason.figures, reason.compared
            roughly += kampf_words.ROUGHLY in {cause.phrase for cause in reason.causes}
            if own is not None and other is not None and own.phrase == other.phrase == kampf_words.CHANCES:
                (take, lose), (takes, loses) = [[float(x) for x in one.values] for one in (own, other)]
                assert not (takes > take + 6 and loses < lose - 6)
    assert roughly


def test_a_bid_far_below_what_it_wins_says_what_keeps_the_rest_back():
    told: dict[Phrase | None, list[int]] = {}
    for turn, option, reason in explained("spartacus", "greedy", seats=4, most=700):
        if option.verb != "bid" or not option.operand:
            continue
        value, *why = reason.causes
        worth, rest = value.values[0] / 10, spendable(turn.imagine(random.Random(1)), turn.seat) - option.operand
        bid = already_laid(turn) + option.operand
        if abs(bid - SHADE[0] * worth) > 0.05:  # worths are told in tenths
            assert bool(why) == (rest > 0 and bid < SHADE[0] * worth)
        told.setdefault(why[0].phrase if why else None, []).append(rest)
        advised = reasons.for_option(turn, [Candidate(option, 1, 0.5)])
        assert len(advised.causes) == 1  # whoever advises it keeps nothing back
    assert min(told[spartacus_words.BID_LAST_COINS]) > 0 and max(told[spartacus_words.BID_LAST_COINS]) <= PURSE
    assert min(told[spartacus_words.BID_FOR_GAMES]) > 0 and max(told[spartacus_words.BID_FOR_GAMES]) <= FOR_THE_GAMES[1]
    assert told[None]
