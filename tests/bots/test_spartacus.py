"""How the bots play Spartacus: whole games without a slip, a win taken where there is one, honest `plain`."""

import random

import pytest

from ludus.bots import BOTS, find
from ludus.bots.spartacus.reckoning.duels import guess, odds, strength
from ludus.core.chance import Dealer
from ludus.core.ids import CHANCE, Seat
from ludus.games.spartacus import features
from ludus.games.spartacus.arena.verdict import Verdict
from ludus.games.spartacus.combat.fight import Fight
from ludus.games.spartacus.intrigue.turn import IntrigueTurn
from ludus.games.spartacus.market.phase import Market
from ludus.games.spartacus.play import Spartacus
from ludus.games.spartacus.reactions.moments import WIN_CHECK, Moment
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.schemes.schemes import PlayScheme
from ludus.games.spartacus.table.census import complaints
from ludus.games.spartacus.table.table import ARENA, INTRIGUE, MARKET
from ludus.games.spartacus.upkeep import Ledgers
from ludus.match import Match, Turn, play
from tests.games.spartacus.fights import a_duel
from tests.games.spartacus.tables import BOX, A, B, C, D, a_game, a_table, asset, begin, one_step

LENGTHS = ("quick", "standard", "long")
SCHEMING = ("scheme",)


def a_match(g: Spartacus) -> Match:
    """A match in which the game set by hand is being played."""
    match = Match.new("spartacus", g.table.seats, seed=1)
    match.game = g
    return match


def answer_of(g: Spartacus, seat: Seat, bot: str = "greedy", seed: int = 1) -> str:
    """What a bot says to what it is asked."""
    match = a_match(g)
    assert match.decision is not None
    return find(bot)(seed).choose(Turn(match, seat, match.decision, match.options(seat))).words


def step_of(g: Spartacus, seat: Seat, seed: int = 1) -> str | None:
    """What `greedy` does beside what is asked."""
    match = a_match(g)
    assert match.decision is not None
    option = find("greedy")(seed).propose(Turn(match, seat, match.decision, match.options(seat)))
    return None if option is None else option.words


def a_whole_game(bots: list[str], seed: int, length: str = "standard") -> Match:
    match = Match.new("spartacus", len(bots), seed=seed, options={"length": length})
    play(match, [find(name)(10 * seed + seat) for seat, name in enumerate(bots)])
    return match


# --- Whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_whole_game_without_an_illegal_choice(seats, length):
    match = a_whole_game(["greedy", "random", "greedy", "plain"][:seats], seed=5, length=length)
    assert match.outcome is not None
    assert not complaints(match.game.table)


def test_the_same_seed_plays_the_same_game():
    records = {a_whole_game(["greedy", "greedy", "plain"], seed=2).record() for _ in range(2)}
    assert len(records) == 1


def test_greedy_beats_random():
    assert all(a_whole_game(["random", "greedy", "random"], seed).outcome.winners == (1,) for seed in range(2))  # type: ignore[union-attr]


def test_every_question_of_the_game_has_an_answer():
    """A bot that knew no answer to a kind of question would raise."""
    kinds = set()
    for seed in range(3):
        match = Match.new("spartacus", 4, seed=seed)
        rng = random.Random(seed)
        greedy, plain = find("greedy")(seed), find("plain")(seed)
        while match.decision is not None and match.game.number < 300:
            seat = next(seat for seat in match.decision.seats if match.options(seat))
            turn = Turn(match, seat, match.decision, match.options(seat))
            assert greedy.choose(turn) in turn.options
            assert plain.choose(turn) in turn.options
            kinds.add(match.decision.kind)
            match.act(seat, rng.choice(turn.options))
    assert len(kinds) > 18


# --- Intrigue ----------------------------------------------------------------------------------------


def an_intrigue_turn(hand: str, influence: tuple[int, ...], **more: object) -> Spartacus:
    """The turn of A, who holds these cards."""
    t = a_table(assets=FIGHTERS, hands={A: hand}, influence=influence, phase=INTRIGUE, **more)  # type: ignore[arg-type]
    return begin(t, IntrigueTurn(A))


FIGHTERS = {A: "crixus attendant-1", B: "barca attendant-2", C: "kerza cook", D: "agron deserter"}


@pytest.mark.parametrize("seed", range(3))
def test_greedy_takes_a_win_in_one(seed):
    g = an_intrigue_turn("a-visitor-from-rome robbery labor-contract", (11, 6, 5, 4))
    assert answer_of(g, A, seed=seed) == "scheme a-visitor-from-rome"
    g.apply(A, next(option for option in g.options(A) if option.words == "scheme a-visitor-from-rome"))
    assert answer_of(g, A, seed=seed) == "target 0"


