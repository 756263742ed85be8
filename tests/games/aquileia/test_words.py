"""Every message the game can say exists in English and uses exactly the values it is given."""

from random import Random

import pytest
from fluent.syntax import FluentParser, ast, visitor

from ludus.core.phrase import ALONE, UNSEEN, WAITS
from ludus.games.aquileia.play import AQUILEIA
from ludus.speech.bundles import LOCALES
from tests.games.aquileia.tables import BOX, a_game, step

LEXICON = AQUILEIA.lexicon(BOX)
MESSAGES = {
    entry.id.name: entry
    for entry in FluentParser().parse((LOCALES / "en" / "aquileia.ftl").read_text(encoding="utf-8")).body
    if isinstance(entry, ast.Message)
}


class Variables(visitor.Visitor):
    """The variables of a message."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@pytest.mark.parametrize("phrase", LEXICON.phrases, ids=lambda phrase: phrase.id)
def test_a_phrase_has_its_message(phrase):
    assert Variables(MESSAGES[phrase.id]).found <= set(phrase.fields)
    if phrase.secret:
        assert Variables(MESSAGES[phrase.id + UNSEEN]).found <= set(phrase.fields) - set(phrase.secret)


def test_every_name_of_a_piece_and_of_a_setting_is_there():
    wanted = {id for ids in LEXICON.terms.values() for id in ids}
    wanted |= {f"aquileia-setting-{setting.name}" for setting in AQUILEIA.settings}
    assert wanted | {"aquileia-title", "aquileia-blurb", "aquileia-how-six-rounds"} <= MESSAGES.keys()


def test_no_message_is_left_over():
    said = {phrase.id for phrase in LEXICON.phrases} | {p.id + UNSEEN for p in LEXICON.phrases if p.secret}
    said |= {phrase.id + WAITS for phrase in LEXICON.phrases if phrase.id.startswith("aquileia-ask-")}
    said |= {f"aquileia-ask-{question}{ALONE}" for question in ("cards", "build")}  # asked whatever the hand holds
    named = {id for ids in LEXICON.terms.values() for id in ids}
    rest = MESSAGES.keys() - said - named
    assert {id for id in rest if not id.startswith(("aquileia-setting-", "aquileia-how-", "aquileia-order-"))} == {
        "aquileia-title",
        "aquileia-blurb",
    }


def test_every_option_offered_has_a_phrase_with_its_operands():
    for seed in range(4):
        g, rng = a_game(4), Random(seed)
        while g.asked:
            for option in [] if g.chance else g.options(g.asked[0]):
                assert len(LEXICON.verbs[option.verb].fields) == len(option.operands)
            step(g, rng)
            for event in g.events:
                event.facts(None)
