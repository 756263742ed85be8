"""The auction: a small game that uses everything the core offers, so that the suite itself can be put to the test.

Everybody is dealt two hidden cards and has two coins. A round:
1. A card of the pile is turned up: the prize.      2. The leader may look at one hidden card of somebody else.
3. The leader may sell a ruse for a coin.      4. Everybody bids, sealed; the highest bidder pays and claims the prize.
5. Whoever holds a ruse may seize the claim, until all pass.      6. The claimant takes the prize.
Beside all this everybody may give a coin away, once a round. After the last round the most valuable prizes win.
"""

from typing import Final

from ludus.core.chance import Chance, Dealer, Draw
from ludus.core.decision import Blocked, Option
from ludus.core.frame import Frame, Step
from ludus.core.game import Game, Outcome
from ludus.core.ids import NOBODY, ONLY, Seat, clockwise
from ludus.core.orders import StandingOrder
from ludus.core.phrase import Json, Message
from ludus.core.spec import GameSpec, Lexicon, Setting, Settings
from ludus.core.windows import Sealed, ask_sealed, first_answer
from tests.conformance import toy_words as words
from tests.conformance.toy_box import (
    ADD,
    CARDS,
    DONE,
    DRAW,
    FEWEST,
    GIVE,
    HAND,
    KEEP,
    LEAVE,
    MOST,
    NONE,
    PASS,
    PEEK,
    SEIZE,
    SELL,
    SOLD_OUT,
    Stall,
    could_hold_a_ruse,
    ruses_of,
    throw_away,
)

# --- Dealing -----------------------------------------------------------------------------------------


class Deal(Frame):
    """Hidden cards for everybody, one by one."""

    def steps(self) -> list[Step]:
        return DEAL_STEPS

    def copy(self) -> "Deal":
        f = Deal()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


def luck_deal(f: Deal, g: Game[Stall]) -> Chance | None:
    t = g.table
    return draw(t) if sum(map(len, t.hands)) < HAND * t.seats else None


def hear_deal(f: Deal, g: Game[Stall], seat: Seat, option: Option) -> None:
    t = g.table
    to = Seat(min(range(t.seats), key=lambda other: len(t.hands[other])))
    t.hands[to].append(take_from_pile(t, option))
    g.whisper((to,), words.DEALT, to, option.operand)


def draw(t: Stall) -> Draw:
    return Draw("pile", 0, [DRAW[card] for card in t.pile])


def take_from_pile(t: Stall, option: Option) -> int:
    t.pile = tuple(card for card in t.pile if card != option.operand)
    return option.operand


DEAL_STEPS: Final = [Step("deal", "deal", luck=luck_deal, hear=hear_deal)]


# --- A round -----------------------------------------------------------------------------------------


class Round(Frame):
    """One prize, from the pile to whoever takes it."""

    def steps(self) -> list[Step]:
        return ROUND_STEPS

    def copy(self) -> "Round":
        f = Round()
        f.step = self.step
        return f

    def key(self) -> tuple[object, ...]:
        return (self.step,)


def luck_prize(f: Round, g: Game[Stall]) -> Chance | None:
    return draw(g.table)


def hear_prize(f: Round, g: Game[Stall], seat: Seat, option: Option) -> None:
    g.table.prize = take_from_pile(g.table, option)
    g.tell(words.PRIZE, option.operand)
    f.go_on()


def ask_peek(f: Round, g: Game[Stall]) -> tuple[Seat, ...]:
    return ONLY[g.table.leader] if peek_options(f, g, g.table.leader)[1:] else NOBODY


def peek_options(f: Round, g: Game[Stall], seat: Seat) -> list[Option]:
    t = g.table
    others = clockwise(seat, t.seats)[1:]
    return [LEAVE, *(PEEK[other][slot] for other in others for slot in range(len(t.hands[other])))]


def hear_peek(f: Round, g: Game[Stall], seat: Seat, option: Option) -> None:
    if option is not LEAVE:
        at, slot = option.operands
        card = g.table.hands[at][slot]
        g.table.seen[seat] |= 1 << card
        g.whisper((seat, Seat(at)), words.PEEKS, seat, at, slot, card)
    f.go_on()


