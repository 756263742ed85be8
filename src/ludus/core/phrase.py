"""What the engine says to people: message ids with typed values, put into words elsewhere.

A `Phrase` is declared once, in a game's `words.py`, with a kind for each value ("seat", "count", "space" …). Rules emit
phrases with values; `ludus.speech` turns them into English, German or Hungarian.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludus.core.ids import Seat

Value = int | str | tuple[int, ...]
Json = dict[str, object]

DONE_TO: Final = ("target", "victim")
ALONE: Final = "-alone"  # the variant of a question that has but one answer, for the seat that must give it
WAITS: Final = "-waits"  # the variant of a question for those who wait for its answer
UNSEEN: Final = "-unseen"  # the variant of a phrase for those who may not know its secret part


@mypyc_attr(acyclic=True)
class Phrase:
    """A sentence the engine can say: its id, the kind of each value, and which values are secret."""

    __slots__ = ("fields", "id", "private", "reveals", "secret")

    def __init__(
        self, id: str, secret: tuple[str, ...] = (), reveals: bool = False, private: bool = False, **fields: str
    ) -> None:
        self.id = id
        self.fields = fields
        self.secret = secret
        self.private = private  # nobody else is told even that it happened
        self.reveals = reveals  # shows somebody something that was hidden: it cannot be taken back

    def __deepcopy__(self, memo: dict[int, Any]) -> "Phrase":
        """The phrase itself: it is declared once."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return phrase_again, (self.id, self.secret, self.reveals, self.private, self.fields)

    def __repr__(self) -> str:
        return f"Phrase({self.id!r})"


def phrase_again(id: str, secret: tuple[str, ...], reveals: bool, private: bool, fields: dict[str, str]) -> Phrase:
    """A phrase from its pickle."""
    return Phrase(id, secret, reveals, private, **fields)


@mypyc_attr(acyclic=True)
class Message:
    """A phrase with its values."""

    __slots__ = ("phrase", "values")

    def __init__(self, phrase: Phrase, values: tuple[Value, ...] = ()) -> None:
        self.phrase = phrase
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self.phrase, self.values)

    def facts(self, is_asked: bool = True) -> dict[str, Value]:
        """The values by name; a question tells its secret ones to nobody but those it asks."""
        named = zip(self.phrase.fields, self.values, strict=True)
        return {name: value for name, value in named if is_asked or name not in self.phrase.secret}

    def __repr__(self) -> str:
        return f"Message({self.phrase.id!r}, {self.facts()!r})"


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened; `seats` are those who may know the secret values (None: there are none)."""

    __slots__ = ("phrase", "seats", "values")

    def __init__(self, phrase: Phrase, values: tuple[Value, ...], seats: tuple[Seat, ...] | None = None) -> None:
        self.phrase = phrase
        self.values = values
        self.seats = seats

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.phrase, self.values, self.seats)

    def is_known_to(self, seat: Seat | None) -> bool:
        """Whether the seat may know every value; a spectator is None."""
        return self.seats is None or seat in self.seats

    def is_told_to(self, seat: Seat | None) -> bool:
        """Whether the seat is told that it happened."""
        return not self.phrase.private or self.is_known_to(seat)

    def is_against(self, seat: Seat) -> bool:
        """Whether it was done to this seat: phrases call whom it is done to their target or victim."""
        facts = zip(self.phrase.fields.items(), self.values, strict=True)
        return any(kind == "seat" and name in DONE_TO and value == seat for (name, kind), value in facts)

    def id_for(self, seat: Seat | None) -> str:
        """The message id this seat is told."""
        return self.phrase.id if self.is_known_to(seat) else self.phrase.id + UNSEEN

    def facts(self, seat: Seat | None) -> dict[str, Value]:
        """The values this seat may know, by name."""
        named = zip(self.phrase.fields, self.values, strict=True)
        if self.is_known_to(seat):
            return dict(named)
        return {name: value for name, value in named if name not in self.phrase.secret}

    def seen_by(self, seat: Seat | None) -> Json:
        """What a seat is told, ready to send."""
        return {"id": self.id_for(seat), "facts": self.facts(seat)}

    def __repr__(self) -> str:
        return f"Event({self.phrase.id!r}, {self.values!r}, seats={self.seats!r})"
