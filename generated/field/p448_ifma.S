/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p448, base field of Curve448 and edwards448; fills its top limb; eight elements in 9 digits of 52 bits
 * checked before it was written: no lane overflows and no factor exceeds a digit, by intervals; the text of every
 * kernel tested exhaustively at small digits for every odd modulus that fits; this code run on edge and random
 * operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#define KERNEL(op) sangi_p448x8_##op##_ifma
#define TABLE sangi_p448x8_constants_ifma
#include "generated/field/x8_9digits_ifma.inc"
#undef KERNEL
#undef TABLE

    CONSTANTS

    .p2align 6
sangi_p448x8_constants_ifma:
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000ffffffffeffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x00000000ffffffff
    .quad 0x000ffffffffffffe
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000ffffffffdffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x00000001ffffffff
    .quad 0x0000000000000001
    .quad 0x000fffffffffffff

    HIDE(sangi_p448x8_to_radix52_ifma)
    .globl SYMBOL(sangi_p448x8_to_radix52_ifma)
    .p2align 6
SYMBOL(sangi_p448x8_to_radix52_ifma):
    .quad 0x0000010000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000010
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
