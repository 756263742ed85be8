"""The city: its six quarters with who stands where, the building sites with their costs, and the players."""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final, cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from ludus.cli.terminal.screen import MARKS, STYLES, marked
from ludus.core.phrase import Json
from ludus.games.aquileia.seen import Amount, Auction, Contest, Metal, Player, Site, Space, View
from ludus.speech import Speech

WIDE: Final = 100  # columns from which the sites stand beside the city
CITY: Final = 47  # columns for the city
LABEL: Final = 13  # columns before the spaces of a quarter
CELL: Final = 11  # columns for a site
IN_A_ROW: Final = 4  # sites
NAME: Final = 9  # columns for a player's mark and name
PLAYERS: Final = 32  # columns for the table of players
SITES: Final = 55  # columns for the sites
FREE: Final = "·"
NOTHING: Final = "–"
PAID_IN: Final = ("forum", "portus")  # quarters in which buildings cost or bring something
METALS: Final[tuple[Metal, ...]] = ("bronze", "silver", "gold")
COLOURS: Final[dict[str, str]] = dict(zip(METALS, ("dark_orange3", "bright_white", "bright_yellow"), strict=True))
# What is printed beside the spaces: the price of slaves, a hidden card more, points at once, two buildings.


def draw(view: Json, speech: Speech, room: int | None = None) -> RenderableType:
    """The whole table, arranged by the width of the screen; in few lines only what matters to the quarter that acts."""
    return Picture(cast(View, view), speech, room)


class Picture:
    """City, sites and players: the city and the sites side by side where there is room for both."""

    def __init__(self, view: View, speech: Speech, room: int | None) -> None:
        self.view = view
        self.speech = speech
        self.room = room

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        whole = self.whole(options.max_width)
        fits = self.room is None or len(whole.wrap(console, options.max_width)) <= self.room
        yield whole if fits else self.brief()

    def whole(self, width: int) -> Text:
        """Everything there is."""
        view, speech = self.view, self.speech
        city, sites = _city(view, speech), _sites(view, speech)
        players, legend = _players(view, speech), _legend(view, speech)
        if width >= WIDE:
            lines = [*_beside(city, CITY, sites), *_beside(players, PLAYERS, _beside(legend[:3], PLAYERS, legend[3:]))]
        else:
            lines = [*_beside(city, CITY + 1, players), *_beside(sites, SITES, legend)]
        return Text("\n").join([_heading(view, speech), *lines, *_own(view, speech), *_now(view, speech)])

    def brief(self) -> Text:
        """The city, and of the sites only whose they are; where buildings are paid or bring something, the sites."""
        view, speech = self.view, self.speech
        if view["phase"] in PAID_IN:
            lines = _beside(_sites(view, speech), SITES, _narrow(view, speech))
        else:
            lines = [*_beside(_city(view, speech), CITY + 1, _numbers(view, speech)), *_owners(view, speech)]
        return Text("\n").join([_heading(view, speech), *lines, *_own(view, speech), *_now(view, speech)])


def _beside(left: Sequence[Text], width: int, right: Sequence[Text]) -> list[Text]:
    """Two blocks side by side."""
    lines = []
    for first, second in zip_longest(left, right, fillvalue=Text()):
        line = first.copy()
        line.pad_right(width - len(line))
        line.append_text(second)
        line.rstrip()
        lines.append(line)
    return lines


def _heading(view: View, speech: Speech) -> Text:
    """The round, the start player and the crests: `1 ●  2 ■  3 ·`."""
    line = Text(speech.text("cli-aquileia-round", round=view["round"]), "bold")
    line.append(f"   {speech.text('cli-aquileia-start')} ").append_text(_mark(view["start"]))
    line.append(f"   {speech.text('cli-aquileia-crests')}")
    for place, seat in zip_longest(range(len(view["players"])), view["track"]):
        line.append(f"  {place + 1} ").append_text(_mark(seat))
    if view["potentia"] is not None:
        line.append(f"   {speech.text('cli-aquileia-blue', count=view['blue_dice'])} ")
        line.append_text(_mark(view["potentia"]))
    return line


def _mark(seat: int | None) -> Text:
    """Who is there."""
    return Text(FREE, "dim") if seat is None else Text(MARKS[seat], STYLES[seat])


def _name(kind: str, name: str, speech: Speech) -> str:
    """The name of a piece; one that an edited data set has added goes by its own."""
    id = f"aquileia-{kind}-{name}"
    shown = speech.text(id)
    return name if shown == id else shown


