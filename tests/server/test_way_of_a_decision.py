"""The way of a decision through the server is the one that `docs/architecture.md` draws."""

import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from tests.server.houses import Visitor, a_house

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "ludus"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


ON_A_THREAD = {"server/store/journal.py"}  # of the writer
HEAR = ("server/api/websocket/socket.py", "_hear")


class Trail:
    """Whom a message is handed to, from where it was heard to the first rule that runs because of it, and all it meets.

    What runs beside is left out: bots that think, clocks that are looked at, sockets that take what is sent.
    """

    def __init__(self) -> None:
        self.functions: list[tuple[str, str]] = []  # with their files, the outermost first
        self.met: set[str] = set()  # files of the server in which something ran before the answer was sent

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call" or not (file := file_of(frame)).startswith(("games/", "server/")):
            return
        stack = [*calls(frame)][::-1]
        if HEAR not in stack:
            return
        if file.startswith("server/"):
            self.met.add(file)
        elif not self.functions and ("core/game.py", "apply") in stack:
            self.functions = stack[stack.index(HEAR) : -1]

    def files(self) -> list[str]:
        return [file for i, (file, _) in enumerate(self.functions) if not i or file != self.functions[i - 1][0]]


def calls(frame: FrameType | None):
    """The functions of ours that are being called, the innermost first."""
    while frame is not None:
        if file := file_of(frame):
            yield file, frame.f_code.co_name
        frame = frame.f_back


def file_of(frame: FrameType) -> str:
    file = Path(frame.f_code.co_filename)
    return file.relative_to(SOURCE).as_posix() if file.is_relative_to(SOURCE) else ""


def way_of_a_decision(folder: Path) -> Trail:
    """Where the choice of one of two people goes, at a table of Kampf."""
    with a_house(folder) as house:
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        table = ana.set_up("me", "open")
        ben.join(table)
        with ana.at(table) as a, ben.at(table) as b:
            mover, trail = a if a.game["options"] else b, Trail()
            assert house.portal is not None
            house.portal.call(sys.setprofile, trail)
            assert mover.act()["type"] == "done"
            house.portal.call(sys.setprofile, None)
    return trail


def test_a_decision_goes_the_way_the_page_draws(tmp_path):
    trail = way_of_a_decision(tmp_path)
    drawn = PAGE[PAGE.index(" hear ") : PAGE.index(" rule ")]
    assert trail.files() == re.findall(r"((?:server|match|core)/\S+\.py)$", drawn, re.MULTILINE)
    assert len(set(trail.files())) == len(trail.files()), "a decision comes back to where it has been"


def test_it_meets_the_modules_of_the_server_that_the_page_lists_and_no_others(tmp_path):
    listed = PAGE.partition("Modules of the server on the way")[2].partition("\n\n**")[0]
    named = [f"server/{path}.py" for path in re.findall(r"`([a-z_/]+)`", listed.partition("| --- |")[2])]
    assert len(named) == len(set(named)) == int(listed.partition("(")[2].partition(")")[0])
    assert sorted(named) == sorted(way_of_a_decision(tmp_path).met | ON_A_THREAD)


def test_it_is_handed_on_nine_times_at_most_before_a_rule_hears_it(tmp_path):
    assert [name for _, name in way_of_a_decision(tmp_path).functions] == [
        *("_hear", "_command", "perform", "_apply", "perform", "_act", "make", "make", "apply")
    ]


def test_every_module_the_page_names_is_there():
    for path in re.findall(r"(?<![\w/])(?:server|match|core)/[\w/]+\.py", PAGE):
        assert (SOURCE / path).is_file(), path
