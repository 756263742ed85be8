"""One test for each ruling of the rulings page, by its number. Red stands on B2 unless said."""

import random
from typing import Any

import pytest

from ludus.core.ids import CHANCE, Seat
from ludus.games.kampf.box import SWORD
from ludus.games.kampf.combat import Fight
from ludus.games.kampf.play import KAMPF
from ludus.games.kampf.table import BEASTS, CARRIERS
from ludus.games.kampf.trophies import check_end, outcome, score
from tests.games.kampf.tables import (
    BLUE,
    BOX,
    LION,
    RED,
    YELLOW,
    an_arena,
    animal,
    begin,
    counts,
    fights,
    is_free,
    offers,
    reasons,
    said,
    space,
    stones_on,
    team_on,
    turn,
)

FOUR_SWORDS = "4 sword"


def a_duel(red: str = FOUR_SWORDS, yellow: str = FOUR_SWORDS, **more):
    """Red on B2 challenges yellow on B3."""
    t = an_arena({"b2": (RED, red), "b3": (YELLOW, yellow)}, **more)
    return begin(t, Fight((0, CARRIERS), (RED, YELLOW)))


def a_hunt(red: str = FOUR_SWORDS, beast: str = LION, **more):
    """Red on B2 challenges an animal on B3; yellow acts for it."""
    return turn(an_arena({"b2": (RED, red)}, {"b3": beast}, **more))


def new_game(seats: int = 3, **settings: object) -> Any:
    return KAMPF.new_game(seats, KAMPF.read_settings({"start": "first", **settings}), BOX)


def test_k01_a_single_stone_stays_until_a_second_arrives():
    g = said(a_duel(), "chance roll single blank blank blank blank", "chance roll blank blank blank blank blank")
    assert stones_on(g, "b3") == 1
    g = turn(g.table)
    said(g, "chance roll single blank blank blank blank", "chance roll blank blank blank blank")
    assert stones_on(g, "b3") == 0
    assert team_on(g, "b3") == counts("3 sword")


def test_k02_a_stone_moves_with_its_team():
    g = turn(an_arena({"a1": (RED, "3 sword"), "e3": (YELLOW, FOUR_SWORDS)}, stones={"a1": 1}))
    said(g, "0 move e2")
    assert stones_on(g, "e2") == 1


def test_k03_stones_on_an_animal_stay_and_move_with_it():
    t = an_arena({"e3": (YELLOW, FOUR_SWORDS), "e1": (BLUE, "1 sword")}, {"a1": "bear-a"}, seats=3, stones={"a1": 2})
    g = said(turn(t, RED), "0 move d3")
    assert stones_on(g, "d3") == 2
    hit = said(a_hunt(beast="bear-a", stones={"b3": 2}), "chance roll single blank blank blank blank")
    assert hit.table.prey[RED] == (animal("bear-a"),)


def test_k04_stones_do_not_run_out():
    t = an_arena(
        {"b2": (RED, FOUR_SWORDS), "b3": (YELLOW, FOUR_SWORDS)},
        {
            name: f"{beast}-{letter}"
            for name, (beast, letter) in zip(
                ("a1", "a2", "a3", "c1", "c2", "c3", "d1"),
                [("bear", x) for x in "abcd"] + [("bull", x) for x in "abc"],
                strict=True,
            )
        },
        stones=dict.fromkeys(("a1", "a2", "a3", "c1", "c2", "c3", "d1"), 2),
    )
    g = said(turn(t), "0 challenge b3", "chance roll single blank blank blank blank")
    assert sum(g.table.stones) == 15


def test_k05_a_full_hit_leaves_the_stones_alone():
    g = said(
        a_duel(stones={"b3": 1}), "chance roll full blank blank blank blank", "chance roll blank blank blank blank"
    )
    assert stones_on(g, "b3") == 1
    assert team_on(g, "b3") == counts("3 sword")


