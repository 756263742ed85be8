"""How the bots bargain: support, invitations and lives are bought and sold, words kept or broken, and remembered."""

import pytest

from ludus.bots import find
from ludus.bots.spartacus.reckoning.trust import HONOUR, honour, trust
from ludus.core.ids import Seat
from ludus.games.spartacus.arena.invitations import Invitations
from ludus.games.spartacus.arena.verdict import Verdict
from ludus.games.spartacus.intrigue.turn import IntrigueTurn
from ludus.games.spartacus.play import Spartacus
from ludus.games.spartacus.table.table import ARENA, INTRIGUE
from ludus.games.spartacus.table.terms import BROKEN, INVITE, KEPT, SPARE, SUPPORT, Promise
from ludus.match import Match, Turn
from ludus.speech import Speech
from tests.games.spartacus.fights import a_duel
from tests.games.spartacus.tables import A, B, C, D, a_table, begin, did, said

HOUSES = {A: "crixus attendant-1", B: "barca attendant-2", C: "kerza cook", D: "agron deserter"}


def turn_of(g: Spartacus, seat: Seat) -> Turn:
    match = Match.new("spartacus", g.table.seats, seed=1)
    match.game = g
    assert match.decision is not None
    return Turn(match, seat, match.decision, match.options(seat))


def answer_of(g: Spartacus, seat: Seat) -> str:
    return find("greedy")(1).choose(turn_of(g, seat)).words


def step_of(g: Spartacus, seat: Seat) -> str | None:
    option = find("greedy")(1).propose(turn_of(g, seat))
    return None if option is None else option.words


def steps_of(g: Spartacus, seat: Seat) -> list[str]:
    """All a bot does beside what is asked, one thing after the other."""
    done: list[str] = []
    while (step := step_of(g, seat)) is not None:
        done.append(step)
        did(g, (seat, step))
        assert len(done) < 20
    return done


def a_scheme(gold: int = 9, influence: tuple[int, ...] = (8, 6, 5, 4)) -> Spartacus:
    """A seeks support for a scheme beyond its reach."""
    hands = {A: "lend-me-your-ear"}
    t = a_table(assets=HOUSES, hands=hands, influence=influence, phase=INTRIGUE, deals="on", gold=(gold, 9, 9, 9))
    g = begin(t, IntrigueTurn(A))
    said(g, (A, "scheme lend-me-your-ear"))
    return g


# --- Support -----------------------------------------------------------------------------------------


def test_gold_is_offered_for_support():
    steps = steps_of(a_scheme(), A)
    assert steps[0].startswith("offer") and steps[1].startswith("give-gold")
    assert steps[2:4] == ["ask-support", "send-offer"]


def test_a_house_without_gold_gives_its_word_for_support():
    steps = steps_of(a_scheme(gold=1), A)
    assert steps[1:4] == ["give-promise support", "ask-support", "send-offer"]


def test_support_is_offered_for_gold():
    steps = steps_of(a_scheme(), B)
    assert steps[:2] == ["offer 0", "give-support"] and steps[2].startswith("ask-gold") and steps[3] == "send-offer"


@pytest.mark.parametrize("level", ["greedy", "champion"])
def test_a_house_that_promised_its_support_gives_it_where_that_costs_little(level):
    def answer(*promises: Promise) -> str:
        g = a_scheme(influence=(8, 6, 5, 4))
        g.table.promises = promises
        said(g, (A, "ask 1"))
        return find(level)(1).choose(turn_of(g, B)).words

    assert answer() == "refuse"
    assert answer(Promise(B, A, SUPPORT, 1)) == "support"
    assert answer(Promise(B, C, SUPPORT, 1)) == "refuse"


def test_nobody_offers_the_same_support_twice():
    g = a_scheme()
    assert "send-offer" in steps_of(g, B)
    did(g, (A, "decline 1"))
    assert step_of(g, B) is None


@pytest.mark.parametrize(("price", "answer"), [(1, "accept 1"), (9, "decline 1")])
def test_support_is_bought_where_it_is_worth_its_price(price, answer):
    g = a_scheme()
    did(g, (B, "offer 0"), (B, "give-support"), (B, f"ask-gold {price}"), (B, "send-offer"))
    assert step_of(g, A) == answer


# --- Invitations -------------------------------------------------------------------------------------


def the_games(*promises: Promise, **assets: str) -> Spartacus:
    """A holds the games."""
    t = a_table(assets={**HOUSES, **{Seat("ABCD".index(who)): names for who, names in assets.items()}}, phase=ARENA)
    t.promises = promises
    return begin(t, Invitations())


