"""The Primus before the fight: who may hold one, invitations, teams, start hexes, tribute, bets, rigging."""

import random

import pytest

from ludus.core.chance import Dealer
from ludus.games.spartacus.arena.bets import Bets
from ludus.games.spartacus.arena.phase import AFTER_BETS, MUSTER, TAKE_BETS, TEND, ArenaPhase, SwapOut
from ludus.games.spartacus.arena.primus import Primus
from ludus.games.spartacus.arena.primus_invitations import PrimusInvitations
from ludus.games.spartacus.arena.primus_teams import Teams
from ludus.games.spartacus.sight.arena import see_arena
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.promises import make_promise
from ludus.games.spartacus.table.table import CHAMPION
from ludus.games.spartacus.table.terms import INVITE, KEPT
from tests.games.spartacus.primus_tables import (
    FULL,
    HOUSES,
    TEAMS,
    a_wide_table,
    names,
    sides,
    teams,
    the_games,
    within_the_games,
)
from tests.games.spartacus.tables import BOX, A, B, C, D, E, F, a_table, asset, begin, can_say, events, one_step, said


def blocked(g, seat):
    return {block.option.words: block.reason.phrase.id.removeprefix("spartacus-why-") for block in g.blocked(seat)}


# --- Who may hold one --------------------------------------------------------------------------------


def test_a_host_with_10_influence_may_hold_a_primus_instead_of_ordinary_games():
    g = the_games()  # 9, and 1 for presiding
    assert g.decision is not None and g.decision.kind == "primus" and g.asked == (A,)
    assert can_say(g, A) == ["hold-primus", "hold-games"]
    said(g, (A, "hold-primus"))
    assert "primus" in events(g) and isinstance(g.stack[-1], PrimusInvitations)


def test_a_host_may_hold_ordinary_games_although_he_could_hold_a_primus():
    g = the_games()
    said(g, (A, "hold-games"), (A, "invite 1"), (B, "send varro"), (B, "go-without"), (A, "invite 2"))
    said(g, (C, "send cook"), (C, "go-without"))
    assert names(g.table) == ["varro", "cook"] and g.decision is not None and g.decision.kind == "bet"


def test_a_host_with_less_than_10_influence_holds_ordinary_games():
    g = the_games(influence=(8, 4, 4, 4))
    assert g.decision is not None and g.decision.kind == "invitation" and not see_arena(g)["primus"]


def test_without_the_expansion_there_is_no_primus():
    g = begin(a_table(influence=(11, 4, 4, 4), assets={A: "crixus"}), ArenaPhase())
    assert g.decision is not None and g.decision.rule == "arena.invitations"


def test_s163_the_influence_for_presiding_counts_and_so_does_what_was_lost_before_the_games_are_arranged():
    g = the_games(influence=(9, 4, 4, 4), hands={C: "empty-brothel"})  # A has no slave
    assert g.table.influence[A] == 10
    said(g, *((seat, "pass") for seat in g.asked if seat != C), (C, "play empty-brothel"))
    if g.decision is not None and g.decision.kind == "name":
        said(g, (C, next(words for words in can_say(g, C) if words.endswith(" 0"))))
    while g.decision is not None and g.decision.kind == "reaction":
        said(g, *((seat, "pass") for seat in g.asked))
    assert g.table.influence[A] == 9 and g.decision is not None and g.decision.kind == "invitation"


@pytest.mark.parametrize("influence", [4, 9])
def test_a_reaction_forces_a_primus_whatever_influence_the_host_has(influence):
    """Also where the host has 10 already."""
    g = the_games(influence=(influence, 4, 4, 4), hands={C: "cry-for-a-primus"})
    assert g.decision is not None and g.decision.kind == "reaction"
    said(g, *((seat, "pass") for seat in g.asked if seat != C), (C, "play cry-for-a-primus"))
    while g.decision is not None and g.decision.kind == "reaction":
        said(g, *((seat, "pass") for seat in g.asked))
    assert isinstance(g.stack[-1], PrimusInvitations) and g.table.primus_forced


