"""The whole game: set-up, then round after round of upkeep, intrigue, market and arena."""

from collections.abc import Callable
from typing import Final

from ludus.core.chance import Dealer
from ludus.core.dataset import DataSet
from ludus.core.decision import Blocked, Option
from ludus.core.errors import BadSetting
from ludus.core.frame import Frame, Step
from ludus.core.game import Game, Outcome
from ludus.core.ids import Seat
from ludus.core.phrase import Json
from ludus.core.title import Lexicon, Setting, Settings, Title
from ludus.games.spartacus import upkeep, victory, words
from ludus.games.spartacus.answers import disgrace, foils, guards, informants, intervention, lending
from ludus.games.spartacus.answers import serpents as serpents_reactions
from ludus.games.spartacus.arena import phase as arena
from ludus.games.spartacus.arena import verdict
from ludus.games.spartacus.arena.bets import BOXES
from ludus.games.spartacus.box.box import FEWEST, LENGTHS, MOST, MOST_WITHOUT_EXPANSION, Box
from ludus.games.spartacus.box.cards import INTRIGUE_FILES, SCHEME, files_of
from ludus.games.spartacus.deals import deals
from ludus.games.spartacus.intrigue import serpents_slaves
from ludus.games.spartacus.intrigue.abilities import ABILITIES
from ludus.games.spartacus.intrigue.phase import Intrigue
from ludus.games.spartacus.market import stalls
from ludus.games.spartacus.market.phase import Market
from ludus.games.spartacus.orders import ORDERS
from ludus.games.spartacus.reactions.moments import MOMENTS
from ludus.games.spartacus.reactions.reactions import (
    FOILS,
    ON_TABLE,
    ON_TABLE_AT,
    PLAYABLE,
    PLAYABLE_AT,
    OnTable,
    Playable,
)
from ludus.games.spartacus.schemes import gold as schemes_gold
from ludus.games.spartacus.schemes import harm as schemes_harm
from ludus.games.spartacus.schemes import influence as schemes_influence
from ludus.games.spartacus.schemes import serpents as serpents_schemes
from ludus.games.spartacus.schemes import toil as serpents_toil
from ludus.games.spartacus.schemes.guess import reimagine_scheme
from ludus.games.spartacus.schemes.schemes import SCHEMES
from ludus.games.spartacus.schemes.support import demanding, hear_demand
from ludus.games.spartacus.setup import SetUp
from ludus.games.spartacus.sight import view as sight
from ludus.games.spartacus.table.fighters import ATTRIBUTES, FATES
from ludus.games.spartacus.table.table import UNLIMITED, Agreed, Capua, SpartacusGame
from ludus.games.spartacus.table.terms import PROMISES, STANDINGS
from ludus.games.spartacus.words import upkeep as upkeep_words


def list_reactions(rules: dict[str, Playable]) -> None:
    """Enter the reaction cards of a chapter."""
    PLAYABLE.update(rules)
    for name, rule in rules.items():
        for kind in rule.when:
            PLAYABLE_AT[kind][name] = rule


def list_abilities(rules: dict[str, OnTable]) -> None:
    """Enter what a chapter lets a house answer with from its table."""
    ON_TABLE.update(rules)
    for rule in rules.values():
        for kind in rule.when:
            ON_TABLE_AT[kind].append(rule)


# what every chapter lets a house answer with
list_reactions(foils.REACTIONS)
list_reactions(guards.REACTIONS)
list_reactions(arena.REACTIONS)
list_reactions(verdict.REACTIONS)
list_reactions(disgrace.REACTIONS)
list_reactions(serpents_reactions.REACTIONS)
list_reactions(lending.REACTIONS)
FOILS.update((*foils.REACTIONS, *guards.REACTIONS, *serpents_reactions.FOILS))
list_abilities(upkeep.ABILITIES)
list_abilities(guards.ABILITIES)
list_abilities(informants.ABILITIES)
list_abilities(intervention.ABILITIES)

# what slaves do in an intrigue turn
ABILITIES.update(serpents_slaves.ABILITIES)

