"""What the end of the game says."""

from typing import Final

from ludus.core.phrase import Phrase

WINS: Final = Phrase("spartacus-event-wins", seat="seat", influence="count")
LAST_ROUND: Final = Phrase("spartacus-event-last-round", round="count")
TOURNAMENT: Final = Phrase("spartacus-event-tournament", seats="seat")
WORTH: Final = Phrase("spartacus-event-worth", seat="seat", gold="count")
TOO_POOR: Final = Phrase("spartacus-event-too-poor", seats="seat")
BOUT: Final = Phrase("spartacus-event-bout", seat="seat", rival="seat")
BOUT_WON: Final = Phrase("spartacus-event-bout-won", seat="seat", asset="asset")
NO_FIGHTER: Final = Phrase("spartacus-event-no-fighter", seat="seat")
PLAY_GOES_ON: Final = Phrase("spartacus-event-play-goes-on")

EVENTS: Final = (WINS, LAST_ROUND, TOURNAMENT, WORTH, TOO_POOR, BOUT, BOUT_WON, NO_FIGHTER, PLAY_GOES_ON)
PROMPTS: Final[tuple[Phrase, ...]] = ()
REASONS: Final[tuple[Phrase, ...]] = ()
VERBS: Final[dict[str, Phrase]] = {}
