"""What the fight in the Arena and the race in the Stadium share.

1. Strength: the values of the own spaces      2. Three red dice each, in turn      3. Cards, in turn      4. Blue dice
5. Ranking: by strength, ties by the advantage track; coins for the first three.      A metal says what counts: bronze
faces, slaves and weapons in the Arena; gold or silver faces and horses in the Stadium, by the side one stands on.
Rulings applied: A-12 (blue dice), A-14 (one opportunity for cards), A-17 (ties).
"""

from typing import Final, NamedTuple

from ludus.core.chance import Chance, Roll
from ludus.core.decision import Blocked, Option
from ludus.core.frame import Consequence, Frame, Step
from ludus.core.ids import NOBODY, ONLY, Seat, clockwise
from ludus.core.phrase import Message
from ludus.games.aquileia import words
from ludus.games.aquileia.box import DONE, coins_of
from ludus.games.aquileia.table import AquileiaGame, AquileiaTable, discard, lift, receive

COINS_BY_PLACE: Final = (3, 2, 1)


class Contest(Frame):
    """Who takes part, from the start player clockwise, with which metal, and how strong each is."""

    def __init__(self, area: str, seats: tuple[Seat, ...], metals: tuple[int, ...], strengths: list[int]) -> None:
        super().__init__()
        self.area = area
        self.seats = seats
        self.metals = metals
        self.strengths = strengths
        self.turn = 0  # whose dice or cards are next; all places below are numbers in `seats`

    def carry(self, f: "Contest") -> None:
        """Copy what moves on into another contest."""
        f.step = self.step
        f.turn = self.turn

    def contest_key(self) -> tuple[object, ...]:
        """What every contest adds to its key."""
        return (self.step, self.area, self.seats, self.metals, tuple(self.strengths), self.turn)


# --- 1. Strength -------------------------------------------------------------------------------------


def entrants(t: AquileiaTable, spaces: tuple[int, ...]) -> tuple[tuple[Seat, ...], tuple[int, ...], list[int]]:
    """The seats with followers on these spaces, their metals, and the values of their spaces added up."""
    seats, metals, strengths = [], [], []
    for seat in clockwise(t.start, t.seats):
        own = [t.box.spaces[space] for space in spaces if t.at[space] == seat]
        if own:
            seats.append(seat)
            metals.append(own[0].metal)
            strengths.append(sum([space.strength for space in own]))
    return tuple(seats), tuple(metals), strengths


def tell_entrants(f: Contest, g: AquileiaGame) -> None:
    phrase = words.FIGHTS if f.area == "arena" else words.RACES
    for i, seat in enumerate(f.seats):
        g.tell(phrase, seat, f.strengths[i])
    f.go_on()


def entrants_step() -> Step:
    """Steps know their place in their rule: every contest has its own."""
    return Step(then=tell_entrants)


# --- 2. Red dice -------------------------------------------------------------------------------------


def luck_dice(f: Contest, g: AquileiaGame) -> Chance | None:
    if f.turn == len(f.seats):
        return None
    return Roll(f.area, g.table.box.die, g.table.box.red_dice)


def hear_dice(f: Contest, g: AquileiaGame, seat: Seat, option: Option) -> None:
    g.tell(words.ROLLS, f.seats[f.turn], option.operands)
    f.strengths[f.turn] += option.operands.count(f.metals[f.turn])
    f.turn += 1


def all_rolled(f: Contest, g: AquileiaGame) -> None:
    f.turn = 0
    f.go_on()


def dice_of(area: str) -> Step:
    return Step("dice", f"{area}.dice", luck=luck_dice, hear=hear_dice, then=all_rolled)


# --- 3. Cards ----------------------------------------------------------------------------------------


def ask_cards(f: Contest, g: AquileiaGame) -> tuple[Seat, ...]:
    """Everybody who takes part, whatever is in the hand: not being asked would tell."""
    return ONLY[f.seats[f.turn]] if f.turn < len(f.seats) else NOBODY


def card_options(f: Contest, g: AquileiaGame, seat: Seat) -> list[Option]:
    t = g.table
    hand, play = t.hands[seat], t.box.play
    options = [play[kind] for kind in t.box.playable[f.metals[f.turn]] if hand[kind]]
    options.append(DONE)
    return options


def why_no_card(f: Contest, g: AquileiaGame, seat: Seat) -> list[Blocked]:
    t = g.table
    hand, fitting = t.hands[seat], t.box.playable[f.metals[f.turn]]
    return [
        Blocked(t.box.play[kind], Message(words.NOT_HERE), f"{f.area}.cards")
        for kind in range(len(hand))
        if hand[kind] and kind not in fitting
    ]


def prompt_cards(f: Contest, g: AquileiaGame) -> Message:
    return Message(words.ASK_CARDS, (f.seats[f.turn], f.strengths[f.turn]))


