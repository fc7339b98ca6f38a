# SPDX-License-Identifier: MIT OR Apache-2.0
"""Powers of eight moduli of the library against Python's: of whole 10-digit blocks, with short and long exponents."""

import os
import random
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.codegen.modx8.counts import Shape
from sangi.verify.interp import cpu

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


def compiled(root: Path, build: Path, where: Path, *kernels: Path) -> Path:
    """The program; kernels in C take the place of the library's, of which none is linked then."""
    program = where / "powers"
    command: list[str | Path] = [
        *(*toolchain.gcc().command, "-O2", "-std=c11", f"-I{root / 'include'}", f"-I{build / 'include'}"),
        *(root / "tests" / "prop" / "modx8_powers.c", *kernels, build / "libsangi.a", "-o", program),
    ]
    subprocess.run(command, check=True)
    return program


def found(program: Path, cases: Sequence[Eight], backend: str) -> list[list[str]]:
    """What the program says of each."""
    done = subprocess.run(
        [program],
        input="\n".join(case.line() for case in cases),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={**os.environ, "SANGI_BACKEND": backend},
    )
    return [line.split() for line in done.stdout.splitlines()]


@pytest.mark.parametrize("backend", ["ifma", "c"])
def test_powers(root: Path, build: Path, tmp_path: Path, backend: str) -> None:
    """In lanes, where the processor has them; one modulus after the other for the shortest alone."""
    source = random.Random(8)
    cases = [
        drawn(size, length, source) for size in EDGES[: 2 if backend == "c" else None] for length in LENGTHS
    ]
    assert all(Shape(case.size).by_karatsuba for case in cases)
    lines = found(compiled(root, build, tmp_path), cases, backend)
    assert [line[:3] for line in lines] == [case.told() for case in cases]
    assert lines[-1][:3] != cases[-1].told(wrong=1)
    assert {line[3] == "ifma" for line in lines} == {backend == "ifma" and cpu.has_ifma()}


@pytest.mark.parametrize("wrong", ["", "sangi_modx8_right_ifma", "sangi_modx8_lookup_32_ifma"])
def test_kernels_in_c(root: Path, build: Path, tmp_path: Path, wrong: str) -> None:
    """Those that stand in for the library's under memcheck have its answers; one that does nothing is found."""
    if not cpu.has_ifma():
        pytest.skip("needs an x86-64 CPU: with AVX-512 IFMA")
    text = (root / "tests" / "ct" / "x8_kernels.c").read_text()
    kernels = tmp_path / "kernels.c"
    kernels.write_text(re.sub(rf"(void {wrong}\([^{{]*\{{\n)", r"\1    return;\n", text) if wrong else text)
    source = random.Random(9)
    cases = [
        drawn(size, length, source) for size, length in ((103, 2), (128, 64), (258, 64), (388, 1), (512, 1))
    ]
    lines = found(compiled(root, build, tmp_path, kernels), cases, "ifma")
    assert {line[3] for line in lines} == {"ifma"}
    assert ([line[:3] for line in lines] == [case.told() for case in cases]) == (not wrong)
