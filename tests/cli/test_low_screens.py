"""A terminal of 80 columns and 24 lines: every kind of question of every game fits, and nothing scrolls off."""

import os
import random
import re

import pyte
import pytest
from rich.console import Console

from ludus.bots import BOTS
from ludus.cli.explain import consequence_lines, named_things
from ludus.cli.play import commands, resume, session
from ludus.cli.play.picture import folded, show_end, show_table, show_turn
from ludus.cli.play.resume import SavedGame
from ludus.cli.play.seating import Player
from ludus.cli.play.table import TerminalTable
from ludus.cli.records.replay import Replay
from ludus.cli.terminal.levels import typed_name
from ludus.cli.terminal.screen import Screen, pager_settings
from ludus.core.frame import ask_nobody
from ludus.core.ids import Seat
from ludus.match import Match
from ludus.match.record import parse
from ludus.speech import LANGUAGES, Speech
from tests.core.test_frame import lists_of_steps
from tests.replays.golden import files, replayed

WIDTH, HEIGHT = 80, 24
NAMES = ("Anna", "Marcus", "Livia", "Titus", "Gaius", "Claudia")
GAMES = [("kampf", 5), ("aquileia", 5), ("spartacus", 4), ("spartacus", 6)]
SEEN_EVERY = 30  # choices, after which everybody has read the story so far


class Emulated:
    """A screen as a terminal shows it, with what has left it at the top."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.screen = pyte.HistoryScreen(WIDTH, HEIGHT)
        self.stream = pyte.Stream(self.screen)

    def write(self, text: str) -> None:
        self.stream.feed(text.replace("\n", "\r\n"))

    def flush(self) -> None:
        """Everything is shown at once."""

    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    def scrolled(self) -> list[str]:
        return ["".join(char.data for _, char in sorted(row.items())) for row in self.screen.history.top]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Emulated:
    monkeypatch.setattr(Screen, "is_live", lambda self: True)
    return Emulated()


def table_of(match: Match, lang: str, shown: Emulated) -> TerminalTable:
    console = Console(file=shown, force_terminal=True, width=WIDTH, height=HEIGHT, markup=False, highlight=False)  # type: ignore[arg-type]
    return TerminalTable(Screen(Speech(lang), console), match, [Player(name) for name in NAMES[: match.seats]])


def kinds_of(game: str) -> set[str]:
    """Every kind of question that a game's rules can ask."""
    return {
        step.kind
        for found in lists_of_steps(f"ludus.games.{game}.")
        for step in found
        if step.ask is not ask_nobody and not step.luck
    }


@pytest.mark.parametrize("game", ["kampf", "aquileia", "spartacus"])
def test_every_kind_of_question_fits(game, shown):
    missing = kinds_of(game)
    games = [replayed(file) for file in files() if file.parent.name == game]
    for played in sorted(games, key=lambda one: -one.seats):  # with many there is least room
        match = played.at(0)
        tables = [table_of(match, lang, shown) for lang in LANGUAGES]
        for number, act in enumerate(played.acts if missing else ()):
            assert match.decision is not None
            if match.decision.kind in missing and match.options(act.seat):
                missing.remove(match.decision.kind)
                for table in tables:
                    assert fits(table, act.seat, shown), (match.decision.kind, table.screen.speech.lang)
            elif number % SEEN_EVERY == 0:
                for table in tables:
                    table.catch_up()
            match.act(act.seat, act.words)
    assert not missing


def fits(table: TerminalTable, seat: int, shown: Emulated) -> bool:
    """Whether the whole question stands on the screen, and every answer by its number or in a group that is folded."""
    show_turn(table, Seat(seat))
    lines, asked = shown.lines(), f"{table_mark(seat)} {NAMES[seat]}: "
    begins = next((i for i, line in enumerate(lines) if line.startswith(asked)), None)
    if begins is None or shown.scrolled() or shown.screen.cursor.y >= HEIGHT:
        return False
    return {entry.number for entry in table.entries(Seat(seat))} <= listed(lines[begins:], table.screen.speech)


