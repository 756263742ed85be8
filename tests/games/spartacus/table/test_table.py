"""The table: looking, moving, copying, counting."""

import random

import pytest

from ludus.core.chance import Dealer
from ludus.core.ids import NO_SEAT
from ludus.games.spartacus.reactions.moments import LEDGERS, Moment
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.table import moves
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.moves import discard_from_hand, draw_intrigue, draw_market, into_hand
from ludus.games.spartacus.table.table import (
    CHAMPION,
    Agreed,
    copies_in_hand,
    count_slaves,
    hand_limit,
    is_champion,
    is_ready,
    others,
    owner_of,
    ready_fighters,
    ready_guards,
    ready_slaves,
)
from ludus.games.spartacus.table.terms import Goods, Offer, Promise
from tests.games.spartacus.tables import A, B, C, D, a_table, an_eventful_table, asset, begin

SHARED = ("box",)  # never changed


@pytest.mark.parametrize("field", [name for name in vars(a_table()) if name not in SHARED])
def test_every_field_is_in_the_copy_and_in_the_key(field):
    t = a_table()
    twin = t.copy()
    value = getattr(t, field)
    assert getattr(twin, field) == value
    changed = {int: 99, bool: not value, str: "other", tuple: (99,), list: [99], Agreed: Agreed("other")}[type(value)]
    setattr(twin, field, changed)
    assert twin.key() != t.key()
    if isinstance(value, list):
        assert t.copy().__dict__[field] is not value


def test_a_copy_is_equal_and_shares_no_list():
    t = an_eventful_table(random.Random(4))
    twin = t.copy()
    assert twin.key() == t.key()
    assert vars(twin).keys() == vars(t).keys()
    moves.lose_influence(twin, A)
    moves.receive(twin, B, 3)
    assert twin.key() != t.key()
    assert not complaints(t) and not complaints(twin)


def test_s38_influence_stays_on_the_track():
    t = a_table(influence=(11, 1, 12, 0))
    assert [moves.gain_influence(t, seat, 2) for seat in (A, C)] == [1, 0]
    assert [moves.lose_influence(t, seat, 2) for seat in (B, D)] == [1, 0]
    assert t.influence == [12, 0, 12, 0]


def test_s62_the_bank_never_runs_out():
    t = a_table()
    moves.receive(t, A, 1000)
    assert t.gold[A] == 1009 and t.bank < 0
    assert not complaints(t)


def test_s33_the_third_favor_makes_a_champion():
    t = a_table(assets={A: "agron"})
    assert [moves.add_favor(t, asset("agron")) for _ in range(4)] == [0, 0, 1, 0]
    assert is_champion(t, asset("agron")) and t.influence[A] == 5


def test_s33_a_champion_takes_his_influence_along_and_keeps_his_token():
    t = a_table(assets={A: "agron"}, champions="agron")
    moves.transfer(t, asset("agron"), B)
    assert t.influence[:2] == [3, 5]
    assert t.favor[asset("agron")] == CHAMPION and owner_of(t, asset("agron")) == B
    assert moves.discard_asset(t, asset("agron")) == 1
    assert t.influence[B] == 4 and t.favor[asset("agron")] == 0


def test_s39_naevia_counts_as_two_slaves_but_is_one_card():
    t = a_table(assets={A: "naevia cook"}, exhausted="cook")
    assert count_slaves(t, A) == 2 and len(ready_slaves(t, A)) == 1


def test_s20_slaves_can_fight_too():
    t = a_table(assets={A: "agron barca cook net-1"}, injured="barca")
    assert ready_fighters(t, A) == [asset("agron"), asset("cook")]


def test_gold_goes_from_house_to_house():
    t = a_table()
    moves.hand_gold(t, A, B, 4)
    assert t.gold[:2] == [5, 13]
    with pytest.raises(AssertionError):
        moves.hand_gold(t, A, B, 6)


def test_s46_an_injured_card_is_out_of_play():
    t = a_table(assets={A: "agron"})
    assert is_ready(t, asset("agron"))
    moves.injure(t, asset("agron"))
    assert not is_ready(t, asset("agron")) and ready_fighters(t, A) == []


def test_a_card_shown_to_one_seat_is_seen_by_it_alone():
    t = a_table(hands={A: "robbery robbery"})
    assert copies_in_hand(t, A, t.box.title_number["robbery"]) == 2
    moves.show(t, t.hands[A][1], 1 << C)
    g = begin(t, Window(Moment(LEDGERS)))
    seen = {seat: g.view(seat)["houses"][A]["seen"] for seat in others(t, A)}  # type: ignore[index]
    assert seen == {B: [], C: ["robbery"], D: []}


def test_cards_of_the_row_face_down_are_dealt_anew_for_those_who_did_not_look():
    t = a_table()
    for name in ("agron", "net-1"):
        moves.lay_in_row(t, asset(name))
    t.row_open, t.row_seen = 1, (0, 1 << C)
    g = begin(t, Window(Moment(LEDGERS)))
    rng = random.Random(2)
    rows = {seat: {g.reimagine(seat, Dealer(rng.randrange)).table.row for _ in range(30)} for seat in (B, C)}
    assert rows[C] == {t.row}
    assert len(rows[B]) > 10 and {row[0] for row in rows[B]} == {asset("agron")}