def test_k06_surplus_hits_are_lost():
    g = said(a_duel(yellow="1 sword"), "chance roll full full full full full")
    assert g.table.trophies[RED] == counts("1 sword")
    assert sum(g.table.trophies[YELLOW]) == 0


def test_k07_the_counter_strike_counts_what_is_left():
    g = said(a_duel(yellow="2 sword 2 shield"), "chance roll full full single single blank")
    said(g, "1 give sword", "1 give sword")  # both shields stopped the single hits
    assert g.chance.count == 1  # only the base die is left


def test_k08_spears_are_counted_before_the_nets():
    g = a_duel(red="1 sword 3 net", yellow="2 spear 2 sword")
    said(g, "0 net spear", "0 net spear", "chance roll blank blank")
    assert g.decision.kind == "strike"
    assert g.stack[-1].striker == 0  # yellow struck first although its spears were caught


def test_k09_every_net_is_thrown_as_far_as_there_are_targets():
    g = a_duel(red="3 net", yellow="1 sword 1 shield")
    said(g, "0 net sword")  # the second target is caught by itself, the third net finds none
    assert g.stack[-1].netted[1] == counts("1 sword 1 shield")
    assert g.stack[-1].nets == 0
    caught = said(a_duel(red="1 net 1 sword", yellow="1 net 1 shield"), "0 net net")
    assert caught.stack[-1].netted[0] == counts("")  # a caught net thrower does not throw


def test_k10_a_team_wholly_under_nets_rolls_its_base_die():
    g = a_duel(red="4 net", yellow="4 sword")
    said(g, "chance roll blank")
    assert g.chance.count == 1


@pytest.mark.parametrize(("red", "asked"), [("2 prong", True), ("1 prong", False)])
def test_k11_the_re_roll_needs_strictly_more_active_prongs(red, asked):
    g = said(a_duel(red=red, yellow="1 prong 3 sword"), "chance roll blank")
    assert (g.decision.kind == "reroll") is asked


def test_k11_the_re_roll_is_optional_once_and_with_all_dice():
    g = said(a_duel(red="2 prong 2 sword"), "chance roll full full full")
    assert offers(g) == ["keep", "reroll"]
    said(g, "0 reroll")
    assert g.chance.count == 3
    said(g, "chance roll blank blank blank")
    assert g.stack[-1].striker == 1  # the second roll stands


def test_k12_the_challenger_names_who_acts_for_an_animal_and_that_player_scores_nothing():
    t = an_arena({"b2": (RED, FOUR_SWORDS), "e1": (YELLOW, "1 sword"), "e3": (BLUE, "1 sword")}, {"b3": LION}, seats=3)
    g = turn(t)
    assert g.decision.kind == "proxy"
    assert offers(g) == ["proxy 2", "proxy 1"]  # the right-hand neighbour first
    said(g, "0 proxy 2", "chance roll blank blank blank blank blank", "chance roll full", "2 keep")
    assert g.table.killed == counts("1 sword")
    assert g.table.trophies[BLUE] == counts("")


def test_k13_own_teams_count_as_neighbours():
    g = turn(
        an_arena(
            {"a1": (RED, FOUR_SWORDS), "a2": (RED, FOUR_SWORDS), "e1": (RED, "3 sword"), "e3": (YELLOW, "1 sword")}
        )
    )
    assert g.decision.kind == "move"  # the only team able to challenge was chosen by itself
    assert g.stack[-1].unit == 2


def test_k13_a_full_team_among_friends_may_move_when_nobody_can_challenge_otherwise():
    g = turn(an_arena({"a1": (RED, FOUR_SWORDS), "a2": (RED, FOUR_SWORDS), "e3": (YELLOW, "1 sword")}))
    assert offers(g) == ["team a1", "team a2"]
    said(g, "0 team a1")
    assert "move e2" in offers(g)


def test_k13_a_full_team_without_any_neighbour_may_move():
    g = turn(an_arena({"a1": (RED, FOUR_SWORDS), "e3": (YELLOW, "1 sword")}))
    assert offers(g) == ["move d3", "move d4", "move e2"]


