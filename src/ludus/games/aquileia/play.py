"""The whole game: six rounds of placement and actions, then the last scoring.

A round: the market is filled and a stadium card turned up, all place their followers, then the areas act: I Mercatus,
II Arena, III Stadium, IV Theatrum, V Forum, VI Portus.
Rulings applied: A-08 (the market), A-28 (the start player), A-48 (the beginning).
"""

from typing import Final

from ludus.core.chance import Chance, Dealer, Draw
from ludus.core.decision import Option
from ludus.core.encoding import Form
from ludus.core.frame import Frame, Step, in_order
from ludus.core.game import Game, Outcome
from ludus.core.ids import Seat
from ludus.core.phrase import Json
from ludus.core.spec import GameSpec, Lexicon, Setting, Settings
from ludus.games.aquileia import scoring, sight, things, words
from ludus.games.aquileia.areas import arena, forum, mercatus, portus, stadium, theatrum
from ludus.games.aquileia.box import COLOURS, DECKS, FEWEST, METALS, MOST, PRIZES, ROUNDS, START, Box, changed
from ludus.games.aquileia.decks import Refill
from ludus.games.aquileia.encoding import AquileiaEncoder
from ludus.games.aquileia.orders import ORDERS
from ludus.games.aquileia.placement import Placement
from ludus.games.aquileia.table import OFF, AquileiaGame, AquileiaTable, Rules


class Aquileia(Game[AquileiaTable]):
    """A game of Aquileia."""

    def view(self, seat: Seat | None) -> Json:
        return sight.view(self, seat)

    def reimagine(self, seat: Seat, deal: Dealer) -> "Aquileia":
        """The others' hands, the piles and the stadium cards passed on, dealt afresh as far as the seat can tell."""
        g = self.clone()
        if not g.table.how:
            sight.deal_hands(g, seat, deal)
            sight.deal_laurels(g.table, seat, deal)
            g.settle()  # a pile that chance is just drawing from has changed
        return g

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self.table)


class Whole(Frame):
    """The course of the game."""

    def __init__(self, by_lot: bool) -> None:
        super().__init__()
        self.by_lot = by_lot

    def steps(self) -> list[Step]:
        return WHOLE_STEPS

    def copy(self) -> "Whole":
        f = Whole(self.by_lot)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.by_lot)


# --- The start player --------------------------------------------------------------------------------


def luck_start(f: Whole, g: AquileiaGame) -> Chance | None:
    return Draw("start", 0, START[: g.table.seats]) if f.by_lot else None


def hear_start(f: Whole, g: AquileiaGame, seat: Seat, option: Option) -> None:
    g.table.start = Seat(option.operand)
    g.tell(words.STARTS, g.table.start)
    f.go_on()


FIRST: Final = Step("start", "setup", luck=luck_start, hear=hear_start)


# --- A round -----------------------------------------------------------------------------------------


def begin_round(f: Whole, g: AquileiaGame) -> None:
    """Crests and followers are back with their owners; the market is full again (A-08)."""
    t = g.table
    t.round += 1
    t.track = ()
    t.followers = [t.box.followers] * t.seats
    t.potentia, t.blue_dice = OFF, 0
    g.tell(words.ROUND, t.round)
    f.go_on()
    g.call(Refill())


BEGIN: Final = Step(then=begin_round)


def luck_open_laurel(f: Whole, g: AquileiaGame) -> Chance | None:
    return stadium.draw_laurel(g.table)


def hear_open_laurel(f: Whole, g: AquileiaGame, seat: Seat, option: Option) -> None:
    t = g.table
    t.open_laurel = option.operand
    t.laurels = changed(t.laurels, t.open_laurel, -1)
    g.tell(words.OPEN_LAUREL, t.open_laurel)
    f.go_on()


OPEN_LAUREL: Final = Step("open-laurel", "stadium.laurels", luck=luck_open_laurel, hear=hear_open_laurel)


def place(f: Whole, g: AquileiaGame) -> None:
    f.go_on()
    g.call(Placement(g.table.start))


PLACE: Final = Step(then=place)


def visit_mercatus(f: Whole, g: AquileiaGame) -> None:
    if not mercatus.next_action(g):
        f.go_on()


