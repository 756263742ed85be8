"""What the numbers of actions and observations mean, as a version with a digest.

1. Seats in actions are numbers of chairs: `proxy 2`. Observations hold what the view shows.
2. Seats in actions are counted clockwise from one's own, as they always were in observations: `proxy next+1` is whoever
   sits to the left. Observations also say who is asked, and in Kampf which unit acts. They are made of bytes that are
   written straight from the table.
"""

import hashlib
from typing import Any, Final

from ludus.core.encoding import Encoder, Layout
from ludus.core.errors import BadSetting
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
    def digest(self) -> str:
        """Differs where an action or an observation means something else: keep it with what you have trained."""
        parts = f"{self.version} {self.actions.digest} {self.layout.digest}"
        return hashlib.sha256(parts.encode()).hexdigest()[:12]
