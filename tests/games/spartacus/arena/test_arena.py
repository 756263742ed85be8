"""The arena phase: invitations, tribute, bets, rewards, the verdict."""

import random

import pytest

from ludus.core.chance import Dealer
from ludus.core.ids import Seat
from ludus.games.spartacus.answers.disgrace import has_no_gold
from ludus.games.spartacus.arena.bets import Bets
from ludus.games.spartacus.arena.invitations import Entry, Invitations
from ludus.games.spartacus.arena.phase import AFTER_BETS, MUSTER, TAKE_BETS, TEND, ArenaPhase, rig
from ludus.games.spartacus.arena.verdict import Burial, Verdict
from ludus.games.spartacus.play import Spartacus
from ludus.games.spartacus.reactions.moments import BETS, Moment
from ludus.games.spartacus.reactions.reactions import Reaction
from ludus.games.spartacus.sight.arena import see_arena
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.moves import acquire, take_from_pile
from ludus.games.spartacus.table.promises import make_promise
from ludus.games.spartacus.table.purse import free_gold
from ludus.games.spartacus.table.table import ARENA, CHAMPION, INJURED, READY, is_champion
from ludus.games.spartacus.table.terms import BROKEN, INVITE, KEPT, NO_INVITE, SPARE
from tests.games.spartacus.fights import a_duel
from tests.games.spartacus.tables import (
    BOX,
    A,
    B,
    C,
    D,
    a_table,
    an_eventful_table,
    asset,
    begin,
    can_do,
    can_say,
    deal,
    did,
    events,
    one_step,
    said,
)

HOUSES = {A: "theokoles", B: "thracian-warrior-1", C: "varro trident-1 helmet-1 javelin-1", D: "cook"}


def an_arena(**more):
    return begin(a_table(**{"assets": HOUSES, **more}), ArenaPhase())


def after_a_fight(one="crixus", other="varro", lost=(1, 1, 0), step=TEND, **more):
    """A's fighter has beaten B's, who has these dice left; bets lie in the boxes."""
    t = a_duel(one, other, **more)
    t.fighters = (t.fighters[0], t.fighters[1].but(dice=lost))
    t.bets = t.bets or ((0, 0, 0, 0),) * t.seats
    g = Spartacus(t)
    phase = ArenaPhase()
    phase.go_to(step)
    g.stack = [phase]
    return g


def settled(g):
    g.settle()
    return g


# --- The host and his guests -------------------------------------------------------------------------


def test_the_host_gains_an_influence_for_presiding():
    g = an_arena(influence=(4, 4, 4, 4), host=B)
    assert g.table.influence == [4, 5, 4, 4] and g.asked == (B,)


def test_p11_example_of_invitations():
    g = an_arena()
    said(g, (A, "invite 1"), (B, "stay-away"))
    assert g.table.influence[B] == 3
    said(g, (A, "invite 2"), (C, "send varro"))
    said(g, (C, "equip trident-1"), (C, "equip helmet-1"), (C, "equip javelin-1"))
    assert [BOX.asset_names[piece] for piece in g.table.fighters[0].gear] == ["trident-1", "helmet-1", "javelin-1"]
    said(g, (A, "invite 0"), (A, "send theokoles"))
    assert [fighter.seat for fighter in g.table.fighters] == [C, A]
    assert [fighter.hex for fighter in g.table.fighters] == list(BOX.arena.starts)
    assert g.decision is not None and g.decision.kind == "bet"


def test_s18_each_dominus_is_invited_once_and_sees_what_the_first_chose():
    g = an_arena()
    said(g, (A, "invite 3"), (D, "send cook"))
    assert can_say(g, A) == ["invite 1", "invite 2", "invite 0"]
    assert [blocked.option.words for blocked in g.blocked(A)] == ["invite 3"]
    assert see_arena(g)["fighters"][0]["name"] == "cook"


