"""The luck of finished games."""

import pytest

from ludus.bots import find
from ludus.core.ids import CHANCE
from ludus.games.spartacus.combat.fight import Fight
from ludus.match import Match
from ludus.match.players import play
from ludus.odds.spartacus import bout_at, service
from ludus.odds.spartacus.answer import Ending, FightAnswer
from ludus.server.rooms.bots.luck import luck
from tests.server.houses import Visitor, a_house


@pytest.fixture(scope="module")
def match():
    """A quick game with a fight of two in it."""
    match = Match.new("spartacus", 3, "1", {"length": "quick"})
    play(match, [find("greedy")(seat) for seat in range(3)])
    return match


def is_fighting(match):
    return any(isinstance(frame, Fight) for frame in match.game.stack)


def begun(match):
    """Every fight of the game, as it begins."""
    dice = [words for seat, words in match.log if seat == CHANCE]
    again = Match.new("spartacus", 3, options=match.settings, dice=dice)
    was = False
    for act in match.acts:
        if is_fighting(again) and not was:
            yield bout_at(again.game)
        was = is_fighting(again)
        again.act(act.seat, act.words)


def test_only_fights_whose_odds_are_known_count(match, monkeypatch):
    bouts = [bout for bout in begun(match) if bout is not None]
    assert bouts
    monkeypatch.setattr(service, "LEDGER", service.Ledger())
    before = len(luck(match))
    first_yields, second_yields = Ending(0, 1), Ending(1, 1)
    for bout in bouts:
        service.remember(bout, FightAnswer({first_yields: 0.25, second_yields: 0.75}, 3.0, 1e-6))
    found = luck(match)
    assert len(found) >= max(before, 1)
    assert all(bout.chances == (0.75, 0.25) and bout.winner in bout.seats for bout in found)


def test_a_finished_game_tells_its_luck_and_a_running_one_does_not(tmp_path, match):
    with a_house(tmp_path) as house:
        visitor = Visitor(house, "Ana")
        kept = visitor.post("/api/records", {"record": match.record()}, 201)
        fights = visitor.get(f"/api/tables/{kept['id']}/luck")["fights"]
        assert all(sum(fight["chances"]) == pytest.approx(1) for fight in fights)
        running = visitor.post("/api/tables", {"game": "kampf", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)
        assert visitor.get(f"/api/tables/{running['id']}/luck", 409)["code"] == "running"
