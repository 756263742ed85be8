"""Words for people: everything a game says can be said, in every language, and every rule it cites exists."""

import random
import re
from pathlib import Path
from typing import Final

import ludus
from ludus.core.decision import Option
from ludus.core.phrase import UNSEEN, WAITS, Message, Phrase, Value
from ludus.core.spec import GameSpec, Lexicon
from tests.conformance.cases import Case, box_of, offered, positions, seats_of, viewers, walk

PACKAGE: Final = Path(ludus.__file__).parent
LANGUAGES: Final = ("en", "de", "hu")


def check_everything_said_is_in_the_lexicon(case: Case, rng: random.Random) -> None:
    lexicon = case.title.lexicon(box_of(case.title))
    for g in walk(case, rng):
        for event in g.events:
            check_message(lexicon, case.seats, Message(event.phrase, event.values))
            is_secret = bool(event.phrase.secret) or event.phrase.private
            assert (event.seats is not None) == is_secret, f"{event}: whispered if and only if secret"
            assert set(event.phrase.secret) <= set(event.phrase.fields), f"{event.phrase} hides what it has not"
        if g.decision is None or g.chance is not None:
            continue
        prompt = g.prompt()
        assert prompt is not None, f"{g.decision} has no prompt"
        check_message(lexicon, case.seats, prompt)
        for seat in seats_of(g):
            for option in offered(g, seat):
                check_option(lexicon, case.seats, option)
                if (consequence := g.consequence(seat, option)) is not None:
                    check_message(lexicon, case.seats, consequence)
            for blocked in g.blocked(seat):
                check_option(lexicon, case.seats, blocked.option)
                check_message(lexicon, case.seats, blocked.reason)


def check_option(lexicon: Lexicon, seats: int, option: Option) -> None:
    assert option.verb in lexicon.verbs, f"{option} has no phrase"
    check_message(lexicon, seats, Message(lexicon.verbs[option.verb], option.operands))


def check_message(lexicon: Lexicon, seats: int, message: Message) -> None:
    phrase = message.phrase
    assert phrase in lexicon.phrases, f"{phrase} is not in the lexicon"
    assert len(phrase.fields) == len(message.values), f"{phrase} says {message.values}"
    for kind, value in zip(phrase.fields.values(), message.values, strict=True):
        assert is_a(lexicon, seats, kind, value), f"{phrase}: {value!r} is not a {kind}"


def is_a(lexicon: Lexicon, seats: int, kind: str, value: Value) -> bool:
    """Whether a value, or each of several, is of its kind."""
    if isinstance(value, tuple):
        return all(is_a(lexicon, seats, kind, part) for part in value)
    if kind == "count":
        return isinstance(value, int) and value >= 0
    names = range(seats) if kind == "seat" else lexicon.terms.get(kind) or lexicon.labels.get(kind) or ()
    return isinstance(value, int) and 0 <= value < len(names)


def check_views_are_ready_to_send(case: Case, rng: random.Random) -> None:
    for g in positions(case, rng):
        for seat in viewers(g):
            assert is_json(g.view(seat)), "a view holds what JSON cannot say"


def is_json(value: object) -> bool:
    if isinstance(value, dict):
        return all(type(name) is str and is_json(part) for name, part in value.items())
    if isinstance(value, list | tuple):
        return all(is_json(part) for part in value)
    return value is None or isinstance(value, bool | int | str)


def check_every_rule_cited_is_in_the_rulebook(case: Case, rng: random.Random) -> None:
    page = PACKAGE / "rulebook" / "en" / f"{case.title.family}.md"
    rules = set(re.findall(r"^\*\*\[([\w.-]+)\]\*\*", page.read_text(encoding="utf-8"), re.MULTILINE))
    for g in walk(case, rng):
        cited = {blocked.rule for seat in seats_of(g) for blocked in g.blocked(seat)}
        if g.decision is not None:
            cited.add(g.decision.rule)
        assert cited <= rules, f"no paragraph of the rulebook is called {', '.join(sorted(cited - rules))}"


def check_every_message_is_in_every_language(title: GameSpec) -> None:
    lexicon = title.lexicon(box_of(title))
    wanted = {message for phrase in lexicon.phrases for message in messages_of(phrase)}
    wanted |= {message for terms in lexicon.terms.values() for message in terms}
    for language in LANGUAGES:
        text = (PACKAGE / "locales" / language / f"{title.name}.ftl").read_text(encoding="utf-8")
        missing = wanted - set(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE))
        assert not missing, f"{language} lacks {', '.join(sorted(missing))}"


def messages_of(phrase: Phrase) -> tuple[str, ...]:
    other = WAITS if "-ask-" in phrase.id else UNSEEN  # for those who may not know
    return (phrase.id, phrase.id + other) if phrase.secret else (phrase.id,)
