"""What is shown before a challenge or a loss: the fights each option leads to, with the odds of `odds.fight`."""

from itertools import islice
from typing import Any

import pytest

from ludus import Match, odds
from ludus.core.ids import Seat
from tests.games.kampf.tables import BLUE, LION, RED, YELLOW, an_arena, turn
from tests.odds.positions import losses, turns

LED = ("lead bull-b", "lead lion-a")


def in_words(space: dict[str, Any]) -> tuple[str, int]:
    """What stands on a space of the view, as one would ask `ludus odds` about it, and the stones on it."""
    if "animal" in space:
        return space["animal"]["name"], space["animal"]["stones"]
    return " ".join(f"{count} {kind}" for kind, count in space["team"]["gladiators"].items() if count), space["stones"]


def challenger(match: Match, view: Any, prospect: odds.kampf.Prospect) -> tuple[str, int]:
    """Who challenges in a prospect, as the view shows it."""
    spaces = {space["name"]: space for space in view["spaces"]}
    verb, *rest = prospect.option.words.split()
    if verb == "team":
        return in_words(spaces[rest[0]])
    if verb == "lead":
        standing = [in_words(space) for space in spaces.values() if space.get("animal", {}).get("name") == rest[0]]
        return standing[0] if standing else (rest[0], 0)
    if verb == "proxy":
        return in_words(spaces[view["acting"]["space"]])
    asked = match.prompt()
    assert asked is not None
    facts: Any = asked.facts()
    if verb == "enter":
        return match.box.animals[facts["animal"]].name, 0
    stands = spaces[match.box.spaces[facts["space"]]]
    if verb == "give":
        left = {**stands["team"]["gladiators"], rest[0]: stands["team"]["gladiators"][rest[0]] - 1}
        return in_words({**stands, "team": {"gladiators": left}})
    return in_words(stands)


def compared(match: Match) -> int:
    """How many fights the options of a position lead to, each held against the odds of the same fight in words."""
    seat = Seat(match.game.asked[0])
    view: Any = match.view(seat)
    spaces = {space["name"]: space for space in view["spaces"]}
    found = odds.prospects("kampf", match.game)
    for prospect in found:
        (ours, our_stones), (theirs, their_stones) = (
            challenger(match, view, prospect),
            in_words(spaces[prospect.target]),
        )
        answer = odds.fight("kampf", ours, theirs, stones=(our_stones, their_stones))
        assert prospect.answer.distribution == answer.distribution and prospect.answer.chances == answer.chances
        balance = prospect.taken - prospect.lost + 2 * (prospect.beaten - prospect.fallen)
        assert balance == pytest.approx(answer.value, abs=1e-12)
        spears = [count_spears(text, match) for text in (ours, theirs)]
        assert prospect.first == (spears[0] >= spears[1])
    return len(found)


def count_spears(text: str, match: Match) -> int:
    animal = next((animal for animal in match.box.animals if animal.name == text), None)
    if animal:
        return int(animal.symbols[0])
    words = text.split()
    return int(words[words.index("spear") - 1]) if "spear" in words else 0


def test_the_numbers_before_a_challenge_are_those_of_the_odds():
    fights = [compared(match) for match in islice(turns(20, 0.35), 500)]
    assert len(fights) == 500 and sum(fights) > 2000


def test_whoever_is_given_up_at_the_end_of_a_fight_shows_what_the_rest_can_challenge():
    fights = [compared(match) for match in islice(losses(6, 0.5), 40)]
    assert len(fights) == 40 and 0 in fights and sum(fights) > 40, "nothing is said while the fight goes on"


def test_an_animal_in_its_cage_is_judged_by_all_it_could_stand_beside():
    arena = an_arena({"a1": (BLUE, "4 sword"), "e2": (YELLOW, "1 net")}, {"c2": LION}, seats=3, beside=("bull-b",))
    g = turn(arena, seat=RED)
    found = {name: {each.target for each in odds.prospects("kampf", g) if each.option.words == name} for name in LED}
    assert found["lead bull-b"] == {"a1", "e2", "c2"}
    assert found["lead lion-a"] == {"a1", "e2"}, "nobody is beside the lion: it is judged by all it can walk to"


def test_every_target_has_its_odds_and_a_full_arena_has_all_targets_of_all_teams():
    match = next(match for match in turns(4, 1.0) if match.options(match.game.asked[0])[0].verb == "challenge")
    options = match.options(match.game.asked[0])
    assert [found.option for found in odds.prospects("kampf", match.game)] == options


def test_nothing_is_said_before_gladiators_have_entered_and_in_a_fight():
    match = Match.new("kampf", seats=2, seed="early")
    assert odds.prospects("kampf", match.game) == ()
    assert odds.prospects("aquileia", Match.new("aquileia", seats=3, seed="early").game) == ()
