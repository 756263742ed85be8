"""Everything in the box that somebody may ask about: gladiators, animals, dice, stones, and the parts of a fight."""

from typing import Final

from ludus.core.thing import Kind, Thing, figure
from ludus.games.kampf.box import FACES, GLADIATORS, KINDS, PRONG, SHIELD, SPEAR, SWORD, TEAM_SIZE, Animal, Box
from ludus.games.kampf.trophies import POINTS_PER_ANIMAL, POINTS_PER_GLADIATOR

GLADIATOR: Final = Kind("kampf", "gladiators")
ANIMAL: Final = Kind("kampf", "animals")
ARENA: Final = Kind("kampf", "arena")
DIE: Final = Kind("kampf", "dice")
FIGHT: Final = Kind("kampf", "fight")
SCORE: Final = Kind("kampf", "score")
PHASE: Final = Kind("kampf", "phases")

RULES: Final = ("combat.order", "combat.nets", "combat.dice", "combat.reroll", "combat.shields")  # by gladiator


def things(box: Box) -> tuple[Thing, ...]:
    """All of them, in the order of the glossary."""
    return (*gladiators(box), *animals(box), *arena(box), *dice(box), *fight(), *score(), *phases())


def gladiators(box: Box) -> list[Thing]:
    """The five kinds, and what is left of them."""
    worth = figure("value", points=POINTS_PER_GLADIATOR)
    kinds = [
        GLADIATOR.piece("gladiator", name, name, RULES[kind], worth, figure("supply", pieces=box.supply[kind]))
        for kind, name in zip(KINDS, GLADIATORS, strict=True)
    ]
    return [*kinds, GLADIATOR.idea("pile", "setup.supply"), GLADIATOR.idea("caught", "combat.nets")]


def animals(box: Box) -> list[Thing]:
    """Every animal, and the symbols on their tiles."""
    symbols = [
        ANIMAL.idea(f"symbol-{GLADIATORS[kind]}", rule)
        for kind, rule in zip((SPEAR, SWORD, PRONG, SHIELD), RULES[:1] + RULES[2:], strict=True)
    ]
    ideas = [
        ANIMAL.idea("hits", "animals.beaten"),
        ANIMAL.idea("cage", "leading.enter"),
        ANIMAL.idea("proxy", "animals.proxy"),
        ANIMAL.idea("leading", "leading.choose"),
    ]
    return [*(_animal(animal) for animal in box.animals), *symbols, *ideas]


def _animal(animal: Animal) -> Thing:
    spear, _, sword, prong, shield = animal.symbols
    return ANIMAL.piece(
        "animal",
        animal.name,
        "animal",
        "animals.dice",
        figure("symbols", spear=spear, sword=sword, prong=prong, shield=shield),
        figure("beaten", hits=animal.hits),
        figure("value", points=POINTS_PER_ANIMAL),
        dice=sword,
        hits=animal.hits,
    )


def arena(box: Box) -> list[Thing]:
    """What stands and lies in the arena."""
    return [
        ARENA.idea("team", "setup.carriers", size=TEAM_SIZE),
        ARENA.idea("carrier", "setup.carriers", size=TEAM_SIZE),
        ARENA.idea("space", "challenge.target", figure("supply", pieces=len(box.spaces))),
        ARENA.idea("stone", "combat.stones"),
        ARENA.idea("disc", "challenge.target"),
        ARENA.idea("move", "challenge.move"),
    ]


def dice(box: Box) -> list[Thing]:
    """A die and its faces."""
    rules = ("setup.supply", "combat.stones", "combat.casualties")
    faces = [
        DIE.piece("face", face, face, rules[value], figure("faces", of_six=box.die.values.count(value)))
        for value, face in enumerate(FACES)
    ]
    return [DIE.idea("die", "combat.dice"), DIE.idea("base-die", "combat.dice"), *faces]


def fight() -> list[Thing]:
    """The steps of a fight."""
    return [
        FIGHT.idea("challenge", "challenge.turn"),
        FIGHT.idea("first-strike", "combat.order"),
        FIGHT.idea("thrown-net", "combat.nets"),
        FIGHT.idea("reroll", "combat.reroll"),
        FIGHT.idea("block", "combat.shields"),
        FIGHT.idea("loss", "combat.casualties"),
        FIGHT.idea("counter-strike", "combat.counter"),
        FIGHT.idea("wiped-out", "combat.wipeout"),
    ]


def score() -> list[Thing]:
    """What counts at the end."""
    gladiator, animal = (figure("value", points=points) for points in (POINTS_PER_GLADIATOR, POINTS_PER_ANIMAL))
    return [
        SCORE.idea("points", "end.score", gladiator=POINTS_PER_GLADIATOR, animal=POINTS_PER_ANIMAL),
        SCORE.idea("trophy-gladiator", "combat.casualties", gladiator),
        SCORE.idea("trophy-animal", "animals.beaten", animal),
        SCORE.idea("survivor", "end.last", gladiator),
    ]


def phases() -> list[Thing]:
    """The parts of the game."""
    return [
        PHASE.idea("phase-entry", "entry.turn"),
        PHASE.idea("phase-animals", "entry.animals"),
        PHASE.idea("phase-fights", "challenge.turn"),
    ]
