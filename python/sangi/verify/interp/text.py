# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads emitted x86-64 assembly text (GAS, Intel syntax) back into instructions, operands and constant tables.

Only what the emitter may write is understood; anything else raises `Refused`, so that a line nobody
looked at cannot pass unseen.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType

from sangi.errors import CheckFailed


class Refused(CheckFailed):
    """The text, or what it does, is outside what the interpreter accepts."""


@dataclass(frozen=True)
class Reg:
    """A general register: `name` is its 64-bit name, `size` the bytes that the operand names (8, 4 or 1)."""

    name: str
    size: int


@dataclass(frozen=True)
class Imm:
    """An immediate, as written (sign and all)."""

    value: int


@dataclass(frozen=True)
class Mem:
    """[base + index * scale + disp], or [rip + symbol + disp] (no base, no index); disp in bytes.

    `size` is 8, 16 or 64 bytes; `spread` says that a qword stands for all eight lanes of a vector.
    """

    base: str | None
    index: str | None
    scale: int
    disp: int
    symbol: str | None
    size: int = 8
    spread: bool = False


@dataclass(frozen=True)
class Vec:
    """A vector register of 512 bits; as a destination, the mask that it is written under, merging or zeroing."""

    name: str
    mask: str | None = None
    zeroing: bool = False


@dataclass(frozen=True)
class Mask:
    """A mask register: one bit for each lane."""

    name: str


Operand = Reg | Imm | Mem | Vec | Mask


@dataclass(frozen=True)
class Instruction:
    """One instruction as written; `line` counts from 1 in the text."""

    mnemonic: str
    operands: tuple[str, ...]
    line: int = 0

    def __str__(self) -> str:
        """The instruction as GAS would read it."""
        return f"{self.mnemonic} {', '.join(self.operands)}".rstrip()


@dataclass(frozen=True)
class Function:
    """A function's instructions and the constant tables of its file (label -> 64-bit words).

    `labels` are its local labels: the number of the instruction that each stands before.
    """

    name: str
    instructions: tuple[Instruction, ...]
    tables: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: MappingProxyType({}))
    labels: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))


def _registers() -> dict[str, Reg]:
    table: dict[str, Reg] = {}
    for letter in "abcd":
        table[f"r{letter}x"] = Reg(f"r{letter}x", 8)
        table[f"e{letter}x"] = Reg(f"r{letter}x", 4)
        table[f"{letter}l"] = Reg(f"r{letter}x", 1)
    for name in ("si", "di", "bp", "sp"):
        table[f"r{name}"] = Reg(f"r{name}", 8)
        table[f"e{name}"] = Reg(f"r{name}", 4)
        table[f"{name}l"] = Reg(f"r{name}", 1)
    for number in range(8, 16):
        table[f"r{number}"] = Reg(f"r{number}", 8)
        table[f"r{number}d"] = Reg(f"r{number}", 4)
        table[f"r{number}b"] = Reg(f"r{number}", 1)
    return table


REGISTERS: Mapping[str, Reg] = MappingProxyType(_registers())

#: Directives that place or describe code without changing what it computes.
_IGNORED = frozenset(
    {
        ".intel_syntax",
        ".globl",
        ".global",
        ".hidden",
        ".private_extern",
        ".type",
        ".size",
        ".p2align",
        ".balign",
    }
    | {".align", ".file", ".ident", ".subsections_via_symbols"}
)
#: What an ELF compiler would define; `parse` takes the branches these choose.
ELF_MACROS: Mapping[str, str] = MappingProxyType({"__ELF__": "1", "__x86_64__": "1", "__linux__": "1"})


def _integer(text: str) -> int | None:
    try:
        return int(text, 0)
    except ValueError:
        return None


_MEMORY = re.compile(r"(?:(qword|xmmword|zmmword)\s+ptr\s*)?\[([^\[\]]*)\](\{1to8\})?", re.IGNORECASE)
_VECTOR = re.compile(r"(zmm(?:[12]?\d|3[01]))(?:\{(k[1-7])\})?(\{z\})?")
_MASK = re.compile(r"k[0-7]")


