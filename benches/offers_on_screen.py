"""How long it takes until an offer stands on the other person's screen: two browsers at one table of Spartacus.

The time counts from the click of whoever offers to the moment the offer is drawn on the other page. Starts a server of
its own; the page must be built.
"""

import argparse
import os
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Browser, expect

from tests.browser.test_spartacus_deals import a_table_with_a_scheme, play, toast
from tests.browser.visitor import Visitor
from tools import chromium
from tools.screenshots import DESKTOP, browsing

NOTE_CLICK: Final = "addEventListener('click', () => (window.clicked = Date.now()), true)"
NOTE_TOAST: Final = """new MutationObserver(() => {
    const there = Boolean(document.querySelector('.toasts .toast'));
    if (there && !window.there) requestAnimationFrame(() => (window.drawn = Date.now()));
    window.there = there;
}).observe(document, {childList: true, subtree: true})"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--offers", type=int, default=30)
    offers = parser.parse_args().offers
    if chromium.find() is None:
        print("not measured: there is no Chromium; name one in LUDUS_CHROMIUM.")
        return
    with browsing() as (browser, address):
        waits = measure(browser, address, offers)
    slow = quantiles(waits, n=20)[-1]
    print(
        f"{offers} offers: half are on the other screen within {median(waits):.0f} ms, 19 of 20 within {slow:.0f} ms,"
        f" all within {max(waits)} ms (load {os.getloadavg()[0]:.1f})"
    )


def measure(browser: Browser, address: str, offers: int) -> list[int]:
    """Offer and decline so often; milliseconds each."""
    livia, marcus = (arrived(browser, address, name) for name in ("Livia", "Marcus"))
    livia.page.add_init_script(NOTE_CLICK)
    marcus.page.add_init_script(NOTE_TOAST)
    table, card = a_table_with_a_scheme(livia, marcus)
    page, other = livia.open(f"table/{table}"), marcus.open(f"table/{table}")
    play(page, card)
    waits = []
    for _ in range(offers):
        other.evaluate("window.drawn = 0")
        page.get_by_role("button", name="Offer Marcus 2 gold for support").click()
        other.wait_for_function("() => window.drawn")
        waits.append(other.evaluate("window.drawn") - page.evaluate("window.clicked"))
        toast(marcus).get_by_role("button", name="Decline").click()
        expect(toast(marcus)).to_have_count(0)
    return waits


def arrived(browser: Browser, address: str, name: str) -> Visitor:
    visitor = Visitor(browser.new_context(viewport=DESKTOP, locale="en-GB").new_page(), address)
    visitor.arrive(name)
    return visitor


if __name__ == "__main__":
    main()
