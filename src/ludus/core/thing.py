"""What lies on a table and can be asked about: every piece, card, space, die and number of a game.

A game lists its things from its data set, so that an edited set has an entry for each of its cards. A piece is called
as in the set; where two would be called alike, one bears its kind before its name: `gold`, `face-gold`. Names and
sentences are message ids, put into words by `ludus.speech`; numbers come from the set and stand in no sentence twice.
"""

from typing import Final, NamedTuple

NO_VALUES: Final[dict[str, int]] = {}


class Figure(NamedTuple):
    """A number printed on a thing: what it is, and how much of what. A price may have several parts."""

    label: str
    parts: tuple[tuple[str, int], ...]


class Thing(NamedTuple):
    """One thing: pictures on the page bear its id, people ask for it by its name."""

    id: str
    group: str  # the heading it stands under
    name: str  # the message that names it
    text: str = ""  # the message that says what it does; nothing where what it has says it all
    values: dict[str, int] = NO_VALUES  # what that message fills in
    has: tuple[str, ...] = ()  # things that are part of it: an ability, a power
    figures: tuple[Figure, ...] = ()
    rule: str = ""  # the paragraph of the rules it comes from


def figure(label: str, **parts: int) -> Figure:
    """A figure; parts of which there are none are left out, unless there is nothing else."""
    given = tuple((unit, count) for unit, count in parts.items() if count)
    return Figure(label, given or tuple(parts.items()))


def by_kind(kind: str, thing: Thing) -> Thing:
    """The thing with its kind before its name, where another is called like it."""
    return thing._replace(id=f"{kind}-{thing.id}")


class Kind:
    """The things of one group of a game."""

    def __init__(self, game: str, group: str) -> None:
        self.game = game
        self.group = group

    def idea(self, id: str, rule: str, *figures: Figure, **values: int) -> Thing:
        """A thing that only the glossary names."""
        name, text = f"{self.game}-thing-{id}", f"{self.game}-describe-{id}"
        return Thing(id, self.group, name, text, values, (), figures, rule)

    def piece(self, term: str, name: str, text: str, rule: str, *figures: Figure, **values: int) -> Thing:
        """A piece that the game names itself, by its term of that kind; pieces of a sort share a sentence."""
        called, told = f"{self.game}-{term}-{name}", f"{self.game}-describe-{text}"
        return Thing(name, self.group, called, told, values, (), figures, rule)

    def made_of(self, term: str, name: str, has: tuple[str, ...], rule: str, *figures: Figure) -> Thing:
        """A piece that the game names itself, and that does what its parts do."""
        return Thing(name, self.group, f"{self.game}-{term}-{name}", "", NO_VALUES, has, figures, rule)
