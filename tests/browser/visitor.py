"""Somebody in front of a browser."""

import time
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, expect

CALL = """async ([method, path, body]) => {
    const answer = await fetch('api/' + path, {
        method, headers: {'content-type': 'application/json'}, body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text && JSON.parse(text);
}"""
ON_BOARD = "[data-stage] .open:not(:disabled)"
IN_LIST = "button.option"
OFFERED = f"{IN_LIST}, {ON_BOARD}"
ASKED = "[data-asked]"
OVER = "section[aria-label='The game is over']"
KEEP_PLAYING = """([board, list]) => {
    let last = '';
    window.playing = setInterval(() => {
        const seen = document.querySelector('[data-seen]').dataset.seen;
        const ways = [board, list, 'button.choice', '.options .more'];
        const target = ways.map((each) => document.querySelector(each)).find(Boolean);
        if (!target || seen === last) return;
        if (!target.matches('.more')) last = seen;
        target.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    }, 10);
}"""
MOVED_ON = """seen => {
    const table = document.querySelector('[data-seen]');
    return table && table.dataset.seen !== seen && !table.dataset.busy;
}"""
MOST_CHOICES = 400
PATIENCE = 300_000  # ms: a busy machine is no reason to fail
WAIT = PATIENCE / 1000  # seconds that bots may take for their next choice
KEEP_PACE = """if (location.protocol === 'http:' && !localStorage.getItem('ludus.preferences'))
    localStorage.setItem('ludus.preferences', '{"pace": "%s"}');"""


class Visitor:
    """A page, and the errors it has met. Things are told at once unless another pace is wished."""

    def __init__(self, page: Page, house: str, pace: str = "at-once") -> None:
        self.page = page
        self.house = house
        self.errors: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", self._fail)
        page.set_default_timeout(PATIENCE)
        page.add_init_script(KEEP_PACE % pace)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _fail(self, error: Error) -> None:
        self.errors.append(str(error))

    def open(self, place: str = "") -> Page:
        """Go to a place of the page, and load it afresh, in the process that has loaded it before."""
        if self.page.url.partition("#")[0] == self.house:
            self.stand_outside()
        self.page.goto(f"{self.house}#/{place}")
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server something as this person, without the page."""
        return self.page.evaluate(CALL, [method, path, body])

    def stand_outside(self) -> None:
        """Be at the server, but on none of its pages: nothing is loaded or drawn there."""
        self.page.goto(f"{self.house}health")

    def arrive(self, name: str) -> None:
        """Be known by a name; no page is open yet."""
        self.stand_outside()
        self.ask("POST", "people", {"name": name})
        self.page.evaluate("localStorage.setItem('ludus.known', '1')")

    def set_up(self, *seats: str, **wish: Any) -> dict[str, Any]:
        """A table with these seats: `me`, `me:Cid` at the same device, `open`, `invited`, or the level of a bot."""
        wishes = [seat_wish(seat) for seat in seats]
        table: dict[str, Any] = self.ask("POST", "tables", {"game": "kampf", "seats": wishes, **wish})
        return table

    def wait_until_asked(self, table: str) -> dict[str, Any]:
        """Let the others take their turns, without the page; the game as it then is."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            game: dict[str, Any] = self.ask("GET", f"tables/{table}/state?since=1000000")["game"]
            if game.get("options"):
                return game
            self.page.wait_for_timeout(20)
        raise AssertionError("the others take their time")

    def wait_for_turn(self) -> bool:
        """Whether it is this person's turn; False when the game is over."""
        expect(self.page.locator(f"{ASKED}, {OVER}").first).to_be_visible(timeout=PATIENCE)
        return not self.page.locator(OVER).count()

    def choices(self) -> list[str]:
        """What dock and stage offer, in the words of the record."""
        words: list[str] = self.page.locator(OFFERED).evaluate_all("all => all.map((each) => each.dataset.words)")
        return words

    def choose(self, target: Locator) -> None:
        """Click something and wait until the page has moved on."""
        before = self.seen()
        target.click(force=True)
        self.page.wait_for_function(MOVED_ON, arg=before, timeout=PATIENCE)

    def keep_playing(self) -> None:
        """Let the page click by itself until it is told to stop."""
        self.page.evaluate(KEEP_PLAYING, [ON_BOARD, IN_LIST])

    def stop_playing(self) -> None:
        self.page.evaluate("clearInterval(window.playing)")

    def play_until(self, table: str, *prompts: str, stride: int = 7) -> dict[str, Any]:
        """Choose without the page, now this and now that, until one of these is asked; the game as it then is."""
        for count in range(MOST_CHOICES):
            game = self.wait_until_asked(table)
            if game["prompt"]["id"] in prompts:
                return game
            options = game["options"]
            words = options[count * stride % len(options)]["words"]
            act = {"type": "act", "client": "test", "n": count, "decision": game["decision"]["number"]}
            self.ask("POST", f"tables/{table}/commands", {**act, "line": game["line"], "words": words})
        raise AssertionError(f"never asked: {', '.join(prompts)}")

    def seen(self) -> str | None:
        """How far the game has got on this screen."""
        return self.page.locator("[data-seen]").get_attribute("data-seen")


def turn_to(page: Page, tab: str) -> None:
    """Bring a tab to the front; where there is no room for it, a button of the bar draws it out."""
    page.locator("[data-seen]").wait_for()
    beside = page.get_by_role("tab", name=tab)
    (beside if beside.count() else page.get_by_role("button", name=tab).first).click()


def chronicle(page: Page) -> Locator:
    """Everything that has happened, brought to the front."""
    turn_to(page, "Chronicle")
    return page.get_by_role("log", name="Chronicle")


def seat_wish(seat: str) -> dict[str, str]:
    kind, _, name = seat.partition(":")
    if kind not in ("me", "open", "invited"):
        return {"kind": "bot", "level": seat}
    return {"kind": kind, "name": name} if name else {"kind": kind}
