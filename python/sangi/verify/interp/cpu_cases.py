# SPDX-License-Identifier: MIT OR Apache-2.0
"""The instructions that the interpreter is compared with the CPU on: one case for each form of each mnemonic."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sangi.verify.interp.scalar import CONDITIONS

#: Of general registers, what a case may use: these, and a qword of memory.
REGISTERS = ("r8", "r9", "rax", "rdx")
_M = "qword ptr [rdi + 32]"
_IMMEDIATES = (0, 1, -1, 127, -128, 2**31 - 1, -(2**31))

#: Of vectors: these registers, a vector of memory, rcx, and constants.
VECTORS = ("zmm0", "zmm1", "zmm2", "zmm19")
_ROW = f"zmmword ptr [rdi + {64 * len(VECTORS)}]"
_CONSTANT = "qword ptr [rip + constants + 8]"
CONSTANTS = (0, 0x000F_1234_5678_9ABC, 1, 9, 2, 14, 15, 3, 8)
_LAST = ("zmm19", _ROW, f"{_CONSTANT}{{1to8}}")


@dataclass(frozen=True)
class Case:
    """Instructions to compare; `hardware` is what the CPU runs where that must differ (ret)."""

    code: tuple[str, ...]
    hardware: tuple[str, ...] = ()

    @property
    def mnemonics(self) -> set[str]:
        """The mnemonics that this case runs."""
        return {line.split()[0] for line in self.code}

    def __str__(self) -> str:
        """The instructions on one line."""
        return "; ".join(self.code)


def _two_operand() -> Iterator[str]:
    for name in ("add", "adc", "sub", "sbb", "cmp", "and", "or", "xor", "test"):
        yield from (f"{name} r8, {other}" for other in ("r9", "r8", _M, *_IMMEDIATES))
        yield from (f"{name} {_M}, {other}" for other in ("r9", 1, -1))
    yield from (f"mov {dst}, {src}" for dst, src in (("r8", "r9"), ("r8", _M), (_M, "r9"), (_M, -5)))
    yield from (f"mov r8, {value}" for value in _IMMEDIATES)
    yield from ("mov r8d, 7", "mov r8d, 0", "xor r8d, r8d", "sub r8d, r8d")
    yield from (f"movabs r8, {value}" for value in (0, -1, 2**64 - 59, 0x123456789ABCDEF0))
    yield from (
        f"lea r8, [{a}]"
        for a in ("r8 + r9", "r8 + 4*r9 + 5", "r9 - 8", "rax + 8*rdx - 1", "2*r9 + 1", "4 * r9", "r9 + 1")
    )
    yield from (f"{name} r8, {other}" for name in ("adcx", "adox", "imul") for other in ("r9", "r8", _M))
    yield from (f"cmov{condition} r8, {other}" for condition in CONDITIONS for other in ("r9", _M))


def _others() -> Iterator[str]:
    yield from (f"{name} {dst}" for name in ("neg", "not", "inc", "dec", "mul") for dst in ("r8", "rax", _M))
    yield from (f"{name} {dst}, 1" for name in ("rcl", "rcr") for dst in ("r8", _M))
    yield from (
        f"{name} {dst}, {n}" for name in ("shl", "shr", "sar") for dst in ("r8", _M) for n in (1, 2, 31, 63)
    )
    yield from (
        f"{name} {d}, r9, {n}" for name in ("shld", "shrd") for d in ("r8", _M) for n in (1, 2, 33, 63)
    )
    yield from (f"bt r8, {bit}" for bit in ("r9", 0, 1, 31, 63))
    yield from (f"bt {_M}, {bit}" for bit in (0, 63))
    yield from (f"btr r8, {bit}" for bit in (0, 1, 31, 63))
    yield from ("mulx r8, r9, rax", f"mulx r9, r8, {_M}", "mulx r8, r8, r9", "mulx rdx, rax, r8")
    yield from (
        f"{name} {ops}" for name in ("shlx", "shrx") for ops in ("r8, r9, rax", f"r8, {_M}, r9", "r8, r8, r8")
    )
    yield from (f"rorx r8, {source}, {n}" for source in ("r9", "r8", _M) for n in (1, 2, 33, 63))
    yield from ("andn r8, r9, rax", "andn r9, r9, r8", f"andn r8, rax, {_M}")
    yield from ("stc", "nop", "endbr64")


def scalar() -> list[Case]:
    """Every case on general registers: single instructions, and the few sequences that only make sense together."""
    made = [Case((line,)) for line in (*_two_operand(), *_others())]
    for condition in CONDITIONS:
        made.append(Case((f"set{condition} r8b", "movzx r8, r8b")))
        made.append(Case(("mov eax, 0", f"set{condition} al")))
        made.append(Case((f"set{condition} al", "movzx r8d, al", "mov eax, 0")))
    made.append(Case(("push r9", "push r8", "pop r9", "pop rax")))
    made.append(Case(("ret",), ("lea rcx, [rip + 2f]", "push rcx", "ret", "2:")))
    return made


def _vectors() -> Iterator[str]:
    for name in ("vpaddq", "vpsubq", "vpandq", "vpxorq", "vporq"):
        yield from (f"{name} zmm0, zmm1, {last}" for last in _LAST)
    yield "vpxorq zmm1, zmm1, zmm1"
    for name in ("vpaddq", "vpsubq"):
        yield from (f"kmovb k1, ecx; {name} zmm0{{k1}}{z}, zmm1, {_ROW}" for z in ("", "{z}"))
    yield from (f"{name} zmm0, zmm2, {bits}" for name in ("vpsrlq", "vpsraq") for bits in (1, 52, 63))
    yield from (f"{name} zmm0, zmm1, {last}" for name in ("vpsrlvq", "vpsllvq") for last in _LAST[:2])
    for half in "lh":
        yield from (f"vpmadd52{half}uq zmm0, zmm1, {last}" for last in ("zmm1", "zmm2", *_LAST[1:]))
        yield f"kmovb k2, ecx; vpmadd52{half}uq zmm0{{k2}}, zmm1, zmm2"
    yield from (
        f"vpternlogq zmm{n}, zmm1, {last}, {table}"
        for n in (0, 2)
        for last in _LAST[:2]
        for table in (216, "0xf8")
    )
    yield from (f"{name} zmm0, zmm1, {last}" for name in ("vpermt2q", "vpermi2q") for last in _LAST[:2])
    yield f"vmovdqu64 zmm2, zmmword ptr [rip + constants]; vpermi2q zmm2, zmm1, {_ROW}"
    yield from (f"vpunpck{half}qdq zmm0, zmm1, {last}" for half in "lh" for last in _LAST[:2])
    yield from (f"vshufi64x2 zmm0, zmm1, {last}, {pairs}" for last in _LAST[:2] for pairs in (136, 221, 27))
    yield from (f"valignq zmm0, zmm1, {last}, {n}" for last in _LAST[:2] for n in (0, 1, 5, 7))
    yield from (f"vmovdqu64 zmm0, {_ROW}", f"vmovdqu64 {_ROW}, zmm19", "vmovdqu64 zmm0, zmm19")
    yield from (f"vmovdqa64 zmm0, {_ROW}", f"vmovdqa64 {_ROW}, zmm19", "vmovdqa64 zmm2, zmm1")
    yield from (f"vpbroadcastq zmm1, {source}" for source in (_CONSTANT, f"qword ptr [{_ROW[13:]}", "rcx"))
    yield from (f"vbroadcasti64x2 {name}, xmmword ptr [{_ROW[13:]}" for name in VECTORS[:2])
    yield "kmovb k1, ecx; vpbroadcastq zmm0{k1}, rcx"
    yield "vpmovq2m k1, zmm2; vpblendmq zmm0{k1}, zmm1, zmm19"
    yield f"vpmovq2m k1, zmm1; vpblendmq zmm2{{k1}}, zmm2, {_ROW}"
    yield "kmovb k1, ecx; vpblendmq zmm0{k1}, zmm1, zmm2"
    yield from ("kmovb k3, ecx; vpmovm2q zmm0, k3", "vpmovq2m k7, zmm1; vpmovm2q zmm1, k7")
    yield from (f"vpcmpeqq k1, zmm1, {last}; vpmovm2q zmm0, k1" for last in _LAST)
    yield f"vpcmpeqq k1, zmm0, zmm1; vmovdqu64 zmm2{{k1}}, {_ROW}"
    # Of zmm0 to zmm15 the comparison reads nothing then: they are written again.
    yield f"vzeroupper; {'; '.join(f'vmovdqa64 {name}, zmm19' for name in VECTORS[:3])}"


def vector() -> list[Case]:
    """Every case on vectors."""
    return [Case(tuple(line.split("; "))) for line in _vectors()]
