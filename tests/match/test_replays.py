"""Records played again, and what is said of those that were changed."""

import random
import re
import shutil

import pytest

import ludus
from ludus.core.dataset import SHIPPED
from ludus.core.errors import BadSetting, BrokenRecord, UnknownGame
from tests.conformance.cases import pick


def refusal(ask, *operands, **more):
    with pytest.raises(BrokenRecord) as refused:
        ask(*operands, **more)
    return str(refused.value), refused.value.hint


def cut(text, lines):
    """The first lines of a record's body, under its header."""
    header = [line for line in text.splitlines() if line.startswith("[") and "seed" not in line]
    body = [line for line in text.splitlines() if not line.startswith("[")]
    return "\n".join([*header, *body[:lines]]) + "\n"


def test_a_record_replays_to_itself(kampf):
    assert ludus.replay(kampf.record()).record() == kampf.record()
    assert ludus.verify(kampf.record()).record() == kampf.record()


@pytest.mark.parametrize("seed", range(40))
def test_gifts_between_sealed_answers_do_not_shift_the_hashes(toy, seed):
    match, rng = ludus.Match.new("toy", seats=3, seed=seed, options={"rounds": 3}), random.Random(seed)
    while match.decision is not None:
        match.act(*pick(match.game, rng))
    assert ludus.verify(match.record()).record() == match.record()


def test_a_replay_can_stop_after_any_number_of_choices(kampf):
    text = kampf.record()
    for step in (0, 1, 50, len(kampf.acts)):
        match = ludus.replay(text, step=step)
        assert len(match.acts) == step
        assert match.game.key() == kampf.at(step).game.key()


