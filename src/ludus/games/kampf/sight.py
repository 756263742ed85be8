"""What a seat may see. Everything in this game lies open but the pile of animals, whose order nobody knows."""

from typing import cast

from ludus.core.frame import Frame
from ludus.core.ids import Seat
from ludus.core.phrase import Json
from ludus.games.kampf import seen
from ludus.games.kampf.box import FACES, GLADIATORS, Counts
from ludus.games.kampf.challenge import Turn, acting
from ludus.games.kampf.combat import Fight
from ludus.games.kampf.table import BEASTS, OFF, KampfGame, is_animal, owner_of, symbols_of
from ludus.games.kampf.trophies import score


def view(g: KampfGame, seat: Seat | None) -> Json:
    """The table as this seat sees it; a spectator sees the same."""
    t = g.table
    shown: seen.View = {
        "game": "kampf",
        "seats": t.seats,
        "seat": seat,
        "start": t.start,
        "spaces": [see_space(g, space) for space in range(len(t.box.spaces))],
        "supply": named(t.supply),
        "pile": [t.box.animals[animal].name for animal in t.pile],  # which are in it, in the box's order
        "beside": [see_animal(g, animal) for animal in t.beside],
        "players": [see_player(g, Seat(other)) for other in range(t.seats)],
        "killed": named(t.killed),
        "slain": [t.box.animals[animal].name for animal in t.slain],
        "fight": next((see_fight(f, g) for f in reversed(g.stack) if isinstance(f, Fight)), None),
    }
    if g.stack and acting(g.stack[-1]) != OFF:
        shown["acting"] = see_acting(g.stack[-1], g)
    return dict(shown)


def named(counts: Counts) -> seen.Counts:
    """Counts of gladiators by kind."""
    return cast(seen.Counts, dict(zip(GLADIATORS, counts, strict=True)))


def see_space(g: KampfGame, space: int) -> seen.Space:
    t = g.table
    unit = t.at[space]
    shown: seen.Space = {
        "name": t.box.spaces[space],
        "beside": [t.box.spaces[other] for other in t.box.spaces_in(t.box.near[space])],
        "stones": 0 if unit == OFF else t.stones[unit],
    }
    if unit == OFF:
        return shown
    if is_animal(unit):
        shown["animal"] = see_animal(g, unit - BEASTS)
    else:
        shown["team"] = {"seat": owner_of(unit), "gladiators": named(t.teams[unit])}
    return shown


def see_animal(g: KampfGame, animal: int) -> seen.Animal:
    t = g.table
    beast = t.box.animals[animal]
    return {
        "name": beast.name,
        "symbols": named(beast.symbols),
        "hits": beast.hits,
        "stones": t.stones[BEASTS + animal],
    }


def see_player(g: KampfGame, seat: Seat) -> seen.Player:
    t = g.table
    return {
        "seat": seat,
        "trophies": named(t.trophies[seat]),
        "animals": [t.box.animals[animal].name for animal in t.prey[seat]],
        "carriers": t.carriers - sum(1 for unit in range(4 * seat, 4 * seat + t.carriers) if t.where[unit] != OFF),
        "score": score(t, seat),
    }


def see_fight(f: Fight, g: KampfGame) -> seen.Fight:
    t = g.table
    sides: list[seen.Side] = [
        {
            "space": t.box.spaces[t.where[unit]],
            "seat": f.seats[side],
            "symbols": named(symbols_of(t, unit)),
            "netted": named(f.netted[side]),
        }
        for side, unit in enumerate(f.units)
    ]
    dice = cast(list[seen.Face], [FACES[d] for d in f.dice])
    return {"sides": sides, "first": f.first, "striker": f.striker, "dice": dice, "owed": f.owed}


def see_acting(f: Frame, g: KampfGame) -> seen.Acting:
    """The team or animal that is to act, and whom it challenges, once that is said."""
    t = g.table
    unit = acting(f)
    target = f.target if isinstance(f, Turn) else OFF
    return {
        "space": None if t.where[unit] == OFF else t.box.spaces[t.where[unit]],
        "animal": t.box.animals[unit - BEASTS].name if is_animal(unit) else None,
        "target": None if target == OFF else t.box.spaces[t.where[target]],
    }
