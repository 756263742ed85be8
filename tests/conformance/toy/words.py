"""Everything the auction can say."""

from typing import Final

from ludus.core.phrase import Phrase

DEALT: Final = Phrase("toy-event-dealt", secret=("card",), seat="seat", card="card")
PRIZE: Final = Phrase("toy-event-prize", reveals=True, card="card")
PEEKS: Final = Phrase("toy-event-peeks", secret=("card",), seat="seat", target="seat", slot="slot", card="card")
SELLS: Final = Phrase("toy-event-sells", reveals=True, seat="seat", card="card")
BIDS: Final = Phrase("toy-event-bids", reveals=True, seat="seat", coins="count")
CLAIMS: Final = Phrase("toy-event-claims", seat="seat", card="card")
SEIZES: Final = Phrase("toy-event-seizes", reveals=True, seat="seat", card="card")
TAKES: Final = Phrase("toy-event-takes", seat="seat", card="card")
GIVES: Final = Phrase("toy-event-gives", seat="seat", to="seat")

ASK_PEEK: Final = Phrase("toy-ask-peek", seat="seat")
ASK_SELL: Final = Phrase("toy-ask-sell", seat="seat")
ASK_BID: Final = Phrase("toy-ask-bid", card="card")
ASK_SEIZE: Final = Phrase("toy-ask-seize", seat="seat", card="card")

LEADS_TO_COINS: Final = Phrase("toy-leads-to-coins", coins="count")
LEADS_TO_BID: Final = Phrase("toy-leads-to-bid", coins="count")
LEADS_TO_GIFT: Final = Phrase("toy-leads-to-gift", coins="count")

NO_COIN: Final = Phrase("toy-why-no-coin")

VERBS: Final = {
    "leave": Phrase("toy-option-leave"),
    "peek": Phrase("toy-option-peek", seat="seat", slot="slot"),
    "keep": Phrase("toy-option-keep"),
    "sell": Phrase("toy-option-sell", card="card"),
    "add": Phrase("toy-option-add"),
    "done": Phrase("toy-option-done"),
    "pass": Phrase("toy-option-pass"),
    "seize": Phrase("toy-option-seize", card="card"),
    "give": Phrase("toy-option-give", seat="seat"),
}
PHRASES: Final = (
    *(DEALT, PRIZE, PEEKS, SELLS, BIDS, CLAIMS, SEIZES, TAKES, GIVES),
    *(LEADS_TO_COINS, LEADS_TO_BID, LEADS_TO_GIFT),
    *(ASK_PEEK, ASK_SELL, ASK_BID, ASK_SEIZE, NO_COIN, *VERBS.values()),
)
