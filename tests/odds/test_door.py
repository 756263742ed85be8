"""The ways in: fighters in words, mistakes with a hint, and `ludus odds`."""

import json
import pickle
import shutil

import pytest

from ludus.cli import main
from ludus.core.dataset import SHIPPED
from ludus.core.errors import UnknownGame
from ludus.odds import BadFighter, fight
from ludus.odds.kampf import Ending
from ludus.odds.problems import PROBLEMS
from ludus.speech import LANGUAGES, Speech
from tests.speech.messages import variables

RED, YELLOW = "2 sword 1 net 1 prong", "1 spear 2 sword 1 shield"

MISTAKES = [
    ("5 sword", "A team of 5 is too large.", "4 gladiators"),
    ("3 sword 2 net", "A team of 5 is too large.", "4 gladiators"),
    ("", "A side has no fighters.", RED),
    ("0 sword", "A side has no fighters.", RED),
    ("2 sord", "There is no fighter called 'sord'.", "sword"),
    ("lion", "There is no fighter called 'lion'.", "lion-a, lion-b, lion-c, lion-d"),
    ("xyz", "There is no fighter called 'xyz'.", "spear, net, sword"),
    ("lion-a lion-b", "'lion-a lion-b' is more than a team or an animal.", "one team, or one animal"),
    ("lion-a bear-a 2 sword", "is more than a team or an animal.", "one team, or one animal"),
    ("2 2 sword", "'2 2' does not say how many of whom.", RED),
    ("sword 2", "'2' does not say how many of whom.", RED),
]


@pytest.fixture
def shown(monkeypatch, capsys):
    monkeypatch.setenv("LUDUS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str):
        code = main(["odds", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.mark.parametrize("text", ["2 sword 1 net 1 prong", "1 prong, 2 swords + 1 net", "SWORD sword net prong"])
def test_a_team_can_be_written_in_any_order(text):
    assert fight("kampf", text, "lion-a") is fight("kampf", RED, "lion-a")


@pytest.mark.parametrize("text, sentence, hint", MISTAKES)
def test_a_side_that_cannot_be_read_gets_a_sentence_and_a_hint(shown, text, sentence, hint):
    with pytest.raises(BadFighter) as caught:
        fight("kampf", YELLOW, text)
    assert sentence in str(caught.value) and hint in caught.value.hint
    for words in ((YELLOW, text), (text, YELLOW)):
        code, out, err = shown("kampf", *words)
        assert (code, out) == (2, "")
        assert sentence in err.splitlines()[0] and hint in err.splitlines()[1]


@pytest.mark.parametrize("a, stones, most", [(RED, "2", "0 to 1"), (RED, "-1", "0 to 1"), ("bear-a", "3", "0 to 2")])
def test_stones_that_cannot_lie_there_are_refused(shown, a, stones, most):
    code, _, err = shown("kampf", a, YELLOW, "--stones-a", stones)
    assert code == 2
    assert f"{stones} stones cannot lie on '{a}'." in err and most in err


def test_a_mistake_survives_being_sent_to_another_process():
    with pytest.raises(BadFighter) as caught:
        fight("kampf", "5 sword", YELLOW)
    twin = pickle.loads(pickle.dumps(caught.value))
    assert (str(twin), twin.hint) == (str(caught.value), caught.value.hint)


def test_a_game_without_odds_is_refused():
    with pytest.raises(UnknownGame) as caught:
        fight("chess", RED, YELLOW)
    assert caught.value.hint == "there are for: kampf, spartacus."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_challenge_is_shown_in_words(shown, lang):
    code, out, err = shown("kampf", RED, YELLOW, "--stones-b", "1", "--lang", lang)
    assert (code, err) == (0, "")
    assert "odds-" not in out and "{" not in out
    assert "█" in out


def test_what_is_shown_are_the_odds(shown):
    _, out, _ = shown("kampf", RED, "lion-a")
    assert "+0.751" in out and "45.8%" in out and "Exact" in out
    assert "Battle to the end" not in out  # known for teams only


def test_a_led_animal_can_fall(shown):
    _, out, _ = shown("kampf", "bear-a", RED, "--stones-a", "1")
    assert "Bear A, 1 stone" in out and "62.4%" in out


def test_json_holds_everything(shown):
    _, out, _ = shown("kampf", RED, YELLOW, "--json", "--stones-b", "1")
    told = json.loads(out)
    answer = fight("kampf", RED, YELLOW, stones=(0, 1))
    assert (told["how"], told["value"], told["chances"]) == ("exact", answer.value, answer.chances)
    chances = {Ending(e["taken"], e["lost"], e["beaten"], e["fallen"]): e["chance"] for e in told["distribution"]}
    assert chances == answer.distribution
    assert told["strikes_first"] == "challenged"
    assert told["opening"]["best"] == "net shield"  # beside a stone each single hit counts
    assert 0 < told["battle"]["wins"] < 1


def test_an_edited_die_has_its_own_odds(shown, tmp_path):
    folder = tmp_path / "set"
    shutil.copytree(SHIPPED / "kampf", folder)
    pieces = folder / "pieces.toml"
    pieces.write_text(pieces.read_text().replace("blank = 3", "blank = 2").replace("full = 1", "full = 2"))
    words = ("kampf", "1 spear", "1 spear", "--stones-a", "1", "--stones-b", "1", "--json")
    told = json.loads(shown(*words, "--set", str(folder))[1])
    assert told["value"] == pytest.approx(2 / 3 - 1 / 3 * 2 / 3)  # any of four faces kills
    assert told["battle"]["wins"] == pytest.approx(7 / 10)
    assert json.loads(shown(*words)[1])["value"] == pytest.approx(1 / 2 - 1 / 2 * 1 / 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same(lang):
    assert variables(lang, "odds") == variables("en", "odds")
    assert list(variables(lang, "odds")) == list(variables("en", "odds"))


def test_the_english_terminal_says_what_the_library_says():
    """`teams` is left out: the terminal never asks for a battle with animals."""
    names = "example animal word near size most text stones names type less name"
    values = dict.fromkeys(names.split(), "1")
    for problem, (sentence, hint) in PROBLEMS.items():
        if problem != "teams":
            assert Speech("en").text(f"odds-error-{problem}", **values) == sentence.format(**values)
            assert Speech("en").text(f"odds-hint-{problem}", **values) == hint.format(**values)
