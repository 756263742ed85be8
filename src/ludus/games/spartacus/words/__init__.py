"""Everything the game can say, chapter by chapter: what happened, what is asked, why something is blocked, what an
option means; and what choices lead to, in `consequences`. The sentences themselves are in `locales/*/spartacus.ftl`.

Kinds of values: a seat, a count, a house, an asset (one market card), an intrigue title, a moment at which reactions
can be played, a promise and how it stands, a power of a house. A new chapter is one more file with its EVENTS, PROMPTS,
REASONS and VERBS, and one more name in CHAPTERS.
"""

from typing import Final

from ludus.core.phrase import Phrase
from ludus.games.spartacus.words import (
    arena,
    combat,
    common,
    consequences,
    deals,
    intrigue,
    market,
    primus,
    reactions,
    schemes,
    serpents,
    setup,
    upkeep,
    victory,
)

CHAPTERS: Final = (
    common,
    setup,
    upkeep,
    reactions,
    intrigue,
    schemes,
    serpents,
    market,
    deals,
    arena,
    primus,
    combat,
    victory,
)

PHRASES: Final[tuple[Phrase, ...]] = (
    *(phrase for chapter in CHAPTERS for phrase in (*chapter.EVENTS, *chapter.PROMPTS, *chapter.REASONS)),
    *consequences.CONSEQUENCES,
)
VERBS: Final[dict[str, Phrase]] = {verb: phrase for chapter in CHAPTERS for verb, phrase in chapter.VERBS.items()}
