"""Patches of a game, followed by one who knows the standard and nothing of the code that makes them."""

from typing import Any

import msgspec

from ludus.match import Match
from ludus.server import protocol
from ludus.server.rooms.table.patches import Patcher, Shown
from ludus.server.rooms.table.records import row_of
from ludus.server.rooms.table.scene import scenes
from ludus.server.rooms.table.story import Story
from ludus.server.rows import BY_RECORD


def applied(document: Any, patch: list[dict[str, Any]]) -> Any:
    """What RFC 6902 makes of a document: written from the standard, not from the code it tests."""
    for change in patch:
        keys = [key.replace("~1", "/").replace("~0", "~") for key in change["path"].split("/")[1:]]
        if not keys:
            assert change["op"] == "replace"
            document = change["value"]
            continue
        *way, last = keys
        target = document
        for key in way:
            target = target[int(key)] if isinstance(target, list) else target[key]
        if isinstance(target, list):
            place = len(target) if last == "-" else int(last)
            assert 0 <= place <= len(target) - (change["op"] != "add")
            if change["op"] == "add":
                target.insert(place, change["value"])
            elif change["op"] == "replace":
                target[place] = change["value"]
            else:
                del target[place]
        elif change["op"] == "remove":
            del target[last]
        else:
            assert (last in target) == (change["op"] == "replace")
            target[last] = change["value"]
    return document


def patched_all_along(match: Match, most: int | None = None) -> int:
    """See that everybody's patched game is the fresh one at every step, or the first ones; how many were sent."""
    viewers = [None, *range(match.seats)]
    story, sent = from_the_beginning(match), 0
    shown = {viewer: Shown() for viewer in viewers}
    held: dict[int | None, Any] = {}
    for act in [None, *match.acts[:most]]:
        if act is not None:
            story.act(act.seat, act.words, by=BY_RECORD, command=None, at=0.0)
        patcher = Patcher()
        for viewer, game in scenes(story, viewers, None).items():
            before, whole = shown[viewer].version, protocol.encode(game)
            shown[viewer].show(whole, patcher)
            if shown[viewer].version > before:
                patch, fresh = shown[viewer].patch, msgspec.json.decode(whole)
                held[viewer] = applied(held[viewer], msgspec.json.decode(patch)) if patch else fresh
                sent += bool(patch)
                assert held[viewer] == fresh
    return sent


def from_the_beginning(match: Match) -> Story:
    """The story of a match, with the same dice and cards, before the first choice."""
    story = Story(row_of(match, "golden", None, match.seed))
    story.match = match.at(0)
    return story
