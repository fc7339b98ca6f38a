# SPDX-License-Identifier: MIT OR Apache-2.0
"""The answers to a claim: proved, refuted or undecided, as data and as lines of text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sangi.verify.objects.execution import Wrong
from sangi.verify.objects.operands import number
from sangi.verify.symbolic import Proof, Spec
from sangi.verify.symbolic.code import Instruction
from sangi.verify.symbolic.convention import IGNORED
from sangi.verify.symbolic.pieces import shown

PROVED, REFUTED, UNDECIDED = "proved", "refuted", "undecided"
#: What every proof rests on, beside its ranges and its sharing.
ASSUMED = (
    "objects that are not the same do not overlap, and each is as long as its limbs",
    "the caller follows the ABI: the stack has room, the direction flag is clear, no signal handler uses the red zone",
    "the linker and the loader keep each section as it is, and what is read-only stays so",
    "capstone decodes as the CPU does, and instructions do what the prover's table says, which is compared with CPUs",
)


@dataclass(frozen=True)
class Answer:
    """One claim of one symbol and what became of it.

    `at` is the instruction of a refusal, or after which a value goes wrong; `offset` its bytes from the symbol.
    """

    file: str
    symbol: str
    claim: str
    spec: Spec
    verdict: str
    seconds: float
    proof: Proof | None = None
    wrong: Wrong | None = None
    why: str = ""
    at: Instruction | None = None
    offset: int = 0

    @property
    def assumed(self) -> tuple[str, ...]:
        """What this proof rests on that others do not."""
        names = self.proof.relied if self.proof else ()
        return tuple(f"{shown(name)} is what this file defines, and no other file" for name in names)

    def __str__(self) -> str:
        """The verdict in a line, and beneath it what it assumes, or a refutation's operands."""
        symbol = shown(self.symbol)
        name = f"{shown(self.file)}:{symbol}" if self.file else symbol
        head = f"{name}: {statement(self.spec, self.claim)}: {self.verdict}"
        if self.proof is not None:
            proof = self.proof
            paths = f", {proof.paths} paths" if proof.paths > 1 else ""
            stack = f", {proof.stack} bytes of stack" if proof.stack else ""
            rest = "".join(f"\n  assumed: {text}" for text in self.assumed)
            return f"{head}, {proof.instructions} instructions{paths}{stack}, {self.seconds:.2f} s{rest}"
        place = f" at {_place(self.symbol, self.offset)}, {self.at.text}" if self.at else ""
        if self.wrong is None:
            return f"{head}{place}: {self.why}"
        return "\n".join(
            [f"{head}{', it goes wrong' + place if place else ''}", *_shown(self.wrong, self.spec)]
        )

    def data(self) -> dict[str, Any]:
        """For a program."""
        out: dict[str, Any] = {
            "file": self.file,
            "symbol": self.symbol,
            "claim": self.claim,
            "statement": statement(self.spec, self.claim),
            "answer": self.verdict,
            "seconds": round(self.seconds, 3),
        }
        if self.at is not None:
            out["at"] = {"offset": self.offset, "instruction": self.at.text}
        if self.proof is not None:
            out |= {
                "instructions": self.proof.instructions,
                "paths": self.proof.paths,
                "stack": self.proof.stack,
                "assumed": [*self.assumed, *ASSUMED],
            }
        elif self.wrong is not None:
            out["operands"] = {name: list(map(hex, held)) for name, held in self.wrong.operands.limbs.items()}
            out["operands"] |= {name: hex(held) for name, held in self.wrong.operands.words.items()}
            out["left"] = {name: list(map(hex, held)) for name, held in self.wrong.left.items()}
            out["wanted"] = {name: hex(value) for name, value in self.wrong.operands.wanted.items()}
            out["fault"] = fault(self.wrong, self.spec)
        else:
            out["why"] = self.why
        return out


def _place(symbol: str, offset: int) -> str:
    """An instruction by its distance from a symbol, which may be negative: in a function before it in the file."""
    return f"{shown(symbol)}{'-' if offset < 0 else '+'}{abs(offset):#x}"


def fault(wrong: Wrong, spec: Spec) -> str:
    """What went wrong, in words."""
    if wrong.crash:
        return f"ends with {wrong.crash}"
    if wrong.lost:
        return f"{', '.join(wrong.lost)}: not restored"
    if wrong.beside:
        return "memory beside the output is written"
    if wrong.operands.returned is not None:
        return f"rax is {wrong.returned:#x} and should be {wrong.operands.returned:#x}"
    congruent = not spec.kind.exact and all(
        (number(spec, limbs) - wrong.operands.wanted[name]) % spec.modulus == 0
        for name, limbs in wrong.left.items()
    )
    return "the result is right mod p, and not within its bounds" if congruent else "the result is wrong"


def _shown(wrong: Wrong, spec: Spec) -> list[str]:
    def row(limbs: tuple[int, ...]) -> str:
        return " ".join(f"{limb:#018x}" for limb in limbs)

    lines = [f"  {name:3} in    {row(limbs)}" for name, limbs in wrong.operands.limbs.items()]
    lines += [f"  {name:3} in    {value:#x}" for name, value in wrong.operands.words.items()]
    lines += [f"  {name:3} out   {row(limbs)}" for name, limbs in wrong.left.items()]
    below = "" if spec.kind.exact else " mod p"
    lines += [f"  {name:3} is to be {value:#x}{below}" for name, value in wrong.operands.wanted.items()]
    return [f"  {fault(wrong, spec)} when run on this CPU; limbs from the lowest:", *lines]


def statement(spec: Spec, claim: str) -> str:
    """What is claimed, in a line."""
    formula = {
        "mul": "z = x y / R", "sqr": "z = x^2 / R", "redc": "z = x / R", "to_mont": "z = x R",
        "mul_plain": "z = x y", "sqr_plain": "z = x^2", "add": "z = x + y", "sub": "z = x - y", "neg": "z = -x",
        "dbl": "z = 2 x", "half": "z = x / 2", "reduce": "z = x", "mul_small": "z = c x",
        "is_zero": "all ones if x = 0, else 0", "equal": "all ones if x = y, else 0",
        "select": "z = mask ? x : y", "cswap": "x, y = mask ? y, x : x, y",
    }[spec.operation]  # fmt: skip
    if spec.kind.returns:
        return f"{formula}, in rax, for {', '.join(spec.kind.inputs)} < {_multiple(spec.bound, spec)}"
    ends = formula if spec.kind.exact else f"{formula} mod p"
    if spec.widths:
        return f"{ends}, limbs in their bounds, {_sharing(spec, claim)}"
    given = ", ".join(f"{name} < {_multiple(spec.limit(name), spec)}" for name in spec.kind.inputs)
    return f"{ends}, z < {_multiple(spec.bound, spec)} for {given}, {_sharing(spec, claim)}"


def _sharing(spec: Spec, claim: str) -> str:
    ignored = "" if IGNORED not in spec.called.parameters else ", ignored parameters"
    ignored += "".join(
        f", {name} = {held if held < 256 else hex(held)} assumed" for name, held in spec.called.holds
    )
    return f"{claim if claim != 'disjoint' else 'z disjoint'}{ignored}"


def _multiple(value: int, spec: Spec) -> str:
    """A bound as a multiple of p, a power of two, or what it is."""
    if value % spec.modulus == 0:
        return f"{value // spec.modulus} p" if value != spec.modulus else "p"
    if value & (value - 1) == 0:
        return f"2^{value.bit_length() - 1}"
    return hex(value)
