"""Every golden game replays to the same events, hashes and result; there is one for every way a game can end."""

from pathlib import Path

import pytest

from ludus import GAMES
from tests.replays.golden import FOLDER, annotate, files, verified


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_replays_event_for_event(path: Path) -> None:
    text = path.read_text()
    match = verified(path)
    assert annotate(text, match) == text
    assert match.decision is None


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_golden_game_for_every_way_to_end(game: str) -> None:
    outcomes = [verified(path).outcome for path in (FOLDER / game).glob("*.txt")]
    assert {outcome.how for outcome in outcomes if outcome} == set(GAMES[game].endings)
