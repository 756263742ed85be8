"""What a screen tells of the past: what was taken back, and what was said to one alone."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit

DESKTOP = {"width": 1440, "height": 900}


def fight(page: Page) -> list[str]:
    """The fight that is told, if there is one."""
    return page.locator("section", has=page.get_by_role("heading", name="fight")).all_inner_texts()


def log(page: Page) -> Locator:
    return page.get_by_role("log", name="Chronicle")


def test_a_fight_taken_back_leaves_the_screen_also_after_a_reload(visit: Visit) -> None:
    livia = visit(viewport=DESKTOP)
    livia.arrive("Livia")
    table = livia.set_up("me", "random", practice=True, options={"start": "first"})["id"]
    livia.play_until(table, "kampf-ask-target")
    page = livia.open(f"table/{table}")
    assert livia.wait_for_turn()
    before, lines = fight(page), log(page).get_by_role("listitem").count()
    livia.choose(page.locator("button.option[data-words^='challenge']").first)
    assert livia.wait_for_turn()
    assert fight(page) != before
    livia.choose(page.get_by_role("button", name="Take back"))
    for _ in range(2):
        expect(log(page).locator("li").last).to_contain_text("Livia takes a choice back.")
        assert fight(page) == before
        struck = log(page).locator("s").all_inner_texts()
        since = log(page).get_by_role("listitem").all_inner_texts()[lines:]
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
