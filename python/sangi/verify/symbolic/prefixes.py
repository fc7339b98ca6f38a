# SPDX-License-Identifier: MIT OR Apache-2.0
"""The prefixes of an x86-64 instruction, read from its bytes: a decoder may drop one that the CPU does not."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sangi.verify.symbolic.errors import Unproved

_DATA, _ADDRESS, _LOCK, _REPNE, _REP = 0x66, 0x67, 0xF0, 0xF2, 0xF3
_SEGMENTS = frozenset((0x26, 0x2E, 0x36, 0x3E, 0x64, 0x65))
_LEGACY = frozenset((_DATA, _ADDRESS, _LOCK, _REPNE, _REP)) | _SEGMENTS
#: The first bytes of VEX, EVEX and XOP in 64-bit mode; XOP's only if the low bits of the next byte are 8 and more.
_VECTOR, _XOP = frozenset((0xC4, 0xC5, 0x62)), 0x8F
#: Mnemonic -> the prefixes that are part of it, or that say nothing there.
_PART: Mapping[str, frozenset[int]] = MappingProxyType(
    {
        "adcx": frozenset((_DATA,)),
        "adox": frozenset((_REP,)),
        "endbr64": frozenset((_REP,)),
        "nop": frozenset((_DATA, 0x2E)),
        "repz ret": frozenset((_REP,)),
        "bnd ret": frozenset((_REPNE,)),
        "jmp": frozenset((_ADDRESS,)),
        "call": frozenset((_ADDRESS,)),
        "mov": frozenset((0x64,)),
    }
)


def check_prefixes(content: bytes, mnemonic: str) -> None:
    """Refuses prefixes that are no part of an instruction; raises `Unproved`.

    A prefix of `mov` is a segment, which the operand then has: whether that is known is asked there.  67 before a jump
    or a call whose target is in the instruction is padding; of one through memory the operand is refused.
    """
    at = 0
    while at < len(content) and content[at] in _LEGACY:
        at += 1
    found, rest = frozenset(content[:at]), content[at:]
    if not found <= _PART.get(mnemonic, frozenset()):
        raise Unproved("has a prefix")
    wide = len(rest) > 1 and rest[0] & 0xF0 == 0x40
    opcode = rest[1:] if wide else rest
    if wide and (opcode[0] in _LEGACY or opcode[0] & 0xF0 == 0x40):
        raise Unproved("has a REX prefix that another one takes away")
    vector = opcode[0] in _VECTOR or (opcode[0] == _XOP and len(opcode) > 1 and opcode[1] & 31 >= 8)
    if vector and (wide or found):
        raise Unproved("has a prefix before VEX, EVEX or XOP")
