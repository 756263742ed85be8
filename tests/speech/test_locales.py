"""Three languages say the same things, and everything the games and the terminal can say is there."""

import re
from collections import Counter

import pytest
from fluent.syntax import FluentSerializer, ast

import ludus
from ludus.bots import BOTS
from ludus.cli.terminal.levels import level_name
from ludus.core.phrase import UNSEEN, WAITS, Phrase
from ludus.core.spec import GameSpec
from ludus.speech import LANGUAGES, Speech
from ludus.speech.bundles import LOCALES, find_message
from tests.speech.messages import FILES, SOURCE, entries, variables

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
TITLES = list(ludus.GAMES.values())


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_parses_and_says_nothing_twice(lang, name):
    found = list(entries(lang, name))
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    ids = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message))
    assert not [id for id, count in ids.items() if count > 1]


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages(lang, name):
    assert list(variables(lang, name)) == list(variables("en", name))


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_level_is_called_the_same_in_the_terminal_and_on_the_page_and_in_english_as_it_is_typed(lang, level):
    name = level_name(Speech(lang), level)
    assert find_message(lang, f"web-level-{level}", {}) == name
    assert lang != "en" or name == level


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_strong_levels_miss_a_puzzle_is_said_alike_in_the_terminal_and_on_the_page(lang):
    cli, web = (find_message(lang, f"{name}-puzzle-found-game", {}) for name in ("cli", "web"))
    assert cli is not None
    assert cli == web


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_percent_sign_stands_by_its_number_as_the_language_writes_it(lang):
    """As the page's own figures do: 42% in English and Hungarian, in German after a space that does not break."""
    wrong = r"[}\d][ \u00a0\u202f]%" if lang != "de" else r"[}\d][ \u202f]?%"
    lines = [line for path in (LOCALES / lang).rglob("*.ftl") for line in path.read_text(encoding="utf-8").splitlines()]
    assert any("}" in line and "%" in line for line in lines)
    assert [line for line in lines if re.search(wrong, line)] == []


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_fills_in_the_same_values(lang, name):
    english, other = variables("en", name), variables(lang, name)
    assert {id: other[id] for id in english} == english


def phrases(title: GameSpec) -> dict[str, set[str]]:
    """What a game can say, with the values it gives; whoever may not know the secret part hears another sentence."""
    said = {}
    for phrase in title.lexicon(title.load(title.data())).phrases:
        said[phrase.id] = set(phrase.fields)
        if phrase.secret and phrase not in questions(title):
            said[phrase.id + UNSEEN] = set(phrase.fields) - set(phrase.secret)
    return said


