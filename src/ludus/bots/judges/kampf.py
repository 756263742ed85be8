"""What the search knows of Kampf der Gladiatoren.

Between fights the game is quiet. A position is judged by points and gladiators, by what the teams are made of, and by
the exact worth of every challenge between them. Fights below the root are fought by rule of thumb, and the luck of
their dice is taken out again: what a fight is worth before it begins is known exactly.
"""

import random
from typing import Final

from ludus.bots.kampf import LEAST_NEEDED, NET_TARGETS, RECRUITS, dice_of, harm, rolls
from ludus.bots.search.judge import Features, Judge, Rewards, softmax, weigh
from ludus.bots.weights import KAMPF
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.kampf import KampfGame
from ludus.games.kampf.box import FULL, KINDS, SINGLE, STAY, Counts
from ludus.games.kampf.features import (
    Side,
    animals_left,
    fight_at_hand,
    fighter,
    growing_team,
    match_up,
    owners,
    rivals_beside,
    standing,
    teams_in_arena,
    turn_at_hand,
    unit_of,
)
from ludus.odds.kampf import outlook, worth
from ludus.odds.kampf.strikes import Faces, faces_of

WHIM: Final = 0.3  # how far a choice by rule of thumb may stray, in points
ASTRAY: Final = 0.15  # how often a gladiator is taken by lot
NO_RIVAL: Final = -1.0  # what it is worth to have nobody to challenge
BEGUN: Final = 8.0  # how much rather a gladiator joins a team than begins one
UNWANTED: Final = 9  # a place in the queue after all that are wanted


class KampfJudge(Judge[KampfGame]):
    """Knows fights exactly and the rest by its weights."""

    def __init__(self, g: KampfGame, seat: Seat, rng: random.Random) -> None:
        self.faces: Faces = faces_of(g.table.box.die)
        self.seats = [Seat(i) for i in range(g.table.seats)]
        self.grudge = 1 + 1 / (len(self.seats) - 1)  # a gladiator taken: a point more here, and one less there
        self.begin(g)

    def stage(self, g: KampfGame) -> object:
        return turn_at_hand(g)

    def settles(self, g: KampfGame) -> bool:
        return turn_at_hand(g) is None

    # --- luck ---------------------------------------------------------------------------------------

    def begin(self, g: KampfGame) -> None:
        self.fight: object = None  # the last one seen
        self.expected: list[float] | None = None  # everybody's total, had all dice fallen as expected
        self.knows = True

    def before_luck(self, g: KampfGame) -> None:
        """Before its first dice fall, write down what a fight is worth to both sides."""
        fight = fight_at_hand(g)
        if fight is None or fight is self.fight or not self.knows:
            return
        self.fight = fight
        challenger, challenged = owners(fight)
        gain = outlook(g)
        if challenger is None or gain is None:  # of a led animal's fight the worth is not its leader's gain
            self.expected, self.knows = None, False
            return
        self.expected = self.expected or self.totals(g)
        self.expected[challenger] += gain
        if challenged is not None:
            self.expected[challenged] -= gain

    def totals(self, g: KampfGame) -> list[float]:
        """What everybody would score if the game ended now."""
        return [float(sum(standing(g, seat))) for seat in self.seats]

    # --- by rule of thumb ---------------------------------------------------------------------------

    def quick(self, g: KampfGame, seat: Seat, options: list[Option], rng: random.Random) -> Option:
        verb = options[-1].verb
        if verb in ("team", "lead"):
            values = [self.prospect_of_unit(g, seat, unit_of(g, option)) for option in options]
        elif verb in ("move", "enter", "stay"):
            values = [self.prospect_of_move(g, seat, option) for option in options]
        elif verb == "challenge":
            values = [self.prospect_of_rival(g, option) for option in options]
        else:
            return quick_in_entry(g, options, rng) if fight_at_hand(g) is None else quick_in_fight(g, options)
        strayed = [value + WHIM * rng.random() for value in values]
        return options[strayed.index(max(strayed))]

    def prior(self, g: KampfGame, seat: Seat, options: list[Option]) -> list[float] | None:
        """While the arena fills, what the rule of thumb likes best looks best."""
        verb = options[-1].verb
        if verb == "gladiator":
            queue = places_in_queue(growing_team(g), options)
            looks = [1 / (1 + place) ** 2 for place in queue]
        elif verb == "join":
            looks = [BEGUN if option.verb == "join" else 1.0 for option in options]
        else:
            return None
        total = sum(looks)
        return [look / total for look in looks]

    # --- what a challenge promises ------------------------------------------------------------------

    def prospect(self, mine: Side, theirs: Side) -> float:
        """The points a challenge wins over a rival, on average."""
        value = worth(self.faces, mine, theirs)
        return value if mine.hits or theirs.hits else value * self.grudge

    def prospect_of_post(self, g: KampfGame, seat: Seat, unit: int, space: int) -> float:
        mine = fighter(g, unit)
        rivals = rivals_beside(g, seat, unit, space)
        return max([self.prospect(mine, fighter(g, rival)) for rival in rivals], default=NO_RIVAL)

    def prospect_of_unit(self, g: KampfGame, seat: Seat, unit: int) -> float:
        space = g.table.where[unit]
        return self.prospect_of_post(g, seat, unit, space) if space >= 0 else 0.0

    def prospect_of_move(self, g: KampfGame, seat: Seat, option: Option) -> float:
        turn = turn_at_hand(g)
        assert turn is not None
        space = g.table.where[turn.unit] if option is STAY else option.operand
        return self.prospect_of_post(g, seat, turn.unit, space)

    def prospect_of_rival(self, g: KampfGame, option: Option) -> float:
        turn = turn_at_hand(g)
        assert turn is not None
        return self.prospect(fighter(g, turn.unit), fighter(g, unit_of(g, option)))

    # --- who stands how -----------------------------------------------------------------------------

    def chances(self, g: KampfGame) -> Rewards:
        self.weighed = self.features(g)
        return softmax([weigh(KAMPF, one) for one in self.weighed])

    def features(self, g: KampfGame) -> list[Features]:
        totals = self.expected or self.totals(g)
        teams = [[fighter(g, unit) for unit in teams_in_arena(g, seat)] for seat in self.seats]
        alive = [sum(sum(team.symbols) for team in own) for own in teams]
        to_go = sum(alive) - max(alive)
        beasts = animals_left(g)
        turn = turn_at_hand(g)
        return [
            (
                totals[seat],
                totals[seat] / (1 + to_go) ** 0.5,
                totals[seat] / (1 + beasts),
                *map(float, numbers_of(teams[seat])),
                float(turn is not None and turn.seat == seat),
                self.strength(teams[seat], [team for other in self.seats if other != seat for team in teams[other]]),
            )
            for seat in self.seats
        ]

    def strength(self, own: list[Side], others: list[Side]) -> float:
        """What the own teams would win, each challenging any of the others, on average."""
        if not own or not others:
            return 0.0
        return sum(worth(self.faces, mine, theirs) for mine in own for theirs in others) / len(others)


