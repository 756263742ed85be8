"""Compiled rules in an environment of their own making: put in, taken out, and dropped when the code has changed."""

import subprocess
import sys
from pathlib import Path

import pytest

import dev
from tools import compiled, lanes


@pytest.fixture
def built(tmp_path, monkeypatch):
    """Sources, and rules that were built from them: here the same files, marked."""
    sources, built = tmp_path / "src" / "ludus", tmp_path / "built"
    site = built / "lib" / "python3" / "site-packages"
    for name in ("core/__init__.py", "games/__init__.py", "bots/__init__.py", "__init__.py"):
        for place in (sources, site / "ludus"):
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).write_text("")
    (site / "rules__mypyc.so").write_text("")
    monkeypatch.setattr(compiled, "SOURCES", sources)
    monkeypatch.setattr(compiled, "BUILT", built)
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    return sources


@pytest.fixture
def venv(tmp_path):
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    return tmp_path / "venv"


def place_of(venv: Path, module: str) -> Path:
    """Where the environment finds a module, links followed."""
    python = venv / "bin" / "python"
    code = f"import {module}; print({module}.__file__)"
    said = subprocess.run([python, "-I", "-c", code], capture_output=True, check=True)  # without this one's PYTHONPATH
    return Path(said.stdout.decode().strip()).resolve()


def test_the_environment_imports_the_compiled_rules_and_everything_else_from_the_sources(built, venv, tmp_path):
    compiled.install(venv)
    assert tmp_path / "built" in place_of(venv, "ludus.core").parents
    assert tmp_path / "src" in place_of(venv, "ludus.bots").parents
    assert compiled.is_installed(venv) and not compiled.is_stale(venv)


def test_the_plain_rules_come_back(built, venv, capsys):
    compiled.install(venv)
    assert compiled.put_back(venv) == 0
    assert not compiled.is_installed(venv) and not (venv / compiled.LINKS).exists()
    assert "plain" in capsys.readouterr().out


@pytest.mark.parametrize("changed", ["core/__init__.py", "games/new.py", "server"])
def test_compiled_rules_are_dropped_when_the_code_has_changed(built, venv, changed, capsys):
    compiled.install(venv)
    (built / changed).write_text("x = 1")
    compiled.look_after(venv)
    assert not compiled.is_installed(venv)
    assert "plain rules again" in capsys.readouterr().out


def test_what_was_taken_out_is_put_in_again_without_compiling(built, venv, monkeypatch):
    monkeypatch.setattr(dev, "VENV", venv)
    monkeypatch.setattr(dev, "set_up", lambda *_: None)
    monkeypatch.setattr(compiled, "has_compiler", lambda: True)
    monkeypatch.setattr(dev, "need", lambda *_, **__: pytest.fail("it compiles"))
    site = compiled.BUILT / "lib" / venv_folder(venv)
    (compiled.BUILT / "lib" / "python3").rename(site)
    for is_proven in (False, True):
        if is_proven:
            (compiled.BUILT / compiled.PROVEN).touch()
        assert compiled.is_at_hand(venv) == is_proven
    assert dev.build(["--compiled", "--install"]) == 0
    assert dev.build(["--plain"]) == 0
    assert dev.build(["--compiled", "--install"]) == 0 and compiled.is_installed(venv)
    site.rename(site.with_name("python3.0"))
    assert not compiled.is_at_hand(venv)  # those are for another Python
    site.with_name("python3.0").rename(site)
    (built / "core" / "__init__.py").write_text("x = 1")
    assert not compiled.is_at_hand(venv)


def test_rules_that_are_built_anew_are_compared_with_the_plain_ones(built, venv, monkeypatch, tmp_path):
    """Those put in before are taken out first: they are links to what is cleared, and nothing but compiled rules."""
    monkeypatch.chdir(tmp_path)
    folders = {"ROOT": tmp_path, "VENV": venv, "PYTHON": venv / "bin" / "python", "CACHE": tmp_path}
    for name, folder in folders.items():
        monkeypatch.setattr(dev, name, folder)
    monkeypatch.setattr(dev, "set_up", lambda *_: None)
    monkeypatch.setattr(compiled, "has_compiler", lambda: True)
    compiled.install(venv)
    compared = []

    def need(*command, **_settings):
        if "build" in command:
            (tmp_path / "dist" / "compiled").mkdir(parents=True)
            (tmp_path / "dist" / "compiled" / "rules.whl").write_text("")
        elif "tools.same_games" in command:
            compared.append(compiled.is_installed(venv))
            (tmp_path / "compiled").mkdir()

    monkeypatch.setattr(dev, "need", need)
    assert dev.build(["--compiled"]) == 0
    assert compared == [False]
    assert compiled.is_installed(venv)


def venv_folder(venv: Path) -> str:
    """What its folder of packages is named after."""
    return next((venv / "lib").glob("python3*")).name


def test_rules_of_other_code_are_not_installed(built, venv):
    (built / "core" / "__init__.py").write_text("x = 1")
    with pytest.raises(compiled.Stale):
        compiled.install(venv)
    assert not compiled.is_installed(venv)


def test_whoever_plays_is_told_of_compiling_once_and_only_where_it_can_be_done(built, venv, monkeypatch, capsys):
    monkeypatch.setattr(compiled, "has_compiler", lambda: False)
    compiled.look_after(venv)
    assert not capsys.readouterr().out
    monkeypatch.setattr(compiled, "has_compiler", lambda: True)
    compiled.look_after(venv)
    assert "--install" in capsys.readouterr().out
    compiled.look_after(venv)
    assert not capsys.readouterr().out


def test_tests_run_on_the_plain_rules(monkeypatch):
    """Whatever `.venv` holds: the sources come first."""
    seen = {}
    for name in ("check", "build_page", "fetch_browser"):
        monkeypatch.setattr(dev, name, lambda *_: 0)
    monkeypatch.setattr(lanes, "take", lambda _: True)
    monkeypatch.setattr(dev, "timed", lambda *_, env: seen.update(env) or True)
    assert dev.test([]) == 0
    assert seen["PYTHONPATH"] == str(dev.ROOT / "src")
