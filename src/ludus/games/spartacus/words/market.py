"""What the market says."""

from typing import Final

from ludus.core.phrase import Phrase

OPENS: Final = Phrase("spartacus-event-market-opens")
SELLS: Final = Phrase("spartacus-event-sells", seat="seat", asset="asset", gold="count")
SELLS_GUARD: Final = Phrase("spartacus-event-sells-guard", seat="seat", gold="count")
CLOSES: Final = Phrase("spartacus-event-market-closes")
ROW_DEALT: Final = Phrase("spartacus-event-row-dealt", count="count")
LOOKS: Final = Phrase(
    "spartacus-event-looks",
    secret=("asset",),
    reveals=True,
    seat="seat",
    informant="asset",
    place="count",
    asset="asset",
)
TURNED_UP: Final = Phrase("spartacus-event-turned-up", reveals=True, asset="asset")
BIDS: Final = Phrase("spartacus-event-bids", reveals=True, seat="seat", gold="count")
BID_AGAIN: Final = Phrase("spartacus-event-bid-again", seats="seat")
BUYS: Final = Phrase("spartacus-event-buys", seat="seat", asset="asset", gold="count")
UNSOLD: Final = Phrase("spartacus-event-unsold", asset="asset")
HOSTS: Final = Phrase("spartacus-event-hosts", seat="seat", gold="count")

EVENTS: Final = (
    *(OPENS, SELLS, SELLS_GUARD, CLOSES, ROW_DEALT, LOOKS),
    *(TURNED_UP, BIDS, BID_AGAIN, BUYS, UNSOLD, HOSTS),
)

ASK_STALL: Final = Phrase("spartacus-ask-stall")
ASK_LOOK: Final = Phrase("spartacus-ask-look", seat="seat")
ASK_BID: Final = Phrase("spartacus-ask-bid", asset="asset")
ASK_HOST_BID: Final = Phrase("spartacus-ask-host-bid")

PROMPTS: Final = (ASK_STALL, ASK_LOOK, ASK_BID, ASK_HOST_BID)

EXHAUSTED: Final = Phrase("spartacus-why-exhausted-unsold", asset="asset")
ON_OFFER: Final = Phrase("spartacus-why-on-offer", asset="asset")

REASONS: Final = (EXHAUSTED, ON_OFFER)

VERBS: Final = {
    "sell": Phrase("spartacus-option-sell", asset="asset"),
    "sell-guard": Phrase("spartacus-option-sell-guard"),
    "close-stall": Phrase("spartacus-option-close-stall"),
    "inform": Phrase("spartacus-option-inform", asset="asset"),
    "look": Phrase("spartacus-option-look", place="count"),
    "bid": Phrase("spartacus-option-bid", gold="count"),
}
