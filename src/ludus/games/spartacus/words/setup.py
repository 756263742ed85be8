"""What the set-up says."""

from typing import Final

from ludus.core.phrase import Phrase

HOST: Final = Phrase("spartacus-event-host", seat="seat")
TAKES_HOUSE: Final = Phrase("spartacus-event-takes-house", seat="seat", house="house")
IS_DEALT: Final = Phrase("spartacus-event-is-dealt", seat="seat", asset="asset")
BEGINS_WITH: Final = Phrase("spartacus-event-begins-with", seat="seat", gold="count", guards="count", influence="count")

EVENTS: Final = (HOST, TAKES_HOUSE, IS_DEALT, BEGINS_WITH)

ASK_HOUSE: Final = Phrase("spartacus-ask-house", seat="seat")

PROMPTS: Final = (ASK_HOUSE,)

HOUSE_TAKEN: Final = Phrase("spartacus-why-house-taken", seat="seat")

REASONS: Final = (HOUSE_TAKEN,)

VERBS: Final = {"house": Phrase("spartacus-option-house", house="house")}
