/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f
 * secp256k1, base field of secp256k1; fills its top limb; eight elements in 5 digits of 52 bits
 * checked before it was written: no lane overflows and no factor exceeds a digit, by intervals; the text of every
 * kernel tested exhaustively at small digits for every odd modulus that fits; this code run on edge and random
 * operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#define KERNEL(op) sangi_secp256k1x8_##op##_ifma
#define TABLE sangi_secp256k1x8_constants_ifma
#include "generated/field/x8_5digits_ifma.inc"
#undef KERNEL
#undef TABLE

    CONSTANTS

    .p2align 6
sangi_secp256k1x8_constants_ifma:
    .quad 0x000ffffefffffc2f
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x0000ffffffffffff
    .quad 0x000ffffdfffff85e
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x0001ffffffffffff
    .quad 0x0008091dd2253531
    .quad 0x000fffffffffffff

    HIDE(sangi_secp256k1x8_to_radix52_ifma)
    .globl SYMBOL(sangi_secp256k1x8_to_radix52_ifma)
    .p2align 6
SYMBOL(sangi_secp256k1x8_to_radix52_ifma):
    .quad 0x0007a2000e90a100
    .quad 0x0000000000100000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
