"""What is in the box, and that nothing is ever lost from it."""

import random
from pathlib import Path
from typing import Any

import pytest

from ludus.core.errors import BrokenSet
from ludus.core.ids import CHANCE
from ludus.games.kampf.box import EMPTY, GLADIATORS, Box, Counts
from ludus.games.kampf.entry import Animals
from ludus.games.kampf.features import match_up, standing
from ludus.games.kampf.play import KAMPF, lexicon
from ludus.games.kampf.table import BEASTS, OFF, KampfTable
from ludus.speech import Speech
from tests.games.kampf.tables import BOX, RED, animal


def census(t: KampfTable) -> Counts:
    """All gladiators, wherever they are."""
    piles = [t.supply, t.killed, *t.teams, *t.trophies]
    return tuple(map(sum, zip(*piles, strict=True)))


def animals_of(t: KampfTable) -> list[int]:
    """All animals, wherever they are; one just drawn is in somebody's hand."""
    on_board = [unit - BEASTS for unit in t.at if unit >= BEASTS]
    return sorted([*t.pile, *t.beside, *t.slain, *on_board, *(beast for prey in t.prey for beast in prey)])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_gladiator_and_no_animal_is_lost_or_copied(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(5):
        g: Any = KAMPF.new_game(seats, KAMPF.read_settings({}), BOX)
        while g.asked:
            assert census(g.table) == BOX.supply
            top = g.stack[-1]
            drawn = [top.animal] if isinstance(top, Animals) and top.animal != OFF else []
            assert sorted(animals_of(g.table) + drawn) == list(range(12))
            check_board(g.table)
            seat = g.asked[0]
            g.apply(seat, g.chance.sample(rng.randrange) if seat == CHANCE else rng.choice(g.options(seat)))


def check_board(t: KampfTable) -> None:
    """The board says the same however it is asked."""
    for space, unit in enumerate(t.at):
        assert (unit == OFF) == bool(t.free >> space & 1)
        if unit != OFF:
            assert t.where[unit] == space
            mask = t.beasts_on if unit >= BEASTS else t.teams_on[unit // 4]
            assert mask >> space & 1
            assert unit >= BEASTS or t.teams[unit] != EMPTY or t.stones[unit] == 0


def test_the_box_holds_60_gladiators_12_animals_and_17_spaces():
    assert dict(zip(GLADIATORS, BOX.supply, strict=True)) == {
        "spear": 8,
        "net": 8,
        "sword": 28,
        "prong": 8,
        "shield": 8,
    }
    assert len(BOX.animals) == 12
    assert len(BOX.spaces) == 17
    assert sum(mask.bit_count() for mask in BOX.near) == 2 * 36


def test_the_lion_of_the_rulebook_is_the_only_attested_animal():
    lion = BOX.animals[animal("lion-a")]
    assert (lion.symbols, lion.hits, lion.source) == ((0, 0, 1, 2, 1), 2, "rulebook")
    assert {beast.source for beast in BOX.animals if beast is not lion} == {"ours"}


def test_a_die_has_three_blanks_two_single_hits_and_a_full_hit():
    assert sorted(BOX.die.faces) == ["blank"] * 3 + ["full"] + ["single"] * 2


@pytest.mark.parametrize(("seats", "on_board"), [(2, 9), (3, 5), (4, 5), (5, 2)])
def test_animals_fill_the_spaces_the_teams_leave(seats: int, on_board: int) -> None:
    assert 17 - seats * BOX.carriers[seats] == on_board


def edited(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A copy of the shipped set with one line changed."""
    shipped = KAMPF.data().folder
    for path in shipped.glob("*.toml"):
        text = path.read_text()
        if path.name == file:
            assert old in text
            text = text.replace(old, new, 1)
        (tmp_path / path.name).write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("animals.toml", "hits = 2\n", "", "animals.toml, line 4: lion-a has no 'hits'."),
        ("animals.toml", "sword = 1", "sword = 9", "animals.toml, line 6: lion-a: 'sword' is 9."),
        ("board.toml", '"b1", "b2"]', '"b1", "z9"]', "board.toml, line 4: a1 touches 'z9', which is no space."),
        ("board.toml", '"a2", "b1", "b2"]', '"a2", "b1"]', "b2 touches a1, but a1 does not touch it."),
        ("pieces.toml", "blank = 3", "blank = 2", "die has 5 faces."),
        (
            "pieces.toml",
            "players-5 = 3",
            "players-5 = 4",
            "line 16: carriers asks for 20 teams with 5 players.",
        ),
        (
            "pieces.toml",
            "players-2 = 4",
            "players-2 = 1",
            "line 13: carriers leaves 15 spaces free with 2",
        ),
        ("pieces.toml", "[die]", "[dice]", "pieces.toml: there is no [die]."),
    ],
)
def test_a_broken_data_set_is_refused_with_file_line_piece_and_field(tmp_path, file, old, new, sentence):
    with pytest.raises(BrokenSet) as refused:
        Box(KAMPF.data(edited(tmp_path, file, old, new)))
    assert sentence in str(refused.value)
    assert refused.value.hint


def test_an_edited_set_is_played(tmp_path: Path) -> None:
    box = Box(KAMPF.data(edited(tmp_path, "animals.toml", "hits = 2", "hits = 5")))
    assert box.animals[0].hits == 5
    assert box.data.digest != BOX.data.digest


def with_animals(tmp_path: Path, animals: int) -> Path:
    """A copy of the shipped set with fewer animals, or with more lions like the first."""
    folder = edited(tmp_path, "animals.toml", "", "")
    path = folder / "animals.toml"
    comment, *sections = path.read_text().split("\n[")
    more = [sections[0].replace("lion-a", f"lion-{letter}") for letter in "efghij"]
    path.write_text("\n[".join([comment, *[*sections, *more][:animals]]) + "\n")
    return folder


@pytest.mark.parametrize("animals", [9, 12, 15])
def test_a_set_may_have_another_number_of_animals_and_the_end_by_animals_counts_them_all(tmp_path, animals):
    box = Box(KAMPF.data(with_animals(tmp_path, animals)))
    assert len(box.animals) == animals
    rng = random.Random(animals)
    ways = set()
    for game in range(60):
        g: Any = KAMPF.new_game(3 + game % 3, KAMPF.read_settings({}), box)
        while g.asked:
            seat = g.asked[0]
            g.apply(seat, g.chance.sample(rng.randrange) if seat == CHANCE else rng.choice(g.options(seat)))
        t, how = g.table, g.outcome().how
        beaten = len(t.slain) + sum(map(len, t.prey))
        assert how == "last-standing" or beaten == animals
        assert len(animals_of(t)) == animals
        ways.add(how)
    assert "last-standing" in ways


def test_too_few_animals_are_refused_with_both_files(tmp_path):
    with pytest.raises(BrokenSet, match=r"pieces.toml, line 13: .* and animals.toml has 8\."):
        Box(KAMPF.data(with_animals(tmp_path, 8)))


@pytest.mark.parametrize(("lang", "name"), [("en", "Lion E"), ("de", "Löwe E"), ("hu", "Oroszlán E")])
def test_a_further_animal_of_a_kind_is_called_like_its_kin(tmp_path, lang, name):
    box = Box(KAMPF.data(with_animals(tmp_path, 13)))
    assert Speech(lang, lexicon(box)).name("animal", 12) == name


def test_features_tell_the_fight_at_hand_and_how_a_seat_stands():
    rng = random.Random(1)
    g: Any = KAMPF.new_game(2, KAMPF.read_settings({}), BOX)
    assert match_up(g) is None
    while g.decision.kind != "strike":
        seat = g.asked[0]
        g.apply(seat, g.chance.sample(rng.randrange) if seat == CHANCE else rng.choice(g.options(seat)))
    fight = match_up(g)
    assert fight is not None
    assert fight.strikes_back
    assert {side.hits > 0 for side in fight.sides} <= {True, False}
    assert standing(g, RED) == (0, 16)
