"""Fixed numbers for everything a seat can say, for programs that learn: one table of ids for each game.

An option is a verb and what it names. Both come from the game's lexicon, so the table follows the rules and the cards:

- A verb that names nothing has one id, `pass`; one that names a thing has an id for each such thing, `invite 2`.
- Where many verbs name things of a large kind, such as the cards of a market, the things have one id each, for all
  these verbs together. The verb is then asked first, unless only one of them is on offer.
- A seat is counted clockwise from the one that answers, `me`, `next+1` and so on; in the first version of the encoding
  it is the number of its chair.
- Amounts have ids from 0 to 30; `all` is the largest one above 30, and `more` leads to those in between, less 31.

So an option is one id, or a short path of ids; each step but the last narrows what is asked.
"""

import hashlib
from collections.abc import Iterable, Sequence
from itertools import count, product
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludus.core.decision import Option
from ludus.core.errors import IllegalChoice
from ludus.core.spec import GameSpec, Lexicon

MOST_AMOUNT: Final = 30  # the largest amount with an id of its own
ALL, MORE = MOST_AMOUNT + 1, MOST_AMOUNT + 2
AMOUNTS: Final = (*map(str, range(MOST_AMOUNT + 1)), "all", "more")
COUNT, SEAT = "count", "seat"  # kinds of values that no lexicon lists
NUMBERS: Final = count(1)  # every vocabulary of this process has one of its own
LARGEST_BLOCK: Final = 400  # ids that the verbs of one kind may use before they share
MOST_KNOWN: Final = 1024  # sorted lists of options, by seat

# An option's number is its id, where that is the same wherever it stands; otherwise it lies below 0.
LARGE: Final = -1  # it names an amount that has no id of its own
SHARED: Final = -2  # less the id that its thing shares with those of other verbs


@mypyc_attr(acyclic=True)
class Asked:
    """What is asked: the options left, and how much of an amount has been said by `more`."""

    __slots__ = ("options", "said")

    def __init__(self, options: tuple[Option, ...], said: int = 0) -> None:
        self.options = options
        self.said = said

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Asked) and self.options == other.options and self.said == other.said

    def __hash__(self) -> int:
        return hash((self.options, self.said))

    def __reduce__(self) -> tuple[Any, ...]:
        return Asked, (self.options, self.said)

    def __repr__(self) -> str:
        return f"Asked({self.options!r}, {self.said})"


Answers = dict[int, Option | Asked]  # by id: the option it is, or what is asked next


@mypyc_attr(acyclic=True)
class Place:
    """Where a verb's ids begin; `verb` is its own id where the things it names are shared, else -1."""

    def __init__(self, first: int, kinds: tuple[str, ...], verb: int) -> None:
        self.first = first
        self.kinds = kinds
        self.verb = verb