def test_k14_a_move_must_end_beside_a_target():
    g = turn(an_arena({"a1": (RED, "3 sword"), "e3": (YELLOW, "1 sword")}))
    assert offers(g) == ["move d3", "move d4", "move e2"]
    assert reasons(g)["move a2"] == "kampf-why-no-enemy-there"
    assert reasons(g)["stay"] == "kampf-why-no-target"


def test_k15_a_player_without_a_legal_challenge_passes():
    walls = {name: (RED, FOUR_SWORDS) for name in ("a1", "a2", "b1")}
    t = an_arena({**walls, "b2": (YELLOW, FOUR_SWORDS)})
    t.teams_on[YELLOW] = 0  # nothing to challenge anywhere
    t.at[space("b2")] = 3
    t.teams_on[RED] |= 1 << space("b2")
    g = turn(t)
    assert g.decision is None
    assert g.events[-1].phrase.id == "kampf-event-passes"


def test_k15_a_player_without_gladiators_passes_when_no_animal_has_a_target():
    t = an_arena(
        {"a1": (YELLOW, "1 sword"), "b1": (BLUE, "1 sword")}, {}, seats=3, beside=(LION,), animals_vs_teams_only=True
    )
    t.free = 0
    g = turn(t)
    assert g.decision is None
    assert g.events[-1].phrase.id == "kampf-event-passes"


def test_k16_own_teams_are_not_challenged():
    g = turn(
        an_arena(
            {"b2": (RED, FOUR_SWORDS), "b3": (YELLOW, "1 sword"), "a1": (RED, "1 sword"), "c1": (YELLOW, "1 sword")}
        )
    )
    said(g, "0 team b2")
    assert offers(g) == ["challenge b3", "challenge c1"]
    assert reasons(g) == {"challenge a1": "kampf-why-own-team"}


def test_k17_a_new_carrier_stands_apart_from_own_ones_while_it_can():
    g = said(new_game(2), "0 carrier b2", "0 gladiator sword", "1 carrier e3", "1 gladiator sword")
    beside = {"a1", "a2", "b1", "b3", "c1", "c2"}
    assert not beside & {words.split()[1] for words in offers(g) if words.startswith("carrier")}
    assert reasons(g) == {
        **{f"carrier {name}": "kampf-why-beside-own" for name in beside},
        **{f"carrier {name}": "kampf-why-occupied" for name in ("b2", "e3")},
    }


def test_k17_any_free_space_will_do_when_no_other_is_left():
    g = new_game(2)
    for name in ("b2", "b3", "d2", "d3"):
        g.table.teams_on[0] |= 1 << space(name)
        g.table.free &= ~(1 << space(name))
    g.settle()
    assert len([words for words in offers(g) if words.startswith("carrier")]) == 13


def test_k18_a_new_carrier_may_stand_beside_others():
    g = said(new_game(2), "0 carrier b2", "0 gladiator sword")
    assert "carrier b3" in offers(g)


def test_k19_an_animal_from_beside_the_board_enters_on_a_free_space_beside_a_target():
    t = an_arena({"a1": (YELLOW, "1 sword"), "e3": (BLUE, "1 sword")}, {}, seats=3, beside=(LION,))
    g = turn(t)
    assert offers(g) == ["enter a2", "enter b1", "enter b2", "enter d3", "enter d4", "enter e2"]
    said(g, "0 enter b1")
    assert g.table.at[space("b1")] == BEASTS + animal(LION)
    assert g.table.beside == ()


def test_k20_a_led_animal_may_move_without_any_precondition():
    t = an_arena({"a1": (YELLOW, FOUR_SWORDS), "e3": (BLUE, "1 sword")}, {"a2": LION}, seats=3)
    g = turn(t)
    assert offers(g)[0] == "stay"
    assert "move e2" in offers(g)