def test_what_was_forced_is_over_with_the_phase():
    t = a_wide_table(exhausted="crixus agron mannus varro spartacus cook barca totus")
    t.primus_forced = True
    g = the_games(t)
    while g.decision is not None:
        said(g, (A, can_say(g, A)[0]))
    assert not t.primus_forced and t.fighters == () and "no-fight" in events(g)


# --- Invitations -------------------------------------------------------------------------------------


def inviting(**more):
    g = the_games(**more)
    said(g, (A, "hold-primus"))
    return g


def ask(g, guest):
    """The host invites; of himself, where nobody else is left to invite."""
    if g.decision.kind == "invitation":
        said(g, (g.table.host, f"invite {guest}"))


def refuse(g, guest):
    ask(g, guest)
    said(g, (guest, "stay-away"))


def come(g, guest, fighter):
    """The host invites, and the guest sends this fighter without equipment."""
    ask(g, guest)
    said(g, (guest, f"send {fighter}"))
    while g.decision is not None and g.decision.kind == "equipment":
        said(g, (guest, "go-without"))


def test_everybody_is_invited_once_before_anybody_is_invited_again():
    g = inviting()
    come(g, B, "mannus")
    assert can_say(g, A) == ["invite 2", "invite 3", "invite 0"]
    assert blocked(g, A) == {"invite 1": "not-all-invited"}
    come(g, A, "crixus")
    refuse(g, C)
    refuse(g, D)
    assert can_say(g, A) == ["invite 1", "invite 0"]  # all were asked: now again those who came


def test_a_dominus_can_be_invited_only_twice_and_sends_somebody_else_the_second_time():
    g = inviting()
    come(g, B, "mannus")
    for seat in (C, D, A):
        refuse(g, seat)
    assert g.asked == (B,) and can_say(g, B) == ["send varro", "stay-away"]  # and again, nobody else being left
    assert blocked(g, B) == {"send mannus": "is-sent"}


def test_two_fighters_are_all_a_house_can_send():
    g = inviting(assets={**HOUSES, A: "crixus agron rhaskos"})
    come(g, A, "crixus")
    come(g, B, "mannus")
    refuse(g, C)
    refuse(g, D)
    come(g, A, "agron")
    assert g.asked == (B,) and names(g.table) == ["crixus", "mannus", "agron"]  # B is the only one left
    said(g, (B, "stay-away"))
    assert "primus-falls-through" in events(g)


def test_who_refuses_loses_an_influence_and_is_not_invited_again():
    g = inviting()
    refuse(g, B)
    assert g.table.influence[B] == 3 and see_arena(g)["refused"] == [B]
    come(g, C, "spartacus")
    come(g, D, "barca")
    come(g, A, "crixus")
    assert can_say(g, A) == ["invite 2", "invite 3", "invite 0"]
    assert blocked(g, A) == {"invite 1": "has-refused"}


def test_s164_who_has_nobody_left_to_send_loses_an_influence_as_well():
    g = inviting(assets={**HOUSES, C: "spartacus"})
    come(g, C, "spartacus")
    come(g, D, "barca")
    refuse(g, B)
    come(g, A, "crixus")
    ask(g, C)
    assert g.table.influence[C] == 3 and can_say(g, A) == ["invite 3", "invite 0"]


def test_s164_invitations_end_with_the_fourth_fighter_though_somebody_was_not_asked():
    houses = {**HOUSES, E: "rhaskos", F: "gnaeus"}
    g = inviting(assets=houses, seats=6)
    for seat, fighter in ((B, "mannus"), (C, "spartacus"), (E, "rhaskos"), (F, "gnaeus")):
        come(g, seat, fighter)
    assert isinstance(g.stack[-1], Teams) and see_arena(g)["invited"] == [B, C, E, F]
    assert g.table.influence == [10, 4, 4, 4, 4, 4]


def test_each_fighter_takes_equipment_of_his_own():
    g = inviting(assets={**HOUSES, A: "crixus agron sword-1 sword-2"})
    said(g, (A, "invite 0"), (A, "send crixus"))
    assert can_say(g, A) == ["equip sword-1", "go-without"]
    said(g, (A, "equip sword-1"))
    for seat, fighter in ((B, "mannus"), (C, "spartacus")):
        come(g, seat, fighter)
    refuse(g, D)
    said(g, (A, "invite 0"), (A, "send agron"))
    assert can_say(g, A) == ["equip sword-2", "go-without"]


