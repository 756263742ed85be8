"""The messages of one file in one language, read when first needed.

An id begins with the name of its file: `kampf-event-starts` is found in `kampf.ftl`. What the things of a game are and
do stands in a file of its own: `kampf-describe-team` in `things/kampf.ftl`; so do reasons of bots, in `reasons`.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = Path(__file__).parent.parent / "locales"
APART: Final = ("things", "reasons")


def find_message(lang: str, id: str, values: Mapping[str, int | str]) -> str | None:
    """The message with its values filled in; None where there is none. A gap in the values shows as `{$name}`."""
    bundle = _bundle(lang, id.partition("-")[0])
    if not bundle.has_message(id):
        return None
    pattern = bundle.get_message(id).value
    return None if pattern is None else end_once(str(bundle.format_pattern(pattern, dict(values))[0]))


def end_once(sentence: str) -> str:
    """A sentence that ends with the name of a card such as "Revenge!" needs no full stop after it."""
    return sentence.replace("!.", "!")


@cache
def _bundle(lang: str, name: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in (LOCALES / lang, *(LOCALES / lang / apart for apart in APART)):
        path = folder / f"{name}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
