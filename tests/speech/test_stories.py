"""Whole games in words: nothing is left untranslated, and nothing shows that should not."""

import re

import pytest

import ludus
from ludus.bots import UniformBot
from ludus.core.ids import Seat
from ludus.core.phrase import WAITS, Message
from ludus.match import Match, play
from ludus.speech import LANGUAGES, Speech
from tests.replays.golden import files, replayed

NAMES = ["Anna", "Bea", "Cem", "Dora", "Emil", "Fanny"]
ID = re.compile(r"\b[a-z]+-(event|ask|why|option|how)-")


class Listener:
    """Keeps every sentence of a game, each with the id it came from."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.speech = Speech(lang, match.lexicon(), NAMES[: match.seats])
        self.heard: list[tuple[str, str]] = []

    def listen(self) -> None:
        """What is asked now, what can be answered and what cannot."""
        match, speech = self.match, self.speech
        prompt = match.prompt()
        if prompt is not None:
            self.heard.append((prompt.phrase.id, speech.message(prompt)))
            self.heard.append((prompt.phrase.id + WAITS, self.told_to_others(prompt)))
        for seat in range(match.seats):
            self.heard += [(option.verb, speech.option(option)) for option in match.options(seat)]
            self.heard += [(one.reason.phrase.id, speech.blocked(one)) for one in match.blocked(seat)]

    def told_to_others(self, prompt: Message) -> str:
        """What somebody reads who waits for the answer."""
        assert self.match.decision is not None
        asked = [NAMES[seat] for seat in self.match.decision.seats]
        told = self.speech.waiting(prompt, self.match.decision.seats)
        assert told is not None and ", ".join(asked) in told
        return told

    def story(self) -> list[tuple[str, str]]:
        """Everything heard, and every event as each seat and a spectator is told it."""
        told = [
            (event.id_for(seat), self.speech.event(event, seat))
            for event in self.match.events()
            for seat in (None, *map(Seat, range(self.match.seats)))
            if event.is_told_to(seat)
        ]
        return [*self.heard, *told]


def tell(game: str, lang: str) -> list[tuple[str, str]]:
    seats = ludus.GAMES[game].fewest
    match = Match.new(game, seats, seed=11)
    listener = Listener(match, lang)
    play(match, [UniformBot(seat) for seat in range(seats)], lambda events: listener.listen())
    return listener.story()


@pytest.mark.parametrize("game", ludus.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_has_no_id_and_no_placeholder(game, lang):
    broken = [text for _, text in tell(game, lang) if "{" in text or "}" in text or ID.search(text)]
    assert not broken


@pytest.mark.parametrize("game", ludus.GAMES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_whole_game_is_translated(game, lang):
    english, other = tell(game, "en"), tell(game, lang)
    assert [id for id, _ in english] == [id for id, _ in other]
    same = {id for (id, text), (_, theirs) in zip(english, other, strict=True) if text == theirs}
    assert not same


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_reads_in_every_language(path):
    match = replayed(path)
    told = {}
    for lang in LANGUAGES:
        speech = Speech(lang, match.lexicon(), NAMES[: match.seats])
        told[lang] = [speech.event(event, event.seats[0] if event.seats else None) for event in match.events()]
    for lang in LANGUAGES:
        assert not [text for text in told[lang] if "{" in text or ID.search(text)]
    for lang in LANGUAGES[1:]:
        assert not [text for text, english in zip(told[lang], told["en"], strict=True) if text == english]
