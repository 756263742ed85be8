"""A game, played by clicking, and watched again."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_aquileia as aquileia
from tests.browser import test_kampf as kampf
from tests.browser.conftest import Visit
from tests.browser.visitor import IN_LIST, MOVED_ON, ON_BOARD, OVER
from tests.browser.whole import WHOLE, most

DESKTOP = {"width": 1440, "height": 900}


class Way(NamedTuple):
    """How a game is played by clicking: what there is to click, and what its result tells."""

    seats: int
    pieces: str
    drawn: str  # what is clicked in the dock where the board has no piece to click
    result: str


WAYS = {
    "kampf": Way(2, kampf.PIECES, "", "Gladiators taken"),
    "aquileia": Way(3, aquileia.PIECES, IN_LIST, "Points so far"),
}


LAST = {"kampf": "last-standing", "aquileia": "five-seats"}
SOME_CLICKS = 8
MANY_CLICKS = 26


@pytest.mark.parametrize("game", WAYS)
def test_a_person_plays_against_bots_by_clicking_pieces(visit: Visit, game: str) -> None:
    """The soak plays to the end."""
    seats, pieces, drawn, _ = WAYS[game]
    livia = visit(viewport=DESKTOP)
    page = livia.open(f"new?game={game}")
    page.get_by_label("How many play?").select_option(str(seats))
    for seat in range(2, seats + 1):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("bot:random")
    page.get_by_role("main").get_by_label("Your name").fill("Livia")
    page.get_by_role("button", name="Begin the game").click()
    for turn in range(6):
        assert livia.wait_for_turn()
        livia.choose(page.locator(IN_LIST if turn % 2 else ON_BOARD).first)
    clicks = page.evaluate(kampf.PLAY, [pieces, drawn, OVER, kampf.STANDSTILL, None if WHOLE else SOME_CLICKS])
    assert clicks["pieces"] >= (MANY_CLICKS if WHOLE else SOME_CLICKS) and (drawn or not clicks["drawn"]), clicks
    assert clicks["moved"] == 0, "the board moved"
    if WHOLE:
        watch_the_end(page, game)


@pytest.mark.parametrize("game", WAYS)
def test_a_game_played_to_its_end_by_clicking_pieces_is_watched_again(visit: Visit, game: str) -> None:
    _, pieces, drawn, _ = WAYS[game]
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    page = livia.open(f"table/{kampf.shortly_before_the_end(livia, game, LAST[game], 8)}")
    page.evaluate(kampf.PLAY, [pieces, drawn or kampf.DRAWN, OVER, kampf.STANDSTILL])
    watch_the_end(page, game)


def watch_the_end(page: Page, game: str) -> None:
    expect(page.locator(OVER)).to_contain_text("win")
    expect(page.locator(OVER)).to_contain_text(WAYS[game].result)
    page.get_by_role("link", name="Watch the replay").click()
    watch_again(page)


def watch_again(page: Page) -> None:
    """Step through a replay, and look with the eyes of a seat."""
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    page.get_by_label("Who is looking?").select_option("seat:0")
    assert "sight=seat" in page.url
    page.reload()
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()


@pytest.mark.parametrize("game", ["Kampf der Gladiatoren", "Aquileia"])
def test_one_click_leads_from_the_start_page_to_a_choice(visit: Visit, game: str) -> None:
    guest = visit(viewport=DESKTOP)
    page = guest.open()
    page.get_by_role("button", name=f"Play now: {game}").click()
    assert guest.wait_for_turn()
    assert guest.choices()


def test_the_keyboard_is_enough(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    table = livia.set_up("me", "random", practice=True, options={"start": "first"})
    page = livia.open(f"table/{table['id']}")
    assert livia.wait_for_turn()
    page.locator("[data-space='c2']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Choose a gladiator for your team on C2.")).to_be_visible()
    expect(page.locator("button.option").first).to_be_enabled()
    assert livia.wait_for_turn()
    page.keyboard.press("1")
    expect(page.get_by_role("log")).to_contain_text("Livia adds a spear thrower on C2.")
    assert livia.wait_for_turn()
    page.keyboard.press("u")
    expect(page.get_by_role("log")).to_contain_text("Livia takes a choice back.")
    assert livia.wait_for_turn()
    page.get_by_role("button", name="The rule").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("gladiator")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_game_is_brought_to_its_end_with_the_keyboard(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    page = livia.open(f"table/{kampf.shortly_before_the_end(livia, choices=12)}")
    pressed = 0
    while livia.wait_for_turn():
        before = livia.seen()
        page.keyboard.press("1")
        page.wait_for_function(MOVED_ON, arg=before)
        pressed += 1
    assert pressed > 3
    expect(page.locator(OVER)).to_contain_text("win")


DECISIONS = most(12, 24)
MOST_TABS = 40
SLIDER = "input[type=range]:focus"
SENTENCE = ".dock .sentence"
FOCUS_KEPT = "() => document.activeElement !== document.body"
BOXES = ".box.now"  # that are open for bets
ASKED_ELSE = """([seen, offered, boxes]) => {
    const {dataset} = document.querySelector('[data-seen]');
    const words = [...document.querySelectorAll('button.option, [data-stage] .open')].map((each) => each.dataset.words);
    const open = document.querySelectorAll('.box.now').length; // a bet is told to nobody, but its box is shut
    return !dataset.busy && (dataset.seen !== seen || words.join() !== offered.join() || open !== boxes);
}"""


def bid(page: Page, turn: int, _answers: int) -> None:
    for _ in range(turn % 3):
        page.keyboard.press("ArrowRight")
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.bid')"):
            break
    page.keyboard.press("Enter")


def number(page: Page, turn: int, answers: int) -> None:
    if page.locator(SLIDER).count():
        bid(page, turn, answers)
    elif (count := min(answers, page.locator(IN_LIST).count())) > 1:
        page.keyboard.press(str(1 + turn % count))
    else:
        listed(page, turn, answers)


def arrows(page: Page, turn: int, answers: int) -> None:
    for _ in range(1 + turn % 3):
        page.keyboard.press("ArrowRight")
    if answers > 1 and page.locator(f"{IN_LIST}:focus").count():
        page.keyboard.press("Enter")
    else:  # it was the slider, the button that opens the list, or the only one
        number(page, turn, answers)


def listed(page: Page, turn: int, answers: int) -> None:
    page.keyboard.press("l")
    expect(page.get_by_label("Search the choices")).to_be_focused()
    for _ in range(2 + turn % min(3, answers)):  # first comes the button that closes it, last what is no answer
        page.keyboard.press("Tab")
    expect(page.locator("button.choice:focus")).to_have_count(1)
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "options"), [("aquileia", {}), ("spartacus", {"length": "quick"})])
def test_the_long_games_are_played_with_the_keyboard(visit: Visit, game: str, options: dict[str, str]) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    table = livia.set_up("me", "random", "random", game=game, options=options, practice=True)["id"]
    place = f"tables/{table}"
    for n, order in enumerate(livia.ask("GET", f"{place}/state?since=0")["game"].get("orders", [])):
        cancel = {"type": "order", "client": "test", "n": n, "name": order["name"], "on": False}
        livia.ask("POST", f"{place}/commands", cancel)  # everything is asked, and nobody answers in between
    page = livia.open(f"table/{table}")
    asked, turn = set(), 0
    while turn < DECISIONS and livia.wait_for_turn():
        asked.add(page.locator(SENTENCE).inner_text())
        before = [livia.seen(), livia.choices(), page.locator(BOXES).count()]
        answers = len(livia.ask("GET", f"{place}/state?since=1000000")["game"]["options"])
        (number, arrows, listed)[turn % 3](page, turn, answers)
        page.wait_for_function(ASKED_ELSE, arg=before)
        page.wait_for_function(FOCUS_KEPT)
        turn += 1
    assert turn == DECISIONS and len(asked) > most(3, 4)
