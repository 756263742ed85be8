"""What a master does better in Spartacus: it foresees what champions bid for the games, and outbids them."""

import random

import pytest

from ludus.bots import SearchBot, find
from ludus.bots.cunning import CunningBot
from ludus.bots.levels import SIMULATIONS
from ludus.bots.master import MasterBot, tell
from ludus.bots.reasons.spartacus import words
from ludus.bots.spartacus.outbidding import about, best_bid_for_the_games, foreseen, gain, worth_of_the_games
from ludus.bots.spartacus.reckoning.tastes import GREEDY
from ludus.bots.spartacus.reckoning.worth import VICTORY, own_influence, threat
from ludus.bots.spartacus.rivals import price
from ludus.bots.wily import WilyBot
from ludus.core.ids import Seat
from ludus.match import Match, Turn, play
from ludus.speech import LANGUAGES, Speech
from tests.bots.test_spartacus_champion import a_host_bid
from tests.games.spartacus.tables import A, B, C, D

NAMES = ["Livia", "Flamma", "Priscus", "Varro"]


def at_a_host_bid(seed=1):
    """A game of champions, at its first bids for the games."""
    match = Match.new("spartacus", 4, seed)
    bots = [CunningBot(seat) for seat in range(4)]
    while (decision := match.decision) is not None and decision.kind != "host-bid":
        for seat in decision.seats:
            if match.options(seat) and match.game.number == decision.number:
                match.act(seat, bots[seat].choose(Turn(match, seat, decision, match.options(seat))))
    return match


def a_turn(match):
    decision = match.decision
    assert decision is not None
    return Turn(match, decision.seats[0], decision, match.options(decision.seats[0]))


def bid_of(bot, match, seat):
    assert match.decision is not None
    return bot.choose(Turn(match, seat, match.decision, match.options(seat))).operand


@pytest.mark.parametrize("seed", range(4))
def test_what_champions_bid_is_foreseen_to_the_coin_without_looking_at_their_gold(seed):
    match = at_a_host_bid(seed)
    bids = {seat: bid_of(CunningBot(1), match, seat) for seat in range(4)}
    for seat in range(4):
        told = foreseen(match.imagine(seat, seed=7), Seat(seat))
        assert told == {rival: bid for rival, bid in bids.items() if rival != seat}


def test_it_bids_little_more_than_champions_where_the_games_are_worth_it():
    g = a_host_bid((20, 9, 9, 9))
    most = max(foreseen(g, A).values())
    assert most < best_bid_for_the_games(g, A, GREEDY) <= most + 2


def test_it_does_not_outbid_them_where_the_games_cost_more_than_they_are_worth():
    g = a_host_bid((20, 30, 30, 30), influence=(0, 4, 4, 9))
    most = max(foreseen(g, A).values())
    assert price(20, most + 1, GREEDY) > worth_of_the_games(g, A, foreseen(g, A), GREEDY)
    assert best_bid_for_the_games(g, A, GREEDY) <= most


def test_games_that_end_the_game_are_worth_it():
    worth = {}
    for own in (4, 9, 10, 11):
        g = a_host_bid((20, 9, 9, 9), influence=(own, 4, 4, 4))
        worth[own] = worth_of_the_games(g, A, foreseen(g, A), GREEDY)
    assert worth[4] < worth[9] < VICTORY / 2 < worth[10] < VICTORY < worth[11]


def test_only_who_would_have_the_games_otherwise_is_kept_from_them():
    g = a_host_bid((20, 9, 9, 9), influence=(4, 10, 4, 4))
    (low, high) = (worth_of_the_games(g, A, {B: b, C: c, D: 0}, GREEDY) for b, c in ((1, 5), (5, 1)))
    assert high - low == pytest.approx(gain(threat, 10, 12, GREEDY) - gain(threat, 4, 12, GREEDY))
    assert gain(own_influence, 12, 12, GREEDY) == 0


def test_the_bid_foreseen_is_the_likeliest_and_others_are_thought_of():
    bids = about(5, [2, 9])
    assert sorted(set(bids)) == [2, 4, 5, 6, 9] and bids.count(5) > len(bids) / 2
    assert min(about(0, [])) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_it_expected_the_others_to_bid(language):
    match = at_a_host_bid()
    bot = find("master")(1)
    turn = Turn(match, A, match.decision, match.options(A))
    option = bot.choose(turn)
    most = max(foreseen(turn.imagine(random.Random(1)), A).values())
    for said in (option, turn.options[0], turn.options[most]):
        reason = bot.explain(turn, said)
        assert reason is not None
        assert f" {most} " in Speech(language, match.lexicon(), NAMES).reason(reason, said)
        assert (words.BID_IN_CASE in [cause.phrase for cause in reason.causes]) == (0 < said.operand <= most)


def test_a_master_of_spartacus_is_no_stand_in(caplog, monkeypatch):
    tell.cache_clear()
    player = MasterBot(1)._player(a_turn(Match.new("spartacus", 3, 7)))
    assert isinstance(player, SearchBot) and player.simulations == SIMULATIONS["champion"]
    monkeypatch.setitem(SIMULATIONS["champion"], "spartacus", 2)
    records = []
    for _ in range(2):
        match = Match.new("spartacus", 3, 7, {"length": "quick"})
        bots = [MasterBot(seat) for seat in range(3)]
        play(match, bots)
        assert match.outcome is not None
        records.append(match.record())
        for bot in bots:
            assert isinstance(bot.player, SearchBot) and isinstance(bot.player.otherwise, WilyBot)
    assert records[0] == records[1]
    assert not caplog.records


def test_in_other_games_a_wily_house_plays_as_greedy_does():
    match = Match.new("kampf", 2, 3)
    turn = a_turn(match)
    assert WilyBot(1).choose(turn) is find("greedy")(1).choose(turn)
    assert WilyBot(1).propose(turn) is None
