"""One attack of Spartacus, told straight: a second version of the rule, written from the rulebook and the rulings.

A generator asks by yielding and is answered by `send`: `("dice", n)` for n dice, `("ask", side, words)` for one of the
words. Sides are ATTACKER and DEFENDER. It shares no code with the game; both are walked in step.
"""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field

ATTACKER, DEFENDER = 0, 1
Question = tuple[object, ...]


@dataclass
class Man:
    """A fighter as the spec needs him."""

    name: str
    attack: int
    defence: int
    speed: int
    gear: set[str] = field(default_factory=set)  # ready pieces, by kind
    used: bool = False
    earned: int = 0

    def total(self) -> int:
        return self.attack + self.defence + self.speed

    def fate(self) -> int:
        return [self.attack, self.defence, self.speed].count(0)


def attack(one: Man, other: Man, javelin: bool) -> Generator[Question, object, None]:
    """Roll, roll again, compare, abilities, wounds."""
    does = "" if other.name == "oenomaus" else one.name  # whose ability works
    suffers = "" if one.name == "oenomaus" else other.name

    agile = False
    if suffers == "barca":
        agile = (yield "ask", DEFENDER, ["defend-with defence", "defend-with speed"]) == "defend-with speed"
    red = yield from roll(one.speed if javelin else one.attack)
    black = yield from roll(other.speed if agile else other.defence)

    # what is rolled again: all answers first, the attacker's before the defender's where the order of asking is free
    red_again: list[int] = []
    black_again: list[int] = []
    if "sword" in one.gear and not javelin:
        red_again += yield from choose(ATTACKER, "reroll", red)
    if does == "kerza" and not one.used:
        forced = yield from choose(ATTACKER, "force", black)
        one.used, black_again = bool(forced), forced
    if "helmet" in other.gear and not agile:
        black_again = (yield from choose(DEFENDER, "reroll", black)) + black_again
    if suffers == "kerza" and not other.used:
        forced = yield from choose(DEFENDER, "force", red)
        other.used, red_again = bool(forced), red_again + forced
    yield from roll_again(red, red_again)
    yield from roll_again(black, black_again)

    # highest against highest; attack dice without an opponent need a 3
    hits = 0
    for place, die in enumerate(red):
        if place >= len(black):
            hits += die >= 3
        else:
            hits += die > black[place] or (die == black[place] and does == "gannicus")
    sets = Counter() if agile else Counter(black)
    if suffers == "rhaskos" and any(count >= 3 for count in sets.values()):
        hits = 0
    if suffers == "crixus":
        hits = max(0, hits - sum(count // 2 for count in sets.values()))
    if does == "spartacus" and not javelin:
        hits += sum(count // 2 for count in Counter(red).values())
    back = sum(count // 3 for count in sets.values()) if suffers == "agron" else 0

    # equipment
    if "axe" in one.gear and (yield "ask", ATTACKER, ["spare-axe", "swing-axe"]) == "swing-axe":
        one.gear.remove("axe")
        hits += 1
    hits -= yield from shield(other, hits, DEFENDER)
    if back and falls(other, hits, suffers) and falls(one, back, does):
        back = 0
    back -= yield from shield(one, back, ATTACKER)

    # dice are lost
    lost = yield from wound(other, hits, DEFENDER, suffers, does)
    lost_back = yield from wound(one, back, ATTACKER, does, suffers)
    for man, works in ((one, does), (other, suffers)):
        if works == "varro":
            man.earned += (lost >= 3) + (lost_back >= 3)
    if suffers == "auctus" and not other.fate() and not one.fate():
        yield "ask", DEFENDER, None  # the hexes are the game's business


def roll(count: int) -> Generator[Question, object, list[int]]:
    dice = yield "dice", count
    assert isinstance(dice, tuple)
    return sorted(dice, reverse=True)


def roll_again(dice: list[int], faces: list[int]) -> Generator[Question, object, None]:
    """Lift a die for each face named, as far as there is one, and roll them together."""
    lifted = 0
    for face in faces:
        if face in dice:
            dice.remove(face)
            lifted += 1
    if lifted:
        dice += yield from roll(lifted)
    dice.sort(reverse=True)


def choose(side: int, verb: str, dice: list[int]) -> Generator[Question, object, list[int]]:
    words = ["keep", *(f"{verb} {face}" for face in sorted(set(dice), reverse=True))]
    answer = yield "ask", side, words
    assert isinstance(answer, str)
    return [] if answer == "keep" else [int(answer.split()[1])]


def shield(man: Man, wounds: int, side: int) -> Generator[Question, object, int]:
    if wounds and "shield" in man.gear and (yield "ask", side, ["lower-shield", "raise-shield"]) == "raise-shield":
        man.gear.remove("shield")
        return 1
    return 0


def falls(man: Man, wounds: int, works: str) -> bool:
    spare = works == "duro" and not man.used
    return wounds - spare > man.total() - 3


def wound(man: Man, wounds: int, side: int, works: str, foe: str) -> Generator[Question, object, int]:
    """One die at a time, and no attribute below 1 while another has more; returns the dice lost."""
    lost = 0
    while wounds and man.fate() < 3:
        dice = {"attack": man.attack, "defence": man.defence, "speed": man.speed}
        if man.total() == 3 and works == "duro" and not man.used:
            man.used = True
            wounds -= 1
            continue
        can = [f"lose {name}" for name, count in dice.items() if count > 1]
        if not can:
            can = [f"lose {name}" for name in ("speed", "defence", "attack") if dice[name]][:1]
        # nothing is asked where the end is the same whatever is said
        settled = len(can) == 1 or wounds >= man.total() - 3
        answer = can[0] if settled else (yield "ask", side, can)
        assert isinstance(answer, str)
        name = answer.split()[1]
        setattr(man, name, dice[name] - 1)
        wounds -= 1
        lost += 1
    if man.fate() and foe == "segovax":
        man.attack = man.defence = man.speed = 0
    if man.fate() == 1 and foe == "gnaeus":
        man.defence = 0
    return lost