def ask_sell(f: Round, g: Game[Stall]) -> tuple[Seat, ...]:
    return ONLY[g.table.leader]


def sell_options(f: Round, g: Game[Stall], seat: Seat) -> list[Option]:
    return [KEEP, *(SELL[card] for card in ruses_of(g.table, seat))]


def hear_sell(f: Round, g: Game[Stall], seat: Seat, option: Option) -> None:
    t = g.table
    if option is not KEEP:
        throw_away(t, seat, option.operand)
        t.coins[seat] += 1
        t.bank -= 1
        g.tell(words.SELLS, seat, option.operand)
    f.go_on()


def consequence_of_selling(f: Round, g: Game[Stall], seat: Seat, option: Option) -> Message:
    return Message(words.LEADS_TO_COINS, (g.table.coins[seat] + (option is not KEEP),))


def open_bids(f: Round, g: Game[Stall]) -> None:
    f.go_on()
    g.call(Bid(tuple(clockwise(g.table.leader, g.table.seats))))


def open_window(f: Round, g: Game[Stall]) -> None:
    f.go_on()
    g.call(Window(asked_to_seize(g.table)))


def award(f: Round, g: Game[Stall]) -> None:
    t = g.table
    t.won[t.claimant].append(t.prize)
    g.tell(words.TAKES, t.claimant, t.prize)
    t.prize, t.claimant = NONE, Seat(NONE)
    f.end()


ROUND_STEPS: Final = [
    Step("prize", "round.prize", luck=luck_prize, hear=hear_prize),
    Step(
        "peek",
        "round.peek",
        ask=ask_peek,
        options=peek_options,
        hear=hear_peek,
        prompt=lambda f, g: Message(words.ASK_PEEK, (g.table.leader,)),
    ),
    Step(
        "sell",
        "round.sell",
        ask=ask_sell,
        options=sell_options,
        hear=hear_sell,
        consequence=consequence_of_selling,
        prompt=lambda f, g: Message(words.ASK_SELL, (g.table.leader,)),
    ),
    Step(then=open_bids),
    Step(then=open_window),
    Step(then=award),
]


# --- The sealed bid ----------------------------------------------------------------------------------


class Bid(Sealed):
    """Everybody adds coins to a bid that nobody sees, and says when it is done."""

    def steps(self) -> list[Step]:
        return BID_STEPS

    def copy(self) -> "Bid":
        f = Bid(self.seats)
        self.carry(f)
        return f

    def key(self) -> tuple[object, ...]:
        return self.sealed_key()


def spare_coins(g: Game[Stall], seat: Seat) -> int:
    """A seat's coins that do not lie in a bid."""
    f = g.stack[-1]
    return g.table.coins[seat] - (f.draft(seat).count(ADD) if isinstance(f, Bid) else 0)


def bid_options(f: Bid, g: Game[Stall], seat: Seat) -> list[Option]:
    if not f.owes(seat):
        return []
    return [ADD, DONE] if spare_coins(g, seat) else [DONE]


def why_no_bid(f: Bid, g: Game[Stall], seat: Seat) -> list[Blocked]:
    if not f.owes(seat) or spare_coins(g, seat):
        return []
    return [Blocked(ADD, Message(words.NO_COIN), "round.bid")]


def hear_bid(f: Bid, g: Game[Stall], seat: Seat, option: Option) -> None:
    f.hear(seat, option, complete=option is DONE)


def consequence_of_bidding(f: Bid, g: Game[Stall], seat: Seat, option: Option) -> Message:
    return Message(words.LEADS_TO_BID, (f.draft(seat).count(ADD) + (option is ADD),))


def reveal_bids(f: Bid, g: Game[Stall]) -> None:
    """The highest bid wins; of equal ones the first, clockwise from the leader."""
    t = g.table
    bids = {seat: f.draft(seat).count(ADD) for seat in f.seats}
    for seat, coins in bids.items():
        g.tell(words.BIDS, seat, coins)
    t.claimant = max(f.seats, key=lambda seat: bids[seat])
    t.coins[t.claimant] -= bids[t.claimant]
    t.bank += bids[t.claimant]
    g.tell(words.CLAIMS, t.claimant, t.prize)
    f.end()