# what every scheme does
SCHEMES.update({**schemes_gold.GOLD_SCHEMES, **schemes_harm.HARM_SCHEMES, **schemes_influence.INFLUENCE_SCHEMES})
SCHEMES.update({**serpents_schemes.SCHEMES, **serpents_toil.SCHEMES})

# what a house may do beside the decision: what it can say, and what that does
Offers = Callable[[SpartacusGame, Seat], list[Option]]
Hear = Callable[[SpartacusGame, Seat, Option], None]
FREE: Final[list[tuple[Offers, Hear]]] = [
    (guards.laying, guards.hear_laying),
    (stalls.free_options, stalls.hear),
    (deals.free_options, deals.hear),
    (demanding, hear_demand),
    (lending.lending, lending.hear_lending),
]


class Spartacus(Game[Capua]):
    """A game of Spartacus."""

    def free(self, seat: Seat) -> list[Option]:
        if self.decision is None or not self.table.round:
            return []
        return [option for offers, _ in FREE for option in offers(self, seat)]

    def addressed(self) -> tuple[Seat, ...]:
        return deals.takers(self)

    def hear_free(self, seat: Seat, option: Option) -> None:
        next(hear for offers, hear in FREE if option in offers(self, seat))(self, seat, option)

    def blocked(self, seat: Seat) -> list[Blocked]:
        blocked = super().blocked(seat)
        return [*blocked, *deals.blocked_deals(self, seat)] if 0 <= seat < self.table.seats else blocked

    def view(self, seat: Seat | None) -> Json:
        return sight.view(self, seat)

    def reimagine(self, seat: Seat, deal: Dealer) -> "Spartacus":
        """The same game with hands, piles and sealed answers this seat cannot know dealt afresh."""
        g = self.clone()
        sight.redeal(g.table, seat, deal)
        for frame in g.stack:
            frame.reimagine(seat, deal)
        reimagine_scheme(g, seat, deal)
        g.settle()
        return g

    def outcome(self) -> Outcome | None:
        """Influence at the end, and who won."""
        t = self.table
        return Outcome(tuple(t.influence), (t.winner,), t.how) if t.how else None


class Whole(Frame):
    """The course of the game."""

    def steps(self) -> list[Step]:
        return WHOLE_STEPS

    def copy(self) -> "Whole":
        f = Whole()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


def set_up(f: Whole, g: SpartacusGame) -> None:
    f.go_on()
    g.call(SetUp())


def next_round(f: Whole, g: SpartacusGame) -> None:
    t = g.table
    if t.round and t.round == t.agreed.rounds:
        deals.end_phase(g)
        f.end()
        victory.check_round_limit(g)
        return
    t.round += 1
    g.tell(upkeep_words.ROUND, t.round)
    begin_phase(f, g, upkeep.Upkeep())


def begin_phase(f: Whole, g: SpartacusGame, phase: Frame) -> None:
    """Offers end with the phase before."""
    deals.end_phase(g)
    f.go_on()
    g.call(phase)


def hold_intrigue(f: Whole, g: SpartacusGame) -> None:
    begin_phase(f, g, Intrigue())


def go_to_market(f: Whole, g: SpartacusGame) -> None:
    begin_phase(f, g, Market())


def enter_arena(f: Whole, g: SpartacusGame) -> None:
    begin_phase(f, g, arena.ArenaPhase())


def win_check(f: Whole, g: SpartacusGame) -> None:
    f.go_on()
    victory.check(g, g.table.phase)


def end_round(f: Whole, g: SpartacusGame) -> None:
    f.step = ROUND


SET_UP: Final = 0
ROUND: Final = 1
WHOLE_STEPS: Final = [
    Step(then=set_up),
    Step(then=next_round),
    Step(then=hold_intrigue),
    Step(then=win_check),
    Step(then=go_to_market),
    Step(then=win_check),
    Step(then=enter_arena),
    Step(then=win_check),
    Step(then=end_round),
]


