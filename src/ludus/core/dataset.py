"""Component data: TOML files shipped with the package, one section per piece, each value with its source.

An owner of the boxed game corrects values in a copy of the folder and plays it; a broken file is refused with a
sentence that names file, line, piece and field.
"""

import difflib
import hashlib
import tomllib
from pathlib import Path
from typing import Any, Final, NoReturn

from ludus.core.errors import BrokenSet

SHIPPED: Final = Path(__file__).parent.parent / "data"
ALWAYS: Final = ("source", "sources")  # fields any piece may have
SOURCES: Final = ("rulebook", "public", "inferred", "reconstructed", "ours")  # docs/sources.md says what they mean


class DataSet:
    """The folder a game's components are read from, and the digest records carry."""

    def __init__(self, game: str, folder: Path, texts: dict[str, str]) -> None:
        self.game = game
        self.folder = folder
        self.texts = texts
        self._items: dict[str, list[DataItem]] = {}  # by file, once they are read
        self.asked: dict[tuple[str, str], set[str]] = {}  # by file and piece, the fields that were read
        self.digest = hashlib.blake2b(
            "\0".join(f"{name}\0{texts[name]}" for name in sorted(texts)).encode(), digest_size=8
        ).hexdigest()

    def __reduce__(self) -> tuple[Any, ...]:
        return DataSet, (self.game, self.folder, self.texts)

    @staticmethod
    def open(game: str, folder: str | Path | None = None) -> "DataSet":
        """Read every file the shipped set of this game has. Raises BrokenSet."""
        shipped = SHIPPED / game
        chosen = shipped if folder is None else Path(folder)
        texts = {}
        for name in sorted(path.name for path in shipped.glob("*.toml")):
            try:
                texts[name] = (chosen / name).read_text(encoding="utf-8").replace("\r\n", "\n")
            except (OSError, UnicodeDecodeError) as error:
                raise BrokenSet(
                    f"The data set '{chosen}' cannot be used: {name}: {_plain(error)}.",
                    hint=f"start from a copy of the shipped files in '{shipped}'.",
                ) from error
        return DataSet(game, chosen, texts)

    def item(self, name: str, section: str) -> "DataItem":
        """A piece that a file must have. Raises BrokenSet."""
        for item in self.items(name):
            if item.name == section:
                return item
        raise BrokenSet(f"{self.folder / name}: there is no [{section}].", hint="add it as in the shipped file.")

    def items(self, name: str) -> "list[DataItem]":
        """The pieces of one file, in the file's order. Raises BrokenSet."""
        if name not in self._items:
            self._items[name] = self._read(name)
        return self._items[name]

    def _read(self, name: str) -> "list[DataItem]":
        text = self.texts[name]
        try:
            sections = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BrokenSet(f"{self.folder / name}: {error}.", hint="mend the line named.") from error
        items = []
        for section, values in sections.items():
            if not isinstance(values, dict):
                line = _line_of(text, "", section)
                raise BrokenSet(
                    f"{self.folder / name}, line {line}: '{section}' stands outside any piece.",
                    hint="every value belongs under a heading such as [lion-a].",
                )
            asked = self.asked.setdefault((name, section), set(ALWAYS))
            items.append(DataItem(self.folder / name, text, section, values, asked))
        return items

    def refuse_unknown(self) -> None:
        """Once all pieces are made: a field that none of them reads is a slip of the pen. Raises BrokenSet."""
        for name in self.texts:
            for item in self.items(name):
                for field in item.values:
                    if field not in item.asked:
                        item.refuse_unknown(field, sorted(self._known(name)))

    def _known(self, name: str) -> set[str]:
        return {field for (file, _), asked in self.asked.items() if file == name for field in asked}

    def not_from_the_rulebook(self) -> list[tuple[str, str, list[str]]]:
        """File by file and source by source the values that no rulebook gives."""
        found: dict[tuple[str, str], list[str]] = {}
        for name in self.texts:
            for item in self.items(name):
                for source, values in item.by_source().items():
                    if source != "rulebook":
                        found.setdefault((name, source), []).append(f"{item.name}: {', '.join(values)}")
        return [(name, source, lines) for (name, source), lines in found.items()]


