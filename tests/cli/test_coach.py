"""The coach at the keyboard: in practice games alone."""

from ludus.cli.play import coach
from ludus.coach import Blunder, advise

TABLE = ["play", "kampf", "--seed", "1", "--bot", "greedy", "--human", "Anna"]


def test_a_hint_says_where_to_look_and_no_more(terminal):
    shown = terminal(*TABLE, "--practice", typed=["hint"])
    assert "'best' tells the best choices." in shown.out
    assert "In your place" not in shown.out


def test_the_best_choices_are_told_with_chances_and_reasons(terminal):
    shown = terminal(*TABLE, "--practice", typed=["best"])
    assert "In your place I would choose among these:" in shown.out
    assert "% to win the game" in shown.out
    assert all(f"{number}. " in shown.out for number in (1, 2, 3))
    assert shown.out.count("No enemy team stands next to it yet.") == 3  # what each brings about, by the rules


def test_without_practice_the_coach_refuses(terminal):
    for asked in ("hint", "best", "warn"):
        assert "The coach only helps in practice games" in terminal(*TABLE, typed=[asked]).out


def test_before_a_blunder_the_coach_asks_if_that_is_wanted(terminal, monkeypatch):
    def blunder(turn, seed):
        advice = advise(turn, seed)
        assert advice is not None
        return advice._replace(blunders=tuple(Blunder(option, 0.2, None) for option in turn.options))

    monkeypatch.setattr(coach, "advise", blunder)
    asked = terminal(*TABLE, "--practice", typed=["warn", "1", "no", "board"])
    assert "The coach now asks before a blunder." in asked.out
    assert "lowers your chance to win by about 20 percentage points" in asked.out
    unasked = terminal(*TABLE, "--practice", typed=["1"])
    assert "percentage points" not in unasked.out
