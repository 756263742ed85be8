"""Everything the game can say: what happened, what is asked, why something is blocked, what an option means.

The sentences themselves are in `locales/*/aquileia.ftl`. Kinds of values: a seat, a count, a metal, a space, a card, a
deck, a stadium card (laurel), a theatre card, a colour, a site, a trade, a prize, coins (metals, told by their number).
"""

from typing import Final

from ludus.core.phrase import Phrase

# --- what happened ---------------------------------------------------------------------------------

STARTS: Final = Phrase("aquileia-event-starts", seat="seat")
ROUND: Final = Phrase("aquileia-event-round", count="count")
MARKET: Final = Phrase("aquileia-event-market", reveals=True, card="card", space="space")
OPEN_LAUREL: Final = Phrase("aquileia-event-open-laurel", reveals=True, laurel="laurel")
RESHUFFLED: Final = Phrase("aquileia-event-reshuffled", deck="deck")
NO_CARD: Final = Phrase("aquileia-event-no-card", seat="seat", deck="deck")
DRAWS: Final = Phrase("aquileia-event-draws", ("card",), True, seat="seat", deck="deck", card="card")

PLACES: Final = Phrase("aquileia-event-places", seat="seat", space="space")
LAYS_FEE: Final = Phrase("aquileia-event-lays-fee", seat="seat", metal="metal")
CREST: Final = Phrase("aquileia-event-crest", seat="seat", position="count")
STOPS: Final = Phrase("aquileia-event-stops", seat="seat")

GETS: Final = Phrase("aquileia-event-gets", seat="seat", count="count", metal="metal")
PAYS: Final = Phrase("aquileia-event-pays", seat="seat", count="count", metal="metal")
PAYS_TO: Final = Phrase("aquileia-event-pays-to", seat="seat", to="seat", count="count", metal="metal")
SCORES: Final = Phrase("aquileia-event-scores", seat="seat", count="count")
ROLLS: Final = Phrase("aquileia-event-rolls", seat="seat", dice="metal")

TRADES: Final = Phrase("aquileia-event-trades", seat="seat", trade="trade")
BUYS: Final = Phrase("aquileia-event-buys", seat="seat", card="card")
BUYS_SLAVES: Final = Phrase("aquileia-event-buys-slaves", seat="seat", count="count")
BUYS_NOTHING: Final = Phrase("aquileia-event-buys-nothing", seat="seat", space="space")
HAS_BLUE_DICE: Final = Phrase("aquileia-event-has-blue-dice", seat="seat", count="count")

FIGHTS: Final = Phrase("aquileia-event-fights", seat="seat", strength="count")
RACES: Final = Phrase("aquileia-event-races", seat="seat", strength="count")
PLAYS: Final = Phrase("aquileia-event-plays", seat="seat", card="card", strength="count")
ROLLS_BLUE: Final = Phrase("aquileia-event-rolls-blue", seat="seat", dice="metal")
RANKS: Final = Phrase("aquileia-event-ranks", seat="seat", place="count", strength="count")
TAKES: Final = Phrase("aquileia-event-takes", seat="seat", prize="prize")
LOOKS: Final = Phrase("aquileia-event-looks", ("laurel",), True, seat="seat", laurel="laurel")
KEEPS: Final = Phrase("aquileia-event-keeps", ("laurel",), seat="seat", laurel="laurel")
PASSES_ON: Final = Phrase("aquileia-event-passes-on", ("laurel",), True, seat="seat", to="seat", laurel="laurel")
RETURNS: Final = Phrase("aquileia-event-returns", ("laurel",), seat="seat", laurel="laurel")
NO_RACE: Final = Phrase("aquileia-event-no-race", laurel="laurel")

REVEALS: Final = Phrase("aquileia-event-reveals", reveals=True, seat="seat", theatre="theatre")
BIDS: Final = Phrase("aquileia-event-bids", seat="seat", bid="coin")
DROPS: Final = Phrase("aquileia-event-drops", seat="seat")
WINS: Final = Phrase("aquileia-event-wins", seat="seat", theatre="theatre")
GETS_FREE: Final = Phrase("aquileia-event-gets-free", seat="seat", theatre="theatre")

PAYS_SLAVES: Final = Phrase("aquileia-event-pays-slaves", seat="seat", card="card")
BUILDS: Final = Phrase("aquileia-event-builds", seat="seat", site="site")
BUILDS_NOTHING: Final = Phrase("aquileia-event-builds-nothing", seat="seat", space="space")

