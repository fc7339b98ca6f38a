# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is claimed of a kernel, from the words of a command line or of a preset to specifications."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from sangi.errors import BadInput
from sangi.expression import parse_number, shorten
from sangi.named import NAMED
from sangi.verify.symbolic import OPERATIONS, Spec, Way
from sangi.verify.symbolic.convention import Convention

FORMS = ("montgomery", "plain")
IN_PLACE = ("none", "x", "y", "all")
#: The operation of a command line -> that of the prover, in each form.
_NAMES: Mapping[str, tuple[str, str]] = {
    "mul": ("mul", "mul_plain"),
    "sqr": ("sqr", "sqr_plain"),
    "from_mont": ("redc", ""),
    "to_mont": ("to_mont", ""),
    **{name: (name, name) for name in ("add", "sub", "neg", "dbl", "half", "reduce", "mul_small")},
    **{name: (name, name) for name in ("select", "cswap", "is_zero", "equal")},
}
OPERATION_NAMES = tuple(_NAMES)
#: How far limbs may pass their bits: at most this often 2^bits.
_TIMES = {"tight": 1, "loose": 3}
#: What a claim shares -> its name.
_SHARED: Mapping[str, Mapping[str, str]] = {
    "disjoint": {},
    "z=x": {"z": "x"},
    "z=y": {"z": "y"},
    "z=x=y": {"z": "x", "y": "x"},
}


