"""The examples do what they say, in a shortened form."""

import doctest
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "research.md"


def test_what_the_guide_shows_is_true():
    pytest.importorskip("numpy")
    text = GUIDE.read_text().replace("```", "\n")
    test = doctest.DocTestParser().get_doctest(text, {}, "guide", str(GUIDE), 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_guides_game_is_played_to_its_end(capsys):
    blocks = GUIDE.read_text().split("```python\n")[1:]
    (game,) = (block.partition("```")[0] for block in blocks if "new_game(" in block)
    exec(game, {})  # the guide's own words
    assert capsys.readouterr().out.startswith("Outcome(scores=(")


def test_a_network_learns_a_small_arena_from_nothing():
    pytest.importorskip("gymnasium")
    from examples.learn_kampf import train  # noqa: PLC0415

    said: list[str] = []
    before, after = train(0, 100, updates=10, say=said.append)
    assert 0.3 < before < 0.65
    assert after > 0.7
    assert said[-1].startswith("after 480 games")
