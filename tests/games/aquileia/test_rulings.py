"""One test for each ruling, by its number."""

import json
from random import Random
from typing import Any

from ludus.core.ids import CHANCE
from ludus.games.aquileia import play, scoring
from ludus.games.aquileia.box import ARMS, SERVI
from ludus.games.aquileia.decks import Drawing
from ludus.games.aquileia.play import MERCATUS
from ludus.games.aquileia.table import OFF, Award, cards_left
from tests.games.aquileia.tables import (
    BOX,
    CHICO,
    LISA,
    LIVIA,
    STEFAN,
    a_game,
    a_table,
    begin,
    card,
    chapter,
    coins,
    events,
    laurel,
    offers,
    reasons,
    said,
    seen,
    site,
    space,
    step,
    theatre,
)

ALL_SLAVES = " ".join(["slave-1"] * 11 + ["slave-2"] * 11)
ARMS_AND_HORSES = " ".join(c.name for c in BOX.cards if c.deck == ARMS for _ in range(c.copies))
SLAVES_BUT_ONE = ALL_SLAVES.removesuffix(" slave-2")


def placing(**more: Any):
    """Everybody places, Stefan first, with the money of the beginning."""
    rich = {name: "2 bronze 1 silver 1 gold" for name in ("stefan", "lisa", "chico", "livia")}
    return chapter(a_table(**{"purses": rich, "track": "", **more}), play.place)


# --- placement ---------------------------------------------------------------------------------------


def test_a01_who_stops_with_the_crest_unplaced_puts_it_on_the_next_free_position():
    g = said(placing(), "stefan crest", "lisa stop")
    assert g.table.track == (STEFAN, LISA)


def test_a02_who_has_stopped_places_nothing_more():
    g = said(placing(), "stefan stop", "lisa stop", "chico stop", "livia place dolus", "livia place latro")
    assert g.asked == (LIVIA,)


def test_a03_only_the_fee_spaces_of_portus_look_at_money():
    g = placing(purses={})
    assert [words for words in reasons(g)] == ["place portus-bronze", "place portus-silver", "place portus-gold"]
    assert {"place equi-left", "place servi-bottom", "place forum-1"} <= set(offers(g))


def test_a04_the_coin_under_a_follower_cannot_be_bid():
    t = a_table({"theatrum": "stefan"}, purses={"stefan": "1 gold"}, track="")
    g = chapter(t, play.place, play.visit_theatrum)
    said(g, "stefan place portus-gold", "lisa stop", "chico stop", "livia stop", "stefan stop")
    said(g, "chance reveal white-blue")
    assert t.fees == coins("1 gold")
    assert t.theatre[theatre("white-blue")] == STEFAN  # nobody has a coin to open with


def test_a05_latro_may_take_his_own_coin_and_then_owes_the_fee():
    t = a_table({"latro": "stefan", "portus-gold": "stefan"}, houses={"stefan": "workshop-1"})
    t.fees = coins("1 gold")
    g = said(chapter(t, play.send_latro, play.visit_portus), "chance roll gold bronze")
    assert t.coins[STEFAN] == coins("1 gold")
    assert offers(g) == ["pay-fee", "forgo"]


def test_a06_two_equal_dice_of_latro_take_one_coin():
    t = a_table({"latro": "stefan", "portus-gold": "lisa"})
    t.fees = coins("1 gold 1 silver")
    said(chapter(t, play.send_latro), "chance roll gold gold")
    assert t.coins[STEFAN] == coins("1 gold")
    assert t.fees == coins("1 silver")


# --- cards and the market ----------------------------------------------------------------------------


def test_a07_who_does_not_pay_gets_neither_the_open_nor_the_hidden_card():
    t = a_table({"equi-left": "stefan"}, purses={"stefan": "1 bronze"}, market="weapon-1 weapon-2 weapon-3")
    said(chapter(t, play.visit_mercatus), "stefan buy-nothing")
    assert t.hands[STEFAN] == BOX.no_cards
    poor = a_table({"equi-left": "stefan"}, purses={"stefan": "9 gold"}, market="weapon-1 weapon-2 weapon-3")
    assert chapter(poor, play.visit_mercatus).decision is None
    assert poor.hands[STEFAN] == BOX.no_cards


def test_a08_empty_places_are_filled_and_unsold_cards_stay():
    t = a_table(market="weapon-1 weapon-2 weapon-3")
    t.market[1] = OFF
    said(chapter(t, play.begin_round), "chance draw gold-horse-2")
    assert t.market == [card("weapon-1"), card("gold-horse-2"), card("weapon-3")]


