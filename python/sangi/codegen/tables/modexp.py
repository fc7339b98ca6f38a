# SPDX-License-Identifier: MIT OR Apache-2.0
"""Which path `sangi_modexp_vartime` takes, and the products that it makes: what src/modexp chooses by, and tells.

The numbers are those of measurements against each other on x86-64 with ADX; the library has them as a header.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

#: Products that are divided one by one, at most, before Montgomery form pays: for an even modulus, for one of more
#: limbs than there are whole kernels for, and for a shorter one.
DIVISIONS = {"even": 8, "long": 4, "short": 1}
#: The longest modulus that kernels take whole, in limbs.
KERNEL_LIMBS = 9
#: With AVX-512 IFMA: bits of the exponent, and of the modulus above and up to, for which a context's set-up pays.
IFMA = {"exponent": 128, "above": 576, "most": 4096}
#: The longest base, exponent and modulus.
MAX_BYTES = 1024
#: The widest window.
WINDOW = 6
#: What a product with one limb takes, in products of limbs: for each limb of the modulus, and besides.
TINY = {"limb": 8, "fixed": 100}
#: Squarings modulo 2^k before a sum takes over, at least.
LEAST_SQUARINGS = 16

PATHS = {
    "word": "one limb: Montgomery products in registers; modulo 2^k beside them for an even modulus",
    "division": "products, each divided by a reciprocal of the modulus; no Montgomery form",
    "montgomery": "one division into Montgomery form, then Montgomery products",
    "tiny": "the base has one limb, or is a power of two: Montgomery squarings, products with one limb",
    "binary": "short products modulo 2^k",
    "join": "the odd part by its own path, short products modulo 2^k, joined",
    "context": "vectors within one number by AVX-512 IFMA, through a context of sangi/mod.h",
}


def text(command: str) -> str:
    """The header of the numbers."""
    names = {
        "DIVISIONS_EVEN": DIVISIONS["even"],
        "DIVISIONS_LONG": DIVISIONS["long"],
        "DIVISIONS_SHORT": DIVISIONS["short"],
        "KERNEL_LIMBS": KERNEL_LIMBS,
        "IFMA_EXPONENT": IFMA["exponent"],
        "IFMA_ABOVE": IFMA["above"],
        "IFMA_MOST": IFMA["most"],
        "WINDOW": WINDOW,
        "LEAST_SQUARINGS": LEAST_SQUARINGS,
        "TINY_LIMB": TINY["limb"],
        "TINY_FIXED": TINY["fixed"],
    }
    lines = [f"#define SANGI_MODEXP_{name} {number}" for name, number in names.items()]
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * By what sangi_modexp_vartime chooses its path; each number is explained in python/sangi/codegen/tables/modexp.py.
 */
#ifndef SANGI_GENERATED_MODEXP_PATHS_H
#define SANGI_GENERATED_MODEXP_PATHS_H

{chr(10).join(lines)}

#endif
"""


def window_products(window: int, bits: int, ones: int) -> int:
    """Products by windows of a width, squarings of the exponent aside."""
    table = 0 if window == 1 else 1 << (window - 1)
    windows = ones if window == 1 else bits // (window + 1) + 1
    return table + min(windows, ones) - 1


def best_window(bits: int, ones: int) -> int:
    """The width that takes the fewest products."""
    return min(range(1, WINDOW + 1), key=lambda window: (window_products(window, bits, ones), window))


def tiny(base: int, width: int) -> tuple[int, int, int]:
    """(c, j, w) for a base c^j, c of one limb and c^d of one limb for digits d of w bits; c = 0 where there is none."""
    if base & (base - 1) == 0 and base > 1:
        c, times = 2, base.bit_length() - 1
    else:
        c, times = (base if base.bit_length() <= width else 0), 1
    bits = 1 if c == 2 else c.bit_length()
    room = width - (c == 2)
    return c, times, max(w for w in range(1, WINDOW + 1) if w == 1 or ((1 << w) - 1) * bits <= room)


