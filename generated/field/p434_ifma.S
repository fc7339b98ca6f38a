/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x2341f271773446cfc5fd681c520567bc65c783158aea3fdc1767ae2ffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p434, base field of SIKEp434; eight elements in 9 digits of 52 bits
 * checked before it was written: no lane overflows and no factor exceeds a digit, by intervals; the text of every
 * kernel tested exhaustively at small digits for every odd modulus that fits; this code run on edge and random
 * operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#define KERNEL(op) sangi_p434x8_##op##_ifma
#define TABLE sangi_p434x8_constants_ifma
#include "generated/field/x8_9digits_ifma.inc"
#undef KERNEL
#undef TABLE

    CONSTANTS

    .p2align 6
sangi_p434x8_constants_ifma:
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x0003fdc1767ae2ff
    .quad 0x000c65c783158aea
    .quad 0x000fd681c520567b
    .quad 0x000271773446cfc5
    .quad 0x000000000002341f
    .quad 0x000ffffffffffffe
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x0007fb82ecf5c5ff
    .quad 0x0008cb8f062b15d4
    .quad 0x000fad038a40acf7
    .quad 0x0004e2ee688d9f8b
    .quad 0x000000000004683e
    .quad 0x0000000000000001
    .quad 0x000fffffffffffff

    HIDE(sangi_p434x8_to_radix52_ifma)
    .globl SYMBOL(sangi_p434x8_to_radix52_ifma)
    .p2align 6
SYMBOL(sangi_p434x8_to_radix52_ifma):
    .quad 0x00042c6b854089a1
    .quad 0x0000000000000007
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x00048944f93c3d00
    .quad 0x000aff347a606f4c
    .quad 0x000c432687b6d670
    .quad 0x00024aecc7938ce9
    .quad 0x000000000001450d

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
