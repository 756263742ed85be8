"""Bargaining with bots: every offer is answered, prices are countered, and no exchange of offers goes on for ever."""

import random
from collections import Counter
from typing import Any

import pytest

from ludus.bots import BOTS, find
from ludus.bots.spartacus.deals import deals, haggling, honest
from ludus.bots.spartacus.deals.haggling import MOST_OFFERS
from ludus.core.ids import Seat
from ludus.games.spartacus.arena.invitations import Invitations
from ludus.games.spartacus.arena.verdict import Verdict
from ludus.games.spartacus.deals.deals import end_phase
from ludus.games.spartacus.intrigue.turn import IntrigueTurn
from ludus.games.spartacus.market.stalls import open_stalls
from ludus.games.spartacus.play import Spartacus
from ludus.games.spartacus.schemes.support import Preparation
from ludus.games.spartacus.table.table import ARENA, INTRIGUE, MARKET
from ludus.games.spartacus.table.terms import INVITE, NO_INVITE, SPARE, SUPPORT, Promise
from ludus.match import Match, Turn, play
from ludus.match.players import confer, is_still_asked
from tests.games.spartacus.fights import a_duel
from tests.games.spartacus.tables import A, B, C, D, a_table, asset, begin, did, said

HOUSES = {A: "crixus attendant-1", B: "barca attendant-2", C: "kerza cook", D: "agron deserter"}
LEVELS = ("novice", "lanista", "champion", "plain", "greedy")


def a_match(g: Spartacus) -> Match:
    match = Match.new("spartacus", g.table.seats, seed=1)
    match.game = g
    return match


def turn_of(g: Spartacus, seat: Seat) -> Turn:
    match = a_match(g)
    assert match.decision is not None
    return Turn(match, seat, match.decision, match.options(seat))


def step_of(g: Spartacus, seat: Seat, bot: str = "greedy", seed: int = 1) -> str | None:
    option = find(bot)(seed).propose(turn_of(g, seat))
    return None if option is None else option.words


def steps_of(g: Spartacus, seat: Seat, bot: str = "greedy") -> list[str]:
    """All a bot does beside what is asked, one thing after the other."""
    done: list[str] = []
    while (step := step_of(g, seat, bot)) is not None:
        done.append(step)
        did(g, (seat, step))
        assert len(done) < 20
    return done


def answer_of(g: Spartacus, seat: Seat, bot: str = "plain") -> str:
    return find(bot)(1).choose(turn_of(g, seat)).words


def the_market(gold: tuple[int, ...] = (9,) * 4, **assets: str) -> Spartacus:
    t = a_table(
        assets={**HOUSES, **{Seat("ABCD".index(who)): names for who, names in assets.items()}}, phase=MARKET, gold=gold
    )
    g = begin(t, Invitations())
    g.stack.clear()
    open_stalls(g)
    g.settle()
    return g


def an_intrigue_turn() -> Spartacus:
    return begin(a_table(assets=HOUSES, phase=INTRIGUE, deals="on"), IntrigueTurn(A))


def the_games(*promises: Promise, **assets: str) -> Spartacus:
    """A holds the games."""
    t = a_table(assets={**HOUSES, **{Seat("ABCD".index(who)): names for who, names in assets.items()}}, phase=ARENA)
    t.promises = promises
    return begin(t, Invitations())


def offered(g: Spartacus, maker: Seat, taker: Seat, *terms: str) -> Spartacus:
    did(g, (maker, f"offer {taker}"), *((maker, words) for words in terms), (maker, "send-offer"))
    return g


# --- Every offer is answered -------------------------------------------------------------------------