# --- the city ----------------------------------------------------------------------------------------


def _city(view: View, speech: Speech) -> list[Text]:
    """Quarter by quarter, in the order in which they act."""
    single = [_single(space) for space in view["spaces"] if space["action"] in ("dolus", "pecunia", "potentia")]
    gold, silver = (
        [space for space in view["spaces"] if space["name"].startswith(side)] for side in ("gold", "silver")
    )
    return [
        _row("I", "Mercatus", single),
        _row("", "Equi", _equi(view, speech), " "),
        _row("", "Servi", [_servi(space, speech) for space in _of(view, "servi")]),
        _row("II", "Arena", [_strong(space) for space in _of(view, "arena")]),
        _row("III", "Stadium", [_side("gold", speech), *(_strong(space) for space in gold)]),
        _row("", "", [_side("silver", speech), *(_strong(space) for space in silver)]),
        _row("IV", "Theatrum", [_mark(space["seat"]) for space in _of(view, "theatrum")]),
        _row("V", "Forum", [_forum(space) for space in _of(view, "forum")]),
        _row(
            "VI",
            "Portus",
            [*map(_single, _of(view, "latro")), *(_portus(space, speech) for space in _of(view, "portus"))],
        ),
    ]


def _of(view: View, action: str) -> list[Space]:
    return [space for space in view["spaces"] if space["action"] == action]


def _row(number: str, quarter: str, cells: Sequence[Text], gap: str = "  ") -> Text:
    line = Text(f"{number:<4}", "dim").append(quarter, "bold")
    line.pad_right(LABEL - len(line))
    return line.append_text(Text(gap).join(cells))


def _space(label: str, space: Space) -> Text:
    """`A1 ●`: what is printed on a space, and who stands there."""
    return Text(f"{label} ").append_text(_mark(space["seat"]))


def _last(space: Space) -> str:
    return _last_part(space["name"])


def _last_part(name: str) -> str:
    """The last part of a space's or a site's name: `forum-2` is 2."""
    return name.rpartition("-")[2]


def _single(space: Space) -> Text:
    return _space(space["name"].capitalize(), space)


def _strong(space: Space) -> Text:
    return _space(f"{_last(space).upper()}{space['strength']}", space)


def _forum(space: Space) -> Text:
    twice = f"×{space['most']}" if space["most"] > 1 else ""
    return _space(f"{_last(space)}{twice}{'★' if space['bonus'] else ''}", space)


def _portus(space: Space, speech: Speech) -> Text:
    return _letter(_last(space), speech).append(" ").append_text(_mark(space["seat"]))


def _servi(space: Space, speech: Speech) -> Text:
    return _letters({space["metal"]: space["most"]}, speech).append(" ").append_text(_mark(space["seat"]))


def _equi(view: View, speech: Speech) -> list[Text]:
    """`weapon 2 ●`: the cards face up; with the first comes a hidden one."""
    cells = []
    for space, card in zip(_of(view, "equi"), view["market"], strict=False):
        suit, _, strength = (card or "").rpartition("-")
        printed = f"{speech.text(f'cli-aquileia-suit-{suit}')} {strength}{'+' if space['bonus'] else ''}"
        cells.append(_space(printed if card else NOTHING, space))
    return cells


def _side(metal: str, speech: Speech) -> Text:
    return Text(f"{_name('metal', metal, speech):<6}", COLOURS[metal])


def _letter(metal: str, speech: Speech) -> Text:
    return Text(speech.text(f"cli-aquileia-letter-{metal}"), COLOURS.get(metal, ""))


def _letters(coins: Amount, speech: Speech) -> Text:
    """Coins as letters: `BBSG`."""
    return Text().join(_letter(metal, speech) for metal in METALS for _ in range(coins.get(metal, 0)))


# --- the sites ---------------------------------------------------------------------------------------


