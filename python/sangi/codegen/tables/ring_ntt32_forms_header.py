# SPDX-License-Identifier: MIT OR Apache-2.0
"""The C headers with the tables of ntt32 for microcontrollers."""

from __future__ import annotations

from sangi.codegen.tables.ring import ONE, RING256, SPARSE, Transform, centred, signed
from sangi.codegen.tables.ring_ntt32_bounds import Facts
from sangi.codegen.tables.ring_ntt32_forms_bounds import Core, Mulhi, SparsePrime, WideningMac, bounds, scale
from sangi.codegen.tables.ring_ntt32_header import array, header


def barrett(p: int, z: int) -> int:
    """The Barrett constant of z: 2^32 z / p of the centred z, rounded to the nearest."""
    return ((centred(z, p) << 33) + p) // (2 * p)


def core(form: type[Core], transform: Transform = ONE) -> tuple[Core, Facts]:
    """The arithmetic of a form, and its bounds."""
    made = form(transform)
    return made, bounds(made, RING256)


def widening_mac() -> tuple[Core, Facts]:
    """For a widening multiply-accumulate."""
    return core(WideningMac)


def mulhi() -> tuple[Core, Facts]:
    """For products by low and high words."""
    return core(Mulhi)


def sparse_prime() -> tuple[Core, Facts]:
    """For a slow multiplier: a sparse prime."""
    made = SparsePrime(SPARSE, reduce_forward=False)
    return made, bounds(made, RING256)


def _passes() -> list[int]:
    return [k for level in range(2) for k in range(4 << 2 * level, 8 << 2 * level)]


def _basemul(transform: Transform) -> list[int]:
    return [sign * z for z in transform.roots[32:64] for sign in (1, -1)]


_TABLE = "/* The twiddles of layers 3 and 4, then those of layers 5 and 6. */"
_FIRST = "/* The twiddles of layers 1 and 2; the scale of the inverse, and that times a. */"
_BASEMUL = "/* z of each base multiplication modulo X^4 - z, stored for a sum that is reduced once before. */"


def _constants(p: int) -> list[str]:
    return [f"#define SANGI_NTT32_P {p}"]


def _root() -> str:
    return f"#define SANGI_RING256_ROOT {ONE.eighth} /* a primitive eighth root of unity */"


def widening_mac_header(command: str) -> str:
    """generated/ring/ring256_widening_mac.h."""
    p, unit = ONE.p, scale(ONE)

    def entry(z: int) -> int:
        return centred(z << 32, p)

    def twiddles(k: int) -> str:
        a, b, ab, c, ac = ONE.node(k)
        return f"{{{a}, {barrett(p, a)}, {entry(b)}, {entry(ab)}, {entry(c)}, {entry(ac)}}}"

    last, (a, *rest) = entry(unit), ONE.node(1, unit)
    others = ", ".join(str(entry(z)) for z in rest)
    lines = [
        *_constants(p),
        _root(),
        f"#define SANGI_NTT32_MINUS_P_INVERSE UINT32_C({-pow(p, -1, 1 << 32) % (1 << 32)}) /* -P^-1 mod 2^32 */",
        f"#define SANGI_NTT32_BARRETT {barrett(p, 1)} /* 2^32 / P */",
        "",
        "/* The scale of the inverse, the same plus or minus P, and the scale times a of layers 1 and 2. */",
        f"#define SANGI_NTT32_SCALE {last}",
        f"#define SANGI_NTT32_SCALE_OTHER {last - p if last > 0 else last + p}",
        f"#define SANGI_NTT32_SCALED_A {entry(a)}",
        "",
        "/** The twiddles of a butterfly: a with its Barrett constant, b, a b, c and -a c. */",
        "typedef struct {\n    int32_t a, a_barrett, b, ab, c, ac;\n} sangi_ntt32_twiddles;",
        "",
        "/* The twiddles of the last inverse pass, scaled; that of a is SCALED_A. */",
        f"static const sangi_ntt32_twiddles sangi_ntt32_last_twiddles = {{0, 0, {others}}};",
        "",
        _TABLE,
        array("sangi_ntt32_twiddles sangi_ntt32_twiddle_table[20]", [twiddles(k) for k in _passes()], 1),
        "",
        _BASEMUL,
        array("int32_t sangi_ntt32_basemul_twiddles[64]", [str(entry(z)) for z in _basemul(ONE)], 8),
    ]
    about = [
        "Transform of x^256 + 1 modulo P = 80^4 + 1 in six layers, for a widening multiply-accumulate.",
        "A twiddle z is stored as 2^32 z mod P, centred; a as itself and as 2^32 a / P, rounded.",
    ]
    return header(command, "SANGI_GENERATED_RING256_WIDENING_MAC_H", about, widening_mac()[1], lines)


