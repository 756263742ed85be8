"""Many games at once, for those who study them, and doors for programs that learn.

The doors need libraries of their own: `python3 dev.py add pettingzoo`, `gymnasium`, `openspiel`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludus.core.extras import need
from ludus.encoding.spec import LATEST
from ludus.research.position import Rules
from ludus.research.simulation.simulate import Plan, simulate
from ludus.research.simulation.totals import Totals

if TYPE_CHECKING:
    from ludus.bots import Maker
    from ludus.research.solo import SoloEnv
    from ludus.research.vectorized.games import VectorGames
    from ludus.research.vectorized.gym import SoloVectorEnv

__all__ = [
    "Plan",
    "Totals",
    "gymnasium_env",
    "gymnasium_vector_env",
    "openspiel_game",
    "pettingzoo_env",
    "pettingzoo_parallel_env",
    "simulate",
    "vector",
]


def pettingzoo_env(
    game: str,
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    deals: str = "off",
    render: bool = False,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    encoding: int = LATEST,
) -> Any:
    """A PettingZoo AEC environment. Raises BadSetting, also where PettingZoo is not installed.

    `max_cycles` cuts a game short after so many choices. `render_mode="ansi"`, or `render`, lets `render()` give the
    table as text. `encoding` is the version of the numbers for actions and observations, here and below.

    Agents are asked one at a time, `seat_0` first or whoever the lot says. Only what the mask allows can be chosen: a
    sample of the space alone is most often refused. An agent's last step is `step(None)`, as PettingZoo has it.

    >>> env = pettingzoo_env("kampf", seats=2)
    >>> env.reset(seed=1)
    >>> observation, reward, over, cut, info = env.last()
    >>> env.agent_selection, int(observation["action_mask"].sum())
    ('seat_0', 17)
    >>> env.step(int(observation["action_mask"].argmax()))
    """
    need("pettingzoo", "pettingzoo")
    from ludus.research import zoo  # noqa: PLC0415 - only where it is installed

    rules = Rules(game, seats, options, deals, encoding=encoding)
    return zoo.make(rules, "ansi" if render else render_mode, max_cycles)


def pettingzoo_parallel_env(
    game: str,
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    encoding: int = LATEST,
) -> Any:
    """A PettingZoo parallel environment: seats that owe an answer together give it in one step. Raises BadSetting."""
    need("pettingzoo", "pettingzoo")
    from ludus.research import parallel  # noqa: PLC0415 - only where it is installed

    return parallel.ParallelLudusEnv(Rules(game, seats, options, encoding=encoding), render_mode, max_cycles)


def gymnasium_env(
    game: str,
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    deals: str = "off",
    *,
    bot: "str | Maker" = "greedy",
    seat: int | None = None,
    forgiving: bool = False,
    render_mode: str | None = None,
    encoding: int = LATEST,
) -> "SoloEnv":
    """A Gymnasium environment: one seat against bots; it moves round unless it is named. Raises BadSetting.

    `bot` is a name as in `ludus.bots.load`, or anything that makes a bot from a seed.
    Where `forgiving`, an action that cannot be chosen stands for the next one that can; else it is refused. What
    `gymnasium.make` makes forgives, unless it is told not to.
    The reward comes with the last step of a game, 1 for a victory; until then it is 0.

    >>> env = gymnasium_env("kampf", seats=2, bot="random", seat=0)
    >>> observation, info = env.reset(seed=1)
    >>> action = int(observation["action_mask"].argmax())  # or env.action_space.sample(), which knows the mask
    >>> observation, reward, over, cut, info = env.step(action)
    >>> reward, over
    (0.0, False)
    """
    need("gymnasium", "gymnasium")
    from ludus.research import solo  # noqa: PLC0415 - only where it is installed

    rules = Rules(game, seats, options, deals, encoding=encoding)
    return solo.make(rules, bot=bot, seat=seat, forgiving=forgiving, render_mode=render_mode)


def vector(
    game: str,
    seats: int = 3,
    count: int = 64,
    options: Mapping[str, object] | None = None,
    deals: str = "off",
    *,
    seed: int | None = None,
    workers: int = 0,
    forced: bool = True,
    encoding: int = LATEST,
) -> "VectorGames":
    """Many games stepped together for self-play: whoever is asked in each of them is the learner. Raises BadSetting.

    Observations, masks, seats, payoffs and ends stand in arrays, a row for each game; one that ends is followed by the
    next. `workers` steps them on so many processes, into the same arrays; a script that asks for them does so under
    `if __name__ == "__main__":`, for each process imports it anew. Where `forced`, the only answer there is is given
    by itself, so that every question is a choice.

    >>> games = vector("kampf", seats=2, count=4, seed=7)
    >>> legal = games.arrays.mask.argmax(axis=1)  # the first number that can be chosen in each game
    >>> games.step(legal).done.tolist()
    [False, False, False, False]
    """
    need("numpy", "vector")
    from ludus.research.vectorized.batch import Wishes  # noqa: PLC0415 - only where it is installed
    from ludus.research.vectorized.games import VectorGames  # noqa: PLC0415

    rules = Rules(game, seats, options, deals, encoding=encoding)
    return VectorGames(rules, count, Wishes(forced), seed, workers)


def gymnasium_vector_env(
    game: str,
    seats: int = 3,
    count: int = 64,
    options: Mapping[str, object] | None = None,
    deals: str = "off",
    *,
    bot: "str | Maker" = "greedy",
    seat: int | None = None,
    workers: int = 0,
    encoding: int = LATEST,
) -> "SoloVectorEnv":
    """A Gymnasium vector environment: one seat of each game against bots, as in `gymnasium_env`. Raises BadSetting.

    A game that ends is followed by the next in the same step: what is seen then is the new game, the reward the old
    one's.

    >>> envs = gymnasium_vector_env("kampf", seats=2, count=3, bot="random", seat=0)
    >>> observations, info = envs.reset(seed=1)
    >>> observations, rewards, over, cut, info = envs.step(observations["action_mask"].argmax(axis=1))
    >>> rewards.tolist(), over.tolist()
    ([0.0, 0.0, 0.0], [False, False, False])
    """
    need("gymnasium", "gymnasium")
    from ludus.bots import load  # noqa: PLC0415
    from ludus.research.vectorized.gym import SoloVectorEnv  # noqa: PLC0415 - only where it is installed

    rules = Rules(game, seats, options, deals, encoding=encoding)
    return SoloVectorEnv(rules, count, load(bot) if isinstance(bot, str) else bot, seat, workers)


def openspiel_game(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    deals: str = "off",
    *,
    encoding: int = LATEST,
) -> Any:
    """A game of OpenSpiel; all are registered from then on, as `python_ludus_kampf` and so on. Raises BadSetting.

    Dice and decks are chance nodes, which a `Match` answers by itself: apply one of `chance_outcomes()`. A game begins
    with one where a lot decides who starts.

    >>> state = openspiel_game("kampf", seats=2).new_initial_state()
    >>> state.is_chance_node(), state.chance_outcomes()
    (True, [(0, 0.5), (1, 0.5)])
    >>> state.apply_action(0)
    >>> state.current_player(), len(state.legal_actions())
    (0, 17)
    """
    need("pyspiel", "openspiel")
    from ludus.research import spiel  # noqa: PLC0415 - only where it is installed

    return spiel.load(game, seats, options, deals, encoding)
