# SPDX-License-Identifier: MIT OR Apache-2.0
"""CSIDH-512 by every back end, one key and eight at a time: known answers, agreement, and which one ran."""

import json
import os
import random
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from sangi import Csidh512, toolchain
from sangi.csidh.csidh512 import EXPONENTS, KEY
from sangi.verify.interp import cpu

MANY = 8
BACKENDS = ("c", "x64", "ifma")
Line = tuple[Sequence[int], str, str]
Run = Callable[[str, Sequence[Line]], list[str]]


@pytest.fixture
def rng(seed: int) -> random.Random:
    """What a test draws."""
    return random.Random(seed)


@pytest.fixture(scope="module")
def vectors() -> list[dict[str, Any]]:
    """The committed file's."""
    found = json.loads((Path(__file__).parent / "csidh512.json").read_text())["vectors"]
    assert isinstance(found, list) and len(found) == 10
    return found


def compiled(root: Path, build: Path, folder: Path, name: str) -> Path:
    """A program of this folder."""
    command = [*toolchain.gcc().command, "-O1", "-std=c11", "-DSANGI_LIMB_BITS=64", f"-I{root / 'include'}"]
    source = root / "tests" / "kat" / f"{name}.c"
    subprocess.run([*command, source, build / "libsangi.a", "-o", folder / name], check=True)
    return folder / name


def said(program: Path, backend: str, given: str) -> list[str]:
    """What a program prints."""
    environment = {**os.environ, "SANGI_BACKEND": backend}
    done = subprocess.run(
        [program], input=given, capture_output=True, text=True, check=True, env=environment, timeout=120
    )
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def eight(root: Path, build: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Derives blocks of eight."""
    program = compiled(root, build, tmp_path_factory.mktemp("x8"), "csidh_x8")

    def run(backend: str, lines: Sequence[Line]) -> list[str]:
        text = "".join(f"{' '.join(map(str, e))} {public} {shared}\n" for e, public, shared in lines)
        return said(program, backend, text)

    return run


def ran(backend: str) -> str:
    """The back end that runs where one is asked for."""
    return backend if backend == "c" or cpu.has_ifma() else "x64"


@pytest.mark.parametrize("backend", BACKENDS)
def test_known_keys(
    root: Path, build: Path, tmp_path: Path, vectors: list[dict[str, Any]], backend: str
) -> None:
    program = compiled(root, build, tmp_path, "csidh")
    some = vectors if backend == "ifma" else vectors[:3]
    given = [f"{' '.join(map(str, v[f'e_{side}']))} {v[f'A_{side}']}\n" for v in some for side in "ab"]
    assert said(program, backend, "".join(given)) == ["1"] * len(given)


@pytest.mark.parametrize("backend", BACKENDS)
def test_known_secrets_eight_at_a_time(eight: Run, vectors: list[dict[str, Any]], backend: str) -> None:
    lines = [(v["e_a"], v["A_b"], v["A_shared"]) for v in vectors]
    lines += [(v["e_b"], v["A_a"], v["A_shared"]) for v in vectors]
    blocks = [lines[:MANY], lines[MANY : 2 * MANY], lines[-MANY:]]
    first, *found = eight(backend, [line for block in blocks for line in block])
    assert first == ran(backend)
    assert found == ["1 1"] * len(blocks)


def test_a_wrong_secret_is_found(eight: Run, vectors: list[dict[str, Any]]) -> None:
    """In any of the eight places: the exponents of one key, or what is wanted of it, are those of another."""
    right: list[Line] = [(v["e_a"], v["A_b"], v["A_shared"]) for v in vectors[:MANY]]
    for place in (0, 3, MANY - 1):
        other = vectors[MANY]
        for wrong in ((other["e_a"], *right[place][1:]), (*right[place][:2], other["A_shared"])):
            lines = [*right[:place], wrong, *right[place + 1 :]]
            assert eight("ifma", lines)[1:] == ["0 1"]


def test_eight_of_every_kind(eight: Run, rng: random.Random) -> None:
    """None to walk, one side alone, few steps and many: they end at different times, and each is right."""
    csidh = Csidh512()

    def exponents(kind: int) -> list[int]:
        drawn = [rng.randrange(-5, 6) for _ in range(EXPONENTS)]
        kinds = (
            [0] * EXPONENTS,
            [int(i == 0) for i in range(EXPONENTS)],
            [max(e, 0) for e in drawn],
            [min(e, 0) for e in drawn],
            [5 * (e == 5) for e in drawn],
        )
        return kinds[kind] if kind < len(kinds) else drawn

    lines = []
    for i in range(2 * MANY):
        secret, public = (
            exponents(i % MANY if i < MANY else rng.randrange(MANY)),
            csidh.public(exponents(1 + i % 6)),
        )
        lines.append((secret, public.hex(), csidh.derive(secret, public).hex()))
    assert all(len(public) == 2 * KEY for _, public, _ in lines)
    for backend in ("ifma", "c"):
        assert eight(backend, lines if backend == "ifma" else lines[:MANY])[1:] == ["1 1"] * (
            2 if backend == "ifma" else 1
        )
