"""Every golden game, step by step, for everybody at the table: the patched game is the one that is sent whole."""

from collections.abc import Callable

from tests.replays.golden import files, verified
from tests.server.patched import patched_all_along


def run(progress: Callable[[str], None]) -> list[str]:
    games, steps, sent = files(), 0, 0
    for path in games:
        match = verified(path)
        patches = patched_all_along(match)
        assert patches > len(match.acts), path
        steps, sent = steps + len(match.acts), sent + patches
        progress(f"{path.parent.name}/{path.stem}: {patches:,} patches")
    return [f"{len(games)} golden games, {steps:,} choices: {sent:,} patches, each makes the very game it stands for"]
