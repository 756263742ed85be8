"""What choices lead to, where their own words do not say it."""

from typing import Final

from ludus.core.phrase import Phrase

# set-up and upkeep
BEGINS_WITH: Final = Phrase(
    "spartacus-leads-begins-with", gold="count", gladiators="count", slaves="count", guards="count"
)
PAYS_LEDGER: Final = Phrase("spartacus-leads-pays-ledger", cost="count", income="count", left="count")
RELEASES: Final = Phrase("spartacus-leads-releases", gold="count")
HEALS: Final = Phrase("spartacus-leads-heals", least="count", chance="count", kills="count")

# intrigue
HAS_ENOUGH: Final = Phrase("spartacus-leads-has-enough", influence="count", needed="count")
PAYS_TO_PLAY: Final = Phrase("spartacus-leads-pays-to-play", influence="count", needed="count", gold="count")
WANTS_SUPPORT: Final = Phrase("spartacus-leads-wants-support", influence="count", needed="count", missing="count")
BRINGS_GOLD: Final = Phrase("spartacus-leads-brings-gold", gold="count", total="count")
ENDS_TURN: Final = Phrase("spartacus-leads-ends-turn", cards="count", limit="count")
ENDS_TURN_TOO_FULL: Final = Phrase("spartacus-leads-ends-turn-too-full", cards="count", limit="count")
GUARD_LIES_READY: Final = Phrase("spartacus-leads-guard-lies-ready", least="count", chance="count")

# support
BRINGS_ENOUGH: Final = Phrase("spartacus-leads-brings-enough", influence="count", total="count", needed="count")
BRINGS_TOO_LITTLE: Final = Phrase("spartacus-leads-brings-too-little", influence="count", total="count", needed="count")
STAYS_IN_HAND: Final = Phrase("spartacus-leads-stays-in-hand", card="intrigue")
SUPPORTS: Final = Phrase("spartacus-leads-supports", influence="count", total="count", schemer="seat")
REFUSES: Final = Phrase("spartacus-leads-refuses", schemer="seat", gathered="count")
DEFIES_SENATE: Final = Phrase("spartacus-leads-defies-senate", schemer="seat", gathered="count", points="count")

# schemes and their targets
TARGET_GAINS: Final = Phrase("spartacus-leads-target-gains", points="count", before="count", after="count")
TARGET_GAINS_ALL: Final = Phrase("spartacus-leads-target-gains-all", points="count", before="count", after="count")
TARGET_LOSES: Final = Phrase(
    "spartacus-leads-target-loses", points="count", before="count", after="count", guards="count"
)
TARGET_IS_BRIBED: Final = Phrase(
    "spartacus-leads-target-is-bribed", gold="count", points="count", before="count", after="count", guards="count"
)
TARGET_PAYS_YOU: Final = Phrase("spartacus-leads-target-pays-you", gold="count", own="count", guards="count")
TARGET_PAYS: Final = Phrase("spartacus-leads-target-pays", gold="count", own="count", guards="count")
TARGET_EARNS: Final = Phrase("spartacus-leads-target-earns", slaves="count", gold="count", own="count")
TARGET_IS_PAID: Final = Phrase("spartacus-leads-target-is-paid", gold="count", own="count")
TARGET_DRAWS: Final = Phrase("spartacus-leads-target-draws", cards="count", hand="count")
TARGET_DISCARDS: Final = Phrase("spartacus-leads-target-discards", cards="count", hand="count", guards="count")
TARGET_IS_READ: Final = Phrase("spartacus-leads-target-is-read", hand="count", guards="count")
TARGET_IS_POISONED: Final = Phrase("spartacus-leads-target-is-poisoned", fighters="count", guards="count")
TARGET_LOSES_SLAVE: Final = Phrase("spartacus-leads-target-loses-slave", slaves="count", guards="count")
TARGET_GIVES_SLAVE: Final = Phrase("spartacus-leads-target-gives-slave", slaves="count", guards="count")
TARGET_LOSES_GLADIATOR: Final = Phrase("spartacus-leads-target-loses-gladiator", gladiators="count", guards="count")
TARGET_TIRES: Final = Phrase("spartacus-leads-target-tires", gladiators="count", guards="count")
TARGET_IS_SABOTAGED: Final = Phrase("spartacus-leads-target-is-sabotaged", pieces="count", guards="count")
TARGET_HEALS: Final = Phrase("spartacus-leads-target-heals", injured="count")
TARGET_GUARDS_PAID: Final = Phrase("spartacus-leads-target-guards-paid", guards="count", gold="count")
TARGET_GUARDS_LEAVE: Final = Phrase("spartacus-leads-target-guards-leave", gone="count", guards="count")
TARGET_GUARD_TIRES: Final = Phrase("spartacus-leads-target-guard-tires", guards="count")
TARGET_TOILS: Final = Phrase("spartacus-leads-target-toils", needs="count", hands="count", points="count", own="count")
STANDS_AT: Final = Phrase("spartacus-leads-stands-at", influence="count")
OTHERS_REACT: Final = Phrase("spartacus-leads-others-react")
KEEPS_PROMISE: Final = Phrase("spartacus-leads-keeps-promise")
BREAKS_PROMISE: Final = Phrase("spartacus-leads-breaks-promise")
IS_INJURED: Final = Phrase("spartacus-leads-is-injured")
IS_DISCARDED: Final = Phrase("spartacus-leads-is-discarded")
IS_EXHAUSTED: Final = Phrase("spartacus-leads-is-exhausted")

