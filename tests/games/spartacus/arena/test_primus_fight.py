"""The fight of a Primus: treason, initiative of teams, turns, the fallen, rewards and the verdict."""

import random
from typing import Any

import pytest

from ludus.core.chance import Dealer
from ludus.games.spartacus.arena.phase import TEND
from ludus.games.spartacus.arena.verdict import vanquished, victors
from ludus.games.spartacus.combat.blow import Blow
from ludus.games.spartacus.combat.field import in_reach, standing, winning_side
from ludus.games.spartacus.combat.fight import Fight, NextToAct, Turn
from ludus.games.spartacus.combat.initiative import Initiative
from ludus.games.spartacus.combat.treason import Treason
from ludus.games.spartacus.play import Spartacus
from ludus.games.spartacus.sight.arena import see_arena
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.fighters import fate_of, is_standing
from ludus.games.spartacus.table.table import CHAMPION, INJURED
from tests.games.spartacus.fights import a_fight
from tests.games.spartacus.primus_tables import FULL, TEAMS, a_melee, a_turn_of, names, sides, teams, within_the_games
from tests.games.spartacus.tables import DICE, A, B, C, D, E, asset, begin, can_say, events, one_step, said

NO_BETS = ((0, 0, 0, 0),) * 4
PLAIN = ((A, "crixus", 0, "d4"), (B, "varro", 0, "c3"), (C, "spartacus", 1, "d6"), (D, "barca", 1, "c4"))
TRAITORS = ((A, "totus", 0, "d4"), (B, "mannus", 0, "c3"), (C, "spartacus", 1, "d6"), (D, "barca", 1, "c4"))


def top(g: Spartacus) -> Any:
    """The rule under way."""
    return g.stack[-1]


def kind(g):
    return None if g.decision is None else g.decision.kind


# --- Treason -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ("ashur-the-serpent", "mannus", "totus"))
def test_before_the_initiative_a_treacherous_gladiator_may_change_sides(name):
    g = a_melee(((A, "crixus", 0, "d4"), (B, name, 0, "c3"), *TEAMS[2:]))
    assert kind(g) == "treason" and g.asked == (B,) and can_say(g, B) == ["stand-by", "change-sides"]
    said(g, (B, "change-sides"))
    assert "changes-sides" in events(g) and kind(g) == "initiative-roll"


def test_three_against_one_is_possible():
    g = a_melee()
    said(g, (B, "change-sides"))
    assert sides(g.table) == {"crixus": 0, "mannus": 1, "spartacus": 1, "barca": 1}


def test_whoever_is_alone_in_his_team_cannot_change_sides():
    g = a_melee(dice={"crixus": (1, 1, 0)})
    assert kind(g) == "initiative-roll"  # Mannus stands alone: Crixus has yielded


def test_a_traitor_may_come_back_in_any_later_round():
    g = a_melee(PLAIN[:1] + TEAMS[1:])
    said(g, (B, "change-sides"))
    play_a_round(g)
    assert kind(g) == "treason"
    said(g, (B, "change-sides"))
    assert sides(g.table)["mannus"] == 0


def play_a_round(g):
    """Nobody does anything until the next round begins."""
    while True:
        if g.chance is not None:
            said(g, (DICE, g.chance.outcomes()[0].words if g.chance.label != "initiative" else first_higher(g)))
        elif kind(g) == "turn":
            said(g, (g.asked[0], "stop"))
            if isinstance(g.stack[-1], Treason):
                return
        elif kind(g) == "next-to-act":
            said(g, *((seat, can_say(g, seat)[0]) for seat in g.asked))
        else:
            said(g, (g.asked[0], can_say(g, g.asked[0])[0]))


def first_higher(g):
    """The first fighter rolls highest, everybody else lowest."""
    totals = top(g).totals
    return g.chance.outcomes()[0 if not any(totals) else -1].words


