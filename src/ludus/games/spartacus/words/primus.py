"""What a Primus says: how it is arranged, and what only teams have to decide."""

from typing import Final

from ludus.core.phrase import Phrase

HELD: Final = Phrase("spartacus-event-primus", seat="seat")
FALLS_THROUGH: Final = Phrase("spartacus-event-primus-falls-through", count="count")
GOES_HOME: Final = Phrase("spartacus-event-goes-home", seat="seat", asset="asset")
TEAMS: Final = Phrase("spartacus-event-teams", assets="asset", rivals="asset")
STARTS_ON: Final = Phrase("spartacus-event-starts-on", asset="asset", hex="hex")
CHANGES_SIDES: Final = Phrase("spartacus-event-changes-sides", seat="seat", asset="asset")
TEAM_ACTS_FIRST: Final = Phrase("spartacus-event-team-acts-first", assets="asset")
WANTS_NEXT: Final = Phrase("spartacus-event-wants-next", seat="seat", asset="asset")

EVENTS: Final = (HELD, FALLS_THROUGH, GOES_HOME, TEAMS, STARTS_ON, CHANGES_SIDES, TEAM_ACTS_FIRST, WANTS_NEXT)

ASK_PRIMUS: Final = Phrase("spartacus-ask-primus", seat="seat")
ASK_TEAMS: Final = Phrase("spartacus-ask-teams", seat="seat", asset="asset")
ASK_START: Final = Phrase("spartacus-ask-start", seat="seat", asset="asset")
ASK_TREASON: Final = Phrase("spartacus-ask-treason", seat="seat", asset="asset")
ASK_NEXT: Final = Phrase("spartacus-ask-next-to-act")
ASK_SWAP_OUT: Final = Phrase("spartacus-ask-swap-out", seat="seat", asset="asset")

PROMPTS: Final = (ASK_PRIMUS, ASK_TEAMS, ASK_START, ASK_TREASON, ASK_NEXT, ASK_SWAP_OUT)

HAS_REFUSED: Final = Phrase("spartacus-why-has-refused", seat="seat")
HAS_TWO_FIGHTERS: Final = Phrase("spartacus-why-has-two-fighters", seat="seat")
NOT_ALL_INVITED: Final = Phrase("spartacus-why-not-all-invited", seats="seat")
STAY_TOGETHER: Final = Phrase("spartacus-why-stay-together", seat="seat")
IS_TEAM_MATE: Final = Phrase("spartacus-why-team-mate")

REASONS: Final = (HAS_REFUSED, HAS_TWO_FIGHTERS, NOT_ALL_INVITED, STAY_TOGETHER, IS_TEAM_MATE)

VERBS: Final = {
    "hold-primus": Phrase("spartacus-option-hold-primus"),
    "hold-games": Phrase("spartacus-option-hold-games"),
    "team-with": Phrase("spartacus-option-team-with", asset="asset"),
    "start-on": Phrase("spartacus-option-start-on", hex="hex"),
    "stand-by": Phrase("spartacus-option-stand-by"),
    "change-sides": Phrase("spartacus-option-change-sides"),
    "throw-net-of": Phrase("spartacus-option-throw-net-of", asset="asset"),
    "act-next": Phrase("spartacus-option-act-next", asset="asset"),
    "swap-out": Phrase("spartacus-option-swap-out", asset="asset"),
}
