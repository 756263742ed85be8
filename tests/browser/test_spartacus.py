"""Spartacus by clicking: a whole game, every phase for everybody, on phones and by keyboard."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import ludus
from ludus import Match
from tests.browser.capua import PLAY_ON, STANDSTILL, enter, golden, moments, played
from tests.browser.conftest import Visit
from tests.browser.visitor import OVER
from tests.browser.whole import one, some

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STAGE = ".stage.capua"
ON_STAGE = ("button.open", ".bid", "button.thumb", ".take.open > button")
WANTED = ", ".join(
    (*(f"{STAGE} {each}" for each in ON_STAGE), "[data-hex].open", ".goods .take.open > button", "button.option")
)
LOG = "Chronicle"
SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
)
LOOKS = (("light", DESKTOP), ("dark", PHONE["viewport"]))
LANGUAGES = {
    "en": ("Round", ("intrigue-turn", "bid", "turn")),
    "de": ("Runde", ("stall", "bet")),
    "hu": ("forduló", ("verdict", "invite")),
}


def violations(page: Page) -> list[str]:
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"][:3]]


def test_a_person_plays_the_last_games_of_a_quick_game_by_clicking(visit: Visit) -> None:
    """From the invitations into the arena on; the soak plays all rounds."""
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    match = played(4, "7", length="quick")
    page = livia.open(enter(livia, match, "invite", later=before_the_last_round(match, "invite")))
    expect(page.locator(STAGE)).to_be_visible()
    clicks = page.evaluate(PLAY_ON, [OVER, STANDSTILL])
    assert clicks["board"] and clicks["list"], clicks
    expect(page.locator(OVER)).to_contain_text("win")
    report = page.locator(".report")
    expect(report).to_contain_text("Influence, round by round")
    expect(report).to_contain_text("Who profited from whom")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def before_the_last_round(match: Match, kind: str) -> int:
    """How often somebody is asked this before the last round."""
    asked = list(moments(match))
    last = max(step for step, each, _ in asked if each == "intrigue-turn")
    judged = max(step for step, each, _ in asked if each == "verdict" and step < last)  # which ends a round
    return sum(each == kind and step < judged for step, each, _ in asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_is_for_everybody_on_phones_and_desktops_by_day_and_by_night(visit: Visit, lang: str) -> None:
    """Each phase in one of these ways; the soak: in both."""
    visitor = visit(locale=lang)
    visitor.arrive("Livia")
    wrong: list[str] = []
    axe = AXE.read_text(encoding="utf-8")
    word, phases = LANGUAGES[lang]
    for number, phase in enumerate(phases, list(LANGUAGES).index(lang)):
        page = visitor.open(enter(visitor, played(4, "7", length="quick"), phase))
        expect(page.locator("header, nav").filter(has_text=word).first).to_be_visible()
        expect(page.locator("button.option, .bid").first).to_be_visible()
        page.evaluate(axe)
        for scheme, size in one(LOOKS, number):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=scheme)
            wrong += [f"{phase} {lang} {scheme}: {each}" for each in violations(page)]
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wrong.append(f"{phase} {lang} {scheme}: wider than the screen")
        missing = page.evaluate("document.body.innerText.match(/\\b(web|spartacus)-[a-z]+-[a-z-]+/g) ?? []")
        wrong += [f"{phase} {lang}: there are no words for {id}" for id in missing]
    assert not wrong, "\n".join(wrong)


def test_the_keyboard_is_enough_for_an_auction(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    page = livia.open(enter(livia, played(4, "7", length="quick"), "bid"))
    slider = page.get_by_role("slider", name="Your bid")
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")  # more
    page.keyboard.press("Tab")  # the bid itself
    expect(page.get_by_role("button", name="Bid 2 gold")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name=LOG)).to_contain_text("Livia bids 2 gold.")


def test_whoever_bets_later_in_order_sees_what_lies_in_the_boxes(visit: Visit) -> None:
    match = played(4, "7", length="quick", bets="in_order", round_limit="none")
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    page = livia.open(enter(livia, match, "bet", later=later_bet(match)))
    laid = page.get_by_role("group", name="Bets").locator("p span")
    expect(laid.first).to_be_visible()
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()  # and not of how many


def later_bet(match: Match) -> int:
    """Which of the questions for a bet comes when gold of another house lies in a box already."""
    for number, (step, _, _) in enumerate(moment for moment in moments(match) if moment[1] == "bet"):
        arena: Any = ludus.replay(match.record(), step).view(None)["arena"]
        if any(sum(row.values()) for row in arena["bets"]):
            return number
    raise LookupError("nobody bets after another")


def test_in_an_auction_a_house_can_sell_to_the_bank_first(visit: Visit) -> None:
    livia = visit(**PHONE)
    livia.arrive("Livia")
    page = livia.open(enter(livia, played(4, "7", length="quick"), "bid"))
    page.get_by_text("Sell something to the bank").tap()
    page.locator(f"{STAGE} details button").first.tap()
    page.get_by_role("button", name=LOG).tap()
    expect(page.get_by_role("log", name=LOG)).to_contain_text("to the bank for")


def test_on_a_phone_a_house_trades_a_piece_in_the_open_market_by_touch(visit: Visit) -> None:
    livia = visit(**PHONE)
    livia.arrive("Livia")
    page = livia.open(enter(livia, played(4, "7", length="quick"), "stall"))
    pieces = page.locator(f"{STAGE} .stall:not(.mine) .good:not(.fixed)[data-good]")
    name = pieces.first.get_attribute("data-good")
    pieces.first.tap()
    expect(page.locator(f"{STAGE} [data-good='{name}'].out")).to_be_visible()
    page.locator(f"{STAGE} section.deal button.main").tap()
    page.get_by_role("button", name="Bargain").tap()
    expect(
        page.get_by_role("article", name="Your offer").or_(page.get_by_role("log").get_by_text("deal")).first
    ).to_be_visible()


def test_a_primus_is_fought_by_two_teams(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    page = livia.open(enter(livia, golden("six-houses"), "teams"))
    page.locator(STAGE).wait_for()
    expect(page.locator(f"{STAGE} [data-fighter]")).to_have_count(4)
    page.locator("button.option").filter(has_text="Team: ").first.click()
    page.evaluate(PLAY_ON, [f"{STAGE}[data-phase='upkeep'], {OVER}", STANDSTILL])
    log = page.get_by_role("log", name=LOG)
    expect(log).to_contain_text(re.compile("turns the thumb|decapitated"))  # those who live are judged
    expect(log).to_contain_text("against")


def test_six_houses_fit(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    page = livia.open(enter(livia, golden("six-houses"), "intrigue-turn"))
    plaques = page.locator("[data-seat] .plaque[data-house]")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for number, size in enumerate(SIZES):
        page.set_viewport_size(size)
        expect(plaques).to_have_count(5)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if size["width"] > 1000:
            expect(plaques.last).to_be_in_viewport(ratio=1)
        if number in some(range(len(SIZES)), slice(1)):
            assert not violations(page)


def test_a_guided_round_leads_through_every_phase(visit: Visit) -> None:
    newcomer = visit(viewport=DESKTOP)
    page = newcomer.open()
    page.get_by_role("link", name="Learn: Spartacus").click()
    expect(page.get_by_text("Welcome to Capua.")).to_be_visible()
    for _ in range(60):
        if page.get_by_text("Talk, bribe, promise").count():
            return
        seen = page.locator("[data-seen]").get_attribute("data-seen")
        page.locator(WANTED).first.click()
        if page.locator("dialog[open] li button").count():
            page.locator("dialog[open] li button").first.click()
        page.wait_for_function("seen => document.querySelector('[data-seen]').dataset.seen !== seen", arg=seen)
    raise AssertionError("the lesson does not end")


def test_a_newcomer_is_asked_in_a_trial_fight_after_one_click(visit: Visit) -> None:
    newcomer = visit(viewport=DESKTOP)
    page = newcomer.open()
    page.get_by_role("button", name="Trial fight: Spartacus").click()
    expect(page.get_by_text("Send a fighter into the arena.")).to_be_visible()
    assert newcomer.wait_for_turn()


def test_a_trial_fight_is_fought_out_by_clicking(visit: Visit) -> None:
    newcomer = visit(viewport=DESKTOP)
    newcomer.arrive("Livia")
    wish = {"game": "spartacus-trial", "options": {"picks": "one"}, "practice": True, "chances": False}
    page = newcomer.open(f"table/{newcomer.set_up('me', 'plain', **wish)['id']}")
    expect(page.locator(STAGE)).to_be_visible()
    clicks = page.evaluate(PLAY_ON, [OVER, STANDSTILL])
    assert clicks["board"] and clicks["list"], clicks
    expect(page.locator(OVER)).to_contain_text("One fighter was left standing.")


def test_a_piece_dragged_to_another_stall_becomes_an_offer_and_to_the_table_of_the_bank_a_sale(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    page = livia.open(enter(livia, played(4, "7", length="quick"), "stall"))
    piece = page.locator(f"{STAGE} .stall.mine .good:not(.fixed)[data-good]").first
    name = piece.get_attribute("data-good")
    drag(page, piece, page.locator(f"{STAGE} .stall:not(.mine)").last)
    deal = page.locator(f"{STAGE} section.deal")
    expect(deal.locator(".tray .piece")).to_have_count(1)
    deal.get_by_role("button", name="Clear").click()
    drag(page, page.locator(f"{STAGE} [data-good='{name}']"), deal.locator("h2"))
    expect(page.get_by_role("log", name=LOG)).to_contain_text("to the bank for")


def drag(page: Page, piece: Locator, place: Locator) -> None:
    """Pick something up with the mouse and lay it down somewhere else."""
    piece.scroll_into_view_if_needed()
    start, end = piece.bounding_box(), place.bounding_box()
    assert start is not None and end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 20, start["y"] + start["height"] / 2 + 20)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
