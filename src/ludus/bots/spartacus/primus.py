"""How `greedy` holds a Primus and takes part in one: by the strength of the teams that may come of it.

A host reckons with the four fighters he would get and the best teams he could make of them. Whoever wins gains
influence, so what counts is who would be in the team that wins.
"""

from itertools import combinations
from typing import Final, NamedTuple

from ludus.bots.spartacus.arena import AT_ONCE, FALLS, FAVOR, Games, Value, loss_of, ready, word_kept
from ludus.bots.spartacus.arena import value_of_fighter as value_of_ordinary_fighter
from ludus.bots.spartacus.arena import value_of_invitation as value_of_ordinary_invitation
from ludus.bots.spartacus.reckoning.duels import BY_GEAR, TEAMWORK, guess, strength
from ludus.bots.spartacus.reckoning.tastes import Mind
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import (
    an_asset_of,
    at_a_primus,
    box_of,
    fighters,
    host,
    not_invited,
)
from ludus.match import Turn

FIGHTERS: Final = 4
A_FIGHTER: Final = 4.0  # what an ordinary gladiator is worth
NEW_BLOOD: Final = 9.0  # the strength of a fighter of whom nothing is known


class Contender(NamedTuple):
    """A fighter who has come, or may come."""

    seat: Seat
    power: float
    has_come: bool = False


Team = tuple[Contender, ...]


# --- What teams mean ---------------------------------------------------------------------------------


def outlook_of(games: Games, one: Team, other: Team) -> float:
    """What a fight of two teams means to a seat."""
    power = sum(entry.power for entry in one) - sum(entry.power for entry in other)
    chance = guess(TEAMWORK * power)
    return chance * victory(games, one, other) + (1.0 - chance) * victory(games, other, one)


def victory(games: Games, winners: Team, losers: Team) -> float:
    """What it means if a team wins: influence for each of its houses, favor, and danger for the others."""
    total = sum(games.gain(seat, 1) for seat in {entry.seat for entry in winners})
    total += FAVOR * sum(entry.seat == games.seat for entry in winners)
    return total - FALLS * A_FIGHTER * sum(entry.seat == games.seat for entry in losers)


def pairings(four: Team) -> list[tuple[Team, Team]]:
    """The teams that can be made of four: the fighters of one house together."""
    made: list[tuple[Team, Team]] = []
    for mate in four[1:]:
        one = (four[0], mate)
        other = tuple(entry for entry in four[1:] if entry is not mate)
        if not {entry.seat for entry in one} & {entry.seat for entry in other}:
            made.append((one, other))
    return made


def best_of(games: Games, four: Team) -> float:
    """What the teams the host would make of four mean to him."""
    return max(outlook_of(games, one, other) for one, other in pairings(four))


def fours(entries: list[Contender]) -> list[Team]:
    """The fours that may come together with those who have come already."""
    come = tuple(entry for entry in entries if entry.has_come)
    rest = [entry for entry in entries if not entry.has_come]
    return [(*come, *more) for more in combinations(rest, FIGHTERS - len(come))]


def entries_of(g: SpartacusGame, games: Games) -> list[Contender]:
    """Those who have come, and the best who may: of each house one, and a second where houses are few."""
    present = fighters(g)
    market = box_of(g).market
    come = [Contender(f.seat, strength(market[f.card]) + gear_of(g, f.gear), True) for f in present]
    cards = [f.card for f in present]
    firsts, seconds = [], []
    for house in games.houses:
        able = sorted((strength(a.title) for a in ready(house) if a.card not in cards), reverse=True)
        at_home = FIGHTERS // 2 - sum(f.seat == house.seat for f in present)
        firsts += [Contender(house.seat, power) for power in able[: min(at_home, 1)]]
        seconds += [Contender(house.seat, power) for power in able[1:at_home]]
    return [*come, *firsts, *(seconds if len(come) + len(firsts) < FIGHTERS else [])]


def gear_of(g: SpartacusGame, gear: tuple[int, ...]) -> float:
    """What a fighter's equipment adds to his strength."""
    return sum(BY_GEAR.get(box_of(g).market[piece].name, 0.0) for piece in gear)


# --- The host's choices ------------------------------------------------------------------------------


def value_of_primus(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """A Primus, if the best teams promise more than the best duel; never one that would fall through."""
    games = Games(g, turn.seat, mind.tastes)
    possible = fours(entries_of(g, games))
    grand = max((best_of(games, four) for four in possible), default=-AT_ONCE)
    able = [house.seat for house in games.houses if ready(house)]
    plain = max((games.bout(*pair) for pair in combinations(able, 2)), default=0.0)
    return lambda option: grand if option.verb == "hold-primus" else plain


def value_of_invitation(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """To a Primus: whoever has nobody to send is shamed first; then the guest with whom the best four can be had."""
    if not at_a_primus(g):
        return value_of_ordinary_invitation(turn, g, mind)
    games = Games(g, turn.seat, mind.tastes)
    possible = fours(entries_of(g, games))

    def value(option: Option) -> float:
        guest = Seat(option.operand)
        word = word_kept(turn, g, guest)
        mine = [four for four in possible if any(entry.seat == guest and not entry.has_come for entry in four)]
        if not mine:
            return word + games.gain(guest, -1) + (AT_ONCE if guest != turn.seat and guest in not_invited(g) else 0.0)
        return word + max(best_of(games, four) for four in mine)

    return value


def value_of_teams(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """The teams that serve best."""
    games = Games(g, turn.seat, mind.tastes)
    entries = [entry for entry in entries_of(g, games) if entry.has_come]
    cards = [fighter.card for fighter in fighters(g)]

    def value(option: Option) -> float:
        mate = entries[cards.index(an_asset_of(g, option.operand).card)]
        other = tuple(entry for entry in entries[1:] if entry is not mate)
        return outlook_of(games, (entries[0], mate), other)

    return value


def value_of_start(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """One hex is as good as another."""
    return lambda option: 0.0


# --- A guest's choice --------------------------------------------------------------------------------


def value_of_fighter(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """To a Primus: the better the fighter, the better the team; but a second of one house wins no second influence."""
    if not at_a_primus(g):
        return value_of_ordinary_fighter(turn, g, mind)
    games = Games(g, turn.seat, mind.tastes)
    others = [entry for entry in entries_of(g, games) if entry.seat != turn.seat]
    usual = sum(entry.power for entry in others) / len(others) if others else NEW_BLOOD
    has_come = any(fighter.seat == turn.seat for fighter in fighters(g))
    won = FAVOR + (0.0 if has_come else games.gain(turn.seat, 1))
    choice = 0.5 if host(g) == turn.seat else 0.0  # who makes the teams makes them for himself

    def value(option: Option) -> float:
        if option.verb == "stay-away":
            return games.gain(turn.seat, -1)
        asset = an_asset_of(g, option.operand)
        chance = guess(TEAMWORK * (strength(asset.title) - usual) + choice)
        return chance * won - (1.0 - chance) * FALLS * loss_of(asset)

    return value


VALUES: Final = {
    "primus": value_of_primus,
    "invitation": value_of_invitation,
    "fighter": value_of_fighter,
    "teams": value_of_teams,
    "start-hex": value_of_start,
}
