"""The documents as a site with search: guides, rules, decisions, lab, and the library from its docstrings.

Pages are laid out as they lie in the checkout, so that every link works here, there and in a repository's browser.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SITE: Final = ROOT / ".cache" / "site"
COPIED: Final = (  # what becomes a page, or is linked from one
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "docs/**/*",
    "examples/*.py",
    "src/ludus/rulebook/**/*.md",
)
MODULES: Final = (  # the library, as a program would import it
    "ludus",
    "ludus.match",
    "ludus.bots",
    "ludus.odds",
    "ludus.research",
    "ludus.core.game",
    "ludus.core.decision",
    "ludus.core.phrase",
    "ludus.core.spec",
    "ludus.core.dataset",
    "ludus.core.errors",
)


def lay_out(pages: Path) -> None:
    """Every page and picture in the folder that is built from."""
    shutil.rmtree(pages, ignore_errors=True)
    found = [path for pattern in COPIED for path in sorted(ROOT.glob(pattern)) if path.is_file()]
    for path in found:
        place = pages / path.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
        if path.suffix == ".md":
            place.write_text(with_pages_of_folders(path), encoding="utf-8")
    list_folder(pages / "docs" / "decisions", "Decisions")
    list_folder(pages / "docs" / "guide", "Guides")
    (pages / "api").mkdir()
    for module in MODULES:
        (pages / "api" / f"{module}.md").write_text(f"# `{module}`\n\n::: {module}\n", encoding="utf-8")


def with_pages_of_folders(path: Path) -> str:
    """A page in which a link to a folder leads to the page that lists it."""

    def listed(link: re.Match[str]) -> str:
        return f"]({link[1]}/index.md)" if (path.parent / link[1]).is_dir() else link[0]

    return re.sub(r"\]\(([^)#:]+?)/?\)", listed, path.read_text(encoding="utf-8"))


def list_folder(folder: Path, title: str) -> None:
    """A page that lists the others of its folder by their headings: links may name the folder."""
    lines = [f"# {title}\n"]
    for page in sorted(folder.glob("*.md")):
        heading = page.read_text(encoding="utf-8").split("\n", 1)[0].lstrip("# ")
        lines.append(f"- [{heading}]({page.name})")
    (folder / "index.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def build(site: Path = SITE) -> int:
    """Lay the pages out and build them. Returns the exit code."""
    lay_out(site / "pages")
    return make(site)


def make(site: Path) -> int:
    """Build the pages that are laid out; a link that leads nowhere is a mistake. Returns the exit code."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--clean"]  # --quiet would not count warnings
    env = dict(os.environ, LUDUS_PAGES=str(site / "pages"), LUDUS_SITE=str(site / "html"), NO_MKDOCS_2_WARNING="1")
    said = subprocess.run(command, cwd=ROOT, env=env, text=True, check=False, capture_output=True)
    if said.returncode:
        print("\n".join(line for line in (said.stdout + said.stderr).splitlines() if not line.startswith("INFO")))
    else:
        print(f"Built {site / 'html' / 'index.html'} with {len(list((site / 'html').rglob('*.html')))} pages.")
    return said.returncode


if __name__ == "__main__":
    sys.exit(build())