STEALS: Final = Phrase("aquileia-event-steals", seat="seat", victim="seat", metal="metal")
STEALS_NOTHING: Final = Phrase("aquileia-event-steals-nothing", seat="seat")
ACTIVATES: Final = Phrase("aquileia-event-activates", seat="seat", count="count")
FORGOES: Final = Phrase("aquileia-event-forgoes", seat="seat", metal="metal")

LAURELS: Final = Phrase("aquileia-event-laurels", reveals=True, seat="seat", laurels="laurel")
NEUTRAL: Final = Phrase("aquileia-event-neutral", seat="seat", count="count")
VILLAS: Final = Phrase("aquileia-event-villas", seat="seat", colour="colour", sum="count", cards="count", count="count")
TOTAL: Final = Phrase("aquileia-event-total", seat="seat", count="count")

EVENTS: Final = (
    *(STARTS, ROUND, MARKET, OPEN_LAUREL, RESHUFFLED, NO_CARD, DRAWS, PLACES, LAYS_FEE, CREST, STOPS),
    *(GETS, PAYS, PAYS_TO, SCORES, ROLLS, TRADES, BUYS, BUYS_SLAVES, BUYS_NOTHING, HAS_BLUE_DICE),
    *(FIGHTS, RACES, PLAYS, ROLLS_BLUE, RANKS, TAKES, LOOKS, KEEPS, PASSES_ON, RETURNS, NO_RACE),
    *(REVEALS, BIDS, DROPS, WINS, GETS_FREE, PAYS_SLAVES, BUILDS, BUILDS_NOTHING),
    *(STEALS, STEALS_NOTHING, ACTIVATES, FORGOES, LAURELS, NEUTRAL, VILLAS, TOTAL),
)

# --- what is asked ---------------------------------------------------------------------------------

ASK_PLACE: Final = Phrase("aquileia-ask-place", seat="seat", count="count")
ASK_FOLLOWER: Final = Phrase("aquileia-ask-follower", seat="seat", count="count")
ASK_TRADE: Final = Phrase("aquileia-ask-trade", seat="seat")
ASK_EQUI: Final = Phrase("aquileia-ask-equi", seat="seat", card="card", metal="metal")
ASK_SERVI: Final = Phrase("aquileia-ask-servi", seat="seat", metal="metal")
ASK_CARDS: Final = Phrase("aquileia-ask-cards", seat="seat", strength="count")
ASK_BLUE: Final = Phrase("aquileia-ask-blue", seat="seat", strength="count")
ASK_PRIZE: Final = Phrase("aquileia-ask-prize", seat="seat", strength="count", points="count")
ASK_LAUREL: Final = Phrase("aquileia-ask-laurel", seat="seat", laurel="laurel")
ASK_OPEN: Final = Phrase("aquileia-ask-open", seat="seat", theatre="theatre")
ASK_BID: Final = Phrase("aquileia-ask-bid", seat="seat", theatre="theatre", bid="coin")
ASK_BUILD: Final = Phrase("aquileia-ask-build", seat="seat", space="space", count="count")
ASK_SLAVES: Final = Phrase("aquileia-ask-slaves", seat="seat", site="site", count="count")
ASK_FEE: Final = Phrase("aquileia-ask-fee", seat="seat", metal="metal")

PROMPTS: Final = (
    *(ASK_PLACE, ASK_FOLLOWER, ASK_TRADE, ASK_EQUI, ASK_SERVI, ASK_CARDS, ASK_BLUE, ASK_PRIZE, ASK_LAUREL),
    *(ASK_OPEN, ASK_BID, ASK_BUILD, ASK_SLAVES, ASK_FEE),
)

# --- why not ---------------------------------------------------------------------------------------

TAKEN: Final = Phrase("aquileia-why-taken", seat="seat")
OTHER_SIDE: Final = Phrase("aquileia-why-other-side")
ONE_FEE_SPACE: Final = Phrase("aquileia-why-one-fee-space")
NO_COIN: Final = Phrase("aquileia-why-no-coin", metal="metal")
CREST_PLACED: Final = Phrase("aquileia-why-crest-placed", position="count")
TOO_FEW_COINS: Final = Phrase("aquileia-why-too-few-coins", coins="coin")
TOO_FEW_SLAVES: Final = Phrase("aquileia-why-too-few-slaves", slaves="count")
TOO_FEW_OF_BOTH: Final = Phrase("aquileia-why-too-few-of-both", coins="coin", slaves="count")
TOO_FEW_CARDS: Final = Phrase("aquileia-why-too-few-cards", count="count")
NOT_HERE: Final = Phrase("aquileia-why-not-here")

