"""What the numbers of actions and observations mean, as a version with a digest.

1. Seats in actions are numbers of chairs: `proxy 2`. Observations hold what the view shows.
2. Seats in actions are counted clockwise from one's own, as they always were in observations: `proxy next+1` is whoever
   sits to the left. Observations also say who is asked, and in Kampf which unit acts. They are made of bytes that are
   written straight from the table.
3. Observations also say what the position comes to, where a game reckons it: in Aquileia what the last scoring would be
   now, what each villa would add to it, and whose follower acts.
4. Observations also say what whoever has listened remembers, where a game writes it down: in Aquileia which card lies
   at which space, how many cards everybody holds and which of them were bought openly, and who may hold which laurel.
"""

import hashlib
from functools import lru_cache
from typing import Any, Final

from ludus.core.decision import Option
from ludus.core.encoding import BYTES, FRACTIONS, Encoder, Form, Layout, Marks
from ludus.core.errors import BadSetting
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.core.spec import GameSpec, Settings
from ludus.encoding.vocabulary import Vocabulary

VERSIONS: Final = (1, 2, 3, 4)
LATEST: Final = VERSIONS[-1]
VERBS, ASKED = "verbs", "asked"  # slices of every game


class Writer:
    """Writes observations in one form: the head, which is the same in every game, and what the game's encoder adds."""

    def __init__(self, actions: Vocabulary, seats: int, encoder: Encoder, version: int) -> None:
        self.seats = seats
        self.encoder = encoder
        self.appraises = version > 2 and encoder.appraisal.length > 0
        self.remembers = version > 3 and encoder.memory.length > 0
        self.bits = {verb: 1 << place for verb, place in actions.verb_places.items()}
        self.verbs = Marks(len(actions.verbs), encoder.form)
        self.asked = Marks(seats, encoder.form)

    def write(self, game: Game[Any], seat: Seat, options: list[Option], out: list[bytes]) -> None:
        """Add the pieces of what a seat sees that may choose from these options; none where it is not asked."""
        verbs, last = 0, ""
        for option in options:
            verb = option.verb
            if verb is not last:  # options of a verb stand together
                verbs |= self.bits[verb]
                last = verb
        out.append(self.verbs.of(verbs))
        asked = 0
        for other in game.asked:
            if other >= 0:
                asked |= 1 << (other - seat) % self.seats
        out.append(self.asked.of(asked))
        self.encoder.write(game, seat, out)
        if self.appraises:
            self.encoder.appraise(game, seat, out)
        if self.remembers:
            self.encoder.remember(game, seat, out)


class Encoding:
    """The numbers of one kind of game: its actions, and from version 2 on what stands where in an observation."""

    def __init__(self, title: GameSpec, seats: int, settings: Settings, box: Any, version: int) -> None:
        """Raises BadSetting."""
        if version not in VERSIONS:
            known = ", ".join(map(str, VERSIONS))
            raise BadSetting(f"There is no encoding {version}.", hint=f"choose one of: {known}.")
        self.title = title
        self.settings = settings
        self.box = box
        self.version = version
        self.seats = seats
        self.actions = Vocabulary(title, box, seats if version > 1 else None)
        self.layout = Layout()  # without slices where the game writes none itself
        self.encoder: Encoder | None = None
        self.writer = self._writer(BYTES)
        self.usual: Any = None  # what every byte is a part of, once somebody has asked; an array
        self._fractions: Writer | None = None
        if self.writer is not None:
            self.encoder = self.writer.encoder
            self.layout.add(VERBS, len(self.actions.verbs))
            self.layout.add(ASKED, seats)
            self.layout.extend(self.encoder.layout)
            if self.writer.appraises:
                self.layout.extend(self.encoder.appraisal)
            if self.writer.remembers:
                self.layout.extend(self.encoder.memory)

    def _writer(self, form: Form) -> Writer | None:
        make = self.title.encoder
        if make is None or self.version < 2:
            return None
        return Writer(self.actions, self.seats, make(self.seats, self.settings, self.box, form), self.version)

    @property
    def fractions(self) -> Writer | None:
        """What writes fractions; made when it is first asked for, for it keeps as many pieces again."""
        if self._fractions is None:
            self._fractions = self._writer(FRACTIONS)
        return self._fractions

    @property
    def appraises(self) -> bool:
        """Whether observations say what the position comes to."""
        return self.writer is not None and self.writer.appraises

    @property
    def remembers(self) -> bool:
        """Whether observations say what whoever has listened remembers."""
        return self.writer is not None and self.writer.remembers

    @property
    def slices(self) -> dict[str, slice]:
        """Where everything stands in an observation: `observation[encoding.slices["my trophies"]]`."""
        return {name: slice(part.start, part.stop) for name, part in self.layout.slices.items()}

    @property
    def widest(self) -> "Encoding":
        """The encoding of the same table with the most seats it can have: whatever reads that can play at any."""
        most = self.title.most
        return self if self.seats == most else encoding_of(self.title, most, self.settings, self.box)

    def places(self) -> list[int]:
        """Where each byte of an observation stands in the widest; what is marked by seat there has more places."""
        wide = self.widest.layout.slices
        return [
            wide[name].start + offset
            for name, part in self.layout.slices.items()
            for offset in range(part.stop - part.start)
        ]

    @property
    def digest(self) -> str:
        """Differs where an action or an observation means something else: keep it with what you have trained."""
        parts = f"{self.version} {self.actions.digest} {self.layout.digest}"
        return hashlib.sha256(parts.encode()).hexdigest()[:12]

    @property
    def form(self) -> str:
        """A digest of names and lengths alone: with other settings counts may be higher, yet bytes mean the same."""
        lines = "\n".join(f"{name} {part.start} {part.stop}" for name, part in self.layout.slices.items())
        return hashlib.sha256(f"{self.version} {self.actions.digest} {lines}".encode()).hexdigest()[:12]


def encoding_of(title: GameSpec, seats: int, settings: Settings, box: Any) -> Encoding:
    """The latest encoding of so many seats at a table set in this way; the same one for the same table."""
    return _encoding_of(title, seats, tuple(sorted(settings.items())), box)


@lru_cache(16)
def _encoding_of(title: GameSpec, seats: int, settings: tuple[tuple[str, Any], ...], box: Any) -> Encoding:
    return Encoding(title, seats, dict(settings), box, LATEST)
