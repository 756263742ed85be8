"""Component data: what is read, and what is said of a broken file."""

import shutil

import pytest

from ludus.core.dataset import SHIPPED, DataSet
from ludus.core.errors import BrokenSet
from ludus.match import GAMES, Match

TEXT = """\
# Two animals.
[lion]
hits = 5
name = "Lion"
paws = [1, 2, 3, 4]
beside = ["a1", "a2"]
source = "rulebook"
sources = {hits = "inferred"}

["bull"]
hits = "many"
name = 7
paws = [1, 2]
beside = "a1"
source = "hearsay"
"""


@pytest.fixture
def lion_and_bull(tmp_path):
    return DataSet("zoo", tmp_path, {"animals.toml": TEXT}).items("animals.toml")


@pytest.fixture
def copy(tmp_path):
    return shutil.copytree(SHIPPED / "kampf", tmp_path / "mine")


def refusal(ask, *operands):
    with pytest.raises(BrokenSet) as refused:
        ask(*operands)
    return str(refused.value), refused.value.hint


def test_values_are_read_field_by_field(lion_and_bull):
    lion, _ = lion_and_bull
    assert lion.whole("hits") == 5
    assert lion.text_of("name") == "Lion"
    assert lion.text_of("name", ("Lion", "Bull")) == "Lion"
    assert lion.wholes("paws", 4) == (1, 2, 3, 4)
    assert lion.texts("beside") == ("a1", "a2")


def test_every_value_has_a_source(lion_and_bull):
    lion, bull = lion_and_bull
    assert (lion.source(), lion.source_of("paws"), lion.source_of("hits")) == ("rulebook", "rulebook", "inferred")
    problem, hint = refusal(bull.source)
    assert problem.endswith("animals.toml, line 15: bull: 'source' is 'hearsay'.")
    assert hint == "write one of: rulebook, public, inferred, reconstructed, ours."


def test_a_missing_field_is_named_with_file_line_and_piece(lion_and_bull, tmp_path):
    lion, bull = lion_and_bull
    problem, hint = refusal(lion.whole, "teeth")
    assert problem == f"{tmp_path / 'animals.toml'}, line 2: lion has no 'teeth'."
    assert hint == "add a line 'teeth = …' under [lion]."
    assert bull.line() == 10


@pytest.mark.parametrize(
    "ask, operands, line, hint",
    [
        ("whole", ("hits",), 11, "write a whole number from 0 to 99."),
        ("text_of", ("name",), 12, "write a text."),
        ("wholes", ("paws", 4, 1, 9), 13, "write a list of 4 whole numbers from 1 to 9."),
        ("wholes", ("paws", 2, 2, 9), 13, "write a list of 2 whole numbers from 2 to 9."),
        ("texts", ("beside",), 14, 'write a list of texts, such as ["a1", "a2"].'),
        ("texts", ("paws",), 13, 'write a list of texts, such as ["a1", "a2"].'),
    ],
)
def test_a_value_of_the_wrong_type_is_named_with_its_line(lion_and_bull, ask, operands, line, hint):
    _, bull = lion_and_bull
    problem, advice = refusal(getattr(bull, ask), *operands)
    assert f"animals.toml, line {line}: bull: '{operands[0]}' is " in problem
    assert advice == hint


@pytest.mark.parametrize("value", ["true", "100", "-1", "2.5"])
def test_a_number_is_whole_and_in_its_range(tmp_path, value):
    (lion,) = DataSet("zoo", tmp_path, {"animals.toml": f"[lion]\nhits = {value}"}).items("animals.toml")
    problem, _ = refusal(lion.whole, "hits")
    assert "line 2: lion: 'hits' is " in problem


def test_a_piece_as_a_whole_can_be_refused(lion_and_bull):
    lion, _ = lion_and_bull
    problem, hint = refusal(lion.refuse, "is too big", "use a cat.")
    assert problem.endswith("animals.toml, line 2: lion is too big.")
    assert hint == "use a cat."


def test_broken_toml_is_refused_with_its_line(tmp_path):
    broken = DataSet("zoo", tmp_path, {"animals.toml": "[lion]\nhits = \n"})
    problem, hint = refusal(broken.items, "animals.toml")
    assert problem.startswith(f"{tmp_path / 'animals.toml'}: ")
    assert "line 2" in problem
    assert hint == "mend the line named."


def test_a_value_outside_any_piece_is_refused(tmp_path):
    loose = DataSet("zoo", tmp_path, {"animals.toml": "# Loose.\nhits = 4\n"})
    problem, hint = refusal(loose.items, "animals.toml")
    assert problem == f"{tmp_path / 'animals.toml'}, line 2: 'hits' stands outside any piece."
    assert hint == "every value belongs under a heading such as [lion-a]."


def test_a_copy_of_the_shipped_set_has_its_digest(copy):
    assert DataSet.open("kampf", copy).digest == DataSet.open("kampf").digest


def test_a_digest_does_not_depend_on_the_systems_line_ends(copy):
    file = copy / "pieces.toml"
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert DataSet.open("kampf", copy).digest == DataSet.open("kampf").digest


def test_a_changed_value_changes_the_digest(copy):
    file = copy / "pieces.toml"
    file.write_text(file.read_text().replace("net = 8", "net = 9"))
    assert DataSet.open("kampf", copy).digest != DataSet.open("kampf").digest


def test_a_missing_file_is_named(copy):
    (copy / "animals.toml").unlink()
    problem, hint = refusal(DataSet.open, "kampf", copy)
    assert problem == f"The data set '{copy}' cannot be used: animals.toml: no such file or directory."
    assert hint == f"start from a copy of the shipped files in '{SHIPPED / 'kampf'}'."


def test_a_file_that_is_no_text_is_named(copy):
    (copy / "animals.toml").write_bytes(b"\xff\xfe")
    problem, _ = refusal(DataSet.open, "kampf", copy)
    assert problem.endswith("animals.toml: it is not a UTF-8 text.")


def test_a_field_that_nothing_reads_is_named_with_the_one_that_was_meant(tmp_path):
    shutil.copytree(SHIPPED / "kampf", tmp_path / "set")
    file = tmp_path / "set" / "animals.toml"
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("hits"))
    lines.insert(at, "hitz = 3")
    file.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BrokenSet) as refused:
        Match.new("kampf", 2, options={"set": str(tmp_path / "set")})
    assert f"animals.toml, line {at + 1}: " in str(refused.value)
    assert "has 'hitz', which means nothing here." in str(refused.value)
    assert refused.value.hint == "did you mean 'hits'?"


@pytest.mark.parametrize("name", GAMES)
def test_every_field_that_is_shipped_is_read(name):
    assert GAMES[name].load(GAMES[name].data())  # raises where one means nothing
