"""The box: what is in it, and where each value comes from."""

import re
import shutil
from pathlib import Path

import pytest

from ludus.core.dataset import SOURCES, DataSet
from ludus.core.errors import BrokenSet
from ludus.games.spartacus.box.cards import GUARD, REACTION, SCHEME
from ludus.games.spartacus.play import SPARTACUS, lexicon
from tests.games.spartacus.tables import BOX
from tests.replays.golden import frozen_box, set_of

DATA = SPARTACUS.data()
PUBLISHED = frozen_box(SPARTACUS)


def test_s130_the_market_deck_has_62_cards():
    box = PUBLISHED
    assert len(box.market) == 62
    assert [len(cards) for cards in (box.gladiators, box.slaves, box.equipment)] == [25, 23, 14]
    assert [len(cards) for cards in box.starting] == [8, 8]


def test_s130_the_intrigue_deck_has_104_cards():
    kinds = [title.kind for title in PUBLISHED.intrigue]
    titles = [title.kind for title in PUBLISHED.intrigue_titles]
    assert [kinds.count(kind) for kind in (SCHEME, REACTION, GUARD)] == [61, 19, 24]
    assert [titles.count(kind) for kind in (SCHEME, REACTION, GUARD)] == [28, 10, 1]


def test_s131_what_the_rulebook_fixes_is_as_it_says():
    names = {title.name: title for title in BOX.intrigue_titles}
    spartacus, agron = (BOX.market[BOX.asset_number[name]] for name in ("spartacus", "agron"))
    assert BOX.hand_limit[5] == 4
    assert spartacus.attack >= 4
    assert agron.defence >= 4
    assert names["inside-information"].influence == 6
    assert (names["black-market-profits"].influence, names["black-market-profits"].amount) == (7, 5)
    assert names["a-visitor-from-rome"].influence <= 10
    assert [length.influence for length in BOX.lengths.values()] == [4, 7, 1]
    assert BOX.win_at == 12


def test_s132_hand_limits_rise_with_influence():
    assert BOX.hand_limit == (3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6)


def test_houses_begin_with_what_their_cards_say():
    assert [(h.name, h.gold, h.gladiators, h.slaves, h.guards) for h in BOX.houses] == [
        ("batiatus", 10, 3, 1, 2),
        ("glaber", 10, 1, 2, 3),
        ("tullius", 9, 2, 3, 1),
        ("solonius", 12, 2, 2, 1),
    ]


@pytest.mark.parametrize("file", sorted(DATA.texts))
def test_s131_every_value_has_a_source(file):
    for item in DATA.items(file):
        assert item.source() in SOURCES
        for field, source in item.values.get("sources", {}).items():
            assert source in SOURCES
            assert field in item.values or field == "name"


def edited(tmp_path: Path, *edits: tuple[str, str, str]) -> Path:
    """A copy of the set of golden games in which one passage of a file, the first of its kind, reads otherwise."""
    folder = shutil.copytree(set_of("spartacus"), tmp_path / "set")
    for file, right, wrong in edits:
        text = (folder / file).read_text()
        assert right in text
        (folder / file).write_text(text.replace(right, wrong, 1))
    return folder


@pytest.mark.parametrize(
    ("edit", "where", "sentence"),
    (
        (("schemes.toml", "copies = 4", "copies = 5"), ("game.toml", "intrigue = 104"), "counts 104 intrigue cards"),
        (("gladiators.toml", "copies = 2", "copies = 3"), ("game.toml", "market = 62"), "there are 63 in gladiators"),
        (("serpents_slaves.toml", "copies = 1", "copies = 2"), ("game.toml", "market = 31"), "are 32 in serpents_"),
        (("slaves.toml", '"starting"', '"named"'), ("game.toml", "starting-slaves = 8"), "but there are 6 in slaves"),
        (("houses.toml", "gladiators = 3", "gladiators = 4"), ("houses.toml", "gladiators = 2"), "to 9 gladiators"),
        (("houses.toml", ', "fodder-for-the-primus"]', "]"), ("houses.toml", "[batiatus]"), "has 1 powers"),
        (("guards.toml", "[guard]", "[watchman]"), ("guards.toml", ""), r"there is no \[guard\]"),
        (("game.toml", "[decks]", "[deck]"), ("game.toml", ""), r"there is no \[decks\]"),
        (("schemes.toml", "[robbery]", "[theft]"), ("schemes.toml", "[theft]"), "theft is a card without a rule"),
        (("arena.toml", "start = 2", ""), ("arena.toml", ""), "1 starts"),
    ),
)
def test_a_broken_set_is_refused_with_a_sentence_that_names_file_and_line(tmp_path, edit, where, sentence):
    folder = edited(tmp_path, edit)
    with pytest.raises(BrokenSet, match=sentence) as refused:
        SPARTACUS.load(DataSet.open("spartacus", folder))
    name, passage = where
    assert f"/{name}" in str(refused.value)
    if passage:
        lines = (folder / name).read_text().splitlines()
        number = int(re.findall(r", line (\d+):", str(refused.value))[0])
        assert lines[number - 1] == passage


def test_houses_must_find_enough_guards_in_the_deck(tmp_path):
    folder = edited(tmp_path, ("guards.toml", "copies = 24", "copies = 6"), ("game.toml", "= 104", "= 86"))
    with pytest.raises(BrokenSet, match="solonius takes the houses to 7 guards in all, and there are 6"):
        SPARTACUS.load(DataSet.open("spartacus", folder))


def test_s133_the_arena_is_a_hexagon_of_37_hexes():
    arena = BOX.arena
    first, second = arena.starts
    assert len(arena.names) == 37
    assert arena.distance[first][second] == 6
    assert sorted(mask.bit_count() for mask in arena.near)[:6] == [3] * 6
    assert arena.names[arena.middle] == "d4"
    assert all(arena.near[a] >> b & 1 == arena.near[b] >> a & 1 for a in arena.hexes for b in arena.hexes)


def test_a_fighter_reaches_free_hexes_only():
    arena = BOX.arena
    start = arena.starts[0]
    assert arena.reach(start, 1, arena.all) == arena.near[start]
    assert arena.reach(start, 2, arena.all) == arena.within[start][2]
    assert arena.reach(start, 3, arena.all & ~arena.near[start]) == 0


def test_hexes_two_apart_have_what_lies_between():
    arena = BOX.arena
    d1, d3 = arena.number["d1"], arena.number["d3"]
    assert arena.hexes_in(arena.between(d1, d3)) == (arena.number["d2"],)


def test_a_table_of_options_is_made_once():
    assert BOX.assets("release") is BOX.assets("release")
    assert BOX.titles("play")[BOX.title_number["destitute"]].words == "play destitute"
    assert BOX.hexes("move")[BOX.arena.starts[1]].words == "move d7"
    assert BOX.counts("bid")[8].words == "bid 8"
    assert BOX.assets("release")[BOX.asset_number["syrian-warrior-2"]].words == "release syrian-warrior-2"


def test_everything_the_game_can_say_has_english_words():
    text = (Path(DATA.folder).parent.parent / "locales/en/spartacus.ftl").read_text()
    known = {line.split(" =")[0] for line in text.splitlines() if line.startswith("spartacus-")}
    words = lexicon(BOX)
    said = {phrase.id for phrase in words.phrases} | {term for terms in words.terms.values() for term in terms}
    assert said <= known
