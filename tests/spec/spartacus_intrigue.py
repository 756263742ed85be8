"""Playing a scheme a second time, straight through: what the frames of the intrigue phase must agree with.

Support, laying down, naming, reactions, guards and effect in the order of the rulebook, as one generator that stops
wherever somebody is asked: it yields whom and what they may say, and is sent what they said. It shares no rule with the
product, only the numbers printed on the cards.
"""

from collections import Counter
from collections.abc import Callable, Generator, Sequence

from ludus.core.ids import CHANCE, Seat
from ludus.games.spartacus.box.cards import GLADIATOR, SLAVE
from ludus.games.spartacus.table.table import SpartacusTable

Ask = dict[Seat, list[str]]  # whom, in the order in which they count, and what they may say
Said = dict[Seat, str]
Talk = Generator[Ask, Said, None]
Choice = Generator[Ask, Said, str]
Verdict = Generator[Ask, Said, bool]

FOILS = ("whispered-rumors", "support-from-rome", "sacrifice-for-the-dominus", "for-a-few-denarii")
STATES = ("destitute", "empty-brothel", "a-shameful-ludus")
OWN_GAIN = {"looting-the-dead": 3, "black-market-profits": 5, "joint-venture": 7}
GLADIATORS_NEEDED = {"sate-roman-appetites": 4, "public-exhibition": 3, "epic-spectacle": 5}
PRICES = {"public-exhibition": 3, "caught-taking-bribes": 3, "buying-secrets": 3}
BODYGUARDS = ("titus", "marius")


class World:
    """What a scheme can touch."""

    def __init__(self, t: SpartacusTable) -> None:
        self.box = t.box
        self.seats = [Seat(seat) for seat in range(t.seats)]
        self.host = t.host
        self.influence = list(t.influence)
        self.gold = list(t.gold)
        self.slaves = [self._ready(t, seat, SLAVE) for seat in self.seats]
        self.gladiators = [self._ready(t, seat, GLADIATOR) for seat in self.seats]
        self.guards = [len(t.guards[seat]) - t.exhausted_guards[seat] for seat in self.seats]
        self.hands = [Counter(t.box.intrigue[card].name for card in hand) for hand in t.hands]
        opened = (*t.intrigue_discards, *t.laid, *(card for guards in t.guards for card in guards))
        self.open = Counter(t.box.intrigue[card].name for card in opened)
        self.discarded = Counter(t.box.intrigue[card].name for card in t.intrigue_discards)
        self.house = [t.box.houses[t.house[seat]].name for seat in self.seats]

    def _ready(self, t: SpartacusTable, seat: Seat, kind: int) -> list[str]:
        cards = [card for card in t.assets[seat] if t.box.market[card].kind == kind and t.condition[card] == 0]
        return [t.box.asset_names[card] for card in cards]

    def state(self) -> tuple[object, ...]:
        """Everything, for comparing."""
        hands = [+hand for hand in self.hands]
        assets = (self.slaves, self.gladiators, self.guards)
        return (self.influence, self.gold, assets, hands, +self.open, +self.discarded)

    def round_from(self, first: Seat) -> list[Seat]:
        return [Seat((first + i) % len(self.seats)) for i in self.seats]

    def required(self, name: str) -> int:
        return self.box.intrigue_titles[self.box.title_number[name]].influence

    def copies(self, name: str) -> int:
        return self.box.intrigue_titles[self.box.title_number[name]].copies

    def raise_(self, seat: Seat, points: int) -> None:
        self.influence[seat] = max(0, min(12, self.influence[seat] + points))

    def pay(self, giver: Seat, taker: Seat | None, gold: int) -> None:
        self.gold[giver] -= gold
        if taker is not None:
            self.gold[taker] += gold

    def lay(self, seat: Seat, name: str) -> None:
        self.hands[seat][name] -= 1
        self.open[name] += 1

    def count_slaves(self, seat: Seat) -> int:
        return len(self.slaves[seat]) + ("naevia" in self.slaves[seat])

    def lacking(self, name: str) -> list[Seat]:
        """Whom a reaction to a state can hit, from the host clockwise."""
        has: dict[str, Sequence[object]] = {
            "destitute": self.gold,
            "empty-brothel": self.slaves,
            "a-shameful-ludus": self.gladiators,
        }
        return [seat for seat in self.round_from(self.host) if not has[name][seat]]

    def lose_asset(self, name: str) -> None:
        for cards in (*self.slaves, *self.gladiators):
            if name in cards:
                cards.remove(name)


