"""What a champion does better in Spartacus: bids for the games, and fights."""

import random

import pytest

from ludus.bots import SearchBot, find
from ludus.bots.cunning import CunningBot
from ludus.bots.judges.spartacus import SpartacusJudge
from ludus.bots.spartacus.reckoning.tastes import GREEDY
from ludus.bots.spartacus.rivals import (
    best_bid_for_the_card,
    best_bid_for_the_games,
    card_bids,
    chance_against,
    host_bids,
)
from ludus.core.ids import CHANCE
from ludus.games.spartacus.features import a_melee, fighters, gold_last_seen, standing
from ludus.games.spartacus.market.auction import Auction
from ludus.games.spartacus.market.host_bid import HostBid
from ludus.games.spartacus.table.moves import hand_gold, lay_in_row, pay
from ludus.match import Match, Turn, play
from ludus.odds.spartacus.tactics import master
from ludus.odds.spartacus.tactics.simple import fight
from tests.games.spartacus.tables import A, B, C, D, a_table, asset, begin

EVERYBODY = (A, B, C, D)


def a_host_bid(gold, shown=None, **more):
    t = a_table(gold=gold, **more)
    t.gold_is_hidden, t.gold_shown = True, shown or gold
    return begin(t, HostBid(EVERYBODY, (0, 0, 0, 0)))


# --- Bidding for the games ---------------------------------------------------------------------------


def test_a_higher_bid_is_likelier_to_win():
    chance = chance_against([[2, 4], [3, 3]])
    assert [chance(bid) for bid in range(6)] == pytest.approx([0, 0, 0, 0.2, 0.7, 1])


def test_a_rich_rival_bids_more_than_a_poor_one_and_nobody_more_than_he_has():
    g = a_host_bid((20, 20, 4, 0))
    rich, poor, beggar = host_bids(g, B, 20), host_bids(g, C, 4), host_bids(g, D, 0)
    assert rich == sorted(rich) and min(rich) > max(poor) > 0
    assert max(poor) <= 4 and set(beggar) == {0}


def test_against_poor_rivals_little_is_bid():
    against_poor = best_bid_for_the_games(a_host_bid((20, 4, 4, 4)), A, GREEDY)
    against_rich = best_bid_for_the_games(a_host_bid((20, 12, 12, 12)), A, GREEDY)
    assert 0 < against_poor <= 5 < against_rich < 20


def test_nothing_is_bid_where_only_a_waste_would_win():
    assert best_bid_for_the_games(a_host_bid((6, 25, 25, 25), influence=(4, 11, 11, 11)), A, GREEDY) == 0


def test_the_hidden_gold_of_others_is_not_looked_at():
    known = (20, 9, 9, 9)
    bids = {
        best_bid_for_the_games(a_host_bid((20, *others), known), A, GREEDY)
        for others in ((9, 9, 9), (0, 0, 0), (30, 1, 7))
    }
    assert len(bids) == 1


def test_what_is_paid_to_the_bank_is_seen_and_what_is_given_in_secret_is_not():
    g = a_host_bid((9, 9, 9, 9))
    pay(g.table, B, 4)
    hand_gold(g.table, C, D, 5)
    assert gold_last_seen(g) == (9, 5, 9, 9)
    g.table.gold_is_hidden = False
    assert gold_last_seen(g) == (9, 5, 4, 14)


def an_auction(gold):
    t = a_table(gold=gold, assets={A: "attendant-1", B: "crixus", C: "barca", D: "varro"})
    lay_in_row(t, asset("agron"))
    t.row_open, t.gold_is_hidden, t.gold_shown = 1, True, gold
    return begin(t, Auction(EVERYBODY, (0, 0, 0, 0)))


