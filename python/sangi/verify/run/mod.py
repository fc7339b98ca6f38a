# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs kernels whose modulus is in memory over arrays of operands, each case with a modulus of its own."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

import numpy as np

from sangi import toolchain
from sangi.codegen.emit.c import limb_type
from sangi.codegen.program import Program
from sangi.verify.interp import call as interp
from sangi.verify.interp.machine import Block, Pointer, Words, dtype_for

#: How the parameters may share memory: which parameter stands in for which.
_OF_TWO: tuple[Mapping[str, str], ...] = ({}, {"z": "x"}, {"z": "y"}, {"y": "x"}, {"y": "x", "z": "x"})
_OF_ONE: tuple[Mapping[str, str], ...] = ({}, {"z": "x"})
ALIASES = {
    "mod_add": _OF_TWO,
    "mod_sub": _OF_TWO,
    "mont_mul": _OF_TWO,
    "mont_sqr": _OF_ONE,
    "ohta_mul": _OF_TWO,
    "ohta_sqr": _OF_ONE,
}


class Runner(Protocol):
    """Emitted kernels, ready to run."""

    def run(self, symbol: str, given: Mapping[str, Words], alias: Mapping[str, str]) -> Words:
        """What a call leaves in z; `given` are x, y and what the last pointer is to, as arrays (limbs, cases)."""
        ...


class Interpreted:
    """Assembly text, parsed back and interpreted with words masked to the programs' width."""

    def __init__(self, text: str, programs: Mapping[str, Program]) -> None:
        self.functions, self.programs = interp.parse(text), programs

    def run(self, symbol: str, given: Mapping[str, Words], alias: Mapping[str, str]) -> Words:
        """Interprets one call; raises `Refused` where the code does what it may not."""
        program = self.programs[symbol]
        z = alias.get("z", "z")
        blocks = {"z": Block([None] * program.limbs, True)}
        blocks |= {name: Block(list(given[name]), name == z) for name in program.pointers if name in given}
        arguments = [Pointer(alias.get(name, name)) for name in program.pointers]
        result = interp.run(self.functions[symbol], arguments, blocks, width=program.width)
        return np.broadcast_to(result.limbs(z), (program.limbs, given["x"].shape[1]))


class Native:
    """A shared library, called once per case by a loop in C."""

    def __init__(self, library: ctypes.CDLL, programs: Mapping[str, Program], cwd: Path) -> None:
        self.library, self.programs = library, programs
        width = next(iter(programs.values())).width
        source = cwd / f"drive_mod{width}.c"
        source.write_text(_DRIVER.replace("LIMB", limb_type(width)))
        self.driver = ctypes.CDLL(str(toolchain.shared([source], cwd=cwd, name=source.stem)))

    def run(self, symbol: str, given: Mapping[str, Words], alias: Mapping[str, str]) -> Words:
        """Calls the kernel for every case."""
        program = self.programs[symbol]
        cases = given["x"].shape[1]
        dtype = dtype_for(program.width)
        memory = {"z": np.zeros((cases, program.limbs), dtype)}
        for name in program.pointers:
            if name in given:
                rows = np.broadcast_to(given[name], (len(given[name]), cases)).T
                memory[name] = np.array(rows, dtype, order="C")
        pointers = [memory[alias.get(name, name)].ctypes.data for name in program.pointers]
        last = len(given[program.pointers[-1]])
        self._driver(len(pointers))(self._address(symbol), *pointers, cases, program.limbs, last)
        return memory[alias.get("z", "z")].T

    def _address(self, symbol: str) -> int:
        return ctypes.cast(getattr(self.library, symbol), ctypes.c_void_p).value or 0

    def _driver(self, pointers: int) -> Callable[..., None]:
        function = getattr(self.driver, f"drive{pointers}")
        function.restype = None
        function.argtypes = [ctypes.c_void_p] * (pointers + 1) + [ctypes.c_size_t] * 3
        return function  # type: ignore[no-any-return]


_DRIVER = """\
#include <stddef.h>
#include <stdint.h>

void drive4(void (*f)(LIMB *, const LIMB *, const LIMB *, const LIMB *), LIMB *z, const LIMB *x,
            const LIMB *y, const LIMB *m, size_t cases, size_t limbs, size_t last) {
    for (size_t i = 0; i < cases; i++)
        f(z + i * limbs, x + i * limbs, y + i * limbs, m + i * last);
}

void drive3(void (*f)(LIMB *, const LIMB *, const LIMB *), LIMB *z, const LIMB *x, const LIMB *m,
            size_t cases, size_t limbs, size_t last) {
    for (size_t i = 0; i < cases; i++)
        f(z + i * limbs, x + i * limbs, m + i * last);
}
"""
