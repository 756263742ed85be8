"""What the intrigue phase says: turns, sales, powers and abilities."""

from typing import Final

from ludus.core.phrase import Phrase

PHASE: Final = Phrase("spartacus-event-intrigue")
DRAWS: Final = Phrase("spartacus-event-draws", secret=("card",), reveals=True, seat="seat", card="intrigue")
TURN: Final = Phrase("spartacus-event-intrigue-turn", seat="seat")
CASHES_IN: Final = Phrase("spartacus-event-cashes-in", reveals=True, seat="seat", card="intrigue", gold="count")
LAYS_GUARD: Final = Phrase("spartacus-event-lays-guard", reveals=True, seat="seat")
DISCARDS_CARD: Final = Phrase("spartacus-event-discards-card", reveals=True, seat="seat", card="intrigue")
USES_POWER: Final = Phrase("spartacus-event-uses-power", seat="seat", power="power")
USES: Final = Phrase("spartacus-event-uses", seat="seat", asset="asset")
SPIES: Final = Phrase(
    "spartacus-event-spies", secret=("card",), reveals=True, seat="seat", target="seat", card="intrigue"
)
EXHAUSTS: Final = Phrase("spartacus-event-exhausts", seat="seat", asset="asset")
EXHAUSTS_GUARDS: Final = Phrase("spartacus-event-exhausts-guards", seat="seat", guards="count")
DISCARDS: Final = Phrase("spartacus-event-discards", seat="seat", asset="asset")
DISCARDS_GUARDS: Final = Phrase("spartacus-event-discards-guards", seat="seat", guards="count")
INJURED: Final = Phrase("spartacus-event-is-injured", seat="seat", asset="asset")
EARNS: Final = Phrase("spartacus-event-earns", seat="seat", gold="count")
SPENDS: Final = Phrase("spartacus-event-spends", seat="seat", gold="count")
HANDS_OVER: Final = Phrase("spartacus-event-hands-over", giver="seat", taker="seat", gold="count")

EVENTS: Final = (
    *(PHASE, DRAWS, TURN, CASHES_IN, LAYS_GUARD, DISCARDS_CARD, USES_POWER, USES, SPIES, EXHAUSTS, EXHAUSTS_GUARDS),
    *(DISCARDS, DISCARDS_GUARDS, INJURED, EARNS, SPENDS, HANDS_OVER),
)

ASK_TURN: Final = Phrase("spartacus-ask-intrigue-turn", seat="seat")
ASK_LIMIT: Final = Phrase("spartacus-ask-hand-limit", seat="seat", limit="count", excess="count")
ASK_EXCHANGE: Final = Phrase("spartacus-ask-exchange", seat="seat", cards="count")
ASK_PAYMENT: Final = Phrase("spartacus-ask-payment", seat="seat", power="power")
ASK_SPY: Final = Phrase("spartacus-ask-spy", seat="seat")

PROMPTS: Final = (ASK_TURN, ASK_LIMIT, ASK_EXCHANGE, ASK_PAYMENT, ASK_SPY)

TOO_FEW_GLADIATORS: Final = Phrase("spartacus-why-too-few-gladiators", ready="count", needed="count")
TOO_FEW_SLAVES: Final = Phrase("spartacus-why-too-few-slaves", ready="count", needed="count")
TOO_FEW_GUARDS: Final = Phrase("spartacus-why-too-few-guards", ready="count", needed="count")
IS_EXHAUSTED: Final = Phrase("spartacus-why-exhausted")
NO_CARD_IN_HAND: Final = Phrase("spartacus-why-no-card-in-hand")
NOBODY_HOLDS_A_CARD: Final = Phrase("spartacus-why-nobody-holds-a-card")

REASONS: Final = (
    *(TOO_FEW_GLADIATORS, TOO_FEW_SLAVES, TOO_FEW_GUARDS),
    *(IS_EXHAUSTED, NO_CARD_IN_HAND, NOBODY_HOLDS_A_CARD),
)

VERBS: Final = {
    "scheme": Phrase("spartacus-option-scheme", card="intrigue"),
    "cash-in": Phrase("spartacus-option-cash-in", card="intrigue"),
    "lay-guard": Phrase("spartacus-option-lay-guard"),
    "use": Phrase("spartacus-option-use", asset="asset"),
    "done": Phrase("spartacus-option-done"),
    "exhaust": Phrase("spartacus-option-exhaust", asset="asset"),
    "discard": Phrase("spartacus-option-discard", asset="asset"),
    "discard-card": Phrase("spartacus-option-discard-card", card="intrigue"),
    "enough": Phrase("spartacus-option-enough"),
    "spy-on": Phrase("spartacus-option-spy-on", target="seat"),
    "exhibition-match": Phrase("spartacus-option-exhibition-match"),
    "fodder-for-the-primus": Phrase("spartacus-option-fodder-for-the-primus"),
    "legionnaire-patrol": Phrase("spartacus-option-legionnaire-patrol"),
    "dispatch-to-rome": Phrase("spartacus-option-dispatch-to-rome"),
    "duplicitous-dealings": Phrase("spartacus-option-duplicitous-dealings"),
    "to-the-mines": Phrase("spartacus-option-to-the-mines"),
    "bribes-and-pandering": Phrase("spartacus-option-bribes-and-pandering", gold="count"),
    "a-finger-in-every-pie": Phrase("spartacus-option-a-finger-in-every-pie"),
}
