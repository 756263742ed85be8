"""Browser profiles are handed on from test to test, and nothing of whoever had them."""

from playwright.sync_api import Browser

from tests.browser.profiles import MOST_KEPT, USUAL, Profiles
from tests.browser.visitor import Visitor

LEAVE = """async () => {
    localStorage.setItem('ludus.preferences', '{"pace": "slow"}');
    sessionStorage.setItem('seen', '1');
    document.cookie = 'own=1';
    await new Promise((done) => (indexedDB.open('kept').onsuccess = done));
    await navigator.serviceWorker.register('sw.js');
}"""
FOUND = """async () => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    (await indexedDB.databases()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
    innerWidth,
    matchMedia('(prefers-color-scheme: dark)').matches,
]"""


def test_whoever_gets_a_profile_finds_nothing_of_whoever_had_it(browser: Browser, house: str) -> None:
    profiles = Profiles(browser, house)
    profile = profiles.lend(USUAL)
    livia = Visitor(profile.new_page(), house)
    livia.arrive("Livia")
    fresh = livia.page.evaluate(FOUND)[3:]
    livia.page.evaluate(LEAVE)
    livia.page.emulate_media(color_scheme="dark")
    livia.page.set_viewport_size({"width": 390, "height": 844})
    assert livia.page.evaluate(FOUND) == [2, 1, "own=1", 1, 1, 390, True]
    profiles.take_back(profile)
    assert profiles.lend(USUAL) is profile
    assert not profile.context.cookies()
    assert profile.new_page().evaluate(FOUND) == [0, 0, "", *fresh]
    profile.close()


def test_two_people_have_two_profiles_and_few_are_kept(browser: Browser, house: str) -> None:
    profiles = Profiles(browser, house)
    lent = [profiles.lend(USUAL) for _ in range(MOST_KEPT)]
    lent.append(profiles.lend({**USUAL, "locale": "hu"}))
    assert len({profile.context for profile in lent}) == MOST_KEPT + 1
    for profile in lent:
        profiles.take_back(profile)
    assert profiles.lend({**USUAL, "locale": "hu"}) is lent[-1]
    assert profiles.lend(USUAL) is lent[1]  # the first has waited longest
    for profile in lent[1:]:
        profile.close()
