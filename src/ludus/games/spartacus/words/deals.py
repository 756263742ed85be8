"""What gifts, offers and promises say. Gold that changes hands while it is hidden is known to the two houses only."""

from typing import Final

from ludus.core.phrase import Phrase

GIVES_GOLD: Final = Phrase("spartacus-event-gives-gold", secret=("gold",), seat="seat", other="seat", gold="count")
SHOWS_CARD: Final = Phrase(
    "spartacus-event-shows-card", secret=("card",), reveals=True, seat="seat", other="seat", card="intrigue"
)
DEAL: Final = Phrase("spartacus-event-deal", seat="seat", other="seat")
HANDS_ASSET: Final = Phrase("spartacus-event-hands-asset", seat="seat", other="seat", asset="asset")
HANDS_GUARDS: Final = Phrase("spartacus-event-hands-guards", seat="seat", other="seat", count="count")
PROMISES: Final = Phrase("spartacus-event-promises", seat="seat", other="seat", promise="promise")
JUDGED: Final = Phrase(
    "spartacus-event-promise-judged", seat="seat", other="seat", promise="promise", standing="standing"
)
# what only the two houses of an offer are told
DECLINES: Final = Phrase("spartacus-event-declines-offer", private=True, seat="seat", other="seat")
WITHDRAWS: Final = Phrase("spartacus-event-withdraws-offer", private=True, seat="seat", other="seat")
COUNTERS: Final = Phrase("spartacus-event-counters-offer", private=True, seat="seat", other="seat")
LAPSES: Final = Phrase("spartacus-event-offer-lapses", private=True, seat="seat", other="seat")

EVENTS: Final = (
    *(GIVES_GOLD, SHOWS_CARD, DEAL, HANDS_ASSET, HANDS_GUARDS, PROMISES, JUDGED),
    *(DECLINES, WITHDRAWS, COUNTERS, LAPSES),
)
PROMPTS: Final[tuple[Phrase, ...]] = ()

NO_TIME: Final = Phrase("spartacus-why-no-time-to-deal")
EMPTY: Final = Phrase("spartacus-why-empty-offer")
NO_OFFERS_LEFT: Final = Phrase("spartacus-why-no-offers-left", count="count")
NO_GIFTS_LEFT: Final = Phrase("spartacus-why-no-gifts-left", count="count")
NO_SUPPORT: Final = Phrase("spartacus-why-no-support-now")
NO_SCHEME: Final = Phrase("spartacus-why-no-scheme-to-promise")
STALLS_CLOSED: Final = Phrase("spartacus-why-stalls-closed")
NOT_FREE: Final = Phrase("spartacus-why-asset-not-free", asset="asset")
TOO_FEW_GUARDS: Final = Phrase("spartacus-why-too-few-guards-free", guards="count", needed="count")

REASONS: Final = (
    *(NO_TIME, EMPTY, NO_OFFERS_LEFT, NO_GIFTS_LEFT),
    *(NO_SUPPORT, NO_SCHEME, STALLS_CLOSED, NOT_FREE, TOO_FEW_GUARDS),
)

VERBS: Final = {
    "offer": Phrase("spartacus-option-offer", other="seat"),
    "give-gold": Phrase("spartacus-option-give-gold", gold="count"),
    "give-asset": Phrase("spartacus-option-give-asset", asset="asset"),
    "give-guard": Phrase("spartacus-option-give-guard"),
    "give-support": Phrase("spartacus-option-give-support"),
    "give-promise": Phrase("spartacus-option-give-promise", promise="promise"),
    "ask-gold": Phrase("spartacus-option-ask-gold", gold="count"),
    "ask-asset": Phrase("spartacus-option-ask-asset", asset="asset"),
    "ask-guard": Phrase("spartacus-option-ask-guard"),
    "ask-support": Phrase("spartacus-option-ask-support"),
    "ask-promise": Phrase("spartacus-option-ask-promise", promise="promise"),
    "send-offer": Phrase("spartacus-option-send-offer"),
    "drop-offer": Phrase("spartacus-option-drop-offer"),
    "show-to": Phrase("spartacus-option-show-to", other="seat"),
    "show-card": Phrase("spartacus-option-show-card", card="intrigue"),
    "accept": Phrase("spartacus-option-accept", other="seat"),
    "decline": Phrase("spartacus-option-decline", other="seat"),
    "withdraw": Phrase("spartacus-option-withdraw", other="seat"),
}