def test_a09_an_empty_pile_is_made_anew_from_the_discards():
    t = a_table(discards="slave-1", gone=SLAVES_BUT_ONE.removeprefix("slave-1 "))
    t.pile = tuple(0 if kind in BOX.decks[SERVI] else count for kind, count in enumerate(t.pile))
    said(begin(t, Drawing(STEFAN, SERVI, 1)), "chance draw slave-1")
    assert t.shuffles == (1, 0)
    assert t.discards == BOX.no_cards
    assert begin(t, Drawing(STEFAN, SERVI, 1)).decision is None  # and now there is none


def test_a10_equi_acts_from_left_to_right_and_servi_from_top_to_bottom():
    at = {"servi-bottom": "stefan", "servi-middle": "lisa", "servi-top": "chico"}
    at |= {"equi-right": "stefan", "equi-middle": "lisa", "equi-left": "chico"}
    rich = {name: "9 bronze 9 silver 9 gold" for name in ("stefan", "lisa", "chico")}
    g = chapter(a_table(at, purses=rich, market="weapon-1 weapon-2 weapon-3"), play.visit_mercatus)
    said(g, "chico buy-nothing", "lisa buy-nothing", "stefan buy-nothing")
    said(g, "chico buy-nothing", "lisa buy-nothing", "stefan buy-nothing")
    assert g.decision is None


def test_a11_the_four_points_come_once_and_only_with_an_exchange():
    t = a_table({"pecunia": "stefan"}, purses={"stefan": "2 gold"})
    g = chapter(t, play.visit_mercatus)
    said(g.clone(), "stefan done")
    assert t.points[STEFAN] == 0
    said(g, "stefan trade gold-to-silver", "stefan trade gold-to-silver", "stefan done")
    assert t.points[STEFAN] == 4


# --- contests ----------------------------------------------------------------------------------------


def test_a12_blue_dice_without_a_follower_in_the_contest_have_no_effect():
    t = a_table({"potentia": "lisa", "arena-a": "stefan", "gold-a": "chico"}, open_laurel="white")
    g = chapter(t, play.visit_mercatus, play.visit_arena, play.visit_stadium)
    said(g, "chance roll gold gold gold", "stefan done", "stefan take points")
    said(g, "chance roll bronze bronze bronze", "chico done", "chance laurel white", "chico keep-open")
    assert g.decision is None


def test_a13_the_number_of_blue_dice_is_named_once_and_rolled_together():
    t = a_table({"potentia": "stefan", "arena-a": "stefan"})
    g = said(chapter(t, play.visit_mercatus, play.visit_arena), "chance roll gold gold gold", "stefan done")
    assert offers(g) == ["blue 0", "blue 1", "blue 2", "blue 3", "blue 4"]
    said(g.clone(), "stefan blue 0", "stefan take points")
    said(g, "stefan blue 3", "chance roll bronze bronze gold", "stefan take points")
    assert (t.points[STEFAN], t.blue_dice) == (6, 1)


def test_a14_each_has_one_opportunity_for_any_number_of_cards_which_are_discarded():
    t = a_table({"arena-a": "stefan", "arena-b": "lisa"}, hands={"stefan": "slave-1 slave-2 weapon-3"})
    g = said(chapter(t, play.visit_arena), "chance roll gold gold gold", "chance roll gold gold gold")
    said(g, "stefan play slave-1", "stefan play weapon-3", "stefan done", "lisa done")
    assert g.asked == (STEFAN,)  # for the prize
    assert offers(g) == ["take points", "take slave"]
    assert t.discards[card("slave-1")] == t.discards[card("weapon-3")] == 1


def test_a15_a_lone_fighter_takes_the_first_prize_and_the_other_lapses():
    t = a_table({"arena-a": "stefan"})
    said(chapter(t, play.visit_arena), "chance roll gold gold gold", "stefan done", "stefan take points")
    assert (t.points[STEFAN], t.coins[STEFAN], sum(t.hands[STEFAN])) == (2, coins("3 bronze"), 0)


def test_a16_the_card_a_lone_racer_does_not_keep_leaves_the_game():
    t = a_table({"gold-a": "stefan"}, open_laurel="white")
    g = said(chapter(t, play.visit_stadium), "chance roll gold gold gold", "stefan done", "chance laurel blue")
    said(g, "stefan keep-hidden")
    assert events(g, STEFAN) == ["aquileia-event-keeps", "aquileia-event-returns"]
    assert [t.awards[0].laurel_of(seat) for seat in range(4)] == [laurel("blue"), OFF, OFF, OFF]


