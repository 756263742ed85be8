"""V. Forum: building.

The spaces act in the order of their numbers: one building each, two on space 3; on 2 and 5 the value of the building is
scored at once.      1. Choose a site and pay its coins      2. Pay its slaves, card by card      3. Place a house.
Rulings applied: A-21 (the value of a bank), A-22 (nobody must build), A-23 (several spaces), A-24 (sites and houses),
A-32, A-53 (paying slaves).
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step, in_order
from ludus.core.ids import NOBODY, ONLY, Seat
from ludus.core.phrase import Message
from ludus.games.aquileia import scoring, words
from ludus.games.aquileia.box import BANK, BUILD_NOTHING, SERVI, VILLA, covers, lacking, minus, one_by_one
from ludus.games.aquileia.table import (
    OFF,
    AquileiaGame,
    AquileiaTable,
    discard,
    first_follower,
    laurels_of,
    lift,
    owner_of,
    pay,
    score,
    slaves_held,
    too_few_coins,
)


class Building(Frame):
    """What one follower in the Forum builds."""

    def __init__(self, space: int, seat: Seat, buildings: int) -> None:
        super().__init__()
        self.space = space
        self.seat = seat
        self.buildings = buildings  # that may still be built
        self.site = OFF  # chosen, its slaves not yet paid
        self.owed = 0  # slaves still to pay for it

    def steps(self) -> list[Step]:
        return BUILDING_STEPS

    def copy(self) -> "Building":
        f = Building(self.space, self.seat, self.buildings)
        f.step = self.step
        f.site = self.site
        f.owed = self.owed
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step, self.space, self.seat, self.buildings, self.site, self.owed)


def next_builder(g: AquileiaGame) -> bool:
    """Begin with the next follower of the Forum; False when there is none."""
    t = g.table
    space = first_follower(t, t.box.forum)
    if space == OFF:
        return False
    g.call(Building(space, Seat(t.at[space]), t.box.spaces[space].most))
    return True


# --- 1. The site -------------------------------------------------------------------------------------


def payable_sites(t: AquileiaTable, seat: Seat) -> list[int]:
    """The free sites whose coins the seat can pay: public, since slaves are left out of account."""
    if t.houses[seat].bit_count() == t.box.houses:
        return []
    purse = t.coins[seat]
    taken = 0
    for houses in t.houses:
        taken |= houses
    return [i for i, site in enumerate(t.box.sites) if not taken >> i & 1 and covers(purse, site.cost)]


def ask_site(f: Building, g: AquileiaGame) -> tuple[Seat, ...]:
    """Asked by coins alone: not being asked must not tell how many slaves a hand holds."""
    return ONLY[f.seat] if f.buildings and payable_sites(g.table, f.seat) else NOBODY


def site_options(f: Building, g: AquileiaGame, seat: Seat) -> list[Option]:
    t = g.table
    slaves = slaves_held(t, seat)
    options = [t.box.build[i] for i in payable_sites(t, seat) if t.box.sites[i].slaves <= slaves]
    options.append(BUILD_NOTHING)
    return options


def why_no_site(f: Building, g: AquileiaGame, seat: Seat) -> list[Blocked]:
    t = g.table
    blocked = []
    for i in range(len(t.box.sites)):
        owner = owner_of(t, i)
        if owner != OFF:
            blocked.append(Blocked(t.box.build[i], Message(words.TAKEN, (owner,)), "forum.cost"))
        elif (lack := what_lacks(t, seat, i)) is not None:
            rule = "forum.slaves" if lack.phrase is words.TOO_FEW_SLAVES else "forum.cost"
            blocked.append(Blocked(t.box.build[i], lack, rule))
    return blocked


def what_lacks(t: AquileiaTable, seat: Seat, site: int) -> Message | None:
    """The coins and slaves a seat has too few of for a site."""
    it = t.box.sites[site]
    slaves = max(it.slaves - slaves_held(t, seat), 0)
    if covers(t.coins[seat], it.cost):
        return Message(words.TOO_FEW_SLAVES, (slaves,)) if slaves else None
    if not slaves:
        return too_few_coins(t.coins[seat], it.cost)
    return Message(words.TOO_FEW_OF_BOTH, (one_by_one(lacking(t.coins[seat], it.cost)), slaves))


def consequence_of_site(f: Building, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    """What a building brings, now and later, and the coins it leaves."""
    t = g.table
    if option is BUILD_NOTHING:
        if len(g.options(seat)) == 1:
            return Message(words.TO_NO_SITE, (slaves_held(t, seat),))
        return Message(words.TO_NO_BUILDING, (f.buildings, one_by_one(t.coins[seat])))
    site = t.box.sites[option.operand]
    now = site.value if t.box.spaces[f.space].bonus else 0
    left = one_by_one(minus(t.coins[seat], site.cost))
    if site.kind == VILLA:
        gain = scoring.gain(t, seat, option.operand, laurels_of(t, seat))
        return Message(words.TO_VILLA, (gain, now, left, len(left)))
    if site.kind == BANK:
        return Message(words.TO_BANK, (one_by_one(site.payout), now, left, len(left)))
    return Message(words.TO_WORKSHOP, (site.value, now, left, len(left)))


def prompt_site(f: Building, g: AquileiaGame) -> Message:
    return Message(words.ASK_BUILD, (f.seat, f.space, f.buildings))


def hear_site(f: Building, g: AquileiaGame, seat: Seat, option: Option) -> None:
    if option is BUILD_NOTHING:
        leave_forum(f, g)
        return
    f.site = option.operand
    site = g.table.box.sites[f.site]
    pay(g, seat, site.cost)
    f.owed = site.slaves
    f.go_to(SLAVES)


def leave_forum(f: Building, g: AquileiaGame) -> None:
    t = g.table
    if f.buildings == t.box.spaces[f.space].most:
        g.tell(words.BUILDS_NOTHING, f.seat, f.space)
    lift(t, f.space)
    f.end()


SITE: Final = Step(
    "build",
    "forum.cost",
    ask=ask_site,
    options=site_options,
    hear=hear_site,
    then=leave_forum,
    why_not=why_no_site,
    consequence=consequence_of_site,
    prompt=prompt_site,
)


# --- 2. The slaves -----------------------------------------------------------------------------------


def ask_slaves(f: Building, g: AquileiaGame) -> tuple[Seat, ...]:
    return ONLY[f.seat] if f.owed > 0 else NOBODY


def slave_options(f: Building, g: AquileiaGame, seat: Seat) -> list[Option]:
    t = g.table
    hand = t.hands[seat]
    return [t.box.pay[kind] for kind in t.box.decks[SERVI] if hand[kind]]


def prompt_slaves(f: Building, g: AquileiaGame) -> Message:
    return Message(words.ASK_SLAVES, (f.seat, f.site, f.owed))


def consequence_of_slaves(f: Building, g: AquileiaGame, seat: Seat, option: Option) -> Message:
    paid = g.table.box.cards[option.operand].strength
    owed = f.owed - paid
    return Message(words.TO_PAID, (max(owed, 0), max(-owed, 0), slaves_held(g.table, seat) - paid))


def hear_slaves(f: Building, g: AquileiaGame, seat: Seat, option: Option) -> None:
    """What a card pays too much is lost: it serves one building only."""
    t = g.table
    discard(t, seat, option.operand)
    g.tell(words.PAYS_SLAVES, seat, option.operand)
    f.owed -= t.box.cards[option.operand].strength


# --- 3. The house ------------------------------------------------------------------------------------


def place_house(f: Building, g: AquileiaGame) -> None:
    t = g.table
    t.houses[f.seat] |= 1 << f.site
    g.tell(words.BUILDS, f.seat, f.site)
    if t.box.spaces[f.space].bonus:
        score(g, f.seat, t.box.sites[f.site].value)
    f.buildings -= 1
    f.site = OFF
    f.owed = 0
    f.go_to(SITE)


SLAVES: Final = Step(
    "slaves",
    "forum.slaves",
    ask=ask_slaves,
    options=slave_options,
    hear=hear_slaves,
    then=place_house,
    consequence=consequence_of_slaves,
    prompt=prompt_slaves,
)


BUILDING_STEPS: Final = in_order(SITE, SLAVES)
