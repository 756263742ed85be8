"""The table around something that happened, as one viewer saw it then: for looking at it again."""

from bisect import bisect_right
from typing import NamedTuple

from ludus.match import Match
from ludus.server import protocol
from ludus.server.rooms.table.items import Viewer
from ludus.server.rooms.table.scene import past_scene
from ludus.server.rooms.table.story import Story


class Past(NamedTuple):
    """Something a viewer was told of: the first item of the same choice, and the game before and after it."""

    first: int
    before: protocol.Scene
    after: protocol.Scene


class Place(NamedTuple):
    """Where something lies in a match: how many choices had been made with its own, and its choice's first item."""

    match: Match  # a copy, which another thread may read
    line: int
    viewer: Viewer
    step: int
    first: int

    def look(self) -> Past:
        """Go back there."""
        before, after = (self.match.at(step) for step in (max(self.step - 1, 0), self.step))
        return Past(self.first, *(past_scene(match, self.viewer, self.line) for match in (before, after)))


def place_of(story: Story, viewer: Viewer, number: int) -> Place | None:
    """Where the viewer's item of that number lies; None where there is none, or it was taken back."""
    place = story.told.place_of(viewer, number)
    if place is None or story.told.is_taken_back(place):
        return None
    step = bisect_right(story.chosen, place, key=lambda chosen: chosen.told)
    begins = story.chosen[step - 1].told if step else 0
    first = story.told.count_before(viewer, begins) + 1
    return Place(story.match.clone(), story.line, viewer, step, first)