def test_a17_the_lower_crest_wins_every_tied_rank():
    t = a_table(
        {"gold-a": "stefan", "gold-b": "lisa", "silver-a": "chico"}, track="chico lisa stefan", open_laurel="white"
    )
    g = chapter(t, play.visit_stadium)
    said(g, *["chance roll bronze bronze bronze"] * 3, "stefan done", "lisa done", "chico done", "chance laurel blue")
    assert t.coins[:3] == [coins("1 gold"), coins("2 gold"), coins("3 silver")]


# --- the auction -------------------------------------------------------------------------------------


def auction(**purses: str):
    """Lisa auctions the white and blue card."""
    t = a_table({"theatrum": "lisa"}, purses=purses)
    return said(chapter(t, play.visit_theatrum), "chance reveal white-blue")


def test_a18_only_the_winner_pays():
    g = said(auction(lisa="1 gold", chico="2 gold"), "lisa bid gold", "chico bid gold")
    assert g.table.coins == [coins(""), coins("3 gold"), coins(""), coins("")]


def test_a19_a_raise_is_the_whole_bid_and_one_coin_more_payable_from_the_stock():
    g = said(auction(lisa="1 gold", chico="1 gold 1 bronze"), "lisa bid gold")
    assert offers(g) == ["bid bronze", "drop"]
    assert reasons(g) == {"bid silver": "aquileia-why-too-few-coins", "bid gold": "aquileia-why-too-few-coins"}


def test_a20_an_auctioneer_who_declines_to_open_is_out():
    g = said(auction(lisa="9 gold", chico="1 gold"), "lisa drop", "chico bid gold")
    assert g.decision is None
    assert g.table.theatre[theatre("white-blue")] == CHICO


# --- building ----------------------------------------------------------------------------------------


def test_a21_a_bank_is_worth_nothing_a_workshop_its_points_a_villa_its_number():
    at = {"forum-2": "stefan", "forum-5": "stefan"}
    t = a_table(at, purses={"stefan": "2 bronze 2 silver"})
    said(chapter(t, play.visit_forum), "stefan build bank-2", "stefan build workshop-1")
    assert t.points[STEFAN] == 3
    t = a_table(at, purses={"stefan": "2 bronze"})
    said(chapter(t, play.visit_forum), "stefan build villa-purple-4")
    assert t.points[STEFAN] == 4


def test_a22_nobody_must_build():
    t = a_table({"forum-3": "stefan"}, purses={"stefan": "4 bronze"})
    g = said(chapter(t, play.visit_forum), "stefan build workshop-1", "stefan build-nothing")
    assert g.decision is None
    assert t.houses[STEFAN].bit_count() == 1


def test_a23_a_player_may_stand_on_several_spaces_of_an_area():
    g = said(placing(), "stefan place arena-a", "lisa stop", "chico stop", "livia stop", "stefan place arena-b")
    said(g, "stefan place gold-a", "stefan place gold-b", "stefan place gold-c")
    assert g.table.stands[STEFAN].bit_count() == 5


def test_a24_a_site_holds_one_house_and_nine_houses_are_all():
    t = a_table({"forum-1": "stefan"}, purses={"stefan": "9 bronze"}, houses={"lisa": "workshop-1"})
    assert reasons(chapter(t, play.visit_forum))["build workshop-1"] == "aquileia-why-taken"
    nine = " ".join(it.name for it in BOX.sites[:9])
    t = a_table({"forum-1": "stefan"}, purses={"stefan": "9 bronze 9 silver 9 gold"}, houses={"stefan": nine})
    assert chapter(t, play.visit_forum).decision is None


def test_a25_a_workshop_built_this_round_activates_this_round():
    t = a_table({"forum-1": "stefan", "portus-silver": "stefan"}, purses={"stefan": "2 bronze"})
    t.fees = coins("1 silver")
    said(chapter(t, play.visit_forum, play.visit_portus), "stefan build workshop-1")
    assert t.points[STEFAN] == 3


def test_a26_coins_do_not_run_out():
    t = a_table({"dolus": "stefan"}, purses={"lisa": "39 gold"})
    said(chapter(t, play.visit_mercatus), "chance roll gold gold")
    assert (t.coins[STEFAN], t.supply) == (coins("2 gold"), (39, 39, -2))


