"""What the arena phase says, the fight apart."""

from typing import Final

from ludus.core.phrase import Phrase

PRESIDES: Final = Phrase("spartacus-event-presides", seat="seat")
INVITES: Final = Phrase("spartacus-event-invites", seat="seat", guest="seat", own="count")  # own: 1 for oneself
REFUSES: Final = Phrase("spartacus-event-refuses", seat="seat")
SENDS: Final = Phrase("spartacus-event-sends", seat="seat", asset="asset")
EQUIPS: Final = Phrase("spartacus-event-equips", seat="seat", fighter="asset", asset="asset")
NO_FIGHT: Final = Phrase("spartacus-event-no-fight")
TRIBUTE: Final = Phrase("spartacus-event-tribute", seat="seat", asset="asset", gold="count")
# bets: `assets` are those who are to win, and `fighters` how many they are; none in the other boxes
BETS: Final = Phrase("spartacus-event-bets", seat="seat", box="box", gold="count", assets="asset", fighters="count")
SWAPPED: Final = Phrase("spartacus-event-swapped", seat="seat", old="asset", new="asset")
WINS_FIGHT: Final = Phrase("spartacus-event-wins-fight", seat="seat", asset="asset")
FAVOR: Final = Phrase("spartacus-event-favor", asset="asset")
CHAMPION: Final = Phrase("spartacus-event-champion", seat="seat", asset="asset")
WINS_BET: Final = Phrase(
    "spartacus-event-wins-bet", seat="seat", box="box", gold="count", assets="asset", fighters="count"
)
LOSES_BET: Final = Phrase(
    "spartacus-event-loses-bet", seat="seat", box="box", gold="count", assets="asset", fighters="count"
)
THUMBS_UP: Final = Phrase("spartacus-event-thumbs-up", seat="seat", assets="asset")
THUMBS_DOWN: Final = Phrase("spartacus-event-thumbs-down", seat="seat", assets="asset")
DIES: Final = Phrase("spartacus-event-dies-in-the-arena", seat="seat", asset="asset")

EVENTS: Final = (
    *(PRESIDES, INVITES, REFUSES, SENDS, EQUIPS, NO_FIGHT, TRIBUTE, BETS, SWAPPED, WINS_FIGHT, FAVOR, CHAMPION),
    *(WINS_BET, LOSES_BET, THUMBS_UP, THUMBS_DOWN, DIES),
)

ASK_INVITE: Final = Phrase("spartacus-ask-invite", seat="seat")
ASK_FIGHTER: Final = Phrase("spartacus-ask-fighter", seat="seat")
ASK_GEAR: Final = Phrase("spartacus-ask-gear", seat="seat", asset="asset")
ASK_BET: Final = Phrase("spartacus-ask-bet")
ASK_VERDICT: Final = Phrase("spartacus-ask-verdict", seat="seat", assets="asset")

PROMPTS: Final = (ASK_INVITE, ASK_FIGHTER, ASK_GEAR, ASK_BET, ASK_VERDICT)

WAS_INVITED: Final = Phrase("spartacus-why-was-invited", seat="seat")
NOT_READY: Final = Phrase("spartacus-why-not-ready")
IS_SENT: Final = Phrase("spartacus-why-is-sent")
AGAINST_ONESELF: Final = Phrase("spartacus-why-against-oneself", assets="asset")
CHAMPION_LIVES: Final = Phrase("spartacus-why-champion-lives")

REASONS: Final = (WAS_INVITED, NOT_READY, IS_SENT, AGAINST_ONESELF, CHAMPION_LIVES)

VERBS: Final = {
    "invite": Phrase("spartacus-option-invite", guest="seat"),
    "send": Phrase("spartacus-option-send", asset="asset"),
    "stay-away": Phrase("spartacus-option-stay-away"),
    "equip": Phrase("spartacus-option-equip", asset="asset"),
    "go-without": Phrase("spartacus-option-go-without"),
    "bet-victor-i": Phrase("spartacus-option-bet-victor-i", gold="count"),
    "bet-victor-ii": Phrase("spartacus-option-bet-victor-ii", gold="count"),
    "bet-injury": Phrase("spartacus-option-bet-injury", gold="count"),
    "bet-decapitation": Phrase("spartacus-option-bet-decapitation", gold="count"),
    "swap-for": Phrase("spartacus-option-swap-for", asset="asset"),
    "thumbs-up": Phrase("spartacus-option-thumbs-up"),
    "thumbs-down": Phrase("spartacus-option-thumbs-down"),
}
