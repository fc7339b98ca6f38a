/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47
 * bn254, base field of BN254 (alt_bn128); eight elements in 5 digits of 52 bits
 * checked before it was written: no lane overflows and no factor exceeds a digit, by intervals; the text of every
 * kernel tested exhaustively at small digits for every odd modulus that fits; this code run on edge and random
 * operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#define KERNEL(op) sangi_bn254x8_##op##_ifma
#define TABLE sangi_bn254x8_constants_ifma
#include "generated/field/x8_5digits_ifma.inc"
#undef KERNEL
#undef TABLE

    CONSTANTS

    .p2align 6
sangi_bn254x8_constants_ifma:
    .quad 0x00008c16d87cfd47
    .quad 0x000916871ca8d3c2
    .quad 0x000181585d97816a
    .quad 0x000a029b85045b68
    .quad 0x000030644e72e131
    .quad 0x0001182db0f9fa8e
    .quad 0x00022d0e3951a784
    .quad 0x000302b0bb2f02d5
    .quad 0x000405370a08b6d0
    .quad 0x000060c89ce5c263
    .quad 0x00020782e4866389
    .quad 0x000fffffffffffff

    HIDE(sangi_bn254x8_to_radix52_ifma)
    .globl SYMBOL(sangi_bn254x8_to_radix52_ifma)
    .p2align 6
SYMBOL(sangi_bn254x8_to_radix52_ifma):
    .quad 0x000b0f2afaec667a
    .quad 0x000ed9626b0fffbd
    .quad 0x0009e2a0fcad825a
    .quad 0x000e357276f48b70
    .quad 0x00000d791464ef86

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
