"""Arenas set by hand, and what was said at the table."""

from typing import Any

from ludus.core.frame import Frame
from ludus.core.ids import CHANCE, Seat
from ludus.games.kampf.box import EMPTY, GLADIATORS, Box, Counts, plus
from ludus.games.kampf.challenge import Turn
from ludus.games.kampf.play import FIGHTS, KAMPF, Kampf, Whole
from ludus.games.kampf.table import BEASTS, CARRIERS, KampfTable, put, recruit

BOX = Box(KAMPF.data())
RED, YELLOW, BLUE = Seat(0), Seat(1), Seat(2)
LION = "lion-a"


def counts(text: str) -> Counts:
    """A team in words: "2 sword 1 net 1 prong"."""
    team = EMPTY
    parts = text.split()
    for number, kind in zip(parts[::2], parts[1::2], strict=True):
        team = plus(team, GLADIATORS.index(kind), int(number))
    return team


def space(name: str) -> int:
    return BOX.spaces.index(name)


def animal(name: str) -> int:
    return [beast.name for beast in BOX.animals].index(name)


def an_arena(
    teams: dict[str, tuple[int, str]],
    animals: dict[str, str] | None = None,
    *,
    seats: int = 2,
    stones: dict[str, int] | None = None,
    beside: tuple[str, ...] = (),
    box: Box = BOX,
    **settings: object,
) -> KampfTable:
    """Teams (whose, and who is in them), animals and stones by space. Animals not named were beaten by nobody."""
    read = KAMPF.read_settings(settings)
    t = KampfTable(box, seats, str(read["tie_break"]), bool(read["animals_vs_teams_only"]))
    placed = [0] * seats
    for name, (seat, gladiators) in teams.items():
        unit = seat * CARRIERS + placed[seat]
        placed[seat] += 1
        put(t, unit, space(name))
        for kind, number in enumerate(counts(gladiators)):
            for _ in range(number):
                recruit(t, unit, kind)
    for name, beast in (animals or {}).items():
        put(t, BEASTS + animal(beast), space(name))
    for name, number in (stones or {}).items():
        t.stones[t.at[space(name)]] = number
    t.beside = tuple(animal(beast) for beast in beside)
    here = {animal(beast) for beast in (animals or {}).values()} | set(t.beside)
    t.slain = tuple(a for a in range(len(box.animals)) if a not in here)
    t.pile = ()
    return t


def begin(t: KampfTable, frame: Frame) -> Any:
    """The game in the middle of one rule."""
    g = Kampf(t)
    g.stack = [frame]
    g.settle()
    return g


def turn(t: KampfTable, seat: Seat = RED) -> Any:
    """One seat's challenge, with nothing after it."""
    return begin(t, Turn(seat))


def fights(t: KampfTable, seat: Seat = RED) -> Any:
    """The game from this seat's challenge to its end."""
    whole = Whole(False)
    whole.go_to(FIGHTS)
    whole.seat = seat
    return begin(t, whole)


def said(g: Any, *lines: str) -> Any:
    """Answer a run of decisions: "0 challenge b2", "chance roll full". Each must be asked of that seat just then."""
    for line in lines:
        who, _, words = line.partition(" ")
        seat = CHANCE if who == "chance" else Seat(int(who))
        assert seat in g.asked, f"'{line}', but {g.decision} is asked"
        if seat == CHANCE:
            assert g.chance is not None
            g.apply(seat, g.chance.parse(words))
        else:
            g.apply(seat, offered(g, seat, words))
    return g


def offered(g: Any, seat: Seat, words: str):
    """The option of these words, which must be on offer."""
    options = {option.words: option for option in g.options(seat)}
    assert words in options, f"'{words}' is not among {sorted(options)}"
    return options[words]


def offers(g: Any) -> list[str]:
    """What the seat asked may choose, in words."""
    return [option.words for option in g.options(g.asked[0])]


def reasons(g: Any) -> dict[str, str]:
    """What is blocked, and by which reason."""
    return {blocked.option.words: blocked.reason.phrase.id for blocked in g.blocked(g.asked[0])}


def team_on(g: Any, name: str) -> Counts:
    team: Counts = g.table.teams[g.table.at[space(name)]]
    return team


def stones_on(g: Any, name: str) -> int:
    return int(g.table.stones[g.table.at[space(name)]])


def is_free(g: Any, name: str) -> bool:
    return bool(g.table.free >> space(name) & 1)
