"""Replaying, verifying, simulating and reading."""

import json
from pathlib import Path

import pytest
from rich.console import Console

import ludus
from ludus.cli import boards
from ludus.cli.records.replay import Replay
from ludus.cli.terminal.menu import MenuEntry, find, lines, shared
from ludus.cli.terminal.screen import Screen
from ludus.core.dataset import SHIPPED
from ludus.core.decision import table_of
from ludus.core.ids import Seat
from ludus.core.phrase import Event, Phrase
from ludus.core.spec import Lexicon
from ludus.speech import LANGUAGES, Speech

# --- replay ----------------------------------------------------------------------------------------


def test_without_a_terminal_a_replay_prints_every_line_and_the_result(terminal, record):
    shown = terminal("replay", str(record))
    assert shown.code == 0
    assert shown.out.splitlines()[0] in [f"Seat {seat} starts." for seat in range(3)]
    assert shown.out.splitlines()[-1].startswith("Winner: ")


def test_a_replay_can_stop_at_a_step(terminal, record):
    whole = terminal("replay", str(record)).out
    part = terminal("replay", str(record), "--step", "10").out
    assert whole.startswith(part)
    assert 5 < len(part.splitlines()) < 20


SECRET = Phrase("cli-seat", secret=("number",), number="count")


def test_a_replay_for_one_seat_tells_only_what_it_knew(record):
    match = ludus.replay(record.read_text())
    events = [Event(SECRET, (7,), (Seat(1),))]
    told = {}
    for seat in (None, 0, 1):
        screen = Screen(Speech("en", Lexicon((SECRET,), {}, {}, {}), ["A", "B", "C"]))
        told[seat] = [line.plain for line in Replay(screen, match, seat).lines(events)]
    assert told == {None: ["Seat 7"], 0: ["cli-seat-unseen"], 1: ["Seat 7"]}


def test_one_can_leaf_through_a_replay(record, monkeypatch):
    typed = iter(["", "n", "b", "20", "999999", "n", "b", "l", "x", "q"])
    shown: list[int] = []
    notes: list[str] = []
    story = Replay(Screen(Speech("en")), ludus.replay(record.read_text()), None)
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))

    def show(step: int, note: str = "") -> None:
        shown.append(step)
        notes.append(note)

    monkeypatch.setattr(story, "show", show)
    story.browse(5)
    last, fights = len(story.match.acts), len(story.beginnings("fight"))
    assert shown == [5, 6, 7, 6, 20, last, last, last - 1, last - 1]
    assert [note for note in notes if note] == [
        "The game goes no further this way.",
        f"'x' leads nowhere from here. There are {fights} fights, steps 0 to {last}.",
    ]


def test_a_step_shows_board_news_and_number(record, capsys):
    match = ludus.replay(record.read_text())
    screen = Screen(Speech("en")).at_table(match.lexicon(), ["Anna", "Bea", "Cem"])
    Replay(screen, match, 0).show(len(match.acts))
    shown = capsys.readouterr().out
    assert "╭─A1───" in shown
    assert f"Step {len(match.acts)} of {len(match.acts)}" in shown


# --- rules and games -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_ends_with_what_is_not_from_the_rulebook(terminal, lang):
    shown = terminal("rules", "kampf", "--lang", lang)
    assert shown.code == 0
    assert "[combat.nets]" in shown.out
    end = shown.out[shown.out.rindex("\n\n") :]
    assert "lion-b: spear 1, sword 1, prong 1, shield 1, hits 2" in end
    assert "lion-a: prong 2\n" in end
    assert "players-2" not in end


def test_one_paragraph_can_be_read_alone(terminal):
    shown = terminal("rules", "kampf", "combat.shields")
    assert shown.out.startswith("[combat.shields]\n  Each active shield bearer")
    assert "[combat.stones]" not in shown.out


@pytest.mark.parametrize("lang, why", [("en", "Why: "), ("de", "Warum: "), ("hu", "Miért: ")])
def test_a_ruling_can_be_read_alone(terminal, lang, why):
    shown = terminal("rules", "kampf", "k-13", "--lang", lang)
    assert shown.code == 0
    assert shown.out.startswith("K-13 · What counts as a neighbour\n") and why in shown.out
    assert "challenge.move" in shown.out


