"""What a seat sees of the intrigue under way: whose turn it is, the scheme that seeks support, the cards being played
and what can be answered now. Only the card a schemer has not laid down yet is hidden, from all but the schemer.
"""

from typing import Final

from ludus.core.ids import NO_SEAT, Seat
from ludus.games.spartacus.intrigue.turn import IntrigueTurn
from ludus.games.spartacus.reactions.moments import DEATH, HEAL_FAILED, MOMENTS, Moment
from ludus.games.spartacus.reactions.played import Played
from ludus.games.spartacus.reactions.reactions import Reaction, Window
from ludus.games.spartacus.schemes.schemes import PlayScheme, printed_on, scheme_rule, targets
from ludus.games.spartacus.schemes.support import gathered, preparation_below
from ludus.games.spartacus.sight import seen
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, raise_of, required

ABOUT_ASSETS: Final = (HEAL_FAILED, DEATH)  # moments whose card is a market card
NO_CARD: Final = -1


def see_turn(g: SpartacusGame) -> Seat | None:
    """Whose intrigue turn it is."""
    return next((f.seat for f in g.stack if isinstance(f, IntrigueTurn)), None)


def see_preparation(g: SpartacusGame, seat: Seat | None) -> seen.Preparing | None:
    """The scheme that seeks support; which card it is only its player sees."""
    f = preparation_below(g)
    if f is None:
        return None
    return {
        "seat": f.seat,
        "gathered": gathered(f, g.table),
        "supporters": list(f.backing.supporters),
        "lent": f.backing.lent,
        "demanded": f.is_demand,
        "refusers": list(f.refusers),
        "asking": None if f.asking == NO_SEAT else f.asking,
        "card": g.table.box.intrigue_titles[f.title].name if seat == f.seat else None,
        "needed": required(g.table, f.seat, f.title) if seat == f.seat else None,
    }


def see_raised(t: SpartacusTable) -> list[seen.Raised]:
    """The cards that take more influence than they show, and where they are: everybody has seen them (S-48)."""
    raised: list[seen.Raised] = []
    for card, points in t.raised:
        holder = next((seat for seat, hand in enumerate(t.hands) if card in hand), None)
        raised.append({"card": t.box.intrigue[card].name, "by": points, "seat": holder})
    return raised


def see_played(g: SpartacusGame) -> list[seen.Played]:
    """The cards laid face up that have not taken effect yet, the first below."""
    return [see_card(g.table, f) for f in g.stack if isinstance(f, Played)]


def see_card(t: SpartacusTable, f: Played) -> seen.Played:
    """A card being played: by whom, at whom, and what else was named for it."""
    hit: list[int] = []
    named: list[str] = []
    if isinstance(f, PlayScheme):
        hit = list(targets(f, t))
        namings = scheme_rule(t, printed_on(f, t)).names
        named = [f"{naming.verb} {seat}" for naming, seat in zip(namings, f.named, strict=False)]
    elif isinstance(f, Reaction) and f.named is not None:
        named = [f.named.words]
    title = t.box.intrigue[f.card]
    needed = title.influence + raise_of(t, f.card)
    return {"seat": f.seat, "card": title.name, "needed": needed, "targets": hit, "named": named, "foiled": f.foiled}


def see_moment(g: SpartacusGame) -> seen.Moment | None:
    """What has just happened and can be answered now."""
    f = g.stack[-1] if g.stack else None
    if not isinstance(f, Window):
        return None
    moment = f.moment
    return {
        "kind": MOMENTS[moment.kind],
        "by": None if moment.by == NO_SEAT else moment.by,
        "card": card_of(g.table, moment),
    }


def card_of(t: SpartacusTable, moment: Moment) -> str | None:
    """The card a moment is about, by name."""
    if moment.card == NO_CARD:
        return None
    return t.box.asset_names[moment.card] if moment.kind in ABOUT_ASSETS else t.box.intrigue[moment.card].name
