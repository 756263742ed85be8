"""The city of Aquileia in the terminal."""

import io
from functools import cache

import pytest
from rich.console import Console

from ludus.cli import boards
from ludus.match import Match
from ludus.speech import LANGUAGES, Speech
from tests.replays.golden import FOLDER, replayed, set_of

NAMES = ["Anna", "Maximilian", "Bea", "Titus", "Quintus"]
HOT_SEAT = ("play", "aquileia", "--human", "Anna", "--human", "Bea", "--bot", "random", "--option", "start=first")
FOLLOWERS = ["place pecunia", "place servi-top"]


def drawn(match: Match, seat: int | None, width: int = 80, lang: str = "en") -> str:
    """The board as this seat sees it."""
    speech = Speech(lang, match.lexicon(), NAMES[: match.seats])
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    console.print(boards.draw(match.view(seat), speech))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@cache
def golden(name: str) -> Match:
    return replayed(FOLDER / "aquileia" / f"{name}.txt")


@cache
def moment(name: str, kind: str) -> Match:
    """The golden game where this is first asked."""
    match = golden(name)
    steps = (match.at(step) for step in range(len(match.acts)))
    return next(at for at in steps if at.decision is not None and at.decision.kind == kind)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_board_keeps_within_the_screen(lang, width):
    match = golden("five-seats")
    for step in range(0, len(match.acts) + 1, 40):
        board = drawn(match.at(step), 0, width, lang).splitlines()
        city = board[1:10]
        assert all(line[13:].strip() for line in city), board
        assert max(map(len, board)) <= width
        assert len(board) <= 27


def test_a_wide_screen_has_the_sites_beside_the_city():
    match = golden("six-rounds").at(0)
    assert "Villa " in drawn(match, 0, 100).splitlines()[1]
    assert "Villa " not in drawn(match, 0, 99).splitlines()[1]


def test_every_free_site_shows_its_price_and_every_other_its_owner():
    board = drawn(golden("six-rounds").at(0), None)
    assert "BBSSG+3" in board
    assert "7 BBSG+2→6" in board
    assert "4 BBSG→BSG" in board
    assert "■ Maximil" in drawn(golden("six-rounds"), None)


def test_followers_and_crests_stand_where_they_were_placed(terminal):
    shown = terminal(*HOT_SEAT, "--seed", "9", typed=["", "place forum-2", "", "crest", ""]).out
    assert "2★ ●" in shown
    assert "Crests  1 ■  2 ·  3 ·" in shown


def test_only_the_own_cards_are_shown():
    match = moment("four-greedy", "cards")
    assert "Hand: " in drawn(match, 0)
    assert "Hand: " not in drawn(match, None)


def test_a_contest_shows_how_strong_everybody_is():
    match = moment("four-greedy", "cards")
    line = next(line for line in drawn(match, None).splitlines() if line.startswith("▶ Arena"))
    contest = match.view(None)["contest"]
    assert isinstance(contest, dict)
    assert [int(word) for word in line.split() if word.isdecimal()] == contest["strengths"]


def test_an_auction_shows_the_card_the_bid_and_who_leads():
    line = drawn(moment("four-greedy", "bid"), None).splitlines()[-1]
    assert line.startswith("▶ ")
    assert "/" in line
    assert any(name in line for name in NAMES)


def test_slaves_owed_are_shown():
    assert "owed" in drawn(moment("four-greedy", "slaves"), None)


def test_the_keyboard_is_handed_over_since_hands_are_hidden(terminal):
    shown = terminal(*HOT_SEAT, "--seed", "9", typed=["", FOLLOWERS[0], "", FOLLOWERS[1]]).out
    assert "Hand over to Anna, then press Enter." in shown
    assert "Hand over to Bea, then press Enter." in shown


def test_a_saved_game_goes_on(terminal, tmp_path):
    path = tmp_path / "half.txt"
    terminal(*HOT_SEAT, "--seed", "9", typed=["", FOLLOWERS[0], "", FOLLOWERS[1], "", f"save {path}", "quit", "no"])
    resumed = terminal("play", "--resume", str(path), typed=["", "undo", "yes"])
    assert resumed.code == 0
    assert "Pecunia ●" in resumed.out


def test_a_replay_by_one_seat_tells_no_other_seats_cards(terminal):
    path = str(FOLDER / "aquileia" / "four-greedy.txt")
    told = terminal("replay", path, "--seat", "1", "--set", set_of("aquileia")).out
    assert "Seat 1 draws a card: " in told
    assert "Seat 2 draws a card: " not in told
    assert "Seat 2 draws a card from the pile" in told


def test_it_is_played_to_the_end(terminal):
    shown = terminal("play", "aquileia", *("--bot", "greedy") * 3, "--seed", "2")
    assert shown.code == 0
    assert "Six rounds were played." in shown.out
