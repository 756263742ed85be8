"""Every thing of every game can be asked about: it has a name, a sentence, numbers and a rule, in every language."""

import re
from collections import Counter
from pathlib import Path

import pytest

import ludus
from ludus.core.dataset import SHIPPED
from ludus.core.spec import GameSpec
from ludus.speech import LANGUAGES, Glossary, GlossaryEntry, RulesPage, Speech
from ludus.speech.pieces import name_of_piece
from tests.speech.messages import variables

TITLES = list(ludus.GAMES.values())
WITHOUT_THINGS = {  # kinds of values that are words for things, or moments, and no things themselves
    "aquileia": {"coin", "colour"},
    "spartacus": {"moment"},
}
ALSO_CALLED = {"box": "bet"}
CITED = re.compile(r" \([A-Z]-\d+(, [A-Z]-\d+)*\)")
UNRESOLVED = re.compile(r"\{ ?\$|\$[a-z]")
LONGEST = 260  # characters: one or two sentences


def glossary(game: str, lang: str = "en", folder: Path | None = None) -> Glossary:
    title = ludus.GAMES[game]
    return Glossary(Speech(lang), title.things(title.load(title.data(folder))), RulesPage.open(game, lang))


def thing(game: str, id: str, lang: str = "en", folder: Path | None = None) -> GlossaryEntry:
    return next(entry for entry in glossary(game, lang, folder).entries if entry.thing.id == id)


