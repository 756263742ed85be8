"""A game that is only registered is played by every bot, through every door, in the terminal and at the server."""

import json
import random

import pytest

from ludus import Match
from ludus.bots import BOTS, find
from ludus.cli import main
from ludus.core.ids import Seat
from ludus.match import play
from ludus.research import Plan, gymnasium_env, openspiel_game, pettingzoo_env, simulate
from ludus.research.observation import observe
from ludus.research.position import Rules
from tests.conformance.suite import on_the_shelf
from tests.conformance.toy import TOY
from tests.server.houses import Visitor, a_house


@pytest.fixture(autouse=True)
def toy():
    """The auction, to be found by its name."""
    with on_the_shelf(TOY):
        yield TOY


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_it(bot):
    match = Match.new("toy", seats=3, seed=1)
    play(match, [find(bot)(seat) for seat in range(3)])
    assert match.outcome is not None


def test_games_of_it_are_simulated_and_counted():
    totals = simulate(Plan("toy", ("random", "greedy"), 4), workers=1)
    assert totals.games == 4
    assert not totals.course  # it says of no moment who stands how


def test_what_a_seat_sees_of_it_is_written_down_and_nothing_else():
    rules = Rules("toy", 3)
    position, dice = rules.begin(), random.Random(2)
    position.roll(dice.randrange)
    numbers = observe(position, Seat(0))
    assert numbers.sum() > 0
    for other in range(20):
        imagined = position.imagine(Seat(0), other)
        assert (observe(imagined, Seat(0)) == numbers).all()


def test_pettingzoo_and_gymnasium_play_it():
    pytest.importorskip("pettingzoo")
    env = pettingzoo_env("toy", 3)
    env.reset(seed=1)
    steps = 0
    for _agent in env.agent_iter():
        observation, _reward, done, cut, _info = env.last()
        env.step(None if done or cut else int(observation["action_mask"].argmax()))
        steps += 1
    assert steps > 10
    solo = gymnasium_env("toy", 3, bot="champion")
    seen, _info = solo.reset(seed=1)
    over = False
    while not over:
        seen, _reward, over, _cut, _info = solo.step(int(seen["action_mask"].argmax()))


def test_openspiel_plays_it():
    pytest.importorskip("pyspiel")
    state, dice = openspiel_game("toy", 3).new_initial_state(), random.Random(1)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_the_terminal_lists_it_and_simulates_it(capsys):
    assert main(["games"]) == 0
    assert "toy" in capsys.readouterr().out
    assert main(["sim", "toy", "--games", "2", "--bots", "random,greedy", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_a_table_of_it_is_played_to_its_end_at_the_server(tmp_path):
    with a_house(tmp_path) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "open", game="toy")
        ben.join(table)
        with ana.at(table) as one, ben.at(table) as other:
            while one.game.get("decision") is not None:
                for place in (one, other):
                    place.say({"type": "hello", "since": place.seq})
                    place.until("state")
                    if place.game.get("options"):
                        assert place.act()["type"] == "done"
            assert one.game["outcome"]["winners"]
