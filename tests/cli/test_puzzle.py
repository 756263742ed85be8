"""`ludus puzzle` and `ludus puzzles make`."""

import pytest
from rich.console import Console

from ludus.cli.play.picture import show_turn
from ludus.cli.puzzles.solve import heading, laid, measure, tell
from ludus.cli.terminal.screen import Screen
from ludus.puzzles import find, games, shipped
from ludus.puzzles.puzzle import parse
from ludus.speech import Speech
from tests.cli.test_low_screens import HEIGHT, WIDTH, Emulated

PUZZLE = find("kampf-001")


def test_the_best_choice_is_right_and_the_numbers_are_told(terminal):
    shown = terminal("puzzle", "kampf", "--id", PUZZLE.id, typed=[PUZZLE.solution.best, "n"])
    assert shown.code == 0
    assert "Right, that is the best choice." in shown.out
    assert "Exact, both sides playing their best." in shown.out
    assert f"{PUZZLE.solution.worths[0].value:+.3f}".replace("-", "−") in shown.out


def test_another_choice_is_wrong_and_the_best_is_named(terminal):
    worst = PUZZLE.solution.worths[-1]
    shown = terminal("puzzle", "--id", PUZZLE.id, typed=["nonsense", worst.words, "n"])
    assert "'nonsense' is not among the options" in shown.out
    less = f"{PUZZLE.solution.worths[0].value - worst.value:.3f}"
    assert f"is better by {less}." in shown.out
    assert "yours" in shown.out


@pytest.mark.parametrize("words", [("kampf",), ("kampf", "daily")])
def test_a_game_alone_has_the_puzzle_of_the_day(terminal, words):
    shown = terminal("puzzle", *words)
    assert shown.code == 0
    assert "What counts: gladiators ahead, on average." in shown.out
    assert "Right" not in shown.out


def test_nothing_is_told_of_the_solution_before_the_answer(terminal):
    shown = terminal("puzzle", "--id", PUZZLE.id)
    assert "better by" not in shown.out and "found by" not in shown.out
    assert not any(f"{one.value:+.3f}" in shown.out.replace("−", "-") for one in PUZZLE.solution.worths)


def test_a_puzzle_that_is_not_there_gets_a_sentence_and_a_hint(terminal):
    shown = terminal("puzzle", "--id", "kampf-999")
    assert shown.code == 2 and "error: There is no puzzle 'kampf-999'." in shown.err and "hint: " in shown.err
    shown = terminal("puzzle", "aquileia", "--id", PUZZLE.id)
    assert shown.code == 2 and "hint: it belongs to kampf" in shown.err


@pytest.mark.parametrize("lang", ["en", "de", "hu"])
@pytest.mark.parametrize("game", games())
def test_question_and_answer_each_fit_a_screen_of_80_by_24(game, lang, monkeypatch):
    monkeypatch.setattr(Screen, "is_live", lambda self: True)
    for puzzle in list(shipped(game).values())[::6]:
        shown = Emulated()
        screen = screen_of(shown, lang)
        table = laid(screen, puzzle)
        table.note = heading(screen, puzzle)
        show_turn(table, puzzle.seat)
        assert shown.scrolled() == []
        assert any(puzzle.id in line for line in shown.lines())
        assert screen.speech.text(measure(puzzle)) in " ".join(" ".join(shown.lines()).split())
        answer = Emulated()
        table.screen.console = screen_of(answer, lang).console
        tell(table, puzzle, table.match.options(puzzle.seat)[0])
        assert answer.scrolled() == []
        assert not any("cli-" in line or "reason-" in line for line in (*shown.lines(), *answer.lines()))


def screen_of(shown: Emulated, lang: str) -> Screen:
    console = Console(file=shown, force_terminal=True, width=WIDTH, height=HEIGHT, markup=False, highlight=False)  # type: ignore[arg-type]
    return Screen(Speech(lang), console)


def test_puzzles_are_made_as_files_that_can_be_read(terminal, tmp_path):
    shown = terminal("puzzles", "make", "kampf", "--count", "2", "--out", str(tmp_path / "made"), "--seed", "x")
    assert shown.code == 0, shown.err
    made = sorted((tmp_path / "made").iterdir())
    assert [path.name for path in made] == ["kampf-001.puzzle", "kampf-002.puzzle"]
    puzzles = [parse(path.read_text()) for path in made]
    assert [puzzle.id for puzzle in puzzles] == ["kampf-001", "kampf-002"]
    assert f"ludus puzzle --from {tmp_path / 'made'}" in shown.out

    first, last = (puzzle.solution.best for puzzle in puzzles)
    solved = terminal("puzzle", "--from", str(tmp_path / "made"), typed=[first, "y", last])
    assert solved.code == 0, solved.err
    assert solved.out.count("Right, that is the best choice.") == 2
    assert solved.out.count("Another one of 2?") == 1  # nothing comes after the last


def test_a_folder_without_puzzles_or_with_a_broken_one_gets_a_sentence_and_a_hint(terminal, tmp_path):
    shown = terminal("puzzle", "--from", str(tmp_path))
    assert shown.code == 2
    assert f"error: There are no puzzles in {tmp_path}." in shown.err
    assert "hint: 'ludus puzzles make GAME --out DIR' makes some." in shown.err
    (tmp_path / "mine.puzzle").write_text("nothing of the kind")
    shown = terminal("puzzle", "--from", str(tmp_path))
    assert shown.code != 0
    assert "error: mine.puzzle: The puzzle cannot be read" in shown.err and "hint: " in shown.err
    (tmp_path / "mine.puzzle").write_text(PUZZLE.text())
    assert terminal("puzzle", "aquileia", "--from", str(tmp_path)).code == 2  # it is one of Kampf


@pytest.mark.parametrize("game", games())
def test_where_a_fight_counts_levels_that_play_for_the_game_are_said_to(game, terminal):
    shown = terminal("puzzle", "--id", f"{game}-001", typed=["1", "n"])
    assert "found by:" in shown.out
    assert ("play for the whole game" in shown.out) == (game == "kampf")