def test_k21_a_led_animal_may_challenge_an_animal_for_two_points():
    t = an_arena({"a1": (YELLOW, FOUR_SWORDS), "e3": (BLUE, "1 sword")}, {"c2": "bear-a", "c3": LION}, seats=3)
    g = said(turn(t), "0 lead bear-a", "0 stay", "0 proxy 1")
    assert g.chance.count == 3  # one die for each sword, no base die
    said(g, "chance roll full blank blank")
    assert g.table.prey[RED] == (animal(LION),)
    assert score(g.table, RED) == 2


def test_k21_the_option_confines_led_animals_to_teams():
    t = an_arena(
        {"c1": (YELLOW, FOUR_SWORDS), "e3": (BLUE, "1 sword"), "d2": (BLUE, "1 sword")},
        {"c2": "bear-a", "c3": LION},
        seats=3,
        animals_vs_teams_only=True,
    )
    g = said(turn(t), "0 lead bear-a", "0 stay")
    assert offers(g) == ["challenge c1", "challenge d2"]
    assert reasons(g) == {"challenge c3": "kampf-why-teams-only"}


def test_k22_a_led_animal_beaten_by_a_team_goes_to_its_owner():
    t = an_arena({"a1": (YELLOW, FOUR_SWORDS), "e3": (BLUE, "1 sword")}, {"a2": LION}, seats=3)
    g = said(turn(t), "0 stay", "chance roll blank", "0 keep", "chance roll full blank blank blank blank")
    assert g.table.prey[YELLOW] == (animal(LION),)


def test_k22_a_led_animal_beaten_by_an_animal_leaves_the_game():
    t = an_arena({"a1": (YELLOW, FOUR_SWORDS), "e3": (BLUE, "1 sword")}, {"c2": LION, "c3": "bear-a"}, seats=3)
    g = said(
        turn(t), "0 lead lion-a", "0 stay", "0 proxy 1", "chance roll blank", "0 keep", "chance roll full blank blank"
    )
    assert animal(LION) in g.table.slain
    assert g.table.prey == [(), (), ()]


def test_k23_the_leader_keeps_gladiators_beaten_in_the_counter_strike_too():
    t = an_arena({"a1": (YELLOW, "1 spear 1 shield"), "e3": (BLUE, "1 sword")}, {"a2": LION}, seats=3)
    g = said(turn(t), "0 stay", "chance roll blank")  # yellow's spear strikes first
    said(g, "chance roll full", "0 keep", "1 give shield")
    assert g.table.trophies[RED] == counts("1 shield")


def test_k24_animals_beside_the_board_must_be_beaten_too():
    t = an_arena(
        {"a1": (RED, "1 sword"), "e3": (YELLOW, "1 sword"), "e1": (BLUE, "1 sword")}, {}, seats=3, beside=(LION,)
    )
    assert not check_end(fights(t))
    t.beside = ()
    assert fights(t).decision is None
    assert t.how == "all-animals-beaten"


def test_k25_exactly_one_player_remains_at_the_end_of_the_last_fight():
    g = fights(an_arena({"b2": (RED, FOUR_SWORDS), "b3": (YELLOW, "1 sword")}, {"e1": LION}))
    said(g, "chance roll full blank blank blank blank")
    assert g.decision is None
    assert g.outcome().how == "last-standing"
    assert [seat for seat in range(2) if g.table.teams_on[seat]] == [0]


def test_k26_a_player_without_gladiators_keeps_scoring_and_can_win():
    t = an_arena({"a1": (RED, "1 sword"), "b1": (YELLOW, "1 sword")}, {"e1": LION}, seats=3)
    t.prey[BLUE] = (animal("bear-a"), animal("bear-b"))
    g = said(fights(t), "0 stay", "chance roll full blank")
    assert g.outcome().scores == (2, 0, 4)
    assert g.outcome().winners == (BLUE,)


def test_k27_equal_scores_share_the_win_unless_animals_decide():
    for tie_break, winners in (("shared", (0, 1)), ("animals", (1,))):
        t = an_arena({"e3": (RED, "2 sword")}, {}, tie_break=tie_break)
        t.prey[YELLOW] = (animal(LION),)
        t.how = "last-standing"
        ended = outcome(t)
        assert ended is not None
        assert ended.scores == (2, 2)
        assert ended.winners == winners


