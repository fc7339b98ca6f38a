/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * For each prime p of so many bits, in digits of 52 bits, the lowest first: how many digits; 4p; R mod p and -R mod p,
 * where R is 2 to the bits of all digits.
 */
#ifndef SANGI_GENERATED_CURVE_RADIX52_H
#define SANGI_GENERATED_CURVE_RADIX52_H

#define GENERATED_P511_DIGITS 10
#define GENERATED_P511_OFFSET \
    0x6e414cf1b21ec, 0xd15eb2a0d46e0, 0xc2d3c9709c86f, 0x541d459cc3307, 0x69eab1b159fcd, 0xeff31a4c8b273, \
    0x0ebb72231096b, 0x78f9312ad0b42, 0xe26fff22ac345, 0x0196d23a3dd03
#define GENERATED_P511_ONE \
    0xa8ee9bfefaa94, 0x5371a8da66cda, 0x78ce502d8f1ad, 0x199738693e81e, 0x63663f7667fde, 0x181c75dc7c56a, \
    0xbc1d37f29131e, 0xeb481412beb74, 0x97908b31b314e, 0x0025c95f2008e
#define GENERATED_P511_MINUS_ONE \
    0x72a1b73d71de7, 0xa0e603cdce4dd, 0x77e6a22e9806e, 0x3b7018fdf24a3, 0x77146cf5ee815, 0xe3e050b6a6732, \
    0xc791a49632f3c, 0x72f63837f575b, 0x610b7496f7f82, 0x003feb2f6f6b2

#define GENERATED_P1020_DIGITS 20
#define GENERATED_P1020_OFFSET \
    0xd3151838d914c, 0xaef0f4d1376f8, 0x3627f4e87607b, 0xc6f5452e9cb2e, 0x70b2ada838a1f, 0xab293568c4dc2, \
    0x150c5507d0190, 0x7a07b795acc5f, 0x8ad62e5f15b47, 0x0025e36fbb642, 0x846b53e411072, 0x671067b20ca5d, \
    0xa2b60b4b7e047, 0xe4e1b935b1652, 0x56fc1b7891c73, 0x1a0f3c976cc6b, 0x08af21bc86820, 0x1e401faf5c85b, \
    0x9c04aa76277b2, 0x00003b3957b50
#define GENERATED_P1020_ONE \
    0xd5286546da810, 0xdb02958c03834, 0x10d21bae5deb1, 0x5550a0108e350, 0xe672d6136dc11, 0x036e7cef100b2, \
    0x8d83166f814e5, 0x1c653908f1018, 0x67d66541c6d78, 0x397fcbd0f25b6, 0xc1842e955f974, 0x8a84d26c2fbd7, \
    0x71f551ebddb73, 0x7b56f48e61543, 0x8791387ceda28, 0x1b6ac482a1424, 0x5b0001e491cdb, 0x7a0a10e4edfda, \
    0xa4dafd1f34655, 0x000005ed27359
#define GENERATED_P1020_MINUS_ONE \
    0x5f9ce0c75bc43, 0x10b9a7a84a589, 0x7cb7e18bbf96d, 0x9c6cb13b18f7b, 0xb5b9d556a0676, 0x275bd06b212bd, \
    0x37bffed272b7f, 0xc21cb4dc7a2ff, 0x3adf2655fe959, 0x4689ad0afc7da, 0x9f96a663a4aa8, 0x4f3f4780536bf, \
    0x36b830e701c9e, 0x7de179bf0b051, 0x4e2dce6136cf4, 0xeb190aa339ef6, 0x672bc68a8fd2c, 0x0d85f706e923c, \
    0x82262d7e55797, 0x000008e12eb7a

#endif
