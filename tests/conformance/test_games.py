"""Every game on the shelf, and the toy, keeps to everything the suite says."""

import pytest

from ludus import GAMES
from ludus.games.kampf.entry import Animals
from ludus.games.kampf.table import BEASTS, OFF, is_animal
from ludus.games.spartacus.table import census
from ludus.match import TRIALS
from tests.conformance.cases import RUNS, Case
from tests.conformance.people import check_every_message_is_in_every_language, check_every_rule_cited_is_in_the_rulebook
from tests.conformance.suite import CHECKS, hold
from tests.conformance.toy_cases import TOY_CASES, check_hidden_cards_are_dealt_fairly


def kampf_census(g):
    """Every gladiator and every animal of the box, wherever they are."""
    t = g.table
    gladiators = [t.supply, *t.teams, *t.trophies, t.killed]
    drawn = [f.animal for f in g.stack if isinstance(f, Animals) and f.animal != OFF]
    placed = [unit - BEASTS for unit in t.at if is_animal(unit)]
    beasts = [*t.pile, *drawn, *placed, *t.beside, *t.slain, *(animal for prey in t.prey for animal in prey)]
    return [sum(kind) for kind in zip(*gladiators, strict=True)], sorted(beasts)


def spartacus_census(g):
    """Every card of both decks and every coin, wherever they are, and nothing that is out of place."""
    t = g.table
    return census.market_census(t), census.intrigue_census(t), census.coins(t), census.complaints(t)


CENSUS = {"kampf": kampf_census, "spartacus": spartacus_census, "spartacus-trial": spartacus_census}

MANY = 5  # seats


def short(title, seats):
    """Games of many houses are quick ones, unless the soak asks for several runs: at random they go on for long."""
    has_lengths = any(setting.name == "length" for setting in title.settings)
    return (("length", "quick"),) if RUNS == 1 and seats >= MANY and has_lengths else ()


GAME_CASES = [
    Case(title, seats, CENSUS.get(name), settings=short(title, seats))
    for name, title in {**GAMES, **TRIALS}.items()
    for seats in range(title.fewest, title.most + 1)
]

# as much bargaining as people like
BARGAINING = (("deals", "on"), ("offers", "unlimited"), *short(GAMES["spartacus"], MANY))
GAME_CASES.append(Case(GAMES["spartacus"], 3, spartacus_census, settings=BARGAINING))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("case", [*GAME_CASES, *TOY_CASES], ids=str)
def test_a_game_keeps_to(case, check):
    hold(check, case)


@pytest.mark.parametrize("case", GAME_CASES, ids=str)
def test_every_rule_cited_is_in_the_rulebook(case):
    hold(check_every_rule_cited_is_in_the_rulebook, case)


@pytest.mark.parametrize("title", GAMES.values(), ids=lambda title: title.name)
def test_every_message_is_in_every_language(title):
    check_every_message_is_in_every_language(title)


@pytest.mark.parametrize("case", TOY_CASES, ids=str)
def test_hidden_cards_are_dealt_fairly(case):
    hold(check_hidden_cards_are_dealt_fairly, case)