def test_k28_the_starting_seat_is_the_first_or_drawn_by_lot():
    assert new_game(3).asked == (Seat(0),)
    by_lot = new_game(3, start="lot")
    assert [option.words for option in by_lot.options(CHANCE)] == ["start 0", "start 1", "start 2"]
    assert said(by_lot, "chance start 2").asked == (Seat(2),)


def play_entry(g):
    rng = random.Random(5)
    asked = []
    while g.decision.kind in ("carrier", "gladiator"):
        asked.append((g.decision.kind, g.asked[0]))
        g.apply(g.asked[0], rng.choice(g.options(g.asked[0])))
    return asked


def test_k29_entry_animals_and_fights_each_begin_with_the_starting_seat():
    g = said(new_game(3, start="lot"), "chance start 1")
    assert play_entry(g)[0] == ("carrier", 1)
    said(g, "chance draw lion-a")
    assert g.asked == (Seat(1),)
    while g.decision.kind in ("animal", "release"):
        g.apply(g.asked[0], g.options(g.asked[0])[0])
    assert g.stack[-1].seat == 1


def test_k30_the_turn_passes_to_the_challengers_left_neighbour():
    t = an_arena(
        {"b2": (RED, FOUR_SWORDS), "b3": (BLUE, "1 spear 3 sword"), "e1": (YELLOW, "4 shield")}, {"a1": LION}, seats=3
    )
    g = said(
        fights(t), "0 challenge b3", "chance roll blank blank blank blank", "chance roll blank blank blank blank blank"
    )
    assert g.stack[-1].seat == YELLOW


def test_k31_a_team_may_be_challenged_again_at_once():
    g = said(a_duel(), "chance roll blank blank blank blank blank", "chance roll blank blank blank blank blank")
    again = turn(g.table, YELLOW)
    assert again.decision.kind == "strike"
    assert again.stack[-1].units == (4, 0)


def test_k32_an_empty_pile_cannot_be_chosen():
    g = new_game(2)
    g.table.supply = counts("28 sword 8 net")
    said(g, "0 carrier a1")
    assert offers(g) == ["gladiator net", "gladiator sword"]
    assert reasons(g)["gladiator spear"] == "kampf-why-pile-empty"


@pytest.mark.parametrize(("seats", "turns"), [(2, 16), (3, 16), (4, 12), (5, 12)])
def test_k33_everybody_takes_the_same_number_of_gladiators(seats, turns):
    g = new_game(seats)
    play_entry(g)
    taken = [sum(sum(team) for team in g.table.teams[4 * seat : 4 * seat + 4]) for seat in range(seats)]
    assert taken == [turns] * seats


def test_k34_a_carrier_is_placed_before_its_gladiator_is_chosen():
    g = said(new_game(2), "0 carrier a1")
    assert g.decision.kind == "gladiator"
    assert not is_free(g, "a1")


def test_k35_hits_on_an_animal_are_stones_and_a_full_hit_is_two():
    g = said(a_hunt(beast="bear-a"), "chance roll full blank blank blank blank")
    assert stones_on(g, "b3") == 2


def test_k36_hits_by_an_animal_follow_the_rules_for_teams():
    g = a_hunt(red="3 sword 1 shield", beast="bear-a")
    said(g, "chance roll blank blank blank blank", "chance roll full single single", "1 keep", "0 give shield")
    assert stones_on(g, "b2") == 1  # the shield stopped one
    assert team_on(g, "b2") == counts("3 sword")


def test_k37_a_wiped_out_team_leaves_its_space_free_and_strikes_no_more():
    g = said(a_duel(yellow="1 sword", stones={"b3": 1}), "chance roll full blank blank blank blank")
    assert g.decision is None
    assert is_free(g, "b3")
    assert sum(g.table.stones) == 0


