"""No file of the project depends on where packages were fetched from."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Joined from pieces, so that this file does not name them either.
HOSTS = [
    ".".join(pieces)
    for pieces in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("pypi", "python", "org"),
        ("registry", "npmjs", "org"),
        ("npmjs", "com"),
        ("registry", "yarnpkg", "com"),
        ("npm", "pkg", "github", "com"),
        ("conda", "anaconda", "org"),
    )
]


def project_files() -> list[Path]:
    """What git tracks, or would track after `git add`."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is not a git checkout")
    return [file for name in listing.split("\0") if name and (file := ROOT / name).is_file()]


def test_no_file_names_the_host_of_a_package_registry():
    found = [
        f"{file.relative_to(ROOT)} names {host}"
        for file in project_files()
        for host in HOSTS
        if host.encode() in file.read_bytes().lower()
    ]
    assert not found


def test_no_lock_file_that_records_hosts_is_kept():
    assert not {file.name for file in project_files()} & {"uv.lock", "pylock.toml", "poetry.lock", "Pipfile.lock"}


def test_constraints_are_plain_pins():
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    assert lines
    assert not [line for line in lines if not re.fullmatch(r"[a-z0-9-]+==[^\s:/@]+( ; .+)?", line)]
    assert "://" not in "".join(lines)