def test_s18_who_cannot_take_part_loses_an_influence_too():
    g = an_arena(exhausted="cook")
    said(g, (A, "invite 3"))
    assert g.table.influence[D] == 3 and g.asked == (A,)


def test_s148_the_host_must_invite_himself_when_nobody_else_is_left():
    g = an_arena()
    said(g, (A, "invite 1"), (B, "send thracian-warrior-1"), (A, "invite 2"), (C, "stay-away"))
    said(g, (A, "invite 3"), (D, "stay-away"))
    assert g.asked == (A,) and can_say(g, A) == ["send theokoles", "stay-away"]


def test_s19_the_host_may_refuse_his_own_invitation_and_loses_an_influence():
    g = an_arena()
    said(g, (A, "invite 0"), (A, "stay-away"))
    assert g.table.influence[A] == 4  # one gained, one lost
    assert can_say(g, A) == ["invite 1", "invite 2", "invite 3"]


def test_s148_with_fewer_than_two_fighters_there_is_no_fight_and_the_host_keeps_his_influence():
    g = an_arena(exhausted="thracian-warrior-1 varro cook")
    said(g, (A, "invite 1"), (A, "invite 2"), (A, "invite 3"), (A, "send theokoles"))
    assert g.decision is None and g.table.influence == [5, 3, 3, 3]
    assert "no-fight" in events(g) and g.table.fighters == () and g.table.gold == [9, 9, 9, 9]


def test_s20_a_slave_can_be_sent_and_gains_favor():
    g = settled(after_a_fight("cook", "varro"))
    assert g.table.favor[asset("cook")] == 1


def test_s60_one_weapon_one_armor_and_one_special_and_copies_are_alike():
    t = a_table(assets={A: "agron sword-1 sword-2 axe-1 net-1"})
    g = begin(t, Entry(A, side=0, may_refuse=True))
    said(g, (A, "send agron"))
    assert can_say(g, A) == ["equip sword-1", "equip axe-1", "go-without"]
    said(g, (A, "equip axe-1"))  # no armor to choose from
    assert can_say(g, A) == ["equip net-1", "go-without"]
    said(g, (A, "go-without"))
    assert t.fighters[0].gear == (asset("axe-1"),)


def test_exhausted_equipment_and_fighters_stay_at_home():
    t = a_table(assets={A: "agron barca sword-1 axe-1"}, exhausted="sword-1", injured="barca")
    g = begin(t, Entry(A, side=0, may_refuse=True))
    assert can_say(g, A) == ["send agron", "stay-away"]
    assert [blocked.option.words for blocked in g.blocked(A)] == ["send barca"]
    said(g, (A, "send agron"))
    assert can_say(g, A) == ["equip axe-1", "go-without"]
    assert [blocked.option.words for blocked in g.blocked(A)] == ["equip sword-1"]


# --- Tribute and bets --------------------------------------------------------------------------------


def before_the_bets(favor=0, other_favor=0, **more):
    t = a_duel("crixus", "varro", **more)
    t.favor[asset("crixus")], t.favor[asset("varro")] = favor, other_favor
    return settled_from(t, MUSTER)


def settled_from(t, step):
    g = Spartacus(t)
    phase = ArenaPhase()
    phase.go_to(step)
    g.stack = [phase]
    g.settle()
    return g


def test_tribute_is_2_per_favor_and_6_for_a_champion():
    assert before_the_bets(2, 1).table.gold[:2] == [13, 11]
    assert before_the_bets(CHAMPION, 0).table.gold[:2] == [15, 9]


def test_p12_example_of_bets_on_the_victor_and_on_a_decapitation():
    t = a_duel("varro", "theokoles")
    g = settled_from(t, TAKE_BETS)
    said(g, (C, "bet-victor-i 0"), (C, "bet-victor-ii 3"), (C, "bet-injury 0"), (C, "bet-decapitation 3"))
    for seat in (A, B, D):
        while g.options(seat):
            said(g, (seat, can_say(g, seat)[0]))
    assert t.gold == [9, 9, 3, 9] and t.bets[C] == (0, 3, 0, 3)
    t.fighters = (t.fighters[0], t.fighters[1].but(dice=(0, 0, 0)))
    g.stack[1:] = []
    g.stack[0].go_to(TEND)
    g.settle()
    assert t.gold[C] == 12  # 3 lost, 6 won and 3 back: three more than before
    assert t.bets == () and not complaints(t)


