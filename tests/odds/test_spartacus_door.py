"""The ways in to Spartacus' odds: words, mistakes, `ludus odds`, advice in a game, bets and worth."""

import json
import random
from typing import Any

import pytest

from ludus.cli import main
from ludus.core.ids import CHANCE, Seat
from ludus.games.spartacus import SPARTACUS
from ludus.odds import EXACT, SAMPLED, BadFighter, advise, fight, outlook, spartacus
from ludus.odds.spartacus import service
from ludus.odds.spartacus.bout import engine_game
from ludus.speech import LANGUAGES
from tests.odds.duels import bout_of, wander

MISTAKES = [
    ("Krixus", "There is no fighter and no equipment called 'krixus'.", "crixus"),
    ("Crixus sowrd", "There is no fighter and no equipment called 'sowrd'.", "sword"),
    ("Crixus sword axe", "'Crixus sword axe' has more than one weapon.", "sword / axe"),
    ("Crixus helmet shield", "has more than one armor.", "one weapon, one armor and one special"),
    ("Crixus net javelin", "has more than one special.", "net / javelin"),
    ("Crixus sword sword", "has more than one weapon.", "sword / sword"),
    ("sword", "'sword' names no fighter.", "Crixus sword helmet"),
    ("", "'' names no fighter.", "Crixus sword helmet"),
    ("Crixus Duro", "'Crixus Duro' names more than one fighter.", "crixus, duro"),
    ("Agron net", "There is only one agron.", "somebody else"),
]


WRITTEN = ["syrian-warrior net sword", "Syrian Warrior, sword + net", "NET sword syrian-warrior"]
BEFORE = [("invitation", "wins"), ("fighter", "wins"), ("equipment", "wins"), ("bet", "gold")]


