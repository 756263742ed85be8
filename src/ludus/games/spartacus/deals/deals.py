"""Deals: gifts of gold, offers made and answered (rulebook pp. 7–9).

1. An offer is made up step by step (`offers`), then made: what it gives is set aside. Only its two houses see it.
2. An offer of gold for nothing is a gift: the gold changes hands at once. A card of the hand may be shown to another,
   and stays in the hand.
3. The other accepts, declines, or answers with an offer of his own; its maker may withdraw it. It ends with the phase.
   However it ends, both houses are told.
4. What an accepted offer names changes hands at once, on both sides; then everybody sees it. Promises go into the
   ledger (`promises`).
Rulings applied: S-02 (what can be traded), S-110 (when there is no time to deal), S-113 (one offer at a time between
two houses; counter-offers), S-114 (how many), S-117 (what the others see), S-118 (how an offer lapses), S-120
(cards that are shown).
"""

from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.core.windows import Sealed
from ludus.games.spartacus.arena.bets import Bets
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.combat.fight import NextToAct
from ludus.games.spartacus.deals.offers import can_support, draft_options, extended, why_not_give
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.schemes.support import pledge
from ludus.games.spartacus.table.influence import tell_gain, tell_loss
from ludus.games.spartacus.table.lapses import lapse
from ludus.games.spartacus.table.moves import (
    hand_gold,
    lay_offer,
    refuse_offer,
    show,
    take_back_offer,
    transfer,
    transfer_guard,
)
from ludus.games.spartacus.table.promises import make_promise, note_end_of_phase
from ludus.games.spartacus.table.table import (
    ARENA,
    UNLIMITED,
    SpartacusGame,
    SpartacusTable,
    is_champion,
    others,
    titles_in_hand,
)
from ludus.games.spartacus.table.terms import NOTHING, Goods, Offer
from ludus.games.spartacus.words import deals as words

SEND: Final = Option("send-offer")
DROP: Final = Option("drop-offer")
SHOW_TO: Final = "show-to"
SHOW_CARD: Final = "show-card"


def free_options(g: SpartacusGame, seat: Seat) -> list[Option]:
    """What a house can do about its offers now."""
    t = g.table
    if not t.most_offers or is_one_instant(g):
        return []
    draft = t.drafts[seat]
    if draft is None:
        making = [*openings(t, seat), *viewers(t, seat)]
    else:
        making = showings(t, draft) if draft.shows else [*draft_options(g, draft), *endings(g, draft)]
    return [*answers(g, seat), *making]


def is_one_instant(g: SpartacusGame) -> bool:
    """Whether there is no time to deal: dice roll, a window is open, nets or bets are chosen in secret (S-110)."""
    return g.chance is not None or is_secret(g) or any(isinstance(f, Window) for f in g.stack)


def is_secret(g: SpartacusGame) -> bool:
    """Whether something is chosen in secret in the arena; who alone bets, or says who acts next, hides nothing."""
    f = g.stack[-1]
    if g.table.phase != ARENA or not isinstance(f, Sealed) or not f.is_open():
        return False
    return not isinstance(f, (Bets, NextToAct)) or len(f.seats) > 1


def hear(g: SpartacusGame, seat: Seat, option: Option) -> None:
    """A house begins, extends, makes or drops an offer, or answers one."""
    t = g.table
    draft = t.drafts[seat]
    if option.verb == "offer":
        t.drafts[seat] = Offer(seat, Seat(option.operand))
    elif option.verb == SHOW_TO:
        t.drafts[seat] = Offer(seat, Seat(option.operand), shows=True)
    elif option.verb == "withdraw":
        take_back_offer(t, offer_between(t, seat, Seat(option.operand)))
        g.whisper((seat, Seat(option.operand)), words.WITHDRAWS, seat, option.operand)
    elif option.verb == "decline":
        refuse_offer(t, offer_between(t, Seat(option.operand), seat))
        g.whisper((seat, Seat(option.operand)), words.DECLINES, seat, option.operand)
    elif option.verb == "accept":
        accept(g, offer_between(t, Seat(option.operand), seat))
    else:
        assert draft is not None
        go_on_with(g, draft, option)


