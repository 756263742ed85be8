"""Games of Spartacus for the browser: played by bots beforehand, entered in the middle, played on by clicking."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Error

import ludus
from ludus.bots import find
from ludus.core.ids import CHANCE
from ludus.match import Match
from ludus.match.players import play
from tests.browser.visitor import Visitor
from tests.replays.golden import replayed

ASK = "spartacus-ask-"
GAMES = Path(__file__).resolve().parents[1] / "replays" / "spartacus"

STANDSTILL = 300_000  # ms in which a game at least goes on, however long its bots think and the machine takes

# Clicks whatever glows on the board, a sheet that opens, or something of the list; by lot, but the same each time.
# Whoever can attack mostly does, or fights would go on for long.
PLAY_ON = """([over, most]) => new Promise((done, fail) => {
    let moved = Date.now(), before = '';
    const clicks = {board: 0, list: 0, waits: 0};
    let last = '', seed = 7, waited = 0;
    const lot = (n) => (seed = (seed * 48271) % 2147483647) % n;
    const parts = ['button.open', '.bid', 'button.thumb', '.open > button', '.shut'];
    const stage = parts.map((each) => '.stage.capua ' + each);
    const glows = [...stage, '[data-hex].open', '.goods .take.open > button'].join();
    const visible = (each) => each.getClientRects().length && !each.disabled;
    const timer = setInterval(() => {
        const sheet = document.querySelector('dialog[open]');
        const listed = [...document.querySelectorAll('button.option')];
        const got = document.querySelector('[data-seen]').dataset.seen;
        const seen = [got, ...listed.map((each) => each.dataset.words)].join();
        const ended = document.querySelector(over);
        if (got !== before) [moved, before] = [Date.now(), got];
        if (ended || Date.now() - moved > most) {
            clearInterval(timer);
            return ended ? done(clicks) : fail(new Error('stuck at ' + seen));
        }
        if (sheet) return (sheet.querySelector('li button[data-words]') ?? sheet.querySelector('.shut')).click();
        if (seen === last && ++waited < 40) return;
        const board = [...document.querySelectorAll(glows)].filter(visible);
        if (!document.querySelector('[data-asked]')) return;
        const blows = listed.filter((each) => each.dataset.words?.startsWith('attack'));
        const strikes = blows.length && lot(4);
        const where = strikes ? 'list' : board.length && lot(3) ? 'board' : listed.length ? 'list' : 'board';
        const found = strikes ? blows : where === 'board' ? board : listed;
        if (!found.length) return;
        if (seen === last) clicks.waits += 1;
        last = seen;
        waited = 0;
        clicks[where] += 1;
        found[lot(found.length)].dispatchEvent(new MouseEvent('click', {bubbles: true}));
    }, 10);
})"""


@cache
def played(seats: int, seed: str, **settings: object) -> Match:
    """A whole game between bots; the same for the same seed."""
    match = Match.new("spartacus", seats, seed, settings)
    play(match, [find("greedy")(seat) for seat in range(seats)])
    return ludus.replay(match.record())


@cache
def golden(name: str) -> Match:
    """A game that is kept for good."""
    return replayed(GAMES / f"{name}.txt")


def moments(match: Match) -> Iterator[tuple[int, str, int]]:
    """Every moment somebody is asked: after how many choices, what, and whom."""
    dice = [words for seat, words in match.log if seat == CHANCE]
    again = Match.new("spartacus", match.seats, options=match.settings, dice=dice)
    for step, act in enumerate(match.acts):
        prompt = again.prompt()
        if prompt is not None and again.options(act.seat) and not act.beside:
            yield step, prompt.phrase.id.removeprefix(ASK), act.seat
        again.act(act.seat, act.words)


def enter(visitor: Visitor, match: Match, asked: str, later: int = 0, **more: Any) -> str:
    """A practice table that goes on from where this was asked, with the visitor in that seat; its address."""
    step, _, seat = next(islice((moment for moment in moments(match) if moment[1] == asked), later, None))
    kept = visitor.ask("POST", "records", {"record": match.record()})
    fork = {"step": step, "seat": seat, "level": "plain", **more}
    table = visitor.ask("POST", f"tables/{kept['id']}/fork", fork)
    return f"table/{table['id']}"


def act(visitor: Visitor, table: str, game: dict[str, Any], words: str) -> None:
    """Say something at a table without the page, unless the game has moved on meanwhile."""
    command = {"type": "act", "client": "script", "n": random.getrandbits(30), "words": words}
    command |= {"decision": game["decision"]["number"], "line": game["line"]}
    try:
        visitor.ask("POST", f"tables/{table}/commands", command)
    except Error:
        visitor.errors.clear()  # the browser notes the refusal