def test_s21_nobody_bets_on_the_opponent_of_his_own_fighter():
    g = before_the_bets()
    assert g.asked == (A, B, C, D)
    said(g, (A, "bet-victor-i 1"), (B, "bet-victor-ii 1"))
    assert can_say(g, A)[0] == "bet-injury 0" and can_say(g, B)[0] == "bet-injury 0"
    assert [blocked.option.words for blocked in g.blocked(A)] == ["bet-victor-ii 3"]
    said(g, (C, "bet-victor-i 1"), (C, "bet-victor-ii 1"))  # on both: not forbidden


def test_s21_three_gold_at_most_in_a_box_and_no_more_than_one_has():
    g = before_the_bets(gold=(9, 9, 2, 0))
    assert g.asked == (A, B, C)  # D has nothing to bet
    assert len(can_say(g, A)) == 4
    assert can_say(g, C) == ["bet-victor-i 0", "bet-victor-i 1", "bet-victor-i 2"]
    said(g, (C, "bet-victor-i 1"), (C, "bet-victor-ii 1"))
    assert can_say(g, C) == []  # all gold is laid: the bet is sealed


def test_a_bet_binds_its_gold_but_shows_nothing_before_all_have_bet():
    g = before_the_bets()
    said(g, (C, "bet-victor-i 3"))
    assert free_gold(g, C) == 6 and g.table.gold[C] == 9 and g.table.bets == ()
    assert g.view(C)["said"] == ["bet-victor-i 3"] and g.view(A)["said"] == []
    again = g.reimagine(A, Dealer(random.Random(1).randrange))
    assert again.stack[-1].draft(C) == () and again.stack[-1].is_open()


def test_s22_only_the_fight_counts_for_bets_not_the_verdict():
    g = after_a_fight("crixus", "varro", lost=(1, 1, 0), host=C)
    g.table.bets = ((0,) * 4, (0,) * 4, (0, 0, 2, 2), (2, 0, 0, 0))
    g.settle()
    assert g.table.gold == [9, 9, 9, 13]  # the stakes were laid before: only D's comes back, with as much again
    said(g, (C, "thumbs-down"))
    assert g.table.gold == [9, 9, 9, 13]


def test_s22_an_injury_pays_two_to_one():
    g = after_a_fight("crixus", "varro", lost=(1, 0, 0))
    g.table.bets = ((0,) * 4, (0,) * 4, (0, 0, 2, 2), (0,) * 4)
    assert settled(g).table.gold[C] == 9 + 6


def test_s190_stakes_stay_the_houses_own_until_the_bets_are_settled():
    g = before_the_bets(gold=(9, 9, 3, 0))
    bank = g.table.bank
    all_pass_but(g, C, "bet-victor-i 3")
    assert g.table.gold[C] == 0 and g.table.bets[C] == (3, 0, 0, 0)
    assert g.table.bank == bank and not complaints(g.table)  # the bank has none of it yet


def test_s190_nobody_becomes_destitute_by_laying_a_bet():
    g = before_the_bets(gold=(9, 9, 3, 0), hands={A: "destitute"}, influence=(12, 4, 4, 4))
    all_pass_but(g, C, "bet-victor-i 3")
    assert g.decision.kind == "reaction" and "play destitute" in can_say(g, A)
    said(g, (A, "play destitute"))
    while g.decision.kind == "reaction":
        said(g, next((seat, "pass") for seat in g.asked if g.options(seat)))
    assert g.table.influence == [12, 4, 4, 3]  # D alone has nothing: C's last gold lies under C's marker


