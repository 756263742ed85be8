"""What a screen reader finds at the table is what was meant: nothing loses its name unnoticed."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.trees import AS_KEPT, DECISIONS, KEPT, file_of, tree

HINT = "hint: if that was meant, cast it anew: .venv/bin/python -m tests.browser.trees"


@pytest.mark.parametrize("game", KEPT)
def test_ten_decisions_read_as_they_did(visit: Visit, game: str) -> None:
    visitor = visit(**AS_KEPT)
    read = tree(visitor.page, visitor.house, game)
    assert read.count("# " + game) == DECISIONS
    assert read == file_of(game).read_text(encoding="utf-8"), HINT