BID_STEPS: Final = [
    Step(
        "bid",
        "round.bid",
        ask=ask_sealed,
        options=bid_options,
        hear=hear_bid,
        then=reveal_bids,
        why_not=why_no_bid,
        consequence=consequence_of_bidding,
        prompt=lambda f, g: Message(words.ASK_BID, (g.table.prize,)),
    ),
]


# --- The reaction window -----------------------------------------------------------------------------


class Window(Sealed):
    """May the claim be seized? The claimant's answer counts first, then clockwise."""

    def steps(self) -> list[Step]:
        return WINDOW_STEPS

    def copy(self) -> "Window":
        f = Window(self.seats)
        self.carry(f)
        return f

    def key(self) -> tuple[object, ...]:
        return self.sealed_key()


def asked_to_seize(t: Stall) -> tuple[Seat, ...]:
    """All who could hold a ruse, whether or not they do."""
    return tuple(seat for seat in clockwise(t.claimant, t.seats) if could_hold_a_ruse(t, seat))


def window_options(f: Window, g: Game[Stall], seat: Seat) -> list[Option]:
    return [PASS, *(SEIZE[card] for card in ruses_of(g.table, seat))] if f.owes(seat) else []


def hear_window(f: Window, g: Game[Stall], seat: Seat, option: Option) -> None:
    f.hear(seat, option, complete=True)


def seize(f: Window, g: Game[Stall]) -> None:
    """The first ruse counts and opens a new window; the others stay in hand, unseen."""
    t = g.table
    answer = first_answer(f, PASS)
    f.end()
    if answer is not None:
        t.claimant, option = answer
        throw_away(t, t.claimant, option.operand)
        g.tell(words.SEIZES, t.claimant, option.operand)
        g.call(Window(asked_to_seize(t)))


WINDOW_STEPS: Final = [
    Step(
        "seize",
        "round.seize",
        ask=ask_sealed,
        options=window_options,
        hear=hear_window,
        then=seize,
        prompt=lambda f, g: Message(words.ASK_SEIZE, (g.table.claimant, g.table.prize)),
    ),
]


# --- What a seat may see -----------------------------------------------------------------------------


def view(g: Game[Stall], seat: Seat | None) -> Json:
    t = g.table
    f = g.stack[-1] if g.stack else None
    return {
        "seat": seat,
        "round": t.round,
        "coins": t.coins[:],
        "bank": t.bank,
        "pile": len(t.pile),
        "hands": [see_hand(t, Seat(other), seat) for other in range(t.seats)],
        "won": [[CARDS[card] for card in cards] for cards in t.won],
        "discards": [CARDS[card] for card in t.discards],
        "given": t.given,
        "prize": None if t.prize == NONE else CARDS[t.prize],
        "claimant": t.claimant,
        "said": [said.words for said in f.draft(seat)] if isinstance(f, Sealed) and seat in f.seats else [],
    }


def see_hand(t: Stall, owner: Seat, seat: Seat | None) -> list[str | None]:
    """A card's name where the seat holds it or has looked at it."""
    return [CARDS[card] if seat is not None and knows(t, seat, owner, card) else None for card in t.hands[owner]]


def knows(t: Stall, seat: Seat, owner: Seat, card: int) -> bool:
    return owner == seat or bool(t.seen[seat] >> card & 1)


def deal_anew(t: Stall, seat: Seat, deal: Dealer) -> None:
    """Every card the seat has not seen may lie wherever it has not looked."""
    slots = [
        (owner, slot)
        for owner in range(t.seats)
        for slot, card in enumerate(t.hands[owner])
        if not knows(t, seat, Seat(owner), card)
    ]
    unseen = sorted([*t.pile, *(t.hands[owner][slot] for owner, slot in slots)])
    deal.shuffle(unseen)
    stands_for = {}  # others have looked at places: what lies there now is what they know
    for owner, slot in slots:
        card = unseen.pop()
        stands_for[t.hands[owner][slot]] = card
        t.hands[owner][slot] = card
    t.pile = tuple(sorted(unseen))
    for other in range(t.seats):
        looked_at = [card for card in range(len(CARDS)) if t.seen[other] >> card & 1]
        t.seen[other] = sum(1 << stands_for.get(card, card) for card in looked_at)