@lru_cache(maxsize=65536)
def operands(texts: tuple[str, ...]) -> tuple[Operand, ...]:
    """The operands of an instruction."""
    return tuple(operand(text) for text in texts)


@lru_cache(maxsize=65536)
def operand(text: str) -> Operand:
    """The operand that `text` writes; sizes of memory are qword, xmmword and zmmword."""
    text = text.strip()
    if text in REGISTERS:
        return REGISTERS[text]
    value = _integer(text)
    if value is not None:
        return Imm(value)
    if _MASK.fullmatch(text):
        return Mask(text)
    if match := _VECTOR.fullmatch(text):
        name, mask, zeroing = match.groups()
        if zeroing and mask is None:
            raise Refused(f"operand {text!r} is zeroed under no mask")
        return Vec(name, mask, zeroing is not None)
    match = _MEMORY.fullmatch(text)
    if match is None:
        raise Refused(f"operand {text!r} is not a register, an immediate, a qword or a vector in memory")
    size = {"xmmword": 16, "zmmword": 64}.get((match[1] or "").lower(), 8)
    if match[3] and (size != 8 or not match[1]):
        raise Refused(f"operand {text!r}: a qword is spread over eight lanes")
    return _address(match[2], size, match[3] is not None)


def _address(text: str, size: int, spread: bool) -> Mem:
    base = index = symbol = None
    rip = False
    scale, disp = 1, 0
    for sign, term in re.findall(r"([+-]?)\s*([^+-]+)", text.replace(" ", "")):
        factors = term.split("*")
        numbers = [n for n in map(_integer, factors) if n is not None]
        names = [f for f in factors if _integer(f) is None]
        product = 1
        for number in numbers:
            product *= number
        if not names:
            disp += -product if sign == "-" else product
        elif len(names) > 1 or sign == "-":
            raise Refused(f"address [{text}] is not base + index * scale + constant")
        elif names[0] == "rip" and not numbers and not rip:
            rip = True
        elif names[0] in REGISTERS and REGISTERS[names[0]].size == 8:
            if not numbers and base is None:
                base = names[0]
            elif index is None and product in (1, 2, 4, 8):
                index, scale = names[0], product
            else:
                raise Refused(f"address [{text}] has too many registers")
        elif symbol is None and not numbers and names[0] not in REGISTERS:
            symbol = names[0]
        else:
            raise Refused(f"address [{text}] is not understood")
    if rip != (symbol is not None) or (rip and (base or index)):
        raise Refused(f"address [{text}] mixes rip, symbols and registers")
    return Mem(base, index, scale, disp, symbol, size, spread)


def _condition(text: str, macros: Mapping[str, str]) -> bool:
    """`defined(X)`, `!`, `&&`, `||`; no other expression."""
    for part in text.split("||"):
        terms = []
        for term in part.split("&&"):
            match = re.fullmatch(r"\s*(!?)\s*defined\s*(?:\(\s*(\w+)\s*\)|\s(\w+))\s*", term)
            if match is None:
                raise Refused(f"#if {text}: only defined(...) is understood")
            terms.append(((match.group(2) or match.group(3)) in macros) != bool(match.group(1)))
        if all(terms):
            return True
    return False


def _expanded(line: str, macros: Mapping[str, tuple[str | None, str]]) -> str:
    """The line with each macro replaced once; what a macro stands for is not searched for others."""

    def replaced(match: re.Match[str]) -> str:
        name, argument = match.groups()
        if name not in macros:
            return match.group()
        parameter, body = macros[name]
        if parameter is None:
            return body + (f"({argument})" if argument is not None else "")
        if argument is None:
            raise Refused(f"{name} wants an argument")
        return re.sub(rf"\b{parameter}\b", argument.strip(), body.replace("##", "\0")).replace("\0", "")

    return re.sub(r"\b([A-Za-z_]\w*)(?:\(([^()]*)\))?", replaced, line)