def mulhi_header(command: str) -> str:
    """generated/ring/ring256_mulhi.h."""
    p, unit = ONE.p, scale(ONE)
    inverse = pow(p, -1, 1 << 32)

    def twiddle(z: int) -> str:
        w = centred(z << 32, p)
        return f"{{{w}, {signed(w * inverse, 32)}}}"

    def twiddles(k: int) -> str:
        return "{" + ", ".join(twiddle(ONE.roots[i]) for i in (k, 2 * k, 2 * k + 1)) + "}"

    lines = [
        *_constants(p),
        _root(),
        f"#define SANGI_NTT32_P_INVERSE UINT32_C({inverse}) /* P^-1 mod 2^32 */",
        f"#define SANGI_NTT32_BARRETT {barrett(p, 1)} /* 2^32 / P */",
        "",
        "/** A twiddle w, and w P^-1 mod 2^32. */",
        "typedef struct {\n    int32_t w, w_pinv;\n} sangi_ntt32_twiddle;",
        "",
        "/** The twiddles of a butterfly. */",
        "typedef struct {\n    sangi_ntt32_twiddle a, b, c;\n} sangi_ntt32_twiddles;",
        "",
        _FIRST,
        f"static const sangi_ntt32_twiddles sangi_ntt32_first_twiddles = {twiddles(1)};",
        f"static const sangi_ntt32_twiddle sangi_ntt32_scale = {twiddle(unit)};",
        f"static const sangi_ntt32_twiddle sangi_ntt32_scaled_a = {twiddle(unit * ONE.roots[1])};",
        "",
        _TABLE,
        array("sangi_ntt32_twiddles sangi_ntt32_twiddle_table[20]", [twiddles(k) for k in _passes()], 1),
        "",
        _BASEMUL,
        array("sangi_ntt32_twiddle sangi_ntt32_basemul_twiddles[64]", [twiddle(z) for z in _basemul(ONE)], 4),
    ]
    about = [
        "Transform of x^256 + 1 modulo P = 80^4 + 1 in six layers, for products by low and high words.",
        "A twiddle z is stored as w = 2^32 z mod P, centred, and as w P^-1 mod 2^32.",
    ]
    return header(command, "SANGI_GENERATED_RING256_MULHI_H", about, mulhi()[1], lines)


def sparse_prime_header(command: str) -> str:
    """generated/ring/ring256_sparse_prime.h."""
    p, unit = SPARSE.p, scale(SPARSE)
    inverse = pow(p, -1, 1 << 64)

    def twiddle(z: int) -> str:
        return f"INT64_C({signed(centred(-(z << 64), p) * inverse, 64)})"

    def twiddles(k: int) -> str:
        return "{" + ", ".join(twiddle(SPARSE.roots[i]) for i in (k, 2 * k, 2 * k + 1)) + "}"

    basemul = [str(centred(z << 32, p)) for z in _basemul(SPARSE)]
    plain = zip(("A", "B", "AB", "C", "AC"), SPARSE.node(1), strict=True)

    lines = [
        *_constants(p),
        f"#define SANGI_NTT32_MINUS_P_INVERSE UINT32_C({-pow(p, -1, 1 << 32) % (1 << 32)}) /* -P^-1 mod 2^32 */",
        "",
        "",
        "/* a, b, a b, c and -a c of layers 1 and 2, as integers. */",
        *(f"#define SANGI_NTT32_PLAIN_{name} UINT64_C({z % (1 << 64)})" for name, z in plain),
        "",
        "/** A twiddle; those of a butterfly. */",
        "typedef int64_t sangi_ntt32_twiddle;",
        "typedef struct {\n    sangi_ntt32_twiddle a, b, c;\n} sangi_ntt32_twiddles;",
        "",
        _FIRST,
        f"static const sangi_ntt32_twiddles sangi_ntt32_first_twiddles = {twiddles(1)};",
        f"static const sangi_ntt32_twiddle sangi_ntt32_scale = {twiddle(unit)};",
        f"static const sangi_ntt32_twiddle sangi_ntt32_scaled_a = {twiddle(unit * SPARSE.roots[1])};",
        "",
        _TABLE,
        array("sangi_ntt32_twiddles sangi_ntt32_twiddle_table[20]", [twiddles(k) for k in _passes()], 1),
        "",
        _BASEMUL,
        array("int32_t sangi_ntt32_basemul_twiddles[64]", basemul, 8),
    ]
    about = [
        "Transform of x^256 + 1 modulo P = 2^25 - 2^12 + 1 in six layers, for words of 64 bits.",
        "A twiddle z is stored as (-2^64 z mod P, centred) P^-1 mod 2^64.",
    ]
    return header(command, "SANGI_GENERATED_RING256_SPARSE_PRIME_H", about, sparse_prime()[1], lines)