def test_a_game_goes_on_from_a_replay_with_the_same_dice(kampf):
    match = ludus.replay(kampf.record(), step=len(kampf.acts) // 2)
    for act in kampf.acts[len(match.acts) :]:
        match.act(act.seat, act.words)
    assert match.record() == kampf.record()


def test_a_record_cut_between_two_choices_is_a_running_game(kampf):
    text = cut(kampf.record(), 12)
    assert ludus.verify(text).decision is not None
    assert ludus.replay(text).log == kampf.log[:12]


def test_a_record_cut_before_its_first_die_is_refused(kampf):
    problem, hint = refusal(ludus.replay, cut(kampf.record(), 0))
    assert problem == "The record has 0 lines, but 1 replay."
    assert hint == "it was changed or cut off; export it again."


def test_a_record_cut_before_a_die_is_refused(kampf):
    first_roll = next(i for i, (seat, _) in enumerate(kampf.log[1:], 1) if seat == -1)
    problem, _ = refusal(ludus.replay, cut(re.sub(r"@.*\n", "", kampf.record()), first_roll))
    assert problem == f"The record has {first_roll} lines, but {first_roll + 1} replay."


def test_a_changed_choice_is_refused(kampf):
    first = kampf.acts[0]
    text = kampf.record().replace(f"{first.seat} {first.words}\n", f"{first.seat} carrier z9\n", 1)
    problem, hint = refusal(ludus.replay, text)
    assert (
        problem
        == f"The record does not replay: in line {line_of(text, 'carrier z9')}, 'carrier z9' cannot be chosen now."
    )
    assert hint == "the record was changed or cut, or the rules differ; export it again."


def test_a_legal_but_changed_choice_is_found_by_the_hashes(kampf):
    text = kampf.at(30).record(secrets_too=True)  # before any fight another gladiator changes nothing that follows
    begins = kampf.acts[3].begins
    seat, words = kampf.log[begins]
    assert words == "gladiator spear" and text.count("@") > 0
    changed = text.replace(f"\n{seat} {words}\n", f"\n{seat} gladiator net\n", 1)
    problem, hint = refusal(ludus.verify, changed)
    assert problem == f"The position after line {line_of(changed, '@') - 1} is not the one recorded."
    assert hint


def test_a_changed_die_is_found(kampf):
    text = kampf.record()
    start = kampf.log[0][1]
    changed = re.sub(r"@.*\n", "", text).replace(f"chance {start}\n", "chance start 9\n", 1)
    assert "not among the 2 cards" in refusal(ludus.replay, changed)[0]


def test_dice_that_are_not_the_seeds_are_found():
    match = ludus.Match.new("kampf", seats=2, seed=7, dice=["start 1"])
    problem, hint = refusal(ludus.verify, match.record(secrets_too=True))
    assert problem == "The dice in line 7 say 'start 1', but the seed gives 'start 0'."
    assert hint == "a die was changed, or the game was played with dice of its own."


def test_choices_the_seeds_dice_do_not_allow_are_found():
    match = ludus.Match.new("kampf", seats=2, seed=7, dice=["start 1"])
    match.act(1, "carrier a1")
    assert "but the seed gives 'start 0'" in refusal(ludus.verify, match.record(secrets_too=True))[0]


def test_another_seed_than_the_promised_one_is_found(kampf):
    problem, hint = refusal(ludus.verify, kampf.record().replace("[seed 7]", "[seed 8]"))
    assert (problem, hint) == ("The seed is not the one promised at the start.", "the record was changed.")


def test_a_changed_hash_is_found(kampf):
    first = next(line[2:] for line in kampf.record().splitlines() if line[0] == "@")
    problem, hint = refusal(ludus.verify, kampf.record().replace(first, "0" * 32))
    assert problem == f"The position after line {line_of(kampf.record(), '@') - 1} is not the one recorded."
    assert hint == "a choice before it was changed, or the line that begins with @ below it."


def line_of(text: str, words: str) -> int:
    """The first line of a file with these words."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


def test_a_changed_die_is_named_even_where_later_choices_become_impossible(kampf):
    """The line that is wrong is the die's, not that of the choice it made impossible."""
    text = kampf.record()
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("chance roll"):
            faces = ["blank" if face == "full" else "full" for face in line.split()[2:]]
            changed = text.replace(f"\n{line}\n", f"\nchance roll {' '.join(faces)}\n", 1)
            problem, _ = refusal(ludus.verify, changed)
            assert problem.startswith(f"The dice in line {line_of(changed, ' '.join(faces))} say ")
            assert line_of(changed, " ".join(faces)) <= number
            break


def test_a_changed_result_is_found(kampf):
    problem, _ = refusal(ludus.verify, kampf.record().replace(kampf.result(), "last-standing 99 0 | 0"))
    assert problem == f"The record says 'last-standing 99 0 | 0', the replay '{kampf.result()}'."


def test_a_missing_result_is_found(kampf):
    problem, hint = refusal(ludus.verify, kampf.record().replace(f"= {kampf.result()}\n", ""))
    assert problem == f"The record says 'not finished', the replay '{kampf.result()}'."
    assert hint == "it was changed or cut off."


def test_extra_spaces_and_dice_in_another_order_are_no_change(kampf):
    lines = kampf.record().splitlines()
    at = next(
        i for i, line in enumerate(lines) if re.match(r"chance roll \w+ \w+$", line) and len(set(line.split())) > 3
    )
    *words, one, other = lines[at].split()
    lines[at] = " ".join([*words, other, one])
    text = "\n".join(lines).replace(" carrier ", "  carrier  ")
    assert ludus.verify(text).record() == kampf.record()


def test_a_record_of_another_rules_version_is_refused(kampf):
    problem, hint = refusal(ludus.replay, kampf.record().replace("[rules 1]", "[rules 99]"))
    assert problem == "The record was played by rules version 99, this is version 1."
    assert hint == "replay it with the Ludus it was made with."


def test_a_record_of_another_data_set_is_refused_unless_its_folder_is_named(tmp_path):
    copy = shutil.copytree(SHIPPED / "kampf", tmp_path / "mine")
    file = copy / "pieces.toml"
    file.write_text(file.read_text().replace("net = 8", "net = 9"))
    match = ludus.Match.new("kampf", seats=2, seed=1, options={"set": str(copy)})
    problem, hint = refusal(ludus.replay, match.record())
    shipped = ludus.Match.new("kampf").digest
    assert problem == f"The record was played with data set {match.digest}, this one is {shipped}."
    assert hint == "name the folder it was played with (--set DIR)."
    assert ludus.replay(match.record(), folder=str(copy)).game.key() == match.game.key()


@pytest.mark.parametrize(
    "old, new, error",
    [
        ("[game kampf]", "[game chess]", UnknownGame),
        ("[seats 2]", "[seats 9]", BadSetting),
        ("[option start lot]", "[option start moon]", BadSetting),
    ],
)
def test_a_record_of_something_that_cannot_be_played_is_refused(kampf, old, new, error):
    with pytest.raises(error):
        ludus.replay(kampf.record().replace(old, new))
