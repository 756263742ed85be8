"""Tests do not pay for what was read before them."""

import gc


def test_what_was_read_before_the_tests_is_not_looked_through_for_garbage():
    assert gc.isenabled()
    assert gc.get_freeze_count() > len(gc.get_objects())
