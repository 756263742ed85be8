"""What a view consists of, for those who draw it."""

from typing import Literal, NotRequired, TypedDict

Metal = Literal["bronze", "silver", "gold"]
Amount = dict[Metal, int]
Colour = Literal["white", "blue", "yellow", "purple"]
Kind = Literal["villa", "workshop", "bank"]
Phase = Literal["placement", "mercatus", "arena", "stadium", "theatrum", "forum", "portus"]


class Space(TypedDict):
    name: str
    action: str
    metal: Metal
    strength: int
    most: int
    bonus: int
    seat: int | None


class Site(TypedDict):
    name: str
    kind: Kind
    colour: Colour | None
    value: int
    payout: Amount
    cost: Amount
    slaves: int
    seat: int | None
    gain: NotRequired[int]  # what this villa would add to the viewer's last scoring


class Award(TypedDict):
    open: str
    winner: int | None
    second: int | None
    hidden: NotRequired[str]  # the winner has seen it
    yours: NotRequired[str]


class Stadium(TypedDict):
    open: str | None
    pile: int
    awards: list[Award]


class Standing(TypedDict):
    """The last scoring, were it now, as far as the viewer knows: the stadium cards of others are secret."""

    neutral: int
    sums: dict[Colour, int]  # of the villas
    cards: dict[Colour, int]  # that count for them
    theatre: list[Colour]  # the colour each theatre card counts for
    total: int


class Player(TypedDict):
    seat: int
    points: int
    coins: Amount
    followers: int
    houses: int
    theatre: list[str]
    standing: Standing
    cards: NotRequired[int]  # with show_counts
    laurel_count: NotRequired[int]
    hand: NotRequired[dict[str, int]]  # the viewer's own
    laurels: NotRequired[list[str]]


class Contest(TypedDict):
    area: str
    seats: list[int]
    metals: list[Metal]
    strengths: list[int]
    points: list[int]  # the prize of points each would get


class Auction(TypedDict):
    auctioneer: int
    card: str | None
    bid: Amount
    leader: int | None
    out: list[int]


class Building(TypedDict):
    seat: int
    buildings: int
    site: str | None
    slaves: int


class View(TypedDict):
    game: Literal["aquileia"]
    seats: int
    seat: int | None
    round: int
    phase: Phase | None
    start: int
    spaces: list[Space]
    track: list[int]
    sites: list[Site]
    supply: Amount
    fees: Amount
    market: list[str | None]
    discards: dict[str, int]
    piles: dict[str, int] | None
    potentia: int | None
    blue_dice: int
    stadium: Stadium
    theatre: list[str]
    players: list[Player]
    contest: Contest | None
    auction: Auction | None
    building: Building | None
