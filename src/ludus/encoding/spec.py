"""What the numbers of actions and observations mean, as a version with a digest.

1. Seats in actions are numbers of chairs: `proxy 2`. Observations hold what the view shows.
2. Seats in actions are counted clockwise from one's own, as they always were in observations: `proxy next+1` is whoever
   sits to the left. Observations also say who is asked, and in Kampf which unit acts. They are made of bytes that are
   written straight from the table.
"""

import hashlib
from functools import lru_cache
from typing import Any, Final

from ludus.core.decision import Option
from ludus.core.encoding import Encoder, Layout
from ludus.core.errors import BadSetting
from ludus.core.game import Game
from ludus.core.ids import Seat
from ludus.core.spec import GameSpec, Settings
from ludus.encoding.vocabulary import Vocabulary

VERSIONS: Final = (1, 2)
LATEST: Final = VERSIONS[-1]
VERBS, ASKED = "verbs", "asked"  # slices of every game


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
        self.encoder: Encoder | None = None
        self.usual: Any = None  # what every byte is a part of, once somebody has asked; an array
        self.layout = Layout()  # without slices where the game writes none itself
        if title.encoder is not None and version > 1:
            self.encoder = title.encoder(seats, settings, box)
            self.layout.add(VERBS, len(self.actions.verbs))
            self.layout.add(ASKED, seats)
            self.layout.extend(self.encoder.layout)

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

    def write_head(self, game: Game[Any], seat: Seat, options: tuple[Option, ...], out: list[bytes]) -> None:
        """The first bytes of an observation: the verbs the seat can use now, none where it is not asked, and who is."""
        places = self.actions.verb_places
        head = bytearray(len(places) + self.seats)
        for option in options:
            head[places[option.verb]] = 1
        for asked in game.asked:
            if asked >= 0:
                head[len(places) + (asked - seat) % self.seats] = 1
        out.append(bytes(head))

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
