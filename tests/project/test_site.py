"""The documents as a site: every link leads somewhere, and the library is told from its docstrings."""

import re
from collections import Counter

import pytest

from tools import site

PAGES = ["README.md", "CONTRIBUTING.md"]
PAGES += sorted(page.relative_to(site.ROOT).as_posix() for page in site.ROOT.glob("docs/**/*.md"))


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    assert site.build(folder) == 0
    return folder


def text_of(built, page: str) -> str:
    return re.sub(r"<[^>]+>", "", (built / "html" / page / "index.html").read_text(encoding="utf-8"))


def test_guides_rules_decisions_and_lab_are_pages(built):
    for page in ("docs/guide/research", "docs/lab", "docs/decisions", "src/ludus/rulebook/de/spartacus"):
        assert (built / "html" / page / "index.html").is_file(), page
    assert "An unfinished rule is a frame, not a generator" in text_of(built, "docs/decisions")
    assert (built / "html" / "search" / "search_index.json").is_file()


def test_the_library_is_told_from_its_docstrings(built):
    told = text_of(built, "api/ludus.match")
    assert "One game being played: its position, its log, its dice and its past." in told
    assert 'class="highlight"' in (built / "html/api/ludus.match/index.html").read_text(encoding="utf-8")


def test_nothing_is_fetched_from_elsewhere(built):
    page = (built / "html" / "index.html").read_text(encoding="utf-8")
    assert not re.findall(r'(?:src|href)="https?://[^"]+\.(?:js|css|woff2?)"', page)


@pytest.mark.parametrize("page", PAGES)
def test_no_section_of_a_page_stands_there_twice(page):
    lines = (site.ROOT / page).read_text(encoding="utf-8").splitlines()
    headings = Counter(line for line in lines if line.startswith("## ") and " · " not in line)  # the lab's have dates
    assert [heading for heading, count in headings.items() if count > 1] == []


def test_a_link_that_leads_nowhere_is_named(tmp_path, capsys):
    page = tmp_path / "pages" / "README.md"
    page.parent.mkdir()
    page.write_text("# A page\n\n[a page](nowhere.md)\n", encoding="utf-8")
    assert site.make(tmp_path) != 0
    assert "nowhere.md" in capsys.readouterr().out