class Vocabulary:
    """The ids of a game, played with a given box; among so many seats, where they are counted from one's own."""

    def __init__(self, title: GameSpec, box: Any, seats: int | None = None) -> None:
        self.game = title.name
        self.seats = seats
        self.names: list[str] = []  # what each id says
        self.values = values_by_kind(title, title.lexicon(box))
        if seats is not None:
            self.values[SEAT] = ("me", *(f"next+{i}" for i in range(1, title.most)))
        verbs = {verb: tuple(phrase.fields.values()) for verb, phrase in title.lexicon(box).verbs.items()}
        self.verbs = tuple(verbs)
        self.verb_places = {verb: i for i, verb in enumerate(verbs)}
        shared = {
            kinds: -1 for kinds in verbs.values() if self._size(kinds) * self._users(kinds, verbs) > LARGEST_BLOCK
        }
        for kinds in shared:
            shared[kinds] = self._add(" ".join(("", *names)) for names in self._named(kinds))
        self._places: dict[str, Place] = {}
        for verb, kinds in verbs.items():
            if kinds in shared:
                self._places[verb] = Place(shared[kinds], kinds, self._add([f"{verb} …"]))
            else:
                first = self._add(" ".join((verb, *names)) for names in self._named(kinds))
                self._places[verb] = Place(first, kinds, -1)
        self._numbers: list[dict[Option, int]] = [{} for _ in range(seats or 1)]  # by seat
        self._known: list[dict[tuple[Option, ...], Answers]] = [
            {} for _ in range(seats or 1)
        ]  # as they were sorted out
        self.count = len(self.names)
        self.number = next(NUMBERS)
        self.digest = hashlib.sha256("\n".join(self.names).encode()).hexdigest()[:12]

    def __len__(self) -> int:
        return len(self.names)

    def _size(self, kinds: tuple[str, ...]) -> int:
        return len(list(self._named(kinds)))

    def _users(self, kinds: tuple[str, ...], verbs: dict[str, tuple[str, ...]]) -> int:
        return sum(1 for others in verbs.values() if others == kinds)

    def _named(self, kinds: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
        """Everything that values of these kinds can name together."""
        return product(*(self.values[kind] for kind in kinds))

    def _add(self, names: Iterable[str]) -> int:
        """Give out ids; the first of them."""
        first = len(self.names)
        self.names += [name.strip() for name in names]
        return first

    # --- what is on offer ---------------------------------------------------------------------------

    def plain_ids(self, options: list[Option], seat: int = 0) -> list[int] | None:
        """The id of each option, where each is one wherever it stands, as most are; else None."""
        ids: list[int] = []
        number = self.number
        place = 0 if self.seats is None else seat
        for option in options:
            id = option.ids[place] if option.ids_by == number else self._number_of(option, seat)
            if id < 0:
                return None
            ids.append(id)
        return ids

    def _number_of(self, option: Option, seat: int) -> int:
        """An option's number when nothing has been said of it yet; worked out once."""
        if not option.ids_by:
            option.ids = [self._numbered(option, 0, other) for other in range(self.seats or 1)]
            option.ids_by = self.number
        place = seat if self.seats else 0
        if option.ids_by == self.number:
            return option.ids[place]
        known = self._numbers[place]  # another vocabulary has numbered it too
        number = known.get(option)
        if number is None:
            number = known[option] = self._numbered(option, 0, seat)
        return number

    def answers(self, asked: Asked, seat: int = 0) -> Answers:
        """The ids with which a seat can answer now, in the order of the options. Not to be changed."""
        if asked.said:
            return self._answers(asked, seat)
        known = self._known[seat if self.seats else 0]
        found = known.get(asked.options)
        if found is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            found = known[asked.options] = self._answers(asked, seat)
        return found

    def _answers(self, asked: Asked, seat: int) -> Answers:
        """The same, worked out."""
        found: Answers = {}
        rest: list[Option] = []
        for option in asked.options:
            id = self._numbered(option, asked.said, seat) if asked.said else self._number_of(option, seat)
            if id < 0:
                rest.append(option)
            else:
                found[id] = option
        if rest:
            self._sort_out(found, rest, asked.said, seat)
        return found

    def _numbered(self, option: Option, said: int, seat: int) -> int:
        """An option's number, once so much has been said of an amount."""
        place = self._place(option)
        operands = self._operands(place, option, said, seat)
        if self._amount(place, operands) > MOST_AMOUNT:
            return LARGE
        id = self._id(place, operands)
        return id if place.verb < 0 else SHARED - id

    def _operands(self, place: Place, option: Option, said: int, seat: int) -> list[int]:
        """What an option names, less what was said of an amount, and seats counted from one's own."""
        pairs = zip(place.kinds, option.operands, strict=True)
        named = [value - said if kind == COUNT else value for kind, value in pairs]
        if self.seats is None or SEAT not in place.kinds:
            return named
        pairs = zip(place.kinds, named, strict=True)
        return [(value - seat) % self.seats if kind == SEAT else value for kind, value in pairs]

    def _amount(self, place: Place, operands: Sequence[int]) -> int:
        """The amount an option names; 0 for none."""
        return max((value for kind, value in zip(place.kinds, operands, strict=True) if kind == COUNT), default=0)

    def _sort_out(self, found: Answers, options: list[Option], said: int, seat: int) -> None:
        """Enter options that share their ids, or name large amounts."""
        blocks: dict[int, dict[int, list[Option]]] = {}  # by where shared ids begin, then by verb
        for option in options:
            place = self._place(option)
            if place.verb < 0:
                self._add_answer(found, place, option, said, seat)
                continue
            by_verb = blocks.get(place.first)
            if by_verb is None:
                by_verb = blocks[place.first] = {}
            same = by_verb.get(place.verb)
            if same is None:
                by_verb[place.verb] = [option]
            else:
                same.append(option)
        for by_verb in blocks.values():
            for verb, same in by_verb.items():
                if len(by_verb) > 1:
                    found[verb] = Asked(tuple(same))
                else:
                    self._add_all(found, same, said, seat)

    def _add_all(self, found: Answers, options: list[Option], said: int, seat: int) -> None:
        """Enter options of the only verb of its kind, so that there is no need to ask for it."""
        for option in options:
            number = self._number_of(option, seat)
            if said or number > SHARED:
                self._add_answer(found, self._place(option), option, said, seat)
            else:
                found[SHARED - number] = option

    def _place(self, option: Option) -> Place:
        try:
            return self._places[option.verb]
        except KeyError:
            raise IllegalChoice(
                f"'{option.words}' has no number in the vocabulary of {self.game}.",
                hint="its verb is missing in the game's lexicon.",
            ) from None

    def _add_answer(self, found: Answers, place: Place, option: Option, said: int, seat: int) -> None:
        """Enter one option; amounts too large for an id of their own gather under `all` and `more`."""
        operands = self._operands(place, option, said, seat)
        if self._amount(place, operands) <= MOST_AMOUNT:
            found[self._id(place, operands)] = option
            return
        all_id, more_id = (
            self._id(
                place, [word if kind == COUNT else value for kind, value in zip(place.kinds, operands, strict=True)]
            )
            for word in (ALL, MORE)
        )
        largest = found.get(all_id)
        found[all_id] = option
        if isinstance(largest, Option):
            if largest.operands > option.operands:
                found[all_id], largest = largest, option
            between = found.get(more_id, Asked((), said + MOST_AMOUNT + 1))
            assert isinstance(between, Asked)
            found[more_id] = Asked((*between.options, largest), between.said)

    def _id(self, place: Place, operands: Sequence[int]) -> int:
        number = 0
        for kind, value in zip(place.kinds, operands, strict=True):
            number = number * len(self.values[kind]) + value
        return place.first + number

    # --- there and back -----------------------------------------------------------------------------

    def encode(self, option: Option, options: Sequence[Option], seat: int = 0) -> tuple[int, ...]:
        """The ids, one after the other, with which a seat says this one of the options. Raises IllegalChoice."""
        return tuple(id for id, _ in self.path(option, options, seat))

    def path(self, option: Option, options: Sequence[Option], seat: int = 0) -> list[tuple[int, Asked]]:
        """The same ids, each with what was asked when it was said. Raises IllegalChoice."""
        asked = Asked(tuple(options))
        path: list[tuple[int, Asked]] = []
        while True:
            for id, answer in self.answers(asked, seat).items():
                if answer is option:
                    return [*path, (id, asked)]
                if isinstance(answer, Asked) and option in answer.options:
                    path.append((id, asked))
                    asked = answer
                    break
            else:
                raise IllegalChoice(f"'{option.words}' is not among the options.", hint="encode one that is offered.")

    def decode(self, path: Sequence[int], options: Sequence[Option], seat: int = 0) -> Option:
        """The option that a seat says by the ids. Raises IllegalChoice."""
        answer: Option | Asked | None = Asked(tuple(options))
        for id in path:
            answer = self.answers(answer, seat).get(int(id)) if isinstance(answer, Asked) else None
        if not isinstance(answer, Option):
            raise IllegalChoice(f"{list(path)} says none of the options.", hint="take ids from `answers`.")
        return answer


def values_by_kind(title: GameSpec, lexicon: Lexicon) -> dict[str, tuple[str, ...]]:
    """The name of every value, by kind."""
    family = title.family
    named = {kind: tuple(id.removeprefix(f"{family}-{kind}-") for id in ids) for kind, ids in lexicon.terms.items()}
    labelled = {kind: tuple(label.lower() for label in labels) for kind, labels in lexicon.labels.items()}
    seats = tuple(map(str, range(title.most)))
    return {**named, **labelled, COUNT: AMOUNTS, SEAT: seats}
