"""Tables set by hand, and what was said at them. The seats are those of the rulebook's examples."""

from collections.abc import Callable
from random import Random
from typing import Any

from ludus.core.chance import Dealer
from ludus.core.decision import Option
from ludus.core.frame import Frame, Step
from ludus.core.ids import CHANCE, Seat
from ludus.games.aquileia.box import METALS, NO_COINS, Box, Coins, Counts, changed, coins_of, minus, plus
from ludus.games.aquileia.play import AQUILEIA, Aquileia, read_rules
from ludus.games.aquileia.table import OFF, AquileiaGame, AquileiaTable, put

BOX = Box(AQUILEIA.data())
NAMES = ("stefan", "lisa", "chico", "livia", "otto")
STEFAN, LISA, CHICO, LIVIA, OTTO = (Seat(i) for i in range(5))

Visit = Callable[[Any, AquileiaGame], None]  # a step of the whole game


# --- pieces by name ----------------------------------------------------------------------------------


def space(name: str) -> int:
    return [it.name for it in BOX.spaces].index(name)


def card(name: str) -> int:
    return [it.name for it in BOX.cards].index(name)


def site(name: str) -> int:
    return [it.name for it in BOX.sites].index(name)


def laurel(name: str) -> int:
    return [it.name for it in BOX.laurels].index(name)


def theatre(name: str) -> int:
    return [it.name for it in BOX.theatre].index(name)


def coins(text: str) -> Coins:
    """An amount in words: "2 bronze 1 gold"."""
    amount = NO_COINS
    parts = text.split()
    for number, metal in zip(parts[::2], parts[1::2], strict=True):
        amount = plus(amount, coins_of(METALS.index(metal), int(number)))
    return amount


def cards(text: str) -> Counts:
    """Cards in words: "slave-1 slave-1 weapon-2"."""
    counts = BOX.no_cards
    for name in text.split():
        counts = changed(counts, card(name), 1)
    return counts


# --- tables ------------------------------------------------------------------------------------------


def a_table(
    at: dict[str, str] | None = None,
    *,
    seats: int = 4,
    purses: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    houses: dict[str, str] | None = None,
    track: str = "stefan lisa chico livia",
    discards: str = "",
    gone: str = "",
    market: str = "",
    open_laurel: str = "",
    **settings: object,
) -> AquileiaTable:
    """Followers by space, coins, cards and houses by name; everybody else has nothing, and the rest is in the piles.

    `gone` names cards that are out of reach: neither in a hand nor in a pile.
    """
    t = AquileiaTable(BOX, seats, read_rules(AQUILEIA.read_settings(settings)))
    t.round = 1
    t.track = tuple(Seat(NAMES.index(name)) for name in track.split())
    t.followers = [BOX.followers] * seats
    for seat in range(seats):
        give_coins(t, seat, (purses or {}).get(NAMES[seat], ""))
    for name, names in (houses or {}).items():
        for built in names.split():
            t.houses[NAMES.index(name)] |= 1 << site(built)
    for place, name in (at or {}).items():
        put(t, Seat(NAMES.index(name)), space(place))
    for name, held in (hands or {}).items():
        t.hands[NAMES.index(name)] = cards(held)
        take_from_pile(t, held)
    t.discards = cards(discards)
    take_from_pile(t, f"{discards} {gone} {market}")
    for slot, name in enumerate(market.split()):
        t.market[slot] = card(name)
    if open_laurel:
        t.open_laurel = laurel(open_laurel)
        t.laurels = changed(t.laurels, t.open_laurel, -1)
    return t


def give_coins(t: AquileiaTable, seat: int, text: str) -> None:
    """Exactly these coins and no others."""
    t.supply = minus(plus(t.supply, t.coins[seat]), coins(text))
    t.coins[seat] = coins(text)


def take_from_pile(t: AquileiaTable, text: str) -> None:
    for name in text.split():
        t.pile = changed(t.pile, card(name), -1)


