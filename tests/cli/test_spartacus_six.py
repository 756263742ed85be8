"""Five and six houses in the terminal: everything fits a low screen, and cards of the expansion are told apart."""

import random
from collections import Counter

import pytest
from rich.console import Console

from ludus.cli import boards
from ludus.core.ids import Seat
from ludus.games.spartacus.table.table import INTRIGUE
from ludus.match import Match
from ludus.speech import LANGUAGES, Speech
from tests.games.spartacus.intrigue_tables import turn
from tests.games.spartacus.tables import A, said

NAMES = ("Anna", "Marcus", "Livia", "Titus", "Gaius", "Claudia")
SIZES = ((80, 24), (120, 40))
OFTEN = 3  # positions of each kind that are looked at


def drawn(match: Match, seat: int | None, lang: str, size: tuple[int, int]) -> list[str]:
    """The table as lines of text."""
    console = Console(width=size[0], height=size[1])
    speech = Speech(lang, match.lexicon(), NAMES[: match.seats])
    lines = console.render_lines(boards.draw(match.view(seat), speech), pad=False)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", (5, 6))
def test_a_table_of_five_or_six_fits_the_screen(seats, size):
    match, rng = Match.new("spartacus", seats, seed=seats, options={"length": "quick"}), random.Random(seats)
    asked: Counter[str] = Counter()
    while match.decision is not None and match.game.table.round <= 3:
        kind, seat = match.decision.kind, next(seat for seat in match.decision.seats if match.options(seat))
        asked[kind] += 1
        if asked[kind] <= OFTEN:
            for viewer in (seat, None):
                lines = drawn(match, viewer, rng.choice(LANGUAGES), size)
                assert max(map(len, lines)) <= size[0]
                assert len(lines) <= size[1] - 6
                assert not [line for line in lines if "spartacus-" in line or "{" in line]
        match.act(seat, rng.choice(match.options(seat)))
    assert {"house", "ledger", "intrigue", "reaction", "bid", "invitation"} <= set(asked)


def test_every_house_has_its_line_and_every_player_a_mark():
    match, rng = Match.new("spartacus", 6, seed=1, options={"length": "quick"}), random.Random(1)
    while match.game.table.phase != INTRIGUE and match.decision is not None:
        seat = next(seat for seat in match.decision.seats if match.options(seat))
        match.act(seat, rng.choice(match.options(seat)))
    lines = drawn(match, 0, "en", (120, 40))
    rows = [line for line in lines if line[:1] in "●■▲◆▼✚"]
    assert [row.split()[1] for row in rows] == list(NAMES)
    assert {"Seppius", "Varinius"} <= {row.split()[2] for row in rows}


def test_a_card_shows_what_it_takes_an_arrow_or_how_much_more():
    hands = {A: "a-visitor-from-rome know-your-place the-worm-turns"}
    g = turn(
        houses="tullius seppius glaber solonius", guards=(0, 3, 0, 0), hands=hands, expansion="on", influence=(6,) * 4
    )
    said(g, (A, "scheme a-visitor-from-rome"), (A, "target 0"), (Seat(1), "intervene 2"))
    match = Match.new("spartacus", 4, seed=1, options={"expansion": "on"})
    match.game = g
    shown = "\n".join(drawn(match, 0, "en", (120, 40)))
    assert "A Visitor from Rome 6+4/2" in shown
    assert "Know Your Place ↑/3" in shown and "The Worm Turns ↓/3" in shown