def test_s190_who_loses_the_last_gold_in_a_bet_is_destitute_once_bets_are_settled():
    g = after_a_fight("crixus", "varro", lost=(1, 1, 0), gold=(9, 9, 0, 9))
    g.table.bets, g.table.bank = ((0,) * 4, (0,) * 4, (0, 3, 0, 0), (0,) * 4), g.table.bank - 3
    assert not has_no_gold(g.table, C)
    settled(g)
    assert has_no_gold(g.table, C) and not complaints(g.table)


def all_pass_but(g, seat, words):
    """One bet; nobody else lays any."""
    said(g, (seat, words))
    while g.decision.kind == "bet":
        said(g, next((other, can_say(g, other)[0]) for other in g.asked if g.options(other)))


def test_bets_in_order_begin_with_the_host_and_go_clockwise():
    g = before_the_bets(host=C, bets="in_order")
    for seat in (C, D, A, B):
        assert g.decision.kind == "bet" and g.asked == (seat,)
        while g.decision.kind == "bet" and g.asked == (seat,):
            said(g, (seat, can_say(g, seat)[1]))
    assert g.table.bets == ((1, 0, 1, 1), (0, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1))


def test_bets_in_order_are_seen_by_those_who_bet_later_but_not_before_they_are_complete():
    g = before_the_bets(host=C, bets="in_order")
    said(g, (C, "bet-victor-i 3"))
    assert g.view(D)["arena"]["bets"][C]["victor-i"] == 0 and g.view(D)["said"] == []
    said(g, (C, "bet-victor-ii 0"), (C, "bet-injury 0"), (C, "bet-decapitation 2"))
    assert g.view(D)["arena"]["bets"][C] == {"victor-i": 3, "victor-ii": 0, "injury": 0, "decapitation": 2}
    assert g.table.gold[C] == 4 and not complaints(g.table)


def test_bets_in_order_pass_over_who_has_no_gold():
    g = before_the_bets(host=C, bets="in_order", gold=(9, 0, 0, 2))
    assert g.asked == (D,)
    said(g, (D, "bet-victor-i 2"))
    assert g.asked == (A,)


def test_s110_while_bets_are_laid_in_order_there_is_time_to_deal():
    assert can_do(before_the_bets(phase=ARENA), A) == []  # all at once and unseen: nobody talks
    g = before_the_bets(phase=ARENA, host=C, bets="in_order", gold=(9, 9, 3, 0))
    said(g, (C, "bet-victor-i 2"))
    did(g, (C, "offer 3"))
    assert "give-gold 1" in can_do(g, C) and "give-gold 2" not in can_do(g, C)  # the rest is bound by the bet
    did(g, (C, "give-gold 1"), (C, "send-offer"))
    assert can_say(g, C) == ["bet-victor-ii 0"]  # nothing is left to bet with
    said(g, (C, "bet-victor-ii 0"))
    assert g.asked == (D,)  # who has gold now
    assert g.table.bets[C] == (2, 0, 0, 0) and not complaints(g.table)


# --- Rigging the Match -------------------------------------------------------------------------------


def rigged(**more):
    t = a_duel("crixus", "varro", gear=("sword-1", ""), **more)
    take_from_pile(t, asset("cook"))
    acquire(t, A, asset("cook"))
    deal(t, D, "rigging-the-match")
    return settled_from(t, AFTER_BETS)


def test_s44_rigging_the_match_exchanges_a_fighter_and_leaves_equipment_tribute_and_bets():
    g = rigged()
    g.table.bets = ((0, 0, 0, 0), (0, 3, 0, 0), (3, 0, 0, 0), (0, 0, 0, 0))
    assert g.asked == (D,)
    said(g, (D, "play rigging-the-match"))
    fighter = g.table.fighters[0]
    assert (fighter.card, fighter.dice, fighter.gear) == (asset("cook"), (1, 1, 1), (asset("sword-1"),))
    assert g.table.gold == [9, 9, 9, 9] and g.table.bets[C] == (3, 0, 0, 0)
    assert g.decision is not None and g.decision.kind == "initiative-roll"