def test_a_promised_invitation_is_kept_by_a_primus_too():
    g = inviting()
    make_promise(g, A, B, INVITE)
    come(g, B, "mannus")
    assert g.table.promises[0].standing == KEPT


# --- Fewer than four ---------------------------------------------------------------------------------


def test_with_fewer_than_four_fighters_the_two_earliest_fight_in_ordinary_games():
    g = inviting(assets={A: "crixus", B: "mannus", C: "spartacus", D: ""})
    for seat, fighter in ((C, "spartacus"), (B, "mannus")):
        come(g, seat, fighter)
    said(g, (A, "invite 3"), (A, "stay-away"))  # D has nobody and the host will not: C and B are asked again, in vain
    said(g, (A, "invite 1"))
    t = g.table
    assert names(t) == ["spartacus", "mannus"] and sides(t) == {"spartacus": 0, "mannus": 1}
    assert [fighter.hex for fighter in t.fighters] == list(FULL.arena.starts)
    assert t.influence == [9, 3, 3, 3]  # losses for refusals stand
    assert g.decision is not None and g.decision.kind == "bet" and not see_arena(g)["primus"]


def test_s159_of_the_two_earliest_no_two_are_of_one_house_and_the_others_go_home():
    g = inviting(assets={A: "crixus agron", B: "mannus", C: "", D: ""})
    come(g, A, "crixus")
    come(g, B, "mannus")
    said(g, (A, "invite 2"))  # C, and then D, who is left, have nobody
    come(g, A, "agron")
    assert names(g.table) == ["crixus", "mannus"] and "goes-home" in events(g)
    assert g.table.influence == [10, 3, 3, 3]  # B could not come again


def test_s159_where_only_one_house_has_come_there_is_no_fight():
    g = inviting(assets={A: "crixus agron", B: "", C: "", D: ""}, favor={"crixus": 2})
    come(g, A, "crixus")
    said(g, (A, "invite 1"), (A, "invite 2"))
    said(g, (A, "send agron"))
    assert g.decision is None and "no-fight" in events(g)
    assert g.table.gold == [9, 9, 9, 9] and g.table.fighters == ()


# --- Teams -------------------------------------------------------------------------------------------


def gathered(*fighters, **more):
    """Fighters have come, in this order."""
    t = a_wide_table(**more)
    g = begin(t, Primus())
    said(g, (A, "hold-primus"))
    for seat, fighter in fighters:
        come(g, seat, fighter)
    return g


FOUR = ((B, "mannus"), (C, "spartacus"), (D, "barca"), (A, "crixus"))


def test_the_host_makes_two_teams_of_two():
    g = gathered(*FOUR, influence=(10, 4, 4, 4))
    assert g.decision is not None and g.decision.kind == "teams" and g.asked == (A,)
    assert can_say(g, A) == ["team-with spartacus", "team-with barca", "team-with crixus"]
    said(g, (A, "team-with barca"))
    assert sides(g.table) == {"mannus": 0, "barca": 0, "spartacus": 1, "crixus": 1} and "teams" in events(g)


def two_of_one_house(first, second, third):
    """The first round brings these three, and A sends another one in the second."""
    t = a_wide_table(influence=(10, 4, 4, 4))
    g = begin(t, Primus())
    said(g, (A, "hold-primus"))
    for seat, fighter in (first, second, third):
        come(g, seat, fighter)
    refuse(g, D)
    come(g, A, "agron")
    return g


def test_two_fighters_of_one_house_are_always_in_one_team():
    g = two_of_one_house((A, "crixus"), (B, "mannus"), (C, "spartacus"))
    assert sides(g.table) == {"crixus": 0, "agron": 0, "mannus": 1, "spartacus": 1}  # nothing to choose


def test_two_fighters_of_one_house_stay_together_against_the_first_fighter_too():
    g = two_of_one_house((B, "mannus"), (A, "crixus"), (C, "spartacus"))
    assert sides(g.table) == {"mannus": 0, "spartacus": 0, "crixus": 1, "agron": 1}
    t = g.table
    t.fighters = tuple(fighter.but(side=-1, hex=-1) for fighter in t.fighters)
    frame = Teams()
    g.stack = [frame]
    assert {b.option.words for b in frame.steps()[0].why_not(frame, g, A)} == {"team-with crixus", "team-with agron"}


