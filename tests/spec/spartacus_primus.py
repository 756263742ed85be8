"""The rounds of a Primus, told straight: a second version of the rule, written from the summary and the rulings.

A generator asks by yielding and is answered by `send`: `("dice", n)` for n dice, `("ask", seat, words)` for one of the
words, `("turn", name)` when a fighter moves and attacks, which is the game's business. It shares no code with the game;
both are walked in step. Fighters are listed in the order in which they were sent.
"""

from collections.abc import Generator
from dataclasses import dataclass

Question = tuple[object, ...]


@dataclass
class Man:
    """A fighter as the spec needs him; the walk keeps speed, net and whether he stands up to date."""

    name: str
    seat: int
    team: int
    speed: int
    ability: str
    net: bool = False
    up: bool = True


def a_round(men: list[Man]) -> Generator[Question, object, None]:
    """Treason, initiative, turns."""
    yield from treason(men)
    leader = yield from initiative(men)
    answer = yield "ask", leader.seat, ["act-first", "act-second"]
    team = leader.team if answer == "act-first" else 1 - leader.team
    waiting = [man for man in men if man.up]
    while waiting and len({man.team for man in men if man.up}) == 2:
        able = [man for man in waiting if man.team == team] or waiting
        man = yield from next_of(able)
        yield "turn", man.name
        waiting = [other for other in waiting if other is not man and other.up]
        team = 1 - man.team


def treason(men: list[Man]) -> Generator[Question, object, None]:
    for man in men:
        mates = [other for other in men if other.up and other.team == man.team and other is not man]
        if man.up and man.ability == "treacherous" and mates and not is_taught(man, men):
            answer = yield "ask", man.seat, ["stand-by", "change-sides"]
            man.team = 1 - man.team if answer == "change-sides" else man.team


def is_taught(man: Man, men: list[Man]) -> bool:
    return any(foe.up and foe.team != man.team and foe.ability == "doctore" for foe in men)


def initiative(men: list[Man]) -> Generator[Question, object, Man]:
    """The fighter whose Dominus chooses."""
    thrown: list[Man] = []
    for seat in dict.fromkeys(man.seat for man in men):
        bearers = [man for man in men if man.seat == seat and man.up and man.net]
        if not bearers:
            continue
        throws = [f"throw-net-of {man.name}" for man in bearers] if len(bearers) > 1 else ["throw-net"]
        answer = yield "ask", seat, ["hold-net", *throws]
        thrown += [man for man, throw in zip(bearers, throws, strict=True) if throw == answer]
    for man in thrown:
        man.net = False
    if len({man.team for man in thrown}) == 1:
        return thrown[0]
    return (yield from roll_for_it(men))


def roll_for_it(men: list[Man]) -> Generator[Question, object, Man]:
    again = False
    while True:
        totals: dict[str, int] = {}
        for man in men:
            if man.up:
                totals[man.name] = yield from total(man, men)
        for man in men:
            if man.up and man.ability == "tactician" and not again and not is_taught(man, men):
                if (yield "ask", man.seat, ["let-stand", "roll-again"]) == "roll-again":
                    again = True
                    totals[man.name] = yield from total(man, men)
                break
        ranks = [
            sorted((man for man in men if man.up and man.team == t), key=lambda m: -totals[m.name]) for t in (0, 1)
        ]
        for place in range(max(map(len, ranks))):
            mine, theirs = (totals[rank[place].name] if place < len(rank) else 0 for rank in ranks)
            if mine != theirs:
                return ranks[0][place] if mine > theirs else ranks[1][place]


def total(man: Man, men: list[Man]) -> Generator[Question, object, int]:
    """Nemetes adds 2 to what he rolls."""
    dice = yield "dice", man.speed
    assert isinstance(dice, tuple)
    return sum(dice) + (2 if man.ability == "quick" and not is_taught(man, men) else 0)


def next_of(able: list[Man]) -> Generator[Question, object, Man]:
    """Everybody concerned names one; a quarrel is settled by the highest die."""
    if len(able) == 1:
        return able[0]
    wishes: dict[int, str] = {}
    for seat in dict.fromkeys(man.seat for man in able):
        answer = yield "ask", seat, [f"act-next {man.name}" for man in able]
        assert isinstance(answer, str)
        wishes[seat] = answer.split()[1]
    quarrel = list(wishes) if len(set(wishes.values())) > 1 else list(wishes)[:1]
    while len(quarrel) > 1:
        rolls = []
        for _ in quarrel:
            dice = yield "dice", 1
            assert isinstance(dice, tuple)
            rolls.append(dice[0])
        quarrel = [seat for seat, die in zip(quarrel, rolls, strict=True) if die == max(rolls)]
    return next(man for man in able if man.name == wishes[quarrel[0]])
