"""Pictures of what came of many games: PNG or SVG, by the name of the file."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ludus.core.errors import BadSetting
from ludus.core.extras import need
from ludus.research.simulation.ladder import Ladder
from ludus.research.simulation.totals import SHARE, Totals, interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

KINDS: Final = (".png", ".svg")
COLOURS: Final = ("#8c2d19", "#1f5a7a", "#c08a1e", "#4c7a34", "#6b4a86", "#555555")
BINS: Final = 30
WIDTH, HEIGHT = 10, 7  # inches

Words = Mapping[str, str]  # what to write where, in the language asked for


class Bar(NamedTuple):
    """A share with its 95 % interval."""

    name: str
    share: float
    low: float
    high: float


def check(path: str | Path) -> Path:
    """The file to draw to. Raises BadSetting, also where there is nothing to draw with."""
    place = Path(path)
    if place.suffix.lower() not in KINDS:
        raise BadSetting(
            f"A picture cannot be written to '{place}'.", hint=f"name a file that ends with {KINDS[0]} or {KINDS[1]}."
        )
    need("matplotlib.figure", "plots")
    return place


def draw_totals(path: str | Path, names: Sequence[str], totals: Totals, words: Words) -> None:
    """Win shares, lengths, scores, and how the scores grew. Raises BadSetting."""
    place = check(path)
    figure = a_figure()
    shares, lengths, scores, course = figure.subplots(2, 2).flat
    draw_bars(shares, bars_of(names, totals), words["wins"])
    shares.axhline(1 / len(names), color="black", linewidth=0.8, linestyle=":")
    draw_counts(lengths, [("", totals.lengths)], words["length"], words["games"])
    draw_counts(scores, list(zip(numbered(names), totals.spread, strict=True)), words["scores"], words["games"])
    for i, name in enumerate(numbered(names)):
        moments = sorted(totals.course)
        means = [totals.course[moment][i] / totals.course[moment][-1] for moment in moments]
        course.plot(moments, means, color=COLOURS[i % len(COLOURS)], label=name)
    course.set_title(words["course"])
    course.set_xlabel(words["moment"])
    course.legend(frameon=False, fontsize=8)
    save(figure, place)


def draw_ladder(path: str | Path, ladder: Ladder, words: Words) -> None:
    """Ratings, and what each bot won of its comparisons. Raises BadSetting."""
    place = check(path)
    figure = a_figure()
    ratings, shares = figure.subplots(1, 2)
    rungs = ladder.rungs
    rated = [Bar(r.bot, r.rating, r.rating - r.rating_within, r.rating + r.rating_within) for r in rungs]
    draw_bars(ratings, rated, words["rating"])
    won = [Bar(r.bot, r.share, r.low, r.high) for r in rungs]
    draw_bars(shares, won, words["share"])
    save(figure, place)


def draw_balance(path: str | Path, bars: Sequence[Bar], even: float, title: str) -> None:
    """Shares side by side, and what would be even. Raises BadSetting."""
    place = check(path)
    figure = a_figure()
    axes = figure.subplots()
    draw_bars(axes, bars, title)
    axes.axhline(even, color="black", linewidth=0.8, linestyle=":")
    save(figure, place)


def bars_of(names: Sequence[str], totals: Totals) -> list[Bar]:
    """What each bot of a plan won."""
    wins = [share / SHARE for share in totals.shares]
    return [
        Bar(name, won / totals.games, *interval(won, totals.games))
        for name, won in zip(numbered(names), wins, strict=True)
    ]


def numbered(names: Sequence[str]) -> list[str]:
    """Names that can be told apart."""
    return [f"{name} {i + 1}" if names.count(name) > 1 else name for i, name in enumerate(names)]


# --- drawing -----------------------------------------------------------------------------------------


def a_figure() -> "Figure":
    from matplotlib.figure import Figure  # noqa: PLC0415 - only where it is installed

    return Figure(figsize=(WIDTH, HEIGHT), layout="constrained")


def draw_bars(axes: "Axes", bars: Sequence[Bar], title: str) -> None:
    """A bar for each name, with its interval."""
    reach: Any = [[bar.share - bar.low for bar in bars], [bar.high - bar.share for bar in bars]]
    colours = [COLOURS[i % len(COLOURS)] for i in range(len(bars))]
    axes.bar([bar.name for bar in bars], [bar.share for bar in bars], color=colours, yerr=reach, capsize=4)
    axes.set_title(title)
    axes.set_ylim(bottom=0)


def draw_counts(axes: "Axes", counted: Sequence[tuple[str, Mapping[int, int]]], title: str, label: str) -> None:
    """How many games for each number."""
    most = max(max(counts) for _, counts in counted)
    least = min(min(counts) for _, counts in counted)
    for i, (name, counts) in enumerate(counted):
        axes.hist(
            list(counts),
            bins=min(BINS, most - least + 1),
            range=(least - 0.5, most + 0.5),
            weights=list(counts.values()),
            histtype="step" if len(counted) > 1 else "stepfilled",
            color=COLOURS[i % len(COLOURS)],
            label=name,
        )
    axes.set_title(title)
    axes.set_ylabel(label)
    if len(counted) > 1:
        axes.legend(frameon=False, fontsize=8)


def save(figure: "Figure", place: Path) -> None:
    try:
        figure.savefig(place)
    except OSError as error:
        raise BadSetting(f"'{place}' cannot be written: {error}.", hint="name a file that can be written.") from error
