/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001
 * bn254_order, scalar field of BN254 (alt_bn128); eight elements in 5 digits of 52 bits
 * checked before it was written: no lane overflows and no factor exceeds a digit, by intervals; the text of every
 * kernel tested exhaustively at small digits for every odd modulus that fits; this code run on edge and random
 * operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#define KERNEL(op) sangi_bn254_orderx8_##op##_ifma
#define TABLE sangi_bn254_orderx8_constants_ifma
#include "generated/field/x8_5digits_ifma.inc"
#undef KERNEL
#undef TABLE

    CONSTANTS

    .p2align 6
sangi_bn254_orderx8_constants_ifma:
    .quad 0x0001f593f0000001
    .quad 0x0004879b9709143e
    .quad 0x000181585d2833e8
    .quad 0x000a029b85045b68
    .quad 0x000030644e72e131
    .quad 0x0003eb27e0000002
    .quad 0x00090f372e12287c
    .quad 0x000302b0ba5067d0
    .quad 0x000405370a08b6d0
    .quad 0x000060c89ce5c263
    .quad 0x0001f593efffffff
    .quad 0x000fffffffffffff

    HIDE(sangi_bn254_orderx8_to_radix52_ifma)
    .globl SYMBOL(sangi_bn254_orderx8_to_radix52_ifma)
    .p2align 6
SYMBOL(sangi_bn254_orderx8_to_radix52_ifma):
    .quad 0x00031f8c9ffffab6
    .quad 0x000ac31329faef6e
    .quad 0x0009e2a3495d7570
    .quad 0x000e357276f48b70
    .quad 0x00000d791464ef86

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
