"""Ten reasons of a level for each game, in three languages, to be read by people.

    .venv/bin/python -m tools.why_sentences [SEED] [LEVEL]

`greedy` plays; now and then the level (the champion, if none is named) is asked in its place what it would choose, and
why.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

from ludus.bots import find
from ludus.match import Match, Turn
from ludus.speech import LANGUAGES, Speech

NAMES: Final = ("Livia", "Flamma", "Priscus")
MOST: Final = 10  # of each game
EVERY: Final = 3  # choices of which one is explained; rare ones always
RARE: Final = ("net", "reroll", "verdict", "keep", "prize")
WANTED: Final = {
    "kampf": Counter(carrier=1, gladiator=1, release=1, team=2, move=1, target=2, net=1, reroll=1, casualty=1),
    "aquileia": Counter(place=4, trade=1, equi=1, cards=1, keep=1, bid=1, build=2, prize=1),
    "spartacus": Counter(
        {"intrigue": 1, "ask-support": 1, "support": 1, "bid": 1, "host-bid": 1, "invitation": 1, "fighter": 1}
        | {"turn": 1, "verdict": 1, "reaction": 1, "target": 1, "wound": 1}
    ),
}


def main(words: list[str]) -> int:
    seed = int(words[0]) if words else 7
    level = words[1] if len(words) > 1 else "champion"
    for game in WANTED:
        for number, (asked, said) in enumerate(told(game, seed, level), 1):
            print(f"{game} {number} ({asked})", *said, sep="\n    ", flush=True)
    return 0


def told(game: str, seed: int, level: str) -> Iterator[tuple[str, list[str]]]:
    """What was asked, and the reason in each language."""
    match = Match.new(game, seats=len(NAMES), seed=seed)
    bots = [find("greedy")(seat) for seat in range(len(NAMES))]
    speeches = [Speech(lang, match.lexicon(), NAMES) for lang in LANGUAGES]
    left, choices = WANTED[game].copy(), 0
    while (decision := match.decision) is not None and (WANTED[game] - left).total() < MOST:
        seat = match.owing[0]
        turn = Turn(match, seat, decision, match.options(seat))
        choices += 1
        is_due = choices % EVERY == 1 or decision.kind in RARE
        if len(turn.options) > 1 and left[decision.kind] and is_due:
            left[decision.kind] -= 1
            thinker = find(level)(choices)
            option = thinker.choose(turn)
            reason = thinker.explain(turn, option)
            assert reason is not None
            yield decision.kind, [speech.reason(reason, option) for speech in speeches]
        match.act(seat, bots[seat].choose(turn))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