def test_s165_team_i_starts_beside_hex_i_and_team_ii_beside_hex_ii():
    g = gathered(*FOUR, influence=(10, 4, 4, 4))
    said(g, (A, "team-with barca"))
    arena = FULL.arena
    assert g.asked == (B,) and can_say(g, B) == ["start-on c1", "start-on d2", "start-on e1"]
    assert see_arena(g)["reachable"] == ["c1", "d2", "e1"]
    said(g, (B, "start-on d2"), (C, "start-on d6"))
    assert can_say(g, D) == ["start-on c1", "start-on e1"]
    said(g, (D, "start-on e1"), (A, "start-on c6"))
    for fighter in g.table.fighters:
        assert arena.distance[fighter.hex][arena.starts[fighter.side]] == 1
    assert g.decision is None


def test_nobody_has_a_side_or_a_hex_before_the_teams_are_made():
    g = inviting()
    come(g, B, "mannus")
    fighters = see_arena(g)["fighters"]
    assert see_arena(g)["primus"] and isinstance(fighters, list)
    assert [(fighter["side"], fighter["hex"]) for fighter in fighters] == [(None, None)]


# --- Tribute and bets --------------------------------------------------------------------------------


def test_tribute_is_paid_for_each_of_the_four():
    t = teams(favor={"crixus": 1, "mannus": 2, "barca": CHAMPION})
    within_the_games(t, MUSTER)
    assert t.gold == [11, 13, 9, 15]


def betting(**more):
    return within_the_games(teams(**more), TAKE_BETS)


def test_in_a_primus_one_bets_on_the_victory_of_a_team():
    g = betting(seats=6)
    assert g.asked == (A, B, C, D, E, F)
    assert can_say(g, E) == [f"bet-victor-i {gold}" for gold in range(4)]
    said(g, (E, "bet-victor-i 3"))
    assert can_say(g, E)[0] == "bet-victor-ii 0"  # a house without a fighter may bet on both


def test_s160_nobody_bets_against_the_team_of_his_own_fighter():
    g = betting()
    assert can_say(g, B)[0] == "bet-victor-i 0" and blocked(g, B) == {"bet-victor-ii 3": "against-oneself"}
    assert can_say(g, C)[0] == "bet-victor-ii 0" and blocked(g, C) == {"bet-victor-i 3": "against-oneself"}


def test_team_bets_are_sealed_until_all_have_bet():
    g = betting()
    said(g, (A, "bet-victor-i 3"), (A, "bet-injury 1"))
    assert g.view(A)["said"] == ["bet-victor-i 3", "bet-injury 1"]
    for other in (B, C, D, None):
        assert g.view(other)["said"] == [] and g.view(other)["arena"]["bets"] == []
        assert g.view(other)["houses"][A]["gold"] == 9
    imagined = g.reimagine(B, Dealer(random.Random(2).randrange))
    frame = imagined.stack[-1]
    assert isinstance(frame, Bets) and frame.draft(A) == ()


def after_the_fight(dice, bets, step=TEND, **more):
    t = teams(dice=dice, **more)
    t.bets = bets
    return within_the_games(t, step)


NO_BET = (0, 0, 0, 0)


@pytest.mark.parametrize("fallen", ["crixus", "mannus", "spartacus", "barca"])
def test_the_bet_on_an_injury_is_won_by_an_injury_of_anybody(fallen):
    beaten = {"crixus": (1, 1, 0), "mannus": (1, 1, 0), fallen: (1, 0, 0)}
    g = after_the_fight(beaten, (NO_BET, NO_BET, (0, 0, 2, 2), NO_BET))
    assert g.table.gold[C] == 9 + 6


def test_the_bet_on_a_decapitation_is_won_if_anybody_is_decapitated():
    beaten = {"crixus": (1, 1, 0), "mannus": (1, 1, 0), "barca": (0, 0, 0)}  # of the team that wins
    g = after_the_fight(beaten, (NO_BET, NO_BET, (0, 0, 2, 2), NO_BET))
    assert g.table.gold[C] == 9 + 6