def test_s44_rigging_the_match_needs_another_ready_fighter_of_the_house():
    g = rigged()
    assert can_say(g, D) == ["pass", "play rigging-the-match"]
    t = a_duel("crixus", "varro")
    deal(t, D, "rigging-the-match")
    assert can_say(settled_from(t, AFTER_BETS), D) == ["pass"]


def test_s44_rigging_the_match_has_no_effect_if_the_other_fighter_is_no_longer_there():
    g = rigged()
    play = Reaction(D, g.table.hands[D][0], Moment(BETS))
    play.named = BOX.assets("swap-for")[asset("theokoles")]
    rig(g, play)
    assert g.table.fighters[0].card == asset("crixus")


# --- Victor and vanquished ---------------------------------------------------------------------------


def test_s32_the_victors_house_gains_influence_and_he_a_favor_before_bets_and_verdict():
    g = settled(after_a_fight())
    assert g.table.influence[A] == 5 and g.table.favor[asset("crixus")] == 1
    assert [name for name in events(g) if name in ("gains-influence", "favor", "thumbs-up")] == [
        "gains-influence",
        "favor",
    ]
    assert g.asked == (A,) and can_say(g, A) == ["thumbs-up", "thumbs-down"]


def test_s33_the_third_favor_makes_a_champion_and_brings_another_influence():
    g = after_a_fight()
    g.table.favor[asset("crixus")] = 2
    settled(g)
    assert is_champion(g.table, asset("crixus")) and g.table.influence[A] == 6


def test_s33_a_champion_takes_no_more_favors():
    g = after_a_fight(champions="crixus")
    settled(g)
    assert g.table.favor[asset("crixus")] == CHAMPION and g.table.influence[A] == 5


def test_s33_a_champion_is_never_executed_but_can_be_decapitated():
    g = settled(after_a_fight(champions="varro", host=C))
    assert can_say(g, C) == ["thumbs-up"] and g.blocked(C)[0].option.words == "thumbs-down"
    g = settled(after_a_fight(champions="varro", host=C, lost=(0, 0, 0)))
    assert g.table.influence[B] == 3 and asset("varro") in g.table.market_discards


@pytest.mark.parametrize(("favor", "influence"), [(0, 4), (1, 3), (2, 2)])
def test_s34_an_execution_costs_the_host_an_influence_per_favor(favor, influence):
    g = after_a_fight(host=C)
    g.table.favor[asset("varro")] = favor
    settled(g)
    said(g, (C, "thumbs-down"))
    assert g.table.influence[C] == influence
    assert g.table.market_discards == (asset("varro"),) and g.table.favor[asset("varro")] == 0


def test_thumbs_up_sends_the_fighter_home():
    g = settled(after_a_fight(host=C))
    said(g, (C, "thumbs-up"))
    assert asset("varro") in g.table.assets[B] and g.table.condition[asset("varro")] == READY
    assert g.table.fighters == () and g.decision is None


def test_s35_an_injured_loser_who_is_spared_stays_injured_and_can_be_executed_instead():
    g = settled(after_a_fight(host=C, lost=(1, 0, 0)))
    assert g.table.condition[asset("varro")] == INJURED
    twin = g.clone()
    said(g, (C, "thumbs-up"))
    assert g.table.condition[asset("varro")] == INJURED
    said(twin, (C, "thumbs-down"))
    assert twin.table.market_discards == (asset("varro"),) and not complaints(twin.table)


def test_after_a_decapitation_there_is_no_verdict_and_equipment_stays_in_the_house():
    g = settled(after_a_fight(host=C, lost=(0, 0, 0), gear=("", "sword-1")))
    assert g.decision is None
    assert g.table.assets[B] == (asset("sword-1"),) and g.table.market_discards == (asset("varro"),)