def open_box(data: DataSet) -> Box:
    """The box of a data set, in which every intrigue card has its rule. Raises BrokenSet."""
    box = Box(data)
    for kind, file in files_of(INTRIGUE_FILES, has_expansion=True):
        known = SCHEMES if kind == SCHEME else PLAYABLE
        for item in data.items(file):
            if item.name not in known:
                item.refuse("is a card without a rule", "cards may have other copies and values, or be left out.")
    return box


def most_offers(settings: Settings) -> int:
    """How many offers, and gifts, each house may make in a phase; none without deals."""
    if settings["deals"] != "on":
        return 0
    return UNLIMITED if settings["offers"] == "unlimited" else int(settings["offers"])


def agreed(settings: Settings, box: Box) -> Agreed:
    """What the options say; without a round limit nothing but influence ends the game (S-100)."""
    length = str(settings["length"])
    return Agreed(
        length,
        crowd=bool(settings["crowd"]),
        refund=bool(settings["refund"]),
        rounds=0 if settings["round_limit"] == "none" else box.lengths[length].rounds,
        bets_in_order=settings["bets"] == "in_order",
    )


def has_expansion(seats: int, settings: Settings) -> bool:
    """Whether The Serpents and the Wolf is played: where the table wants it, and always from five houses on."""
    return seats > MOST_WITHOUT_EXPANSION or settings["expansion"] == "on"


def check_expansion(seats: int, settings: Settings) -> None:
    """Raises BadSetting where more sit down than the base game has houses for."""
    if seats > MOST_WITHOUT_EXPANSION and settings["expansion"] == "off":
        raise BadSetting(
            f"{seats} houses cannot play without the expansion.",
            hint=f"choose expansion on, or at most {MOST_WITHOUT_EXPANSION} seats.",
        )


def new_game(seats: int, settings: Settings, base: Box) -> Spartacus:
    """A fresh table with everything still in the box."""
    box = base.full if has_expansion(seats, settings) else base
    g = Spartacus(Capua(box, seats, agreed(settings, box), most_offers=most_offers(settings)))
    g.stack = [Whole()]
    g.settle()
    return g


def lexicon(base: Box) -> Lexicon:
    """What the game can say with this box, expansion included."""
    box = base.full
    return Lexicon(
        phrases=(*words.PHRASES, *words.VERBS.values()),
        verbs=words.VERBS,
        terms={
            "house": tuple(f"spartacus-house-{house.name}" for house in box.houses),
            "asset": tuple(f"spartacus-asset-{name}" for name in box.asset_names),
            "intrigue": tuple(f"spartacus-intrigue-{title.name}" for title in box.intrigue_titles),
            "promise": tuple(f"spartacus-promise-{promise}" for promise in PROMISES),
            "standing": tuple(f"spartacus-standing-{standing}" for standing in STANDINGS),
            "moment": tuple(f"spartacus-moment-{moment}" for moment in MOMENTS),
            "power": tuple(f"spartacus-power-{power}" for house in box.houses for power in house.powers),
            "box": tuple(f"spartacus-box-{name}" for name in BOXES),
            "attribute": tuple(f"spartacus-attribute-{attribute}" for attribute in ATTRIBUTES),
            "fate": tuple(f"spartacus-fate-{fate}" for fate in FATES),
        },
        labels={"hex": box.arena.names},
    )


SPARTACUS: Final = Title(
    "spartacus",
    rules=2,
    fewest=FEWEST,
    most=MOST,
    settings=(
        Setting("length", *LENGTHS),
        Setting("round_limit", "by_length", "none"),
        Setting("bets", "sealed", "in_order"),
        Setting("crowd", True, False),
        Setting("refund", False, True),
        Setting("deals", "on", "off"),
        Setting("offers", "unlimited", 1, 2, 3, 5),
        Setting("expansion", "auto", "on", "off"),
    ),
    check=check_expansion,
    endings=victory.ENDINGS,
    moments=("intrigue", "ask-support", "support", "talk", "stall", "invitation", "verdict"),
    windows=("talk", "reaction"),
    orders=ORDERS,
    load=open_box,
    new_game=new_game,
    lexicon=lexicon,
)
