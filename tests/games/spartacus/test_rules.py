"""The rulebook in the box: whole from the start, the same for every table, and never changed."""

import pytest

from ludus.core.errors import BrokenSet
from ludus.games.spartacus.answers import disgrace, foils, guards, lending
from ludus.games.spartacus.answers import serpents as serpents_answers
from ludus.games.spartacus.arena import phase, verdict
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.box.cards import SCHEME
from ludus.games.spartacus.box.rulebook import Rulebook
from ludus.games.spartacus.play import SPARTACUS
from ludus.games.spartacus.reactions.moments import DEATH, MOMENTS
from ludus.games.spartacus.reactions.reactions import cards_at
from ludus.games.spartacus.rules import CARDS, FOILS, RULEBOOK, SCHEMES
from ludus.games.spartacus.schemes import gold, harm, influence, serpents, toil
from tests.games.spartacus.tables import BOX, a_table

BASE = {title.name for title in BOX.intrigue_titles}


def test_every_intrigue_card_has_exactly_its_rule():
    titles = BOX.full.intrigue_titles
    assert set(RULEBOOK.schemes) == {title.name for title in titles if title.kind == SCHEME}
    assert set(RULEBOOK.cards) == {title.name for title in titles if title.kind != SCHEME}


def test_the_rulebook_cannot_be_written_into():
    for rules in (RULEBOOK.schemes, RULEBOOK.cards, RULEBOOK.on_table):
        with pytest.raises(TypeError):
            rules["guard"] = None  # type: ignore[index]


def test_a_card_is_found_at_the_moments_it_answers():
    t = a_table()
    assert "blood-on-the-sand" in cards_at(t, DEATH)
    for kind in range(len(MOMENTS)):
        assert set(cards_at(t, kind)) == {name for name, rule in CARDS.items() if kind in rule.when}


def test_a_box_whose_rulebook_lacks_a_card_cannot_be_opened():
    lacking = {name: rule for name, rule in SCHEMES.items() if name != "robbery"}
    with pytest.raises(BrokenSet, match="card without a rule"):
        Box(SPARTACUS.data(), Rulebook(len(MOMENTS), lacking, CARDS, {}, FOILS))


@pytest.mark.parametrize("module", [foils, guards, phase, verdict, disgrace])
def test_reactions_of_the_base_game_are_of_its_cards(module):
    assert set(module.REACTIONS) <= BASE


@pytest.mark.parametrize("module", [gold, harm, influence])
def test_schemes_of_the_base_game_are_of_its_cards(module):
    assert set(module.SCHEMES) <= BASE


@pytest.mark.parametrize("rules", [serpents.SCHEMES, toil.SCHEMES, serpents_answers.REACTIONS, lending.REACTIONS])
def test_rules_of_the_expansion_are_of_its_cards(rules):
    assert BASE.isdisjoint(rules)
