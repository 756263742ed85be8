"""What a view consists of, for those who draw it."""

from typing import Literal, NotRequired, TypedDict

Phase = Literal["upkeep", "intrigue", "market", "arena"]
Condition = Literal["ready", "exhausted", "injured"]
Attribute = Literal["attack", "defence", "speed"]
Fate = Literal["standing", "yield", "injury", "decapitation"]
Standing = Literal["open", "kept", "broken", "void"]
Lapse = Literal["scheme", "stalls", "upkeep", "intrigue", "market", "arena"]
MarketKind = Literal["gladiator", "slave", "equipment"]
IntrigueKind = Literal["scheme", "reaction", "guard"]
Dice = dict[Attribute, int]


# --- Houses ------------------------------------------------------------------------------------------


class Asset(TypedDict):
    name: str
    condition: Condition
    favor: int
    champion: bool


class Left(TypedDict):
    offers: int | None  # None: as many as one likes
    gifts: int | None


class House(TypedDict):
    seat: int
    house: str | None
    powers: list[str]
    influence: int
    gold: int | None  # None: hidden
    assets: list[Asset]
    guards: int
    exhausted_guards: int
    cards: int
    hand_limit: int
    aside: NotRequired[int]  # one's own
    left: NotRequired[Left]  # one's own
    hand: NotRequired[list[str]]  # one's own
    seen: NotRequired[list[str]]  # another's cards that one has seen


class Guarding(TypedDict):
    least: int  # what a guard must roll
    chance: int  # in percent


# --- Deals -------------------------------------------------------------------------------------------


class Goods(TypedDict):
    gold: int
    assets: list[str]
    guards: int
    support: bool
    promise: str


class Offer(TypedDict):
    maker: int
    taker: int
    gives: Goods
    asks: Goods
    until: Lapse  # what ends it, if nobody answers


class Most(TypedDict):
    gold: int
    assets: list[str]
    guards: int
    support: bool
    promises: list[str]


class Terms(TypedDict):
    other: int
    gives: Most  # the most one could give
    asks: Most


class Promised(TypedDict):
    maker: int
    taker: int
    what: str
    round: int
    standing: Standing


# --- Intrigue ----------------------------------------------------------------------------------------


class Preparing(TypedDict):
    seat: int
    gathered: int
    supporters: list[int]
    lent: int
    demanded: bool
    refusers: list[int]
    asking: int | None
    card: str | None  # known to whoever plays it
    needed: int | None  # likewise


class Played(TypedDict):
    seat: int
    card: str
    needed: int
    targets: list[int]
    named: list[str]
    foiled: bool


class Raised(TypedDict):
    card: str  # takes more influence than it shows
    by: int
    seat: int | None  # who holds it; nobody while it is being played


class Moment(TypedDict):
    kind: str
    by: int | None
    card: str | None


# --- Market ------------------------------------------------------------------------------------------


class Deck(TypedDict):
    pile: int
    discards: list[str]


class Bidding(TypedDict):
    bidders: list[int]
    laid: list[int]


# --- Arena -------------------------------------------------------------------------------------------


class FightTurn(TypedDict):
    fighter: str
    has_moved: bool
    has_attacked: bool
    reach: int
    in_reach: list[str]


class Fighter(TypedDict):
    name: str
    seat: int
    side: Literal[0, 1] | None  # teams are formed late in a Primus
    equipment: list[str]
    reach: int
    dice: Dice
    printed: Dice
    hex: str | None
    fate: Fate
    has_used_ability: bool


class Attack(TypedDict):
    attacker: str
    defender: str
    with_javelin: bool
    ties_hit: bool
    defends_with: Attribute
    attack: list[int]
    defence: list[int]
    hits: list[int]  # places of the attack dice that would hit, from 1


class Tournament(TypedDict):
    houses: list[int]  # the first two fight now, the others wait for the winner
    bout: int
    bouts: int


class Arena(TypedDict):
    hexes: list[str]
    starts: list[str]
    reachable: list[str]
    turn: FightTurn | None
    primus: bool
    tournament: Tournament | None
    invited: list[int]
    refused: list[int]
    fighters: list[Fighter]
    payouts: dict[str, int]
    bets: list[dict[str, int]]
    quiet_rounds: int
    must_attack: bool
    attacks: list[Attack]


# --- Cards -------------------------------------------------------------------------------------------


class MarketTitle(TypedDict):
    kind: MarketKind
    gold: int
    type: NotRequired[str]  # of equipment
    dice: NotRequired[list[int]]  # of those who can fight
    ability: NotRequired[str]


class IntrigueTitle(TypedDict):
    kind: IntrigueKind
    influence: int
    compares: str
    gold: int


class Printed(TypedDict):
    market: dict[str, MarketTitle]
    intrigue: dict[str, IntrigueTitle]


class View(TypedDict):
    game: Literal["spartacus"]
    seats: int
    seat: int | None
    length: str
    expansion: bool
    round: int
    rounds: int | None  # None: there is no last one
    win_at: int
    guarding: Guarding
    phase: Phase
    next_check: Phase  # at whose end it is looked next who has won
    stalls_open: bool
    host: int
    winner: int | None
    houses: list[House]
    intrigue: Deck
    market: Deck
    laid: list[str]
    row: list[str | None]
    offers: list[Offer]
    draft: Offer | None
    showing: int | None  # to whom a card is about to be shown
    terms: list[Terms]
    promises: list[Promised]
    turn: int | None
    preparing: Preparing | None
    played: list[Played]
    raised: list[Raised]
    senate_spoke: bool
    moment: Moment | None
    bidding: Bidding | None
    arena: Arena
    said: list[str]
    printed: Printed
