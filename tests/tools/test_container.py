"""What stands in for the image that the Dockerfile starts from, and how pip is told where to ask."""

from pathlib import Path

import pytest

from tools import container, matrix
from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parents[2]


def test_our_stages_start_from_one_image_of_a_promised_python():
    base = container.base_image((ROOT / "Dockerfile").read_text())
    major, minor = container.wanted_python(base).split(".")
    assert (int(major), int(minor)) >= matrix.oldest()


def test_a_stage_may_start_from_an_earlier_one():
    assert container.base_image("FROM python:3.12-slim AS one\nRUN true\nfrom one as two\nFROM two\n") == (
        "python:3.12-slim"
    )


def test_stages_that_start_from_different_images_are_refused():
    with pytest.raises(Trouble, match=r"starts from debian:12, python:3\.12-slim"):
        container.base_image("FROM python:3.12-slim AS build\nFROM debian:12\n")


def test_a_file_without_a_stage_is_refused():
    with pytest.raises(Trouble, match="starts from nothing"):
        container.base_image("# FROM python:3.12-slim\n")


def test_an_image_of_something_else_is_refused():
    with pytest.raises(Trouble, match=r"nothing stands in for the image python:3\.12-alpine"):
        container.wanted_python("python:3.12-alpine")


def test_a_python_that_this_machine_lacks_is_named(monkeypatch):
    monkeypatch.setattr(matrix, "pythons", lambda: {"3.11.7": "/a/python", "3.1.2": "/b/python"})
    assert container.python_of_this_machine("3.1") == ("3.1.2", Path("/b/python"))
    with pytest.raises(Trouble, match=r"no Python 3\.12"):
        container.python_of_this_machine("3.12")


def test_settings_of_pip_are_said_once_with_the_places_they_name():
    listed = (
        ":env:.find-links='/wheels'\nglobal.find-links='/wheels'\nglobal.timeout='180'\n"
        "global.extra-index-url='file:///one/simple https://index.invalid/simple'\nglobal.cert='/certs/all.crt'\n"
    )
    text, places = container.settings_of(listed)
    assert text.splitlines() == [
        "[global]",
        "find-links = /wheels",
        "timeout = 180",
        "extra-index-url = file:///one/simple https://index.invalid/simple",
        "cert = /certs/all.crt",
    ]
    assert places == ["/certs/all.crt", "/one", "/wheels"]


def test_without_settings_pip_asks_as_ever():
    assert container.settings_of("") == ("[global]\n", [])


def test_programs_that_are_missing_are_named(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Trouble, match=r"podman.* cannot be found"):
        container.Podman(tmp_path / "podman")