class Chapter(Frame):
    """Some steps of a round, with nothing after them."""

    def __init__(self, visits: tuple[Visit, ...]) -> None:
        super().__init__()
        self.visits = visits

    def steps(self) -> list[Step]:
        return [Step(then=visit) for visit in self.visits]

    def go_to(self, step: Step) -> None:
        """There is no other round to go to."""
        self.go_on()

    def copy(self) -> "Chapter":
        f = Chapter(self.visits)
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, *(visit.__name__ for visit in self.visits))


def chapter(t: AquileiaTable, *visits: Visit) -> Aquileia:
    """The game at the beginning of these areas."""
    return begin(t, Chapter(visits))


def begin(t: AquileiaTable, frame: Frame) -> Aquileia:
    """The game in the middle of one rule."""
    g = Aquileia(t)
    g.stack = [frame]
    g.settle()
    return g


# --- what is said ------------------------------------------------------------------------------------


def said(g: Aquileia, *lines: str) -> Aquileia:
    """Answer a run of decisions: "livia take points", "chance roll gold bronze". Each must be asked just then."""
    for line in lines:
        who, _, words = line.partition(" ")
        seat = CHANCE if who == "chance" else Seat(NAMES.index(who))
        assert g.asked == (seat,), f"'{line}', but {g.decision} is asked"
        g.apply(seat, g.chance.parse(words) if seat == CHANCE and g.chance else offered(g, seat, words))
    return g


def offered(g: Aquileia, seat: Seat, words: str) -> Option:
    """The option of these words, which must be on offer."""
    options = {option.words: option for option in g.options(seat)}
    assert words in options, f"'{words}' is not among {sorted(options)}"
    return options[words]


def offers(g: Aquileia) -> list[str]:
    """What the seat asked may choose, in words."""
    return [option.words for option in g.options(g.asked[0])]


def reasons(g: Aquileia) -> dict[str, str]:
    """What is blocked, and by which reason."""
    return {blocked.option.words: blocked.reason.phrase.id for blocked in g.blocked(g.asked[0])}


def events(g: Aquileia, seat: Seat | None = None) -> list[str]:
    """What the last answer made happen, by message id, as the seat hears it."""
    return [event.id_for(seat) for event in g.events]


def seen(g: Aquileia, seat: Seat | None = None) -> Any:
    """What a seat sees; a spectator by default."""
    return g.view(seat)


# --- playing at random -------------------------------------------------------------------------------


def a_game(seats: int = 4, **settings: object) -> Aquileia:
    g = AQUILEIA.new_game(seats, AQUILEIA.read_settings(settings), BOX)
    assert isinstance(g, Aquileia)
    return g


def step(g: Aquileia, rng: Random) -> None:
    """One answer at random."""
    seat = g.asked[0]
    if seat == CHANCE:
        assert g.chance is not None
        g.apply(seat, g.chance.sample(rng.randrange))
    else:
        g.apply(seat, rng.choice(g.options(seat)))


def dealer(rng: Random) -> Dealer:
    return Dealer(rng.randrange)


# --- counting ----------------------------------------------------------------------------------------


def census(t: AquileiaTable) -> tuple[Coins, Counts, Counts]:
    """All coins, all slave, weapon and horse cards and all stadium cards, wherever they are."""
    money = plus(t.supply, t.fees)
    for purse in t.coins:
        money = plus(money, purse)
    held = list(t.pile)
    for counts in (t.discards, *t.hands):
        held = [a + b for a, b in zip(held, counts, strict=True)]
    for kind in t.market:
        if kind != OFF:
            held[kind] += 1
    laurels = list(t.laurels)
    for kind in [t.open_laurel, *(a.open for a in t.awards), *(a.hidden for a in t.awards)]:
        if kind != OFF:
            laurels[kind] += 1
    return money, tuple(held), tuple(laurels)
