"""From message ids with typed values to sentences."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.ids import Seat
from ludus.core.phrase import ALONE, WAITS, Event, Message, Phrase, Value
from ludus.core.reason import Reason
from ludus.core.spec import Lexicon
from ludus.speech.bundles import end_once, find_message
from ludus.speech.mistakes import in_language
from ludus.speech.pieces import name_of_piece

DECIMALS: Final = {"tenths": ".1f", "hundredths": "+.2f"}  # kinds of values: 41 is told as 4.1, or as +0.41
PARTS: Final = {"tenths": 10, "hundredths": 100}
NOTHING_SAID: Final = Lexicon(phrases=(), verbs={}, terms={}, labels={})


class Speech:
    """One language, what a game can say, and the names of those at the table."""

    def __init__(self, lang: str, lexicon: Lexicon = NOTHING_SAID, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.lexicon = lexicon
        self.names = names

    def text(self, id: str, /, **values: int | str) -> str:
        """A message by its id; one that is missing shows its id."""
        found = find_message(self.lang, id, values)
        return id if found is None else found

    def event(self, event: Event, seat: Seat | None) -> str:
        """What happened, as far as the seat may know; None is a spectator."""
        return self.text(event.id_for(seat), **self._values(event.phrase, event.facts(seat)))

    def message(self, message: Message) -> str:
        """A question or a reason."""
        return self.text(message.phrase.id, **self._values(message.phrase, message.facts()))

    def question(self, question: Message, answers: int) -> str:
        """What is asked of a seat that has so many answers; with a single one some questions are none."""
        values = self._values(question.phrase, question.facts())
        told = find_message(self.lang, question.phrase.id + ALONE, values) if answers == 1 else None
        return self.message(question) if told is None else told

    def waiting(self, question: Message, seats: Sequence[int]) -> str | None:
        """What is asked of these seats, for somebody who waits; None where a game has no words for it."""
        values = self._values(question.phrase, question.facts(is_asked=False))
        names = self.join([self.name("seat", seat) for seat in seats])
        return find_message(self.lang, question.phrase.id + WAITS, {**values, "name": names, "seats": len(seats)})

    def option(self, option: Option) -> str:
        """What an option means; one without a phrase shows the words of the record."""
        phrase = self.lexicon.verbs.get(option.verb)
        return option.words if phrase is None else self.message(Message(phrase, option.operands))

    def blocked(self, blocked: Blocked) -> str:
        """What cannot be done, and why."""
        option, reason = self.option(blocked.option), self.message(blocked.reason)
        return self.text("cli-blocked", option=option, reason=reason, rule=blocked.rule)

    def reason(self, reason: Reason, chosen: Option | None = None) -> str:
        """Why an option was chosen, as whoever chose it would say it; without the option, what speaks for it."""
        text = self.text
        said = ""
        for cause in map(self.message, reason.causes):
            said = text("reason-and", one=said, other=cause) if said else cause
        if chosen is not None:
            option = "" if reason.did else self.option(chosen)
            did = self.message(reason.did) if reason.did else text("reason-chose", option=option)
            said = text("reason-because", did=did, cause=said) if said else did
        sentences = [self._with_figures(said, reason.figures)]
        if reason.other is not None:
            told = text("reason-next", option=self.option(reason.other))
            sentences.append(self._with_figures(told, reason.compared))
        return " ".join(end_once(f"{one[0].upper()}{one[1:]}.") for one in sentences if one)

    def _with_figures(self, said: str, figures: Message | None) -> str:
        """A clause, and the numbers behind a colon."""
        return ": ".join(part for part in (said, "" if figures is None else self.message(figures)) if part)

    def mistake(self, said: str) -> str:
        """What is wrong, or a hint, that was said in English: in this language, where it has words for it."""
        return in_language(self.lang, said)

    def join(self, parts: Sequence[str]) -> str:
        """Several things in a row."""
        return self.text("cli-separator").join(parts)

    def _values(self, phrase: Phrase, facts: Mapping[str, Value]) -> dict[str, int | str]:
        return {name: self._value(phrase.fields[name], value) for name, value in facts.items()}

    def _value(self, kind: str, value: Value) -> int | str:
        if isinstance(value, tuple) and kind in self.lexicon.counted:
            return self.join([f"{value.count(part)} {self.name(kind, part)}" for part in dict.fromkeys(value)])
        if isinstance(value, tuple):
            return self.join([str(self._value(kind, part)) for part in value])
        if isinstance(value, str) or kind == "count":
            return value
        if kind in DECIMALS:
            return format(value / PARTS[kind], DECIMALS[kind]).replace("-", "−").replace(".", self.text("odds-decimal"))
        return self.name(kind, value)

    def name(self, kind: str, value: int) -> str:
        """The name of one value of a kind: a player, a piece, a space."""
        lexicon = self.lexicon
        if kind == "seat":
            return self.names[value] if 0 <= value < len(self.names) else str(value)
        if kind in lexicon.terms:
            id = lexicon.terms[kind][value]
            return name_of_piece(self.lang, id) or id.partition(f"-{kind}-")[2] or id
        return lexicon.labels[kind][value] if kind in lexicon.labels else str(value)
