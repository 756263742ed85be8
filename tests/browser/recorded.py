"""Games that are over, shown to the page decision by decision, as a table would: nothing is played."""

import json
import re
from collections.abc import Container, Iterable, Iterator, Sequence
from enum import Enum, auto
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Page, Route, ViewportSize, WebSocketRoute

from ludus.core.decision import Option
from ludus.core.ids import CHANCE
from ludus.match import Match, find
from ludus.server import protocol
from ludus.server.api.routes.play import chances_seen
from ludus.server.rooms.bots.chances import weigh
from ludus.server.rooms.table.records import row_of
from ludus.server.rooms.table.scene import scene
from ludus.server.rooms.table.story import Story
from ludus.server.rows import BY_RECORD

NAMES: Final = ("Livia", "Priscus", "Flamma", "Verus", "Hermes", "Spiculus")
MOST_BUTTONS: Final = 6  # that the dock holds
LAST_ITEMS: Final = 60  # what boards tell of the past lies not further back; the report of the end tells everything

# What is wrong with the page as it stands, and where the stage lies.
MEASURE: Final = """([least, most]) => {
    const wrong = [];
    const box = (node) => {
        const {x, y, width, height} = node.getBoundingClientRect();
        return [x, y, width, height].map((n) => Math.round(10 * n) / 10);
    };
    const inside = ([x, y, w, h], [X, Y, W, H]) => x >= X - 1 && y >= Y - 1 && x + w <= X + W + 1 && y + h <= Y + H + 1;
    const view = [0, 0, innerWidth, innerHeight];
    const {scrollHeight, scrollWidth} = document.documentElement;
    const scrolls = scrollHeight > innerHeight || scrollWidth > innerWidth;
    if (scrolls) wrong.push(`the page scrolls: ${scrollWidth} x ${scrollHeight}`);
    const stage = document.querySelector('[data-stage]'), dock = document.querySelector('.dock');
    const ask = box(document.querySelector('.dock .ask'));
    if (!inside(box(stage), view)) wrong.push('the stage is out of sight');
    if (box(stage)[3] < least) wrong.push(`the stage is ${box(stage)[3]} high`);
    if (!inside(box(dock), view)) wrong.push('the dock is out of sight');
    const cut = (node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    const name = (node) => node.innerText.replaceAll('\\n', ' ').slice(0, 60);
    const sentence = document.querySelector('.dock .sentence');
    if (!sentence?.innerText.trim()) wrong.push('nothing is said');
    else if (!inside(box(sentence), ask) || cut(sentence)) wrong.push(`cut: ${name(sentence)}`);
    const group = document.querySelector('.dock .options');
    if (Boolean(group) !== Boolean(document.querySelector('[data-asked]'))) wrong.push('asked, and nothing offered');
    if (group && cut(group)) wrong.push(`the options scroll: ${group.scrollHeight} of ${group.clientHeight}`);
    const buttons = [...(group?.querySelectorAll('button') ?? [])];
    if (group && !buttons.length) wrong.push('no button');
    if (buttons.length > most) wrong.push(`${buttons.length} buttons`);
    for (const button of buttons) if (cut(button) || !inside(box(button), ask)) wrong.push(`cut: ${name(button)}`);
    for (const tool of document.querySelectorAll('.dock .tools button'))
        if (cut(tool) || !inside(box(tool), view)) wrong.push(`cut: ${name(tool)}`);
    return {wrong, stage: box(stage).join()};
}"""

DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
COUNT_WAITING: Final = """const ask = window.fetch;
window.waiting = 0;
window.fetch = async (...words) => {
    window.waiting += 1;
    try {
        const answer = await ask(...words);
        await answer.clone().text();
        return answer;
    } finally {
        window.waiting -= 1;
    }
};"""


class Moment(NamedTuple):
    """Somebody is asked something, or the game is over."""

    game: str
    seats: int
    kind: str  # the question
    seat: int | None  # whose eyes; None for those who watch
    options: int
    frame: str  # what a table would send
    chances: str | None = None  # what a table would answer, where chances are shown


def moments(
    match: Match, steps: Container[int] | None = None, chances: bool = False, watched: bool = False
) -> Iterator[Moment]:
    """Every decision of a game, or those after so many choices, as who takes it or who watches sees it, and the end."""
    story = Story(row_of(match, "recorded", None, ""), tuple(said for seat, said in match.log if seat == CHANCE))
    story.open(0.0)
    for step, act in enumerate(match.acts):
        if (steps is None or step in steps) and not act.beside and story.match.options(act.seat):
            moment = _moment(story, None if watched else act.seat)
            yield moment._replace(chances=_chances(story, act.seat)) if chances and not watched else moment
        story.act(act.seat, act.words, by=BY_RECORD, command=None, at=0.0)
    yield _moment(story, None if watched else 0)


def _chances(story: Story, seat: int) -> str:
    return chances_seen(weigh(story.match, seat, story.number), story.number, story.line).model_dump_json()