def test_a_ruling_there_is_not_is_answered_with_those_like_it(terminal):
    shown = terminal("rules", "kampf", "K-99")
    assert shown.code != 0
    assert "K-99" in shown.err and "K-39" in shown.err


@pytest.mark.parametrize(
    "lang, words, told",
    [
        ("en", ["net", "thrower"], "net thrower  Gladiators\n  Before the first strike he catches"),
        ("de", ["Netzwerfer"], "Netzwerfer  Gladiatoren\n  Vor dem ersten Schlag"),
        ("hu", ["hálóvető"], "hálóvető  Gladiátorok\n  Az első csapás előtt"),
        ("hu", ["net"], "hálóvető  Gladiátorok\n  Az első csapás előtt"),
    ],
)
def test_a_thing_can_be_read_alone(terminal, lang, words, told):
    shown = terminal("rules", "kampf", *words, "--lang", lang)
    assert shown.code == 0
    assert shown.out.startswith(told)
    assert "[combat.nets]" in shown.out
    assert max(map(len, shown.out.splitlines())) <= 80


def test_the_page_lists_everything_in_the_box(terminal):
    shown = terminal("rules", "spartacus").out
    assert "Everything in the box" in shown and "Houses: Batiatus, Glaber" in shown
    assert "'ludus rules spartacus Batiatus'" in shown


def test_a_word_for_several_things_is_answered_with_their_names(terminal):
    assert "Lion A, Lion B, Lion C, Lion D" in terminal("rules", "kampf", "lion").out


@pytest.mark.parametrize(
    "lang, words, told",
    [
        ("en", ["blackmail"], "spartacus  Spartacus\nBlackmail  "),
        ("de", ["Netzwerfer"], "kampf  Kampf der Gladiatoren\nNetzwerfer  "),
        ("hu", ["nyílt", "stadionkártya"], "aquileia  Aquileia\nNyílt stadionkártya  "),
        ("en", ["stadium.laurels"], "aquileia  Aquileia\n[stadium.laurels]\n"),
        ("en", ["a-16"], "aquileia  Aquileia\nA-16 · "),
    ],
)
def test_without_a_game_a_thing_is_looked_for_in_all_games(terminal, lang, words, told):
    shown = terminal("rules", *words, "--lang", lang)
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith(told)


def test_the_name_of_a_game_is_the_game_in_whatever_letters(terminal):
    assert terminal("rules", "Spartacus").out == terminal("rules", "spartacus").out


def test_what_several_games_have_is_told_for_each(terminal):
    shown = terminal("rules", "hand").out
    assert [line for line in shown.splitlines() if line.startswith(("kampf ", "aquileia ", "spartacus "))] == [
        "aquileia  Aquileia",
        "spartacus  Spartacus",
    ]


@pytest.mark.parametrize(
    "words, hint",
    [
        (["blackmial"], "perhaps one of these: Blackmail (spartacus), "),
        (["qqqq"], "the games are: kampf, aquileia, spartacus"),
        (["3"], "the games are: kampf"),
    ],
)
def test_what_no_game_has_is_answered_with_what_is_like_it(terminal, words, hint):
    shown = terminal("rules", *words)
    assert shown.code == 2
    assert f"There is no game, paragraph or thing called {words[0]}." in shown.err and hint in shown.err


def test_a_card_of_an_edited_set_can_be_read(terminal, tmp_path):
    for path in (SHIPPED / "kampf").glob("*.toml"):
        text = path.read_text(encoding="utf-8").replace("[lion-a]", "[wolf-a]")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    shown = terminal("rules", "kampf", "wolf-a", "--set", str(tmp_path)).out
    assert "Beaten by: 2 hits" in shown


def test_games_lists_every_game_and_its_options(terminal):
    shown = terminal("games")
    for title in ludus.GAMES.values():
        assert title.name in shown.out
        for setting in title.settings:
            assert f"--option {setting.name}=" in shown.out


@pytest.mark.parametrize("words", [[], ["--help"], ["play", "--help"], ["sim", "--help", "--lang", "hu"]])
def test_help_is_help(terminal, words):
    shown = terminal(*words)
    assert shown.code == 0
    assert "ludus" in shown.out


