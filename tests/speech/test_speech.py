"""Ids and values into sentences."""

import re

import pytest

import ludus
from ludus.core.decision import Blocked, Option
from ludus.core.errors import BadSetting, UnknownGame
from ludus.core.ids import Seat
from ludus.core.phrase import Event, Message, Phrase
from ludus.core.spec import Lexicon
from ludus.games.kampf import words
from ludus.games.spartacus.words.arena import ASK_BET
from ludus.games.spartacus.words.reactions import PLAYS
from ludus.speech import LANGUAGES, RulesPage, Speech, choose_language
from ludus.speech.rules import RULINGS, parse

A, B = Seat(0), Seat(1)
LION_A, SHIELD, B2 = 0, 4, 4


@pytest.fixture
def speech() -> Speech:
    return in_language("en")


def in_language(lang: str) -> Speech:
    return Speech(lang, ludus.Match.new("kampf", 2, seed=1).lexicon(), ["Anna", "Bea"])


def test_an_event_names_player_piece_and_space(speech):
    event = Event(words.JOINS, (A, SHIELD, B2))
    assert speech.event(event, None) == "Anna adds a shield bearer on B2."


def test_several_values_are_joined(speech):
    assert speech.event(Event(words.ROLLS, (B, (2, 1, 0))), A) == "Bea rolls: full hit, single hit, blank."


def test_a_sentence_that_ends_with_a_name_that_ends_with_a_mark_has_no_full_stop():
    match = ludus.Match.new("spartacus", 3, seed=1)
    card = match.lexicon().terms["intrigue"].index("spartacus-intrigue-revenge")
    spoken = Speech("en", match.lexicon(), ["Anna", "Bea", "Cid"])
    assert spoken.event(Event(PLAYS, (A, card)), None) == "Anna plays Revenge!"


def test_stones_on_a_team_say_what_two_of_them_cost(speech):
    told = [speech.event(Event(words.STONES, (B2, 1, lying, 0)), None) for lying in (1, 2)]
    assert told == [
        "1 hit stone falls on B2; a second would cost a gladiator.",
        "1 hit stone falls on B2: two there cost a gladiator.",
    ]


@pytest.mark.parametrize(
    "lang, one, two",
    [
        (
            "en",
            "1 hit stone falls on B2: it has 1 of the 4 hits that beat it.",
            "2 hit stones fall on B2: it has 2 of the 4 hits that beat it.",
        ),
        (
            "de",
            "Auf B2 kommt 1 Trefferstein: Das Tier hat 1 von 4 Treffern, die es besiegen.",
            "Auf B2 kommen 2 Treffersteine: Das Tier hat 2 von 4 Treffern, die es besiegen.",
        ),
        (
            "hu",
            "1 találatkő kerül rá (B2): a legyőzéséhez kellő 4 találatból 1 megvan.",
            "2 találatkő kerül rá (B2): a legyőzéséhez kellő 4 találatból 2 megvan.",
        ),
    ],
)
def test_counts_follow_the_grammar_of_the_language(lang, one, two):
    said = [in_language(lang).event(Event(words.STONES, (B2, count, count, 4)), None) for count in (1, 2)]
    assert said == [one, two]


@pytest.mark.parametrize(
    "lang, told",
    [
        ("en", "Anna chooses whom to challenge from B2."),
        ("de", "Anna wählt, wen das Team auf B2 herausfordert."),
        ("hu", "Anna kiválasztja, kit hív ki (B2)."),
    ],
)
def test_whoever_waits_is_told_what_somebody_else_is_asked(lang, told):
    assert in_language(lang).waiting(Message(words.ASK_TARGET, (A, B2)), [A]) == told


@pytest.mark.parametrize("seats, told", [((A,), "Anna places bets."), ((A, B), "Anna, Bea place bets.")])
def test_several_who_are_asked_at_once_are_all_named(seats, told):
    speech = Speech("en", ludus.Match.new("spartacus", 3, seed=1).lexicon(), ["Anna", "Bea", "Cem"])
    assert speech.waiting(Message(ASK_BET), seats) == told


def test_a_game_without_words_for_those_who_wait_says_nothing(speech):
    assert speech.waiting(Message(Phrase("toy-ask-bid")), [A]) is None


def test_an_option_and_why_it_is_blocked(speech):
    option = Option("join", (B2,))
    assert speech.option(option) == "Add to the team on B2"
    blocked = Blocked(option, Message(words.TEAM_FULL), "entry.turn")
    assert speech.blocked(blocked) == "Add to the team on B2: This team already has four gladiators. [entry.turn]"


