# SPDX-License-Identifier: MIT OR Apache-2.0
"""The tables of the forms of ntt32 for small cores, as C headers."""

from __future__ import annotations

from sangi.codegen.table.ring import ONE, RING256, SPARSE, Transform, centred, signed
from sangi.codegen.table.ring_bounds import Facts
from sangi.codegen.table.ring_cores import Core, Halves, Long, Shifts, narrow, scale
from sangi.codegen.table.ring_text import array, header


def share(p: int, z: int) -> int:
    """2^32 z / p of a centred z, rounded to the nearest."""
    return ((centred(z, p) << 33) + p) // (2 * p)


def core(form: type[Core], transform: Transform = ONE) -> tuple[Core, Facts]:
    """A form's arithmetic with what is shown of it."""
    made = form(transform)
    return made, narrow(made, RING256)


def long() -> tuple[Core, Facts]:
    """For sums of products of 64 bits."""
    return core(Long)


def halves() -> tuple[Core, Facts]:
    """For products by halves."""
    return core(Halves)


def shifts() -> tuple[Core, Facts]:
    """For a slow multiplier."""
    made = Shifts(SPARSE, kept_forth=False)
    return made, narrow(made, RING256)


def _passes() -> list[int]:
    return [k for level in range(2) for k in range(4 << 2 * level, 8 << 2 * level)]


def _squares(transform: Transform) -> list[int]:
    return [sign * z for z in transform.roots[32:64] for sign in (1, -1)]


_NODES = "/* The nodes of layers 3 and 4, then those of layers 5 and 6. */"
_FIRST = "/* The node of layers 1 and 2, what the inverse ends with, and that times a. */"
_SQUARES = "/* z of each product modulo X^4 - z, scaled for a sum that is reduced once before. */"


def _constants(p: int) -> list[str]:
    return [f"#define SANGI_NARROW_P {p}"]


def _root() -> str:
    return f"#define SANGI_RING256_ROOT {ONE.eighth} /* a primitive eighth root of unity */"


def long_header(command: str) -> str:
    """generated/ring/ring256_long.h."""
    p, unit = ONE.p, scale(ONE)

    def entry(z: int) -> int:
        return centred(z << 32, p)

    def node(k: int) -> str:
        a, b, ab, c, ac = ONE.node(k)
        return f"{{{a}, {share(p, a)}, {entry(b)}, {entry(ab)}, {entry(c)}, {entry(ac)}}}"

    last, (a, *rest) = entry(unit), ONE.node(1, unit)
    lines = [
        *_constants(p),
        _root(),
        f"#define SANGI_NARROW_NEGATIVE UINT32_C({-pow(p, -1, 1 << 32) % (1 << 32)}) /* -P^-1 mod 2^32 */",
        f"#define SANGI_NARROW_SHARE {share(p, 1)} /* 2^32 / P */",
        "",
        "/* What the inverse ends with, the same by another multiple of P, and that times a of the first node. */",
        f"#define SANGI_NARROW_SCALE {last}",
        f"#define SANGI_NARROW_SCALE_TOO {last - p if last > 0 else last + p}",
        f"#define SANGI_NARROW_SCALED_A {entry(a)}",
        "",
        "/** Roots of two layers: a above, also as its share of P, b and c below, and a b and -a c. */",
        "typedef struct {\n    int32_t a, share, b, ab, c, ac;\n} sangi_narrow_node;",
        "",
        "/* The roots of the last pass of the inverse, scaled; what a is takes another way. */",
        f"static const sangi_narrow_node sangi_narrow_last_node = {{0, 0, {', '.join(str(entry(z)) for z in rest)}}};",
        "",
        _NODES,
        array("sangi_narrow_node sangi_narrow_nodes[20]", [node(k) for k in _passes()], 1),
        "",
        _SQUARES,
        array("int32_t sangi_narrow_squares[64]", [str(entry(z)) for z in _squares(ONE)], 8),
    ]
    about = [
        "Transform of x^256 + 1 modulo P = 80^4 + 1 in six layers, for sums of products of 64 bits.",
        "A factor z is held as 2^32 z mod P, centred; a of a node as itself and as 2^32 a / P, rounded.",
    ]
    return header(command, "SANGI_GENERATED_RING256_LONG_H", about, long()[1], lines)


