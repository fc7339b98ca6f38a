# SPDX-License-Identifier: MIT OR Apache-2.0
"""The generated files that are committed: what each one is made of, and whether it still is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from sangi.codegen import blocks, field_c, ifma, mod, modx8, mp, public, public_ctidh, public_x8, shared
from sangi.codegen.emit import c, c_words, ir_wide, x64_divsteps, x64_lanes, x64_transform
from sangi.codegen.field import Field, ir_file, x64_file
from sangi.codegen.modsimd import file as simd_file
from sangi.codegen.op import Shape
from sangi.codegen.tables import (
    chains,
    ctidh,
    isogeny,
    isogeny_simd,
    karatsuba,
    long_fields,
    modexp,
    radix52,
    ring761_ntt16,
    ring761_ntt32,
    ring_generic,
    ring_ntt16_header,
    ring_ntt16_scalar,
    ring_ntt32_forms_header,
    ring_ntt32_header,
    strategy,
)
from sangi.errors import CheckFailed
from sangi.named import NAMED, NamedField

COMMAND = "sangi gen --update"
C_WIDTHS = (64, 32, 16)
#: The fields whose LLVM IR is committed, for the bench and the papers; that of others is generated on demand.
PAPER_FIELDS = ("p256", "p381", "p511")
LINEAR = ("add", "sub", "neg", "dbl", "half", "select", "cswap", "is_zero", "equal")
#: By width the operations whose IR is committed: with 64 bits those of the bench, with 32 those that are counted.
IR = {64: (*LINEAR, "mul", "sqr"), 32: LINEAR}
#: The field whose IR with 32 bits is counted.
COUNTED_FIELD = "p381"


def library_field(named: NamedField, backend: str) -> Field:
    """A named field as the library builds it."""
    return Field(
        f"{named.name}, {named.meaning}", named.modulus, f"sangi_{named.name}", f"_{backend}", COMMAND
    )


def committed() -> dict[str, Callable[[], str]]:
    """Every committed file, relative to the checkout, with the function that makes its text."""
    out: dict[str, Callable[[], str]] = {}
    for width in C_WIDTHS:
        out[f"generated/word/limb{width}.h"] = partial(_word_header, width)
        out[f"generated/mod/mont_c{width}.c"] = partial(mod.c_file, COMMAND, width)
    out["generated/mp/divsteps_x64.S"] = partial(x64_divsteps.text, COMMAND)
    out["generated/mp/lanes_x64.S"] = partial(x64_lanes.text, COMMAND)
    out["generated/mp/transform_x64.S"] = partial(x64_transform.text, COMMAND)
    out.update(mp.committed(COMMAND))
    out["generated/mp/tune.h"] = partial(karatsuba.text, COMMAND)
    out["generated/modexp/paths.h"] = partial(modexp.text, COMMAND)
    out["generated/curve/chains.h"] = partial(chains.text, COMMAND)
    out["generated/field/long.h"] = partial(long_fields.text, COMMAND)
    for bits, primes in long_fields.PRIMES.items():
        out[f"generated/curve/chains{bits}.h"] = partial(chains.text, COMMAND, primes, str(bits))
    out["generated/curve/radix52.h"] = partial(radix52.text, COMMAND)
    out["generated/isogeny/best.h"] = partial(isogeny.text, COMMAND)
    out["generated/isogeny/best_simd.h"] = partial(isogeny_simd.config_text, COMMAND)
    out["generated/csidh/cost_simd.h"] = partial(isogeny_simd.cost_text, COMMAND)
    out["generated/csidh/ctidh.h"] = partial(ctidh.text, COMMAND)
    for size in ctidh.SIZES:
        out[f"include/sangi/ctidh{size}.h"] = partial(public_ctidh.header, size, COMMAND)
    out["generated/csidh/cost.h"] = partial(strategy.text, COMMAND)
    out["generated/ring/generic.h"] = partial(ring_generic.generic_header, COMMAND)
    out["generated/ring/ring256_plantard.h"] = partial(ring_ntt32_header.plantard_header, COMMAND)
    out["generated/ring/ring256_montgomery.h"] = partial(ring_ntt32_header.montgomery_header, COMMAND)
    out["generated/ring/ring256_widening_mac.h"] = partial(
        ring_ntt32_forms_header.widening_mac_header, COMMAND
    )
    out["generated/ring/ring256_mulhi.h"] = partial(ring_ntt32_forms_header.mulhi_header, COMMAND)
    out["generated/ring/ring256_sparse_prime.h"] = partial(
        ring_ntt32_forms_header.sparse_prime_header, COMMAND
    )
    out["generated/ring/ring256_ntt16_scalar.h"] = partial(ring_ntt16_scalar.short_header, COMMAND)
    out["generated/ring/ring256_ntt16.h"] = partial(ring_ntt16_header.short_header, COMMAND)
    out["generated/ring/ring761_plantard.h"] = partial(ring761_ntt32.plantard_header, COMMAND)
    out["generated/ring/ring761_montgomery.h"] = partial(ring761_ntt32.montgomery_header, COMMAND)
    out["generated/ring/ring761_ntt16.h"] = partial(ring761_ntt16.short_header, COMMAND)
    out["generated/mod/mont_x64.S"] = partial(mod.x64_file, COMMAND)
    out["generated/mod/sum_x64.S"] = partial(mod.x64_file, COMMAND, "sum")
    out["generated/mod/ohta_x64.S"] = partial(mod.ohta_file, COMMAND)
    out["generated/mod/simd_ifma.S"] = partial(simd_file.file, COMMAND)
    out["papers/ohta/ifma/mont_ifma.S"] = partial(simd_file.mont_file, COMMAND)
    out["generated/mod/x8_ifma.S"] = partial(modx8.file, COMMAND)
    out["papers/ohta/ifma/flat_x8_ifma.S"] = partial(modx8.flat_file, COMMAND)
    out["generated/field/p511_dots_ifma.S"] = partial(ifma.dots_file, NAMED["p511"], COMMAND)
    for bits in long_fields.X8:
        out[f"generated/field/p{bits}_ifma.S"] = partial(ifma.long_file, bits, COMMAND)
    out |= _included(ifma.committed(COMMAND))
    for width in C_WIDTHS:
        out |= _included(field_c.committed(COMMAND, width))
    for save, size in blocks.FORMS:
        path = f"papers/ohta/c/blocks/{'save' if save else 'carry'}{size}.h"
        out[path] = partial(blocks.text, save, size, COMMAND)
    for named in NAMED.values():
        base = f"generated/field/{named.name}"
        out[f"include/sangi/{named.name}.h"] = partial(public.header, named, COMMAND)
        for width in C_WIDTHS:
            out[f"{base}_c{width}.c"] = partial(field_c.text, library_field(named, "c"), named.name, width)
        out[f"include/sangi/{named.name}x8.h"] = partial(public_x8.header, named, COMMAND)
        out[f"{base}_ifma.S"] = partial(ifma.field_file, named, COMMAND)
        out[f"{base}_x64.S"] = partial(x64_file, library_field(named, "x64"), hidden=True)
        if named.name not in PAPER_FIELDS:
            continue
        for width, operations in IR.items():
            if width == 64 or named.name == COUNTED_FIELD:
                field = replace(library_field(named, "ir"), operations=operations)
                out[f"{base}_w{width}.ll"] = partial(ir_file, field, width, user=False)
        for width in IR:
            for form in ("branch", "wide"):
                path = f"papers/mitsunari/ir/{named.name}_{form}{'' if width == 64 else width}.ll"
                out[path] = partial(_paper, named, width, form)
    return out


def _included(texts: dict[str, str]) -> dict[str, Callable[[], str]]:
    return {f"{shared.FOLDER}/{name}": partial(str, text) for name, text in texts.items()}


_MAC = """\
/* declares low and high: high * 2^width + low = a * b + c + d */
#define SANGI_MAC(low, high, a, b, c, d)                                                           \\
    sangi_limb high;                                                                               \\
    const sangi_limb low = sangi_limb_mac(a, b, c, d, &high)

