# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `modexp`: whole calls of modular exponentiation, alone and as a mix that clients of Ethereum see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel
from sangi_lab.bench.cases.peers import GMP

OBJECT, MIX = "modexp", "mix"
#: What one input of a mix takes of the mix's time, about, in ticks of GMP, and above which it is no part of a call.
_SHARE = 1_000_000


@dataclass(frozen=True)
class Input:
    """A shape of call: bytes of the modulus, its factors 2, the exponent's bytes or else the exponent itself."""

    name: str
    size: int
    exponent_bytes: int = 0
    exponent: int = 0
    twos: int = 0
    ticks: int = 0  # of GMP, about; 0: no part of the mix

    def row(self, mixed: bool) -> str:
        """Its C initialiser: alone it is called once, in a mix as often as fills its share."""
        repeats = max(1, round(_SHARE / self.ticks)) if mixed else 1
        return f"{{{self.size}, {self.twos}, {self.exponent_bytes}, {self.exponent}, {repeats}}}"


def _even() -> Iterable[Input]:
    ticks = {(64, 8): 172e3, (64, 256): 82e3, (64, 504): 66e3}
    ticks |= {(256, 8): 8e6, (256, 1024): 2.6e6, (256, 2040): 1.6e6}
    ticks |= {(1024, 8): 309e6, (1024, 4096): 135e6, (1024, 8184): 75e6}
    for (size, twos), of_gmp in ticks.items():
        kind = "low8" if twos == 8 else "half" if 2 * twos == 8 * size else "high8"
        yield Input(f"even{size}-{kind}", size, size, twos=twos, ticks=int(of_gmp))


#: What the geometric mean is of.
MIXED: tuple[Input, ...] = (
    Input("m8-e640", 8, 640, ticks=92_000),
    Input("m8-e900", 8, 900, ticks=129_000),
    Input("m32-e32", 32, 32, ticks=30_000),
    Input("m32-e128", 32, 128, ticks=115_000),
    Input("m256-e2", 256, 2, ticks=79_000),
    Input("m264-e2", 264, 2, ticks=93_000),
    Input("m264-e3", 264, 3, ticks=133_000),
    Input("m1024-e2", 1024, 2, ticks=766_000),
    Input("m1024-e3", 1024, 3, ticks=1_185_000),
    Input("rsa2048-verify", 256, exponent=65537, ticks=74_000),
    *_even(),
    Input("full2048", 256, 256, ticks=8_000_000),
)
#: Bytes of the moduli whose times docs/modexp.md plots: for each short exponent, odd and even; and for full ones.
PLOTTED, FULL = (32, 64, 128, 192, 256, 384, 512, 768, 1024), (32, 64, 128, 192, 256, 512, 1024)
#: Single exponents, and odd moduli beside the even ones.
ALONE: tuple[Input, ...] = (
    *(
        Input(f"e{e}-{8 * size}{even}", size, exponent=e, twos=8 if even else 0)
        for size in PLOTTED
        for e in (2, 3, 65537)
        for even in ("", "-even")
    ),
    *(Input(f"odd{size}", size, size) for size in FULL),
    *(
        Input(f"even{size}-{kind}", size, size, twos=twos)
        for size in (128, 512)
        for kind, twos in (("low8", 8), ("half", 4 * size), ("high8", 8 * size - 8))
    ),
    *(Input(f"m{size}-e32", size, 32) for size in (16, 24, 40, 48, 64, 72, 80, 88, 96, 104, 112, 120, 128)),
)
INPUTS = (*MIXED, *ALONE)
#: Those that a call of the mix goes through: what takes GMP more than about twice a share would be most of it.
IN_A_CALL = [i for i, made in enumerate(INPUTS) if 0 < made.ticks <= 2 * _SHARE]


def _files() -> Mapping[str, str]:
    made = [*(alone.row(False) for alone in INPUTS), *(INPUTS[i].row(True) for i in IN_A_CALL)]
    rows = ",\n    ".join(made)
    return {
        "modexp_inputs.h": "/* Written by `python -m sangi_lab.bench.table`. */\n"
        f"static const modexp_input modexp_inputs[] = {{\n    {rows}}};\n"
    }


def _cases(builds: Builds) -> Iterable[Case]:
    for op in (MIX, *(made.name for made in INPUTS)):
        yield Case("modexp", OBJECT, op, "", Kernel("modexp_sangi", library=True))
        yield Case("modexp", OBJECT, op, "", Kernel("modexp_gmp"), peer=GMP)


def _spec_of(library: str, op: str) -> str:
    names = [made.name for made in INPUTS]
    first, count = (len(INPUTS), len(IN_A_CALL)) if op == MIX else (names.index(op), 1)
    return f"(const modexp_case){{{library}, modexp_inputs + {first}, {count}}}"


FAMILY = Family(
    "modexp",
    _cases,
    lambda case: _spec_of(case.kernel.symbol, case.op),
    sources=("bench/family_modexp.c", "bench/modexp/sangi.c", "bench/modexp/reference.c"),
    peer_sources={"gmp": ("bench/modexp/peer_gmp.c",)},
    headers=("modexp/case.h", "modexp_inputs.h"),
    files=_files,
    controls=(
        Control("control/bit/modexp/m32-e32", _spec_of("modexp_control_bit", "m32-e32"), "a power differs"),
    ),
    library=True,
)
