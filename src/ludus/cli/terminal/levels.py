"""What the levels of bots are called: as on the page."""

from typing import Final

from ludus.speech import Speech

NAMES: Final = {
    "random": "cli-level-random",
    "plain": "cli-level-plain",
    "greedy": "cli-level-greedy",
    "novice": "cli-level-novice",
    "lanista": "cli-level-lanista",
    "champion": "cli-level-champion",
    "master": "cli-level-master",
}


def level_name(speech: Speech, level: str) -> str:
    """Ours have a name in every language, other bots the one they were called by."""
    return speech.text(NAMES[level]) if level in NAMES else level


def typed_name(speech: Speech, level: str) -> str:
    """What to type for a bot, and what it is called where that is something else: greedy = gierig."""
    name = level_name(speech, level)
    return level if name.casefold() == level else f"{level} = {name}"
