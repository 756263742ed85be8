"""What the upkeep says."""

from typing import Final

from ludus.core.phrase import Phrase

ROUND: Final = Phrase("spartacus-event-round", round="count")
ALL_READY: Final = Phrase("spartacus-event-all-ready")
ROLLS_TO_HEAL: Final = Phrase("spartacus-event-rolls-to-heal", seat="seat", asset="asset", die="count")
HEALED: Final = Phrase("spartacus-event-healed", seat="seat", asset="asset")
STAYS_INJURED: Final = Phrase("spartacus-event-stays-injured", seat="seat", asset="asset")
DIES: Final = Phrase("spartacus-event-dies-of-wounds", seat="seat", asset="asset")
TENDS: Final = Phrase("spartacus-event-tends", seat="seat", healer="asset", asset="asset")
RELEASES: Final = Phrase("spartacus-event-releases", seat="seat", asset="asset")
BALANCES: Final = Phrase("spartacus-event-balances", seat="seat", income="count", cost="count")

EVENTS: Final = (ROUND, ALL_READY, ROLLS_TO_HEAL, HEALED, STAYS_INJURED, DIES, TENDS, RELEASES, BALANCES)

ASK_ORDER: Final = Phrase("spartacus-ask-healing-order")
ASK_LEDGER: Final = Phrase("spartacus-ask-ledger")

PROMPTS: Final = (ASK_ORDER, ASK_LEDGER)

REASONS: Final[tuple[Phrase, ...]] = ()

VERBS: Final = {
    "heal": Phrase("spartacus-option-heal", asset="asset"),
    "tend": Phrase("spartacus-option-tend", asset="asset"),
    "release": Phrase("spartacus-option-release", asset="asset"),
    "pay": Phrase("spartacus-option-pay"),
}