def _moment(story: Story, seat: int | None) -> Moment:
    prompt = story.match.prompt()
    items = numbered(story.told.after(seat, 0)[-LAST_ITEMS if prompt else 0 :], 1)
    state = protocol.State(first=1, seq=len(items), seat=seat, items=items, game=scene(story, seat))
    kind = "end" if prompt is None else prompt.phrase.id
    options = len(story.match.options(seat)) if prompt and seat is not None else 0
    return Moment(story.table.game, story.table.size, kind, seat, options, msgspec.json.encode(state).decode())


def numbered(items: list[protocol.Item], first: int) -> list[protocol.Item]:
    """The items as if nothing had been told before those that are shown."""
    for number, item in enumerate(items, first):
        item.n = number
    return items


class Telling(NamedTuple):
    """A choice with everything that came of it, as one seat is told."""

    before: Moment
    frame: str  # what a table would send after it
    items: list[protocol.EventItem]


def tellings(match: Match, kind: str) -> Iterator[Telling]:
    """Every choice of which an event of this kind came, as the seat that made it is told."""
    story = Story(row_of(match, "recorded", None, ""), tuple(said for seat, said in match.log if seat == CHANCE))
    story.open(0.0)
    for act in match.acts:
        if not any(event.phrase.id == kind for event in act.events):
            story.act(act.seat, act.words, by=BY_RECORD, command=None, at=0.0)
            continue
        before, known = _moment(story, act.seat), story.told.count(act.seat)
        story.act(act.seat, act.words, by=BY_RECORD, command=None, at=0.0)
        first = min(known, LAST_ITEMS) + 1
        items = numbered(story.told.after(act.seat, known), first)
        seen = scene(story, act.seat)
        state = protocol.State(first=first, seq=first + len(items) - 1, seat=act.seat, items=items, game=seen)
        events = [item for item in items if isinstance(item, protocol.EventItem)]
        yield Telling(before, msgspec.json.encode(state).decode(), events)


class Course(NamedTuple):
    """A stretch of a game as one seat is told it, until that seat is asked or all is over: frames and events."""

    frames: list[str]
    events: list[protocol.EventItem]
    seen: int  # how many items the page has then


def course(match: Match, seat: int, begin: int, choices: int) -> tuple[Moment, list[Course]]:
    """The seat's moment after so many choices, and what it is told of so many more."""
    story = Story(row_of(match, "recorded", None, ""), tuple(said for seat, said in match.log if seat == CHANCE))
    story.open(0.0)
    for act in match.acts[:begin]:
        story.act(act.seat, act.words, by=BY_RECORD, command=None, at=0.0)
    first, known = _moment(story, seat), story.told.count(seat)
    seen = min(known, LAST_ITEMS)
    courses: list[Course] = []
    frames: list[str] = []
    events: list[protocol.EventItem] = []
    for act in match.acts[begin : begin + choices]:
        story.act(act.seat, act.words, by=BY_RECORD, command=None, at=0.0)
        items = numbered(story.told.after(seat, known), seen + 1)
        state = protocol.State(seen + 1, seen + len(items), seat, items, scene(story, seat))
        known, seen = known + len(items), seen + len(items)
        frames.append(msgspec.json.encode(state).decode())
        events += [item for item in items if isinstance(item, protocol.EventItem)]
        if story.match.options(seat) or story.match.decision is None:
            courses.append(Course(frames, events, seen))
            frames, events = [], []
    return first, courses


class Alike(Enum):
    """What makes two questions alike, so that showing one of them will do."""

    ANSWERS = auto()  # the very same answers
    SORTS = auto()  # answers of the same sorts, and as many of them as far as the dock has room

    def key(self, options: list[Option]) -> tuple[object, ...]:
        if self is Alike.ANSWERS:
            return tuple(sorted(option.words for option in options))
        return (min(len(options), MOST_BUTTONS + 1), *sorted({option.verb for option in options}))


def different(matches: Iterable[Match], alike: Alike) -> Iterator[tuple[Match, set[int]]]:
    """Of every game after how many choices something is asked that was not asked before, here or in another."""
    known: set[tuple[object, ...]] = set()
    for match in matches:
        steps = set()
        for step, kind, options in _questions(match):
            question = (match.title.name, match.seats, kind, alike.key(options))
            if question not in known:
                known.add(question)
                steps.add(step)
        yield match, steps


def one_of_each(matches: Sequence[Match], chances: bool = False, watched: bool = False) -> list[Moment]:
    """Of every question in these games the moment with the most answers, as whoever answers it or watches sees it."""
    most: dict[str, tuple[int, int, int]] = {}  # how many, in which game, after how many choices
    for number, match in enumerate(matches):
        for step, kind, options in questions(match):
            most[kind] = max(most.get(kind, (0, 0, 0)), (options, number, step))
    wanted = [{step for _, at, step in most.values() if at == number} for number in range(len(matches))]
    pairs = zip(matches, wanted, strict=True)
    return [moment for match, steps in pairs for moment in moments(match, steps, chances, watched)]


