# SPDX-License-Identifier: MIT OR Apache-2.0
"""Powers of eight moduli of the library against Python's: of whole tens of digits, with short and long exponents."""

import os
import random
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.gen.modx8.counts import Shape
from sangi.prove.lanes import cpu

#: Bytes of the shortest and the longest moduli of 20, 40, 60 and 80 digits.
EDGES = (103, 128, 233, 258, 363, 388, 493, 512)
#: Bytes of exponents: below and above where a longer window begins, with all remainders of windows by eight.
LENGTHS = (1, 2, 4, 63, 64, 65, 66, 67, 68)


@dataclass(frozen=True)
class Eight:
    """Moduli of so many bytes, numbers below them, and exponents."""

    size: int
    length: int
    moduli: Sequence[int]
    numbers: Sequence[int]
    exponents: Sequence[int]

    def line(self) -> str:
        """As the program reads it."""
        parts = [(self.moduli, self.size), (self.numbers, self.size), (self.exponents, self.length)]
        return f"{self.size} {self.length} " + " ".join(word(of, length) for of, length in parts)

    def told(self, wrong: int = 0) -> list[str]:
        """The powers twice, of exponents that are wrong by so much, and their squares."""
        given = zip(self.numbers, self.exponents, self.moduli, strict=True)
        powers = [pow(x, e + wrong, n) for x, e, n in given]
        squares = [p * p % n for p, n in zip(powers, self.moduli, strict=True)]
        return [*[word(powers, self.size)] * 2, word(squares, self.size)]


def word(numbers: Sequence[int], length: int) -> str:
    """Eight numbers in hexadecimal, the least byte first."""
    return b"".join(n.to_bytes(length, "little") for n in numbers).hex()


def drawn(size: int, length: int, source: random.Random) -> Eight:
    """Ends of all that there is, and random ones."""
    top, least, every = 1 << 8 * size, 1 << 8 * size - 8, (1 << 8 * length) - 1
    moduli = [top - 1, least + 1, top // 2 + 1, *(source.randrange(least, top) | 1 for _ in range(5))]
    ends = (0, 1, moduli[2] - 1, moduli[3] - 1)
    numbers = [
        *(x % n for x, n in zip(ends, moduli, strict=False)),
        *(source.randrange(n) for n in moduli[4:]),
    ]
    exponents = [every, every, every - 1, 0, 1, *(source.randrange(every + 1) for _ in range(3))]
    return Eight(size, length, moduli, numbers, exponents)


@pytest.mark.parametrize("backend", ["ifma", "c"])
def test_powers(root: Path, build: Path, tmp_path: Path, backend: str) -> None:
    """In lanes, where the processor has them; one modulus after the other for the shortest alone."""
    program = tmp_path / "powers"
    command: list[str | Path] = [
        *(*toolchain.gcc().command, "-O1", "-std=c11", f"-I{root / 'include'}", f"-I{build / 'include'}"),
        *(root / "tests" / "prop" / "modx8_powers.c", build / "libsangi.a", "-o", program),
    ]
    subprocess.run(command, check=True)
    source = random.Random(8)
    cases = [
        drawn(size, length, source) for size in EDGES[: 2 if backend == "c" else None] for length in LENGTHS
    ]
    assert all(Shape(case.size).by_tens for case in cases)
    given = "\n".join(case.line() for case in cases)
    environment = {**os.environ, "SANGI_BACKEND": backend}
    done = subprocess.run(
        [program], input=given, capture_output=True, text=True, check=True, timeout=60, env=environment
    )
    found = [line.split() for line in done.stdout.splitlines()]
    assert [line[:3] for line in found] == [case.told() for case in cases]
    assert found[-1][:3] != cases[-1].told(wrong=1)
    assert {line[3] == "ifma" for line in found} == {backend == "ifma" and cpu.available()}
