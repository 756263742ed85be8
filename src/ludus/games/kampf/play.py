"""The whole game: entry, animals, then challenge after challenge until it ends."""

from collections.abc import Sequence
from typing import Final

from ludus.core.chance import Dealer
from ludus.core.decision import Option
from ludus.core.encoding import Form
from ludus.core.frame import Frame, Step, in_order
from ludus.core.game import Game, Outcome
from ludus.core.ids import Seat, left_of
from ludus.core.phrase import Json, Message
from ludus.core.spec import GameSpec, Lexicon, Setting, Settings
from ludus.games.kampf import consequences, sight, things, trophies, words
from ludus.games.kampf.box import FACES, FEWEST, GLADIATORS, MOST, Box
from ludus.games.kampf.challenge import Turn
from ludus.games.kampf.encoding import KampfEncoder
from ludus.games.kampf.entry import Animals, Entry, Start
from ludus.games.kampf.table import KampfGame, KampfTable


class Kampf(Game[KampfTable]):
    """A game of Kampf der Gladiatoren."""

    def view(self, seat: Seat | None) -> Json:
        return sight.view(self, seat)

    def views(self, viewers: Sequence[Seat | None]) -> list[Json]:
        """All see the same but where they sit."""
        seen = self.view(None)
        return [{**seen, "seat": seat} for seat in viewers]

    def reimagine(self, seat: Seat, deal: Dealer) -> "Kampf":
        """Nothing is hidden: a pile has no order until a card is drawn from it."""
        return self.clone()

    def consequence(self, seat: Seat, option: Option) -> Message | None:
        return consequences.consequence(self, seat, option)

    def outcome(self) -> Outcome | None:
        return trophies.outcome(self.table)


class Whole(Frame):
    """The course of the game."""

    def __init__(self, by_lot: bool) -> None:
        super().__init__()
        self.by_lot = by_lot
        self.seat = Seat(0)  # whose turn it is to challenge

    def steps(self) -> list[Step]:
        return WHOLE_STEPS

    def copy(self) -> "Whole":
        f = Whole(self.by_lot)
        f.step = self.step
        f.seat = self.seat
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.by_lot, self.seat)


def find_start(f: Whole, g: KampfGame) -> None:
    f.go_on()
    g.call(Start(f.by_lot))


START: Final = Step(then=find_start)


def enter_the_arena(f: Whole, g: KampfGame) -> None:
    f.go_on()
    g.call(Entry(g.table.start))


ENTRY: Final = Step(then=enter_the_arena)


def release_animals(f: Whole, g: KampfGame) -> None:
    f.go_on()
    f.seat = g.table.start
    g.call(Animals(g.table.start))


ANIMALS: Final = Step(then=release_animals)


def next_challenge(f: Whole, g: KampfGame) -> None:
    """Everybody challenges in turn, from the starting seat clockwise, whoever was challenged."""
    if trophies.check_end(g):
        f.end()
    else:
        g.call(Turn(f.seat))
        f.seat = left_of(f.seat, g.table.seats)


FIGHTS: Final = Step(then=next_challenge)


WHOLE_STEPS: Final = in_order(START, ENTRY, ANIMALS, FIGHTS)


def new_game(seats: int, settings: Settings, box: Box) -> Kampf:
    """A fresh table with everything still in the box."""
    tie_break, teams_only = str(settings["tie_break"]), bool(settings["animals_vs_teams_only"])
    g = Kampf(KampfTable(box, seats, tie_break, teams_only))
    g.stack = [Whole(settings["start"] == "lot")]
    g.settle()
    return g


def lexicon(box: Box) -> Lexicon:
    """What the game can say with this box."""
    return Lexicon(
        phrases=(*words.EVENTS, *words.PROMPTS, *words.REASONS, *words.CONSEQUENCES, *words.VERBS.values()),
        verbs=words.VERBS,
        terms={
            "gladiator": tuple(f"kampf-gladiator-{kind}" for kind in GLADIATORS),
            "animal": tuple(f"kampf-animal-{animal.name}" for animal in box.animals),
            "face": tuple(f"kampf-face-{face}" for face in FACES),
        },
        labels={"space": tuple(space.upper() for space in box.spaces)},
    )


def encoder(seats: int, settings: Settings, box: Box, form: Form) -> KampfEncoder:
    """What writes down what a seat sees."""
    return KampfEncoder(box, seats, form)


KAMPF: Final = GameSpec(
    "kampf",
    rules=1,
    fewest=FEWEST,
    most=MOST,
    settings=(
        Setting("start", "lot", "first"),
        Setting("tie_break", "shared", "animals"),
        Setting("animals_vs_teams_only", False, True),
    ),
    endings=(trophies.LAST_STANDING, trophies.ALL_ANIMALS_BEATEN),
    load=Box,
    new_game=new_game,
    lexicon=lexicon,
    things=things.things,
    encoder=encoder,
)
