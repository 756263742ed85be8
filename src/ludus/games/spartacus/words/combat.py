"""What a fight says."""

from typing import Final

from ludus.core.phrase import Phrase

CROWD: Final = Phrase("spartacus-event-crowd")
THROWS_NET: Final = Phrase("spartacus-event-throws-net", asset="asset")
NETS_TANGLE: Final = Phrase("spartacus-event-nets-tangle")
ROLLS_INITIATIVE: Final = Phrase("spartacus-event-rolls-initiative", asset="asset", total="count")
INITIATIVE_TIED: Final = Phrase("spartacus-event-initiative-tied")
ACTS_FIRST: Final = Phrase("spartacus-event-acts-first", asset="asset")
LETS_ACT_FIRST: Final = Phrase("spartacus-event-lets-act-first", asset="asset", assets="asset")
MOVES: Final = Phrase("spartacus-event-moves", asset="asset", hex="hex")
ATTACKS: Final = Phrase("spartacus-event-attacks", asset="asset", target="asset")
THROWS_JAVELIN: Final = Phrase("spartacus-event-throws-javelin", asset="asset", target="asset")
DEFENDS_WITH: Final = Phrase("spartacus-event-defends-with", asset="asset", attribute="attribute")
ROLLS_ATTACK: Final = Phrase("spartacus-event-rolls-attack", asset="asset", dice="count")
ROLLS_DEFENCE: Final = Phrase("spartacus-event-rolls-defence", asset="asset", dice="count")
REROLLS: Final = Phrase("spartacus-event-rerolls", asset="asset", die="count")
FORCES: Final = Phrase("spartacus-event-forces", asset="asset", die="count")
STRIKES: Final = Phrase("spartacus-event-strikes", asset="asset", dice="count", places="count")
HITS: Final = Phrase("spartacus-event-hits", asset="asset", count="count")
COUNTERS: Final = Phrase("spartacus-event-counters", asset="asset", count="count")
SWINGS_AXE: Final = Phrase("spartacus-event-swings-axe", asset="asset")
RAISES_SHIELD: Final = Phrase("spartacus-event-raises-shield", asset="asset")
LORICA: Final = Phrase("spartacus-event-lorica", asset="asset", count="count")
TOO_LATE: Final = Phrase("spartacus-event-too-late", asset="asset")
DETERMINED: Final = Phrase("spartacus-event-determined", asset="asset")
LOSES_DIE: Final = Phrase("spartacus-event-loses-die", asset="asset", attribute="attribute")
BEATEN: Final = Phrase("spartacus-event-beaten", asset="asset", fate="fate")
GAMBLER: Final = Phrase("spartacus-event-gambler", seat="seat", asset="asset", gold="count")
EVADES: Final = Phrase("spartacus-event-evades", asset="asset", hex="hex")

EVENTS: Final = (
    *(CROWD, THROWS_NET, NETS_TANGLE, ROLLS_INITIATIVE, INITIATIVE_TIED, ACTS_FIRST, LETS_ACT_FIRST, MOVES, ATTACKS),
    *(THROWS_JAVELIN, DEFENDS_WITH, ROLLS_ATTACK, ROLLS_DEFENCE, REROLLS, FORCES, STRIKES, HITS, COUNTERS, SWINGS_AXE),
    *(RAISES_SHIELD, LORICA, TOO_LATE, DETERMINED, LOSES_DIE, BEATEN, GAMBLER, EVADES),
)

ASK_NET: Final = Phrase("spartacus-ask-net")
ASK_INITIATIVE_AGAIN: Final = Phrase("spartacus-ask-initiative-again", seat="seat", asset="asset")
ASK_ORDER: Final = Phrase("spartacus-ask-order-of-turns", seat="seat", asset="asset")
ASK_TURN: Final = Phrase("spartacus-ask-turn", seat="seat", asset="asset")
ASK_DEFEND: Final = Phrase("spartacus-ask-defend-with", seat="seat", asset="asset")
ASK_REROLL: Final = Phrase("spartacus-ask-reroll", attack="count", defence="count")
ASK_AXE: Final = Phrase("spartacus-ask-axe", seat="seat", asset="asset", count="count")
ASK_SHIELD: Final = Phrase("spartacus-ask-shield", seat="seat", asset="asset", count="count")
ASK_WOUND: Final = Phrase("spartacus-ask-wound", seat="seat", asset="asset", count="count")
ASK_EVADE: Final = Phrase("spartacus-ask-evade", seat="seat", asset="asset")

PROMPTS: Final = (
    *(ASK_NET, ASK_INITIATIVE_AGAIN, ASK_ORDER, ASK_TURN, ASK_DEFEND, ASK_REROLL, ASK_AXE, ASK_SHIELD, ASK_WOUND),
    ASK_EVADE,
)

OUT_OF_REACH: Final = Phrase("spartacus-why-enemy-too-far", distance="count", reach="count")
CROWD_WAITS: Final = Phrase("spartacus-why-crowd-waits")
RULE_OF_ONE: Final = Phrase("spartacus-why-rule-of-one")

REASONS: Final = (OUT_OF_REACH, CROWD_WAITS, RULE_OF_ONE)

VERBS: Final = {
    "throw-net": Phrase("spartacus-option-throw-net"),
    "hold-net": Phrase("spartacus-option-hold-net"),
    "roll-again": Phrase("spartacus-option-roll-again"),
    "let-stand": Phrase("spartacus-option-let-stand"),
    "act-first": Phrase("spartacus-option-act-first"),
    "act-second": Phrase("spartacus-option-act-second"),
    "attack": Phrase("spartacus-option-attack", target="asset"),
    "throw-javelin": Phrase("spartacus-option-throw-javelin", target="asset"),
    "move": Phrase("spartacus-option-move", hex="hex"),
    "stop": Phrase("spartacus-option-stop"),
    "defend-with": Phrase("spartacus-option-defend-with", attribute="attribute"),
    "reroll": Phrase("spartacus-option-reroll", die="count"),
    "force": Phrase("spartacus-option-force", die="count"),
    "keep": Phrase("spartacus-option-keep"),
    "swing-axe": Phrase("spartacus-option-swing-axe"),
    "spare-axe": Phrase("spartacus-option-spare-axe"),
    "raise-shield": Phrase("spartacus-option-raise-shield"),
    "lower-shield": Phrase("spartacus-option-lower-shield"),
    "lose": Phrase("spartacus-option-lose", attribute="attribute"),
    "evade": Phrase("spartacus-option-evade", hex="hex"),
    "stay": Phrase("spartacus-option-stay"),
}
