"""The whole game: set-up, then round after round of upkeep, intrigue, market and arena."""

from collections.abc import Sequence
from typing import Final

from ludus.core.chance import Dealer
from ludus.core.dataset import DataSet
from ludus.core.decision import Blocked, Option
from ludus.core.encoding import Form
from ludus.core.errors import BadSetting
from ludus.core.frame import Frame, Step, in_order
from ludus.core.game import Game, Outcome
from ludus.core.ids import Seat
from ludus.core.phrase import Json, Message
from ludus.core.spec import GameSpec, Lexicon, Setting, Settings
from ludus.games.spartacus import upkeep, victory, words
from ludus.games.spartacus.arena import phase as arena
from ludus.games.spartacus.arena.bets import BOXES
from ludus.games.spartacus.box.box import FEWEST, LENGTHS, MOST, MOST_WITHOUT_EXPANSION, Box
from ludus.games.spartacus.consequences import consequence_of
from ludus.games.spartacus.deals import deals
from ludus.games.spartacus.encoding.encoder import SpartacusEncoder
from ludus.games.spartacus.intrigue.phase import Intrigue
from ludus.games.spartacus.market.phase import Market
from ludus.games.spartacus.orders import ORDERS
from ludus.games.spartacus.reactions.moments import MOMENTS
from ludus.games.spartacus.rules import BESIDE, RULEBOOK
from ludus.games.spartacus.schemes.guess import reimagine_scheme
from ludus.games.spartacus.setup import SetUp
from ludus.games.spartacus.sight import view as sight
from ludus.games.spartacus.table.fighters import ATTRIBUTES, FATES
from ludus.games.spartacus.table.table import UNLIMITED, Agreed, SpartacusGame, SpartacusTable
from ludus.games.spartacus.table.terms import PROMISES, STANDINGS
from ludus.games.spartacus.things import things
from ludus.games.spartacus.words import upkeep as upkeep_words


class Spartacus(Game[SpartacusTable]):
    """A game of Spartacus."""

    def free(self, seat: Seat) -> list[Option]:
        if not self.asked or not self.table.round:
            return []
        found: list[Option] = []
        for offers, _ in BESIDE:
            some = offers(self, seat)
            if some:
                found += some
        return found

    def addressed(self) -> tuple[Seat, ...]:
        return deals.takers(self)

    def hear_free(self, seat: Seat, option: Option) -> None:
        next(hear for offers, hear in BESIDE if option in offers(self, seat))(self, seat, option)

    def blocked(self, seat: Seat) -> list[Blocked]:
        blocked = super().blocked(seat)
        return [*blocked, *deals.blocked_deals(self, seat)] if 0 <= seat < self.table.seats else blocked

    def consequence(self, seat: Seat, option: Option) -> Message | None:
        return consequence_of(self, seat, option)

    def view(self, seat: Seat | None) -> Json:
        return sight.view(self, seat)

    def views(self, viewers: Sequence[Seat | None]) -> list[Json]:
        return sight.views(self, viewers)

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


SET_UP: Final = Step(then=set_up)


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


ROUND: Final = Step(then=next_round)


def begin_phase(f: Whole, g: SpartacusGame, phase: Frame) -> None:
    """Offers end with the phase before."""
    deals.end_phase(g)
    f.go_on()
    g.call(phase)


def hold_intrigue(f: Whole, g: SpartacusGame) -> None:
    begin_phase(f, g, Intrigue())


INTRIGUE: Final = Step(then=hold_intrigue)


def go_to_market(f: Whole, g: SpartacusGame) -> None:
    begin_phase(f, g, Market())


MARKET: Final = Step(then=go_to_market)


def enter_arena(f: Whole, g: SpartacusGame) -> None:
    begin_phase(f, g, arena.ArenaPhase())


ARENA: Final = Step(then=enter_arena)


def win_check(f: Whole, g: SpartacusGame) -> None:
    f.go_on()
    victory.check(g, g.table.phase)


AFTER_INTRIGUE: Final = Step(then=win_check)
AFTER_MARKET: Final = Step(then=win_check)
AFTER_ARENA: Final = Step(then=win_check)


def end_round(f: Whole, g: SpartacusGame) -> None:
    f.go_to(ROUND)


END_ROUND: Final = Step(then=end_round)


WHOLE_STEPS: Final = in_order(
    SET_UP, ROUND, INTRIGUE, AFTER_INTRIGUE, MARKET, AFTER_MARKET, ARENA, AFTER_ARENA, END_ROUND
)


def open_box(data: DataSet) -> Box:
    """The box of a data set, with the rulebook in it. Raises BrokenSet."""
    return Box(data, RULEBOOK)


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
    g = Spartacus(SpartacusTable(box, seats, agreed(settings, box), most_offers=most_offers(settings)))
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


def encoder(seats: int, settings: Settings, base: Box, form: Form) -> SpartacusEncoder:
    """What writes down what a seat sees; the numbers are the same with the expansion and without it."""
    return SpartacusEncoder(base.full, seats, agreed(settings, base).rounds, form)


SPARTACUS: Final = GameSpec(
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
    side_kinds=("intrigue", "ask-support", "support", "talk", "stall", "invitation", "verdict"),
    covert_kinds=("talk", "reaction"),
    orders=ORDERS,
    load=open_box,
    new_game=new_game,
    lexicon=lexicon,
    things=things,
    encoder=encoder,
)
