"""How the bots play The Serpents and the Wolf: its cards, its two houses, and tables of five and six."""

import random
from typing import Any

import pytest

from ludus.bots.spartacus.reckoning.foresight import outcomes
from ludus.bots.spartacus.reckoning.tastes import Mind
from ludus.core.ids import Seat
from ludus.games.spartacus.reactions.moments import GAMES, Moment
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.table import ARENA
from tests.bots.test_spartacus import a_whole_game, answer_of, step_of
from tests.games.spartacus.answers.test_seppius import a_visitor
from tests.games.spartacus.intrigue_tables import EACH_HAS_TWO, scheming, turn
from tests.games.spartacus.tables import A, B, C, a_table, begin, said

ON: dict[str, Any] = {"expansion": "on"}


@pytest.mark.parametrize("bots", (["greedy"] * 5, ["greedy", "plain", "random"] * 2), ids=("five", "six"))
def test_five_and_six_houses_play_to_the_end_without_a_slip(bots):
    match = a_whole_game(bots, seed=2, length="quick")
    assert match.outcome is not None and not complaints(match.game.table)
    assert match.game.table.box.has_expansion


def test_greedy_sabotages_the_best_and_gives_up_the_least():
    assets = {**EACH_HAS_TWO, B: "barca deserter caligae-1 trident-1"}
    assert answer_of(scheming("sabotage", assets=assets, **ON), A) == "sabotage trident-1"
    assets = {**EACH_HAS_TWO, B: "barca deserter naevia"}
    assert answer_of(scheming("lured-away", (A, "target 1"), assets=assets, **ON), B) == "give-away deserter"
    hands = {A: "serpents-in-the-house", B: "jupiters-cock looting-the-dead guard"}
    g = scheming("serpents-in-the-house", hands=hands, influence=(12, 6, 4, 4), **ON)
    said(g, (B, "pass"))
    assert answer_of(g, B) == "forfeit guard"


@pytest.mark.parametrize("bot", ("greedy", "plain"))
def test_guards_and_slaves_toil_before_gladiators(bot):
    g = scheming("set-hands-to-purpose", guards=(1, 0, 0, 0), influence=(4,) * 4, **ON)
    assert answer_of(g, A, bot) == "exhaust-guard"
    said(g, (A, "exhaust-guard"))
    assert answer_of(g, A, bot) == "exhaust cook"


def test_greedy_intervenes_against_the_scheme_that_would_win_the_game():
    g = a_visitor((11, 4, 4, 4))
    assert answer_of(g, Seat(1)).startswith("intervene")


def test_greedy_does_not_refuse_the_senate_for_nothing():
    houses = "varinius glaber tullius solonius"
    g = turn(houses=houses, hands={A: "black-market-profits"}, **ON)
    said(g, (A, "scheme black-market-profits"))
    asked = g.clone()
    said(asked, (A, "ask 2"))
    assert answer_of(asked, C) == "refuse"
    said(g, (A, "demand 2"))
    assert answer_of(g, C) == "support"


def test_greedy_demands_support_for_a_scheme_that_is_worth_it():
    houses = "varinius glaber tullius solonius"
    g = turn(houses=houses, hands={A: "a-visitor-from-rome"}, **ON)
    said(g, (A, "scheme a-visitor-from-rome"))
    assert answer_of(g, A).startswith("demand")


def test_greedy_lends_support_to_its_own_scheme_where_it_suffices():
    g = turn(hands={A: "a-visitor-from-rome voice-of-the-mob"}, **ON)
    said(g, (A, "scheme a-visitor-from-rome"))
    assert step_of(g, A) == "lend voice-of-the-mob"
    g = turn(hands={A: "final-blow voice-of-the-mob"}, **ON)
    said(g, (A, "scheme final-blow"))
    assert step_of(g, A) != "lend voice-of-the-mob", "7 and 4 are not 11"


@pytest.mark.parametrize(("fighter", "said"), (("theokoles", "play cry-for-a-primus"), ("dagan", "pass")))
def test_greedy_cries_for_a_primus_if_its_fighter_is_much_better_than_the_others(fighter, said):
    weak = ("syrian-warrior-1", "celt-warrior-1", "numidian-warrior-1", "greek-warrior", "german-warrior")
    strong = ("spartacus", "crixus", "gannicus", "oenomaus", "agron")
    others = enumerate(weak if fighter == "theokoles" else strong, 1)
    assets = {A: f"{fighter} cook", **{Seat(seat): name for seat, name in others}}
    t = a_table(seats=6, assets=assets, hands={A: "cry-for-a-primus"}, phase=ARENA)
    assert answer_of(begin(t, Window(Moment(GAMES))), A) == said


def test_greedy_thinks_a_card_of_the_market_through():
    g = scheming("spoils-of-war", **ON)
    ((chance, end),) = outcomes(g.clone(), Mind(random.Random(1)))
    assert chance == 1.0 and len(end.table.assets[A]) == len(g.table.assets[A]) + 1
