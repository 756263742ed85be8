"""A training as a picture."""

import pytest

from ludus.bots.master import SHIPPED
from ludus.core.errors import BadSetting
from ludus.research.training import curves


@pytest.mark.parametrize("game", ["kampf", "aquileia"])
def test_the_log_of_a_shipped_network_can_be_drawn(game, tmp_path):
    lines = curves.read(SHIPPED / f"{game}.jsonl")
    picture = tmp_path / "curve.svg"
    curves.draw([*lines, {"wins against greedy": 0.82, "margin": 0.04}], picture)
    text = picture.read_text()
    assert text.startswith("<?xml") and text.count('id="axes_') == 6


def test_a_log_that_tells_of_nothing_cannot_be_drawn(tmp_path):
    with pytest.raises(BadSetting, match="no update"):
        curves.draw([{"second": 3.0, "imitated answers": 20}], tmp_path / "curve.png")


def test_a_file_that_is_no_log_is_refused(tmp_path):
    (tmp_path / "log.jsonl").write_text("{")
    with pytest.raises(BadSetting, match="is no log"):
        curves.read(tmp_path / "log.jsonl")


def test_a_wrong_name_is_answered_with_a_sentence(tmp_path, capsys):
    assert curves.main([str(tmp_path / "none.jsonl"), str(tmp_path / "curve.png")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("error: ") and "hint: name its log.jsonl." in said
