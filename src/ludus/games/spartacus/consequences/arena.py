"""What choices before and after a fight lead to: invitations, fighters, bets, the verdict."""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.arena.bets import BET_ON, BOXES, ODDS, ON_INJURY, fighters_of
from ludus.games.spartacus.arena.invitations import SHAME, Entry
from ludus.games.spartacus.arena.phase import tribute_of
from ludus.games.spartacus.arena.verdict import GLORY, vanquished
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.consequences.foretelling import Foretell, always
from ludus.games.spartacus.table.table import (
    CHAMPION,
    SpartacusGame,
    SpartacusTable,
    is_champion,
    printed,
    ready_fighters,
)
from ludus.games.spartacus.words import consequences as words

PRIDE: Final = 1  # influence that a new champion brings his house


def invites(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """How many could come, where a victory takes their house, and what it loses if nobody comes."""
    t, house = g.table, Seat(option.operand)
    fighters, win = len(ready_fighters(t, house)), t.box.win_at
    if not fighters:
        return Message(words.INVITES_NOBODY, (house, SHAME))
    total = min(t.influence[house] + GLORY, win)
    if house == seat:
        return Message(words.INVITES_OWN_TO_VICTORY if total == win else words.INVITES_OWN, (fighters, total))
    return Message(words.INVITES_TO_VICTORY if total == win else words.INVITES, (fighters, total, SHAME))


def sends(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """What a victory brings, and he before it; his dice, where a fight is for the game alone (S-99)."""
    t, card = g.table, MarketCard(option.operand)
    if not g.enclosing(Entry).may_refuse:
        title = printed(t, card)
        return Message(words.SENDS, (title.attack, title.defence, title.speed))
    favor, before = t.favor[card] + 1, t.influence[seat]
    after = min(before + GLORY + (PRIDE if favor == CHAMPION else 0), t.box.win_at)
    stakes, tribute = (before, after), tribute_of(t, card)
    if is_champion(t, card):
        return Message(words.SENDS_CHAMPION, (*stakes, tribute))
    if favor == CHAMPION:
        return Message(words.SENDS_TO_BE_CHAMPION, (*stakes, tribute))
    return Message(words.SENDS_FOR_FAVOR, (*stakes, favor, CHAMPION, tribute))


def stays_away(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    influence = g.table.influence[seat]
    return Message(words.STAYS_AWAY, (influence, max(influence - SHAME, 0)))


def bets(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """What the box pays beside the stake, and what is lost otherwise."""
    box, gold = BET_ON.index(option.verb), option.operand
    gain, team = gold * ODDS[box], fighters_of(g.table, box)
    if box >= ON_INJURY:
        phrase = words.BETS_ON_INJURY if box == ON_INJURY else words.BETS_ON_DECAPITATION
        return Message(phrase, (gain, gold)) if gold else Message(words.BETS_NOTHING, (box,))
    return Message(words.BETS_ON_VICTORY, (team, gain, gold)) if gold else Message(words.BETS_NOTHING_ON, (team,))


def spares(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    t = g.table
    return Message(words.SPARES, (beaten(t), owners(t), t.influence[seat]))


def kills(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """An execution costs the host 1 influence for each favor."""
    t = g.table
    price = min(sum([t.favor[fighter.card] for fighter in vanquished(t)]), t.influence[seat])
    if not price:
        return Message(words.KILLS, (beaten(t), owners(t), t.influence[seat]))
    return Message(words.KILLS_A_FAVORITE, (beaten(t), owners(t), price, t.influence[seat] - price))


def beaten(t: SpartacusTable) -> tuple[int, ...]:
    """Those whose life is decided."""
    return tuple([fighter.card for fighter in vanquished(t)])


def owners(t: SpartacusTable) -> tuple[int, ...]:
    """Whose they are."""
    return tuple(dict.fromkeys([fighter.seat for fighter in vanquished(t)]))


def teams_up(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    """The first fighter and the one named fight the rest."""
    others = [fighter.card for fighter in g.table.fighters[1:] if fighter.card != option.operand]
    return Message(words.TEAM_AGAINST, (tuple(others),))


def holds_primus(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    return Message(words.HOLDS_PRIMUS, (GLORY,))


def holds_games(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    return Message(words.HOLDS_GAMES, (GLORY,))


FORETOLD: Final[dict[str, Foretell]] = {
    "invite": invites,
    "send": sends,
    "stay-away": stays_away,
    "go-without": always(words.GOES_WITHOUT),
    **{f"bet-{box}": bets for box in BOXES},
    "thumbs-up": spares,
    "thumbs-down": kills,
    "hold-primus": holds_primus,
    "hold-games": holds_games,
    "team-with": teams_up,
}