@pytest.fixture
def shown(monkeypatch, capsys):
    monkeypatch.setenv("LUDUS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str):
        code = main(["odds", "spartacus", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.mark.parametrize("text, sentence, hint", MISTAKES)
def test_a_side_that_cannot_be_read_gets_a_sentence_and_a_hint(shown, text, sentence, hint):
    with pytest.raises(BadFighter) as caught:
        fight("spartacus", text, "Agron")
    assert sentence in str(caught.value) and hint in caught.value.hint
    code, out, err = shown(text, "Agron")
    assert (code, out) == (2, "")
    assert sentence in err.splitlines()[0] and hint in err.splitlines()[1]


@pytest.mark.parametrize(
    "text", ["syrian-warrior net sword", "Syrian Warrior, sword + net", "NET sword syrian-warrior"]
)
def test_a_fighter_can_be_written_in_any_order(text):
    assert bout_of(text, "Agron").one == ("syrian-warrior", ("sword", "net"))


def test_two_of_a_kind_can_fight_each_other():
    assert fight("spartacus", "syrian warrior", "syrian warrior").how == EXACT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fight_is_shown_in_words(shown, lang):
    for words in (("Crixus", "Agron"), ("Crixus sword helmet", "Agron net", "--quick")):
        code, out, err = shown(*words, "--lang", lang)
        assert (code, err) == (0, "")
        assert "odds-" not in out and "{" not in out and "█" in out


def test_what_is_shown_are_the_odds(shown):
    _, out, _ = shown("Crixus", "Spartacus")
    assert "37.4%" in out and "62.6%" in out and "Exact" in out and "3 gold" in out
    _, out, _ = shown("Crixus sword", "Spartacus", "--quick")
    assert "Sampled" in out and "from 300 fights" in out and "Sword" in out and "Sword I" not in out


def test_json_holds_everything(shown):
    _, out, _ = shown("Crixus", "Spartacus", "--json")
    told, answer = json.loads(out), fight("spartacus", "Crixus", "Spartacus")
    assert (told["how"], told["value"], told["chances"]) == (EXACT, answer.value, answer.chances)
    assert sum(row["chance"] for row in told["distribution"]) == pytest.approx(1)
    assert told["bets"]["victor-ii"]["price"] == pytest.approx(2 * (1 - answer.value))
    assert told["bets"]["victor-ii"]["best"] == 3 and told["bets"]["injury"]["best"] == 0


def test_a_fight_without_moving_can_be_asked_for(shown):
    _, out, _ = shown("attendant", "debtor", "--adjacent", "--json")
    assert json.loads(out)["value"] == pytest.approx(1 / 2)
    code, _, err = shown("attendant", "debtor", "--adjacent", "--no-crowd")
    assert code == 2 and "--adjacent" in err


# --- Advice in a game -------------------------------------------------------------------------------------


def games(kind: str, seed: str) -> Any:
    """A game played at random to a decision of a kind."""
    rng = random.Random(seed)
    for _ in range(20):
        g = SPARTACUS.new_game(3, SPARTACUS.read_settings({"deals": "off"}), SPARTACUS.load(SPARTACUS.data()))
        while g.decision is not None:
            if g.chance is not None:
                g.apply(CHANCE, g.chance.sample(lambda n: int(rng.random() * n)))
                continue
            seat = next(seat for seat in g.asked if g.options(seat))
            if g.decision.kind == kind and len(g.options(seat)) > 1:
                return g
            g.apply(seat, rng.choice(g.options(seat)))
    raise AssertionError(f"no {kind} came up")


@pytest.mark.parametrize("kind, unit", BEFORE)
def test_there_is_advice_before_a_fight(kind, unit):
    g = games(kind, kind)
    seat = next(seat for seat in g.asked if g.options(seat))
    advice = advise("spartacus", g, seat=seat)
    assert advice is not None and advice.unit == unit and advice.how in (EXACT, SAMPLED)
    assert [choice.option for choice in advice.choices] == g.options(seat)
    assert advice.value == max(choice.value for choice in advice.choices)
    if kind == "fighter":
        assert all(choice.value == 0 for choice in advice.choices if choice.option.verb == "stay-away")


def test_there_is_none_where_odds_say_nothing():
    assert advise("spartacus", games("house", "no")) is None


def test_in_a_fight_options_are_sampled_until_it_is_solved(fresh):
    bout = bout_of("attendant net shield", "convict helmet")
    g = engine_game(bout)
    first = advise("spartacus", g)
    assert first is not None and first.how == SAMPLED
    spartacus.wait_for_all()
    then = advise("spartacus", g)
    assert then is not None and (then.how, then.unit) == (EXACT, "wins") and then.bound < 1e-6
    assert outlook("spartacus", g) == pytest.approx(then.value, abs=1e-9)  # hold or throw, whichever is better


def test_advice_takes_the_best_option_and_gives_the_deciders_own_chance():
    bout = bout_of("titus sword net", "marius helmet net")
    service.insight(bout)
    for g in wander(bout, 60, "advice"):
        if g.chance is not None:
            continue
        for seat in g.asked:
            advice = advise("spartacus", g, seat=seat)
            assert advice is not None and advice.side == seat
            chance = outlook("spartacus", g)
            assert chance is not None
            assert advice.value == pytest.approx(chance if seat == 0 else 1 - chance, abs=1e-8)
            shares = [choice.share for choice in advice.choices if choice.share is not None]
            assert not shares or sum(shares) == pytest.approx(1, abs=1e-9)


def test_advice_does_not_look_at_sealed_answers():
    bout = bout_of("titus sword net", "marius helmet net")
    service.insight(bout)
    g = engine_game(bout)
    before = advise("spartacus", g, seat=1)
    for option in g.options(Seat(0)):
        twin = g.clone()
        twin.apply(Seat(0), option)
        assert advise("spartacus", twin, seat=1) == before


# --- Bets and auctions ------------------------------------------------------------------------------------


def test_a_bet_is_worth_its_chance_times_what_it_pays():
    bets = spartacus.fight("Crixus", "Spartacus").bets
    assert bets["victor-i"].price == pytest.approx(2 * bets["victor-i"].chance)
    assert bets["decapitation"].price == pytest.approx(3 * bets["decapitation"].chance)
    assert [name for name, bet in bets.items() if bet.best] == ["victor-ii"]


def test_while_bets_are_laid_every_box_has_its_chance():
    g = games("bet", "boxes")
    seat = next(seat for seat in g.asked if g.options(seat))
    advice, bout = advise("spartacus", g, seat=seat), spartacus.bout_at(g)
    assert advice is not None and bout is not None
    answer = service.at_once(bout)
    assert {each.box: each.chance for each in advice.boxes} == {box: bet.chance for box, bet in answer.bets.items()}
    assert all((each.margin > 0) == (advice.how == SAMPLED) for each in advice.boxes)
    earlier = advise("spartacus", games("fighter", "boxes"))
    assert earlier is not None and earlier.boxes == ()


def test_a_fighter_is_worth_at_least_what_the_bank_pays():
    weak = spartacus.worth("syrian-warrior", ["crixus", "spartacus"])
    assert weak.gold == 2 and weak.how == EXACT and weak.wins < 0.01
    strong = spartacus.worth("crixus", ["syrian-warrior", "celt-warrior"])
    assert strong.gold > 6.9  # he wins, three gold are won with him, and he can still be sold for four
    assert strong.against["syrian-warrior"] > 0.99
