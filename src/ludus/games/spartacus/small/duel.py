"""A duel: the trial fight of two named gladiators without equipment, who are in the arena already."""

from typing import Final

from ludus.core.encoding import Form
from ludus.core.errors import BadSetting
from ludus.core.ids import Seat
from ludus.core.spec import GameSpec, Lexicon, Setting, Settings
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.combat.field import a_fighter
from ludus.games.spartacus.encoding.encoder import SpartacusEncoder
from ludus.games.spartacus.features import copies_of
from ludus.games.spartacus.play import Spartacus, lexicon, open_box
from ludus.games.spartacus.table.moves import acquire, take_from_pile
from ludus.games.spartacus.table.table import ARENA, Agreed, SpartacusTable
from ludus.games.spartacus.trial import FIGHT, TRIAL_WON, Trial
from ludus.games.spartacus.words import combat

GLADIATORS: Final = ("crixus", "spartacus", "agron", "gannicus", "oenomaus", "varro")


def new_duel(seats: int, settings: Settings, box: Box) -> Spartacus:
    """The two stand at their gates. Raises BadSetting."""
    if settings["one"] == settings["other"]:
        raise BadSetting(f"'{settings['one']}' cannot fight himself.", hint="name two gladiators.")
    t = SpartacusTable(box, seats, Agreed("quick"), most_offers=0)
    t.round, t.phase = 1, ARENA
    for side, name in enumerate((str(settings["one"]), str(settings["other"]))):
        copies = copies_of(box, name)
        if not copies:
            raise BadSetting(f"The data set has no gladiator '{name}'.", hint="name one that it has.")
        take_from_pile(t, copies[0])
        acquire(t, Seat(side), copies[0])
        t.fighters = (*t.fighters, a_fighter(t, Seat(side), copies[0], side))
    g = Spartacus(t)
    trial = Trial(one_picks=False)
    trial.go_to(FIGHT)
    g.stack = [trial]
    g.settle()
    return g


def duel_lexicon(base: Box) -> Lexicon:
    """What a fight can say, and no more."""
    whole = lexicon(base)
    return Lexicon(whole.phrases, combat.VERBS, whole.terms, whole.labels)


def encoder(seats: int, settings: Settings, base: Box, form: Form) -> SpartacusEncoder:
    """What writes down what a seat sees."""
    return SpartacusEncoder(base.full, seats, 0, form)


SPARTACUS_DUEL: Final = GameSpec(
    "spartacus-duel",
    family="spartacus",
    rules=1,
    fewest=2,
    most=2,
    settings=(Setting("one", *GLADIATORS), Setting("other", *GLADIATORS[1:], GLADIATORS[0])),
    endings=(TRIAL_WON,),
    load=open_box,
    new_game=new_duel,
    lexicon=duel_lexicon,
    encoder=encoder,
)
