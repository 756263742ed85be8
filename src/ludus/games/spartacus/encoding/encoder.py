"""The pieces of an observation of Spartacus."""

from typing import Any, Final

from ludus.core.encoding import Counts, Encoder, Form, Marks, Number, Tally, mask_of, most, one_of, seats_from, turned
from ludus.core.frame import Frame
from ludus.core.game import Game
from ludus.core.ids import NO_SEAT, Seat, clockwise
from ludus.core.windows import Sealed
from ludus.games.spartacus.arena.bets import BOXES
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.combat.attack import Attack
from ludus.games.spartacus.combat.field import Melee
from ludus.games.spartacus.combat.fight import Turn
from ludus.games.spartacus.encoding.kept import KeptHouse, Page, Titles, blanks, tokens_on
from ludus.games.spartacus.encoding.layout import (
    BETS,
    CARDS,
    DICE,
    FAVOR,
    FIGHTERS,
    GOLD,
    GUARDS,
    INFLUENCE,
    INTRIGUE_PILE,
    MARKET_PILE,
    OFFERS,
    PIPS,
    PLAYED,
    ROLLED,
    ROUNDS,
    ROW,
    SAID,
    layout_of,
)
from ludus.games.spartacus.intrigue.turn import IntrigueTurn
from ludus.games.spartacus.market.auction import Bidding
from ludus.games.spartacus.reactions.moments import MOMENTS
from ludus.games.spartacus.reactions.played import Played
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.schemes.schemes import PlayScheme, targets
from ludus.games.spartacus.schemes.support import ANSWER, Preparation, gathered
from ludus.games.spartacus.table.fighters import ATTRIBUTES, FATES, Fighter, Rolled
from ludus.games.spartacus.table.table import CHAMPION, CONDITIONS, PHASES, SpartacusTable, hand_limit
from ludus.games.spartacus.table.terms import OPEN, PROMISES, Goods, Offer

NOTHING: Final = -1  # the last piece of a list, which has no mark


class UnderWay:
    """What is going on, read from the rules that are under way."""

    def __init__(self, g: Game[Any]) -> None:
        self.turn = NO_SEAT
        self.preparation: Preparation | None = None
        self.played: list[Played] = []
        self.quiet_rounds = 0
        self.must_attack = False
        self.attack: Attack | None = None
        melee: Melee | None = None
        turn: Turn | None = None
        for f in g.stack:
            if isinstance(f, Played):
                self.played.append(f)
            elif isinstance(f, IntrigueTurn):
                if self.turn == NO_SEAT:
                    self.turn = f.seat
            elif isinstance(f, Preparation):
                if not f.has_passed(ANSWER):
                    self.preparation = f
            elif isinstance(f, Attack):
                self.attack = f
            elif isinstance(f, Turn):
                turn = f
            elif isinstance(f, Melee):
                melee = f
        self.has_melee = melee is not None
        if melee is not None:
            self.quiet_rounds = 0 if melee.has_blood_flowed else melee.quiet_rounds
            has_attacked = melee.has_blood_flowed if turn is None else turn.has_attacked
            self.must_attack = melee.must_attack and not has_attacked


