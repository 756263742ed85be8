"""The coach of a practice table, in a real browser: it is read beside the board, and asks before a blunder."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.everybody import AXE, violations

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_coach_says_where_to_look_and_what_is_best_beside_the_board(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(locale="en", viewport=size)
    visitor.arrive("Livia")
    table = visitor.set_up("me", "random", practice=True, options={"start": "first"})["id"]
    page = visitor.open(f"table/{table}")
    assert visitor.wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    coach = page.get_by_role("dialog", name="The coach")
    expect(coach.get_by_role("status")).to_contain_text("Look at your teams")
    coach.get_by_role("button", name="Show the best choices").click()
    expect(coach.get_by_role("button", name="Choose this")).to_have_count(3)
    expect(coach.get_by_text("% ± ").first).to_be_visible()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(page) == []
    box, stage = coach.bounding_box(), page.locator("[data-stage]").bounding_box()
    assert box is not None
    assert stage is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    if size is DESKTOP:
        assert box["x"] >= stage["x"] + stage["width"]
    before = visitor.seen()
    coach.get_by_role("button", name="Choose this").first.click()
    page.wait_for_function("seen => document.querySelector('[data-seen]').dataset.seen !== seen", arg=before)
    expect(coach).to_have_count(0)


def test_before_a_blunder_it_asks_whoever_wants_to_be_warned(visit: Visit) -> None:
    visitor = visit(locale="en")
    visitor.arrive("Livia")
    table = visitor.set_up("me", "random", practice=True, options={"start": "first"})["id"]

    visitor.stand_outside()
    words = [option["words"] for option in visitor.wait_until_asked(table)["options"]]

    def warn(route: Route) -> None:
        """Everything is a blunder: when something truly is rests on the dice."""
        answer = route.fetch()
        warnings = [{"words": each, "less": 0.12, "danger": None} for each in words]
        route.fulfill(response=answer, json={**answer.json(), "warnings": warnings})

    visitor.page.route("**/coach?ask=warnings*", warn)
    page = visitor.open(f"table/{table}")
    assert visitor.wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    coach = page.get_by_role("dialog", name="The coach")
    coach.get_by_label("Warn me before a choice that gives much away").check()
    coach.get_by_role("button", name="Close").click()
    before = visitor.seen()
    page.locator(f"[data-words='{words[0]}']").first.click()
    asked = page.get_by_role("dialog", name="Wait a moment")
    expect(asked).to_contain_text("about 12 percentage points")
    asked.get_by_role("button", name="Think again").click()
    expect(asked).to_have_count(0)
    assert visitor.seen() == before
    page.locator(f"[data-words='{words[0]}']").first.click()
    asked.get_by_role("button", name="Choose it all the same").click()
    page.wait_for_function("seen => document.querySelector('[data-seen]').dataset.seen !== seen", arg=before)


def test_in_a_lesson_it_is_asked_beside_the_teacher_and_the_choice_stays_with_the_lesson(visit: Visit) -> None:
    visitor = visit(locale="en")
    page = visitor.open("learn/kampf?at=1")
    page.get_by_role("button", name="Hint").click()
    coach = page.get_by_role("dialog", name="The coach")
    coach.get_by_role("button", name="Show the best choices").click()
    expect(coach.get_by_text("to win the game").first).to_be_visible()
    expect(coach.get_by_role("button", name="Choose this")).to_have_count(0)
    coach.get_by_role("button", name="Close").click()
    expect(page.locator("[data-seen='1']")).to_be_visible()