def test_s166_two_traitors_of_one_team_are_asked_in_turn_and_the_second_cannot_leave_an_empty_team():
    g = a_melee(TRAITORS)
    assert g.asked == (A,)
    said(g, (A, "change-sides"))
    assert kind(g) == "initiative-roll"  # Mannus is alone now
    g = a_melee(TRAITORS)
    said(g, (A, "stand-by"))
    assert g.asked == (B,)
    said(g, (B, "change-sides"))
    assert sides(g.table) == {"totus": 0, "mannus": 1, "spartacus": 1, "barca": 1}


def test_s53_treacherous_has_no_effect_in_a_duel():
    g = begin(teams(TEAMS[1:3]), Fight())
    assert kind(g) == "initiative-roll"


def test_s167_oenomaus_keeps_a_traitor_on_the_other_side_honest():
    places = (*TEAMS[:2], (C, "oenomaus", 1, "d6"), TEAMS[3])
    assert kind(a_melee(places)) == "initiative-roll"
    places = ((A, "oenomaus", 0, "d4"), *TEAMS[1:])
    assert kind(a_melee(places)) == "treason"  # his own team mate he does not teach


# --- Initiative --------------------------------------------------------------------------------------


def rolled(*totals, **more):
    """Everybody rolls for initiative, in the order they were sent; each total with all the dice he has."""
    g = a_melee(PLAIN, **more)
    for total in totals:
        options = [option for option in g.options(DICE) if sum(option.operands) == total]
        said(g, (DICE, options[0].words))
    return g


def test_all_four_roll_and_the_best_of_each_team_counts():
    g = rolled(4, 20, 12, 19)  # Varro beats Barca, whatever the others have
    assert kind(g) == "order-of-turns" and g.asked == (B,)
    g = rolled(18, 4, 5, 20)
    assert g.asked == (D,)


def test_on_a_tie_the_other_team_mates_are_compared():
    g = rolled(9, 15, 15, 8)
    assert g.table.fighters[top(g).winner].side == 0  # 15 and 15, then 9 against 8


def test_s171_whoever_made_the_roll_that_decides_chooses():
    assert rolled(9, 15, 15, 8).asked == (A,)
    assert rolled(15, 9, 8, 15).asked == (B,)


def test_if_that_is_tied_too_all_roll_again():
    g = rolled(9, 15, 15, 9)
    assert kind(g) == "initiative-roll" and "initiative-tied" in events(g)
    assert top(g).totals == (0, 0, 0, 0)


def test_s161_a_missing_partner_counts_0():
    g = a_melee(PLAIN, dice={"varro": (1, 1, 0)})
    said(g, (DICE, "roll 5 5 2"), (DICE, "roll 4 4 4"), (DICE, "roll 1 1 1 1"))
    assert g.asked == (D,)  # 12 and 12, then 4 against nobody


def test_s161_a_net_wins_the_initiative_for_the_whole_team():
    g = a_melee(PLAIN, gear={"varro": "net-1"})
    said(g, (B, "throw-net"))
    assert kind(g) == "order-of-turns" and g.asked == (B,)
    said(g, (B, "act-first"))
    assert "team-acts-first" in events(g) and g.stack[0].key()[1] == 0


def test_s169_a_dominus_with_two_nets_says_whose_is_thrown():
    places = ((A, "crixus", 0, "d4"), (A, "varro", 0, "c3"), *PLAIN[2:])
    g = a_melee(places, gear={"crixus": "net-1", "varro": "net-2"})
    assert can_say(g, A) == ["hold-net", "throw-net-of crixus", "throw-net-of varro"]
    said(g, (A, "throw-net-of varro"))
    assert g.table.condition[asset("net-2")] == 1 and g.table.condition[asset("net-1")] == 0
    assert top(g).winner == 1


# --- Turns -------------------------------------------------------------------------------------------


def first_side_begins(**more):
    g = rolled(18, 4, 4, 4, **more)
    said(g, (A, "act-first"))
    return g


