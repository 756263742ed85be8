"""What the page knows of the server is what the server says."""

from tools.protocol_types import stale


def test_the_generated_types_are_up_to_date():
    assert not stale(), "write them afresh: .venv/bin/python -m tools.protocol_types"