def test_s45_blood_on_the_sand_after_a_decapitation():
    g = settled(after_a_fight(lost=(0, 0, 0), hands={D: "blood-on-the-sand"}))
    assert g.asked == (D,)
    said(g, (D, "play blood-on-the-sand"))
    assert g.table.influence[B] == 5


def test_s45_blood_on_the_sand_after_an_execution_also_for_oneself():
    g = settled(after_a_fight(host=C, hands={B: "blood-on-the-sand"}))
    said(g, (C, "thumbs-down"), (B, "play blood-on-the-sand"))
    assert g.table.influence[B] == 5 and g.decision is None


def test_s45_blood_on_the_sand_does_not_flow_for_slaves():
    g = settled(after_a_fight("crixus", "cook", host=C, hands={B: "blood-on-the-sand"}))
    said(g, (C, "thumbs-down"))
    assert can_say(g, B) == ["pass"]


def test_s59_used_equipment_goes_home_exhausted_and_the_rest_ready():
    g = settled(after_a_fight(host=C, gear=("axe-1 helmet-1", "net-1"), exhausted="axe-1"))
    said(g, (C, "thumbs-up"))
    assert [g.table.condition[asset(name)] for name in ("axe-1", "helmet-1", "net-1")] == [1, 0, 0]


def test_promises_about_invitations_and_mercy_are_judged():
    g = begin(a_table(assets=HOUSES), Invitations())
    for what, taker in ((INVITE, B), (NO_INVITE, C), (INVITE, D)):
        make_promise(g, A, taker, what)
    said(g, (A, "invite 1"), (B, "send thracian-warrior-1"), (A, "invite 2"), (C, "send varro"))
    said(g, (C, "go-without"), (C, "go-without"), (C, "go-without"))
    assert [line.standing for line in g.table.promises] == [KEPT, BROKEN, BROKEN]
    g = settled(after_a_fight(host=C))
    make_promise(g, C, B, SPARE)
    said(g, (C, "thumbs-down"))
    assert g.table.promises[0].standing == BROKEN


# --- Whole phases ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_arena_phases_played_at_random_lose_nothing_and_hide_nothing(seed):
    rng = random.Random(seed)
    t = an_eventful_table(rng, 3 + seed % 2)
    t.agreed = t.agreed._replace(bets_in_order=seed % 3 == 0)
    for card in BOX.equipment[seed % 3 :: 2]:
        if card in t.market_pile:
            take_from_pile(t, card)
            acquire(t, Seat(rng.randrange(t.seats)), card)
    for name in ("rigging-the-match", "blood-on-the-sand") * 2:
        deal(t, Seat(rng.randrange(t.seats)), name)
    g = begin(t, ArenaPhase())
    while g.decision is not None:
        assert g.decision.kind and g.decision.rule
        assert g.chance is not None or g.prompt() is not None
        assert any(g.options(seat) for seat in g.asked)
        assert g.clone().key() == g.key()
        seat = Seat(rng.randrange(t.seats))
        imagined = g.reimagine(seat, Dealer(rng.randrange))
        assert imagined.view(seat) == g.view(seat) and see_arena(imagined) == see_arena(g)
        assert [o.words for o in imagined.options(seat)] == [o.words for o in g.options(seat)]
        one_step(g, rng)
        assert not complaints(g.table)
    assert t.fighters == () and t.bets == ()


@pytest.mark.parametrize(
    "frame",
    [
        ArenaPhase(),
        Invitations(),
        Entry(A, 0, True),
        Bets((A, B)),
        Bets((A,), (B, C)),
        Verdict(),
        Burial((asset("agron"),)),
    ],
)
def test_every_field_of_a_frame_is_in_its_copy_and_key(frame):
    assert vars(frame.copy()) == vars(frame) and frame.copy().key() == frame.key()
    frame.end()
    assert frame.copy().step == frame.step > 0