REASONS: Final = (
    *(TAKEN, OTHER_SIDE, ONE_FEE_SPACE, NO_COIN, CREST_PLACED),
    *(TOO_FEW_COINS, TOO_FEW_SLAVES, TOO_FEW_OF_BOTH, TOO_FEW_CARDS, NOT_HERE),
)

# --- what an option leads to -----------------------------------------------------------------------

TO_DOLUS: Final = Phrase("aquileia-leads-to-dolus", dice="count")
TO_PECUNIA: Final = Phrase("aquileia-leads-to-pecunia", points="count")
TO_EQUI: Final = Phrase("aquileia-leads-to-equi", card="card", hidden="count", metal="metal", held="count")
TO_NO_CARD: Final = Phrase("aquileia-leads-to-no-card")
TO_SERVI: Final = Phrase("aquileia-leads-to-servi", most="count", metal="metal", held="count")
TO_POTENTIA: Final = Phrase("aquileia-leads-to-potentia", dice="count")
TO_FIGHT: Final = Phrase("aquileia-leads-to-fight", strength="count")
TO_RACE: Final = Phrase("aquileia-leads-to-race", strength="count", metal="metal")
TO_AUCTION: Final = Phrase("aquileia-leads-to-auction")
TO_FORUM: Final = Phrase(
    "aquileia-leads-to-forum", most="count", bonus="count", sites="count", named="site", more="count"
)
TO_LATRO: Final = Phrase("aquileia-leads-to-latro", dice="count", coins="coin", count="count")
TO_PORTUS: Final = Phrase("aquileia-leads-to-portus", points="count", coins="coin", count="count")
TO_CREST: Final = Phrase("aquileia-leads-to-crest", position="count")
TO_LAST_CREST: Final = Phrase("aquileia-leads-to-last-crest", position="count")
TO_STOP: Final = Phrase("aquileia-leads-to-stop", count="count", position="count")

TO_TRADE: Final = Phrase("aquileia-leads-to-trade", points="count", coins="coin")
TO_NO_TRADE: Final = Phrase("aquileia-leads-to-no-trade", points="count", coins="coin")
TO_CARD: Final = Phrase("aquileia-leads-to-card", hidden="count", left="count", metal="metal")
TO_KEEPING: Final = Phrase("aquileia-leads-to-keeping", held="count", metal="metal")
TO_SLAVES: Final = Phrase("aquileia-leads-to-slaves", count="count", left="count", metal="metal")

# with whom one is even: tie is 0 with nobody, 1 with one whose crest is ahead, 2 with one whose crest is behind
TO_FIGHT_PLACE: Final = tuple(
    Phrase(
        f"aquileia-leads-to-fight-{place}", strength="count", points="count", later="count", tie="count", rival="seat"
    )
    for place in ("first", "second", "third")
)
TO_RACE_PLACE: Final = tuple(
    Phrase(f"aquileia-leads-to-race-{place}", strength="count", metal="metal", later="count", tie="count", rival="seat")
    for place in ("first", "second", "third")
)
TO_NO_PRIZE: Final = Phrase(
    "aquileia-leads-to-no-prize", strength="count", place="count", later="count", tie="count", rival="seat"
)
TO_NO_STRENGTH: Final = Phrase(
    "aquileia-leads-to-no-strength", strength="count", place="count", later="count", tie="count", rival="seat"
)
TO_BLUE: Final = Phrase("aquileia-leads-to-blue", first="count", second="count", third="count")
TO_BLUE_RACE: Final = Phrase("aquileia-leads-to-blue-race", first="count", second="count", third="count", left="count")
TO_BLUE_ALONE: Final = Phrase("aquileia-leads-to-blue-alone")
TO_BLUE_ALONE_RACE: Final = Phrase("aquileia-leads-to-blue-alone-race", left="count")
TO_POINTS: Final = Phrase("aquileia-leads-to-points", points="count", seat="seat")
TO_POINTS_ALONE: Final = Phrase("aquileia-leads-to-points-alone", points="count")
TO_SLAVE: Final = Phrase("aquileia-leads-to-slave", points="count", seat="seat")
TO_SLAVE_ALONE: Final = Phrase("aquileia-leads-to-slave-alone")
TO_LAST_SLAVE_ALONE: Final = Phrase("aquileia-leads-to-last-slave-alone")
TO_LAUREL: Final = Phrase("aquileia-leads-to-laurel", points="count", seat="seat", laurel="laurel")
TO_LAUREL_ALONE: Final = Phrase("aquileia-leads-to-laurel-alone", points="count", laurel="laurel")