def test_greedy_pulls_down_the_leader():
    g = an_intrigue_turn("conspiracy", (11, 11, 4, 4))
    f = PlayScheme(A, g.table.hands[A][0])
    assert answer_of(begin(g.table, f), A) == "target 1"


def test_greedy_stops_a_house_about_to_win():
    t = a_table(assets={**FIGHTERS, B: "barca"}, hands={A: "empty-brothel"}, influence=(8, 12, 5, 5), phase=INTRIGUE)
    g = begin(t, Window(Moment(WIN_CHECK)))
    assert answer_of(g, A) == "play empty-brothel"


def test_greedy_foils_what_would_win_the_game_for_another():
    hands = {A: "whispered-rumors", B: "a-visitor-from-rome"}
    t = a_table(assets=FIGHTERS, hands=hands, influence=(7, 11, 5, 5), deals="off")
    g = begin(t, PlayScheme(B, t.hands[B][0]))
    g.apply(B, next(option for option in g.options(B) if option.words == "target 1"))
    assert answer_of(g, A) == "play whispered-rumors"


def test_greedy_sends_a_guard_against_harm():
    t = a_table(
        assets=FIGHTERS,
        hands={B: "incite-rebellion inside-information"},
        influence=(5, 6, 5, 5),
        guards=(2, 0, 0, 0),
        deals="off",
    )
    harm = begin(t, PlayScheme(B, BOX.copies[BOX.title_number["incite-rebellion"]][0]))
    harm.apply(B, next(option for option in harm.options(B) if option.words == "target 0"))
    assert answer_of(harm, A) == "send-guard"


def test_greedy_pays_for_support_it_wants():
    g = an_intrigue_turn("lend-me-your-ear", (8, 6, 5, 4), deals="on")
    g.apply(A, next(option for option in g.options(A) if option.verb == "scheme"))
    said = []
    while (step := step_of(g, A)) is not None:
        said.append(step)
        g.apply(A, next(option for option in g.free(A) if option.words == step))
    assert said[0].startswith("offer") and said[-1] == "send-offer" and "ask-support" in said
    taker = Seat(int(said[0].split()[1]))
    assert step_of(g, taker) in (f"accept {A}", f"decline {A}", f"offer {A}")


# --- Books and games ---------------------------------------------------------------------------------


def test_greedy_releases_the_least_gladiator_it_cannot_pay():
    t = a_table(assets={A: "crixus syrian-warrior-1", B: "barca"}, gold=(1, 9, 9, 9))
    assert answer_of(begin(t, Ledgers((A, B))), A) == "release syrian-warrior-1"


@pytest.mark.parametrize(("power", "assets", "guards"), (
    ("exhibition-match", "agron celt-warrior-1 celt-warrior-2 debtor-1", (0, 0, 0, 0)),
    ("legionnaire-patrol", "agron debtor-1", (3, 0, 0, 0)),
    ("duplicitous-dealings", "agron debtor-1 debtor-2 attendant-1", (0, 0, 0, 0)),
))  # fmt: skip
def test_greedy_uses_the_power_of_its_house_while_it_has_enough_to_spare(power, assets, guards):
    house = next(house.name for house in BOX.houses if power in house.powers)
    others = [other.name for other in BOX.houses if other.name != house]
    t = a_table(
        assets={**FIGHTERS, A: assets, D: "varro deserter"},
        hands={A: "joint-venture final-blow"},  # out of reach
        influence=(2, 2, 2, 2),
        guards=guards,
        houses=" ".join([house, *others]),
        phase=INTRIGUE,
    )
    assert answer_of(begin(t, IntrigueTurn(A)), A) == power


def test_greedy_buys_what_its_house_may_buy():
    """Nobody would help, but Solonius can pay for the missing point."""
    t = a_table(
        assets=FIGHTERS,
        hands={A: "a-visitor-from-rome"},
        influence=(5, 9, 9, 9),
        houses="solonius glaber tullius batiatus",
        phase=INTRIGUE,
    )
    g = begin(t, IntrigueTurn(A))
    assert answer_of(g, A) == "scheme a-visitor-from-rome"
    g.apply(A, next(option for option in g.options(A) if option.verb == "scheme"))
    assert answer_of(g, A) == "bribes-and-pandering 1"


def test_greedy_keeps_a_gladiator_ready_for_the_arena():
    t = a_table(
        assets={**FIGHTERS, A: "crixus celt-warrior-1 debtor-1"},
        houses="batiatus glaber tullius solonius",
        phase=INTRIGUE,
    )
    assert answer_of(begin(t, IntrigueTurn(A)), A) == "done"


def test_greedy_sells_a_gladiator_who_only_eats():
    t = a_table(
        assets={**FIGHTERS, A: "crixus celt-warrior-1 celt-warrior-2 debtor-1"},
        houses="solonius glaber tullius batiatus",
        phase=MARKET,
    )
    assert step_of(begin(t, Market()), A) == "sell celt-warrior-1"