class DataItem:
    """One piece: a section of a file, read field by field."""

    def __init__(self, path: Path, text: str, name: str, values: dict[str, Any], asked: set[str]) -> None:
        self.path = path
        self.text = text
        self.name = name
        self.values = values
        self.asked = asked

    def whole(self, field: str, low: int = 0, high: int = 99) -> int:
        """A whole number in a range. Raises BrokenSet."""
        value = self._value(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self._refuse(field, f"is {value!r}", f"write a whole number from {low} to {high}.")
        return value

    def text_of(self, field: str, choices: tuple[str, ...] = ()) -> str:
        """A text, one of the choices if any are given. Raises BrokenSet."""
        value = self._value(field)
        if not isinstance(value, str) or (choices and value not in choices):
            self._refuse(field, f"is {value!r}", f"write one of: {', '.join(choices)}." if choices else "write a text.")
        return value

    def texts(self, field: str) -> tuple[str, ...]:
        """A list of texts. Raises BrokenSet."""
        value = self._value(field)
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            self._refuse(field, f"is {value!r}", 'write a list of texts, such as ["a1", "a2"].')
        return tuple(value)

    def wholes(self, field: str, length: int, low: int = 0, high: int = 99) -> tuple[int, ...]:
        """A list of so many whole numbers. Raises BrokenSet."""
        value = self._value(field)
        fits = isinstance(value, list) and len(value) == length
        if not fits or not all(type(part) is int and low <= part <= high for part in value):
            self._refuse(field, f"is {value!r}", f"write a list of {length} whole numbers from {low} to {high}.")
        return tuple(value)

    def source(self) -> str:
        """Where the values come from; `sources` may name single fields. Raises BrokenSet."""
        return self.text_of("source", SOURCES)

    def source_of(self, field: str) -> str:
        """Where one value comes from."""
        return str(self.values.get("sources", {}).get(field, self.source()))

    def by_source(self) -> dict[str, list[str]]:
        """Its values in words, by where they come from."""
        values: dict[str, list[str]] = {}
        for field, value in self.values.items():
            if field not in ("source", "sources"):
                shown = " ".join(map(str, value)) if isinstance(value, list) else value
                values.setdefault(self.source_of(field), []).append(f"{field} {shown}")
        return values

    def line(self, field: str = "") -> int:
        """The line of the piece's heading, or of one of its fields."""
        return _line_of(self.text, self.name, field)

    def refuse(self, problem: str, hint: str, field: str = "") -> NoReturn:
        """The piece as a whole is wrong, or one of its fields beside others. Raises BrokenSet."""
        raise BrokenSet(f"{self.path}, line {self.line(field)}: {self.name} {problem}.", hint=hint)

    def refuse_unknown(self, field: str, known: list[str]) -> NoReturn:
        """Nothing reads this field. Raises BrokenSet."""
        near = difflib.get_close_matches(field, known, n=1)
        hint = f"did you mean '{near[0]}'?" if near else f"the fields of this file are: {', '.join(known)}."
        self.refuse(f"has '{field}', which means nothing here", hint, field)

    def _value(self, field: str) -> Any:
        self.asked.add(field)
        if field not in self.values:
            self.refuse(f"has no '{field}'", f"add a line '{field} = …' under [{self.name}].")
        return self.values[field]

    def _refuse(self, field: str, problem: str, hint: str) -> NoReturn:
        raise BrokenSet(f"{self.path}, line {self.line(field)}: {self.name}: '{field}' {problem}.", hint=hint)


def _line_of(text: str, section: str, field: str) -> int:
    """Where a section, or a field in it, stands in the file; counted from 1."""
    inside = not section
    heading = 1
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if section and stripped.startswith("["):
            inside = stripped.strip("[] ").strip("\"'") == section
            heading = number if inside else heading
        elif inside and field and stripped.split("=")[0].strip() == field:
            return number
    return heading


def _plain(error: OSError | UnicodeDecodeError) -> str:
    """The cause in a few words, without the path again."""
    return error.strerror.lower() if isinstance(error, OSError) and error.strerror else "it is not a UTF-8 text"