def one_of(seat: Seat, options: list[str]) -> Choice:
    """A lone option needs no asking."""
    if len(options) == 1:
        return options[0]
    said = yield {seat: options}
    return said[seat]


# --- Support -----------------------------------------------------------------------------------------


def scheme(w: World, me: Seat, name: str) -> Talk:
    """A whole scheme, from the hand to the discard pile."""
    cost = 2 * (len(w.seats) - 1) if name == "grand-feast" else 1 if name == "bribe-the-guards" else PRICES.get(name, 0)
    have = w.influence[me]
    silent = [seat for seat in w.round_from(me) if seat != me]
    while have < w.required(name):
        options = [f"ask {seat}" for seat in silent]
        options += ["cunning ashur"] if "ashur" in w.gladiators[me] else []
        if w.house[me] == "solonius":
            most = min(w.required(name) - have, w.gold[me] - cost)
            options += [f"bribes-and-pandering {gold}" for gold in range(1, most + 1)]
        said = (yield {me: [*options, "give-up"]})[me]
        verb, *operand = said.split()
        if verb == "give-up":
            return
        if verb == "ask":
            asked = Seat(int(operand[0]))
            silent.remove(asked)
            answer = (yield {asked: ["support", "refuse"]})[asked]
            have += w.influence[asked] if answer == "support" else 0
        elif verb == "cunning":
            w.lose_asset("ashur")
            have += 2
        else:
            w.pay(me, None, int(operand[0]))
            have += int(operand[0])
    if not first_targets(w, me, name) or w.gold[me] < cost:
        return  # Ashur may have been the gladiator that counted
    w.lay(me, name)
    yield from laid(w, me, name)
    w.discarded[name] += 1


# --- Naming ------------------------------------------------------------------------------------------


def first_targets(w: World, me: Seat, name: str) -> list[Seat]:
    """Who can be the target; oneself stands for schemes without one."""
    seats = w.round_from(w.host)
    if name in OWN_GAIN or name == "spread-cheeks-wide":
        return [me]
    if name == "illicit-auction":
        return [me] if w.slaves[me] else []
    if name in ("robbery", "caught-taking-bribes"):
        return [seat for seat in w.round_from(me) if seat != me]
    if name == "poisoned-wine":
        return [seat for seat in seats if w.slaves[seat] or w.gladiators[seat]]
    if name == "unlocked-gate":
        return [seat for seat in seats if w.slaves[seat]]
    if name == "incite-rebellion":
        return [seat for seat in seats if w.gladiators[seat]]
    if name == "bribe-the-guards":
        return [seat for seat in seats if 1 <= w.guards[seat] <= w.gold[me]]
    if name in GLADIATORS_NEEDED:
        return [seat for seat in seats if len(w.gladiators[seat]) >= GLADIATORS_NEEDED[name]]
    if name == "revenge":
        return [
            seat for seat in seats if all(w.influence[seat] < w.influence[other] for other in w.seats if other != seat)
        ]
    if name == "blackmail" and not w.slaves[me]:
        return []
    return seats


def laid(w: World, me: Seat, name: str) -> Talk:
    """The card lies open: names, reactions, effect."""
    targets: list[Seat] = []
    second = me
    if name not in (*OWN_GAIN, "spread-cheeks-wide", "illicit-auction"):
        said = yield from one_of(me, [f"target {seat}" for seat in first_targets(w, me, name)])
        targets.append(Seat(int(said.split()[1])))
    if name == "collaboration":
        rest = [seat for seat in w.round_from(w.host) if seat not in targets]
        said = yield from one_of(me, [f"target {seat}" for seat in rest])
        targets.append(Seat(int(said.split()[1])))
    elif name in ("collusion", "buying-secrets"):
        verb = "benefit" if name == "collusion" else "reward"
        order = w.round_from(w.host) if name == "collusion" else [seat for seat in w.round_from(me) if seat != me]
        said = yield from one_of(me, [f"{verb} {seat}" for seat in order if seat not in targets])
        second = Seat(int(said.split()[1]))
    if (yield from foiled(w, me, name, targets)):
        return
    if targets and targets[0] not in first_targets(w, me, name):
        return
    yield from effect(w, me, name, targets, second)


# --- Reactions ---------------------------------------------------------------------------------------


