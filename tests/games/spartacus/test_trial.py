"""Trial fights: two fighters, any equipment, nothing at stake."""

import pytest

import ludus
from ludus import Match
from ludus.bots import find
from ludus.games.spartacus.box.cards import EQUIPMENT, GLADIATOR
from ludus.games.spartacus.table.table import printed
from ludus.match import TRIALS, play


def begin(**options):
    return Match.new("spartacus-trial", seats=2, seed=4, options=options)


def sends(match, seat, name):
    """A seat sends a fighter with the first piece of each type of equipment."""
    match.act(seat, f"send {name}")
    while match.decision.kind == "equipment":
        match.act(seat, match.options(seat)[0])


def test_each_house_picks_its_own_fighter_and_equipment():
    match = begin()
    sends(match, 0, "crixus")
    assert match.decision.seats == (1,)
    assert "send crixus" not in [option.words for option in match.options(1)]
    sends(match, 1, "barca")
    table = match.game.table
    assert [(fighter.seat, fighter.side) for fighter in table.fighters] == [(0, 0), (1, 1)]
    assert match.decision.kind not in ("fighter", "equipment")


def test_one_house_may_pick_both():
    match = begin(picks="one")
    sends(match, 0, "crixus")
    assert match.decision.kind == "fighter" and match.decision.seats == (0,)
    sends(match, 0, "barca")
    table = match.game.table
    assert [fighter.seat for fighter in table.fighters] == [0, 1]
    names = [[table.box.asset_names[card] for card in table.assets[seat]] for seat in (0, 1)]
    carried = [table.box.asset_names[piece] for piece in table.fighters[1].gear]
    assert sorted(names[1]) == sorted(["barca", *carried]) and carried and "barca" not in names[0]


@pytest.mark.parametrize("expansion", ["off", "on"])
def test_all_gladiators_and_equipment_of_the_box_lie_ready(expansion):
    table = begin(expansion=expansion).game.table
    kinds = {printed(table, card).kind for card in table.assets[0]}
    assert kinds == {GLADIATOR, EQUIPMENT}
    assert (table.box.has_expansion is True) == (expansion == "on")


@pytest.mark.parametrize("picks", ["each", "one"])
def test_whoever_is_left_standing_has_won_and_the_record_replays(picks):
    match = begin(picks=picks)
    play(match, [find("greedy")(1), find("random")(2)])
    outcome = match.outcome
    assert outcome.how == "trial" and len(outcome.winners) == 1
    assert outcome.winners[0] == next(fighter.seat for fighter in match.game.table.fighters if 0 not in fighter.dice)
    assert ludus.replay(match.record()).record() == match.record()


def test_a_trial_is_found_by_its_name_and_has_the_components_of_its_game():
    title = TRIALS["spartacus-trial"]
    assert title.family == "spartacus" and title.data().digest == ludus.GAMES["spartacus"].data().digest
    assert "spartacus-trial" not in ludus.GAMES
