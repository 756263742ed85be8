"""A trial fight as a title of its own, beside the whole game."""

from typing import Final

from ludus.core.spec import GameSpec, Setting, Settings
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.play import Spartacus, lexicon, open_box
from ludus.games.spartacus.table.table import Agreed, SpartacusTable
from ludus.games.spartacus.things import things
from ludus.games.spartacus.trial import TRIAL_WON, Trial

EACH: Final = "each"
ONE: Final = "one"


def new_trial(seats: int, settings: Settings, base: Box) -> Spartacus:
    """Two houses with nothing, and an armoury."""
    box = base.full if settings["expansion"] == "on" else base
    g = Spartacus(SpartacusTable(box, seats, Agreed("quick", bool(settings["crowd"])), most_offers=0))
    g.stack = [Trial(settings["picks"] == ONE)]
    g.settle()
    return g


TRIAL: Final = GameSpec(
    "spartacus-trial",
    family="spartacus",
    rules=1,
    fewest=2,
    most=2,
    settings=(Setting("picks", EACH, ONE), Setting("expansion", "off", "on"), Setting("crowd", True, False)),
    endings=(TRIAL_WON,),
    load=open_box,
    new_game=new_trial,
    lexicon=lexicon,
    things=things,
)
