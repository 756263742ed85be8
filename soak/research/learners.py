"""Other people's learners at our doors: Stable-Baselines3, RLlib through PettingZoo, and PPO on vector environments.

Each runs in an environment of its own, made on first use in `.cache/learners`: RLlib wants another Gymnasium than the
others. PyTorch is the build pip finds for this machine.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
HOME: Final = ROOT / ".cache" / "learners"
TORCH: Final = "torch==2.13.0"


class Learner(NamedTuple):
    """A script, what it is told, and the environment it runs in."""

    script: str
    words: tuple[str, ...]
    home: str


HOMES: Final = {
    "plain": ("stable-baselines3==2.9.2", "sb3-contrib==2.9.2", "gymnasium==1.4.0", "pettingzoo==1.27.0"),
    "rllib": ("ray[rllib]==2.60.0", "pettingzoo==1.27.0"),
}
LEARNERS: Final = (
    Learner("examples/ppo_vector.py", ("--steps", "160000"), "plain"),
    Learner("soak/research/_learners/sb3.py", ("40960",), "plain"),
    Learner("examples/rllib_kampf.py", ("--rounds", "10", "--workers", "2"), "rllib"),
)


def python_of(home: str, progress: Callable[[str], None]) -> Path:
    """The Python of an environment, which is made where it is missing."""
    folder = HOME / home
    python, made = folder / "bin" / "python", folder / "made"
    if not made.exists() or made.read_text() != " ".join(HOMES[home]):
        progress(f"makes {folder.relative_to(ROOT)}")
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, TORCH], check=True)
        subprocess.run([*pip, TORCH, *HOMES[home], "-e", f"{ROOT}[pettingzoo]"], check=True)
        made.write_text(" ".join(HOMES[home]))
    return python


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    for learner in LEARNERS:
        python = python_of(learner.home, progress)
        told = subprocess.run(
            [python, ROOT / learner.script, *learner.words], capture_output=True, text=True, check=False
        )
        assert told.returncode == 0, told.stderr[-4000:]
        lines.append(f"`{learner.script} {' '.join(learner.words)}`: {told.stdout.strip().splitlines()[-1]}")
        progress(lines[-1])
    version = subprocess.run([python, "-m", "ludus.cli", "--version"], capture_output=True, text=True, check=True)
    return [*lines, f"with {version.stdout.strip()}"]
