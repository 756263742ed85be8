"""Bets on the games (rulebook pp. 12–13).

1. Everybody bets at once and unseen: up to 3 gold in each of the four boxes, box after box. By agreement the host
   bets first and the others follow clockwise, each seeing what lies there already. The gold lies under the house's
   marker.
2. After the fight the victor's box pays 1 to 1, injury and decapitation 2 to 1, each with the stake on top; stakes
   that are lost go to the bank.
In a Primus the victors are teams, and an injury or decapitation of any of the four counts.
Rulings applied: S-21 (who may bet on what), S-22 (only the fight counts, not the verdict), S-160 (teams),
S-190 (stakes).
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Step, in_order
from ludus.core.ids import NOBODY, Seat
from ludus.core.phrase import Message
from ludus.core.windows import ask_sealed
from ludus.games.spartacus.combat.field import winning_side
from ludus.games.spartacus.table.fighters import DECAPITATION, INJURY
from ludus.games.spartacus.table.moves import lay_stakes, receive, settle_stake
from ludus.games.spartacus.table.purse import Purse
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, all_seats, unbound_gold
from ludus.games.spartacus.words import arena as words

MOST_GOLD: Final = 3  # in one bet

# the boxes; the first two are the two sides
VICTOR_I: Final = 0
VICTOR_II: Final = 1
ON_INJURY: Final = 2
ON_DECAPITATION: Final = 3
BOXES: Final = ("victor-i", "victor-ii", "injury", "decapitation")
BET_ON: Final = tuple(f"bet-{name}" for name in BOXES)  # the verbs
ODDS: Final = (1, 1, 2, 2)  # gold won for each gold bet
# by a mask of the sides on which one has a fighter: nobody bets against himself
OPEN_BOXES: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2, 3), (0, 2, 3), (1, 2, 3), (0, 1, 2, 3))
NO_BETS: Final[tuple[int, ...]] = (0, 0, 0, 0)


class Bets(Purse):
    """Those asked say what they put into each box they may use; the rest follow one by one."""

    def __init__(self, seats: tuple[Seat, ...], later: tuple[Seat, ...] = NOBODY) -> None:
        super().__init__(seats)
        self.later = later  # who bets after them, where bets are laid in order

    def steps(self) -> list[Step]:
        return BETS_STEPS

    def copy(self) -> "Bets":
        f = Bets(self.seats, self.later)
        self.carry(f)
        return f

    def key(self) -> tuple[object, ...]:
        return (*self.sealed_key(), self.later)

    def binds(self, t: SpartacusTable, seat: Seat) -> int:
        """A bet binds its gold as soon as it is said, so that the rest can still be covered."""
        gold = 0
        for place, other in enumerate(self.seats):
            if other == seat:
                for option in self.drafts[place]:
                    gold += option.operand
        return gold


# --- 1. Betting --------------------------------------------------------------------------------------


def place_bets(g: SpartacusGame) -> None:
    """Ask everybody who has gold, which all can see: at once, or from the host clockwise."""
    t = g.table
    rich = [seat for seat in all_seats(t) if t.gold[seat]]
    g.call(Bets(NOBODY, all_seats(t)) if t.agreed.bets_in_order else Bets(tuple(rich)))


def is_against_oneself(t: SpartacusTable, seat: Seat, box: int) -> bool:
    """Whether the box pays for the victory of the other side, with a fighter of one's own in the arena."""
    return box not in open_boxes(t, seat)


def open_boxes(t: SpartacusTable, seat: Seat) -> tuple[int, ...]:
    """The boxes a seat may use, in their order (S-21)."""
    sides = 0
    for fighter in t.fighters:
        if fighter.seat == seat:
            sides |= 1 << fighter.side
    return OPEN_BOXES[sides]


def fighters_of(t: SpartacusTable, side: int) -> tuple[int, ...]:
    """The fighters of a side; the boxes after the first two are no side's."""
    return tuple([fighter.card for fighter in t.fighters if fighter.side == side])


