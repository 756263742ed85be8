"""What the cards and powers of the expansion say."""

from typing import Final

from ludus.core.phrase import Phrase

INTERVENES: Final = Phrase(
    "spartacus-event-intervenes", seat="seat", other="seat", card="intrigue", guards="count", needed="count"
)
PRAETOR: Final = Phrase("spartacus-event-praetor", seat="seat", guards="count")
BEGUILED: Final = Phrase("spartacus-event-beguiled", seat="seat")
MADE_READY: Final = Phrase("spartacus-event-made-ready", seat="seat", asset="asset")
READS_HAND: Final = Phrase(
    "spartacus-event-reads-hand", secret=("cards",), reveals=True, seat="seat", target="seat", cards="intrigue"
)
VETERANS: Final = Phrase("spartacus-event-veterans", seat="seat")
TAKES_SPOILS: Final = Phrase("spartacus-event-takes-spoils", seat="seat", asset="asset")
LURED_AWAY: Final = Phrase("spartacus-event-lured-away", seat="seat", other="seat", asset="asset")
LENDS: Final = Phrase("spartacus-event-lends", seat="seat", other="seat", influence="count")
FORGES: Final = Phrase("spartacus-event-forges", seat="seat", other="seat", influence="count")
PRIMUS_FORCED: Final = Phrase("spartacus-event-primus-forced", seat="seat")
HOLDS_THE_LINE: Final = Phrase("spartacus-event-holds-the-line", seat="seat")

EVENTS: Final = (
    *(INTERVENES, PRAETOR, BEGUILED, MADE_READY, READS_HAND, VETERANS, TAKES_SPOILS, LURED_AWAY),
    *(LENDS, FORGES, PRIMUS_FORCED, HOLDS_THE_LINE),
)

ASK_FORFEIT: Final = Phrase("spartacus-ask-forfeit", seat="seat", cards="count")
ASK_LABOUR: Final = Phrase("spartacus-ask-labour", seat="seat", cards="count")
ASK_BROTHERHOOD: Final = Phrase("spartacus-ask-brotherhood", seat="seat", cards="count")
ASK_BEGUILE: Final = Phrase("spartacus-ask-beguile", seat="seat")
ASK_UNCTOR: Final = Phrase("spartacus-ask-unctor", seat="seat")

PROMPTS: Final = (ASK_FORFEIT, ASK_LABOUR, ASK_BROTHERHOOD, ASK_BEGUILE, ASK_UNCTOR)

NOT_HIGHER: Final = Phrase("spartacus-why-not-higher", influence="count", target="count")
NOT_LOWER: Final = Phrase("spartacus-why-not-lower", influence="count", target="count")
NO_DISCARDED_GUARD: Final = Phrase("spartacus-why-no-discarded-guard")
NOBODY_GUARDED: Final = Phrase("spartacus-why-nobody-guarded")
NOBODY_EXHAUSTED: Final = Phrase("spartacus-why-nobody-exhausted")
MARKET_IS_EMPTY: Final = Phrase("spartacus-why-market-is-empty")

REASONS: Final = (NOT_HIGHER, NOT_LOWER, NO_DISCARDED_GUARD, NOBODY_GUARDED, NOBODY_EXHAUSTED, MARKET_IS_EMPTY)

VERBS: Final = {
    "intervene": Phrase("spartacus-option-intervene", guards="count"),
    "praetor-of-rome": Phrase("spartacus-option-praetor-of-rome"),
    "sabotage": Phrase("spartacus-option-sabotage", asset="asset"),
    "spoil": Phrase("spartacus-option-spoil", asset="asset"),
    "give-away": Phrase("spartacus-option-give-away", asset="asset"),
    "bathe": Phrase("spartacus-option-bathe", asset="asset"),
    "forfeit": Phrase("spartacus-option-forfeit", card="intrigue"),
    "exhaust-guard": Phrase("spartacus-option-exhaust-guard"),
    "no-more": Phrase("spartacus-option-no-more"),
    "beguile": Phrase("spartacus-option-beguile", target="seat"),
    "anoint": Phrase("spartacus-option-anoint", asset="asset"),
    "lend": Phrase("spartacus-option-lend", card="intrigue"),
    "forge": Phrase("spartacus-option-forge", target="seat"),
    "outrank": Phrase("spartacus-option-outrank", target="seat"),
}