def test_a27_each_theatre_card_counts_for_the_colour_that_gives_more():
    t = a_table(houses={"stefan": "villa-white-8 villa-blue-10 villa-purple-4"})
    for name in ("white-blue", "white-purple", "yellow-purple"):
        t.theatre[theatre(name)] = STEFAN
    scoring.last_scoring(chapter(t))
    assert t.points[STEFAN] == 10 + 8 + 4


def test_a28_every_crest_is_placed_so_position_1_is_taken_or_else_nothing_changes():
    rng = Random(28)
    g = a_game(5)
    while g.decision is not None and g.decision.kind in ("start", "market", "open-laurel", "place"):
        step(g, rng)
    assert len(g.table.track) == 5
    g = chapter(a_table(track=""), play.end_round)
    assert g.table.start == STEFAN


def test_a29_equal_totals_share_the_win_or_the_better_crest_decides():
    t = a_table(track="livia chico lisa stefan")
    t.points, t.how = [7, 9, 9, 3], scoring.SIX_ROUNDS
    shared = scoring.outcome(t)
    t.rules = t.rules._replace(tie_break="crest")
    better = scoring.outcome(t)
    assert shared is not None and better is not None
    assert (shared.winners, better.winners) == ((LISA, CHICO), (CHICO,))


def test_a30_coins_lie_open_and_hands_are_secret():
    g = chapter(a_table(purses={"lisa": "3 gold"}, hands={"lisa": "weapon-3"}))
    lisa = seen(g, STEFAN)["players"][LISA]
    assert lisa["coins"]["gold"] == 3
    assert "hand" not in lisa and "cards" not in lisa
    assert seen(g, LISA)["players"][LISA]["hand"] == {"weapon-3": 1}


# --- clarifications ----------------------------------------------------------------------------------


def test_a31_a_more_valuable_coin_never_stands_in_for_another():
    at = {"equi-left": "stefan", "servi-top": "stefan", "servi-middle": "stefan", "forum-1": "stefan"}
    g = chapter(a_table(at, purses={"stefan": "1 gold"}, market="weapon-1"), play.visit_mercatus, play.visit_forum)
    assert g.decision is None
    assert g.table.coins[STEFAN] == coins("1 gold")


def test_a32_surplus_slaves_are_lost():
    t = a_table({"forum-3": "stefan"}, purses={"stefan": "4 bronze 2 silver"}, hands={"stefan": "slave-2"})
    g = said(chapter(t, play.visit_forum), "stefan build villa-purple-6", "stefan pay slave-2")
    assert reasons(g)["build villa-blue-6"] == "aquileia-why-too-few-of-both"
    assert "build workshop-2" in offers(g)
    assert t.discards[card("slave-2")] == 1


def test_a33_the_number_of_cards_shows_only_with_the_option():
    for shown in (False, True):
        g = chapter(a_table(hands={"lisa": "weapon-3 slave-1"}, show_counts=shown))
        assert (seen(g, STEFAN)["players"][LISA].get("cards") == 2) is shown
        assert (seen(g, STEFAN)["piles"] == {"servi": 21, "equi-et-arma": 16}) is shown


def test_a34_only_winner_and_second_know_which_stadium_card_went_to_whom():
    g = chapter(a_table())
    g.table.awards = (Award(laurel("blue"), laurel("white"), STEFAN, LISA, 1),)
    views = [seen(g, seat)["stadium"]["awards"][0] for seat in (STEFAN, LISA, CHICO, None)]
    known = {"open": "blue", "winner": 0, "second": 1}
    assert views == [{**known, "hidden": "white", "yours": "white"}, {**known, "yours": "blue"}, known, known]


def test_a35_two_stadium_cards_go_in_every_round_also_without_racers():
    g = a_game(3)
    rng = Random(35)
    while g.asked:
        if g.stack[0].is_at(MERCATUS) and g.table.round:
            assert sum(g.table.laurels) == 12 - 2 * g.table.round + 1
        if g.asked[0] == CHANCE:
            step(g, rng)
        else:
            words = "stop" if "stop" in offers(g) else offers(g)[-1]
            said(g, f"{('stefan', 'lisa', 'chico')[g.asked[0]]} {words}")
    assert sum(g.table.laurels) == 0


def test_a36_without_a_follower_in_the_theatrum_no_card_is_turned_up():
    assert chapter(a_table(), play.visit_theatrum).decision is None


