"""Reactions that lend support to a scheme (expansion; S-181).

While a scheme seeks support, whoever holds such a card may play it beside, the schemer too. It can be answered like any
other reaction. Voice of the Mob adds influence; Forged Seal makes another Dominus support the scheme, asked or not.
"""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.reactions.moments import SUPPORT_SOUGHT, Moment
from ludus.games.spartacus.reactions.reactions import Playable, Reaction, play_reaction, why_not_answer
from ludus.games.spartacus.schemes.support import GATHER, LENDING, Preparation, being_prepared, preparation_below
from ludus.games.spartacus.table.moves import lay_down
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable, others, titles_in_hand
from ludus.games.spartacus.words import reactions
from ludus.games.spartacus.words import serpents as words

# --- Playing one beside ------------------------------------------------------------------------------


def moment_of(f: Preparation) -> Moment:
    """Support is sought: by whom, and who gives it already."""
    return Moment(SUPPORT_SOUGHT, by=f.seat, targets=f.backing.supporters)


def lending(g: SpartacusGame, seat: Seat) -> list[Option]:
    """The cards of the seat's hand that lend support to the scheme being prepared."""
    f = being_prepared(g)
    if f is None or not f.is_at(GATHER) or not g.table.box.has_expansion:
        return []
    lend, moment = g.table.box.titles("lend"), moment_of(f)
    held = [title for title in titles_in_hand(g.table, seat) if lends(g.table, title)]
    return [lend[title] for title in held if why_not_answer(g, seat, title, moment) is None]


def lends(t: SpartacusTable, title: int) -> bool:
    """Whether a card is one of those that lend support."""
    rule: Playable | None = t.box.rulebook.cards.get(t.box.intrigue_titles[title].name)
    return rule is not None and rule.when == LENDING


def hear_lending(g: SpartacusGame, seat: Seat, option: Option) -> None:
    f = being_prepared(g)
    assert f is not None
    play_reaction(g, seat, lay_down(g.table, seat, option.operand), moment_of(f))


# --- Voice of the Mob --------------------------------------------------------------------------------


def anybody_may(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    """Nothing stands in this seat's way."""
    return None


def voice_of_the_mob(g: SpartacusGame, f: Reaction) -> None:
    """The scheme is played with more influence."""
    scheme, amount = preparation_below(g), g.table.box.intrigue[f.card].amount
    assert scheme is not None
    scheme.backing = scheme.backing._replace(lent=scheme.backing.lent + amount)
    g.tell(words.LENDS, f.seat, scheme.seat, amount)


# --- Forged Seal -------------------------------------------------------------------------------------


def whose_seal(t: SpartacusTable, seat: Seat, moment: Moment) -> list[Option]:
    """Any other Dominus but the schemer, and not who supports the scheme already."""
    known = (moment.by, *moment.targets)
    return [t.box.seats("forge")[other] for other in others(t, seat) if other not in known]


def why_no_seal(t: SpartacusTable, seat: Seat, moment: Moment) -> Message | None:
    return None if whose_seal(t, seat, moment) else Message(reactions.NOBODY_FITS)


def forged_seal(g: SpartacusGame, f: Reaction) -> None:
    """The Dominus named supports the scheme, whether he will or not."""
    assert f.named is not None
    scheme, other = preparation_below(g), Seat(f.named.operand)
    assert scheme is not None
    scheme.backing = scheme.backing._replace(supporters=(*scheme.backing.supporters, other))
    g.tell(words.FORGES, other, scheme.seat, g.table.influence[other])


REACTIONS: Final[dict[str, Playable]] = {
    "voice-of-the-mob": Playable(anybody_may, voice_of_the_mob, when=LENDING),
    "forged-seal": Playable(why_no_seal, forged_seal, whose_seal, LENDING),
}