def test_nobody_owns_a_card_in_the_pile():
    assert owner_of(a_table(), asset("agron")) == NO_SEAT


def test_guards_are_laid_exhausted_traded_and_discarded():
    t = a_table(hands={A: "guard guard"}, guards=(1, 0, 0, 0))
    moves.lay_guard(t, A)
    moves.exhaust_guards(t, A, 1)
    assert ready_guards(t, A) == 1
    moves.transfer_guard(t, A, B)
    moves.discard_guard(t, B)
    assert (len(t.guards[A]), ready_guards(t, A), len(t.hands[A]), len(t.intrigue_discards)) == (1, 0, 1, 1)
    assert not complaints(t)


def test_hand_limit_follows_influence_at_the_moment():
    t = a_table(influence=(5, 9, 0, 12))
    assert [hand_limit(t, seat) for seat in (A, B, C, D)] == [4, 5, 3, 6]


def test_a_row_is_dealt_opened_and_cleared():
    t = a_table()
    for name in ("agron", "net-1"):
        moves.lay_in_row(t, asset(name))
    g = begin(t, Window(Moment(LEDGERS)))
    t.row_seen = (0, 1 << C)
    assert [g.view(seat)["row"] for seat in (A, C, None)] == [[None, None], [None, "net-1"], [None, None]]
    t.row_open = 1
    assert g.view(None)["row"] == ["agron", None]
    moves.acquire(t, A, moves.take_from_row(t))
    assert (t.row, list(t.row_seen)) == ((asset("net-1"),), [1 << C])
    assert not complaints(t)


def test_hidden_gold_and_private_offers_are_shown_to_those_concerned_only():
    t = a_table(assets={A: "agron"}, hands={A: "robbery"})
    g = begin(t, Window(Moment(LEDGERS)))
    t.gold_is_hidden = True
    t.aside[A] = 2
    t.offers = (Offer(A, B, Goods(gold=2), Goods(assets=(asset("agron"),))),)
    t.promises = (Promise(A, B, 1, 1),)
    gold = {seat: [house["gold"] for house in g.view(seat)["houses"]] for seat in (A, C)}  # type: ignore[attr-defined]
    assert gold == {A: [9, None, None, None], C: [None, None, 9, None]}
    assert [len(g.view(seat)["offers"]) for seat in (A, B, C, None)] == [1, 1, 0, 0]  # type: ignore[arg-type]
    assert "robbery" in str(g.view(A)) and "robbery" not in str(g.view(B))


def test_the_census_complains_when_something_is_missing():
    t = a_table(assets={A: "agron"})
    t.assets[A] = ()
    t.gold[B] += 1
    t.influence[C] = 13
    assert len(complaints(t)) == 3


def test_an_empty_market_is_made_anew_from_its_discards():
    t = a_table()
    last, *rest = t.market_pile
    t.market_pile, t.market_discards = (last,), tuple(rest)
    moves.lay_in_row(t, last)
    draw = draw_market(t)
    assert draw is not None and draw.shuffle == 1
    moves.lay_in_row(t, rest[0])
    assert (t.market_shuffles, len(t.market_pile), t.market_discards) == (1, len(rest) - 1, ())


def test_there_is_nothing_to_draw_when_every_card_is_elsewhere():
    t = a_table()
    t.intrigue_pile = t.market_pile = ()
    assert draw_intrigue(t) is None and draw_market(t) is None


def test_copies_are_alike_whoever_had_seen_one_has_seen_one_less():
    t = a_table(hands={A: "destitute destitute"})
    first, second = t.hands[A]
    t.seen[first], t.seen[second] = 1 << B, 1 << C | 1 << D
    discard_from_hand(t, A, t.box.title_number["destitute"])
    assert t.seen[second] == 0
    t = a_table(hands={A: "destitute destitute"})
    t.seen[first] = t.seen[second] = 1 << B
    discard_from_hand(t, A, t.box.title_number["destitute"])
    assert t.seen[second] == 1 << B


def test_a_hand_dealt_anew_is_as_likely_to_hold_any_unseen_card():
    t = a_table(hands={A: "robbery"})
    g = begin(t, Window(Moment(LEDGERS)))
    t.seen = [0] * len(t.box.intrigue)
    robbery = t.hands[A][0]
    rng = random.Random(5)
    held = {g.reimagine(B, Dealer(rng.randrange)).table.hands[A][0] for _ in range(1500)}
    assert len(held) == len(t.intrigue_pile) + 1
    t.seen[robbery] = 1 << B
    assert {g.reimagine(B, Dealer(rng.randrange)).table.hands[A] for _ in range(20)} == {(robbery,)}


def test_a_pile_that_runs_out_is_made_anew_from_its_discards():
    t = a_table(seats=3)
    last, *rest = t.intrigue_pile
    t.intrigue_pile, t.intrigue_discards = (last,), tuple(rest)
    into_hand(t, A, last)
    assert (len(t.intrigue_pile), t.intrigue_shuffles) == (0, 0)
    draw = draw_intrigue(t)
    assert draw is not None and draw.shuffle == 1 and len(draw.outcomes()) == len(rest)
    assert t.intrigue_discards == tuple(rest)  # asking changes nothing
    into_hand(t, A, rest[4])
    assert t.intrigue_shuffles == 1
    assert t.intrigue_discards == ()
    assert len(t.intrigue_pile) == len(rest) - 1
