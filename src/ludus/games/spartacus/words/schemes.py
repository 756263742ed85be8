"""What schemes say, from the first request for support to the guard who stops them."""

from typing import Final

from ludus.core.phrase import Phrase

PREPARES: Final = Phrase("spartacus-event-prepares", seat="seat")
ASKS_SUPPORT: Final = Phrase("spartacus-event-asks-support", seat="seat", other="seat")
SUPPORTS: Final = Phrase("spartacus-event-supports", seat="seat", other="seat", influence="count")
REFUSES: Final = Phrase("spartacus-event-refuses-support", seat="seat", other="seat")
BRIBES: Final = Phrase("spartacus-event-bribes", seat="seat", gold="count")
CUNNING: Final = Phrase("spartacus-event-cunning", seat="seat", asset="asset", count="count")
GIVES_UP: Final = Phrase("spartacus-event-gives-up", seat="seat")
NAMES: Final = Phrase("spartacus-event-names", seat="seat", target="seat")
GUARD_ROLLS: Final = Phrase("spartacus-event-guard-rolls", seat="seat", die="count")
GUARD_HOLDS: Final = Phrase("spartacus-event-guard-holds", seat="seat")
GUARD_FAILS: Final = Phrase("spartacus-event-guard-fails", seat="seat")
BODYGUARD: Final = Phrase("spartacus-event-bodyguard", seat="seat", asset="asset")
TAKES_GUARD: Final = Phrase("spartacus-event-takes-guard", seat="seat")
DEMANDS: Final = Phrase("spartacus-event-demands-support", seat="seat", other="seat", schemer="seat")
SHARES: Final = Phrase("spartacus-event-shares", seat="seat", gold="count")
CHANGES_TARGET: Final = Phrase("spartacus-event-changes-target", seat="seat", card="intrigue")

EVENTS: Final = (
    *(PREPARES, ASKS_SUPPORT, SUPPORTS, REFUSES, BRIBES, CUNNING, GIVES_UP, NAMES),
    *(GUARD_ROLLS, GUARD_HOLDS, GUARD_FAILS, BODYGUARD, TAKES_GUARD, DEMANDS, SHARES, CHANGES_TARGET),
)

ASK_WHOM: Final = Phrase(
    "spartacus-ask-whom-to-ask",
    secret=("card", "needed", "missing"),
    seat="seat",
    gathered="count",
    card="intrigue",
    needed="count",
    missing="count",
)
ASK_SUPPORT: Final = Phrase("spartacus-ask-support", seat="seat", schemer="seat", gathered="count")
ASK_DEMANDED: Final = Phrase("spartacus-ask-demanded-support", seat="seat", schemer="seat", gathered="count")
ASK_TARGET: Final = Phrase("spartacus-ask-target", seat="seat", card="intrigue")
ASK_TALK: Final = Phrase("spartacus-ask-talk", schemer="seat", card="intrigue")
ASK_LAST_WORD: Final = Phrase("spartacus-ask-last-word", seat="seat", card="intrigue")
ASK_PICK: Final = Phrase("spartacus-ask-pick", seat="seat", card="intrigue")

PROMPTS: Final = (ASK_WHOM, ASK_SUPPORT, ASK_DEMANDED, ASK_TARGET, ASK_TALK, ASK_LAST_WORD, ASK_PICK)

OUT_OF_REACH: Final = Phrase("spartacus-why-beyond-support", influence="count", needed="count")
GAVE_UP_TOO_OFTEN: Final = Phrase("spartacus-why-gave-up-too-often")
NO_TARGET: Final = Phrase("spartacus-why-no-target")
HAS_ANSWERED: Final = Phrase("spartacus-why-has-answered", seat="seat")
CANNOT_BE_FOILED: Final = Phrase("spartacus-why-cannot-be-foiled")
OWN_CARD: Final = Phrase("spartacus-why-own-card")
SENATE_HAS_SPOKEN: Final = Phrase("spartacus-why-senate-has-spoken")

REASONS: Final = (
    *(OUT_OF_REACH, GAVE_UP_TOO_OFTEN, NO_TARGET, HAS_ANSWERED, CANNOT_BE_FOILED, OWN_CARD),
    SENATE_HAS_SPOKEN,
)

VERBS: Final = {
    "ask": Phrase("spartacus-option-ask", seat="seat"),
    "demand": Phrase("spartacus-option-demand", target="seat"),
    "cunning": Phrase("spartacus-option-cunning", asset="asset"),
    "give-up": Phrase("spartacus-option-give-up"),
    "support": Phrase("spartacus-option-support"),
    "refuse": Phrase("spartacus-option-refuse"),
    "ready": Phrase("spartacus-option-ready"),
    "change-target": Phrase("spartacus-option-change-target"),
    "keep-target": Phrase("spartacus-option-keep-target"),
    "target": Phrase("spartacus-option-target", target="seat"),
    "benefit": Phrase("spartacus-option-benefit", target="seat"),
    "reward": Phrase("spartacus-option-reward", target="seat"),
    "poison": Phrase("spartacus-option-poison", asset="asset"),
    "send-guard": Phrase("spartacus-option-send-guard"),
    "bodyguard": Phrase("spartacus-option-bodyguard", asset="asset"),
    "sacrifice": Phrase("spartacus-option-sacrifice", asset="asset"),
    "pay-denarii": Phrase("spartacus-option-pay-denarii", target="seat"),
    "take-guard": Phrase("spartacus-option-take-guard"),
    "leave-guard": Phrase("spartacus-option-leave-guard"),
}
