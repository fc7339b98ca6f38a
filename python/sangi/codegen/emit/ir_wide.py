# SPDX-License-Identifier: MIT OR Apache-2.0
"""LLVM IR as the paper writes it: one integer as wide as the number, one limb wider where a carry must fit [MIT22].

This is an experiment, not a product: LLVM turns both forms into branches on targets without a carry flag.
"""

from __future__ import annotations

from sangi.codegen.op.shape import Shape


def add(shape: Shape, symbol: str, *, branch: bool) -> str:
    """z <- (x + y) mod p, choosing by `select` or by a `br` to a second store."""
    t = _Types(shape)
    tail = _store_or_replace(t, "%s", "%d", "keep", "replace") if branch else _choose(t, "%s", "%d")
    return _function(
        symbol,
        t,
        [
            f"%s = add {t.wide} %x1, %y1",
            f"%d = sub {t.wide} %s, {shape.modulus}",
            f"%top = lshr {t.wide} %d, {t.bits}",
            f"%below = trunc {t.wide} %top to i1",
            *tail,
        ],
    )


def sub(shape: Shape, symbol: str, *, branch: bool) -> str:
    """z <- (x - y) mod p, choosing by `select` or by a `br` to a second store."""
    t = _Types(shape)
    tail = _store_or_replace(t, "%d", "%t", "replace", "keep") if branch else _choose(t, "%t", "%d")
    return _function(
        symbol,
        t,
        [
            f"%d = sub {t.wide} %x1, %y1",
            f"%t = add {t.wide} %d, {shape.modulus}",
            f"%top = lshr {t.wide} %d, {t.bits}",
            f"%below = trunc {t.wide} %top to i1",
            *tail,
        ],
    )


class _Types:
    """The number's own integer type, and the one that is a limb wider."""

    def __init__(self, shape: Shape) -> None:
        self.bits = shape.width * shape.limbs
        self.align = shape.width // 8
        self.narrow, self.wide = f"i{self.bits}", f"i{self.bits + shape.width}"


def _choose(t: _Types, if_below: str, otherwise: str) -> list[str]:
    return [
        f"%z1 = select i1 %below, {t.wide} {if_below}, {t.wide} {otherwise}",
        f"%z0 = trunc {t.wide} %z1 to {t.narrow}",
        f"store {t.narrow} %z0, ptr %z, align {t.align}",
        "ret void",
    ]


def _store_or_replace(t: _Types, first: str, second: str, if_below: str, otherwise: str) -> list[str]:
    return [
        f"%first = trunc {t.wide} {first} to {t.narrow}",
        f"store {t.narrow} %first, ptr %z, align {t.align}",
        f"br i1 %below, label %{if_below}, label %{otherwise}",
        "replace:",
        f"%second = trunc {t.wide} {second} to {t.narrow}",
        f"store {t.narrow} %second, ptr %z, align {t.align}",
        "ret void",
        "keep:",
        "ret void",
    ]


def _function(symbol: str, t: _Types, lines: list[str]) -> str:
    body = [
        f"%x0 = load {t.narrow}, ptr %x, align {t.align}",
        f"%y0 = load {t.narrow}, ptr %y, align {t.align}",
        f"%x1 = zext {t.narrow} %x0 to {t.wide}",
        f"%y1 = zext {t.narrow} %y0 to {t.wide}",
        *lines,
    ]
    text = "\n".join(line if line.endswith(":") else "  " + line for line in body)
    return f"define void @{symbol}(ptr %z, ptr %x, ptr %y) nounwind {{\n{text}\n}}\n"
