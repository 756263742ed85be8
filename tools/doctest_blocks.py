"""Examples in docstrings as blocks of code on the site: from `>>>` to the next empty line."""

from typing import Any

import griffe


def fenced(text: str) -> str:
    """The text with every doctest in a fence."""
    lines: list[str] = []
    is_inside = False
    for line in [*text.splitlines(), ""]:
        begins, ends = line.lstrip().startswith(">>>") and not is_inside, is_inside and not line.strip()
        if begins:
            lines += ["", "```pycon"]
        if ends:
            lines += ["```"]
        is_inside = (is_inside or begins) and not ends
        lines.append(line)
    return "\n".join(lines)


class DoctestBlocks(griffe.Extension):
    """Changes the docstring of every object before it is shown."""

    def on_object(self, *, obj: griffe.Object, **_settings: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