class Pest:
    """Makes an offer of whatever can be offered, to whomever it can, at every decision."""

    def __init__(self, match: Match, seat: Seat, rng: random.Random) -> None:
        self.match = match
        self.seat = seat
        self.rng = rng
        self.made: Counter[str] = Counter()

    def offer(self, kind: str) -> None:
        openings = [option for option in self.match.free(self.seat) if option.verb == "offer"]
        if not openings:
            return
        self.match.act(self.seat, self.rng.choice(openings))
        for side in ("give-", "ask-"):
            able = [option for option in self.match.free(self.seat) if option.verb.startswith(side)]
            if able:
                verb = self.rng.choice(sorted({option.verb for option in able}))
                self.match.act(self.seat, self.rng.choice([option for option in able if option.verb == verb]))
        sent = [option for option in self.match.free(self.seat) if option.verb == "send-offer"]
        self.match.act(self.seat, sent[0] if sent else "drop-offer")
        self.made[kind] += len(sent)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_answers_every_offer_at_every_decision(name):
    match = Match.new("spartacus", 3, seed=4, options={"length": "quick", "offers": 5})
    bots = {seat: find(name)(seat) for seat in (1, 2)}
    minds = [find("plain")(seat) for seat in range(3)]  # who decide: this is about offers
    pest = Pest(match, Seat(0), random.Random(name))
    while (decision := match.decision) is not None:
        for _ in range(2):
            if is_still_asked(match, decision):
                pest.offer(decision.kind)
                for _ in confer(match, bots, decision):
                    pass
                view: Any = match.view(0)
                for mine in view["offers"]:
                    assert mine["taker"] == 0, (decision, mine)
                    match.act(0, f"decline {mine['maker']}")
        if is_still_asked(match, decision):
            seat = match.owing[0]
            match.act(seat, minds[seat].choose(Turn(match, seat, decision, match.options(seat))))
    assert sum(pest.made.values()) > 30 and len(pest.made) > 4, pest.made


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_makes_more_offers_in_a_phase_than_its_own_limit(level):
    match = Match.new("spartacus", 4, seed=5, options={"length": "quick", "offers": 5})
    made: Counter[tuple[object, ...]] = Counter()
    play(match, [find(level)(seat) for seat in range(4)])
    whole = Match.new("spartacus", 4, seed=5, options={"length": "quick", "offers": 5})
    for act in match.acts:
        view = whole.view(None)
        made[view["round"], view["phase"], act.seat] += act.words == "send-offer"
        whole.act(act.seat, act.words)
    assert 0 < max(made.values()) <= MOST_OFFERS


@pytest.mark.parametrize(("trader", "level"), [(deals, "greedy"), (deals, "champion"), (honest, "novice")])
def test_an_offer_refused_twice_is_declined_at_once(monkeypatch, trader, level):
    g = an_intrigue_turn()
    for _ in range(2):
        offered(g, A, B, "give-promise no-foil", "ask-gold 5")
        did(g, (B, "decline 0"))
    offered(g, A, B, "give-promise no-foil", "ask-gold 5")
    name = "gain" if trader is honest else "gain_by_accepting"
    monkeypatch.setattr(trader, name, lambda *of: pytest.fail("it was thought about again"))
    assert step_of(g, B, level) == "decline 0"


def test_what_was_refused_is_forgotten_with_the_phase_and_known_to_its_two_houses_only():
    g = offered(an_intrigue_turn(), A, B, "give-promise no-foil", "ask-gold 5")
    did(g, (B, "decline 0"))
    match = a_match(g)
    assert [len(match.imagine(seat, 1).table.refused) for seat in range(4)] == [1, 1, 0, 0]
    end_phase(g)
    assert g.table.refused == ()


@pytest.mark.parametrize("level", ["greedy", "champion"])
def test_the_same_offer_gets_the_same_answer_while_a_decision_stands(level):
    answers = set()
    for seed in range(6):
        g = offered(an_intrigue_turn(), A, B, "give-gold 2", "ask-promise no-foil")
        answers.add(step_of(g, B, level, seed))
    assert len(answers) == 1


# --- Countering --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_price_that_is_a_little_low_is_countered(level):
    for gold in range(1, 9):
        g = offered(the_market(B="barca varro attendant-2"), A, B, f"give-gold {gold}", "ask-asset varro")
        if (step := step_of(g, B, level)) == "offer 0":
            break
        assert step == "decline 0"
    assert steps_of(g, B, level)[:2] == ["offer 0", "give-asset varro"]
    made = g.table.offers[0]
    assert (made.maker, made.taker, made.gives.assets) == (B, A, (asset("varro"),))
    assert made.asks.gold > gold
    did(g, (A, "accept 1"))
    assert asset("varro") in g.table.assets[A]


def test_nothing_is_given_for_nothing():
    g = offered(the_market(), A, B, "ask-gold 1")
    assert {step_of(g, B, level) for level in LEVELS} == {"decline 0"}


