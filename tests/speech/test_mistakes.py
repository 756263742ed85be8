"""Every mistake that a player or the owner of a server can make is told in the language asked for."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ludus.core.errors import LudusError
from ludus.match import Match, replay
from ludus.server.refusals import by_rules, said
from ludus.speech import LANGUAGES, Speech
from tests.speech.messages import SOURCE, variables

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
VALUE = "~17~"  # for whatever a sentence is filled with
RAISED = {
    *(
        "LudusError",
        "BadSetting",
        "Differs",
        "BrokenRecord",
        "BrokenSet",
        "IllegalChoice",
        "UndoRefused",
        "UnknownGame",
    ),
    *("refuse", "_refuse"),
}
# Programs that learn, and those who write them, read English; a refused request has words of its own.
FOR_PROGRAMS = ("research/", "encoding", "games/spartacus/small", "match/lessons", "server/rooms/bots", "server/api")
NOT_OURS = {  # a file's trouble in the words of Python's reader, and a pickle that only programs keep
    f"{VALUE}: {VALUE}.",
    f"The match was pickled under rules version {VALUE}, this is version {VALUE}.",
    "go on with the Ludus it was made with.",
    f"There is no language '{VALUE}'.",  # then there is none to say it in
    *(
        f"{VALUE}, line {VALUE}: {VALUE}{rest}." for rest in (f" {VALUE}", f": '{VALUE}' {VALUE}")
    ),  # `refuse` fills them
}
HINTS = {"hint", "HINT", "RESTORE", "CHANGED"}
LED_BY = {"refuse": f"{VALUE}, line 17: {VALUE} ", "_refuse": f"{VALUE}, line 17: {VALUE}: '{VALUE}' "}


def filled(node: ast.expr) -> Iterator[str]:
    """The texts an expression can be, with something in the place of every value."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else VALUE for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from filled(node.body)
        yield from filled(node.orelse)
    elif isinstance(node, ast.BinOp):
        yield from (one + other for one in filled(node.left) for other in filled(node.right) or [VALUE])
    elif isinstance(node, ast.Call | ast.Name):
        yield VALUE


def raised(path: Path) -> Iterator[str]:
    """The sentences and hints of a file's mistakes."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if {ast.unparse(target) for target in targets} & HINTS:
                yield from (text for text in filled(node.value) if text != VALUE)
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in RAISED:
            continue
        given = [*node.args, *(word.value for word in node.keywords if word.arg == "hint")]
        texts = [[text for text in filled(one) if text != VALUE] for one in given]
        if name == "refuse":
            texts[0] = [f"{LED_BY[name]}{text}." for text in texts[0]]
            texts = texts[:2]  # what comes third is a field
        elif name == "_refuse":
            texts = [[f"{LED_BY[name]}{text}." for text in texts[1]], texts[2]]
        yield from (text.replace(2 * VALUE, VALUE) for choices in texts for text in choices)


@cache
def sentences() -> list[str]:
    files = (path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] != "cli")
    ours = [path for path in files if not path.relative_to(SOURCE).as_posix().startswith(FOR_PROGRAMS)]
    return sorted({told for path in ours for told in raised(path)} - NOT_OURS)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_mistake_has_words_in_every_language(lang):
    speech, all_of_them = Speech(lang), sentences()
    assert len(all_of_them) > 100
    untold = [told for told in all_of_them if speech.mistake(told) == told and len(told.split()) > 1]
    assert not untold


def test_every_message_stands_for_something_that_is_said():
    told = {Speech("de").mistake(sentence) for sentence in sentences()}
    unsaid = [id for id in variables("en", "mistake") if Speech("de").text(id, **values(id)) not in told]
    assert not [id for id in unsaid if not id.startswith("mistake-os-") and not id.endswith("-clause")]


def values(id: str) -> dict[str, int | str]:
    """As `filled` gives them: a line of a data set has a number."""
    is_piece = {"file", "line", "piece"} <= variables("en", "mistake")[id]
    return {name: "17" if name == "line" and is_piece else VALUE for name in variables("en", "mistake")[id]}


def test_in_english_a_mistake_is_told_as_it_is():
    assert Speech("en").mistake("There is no bot 'gready'.") == "There is no bot 'gready'."
    assert Speech("de").mistake("There is no bot 'gready'.") == "Einen Bot namens ›gready‹ gibt es nicht."
    assert Speech("de").mistake("Something new.") == "Something new."


def test_a_reason_inside_a_mistake_is_told_too():
    match = Match.new("kampf", seats=2, seed=7, options={"start": "first"})
    with pytest.raises(LudusError) as raised:
        replay(match.record() + "1 dance\n")
    told = Speech("de").mistake(str(raised.value))
    assert told.startswith("Die Aufzeichnung lässt sich nicht nachspielen, Zeile 7: Platz 1 wird jetzt nichts gefragt.")


def test_what_the_rules_refuse_at_a_server_is_told_in_the_readers_language():
    match = Match.new("kampf", seats=2, seed=7, options={"start": "first"})
    with pytest.raises(LudusError) as raised:
        match.act(1, "dance")
    sentence, hint = said(by_rules(raised.value), "de")
    assert sentence == "Platz 1 wird jetzt nichts gefragt."
    assert hint == "Warte, bis er an der Reihe ist."
    assert said(by_rules(raised.value), "en") == (str(raised.value), raised.value.hint)
