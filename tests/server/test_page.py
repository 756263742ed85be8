"""The page as files: compressed on the way, and kept by the browser where that is safe."""

import pytest
from fastapi.testclient import TestClient

from ludus.server.api.page import page


@pytest.fixture
def browser(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>Salve</h1>" * 200)
    (tmp_path / "assets" / "main-abc123.js").write_text("salve();" * 400)
    return TestClient(page(tmp_path))


def test_files_travel_compressed(browser):
    answer = browser.get("/assets/main-abc123.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "salve();" * 400


def test_what_has_a_hash_in_its_name_is_kept_for_ever(browser):
    assert "immutable" in browser.get("/assets/main-abc123.js").headers["cache-control"]


def test_the_page_itself_is_asked_for_each_time(browser):
    assert browser.get("/").headers["cache-control"] == "no-cache"
