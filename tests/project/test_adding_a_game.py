"""What a new game costs: in a copy of the project a fourth one is added, and it is played everywhere.

The auction of the conformance tests is added as CONTRIBUTING says: its chapters, words, rules and tests, and two lines.
Its words, rules pages and what it names by hand lie in `fourth_game`, as they would in the project.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.project.copies import ROOT, changed, copy_project, digests, run

COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "web")
ADDED = ROOT / "tests" / "project" / "fourth_game"
CHAPTERS = """
[[tool.importlinter.contracts]]
name = "Chapters of toy"
type = "layers"
containers = ["ludus.games.toy"]
layers = ["play", "orders | sight | things", "round", "bid | dealing | seizing", "table", "seen | words"]
exhaustive = true
"""

# the page's tools are not copied: they may be read where they lie
PAGE_CONFIG = """
import { mergeConfig } from 'vitest/config';
import config from './vite.config';
export default mergeConfig(config, { server: { fs: { strict: false } } });
"""


def promised(heading: str) -> list[str]:
    """The paths CONTRIBUTING names in the table of this heading, for the game `toy`."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = text.partition(f"| {heading} |")[2].partition("\n\n")[0]
    return [path.replace("<game>", "toy") for path in re.findall(r"^\| `([^`]+)`", rows, re.MULTILINE)]


def add_the_game(root: Path) -> None:
    """All that is done by hand."""
    shutil.copytree(ADDED, root, dirs_exist_ok=True)
    chapters = root / "src" / "ludus" / "games" / "toy"
    chapters.mkdir()
    for path in (ROOT / "tests" / "conformance" / "toy").glob("*.py"):
        write(chapters / path.name, path.read_text(encoding="utf-8"))
    write(
        root / "tests/games/toy/test_auction.py",
        (ROOT / "tests/conformance/test_toy.py").read_text(encoding="utf-8"),
    )
    registry = root / "src/ludus/match/registry.py"
    text = registry.read_text(encoding="utf-8").replace("SPARTACUS)}", "SPARTACUS, TOY)}")
    registry.write_text(text.replace("\n\nGAMES:", "\nfrom ludus.games.toy import TOY\n\nGAMES:"), encoding="utf-8")
    with (root / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write(CHAPTERS)


def write(path: Path, text: str) -> None:
    path.write_text(text.replace("tests.conformance.toy", "ludus.games.toy"), encoding="utf-8")


class Copy:
    """The project with a fourth game: where it lies, and what was written by hand and by the one command."""

    def __init__(self, root: Path) -> None:
        self.root = root
        copy_project(root, *COPIED)
        shutil.rmtree(root / "tests" / "project" / "fourth_game")
        before = digests(root)
        add_the_game(root)
        written = digests(root)
        run(root, "-m", "tools.generate")
        self.by_hand = changed(before, written)
        self.generated = changed(written, digests(root))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("project") / "copy")


@pytest.mark.parametrize("heading, part", [("by hand", "by_hand"), ("written by `tools.generate`", "generated")])
def test_a_new_game_touches_the_files_that_contributing_names_and_no_others(
    copy: Copy, heading: str, part: str
) -> None:
    files, named = getattr(copy, part), promised(heading)
    assert named
    assert sorted(file for file in files if not any(fnmatch(file, path) for path in named)) == []
    assert [path for path in named if not any(fnmatch(file, path) for file in files)] == []


def test_what_is_generated_is_complete(copy: Copy) -> None:
    run(copy.root, "-m", "tools.generate", "--check")


def test_its_chapters_keep_to_their_contract(copy: Copy) -> None:
    said = run(copy.root, "-c", "from importlinter.cli import lint_imports_command as lint; lint()")
    assert "Chapters of toy KEPT" in said


def test_it_keeps_to_all_laws_and_speaks_three_languages(copy: Copy) -> None:
    said = run(
        *(copy.root, "-m", "pytest", "-q", "-k", "toy"),
        *("tests/conformance/test_games.py", "tests/games/toy", "tests/speech/test_locales.py"),
        *("tests/speech/test_things.py", "tests/tools/test_view_types.py", "tests/project/test_coverage_page.py"),
    )
    assert "failed" not in said and "passed" in said


def test_the_terminal_lists_explains_and_simulates_it_with_the_strongest_bot(copy: Copy) -> None:
    ludus = ("-c", "import sys; from ludus.cli import main; sys.exit(main(sys.argv[1:]))")
    assert "The Auction" in run(copy.root, *ludus, "games")
    assert "Whoever holds a ruse" in run(copy.root, *ludus, "rules", "toy", "round.seize")
    words = ("sim", "toy", "--games", "2", "--bots", "champion,novice", "--workers", "1", "--json")
    assert json.loads(run(copy.root, *ludus, *words))["games"] == 2


@pytest.mark.skipif(not (ROOT / "web" / "node_modules").exists(), reason="the page's tools are not installed")
def test_the_page_draws_it_in_words(copy: Copy) -> None:
    (copy.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    (copy.root / "web" / "copy.config.ts").write_text(PAGE_CONFIG, encoding="utf-8")
    words = ["npx", "vitest", "run", "--config", "copy.config.ts", "tests/boards.test.ts", "-t", "toy"]
    done = subprocess.run(
        words, cwd=copy.root / "web", env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and re.search(r"[1-9]\d* passed", done.stdout), done.stdout[-3000:]