# reactions
HITS_YOU: Final = Phrase("spartacus-leads-hits-you", card="intrigue")
COSTS_YOU_GOLD: Final = Phrase("spartacus-leads-costs-you-gold", gold="count", own="count")
COSTS_YOU_INFLUENCE: Final = Phrase("spartacus-leads-costs-you-influence", points="count", own="count", left="count")
INJURES_YOURS: Final = Phrase("spartacus-leads-injures-yours", schemer="seat", fighters="count")
COSTS_YOU_SLAVE: Final = Phrase("spartacus-leads-costs-you-slave", slaves="count")
COSTS_YOU_GLADIATOR: Final = Phrase("spartacus-leads-costs-you-gladiator", gladiators="count")
GOES_ON: Final = Phrase("spartacus-leads-goes-on", card="intrigue")
NOTHING_PLAYED: Final = Phrase("spartacus-leads-nothing-played")
ROLL_STANDS: Final = Phrase("spartacus-leads-roll-stands")
GUARD_ROLLS: Final = Phrase("spartacus-leads-guard-rolls", least="count", chance="count")
LAID_GUARD_ROLLS: Final = Phrase("spartacus-leads-laid-guard-rolls", guards="count", least="count", chance="count")
GUARD_ROLLS_AGAIN: Final = Phrase("spartacus-leads-guard-rolls-again", least="count", chance="count")
FOILS: Final = Phrase("spartacus-leads-foils", card="intrigue")
FOILS_FOR_GOLD: Final = Phrase("spartacus-leads-foils-for-gold", card="intrigue", gold="count")
TAKES_TOO_MUCH: Final = Phrase(
    "spartacus-leads-takes-too-much", card="intrigue", needed="count", schemer="seat", influence="count"
)
STILL_ENOUGH: Final = Phrase(
    "spartacus-leads-still-enough", card="intrigue", needed="count", schemer="seat", influence="count"
)

# market
CLOSES_STALL: Final = Phrase("spartacus-leads-closes-stall")
BIDS: Final = Phrase("spartacus-leads-bids", left="count")
BIDS_NOTHING: Final = Phrase("spartacus-leads-bids-nothing")
LOOKS: Final = Phrase("spartacus-leads-looks")