def test_a_house_offers_no_terms_that_were_refused_before():
    g = the_market(A="attendant-1", B="barca varro attendant-2", C="cook", D="deserter")
    first = steps_of(g, A, "plain")
    assert first[:1] == ["offer 1"] and first[-1] == "send-offer"
    did(g, (B, "decline 0"))
    assert steps_of(g, A, "plain") == []


# --- Wishes in the market ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_house_without_a_gladiator_asks_for_one_in_the_market(level):
    g = the_market((20, 9, 9, 9), A="attendant-1", B="barca varro celt-warrior-1 attendant-2")
    steps = steps_of(g, A, level)
    assert [words.split()[0] for words in steps[:4]] == ["offer", "give-gold", "ask-asset", "send-offer"] or (
        [words.split()[0] for words in steps[:4]] == ["offer", "ask-asset", "give-gold", "send-offer"]
    )


# --- Plain: simple and honest ------------------------------------------------------------------------


def test_plain_takes_an_even_exchange_and_asks_more_for_a_worse_one():
    printed = a_table().box.market[asset("varro")].gold
    for gold, wanted in ((printed, "accept 0"), (printed - 1, "offer 0")):
        g = offered(
            the_market((20, 9, 9, 9), B="barca varro attendant-2"), A, B, f"give-gold {gold}", "ask-asset varro"
        )
        assert step_of(g, B, "plain") == wanted


def test_plain_never_gives_its_last_gladiator_or_its_last_coins():
    g = offered(the_market((20, 9, 9, 9), B="barca attendant-2"), A, B, "give-gold 20", "ask-asset barca")
    assert step_of(g, B, "plain") == "decline 0"
    g = offered(the_market((9, 4, 9, 9), A="crixus attendant-1"), A, B, "give-asset crixus", "ask-gold 3")
    assert step_of(g, B, "plain") == "decline 0"


def test_plain_pays_to_be_invited_and_for_the_life_of_its_fighter():
    assert steps_of(the_games(), B, "plain") == ["offer 0", "give-gold 1", "ask-promise invite", "send-offer"]
    t = a_duel("crixus", "barca", dice=((3, 3, 3), (1, 1, 0)))
    t.phase, t.host = ARENA, A
    assert steps_of(begin(t, Verdict()), B, "plain")[2] == "ask-promise spare"


def test_nobody_pays_twice_for_the_same_word():
    for level in LEVELS:
        g = the_games(Promise(A, B, INVITE, 1), A="celt-warrior-1", B="theokoles", C="kerza", D="debtor-1")
        assert steps_of(g, B, level) == []


def a_scheme() -> Spartacus:
    t = a_table(
        assets=HOUSES,
        hands={A: "lend-me-your-ear"},
        influence=(8, 6, 5, 4),
        phase=INTRIGUE,
        deals="on",
        gold=(9, 9, 9, 9),
    )
    g = begin(t, IntrigueTurn(A))
    said(g, (A, "scheme lend-me-your-ear"))
    assert isinstance(g.stack[-1], Preparation)
    return g


def test_plain_sells_its_support_but_not_to_whoever_is_about_to_win():
    assert steps_of(a_scheme(), C, "plain") == ["offer 0", "give-support", "ask-gold 2", "send-offer"]
    g = a_scheme()
    g.table.influence[A] = g.table.box.win_at - 1
    assert steps_of(g, C, "plain") == []


def test_plain_keeps_its_word():
    assert answer_of(the_games(Promise(A, D, INVITE, 1)), A) == "invite 3"
    assert answer_of(the_games(Promise(A, B, NO_INVITE, 1)), A) != "invite 1"
    g = a_scheme()
    g.table.promises = (Promise(C, A, SUPPORT, 1),)
    said(g, (A, "ask 2"))
    assert answer_of(g, C) == "support"
    t = a_duel("crixus", "barca", dice=((3, 3, 3), (1, 1, 0)))
    t.phase, t.host, t.promises = ARENA, A, (Promise(A, B, SPARE, 1),)
    assert answer_of(begin(t, Verdict()), A) == "thumbs-up"


def test_a_bot_counts_what_it_thought_better_of_among_its_offers():
    g = an_intrigue_turn()
    for _ in range(MOST_OFFERS):
        g.table.offers_made[B] += 1
    offered(g, A, B, "give-gold 1", "ask-promise no-foil")
    assert not haggling.may_offer(g, B, A, haggling.Terms(g.table.offers[0].asks, g.table.offers[0].gives))
