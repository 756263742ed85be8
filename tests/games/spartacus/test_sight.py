"""What the page is told beside the bare table: terms of an offer, when it lapses, powers, reach and dice that hit."""

from ludus.games.spartacus.intrigue.turn import IntrigueTurn
from ludus.games.spartacus.market.auction import Auction
from ludus.games.spartacus.market.phase import Market
from ludus.games.spartacus.reactions.moments import LEDGERS, Moment
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.table.fighters import hits, which_hit
from ludus.games.spartacus.table.moves import lay_in_row
from ludus.games.spartacus.table.table import ARENA, INTRIGUE, MARKET, UPKEEP
from tests.games.spartacus.fights import a_turn
from tests.games.spartacus.tables import A, B, C, D, a_table, asset, begin, can_do, did, said

HOUSES = {A: "agron cook", B: "barca deserter", C: "varro debtor-1", D: "crixus debtor-2"}


def a_market(**more):
    return begin(a_table(**{"assets": HOUSES} | more), Market())


def seen(g, seat):
    return g.view(seat)


def terms(g, seat, other):
    return next(each for each in seen(g, seat)["terms"] if each["other"] == other)


def words_of(side, most):
    """The words a draft could be extended with, from the terms that were told."""
    return {
        *(f"{side}-gold {gold}" for gold in range(1, most["gold"] + 1)),
        *(f"{side}-asset {name}" for name in most["assets"]),
        *([f"{side}-guard"] if most["guards"] else []),
        *([f"{side}-support"] if most["support"] else []),
        *(f"{side}-promise {promise}" for promise in most["promises"]),
    }


def test_s36_it_is_looked_next_who_has_won_when_this_phase_ends_and_never_after_the_upkeep():
    g, told = a_market(), []
    for g.table.phase in (UPKEEP, INTRIGUE, MARKET, ARENA):
        told.append(seen(g, A)["next_check"])
    assert told == ["intrigue", "intrigue", "market", "arena"]


def test_the_terms_told_are_what_the_draft_then_offers():
    a_turn = begin(a_table(phase=INTRIGUE, deals="on", assets=HOUSES), IntrigueTurn(A))
    for g in (a_market(guards=(2, 1, 0, 0)), a_turn):
        told = terms(g, A, C)
        did(g, (A, "offer 2"))
        offered = {words for words in can_do(g, A) if words.startswith(("give-", "ask-"))}
        assert offered == words_of("give", told["gives"]) | words_of("ask", told["asks"])
        assert seen(g, A)["terms"] == []  # one draft at a time


def test_as_many_guards_can_be_put_into_an_offer_as_the_terms_say():
    g = a_market(guards=(2, 1, 0, 0))
    told = terms(g, A, B)
    assert (told["gives"]["guards"], told["asks"]["guards"]) == (2, 1)
    did(g, (A, "offer 1"), (A, "give-guard"), (A, "give-guard"), (A, "ask-guard"))
    assert not {"give-guard", "ask-guard"} & set(can_do(g, A))


def test_the_schemer_alone_is_told_what_the_scheme_still_takes():
    t = a_table(phase=INTRIGUE, hands={A: "a-visitor-from-rome"}, influence=(1, 9, 9, 9))
    g = begin(t, IntrigueTurn(A))
    said(g, (A, "scheme a-visitor-from-rome"))
    asked = g.prompt()
    assert asked is not None
    assert asked.facts() == {"seat": A, "gathered": 1, "card": asked.values[2], "needed": 6, "missing": 5}
    assert asked.facts(is_asked=False) == {"seat": A, "gathered": 1}


def test_the_last_discard_shows_what_is_printed_on_it():
    g = begin(a_table(phase=MARKET, assets=HOUSES), Market())
    did(g, (A, "sell agron"))
    printed = seen(g, B)["printed"]["market"]
    assert seen(g, B)["market"]["discards"][-1] == "agron" and printed["agron"]["kind"] == "gladiator"


