"""Every page in three languages, at two sizes, by day and by night: axe finds nothing, nothing is too wide."""

from collections.abc import Callable

from tests.browser.everybody import EVERY, LANGUAGES, wrong_anywhere
from tests.browser.visitor import Visitor
from tools.screenshots import browsing


def run(progress: Callable[[str], None]) -> list[str]:
    wrong, told = [], []
    with browsing() as (browser, address):
        for lang in LANGUAGES:
            context = browser.new_context(locale=lang, reduced_motion="reduce")
            visitor = Visitor(context.new_page(), address)
            visitor.arrive("Livia")
            wrong += wrong_anywhere(visitor, lang) + visitor.errors
            context.close()
            told.append(f"{lang}: every page {len(EVERY)} times by all rules")
            progress(f"{told[-1]}, {len(wrong)} things wrong by now")
    assert not wrong, "\n".join(wrong)
    return told