def questions(match: Match) -> Iterator[tuple[int, str, int]]:
    """Everything that is asked: after how many choices, what, and with how many answers."""
    return ((step, kind, len(options)) for step, kind, options in _questions(match))


def _questions(match: Match) -> Iterator[tuple[int, str, list[Option]]]:
    again = Match.new(
        match.title.name, match.seats, options=match.settings, dice=[said for seat, said in match.log if seat == CHANCE]
    )
    for step, act in enumerate(match.acts):
        prompt = again.prompt()
        if prompt is not None and not act.beside and (options := again.options(act.seat)):
            yield step, prompt.phrase.id, options
        again.act(act.seat, act.words)


class Projector:
    """A page at a table that shows whatever moment is laid in."""

    def __init__(self, page: Page, house: str) -> None:
        self.page = page
        self._now: Moment | None = None
        self._line: WebSocketRoute | None = None
        page.add_init_script(COUNT_WAITING)
        page.route(re.compile(r"/api/tables/recorded$"), self._answer)
        page.route(re.compile(r"/api/tables/recorded/chances"), self._weigh)
        page.route(re.compile(r"/api/tables/recorded/luck$"), lambda route: route.fulfill(json={"fights": []}))
        page.route_web_socket(re.compile("/ws/recorded"), self._connect)
        self._house = house

    def show(self, moment: Moment) -> None:
        """Lay a moment in, and wait until it is drawn."""
        before = self._now
        if before is None or self._line is None or (before.game, before.seats) != (moment.game, moment.seats):
            self.open(moment)
            return
        self._now = moment
        self._line.send(moment.frame)
        self.page.evaluate(DRAWN)
        if moment.chances is not None:
            self._settle()

    def open(self, moment: Moment) -> None:
        """Lay a moment in on a page that knows nothing of any other."""
        self._now = moment
        if self.page.url.partition("#")[0] == self._house:
            self.page.goto(f"{self._house}health")
        self.page.goto(f"{self._house}#/table/recorded")
        self.page.locator("[data-seen]").wait_for()
        self._settle()

    def _settle(self) -> None:
        self.page.wait_for_function("() => !window.waiting")
        self.page.evaluate(DRAWN)

    def tell(self, frame: str) -> None:
        """Let something happen."""
        assert self._line is not None
        self._line.send(frame)

    def measure(self, size: ViewportSize) -> dict[str, Any]:
        """What is wrong at this size, and where the stage lies."""
        if self.page.viewport_size != size:
            self.page.set_viewport_size(size)
        least = 180 if size["width"] < 700 else 300
        measured: dict[str, Any] = self.page.evaluate(MEASURE, [least, MOST_BUTTONS])
        return measured

    def walk(self, found: Iterable[Moment], size: ViewportSize) -> list[str]:
        """What is wrong at any of these moments at one size."""
        wrong: list[str] = []
        stages: set[str] = set()
        for moment in found:
            self.show(moment)
            measured = self.measure(size)
            wrong += [f"{size['width']}x{size['height']} {moment.kind}: {each}" for each in measured["wrong"]]
            stages.add(measured["stage"])
        if len(stages) > 1:
            wrong.append(f"{size['width']}x{size['height']}: the stage moves: {sorted(stages)}")
        return wrong

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line

        def hear(message: str | bytes) -> None:
            said = json.loads(message)["type"]
            if said == "ping":
                line.send(json.dumps({"type": "pong"}))
            elif said == "hello" and self._now is not None:
                line.send(json.dumps({"type": "people", "people": self._people()}))
                line.send(self._now.frame)

        line.on_message(hear)

    def _weigh(self, route: Route) -> None:
        known = self._now.chances if self._now else None  # better ones are asked for also when the moment has passed
        if known is None:
            route.fulfill(status=404)
        else:
            route.fulfill(body=known, content_type="application/json")

    def _people(self) -> dict[str, Any]:
        assert self._now is not None
        title = find(self._now.game)
        chair = {"level": "", "resigned": False, "here": True, "shares": None, "kind": "person"}
        seats = [{**chair, "seat": seat, "name": NAMES[seat]} for seat in range(self._now.seats)]
        about = {"table": "recorded", "game": title.name, "family": title.family, "status": "playing"}
        return {**about, "practice": True, "chances": self._now.chances is not None, "seats": seats, "watching": 0}

    def _answer(self, route: Route) -> None:
        people = self._people()
        seats = [{**chair, "mine": False} for chair in people["seats"]]
        rest = {"id": "recorded", "options": {}, "public": False, "hosting": False, "host": "", "created": 0}
        more: dict[str, Any] = {"clock": {}, "ended": None, "outcome": None, "previous": None, "invitations": []}
        route.fulfill(json={**people, **rest, **more, "seats": seats})