def numbers_of(teams: list[Side]) -> tuple[int, ...]:
    """Teams, the stones on them, and gladiators of each kind but the first, which the total tells."""
    kinds = [sum(team.symbols[kind] for team in teams) for kind in KINDS[1:]]
    return len(teams), sum(team.stones for team in teams), *kinds


# --- rules of thumb ----------------------------------------------------------------------------------


def quick_in_fight(g: KampfGame, options: list[Option]) -> Option:
    """Nets at swords, a second roll below the mean, and those least needed first."""
    verb = options[-1].verb
    if verb == "net":
        return min(options, key=lambda option: NET_TARGETS.index(option.operand))
    if verb == "reroll":
        return options[rolls_again(g)]
    return min(options, key=lambda option: (option.verb == "give", LEAST_NEEDED.index(option.operand)))


def quick_in_entry(g: KampfGame, options: list[Option], rng: random.Random) -> Option:
    """Teams are filled one after the other, each with what it lacks; the rest is left to chance."""
    verb = options[-1].verb
    if verb == "gladiator" and rng.random() > ASTRAY:
        queue = places_in_queue(growing_team(g), options)
        return options[queue.index(min(queue))]
    return options[-1] if verb == "join" else rng.choice(options)


def places_in_queue(team: Counts, options: list[Option]) -> list[int]:
    """How soon a team wants each gladiator."""
    wanted = list(RECRUITS)
    for kind, number in enumerate(team):
        for _ in range(number):
            if kind in wanted:
                wanted.remove(kind)
    return [wanted.index(option.operand) if option.operand in wanted else UNWANTED for option in options]


def rolls_again(g: KampfGame) -> bool:
    """Whether the dice lie below the mean."""
    fight = match_up(g)
    assert fight is not None
    striker, victim = fight.sides[fight.striker], fight.sides[1 - fight.striker]
    mean = sum(chance * harm(dice, victim) for dice, chance in rolls(dice_of(striker)))
    return harm((fight.dice.count(SINGLE), fight.dice.count(FULL)), victim) < mean