def tiny_pays(modulus: int, exponent: int, base: int, width: int) -> bool:
    """Whether products with one limb take less, for an odd modulus."""
    c, times, window = tiny(base, width)
    limbs, bits, ones = -(-modulus.bit_length() // width), exponent.bit_length(), exponent.bit_count()
    if c < 2 or limbs <= KERNEL_LIMBS:
        return False
    more = times.bit_length() if times > 1 else 0
    products = window_products(best_window(bits, ones), bits, ones)
    each = TINY["limb"] * limbs + TINY["fixed"]
    return (bits + more) // window * each + more * 3 * limbs * limbs // 2 < products * 2 * limbs * limbs


def path(modulus: int, exponent: int, width: int = 64, ifma: bool = False, base: int = 0) -> str:
    """The path that a modulus above 1 and an exponent above 0 take; base 0 is one that nothing is known of."""
    limbs = -(-modulus.bit_length() // width)
    even = modulus % 2 == 0
    bits, ones = exponent.bit_length(), exponent.bit_count()
    if limbs == 1:
        return "word"
    if modulus & (modulus - 1) == 0:
        return "binary"
    kind = "even" if even else "long" if limbs > KERNEL_LIMBS else "short"
    if bits + ones - 2 <= DIVISIONS[kind]:
        return "division"
    if even:
        return "join"
    if ifma and bits >= IFMA["exponent"] and IFMA["above"] < limbs * width <= IFMA["most"]:
        return "context"
    return "tiny" if tiny_pays(modulus, exponent, base, width) else "montgomery"


@dataclass(frozen=True)
class Ring:
    """What is multiplied modulo one factor of the modulus."""

    of: str
    bits: int
    limbs: int
    squarings: int
    products: int
    window: int


def _windows(of: str, bits: int, width: int, exponent: int) -> Ring:
    e, ones = exponent.bit_length(), exponent.bit_count()
    window = best_window(e, ones)
    limbs = -(-bits // width)
    return Ring(of, bits, limbs, e - 1 + (window > 1), window_products(window, e, ones), window)


def _binary(k: int, width: int, exponent: int) -> Ring:
    """Modulo 2^k, for an odd base."""
    reduced = exponent % (1 << (k - 2 if k >= 3 else k))
    h = max(LEAST_SQUARINGS, next(h for h in range(1, k + 2) if h * h >= k))
    if reduced == 0:
        return Ring(f"2^{k}", k, -(-k // width), 0, 0, 1)
    if reduced.bit_length() > 4 * h:
        low = (reduced % (1 << h)).bit_count()
        return Ring(f"2^{k}", k, -(-k // width), h, max(low - 1, 0) + 2 * ((k - 1) // (h + 2)) + (low > 0), 1)
    return _windows(f"2^{k}", k, width, reduced)


def _tiny(of: str, bits: int, width: int, exponent: int, base: int) -> Ring:
    """Modulo an odd number, for a base of one limb or a power of two: the products are with one limb."""
    _, times, window = tiny(base, width)
    e = (times * exponent).bit_length()
    below = (e - 1) // window * window
    digits = sum(1 for at in range(0, below, window) if times * exponent >> at & ((1 << window) - 1))
    return Ring(of, bits, -(-bits // width), below, digits, window)


def rings(modulus: int, exponent: int, width: int, chosen: str, base: int = 0) -> list[Ring]:
    """The products of a path other than `context`; modulo 2^k for an odd base."""
    twos = (modulus & -modulus).bit_length() - 1
    odd = modulus >> twos
    if chosen == "division":
        bits = modulus.bit_length()
        e, ones = exponent.bit_length(), exponent.bit_count()
        return [Ring("the modulus", bits, -(-bits // width), e - 1, ones - 1, 1)]
    out = []
    if odd > 1:
        of = "the odd part" if twos else "the modulus"
        by_limb = tiny_pays(odd, exponent, base, width)
        bits = odd.bit_length()
        out.append(_tiny(of, bits, width, exponent, base) if by_limb else _windows(of, bits, width, exponent))
    if twos:
        out.append(_binary(twos, width, exponent))
    return out


def facts(length: int, exponent: int, twos: int = 0, width: int = 64, base: int = 0) -> dict[str, Any]:
    """The path for moduli of `length` bytes, 2^twos times an odd number, their highest bit 1; base 0 is any."""
    modulus = 1 << (8 * length - 1)
    if twos < 8 * length - 1:
        modulus |= 1 << twos
    if exponent == 0 or modulus == 1:
        return {"modexp": "none", "bytes": length, "twos": twos, "exponent_bits": 0, "rings": []}
    chosen = path(modulus, exponent, width, base=base)
    factor = modulus >> twos if chosen == "join" else modulus
    return {
        "modexp": chosen,
        "what": PATHS[chosen],
        "bytes": length,
        "twos": twos,
        "exponent_bits": exponent.bit_length(),
        "limb_bits": width,
        "rings": [vars(ring) for ring in rings(modulus, exponent, width, chosen, base)],
        "with_ifma": "context"
        if path(factor, exponent, width, ifma=True, base=base) == "context"
        else chosen,
    }


def text_of(found: dict[str, Any]) -> str:
    """The same for a person."""
    factor = f" 2^{found['twos']} times an odd number," if found["twos"] else ""
    title = f"modulus of {found['bytes']} bytes,{factor} exponent of {found['exponent_bits']} bits"
    if not found["rings"]:
        return f"{title}\nnothing is multiplied: the result is 1, or 0 modulo 1"
    lines = [title, f"{found['modexp']}: {found['what']}"]
    for ring in found["rings"]:
        how = f"windows of {ring['window']} bits" if ring["window"] > 1 else "bit by bit"
        lines.append(
            f"  modulo {ring['of']}, {ring['limbs']} limbs of {found['limb_bits']} bits: "
            f"{ring['squarings']} squarings and {ring['products']} products ({how})"
        )
    if found["with_ifma"] != found["modexp"]:
        part = "the odd part: " if found["modexp"] == "join" else ""
        lines.append(f"with AVX-512 IFMA: {part}{PATHS[found['with_ifma']]}")
    return "\n".join(lines)
