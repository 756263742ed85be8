"""How often somebody clicks and how long they wait in a round of Spartacus, alone against three bots.

    .venv/bin/python -m tools.one_round [ROUNDS] [PACE]   three first rounds at *fast*, unless told otherwise

Every question is answered at once, with one of the buttons by lot, so all that is left is waiting: things being told,
and bots thinking. Starts a server of its own. The page must be built.
"""

import sys
from typing import Final

from playwright.sync_api import Browser

from tests.browser.visitor import Visitor
from tools.screenshots import DESKTOP, browsing

ROUNDS: Final = 3
PACE: Final = "fast"
SEATS: Final = ("me", "plain", "plain", "plain")
STANDSTILL: Final = 120_000  # ms in which a game at least goes on
AGAIN: Final = 1500  # ms after which a click that led to nothing is followed by another

PLAY: Final = """([seed, most, again]) => new Promise((done, fail) => {
    const begun = performance.now();
    let clicks = 0, waited = 0, told = 0, last = begun, moved = begun, pressed = begun, before = '', then = '';
    const lot = (n) => (seed = (seed * 48271) % 2147483647) % n;
    const find = (each) => [...document.querySelectorAll(each)].filter((node) => node.getClientRects().length);
    const press = (node) => {
        clicks += 1;
        node.click();
    };
    const timer = setInterval(() => {
        const now = performance.now(), asked = document.querySelector('[data-asked]');
        if (!asked) waited += now - last;
        if (document.querySelector('[data-told]')) told += now - last;
        last = now;
        const seen = document.querySelector('[data-seen]')?.dataset.seen ?? '';
        if (seen !== then) [then, moved] = [seen, now];
        if (/Round 2 of/.test(document.querySelector('header')?.innerText ?? '')) {
            clearInterval(timer);
            return done({clicks, seconds: (now - begun) / 1000, waited: waited / 1000, told: told / 1000});
        }
        if (now - moved > most) {
            clearInterval(timer);
            return fail(new Error('stuck at ' + seen));
        }
        const sheet = find('dialog[open] li button[data-words]');
        if (sheet.length) return press(sheet[0]);
        if (!asked || (seen === before && now - pressed < again)) return;
        const ways = [...find('.dock button.option'), ...find('.stage.capua .bid')];
        const way = ways.length ? ways[lot(ways.length)] : find('.stage.capua .open, [data-hex].open')[0];
        if (!way) return;
        [before, pressed] = [seen, now];
        press(way);
    }, 50);
})"""


def main(words: list[str]) -> int:
    rounds, pace = int(words[0]) if words else ROUNDS, words[1] if len(words) > 1 else PACE
    with browsing() as (browser, address):
        for number in range(1, rounds + 1):
            print(f"round {number} at {pace}: {one_round(browser, address, pace, number)}", flush=True)
    return 0


def one_round(browser: Browser, address: str, pace: str, seed: int) -> str:
    """Play until the second round begins."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")
    livia = Visitor(context.new_page(), address, pace)
    livia.arrive("Livia")
    table = livia.set_up(*SEATS, game="spartacus", practice=True, options={"length": "quick"})["id"]
    page = livia.open(f"table/{table}")
    page.locator("[data-seen]").wait_for()
    read = page.evaluate(PLAY, [seed, STANDSTILL, AGAIN])
    context.close()
    return (
        f"{read['clicks']} clicks, {read['waited']:.0f} s of waiting, {read['told']:.0f} s of it told,"
        f" {read['seconds']:.0f} s in all"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