@dataclass(frozen=True)
class Contract:
    """A claim in words, each as on the command line; "" is what is usual.  `assume` are symbols with commas between."""

    modulus: str
    op: str
    convention: str = ""
    limbs: str = ""
    form: str = "montgomery"
    given: str = ""
    out: str = ""
    in_place: str = "none"
    assume: str = ""
    stack: int = 0

    def claims(self) -> dict[str, Spec]:
        """The specification of each claim by its name: "disjoint", "z=x", "z=y", "z=x=y".  Raises `BadInput`."""
        spec = self.spec()
        names = ["disjoint"] if self.in_place in ("none", "all") else [f"z={self.in_place}"]
        if self.in_place == "all":
            names += [name for name, share in _SHARED.items() if share and _possible(spec, share)]
        elif self.in_place not in IN_PLACE:
            raise BadInput(f"--in-place {shorten(self.in_place)!r}: there is {', '.join(IN_PLACE)}")
        if not all(_possible(spec, _SHARED[name]) for name in names):
            raise BadInput(f"--in-place {self.in_place}: {self.op} has no such input, or no output z")
        return {name: replace(spec, share=_SHARED[name]) for name in names}

    def spec(self) -> Spec:
        """The specification, of which outputs are the same objects as inputs left open.  Raises `BadInput`."""
        if self.op not in _NAMES:
            raise BadInput(f"--op {shorten(self.op)!r}: there is {', '.join(_NAMES)}")
        if self.form not in FORMS:
            raise BadInput(f"--form {shorten(self.form)!r}: there is {', '.join(FORMS)}")
        operation = _NAMES[self.op][FORMS.index(self.form)]
        if not operation:
            raise BadInput(f"--op {self.op} is of Montgomery form, not --form {self.form}")
        p = modulus_of(self.modulus)
        kind = OPERATIONS[operation]
        convention = self._convention() if self.convention else None
        kept = frozenset(name for name in self.assume.split(",") if name)
        limbs, widths = self._limbs(p)
        names = kind.inputs
        if widths:
            most = dict(zip(names, self._most(names, self.given or "tight", widths), strict=True))
            most |= dict(
                zip(kind.goals, self._most(tuple(kind.goals), self.out or "tight", widths), strict=True)
            )
            return Spec(operation, p, limbs, widths=widths, most=most, convention=convention, kept=kept)
        inputs = _ranges(self.given, names, p, limbs)
        outputs = _ranges(self.out, ("z",), p, limbs)
        return Spec(operation, p, limbs, inputs, outputs.get("z"), convention=convention, kept=kept)

    @property
    def ways(self) -> tuple[Way, ...]:
        """Ways to prove it, the likeliest first."""
        plain = self.form == "plain"
        return tuple(Way(cut, linear) for cut in (plain, not plain) for linear in (True, False))

    def _convention(self) -> Convention:
        on_stack = self.convention.startswith("go:")
        names = [name.strip() for name in self.convention.removeprefix("go:").split(",")]
        held = [name.partition("=") for name in names if "=" in name]
        if not all(_assumed(name, value) for name, _, value in held):
            what = "a byte that is assumed is NAME=0 to 255, and a word NAME+BYTES=NUMBER"
            raise BadInput(f"--convention {shorten(self.convention)!r}: {what}")
        holds = tuple((name, int(value, 0)) for name, _, value in held)
        named = tuple("z" if name == "out" else name for name in names if "=" not in name)
        return Convention(named, on_stack, holds)

    def _limbs(self, p: int) -> tuple[int, tuple[int, ...]]:
        """The number of limbs, and their bits where those are not 64."""
        text = self.limbs.replace(" ", "")
        if not text:
            return -(-p.bit_length() // 64), ()
        if found := re.fullmatch(r"(\d+)x(\d+)", text):
            widths = (int(found.group(1)),) * int(found.group(2)) if len(found.group(2)) < 4 else ()
        elif re.fullmatch(r"\d+(,\d+)*", text):
            widths = tuple(map(int, text.split(",")))
        else:
            widths = ()
        if not 0 < len(widths) <= 64 or not all(0 < w <= 64 for w in widths):
            raise BadInput(
                f"--limbs {shorten(self.limbs)!r}: not bits x limbs, as 64x4, or bits, as 44,43,43"
            )
        return len(widths), () if set(widths) == {64} else widths

    def _most(self, names: tuple[str, ...], text: str, widths: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The largest value of each limb of some parameters."""
        found = re.fullmatch(r"(?:(\d+)\*)?(tight|loose)", text)
        if found:
            times = int(found.group(1) or 1) * _TIMES[found.group(2)]
            return [tuple(times << w for w in widths)] * len(names)
        if not text.startswith("limbs:"):
            raise BadInput(f"{shorten(text)!r}: limbs are bounded by tight, loose, K*tight, or limbs:A,B,…")
        most = tuple(parse_number(part) for part in text.removeprefix("limbs:").split(","))
        return [most] * len(names)


def modulus_of(text: str) -> int:
    """The modulus that a name, number or expression stands for; raises `BadInput` for an even one or none."""
    p = NAMED[text].modulus if text in NAMED else parse_number(text)
    if p < 3 or p % 2 == 0:
        raise BadInput(f"--modulus {shorten(text)!r} is not odd, or below 3")
    return p


def _possible(spec: Spec, share: Mapping[str, str]) -> bool:
    return {*share, *share.values()} <= set(spec.kind.pointers)


def _ranges(text: str, names: tuple[str, ...], p: int, limbs: int) -> dict[str, int]:
    """What some parameters are below: '<2p' for all of them, or 'x<2p,y<p'."""
    out: dict[str, int] = {}
    for part in text.split(",") if text else ():
        found = re.fullmatch(r"\s*(\w*?)\s*(<=?|)\s*([^<=]+)", part)
        if not found or (found.group(1) and found.group(1) not in (*names, "out")):
            raise BadInput(
                f"{shorten(text)!r}: a range is as '<2p', or as 'x<2p,y<p' for inputs {', '.join(names)}"
            )
        name, sign, bound = found.groups()
        value = _number(bound, p, limbs) + (sign == "<=")
        out |= {one: value for one in ((name,) if name and name != "out" else names)}
    return out


def _number(text: str, p: int, limbs: int) -> int:
    """An expression in which p is the modulus and R = 2^(64 limbs)."""
    named = re.sub(r"(?<=[0-9)])\s*(?=[pR]\b)", "*", text)
    return parse_number(re.sub(r"\bp\b", f"({p})", re.sub(r"\bR\b", f"(2^{64 * limbs})", named)))


def _assumed(name: str, value: str) -> bool:
    """Whether NAME=0 to 255 is meant, or NAME+BYTES=NUMBER, of a word."""
    if not re.fullmatch(r"0x[0-9a-fA-F]{1,16}|0|[1-9]\d{0,18}", value):
        return False
    word = re.fullmatch(r"[^+]+\+\d{1,4}", name) is not None
    return word or (int(value, 0) < 256 and bool(name) and "+" not in name)
