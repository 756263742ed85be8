"""Steps and their places."""

import importlib
import pkgutil
from collections import Counter

import ludus.games
from ludus.core.frame import Frame, Step, in_order

FIRST, SECOND = Step("first"), Step("second")
STEPS = in_order(FIRST, SECOND)


class Rule(Frame):
    def steps(self):
        return STEPS


def lists_of_steps(within="ludus.games."):
    """Every list of steps in the games, or in one of them, also those that a table of lists holds."""
    for module in pkgutil.walk_packages(ludus.games.__path__, "ludus.games."):
        if not module.name.startswith(within):
            continue
        for value in vars(importlib.import_module(module.name)).values():
            for found in value.values() if isinstance(value, dict) else [value]:
                if isinstance(found, list) and found and all(isinstance(step, Step) for step in found):
                    yield found


def test_no_step_of_a_game_is_in_two_rules_or_twice_in_one():
    lists = {id(found): found for found in lists_of_steps()}
    assert len(lists) > 50
    places = Counter(id(step) for found in lists.values() for step in found)
    assert set(places.values()) == {1}


def test_every_step_of_a_game_knows_its_place():
    for found in lists_of_steps():
        assert [step.number for step in found] == list(range(len(found))), found[0].kind


def test_a_rule_goes_to_a_step_and_knows_what_it_has_passed():
    f = Rule()
    f.go_to(SECOND)
    assert (f.step, FIRST.number, SECOND.number) == (1, 0, 1)
    assert f.is_at(SECOND)
    assert f.has_passed(FIRST) and not f.has_passed(SECOND)
