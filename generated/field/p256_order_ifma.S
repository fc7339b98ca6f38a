/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
 * p256_order, scalar field of NIST P-256; fills its top limb; eight elements in 5 digits of 52 bits
 * checked before it was written: no lane overflows and no factor exceeds a digit, by intervals; the text of every
 * kernel tested exhaustively at small digits for every odd modulus that fits; this code run on edge and random
 * operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#define KERNEL(op) sangi_p256_orderx8_##op##_ifma
#define TABLE sangi_p256_orderx8_constants_ifma
#include "generated/field/x8_5digits_ifma.inc"
#undef KERNEL
#undef TABLE

    CONSTANTS

    .p2align 6
sangi_p256_orderx8_constants_ifma:
    .quad 0x0009cac2fc632551
    .quad 0x000ada7179e84f3b
    .quad 0x000fffffffbce6fa
    .quad 0x0000000fffffffff
    .quad 0x0000ffffffff0000
    .quad 0x00039585f8c64aa2
    .quad 0x0005b4e2f3d09e77
    .quad 0x000fffffff79cdf5
    .quad 0x0000001fffffffff
    .quad 0x0001fffffffe0000
    .quad 0x0001c8aaee00bc4f
    .quad 0x000fffffffffffff

    HIDE(sangi_p256_orderx8_to_radix52_ifma)
    .globl SYMBOL(sangi_p256_orderx8_to_radix52_ifma)
    .p2align 6
SYMBOL(sangi_p256_orderx8_to_radix52_ifma):
    .quad 0x00053d039cdaaf00
    .quad 0x00058e8617b0c463
    .quad 0x0000000043190552
    .quad 0x000ff00000000000
    .quad 0x0000000000ffffff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