# --- The whole game ----------------------------------------------------------------------------------


class Toy(Game[Stall]):
    """A game of the auction."""

    def free(self, seat: Seat) -> list[Option]:
        t = self.table
        if not self.asked or seat < 0 or self.chance is not None or t.given >> seat & 1 or not spare_coins(self, seat):
            return []
        return [GIVE[other] for other in clockwise(seat, t.seats)[1:]]

    def hear_free(self, seat: Seat, option: Option) -> None:
        t = self.table
        t.given |= 1 << seat
        t.coins[seat] -= 1
        t.coins[option.operand] += 1
        self.tell(words.GIVES, seat, option.operand)

    def consequence_beside(self, seat: Seat, option: Option) -> Message | None:
        return Message(words.LEADS_TO_GIFT, (spare_coins(self, seat) - 1,)) if spare_coins(self, seat) else None

    def view(self, seat: Seat | None) -> Json:
        return view(self, seat)

    def reimagine(self, seat: Seat, deal: Dealer) -> "Toy":
        g = self.clone()
        deal_anew(g.table, seat, deal)
        for frame in g.stack:
            frame.reimagine(seat, deal)
        g.settle()
        return g

    def outcome(self) -> Outcome | None:
        t = self.table
        if self.stack:
            return None
        scores = tuple(map(sum, t.won))
        return Outcome(scores, tuple(Seat(seat) for seat in range(t.seats) if scores[seat] == max(scores)), SOLD_OUT)


# --- Standing orders ---------------------------------------------------------------------------------


def pass_without_a_ruse(g: Game[Stall], seat: Seat, value: int) -> Option | None:
    return PASS if g.options(seat) == [PASS] else None


def bid_up_to(g: Game[Stall], seat: Seat, value: int) -> Option | None:
    f = g.stack[-1]
    if not isinstance(f, Bid) or not f.owes(seat):
        return None
    return ADD if f.draft(seat).count(ADD) < value and spare_coins(g, seat) else DONE


def give_back(g: Game[Stall], seat: Seat, value: int) -> Option | None:
    """Give a coin to the left, where the seat has more than two."""
    options = g.free(seat)
    return options[0] if options and g.table.coins[seat] > 2 else None


ORDERS: Final = (
    StandingOrder("idle", pass_without_a_ruse, private=True),
    StandingOrder("bid-up-to", bid_up_to, values=(0, 1, 2), lasts="round", scope=lambda g: g.table.round),
    StandingOrder("generous", give_back, beside=True),
)


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


def deal_cards(f: Whole, g: Game[Stall]) -> None:
    f.go_on()
    g.call(Deal())


def next_round(f: Whole, g: Game[Stall]) -> None:
    t = g.table
    if t.round == t.rounds:
        f.end()
    else:
        t.round += 1
        t.given = 0
        g.call(Round())


WHOLE_STEPS: Final = [Step(then=deal_cards), Step(then=next_round)]


def lexicon(box: object) -> Lexicon:
    return Lexicon(
        phrases=words.PHRASES,
        verbs=words.VERBS,
        terms={"card": tuple(f"toy-card-{name}" for name in CARDS)},
        labels={"slot": tuple(str(slot + 1) for slot in range(HAND))},
    )


def make_title(game: type[Toy] = Toy, table: type[Stall] = Stall) -> GameSpec:
    """The auction, or a variant of it with other rules or another table."""

    def new_game(seats: int, settings: Settings, box: object) -> Toy:
        g = game(table(seats, int(settings["rounds"])))
        g.stack = [Whole()]
        g.settle()
        return g

    return GameSpec(
        "toy",
        rules=1,
        fewest=FEWEST,
        most=MOST,
        settings=(Setting("rounds", 2, 3),),
        endings=(SOLD_OUT,),
        side_kinds=("bid",),
        covert_kinds=("seize",),
        orders=ORDERS,
        load=lambda data: data,
        new_game=new_game,
        lexicon=lexicon,
    )


TOY: Final = make_title()