@pytest.mark.parametrize("title", TITLES, ids=list(ludus.GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_a_sentence_and_a_rule(lang, title):
    messages = {**variables(lang, title.name), **variables(lang, f"things/{title.name}")}
    page = RulesPage.open(title.name, lang)
    for thing in title.things(title.load(title.data())):
        assert name_of_piece(lang, thing.name), thing.id
        assert thing.text or thing.has, thing.id
        if thing.text:
            assert thing.text in messages, thing.id
            assert messages[thing.text] <= set(thing.values), thing.id
        assert page.get(thing.rule), thing.id


@pytest.mark.parametrize("game", ludus.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_and_no_paragraph_is_left_with_a_value_to_fill_in(lang, game):
    for entry in glossary(game, lang).entries:
        assert not UNRESOLVED.search(f"{entry.name} {entry.text}"), entry.thing.id
    for paragraph in RulesPage.open(game, lang).paragraphs:
        assert not UNRESOLVED.search(paragraph.text), paragraph.id


@pytest.mark.parametrize("title", TITLES, ids=list(ludus.GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_has_a_label_and_a_unit(lang, title):
    messages = variables(lang, f"things/{title.name}")
    for thing in title.things(title.load(title.data())):
        assert f"{title.name}-group-{thing.group}" in messages
        for figure in thing.figures:
            assert f"{title.name}-figure-{figure.label}" in messages, thing.id
            assert all(f"{title.name}-unit-{unit}" in messages for unit, _ in figure.parts), thing.id


@pytest.mark.parametrize("title", TITLES, ids=list(ludus.GAMES))
def test_every_piece_the_game_can_name_is_a_thing(title):
    box = title.load(title.data())
    known = {thing.id for thing in title.things(box)}
    for kind, ids in title.lexicon(box).terms.items():
        if kind not in WITHOUT_THINGS.get(title.name, ()):
            names = [id.removeprefix(f"{title.name}-{kind}-") for id in ids if id != "spartacus-promise-none"]
            marks = ALSO_CALLED.get(kind, kind)
            assert not [n for n in names if not {n, re.sub(r"-\d+$", "", n), f"{marks}-{n}"} & known], kind


@pytest.mark.parametrize("title", TITLES, ids=list(ludus.GAMES))
def test_no_sentence_is_without_its_thing(title):
    told = {id for thing in title.things(title.load(title.data())) for id in (thing.text, thing.name)}
    spare = {"aquileia-describe-space-stadium-bronze"}  # for edited sets
    messages = variables("en", f"things/{title.name}")
    assert not [id for id in messages if "-describe-" in id or "-thing-" in id if id not in told | spare]


@pytest.mark.parametrize("title", TITLES, ids=list(ludus.GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_tell_things_apart_and_sentences_are_short(lang, title):
    entries = glossary(title.name, lang).entries
    assert len({entry.thing.id for entry in entries}) == len(entries)
    assert not [name for name, count in Counter((entry.name, entry.group) for entry in entries).items() if count > 1]
    assert not [entry.thing.id for entry in entries if len(entry.text) > LONGEST and not entry.thing.has]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_what_its_paragraph_says(lang):
    page = RulesPage.open("spartacus", lang)
    for entry in glossary("spartacus", lang).entries:
        paragraph = page.get(entry.rule)
        assert paragraph is not None
        if re.match("spartacus-(asset|intrigue|power)-", entry.thing.name) and entry.thing.text:
            assert entry.text.casefold() in CITED.sub("", paragraph.text).casefold(), entry.thing.id
        if entry.rule.startswith("card.") and entry.thing.has:
            assert entry.text.partition(":")[0] in paragraph.text, entry.thing.id


# --- asking for a thing ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lang, words", [("en", "net thrower"), ("de", "Netzwerfer"), ("hu", "hálóvető"), ("de", "Net-Thrower"), ("hu", "?")]
)
def test_a_thing_is_found_by_its_name_in_any_case_and_by_its_english_name(lang, words):
    wanted = words if words != "?" else "net"
    assert [entry.thing.id for entry in glossary("kampf", lang).find(wanted)] == ["net"]


def test_a_word_that_several_names_have_finds_them_all():
    assert [entry.name for entry in glossary("kampf").find("lion")] == ["Lion A", "Lion B", "Lion C", "Lion D"]


def test_a_whole_name_wins_over_longer_ones():
    assert [entry.thing.id for entry in glossary("spartacus").find("net")] == ["net"]


def test_a_word_nobody_knows_finds_nothing_but_what_looks_like_it():
    told = glossary("kampf")
    assert told.find("nett thrower") == told.find("") == []
    assert told.near("nett thrower")[0] == "net thrower"
    assert told.near("xxxxxx") == []


# --- numbers -----------------------------------------------------------------------------------------


def test_price_and_value_come_from_the_data():
    villa = thing("aquileia", "villa-blue-10")
    assert villa.figures == ("Costs: 2 bronze, 2 silver, 1 gold, 3 slaves", "Worth: 10 per card of its colour")
    assert thing("kampf", "bear-a").figures[:2] == ("Symbols: 3 swords, 1 prong", "Beaten by: 3 hits")
    assert "In the deck: 24 cards, 10 of the expansion" in thing("spartacus", "guard").figures


def test_what_has_an_ability_tells_it_by_name():
    assert thing("spartacus", "crixus", "de").text.startswith("Unempfindlich: Jeder Pasch")
    assert thing("spartacus", "batiatus").text.count(": ") == 2


def edited(title: GameSpec, folder: Path, file: str, old: str, new: str) -> Path:
    for path in (SHIPPED / title.name).glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        if path.name == file:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / path.name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_of_an_edited_set_is_told_by_what_it_can_do(lang, tmp_path):
    folder = edited(ludus.GAMES["spartacus"], tmp_path, "gladiators.toml", "[duro]", "[ursus]")
    ursus = thing("spartacus", "ursus", lang, folder)
    assert ursus.text == thing("spartacus", "donar", lang).text
    assert ursus.rule == "combat.abilities"


def test_an_edited_number_stands_in_the_sentence(tmp_path):
    old = "[robbery]\ninfluence = 0\ngold = 2\ncopies = 4\namount = 3"
    folder = edited(ludus.GAMES["spartacus"], tmp_path, "schemes.toml", old, old[:-1] + "5")
    robbery = thing("spartacus", "robbery", folder=folder)
    assert robbery.text == "You take up to 5 gold from another Dominus, the target."