def listed(lines: list[str], speech: Speech) -> set[int]:
    """The numbers of the answers that stand there: one by one, in a group that is folded, or in one line for all."""
    below, between = " ".join(lines), speech.text("cli-numbers", first="", last="").strip()
    spans = re.findall(r"(\d+)(?:–| … )(\d+)", below) + [(one, one) for one in re.findall(r"(\d+)\) ", below)]
    for id in ("cli-answers-folded", "cli-beside-folded"):
        begins, _, ends = speech.text(id, numbers="@").partition("@")
        numbers = rf"(\d+)(?: ?{between} ?(\d+))?"
        found = re.findall(f"{re.escape(begins)}{numbers}{re.escape(ends)}", below)
        spans += [(first, last or first) for first, last in found]
    return {number for first, last in spans for number in range(int(first), int(last) + 1)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_on_where_answers_are_listed_does_not_stand_for_them(lang):
    speech = Speech(lang)
    hints = [speech.text("cli-choices-cropped"), speech.text("cli-group-folded")]
    assert listed([" 1) Pass", *hints], speech) == {1}
    for id in ("cli-answers-folded", "cli-beside-folded"):
        folded_to = speech.text(id, numbers=speech.text("cli-numbers", first=2, last=4))
        assert listed([" 1) Pass", folded_to], speech) == {1, 2, 3, 4}
        assert listed([" 1) Pass", speech.text(id, numbers="2")], speech) == {1, 2}


def table_mark(seat: int) -> str:
    return "●■▲◆▼✚"[seat]


def test_what_a_low_screen_leaves_out_is_shown_by_board(shown):
    match, rng = Match.new("aquileia", 5, seed=1), random.Random(1)
    table = table_of(match, "en", shown)
    for _ in range(20):
        match.act(match.owing[0], rng.choice(match.options(match.owing[0])))
    show_turn(table, match.owing[0])
    assert not any("BBSSG+3" in line for line in shown.lines())
    show_table(table, match.owing[0])
    assert any("BBSSG+3" in line for line in shown.lines())


@pytest.mark.parametrize("game, seats", GAMES)
def test_the_end_fits_too(game, seats, shown):
    options = {"length": "quick"} if game == "spartacus" else {}
    match, rng = Match.new(game, seats, seed=2, options=options), random.Random(2)
    while match.decision is not None:
        match.act(match.owing[0], rng.choice(match.options(match.owing[0])))
    assert match.outcome is not None
    show_end(table_of(match, "de", shown), match.outcome)
    assert not shown.scrolled()


def test_a_long_answer_is_read_page_by_page(shown, monkeypatch):
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged.append)
    monkeypatch.setattr(os, "environ", {name: os.environ[name] for name in os.environ if "LESS" not in name})
    table = table_of(Match.new("spartacus", 4, seed=1), "en", shown)
    commands.what(table, table.match.owing[0], "")
    assert not shown.scrolled()
    assert "What your choices lead to:" in paged[0] and "Begins with: " in paged[0]
    assert os.environ["LESS"].endswith(r"Space\: on | b\: back | q\: leave$")  # a colon means something to less
    assert os.environ["LESSSECURE"] == "1", "a command typed into the pager must not write a file"
    commands.help_(table, table.match.owing[0], "")
    assert len(paged) == 1 and any("take the last choice back" in line for line in shown.lines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_page_by_page_needs_no_letter_that_a_terminal_lacks(lang, shown, monkeypatch):
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged.append)
    shown.encoding = "ascii"
    commands.what((table := table_of(Match.new("spartacus", 4, seed=1), lang, shown)), table.match.owing[0], "")
    assert paged[0].isascii() and "?" not in paged[0]
    settings = pager_settings(Speech(lang).text("cli-pager"))
    assert all(setting.isascii() for setting in settings.values()), "less shows nothing else in its prompt"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_that_lead_to_the_same_are_told_together(lang, shown):
    match = Match.new("kampf", 2, seed=1, options={"start": "first"})
    match.act(0, "carrier a1"), match.act(0, "gladiator net")
    table = table_of(match, lang, shown)
    lines = consequence_lines(table.screen.speech, match, Seat(1), table.wording(Seat(1)))
    assert len(lines) == 2, "beside the other team, and away from it"
    named = " ".join(re.findall(r"[A-E][1-4]", " ".join(lines)))
    assert sorted(named.split()) == sorted(option.words[-2:].upper() for option in match.options(1))


@pytest.mark.parametrize("lang, house", [("en", "each house"), ("de", "jedes Haus"), ("hu", "melyik ház")])
def test_what_stands_above_a_question_names_what_it_speaks_of(lang, house):
    assert house in Speech(lang).text("cli-how-to-compare")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_chooses_a_house_reads_that_a_question_mark_tells_what_houses_can_do(lang, shown, monkeypatch):
    table = table_of(Match.new("spartacus", 6, seed=1), lang, shown)
    seat = table.match.owing[0]
    show_turn(table, seat)
    assert table.screen.speech.text("cli-how-to-compare") in shown.lines()
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged.append)
    commands.what(table, seat, "")
    powers = [entry.text for entry in named_things(table.glossary, table.match.options(seat))]
    told = " ".join("".join(paged).split())
    assert len(powers) == 6 and all(" ".join(power.split()) in told for power in powers)