class Standing(NamedTuple):
    """Where a seat would be with a card, and how many may still change that."""

    strength: int
    place: int
    later: int
    tie: int  # 0 with nobody, 1 with one whose crest is ahead, 2 with one whose crest is behind
    rival: Seat  # that one; the seat itself where there is nobody


def standing_with(f: Contest, g: AquileiaGame, seat: Seat, option: Option) -> Standing:
    """Where a seat would be once it has chosen this."""
    t = g.table
    more = 0 if option is DONE else t.box.cards[option.operand].strength
    strengths = f.strengths[:]
    strengths[f.turn] += more
    later = {*f.seats[f.turn + 1 :], *([Seat(t.potentia)] if has_blue_dice(f, t) else [])} - {seat}
    return Standing(strengths[f.turn], place_with(f, t, seat, strengths), len(later), *tie_with(f, t, seat, strengths))


def tie_with(f: Contest, t: AquileiaTable, seat: Seat, strengths: list[int]) -> tuple[int, Seat]:
    """Who is as strong, were these the strengths: the one next ahead on the track, or else the one next behind."""
    mine = strengths[f.seats.index(seat)]
    even = [other for other in t.track if other in f.seats and strengths[f.seats.index(Seat(other))] == mine]
    at = even.index(seat)
    if at:
        return 1, Seat(even[at - 1])
    return (2, Seat(even[1])) if len(even) > 1 else (0, seat)


def place_with(f: Contest, t: AquileiaTable, seat: Seat, strengths: list[int]) -> int:
    """The place of a seat, were these the strengths."""
    mine = strengths[f.seats.index(seat)]
    ahead = [
        other
        for other, strength in zip(f.seats, strengths, strict=True)
        if strength > mine or (strength == mine and t.track.index(other) < t.track.index(seat))
    ]
    return len(ahead) + 1


def hear_cards(f: Contest, g: AquileiaGame, seat: Seat, option: Option) -> None:
    if option is DONE:
        f.turn += 1
        return
    t = g.table
    kind = option.operand
    discard(t, seat, kind)
    f.strengths[f.turn] += t.box.cards[kind].strength
    g.tell(words.PLAYS, seat, kind, f.strengths[f.turn])


def cards_of(area: str, consequence: Consequence) -> Step:
    return Step(
        "cards",
        f"{area}.cards",
        ask=ask_cards,
        options=card_options,
        hear=hear_cards,
        why_not=why_no_card,
        consequence=consequence,
        prompt=prompt_cards,
    )


# --- 4. Blue dice ------------------------------------------------------------------------------------


def has_blue_dice(f: Contest, t: AquileiaTable) -> bool:
    """Whether the owner of the blue dice takes part: they have no effect otherwise (A-12)."""
    return t.blue_dice > 0 and t.potentia in f.seats


def roll_blue(f: Contest, g: AquileiaGame, dice: tuple[int, ...]) -> None:
    """Blue dice of the own metal count; once rolled they are used up."""
    t = g.table
    place = f.seats.index(Seat(t.potentia))
    g.tell(words.ROLLS_BLUE, t.potentia, dice)
    f.strengths[place] += dice.count(f.metals[place])
    t.blue_dice -= len(dice)


# --- 5. Ranking --------------------------------------------------------------------------------------


def ranking(f: Contest, t: AquileiaTable) -> list[int]:
    """Places in `seats`, the strongest first; the lower position on the advantage track wins every tie (A-17)."""
    order: list[int] = []
    for seat in t.track:
        for i, other in enumerate(f.seats):
            if other == seat:
                order.insert(_place(f, order, f.strengths[i]), i)
    return order


def _place(f: Contest, order: list[int], strength: int) -> int:
    """Where a strength comes in: behind all that are as great."""
    place = len(order)
    while place and f.strengths[order[place - 1]] < strength:
        place -= 1
    return place


def hand_out_coins(f: Contest, g: AquileiaGame) -> None:
    """Who came where, and coins of the own metal for the first three."""
    order = ranking(f, g.table)
    for place, i in enumerate(order, 1):
        g.tell(words.RANKS, f.seats[i], place, f.strengths[i])
    for i, count in zip(order, COINS_BY_PLACE):  # noqa: B905 - there may be more prizes than places, or fewer
        receive(g, f.seats[i], coins_of(f.metals[i], count))
    f.go_on()


def coins_step() -> Step:
    return Step(then=hand_out_coins)


def all_go_home(f: Contest, g: AquileiaGame, spaces: tuple[int, ...]) -> None:
    """The contest is over; its followers go back to their owners."""
    for space in spaces:
        if g.table.at[space] in f.seats:
            lift(g.table, space)
    f.end()
