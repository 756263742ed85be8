"""A training as a picture: how strong it became, what it took, and whether the chances to win are true.

python -m ludus.research.training.curves runs/kampf/log.jsonl kampf.png
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludus.core.errors import BadSetting
from ludus.research.plots import COLOURS, a_figure, check, save

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Line = dict[str, Any]  # of a log

DECISIONS: Final = "decisions"
WINS: Final = "wins against "
MILLION: Final = 1e6
SMOOTHED: Final = 0.05  # part of all updates over which a curve is a mean


def draw(lines: Sequence[Line], path: str | Path) -> None:
    """Draw the log of a training. Raises BadSetting."""
    place = check(path)
    updates = [line for line in lines if "entropy" in line]
    if not updates:
        raise BadSetting("The log tells of no update.", hint="name the log.jsonl of a training that has begun.")
    figure = a_figure()
    score, wins, policy, value, speed, chances = figure.subplots(2, 3).flat
    draw_curve(score, updates, "mean score", "mean score of self-play")
    draw_wins(wins, lines)
    draw_curve(policy, updates, "entropy", "entropy of the policy")
    draw_curve(value, updates, "explained variance", "explained variance of chances")
    share = _mean([line["learner share"] for line in updates])
    draw_curve(speed, updates, "decisions per second", f"decisions a second ({share:.0%} of the time learning)")
    draw_reliability(chances, lines)
    save(figure, place)


def draw_curve(axes: "Axes", updates: Sequence[Line], name: str, title: str) -> None:
    """Every update as a faint dot, and the mean of its neighbourhood as a line."""
    decisions = [line[DECISIONS] / MILLION for line in updates]
    values = [float(line[name]) for line in updates]
    reach = max(round(SMOOTHED * len(values) / 2), 1)
    means = [_mean(values[max(i - reach, 0) : i + reach + 1]) for i in range(len(values))]
    axes.plot(decisions, values, ".", color=COLOURS[1], alpha=0.2, markersize=3)
    axes.plot(decisions, means, color=COLOURS[0])
    axes.set_title(title, fontsize=9)
    axes.set_xlabel("million decisions", fontsize=8)


def draw_wins(axes: "Axes", lines: Sequence[Line]) -> None:
    """What it won against a bot, with its margin, after so many decisions."""
    decisions, opponent = 0.0, ""
    points: list[tuple[float, float, float]] = []
    for line in lines:
        decisions = line.get(DECISIONS, decisions)
        for name in line:
            if name.startswith(WINS):
                opponent = name.removeprefix(WINS)
                points.append((decisions / MILLION, line[name], line["margin"]))
    if not points:
        axes.text(0.5, 0.5, "not evaluated while it learnt", ha="center", fontsize=8)
        axes.set_axis_off()
        return
    at, won, margin = zip(*points, strict=True)
    axes.errorbar(at, won, yerr=margin, color=COLOURS[0], fmt="o-", capsize=3, markersize=4)
    axes.set_ylim(0, 1)
    axes.set_title(f"wins against {opponent} (95 %)", fontsize=9)
    axes.set_xlabel("million decisions", fontsize=8)


def draw_reliability(axes: "Axes", lines: Sequence[Line]) -> None:
    """What was told as chance to win, and how often it came true, by the number of seats."""
    axes.plot((0, 1), (0, 1), color="black", linewidth=0.8, linestyle=":")
    told = next((line for line in reversed(lines) if "temperature" in line), {})
    for i, (seats, found) in enumerate((name, one) for name, one in told.items() if name.endswith(" seats")):
        chances, true = zip(*((chance, came) for _, chance, came in found["reliability"]), strict=True)
        label = f"{seats}: Brier {found['brier']:.3f} (even {found['brier of even chances']:.3f})"
        axes.plot(chances, true, "o-", color=COLOURS[i % len(COLOURS)], markersize=3, label=label)
    axes.set_title("chance to win: as told, and how often true", fontsize=9)
    if told:
        axes.legend(frameon=False, fontsize=7)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def read(path: Path) -> list[Line]:
    """The lines of a log. Raises BadSetting."""
    try:
        return [json.loads(line) for line in path.read_text().splitlines()]
    except (OSError, ValueError) as error:
        raise BadSetting(f"'{path}' is no log of a training: {error}.", hint="name its log.jsonl.") from error


def main(words: Sequence[str]) -> int:
    """Draw the log that is named; return the exit code."""
    parser = argparse.ArgumentParser(description="Draw the log of a training.")
    parser.add_argument("log", type=Path)
    parser.add_argument("picture", type=Path)
    named = parser.parse_args(words)
    try:
        draw(read(named.log), named.picture)
    except BadSetting as error:
        print(f"error: {error}\nhint: {error.hint}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
