"""Options, decisions, and why something is blocked."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludus.core.ids import Seat
from ludus.core.phrase import Message

NO_OPERAND: Final = -1
NO_IDS: Final[list[int]] = []


@mypyc_attr(acyclic=True)  # compiled, the garbage collector need not follow it
class Option:
    """A verb and its operands. `words` are fixed ASCII English: records are written in them.

    Options are made once, in tables, and compared by identity; across processes compare `words`.
    """

    __slots__ = ("ids", "ids_by", "operand", "operands", "verb", "words")

    def __init__(self, verb: str, operands: tuple[int, ...] = (), words: str = "") -> None:
        self.verb = verb
        self.operands = operands
        self.operand = operands[0] if operands else NO_OPERAND  # for verbs that have just one
        self.words = words or " ".join([verb, *map(str, operands)])
        self.ids: list[int] = NO_IDS  # its number for programs that learn, by seat, once a vocabulary has given it one
        self.ids_by = 0  # the number of the vocabulary that did: the first one; others have to look theirs up

    def __deepcopy__(self, memo: dict[int, Any]) -> "Option":
        """The option itself: a copy could not be chosen."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Option, (self.verb, self.operands, self.words)

    def __repr__(self) -> str:
        return f"<{self.words}>"


def is_among(options: list[Option], option: Option) -> bool:
    """Whether the list holds this very option."""
    for one in options:  # noqa: SIM110 - a generator takes longer
        if one is option:
            return True
    return False


def table_of(verb: str, names: list[str] | tuple[str, ...]) -> tuple[Option, ...]:
    """One option per name: `table_of("net", ("spear", "net"))[1].words == "net net"`."""
    return tuple(Option(verb, (i,), f"{verb} {name}") for i, name in enumerate(names))


class Decision:
    """What is being waited for. Public: it says nothing that a seat could not know."""

    __slots__ = ("kind", "number", "rule", "seats")

    def __init__(self, number: int, seats: tuple[Seat, ...], kind: str, rule: str) -> None:
        self.number = number  # decisions settled before this one
        self.seats = seats  # those asked; a sealed decision never shows who has answered already
        self.kind = kind
        self.rule = rule  # the paragraph of the rules page

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.number, self.seats, self.kind, self.rule)

    def __repr__(self) -> str:
        return f"Decision(number={self.number}, seats={self.seats}, kind={self.kind!r}, rule={self.rule!r})"


class Blocked:
    """Something the seat can see but not do now, and why."""

    __slots__ = ("option", "reason", "rule")

    def __init__(self, option: Option, reason: Message, rule: str) -> None:
        self.option = option
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return Blocked, (self.option, self.reason, self.rule)

    def __repr__(self) -> str:
        return f"Blocked({self.option.words!r}, {self.reason!r}, rule={self.rule!r})"
