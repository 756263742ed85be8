"""What a seat sees, as bytes: the arena, what lies beside it, the players, the fight, and the unit that acts."""

from typing import Any, Final

from ludus.core.encoding import Counts, Encoder, Layout, Marks, Number, Tally, mask_of, one_of, seat_names, seats_from
from ludus.core.frame import Frame
from ludus.core.game import Game
from ludus.core.ids import Seat, clockwise
from ludus.games.kampf.box import FACES, GLADIATORS, TEAM_SIZE, Box
from ludus.games.kampf.challenge import Turn, acting
from ludus.games.kampf.combat import Fight
from ludus.games.kampf.table import BEASTS, CARRIERS, OFF, KampfTable, symbols_of
from ludus.games.kampf.trophies import score

# What is usual at most.
TROPHIES: Final = 8
SCORE: Final = 32
OWED: Final = 4  # casualties
DICE: Final = 6
SUPPLY: Final = 30


class KampfEncoder(Encoder):
    """The pieces of an observation, for so many seats and one box."""

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(layout_of(box, seats))
        self.seats = seats
        animals, spaces = len(box.animals), len(box.spaces)
        self.seats_from = seats_from(seats)
        self.space = one_of(spaces)
        self.animal = one_of(animals)
        self.side = one_of(2)
        self.animals = Marks(animals)
        self.team = Counts(TEAM_SIZE)
        self.trophies = Counts(TROPHIES)
        self.supply = Counts(SUPPLY)
        self.stones = Number(TEAM_SIZE)
        self.score = Number(SCORE)
        self.owed = Number(OWED)
        self.dice = Tally(len(FACES), DICE)
        nobody, no_team, no_animal = bytes(seats), bytes(len(GLADIATORS)), bytes(animals)
        self.no_animal = no_animal
        self.free_space = nobody + no_team + no_animal + bytes(1)
        self.beast = [nobody + no_team + animal for animal in self.animal]  # without its stones
        one_side = spaces + seats + 2 * len(GLADIATORS)
        self.no_fight = bytes(2 * one_side + 2 * 2 + len(FACES) + 1)
        self.nobody_acts = bytes(spaces + animals + spaces)

    def write(self, g: Game[Any], seat: Seat, out: list[bytes]) -> None:
        t: KampfTable = g.table
        self.write_arena(t, seat, out)
        out.append(self.supply.of(t.supply))
        out.append(self.supply.of(t.killed))
        out.append(self.animals.of(mask_of(t.pile)))
        out.append(self.animals.of(mask_of(t.beside)))
        out.append(self.animals.of(mask_of(t.slain)))
        for other in clockwise(seat, self.seats):
            self.write_player(t, other, out)
        f = g.stack[-1] if g.stack else None
        if isinstance(f, Fight):
            self.write_fight(t, f, seat, out)
            out.append(self.nobody_acts)
        else:
            out.append(self.no_fight)
            self.write_acting(t, f, out)

    def write_arena(self, t: KampfTable, seat: Seat, out: list[bytes]) -> None:
        """For each space whose team stands there, or which animal, and the stones on it."""
        who = self.seats_from[seat]
        for unit in t.at:
            if unit == OFF:
                out.append(self.free_space)
                continue
            if unit >= BEASTS:
                out.append(self.beast[unit - BEASTS])
            else:
                out.append(who[unit // CARRIERS])
                out.append(self.team.of(t.teams[unit]))
                out.append(self.no_animal)
            out.append(self.stones.of(t.stones[unit]))

    def write_player(self, t: KampfTable, seat: Seat, out: list[bytes]) -> None:
        """What a player has won, and the carriers that are not in the arena."""
        out.append(self.trophies.of(t.trophies[seat]))
        out.append(self.animals.of(mask_of(t.prey[seat])))
        out.append(self.stones.of(t.carriers - t.teams_on[seat].bit_count()))
        out.append(self.score.of(score(t, seat)))

    def write_fight(self, t: KampfTable, f: Fight, seat: Seat, out: list[bytes]) -> None:
        """The two sides, their nets, who strikes, the dice and what is owed."""
        for side in range(2):
            unit = f.units[side]
            out.append(self.space[t.where[unit]])
            out.append(self.seats_from[seat][f.seats[side]])
            out.append(self.team.of(symbols_of(t, unit)))
            out.append(self.team.of(f.netted[side]))
        out.append(self.side[f.first])
        out.append(self.side[f.striker])
        out.append(self.dice.of(f.dice))
        out.append(self.owed.of(f.owed))

    def write_acting(self, t: KampfTable, f: Frame | None, out: list[bytes]) -> None:
        """The team or animal about which something is asked, and whom it challenges."""
        unit = OFF if f is None else acting(f)
        if unit == OFF:
            out.append(self.nobody_acts)
            return
        target = f.target if isinstance(f, Turn) else OFF
        out.append(self.space[t.where[unit]])
        out.append(self.animal[unit - BEASTS] if unit >= BEASTS else self.no_animal)
        out.append(self.space[OFF if target == OFF else t.where[target]])


def layout_of(box: Box, seats: int) -> Layout:
    """What stands where."""
    layout = Layout()
    kinds, animals, spaces = len(GLADIATORS), len(box.animals), len(box.spaces)
    for space in box.spaces:
        layout.add(f"{space} owner", seats)
        layout.add(f"{space} gladiators", kinds, TEAM_SIZE)
        layout.add(f"{space} animal", animals)
        layout.add(f"{space} stones", 1, TEAM_SIZE)
    layout.add("supply", kinds, SUPPLY)
    layout.add("killed", kinds, SUPPLY)
    for pile in ("pile", "beside", "slain"):
        layout.add(pile, animals)
    for whose in seat_names(seats):
        layout.add(f"{whose} trophies", kinds, TROPHIES)
        layout.add(f"{whose} animals", animals)
        layout.add(f"{whose} carriers", 1, TEAM_SIZE)
        layout.add(f"{whose} score", 1, SCORE)
    for side in ("challenger", "challenged"):
        layout.add(f"{side} space", spaces)
        layout.add(f"{side} seat", seats)
        layout.add(f"{side} symbols", kinds, TEAM_SIZE)
        layout.add(f"{side} netted", kinds, TEAM_SIZE)
    layout.add("strikes first", 2)
    layout.add("strikes now", 2)
    layout.add("dice", len(FACES), DICE)
    layout.add("owed", 1, OWED)
    layout.add("acting space", spaces)
    layout.add("acting animal", animals)
    layout.add("target", spaces)
    return layout