def bet_upon(t: SpartacusTable, box: int) -> tuple[tuple[int, ...], int]:
    """Whose victory a box is about, and how many they are."""
    fighters = fighters_of(t, box)
    return fighters, len(fighters)


def left_to_bet(f: Bets, t: SpartacusTable, seat: Seat) -> int:
    """The seat's free gold; during the bets no other answer can bind any."""
    return max(unbound_gold(t, seat) - f.binds(t, seat), 0)


def bet_options(f: Bets, g: SpartacusGame, seat: Seat) -> list[Option]:
    if not f.owes(seat):
        return []
    t = g.table
    box = open_boxes(t, seat)[len(f.draft(seat))]
    most = min(MOST_GOLD, left_to_bet(f, t, seat))
    return list(t.box.counts(BET_ON[box])[: most + 1])


def why_no_bet(f: Bets, g: SpartacusGame, seat: Seat) -> list[Blocked]:
    t = g.table
    return [
        Blocked(
            t.box.counts(BET_ON[box])[MOST_GOLD], Message(words.AGAINST_ONESELF, (fighters_of(t, box),)), "arena.bets"
        )
        for box in range(len(BOXES))
        if f.owes(seat) and is_against_oneself(t, seat, box)
    ]


def hear_bet(f: Bets, g: SpartacusGame, seat: Seat, option: Option) -> None:
    """Done with the last box, or with the last gold."""
    t = g.table
    is_last = len(f.draft(seat)) + 1 == len(open_boxes(t, seat))
    f.hear(seat, option, complete=is_last or left_to_bet(f, t, seat) == option.operand)


def lay_out_bets(f: Bets, g: SpartacusGame) -> None:
    """The answers are in: the gold goes into the boxes, for all to see, and whoever is next in order is asked."""
    t = g.table
    if not t.bets:
        t.bets = (NO_BETS,) * t.seats
    for place, seat in enumerate(f.seats):
        boxes, row = open_boxes(t, seat), [0] * len(BOXES)
        for said, option in enumerate(f.drafts[place]):
            gold, box = option.operand, boxes[said]
            if gold:
                row[box] = gold
                g.tell(words.BETS, seat, box, gold, *bet_upon(t, box))
        lay_stakes(t, seat, tuple(row))
    ask_next(f, t)
    if not f.seats:
        f.end()


def ask_next(f: Bets, t: SpartacusTable) -> None:
    """The next in order who has gold; nobody where all bet at once."""
    f.seats = NOBODY
    while f.later and not f.seats:
        if t.gold[f.later[0]]:
            f.seats = f.later[:1]
        f.later = f.later[1:]
    f.ask_again()


BETS_STEPS: Final = in_order(
    Step(
        "bet",
        "arena.bets",
        ask=ask_sealed,
        options=bet_options,
        hear=hear_bet,
        then=lay_out_bets,
        why_not=why_no_bet,
        prompt=lambda f, g: Message(words.ASK_BET),
    ),
)


# --- 2. Settling -------------------------------------------------------------------------------------


def winning_boxes(t: SpartacusTable) -> list[int]:
    """The victor's box, and how the fight ended for anybody in it (S-22)."""
    fates = [fighter.fate for fighter in t.fighters]
    boxes = [winning_side(t)]
    if INJURY in fates:
        boxes.append(ON_INJURY)
    if DECAPITATION in fates:
        boxes.append(ON_DECAPITATION)
    return boxes


def settle_bets(g: SpartacusGame) -> None:
    """Lost stakes go to the bank; won ones come back with the winnings."""
    t = g.table
    won = winning_boxes(t)
    for seat in all_seats(t):
        for box, gold in enumerate(t.bets[seat]):
            settle_stake(t, seat, gold, won=box in won)
            if gold and box in won:
                receive(t, seat, gold * ODDS[box])
                g.tell(words.WINS_BET, seat, box, gold * ODDS[box], *bet_upon(t, box))
            elif gold:
                g.tell(words.LOSES_BET, seat, box, gold, *bet_upon(t, box))
    t.bets = ()
