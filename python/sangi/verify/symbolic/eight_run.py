# SPDX-License-Identifier: MIT OR Apache-2.0
"""One path of one lane through a kernel for eight elements: registers, masks and memory, instruction by instruction."""

from __future__ import annotations

import re

from sangi.codegen.x8.shape import X8Shape
from sangi.verify.symbolic.eight_claims import Claim
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.image import Image
from sangi.verify.symbolic.lanes import DIGIT, WIDTH, Lane, Ledger

_ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
_WORDS = ("edi", "esi", "edx", "ecx", "r8d", "r9d")
#: Bytes of a digit of eight elements.
_BYTES = 64
_PLACE = re.compile(r"(zmmword|qword) ptr \[(r\w+)(?: ([+-]) (0x[0-9a-f]+|\d+))?\](\{1to8\})?")
_VECTOR, _BLENDED, _MASK = re.compile(r"zmm\d+"), re.compile(r"(zmm\d+) \{(k[1-7])\}"), re.compile(r"k[1-7]")


class Fork(Exception):
    """The path depends on the sign of a lane, or on the bit of a mask."""


class Run:
    """The state of one path; `choices` are the masks that it depends on, in the order in which it first does.

    `taken` are these with the lane of whose sign each is, None for the bit of the argument; `written` are the digits of
    z, `wholes` the atoms of each input; `region` is where the instruction's constants are.
    """

    def __init__(self, image: Image, claim: Claim, shape: X8Shape, choices: tuple[int, ...]) -> None:
        self.image, self.claim, self.shape, self.choices = image, claim, shape, choices
        self.ledger = Ledger(shape.digits(shape.modulus)[0])
        self.registers: dict[str, Lane] = {}
        self.masks: dict[str, Lane | None] = {}
        self.memory: dict[tuple[str, int], Lane] = {}
        self.region = ""
        self.taken: list[tuple[Lane | None, int]] = []
        self.wholes: dict[str, tuple[int, ...]] = {}
        self.written: dict[int, Lane] = {}
        for name, size in claim.sizes.items():
            for first in range(0, 0 if name == "z" else size, shape.limbs):
                self._input(name, first, f"{name}{first // shape.limbs}" if size > shape.limbs else name)

    def _input(self, array: str, first: int, name: str) -> None:
        atoms = []
        for i in range(self.shape.limbs):
            most = min(DIGIT - 1, self.claim.inputs - 1 >> WIDTH * i)
            atoms.append(self.ledger.fresh(f"{name}[{i}]", 0, most))
            self.memory[array, first + i] = self.ledger.word(atoms[-1])
        self.wholes[name] = tuple(atoms)

    @property
    def mask(self) -> int:
        """The bit of the argument on this path."""
        return next((value for lane, value in self.taken if lane is None), 0)

    # -- operands ------------------------------------------------------------------------------------------

    def _get(self, text: str, after: int) -> Lane:
        """A register, eight words of an argument, or a constant in each lane; raises `Unproved`."""
        if _VECTOR.fullmatch(text):
            if text not in self.registers:
                raise Unproved(f"reads {text}, which was not set")
            return self.registers[text]
        name, at = self._place(text, after)
        if name == "rip":
            return self.ledger.constant(self.image.constant(self.region, at))
        if (name, at) not in self.memory:
            raise Unproved(f"reads digit {at} of {name}")
        if at % self.shape.limbs in self.written:
            raise Unproved(f"reads digit {at} of {name} after that of z was written, which may be the same")
        return self.memory[name, at]

    def _place(self, text: str, after: int) -> tuple[str, int]:
        """(argument, digit), or ("rip", address) of a constant that each lane takes."""
        found = _PLACE.fullmatch(text)
        if not found:
            raise Unproved("an operand that is not known")
        size, base, sign, disp, spread = found.groups()
        at = int(disp or "0", 0) * (-1 if sign == "-" else 1)
        if base == "rip" and size == "qword":
            return "rip", after + at
        names = dict(zip(_ARGUMENTS, self.claim.sizes, strict=False))
        if base not in names or size != "zmmword" or spread or at % _BYTES or at < 0:
            raise Unproved("an address that is no digit of an argument")
        return names[base], at // _BYTES

    def _chosen(self, mask: str) -> int:
        """What a mask is in this lane; raises `Fork`."""
        if mask not in self.masks:
            raise Unproved(f"reads {mask}, which was not set")
        lane = self.masks[mask]
        for known, value in self.taken:
            if known is lane:
                return value
        if len(self.taken) == len(self.choices):
            raise Fork
        self.taken.append((lane, self.choices[len(self.taken)]))
        return self.taken[-1][1]

    # -- instructions --------------------------------------------------------------------------------------

    def step(self, name: str, ops: list[str], after: int) -> None:
        """One instruction, the next at `after`; raises `Unproved`, or `Fork`."""
        if name == "vzeroupper":
            self.registers.clear()
        elif name == "endbr64":
            return
        elif name in ("kmovb", "vpmovq2m") and _MASK.fullmatch(ops[0]):
            self.masks[ops[0]] = self._mask(name, ops[1], after)
        elif name == "vmovdqu64" and not _VECTOR.fullmatch(ops[0]):
            where, at = self._place(ops[0], after)
            if where != "z" or at >= self.shape.limbs:
                raise Unproved(f"writes digit {at} of {where}")
            self.written[at] = self._get(ops[1], after)
        elif name == "vpblendmq" and (found := _BLENDED.fullmatch(ops[0])):
            self.registers[found[1]] = self._get(ops[2 if self._chosen(found[2]) else 1], after)
        elif _VECTOR.fullmatch(ops[0]):
            self.registers[ops[0]] = self._made(name, ops, after)
        else:
            raise Unproved("not an instruction that the prover allows")

    def _mask(self, name: str, text: str, after: int) -> Lane | None:
        """The lane of whose sign a mask is; None for the mask that is an argument."""
        if name == "kmovb":
            if not self.claim.mask or text != _WORDS[len(self.claim.sizes)]:
                raise Unproved("a mask that is no argument")
            return None
        lane = self._get(text, after)
        if lane.high >> 63:
            raise Unproved("the sign of a lane that has none")
        return lane

    def _made(self, name: str, ops: list[str], after: int) -> Lane:
        """What is written to a register."""
        ledger, inputs = self.ledger, ops[1:]
        if name == "vpxorq" and len(set(inputs)) == 1 and _VECTOR.fullmatch(ops[1]):
            return ledger.constant(0)
        if name in ("vmovdqu64", "vpbroadcastq") and (name == "vpbroadcastq") == inputs[0].startswith(
            "qword"
        ):
            (only,) = inputs
            return self._get(only, after)
        if name in ("vpsrlq", "vpsraq") and int(ops[2], 0) == WIDTH:
            a = self._get(ops[1], after)
            if a.low < 0 if name == "vpsrlq" else a.high >> 63:
                raise Unproved(f"a shift of {a.low:#x} to {a.high:#x}")
            return ledger.parts(a)[0]
        a, b = (self._get(text, after) for text in inputs)
        if name in ("vpaddq", "vpsubq"):
            return ledger.sum(a, b, 1 if name == "vpaddq" else -1)
        if name == "vpandq" and b.low == b.high == DIGIT - 1:
            return ledger.parts(a)[1]
        if name in ("vpmadd52luq", "vpmadd52huq"):
            return ledger.sum(self._get(ops[0], after), ledger.product(a, b)[name == "vpmadd52luq"])
        raise Unproved("not an instruction that the prover allows")
