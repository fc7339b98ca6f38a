/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * p381, base field of BLS12-381; eight elements in 8 digits of 52 bits
 * checked before it was written: no lane overflows and no factor exceeds a digit, by intervals; the text of every
 * kernel tested exhaustively at small digits for every odd modulus that fits; this code run on edge and random
 * operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#define KERNEL(op) sangi_p381x8_##op##_ifma
#define TABLE sangi_p381x8_constants_ifma
#include "generated/field/x8_8digits_ifma.inc"
#undef KERNEL
#undef TABLE

    CONSTANTS

    .p2align 6
sangi_p381x8_constants_ifma:
    .quad 0x000effffffffaaab
    .quad 0x000feb153ffffb9f
    .quad 0x0006b0f6241eabff
    .quad 0x00012bf6730d2a0f
    .quad 0x000764774b84f385
    .quad 0x0001ba7b6434bacd
    .quad 0x0001ea397fe69a4b
    .quad 0x000000000001a011
    .quad 0x000dffffffff5556
    .quad 0x000fd62a7ffff73f
    .quad 0x000d61ec483d57ff
    .quad 0x000257ece61a541e
    .quad 0x000ec8ee9709e70a
    .quad 0x000374f6c869759a
    .quad 0x0003d472ffcd3496
    .quad 0x0000000000034022
    .quad 0x0003fffcfffcfffd
    .quad 0x000fffffffffffff

    HIDE(sangi_p381x8_to_radix52_ifma)
    .globl SYMBOL(sangi_p381x8_to_radix52_ifma)
    .p2align 6
SYMBOL(sangi_p381x8_to_radix52_ifma):
    .quad 0x0007fde37dba9366
    .quad 0x0004e27525bc342b
    .quad 0x0001f5b1e9778489
    .quad 0x000b872b2b91b9dc
    .quad 0x000b206f497dfcaf
    .quad 0x0004137cc89a9b0b
    .quad 0x000d9d20d7e39959
    .quad 0x000000000000411c

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
