"""The clauses in which a bot gives its reasons in Aquileia. The words are in `locales/*/reasons/aquileia.ftl`."""

from typing import Final

from ludus.core.phrase import Phrase

# --- what I did --------------------------------------------------------------------------------------

DID: Final = {
    "place": Phrase("aquileia-reason-did-place", space="space"),
    "crest": Phrase("aquileia-reason-did-crest"),
    "stop": Phrase("aquileia-reason-did-stop"),
    "trade": Phrase("aquileia-reason-did-trade", trade="trade"),
    "done": Phrase("aquileia-reason-did-done"),
    "buy": Phrase("aquileia-reason-did-buy"),
    "buy-slaves": Phrase("aquileia-reason-did-buy-slaves", count="count", metal="metal"),
    "buy-nothing": Phrase("aquileia-reason-did-buy-nothing"),
    "play": Phrase("aquileia-reason-did-play", card="card"),
    "blue": Phrase("aquileia-reason-did-blue", count="count"),
    "take": Phrase("aquileia-reason-did-take", prize="prize"),
    "keep-open": Phrase("aquileia-reason-did-keep-open"),
    "keep-hidden": Phrase("aquileia-reason-did-keep-hidden"),
    "bid": Phrase("aquileia-reason-did-bid", metal="metal"),
    "drop": Phrase("aquileia-reason-did-drop"),
    "build": Phrase("aquileia-reason-did-build", site="site"),
    "build-nothing": Phrase("aquileia-reason-did-build-nothing"),
    "pay": Phrase("aquileia-reason-did-pay", card="card"),
    "pay-fee": Phrase("aquileia-reason-did-pay-fee"),
    "forgo": Phrase("aquileia-reason-did-forgo"),
}

# --- what a space brings -----------------------------------------------------------------------------

DOLUS: Final = Phrase("aquileia-reason-dolus")
PECUNIA: Final = Phrase("aquileia-reason-pecunia")
EQUI: Final = Phrase("aquileia-reason-equi", card="card")
SERVI: Final = Phrase("aquileia-reason-servi")
POTENTIA: Final = Phrase("aquileia-reason-potentia")
ARENA: Final = Phrase("aquileia-reason-arena", first="count")
STADIUM: Final = Phrase("aquileia-reason-stadium", first="count")
STRONGER: Final = Phrase("aquileia-reason-stronger", first="count")
THEATRUM: Final = Phrase("aquileia-reason-theatrum")
FORUM: Final = Phrase("aquileia-reason-forum", site="site")
FORUM_LATER: Final = Phrase("aquileia-reason-forum-later")
LATRO: Final = Phrase("aquileia-reason-latro", count="count")
PORTUS: Final = Phrase("aquileia-reason-portus", count="count")
PORTUS_FIRST: Final = Phrase("aquileia-reason-portus-first")
CREST_START: Final = Phrase("aquileia-reason-crest-start")
CREST_TIES: Final = Phrase("aquileia-reason-crest-ties")
NOTHING_LEFT: Final = Phrase("aquileia-reason-nothing-left")

# --- what an action brings ---------------------------------------------------------------------------

TRADE_POINTS: Final = Phrase("aquileia-reason-trade-points")
TRADE_COINS: Final = Phrase("aquileia-reason-trade-coins")
TRADE_ENOUGH: Final = Phrase("aquileia-reason-trade-enough")
COINS_DEARER: Final = Phrase("aquileia-reason-coins-dearer")
PLACE_BETTER: Final = Phrase("aquileia-reason-place-better", first="count")
PLACE_GAINED: Final = Phrase("aquileia-reason-place-gained")
PLACE_SAME: Final = Phrase("aquileia-reason-place-same")
DICE_SHARED: Final = Phrase("aquileia-reason-dice-shared")
PRIZE: Final = Phrase("aquileia-reason-prize")
LAUREL: Final = Phrase("aquileia-reason-laurel", worth="tenths")
WORTH_BIDDING: Final = Phrase("aquileia-reason-worth-bidding", worth="tenths")
TOO_DEAR: Final = Phrase("aquileia-reason-too-dear", worth="tenths")
INCOME: Final = Phrase("aquileia-reason-income")
VILLA: Final = Phrase("aquileia-reason-villa", laurels="count")
VILLA_HOPE: Final = Phrase("aquileia-reason-villa-hope")
WORKSHOP: Final = Phrase("aquileia-reason-workshop", rounds="count")
NOTHING_WORTH: Final = Phrase("aquileia-reason-nothing-worth")
LEAST_WASTED: Final = Phrase("aquileia-reason-least-wasted")
FEE_PAYS: Final = Phrase("aquileia-reason-fee-pays")
FEE_DEAR: Final = Phrase("aquileia-reason-fee-dear")

LESS: Final = Phrase("aquileia-reason-less", points="tenths")

# --- how everybody stands afterwards -----------------------------------------------------------------

POINTS: Final = Phrase("aquileia-reason-points")
VILLAS: Final = Phrase("aquileia-reason-villas")
LAURELS: Final = Phrase("aquileia-reason-laurels")
WORKS: Final = Phrase("aquileia-reason-works")
COINS: Final = Phrase("aquileia-reason-coins")
SLAVES: Final = Phrase("aquileia-reason-slaves")
CARDS: Final = Phrase("aquileia-reason-cards")
START: Final = Phrase("aquileia-reason-start")

# Clauses that hold only for what was chosen: they compare it with all the rest.
COMPARING: Final = frozenset(
    {NOTHING_LEFT, TRADE_ENOUGH, COINS_DEARER, PLACE_SAME, DICE_SHARED, PRIZE, WORTH_BIDDING, TOO_DEAR}
    | {INCOME, NOTHING_WORTH, LEAST_WASTED, FEE_PAYS, FEE_DEAR}
)

PHRASES: Final = (
    *(*DID.values(), DOLUS, PECUNIA, EQUI, SERVI, POTENTIA, ARENA, STADIUM, STRONGER, THEATRUM, FORUM, FORUM_LATER),
    *(LATRO, PORTUS, PORTUS_FIRST, CREST_START, CREST_TIES, NOTHING_LEFT, TRADE_POINTS, TRADE_COINS, TRADE_ENOUGH),
    *(COINS_DEARER, PLACE_BETTER, PLACE_GAINED, PLACE_SAME, DICE_SHARED, PRIZE, LAUREL, WORTH_BIDDING, TOO_DEAR),
    *(INCOME, VILLA, VILLA_HOPE, WORKSHOP, NOTHING_WORTH, LEAST_WASTED, FEE_PAYS, FEE_DEAR, LESS),
    *(POINTS, VILLAS, LAURELS, WORKS, COINS, SLAVES, CARDS, START),
)