def test_k38_a_led_animal_has_no_base_die_and_fears_no_net():
    t = an_arena({"a1": (YELLOW, "4 net"), "e3": (BLUE, "1 sword")}, {"a2": "bear-a"}, seats=3, stones={"a2": 1})
    g = said(turn(t), "0 stay")
    assert g.chance.count == 3
    said(g, "chance roll blank blank blank", "0 keep", "chance roll full")
    assert g.table.prey[YELLOW] == (animal("bear-a"),)  # one stone before, two for the full hit


def test_k39_the_leader_strikes_first_on_equal_spears_and_decides_the_re_roll():
    t = an_arena({"a1": (YELLOW, FOUR_SWORDS), "e3": (BLUE, "1 sword")}, {"a2": LION}, seats=3)
    g = said(turn(t), "0 stay", "chance roll blank")
    assert g.decision.kind == "reroll"
    assert g.asked == (RED,)


def test_k40_an_animal_challenged_by_a_led_one_gets_somebody_to_act_for_it():
    t = an_arena({"a1": (YELLOW, FOUR_SWORDS), "e3": (BLUE, "1 sword")}, {"c2": "bear-d", "c3": LION}, seats=3)
    g = said(turn(t), "0 lead bear-d", "0 stay", "0 proxy 2", "chance roll blank blank blank", "chance roll blank")
    assert g.asked == (BLUE,)
    assert g.decision.kind == "reroll"


def test_k41_a_player_without_gladiators_may_act_for_an_animal():
    t = an_arena({"b2": (RED, FOUR_SWORDS), "e3": (BLUE, "1 sword")}, {"b3": LION}, seats=3)
    assert "proxy 1" in offers(turn(t))


def test_k42_a_thrown_net_holds_when_its_thrower_is_caught_in_return():
    g = said(a_duel(red="1 net 3 sword", yellow="2 net 2 sword"), "0 net sword", "1 net net")
    assert g.stack[-1].netted == [counts("1 net 1 sword"), counts("1 sword")]


def test_k43_a_caught_gladiator_is_no_target():
    g = said(a_duel(red="2 net", yellow="1 net 1 sword 1 shield"), "0 net net")
    assert offers(g) == ["net sword", "net shield"]


def test_k44_a_team_whose_survivors_are_caught_strikes_back():
    g = a_duel(red="2 net", yellow="1 sword 1 shield 1 prong")
    said(g, "0 net sword", "0 net shield", "chance roll full", "1 give prong")
    assert g.chance.count == 1
    assert g.stack[-1].striker == 1


def test_a_victim_that_will_strike_back_may_give_up_a_caught_gladiator_and_keep_the_free_one():
    g = said(a_duel(red="1 net 3 shield", yellow="3 sword 1 shield"), "0 net sword", "chance roll full")
    assert offers(g) == ["give sword", "give shield", "give-netted sword"]
    said(g, "1 give-netted sword")
    assert g.chance.count == 3  # two free swords and the base die
    said(g, "chance roll blank blank blank")
    assert team_on(g, "b3")[SWORD] == 2


def test_an_animal_without_a_sword_does_not_strike():
    t = an_arena({"b2": (RED, FOUR_SWORDS)}, {"b3": LION})
    lion = BOX.animals[animal(LION)]
    symbols = lion.symbols
    try:
        lion.symbols = (0, 0, 0, 2, 1)
        g = said(turn(t), "chance roll blank blank blank blank blank")
    finally:
        lion.symbols = symbols
    assert g.decision is None


def test_dice_are_told_as_those_of_the_animal_whoever_acts_for_it():
    g = a_hunt()
    roller = [(event.phrase.id, event.values[0]) for event in rolled(g, "chance roll blank blank blank blank blank")]
    assert roller == [("kampf-event-rolls", RED)]
    roller = [(event.phrase.id, event.values[0]) for event in rolled(g, "chance roll blank")]
    assert roller == [("kampf-event-animal-rolls", animal(LION))]


def rolled(g, line: str):
    """The rolls told of with what was said."""
    return [event for event in said(g, line).events if event.phrase.id.endswith("-rolls")]
