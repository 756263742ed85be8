"""Moments of real games, as the server sends them to one seat: what the page's own tests draw.

`tools.protocol_types` writes them to `web/tests/views` and tells when they are out of date.
"""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

from ludus.match import GAMES, Match
from ludus.server import protocol
from ludus.server.rooms.table.patches import changes
from ludus.server.rooms.table.records import row_of
from ludus.server.rooms.table.scene import scene
from ludus.server.rooms.table.story import Story

FOLDER: Final = Path(__file__).resolve().parents[1] / "web" / "tests" / "views"
SEED: Final = "5"
OTHER_SEEDS: Final = {"kampf-animal": "1"}  # moments that do not come in that game
STRIDE: Final = 7  # which option is taken: neither always the first nor by chance
LAST_ITEMS: Final = 40
PATCHES: Final = 40  # steps of a game that are followed by what changes

Moment = Callable[[Match, int], bool]


def asks(id: str) -> Moment:
    """When this is asked for the first time."""
    return lambda match, _seat: _prompt(match) == id


def entering(match: Match, seat: int) -> bool:
    """When there are spaces to choose, and others that are blocked."""
    return _prompt(match) == "kampf-ask-carrier" and bool(match.blocked(seat))


def placing(match: Match, seat: int) -> bool:
    """When followers and the crest may still be placed, and some spaces are taken."""
    return _prompt(match) == "aquileia-ask-place" and len(match.blocked(seat)) > 4


def first(_match: Match, _seat: int) -> bool:
    """When something is asked for the first time."""
    return True


def over(match: Match, _seat: int) -> bool:
    """When nothing is asked any more."""
    return match.decision is None


def has_struck(match: Match, seat: int) -> bool:
    """When a wound is to be taken, and the dice that dealt it were compared."""
    return _prompt(match) == "spartacus-ask-wound" and len(match.blocked(seat)) == 1


MOMENTS: Final[dict[str, Moment]] = {
    "kampf-entry": entering,
    "kampf-net": asks("kampf-ask-net"),
    "kampf-reroll": asks("kampf-ask-reroll"),
    "kampf-casualty": asks("kampf-ask-casualty"),
    "kampf-gladiator": asks("kampf-ask-gladiator"),
    "kampf-team": asks("kampf-ask-team"),
    "kampf-target": asks("kampf-ask-target"),
    "kampf-proxy": asks("kampf-ask-proxy"),
    "kampf-animal": asks("kampf-ask-animal"),
    "kampf-end": over,
    "aquileia-place": placing,
    "aquileia-trade": asks("aquileia-ask-trade"),
    "aquileia-cards": asks("aquileia-ask-cards"),
    "aquileia-laurel": asks("aquileia-ask-laurel"),
    "aquileia-bid": asks("aquileia-ask-bid"),
    "aquileia-build": asks("aquileia-ask-build"),
    "aquileia-slaves": asks("aquileia-ask-slaves"),
    "aquileia-end": over,
    "spartacus-turn": asks("spartacus-ask-intrigue-turn"),
    "spartacus-support": asks("spartacus-ask-whom-to-ask"),
    "spartacus-stall": asks("spartacus-ask-stall"),
    "spartacus-bid": asks("spartacus-ask-bid"),
    "spartacus-bet": asks("spartacus-ask-bet"),
    "spartacus-move": asks("spartacus-ask-turn"),
    "spartacus-wound": has_struck,
    "spartacus-end": over,
}
PLAIN: Final[dict[str, Moment]] = {"first": first, "end": over}  # of a game that names no moments of its own
OPTIONS: Final[dict[str, dict[str, object]]] = {
    "kampf": {"start": "first"},
    "aquileia": {"start": "first"},
    "spartacus": {"length": "quick"},
}


def files() -> dict[Path, str]:
    """Every saved moment with its text, and the beginnings of games by what changes in them."""
    found = {
        FOLDER / f"{name}.json": saved(name.partition("-")[0], moment, OTHER_SEEDS.get(name, SEED))
        for name, moment in moments().items()
    }
    return found | {FOLDER / "patches" / f"{game}.json": followed(game) for game in GAMES}


def moments() -> dict[str, Moment]:
    """The moments of all games."""
    with_moments = {name.partition("-")[0] for name in MOMENTS}
    others = [game for game in GAMES if game not in with_moments]
    return MOMENTS | {f"{game}-{name}": moment for game in others for name, moment in PLAIN.items()}


def saved(game: str, moment: Moment, seed: str) -> str:
    """Play until the moment comes, and write down what the seat that is asked sees; at the end, all it was told."""
    story = Story(row_of(Match.new(game, 3, seed, OPTIONS.get(game)), "saved", None, seed))
    story.open(0.0)
    taken = 0
    while story.match.decision is not None:
        seat = min(seat for seat in story.match.decision.seats if story.match.options(seat))
        if moment(story.match, seat):
            return _as_text(story, seat, story.told.after(seat, 0)[-LAST_ITEMS:])
        choices = story.match.options(seat)
        taken += 1
        story.act(seat, choices[taken * STRIDE % len(choices)].words, by="person", command=None, at=0.0)
    if moment(story.match, 0):
        return _as_text(story, 0, story.told.after(0, 0))
    raise AssertionError(f"the moment never comes in {game}")


def followed(game: str) -> str:
    """The scene of one seat at the beginning, what changed in it at each step, and how it lies then."""
    story = Story(row_of(Match.new(game, 3, SEED, OPTIONS.get(game)), "saved", None, SEED))
    story.open(0.0)
    scenes = [_plain(story, 0)]
    while len(scenes) <= PATCHES and story.owing():
        seat = story.owing()[0]
        choices = story.match.options(seat)
        story.act(seat, choices[len(scenes) * STRIDE % len(choices)].words, by="person", command=None, at=0.0)
        scenes.append(_plain(story, 0))
    told = [msgspec.to_builtins(changes(before, after)) for before, after in pairwise(scenes)]
    lines = ",\n".join(json.dumps(patch) for patch in told)
    return f'{{"first": {json.dumps(scenes[0])}, "last": {json.dumps(scenes[-1])}, "patches": [\n{lines}\n]}}\n'


def _plain(story: Story, seat: int) -> Any:
    return json.loads(protocol.encode(scene(story, seat)))


def _as_text(story: Story, seat: int, items: list[protocol.Item]) -> str:
    lines = ",\n".join(json.dumps(msgspec.to_builtins(item)) for item in items)
    seen = json.dumps(msgspec.to_builtins(scene(story, seat)))
    return f'{{"seat": {seat}, "scene": {seen}, "items": [\n{lines}\n]}}\n'


def _prompt(match: Match) -> str:
    message = match.prompt()
    return "" if message is None else message.phrase.id
