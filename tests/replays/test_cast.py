"""What the golden games of Spartacus show between them: every card, and every word that can be said."""

import pytest

from ludus import Match
from tests.replays.cast import BY_RIGHT, CAST, FALLS_THROUGH, FORCED, TEAMS, TOLD, everything, shown, stage
from tests.replays.golden import FOLDER, choices_of, renewed, verified

GAMES = {name: FOLDER / "spartacus" / f"{name}.txt" for name in CAST}


def test_there_is_no_card_that_no_golden_game_has_played_and_no_word_that_none_has_said():
    lacking = everything()
    for path in GAMES.values():
        lacking -= shown(verified(path))
    assert sorted(lacking) == []


def test_what_is_asked_for_names_every_card_and_every_verb_once():
    words = everything()
    assert len([line for line in words if line.startswith("played ")]) == 39 + 26  # the base game's, the expansion's
    assert len([line for line in words if " " in line]) == (39 + 26) + (21 + 14) + (20 + 11) + (7 + 3) + len(TOLD)


@pytest.mark.parametrize("name", [name for name in CAST if CAST[name].shows])
def test_a_golden_game_shows_what_it_was_made_for(name):
    seen = shown(verified(GAMES[name]))
    assert CAST[name].shows <= seen and not CAST[name].lacks & seen


def test_the_ways_a_primus_comes_about_are_told_apart():
    assert CAST["primus-by-right"].lacks == FORCED and CAST["primus-forced"].lacks == BY_RIGHT
    assert CAST["primus-falls-through"].shows == FALLS_THROUGH and CAST["primus-falls-through"].lacks == TEAMS
    assert verified(GAMES["six-houses"]).seats == 6


def largest_team(match: Match) -> int:
    """The most fighters one side ever had, by the events: two, and one more for a traitor who joins it."""
    sides: dict[int, int] = {}
    most = 0
    for event in (event for act in match.acts for event in act.events):
        facts = event.facts(None)
        if event.phrase.id == "spartacus-event-teams":
            sides = {**dict.fromkeys(facts["assets"], 0), **dict.fromkeys(facts["rivals"], 1)}  # type: ignore[arg-type]
        elif event.phrase.id == "spartacus-event-changes-sides":
            sides[facts["asset"]] = 1 - sides[facts["asset"]]  # type: ignore[index]
        most = max(most, sum(sides.values()), len(sides) - sum(sides.values()))
    return most


def test_a_traitor_makes_it_three_against_one():
    assert largest_team(verified(GAMES["three-against-one"])) == 3
    assert largest_team(verified(GAMES["primus-by-right"])) >= 2


def test_every_golden_game_has_its_players_and_the_other_way_round():
    assert set(GAMES.values()) == set((FOLDER / "spartacus").glob("*.txt"))


def test_a_golden_game_can_be_made_again():
    """Of the shortest only: the players are seeded, so the same game comes about as long as the rules stay."""
    name = "twelve-in-intrigue"
    assert stage(name, everything()).record() == choices_of(GAMES[name].read_text())


def test_a_record_made_with_other_cards_is_renewed_with_the_same_choices():
    text = GAMES["twelve-in-intrigue"].read_text()
    old = text.replace("[set ", "[set 0")
    choices = [line for line in choices_of(text).splitlines() if line[0] not in "@["]
    assert [line for line in renewed(old).splitlines() if line[0] != "["] == choices
