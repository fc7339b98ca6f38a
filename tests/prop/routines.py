# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every routine of the committed assembly, and what a caller has to know of it: operands, their extents, its stack."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from sangi.codegen import ifma, mod, modx8, mp, shared
from sangi.codegen.emit import x64_lanes
from sangi.codegen.modsimd import mont as rows
from sangi.codegen.modsimd.shape import SIZES
from sangi.codegen.modx8.lookup import EIGHT
from sangi.codegen.op.any_modulus import FILES
from sangi.codegen.tables.long_fields import MODULI, X8
from sangi.codegen.tree import library_field
from sangi.codegen.x8 import LONG
from sangi.codegen.x8.dot import DOTS
from sangi.codegen.x8.program import WIDTH, Program
from sangi.codegen.x8.shape import X8Shape
from sangi.named import NAMED
from sangi.verify.vectors.modx8_extents import WRITTEN, extents_of_blocks10

#: The files of products whose modulus is in memory.
MOD = ("mont", "sum", "ohta")
#: Those of a paper, and those of the library, for vectors.
PAPERS = ("flat_x8", "mont")
VECTORS = ("x8", "simd")
#: The long primes that have kernels for eight elements.
LONG_FIELDS = tuple(f"p{bits}" for bits in X8)
#: Ways of the driver in which pointers may share memory, and its rounds.
MODES, ROUNDS = 5, 64
CALLS = MODES * ROUNDS
RED_ZONE = 128
#: Arguments of the routines of src/mp that are words.
NUMBERS = ("n", "n0", "c", "mask", "blocks")


