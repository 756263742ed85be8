"""What is under way in Capua: schemes and answers to them, the auction, offers and promises, a line or two each."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from rich.text import Text

from ludus.cli.boards.spartacus.marks import (
    NOTHING,
    NOW,
    UNKNOWN,
    flowing,
    is_fight,
    mark,
    marks,
    named,
    price,
    spoken,
    values,
)
from ludus.cli.terminal.screen import marked
from ludus.games.spartacus.sight.seen import Fighter, Goods, Offer, Played, Preparing, Promised, View
from ludus.speech import Speech

LETTER: Final = "✉ "
DRAFT: Final = "✎ "
LEDGER: Final = 4  # promises of old that a tall screen shows
BEHIND: Final = "   "


def now_lines(view: View, speech: Speech, width: int, is_tall: bool) -> list[Text]:
    """Everything under way, what is most pressing last."""
    lines = [*_seen(view, speech), *_ledger(view, speech, is_tall), *_row(view, speech, width)]
    lines += [*_arena(view, speech, width), *_played(view, speech), *_moment(view, speech), *_offers(view, speech)]
    if view["preparing"] is not None:
        lines.append(_preparing(view["preparing"], view, speech))
    if view["said"]:
        said = speech.join([spoken(words, view, speech) for words in view["said"]])
        lines.append(Text(NOW).append(speech.text("cli-spartacus-said", said=said)))
    return lines


def _who(seat: int, speech: Speech) -> Text:
    return marked(seat, speech.names[seat])


# --- What is known ----------------------------------------------------------------------------------


def _seen(view: View, speech: Speech) -> Iterator[Text]:
    """Cards one has seen in the hands of others."""
    for house in view["houses"]:
        if house.get("seen"):
            cards = speech.join([named("intrigue", name, speech) for name in house["seen"]])
            yield _who(house["seat"], speech).append(f" {speech.text('cli-spartacus-seen', cards=cards)}", "default")


def _ledger(view: View, speech: Speech, is_tall: bool) -> Iterator[Text]:
    """Open promises; on a tall screen the last of those that were kept, broken or void too."""
    judged = [promise for promise in view["promises"] if promise["standing"] != "open"]
    shown = [*(judged[-LEDGER:] if is_tall else []), *(p for p in view["promises"] if p["standing"] == "open")]
    for _, alike in groupby(shown, key=lambda promise: (promise["maker"], promise["what"], promise["standing"])):
        yield _promises(list(alike), speech)


def _promises(alike: list[Promised], speech: Speech) -> Text:
    """`● → ■ ▲  mercy for the fighter: open`: the same promised to one after another."""
    promise = alike[0]
    what, standing = named("promise", promise["what"], speech), named("standing", promise["standing"], speech)
    line = mark(promise["maker"]).append(" → ", "dim").append_text(marks([one["taker"] for one in alike]))
    return line.append(f"  {what}: ", "default").append(standing, "bold default")


# --- The market --------------------------------------------------------------------------------------


def _row(view: View, speech: Speech, width: int) -> list[Text]:
    """The cards laid out for the auction, the one that is sold first; and the gold laid down where bids were tied."""
    bidding = view["bidding"]
    parts = [_lot(name, view, speech, bool(bidding) and not i) for i, name in enumerate(view["row"])]
    if bidding and not parts:
        parts = [Text(speech.text("cli-spartacus-host-bid"), "bold")]
    if bidding and any(bidding["laid"]):
        parts += [mark(seat).append(f" {bidding['laid'][seat]}", "bold default") for seat in bidding["bidders"]]
    return flowing([Text(NOW + speech.text("cli-spartacus-row")), *parts], width) if parts else []


def _lot(name: str | None, view: View, speech: Speech, is_sold_now: bool) -> Text:
    if name is None:
        return Text(f"[{UNKNOWN}]", "dim")
    shown = named("asset", name, speech) + values(name, view) + price(name, view)
    return Text(f"[{shown}]", "bold reverse" if is_sold_now else "")


# --- Schemes and reactions ---------------------------------------------------------------------------


def _preparing(scheme: Preparing, view: View, speech: Speech) -> Text:
    """`▶ ● Anna seeks support: 7 influence so far, with ■, without ▲`."""
    line = Text(NOW).append_text(_who(scheme["seat"], speech))
    if scheme["card"] is None:
        line.append(f" {speech.text('cli-spartacus-seeks', gathered=scheme['gathered'])}")
    else:
        needed = scheme["needed"] or 0
        card = named("intrigue", scheme["card"], speech)
        line.append(f" {speech.text('cli-spartacus-seeks-for', card=card, gathered=scheme['gathered'], needed=needed)}")
    for seats, id in ((scheme["supporters"], "cli-spartacus-with"), (scheme["refusers"], "cli-spartacus-without")):
        if seats:
            line.append(f", {speech.text(id)} ").append_text(marks(seats))
    return line


def _played(view: View, speech: Speech) -> list[Text]:
    """The cards being played, each answering the one above."""
    return [_one_played(card, i > 0, view, speech) for i, card in enumerate(view["played"])]


def _one_played(card: Played, is_answer: bool, view: View, speech: Speech) -> Text:
    """`▶ ● Anna: Robbery · Target: Marcus`."""
    line = Text(BEHIND + "↳ " if is_answer else NOW).append_text(_who(card["seat"], speech))
    line.append(": ").append(named("intrigue", card["card"], speech), "bold strike" if card["foiled"] else "bold")
    for words in card["named"]:
        line.append(f" · {spoken(words, view, speech)}")
    return line


def _moment(view: View, speech: Speech) -> Iterator[Text]:
    """What can be answered, where no card on the table shows it."""
    moment = view["moment"]
    if moment is None or view["played"] or (moment["by"] is None and moment["card"] is None):
        return
    line = Text(NOW).append(named("moment", moment["kind"], speech), "italic")
    if moment["by"] is not None:
        line.append(": ").append_text(_who(moment["by"], speech))
    if moment["card"] is not None:
        line.append(": ").append(named("asset", moment["card"], speech), "bold")
    yield line


# --- The arena before the fight ----------------------------------------------------------------------


def _arena(view: View, speech: Speech, width: int) -> Iterator[Text]:
    """Whom the host has invited, who has refused a Primus, and those who have come."""
    arena = view["arena"]
    if view["phase"] != "arena" or is_fight(view) or not (arena["invited"] or arena["primus"]):
        return
    line = Text(NOW).append("Primus   " if arena["primus"] else "", "bold")
    line.append(speech.text("cli-spartacus-invited")).append(" ").append_text(marks(arena["invited"]))
    if arena["refused"]:
        line.append(f", {speech.text('cli-spartacus-without')} ").append_text(marks(arena["refused"]))
    come = [mark(fighter["seat"]).append(f" {_fighter(fighter, view, speech)}") for fighter in arena["fighters"]]
    yield from flowing([line, *come], width, gap="   ")


def _fighter(fighter: Fighter, view: View, speech: Speech) -> str:
    gear = speech.join([named("asset", piece, speech) for piece in fighter["equipment"]])
    name = named("asset", fighter["name"], speech) + values(fighter["name"], view)
    return f"{name} ({gear})" if gear else name


# --- Offers ------------------------------------------------------------------------------------------


def _offers(view: View, speech: Speech) -> Iterator[Text]:
    """Offers that wait for an answer, and the one being made up."""
    for offer in view["offers"]:
        yield _offer(LETTER, offer, speech)
    if view["draft"] is not None:
        yield _offer(DRAFT, view["draft"], speech)


def _offer(sign: str, offer: Offer, speech: Speech) -> Text:
    """`✉ ● Anna gives 3 gold · ■ Marcus gives support`."""
    line = Text(sign)
    for seat, goods, gap in ((offer["maker"], offer["gives"], "  ⇄  "), (offer["taker"], offer["asks"], "")):
        line.append_text(_who(seat, speech)).append(": ").append(_goods(goods, speech), "bold").append(gap, "dim")
    return line


def _goods(goods: Goods, speech: Speech) -> str:
    """What one side gives, in a row."""
    parts = [speech.text("cli-spartacus-coins", count=goods["gold"])] if goods["gold"] else []
    parts += [named("asset", name, speech) for name in goods["assets"]]
    parts += [speech.text("cli-spartacus-guarded", count=goods["guards"])] if goods["guards"] else []
    parts += [speech.text("cli-spartacus-support")] if goods["support"] else []
    if goods["promise"] != "none":
        parts.append(speech.text("cli-spartacus-promise", promise=named("promise", goods["promise"], speech)))
    return speech.join(parts) or NOTHING
