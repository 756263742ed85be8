"""One checkout serves every Python that is promised."""

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROMISED = ["3.11", "3.12", "3.13"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def asked_for(extra: str) -> list[Requirement]:
    """What the project asks for with an extra, and with those the extra names in turn."""
    found = []
    for line in PROJECT["project"]["optional-dependencies"][extra]:
        requirement = Requirement(line)
        inner = requirement.extras if requirement.name == PROJECT["project"]["name"] else ()
        found += [asked for other in inner for asked in asked_for(other)] or [requirement]
    return found


def pins_for(python: str) -> list[Requirement]:
    versions = {"python_version": python, "python_full_version": f"{python}.0"}
    pins = [Requirement(line) for line in (ROOT / "constraints.txt").read_text().splitlines()]
    return [pin for pin in pins if pin.marker is None or pin.marker.evaluate(versions)]


@pytest.mark.parametrize("python", PROMISED)
def test_every_package_asked_for_has_one_pin_on_each_python(python):
    names = [canonicalize_name(pin.name) for pin in pins_for(python)]
    assert len(set(names)) == len(names)
    asked = [Requirement(line) for line in PROJECT["project"]["dependencies"]] + asked_for("dev")
    assert {canonicalize_name(one.name) for one in asked if not one.marker} <= set(names)


def test_types_are_checked_for_the_python_whose_packages_are_installed():
    # numpy's types for 3.12 cannot be read by a checker that is told to think of 3.11.
    assert "python_version" not in PROJECT["tool"]["mypy"]
