/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
 * p384, base field of NIST P-384; fills its top limb; eight elements in 8 digits of 52 bits
 * checked before it was written: no lane overflows and no factor exceeds a digit, by intervals; the text of every
 * kernel tested exhaustively at small digits for every odd modulus that fits; this code run on edge and random
 * operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#define KERNEL(op) sangi_p384x8_##op##_ifma
#define TABLE sangi_p384x8_constants_ifma
#include "generated/field/x8_8digits_ifma.inc"
#undef KERNEL
#undef TABLE

    CONSTANTS

    .p2align 6
sangi_p384x8_constants_ifma:
    .quad 0x00000000ffffffff
    .quad 0x000ff00000000000
    .quad 0x000ffffffeffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x00000000000fffff
    .quad 0x00000001fffffffe
    .quad 0x000fe00000000000
    .quad 0x000ffffffdffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x00000000001fffff
    .quad 0x0000000100000001
    .quad 0x000fffffffffffff

    HIDE(sangi_p384x8_to_radix52_ifma)
    .globl SYMBOL(sangi_p384x8_to_radix52_ifma)
    .p2align 6
SYMBOL(sangi_p384x8_to_radix52_ifma):
    .quad 0x0000000000000000
    .quad 0x000ff00000001000
    .quad 0x000fffffffffffff
    .quad 0x000000100000000f
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
