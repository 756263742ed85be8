"""What a seat of Kampf der Gladiatoren sees, as numbers."""

from collections.abc import Mapping
from typing import Final

from ludus.research.encoding.sheet import Names, Seen, Sheet

GLADIATORS: Final = 4  # in a full team
TROPHIES: Final = 8
OWED: Final = 4  # casualties
DICE: Final = 6
SUPPLY: Final = 30
NOBODY: Final[Seen] = {"space": None, "animal": None, "target": None}

Kinds = Mapping[str, Names]  # the names of every kind of value


def fill(sheet: Sheet, seen: Seen, names: Kinds) -> None:
    """The arena, what lies beside it, the players and the fight."""
    kinds, animals = names["gladiator"], names["animal"]
    for space in seen["spaces"]:
        fill_space(sheet, space, kinds, animals)
    sheet.counts(seen["supply"], kinds, SUPPLY)
    sheet.counts(seen["killed"], kinds, SUPPLY)
    sheet.some_of(seen["pile"], animals)
    sheet.some_of([animal["name"] for animal in seen["beside"]], animals)
    sheet.some_of(seen["slain"], animals)
    for seat in sheet.round():
        player = seen["players"][seat]
        sheet.counts(player["trophies"], kinds, TROPHIES)
        sheet.some_of(player["animals"], animals)
        sheet.number(player["carriers"], GLADIATORS)
        sheet.number(player["score"], 4 * TROPHIES)
    fill_fight(sheet, seen["fight"], names)


def fill_space(sheet: Sheet, space: Seen, kinds: Names, animals: Names) -> None:
    team, animal = space.get("team"), space.get("animal")
    sheet.who(None if team is None else team["seat"])
    sheet.counts({} if team is None else team["gladiators"], kinds, GLADIATORS)
    sheet.one_of(None if animal is None else animal["name"], animals)
    sheet.number(space["stones"], GLADIATORS)


def fill_fight(sheet: Sheet, fight: Seen | None, names: Kinds) -> None:
    """The two sides, their nets, the dice and what is owed; all 0 between fights."""
    sides = ({}, {}) if fight is None else fight["sides"]
    for side in sides:
        sheet.one_of(side.get("space"), names["space"])
        sheet.who(side.get("seat"))
        sheet.counts(side.get("symbols", {}), names["gladiator"], GLADIATORS)
        sheet.counts(side.get("netted", {}), names["gladiator"], GLADIATORS)
    now = fight or {"first": None, "striker": None, "dice": [], "owed": 0}
    sheet.one_of(now["first"], (0, 1))
    sheet.one_of(now["striker"], (0, 1))
    sheet.many(now["dice"], names["face"], DICE)
    sheet.number(now["owed"], OWED)


def fill_acting(sheet: Sheet, seen: Seen, names: Kinds) -> None:
    """The team or animal that a question outside a fight is about, and whom it challenges."""
    acting = seen.get("acting", NOBODY)
    sheet.one_of(acting["space"], names["space"])
    sheet.one_of(acting["animal"], names["animal"])
    sheet.one_of(acting["target"], names["space"])
