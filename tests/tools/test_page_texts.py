"""The page says everything in three languages, and asks for nothing that is not there."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from ludus.speech import LANGUAGES
from tests.speech.messages import entries, variables

ROOT = Path(__file__).resolve().parents[2]


def sources() -> str:
    files = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if "generated" not in file.parts)


def asked_for() -> set[str]:
    return set(re.findall(r"""['`](web-[a-z-]+[a-z])['`]""", sources()))


def built() -> tuple[str, ...]:
    """The beginnings of ids whose end is filled in: `web-tab-${which}`."""
    return tuple(set(re.findall(r"`(web-[a-z-]+-)\$\{", sources())))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_values(lang):
    assert not [entry.content for entry in entries(lang, "web") if isinstance(entry, ast.Junk)]
    assert variables(lang, "web") == variables("en", "web")
    assert list(variables(lang, "web")) == list(variables("en", "web"))


def test_the_page_has_every_message_it_asks_for():
    assert not asked_for() - set(variables("en", "web"))


def test_the_page_asks_for_every_message_it_has():
    jumps = {"web-first", "web-previous", "web-next", "web-last"}
    unused = set(variables("en", "web")) - asked_for() - jumps
    assert not [id for id in unused if not id.startswith(built())]