def _preprocessed(text: str, given: Mapping[str, str]) -> list[tuple[int, str]]:
    """(line number, line) of what conditionals leave, without comments, macros replaced."""
    macros: dict[str, tuple[str | None, str]] = {}
    known = dict(given)
    blank = re.sub(r"/\*.*?\*/", lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.DOTALL)
    taken: list[bool] = []
    ever: list[bool] = []
    kept: list[tuple[int, str]] = []
    for number, raw in enumerate(blank.split("\n"), 1):
        line = raw.split("//")[0].strip()
        match = re.match(r"#\s*(if|ifdef|ifndef|elif|else|endif|define|include)\b\s*(.*)", line)
        if match is None:
            line = line.split("#")[0].strip()
            if all(taken) and (line := _expanded(line, macros).strip()):
                kept.append((number, line))
            continue
        word, rest = match.groups()
        if word in ("if", "ifdef", "ifndef"):
            yes = _condition(rest, known) if word == "if" else (rest in known) == (word == "ifdef")
            taken.append(yes)
            ever.append(yes)
        elif word in ("elif", "else", "endif"):
            if not taken:
                raise Refused(f"line {number}: #{word} without #if")
            if word == "endif":
                taken.pop()
                ever.pop()
            else:
                taken[-1] = not ever[-1] and (word == "else" or _condition(rest, known))
                ever[-1] = ever[-1] or taken[-1]
        elif word == "define" and all(taken):
            made = re.fullmatch(r"(\w+)(?:\((\w+)\))?(?:\s+(.*))?", rest)
            if made is None:
                raise Refused(f"line {number}: only macros of no or one parameter are understood")
            macros[made.group(1)] = (made.group(2), made.group(3) or "")
            known[made.group(1)] = ""
        elif word == "include" and all(taken):
            raise Refused(f"line {number}: #include is not understood")
    if taken:
        raise Refused("#if without #endif")
    return kept


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",")) if text.strip() else ()


def parse(text: str, macros: Mapping[str, str] = ELF_MACROS) -> dict[str, Function]:
    """The functions of an assembly text by name, in order; labels of tables serve all of them.

    A function begins at a non-local label in .text and runs to the next one; `.quad` words belong to the
    last label.  Raises `Refused` on any directive that is not known to be harmless.
    """
    code: dict[str, list[Instruction]] = {}
    labels: dict[str, dict[str, int]] = {}
    tables: dict[str, list[int]] = {}
    section, label = ".text", ""
    for number, line in _preprocessed(text, macros):
        match = re.match(r"([\w.$]+)\s*:\s*(.*)", line)
        if match is not None:
            label, line = match.groups()
            if section == ".text" and not label.startswith(".L"):
                if label in code:
                    raise Refused(f"line {number}: {label} is defined twice")
                code[label], labels[label] = [], {}
            elif section == ".text" and code:
                last = list(code)[-1]
                if label in labels[last]:
                    raise Refused(f"line {number}: {label} is defined twice")
                labels[last][label] = len(code[last])
            if not line:
                continue
        word, _, rest = line.replace("\t", " ").partition(" ")
        word = word.lower()
        if word in (".text", ".section", ".data", ".previous"):
            section = ".text" if word == ".text" else rest.split(",")[0].strip()
            section = ".text" if section.startswith((".text", "__TEXT,__text")) else section
        elif section.startswith(".note") or word in _IGNORED or word.startswith(".cfi_"):
            continue
        elif word == ".quad":
            values = [_integer(v) for v in _split(rest)]
            if None in values or not label or label in code:
                raise Refused(f"line {number}: .quad of something else than labelled numbers")
            tables.setdefault(label, []).extend(v for v in values if v is not None)
        elif word.startswith("."):
            raise Refused(f"line {number}: directive {word} is not understood")
        elif section != ".text" or not code:
            raise Refused(f"line {number}: {line!r} is not in a function")
        else:
            code[list(code)[-1]].append(Instruction(word, _split(rest), number))
    shared = MappingProxyType({name: tuple(words) for name, words in tables.items()})
    return {
        name: Function(name, tuple(body), shared, MappingProxyType(labels[name]))
        for name, body in code.items()
        if body
    }