def test_a_single_question_that_is_folded_is_named_by_its_number(shown):
    table = table_of(Match.new("kampf", 3, seed=1), "de", shown)
    entries = table.entries(table.match.owing[0])
    assert folded(table, "cli-answers-folded", entries[:1]).plain == "── die Frage: 1; ›mehr‹ zeigt sie ──"
    assert "1 bis 2" in folded(table, "cli-answers-folded", entries[:2]).plain


def test_enter_shows_a_question_again_that_other_things_have_moved_away(shown, monkeypatch):
    table = table_of(Match.new("kampf", 3, seed=1, options={"start": "first"}), "en", shown)
    seen: list[bool] = []
    typed = iter(["help", "", "1"])

    def ask(_self: Screen, _prompt: str) -> str:
        seen.append(any(line.startswith("● Anna: Place your first carrier") for line in shown.lines()))
        return next(typed)

    monkeypatch.setattr(Screen, "ask", ask)
    table.hides = False
    session.ask(table, Seat(0))
    assert seen == [True, False, True]
    assert not any("explains the question" in line for line in asked_again(table, shown)), "it was said once"


def asked_again(table: TerminalTable, shown: Emulated) -> list[str]:
    """The screen of the first player's next question; the others choose what comes first."""
    while table.match.owing[0] != 0 or len(table.match.acts) < 2:
        table.match.act(table.match.owing[0], table.match.options(table.match.owing[0])[0])
    show_turn(table, Seat(0))
    return shown.lines()


def test_whoever_is_asked_first_reads_how_to_answer_and_get_help(shown):
    table = table_of(Match.new("kampf", 3, seed=1), "de", shown)
    show_turn(table, table.match.owing[0])
    assert "Antworte mit Nummer oder Worten; ›?‹ erklärt die Frage, ›hilfe‹ alles andere." in shown.lines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_is_folded_between_words(lang, shown):
    screen = table_of(Match.new("kampf", 2), lang, shown).screen
    levels = screen.speech.join([typed_name(screen.speech, level) for level in BOTS])
    screen.say("cli-ask-players", levels=levels)
    told = screen.speech.text("cli-ask-players", levels=levels)
    assert len(told) > WIDTH
    assert " ".join(line for line in shown.lines() if line) == told


def test_the_latest_of_many_games_stays_on_the_screen_and_the_others_are_counted(shown, tmp_path):
    match = Match.new("spartacus", 6, seed=1)
    record = parse(match.record(secrets_too=True))
    players = [Player(name, "lanista") for name in NAMES]
    games = [SavedGame(tmp_path / f"{number}.txt", record, players, number) for number in range(30)]
    resume.show_latest(table_of(match, "en", shown).screen, games)
    assert not shown.scrolled()
    assert any(line.startswith(" 1) Spartacus") for line in shown.lines())
    assert "… 20 older games have the numbers 11 to 30; 'more' lists them too." in shown.lines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_set_in_and_does_not_scroll_off(lang, shown, monkeypatch):
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged.append)
    table = table_of(Match.new("aquileia", 4, seed=3), lang, shown)
    commands.help_(table, table.match.owing[0], "")
    lines = [*shown.lines(), *"".join(paged).splitlines()]
    assert any(re.match(r" {15,}\S", line) for line in lines)
    assert not shown.scrolled()


def test_what_is_folded_says_how_to_see_it(shown):
    table = table_of(Match.new("aquileia", 4, seed=3), "de", shown)
    show_turn(table, table.match.owing[0])
    assert any("1–28) Dolus … Portus, Gold  (›mehr‹ listet sie auf)" in line for line in shown.lines())
    assert any(
        line == "Villa 10 8 6 4  weiß · · · ·  blau · · · ·  gelb · · · ·  lila · · · ·" for line in shown.lines()
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game, seats", GAMES)
def test_every_step_of_a_replay_fits_with_its_keys(game, seats, lang, shown):
    options = {"length": "quick"} if game == "spartacus" else {}
    match, rng = Match.new(game, seats, seed=seats, options=options), random.Random(seats)
    while match.decision is not None:
        match.act(match.owing[0], rng.choice(match.options(match.owing[0])))
    story = Replay(table_of(match, lang, shown).screen, match, None)
    last = len(match.acts)
    for step in (*range(0, last, last // 12), last):
        story.show(step, story.why_not(step, "r99"))
        assert not shown.scrolled()
        assert " ".join(shown.lines()).count(story.screen.speech.text("cli-step", step=step, last=last)) == 1


def test_a_long_prompt_is_folded_between_words(shown, monkeypatch):
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return "y"

    monkeypatch.setattr("builtins.input", answer)
    screen = table_of(Match.new("kampf", 2), "de", shown).screen
    path = "/home/anna/" + "ludus/" * 20
    assert screen.agrees("cli-overwrite", False, file=path)
    assert asked[0].endswith("[j/N] ") and len(asked[0]) <= WIDTH
    assert path in "".join(shown.lines())
