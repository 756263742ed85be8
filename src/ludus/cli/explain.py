"""Rules on the screen: a paragraph, a whole page, and why something cannot be done."""

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from ludus.cli.menu import GAP, shared
from ludus.cli.screen import Screen
from ludus.core.dataset import DataSet, Item
from ludus.core.decision import Blocked
from ludus.core.errors import BadSetting
from ludus.speech import Paragraph, RulesPage, Speech


def show_paragraph(screen: Screen, paragraph: Paragraph) -> None:
    """A paragraph under its id."""
    screen.console.print(Text(f"[{paragraph.id}]", "bold cyan"))
    screen.prose(paragraph.text, 2)


def show_page(screen: Screen, page: RulesPage) -> None:
    """All chapters."""
    screen.console.print(Text(page.title, "bold"))
    for chapter, paragraphs in groupby(page.paragraphs, key=lambda paragraph: paragraph.chapter):
        screen.console.print(Text(f"\n{chapter}", "bold underline"))
        for paragraph in paragraphs:
            show_paragraph(screen, paragraph)


def find_paragraph(screen: Screen, page: RulesPage, id: str) -> Paragraph:
    """The paragraph of that id. Raises BadSetting, naming those that look like it."""
    found = page.get(id.strip("[]"))
    if found is None:
        text, near = screen.speech.text, screen.speech.join(page.near(id))
        raise BadSetting(text("cli-error-paragraph", id=id), hint=text("cli-hint-paragraph", ids=near))
    return found


def blocked_lines(speech: Speech, blocked: Sequence[Blocked]) -> list[str]:
    """What cannot be done and why, things of one kind with one reason together."""
    groups: dict[tuple[str, str, str], list[str]] = {}
    for one in blocked:
        kind = (one.option.verb, speech.message(one.reason), one.rule)
        groups.setdefault(kind, []).append(speech.option(one.option))
    lines = []
    for (_, reason, rule), texts in groups.items():
        heading, parts = shared(texts) if len(texts) > 1 else ("", [])
        option = heading.replace(GAP, speech.join(parts)) if heading else speech.join(texts)
        lines.append(speech.text("cli-blocked", option=option, reason=reason, rule=rule))
    return lines


def not_from_the_rulebook(data: DataSet) -> list[tuple[str, str, list[str]]]:
    """File by file and source by source the values that no rulebook gives."""
    found: dict[tuple[str, str], list[str]] = {}
    for name in data.texts:
        for item in data.items(name):
            for source, values in _by_source(item).items():
                if source != "rulebook":
                    found.setdefault((name, source), []).append(f"{item.name}: {', '.join(values)}")
    return [(name, source, lines) for (name, source), lines in found.items()]


def _by_source(item: Item) -> dict[str, list[str]]:
    values: dict[str, list[str]] = {}
    for field, value in item.values.items():
        if field not in ("source", "sources"):
            shown = " ".join(map(str, value)) if isinstance(value, list) else value
            values.setdefault(item.source_of(field), []).append(f"{field} {shown}")
    return values
