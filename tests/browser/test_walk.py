"""Whatever is asked, the table keeps its place: nothing scrolls, nothing is cut, and the stage does not move."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from ludus.match import GAMES, Match
from tests.browser.recorded import Moment, Projector, one_of_each
from tests.browser.whole import some
from tests.conformance.toy import TOY
from tests.replays.golden import FOLDER, verified

SIZES: Final = (ViewportSize(width=1280, height=720), ViewportSize(width=360, height=740))  # the tightest
WALKED: Final = {
    "kampf": ("led-animals", "last-standing"),
    "aquileia": ("five-seats",),
    "spartacus": ("six-houses", "every-card-2"),
}


def wrong_at_any_size(projector: Projector, walked: list[Moment]) -> list[str]:
    """What is wrong at the tightest sizes; the suite looks at each moment at one of them, by turns."""
    wrong = []
    for number, size in enumerate(SIZES):
        projector.page.set_viewport_size(size)
        wrong += projector.walk(some(walked, slice(number, None, len(SIZES))), size)
    return wrong


@pytest.mark.parametrize("game", WALKED)
def test_nothing_scrolls_is_cut_or_moves_whatever_is_asked(projector: Projector, game: str) -> None:
    matches = [verified(FOLDER / game / f"{name}.txt") for name in WALKED[game]]
    walked = one_of_each(matches)
    assert len(walked) > 5
    assert not (wrong := wrong_at_any_size(projector, walked)), "\n".join(wrong)


@pytest.mark.parametrize("game", WALKED)
def test_nothing_scrolls_is_cut_or_moves_for_those_who_watch(projector: Projector, game: str) -> None:
    watched = one_of_each([verified(FOLDER / game / f"{WALKED[game][0]}.txt")], watched=True)
    assert not (wrong := wrong_at_any_size(projector, watched)), "\n".join(wrong)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Match]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    match = Match.new("toy", 4, "7")
    while match.decision is not None:
        seat = match.owing[0]
        match.act(seat, match.options(seat)[-1].words)
    yield match


def test_a_game_without_drawings_is_shown_whole(projector: Projector, toy: Match) -> None:
    walked = one_of_each([toy])
    assert not (wrong := wrong_at_any_size(projector, walked)), "\n".join(wrong)
