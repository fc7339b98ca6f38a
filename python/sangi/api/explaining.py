# SPDX-License-Identifier: MIT OR Apache-2.0
"""Counts and bounds, as data and as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from sangi.api.making import field_of
from sangi.errors import BadInput
from sangi.expression import parse_number, shorten
from sangi.extras import need
from sangi.named import NAMED

#: The longest modulus whose reduction is explained.
MOST_BITS = 8320


def explain(
    text: str,
    width: int = 64,
    method: str = "",
    guards: str | Sequence[int] = "",
    *,
    length: int | None = None,
    exponent: str = "",
    twos: int = 0,
    shape: str = "",
    base: str = "",
) -> dict[str, Any]:
    """Counts and bounds of a field's operations for limbs of `width` bits, as data.

    Of reductions for `modBITS`, which is any modulus of that length, and for a modulus with `method` "ohta"; of the
    isogenies of a degree for `isoDEGREE`; of the products of a set of Saber; of `sntrup761`; of an action of
    `csidh512`, or of CTIDH, such as `ctidh512`; of `modexp` for moduli of `length` bytes that 2
    divides `twos` times, an exponent, and any or one base; of a product in `ring` of a `shape`, "n,form,q" or
    "n,form,q,a,b,products" as `sangi/ring.h` has them.
    `guards` are the numbers of guard columns of a reduction, as "1,2" or a sequence; 2 and 1 without any.
    """
    need("gen", "an explanation")
    from sangi.codegen.tables import ring
    from sangi.explain import csidh, ctidh, isogeny, saber, sntrup
    from sangi.explain.field import explain as facts

    if text == "ring":
        return _product(shape)
    if shape:
        raise BadInput(f"--shape explains ring, not {shorten(text)!r}")
    if text in ring.SHAPES:
        return saber.facts(text)
    if text == "sntrup761":
        return sntrup.facts()
    if text == "csidh512":
        return csidh.facts()
    if text in ctidh.NAMES:
        return ctidh.facts(ctidh.NAMES[text])
    if named := re.fullmatch(r"iso(\d{1,4})", text):
        return isogeny.facts(int(named[1]))
    if text == "modexp":
        return _power(width, length, exponent, twos, base)
    if length is not None or exponent or twos or base:
        raise BadInput(f"--bytes, --exponent, --twos and --base explain modexp, not {shorten(text)!r}")
    if method not in ("", "ohta"):
        raise BadInput(f"no method {shorten(method)!r}: there is ohta")
    if method or re.fullmatch(r"mod\d+", text):
        return _reduction(text, width, guards)
    if width not in (16, 32, 64):
        raise BadInput(f"limbs of {width} bits: there are 16, 32 and 64")
    return facts(field_of(text), width)


def _product(text: str) -> dict[str, Any]:
    from sangi.explain import ring

    words = [word.strip() for word in text.split(",")]
    if len(words) not in (3, 5, 6):
        raise BadInput(
            f"ring is explained for a --shape N,FORM,Q or N,FORM,Q,A,B or N,FORM,Q,A,B,PRODUCTS, such as "
            f"2048,negacyclic,2^31, not {shorten(text)!r}"
        )
    n, q, *rest = (parse_number(word) for word in (words[0], *words[2:]))
    a, b, products = [*rest, 1][:3] if rest else (q - 1, q - 1, 1)
    return ring.facts(ring.Shape(n, words[1], q, a, b, products))


def _power(width: int, length: int | None, exponent: str, twos: int, base: str) -> dict[str, Any]:
    from sangi.codegen.tables import modexp

    if length is None or not exponent:
        raise BadInput("modexp is explained for --bytes of the modulus and an --exponent")
    e = parse_number(exponent)
    if not 1 <= length <= modexp.MAX_BYTES or not 0 <= twos < 8 * length:
        raise BadInput(
            f"{length} bytes with {twos} factors 2: a modulus has 1 to {modexp.MAX_BYTES} bytes, more bits than that"
        )
    if e < 0 or e.bit_length() > 8 * modexp.MAX_BYTES:
        raise BadInput(f"{shorten(exponent)!r}: an exponent has 0 to {8 * modexp.MAX_BYTES} bits")
    x = parse_number(base) if base else 0
    if base and (x < 1 or x.bit_length() > 8 * modexp.MAX_BYTES):
        raise BadInput(f"{shorten(base)!r}: a base has 1 to {8 * modexp.MAX_BYTES} bits")
    if width not in (16, 32, 64):
        raise BadInput(f"limbs of {width} bits: there are 16, 32 and 64")
    return modexp.facts(length, e, twos, width, x)


def _reduction(text: str, width: int, guards: str | Sequence[int]) -> dict[str, Any]:
    from sangi.explain import reduction

    words = guards.split(",") if isinstance(guards, str) else list(map(str, guards))
    counts = [word.strip() for word in words if word.strip()]
    if not all(re.fullmatch("[0-9]", word) for word in counts):
        raise BadInput(
            f"guard columns {shorten(','.join(words))!r}: numbers of 0 to 9, with commas, are wanted"
        )

    named = re.fullmatch(r"mod(\d{1,5})", text)
    p = None if named else NAMED[text].modulus if text in NAMED else parse_number(text)
    bits = int(named[1]) if named else (p or 0).bit_length() if (p or 0) > 0 else 0
    if not 5 <= bits <= MOST_BITS:
        raise BadInput(f"{shorten(text)!r} has {bits} bits; a reduction is explained for 5 to {MOST_BITS}")
    if p is not None and p & (p - 1) == 0:
        raise BadInput(f"{shorten(text)!r} is a power of two, which a mask reduces by")
    if not 4 <= width <= 64:
        raise BadInput(f"limbs of {width} bits: a reduction is explained for 4 to 64")
    title = f"any modulus of {bits} bits" if p is None else f"p = {p:#x}, {bits} bits"
    return reduction.facts(title, p, bits, width, [int(word) for word in counts] or (2, 1))


def explain_text(facts: dict[str, Any]) -> str:
    """What `explain` found, for a person."""
    from sangi.codegen.tables import modexp
    from sangi.explain import csidh, ctidh, isogeny, reduction, ring, saber, sntrup
    from sangi.explain.field import text

    if "ring_shape" in facts:
        return ring.text(facts)
    if "isogeny" in facts:
        return isogeny.text(facts)
    if "ring" in facts:
        return saber.text(facts)
    if "sntrup" in facts:
        return sntrup.text(facts)
    if "modexp" in facts:
        return modexp.text_of(facts)
    if "csidh512" in facts:
        return csidh.text(facts)
    if "ctidh" in facts:
        return ctidh.text(facts)
    return reduction.text(facts) if "reduction" in facts else text(facts)