def go_on_with(g: SpartacusGame, draft: Offer, option: Option) -> None:
    """A draft grows, becomes an offer or a look at a card, or is dropped."""
    t, seat = g.table, draft.maker
    is_over = option in (SEND, DROP) or option.verb == SHOW_CARD
    t.drafts[seat] = None if is_over else extended(draft, option)
    if option is SEND:
        make_offer(g, draft)
    elif option is DROP:
        count_draft(t, seat)
    elif option.verb == SHOW_CARD:
        show_card(g, seat, draft.taker, option.operand)


# --- 1. and 2. Offers and gifts are made -------------------------------------------------------------


def openings(t: SpartacusTable, seat: Seat) -> list[Option]:
    """To whom the seat can begin an offer: whoever has none from it before him (S-113)."""
    if not is_left(t, min(t.offers_made[seat], t.gifts_made[seat])):
        return []
    waiting = [offer.taker for offer in t.offers if offer.maker == seat]
    return [t.box.seats("offer")[other] for other in others(t, seat) if other not in waiting]


def is_left(t: SpartacusTable, made: int) -> bool:
    """Whether a house that has made so many offers, or gifts, in this phase may make another (S-114)."""
    return t.most_offers == UNLIMITED or made < t.most_offers


def endings(g: SpartacusGame, draft: Offer) -> list[Option]:
    """An offer is made if nothing stands in its way; or it is dropped."""
    return [SEND, DROP] if why_not_send(g, draft) is None else [DROP]


def why_not_send(g: SpartacusGame, draft: Offer) -> Message | None:
    """Why an offer cannot be made as it stands: it names nothing, was one too many, or what it gives is gone."""
    t, maker = g.table, draft.maker
    if draft.gives == NOTHING and draft.asks == NOTHING:
        return Message(words.EMPTY)
    if is_gift(draft) and not is_left(t, t.gifts_made[maker]):
        return Message(words.NO_GIFTS_LEFT, (t.most_offers,))
    if not is_gift(draft) and not is_left(t, t.offers_made[maker]):
        return Message(words.NO_OFFERS_LEFT, (t.most_offers,))
    return why_not_give(g, maker, draft.taker, draft.gives)


def is_gift(draft: Offer) -> bool:
    """Whether it is gold for nothing."""
    gold = draft.gives.gold
    return gold > 0 and draft.gives == Goods(gold) and draft.asks == NOTHING


def make_offer(g: SpartacusGame, draft: Offer) -> None:
    """A gift is handed over; an offer lies before the other, and answers any that he had made (S-113)."""
    t = g.table
    if is_gift(draft):
        t.gifts_made[draft.maker] += 1
        give_gold(g, draft.maker, draft.taker, draft.gives.gold)
        return
    t.offers_made[draft.maker] += 1
    for offer in t.offers:
        if (offer.maker, offer.taker) == (draft.taker, draft.maker):
            refuse_offer(t, offer)
            g.whisper((draft.maker, draft.taker), words.COUNTERS, draft.maker, draft.taker)
    lay_offer(t, draft)


def count_draft(t: SpartacusTable, seat: Seat) -> None:
    """A draft that is dropped counts too, where offers are numbered (S-114)."""
    made = t.offers_made if is_left(t, t.offers_made[seat]) else t.gifts_made
    made[seat] += 1


def viewers(t: SpartacusTable, seat: Seat) -> list[Option]:
    """To whom the seat can show a card: anybody, while it has gifts left (S-120)."""
    can_show = t.hands[seat] and is_left(t, t.gifts_made[seat])
    return [t.box.seats(SHOW_TO)[other] for other in others(t, seat)] if can_show else []


def showings(t: SpartacusTable, draft: Offer) -> list[Option]:
    """The cards of the hand; or none, after all."""
    show = t.box.titles(SHOW_CARD)
    return [*(show[title] for title in titles_in_hand(t, draft.maker)), DROP]


def show_card(g: SpartacusGame, seat: Seat, viewer: Seat, title: int) -> None:
    """The other knows from now on that such a card is in this hand; copies are not told apart."""
    t = g.table
    t.gifts_made[seat] += 1
    same = [card for card in t.hands[seat] if t.box.intrigue[card].title == title]
    if not any(t.seen[card] >> viewer & 1 for card in same):
        show(t, same[0], 1 << viewer)
    g.whisper((seat, viewer), words.SHOWS_CARD, seat, viewer, title)


# --- 3. Offers are answered --------------------------------------------------------------------------


