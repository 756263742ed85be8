"""The clauses in which a bot gives its reasons in Kampf. The words are in `locales/*/reasons/kampf.ftl`."""

from typing import Final

from ludus.core.phrase import Phrase

# --- what I did --------------------------------------------------------------------------------------

DID: Final = {
    "carrier": Phrase("kampf-reason-did-carrier", space="space"),
    "join": Phrase("kampf-reason-did-join", space="space"),
    "gladiator": Phrase("kampf-reason-did-gladiator", gladiator="gladiator"),
    "release": Phrase("kampf-reason-did-release", space="space"),
    "team": Phrase("kampf-reason-did-team", space="space"),
    "lead": Phrase("kampf-reason-did-lead", animal="animal"),
    "stay": Phrase("kampf-reason-did-stay"),
    "move": Phrase("kampf-reason-did-move", space="space"),
    "enter": Phrase("kampf-reason-did-enter", space="space"),
    "proxy": Phrase("kampf-reason-did-proxy", seat="seat"),
    "net": Phrase("kampf-reason-did-net", gladiator="gladiator"),
    "keep": Phrase("kampf-reason-did-keep"),
    "reroll": Phrase("kampf-reason-did-reroll"),
    "give": Phrase("kampf-reason-did-give", gladiator="gladiator"),
    "give-netted": Phrase("kampf-reason-did-give-netted", gladiator="gladiator"),
}
DID_CHALLENGE: Final = Phrase("kampf-reason-did-challenge", rival="seat", space="space")
DID_CHALLENGE_ANIMAL: Final = Phrase("kampf-reason-did-challenge-animal", animal="animal", space="space")

# --- entering the arena ------------------------------------------------------------------------------

BEGUN: Final = Phrase("kampf-reason-begun")
EDGE: Final = Phrase("kampf-reason-edge", count="count")
LACKS: Final = Phrase("kampf-reason-lacks")
MORE: Final = Phrase("kampf-reason-more")
PREY: Final = Phrase("kampf-reason-prey", count="count")
FAR_PREY: Final = Phrase("kampf-reason-far-prey")
AWAY: Final = Phrase("kampf-reason-away", count="count")

# --- the challenge -----------------------------------------------------------------------------------

TARGET: Final = Phrase("kampf-reason-target", rival="seat", space="space")
TARGET_ANIMAL: Final = Phrase("kampf-reason-target-animal", animal="animal", space="space")
FIRST: Final = Phrase("kampf-reason-first", ours="count", theirs="count")
FIRST_TIED: Final = Phrase("kampf-reason-first-tied")
NETS: Final = Phrase("kampf-reason-nets", count="count")
PRONGS: Final = Phrase("kampf-reason-prongs")
STONE: Final = Phrase("kampf-reason-stone")
WOUNDED: Final = Phrase("kampf-reason-wounded", hits="count")
DICE: Final = Phrase("kampf-reason-dice", ours="count", theirs="count")
NO_SHIELD: Final = Phrase("kampf-reason-no-shield")
SHIELDS: Final = Phrase("kampf-reason-shields", count="count")
EXCHANGE: Final = Phrase("kampf-reason-exchange")
LEAST_BAD: Final = Phrase("kampf-reason-least-bad")
ROUGHLY: Final = Phrase("kampf-reason-roughly")
NEIGHBOUR: Final = Phrase("kampf-reason-neighbour")

CHANCES: Final = Phrase("kampf-reason-chances", take="count", lose="count")
CHANCES_ANIMAL: Final = Phrase("kampf-reason-chances-animal", beat="count", lose="count")
CHANCES_LED: Final = Phrase("kampf-reason-chances-led", take="count", fall="count")
CHANCES_LED_ANIMAL: Final = Phrase("kampf-reason-chances-led-animal", beat="count", fall="count")

# --- in the fight ------------------------------------------------------------------------------------

CAUGHT_SWORD: Final = Phrase("kampf-reason-caught-sword", dice="count")
CAUGHT_NET: Final = Phrase("kampf-reason-caught-net")
CAUGHT_SHIELD: Final = Phrase("kampf-reason-caught-shield", count="count")
CAUGHT_PRONG: Final = Phrase("kampf-reason-caught-prong")
NET_ORDER: Final = Phrase("kampf-reason-net-order")
ABOVE: Final = Phrase("kampf-reason-above")
BELOW: Final = Phrase("kampf-reason-below")
NETTED_FIRST: Final = Phrase("kampf-reason-netted-first")
SPARED: Final = Phrase("kampf-reason-spared")
NO_MATTER: Final = Phrase("kampf-reason-no-matter")
WORTH: Final = Phrase("kampf-reason-worth", gain="hundredths")

# --- how everybody stands afterwards -----------------------------------------------------------------

POINTS: Final = Phrase("kampf-reason-points")
TEAMS: Final = Phrase("kampf-reason-teams")
UNHURT: Final = Phrase("kampf-reason-unhurt")
KEEPS: Final = Phrase("kampf-reason-keeps", gladiator="gladiator")
STRONGER: Final = Phrase("kampf-reason-stronger")

# Clauses that hold only for what was chosen: they compare it with all the rest.
COMPARING: Final = frozenset({EXCHANGE, LEAST_BAD, ROUGHLY, ABOVE, BELOW, SPARED, NETTED_FIRST, NEIGHBOUR, NET_ORDER})

PHRASES: Final = (
    *(*DID.values(), DID_CHALLENGE, DID_CHALLENGE_ANIMAL, BEGUN, EDGE, LACKS, MORE, PREY, FAR_PREY, AWAY),
    *(TARGET, TARGET_ANIMAL, FIRST, FIRST_TIED, NETS, PRONGS, STONE, WOUNDED, DICE, NO_SHIELD, SHIELDS),
    *(EXCHANGE, LEAST_BAD, ROUGHLY, NEIGHBOUR, CHANCES, CHANCES_ANIMAL, CHANCES_LED, CHANCES_LED_ANIMAL),
    *(CAUGHT_SWORD, CAUGHT_NET, CAUGHT_SHIELD, CAUGHT_PRONG, NET_ORDER, ABOVE, BELOW, NETTED_FIRST, SPARED),
    *(NO_MATTER, WORTH, POINTS, TEAMS, UNHURT, KEEPS, STRONGER),
)
