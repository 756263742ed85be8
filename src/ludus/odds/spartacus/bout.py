"""One fight between two entrants: what it depends on, and its solution."""

from typing import NamedTuple

from ludus.games.spartacus import SPARTACUS
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.combat.crowd import drive_together
from ludus.games.spartacus.features import Entrant, a_duel, box_of, edition, entrants
from ludus.games.spartacus.table.table import SpartacusGame

Key = tuple[str, Entrant, Entrant, bool, str]

ARENA, ADJACENT = "arena", "adjacent"  # where a fight takes place: on the whole board, or without moving


class Bout(NamedTuple):
    """Who fights whom, by which rules; made by `bout_of`."""

    box: Box
    one: Entrant
    other: Entrant
    crowd: bool = True
    place: str = ARENA

    @property
    def key(self) -> Key:
        """What its odds depend on."""
        return (self.box.data.digest, self.one, self.other, self.crowd, self.place)


def bout_of(box: Box, one: Entrant, other: Entrant, crowd: bool = True, place: str = ARENA) -> Bout:
    """A fight, with equipment in the order of the cards, so that it is the same however it is described."""
    return Bout(box, dressed(box, one), dressed(box, other), crowd, place)


def dressed(box: Box, entrant: Entrant) -> Entrant:
    names = [box.market[card].name for card in box.equipment]
    return entrant._replace(gear=tuple(sorted(entrant.gear, key=names.index)))


def bout_at(g: SpartacusGame) -> Bout | None:
    """The fight between the two in the arena; None where there are not two."""
    met = entrants(g)
    return bout_of(box_of(g), met[0], met[1], edition(g)[1]) if len(met) == 2 else None


def engine_game(bout: Bout) -> SpartacusGame:
    """The fight as the real engine fights it, about to begin."""
    expansion = "on" if bout.box.has_expansion else "off"
    settings = SPARTACUS.read_settings({"crowd": bout.crowd, "expansion": expansion})
    whole = SPARTACUS.new_game(SPARTACUS.fewest, settings, bout.box)
    return a_duel(whole, bout.one, bout.other)


def driven_hexes(bout: Bout) -> tuple[int, int]:
    """Where the crowd drives the two."""
    g = engine_game(bout)
    drive_together(g)
    one, other = g.table.fighters
    return one.hex, other.hex