def answers(g: SpartacusGame, seat: Seat) -> list[Option]:
    """What the seat can say to the offers that lie before it, and to its own."""
    t = g.table
    options: list[Option] = []
    for offer in t.offers:
        if offer.taker == seat:
            options += [t.box.seats("accept")[offer.maker]] if why_not_accept(g, offer) is None else []
            options.append(t.box.seats("decline")[offer.maker])
        elif offer.maker == seat:
            options.append(t.box.seats("withdraw")[offer.taker])
    return options


def why_not_accept(g: SpartacusGame, offer: Offer) -> Message | None:
    """Why the taker cannot give what is asked; what is offered lies ready, but for support that came too late."""
    if offer.gives.support and not can_support(g, offer.maker, offer.taker):
        return Message(words.NO_SUPPORT)
    return why_not_give(g, offer.taker, offer.maker, offer.asks)


def blocked_deals(g: SpartacusGame, seat: Seat) -> list[Blocked]:
    """What lies before the seat and cannot be sent or accepted now, and why."""
    t = g.table
    if not t.offers and t.drafts[seat] is None:
        return []
    draft, instant = t.drafts[seat], Message(words.NO_TIME) if is_one_instant(g) else None
    blocked: list[Blocked] = []
    if draft is not None and not draft.shows:
        reason = instant or why_not_send(g, draft)
        blocked += [Blocked(SEND, reason, "deals.offer")] if reason is not None else []
    for offer in t.offers:
        if offer.taker == seat:
            reason = instant or why_not_accept(g, offer)
            accept = t.box.seats("accept")[offer.maker]
            blocked += [Blocked(accept, reason, "deals.offer")] if reason is not None else []
    return blocked


def takers(g: SpartacusGame) -> tuple[Seat, ...]:
    """Before whom an offer lies that it may answer now."""
    offers = g.table.offers
    return () if not offers or is_one_instant(g) else tuple(offer.taker for offer in offers)


def offer_between(t: SpartacusTable, maker: Seat, taker: Seat) -> Offer:
    """The one offer of a house to another."""
    return next(offer for offer in t.offers if (offer.maker, offer.taker) == (maker, taker))


# --- 4. A deal is struck -----------------------------------------------------------------------------


def accept(g: SpartacusGame, offer: Offer) -> None:
    """Both sides hand over at once."""
    take_back_offer(g.table, offer)
    g.tell(words.DEAL, offer.maker, offer.taker)
    deliver(g, offer.maker, offer.taker, offer.gives)
    deliver(g, offer.taker, offer.maker, offer.asks)


def deliver(g: SpartacusGame, giver: Seat, taker: Seat, goods: Goods) -> None:
    """One side of a deal."""
    t = g.table
    if goods.gold:
        give_gold(g, giver, taker, goods.gold)
    for card in goods.assets:
        hand_over(g, giver, taker, card)
    for _ in range(goods.guards):
        transfer_guard(t, giver, taker)
    if goods.guards:
        g.tell(words.HANDS_GUARDS, giver, taker, goods.guards)
    if goods.support:
        pledge(g, giver)
    if goods.promise:
        make_promise(g, giver, taker, goods.promise)


def give_gold(g: SpartacusGame, giver: Seat, taker: Seat, gold: int) -> None:
    """Gold changes hands, before all eyes unless it is hidden (S-58, S-117)."""
    hand_gold(g.table, giver, taker, gold)
    if g.table.gold_is_hidden:
        g.whisper((giver, taker), words.GIVES_GOLD, giver, taker, gold)
    else:
        g.tell(words.GIVES_GOLD, giver, taker, gold)


def hand_over(g: SpartacusGame, giver: Seat, taker: Seat, card: MarketCard) -> None:
    """An asset changes hands with its tokens; a champion takes his influence along (S-33)."""
    t = g.table
    before = t.influence[giver], t.influence[taker]
    transfer(t, card, taker)
    g.tell(words.HANDS_ASSET, giver, taker, card)
    if is_champion(t, card):
        tell_loss(g, giver, before[0] - t.influence[giver])
        tell_gain(g, taker, t.influence[taker] - before[1])


# --- The end of the phase ----------------------------------------------------------------------------


def end_phase(g: SpartacusGame) -> None:
    """Every offer ends with its phase; promises made for it are judged."""
    t = g.table
    note_end_of_phase(g)
    lapse(g, lambda offer: True)
    t.offers_made = [0] * t.seats
    t.gifts_made = [0] * t.seats
    t.refused = ()
