# SPDX-License-Identifier: MIT OR Apache-2.0
"""Portable C11 from a program: one statement per node, no loop and no branch."""

from __future__ import annotations

from sangi.codegen.program import Kind, Node, Op, Program, Value

INDENT = "    "
#: What the names of the library's word helpers begin with; its header has macros beside them.
LIBRARY = "sangi_limb_"
_INFIX = {Op.AND: "&", Op.OR: "|", Op.XOR: "^"}


def limb_type(width: int) -> str:
    """The C type that holds a limb; a limb of 2 or 4 bits lives in a byte whose upper bits stay 0."""
    return f"uint{max(width, 8)}_t"


def literal(width: int, value: int) -> str:
    """A limb as a C constant."""
    return f"UINT{max(width, 8)}_C(0x{value:0{max(width // 4, 1)}x})"


def prototype(program: Program, symbol: str, limb: str) -> str:
    """The C declaration of a program, without its semicolon."""
    written = program.written
    pointers = [f"{'' if p in written else 'const '}{limb} *{p}" for p in program.pointers]
    scalars = [f"{limb} {s}" for s in program.scalars]
    return f"{limb if program.returns else 'void'} {symbol}({', '.join(pointers + scalars)})"


def function(program: Program, symbol: str, prefix: str, limb: str) -> str:
    """The definition of one function; `prefix` names the word helpers, `limb` the limb's type."""
    body = _Body(program, prefix, limb)
    body.tabulate(program)
    for number, node in enumerate(program.nodes):
        body.step(number, node)
    lines = "\n".join(INDENT + line for line in body.lines)
    return f"{prototype(program, symbol, limb)} {{\n{lines}\n}}\n"


def tabulated(program: Program) -> list[int]:
    """The long constants that a program of 64-bit limbs multiplies by, in order: they stand in a table."""
    if program.width != 64:
        return []
    factors = {v for n in program.nodes if n.op is Op.MAC for v in n.args[:2]}
    constants = (n for n in program.nodes if n.op is Op.CONST and n.out[0] in factors)
    return list(dict.fromkeys(n.imm for n in constants if n.imm >> 32))


class _Body:
    """The statements of one function, and the C name of every value."""

    def __init__(self, program: Program, prefix: str, limb: str) -> None:
        self.width, self.prefix, self.limb = program.width, prefix, limb
        self.last_use = program.last_use
        self.lines: list[str] = []
        self.names: dict[Value, str] = {}
        self.table: dict[int, str] = {}

    def tabulate(self, program: Program) -> None:
        """Puts long constants that are multiplied into a table in memory, which a multiplication reads for nothing.

        The compiler would make an instruction of each, so it may not see that the table is constant.  Only for
        limbs of 64 bits: elsewhere a constant is an instruction or two, and registers are few.
        """
        self.table = {imm: f"k[{i}]" for i, imm in enumerate(tabulated(program))}
        if self.table:
            limbs = ", ".join(literal(self.width, imm) for imm in self.table)
            self.lines.append(f"static const {self.limb} constants[] = {{{limbs}}};")
            self.lines.append(f"const {self.limb} *const k = {self.prefix}constants(constants);")

    def step(self, number: int, node: Node) -> None:
        """Adds the statement of one node."""
        a = [self.names[v] for v in node.args]
        if node.note:
            self.lines.append(f"/* {node.note} */")
        match node.op:
            case Op.LOAD:
                self._set(node.out[0], f"{node.pointer}[{node.index}]", f"{node.pointer}{node.index}")
            case Op.ARGUMENT:
                self.names[node.out[0]] = node.pointer
            case Op.CONST:
                self.names[node.out[0]] = self.table.get(node.imm, literal(self.width, node.imm))
            case Op.ADD | Op.SUB | Op.SHIFT:
                self._with_carry(number, node)
            case Op.MAC:
                self._mac(node)
            case Op.MULLO:
                self._set(node.out[0], f"{self.prefix}mullo({a[0]}, {a[1]})")
            case Op.AND | Op.OR | Op.XOR:
                self._set(node.out[0], f"({self.limb})({a[0]} {_INFIX[node.op]} {a[1]})")
            case Op.LOW_BIT:
                self._set(node.out[0], f"({self.limb})({a[0]} & 1)")
            case Op.WIDEN:
                self.names[node.out[0]] = a[0]
            case Op.MASK | Op.HIDE | Op.SELECT:
                self._set(node.out[0], f"{self.prefix}{node.op.value}({', '.join(a)})")
            case Op.STORE:
                self.lines.append(f"{node.pointer}[{node.index}] = {a[0]};")
            case Op.RETURN:
                self.lines.append(f"return {a[0]};")

    def _set(self, out: Value, expression: str, name: str = "") -> None:
        if out not in self.last_use:
            return
        self.names[out] = name or f"{'c' if out.kind is Kind.CARRY else 't'}{out.number}"
        self.lines.append(f"const {self.limb} {self.names[out]} = {expression};")

    def _mac(self, node: Node) -> None:
        low, high = node.out
        names = [self.names[v] for v in node.args]
        names += ["0"] * (4 - len(names))
        self.names[high] = f"t{high.number}"
        if self.prefix == LIBRARY:
            self._mac_of_library(low, self.names[high], ", ".join(names))
            return
        self.lines.append(f"{self.limb} {self.names[high]};")
        call = f"{self.prefix}mac({', '.join(names)}, &{self.names[high]})"
        if low in self.last_use:
            self._set(low, call)
        else:
            self.lines.append(f"(void){call};")

    def _mac_of_library(self, low: Value, high: str, operands: str) -> None:
        """The same two statements by a macro of generated/word: products are most of the committed text."""
        if low in self.last_use:
            self.names[low] = f"t{low.number}"
            self.lines.append(f"SANGI_MAC({self.names[low]}, {high}, {operands});")
        else:
            self.lines.append(f"SANGI_MAC_HIGH({high}, {operands});")

    def _with_carry(self, number: int, node: Node) -> None:
        """A chain keeps its carry in one variable, unless an earlier value of it is still wanted."""
        out, carry = node.out
        names = [self.names[v] for v in node.args if v.kind is Kind.LIMB]
        if node.op is Op.SUB and names[0].startswith("UINT"):
            # gcc makes a branch of the borrow of a constant that it knows less a limb that it does not.
            names[0] = f"{self.prefix}hide({names[0]})"
        if self.width < 64 and len(names) == 2 and names[0] == names[1]:
            # gcc for Arm makes a long multiplication by 2 of it, which takes its time by the operand on some cores.
            names[1] = f"{self.prefix}hide({names[1]})"
        operands = ", ".join(names)
        before = next((v for v in node.args if v.kind is Kind.CARRY), None)
        if before is not None and self.last_use[before] == number and self.names[before].startswith("c"):
            self.names[carry] = self.names[before]
        else:
            self.names[carry] = f"c{carry.number}"
            start = "0" if before is None else self.names[before]
            self.lines.append(f"{self.limb} {self.names[carry]} = {start};")
        call = f"{self.prefix}{node.op.value}({operands}, &{self.names[carry]})"
        if out in self.last_use:
            self._set(out, call)
        else:
            self.lines.append(f"(void){call};")
