"""What the golden games of Spartacus show between them: every card, and every word that can be said."""

from tests.replays.cast import CAST, everything, shown, stage
from tests.replays.golden import FOLDER, choices_of, verified

GAMES = {name: FOLDER / "spartacus" / f"{name}.txt" for name in CAST}


def test_there_is_no_card_that_no_golden_game_has_played_and_no_word_that_none_has_said():
    lacking = everything()
    for path in GAMES.values():
        lacking -= shown(verified(path))
    assert sorted(lacking) == []


def test_what_is_asked_for_names_every_card_and_every_verb_once():
    words = everything()
    assert len([line for line in words if line.startswith("played ")]) == 39
    assert len([line for line in words if " " in line]) == 39 + 21 + 20 + 7


def test_every_golden_game_has_its_players_and_the_other_way_round():
    assert set(GAMES.values()) == set((FOLDER / "spartacus").glob("*.txt"))


def test_a_golden_game_can_be_made_again():
    """Of the shortest only: the players are seeded, so the same game comes about as long as the rules stay."""
    name = "twelve-in-intrigue"
    assert stage(name, everything()).record() == choices_of(GAMES[name].read_text())