def test_a37_who_has_dropped_out_does_not_bid_again():
    g = auction(stefan="9 gold", lisa="9 gold", chico="9 gold", livia="9 gold")
    said(g, "lisa bid gold", "chico drop", "livia bid gold", "stefan drop", "lisa bid gold", "livia drop")
    assert g.table.theatre[theatre("white-blue")] == LISA


def test_a38_a_sole_bidder_pays_one_coin_to_the_auctioneer_or_as_auctioneer_to_the_supply():
    g = said(auction(lisa="1 gold", livia="1 silver"), "lisa drop", "livia bid silver")
    assert g.table.coins == [coins(""), coins("1 gold 1 silver"), coins(""), coins("")]
    g = said(auction(lisa="1 gold"), "lisa bid gold")
    assert g.table.coins[LISA] == coins("")
    assert g.table.supply == (39, 39, 39)


def test_a39_a_fee_space_may_be_occupied_without_a_building():
    t = a_table(track="", purses={"stefan": "1 gold"})
    g = chapter(t, play.place, play.visit_portus)
    said(g, "stefan place portus-gold", "lisa stop", "chico stop", "livia stop", "stefan stop")
    assert g.decision is None
    assert (t.fees, t.coins[STEFAN], t.supply) == (coins(""), coins(""), (39, 39, 39))


def test_a40_who_was_robbed_may_pay_again_or_forgo_the_activation():
    t = a_table({"portus-gold": "stefan"}, purses={"stefan": "1 gold"}, houses={"stefan": "workshop-1"})
    g = chapter(t, play.visit_portus)
    kept = said(g.clone(), "stefan forgo").table
    assert (kept.points[STEFAN], kept.coins[STEFAN]) == (0, coins("1 gold"))
    said(g, "stefan pay-fee")
    assert (t.points[STEFAN], t.coins[STEFAN]) == (3, coins(""))


def test_a41_latro_may_pay_his_own_fee_with_his_loot():
    t = a_table({"latro": "stefan", "portus-gold": "stefan"}, houses={"stefan": "workshop-1"})
    t.fees = coins("1 gold")
    said(chapter(t, play.send_latro, play.visit_portus), "chance roll gold silver", "stefan pay-fee")
    assert t.points[STEFAN] == 3


def test_a42_discards_are_kept_by_their_backs():
    gone = ALL_SLAVES.removesuffix(" slave-1")
    t = a_table(discards="weapon-1 slave-1", gone=gone.removeprefix("slave-1 "))
    said(begin(t, Drawing(STEFAN, SERVI, 1)), "chance draw slave-1")
    assert t.shuffles == (1, 0)
    assert t.discards[card("weapon-1")] == 1


def test_a43_without_a_card_no_coin_is_paid():
    t = a_table({"servi-bottom": "stefan"}, purses={"stefan": "3 gold"}, gone=SLAVES_BUT_ONE)
    g = chapter(t, play.visit_mercatus)
    assert offers(g) == ["buy-slaves 1", "buy-nothing"]
    assert reasons(g) == {"buy-slaves 2": "aquileia-why-too-few-cards", "buy-slaves 3": "aquileia-why-too-few-cards"}
    none = a_table({"servi-bottom": "stefan"}, purses={"stefan": "3 gold"}, gone=ALL_SLAVES)
    assert chapter(none, play.visit_mercatus).decision is None
    assert none.coins[STEFAN] == coins("3 gold")


def test_a44_theatre_cards_are_counted_one_by_one():
    t = a_table(houses={"stefan": "villa-white-6 villa-blue-4"})
    for name in ("white-blue", "white-purple", "blue-purple"):
        t.theatre[theatre(name)] = STEFAN
    assert scoring.cards_by_colour(t, STEFAN) == [2, 1, 0, 0]


def test_a45_who_has_nothing_to_exchange_gets_no_points():
    t = a_table({"pecunia": "stefan"}, purses={"stefan": "1 bronze"})
    assert chapter(t, play.visit_mercatus).decision is None
    assert t.points[STEFAN] == 0


