"""What a screen tells of the past: what was taken back, and what was said to one alone."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.recorded import Projector, one_of_each
from tests.browser.visitor import Visitor
from tests.browser.whole import some
from tests.replays.golden import FOLDER, verified

DESKTOP = {"width": 1440, "height": 900}
SMALL: ViewportSize = {"width": 1280, "height": 720}
GAMES = {"kampf": "last-standing", "aquileia": "five-seats", "spartacus": "every-card-2"}
LAST_LINE = """() => {
    const inside = (part, whole) => part.top >= whole.top - 1 && part.bottom <= whole.bottom + 1;
    const log = document.querySelector('[role=log]');
    const last = [...log.querySelectorAll('li, h2')].filter((line) => line.checkVisibility()).at(-1);
    const box = log.getBoundingClientRect();
    return box.right <= innerWidth && box.bottom <= innerHeight && inside(last.getBoundingClientRect(), box);
}"""

MOST_TABLES = 12
MUCH_TALK = 210  # more than a hello is answered with
TALK = """async ([path, times]) => {
    const headers = {'content-type': 'application/json'};
    for (let n = 0; n < times; n += 1) {
        const body = JSON.stringify({type: 'say', client: 'talk', n, text: 'salve'});
        if (!(await fetch(path, {method: 'POST', headers, body})).ok) throw new Error(`nobody hears ${n}`);
    }
}"""


def challenge(livia: Visitor) -> int:
    """Challenge somebody to a fight in which she is asked something; how many lines were told before."""
    for _ in range(MOST_TABLES):
        table = livia.set_up("me", "random", practice=True, options={"start": "first"})["id"]
        livia.play_until(table, "kampf-ask-target")
        page = livia.open(f"table/{table}")
        assert livia.wait_for_turn()
        expect(fight(page)).to_have_count(0)
        before = lines(page).count()
        livia.choose(page.locator("button.option[data-words^='challenge']").first)
        if livia.wait_for_turn() and fight(page).count():
            return before
    raise AssertionError("she is never asked in a fight")


def fight(page: Page) -> Locator:
    """The fight on the stage, if there is one."""
    return page.locator("[data-fight]")


def lines(page: Page) -> Locator:
    """Everything in the chronicle: what opens chapters, and what happened in them."""
    return log(page).locator("h2, li:not(.fold, .since)")


def log(page: Page) -> Locator:
    return page.get_by_role("log", name="Chronicle")


@pytest.mark.parametrize("game", GAMES)
def test_the_last_lines_of_the_chronicle_stay_in_sight_whatever_is_asked(projector: Projector, game: str) -> None:
    projector.page.set_viewport_size(SMALL)
    """Of every second question; the soak: of all."""
    for moment in some(one_of_each([verified(FOLDER / game / f"{GAMES[game]}.txt")]), slice(None, None, 2)):
        projector.show(moment)
        assert projector.page.evaluate(LAST_LINE), moment.kind


def test_a_line_can_be_looked_at_again_after_a_reload_and_left_for_now(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    table = livia.set_up("me", "random", practice=True, options={"start": "first"})["id"]
    livia.play_until(table, "kampf-ask-target")
    page = livia.open(f"table/{table}")
    assert livia.wait_for_turn()
    page.reload()
    assert livia.wait_for_turn()
    line = log(page).locator("li", has=page.get_by_role("button", name="Look back: ")).last
    said = line.inner_text().strip()
    line.get_by_role("button", name="Look back: ").click()
    dock = page.get_by_role("region", name="Your decision")
    expect(dock).to_contain_text("You are looking back.")
    expect(dock).to_contain_text(said)
    expect(page.locator("[data-asked]")).to_have_count(0)
    dock.get_by_role("button", name="What came before").click()
    expect(dock).not_to_contain_text(said)
    dock.get_by_role("button", name="Back to now").click()
    expect(page.locator("[data-asked]")).to_be_attached()


def test_what_lies_further_back_than_the_page_is_sent_at_first_is_fetched(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    table = livia.set_up("me", "random", practice=True, options={"start": "first"})["id"]
    livia.play_until(table, "kampf-ask-target")
    page = livia.open(f"table/{table}")
    assert livia.wait_for_turn()
    told = lines(page).all_text_contents()
    assert len(told) > 5
    livia.stand_outside()
    page.evaluate(TALK, [f"api/tables/{table}/commands", MUCH_TALK])
    with page.expect_response("**/items?before=*") as fetched:
        livia.open(f"table/{table}")
    assert fetched.value.json()["first"] == 1
    assert livia.wait_for_turn()
    expect(lines(page)).to_have_text(told)
    log(page).get_by_role("button", name="Look back: ").first.click()
    expect(page.get_by_role("region", name="Your decision")).to_contain_text("You are looking back.")


def test_a_fight_taken_back_leaves_the_screen_also_after_a_reload(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    before, page = challenge(livia), livia.page
    expect(fight(page)).to_be_visible()
    livia.choose(page.get_by_role("button", name="Take back"))
    for _ in range(2):
        expect(log(page).locator("li").last).to_contain_text("Livia takes a choice back.")
        expect(fight(page)).to_have_count(0)
        struck = log(page).locator("s").all_inner_texts()
        since = lines(page).all_inner_texts()[before:]
        assert len(struck) == len([line for line in since if "(taken back)" in line])
        assert "challenges" in struck[0] and "challenges" in since[0]
        assert all("take" in line for line in since if "(taken back)" not in line)  # asked for, and done
        page.reload()
        assert livia.wait_for_turn()


def test_the_answer_to_a_whisper_reaches_nobody_else(visit: Visit) -> None:
    livia, marcus, flamma = (visit(viewport=DESKTOP) for _ in range(3))
    for person, name in ((livia, "Livia"), (marcus, "Marcus"), (flamma, "Flamma")):
        person.arrive(name)
    table = livia.set_up("me", "open", "open")["id"]
    for person in (marcus, flamma):
        person.ask("POST", f"tables/{table}/join", {})
    pages = [person.open(f"table/{table}") for person in (livia, marcus, flamma)]
    for page in pages:
        page.get_by_role("tab", name="Talk").click()
    one, other, third = pages
    one.get_by_role("combobox", name="To", exact=True).select_option("Marcus alone")
    one.get_by_label("Say to Marcus alone").fill("Shall we?")
    one.keyboard.press("Enter")
    expect(other.get_by_role("log")).to_contain_text("Livia to you alone: Shall we?")
    other.get_by_label("Say to Livia alone").fill("Gladly.")
    other.keyboard.press("Enter")
    expect(one.get_by_role("log")).to_contain_text("Marcus to you alone: Gladly.")
    other.get_by_role("combobox", name="To", exact=True).select_option("everybody")
    other.get_by_label("Say something").fill("Salvete!")
    other.keyboard.press("Enter")
    expect(third.get_by_role("log")).to_have_text("Marcus: Salvete!")
