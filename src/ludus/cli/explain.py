"""Rules on the screen: a paragraph, a whole page, and why something cannot be done."""

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from ludus.cli.terminal.menu import GAP, shared
from ludus.cli.terminal.screen import Screen
from ludus.core.decision import Blocked
from ludus.core.errors import BadSetting
from ludus.speech import Paragraph, RulesPage, Ruling, Speech


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


def show_ruling(screen: Screen, page: RulesPage, ruling: Ruling) -> None:
    """A ruling under its number: what it says, why, where it comes from, and which paragraphs cite it."""
    text, join = screen.speech.text, screen.speech.join
    screen.console.print(Text(f"{ruling.id} · {ruling.title}", "bold cyan"))
    screen.prose(ruling.text, 2)
    if ruling.why:
        screen.prose(text("cli-ruling-why", why=ruling.why), 2)
    screen.prose(text("cli-ruling-source", sources=join([text(f"cli-source-{one}") for one in ruling.sources])), 2)
    if cited := page.citing(ruling):
        screen.prose(text("cli-ruling-cited", ids=join(cited)), 2)
    if screen.speech.lang != "en":
        screen.say("cli-rulings-in-english", "dim")


def show_entry(screen: Screen, page: RulesPage, id: str) -> None:
    """The paragraph of that id, or the ruling of that number. Raises BadSetting, naming those that look like it."""
    wanted = id.strip("[]()")
    paragraph, ruling = page.get(wanted), page.ruling(wanted)
    if paragraph is not None:
        show_paragraph(screen, paragraph)
    elif ruling is not None:
        show_ruling(screen, page, ruling)
    else:
        text, near = screen.speech.text, screen.speech.join(page.near(wanted))
        raise BadSetting(text("cli-error-paragraph", id=id), hint=text("cli-hint-paragraph", ids=near))


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