def halves_header(command: str) -> str:
    """generated/ring/ring256_halves.h."""
    p, unit = ONE.p, scale(ONE)
    inverse = pow(p, -1, 1 << 32)

    def factor(z: int) -> str:
        w = centred(z << 32, p)
        return f"{{{w}, {signed(w * inverse, 32)}}}"

    def node(k: int) -> str:
        return "{" + ", ".join(factor(ONE.roots[i]) for i in (k, 2 * k, 2 * k + 1)) + "}"

    lines = [
        *_constants(p),
        _root(),
        f"#define SANGI_NARROW_INVERSE UINT32_C({inverse}) /* P^-1 mod 2^32 */",
        f"#define SANGI_NARROW_SHARE {share(p, 1)} /* 2^32 / P */",
        "",
        "/** A factor, also over P. */",
        "typedef struct {\n    int32_t w, turned;\n} sangi_narrow_factor;",
        "",
        "/** a, b and c of two layers. */",
        "typedef struct {\n    sangi_narrow_factor a, b, c;\n} sangi_narrow_node;",
        "",
        _FIRST,
        f"static const sangi_narrow_node sangi_narrow_first_node = {node(1)};",
        f"static const sangi_narrow_factor sangi_narrow_scale = {factor(unit)};",
        f"static const sangi_narrow_factor sangi_narrow_scaled_a = {factor(unit * ONE.roots[1])};",
        "",
        _NODES,
        array("sangi_narrow_node sangi_narrow_nodes[20]", [node(k) for k in _passes()], 1),
        "",
        _SQUARES,
        array("sangi_narrow_factor sangi_narrow_squares[64]", [factor(z) for z in _squares(ONE)], 4),
    ]
    about = [
        "Transform of x^256 + 1 modulo P = 80^4 + 1 in six layers, for products by halves of 32 bits.",
        "A factor z is held as w = 2^32 z mod P, centred, and as w / P mod 2^32 (turned).",
    ]
    return header(command, "SANGI_GENERATED_RING256_HALVES_H", about, halves()[1], lines)


def shifts_header(command: str) -> str:
    """generated/ring/ring256_shifts.h."""
    p, unit = SPARSE.p, scale(SPARSE)
    inverse = pow(p, -1, 1 << 64)

    def factor(z: int) -> str:
        return f"INT64_C({signed(centred(-(z << 64), p) * inverse, 64)})"

    def node(k: int) -> str:
        return "{" + ", ".join(factor(SPARSE.roots[i]) for i in (k, 2 * k, 2 * k + 1)) + "}"

    squares = [str(centred(z << 32, p)) for z in _squares(SPARSE)]
    plain = zip(("A", "B", "AB", "C", "AC"), SPARSE.node(1), strict=True)

    lines = [
        *_constants(p),
        f"#define SANGI_NARROW_NEGATIVE UINT32_C({-pow(p, -1, 1 << 32) % (1 << 32)}) /* -P^-1 mod 2^32 */",
        "",
        "",
        "/* a, b, a b, c and -a c of the node of layers 1 and 2, as they are. */",
        *(f"#define SANGI_NARROW_PLAIN_{name} UINT64_C({z % (1 << 64)})" for name, z in plain),
        "",
        "/** A factor; a, b and c of two layers. */",
        "typedef int64_t sangi_narrow_factor;",
        "typedef struct {\n    sangi_narrow_factor a, b, c;\n} sangi_narrow_node;",
        "",
        _FIRST,
        f"static const sangi_narrow_node sangi_narrow_first_node = {node(1)};",
        f"static const sangi_narrow_factor sangi_narrow_scale = {factor(unit)};",
        f"static const sangi_narrow_factor sangi_narrow_scaled_a = {factor(unit * SPARSE.roots[1])};",
        "",
        _NODES,
        array("sangi_narrow_node sangi_narrow_nodes[20]", [node(k) for k in _passes()], 1),
        "",
        _SQUARES,
        array("int32_t sangi_narrow_squares[64]", squares, 8),
    ]
    about = [
        "Transform of x^256 + 1 modulo P = 2^25 - 2^12 + 1 in six layers, for words of 64 bits.",
        "A factor z is held as (-2^64 z mod P, centred) / P mod 2^64.",
    ]
    return header(command, "SANGI_GENERATED_RING256_SHIFTS_H", about, shifts()[1], lines)