def test_the_teams_take_turns_until_everybody_has_acted_once():
    g = first_side_begins()
    order = []
    while g.chance is None:
        if kind(g) == "next-to-act":
            said(g, *((seat, can_say(g, seat)[0]) for seat in g.asked))
        else:
            order.append(FULL.asset_names[g.table.fighters[top(g).actor].card])
            said(g, (g.asked[0], "stop"))
    assert order == ["crixus", "spartacus", "varro", "barca"]


def test_s161_a_team_with_nobody_left_to_act_is_skipped():
    g = a_melee()
    said(g, (B, "change-sides"))  # three against Crixus
    for total in (18, 4, 4, 4):
        said(g, (DICE, next(option.words for option in g.options(DICE) if sum(option.operands) == total)))
    said(g, (A, "act-first"), (A, "stop"))
    for _ in range(2):
        waiting = g.asked
        said(g, *((seat, can_say(g, seat)[0]) for seat in waiting))
        said(g, (g.asked[0], "stop"))
    assert kind(g) == "turn" and g.asked == (D,)  # Barca, third of his team in a row


def test_team_mates_who_agree_choose_who_acts():
    g = first_side_begins()
    assert kind(g) == "next-to-act" and g.asked == (A, B)
    said(g, (A, "act-next varro"))
    assert g.asked == (A, B) and can_say(g, A) == []  # sealed, and nobody sees who has answered
    said(g, (B, "act-next varro"))
    assert kind(g) == "turn" and g.asked == (B,)


def test_a_die_decides_when_team_mates_disagree():
    g = first_side_begins()
    said(g, (A, "act-next crixus"), (B, "act-next varro"))
    assert kind(g) == "roll-off" and events(g).count("wants-next") == 2
    said(g, (DICE, "roll 2"), (DICE, "roll 2"), (DICE, "roll 1"), (DICE, "roll 5"))  # a tie is rolled again
    assert kind(g) == "turn" and g.asked == (B,)


def test_s168_what_was_said_openly_is_not_imagined_away():
    g = first_side_begins()
    said(g, (A, "act-next crixus"), (B, "act-next varro"))
    imagined = g.reimagine(C, Dealer(random.Random(1).randrange))
    assert imagined.key()[2] == g.key()[2]
    g = first_side_begins()
    said(g, (A, "act-next crixus"))
    frame = g.reimagine(C, Dealer(random.Random(1).randrange)).stack[-1]
    assert isinstance(frame, NextToAct) and frame.draft(A) == () and frame.wishes == ()


def test_s168_whoever_owns_both_fighters_is_asked_alone():
    places = ((A, "crixus", 0, "d4"), (A, "varro", 0, "c3"), *PLAIN[2:])
    g = a_melee(places)
    for total in (18, 4, 4, 4):
        said(g, (DICE, next(option.words for option in g.options(DICE) if sum(option.operands) == total)))
    said(g, (A, "act-first"))
    assert kind(g) == "next-to-act" and g.asked == (A,)
    said(g, (A, "act-next varro"))
    assert kind(g) == "turn" and top(g).actor == 1


def test_nobody_may_attack_a_team_mate():
    g = a_turn_of(0, PLAIN)  # Varro stands beside Crixus, Barca too
    assert [words for words in can_say(g, A) if words.startswith("attack")] == ["attack barca"]
    reasons = {block.option.words: block.reason.phrase.id for block in g.blocked(A)}
    assert reasons["attack varro"] == "spartacus-why-team-mate"
    assert reasons["attack spartacus"] == "spartacus-why-enemy-too-far"


def test_a_former_team_mate_may_be_attacked():
    g = a_melee()
    said(g, (B, "change-sides"))
    assert set(in_reach(g.table, 0)) == {1, 3}  # Mannus and Barca


def test_an_ability_helps_only_its_bearer():
    """Crixus blocks hits with pairs of defence dice; Varro beside him does not."""
    g = a_turn_of(3, PLAIN)
    said(g, (D, "attack varro"), (DICE, "roll 6 5 4"), (DICE, "roll 3 3 1"))
    assert kind(g) == "wound" and top(g).owed == 3
    g = a_turn_of(3, PLAIN)
    said(g, (D, "attack crixus"), (DICE, "roll 6 5 4"), (DICE, "roll 3 3 1 1"))
    assert top(g).owed == 1  # two pairs block two of three