def test_for_a_card_no_more_is_bid_than_it_takes_and_gold_is_kept_back_for_the_games():
    among_beggars, among_rich = an_auction((20, 0, 0, 0)), an_auction((20, 20, 20, 20))
    assert card_bids(among_beggars, B, 0) == [0] * 21
    assert best_bid_for_the_card(among_beggars, A, GREEDY) == 1
    assert 1 < best_bid_for_the_card(among_rich, A, GREEDY) <= 15
    assert best_bid_for_the_card(an_auction((6, 20, 20, 20)), A, GREEDY) <= 1


# --- Fights ------------------------------------------------------------------------------------------


def first_turn(seed=3):
    """A game of bots at the first turn of its first fight."""
    match = Match.new("spartacus", 3, seed, {"length": "quick"})
    bots = [CunningBot(seat) for seat in range(3)]
    while (decision := match.decision) is not None:
        for seat in decision.seats:
            options = match.options(seat)
            turn = Turn(match, seat, decision, options)
            if decision.kind == "turn" and len(options) > 1:
                return turn
            if options and match.game.number == decision.number:
                match.act(seat, bots[seat].choose(turn))
    raise AssertionError("nobody fights")


def test_what_the_master_knows_of_a_fight_is_not_searched():
    turn = first_turn()
    bot = SearchBot({"spartacus": 16}, 1, otherwise=CunningBot)
    known = master.chances(turn.imagine(random.Random(1)), turn.options)
    assert known is not None
    assert bot.choose(turn) is turn.options[known.index(max(known))]
    assert sorted(chance for _, _, chance in bot.why()) == sorted(known)
    assert {visits for _, visits, _ in bot.why()} == {1}


def test_what_the_master_does_not_know_of_a_fight_is_searched_and_nothing_else(monkeypatch):
    monkeypatch.setattr(master, "chances", lambda g, options: None)
    turn = first_turn()
    bot = SearchBot({"spartacus": 16}, 1, otherwise=CunningBot)
    assert bot.choose(turn) in turn.options
    assert sum(visits for _, visits, _ in bot.why()) == 16
    match = Match.new("spartacus", 3, 1)
    decision = match.decision
    assert decision is not None
    seat = decision.seats[0]
    bot.choose(Turn(match, seat, decision, match.options(seat)))
    assert bot.why() == []


def test_whoever_stands_has_won():
    turn = first_turn()
    g = a_melee(turn.imagine(random.Random(1)))
    judge = SpartacusJudge(g, turn.seat, random.Random(1))
    assert judge.stage(g) is None
    lots = random.Random(2)
    while g.asked:
        if g.chance is not None:
            g.apply(CHANCE, g.chance.sample(lots.randrange))
        else:
            seat = next(seat for seat in g.asked if g.options(seat))
            g.apply(seat, judge.quick(g, seat, g.options(seat), lots))
    assert judge.stage(g) is not None
    left = fighters(g)[standing(g)[0]]
    chances = judge.chances(g)
    assert chances[left.seat] == 1
    assert [chances[other.seat] for other in fighters(g) if other.side != left.side] == [0]


def test_the_choice_of_the_tactic_looks_most_promising():
    turn = first_turn()
    g = turn.imagine(random.Random(1))
    prior = SpartacusJudge(g, turn.seat, random.Random(1)).prior(g, turn.seat, turn.options)
    assert prior is not None
    assert sum(prior) == pytest.approx(1)
    usual = turn.options[prior.index(max(prior))]
    assert usual is fight(g, turn.seat, "turn", turn.options)


def test_a_champion_plays_a_whole_game_the_same_way_for_the_same_seed():
    records = []
    for _ in range(2):
        match = Match.new("spartacus", 3, 7, {"length": "quick"})
        play(match, [SearchBot({"spartacus": 3}, seat, otherwise=CunningBot) for seat in range(3)])
        records.append(match.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("bot", ["greedy", "champion"])
def test_without_a_crowd_fights_end_too(bot):
    match = Match.new("spartacus", 3, 2, {"length": "quick", "crowd": False})
    play(match, [find(bot)(seat) for seat in range(3)])
    assert match.outcome is not None
