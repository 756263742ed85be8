"""How the bots play a Primus: whom they invite and send, the teams they make, their bets, targets and treasons."""

import random

import pytest

from ludus.bots import find
from ludus.bots.spartacus.reckoning.duels import odds_at_hand
from ludus.core.chance import Dealer
from ludus.core.ids import CHANCE, Seat
from ludus.games.spartacus import features
from ludus.games.spartacus.arena.phase import TAKE_BETS, TEND
from ludus.games.spartacus.arena.primus import Primus
from ludus.games.spartacus.arena.primus_teams import Teams
from ludus.games.spartacus.play import Spartacus
from ludus.match import Match, Turn
from tests.games.spartacus.primus_tables import a_melee, a_turn_of, a_wide_table, teams, the_games, within_the_games
from tests.games.spartacus.tables import A, B, C, D, E, begin, one_step, said

FAIR = ((A, "crixus", 0, "d4"), (B, "mannus", 0, "c3"), (C, "spartacus", 1, "d6"), (D, "barca", 1, "c4"))
STRONG = {A: "theokoles", B: "crixus", C: "cook", D: "attendant-1"}


def answer_of(g: Spartacus, seat: Seat, bot: str = "greedy") -> str:
    """What a bot says to what it is asked."""
    match = Match.new("spartacus", g.table.seats, seed=1, options={"expansion": "on"})
    match.game = g
    assert match.decision is not None
    return find(bot)(1).choose(Turn(match, seat, match.decision, match.options(seat))).words


@pytest.mark.parametrize("bot", ["greedy", "plain"])
def test_every_question_of_a_primus_has_an_answer(bot):
    kinds = set()
    g = the_games(a_wide_table(influence=(11, 9, 5, 4)))
    while g.decision is not None:
        kinds.add(g.decision.kind)
        if g.chance is not None:
            g.apply(CHANCE, g.chance.sample(lambda n: (g.number * 7) % n))
            continue
        seat = next(seat for seat in g.asked if g.options(seat))
        said(g, (seat, answer_of(g, seat, bot)))
    assert kinds >= {"primus", "bet", "order-of-turns", "turn"}
    assert bot == "greedy" or kinds >= {"invitation", "fighter", "teams", "start-hex", "treason", "next-to-act"}


# --- The host ----------------------------------------------------------------------------------------


def test_greedy_holds_no_primus_that_would_fall_through():
    t = a_wide_table({A: "theokoles", B: "cook", C: "attendant-1", D: ""}, influence=(10, 4, 4, 4))
    assert answer_of(begin(t, Primus()), A) == "hold-games"


def test_greedy_makes_the_team_in_which_it_wins():
    t = a_wide_table(STRONG, influence=(10, 4, 4, 4))
    g = begin(t, Primus())
    said(g, (A, "hold-primus"), (A, "invite 2"), (C, "send cook"), (A, "invite 1"), (B, "send crixus"))
    said(g, (A, "invite 3"), (D, "send attendant-1"), (A, "send theokoles"))
    assert isinstance(g.stack[-1], Teams)
    assert answer_of(g, A) == "team-with attendant-1"  # Crixus for its own team, against the cook and another slave


def test_greedy_shames_who_has_nobody_to_send():
    t = a_wide_table({A: "theokoles crixus", B: "varro agron", C: "spartacus", D: ""}, influence=(10, 4, 4, 8))
    g = begin(t, Primus())
    said(g, (A, "hold-primus"))
    assert answer_of(g, A) == "invite 3"


def test_greedy_does_not_condemn_its_own_fighter_to_have_a_rivals_head():
    beaten = {"crixus": (1, 1, 0), "mannus": (1, 1, 0)}
    t = teams(FAIR, dice=beaten)
    t.bets = ((0, 0, 0, 0),) * 4
    assert answer_of(within_the_games(t, TEND), A) == "thumbs-up"
    t = teams(FAIR, dice=beaten, host=C)
    t.bets = ((0, 0, 0, 0),) * 4
    assert answer_of(within_the_games(t, TEND), C) == "thumbs-down"


# --- Guests ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["greedy", "plain"])
def test_bots_accept_with_their_best_fighter(bot):
    t = a_wide_table({A: "varro", B: "attendant-1 theokoles", C: "spartacus", D: "barca"}, influence=(10, 4, 4, 4))
    g = begin(t, Primus())
    said(g, (A, "hold-primus"), (A, "invite 1"))
    assert answer_of(g, B, bot) == "send theokoles"


def test_greedy_bets_on_the_team_that_is_likely_to_win():
    places = (*FAIR[:2], (C, "cook", 1, "d6"), (D, "attendant-1", 1, "c4"))
    g = within_the_games(teams(places, seats=5), TAKE_BETS)
    assert odds_at_hand(g).wins > 0.9
    assert answer_of(g, E) == "bet-victor-i 3" and answer_of(g, A) == "bet-victor-i 3"
    assert answer_of(g, C) == "bet-victor-ii 0"


# --- The fight ---------------------------------------------------------------------------------------


def test_greedy_turns_traitor_for_the_stronger_side_and_plain_does_not():
    g = a_melee(FAIR)
    assert answer_of(g, B) == "change-sides" and answer_of(g, B, "plain") == "stand-by"


def test_greedy_stays_where_its_own_fighter_or_its_gold_is():
    places = ((B, "crixus", 0, "d4"), *FAIR[1:])
    assert answer_of(a_melee(places), B) == "stand-by"
    g = a_melee(FAIR)
    g.table.bets = ((0,) * 4, (3, 0, 0, 0), (0,) * 4, (0,) * 4)
    assert answer_of(g, B) == "stand-by"


def test_greedy_stays_with_a_team_that_is_stronger():
    worn = {"spartacus": (1, 1, 1), "barca": (1, 1, 1)}
    assert answer_of(a_melee(FAIR, dice=worn), B) == "stand-by"


def test_greedy_strikes_the_weakest_enemy_in_reach():
    places = (*FAIR[:2], (C, "spartacus", 1, "d5"), FAIR[3])
    assert answer_of(a_turn_of(0, places, dice={"barca": (1, 1, 1)}), A) == "attack barca"
    assert answer_of(a_turn_of(0, places, dice={"spartacus": (1, 1, 1)}), A) == "attack spartacus"


def test_team_mates_who_think_alike_do_not_quarrel():
    g = a_melee(FAIR)
    said(g, (B, "stand-by"))
    while g.decision is not None and g.decision.kind != "next-to-act":
        if g.chance is not None:
            g.apply(CHANCE, g.chance.outcomes()[0 if not any(g.stack[-1].totals) else -1])  # type: ignore
        else:
            said(g, (g.asked[0], g.options(g.asked[0])[0].words))
    assert len({answer_of(g, seat) for seat in g.asked}) == 1 and len(g.asked) == 2


def test_what_bots_look_at_is_the_same_in_an_imagined_game():
    g = a_melee(FAIR)
    rng = random.Random(3)
    for _ in range(30):
        imagined = g.reimagine(A, Dealer(rng.randrange))
        assert features.fighters(imagined) == features.fighters(g)
        assert features.at_a_primus(imagined) and features.standing(imagined) == features.standing(g)
        one_step(g, rng)
