"""Browser profiles that serve one test after another: what was loaded and translated stays, what a test leaves goes."""

from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize

USUAL: Final = {"locale": "en-GB", "reduced_motion": "reduce"}
SIZE: Final = ViewportSize(width=1280, height=720)
MOST_KEPT: Final = 4  # each has a process of its own
NATIVE: Final = "() => /native code/.test(Date) && !localStorage.length && !sessionStorage.length && !document.cookie"


class Profile:
    """A browser profile whose pages share a process with one that stays, and so what was loaded there."""

    def __init__(self, browser: Browser, house: str, settings: dict[str, Any]) -> None:
        self.settings = settings
        self._house = house
        self.context = browser.new_context(**settings)
        self._first = self.context.new_page()
        self._first.goto(f"{house}health")
        self._line = self.context.new_cdp_session(self._first)

    def new_page(self, size: ViewportSize = SIZE) -> Page:
        """A page that no test has seen: at the server, but on none of its pages."""
        with self.context.expect_page() as opened:
            self._first.evaluate("() => void open('health')")
        page = opened.value
        page.wait_for_load_state()
        assert page.evaluate(NATIVE), (
            "hint: a test that holds the clock asks for a profile of its own: visit(alone=True)"
        )
        page.set_viewport_size(size)
        return page

    def clear(self) -> None:
        """Forget whoever was here; scripts, routes and ears of theirs go with their pages."""
        for page in self.context.pages:
            if page is not self._first:
                page.close()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self._line.send("Storage.clearDataForOrigin", {"origin": self._house.rstrip("/"), "storageTypes": "all"})

    def close(self) -> None:
        self.context.close()


class Profiles:
    """All profiles of a browser: those in use, and those that wait for the next test."""

    def __init__(self, browser: Browser, house: str) -> None:
        self._browser, self._house = browser, house
        self._waiting: list[Profile] = []

    def lend(self, settings: dict[str, Any]) -> Profile:
        """One with these settings that nobody uses, or a new one."""
        found = next((each for each in self._waiting if each.settings == settings), None)
        if found is None:
            return Profile(self._browser, self._house, settings)
        self._waiting.remove(found)
        return found

    def take_back(self, profile: Profile) -> None:
        profile.clear()
        self._waiting.append(profile)
        for oldest in self._waiting[:-MOST_KEPT]:
            self._waiting.remove(oldest)
            oldest.close()

    def close(self) -> None:
        for profile in self._waiting:
            profile.close()
