"""What reactions say."""

from typing import Final

from ludus.core.phrase import Phrase

PLAYS: Final = Phrase("spartacus-event-plays", reveals=True, seat="seat", card="intrigue")
FOILED: Final = Phrase("spartacus-event-foiled", seat="seat", card="intrigue")
NO_EFFECT: Final = Phrase("spartacus-event-no-effect", card="intrigue")
GOES_BACK: Final = Phrase("spartacus-event-goes-back", seat="seat", card="intrigue")

EVENTS: Final = (PLAYS, FOILED, NO_EFFECT, GOES_BACK)

ASK_REACTION: Final = Phrase("spartacus-ask-reaction", moment="moment")
ASK_TO_CARD: Final = Phrase("spartacus-ask-reaction-to-card", schemer="seat", card="intrigue")
ASK_TO_SCHEME: Final = Phrase("spartacus-ask-reaction-to-scheme", schemer="seat", card="intrigue", targets="seat")
ASK_NAME: Final = Phrase("spartacus-ask-name", seat="seat", card="intrigue")

PROMPTS: Final = (ASK_REACTION, ASK_TO_CARD, ASK_TO_SCHEME, ASK_NAME)

NOT_NOW: Final = Phrase("spartacus-why-not-now")
NOBODY_FITS: Final = Phrase("spartacus-why-nobody-fits")

REASONS: Final = (NOT_NOW, NOBODY_FITS)

VERBS: Final = {
    "pass": Phrase("spartacus-option-pass"),
    "play": Phrase("spartacus-option-play", card="intrigue"),
    "disgrace": Phrase("spartacus-option-disgrace", target="seat"),
}
