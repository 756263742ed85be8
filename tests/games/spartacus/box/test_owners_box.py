"""An owner's box: copies of cards, and whole titles, in other numbers than in the shipped set."""

import random
import re
import shutil
from itertools import cycle
from pathlib import Path

import pytest

from ludus import Match, replay
from ludus.bots import find
from ludus.core.dataset import DataSet
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.play import SPARTACUS, new_game
from ludus.games.spartacus.table.census import complaints
from ludus.match import play
from ludus.speech import Speech
from tests.games.spartacus.tables import one_step
from tests.replays.golden import set_of

DATA = SPARTACUS.data(set_of("spartacus"))  # the set whose numbers are known here
COPIES = re.compile(r"^copies = (\d+)$", re.MULTILINE)


def a_set(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA.folder, tmp_path / "set"))


def count(folder: Path, line: str, number: int) -> None:
    """The set says itself how many cards there are."""
    field = line.partition(" =")[0]
    path = folder / "game.toml"
    assert line in path.read_text()
    path.write_text(path.read_text().replace(line, f"{field} = {number}", 1))


def with_intrigue_deck(folder: Path, cards: int) -> Path:
    """One copy more, or fewer, of one scheme or reaction after the other, until the deck has so many cards."""
    files = [folder / name for name in ("schemes.toml", "reactions.toml")]
    copies = [[int(number) for number in COPIES.findall(path.read_text())] for path in files]
    places = cycle([(i, j) for i, numbers in enumerate(copies) for j in range(len(numbers))])
    missing = cards - 104
    while missing:
        i, j = next(places)
        step = 1 if missing > 0 else -1
        if copies[i][j] + step:
            copies[i][j] += step
            missing -= step
    for path, numbers in zip(files, copies, strict=True):
        write_copies(path, numbers)
    count(folder, "intrigue = 104", cards)
    return folder


def write_copies(path: Path, numbers: list[int]) -> None:
    left = iter(numbers)
    path.write_text(COPIES.sub(lambda _: f"copies = {next(left)}", path.read_text()))


def a_match(folder: Path, seats: int = 4, seed: str = "1", **options: str) -> Match:
    return Match.new("spartacus", seats, seed, {"length": "quick", "set": str(folder), **options})


def play_at_random(box: Box, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    g = new_game(seats, SPARTACUS.read_settings({"length": "quick"}), box)
    while g.decision is not None:
        one_step(g, rng)
        assert not complaints(g.table)
    assert g.table.how


@pytest.mark.parametrize("cards", [80, 120])
def test_an_intrigue_deck_may_have_another_size(tmp_path, cards):
    box = SPARTACUS.load(DataSet.open("spartacus", with_intrigue_deck(a_set(tmp_path), cards)))
    assert len(box.intrigue) == cards and len(box.full.intrigue) == cards + 55
    for seats in (3, 4, 6):  # six play with the expansion
        play_at_random(box, seats, seed=cards + seats)


@pytest.mark.parametrize(("cards", "level"), [(80, "greedy"), (120, "plain")])
def test_bots_play_with_a_deck_of_another_size_and_the_record_replays(tmp_path, cards, level):
    folder = with_intrigue_deck(a_set(tmp_path), cards)
    match = a_match(folder)
    play(match, [find(level)(seat) for seat in range(4)])
    assert match.outcome is not None
    assert replay(match.record(), folder=str(folder)).game.key() == match.game.key()


def test_a_market_deck_may_have_other_copies_and_lack_a_fighter(tmp_path):
    folder = a_set(tmp_path)
    nets = (folder / "equipment.toml").read_text()
    (folder / "equipment.toml").write_text(nets.replace("copies = 2", "copies = 3", 1))  # the first kind
    slaves = (folder / "slaves.toml").read_text()
    (folder / "slaves.toml").write_text(re.sub(r"\[indus\].*?(?=\n\[)", "", slaves, flags=re.DOTALL))
    box = SPARTACUS.load(DataSet.open("spartacus", folder))
    assert len(box.market) == 62 and "indus" not in box.asset_number and "sword-3" in box.asset_number
    play_at_random(box, 4, seed=5)
    play_at_random(box, 5, seed=6)


def test_a_title_can_be_left_out_of_the_intrigue_deck(tmp_path):
    folder = a_set(tmp_path)
    schemes = (folder / "schemes.toml").read_text()
    (folder / "schemes.toml").write_text(re.sub(r"\[robbery\].*?(?=\n\[)", "", schemes, flags=re.DOTALL))
    count(folder, "intrigue = 104", 100)
    box = SPARTACUS.load(DataSet.open("spartacus", folder))
    assert "robbery" not in box.title_number and len(box.intrigue) == 100
    play_at_random(box, 4, seed=7)


@pytest.mark.parametrize(("lang", "third"), [("en", "Sword III"), ("de", "Schwert III"), ("hu", "Kard III")])
def test_a_further_copy_of_a_card_has_its_name_in_every_language(tmp_path, lang, third):
    folder = a_set(tmp_path)
    equipment = folder / "equipment.toml"
    equipment.write_text(equipment.read_text().replace("copies = 2", "copies = 3", 1))
    count(folder, "market = 62", 63)
    match = a_match(folder)
    number = match.game.table.box.asset_number["sword-3"]
    assert Speech(lang, match.lexicon()).name("asset", number) == third