def _sites(view: View, speech: Speech) -> list[Text]:
    """Villas by value and colour, then workshops and banks by number: `BBSG+2`, or whose house stands there."""
    villas = [site for site in view["sites"] if site["kind"] == "villa"]
    colours = list(dict.fromkeys(site["colour"] or "" for site in villas))
    labels = [speech.text(f"cli-aquileia-site-{kind}") for kind in ("villa", "workshop", "bank")]
    width = max(map(len, labels)) + 1
    rows = [_cells(labels[0], width, [Text(_name("colour", colour, speech), "bold") for colour in colours])]
    for value in sorted({site["value"] for site in villas}, reverse=True):
        found = {site["colour"]: site for site in villas if site["value"] == value}
        cells = [_site(found[colour], speech) if colour in found else Text() for colour in colours]
        rows.append(_cells(f"{value:>{width - 1}}", width, cells))
    for kind, label in zip(("workshop", "bank"), labels[1:], strict=True):
        cells = [_numbered(site, speech) for site in view["sites"] if site["kind"] == kind]
        for i in range(0, len(cells), IN_A_ROW):
            rows.append(_cells("" if i else label, width, cells[i : i + IN_A_ROW]))
    return rows


def _owners(view: View, speech: Speech) -> list[Text]:
    """The sites in two lines, `Villa 10 8 6 4  white · · ▼ ▼`: whose house stands there, without what they cost."""
    labels = {kind: speech.text(f"cli-aquileia-site-{kind}") for kind in ("villa", "workshop", "bank")}
    found = [site for site in view["sites"] if site["kind"] == "villa"]
    rows = {
        colour: [site for site in found if site["colour"] == colour] for colour in (site["colour"] for site in found)
    }
    values = {" ".join(str(site["value"]) for site in row) for row in rows.values()}
    are_alike = len(values) == 1  # in the printed set; then one heading will do
    villas = Text(labels["villa"], "bold").append(f" {min(values)}" if are_alike else "", "dim")
    for colour, row in rows.items():
        villas.append(f"  {_name('colour', colour or '', speech)}", "bold")
        for site in row:
            villas.append(" " if are_alike else f" {site['value']}", "dim").append_text(_mark(site["seat"]))
    others = Text()
    for kind in ("workshop", "bank"):
        others.append(f"{'  ' if others else ''}{labels[kind]}", "bold")
        for site in (site for site in view["sites"] if site["kind"] == kind):
            others.append(f" {_last_part(site['name'])}", "dim").append_text(_mark(site["seat"]))
    return [villas, others]


def _cells(label: str, width: int, cells: Sequence[Text]) -> Text:
    line = Text(f"{label:<{width}}", "bold")
    for i, cell in enumerate(cells, 1):
        line.append_text(cell)
        line.pad_right(width + i * CELL - len(line))
    line.rstrip()
    return line


def _site(site: Site, speech: Speech) -> Text:
    if site["seat"] is not None:
        return marked(site["seat"], speech.names[site["seat"]], CELL - 1)
    slaves = f"+{site['slaves']}" if site["slaves"] else ""
    return _letters(site["cost"], speech).append(slaves)


def _numbered(site: Site, speech: Speech) -> Text:
    """`7 BBSG+2→6`: number, cost and what it gives each time; once built, the owner instead of the cost."""
    number = _last_part(site["name"])
    cost = _site(site, speech) if site["seat"] is None else _mark(site["seat"])
    gives = Text(str(site["value"])) if site["kind"] == "workshop" else _letters(site["payout"], speech)
    return Text(f"{number} ", "dim").append_text(cost).append("→").append_text(gives)


# --- the players -------------------------------------------------------------------------------------


def _players(view: View, speech: Speech) -> list[Text]:
    """A table of what lies open before each player."""
    heading = Text(" " * NAME).append(f"{speech.text('cli-aquileia-points'):>4}", "bold")
    for metal in METALS:
        heading.append("  ").append_text(_letter(metal, speech))
    heading.append(f" {speech.text('cli-aquileia-followers'):>3}", "bold")
    heading.append(f" {speech.text('cli-aquileia-houses'):>3}", "bold")
    return [heading, *(line for player in view["players"] for line in _player(player, view, speech))]


def _player(player: Player, view: View, speech: Speech) -> list[Text]:
    """One line of numbers, and below it the laurels everybody knows."""
    seat = player["seat"]
    line = marked(seat, speech.names[seat], NAME)
    line.pad_right(NAME - len(line))
    line.append(f"{player['points']:>4}", "bold")
    for metal in METALS:
        line.append(f"{player['coins'][metal]:>3}")
    line.append(f"{player['followers']:>4}{player['houses']:>4}")
    laurels = [] if seat == view["seat"] else [_name("laurel", name, speech) for name in player.get("laurels", [])]
    known = [*laurels, *(_name("theatre", name, speech) for name in player["theatre"])]
    unbroken = speech.join([name.replace(" ", "\u00a0") for name in known])
    return [line, *(Text(f"  {part}", "dim") for part in wrap(unbroken, PLAYERS - 4))]