def test_a46_the_exchanges_in_any_number_or_only_one():
    purse = {"stefan": "2 bronze 2 silver 1 gold"}
    g = chapter(a_table({"pecunia": "stefan"}, purses=purse), play.visit_mercatus)
    assert offers(g) == [*(f"trade {it.name}" for it in BOX.trades), "done"]
    said(g, "stefan trade silver-to-gold", "stefan trade bronze-to-silver", "stefan trade gold-to-bronze")
    assert g.table.coins[STEFAN] == coins("1 bronze 1 silver 1 gold")
    g = chapter(a_table({"pecunia": "stefan"}, purses=purse, pecunia_single_trade=True), play.visit_mercatus)
    assert said(g, "stefan trade gold-to-silver").decision is None


def test_a47_the_sites_and_what_they_cost_in_all():
    kinds = [it.kind for it in BOX.sites]
    assert [kinds.count(kind) for kind in range(3)] == [16, 8, 4]
    assert [sum(it.cost[metal] for it in BOX.sites) for metal in range(3)] == [40, 26, 25]
    assert sum(it.slaves for it in BOX.sites) == 30


def test_a48_the_beginning_a_purse_no_cards_no_points_and_a_start_player_by_lot_or_seat():
    g = a_game(4)
    t = g.table
    assert t.coins == [coins("2 bronze 1 silver 1 gold")] * 4
    assert (t.hands, t.points) == ([BOX.no_cards] * 4, [0] * 4)
    assert said(g, "chance start 2").table.start == CHICO
    assert a_game(4, start="first").table.start == STEFAN


def test_a49_the_hidden_card_of_a_round_without_racers_is_seen_by_nobody():
    g = said(chapter(a_table(open_laurel="white"), play.visit_stadium), "chance laurel blue")
    assert g.decision is None
    assert [event.facts(None) for event in g.events] == [{"laurel": laurel("white")}]
    assert "blue" not in json.dumps([seen(g, seat)["stadium"] for seat in (STEFAN, LISA, CHICO, LIVIA, None)])


def test_a50_without_a_slave_card_the_winner_of_the_fight_takes_the_points():
    t = a_table({"arena-a": "stefan", "arena-b": "lisa"}, gone=ALL_SLAVES)
    g = said(chapter(t, play.visit_arena), "chance roll bronze gold gold", "chance roll gold gold gold")
    said(g, "stefan done", "lisa done")
    assert g.decision is None
    assert (t.points[STEFAN], t.coins[LISA]) == (4, coins("2 bronze"))
    assert events(g)[-1] == "aquileia-event-no-card"


def test_a51_a_space_of_equi_et_arma_without_a_card_sells_nothing():
    t = a_table({"equi-left": "stefan"}, purses={"stefan": "1 bronze"})
    assert chapter(t, play.visit_mercatus).decision is None
    assert t.coins[STEFAN] == coins("1 bronze")
    rest = ARMS_AND_HORSES.replace("weapon-1 ", "", 1)
    last = a_table({"equi-left": "stefan"}, purses={"stefan": "1 bronze"}, market="weapon-1", gone=rest)
    said(chapter(last, play.visit_mercatus), "stefan buy")
    assert cards_left(last, ARMS) == 0
    assert sum(last.hands[STEFAN]) == 1  # there is no hidden card to go with it


def test_a52_a_victim_with_nothing_to_activate_is_not_asked_to_pay_again():
    t = a_table({"portus-gold": "stefan"}, purses={"stefan": "1 gold"}, houses={"stefan": "villa-blue-4"})
    g = chapter(t, play.visit_portus)
    assert g.decision is None
    assert t.coins[STEFAN] == coins("1 gold")


def test_a53_slaves_are_paid_card_by_card_until_the_cost_is_covered():
    t = a_table(
        {"forum-1": "stefan"},
        purses={"stefan": "2 bronze 2 silver 1 gold"},
        hands={"stefan": "slave-1 slave-2 slave-2"},
    )
    g = said(chapter(t, play.visit_forum), "stefan build villa-blue-10", "stefan pay slave-1")
    assert offers(g) == ["pay slave-2"]
    assert said(g, "stefan pay slave-2").decision is None
    assert t.hands[STEFAN][card("slave-2")] == 1
    assert t.houses[STEFAN] == 1 << site("villa-blue-10")


def test_a54_a_crest_that_is_left_over_goes_on_the_track_by_itself():
    g = said(placing(), "stefan place dolus", "lisa stop", "chico stop", "livia stop")
    said(g, "stefan place pecunia", "stefan place latro", "stefan place theatrum", "stefan place potentia")
    assert g.decision is None
    assert g.table.track == (LISA, CHICO, LIVIA, STEFAN)
    assert g.table.at[space("potentia")] == STEFAN