def foiled(w: World, me: Seat, name: str, targets: list[Seat]) -> Verdict:
    """Round after round of answers, until all pass or one foils the scheme."""
    first = targets[0] if targets else Seat((me + 1) % len(w.seats))
    while True:
        answer = yield from first_answer(w, first, lambda seat: scheme_answers(w, me, name, targets, seat), targets, me)
        if answer is None:
            return False
        seat, card = answer
        if (yield from play_answer(w, seat, card)):
            return True


def scheme_answers(w: World, me: Seat, name: str, targets: list[Seat], seat: Seat) -> list[str]:
    """What a seat could play on the scheme, whatever it holds."""
    possible = [*state_answers(w, seat)]
    if seat != me and name != "spread-cheeks-wide":
        possible += ["whispered-rumors", "support-from-rome"]
        possible += ["sacrifice-for-the-dominus"] if w.slaves[seat] else []
        possible += ["for-a-few-denarii"] if w.gold[seat] >= 3 else []
    possible += ["jupiters-cock"] if seat != me else []
    possible += ["guard"] if seat in targets and seat != me else []
    return [card for card in possible if w.influence[seat] >= w.required(card)]


def state_answers(w: World, seat: Seat) -> list[str]:
    return [name for name in STATES if w.lacking(name) and w.influence[seat] >= w.required(name)]


Answer = Generator[Ask, Said, tuple[Seat, str] | None]


def first_answer(w: World, first: Seat, possible: Callable[[Seat], list[str]], targets: list[Seat], me: Seat) -> Answer:
    """Ask at once all that might answer; the first that is not a pass counts."""
    ask: Ask = {}
    for seat in w.round_from(first):
        cards = possible(seat)
        on_table = ["send-guard"] if seat in targets and seat != me and w.guards[seat] else []
        unseen = [card for card in cards if w.open[card] < w.copies(card)]
        if on_table or (w.hands[seat].total() and unseen):
            ask[seat] = ["pass", *(f"play {card}" for card in cards if w.hands[seat][card]), *on_table]
    if not ask:
        return None
    said = yield ask
    for seat in ask:
        if said[seat] != "pass":
            return seat, said[seat].removeprefix("play ")
    return None


def play_answer(w: World, seat: Seat, card: str) -> Verdict:
    """A card or guard is played, can be stopped, and takes effect; whether it foils what it answers."""
    if card == "send-guard":
        w.guards[seat] -= 1
    else:
        w.lay(seat, card)
    card = "guard" if card == "send-guard" else card
    named = yield from name_for(w, seat, card)
    stopped = yield from is_stopped(w, seat)
    foils = False
    if not stopped:
        foils = yield from answer_effect(w, seat, card, named)
    w.discarded[card] += 1
    return foils


def name_for(w: World, seat: Seat, card: str) -> Choice:
    """What the card's player names when it is laid down."""
    others = [other for other in w.round_from(seat) if other != seat]
    options = {
        "support-from-rome": ["take-guard", "leave-guard"] if w.discarded["guard"] else ["leave-guard"],
        "sacrifice-for-the-dominus": [f"sacrifice {name}" for name in w.slaves[seat]],
        "for-a-few-denarii": [f"pay-denarii {other}" for other in others],
        **{state: [f"disgrace {other}" for other in w.lacking(state)] for state in STATES},
    }
    return (yield from one_of(seat, options[card])) if card in options else ""


def is_stopped(w: World, player: Seat) -> Verdict:
    """Jupiter's Cock answers it, or reactions to a state fall in between."""
    left = Seat((player + 1) % len(w.seats))

    def possible(seat: Seat) -> list[str]:
        cock = ["jupiters-cock"] if seat != player and w.influence[seat] >= w.required("jupiters-cock") else []
        return [*state_answers(w, seat), *cock]

    while True:
        answer = yield from first_answer(w, left, possible, [], player)
        if answer is None:
            return False
        if (yield from play_answer(w, *answer)):
            return True


def answer_effect(w: World, seat: Seat, card: str, named: str) -> Verdict:
    """What an answer does; whether it foils."""
    if card == "guard":
        return (yield from guard_holds(w, seat))
    if card in STATES:
        target = Seat(int(named.split()[1]))
        if target in w.lacking(card):
            w.raise_(target, -1)
        return False
    if card == "sacrifice-for-the-dominus":
        w.lose_asset(named.split()[1])
    if card == "for-a-few-denarii":
        w.pay(seat, Seat(int(named.split()[1])), 3)
    if named == "take-guard":
        w.discarded["guard"] -= 1
        w.open["guard"] -= 1
        w.hands[seat]["guard"] += 1
    return True