/* declares high alone */
#define SANGI_MAC_HIGH(high, a, b, c, d)                                                           \\
    sangi_limb high;                                                                               \\
    (void)sangi_limb_mac(a, b, c, d, &high)
"""


def _word_header(width: int) -> str:
    guard = f"SANGI_GENERATED_LIMB{width}_H"
    return f"""\
/* {COMMAND}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * What generated code asks of a limb of {width} bits.  Straight line; a carry is a limb that is 0 or 1.
 */
#ifndef {guard}
#define {guard}

#include <stdint.h>

{c_words.helpers(width, c.LIBRARY)}
{_MAC}
#endif
"""


def _paper(named: NamedField, width: int, form: str) -> str:
    shape = Shape.of(named.modulus, width)
    emit = {"add": ir_wide.add, "sub": ir_wide.sub}
    functions = [
        f(shape, f"sangi_{named.name}_{op}_ir_{form}", branch=form == "branch") for op, f in emit.items()
    ]
    chooses = "br" if form == "branch" else "select"
    wide = width * (shape.limbs + 1)
    banner = (
        f"; {COMMAND}\n; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0\n"
        f"; the paper's form with {chooses}, integers of {wide} bits; {named.name}, {named.meaning}\n"
    )
    return "\n".join([banner, *functions])


def stale(root: Path) -> list[str]:
    """One line for each committed file that differs from what the generator writes today: file, line, difference."""
    found = []
    for path, make in committed().items():
        expected = make()
        try:
            actual = (root / path).read_bytes().decode("utf-8", errors="replace")
        except FileNotFoundError:
            found.append(f"{path}: missing")
            continue
        if actual != expected:
            found.append(f"{path}:{_first_difference(actual, expected)}")
    made = set(committed())
    for folder in ("generated", "papers/mitsunari/ir", "papers/ohta/c/blocks", "papers/ohta/ifma"):
        for extra in sorted(
            p.relative_to(root).as_posix() for p in (root / folder).rglob("*") if p.is_file()
        ):
            if extra not in made:
                found.append(f"{extra}: no generator makes this file")
    return found


def _first_difference(actual: str, expected: str) -> str:
    have, want = actual.split("\n"), expected.split("\n")
    for number, (a, b) in enumerate(zip(have, want, strict=False), 1):
        if a != b:
            return f"{number}: is {a.strip()[:60]!r}, the generator writes {b.strip()[:60]!r}"
    return f"{min(len(have), len(want)) + 1}: has {len(have)} lines, the generator writes {len(want)}"


def check(root: Path) -> int:
    """The number of committed files; raises `CheckFailed` with every stale one."""
    found = stale(root)
    if found:
        raise CheckFailed("\n".join(found))
    return len(committed())


def behind(root: Path) -> dict[str, str]:
    """What `update` would write, by path."""
    made = {path: make() for path, make in committed().items()}
    return {
        path: text
        for path, text in made.items()
        if not (root / path).is_file() or (root / path).read_text() != text
    }


def update(root: Path) -> list[str]:
    """Writes what is stale and returns the paths written."""
    texts = behind(root)
    for path, text in texts.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
    return list(texts)
