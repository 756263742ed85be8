"""A battle of two small teams, for those who study methods: the rules of combat alone, and few enough positions.

1. Two teams of two stand beside each other; there are no animals.
2. They challenge each other in turn, seat 0 first, so often as was agreed, or until one of them is gone.
3. Trophies and survivors are counted as at the end of every game.
"""

from typing import Final

from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import Seat, left_of
from ludus.core.spec import GameSpec, Lexicon, Setting, Settings
from ludus.games.kampf import words
from ludus.games.kampf.box import NET, PRONG, SWORD, Box
from ludus.games.kampf.combat import Fight
from ludus.games.kampf.play import Kampf, encoder, lexicon
from ludus.games.kampf.table import KampfGame, KampfTable, put, recruit, teams_of
from ludus.games.kampf.trophies import LAST_STANDING, survivors

TEAMS: Final = ((NET, SWORD), (PRONG, SWORD))  # by seat
ALL: Final = "all"  # challenges until one team is gone
NO_LIMIT: Final = -1
FOUGHT: Final = "fought"  # the ending after the last challenge agreed
VERBS: Final = ("net", "keep", "reroll", "give", "give-netted")  # of a fight between teams


class Battle(Frame):
    """Challenge after challenge."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left  # challenges
        self.seat = Seat(0)  # who challenges next

    def steps(self) -> list[Step]:
        return BATTLE_STEPS

    def copy(self) -> "Battle":
        f = Battle(self.left)
        f.step = self.step
        f.seat = self.seat
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.left, self.seat)


def next_challenge(f: Battle, g: KampfGame) -> None:
    t = g.table
    if not f.left or not all(t.teams_on):
        end_battle(f, g)
        return
    if f.left != NO_LIMIT:
        f.left -= 1
    challenger = f.seat
    challenged = f.seat = left_of(challenger, t.seats)
    g.call(Fight((teams_of(t, challenger)[0], teams_of(t, challenged)[0]), (challenger, challenged)))


def end_battle(f: Battle, g: KampfGame) -> None:
    t = g.table
    standing = [Seat(seat) for seat in range(t.seats) if t.teams_on[seat]]
    t.how = LAST_STANDING if len(standing) == 1 else FOUGHT
    if t.how == LAST_STANDING:
        g.tell(words.LAST_STANDING, standing[0])
    for seat in standing:
        g.tell(words.SURVIVORS, seat, survivors(t, seat))
    f.end()


BATTLE_STEPS: Final = in_order(Step(then=next_challenge))


def new_battle(seats: int, settings: Settings, box: Box) -> Kampf:
    """Two teams beside each other, and nothing else in the arena."""
    t = KampfTable(box, seats, "shared", False)
    t.pile = ()
    spaces = (0, next(iter(box.spaces_in(box.near[0]))))
    for seat, kinds in enumerate(TEAMS):
        unit = teams_of(t, Seat(seat))[0]
        put(t, unit, spaces[seat])
        for kind in kinds:
            recruit(t, unit, kind)
    g = Kampf(t)
    challenges = settings["challenges"]
    g.stack = [Battle(NO_LIMIT if challenges == ALL else int(challenges))]
    g.settle()
    return g


def battle_lexicon(box: Box) -> Lexicon:
    """What such a battle can say: what is asked in a fight, and no more."""
    whole = lexicon(box)
    return Lexicon(whole.phrases, {verb: whole.verbs[verb] for verb in VERBS}, whole.terms, whole.labels)


KAMPF_SMALL: Final = GameSpec(
    "kampf-small",
    family="kampf",
    rules=1,
    fewest=2,
    most=2,
    settings=(Setting("challenges", 2, 1, 4, ALL),),
    endings=(LAST_STANDING, FOUGHT),
    load=Box,
    new_game=new_battle,
    lexicon=battle_lexicon,
    encoder=encoder,
)
