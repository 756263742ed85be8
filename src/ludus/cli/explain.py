"""Rules on the screen: a paragraph, a whole page, what choices lead to, and why something cannot be done."""

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from ludus.cli.boards import Say
from ludus.cli.terminal.menu import GAP, shared
from ludus.cli.terminal.screen import Screen
from ludus.core.decision import Blocked, Option
from ludus.core.errors import BadSetting
from ludus.core.ids import Seat
from ludus.match import Match
from ludus.speech import NEAREST, Glossary, GlossaryEntry, Paragraph, RulesPage, Ruling, Speech


def show_paragraph(screen: Screen, paragraph: Paragraph) -> None:
    """A paragraph under its id."""
    screen.console.print(Text(f"[{paragraph.id}]", "bold cyan"))
    screen.prose(paragraph.text, 2)


def show_page(screen: Screen, page: RulesPage, command: str) -> None:
    """The table of chapters, how to call for one of them, and all of them."""
    screen.console.print(Text(page.title, "bold"))
    chapters = chapters_of(page)
    for number, chapter in enumerate(chapters, 1):
        screen.console.print(Text(f"{number:>3}  ", "bold").append(chapter, ""))
    screen.say_whole("cli-rules-chapter", "dim", command=command)
    for number in range(1, len(chapters) + 1):
        show_chapter(screen, page, number)


def chapters_of(page: RulesPage) -> list[str]:
    return list(dict.fromkeys(paragraph.chapter for paragraph in page.paragraphs))


def show_chapter(screen: Screen, page: RulesPage, number: int) -> None:
    """One chapter, by its number in the table."""
    chapter = chapters_of(page)[number - 1]
    screen.console.print(Text(f"\n{number}  {chapter}", "bold underline"))
    for paragraph in page.paragraphs:
        if paragraph.chapter == chapter:
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


def has_entry(page: RulesPage, glossary: Glossary, id: str) -> bool:
    """Whether some paragraph, ruling or thing is called so; chapters have numbers only."""
    wanted = id.strip("[]()")
    if wanted.isdecimal():
        return False
    return bool(page.get(wanted) or page.ruling(wanted) or glossary.find(wanted))


def show_entry(screen: Screen, page: RulesPage, glossary: Glossary, id: str) -> None:
    """The chapter or ruling of that number, the paragraph of that id, or the thing of that name. Raises BadSetting."""
    wanted = id.strip("[]()")
    if wanted.isdecimal() and 0 < int(wanted) <= len(chapters_of(page)):
        show_chapter(screen, page, int(wanted))
        return
    paragraph, ruling = page.get(wanted), page.ruling(wanted)
    if paragraph is not None:
        show_paragraph(screen, paragraph)
    elif ruling is not None:
        show_ruling(screen, page, ruling)
    elif glossary.find(wanted):
        show_things(screen, glossary, wanted)
    else:
        text, ids, names = screen.speech.text, page.near(wanted), glossary.near(wanted)
        near = names if names and len(ids) > NEAREST else [*ids, *names]  # where no paragraph is like it, all are named
        raise BadSetting(
            text("cli-error-paragraph", id=id), hint=text("cli-hint-paragraph", ids=screen.speech.join(near))
        )


def show_things(screen: Screen, glossary: Glossary, words: str) -> None:
    """The thing somebody asks for; where several are called so, their names. Raises BadSetting where there is none."""
    text, join = screen.speech.text, screen.speech.join
    found = glossary.find(words)
    if not found:
        near = glossary.near(words)
        hint = text("cli-hint-thing", names=join(near)) if near else text("cli-hint-things")
        raise BadSetting(text("cli-error-thing", thing=words), hint=hint)
    if len(found) == 1:
        show_thing(screen, found[0])
    else:
        screen.prose(text("cli-several-things", names=join([entry.name for entry in found])))


def show_thing(screen: Screen, entry: GlossaryEntry) -> None:
    """A thing under its name: what it does, its numbers, and where to read on."""
    screen.console.print(Text(entry.name, "bold cyan").append(f"  {entry.group}", "dim"))
    screen.prose(entry.text, 2)
    if entry.figures:
        screen.prose(" · ".join(entry.figures), 2)
    if entry.rule:
        screen.console.print(Text(f"  [{entry.rule}]", "dim"))


def named_things(glossary: Glossary, options: Sequence[Option]) -> list[GlossaryEntry]:
    """The things that these options are about: `house batiatus` is about Batiatus."""
    things = {entry.thing.id: entry for entry in glossary.entries}
    names = [option.words.rpartition(" ")[2] for option in options]
    return [things[name] for name in names if name in things]


def show_glossary(screen: Screen, glossary: Glossary) -> None:
    """The names of all things, group by group."""
    for group, entries in groupby(glossary.entries, key=lambda entry: entry.group):
        screen.prose(f"{group}: {screen.speech.join([entry.name for entry in entries])}", 2, hanging=2)


def show_list(screen: Screen, heading: str, lines: Sequence[str]) -> None:
    """Lines under the heading of this id; nothing where there are none."""
    if lines:
        screen.say(heading, "bold")
    for line in lines:
        screen.prose(f"– {line}", 2, hanging=2)


def consequence_lines(speech: Speech, match: Match, seat: Seat, say: Say) -> list[str]:
    """What each choice leads to, where its own words do not say it; alike choices that lead to the same together."""
    groups: dict[tuple[str, str], list[str]] = {}
    for option in (*match.options(seat), *match.free(seat)):
        consequence = match.consequence(seat, option)
        if consequence is not None:
            groups.setdefault((option.verb, speech.message(consequence)), []).append(say(option))
    return [
        speech.text("cli-leads-to", option=together(speech, texts), consequence=told)
        for (_, told), texts in groups.items()
    ]


def blocked_lines(speech: Speech, blocked: Sequence[Blocked], say: Say) -> list[str]:
    """What cannot be done and why, things of one kind with one reason together."""
    groups: dict[tuple[str, str, str], list[str]] = {}
    for one in blocked:
        kind = (one.option.verb, speech.message(one.reason), one.rule)
        groups.setdefault(kind, []).append(say(one.option))
    return [
        speech.text("cli-blocked", option=together(speech, texts), reason=reason, rule=rule)
        for (_, reason, rule), texts in groups.items()
    ]


def together(speech: Speech, texts: Sequence[str]) -> str:
    """`Place a new carrier on A1, B2, C3`: what the sentences share is said once."""
    heading, parts = shared(texts) if len(texts) > 1 else ("", [])
    return heading.replace(GAP, speech.join(parts)) if heading else speech.join(texts)