def test_greedy_spares_its_own_and_kills_a_rival():
    for loser, words in ((A, "thumbs-up"), (B, "thumbs-down")):
        dice = ((1, 1, 0), (3, 3, 3)) if loser == A else ((3, 3, 3), (1, 1, 0))
        t = a_duel("crixus", "barca", dice=dice)
        t.phase = ARENA
        assert answer_of(begin(t, Verdict()), A) == words


def test_greedy_does_not_kill_whom_the_crowd_loves():
    t = a_duel("crixus", "barca", dice=((3, 3, 3), (1, 1, 0)))
    t.phase, t.favor[asset("barca")] = ARENA, 2
    assert answer_of(begin(t, Verdict()), A) == "thumbs-up"


# --- Chances -----------------------------------------------------------------------------------------


def test_the_better_fighter_is_likelier_to_win():
    g = begin(a_duel("spartacus", "celt-warrior-1"), Fight())
    assert odds(g, features.Entrant("spartacus"), features.Entrant("celt-warrior")).wins > 0.8
    assert guess(strength(BOX.market[asset("spartacus")]) - strength(BOX.market[asset("celt-warrior-1")])) > 0.8


def test_chances_are_the_same_from_both_sides_and_every_time():
    g = begin(a_duel("barca", "kerza"), Fight())
    one, other = features.Entrant("barca", ("sword",)), features.Entrant("kerza", ("helmet", "net"))
    chances = odds(g, one, other)
    assert odds(g, other, one) == chances.turned()
    assert odds(g, one, other) == chances


def test_a_trial_fight_leaves_the_table_alone():
    g = begin(a_duel("barca", "kerza"), Fight())
    before = g.key()
    odds(g, features.Entrant("hamilcar"), features.Entrant("kerza"))
    assert g.key() == before


# --- Plain -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_plain_never_schemes_or_bets(seats):
    match = a_whole_game(["plain"] * seats, seed=3)
    said = [words.split() for seat, words in match.log if seat != CHANCE]
    assert not [words for words in said if words[0] in SCHEMING]
    assert not [words for words in said if words[0].startswith("bet-") and words[1] != "0"]


def test_plain_bids_what_is_printed():
    match = a_whole_game(["plain"] * 4, seed=3)
    bids = [int(words.split()[1]) for seat, words in match.log if words.startswith("bid ")]
    assert max(bids) <= max(title.gold for title in BOX.market)


def test_plain_refuses_support():
    g = an_intrigue_turn("lend-me-your-ear", (8, 6, 5, 4), deals="on")
    g.apply(A, next(option for option in g.options(A) if option.verb == "scheme"))
    g.apply(A, next(option for option in g.options(A) if option.words == "ask 1"))
    assert answer_of(g, B, bot="plain") == "refuse"


def test_plain_plays_the_other_games_as_greedy_does():
    records = []
    for name in ("plain", "greedy"):
        match = Match.new("kampf", 2, seed=3)
        play(match, [find(name)(seat) for seat in range(2)])
        records.append(match.record())
    assert records[0] == records[1]


def test_the_bots_stand_in_order_of_strength():
    assert list(BOTS).index("random") < list(BOTS).index("plain") < list(BOTS).index("greedy")


# --- What the bots know ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_features_are_the_same_in_the_true_game_and_in_imagined_ones(seed):
    g, rng = a_game(), random.Random(seed)
    for _ in range(600):
        if g.decision is None:
            break
        one_step(g, rng)
        if g.chance is None and g.table.round and rng.random() < 0.1:
            seat = Seat(rng.randrange(4))
            imagined = g.reimagine(seat, Dealer(rng.randrange))
            assert what_it_may_know(g, seat) == what_it_may_know(imagined, seat)


def what_it_may_know(g: Spartacus, seat: Seat) -> list[object]:
    """Every number a bot may ask for, but for those of a scheme that it can only guess."""
    return [
        features.estates(g, seat),
        features.spendable(g, seat),
        features.offers(g, seat),
        features.draft(g, seat),
        features.offers_made(g, seat),
        features.open_promises(g, seat),
        features.moment_at_hand(g),
        features.scheme_at_hand(g),
        features.entrants(g),
        features.initiative_totals(g),
        features.not_invited(g),
        features.bets(g, seat),
    ]


def test_hidden_gold_is_not_told():
    t = a_table()
    t.gold_is_hidden = True
    g = begin(t, IntrigueTurn(A))
    assert [house.gold for house in features.estates(g, A)] == [9, None, None, None]
    assert [len(house.hand) for house in features.estates(g, B)] == [0, 0, 0, 0]