class SpartacusEncoder(Encoder):
    """The pieces of an observation, for so many seats, with one box and so many rounds (0: without a last one)."""

    def __init__(self, box: Box, seats: int, rounds: int, form: Form) -> None:
        super().__init__(layout_of(box, seats, rounds), form)
        self.seats = seats
        self.box = box
        self.asset_count = len(box.asset_names)
        self.title_count = len(box.intrigue_titles)
        self.keep_marks(box)
        self.keep_counts(box, rounds)
        self.keep_blanks(box)

    def keep_marks(self, box: Box) -> None:
        """Pieces with one mark."""
        form = self.form
        self.flag = form.parts()[:2]
        self.seats_from = seats_from(self.seats, form)
        self.phase = one_of(len(PHASES), form)
        self.house = one_of(len(box.houses), form)
        self.asset = one_of(self.asset_count, form)
        self.title = one_of(self.title_count, form)
        self.moment = one_of(len(MOMENTS), form)
        self.promise = one_of(len(PROMISES), form)
        self.place = one_of(FIGHTERS, form)
        self.hex = one_of(len(box.arena.names), form)
        self.fate = one_of(len(FATES), form)
        self.side = one_of(2, form)
        self.attribute = one_of(len(ATTRIBUTES), form)
        # laid into others: what is an array already need not be made one first
        self.mark = bytearray(self.flag[1])
        self.favor = [bytearray(part) for part in form.parts(FAVOR)]

    def keep_counts(self, box: Box, rounds: int) -> None:
        """Pieces of counts, made as they are met."""
        form = self.form
        self.some_seats = Marks(self.seats, form)
        self.titles = Titles(box, 1, form)
        self.assets = Tally(self.asset_count, 1, form)
        self.dice = Counts(DICE, form)
        self.bets = Counts(BETS, form)
        self.rolled = Counts(PIPS, form)
        self.round = Number(rounds or ROUNDS, form)
        self.influence = Number(INFLUENCE, form)
        self.gold = Number(GOLD, form)
        self.guards = Number(GUARDS, form)
        self.cards = Number(CARDS, form)
        self.intrigue_pile = Number(INTRIGUE_PILE, form)
        self.market_pile = Number(MARKET_PILE, form)
        self.said = Number(SAID, form)

    def keep_blanks(self, box: Box) -> None:
        """Pieces for what is not there."""
        seats, form = self.seats, self.form
        self.no_seats = form.blank(seats)
        self.no_titles = form.blank(self.title_count)
        self.no_assets = form.blank((len(CONDITIONS) + 1) * self.asset_count)
        self.no_scheme = form.blank(4 * seats + 1 + self.title_count)
        self.no_played = blanks(form, 2 * seats + self.title_count + 1, PLAYED)
        self.no_moment = form.blank(len(MOMENTS) + seats)
        self.no_offer = blanks(form, 2 * seats + 2 * (4 + len(PROMISES)), OFFERS)
        self.no_promises = form.blank(2 * seats * len(PROMISES))
        self.no_bidding = form.blank(2 * seats)
        one_fighter = 2 * self.asset_count + seats + 2 + len(ATTRIBUTES) + len(box.arena.names) + len(FATES) + 1
        self.no_fighter = blanks(form, one_fighter, FIGHTERS)
        self.no_dice = blanks(form, 1, ROLLED)
        self.no_row = form.blank(ROW * self.asset_count)
        self.no_bets = form.blank(seats * len(BOXES))
        self.no_attack = form.blank(2 * FIGHTERS + len(ATTRIBUTES) + 2 * ROLLED)
        self.no_arena = self.no_fighter[FIGHTERS] + self.no_bets + form.blank(2) + self.no_attack

    def write(self, g: Game[Any], seat: Seat, out: list[bytes]) -> None:
        t: SpartacusTable = g.table
        page = g.page
        if not isinstance(page, Page) or page.form is not self.form:
            page = g.page = Page(self.box, self.seats, self.form)
        out.append(self.round.of(t.round))
        out.append(self.phase[t.phase])
        out.append(self.flag[t.stalls_are_open])
        out.append(self.seats_from[seat][t.host])
        for other in clockwise(seat, self.seats):
            self.write_house(t, other, seat, page.houses[other], out)
            out.append(self.assets_of(t, other, page))
        self.write_decks(t, seat, page, out)
        now = UnderWay(g)
        top = g.stack[-1] if g.stack else None
        self.write_intrigue(t, now, top, seat, out)
        self.write_offers(t, seat, out)
        self.write_promises(t, seat, out)
        if isinstance(top, Bidding):
            out.append(self.those(top.seats, seat))
            for other in clockwise(seat, self.seats):
                out.append(self.gold.of(top.laid[other] if top.laid else 0))
        else:
            out.append(self.no_bidding)
        self.write_arena(t, now, seat, out)
        said = len(top.draft(seat)) if isinstance(top, Sealed) and seat in top.seats else 0
        out.append(self.said.of(said))

    def those(self, some: tuple[Seat, ...], seat: Seat) -> bytes:
        """Several seats, counted from one's own."""
        return self.some_seats.of(turned(mask_of(some), seat, self.seats)) if some else self.no_seats

    # --- the table ----------------------------------------------------------------------------------

    def write_house(self, t: SpartacusTable, other: Seat, seat: Seat, kept: KeptHouse, out: list[bytes]) -> None:
        """A house, and the hand as far as the seat knows it."""
        kept.look(t, other)
        if other == seat:
            out.append(kept.mine or self.house_of(t, other, True, kept))
            return
        out.append(kept.theirs or self.house_of(t, other, False, kept))
        hand = kept.hand
        known = [card for card in hand if t.seen[card] >> seat & 1]
        out.append(self.titles.of(tuple(known)) if known else self.no_titles)

    def house_of(self, t: SpartacusTable, seat: Seat, own: bool, kept: KeptHouse) -> bytes:
        """A house as its owner sees it, or as others do, of whose knowledge of the hand nothing is said."""
        hidden = t.gold_is_hidden and not own
        pieces = [
            self.house[t.house[seat]],
            self.influence.of(t.influence[seat]),
            self.gold.of(0 if hidden else t.gold[seat]),
            self.flag[hidden],
            self.guards.of(len(t.guards[seat])),
            self.guards.of(t.exhausted_guards[seat]),
            self.cards.of(len(t.hands[seat])),
            self.cards.of(hand_limit(t, seat)),
            self.gold.of(t.aside[seat] if own else 0),
        ]
        if own:
            pieces.append(self.titles.of(t.hands[seat]))
        found = b"".join(pieces)
        if own:
            kept.mine = found
        else:
            kept.theirs = found
        return found

    def assets_of(self, t: SpartacusTable, seat: Seat, page: Page) -> bytes:
        """The assets of a house, by their condition, and the favor on them."""
        kept, assets = page.assets[seat], t.assets[seat]
        if kept.is_still(t, assets):
            return kept.piece
        count, width = self.asset_count, self.form.width
        lying = bytearray(self.no_assets)  # few of many cards: marks are set one by one
        for card in assets:
            place = (t.condition[card] * count + card) * width
            lying[place : place + width] = self.mark
            favor = t.favor[card]
            if favor:
                place = (len(CONDITIONS) * count + card) * width
                lying[place : place + width] = self.favor[FAVOR if favor == CHAMPION else favor]
        kept.assets = assets
        kept.tokens = [tokens_on(t, card) for card in assets]
        kept.piece = bytes(lying)
        return kept.piece

    def write_decks(self, t: SpartacusTable, seat: Seat, page: Page, out: list[bytes]) -> None:
        """Piles by their size, what lies open, and of the auction row what the seat knows."""
        page.look(t)
        if not page.intrigue:
            page.intrigue = self.intrigue_pile.of(len(t.intrigue_pile)) + page.intrigue_lying.of(t.intrigue_discards)
        if not page.market:
            page.market = self.market_pile.of(len(t.market_pile)) + page.market_lying.of(t.market_discards)
        out.append(page.intrigue)
        out.append(page.market)
        out.append(self.titles.of(t.laid) if t.laid else self.no_titles)
        if not t.row:
            out.append(self.no_row)
            return
        for place in range(ROW):
            known = place < len(t.row) and (place < t.row_open or bool(t.row_seen[place] >> seat & 1))
            out.append(self.asset[t.row[place] if known else NOTHING])

    # --- intrigue -----------------------------------------------------------------------------------

    def write_intrigue(self, t: SpartacusTable, now: UnderWay, top: Frame | None, seat: Seat, out: list[bytes]) -> None:
        """Whose turn it is, the scheme that seeks support, the cards being played, what can be answered."""
        who = self.seats_from[seat]
        out.append(who[now.turn] if now.turn != NO_SEAT else self.no_seats)
        self.write_scheme(t, now.preparation, seat, out)
        self.write_played(t, now.played, seat, out)
        if isinstance(top, Window):
            moment = top.moment
            out.append(self.moment[moment.kind])
            out.append(who[moment.by] if moment.by != NO_SEAT else self.no_seats)
        else:
            out.append(self.no_moment)

    def write_scheme(self, t: SpartacusTable, f: Preparation | None, seat: Seat, out: list[bytes]) -> None:
        """The scheme that seeks support; which card it is only its player sees."""
        if f is None:
            out.append(self.no_scheme)
            return
        who = self.seats_from[seat]
        out.append(who[f.seat])
        out.append(self.influence.of(gathered(f, t)))
        out.append(self.those(f.backing.supporters, seat))
        out.append(self.those(f.refusers, seat))
        out.append(who[f.asking] if f.asking != NO_SEAT else self.no_seats)
        out.append(self.title[f.title if f.seat == seat else NOTHING])

    def write_played(self, t: SpartacusTable, played: list[Played], seat: Seat, out: list[bytes]) -> None:
        """The cards laid face up that have not taken effect yet, the first below."""
        for f in played[:PLAYED]:
            out.append(self.seats_from[seat][f.seat])
            out.append(self.title[t.box.intrigue[f.card].title])
            out.append(self.those(targets(f, t), seat) if isinstance(f, PlayScheme) else self.no_seats)
            out.append(self.flag[f.foiled])
        if len(played) < PLAYED:
            out.append(self.no_played[PLAYED - len(played)])

    # --- deals --------------------------------------------------------------------------------------

    def write_offers(self, t: SpartacusTable, seat: Seat, out: list[bytes]) -> None:
        """The offer being made up, and the first of those that were made to the seat or by it."""
        draft = t.drafts[seat]
        if draft is None or draft.shows:
            out.append(self.no_offer[1])
        else:
            self.write_offer(draft, seat, out)
        left = OFFERS - 1
        for offer in t.offers:
            if left and seat in (offer.maker, offer.taker):
                self.write_offer(offer, seat, out)
                left -= 1
        if left:
            out.append(self.no_offer[left])

    def write_offer(self, offer: Offer, seat: Seat, out: list[bytes]) -> None:
        who = self.seats_from[seat]
        out.append(who[offer.maker])
        out.append(who[offer.taker])
        self.write_goods(offer.gives, out)
        self.write_goods(offer.asks, out)

    def write_goods(self, goods: Goods, out: list[bytes]) -> None:
        out.append(self.gold.of(goods.gold))
        out.append(self.guards.of(len(goods.assets)))
        out.append(self.guards.of(goods.guards))
        out.append(self.flag[goods.support])
        out.append(self.promise[goods.promise])

    def write_promises(self, t: SpartacusTable, seat: Seat, out: list[bytes]) -> None:
        """How many promises of each kind are open, by and to every seat."""
        if not t.promises:
            out.append(self.no_promises)
            return
        kinds = len(PROMISES)
        counts = [0] * (2 * self.seats * kinds)
        for promise in t.promises:
            if promise.standing == OPEN:
                for role, who in enumerate((promise.maker, promise.taker)):
                    place = (2 * ((who - seat) % self.seats) + role) * kinds + promise.what
                    counts[place] = min(counts[place] + 1, most(1))
        out.append(self.form.piece(counts))

    # --- the arena ----------------------------------------------------------------------------------

    def write_arena(self, t: SpartacusTable, now: UnderWay, seat: Seat, out: list[bytes]) -> None:
        """Who is invited, the fighters, the bets and the attack under way."""
        invited = t.invited
        others = clockwise(seat, self.seats)
        out.append(self.some_seats.of(turned(invited, seat, self.seats)) if invited else self.no_seats)
        if not t.fighters and not t.bets and not now.has_melee and now.attack is None:
            out.append(self.no_arena)
            return
        for fighter in t.fighters[:FIGHTERS]:
            self.write_fighter(fighter, seat, out)
        if len(t.fighters) < FIGHTERS:
            out.append(self.no_fighter[FIGHTERS - len(t.fighters)])
        if t.bets:
            for other in others:
                out.append(self.bets.of(t.bets[other]))
        else:
            out.append(self.no_bets)
        out.append(self.cards.of(now.quiet_rounds))
        out.append(self.flag[now.must_attack])
        attack = now.attack
        if attack is None:
            out.append(self.no_attack)
        else:
            out.append(self.place[attack.attacker])
            out.append(self.place[attack.defender])
            out.append(self.attribute[attack.defends_with])
            self.write_dice(attack.attack, out)
            self.write_dice(attack.defence, out)

    def write_fighter(self, fighter: Fighter, seat: Seat, out: list[bytes]) -> None:
        out.append(self.asset[fighter.card])
        out.append(self.seats_from[seat][fighter.seat])
        out.append(self.side[fighter.side])
        out.append(self.assets.of(fighter.gear))
        out.append(self.dice.of(fighter.dice))
        out.append(self.hex[fighter.hex])
        out.append(self.fate[fighter.fate])
        out.append(self.flag[fighter.has_used_ability])

    def write_dice(self, dice: Rolled, out: list[bytes]) -> None:
        """The highest dice of a roll."""
        shown = dice[:ROLLED]
        out.append(self.rolled.of(shown))
        out.append(self.no_dice[ROLLED - len(shown)])