MERCATUS: Final = Step(then=visit_mercatus)


def visit_arena(f: Whole, g: AquileiaGame) -> None:
    f.go_on()
    arena.hold_fight(g)


ARENA: Final = Step(then=visit_arena)


def visit_stadium(f: Whole, g: AquileiaGame) -> None:
    f.go_on()
    stadium.hold_race(g)


STADIUM: Final = Step(then=visit_stadium)


def visit_theatrum(f: Whole, g: AquileiaGame) -> None:
    f.go_on()
    theatrum.hold_auction(g)


THEATRUM: Final = Step(then=visit_theatrum)


def visit_forum(f: Whole, g: AquileiaGame) -> None:
    if not forum.next_builder(g):
        f.go_on()


FORUM: Final = Step(then=visit_forum)


def send_latro(f: Whole, g: AquileiaGame) -> None:
    f.go_on()
    portus.send_latro(g)


LATRO: Final = Step(then=send_latro)


def visit_portus(f: Whole, g: AquileiaGame) -> None:
    if not portus.next_fee(g):
        f.go_on()


PORTUS: Final = Step(then=visit_portus)


def end_round(f: Whole, g: AquileiaGame) -> None:
    """Position 1 of the advantage track is the next start player (A-28); after six rounds comes the last scoring."""
    t = g.table
    if t.round == ROUNDS:
        scoring.last_scoring(g)
        f.end()
        return
    if t.track:
        t.start = t.track[0]
    g.tell(words.STARTS, t.start)
    f.go_to(BEGIN)


END_ROUND: Final = Step(then=end_round)


WHOLE_STEPS: Final = in_order(
    FIRST,
    BEGIN,
    OPEN_LAUREL,
    PLACE,
    MERCATUS,
    ARENA,
    STADIUM,
    THEATRUM,
    FORUM,
    LATRO,
    PORTUS,
    END_ROUND,
)


def new_game(seats: int, settings: Settings, box: Box) -> Aquileia:
    """A fresh table with everything still in the box."""
    g = Aquileia(AquileiaTable(box, seats, read_rules(settings)))
    g.stack = [Whole(settings["start"] == "lot")]
    g.settle()
    return g


def read_rules(settings: Settings) -> Rules:
    return Rules(str(settings["tie_break"]), bool(settings["pecunia_single_trade"]), bool(settings["show_counts"]))


def lexicon(box: Box) -> Lexicon:
    """What the game can say with this box."""
    return Lexicon(
        phrases=(*words.EVENTS, *words.PROMPTS, *words.REASONS, *words.CONSEQUENCES, *words.VERBS.values()),
        verbs=words.VERBS,
        terms={
            "metal": terms("metal", METALS),
            "coin": terms("metal", METALS),
            "space": terms("space", tuple(space.name for space in box.spaces)),
            "card": terms("card", tuple(card.name for card in box.cards)),
            "deck": terms("deck", DECKS),
            "laurel": terms("laurel", tuple(laurel.name for laurel in box.laurels)),
            "theatre": terms("theatre", tuple(card.name for card in box.theatre)),
            "colour": terms("colour", COLOURS),
            "site": terms("site", tuple(site.name for site in box.sites)),
            "trade": terms("trade", tuple(trade.name for trade in box.trades)),
            "prize": terms("prize", PRIZES),
        },
        labels={},
        counted=("coin",),
    )


def terms(kind: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"aquileia-{kind}-{name}" for name in names)


def encoder(seats: int, settings: Settings, box: Box, form: Form) -> AquileiaEncoder:
    """What writes down what a seat sees."""
    return AquileiaEncoder(box, seats, form)


AQUILEIA: Final = GameSpec(
    "aquileia",
    rules=1,
    fewest=FEWEST,
    most=MOST,
    settings=(
        Setting("start", "lot", "first"),
        Setting("tie_break", "shared", "crest"),
        Setting("pecunia_single_trade", False, True),
        Setting("show_counts", False, True),
    ),
    endings=(scoring.SIX_ROUNDS,),
    orders=ORDERS,
    load=Box,
    new_game=new_game,
    lexicon=lexicon,
    things=things.things,
    encoder=encoder,
)