def test_a_house_with_a_strong_fighter_pays_to_be_invited():
    g = the_games(A="celt-warrior-1", B="theokoles", C="kerza", D="debtor-1")
    assert steps_of(g, B) == ["offer 0", "give-gold 2", "ask-promise invite", "send-offer"]


def test_a_host_takes_money_for_what_he_does_anyway():
    steps = steps_of(the_games(), A)
    assert steps[1:] == ["give-promise invite", "ask-gold 1", "send-offer"]
    assert steps[0] == f"offer {answer_of(the_games(), A).split()[1]}"


def test_a_promise_to_invite_is_kept_if_it_costs_little():
    first = answer_of(the_games(), A)
    promised = {guest: answer_of(the_games(Promise(A, guest, INVITE, 1)), A) for guest in (B, C, D)}
    assert first == "invite 2"
    assert promised == {guest: f"invite {guest}" for guest in (B, C, D)}


# --- Lives -------------------------------------------------------------------------------------------


def a_verdict(loser: str, host: Seat, *promises: Promise) -> Spartacus:
    """A's Crixus has beaten a fighter of B."""
    t = a_duel("crixus", loser, dice=((3, 3, 3), (1, 1, 0)))
    t.phase, t.host, t.promises = ARENA, host, promises
    return begin(t, Verdict())


def test_a_house_pays_for_the_life_of_its_fighter():
    assert steps_of(a_verdict("barca", A), B) == ["offer 0", "give-gold 2", "ask-promise spare", "send-offer"]


def test_a_host_sells_a_life_and_keeps_his_word():
    g = a_verdict("barca", A)
    assert answer_of(g, A) == "thumbs-down"
    steps_of(g, B)
    did(g, (A, str(step_of(g, A))))
    assert g.table.promises[0].what == SPARE
    assert answer_of(g, A) == "thumbs-up"


def test_a_host_breaks_his_word_where_that_is_worth_more():
    assert answer_of(a_verdict("theokoles", A, Promise(A, B, SPARE, 1)), A) == "thumbs-down"


# --- Why ---------------------------------------------------------------------------------------------


def reason_of(g: Spartacus, seat: Seat) -> str:
    """What `greedy` says of its choice."""
    bot, turn = find("greedy")(1), turn_of(g, seat)
    reason = bot.explain(turn, bot.choose(turn))
    assert reason is not None
    match = Match.new("spartacus", g.table.seats, seed=1)
    return Speech("en", match.lexicon(), ("Ana", "Bea", "Cem", "Dora")).reason(reason, bot.choose(turn))


def test_a_word_that_is_kept_is_the_reason():
    assert "I had given Dora my word" in reason_of(the_games(Promise(A, D, INVITE, 1)), A)
    assert "my word" not in reason_of(the_games(), A)
    assert "I had given Bea my word" in reason_of(a_verdict("barca", A, Promise(A, B, SPARE, 1)), A)


def test_a_word_that_is_broken_is_told_beside_what_was_worth_more():
    told = reason_of(a_verdict("theokoles", A, Promise(A, B, SPARE, 1)), A)
    assert "weakens a rival more than it costs me" in told and "my word to Bea is worth less to me" in told


# --- Remembering -------------------------------------------------------------------------------------


def test_whoever_broke_his_word_is_trusted_less_and_those_he_broke_it_to_trust_him_least():
    fresh, kept = the_games(), the_games(Promise(A, B, INVITE, 1, KEPT))
    broken = the_games(Promise(A, B, INVITE, 1, BROKEN))
    assert trust(turn_of(kept, B), A) > trust(turn_of(fresh, B), A) > trust(turn_of(broken, C), A)
    assert trust(turn_of(broken, C), A) > trust(turn_of(broken, B), A)


def test_nobody_pays_for_the_word_of_one_who_never_kept_it():
    def sold(*promises: Promise) -> str | None:
        g = the_games(*promises, B="theokoles")
        did(g, (A, "offer 1"), (A, "give-promise invite"), (A, "ask-gold 2"), (A, "send-offer"))
        return step_of(g, B)

    assert sold() == "accept 0"
    assert sold(*(Promise(A, B, INVITE, 1, BROKEN) for _ in range(4))) == "decline 0"


def test_little_honour_is_owed_to_one_without():
    assert honour(turn_of(the_games(), A), B) == HONOUR
    assert honour(turn_of(the_games(Promise(B, A, INVITE, 1, BROKEN)), A), B) < HONOUR
    liar = tuple(Promise(B, A, INVITE, 1, BROKEN) for _ in range(4))
    assert answer_of(a_verdict("barca", A, Promise(A, B, SPARE, 1)), A) == "thumbs-up"
    assert answer_of(a_verdict("barca", A, *liar, Promise(A, B, SPARE, 1)), A) == "thumbs-down"
