/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * bls12_381_order, scalar field of BLS12-381; eight elements in 5 digits of 52 bits
 * checked before it was written: no lane overflows and no factor exceeds a digit, by intervals; the text of every
 * kernel tested exhaustively at small digits for every odd modulus that fits; this code run on edge and random
 * operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#define KERNEL(op) sangi_bls12_381_orderx8_##op##_ifma
#define TABLE sangi_bls12_381_orderx8_constants_ifma
#include "generated/field/x8_5digits_ifma.inc"
#undef KERNEL
#undef TABLE

    CONSTANTS

    .p2align 6
sangi_bls12_381_orderx8_constants_ifma:
    .quad 0x000fffff00000001
    .quad 0x00002fffe5bfefff
    .quad 0x0009a1d80553bda4
    .quad 0x0007d483339d8080
    .quad 0x000073eda753299d
    .quad 0x000ffffe00000002
    .quad 0x00005fffcb7fdfff
    .quad 0x000343b00aa77b48
    .quad 0x000fa906673b0101
    .quad 0x0000e7db4ea6533a
    .quad 0x000ffffeffffffff
    .quad 0x000fffffffffffff

    HIDE(sangi_bls12_381_orderx8_to_radix52_ifma)
    .globl SYMBOL(sangi_bls12_381_orderx8_to_radix52_ifma)
    .p2align 6
SYMBOL(sangi_bls12_381_orderx8_to_radix52_ifma):
    .quad 0x00000234fffffdcb
    .quad 0x00061039ef635000
    .quad 0x000dce3c3e2e7505
    .quad 0x0007fa6f1563642b
    .quad 0x0000247db575276a

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