# --- The fallen --------------------------------------------------------------------------------------


def test_a_fallen_fighter_is_removed_and_the_fight_goes_on():
    g = a_turn_of(3, PLAIN, dice={"crixus": (1, 1, 1)})
    said(g, (D, "attack crixus"), (DICE, "roll 6 6 6"), (DICE, "roll 1"))
    t = g.table
    assert fate_of(t.fighters[0]) == 3 and standing(t, 0) == [1]
    assert kind(g) == "turn" and "move d4" in can_say(g, D)  # the hex is free again


def test_the_fight_ends_when_all_of_a_team_are_out():
    g = a_turn_of(3, PLAIN, dice={"crixus": (1, 1, 0), "varro": (1, 1, 1)})
    said(g, (D, "attack varro"), (DICE, "roll 6 6 6"), (DICE, "roll 1"))
    assert g.decision is None and winning_side(g.table) == 1


def test_s31_in_a_primus_a_counter_wound_counts_while_anybody_stands():
    places = ((A, "hamilcar", 0, "d4"), (B, "varro", 0, "c3"), (C, "agron", 1, "d5"), (D, "barca", 1, "c4"))
    t = teams(places, dice={"hamilcar": (1, 1, 1), "agron": (1, 1, 1)})
    g = begin(t, Blow(0, 2, wounds=1, counter=1))
    assert [fate_of(fighter) for fighter in t.fighters] == [1, 0, 1, 0] and g.decision is None


def test_s98_the_crowd_drives_a_team_of_three_and_their_lone_enemy_together():
    places = tuple(
        (seat, name, side, at) for (seat, name, side, _), at in zip(PLAIN, ("d1", "c1", "d7", "c6"), strict=True)
    )
    t = teams(places)
    t.fighters = (t.fighters[0], t.fighters[1].but(side=1), *t.fighters[2:])
    g = Fight()
    g.quiet_rounds = FULL.patience
    begin(t, g)
    assert all(in_reach(t, who) for who in range(4)) and g.must_attack


# --- Victor and vanquished ---------------------------------------------------------------------------

BEATEN = {"crixus": (1, 1, 0), "varro": (1, 1, 0)}


def after(places=PLAIN, dice=BEATEN, bets=NO_BETS, **more):
    """Side II has won, unless the dice say otherwise."""
    t = teams(places, dice=dice, **more)
    t.bets = bets
    return within_the_games(t, TEND)


def test_each_dominus_of_the_winning_team_gains_one_influence():
    assert after().table.influence == [9, 4, 5, 5]


def test_only_one_influence_for_two_fighters():
    places = (*PLAIN[:2], (C, "spartacus", 1, "d6"), (C, "barca", 1, "c4"))
    assert after(places).table.influence == [9, 4, 5, 4]


def test_a_dominus_gains_influence_though_his_fighter_has_fallen():
    g = after(dice={**BEATEN, "barca": (0, 0, 0)})
    assert g.table.influence == [9, 4, 5, 5] and asset("barca") in g.table.market_discards


def test_the_survivors_of_the_winning_team_gain_a_favor_each():
    g = after(dice={**BEATEN, "barca": (1, 0, 0)})
    t = g.table
    assert [t.favor[asset(name)] for name in ("crixus", "varro", "spartacus", "barca")] == [0, 0, 1, 1]
    assert t.condition[asset("barca")] == INJURED
    g = after(dice={**BEATEN, "barca": (0, 0, 0)})
    assert [g.table.favor[asset(name)] for name in ("spartacus", "barca")] == [1, 0]


def test_s162_a_dominus_on_both_sides_gains_influence_once():
    places = ((A, "crixus", 0, "d4"), (B, "mannus", 1, "c3"), (B, "varro", 0, "c4"), (D, "barca", 1, "d6"))
    assert after(places).table.influence == [9, 5, 4, 5]


