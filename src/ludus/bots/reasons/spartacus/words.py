"""The clauses in which a bot gives its reasons in Spartacus. The words are in `locales/*/reasons/spartacus.ftl`."""

from typing import Final

from ludus.core.phrase import Phrase


def _named(*names: str) -> dict[str, Phrase]:
    return {name: Phrase(f"spartacus-reason-{name}") for name in names}


# What I did; other options are quoted.
DID: Final = {
    "scheme": Phrase("spartacus-reason-did-scheme", card="intrigue"),
    "play": Phrase("spartacus-reason-did-play", card="intrigue"),
    "cash-in": Phrase("spartacus-reason-did-cash-in", card="intrigue"),
    "done": Phrase("spartacus-reason-did-done"),
    "ask": Phrase("spartacus-reason-did-ask", seat="seat"),
    "give-up": Phrase("spartacus-reason-did-give-up"),
    "support": Phrase("spartacus-reason-did-support"),
    "refuse": Phrase("spartacus-reason-did-refuse"),
    "pass": Phrase("spartacus-reason-did-pass"),
    "pay": Phrase("spartacus-reason-did-pay"),
    "release": Phrase("spartacus-reason-did-release", asset="asset"),
    "target": Phrase("spartacus-reason-did-target", target="seat"),
    "sell": Phrase("spartacus-reason-did-sell", asset="asset"),
    "close-stall": Phrase("spartacus-reason-did-close-stall"),
    "bid": Phrase("spartacus-reason-did-bid", gold="count"),
    "invite": Phrase("spartacus-reason-did-invite", guest="seat"),
    "send": Phrase("spartacus-reason-did-send", asset="asset"),
    "stay-away": Phrase("spartacus-reason-did-stay-away"),
    "equip": Phrase("spartacus-reason-did-equip", asset="asset"),
    "thumbs-up": Phrase("spartacus-reason-did-thumbs-up"),
    "thumbs-down": Phrase("spartacus-reason-did-thumbs-down"),
    "hold-primus": Phrase("spartacus-reason-did-hold-primus"),
    "hold-games": Phrase("spartacus-reason-did-hold-games"),
    "attack": Phrase("spartacus-reason-did-attack", target="asset"),
    "move": Phrase("spartacus-reason-did-move", hex="hex"),
}

# Causes that say it all by themselves.
CAUSES: Final = _named(
    *("no-more-worth", "scheme-serves", "worth-as-gold", "guard-protects", "nearest-to-victory", "not-worth-support"),
    *(
        "can-support",
        "helps-me-too",
        "helps-others",
        "not-worth-answer",
        "keep-everybody",
        "can-spare",
        "dearest-first",
    ),
    *("nothing-to-sell", "bank-pays-more", "nobody-to-send", "pairing-serves", "would-lose", "helps-most"),
    *("odds-poor", "odds-good", "weakens-rival", "spare-him", "teams-serve", "games-serve", "nothing-to-say"),
    *("serves-there", "sold-last", "within-reach", "closes-in", "needed-least", "fights-best", "serves-best"),
    *("plain-cash-in", "plain-support", "plain-promised", "plain-bid", "plain-bet", "plain-verdict", "plain-fighter"),
    *("plain-invitation", "plain-no-support", "plain-guard", "plain-pass", "plain-charge", "plain-loyal"),
    *("plain-primus", "plain-first"),
)
BID_CARD: Final = Phrase("spartacus-reason-bid-card", worth="tenths")
BID_GAMES: Final = Phrase("spartacus-reason-bid-games", worth="tenths")
BID_NOTHING: Final = Phrase("spartacus-reason-bid-nothing")
BID_LAST_COINS: Final = Phrase("spartacus-reason-bid-last-coins")
BID_FOR_GAMES: Final = Phrase("spartacus-reason-bid-for-games")
BID_NEVER_ALL: Final = Phrase("spartacus-reason-bid-never-all")
BID_EXPECTED: Final = Phrase("spartacus-reason-bid-expected", gold="count")
BID_IN_CASE: Final = Phrase("spartacus-reason-bid-in-case")
SEND: Final = Phrase("spartacus-reason-send", chance="count")
SEND_SELDOM: Final = Phrase("spartacus-reason-send-seldom")
SEND_SURELY: Final = Phrase("spartacus-reason-send-surely")
WORD_KEPT: Final = Phrase("spartacus-reason-word-kept", taker="seat")
WORD_BROKEN: Final = Phrase("spartacus-reason-word-broken", taker="seat")
PLAIN_HOST: Final = Phrase("spartacus-reason-plain-host", gold="count")

LESS: Final = Phrase("spartacus-reason-less", gold="tenths")
WINS_FIGHT: Final = Phrase("spartacus-reason-wins-fight", chance="count")
WINS_FIGHT_ABOUT: Final = Phrase("spartacus-reason-wins-fight-about", chance="count", margin="count")

# Clauses that hold only for what was chosen: they compare it with all the rest.
COMPARING: Final = frozenset({*CAUSES.values(), BID_NOTHING, WORD_KEPT, WORD_BROKEN})

PHRASES: Final = (
    *(*DID.values(), *CAUSES.values(), BID_CARD, BID_GAMES, BID_NOTHING),
    *(BID_LAST_COINS, BID_FOR_GAMES, BID_NEVER_ALL, BID_EXPECTED, BID_IN_CASE, SEND, SEND_SELDOM, SEND_SURELY),
    *(WORD_KEPT, WORD_BROKEN, PLAIN_HOST, LESS, WINS_FIGHT, WINS_FIGHT_ABOUT),
)
