# SPDX-License-Identifier: MIT OR Apache-2.0
"""The targets of the constant-time object check: how each is compiled and decoded, and what code for it may contain.

An instruction passes only by being in `allowed`: its time then does not depend on what it computes with.
`variable` says, of some that do not pass, why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import capstone

from sangi.errors import BadInput


@dataclass(frozen=True)
class Target:
    """One target.  `llvm` is its name in `sangi.codegen.llvm`; `triple` and `flags` are clang's.

    `machine` and `bits` are what its ELF header says; `arch` and `mode` are capstone's.
    """

    name: str
    llvm: str
    triple: str
    flags: tuple[str, ...]
    machine: int
    bits: int
    arch: int
    mode: int
    allowed: frozenset[str]
    variable: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


def _set(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


_X86_SCALAR = _set(
    "mov movabs movzx movsx movsxd xchg bswap lea push pop leave endbr64 nop cdqe cqo cdq cwde",
    "add adc sub sbb neg inc dec cmp clc stc cmc test and or xor not andn bt btc btr bts adcx adox",
    "shl shr sar shld shrd rcl rcr rol ror rorx shlx shrx sarx bzhi mul mulx imul",
    "cmova cmovae cmovb cmovbe cmove cmovne cmovs cmovns cmovg cmovge cmovl cmovle cmovo cmovno",
    "seta setae setb setbe sete setne sets setns setg setge setl setle seto setno",
)
_X86_VECTOR = _set(
    "movd movq movdqa movdqu movaps movups movapd movupd movhps movlps movhlps movlhps movss movsd",
    "pand pandn por pxor andps andnps orps xorps andpd andnpd orpd xorpd",
    "paddq paddd paddw paddb psubq psubd psubw psubb pmuludq pmulld pmullw pcmpeqb pcmpeqw pcmpeqd pcmpeqq",
    "pcmpgtb pcmpgtw pcmpgtd pcmpgtq psllq pslld psllw psrlq psrld psrlw psrad psraw pslldq psrldq",
    "pshufd pshufb pshuflw pshufhw shufps shufpd palignr pmovmskb movmskps movmskpd ptest pinsrq pextrq",
    "punpcklqdq punpckhqdq punpckldq punpckhdq punpcklwd punpckhwd punpcklbw punpckhbw unpcklps unpcklpd",
    "pblendvb blendvps blendvpd pblendw blendps pmulhw pmulhuw pmaddwd packssdw packsswb packuswb",
)
#: How clang makes powers of two, to shift each element by a distance of its own: exact, and of normal numbers.
_X86_POWERS = _set("cvttps2dq")
#: Of AVX-512, on integers and in registers or whole vectors of memory.
_X86_LANES = _set(
    "vpmadd52luq vpmadd52huq vpsraq vpandq vpxorq vmovdqu64 vmovdqa64 vpmovq2m kmovb vpblendmq",
    "valignq vpermi2q vpermt2q vshufi64x2 vpmovm2q vpternlogq",
)
_X86 = (
    _X86_SCALAR
    | _X86_VECTOR
    | _X86_POWERS
    | _X86_LANES
    | {f"v{name}" for name in _X86_VECTOR}
    | {"vzeroupper", "vpbroadcastq", "vbroadcasti64x2"}
)

#: Integers in vectors: none of these looks at its operands.  Those in `_WIDE` have a form for the upper half.
_WIDE = (
    *("shrn", "ushll", "sshll", "shll", "umull", "smull", "umlal", "smlal", "umlsl", "smlsl", "xtn", "rshrn"),
    *("uaddl", "saddl", "uaddw", "saddw", "usubl", "ssubl", "usubw", "ssubw"),
)
_AARCH64_VECTOR = _set(
    "dup fmov movi mvni ins umov smov ext bit bif bsl tbl zip1 zip2 uzp1 uzp2 trn1 trn2 rev16 rev32 rev64 cnt",
    "cmeq cmhi cmhs cmge cmgt cmle cmlt ushr sshr shl ushl sshl usra ssra sli sri addp addv uaddlv saddlv",
    "uqadd uqsub umax umin smax smin umaxv uminv smaxv sminv umaxp uminp smaxp sminp mla mls",
    "ld1 ld2 ld3 ld4 ld1r ld2r ld3r ld4r st1 st2 st3 st4",
) | {name + half for name in _WIDE for half in ("", "2")}
_AARCH64 = _AARCH64_VECTOR | _set(
    "mov movk movz movn mvn add adds adc adcs sub subs sbc sbcs neg negs ngc ngcs cmp cmn",
    "and ands bic bics orr orn eor eon tst lsl lsr asr ror extr ubfx sbfx ubfiz sbfiz bfi bfxil",
    "uxtb uxth uxtw sxtb sxth sxtw rev rbit clz cset csetm csel csinc csinv csneg cinc cinv cneg ccmp ccmn",
    "ldr ldp ldpsw ldur ldrb ldrh ldrsb ldrsh ldrsw ldurb ldurh ldursb ldursh ldursw",
    "str stp stur strb strh sturb sturh adr adrp nop hint bti paciasp autiasp mrs msr",
    "mul madd msub mneg umulh smulh umaddl smaddl umsubl smsubl",
)

_RISCV = _set(
    "add addi addw addiw sub subw neg negw and andi or ori xor xori not mv li lui auipc nop sext.w zext.b",
    "sll slli sllw slliw srl srli srlw srliw sra srai sraw sraiw slt slti sltu sltiu seqz snez sltz sgtz",
    "ld lw lwu lh lhu lb lbu sd sw sh sb",
    "c.add c.addi c.addi16sp c.addi4spn c.addw c.addiw c.sub c.subw c.and c.andi c.or c.xor c.mv c.li c.lui",
    "c.slli c.srli c.srai c.nop c.ld c.lw c.sd c.sw c.ldsp c.lwsp c.sdsp c.swsp",
)
_RISCV_MULTIPLY = _set("mul mulw mulh mulhu mulhsu")
_RISCV_DIVIDE = _set("div divu divw divuw rem remu remw remuw")

_THUMB = _set(
    "mov movw movt mvn add addw adr adc sub subw sbc rsb cmp cmn and bic orr orn eor tst teq",
    "lsl lsr asr ror rrx bfi bfc ubfx sbfx uxtb uxth sxtb sxth rev rev16 rbit clz it nop hint",
    "ldr ldrd ldrb ldrh ldrsb ldrsh ldm ldmdb str strd strb strh stm stmdb push pop mul mla mls mrs msr",
)
_THUMB_LONG = _set("umull umlal smull smlal")
_HALVES = [x + y for x in "bt" for y in "bt"]
_THUMB_DSP = _set(
    "umaal sel usub8 uadd8 usub16 uadd16 ssub16 sadd16 smmul smmla smuad smusd smlad smlsd pkhbt pkhtb",
    "uxtab uxtah sxtab sxtah uxtb16 sxtb16 smulwb smulwt smlawb smlawt",
) | {name + halves for name in ("smul", "smla") for halves in _HALVES}


def _because(names: frozenset[str], why: str) -> dict[str, str]:
    return dict.fromkeys(names, why)


_DIVISION = "its time depends on the operands"
_EARLY_OUT = "a core of this class may stop early (Rocket's multiplier does)"
_M3_LONG = "takes 3 to 5 cycles on the Cortex-M3, by the operands"
_THUMB_DIVISION = _because(_set("udiv sdiv"), _DIVISION)
_RV64 = capstone.CS_MODE_RISCV64 | capstone.CS_MODE_RISCVC
_RV32 = capstone.CS_MODE_RISCV32 | capstone.CS_MODE_RISCVC
_MCLASS = capstone.CS_MODE_THUMB | capstone.CS_MODE_MCLASS

TARGETS: Mapping[str, Target] = MappingProxyType(
    {
        t.name: t
        for t in (
            Target(
                "x86-64",
                "x86-64",
                "x86_64-unknown-linux-gnu",
                (),
                62,
                64,
                capstone.CS_ARCH_X86,
                capstone.CS_MODE_64,
                _X86,
                _because(_set("div idiv divss divsd divps divpd sqrtss sqrtsd"), _DIVISION),
            ),
            Target(
                "aarch64",
                "aarch64",
                "aarch64-unknown-linux-gnu",
                (),
                183,
                64,
                capstone.CS_ARCH_ARM64,
                capstone.CS_MODE_ARM,
                _AARCH64,
                _because(_set("udiv sdiv fdiv fsqrt"), _DIVISION),
            ),
            Target(
                "riscv64",
                "riscv64",
                "riscv64-unknown-elf",
                ("-march=rv64imac", "-mabi=lp64"),
                243,
                64,
                capstone.CS_ARCH_RISCV,
                _RV64,
                _RISCV,
                _because(_RISCV_DIVIDE, _DIVISION) | _because(_RISCV_MULTIPLY, _EARLY_OUT),
            ),
            Target(
                "riscv64-u74",
                "sifive-u74",
                "riscv64-unknown-elf",
                ("-mcpu=sifive-u74", "-mabi=lp64d"),
                243,
                64,
                capstone.CS_ARCH_RISCV,
                _RV64,
                _RISCV | _RISCV_MULTIPLY,
                _because(_RISCV_DIVIDE, _DIVISION),
            ),
            Target(
                "riscv32",
                "riscv32",
                "riscv32-unknown-elf",
                ("-march=rv32imac", "-mabi=ilp32"),
                243,
                32,
                capstone.CS_ARCH_RISCV,
                _RV32,
                _RISCV,
                _because(_RISCV_DIVIDE, _DIVISION) | _because(_RISCV_MULTIPLY, _EARLY_OUT),
            ),
            Target(
                "thumbv7em",
                "cortex-m4",
                "thumbv7em-none-eabi",
                ("-mcpu=cortex-m4",),
                40,
                32,
                capstone.CS_ARCH_ARM,
                _MCLASS,
                _THUMB | _THUMB_LONG | _THUMB_DSP,
                _THUMB_DIVISION,
            ),
            Target(
                "thumbv7m",
                "cortex-m3",
                "thumbv7m-none-eabi",
                ("-mcpu=cortex-m3",),
                40,
                32,
                capstone.CS_ARCH_ARM,
                _MCLASS,
                _THUMB,
                _THUMB_DIVISION | _because(_THUMB_LONG, _M3_LONG),
            ),
        )
    }
)

#: What may be predicated in an IT block: register arithmetic of one cycle.
PREDICABLE = _set(
    "mov movw movt mvn add addw adc sub subw sbc rsb cmp cmn and bic orr orn eor tst teq",
    "lsl lsr asr ror bfi bfc ubfx sbfx uxtb uxth sxtb sxth rev nop",
)


def target(name: str) -> Target:
    """The target of this name, here or in `sangi.codegen.llvm`; raises BadInput naming those there are."""
    for found in TARGETS.values():
        if name in (found.name, found.llvm):
            return found
    raise BadInput(f"no target {name!r}; there are {', '.join(TARGETS)}")
