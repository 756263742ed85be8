"""What the page must know of the server and the games, written down from the sources.

    .venv/bin/python -m tools.protocol_types          writes web/src/generated
    .venv/bin/python -m tools.protocol_types --check  says whether it is up to date

The bodies of the HTTP interface, the protocol of the websocket and the views of games become TypeScript types. What a
game can say (which kind of value each sentence takes, and what the values are called) becomes JSON. Moments of real
games go to `web/tests/views`.
"""

import json
import re
import sys
import tempfile
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from ludus import coach
from ludus.bots import reasons
from ludus.core.phrase import Phrase
from ludus.core.spec import GameSpec
from ludus.core.thing import Thing
from ludus.match import GAMES
from ludus.server import protocol
from ludus.server.api.app import create_app
from ludus.server.api.bodies import PROTOCOL
from ludus.server.api.bodies.play import COMMAND_PARTS
from ludus.server.config import Config
from ludus.speech import Glossary, RulesPage, Speech
from tools import saved_views, view_types

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "web" / "src" / "generated"
THINGS: Final = ROOT / "docs" / "guide" / "things.md"
NOTE: Final = "// Written by tools/protocol_types.py from the server. Do not edit.\n\n"
ABOUT_THINGS: Final = """# Things

Written by `python -m tools.protocol_types`. Do not edit.

Every piece, card, space, die and number of a game has an id. A drawing on the page bears it as `data-thing`, and
pointing at it opens the inspect card; `ludus rules GAME ID` and `? NAME` in the terminal tell the same. A game lists
its things in `games/<game>/things.py`, `locales/*/things/<game>.ftl` says what they are. A copy of a card may bear its
own name, `sword-2` is a `sword`; what follows an `@` is for the drawing alone: `team@b2` is a `team`.
"""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    made = {TARGET / "http.ts": http_types(), TARGET / "protocol.ts": protocol_types(), **saved_views.files()}
    made[THINGS] = thing_list()
    for title in GAMES.values():
        made[TARGET / "lexicon" / f"{title.name}.json"] = lexicon(title)
        made[TARGET / "sources" / f"{title.name}.json"] = sources(title)
        made[TARGET / "things" / f"{title.name}.json"] = things(title)
    for name, module in view_types.SEEN.items():
        made[TARGET / "views" / f"{name}.ts"] = NOTE + view_types.declared(module)
    return made


def sources(title: GameSpec) -> str:
    """The values of a game that no rulebook gives, by file and source."""
    groups = title.data().not_from_the_rulebook()
    told = [{"file": file, "source": source, "values": values} for file, source, values in groups]
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def things(title: GameSpec) -> str:
    """Everything that can be asked about: one line each, in the order of the glossary."""
    told = [json.dumps(compact(thing), ensure_ascii=False) for thing in title.things(title.load(title.data()))]
    return "[\n" + ",\n".join(told) + "\n]\n"


def compact(thing: Thing) -> dict[str, Any]:
    """A thing without what it does not have."""
    figures = [{"label": figure.label, "parts": figure.parts} for figure in thing.figures]
    return {name: value for name, value in {**thing._asdict(), "figures": figures}.items() if value}


def thing_list() -> str:
    """The ids of all things, for those who draw them."""
    lines = [ABOUT_THINGS]
    for title in GAMES.values():
        glossary = Glossary(Speech("en"), title.things(title.load(title.data())), RulesPage.open(title.name, "en"))
        lines.append(f"## {Speech('en').text(f'{title.name}-title')}\n")
        for group, entries in groupby(glossary.entries, key=lambda entry: entry.group):
            named = ", ".join(f"`{entry.thing.id}` {entry.name}" for entry in entries)
            lines.append(f"**{group}.** {named}\n")
    return "\n".join(lines)


def http_types() -> str:
    """The bodies of requests and answers."""
    with tempfile.TemporaryDirectory() as folder:
        described: Schema = create_app(Config(store=folder)).openapi()["components"]["schemas"]
    schemas = {name: schema for name, schema in described.items() if name not in COMMAND_PARTS}  # in protocol.ts
    fields = [field for schema in schemas.values() for field in schema.get("properties", {}).values()]
    named = {name for field in fields for name in re.findall(r"[A-Z]\w+", field.get(PROTOCOL, ""))}
    imported = f"import type {{ {', '.join(sorted(named))} }} from './protocol';\n\n"
    return NOTE + imported + "\n".join(interface(name, schema) for name, schema in sorted(schemas.items()))


def protocol_types() -> str:
    """What goes over the websocket, both ways."""
    return NOTE + view_types.declared(protocol)


def interface(name: str, schema: Schema) -> str:
    """One object as a TypeScript interface."""
    required = schema.get("required", [])
    lines = [f"export interface {name} {{"]
    if about := schema.get("description"):
        lines.insert(0, f"/** {' '.join(about.split())} */")
    for field, its in schema.get("properties", {}).items():
        lines.append(f"  {field}{'' if field in required else '?'}: {spell(its)};")
    return "\n".join([*lines, "}\n"])


def spell(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if PROTOCOL in schema:
        return str(schema[PROTOCOL])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        parts = dict.fromkeys(spell(part) for part in schema["anyOf"])
        return "unknown" if "unknown" in parts else " | ".join(parts)
    kind = schema.get("type")
    if kind == "array":
        inner = spell(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {spell(values if isinstance(values, dict) else {})}>"
    return PLAIN.get(str(kind), "unknown")


def lexicon(title: GameSpec) -> str:
    """What a game can say, with the names of its pieces."""
    said = title.lexicon(title.load(title.data()))
    return "".join(
        _lines(
            {
                "phrases": {phrase.id: dict(phrase.fields) for phrase in (*said.phrases, *beside(title.family))},
                "verbs": {verb: phrase.id for verb, phrase in said.verbs.items()},
                "terms": {kind: list(ids) for kind, ids in said.terms.items()},
                "labels": {kind: list(names) for kind, names in said.labels.items()},
                "counted": dict.fromkeys(said.counted, True),
            }
        )
    )


def beside(family: str) -> Iterator[Phrase]:
    """What bots and the coach say of a game."""
    yield from reasons.PHRASES.get(family, ())
    yield from coach.PHRASES.get(family, ())


def _lines(chapters: dict[str, dict[str, Any]]) -> Iterator[str]:
    """JSON with one entry per line, so that a change shows as one line."""
    yield "{\n"
    for number, (chapter, entries) in enumerate(chapters.items(), 1):
        inner = ",\n".join(f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in entries.items())
        yield f"  {json.dumps(chapter)}: {{\n{inner}\n  }}{',' if number < len(chapters) else ''}\n"
    yield "}\n"


def stale() -> list[Path]:
    """Generated files that are missing, out of date, or left over."""
    made = files()
    wrong = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    return sorted([*wrong, *left_over(made)])


def left_over(made: dict[Path, str]) -> set[Path]:
    """Files that nothing makes any more."""
    return {*TARGET.rglob("*.ts"), *TARGET.rglob("*.json")} - set(made)


def main(words: list[str]) -> int:
    if words == ["--check"]:
        wrong = stale()
        for path in wrong:
            print(f"out of date: {path.relative_to(ROOT)}")
        return 1 if wrong else 0
    made = files()
    for path in left_over(made):
        path.unlink()
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