def test_the_host_gives_one_verdict_for_all_who_lost():
    g = after()
    assert kind(g) == "verdict" and g.asked == (A,) and can_say(g, A) == ["thumbs-up", "thumbs-down"]
    said(g, (A, "thumbs-down"))
    assert {asset("crixus"), asset("varro")} <= set(g.table.market_discards)
    g = after()
    said(g, (A, "thumbs-up"))
    assert g.table.market_discards == () and g.decision is None


def test_s160_an_execution_costs_an_influence_for_each_favor_on_all_of_them():
    g = after(favor={"crixus": 1, "varro": 2})
    said(g, (A, "thumbs-down"))
    assert g.table.influence[A] == 6


def test_s160_a_champion_among_the_losers_saves_them_all():
    g = after(favor={"varro": CHAMPION})
    assert can_say(g, A) == ["thumbs-up"]
    assert [block.option.words for block in g.blocked(A)] == ["thumbs-down"]


def test_s160_fallen_fighters_of_the_winning_team_are_not_judged():
    g = after(dice={**BEATEN, "barca": (1, 1, 0), "varro": (0, 0, 0)})
    t = g.table
    assert [fighter.card for fighter in vanquished(t)] == [asset("crixus")]
    assert [fighter.card for fighter in victors(t)] == [asset("spartacus"), asset("barca")]


def test_s160_three_can_be_condemned_after_a_change_of_sides():
    places = ((A, "crixus", 0, "d4"), (B, "mannus", 1, "c3"), *PLAIN[2:])
    g = after(places, dice={"mannus": (1, 1, 0), "spartacus": (1, 1, 0), "barca": (1, 1, 0)})
    assert g.table.influence == [10, 4, 4, 4]
    said(g, (A, "thumbs-down"))
    assert len(g.table.market_discards) == 3


# --- Everything at random ----------------------------------------------------------------------------


@pytest.mark.parametrize("frame", [NextToAct((A, B), (0, 1)), Treason()])
def test_every_field_of_a_frame_is_in_its_copy_and_key(frame):
    twin = frame.copy()
    assert vars(twin) == vars(frame) and twin.key() == frame.key()
    for field, value in vars(frame).items():
        changed = frame.copy()
        setattr(changed, field, (7,) if isinstance(value, tuple) else [()] if isinstance(value, list) else value + 7)
        assert field == "drafts" or changed.key() != frame.key()
        assert changed.copy().key() == changed.key()


def test_fights_of_teams_at_random_end_and_nobody_ever_strikes_a_team_mate():
    gladiators = [FULL.asset_names[card] for card in FULL.gladiators]
    seen, traitors = set(), 0
    for seed in range(25):
        rng = random.Random(seed)
        places = tuple(
            (seat, name, side, at)
            for (seat, side, at), name in zip(
                ((A, 0, "c1"), (rng.choice((A, B)), 0, "e1"), (C, 1, "c6"), (rng.choice((C, D, E)), 1, "e6")),
                rng.sample(gladiators, 4),
                strict=True,
            )
        )
        g = a_melee(places, seats=5)
        while g.decision is not None:
            seen |= {type(f) for f in g.stack}
            if isinstance(g.stack[-1], Turn):
                actor = g.table.fighters[top(g).actor]
                mates = {f"attack {FULL.asset_names[f.card]}" for f in g.table.fighters if f.side == actor.side}
                assert not mates & set(can_say(g, actor.seat)) and is_standing(actor)
            assert g.clone().key() == g.key() and see_arena(g)["primus"]
            before = sides(g.table)
            one_step(g, rng)
            traitors += sides(g.table) != before
            assert standing(g.table, 0) or standing(g.table, 1)
        assert len(names(g.table)) == 4 and not complaints(g.table)
    assert traitors and seen >= {Fight, Initiative, Treason, NextToAct, Turn}


def test_a_duel_goes_as_before():
    g = a_fight("crixus", "varro")
    assert kind(g) == "initiative-roll" and not see_arena(g)["primus"]