# arena
INVITES: Final = Phrase("spartacus-leads-invites", fighters="count", total="count", points="count")
INVITES_TO_VICTORY: Final = Phrase(
    "spartacus-leads-invites-to-victory", fighters="count", total="count", points="count"
)
INVITES_OWN: Final = Phrase("spartacus-leads-invites-own", fighters="count", total="count")
INVITES_OWN_TO_VICTORY: Final = Phrase("spartacus-leads-invites-own-to-victory", fighters="count", total="count")
INVITES_NOBODY: Final = Phrase("spartacus-leads-invites-nobody", seat="seat", points="count")
SENDS: Final = Phrase("spartacus-leads-sends", attack="count", defence="count", speed="count")
SENDS_FOR_FAVOR: Final = Phrase(
    "spartacus-leads-sends-for-favor",
    before="count",
    after="count",
    favor="count",
    most="count",
    tribute="count",
)
SENDS_TO_BE_CHAMPION: Final = Phrase(
    "spartacus-leads-sends-to-be-champion",
    before="count",
    after="count",
    tribute="count",
)
SENDS_CHAMPION: Final = Phrase(
    "spartacus-leads-sends-champion",
    before="count",
    after="count",
    tribute="count",
)
STAYS_AWAY: Final = Phrase("spartacus-leads-stays-away", influence="count", left="count")
GOES_WITHOUT: Final = Phrase("spartacus-leads-goes-without")
BETS_ON_VICTORY: Final = Phrase("spartacus-leads-bets-on-victory", assets="asset", gain="count", gold="count")
BETS_ON_INJURY: Final = Phrase("spartacus-leads-bets-on-injury", gain="count", gold="count")
BETS_ON_DECAPITATION: Final = Phrase("spartacus-leads-bets-on-decapitation", gain="count", gold="count")
BETS_NOTHING: Final = Phrase("spartacus-leads-bets-nothing", box="box")
BETS_NOTHING_ON: Final = Phrase("spartacus-leads-bets-nothing-on", assets="asset")
SPARES: Final = Phrase("spartacus-leads-spares", assets="asset", owners="seat", influence="count")
KILLS: Final = Phrase("spartacus-leads-kills", assets="asset", owners="seat", left="count")
KILLS_A_FAVORITE: Final = Phrase(
    "spartacus-leads-kills-a-favorite", assets="asset", owners="seat", points="count", left="count"
)
HOLDS_PRIMUS: Final = Phrase("spartacus-leads-holds-primus", points="count")
HOLDS_GAMES: Final = Phrase("spartacus-leads-holds-games", points="count")
TEAM_AGAINST: Final = Phrase("spartacus-leads-team-against", assets="asset")

# combat
ATTACKS: Final = Phrase("spartacus-leads-attacks", attack="count", defence="count")
MOVES_INTO_REACH: Final = Phrase("spartacus-leads-moves-into-reach", asset="asset")
MOVES_INTO_FRAY: Final = Phrase("spartacus-leads-moves-into-fray", asset="asset", enemies="asset")
MOVES_INTO_DANGER: Final = Phrase("spartacus-leads-moves-into-danger", asset="asset", distance="count", enemies="asset")
MOVES: Final = Phrase("spartacus-leads-moves", asset="asset", distance="count")
STOPS: Final = Phrase("spartacus-leads-stops", asset="asset", hex="hex")
STOPS_WITHOUT_ATTACK: Final = Phrase("spartacus-leads-stops-without-attack", asset="asset", hex="hex")
ACTS_FIRST: Final = Phrase("spartacus-leads-acts-first")
ACTS_SECOND: Final = Phrase("spartacus-leads-acts-second")
LOSES_DIE: Final = Phrase("spartacus-leads-loses-die", attribute="attribute", left="count")
DEFENDS_WITH: Final = Phrase("spartacus-leads-defends-with", dice="count")
ROLLS_AGAIN: Final = Phrase("spartacus-leads-rolls-again")
KEEPS_DICE: Final = Phrase("spartacus-leads-keeps-dice")
THROWS_NET: Final = Phrase("spartacus-leads-throws-net")
HOLDS_NET: Final = Phrase("spartacus-leads-holds-net")
WOUND_MORE: Final = Phrase("spartacus-leads-wound-more")
WOUNDS_STAY: Final = Phrase("spartacus-leads-wounds-stay")
AXE_SWUNG: Final = Phrase("spartacus-leads-axe-swung", wounds="count", asset="asset", fate="fate")
AXE_SAVED: Final = Phrase("spartacus-leads-axe-saved", wounds="count", asset="asset", fate="fate")
SHIELD_RAISED: Final = Phrase("spartacus-leads-shield-raised", wounds="count", asset="asset", fate="fate")
SHIELD_LOWERED: Final = Phrase("spartacus-leads-shield-lowered", wounds="count", asset="asset", fate="fate")
CHANGES_SIDES: Final = Phrase("spartacus-leads-changes-sides")
STANDS_BY: Final = Phrase("spartacus-leads-stands-by")