def test_an_option_without_a_phrase_shows_the_words_of_the_record(speech):
    assert speech.option(Option("wave", (3,))) == "wave 3"


def test_a_piece_of_an_edited_set_shows_the_end_of_its_id():
    lexicon = Lexicon((), {}, {"animal": ("kampf-animal-lion-a", "kampf-animal-wolf-a")}, {})
    speech = Speech("en", lexicon)
    assert [speech.name("animal", LION_A), speech.name("animal", 1)] == ["Lion A", "wolf-a"]


def test_a_missing_message_shows_its_id(speech):
    assert speech.message(Message(Phrase("kampf-event-eclipse"))) == "kampf-event-eclipse"


def test_whoever_may_not_know_hears_another_sentence():
    phrase = Phrase("cli-peek", secret=("card",), seat="seat", card="count")
    event = Event(phrase, (A, 7), (A,))
    assert Speech("en").event(event, A) == "cli-peek"
    assert Speech("en").event(event, B) == Speech("en").event(event, None) == "cli-peek-unseen"


# --- which language --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "asked, environment, chosen",
    [
        ("hu", {"LUDUS_LANG": "de"}, "hu"),
        (None, {"LUDUS_LANG": "de", "LANG": "hu_HU.UTF-8"}, "de"),
        (None, {"LC_ALL": "de_AT.UTF-8", "LANG": "hu_HU"}, "de"),
        (None, {"LANG": "hu_HU.UTF-8"}, "hu"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
        ("de-CH", {}, "de"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_surroundings(asked, environment, chosen):
    assert choose_language(asked, environment) == chosen


@pytest.mark.parametrize("asked, environment", [("fr", {}), (None, {"LUDUS_LANG": "klingon"})])
def test_a_language_nobody_speaks_is_refused(asked, environment):
    with pytest.raises(BadSetting) as caught:
        choose_language(asked, environment)
    assert caught.value.hint == "choose one of: en, de, hu."


# --- the rules page --------------------------------------------------------------------------------


def test_a_page_has_chapters_and_paragraphs():
    page = parse("# Title\n\n## One\n\n**[a.b]** Text.\n\n## Two\n\n**[c]** More text.\n")
    assert page.title == "Title"
    assert page.paragraphs == (("One", "a.b", "Text."), ("Two", "c", "More text."))
    assert page.get("c") == ("Two", "c", "More text.")
    assert page.get("d") is None


@pytest.mark.parametrize("game", ludus.GAMES)
def test_the_page_of_every_game_has_the_same_ids_in_every_language(game):
    ids = [[paragraph.id for paragraph in RulesPage.open(game, lang).paragraphs] for lang in LANGUAGES]
    assert ids[0]
    assert ids[1:] == [ids[0]] * (len(LANGUAGES) - 1)


def test_ids_that_look_like_the_one_asked_for_are_near():
    assert "combat.nets" in RulesPage.open("kampf", "en").near("combat.net")


def test_a_game_without_a_page_is_refused():
    with pytest.raises(UnknownGame):
        RulesPage.open("chess", "en")


@pytest.mark.parametrize("game", ludus.GAMES)
def test_every_ruling_travels_with_the_package_and_can_be_opened(game):
    numbers = re.findall(rf"^\*\*({game[0].upper()}-\d+) ", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
    page = RulesPage.open(game, "en")
    assert [ruling.id for ruling in page.rulings] == numbers != []
    for ruling in page.rulings:
        assert page.ruling(ruling.id.lower()) == ruling
        assert ruling.title and ruling.text and ruling.why
        assert set(ruling.sources) <= {"rulebook", "derived", "public", "ours"} and ruling.sources
        assert "*" not in ruling.text + ruling.why


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ludus.GAMES)
def test_every_number_a_page_cites_is_a_ruling_one_can_open(game, lang):
    page = RulesPage.open(game, lang)
    cited = {number for paragraph in page.paragraphs for number in re.findall(r"\b[KAS]-\d+\b", paragraph.text)}
    assert cited and all(page.ruling(number) is not None for number in cited)


def test_a_ruling_names_the_paragraphs_that_cite_it():
    page = RulesPage.open("kampf", "en")
    ruling = page.ruling("K-13")
    assert ruling is not None
    assert page.citing(ruling) == ["challenge.move", "challenge.pass"]
    assert page.near("K-130") == ["K-30", "K-13", "K-10"]
