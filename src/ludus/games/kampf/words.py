"""Everything the game can say: what happened, what is asked, why not, what an option means and leads to.

The sentences themselves are in `locales/*/kampf.ftl`. Kinds of values: a seat, a count, a space, a gladiator, an
animal, the faces of dice.
"""

from typing import Final

from ludus.core.phrase import Phrase

# --- what happened ---------------------------------------------------------------------------------

STARTS: Final = Phrase("kampf-event-starts", seat="seat")
CARRIER: Final = Phrase("kampf-event-carrier", seat="seat", space="space")
JOINS: Final = Phrase("kampf-event-joins", seat="seat", gladiator="gladiator", space="space")
RELEASED: Final = Phrase("kampf-event-released", seat="seat", animal="animal", space="space")
BESIDE: Final = Phrase("kampf-event-beside", animals="animal")
PASSES: Final = Phrase("kampf-event-passes", seat="seat")
MOVES: Final = Phrase("kampf-event-moves", seat="seat", space="space", to="space")
LEADS: Final = Phrase("kampf-event-leads", seat="seat", animal="animal", space="space")
ENTERS: Final = Phrase("kampf-event-enters", seat="seat", animal="animal", space="space")
CHALLENGES: Final = Phrase("kampf-event-challenges", seat="seat", space="space", target="space", rival="seat")
CHALLENGES_ANIMAL: Final = Phrase(
    "kampf-event-challenges-animal", seat="seat", space="space", target="space", animal="animal"
)
ACTS_FOR: Final = Phrase("kampf-event-acts-for", seat="seat", animal="animal")
STRIKES_FIRST: Final = Phrase("kampf-event-strikes-first", space="space", spears="count", against="count")
TIED: Final = Phrase("kampf-event-tied", space="space", spears="count")
NETS: Final = Phrase("kampf-event-nets", seat="seat", gladiator="gladiator", space="space")
ROLLS: Final = Phrase("kampf-event-rolls", seat="seat", dice="face")
ANIMAL_ROLLS: Final = Phrase("kampf-event-animal-rolls", animal="animal", dice="face")
KEEPS: Final = Phrase("kampf-event-keeps", seat="seat")
ROLLS_AGAIN: Final = Phrase("kampf-event-rolls-again", seat="seat")
SHIELDED: Final = Phrase("kampf-event-shielded", space="space", count="count")
STONES: Final = Phrase("kampf-event-stones", space="space", count="count", lying="count", hits="count")
TAKEN: Final = Phrase("kampf-event-taken", space="space", gladiator="gladiator", seat="seat")
KILLED: Final = Phrase("kampf-event-killed", space="space", gladiator="gladiator")
WIPED_OUT: Final = Phrase("kampf-event-wiped-out", seat="seat", space="space")
BEATEN: Final = Phrase("kampf-event-beaten", animal="animal", seat="seat")
SLAIN: Final = Phrase("kampf-event-slain", animal="animal")
LAST_STANDING: Final = Phrase("kampf-event-last-standing", seat="seat")
ALL_ANIMALS_BEATEN: Final = Phrase("kampf-event-all-animals-beaten")
SURVIVORS: Final = Phrase("kampf-event-survivors", seat="seat", count="count")

EVENTS: Final = (
    *(STARTS, CARRIER, JOINS, RELEASED, BESIDE, PASSES, MOVES, LEADS, ENTERS, CHALLENGES, CHALLENGES_ANIMAL),
    *(ACTS_FOR, STRIKES_FIRST, TIED, NETS, ROLLS, ANIMAL_ROLLS, KEEPS, ROLLS_AGAIN, SHIELDED, STONES, TAKEN),
    *(KILLED, WIPED_OUT, BEATEN, SLAIN),
    *(LAST_STANDING, ALL_ANIMALS_BEATEN, SURVIVORS),
)

# --- what is asked ---------------------------------------------------------------------------------