CONSEQUENCES: Final = (
    *(BEGINS_WITH, PAYS_LEDGER, RELEASES, HEALS),
    *(HAS_ENOUGH, PAYS_TO_PLAY, WANTS_SUPPORT, BRINGS_GOLD, ENDS_TURN, ENDS_TURN_TOO_FULL, GUARD_LIES_READY),
    *(BRINGS_ENOUGH, BRINGS_TOO_LITTLE, STAYS_IN_HAND, SUPPORTS, REFUSES, DEFIES_SENATE),
    *(TARGET_GAINS, TARGET_GAINS_ALL, TARGET_LOSES, TARGET_IS_BRIBED, TARGET_PAYS_YOU, TARGET_PAYS, TARGET_EARNS),
    *(TARGET_IS_PAID, TARGET_DRAWS, TARGET_DISCARDS, TARGET_IS_READ, TARGET_IS_POISONED, TARGET_LOSES_SLAVE),
    *(TARGET_GIVES_SLAVE, TARGET_LOSES_GLADIATOR, TARGET_TIRES, TARGET_IS_SABOTAGED, TARGET_HEALS),
    *(TARGET_GUARDS_PAID, TARGET_GUARDS_LEAVE, TARGET_GUARD_TIRES, TARGET_TOILS),
    *(STANDS_AT, OTHERS_REACT, KEEPS_PROMISE, BREAKS_PROMISE, IS_INJURED, IS_DISCARDED, IS_EXHAUSTED),
    *(HITS_YOU, COSTS_YOU_GOLD, COSTS_YOU_INFLUENCE, INJURES_YOURS, COSTS_YOU_SLAVE, COSTS_YOU_GLADIATOR),
    *(GOES_ON, NOTHING_PLAYED, ROLL_STANDS),
    *(GUARD_ROLLS, LAID_GUARD_ROLLS, GUARD_ROLLS_AGAIN, FOILS, FOILS_FOR_GOLD),
    *(TAKES_TOO_MUCH, STILL_ENOUGH, CLOSES_STALL, BIDS, BIDS_NOTHING, LOOKS),
    *(INVITES, INVITES_TO_VICTORY, INVITES_OWN, INVITES_OWN_TO_VICTORY, INVITES_NOBODY),
    *(SENDS, SENDS_FOR_FAVOR, SENDS_TO_BE_CHAMPION, SENDS_CHAMPION, STAYS_AWAY, GOES_WITHOUT),
    *(BETS_ON_VICTORY, BETS_ON_INJURY, BETS_ON_DECAPITATION, BETS_NOTHING, BETS_NOTHING_ON),
    *(SPARES, KILLS, KILLS_A_FAVORITE, HOLDS_PRIMUS, HOLDS_GAMES, TEAM_AGAINST),
    *(ATTACKS, MOVES_INTO_REACH, MOVES_INTO_FRAY, MOVES_INTO_DANGER, MOVES, STOPS, STOPS_WITHOUT_ATTACK),
    *(ACTS_FIRST, ACTS_SECOND, LOSES_DIE, DEFENDS_WITH, ROLLS_AGAIN, KEEPS_DICE, THROWS_NET, HOLDS_NET),
    *(WOUND_MORE, WOUNDS_STAY, AXE_SWUNG, AXE_SAVED, SHIELD_RAISED, SHIELD_LOWERED),
    *(CHANGES_SIDES, STANDS_BY),
)