def _numbers(view: View, speech: Speech) -> list[Text]:
    """The table of players without their cards, then the open stadium card and the pile of theatre cards."""
    heading = _players(view, speech)[0]
    rows = [_player(player, view, speech)[0] for player in view["players"]]
    return [heading, *rows, *_legend(view, speech)[:2]]


def _narrow(view: View, speech: Speech) -> list[Text]:
    """`● Anna     17 1/5/0`: points, and bronze, silver and gold."""
    heading = Text(" " * NAME).append(f"{speech.text('cli-aquileia-points'):>4} ", "bold")
    lines = [heading.append_text(Text("/").join(_letter(metal, speech) for metal in METALS))]
    for player in view["players"]:
        line = marked(player["seat"], speech.names[player["seat"]], NAME)
        line.pad_right(NAME - len(line))
        coins = "/".join(str(player["coins"][metal]) for metal in METALS)
        lines.append(line.append(f"{player['points']:>4} ", "bold").append(coins, ""))
    return lines


def _own(view: View, speech: Speech) -> list[Text]:
    """The coins of this seat once more, and the cards and laurels that only it sees."""
    if view["seat"] is None:
        return []
    me = view["players"][view["seat"]]
    hand = [
        _name("card", name, speech) + (f" ×{count}" if count > 1 else "") for name, count in me.get("hand", {}).items()
    ]
    laurels = [_name("laurel", name, speech) for name in me.get("laurels", [])]
    line = _mark(view["seat"]).append(" ").append_text(_letters(me["coins"], speech))
    line.append(f"   {speech.text('cli-aquileia-hand', cards=speech.join(hand) or NOTHING)}")
    return [line.append(f"   {speech.text('cli-aquileia-laurels', laurels=speech.join(laurels) or NOTHING)}")]


# --- beside and below --------------------------------------------------------------------------------


def _legend(view: View, speech: Speech) -> list[Text]:
    """The open stadium card, the piles, and what the signs mean."""
    laurel = view["stadium"]["open"]
    shown = NOTHING if laurel is None else _name("laurel", laurel, speech)
    metals = Text(" ").join(_letter(metal, speech).append(f" {_name('metal', metal, speech)}") for metal in METALS)
    return [
        Text(speech.text("cli-aquileia-open", laurel=shown), "bold"),
        Text(speech.text("cli-aquileia-theatre", count=len(view["theatre"]))),
        metals,
        *(Text(line, "dim") for line in speech.text("cli-aquileia-signs").splitlines()),
    ]


def _now(view: View, speech: Speech) -> list[Text]:
    """The contest, the auction or the building under way."""
    lines = []
    if view["contest"] is not None:
        lines.append(_contest(view["contest"], speech))
    if view["auction"] is not None:
        lines.append(_auction(view["auction"], speech))
    building = view["building"]
    if building is not None and building["site"] is not None:
        site = _name("site", building["site"], speech)
        line = Text("▶ ").append_text(marked(building["seat"], speech.names[building["seat"]]))
        lines.append(line.append(": ").append(speech.text("cli-aquileia-owes", site=site, count=building["slaves"])))
    return lines


def _contest(contest: Contest, speech: Speech) -> Text:
    """`▶ Arena  ● Anna 4  ■ Livia 2`."""
    line = Text("▶ ").append(contest["area"].capitalize(), "bold")
    for seat, strength in zip(contest["seats"], contest["strengths"], strict=True):
        line.append("  ").append_text(marked(seat, speech.names[seat])).append(f" {strength}", "bold")
    return line


def _auction(auction: Auction, speech: Speech) -> Text:
    """`▶ white/blue  ● Anna SB  out ■ ▲`."""
    line = Text("▶ ")
    if auction["card"] is not None:
        line.append(_name("theatre", auction["card"], speech), "bold")
    if auction["leader"] is not None:
        line.append("  ").append_text(marked(auction["leader"], speech.names[auction["leader"]])).append(" ")
        line.append_text(_letters(auction["bid"], speech))
    if auction["out"]:
        line.append(f"  {speech.text('cli-aquileia-out')} ").append_text(Text(" ").join(map(_mark, auction["out"])))
    return line