def test_support_is_among_the_terms_while_a_scheme_seeks_it():
    t = a_table(phase=INTRIGUE, deals="on", hands={A: "a-visitor-from-rome"}, influence=(1, 9, 9, 9, 9, 9))
    g = begin(t, IntrigueTurn(A))
    assert not terms(g, A, B)["asks"]["support"]
    said(g, (A, "scheme a-visitor-from-rome"))
    assert terms(g, A, B)["asks"]["support"] and not terms(g, A, B)["gives"]["support"]
    assert terms(g, B, A)["gives"]["support"] and not terms(g, B, C)["gives"]["support"]


def test_there_are_no_terms_where_nobody_may_deal():
    g = begin(a_table(gold=(9, 9, 9, 0), hands={A: "destitute"}), Window(Moment(LEDGERS)))
    assert g.asked == (A,) and all(seen(g, seat)["terms"] == [] for seat in (A, B, C, D))
    assert a_market(deals="off").view(A)["terms"] == []


def test_a_spectator_is_told_no_terms_and_nobody_learns_hidden_gold_from_them():
    t = a_table(gold=(9, 3, 5, 0, 0, 0), phase=MARKET)
    t.gold_is_hidden = True
    lay_in_row(t, asset("agron"))
    g = begin(t, Auction((A, B, C, D), (0, 0, 0, 0)))
    assert seen(g, None)["terms"] == []
    asked = {each["other"]: each["asks"]["gold"] for each in seen(g, A)["terms"]}
    assert len(set(asked.values())) == 1  # the same for a full chest and an empty one


def test_an_offer_says_what_ends_it():
    g = a_market()
    did(g, (A, "offer 1"), (A, "ask-asset barca"), (A, "send-offer"))
    did(g, (A, "offer 2"), (A, "ask-gold 1"), (A, "send-offer"))
    assert {offer["until"] for offer in seen(g, A)["offers"]} == {"stalls", "market"}
    t = a_table(phase=INTRIGUE, deals="on", hands={A: "a-visitor-from-rome"}, influence=(1, 9, 9, 9, 9, 9))
    g = begin(t, IntrigueTurn(A))
    said(g, (A, "scheme a-visitor-from-rome"))
    did(g, (B, "offer 0"), (B, "give-support"), (B, "ask-gold 2"), (B, "send-offer"))
    assert [offer["until"] for offer in seen(g, A)["offers"]] == ["scheme"]
    assert seen(g, C)["offers"] == []


def test_every_house_shows_its_two_powers():
    g = begin(a_table(phase=INTRIGUE), IntrigueTurn(A))
    assert all(len(house["powers"]) == 2 for house in seen(g, B)["houses"])


def test_the_dice_that_hit_are_named_by_their_places():
    for attack, defence, ties in (
        ((6, 5, 2), (6, 4), False),
        ((6, 5, 2), (6, 4), True),
        ((4, 3), (), False),
        ((), (6,), False),
    ):
        places = which_hit(attack, defence, ties)
        assert len(places) == hits(attack, defence, ties)
    assert which_hit((6, 5, 2), (6, 4)) == (2,)
    assert which_hit((6, 5, 3), (6, 4)) == (2, 3)  # unmatched dice hit from 3 on
    assert which_hit((6, 5, 2), (6, 4), True) == (1, 2)


def test_the_arena_shows_whose_turn_it_is_and_how_far_he_strikes():
    g = a_turn("agron", "barca", gear=("trident-1", ""))
    turn = seen(g, C)["arena"]["turn"]
    assert (turn["fighter"], turn["has_moved"], turn["has_attacked"], turn["reach"]) == ("agron", False, False, 2)
    assert {"d5", "d6"} <= set(turn["in_reach"]) and "d4" not in turn["in_reach"]
    assert [fighter["reach"] for fighter in seen(g, C)["arena"]["fighters"]] == [2, 1]
    said(g, (A, "move c3"))
    assert seen(g, None)["arena"]["turn"]["has_moved"]


def test_the_boxes_say_what_they_pay():
    g = a_turn("agron", "barca")
    assert seen(g, None)["arena"]["payouts"] == {"victor-i": 1, "victor-ii": 1, "injury": 2, "decapitation": 2}