ASK_CARRIER: Final = Phrase("kampf-ask-carrier", seat="seat", teams="count")
ASK_GLADIATOR: Final = Phrase("kampf-ask-gladiator", seat="seat", space="space")
ASK_RELEASE: Final = Phrase("kampf-ask-release", seat="seat", animal="animal")
ASK_TEAM: Final = Phrase("kampf-ask-team", seat="seat")
ASK_ANIMAL: Final = Phrase("kampf-ask-animal", seat="seat")
ASK_MOVE: Final = Phrase("kampf-ask-move", seat="seat", space="space")
ASK_ENTER: Final = Phrase("kampf-ask-enter", seat="seat", animal="animal")
ASK_TARGET: Final = Phrase("kampf-ask-target", seat="seat", space="space")
ASK_PROXY: Final = Phrase("kampf-ask-proxy", seat="seat", animal="animal")
ASK_NET: Final = Phrase("kampf-ask-net", seat="seat", space="space", count="count")
ASK_REROLL: Final = Phrase("kampf-ask-reroll", seat="seat", dice="face")
ASK_CASUALTY: Final = Phrase("kampf-ask-casualty", seat="seat", space="space", count="count")

PROMPTS: Final = (
    *(ASK_CARRIER, ASK_GLADIATOR, ASK_RELEASE, ASK_TEAM, ASK_ANIMAL, ASK_MOVE, ASK_ENTER, ASK_TARGET),
    *(ASK_PROXY, ASK_NET, ASK_REROLL, ASK_CASUALTY),
)

# --- why not ---------------------------------------------------------------------------------------

BESIDE_OWN: Final = Phrase("kampf-why-beside-own", count="count")
TEAM_FULL: Final = Phrase("kampf-why-team-full")
NO_CARRIER_LEFT: Final = Phrase("kampf-why-no-carrier-left")
PILE_EMPTY: Final = Phrase("kampf-why-pile-empty")
NO_TARGET: Final = Phrase("kampf-why-no-target")
NO_WAY: Final = Phrase("kampf-why-no-way")
OCCUPIED: Final = Phrase("kampf-why-occupied")
NO_ENEMY_THERE: Final = Phrase("kampf-why-no-enemy-there")
OWN_TEAM: Final = Phrase("kampf-why-own-team")
TEAMS_ONLY: Final = Phrase("kampf-why-teams-only")

REASONS: Final = (
    *(BESIDE_OWN, TEAM_FULL, NO_CARRIER_LEFT, PILE_EMPTY, NO_TARGET, NO_WAY),
    *(OCCUPIED, NO_ENEMY_THERE, OWN_TEAM, TEAMS_ONLY),
)

# --- what a choice leads to --------------------------------------------------------------------------