# --- sim -------------------------------------------------------------------------------------------


def test_sim_prints_one_json_object(terminal):
    words = [
        "sim",
        "kampf",
        "--games",
        "6",
        "--bots",
        "random,random,random",
        "--seed",
        "1",
        "--workers",
        "1",
        "--json",
    ]
    shown = terminal(*words)
    result = json.loads(shown.out)
    assert list(result) == ["game", "seats", "games", "wins", "wins_by_seat", "scores", "decisions", "seconds"]
    assert (result["game"], result["seats"], result["games"]) == ("kampf", 3, 6)
    assert result["wins"] == {"random": pytest.approx(6, abs=0.01)}
    assert sum(result["wins_by_seat"]) == pytest.approx(6, abs=0.01)


@pytest.mark.parametrize("lang, said", [("en", "1 game, "), ("de", "1 Partie, "), ("hu", "1 játszma, ")])
def test_a_single_game_is_no_games(terminal, lang, said):
    shown = terminal("sim", "kampf", "--bots", "random,random", "--games", "1", "--workers", "1", "--lang", lang)
    assert said in shown.out


def test_sim_prints_a_table_for_people(terminal):
    shown = terminal("sim", "kampf", "--games", "4", "--bots", "greedy,random", "--workers", "1")
    assert shown.out.splitlines()[0].split() == ["bot", "wins", "mean", "score"]
    assert "Wins by seat:" in shown.out


# --- boards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", range(0, 300, 60))
def test_the_arena_fits_a_terminal_of_80_columns(record: Path, lang: str, step: int):
    match = ludus.replay(record.read_text(), step=step)
    speech = Speech(lang, match.lexicon(), ["Anna", "Maximiliane", "Wolfgang-Amadeus"])
    console = Console(width=80, color_system=None, legacy_windows=False)
    drawn = console.render_lines(boards.draw(match.view(0), speech), pad=False)
    assert len(drawn) == 16
    shown = "".join(segment.text for line in drawn for segment in line)
    assert all(space.upper() in shown for space in match.box.spaces)


def test_a_game_without_a_picture_is_shown_as_a_list():
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(boards.draw({"game": "knucklebones", "dice": [1, 2]}, Speech("en")))
    assert '"knucklebones"' in capture.get()
    assert "[1, 2]" in capture.get()


# --- the menu --------------------------------------------------------------------------------------


def menu_of(*texts: str) -> list[MenuEntry]:
    options = table_of("go", [text.lower().replace(" ", "-") for text in texts])
    return [
        MenuEntry(number, option, text) for number, (option, text) in enumerate(zip(options, texts, strict=True), 1)
    ]


@pytest.mark.parametrize(
    "typed, numbers",
    [
        ("2", [2]),
        ("challenge a2", [2]),
        ("CHALLENGE A1", [1]),
        ("c a2", [2]),
        ("a2", [2]),
        ("challenge", [1, 2]),
        ("st", [3]),
        ("go stay", [3]),
        ("fight", []),
        ("", []),
        ("7", []),
    ],
)
def test_an_option_is_found_by_number_words_or_beginnings(typed, numbers):
    assert [entry.number for entry in find(menu_of("Challenge A1", "Challenge A2", "Stay"), typed)] == numbers


def test_an_option_is_found_without_its_accents():
    assert [entry.number for entry in find(menu_of("Wähle Portus", "Válaszd: Szövőnő"), "valaszd: szovono")] == [2]


def test_what_options_share_is_said_once():
    assert shared(["Go to A1", "Go to A2", "Go to B1"]) == ("Go to …", ["A1", "A2", "B1"])
    assert shared(["Fordere A1 heraus", "Fordere A2 heraus"]) == ("Fordere … heraus", ["A1", "A2"])
    assert shared(["Stay", "Go"]) == ("", [])
    assert shared(["Stay here", "Stay here"]) == ("Stay …", ["here", "here"])


def test_a_long_menu_fits_the_width():
    shown = lines(menu_of(*(f"Place a new carrier on space {i}" for i in range(30))), 60)
    assert all(len(line) <= 60 for line in shown)
    assert len(shown) < 10
