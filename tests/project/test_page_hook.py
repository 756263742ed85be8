"""The page is built when ludus is packaged, and not once more by whoever installs the archive it was packed in."""

import os

from hatch_build import is_fresh


def unpacked(root):
    """A built page, and a source of it that looks newer: not everybody who unpacks keeps the times of files."""
    page, source = root / "src/ludus/server/static/index.html", root / "web/src/App.svelte"
    for file, at in ((page, 1_000), (source, 2_000)):
        file.parent.mkdir(parents=True)
        file.touch()
        os.utime(file, (at, at))
    return root


def test_the_page_is_built_again_where_a_source_is_newer(tmp_path):
    assert not is_fresh(unpacked(tmp_path))


def test_the_page_of_a_source_archive_is_taken_as_it_is(tmp_path):
    (unpacked(tmp_path) / "PKG-INFO").touch()
    assert is_fresh(tmp_path)