THEN_CARRIER: Final = Phrase("kampf-then-carrier", rivals="count")
THEN_JOINED: Final = Phrase("kampf-then-joined", count="count")
THEN_RECRUITED: Final = tuple(
    Phrase(f"kampf-then-{kind}", count="count") for kind in ("spear", "net", "sword", "prong", "shield")
)
THEN_RELEASED: Final = Phrase("kampf-then-released", own="count", others="count")
THEN_TEAM: Final = Phrase("kampf-then-team", dice="count", rivals="count")
THEN_LED: Final = Phrase("kampf-then-led", dice="count", hits="count")
THEN_BESIDE: Final = Phrase("kampf-then-beside", rivals="count")
THEN_FIRST: Final = Phrase("kampf-then-first", spears="count", against="count")
THEN_TIED: Final = Phrase("kampf-then-tied", spears="count")
THEN_SECOND: Final = Phrase("kampf-then-second", spears="count", against="count")
THEN_PROXY_DECIDES: Final = Phrase("kampf-then-proxy-decides", seat="seat")
THEN_PROXY_ROLLS: Final = Phrase("kampf-then-proxy-rolls", seat="seat")
THEN_CAUGHT_SWORD: Final = Phrase("kampf-then-caught-sword", dice="count")
THEN_PRONGS_REMAIN: Final = Phrase("kampf-then-prongs-remain", own="count", others="count")
THEN_PRONGS_EVEN: Final = Phrase("kampf-then-prongs-even", own="count", others="count")
THEN_PRONGS_WON: Final = Phrase("kampf-then-prongs-won", own="count", others="count")
THEN_CAUGHT_SHIELD: Final = Phrase("kampf-then-caught-shield", count="count")
THEN_CAUGHT_NET: Final = Phrase("kampf-then-caught-net", count="count")
THEN_CAUGHT_IDLE: Final = Phrase("kampf-then-caught-idle")
THEN_REROLL: Final = Phrase("kampf-then-reroll", dice="count")
THEN_LOSSES: Final = Phrase("kampf-then-losses", count="count", stones="count")
THEN_HITS: Final = Phrase("kampf-then-hits", animal="animal", stones="count", hits="count")
THEN_BEATEN: Final = Phrase("kampf-then-beaten", animal="animal")
THEN_SLAIN: Final = Phrase("kampf-then-slain", animal="animal")
THEN_ALL_GONE: Final = Phrase("kampf-then-all-gone")
THEN_OVER: Final = tuple(
    Phrase(f"kampf-then-over-{kind}", count="count") for kind in ("spear", "net", "sword", "prong", "shield")
)
THEN_MORE_GO: Final = Phrase("kampf-then-more-go", fewer="count", more="count")
THEN_STRIKES: Final = Phrase("kampf-then-strikes", dice="count", fewer="count")
THEN_STRIKES_ONCE: Final = Phrase("kampf-then-strikes-once", dice="count", fewer="count")
THEN_STRIKES_TWICE: Final = Phrase("kampf-then-strikes-twice", dice="count", fewer="count")

CONSEQUENCES: Final = (
    *(THEN_CARRIER, THEN_JOINED, *THEN_RECRUITED, THEN_RELEASED, THEN_TEAM, THEN_LED, THEN_BESIDE),
    *(THEN_FIRST, THEN_TIED, THEN_SECOND, THEN_PROXY_DECIDES, THEN_PROXY_ROLLS, THEN_CAUGHT_SWORD),
    *(
        THEN_PRONGS_REMAIN,
        THEN_PRONGS_EVEN,
        THEN_PRONGS_WON,
        THEN_CAUGHT_SHIELD,
        THEN_CAUGHT_NET,
        THEN_CAUGHT_IDLE,
        THEN_REROLL,
        THEN_LOSSES,
    ),
    *(THEN_HITS, THEN_BEATEN, THEN_SLAIN, THEN_ALL_GONE, *THEN_OVER, THEN_STRIKES, THEN_STRIKES_ONCE),
    *(THEN_MORE_GO, THEN_STRIKES_TWICE),
)

# --- what an option means --------------------------------------------------------------------------

VERBS: Final = {
    "carrier": Phrase("kampf-option-carrier", space="space"),
    "join": Phrase("kampf-option-join", space="space"),
    "gladiator": Phrase("kampf-option-gladiator", gladiator="gladiator"),
    "release": Phrase("kampf-option-release", space="space"),
    "team": Phrase("kampf-option-team", space="space"),
    "lead": Phrase("kampf-option-lead", animal="animal"),
    "stay": Phrase("kampf-option-stay"),
    "move": Phrase("kampf-option-move", space="space"),
    "enter": Phrase("kampf-option-enter", space="space"),
    "challenge": Phrase("kampf-option-challenge", space="space"),
    "proxy": Phrase("kampf-option-proxy", seat="seat"),
    "net": Phrase("kampf-option-net", gladiator="gladiator"),
    "keep": Phrase("kampf-option-keep"),
    "reroll": Phrase("kampf-option-reroll"),
    "give": Phrase("kampf-option-give", gladiator="gladiator"),
    "give-netted": Phrase("kampf-option-give-netted", gladiator="gladiator"),
}
