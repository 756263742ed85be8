"""Boxes that matches share."""

import shutil

from ludus import Match
from ludus.core.dataset import SHIPPED
from ludus.match import boxes


def test_matches_with_the_same_set_share_its_box():
    one, other = Match.new("spartacus", 4, seed=1), Match.new("spartacus", 3, seed=2)
    assert one.box is other.box and one.data is other.data
    assert Match.new("kampf", 3).box is not one.box


def test_a_set_that_was_edited_meanwhile_is_read_again(tmp_path):
    folder = tmp_path / "set"
    shutil.copytree(SHIPPED / "kampf", folder)
    before = Match.new("kampf", 2, options={"set": str(folder)})
    assert before.box is not Match.new("kampf", 2).box  # of another folder, though nothing differs yet
    file = folder / "animals.toml"
    file.write_text(file.read_text(encoding="utf-8") + "\n# looked through\n", encoding="utf-8")
    after = Match.new("kampf", 2, options={"set": str(folder)})
    assert after.digest != before.digest and after.box is not before.box


def test_only_so_many_sets_are_remembered(tmp_path):
    for number in range(boxes.MOST + 3):
        folder = tmp_path / str(number)
        shutil.copytree(SHIPPED / "kampf", folder)
        Match.new("kampf", 2, options={"set": str(folder)})
    assert len(boxes._READ) == boxes.MOST
