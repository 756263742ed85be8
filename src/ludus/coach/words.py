"""What a coach says of its own: where to look, and what a choice risks. The words are in `locales/*/coach.ftl`."""

from typing import Final

from ludus.core.phrase import Phrase


def _hints(game: str, *names: str) -> dict[str, Phrase]:
    return {name: Phrase(f"coach-{game}-{name}") for name in names}


# What to look at, by the cause that decides (the last part of its id) or by what is asked.
KAMPF: Final = _hints(
    "kampf",
    *("first", "nets", "prongs", "stone", "wounded", "dice", "no-shield", "shields", "exchange"),
    *("carrier", "gladiator", "release", "proxy", "net", "reroll", "casualty"),
)
AQUILEIA: Final = _hints(
    "aquileia",
    *("mercatus", "arena", "stadium", "theatrum", "forum", "portus", "crest", "stop"),
    *("trade", "equi", "servi", "cards", "blue", "prize", "keep", "bid", "build", "slaves", "fee"),
)
SPARTACUS: Final = _hints(
    "spartacus",
    *("intrigue", "support", "reaction", "target", "bid", "host-bid", "fighter", "invitation", "bet", "verdict"),
    *("turn", "wound", "house", "asking", "spare", "cards", "ledger", "spy", "look", "talk", "pick", "stall"),
    *("equipment", "primus", "teams", "start", "order", "defend", "reroll", "gear", "evade", "other"),
)

# What a choice risks.
LAST_TEAM: Final = Phrase("coach-kampf-last-team", gone="count", rival="seat")
LAST_TEAM_ANIMAL: Final = Phrase("coach-kampf-last-team-animal", gone="count", animal="animal")
EXPOSED: Final = Phrase("coach-kampf-exposed", gone="count", rival="seat")
EXPOSED_ANIMAL: Final = Phrase("coach-kampf-exposed-animal", gone="count", animal="animal")

PHRASES: Final = {
    "kampf": (*KAMPF.values(), LAST_TEAM, LAST_TEAM_ANIMAL, EXPOSED, EXPOSED_ANIMAL),
    "aquileia": tuple(AQUILEIA.values()),
    "spartacus": tuple(SPARTACUS.values()),
}