@dataclass(frozen=True)
class Routine:
    """What the driver has to know; `depth` is what the stack may hold below the return address, in words.

    Bit i of `writes` and of `numbers` is for argument i: it is written through, it is no pointer.  `extents` are
    the words of operands, and such numbers; without them an operand has `limbs`, and a number counts half of them.
    """

    name: str
    limbs: int
    arguments: int
    writes: int
    depth: int
    modulus: int
    numbers: int = 0
    modes: int = MODES
    extents: tuple[int, ...] = ()

    def c_text(self, number: int) -> tuple[str, str]:
        """Its declarations, and its row of the driver's table."""
        words = (f"{self.modulus >> 64 * i & 2**64 - 1:#x}U" for i in range(self.limbs))
        declared = (
            f"void {self.name}(void);\nstatic const uint64_t modulus{number}[] = {{{', '.join(words)}}};"
        )
        row = f"{self.limbs}, {self.arguments}, {self.writes}, {self.numbers}, {self.modes}, {self.depth}"
        counts = (self.numbers >> i & 1 for i in range(self.arguments))
        extents = self.extents or tuple(self.limbs // 2 if counted else self.limbs for counted in counts)
        listed = ", ".join(map(str, extents))
        return declared, f'{{"{self.name}", {self.name}, {row}, modulus{number}, {{{listed}}}}},'


def bodies(text: str) -> dict[str, str]:
    """The text of each routine that others can call, by its symbol."""
    code = text.partition("\n    CONSTANTS\n")[0]
    found = dict(re.findall(r"^SYMBOL\((\w+)\):\n(.*?)\.cfi_endproc", code, re.MULTILINE | re.DOTALL))
    assert set(found) == set(re.findall(r"\.globl SYMBOL\((\w+)\)", code))
    return found


def depth(body: str) -> int:
    """The words of the stack that a routine's text asks for, with the red zone."""
    lowered = [int(n, 0) for n in re.findall(r"sub rsp, (\w+)", body)]
    return body.count("push ") + sum(lowered) // 8 + RED_ZONE // 8


def of_field(name: str, text: str) -> Iterator[Routine]:
    """The routines of a field's file; there are no others in it."""
    programs = library_field(NAMED[name], "x64").programs(64, "x64")
    routines = bodies(text)
    assert set(routines) == set(programs)
    for symbol, program in programs.items():
        writes = sum(1 << i for i, pointer in enumerate(program.pointers) if pointer in program.written)
        modulus = NAMED[name].modulus
        yield Routine(symbol, program.limbs, len(program.pointers), writes, depth(routines[symbol]), modulus)


def other(text: str) -> Iterator[Routine]:
    """The routines of inversion: the state of division steps, and the two or three numbers of a transformation."""
    extents = {
        "sangi_mp_divsteps_x64": (5,),
        "sangi_mp_divsteps_half_x64": (5,),
        "sangi_mp_transform_x64": (14, 5, 7),
        "sangi_mp_transform_mod_x64": (21, 5, 7, 1),
        **{x64_lanes.symbol(length): (5 * length + 1, x64_lanes.WORDS, 2) for length in x64_lanes.LENGTHS},
        # Eleven pairs of steps with three digits beside them, one without, and two digits alone.
        x64_lanes.symbol(0): (5 * 38 + 1, x64_lanes.WORDS, 2, 38, 0x2000B1),
    }
    for symbol, body in bodies(text).items():
        words = extents[symbol]
        lanes = symbol.startswith("sangi_mp_lanes")
        most = max(w for i, w in enumerate(words) if not (lanes and i > 1))
        yield Routine(
            symbol,
            most,
            len(words),
            0b11 if lanes else 1,
            depth(body),
            2 ** (64 * most) - 1,
            0b11100 if lanes else 0b1100,
            1,
            words,
        )


def of_mp(file: str, text: str) -> Iterator[Routine]:
    """The routines of a file of src/mp; only those without a window may have operands that share memory."""
    kernels = mp.kernels(file)
    routines = bodies(text)
    assert set(routines) == set(kernels)
    for symbol, kernel in kernels.items():
        names = kernel.program.pointers
        written = {"z", "q", "w", "d", "middle", *(("t",) if file != "reduce" else ())}
        writes = sum(1 << i for i, name in enumerate(names) if name in written)
        numbers = sum(1 << i for i, name in enumerate(names) if name in NUMBERS)
        modes = MODES if names[:3] == ("z", "x", "y") and file == "linear" else 1
        k = kernel.program.limbs
        whole = re.fullmatch(r"sangi_mp_(join|sqr)_(8|16)_x64", symbol)
        longer = {"t": 4 * k, "m": 2 * k, "blocks": 2} if file == "redc" else {}
        if whole:
            half = int(whole[2]) if whole[1] == "join" else 8
            longer = {"z": 4 * half, "middle": 2 * half}
        extents = tuple(longer.get(name, 8 if name in NUMBERS else 16) for name in names)
        most = max(extents)
        asked = depth(routines[symbol])
        yield Routine(symbol, most, len(names), writes, asked, 2 ** (64 * most) - 1, numbers, modes, extents)


def of_mod(text: str) -> Iterator[Routine]:
    """The routines of a modulus in memory, their last pointer, which shares memory with no other."""
    programs = {s: kernel.program for s, kernel in mod.ohta_kernels().items()}
    programs |= {s: p for file in FILES for s, p in mod.programs(64, "x64", file).items()}
    routines = bodies(text)
    programs = {symbol: program for symbol, program in programs.items() if symbol in routines}
    assert set(routines) == set(programs)
    for symbol, program in programs.items():
        pointers, modes = len(program.pointers), MODES if "y" in program.pointers else 2
        modulus = 2 ** (64 * program.limbs) - 1
        yield Routine(symbol, program.limbs, pointers, 1, depth(routines[symbol]), modulus, 0, modes)


def of_lanes(name: str, text: str) -> Iterator[Routine]:
    """The routines of a field for eight elements at once; a digit of all eight is eight words."""
    programs = ifma.programs(X8Shape.of(NAMED[name].modulus), f"sangi_{name}x8")
    routines = bodies(text)
    assert set(routines) == set(programs)
    for symbol, program in programs.items():
        words = 8 * program.limbs
        yield Routine(symbol, words, len(program.pointers), 1, depth(routines[symbol]), 2 ** (64 * words) - 1)


def of_dots(text: str) -> Iterator[Routine]:
    """Inner products of more than two terms."""
    yield from _of_eight(ifma.programs(X8Shape.of(NAMED["p511"].modulus), "sangi_p511x8", DOTS), text)


def of_long(name: str, text: str) -> Iterator[Routine]:
    """The routines of a long prime for eight elements at once."""
    shape = X8Shape.fewest(MODULI[int(name.removeprefix("p"))])
    yield from _of_eight(ifma.programs(shape, f"sangi_{name}x8", LONG), text)


def _of_eight(programs: Mapping[str, Program], text: str) -> Iterator[Routine]:
    """Of inner products of more than two terms, the factors y stand one after the other."""
    routines = bodies(text)
    assert set(routines) == set(programs)
    for symbol, program in programs.items():
        words, names = 8 * program.limbs, program.pointers
        terms = sum(name.startswith("x") for name in names)
        extents = tuple(words * (terms if name == "y" and names[1] == "y" else 1) for name in names)
        asked, modulus = depth(routines[symbol]), 2 ** (64 * words) - 1
        yield Routine(symbol, words, len(names), 1, asked, modulus, extents=extents)


def of_x8(text: str) -> Iterator[Routine]:
    """The routines of eight moduli, on numbers of two blocks; a product is as long as two, data has a digit more."""
    one, two, data, blocks = 64, 128, 72, 2
    mont = (one, one, one, data, blocks, one)
    extents: dict[str, tuple[int, ...]] = {
        **dict.fromkeys(("mont_mul", "mont_sqr", "flat_mul"), mont),
        **dict.fromkeys(("full_mul", "full_sqr"), (two, one, one, blocks)),
        # Of h * k, the six blocks but for two: c is in the third.
        "ohta_high": (two, two, one, blocks, 9),
        "ohta_rest": (one, one, data, one, blocks, 7),
        "transpose": (EIGHT * one, EIGHT * one, blocks),
        "lookup_32": (EIGHT * one, 32 * one, 8 * EIGHT, 8 * EIGHT, blocks),
        "lookup_16": (EIGHT * one, 16 * one, 8 * EIGHT, 8 * EIGHT, blocks),
        "zeroize": (one, blocks),
        **extents_of_blocks10(),
    }
    written = {"ohta_rest": 0b101, **WRITTEN}
    routines = bodies(text)
    for name, build in {**modx8.KERNELS, **modx8.FLAT}.items():
        symbol = modx8.symbol(name)
        if symbol in routines:
            pointers, words = len(build(WIDTH).program.pointers), extents[name]
            writes = 0b100001 if words is mont else written.get(name, 1)
            numbers = 1 << 4 if words is mont else (1 << len(words)) - (1 << pointers)
            modes = MODES if words is mont else 1
            asked = depth(routines.pop(symbol))
            yield Routine(symbol, one, len(words), writes, asked, 2 ** (64 * one) - 1, numbers, modes, words)
    assert not routines


def of_one_message(text: str) -> Iterator[Routine]:
    """The SIMD routines for one operand, or for two; of a pair, everything there is twice."""
    for symbol, body in bodies(text).items():
        found = re.fullmatch(r"sangi_mod_simd_(mont_)?(mul|sqr|lookup)(_pair)?_(\d+)_ifma", symbol)
        assert found
        shape = SIZES[int(found[4])].pair if found[3] else SIZES[int(found[4])]
        one, data = shape.numbers * shape.element, shape.numbers * shape.data
        if found[1]:
            one = data = 8 + 8 * -(-rows.SIZES[int(found[4])] // 8)
        extents = {
            "mul": (one, one, one, data),
            "sqr": (one, one, data),
            "lookup": (one, 32 * one, *((11, 31)[: shape.numbers])),
        }[found[2]]
        numbers = (1 << len(extents)) - 4 if found[2] == "lookup" else 0
        modes = {"mul": MODES, "sqr": 2, "lookup": 1}[found[2]]
        yield Routine(symbol, one, len(extents), 1, depth(body), 2 ** (64 * one) - 1, numbers, modes, extents)


def committed(root: Path, name: str, kind: str = "x64") -> str:
    if name in PAPERS and kind == "ifma":
        return (root / "papers" / "ohta" / "ifma" / f"{name}_{kind}.S").read_text()
    layer = "field" if name in (*NAMED, *LONG_FIELDS) else "mod" if name in (*MOD, *VECTORS) else "mp"
    return shared.whole(root, f"generated/{layer}/{name}_{kind}.S")


def of_vectors(name: str, text: str) -> list[Routine]:
    """The routines of a file of vector kernels for any modulus."""
    return list(of_x8(text) if name in ("x8", "flat_x8") else of_one_message(text))
