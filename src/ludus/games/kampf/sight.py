"""What a seat may see. Everything in this game lies open but the pile of animals, whose order nobody knows."""

from ludus.core.ids import Seat
from ludus.core.phrase import Json
from ludus.games.kampf.box import FACES, GLADIATORS, Counts
from ludus.games.kampf.combat import Fight
from ludus.games.kampf.table import BEASTS, OFF, KampfGame, is_animal, owner_of, symbols_of
from ludus.games.kampf.trophies import score


def view(g: KampfGame, seat: Seat | None) -> Json:
    """The table as this seat sees it; a spectator sees the same."""
    t = g.table
    return {
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


def named(counts: Counts) -> Json:
    """Counts of gladiators by kind."""
    return dict(zip(GLADIATORS, counts, strict=True))


def see_space(g: KampfGame, space: int) -> Json:
    t = g.table
    unit = t.at[space]
    seen: Json = {
        "name": t.box.spaces[space],
        "beside": [t.box.spaces[other] for other in t.box.spaces_in(t.box.near[space])],
        "stones": 0 if unit == OFF else t.stones[unit],
    }
    if unit == OFF:
        return seen
    if is_animal(unit):
        return {**seen, "animal": see_animal(g, unit - BEASTS)}
    return {**seen, "team": {"seat": owner_of(unit), "gladiators": named(t.teams[unit])}}


def see_animal(g: KampfGame, animal: int) -> Json:
    t = g.table
    beast = t.box.animals[animal]
    return {
        "name": beast.name,
        "symbols": named(beast.symbols),
        "hits": beast.hits,
        "stones": t.stones[BEASTS + animal],
    }


def see_player(g: KampfGame, seat: Seat) -> Json:
    t = g.table
    return {
        "seat": seat,
        "trophies": named(t.trophies[seat]),
        "animals": [t.box.animals[animal].name for animal in t.prey[seat]],
        "carriers": t.carriers - sum(1 for unit in range(4 * seat, 4 * seat + t.carriers) if t.where[unit] != OFF),
        "score": score(t, seat),
    }


def see_fight(f: Fight, g: KampfGame) -> Json:
    t = g.table
    sides = [
        {
            "space": t.box.spaces[t.where[unit]],
            "seat": f.seats[side],
            "symbols": named(symbols_of(t, unit)),
            "netted": named(f.netted[side]),
        }
        for side, unit in enumerate(f.units)
    ]
    return {"sides": sides, "first": f.first, "striker": f.striker, "dice": [FACES[d] for d in f.dice], "owed": f.owed}
