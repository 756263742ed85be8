"""What several chapters say."""

from typing import Final

from ludus.core.phrase import Phrase

GAINS_INFLUENCE: Final = Phrase("spartacus-event-gains-influence", seat="seat", count="count")
LOSES_INFLUENCE: Final = Phrase("spartacus-event-loses-influence", seat="seat", count="count")
INFLUENCE_STAYS: Final = Phrase("spartacus-event-influence-stays", seat="seat", count="count")
LOSES_CHAMPION: Final = Phrase("spartacus-event-loses-champion", seat="seat", asset="asset")
ROLLS_OFF: Final = Phrase("spartacus-event-rolls-off", seat="seat", die="count")
TIED: Final = Phrase("spartacus-event-tied", seats="seat")

EVENTS: Final = (GAINS_INFLUENCE, LOSES_INFLUENCE, INFLUENCE_STAYS, LOSES_CHAMPION, ROLLS_OFF, TIED)
PROMPTS: Final[tuple[Phrase, ...]] = ()

TOO_LITTLE_GOLD: Final = Phrase("spartacus-why-too-little-gold", gold="count", needed="count")
TOO_LITTLE_INFLUENCE: Final = Phrase("spartacus-why-too-little-influence", influence="count", needed="count")

REASONS: Final = (TOO_LITTLE_GOLD, TOO_LITTLE_INFLUENCE)
VERBS: Final[dict[str, Phrase]] = {}