@pytest.mark.parametrize("title", TITLES, ids=list(ludus.GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_a_message_with_no_value_it_does_not_give(lang, title):
    messages = variables(lang, title.name)
    for id, given in phrases(title).items():
        assert id in messages
        assert messages[id] <= given, id


def questions(title: GameSpec) -> list[Phrase]:
    """What a game can ask."""
    phrases = title.lexicon(title.load(title.data())).phrases
    return [phrase for phrase in phrases if phrase.id.startswith(f"{title.family}-ask-")]


@pytest.mark.parametrize("title", TITLES, ids=list(ludus.GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_waits_is_told_by_name_who_is_asked_what(lang, title):
    messages = variables(lang, title.family)
    assert questions(title)
    for phrase in questions(title):
        assert phrase.id + WAITS in messages
        used = messages[phrase.id + WAITS]
        assert "name" in used, phrase.id
        assert used <= {*phrase.fields, "name", "seats"} - {*phrase.secret}, phrase.id
        if "seat" in phrase.fields:  # one seat alone is asked
            assert "seats" not in used, phrase.id


SPOKEN_TO = {
    "en": "you|your",
    "de": "du|dich|dir|dein|deine|deinen|deiner|deines|wähle|entscheide|leg|biete",
    "hu": "te|válassz|válaszd|döntsd|tedd|dobj|fizess|licitálj|küldj|játssz|mondd",
}


@pytest.mark.parametrize("name", ludus.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_waits_is_not_spoken_to_as_if_asked(lang, name):
    messages = [entry for entry in entries(lang, name) if isinstance(entry, ast.Message)]
    said = {entry.id.name: FluentSerializer().serialize_entry(entry).casefold() for entry in messages}
    waits = {id: text.partition("=")[2] for id, text in said.items() if re.search(rf"-ask-.*{WAITS}$", id)}
    assert waits
    assert not [id for id, text in waits.items() if re.search(rf"\b({SPOKEN_TO[lang]})\b", text)]


@pytest.mark.parametrize("title", TITLES, ids=list(ludus.GAMES))
def test_every_piece_every_setting_and_every_ending_has_a_name(title):
    messages = variables("en", title.name)
    lexicon = title.lexicon(title.load(title.data()))
    wanted = [id for ids in lexicon.terms.values() for id in ids]
    wanted += [f"{title.name}-setting-{setting.name}" for setting in title.settings]
    wanted += [f"{title.name}-how-{how}" for how in title.endings]
    wanted += [f"{title.name}-order-{order.name}{part}" for order in title.orders for part in ("", "-hint")]
    wanted += [f"{title.name}-title", f"{title.name}-blurb"]
    assert not [id for id in wanted if id not in messages]


def ids_in_source() -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    return {id for id in re.findall(r"""["'](cli-[a-z-]+)["']""", text)}


def test_the_terminal_has_every_message_it_asks_for():
    assert not ids_in_source() - set(variables("en", "cli"))


def test_the_terminal_asks_for_every_message_it_has():
    games = "kampf-letter|aquileia-(letter|suit|site)|spartacus-(phase|column|dice)"
    built = re.compile(rf"cli-(about|chances|does|form|step|word|source|{games})-")
    unused = set(variables("en", "cli")) - ids_in_source()
    assert not [id for id in unused if not built.match(id)]


QUOTED = {"en": "'{}'", "de": "›{}‹", "hu": "„{}”"}  # how each language shows what can be typed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_be_typed_stands_in_one_kind_of_quotes(lang):
    messages = {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in entries(lang, "cli")
        if isinstance(entry, ast.Message)
    }
    commands = [text.partition("= ")[2].strip() for id, text in messages.items() if id.startswith("cli-word-")]
    said = "\n".join(messages.values())
    found = re.findall(
        rf"([`'\"“„›‚])((?:{'|'.join(map(re.escape, commands))}|ludus)(?: [^`'\"”“‹’]*)?)([`'\"”“‹’])", said
    )
    assert len(found) > 10
    assert not ["".join(one) for one in found if "".join(one) != QUOTED[lang].format(one[1])]


@pytest.mark.parametrize("lang", OTHERS)
def test_what_stands_for_a_name_is_said_in_the_readers_language(lang):
    """`modul:Osztály@FÁJL`, as the help of the commands has it."""
    said = {id: text for name in ("cli", "mistake", "server") for id, text in written(lang, name).items()}
    assert any("@" in text for text in said.values())
    assert not [id for id, text in said.items() if re.search(r"\b(module|Class|FILE)\b", text)]


@pytest.mark.parametrize("lang", OTHERS)
def test_hints_begin_alike(lang):
    hints = [text.partition("=")[2].strip() for id, text in written(lang, "mistake").items() if id.endswith("-hint")]
    begins = [hint[0] for hint in hints if hint[0].isalpha()]
    assert len(begins) > 20
    assert all(letter.isupper() for letter in begins) if lang == "de" else all(letter.islower() for letter in begins)


@pytest.mark.parametrize("lang, hit", [("en", "hits"), ("de", "Treffer"), ("hu", "találat")])
def test_a_rough_count_of_hits_is_told_as_one(lang, hit):
    assert hit in written(lang, "reasons/kampf")["kampf-reason-roughly"]


def written(lang: str, name: str) -> dict[str, str]:
    """The messages of a file as they are written."""
    messages = [entry for entry in entries(lang, name) if isinstance(entry, ast.Message)]
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in messages}
