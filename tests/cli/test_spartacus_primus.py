"""A Primus in the terminal: four fighters, two of them perhaps of one house, in every language and size of screen."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from ludus.cli import boards
from ludus.core.ids import Seat
from ludus.core.phrase import Json
from ludus.games.spartacus.play import Spartacus
from ludus.games.spartacus.table.fighters import NO_SIDE
from ludus.match import Match
from ludus.speech import LANGUAGES, Speech
from tests.games.spartacus.primus_tables import FULL, a_melee, a_wide_table, the_games
from tests.games.spartacus.tables import A, B, C, one_step, said

NAMES = ("Anna", "Marcus", "Livia", "Titus", "Gaia", "Quintus")
SIZES = ((80, 24), (120, 40))
KINDS = {"primus", "invitation", "fighter", "teams", "start-hex", "bet", "order-of-turns", "next-to-act", "turn"}
KINDS |= {"wound", "verdict"}
OFTEN = 3  # positions of each kind that are looked at
COLUMN = 33  # where what stands beside the hexes begins


def drawn(g: Spartacus, seat: Seat | None, lang: str = "en", size: tuple[int, int] = (80, 24)) -> list[str]:
    """The table as lines of text."""
    return lines_of(g.view(seat), g.table.seats, lang, size)


def lines_of(view: Json, seats: int, lang: str, size: tuple[int, int] = (80, 24)) -> list[str]:
    match = Match.new("spartacus", 6, options={"expansion": "on"})
    console = Console(width=size[0], height=size[1])
    speech = Speech(lang, match.lexicon(), NAMES[:seats])
    lines = console.render_lines(boards.draw(view, speech), pad=False)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


def positions(seed: int) -> Iterator[Spartacus]:
    """A Primus of six well-stocked houses, before every choice."""
    rng = random.Random(seed)
    t = a_wide_table({}, seats=6, influence=(11, 8, 5, 2, 9, 1))
    for card in rng.sample(FULL.market_cards, 40):
        t.market_pile = tuple(other for other in t.market_pile if other != card)
        owner = rng.randrange(6)
        t.assets[owner] = tuple(sorted((*t.assets[owner], card)))
    g = the_games(t)
    while g.decision is not None:
        yield g
        one_step(g, rng)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_a_primus_has_a_picture_that_fits_the_screen(lang, size):
    asked: Counter[str] = Counter()
    for g in (g for seed in range(6) for g in positions(seed)):
        decision = g.decision
        assert decision is not None
        asked[decision.kind] += 1
        if g.chance is not None or asked[decision.kind] > OFTEN:
            continue
        for seat in (decision.seats[0], None):
            lines = drawn(g, seat, lang, size)
            assert max(map(len, lines)) <= size[0]
            if len(g.table.fighters) > 1 and g.table.fighters[0].side != NO_SIDE:  # the arena is drawn
                assert len(lines) <= size[1] - 7  # room for the story and the question
            assert not [line for line in lines if "spartacus-" in line or "{" in line]
    assert set(asked) >= KINDS


def test_fighters_are_numbered_because_two_may_be_of_one_house():
    places = ((A, "crixus", 0, "d3"), (A, "agron", 0, "c3"), (B, "varro", 1, "d5"), (C, "barca", 1, "c5"))
    lines = drawn(a_melee(places), A)
    field = "\n".join(line[:33] for line in lines)
    assert all(sign in field for sign in ("●1", "●2", "■3", "▲4"))
    assert any("I  ●2 Agron" in line for line in lines) and any("II ▲4 Barca" in line for line in lines)


def test_the_fallen_are_removed_from_the_field():
    places = ((A, "crixus", 0, "d3"), (A, "agron", 0, "c3"), (B, "varro", 1, "d5"), (C, "barca", 1, "c5"))
    lines = drawn(a_melee(places, dice={"varro": (1, 1, 0)}), A)
    assert "■3" not in "\n".join(line[:33] for line in lines)
    assert any("■3 Varro  yields" in line for line in lines)


def test_a_traitor_is_shown_beside_his_new_team():
    places = ((A, "crixus", 0, "d3"), (B, "mannus", 0, "c3"), (C, "varro", 1, "d5"), (C, "barca", 1, "c5"))
    g = a_melee(places)
    said(g, (B, "change-sides"))
    sides = [line[33:].split()[0] for line in drawn(g, A)[1:5]]
    assert sides == ["I", "II", "II", "II"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_bets_stay_beside_the_hexes_and_every_bet_has_its_gold_on_its_line(lang):
    places = ((A, "crixus", 0, "d3"), (A, "agron", 0, "c3"), (B, "masked-courtesan", 1, "d5"), (C, "barca", 1, "c5"))
    g = a_melee(places)
    view: Any = g.view(A)
    view["arena"]["bets"] = [dict.fromkeys(("victor-i", "victor-ii", "injury", "decapitation"), 2)] * g.table.seats
    lines = lines_of(view, g.table.seats, lang)
    for box in ("injury", "decapitation"):
        named = Speech(lang).text(f"spartacus-box-{box}")
        found = [line for line in lines if named in line]
        assert len(found) == g.table.seats
        assert all(f"{named} 2" in line and line.index(named) >= COLUMN for line in found)


def test_while_fighters_are_sought_the_houses_are_shown_with_those_who_refused():
    g = the_games(a_wide_table())
    said(g, (A, "hold-primus"), (A, "invite 1"), (B, "stay-away"), (A, "invite 2"), (C, "send cook"), (C, "go-without"))
    lines = drawn(g, A)
    assert any(line.startswith("▶ Primus   Invited: ■ ▲, without ■   ▲ Cook") for line in lines)
    assert any(line.startswith("■ Marcus") for line in lines)
