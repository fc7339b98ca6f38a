# SPDX-License-Identifier: MIT OR Apache-2.0
"""LLVM IR from a program, limb by limb.

Wide integers are what LLVM IR invites to and what this emitter avoids: on targets without a carry flag LLVM
turns their carries, and a `select`, into branches.  Limb by limb, with a barrier on every mask, the code is
straight on every target that is tested.
"""

from __future__ import annotations

from sangi.codegen.program import Kind, Node, Op, Program, Value


def function(program: Program, symbol: str, *, barriers: bool = True) -> str:
    """The definition of one function.

    Without `barriers` masks are plain values: for limb widths that have no register (2, 4 bits), where the
    code is run to check its arithmetic and never shipped.
    """
    body = _Body(program.width, barriers)
    for node in program.nodes:
        body.step(node)
    if not program.returns:
        body.lines.append("ret void")
    pointers = [f"ptr %{p}" for p in program.pointers]
    scalars = [f"i{program.width} %{s}" for s in program.scalars]
    result = f"i{program.width}" if program.returns else "void"
    lines = "\n".join("  " + line for line in body.lines)
    return f"define {result} @{symbol}({', '.join(pointers + scalars)}) nounwind {{\n{lines}\n}}\n"


class _Body:
    """The instructions of one function, and the IR operand of every value.

    A carry is an `i1`; what `add` and `sub` do with it is widened where it is used.
    """

    def __init__(self, width: int, barriers: bool) -> None:
        self.type, self.width, self.barriers = f"i{width}", width, barriers
        self.lines: list[str] = []
        self.names: dict[Value, str] = {}
        self.shifted: set[Value] = set()
        self.temporaries = 0
        # Without an alignment LLVM must assume that a limb may stand anywhere, and splits its loads.
        self.align = f", align {width // 8}" if width >= 16 else ""

    def step(self, node: Node) -> None:
        """Adds the instructions of one node."""
        a = [self.names[v] for v in node.args]
        t = self.type
        if node.note:
            self.lines.append(f"; {node.note}")
        match node.op:
            case Op.LOAD:
                self._set(
                    node, f"load {t}, ptr {self._address(node)}{self.align}", f"{node.pointer}{node.index}"
                )
            case Op.ARGUMENT:
                self.names[node.out[0]] = f"%{node.pointer}"
            case Op.CONST:
                self.names[node.out[0]] = str(node.imm)
            case Op.ADD:
                self._add(node)
            case Op.SUB:
                self._sub(node)
            case Op.MAC:
                self._mac(node)
            case Op.MULLO:
                self._set(node, f"mul {t} {a[0]}, {a[1]}")
            case Op.SHIFT:
                self._shift(node)
            case Op.AND | Op.OR | Op.XOR:
                self._set(node, f"{node.op.value} {t} {a[0]}, {a[1]}")
            case Op.LOW_BIT:
                self._set(node, f"trunc {t} {a[0]} to i1")
            case Op.WIDEN:
                self._set(node, f"zext i1 {a[0]} to {t}")
            case Op.MASK:
                self._set(node, self._barrier(self._new(f"sext i1 {a[0]} to {t}")))
            case Op.HIDE:
                self._set(node, self._barrier(a[0]))
            case Op.SELECT:
                mask, x, y = a
                difference = self._new(f"xor {t} {x}, {y}")
                chosen = self._new(f"and {t} {mask}, {difference}")
                self._set(node, f"xor {t} {y}, {chosen}")
            case Op.STORE:
                self.lines.append(f"store {t} {a[0]}, ptr {self._address(node)}{self.align}")
            case Op.RETURN:
                self.lines.append(f"ret {t} {a[0]}")

    def _new(self, text: str) -> str:
        self.temporaries += 1
        name = f"%u{self.temporaries}"
        self.lines.append(f"{name} = {text}")
        return name

    def _set(self, node: Node, text: str, name: str = "") -> None:
        out = node.out[0]
        stem = name or f"{'c' if out.kind is Kind.CARRY else 't'}{out.number}"
        self.names[out] = f"%{stem}"
        self.lines.append(f"%{stem} = {text}")

    def _address(self, node: Node) -> str:
        if node.index == 0:
            return f"%{node.pointer}"
        return self._new(f"getelementptr {self.type}, ptr %{node.pointer}, i32 {node.index}")

    def _barrier(self, operand: str) -> str:
        if not self.barriers:
            return f"or {self.type} {operand}, 0"
        return f'call {self.type} asm sideeffect "", "=r,0"({self.type} {operand})'

    def _operands(self, node: Node) -> tuple[str, str, str | None]:
        a, b = (self.names[v] for v in node.args[:2])
        carry = (
            self._new(f"zext i1 {self.names[node.args[2]]} to {self.type}") if len(node.args) > 2 else None
        )
        return a, b, carry

    def _results(self, node: Node, limb: str, carry: str) -> None:
        self.names[node.out[0]], self.names[node.out[1]] = limb, carry

    def _add(self, node: Node) -> None:
        t = self.type
        a, b, carry = self._operands(node)
        s = self._new(f"add {t} {a}, {b}")
        over = self._new(f"icmp ult {t} {s}, {a}")
        if carry is None:
            return self._results(node, s, over)
        total = self._new(f"add {t} {s}, {carry}")
        again = self._new(f"icmp ult {t} {total}, {s}")
        return self._results(node, total, self._new(f"or i1 {over}, {again}"))

    def _sub(self, node: Node) -> None:
        t = self.type
        a, b, borrow = self._operands(node)
        d = self._new(f"sub {t} {a}, {b}")
        below = self._new(f"icmp ult {t} {a}, {b}")
        if borrow is None:
            return self._results(node, d, below)
        total = self._new(f"sub {t} {d}, {borrow}")
        again = self._new(f"icmp ult {t} {d}, {borrow}")
        return self._results(node, total, self._new(f"or i1 {below}, {again}"))

    def _mac(self, node: Node) -> None:
        t, wide = self.type, f"i{2 * self.width}"
        a, b, *more = (self._new(f"zext {t} {self.names[v]} to {wide}") for v in node.args)
        total = self._new(f"mul {wide} {a}, {b}")
        for limb in more:
            total = self._new(f"add {wide} {total}, {limb}")
        low = self._new(f"trunc {wide} {total} to {t}")
        above = self._new(f"lshr {wide} {total}, {self.width}")
        self._results(node, low, self._new(f"trunc {wide} {above} to {t}"))

    def _shift(self, node: Node) -> None:
        t = self.type
        a = self.names[node.args[0]]
        half = self._new(f"lshr {t} {a}, 1")
        if len(node.args) > 1:
            bit = node.args[1]
            wide = self._new(f"zext i1 {self.names[bit]} to {t}")
            if bit not in self.shifted:
                # A carry that moves to the top of a limb becomes a branch on RISC-V.
                wide = self._new(self._barrier(wide))
            high = self._new(f"shl {t} {wide}, {self.width - 1}")
            half = self._new(f"or {t} {half}, {high}")
        self.shifted.add(node.out[1])
        self._results(node, half, self._new(f"trunc {t} {a} to i1"))