def test_a_bet_on_a_team_pays_one_to_one():
    beaten = {"crixus": (1, 1, 0), "mannus": (1, 1, 0)}
    g = after_the_fight(beaten, ((3, 0, 0, 0), NO_BET, (0, 2, 0, 0), NO_BET))
    assert g.table.gold[A] == 9 and g.table.gold[C] == 13


def test_s160_bets_stay_in_their_box_when_a_fighter_changes_sides():
    beaten = {"crixus": (1, 1, 0)}
    t = teams(dice=beaten)
    t.bets = (NO_BET, (3, 0, 0, 0), NO_BET, NO_BET)  # B bet on team I, and his fighter has left it
    t.fighters = tuple(f.but(side=1) if f.card == asset("mannus") else f for f in t.fighters)
    g = within_the_games(t, TEND)
    assert g.table.gold[B] == 9


# --- Rigging the Match -------------------------------------------------------------------------------

PAIR = ((A, "crixus", 0, "d4"), (A, "agron", 0, "c3"), (C, "spartacus", 1, "d6"), (D, "barca", 1, "c4"))


def rigging(places=PAIR):
    t = teams(places, hands={D: "rigging-the-match"})
    spare = asset("cook")
    t.market_pile = tuple(card for card in t.market_pile if card != spare)
    t.assets[A] = (*t.assets[A], spare)
    t.bets = (NO_BET,) * 4
    g = within_the_games(t, AFTER_BETS)
    said(g, *((seat, "pass") for seat in g.asked if seat != D), (D, "play rigging-the-match"))
    while g.decision is not None and g.decision.kind == "reaction":
        said(g, *((seat, "pass") for seat in g.asked))
    return g


def test_s170_who_rigs_a_primus_says_which_of_two_fighters_of_a_house_makes_way():
    g = rigging()
    assert isinstance(g.stack[-1], SwapOut) and g.asked == (D,)
    assert can_say(g, D) == ["swap-out crixus", "swap-out agron"]
    said(g, (D, "swap-out agron"))
    assert names(g.table) == ["crixus", "cook", "spartacus", "barca"]
    assert FULL.arena.names[g.table.fighters[1].hex] == "c3" and g.table.fighters[1].side == 0


def test_s170_where_the_house_has_one_fighter_there_is_nothing_to_say():
    g = rigging(TEAMS)
    assert names(g.table) == ["cook", "mannus", "spartacus", "barca"] and not isinstance(g.stack[-1], SwapOut)


# --- Frames ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("frame", [Primus(), PrimusInvitations(), Teams(), SwapOut(A, BOX.gladiators[0])])
def test_every_field_of_a_frame_is_in_its_copy_and_key(frame):
    assert vars(frame.copy()) == vars(frame)
    for field, value in vars(frame).items():
        changed = frame.copy()
        setattr(changed, field, value + 7)
        assert changed.key() != frame.key() and changed.copy().key() == changed.key()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_primus_at_random_ends_with_every_card_and_coin_accounted_for(seats):
    kinds = set()
    for seed in range(12):
        rng = random.Random(seed)
        t = a_wide_table({}, seats=seats, influence=(3, 8, 5, 2, 9, 1), host=A)
        t.primus_forced = True
        for card in rng.sample(FULL.market_cards, 36):
            t.market_pile = tuple(other for other in t.market_pile if other != card)
            owner = rng.randrange(seats)
            t.assets[owner] = tuple(sorted((*t.assets[owner], card)))
        g = the_games(t)
        while g.decision is not None:
            kinds.add(g.decision.kind)
            twin = g.clone()
            assert twin.key() == g.key()
            assert g.chance is not None or g.prompt() is not None
            assert all(block.rule for seat in g.asked for block in g.blocked(seat))
            one_step(g, rng)
            assert not complaints(g.table)
        assert g.table.fighters == ()
    # of three houses one has two fighters, and nothing is left to choose
    assert ("teams" in kinds) == (seats > 3)
    assert kinds >= {"invitation", "fighter", "start-hex", "bet", "next-to-act", "turn", "verdict"}