TO_BID: Final = Phrase(
    "aquileia-leads-to-bid", points="count", rivals="count", bid="coin", coins="coin", count="count", seat="seat"
)
TO_OWN_BID: Final = Phrase(
    "aquileia-leads-to-own-bid", points="count", rivals="count", bid="coin", coins="coin", count="count"
)
TO_NO_OPENING: Final = Phrase("aquileia-leads-to-no-opening", seat="seat")
TO_OWN_NO_OPENING: Final = Phrase("aquileia-leads-to-own-no-opening")
TO_DROP: Final = Phrase("aquileia-leads-to-drop", seat="seat", bid="coin", rivals="count")
TO_OWN_DROP: Final = Phrase("aquileia-leads-to-own-drop", seat="seat", bid="coin", rivals="count")

TO_VILLA: Final = Phrase("aquileia-leads-to-villa", points="count", now="count", coins="coin", count="count")
TO_WORKSHOP: Final = Phrase("aquileia-leads-to-workshop", points="count", now="count", coins="coin", count="count")
TO_BANK: Final = Phrase("aquileia-leads-to-bank", payout="coin", now="count", coins="coin", count="count")
TO_NO_BUILDING: Final = Phrase("aquileia-leads-to-no-building", count="count", coins="coin")
TO_NO_SITE: Final = Phrase("aquileia-leads-to-no-site", slaves="count")
TO_PAID: Final = Phrase("aquileia-leads-to-paid", owed="count", lost="count", left="count")

TO_ACTIVATING: Final = Phrase(
    "aquileia-leads-to-activating", points="count", coins="coin", count="count", metal="metal", left="count"
)
TO_FORGOING: Final = Phrase("aquileia-leads-to-forgoing", points="count", coins="coin", count="count")

CONSEQUENCES: Final = (
    *(TO_DOLUS, TO_PECUNIA, TO_EQUI, TO_NO_CARD, TO_SERVI, TO_POTENTIA, TO_FIGHT, TO_RACE, TO_AUCTION, TO_FORUM),
    *(TO_LATRO, TO_PORTUS, TO_CREST, TO_LAST_CREST, TO_STOP, TO_TRADE, TO_NO_TRADE, TO_CARD, TO_KEEPING, TO_SLAVES),
    *(
        *TO_FIGHT_PLACE,
        *TO_RACE_PLACE,
        TO_NO_PRIZE,
        TO_NO_STRENGTH,
        TO_BLUE,
        TO_BLUE_RACE,
        TO_BLUE_ALONE,
        TO_BLUE_ALONE_RACE,
    ),
    *(TO_POINTS, TO_POINTS_ALONE, TO_SLAVE, TO_SLAVE_ALONE, TO_LAST_SLAVE_ALONE),
    *(TO_LAUREL, TO_LAUREL_ALONE, TO_BID, TO_OWN_BID, TO_NO_OPENING, TO_OWN_NO_OPENING, TO_DROP, TO_OWN_DROP),
    *(TO_VILLA, TO_WORKSHOP, TO_BANK, TO_NO_BUILDING, TO_NO_SITE, TO_PAID, TO_ACTIVATING, TO_FORGOING),
)

# --- what an option means --------------------------------------------------------------------------

VERBS: Final = {
    "place": Phrase("aquileia-option-place", space="space"),
    "crest": Phrase("aquileia-option-crest"),
    "stop": Phrase("aquileia-option-stop"),
    "trade": Phrase("aquileia-option-trade", trade="trade"),
    "done": Phrase("aquileia-option-done"),
    "buy": Phrase("aquileia-option-buy"),
    "buy-slaves": Phrase("aquileia-option-buy-slaves", count="count", metal="metal"),
    "buy-nothing": Phrase("aquileia-option-buy-nothing"),
    "play": Phrase("aquileia-option-play", card="card"),
    "blue": Phrase("aquileia-option-blue", count="count"),
    "take": Phrase("aquileia-option-take", prize="prize"),
    "keep-open": Phrase("aquileia-option-keep-open"),
    "keep-hidden": Phrase("aquileia-option-keep-hidden"),
    "bid": Phrase("aquileia-option-bid", metal="metal"),
    "drop": Phrase("aquileia-option-drop"),
    "build": Phrase("aquileia-option-build", site="site"),
    "build-nothing": Phrase("aquileia-option-build-nothing"),
    "pay": Phrase("aquileia-option-pay", card="card"),
    "pay-fee": Phrase("aquileia-option-pay-fee"),
    "forgo": Phrase("aquileia-option-forgo"),
}