def guard_holds(w: World, seat: Seat) -> Verdict:
    """A die for the guard; a bodyguard may have it rolled again."""
    while True:
        said = yield {CHANCE: []}
        if int(said[CHANCE].split()[1]) >= 4:
            return True
        if not (yield from rolled_again(w, seat)):
            return False


def rolled_again(w: World, owner: Seat) -> Verdict:
    """After a failed roll: bodyguards of the house, and reactions to a state."""
    while True:
        ask: Ask = {}
        for seat in w.round_from(owner):
            ready = [f"bodyguard {name}" for name in BODYGUARDS if seat == owner and name in w.slaves[seat]]
            cards = state_answers(w, seat)
            unseen = [card for card in cards if w.open[card] < w.copies(card)]
            if ready or (w.hands[seat].total() and unseen):
                ask[seat] = ["pass", *(f"play {card}" for card in cards if w.hands[seat][card]), *ready]
        said = (yield ask) if ask else {}
        answer = next(((seat, said[seat]) for seat in ask if said[seat] != "pass"), None)
        if answer is None:
            return False
        seat, words = answer
        if words.startswith("bodyguard"):
            w.lose_asset(words.split()[1])
            return True
        yield from play_answer(w, seat, words.removeprefix("play "))


# --- Effects -----------------------------------------------------------------------------------------


def effect(w: World, me: Seat, name: str, targets: list[Seat], second: Seat) -> Talk:
    """What the card says. Costs are paid now, if they still can be."""
    target = targets[0] if targets else me
    if w.gold[me] < PRICES.get(name, 0) or not first_targets(w, me, name):
        return
    match name:
        case "labor-contract":
            w.gold[target] += w.count_slaves(target)
        case "illicit-services":
            w.gold[target] += 2 * w.count_slaves(target)
        case "looting-the-dead" | "black-market-profits" | "joint-venture":
            w.gold[me] += OWN_GAIN[name]
        case "robbery":
            w.pay(target, me, min(3, w.gold[target]))
        case "word-to-the-tax-collector":
            w.pay(target, None, min(5, w.gold[target]))
        case "illicit-auction" | "blackmail":
            said = yield from one_of(me, [f"discard {card}" for card in w.slaves[me]])
            w.lose_asset(said.split()[1])
            if name == "blackmail":
                w.raise_(target, -1)
            else:
                w.gold[me] += 2 * w.box.market[w.box.asset_number[said.split()[1]]].gold
        case "inside-information":
            for _ in range(2):
                said_by = yield {CHANCE: []}
                drawn = said_by[CHANCE].split()[1]
                card = w.box.intrigue[w.box.intrigue_names.index(drawn)].name
                w.hands[target][card] += 1
        case "poisoned-wine":
            said = yield from one_of(me, [f"poison {card}" for card in (*w.gladiators[target], *w.slaves[target])])
            w.lose_asset(said.split()[1])
        case "unlocked-gate" | "incite-rebellion":
            cards = w.slaves[target] if name == "unlocked-gate" else w.gladiators[target]
            said = yield from one_of(target, [f"discard {card}" for card in cards])
            w.lose_asset(said.split()[1])
        case "bribe-the-guards":
            w.pay(me, None, w.guards[target])
            w.guards[target] = 0
        case _:
            influence_effect(w, me, name, targets, second)


def influence_effect(w: World, me: Seat, name: str, targets: list[Seat], second: Seat) -> None:
    """Schemes that move influence and ask nobody."""
    match name:
        case "public-exhibition":
            w.pay(me, None, 3)
        case "grand-feast":
            for other in w.seats:
                w.pay(me, other, 2)
        case "caught-taking-bribes":
            w.pay(me, targets[0], 3)
        case "buying-secrets":
            w.pay(me, second, 3)
    if name in ("collusion", "caught-taking-bribes", "buying-secrets", "conspiracy"):
        w.raise_(targets[0], -2 if name == "conspiracy" else -1)
        w.raise_(second, 1 if name == "collusion" else 0)
    elif name == "spread-cheeks-wide":
        for seat in w.seats:
            w.raise_(seat, -2 if seat == me else -1)
    else:
        for target in targets:
            w.raise_(target, 2 if name in ("epic-spectacle", "revenge") else 1)
