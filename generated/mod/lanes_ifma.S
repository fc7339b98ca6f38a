/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Ohta's products with the digits of one message across lanes, and the choice of a power, for AVX-512 IFMA and DQ
 * z = x * y mod n and z = x^2 mod n, below 2n, for x, y < 2n and any n, odd or even, shifted up to so many bits.
 * checked before it was written: no column leaves its word and no factor its digit, and the quotient is never more
 * than 1/2 + 2^-16 below, by the bounds of every column; this code interpreted, at narrow digits and at its own, on
 * edge and random operands of edge and random moduli; its object gated: straight line, no branch, no secret address
 */

#if defined(__APPLE__)
#define SYMBOL(name) _##name
#define KIND(name)
#define SIZE(name)
#define CONSTANTS .section __TEXT,__const
#define HIDE(name) .private_extern _##name
#else
#define SYMBOL(name) name
#define KIND(name) .type name, @function
#define SIZE(name) .size name, . - name
#define CONSTANTS .section .rodata
#define HIDE(name) .hidden name
#endif

    .intel_syntax noprefix
    .text

/* z = x * y mod n, for n of 1024 bits in 21 digits */
/* @pre x, y are below 2n; elements and data lie in memory as src/mod/lanes.h says */
/* @post n / 2 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_lanes_mul_1024_ifma)
    .globl SYMBOL(sangi_mod_lanes_mul_1024_ifma)
    KIND(sangi_mod_lanes_mul_1024_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_mul_1024_ifma):
    .cfi_startproc
    endbr64
    sub rsp, 512
    .cfi_adjust_cfa_offset 512
    lea rax, [rsp + 63]
    and rax, -64
    /* h = x * y, columns 16 to 47 */
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vmovdqu64 zmm16, zmmword ptr [rdx + 64]
    vmovdqu64 zmm17, zmmword ptr [rdx + 128]
    vmovdqu64 zmm18, zmmword ptr [rdx + 192]
    vpbroadcastq zmm20, qword ptr [rsi + 64]
    vpmadd52luq zmm0, zmm20, zmm18
    vpbroadcastq zmm21, qword ptr [rsi + 120]
    vpmadd52huq zmm4, zmm21, zmm17
    vpmadd52huq zmm5, zmm21, zmm18
    vpbroadcastq zmm22, qword ptr [rsi + 128]
    vpmadd52luq zmm8, zmm22, zmm17
    vpmadd52luq zmm1, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rsi + 184]
    vpmadd52huq zmm9, zmm23, zmm16
    vpmadd52huq zmm10, zmm23, zmm17
    vpmadd52huq zmm6, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rsi + 192]
    vpmadd52luq zmm12, zmm24, zmm16
    vpmadd52luq zmm11, zmm24, zmm17
    vpmadd52luq zmm2, zmm24, zmm18
    vmovdqu64 zmm16, zmmword ptr [rdx + 72]
    vmovdqu64 zmm17, zmmword ptr [rdx + 136]
    valignq zmm18, zmm15, zmmword ptr [rdx + 192], 1
    vpbroadcastq zmm25, qword ptr [rsi + 112]
    vpmadd52huq zmm13, zmm25, zmm17
    vpmadd52huq zmm5, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 120]
    vpmadd52luq zmm0, zmm26, zmm17
    vpmadd52luq zmm1, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 176]
    vpmadd52huq zmm4, zmm27, zmm16
    vpmadd52huq zmm10, zmm27, zmm17
    vpmadd52huq zmm14, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 184]
    vpmadd52luq zmm8, zmm28, zmm16
    vpmadd52luq zmm11, zmm28, zmm17
    vpmadd52luq zmm2, zmm28, zmm18
    vmovdqu64 zmm16, zmmword ptr [rdx + 80]
    vmovdqu64 zmm17, zmmword ptr [rdx + 144]
    valignq zmm18, zmm15, zmmword ptr [rdx + 192], 2
    vpbroadcastq zmm29, qword ptr [rsi + 104]
    vpmadd52huq zmm9, zmm29, zmm17
    vpmadd52huq zmm5, zmm29, zmm18
    vpbroadcastq zmm30, qword ptr [rsi + 112]
    vpmadd52luq zmm12, zmm30, zmm17
    vpmadd52luq zmm1, zmm30, zmm18
    vpbroadcastq zmm31, qword ptr [rsi + 168]
    vpmadd52huq zmm13, zmm31, zmm16
    vpmadd52huq zmm10, zmm31, zmm17
    vpmadd52huq zmm6, zmm31, zmm18
    vpbroadcastq zmm20, qword ptr [rsi + 176]
    vpmadd52luq zmm0, zmm20, zmm16
    vpmadd52luq zmm11, zmm20, zmm17
    vpmadd52luq zmm2, zmm20, zmm18
    vmovdqu64 zmm16, zmmword ptr [rdx + 24]
    vmovdqu64 zmm17, zmmword ptr [rdx + 88]
    vmovdqu64 zmm18, zmmword ptr [rdx + 152]
    valignq zmm19, zmm15, zmmword ptr [rdx + 192], 3
    vpbroadcastq zmm21, qword ptr [rsi + 96]
    vpmadd52huq zmm4, zmm21, zmm18
    vpmadd52huq zmm5, zmm21, zmm19
    vpbroadcastq zmm22, qword ptr [rsi + 104]
    vpmadd52luq zmm8, zmm22, zmm18
    vpmadd52luq zmm1, zmm22, zmm19
    vpbroadcastq zmm23, qword ptr [rsi + 160]
    vpmadd52huq zmm9, zmm23, zmm17
    vpmadd52huq zmm10, zmm23, zmm18
    vpmadd52huq zmm14, zmm23, zmm19
    vpbroadcastq zmm24, qword ptr [rsi + 168]
    vpmadd52luq zmm12, zmm24, zmm17
    vpmadd52luq zmm11, zmm24, zmm18
    vpmadd52luq zmm2, zmm24, zmm19
    vpbroadcastq zmm25, qword ptr [rsi + 224]
    vpmadd52huq zmm13, zmm25, zmm16
    vpmadd52huq zmm5, zmm25, zmm17
    vpmadd52huq zmm6, zmm25, zmm18
    vpmadd52huq zmm7, zmm25, zmm19
    vmovdqu64 zmm16, zmmword ptr [rdx + 32]
    vmovdqu64 zmm17, zmmword ptr [rdx + 96]
    vmovdqu64 zmm18, zmmword ptr [rdx + 160]
    valignq zmm19, zmm15, zmmword ptr [rdx + 192], 4
    vpbroadcastq zmm26, qword ptr [rsi + 88]
    vpmadd52huq zmm4, zmm26, zmm18
    vpmadd52huq zmm10, zmm26, zmm19
    vpbroadcastq zmm27, qword ptr [rsi + 96]
    vpmadd52luq zmm0, zmm27, zmm18
    vpmadd52luq zmm1, zmm27, zmm19
    vpbroadcastq zmm28, qword ptr [rsi + 152]
    vpmadd52huq zmm9, zmm28, zmm17
    vpmadd52huq zmm5, zmm28, zmm18
    vpmadd52huq zmm14, zmm28, zmm19
    vpbroadcastq zmm29, qword ptr [rsi + 160]
    vpmadd52luq zmm8, zmm29, zmm17
    vpmadd52luq zmm11, zmm29, zmm18
    vpmadd52luq zmm2, zmm29, zmm19
    vpbroadcastq zmm30, qword ptr [rsi + 216]
    vpmadd52huq zmm13, zmm30, zmm16
    vpmadd52huq zmm10, zmm30, zmm17
    vpmadd52huq zmm6, zmm30, zmm18
    vpmadd52huq zmm7, zmm30, zmm19
    vpbroadcastq zmm31, qword ptr [rsi + 224]
    vpmadd52luq zmm12, zmm31, zmm16
    vpmadd52luq zmm1, zmm31, zmm17
    vpmadd52luq zmm2, zmm31, zmm18
    vpmadd52luq zmm3, zmm31, zmm19
    vmovdqu64 zmm16, zmmword ptr [rdx + 40]
    vmovdqu64 zmm17, zmmword ptr [rdx + 104]
    vmovdqu64 zmm18, zmmword ptr [rdx + 168]
    vpbroadcastq zmm20, qword ptr [rsi + 80]
    vpmadd52huq zmm4, zmm20, zmm18
    vpbroadcastq zmm21, qword ptr [rsi + 88]
    vpmadd52luq zmm0, zmm21, zmm18
    vpbroadcastq zmm22, qword ptr [rsi + 144]
    vpmadd52huq zmm9, zmm22, zmm17
    vpmadd52huq zmm5, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rsi + 152]
    vpmadd52luq zmm8, zmm23, zmm17
    vpmadd52luq zmm11, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rsi + 208]
    vpmadd52huq zmm13, zmm24, zmm16
    vpmadd52huq zmm10, zmm24, zmm17
    vpmadd52huq zmm14, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 216]
    vpmadd52luq zmm12, zmm25, zmm16
    vpmadd52luq zmm1, zmm25, zmm17
    vpmadd52luq zmm2, zmm25, zmm18
    vmovdqu64 zmm16, zmmword ptr [rdx + 48]
    vmovdqu64 zmm17, zmmword ptr [rdx + 112]
    vmovdqu64 zmm18, zmmword ptr [rdx + 176]
    vpbroadcastq zmm26, qword ptr [rsi + 72]
    vpmadd52huq zmm4, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 80]
    vpmadd52luq zmm0, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 136]
    vpmadd52huq zmm9, zmm28, zmm17
    vpmadd52huq zmm5, zmm28, zmm18
    vpbroadcastq zmm29, qword ptr [rsi + 144]
    vpmadd52luq zmm8, zmm29, zmm17
    vpmadd52luq zmm11, zmm29, zmm18
    vpbroadcastq zmm30, qword ptr [rsi + 200]
    vpmadd52huq zmm13, zmm30, zmm16
    vpmadd52huq zmm10, zmm30, zmm17
    vpmadd52huq zmm6, zmm30, zmm18
    vpbroadcastq zmm31, qword ptr [rsi + 208]
    vpmadd52luq zmm12, zmm31, zmm16
    vpmadd52luq zmm1, zmm31, zmm17
    vpmadd52luq zmm2, zmm31, zmm18
    vmovdqu64 zmm16, zmmword ptr [rdx + 56]
    vmovdqu64 zmm17, zmmword ptr [rdx + 120]
    vmovdqu64 zmm18, zmmword ptr [rdx + 184]
    vpbroadcastq zmm20, qword ptr [rsi + 64]
    vpmadd52huq zmm4, zmm20, zmm18
    vpbroadcastq zmm21, qword ptr [rsi + 72]
    vpmadd52luq zmm0, zmm21, zmm18
    vpbroadcastq zmm22, qword ptr [rsi + 128]
    vpmadd52huq zmm9, zmm22, zmm17
    vpmadd52huq zmm5, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rsi + 136]
    vpmadd52luq zmm8, zmm23, zmm17
    vpmadd52luq zmm11, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rsi + 192]
    vpmadd52huq zmm13, zmm24, zmm16
    vpmadd52huq zmm10, zmm24, zmm17
    vpmadd52huq zmm14, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 200]
    vpmadd52luq zmm12, zmm25, zmm16
    vpmadd52luq zmm1, zmm25, zmm17
    vpmadd52luq zmm2, zmm25, zmm18
    vpaddq zmm0, zmm0, zmm8
    vpaddq zmm0, zmm0, zmm12
    vpaddq zmm4, zmm4, zmm9
    vpaddq zmm4, zmm4, zmm13
    vpaddq zmm0, zmm0, zmm4
    vpaddq zmm0, zmm0, zmm4
    vpaddq zmm1, zmm1, zmm11
    vpaddq zmm5, zmm5, zmm10
    vpaddq zmm1, zmm1, zmm5
    vpaddq zmm1, zmm1, zmm5
    vpaddq zmm6, zmm6, zmm14
    vpaddq zmm2, zmm2, zmm6
    vpaddq zmm2, zmm2, zmm6
    vpaddq zmm3, zmm3, zmm7
    vpaddq zmm3, zmm3, zmm7
    vpsrlq zmm16, zmm0, 51
    vpsrlq zmm17, zmm1, 51
    vpsrlq zmm18, zmm2, 51
    vpsrlq zmm19, zmm3, 51
    vpandq zmm20, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm21, zmm21, zmm21
    valignq zmm21, zmm16, zmm21, 7
    vpaddq zmm20, zmm20, zmm21
    vmovdqu64 zmmword ptr [rax], zmm20
    vpandq zmm20, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm22, zmm17, zmm16, 7
    vpaddq zmm20, zmm20, zmm22
    vmovdqu64 zmmword ptr [rax + 64], zmm20
    vpandq zmm20, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm23, zmm18, zmm17, 7
    vpaddq zmm20, zmm20, zmm23
    vmovdqu64 zmmword ptr [rax + 128], zmm20
    vpandq zmm20, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm24, zmm19, zmm18, 7
    vpaddq zmm20, zmm20, zmm24
    vmovdqu64 zmmword ptr [rax + 192], zmm20
    /* h = x * y, columns 8 to 15 */
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm9, zmm9, zmm9
    vmovdqu64 zmm13, zmmword ptr [rdx + 64]
    vmovdqu64 zmm4, zmmword ptr [rdx + 128]
    vpbroadcastq zmm11, qword ptr [rsi + 64]
    vpmadd52luq zmm25, zmm11, zmm4
    vpbroadcastq zmm10, qword ptr [rsi + 120]
    vpmadd52huq zmm26, zmm10, zmm13
    vpbroadcastq zmm5, qword ptr [rsi + 128]
    vpmadd52luq zmm27, zmm5, zmm13
    vmovdqu64 zmm13, zmmword ptr [rdx + 8]
    vmovdqu64 zmm4, zmmword ptr [rdx + 72]
    vpbroadcastq zmm14, qword ptr [rsi + 112]
    vpmadd52huq zmm28, zmm14, zmm4
    vpbroadcastq zmm6, qword ptr [rsi + 120]
    vpmadd52luq zmm29, zmm6, zmm4
    vpbroadcastq zmm7, qword ptr [rsi + 176]
    vpmadd52huq zmm30, zmm7, zmm13
    vpbroadcastq zmm21, qword ptr [rsi + 184]
    vpmadd52luq zmm31, zmm21, zmm13
    vmovdqu64 zmm13, zmmword ptr [rdx + 16]
    vmovdqu64 zmm4, zmmword ptr [rdx + 80]
    vpbroadcastq zmm22, qword ptr [rsi + 104]
    vpmadd52huq zmm15, zmm22, zmm4
    vpbroadcastq zmm16, qword ptr [rsi + 112]
    vpmadd52luq zmm8, zmm16, zmm4
    vpbroadcastq zmm1, qword ptr [rsi + 168]
    vpmadd52huq zmm12, zmm1, zmm13
    vpbroadcastq zmm23, qword ptr [rsi + 176]
    vpmadd52luq zmm9, zmm23, zmm13
    vmovdqu64 zmm13, zmmword ptr [rdx + 24]
    vmovdqu64 zmm4, zmmword ptr [rdx + 88]
    vpbroadcastq zmm17, qword ptr [rsi + 96]
    vpmadd52huq zmm26, zmm17, zmm4
    vpbroadcastq zmm2, qword ptr [rsi + 104]
    vpmadd52luq zmm25, zmm2, zmm4
    vpbroadcastq zmm24, qword ptr [rsi + 160]
    vpmadd52huq zmm28, zmm24, zmm13
    vpbroadcastq zmm18, qword ptr [rsi + 168]
    vpmadd52luq zmm27, zmm18, zmm13
    vmovdqu64 zmm13, zmmword ptr [rdx + 32]
    vmovdqu64 zmm4, zmmword ptr [rdx + 96]
    vpbroadcastq zmm3, qword ptr [rsi + 88]
    vpmadd52huq zmm30, zmm3, zmm4
    vpbroadcastq zmm20, qword ptr [rsi + 96]
    vpmadd52luq zmm29, zmm20, zmm4
    vpbroadcastq zmm11, qword ptr [rsi + 152]
    vpmadd52huq zmm15, zmm11, zmm13
    vpbroadcastq zmm10, qword ptr [rsi + 160]
    vpmadd52luq zmm31, zmm10, zmm13
    vmovdqu64 zmm13, zmmword ptr [rdx + 40]
    vmovdqu64 zmm4, zmmword ptr [rdx + 104]
    vpbroadcastq zmm5, qword ptr [rsi + 80]
    vpmadd52huq zmm12, zmm5, zmm4
    vpbroadcastq zmm14, qword ptr [rsi + 88]
    vpmadd52luq zmm8, zmm14, zmm4
    vpbroadcastq zmm6, qword ptr [rsi + 144]
    vpmadd52huq zmm26, zmm6, zmm13
    vpbroadcastq zmm7, qword ptr [rsi + 152]
    vpmadd52luq zmm9, zmm7, zmm13
    vmovdqu64 zmm13, zmmword ptr [rdx + 48]
    vmovdqu64 zmm4, zmmword ptr [rdx + 112]
    vpbroadcastq zmm21, qword ptr [rsi + 72]
    vpmadd52huq zmm28, zmm21, zmm4
    vpbroadcastq zmm22, qword ptr [rsi + 80]
    vpmadd52luq zmm25, zmm22, zmm4
    vpbroadcastq zmm16, qword ptr [rsi + 136]
    vpmadd52huq zmm30, zmm16, zmm13
    vpbroadcastq zmm1, qword ptr [rsi + 144]
    vpmadd52luq zmm27, zmm1, zmm13
    vmovdqu64 zmm13, zmmword ptr [rdx + 56]
    vmovdqu64 zmm4, zmmword ptr [rdx + 120]
    vpbroadcastq zmm23, qword ptr [rsi + 64]
    vpmadd52huq zmm15, zmm23, zmm4
    vpbroadcastq zmm17, qword ptr [rsi + 72]
    vpmadd52luq zmm29, zmm17, zmm4
    vpbroadcastq zmm2, qword ptr [rsi + 128]
    vpmadd52huq zmm12, zmm2, zmm13
    vpbroadcastq zmm24, qword ptr [rsi + 136]
    vpmadd52luq zmm31, zmm24, zmm13
    vpaddq zmm25, zmm25, zmm27
    vpaddq zmm25, zmm25, zmm29
    vpaddq zmm25, zmm25, zmm31
    vpaddq zmm25, zmm25, zmm8
    vpaddq zmm25, zmm25, zmm9
    vpaddq zmm26, zmm26, zmm28
    vpaddq zmm26, zmm26, zmm30
    vpaddq zmm26, zmm26, zmm15
    vpaddq zmm26, zmm26, zmm12
    vpaddq zmm25, zmm25, zmm26
    vpaddq zmm25, zmm25, zmm26
    /* s, columns 40 to 63 */
    vmovdqa64 zmm13, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 64]
    vmovdqa64 zmm4, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm11, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm1, zmm1, zmm1
    vmovdqu64 zmm23, zmmword ptr [rcx + 64]
    vmovdqu64 zmm17, zmmword ptr [rcx + 128]
    vmovdqu64 zmm2, zmmword ptr [rcx + 192]
    vpbroadcastq zmm24, qword ptr [rax + 56]
    vpmadd52huq zmm10, zmm24, zmm2
    vpbroadcastq zmm18, qword ptr [rax + 64]
    vpmadd52luq zmm13, zmm18, zmm2
    vpbroadcastq zmm3, qword ptr [rax + 120]
    vpmadd52huq zmm6, zmm3, zmm17
    vpmadd52huq zmm5, zmm3, zmm2
    vpbroadcastq zmm20, qword ptr [rax + 128]
    vpmadd52luq zmm7, zmm20, zmm17
    vpmadd52luq zmm4, zmm20, zmm2
    vpbroadcastq zmm27, qword ptr [rax + 184]
    vpmadd52huq zmm16, zmm27, zmm23
    vpmadd52huq zmm21, zmm27, zmm17
    vpmadd52huq zmm14, zmm27, zmm2
    vpbroadcastq zmm29, qword ptr [rax + 192]
    vpmadd52luq zmm1, zmm29, zmm23
    vpmadd52luq zmm22, zmm29, zmm17
    vpmadd52luq zmm11, zmm29, zmm2
    vmovdqu64 zmm23, zmmword ptr [rcx + 72]
    vmovdqu64 zmm17, zmmword ptr [rcx + 136]
    vmovdqu64 zmm2, zmmword ptr [rcx + 200]
    vpbroadcastq zmm31, qword ptr [rax + 48]
    vpmadd52huq zmm10, zmm31, zmm2
    vpbroadcastq zmm8, qword ptr [rax + 56]
    vpmadd52luq zmm13, zmm8, zmm2
    vpbroadcastq zmm9, qword ptr [rax + 112]
    vpmadd52huq zmm6, zmm9, zmm17
    vpmadd52huq zmm5, zmm9, zmm2
    vpbroadcastq zmm28, qword ptr [rax + 120]
    vpmadd52luq zmm7, zmm28, zmm17
    vpmadd52luq zmm4, zmm28, zmm2
    vpbroadcastq zmm30, qword ptr [rax + 176]
    vpmadd52huq zmm16, zmm30, zmm23
    vpmadd52huq zmm21, zmm30, zmm17
    vpmadd52huq zmm14, zmm30, zmm2
    vpbroadcastq zmm15, qword ptr [rax + 184]
    vpmadd52luq zmm1, zmm15, zmm23
    vpmadd52luq zmm22, zmm15, zmm17
    vpmadd52luq zmm11, zmm15, zmm2
    vmovdqu64 zmm23, zmmword ptr [rcx + 80]
    vmovdqu64 zmm17, zmmword ptr [rcx + 144]
    vmovdqu64 zmm2, zmmword ptr [rcx + 208]
    vpbroadcastq zmm12, qword ptr [rax + 40]
    vpmadd52huq zmm10, zmm12, zmm2
    vpbroadcastq zmm26, qword ptr [rax + 48]
    vpmadd52luq zmm13, zmm26, zmm2
    vpbroadcastq zmm24, qword ptr [rax + 104]
    vpmadd52huq zmm6, zmm24, zmm17
    vpmadd52huq zmm5, zmm24, zmm2
    vpbroadcastq zmm18, qword ptr [rax + 112]
    vpmadd52luq zmm7, zmm18, zmm17
    vpmadd52luq zmm4, zmm18, zmm2
    vpbroadcastq zmm3, qword ptr [rax + 168]
    vpmadd52huq zmm16, zmm3, zmm23
    vpmadd52huq zmm21, zmm3, zmm17
    vpmadd52huq zmm14, zmm3, zmm2
    vpbroadcastq zmm20, qword ptr [rax + 176]
    vpmadd52luq zmm1, zmm20, zmm23
    vpmadd52luq zmm22, zmm20, zmm17
    vpmadd52luq zmm11, zmm20, zmm2
    vmovdqu64 zmm23, zmmword ptr [rcx + 88]
    vmovdqu64 zmm17, zmmword ptr [rcx + 152]
    vmovdqu64 zmm2, zmmword ptr [rcx + 216]
    vpbroadcastq zmm27, qword ptr [rax + 32]
    vpmadd52huq zmm10, zmm27, zmm2
    vpbroadcastq zmm29, qword ptr [rax + 40]
    vpmadd52luq zmm13, zmm29, zmm2
    vpbroadcastq zmm31, qword ptr [rax + 96]
    vpmadd52huq zmm6, zmm31, zmm17
    vpmadd52huq zmm5, zmm31, zmm2
    vpbroadcastq zmm8, qword ptr [rax + 104]
    vpmadd52luq zmm7, zmm8, zmm17
    vpmadd52luq zmm4, zmm8, zmm2
    vpbroadcastq zmm9, qword ptr [rax + 160]
    vpmadd52huq zmm16, zmm9, zmm23
    vpmadd52huq zmm21, zmm9, zmm17
    vpmadd52huq zmm14, zmm9, zmm2
    vpbroadcastq zmm28, qword ptr [rax + 168]
    vpmadd52luq zmm1, zmm28, zmm23
    vpmadd52luq zmm22, zmm28, zmm17
    vpmadd52luq zmm11, zmm28, zmm2
    vmovdqu64 zmm23, zmmword ptr [rcx + 96]
    vmovdqu64 zmm17, zmmword ptr [rcx + 160]
    vmovdqu64 zmm2, zmmword ptr [rcx + 224]
    vpbroadcastq zmm30, qword ptr [rax + 24]
    vpmadd52huq zmm10, zmm30, zmm2
    vpbroadcastq zmm15, qword ptr [rax + 32]
    vpmadd52luq zmm13, zmm15, zmm2
    vpbroadcastq zmm12, qword ptr [rax + 88]
    vpmadd52huq zmm6, zmm12, zmm17
    vpmadd52huq zmm5, zmm12, zmm2
    vpbroadcastq zmm26, qword ptr [rax + 96]
    vpmadd52luq zmm7, zmm26, zmm17
    vpmadd52luq zmm4, zmm26, zmm2
    vpbroadcastq zmm24, qword ptr [rax + 152]
    vpmadd52huq zmm16, zmm24, zmm23
    vpmadd52huq zmm21, zmm24, zmm17
    vpmadd52huq zmm14, zmm24, zmm2
    vpbroadcastq zmm18, qword ptr [rax + 160]
    vpmadd52luq zmm1, zmm18, zmm23
    vpmadd52luq zmm22, zmm18, zmm17
    vpmadd52luq zmm11, zmm18, zmm2
    vmovdqu64 zmm23, zmmword ptr [rcx + 104]
    vmovdqu64 zmm17, zmmword ptr [rcx + 168]
    vpbroadcastq zmm3, qword ptr [rax + 80]
    vpmadd52huq zmm10, zmm3, zmm17
    vpbroadcastq zmm20, qword ptr [rax + 88]
    vpmadd52luq zmm13, zmm20, zmm17
    vpbroadcastq zmm27, qword ptr [rax + 144]
    vpmadd52huq zmm6, zmm27, zmm23
    vpmadd52huq zmm5, zmm27, zmm17
    vpbroadcastq zmm29, qword ptr [rax + 152]
    vpmadd52luq zmm7, zmm29, zmm23
    vpmadd52luq zmm4, zmm29, zmm17
    vmovdqu64 zmm23, zmmword ptr [rcx + 112]
    vmovdqu64 zmm17, zmmword ptr [rcx + 176]
    vpbroadcastq zmm31, qword ptr [rax + 72]
    vpmadd52huq zmm16, zmm31, zmm17
    vpbroadcastq zmm8, qword ptr [rax + 80]
    vpmadd52luq zmm1, zmm8, zmm17
    vpbroadcastq zmm9, qword ptr [rax + 136]
    vpmadd52huq zmm10, zmm9, zmm23
    vpmadd52huq zmm21, zmm9, zmm17
    vpbroadcastq zmm28, qword ptr [rax + 144]
    vpmadd52luq zmm13, zmm28, zmm23
    vpmadd52luq zmm22, zmm28, zmm17
    vmovdqu64 zmm23, zmmword ptr [rcx + 56]
    vmovdqu64 zmm17, zmmword ptr [rcx + 120]
    vmovdqu64 zmm2, zmmword ptr [rcx + 184]
    vpbroadcastq zmm30, qword ptr [rax + 64]
    vpmadd52huq zmm6, zmm30, zmm2
    vpbroadcastq zmm15, qword ptr [rax + 72]
    vpmadd52luq zmm7, zmm15, zmm2
    vpbroadcastq zmm12, qword ptr [rax + 128]
    vpmadd52huq zmm16, zmm12, zmm17
    vpmadd52huq zmm5, zmm12, zmm2
    vpbroadcastq zmm26, qword ptr [rax + 136]
    vpmadd52luq zmm1, zmm26, zmm17
    vpmadd52luq zmm4, zmm26, zmm2
    vpbroadcastq zmm24, qword ptr [rax + 192]
    vpmadd52huq zmm10, zmm24, zmm23
    vpmadd52huq zmm21, zmm24, zmm17
    vpmadd52huq zmm14, zmm24, zmm2
    vpaddq zmm13, zmm13, zmm7
    vpaddq zmm13, zmm13, zmm1
    vpaddq zmm10, zmm10, zmm6
    vpaddq zmm10, zmm10, zmm16
    vpaddq zmm13, zmm13, zmm10
    vpaddq zmm13, zmm13, zmm10
    vpaddq zmm4, zmm4, zmm22
    vpaddq zmm5, zmm5, zmm21
    vpaddq zmm4, zmm4, zmm5
    vpaddq zmm4, zmm4, zmm5
    vpaddq zmm11, zmm11, zmm14
    vpaddq zmm11, zmm11, zmm14
    vpsrlq zmm23, zmm13, 51
    vpsrlq zmm17, zmm4, 51
    vpsrlq zmm2, zmm11, 51
    vpandq zmm24, zmm13, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 128]
    vpxorq zmm18, zmm18, zmm18
    valignq zmm18, zmm23, zmm18, 7
    vpaddq zmm24, zmm24, zmm18
    vmovdqu64 zmmword ptr [rax + 256], zmm24
    vpandq zmm24, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm3, zmm17, zmm23, 7
    vpaddq zmm24, zmm24, zmm3
    vmovdqu64 zmmword ptr [rax + 320], zmm24
    vpandq zmm24, zmm11, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm20, zmm2, zmm17, 7
    vpaddq zmm24, zmm24, zmm20
    vmovdqu64 zmmword ptr [rax + 384], zmm24
    /* h = x * y, columns 0 to 7 */
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm12, zmm12, zmm12
    vmovdqu64 zmm26, zmmword ptr [rdx + 64]
    vpbroadcastq zmm7, qword ptr [rsi + 64]
    vpmadd52luq zmm27, zmm7, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 8]
    vpbroadcastq zmm1, qword ptr [rsi + 112]
    vpmadd52huq zmm29, zmm1, zmm26
    vpbroadcastq zmm6, qword ptr [rsi + 120]
    vpmadd52luq zmm31, zmm6, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 16]
    vpbroadcastq zmm16, qword ptr [rsi + 104]
    vpmadd52huq zmm8, zmm16, zmm26
    vpbroadcastq zmm10, qword ptr [rsi + 112]
    vpmadd52luq zmm9, zmm10, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 24]
    vpbroadcastq zmm22, qword ptr [rsi + 96]
    vpmadd52huq zmm28, zmm22, zmm26
    vpbroadcastq zmm21, qword ptr [rsi + 104]
    vpmadd52luq zmm30, zmm21, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 32]
    vpbroadcastq zmm5, qword ptr [rsi + 88]
    vpmadd52huq zmm15, zmm5, zmm26
    vpbroadcastq zmm14, qword ptr [rsi + 96]
    vpmadd52luq zmm12, zmm14, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 40]
    vpbroadcastq zmm18, qword ptr [rsi + 80]
    vpmadd52huq zmm29, zmm18, zmm26
    vpbroadcastq zmm13, qword ptr [rsi + 88]
    vpmadd52luq zmm27, zmm13, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 48]
    vpbroadcastq zmm3, qword ptr [rsi + 72]
    vpmadd52huq zmm8, zmm3, zmm26
    vpbroadcastq zmm23, qword ptr [rsi + 80]
    vpmadd52luq zmm31, zmm23, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 56]
    vpbroadcastq zmm4, qword ptr [rsi + 64]
    vpmadd52huq zmm28, zmm4, zmm26
    vpbroadcastq zmm20, qword ptr [rsi + 72]
    vpmadd52luq zmm9, zmm20, zmm26
    vpaddq zmm27, zmm27, zmm31
    vpaddq zmm27, zmm27, zmm9
    vpaddq zmm27, zmm27, zmm30
    vpaddq zmm27, zmm27, zmm12
    vpaddq zmm29, zmm29, zmm8
    vpaddq zmm29, zmm29, zmm28
    vpaddq zmm29, zmm29, zmm15
    vpaddq zmm27, zmm27, zmm29
    vpaddq zmm27, zmm27, zmm29
    /* z, columns 0 to 23 */
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm5, zmm5, zmm5
    vmovdqu64 zmm14, zmmword ptr [rcx + 384]
    vmovdqu64 zmm18, zmmword ptr [rcx + 448]
    vmovdqu64 zmm13, zmmword ptr [rcx + 512]
    vpbroadcastq zmm3, qword ptr [rax + 264]
    vpmadd52luq zmm27, zmm3, zmm14
    vpmadd52luq zmm25, zmm3, zmm18
    vpmadd52luq zmm0, zmm3, zmm13
    vpbroadcastq zmm23, qword ptr [rax + 320]
    vpmadd52huq zmm7, zmm23, zmm14
    vpmadd52huq zmm1, zmm23, zmm18
    vpbroadcastq zmm4, qword ptr [rax + 328]
    vpmadd52luq zmm10, zmm4, zmm14
    vpmadd52luq zmm6, zmm4, zmm18
    vpbroadcastq zmm20, qword ptr [rax + 384]
    vpmadd52huq zmm16, zmm20, zmm14
    vpbroadcastq zmm17, qword ptr [rax + 392]
    vpmadd52luq zmm21, zmm17, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 328]
    vmovdqu64 zmm18, zmmword ptr [rcx + 392]
    vmovdqu64 zmm13, zmmword ptr [rcx + 456]
    vpbroadcastq zmm11, qword ptr [rax + 312]
    vpmadd52huq zmm26, zmm11, zmm14
    vpmadd52huq zmm22, zmm11, zmm18
    vpmadd52huq zmm5, zmm11, zmm13
    vpbroadcastq zmm24, qword ptr [rax + 320]
    vpmadd52luq zmm27, zmm24, zmm14
    vpmadd52luq zmm25, zmm24, zmm18
    vpmadd52luq zmm0, zmm24, zmm13
    vpbroadcastq zmm2, qword ptr [rax + 376]
    vpmadd52huq zmm7, zmm2, zmm14
    vpmadd52huq zmm1, zmm2, zmm18
    vpbroadcastq zmm31, qword ptr [rax + 384]
    vpmadd52luq zmm10, zmm31, zmm14
    vpmadd52luq zmm6, zmm31, zmm18
    vmovdqu64 zmm14, zmmword ptr [rcx + 336]
    vmovdqu64 zmm18, zmmword ptr [rcx + 400]
    vmovdqu64 zmm13, zmmword ptr [rcx + 464]
    vpbroadcastq zmm9, qword ptr [rax + 304]
    vpmadd52huq zmm26, zmm9, zmm14
    vpmadd52huq zmm22, zmm9, zmm18
    vpmadd52huq zmm16, zmm9, zmm13
    vpbroadcastq zmm30, qword ptr [rax + 312]
    vpmadd52luq zmm27, zmm30, zmm14
    vpmadd52luq zmm25, zmm30, zmm18
    vpmadd52luq zmm21, zmm30, zmm13
    vpbroadcastq zmm12, qword ptr [rax + 368]
    vpmadd52huq zmm7, zmm12, zmm14
    vpmadd52huq zmm5, zmm12, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 376]
    vpmadd52luq zmm10, zmm8, zmm14
    vpmadd52luq zmm0, zmm8, zmm18
    vmovdqu64 zmm14, zmmword ptr [rcx + 344]
    vmovdqu64 zmm18, zmmword ptr [rcx + 408]
    vmovdqu64 zmm13, zmmword ptr [rcx + 472]
    vpbroadcastq zmm28, qword ptr [rax + 296]
    vpmadd52huq zmm26, zmm28, zmm14
    vpmadd52huq zmm22, zmm28, zmm18
    vpmadd52huq zmm1, zmm28, zmm13
    vpbroadcastq zmm15, qword ptr [rax + 304]
    vpmadd52luq zmm27, zmm15, zmm14
    vpmadd52luq zmm25, zmm15, zmm18
    vpmadd52luq zmm6, zmm15, zmm13
    vpbroadcastq zmm29, qword ptr [rax + 360]
    vpmadd52huq zmm7, zmm29, zmm14
    vpmadd52huq zmm16, zmm29, zmm18
    vpbroadcastq zmm3, qword ptr [rax + 368]
    vpmadd52luq zmm10, zmm3, zmm14
    vpmadd52luq zmm21, zmm3, zmm18
    vpbroadcastq zmm23, qword ptr [rax + 424]
    vpmadd52huq zmm5, zmm23, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 352]
    vmovdqu64 zmm18, zmmword ptr [rcx + 416]
    vmovdqu64 zmm13, zmmword ptr [rcx + 480]
    vpbroadcastq zmm4, qword ptr [rax + 288]
    vpmadd52huq zmm26, zmm4, zmm14
    vpmadd52huq zmm22, zmm4, zmm18
    vpmadd52huq zmm1, zmm4, zmm13
    vpbroadcastq zmm20, qword ptr [rax + 296]
    vpmadd52luq zmm27, zmm20, zmm14
    vpmadd52luq zmm25, zmm20, zmm18
    vpmadd52luq zmm0, zmm20, zmm13
    vpbroadcastq zmm17, qword ptr [rax + 352]
    vpmadd52huq zmm7, zmm17, zmm14
    vpmadd52huq zmm16, zmm17, zmm18
    vpbroadcastq zmm11, qword ptr [rax + 360]
    vpmadd52luq zmm10, zmm11, zmm14
    vpmadd52luq zmm6, zmm11, zmm18
    vpbroadcastq zmm24, qword ptr [rax + 416]
    vpmadd52huq zmm5, zmm24, zmm14
    vpbroadcastq zmm2, qword ptr [rax + 424]
    vpmadd52luq zmm21, zmm2, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 360]
    vmovdqu64 zmm18, zmmword ptr [rcx + 424]
    vmovdqu64 zmm13, zmmword ptr [rcx + 488]
    vpbroadcastq zmm31, qword ptr [rax + 280]
    vpmadd52huq zmm26, zmm31, zmm14
    vpmadd52huq zmm22, zmm31, zmm18
    vpmadd52huq zmm1, zmm31, zmm13
    vpbroadcastq zmm9, qword ptr [rax + 288]
    vpmadd52luq zmm27, zmm9, zmm14
    vpmadd52luq zmm25, zmm9, zmm18
    vpmadd52luq zmm0, zmm9, zmm13
    vpbroadcastq zmm30, qword ptr [rax + 344]
    vpmadd52huq zmm7, zmm30, zmm14
    vpmadd52huq zmm16, zmm30, zmm18
    vpbroadcastq zmm12, qword ptr [rax + 352]
    vpmadd52luq zmm10, zmm12, zmm14
    vpmadd52luq zmm6, zmm12, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 408]
    vpmadd52huq zmm5, zmm8, zmm14
    vpbroadcastq zmm28, qword ptr [rax + 416]
    vpmadd52luq zmm21, zmm28, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 368]
    vmovdqu64 zmm18, zmmword ptr [rcx + 432]
    vmovdqu64 zmm13, zmmword ptr [rcx + 496]
    vpbroadcastq zmm15, qword ptr [rax + 272]
    vpmadd52huq zmm26, zmm15, zmm14
    vpmadd52huq zmm22, zmm15, zmm18
    vpmadd52huq zmm1, zmm15, zmm13
    vpbroadcastq zmm29, qword ptr [rax + 280]
    vpmadd52luq zmm27, zmm29, zmm14
    vpmadd52luq zmm25, zmm29, zmm18
    vpmadd52luq zmm0, zmm29, zmm13
    vpbroadcastq zmm3, qword ptr [rax + 336]
    vpmadd52huq zmm7, zmm3, zmm14
    vpmadd52huq zmm16, zmm3, zmm18
    vpbroadcastq zmm23, qword ptr [rax + 344]
    vpmadd52luq zmm10, zmm23, zmm14
    vpmadd52luq zmm6, zmm23, zmm18
    vpbroadcastq zmm4, qword ptr [rax + 400]
    vpmadd52huq zmm5, zmm4, zmm14
    vpbroadcastq zmm20, qword ptr [rax + 408]
    vpmadd52luq zmm21, zmm20, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 376]
    vmovdqu64 zmm18, zmmword ptr [rcx + 440]
    vmovdqu64 zmm13, zmmword ptr [rcx + 504]
    vpbroadcastq zmm17, qword ptr [rax + 264]
    vpmadd52huq zmm26, zmm17, zmm14
    vpmadd52huq zmm22, zmm17, zmm18
    vpmadd52huq zmm1, zmm17, zmm13
    vpbroadcastq zmm11, qword ptr [rax + 272]
    vpmadd52luq zmm27, zmm11, zmm14
    vpmadd52luq zmm25, zmm11, zmm18
    vpmadd52luq zmm0, zmm11, zmm13
    vpbroadcastq zmm24, qword ptr [rax + 328]
    vpmadd52huq zmm7, zmm24, zmm14
    vpmadd52huq zmm16, zmm24, zmm18
    vpbroadcastq zmm2, qword ptr [rax + 336]
    vpmadd52luq zmm10, zmm2, zmm14
    vpmadd52luq zmm6, zmm2, zmm18
    vpbroadcastq zmm31, qword ptr [rax + 392]
    vpmadd52huq zmm5, zmm31, zmm14
    vpbroadcastq zmm9, qword ptr [rax + 400]
    vpmadd52luq zmm21, zmm9, zmm14
    vpaddq zmm27, zmm27, zmm26
    vpaddq zmm27, zmm27, zmm26
    vpaddq zmm25, zmm25, zmm10
    vpaddq zmm7, zmm7, zmm22
    vpaddq zmm25, zmm25, zmm7
    vpaddq zmm25, zmm25, zmm7
    vpaddq zmm0, zmm0, zmm6
    vpaddq zmm0, zmm0, zmm21
    vpaddq zmm1, zmm1, zmm16
    vpaddq zmm1, zmm1, zmm5
    vpaddq zmm0, zmm0, zmm1
    vpaddq zmm0, zmm0, zmm1
    vpsrlq zmm14, zmm27, 51
    vpsrlq zmm18, zmm25, 51
    vpandq zmm13, zmm27, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm3, zmm3, zmm3
    valignq zmm3, zmm14, zmm3, 7
    vpaddq zmm13, zmm13, zmm3
    vmovdqu64 zmmword ptr [rdi + 64], zmm13
    vpandq zmm13, zmm25, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm23, zmm18, zmm14, 7
    vpaddq zmm13, zmm13, zmm23
    vmovdqu64 zmmword ptr [rdi + 128], zmm13
    vpsrlq zmm4, zmm0, 51
    valignq zmm4, zmm4, zmm18, 7
    vpandq zmm0, zmm0, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1088]
    vpaddq zmm0, zmm0, zmm4
    vpandq zmm0, zmm0, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1152]
    vmovdqu64 zmmword ptr [rdi + 192], zmm0
    vzeroupper
    add rsp, 512
    .cfi_adjust_cfa_offset -512
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_mul_1024_ifma)

/* z = x^2 mod n, for n of 1024 bits in 21 digits */
/* @pre x is below 2n; elements and data lie in memory as src/mod/lanes.h says */
/* @post n / 2 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_lanes_sqr_1024_ifma)
    .globl SYMBOL(sangi_mod_lanes_sqr_1024_ifma)
    KIND(sangi_mod_lanes_sqr_1024_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_sqr_1024_ifma):
    .cfi_startproc
    endbr64
    sub rsp, 512
    .cfi_adjust_cfa_offset 512
    lea rax, [rsp + 63]
    and rax, -64
    mov r8d, 254
    kmovb k1, r8d
    mov r8d, 252
    kmovb k2, r8d
    mov r8d, 248
    kmovb k3, r8d
    mov r8d, 240
    kmovb k4, r8d
    mov r8d, 224
    kmovb k5, r8d
    mov r8d, 192
    kmovb k6, r8d
    mov r8d, 128
    kmovb k7, r8d
    /* h = x * x, columns 16 to 47 */
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vmovdqu64 zmm15, zmmword ptr [rsi + 128]
    vmovdqu64 zmm16, zmmword ptr [rsi + 192]
    vpbroadcastq zmm17, qword ptr [rsi + 64]
    vpmadd52luq zmm0, zmm17, zmm16
    vpbroadcastq zmm18, qword ptr [rsi + 120]
    vpmadd52huq zmm4, zmm18, zmm15
    vpmadd52huq zmm5, zmm18, zmm16
    vpbroadcastq zmm19, qword ptr [rsi + 128]
    vpmadd52luq zmm8{k1}, zmm19, zmm15
    vpmadd52luq zmm1, zmm19, zmm16
    vpbroadcastq zmm20, qword ptr [rsi + 184]
    vpmadd52huq zmm6, zmm20, zmm16
    vpbroadcastq zmm21, qword ptr [rsi + 192]
    vpmadd52luq zmm2{k1}, zmm21, zmm16
    vmovdqu64 zmm15, zmmword ptr [rsi + 136]
    valignq zmm16, zmm14, zmmword ptr [rsi + 192], 1
    vpbroadcastq zmm22, qword ptr [rsi + 112]
    vpmadd52huq zmm11, zmm22, zmm15
    vpmadd52huq zmm9, zmm22, zmm16
    vpbroadcastq zmm23, qword ptr [rsi + 120]
    vpmadd52luq zmm0, zmm23, zmm15
    vpmadd52luq zmm10, zmm23, zmm16
    vpbroadcastq zmm24, qword ptr [rsi + 176]
    vpmadd52huq zmm5{k6}, zmm24, zmm15
    vpmadd52huq zmm12, zmm24, zmm16
    vpbroadcastq zmm25, qword ptr [rsi + 184]
    vpmadd52luq zmm1{k7}, zmm25, zmm15
    vpmadd52luq zmm13, zmm25, zmm16
    vmovdqu64 zmm15, zmmword ptr [rsi + 144]
    valignq zmm16, zmm14, zmmword ptr [rsi + 192], 2
    vpbroadcastq zmm26, qword ptr [rsi + 104]
    vpmadd52huq zmm4, zmm26, zmm15
    vpmadd52huq zmm9, zmm26, zmm16
    vpbroadcastq zmm27, qword ptr [rsi + 112]
    vpmadd52luq zmm8, zmm27, zmm15
    vpmadd52luq zmm10, zmm27, zmm16
    vpbroadcastq zmm28, qword ptr [rsi + 168]
    vpmadd52huq zmm5{k4}, zmm28, zmm15
    vpmadd52huq zmm6, zmm28, zmm16
    vpbroadcastq zmm29, qword ptr [rsi + 176]
    vpmadd52luq zmm1{k5}, zmm29, zmm15
    vpmadd52luq zmm2, zmm29, zmm16
    vmovdqu64 zmm15, zmmword ptr [rsi + 152]
    valignq zmm16, zmm14, zmmword ptr [rsi + 192], 3
    vpbroadcastq zmm30, qword ptr [rsi + 96]
    vpmadd52huq zmm11, zmm30, zmm15
    vpmadd52huq zmm9, zmm30, zmm16
    vpbroadcastq zmm31, qword ptr [rsi + 104]
    vpmadd52luq zmm0, zmm31, zmm15
    vpmadd52luq zmm10, zmm31, zmm16
    vpbroadcastq zmm17, qword ptr [rsi + 160]
    vpmadd52huq zmm5{k2}, zmm17, zmm15
    vpmadd52huq zmm12, zmm17, zmm16
    vpbroadcastq zmm18, qword ptr [rsi + 168]
    vpmadd52luq zmm1{k3}, zmm18, zmm15
    vpmadd52luq zmm13, zmm18, zmm16
    vmovdqu64 zmm15, zmmword ptr [rsi + 160]
    valignq zmm16, zmm14, zmmword ptr [rsi + 192], 4
    vpbroadcastq zmm19, qword ptr [rsi + 88]
    vpmadd52huq zmm4, zmm19, zmm15
    vpmadd52huq zmm9, zmm19, zmm16
    vpbroadcastq zmm20, qword ptr [rsi + 96]
    vpmadd52luq zmm8, zmm20, zmm15
    vpmadd52luq zmm10, zmm20, zmm16
    vpbroadcastq zmm21, qword ptr [rsi + 152]
    vpmadd52huq zmm5, zmm21, zmm15
    vpmadd52huq zmm6, zmm21, zmm16
    vpbroadcastq zmm22, qword ptr [rsi + 160]
    vpmadd52luq zmm1{k1}, zmm22, zmm15
    vpmadd52luq zmm2, zmm22, zmm16
    vpbroadcastq zmm23, qword ptr [rsi + 216]
    vpmadd52huq zmm7, zmm23, zmm16
    vmovdqu64 zmm15, zmmword ptr [rsi + 104]
    vmovdqu64 zmm16, zmmword ptr [rsi + 168]
    vpbroadcastq zmm24, qword ptr [rsi + 80]
    vpmadd52huq zmm11, zmm24, zmm16
    vpbroadcastq zmm25, qword ptr [rsi + 88]
    vpmadd52luq zmm0, zmm25, zmm16
    vpbroadcastq zmm26, qword ptr [rsi + 144]
    vpmadd52huq zmm4{k6}, zmm26, zmm15
    vpmadd52huq zmm9, zmm26, zmm16
    vpbroadcastq zmm27, qword ptr [rsi + 152]
    vpmadd52luq zmm8{k7}, zmm27, zmm15
    vpmadd52luq zmm10, zmm27, zmm16
    vpbroadcastq zmm28, qword ptr [rsi + 208]
    vpmadd52huq zmm12{k6}, zmm28, zmm16
    vpbroadcastq zmm29, qword ptr [rsi + 216]
    vpmadd52luq zmm13{k7}, zmm29, zmm16
    vmovdqu64 zmm15, zmmword ptr [rsi + 112]
    vmovdqu64 zmm16, zmmword ptr [rsi + 176]
    vpbroadcastq zmm30, qword ptr [rsi + 72]
    vpmadd52huq zmm11, zmm30, zmm16
    vpbroadcastq zmm31, qword ptr [rsi + 80]
    vpmadd52luq zmm0, zmm31, zmm16
    vpbroadcastq zmm17, qword ptr [rsi + 136]
    vpmadd52huq zmm4{k4}, zmm17, zmm15
    vpmadd52huq zmm5, zmm17, zmm16
    vpbroadcastq zmm18, qword ptr [rsi + 144]
    vpmadd52luq zmm8{k5}, zmm18, zmm15
    vpmadd52luq zmm1, zmm18, zmm16
    vpbroadcastq zmm19, qword ptr [rsi + 200]
    vpmadd52huq zmm6{k4}, zmm19, zmm16
    vpbroadcastq zmm20, qword ptr [rsi + 208]
    vpmadd52luq zmm2{k5}, zmm20, zmm16
    vmovdqu64 zmm15, zmmword ptr [rsi + 120]
    vmovdqu64 zmm16, zmmword ptr [rsi + 184]
    vpbroadcastq zmm21, qword ptr [rsi + 64]
    vpmadd52huq zmm11, zmm21, zmm16
    vpbroadcastq zmm22, qword ptr [rsi + 72]
    vpmadd52luq zmm0, zmm22, zmm16
    vpbroadcastq zmm23, qword ptr [rsi + 128]
    vpmadd52huq zmm4{k2}, zmm23, zmm15
    vpmadd52huq zmm9, zmm23, zmm16
    vpbroadcastq zmm24, qword ptr [rsi + 136]
    vpmadd52luq zmm8{k3}, zmm24, zmm15
    vpmadd52luq zmm10, zmm24, zmm16
    vpbroadcastq zmm25, qword ptr [rsi + 192]
    vpmadd52huq zmm12{k2}, zmm25, zmm16
    vpbroadcastq zmm26, qword ptr [rsi + 200]
    vpmadd52luq zmm13{k3}, zmm26, zmm16
    vpaddq zmm0, zmm0, zmm8
    vpaddq zmm4, zmm4, zmm11
    vpaddq zmm0, zmm0, zmm4
    vpaddq zmm0, zmm0, zmm4
    vpaddq zmm1, zmm1, zmm10
    vpaddq zmm5, zmm5, zmm9
    vpaddq zmm1, zmm1, zmm5
    vpaddq zmm1, zmm1, zmm5
    vpaddq zmm2, zmm2, zmm13
    vpaddq zmm6, zmm6, zmm12
    vpaddq zmm2, zmm2, zmm6
    vpaddq zmm2, zmm2, zmm6
    vpaddq zmm3, zmm3, zmm7
    vpaddq zmm3, zmm3, zmm7
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vmovdqu64 zmm15, zmmword ptr [rsi + 128]
    vpmadd52luq zmm16, zmm15, zmm15
    vpmadd52huq zmm17, zmm15, zmm15
    vpaddq zmm17, zmm17, zmm17
    vmovdqa64 zmm15, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm15, zmm16, zmm17
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm0, zmm0, zmm15
    vmovdqa64 zmm15, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm15, zmm16, zmm17
    vpaddq zmm1, zmm1, zmm1
    vpaddq zmm1, zmm1, zmm15
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    vmovdqu64 zmm18, zmmword ptr [rsi + 192]
    vpmadd52luq zmm19, zmm18, zmm18
    vpmadd52huq zmm20, zmm18, zmm18
    vpaddq zmm20, zmm20, zmm20
    vmovdqa64 zmm18, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm18, zmm19, zmm20
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm2, zmm2, zmm18
    vmovdqa64 zmm18, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm18, zmm19, zmm20
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm3, zmm3, zmm18
    vpsrlq zmm21, zmm0, 51
    vpsrlq zmm22, zmm1, 51
    vpsrlq zmm23, zmm2, 51
    vpsrlq zmm24, zmm3, 51
    vpandq zmm25, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm26, zmm26, zmm26
    valignq zmm26, zmm21, zmm26, 7
    vpaddq zmm25, zmm25, zmm26
    vmovdqu64 zmmword ptr [rax], zmm25
    vpandq zmm25, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm27, zmm22, zmm21, 7
    vpaddq zmm25, zmm25, zmm27
    vmovdqu64 zmmword ptr [rax + 64], zmm25
    vpandq zmm25, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm28, zmm23, zmm22, 7
    vpaddq zmm25, zmm25, zmm28
    vmovdqu64 zmmword ptr [rax + 128], zmm25
    vpandq zmm25, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm29, zmm24, zmm23, 7
    vpaddq zmm25, zmm25, zmm29
    vmovdqu64 zmmword ptr [rax + 192], zmm25
    /* h = x * x, columns 8 to 15 */
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm5, zmm5, zmm5
    vmovdqu64 zmm13, zmmword ptr [rsi + 128]
    vpbroadcastq zmm12, qword ptr [rsi + 64]
    vpmadd52luq zmm30, zmm12, zmm13
    vmovdqu64 zmm13, zmmword ptr [rsi + 72]
    vpbroadcastq zmm6, qword ptr [rsi + 112]
    vpmadd52huq zmm31{k6}, zmm6, zmm13
    vpbroadcastq zmm7, qword ptr [rsi + 120]
    vpmadd52luq zmm14{k7}, zmm7, zmm13
    vmovdqu64 zmm13, zmmword ptr [rsi + 80]
    vpbroadcastq zmm15, qword ptr [rsi + 104]
    vpmadd52huq zmm8{k4}, zmm15, zmm13
    vpbroadcastq zmm16, qword ptr [rsi + 112]
    vpmadd52luq zmm11{k5}, zmm16, zmm13
    vmovdqu64 zmm13, zmmword ptr [rsi + 88]
    vpbroadcastq zmm17, qword ptr [rsi + 96]
    vpmadd52huq zmm4{k2}, zmm17, zmm13
    vpbroadcastq zmm18, qword ptr [rsi + 104]
    vpmadd52luq zmm10{k3}, zmm18, zmm13
    vmovdqu64 zmm13, zmmword ptr [rsi + 96]
    vpbroadcastq zmm19, qword ptr [rsi + 88]
    vpmadd52huq zmm9, zmm19, zmm13
    vpbroadcastq zmm20, qword ptr [rsi + 96]
    vpmadd52luq zmm5{k1}, zmm20, zmm13
    vmovdqu64 zmm13, zmmword ptr [rsi + 104]
    vpbroadcastq zmm26, qword ptr [rsi + 80]
    vpmadd52huq zmm31, zmm26, zmm13
    vpbroadcastq zmm27, qword ptr [rsi + 88]
    vpmadd52luq zmm30, zmm27, zmm13
    vmovdqu64 zmm13, zmmword ptr [rsi + 112]
    vpbroadcastq zmm21, qword ptr [rsi + 72]
    vpmadd52huq zmm8, zmm21, zmm13
    vpbroadcastq zmm1, qword ptr [rsi + 80]
    vpmadd52luq zmm14, zmm1, zmm13
    vmovdqu64 zmm13, zmmword ptr [rsi + 120]
    vpbroadcastq zmm28, qword ptr [rsi + 64]
    vpmadd52huq zmm4, zmm28, zmm13
    vpbroadcastq zmm22, qword ptr [rsi + 72]
    vpmadd52luq zmm11, zmm22, zmm13
    vpaddq zmm30, zmm30, zmm14
    vpaddq zmm30, zmm30, zmm11
    vpaddq zmm30, zmm30, zmm10
    vpaddq zmm30, zmm30, zmm5
    vpaddq zmm31, zmm31, zmm8
    vpaddq zmm31, zmm31, zmm4
    vpaddq zmm31, zmm31, zmm9
    vpaddq zmm30, zmm30, zmm31
    vpaddq zmm30, zmm30, zmm31
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm6, zmm6, zmm6
    vmovdqu64 zmm13, zmmword ptr [rsi + 64]
    vpmadd52luq zmm12, zmm13, zmm13
    vpmadd52huq zmm6, zmm13, zmm13
    vpaddq zmm6, zmm6, zmm6
    vmovdqa64 zmm13, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm13, zmm12, zmm6
    vpaddq zmm30, zmm30, zmm30
    vpaddq zmm30, zmm30, zmm13
    /* s, columns 40 to 63 */
    vmovdqa64 zmm7, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 64]
    vmovdqa64 zmm15, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm16, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm28, zmm28, zmm28
    vmovdqu64 zmm22, zmmword ptr [rdx + 64]
    vmovdqu64 zmm2, zmmword ptr [rdx + 128]
    vmovdqu64 zmm29, zmmword ptr [rdx + 192]
    vpbroadcastq zmm23, qword ptr [rax + 56]
    vpmadd52huq zmm17, zmm23, zmm29
    vpbroadcastq zmm3, qword ptr [rax + 64]
    vpmadd52luq zmm7, zmm3, zmm29
    vpbroadcastq zmm25, qword ptr [rax + 120]
    vpmadd52huq zmm20, zmm25, zmm2
    vpmadd52huq zmm18, zmm25, zmm29
    vpbroadcastq zmm14, qword ptr [rax + 128]
    vpmadd52luq zmm26, zmm14, zmm2
    vpmadd52luq zmm15, zmm14, zmm29
    vpbroadcastq zmm11, qword ptr [rax + 184]
    vpmadd52huq zmm1, zmm11, zmm22
    vpmadd52huq zmm27, zmm11, zmm2
    vpmadd52huq zmm19, zmm11, zmm29
    vpbroadcastq zmm10, qword ptr [rax + 192]
    vpmadd52luq zmm28, zmm10, zmm22
    vpmadd52luq zmm21, zmm10, zmm2
    vpmadd52luq zmm16, zmm10, zmm29
    vmovdqu64 zmm22, zmmword ptr [rdx + 72]
    vmovdqu64 zmm2, zmmword ptr [rdx + 136]
    vmovdqu64 zmm29, zmmword ptr [rdx + 200]
    vpbroadcastq zmm5, qword ptr [rax + 48]
    vpmadd52huq zmm17, zmm5, zmm29
    vpbroadcastq zmm8, qword ptr [rax + 56]
    vpmadd52luq zmm7, zmm8, zmm29
    vpbroadcastq zmm4, qword ptr [rax + 112]
    vpmadd52huq zmm20, zmm4, zmm2
    vpmadd52huq zmm18, zmm4, zmm29
    vpbroadcastq zmm9, qword ptr [rax + 120]
    vpmadd52luq zmm26, zmm9, zmm2
    vpmadd52luq zmm15, zmm9, zmm29
    vpbroadcastq zmm31, qword ptr [rax + 176]
    vpmadd52huq zmm1, zmm31, zmm22
    vpmadd52huq zmm27, zmm31, zmm2
    vpmadd52huq zmm19, zmm31, zmm29
    vpbroadcastq zmm13, qword ptr [rax + 184]
    vpmadd52luq zmm28, zmm13, zmm22
    vpmadd52luq zmm21, zmm13, zmm2
    vpmadd52luq zmm16, zmm13, zmm29
    vmovdqu64 zmm22, zmmword ptr [rdx + 80]
    vmovdqu64 zmm2, zmmword ptr [rdx + 144]
    vmovdqu64 zmm29, zmmword ptr [rdx + 208]
    vpbroadcastq zmm12, qword ptr [rax + 40]
    vpmadd52huq zmm17, zmm12, zmm29
    vpbroadcastq zmm6, qword ptr [rax + 48]
    vpmadd52luq zmm7, zmm6, zmm29
    vpbroadcastq zmm23, qword ptr [rax + 104]
    vpmadd52huq zmm20, zmm23, zmm2
    vpmadd52huq zmm18, zmm23, zmm29
    vpbroadcastq zmm3, qword ptr [rax + 112]
    vpmadd52luq zmm26, zmm3, zmm2
    vpmadd52luq zmm15, zmm3, zmm29
    vpbroadcastq zmm25, qword ptr [rax + 168]
    vpmadd52huq zmm1, zmm25, zmm22
    vpmadd52huq zmm27, zmm25, zmm2
    vpmadd52huq zmm19, zmm25, zmm29
    vpbroadcastq zmm14, qword ptr [rax + 176]
    vpmadd52luq zmm28, zmm14, zmm22
    vpmadd52luq zmm21, zmm14, zmm2
    vpmadd52luq zmm16, zmm14, zmm29
    vmovdqu64 zmm22, zmmword ptr [rdx + 88]
    vmovdqu64 zmm2, zmmword ptr [rdx + 152]
    vmovdqu64 zmm29, zmmword ptr [rdx + 216]
    vpbroadcastq zmm11, qword ptr [rax + 32]
    vpmadd52huq zmm17, zmm11, zmm29
    vpbroadcastq zmm10, qword ptr [rax + 40]
    vpmadd52luq zmm7, zmm10, zmm29
    vpbroadcastq zmm5, qword ptr [rax + 96]
    vpmadd52huq zmm20, zmm5, zmm2
    vpmadd52huq zmm18, zmm5, zmm29
    vpbroadcastq zmm8, qword ptr [rax + 104]
    vpmadd52luq zmm26, zmm8, zmm2
    vpmadd52luq zmm15, zmm8, zmm29
    vpbroadcastq zmm4, qword ptr [rax + 160]
    vpmadd52huq zmm1, zmm4, zmm22
    vpmadd52huq zmm27, zmm4, zmm2
    vpmadd52huq zmm19, zmm4, zmm29
    vpbroadcastq zmm9, qword ptr [rax + 168]
    vpmadd52luq zmm28, zmm9, zmm22
    vpmadd52luq zmm21, zmm9, zmm2
    vpmadd52luq zmm16, zmm9, zmm29
    vmovdqu64 zmm22, zmmword ptr [rdx + 96]
    vmovdqu64 zmm2, zmmword ptr [rdx + 160]
    vmovdqu64 zmm29, zmmword ptr [rdx + 224]
    vpbroadcastq zmm31, qword ptr [rax + 24]
    vpmadd52huq zmm17, zmm31, zmm29
    vpbroadcastq zmm13, qword ptr [rax + 32]
    vpmadd52luq zmm7, zmm13, zmm29
    vpbroadcastq zmm12, qword ptr [rax + 88]
    vpmadd52huq zmm20, zmm12, zmm2
    vpmadd52huq zmm18, zmm12, zmm29
    vpbroadcastq zmm6, qword ptr [rax + 96]
    vpmadd52luq zmm26, zmm6, zmm2
    vpmadd52luq zmm15, zmm6, zmm29
    vpbroadcastq zmm23, qword ptr [rax + 152]
    vpmadd52huq zmm1, zmm23, zmm22
    vpmadd52huq zmm27, zmm23, zmm2
    vpmadd52huq zmm19, zmm23, zmm29
    vpbroadcastq zmm3, qword ptr [rax + 160]
    vpmadd52luq zmm28, zmm3, zmm22
    vpmadd52luq zmm21, zmm3, zmm2
    vpmadd52luq zmm16, zmm3, zmm29
    vmovdqu64 zmm22, zmmword ptr [rdx + 104]
    vmovdqu64 zmm2, zmmword ptr [rdx + 168]
    vpbroadcastq zmm25, qword ptr [rax + 80]
    vpmadd52huq zmm17, zmm25, zmm2
    vpbroadcastq zmm14, qword ptr [rax + 88]
    vpmadd52luq zmm7, zmm14, zmm2
    vpbroadcastq zmm11, qword ptr [rax + 144]
    vpmadd52huq zmm20, zmm11, zmm22
    vpmadd52huq zmm18, zmm11, zmm2
    vpbroadcastq zmm10, qword ptr [rax + 152]
    vpmadd52luq zmm26, zmm10, zmm22
    vpmadd52luq zmm15, zmm10, zmm2
    vmovdqu64 zmm22, zmmword ptr [rdx + 112]
    vmovdqu64 zmm2, zmmword ptr [rdx + 176]
    vpbroadcastq zmm5, qword ptr [rax + 72]
    vpmadd52huq zmm1, zmm5, zmm2
    vpbroadcastq zmm8, qword ptr [rax + 80]
    vpmadd52luq zmm28, zmm8, zmm2
    vpbroadcastq zmm4, qword ptr [rax + 136]
    vpmadd52huq zmm17, zmm4, zmm22
    vpmadd52huq zmm27, zmm4, zmm2
    vpbroadcastq zmm9, qword ptr [rax + 144]
    vpmadd52luq zmm7, zmm9, zmm22
    vpmadd52luq zmm21, zmm9, zmm2
    vmovdqu64 zmm22, zmmword ptr [rdx + 56]
    vmovdqu64 zmm2, zmmword ptr [rdx + 120]
    vmovdqu64 zmm29, zmmword ptr [rdx + 184]
    vpbroadcastq zmm31, qword ptr [rax + 64]
    vpmadd52huq zmm20, zmm31, zmm29
    vpbroadcastq zmm13, qword ptr [rax + 72]
    vpmadd52luq zmm26, zmm13, zmm29
    vpbroadcastq zmm12, qword ptr [rax + 128]
    vpmadd52huq zmm1, zmm12, zmm2
    vpmadd52huq zmm18, zmm12, zmm29
    vpbroadcastq zmm6, qword ptr [rax + 136]
    vpmadd52luq zmm28, zmm6, zmm2
    vpmadd52luq zmm15, zmm6, zmm29
    vpbroadcastq zmm23, qword ptr [rax + 192]
    vpmadd52huq zmm17, zmm23, zmm22
    vpmadd52huq zmm27, zmm23, zmm2
    vpmadd52huq zmm19, zmm23, zmm29
    vpaddq zmm7, zmm7, zmm26
    vpaddq zmm7, zmm7, zmm28
    vpaddq zmm17, zmm17, zmm20
    vpaddq zmm17, zmm17, zmm1
    vpaddq zmm7, zmm7, zmm17
    vpaddq zmm7, zmm7, zmm17
    vpaddq zmm15, zmm15, zmm21
    vpaddq zmm18, zmm18, zmm27
    vpaddq zmm15, zmm15, zmm18
    vpaddq zmm15, zmm15, zmm18
    vpaddq zmm16, zmm16, zmm19
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm22, zmm7, 51
    vpsrlq zmm2, zmm15, 51
    vpsrlq zmm29, zmm16, 51
    vpandq zmm23, zmm7, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 128]
    vpxorq zmm3, zmm3, zmm3
    valignq zmm3, zmm22, zmm3, 7
    vpaddq zmm23, zmm23, zmm3
    vmovdqu64 zmmword ptr [rax + 256], zmm23
    vpandq zmm23, zmm15, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm25, zmm2, zmm22, 7
    vpaddq zmm23, zmm23, zmm25
    vmovdqu64 zmmword ptr [rax + 320], zmm23
    vpandq zmm23, zmm16, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm14, zmm29, zmm2, 7
    vpaddq zmm23, zmm23, zmm14
    vmovdqu64 zmmword ptr [rax + 384], zmm23
    /* h = x * x, columns 0 to 7 */
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm4, zmm4, zmm4
    vmovdqu64 zmm9, zmmword ptr [rsi + 64]
    vpbroadcastq zmm31, qword ptr [rsi + 64]
    vpmadd52luq zmm11{k1}, zmm31, zmm9
    vmovdqu64 zmm9, zmmword ptr [rsi + 40]
    vpbroadcastq zmm13, qword ptr [rsi + 80]
    vpmadd52huq zmm10{k6}, zmm13, zmm9
    vpbroadcastq zmm12, qword ptr [rsi + 88]
    vpmadd52luq zmm5{k7}, zmm12, zmm9
    vmovdqu64 zmm9, zmmword ptr [rsi + 48]
    vpbroadcastq zmm6, qword ptr [rsi + 72]
    vpmadd52huq zmm8{k4}, zmm6, zmm9
    vpbroadcastq zmm26, qword ptr [rsi + 80]
    vpmadd52luq zmm4{k5}, zmm26, zmm9
    vmovdqu64 zmm9, zmmword ptr [rsi + 56]
    vpbroadcastq zmm28, qword ptr [rsi + 64]
    vpmadd52huq zmm10{k2}, zmm28, zmm9
    vpbroadcastq zmm20, qword ptr [rsi + 72]
    vpmadd52luq zmm11{k3}, zmm20, zmm9
    vpaddq zmm11, zmm11, zmm5
    vpaddq zmm11, zmm11, zmm4
    vpaddq zmm10, zmm10, zmm8
    vpaddq zmm11, zmm11, zmm10
    vpaddq zmm11, zmm11, zmm10
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm13, zmm13, zmm13
    vmovdqu64 zmm9, zmmword ptr [rsi + 64]
    vpmadd52luq zmm31, zmm9, zmm9
    vpmadd52huq zmm13, zmm9, zmm9
    vpaddq zmm13, zmm13, zmm13
    vmovdqa64 zmm9, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm9, zmm31, zmm13
    vpaddq zmm11, zmm11, zmm11
    vpaddq zmm11, zmm11, zmm9
    /* z, columns 0 to 23 */
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm27, zmm27, zmm27
    vmovdqu64 zmm18, zmmword ptr [rdx + 384]
    vmovdqu64 zmm19, zmmword ptr [rdx + 448]
    vmovdqu64 zmm3, zmmword ptr [rdx + 512]
    vpbroadcastq zmm7, qword ptr [rax + 264]
    vpmadd52luq zmm11, zmm7, zmm18
    vpmadd52luq zmm30, zmm7, zmm19
    vpmadd52luq zmm0, zmm7, zmm3
    vpbroadcastq zmm25, qword ptr [rax + 320]
    vpmadd52huq zmm6, zmm25, zmm18
    vpmadd52huq zmm26, zmm25, zmm19
    vpbroadcastq zmm22, qword ptr [rax + 328]
    vpmadd52luq zmm1, zmm22, zmm18
    vpmadd52luq zmm28, zmm22, zmm19
    vpbroadcastq zmm15, qword ptr [rax + 384]
    vpmadd52huq zmm20, zmm15, zmm18
    vpbroadcastq zmm14, qword ptr [rax + 392]
    vpmadd52luq zmm21, zmm14, zmm18
    vmovdqu64 zmm18, zmmword ptr [rdx + 328]
    vmovdqu64 zmm19, zmmword ptr [rdx + 392]
    vmovdqu64 zmm3, zmmword ptr [rdx + 456]
    vpbroadcastq zmm2, qword ptr [rax + 312]
    vpmadd52huq zmm12, zmm2, zmm18
    vpmadd52huq zmm17, zmm2, zmm19
    vpmadd52huq zmm27, zmm2, zmm3
    vpbroadcastq zmm16, qword ptr [rax + 320]
    vpmadd52luq zmm11, zmm16, zmm18
    vpmadd52luq zmm30, zmm16, zmm19
    vpmadd52luq zmm0, zmm16, zmm3
    vpbroadcastq zmm23, qword ptr [rax + 376]
    vpmadd52huq zmm6, zmm23, zmm18
    vpmadd52huq zmm26, zmm23, zmm19
    vpbroadcastq zmm29, qword ptr [rax + 384]
    vpmadd52luq zmm1, zmm29, zmm18
    vpmadd52luq zmm28, zmm29, zmm19
    vmovdqu64 zmm18, zmmword ptr [rdx + 336]
    vmovdqu64 zmm19, zmmword ptr [rdx + 400]
    vmovdqu64 zmm3, zmmword ptr [rdx + 464]
    vpbroadcastq zmm5, qword ptr [rax + 304]
    vpmadd52huq zmm12, zmm5, zmm18
    vpmadd52huq zmm17, zmm5, zmm19
    vpmadd52huq zmm20, zmm5, zmm3
    vpbroadcastq zmm4, qword ptr [rax + 312]
    vpmadd52luq zmm11, zmm4, zmm18
    vpmadd52luq zmm30, zmm4, zmm19
    vpmadd52luq zmm21, zmm4, zmm3
    vpbroadcastq zmm8, qword ptr [rax + 368]
    vpmadd52huq zmm6, zmm8, zmm18
    vpmadd52huq zmm27, zmm8, zmm19
    vpbroadcastq zmm10, qword ptr [rax + 376]
    vpmadd52luq zmm1, zmm10, zmm18
    vpmadd52luq zmm0, zmm10, zmm19
    vmovdqu64 zmm18, zmmword ptr [rdx + 344]
    vmovdqu64 zmm19, zmmword ptr [rdx + 408]
    vmovdqu64 zmm3, zmmword ptr [rdx + 472]
    vpbroadcastq zmm9, qword ptr [rax + 296]
    vpmadd52huq zmm12, zmm9, zmm18
    vpmadd52huq zmm17, zmm9, zmm19
    vpmadd52huq zmm26, zmm9, zmm3
    vpbroadcastq zmm31, qword ptr [rax + 304]
    vpmadd52luq zmm11, zmm31, zmm18
    vpmadd52luq zmm30, zmm31, zmm19
    vpmadd52luq zmm28, zmm31, zmm3
    vpbroadcastq zmm13, qword ptr [rax + 360]
    vpmadd52huq zmm6, zmm13, zmm18
    vpmadd52huq zmm20, zmm13, zmm19
    vpbroadcastq zmm7, qword ptr [rax + 368]
    vpmadd52luq zmm1, zmm7, zmm18
    vpmadd52luq zmm21, zmm7, zmm19
    vpbroadcastq zmm25, qword ptr [rax + 424]
    vpmadd52huq zmm27, zmm25, zmm18
    vmovdqu64 zmm18, zmmword ptr [rdx + 352]
    vmovdqu64 zmm19, zmmword ptr [rdx + 416]
    vmovdqu64 zmm3, zmmword ptr [rdx + 480]
    vpbroadcastq zmm22, qword ptr [rax + 288]
    vpmadd52huq zmm12, zmm22, zmm18
    vpmadd52huq zmm17, zmm22, zmm19
    vpmadd52huq zmm26, zmm22, zmm3
    vpbroadcastq zmm15, qword ptr [rax + 296]
    vpmadd52luq zmm11, zmm15, zmm18
    vpmadd52luq zmm30, zmm15, zmm19
    vpmadd52luq zmm0, zmm15, zmm3
    vpbroadcastq zmm14, qword ptr [rax + 352]
    vpmadd52huq zmm6, zmm14, zmm18
    vpmadd52huq zmm20, zmm14, zmm19
    vpbroadcastq zmm2, qword ptr [rax + 360]
    vpmadd52luq zmm1, zmm2, zmm18
    vpmadd52luq zmm28, zmm2, zmm19
    vpbroadcastq zmm16, qword ptr [rax + 416]
    vpmadd52huq zmm27, zmm16, zmm18
    vpbroadcastq zmm23, qword ptr [rax + 424]
    vpmadd52luq zmm21, zmm23, zmm18
    vmovdqu64 zmm18, zmmword ptr [rdx + 360]
    vmovdqu64 zmm19, zmmword ptr [rdx + 424]
    vmovdqu64 zmm3, zmmword ptr [rdx + 488]
    vpbroadcastq zmm29, qword ptr [rax + 280]
    vpmadd52huq zmm12, zmm29, zmm18
    vpmadd52huq zmm17, zmm29, zmm19
    vpmadd52huq zmm26, zmm29, zmm3
    vpbroadcastq zmm5, qword ptr [rax + 288]
    vpmadd52luq zmm11, zmm5, zmm18
    vpmadd52luq zmm30, zmm5, zmm19
    vpmadd52luq zmm0, zmm5, zmm3
    vpbroadcastq zmm4, qword ptr [rax + 344]
    vpmadd52huq zmm6, zmm4, zmm18
    vpmadd52huq zmm20, zmm4, zmm19
    vpbroadcastq zmm8, qword ptr [rax + 352]
    vpmadd52luq zmm1, zmm8, zmm18
    vpmadd52luq zmm28, zmm8, zmm19
    vpbroadcastq zmm10, qword ptr [rax + 408]
    vpmadd52huq zmm27, zmm10, zmm18
    vpbroadcastq zmm9, qword ptr [rax + 416]
    vpmadd52luq zmm21, zmm9, zmm18
    vmovdqu64 zmm18, zmmword ptr [rdx + 368]
    vmovdqu64 zmm19, zmmword ptr [rdx + 432]
    vmovdqu64 zmm3, zmmword ptr [rdx + 496]
    vpbroadcastq zmm31, qword ptr [rax + 272]
    vpmadd52huq zmm12, zmm31, zmm18
    vpmadd52huq zmm17, zmm31, zmm19
    vpmadd52huq zmm26, zmm31, zmm3
    vpbroadcastq zmm13, qword ptr [rax + 280]
    vpmadd52luq zmm11, zmm13, zmm18
    vpmadd52luq zmm30, zmm13, zmm19
    vpmadd52luq zmm0, zmm13, zmm3
    vpbroadcastq zmm7, qword ptr [rax + 336]
    vpmadd52huq zmm6, zmm7, zmm18
    vpmadd52huq zmm20, zmm7, zmm19
    vpbroadcastq zmm25, qword ptr [rax + 344]
    vpmadd52luq zmm1, zmm25, zmm18
    vpmadd52luq zmm28, zmm25, zmm19
    vpbroadcastq zmm22, qword ptr [rax + 400]
    vpmadd52huq zmm27, zmm22, zmm18
    vpbroadcastq zmm15, qword ptr [rax + 408]
    vpmadd52luq zmm21, zmm15, zmm18
    vmovdqu64 zmm18, zmmword ptr [rdx + 376]
    vmovdqu64 zmm19, zmmword ptr [rdx + 440]
    vmovdqu64 zmm3, zmmword ptr [rdx + 504]
    vpbroadcastq zmm14, qword ptr [rax + 264]
    vpmadd52huq zmm12, zmm14, zmm18
    vpmadd52huq zmm17, zmm14, zmm19
    vpmadd52huq zmm26, zmm14, zmm3
    vpbroadcastq zmm2, qword ptr [rax + 272]
    vpmadd52luq zmm11, zmm2, zmm18
    vpmadd52luq zmm30, zmm2, zmm19
    vpmadd52luq zmm0, zmm2, zmm3
    vpbroadcastq zmm16, qword ptr [rax + 328]
    vpmadd52huq zmm6, zmm16, zmm18
    vpmadd52huq zmm20, zmm16, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 336]
    vpmadd52luq zmm1, zmm23, zmm18
    vpmadd52luq zmm28, zmm23, zmm19
    vpbroadcastq zmm29, qword ptr [rax + 392]
    vpmadd52huq zmm27, zmm29, zmm18
    vpbroadcastq zmm5, qword ptr [rax + 400]
    vpmadd52luq zmm21, zmm5, zmm18
    vpaddq zmm11, zmm11, zmm12
    vpaddq zmm11, zmm11, zmm12
    vpaddq zmm30, zmm30, zmm1
    vpaddq zmm6, zmm6, zmm17
    vpaddq zmm30, zmm30, zmm6
    vpaddq zmm30, zmm30, zmm6
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm0, zmm0, zmm21
    vpaddq zmm26, zmm26, zmm20
    vpaddq zmm26, zmm26, zmm27
    vpaddq zmm0, zmm0, zmm26
    vpaddq zmm0, zmm0, zmm26
    vpsrlq zmm18, zmm11, 51
    vpsrlq zmm19, zmm30, 51
    vpandq zmm3, zmm11, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm7, zmm7, zmm7
    valignq zmm7, zmm18, zmm7, 7
    vpaddq zmm3, zmm3, zmm7
    vmovdqu64 zmmword ptr [rdi + 64], zmm3
    vpandq zmm3, zmm30, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm25, zmm19, zmm18, 7
    vpaddq zmm3, zmm3, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm3
    vpsrlq zmm22, zmm0, 51
    valignq zmm22, zmm22, zmm19, 7
    vpandq zmm0, zmm0, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1088]
    vpaddq zmm0, zmm0, zmm22
    vpandq zmm0, zmm0, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1152]
    vmovdqu64 zmmword ptr [rdi + 192], zmm0
    vzeroupper
    add rsp, 512
    .cfi_adjust_cfa_offset -512
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_sqr_1024_ifma)

/* z <- entry `digit` of 32 elements, all of which are read */
/* @pre digit < 32 */
/* rdi = z, rsi = entries, rdx = digit */
    HIDE(sangi_mod_lanes_pick_1024_ifma)
    .globl SYMBOL(sangi_mod_lanes_pick_1024_ifma)
    KIND(sangi_mod_lanes_pick_1024_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_pick_1024_ifma):
    .cfi_startproc
    endbr64
    vpbroadcastq zmm0, rdx
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 320]{1to8}
    vmovdqu64 zmm1{k1}{z}, zmmword ptr [rsi + 64]
    vmovdqu64 zmm2{k1}{z}, zmmword ptr [rsi + 128]
    vmovdqu64 zmm3{k1}{z}, zmmword ptr [rsi + 192]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 328]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 320]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 384]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 448]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 336]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 576]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 640]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 704]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 344]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 832]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 896]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 960]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 352]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1088]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1152]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1216]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 360]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1344]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1408]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1472]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 368]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1600]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1664]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1728]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 376]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1856]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1920]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1984]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 384]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2112]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 2176]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 2240]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 392]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2368]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 2432]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 2496]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 400]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2624]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 2688]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 2752]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 408]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2880]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 2944]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3008]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 416]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3136]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3200]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3264]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 424]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3392]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3456]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3520]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 432]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3648]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3712]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3776]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 440]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3904]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3968]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4032]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 448]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4160]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4224]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4288]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 456]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4416]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4480]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4544]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 464]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4672]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4736]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4800]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 472]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4928]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4992]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5056]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 480]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5184]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5248]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5312]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 488]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5440]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5504]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5568]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 496]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5696]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5760]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5824]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 504]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5952]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 6016]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6080]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 512]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6208]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 6272]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6336]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 520]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6464]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 6528]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6592]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 528]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6720]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 6784]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6848]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 536]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6976]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7040]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7104]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 544]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 7232]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7296]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7360]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 552]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 7488]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7552]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7616]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 560]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 7744]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7808]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7872]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 568]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 8000]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 8064]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 8128]
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vzeroupper
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_pick_1024_ifma)

/* z = x * y mod n, for n of 1536 bits in 31 digits */
/* @pre x, y are below 2n; elements and data lie in memory as src/mod/lanes.h says */
/* @post n / 2 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_lanes_mul_1536_ifma)
    .globl SYMBOL(sangi_mod_lanes_mul_1536_ifma)
    KIND(sangi_mod_lanes_mul_1536_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_mul_1536_ifma):
    .cfi_startproc
    endbr64
    sub rsp, 640
    .cfi_adjust_cfa_offset 640
    lea rax, [rsp + 63]
    and rax, -64
    /* h = x * y, columns 24 to 63 */
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vmovdqu64 zmm17, zmmword ptr [rdx + 64]
    vmovdqu64 zmm18, zmmword ptr [rdx + 128]
    vmovdqu64 zmm19, zmmword ptr [rdx + 192]
    vmovdqu64 zmm20, zmmword ptr [rdx + 256]
    vpbroadcastq zmm22, qword ptr [rsi + 64]
    vpmadd52luq zmm0, zmm22, zmm20
    vpbroadcastq zmm23, qword ptr [rsi + 120]
    vpmadd52huq zmm5, zmm23, zmm19
    vpmadd52huq zmm6, zmm23, zmm20
    vpbroadcastq zmm24, qword ptr [rsi + 128]
    vpmadd52luq zmm10, zmm24, zmm19
    vpmadd52luq zmm1, zmm24, zmm20
    vpbroadcastq zmm25, qword ptr [rsi + 184]
    vpmadd52huq zmm11, zmm25, zmm18
    vpmadd52huq zmm12, zmm25, zmm19
    vpmadd52huq zmm7, zmm25, zmm20
    vpbroadcastq zmm26, qword ptr [rsi + 192]
    vpmadd52luq zmm0, zmm26, zmm18
    vpmadd52luq zmm13, zmm26, zmm19
    vpmadd52luq zmm2, zmm26, zmm20
    vpbroadcastq zmm27, qword ptr [rsi + 248]
    vpmadd52huq zmm5, zmm27, zmm17
    vpmadd52huq zmm6, zmm27, zmm18
    vpmadd52huq zmm14, zmm27, zmm19
    vpmadd52huq zmm8, zmm27, zmm20
    vpbroadcastq zmm28, qword ptr [rsi + 256]
    vpmadd52luq zmm10, zmm28, zmm17
    vpmadd52luq zmm1, zmm28, zmm18
    vpmadd52luq zmm15, zmm28, zmm19
    vpmadd52luq zmm3, zmm28, zmm20
    vmovdqu64 zmm17, zmmword ptr [rdx + 8]
    vmovdqu64 zmm18, zmmword ptr [rdx + 72]
    vmovdqu64 zmm19, zmmword ptr [rdx + 136]
    vmovdqu64 zmm20, zmmword ptr [rdx + 200]
    valignq zmm21, zmm16, zmmword ptr [rdx + 256], 1
    vpbroadcastq zmm29, qword ptr [rsi + 112]
    vpmadd52huq zmm11, zmm29, zmm20
    vpmadd52huq zmm12, zmm29, zmm21
    vpbroadcastq zmm30, qword ptr [rsi + 120]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm13, zmm30, zmm21
    vpbroadcastq zmm31, qword ptr [rsi + 176]
    vpmadd52huq zmm5, zmm31, zmm19
    vpmadd52huq zmm6, zmm31, zmm20
    vpmadd52huq zmm7, zmm31, zmm21
    vpbroadcastq zmm22, qword ptr [rsi + 184]
    vpmadd52luq zmm10, zmm22, zmm19
    vpmadd52luq zmm1, zmm22, zmm20
    vpmadd52luq zmm2, zmm22, zmm21
    vpbroadcastq zmm23, qword ptr [rsi + 240]
    vpmadd52huq zmm11, zmm23, zmm18
    vpmadd52huq zmm12, zmm23, zmm19
    vpmadd52huq zmm14, zmm23, zmm20
    vpmadd52huq zmm8, zmm23, zmm21
    vpbroadcastq zmm24, qword ptr [rsi + 248]
    vpmadd52luq zmm0, zmm24, zmm18
    vpmadd52luq zmm13, zmm24, zmm19
    vpmadd52luq zmm15, zmm24, zmm20
    vpmadd52luq zmm3, zmm24, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 304]
    vpmadd52huq zmm5, zmm25, zmm17
    vpmadd52huq zmm6, zmm25, zmm18
    vpmadd52huq zmm7, zmm25, zmm19
    vpmadd52huq zmm8, zmm25, zmm20
    vpmadd52huq zmm9, zmm25, zmm21
    vmovdqu64 zmm17, zmmword ptr [rdx + 16]
    vmovdqu64 zmm18, zmmword ptr [rdx + 80]
    vmovdqu64 zmm19, zmmword ptr [rdx + 144]
    vmovdqu64 zmm20, zmmword ptr [rdx + 208]
    valignq zmm21, zmm16, zmmword ptr [rdx + 256], 2
    vpbroadcastq zmm26, qword ptr [rsi + 104]
    vpmadd52huq zmm11, zmm26, zmm20
    vpmadd52huq zmm12, zmm26, zmm21
    vpbroadcastq zmm27, qword ptr [rsi + 112]
    vpmadd52luq zmm10, zmm27, zmm20
    vpmadd52luq zmm1, zmm27, zmm21
    vpbroadcastq zmm28, qword ptr [rsi + 168]
    vpmadd52huq zmm5, zmm28, zmm19
    vpmadd52huq zmm6, zmm28, zmm20
    vpmadd52huq zmm14, zmm28, zmm21
    vpbroadcastq zmm29, qword ptr [rsi + 176]
    vpmadd52luq zmm0, zmm29, zmm19
    vpmadd52luq zmm13, zmm29, zmm20
    vpmadd52luq zmm2, zmm29, zmm21
    vpbroadcastq zmm30, qword ptr [rsi + 232]
    vpmadd52huq zmm11, zmm30, zmm18
    vpmadd52huq zmm12, zmm30, zmm19
    vpmadd52huq zmm7, zmm30, zmm20
    vpmadd52huq zmm8, zmm30, zmm21
    vpbroadcastq zmm31, qword ptr [rsi + 240]
    vpmadd52luq zmm10, zmm31, zmm18
    vpmadd52luq zmm1, zmm31, zmm19
    vpmadd52luq zmm15, zmm31, zmm20
    vpmadd52luq zmm3, zmm31, zmm21
    vpbroadcastq zmm22, qword ptr [rsi + 296]
    vpmadd52huq zmm5, zmm22, zmm17
    vpmadd52huq zmm6, zmm22, zmm18
    vpmadd52huq zmm14, zmm22, zmm19
    vpmadd52huq zmm8, zmm22, zmm20
    vpmadd52huq zmm9, zmm22, zmm21
    vpbroadcastq zmm23, qword ptr [rsi + 304]
    vpmadd52luq zmm0, zmm23, zmm17
    vpmadd52luq zmm13, zmm23, zmm18
    vpmadd52luq zmm2, zmm23, zmm19
    vpmadd52luq zmm3, zmm23, zmm20
    vpmadd52luq zmm4, zmm23, zmm21
    vmovdqu64 zmm17, zmmword ptr [rdx + 24]
    vmovdqu64 zmm18, zmmword ptr [rdx + 88]
    vmovdqu64 zmm19, zmmword ptr [rdx + 152]
    vmovdqu64 zmm20, zmmword ptr [rdx + 216]
    valignq zmm21, zmm16, zmmword ptr [rdx + 256], 3
    vpbroadcastq zmm24, qword ptr [rsi + 96]
    vpmadd52huq zmm11, zmm24, zmm20
    vpmadd52huq zmm12, zmm24, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 104]
    vpmadd52luq zmm10, zmm25, zmm20
    vpmadd52luq zmm1, zmm25, zmm21
    vpbroadcastq zmm26, qword ptr [rsi + 160]
    vpmadd52huq zmm5, zmm26, zmm19
    vpmadd52huq zmm6, zmm26, zmm20
    vpmadd52huq zmm7, zmm26, zmm21
    vpbroadcastq zmm27, qword ptr [rsi + 168]
    vpmadd52luq zmm0, zmm27, zmm19
    vpmadd52luq zmm13, zmm27, zmm20
    vpmadd52luq zmm15, zmm27, zmm21
    vpbroadcastq zmm28, qword ptr [rsi + 224]
    vpmadd52huq zmm11, zmm28, zmm18
    vpmadd52huq zmm12, zmm28, zmm19
    vpmadd52huq zmm14, zmm28, zmm20
    vpmadd52huq zmm8, zmm28, zmm21
    vpbroadcastq zmm29, qword ptr [rsi + 232]
    vpmadd52luq zmm10, zmm29, zmm18
    vpmadd52luq zmm1, zmm29, zmm19
    vpmadd52luq zmm2, zmm29, zmm20
    vpmadd52luq zmm3, zmm29, zmm21
    vpbroadcastq zmm30, qword ptr [rsi + 288]
    vpmadd52huq zmm5, zmm30, zmm17
    vpmadd52huq zmm6, zmm30, zmm18
    vpmadd52huq zmm7, zmm30, zmm19
    vpmadd52huq zmm8, zmm30, zmm20
    vpmadd52huq zmm9, zmm30, zmm21
    vpbroadcastq zmm31, qword ptr [rsi + 296]
    vpmadd52luq zmm0, zmm31, zmm17
    vpmadd52luq zmm13, zmm31, zmm18
    vpmadd52luq zmm15, zmm31, zmm19
    vpmadd52luq zmm3, zmm31, zmm20
    vpmadd52luq zmm4, zmm31, zmm21
    vmovdqu64 zmm17, zmmword ptr [rdx + 32]
    vmovdqu64 zmm18, zmmword ptr [rdx + 96]
    vmovdqu64 zmm19, zmmword ptr [rdx + 160]
    vmovdqu64 zmm20, zmmword ptr [rdx + 224]
    valignq zmm21, zmm16, zmmword ptr [rdx + 256], 4
    vpbroadcastq zmm22, qword ptr [rsi + 88]
    vpmadd52huq zmm11, zmm22, zmm20
    vpmadd52huq zmm12, zmm22, zmm21
    vpbroadcastq zmm23, qword ptr [rsi + 96]
    vpmadd52luq zmm10, zmm23, zmm20
    vpmadd52luq zmm1, zmm23, zmm21
    vpbroadcastq zmm24, qword ptr [rsi + 152]
    vpmadd52huq zmm5, zmm24, zmm19
    vpmadd52huq zmm6, zmm24, zmm20
    vpmadd52huq zmm14, zmm24, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 160]
    vpmadd52luq zmm0, zmm25, zmm19
    vpmadd52luq zmm13, zmm25, zmm20
    vpmadd52luq zmm2, zmm25, zmm21
    vpbroadcastq zmm26, qword ptr [rsi + 216]
    vpmadd52huq zmm11, zmm26, zmm18
    vpmadd52huq zmm12, zmm26, zmm19
    vpmadd52huq zmm7, zmm26, zmm20
    vpmadd52huq zmm8, zmm26, zmm21
    vpbroadcastq zmm27, qword ptr [rsi + 224]
    vpmadd52luq zmm10, zmm27, zmm18
    vpmadd52luq zmm1, zmm27, zmm19
    vpmadd52luq zmm15, zmm27, zmm20
    vpmadd52luq zmm3, zmm27, zmm21
    vpbroadcastq zmm28, qword ptr [rsi + 280]
    vpmadd52huq zmm5, zmm28, zmm17
    vpmadd52huq zmm6, zmm28, zmm18
    vpmadd52huq zmm14, zmm28, zmm19
    vpmadd52huq zmm8, zmm28, zmm20
    vpmadd52huq zmm9, zmm28, zmm21
    vpbroadcastq zmm29, qword ptr [rsi + 288]
    vpmadd52luq zmm0, zmm29, zmm17
    vpmadd52luq zmm13, zmm29, zmm18
    vpmadd52luq zmm2, zmm29, zmm19
    vpmadd52luq zmm3, zmm29, zmm20
    vpmadd52luq zmm4, zmm29, zmm21
    vmovdqu64 zmm17, zmmword ptr [rdx + 40]
    vmovdqu64 zmm18, zmmword ptr [rdx + 104]
    vmovdqu64 zmm19, zmmword ptr [rdx + 168]
    vmovdqu64 zmm20, zmmword ptr [rdx + 232]
    valignq zmm21, zmm16, zmmword ptr [rdx + 256], 5
    vpbroadcastq zmm30, qword ptr [rsi + 80]
    vpmadd52huq zmm11, zmm30, zmm20
    vpmadd52huq zmm12, zmm30, zmm21
    vpbroadcastq zmm31, qword ptr [rsi + 88]
    vpmadd52luq zmm10, zmm31, zmm20
    vpmadd52luq zmm1, zmm31, zmm21
    vpbroadcastq zmm22, qword ptr [rsi + 144]
    vpmadd52huq zmm5, zmm22, zmm19
    vpmadd52huq zmm6, zmm22, zmm20
    vpmadd52huq zmm7, zmm22, zmm21
    vpbroadcastq zmm23, qword ptr [rsi + 152]
    vpmadd52luq zmm0, zmm23, zmm19
    vpmadd52luq zmm13, zmm23, zmm20
    vpmadd52luq zmm15, zmm23, zmm21
    vpbroadcastq zmm24, qword ptr [rsi + 208]
    vpmadd52huq zmm11, zmm24, zmm18
    vpmadd52huq zmm12, zmm24, zmm19
    vpmadd52huq zmm14, zmm24, zmm20
    vpmadd52huq zmm8, zmm24, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 216]
    vpmadd52luq zmm10, zmm25, zmm18
    vpmadd52luq zmm1, zmm25, zmm19
    vpmadd52luq zmm2, zmm25, zmm20
    vpmadd52luq zmm3, zmm25, zmm21
    vpbroadcastq zmm26, qword ptr [rsi + 272]
    vpmadd52huq zmm5, zmm26, zmm17
    vpmadd52huq zmm6, zmm26, zmm18
    vpmadd52huq zmm7, zmm26, zmm19
    vpmadd52huq zmm8, zmm26, zmm20
    vpmadd52huq zmm9, zmm26, zmm21
    vpbroadcastq zmm27, qword ptr [rsi + 280]
    vpmadd52luq zmm0, zmm27, zmm17
    vpmadd52luq zmm13, zmm27, zmm18
    vpmadd52luq zmm15, zmm27, zmm19
    vpmadd52luq zmm3, zmm27, zmm20
    vpmadd52luq zmm4, zmm27, zmm21
    vmovdqu64 zmm17, zmmword ptr [rdx + 48]
    vmovdqu64 zmm18, zmmword ptr [rdx + 112]
    vmovdqu64 zmm19, zmmword ptr [rdx + 176]
    vmovdqu64 zmm20, zmmword ptr [rdx + 240]
    valignq zmm21, zmm16, zmmword ptr [rdx + 256], 6
    vpbroadcastq zmm28, qword ptr [rsi + 72]
    vpmadd52huq zmm11, zmm28, zmm20
    vpmadd52huq zmm12, zmm28, zmm21
    vpbroadcastq zmm29, qword ptr [rsi + 80]
    vpmadd52luq zmm10, zmm29, zmm20
    vpmadd52luq zmm1, zmm29, zmm21
    vpbroadcastq zmm30, qword ptr [rsi + 136]
    vpmadd52huq zmm5, zmm30, zmm19
    vpmadd52huq zmm6, zmm30, zmm20
    vpmadd52huq zmm14, zmm30, zmm21
    vpbroadcastq zmm31, qword ptr [rsi + 144]
    vpmadd52luq zmm0, zmm31, zmm19
    vpmadd52luq zmm13, zmm31, zmm20
    vpmadd52luq zmm2, zmm31, zmm21
    vpbroadcastq zmm22, qword ptr [rsi + 200]
    vpmadd52huq zmm11, zmm22, zmm18
    vpmadd52huq zmm12, zmm22, zmm19
    vpmadd52huq zmm7, zmm22, zmm20
    vpmadd52huq zmm8, zmm22, zmm21
    vpbroadcastq zmm23, qword ptr [rsi + 208]
    vpmadd52luq zmm10, zmm23, zmm18
    vpmadd52luq zmm1, zmm23, zmm19
    vpmadd52luq zmm15, zmm23, zmm20
    vpmadd52luq zmm3, zmm23, zmm21
    vpbroadcastq zmm24, qword ptr [rsi + 264]
    vpmadd52huq zmm5, zmm24, zmm17
    vpmadd52huq zmm6, zmm24, zmm18
    vpmadd52huq zmm14, zmm24, zmm19
    vpmadd52huq zmm8, zmm24, zmm20
    vpmadd52huq zmm9, zmm24, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 272]
    vpmadd52luq zmm0, zmm25, zmm17
    vpmadd52luq zmm13, zmm25, zmm18
    vpmadd52luq zmm2, zmm25, zmm19
    vpmadd52luq zmm3, zmm25, zmm20
    vpmadd52luq zmm4, zmm25, zmm21
    vmovdqu64 zmm17, zmmword ptr [rdx + 56]
    vmovdqu64 zmm18, zmmword ptr [rdx + 120]
    vmovdqu64 zmm19, zmmword ptr [rdx + 184]
    vmovdqu64 zmm20, zmmword ptr [rdx + 248]
    vpbroadcastq zmm26, qword ptr [rsi + 64]
    vpmadd52huq zmm11, zmm26, zmm20
    vpbroadcastq zmm27, qword ptr [rsi + 72]
    vpmadd52luq zmm10, zmm27, zmm20
    vpbroadcastq zmm28, qword ptr [rsi + 128]
    vpmadd52huq zmm5, zmm28, zmm19
    vpmadd52huq zmm12, zmm28, zmm20
    vpbroadcastq zmm29, qword ptr [rsi + 136]
    vpmadd52luq zmm0, zmm29, zmm19
    vpmadd52luq zmm1, zmm29, zmm20
    vpbroadcastq zmm30, qword ptr [rsi + 192]
    vpmadd52huq zmm11, zmm30, zmm18
    vpmadd52huq zmm6, zmm30, zmm19
    vpmadd52huq zmm7, zmm30, zmm20
    vpbroadcastq zmm31, qword ptr [rsi + 200]
    vpmadd52luq zmm10, zmm31, zmm18
    vpmadd52luq zmm13, zmm31, zmm19
    vpmadd52luq zmm15, zmm31, zmm20
    vpbroadcastq zmm22, qword ptr [rsi + 256]
    vpmadd52huq zmm5, zmm22, zmm17
    vpmadd52huq zmm12, zmm22, zmm18
    vpmadd52huq zmm14, zmm22, zmm19
    vpmadd52huq zmm8, zmm22, zmm20
    vpbroadcastq zmm23, qword ptr [rsi + 264]
    vpmadd52luq zmm0, zmm23, zmm17
    vpmadd52luq zmm1, zmm23, zmm18
    vpmadd52luq zmm2, zmm23, zmm19
    vpmadd52luq zmm3, zmm23, zmm20
    vpaddq zmm0, zmm0, zmm10
    vpaddq zmm5, zmm5, zmm11
    vpaddq zmm0, zmm0, zmm5
    vpaddq zmm0, zmm0, zmm5
    vpaddq zmm1, zmm1, zmm13
    vpaddq zmm6, zmm6, zmm12
    vpaddq zmm1, zmm1, zmm6
    vpaddq zmm1, zmm1, zmm6
    vpaddq zmm2, zmm2, zmm15
    vpaddq zmm7, zmm7, zmm14
    vpaddq zmm2, zmm2, zmm7
    vpaddq zmm2, zmm2, zmm7
    vpaddq zmm3, zmm3, zmm8
    vpaddq zmm3, zmm3, zmm8
    vpaddq zmm4, zmm4, zmm9
    vpaddq zmm4, zmm4, zmm9
    vpsrlq zmm17, zmm0, 51
    vpsrlq zmm18, zmm1, 51
    vpsrlq zmm19, zmm2, 51
    vpsrlq zmm20, zmm3, 51
    vpsrlq zmm21, zmm4, 51
    vpandq zmm22, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm23, zmm23, zmm23
    valignq zmm23, zmm17, zmm23, 7
    vpaddq zmm22, zmm22, zmm23
    vmovdqu64 zmmword ptr [rax], zmm22
    vpandq zmm22, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm24, zmm18, zmm17, 7
    vpaddq zmm22, zmm22, zmm24
    vmovdqu64 zmmword ptr [rax + 64], zmm22
    vpandq zmm22, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm25, zmm19, zmm18, 7
    vpaddq zmm22, zmm22, zmm25
    vmovdqu64 zmmword ptr [rax + 128], zmm22
    vpandq zmm22, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm26, zmm20, zmm19, 7
    vpaddq zmm22, zmm22, zmm26
    vmovdqu64 zmmword ptr [rax + 192], zmm22
    vpandq zmm22, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm27, zmm21, zmm20, 7
    vpaddq zmm22, zmm22, zmm27
    vmovdqu64 zmmword ptr [rax + 256], zmm22
    /* h = x * y, columns 8 to 23 */
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm15, zmm15, zmm15
    vmovdqu64 zmm14, zmmword ptr [rdx + 64]
    vmovdqu64 zmm7, zmmword ptr [rdx + 128]
    vmovdqu64 zmm8, zmmword ptr [rdx + 192]
    vpbroadcastq zmm9, qword ptr [rsi + 64]
    vpmadd52luq zmm28, zmm9, zmm7
    vpmadd52luq zmm29, zmm9, zmm8
    vpbroadcastq zmm23, qword ptr [rsi + 120]
    vpmadd52huq zmm30, zmm23, zmm14
    vpmadd52huq zmm31, zmm23, zmm7
    vpbroadcastq zmm24, qword ptr [rsi + 128]
    vpmadd52luq zmm11, zmm24, zmm14
    vpmadd52luq zmm16, zmm24, zmm7
    vpbroadcastq zmm17, qword ptr [rsi + 184]
    vpmadd52huq zmm10, zmm17, zmm14
    vpbroadcastq zmm1, qword ptr [rsi + 192]
    vpmadd52luq zmm13, zmm1, zmm14
    vmovdqu64 zmm14, zmmword ptr [rdx + 8]
    vmovdqu64 zmm7, zmmword ptr [rdx + 72]
    vmovdqu64 zmm8, zmmword ptr [rdx + 136]
    vpbroadcastq zmm25, qword ptr [rsi + 112]
    vpmadd52huq zmm5, zmm25, zmm7
    vpmadd52huq zmm12, zmm25, zmm8
    vpbroadcastq zmm18, qword ptr [rsi + 120]
    vpmadd52luq zmm6, zmm18, zmm7
    vpmadd52luq zmm15, zmm18, zmm8
    vpbroadcastq zmm2, qword ptr [rsi + 176]
    vpmadd52huq zmm30, zmm2, zmm14
    vpmadd52huq zmm31, zmm2, zmm7
    vpbroadcastq zmm26, qword ptr [rsi + 184]
    vpmadd52luq zmm28, zmm26, zmm14
    vpmadd52luq zmm29, zmm26, zmm7
    vpbroadcastq zmm19, qword ptr [rsi + 240]
    vpmadd52huq zmm10, zmm19, zmm14
    vpbroadcastq zmm3, qword ptr [rsi + 248]
    vpmadd52luq zmm16, zmm3, zmm14
    vmovdqu64 zmm14, zmmword ptr [rdx + 16]
    vmovdqu64 zmm7, zmmword ptr [rdx + 80]
    vmovdqu64 zmm8, zmmword ptr [rdx + 144]
    vpbroadcastq zmm27, qword ptr [rsi + 104]
    vpmadd52huq zmm5, zmm27, zmm7
    vpmadd52huq zmm12, zmm27, zmm8
    vpbroadcastq zmm20, qword ptr [rsi + 112]
    vpmadd52luq zmm11, zmm20, zmm7
    vpmadd52luq zmm13, zmm20, zmm8
    vpbroadcastq zmm4, qword ptr [rsi + 168]
    vpmadd52huq zmm30, zmm4, zmm14
    vpmadd52huq zmm31, zmm4, zmm7
    vpbroadcastq zmm22, qword ptr [rsi + 176]
    vpmadd52luq zmm6, zmm22, zmm14
    vpmadd52luq zmm15, zmm22, zmm7
    vpbroadcastq zmm9, qword ptr [rsi + 232]
    vpmadd52huq zmm10, zmm9, zmm14
    vpbroadcastq zmm23, qword ptr [rsi + 240]
    vpmadd52luq zmm29, zmm23, zmm14
    vmovdqu64 zmm14, zmmword ptr [rdx + 24]
    vmovdqu64 zmm7, zmmword ptr [rdx + 88]
    vmovdqu64 zmm8, zmmword ptr [rdx + 152]
    vpbroadcastq zmm24, qword ptr [rsi + 96]
    vpmadd52huq zmm5, zmm24, zmm7
    vpmadd52huq zmm12, zmm24, zmm8
    vpbroadcastq zmm17, qword ptr [rsi + 104]
    vpmadd52luq zmm28, zmm17, zmm7
    vpmadd52luq zmm16, zmm17, zmm8
    vpbroadcastq zmm1, qword ptr [rsi + 160]
    vpmadd52huq zmm30, zmm1, zmm14
    vpmadd52huq zmm31, zmm1, zmm7
    vpbroadcastq zmm25, qword ptr [rsi + 168]
    vpmadd52luq zmm11, zmm25, zmm14
    vpmadd52luq zmm13, zmm25, zmm7
    vpbroadcastq zmm18, qword ptr [rsi + 224]
    vpmadd52huq zmm10, zmm18, zmm14
    vpbroadcastq zmm2, qword ptr [rsi + 232]
    vpmadd52luq zmm15, zmm2, zmm14
    vmovdqu64 zmm14, zmmword ptr [rdx + 32]
    vmovdqu64 zmm7, zmmword ptr [rdx + 96]
    vmovdqu64 zmm8, zmmword ptr [rdx + 160]
    vpbroadcastq zmm26, qword ptr [rsi + 88]
    vpmadd52huq zmm5, zmm26, zmm7
    vpmadd52huq zmm12, zmm26, zmm8
    vpbroadcastq zmm19, qword ptr [rsi + 96]
    vpmadd52luq zmm6, zmm19, zmm7
    vpmadd52luq zmm29, zmm19, zmm8
    vpbroadcastq zmm3, qword ptr [rsi + 152]
    vpmadd52huq zmm30, zmm3, zmm14
    vpmadd52huq zmm31, zmm3, zmm7
    vpbroadcastq zmm27, qword ptr [rsi + 160]
    vpmadd52luq zmm28, zmm27, zmm14
    vpmadd52luq zmm16, zmm27, zmm7
    vpbroadcastq zmm20, qword ptr [rsi + 216]
    vpmadd52huq zmm10, zmm20, zmm14
    vpbroadcastq zmm4, qword ptr [rsi + 224]
    vpmadd52luq zmm13, zmm4, zmm14
    vmovdqu64 zmm14, zmmword ptr [rdx + 40]
    vmovdqu64 zmm7, zmmword ptr [rdx + 104]
    vmovdqu64 zmm8, zmmword ptr [rdx + 168]
    vpbroadcastq zmm22, qword ptr [rsi + 80]
    vpmadd52huq zmm5, zmm22, zmm7
    vpmadd52huq zmm12, zmm22, zmm8
    vpbroadcastq zmm9, qword ptr [rsi + 88]
    vpmadd52luq zmm11, zmm9, zmm7
    vpmadd52luq zmm15, zmm9, zmm8
    vpbroadcastq zmm23, qword ptr [rsi + 144]
    vpmadd52huq zmm30, zmm23, zmm14
    vpmadd52huq zmm31, zmm23, zmm7
    vpbroadcastq zmm24, qword ptr [rsi + 152]
    vpmadd52luq zmm6, zmm24, zmm14
    vpmadd52luq zmm29, zmm24, zmm7
    vpbroadcastq zmm17, qword ptr [rsi + 208]
    vpmadd52huq zmm10, zmm17, zmm14
    vpbroadcastq zmm1, qword ptr [rsi + 216]
    vpmadd52luq zmm16, zmm1, zmm14
    vmovdqu64 zmm14, zmmword ptr [rdx + 48]
    vmovdqu64 zmm7, zmmword ptr [rdx + 112]
    vmovdqu64 zmm8, zmmword ptr [rdx + 176]
    vpbroadcastq zmm25, qword ptr [rsi + 72]
    vpmadd52huq zmm5, zmm25, zmm7
    vpmadd52huq zmm12, zmm25, zmm8
    vpbroadcastq zmm18, qword ptr [rsi + 80]
    vpmadd52luq zmm28, zmm18, zmm7
    vpmadd52luq zmm13, zmm18, zmm8
    vpbroadcastq zmm2, qword ptr [rsi + 136]
    vpmadd52huq zmm30, zmm2, zmm14
    vpmadd52huq zmm31, zmm2, zmm7
    vpbroadcastq zmm26, qword ptr [rsi + 144]
    vpmadd52luq zmm11, zmm26, zmm14
    vpmadd52luq zmm15, zmm26, zmm7
    vpbroadcastq zmm19, qword ptr [rsi + 200]
    vpmadd52huq zmm10, zmm19, zmm14
    vpbroadcastq zmm3, qword ptr [rsi + 208]
    vpmadd52luq zmm29, zmm3, zmm14
    vmovdqu64 zmm14, zmmword ptr [rdx + 56]
    vmovdqu64 zmm7, zmmword ptr [rdx + 120]
    vmovdqu64 zmm8, zmmword ptr [rdx + 184]
    vpbroadcastq zmm27, qword ptr [rsi + 64]
    vpmadd52huq zmm5, zmm27, zmm7
    vpmadd52huq zmm12, zmm27, zmm8
    vpbroadcastq zmm20, qword ptr [rsi + 72]
    vpmadd52luq zmm6, zmm20, zmm7
    vpmadd52luq zmm16, zmm20, zmm8
    vpbroadcastq zmm4, qword ptr [rsi + 128]
    vpmadd52huq zmm30, zmm4, zmm14
    vpmadd52huq zmm31, zmm4, zmm7
    vpbroadcastq zmm22, qword ptr [rsi + 136]
    vpmadd52luq zmm28, zmm22, zmm14
    vpmadd52luq zmm13, zmm22, zmm7
    vpbroadcastq zmm9, qword ptr [rsi + 192]
    vpmadd52huq zmm10, zmm9, zmm14
    vpbroadcastq zmm23, qword ptr [rsi + 200]
    vpmadd52luq zmm15, zmm23, zmm14
    vpaddq zmm28, zmm28, zmm11
    vpaddq zmm28, zmm28, zmm6
    vpaddq zmm30, zmm30, zmm5
    vpaddq zmm28, zmm28, zmm30
    vpaddq zmm28, zmm28, zmm30
    vpaddq zmm29, zmm29, zmm16
    vpaddq zmm29, zmm29, zmm13
    vpaddq zmm29, zmm29, zmm15
    vpaddq zmm31, zmm31, zmm10
    vpaddq zmm31, zmm31, zmm12
    vpaddq zmm29, zmm29, zmm31
    vpaddq zmm29, zmm29, zmm31
    /* s, columns 60 to 91 */
    vmovdqa64 zmm14, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 64]
    vmovdqa64 zmm7, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm8, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm9, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm3, zmm3, zmm3
    vmovdqu64 zmm27, zmmword ptr [rcx + 64]
    vmovdqu64 zmm20, zmmword ptr [rcx + 128]
    vmovdqu64 zmm4, zmmword ptr [rcx + 192]
    vmovdqu64 zmm22, zmmword ptr [rcx + 256]
    vpbroadcastq zmm11, qword ptr [rax + 88]
    vpmadd52huq zmm23, zmm11, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 96]
    vpmadd52luq zmm14, zmm6, zmm22
    vpbroadcastq zmm5, qword ptr [rax + 152]
    vpmadd52huq zmm25, zmm5, zmm4
    vpmadd52huq zmm24, zmm5, zmm22
    vpbroadcastq zmm30, qword ptr [rax + 160]
    vpmadd52luq zmm18, zmm30, zmm4
    vpmadd52luq zmm7, zmm30, zmm22
    vpbroadcastq zmm16, qword ptr [rax + 216]
    vpmadd52huq zmm19, zmm16, zmm20
    vpmadd52huq zmm2, zmm16, zmm4
    vpmadd52huq zmm17, zmm16, zmm22
    vpbroadcastq zmm13, qword ptr [rax + 224]
    vpmadd52luq zmm14, zmm13, zmm20
    vpmadd52luq zmm26, zmm13, zmm4
    vpmadd52luq zmm8, zmm13, zmm22
    vpbroadcastq zmm15, qword ptr [rax + 280]
    vpmadd52huq zmm23, zmm15, zmm27
    vpmadd52huq zmm24, zmm15, zmm20
    vpmadd52huq zmm3, zmm15, zmm4
    vpmadd52huq zmm1, zmm15, zmm22
    vpbroadcastq zmm10, qword ptr [rax + 288]
    vpmadd52luq zmm18, zmm10, zmm27
    vpmadd52luq zmm7, zmm10, zmm20
    vpmadd52luq zmm8, zmm10, zmm4
    vpmadd52luq zmm9, zmm10, zmm22
    vmovdqu64 zmm27, zmmword ptr [rcx + 72]
    vmovdqu64 zmm20, zmmword ptr [rcx + 136]
    vmovdqu64 zmm4, zmmword ptr [rcx + 200]
    vmovdqu64 zmm22, zmmword ptr [rcx + 264]
    vpbroadcastq zmm12, qword ptr [rax + 80]
    vpmadd52huq zmm25, zmm12, zmm22
    vpbroadcastq zmm31, qword ptr [rax + 88]
    vpmadd52luq zmm14, zmm31, zmm22
    vpbroadcastq zmm11, qword ptr [rax + 144]
    vpmadd52huq zmm19, zmm11, zmm4
    vpmadd52huq zmm2, zmm11, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 152]
    vpmadd52luq zmm18, zmm6, zmm4
    vpmadd52luq zmm26, zmm6, zmm22
    vpbroadcastq zmm5, qword ptr [rax + 208]
    vpmadd52huq zmm23, zmm5, zmm20
    vpmadd52huq zmm24, zmm5, zmm4
    vpmadd52huq zmm17, zmm5, zmm22
    vpbroadcastq zmm30, qword ptr [rax + 216]
    vpmadd52luq zmm14, zmm30, zmm20
    vpmadd52luq zmm7, zmm30, zmm4
    vpmadd52luq zmm8, zmm30, zmm22
    vpbroadcastq zmm16, qword ptr [rax + 272]
    vpmadd52huq zmm25, zmm16, zmm27
    vpmadd52huq zmm2, zmm16, zmm20
    vpmadd52huq zmm3, zmm16, zmm4
    vpmadd52huq zmm1, zmm16, zmm22
    vpbroadcastq zmm13, qword ptr [rax + 280]
    vpmadd52luq zmm18, zmm13, zmm27
    vpmadd52luq zmm26, zmm13, zmm20
    vpmadd52luq zmm8, zmm13, zmm4
    vpmadd52luq zmm9, zmm13, zmm22
    vmovdqu64 zmm27, zmmword ptr [rcx + 80]
    vmovdqu64 zmm20, zmmword ptr [rcx + 144]
    vmovdqu64 zmm4, zmmword ptr [rcx + 208]
    vmovdqu64 zmm22, zmmword ptr [rcx + 272]
    vpbroadcastq zmm15, qword ptr [rax + 72]
    vpmadd52huq zmm19, zmm15, zmm22
    vpbroadcastq zmm10, qword ptr [rax + 80]
    vpmadd52luq zmm14, zmm10, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 136]
    vpmadd52huq zmm23, zmm12, zmm4
    vpmadd52huq zmm24, zmm12, zmm22
    vpbroadcastq zmm31, qword ptr [rax + 144]
    vpmadd52luq zmm18, zmm31, zmm4
    vpmadd52luq zmm7, zmm31, zmm22
    vpbroadcastq zmm11, qword ptr [rax + 200]
    vpmadd52huq zmm25, zmm11, zmm20
    vpmadd52huq zmm2, zmm11, zmm4
    vpmadd52huq zmm17, zmm11, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 208]
    vpmadd52luq zmm14, zmm6, zmm20
    vpmadd52luq zmm26, zmm6, zmm4
    vpmadd52luq zmm8, zmm6, zmm22
    vpbroadcastq zmm5, qword ptr [rax + 264]
    vpmadd52huq zmm19, zmm5, zmm27
    vpmadd52huq zmm24, zmm5, zmm20
    vpmadd52huq zmm3, zmm5, zmm4
    vpmadd52huq zmm1, zmm5, zmm22
    vpbroadcastq zmm30, qword ptr [rax + 272]
    vpmadd52luq zmm18, zmm30, zmm27
    vpmadd52luq zmm7, zmm30, zmm20
    vpmadd52luq zmm8, zmm30, zmm4
    vpmadd52luq zmm9, zmm30, zmm22
    vmovdqu64 zmm27, zmmword ptr [rcx + 88]
    vmovdqu64 zmm20, zmmword ptr [rcx + 152]
    vmovdqu64 zmm4, zmmword ptr [rcx + 216]
    vmovdqu64 zmm22, zmmword ptr [rcx + 280]
    vpbroadcastq zmm16, qword ptr [rax + 64]
    vpmadd52huq zmm23, zmm16, zmm22
    vpbroadcastq zmm13, qword ptr [rax + 72]
    vpmadd52luq zmm14, zmm13, zmm22
    vpbroadcastq zmm15, qword ptr [rax + 128]
    vpmadd52huq zmm25, zmm15, zmm4
    vpmadd52huq zmm2, zmm15, zmm22
    vpbroadcastq zmm10, qword ptr [rax + 136]
    vpmadd52luq zmm18, zmm10, zmm4
    vpmadd52luq zmm26, zmm10, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 192]
    vpmadd52huq zmm19, zmm12, zmm20
    vpmadd52huq zmm24, zmm12, zmm4
    vpmadd52huq zmm17, zmm12, zmm22
    vpbroadcastq zmm31, qword ptr [rax + 200]
    vpmadd52luq zmm14, zmm31, zmm20
    vpmadd52luq zmm7, zmm31, zmm4
    vpmadd52luq zmm8, zmm31, zmm22
    vpbroadcastq zmm11, qword ptr [rax + 256]
    vpmadd52huq zmm23, zmm11, zmm27
    vpmadd52huq zmm2, zmm11, zmm20
    vpmadd52huq zmm3, zmm11, zmm4
    vpmadd52huq zmm1, zmm11, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 264]
    vpmadd52luq zmm18, zmm6, zmm27
    vpmadd52luq zmm26, zmm6, zmm20
    vpmadd52luq zmm8, zmm6, zmm4
    vpmadd52luq zmm9, zmm6, zmm22
    vmovdqu64 zmm27, zmmword ptr [rcx + 96]
    vmovdqu64 zmm20, zmmword ptr [rcx + 160]
    vmovdqu64 zmm4, zmmword ptr [rcx + 224]
    vmovdqu64 zmm22, zmmword ptr [rcx + 288]
    vpbroadcastq zmm5, qword ptr [rax + 56]
    vpmadd52huq zmm25, zmm5, zmm22
    vpbroadcastq zmm30, qword ptr [rax + 64]
    vpmadd52luq zmm14, zmm30, zmm22
    vpbroadcastq zmm16, qword ptr [rax + 120]
    vpmadd52huq zmm19, zmm16, zmm4
    vpmadd52huq zmm24, zmm16, zmm22
    vpbroadcastq zmm13, qword ptr [rax + 128]
    vpmadd52luq zmm18, zmm13, zmm4
    vpmadd52luq zmm7, zmm13, zmm22
    vpbroadcastq zmm15, qword ptr [rax + 184]
    vpmadd52huq zmm23, zmm15, zmm20
    vpmadd52huq zmm2, zmm15, zmm4
    vpmadd52huq zmm17, zmm15, zmm22
    vpbroadcastq zmm10, qword ptr [rax + 192]
    vpmadd52luq zmm14, zmm10, zmm20
    vpmadd52luq zmm26, zmm10, zmm4
    vpmadd52luq zmm8, zmm10, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 248]
    vpmadd52huq zmm25, zmm12, zmm27
    vpmadd52huq zmm24, zmm12, zmm20
    vpmadd52huq zmm3, zmm12, zmm4
    vpmadd52huq zmm1, zmm12, zmm22
    vpbroadcastq zmm31, qword ptr [rax + 256]
    vpmadd52luq zmm18, zmm31, zmm27
    vpmadd52luq zmm7, zmm31, zmm20
    vpmadd52luq zmm8, zmm31, zmm4
    vpmadd52luq zmm9, zmm31, zmm22
    vmovdqu64 zmm27, zmmword ptr [rcx + 104]
    vmovdqu64 zmm20, zmmword ptr [rcx + 168]
    vmovdqu64 zmm4, zmmword ptr [rcx + 232]
    vmovdqu64 zmm22, zmmword ptr [rcx + 296]
    vpbroadcastq zmm11, qword ptr [rax + 48]
    vpmadd52huq zmm19, zmm11, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 56]
    vpmadd52luq zmm14, zmm6, zmm22
    vpbroadcastq zmm5, qword ptr [rax + 112]
    vpmadd52huq zmm23, zmm5, zmm4
    vpmadd52huq zmm2, zmm5, zmm22
    vpbroadcastq zmm30, qword ptr [rax + 120]
    vpmadd52luq zmm18, zmm30, zmm4
    vpmadd52luq zmm26, zmm30, zmm22
    vpbroadcastq zmm16, qword ptr [rax + 176]
    vpmadd52huq zmm25, zmm16, zmm20
    vpmadd52huq zmm24, zmm16, zmm4
    vpmadd52huq zmm17, zmm16, zmm22
    vpbroadcastq zmm13, qword ptr [rax + 184]
    vpmadd52luq zmm14, zmm13, zmm20
    vpmadd52luq zmm7, zmm13, zmm4
    vpmadd52luq zmm8, zmm13, zmm22
    vpbroadcastq zmm15, qword ptr [rax + 240]
    vpmadd52huq zmm19, zmm15, zmm27
    vpmadd52huq zmm2, zmm15, zmm20
    vpmadd52huq zmm3, zmm15, zmm4
    vpmadd52huq zmm1, zmm15, zmm22
    vpbroadcastq zmm10, qword ptr [rax + 248]
    vpmadd52luq zmm18, zmm10, zmm27
    vpmadd52luq zmm26, zmm10, zmm20
    vpmadd52luq zmm8, zmm10, zmm4
    vpmadd52luq zmm9, zmm10, zmm22
    vmovdqu64 zmm27, zmmword ptr [rcx + 112]
    vmovdqu64 zmm20, zmmword ptr [rcx + 176]
    vmovdqu64 zmm4, zmmword ptr [rcx + 240]
    vmovdqu64 zmm22, zmmword ptr [rcx + 304]
    vpbroadcastq zmm12, qword ptr [rax + 40]
    vpmadd52huq zmm23, zmm12, zmm22
    vpbroadcastq zmm31, qword ptr [rax + 48]
    vpmadd52luq zmm14, zmm31, zmm22
    vpbroadcastq zmm11, qword ptr [rax + 104]
    vpmadd52huq zmm25, zmm11, zmm4
    vpmadd52huq zmm24, zmm11, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 112]
    vpmadd52luq zmm18, zmm6, zmm4
    vpmadd52luq zmm7, zmm6, zmm22
    vpbroadcastq zmm5, qword ptr [rax + 168]
    vpmadd52huq zmm19, zmm5, zmm20
    vpmadd52huq zmm2, zmm5, zmm4
    vpmadd52huq zmm17, zmm5, zmm22
    vpbroadcastq zmm30, qword ptr [rax + 176]
    vpmadd52luq zmm14, zmm30, zmm20
    vpmadd52luq zmm26, zmm30, zmm4
    vpmadd52luq zmm8, zmm30, zmm22
    vpbroadcastq zmm16, qword ptr [rax + 232]
    vpmadd52huq zmm23, zmm16, zmm27
    vpmadd52huq zmm24, zmm16, zmm20
    vpmadd52huq zmm3, zmm16, zmm4
    vpmadd52huq zmm1, zmm16, zmm22
    vpbroadcastq zmm13, qword ptr [rax + 240]
    vpmadd52luq zmm18, zmm13, zmm27
    vpmadd52luq zmm7, zmm13, zmm20
    vpmadd52luq zmm8, zmm13, zmm4
    vpmadd52luq zmm9, zmm13, zmm22
    vmovdqu64 zmm27, zmmword ptr [rcx + 56]
    vmovdqu64 zmm20, zmmword ptr [rcx + 120]
    vmovdqu64 zmm4, zmmword ptr [rcx + 184]
    vmovdqu64 zmm22, zmmword ptr [rcx + 248]
    vpbroadcastq zmm15, qword ptr [rax + 96]
    vpmadd52huq zmm25, zmm15, zmm22
    vpbroadcastq zmm10, qword ptr [rax + 104]
    vpmadd52luq zmm14, zmm10, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 160]
    vpmadd52huq zmm19, zmm12, zmm4
    vpmadd52huq zmm2, zmm12, zmm22
    vpbroadcastq zmm31, qword ptr [rax + 168]
    vpmadd52luq zmm18, zmm31, zmm4
    vpmadd52luq zmm26, zmm31, zmm22
    vpbroadcastq zmm11, qword ptr [rax + 224]
    vpmadd52huq zmm23, zmm11, zmm20
    vpmadd52huq zmm24, zmm11, zmm4
    vpmadd52huq zmm17, zmm11, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 232]
    vpmadd52luq zmm14, zmm6, zmm20
    vpmadd52luq zmm7, zmm6, zmm4
    vpmadd52luq zmm8, zmm6, zmm22
    vpbroadcastq zmm5, qword ptr [rax + 288]
    vpmadd52huq zmm25, zmm5, zmm27
    vpmadd52huq zmm2, zmm5, zmm20
    vpmadd52huq zmm3, zmm5, zmm4
    vpmadd52huq zmm1, zmm5, zmm22
    vpaddq zmm14, zmm14, zmm18
    vpaddq zmm23, zmm23, zmm25
    vpaddq zmm23, zmm23, zmm19
    vpaddq zmm14, zmm14, zmm23
    vpaddq zmm14, zmm14, zmm23
    vpaddq zmm7, zmm7, zmm26
    vpaddq zmm24, zmm24, zmm2
    vpaddq zmm7, zmm7, zmm24
    vpaddq zmm7, zmm7, zmm24
    vpaddq zmm17, zmm17, zmm3
    vpaddq zmm8, zmm8, zmm17
    vpaddq zmm8, zmm8, zmm17
    vpaddq zmm9, zmm9, zmm1
    vpaddq zmm9, zmm9, zmm1
    vpsrlq zmm27, zmm14, 51
    vpsrlq zmm20, zmm7, 51
    vpsrlq zmm4, zmm8, 51
    vpsrlq zmm22, zmm9, 51
    vpandq zmm11, zmm14, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 128]
    vpxorq zmm6, zmm6, zmm6
    valignq zmm6, zmm27, zmm6, 7
    vpaddq zmm11, zmm11, zmm6
    vmovdqu64 zmmword ptr [rax + 320], zmm11
    vpandq zmm11, zmm7, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm5, zmm20, zmm27, 7
    vpaddq zmm11, zmm11, zmm5
    vmovdqu64 zmmword ptr [rax + 384], zmm11
    vpandq zmm11, zmm8, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm30, zmm4, zmm20, 7
    vpaddq zmm11, zmm11, zmm30
    vmovdqu64 zmmword ptr [rax + 448], zmm11
    vpandq zmm11, zmm9, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm16, zmm22, zmm4, 7
    vpaddq zmm11, zmm11, zmm16
    vmovdqu64 zmmword ptr [rax + 512], zmm11
    /* h = x * y, columns 0 to 7 */
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm23, zmm23, zmm23
    vmovdqu64 zmm26, zmmword ptr [rdx + 64]
    vpbroadcastq zmm2, qword ptr [rsi + 64]
    vpmadd52luq zmm13, zmm2, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 8]
    vpbroadcastq zmm24, qword ptr [rsi + 112]
    vpmadd52huq zmm15, zmm24, zmm26
    vpbroadcastq zmm3, qword ptr [rsi + 120]
    vpmadd52luq zmm10, zmm3, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 16]
    vpbroadcastq zmm17, qword ptr [rsi + 104]
    vpmadd52huq zmm12, zmm17, zmm26
    vpbroadcastq zmm1, qword ptr [rsi + 112]
    vpmadd52luq zmm31, zmm1, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 24]
    vpbroadcastq zmm6, qword ptr [rsi + 96]
    vpmadd52huq zmm18, zmm6, zmm26
    vpbroadcastq zmm14, qword ptr [rsi + 104]
    vpmadd52luq zmm25, zmm14, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 32]
    vpbroadcastq zmm5, qword ptr [rsi + 88]
    vpmadd52huq zmm19, zmm5, zmm26
    vpbroadcastq zmm27, qword ptr [rsi + 96]
    vpmadd52luq zmm23, zmm27, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 40]
    vpbroadcastq zmm7, qword ptr [rsi + 80]
    vpmadd52huq zmm15, zmm7, zmm26
    vpbroadcastq zmm30, qword ptr [rsi + 88]
    vpmadd52luq zmm13, zmm30, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 48]
    vpbroadcastq zmm20, qword ptr [rsi + 72]
    vpmadd52huq zmm12, zmm20, zmm26
    vpbroadcastq zmm8, qword ptr [rsi + 80]
    vpmadd52luq zmm10, zmm8, zmm26
    vmovdqu64 zmm26, zmmword ptr [rdx + 56]
    vpbroadcastq zmm16, qword ptr [rsi + 64]
    vpmadd52huq zmm18, zmm16, zmm26
    vpbroadcastq zmm4, qword ptr [rsi + 72]
    vpmadd52luq zmm31, zmm4, zmm26
    vpaddq zmm13, zmm13, zmm10
    vpaddq zmm13, zmm13, zmm31
    vpaddq zmm13, zmm13, zmm25
    vpaddq zmm13, zmm13, zmm23
    vpaddq zmm15, zmm15, zmm12
    vpaddq zmm15, zmm15, zmm18
    vpaddq zmm15, zmm15, zmm19
    vpaddq zmm13, zmm13, zmm15
    vpaddq zmm13, zmm13, zmm15
    /* z, columns 0 to 31 */
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm7, zmm7, zmm7
    vmovdqu64 zmm30, zmmword ptr [rcx + 448]
    vmovdqu64 zmm20, zmmword ptr [rcx + 512]
    vmovdqu64 zmm8, zmmword ptr [rcx + 576]
    vmovdqu64 zmm16, zmmword ptr [rcx + 640]
    vpbroadcastq zmm4, qword ptr [rax + 328]
    vpmadd52luq zmm13, zmm4, zmm30
    vpmadd52luq zmm28, zmm4, zmm20
    vpmadd52luq zmm29, zmm4, zmm8
    vpmadd52luq zmm0, zmm4, zmm16
    vpbroadcastq zmm9, qword ptr [rax + 384]
    vpmadd52huq zmm2, zmm9, zmm30
    vpmadd52huq zmm24, zmm9, zmm20
    vpmadd52huq zmm3, zmm9, zmm8
    vpbroadcastq zmm11, qword ptr [rax + 392]
    vpmadd52luq zmm5, zmm11, zmm30
    vpmadd52luq zmm6, zmm11, zmm20
    vpmadd52luq zmm17, zmm11, zmm8
    vpbroadcastq zmm22, qword ptr [rax + 448]
    vpmadd52huq zmm14, zmm22, zmm30
    vpmadd52huq zmm1, zmm22, zmm20
    vpbroadcastq zmm10, qword ptr [rax + 456]
    vpmadd52luq zmm29, zmm10, zmm30
    vpmadd52luq zmm27, zmm10, zmm20
    vpbroadcastq zmm31, qword ptr [rax + 512]
    vpmadd52huq zmm7, zmm31, zmm30
    vpbroadcastq zmm25, qword ptr [rax + 520]
    vpmadd52luq zmm0, zmm25, zmm30
    vmovdqu64 zmm30, zmmword ptr [rcx + 392]
    vmovdqu64 zmm20, zmmword ptr [rcx + 456]
    vmovdqu64 zmm8, zmmword ptr [rcx + 520]
    vmovdqu64 zmm16, zmmword ptr [rcx + 584]
    vpbroadcastq zmm23, qword ptr [rax + 376]
    vpmadd52huq zmm26, zmm23, zmm30
    vpmadd52huq zmm2, zmm23, zmm20
    vpmadd52huq zmm24, zmm23, zmm8
    vpmadd52huq zmm3, zmm23, zmm16
    vpbroadcastq zmm12, qword ptr [rax + 384]
    vpmadd52luq zmm13, zmm12, zmm30
    vpmadd52luq zmm28, zmm12, zmm20
    vpmadd52luq zmm6, zmm12, zmm8
    vpmadd52luq zmm17, zmm12, zmm16
    vpbroadcastq zmm18, qword ptr [rax + 440]
    vpmadd52huq zmm2, zmm18, zmm30
    vpmadd52huq zmm14, zmm18, zmm20
    vpmadd52huq zmm1, zmm18, zmm8
    vpbroadcastq zmm19, qword ptr [rax + 448]
    vpmadd52luq zmm5, zmm19, zmm30
    vpmadd52luq zmm29, zmm19, zmm20
    vpmadd52luq zmm27, zmm19, zmm8
    vpbroadcastq zmm15, qword ptr [rax + 504]
    vpmadd52huq zmm24, zmm15, zmm30
    vpmadd52huq zmm7, zmm15, zmm20
    vpbroadcastq zmm4, qword ptr [rax + 512]
    vpmadd52luq zmm6, zmm4, zmm30
    vpmadd52luq zmm0, zmm4, zmm20
    vpbroadcastq zmm9, qword ptr [rax + 568]
    vpmadd52huq zmm3, zmm9, zmm30
    vmovdqu64 zmm30, zmmword ptr [rcx + 400]
    vmovdqu64 zmm20, zmmword ptr [rcx + 464]
    vmovdqu64 zmm8, zmmword ptr [rcx + 528]
    vmovdqu64 zmm16, zmmword ptr [rcx + 592]
    vpbroadcastq zmm11, qword ptr [rax + 368]
    vpmadd52huq zmm26, zmm11, zmm30
    vpmadd52huq zmm2, zmm11, zmm20
    vpmadd52huq zmm14, zmm11, zmm8
    vpmadd52huq zmm1, zmm11, zmm16
    vpbroadcastq zmm22, qword ptr [rax + 376]
    vpmadd52luq zmm13, zmm22, zmm30
    vpmadd52luq zmm28, zmm22, zmm20
    vpmadd52luq zmm29, zmm22, zmm8
    vpmadd52luq zmm17, zmm22, zmm16
    vpbroadcastq zmm10, qword ptr [rax + 432]
    vpmadd52huq zmm2, zmm10, zmm30
    vpmadd52huq zmm24, zmm10, zmm20
    vpmadd52huq zmm7, zmm10, zmm8
    vpbroadcastq zmm31, qword ptr [rax + 440]
    vpmadd52luq zmm5, zmm31, zmm30
    vpmadd52luq zmm6, zmm31, zmm20
    vpmadd52luq zmm27, zmm31, zmm8
    vpbroadcastq zmm25, qword ptr [rax + 496]
    vpmadd52huq zmm14, zmm25, zmm30
    vpmadd52huq zmm3, zmm25, zmm20
    vpbroadcastq zmm23, qword ptr [rax + 504]
    vpmadd52luq zmm29, zmm23, zmm30
    vpmadd52luq zmm0, zmm23, zmm20
    vpbroadcastq zmm12, qword ptr [rax + 560]
    vpmadd52huq zmm1, zmm12, zmm30
    vpbroadcastq zmm18, qword ptr [rax + 568]
    vpmadd52luq zmm17, zmm18, zmm30
    vmovdqu64 zmm30, zmmword ptr [rcx + 408]
    vmovdqu64 zmm20, zmmword ptr [rcx + 472]
    vmovdqu64 zmm8, zmmword ptr [rcx + 536]
    vmovdqu64 zmm16, zmmword ptr [rcx + 600]
    vpbroadcastq zmm19, qword ptr [rax + 360]
    vpmadd52huq zmm26, zmm19, zmm30
    vpmadd52huq zmm2, zmm19, zmm20
    vpmadd52huq zmm24, zmm19, zmm8
    vpmadd52huq zmm7, zmm19, zmm16
    vpbroadcastq zmm15, qword ptr [rax + 368]
    vpmadd52luq zmm13, zmm15, zmm30
    vpmadd52luq zmm28, zmm15, zmm20
    vpmadd52luq zmm6, zmm15, zmm8
    vpmadd52luq zmm27, zmm15, zmm16
    vpbroadcastq zmm4, qword ptr [rax + 424]
    vpmadd52huq zmm2, zmm4, zmm30
    vpmadd52huq zmm14, zmm4, zmm20
    vpmadd52huq zmm3, zmm4, zmm8
    vpbroadcastq zmm9, qword ptr [rax + 432]
    vpmadd52luq zmm5, zmm9, zmm30
    vpmadd52luq zmm29, zmm9, zmm20
    vpmadd52luq zmm0, zmm9, zmm8
    vpbroadcastq zmm11, qword ptr [rax + 488]
    vpmadd52huq zmm24, zmm11, zmm30
    vpmadd52huq zmm1, zmm11, zmm20
    vpbroadcastq zmm22, qword ptr [rax + 496]
    vpmadd52luq zmm6, zmm22, zmm30
    vpmadd52luq zmm17, zmm22, zmm20
    vpbroadcastq zmm10, qword ptr [rax + 552]
    vpmadd52huq zmm7, zmm10, zmm30
    vpbroadcastq zmm31, qword ptr [rax + 560]
    vpmadd52luq zmm27, zmm31, zmm30
    vmovdqu64 zmm30, zmmword ptr [rcx + 416]
    vmovdqu64 zmm20, zmmword ptr [rcx + 480]
    vmovdqu64 zmm8, zmmword ptr [rcx + 544]
    vmovdqu64 zmm16, zmmword ptr [rcx + 608]
    vpbroadcastq zmm25, qword ptr [rax + 352]
    vpmadd52huq zmm26, zmm25, zmm30
    vpmadd52huq zmm2, zmm25, zmm20
    vpmadd52huq zmm14, zmm25, zmm8
    vpmadd52huq zmm3, zmm25, zmm16
    vpbroadcastq zmm23, qword ptr [rax + 360]
    vpmadd52luq zmm13, zmm23, zmm30
    vpmadd52luq zmm28, zmm23, zmm20
    vpmadd52luq zmm29, zmm23, zmm8
    vpmadd52luq zmm0, zmm23, zmm16
    vpbroadcastq zmm12, qword ptr [rax + 416]
    vpmadd52huq zmm2, zmm12, zmm30
    vpmadd52huq zmm24, zmm12, zmm20
    vpmadd52huq zmm1, zmm12, zmm8
    vpbroadcastq zmm18, qword ptr [rax + 424]
    vpmadd52luq zmm5, zmm18, zmm30
    vpmadd52luq zmm6, zmm18, zmm20
    vpmadd52luq zmm17, zmm18, zmm8
    vpbroadcastq zmm19, qword ptr [rax + 480]
    vpmadd52huq zmm14, zmm19, zmm30
    vpmadd52huq zmm7, zmm19, zmm20
    vpbroadcastq zmm15, qword ptr [rax + 488]
    vpmadd52luq zmm29, zmm15, zmm30
    vpmadd52luq zmm27, zmm15, zmm20
    vpbroadcastq zmm4, qword ptr [rax + 544]
    vpmadd52huq zmm3, zmm4, zmm30
    vpbroadcastq zmm9, qword ptr [rax + 552]
    vpmadd52luq zmm0, zmm9, zmm30
    vmovdqu64 zmm30, zmmword ptr [rcx + 424]
    vmovdqu64 zmm20, zmmword ptr [rcx + 488]
    vmovdqu64 zmm8, zmmword ptr [rcx + 552]
    vmovdqu64 zmm16, zmmword ptr [rcx + 616]
    vpbroadcastq zmm11, qword ptr [rax + 344]
    vpmadd52huq zmm26, zmm11, zmm30
    vpmadd52huq zmm2, zmm11, zmm20
    vpmadd52huq zmm24, zmm11, zmm8
    vpmadd52huq zmm1, zmm11, zmm16
    vpbroadcastq zmm22, qword ptr [rax + 352]
    vpmadd52luq zmm13, zmm22, zmm30
    vpmadd52luq zmm28, zmm22, zmm20
    vpmadd52luq zmm6, zmm22, zmm8
    vpmadd52luq zmm17, zmm22, zmm16
    vpbroadcastq zmm10, qword ptr [rax + 408]
    vpmadd52huq zmm2, zmm10, zmm30
    vpmadd52huq zmm14, zmm10, zmm20
    vpmadd52huq zmm7, zmm10, zmm8
    vpbroadcastq zmm31, qword ptr [rax + 416]
    vpmadd52luq zmm5, zmm31, zmm30
    vpmadd52luq zmm29, zmm31, zmm20
    vpmadd52luq zmm27, zmm31, zmm8
    vpbroadcastq zmm25, qword ptr [rax + 472]
    vpmadd52huq zmm24, zmm25, zmm30
    vpmadd52huq zmm3, zmm25, zmm20
    vpbroadcastq zmm23, qword ptr [rax + 480]
    vpmadd52luq zmm6, zmm23, zmm30
    vpmadd52luq zmm0, zmm23, zmm20
    vpbroadcastq zmm12, qword ptr [rax + 536]
    vpmadd52huq zmm1, zmm12, zmm30
    vpbroadcastq zmm18, qword ptr [rax + 544]
    vpmadd52luq zmm17, zmm18, zmm30
    vmovdqu64 zmm30, zmmword ptr [rcx + 432]
    vmovdqu64 zmm20, zmmword ptr [rcx + 496]
    vmovdqu64 zmm8, zmmword ptr [rcx + 560]
    vmovdqu64 zmm16, zmmword ptr [rcx + 624]
    vpbroadcastq zmm19, qword ptr [rax + 336]
    vpmadd52huq zmm26, zmm19, zmm30
    vpmadd52huq zmm2, zmm19, zmm20
    vpmadd52huq zmm14, zmm19, zmm8
    vpmadd52huq zmm7, zmm19, zmm16
    vpbroadcastq zmm15, qword ptr [rax + 344]
    vpmadd52luq zmm13, zmm15, zmm30
    vpmadd52luq zmm28, zmm15, zmm20
    vpmadd52luq zmm29, zmm15, zmm8
    vpmadd52luq zmm27, zmm15, zmm16
    vpbroadcastq zmm4, qword ptr [rax + 400]
    vpmadd52huq zmm2, zmm4, zmm30
    vpmadd52huq zmm24, zmm4, zmm20
    vpmadd52huq zmm3, zmm4, zmm8
    vpbroadcastq zmm9, qword ptr [rax + 408]
    vpmadd52luq zmm5, zmm9, zmm30
    vpmadd52luq zmm6, zmm9, zmm20
    vpmadd52luq zmm0, zmm9, zmm8
    vpbroadcastq zmm11, qword ptr [rax + 464]
    vpmadd52huq zmm14, zmm11, zmm30
    vpmadd52huq zmm1, zmm11, zmm20
    vpbroadcastq zmm22, qword ptr [rax + 472]
    vpmadd52luq zmm29, zmm22, zmm30
    vpmadd52luq zmm17, zmm22, zmm20
    vpbroadcastq zmm10, qword ptr [rax + 528]
    vpmadd52huq zmm7, zmm10, zmm30
    vpbroadcastq zmm31, qword ptr [rax + 536]
    vpmadd52luq zmm27, zmm31, zmm30
    vmovdqu64 zmm30, zmmword ptr [rcx + 440]
    vmovdqu64 zmm20, zmmword ptr [rcx + 504]
    vmovdqu64 zmm8, zmmword ptr [rcx + 568]
    vmovdqu64 zmm16, zmmword ptr [rcx + 632]
    vpbroadcastq zmm25, qword ptr [rax + 328]
    vpmadd52huq zmm26, zmm25, zmm30
    vpmadd52huq zmm2, zmm25, zmm20
    vpmadd52huq zmm24, zmm25, zmm8
    vpmadd52huq zmm3, zmm25, zmm16
    vpbroadcastq zmm23, qword ptr [rax + 336]
    vpmadd52luq zmm13, zmm23, zmm30
    vpmadd52luq zmm28, zmm23, zmm20
    vpmadd52luq zmm6, zmm23, zmm8
    vpmadd52luq zmm0, zmm23, zmm16
    vpbroadcastq zmm12, qword ptr [rax + 392]
    vpmadd52huq zmm2, zmm12, zmm30
    vpmadd52huq zmm14, zmm12, zmm20
    vpmadd52huq zmm1, zmm12, zmm8
    vpbroadcastq zmm18, qword ptr [rax + 400]
    vpmadd52luq zmm5, zmm18, zmm30
    vpmadd52luq zmm29, zmm18, zmm20
    vpmadd52luq zmm17, zmm18, zmm8
    vpbroadcastq zmm19, qword ptr [rax + 456]
    vpmadd52huq zmm24, zmm19, zmm30
    vpmadd52huq zmm7, zmm19, zmm20
    vpbroadcastq zmm15, qword ptr [rax + 464]
    vpmadd52luq zmm6, zmm15, zmm30
    vpmadd52luq zmm27, zmm15, zmm20
    vpbroadcastq zmm4, qword ptr [rax + 520]
    vpmadd52huq zmm3, zmm4, zmm30
    vpbroadcastq zmm9, qword ptr [rax + 528]
    vpmadd52luq zmm0, zmm9, zmm30
    vpaddq zmm13, zmm13, zmm26
    vpaddq zmm13, zmm13, zmm26
    vpaddq zmm28, zmm28, zmm5
    vpaddq zmm28, zmm28, zmm2
    vpaddq zmm28, zmm28, zmm2
    vpaddq zmm29, zmm29, zmm6
    vpaddq zmm24, zmm24, zmm14
    vpaddq zmm29, zmm29, zmm24
    vpaddq zmm29, zmm29, zmm24
    vpaddq zmm0, zmm0, zmm17
    vpaddq zmm0, zmm0, zmm27
    vpaddq zmm3, zmm3, zmm1
    vpaddq zmm3, zmm3, zmm7
    vpaddq zmm0, zmm0, zmm3
    vpaddq zmm0, zmm0, zmm3
    vpsrlq zmm30, zmm13, 51
    vpsrlq zmm20, zmm28, 51
    vpsrlq zmm8, zmm29, 51
    vpandq zmm16, zmm13, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm4, zmm4, zmm4
    valignq zmm4, zmm30, zmm4, 7
    vpaddq zmm16, zmm16, zmm4
    vmovdqu64 zmmword ptr [rdi + 64], zmm16
    vpandq zmm16, zmm28, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm9, zmm20, zmm30, 7
    vpaddq zmm16, zmm16, zmm9
    vmovdqu64 zmmword ptr [rdi + 128], zmm16
    vpandq zmm16, zmm29, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm11, zmm8, zmm20, 7
    vpaddq zmm16, zmm16, zmm11
    vmovdqu64 zmmword ptr [rdi + 192], zmm16
    vpsrlq zmm22, zmm0, 51
    valignq zmm22, zmm22, zmm8, 7
    vpandq zmm0, zmm0, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1344]
    vpaddq zmm0, zmm0, zmm22
    vpandq zmm0, zmm0, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1408]
    vmovdqu64 zmmword ptr [rdi + 256], zmm0
    vzeroupper
    add rsp, 640
    .cfi_adjust_cfa_offset -640
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_mul_1536_ifma)

/* z = x^2 mod n, for n of 1536 bits in 31 digits */
/* @pre x is below 2n; elements and data lie in memory as src/mod/lanes.h says */
/* @post n / 2 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_lanes_sqr_1536_ifma)
    .globl SYMBOL(sangi_mod_lanes_sqr_1536_ifma)
    KIND(sangi_mod_lanes_sqr_1536_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_sqr_1536_ifma):
    .cfi_startproc
    endbr64
    sub rsp, 640
    .cfi_adjust_cfa_offset 640
    lea rax, [rsp + 63]
    and rax, -64
    mov r8d, 254
    kmovb k1, r8d
    mov r8d, 252
    kmovb k2, r8d
    mov r8d, 248
    kmovb k3, r8d
    mov r8d, 240
    kmovb k4, r8d
    mov r8d, 224
    kmovb k5, r8d
    mov r8d, 192
    kmovb k6, r8d
    mov r8d, 128
    kmovb k7, r8d
    /* h = x * x, columns 24 to 63 */
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vmovdqu64 zmm17, zmmword ptr [rsi + 192]
    vmovdqu64 zmm18, zmmword ptr [rsi + 256]
    vpbroadcastq zmm20, qword ptr [rsi + 64]
    vpmadd52luq zmm0, zmm20, zmm18
    vpbroadcastq zmm21, qword ptr [rsi + 120]
    vpmadd52huq zmm5, zmm21, zmm17
    vpmadd52huq zmm6, zmm21, zmm18
    vpbroadcastq zmm22, qword ptr [rsi + 128]
    vpmadd52luq zmm12, zmm22, zmm17
    vpmadd52luq zmm1, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rsi + 184]
    vpmadd52huq zmm10, zmm23, zmm17
    vpmadd52huq zmm7, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rsi + 192]
    vpmadd52luq zmm11{k1}, zmm24, zmm17
    vpmadd52luq zmm2, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 248]
    vpmadd52huq zmm8, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 256]
    vpmadd52luq zmm3{k1}, zmm26, zmm18
    vmovdqu64 zmm17, zmmword ptr [rsi + 136]
    vmovdqu64 zmm18, zmmword ptr [rsi + 200]
    valignq zmm19, zmm16, zmmword ptr [rsi + 256], 1
    vpbroadcastq zmm27, qword ptr [rsi + 112]
    vpmadd52huq zmm13, zmm27, zmm18
    vpmadd52huq zmm6, zmm27, zmm19
    vpbroadcastq zmm28, qword ptr [rsi + 120]
    vpmadd52luq zmm0, zmm28, zmm18
    vpmadd52luq zmm1, zmm28, zmm19
    vpbroadcastq zmm29, qword ptr [rsi + 176]
    vpmadd52huq zmm5{k6}, zmm29, zmm17
    vpmadd52huq zmm10, zmm29, zmm18
    vpmadd52huq zmm14, zmm29, zmm19
    vpbroadcastq zmm30, qword ptr [rsi + 184]
    vpmadd52luq zmm12{k7}, zmm30, zmm17
    vpmadd52luq zmm11, zmm30, zmm18
    vpmadd52luq zmm15, zmm30, zmm19
    vpbroadcastq zmm31, qword ptr [rsi + 240]
    vpmadd52huq zmm7{k6}, zmm31, zmm18
    vpmadd52huq zmm8, zmm31, zmm19
    vpbroadcastq zmm20, qword ptr [rsi + 248]
    vpmadd52luq zmm2{k7}, zmm20, zmm18
    vpmadd52luq zmm3, zmm20, zmm19
    vmovdqu64 zmm17, zmmword ptr [rsi + 144]
    vmovdqu64 zmm18, zmmword ptr [rsi + 208]
    valignq zmm19, zmm16, zmmword ptr [rsi + 256], 2
    vpbroadcastq zmm21, qword ptr [rsi + 104]
    vpmadd52huq zmm13, zmm21, zmm18
    vpmadd52huq zmm6, zmm21, zmm19
    vpbroadcastq zmm22, qword ptr [rsi + 112]
    vpmadd52luq zmm0, zmm22, zmm18
    vpmadd52luq zmm1, zmm22, zmm19
    vpbroadcastq zmm23, qword ptr [rsi + 168]
    vpmadd52huq zmm5{k4}, zmm23, zmm17
    vpmadd52huq zmm10, zmm23, zmm18
    vpmadd52huq zmm14, zmm23, zmm19
    vpbroadcastq zmm24, qword ptr [rsi + 176]
    vpmadd52luq zmm12{k5}, zmm24, zmm17
    vpmadd52luq zmm11, zmm24, zmm18
    vpmadd52luq zmm15, zmm24, zmm19
    vpbroadcastq zmm25, qword ptr [rsi + 232]
    vpmadd52huq zmm7{k4}, zmm25, zmm18
    vpmadd52huq zmm8, zmm25, zmm19
    vpbroadcastq zmm26, qword ptr [rsi + 240]
    vpmadd52luq zmm2{k5}, zmm26, zmm18
    vpmadd52luq zmm3, zmm26, zmm19
    vpbroadcastq zmm27, qword ptr [rsi + 296]
    vpmadd52huq zmm9{k4}, zmm27, zmm19
    vmovdqu64 zmm17, zmmword ptr [rsi + 152]
    vmovdqu64 zmm18, zmmword ptr [rsi + 216]
    valignq zmm19, zmm16, zmmword ptr [rsi + 256], 3
    vpbroadcastq zmm28, qword ptr [rsi + 96]
    vpmadd52huq zmm13, zmm28, zmm18
    vpmadd52huq zmm6, zmm28, zmm19
    vpbroadcastq zmm29, qword ptr [rsi + 104]
    vpmadd52luq zmm0, zmm29, zmm18
    vpmadd52luq zmm1, zmm29, zmm19
    vpbroadcastq zmm30, qword ptr [rsi + 160]
    vpmadd52huq zmm5{k2}, zmm30, zmm17
    vpmadd52huq zmm10, zmm30, zmm18
    vpmadd52huq zmm14, zmm30, zmm19
    vpbroadcastq zmm31, qword ptr [rsi + 168]
    vpmadd52luq zmm12{k3}, zmm31, zmm17
    vpmadd52luq zmm11, zmm31, zmm18
    vpmadd52luq zmm15, zmm31, zmm19
    vpbroadcastq zmm20, qword ptr [rsi + 224]
    vpmadd52huq zmm7{k2}, zmm20, zmm18
    vpmadd52huq zmm8, zmm20, zmm19
    vpbroadcastq zmm21, qword ptr [rsi + 232]
    vpmadd52luq zmm2{k3}, zmm21, zmm18
    vpmadd52luq zmm3, zmm21, zmm19
    vpbroadcastq zmm22, qword ptr [rsi + 288]
    vpmadd52huq zmm9{k2}, zmm22, zmm19
    vpbroadcastq zmm23, qword ptr [rsi + 296]
    vpmadd52luq zmm4{k3}, zmm23, zmm19
    vmovdqu64 zmm17, zmmword ptr [rsi + 160]
    vmovdqu64 zmm18, zmmword ptr [rsi + 224]
    valignq zmm19, zmm16, zmmword ptr [rsi + 256], 4
    vpbroadcastq zmm24, qword ptr [rsi + 88]
    vpmadd52huq zmm13, zmm24, zmm18
    vpmadd52huq zmm6, zmm24, zmm19
    vpbroadcastq zmm25, qword ptr [rsi + 96]
    vpmadd52luq zmm0, zmm25, zmm18
    vpmadd52luq zmm1, zmm25, zmm19
    vpbroadcastq zmm26, qword ptr [rsi + 152]
    vpmadd52huq zmm5, zmm26, zmm17
    vpmadd52huq zmm10, zmm26, zmm18
    vpmadd52huq zmm14, zmm26, zmm19
    vpbroadcastq zmm27, qword ptr [rsi + 160]
    vpmadd52luq zmm12{k1}, zmm27, zmm17
    vpmadd52luq zmm11, zmm27, zmm18
    vpmadd52luq zmm15, zmm27, zmm19
    vpbroadcastq zmm28, qword ptr [rsi + 216]
    vpmadd52huq zmm7, zmm28, zmm18
    vpmadd52huq zmm8, zmm28, zmm19
    vpbroadcastq zmm29, qword ptr [rsi + 224]
    vpmadd52luq zmm2{k1}, zmm29, zmm18
    vpmadd52luq zmm3, zmm29, zmm19
    vpbroadcastq zmm30, qword ptr [rsi + 280]
    vpmadd52huq zmm9, zmm30, zmm19
    vpbroadcastq zmm31, qword ptr [rsi + 288]
    vpmadd52luq zmm4{k1}, zmm31, zmm19
    vmovdqu64 zmm17, zmmword ptr [rsi + 168]
    vmovdqu64 zmm18, zmmword ptr [rsi + 232]
    valignq zmm19, zmm16, zmmword ptr [rsi + 256], 5
    vpbroadcastq zmm20, qword ptr [rsi + 80]
    vpmadd52huq zmm13, zmm20, zmm18
    vpmadd52huq zmm6, zmm20, zmm19
    vpbroadcastq zmm21, qword ptr [rsi + 88]
    vpmadd52luq zmm0, zmm21, zmm18
    vpmadd52luq zmm1, zmm21, zmm19
    vpbroadcastq zmm22, qword ptr [rsi + 144]
    vpmadd52huq zmm5, zmm22, zmm17
    vpmadd52huq zmm10, zmm22, zmm18
    vpmadd52huq zmm14, zmm22, zmm19
    vpbroadcastq zmm23, qword ptr [rsi + 152]
    vpmadd52luq zmm12, zmm23, zmm17
    vpmadd52luq zmm11, zmm23, zmm18
    vpmadd52luq zmm15, zmm23, zmm19
    vpbroadcastq zmm24, qword ptr [rsi + 208]
    vpmadd52huq zmm6{k6}, zmm24, zmm17
    vpmadd52huq zmm7, zmm24, zmm18
    vpmadd52huq zmm8, zmm24, zmm19
    vpbroadcastq zmm25, qword ptr [rsi + 216]
    vpmadd52luq zmm1{k7}, zmm25, zmm17
    vpmadd52luq zmm2, zmm25, zmm18
    vpmadd52luq zmm3, zmm25, zmm19
    vpbroadcastq zmm26, qword ptr [rsi + 272]
    vpmadd52huq zmm8{k6}, zmm26, zmm18
    vpmadd52huq zmm9, zmm26, zmm19
    vpbroadcastq zmm27, qword ptr [rsi + 280]
    vpmadd52luq zmm3{k7}, zmm27, zmm18
    vpmadd52luq zmm4, zmm27, zmm19
    vmovdqu64 zmm17, zmmword ptr [rsi + 176]
    vmovdqu64 zmm18, zmmword ptr [rsi + 240]
    valignq zmm19, zmm16, zmmword ptr [rsi + 256], 6
    vpbroadcastq zmm28, qword ptr [rsi + 72]
    vpmadd52huq zmm13, zmm28, zmm18
    vpmadd52huq zmm10, zmm28, zmm19
    vpbroadcastq zmm29, qword ptr [rsi + 80]
    vpmadd52luq zmm0, zmm29, zmm18
    vpmadd52luq zmm11, zmm29, zmm19
    vpbroadcastq zmm30, qword ptr [rsi + 136]
    vpmadd52huq zmm5, zmm30, zmm17
    vpmadd52huq zmm6, zmm30, zmm18
    vpmadd52huq zmm14, zmm30, zmm19
    vpbroadcastq zmm31, qword ptr [rsi + 144]
    vpmadd52luq zmm12, zmm31, zmm17
    vpmadd52luq zmm1, zmm31, zmm18
    vpmadd52luq zmm15, zmm31, zmm19
    vpbroadcastq zmm20, qword ptr [rsi + 200]
    vpmadd52huq zmm10{k4}, zmm20, zmm17
    vpmadd52huq zmm7, zmm20, zmm18
    vpmadd52huq zmm8, zmm20, zmm19
    vpbroadcastq zmm21, qword ptr [rsi + 208]
    vpmadd52luq zmm11{k5}, zmm21, zmm17
    vpmadd52luq zmm2, zmm21, zmm18
    vpmadd52luq zmm3, zmm21, zmm19
    vpbroadcastq zmm22, qword ptr [rsi + 264]
    vpmadd52huq zmm8{k4}, zmm22, zmm18
    vpmadd52huq zmm9, zmm22, zmm19
    vpbroadcastq zmm23, qword ptr [rsi + 272]
    vpmadd52luq zmm3{k5}, zmm23, zmm18
    vpmadd52luq zmm4, zmm23, zmm19
    vmovdqu64 zmm17, zmmword ptr [rsi + 184]
    vmovdqu64 zmm18, zmmword ptr [rsi + 248]
    vpbroadcastq zmm24, qword ptr [rsi + 64]
    vpmadd52huq zmm13, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 72]
    vpmadd52luq zmm0, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 128]
    vpmadd52huq zmm5, zmm26, zmm17
    vpmadd52huq zmm6, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 136]
    vpmadd52luq zmm12, zmm27, zmm17
    vpmadd52luq zmm1, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 192]
    vpmadd52huq zmm10{k2}, zmm28, zmm17
    vpmadd52huq zmm14, zmm28, zmm18
    vpbroadcastq zmm29, qword ptr [rsi + 200]
    vpmadd52luq zmm11{k3}, zmm29, zmm17
    vpmadd52luq zmm15, zmm29, zmm18
    vpbroadcastq zmm30, qword ptr [rsi + 256]
    vpmadd52huq zmm8{k2}, zmm30, zmm18
    vpbroadcastq zmm31, qword ptr [rsi + 264]
    vpmadd52luq zmm3{k3}, zmm31, zmm18
    vpaddq zmm0, zmm0, zmm12
    vpaddq zmm5, zmm5, zmm13
    vpaddq zmm0, zmm0, zmm5
    vpaddq zmm0, zmm0, zmm5
    vpaddq zmm1, zmm1, zmm11
    vpaddq zmm6, zmm6, zmm10
    vpaddq zmm1, zmm1, zmm6
    vpaddq zmm1, zmm1, zmm6
    vpaddq zmm2, zmm2, zmm15
    vpaddq zmm7, zmm7, zmm14
    vpaddq zmm2, zmm2, zmm7
    vpaddq zmm2, zmm2, zmm7
    vpaddq zmm3, zmm3, zmm8
    vpaddq zmm3, zmm3, zmm8
    vpaddq zmm4, zmm4, zmm9
    vpaddq zmm4, zmm4, zmm9
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vmovdqu64 zmm17, zmmword ptr [rsi + 128]
    vpmadd52luq zmm18, zmm17, zmm17
    vpmadd52huq zmm19, zmm17, zmm17
    vpaddq zmm19, zmm19, zmm19
    vmovdqa64 zmm17, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm17, zmm18, zmm19
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm0, zmm0, zmm17
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm22, zmm22, zmm22
    vmovdqu64 zmm20, zmmword ptr [rsi + 192]
    vpmadd52luq zmm21, zmm20, zmm20
    vpmadd52huq zmm22, zmm20, zmm20
    vpaddq zmm22, zmm22, zmm22
    vmovdqa64 zmm20, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm20, zmm21, zmm22
    vpaddq zmm1, zmm1, zmm1
    vpaddq zmm1, zmm1, zmm20
    vmovdqa64 zmm20, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm20, zmm21, zmm22
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm2, zmm2, zmm20
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm25, zmm25, zmm25
    vmovdqu64 zmm23, zmmword ptr [rsi + 256]
    vpmadd52luq zmm24, zmm23, zmm23
    vpmadd52huq zmm25, zmm23, zmm23
    vpaddq zmm25, zmm25, zmm25
    vmovdqa64 zmm23, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm23, zmm24, zmm25
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm3, zmm3, zmm23
    vmovdqa64 zmm23, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm23, zmm24, zmm25
    vpaddq zmm4, zmm4, zmm4
    vpaddq zmm4, zmm4, zmm23
    vpsrlq zmm26, zmm0, 51
    vpsrlq zmm27, zmm1, 51
    vpsrlq zmm28, zmm2, 51
    vpsrlq zmm29, zmm3, 51
    vpsrlq zmm30, zmm4, 51
    vpandq zmm31, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm16, zmm16, zmm16
    valignq zmm16, zmm26, zmm16, 7
    vpaddq zmm31, zmm31, zmm16
    vmovdqu64 zmmword ptr [rax], zmm31
    vpandq zmm31, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm12, zmm27, zmm26, 7
    vpaddq zmm31, zmm31, zmm12
    vmovdqu64 zmmword ptr [rax + 64], zmm31
    vpandq zmm31, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm13, zmm28, zmm27, 7
    vpaddq zmm31, zmm31, zmm13
    vmovdqu64 zmmword ptr [rax + 128], zmm31
    vpandq zmm31, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm5, zmm29, zmm28, 7
    vpaddq zmm31, zmm31, zmm5
    vmovdqu64 zmmword ptr [rax + 192], zmm31
    vpandq zmm31, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm11, zmm30, zmm29, 7
    vpaddq zmm31, zmm31, zmm11
    vmovdqu64 zmmword ptr [rax + 256], zmm31
    /* h = x * x, columns 8 to 23 */
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm21, zmm21, zmm21
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vpbroadcastq zmm24, qword ptr [rsi + 64]
    vpmadd52luq zmm10, zmm24, zmm22
    vpmadd52luq zmm6, zmm24, zmm23
    vpbroadcastq zmm25, qword ptr [rsi + 120]
    vpmadd52huq zmm14, zmm25, zmm22
    vpbroadcastq zmm16, qword ptr [rsi + 128]
    vpmadd52luq zmm7{k1}, zmm16, zmm22
    vmovdqu64 zmm22, zmmword ptr [rsi + 72]
    vmovdqu64 zmm23, zmmword ptr [rsi + 136]
    vpbroadcastq zmm12, qword ptr [rsi + 112]
    vpmadd52huq zmm15{k6}, zmm12, zmm22
    vpmadd52huq zmm8, zmm12, zmm23
    vpbroadcastq zmm26, qword ptr [rsi + 120]
    vpmadd52luq zmm9{k7}, zmm26, zmm22
    vpmadd52luq zmm18, zmm26, zmm23
    vmovdqu64 zmm22, zmmword ptr [rsi + 80]
    vmovdqu64 zmm23, zmmword ptr [rsi + 144]
    vpbroadcastq zmm1, qword ptr [rsi + 104]
    vpmadd52huq zmm17{k4}, zmm1, zmm22
    vpmadd52huq zmm19, zmm1, zmm23
    vpbroadcastq zmm13, qword ptr [rsi + 112]
    vpmadd52luq zmm20{k5}, zmm13, zmm22
    vpmadd52luq zmm21, zmm13, zmm23
    vmovdqu64 zmm22, zmmword ptr [rsi + 88]
    vmovdqu64 zmm23, zmmword ptr [rsi + 152]
    vpbroadcastq zmm27, qword ptr [rsi + 96]
    vpmadd52huq zmm15{k2}, zmm27, zmm22
    vpmadd52huq zmm14, zmm27, zmm23
    vpbroadcastq zmm2, qword ptr [rsi + 104]
    vpmadd52luq zmm10{k3}, zmm2, zmm22
    vpmadd52luq zmm6, zmm2, zmm23
    vmovdqu64 zmm22, zmmword ptr [rsi + 96]
    vmovdqu64 zmm23, zmmword ptr [rsi + 160]
    vpbroadcastq zmm5, qword ptr [rsi + 88]
    vpmadd52huq zmm17, zmm5, zmm22
    vpmadd52huq zmm8, zmm5, zmm23
    vpbroadcastq zmm28, qword ptr [rsi + 96]
    vpmadd52luq zmm9{k1}, zmm28, zmm22
    vpmadd52luq zmm7, zmm28, zmm23
    vmovdqu64 zmm22, zmmword ptr [rsi + 104]
    vmovdqu64 zmm23, zmmword ptr [rsi + 168]
    vpbroadcastq zmm3, qword ptr [rsi + 80]
    vpmadd52huq zmm15, zmm3, zmm22
    vpmadd52huq zmm19, zmm3, zmm23
    vpbroadcastq zmm11, qword ptr [rsi + 88]
    vpmadd52luq zmm20, zmm11, zmm22
    vpmadd52luq zmm18, zmm11, zmm23
    vpbroadcastq zmm29, qword ptr [rsi + 144]
    vpmadd52huq zmm14{k6}, zmm29, zmm22
    vpbroadcastq zmm4, qword ptr [rsi + 152]
    vpmadd52luq zmm21{k7}, zmm4, zmm22
    vmovdqu64 zmm22, zmmword ptr [rsi + 112]
    vmovdqu64 zmm23, zmmword ptr [rsi + 176]
    vpbroadcastq zmm31, qword ptr [rsi + 72]
    vpmadd52huq zmm17, zmm31, zmm22
    vpmadd52huq zmm8, zmm31, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 80]
    vpmadd52luq zmm10, zmm24, zmm22
    vpmadd52luq zmm6, zmm24, zmm23
    vpbroadcastq zmm25, qword ptr [rsi + 136]
    vpmadd52huq zmm19{k4}, zmm25, zmm22
    vpbroadcastq zmm16, qword ptr [rsi + 144]
    vpmadd52luq zmm7{k5}, zmm16, zmm22
    vmovdqu64 zmm22, zmmword ptr [rsi + 120]
    vmovdqu64 zmm23, zmmword ptr [rsi + 184]
    vpbroadcastq zmm12, qword ptr [rsi + 64]
    vpmadd52huq zmm15, zmm12, zmm22
    vpmadd52huq zmm14, zmm12, zmm23
    vpbroadcastq zmm26, qword ptr [rsi + 72]
    vpmadd52luq zmm9, zmm26, zmm22
    vpmadd52luq zmm18, zmm26, zmm23
    vpbroadcastq zmm1, qword ptr [rsi + 128]
    vpmadd52huq zmm8{k2}, zmm1, zmm22
    vpbroadcastq zmm13, qword ptr [rsi + 136]
    vpmadd52luq zmm21{k3}, zmm13, zmm22
    vpaddq zmm10, zmm10, zmm9
    vpaddq zmm10, zmm10, zmm20
    vpaddq zmm15, zmm15, zmm17
    vpaddq zmm10, zmm10, zmm15
    vpaddq zmm10, zmm10, zmm15
    vpaddq zmm6, zmm6, zmm7
    vpaddq zmm6, zmm6, zmm18
    vpaddq zmm6, zmm6, zmm21
    vpaddq zmm14, zmm14, zmm8
    vpaddq zmm14, zmm14, zmm19
    vpaddq zmm6, zmm6, zmm14
    vpaddq zmm6, zmm6, zmm14
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm24, zmm24, zmm24
    vmovdqu64 zmm22, zmmword ptr [rsi + 64]
    vpmadd52luq zmm23, zmm22, zmm22
    vpmadd52huq zmm24, zmm22, zmm22
    vpaddq zmm24, zmm24, zmm24
    vmovdqa64 zmm22, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm22, zmm23, zmm24
    vpaddq zmm10, zmm10, zmm10
    vpaddq zmm10, zmm10, zmm22
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm12, zmm12, zmm12
    vmovdqu64 zmm25, zmmword ptr [rsi + 128]
    vpmadd52luq zmm16, zmm25, zmm25
    vpmadd52huq zmm12, zmm25, zmm25
    vpaddq zmm12, zmm12, zmm12
    vmovdqa64 zmm25, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm25, zmm16, zmm12
    vpaddq zmm6, zmm6, zmm6
    vpaddq zmm6, zmm6, zmm25
    /* s, columns 60 to 91 */
    vmovdqa64 zmm26, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 64]
    vmovdqa64 zmm1, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm13, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm27, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm20, zmm20, zmm20
    vmovdqu64 zmm17, zmmword ptr [rdx + 64]
    vmovdqu64 zmm15, zmmword ptr [rdx + 128]
    vmovdqu64 zmm7, zmmword ptr [rdx + 192]
    vmovdqu64 zmm18, zmmword ptr [rdx + 256]
    vpbroadcastq zmm21, qword ptr [rax + 88]
    vpmadd52huq zmm2, zmm21, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 96]
    vpmadd52luq zmm26, zmm8, zmm18
    vpbroadcastq zmm19, qword ptr [rax + 152]
    vpmadd52huq zmm11, zmm19, zmm7
    vpmadd52huq zmm5, zmm19, zmm18
    vpbroadcastq zmm14, qword ptr [rax + 160]
    vpmadd52luq zmm29, zmm14, zmm7
    vpmadd52luq zmm1, zmm14, zmm18
    vpbroadcastq zmm22, qword ptr [rax + 216]
    vpmadd52huq zmm9, zmm22, zmm15
    vpmadd52huq zmm4, zmm22, zmm7
    vpmadd52huq zmm28, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rax + 224]
    vpmadd52luq zmm26, zmm23, zmm15
    vpmadd52luq zmm31, zmm23, zmm7
    vpmadd52luq zmm13, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rax + 280]
    vpmadd52huq zmm2, zmm24, zmm17
    vpmadd52huq zmm5, zmm24, zmm15
    vpmadd52huq zmm20, zmm24, zmm7
    vpmadd52huq zmm3, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rax + 288]
    vpmadd52luq zmm29, zmm25, zmm17
    vpmadd52luq zmm1, zmm25, zmm15
    vpmadd52luq zmm13, zmm25, zmm7
    vpmadd52luq zmm27, zmm25, zmm18
    vmovdqu64 zmm17, zmmword ptr [rdx + 72]
    vmovdqu64 zmm15, zmmword ptr [rdx + 136]
    vmovdqu64 zmm7, zmmword ptr [rdx + 200]
    vmovdqu64 zmm18, zmmword ptr [rdx + 264]
    vpbroadcastq zmm16, qword ptr [rax + 80]
    vpmadd52huq zmm11, zmm16, zmm18
    vpbroadcastq zmm12, qword ptr [rax + 88]
    vpmadd52luq zmm26, zmm12, zmm18
    vpbroadcastq zmm21, qword ptr [rax + 144]
    vpmadd52huq zmm9, zmm21, zmm7
    vpmadd52huq zmm4, zmm21, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 152]
    vpmadd52luq zmm29, zmm8, zmm7
    vpmadd52luq zmm31, zmm8, zmm18
    vpbroadcastq zmm19, qword ptr [rax + 208]
    vpmadd52huq zmm2, zmm19, zmm15
    vpmadd52huq zmm5, zmm19, zmm7
    vpmadd52huq zmm28, zmm19, zmm18
    vpbroadcastq zmm14, qword ptr [rax + 216]
    vpmadd52luq zmm26, zmm14, zmm15
    vpmadd52luq zmm1, zmm14, zmm7
    vpmadd52luq zmm13, zmm14, zmm18
    vpbroadcastq zmm22, qword ptr [rax + 272]
    vpmadd52huq zmm11, zmm22, zmm17
    vpmadd52huq zmm4, zmm22, zmm15
    vpmadd52huq zmm20, zmm22, zmm7
    vpmadd52huq zmm3, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rax + 280]
    vpmadd52luq zmm29, zmm23, zmm17
    vpmadd52luq zmm31, zmm23, zmm15
    vpmadd52luq zmm13, zmm23, zmm7
    vpmadd52luq zmm27, zmm23, zmm18
    vmovdqu64 zmm17, zmmword ptr [rdx + 80]
    vmovdqu64 zmm15, zmmword ptr [rdx + 144]
    vmovdqu64 zmm7, zmmword ptr [rdx + 208]
    vmovdqu64 zmm18, zmmword ptr [rdx + 272]
    vpbroadcastq zmm24, qword ptr [rax + 72]
    vpmadd52huq zmm9, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rax + 80]
    vpmadd52luq zmm26, zmm25, zmm18
    vpbroadcastq zmm16, qword ptr [rax + 136]
    vpmadd52huq zmm2, zmm16, zmm7
    vpmadd52huq zmm5, zmm16, zmm18
    vpbroadcastq zmm12, qword ptr [rax + 144]
    vpmadd52luq zmm29, zmm12, zmm7
    vpmadd52luq zmm1, zmm12, zmm18
    vpbroadcastq zmm21, qword ptr [rax + 200]
    vpmadd52huq zmm11, zmm21, zmm15
    vpmadd52huq zmm4, zmm21, zmm7
    vpmadd52huq zmm28, zmm21, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 208]
    vpmadd52luq zmm26, zmm8, zmm15
    vpmadd52luq zmm31, zmm8, zmm7
    vpmadd52luq zmm13, zmm8, zmm18
    vpbroadcastq zmm19, qword ptr [rax + 264]
    vpmadd52huq zmm9, zmm19, zmm17
    vpmadd52huq zmm5, zmm19, zmm15
    vpmadd52huq zmm20, zmm19, zmm7
    vpmadd52huq zmm3, zmm19, zmm18
    vpbroadcastq zmm14, qword ptr [rax + 272]
    vpmadd52luq zmm29, zmm14, zmm17
    vpmadd52luq zmm1, zmm14, zmm15
    vpmadd52luq zmm13, zmm14, zmm7
    vpmadd52luq zmm27, zmm14, zmm18
    vmovdqu64 zmm17, zmmword ptr [rdx + 88]
    vmovdqu64 zmm15, zmmword ptr [rdx + 152]
    vmovdqu64 zmm7, zmmword ptr [rdx + 216]
    vmovdqu64 zmm18, zmmword ptr [rdx + 280]
    vpbroadcastq zmm22, qword ptr [rax + 64]
    vpmadd52huq zmm2, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rax + 72]
    vpmadd52luq zmm26, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rax + 128]
    vpmadd52huq zmm11, zmm24, zmm7
    vpmadd52huq zmm4, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rax + 136]
    vpmadd52luq zmm29, zmm25, zmm7
    vpmadd52luq zmm31, zmm25, zmm18
    vpbroadcastq zmm16, qword ptr [rax + 192]
    vpmadd52huq zmm9, zmm16, zmm15
    vpmadd52huq zmm5, zmm16, zmm7
    vpmadd52huq zmm28, zmm16, zmm18
    vpbroadcastq zmm12, qword ptr [rax + 200]
    vpmadd52luq zmm26, zmm12, zmm15
    vpmadd52luq zmm1, zmm12, zmm7
    vpmadd52luq zmm13, zmm12, zmm18
    vpbroadcastq zmm21, qword ptr [rax + 256]
    vpmadd52huq zmm2, zmm21, zmm17
    vpmadd52huq zmm4, zmm21, zmm15
    vpmadd52huq zmm20, zmm21, zmm7
    vpmadd52huq zmm3, zmm21, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 264]
    vpmadd52luq zmm29, zmm8, zmm17
    vpmadd52luq zmm31, zmm8, zmm15
    vpmadd52luq zmm13, zmm8, zmm7
    vpmadd52luq zmm27, zmm8, zmm18
    vmovdqu64 zmm17, zmmword ptr [rdx + 96]
    vmovdqu64 zmm15, zmmword ptr [rdx + 160]
    vmovdqu64 zmm7, zmmword ptr [rdx + 224]
    vmovdqu64 zmm18, zmmword ptr [rdx + 288]
    vpbroadcastq zmm19, qword ptr [rax + 56]
    vpmadd52huq zmm11, zmm19, zmm18
    vpbroadcastq zmm14, qword ptr [rax + 64]
    vpmadd52luq zmm26, zmm14, zmm18
    vpbroadcastq zmm22, qword ptr [rax + 120]
    vpmadd52huq zmm9, zmm22, zmm7
    vpmadd52huq zmm5, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rax + 128]
    vpmadd52luq zmm29, zmm23, zmm7
    vpmadd52luq zmm1, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rax + 184]
    vpmadd52huq zmm2, zmm24, zmm15
    vpmadd52huq zmm4, zmm24, zmm7
    vpmadd52huq zmm28, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rax + 192]
    vpmadd52luq zmm26, zmm25, zmm15
    vpmadd52luq zmm31, zmm25, zmm7
    vpmadd52luq zmm13, zmm25, zmm18
    vpbroadcastq zmm16, qword ptr [rax + 248]
    vpmadd52huq zmm11, zmm16, zmm17
    vpmadd52huq zmm5, zmm16, zmm15
    vpmadd52huq zmm20, zmm16, zmm7
    vpmadd52huq zmm3, zmm16, zmm18
    vpbroadcastq zmm12, qword ptr [rax + 256]
    vpmadd52luq zmm29, zmm12, zmm17
    vpmadd52luq zmm1, zmm12, zmm15
    vpmadd52luq zmm13, zmm12, zmm7
    vpmadd52luq zmm27, zmm12, zmm18
    vmovdqu64 zmm17, zmmword ptr [rdx + 104]
    vmovdqu64 zmm15, zmmword ptr [rdx + 168]
    vmovdqu64 zmm7, zmmword ptr [rdx + 232]
    vmovdqu64 zmm18, zmmword ptr [rdx + 296]
    vpbroadcastq zmm21, qword ptr [rax + 48]
    vpmadd52huq zmm9, zmm21, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 56]
    vpmadd52luq zmm26, zmm8, zmm18
    vpbroadcastq zmm19, qword ptr [rax + 112]
    vpmadd52huq zmm2, zmm19, zmm7
    vpmadd52huq zmm4, zmm19, zmm18
    vpbroadcastq zmm14, qword ptr [rax + 120]
    vpmadd52luq zmm29, zmm14, zmm7
    vpmadd52luq zmm31, zmm14, zmm18
    vpbroadcastq zmm22, qword ptr [rax + 176]
    vpmadd52huq zmm11, zmm22, zmm15
    vpmadd52huq zmm5, zmm22, zmm7
    vpmadd52huq zmm28, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rax + 184]
    vpmadd52luq zmm26, zmm23, zmm15
    vpmadd52luq zmm1, zmm23, zmm7
    vpmadd52luq zmm13, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rax + 240]
    vpmadd52huq zmm9, zmm24, zmm17
    vpmadd52huq zmm4, zmm24, zmm15
    vpmadd52huq zmm20, zmm24, zmm7
    vpmadd52huq zmm3, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rax + 248]
    vpmadd52luq zmm29, zmm25, zmm17
    vpmadd52luq zmm31, zmm25, zmm15
    vpmadd52luq zmm13, zmm25, zmm7
    vpmadd52luq zmm27, zmm25, zmm18
    vmovdqu64 zmm17, zmmword ptr [rdx + 112]
    vmovdqu64 zmm15, zmmword ptr [rdx + 176]
    vmovdqu64 zmm7, zmmword ptr [rdx + 240]
    vmovdqu64 zmm18, zmmword ptr [rdx + 304]
    vpbroadcastq zmm16, qword ptr [rax + 40]
    vpmadd52huq zmm2, zmm16, zmm18
    vpbroadcastq zmm12, qword ptr [rax + 48]
    vpmadd52luq zmm26, zmm12, zmm18
    vpbroadcastq zmm21, qword ptr [rax + 104]
    vpmadd52huq zmm11, zmm21, zmm7
    vpmadd52huq zmm5, zmm21, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 112]
    vpmadd52luq zmm29, zmm8, zmm7
    vpmadd52luq zmm1, zmm8, zmm18
    vpbroadcastq zmm19, qword ptr [rax + 168]
    vpmadd52huq zmm9, zmm19, zmm15
    vpmadd52huq zmm4, zmm19, zmm7
    vpmadd52huq zmm28, zmm19, zmm18
    vpbroadcastq zmm14, qword ptr [rax + 176]
    vpmadd52luq zmm26, zmm14, zmm15
    vpmadd52luq zmm31, zmm14, zmm7
    vpmadd52luq zmm13, zmm14, zmm18
    vpbroadcastq zmm22, qword ptr [rax + 232]
    vpmadd52huq zmm2, zmm22, zmm17
    vpmadd52huq zmm5, zmm22, zmm15
    vpmadd52huq zmm20, zmm22, zmm7
    vpmadd52huq zmm3, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rax + 240]
    vpmadd52luq zmm29, zmm23, zmm17
    vpmadd52luq zmm1, zmm23, zmm15
    vpmadd52luq zmm13, zmm23, zmm7
    vpmadd52luq zmm27, zmm23, zmm18
    vmovdqu64 zmm17, zmmword ptr [rdx + 56]
    vmovdqu64 zmm15, zmmword ptr [rdx + 120]
    vmovdqu64 zmm7, zmmword ptr [rdx + 184]
    vmovdqu64 zmm18, zmmword ptr [rdx + 248]
    vpbroadcastq zmm24, qword ptr [rax + 96]
    vpmadd52huq zmm11, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rax + 104]
    vpmadd52luq zmm26, zmm25, zmm18
    vpbroadcastq zmm16, qword ptr [rax + 160]
    vpmadd52huq zmm9, zmm16, zmm7
    vpmadd52huq zmm4, zmm16, zmm18
    vpbroadcastq zmm12, qword ptr [rax + 168]
    vpmadd52luq zmm29, zmm12, zmm7
    vpmadd52luq zmm31, zmm12, zmm18
    vpbroadcastq zmm21, qword ptr [rax + 224]
    vpmadd52huq zmm2, zmm21, zmm15
    vpmadd52huq zmm5, zmm21, zmm7
    vpmadd52huq zmm28, zmm21, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 232]
    vpmadd52luq zmm26, zmm8, zmm15
    vpmadd52luq zmm1, zmm8, zmm7
    vpmadd52luq zmm13, zmm8, zmm18
    vpbroadcastq zmm19, qword ptr [rax + 288]
    vpmadd52huq zmm11, zmm19, zmm17
    vpmadd52huq zmm4, zmm19, zmm15
    vpmadd52huq zmm20, zmm19, zmm7
    vpmadd52huq zmm3, zmm19, zmm18
    vpaddq zmm26, zmm26, zmm29
    vpaddq zmm2, zmm2, zmm11
    vpaddq zmm2, zmm2, zmm9
    vpaddq zmm26, zmm26, zmm2
    vpaddq zmm26, zmm26, zmm2
    vpaddq zmm1, zmm1, zmm31
    vpaddq zmm5, zmm5, zmm4
    vpaddq zmm1, zmm1, zmm5
    vpaddq zmm1, zmm1, zmm5
    vpaddq zmm28, zmm28, zmm20
    vpaddq zmm13, zmm13, zmm28
    vpaddq zmm13, zmm13, zmm28
    vpaddq zmm27, zmm27, zmm3
    vpaddq zmm27, zmm27, zmm3
    vpsrlq zmm17, zmm26, 51
    vpsrlq zmm15, zmm1, 51
    vpsrlq zmm7, zmm13, 51
    vpsrlq zmm18, zmm27, 51
    vpandq zmm21, zmm26, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 128]
    vpxorq zmm8, zmm8, zmm8
    valignq zmm8, zmm17, zmm8, 7
    vpaddq zmm21, zmm21, zmm8
    vmovdqu64 zmmword ptr [rax + 320], zmm21
    vpandq zmm21, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm19, zmm15, zmm17, 7
    vpaddq zmm21, zmm21, zmm19
    vmovdqu64 zmmword ptr [rax + 384], zmm21
    vpandq zmm21, zmm13, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm14, zmm7, zmm15, 7
    vpaddq zmm21, zmm21, zmm14
    vmovdqu64 zmmword ptr [rax + 448], zmm21
    vpandq zmm21, zmm27, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm22, zmm18, zmm7, 7
    vpaddq zmm21, zmm21, zmm22
    vmovdqu64 zmmword ptr [rax + 512], zmm21
    /* h = x * x, columns 0 to 7 */
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm12, zmm12, zmm12
    vmovdqu64 zmm29, zmmword ptr [rsi + 64]
    vpbroadcastq zmm11, qword ptr [rsi + 64]
    vpmadd52luq zmm23{k1}, zmm11, zmm29
    vmovdqu64 zmm29, zmmword ptr [rsi + 40]
    vpbroadcastq zmm9, qword ptr [rsi + 80]
    vpmadd52huq zmm24{k6}, zmm9, zmm29
    vpbroadcastq zmm2, qword ptr [rsi + 88]
    vpmadd52luq zmm25{k7}, zmm2, zmm29
    vmovdqu64 zmm29, zmmword ptr [rsi + 48]
    vpbroadcastq zmm31, qword ptr [rsi + 72]
    vpmadd52huq zmm16{k4}, zmm31, zmm29
    vpbroadcastq zmm4, qword ptr [rsi + 80]
    vpmadd52luq zmm12{k5}, zmm4, zmm29
    vmovdqu64 zmm29, zmmword ptr [rsi + 56]
    vpbroadcastq zmm5, qword ptr [rsi + 64]
    vpmadd52huq zmm24{k2}, zmm5, zmm29
    vpbroadcastq zmm20, qword ptr [rsi + 72]
    vpmadd52luq zmm23{k3}, zmm20, zmm29
    vpaddq zmm23, zmm23, zmm25
    vpaddq zmm23, zmm23, zmm12
    vpaddq zmm24, zmm24, zmm16
    vpaddq zmm23, zmm23, zmm24
    vpaddq zmm23, zmm23, zmm24
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm9, zmm9, zmm9
    vmovdqu64 zmm29, zmmword ptr [rsi + 64]
    vpmadd52luq zmm11, zmm29, zmm29
    vpmadd52huq zmm9, zmm29, zmm29
    vpaddq zmm9, zmm9, zmm9
    vmovdqa64 zmm29, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm29, zmm11, zmm9
    vpaddq zmm23, zmm23, zmm23
    vpaddq zmm23, zmm23, zmm29
    /* z, columns 0 to 31 */
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm17, zmm17, zmm17
    vmovdqu64 zmm1, zmmword ptr [rdx + 448]
    vmovdqu64 zmm14, zmmword ptr [rdx + 512]
    vmovdqu64 zmm15, zmmword ptr [rdx + 576]
    vmovdqu64 zmm13, zmmword ptr [rdx + 640]
    vpbroadcastq zmm22, qword ptr [rax + 328]
    vpmadd52luq zmm23, zmm22, zmm1
    vpmadd52luq zmm10, zmm22, zmm14
    vpmadd52luq zmm6, zmm22, zmm15
    vpmadd52luq zmm0, zmm22, zmm13
    vpbroadcastq zmm7, qword ptr [rax + 384]
    vpmadd52huq zmm31, zmm7, zmm1
    vpmadd52huq zmm4, zmm7, zmm14
    vpmadd52huq zmm5, zmm7, zmm15
    vpbroadcastq zmm27, qword ptr [rax + 392]
    vpmadd52luq zmm26, zmm27, zmm1
    vpmadd52luq zmm3, zmm27, zmm14
    vpmadd52luq zmm20, zmm27, zmm15
    vpbroadcastq zmm21, qword ptr [rax + 448]
    vpmadd52huq zmm8, zmm21, zmm1
    vpmadd52huq zmm28, zmm21, zmm14
    vpbroadcastq zmm18, qword ptr [rax + 456]
    vpmadd52luq zmm6, zmm18, zmm1
    vpmadd52luq zmm19, zmm18, zmm14
    vpbroadcastq zmm25, qword ptr [rax + 512]
    vpmadd52huq zmm17, zmm25, zmm1
    vpbroadcastq zmm12, qword ptr [rax + 520]
    vpmadd52luq zmm0, zmm12, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 392]
    vmovdqu64 zmm14, zmmword ptr [rdx + 456]
    vmovdqu64 zmm15, zmmword ptr [rdx + 520]
    vmovdqu64 zmm13, zmmword ptr [rdx + 584]
    vpbroadcastq zmm16, qword ptr [rax + 376]
    vpmadd52huq zmm2, zmm16, zmm1
    vpmadd52huq zmm31, zmm16, zmm14
    vpmadd52huq zmm4, zmm16, zmm15
    vpmadd52huq zmm5, zmm16, zmm13
    vpbroadcastq zmm24, qword ptr [rax + 384]
    vpmadd52luq zmm23, zmm24, zmm1
    vpmadd52luq zmm10, zmm24, zmm14
    vpmadd52luq zmm3, zmm24, zmm15
    vpmadd52luq zmm20, zmm24, zmm13
    vpbroadcastq zmm29, qword ptr [rax + 440]
    vpmadd52huq zmm31, zmm29, zmm1
    vpmadd52huq zmm8, zmm29, zmm14
    vpmadd52huq zmm28, zmm29, zmm15
    vpbroadcastq zmm11, qword ptr [rax + 448]
    vpmadd52luq zmm26, zmm11, zmm1
    vpmadd52luq zmm6, zmm11, zmm14
    vpmadd52luq zmm19, zmm11, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 504]
    vpmadd52huq zmm4, zmm9, zmm1
    vpmadd52huq zmm17, zmm9, zmm14
    vpbroadcastq zmm22, qword ptr [rax + 512]
    vpmadd52luq zmm3, zmm22, zmm1
    vpmadd52luq zmm0, zmm22, zmm14
    vpbroadcastq zmm7, qword ptr [rax + 568]
    vpmadd52huq zmm5, zmm7, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 400]
    vmovdqu64 zmm14, zmmword ptr [rdx + 464]
    vmovdqu64 zmm15, zmmword ptr [rdx + 528]
    vmovdqu64 zmm13, zmmword ptr [rdx + 592]
    vpbroadcastq zmm27, qword ptr [rax + 368]
    vpmadd52huq zmm2, zmm27, zmm1
    vpmadd52huq zmm31, zmm27, zmm14
    vpmadd52huq zmm8, zmm27, zmm15
    vpmadd52huq zmm28, zmm27, zmm13
    vpbroadcastq zmm21, qword ptr [rax + 376]
    vpmadd52luq zmm23, zmm21, zmm1
    vpmadd52luq zmm10, zmm21, zmm14
    vpmadd52luq zmm6, zmm21, zmm15
    vpmadd52luq zmm20, zmm21, zmm13
    vpbroadcastq zmm18, qword ptr [rax + 432]
    vpmadd52huq zmm31, zmm18, zmm1
    vpmadd52huq zmm4, zmm18, zmm14
    vpmadd52huq zmm17, zmm18, zmm15
    vpbroadcastq zmm25, qword ptr [rax + 440]
    vpmadd52luq zmm26, zmm25, zmm1
    vpmadd52luq zmm3, zmm25, zmm14
    vpmadd52luq zmm19, zmm25, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 496]
    vpmadd52huq zmm8, zmm12, zmm1
    vpmadd52huq zmm5, zmm12, zmm14
    vpbroadcastq zmm16, qword ptr [rax + 504]
    vpmadd52luq zmm6, zmm16, zmm1
    vpmadd52luq zmm0, zmm16, zmm14
    vpbroadcastq zmm24, qword ptr [rax + 560]
    vpmadd52huq zmm28, zmm24, zmm1
    vpbroadcastq zmm29, qword ptr [rax + 568]
    vpmadd52luq zmm20, zmm29, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 408]
    vmovdqu64 zmm14, zmmword ptr [rdx + 472]
    vmovdqu64 zmm15, zmmword ptr [rdx + 536]
    vmovdqu64 zmm13, zmmword ptr [rdx + 600]
    vpbroadcastq zmm11, qword ptr [rax + 360]
    vpmadd52huq zmm2, zmm11, zmm1
    vpmadd52huq zmm31, zmm11, zmm14
    vpmadd52huq zmm4, zmm11, zmm15
    vpmadd52huq zmm17, zmm11, zmm13
    vpbroadcastq zmm9, qword ptr [rax + 368]
    vpmadd52luq zmm23, zmm9, zmm1
    vpmadd52luq zmm10, zmm9, zmm14
    vpmadd52luq zmm3, zmm9, zmm15
    vpmadd52luq zmm19, zmm9, zmm13
    vpbroadcastq zmm22, qword ptr [rax + 424]
    vpmadd52huq zmm31, zmm22, zmm1
    vpmadd52huq zmm8, zmm22, zmm14
    vpmadd52huq zmm5, zmm22, zmm15
    vpbroadcastq zmm7, qword ptr [rax + 432]
    vpmadd52luq zmm26, zmm7, zmm1
    vpmadd52luq zmm6, zmm7, zmm14
    vpmadd52luq zmm0, zmm7, zmm15
    vpbroadcastq zmm27, qword ptr [rax + 488]
    vpmadd52huq zmm4, zmm27, zmm1
    vpmadd52huq zmm28, zmm27, zmm14
    vpbroadcastq zmm21, qword ptr [rax + 496]
    vpmadd52luq zmm3, zmm21, zmm1
    vpmadd52luq zmm20, zmm21, zmm14
    vpbroadcastq zmm18, qword ptr [rax + 552]
    vpmadd52huq zmm17, zmm18, zmm1
    vpbroadcastq zmm25, qword ptr [rax + 560]
    vpmadd52luq zmm19, zmm25, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 416]
    vmovdqu64 zmm14, zmmword ptr [rdx + 480]
    vmovdqu64 zmm15, zmmword ptr [rdx + 544]
    vmovdqu64 zmm13, zmmword ptr [rdx + 608]
    vpbroadcastq zmm12, qword ptr [rax + 352]
    vpmadd52huq zmm2, zmm12, zmm1
    vpmadd52huq zmm31, zmm12, zmm14
    vpmadd52huq zmm8, zmm12, zmm15
    vpmadd52huq zmm5, zmm12, zmm13
    vpbroadcastq zmm16, qword ptr [rax + 360]
    vpmadd52luq zmm23, zmm16, zmm1
    vpmadd52luq zmm10, zmm16, zmm14
    vpmadd52luq zmm6, zmm16, zmm15
    vpmadd52luq zmm0, zmm16, zmm13
    vpbroadcastq zmm24, qword ptr [rax + 416]
    vpmadd52huq zmm31, zmm24, zmm1
    vpmadd52huq zmm4, zmm24, zmm14
    vpmadd52huq zmm28, zmm24, zmm15
    vpbroadcastq zmm29, qword ptr [rax + 424]
    vpmadd52luq zmm26, zmm29, zmm1
    vpmadd52luq zmm3, zmm29, zmm14
    vpmadd52luq zmm20, zmm29, zmm15
    vpbroadcastq zmm11, qword ptr [rax + 480]
    vpmadd52huq zmm8, zmm11, zmm1
    vpmadd52huq zmm17, zmm11, zmm14
    vpbroadcastq zmm9, qword ptr [rax + 488]
    vpmadd52luq zmm6, zmm9, zmm1
    vpmadd52luq zmm19, zmm9, zmm14
    vpbroadcastq zmm22, qword ptr [rax + 544]
    vpmadd52huq zmm5, zmm22, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 552]
    vpmadd52luq zmm0, zmm7, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 424]
    vmovdqu64 zmm14, zmmword ptr [rdx + 488]
    vmovdqu64 zmm15, zmmword ptr [rdx + 552]
    vmovdqu64 zmm13, zmmword ptr [rdx + 616]
    vpbroadcastq zmm27, qword ptr [rax + 344]
    vpmadd52huq zmm2, zmm27, zmm1
    vpmadd52huq zmm31, zmm27, zmm14
    vpmadd52huq zmm4, zmm27, zmm15
    vpmadd52huq zmm28, zmm27, zmm13
    vpbroadcastq zmm21, qword ptr [rax + 352]
    vpmadd52luq zmm23, zmm21, zmm1
    vpmadd52luq zmm10, zmm21, zmm14
    vpmadd52luq zmm3, zmm21, zmm15
    vpmadd52luq zmm20, zmm21, zmm13
    vpbroadcastq zmm18, qword ptr [rax + 408]
    vpmadd52huq zmm31, zmm18, zmm1
    vpmadd52huq zmm8, zmm18, zmm14
    vpmadd52huq zmm17, zmm18, zmm15
    vpbroadcastq zmm25, qword ptr [rax + 416]
    vpmadd52luq zmm26, zmm25, zmm1
    vpmadd52luq zmm6, zmm25, zmm14
    vpmadd52luq zmm19, zmm25, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 472]
    vpmadd52huq zmm4, zmm12, zmm1
    vpmadd52huq zmm5, zmm12, zmm14
    vpbroadcastq zmm16, qword ptr [rax + 480]
    vpmadd52luq zmm3, zmm16, zmm1
    vpmadd52luq zmm0, zmm16, zmm14
    vpbroadcastq zmm24, qword ptr [rax + 536]
    vpmadd52huq zmm28, zmm24, zmm1
    vpbroadcastq zmm29, qword ptr [rax + 544]
    vpmadd52luq zmm20, zmm29, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 432]
    vmovdqu64 zmm14, zmmword ptr [rdx + 496]
    vmovdqu64 zmm15, zmmword ptr [rdx + 560]
    vmovdqu64 zmm13, zmmword ptr [rdx + 624]
    vpbroadcastq zmm11, qword ptr [rax + 336]
    vpmadd52huq zmm2, zmm11, zmm1
    vpmadd52huq zmm31, zmm11, zmm14
    vpmadd52huq zmm8, zmm11, zmm15
    vpmadd52huq zmm17, zmm11, zmm13
    vpbroadcastq zmm9, qword ptr [rax + 344]
    vpmadd52luq zmm23, zmm9, zmm1
    vpmadd52luq zmm10, zmm9, zmm14
    vpmadd52luq zmm6, zmm9, zmm15
    vpmadd52luq zmm19, zmm9, zmm13
    vpbroadcastq zmm22, qword ptr [rax + 400]
    vpmadd52huq zmm31, zmm22, zmm1
    vpmadd52huq zmm4, zmm22, zmm14
    vpmadd52huq zmm5, zmm22, zmm15
    vpbroadcastq zmm7, qword ptr [rax + 408]
    vpmadd52luq zmm26, zmm7, zmm1
    vpmadd52luq zmm3, zmm7, zmm14
    vpmadd52luq zmm0, zmm7, zmm15
    vpbroadcastq zmm27, qword ptr [rax + 464]
    vpmadd52huq zmm8, zmm27, zmm1
    vpmadd52huq zmm28, zmm27, zmm14
    vpbroadcastq zmm21, qword ptr [rax + 472]
    vpmadd52luq zmm6, zmm21, zmm1
    vpmadd52luq zmm20, zmm21, zmm14
    vpbroadcastq zmm18, qword ptr [rax + 528]
    vpmadd52huq zmm17, zmm18, zmm1
    vpbroadcastq zmm25, qword ptr [rax + 536]
    vpmadd52luq zmm19, zmm25, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 440]
    vmovdqu64 zmm14, zmmword ptr [rdx + 504]
    vmovdqu64 zmm15, zmmword ptr [rdx + 568]
    vmovdqu64 zmm13, zmmword ptr [rdx + 632]
    vpbroadcastq zmm12, qword ptr [rax + 328]
    vpmadd52huq zmm2, zmm12, zmm1
    vpmadd52huq zmm31, zmm12, zmm14
    vpmadd52huq zmm4, zmm12, zmm15
    vpmadd52huq zmm5, zmm12, zmm13
    vpbroadcastq zmm16, qword ptr [rax + 336]
    vpmadd52luq zmm23, zmm16, zmm1
    vpmadd52luq zmm10, zmm16, zmm14
    vpmadd52luq zmm3, zmm16, zmm15
    vpmadd52luq zmm0, zmm16, zmm13
    vpbroadcastq zmm24, qword ptr [rax + 392]
    vpmadd52huq zmm31, zmm24, zmm1
    vpmadd52huq zmm8, zmm24, zmm14
    vpmadd52huq zmm28, zmm24, zmm15
    vpbroadcastq zmm29, qword ptr [rax + 400]
    vpmadd52luq zmm26, zmm29, zmm1
    vpmadd52luq zmm6, zmm29, zmm14
    vpmadd52luq zmm20, zmm29, zmm15
    vpbroadcastq zmm11, qword ptr [rax + 456]
    vpmadd52huq zmm4, zmm11, zmm1
    vpmadd52huq zmm17, zmm11, zmm14
    vpbroadcastq zmm9, qword ptr [rax + 464]
    vpmadd52luq zmm3, zmm9, zmm1
    vpmadd52luq zmm19, zmm9, zmm14
    vpbroadcastq zmm22, qword ptr [rax + 520]
    vpmadd52huq zmm5, zmm22, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 528]
    vpmadd52luq zmm0, zmm7, zmm1
    vpaddq zmm23, zmm23, zmm2
    vpaddq zmm23, zmm23, zmm2
    vpaddq zmm10, zmm10, zmm26
    vpaddq zmm10, zmm10, zmm31
    vpaddq zmm10, zmm10, zmm31
    vpaddq zmm6, zmm6, zmm3
    vpaddq zmm4, zmm4, zmm8
    vpaddq zmm6, zmm6, zmm4
    vpaddq zmm6, zmm6, zmm4
    vpaddq zmm0, zmm0, zmm20
    vpaddq zmm0, zmm0, zmm19
    vpaddq zmm5, zmm5, zmm28
    vpaddq zmm5, zmm5, zmm17
    vpaddq zmm0, zmm0, zmm5
    vpaddq zmm0, zmm0, zmm5
    vpsrlq zmm1, zmm23, 51
    vpsrlq zmm14, zmm10, 51
    vpsrlq zmm15, zmm6, 51
    vpandq zmm13, zmm23, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm22, zmm22, zmm22
    valignq zmm22, zmm1, zmm22, 7
    vpaddq zmm13, zmm13, zmm22
    vmovdqu64 zmmword ptr [rdi + 64], zmm13
    vpandq zmm13, zmm10, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm7, zmm14, zmm1, 7
    vpaddq zmm13, zmm13, zmm7
    vmovdqu64 zmmword ptr [rdi + 128], zmm13
    vpandq zmm13, zmm6, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm27, zmm15, zmm14, 7
    vpaddq zmm13, zmm13, zmm27
    vmovdqu64 zmmword ptr [rdi + 192], zmm13
    vpsrlq zmm21, zmm0, 51
    valignq zmm21, zmm21, zmm15, 7
    vpandq zmm0, zmm0, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1344]
    vpaddq zmm0, zmm0, zmm21
    vpandq zmm0, zmm0, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1408]
    vmovdqu64 zmmword ptr [rdi + 256], zmm0
    vzeroupper
    add rsp, 640
    .cfi_adjust_cfa_offset -640
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_sqr_1536_ifma)

/* z <- entry `digit` of 32 elements, all of which are read */
/* @pre digit < 32 */
/* rdi = z, rsi = entries, rdx = digit */
    HIDE(sangi_mod_lanes_pick_1536_ifma)
    .globl SYMBOL(sangi_mod_lanes_pick_1536_ifma)
    KIND(sangi_mod_lanes_pick_1536_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_pick_1536_ifma):
    .cfi_startproc
    endbr64
    vpbroadcastq zmm0, rdx
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 320]{1to8}
    vmovdqu64 zmm1{k1}{z}, zmmword ptr [rsi + 64]
    vmovdqu64 zmm2{k1}{z}, zmmword ptr [rsi + 128]
    vmovdqu64 zmm3{k1}{z}, zmmword ptr [rsi + 192]
    vmovdqu64 zmm4{k1}{z}, zmmword ptr [rsi + 256]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 328]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 384]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 448]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 512]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 576]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 336]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 704]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 768]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 832]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 896]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 344]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1024]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1088]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1152]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 1216]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 352]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1344]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1408]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1472]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 1536]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 360]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1664]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1728]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1792]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 1856]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 368]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1984]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 2048]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 2112]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 2176]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 376]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2304]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 2368]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 2432]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 2496]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 384]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2624]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 2688]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 2752]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 2816]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 392]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2944]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3008]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3072]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 3136]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 400]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3264]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3328]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3392]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 3456]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 408]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3584]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3648]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3712]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 3776]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 416]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3904]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3968]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4032]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 4096]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 424]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4224]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4288]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4352]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 4416]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 432]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4544]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4608]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4672]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 4736]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 440]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4864]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4928]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4992]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 5056]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 448]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5184]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5248]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5312]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 5376]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 456]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5504]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5568]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5632]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 5696]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 464]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5824]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5888]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5952]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 6016]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 472]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6144]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 6208]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6272]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 6336]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 480]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6464]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 6528]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6592]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 6656]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 488]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6784]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 6848]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6912]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 6976]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 496]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 7104]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7168]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7232]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 7296]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 504]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 7424]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7488]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7552]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 7616]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 512]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 7744]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7808]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7872]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 7936]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 520]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 8064]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 8128]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 8192]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 8256]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 528]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 8384]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 8448]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 8512]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 8576]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 536]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 8704]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 8768]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 8832]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 8896]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 544]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 9024]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 9088]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 9152]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 9216]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 552]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 9344]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 9408]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 9472]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 9536]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 560]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 9664]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 9728]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 9792]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 9856]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 568]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 9984]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 10048]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 10112]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 10176]
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vmovdqu64 zmmword ptr [rdi + 256], zmm4
    vzeroupper
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_pick_1536_ifma)

/* z = x * y mod n, for n of 2048 bits in 41 digits */
/* @pre x, y are below 2n; elements and data lie in memory as src/mod/lanes.h says */
/* @post n / 2 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_lanes_mul_2048_ifma)
    .globl SYMBOL(sangi_mod_lanes_mul_2048_ifma)
    KIND(sangi_mod_lanes_mul_2048_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_mul_2048_ifma):
    .cfi_startproc
    endbr64
    sub rsp, 896
    .cfi_adjust_cfa_offset 896
    lea rax, [rsp + 63]
    and rax, -64
    /* h = x * y, columns 32 to 87 */
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vmovdqu64 zmm19, zmmword ptr [rdx + 64]
    vmovdqu64 zmm20, zmmword ptr [rdx + 128]
    vmovdqu64 zmm21, zmmword ptr [rdx + 192]
    vmovdqu64 zmm22, zmmword ptr [rdx + 256]
    vmovdqu64 zmm23, zmmword ptr [rdx + 320]
    vmovdqu64 zmm24, zmmword ptr [rdx + 384]
    vpbroadcastq zmm25, qword ptr [rsi + 64]
    vpmadd52luq zmm0, zmm25, zmm23
    vpmadd52luq zmm1, zmm25, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 120]
    vpmadd52huq zmm7, zmm26, zmm22
    vpmadd52huq zmm8, zmm26, zmm23
    vpmadd52huq zmm9, zmm26, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 128]
    vpmadd52luq zmm16, zmm27, zmm22
    vpmadd52luq zmm14, zmm27, zmm23
    vpmadd52luq zmm2, zmm27, zmm24
    vpbroadcastq zmm28, qword ptr [rsi + 184]
    vpmadd52huq zmm17, zmm28, zmm21
    vpmadd52huq zmm15, zmm28, zmm22
    vpmadd52huq zmm18, zmm28, zmm23
    vpmadd52huq zmm10, zmm28, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 192]
    vpmadd52luq zmm0, zmm29, zmm21
    vpmadd52luq zmm1, zmm29, zmm22
    vpmadd52luq zmm2, zmm29, zmm23
    vpmadd52luq zmm3, zmm29, zmm24
    vpbroadcastq zmm30, qword ptr [rsi + 248]
    vpmadd52huq zmm7, zmm30, zmm20
    vpmadd52huq zmm8, zmm30, zmm21
    vpmadd52huq zmm9, zmm30, zmm22
    vpmadd52huq zmm10, zmm30, zmm23
    vpmadd52huq zmm11, zmm30, zmm24
    vpbroadcastq zmm31, qword ptr [rsi + 256]
    vpmadd52luq zmm16, zmm31, zmm20
    vpmadd52luq zmm14, zmm31, zmm21
    vpmadd52luq zmm2, zmm31, zmm22
    vpmadd52luq zmm3, zmm31, zmm23
    vpmadd52luq zmm4, zmm31, zmm24
    vpbroadcastq zmm25, qword ptr [rsi + 312]
    vpmadd52huq zmm17, zmm25, zmm19
    vpmadd52huq zmm15, zmm25, zmm20
    vpmadd52huq zmm18, zmm25, zmm21
    vpmadd52huq zmm10, zmm25, zmm22
    vpmadd52huq zmm11, zmm25, zmm23
    vpmadd52huq zmm12, zmm25, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 320]
    vpmadd52luq zmm0, zmm26, zmm19
    vpmadd52luq zmm1, zmm26, zmm20
    vpmadd52luq zmm2, zmm26, zmm21
    vpmadd52luq zmm3, zmm26, zmm22
    vpmadd52luq zmm4, zmm26, zmm23
    vpmadd52luq zmm5, zmm26, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 376]
    vpmadd52huq zmm8, zmm27, zmm19
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52huq zmm10, zmm27, zmm21
    vpmadd52huq zmm11, zmm27, zmm22
    vpmadd52huq zmm12, zmm27, zmm23
    vpmadd52huq zmm13, zmm27, zmm24
    vpbroadcastq zmm28, qword ptr [rsi + 384]
    vpmadd52luq zmm14, zmm28, zmm19
    vpmadd52luq zmm2, zmm28, zmm20
    vpmadd52luq zmm3, zmm28, zmm21
    vpmadd52luq zmm4, zmm28, zmm22
    vpmadd52luq zmm5, zmm28, zmm23
    vpmadd52luq zmm6, zmm28, zmm24
    vmovdqu64 zmm19, zmmword ptr [rdx + 8]
    vmovdqu64 zmm20, zmmword ptr [rdx + 72]
    vmovdqu64 zmm21, zmmword ptr [rdx + 136]
    vmovdqu64 zmm22, zmmword ptr [rdx + 200]
    vmovdqu64 zmm23, zmmword ptr [rdx + 264]
    vmovdqu64 zmm24, zmmword ptr [rdx + 328]
    vpbroadcastq zmm29, qword ptr [rsi + 112]
    vpmadd52huq zmm7, zmm29, zmm23
    vpmadd52huq zmm15, zmm29, zmm24
    vpbroadcastq zmm30, qword ptr [rsi + 120]
    vpmadd52luq zmm16, zmm30, zmm23
    vpmadd52luq zmm1, zmm30, zmm24
    vpbroadcastq zmm31, qword ptr [rsi + 176]
    vpmadd52huq zmm17, zmm31, zmm22
    vpmadd52huq zmm8, zmm31, zmm23
    vpmadd52huq zmm18, zmm31, zmm24
    vpbroadcastq zmm25, qword ptr [rsi + 184]
    vpmadd52luq zmm0, zmm25, zmm22
    vpmadd52luq zmm14, zmm25, zmm23
    vpmadd52luq zmm2, zmm25, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 240]
    vpmadd52huq zmm7, zmm26, zmm21
    vpmadd52huq zmm15, zmm26, zmm22
    vpmadd52huq zmm9, zmm26, zmm23
    vpmadd52huq zmm10, zmm26, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 248]
    vpmadd52luq zmm16, zmm27, zmm21
    vpmadd52luq zmm1, zmm27, zmm22
    vpmadd52luq zmm2, zmm27, zmm23
    vpmadd52luq zmm3, zmm27, zmm24
    vpbroadcastq zmm28, qword ptr [rsi + 304]
    vpmadd52huq zmm17, zmm28, zmm20
    vpmadd52huq zmm8, zmm28, zmm21
    vpmadd52huq zmm18, zmm28, zmm22
    vpmadd52huq zmm10, zmm28, zmm23
    vpmadd52huq zmm11, zmm28, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 312]
    vpmadd52luq zmm0, zmm29, zmm20
    vpmadd52luq zmm14, zmm29, zmm21
    vpmadd52luq zmm2, zmm29, zmm22
    vpmadd52luq zmm3, zmm29, zmm23
    vpmadd52luq zmm4, zmm29, zmm24
    vpbroadcastq zmm30, qword ptr [rsi + 368]
    vpmadd52huq zmm7, zmm30, zmm19
    vpmadd52huq zmm15, zmm30, zmm20
    vpmadd52huq zmm9, zmm30, zmm21
    vpmadd52huq zmm10, zmm30, zmm22
    vpmadd52huq zmm11, zmm30, zmm23
    vpmadd52huq zmm12, zmm30, zmm24
    vpbroadcastq zmm31, qword ptr [rsi + 376]
    vpmadd52luq zmm16, zmm31, zmm19
    vpmadd52luq zmm1, zmm31, zmm20
    vpmadd52luq zmm2, zmm31, zmm21
    vpmadd52luq zmm3, zmm31, zmm22
    vpmadd52luq zmm4, zmm31, zmm23
    vpmadd52luq zmm5, zmm31, zmm24
    vmovdqu64 zmm19, zmmword ptr [rdx + 16]
    vmovdqu64 zmm20, zmmword ptr [rdx + 80]
    vmovdqu64 zmm21, zmmword ptr [rdx + 144]
    vmovdqu64 zmm22, zmmword ptr [rdx + 208]
    vmovdqu64 zmm23, zmmword ptr [rdx + 272]
    vmovdqu64 zmm24, zmmword ptr [rdx + 336]
    vpbroadcastq zmm25, qword ptr [rsi + 104]
    vpmadd52huq zmm17, zmm25, zmm23
    vpmadd52huq zmm8, zmm25, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 112]
    vpmadd52luq zmm0, zmm26, zmm23
    vpmadd52luq zmm14, zmm26, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 168]
    vpmadd52huq zmm7, zmm27, zmm22
    vpmadd52huq zmm15, zmm27, zmm23
    vpmadd52huq zmm18, zmm27, zmm24
    vpbroadcastq zmm28, qword ptr [rsi + 176]
    vpmadd52luq zmm16, zmm28, zmm22
    vpmadd52luq zmm1, zmm28, zmm23
    vpmadd52luq zmm2, zmm28, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 232]
    vpmadd52huq zmm17, zmm29, zmm21
    vpmadd52huq zmm8, zmm29, zmm22
    vpmadd52huq zmm9, zmm29, zmm23
    vpmadd52huq zmm10, zmm29, zmm24
    vpbroadcastq zmm30, qword ptr [rsi + 240]
    vpmadd52luq zmm0, zmm30, zmm21
    vpmadd52luq zmm14, zmm30, zmm22
    vpmadd52luq zmm2, zmm30, zmm23
    vpmadd52luq zmm3, zmm30, zmm24
    vpbroadcastq zmm31, qword ptr [rsi + 296]
    vpmadd52huq zmm7, zmm31, zmm20
    vpmadd52huq zmm15, zmm31, zmm21
    vpmadd52huq zmm18, zmm31, zmm22
    vpmadd52huq zmm10, zmm31, zmm23
    vpmadd52huq zmm11, zmm31, zmm24
    vpbroadcastq zmm25, qword ptr [rsi + 304]
    vpmadd52luq zmm16, zmm25, zmm20
    vpmadd52luq zmm1, zmm25, zmm21
    vpmadd52luq zmm2, zmm25, zmm22
    vpmadd52luq zmm3, zmm25, zmm23
    vpmadd52luq zmm4, zmm25, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 360]
    vpmadd52huq zmm17, zmm26, zmm19
    vpmadd52huq zmm8, zmm26, zmm20
    vpmadd52huq zmm9, zmm26, zmm21
    vpmadd52huq zmm10, zmm26, zmm22
    vpmadd52huq zmm11, zmm26, zmm23
    vpmadd52huq zmm12, zmm26, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 368]
    vpmadd52luq zmm0, zmm27, zmm19
    vpmadd52luq zmm14, zmm27, zmm20
    vpmadd52luq zmm2, zmm27, zmm21
    vpmadd52luq zmm3, zmm27, zmm22
    vpmadd52luq zmm4, zmm27, zmm23
    vpmadd52luq zmm5, zmm27, zmm24
    vmovdqu64 zmm19, zmmword ptr [rdx + 24]
    vmovdqu64 zmm20, zmmword ptr [rdx + 88]
    vmovdqu64 zmm21, zmmword ptr [rdx + 152]
    vmovdqu64 zmm22, zmmword ptr [rdx + 216]
    vmovdqu64 zmm23, zmmword ptr [rdx + 280]
    vmovdqu64 zmm24, zmmword ptr [rdx + 344]
    vpbroadcastq zmm28, qword ptr [rsi + 96]
    vpmadd52huq zmm7, zmm28, zmm23
    vpmadd52huq zmm15, zmm28, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 104]
    vpmadd52luq zmm16, zmm29, zmm23
    vpmadd52luq zmm1, zmm29, zmm24
    vpbroadcastq zmm30, qword ptr [rsi + 160]
    vpmadd52huq zmm17, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm23
    vpmadd52huq zmm18, zmm30, zmm24
    vpbroadcastq zmm31, qword ptr [rsi + 168]
    vpmadd52luq zmm0, zmm31, zmm22
    vpmadd52luq zmm14, zmm31, zmm23
    vpmadd52luq zmm2, zmm31, zmm24
    vpbroadcastq zmm25, qword ptr [rsi + 224]
    vpmadd52huq zmm7, zmm25, zmm21
    vpmadd52huq zmm15, zmm25, zmm22
    vpmadd52huq zmm9, zmm25, zmm23
    vpmadd52huq zmm10, zmm25, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 232]
    vpmadd52luq zmm16, zmm26, zmm21
    vpmadd52luq zmm1, zmm26, zmm22
    vpmadd52luq zmm2, zmm26, zmm23
    vpmadd52luq zmm3, zmm26, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 288]
    vpmadd52huq zmm17, zmm27, zmm20
    vpmadd52huq zmm8, zmm27, zmm21
    vpmadd52huq zmm18, zmm27, zmm22
    vpmadd52huq zmm10, zmm27, zmm23
    vpmadd52huq zmm11, zmm27, zmm24
    vpbroadcastq zmm28, qword ptr [rsi + 296]
    vpmadd52luq zmm0, zmm28, zmm20
    vpmadd52luq zmm14, zmm28, zmm21
    vpmadd52luq zmm2, zmm28, zmm22
    vpmadd52luq zmm3, zmm28, zmm23
    vpmadd52luq zmm4, zmm28, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 352]
    vpmadd52huq zmm7, zmm29, zmm19
    vpmadd52huq zmm15, zmm29, zmm20
    vpmadd52huq zmm9, zmm29, zmm21
    vpmadd52huq zmm10, zmm29, zmm22
    vpmadd52huq zmm11, zmm29, zmm23
    vpmadd52huq zmm12, zmm29, zmm24
    vpbroadcastq zmm30, qword ptr [rsi + 360]
    vpmadd52luq zmm16, zmm30, zmm19
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmm24
    vmovdqu64 zmm19, zmmword ptr [rdx + 32]
    vmovdqu64 zmm20, zmmword ptr [rdx + 96]
    vmovdqu64 zmm21, zmmword ptr [rdx + 160]
    vmovdqu64 zmm22, zmmword ptr [rdx + 224]
    vmovdqu64 zmm23, zmmword ptr [rdx + 288]
    vmovdqu64 zmm24, zmmword ptr [rdx + 352]
    vpbroadcastq zmm31, qword ptr [rsi + 88]
    vpmadd52huq zmm17, zmm31, zmm23
    vpmadd52huq zmm8, zmm31, zmm24
    vpbroadcastq zmm25, qword ptr [rsi + 96]
    vpmadd52luq zmm0, zmm25, zmm23
    vpmadd52luq zmm14, zmm25, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 152]
    vpmadd52huq zmm7, zmm26, zmm22
    vpmadd52huq zmm15, zmm26, zmm23
    vpmadd52huq zmm18, zmm26, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 160]
    vpmadd52luq zmm16, zmm27, zmm22
    vpmadd52luq zmm1, zmm27, zmm23
    vpmadd52luq zmm2, zmm27, zmm24
    vpbroadcastq zmm28, qword ptr [rsi + 216]
    vpmadd52huq zmm17, zmm28, zmm21
    vpmadd52huq zmm8, zmm28, zmm22
    vpmadd52huq zmm9, zmm28, zmm23
    vpmadd52huq zmm10, zmm28, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 224]
    vpmadd52luq zmm0, zmm29, zmm21
    vpmadd52luq zmm14, zmm29, zmm22
    vpmadd52luq zmm2, zmm29, zmm23
    vpmadd52luq zmm3, zmm29, zmm24
    vpbroadcastq zmm30, qword ptr [rsi + 280]
    vpmadd52huq zmm7, zmm30, zmm20
    vpmadd52huq zmm15, zmm30, zmm21
    vpmadd52huq zmm18, zmm30, zmm22
    vpmadd52huq zmm10, zmm30, zmm23
    vpmadd52huq zmm11, zmm30, zmm24
    vpbroadcastq zmm31, qword ptr [rsi + 288]
    vpmadd52luq zmm16, zmm31, zmm20
    vpmadd52luq zmm1, zmm31, zmm21
    vpmadd52luq zmm2, zmm31, zmm22
    vpmadd52luq zmm3, zmm31, zmm23
    vpmadd52luq zmm4, zmm31, zmm24
    vpbroadcastq zmm25, qword ptr [rsi + 344]
    vpmadd52huq zmm17, zmm25, zmm19
    vpmadd52huq zmm8, zmm25, zmm20
    vpmadd52huq zmm9, zmm25, zmm21
    vpmadd52huq zmm10, zmm25, zmm22
    vpmadd52huq zmm11, zmm25, zmm23
    vpmadd52huq zmm12, zmm25, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 352]
    vpmadd52luq zmm0, zmm26, zmm19
    vpmadd52luq zmm14, zmm26, zmm20
    vpmadd52luq zmm2, zmm26, zmm21
    vpmadd52luq zmm3, zmm26, zmm22
    vpmadd52luq zmm4, zmm26, zmm23
    vpmadd52luq zmm5, zmm26, zmm24
    vmovdqu64 zmm19, zmmword ptr [rdx + 40]
    vmovdqu64 zmm20, zmmword ptr [rdx + 104]
    vmovdqu64 zmm21, zmmword ptr [rdx + 168]
    vmovdqu64 zmm22, zmmword ptr [rdx + 232]
    vmovdqu64 zmm23, zmmword ptr [rdx + 296]
    vmovdqu64 zmm24, zmmword ptr [rdx + 360]
    vpbroadcastq zmm27, qword ptr [rsi + 80]
    vpmadd52huq zmm7, zmm27, zmm23
    vpmadd52huq zmm15, zmm27, zmm24
    vpbroadcastq zmm28, qword ptr [rsi + 88]
    vpmadd52luq zmm16, zmm28, zmm23
    vpmadd52luq zmm1, zmm28, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 144]
    vpmadd52huq zmm17, zmm29, zmm22
    vpmadd52huq zmm8, zmm29, zmm23
    vpmadd52huq zmm18, zmm29, zmm24
    vpbroadcastq zmm30, qword ptr [rsi + 152]
    vpmadd52luq zmm0, zmm30, zmm22
    vpmadd52luq zmm14, zmm30, zmm23
    vpmadd52luq zmm2, zmm30, zmm24
    vpbroadcastq zmm31, qword ptr [rsi + 208]
    vpmadd52huq zmm7, zmm31, zmm21
    vpmadd52huq zmm15, zmm31, zmm22
    vpmadd52huq zmm9, zmm31, zmm23
    vpmadd52huq zmm10, zmm31, zmm24
    vpbroadcastq zmm25, qword ptr [rsi + 216]
    vpmadd52luq zmm16, zmm25, zmm21
    vpmadd52luq zmm1, zmm25, zmm22
    vpmadd52luq zmm2, zmm25, zmm23
    vpmadd52luq zmm3, zmm25, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 272]
    vpmadd52huq zmm17, zmm26, zmm20
    vpmadd52huq zmm8, zmm26, zmm21
    vpmadd52huq zmm18, zmm26, zmm22
    vpmadd52huq zmm10, zmm26, zmm23
    vpmadd52huq zmm11, zmm26, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 280]
    vpmadd52luq zmm0, zmm27, zmm20
    vpmadd52luq zmm14, zmm27, zmm21
    vpmadd52luq zmm2, zmm27, zmm22
    vpmadd52luq zmm3, zmm27, zmm23
    vpmadd52luq zmm4, zmm27, zmm24
    vpbroadcastq zmm28, qword ptr [rsi + 336]
    vpmadd52huq zmm7, zmm28, zmm19
    vpmadd52huq zmm15, zmm28, zmm20
    vpmadd52huq zmm9, zmm28, zmm21
    vpmadd52huq zmm10, zmm28, zmm22
    vpmadd52huq zmm11, zmm28, zmm23
    vpmadd52huq zmm12, zmm28, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 344]
    vpmadd52luq zmm16, zmm29, zmm19
    vpmadd52luq zmm1, zmm29, zmm20
    vpmadd52luq zmm2, zmm29, zmm21
    vpmadd52luq zmm3, zmm29, zmm22
    vpmadd52luq zmm4, zmm29, zmm23
    vpmadd52luq zmm5, zmm29, zmm24
    vmovdqu64 zmm19, zmmword ptr [rdx + 48]
    vmovdqu64 zmm20, zmmword ptr [rdx + 112]
    vmovdqu64 zmm21, zmmword ptr [rdx + 176]
    vmovdqu64 zmm22, zmmword ptr [rdx + 240]
    vmovdqu64 zmm23, zmmword ptr [rdx + 304]
    vmovdqu64 zmm24, zmmword ptr [rdx + 368]
    vpbroadcastq zmm30, qword ptr [rsi + 72]
    vpmadd52huq zmm17, zmm30, zmm23
    vpmadd52huq zmm8, zmm30, zmm24
    vpbroadcastq zmm31, qword ptr [rsi + 80]
    vpmadd52luq zmm0, zmm31, zmm23
    vpmadd52luq zmm14, zmm31, zmm24
    vpbroadcastq zmm25, qword ptr [rsi + 136]
    vpmadd52huq zmm7, zmm25, zmm22
    vpmadd52huq zmm15, zmm25, zmm23
    vpmadd52huq zmm18, zmm25, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 144]
    vpmadd52luq zmm16, zmm26, zmm22
    vpmadd52luq zmm1, zmm26, zmm23
    vpmadd52luq zmm2, zmm26, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 200]
    vpmadd52huq zmm17, zmm27, zmm21
    vpmadd52huq zmm8, zmm27, zmm22
    vpmadd52huq zmm9, zmm27, zmm23
    vpmadd52huq zmm10, zmm27, zmm24
    vpbroadcastq zmm28, qword ptr [rsi + 208]
    vpmadd52luq zmm0, zmm28, zmm21
    vpmadd52luq zmm14, zmm28, zmm22
    vpmadd52luq zmm2, zmm28, zmm23
    vpmadd52luq zmm3, zmm28, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 264]
    vpmadd52huq zmm7, zmm29, zmm20
    vpmadd52huq zmm15, zmm29, zmm21
    vpmadd52huq zmm18, zmm29, zmm22
    vpmadd52huq zmm10, zmm29, zmm23
    vpmadd52huq zmm11, zmm29, zmm24
    vpbroadcastq zmm30, qword ptr [rsi + 272]
    vpmadd52luq zmm16, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmm24
    vpbroadcastq zmm31, qword ptr [rsi + 328]
    vpmadd52huq zmm17, zmm31, zmm19
    vpmadd52huq zmm8, zmm31, zmm20
    vpmadd52huq zmm9, zmm31, zmm21
    vpmadd52huq zmm10, zmm31, zmm22
    vpmadd52huq zmm11, zmm31, zmm23
    vpmadd52huq zmm12, zmm31, zmm24
    vpbroadcastq zmm25, qword ptr [rsi + 336]
    vpmadd52luq zmm0, zmm25, zmm19
    vpmadd52luq zmm14, zmm25, zmm20
    vpmadd52luq zmm2, zmm25, zmm21
    vpmadd52luq zmm3, zmm25, zmm22
    vpmadd52luq zmm4, zmm25, zmm23
    vpmadd52luq zmm5, zmm25, zmm24
    vmovdqu64 zmm19, zmmword ptr [rdx + 56]
    vmovdqu64 zmm20, zmmword ptr [rdx + 120]
    vmovdqu64 zmm21, zmmword ptr [rdx + 184]
    vmovdqu64 zmm22, zmmword ptr [rdx + 248]
    vmovdqu64 zmm23, zmmword ptr [rdx + 312]
    vmovdqu64 zmm24, zmmword ptr [rdx + 376]
    vpbroadcastq zmm26, qword ptr [rsi + 64]
    vpmadd52huq zmm7, zmm26, zmm23
    vpmadd52huq zmm15, zmm26, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 72]
    vpmadd52luq zmm16, zmm27, zmm23
    vpmadd52luq zmm1, zmm27, zmm24
    vpbroadcastq zmm28, qword ptr [rsi + 128]
    vpmadd52huq zmm17, zmm28, zmm22
    vpmadd52huq zmm8, zmm28, zmm23
    vpmadd52huq zmm18, zmm28, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 136]
    vpmadd52luq zmm0, zmm29, zmm22
    vpmadd52luq zmm14, zmm29, zmm23
    vpmadd52luq zmm2, zmm29, zmm24
    vpbroadcastq zmm30, qword ptr [rsi + 192]
    vpmadd52huq zmm7, zmm30, zmm21
    vpmadd52huq zmm15, zmm30, zmm22
    vpmadd52huq zmm9, zmm30, zmm23
    vpmadd52huq zmm10, zmm30, zmm24
    vpbroadcastq zmm31, qword ptr [rsi + 200]
    vpmadd52luq zmm16, zmm31, zmm21
    vpmadd52luq zmm1, zmm31, zmm22
    vpmadd52luq zmm2, zmm31, zmm23
    vpmadd52luq zmm3, zmm31, zmm24
    vpbroadcastq zmm25, qword ptr [rsi + 256]
    vpmadd52huq zmm17, zmm25, zmm20
    vpmadd52huq zmm8, zmm25, zmm21
    vpmadd52huq zmm18, zmm25, zmm22
    vpmadd52huq zmm10, zmm25, zmm23
    vpmadd52huq zmm11, zmm25, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 264]
    vpmadd52luq zmm0, zmm26, zmm20
    vpmadd52luq zmm14, zmm26, zmm21
    vpmadd52luq zmm2, zmm26, zmm22
    vpmadd52luq zmm3, zmm26, zmm23
    vpmadd52luq zmm4, zmm26, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 320]
    vpmadd52huq zmm7, zmm27, zmm19
    vpmadd52huq zmm15, zmm27, zmm20
    vpmadd52huq zmm9, zmm27, zmm21
    vpmadd52huq zmm10, zmm27, zmm22
    vpmadd52huq zmm11, zmm27, zmm23
    vpmadd52huq zmm12, zmm27, zmm24
    vpbroadcastq zmm28, qword ptr [rsi + 328]
    vpmadd52luq zmm16, zmm28, zmm19
    vpmadd52luq zmm1, zmm28, zmm20
    vpmadd52luq zmm2, zmm28, zmm21
    vpmadd52luq zmm3, zmm28, zmm22
    vpmadd52luq zmm4, zmm28, zmm23
    vpmadd52luq zmm5, zmm28, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 384]
    vpmadd52huq zmm8, zmm29, zmm19
    vpmadd52huq zmm18, zmm29, zmm20
    vpmadd52huq zmm10, zmm29, zmm21
    vpmadd52huq zmm11, zmm29, zmm22
    vpmadd52huq zmm12, zmm29, zmm23
    vpmadd52huq zmm13, zmm29, zmm24
    vpaddq zmm0, zmm0, zmm16
    vpaddq zmm7, zmm7, zmm17
    vpaddq zmm0, zmm0, zmm7
    vpaddq zmm0, zmm0, zmm7
    vpaddq zmm1, zmm1, zmm14
    vpaddq zmm8, zmm8, zmm15
    vpaddq zmm1, zmm1, zmm8
    vpaddq zmm1, zmm1, zmm8
    vpaddq zmm9, zmm9, zmm18
    vpaddq zmm2, zmm2, zmm9
    vpaddq zmm2, zmm2, zmm9
    vpaddq zmm3, zmm3, zmm10
    vpaddq zmm3, zmm3, zmm10
    vpaddq zmm4, zmm4, zmm11
    vpaddq zmm4, zmm4, zmm11
    vpaddq zmm5, zmm5, zmm12
    vpaddq zmm5, zmm5, zmm12
    vpaddq zmm6, zmm6, zmm13
    vpaddq zmm6, zmm6, zmm13
    vpsrlq zmm19, zmm0, 51
    vpsrlq zmm20, zmm1, 51
    vpsrlq zmm21, zmm2, 51
    vpsrlq zmm22, zmm3, 51
    vpsrlq zmm23, zmm4, 51
    vpsrlq zmm24, zmm5, 51
    vpsrlq zmm25, zmm6, 51
    vpandq zmm26, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm27, zmm27, zmm27
    valignq zmm27, zmm19, zmm27, 7
    vpaddq zmm26, zmm26, zmm27
    vmovdqu64 zmmword ptr [rax], zmm26
    vpandq zmm26, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm28, zmm20, zmm19, 7
    vpaddq zmm26, zmm26, zmm28
    vmovdqu64 zmmword ptr [rax + 64], zmm26
    vpandq zmm26, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm29, zmm21, zmm20, 7
    vpaddq zmm26, zmm26, zmm29
    vmovdqu64 zmmword ptr [rax + 128], zmm26
    vpandq zmm26, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm30, zmm22, zmm21, 7
    vpaddq zmm26, zmm26, zmm30
    vmovdqu64 zmmword ptr [rax + 192], zmm26
    vpandq zmm26, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm31, zmm23, zmm22, 7
    vpaddq zmm26, zmm26, zmm31
    vmovdqu64 zmmword ptr [rax + 256], zmm26
    vpandq zmm26, zmm5, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm16, zmm24, zmm23, 7
    vpaddq zmm26, zmm26, zmm16
    vmovdqu64 zmmword ptr [rax + 320], zmm26
    vpandq zmm26, zmm6, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm17, zmm25, zmm24, 7
    vpaddq zmm26, zmm26, zmm17
    vmovdqu64 zmmword ptr [rax + 384], zmm26
    /* h = x * y, columns 16 to 31 */
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm28, zmm28, zmm28
    vmovdqu64 zmm19, zmmword ptr [rdx + 64]
    vmovdqu64 zmm29, zmmword ptr [rdx + 128]
    vmovdqu64 zmm20, zmmword ptr [rdx + 192]
    vmovdqu64 zmm2, zmmword ptr [rdx + 256]
    vpbroadcastq zmm30, qword ptr [rsi + 64]
    vpmadd52luq zmm7, zmm30, zmm20
    vpmadd52luq zmm14, zmm30, zmm2
    vpbroadcastq zmm21, qword ptr [rsi + 120]
    vpmadd52huq zmm15, zmm21, zmm29
    vpmadd52huq zmm8, zmm21, zmm20
    vpbroadcastq zmm3, qword ptr [rsi + 128]
    vpmadd52luq zmm10, zmm3, zmm29
    vpmadd52luq zmm18, zmm3, zmm20
    vpbroadcastq zmm31, qword ptr [rsi + 184]
    vpmadd52huq zmm11, zmm31, zmm19
    vpmadd52huq zmm9, zmm31, zmm29
    vpbroadcastq zmm22, qword ptr [rsi + 192]
    vpmadd52luq zmm27, zmm22, zmm19
    vpmadd52luq zmm12, zmm22, zmm29
    vpbroadcastq zmm4, qword ptr [rsi + 248]
    vpmadd52huq zmm13, zmm4, zmm19
    vpbroadcastq zmm16, qword ptr [rsi + 256]
    vpmadd52luq zmm14, zmm16, zmm19
    vmovdqu64 zmm19, zmmword ptr [rdx + 8]
    vmovdqu64 zmm29, zmmword ptr [rdx + 72]
    vmovdqu64 zmm20, zmmword ptr [rdx + 136]
    vmovdqu64 zmm2, zmmword ptr [rdx + 200]
    vpbroadcastq zmm23, qword ptr [rsi + 112]
    vpmadd52huq zmm28, zmm23, zmm20
    vpmadd52huq zmm8, zmm23, zmm2
    vpbroadcastq zmm5, qword ptr [rsi + 120]
    vpmadd52luq zmm7, zmm5, zmm20
    vpmadd52luq zmm18, zmm5, zmm2
    vpbroadcastq zmm17, qword ptr [rsi + 176]
    vpmadd52huq zmm15, zmm17, zmm29
    vpmadd52huq zmm9, zmm17, zmm20
    vpbroadcastq zmm24, qword ptr [rsi + 184]
    vpmadd52luq zmm10, zmm24, zmm29
    vpmadd52luq zmm12, zmm24, zmm20
    vpbroadcastq zmm6, qword ptr [rsi + 240]
    vpmadd52huq zmm11, zmm6, zmm19
    vpmadd52huq zmm13, zmm6, zmm29
    vpbroadcastq zmm26, qword ptr [rsi + 248]
    vpmadd52luq zmm27, zmm26, zmm19
    vpmadd52luq zmm14, zmm26, zmm29
    vpbroadcastq zmm30, qword ptr [rsi + 304]
    vpmadd52huq zmm8, zmm30, zmm19
    vpbroadcastq zmm21, qword ptr [rsi + 312]
    vpmadd52luq zmm18, zmm21, zmm19
    vmovdqu64 zmm19, zmmword ptr [rdx + 16]
    vmovdqu64 zmm29, zmmword ptr [rdx + 80]
    vmovdqu64 zmm20, zmmword ptr [rdx + 144]
    vmovdqu64 zmm2, zmmword ptr [rdx + 208]
    vpbroadcastq zmm3, qword ptr [rsi + 104]
    vpmadd52huq zmm28, zmm3, zmm20
    vpmadd52huq zmm9, zmm3, zmm2
    vpbroadcastq zmm31, qword ptr [rsi + 112]
    vpmadd52luq zmm7, zmm31, zmm20
    vpmadd52luq zmm12, zmm31, zmm2
    vpbroadcastq zmm22, qword ptr [rsi + 168]
    vpmadd52huq zmm15, zmm22, zmm29
    vpmadd52huq zmm13, zmm22, zmm20
    vpbroadcastq zmm4, qword ptr [rsi + 176]
    vpmadd52luq zmm10, zmm4, zmm29
    vpmadd52luq zmm14, zmm4, zmm20
    vpbroadcastq zmm16, qword ptr [rsi + 232]
    vpmadd52huq zmm11, zmm16, zmm19
    vpmadd52huq zmm8, zmm16, zmm29
    vpbroadcastq zmm23, qword ptr [rsi + 240]
    vpmadd52luq zmm27, zmm23, zmm19
    vpmadd52luq zmm18, zmm23, zmm29
    vpbroadcastq zmm5, qword ptr [rsi + 296]
    vpmadd52huq zmm9, zmm5, zmm19
    vpbroadcastq zmm17, qword ptr [rsi + 304]
    vpmadd52luq zmm12, zmm17, zmm19
    vmovdqu64 zmm19, zmmword ptr [rdx + 24]
    vmovdqu64 zmm29, zmmword ptr [rdx + 88]
    vmovdqu64 zmm20, zmmword ptr [rdx + 152]
    vmovdqu64 zmm2, zmmword ptr [rdx + 216]
    vpbroadcastq zmm24, qword ptr [rsi + 96]
    vpmadd52huq zmm28, zmm24, zmm20
    vpmadd52huq zmm13, zmm24, zmm2
    vpbroadcastq zmm6, qword ptr [rsi + 104]
    vpmadd52luq zmm7, zmm6, zmm20
    vpmadd52luq zmm14, zmm6, zmm2
    vpbroadcastq zmm26, qword ptr [rsi + 160]
    vpmadd52huq zmm15, zmm26, zmm29
    vpmadd52huq zmm8, zmm26, zmm20
    vpbroadcastq zmm30, qword ptr [rsi + 168]
    vpmadd52luq zmm10, zmm30, zmm29
    vpmadd52luq zmm18, zmm30, zmm20
    vpbroadcastq zmm21, qword ptr [rsi + 224]
    vpmadd52huq zmm11, zmm21, zmm19
    vpmadd52huq zmm9, zmm21, zmm29
    vpbroadcastq zmm3, qword ptr [rsi + 232]
    vpmadd52luq zmm27, zmm3, zmm19
    vpmadd52luq zmm12, zmm3, zmm29
    vpbroadcastq zmm31, qword ptr [rsi + 288]
    vpmadd52huq zmm13, zmm31, zmm19
    vpbroadcastq zmm22, qword ptr [rsi + 296]
    vpmadd52luq zmm14, zmm22, zmm19
    vmovdqu64 zmm19, zmmword ptr [rdx + 32]
    vmovdqu64 zmm29, zmmword ptr [rdx + 96]
    vmovdqu64 zmm20, zmmword ptr [rdx + 160]
    vmovdqu64 zmm2, zmmword ptr [rdx + 224]
    vpbroadcastq zmm4, qword ptr [rsi + 88]
    vpmadd52huq zmm28, zmm4, zmm20
    vpmadd52huq zmm8, zmm4, zmm2
    vpbroadcastq zmm16, qword ptr [rsi + 96]
    vpmadd52luq zmm7, zmm16, zmm20
    vpmadd52luq zmm18, zmm16, zmm2
    vpbroadcastq zmm23, qword ptr [rsi + 152]
    vpmadd52huq zmm15, zmm23, zmm29
    vpmadd52huq zmm9, zmm23, zmm20
    vpbroadcastq zmm5, qword ptr [rsi + 160]
    vpmadd52luq zmm10, zmm5, zmm29
    vpmadd52luq zmm12, zmm5, zmm20
    vpbroadcastq zmm17, qword ptr [rsi + 216]
    vpmadd52huq zmm11, zmm17, zmm19
    vpmadd52huq zmm13, zmm17, zmm29
    vpbroadcastq zmm24, qword ptr [rsi + 224]
    vpmadd52luq zmm27, zmm24, zmm19
    vpmadd52luq zmm14, zmm24, zmm29
    vpbroadcastq zmm6, qword ptr [rsi + 280]
    vpmadd52huq zmm8, zmm6, zmm19
    vpbroadcastq zmm26, qword ptr [rsi + 288]
    vpmadd52luq zmm18, zmm26, zmm19
    vmovdqu64 zmm19, zmmword ptr [rdx + 40]
    vmovdqu64 zmm29, zmmword ptr [rdx + 104]
    vmovdqu64 zmm20, zmmword ptr [rdx + 168]
    vmovdqu64 zmm2, zmmword ptr [rdx + 232]
    vpbroadcastq zmm30, qword ptr [rsi + 80]
    vpmadd52huq zmm28, zmm30, zmm20
    vpmadd52huq zmm9, zmm30, zmm2
    vpbroadcastq zmm21, qword ptr [rsi + 88]
    vpmadd52luq zmm7, zmm21, zmm20
    vpmadd52luq zmm12, zmm21, zmm2
    vpbroadcastq zmm3, qword ptr [rsi + 144]
    vpmadd52huq zmm15, zmm3, zmm29
    vpmadd52huq zmm13, zmm3, zmm20
    vpbroadcastq zmm31, qword ptr [rsi + 152]
    vpmadd52luq zmm10, zmm31, zmm29
    vpmadd52luq zmm14, zmm31, zmm20
    vpbroadcastq zmm22, qword ptr [rsi + 208]
    vpmadd52huq zmm11, zmm22, zmm19
    vpmadd52huq zmm8, zmm22, zmm29
    vpbroadcastq zmm4, qword ptr [rsi + 216]
    vpmadd52luq zmm27, zmm4, zmm19
    vpmadd52luq zmm18, zmm4, zmm29
    vpbroadcastq zmm16, qword ptr [rsi + 272]
    vpmadd52huq zmm9, zmm16, zmm19
    vpbroadcastq zmm23, qword ptr [rsi + 280]
    vpmadd52luq zmm12, zmm23, zmm19
    vmovdqu64 zmm19, zmmword ptr [rdx + 48]
    vmovdqu64 zmm29, zmmword ptr [rdx + 112]
    vmovdqu64 zmm20, zmmword ptr [rdx + 176]
    vmovdqu64 zmm2, zmmword ptr [rdx + 240]
    vpbroadcastq zmm5, qword ptr [rsi + 72]
    vpmadd52huq zmm28, zmm5, zmm20
    vpmadd52huq zmm13, zmm5, zmm2
    vpbroadcastq zmm17, qword ptr [rsi + 80]
    vpmadd52luq zmm7, zmm17, zmm20
    vpmadd52luq zmm14, zmm17, zmm2
    vpbroadcastq zmm24, qword ptr [rsi + 136]
    vpmadd52huq zmm15, zmm24, zmm29
    vpmadd52huq zmm8, zmm24, zmm20
    vpbroadcastq zmm6, qword ptr [rsi + 144]
    vpmadd52luq zmm10, zmm6, zmm29
    vpmadd52luq zmm18, zmm6, zmm20
    vpbroadcastq zmm26, qword ptr [rsi + 200]
    vpmadd52huq zmm11, zmm26, zmm19
    vpmadd52huq zmm9, zmm26, zmm29
    vpbroadcastq zmm30, qword ptr [rsi + 208]
    vpmadd52luq zmm27, zmm30, zmm19
    vpmadd52luq zmm12, zmm30, zmm29
    vpbroadcastq zmm21, qword ptr [rsi + 264]
    vpmadd52huq zmm13, zmm21, zmm19
    vpbroadcastq zmm3, qword ptr [rsi + 272]
    vpmadd52luq zmm14, zmm3, zmm19
    vmovdqu64 zmm19, zmmword ptr [rdx + 56]
    vmovdqu64 zmm29, zmmword ptr [rdx + 120]
    vmovdqu64 zmm20, zmmword ptr [rdx + 184]
    vmovdqu64 zmm2, zmmword ptr [rdx + 248]
    vpbroadcastq zmm31, qword ptr [rsi + 64]
    vpmadd52huq zmm28, zmm31, zmm20
    vpmadd52huq zmm8, zmm31, zmm2
    vpbroadcastq zmm22, qword ptr [rsi + 72]
    vpmadd52luq zmm7, zmm22, zmm20
    vpmadd52luq zmm18, zmm22, zmm2
    vpbroadcastq zmm4, qword ptr [rsi + 128]
    vpmadd52huq zmm15, zmm4, zmm29
    vpmadd52huq zmm9, zmm4, zmm20
    vpbroadcastq zmm16, qword ptr [rsi + 136]
    vpmadd52luq zmm10, zmm16, zmm29
    vpmadd52luq zmm12, zmm16, zmm20
    vpbroadcastq zmm23, qword ptr [rsi + 192]
    vpmadd52huq zmm11, zmm23, zmm19
    vpmadd52huq zmm13, zmm23, zmm29
    vpbroadcastq zmm5, qword ptr [rsi + 200]
    vpmadd52luq zmm27, zmm5, zmm19
    vpmadd52luq zmm14, zmm5, zmm29
    vpbroadcastq zmm17, qword ptr [rsi + 256]
    vpmadd52huq zmm8, zmm17, zmm19
    vpbroadcastq zmm24, qword ptr [rsi + 264]
    vpmadd52luq zmm18, zmm24, zmm19
    vpaddq zmm7, zmm7, zmm10
    vpaddq zmm7, zmm7, zmm27
    vpaddq zmm15, zmm15, zmm11
    vpaddq zmm15, zmm15, zmm28
    vpaddq zmm7, zmm7, zmm15
    vpaddq zmm7, zmm7, zmm15
    vpaddq zmm14, zmm14, zmm18
    vpaddq zmm14, zmm14, zmm12
    vpaddq zmm8, zmm8, zmm9
    vpaddq zmm8, zmm8, zmm13
    vpaddq zmm14, zmm14, zmm8
    vpaddq zmm14, zmm14, zmm8
    /* s, columns 80 to 127 */
    vmovdqa64 zmm19, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 64]
    vmovdqa64 zmm29, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm20, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm2, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm30, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm21, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm26, zmm26, zmm26
    vmovdqu64 zmm10, zmmword ptr [rcx + 64]
    vmovdqu64 zmm27, zmmword ptr [rcx + 128]
    vmovdqu64 zmm11, zmmword ptr [rcx + 192]
    vmovdqu64 zmm28, zmmword ptr [rcx + 256]
    vmovdqu64 zmm15, zmmword ptr [rcx + 320]
    vmovdqu64 zmm18, zmmword ptr [rcx + 384]
    vpbroadcastq zmm12, qword ptr [rax + 56]
    vpmadd52huq zmm3, zmm12, zmm18
    vpbroadcastq zmm9, qword ptr [rax + 64]
    vpmadd52luq zmm19, zmm9, zmm18
    vpbroadcastq zmm13, qword ptr [rax + 120]
    vpmadd52huq zmm5, zmm13, zmm15
    vpmadd52huq zmm31, zmm13, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 128]
    vpmadd52luq zmm17, zmm8, zmm15
    vpmadd52luq zmm29, zmm8, zmm18
    vpbroadcastq zmm12, qword ptr [rax + 184]
    vpmadd52huq zmm3, zmm12, zmm28
    vpmadd52huq zmm24, zmm12, zmm15
    vpmadd52huq zmm22, zmm12, zmm18
    vpbroadcastq zmm9, qword ptr [rax + 192]
    vpmadd52luq zmm19, zmm9, zmm28
    vpmadd52luq zmm6, zmm9, zmm15
    vpmadd52luq zmm20, zmm9, zmm18
    vpbroadcastq zmm13, qword ptr [rax + 248]
    vpmadd52huq zmm5, zmm13, zmm11
    vpmadd52huq zmm31, zmm13, zmm28
    vpmadd52huq zmm26, zmm13, zmm15
    vpmadd52huq zmm4, zmm13, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 256]
    vpmadd52luq zmm17, zmm8, zmm11
    vpmadd52luq zmm29, zmm8, zmm28
    vpmadd52luq zmm20, zmm8, zmm15
    vpmadd52luq zmm2, zmm8, zmm18
    vpbroadcastq zmm12, qword ptr [rax + 312]
    vpmadd52huq zmm3, zmm12, zmm27
    vpmadd52huq zmm24, zmm12, zmm11
    vpmadd52huq zmm22, zmm12, zmm28
    vpmadd52huq zmm4, zmm12, zmm15
    vpmadd52huq zmm16, zmm12, zmm18
    vpbroadcastq zmm9, qword ptr [rax + 320]
    vpmadd52luq zmm19, zmm9, zmm27
    vpmadd52luq zmm6, zmm9, zmm11
    vpmadd52luq zmm20, zmm9, zmm28
    vpmadd52luq zmm2, zmm9, zmm15
    vpmadd52luq zmm30, zmm9, zmm18
    vpbroadcastq zmm13, qword ptr [rax + 376]
    vpmadd52huq zmm5, zmm13, zmm10
    vpmadd52huq zmm31, zmm13, zmm27
    vpmadd52huq zmm26, zmm13, zmm11
    vpmadd52huq zmm4, zmm13, zmm28
    vpmadd52huq zmm16, zmm13, zmm15
    vpmadd52huq zmm23, zmm13, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 384]
    vpmadd52luq zmm17, zmm8, zmm10
    vpmadd52luq zmm29, zmm8, zmm27
    vpmadd52luq zmm20, zmm8, zmm11
    vpmadd52luq zmm2, zmm8, zmm28
    vpmadd52luq zmm30, zmm8, zmm15
    vpmadd52luq zmm21, zmm8, zmm18
    vmovdqu64 zmm10, zmmword ptr [rcx + 72]
    vmovdqu64 zmm27, zmmword ptr [rcx + 136]
    vmovdqu64 zmm11, zmmword ptr [rcx + 200]
    vmovdqu64 zmm28, zmmword ptr [rcx + 264]
    vmovdqu64 zmm15, zmmword ptr [rcx + 328]
    vpbroadcastq zmm12, qword ptr [rax + 112]
    vpmadd52huq zmm3, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 120]
    vpmadd52luq zmm19, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 176]
    vpmadd52huq zmm5, zmm13, zmm28
    vpmadd52huq zmm24, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 184]
    vpmadd52luq zmm17, zmm8, zmm28
    vpmadd52luq zmm6, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 240]
    vpmadd52huq zmm3, zmm12, zmm11
    vpmadd52huq zmm31, zmm12, zmm28
    vpmadd52huq zmm22, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 248]
    vpmadd52luq zmm19, zmm9, zmm11
    vpmadd52luq zmm29, zmm9, zmm28
    vpmadd52luq zmm20, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 304]
    vpmadd52huq zmm5, zmm13, zmm27
    vpmadd52huq zmm24, zmm13, zmm11
    vpmadd52huq zmm26, zmm13, zmm28
    vpmadd52huq zmm4, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 312]
    vpmadd52luq zmm17, zmm8, zmm27
    vpmadd52luq zmm6, zmm8, zmm11
    vpmadd52luq zmm20, zmm8, zmm28
    vpmadd52luq zmm2, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 368]
    vpmadd52huq zmm3, zmm12, zmm10
    vpmadd52huq zmm31, zmm12, zmm27
    vpmadd52huq zmm22, zmm12, zmm11
    vpmadd52huq zmm4, zmm12, zmm28
    vpmadd52huq zmm16, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 376]
    vpmadd52luq zmm19, zmm9, zmm10
    vpmadd52luq zmm29, zmm9, zmm27
    vpmadd52luq zmm20, zmm9, zmm11
    vpmadd52luq zmm2, zmm9, zmm28
    vpmadd52luq zmm30, zmm9, zmm15
    vmovdqu64 zmm10, zmmword ptr [rcx + 80]
    vmovdqu64 zmm27, zmmword ptr [rcx + 144]
    vmovdqu64 zmm11, zmmword ptr [rcx + 208]
    vmovdqu64 zmm28, zmmword ptr [rcx + 272]
    vmovdqu64 zmm15, zmmword ptr [rcx + 336]
    vpbroadcastq zmm13, qword ptr [rax + 104]
    vpmadd52huq zmm5, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 112]
    vpmadd52luq zmm17, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 168]
    vpmadd52huq zmm3, zmm12, zmm28
    vpmadd52huq zmm24, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 176]
    vpmadd52luq zmm19, zmm9, zmm28
    vpmadd52luq zmm6, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 232]
    vpmadd52huq zmm5, zmm13, zmm11
    vpmadd52huq zmm31, zmm13, zmm28
    vpmadd52huq zmm26, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 240]
    vpmadd52luq zmm17, zmm8, zmm11
    vpmadd52luq zmm29, zmm8, zmm28
    vpmadd52luq zmm20, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 296]
    vpmadd52huq zmm3, zmm12, zmm27
    vpmadd52huq zmm24, zmm12, zmm11
    vpmadd52huq zmm22, zmm12, zmm28
    vpmadd52huq zmm4, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 304]
    vpmadd52luq zmm19, zmm9, zmm27
    vpmadd52luq zmm6, zmm9, zmm11
    vpmadd52luq zmm20, zmm9, zmm28
    vpmadd52luq zmm2, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 360]
    vpmadd52huq zmm5, zmm13, zmm10
    vpmadd52huq zmm31, zmm13, zmm27
    vpmadd52huq zmm26, zmm13, zmm11
    vpmadd52huq zmm4, zmm13, zmm28
    vpmadd52huq zmm16, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 368]
    vpmadd52luq zmm17, zmm8, zmm10
    vpmadd52luq zmm29, zmm8, zmm27
    vpmadd52luq zmm20, zmm8, zmm11
    vpmadd52luq zmm2, zmm8, zmm28
    vpmadd52luq zmm30, zmm8, zmm15
    vmovdqu64 zmm10, zmmword ptr [rcx + 88]
    vmovdqu64 zmm27, zmmword ptr [rcx + 152]
    vmovdqu64 zmm11, zmmword ptr [rcx + 216]
    vmovdqu64 zmm28, zmmword ptr [rcx + 280]
    vmovdqu64 zmm15, zmmword ptr [rcx + 344]
    vpbroadcastq zmm12, qword ptr [rax + 96]
    vpmadd52huq zmm3, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 104]
    vpmadd52luq zmm19, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 160]
    vpmadd52huq zmm5, zmm13, zmm28
    vpmadd52huq zmm24, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 168]
    vpmadd52luq zmm17, zmm8, zmm28
    vpmadd52luq zmm6, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 224]
    vpmadd52huq zmm3, zmm12, zmm11
    vpmadd52huq zmm31, zmm12, zmm28
    vpmadd52huq zmm22, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 232]
    vpmadd52luq zmm19, zmm9, zmm11
    vpmadd52luq zmm29, zmm9, zmm28
    vpmadd52luq zmm20, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 288]
    vpmadd52huq zmm5, zmm13, zmm27
    vpmadd52huq zmm24, zmm13, zmm11
    vpmadd52huq zmm26, zmm13, zmm28
    vpmadd52huq zmm4, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 296]
    vpmadd52luq zmm17, zmm8, zmm27
    vpmadd52luq zmm6, zmm8, zmm11
    vpmadd52luq zmm20, zmm8, zmm28
    vpmadd52luq zmm2, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 352]
    vpmadd52huq zmm3, zmm12, zmm10
    vpmadd52huq zmm31, zmm12, zmm27
    vpmadd52huq zmm22, zmm12, zmm11
    vpmadd52huq zmm4, zmm12, zmm28
    vpmadd52huq zmm16, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 360]
    vpmadd52luq zmm19, zmm9, zmm10
    vpmadd52luq zmm29, zmm9, zmm27
    vpmadd52luq zmm20, zmm9, zmm11
    vpmadd52luq zmm2, zmm9, zmm28
    vpmadd52luq zmm30, zmm9, zmm15
    vmovdqu64 zmm10, zmmword ptr [rcx + 96]
    vmovdqu64 zmm27, zmmword ptr [rcx + 160]
    vmovdqu64 zmm11, zmmword ptr [rcx + 224]
    vmovdqu64 zmm28, zmmword ptr [rcx + 288]
    vmovdqu64 zmm15, zmmword ptr [rcx + 352]
    vpbroadcastq zmm13, qword ptr [rax + 88]
    vpmadd52huq zmm5, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 96]
    vpmadd52luq zmm17, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 152]
    vpmadd52huq zmm3, zmm12, zmm28
    vpmadd52huq zmm24, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 160]
    vpmadd52luq zmm19, zmm9, zmm28
    vpmadd52luq zmm6, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 216]
    vpmadd52huq zmm5, zmm13, zmm11
    vpmadd52huq zmm31, zmm13, zmm28
    vpmadd52huq zmm26, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 224]
    vpmadd52luq zmm17, zmm8, zmm11
    vpmadd52luq zmm29, zmm8, zmm28
    vpmadd52luq zmm20, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 280]
    vpmadd52huq zmm3, zmm12, zmm27
    vpmadd52huq zmm24, zmm12, zmm11
    vpmadd52huq zmm22, zmm12, zmm28
    vpmadd52huq zmm4, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 288]
    vpmadd52luq zmm19, zmm9, zmm27
    vpmadd52luq zmm6, zmm9, zmm11
    vpmadd52luq zmm20, zmm9, zmm28
    vpmadd52luq zmm2, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 344]
    vpmadd52huq zmm5, zmm13, zmm10
    vpmadd52huq zmm31, zmm13, zmm27
    vpmadd52huq zmm26, zmm13, zmm11
    vpmadd52huq zmm4, zmm13, zmm28
    vpmadd52huq zmm16, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 352]
    vpmadd52luq zmm17, zmm8, zmm10
    vpmadd52luq zmm29, zmm8, zmm27
    vpmadd52luq zmm20, zmm8, zmm11
    vpmadd52luq zmm2, zmm8, zmm28
    vpmadd52luq zmm30, zmm8, zmm15
    vmovdqu64 zmm10, zmmword ptr [rcx + 104]
    vmovdqu64 zmm27, zmmword ptr [rcx + 168]
    vmovdqu64 zmm11, zmmword ptr [rcx + 232]
    vmovdqu64 zmm28, zmmword ptr [rcx + 296]
    vmovdqu64 zmm15, zmmword ptr [rcx + 360]
    vpbroadcastq zmm12, qword ptr [rax + 80]
    vpmadd52huq zmm3, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 88]
    vpmadd52luq zmm19, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 144]
    vpmadd52huq zmm5, zmm13, zmm28
    vpmadd52huq zmm24, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 152]
    vpmadd52luq zmm17, zmm8, zmm28
    vpmadd52luq zmm6, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 208]
    vpmadd52huq zmm3, zmm12, zmm11
    vpmadd52huq zmm31, zmm12, zmm28
    vpmadd52huq zmm22, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 216]
    vpmadd52luq zmm19, zmm9, zmm11
    vpmadd52luq zmm29, zmm9, zmm28
    vpmadd52luq zmm20, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 272]
    vpmadd52huq zmm5, zmm13, zmm27
    vpmadd52huq zmm24, zmm13, zmm11
    vpmadd52huq zmm26, zmm13, zmm28
    vpmadd52huq zmm4, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 280]
    vpmadd52luq zmm17, zmm8, zmm27
    vpmadd52luq zmm6, zmm8, zmm11
    vpmadd52luq zmm20, zmm8, zmm28
    vpmadd52luq zmm2, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 336]
    vpmadd52huq zmm3, zmm12, zmm10
    vpmadd52huq zmm31, zmm12, zmm27
    vpmadd52huq zmm22, zmm12, zmm11
    vpmadd52huq zmm4, zmm12, zmm28
    vpmadd52huq zmm16, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 344]
    vpmadd52luq zmm19, zmm9, zmm10
    vpmadd52luq zmm29, zmm9, zmm27
    vpmadd52luq zmm20, zmm9, zmm11
    vpmadd52luq zmm2, zmm9, zmm28
    vpmadd52luq zmm30, zmm9, zmm15
    vmovdqu64 zmm10, zmmword ptr [rcx + 112]
    vmovdqu64 zmm27, zmmword ptr [rcx + 176]
    vmovdqu64 zmm11, zmmword ptr [rcx + 240]
    vmovdqu64 zmm28, zmmword ptr [rcx + 304]
    vmovdqu64 zmm15, zmmword ptr [rcx + 368]
    vpbroadcastq zmm13, qword ptr [rax + 72]
    vpmadd52huq zmm5, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 80]
    vpmadd52luq zmm17, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 136]
    vpmadd52huq zmm3, zmm12, zmm28
    vpmadd52huq zmm24, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 144]
    vpmadd52luq zmm19, zmm9, zmm28
    vpmadd52luq zmm6, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 200]
    vpmadd52huq zmm5, zmm13, zmm11
    vpmadd52huq zmm31, zmm13, zmm28
    vpmadd52huq zmm26, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 208]
    vpmadd52luq zmm17, zmm8, zmm11
    vpmadd52luq zmm29, zmm8, zmm28
    vpmadd52luq zmm20, zmm8, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 264]
    vpmadd52huq zmm3, zmm12, zmm27
    vpmadd52huq zmm24, zmm12, zmm11
    vpmadd52huq zmm22, zmm12, zmm28
    vpmadd52huq zmm4, zmm12, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 272]
    vpmadd52luq zmm19, zmm9, zmm27
    vpmadd52luq zmm6, zmm9, zmm11
    vpmadd52luq zmm20, zmm9, zmm28
    vpmadd52luq zmm2, zmm9, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 328]
    vpmadd52huq zmm5, zmm13, zmm10
    vpmadd52huq zmm31, zmm13, zmm27
    vpmadd52huq zmm26, zmm13, zmm11
    vpmadd52huq zmm4, zmm13, zmm28
    vpmadd52huq zmm16, zmm13, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 336]
    vpmadd52luq zmm17, zmm8, zmm10
    vpmadd52luq zmm29, zmm8, zmm27
    vpmadd52luq zmm20, zmm8, zmm11
    vpmadd52luq zmm2, zmm8, zmm28
    vpmadd52luq zmm30, zmm8, zmm15
    vmovdqu64 zmm10, zmmword ptr [rcx + 56]
    vmovdqu64 zmm27, zmmword ptr [rcx + 120]
    vmovdqu64 zmm11, zmmword ptr [rcx + 184]
    vmovdqu64 zmm28, zmmword ptr [rcx + 248]
    vmovdqu64 zmm15, zmmword ptr [rcx + 312]
    vmovdqu64 zmm18, zmmword ptr [rcx + 376]
    vpbroadcastq zmm12, qword ptr [rax + 64]
    vpmadd52huq zmm3, zmm12, zmm18
    vpbroadcastq zmm9, qword ptr [rax + 72]
    vpmadd52luq zmm19, zmm9, zmm18
    vpbroadcastq zmm13, qword ptr [rax + 128]
    vpmadd52huq zmm5, zmm13, zmm15
    vpmadd52huq zmm24, zmm13, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 136]
    vpmadd52luq zmm17, zmm8, zmm15
    vpmadd52luq zmm6, zmm8, zmm18
    vpbroadcastq zmm12, qword ptr [rax + 192]
    vpmadd52huq zmm3, zmm12, zmm28
    vpmadd52huq zmm31, zmm12, zmm15
    vpmadd52huq zmm22, zmm12, zmm18
    vpbroadcastq zmm9, qword ptr [rax + 200]
    vpmadd52luq zmm19, zmm9, zmm28
    vpmadd52luq zmm29, zmm9, zmm15
    vpmadd52luq zmm20, zmm9, zmm18
    vpbroadcastq zmm13, qword ptr [rax + 256]
    vpmadd52huq zmm5, zmm13, zmm11
    vpmadd52huq zmm24, zmm13, zmm28
    vpmadd52huq zmm26, zmm13, zmm15
    vpmadd52huq zmm4, zmm13, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 264]
    vpmadd52luq zmm17, zmm8, zmm11
    vpmadd52luq zmm6, zmm8, zmm28
    vpmadd52luq zmm20, zmm8, zmm15
    vpmadd52luq zmm2, zmm8, zmm18
    vpbroadcastq zmm12, qword ptr [rax + 320]
    vpmadd52huq zmm3, zmm12, zmm27
    vpmadd52huq zmm31, zmm12, zmm11
    vpmadd52huq zmm22, zmm12, zmm28
    vpmadd52huq zmm4, zmm12, zmm15
    vpmadd52huq zmm16, zmm12, zmm18
    vpbroadcastq zmm9, qword ptr [rax + 328]
    vpmadd52luq zmm19, zmm9, zmm27
    vpmadd52luq zmm29, zmm9, zmm11
    vpmadd52luq zmm20, zmm9, zmm28
    vpmadd52luq zmm2, zmm9, zmm15
    vpmadd52luq zmm30, zmm9, zmm18
    vpbroadcastq zmm13, qword ptr [rax + 384]
    vpmadd52huq zmm5, zmm13, zmm10
    vpmadd52huq zmm24, zmm13, zmm27
    vpmadd52huq zmm26, zmm13, zmm11
    vpmadd52huq zmm4, zmm13, zmm28
    vpmadd52huq zmm16, zmm13, zmm15
    vpmadd52huq zmm23, zmm13, zmm18
    vpaddq zmm19, zmm19, zmm17
    vpaddq zmm3, zmm3, zmm5
    vpaddq zmm19, zmm19, zmm3
    vpaddq zmm19, zmm19, zmm3
    vpaddq zmm29, zmm29, zmm6
    vpaddq zmm31, zmm31, zmm24
    vpaddq zmm29, zmm29, zmm31
    vpaddq zmm29, zmm29, zmm31
    vpaddq zmm22, zmm22, zmm26
    vpaddq zmm20, zmm20, zmm22
    vpaddq zmm20, zmm20, zmm22
    vpaddq zmm2, zmm2, zmm4
    vpaddq zmm2, zmm2, zmm4
    vpaddq zmm30, zmm30, zmm16
    vpaddq zmm30, zmm30, zmm16
    vpaddq zmm21, zmm21, zmm23
    vpaddq zmm21, zmm21, zmm23
    vpsrlq zmm10, zmm19, 51
    vpsrlq zmm27, zmm29, 51
    vpsrlq zmm11, zmm20, 51
    vpsrlq zmm28, zmm2, 51
    vpsrlq zmm15, zmm30, 51
    vpsrlq zmm18, zmm21, 51
    vpandq zmm12, zmm19, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 128]
    vpxorq zmm9, zmm9, zmm9
    valignq zmm9, zmm10, zmm9, 7
    vpaddq zmm12, zmm12, zmm9
    vmovdqu64 zmmword ptr [rax + 448], zmm12
    vpandq zmm12, zmm29, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm13, zmm27, zmm10, 7
    vpaddq zmm12, zmm12, zmm13
    vmovdqu64 zmmword ptr [rax + 512], zmm12
    vpandq zmm12, zmm20, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm8, zmm11, zmm27, 7
    vpaddq zmm12, zmm12, zmm8
    vmovdqu64 zmmword ptr [rax + 576], zmm12
    vpandq zmm12, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm17, zmm28, zmm11, 7
    vpaddq zmm12, zmm12, zmm17
    vmovdqu64 zmmword ptr [rax + 640], zmm12
    vpandq zmm12, zmm30, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm5, zmm15, zmm28, 7
    vpaddq zmm12, zmm12, zmm5
    vmovdqu64 zmmword ptr [rax + 704], zmm12
    vpandq zmm12, zmm21, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm3, zmm18, zmm15, 7
    vpaddq zmm12, zmm12, zmm3
    vmovdqu64 zmmword ptr [rax + 768], zmm12
    /* h = x * y, columns 0 to 15 */
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm10, zmm10, zmm10
    vmovdqu64 zmm29, zmmword ptr [rdx + 64]
    vmovdqu64 zmm8, zmmword ptr [rdx + 128]
    vpbroadcastq zmm27, qword ptr [rsi + 64]
    vpmadd52luq zmm6, zmm27, zmm29
    vpmadd52luq zmm24, zmm27, zmm8
    vpbroadcastq zmm20, qword ptr [rsi + 120]
    vpmadd52huq zmm26, zmm20, zmm29
    vpbroadcastq zmm17, qword ptr [rsi + 128]
    vpmadd52luq zmm22, zmm17, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 8]
    vmovdqu64 zmm8, zmmword ptr [rdx + 72]
    vpbroadcastq zmm11, qword ptr [rsi + 112]
    vpmadd52huq zmm31, zmm11, zmm29
    vpmadd52huq zmm4, zmm11, zmm8
    vpbroadcastq zmm2, qword ptr [rsi + 120]
    vpmadd52luq zmm16, zmm2, zmm29
    vpmadd52luq zmm23, zmm2, zmm8
    vpbroadcastq zmm5, qword ptr [rsi + 176]
    vpmadd52huq zmm9, zmm5, zmm29
    vpbroadcastq zmm28, qword ptr [rsi + 184]
    vpmadd52luq zmm13, zmm28, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 16]
    vmovdqu64 zmm8, zmmword ptr [rdx + 80]
    vpbroadcastq zmm30, qword ptr [rsi + 104]
    vpmadd52huq zmm19, zmm30, zmm29
    vpmadd52huq zmm10, zmm30, zmm8
    vpbroadcastq zmm3, qword ptr [rsi + 112]
    vpmadd52luq zmm6, zmm3, zmm29
    vpmadd52luq zmm24, zmm3, zmm8
    vpbroadcastq zmm15, qword ptr [rsi + 168]
    vpmadd52huq zmm26, zmm15, zmm29
    vpbroadcastq zmm21, qword ptr [rsi + 176]
    vpmadd52luq zmm22, zmm21, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 24]
    vmovdqu64 zmm8, zmmword ptr [rdx + 88]
    vpbroadcastq zmm12, qword ptr [rsi + 96]
    vpmadd52huq zmm31, zmm12, zmm29
    vpmadd52huq zmm4, zmm12, zmm8
    vpbroadcastq zmm18, qword ptr [rsi + 104]
    vpmadd52luq zmm16, zmm18, zmm29
    vpmadd52luq zmm23, zmm18, zmm8
    vpbroadcastq zmm27, qword ptr [rsi + 160]
    vpmadd52huq zmm9, zmm27, zmm29
    vpbroadcastq zmm20, qword ptr [rsi + 168]
    vpmadd52luq zmm13, zmm20, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 32]
    vmovdqu64 zmm8, zmmword ptr [rdx + 96]
    vpbroadcastq zmm17, qword ptr [rsi + 88]
    vpmadd52huq zmm19, zmm17, zmm29
    vpmadd52huq zmm10, zmm17, zmm8
    vpbroadcastq zmm11, qword ptr [rsi + 96]
    vpmadd52luq zmm6, zmm11, zmm29
    vpmadd52luq zmm24, zmm11, zmm8
    vpbroadcastq zmm2, qword ptr [rsi + 152]
    vpmadd52huq zmm26, zmm2, zmm29
    vpbroadcastq zmm5, qword ptr [rsi + 160]
    vpmadd52luq zmm22, zmm5, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 40]
    vmovdqu64 zmm8, zmmword ptr [rdx + 104]
    vpbroadcastq zmm28, qword ptr [rsi + 80]
    vpmadd52huq zmm31, zmm28, zmm29
    vpmadd52huq zmm4, zmm28, zmm8
    vpbroadcastq zmm30, qword ptr [rsi + 88]
    vpmadd52luq zmm16, zmm30, zmm29
    vpmadd52luq zmm23, zmm30, zmm8
    vpbroadcastq zmm3, qword ptr [rsi + 144]
    vpmadd52huq zmm9, zmm3, zmm29
    vpbroadcastq zmm15, qword ptr [rsi + 152]
    vpmadd52luq zmm13, zmm15, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 48]
    vmovdqu64 zmm8, zmmword ptr [rdx + 112]
    vpbroadcastq zmm21, qword ptr [rsi + 72]
    vpmadd52huq zmm19, zmm21, zmm29
    vpmadd52huq zmm10, zmm21, zmm8
    vpbroadcastq zmm12, qword ptr [rsi + 80]
    vpmadd52luq zmm6, zmm12, zmm29
    vpmadd52luq zmm24, zmm12, zmm8
    vpbroadcastq zmm18, qword ptr [rsi + 136]
    vpmadd52huq zmm26, zmm18, zmm29
    vpbroadcastq zmm27, qword ptr [rsi + 144]
    vpmadd52luq zmm22, zmm27, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 56]
    vmovdqu64 zmm8, zmmword ptr [rdx + 120]
    vpbroadcastq zmm20, qword ptr [rsi + 64]
    vpmadd52huq zmm31, zmm20, zmm29
    vpmadd52huq zmm4, zmm20, zmm8
    vpbroadcastq zmm17, qword ptr [rsi + 72]
    vpmadd52luq zmm16, zmm17, zmm29
    vpmadd52luq zmm23, zmm17, zmm8
    vpbroadcastq zmm11, qword ptr [rsi + 128]
    vpmadd52huq zmm9, zmm11, zmm29
    vpbroadcastq zmm2, qword ptr [rsi + 136]
    vpmadd52luq zmm13, zmm2, zmm29
    vpaddq zmm6, zmm6, zmm16
    vpaddq zmm31, zmm31, zmm19
    vpaddq zmm6, zmm6, zmm31
    vpaddq zmm6, zmm6, zmm31
    vpaddq zmm24, zmm24, zmm22
    vpaddq zmm24, zmm24, zmm23
    vpaddq zmm24, zmm24, zmm13
    vpaddq zmm26, zmm26, zmm4
    vpaddq zmm26, zmm26, zmm9
    vpaddq zmm26, zmm26, zmm10
    vpaddq zmm24, zmm24, zmm26
    vpaddq zmm24, zmm24, zmm26
    /* z, column 40 */
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm8, zmm8, zmm8
    vmovdqa64 zmm27, zmmword ptr [rax + 448]
    vpmadd52luq zmm29, zmm27, zmmword ptr [rcx + 1080]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rcx + 1088]
    vmovdqa64 zmm27, zmmword ptr [rax + 512]
    vpmadd52luq zmm29, zmm27, zmmword ptr [rcx + 1144]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rcx + 1152]
    vmovdqa64 zmm27, zmmword ptr [rax + 576]
    vpmadd52luq zmm29, zmm27, zmmword ptr [rcx + 1208]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rcx + 1216]
    vmovdqa64 zmm27, zmmword ptr [rax + 640]
    vpmadd52luq zmm29, zmm27, zmmword ptr [rcx + 1272]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rcx + 1280]
    vmovdqa64 zmm27, zmmword ptr [rax + 704]
    vpmadd52luq zmm29, zmm27, zmmword ptr [rcx + 1336]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rcx + 1344]
    vmovdqa64 zmm27, zmmword ptr [rax + 768]
    vpmadd52luq zmm29, zmm27, zmmword ptr [rcx + 1400]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rcx + 1408]
    vpaddq zmm29, zmm29, zmm8
    vpaddq zmm29, zmm29, zmm8
    valignq zmm27, zmm29, zmm29, 4
    vpaddq zmm29, zmm29, zmm27
    valignq zmm27, zmm29, zmm29, 2
    vpaddq zmm29, zmm29, zmm27
    valignq zmm27, zmm29, zmm29, 1
    vpaddq zmm29, zmm29, zmm27
    vpaddq zmm1, zmm1, zmm29
    /* z, columns 0 to 39 */
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm21, zmm21, zmm21
    vmovdqu64 zmm12, zmmword ptr [rcx + 576]
    vmovdqu64 zmm18, zmmword ptr [rcx + 640]
    vmovdqu64 zmm16, zmmword ptr [rcx + 704]
    vmovdqu64 zmm19, zmmword ptr [rcx + 768]
    vmovdqu64 zmm31, zmmword ptr [rcx + 832]
    vpbroadcastq zmm22, qword ptr [rax + 456]
    vpmadd52luq zmm6, zmm22, zmm12
    vpmadd52luq zmm24, zmm22, zmm18
    vpmadd52luq zmm7, zmm22, zmm16
    vpmadd52luq zmm14, zmm22, zmm19
    vpmadd52luq zmm0, zmm22, zmm31
    vpbroadcastq zmm23, qword ptr [rax + 512]
    vpmadd52huq zmm17, zmm23, zmm12
    vpmadd52huq zmm11, zmm23, zmm18
    vpmadd52huq zmm2, zmm23, zmm16
    vpmadd52huq zmm5, zmm23, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 520]
    vpmadd52luq zmm24, zmm13, zmm12
    vpmadd52luq zmm21, zmm13, zmm18
    vpmadd52luq zmm3, zmm13, zmm16
    vpmadd52luq zmm28, zmm13, zmm19
    vpbroadcastq zmm4, qword ptr [rax + 576]
    vpmadd52huq zmm11, zmm4, zmm12
    vpmadd52huq zmm15, zmm4, zmm18
    vpmadd52huq zmm30, zmm4, zmm16
    vpbroadcastq zmm9, qword ptr [rax + 584]
    vpmadd52luq zmm7, zmm9, zmm12
    vpmadd52luq zmm14, zmm9, zmm18
    vpmadd52luq zmm0, zmm9, zmm16
    vpbroadcastq zmm10, qword ptr [rax + 640]
    vpmadd52huq zmm2, zmm10, zmm12
    vpmadd52huq zmm5, zmm10, zmm18
    vpbroadcastq zmm26, qword ptr [rax + 648]
    vpmadd52luq zmm3, zmm26, zmm12
    vpmadd52luq zmm28, zmm26, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 704]
    vpmadd52huq zmm30, zmm8, zmm12
    vpbroadcastq zmm27, qword ptr [rax + 712]
    vpmadd52luq zmm0, zmm27, zmm12
    vmovdqu64 zmm12, zmmword ptr [rcx + 520]
    vmovdqu64 zmm18, zmmword ptr [rcx + 584]
    vmovdqu64 zmm16, zmmword ptr [rcx + 648]
    vmovdqu64 zmm19, zmmword ptr [rcx + 712]
    vmovdqu64 zmm31, zmmword ptr [rcx + 776]
    vpbroadcastq zmm29, qword ptr [rax + 504]
    vpmadd52huq zmm20, zmm29, zmm12
    vpmadd52huq zmm17, zmm29, zmm18
    vpmadd52huq zmm11, zmm29, zmm16
    vpmadd52huq zmm15, zmm29, zmm19
    vpmadd52huq zmm5, zmm29, zmm31
    vpbroadcastq zmm22, qword ptr [rax + 512]
    vpmadd52luq zmm6, zmm22, zmm12
    vpmadd52luq zmm24, zmm22, zmm18
    vpmadd52luq zmm21, zmm22, zmm16
    vpmadd52luq zmm14, zmm22, zmm19
    vpmadd52luq zmm28, zmm22, zmm31
    vpbroadcastq zmm23, qword ptr [rax + 568]
    vpmadd52huq zmm17, zmm23, zmm12
    vpmadd52huq zmm11, zmm23, zmm18
    vpmadd52huq zmm2, zmm23, zmm16
    vpmadd52huq zmm30, zmm23, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 576]
    vpmadd52luq zmm24, zmm13, zmm12
    vpmadd52luq zmm7, zmm13, zmm18
    vpmadd52luq zmm3, zmm13, zmm16
    vpmadd52luq zmm0, zmm13, zmm19
    vpbroadcastq zmm4, qword ptr [rax + 632]
    vpmadd52huq zmm11, zmm4, zmm12
    vpmadd52huq zmm15, zmm4, zmm18
    vpmadd52huq zmm5, zmm4, zmm16
    vpbroadcastq zmm9, qword ptr [rax + 640]
    vpmadd52luq zmm21, zmm9, zmm12
    vpmadd52luq zmm14, zmm9, zmm18
    vpmadd52luq zmm28, zmm9, zmm16
    vpbroadcastq zmm10, qword ptr [rax + 696]
    vpmadd52huq zmm2, zmm10, zmm12
    vpmadd52huq zmm30, zmm10, zmm18
    vpbroadcastq zmm26, qword ptr [rax + 704]
    vpmadd52luq zmm3, zmm26, zmm12
    vpmadd52luq zmm0, zmm26, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 760]
    vpmadd52huq zmm5, zmm8, zmm12
    vpbroadcastq zmm27, qword ptr [rax + 768]
    vpmadd52luq zmm28, zmm27, zmm12
    vmovdqu64 zmm12, zmmword ptr [rcx + 528]
    vmovdqu64 zmm18, zmmword ptr [rcx + 592]
    vmovdqu64 zmm16, zmmword ptr [rcx + 656]
    vmovdqu64 zmm19, zmmword ptr [rcx + 720]
    vmovdqu64 zmm31, zmmword ptr [rcx + 784]
    vpbroadcastq zmm29, qword ptr [rax + 496]
    vpmadd52huq zmm20, zmm29, zmm12
    vpmadd52huq zmm17, zmm29, zmm18
    vpmadd52huq zmm11, zmm29, zmm16
    vpmadd52huq zmm15, zmm29, zmm19
    vpmadd52huq zmm30, zmm29, zmm31
    vpbroadcastq zmm22, qword ptr [rax + 504]
    vpmadd52luq zmm6, zmm22, zmm12
    vpmadd52luq zmm24, zmm22, zmm18
    vpmadd52luq zmm7, zmm22, zmm16
    vpmadd52luq zmm14, zmm22, zmm19
    vpmadd52luq zmm0, zmm22, zmm31
    vpbroadcastq zmm23, qword ptr [rax + 560]
    vpmadd52huq zmm17, zmm23, zmm12
    vpmadd52huq zmm11, zmm23, zmm18
    vpmadd52huq zmm2, zmm23, zmm16
    vpmadd52huq zmm5, zmm23, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 568]
    vpmadd52luq zmm24, zmm13, zmm12
    vpmadd52luq zmm21, zmm13, zmm18
    vpmadd52luq zmm3, zmm13, zmm16
    vpmadd52luq zmm28, zmm13, zmm19
    vpbroadcastq zmm4, qword ptr [rax + 624]
    vpmadd52huq zmm11, zmm4, zmm12
    vpmadd52huq zmm15, zmm4, zmm18
    vpmadd52huq zmm30, zmm4, zmm16
    vpbroadcastq zmm9, qword ptr [rax + 632]
    vpmadd52luq zmm7, zmm9, zmm12
    vpmadd52luq zmm14, zmm9, zmm18
    vpmadd52luq zmm0, zmm9, zmm16
    vpbroadcastq zmm10, qword ptr [rax + 688]
    vpmadd52huq zmm2, zmm10, zmm12
    vpmadd52huq zmm5, zmm10, zmm18
    vpbroadcastq zmm26, qword ptr [rax + 696]
    vpmadd52luq zmm3, zmm26, zmm12
    vpmadd52luq zmm28, zmm26, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 752]
    vpmadd52huq zmm30, zmm8, zmm12
    vpbroadcastq zmm27, qword ptr [rax + 760]
    vpmadd52luq zmm0, zmm27, zmm12
    vmovdqu64 zmm12, zmmword ptr [rcx + 536]
    vmovdqu64 zmm18, zmmword ptr [rcx + 600]
    vmovdqu64 zmm16, zmmword ptr [rcx + 664]
    vmovdqu64 zmm19, zmmword ptr [rcx + 728]
    vmovdqu64 zmm31, zmmword ptr [rcx + 792]
    vpbroadcastq zmm29, qword ptr [rax + 488]
    vpmadd52huq zmm20, zmm29, zmm12
    vpmadd52huq zmm17, zmm29, zmm18
    vpmadd52huq zmm11, zmm29, zmm16
    vpmadd52huq zmm15, zmm29, zmm19
    vpmadd52huq zmm5, zmm29, zmm31
    vpbroadcastq zmm22, qword ptr [rax + 496]
    vpmadd52luq zmm6, zmm22, zmm12
    vpmadd52luq zmm24, zmm22, zmm18
    vpmadd52luq zmm21, zmm22, zmm16
    vpmadd52luq zmm14, zmm22, zmm19
    vpmadd52luq zmm28, zmm22, zmm31
    vpbroadcastq zmm23, qword ptr [rax + 552]
    vpmadd52huq zmm17, zmm23, zmm12
    vpmadd52huq zmm11, zmm23, zmm18
    vpmadd52huq zmm2, zmm23, zmm16
    vpmadd52huq zmm30, zmm23, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 560]
    vpmadd52luq zmm24, zmm13, zmm12
    vpmadd52luq zmm7, zmm13, zmm18
    vpmadd52luq zmm3, zmm13, zmm16
    vpmadd52luq zmm0, zmm13, zmm19
    vpbroadcastq zmm4, qword ptr [rax + 616]
    vpmadd52huq zmm11, zmm4, zmm12
    vpmadd52huq zmm15, zmm4, zmm18
    vpmadd52huq zmm5, zmm4, zmm16
    vpbroadcastq zmm9, qword ptr [rax + 624]
    vpmadd52luq zmm21, zmm9, zmm12
    vpmadd52luq zmm14, zmm9, zmm18
    vpmadd52luq zmm28, zmm9, zmm16
    vpbroadcastq zmm10, qword ptr [rax + 680]
    vpmadd52huq zmm2, zmm10, zmm12
    vpmadd52huq zmm30, zmm10, zmm18
    vpbroadcastq zmm26, qword ptr [rax + 688]
    vpmadd52luq zmm3, zmm26, zmm12
    vpmadd52luq zmm0, zmm26, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 744]
    vpmadd52huq zmm5, zmm8, zmm12
    vpbroadcastq zmm27, qword ptr [rax + 752]
    vpmadd52luq zmm28, zmm27, zmm12
    vmovdqu64 zmm12, zmmword ptr [rcx + 544]
    vmovdqu64 zmm18, zmmword ptr [rcx + 608]
    vmovdqu64 zmm16, zmmword ptr [rcx + 672]
    vmovdqu64 zmm19, zmmword ptr [rcx + 736]
    vmovdqu64 zmm31, zmmword ptr [rcx + 800]
    vpbroadcastq zmm29, qword ptr [rax + 480]
    vpmadd52huq zmm20, zmm29, zmm12
    vpmadd52huq zmm17, zmm29, zmm18
    vpmadd52huq zmm11, zmm29, zmm16
    vpmadd52huq zmm15, zmm29, zmm19
    vpmadd52huq zmm30, zmm29, zmm31
    vpbroadcastq zmm22, qword ptr [rax + 488]
    vpmadd52luq zmm6, zmm22, zmm12
    vpmadd52luq zmm24, zmm22, zmm18
    vpmadd52luq zmm7, zmm22, zmm16
    vpmadd52luq zmm14, zmm22, zmm19
    vpmadd52luq zmm0, zmm22, zmm31
    vpbroadcastq zmm23, qword ptr [rax + 544]
    vpmadd52huq zmm17, zmm23, zmm12
    vpmadd52huq zmm11, zmm23, zmm18
    vpmadd52huq zmm2, zmm23, zmm16
    vpmadd52huq zmm5, zmm23, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 552]
    vpmadd52luq zmm24, zmm13, zmm12
    vpmadd52luq zmm21, zmm13, zmm18
    vpmadd52luq zmm3, zmm13, zmm16
    vpmadd52luq zmm28, zmm13, zmm19
    vpbroadcastq zmm4, qword ptr [rax + 608]
    vpmadd52huq zmm11, zmm4, zmm12
    vpmadd52huq zmm15, zmm4, zmm18
    vpmadd52huq zmm30, zmm4, zmm16
    vpbroadcastq zmm9, qword ptr [rax + 616]
    vpmadd52luq zmm7, zmm9, zmm12
    vpmadd52luq zmm14, zmm9, zmm18
    vpmadd52luq zmm0, zmm9, zmm16
    vpbroadcastq zmm10, qword ptr [rax + 672]
    vpmadd52huq zmm2, zmm10, zmm12
    vpmadd52huq zmm5, zmm10, zmm18
    vpbroadcastq zmm26, qword ptr [rax + 680]
    vpmadd52luq zmm3, zmm26, zmm12
    vpmadd52luq zmm28, zmm26, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 736]
    vpmadd52huq zmm30, zmm8, zmm12
    vpbroadcastq zmm27, qword ptr [rax + 744]
    vpmadd52luq zmm0, zmm27, zmm12
    vmovdqu64 zmm12, zmmword ptr [rcx + 552]
    vmovdqu64 zmm18, zmmword ptr [rcx + 616]
    vmovdqu64 zmm16, zmmword ptr [rcx + 680]
    vmovdqu64 zmm19, zmmword ptr [rcx + 744]
    vmovdqu64 zmm31, zmmword ptr [rcx + 808]
    vpbroadcastq zmm29, qword ptr [rax + 472]
    vpmadd52huq zmm20, zmm29, zmm12
    vpmadd52huq zmm17, zmm29, zmm18
    vpmadd52huq zmm11, zmm29, zmm16
    vpmadd52huq zmm15, zmm29, zmm19
    vpmadd52huq zmm5, zmm29, zmm31
    vpbroadcastq zmm22, qword ptr [rax + 480]
    vpmadd52luq zmm6, zmm22, zmm12
    vpmadd52luq zmm24, zmm22, zmm18
    vpmadd52luq zmm21, zmm22, zmm16
    vpmadd52luq zmm14, zmm22, zmm19
    vpmadd52luq zmm28, zmm22, zmm31
    vpbroadcastq zmm23, qword ptr [rax + 536]
    vpmadd52huq zmm17, zmm23, zmm12
    vpmadd52huq zmm11, zmm23, zmm18
    vpmadd52huq zmm2, zmm23, zmm16
    vpmadd52huq zmm30, zmm23, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 544]
    vpmadd52luq zmm24, zmm13, zmm12
    vpmadd52luq zmm7, zmm13, zmm18
    vpmadd52luq zmm3, zmm13, zmm16
    vpmadd52luq zmm0, zmm13, zmm19
    vpbroadcastq zmm4, qword ptr [rax + 600]
    vpmadd52huq zmm11, zmm4, zmm12
    vpmadd52huq zmm15, zmm4, zmm18
    vpmadd52huq zmm5, zmm4, zmm16
    vpbroadcastq zmm9, qword ptr [rax + 608]
    vpmadd52luq zmm21, zmm9, zmm12
    vpmadd52luq zmm14, zmm9, zmm18
    vpmadd52luq zmm28, zmm9, zmm16
    vpbroadcastq zmm10, qword ptr [rax + 664]
    vpmadd52huq zmm2, zmm10, zmm12
    vpmadd52huq zmm30, zmm10, zmm18
    vpbroadcastq zmm26, qword ptr [rax + 672]
    vpmadd52luq zmm3, zmm26, zmm12
    vpmadd52luq zmm0, zmm26, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 728]
    vpmadd52huq zmm5, zmm8, zmm12
    vpbroadcastq zmm27, qword ptr [rax + 736]
    vpmadd52luq zmm28, zmm27, zmm12
    vmovdqu64 zmm12, zmmword ptr [rcx + 560]
    vmovdqu64 zmm18, zmmword ptr [rcx + 624]
    vmovdqu64 zmm16, zmmword ptr [rcx + 688]
    vmovdqu64 zmm19, zmmword ptr [rcx + 752]
    vmovdqu64 zmm31, zmmword ptr [rcx + 816]
    vpbroadcastq zmm29, qword ptr [rax + 464]
    vpmadd52huq zmm20, zmm29, zmm12
    vpmadd52huq zmm17, zmm29, zmm18
    vpmadd52huq zmm11, zmm29, zmm16
    vpmadd52huq zmm15, zmm29, zmm19
    vpmadd52huq zmm30, zmm29, zmm31
    vpbroadcastq zmm22, qword ptr [rax + 472]
    vpmadd52luq zmm6, zmm22, zmm12
    vpmadd52luq zmm24, zmm22, zmm18
    vpmadd52luq zmm7, zmm22, zmm16
    vpmadd52luq zmm14, zmm22, zmm19
    vpmadd52luq zmm0, zmm22, zmm31
    vpbroadcastq zmm23, qword ptr [rax + 528]
    vpmadd52huq zmm17, zmm23, zmm12
    vpmadd52huq zmm11, zmm23, zmm18
    vpmadd52huq zmm2, zmm23, zmm16
    vpmadd52huq zmm5, zmm23, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 536]
    vpmadd52luq zmm24, zmm13, zmm12
    vpmadd52luq zmm21, zmm13, zmm18
    vpmadd52luq zmm3, zmm13, zmm16
    vpmadd52luq zmm28, zmm13, zmm19
    vpbroadcastq zmm4, qword ptr [rax + 592]
    vpmadd52huq zmm11, zmm4, zmm12
    vpmadd52huq zmm15, zmm4, zmm18
    vpmadd52huq zmm30, zmm4, zmm16
    vpbroadcastq zmm9, qword ptr [rax + 600]
    vpmadd52luq zmm7, zmm9, zmm12
    vpmadd52luq zmm14, zmm9, zmm18
    vpmadd52luq zmm0, zmm9, zmm16
    vpbroadcastq zmm10, qword ptr [rax + 656]
    vpmadd52huq zmm2, zmm10, zmm12
    vpmadd52huq zmm5, zmm10, zmm18
    vpbroadcastq zmm26, qword ptr [rax + 664]
    vpmadd52luq zmm3, zmm26, zmm12
    vpmadd52luq zmm28, zmm26, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 720]
    vpmadd52huq zmm30, zmm8, zmm12
    vpbroadcastq zmm27, qword ptr [rax + 728]
    vpmadd52luq zmm0, zmm27, zmm12
    vmovdqu64 zmm12, zmmword ptr [rcx + 568]
    vmovdqu64 zmm18, zmmword ptr [rcx + 632]
    vmovdqu64 zmm16, zmmword ptr [rcx + 696]
    vmovdqu64 zmm19, zmmword ptr [rcx + 760]
    vmovdqu64 zmm31, zmmword ptr [rcx + 824]
    vpbroadcastq zmm29, qword ptr [rax + 456]
    vpmadd52huq zmm20, zmm29, zmm12
    vpmadd52huq zmm17, zmm29, zmm18
    vpmadd52huq zmm11, zmm29, zmm16
    vpmadd52huq zmm15, zmm29, zmm19
    vpmadd52huq zmm5, zmm29, zmm31
    vpbroadcastq zmm22, qword ptr [rax + 464]
    vpmadd52luq zmm6, zmm22, zmm12
    vpmadd52luq zmm24, zmm22, zmm18
    vpmadd52luq zmm21, zmm22, zmm16
    vpmadd52luq zmm14, zmm22, zmm19
    vpmadd52luq zmm28, zmm22, zmm31
    vpbroadcastq zmm23, qword ptr [rax + 520]
    vpmadd52huq zmm17, zmm23, zmm12
    vpmadd52huq zmm11, zmm23, zmm18
    vpmadd52huq zmm2, zmm23, zmm16
    vpmadd52huq zmm30, zmm23, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 528]
    vpmadd52luq zmm24, zmm13, zmm12
    vpmadd52luq zmm7, zmm13, zmm18
    vpmadd52luq zmm3, zmm13, zmm16
    vpmadd52luq zmm0, zmm13, zmm19
    vpbroadcastq zmm4, qword ptr [rax + 584]
    vpmadd52huq zmm11, zmm4, zmm12
    vpmadd52huq zmm15, zmm4, zmm18
    vpmadd52huq zmm5, zmm4, zmm16
    vpbroadcastq zmm9, qword ptr [rax + 592]
    vpmadd52luq zmm21, zmm9, zmm12
    vpmadd52luq zmm14, zmm9, zmm18
    vpmadd52luq zmm28, zmm9, zmm16
    vpbroadcastq zmm10, qword ptr [rax + 648]
    vpmadd52huq zmm2, zmm10, zmm12
    vpmadd52huq zmm30, zmm10, zmm18
    vpbroadcastq zmm26, qword ptr [rax + 656]
    vpmadd52luq zmm3, zmm26, zmm12
    vpmadd52luq zmm0, zmm26, zmm18
    vpbroadcastq zmm8, qword ptr [rax + 712]
    vpmadd52huq zmm5, zmm8, zmm12
    vpbroadcastq zmm27, qword ptr [rax + 720]
    vpmadd52luq zmm28, zmm27, zmm12
    vpaddq zmm6, zmm6, zmm20
    vpaddq zmm6, zmm6, zmm20
    vpaddq zmm24, zmm24, zmm17
    vpaddq zmm24, zmm24, zmm17
    vpaddq zmm7, zmm7, zmm21
    vpaddq zmm7, zmm7, zmm11
    vpaddq zmm7, zmm7, zmm11
    vpaddq zmm14, zmm14, zmm3
    vpaddq zmm2, zmm2, zmm15
    vpaddq zmm14, zmm14, zmm2
    vpaddq zmm14, zmm14, zmm2
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm5, zmm5, zmm30
    vpaddq zmm0, zmm0, zmm5
    vpaddq zmm0, zmm0, zmm5
    vpsrlq zmm12, zmm6, 51
    vpsrlq zmm18, zmm24, 51
    vpsrlq zmm16, zmm7, 51
    vpsrlq zmm19, zmm14, 51
    vpsrlq zmm31, zmm0, 51
    vpandq zmm22, zmm6, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm23, zmm23, zmm23
    valignq zmm23, zmm12, zmm23, 7
    vpaddq zmm22, zmm22, zmm23
    vmovdqu64 zmmword ptr [rdi + 64], zmm22
    vpandq zmm22, zmm24, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm13, zmm18, zmm12, 7
    vpaddq zmm22, zmm22, zmm13
    vmovdqu64 zmmword ptr [rdi + 128], zmm22
    vpandq zmm22, zmm7, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm4, zmm16, zmm18, 7
    vpaddq zmm22, zmm22, zmm4
    vmovdqu64 zmmword ptr [rdi + 192], zmm22
    vpandq zmm22, zmm14, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm9, zmm19, zmm16, 7
    vpaddq zmm22, zmm22, zmm9
    vmovdqu64 zmmword ptr [rdi + 256], zmm22
    vpandq zmm22, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm10, zmm31, zmm19, 7
    vpaddq zmm22, zmm22, zmm10
    vmovdqu64 zmmword ptr [rdi + 320], zmm22
    vpsrlq zmm26, zmm1, 51
    valignq zmm26, zmm26, zmm31, 7
    vpandq zmm1, zmm1, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 576]
    vpaddq zmm1, zmm1, zmm26
    vpandq zmm1, zmm1, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 640]
    vmovdqu64 zmmword ptr [rdi + 384], zmm1
    vzeroupper
    add rsp, 896
    .cfi_adjust_cfa_offset -896
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_mul_2048_ifma)

/* z = x^2 mod n, for n of 2048 bits in 41 digits */
/* @pre x is below 2n; elements and data lie in memory as src/mod/lanes.h says */
/* @post n / 2 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_lanes_sqr_2048_ifma)
    .globl SYMBOL(sangi_mod_lanes_sqr_2048_ifma)
    KIND(sangi_mod_lanes_sqr_2048_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_sqr_2048_ifma):
    .cfi_startproc
    endbr64
    sub rsp, 896
    .cfi_adjust_cfa_offset 896
    lea rax, [rsp + 63]
    and rax, -64
    mov r8d, 254
    kmovb k1, r8d
    mov r8d, 252
    kmovb k2, r8d
    mov r8d, 248
    kmovb k3, r8d
    mov r8d, 240
    kmovb k4, r8d
    mov r8d, 224
    kmovb k5, r8d
    mov r8d, 192
    kmovb k6, r8d
    mov r8d, 128
    kmovb k7, r8d
    /* h = x * x, columns 32 to 87 */
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vmovdqu64 zmm19, zmmword ptr [rsi + 192]
    vmovdqu64 zmm20, zmmword ptr [rsi + 256]
    vmovdqu64 zmm21, zmmword ptr [rsi + 320]
    vmovdqu64 zmm22, zmmword ptr [rsi + 384]
    vpbroadcastq zmm23, qword ptr [rsi + 64]
    vpmadd52luq zmm0, zmm23, zmm21
    vpmadd52luq zmm1, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 120]
    vpmadd52huq zmm7, zmm24, zmm20
    vpmadd52huq zmm8, zmm24, zmm21
    vpmadd52huq zmm9, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 128]
    vpmadd52luq zmm16, zmm25, zmm20
    vpmadd52luq zmm14, zmm25, zmm21
    vpmadd52luq zmm2, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 184]
    vpmadd52huq zmm7, zmm26, zmm19
    vpmadd52huq zmm15, zmm26, zmm20
    vpmadd52huq zmm17, zmm26, zmm21
    vpmadd52huq zmm10, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 192]
    vpmadd52luq zmm0{k1}, zmm27, zmm19
    vpmadd52luq zmm1, zmm27, zmm20
    vpmadd52luq zmm18, zmm27, zmm21
    vpmadd52luq zmm3, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 248]
    vpmadd52huq zmm9, zmm28, zmm20
    vpmadd52huq zmm10, zmm28, zmm21
    vpmadd52huq zmm11, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 256]
    vpmadd52luq zmm2{k1}, zmm29, zmm20
    vpmadd52luq zmm3, zmm29, zmm21
    vpmadd52luq zmm4, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 312]
    vpmadd52huq zmm11, zmm30, zmm21
    vpmadd52huq zmm12, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 320]
    vpmadd52luq zmm4{k1}, zmm31, zmm21
    vpmadd52luq zmm5, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 376]
    vpmadd52huq zmm13, zmm23, zmm22
    vmovdqu64 zmm19, zmmword ptr [rsi + 200]
    vmovdqu64 zmm20, zmmword ptr [rsi + 264]
    vmovdqu64 zmm21, zmmword ptr [rsi + 328]
    vpbroadcastq zmm24, qword ptr [rsi + 112]
    vpmadd52huq zmm7, zmm24, zmm20
    vpmadd52huq zmm8, zmm24, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 120]
    vpmadd52luq zmm16, zmm25, zmm20
    vpmadd52luq zmm14, zmm25, zmm21
    vpbroadcastq zmm26, qword ptr [rsi + 176]
    vpmadd52huq zmm7, zmm26, zmm19
    vpmadd52huq zmm15, zmm26, zmm20
    vpmadd52huq zmm17, zmm26, zmm21
    vpbroadcastq zmm27, qword ptr [rsi + 184]
    vpmadd52luq zmm0, zmm27, zmm19
    vpmadd52luq zmm1, zmm27, zmm20
    vpmadd52luq zmm18, zmm27, zmm21
    vpbroadcastq zmm28, qword ptr [rsi + 240]
    vpmadd52huq zmm8{k6}, zmm28, zmm19
    vpmadd52huq zmm9, zmm28, zmm20
    vpmadd52huq zmm10, zmm28, zmm21
    vpbroadcastq zmm29, qword ptr [rsi + 248]
    vpmadd52luq zmm14{k7}, zmm29, zmm19
    vpmadd52luq zmm2, zmm29, zmm20
    vpmadd52luq zmm3, zmm29, zmm21
    vpbroadcastq zmm30, qword ptr [rsi + 304]
    vpmadd52huq zmm10{k6}, zmm30, zmm20
    vpmadd52huq zmm11, zmm30, zmm21
    vpbroadcastq zmm31, qword ptr [rsi + 312]
    vpmadd52luq zmm3{k7}, zmm31, zmm20
    vpmadd52luq zmm4, zmm31, zmm21
    vpbroadcastq zmm23, qword ptr [rsi + 368]
    vpmadd52huq zmm12{k6}, zmm23, zmm21
    vpbroadcastq zmm24, qword ptr [rsi + 376]
    vpmadd52luq zmm5{k7}, zmm24, zmm21
    vmovdqu64 zmm19, zmmword ptr [rsi + 208]
    vmovdqu64 zmm20, zmmword ptr [rsi + 272]
    vmovdqu64 zmm21, zmmword ptr [rsi + 336]
    vpbroadcastq zmm25, qword ptr [rsi + 104]
    vpmadd52huq zmm7, zmm25, zmm20
    vpmadd52huq zmm15, zmm25, zmm21
    vpbroadcastq zmm26, qword ptr [rsi + 112]
    vpmadd52luq zmm16, zmm26, zmm20
    vpmadd52luq zmm1, zmm26, zmm21
    vpbroadcastq zmm27, qword ptr [rsi + 168]
    vpmadd52huq zmm7, zmm27, zmm19
    vpmadd52huq zmm8, zmm27, zmm20
    vpmadd52huq zmm17, zmm27, zmm21
    vpbroadcastq zmm28, qword ptr [rsi + 176]
    vpmadd52luq zmm0, zmm28, zmm19
    vpmadd52luq zmm14, zmm28, zmm20
    vpmadd52luq zmm18, zmm28, zmm21
    vpbroadcastq zmm29, qword ptr [rsi + 232]
    vpmadd52huq zmm15{k4}, zmm29, zmm19
    vpmadd52huq zmm9, zmm29, zmm20
    vpmadd52huq zmm10, zmm29, zmm21
    vpbroadcastq zmm30, qword ptr [rsi + 240]
    vpmadd52luq zmm1{k5}, zmm30, zmm19
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm3, zmm30, zmm21
    vpbroadcastq zmm31, qword ptr [rsi + 296]
    vpmadd52huq zmm10{k4}, zmm31, zmm20
    vpmadd52huq zmm11, zmm31, zmm21
    vpbroadcastq zmm23, qword ptr [rsi + 304]
    vpmadd52luq zmm3{k5}, zmm23, zmm20
    vpmadd52luq zmm4, zmm23, zmm21
    vpbroadcastq zmm24, qword ptr [rsi + 360]
    vpmadd52huq zmm12{k4}, zmm24, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 368]
    vpmadd52luq zmm5{k5}, zmm25, zmm21
    vmovdqu64 zmm19, zmmword ptr [rsi + 216]
    vmovdqu64 zmm20, zmmword ptr [rsi + 280]
    vmovdqu64 zmm21, zmmword ptr [rsi + 344]
    vpbroadcastq zmm26, qword ptr [rsi + 96]
    vpmadd52huq zmm7, zmm26, zmm20
    vpmadd52huq zmm8, zmm26, zmm21
    vpbroadcastq zmm27, qword ptr [rsi + 104]
    vpmadd52luq zmm16, zmm27, zmm20
    vpmadd52luq zmm14, zmm27, zmm21
    vpbroadcastq zmm28, qword ptr [rsi + 160]
    vpmadd52huq zmm7, zmm28, zmm19
    vpmadd52huq zmm15, zmm28, zmm20
    vpmadd52huq zmm17, zmm28, zmm21
    vpbroadcastq zmm29, qword ptr [rsi + 168]
    vpmadd52luq zmm0, zmm29, zmm19
    vpmadd52luq zmm1, zmm29, zmm20
    vpmadd52luq zmm18, zmm29, zmm21
    vpbroadcastq zmm30, qword ptr [rsi + 224]
    vpmadd52huq zmm8{k2}, zmm30, zmm19
    vpmadd52huq zmm9, zmm30, zmm20
    vpmadd52huq zmm10, zmm30, zmm21
    vpbroadcastq zmm31, qword ptr [rsi + 232]
    vpmadd52luq zmm14{k3}, zmm31, zmm19
    vpmadd52luq zmm2, zmm31, zmm20
    vpmadd52luq zmm3, zmm31, zmm21
    vpbroadcastq zmm23, qword ptr [rsi + 288]
    vpmadd52huq zmm10{k2}, zmm23, zmm20
    vpmadd52huq zmm11, zmm23, zmm21
    vpbroadcastq zmm24, qword ptr [rsi + 296]
    vpmadd52luq zmm3{k3}, zmm24, zmm20
    vpmadd52luq zmm4, zmm24, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 352]
    vpmadd52huq zmm12{k2}, zmm25, zmm21
    vpbroadcastq zmm26, qword ptr [rsi + 360]
    vpmadd52luq zmm5{k3}, zmm26, zmm21
    vmovdqu64 zmm19, zmmword ptr [rsi + 224]
    vmovdqu64 zmm20, zmmword ptr [rsi + 288]
    vmovdqu64 zmm21, zmmword ptr [rsi + 352]
    vpbroadcastq zmm27, qword ptr [rsi + 88]
    vpmadd52huq zmm7, zmm27, zmm20
    vpmadd52huq zmm15, zmm27, zmm21
    vpbroadcastq zmm28, qword ptr [rsi + 96]
    vpmadd52luq zmm16, zmm28, zmm20
    vpmadd52luq zmm1, zmm28, zmm21
    vpbroadcastq zmm29, qword ptr [rsi + 152]
    vpmadd52huq zmm7, zmm29, zmm19
    vpmadd52huq zmm8, zmm29, zmm20
    vpmadd52huq zmm17, zmm29, zmm21
    vpbroadcastq zmm30, qword ptr [rsi + 160]
    vpmadd52luq zmm0, zmm30, zmm19
    vpmadd52luq zmm14, zmm30, zmm20
    vpmadd52luq zmm18, zmm30, zmm21
    vpbroadcastq zmm31, qword ptr [rsi + 216]
    vpmadd52huq zmm15, zmm31, zmm19
    vpmadd52huq zmm9, zmm31, zmm20
    vpmadd52huq zmm10, zmm31, zmm21
    vpbroadcastq zmm23, qword ptr [rsi + 224]
    vpmadd52luq zmm1{k1}, zmm23, zmm19
    vpmadd52luq zmm2, zmm23, zmm20
    vpmadd52luq zmm3, zmm23, zmm21
    vpbroadcastq zmm24, qword ptr [rsi + 280]
    vpmadd52huq zmm10, zmm24, zmm20
    vpmadd52huq zmm11, zmm24, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 288]
    vpmadd52luq zmm3{k1}, zmm25, zmm20
    vpmadd52luq zmm4, zmm25, zmm21
    vpbroadcastq zmm26, qword ptr [rsi + 344]
    vpmadd52huq zmm12, zmm26, zmm21
    vpbroadcastq zmm27, qword ptr [rsi + 352]
    vpmadd52luq zmm5{k1}, zmm27, zmm21
    vmovdqu64 zmm19, zmmword ptr [rsi + 168]
    vmovdqu64 zmm20, zmmword ptr [rsi + 232]
    vmovdqu64 zmm21, zmmword ptr [rsi + 296]
    vmovdqu64 zmm22, zmmword ptr [rsi + 360]
    vpbroadcastq zmm28, qword ptr [rsi + 80]
    vpmadd52huq zmm7, zmm28, zmm21
    vpmadd52huq zmm8, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 88]
    vpmadd52luq zmm16, zmm29, zmm21
    vpmadd52luq zmm14, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 144]
    vpmadd52huq zmm7, zmm30, zmm20
    vpmadd52huq zmm15, zmm30, zmm21
    vpmadd52huq zmm17, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 152]
    vpmadd52luq zmm0, zmm31, zmm20
    vpmadd52luq zmm1, zmm31, zmm21
    vpmadd52luq zmm18, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 208]
    vpmadd52huq zmm7{k6}, zmm23, zmm19
    vpmadd52huq zmm8, zmm23, zmm20
    vpmadd52huq zmm9, zmm23, zmm21
    vpmadd52huq zmm10, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 216]
    vpmadd52luq zmm16{k7}, zmm24, zmm19
    vpmadd52luq zmm14, zmm24, zmm20
    vpmadd52luq zmm2, zmm24, zmm21
    vpmadd52luq zmm3, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 272]
    vpmadd52huq zmm17{k6}, zmm25, zmm20
    vpmadd52huq zmm10, zmm25, zmm21
    vpmadd52huq zmm11, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 280]
    vpmadd52luq zmm18{k7}, zmm26, zmm20
    vpmadd52luq zmm3, zmm26, zmm21
    vpmadd52luq zmm4, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 336]
    vpmadd52huq zmm11{k6}, zmm27, zmm21
    vpmadd52huq zmm12, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 344]
    vpmadd52luq zmm4{k7}, zmm28, zmm21
    vpmadd52luq zmm5, zmm28, zmm22
    vmovdqu64 zmm19, zmmword ptr [rsi + 176]
    vmovdqu64 zmm20, zmmword ptr [rsi + 240]
    vmovdqu64 zmm21, zmmword ptr [rsi + 304]
    vmovdqu64 zmm22, zmmword ptr [rsi + 368]
    vpbroadcastq zmm29, qword ptr [rsi + 72]
    vpmadd52huq zmm7, zmm29, zmm21
    vpmadd52huq zmm15, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 80]
    vpmadd52luq zmm0, zmm30, zmm21
    vpmadd52luq zmm1, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 136]
    vpmadd52huq zmm7, zmm31, zmm20
    vpmadd52huq zmm8, zmm31, zmm21
    vpmadd52huq zmm9, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 144]
    vpmadd52luq zmm16, zmm23, zmm20
    vpmadd52luq zmm14, zmm23, zmm21
    vpmadd52luq zmm2, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 200]
    vpmadd52huq zmm7{k4}, zmm24, zmm19
    vpmadd52huq zmm15, zmm24, zmm20
    vpmadd52huq zmm17, zmm24, zmm21
    vpmadd52huq zmm10, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 208]
    vpmadd52luq zmm0{k5}, zmm25, zmm19
    vpmadd52luq zmm1, zmm25, zmm20
    vpmadd52luq zmm18, zmm25, zmm21
    vpmadd52luq zmm3, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 264]
    vpmadd52huq zmm9{k4}, zmm26, zmm20
    vpmadd52huq zmm10, zmm26, zmm21
    vpmadd52huq zmm11, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 272]
    vpmadd52luq zmm2{k5}, zmm27, zmm20
    vpmadd52luq zmm3, zmm27, zmm21
    vpmadd52luq zmm4, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 328]
    vpmadd52huq zmm11{k4}, zmm28, zmm21
    vpmadd52huq zmm12, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 336]
    vpmadd52luq zmm4{k5}, zmm29, zmm21
    vpmadd52luq zmm5, zmm29, zmm22
    vmovdqu64 zmm19, zmmword ptr [rsi + 184]
    vmovdqu64 zmm20, zmmword ptr [rsi + 248]
    vmovdqu64 zmm21, zmmword ptr [rsi + 312]
    vmovdqu64 zmm22, zmmword ptr [rsi + 376]
    vpbroadcastq zmm30, qword ptr [rsi + 64]
    vpmadd52huq zmm7, zmm30, zmm21
    vpmadd52huq zmm8, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 72]
    vpmadd52luq zmm16, zmm31, zmm21
    vpmadd52luq zmm14, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 128]
    vpmadd52huq zmm7, zmm23, zmm20
    vpmadd52huq zmm15, zmm23, zmm21
    vpmadd52huq zmm17, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 136]
    vpmadd52luq zmm0, zmm24, zmm20
    vpmadd52luq zmm1, zmm24, zmm21
    vpmadd52luq zmm18, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 192]
    vpmadd52huq zmm7{k2}, zmm25, zmm19
    vpmadd52huq zmm8, zmm25, zmm20
    vpmadd52huq zmm9, zmm25, zmm21
    vpmadd52huq zmm10, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 200]
    vpmadd52luq zmm16{k3}, zmm26, zmm19
    vpmadd52luq zmm14, zmm26, zmm20
    vpmadd52luq zmm2, zmm26, zmm21
    vpmadd52luq zmm3, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 256]
    vpmadd52huq zmm17{k2}, zmm27, zmm20
    vpmadd52huq zmm10, zmm27, zmm21
    vpmadd52huq zmm11, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 264]
    vpmadd52luq zmm18{k3}, zmm28, zmm20
    vpmadd52luq zmm3, zmm28, zmm21
    vpmadd52luq zmm4, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 320]
    vpmadd52huq zmm11{k2}, zmm29, zmm21
    vpmadd52huq zmm12, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 328]
    vpmadd52luq zmm4{k3}, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpaddq zmm0, zmm0, zmm16
    vpaddq zmm0, zmm0, zmm7
    vpaddq zmm0, zmm0, zmm7
    vpaddq zmm1, zmm1, zmm14
    vpaddq zmm8, zmm8, zmm15
    vpaddq zmm1, zmm1, zmm8
    vpaddq zmm1, zmm1, zmm8
    vpaddq zmm2, zmm2, zmm18
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm2, zmm2, zmm9
    vpaddq zmm2, zmm2, zmm9
    vpaddq zmm3, zmm3, zmm10
    vpaddq zmm3, zmm3, zmm10
    vpaddq zmm4, zmm4, zmm11
    vpaddq zmm4, zmm4, zmm11
    vpaddq zmm5, zmm5, zmm12
    vpaddq zmm5, zmm5, zmm12
    vpaddq zmm6, zmm6, zmm13
    vpaddq zmm6, zmm6, zmm13
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm21, zmm21, zmm21
    vmovdqu64 zmm19, zmmword ptr [rsi + 192]
    vpmadd52luq zmm20, zmm19, zmm19
    vpmadd52huq zmm21, zmm19, zmm19
    vpaddq zmm21, zmm21, zmm21
    vmovdqa64 zmm19, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm19, zmm20, zmm21
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm0, zmm0, zmm19
    vmovdqa64 zmm19, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm19, zmm20, zmm21
    vpaddq zmm1, zmm1, zmm1
    vpaddq zmm1, zmm1, zmm19
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm24, zmm24, zmm24
    vmovdqu64 zmm22, zmmword ptr [rsi + 256]
    vpmadd52luq zmm23, zmm22, zmm22
    vpmadd52huq zmm24, zmm22, zmm22
    vpaddq zmm24, zmm24, zmm24
    vmovdqa64 zmm22, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm22, zmm23, zmm24
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm2, zmm2, zmm22
    vmovdqa64 zmm22, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm22, zmm23, zmm24
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm3, zmm3, zmm22
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm27, zmm27, zmm27
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vpmadd52luq zmm26, zmm25, zmm25
    vpmadd52huq zmm27, zmm25, zmm25
    vpaddq zmm27, zmm27, zmm27
    vmovdqa64 zmm25, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm25, zmm26, zmm27
    vpaddq zmm4, zmm4, zmm4
    vpaddq zmm4, zmm4, zmm25
    vmovdqa64 zmm25, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm25, zmm26, zmm27
    vpaddq zmm5, zmm5, zmm5
    vpaddq zmm5, zmm5, zmm25
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vmovdqu64 zmm28, zmmword ptr [rsi + 384]
    vpmadd52luq zmm29, zmm28, zmm28
    vpmadd52huq zmm30, zmm28, zmm28
    vpaddq zmm30, zmm30, zmm30
    vmovdqa64 zmm28, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm28, zmm29, zmm30
    vpaddq zmm6, zmm6, zmm6
    vpaddq zmm6, zmm6, zmm28
    vpsrlq zmm31, zmm0, 51
    vpsrlq zmm16, zmm1, 51
    vpsrlq zmm7, zmm2, 51
    vpsrlq zmm14, zmm3, 51
    vpsrlq zmm15, zmm4, 51
    vpsrlq zmm8, zmm5, 51
    vpsrlq zmm18, zmm6, 51
    vpandq zmm17, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm9, zmm9, zmm9
    valignq zmm9, zmm31, zmm9, 7
    vpaddq zmm17, zmm17, zmm9
    vmovdqu64 zmmword ptr [rax], zmm17
    vpandq zmm17, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm10, zmm16, zmm31, 7
    vpaddq zmm17, zmm17, zmm10
    vmovdqu64 zmmword ptr [rax + 64], zmm17
    vpandq zmm17, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm11, zmm7, zmm16, 7
    vpaddq zmm17, zmm17, zmm11
    vmovdqu64 zmmword ptr [rax + 128], zmm17
    vpandq zmm17, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm12, zmm14, zmm7, 7
    vpaddq zmm17, zmm17, zmm12
    vmovdqu64 zmmword ptr [rax + 192], zmm17
    vpandq zmm17, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm13, zmm15, zmm14, 7
    vpaddq zmm17, zmm17, zmm13
    vmovdqu64 zmmword ptr [rax + 256], zmm17
    vpandq zmm17, zmm5, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm19, zmm8, zmm15, 7
    vpaddq zmm17, zmm17, zmm19
    vmovdqu64 zmmword ptr [rax + 320], zmm17
    vpandq zmm17, zmm6, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm20, zmm18, zmm8, 7
    vpaddq zmm17, zmm17, zmm20
    vmovdqu64 zmmword ptr [rax + 384], zmm17
    /* h = x * x, columns 16 to 31 */
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vmovdqu64 zmm31, zmmword ptr [rsi + 128]
    vmovdqu64 zmm11, zmmword ptr [rsi + 192]
    vmovdqu64 zmm16, zmmword ptr [rsi + 256]
    vpbroadcastq zmm2, qword ptr [rsi + 64]
    vpmadd52luq zmm21, zmm2, zmm11
    vpmadd52luq zmm22, zmm2, zmm16
    vpbroadcastq zmm12, qword ptr [rsi + 120]
    vpmadd52huq zmm23, zmm12, zmm31
    vpmadd52huq zmm24, zmm12, zmm11
    vpbroadcastq zmm7, qword ptr [rsi + 128]
    vpmadd52luq zmm27{k1}, zmm7, zmm31
    vpmadd52luq zmm25, zmm7, zmm11
    vmovdqu64 zmm31, zmmword ptr [rsi + 136]
    vmovdqu64 zmm11, zmmword ptr [rsi + 200]
    vpbroadcastq zmm3, qword ptr [rsi + 112]
    vpmadd52huq zmm28, zmm3, zmm31
    vpmadd52huq zmm26, zmm3, zmm11
    vpbroadcastq zmm13, qword ptr [rsi + 120]
    vpmadd52luq zmm9, zmm13, zmm31
    vpmadd52luq zmm29, zmm13, zmm11
    vpbroadcastq zmm14, qword ptr [rsi + 176]
    vpmadd52huq zmm30{k6}, zmm14, zmm31
    vpbroadcastq zmm4, qword ptr [rsi + 184]
    vpmadd52luq zmm22{k7}, zmm4, zmm31
    vmovdqu64 zmm31, zmmword ptr [rsi + 144]
    vmovdqu64 zmm11, zmmword ptr [rsi + 208]
    vpbroadcastq zmm19, qword ptr [rsi + 104]
    vpmadd52huq zmm10, zmm19, zmm31
    vpmadd52huq zmm24, zmm19, zmm11
    vpbroadcastq zmm15, qword ptr [rsi + 112]
    vpmadd52luq zmm21, zmm15, zmm31
    vpmadd52luq zmm25, zmm15, zmm11
    vpbroadcastq zmm5, qword ptr [rsi + 168]
    vpmadd52huq zmm26{k4}, zmm5, zmm31
    vpbroadcastq zmm20, qword ptr [rsi + 176]
    vpmadd52luq zmm29{k5}, zmm20, zmm31
    vmovdqu64 zmm31, zmmword ptr [rsi + 152]
    vmovdqu64 zmm11, zmmword ptr [rsi + 216]
    vpbroadcastq zmm8, qword ptr [rsi + 96]
    vpmadd52huq zmm23, zmm8, zmm31
    vpmadd52huq zmm30, zmm8, zmm11
    vpbroadcastq zmm6, qword ptr [rsi + 104]
    vpmadd52luq zmm27, zmm6, zmm31
    vpmadd52luq zmm22, zmm6, zmm11
    vpbroadcastq zmm17, qword ptr [rsi + 160]
    vpmadd52huq zmm24{k2}, zmm17, zmm31
    vpbroadcastq zmm2, qword ptr [rsi + 168]
    vpmadd52luq zmm25{k3}, zmm2, zmm31
    vmovdqu64 zmm31, zmmword ptr [rsi + 160]
    vmovdqu64 zmm11, zmmword ptr [rsi + 224]
    vpbroadcastq zmm12, qword ptr [rsi + 88]
    vpmadd52huq zmm28, zmm12, zmm31
    vpmadd52huq zmm26, zmm12, zmm11
    vpbroadcastq zmm7, qword ptr [rsi + 96]
    vpmadd52luq zmm9, zmm7, zmm31
    vpmadd52luq zmm29, zmm7, zmm11
    vpbroadcastq zmm3, qword ptr [rsi + 152]
    vpmadd52huq zmm30, zmm3, zmm31
    vpbroadcastq zmm13, qword ptr [rsi + 160]
    vpmadd52luq zmm22{k1}, zmm13, zmm31
    vmovdqu64 zmm31, zmmword ptr [rsi + 104]
    vmovdqu64 zmm11, zmmword ptr [rsi + 168]
    vmovdqu64 zmm16, zmmword ptr [rsi + 232]
    vpbroadcastq zmm14, qword ptr [rsi + 80]
    vpmadd52huq zmm10, zmm14, zmm11
    vpmadd52huq zmm24, zmm14, zmm16
    vpbroadcastq zmm4, qword ptr [rsi + 88]
    vpmadd52luq zmm21, zmm4, zmm11
    vpmadd52luq zmm25, zmm4, zmm16
    vpbroadcastq zmm19, qword ptr [rsi + 144]
    vpmadd52huq zmm23{k6}, zmm19, zmm31
    vpmadd52huq zmm26, zmm19, zmm11
    vpbroadcastq zmm15, qword ptr [rsi + 152]
    vpmadd52luq zmm27{k7}, zmm15, zmm31
    vpmadd52luq zmm29, zmm15, zmm11
    vmovdqu64 zmm31, zmmword ptr [rsi + 112]
    vmovdqu64 zmm11, zmmword ptr [rsi + 176]
    vmovdqu64 zmm16, zmmword ptr [rsi + 240]
    vpbroadcastq zmm5, qword ptr [rsi + 72]
    vpmadd52huq zmm28, zmm5, zmm11
    vpmadd52huq zmm30, zmm5, zmm16
    vpbroadcastq zmm20, qword ptr [rsi + 80]
    vpmadd52luq zmm9, zmm20, zmm11
    vpmadd52luq zmm22, zmm20, zmm16
    vpbroadcastq zmm8, qword ptr [rsi + 136]
    vpmadd52huq zmm10{k4}, zmm8, zmm31
    vpmadd52huq zmm24, zmm8, zmm11
    vpbroadcastq zmm6, qword ptr [rsi + 144]
    vpmadd52luq zmm21{k5}, zmm6, zmm31
    vpmadd52luq zmm25, zmm6, zmm11
    vmovdqu64 zmm31, zmmword ptr [rsi + 120]
    vmovdqu64 zmm11, zmmword ptr [rsi + 184]
    vmovdqu64 zmm16, zmmword ptr [rsi + 248]
    vpbroadcastq zmm17, qword ptr [rsi + 64]
    vpmadd52huq zmm23, zmm17, zmm11
    vpmadd52huq zmm26, zmm17, zmm16
    vpbroadcastq zmm2, qword ptr [rsi + 72]
    vpmadd52luq zmm27, zmm2, zmm11
    vpmadd52luq zmm29, zmm2, zmm16
    vpbroadcastq zmm12, qword ptr [rsi + 128]
    vpmadd52huq zmm28{k2}, zmm12, zmm31
    vpmadd52huq zmm30, zmm12, zmm11
    vpbroadcastq zmm7, qword ptr [rsi + 136]
    vpmadd52luq zmm9{k3}, zmm7, zmm31
    vpmadd52luq zmm22, zmm7, zmm11
    vpaddq zmm21, zmm21, zmm27
    vpaddq zmm21, zmm21, zmm9
    vpaddq zmm23, zmm23, zmm28
    vpaddq zmm23, zmm23, zmm10
    vpaddq zmm21, zmm21, zmm23
    vpaddq zmm21, zmm21, zmm23
    vpaddq zmm22, zmm22, zmm25
    vpaddq zmm22, zmm22, zmm29
    vpaddq zmm24, zmm24, zmm26
    vpaddq zmm24, zmm24, zmm30
    vpaddq zmm22, zmm22, zmm24
    vpaddq zmm22, zmm22, zmm24
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm16, zmm16, zmm16
    vmovdqu64 zmm31, zmmword ptr [rsi + 128]
    vpmadd52luq zmm11, zmm31, zmm31
    vpmadd52huq zmm16, zmm31, zmm31
    vpaddq zmm16, zmm16, zmm16
    vmovdqa64 zmm31, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm31, zmm11, zmm16
    vpaddq zmm21, zmm21, zmm21
    vpaddq zmm21, zmm21, zmm31
    vmovdqa64 zmm31, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm31, zmm11, zmm16
    vpaddq zmm22, zmm22, zmm22
    vpaddq zmm22, zmm22, zmm31
    /* s, columns 80 to 127 */
    vmovdqa64 zmm2, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 64]
    vmovdqa64 zmm12, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm7, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm3, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm13, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm14, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm28, zmm28, zmm28
    vmovdqu64 zmm10, zmmword ptr [rdx + 64]
    vmovdqu64 zmm23, zmmword ptr [rdx + 128]
    vmovdqu64 zmm25, zmmword ptr [rdx + 192]
    vmovdqu64 zmm29, zmmword ptr [rdx + 256]
    vmovdqu64 zmm26, zmmword ptr [rdx + 320]
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vpbroadcastq zmm24, qword ptr [rax + 56]
    vpmadd52huq zmm4, zmm24, zmm30
    vpbroadcastq zmm31, qword ptr [rax + 64]
    vpmadd52luq zmm2, zmm31, zmm30
    vpbroadcastq zmm11, qword ptr [rax + 120]
    vpmadd52huq zmm6, zmm11, zmm26
    vpmadd52huq zmm19, zmm11, zmm30
    vpbroadcastq zmm16, qword ptr [rax + 128]
    vpmadd52luq zmm17, zmm16, zmm26
    vpmadd52luq zmm12, zmm16, zmm30
    vpbroadcastq zmm24, qword ptr [rax + 184]
    vpmadd52huq zmm4, zmm24, zmm29
    vpmadd52huq zmm27, zmm24, zmm26
    vpmadd52huq zmm15, zmm24, zmm30
    vpbroadcastq zmm31, qword ptr [rax + 192]
    vpmadd52luq zmm2, zmm31, zmm29
    vpmadd52luq zmm9, zmm31, zmm26
    vpmadd52luq zmm7, zmm31, zmm30
    vpbroadcastq zmm11, qword ptr [rax + 248]
    vpmadd52huq zmm6, zmm11, zmm25
    vpmadd52huq zmm19, zmm11, zmm29
    vpmadd52huq zmm28, zmm11, zmm26
    vpmadd52huq zmm5, zmm11, zmm30
    vpbroadcastq zmm16, qword ptr [rax + 256]
    vpmadd52luq zmm17, zmm16, zmm25
    vpmadd52luq zmm12, zmm16, zmm29
    vpmadd52luq zmm7, zmm16, zmm26
    vpmadd52luq zmm3, zmm16, zmm30
    vpbroadcastq zmm24, qword ptr [rax + 312]
    vpmadd52huq zmm4, zmm24, zmm23
    vpmadd52huq zmm27, zmm24, zmm25
    vpmadd52huq zmm15, zmm24, zmm29
    vpmadd52huq zmm5, zmm24, zmm26
    vpmadd52huq zmm20, zmm24, zmm30
    vpbroadcastq zmm31, qword ptr [rax + 320]
    vpmadd52luq zmm2, zmm31, zmm23
    vpmadd52luq zmm9, zmm31, zmm25
    vpmadd52luq zmm7, zmm31, zmm29
    vpmadd52luq zmm3, zmm31, zmm26
    vpmadd52luq zmm13, zmm31, zmm30
    vpbroadcastq zmm11, qword ptr [rax + 376]
    vpmadd52huq zmm6, zmm11, zmm10
    vpmadd52huq zmm19, zmm11, zmm23
    vpmadd52huq zmm28, zmm11, zmm25
    vpmadd52huq zmm5, zmm11, zmm29
    vpmadd52huq zmm20, zmm11, zmm26
    vpmadd52huq zmm8, zmm11, zmm30
    vpbroadcastq zmm16, qword ptr [rax + 384]
    vpmadd52luq zmm17, zmm16, zmm10
    vpmadd52luq zmm12, zmm16, zmm23
    vpmadd52luq zmm7, zmm16, zmm25
    vpmadd52luq zmm3, zmm16, zmm29
    vpmadd52luq zmm13, zmm16, zmm26
    vpmadd52luq zmm14, zmm16, zmm30
    vmovdqu64 zmm10, zmmword ptr [rdx + 72]
    vmovdqu64 zmm23, zmmword ptr [rdx + 136]
    vmovdqu64 zmm25, zmmword ptr [rdx + 200]
    vmovdqu64 zmm29, zmmword ptr [rdx + 264]
    vmovdqu64 zmm26, zmmword ptr [rdx + 328]
    vpbroadcastq zmm24, qword ptr [rax + 112]
    vpmadd52huq zmm4, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 120]
    vpmadd52luq zmm2, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 176]
    vpmadd52huq zmm6, zmm11, zmm29
    vpmadd52huq zmm27, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 184]
    vpmadd52luq zmm17, zmm16, zmm29
    vpmadd52luq zmm9, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 240]
    vpmadd52huq zmm4, zmm24, zmm25
    vpmadd52huq zmm19, zmm24, zmm29
    vpmadd52huq zmm15, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 248]
    vpmadd52luq zmm2, zmm31, zmm25
    vpmadd52luq zmm12, zmm31, zmm29
    vpmadd52luq zmm7, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 304]
    vpmadd52huq zmm6, zmm11, zmm23
    vpmadd52huq zmm27, zmm11, zmm25
    vpmadd52huq zmm28, zmm11, zmm29
    vpmadd52huq zmm5, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 312]
    vpmadd52luq zmm17, zmm16, zmm23
    vpmadd52luq zmm9, zmm16, zmm25
    vpmadd52luq zmm7, zmm16, zmm29
    vpmadd52luq zmm3, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 368]
    vpmadd52huq zmm4, zmm24, zmm10
    vpmadd52huq zmm19, zmm24, zmm23
    vpmadd52huq zmm15, zmm24, zmm25
    vpmadd52huq zmm5, zmm24, zmm29
    vpmadd52huq zmm20, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 376]
    vpmadd52luq zmm2, zmm31, zmm10
    vpmadd52luq zmm12, zmm31, zmm23
    vpmadd52luq zmm7, zmm31, zmm25
    vpmadd52luq zmm3, zmm31, zmm29
    vpmadd52luq zmm13, zmm31, zmm26
    vmovdqu64 zmm10, zmmword ptr [rdx + 80]
    vmovdqu64 zmm23, zmmword ptr [rdx + 144]
    vmovdqu64 zmm25, zmmword ptr [rdx + 208]
    vmovdqu64 zmm29, zmmword ptr [rdx + 272]
    vmovdqu64 zmm26, zmmword ptr [rdx + 336]
    vpbroadcastq zmm11, qword ptr [rax + 104]
    vpmadd52huq zmm6, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 112]
    vpmadd52luq zmm17, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 168]
    vpmadd52huq zmm4, zmm24, zmm29
    vpmadd52huq zmm27, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 176]
    vpmadd52luq zmm2, zmm31, zmm29
    vpmadd52luq zmm9, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 232]
    vpmadd52huq zmm6, zmm11, zmm25
    vpmadd52huq zmm19, zmm11, zmm29
    vpmadd52huq zmm28, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 240]
    vpmadd52luq zmm17, zmm16, zmm25
    vpmadd52luq zmm12, zmm16, zmm29
    vpmadd52luq zmm7, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 296]
    vpmadd52huq zmm4, zmm24, zmm23
    vpmadd52huq zmm27, zmm24, zmm25
    vpmadd52huq zmm15, zmm24, zmm29
    vpmadd52huq zmm5, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 304]
    vpmadd52luq zmm2, zmm31, zmm23
    vpmadd52luq zmm9, zmm31, zmm25
    vpmadd52luq zmm7, zmm31, zmm29
    vpmadd52luq zmm3, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 360]
    vpmadd52huq zmm6, zmm11, zmm10
    vpmadd52huq zmm19, zmm11, zmm23
    vpmadd52huq zmm28, zmm11, zmm25
    vpmadd52huq zmm5, zmm11, zmm29
    vpmadd52huq zmm20, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 368]
    vpmadd52luq zmm17, zmm16, zmm10
    vpmadd52luq zmm12, zmm16, zmm23
    vpmadd52luq zmm7, zmm16, zmm25
    vpmadd52luq zmm3, zmm16, zmm29
    vpmadd52luq zmm13, zmm16, zmm26
    vmovdqu64 zmm10, zmmword ptr [rdx + 88]
    vmovdqu64 zmm23, zmmword ptr [rdx + 152]
    vmovdqu64 zmm25, zmmword ptr [rdx + 216]
    vmovdqu64 zmm29, zmmword ptr [rdx + 280]
    vmovdqu64 zmm26, zmmword ptr [rdx + 344]
    vpbroadcastq zmm24, qword ptr [rax + 96]
    vpmadd52huq zmm4, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 104]
    vpmadd52luq zmm2, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 160]
    vpmadd52huq zmm6, zmm11, zmm29
    vpmadd52huq zmm27, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 168]
    vpmadd52luq zmm17, zmm16, zmm29
    vpmadd52luq zmm9, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 224]
    vpmadd52huq zmm4, zmm24, zmm25
    vpmadd52huq zmm19, zmm24, zmm29
    vpmadd52huq zmm15, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 232]
    vpmadd52luq zmm2, zmm31, zmm25
    vpmadd52luq zmm12, zmm31, zmm29
    vpmadd52luq zmm7, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 288]
    vpmadd52huq zmm6, zmm11, zmm23
    vpmadd52huq zmm27, zmm11, zmm25
    vpmadd52huq zmm28, zmm11, zmm29
    vpmadd52huq zmm5, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 296]
    vpmadd52luq zmm17, zmm16, zmm23
    vpmadd52luq zmm9, zmm16, zmm25
    vpmadd52luq zmm7, zmm16, zmm29
    vpmadd52luq zmm3, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 352]
    vpmadd52huq zmm4, zmm24, zmm10
    vpmadd52huq zmm19, zmm24, zmm23
    vpmadd52huq zmm15, zmm24, zmm25
    vpmadd52huq zmm5, zmm24, zmm29
    vpmadd52huq zmm20, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 360]
    vpmadd52luq zmm2, zmm31, zmm10
    vpmadd52luq zmm12, zmm31, zmm23
    vpmadd52luq zmm7, zmm31, zmm25
    vpmadd52luq zmm3, zmm31, zmm29
    vpmadd52luq zmm13, zmm31, zmm26
    vmovdqu64 zmm10, zmmword ptr [rdx + 96]
    vmovdqu64 zmm23, zmmword ptr [rdx + 160]
    vmovdqu64 zmm25, zmmword ptr [rdx + 224]
    vmovdqu64 zmm29, zmmword ptr [rdx + 288]
    vmovdqu64 zmm26, zmmword ptr [rdx + 352]
    vpbroadcastq zmm11, qword ptr [rax + 88]
    vpmadd52huq zmm6, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 96]
    vpmadd52luq zmm17, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 152]
    vpmadd52huq zmm4, zmm24, zmm29
    vpmadd52huq zmm27, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 160]
    vpmadd52luq zmm2, zmm31, zmm29
    vpmadd52luq zmm9, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 216]
    vpmadd52huq zmm6, zmm11, zmm25
    vpmadd52huq zmm19, zmm11, zmm29
    vpmadd52huq zmm28, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 224]
    vpmadd52luq zmm17, zmm16, zmm25
    vpmadd52luq zmm12, zmm16, zmm29
    vpmadd52luq zmm7, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 280]
    vpmadd52huq zmm4, zmm24, zmm23
    vpmadd52huq zmm27, zmm24, zmm25
    vpmadd52huq zmm15, zmm24, zmm29
    vpmadd52huq zmm5, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 288]
    vpmadd52luq zmm2, zmm31, zmm23
    vpmadd52luq zmm9, zmm31, zmm25
    vpmadd52luq zmm7, zmm31, zmm29
    vpmadd52luq zmm3, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 344]
    vpmadd52huq zmm6, zmm11, zmm10
    vpmadd52huq zmm19, zmm11, zmm23
    vpmadd52huq zmm28, zmm11, zmm25
    vpmadd52huq zmm5, zmm11, zmm29
    vpmadd52huq zmm20, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 352]
    vpmadd52luq zmm17, zmm16, zmm10
    vpmadd52luq zmm12, zmm16, zmm23
    vpmadd52luq zmm7, zmm16, zmm25
    vpmadd52luq zmm3, zmm16, zmm29
    vpmadd52luq zmm13, zmm16, zmm26
    vmovdqu64 zmm10, zmmword ptr [rdx + 104]
    vmovdqu64 zmm23, zmmword ptr [rdx + 168]
    vmovdqu64 zmm25, zmmword ptr [rdx + 232]
    vmovdqu64 zmm29, zmmword ptr [rdx + 296]
    vmovdqu64 zmm26, zmmword ptr [rdx + 360]
    vpbroadcastq zmm24, qword ptr [rax + 80]
    vpmadd52huq zmm4, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 88]
    vpmadd52luq zmm2, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 144]
    vpmadd52huq zmm6, zmm11, zmm29
    vpmadd52huq zmm27, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 152]
    vpmadd52luq zmm17, zmm16, zmm29
    vpmadd52luq zmm9, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 208]
    vpmadd52huq zmm4, zmm24, zmm25
    vpmadd52huq zmm19, zmm24, zmm29
    vpmadd52huq zmm15, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 216]
    vpmadd52luq zmm2, zmm31, zmm25
    vpmadd52luq zmm12, zmm31, zmm29
    vpmadd52luq zmm7, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 272]
    vpmadd52huq zmm6, zmm11, zmm23
    vpmadd52huq zmm27, zmm11, zmm25
    vpmadd52huq zmm28, zmm11, zmm29
    vpmadd52huq zmm5, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 280]
    vpmadd52luq zmm17, zmm16, zmm23
    vpmadd52luq zmm9, zmm16, zmm25
    vpmadd52luq zmm7, zmm16, zmm29
    vpmadd52luq zmm3, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 336]
    vpmadd52huq zmm4, zmm24, zmm10
    vpmadd52huq zmm19, zmm24, zmm23
    vpmadd52huq zmm15, zmm24, zmm25
    vpmadd52huq zmm5, zmm24, zmm29
    vpmadd52huq zmm20, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 344]
    vpmadd52luq zmm2, zmm31, zmm10
    vpmadd52luq zmm12, zmm31, zmm23
    vpmadd52luq zmm7, zmm31, zmm25
    vpmadd52luq zmm3, zmm31, zmm29
    vpmadd52luq zmm13, zmm31, zmm26
    vmovdqu64 zmm10, zmmword ptr [rdx + 112]
    vmovdqu64 zmm23, zmmword ptr [rdx + 176]
    vmovdqu64 zmm25, zmmword ptr [rdx + 240]
    vmovdqu64 zmm29, zmmword ptr [rdx + 304]
    vmovdqu64 zmm26, zmmword ptr [rdx + 368]
    vpbroadcastq zmm11, qword ptr [rax + 72]
    vpmadd52huq zmm6, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 80]
    vpmadd52luq zmm17, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 136]
    vpmadd52huq zmm4, zmm24, zmm29
    vpmadd52huq zmm27, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 144]
    vpmadd52luq zmm2, zmm31, zmm29
    vpmadd52luq zmm9, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 200]
    vpmadd52huq zmm6, zmm11, zmm25
    vpmadd52huq zmm19, zmm11, zmm29
    vpmadd52huq zmm28, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 208]
    vpmadd52luq zmm17, zmm16, zmm25
    vpmadd52luq zmm12, zmm16, zmm29
    vpmadd52luq zmm7, zmm16, zmm26
    vpbroadcastq zmm24, qword ptr [rax + 264]
    vpmadd52huq zmm4, zmm24, zmm23
    vpmadd52huq zmm27, zmm24, zmm25
    vpmadd52huq zmm15, zmm24, zmm29
    vpmadd52huq zmm5, zmm24, zmm26
    vpbroadcastq zmm31, qword ptr [rax + 272]
    vpmadd52luq zmm2, zmm31, zmm23
    vpmadd52luq zmm9, zmm31, zmm25
    vpmadd52luq zmm7, zmm31, zmm29
    vpmadd52luq zmm3, zmm31, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 328]
    vpmadd52huq zmm6, zmm11, zmm10
    vpmadd52huq zmm19, zmm11, zmm23
    vpmadd52huq zmm28, zmm11, zmm25
    vpmadd52huq zmm5, zmm11, zmm29
    vpmadd52huq zmm20, zmm11, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 336]
    vpmadd52luq zmm17, zmm16, zmm10
    vpmadd52luq zmm12, zmm16, zmm23
    vpmadd52luq zmm7, zmm16, zmm25
    vpmadd52luq zmm3, zmm16, zmm29
    vpmadd52luq zmm13, zmm16, zmm26
    vmovdqu64 zmm10, zmmword ptr [rdx + 56]
    vmovdqu64 zmm23, zmmword ptr [rdx + 120]
    vmovdqu64 zmm25, zmmword ptr [rdx + 184]
    vmovdqu64 zmm29, zmmword ptr [rdx + 248]
    vmovdqu64 zmm26, zmmword ptr [rdx + 312]
    vmovdqu64 zmm30, zmmword ptr [rdx + 376]
    vpbroadcastq zmm24, qword ptr [rax + 64]
    vpmadd52huq zmm4, zmm24, zmm30
    vpbroadcastq zmm31, qword ptr [rax + 72]
    vpmadd52luq zmm2, zmm31, zmm30
    vpbroadcastq zmm11, qword ptr [rax + 128]
    vpmadd52huq zmm6, zmm11, zmm26
    vpmadd52huq zmm27, zmm11, zmm30
    vpbroadcastq zmm16, qword ptr [rax + 136]
    vpmadd52luq zmm17, zmm16, zmm26
    vpmadd52luq zmm9, zmm16, zmm30
    vpbroadcastq zmm24, qword ptr [rax + 192]
    vpmadd52huq zmm4, zmm24, zmm29
    vpmadd52huq zmm19, zmm24, zmm26
    vpmadd52huq zmm15, zmm24, zmm30
    vpbroadcastq zmm31, qword ptr [rax + 200]
    vpmadd52luq zmm2, zmm31, zmm29
    vpmadd52luq zmm12, zmm31, zmm26
    vpmadd52luq zmm7, zmm31, zmm30
    vpbroadcastq zmm11, qword ptr [rax + 256]
    vpmadd52huq zmm6, zmm11, zmm25
    vpmadd52huq zmm27, zmm11, zmm29
    vpmadd52huq zmm28, zmm11, zmm26
    vpmadd52huq zmm5, zmm11, zmm30
    vpbroadcastq zmm16, qword ptr [rax + 264]
    vpmadd52luq zmm17, zmm16, zmm25
    vpmadd52luq zmm9, zmm16, zmm29
    vpmadd52luq zmm7, zmm16, zmm26
    vpmadd52luq zmm3, zmm16, zmm30
    vpbroadcastq zmm24, qword ptr [rax + 320]
    vpmadd52huq zmm4, zmm24, zmm23
    vpmadd52huq zmm19, zmm24, zmm25
    vpmadd52huq zmm15, zmm24, zmm29
    vpmadd52huq zmm5, zmm24, zmm26
    vpmadd52huq zmm20, zmm24, zmm30
    vpbroadcastq zmm31, qword ptr [rax + 328]
    vpmadd52luq zmm2, zmm31, zmm23
    vpmadd52luq zmm12, zmm31, zmm25
    vpmadd52luq zmm7, zmm31, zmm29
    vpmadd52luq zmm3, zmm31, zmm26
    vpmadd52luq zmm13, zmm31, zmm30
    vpbroadcastq zmm11, qword ptr [rax + 384]
    vpmadd52huq zmm6, zmm11, zmm10
    vpmadd52huq zmm27, zmm11, zmm23
    vpmadd52huq zmm28, zmm11, zmm25
    vpmadd52huq zmm5, zmm11, zmm29
    vpmadd52huq zmm20, zmm11, zmm26
    vpmadd52huq zmm8, zmm11, zmm30
    vpaddq zmm2, zmm2, zmm17
    vpaddq zmm4, zmm4, zmm6
    vpaddq zmm2, zmm2, zmm4
    vpaddq zmm2, zmm2, zmm4
    vpaddq zmm12, zmm12, zmm9
    vpaddq zmm19, zmm19, zmm27
    vpaddq zmm12, zmm12, zmm19
    vpaddq zmm12, zmm12, zmm19
    vpaddq zmm15, zmm15, zmm28
    vpaddq zmm7, zmm7, zmm15
    vpaddq zmm7, zmm7, zmm15
    vpaddq zmm3, zmm3, zmm5
    vpaddq zmm3, zmm3, zmm5
    vpaddq zmm13, zmm13, zmm20
    vpaddq zmm13, zmm13, zmm20
    vpaddq zmm14, zmm14, zmm8
    vpaddq zmm14, zmm14, zmm8
    vpsrlq zmm10, zmm2, 51
    vpsrlq zmm23, zmm12, 51
    vpsrlq zmm25, zmm7, 51
    vpsrlq zmm29, zmm3, 51
    vpsrlq zmm26, zmm13, 51
    vpsrlq zmm30, zmm14, 51
    vpandq zmm24, zmm2, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 128]
    vpxorq zmm31, zmm31, zmm31
    valignq zmm31, zmm10, zmm31, 7
    vpaddq zmm24, zmm24, zmm31
    vmovdqu64 zmmword ptr [rax + 448], zmm24
    vpandq zmm24, zmm12, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm11, zmm23, zmm10, 7
    vpaddq zmm24, zmm24, zmm11
    vmovdqu64 zmmword ptr [rax + 512], zmm24
    vpandq zmm24, zmm7, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm16, zmm25, zmm23, 7
    vpaddq zmm24, zmm24, zmm16
    vmovdqu64 zmmword ptr [rax + 576], zmm24
    vpandq zmm24, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm17, zmm29, zmm25, 7
    vpaddq zmm24, zmm24, zmm17
    vmovdqu64 zmmword ptr [rax + 640], zmm24
    vpandq zmm24, zmm13, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm6, zmm26, zmm29, 7
    vpaddq zmm24, zmm24, zmm6
    vmovdqu64 zmmword ptr [rax + 704], zmm24
    vpandq zmm24, zmm14, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm4, zmm30, zmm26, 7
    vpaddq zmm24, zmm24, zmm4
    vmovdqu64 zmmword ptr [rax + 768], zmm24
    /* h = x * x, columns 0 to 15 */
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm10, zmm10, zmm10
    vmovdqu64 zmm12, zmmword ptr [rsi + 64]
    vmovdqu64 zmm16, zmmword ptr [rsi + 128]
    vpbroadcastq zmm23, qword ptr [rsi + 64]
    vpmadd52luq zmm9{k1}, zmm23, zmm12
    vpmadd52luq zmm27, zmm23, zmm16
    vmovdqu64 zmm12, zmmword ptr [rsi + 72]
    vpbroadcastq zmm7, qword ptr [rsi + 112]
    vpmadd52huq zmm28{k6}, zmm7, zmm12
    vpbroadcastq zmm17, qword ptr [rsi + 120]
    vpmadd52luq zmm15{k7}, zmm17, zmm12
    vmovdqu64 zmm12, zmmword ptr [rsi + 80]
    vpbroadcastq zmm25, qword ptr [rsi + 104]
    vpmadd52huq zmm5{k4}, zmm25, zmm12
    vpbroadcastq zmm3, qword ptr [rsi + 112]
    vpmadd52luq zmm8{k5}, zmm3, zmm12
    vmovdqu64 zmm12, zmmword ptr [rsi + 88]
    vpbroadcastq zmm6, qword ptr [rsi + 96]
    vpmadd52huq zmm31{k2}, zmm6, zmm12
    vpbroadcastq zmm29, qword ptr [rsi + 104]
    vpmadd52luq zmm11{k3}, zmm29, zmm12
    vmovdqu64 zmm12, zmmword ptr [rsi + 96]
    vpbroadcastq zmm13, qword ptr [rsi + 88]
    vpmadd52huq zmm10, zmm13, zmm12
    vpbroadcastq zmm4, qword ptr [rsi + 96]
    vpmadd52luq zmm27{k1}, zmm4, zmm12
    vmovdqu64 zmm12, zmmword ptr [rsi + 40]
    vmovdqu64 zmm16, zmmword ptr [rsi + 104]
    vpbroadcastq zmm26, qword ptr [rsi + 80]
    vpmadd52huq zmm19{k6}, zmm26, zmm12
    vpmadd52huq zmm28, zmm26, zmm16
    vpbroadcastq zmm14, qword ptr [rsi + 88]
    vpmadd52luq zmm20{k7}, zmm14, zmm12
    vpmadd52luq zmm15, zmm14, zmm16
    vmovdqu64 zmm12, zmmword ptr [rsi + 48]
    vmovdqu64 zmm16, zmmword ptr [rsi + 112]
    vpbroadcastq zmm24, qword ptr [rsi + 72]
    vpmadd52huq zmm2{k4}, zmm24, zmm12
    vpmadd52huq zmm5, zmm24, zmm16
    vpbroadcastq zmm30, qword ptr [rsi + 80]
    vpmadd52luq zmm9{k5}, zmm30, zmm12
    vpmadd52luq zmm8, zmm30, zmm16
    vmovdqu64 zmm12, zmmword ptr [rsi + 56]
    vmovdqu64 zmm16, zmmword ptr [rsi + 120]
    vpbroadcastq zmm23, qword ptr [rsi + 64]
    vpmadd52huq zmm19{k2}, zmm23, zmm12
    vpmadd52huq zmm31, zmm23, zmm16
    vpbroadcastq zmm7, qword ptr [rsi + 72]
    vpmadd52luq zmm20{k3}, zmm7, zmm12
    vpmadd52luq zmm11, zmm7, zmm16
    vpaddq zmm9, zmm9, zmm20
    vpaddq zmm19, zmm19, zmm2
    vpaddq zmm9, zmm9, zmm19
    vpaddq zmm9, zmm9, zmm19
    vpaddq zmm27, zmm27, zmm15
    vpaddq zmm27, zmm27, zmm8
    vpaddq zmm27, zmm27, zmm11
    vpaddq zmm28, zmm28, zmm5
    vpaddq zmm28, zmm28, zmm31
    vpaddq zmm28, zmm28, zmm10
    vpaddq zmm27, zmm27, zmm28
    vpaddq zmm27, zmm27, zmm28
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm23, zmm23, zmm23
    vmovdqu64 zmm12, zmmword ptr [rsi + 64]
    vpmadd52luq zmm16, zmm12, zmm12
    vpmadd52huq zmm23, zmm12, zmm12
    vpaddq zmm23, zmm23, zmm23
    vmovdqa64 zmm12, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm12, zmm16, zmm23
    vpaddq zmm9, zmm9, zmm9
    vpaddq zmm9, zmm9, zmm12
    vmovdqa64 zmm12, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm12, zmm16, zmm23
    vpaddq zmm27, zmm27, zmm27
    vpaddq zmm27, zmm27, zmm12
    /* z, column 40 */
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm17, zmm17, zmm17
    vmovdqa64 zmm25, zmmword ptr [rax + 448]
    vpmadd52luq zmm7, zmm25, zmmword ptr [rdx + 1080]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rdx + 1088]
    vmovdqa64 zmm25, zmmword ptr [rax + 512]
    vpmadd52luq zmm7, zmm25, zmmword ptr [rdx + 1144]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rdx + 1152]
    vmovdqa64 zmm25, zmmword ptr [rax + 576]
    vpmadd52luq zmm7, zmm25, zmmword ptr [rdx + 1208]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rdx + 1216]
    vmovdqa64 zmm25, zmmword ptr [rax + 640]
    vpmadd52luq zmm7, zmm25, zmmword ptr [rdx + 1272]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rdx + 1280]
    vmovdqa64 zmm25, zmmword ptr [rax + 704]
    vpmadd52luq zmm7, zmm25, zmmword ptr [rdx + 1336]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rdx + 1344]
    vmovdqa64 zmm25, zmmword ptr [rax + 768]
    vpmadd52luq zmm7, zmm25, zmmword ptr [rdx + 1400]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rdx + 1408]
    vpaddq zmm7, zmm7, zmm17
    vpaddq zmm7, zmm7, zmm17
    valignq zmm25, zmm7, zmm7, 4
    vpaddq zmm7, zmm7, zmm25
    valignq zmm25, zmm7, zmm7, 2
    vpaddq zmm7, zmm7, zmm25
    valignq zmm25, zmm7, zmm7, 1
    vpaddq zmm7, zmm7, zmm25
    vpaddq zmm1, zmm1, zmm7
    /* z, columns 0 to 39 */
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm20, zmm20, zmm20
    vmovdqu64 zmm2, zmmword ptr [rdx + 576]
    vmovdqu64 zmm19, zmmword ptr [rdx + 640]
    vmovdqu64 zmm15, zmmword ptr [rdx + 704]
    vmovdqu64 zmm8, zmmword ptr [rdx + 768]
    vmovdqu64 zmm11, zmmword ptr [rdx + 832]
    vpbroadcastq zmm5, qword ptr [rax + 456]
    vpmadd52luq zmm9, zmm5, zmm2
    vpmadd52luq zmm27, zmm5, zmm19
    vpmadd52luq zmm21, zmm5, zmm15
    vpmadd52luq zmm22, zmm5, zmm8
    vpmadd52luq zmm0, zmm5, zmm11
    vpbroadcastq zmm31, qword ptr [rax + 512]
    vpmadd52huq zmm6, zmm31, zmm2
    vpmadd52huq zmm29, zmm31, zmm19
    vpmadd52huq zmm13, zmm31, zmm15
    vpmadd52huq zmm4, zmm31, zmm8
    vpbroadcastq zmm10, qword ptr [rax + 520]
    vpmadd52luq zmm27, zmm10, zmm2
    vpmadd52luq zmm20, zmm10, zmm19
    vpmadd52luq zmm24, zmm10, zmm15
    vpmadd52luq zmm26, zmm10, zmm8
    vpbroadcastq zmm28, qword ptr [rax + 576]
    vpmadd52huq zmm29, zmm28, zmm2
    vpmadd52huq zmm30, zmm28, zmm19
    vpmadd52huq zmm14, zmm28, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 584]
    vpmadd52luq zmm21, zmm12, zmm2
    vpmadd52luq zmm22, zmm12, zmm19
    vpmadd52luq zmm0, zmm12, zmm15
    vpbroadcastq zmm16, qword ptr [rax + 640]
    vpmadd52huq zmm13, zmm16, zmm2
    vpmadd52huq zmm4, zmm16, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 648]
    vpmadd52luq zmm24, zmm23, zmm2
    vpmadd52luq zmm26, zmm23, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 704]
    vpmadd52huq zmm14, zmm17, zmm2
    vpbroadcastq zmm25, qword ptr [rax + 712]
    vpmadd52luq zmm0, zmm25, zmm2
    vmovdqu64 zmm2, zmmword ptr [rdx + 520]
    vmovdqu64 zmm19, zmmword ptr [rdx + 584]
    vmovdqu64 zmm15, zmmword ptr [rdx + 648]
    vmovdqu64 zmm8, zmmword ptr [rdx + 712]
    vmovdqu64 zmm11, zmmword ptr [rdx + 776]
    vpbroadcastq zmm7, qword ptr [rax + 504]
    vpmadd52huq zmm3, zmm7, zmm2
    vpmadd52huq zmm6, zmm7, zmm19
    vpmadd52huq zmm29, zmm7, zmm15
    vpmadd52huq zmm30, zmm7, zmm8
    vpmadd52huq zmm4, zmm7, zmm11
    vpbroadcastq zmm5, qword ptr [rax + 512]
    vpmadd52luq zmm9, zmm5, zmm2
    vpmadd52luq zmm27, zmm5, zmm19
    vpmadd52luq zmm20, zmm5, zmm15
    vpmadd52luq zmm22, zmm5, zmm8
    vpmadd52luq zmm26, zmm5, zmm11
    vpbroadcastq zmm31, qword ptr [rax + 568]
    vpmadd52huq zmm6, zmm31, zmm2
    vpmadd52huq zmm29, zmm31, zmm19
    vpmadd52huq zmm13, zmm31, zmm15
    vpmadd52huq zmm14, zmm31, zmm8
    vpbroadcastq zmm10, qword ptr [rax + 576]
    vpmadd52luq zmm27, zmm10, zmm2
    vpmadd52luq zmm21, zmm10, zmm19
    vpmadd52luq zmm24, zmm10, zmm15
    vpmadd52luq zmm0, zmm10, zmm8
    vpbroadcastq zmm28, qword ptr [rax + 632]
    vpmadd52huq zmm29, zmm28, zmm2
    vpmadd52huq zmm30, zmm28, zmm19
    vpmadd52huq zmm4, zmm28, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 640]
    vpmadd52luq zmm20, zmm12, zmm2
    vpmadd52luq zmm22, zmm12, zmm19
    vpmadd52luq zmm26, zmm12, zmm15
    vpbroadcastq zmm16, qword ptr [rax + 696]
    vpmadd52huq zmm13, zmm16, zmm2
    vpmadd52huq zmm14, zmm16, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 704]
    vpmadd52luq zmm24, zmm23, zmm2
    vpmadd52luq zmm0, zmm23, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 760]
    vpmadd52huq zmm4, zmm17, zmm2
    vpbroadcastq zmm25, qword ptr [rax + 768]
    vpmadd52luq zmm26, zmm25, zmm2
    vmovdqu64 zmm2, zmmword ptr [rdx + 528]
    vmovdqu64 zmm19, zmmword ptr [rdx + 592]
    vmovdqu64 zmm15, zmmword ptr [rdx + 656]
    vmovdqu64 zmm8, zmmword ptr [rdx + 720]
    vmovdqu64 zmm11, zmmword ptr [rdx + 784]
    vpbroadcastq zmm7, qword ptr [rax + 496]
    vpmadd52huq zmm3, zmm7, zmm2
    vpmadd52huq zmm6, zmm7, zmm19
    vpmadd52huq zmm29, zmm7, zmm15
    vpmadd52huq zmm30, zmm7, zmm8
    vpmadd52huq zmm14, zmm7, zmm11
    vpbroadcastq zmm5, qword ptr [rax + 504]
    vpmadd52luq zmm9, zmm5, zmm2
    vpmadd52luq zmm27, zmm5, zmm19
    vpmadd52luq zmm21, zmm5, zmm15
    vpmadd52luq zmm22, zmm5, zmm8
    vpmadd52luq zmm0, zmm5, zmm11
    vpbroadcastq zmm31, qword ptr [rax + 560]
    vpmadd52huq zmm6, zmm31, zmm2
    vpmadd52huq zmm29, zmm31, zmm19
    vpmadd52huq zmm13, zmm31, zmm15
    vpmadd52huq zmm4, zmm31, zmm8
    vpbroadcastq zmm10, qword ptr [rax + 568]
    vpmadd52luq zmm27, zmm10, zmm2
    vpmadd52luq zmm20, zmm10, zmm19
    vpmadd52luq zmm24, zmm10, zmm15
    vpmadd52luq zmm26, zmm10, zmm8
    vpbroadcastq zmm28, qword ptr [rax + 624]
    vpmadd52huq zmm29, zmm28, zmm2
    vpmadd52huq zmm30, zmm28, zmm19
    vpmadd52huq zmm14, zmm28, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 632]
    vpmadd52luq zmm21, zmm12, zmm2
    vpmadd52luq zmm22, zmm12, zmm19
    vpmadd52luq zmm0, zmm12, zmm15
    vpbroadcastq zmm16, qword ptr [rax + 688]
    vpmadd52huq zmm13, zmm16, zmm2
    vpmadd52huq zmm4, zmm16, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 696]
    vpmadd52luq zmm24, zmm23, zmm2
    vpmadd52luq zmm26, zmm23, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 752]
    vpmadd52huq zmm14, zmm17, zmm2
    vpbroadcastq zmm25, qword ptr [rax + 760]
    vpmadd52luq zmm0, zmm25, zmm2
    vmovdqu64 zmm2, zmmword ptr [rdx + 536]
    vmovdqu64 zmm19, zmmword ptr [rdx + 600]
    vmovdqu64 zmm15, zmmword ptr [rdx + 664]
    vmovdqu64 zmm8, zmmword ptr [rdx + 728]
    vmovdqu64 zmm11, zmmword ptr [rdx + 792]
    vpbroadcastq zmm7, qword ptr [rax + 488]
    vpmadd52huq zmm3, zmm7, zmm2
    vpmadd52huq zmm6, zmm7, zmm19
    vpmadd52huq zmm29, zmm7, zmm15
    vpmadd52huq zmm30, zmm7, zmm8
    vpmadd52huq zmm4, zmm7, zmm11
    vpbroadcastq zmm5, qword ptr [rax + 496]
    vpmadd52luq zmm9, zmm5, zmm2
    vpmadd52luq zmm27, zmm5, zmm19
    vpmadd52luq zmm20, zmm5, zmm15
    vpmadd52luq zmm22, zmm5, zmm8
    vpmadd52luq zmm26, zmm5, zmm11
    vpbroadcastq zmm31, qword ptr [rax + 552]
    vpmadd52huq zmm6, zmm31, zmm2
    vpmadd52huq zmm29, zmm31, zmm19
    vpmadd52huq zmm13, zmm31, zmm15
    vpmadd52huq zmm14, zmm31, zmm8
    vpbroadcastq zmm10, qword ptr [rax + 560]
    vpmadd52luq zmm27, zmm10, zmm2
    vpmadd52luq zmm21, zmm10, zmm19
    vpmadd52luq zmm24, zmm10, zmm15
    vpmadd52luq zmm0, zmm10, zmm8
    vpbroadcastq zmm28, qword ptr [rax + 616]
    vpmadd52huq zmm29, zmm28, zmm2
    vpmadd52huq zmm30, zmm28, zmm19
    vpmadd52huq zmm4, zmm28, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 624]
    vpmadd52luq zmm20, zmm12, zmm2
    vpmadd52luq zmm22, zmm12, zmm19
    vpmadd52luq zmm26, zmm12, zmm15
    vpbroadcastq zmm16, qword ptr [rax + 680]
    vpmadd52huq zmm13, zmm16, zmm2
    vpmadd52huq zmm14, zmm16, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 688]
    vpmadd52luq zmm24, zmm23, zmm2
    vpmadd52luq zmm0, zmm23, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 744]
    vpmadd52huq zmm4, zmm17, zmm2
    vpbroadcastq zmm25, qword ptr [rax + 752]
    vpmadd52luq zmm26, zmm25, zmm2
    vmovdqu64 zmm2, zmmword ptr [rdx + 544]
    vmovdqu64 zmm19, zmmword ptr [rdx + 608]
    vmovdqu64 zmm15, zmmword ptr [rdx + 672]
    vmovdqu64 zmm8, zmmword ptr [rdx + 736]
    vmovdqu64 zmm11, zmmword ptr [rdx + 800]
    vpbroadcastq zmm7, qword ptr [rax + 480]
    vpmadd52huq zmm3, zmm7, zmm2
    vpmadd52huq zmm6, zmm7, zmm19
    vpmadd52huq zmm29, zmm7, zmm15
    vpmadd52huq zmm30, zmm7, zmm8
    vpmadd52huq zmm14, zmm7, zmm11
    vpbroadcastq zmm5, qword ptr [rax + 488]
    vpmadd52luq zmm9, zmm5, zmm2
    vpmadd52luq zmm27, zmm5, zmm19
    vpmadd52luq zmm21, zmm5, zmm15
    vpmadd52luq zmm22, zmm5, zmm8
    vpmadd52luq zmm0, zmm5, zmm11
    vpbroadcastq zmm31, qword ptr [rax + 544]
    vpmadd52huq zmm6, zmm31, zmm2
    vpmadd52huq zmm29, zmm31, zmm19
    vpmadd52huq zmm13, zmm31, zmm15
    vpmadd52huq zmm4, zmm31, zmm8
    vpbroadcastq zmm10, qword ptr [rax + 552]
    vpmadd52luq zmm27, zmm10, zmm2
    vpmadd52luq zmm20, zmm10, zmm19
    vpmadd52luq zmm24, zmm10, zmm15
    vpmadd52luq zmm26, zmm10, zmm8
    vpbroadcastq zmm28, qword ptr [rax + 608]
    vpmadd52huq zmm29, zmm28, zmm2
    vpmadd52huq zmm30, zmm28, zmm19
    vpmadd52huq zmm14, zmm28, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 616]
    vpmadd52luq zmm21, zmm12, zmm2
    vpmadd52luq zmm22, zmm12, zmm19
    vpmadd52luq zmm0, zmm12, zmm15
    vpbroadcastq zmm16, qword ptr [rax + 672]
    vpmadd52huq zmm13, zmm16, zmm2
    vpmadd52huq zmm4, zmm16, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 680]
    vpmadd52luq zmm24, zmm23, zmm2
    vpmadd52luq zmm26, zmm23, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 736]
    vpmadd52huq zmm14, zmm17, zmm2
    vpbroadcastq zmm25, qword ptr [rax + 744]
    vpmadd52luq zmm0, zmm25, zmm2
    vmovdqu64 zmm2, zmmword ptr [rdx + 552]
    vmovdqu64 zmm19, zmmword ptr [rdx + 616]
    vmovdqu64 zmm15, zmmword ptr [rdx + 680]
    vmovdqu64 zmm8, zmmword ptr [rdx + 744]
    vmovdqu64 zmm11, zmmword ptr [rdx + 808]
    vpbroadcastq zmm7, qword ptr [rax + 472]
    vpmadd52huq zmm3, zmm7, zmm2
    vpmadd52huq zmm6, zmm7, zmm19
    vpmadd52huq zmm29, zmm7, zmm15
    vpmadd52huq zmm30, zmm7, zmm8
    vpmadd52huq zmm4, zmm7, zmm11
    vpbroadcastq zmm5, qword ptr [rax + 480]
    vpmadd52luq zmm9, zmm5, zmm2
    vpmadd52luq zmm27, zmm5, zmm19
    vpmadd52luq zmm20, zmm5, zmm15
    vpmadd52luq zmm22, zmm5, zmm8
    vpmadd52luq zmm26, zmm5, zmm11
    vpbroadcastq zmm31, qword ptr [rax + 536]
    vpmadd52huq zmm6, zmm31, zmm2
    vpmadd52huq zmm29, zmm31, zmm19
    vpmadd52huq zmm13, zmm31, zmm15
    vpmadd52huq zmm14, zmm31, zmm8
    vpbroadcastq zmm10, qword ptr [rax + 544]
    vpmadd52luq zmm27, zmm10, zmm2
    vpmadd52luq zmm21, zmm10, zmm19
    vpmadd52luq zmm24, zmm10, zmm15
    vpmadd52luq zmm0, zmm10, zmm8
    vpbroadcastq zmm28, qword ptr [rax + 600]
    vpmadd52huq zmm29, zmm28, zmm2
    vpmadd52huq zmm30, zmm28, zmm19
    vpmadd52huq zmm4, zmm28, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 608]
    vpmadd52luq zmm20, zmm12, zmm2
    vpmadd52luq zmm22, zmm12, zmm19
    vpmadd52luq zmm26, zmm12, zmm15
    vpbroadcastq zmm16, qword ptr [rax + 664]
    vpmadd52huq zmm13, zmm16, zmm2
    vpmadd52huq zmm14, zmm16, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 672]
    vpmadd52luq zmm24, zmm23, zmm2
    vpmadd52luq zmm0, zmm23, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 728]
    vpmadd52huq zmm4, zmm17, zmm2
    vpbroadcastq zmm25, qword ptr [rax + 736]
    vpmadd52luq zmm26, zmm25, zmm2
    vmovdqu64 zmm2, zmmword ptr [rdx + 560]
    vmovdqu64 zmm19, zmmword ptr [rdx + 624]
    vmovdqu64 zmm15, zmmword ptr [rdx + 688]
    vmovdqu64 zmm8, zmmword ptr [rdx + 752]
    vmovdqu64 zmm11, zmmword ptr [rdx + 816]
    vpbroadcastq zmm7, qword ptr [rax + 464]
    vpmadd52huq zmm3, zmm7, zmm2
    vpmadd52huq zmm6, zmm7, zmm19
    vpmadd52huq zmm29, zmm7, zmm15
    vpmadd52huq zmm30, zmm7, zmm8
    vpmadd52huq zmm14, zmm7, zmm11
    vpbroadcastq zmm5, qword ptr [rax + 472]
    vpmadd52luq zmm9, zmm5, zmm2
    vpmadd52luq zmm27, zmm5, zmm19
    vpmadd52luq zmm21, zmm5, zmm15
    vpmadd52luq zmm22, zmm5, zmm8
    vpmadd52luq zmm0, zmm5, zmm11
    vpbroadcastq zmm31, qword ptr [rax + 528]
    vpmadd52huq zmm6, zmm31, zmm2
    vpmadd52huq zmm29, zmm31, zmm19
    vpmadd52huq zmm13, zmm31, zmm15
    vpmadd52huq zmm4, zmm31, zmm8
    vpbroadcastq zmm10, qword ptr [rax + 536]
    vpmadd52luq zmm27, zmm10, zmm2
    vpmadd52luq zmm20, zmm10, zmm19
    vpmadd52luq zmm24, zmm10, zmm15
    vpmadd52luq zmm26, zmm10, zmm8
    vpbroadcastq zmm28, qword ptr [rax + 592]
    vpmadd52huq zmm29, zmm28, zmm2
    vpmadd52huq zmm30, zmm28, zmm19
    vpmadd52huq zmm14, zmm28, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 600]
    vpmadd52luq zmm21, zmm12, zmm2
    vpmadd52luq zmm22, zmm12, zmm19
    vpmadd52luq zmm0, zmm12, zmm15
    vpbroadcastq zmm16, qword ptr [rax + 656]
    vpmadd52huq zmm13, zmm16, zmm2
    vpmadd52huq zmm4, zmm16, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 664]
    vpmadd52luq zmm24, zmm23, zmm2
    vpmadd52luq zmm26, zmm23, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 720]
    vpmadd52huq zmm14, zmm17, zmm2
    vpbroadcastq zmm25, qword ptr [rax + 728]
    vpmadd52luq zmm0, zmm25, zmm2
    vmovdqu64 zmm2, zmmword ptr [rdx + 568]
    vmovdqu64 zmm19, zmmword ptr [rdx + 632]
    vmovdqu64 zmm15, zmmword ptr [rdx + 696]
    vmovdqu64 zmm8, zmmword ptr [rdx + 760]
    vmovdqu64 zmm11, zmmword ptr [rdx + 824]
    vpbroadcastq zmm7, qword ptr [rax + 456]
    vpmadd52huq zmm3, zmm7, zmm2
    vpmadd52huq zmm6, zmm7, zmm19
    vpmadd52huq zmm29, zmm7, zmm15
    vpmadd52huq zmm30, zmm7, zmm8
    vpmadd52huq zmm4, zmm7, zmm11
    vpbroadcastq zmm5, qword ptr [rax + 464]
    vpmadd52luq zmm9, zmm5, zmm2
    vpmadd52luq zmm27, zmm5, zmm19
    vpmadd52luq zmm20, zmm5, zmm15
    vpmadd52luq zmm22, zmm5, zmm8
    vpmadd52luq zmm26, zmm5, zmm11
    vpbroadcastq zmm31, qword ptr [rax + 520]
    vpmadd52huq zmm6, zmm31, zmm2
    vpmadd52huq zmm29, zmm31, zmm19
    vpmadd52huq zmm13, zmm31, zmm15
    vpmadd52huq zmm14, zmm31, zmm8
    vpbroadcastq zmm10, qword ptr [rax + 528]
    vpmadd52luq zmm27, zmm10, zmm2
    vpmadd52luq zmm21, zmm10, zmm19
    vpmadd52luq zmm24, zmm10, zmm15
    vpmadd52luq zmm0, zmm10, zmm8
    vpbroadcastq zmm28, qword ptr [rax + 584]
    vpmadd52huq zmm29, zmm28, zmm2
    vpmadd52huq zmm30, zmm28, zmm19
    vpmadd52huq zmm4, zmm28, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 592]
    vpmadd52luq zmm20, zmm12, zmm2
    vpmadd52luq zmm22, zmm12, zmm19
    vpmadd52luq zmm26, zmm12, zmm15
    vpbroadcastq zmm16, qword ptr [rax + 648]
    vpmadd52huq zmm13, zmm16, zmm2
    vpmadd52huq zmm14, zmm16, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 656]
    vpmadd52luq zmm24, zmm23, zmm2
    vpmadd52luq zmm0, zmm23, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 712]
    vpmadd52huq zmm4, zmm17, zmm2
    vpbroadcastq zmm25, qword ptr [rax + 720]
    vpmadd52luq zmm26, zmm25, zmm2
    vpaddq zmm9, zmm9, zmm3
    vpaddq zmm9, zmm9, zmm3
    vpaddq zmm27, zmm27, zmm6
    vpaddq zmm27, zmm27, zmm6
    vpaddq zmm21, zmm21, zmm20
    vpaddq zmm21, zmm21, zmm29
    vpaddq zmm21, zmm21, zmm29
    vpaddq zmm22, zmm22, zmm24
    vpaddq zmm13, zmm13, zmm30
    vpaddq zmm22, zmm22, zmm13
    vpaddq zmm22, zmm22, zmm13
    vpaddq zmm0, zmm0, zmm26
    vpaddq zmm4, zmm4, zmm14
    vpaddq zmm0, zmm0, zmm4
    vpaddq zmm0, zmm0, zmm4
    vpsrlq zmm2, zmm9, 51
    vpsrlq zmm19, zmm27, 51
    vpsrlq zmm15, zmm21, 51
    vpsrlq zmm8, zmm22, 51
    vpsrlq zmm11, zmm0, 51
    vpandq zmm5, zmm9, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm31, zmm31, zmm31
    valignq zmm31, zmm2, zmm31, 7
    vpaddq zmm5, zmm5, zmm31
    vmovdqu64 zmmword ptr [rdi + 64], zmm5
    vpandq zmm5, zmm27, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm10, zmm19, zmm2, 7
    vpaddq zmm5, zmm5, zmm10
    vmovdqu64 zmmword ptr [rdi + 128], zmm5
    vpandq zmm5, zmm21, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm28, zmm15, zmm19, 7
    vpaddq zmm5, zmm5, zmm28
    vmovdqu64 zmmword ptr [rdi + 192], zmm5
    vpandq zmm5, zmm22, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm12, zmm8, zmm15, 7
    vpaddq zmm5, zmm5, zmm12
    vmovdqu64 zmmword ptr [rdi + 256], zmm5
    vpandq zmm5, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm16, zmm11, zmm8, 7
    vpaddq zmm5, zmm5, zmm16
    vmovdqu64 zmmword ptr [rdi + 320], zmm5
    vpsrlq zmm23, zmm1, 51
    valignq zmm23, zmm23, zmm11, 7
    vpandq zmm1, zmm1, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 576]
    vpaddq zmm1, zmm1, zmm23
    vpandq zmm1, zmm1, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 640]
    vmovdqu64 zmmword ptr [rdi + 384], zmm1
    vzeroupper
    add rsp, 896
    .cfi_adjust_cfa_offset -896
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_sqr_2048_ifma)

/* z <- entry `digit` of 32 elements, all of which are read */
/* @pre digit < 32 */
/* rdi = z, rsi = entries, rdx = digit */
    HIDE(sangi_mod_lanes_pick_2048_ifma)
    .globl SYMBOL(sangi_mod_lanes_pick_2048_ifma)
    KIND(sangi_mod_lanes_pick_2048_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_pick_2048_ifma):
    .cfi_startproc
    endbr64
    vpbroadcastq zmm0, rdx
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 320]{1to8}
    vmovdqu64 zmm1{k1}{z}, zmmword ptr [rsi + 64]
    vmovdqu64 zmm2{k1}{z}, zmmword ptr [rsi + 128]
    vmovdqu64 zmm3{k1}{z}, zmmword ptr [rsi + 192]
    vmovdqu64 zmm4{k1}{z}, zmmword ptr [rsi + 256]
    vmovdqu64 zmm5{k1}{z}, zmmword ptr [rsi + 320]
    vmovdqu64 zmm6{k1}{z}, zmmword ptr [rsi + 384]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 328]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 512]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 576]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 640]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 704]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 768]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 832]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 336]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 960]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1024]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1088]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 1152]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 1280]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 344]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1408]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1472]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1536]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 1600]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 1664]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 1728]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 352]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1856]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1920]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1984]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 2048]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 2112]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 2176]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 360]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2304]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 2368]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 2432]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 2560]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 2624]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 368]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2752]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 2816]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 2880]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 2944]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 3008]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 3072]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 376]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3200]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3264]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3328]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 3392]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 3456]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 3520]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 384]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3648]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3712]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 3840]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 3904]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 3968]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 392]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4096]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4160]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4224]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 4288]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 4352]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 4416]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 400]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4544]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4608]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4672]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 4736]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 4800]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 4864]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 408]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4992]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5120]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 5184]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 5248]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 5312]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 416]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5440]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5504]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5568]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 5632]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 5696]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 5760]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 424]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5888]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5952]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6016]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 6080]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 6144]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 6208]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 432]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6336]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 6400]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6464]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 6528]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 6592]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 6656]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 440]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6784]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 6848]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6912]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 6976]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 7040]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 7104]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 448]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 7232]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7296]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7360]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 7424]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 7488]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 7552]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 456]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 7680]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7744]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7808]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 7872]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 7936]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 8000]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 464]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 8128]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 8192]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 8256]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 8320]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 8384]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 8448]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 472]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 8576]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 8640]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 8704]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 8768]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 8832]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 8896]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 480]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 9024]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 9088]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 9152]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 9216]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 9280]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 9344]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 488]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 9472]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 9536]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 9600]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 9664]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 9728]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 9792]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 496]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 9920]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 9984]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 10048]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 10112]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 10176]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 10240]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 504]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 10368]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 10432]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 10496]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 10560]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 10624]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 10688]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 512]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 10816]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 10880]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 10944]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 11008]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 11072]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 11136]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 520]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 11264]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 11328]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 11392]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 11456]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 11520]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 11584]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 528]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 11712]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 11776]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 11840]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 11904]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 11968]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 12032]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 536]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 12160]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 12224]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 12288]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 12352]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 12416]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 12480]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 544]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 12608]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 12672]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 12736]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 12800]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 12864]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 12928]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 552]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 13056]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 13120]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 13184]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 13248]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 13312]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 13376]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 560]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 13504]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 13568]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 13632]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 13696]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 13760]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 13824]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 568]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 13952]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 14016]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 14080]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 14144]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 14208]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 14272]
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vmovdqu64 zmmword ptr [rdi + 256], zmm4
    vmovdqu64 zmmword ptr [rdi + 320], zmm5
    vmovdqu64 zmmword ptr [rdi + 384], zmm6
    vzeroupper
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_pick_2048_ifma)

/* z = x * y mod n, for n of 3072 bits in 61 digits */
/* @pre x, y are below 2n; elements and data lie in memory as src/mod/lanes.h says */
/* @post n / 2 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_lanes_mul_3072_ifma)
    .globl SYMBOL(sangi_mod_lanes_mul_3072_ifma)
    KIND(sangi_mod_lanes_mul_3072_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_mul_3072_ifma):
    .cfi_startproc
    endbr64
    sub rsp, 1664
    .cfi_adjust_cfa_offset 1664
    lea rax, [rsp + 63]
    and rax, -64
    /* h = x * y, columns 56 to 127 */
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vmovdqu64 zmm20, zmmword ptr [rdx + 64]
    vmovdqu64 zmm21, zmmword ptr [rdx + 128]
    vmovdqu64 zmm22, zmmword ptr [rdx + 192]
    vmovdqu64 zmm23, zmmword ptr [rdx + 256]
    vmovdqu64 zmm24, zmmword ptr [rdx + 320]
    vmovdqu64 zmm25, zmmword ptr [rdx + 384]
    vmovdqu64 zmm26, zmmword ptr [rdx + 448]
    vmovdqu64 zmm27, zmmword ptr [rdx + 512]
    vpbroadcastq zmm29, qword ptr [rsi + 64]
    vpmadd52luq zmm0, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 120]
    vpmadd52huq zmm9, zmm30, zmm26
    vpmadd52huq zmm10, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 128]
    vpmadd52luq zmm18, zmm31, zmm26
    vpmadd52luq zmm1, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 184]
    vpmadd52huq zmm9, zmm29, zmm25
    vpmadd52huq zmm10, zmm29, zmm26
    vpmadd52huq zmm11, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 192]
    vpmadd52luq zmm0, zmm30, zmm25
    vpmadd52luq zmm1, zmm30, zmm26
    vpmadd52luq zmm2, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 248]
    vpmadd52huq zmm9, zmm31, zmm24
    vpmadd52huq zmm10, zmm31, zmm25
    vpmadd52huq zmm11, zmm31, zmm26
    vpmadd52huq zmm12, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 256]
    vpmadd52luq zmm18, zmm29, zmm24
    vpmadd52luq zmm1, zmm29, zmm25
    vpmadd52luq zmm2, zmm29, zmm26
    vpmadd52luq zmm3, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 312]
    vpmadd52huq zmm9, zmm30, zmm23
    vpmadd52huq zmm10, zmm30, zmm24
    vpmadd52huq zmm11, zmm30, zmm25
    vpmadd52huq zmm12, zmm30, zmm26
    vpmadd52huq zmm13, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 320]
    vpmadd52luq zmm0, zmm31, zmm23
    vpmadd52luq zmm1, zmm31, zmm24
    vpmadd52luq zmm2, zmm31, zmm25
    vpmadd52luq zmm3, zmm31, zmm26
    vpmadd52luq zmm4, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 376]
    vpmadd52huq zmm9, zmm29, zmm22
    vpmadd52huq zmm10, zmm29, zmm23
    vpmadd52huq zmm11, zmm29, zmm24
    vpmadd52huq zmm12, zmm29, zmm25
    vpmadd52huq zmm13, zmm29, zmm26
    vpmadd52huq zmm14, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 384]
    vpmadd52luq zmm18, zmm30, zmm22
    vpmadd52luq zmm1, zmm30, zmm23
    vpmadd52luq zmm2, zmm30, zmm24
    vpmadd52luq zmm3, zmm30, zmm25
    vpmadd52luq zmm4, zmm30, zmm26
    vpmadd52luq zmm5, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 440]
    vpmadd52huq zmm9, zmm31, zmm21
    vpmadd52huq zmm10, zmm31, zmm22
    vpmadd52huq zmm11, zmm31, zmm23
    vpmadd52huq zmm12, zmm31, zmm24
    vpmadd52huq zmm13, zmm31, zmm25
    vpmadd52huq zmm14, zmm31, zmm26
    vpmadd52huq zmm15, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 448]
    vpmadd52luq zmm0, zmm29, zmm21
    vpmadd52luq zmm1, zmm29, zmm22
    vpmadd52luq zmm2, zmm29, zmm23
    vpmadd52luq zmm3, zmm29, zmm24
    vpmadd52luq zmm4, zmm29, zmm25
    vpmadd52luq zmm5, zmm29, zmm26
    vpmadd52luq zmm6, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 504]
    vpmadd52huq zmm9, zmm30, zmm20
    vpmadd52huq zmm10, zmm30, zmm21
    vpmadd52huq zmm11, zmm30, zmm22
    vpmadd52huq zmm12, zmm30, zmm23
    vpmadd52huq zmm13, zmm30, zmm24
    vpmadd52huq zmm14, zmm30, zmm25
    vpmadd52huq zmm15, zmm30, zmm26
    vpmadd52huq zmm16, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 512]
    vpmadd52luq zmm18, zmm31, zmm20
    vpmadd52luq zmm1, zmm31, zmm21
    vpmadd52luq zmm2, zmm31, zmm22
    vpmadd52luq zmm3, zmm31, zmm23
    vpmadd52luq zmm4, zmm31, zmm24
    vpmadd52luq zmm5, zmm31, zmm25
    vpmadd52luq zmm6, zmm31, zmm26
    vpmadd52luq zmm7, zmm31, zmm27
    vmovdqu64 zmm20, zmmword ptr [rdx + 72]
    vmovdqu64 zmm21, zmmword ptr [rdx + 136]
    vmovdqu64 zmm22, zmmword ptr [rdx + 200]
    vmovdqu64 zmm23, zmmword ptr [rdx + 264]
    vmovdqu64 zmm24, zmmword ptr [rdx + 328]
    vmovdqu64 zmm25, zmmword ptr [rdx + 392]
    vmovdqu64 zmm26, zmmword ptr [rdx + 456]
    valignq zmm27, zmm19, zmmword ptr [rdx + 512], 1
    vpbroadcastq zmm29, qword ptr [rsi + 112]
    vpmadd52huq zmm9, zmm29, zmm26
    vpmadd52huq zmm10, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 120]
    vpmadd52luq zmm0, zmm30, zmm26
    vpmadd52luq zmm1, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 176]
    vpmadd52huq zmm9, zmm31, zmm25
    vpmadd52huq zmm10, zmm31, zmm26
    vpmadd52huq zmm11, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 184]
    vpmadd52luq zmm18, zmm29, zmm25
    vpmadd52luq zmm1, zmm29, zmm26
    vpmadd52luq zmm2, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 240]
    vpmadd52huq zmm9, zmm30, zmm24
    vpmadd52huq zmm10, zmm30, zmm25
    vpmadd52huq zmm11, zmm30, zmm26
    vpmadd52huq zmm12, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 248]
    vpmadd52luq zmm0, zmm31, zmm24
    vpmadd52luq zmm1, zmm31, zmm25
    vpmadd52luq zmm2, zmm31, zmm26
    vpmadd52luq zmm3, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 304]
    vpmadd52huq zmm9, zmm29, zmm23
    vpmadd52huq zmm10, zmm29, zmm24
    vpmadd52huq zmm11, zmm29, zmm25
    vpmadd52huq zmm12, zmm29, zmm26
    vpmadd52huq zmm13, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 312]
    vpmadd52luq zmm18, zmm30, zmm23
    vpmadd52luq zmm1, zmm30, zmm24
    vpmadd52luq zmm2, zmm30, zmm25
    vpmadd52luq zmm3, zmm30, zmm26
    vpmadd52luq zmm4, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 368]
    vpmadd52huq zmm9, zmm31, zmm22
    vpmadd52huq zmm10, zmm31, zmm23
    vpmadd52huq zmm11, zmm31, zmm24
    vpmadd52huq zmm12, zmm31, zmm25
    vpmadd52huq zmm13, zmm31, zmm26
    vpmadd52huq zmm14, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 376]
    vpmadd52luq zmm0, zmm29, zmm22
    vpmadd52luq zmm1, zmm29, zmm23
    vpmadd52luq zmm2, zmm29, zmm24
    vpmadd52luq zmm3, zmm29, zmm25
    vpmadd52luq zmm4, zmm29, zmm26
    vpmadd52luq zmm5, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 432]
    vpmadd52huq zmm9, zmm30, zmm21
    vpmadd52huq zmm10, zmm30, zmm22
    vpmadd52huq zmm11, zmm30, zmm23
    vpmadd52huq zmm12, zmm30, zmm24
    vpmadd52huq zmm13, zmm30, zmm25
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 440]
    vpmadd52luq zmm18, zmm31, zmm21
    vpmadd52luq zmm1, zmm31, zmm22
    vpmadd52luq zmm2, zmm31, zmm23
    vpmadd52luq zmm3, zmm31, zmm24
    vpmadd52luq zmm4, zmm31, zmm25
    vpmadd52luq zmm5, zmm31, zmm26
    vpmadd52luq zmm6, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 496]
    vpmadd52huq zmm9, zmm29, zmm20
    vpmadd52huq zmm10, zmm29, zmm21
    vpmadd52huq zmm11, zmm29, zmm22
    vpmadd52huq zmm12, zmm29, zmm23
    vpmadd52huq zmm13, zmm29, zmm24
    vpmadd52huq zmm14, zmm29, zmm25
    vpmadd52huq zmm15, zmm29, zmm26
    vpmadd52huq zmm16, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 504]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52luq zmm5, zmm30, zmm25
    vpmadd52luq zmm6, zmm30, zmm26
    vpmadd52luq zmm7, zmm30, zmm27
    vmovdqu64 zmm20, zmmword ptr [rdx + 80]
    vmovdqu64 zmm21, zmmword ptr [rdx + 144]
    vmovdqu64 zmm22, zmmword ptr [rdx + 208]
    vmovdqu64 zmm23, zmmword ptr [rdx + 272]
    vmovdqu64 zmm24, zmmword ptr [rdx + 336]
    vmovdqu64 zmm25, zmmword ptr [rdx + 400]
    vmovdqu64 zmm26, zmmword ptr [rdx + 464]
    valignq zmm27, zmm19, zmmword ptr [rdx + 512], 2
    vpbroadcastq zmm31, qword ptr [rsi + 104]
    vpmadd52huq zmm9, zmm31, zmm26
    vpmadd52huq zmm10, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 112]
    vpmadd52luq zmm18, zmm29, zmm26
    vpmadd52luq zmm1, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 168]
    vpmadd52huq zmm9, zmm30, zmm25
    vpmadd52huq zmm10, zmm30, zmm26
    vpmadd52huq zmm11, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 176]
    vpmadd52luq zmm0, zmm31, zmm25
    vpmadd52luq zmm1, zmm31, zmm26
    vpmadd52luq zmm2, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 232]
    vpmadd52huq zmm9, zmm29, zmm24
    vpmadd52huq zmm10, zmm29, zmm25
    vpmadd52huq zmm11, zmm29, zmm26
    vpmadd52huq zmm12, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 240]
    vpmadd52luq zmm18, zmm30, zmm24
    vpmadd52luq zmm1, zmm30, zmm25
    vpmadd52luq zmm2, zmm30, zmm26
    vpmadd52luq zmm3, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 296]
    vpmadd52huq zmm9, zmm31, zmm23
    vpmadd52huq zmm10, zmm31, zmm24
    vpmadd52huq zmm11, zmm31, zmm25
    vpmadd52huq zmm12, zmm31, zmm26
    vpmadd52huq zmm13, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 304]
    vpmadd52luq zmm0, zmm29, zmm23
    vpmadd52luq zmm1, zmm29, zmm24
    vpmadd52luq zmm2, zmm29, zmm25
    vpmadd52luq zmm3, zmm29, zmm26
    vpmadd52luq zmm4, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 360]
    vpmadd52huq zmm9, zmm30, zmm22
    vpmadd52huq zmm10, zmm30, zmm23
    vpmadd52huq zmm11, zmm30, zmm24
    vpmadd52huq zmm12, zmm30, zmm25
    vpmadd52huq zmm13, zmm30, zmm26
    vpmadd52huq zmm14, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 368]
    vpmadd52luq zmm18, zmm31, zmm22
    vpmadd52luq zmm1, zmm31, zmm23
    vpmadd52luq zmm2, zmm31, zmm24
    vpmadd52luq zmm3, zmm31, zmm25
    vpmadd52luq zmm4, zmm31, zmm26
    vpmadd52luq zmm5, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 424]
    vpmadd52huq zmm9, zmm29, zmm21
    vpmadd52huq zmm10, zmm29, zmm22
    vpmadd52huq zmm11, zmm29, zmm23
    vpmadd52huq zmm12, zmm29, zmm24
    vpmadd52huq zmm13, zmm29, zmm25
    vpmadd52huq zmm14, zmm29, zmm26
    vpmadd52huq zmm15, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 432]
    vpmadd52luq zmm0, zmm30, zmm21
    vpmadd52luq zmm1, zmm30, zmm22
    vpmadd52luq zmm2, zmm30, zmm23
    vpmadd52luq zmm3, zmm30, zmm24
    vpmadd52luq zmm4, zmm30, zmm25
    vpmadd52luq zmm5, zmm30, zmm26
    vpmadd52luq zmm6, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 488]
    vpmadd52huq zmm9, zmm31, zmm20
    vpmadd52huq zmm10, zmm31, zmm21
    vpmadd52huq zmm11, zmm31, zmm22
    vpmadd52huq zmm12, zmm31, zmm23
    vpmadd52huq zmm13, zmm31, zmm24
    vpmadd52huq zmm14, zmm31, zmm25
    vpmadd52huq zmm15, zmm31, zmm26
    vpmadd52huq zmm16, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 496]
    vpmadd52luq zmm18, zmm29, zmm20
    vpmadd52luq zmm1, zmm29, zmm21
    vpmadd52luq zmm2, zmm29, zmm22
    vpmadd52luq zmm3, zmm29, zmm23
    vpmadd52luq zmm4, zmm29, zmm24
    vpmadd52luq zmm5, zmm29, zmm25
    vpmadd52luq zmm6, zmm29, zmm26
    vpmadd52luq zmm7, zmm29, zmm27
    vmovdqu64 zmm20, zmmword ptr [rdx + 24]
    vmovdqu64 zmm21, zmmword ptr [rdx + 88]
    vmovdqu64 zmm22, zmmword ptr [rdx + 152]
    vmovdqu64 zmm23, zmmword ptr [rdx + 216]
    vmovdqu64 zmm24, zmmword ptr [rdx + 280]
    vmovdqu64 zmm25, zmmword ptr [rdx + 344]
    vmovdqu64 zmm26, zmmword ptr [rdx + 408]
    vmovdqu64 zmm27, zmmword ptr [rdx + 472]
    valignq zmm28, zmm19, zmmword ptr [rdx + 512], 3
    vpbroadcastq zmm30, qword ptr [rsi + 96]
    vpmadd52huq zmm9, zmm30, zmm27
    vpmadd52huq zmm10, zmm30, zmm28
    vpbroadcastq zmm31, qword ptr [rsi + 104]
    vpmadd52luq zmm0, zmm31, zmm27
    vpmadd52luq zmm1, zmm31, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 160]
    vpmadd52huq zmm9, zmm29, zmm26
    vpmadd52huq zmm10, zmm29, zmm27
    vpmadd52huq zmm11, zmm29, zmm28
    vpbroadcastq zmm30, qword ptr [rsi + 168]
    vpmadd52luq zmm18, zmm30, zmm26
    vpmadd52luq zmm1, zmm30, zmm27
    vpmadd52luq zmm2, zmm30, zmm28
    vpbroadcastq zmm31, qword ptr [rsi + 224]
    vpmadd52huq zmm9, zmm31, zmm25
    vpmadd52huq zmm10, zmm31, zmm26
    vpmadd52huq zmm11, zmm31, zmm27
    vpmadd52huq zmm12, zmm31, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 232]
    vpmadd52luq zmm0, zmm29, zmm25
    vpmadd52luq zmm1, zmm29, zmm26
    vpmadd52luq zmm2, zmm29, zmm27
    vpmadd52luq zmm3, zmm29, zmm28
    vpbroadcastq zmm30, qword ptr [rsi + 288]
    vpmadd52huq zmm9, zmm30, zmm24
    vpmadd52huq zmm10, zmm30, zmm25
    vpmadd52huq zmm11, zmm30, zmm26
    vpmadd52huq zmm12, zmm30, zmm27
    vpmadd52huq zmm13, zmm30, zmm28
    vpbroadcastq zmm31, qword ptr [rsi + 296]
    vpmadd52luq zmm18, zmm31, zmm24
    vpmadd52luq zmm1, zmm31, zmm25
    vpmadd52luq zmm2, zmm31, zmm26
    vpmadd52luq zmm3, zmm31, zmm27
    vpmadd52luq zmm4, zmm31, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 352]
    vpmadd52huq zmm9, zmm29, zmm23
    vpmadd52huq zmm10, zmm29, zmm24
    vpmadd52huq zmm11, zmm29, zmm25
    vpmadd52huq zmm12, zmm29, zmm26
    vpmadd52huq zmm13, zmm29, zmm27
    vpmadd52huq zmm14, zmm29, zmm28
    vpbroadcastq zmm30, qword ptr [rsi + 360]
    vpmadd52luq zmm0, zmm30, zmm23
    vpmadd52luq zmm1, zmm30, zmm24
    vpmadd52luq zmm2, zmm30, zmm25
    vpmadd52luq zmm3, zmm30, zmm26
    vpmadd52luq zmm4, zmm30, zmm27
    vpmadd52luq zmm5, zmm30, zmm28
    vpbroadcastq zmm31, qword ptr [rsi + 416]
    vpmadd52huq zmm9, zmm31, zmm22
    vpmadd52huq zmm10, zmm31, zmm23
    vpmadd52huq zmm11, zmm31, zmm24
    vpmadd52huq zmm12, zmm31, zmm25
    vpmadd52huq zmm13, zmm31, zmm26
    vpmadd52huq zmm14, zmm31, zmm27
    vpmadd52huq zmm15, zmm31, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 424]
    vpmadd52luq zmm18, zmm29, zmm22
    vpmadd52luq zmm1, zmm29, zmm23
    vpmadd52luq zmm2, zmm29, zmm24
    vpmadd52luq zmm3, zmm29, zmm25
    vpmadd52luq zmm4, zmm29, zmm26
    vpmadd52luq zmm5, zmm29, zmm27
    vpmadd52luq zmm6, zmm29, zmm28
    vpbroadcastq zmm30, qword ptr [rsi + 480]
    vpmadd52huq zmm9, zmm30, zmm21
    vpmadd52huq zmm10, zmm30, zmm22
    vpmadd52huq zmm11, zmm30, zmm23
    vpmadd52huq zmm12, zmm30, zmm24
    vpmadd52huq zmm13, zmm30, zmm25
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vpmadd52huq zmm16, zmm30, zmm28
    vpbroadcastq zmm31, qword ptr [rsi + 488]
    vpmadd52luq zmm0, zmm31, zmm21
    vpmadd52luq zmm1, zmm31, zmm22
    vpmadd52luq zmm2, zmm31, zmm23
    vpmadd52luq zmm3, zmm31, zmm24
    vpmadd52luq zmm4, zmm31, zmm25
    vpmadd52luq zmm5, zmm31, zmm26
    vpmadd52luq zmm6, zmm31, zmm27
    vpmadd52luq zmm7, zmm31, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 544]
    vpmadd52huq zmm9, zmm29, zmm20
    vpmadd52huq zmm10, zmm29, zmm21
    vpmadd52huq zmm11, zmm29, zmm22
    vpmadd52huq zmm12, zmm29, zmm23
    vpmadd52huq zmm13, zmm29, zmm24
    vpmadd52huq zmm14, zmm29, zmm25
    vpmadd52huq zmm15, zmm29, zmm26
    vpmadd52huq zmm16, zmm29, zmm27
    vpmadd52huq zmm17, zmm29, zmm28
    vmovdqu64 zmm20, zmmword ptr [rdx + 32]
    vmovdqu64 zmm21, zmmword ptr [rdx + 96]
    vmovdqu64 zmm22, zmmword ptr [rdx + 160]
    vmovdqu64 zmm23, zmmword ptr [rdx + 224]
    vmovdqu64 zmm24, zmmword ptr [rdx + 288]
    vmovdqu64 zmm25, zmmword ptr [rdx + 352]
    vmovdqu64 zmm26, zmmword ptr [rdx + 416]
    vmovdqu64 zmm27, zmmword ptr [rdx + 480]
    valignq zmm28, zmm19, zmmword ptr [rdx + 512], 4
    vpbroadcastq zmm30, qword ptr [rsi + 88]
    vpmadd52huq zmm9, zmm30, zmm27
    vpmadd52huq zmm10, zmm30, zmm28
    vpbroadcastq zmm31, qword ptr [rsi + 96]
    vpmadd52luq zmm18, zmm31, zmm27
    vpmadd52luq zmm1, zmm31, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 152]
    vpmadd52huq zmm9, zmm29, zmm26
    vpmadd52huq zmm10, zmm29, zmm27
    vpmadd52huq zmm11, zmm29, zmm28
    vpbroadcastq zmm30, qword ptr [rsi + 160]
    vpmadd52luq zmm0, zmm30, zmm26
    vpmadd52luq zmm1, zmm30, zmm27
    vpmadd52luq zmm2, zmm30, zmm28
    vpbroadcastq zmm31, qword ptr [rsi + 216]
    vpmadd52huq zmm9, zmm31, zmm25
    vpmadd52huq zmm10, zmm31, zmm26
    vpmadd52huq zmm11, zmm31, zmm27
    vpmadd52huq zmm12, zmm31, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 224]
    vpmadd52luq zmm18, zmm29, zmm25
    vpmadd52luq zmm1, zmm29, zmm26
    vpmadd52luq zmm2, zmm29, zmm27
    vpmadd52luq zmm3, zmm29, zmm28
    vpbroadcastq zmm30, qword ptr [rsi + 280]
    vpmadd52huq zmm9, zmm30, zmm24
    vpmadd52huq zmm10, zmm30, zmm25
    vpmadd52huq zmm11, zmm30, zmm26
    vpmadd52huq zmm12, zmm30, zmm27
    vpmadd52huq zmm13, zmm30, zmm28
    vpbroadcastq zmm31, qword ptr [rsi + 288]
    vpmadd52luq zmm0, zmm31, zmm24
    vpmadd52luq zmm1, zmm31, zmm25
    vpmadd52luq zmm2, zmm31, zmm26
    vpmadd52luq zmm3, zmm31, zmm27
    vpmadd52luq zmm4, zmm31, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 344]
    vpmadd52huq zmm9, zmm29, zmm23
    vpmadd52huq zmm10, zmm29, zmm24
    vpmadd52huq zmm11, zmm29, zmm25
    vpmadd52huq zmm12, zmm29, zmm26
    vpmadd52huq zmm13, zmm29, zmm27
    vpmadd52huq zmm14, zmm29, zmm28
    vpbroadcastq zmm30, qword ptr [rsi + 352]
    vpmadd52luq zmm18, zmm30, zmm23
    vpmadd52luq zmm1, zmm30, zmm24
    vpmadd52luq zmm2, zmm30, zmm25
    vpmadd52luq zmm3, zmm30, zmm26
    vpmadd52luq zmm4, zmm30, zmm27
    vpmadd52luq zmm5, zmm30, zmm28
    vpbroadcastq zmm31, qword ptr [rsi + 408]
    vpmadd52huq zmm9, zmm31, zmm22
    vpmadd52huq zmm10, zmm31, zmm23
    vpmadd52huq zmm11, zmm31, zmm24
    vpmadd52huq zmm12, zmm31, zmm25
    vpmadd52huq zmm13, zmm31, zmm26
    vpmadd52huq zmm14, zmm31, zmm27
    vpmadd52huq zmm15, zmm31, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 416]
    vpmadd52luq zmm0, zmm29, zmm22
    vpmadd52luq zmm1, zmm29, zmm23
    vpmadd52luq zmm2, zmm29, zmm24
    vpmadd52luq zmm3, zmm29, zmm25
    vpmadd52luq zmm4, zmm29, zmm26
    vpmadd52luq zmm5, zmm29, zmm27
    vpmadd52luq zmm6, zmm29, zmm28
    vpbroadcastq zmm30, qword ptr [rsi + 472]
    vpmadd52huq zmm9, zmm30, zmm21
    vpmadd52huq zmm10, zmm30, zmm22
    vpmadd52huq zmm11, zmm30, zmm23
    vpmadd52huq zmm12, zmm30, zmm24
    vpmadd52huq zmm13, zmm30, zmm25
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vpmadd52huq zmm16, zmm30, zmm28
    vpbroadcastq zmm31, qword ptr [rsi + 480]
    vpmadd52luq zmm18, zmm31, zmm21
    vpmadd52luq zmm1, zmm31, zmm22
    vpmadd52luq zmm2, zmm31, zmm23
    vpmadd52luq zmm3, zmm31, zmm24
    vpmadd52luq zmm4, zmm31, zmm25
    vpmadd52luq zmm5, zmm31, zmm26
    vpmadd52luq zmm6, zmm31, zmm27
    vpmadd52luq zmm7, zmm31, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 536]
    vpmadd52huq zmm9, zmm29, zmm20
    vpmadd52huq zmm10, zmm29, zmm21
    vpmadd52huq zmm11, zmm29, zmm22
    vpmadd52huq zmm12, zmm29, zmm23
    vpmadd52huq zmm13, zmm29, zmm24
    vpmadd52huq zmm14, zmm29, zmm25
    vpmadd52huq zmm15, zmm29, zmm26
    vpmadd52huq zmm16, zmm29, zmm27
    vpmadd52huq zmm17, zmm29, zmm28
    vpbroadcastq zmm30, qword ptr [rsi + 544]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52luq zmm5, zmm30, zmm25
    vpmadd52luq zmm6, zmm30, zmm26
    vpmadd52luq zmm7, zmm30, zmm27
    vpmadd52luq zmm8, zmm30, zmm28
    vmovdqu64 zmm20, zmmword ptr [rdx + 40]
    vmovdqu64 zmm21, zmmword ptr [rdx + 104]
    vmovdqu64 zmm22, zmmword ptr [rdx + 168]
    vmovdqu64 zmm23, zmmword ptr [rdx + 232]
    vmovdqu64 zmm24, zmmword ptr [rdx + 296]
    vmovdqu64 zmm25, zmmword ptr [rdx + 360]
    vmovdqu64 zmm26, zmmword ptr [rdx + 424]
    vmovdqu64 zmm27, zmmword ptr [rdx + 488]
    vpbroadcastq zmm31, qword ptr [rsi + 80]
    vpmadd52huq zmm9, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 88]
    vpmadd52luq zmm18, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 144]
    vpmadd52huq zmm9, zmm30, zmm26
    vpmadd52huq zmm10, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 152]
    vpmadd52luq zmm0, zmm31, zmm26
    vpmadd52luq zmm1, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 208]
    vpmadd52huq zmm9, zmm29, zmm25
    vpmadd52huq zmm10, zmm29, zmm26
    vpmadd52huq zmm11, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 216]
    vpmadd52luq zmm18, zmm30, zmm25
    vpmadd52luq zmm1, zmm30, zmm26
    vpmadd52luq zmm2, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 272]
    vpmadd52huq zmm9, zmm31, zmm24
    vpmadd52huq zmm10, zmm31, zmm25
    vpmadd52huq zmm11, zmm31, zmm26
    vpmadd52huq zmm12, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 280]
    vpmadd52luq zmm0, zmm29, zmm24
    vpmadd52luq zmm1, zmm29, zmm25
    vpmadd52luq zmm2, zmm29, zmm26
    vpmadd52luq zmm3, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 336]
    vpmadd52huq zmm9, zmm30, zmm23
    vpmadd52huq zmm10, zmm30, zmm24
    vpmadd52huq zmm11, zmm30, zmm25
    vpmadd52huq zmm12, zmm30, zmm26
    vpmadd52huq zmm13, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 344]
    vpmadd52luq zmm18, zmm31, zmm23
    vpmadd52luq zmm1, zmm31, zmm24
    vpmadd52luq zmm2, zmm31, zmm25
    vpmadd52luq zmm3, zmm31, zmm26
    vpmadd52luq zmm4, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 400]
    vpmadd52huq zmm9, zmm29, zmm22
    vpmadd52huq zmm10, zmm29, zmm23
    vpmadd52huq zmm11, zmm29, zmm24
    vpmadd52huq zmm12, zmm29, zmm25
    vpmadd52huq zmm13, zmm29, zmm26
    vpmadd52huq zmm14, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 408]
    vpmadd52luq zmm0, zmm30, zmm22
    vpmadd52luq zmm1, zmm30, zmm23
    vpmadd52luq zmm2, zmm30, zmm24
    vpmadd52luq zmm3, zmm30, zmm25
    vpmadd52luq zmm4, zmm30, zmm26
    vpmadd52luq zmm5, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 464]
    vpmadd52huq zmm9, zmm31, zmm21
    vpmadd52huq zmm10, zmm31, zmm22
    vpmadd52huq zmm11, zmm31, zmm23
    vpmadd52huq zmm12, zmm31, zmm24
    vpmadd52huq zmm13, zmm31, zmm25
    vpmadd52huq zmm14, zmm31, zmm26
    vpmadd52huq zmm15, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 472]
    vpmadd52luq zmm18, zmm29, zmm21
    vpmadd52luq zmm1, zmm29, zmm22
    vpmadd52luq zmm2, zmm29, zmm23
    vpmadd52luq zmm3, zmm29, zmm24
    vpmadd52luq zmm4, zmm29, zmm25
    vpmadd52luq zmm5, zmm29, zmm26
    vpmadd52luq zmm6, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 528]
    vpmadd52huq zmm9, zmm30, zmm20
    vpmadd52huq zmm10, zmm30, zmm21
    vpmadd52huq zmm11, zmm30, zmm22
    vpmadd52huq zmm12, zmm30, zmm23
    vpmadd52huq zmm13, zmm30, zmm24
    vpmadd52huq zmm14, zmm30, zmm25
    vpmadd52huq zmm15, zmm30, zmm26
    vpmadd52huq zmm16, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 536]
    vpmadd52luq zmm0, zmm31, zmm20
    vpmadd52luq zmm1, zmm31, zmm21
    vpmadd52luq zmm2, zmm31, zmm22
    vpmadd52luq zmm3, zmm31, zmm23
    vpmadd52luq zmm4, zmm31, zmm24
    vpmadd52luq zmm5, zmm31, zmm25
    vpmadd52luq zmm6, zmm31, zmm26
    vpmadd52luq zmm7, zmm31, zmm27
    vmovdqu64 zmm20, zmmword ptr [rdx + 48]
    vmovdqu64 zmm21, zmmword ptr [rdx + 112]
    vmovdqu64 zmm22, zmmword ptr [rdx + 176]
    vmovdqu64 zmm23, zmmword ptr [rdx + 240]
    vmovdqu64 zmm24, zmmword ptr [rdx + 304]
    vmovdqu64 zmm25, zmmword ptr [rdx + 368]
    vmovdqu64 zmm26, zmmword ptr [rdx + 432]
    vmovdqu64 zmm27, zmmword ptr [rdx + 496]
    vpbroadcastq zmm29, qword ptr [rsi + 72]
    vpmadd52huq zmm9, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 80]
    vpmadd52luq zmm18, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 136]
    vpmadd52huq zmm9, zmm31, zmm26
    vpmadd52huq zmm10, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 144]
    vpmadd52luq zmm0, zmm29, zmm26
    vpmadd52luq zmm1, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 200]
    vpmadd52huq zmm9, zmm30, zmm25
    vpmadd52huq zmm10, zmm30, zmm26
    vpmadd52huq zmm11, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 208]
    vpmadd52luq zmm18, zmm31, zmm25
    vpmadd52luq zmm1, zmm31, zmm26
    vpmadd52luq zmm2, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 264]
    vpmadd52huq zmm9, zmm29, zmm24
    vpmadd52huq zmm10, zmm29, zmm25
    vpmadd52huq zmm11, zmm29, zmm26
    vpmadd52huq zmm12, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 272]
    vpmadd52luq zmm0, zmm30, zmm24
    vpmadd52luq zmm1, zmm30, zmm25
    vpmadd52luq zmm2, zmm30, zmm26
    vpmadd52luq zmm3, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 328]
    vpmadd52huq zmm9, zmm31, zmm23
    vpmadd52huq zmm10, zmm31, zmm24
    vpmadd52huq zmm11, zmm31, zmm25
    vpmadd52huq zmm12, zmm31, zmm26
    vpmadd52huq zmm13, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 336]
    vpmadd52luq zmm18, zmm29, zmm23
    vpmadd52luq zmm1, zmm29, zmm24
    vpmadd52luq zmm2, zmm29, zmm25
    vpmadd52luq zmm3, zmm29, zmm26
    vpmadd52luq zmm4, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 392]
    vpmadd52huq zmm9, zmm30, zmm22
    vpmadd52huq zmm10, zmm30, zmm23
    vpmadd52huq zmm11, zmm30, zmm24
    vpmadd52huq zmm12, zmm30, zmm25
    vpmadd52huq zmm13, zmm30, zmm26
    vpmadd52huq zmm14, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 400]
    vpmadd52luq zmm0, zmm31, zmm22
    vpmadd52luq zmm1, zmm31, zmm23
    vpmadd52luq zmm2, zmm31, zmm24
    vpmadd52luq zmm3, zmm31, zmm25
    vpmadd52luq zmm4, zmm31, zmm26
    vpmadd52luq zmm5, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 456]
    vpmadd52huq zmm9, zmm29, zmm21
    vpmadd52huq zmm10, zmm29, zmm22
    vpmadd52huq zmm11, zmm29, zmm23
    vpmadd52huq zmm12, zmm29, zmm24
    vpmadd52huq zmm13, zmm29, zmm25
    vpmadd52huq zmm14, zmm29, zmm26
    vpmadd52huq zmm15, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 464]
    vpmadd52luq zmm18, zmm30, zmm21
    vpmadd52luq zmm1, zmm30, zmm22
    vpmadd52luq zmm2, zmm30, zmm23
    vpmadd52luq zmm3, zmm30, zmm24
    vpmadd52luq zmm4, zmm30, zmm25
    vpmadd52luq zmm5, zmm30, zmm26
    vpmadd52luq zmm6, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 520]
    vpmadd52huq zmm9, zmm31, zmm20
    vpmadd52huq zmm10, zmm31, zmm21
    vpmadd52huq zmm11, zmm31, zmm22
    vpmadd52huq zmm12, zmm31, zmm23
    vpmadd52huq zmm13, zmm31, zmm24
    vpmadd52huq zmm14, zmm31, zmm25
    vpmadd52huq zmm15, zmm31, zmm26
    vpmadd52huq zmm16, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 528]
    vpmadd52luq zmm0, zmm29, zmm20
    vpmadd52luq zmm1, zmm29, zmm21
    vpmadd52luq zmm2, zmm29, zmm22
    vpmadd52luq zmm3, zmm29, zmm23
    vpmadd52luq zmm4, zmm29, zmm24
    vpmadd52luq zmm5, zmm29, zmm25
    vpmadd52luq zmm6, zmm29, zmm26
    vpmadd52luq zmm7, zmm29, zmm27
    vmovdqu64 zmm20, zmmword ptr [rdx + 56]
    vmovdqu64 zmm21, zmmword ptr [rdx + 120]
    vmovdqu64 zmm22, zmmword ptr [rdx + 184]
    vmovdqu64 zmm23, zmmword ptr [rdx + 248]
    vmovdqu64 zmm24, zmmword ptr [rdx + 312]
    vmovdqu64 zmm25, zmmword ptr [rdx + 376]
    vmovdqu64 zmm26, zmmword ptr [rdx + 440]
    vmovdqu64 zmm27, zmmword ptr [rdx + 504]
    vpbroadcastq zmm30, qword ptr [rsi + 64]
    vpmadd52huq zmm9, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 72]
    vpmadd52luq zmm18, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 128]
    vpmadd52huq zmm9, zmm29, zmm26
    vpmadd52huq zmm10, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 136]
    vpmadd52luq zmm0, zmm30, zmm26
    vpmadd52luq zmm1, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 192]
    vpmadd52huq zmm9, zmm31, zmm25
    vpmadd52huq zmm10, zmm31, zmm26
    vpmadd52huq zmm11, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 200]
    vpmadd52luq zmm18, zmm29, zmm25
    vpmadd52luq zmm1, zmm29, zmm26
    vpmadd52luq zmm2, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 256]
    vpmadd52huq zmm9, zmm30, zmm24
    vpmadd52huq zmm10, zmm30, zmm25
    vpmadd52huq zmm11, zmm30, zmm26
    vpmadd52huq zmm12, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 264]
    vpmadd52luq zmm0, zmm31, zmm24
    vpmadd52luq zmm1, zmm31, zmm25
    vpmadd52luq zmm2, zmm31, zmm26
    vpmadd52luq zmm3, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 320]
    vpmadd52huq zmm9, zmm29, zmm23
    vpmadd52huq zmm10, zmm29, zmm24
    vpmadd52huq zmm11, zmm29, zmm25
    vpmadd52huq zmm12, zmm29, zmm26
    vpmadd52huq zmm13, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 328]
    vpmadd52luq zmm18, zmm30, zmm23
    vpmadd52luq zmm1, zmm30, zmm24
    vpmadd52luq zmm2, zmm30, zmm25
    vpmadd52luq zmm3, zmm30, zmm26
    vpmadd52luq zmm4, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 384]
    vpmadd52huq zmm9, zmm31, zmm22
    vpmadd52huq zmm10, zmm31, zmm23
    vpmadd52huq zmm11, zmm31, zmm24
    vpmadd52huq zmm12, zmm31, zmm25
    vpmadd52huq zmm13, zmm31, zmm26
    vpmadd52huq zmm14, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 392]
    vpmadd52luq zmm0, zmm29, zmm22
    vpmadd52luq zmm1, zmm29, zmm23
    vpmadd52luq zmm2, zmm29, zmm24
    vpmadd52luq zmm3, zmm29, zmm25
    vpmadd52luq zmm4, zmm29, zmm26
    vpmadd52luq zmm5, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 448]
    vpmadd52huq zmm9, zmm30, zmm21
    vpmadd52huq zmm10, zmm30, zmm22
    vpmadd52huq zmm11, zmm30, zmm23
    vpmadd52huq zmm12, zmm30, zmm24
    vpmadd52huq zmm13, zmm30, zmm25
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vpbroadcastq zmm31, qword ptr [rsi + 456]
    vpmadd52luq zmm18, zmm31, zmm21
    vpmadd52luq zmm1, zmm31, zmm22
    vpmadd52luq zmm2, zmm31, zmm23
    vpmadd52luq zmm3, zmm31, zmm24
    vpmadd52luq zmm4, zmm31, zmm25
    vpmadd52luq zmm5, zmm31, zmm26
    vpmadd52luq zmm6, zmm31, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 512]
    vpmadd52huq zmm9, zmm29, zmm20
    vpmadd52huq zmm10, zmm29, zmm21
    vpmadd52huq zmm11, zmm29, zmm22
    vpmadd52huq zmm12, zmm29, zmm23
    vpmadd52huq zmm13, zmm29, zmm24
    vpmadd52huq zmm14, zmm29, zmm25
    vpmadd52huq zmm15, zmm29, zmm26
    vpmadd52huq zmm16, zmm29, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 520]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52luq zmm5, zmm30, zmm25
    vpmadd52luq zmm6, zmm30, zmm26
    vpmadd52luq zmm7, zmm30, zmm27
    vpaddq zmm0, zmm0, zmm18
    vpaddq zmm0, zmm0, zmm9
    vpaddq zmm0, zmm0, zmm9
    vpaddq zmm1, zmm1, zmm10
    vpaddq zmm1, zmm1, zmm10
    vpaddq zmm2, zmm2, zmm11
    vpaddq zmm2, zmm2, zmm11
    vpaddq zmm3, zmm3, zmm12
    vpaddq zmm3, zmm3, zmm12
    vpaddq zmm4, zmm4, zmm13
    vpaddq zmm4, zmm4, zmm13
    vpaddq zmm5, zmm5, zmm14
    vpaddq zmm5, zmm5, zmm14
    vpaddq zmm6, zmm6, zmm15
    vpaddq zmm6, zmm6, zmm15
    vpaddq zmm7, zmm7, zmm16
    vpaddq zmm7, zmm7, zmm16
    vpaddq zmm8, zmm8, zmm17
    vpaddq zmm8, zmm8, zmm17
    vpsrlq zmm20, zmm0, 51
    vpsrlq zmm21, zmm1, 51
    vpsrlq zmm22, zmm2, 51
    vpsrlq zmm23, zmm3, 51
    vpsrlq zmm24, zmm4, 51
    vpsrlq zmm25, zmm5, 51
    vpsrlq zmm26, zmm6, 51
    vpsrlq zmm27, zmm7, 51
    vpsrlq zmm28, zmm8, 51
    vpandq zmm29, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm30, zmm30, zmm30
    valignq zmm30, zmm20, zmm30, 7
    vpaddq zmm29, zmm29, zmm30
    vmovdqu64 zmmword ptr [rax], zmm29
    vpandq zmm29, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm31, zmm21, zmm20, 7
    vpaddq zmm29, zmm29, zmm31
    vmovdqu64 zmmword ptr [rax + 64], zmm29
    vpandq zmm29, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm19, zmm22, zmm21, 7
    vpaddq zmm29, zmm29, zmm19
    vmovdqu64 zmmword ptr [rax + 128], zmm29
    vpandq zmm29, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm18, zmm23, zmm22, 7
    vpaddq zmm29, zmm29, zmm18
    vmovdqu64 zmmword ptr [rax + 192], zmm29
    vpandq zmm29, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm9, zmm24, zmm23, 7
    vpaddq zmm29, zmm29, zmm9
    vmovdqu64 zmmword ptr [rax + 256], zmm29
    vpandq zmm29, zmm5, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm10, zmm25, zmm24, 7
    vpaddq zmm29, zmm29, zmm10
    vmovdqu64 zmmword ptr [rax + 320], zmm29
    vpandq zmm29, zmm6, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm11, zmm26, zmm25, 7
    vpaddq zmm29, zmm29, zmm11
    vmovdqu64 zmmword ptr [rax + 384], zmm29
    vpandq zmm29, zmm7, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm12, zmm27, zmm26, 7
    vpaddq zmm29, zmm29, zmm12
    vmovdqu64 zmmword ptr [rax + 448], zmm29
    vpandq zmm29, zmm8, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm13, zmm28, zmm27, 7
    vpaddq zmm29, zmm29, zmm13
    vmovdqu64 zmmword ptr [rax + 512], zmm29
    vmovdqa64 zmmword ptr [rax + 1536], zmm0
    /* h = x * y, columns 24 to 55 */
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm3, zmm3, zmm3
    vmovdqu64 zmm9, zmmword ptr [rdx + 64]
    vmovdqu64 zmm23, zmmword ptr [rdx + 128]
    vmovdqu64 zmm4, zmmword ptr [rdx + 192]
    vmovdqu64 zmm10, zmmword ptr [rdx + 256]
    vmovdqu64 zmm24, zmmword ptr [rdx + 320]
    vmovdqu64 zmm5, zmmword ptr [rdx + 384]
    vmovdqu64 zmm11, zmmword ptr [rdx + 448]
    vpbroadcastq zmm25, qword ptr [rsi + 64]
    vpmadd52luq zmm14, zmm25, zmm10
    vpmadd52luq zmm15, zmm25, zmm24
    vpmadd52luq zmm16, zmm25, zmm5
    vpmadd52luq zmm17, zmm25, zmm11
    vpbroadcastq zmm6, qword ptr [rsi + 120]
    vpmadd52huq zmm30, zmm6, zmm4
    vpmadd52huq zmm31, zmm6, zmm10
    vpmadd52huq zmm20, zmm6, zmm24
    vpmadd52huq zmm1, zmm6, zmm5
    vpbroadcastq zmm12, qword ptr [rsi + 128]
    vpmadd52luq zmm14, zmm12, zmm4
    vpmadd52luq zmm22, zmm12, zmm10
    vpmadd52luq zmm2, zmm12, zmm24
    vpmadd52luq zmm19, zmm12, zmm5
    vpbroadcastq zmm26, qword ptr [rsi + 184]
    vpmadd52huq zmm30, zmm26, zmm23
    vpmadd52huq zmm3, zmm26, zmm4
    vpmadd52huq zmm18, zmm26, zmm10
    vpmadd52huq zmm21, zmm26, zmm24
    vpbroadcastq zmm7, qword ptr [rsi + 192]
    vpmadd52luq zmm14, zmm7, zmm23
    vpmadd52luq zmm15, zmm7, zmm4
    vpmadd52luq zmm16, zmm7, zmm10
    vpmadd52luq zmm17, zmm7, zmm24
    vpbroadcastq zmm13, qword ptr [rsi + 248]
    vpmadd52huq zmm30, zmm13, zmm9
    vpmadd52huq zmm31, zmm13, zmm23
    vpmadd52huq zmm20, zmm13, zmm4
    vpmadd52huq zmm1, zmm13, zmm10
    vpbroadcastq zmm27, qword ptr [rsi + 256]
    vpmadd52luq zmm14, zmm27, zmm9
    vpmadd52luq zmm22, zmm27, zmm23
    vpmadd52luq zmm2, zmm27, zmm4
    vpmadd52luq zmm19, zmm27, zmm10
    vpbroadcastq zmm8, qword ptr [rsi + 312]
    vpmadd52huq zmm3, zmm8, zmm9
    vpmadd52huq zmm18, zmm8, zmm23
    vpmadd52huq zmm21, zmm8, zmm4
    vpbroadcastq zmm29, qword ptr [rsi + 320]
    vpmadd52luq zmm15, zmm29, zmm9
    vpmadd52luq zmm16, zmm29, zmm23
    vpmadd52luq zmm17, zmm29, zmm4
    vpbroadcastq zmm0, qword ptr [rsi + 376]
    vpmadd52huq zmm20, zmm0, zmm9
    vpmadd52huq zmm1, zmm0, zmm23
    vpbroadcastq zmm25, qword ptr [rsi + 384]
    vpmadd52luq zmm2, zmm25, zmm9
    vpmadd52luq zmm19, zmm25, zmm23
    vpbroadcastq zmm6, qword ptr [rsi + 440]
    vpmadd52huq zmm21, zmm6, zmm9
    vpbroadcastq zmm12, qword ptr [rsi + 448]
    vpmadd52luq zmm17, zmm12, zmm9
    vmovdqu64 zmm9, zmmword ptr [rdx + 8]
    vmovdqu64 zmm23, zmmword ptr [rdx + 72]
    vmovdqu64 zmm4, zmmword ptr [rdx + 136]
    vmovdqu64 zmm10, zmmword ptr [rdx + 200]
    vmovdqu64 zmm24, zmmword ptr [rdx + 264]
    vmovdqu64 zmm5, zmmword ptr [rdx + 328]
    vmovdqu64 zmm11, zmmword ptr [rdx + 392]
    vpbroadcastq zmm26, qword ptr [rsi + 112]
    vpmadd52huq zmm30, zmm26, zmm10
    vpmadd52huq zmm31, zmm26, zmm24
    vpmadd52huq zmm18, zmm26, zmm5
    vpmadd52huq zmm1, zmm26, zmm11
    vpbroadcastq zmm7, qword ptr [rsi + 120]
    vpmadd52luq zmm14, zmm7, zmm10
    vpmadd52luq zmm22, zmm7, zmm24
    vpmadd52luq zmm16, zmm7, zmm5
    vpmadd52luq zmm19, zmm7, zmm11
    vpbroadcastq zmm13, qword ptr [rsi + 176]
    vpmadd52huq zmm30, zmm13, zmm4
    vpmadd52huq zmm3, zmm13, zmm10
    vpmadd52huq zmm20, zmm13, zmm24
    vpmadd52huq zmm21, zmm13, zmm5
    vpbroadcastq zmm27, qword ptr [rsi + 184]
    vpmadd52luq zmm14, zmm27, zmm4
    vpmadd52luq zmm15, zmm27, zmm10
    vpmadd52luq zmm2, zmm27, zmm24
    vpmadd52luq zmm17, zmm27, zmm5
    vpbroadcastq zmm8, qword ptr [rsi + 240]
    vpmadd52huq zmm30, zmm8, zmm23
    vpmadd52huq zmm31, zmm8, zmm4
    vpmadd52huq zmm18, zmm8, zmm10
    vpmadd52huq zmm1, zmm8, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 248]
    vpmadd52luq zmm14, zmm29, zmm23
    vpmadd52luq zmm22, zmm29, zmm4
    vpmadd52luq zmm16, zmm29, zmm10
    vpmadd52luq zmm19, zmm29, zmm24
    vpbroadcastq zmm0, qword ptr [rsi + 304]
    vpmadd52huq zmm30, zmm0, zmm9
    vpmadd52huq zmm3, zmm0, zmm23
    vpmadd52huq zmm20, zmm0, zmm4
    vpmadd52huq zmm21, zmm0, zmm10
    vpbroadcastq zmm25, qword ptr [rsi + 312]
    vpmadd52luq zmm14, zmm25, zmm9
    vpmadd52luq zmm15, zmm25, zmm23
    vpmadd52luq zmm2, zmm25, zmm4
    vpmadd52luq zmm17, zmm25, zmm10
    vpbroadcastq zmm6, qword ptr [rsi + 368]
    vpmadd52huq zmm31, zmm6, zmm9
    vpmadd52huq zmm18, zmm6, zmm23
    vpmadd52huq zmm1, zmm6, zmm4
    vpbroadcastq zmm12, qword ptr [rsi + 376]
    vpmadd52luq zmm22, zmm12, zmm9
    vpmadd52luq zmm16, zmm12, zmm23
    vpmadd52luq zmm19, zmm12, zmm4
    vpbroadcastq zmm26, qword ptr [rsi + 432]
    vpmadd52huq zmm20, zmm26, zmm9
    vpmadd52huq zmm21, zmm26, zmm23
    vpbroadcastq zmm7, qword ptr [rsi + 440]
    vpmadd52luq zmm2, zmm7, zmm9
    vpmadd52luq zmm17, zmm7, zmm23
    vpbroadcastq zmm13, qword ptr [rsi + 496]
    vpmadd52huq zmm1, zmm13, zmm9
    vpbroadcastq zmm27, qword ptr [rsi + 504]
    vpmadd52luq zmm19, zmm27, zmm9
    vmovdqu64 zmm9, zmmword ptr [rdx + 16]
    vmovdqu64 zmm23, zmmword ptr [rdx + 80]
    vmovdqu64 zmm4, zmmword ptr [rdx + 144]
    vmovdqu64 zmm10, zmmword ptr [rdx + 208]
    vmovdqu64 zmm24, zmmword ptr [rdx + 272]
    vmovdqu64 zmm5, zmmword ptr [rdx + 336]
    vmovdqu64 zmm11, zmmword ptr [rdx + 400]
    vpbroadcastq zmm8, qword ptr [rsi + 104]
    vpmadd52huq zmm30, zmm8, zmm10
    vpmadd52huq zmm3, zmm8, zmm24
    vpmadd52huq zmm18, zmm8, zmm5
    vpmadd52huq zmm21, zmm8, zmm11
    vpbroadcastq zmm29, qword ptr [rsi + 112]
    vpmadd52luq zmm14, zmm29, zmm10
    vpmadd52luq zmm15, zmm29, zmm24
    vpmadd52luq zmm16, zmm29, zmm5
    vpmadd52luq zmm17, zmm29, zmm11
    vpbroadcastq zmm0, qword ptr [rsi + 168]
    vpmadd52huq zmm30, zmm0, zmm4
    vpmadd52huq zmm31, zmm0, zmm10
    vpmadd52huq zmm20, zmm0, zmm24
    vpmadd52huq zmm1, zmm0, zmm5
    vpbroadcastq zmm25, qword ptr [rsi + 176]
    vpmadd52luq zmm14, zmm25, zmm4
    vpmadd52luq zmm22, zmm25, zmm10
    vpmadd52luq zmm2, zmm25, zmm24
    vpmadd52luq zmm19, zmm25, zmm5
    vpbroadcastq zmm6, qword ptr [rsi + 232]
    vpmadd52huq zmm30, zmm6, zmm23
    vpmadd52huq zmm3, zmm6, zmm4
    vpmadd52huq zmm18, zmm6, zmm10
    vpmadd52huq zmm21, zmm6, zmm24
    vpbroadcastq zmm12, qword ptr [rsi + 240]
    vpmadd52luq zmm14, zmm12, zmm23
    vpmadd52luq zmm15, zmm12, zmm4
    vpmadd52luq zmm16, zmm12, zmm10
    vpmadd52luq zmm17, zmm12, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 296]
    vpmadd52huq zmm30, zmm26, zmm9
    vpmadd52huq zmm31, zmm26, zmm23
    vpmadd52huq zmm20, zmm26, zmm4
    vpmadd52huq zmm1, zmm26, zmm10
    vpbroadcastq zmm7, qword ptr [rsi + 304]
    vpmadd52luq zmm14, zmm7, zmm9
    vpmadd52luq zmm22, zmm7, zmm23
    vpmadd52luq zmm2, zmm7, zmm4
    vpmadd52luq zmm19, zmm7, zmm10
    vpbroadcastq zmm13, qword ptr [rsi + 360]
    vpmadd52huq zmm3, zmm13, zmm9
    vpmadd52huq zmm18, zmm13, zmm23
    vpmadd52huq zmm21, zmm13, zmm4
    vpbroadcastq zmm27, qword ptr [rsi + 368]
    vpmadd52luq zmm15, zmm27, zmm9
    vpmadd52luq zmm16, zmm27, zmm23
    vpmadd52luq zmm17, zmm27, zmm4
    vpbroadcastq zmm8, qword ptr [rsi + 424]
    vpmadd52huq zmm20, zmm8, zmm9
    vpmadd52huq zmm1, zmm8, zmm23
    vpbroadcastq zmm29, qword ptr [rsi + 432]
    vpmadd52luq zmm2, zmm29, zmm9
    vpmadd52luq zmm19, zmm29, zmm23
    vpbroadcastq zmm0, qword ptr [rsi + 488]
    vpmadd52huq zmm21, zmm0, zmm9
    vpbroadcastq zmm25, qword ptr [rsi + 496]
    vpmadd52luq zmm17, zmm25, zmm9
    vmovdqu64 zmm9, zmmword ptr [rdx + 24]
    vmovdqu64 zmm23, zmmword ptr [rdx + 88]
    vmovdqu64 zmm4, zmmword ptr [rdx + 152]
    vmovdqu64 zmm10, zmmword ptr [rdx + 216]
    vmovdqu64 zmm24, zmmword ptr [rdx + 280]
    vmovdqu64 zmm5, zmmword ptr [rdx + 344]
    vmovdqu64 zmm11, zmmword ptr [rdx + 408]
    vpbroadcastq zmm6, qword ptr [rsi + 96]
    vpmadd52huq zmm30, zmm6, zmm10
    vpmadd52huq zmm31, zmm6, zmm24
    vpmadd52huq zmm18, zmm6, zmm5
    vpmadd52huq zmm1, zmm6, zmm11
    vpbroadcastq zmm12, qword ptr [rsi + 104]
    vpmadd52luq zmm14, zmm12, zmm10
    vpmadd52luq zmm22, zmm12, zmm24
    vpmadd52luq zmm16, zmm12, zmm5
    vpmadd52luq zmm19, zmm12, zmm11
    vpbroadcastq zmm26, qword ptr [rsi + 160]
    vpmadd52huq zmm30, zmm26, zmm4
    vpmadd52huq zmm3, zmm26, zmm10
    vpmadd52huq zmm20, zmm26, zmm24
    vpmadd52huq zmm21, zmm26, zmm5
    vpbroadcastq zmm7, qword ptr [rsi + 168]
    vpmadd52luq zmm14, zmm7, zmm4
    vpmadd52luq zmm15, zmm7, zmm10
    vpmadd52luq zmm2, zmm7, zmm24
    vpmadd52luq zmm17, zmm7, zmm5
    vpbroadcastq zmm13, qword ptr [rsi + 224]
    vpmadd52huq zmm30, zmm13, zmm23
    vpmadd52huq zmm31, zmm13, zmm4
    vpmadd52huq zmm18, zmm13, zmm10
    vpmadd52huq zmm1, zmm13, zmm24
    vpbroadcastq zmm27, qword ptr [rsi + 232]
    vpmadd52luq zmm14, zmm27, zmm23
    vpmadd52luq zmm22, zmm27, zmm4
    vpmadd52luq zmm16, zmm27, zmm10
    vpmadd52luq zmm19, zmm27, zmm24
    vpbroadcastq zmm8, qword ptr [rsi + 288]
    vpmadd52huq zmm30, zmm8, zmm9
    vpmadd52huq zmm3, zmm8, zmm23
    vpmadd52huq zmm20, zmm8, zmm4
    vpmadd52huq zmm21, zmm8, zmm10
    vpbroadcastq zmm29, qword ptr [rsi + 296]
    vpmadd52luq zmm14, zmm29, zmm9
    vpmadd52luq zmm15, zmm29, zmm23
    vpmadd52luq zmm2, zmm29, zmm4
    vpmadd52luq zmm17, zmm29, zmm10
    vpbroadcastq zmm0, qword ptr [rsi + 352]
    vpmadd52huq zmm31, zmm0, zmm9
    vpmadd52huq zmm18, zmm0, zmm23
    vpmadd52huq zmm1, zmm0, zmm4
    vpbroadcastq zmm25, qword ptr [rsi + 360]
    vpmadd52luq zmm22, zmm25, zmm9
    vpmadd52luq zmm16, zmm25, zmm23
    vpmadd52luq zmm19, zmm25, zmm4
    vpbroadcastq zmm6, qword ptr [rsi + 416]
    vpmadd52huq zmm20, zmm6, zmm9
    vpmadd52huq zmm21, zmm6, zmm23
    vpbroadcastq zmm12, qword ptr [rsi + 424]
    vpmadd52luq zmm2, zmm12, zmm9
    vpmadd52luq zmm17, zmm12, zmm23
    vpbroadcastq zmm26, qword ptr [rsi + 480]
    vpmadd52huq zmm1, zmm26, zmm9
    vpbroadcastq zmm7, qword ptr [rsi + 488]
    vpmadd52luq zmm19, zmm7, zmm9
    vmovdqu64 zmm9, zmmword ptr [rdx + 32]
    vmovdqu64 zmm23, zmmword ptr [rdx + 96]
    vmovdqu64 zmm4, zmmword ptr [rdx + 160]
    vmovdqu64 zmm10, zmmword ptr [rdx + 224]
    vmovdqu64 zmm24, zmmword ptr [rdx + 288]
    vmovdqu64 zmm5, zmmword ptr [rdx + 352]
    vmovdqu64 zmm11, zmmword ptr [rdx + 416]
    vpbroadcastq zmm13, qword ptr [rsi + 88]
    vpmadd52huq zmm30, zmm13, zmm10
    vpmadd52huq zmm3, zmm13, zmm24
    vpmadd52huq zmm18, zmm13, zmm5
    vpmadd52huq zmm21, zmm13, zmm11
    vpbroadcastq zmm27, qword ptr [rsi + 96]
    vpmadd52luq zmm14, zmm27, zmm10
    vpmadd52luq zmm15, zmm27, zmm24
    vpmadd52luq zmm16, zmm27, zmm5
    vpmadd52luq zmm17, zmm27, zmm11
    vpbroadcastq zmm8, qword ptr [rsi + 152]
    vpmadd52huq zmm30, zmm8, zmm4
    vpmadd52huq zmm31, zmm8, zmm10
    vpmadd52huq zmm20, zmm8, zmm24
    vpmadd52huq zmm1, zmm8, zmm5
    vpbroadcastq zmm29, qword ptr [rsi + 160]
    vpmadd52luq zmm14, zmm29, zmm4
    vpmadd52luq zmm22, zmm29, zmm10
    vpmadd52luq zmm2, zmm29, zmm24
    vpmadd52luq zmm19, zmm29, zmm5
    vpbroadcastq zmm0, qword ptr [rsi + 216]
    vpmadd52huq zmm30, zmm0, zmm23
    vpmadd52huq zmm3, zmm0, zmm4
    vpmadd52huq zmm18, zmm0, zmm10
    vpmadd52huq zmm21, zmm0, zmm24
    vpbroadcastq zmm25, qword ptr [rsi + 224]
    vpmadd52luq zmm14, zmm25, zmm23
    vpmadd52luq zmm15, zmm25, zmm4
    vpmadd52luq zmm16, zmm25, zmm10
    vpmadd52luq zmm17, zmm25, zmm24
    vpbroadcastq zmm6, qword ptr [rsi + 280]
    vpmadd52huq zmm30, zmm6, zmm9
    vpmadd52huq zmm31, zmm6, zmm23
    vpmadd52huq zmm20, zmm6, zmm4
    vpmadd52huq zmm1, zmm6, zmm10
    vpbroadcastq zmm12, qword ptr [rsi + 288]
    vpmadd52luq zmm14, zmm12, zmm9
    vpmadd52luq zmm22, zmm12, zmm23
    vpmadd52luq zmm2, zmm12, zmm4
    vpmadd52luq zmm19, zmm12, zmm10
    vpbroadcastq zmm26, qword ptr [rsi + 344]
    vpmadd52huq zmm3, zmm26, zmm9
    vpmadd52huq zmm18, zmm26, zmm23
    vpmadd52huq zmm21, zmm26, zmm4
    vpbroadcastq zmm7, qword ptr [rsi + 352]
    vpmadd52luq zmm15, zmm7, zmm9
    vpmadd52luq zmm16, zmm7, zmm23
    vpmadd52luq zmm17, zmm7, zmm4
    vpbroadcastq zmm13, qword ptr [rsi + 408]
    vpmadd52huq zmm20, zmm13, zmm9
    vpmadd52huq zmm1, zmm13, zmm23
    vpbroadcastq zmm27, qword ptr [rsi + 416]
    vpmadd52luq zmm2, zmm27, zmm9
    vpmadd52luq zmm19, zmm27, zmm23
    vpbroadcastq zmm8, qword ptr [rsi + 472]
    vpmadd52huq zmm21, zmm8, zmm9
    vpbroadcastq zmm29, qword ptr [rsi + 480]
    vpmadd52luq zmm17, zmm29, zmm9
    vmovdqu64 zmm9, zmmword ptr [rdx + 40]
    vmovdqu64 zmm23, zmmword ptr [rdx + 104]
    vmovdqu64 zmm4, zmmword ptr [rdx + 168]
    vmovdqu64 zmm10, zmmword ptr [rdx + 232]
    vmovdqu64 zmm24, zmmword ptr [rdx + 296]
    vmovdqu64 zmm5, zmmword ptr [rdx + 360]
    vmovdqu64 zmm11, zmmword ptr [rdx + 424]
    vpbroadcastq zmm0, qword ptr [rsi + 80]
    vpmadd52huq zmm30, zmm0, zmm10
    vpmadd52huq zmm31, zmm0, zmm24
    vpmadd52huq zmm18, zmm0, zmm5
    vpmadd52huq zmm1, zmm0, zmm11
    vpbroadcastq zmm25, qword ptr [rsi + 88]
    vpmadd52luq zmm14, zmm25, zmm10
    vpmadd52luq zmm22, zmm25, zmm24
    vpmadd52luq zmm16, zmm25, zmm5
    vpmadd52luq zmm19, zmm25, zmm11
    vpbroadcastq zmm6, qword ptr [rsi + 144]
    vpmadd52huq zmm30, zmm6, zmm4
    vpmadd52huq zmm3, zmm6, zmm10
    vpmadd52huq zmm20, zmm6, zmm24
    vpmadd52huq zmm21, zmm6, zmm5
    vpbroadcastq zmm12, qword ptr [rsi + 152]
    vpmadd52luq zmm14, zmm12, zmm4
    vpmadd52luq zmm15, zmm12, zmm10
    vpmadd52luq zmm2, zmm12, zmm24
    vpmadd52luq zmm17, zmm12, zmm5
    vpbroadcastq zmm26, qword ptr [rsi + 208]
    vpmadd52huq zmm30, zmm26, zmm23
    vpmadd52huq zmm31, zmm26, zmm4
    vpmadd52huq zmm18, zmm26, zmm10
    vpmadd52huq zmm1, zmm26, zmm24
    vpbroadcastq zmm7, qword ptr [rsi + 216]
    vpmadd52luq zmm14, zmm7, zmm23
    vpmadd52luq zmm22, zmm7, zmm4
    vpmadd52luq zmm16, zmm7, zmm10
    vpmadd52luq zmm19, zmm7, zmm24
    vpbroadcastq zmm13, qword ptr [rsi + 272]
    vpmadd52huq zmm30, zmm13, zmm9
    vpmadd52huq zmm3, zmm13, zmm23
    vpmadd52huq zmm20, zmm13, zmm4
    vpmadd52huq zmm21, zmm13, zmm10
    vpbroadcastq zmm27, qword ptr [rsi + 280]
    vpmadd52luq zmm14, zmm27, zmm9
    vpmadd52luq zmm15, zmm27, zmm23
    vpmadd52luq zmm2, zmm27, zmm4
    vpmadd52luq zmm17, zmm27, zmm10
    vpbroadcastq zmm8, qword ptr [rsi + 336]
    vpmadd52huq zmm31, zmm8, zmm9
    vpmadd52huq zmm18, zmm8, zmm23
    vpmadd52huq zmm1, zmm8, zmm4
    vpbroadcastq zmm29, qword ptr [rsi + 344]
    vpmadd52luq zmm22, zmm29, zmm9
    vpmadd52luq zmm16, zmm29, zmm23
    vpmadd52luq zmm19, zmm29, zmm4
    vpbroadcastq zmm0, qword ptr [rsi + 400]
    vpmadd52huq zmm20, zmm0, zmm9
    vpmadd52huq zmm21, zmm0, zmm23
    vpbroadcastq zmm25, qword ptr [rsi + 408]
    vpmadd52luq zmm2, zmm25, zmm9
    vpmadd52luq zmm17, zmm25, zmm23
    vpbroadcastq zmm6, qword ptr [rsi + 464]
    vpmadd52huq zmm1, zmm6, zmm9
    vpbroadcastq zmm12, qword ptr [rsi + 472]
    vpmadd52luq zmm19, zmm12, zmm9
    vmovdqu64 zmm9, zmmword ptr [rdx + 48]
    vmovdqu64 zmm23, zmmword ptr [rdx + 112]
    vmovdqu64 zmm4, zmmword ptr [rdx + 176]
    vmovdqu64 zmm10, zmmword ptr [rdx + 240]
    vmovdqu64 zmm24, zmmword ptr [rdx + 304]
    vmovdqu64 zmm5, zmmword ptr [rdx + 368]
    vmovdqu64 zmm11, zmmword ptr [rdx + 432]
    vpbroadcastq zmm26, qword ptr [rsi + 72]
    vpmadd52huq zmm30, zmm26, zmm10
    vpmadd52huq zmm3, zmm26, zmm24
    vpmadd52huq zmm18, zmm26, zmm5
    vpmadd52huq zmm21, zmm26, zmm11
    vpbroadcastq zmm7, qword ptr [rsi + 80]
    vpmadd52luq zmm14, zmm7, zmm10
    vpmadd52luq zmm15, zmm7, zmm24
    vpmadd52luq zmm16, zmm7, zmm5
    vpmadd52luq zmm17, zmm7, zmm11
    vpbroadcastq zmm13, qword ptr [rsi + 136]
    vpmadd52huq zmm30, zmm13, zmm4
    vpmadd52huq zmm31, zmm13, zmm10
    vpmadd52huq zmm20, zmm13, zmm24
    vpmadd52huq zmm1, zmm13, zmm5
    vpbroadcastq zmm27, qword ptr [rsi + 144]
    vpmadd52luq zmm14, zmm27, zmm4
    vpmadd52luq zmm22, zmm27, zmm10
    vpmadd52luq zmm2, zmm27, zmm24
    vpmadd52luq zmm19, zmm27, zmm5
    vpbroadcastq zmm8, qword ptr [rsi + 200]
    vpmadd52huq zmm30, zmm8, zmm23
    vpmadd52huq zmm3, zmm8, zmm4
    vpmadd52huq zmm18, zmm8, zmm10
    vpmadd52huq zmm21, zmm8, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 208]
    vpmadd52luq zmm14, zmm29, zmm23
    vpmadd52luq zmm15, zmm29, zmm4
    vpmadd52luq zmm16, zmm29, zmm10
    vpmadd52luq zmm17, zmm29, zmm24
    vpbroadcastq zmm0, qword ptr [rsi + 264]
    vpmadd52huq zmm30, zmm0, zmm9
    vpmadd52huq zmm31, zmm0, zmm23
    vpmadd52huq zmm20, zmm0, zmm4
    vpmadd52huq zmm1, zmm0, zmm10
    vpbroadcastq zmm25, qword ptr [rsi + 272]
    vpmadd52luq zmm14, zmm25, zmm9
    vpmadd52luq zmm22, zmm25, zmm23
    vpmadd52luq zmm2, zmm25, zmm4
    vpmadd52luq zmm19, zmm25, zmm10
    vpbroadcastq zmm6, qword ptr [rsi + 328]
    vpmadd52huq zmm3, zmm6, zmm9
    vpmadd52huq zmm18, zmm6, zmm23
    vpmadd52huq zmm21, zmm6, zmm4
    vpbroadcastq zmm12, qword ptr [rsi + 336]
    vpmadd52luq zmm15, zmm12, zmm9
    vpmadd52luq zmm16, zmm12, zmm23
    vpmadd52luq zmm17, zmm12, zmm4
    vpbroadcastq zmm26, qword ptr [rsi + 392]
    vpmadd52huq zmm20, zmm26, zmm9
    vpmadd52huq zmm1, zmm26, zmm23
    vpbroadcastq zmm7, qword ptr [rsi + 400]
    vpmadd52luq zmm2, zmm7, zmm9
    vpmadd52luq zmm19, zmm7, zmm23
    vpbroadcastq zmm13, qword ptr [rsi + 456]
    vpmadd52huq zmm21, zmm13, zmm9
    vpbroadcastq zmm27, qword ptr [rsi + 464]
    vpmadd52luq zmm17, zmm27, zmm9
    vmovdqu64 zmm9, zmmword ptr [rdx + 56]
    vmovdqu64 zmm23, zmmword ptr [rdx + 120]
    vmovdqu64 zmm4, zmmword ptr [rdx + 184]
    vmovdqu64 zmm10, zmmword ptr [rdx + 248]
    vmovdqu64 zmm24, zmmword ptr [rdx + 312]
    vmovdqu64 zmm5, zmmword ptr [rdx + 376]
    vmovdqu64 zmm11, zmmword ptr [rdx + 440]
    vpbroadcastq zmm8, qword ptr [rsi + 64]
    vpmadd52huq zmm30, zmm8, zmm10
    vpmadd52huq zmm31, zmm8, zmm24
    vpmadd52huq zmm18, zmm8, zmm5
    vpmadd52huq zmm1, zmm8, zmm11
    vpbroadcastq zmm29, qword ptr [rsi + 72]
    vpmadd52luq zmm14, zmm29, zmm10
    vpmadd52luq zmm22, zmm29, zmm24
    vpmadd52luq zmm16, zmm29, zmm5
    vpmadd52luq zmm19, zmm29, zmm11
    vpbroadcastq zmm0, qword ptr [rsi + 128]
    vpmadd52huq zmm30, zmm0, zmm4
    vpmadd52huq zmm3, zmm0, zmm10
    vpmadd52huq zmm20, zmm0, zmm24
    vpmadd52huq zmm21, zmm0, zmm5
    vpbroadcastq zmm25, qword ptr [rsi + 136]
    vpmadd52luq zmm14, zmm25, zmm4
    vpmadd52luq zmm15, zmm25, zmm10
    vpmadd52luq zmm2, zmm25, zmm24
    vpmadd52luq zmm17, zmm25, zmm5
    vpbroadcastq zmm6, qword ptr [rsi + 192]
    vpmadd52huq zmm30, zmm6, zmm23
    vpmadd52huq zmm31, zmm6, zmm4
    vpmadd52huq zmm18, zmm6, zmm10
    vpmadd52huq zmm1, zmm6, zmm24
    vpbroadcastq zmm12, qword ptr [rsi + 200]
    vpmadd52luq zmm14, zmm12, zmm23
    vpmadd52luq zmm22, zmm12, zmm4
    vpmadd52luq zmm16, zmm12, zmm10
    vpmadd52luq zmm19, zmm12, zmm24
    vpbroadcastq zmm26, qword ptr [rsi + 256]
    vpmadd52huq zmm30, zmm26, zmm9
    vpmadd52huq zmm3, zmm26, zmm23
    vpmadd52huq zmm20, zmm26, zmm4
    vpmadd52huq zmm21, zmm26, zmm10
    vpbroadcastq zmm7, qword ptr [rsi + 264]
    vpmadd52luq zmm14, zmm7, zmm9
    vpmadd52luq zmm15, zmm7, zmm23
    vpmadd52luq zmm2, zmm7, zmm4
    vpmadd52luq zmm17, zmm7, zmm10
    vpbroadcastq zmm13, qword ptr [rsi + 320]
    vpmadd52huq zmm31, zmm13, zmm9
    vpmadd52huq zmm18, zmm13, zmm23
    vpmadd52huq zmm1, zmm13, zmm4
    vpbroadcastq zmm27, qword ptr [rsi + 328]
    vpmadd52luq zmm22, zmm27, zmm9
    vpmadd52luq zmm16, zmm27, zmm23
    vpmadd52luq zmm19, zmm27, zmm4
    vpbroadcastq zmm8, qword ptr [rsi + 384]
    vpmadd52huq zmm20, zmm8, zmm9
    vpmadd52huq zmm21, zmm8, zmm23
    vpbroadcastq zmm29, qword ptr [rsi + 392]
    vpmadd52luq zmm2, zmm29, zmm9
    vpmadd52luq zmm17, zmm29, zmm23
    vpbroadcastq zmm0, qword ptr [rsi + 448]
    vpmadd52huq zmm1, zmm0, zmm9
    vpbroadcastq zmm25, qword ptr [rsi + 456]
    vpmadd52luq zmm19, zmm25, zmm9
    vpaddq zmm14, zmm14, zmm30
    vpaddq zmm14, zmm14, zmm30
    vpaddq zmm15, zmm15, zmm22
    vpaddq zmm31, zmm31, zmm3
    vpaddq zmm15, zmm15, zmm31
    vpaddq zmm15, zmm15, zmm31
    vpaddq zmm16, zmm16, zmm2
    vpaddq zmm20, zmm20, zmm18
    vpaddq zmm16, zmm16, zmm20
    vpaddq zmm16, zmm16, zmm20
    vpaddq zmm17, zmm17, zmm19
    vpaddq zmm1, zmm1, zmm21
    vpaddq zmm17, zmm17, zmm1
    vpaddq zmm17, zmm17, zmm1
    vmovdqa64 zmmword ptr [rax + 1280], zmm14
    vmovdqa64 zmmword ptr [rax + 1344], zmm15
    vmovdqa64 zmmword ptr [rax + 1408], zmm16
    vmovdqa64 zmmword ptr [rax + 1472], zmm17
    /* s, columns 120 to 183 */
    vmovdqa64 zmm9, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 64]
    vmovdqa64 zmm23, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm4, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm10, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm24, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm5, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm11, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm25, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm22, zmm22, zmm22
    vmovdqu64 zmm3, zmmword ptr [rcx + 64]
    vmovdqu64 zmm31, zmmword ptr [rcx + 128]
    vmovdqu64 zmm2, zmmword ptr [rcx + 192]
    vmovdqu64 zmm18, zmmword ptr [rcx + 256]
    vmovdqu64 zmm20, zmmword ptr [rcx + 320]
    vmovdqu64 zmm19, zmmword ptr [rcx + 384]
    vmovdqu64 zmm21, zmmword ptr [rcx + 448]
    vmovdqu64 zmm1, zmmword ptr [rcx + 512]
    vpbroadcastq zmm14, qword ptr [rax + 56]
    vpmadd52huq zmm6, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 64]
    vpmadd52luq zmm9, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 120]
    vpmadd52huq zmm0, zmm16, zmm21
    vpmadd52huq zmm12, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 128]
    vpmadd52luq zmm30, zmm17, zmm21
    vpmadd52luq zmm23, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 184]
    vpmadd52huq zmm6, zmm14, zmm19
    vpmadd52huq zmm22, zmm14, zmm21
    vpmadd52huq zmm26, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 192]
    vpmadd52luq zmm9, zmm15, zmm19
    vpmadd52luq zmm23, zmm15, zmm21
    vpmadd52luq zmm4, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 248]
    vpmadd52huq zmm0, zmm16, zmm20
    vpmadd52huq zmm12, zmm16, zmm19
    vpmadd52huq zmm26, zmm16, zmm21
    vpmadd52huq zmm7, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 256]
    vpmadd52luq zmm30, zmm17, zmm20
    vpmadd52luq zmm23, zmm17, zmm19
    vpmadd52luq zmm4, zmm17, zmm21
    vpmadd52luq zmm10, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 312]
    vpmadd52huq zmm6, zmm14, zmm18
    vpmadd52huq zmm22, zmm14, zmm20
    vpmadd52huq zmm26, zmm14, zmm19
    vpmadd52huq zmm7, zmm14, zmm21
    vpmadd52huq zmm13, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 320]
    vpmadd52luq zmm9, zmm15, zmm18
    vpmadd52luq zmm23, zmm15, zmm20
    vpmadd52luq zmm4, zmm15, zmm19
    vpmadd52luq zmm10, zmm15, zmm21
    vpmadd52luq zmm24, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 376]
    vpmadd52huq zmm0, zmm16, zmm2
    vpmadd52huq zmm12, zmm16, zmm18
    vpmadd52huq zmm26, zmm16, zmm20
    vpmadd52huq zmm7, zmm16, zmm19
    vpmadd52huq zmm13, zmm16, zmm21
    vpmadd52huq zmm27, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 384]
    vpmadd52luq zmm30, zmm17, zmm2
    vpmadd52luq zmm23, zmm17, zmm18
    vpmadd52luq zmm4, zmm17, zmm20
    vpmadd52luq zmm10, zmm17, zmm19
    vpmadd52luq zmm24, zmm17, zmm21
    vpmadd52luq zmm5, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 440]
    vpmadd52huq zmm6, zmm14, zmm31
    vpmadd52huq zmm22, zmm14, zmm2
    vpmadd52huq zmm26, zmm14, zmm18
    vpmadd52huq zmm7, zmm14, zmm20
    vpmadd52huq zmm13, zmm14, zmm19
    vpmadd52huq zmm27, zmm14, zmm21
    vpmadd52huq zmm8, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 448]
    vpmadd52luq zmm9, zmm15, zmm31
    vpmadd52luq zmm23, zmm15, zmm2
    vpmadd52luq zmm4, zmm15, zmm18
    vpmadd52luq zmm10, zmm15, zmm20
    vpmadd52luq zmm24, zmm15, zmm19
    vpmadd52luq zmm5, zmm15, zmm21
    vpmadd52luq zmm11, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 504]
    vpmadd52huq zmm0, zmm16, zmm3
    vpmadd52huq zmm12, zmm16, zmm31
    vpmadd52huq zmm26, zmm16, zmm2
    vpmadd52huq zmm7, zmm16, zmm18
    vpmadd52huq zmm13, zmm16, zmm20
    vpmadd52huq zmm27, zmm16, zmm19
    vpmadd52huq zmm8, zmm16, zmm21
    vpmadd52huq zmm29, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 512]
    vpmadd52luq zmm30, zmm17, zmm3
    vpmadd52luq zmm23, zmm17, zmm31
    vpmadd52luq zmm4, zmm17, zmm2
    vpmadd52luq zmm10, zmm17, zmm18
    vpmadd52luq zmm24, zmm17, zmm20
    vpmadd52luq zmm5, zmm17, zmm19
    vpmadd52luq zmm11, zmm17, zmm21
    vpmadd52luq zmm25, zmm17, zmm1
    vmovdqu64 zmm3, zmmword ptr [rcx + 72]
    vmovdqu64 zmm31, zmmword ptr [rcx + 136]
    vmovdqu64 zmm2, zmmword ptr [rcx + 200]
    vmovdqu64 zmm18, zmmword ptr [rcx + 264]
    vmovdqu64 zmm20, zmmword ptr [rcx + 328]
    vmovdqu64 zmm19, zmmword ptr [rcx + 392]
    vmovdqu64 zmm21, zmmword ptr [rcx + 456]
    vmovdqu64 zmm1, zmmword ptr [rcx + 520]
    vpbroadcastq zmm14, qword ptr [rax + 48]
    vpmadd52huq zmm6, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 56]
    vpmadd52luq zmm9, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 112]
    vpmadd52huq zmm0, zmm16, zmm21
    vpmadd52huq zmm22, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 120]
    vpmadd52luq zmm30, zmm17, zmm21
    vpmadd52luq zmm23, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 176]
    vpmadd52huq zmm6, zmm14, zmm19
    vpmadd52huq zmm12, zmm14, zmm21
    vpmadd52huq zmm26, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 184]
    vpmadd52luq zmm9, zmm15, zmm19
    vpmadd52luq zmm23, zmm15, zmm21
    vpmadd52luq zmm4, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 240]
    vpmadd52huq zmm0, zmm16, zmm20
    vpmadd52huq zmm22, zmm16, zmm19
    vpmadd52huq zmm26, zmm16, zmm21
    vpmadd52huq zmm7, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 248]
    vpmadd52luq zmm30, zmm17, zmm20
    vpmadd52luq zmm23, zmm17, zmm19
    vpmadd52luq zmm4, zmm17, zmm21
    vpmadd52luq zmm10, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 304]
    vpmadd52huq zmm6, zmm14, zmm18
    vpmadd52huq zmm12, zmm14, zmm20
    vpmadd52huq zmm26, zmm14, zmm19
    vpmadd52huq zmm7, zmm14, zmm21
    vpmadd52huq zmm13, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 312]
    vpmadd52luq zmm9, zmm15, zmm18
    vpmadd52luq zmm23, zmm15, zmm20
    vpmadd52luq zmm4, zmm15, zmm19
    vpmadd52luq zmm10, zmm15, zmm21
    vpmadd52luq zmm24, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 368]
    vpmadd52huq zmm0, zmm16, zmm2
    vpmadd52huq zmm22, zmm16, zmm18
    vpmadd52huq zmm26, zmm16, zmm20
    vpmadd52huq zmm7, zmm16, zmm19
    vpmadd52huq zmm13, zmm16, zmm21
    vpmadd52huq zmm27, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 376]
    vpmadd52luq zmm30, zmm17, zmm2
    vpmadd52luq zmm23, zmm17, zmm18
    vpmadd52luq zmm4, zmm17, zmm20
    vpmadd52luq zmm10, zmm17, zmm19
    vpmadd52luq zmm24, zmm17, zmm21
    vpmadd52luq zmm5, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 432]
    vpmadd52huq zmm6, zmm14, zmm31
    vpmadd52huq zmm12, zmm14, zmm2
    vpmadd52huq zmm26, zmm14, zmm18
    vpmadd52huq zmm7, zmm14, zmm20
    vpmadd52huq zmm13, zmm14, zmm19
    vpmadd52huq zmm27, zmm14, zmm21
    vpmadd52huq zmm8, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 440]
    vpmadd52luq zmm9, zmm15, zmm31
    vpmadd52luq zmm23, zmm15, zmm2
    vpmadd52luq zmm4, zmm15, zmm18
    vpmadd52luq zmm10, zmm15, zmm20
    vpmadd52luq zmm24, zmm15, zmm19
    vpmadd52luq zmm5, zmm15, zmm21
    vpmadd52luq zmm11, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 496]
    vpmadd52huq zmm0, zmm16, zmm3
    vpmadd52huq zmm22, zmm16, zmm31
    vpmadd52huq zmm26, zmm16, zmm2
    vpmadd52huq zmm7, zmm16, zmm18
    vpmadd52huq zmm13, zmm16, zmm20
    vpmadd52huq zmm27, zmm16, zmm19
    vpmadd52huq zmm8, zmm16, zmm21
    vpmadd52huq zmm29, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 504]
    vpmadd52luq zmm30, zmm17, zmm3
    vpmadd52luq zmm23, zmm17, zmm31
    vpmadd52luq zmm4, zmm17, zmm2
    vpmadd52luq zmm10, zmm17, zmm18
    vpmadd52luq zmm24, zmm17, zmm20
    vpmadd52luq zmm5, zmm17, zmm19
    vpmadd52luq zmm11, zmm17, zmm21
    vpmadd52luq zmm25, zmm17, zmm1
    vmovdqu64 zmm3, zmmword ptr [rcx + 80]
    vmovdqu64 zmm31, zmmword ptr [rcx + 144]
    vmovdqu64 zmm2, zmmword ptr [rcx + 208]
    vmovdqu64 zmm18, zmmword ptr [rcx + 272]
    vmovdqu64 zmm20, zmmword ptr [rcx + 336]
    vmovdqu64 zmm19, zmmword ptr [rcx + 400]
    vmovdqu64 zmm21, zmmword ptr [rcx + 464]
    vmovdqu64 zmm1, zmmword ptr [rcx + 528]
    vpbroadcastq zmm14, qword ptr [rax + 40]
    vpmadd52huq zmm6, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 48]
    vpmadd52luq zmm9, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 104]
    vpmadd52huq zmm0, zmm16, zmm21
    vpmadd52huq zmm12, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 112]
    vpmadd52luq zmm30, zmm17, zmm21
    vpmadd52luq zmm23, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 168]
    vpmadd52huq zmm6, zmm14, zmm19
    vpmadd52huq zmm22, zmm14, zmm21
    vpmadd52huq zmm26, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 176]
    vpmadd52luq zmm9, zmm15, zmm19
    vpmadd52luq zmm23, zmm15, zmm21
    vpmadd52luq zmm4, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 232]
    vpmadd52huq zmm0, zmm16, zmm20
    vpmadd52huq zmm12, zmm16, zmm19
    vpmadd52huq zmm26, zmm16, zmm21
    vpmadd52huq zmm7, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 240]
    vpmadd52luq zmm30, zmm17, zmm20
    vpmadd52luq zmm23, zmm17, zmm19
    vpmadd52luq zmm4, zmm17, zmm21
    vpmadd52luq zmm10, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 296]
    vpmadd52huq zmm6, zmm14, zmm18
    vpmadd52huq zmm22, zmm14, zmm20
    vpmadd52huq zmm26, zmm14, zmm19
    vpmadd52huq zmm7, zmm14, zmm21
    vpmadd52huq zmm13, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 304]
    vpmadd52luq zmm9, zmm15, zmm18
    vpmadd52luq zmm23, zmm15, zmm20
    vpmadd52luq zmm4, zmm15, zmm19
    vpmadd52luq zmm10, zmm15, zmm21
    vpmadd52luq zmm24, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 360]
    vpmadd52huq zmm0, zmm16, zmm2
    vpmadd52huq zmm12, zmm16, zmm18
    vpmadd52huq zmm26, zmm16, zmm20
    vpmadd52huq zmm7, zmm16, zmm19
    vpmadd52huq zmm13, zmm16, zmm21
    vpmadd52huq zmm27, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 368]
    vpmadd52luq zmm30, zmm17, zmm2
    vpmadd52luq zmm23, zmm17, zmm18
    vpmadd52luq zmm4, zmm17, zmm20
    vpmadd52luq zmm10, zmm17, zmm19
    vpmadd52luq zmm24, zmm17, zmm21
    vpmadd52luq zmm5, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 424]
    vpmadd52huq zmm6, zmm14, zmm31
    vpmadd52huq zmm22, zmm14, zmm2
    vpmadd52huq zmm26, zmm14, zmm18
    vpmadd52huq zmm7, zmm14, zmm20
    vpmadd52huq zmm13, zmm14, zmm19
    vpmadd52huq zmm27, zmm14, zmm21
    vpmadd52huq zmm8, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 432]
    vpmadd52luq zmm9, zmm15, zmm31
    vpmadd52luq zmm23, zmm15, zmm2
    vpmadd52luq zmm4, zmm15, zmm18
    vpmadd52luq zmm10, zmm15, zmm20
    vpmadd52luq zmm24, zmm15, zmm19
    vpmadd52luq zmm5, zmm15, zmm21
    vpmadd52luq zmm11, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 488]
    vpmadd52huq zmm0, zmm16, zmm3
    vpmadd52huq zmm12, zmm16, zmm31
    vpmadd52huq zmm26, zmm16, zmm2
    vpmadd52huq zmm7, zmm16, zmm18
    vpmadd52huq zmm13, zmm16, zmm20
    vpmadd52huq zmm27, zmm16, zmm19
    vpmadd52huq zmm8, zmm16, zmm21
    vpmadd52huq zmm29, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 496]
    vpmadd52luq zmm30, zmm17, zmm3
    vpmadd52luq zmm23, zmm17, zmm31
    vpmadd52luq zmm4, zmm17, zmm2
    vpmadd52luq zmm10, zmm17, zmm18
    vpmadd52luq zmm24, zmm17, zmm20
    vpmadd52luq zmm5, zmm17, zmm19
    vpmadd52luq zmm11, zmm17, zmm21
    vpmadd52luq zmm25, zmm17, zmm1
    vmovdqu64 zmm3, zmmword ptr [rcx + 88]
    vmovdqu64 zmm31, zmmword ptr [rcx + 152]
    vmovdqu64 zmm2, zmmword ptr [rcx + 216]
    vmovdqu64 zmm18, zmmword ptr [rcx + 280]
    vmovdqu64 zmm20, zmmword ptr [rcx + 344]
    vmovdqu64 zmm19, zmmword ptr [rcx + 408]
    vmovdqu64 zmm21, zmmword ptr [rcx + 472]
    vmovdqu64 zmm1, zmmword ptr [rcx + 536]
    vpbroadcastq zmm14, qword ptr [rax + 32]
    vpmadd52huq zmm6, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 40]
    vpmadd52luq zmm9, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 96]
    vpmadd52huq zmm0, zmm16, zmm21
    vpmadd52huq zmm22, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 104]
    vpmadd52luq zmm30, zmm17, zmm21
    vpmadd52luq zmm23, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 160]
    vpmadd52huq zmm6, zmm14, zmm19
    vpmadd52huq zmm12, zmm14, zmm21
    vpmadd52huq zmm26, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 168]
    vpmadd52luq zmm9, zmm15, zmm19
    vpmadd52luq zmm23, zmm15, zmm21
    vpmadd52luq zmm4, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 224]
    vpmadd52huq zmm0, zmm16, zmm20
    vpmadd52huq zmm22, zmm16, zmm19
    vpmadd52huq zmm26, zmm16, zmm21
    vpmadd52huq zmm7, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 232]
    vpmadd52luq zmm30, zmm17, zmm20
    vpmadd52luq zmm23, zmm17, zmm19
    vpmadd52luq zmm4, zmm17, zmm21
    vpmadd52luq zmm10, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 288]
    vpmadd52huq zmm6, zmm14, zmm18
    vpmadd52huq zmm12, zmm14, zmm20
    vpmadd52huq zmm26, zmm14, zmm19
    vpmadd52huq zmm7, zmm14, zmm21
    vpmadd52huq zmm13, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 296]
    vpmadd52luq zmm9, zmm15, zmm18
    vpmadd52luq zmm23, zmm15, zmm20
    vpmadd52luq zmm4, zmm15, zmm19
    vpmadd52luq zmm10, zmm15, zmm21
    vpmadd52luq zmm24, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 352]
    vpmadd52huq zmm0, zmm16, zmm2
    vpmadd52huq zmm22, zmm16, zmm18
    vpmadd52huq zmm26, zmm16, zmm20
    vpmadd52huq zmm7, zmm16, zmm19
    vpmadd52huq zmm13, zmm16, zmm21
    vpmadd52huq zmm27, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 360]
    vpmadd52luq zmm30, zmm17, zmm2
    vpmadd52luq zmm23, zmm17, zmm18
    vpmadd52luq zmm4, zmm17, zmm20
    vpmadd52luq zmm10, zmm17, zmm19
    vpmadd52luq zmm24, zmm17, zmm21
    vpmadd52luq zmm5, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 416]
    vpmadd52huq zmm6, zmm14, zmm31
    vpmadd52huq zmm12, zmm14, zmm2
    vpmadd52huq zmm26, zmm14, zmm18
    vpmadd52huq zmm7, zmm14, zmm20
    vpmadd52huq zmm13, zmm14, zmm19
    vpmadd52huq zmm27, zmm14, zmm21
    vpmadd52huq zmm8, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 424]
    vpmadd52luq zmm9, zmm15, zmm31
    vpmadd52luq zmm23, zmm15, zmm2
    vpmadd52luq zmm4, zmm15, zmm18
    vpmadd52luq zmm10, zmm15, zmm20
    vpmadd52luq zmm24, zmm15, zmm19
    vpmadd52luq zmm5, zmm15, zmm21
    vpmadd52luq zmm11, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 480]
    vpmadd52huq zmm0, zmm16, zmm3
    vpmadd52huq zmm22, zmm16, zmm31
    vpmadd52huq zmm26, zmm16, zmm2
    vpmadd52huq zmm7, zmm16, zmm18
    vpmadd52huq zmm13, zmm16, zmm20
    vpmadd52huq zmm27, zmm16, zmm19
    vpmadd52huq zmm8, zmm16, zmm21
    vpmadd52huq zmm29, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 488]
    vpmadd52luq zmm30, zmm17, zmm3
    vpmadd52luq zmm23, zmm17, zmm31
    vpmadd52luq zmm4, zmm17, zmm2
    vpmadd52luq zmm10, zmm17, zmm18
    vpmadd52luq zmm24, zmm17, zmm20
    vpmadd52luq zmm5, zmm17, zmm19
    vpmadd52luq zmm11, zmm17, zmm21
    vpmadd52luq zmm25, zmm17, zmm1
    vmovdqu64 zmm3, zmmword ptr [rcx + 96]
    vmovdqu64 zmm31, zmmword ptr [rcx + 160]
    vmovdqu64 zmm2, zmmword ptr [rcx + 224]
    vmovdqu64 zmm18, zmmword ptr [rcx + 288]
    vmovdqu64 zmm20, zmmword ptr [rcx + 352]
    vmovdqu64 zmm19, zmmword ptr [rcx + 416]
    vmovdqu64 zmm21, zmmword ptr [rcx + 480]
    vmovdqu64 zmm1, zmmword ptr [rcx + 544]
    vpbroadcastq zmm14, qword ptr [rax + 24]
    vpmadd52huq zmm6, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 32]
    vpmadd52luq zmm9, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 88]
    vpmadd52huq zmm0, zmm16, zmm21
    vpmadd52huq zmm12, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 96]
    vpmadd52luq zmm30, zmm17, zmm21
    vpmadd52luq zmm23, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 152]
    vpmadd52huq zmm6, zmm14, zmm19
    vpmadd52huq zmm22, zmm14, zmm21
    vpmadd52huq zmm26, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 160]
    vpmadd52luq zmm9, zmm15, zmm19
    vpmadd52luq zmm23, zmm15, zmm21
    vpmadd52luq zmm4, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 216]
    vpmadd52huq zmm0, zmm16, zmm20
    vpmadd52huq zmm12, zmm16, zmm19
    vpmadd52huq zmm26, zmm16, zmm21
    vpmadd52huq zmm7, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 224]
    vpmadd52luq zmm30, zmm17, zmm20
    vpmadd52luq zmm23, zmm17, zmm19
    vpmadd52luq zmm4, zmm17, zmm21
    vpmadd52luq zmm10, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 280]
    vpmadd52huq zmm6, zmm14, zmm18
    vpmadd52huq zmm22, zmm14, zmm20
    vpmadd52huq zmm26, zmm14, zmm19
    vpmadd52huq zmm7, zmm14, zmm21
    vpmadd52huq zmm13, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 288]
    vpmadd52luq zmm9, zmm15, zmm18
    vpmadd52luq zmm23, zmm15, zmm20
    vpmadd52luq zmm4, zmm15, zmm19
    vpmadd52luq zmm10, zmm15, zmm21
    vpmadd52luq zmm24, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 344]
    vpmadd52huq zmm0, zmm16, zmm2
    vpmadd52huq zmm12, zmm16, zmm18
    vpmadd52huq zmm26, zmm16, zmm20
    vpmadd52huq zmm7, zmm16, zmm19
    vpmadd52huq zmm13, zmm16, zmm21
    vpmadd52huq zmm27, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 352]
    vpmadd52luq zmm30, zmm17, zmm2
    vpmadd52luq zmm23, zmm17, zmm18
    vpmadd52luq zmm4, zmm17, zmm20
    vpmadd52luq zmm10, zmm17, zmm19
    vpmadd52luq zmm24, zmm17, zmm21
    vpmadd52luq zmm5, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 408]
    vpmadd52huq zmm6, zmm14, zmm31
    vpmadd52huq zmm22, zmm14, zmm2
    vpmadd52huq zmm26, zmm14, zmm18
    vpmadd52huq zmm7, zmm14, zmm20
    vpmadd52huq zmm13, zmm14, zmm19
    vpmadd52huq zmm27, zmm14, zmm21
    vpmadd52huq zmm8, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 416]
    vpmadd52luq zmm9, zmm15, zmm31
    vpmadd52luq zmm23, zmm15, zmm2
    vpmadd52luq zmm4, zmm15, zmm18
    vpmadd52luq zmm10, zmm15, zmm20
    vpmadd52luq zmm24, zmm15, zmm19
    vpmadd52luq zmm5, zmm15, zmm21
    vpmadd52luq zmm11, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 472]
    vpmadd52huq zmm0, zmm16, zmm3
    vpmadd52huq zmm12, zmm16, zmm31
    vpmadd52huq zmm26, zmm16, zmm2
    vpmadd52huq zmm7, zmm16, zmm18
    vpmadd52huq zmm13, zmm16, zmm20
    vpmadd52huq zmm27, zmm16, zmm19
    vpmadd52huq zmm8, zmm16, zmm21
    vpmadd52huq zmm29, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 480]
    vpmadd52luq zmm30, zmm17, zmm3
    vpmadd52luq zmm23, zmm17, zmm31
    vpmadd52luq zmm4, zmm17, zmm2
    vpmadd52luq zmm10, zmm17, zmm18
    vpmadd52luq zmm24, zmm17, zmm20
    vpmadd52luq zmm5, zmm17, zmm19
    vpmadd52luq zmm11, zmm17, zmm21
    vpmadd52luq zmm25, zmm17, zmm1
    vmovdqu64 zmm3, zmmword ptr [rcx + 104]
    vmovdqu64 zmm31, zmmword ptr [rcx + 168]
    vmovdqu64 zmm2, zmmword ptr [rcx + 232]
    vmovdqu64 zmm18, zmmword ptr [rcx + 296]
    vmovdqu64 zmm20, zmmword ptr [rcx + 360]
    vmovdqu64 zmm19, zmmword ptr [rcx + 424]
    vmovdqu64 zmm21, zmmword ptr [rcx + 488]
    vpbroadcastq zmm14, qword ptr [rax + 80]
    vpmadd52huq zmm6, zmm14, zmm21
    vpbroadcastq zmm15, qword ptr [rax + 88]
    vpmadd52luq zmm9, zmm15, zmm21
    vpbroadcastq zmm16, qword ptr [rax + 144]
    vpmadd52huq zmm0, zmm16, zmm19
    vpmadd52huq zmm22, zmm16, zmm21
    vpbroadcastq zmm17, qword ptr [rax + 152]
    vpmadd52luq zmm30, zmm17, zmm19
    vpmadd52luq zmm23, zmm17, zmm21
    vpbroadcastq zmm14, qword ptr [rax + 208]
    vpmadd52huq zmm6, zmm14, zmm20
    vpmadd52huq zmm12, zmm14, zmm19
    vpmadd52huq zmm26, zmm14, zmm21
    vpbroadcastq zmm15, qword ptr [rax + 216]
    vpmadd52luq zmm9, zmm15, zmm20
    vpmadd52luq zmm23, zmm15, zmm19
    vpmadd52luq zmm4, zmm15, zmm21
    vpbroadcastq zmm16, qword ptr [rax + 272]
    vpmadd52huq zmm0, zmm16, zmm18
    vpmadd52huq zmm22, zmm16, zmm20
    vpmadd52huq zmm26, zmm16, zmm19
    vpmadd52huq zmm7, zmm16, zmm21
    vpbroadcastq zmm17, qword ptr [rax + 280]
    vpmadd52luq zmm30, zmm17, zmm18
    vpmadd52luq zmm23, zmm17, zmm20
    vpmadd52luq zmm4, zmm17, zmm19
    vpmadd52luq zmm10, zmm17, zmm21
    vpbroadcastq zmm14, qword ptr [rax + 336]
    vpmadd52huq zmm6, zmm14, zmm2
    vpmadd52huq zmm12, zmm14, zmm18
    vpmadd52huq zmm26, zmm14, zmm20
    vpmadd52huq zmm7, zmm14, zmm19
    vpmadd52huq zmm13, zmm14, zmm21
    vpbroadcastq zmm15, qword ptr [rax + 344]
    vpmadd52luq zmm9, zmm15, zmm2
    vpmadd52luq zmm23, zmm15, zmm18
    vpmadd52luq zmm4, zmm15, zmm20
    vpmadd52luq zmm10, zmm15, zmm19
    vpmadd52luq zmm24, zmm15, zmm21
    vpbroadcastq zmm16, qword ptr [rax + 400]
    vpmadd52huq zmm0, zmm16, zmm31
    vpmadd52huq zmm22, zmm16, zmm2
    vpmadd52huq zmm26, zmm16, zmm18
    vpmadd52huq zmm7, zmm16, zmm20
    vpmadd52huq zmm13, zmm16, zmm19
    vpmadd52huq zmm27, zmm16, zmm21
    vpbroadcastq zmm17, qword ptr [rax + 408]
    vpmadd52luq zmm30, zmm17, zmm31
    vpmadd52luq zmm23, zmm17, zmm2
    vpmadd52luq zmm4, zmm17, zmm18
    vpmadd52luq zmm10, zmm17, zmm20
    vpmadd52luq zmm24, zmm17, zmm19
    vpmadd52luq zmm5, zmm17, zmm21
    vpbroadcastq zmm14, qword ptr [rax + 464]
    vpmadd52huq zmm6, zmm14, zmm3
    vpmadd52huq zmm12, zmm14, zmm31
    vpmadd52huq zmm26, zmm14, zmm2
    vpmadd52huq zmm7, zmm14, zmm18
    vpmadd52huq zmm13, zmm14, zmm20
    vpmadd52huq zmm27, zmm14, zmm19
    vpmadd52huq zmm8, zmm14, zmm21
    vpbroadcastq zmm15, qword ptr [rax + 472]
    vpmadd52luq zmm9, zmm15, zmm3
    vpmadd52luq zmm23, zmm15, zmm31
    vpmadd52luq zmm4, zmm15, zmm2
    vpmadd52luq zmm10, zmm15, zmm18
    vpmadd52luq zmm24, zmm15, zmm20
    vpmadd52luq zmm5, zmm15, zmm19
    vpmadd52luq zmm11, zmm15, zmm21
    vmovdqu64 zmm3, zmmword ptr [rcx + 112]
    vmovdqu64 zmm31, zmmword ptr [rcx + 176]
    vmovdqu64 zmm2, zmmword ptr [rcx + 240]
    vmovdqu64 zmm18, zmmword ptr [rcx + 304]
    vmovdqu64 zmm20, zmmword ptr [rcx + 368]
    vmovdqu64 zmm19, zmmword ptr [rcx + 432]
    vmovdqu64 zmm21, zmmword ptr [rcx + 496]
    vpbroadcastq zmm16, qword ptr [rax + 72]
    vpmadd52huq zmm0, zmm16, zmm21
    vpbroadcastq zmm17, qword ptr [rax + 80]
    vpmadd52luq zmm30, zmm17, zmm21
    vpbroadcastq zmm14, qword ptr [rax + 136]
    vpmadd52huq zmm6, zmm14, zmm19
    vpmadd52huq zmm22, zmm14, zmm21
    vpbroadcastq zmm15, qword ptr [rax + 144]
    vpmadd52luq zmm9, zmm15, zmm19
    vpmadd52luq zmm23, zmm15, zmm21
    vpbroadcastq zmm16, qword ptr [rax + 200]
    vpmadd52huq zmm0, zmm16, zmm20
    vpmadd52huq zmm12, zmm16, zmm19
    vpmadd52huq zmm26, zmm16, zmm21
    vpbroadcastq zmm17, qword ptr [rax + 208]
    vpmadd52luq zmm30, zmm17, zmm20
    vpmadd52luq zmm23, zmm17, zmm19
    vpmadd52luq zmm4, zmm17, zmm21
    vpbroadcastq zmm14, qword ptr [rax + 264]
    vpmadd52huq zmm6, zmm14, zmm18
    vpmadd52huq zmm22, zmm14, zmm20
    vpmadd52huq zmm26, zmm14, zmm19
    vpmadd52huq zmm7, zmm14, zmm21
    vpbroadcastq zmm15, qword ptr [rax + 272]
    vpmadd52luq zmm9, zmm15, zmm18
    vpmadd52luq zmm23, zmm15, zmm20
    vpmadd52luq zmm4, zmm15, zmm19
    vpmadd52luq zmm10, zmm15, zmm21
    vpbroadcastq zmm16, qword ptr [rax + 328]
    vpmadd52huq zmm0, zmm16, zmm2
    vpmadd52huq zmm12, zmm16, zmm18
    vpmadd52huq zmm26, zmm16, zmm20
    vpmadd52huq zmm7, zmm16, zmm19
    vpmadd52huq zmm13, zmm16, zmm21
    vpbroadcastq zmm17, qword ptr [rax + 336]
    vpmadd52luq zmm30, zmm17, zmm2
    vpmadd52luq zmm23, zmm17, zmm18
    vpmadd52luq zmm4, zmm17, zmm20
    vpmadd52luq zmm10, zmm17, zmm19
    vpmadd52luq zmm24, zmm17, zmm21
    vpbroadcastq zmm14, qword ptr [rax + 392]
    vpmadd52huq zmm6, zmm14, zmm31
    vpmadd52huq zmm22, zmm14, zmm2
    vpmadd52huq zmm26, zmm14, zmm18
    vpmadd52huq zmm7, zmm14, zmm20
    vpmadd52huq zmm13, zmm14, zmm19
    vpmadd52huq zmm27, zmm14, zmm21
    vpbroadcastq zmm15, qword ptr [rax + 400]
    vpmadd52luq zmm9, zmm15, zmm31
    vpmadd52luq zmm23, zmm15, zmm2
    vpmadd52luq zmm4, zmm15, zmm18
    vpmadd52luq zmm10, zmm15, zmm20
    vpmadd52luq zmm24, zmm15, zmm19
    vpmadd52luq zmm5, zmm15, zmm21
    vpbroadcastq zmm16, qword ptr [rax + 456]
    vpmadd52huq zmm0, zmm16, zmm3
    vpmadd52huq zmm12, zmm16, zmm31
    vpmadd52huq zmm26, zmm16, zmm2
    vpmadd52huq zmm7, zmm16, zmm18
    vpmadd52huq zmm13, zmm16, zmm20
    vpmadd52huq zmm27, zmm16, zmm19
    vpmadd52huq zmm8, zmm16, zmm21
    vpbroadcastq zmm17, qword ptr [rax + 464]
    vpmadd52luq zmm30, zmm17, zmm3
    vpmadd52luq zmm23, zmm17, zmm31
    vpmadd52luq zmm4, zmm17, zmm2
    vpmadd52luq zmm10, zmm17, zmm18
    vpmadd52luq zmm24, zmm17, zmm20
    vpmadd52luq zmm5, zmm17, zmm19
    vpmadd52luq zmm11, zmm17, zmm21
    vmovdqu64 zmm3, zmmword ptr [rcx + 56]
    vmovdqu64 zmm31, zmmword ptr [rcx + 120]
    vmovdqu64 zmm2, zmmword ptr [rcx + 184]
    vmovdqu64 zmm18, zmmword ptr [rcx + 248]
    vmovdqu64 zmm20, zmmword ptr [rcx + 312]
    vmovdqu64 zmm19, zmmword ptr [rcx + 376]
    vmovdqu64 zmm21, zmmword ptr [rcx + 440]
    vmovdqu64 zmm1, zmmword ptr [rcx + 504]
    vpbroadcastq zmm14, qword ptr [rax + 64]
    vpmadd52huq zmm6, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 72]
    vpmadd52luq zmm9, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 128]
    vpmadd52huq zmm0, zmm16, zmm21
    vpmadd52huq zmm22, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 136]
    vpmadd52luq zmm30, zmm17, zmm21
    vpmadd52luq zmm23, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 192]
    vpmadd52huq zmm6, zmm14, zmm19
    vpmadd52huq zmm12, zmm14, zmm21
    vpmadd52huq zmm26, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 200]
    vpmadd52luq zmm9, zmm15, zmm19
    vpmadd52luq zmm23, zmm15, zmm21
    vpmadd52luq zmm4, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 256]
    vpmadd52huq zmm0, zmm16, zmm20
    vpmadd52huq zmm22, zmm16, zmm19
    vpmadd52huq zmm26, zmm16, zmm21
    vpmadd52huq zmm7, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 264]
    vpmadd52luq zmm30, zmm17, zmm20
    vpmadd52luq zmm23, zmm17, zmm19
    vpmadd52luq zmm4, zmm17, zmm21
    vpmadd52luq zmm10, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 320]
    vpmadd52huq zmm6, zmm14, zmm18
    vpmadd52huq zmm12, zmm14, zmm20
    vpmadd52huq zmm26, zmm14, zmm19
    vpmadd52huq zmm7, zmm14, zmm21
    vpmadd52huq zmm13, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 328]
    vpmadd52luq zmm9, zmm15, zmm18
    vpmadd52luq zmm23, zmm15, zmm20
    vpmadd52luq zmm4, zmm15, zmm19
    vpmadd52luq zmm10, zmm15, zmm21
    vpmadd52luq zmm24, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 384]
    vpmadd52huq zmm0, zmm16, zmm2
    vpmadd52huq zmm22, zmm16, zmm18
    vpmadd52huq zmm26, zmm16, zmm20
    vpmadd52huq zmm7, zmm16, zmm19
    vpmadd52huq zmm13, zmm16, zmm21
    vpmadd52huq zmm27, zmm16, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 392]
    vpmadd52luq zmm30, zmm17, zmm2
    vpmadd52luq zmm23, zmm17, zmm18
    vpmadd52luq zmm4, zmm17, zmm20
    vpmadd52luq zmm10, zmm17, zmm19
    vpmadd52luq zmm24, zmm17, zmm21
    vpmadd52luq zmm5, zmm17, zmm1
    vpbroadcastq zmm14, qword ptr [rax + 448]
    vpmadd52huq zmm6, zmm14, zmm31
    vpmadd52huq zmm12, zmm14, zmm2
    vpmadd52huq zmm26, zmm14, zmm18
    vpmadd52huq zmm7, zmm14, zmm20
    vpmadd52huq zmm13, zmm14, zmm19
    vpmadd52huq zmm27, zmm14, zmm21
    vpmadd52huq zmm8, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rax + 456]
    vpmadd52luq zmm9, zmm15, zmm31
    vpmadd52luq zmm23, zmm15, zmm2
    vpmadd52luq zmm4, zmm15, zmm18
    vpmadd52luq zmm10, zmm15, zmm20
    vpmadd52luq zmm24, zmm15, zmm19
    vpmadd52luq zmm5, zmm15, zmm21
    vpmadd52luq zmm11, zmm15, zmm1
    vpbroadcastq zmm16, qword ptr [rax + 512]
    vpmadd52huq zmm0, zmm16, zmm3
    vpmadd52huq zmm22, zmm16, zmm31
    vpmadd52huq zmm26, zmm16, zmm2
    vpmadd52huq zmm7, zmm16, zmm18
    vpmadd52huq zmm13, zmm16, zmm20
    vpmadd52huq zmm27, zmm16, zmm19
    vpmadd52huq zmm8, zmm16, zmm21
    vpmadd52huq zmm29, zmm16, zmm1
    vpaddq zmm9, zmm9, zmm30
    vpaddq zmm6, zmm6, zmm0
    vpaddq zmm9, zmm9, zmm6
    vpaddq zmm9, zmm9, zmm6
    vpaddq zmm12, zmm12, zmm22
    vpaddq zmm23, zmm23, zmm12
    vpaddq zmm23, zmm23, zmm12
    vpaddq zmm4, zmm4, zmm26
    vpaddq zmm4, zmm4, zmm26
    vpaddq zmm10, zmm10, zmm7
    vpaddq zmm10, zmm10, zmm7
    vpaddq zmm24, zmm24, zmm13
    vpaddq zmm24, zmm24, zmm13
    vpaddq zmm5, zmm5, zmm27
    vpaddq zmm5, zmm5, zmm27
    vpaddq zmm11, zmm11, zmm8
    vpaddq zmm11, zmm11, zmm8
    vpaddq zmm25, zmm25, zmm29
    vpaddq zmm25, zmm25, zmm29
    vpsrlq zmm3, zmm9, 51
    vpsrlq zmm31, zmm23, 51
    vpsrlq zmm2, zmm4, 51
    vpsrlq zmm18, zmm10, 51
    vpsrlq zmm20, zmm24, 51
    vpsrlq zmm19, zmm5, 51
    vpsrlq zmm21, zmm11, 51
    vpsrlq zmm1, zmm25, 51
    vpandq zmm14, zmm9, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 128]
    vpxorq zmm15, zmm15, zmm15
    valignq zmm15, zmm3, zmm15, 7
    vpaddq zmm14, zmm14, zmm15
    vmovdqu64 zmmword ptr [rax + 576], zmm14
    vpandq zmm14, zmm23, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm16, zmm31, zmm3, 7
    vpaddq zmm14, zmm14, zmm16
    vmovdqu64 zmmword ptr [rax + 640], zmm14
    vpandq zmm14, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm17, zmm2, zmm31, 7
    vpaddq zmm14, zmm14, zmm17
    vmovdqu64 zmmword ptr [rax + 704], zmm14
    vpandq zmm14, zmm10, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm30, zmm18, zmm2, 7
    vpaddq zmm14, zmm14, zmm30
    vmovdqu64 zmmword ptr [rax + 768], zmm14
    vpandq zmm14, zmm24, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm0, zmm20, zmm18, 7
    vpaddq zmm14, zmm14, zmm0
    vmovdqu64 zmmword ptr [rax + 832], zmm14
    vpandq zmm14, zmm5, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm6, zmm19, zmm20, 7
    vpaddq zmm14, zmm14, zmm6
    vmovdqu64 zmmword ptr [rax + 896], zmm14
    vpandq zmm14, zmm11, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm22, zmm21, zmm19, 7
    vpaddq zmm14, zmm14, zmm22
    vmovdqu64 zmmword ptr [rax + 960], zmm14
    vpandq zmm14, zmm25, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm12, zmm1, zmm21, 7
    vpaddq zmm14, zmm14, zmm12
    vmovdqu64 zmmword ptr [rax + 1024], zmm14
    /* h = x * y, columns 0 to 23 */
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm17, zmm17, zmm17
    vmovdqu64 zmm31, zmmword ptr [rdx + 64]
    vmovdqu64 zmm4, zmmword ptr [rdx + 128]
    vmovdqu64 zmm30, zmmword ptr [rdx + 192]
    vpbroadcastq zmm2, qword ptr [rsi + 64]
    vpmadd52luq zmm26, zmm2, zmm31
    vpmadd52luq zmm7, zmm2, zmm4
    vpmadd52luq zmm13, zmm2, zmm30
    vpbroadcastq zmm10, qword ptr [rsi + 120]
    vpmadd52huq zmm8, zmm10, zmm31
    vpmadd52huq zmm29, zmm10, zmm4
    vpbroadcastq zmm0, qword ptr [rsi + 128]
    vpmadd52luq zmm16, zmm0, zmm31
    vpmadd52luq zmm15, zmm0, zmm4
    vpbroadcastq zmm18, qword ptr [rsi + 184]
    vpmadd52huq zmm9, zmm18, zmm31
    vpbroadcastq zmm24, qword ptr [rsi + 192]
    vpmadd52luq zmm23, zmm24, zmm31
    vmovdqu64 zmm31, zmmword ptr [rdx + 8]
    vmovdqu64 zmm4, zmmword ptr [rdx + 72]
    vmovdqu64 zmm30, zmmword ptr [rdx + 136]
    vpbroadcastq zmm6, qword ptr [rsi + 112]
    vpmadd52huq zmm27, zmm6, zmm31
    vpmadd52huq zmm3, zmm6, zmm4
    vpmadd52huq zmm17, zmm6, zmm30
    vpbroadcastq zmm20, qword ptr [rsi + 120]
    vpmadd52luq zmm26, zmm20, zmm31
    vpmadd52luq zmm7, zmm20, zmm4
    vpmadd52luq zmm13, zmm20, zmm30
    vpbroadcastq zmm5, qword ptr [rsi + 176]
    vpmadd52huq zmm8, zmm5, zmm31
    vpmadd52huq zmm29, zmm5, zmm4
    vpbroadcastq zmm22, qword ptr [rsi + 184]
    vpmadd52luq zmm16, zmm22, zmm31
    vpmadd52luq zmm15, zmm22, zmm4
    vpbroadcastq zmm19, qword ptr [rsi + 240]
    vpmadd52huq zmm9, zmm19, zmm31
    vpbroadcastq zmm11, qword ptr [rsi + 248]
    vpmadd52luq zmm23, zmm11, zmm31
    vmovdqu64 zmm31, zmmword ptr [rdx + 16]
    vmovdqu64 zmm4, zmmword ptr [rdx + 80]
    vmovdqu64 zmm30, zmmword ptr [rdx + 144]
    vpbroadcastq zmm12, qword ptr [rsi + 104]
    vpmadd52huq zmm27, zmm12, zmm31
    vpmadd52huq zmm3, zmm12, zmm4
    vpmadd52huq zmm17, zmm12, zmm30
    vpbroadcastq zmm21, qword ptr [rsi + 112]
    vpmadd52luq zmm26, zmm21, zmm31
    vpmadd52luq zmm7, zmm21, zmm4
    vpmadd52luq zmm13, zmm21, zmm30
    vpbroadcastq zmm25, qword ptr [rsi + 168]
    vpmadd52huq zmm8, zmm25, zmm31
    vpmadd52huq zmm29, zmm25, zmm4
    vpbroadcastq zmm14, qword ptr [rsi + 176]
    vpmadd52luq zmm16, zmm14, zmm31
    vpmadd52luq zmm15, zmm14, zmm4
    vpbroadcastq zmm1, qword ptr [rsi + 232]
    vpmadd52huq zmm9, zmm1, zmm31
    vpbroadcastq zmm2, qword ptr [rsi + 240]
    vpmadd52luq zmm23, zmm2, zmm31
    vmovdqu64 zmm31, zmmword ptr [rdx + 24]
    vmovdqu64 zmm4, zmmword ptr [rdx + 88]
    vmovdqu64 zmm30, zmmword ptr [rdx + 152]
    vpbroadcastq zmm10, qword ptr [rsi + 96]
    vpmadd52huq zmm27, zmm10, zmm31
    vpmadd52huq zmm3, zmm10, zmm4
    vpmadd52huq zmm17, zmm10, zmm30
    vpbroadcastq zmm0, qword ptr [rsi + 104]
    vpmadd52luq zmm26, zmm0, zmm31
    vpmadd52luq zmm7, zmm0, zmm4
    vpmadd52luq zmm13, zmm0, zmm30
    vpbroadcastq zmm18, qword ptr [rsi + 160]
    vpmadd52huq zmm8, zmm18, zmm31
    vpmadd52huq zmm29, zmm18, zmm4
    vpbroadcastq zmm24, qword ptr [rsi + 168]
    vpmadd52luq zmm16, zmm24, zmm31
    vpmadd52luq zmm15, zmm24, zmm4
    vpbroadcastq zmm6, qword ptr [rsi + 224]
    vpmadd52huq zmm9, zmm6, zmm31
    vpbroadcastq zmm20, qword ptr [rsi + 232]
    vpmadd52luq zmm23, zmm20, zmm31
    vmovdqu64 zmm31, zmmword ptr [rdx + 32]
    vmovdqu64 zmm4, zmmword ptr [rdx + 96]
    vmovdqu64 zmm30, zmmword ptr [rdx + 160]
    vpbroadcastq zmm5, qword ptr [rsi + 88]
    vpmadd52huq zmm27, zmm5, zmm31
    vpmadd52huq zmm3, zmm5, zmm4
    vpmadd52huq zmm17, zmm5, zmm30
    vpbroadcastq zmm22, qword ptr [rsi + 96]
    vpmadd52luq zmm26, zmm22, zmm31
    vpmadd52luq zmm7, zmm22, zmm4
    vpmadd52luq zmm13, zmm22, zmm30
    vpbroadcastq zmm19, qword ptr [rsi + 152]
    vpmadd52huq zmm8, zmm19, zmm31
    vpmadd52huq zmm29, zmm19, zmm4
    vpbroadcastq zmm11, qword ptr [rsi + 160]
    vpmadd52luq zmm16, zmm11, zmm31
    vpmadd52luq zmm15, zmm11, zmm4
    vpbroadcastq zmm12, qword ptr [rsi + 216]
    vpmadd52huq zmm9, zmm12, zmm31
    vpbroadcastq zmm21, qword ptr [rsi + 224]
    vpmadd52luq zmm23, zmm21, zmm31
    vmovdqu64 zmm31, zmmword ptr [rdx + 40]
    vmovdqu64 zmm4, zmmword ptr [rdx + 104]
    vmovdqu64 zmm30, zmmword ptr [rdx + 168]
    vpbroadcastq zmm25, qword ptr [rsi + 80]
    vpmadd52huq zmm27, zmm25, zmm31
    vpmadd52huq zmm3, zmm25, zmm4
    vpmadd52huq zmm17, zmm25, zmm30
    vpbroadcastq zmm14, qword ptr [rsi + 88]
    vpmadd52luq zmm26, zmm14, zmm31
    vpmadd52luq zmm7, zmm14, zmm4
    vpmadd52luq zmm13, zmm14, zmm30
    vpbroadcastq zmm1, qword ptr [rsi + 144]
    vpmadd52huq zmm8, zmm1, zmm31
    vpmadd52huq zmm29, zmm1, zmm4
    vpbroadcastq zmm2, qword ptr [rsi + 152]
    vpmadd52luq zmm16, zmm2, zmm31
    vpmadd52luq zmm15, zmm2, zmm4
    vpbroadcastq zmm10, qword ptr [rsi + 208]
    vpmadd52huq zmm9, zmm10, zmm31
    vpbroadcastq zmm0, qword ptr [rsi + 216]
    vpmadd52luq zmm23, zmm0, zmm31
    vmovdqu64 zmm31, zmmword ptr [rdx + 48]
    vmovdqu64 zmm4, zmmword ptr [rdx + 112]
    vmovdqu64 zmm30, zmmword ptr [rdx + 176]
    vpbroadcastq zmm18, qword ptr [rsi + 72]
    vpmadd52huq zmm27, zmm18, zmm31
    vpmadd52huq zmm3, zmm18, zmm4
    vpmadd52huq zmm17, zmm18, zmm30
    vpbroadcastq zmm24, qword ptr [rsi + 80]
    vpmadd52luq zmm26, zmm24, zmm31
    vpmadd52luq zmm7, zmm24, zmm4
    vpmadd52luq zmm13, zmm24, zmm30
    vpbroadcastq zmm6, qword ptr [rsi + 136]
    vpmadd52huq zmm8, zmm6, zmm31
    vpmadd52huq zmm29, zmm6, zmm4
    vpbroadcastq zmm20, qword ptr [rsi + 144]
    vpmadd52luq zmm16, zmm20, zmm31
    vpmadd52luq zmm15, zmm20, zmm4
    vpbroadcastq zmm5, qword ptr [rsi + 200]
    vpmadd52huq zmm9, zmm5, zmm31
    vpbroadcastq zmm22, qword ptr [rsi + 208]
    vpmadd52luq zmm23, zmm22, zmm31
    vmovdqu64 zmm31, zmmword ptr [rdx + 56]
    vmovdqu64 zmm4, zmmword ptr [rdx + 120]
    vmovdqu64 zmm30, zmmword ptr [rdx + 184]
    vpbroadcastq zmm19, qword ptr [rsi + 64]
    vpmadd52huq zmm27, zmm19, zmm31
    vpmadd52huq zmm3, zmm19, zmm4
    vpmadd52huq zmm17, zmm19, zmm30
    vpbroadcastq zmm11, qword ptr [rsi + 72]
    vpmadd52luq zmm26, zmm11, zmm31
    vpmadd52luq zmm7, zmm11, zmm4
    vpmadd52luq zmm13, zmm11, zmm30
    vpbroadcastq zmm12, qword ptr [rsi + 128]
    vpmadd52huq zmm8, zmm12, zmm31
    vpmadd52huq zmm29, zmm12, zmm4
    vpbroadcastq zmm21, qword ptr [rsi + 136]
    vpmadd52luq zmm16, zmm21, zmm31
    vpmadd52luq zmm15, zmm21, zmm4
    vpbroadcastq zmm25, qword ptr [rsi + 192]
    vpmadd52huq zmm9, zmm25, zmm31
    vpbroadcastq zmm14, qword ptr [rsi + 200]
    vpmadd52luq zmm23, zmm14, zmm31
    vpaddq zmm26, zmm26, zmm27
    vpaddq zmm26, zmm26, zmm27
    vpaddq zmm7, zmm7, zmm16
    vpaddq zmm8, zmm8, zmm3
    vpaddq zmm7, zmm7, zmm8
    vpaddq zmm7, zmm7, zmm8
    vpaddq zmm13, zmm13, zmm15
    vpaddq zmm13, zmm13, zmm23
    vpaddq zmm29, zmm29, zmm9
    vpaddq zmm29, zmm29, zmm17
    vpaddq zmm13, zmm13, zmm29
    vpaddq zmm13, zmm13, zmm29
    vmovdqa64 zmmword ptr [rax + 1088], zmm26
    vmovdqa64 zmmword ptr [rax + 1152], zmm7
    vmovdqa64 zmmword ptr [rax + 1216], zmm13
    /* z, columns 0 to 63 */
    vmovdqa64 zmm31, zmmword ptr [rax + 1088]
    vmovdqa64 zmm4, zmmword ptr [rax + 1152]
    vmovdqa64 zmm30, zmmword ptr [rax + 1216]
    vmovdqa64 zmm2, zmmword ptr [rax + 1280]
    vmovdqa64 zmm10, zmmword ptr [rax + 1344]
    vmovdqa64 zmm0, zmmword ptr [rax + 1408]
    vmovdqa64 zmm18, zmmword ptr [rax + 1472]
    vmovdqa64 zmm24, zmmword ptr [rax + 1536]
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm14, zmm14, zmm14
    vmovdqu64 zmm1, zmmword ptr [rcx + 704]
    vmovdqu64 zmm27, zmmword ptr [rcx + 768]
    vmovdqu64 zmm16, zmmword ptr [rcx + 832]
    vmovdqu64 zmm3, zmmword ptr [rcx + 896]
    vmovdqu64 zmm8, zmmword ptr [rcx + 960]
    vmovdqu64 zmm15, zmmword ptr [rcx + 1024]
    vmovdqu64 zmm23, zmmword ptr [rcx + 1088]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1152]
    vpbroadcastq zmm17, qword ptr [rax + 584]
    vpmadd52luq zmm31, zmm17, zmm1
    vpmadd52luq zmm4, zmm17, zmm27
    vpmadd52luq zmm30, zmm17, zmm16
    vpmadd52luq zmm2, zmm17, zmm3
    vpmadd52luq zmm10, zmm17, zmm8
    vpmadd52luq zmm0, zmm17, zmm15
    vpmadd52luq zmm18, zmm17, zmm23
    vpmadd52luq zmm24, zmm17, zmm9
    vpbroadcastq zmm29, qword ptr [rax + 640]
    vpmadd52huq zmm20, zmm29, zmm1
    vpmadd52huq zmm5, zmm29, zmm27
    vpmadd52huq zmm22, zmm29, zmm16
    vpmadd52huq zmm19, zmm29, zmm3
    vpmadd52huq zmm11, zmm29, zmm8
    vpmadd52huq zmm12, zmm29, zmm15
    vpmadd52huq zmm21, zmm29, zmm23
    vpbroadcastq zmm26, qword ptr [rax + 648]
    vpmadd52luq zmm4, zmm26, zmm1
    vpmadd52luq zmm30, zmm26, zmm27
    vpmadd52luq zmm2, zmm26, zmm16
    vpmadd52luq zmm10, zmm26, zmm3
    vpmadd52luq zmm0, zmm26, zmm8
    vpmadd52luq zmm18, zmm26, zmm15
    vpmadd52luq zmm25, zmm26, zmm23
    vpbroadcastq zmm7, qword ptr [rax + 704]
    vpmadd52huq zmm5, zmm7, zmm1
    vpmadd52huq zmm22, zmm7, zmm27
    vpmadd52huq zmm19, zmm7, zmm16
    vpmadd52huq zmm11, zmm7, zmm3
    vpmadd52huq zmm12, zmm7, zmm8
    vpmadd52huq zmm14, zmm7, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 712]
    vpmadd52luq zmm30, zmm13, zmm1
    vpmadd52luq zmm2, zmm13, zmm27
    vpmadd52luq zmm10, zmm13, zmm16
    vpmadd52luq zmm0, zmm13, zmm3
    vpmadd52luq zmm18, zmm13, zmm8
    vpmadd52luq zmm24, zmm13, zmm15
    vpbroadcastq zmm17, qword ptr [rax + 768]
    vpmadd52huq zmm22, zmm17, zmm1
    vpmadd52huq zmm19, zmm17, zmm27
    vpmadd52huq zmm11, zmm17, zmm16
    vpmadd52huq zmm12, zmm17, zmm3
    vpmadd52huq zmm21, zmm17, zmm8
    vpbroadcastq zmm29, qword ptr [rax + 776]
    vpmadd52luq zmm2, zmm29, zmm1
    vpmadd52luq zmm10, zmm29, zmm27
    vpmadd52luq zmm0, zmm29, zmm16
    vpmadd52luq zmm18, zmm29, zmm3
    vpmadd52luq zmm25, zmm29, zmm8
    vpbroadcastq zmm26, qword ptr [rax + 832]
    vpmadd52huq zmm19, zmm26, zmm1
    vpmadd52huq zmm11, zmm26, zmm27
    vpmadd52huq zmm12, zmm26, zmm16
    vpmadd52huq zmm14, zmm26, zmm3
    vpbroadcastq zmm7, qword ptr [rax + 840]
    vpmadd52luq zmm10, zmm7, zmm1
    vpmadd52luq zmm0, zmm7, zmm27
    vpmadd52luq zmm18, zmm7, zmm16
    vpmadd52luq zmm24, zmm7, zmm3
    vpbroadcastq zmm13, qword ptr [rax + 896]
    vpmadd52huq zmm11, zmm13, zmm1
    vpmadd52huq zmm12, zmm13, zmm27
    vpmadd52huq zmm21, zmm13, zmm16
    vpbroadcastq zmm17, qword ptr [rax + 904]
    vpmadd52luq zmm0, zmm17, zmm1
    vpmadd52luq zmm18, zmm17, zmm27
    vpmadd52luq zmm25, zmm17, zmm16
    vpbroadcastq zmm29, qword ptr [rax + 960]
    vpmadd52huq zmm12, zmm29, zmm1
    vpmadd52huq zmm14, zmm29, zmm27
    vpbroadcastq zmm26, qword ptr [rax + 968]
    vpmadd52luq zmm18, zmm26, zmm1
    vpmadd52luq zmm24, zmm26, zmm27
    vpbroadcastq zmm7, qword ptr [rax + 1024]
    vpmadd52huq zmm21, zmm7, zmm1
    vpbroadcastq zmm13, qword ptr [rax + 1032]
    vpmadd52luq zmm25, zmm13, zmm1
    vmovdqu64 zmm1, zmmword ptr [rcx + 648]
    vmovdqu64 zmm27, zmmword ptr [rcx + 712]
    vmovdqu64 zmm16, zmmword ptr [rcx + 776]
    vmovdqu64 zmm3, zmmword ptr [rcx + 840]
    vmovdqu64 zmm8, zmmword ptr [rcx + 904]
    vmovdqu64 zmm15, zmmword ptr [rcx + 968]
    vmovdqu64 zmm23, zmmword ptr [rcx + 1032]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1096]
    vpbroadcastq zmm17, qword ptr [rax + 632]
    vpmadd52huq zmm6, zmm17, zmm1
    vpmadd52huq zmm20, zmm17, zmm27
    vpmadd52huq zmm5, zmm17, zmm16
    vpmadd52huq zmm22, zmm17, zmm3
    vpmadd52huq zmm19, zmm17, zmm8
    vpmadd52huq zmm11, zmm17, zmm15
    vpmadd52huq zmm12, zmm17, zmm23
    vpmadd52huq zmm14, zmm17, zmm9
    vpbroadcastq zmm29, qword ptr [rax + 640]
    vpmadd52luq zmm31, zmm29, zmm1
    vpmadd52luq zmm4, zmm29, zmm27
    vpmadd52luq zmm30, zmm29, zmm16
    vpmadd52luq zmm2, zmm29, zmm3
    vpmadd52luq zmm10, zmm29, zmm8
    vpmadd52luq zmm0, zmm29, zmm15
    vpmadd52luq zmm18, zmm29, zmm23
    vpmadd52luq zmm24, zmm29, zmm9
    vpbroadcastq zmm26, qword ptr [rax + 696]
    vpmadd52huq zmm20, zmm26, zmm1
    vpmadd52huq zmm5, zmm26, zmm27
    vpmadd52huq zmm22, zmm26, zmm16
    vpmadd52huq zmm19, zmm26, zmm3
    vpmadd52huq zmm11, zmm26, zmm8
    vpmadd52huq zmm12, zmm26, zmm15
    vpmadd52huq zmm21, zmm26, zmm23
    vpbroadcastq zmm7, qword ptr [rax + 704]
    vpmadd52luq zmm4, zmm7, zmm1
    vpmadd52luq zmm30, zmm7, zmm27
    vpmadd52luq zmm2, zmm7, zmm16
    vpmadd52luq zmm10, zmm7, zmm3
    vpmadd52luq zmm0, zmm7, zmm8
    vpmadd52luq zmm18, zmm7, zmm15
    vpmadd52luq zmm25, zmm7, zmm23
    vpbroadcastq zmm13, qword ptr [rax + 760]
    vpmadd52huq zmm5, zmm13, zmm1
    vpmadd52huq zmm22, zmm13, zmm27
    vpmadd52huq zmm19, zmm13, zmm16
    vpmadd52huq zmm11, zmm13, zmm3
    vpmadd52huq zmm12, zmm13, zmm8
    vpmadd52huq zmm14, zmm13, zmm15
    vpbroadcastq zmm17, qword ptr [rax + 768]
    vpmadd52luq zmm30, zmm17, zmm1
    vpmadd52luq zmm2, zmm17, zmm27
    vpmadd52luq zmm10, zmm17, zmm16
    vpmadd52luq zmm0, zmm17, zmm3
    vpmadd52luq zmm18, zmm17, zmm8
    vpmadd52luq zmm24, zmm17, zmm15
    vpbroadcastq zmm29, qword ptr [rax + 824]
    vpmadd52huq zmm22, zmm29, zmm1
    vpmadd52huq zmm19, zmm29, zmm27
    vpmadd52huq zmm11, zmm29, zmm16
    vpmadd52huq zmm12, zmm29, zmm3
    vpmadd52huq zmm21, zmm29, zmm8
    vpbroadcastq zmm26, qword ptr [rax + 832]
    vpmadd52luq zmm2, zmm26, zmm1
    vpmadd52luq zmm10, zmm26, zmm27
    vpmadd52luq zmm0, zmm26, zmm16
    vpmadd52luq zmm18, zmm26, zmm3
    vpmadd52luq zmm25, zmm26, zmm8
    vpbroadcastq zmm7, qword ptr [rax + 888]
    vpmadd52huq zmm19, zmm7, zmm1
    vpmadd52huq zmm11, zmm7, zmm27
    vpmadd52huq zmm12, zmm7, zmm16
    vpmadd52huq zmm14, zmm7, zmm3
    vpbroadcastq zmm13, qword ptr [rax + 896]
    vpmadd52luq zmm10, zmm13, zmm1
    vpmadd52luq zmm0, zmm13, zmm27
    vpmadd52luq zmm18, zmm13, zmm16
    vpmadd52luq zmm24, zmm13, zmm3
    vpbroadcastq zmm17, qword ptr [rax + 952]
    vpmadd52huq zmm11, zmm17, zmm1
    vpmadd52huq zmm12, zmm17, zmm27
    vpmadd52huq zmm21, zmm17, zmm16
    vpbroadcastq zmm29, qword ptr [rax + 960]
    vpmadd52luq zmm0, zmm29, zmm1
    vpmadd52luq zmm18, zmm29, zmm27
    vpmadd52luq zmm25, zmm29, zmm16
    vpbroadcastq zmm26, qword ptr [rax + 1016]
    vpmadd52huq zmm12, zmm26, zmm1
    vpmadd52huq zmm14, zmm26, zmm27
    vpbroadcastq zmm7, qword ptr [rax + 1024]
    vpmadd52luq zmm18, zmm7, zmm1
    vpmadd52luq zmm24, zmm7, zmm27
    vmovdqu64 zmm1, zmmword ptr [rcx + 656]
    vmovdqu64 zmm27, zmmword ptr [rcx + 720]
    vmovdqu64 zmm16, zmmword ptr [rcx + 784]
    vmovdqu64 zmm3, zmmword ptr [rcx + 848]
    vmovdqu64 zmm8, zmmword ptr [rcx + 912]
    vmovdqu64 zmm15, zmmword ptr [rcx + 976]
    vmovdqu64 zmm23, zmmword ptr [rcx + 1040]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1104]
    vpbroadcastq zmm13, qword ptr [rax + 624]
    vpmadd52huq zmm6, zmm13, zmm1
    vpmadd52huq zmm20, zmm13, zmm27
    vpmadd52huq zmm5, zmm13, zmm16
    vpmadd52huq zmm22, zmm13, zmm3
    vpmadd52huq zmm19, zmm13, zmm8
    vpmadd52huq zmm11, zmm13, zmm15
    vpmadd52huq zmm12, zmm13, zmm23
    vpmadd52huq zmm21, zmm13, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 632]
    vpmadd52luq zmm31, zmm17, zmm1
    vpmadd52luq zmm4, zmm17, zmm27
    vpmadd52luq zmm30, zmm17, zmm16
    vpmadd52luq zmm2, zmm17, zmm3
    vpmadd52luq zmm10, zmm17, zmm8
    vpmadd52luq zmm0, zmm17, zmm15
    vpmadd52luq zmm18, zmm17, zmm23
    vpmadd52luq zmm25, zmm17, zmm9
    vpbroadcastq zmm29, qword ptr [rax + 688]
    vpmadd52huq zmm20, zmm29, zmm1
    vpmadd52huq zmm5, zmm29, zmm27
    vpmadd52huq zmm22, zmm29, zmm16
    vpmadd52huq zmm19, zmm29, zmm3
    vpmadd52huq zmm11, zmm29, zmm8
    vpmadd52huq zmm12, zmm29, zmm15
    vpmadd52huq zmm14, zmm29, zmm23
    vpbroadcastq zmm26, qword ptr [rax + 696]
    vpmadd52luq zmm4, zmm26, zmm1
    vpmadd52luq zmm30, zmm26, zmm27
    vpmadd52luq zmm2, zmm26, zmm16
    vpmadd52luq zmm10, zmm26, zmm3
    vpmadd52luq zmm0, zmm26, zmm8
    vpmadd52luq zmm18, zmm26, zmm15
    vpmadd52luq zmm24, zmm26, zmm23
    vpbroadcastq zmm7, qword ptr [rax + 752]
    vpmadd52huq zmm5, zmm7, zmm1
    vpmadd52huq zmm22, zmm7, zmm27
    vpmadd52huq zmm19, zmm7, zmm16
    vpmadd52huq zmm11, zmm7, zmm3
    vpmadd52huq zmm12, zmm7, zmm8
    vpmadd52huq zmm21, zmm7, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 760]
    vpmadd52luq zmm30, zmm13, zmm1
    vpmadd52luq zmm2, zmm13, zmm27
    vpmadd52luq zmm10, zmm13, zmm16
    vpmadd52luq zmm0, zmm13, zmm3
    vpmadd52luq zmm18, zmm13, zmm8
    vpmadd52luq zmm25, zmm13, zmm15
    vpbroadcastq zmm17, qword ptr [rax + 816]
    vpmadd52huq zmm22, zmm17, zmm1
    vpmadd52huq zmm19, zmm17, zmm27
    vpmadd52huq zmm11, zmm17, zmm16
    vpmadd52huq zmm12, zmm17, zmm3
    vpmadd52huq zmm14, zmm17, zmm8
    vpbroadcastq zmm29, qword ptr [rax + 824]
    vpmadd52luq zmm2, zmm29, zmm1
    vpmadd52luq zmm10, zmm29, zmm27
    vpmadd52luq zmm0, zmm29, zmm16
    vpmadd52luq zmm18, zmm29, zmm3
    vpmadd52luq zmm24, zmm29, zmm8
    vpbroadcastq zmm26, qword ptr [rax + 880]
    vpmadd52huq zmm19, zmm26, zmm1
    vpmadd52huq zmm11, zmm26, zmm27
    vpmadd52huq zmm12, zmm26, zmm16
    vpmadd52huq zmm21, zmm26, zmm3
    vpbroadcastq zmm7, qword ptr [rax + 888]
    vpmadd52luq zmm10, zmm7, zmm1
    vpmadd52luq zmm0, zmm7, zmm27
    vpmadd52luq zmm18, zmm7, zmm16
    vpmadd52luq zmm25, zmm7, zmm3
    vpbroadcastq zmm13, qword ptr [rax + 944]
    vpmadd52huq zmm11, zmm13, zmm1
    vpmadd52huq zmm12, zmm13, zmm27
    vpmadd52huq zmm14, zmm13, zmm16
    vpbroadcastq zmm17, qword ptr [rax + 952]
    vpmadd52luq zmm0, zmm17, zmm1
    vpmadd52luq zmm18, zmm17, zmm27
    vpmadd52luq zmm24, zmm17, zmm16
    vpbroadcastq zmm29, qword ptr [rax + 1008]
    vpmadd52huq zmm12, zmm29, zmm1
    vpmadd52huq zmm21, zmm29, zmm27
    vpbroadcastq zmm26, qword ptr [rax + 1016]
    vpmadd52luq zmm18, zmm26, zmm1
    vpmadd52luq zmm25, zmm26, zmm27
    vmovdqu64 zmm1, zmmword ptr [rcx + 664]
    vmovdqu64 zmm27, zmmword ptr [rcx + 728]
    vmovdqu64 zmm16, zmmword ptr [rcx + 792]
    vmovdqu64 zmm3, zmmword ptr [rcx + 856]
    vmovdqu64 zmm8, zmmword ptr [rcx + 920]
    vmovdqu64 zmm15, zmmword ptr [rcx + 984]
    vmovdqu64 zmm23, zmmword ptr [rcx + 1048]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1112]
    vpbroadcastq zmm7, qword ptr [rax + 616]
    vpmadd52huq zmm6, zmm7, zmm1
    vpmadd52huq zmm20, zmm7, zmm27
    vpmadd52huq zmm5, zmm7, zmm16
    vpmadd52huq zmm22, zmm7, zmm3
    vpmadd52huq zmm19, zmm7, zmm8
    vpmadd52huq zmm11, zmm7, zmm15
    vpmadd52huq zmm12, zmm7, zmm23
    vpmadd52huq zmm14, zmm7, zmm9
    vpbroadcastq zmm13, qword ptr [rax + 624]
    vpmadd52luq zmm31, zmm13, zmm1
    vpmadd52luq zmm4, zmm13, zmm27
    vpmadd52luq zmm30, zmm13, zmm16
    vpmadd52luq zmm2, zmm13, zmm3
    vpmadd52luq zmm10, zmm13, zmm8
    vpmadd52luq zmm0, zmm13, zmm15
    vpmadd52luq zmm18, zmm13, zmm23
    vpmadd52luq zmm24, zmm13, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 680]
    vpmadd52huq zmm20, zmm17, zmm1
    vpmadd52huq zmm5, zmm17, zmm27
    vpmadd52huq zmm22, zmm17, zmm16
    vpmadd52huq zmm19, zmm17, zmm3
    vpmadd52huq zmm11, zmm17, zmm8
    vpmadd52huq zmm12, zmm17, zmm15
    vpmadd52huq zmm21, zmm17, zmm23
    vpbroadcastq zmm29, qword ptr [rax + 688]
    vpmadd52luq zmm4, zmm29, zmm1
    vpmadd52luq zmm30, zmm29, zmm27
    vpmadd52luq zmm2, zmm29, zmm16
    vpmadd52luq zmm10, zmm29, zmm3
    vpmadd52luq zmm0, zmm29, zmm8
    vpmadd52luq zmm18, zmm29, zmm15
    vpmadd52luq zmm25, zmm29, zmm23
    vpbroadcastq zmm26, qword ptr [rax + 744]
    vpmadd52huq zmm5, zmm26, zmm1
    vpmadd52huq zmm22, zmm26, zmm27
    vpmadd52huq zmm19, zmm26, zmm16
    vpmadd52huq zmm11, zmm26, zmm3
    vpmadd52huq zmm12, zmm26, zmm8
    vpmadd52huq zmm14, zmm26, zmm15
    vpbroadcastq zmm7, qword ptr [rax + 752]
    vpmadd52luq zmm30, zmm7, zmm1
    vpmadd52luq zmm2, zmm7, zmm27
    vpmadd52luq zmm10, zmm7, zmm16
    vpmadd52luq zmm0, zmm7, zmm3
    vpmadd52luq zmm18, zmm7, zmm8
    vpmadd52luq zmm24, zmm7, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 808]
    vpmadd52huq zmm22, zmm13, zmm1
    vpmadd52huq zmm19, zmm13, zmm27
    vpmadd52huq zmm11, zmm13, zmm16
    vpmadd52huq zmm12, zmm13, zmm3
    vpmadd52huq zmm21, zmm13, zmm8
    vpbroadcastq zmm17, qword ptr [rax + 816]
    vpmadd52luq zmm2, zmm17, zmm1
    vpmadd52luq zmm10, zmm17, zmm27
    vpmadd52luq zmm0, zmm17, zmm16
    vpmadd52luq zmm18, zmm17, zmm3
    vpmadd52luq zmm25, zmm17, zmm8
    vpbroadcastq zmm29, qword ptr [rax + 872]
    vpmadd52huq zmm19, zmm29, zmm1
    vpmadd52huq zmm11, zmm29, zmm27
    vpmadd52huq zmm12, zmm29, zmm16
    vpmadd52huq zmm14, zmm29, zmm3
    vpbroadcastq zmm26, qword ptr [rax + 880]
    vpmadd52luq zmm10, zmm26, zmm1
    vpmadd52luq zmm0, zmm26, zmm27
    vpmadd52luq zmm18, zmm26, zmm16
    vpmadd52luq zmm24, zmm26, zmm3
    vpbroadcastq zmm7, qword ptr [rax + 936]
    vpmadd52huq zmm11, zmm7, zmm1
    vpmadd52huq zmm12, zmm7, zmm27
    vpmadd52huq zmm21, zmm7, zmm16
    vpbroadcastq zmm13, qword ptr [rax + 944]
    vpmadd52luq zmm0, zmm13, zmm1
    vpmadd52luq zmm18, zmm13, zmm27
    vpmadd52luq zmm25, zmm13, zmm16
    vpbroadcastq zmm17, qword ptr [rax + 1000]
    vpmadd52huq zmm12, zmm17, zmm1
    vpmadd52huq zmm14, zmm17, zmm27
    vpbroadcastq zmm29, qword ptr [rax + 1008]
    vpmadd52luq zmm18, zmm29, zmm1
    vpmadd52luq zmm24, zmm29, zmm27
    vpbroadcastq zmm26, qword ptr [rax + 1064]
    vpmadd52huq zmm21, zmm26, zmm1
    vmovdqu64 zmm1, zmmword ptr [rcx + 672]
    vmovdqu64 zmm27, zmmword ptr [rcx + 736]
    vmovdqu64 zmm16, zmmword ptr [rcx + 800]
    vmovdqu64 zmm3, zmmword ptr [rcx + 864]
    vmovdqu64 zmm8, zmmword ptr [rcx + 928]
    vmovdqu64 zmm15, zmmword ptr [rcx + 992]
    vmovdqu64 zmm23, zmmword ptr [rcx + 1056]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1120]
    vpbroadcastq zmm7, qword ptr [rax + 608]
    vpmadd52huq zmm6, zmm7, zmm1
    vpmadd52huq zmm20, zmm7, zmm27
    vpmadd52huq zmm5, zmm7, zmm16
    vpmadd52huq zmm22, zmm7, zmm3
    vpmadd52huq zmm19, zmm7, zmm8
    vpmadd52huq zmm11, zmm7, zmm15
    vpmadd52huq zmm12, zmm7, zmm23
    vpmadd52huq zmm14, zmm7, zmm9
    vpbroadcastq zmm13, qword ptr [rax + 616]
    vpmadd52luq zmm31, zmm13, zmm1
    vpmadd52luq zmm4, zmm13, zmm27
    vpmadd52luq zmm30, zmm13, zmm16
    vpmadd52luq zmm2, zmm13, zmm3
    vpmadd52luq zmm10, zmm13, zmm8
    vpmadd52luq zmm0, zmm13, zmm15
    vpmadd52luq zmm18, zmm13, zmm23
    vpmadd52luq zmm25, zmm13, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 672]
    vpmadd52huq zmm20, zmm17, zmm1
    vpmadd52huq zmm5, zmm17, zmm27
    vpmadd52huq zmm22, zmm17, zmm16
    vpmadd52huq zmm19, zmm17, zmm3
    vpmadd52huq zmm11, zmm17, zmm8
    vpmadd52huq zmm12, zmm17, zmm15
    vpmadd52huq zmm21, zmm17, zmm23
    vpbroadcastq zmm29, qword ptr [rax + 680]
    vpmadd52luq zmm4, zmm29, zmm1
    vpmadd52luq zmm30, zmm29, zmm27
    vpmadd52luq zmm2, zmm29, zmm16
    vpmadd52luq zmm10, zmm29, zmm3
    vpmadd52luq zmm0, zmm29, zmm8
    vpmadd52luq zmm18, zmm29, zmm15
    vpmadd52luq zmm24, zmm29, zmm23
    vpbroadcastq zmm26, qword ptr [rax + 736]
    vpmadd52huq zmm5, zmm26, zmm1
    vpmadd52huq zmm22, zmm26, zmm27
    vpmadd52huq zmm19, zmm26, zmm16
    vpmadd52huq zmm11, zmm26, zmm3
    vpmadd52huq zmm12, zmm26, zmm8
    vpmadd52huq zmm14, zmm26, zmm15
    vpbroadcastq zmm7, qword ptr [rax + 744]
    vpmadd52luq zmm30, zmm7, zmm1
    vpmadd52luq zmm2, zmm7, zmm27
    vpmadd52luq zmm10, zmm7, zmm16
    vpmadd52luq zmm0, zmm7, zmm3
    vpmadd52luq zmm18, zmm7, zmm8
    vpmadd52luq zmm25, zmm7, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 800]
    vpmadd52huq zmm22, zmm13, zmm1
    vpmadd52huq zmm19, zmm13, zmm27
    vpmadd52huq zmm11, zmm13, zmm16
    vpmadd52huq zmm12, zmm13, zmm3
    vpmadd52huq zmm21, zmm13, zmm8
    vpbroadcastq zmm17, qword ptr [rax + 808]
    vpmadd52luq zmm2, zmm17, zmm1
    vpmadd52luq zmm10, zmm17, zmm27
    vpmadd52luq zmm0, zmm17, zmm16
    vpmadd52luq zmm18, zmm17, zmm3
    vpmadd52luq zmm24, zmm17, zmm8
    vpbroadcastq zmm29, qword ptr [rax + 864]
    vpmadd52huq zmm19, zmm29, zmm1
    vpmadd52huq zmm11, zmm29, zmm27
    vpmadd52huq zmm12, zmm29, zmm16
    vpmadd52huq zmm14, zmm29, zmm3
    vpbroadcastq zmm26, qword ptr [rax + 872]
    vpmadd52luq zmm10, zmm26, zmm1
    vpmadd52luq zmm0, zmm26, zmm27
    vpmadd52luq zmm18, zmm26, zmm16
    vpmadd52luq zmm25, zmm26, zmm3
    vpbroadcastq zmm7, qword ptr [rax + 928]
    vpmadd52huq zmm11, zmm7, zmm1
    vpmadd52huq zmm12, zmm7, zmm27
    vpmadd52huq zmm21, zmm7, zmm16
    vpbroadcastq zmm13, qword ptr [rax + 936]
    vpmadd52luq zmm0, zmm13, zmm1
    vpmadd52luq zmm18, zmm13, zmm27
    vpmadd52luq zmm24, zmm13, zmm16
    vpbroadcastq zmm17, qword ptr [rax + 992]
    vpmadd52huq zmm12, zmm17, zmm1
    vpmadd52huq zmm14, zmm17, zmm27
    vpbroadcastq zmm29, qword ptr [rax + 1000]
    vpmadd52luq zmm18, zmm29, zmm1
    vpmadd52luq zmm25, zmm29, zmm27
    vpbroadcastq zmm26, qword ptr [rax + 1056]
    vpmadd52huq zmm21, zmm26, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 1064]
    vpmadd52luq zmm24, zmm7, zmm1
    vmovdqu64 zmm1, zmmword ptr [rcx + 680]
    vmovdqu64 zmm27, zmmword ptr [rcx + 744]
    vmovdqu64 zmm16, zmmword ptr [rcx + 808]
    vmovdqu64 zmm3, zmmword ptr [rcx + 872]
    vmovdqu64 zmm8, zmmword ptr [rcx + 936]
    vmovdqu64 zmm15, zmmword ptr [rcx + 1000]
    vmovdqu64 zmm23, zmmword ptr [rcx + 1064]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1128]
    vpbroadcastq zmm13, qword ptr [rax + 600]
    vpmadd52huq zmm6, zmm13, zmm1
    vpmadd52huq zmm20, zmm13, zmm27
    vpmadd52huq zmm5, zmm13, zmm16
    vpmadd52huq zmm22, zmm13, zmm3
    vpmadd52huq zmm19, zmm13, zmm8
    vpmadd52huq zmm11, zmm13, zmm15
    vpmadd52huq zmm12, zmm13, zmm23
    vpmadd52huq zmm14, zmm13, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 608]
    vpmadd52luq zmm31, zmm17, zmm1
    vpmadd52luq zmm4, zmm17, zmm27
    vpmadd52luq zmm30, zmm17, zmm16
    vpmadd52luq zmm2, zmm17, zmm3
    vpmadd52luq zmm10, zmm17, zmm8
    vpmadd52luq zmm0, zmm17, zmm15
    vpmadd52luq zmm18, zmm17, zmm23
    vpmadd52luq zmm25, zmm17, zmm9
    vpbroadcastq zmm29, qword ptr [rax + 664]
    vpmadd52huq zmm20, zmm29, zmm1
    vpmadd52huq zmm5, zmm29, zmm27
    vpmadd52huq zmm22, zmm29, zmm16
    vpmadd52huq zmm19, zmm29, zmm3
    vpmadd52huq zmm11, zmm29, zmm8
    vpmadd52huq zmm12, zmm29, zmm15
    vpmadd52huq zmm21, zmm29, zmm23
    vpbroadcastq zmm26, qword ptr [rax + 672]
    vpmadd52luq zmm4, zmm26, zmm1
    vpmadd52luq zmm30, zmm26, zmm27
    vpmadd52luq zmm2, zmm26, zmm16
    vpmadd52luq zmm10, zmm26, zmm3
    vpmadd52luq zmm0, zmm26, zmm8
    vpmadd52luq zmm18, zmm26, zmm15
    vpmadd52luq zmm24, zmm26, zmm23
    vpbroadcastq zmm7, qword ptr [rax + 728]
    vpmadd52huq zmm5, zmm7, zmm1
    vpmadd52huq zmm22, zmm7, zmm27
    vpmadd52huq zmm19, zmm7, zmm16
    vpmadd52huq zmm11, zmm7, zmm3
    vpmadd52huq zmm12, zmm7, zmm8
    vpmadd52huq zmm14, zmm7, zmm15
    vpbroadcastq zmm13, qword ptr [rax + 736]
    vpmadd52luq zmm30, zmm13, zmm1
    vpmadd52luq zmm2, zmm13, zmm27
    vpmadd52luq zmm10, zmm13, zmm16
    vpmadd52luq zmm0, zmm13, zmm3
    vpmadd52luq zmm18, zmm13, zmm8
    vpmadd52luq zmm25, zmm13, zmm15
    vpbroadcastq zmm17, qword ptr [rax + 792]
    vpmadd52huq zmm22, zmm17, zmm1
    vpmadd52huq zmm19, zmm17, zmm27
    vpmadd52huq zmm11, zmm17, zmm16
    vpmadd52huq zmm12, zmm17, zmm3
    vpmadd52huq zmm21, zmm17, zmm8
    vpbroadcastq zmm29, qword ptr [rax + 800]
    vpmadd52luq zmm2, zmm29, zmm1
    vpmadd52luq zmm10, zmm29, zmm27
    vpmadd52luq zmm0, zmm29, zmm16
    vpmadd52luq zmm18, zmm29, zmm3
    vpmadd52luq zmm24, zmm29, zmm8
    vpbroadcastq zmm26, qword ptr [rax + 856]
    vpmadd52huq zmm19, zmm26, zmm1
    vpmadd52huq zmm11, zmm26, zmm27
    vpmadd52huq zmm12, zmm26, zmm16
    vpmadd52huq zmm14, zmm26, zmm3
    vpbroadcastq zmm7, qword ptr [rax + 864]
    vpmadd52luq zmm10, zmm7, zmm1
    vpmadd52luq zmm0, zmm7, zmm27
    vpmadd52luq zmm18, zmm7, zmm16
    vpmadd52luq zmm25, zmm7, zmm3
    vpbroadcastq zmm13, qword ptr [rax + 920]
    vpmadd52huq zmm11, zmm13, zmm1
    vpmadd52huq zmm12, zmm13, zmm27
    vpmadd52huq zmm21, zmm13, zmm16
    vpbroadcastq zmm17, qword ptr [rax + 928]
    vpmadd52luq zmm0, zmm17, zmm1
    vpmadd52luq zmm18, zmm17, zmm27
    vpmadd52luq zmm24, zmm17, zmm16
    vpbroadcastq zmm29, qword ptr [rax + 984]
    vpmadd52huq zmm12, zmm29, zmm1
    vpmadd52huq zmm14, zmm29, zmm27
    vpbroadcastq zmm26, qword ptr [rax + 992]
    vpmadd52luq zmm18, zmm26, zmm1
    vpmadd52luq zmm25, zmm26, zmm27
    vpbroadcastq zmm7, qword ptr [rax + 1048]
    vpmadd52huq zmm21, zmm7, zmm1
    vpbroadcastq zmm13, qword ptr [rax + 1056]
    vpmadd52luq zmm24, zmm13, zmm1
    vmovdqu64 zmm1, zmmword ptr [rcx + 688]
    vmovdqu64 zmm27, zmmword ptr [rcx + 752]
    vmovdqu64 zmm16, zmmword ptr [rcx + 816]
    vmovdqu64 zmm3, zmmword ptr [rcx + 880]
    vmovdqu64 zmm8, zmmword ptr [rcx + 944]
    vmovdqu64 zmm15, zmmword ptr [rcx + 1008]
    vmovdqu64 zmm23, zmmword ptr [rcx + 1072]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1136]
    vpbroadcastq zmm17, qword ptr [rax + 592]
    vpmadd52huq zmm6, zmm17, zmm1
    vpmadd52huq zmm20, zmm17, zmm27
    vpmadd52huq zmm5, zmm17, zmm16
    vpmadd52huq zmm22, zmm17, zmm3
    vpmadd52huq zmm19, zmm17, zmm8
    vpmadd52huq zmm11, zmm17, zmm15
    vpmadd52huq zmm12, zmm17, zmm23
    vpmadd52huq zmm14, zmm17, zmm9
    vpbroadcastq zmm29, qword ptr [rax + 600]
    vpmadd52luq zmm31, zmm29, zmm1
    vpmadd52luq zmm4, zmm29, zmm27
    vpmadd52luq zmm30, zmm29, zmm16
    vpmadd52luq zmm2, zmm29, zmm3
    vpmadd52luq zmm10, zmm29, zmm8
    vpmadd52luq zmm0, zmm29, zmm15
    vpmadd52luq zmm18, zmm29, zmm23
    vpmadd52luq zmm25, zmm29, zmm9
    vpbroadcastq zmm26, qword ptr [rax + 656]
    vpmadd52huq zmm20, zmm26, zmm1
    vpmadd52huq zmm5, zmm26, zmm27
    vpmadd52huq zmm22, zmm26, zmm16
    vpmadd52huq zmm19, zmm26, zmm3
    vpmadd52huq zmm11, zmm26, zmm8
    vpmadd52huq zmm12, zmm26, zmm15
    vpmadd52huq zmm21, zmm26, zmm23
    vpbroadcastq zmm7, qword ptr [rax + 664]
    vpmadd52luq zmm4, zmm7, zmm1
    vpmadd52luq zmm30, zmm7, zmm27
    vpmadd52luq zmm2, zmm7, zmm16
    vpmadd52luq zmm10, zmm7, zmm3
    vpmadd52luq zmm0, zmm7, zmm8
    vpmadd52luq zmm18, zmm7, zmm15
    vpmadd52luq zmm24, zmm7, zmm23
    vpbroadcastq zmm13, qword ptr [rax + 720]
    vpmadd52huq zmm5, zmm13, zmm1
    vpmadd52huq zmm22, zmm13, zmm27
    vpmadd52huq zmm19, zmm13, zmm16
    vpmadd52huq zmm11, zmm13, zmm3
    vpmadd52huq zmm12, zmm13, zmm8
    vpmadd52huq zmm14, zmm13, zmm15
    vpbroadcastq zmm17, qword ptr [rax + 728]
    vpmadd52luq zmm30, zmm17, zmm1
    vpmadd52luq zmm2, zmm17, zmm27
    vpmadd52luq zmm10, zmm17, zmm16
    vpmadd52luq zmm0, zmm17, zmm3
    vpmadd52luq zmm18, zmm17, zmm8
    vpmadd52luq zmm25, zmm17, zmm15
    vpbroadcastq zmm29, qword ptr [rax + 784]
    vpmadd52huq zmm22, zmm29, zmm1
    vpmadd52huq zmm19, zmm29, zmm27
    vpmadd52huq zmm11, zmm29, zmm16
    vpmadd52huq zmm12, zmm29, zmm3
    vpmadd52huq zmm21, zmm29, zmm8
    vpbroadcastq zmm26, qword ptr [rax + 792]
    vpmadd52luq zmm2, zmm26, zmm1
    vpmadd52luq zmm10, zmm26, zmm27
    vpmadd52luq zmm0, zmm26, zmm16
    vpmadd52luq zmm18, zmm26, zmm3
    vpmadd52luq zmm24, zmm26, zmm8
    vpbroadcastq zmm7, qword ptr [rax + 848]
    vpmadd52huq zmm19, zmm7, zmm1
    vpmadd52huq zmm11, zmm7, zmm27
    vpmadd52huq zmm12, zmm7, zmm16
    vpmadd52huq zmm14, zmm7, zmm3
    vpbroadcastq zmm13, qword ptr [rax + 856]
    vpmadd52luq zmm10, zmm13, zmm1
    vpmadd52luq zmm0, zmm13, zmm27
    vpmadd52luq zmm18, zmm13, zmm16
    vpmadd52luq zmm25, zmm13, zmm3
    vpbroadcastq zmm17, qword ptr [rax + 912]
    vpmadd52huq zmm11, zmm17, zmm1
    vpmadd52huq zmm12, zmm17, zmm27
    vpmadd52huq zmm21, zmm17, zmm16
    vpbroadcastq zmm29, qword ptr [rax + 920]
    vpmadd52luq zmm0, zmm29, zmm1
    vpmadd52luq zmm18, zmm29, zmm27
    vpmadd52luq zmm24, zmm29, zmm16
    vpbroadcastq zmm26, qword ptr [rax + 976]
    vpmadd52huq zmm12, zmm26, zmm1
    vpmadd52huq zmm14, zmm26, zmm27
    vpbroadcastq zmm7, qword ptr [rax + 984]
    vpmadd52luq zmm18, zmm7, zmm1
    vpmadd52luq zmm25, zmm7, zmm27
    vpbroadcastq zmm13, qword ptr [rax + 1040]
    vpmadd52huq zmm21, zmm13, zmm1
    vpbroadcastq zmm17, qword ptr [rax + 1048]
    vpmadd52luq zmm24, zmm17, zmm1
    vmovdqu64 zmm1, zmmword ptr [rcx + 696]
    vmovdqu64 zmm27, zmmword ptr [rcx + 760]
    vmovdqu64 zmm16, zmmword ptr [rcx + 824]
    vmovdqu64 zmm3, zmmword ptr [rcx + 888]
    vmovdqu64 zmm8, zmmword ptr [rcx + 952]
    vmovdqu64 zmm15, zmmword ptr [rcx + 1016]
    vmovdqu64 zmm23, zmmword ptr [rcx + 1080]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1144]
    vpbroadcastq zmm29, qword ptr [rax + 584]
    vpmadd52huq zmm6, zmm29, zmm1
    vpmadd52huq zmm20, zmm29, zmm27
    vpmadd52huq zmm5, zmm29, zmm16
    vpmadd52huq zmm22, zmm29, zmm3
    vpmadd52huq zmm19, zmm29, zmm8
    vpmadd52huq zmm11, zmm29, zmm15
    vpmadd52huq zmm12, zmm29, zmm23
    vpmadd52huq zmm14, zmm29, zmm9
    vpbroadcastq zmm26, qword ptr [rax + 592]
    vpmadd52luq zmm31, zmm26, zmm1
    vpmadd52luq zmm4, zmm26, zmm27
    vpmadd52luq zmm30, zmm26, zmm16
    vpmadd52luq zmm2, zmm26, zmm3
    vpmadd52luq zmm10, zmm26, zmm8
    vpmadd52luq zmm0, zmm26, zmm15
    vpmadd52luq zmm18, zmm26, zmm23
    vpmadd52luq zmm25, zmm26, zmm9
    vpbroadcastq zmm7, qword ptr [rax + 648]
    vpmadd52huq zmm20, zmm7, zmm1
    vpmadd52huq zmm5, zmm7, zmm27
    vpmadd52huq zmm22, zmm7, zmm16
    vpmadd52huq zmm19, zmm7, zmm3
    vpmadd52huq zmm11, zmm7, zmm8
    vpmadd52huq zmm12, zmm7, zmm15
    vpmadd52huq zmm21, zmm7, zmm23
    vpbroadcastq zmm13, qword ptr [rax + 656]
    vpmadd52luq zmm4, zmm13, zmm1
    vpmadd52luq zmm30, zmm13, zmm27
    vpmadd52luq zmm2, zmm13, zmm16
    vpmadd52luq zmm10, zmm13, zmm3
    vpmadd52luq zmm0, zmm13, zmm8
    vpmadd52luq zmm18, zmm13, zmm15
    vpmadd52luq zmm24, zmm13, zmm23
    vpbroadcastq zmm17, qword ptr [rax + 712]
    vpmadd52huq zmm5, zmm17, zmm1
    vpmadd52huq zmm22, zmm17, zmm27
    vpmadd52huq zmm19, zmm17, zmm16
    vpmadd52huq zmm11, zmm17, zmm3
    vpmadd52huq zmm12, zmm17, zmm8
    vpmadd52huq zmm14, zmm17, zmm15
    vpbroadcastq zmm29, qword ptr [rax + 720]
    vpmadd52luq zmm30, zmm29, zmm1
    vpmadd52luq zmm2, zmm29, zmm27
    vpmadd52luq zmm10, zmm29, zmm16
    vpmadd52luq zmm0, zmm29, zmm3
    vpmadd52luq zmm18, zmm29, zmm8
    vpmadd52luq zmm25, zmm29, zmm15
    vpbroadcastq zmm26, qword ptr [rax + 776]
    vpmadd52huq zmm22, zmm26, zmm1
    vpmadd52huq zmm19, zmm26, zmm27
    vpmadd52huq zmm11, zmm26, zmm16
    vpmadd52huq zmm12, zmm26, zmm3
    vpmadd52huq zmm21, zmm26, zmm8
    vpbroadcastq zmm7, qword ptr [rax + 784]
    vpmadd52luq zmm2, zmm7, zmm1
    vpmadd52luq zmm10, zmm7, zmm27
    vpmadd52luq zmm0, zmm7, zmm16
    vpmadd52luq zmm18, zmm7, zmm3
    vpmadd52luq zmm24, zmm7, zmm8
    vpbroadcastq zmm13, qword ptr [rax + 840]
    vpmadd52huq zmm19, zmm13, zmm1
    vpmadd52huq zmm11, zmm13, zmm27
    vpmadd52huq zmm12, zmm13, zmm16
    vpmadd52huq zmm14, zmm13, zmm3
    vpbroadcastq zmm17, qword ptr [rax + 848]
    vpmadd52luq zmm10, zmm17, zmm1
    vpmadd52luq zmm0, zmm17, zmm27
    vpmadd52luq zmm18, zmm17, zmm16
    vpmadd52luq zmm25, zmm17, zmm3
    vpbroadcastq zmm29, qword ptr [rax + 904]
    vpmadd52huq zmm11, zmm29, zmm1
    vpmadd52huq zmm12, zmm29, zmm27
    vpmadd52huq zmm21, zmm29, zmm16
    vpbroadcastq zmm26, qword ptr [rax + 912]
    vpmadd52luq zmm0, zmm26, zmm1
    vpmadd52luq zmm18, zmm26, zmm27
    vpmadd52luq zmm24, zmm26, zmm16
    vpbroadcastq zmm7, qword ptr [rax + 968]
    vpmadd52huq zmm12, zmm7, zmm1
    vpmadd52huq zmm14, zmm7, zmm27
    vpbroadcastq zmm13, qword ptr [rax + 976]
    vpmadd52luq zmm18, zmm13, zmm1
    vpmadd52luq zmm25, zmm13, zmm27
    vpbroadcastq zmm17, qword ptr [rax + 1032]
    vpmadd52huq zmm21, zmm17, zmm1
    vpbroadcastq zmm29, qword ptr [rax + 1040]
    vpmadd52luq zmm24, zmm29, zmm1
    vpaddq zmm31, zmm31, zmm6
    vpaddq zmm31, zmm31, zmm6
    vpaddq zmm4, zmm4, zmm20
    vpaddq zmm4, zmm4, zmm20
    vpaddq zmm30, zmm30, zmm5
    vpaddq zmm30, zmm30, zmm5
    vpaddq zmm2, zmm2, zmm22
    vpaddq zmm2, zmm2, zmm22
    vpaddq zmm10, zmm10, zmm19
    vpaddq zmm10, zmm10, zmm19
    vpaddq zmm0, zmm0, zmm11
    vpaddq zmm0, zmm0, zmm11
    vpaddq zmm18, zmm18, zmm12
    vpaddq zmm18, zmm18, zmm12
    vpaddq zmm24, zmm24, zmm25
    vpaddq zmm21, zmm21, zmm14
    vpaddq zmm24, zmm24, zmm21
    vpaddq zmm24, zmm24, zmm21
    vpsrlq zmm1, zmm31, 51
    vpsrlq zmm27, zmm4, 51
    vpsrlq zmm16, zmm30, 51
    vpsrlq zmm3, zmm2, 51
    vpsrlq zmm8, zmm10, 51
    vpsrlq zmm15, zmm0, 51
    vpsrlq zmm23, zmm18, 51
    vpandq zmm9, zmm31, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm17, zmm17, zmm17
    valignq zmm17, zmm1, zmm17, 7
    vpaddq zmm9, zmm9, zmm17
    vmovdqu64 zmmword ptr [rdi + 64], zmm9
    vpandq zmm9, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm29, zmm27, zmm1, 7
    vpaddq zmm9, zmm9, zmm29
    vmovdqu64 zmmword ptr [rdi + 128], zmm9
    vpandq zmm9, zmm30, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm26, zmm16, zmm27, 7
    vpaddq zmm9, zmm9, zmm26
    vmovdqu64 zmmword ptr [rdi + 192], zmm9
    vpandq zmm9, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm7, zmm3, zmm16, 7
    vpaddq zmm9, zmm9, zmm7
    vmovdqu64 zmmword ptr [rdi + 256], zmm9
    vpandq zmm9, zmm10, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm13, zmm8, zmm3, 7
    vpaddq zmm9, zmm9, zmm13
    vmovdqu64 zmmword ptr [rdi + 320], zmm9
    vpandq zmm9, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm6, zmm15, zmm8, 7
    vpaddq zmm9, zmm9, zmm6
    vmovdqu64 zmmword ptr [rdi + 384], zmm9
    vpandq zmm9, zmm18, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm20, zmm23, zmm15, 7
    vpaddq zmm9, zmm9, zmm20
    vmovdqu64 zmmword ptr [rdi + 448], zmm9
    vpsrlq zmm5, zmm24, 51
    valignq zmm5, zmm5, zmm23, 7
    vpandq zmm24, zmm24, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1088]
    vpaddq zmm24, zmm24, zmm5
    vpandq zmm24, zmm24, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1152]
    vmovdqu64 zmmword ptr [rdi + 512], zmm24
    vzeroupper
    add rsp, 1664
    .cfi_adjust_cfa_offset -1664
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_mul_3072_ifma)

/* z = x^2 mod n, for n of 3072 bits in 61 digits */
/* @pre x is below 2n; elements and data lie in memory as src/mod/lanes.h says */
/* @post n / 2 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_lanes_sqr_3072_ifma)
    .globl SYMBOL(sangi_mod_lanes_sqr_3072_ifma)
    KIND(sangi_mod_lanes_sqr_3072_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_sqr_3072_ifma):
    .cfi_startproc
    endbr64
    sub rsp, 1664
    .cfi_adjust_cfa_offset 1664
    lea rax, [rsp + 63]
    and rax, -64
    mov r8d, 254
    kmovb k1, r8d
    mov r8d, 252
    kmovb k2, r8d
    mov r8d, 248
    kmovb k3, r8d
    mov r8d, 240
    kmovb k4, r8d
    mov r8d, 224
    kmovb k5, r8d
    mov r8d, 192
    kmovb k6, r8d
    mov r8d, 128
    kmovb k7, r8d
    /* h = x * x, columns 56 to 127 */
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vmovdqu64 zmm19, zmmword ptr [rsi + 320]
    vmovdqu64 zmm20, zmmword ptr [rsi + 384]
    vmovdqu64 zmm21, zmmword ptr [rsi + 448]
    vmovdqu64 zmm22, zmmword ptr [rsi + 512]
    vpbroadcastq zmm24, qword ptr [rsi + 64]
    vpmadd52luq zmm0, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 120]
    vpmadd52huq zmm9, zmm25, zmm21
    vpmadd52huq zmm10, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 128]
    vpmadd52luq zmm0, zmm26, zmm21
    vpmadd52luq zmm1, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 184]
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52huq zmm10, zmm27, zmm21
    vpmadd52huq zmm11, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 192]
    vpmadd52luq zmm0, zmm28, zmm20
    vpmadd52luq zmm1, zmm28, zmm21
    vpmadd52luq zmm2, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 248]
    vpmadd52huq zmm9, zmm29, zmm19
    vpmadd52huq zmm10, zmm29, zmm20
    vpmadd52huq zmm11, zmm29, zmm21
    vpmadd52huq zmm12, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 256]
    vpmadd52luq zmm0, zmm30, zmm19
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 312]
    vpmadd52huq zmm10, zmm31, zmm19
    vpmadd52huq zmm11, zmm31, zmm20
    vpmadd52huq zmm12, zmm31, zmm21
    vpmadd52huq zmm13, zmm31, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 320]
    vpmadd52luq zmm1{k1}, zmm24, zmm19
    vpmadd52luq zmm2, zmm24, zmm20
    vpmadd52luq zmm3, zmm24, zmm21
    vpmadd52luq zmm4, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 376]
    vpmadd52huq zmm12, zmm25, zmm20
    vpmadd52huq zmm13, zmm25, zmm21
    vpmadd52huq zmm14, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 384]
    vpmadd52luq zmm3{k1}, zmm26, zmm20
    vpmadd52luq zmm4, zmm26, zmm21
    vpmadd52luq zmm5, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 440]
    vpmadd52huq zmm14, zmm27, zmm21
    vpmadd52huq zmm15, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 448]
    vpmadd52luq zmm5{k1}, zmm28, zmm21
    vpmadd52luq zmm6, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 504]
    vpmadd52huq zmm16, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 512]
    vpmadd52luq zmm7{k1}, zmm30, zmm22
    vmovdqu64 zmm19, zmmword ptr [rsi + 264]
    vmovdqu64 zmm20, zmmword ptr [rsi + 328]
    vmovdqu64 zmm21, zmmword ptr [rsi + 392]
    vmovdqu64 zmm22, zmmword ptr [rsi + 456]
    valignq zmm23, zmm18, zmmword ptr [rsi + 512], 1
    vpbroadcastq zmm31, qword ptr [rsi + 112]
    vpmadd52huq zmm9, zmm31, zmm22
    vpmadd52huq zmm10, zmm31, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 120]
    vpmadd52luq zmm0, zmm24, zmm22
    vpmadd52luq zmm1, zmm24, zmm23
    vpbroadcastq zmm25, qword ptr [rsi + 176]
    vpmadd52huq zmm9, zmm25, zmm21
    vpmadd52huq zmm10, zmm25, zmm22
    vpmadd52huq zmm11, zmm25, zmm23
    vpbroadcastq zmm26, qword ptr [rsi + 184]
    vpmadd52luq zmm0, zmm26, zmm21
    vpmadd52luq zmm1, zmm26, zmm22
    vpmadd52luq zmm2, zmm26, zmm23
    vpbroadcastq zmm27, qword ptr [rsi + 240]
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52huq zmm10, zmm27, zmm21
    vpmadd52huq zmm11, zmm27, zmm22
    vpmadd52huq zmm12, zmm27, zmm23
    vpbroadcastq zmm28, qword ptr [rsi + 248]
    vpmadd52luq zmm0, zmm28, zmm20
    vpmadd52luq zmm1, zmm28, zmm21
    vpmadd52luq zmm2, zmm28, zmm22
    vpmadd52luq zmm3, zmm28, zmm23
    vpbroadcastq zmm29, qword ptr [rsi + 304]
    vpmadd52huq zmm9{k6}, zmm29, zmm19
    vpmadd52huq zmm10, zmm29, zmm20
    vpmadd52huq zmm11, zmm29, zmm21
    vpmadd52huq zmm12, zmm29, zmm22
    vpmadd52huq zmm13, zmm29, zmm23
    vpbroadcastq zmm30, qword ptr [rsi + 312]
    vpmadd52luq zmm0{k7}, zmm30, zmm19
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpbroadcastq zmm31, qword ptr [rsi + 368]
    vpmadd52huq zmm11{k6}, zmm31, zmm20
    vpmadd52huq zmm12, zmm31, zmm21
    vpmadd52huq zmm13, zmm31, zmm22
    vpmadd52huq zmm14, zmm31, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 376]
    vpmadd52luq zmm2{k7}, zmm24, zmm20
    vpmadd52luq zmm3, zmm24, zmm21
    vpmadd52luq zmm4, zmm24, zmm22
    vpmadd52luq zmm5, zmm24, zmm23
    vpbroadcastq zmm25, qword ptr [rsi + 432]
    vpmadd52huq zmm13{k6}, zmm25, zmm21
    vpmadd52huq zmm14, zmm25, zmm22
    vpmadd52huq zmm15, zmm25, zmm23
    vpbroadcastq zmm26, qword ptr [rsi + 440]
    vpmadd52luq zmm4{k7}, zmm26, zmm21
    vpmadd52luq zmm5, zmm26, zmm22
    vpmadd52luq zmm6, zmm26, zmm23
    vpbroadcastq zmm27, qword ptr [rsi + 496]
    vpmadd52huq zmm15{k6}, zmm27, zmm22
    vpmadd52huq zmm16, zmm27, zmm23
    vpbroadcastq zmm28, qword ptr [rsi + 504]
    vpmadd52luq zmm6{k7}, zmm28, zmm22
    vpmadd52luq zmm7, zmm28, zmm23
    vmovdqu64 zmm19, zmmword ptr [rsi + 272]
    vmovdqu64 zmm20, zmmword ptr [rsi + 336]
    vmovdqu64 zmm21, zmmword ptr [rsi + 400]
    vmovdqu64 zmm22, zmmword ptr [rsi + 464]
    valignq zmm23, zmm18, zmmword ptr [rsi + 512], 2
    vpbroadcastq zmm29, qword ptr [rsi + 104]
    vpmadd52huq zmm9, zmm29, zmm22
    vpmadd52huq zmm10, zmm29, zmm23
    vpbroadcastq zmm30, qword ptr [rsi + 112]
    vpmadd52luq zmm0, zmm30, zmm22
    vpmadd52luq zmm1, zmm30, zmm23
    vpbroadcastq zmm31, qword ptr [rsi + 168]
    vpmadd52huq zmm9, zmm31, zmm21
    vpmadd52huq zmm10, zmm31, zmm22
    vpmadd52huq zmm11, zmm31, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 176]
    vpmadd52luq zmm0, zmm24, zmm21
    vpmadd52luq zmm1, zmm24, zmm22
    vpmadd52luq zmm2, zmm24, zmm23
    vpbroadcastq zmm25, qword ptr [rsi + 232]
    vpmadd52huq zmm9, zmm25, zmm20
    vpmadd52huq zmm10, zmm25, zmm21
    vpmadd52huq zmm11, zmm25, zmm22
    vpmadd52huq zmm12, zmm25, zmm23
    vpbroadcastq zmm26, qword ptr [rsi + 240]
    vpmadd52luq zmm0, zmm26, zmm20
    vpmadd52luq zmm1, zmm26, zmm21
    vpmadd52luq zmm2, zmm26, zmm22
    vpmadd52luq zmm3, zmm26, zmm23
    vpbroadcastq zmm27, qword ptr [rsi + 296]
    vpmadd52huq zmm9{k4}, zmm27, zmm19
    vpmadd52huq zmm10, zmm27, zmm20
    vpmadd52huq zmm11, zmm27, zmm21
    vpmadd52huq zmm12, zmm27, zmm22
    vpmadd52huq zmm13, zmm27, zmm23
    vpbroadcastq zmm28, qword ptr [rsi + 304]
    vpmadd52luq zmm0{k5}, zmm28, zmm19
    vpmadd52luq zmm1, zmm28, zmm20
    vpmadd52luq zmm2, zmm28, zmm21
    vpmadd52luq zmm3, zmm28, zmm22
    vpmadd52luq zmm4, zmm28, zmm23
    vpbroadcastq zmm29, qword ptr [rsi + 360]
    vpmadd52huq zmm11{k4}, zmm29, zmm20
    vpmadd52huq zmm12, zmm29, zmm21
    vpmadd52huq zmm13, zmm29, zmm22
    vpmadd52huq zmm14, zmm29, zmm23
    vpbroadcastq zmm30, qword ptr [rsi + 368]
    vpmadd52luq zmm2{k5}, zmm30, zmm20
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vpbroadcastq zmm31, qword ptr [rsi + 424]
    vpmadd52huq zmm13{k4}, zmm31, zmm21
    vpmadd52huq zmm14, zmm31, zmm22
    vpmadd52huq zmm15, zmm31, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 432]
    vpmadd52luq zmm4{k5}, zmm24, zmm21
    vpmadd52luq zmm5, zmm24, zmm22
    vpmadd52luq zmm6, zmm24, zmm23
    vpbroadcastq zmm25, qword ptr [rsi + 488]
    vpmadd52huq zmm15{k4}, zmm25, zmm22
    vpmadd52huq zmm16, zmm25, zmm23
    vpbroadcastq zmm26, qword ptr [rsi + 496]
    vpmadd52luq zmm6{k5}, zmm26, zmm22
    vpmadd52luq zmm7, zmm26, zmm23
    vmovdqu64 zmm19, zmmword ptr [rsi + 280]
    vmovdqu64 zmm20, zmmword ptr [rsi + 344]
    vmovdqu64 zmm21, zmmword ptr [rsi + 408]
    vmovdqu64 zmm22, zmmword ptr [rsi + 472]
    valignq zmm23, zmm18, zmmword ptr [rsi + 512], 3
    vpbroadcastq zmm27, qword ptr [rsi + 96]
    vpmadd52huq zmm9, zmm27, zmm22
    vpmadd52huq zmm10, zmm27, zmm23
    vpbroadcastq zmm28, qword ptr [rsi + 104]
    vpmadd52luq zmm0, zmm28, zmm22
    vpmadd52luq zmm1, zmm28, zmm23
    vpbroadcastq zmm29, qword ptr [rsi + 160]
    vpmadd52huq zmm9, zmm29, zmm21
    vpmadd52huq zmm10, zmm29, zmm22
    vpmadd52huq zmm11, zmm29, zmm23
    vpbroadcastq zmm30, qword ptr [rsi + 168]
    vpmadd52luq zmm0, zmm30, zmm21
    vpmadd52luq zmm1, zmm30, zmm22
    vpmadd52luq zmm2, zmm30, zmm23
    vpbroadcastq zmm31, qword ptr [rsi + 224]
    vpmadd52huq zmm9, zmm31, zmm20
    vpmadd52huq zmm10, zmm31, zmm21
    vpmadd52huq zmm11, zmm31, zmm22
    vpmadd52huq zmm12, zmm31, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 232]
    vpmadd52luq zmm0, zmm24, zmm20
    vpmadd52luq zmm1, zmm24, zmm21
    vpmadd52luq zmm2, zmm24, zmm22
    vpmadd52luq zmm3, zmm24, zmm23
    vpbroadcastq zmm25, qword ptr [rsi + 288]
    vpmadd52huq zmm9{k2}, zmm25, zmm19
    vpmadd52huq zmm10, zmm25, zmm20
    vpmadd52huq zmm11, zmm25, zmm21
    vpmadd52huq zmm12, zmm25, zmm22
    vpmadd52huq zmm13, zmm25, zmm23
    vpbroadcastq zmm26, qword ptr [rsi + 296]
    vpmadd52luq zmm0{k3}, zmm26, zmm19
    vpmadd52luq zmm1, zmm26, zmm20
    vpmadd52luq zmm2, zmm26, zmm21
    vpmadd52luq zmm3, zmm26, zmm22
    vpmadd52luq zmm4, zmm26, zmm23
    vpbroadcastq zmm27, qword ptr [rsi + 352]
    vpmadd52huq zmm11{k2}, zmm27, zmm20
    vpmadd52huq zmm12, zmm27, zmm21
    vpmadd52huq zmm13, zmm27, zmm22
    vpmadd52huq zmm14, zmm27, zmm23
    vpbroadcastq zmm28, qword ptr [rsi + 360]
    vpmadd52luq zmm2{k3}, zmm28, zmm20
    vpmadd52luq zmm3, zmm28, zmm21
    vpmadd52luq zmm4, zmm28, zmm22
    vpmadd52luq zmm5, zmm28, zmm23
    vpbroadcastq zmm29, qword ptr [rsi + 416]
    vpmadd52huq zmm13{k2}, zmm29, zmm21
    vpmadd52huq zmm14, zmm29, zmm22
    vpmadd52huq zmm15, zmm29, zmm23
    vpbroadcastq zmm30, qword ptr [rsi + 424]
    vpmadd52luq zmm4{k3}, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpbroadcastq zmm31, qword ptr [rsi + 480]
    vpmadd52huq zmm15{k2}, zmm31, zmm22
    vpmadd52huq zmm16, zmm31, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 488]
    vpmadd52luq zmm6{k3}, zmm24, zmm22
    vpmadd52luq zmm7, zmm24, zmm23
    vmovdqu64 zmm19, zmmword ptr [rsi + 288]
    vmovdqu64 zmm20, zmmword ptr [rsi + 352]
    vmovdqu64 zmm21, zmmword ptr [rsi + 416]
    vmovdqu64 zmm22, zmmword ptr [rsi + 480]
    valignq zmm23, zmm18, zmmword ptr [rsi + 512], 4
    vpbroadcastq zmm25, qword ptr [rsi + 88]
    vpmadd52huq zmm9, zmm25, zmm22
    vpmadd52huq zmm10, zmm25, zmm23
    vpbroadcastq zmm26, qword ptr [rsi + 96]
    vpmadd52luq zmm0, zmm26, zmm22
    vpmadd52luq zmm1, zmm26, zmm23
    vpbroadcastq zmm27, qword ptr [rsi + 152]
    vpmadd52huq zmm9, zmm27, zmm21
    vpmadd52huq zmm10, zmm27, zmm22
    vpmadd52huq zmm11, zmm27, zmm23
    vpbroadcastq zmm28, qword ptr [rsi + 160]
    vpmadd52luq zmm0, zmm28, zmm21
    vpmadd52luq zmm1, zmm28, zmm22
    vpmadd52luq zmm2, zmm28, zmm23
    vpbroadcastq zmm29, qword ptr [rsi + 216]
    vpmadd52huq zmm9, zmm29, zmm20
    vpmadd52huq zmm10, zmm29, zmm21
    vpmadd52huq zmm11, zmm29, zmm22
    vpmadd52huq zmm12, zmm29, zmm23
    vpbroadcastq zmm30, qword ptr [rsi + 224]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpbroadcastq zmm31, qword ptr [rsi + 280]
    vpmadd52huq zmm9, zmm31, zmm19
    vpmadd52huq zmm10, zmm31, zmm20
    vpmadd52huq zmm11, zmm31, zmm21
    vpmadd52huq zmm12, zmm31, zmm22
    vpmadd52huq zmm13, zmm31, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 288]
    vpmadd52luq zmm0{k1}, zmm24, zmm19
    vpmadd52luq zmm1, zmm24, zmm20
    vpmadd52luq zmm2, zmm24, zmm21
    vpmadd52luq zmm3, zmm24, zmm22
    vpmadd52luq zmm4, zmm24, zmm23
    vpbroadcastq zmm25, qword ptr [rsi + 344]
    vpmadd52huq zmm11, zmm25, zmm20
    vpmadd52huq zmm12, zmm25, zmm21
    vpmadd52huq zmm13, zmm25, zmm22
    vpmadd52huq zmm14, zmm25, zmm23
    vpbroadcastq zmm26, qword ptr [rsi + 352]
    vpmadd52luq zmm2{k1}, zmm26, zmm20
    vpmadd52luq zmm3, zmm26, zmm21
    vpmadd52luq zmm4, zmm26, zmm22
    vpmadd52luq zmm5, zmm26, zmm23
    vpbroadcastq zmm27, qword ptr [rsi + 408]
    vpmadd52huq zmm13, zmm27, zmm21
    vpmadd52huq zmm14, zmm27, zmm22
    vpmadd52huq zmm15, zmm27, zmm23
    vpbroadcastq zmm28, qword ptr [rsi + 416]
    vpmadd52luq zmm4{k1}, zmm28, zmm21
    vpmadd52luq zmm5, zmm28, zmm22
    vpmadd52luq zmm6, zmm28, zmm23
    vpbroadcastq zmm29, qword ptr [rsi + 472]
    vpmadd52huq zmm15, zmm29, zmm22
    vpmadd52huq zmm16, zmm29, zmm23
    vpbroadcastq zmm30, qword ptr [rsi + 480]
    vpmadd52luq zmm6{k1}, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpbroadcastq zmm31, qword ptr [rsi + 536]
    vpmadd52huq zmm17, zmm31, zmm23
    vmovdqu64 zmm19, zmmword ptr [rsi + 296]
    vmovdqu64 zmm20, zmmword ptr [rsi + 360]
    vmovdqu64 zmm21, zmmword ptr [rsi + 424]
    vmovdqu64 zmm22, zmmword ptr [rsi + 488]
    vpbroadcastq zmm24, qword ptr [rsi + 80]
    vpmadd52huq zmm9, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 88]
    vpmadd52luq zmm0, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 144]
    vpmadd52huq zmm9, zmm26, zmm21
    vpmadd52huq zmm10, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 152]
    vpmadd52luq zmm0, zmm27, zmm21
    vpmadd52luq zmm1, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 208]
    vpmadd52huq zmm9, zmm28, zmm20
    vpmadd52huq zmm10, zmm28, zmm21
    vpmadd52huq zmm11, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 216]
    vpmadd52luq zmm0, zmm29, zmm20
    vpmadd52luq zmm1, zmm29, zmm21
    vpmadd52luq zmm2, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 272]
    vpmadd52huq zmm9, zmm30, zmm19
    vpmadd52huq zmm10, zmm30, zmm20
    vpmadd52huq zmm11, zmm30, zmm21
    vpmadd52huq zmm12, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 280]
    vpmadd52luq zmm0, zmm31, zmm19
    vpmadd52luq zmm1, zmm31, zmm20
    vpmadd52luq zmm2, zmm31, zmm21
    vpmadd52luq zmm3, zmm31, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 336]
    vpmadd52huq zmm10{k6}, zmm24, zmm19
    vpmadd52huq zmm11, zmm24, zmm20
    vpmadd52huq zmm12, zmm24, zmm21
    vpmadd52huq zmm13, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 344]
    vpmadd52luq zmm1{k7}, zmm25, zmm19
    vpmadd52luq zmm2, zmm25, zmm20
    vpmadd52luq zmm3, zmm25, zmm21
    vpmadd52luq zmm4, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 400]
    vpmadd52huq zmm12{k6}, zmm26, zmm20
    vpmadd52huq zmm13, zmm26, zmm21
    vpmadd52huq zmm14, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 408]
    vpmadd52luq zmm3{k7}, zmm27, zmm20
    vpmadd52luq zmm4, zmm27, zmm21
    vpmadd52luq zmm5, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 464]
    vpmadd52huq zmm14{k6}, zmm28, zmm21
    vpmadd52huq zmm15, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 472]
    vpmadd52luq zmm5{k7}, zmm29, zmm21
    vpmadd52luq zmm6, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 528]
    vpmadd52huq zmm16{k6}, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 536]
    vpmadd52luq zmm7{k7}, zmm31, zmm22
    vmovdqu64 zmm19, zmmword ptr [rsi + 304]
    vmovdqu64 zmm20, zmmword ptr [rsi + 368]
    vmovdqu64 zmm21, zmmword ptr [rsi + 432]
    vmovdqu64 zmm22, zmmword ptr [rsi + 496]
    vpbroadcastq zmm24, qword ptr [rsi + 72]
    vpmadd52huq zmm9, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 80]
    vpmadd52luq zmm0, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 136]
    vpmadd52huq zmm9, zmm26, zmm21
    vpmadd52huq zmm10, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 144]
    vpmadd52luq zmm0, zmm27, zmm21
    vpmadd52luq zmm1, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 200]
    vpmadd52huq zmm9, zmm28, zmm20
    vpmadd52huq zmm10, zmm28, zmm21
    vpmadd52huq zmm11, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 208]
    vpmadd52luq zmm0, zmm29, zmm20
    vpmadd52luq zmm1, zmm29, zmm21
    vpmadd52luq zmm2, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 264]
    vpmadd52huq zmm9, zmm30, zmm19
    vpmadd52huq zmm10, zmm30, zmm20
    vpmadd52huq zmm11, zmm30, zmm21
    vpmadd52huq zmm12, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 272]
    vpmadd52luq zmm0, zmm31, zmm19
    vpmadd52luq zmm1, zmm31, zmm20
    vpmadd52luq zmm2, zmm31, zmm21
    vpmadd52luq zmm3, zmm31, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 328]
    vpmadd52huq zmm10{k4}, zmm24, zmm19
    vpmadd52huq zmm11, zmm24, zmm20
    vpmadd52huq zmm12, zmm24, zmm21
    vpmadd52huq zmm13, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 336]
    vpmadd52luq zmm1{k5}, zmm25, zmm19
    vpmadd52luq zmm2, zmm25, zmm20
    vpmadd52luq zmm3, zmm25, zmm21
    vpmadd52luq zmm4, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 392]
    vpmadd52huq zmm12{k4}, zmm26, zmm20
    vpmadd52huq zmm13, zmm26, zmm21
    vpmadd52huq zmm14, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 400]
    vpmadd52luq zmm3{k5}, zmm27, zmm20
    vpmadd52luq zmm4, zmm27, zmm21
    vpmadd52luq zmm5, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 456]
    vpmadd52huq zmm14{k4}, zmm28, zmm21
    vpmadd52huq zmm15, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 464]
    vpmadd52luq zmm5{k5}, zmm29, zmm21
    vpmadd52luq zmm6, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 520]
    vpmadd52huq zmm16{k4}, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 528]
    vpmadd52luq zmm7{k5}, zmm31, zmm22
    vmovdqu64 zmm19, zmmword ptr [rsi + 312]
    vmovdqu64 zmm20, zmmword ptr [rsi + 376]
    vmovdqu64 zmm21, zmmword ptr [rsi + 440]
    vmovdqu64 zmm22, zmmword ptr [rsi + 504]
    vpbroadcastq zmm24, qword ptr [rsi + 64]
    vpmadd52huq zmm9, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 72]
    vpmadd52luq zmm0, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 128]
    vpmadd52huq zmm9, zmm26, zmm21
    vpmadd52huq zmm10, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 136]
    vpmadd52luq zmm0, zmm27, zmm21
    vpmadd52luq zmm1, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 192]
    vpmadd52huq zmm9, zmm28, zmm20
    vpmadd52huq zmm10, zmm28, zmm21
    vpmadd52huq zmm11, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 200]
    vpmadd52luq zmm0, zmm29, zmm20
    vpmadd52luq zmm1, zmm29, zmm21
    vpmadd52luq zmm2, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 256]
    vpmadd52huq zmm9, zmm30, zmm19
    vpmadd52huq zmm10, zmm30, zmm20
    vpmadd52huq zmm11, zmm30, zmm21
    vpmadd52huq zmm12, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 264]
    vpmadd52luq zmm0, zmm31, zmm19
    vpmadd52luq zmm1, zmm31, zmm20
    vpmadd52luq zmm2, zmm31, zmm21
    vpmadd52luq zmm3, zmm31, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 320]
    vpmadd52huq zmm10{k2}, zmm24, zmm19
    vpmadd52huq zmm11, zmm24, zmm20
    vpmadd52huq zmm12, zmm24, zmm21
    vpmadd52huq zmm13, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 328]
    vpmadd52luq zmm1{k3}, zmm25, zmm19
    vpmadd52luq zmm2, zmm25, zmm20
    vpmadd52luq zmm3, zmm25, zmm21
    vpmadd52luq zmm4, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 384]
    vpmadd52huq zmm12{k2}, zmm26, zmm20
    vpmadd52huq zmm13, zmm26, zmm21
    vpmadd52huq zmm14, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 392]
    vpmadd52luq zmm3{k3}, zmm27, zmm20
    vpmadd52luq zmm4, zmm27, zmm21
    vpmadd52luq zmm5, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 448]
    vpmadd52huq zmm14{k2}, zmm28, zmm21
    vpmadd52huq zmm15, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 456]
    vpmadd52luq zmm5{k3}, zmm29, zmm21
    vpmadd52luq zmm6, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 512]
    vpmadd52huq zmm16{k2}, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 520]
    vpmadd52luq zmm7{k3}, zmm31, zmm22
    vpaddq zmm0, zmm0, zmm9
    vpaddq zmm0, zmm0, zmm9
    vpaddq zmm1, zmm1, zmm10
    vpaddq zmm1, zmm1, zmm10
    vpaddq zmm2, zmm2, zmm11
    vpaddq zmm2, zmm2, zmm11
    vpaddq zmm3, zmm3, zmm12
    vpaddq zmm3, zmm3, zmm12
    vpaddq zmm4, zmm4, zmm13
    vpaddq zmm4, zmm4, zmm13
    vpaddq zmm5, zmm5, zmm14
    vpaddq zmm5, zmm5, zmm14
    vpaddq zmm6, zmm6, zmm15
    vpaddq zmm6, zmm6, zmm15
    vpaddq zmm7, zmm7, zmm16
    vpaddq zmm7, zmm7, zmm16
    vpaddq zmm8, zmm8, zmm17
    vpaddq zmm8, zmm8, zmm17
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm21, zmm21, zmm21
    vmovdqu64 zmm19, zmmword ptr [rsi + 256]
    vpmadd52luq zmm20, zmm19, zmm19
    vpmadd52huq zmm21, zmm19, zmm19
    vpaddq zmm21, zmm21, zmm21
    vmovdqa64 zmm19, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm19, zmm20, zmm21
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm0, zmm0, zmm19
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm24, zmm24, zmm24
    vmovdqu64 zmm22, zmmword ptr [rsi + 320]
    vpmadd52luq zmm23, zmm22, zmm22
    vpmadd52huq zmm24, zmm22, zmm22
    vpaddq zmm24, zmm24, zmm24
    vmovdqa64 zmm22, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm22, zmm23, zmm24
    vpaddq zmm1, zmm1, zmm1
    vpaddq zmm1, zmm1, zmm22
    vmovdqa64 zmm22, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm22, zmm23, zmm24
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm2, zmm2, zmm22
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm27, zmm27, zmm27
    vmovdqu64 zmm25, zmmword ptr [rsi + 384]
    vpmadd52luq zmm26, zmm25, zmm25
    vpmadd52huq zmm27, zmm25, zmm25
    vpaddq zmm27, zmm27, zmm27
    vmovdqa64 zmm25, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm25, zmm26, zmm27
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm3, zmm3, zmm25
    vmovdqa64 zmm25, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm25, zmm26, zmm27
    vpaddq zmm4, zmm4, zmm4
    vpaddq zmm4, zmm4, zmm25
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vmovdqu64 zmm28, zmmword ptr [rsi + 448]
    vpmadd52luq zmm29, zmm28, zmm28
    vpmadd52huq zmm30, zmm28, zmm28
    vpaddq zmm30, zmm30, zmm30
    vmovdqa64 zmm28, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm28, zmm29, zmm30
    vpaddq zmm5, zmm5, zmm5
    vpaddq zmm5, zmm5, zmm28
    vmovdqa64 zmm28, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm28, zmm29, zmm30
    vpaddq zmm6, zmm6, zmm6
    vpaddq zmm6, zmm6, zmm28
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm9, zmm9, zmm9
    vmovdqu64 zmm31, zmmword ptr [rsi + 512]
    vpmadd52luq zmm18, zmm31, zmm31
    vpmadd52huq zmm9, zmm31, zmm31
    vpaddq zmm9, zmm9, zmm9
    vmovdqa64 zmm31, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm31, zmm18, zmm9
    vpaddq zmm7, zmm7, zmm7
    vpaddq zmm7, zmm7, zmm31
    vmovdqa64 zmm31, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm31, zmm18, zmm9
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm8, zmm8, zmm31
    vpsrlq zmm10, zmm0, 51
    vpsrlq zmm11, zmm1, 51
    vpsrlq zmm12, zmm2, 51
    vpsrlq zmm13, zmm3, 51
    vpsrlq zmm14, zmm4, 51
    vpsrlq zmm15, zmm5, 51
    vpsrlq zmm16, zmm6, 51
    vpsrlq zmm17, zmm7, 51
    vpsrlq zmm19, zmm8, 51
    vpandq zmm20, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm21, zmm21, zmm21
    valignq zmm21, zmm10, zmm21, 7
    vpaddq zmm20, zmm20, zmm21
    vmovdqu64 zmmword ptr [rax], zmm20
    vpandq zmm20, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm22, zmm11, zmm10, 7
    vpaddq zmm20, zmm20, zmm22
    vmovdqu64 zmmword ptr [rax + 64], zmm20
    vpandq zmm20, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm23, zmm12, zmm11, 7
    vpaddq zmm20, zmm20, zmm23
    vmovdqu64 zmmword ptr [rax + 128], zmm20
    vpandq zmm20, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm24, zmm13, zmm12, 7
    vpaddq zmm20, zmm20, zmm24
    vmovdqu64 zmmword ptr [rax + 192], zmm20
    vpandq zmm20, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm25, zmm14, zmm13, 7
    vpaddq zmm20, zmm20, zmm25
    vmovdqu64 zmmword ptr [rax + 256], zmm20
    vpandq zmm20, zmm5, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm26, zmm15, zmm14, 7
    vpaddq zmm20, zmm20, zmm26
    vmovdqu64 zmmword ptr [rax + 320], zmm20
    vpandq zmm20, zmm6, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm27, zmm16, zmm15, 7
    vpaddq zmm20, zmm20, zmm27
    vmovdqu64 zmmword ptr [rax + 384], zmm20
    vpandq zmm20, zmm7, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm28, zmm17, zmm16, 7
    vpaddq zmm20, zmm20, zmm28
    vmovdqu64 zmmword ptr [rax + 448], zmm20
    vpandq zmm20, zmm8, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm29, zmm19, zmm17, 7
    vpaddq zmm20, zmm20, zmm29
    vmovdqu64 zmmword ptr [rax + 512], zmm20
    vmovdqa64 zmmword ptr [rax + 1536], zmm0
    /* h = x * x, columns 24 to 55 */
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm3, zmm3, zmm3
    vmovdqu64 zmm25, zmmword ptr [rsi + 192]
    vmovdqu64 zmm13, zmmword ptr [rsi + 256]
    vmovdqu64 zmm4, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm14, zmmword ptr [rsi + 448]
    vpbroadcastq zmm5, qword ptr [rsi + 64]
    vpmadd52luq zmm30, zmm5, zmm13
    vpmadd52luq zmm31, zmm5, zmm4
    vpmadd52luq zmm18, zmm5, zmm26
    vpmadd52luq zmm9, zmm5, zmm14
    vpbroadcastq zmm27, qword ptr [rsi + 120]
    vpmadd52huq zmm21, zmm27, zmm25
    vpmadd52huq zmm22, zmm27, zmm13
    vpmadd52huq zmm10, zmm27, zmm4
    vpmadd52huq zmm1, zmm27, zmm26
    vpbroadcastq zmm15, qword ptr [rsi + 128]
    vpmadd52luq zmm30, zmm15, zmm25
    vpmadd52luq zmm12, zmm15, zmm13
    vpmadd52luq zmm2, zmm15, zmm4
    vpmadd52luq zmm23, zmm15, zmm26
    vpbroadcastq zmm6, qword ptr [rsi + 184]
    vpmadd52huq zmm3, zmm6, zmm25
    vpmadd52huq zmm24, zmm6, zmm13
    vpmadd52huq zmm11, zmm6, zmm4
    vpbroadcastq zmm28, qword ptr [rsi + 192]
    vpmadd52luq zmm31{k1}, zmm28, zmm25
    vpmadd52luq zmm18, zmm28, zmm13
    vpmadd52luq zmm9, zmm28, zmm4
    vpbroadcastq zmm16, qword ptr [rsi + 248]
    vpmadd52huq zmm1, zmm16, zmm13
    vpbroadcastq zmm7, qword ptr [rsi + 256]
    vpmadd52luq zmm23{k1}, zmm7, zmm13
    vmovdqu64 zmm25, zmmword ptr [rsi + 136]
    vmovdqu64 zmm13, zmmword ptr [rsi + 200]
    vmovdqu64 zmm4, zmmword ptr [rsi + 264]
    vmovdqu64 zmm26, zmmword ptr [rsi + 328]
    vmovdqu64 zmm14, zmmword ptr [rsi + 392]
    vpbroadcastq zmm29, qword ptr [rsi + 112]
    vpmadd52huq zmm21, zmm29, zmm13
    vpmadd52huq zmm22, zmm29, zmm4
    vpmadd52huq zmm10, zmm29, zmm26
    vpmadd52huq zmm11, zmm29, zmm14
    vpbroadcastq zmm17, qword ptr [rsi + 120]
    vpmadd52luq zmm30, zmm17, zmm13
    vpmadd52luq zmm12, zmm17, zmm4
    vpmadd52luq zmm2, zmm17, zmm26
    vpmadd52luq zmm9, zmm17, zmm14
    vpbroadcastq zmm8, qword ptr [rsi + 176]
    vpmadd52huq zmm21{k6}, zmm8, zmm25
    vpmadd52huq zmm3, zmm8, zmm13
    vpmadd52huq zmm24, zmm8, zmm4
    vpmadd52huq zmm1, zmm8, zmm26
    vpbroadcastq zmm20, qword ptr [rsi + 184]
    vpmadd52luq zmm30{k7}, zmm20, zmm25
    vpmadd52luq zmm31, zmm20, zmm13
    vpmadd52luq zmm18, zmm20, zmm4
    vpmadd52luq zmm23, zmm20, zmm26
    vpbroadcastq zmm0, qword ptr [rsi + 240]
    vpmadd52huq zmm10{k6}, zmm0, zmm13
    vpmadd52huq zmm11, zmm0, zmm4
    vpbroadcastq zmm5, qword ptr [rsi + 248]
    vpmadd52luq zmm2{k7}, zmm5, zmm13
    vpmadd52luq zmm9, zmm5, zmm4
    vmovdqu64 zmm25, zmmword ptr [rsi + 144]
    vmovdqu64 zmm13, zmmword ptr [rsi + 208]
    vmovdqu64 zmm4, zmmword ptr [rsi + 272]
    vmovdqu64 zmm26, zmmword ptr [rsi + 336]
    vmovdqu64 zmm14, zmmword ptr [rsi + 400]
    vpbroadcastq zmm27, qword ptr [rsi + 104]
    vpmadd52huq zmm21, zmm27, zmm13
    vpmadd52huq zmm22, zmm27, zmm4
    vpmadd52huq zmm24, zmm27, zmm26
    vpmadd52huq zmm1, zmm27, zmm14
    vpbroadcastq zmm15, qword ptr [rsi + 112]
    vpmadd52luq zmm30, zmm15, zmm13
    vpmadd52luq zmm12, zmm15, zmm4
    vpmadd52luq zmm18, zmm15, zmm26
    vpmadd52luq zmm23, zmm15, zmm14
    vpbroadcastq zmm6, qword ptr [rsi + 168]
    vpmadd52huq zmm21{k4}, zmm6, zmm25
    vpmadd52huq zmm3, zmm6, zmm13
    vpmadd52huq zmm10, zmm6, zmm4
    vpmadd52huq zmm11, zmm6, zmm26
    vpbroadcastq zmm28, qword ptr [rsi + 176]
    vpmadd52luq zmm30{k5}, zmm28, zmm25
    vpmadd52luq zmm31, zmm28, zmm13
    vpmadd52luq zmm2, zmm28, zmm4
    vpmadd52luq zmm9, zmm28, zmm26
    vpbroadcastq zmm16, qword ptr [rsi + 232]
    vpmadd52huq zmm24{k4}, zmm16, zmm13
    vpmadd52huq zmm1, zmm16, zmm4
    vpbroadcastq zmm7, qword ptr [rsi + 240]
    vpmadd52luq zmm18{k5}, zmm7, zmm13
    vpmadd52luq zmm23, zmm7, zmm4
    vmovdqu64 zmm25, zmmword ptr [rsi + 152]
    vmovdqu64 zmm13, zmmword ptr [rsi + 216]
    vmovdqu64 zmm4, zmmword ptr [rsi + 280]
    vmovdqu64 zmm26, zmmword ptr [rsi + 344]
    vmovdqu64 zmm14, zmmword ptr [rsi + 408]
    vpbroadcastq zmm29, qword ptr [rsi + 96]
    vpmadd52huq zmm21, zmm29, zmm13
    vpmadd52huq zmm22, zmm29, zmm4
    vpmadd52huq zmm10, zmm29, zmm26
    vpmadd52huq zmm11, zmm29, zmm14
    vpbroadcastq zmm17, qword ptr [rsi + 104]
    vpmadd52luq zmm30, zmm17, zmm13
    vpmadd52luq zmm12, zmm17, zmm4
    vpmadd52luq zmm2, zmm17, zmm26
    vpmadd52luq zmm9, zmm17, zmm14
    vpbroadcastq zmm8, qword ptr [rsi + 160]
    vpmadd52huq zmm21{k2}, zmm8, zmm25
    vpmadd52huq zmm3, zmm8, zmm13
    vpmadd52huq zmm24, zmm8, zmm4
    vpmadd52huq zmm1, zmm8, zmm26
    vpbroadcastq zmm20, qword ptr [rsi + 168]
    vpmadd52luq zmm30{k3}, zmm20, zmm25
    vpmadd52luq zmm31, zmm20, zmm13
    vpmadd52luq zmm18, zmm20, zmm4
    vpmadd52luq zmm23, zmm20, zmm26
    vpbroadcastq zmm0, qword ptr [rsi + 224]
    vpmadd52huq zmm10{k2}, zmm0, zmm13
    vpmadd52huq zmm11, zmm0, zmm4
    vpbroadcastq zmm5, qword ptr [rsi + 232]
    vpmadd52luq zmm2{k3}, zmm5, zmm13
    vpmadd52luq zmm9, zmm5, zmm4
    vmovdqu64 zmm25, zmmword ptr [rsi + 160]
    vmovdqu64 zmm13, zmmword ptr [rsi + 224]
    vmovdqu64 zmm4, zmmword ptr [rsi + 288]
    vmovdqu64 zmm26, zmmword ptr [rsi + 352]
    vmovdqu64 zmm14, zmmword ptr [rsi + 416]
    vpbroadcastq zmm27, qword ptr [rsi + 88]
    vpmadd52huq zmm21, zmm27, zmm13
    vpmadd52huq zmm22, zmm27, zmm4
    vpmadd52huq zmm24, zmm27, zmm26
    vpmadd52huq zmm1, zmm27, zmm14
    vpbroadcastq zmm15, qword ptr [rsi + 96]
    vpmadd52luq zmm30, zmm15, zmm13
    vpmadd52luq zmm12, zmm15, zmm4
    vpmadd52luq zmm18, zmm15, zmm26
    vpmadd52luq zmm23, zmm15, zmm14
    vpbroadcastq zmm6, qword ptr [rsi + 152]
    vpmadd52huq zmm21, zmm6, zmm25
    vpmadd52huq zmm3, zmm6, zmm13
    vpmadd52huq zmm10, zmm6, zmm4
    vpmadd52huq zmm11, zmm6, zmm26
    vpbroadcastq zmm28, qword ptr [rsi + 160]
    vpmadd52luq zmm30{k1}, zmm28, zmm25
    vpmadd52luq zmm31, zmm28, zmm13
    vpmadd52luq zmm2, zmm28, zmm4
    vpmadd52luq zmm9, zmm28, zmm26
    vpbroadcastq zmm16, qword ptr [rsi + 216]
    vpmadd52huq zmm24, zmm16, zmm13
    vpmadd52huq zmm1, zmm16, zmm4
    vpbroadcastq zmm7, qword ptr [rsi + 224]
    vpmadd52luq zmm18{k1}, zmm7, zmm13
    vpmadd52luq zmm23, zmm7, zmm4
    vmovdqu64 zmm25, zmmword ptr [rsi + 168]
    vmovdqu64 zmm13, zmmword ptr [rsi + 232]
    vmovdqu64 zmm4, zmmword ptr [rsi + 296]
    vmovdqu64 zmm26, zmmword ptr [rsi + 360]
    vmovdqu64 zmm14, zmmword ptr [rsi + 424]
    vpbroadcastq zmm29, qword ptr [rsi + 80]
    vpmadd52huq zmm21, zmm29, zmm13
    vpmadd52huq zmm22, zmm29, zmm4
    vpmadd52huq zmm10, zmm29, zmm26
    vpmadd52huq zmm11, zmm29, zmm14
    vpbroadcastq zmm17, qword ptr [rsi + 88]
    vpmadd52luq zmm30, zmm17, zmm13
    vpmadd52luq zmm12, zmm17, zmm4
    vpmadd52luq zmm2, zmm17, zmm26
    vpmadd52luq zmm9, zmm17, zmm14
    vpbroadcastq zmm8, qword ptr [rsi + 144]
    vpmadd52huq zmm21, zmm8, zmm25
    vpmadd52huq zmm3, zmm8, zmm13
    vpmadd52huq zmm24, zmm8, zmm4
    vpmadd52huq zmm1, zmm8, zmm26
    vpbroadcastq zmm20, qword ptr [rsi + 152]
    vpmadd52luq zmm30, zmm20, zmm25
    vpmadd52luq zmm31, zmm20, zmm13
    vpmadd52luq zmm18, zmm20, zmm4
    vpmadd52luq zmm23, zmm20, zmm26
    vpbroadcastq zmm0, qword ptr [rsi + 208]
    vpmadd52huq zmm22{k6}, zmm0, zmm25
    vpmadd52huq zmm10, zmm0, zmm13
    vpmadd52huq zmm11, zmm0, zmm4
    vpbroadcastq zmm5, qword ptr [rsi + 216]
    vpmadd52luq zmm12{k7}, zmm5, zmm25
    vpmadd52luq zmm2, zmm5, zmm13
    vpmadd52luq zmm9, zmm5, zmm4
    vpbroadcastq zmm27, qword ptr [rsi + 272]
    vpmadd52huq zmm1{k6}, zmm27, zmm13
    vpbroadcastq zmm15, qword ptr [rsi + 280]
    vpmadd52luq zmm23{k7}, zmm15, zmm13
    vmovdqu64 zmm25, zmmword ptr [rsi + 176]
    vmovdqu64 zmm13, zmmword ptr [rsi + 240]
    vmovdqu64 zmm4, zmmword ptr [rsi + 304]
    vmovdqu64 zmm26, zmmword ptr [rsi + 368]
    vmovdqu64 zmm14, zmmword ptr [rsi + 432]
    vpbroadcastq zmm6, qword ptr [rsi + 72]
    vpmadd52huq zmm21, zmm6, zmm13
    vpmadd52huq zmm3, zmm6, zmm4
    vpmadd52huq zmm24, zmm6, zmm26
    vpmadd52huq zmm11, zmm6, zmm14
    vpbroadcastq zmm28, qword ptr [rsi + 80]
    vpmadd52luq zmm30, zmm28, zmm13
    vpmadd52luq zmm31, zmm28, zmm4
    vpmadd52luq zmm18, zmm28, zmm26
    vpmadd52luq zmm9, zmm28, zmm14
    vpbroadcastq zmm16, qword ptr [rsi + 136]
    vpmadd52huq zmm21, zmm16, zmm25
    vpmadd52huq zmm22, zmm16, zmm13
    vpmadd52huq zmm10, zmm16, zmm4
    vpmadd52huq zmm1, zmm16, zmm26
    vpbroadcastq zmm7, qword ptr [rsi + 144]
    vpmadd52luq zmm30, zmm7, zmm25
    vpmadd52luq zmm12, zmm7, zmm13
    vpmadd52luq zmm2, zmm7, zmm4
    vpmadd52luq zmm23, zmm7, zmm26
    vpbroadcastq zmm29, qword ptr [rsi + 200]
    vpmadd52huq zmm3{k4}, zmm29, zmm25
    vpmadd52huq zmm24, zmm29, zmm13
    vpmadd52huq zmm11, zmm29, zmm4
    vpbroadcastq zmm17, qword ptr [rsi + 208]
    vpmadd52luq zmm31{k5}, zmm17, zmm25
    vpmadd52luq zmm18, zmm17, zmm13
    vpmadd52luq zmm9, zmm17, zmm4
    vpbroadcastq zmm8, qword ptr [rsi + 264]
    vpmadd52huq zmm1{k4}, zmm8, zmm13
    vpbroadcastq zmm20, qword ptr [rsi + 272]
    vpmadd52luq zmm23{k5}, zmm20, zmm13
    vmovdqu64 zmm25, zmmword ptr [rsi + 184]
    vmovdqu64 zmm13, zmmword ptr [rsi + 248]
    vmovdqu64 zmm4, zmmword ptr [rsi + 312]
    vmovdqu64 zmm26, zmmword ptr [rsi + 376]
    vmovdqu64 zmm14, zmmword ptr [rsi + 440]
    vpbroadcastq zmm0, qword ptr [rsi + 64]
    vpmadd52huq zmm21, zmm0, zmm13
    vpmadd52huq zmm22, zmm0, zmm4
    vpmadd52huq zmm10, zmm0, zmm26
    vpmadd52huq zmm11, zmm0, zmm14
    vpbroadcastq zmm5, qword ptr [rsi + 72]
    vpmadd52luq zmm30, zmm5, zmm13
    vpmadd52luq zmm12, zmm5, zmm4
    vpmadd52luq zmm2, zmm5, zmm26
    vpmadd52luq zmm9, zmm5, zmm14
    vpbroadcastq zmm27, qword ptr [rsi + 128]
    vpmadd52huq zmm21, zmm27, zmm25
    vpmadd52huq zmm3, zmm27, zmm13
    vpmadd52huq zmm24, zmm27, zmm4
    vpmadd52huq zmm1, zmm27, zmm26
    vpbroadcastq zmm15, qword ptr [rsi + 136]
    vpmadd52luq zmm30, zmm15, zmm25
    vpmadd52luq zmm31, zmm15, zmm13
    vpmadd52luq zmm18, zmm15, zmm4
    vpmadd52luq zmm23, zmm15, zmm26
    vpbroadcastq zmm6, qword ptr [rsi + 192]
    vpmadd52huq zmm22{k2}, zmm6, zmm25
    vpmadd52huq zmm10, zmm6, zmm13
    vpmadd52huq zmm11, zmm6, zmm4
    vpbroadcastq zmm28, qword ptr [rsi + 200]
    vpmadd52luq zmm12{k3}, zmm28, zmm25
    vpmadd52luq zmm2, zmm28, zmm13
    vpmadd52luq zmm9, zmm28, zmm4
    vpbroadcastq zmm16, qword ptr [rsi + 256]
    vpmadd52huq zmm1{k2}, zmm16, zmm13
    vpbroadcastq zmm7, qword ptr [rsi + 264]
    vpmadd52luq zmm23{k3}, zmm7, zmm13
    vpaddq zmm30, zmm30, zmm21
    vpaddq zmm30, zmm30, zmm21
    vpaddq zmm31, zmm31, zmm12
    vpaddq zmm22, zmm22, zmm3
    vpaddq zmm31, zmm31, zmm22
    vpaddq zmm31, zmm31, zmm22
    vpaddq zmm18, zmm18, zmm2
    vpaddq zmm10, zmm10, zmm24
    vpaddq zmm18, zmm18, zmm10
    vpaddq zmm18, zmm18, zmm10
    vpaddq zmm9, zmm9, zmm23
    vpaddq zmm1, zmm1, zmm11
    vpaddq zmm9, zmm9, zmm1
    vpaddq zmm9, zmm9, zmm1
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm4, zmm4, zmm4
    vmovdqu64 zmm25, zmmword ptr [rsi + 128]
    vpmadd52luq zmm13, zmm25, zmm25
    vpmadd52huq zmm4, zmm25, zmm25
    vpaddq zmm4, zmm4, zmm4
    vmovdqa64 zmm25, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm25, zmm13, zmm4
    vpaddq zmm30, zmm30, zmm30
    vpaddq zmm30, zmm30, zmm25
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm5, zmm5, zmm5
    vmovdqu64 zmm26, zmmword ptr [rsi + 192]
    vpmadd52luq zmm14, zmm26, zmm26
    vpmadd52huq zmm5, zmm26, zmm26
    vpaddq zmm5, zmm5, zmm5
    vmovdqa64 zmm26, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm26, zmm14, zmm5
    vpaddq zmm31, zmm31, zmm31
    vpaddq zmm31, zmm31, zmm26
    vmovdqa64 zmm26, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm26, zmm14, zmm5
    vpaddq zmm18, zmm18, zmm18
    vpaddq zmm18, zmm18, zmm26
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm6, zmm6, zmm6
    vmovdqu64 zmm27, zmmword ptr [rsi + 256]
    vpmadd52luq zmm15, zmm27, zmm27
    vpmadd52huq zmm6, zmm27, zmm27
    vpaddq zmm6, zmm6, zmm6
    vmovdqa64 zmm27, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm27, zmm15, zmm6
    vpaddq zmm9, zmm9, zmm9
    vpaddq zmm9, zmm9, zmm27
    vmovdqa64 zmmword ptr [rax + 1280], zmm30
    vmovdqa64 zmmword ptr [rax + 1344], zmm31
    vmovdqa64 zmmword ptr [rax + 1408], zmm18
    vmovdqa64 zmmword ptr [rax + 1472], zmm9
    /* s, columns 120 to 183 */
    vmovdqa64 zmm28, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 64]
    vmovdqa64 zmm16, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm7, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm29, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm17, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm8, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm20, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm0, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm25, zmm25, zmm25
    vmovdqu64 zmm13, zmmword ptr [rdx + 64]
    vmovdqu64 zmm4, zmmword ptr [rdx + 128]
    vmovdqu64 zmm26, zmmword ptr [rdx + 192]
    vmovdqu64 zmm14, zmmword ptr [rdx + 256]
    vmovdqu64 zmm5, zmmword ptr [rdx + 320]
    vmovdqu64 zmm27, zmmword ptr [rdx + 384]
    vmovdqu64 zmm15, zmmword ptr [rdx + 448]
    vmovdqu64 zmm6, zmmword ptr [rdx + 512]
    vpbroadcastq zmm30, qword ptr [rax + 56]
    vpmadd52huq zmm21, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 64]
    vpmadd52luq zmm28, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 120]
    vpmadd52huq zmm11, zmm18, zmm15
    vpmadd52huq zmm12, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 128]
    vpmadd52luq zmm1, zmm9, zmm15
    vpmadd52luq zmm16, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 184]
    vpmadd52huq zmm21, zmm30, zmm27
    vpmadd52huq zmm25, zmm30, zmm15
    vpmadd52huq zmm3, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 192]
    vpmadd52luq zmm28, zmm31, zmm27
    vpmadd52luq zmm16, zmm31, zmm15
    vpmadd52luq zmm7, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 248]
    vpmadd52huq zmm11, zmm18, zmm5
    vpmadd52huq zmm12, zmm18, zmm27
    vpmadd52huq zmm3, zmm18, zmm15
    vpmadd52huq zmm22, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 256]
    vpmadd52luq zmm1, zmm9, zmm5
    vpmadd52luq zmm16, zmm9, zmm27
    vpmadd52luq zmm7, zmm9, zmm15
    vpmadd52luq zmm29, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 312]
    vpmadd52huq zmm21, zmm30, zmm14
    vpmadd52huq zmm25, zmm30, zmm5
    vpmadd52huq zmm3, zmm30, zmm27
    vpmadd52huq zmm22, zmm30, zmm15
    vpmadd52huq zmm2, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 320]
    vpmadd52luq zmm28, zmm31, zmm14
    vpmadd52luq zmm16, zmm31, zmm5
    vpmadd52luq zmm7, zmm31, zmm27
    vpmadd52luq zmm29, zmm31, zmm15
    vpmadd52luq zmm17, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 376]
    vpmadd52huq zmm11, zmm18, zmm26
    vpmadd52huq zmm12, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm5
    vpmadd52huq zmm22, zmm18, zmm27
    vpmadd52huq zmm2, zmm18, zmm15
    vpmadd52huq zmm24, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 384]
    vpmadd52luq zmm1, zmm9, zmm26
    vpmadd52luq zmm16, zmm9, zmm14
    vpmadd52luq zmm7, zmm9, zmm5
    vpmadd52luq zmm29, zmm9, zmm27
    vpmadd52luq zmm17, zmm9, zmm15
    vpmadd52luq zmm8, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 440]
    vpmadd52huq zmm21, zmm30, zmm4
    vpmadd52huq zmm25, zmm30, zmm26
    vpmadd52huq zmm3, zmm30, zmm14
    vpmadd52huq zmm22, zmm30, zmm5
    vpmadd52huq zmm2, zmm30, zmm27
    vpmadd52huq zmm24, zmm30, zmm15
    vpmadd52huq zmm10, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 448]
    vpmadd52luq zmm28, zmm31, zmm4
    vpmadd52luq zmm16, zmm31, zmm26
    vpmadd52luq zmm7, zmm31, zmm14
    vpmadd52luq zmm29, zmm31, zmm5
    vpmadd52luq zmm17, zmm31, zmm27
    vpmadd52luq zmm8, zmm31, zmm15
    vpmadd52luq zmm20, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 504]
    vpmadd52huq zmm11, zmm18, zmm13
    vpmadd52huq zmm12, zmm18, zmm4
    vpmadd52huq zmm3, zmm18, zmm26
    vpmadd52huq zmm22, zmm18, zmm14
    vpmadd52huq zmm2, zmm18, zmm5
    vpmadd52huq zmm24, zmm18, zmm27
    vpmadd52huq zmm10, zmm18, zmm15
    vpmadd52huq zmm23, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 512]
    vpmadd52luq zmm1, zmm9, zmm13
    vpmadd52luq zmm16, zmm9, zmm4
    vpmadd52luq zmm7, zmm9, zmm26
    vpmadd52luq zmm29, zmm9, zmm14
    vpmadd52luq zmm17, zmm9, zmm5
    vpmadd52luq zmm8, zmm9, zmm27
    vpmadd52luq zmm20, zmm9, zmm15
    vpmadd52luq zmm0, zmm9, zmm6
    vmovdqu64 zmm13, zmmword ptr [rdx + 72]
    vmovdqu64 zmm4, zmmword ptr [rdx + 136]
    vmovdqu64 zmm26, zmmword ptr [rdx + 200]
    vmovdqu64 zmm14, zmmword ptr [rdx + 264]
    vmovdqu64 zmm5, zmmword ptr [rdx + 328]
    vmovdqu64 zmm27, zmmword ptr [rdx + 392]
    vmovdqu64 zmm15, zmmword ptr [rdx + 456]
    vmovdqu64 zmm6, zmmword ptr [rdx + 520]
    vpbroadcastq zmm30, qword ptr [rax + 48]
    vpmadd52huq zmm21, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 56]
    vpmadd52luq zmm28, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 112]
    vpmadd52huq zmm11, zmm18, zmm15
    vpmadd52huq zmm25, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 120]
    vpmadd52luq zmm1, zmm9, zmm15
    vpmadd52luq zmm16, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 176]
    vpmadd52huq zmm21, zmm30, zmm27
    vpmadd52huq zmm12, zmm30, zmm15
    vpmadd52huq zmm3, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 184]
    vpmadd52luq zmm28, zmm31, zmm27
    vpmadd52luq zmm16, zmm31, zmm15
    vpmadd52luq zmm7, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 240]
    vpmadd52huq zmm11, zmm18, zmm5
    vpmadd52huq zmm25, zmm18, zmm27
    vpmadd52huq zmm3, zmm18, zmm15
    vpmadd52huq zmm22, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 248]
    vpmadd52luq zmm1, zmm9, zmm5
    vpmadd52luq zmm16, zmm9, zmm27
    vpmadd52luq zmm7, zmm9, zmm15
    vpmadd52luq zmm29, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 304]
    vpmadd52huq zmm21, zmm30, zmm14
    vpmadd52huq zmm12, zmm30, zmm5
    vpmadd52huq zmm3, zmm30, zmm27
    vpmadd52huq zmm22, zmm30, zmm15
    vpmadd52huq zmm2, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 312]
    vpmadd52luq zmm28, zmm31, zmm14
    vpmadd52luq zmm16, zmm31, zmm5
    vpmadd52luq zmm7, zmm31, zmm27
    vpmadd52luq zmm29, zmm31, zmm15
    vpmadd52luq zmm17, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 368]
    vpmadd52huq zmm11, zmm18, zmm26
    vpmadd52huq zmm25, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm5
    vpmadd52huq zmm22, zmm18, zmm27
    vpmadd52huq zmm2, zmm18, zmm15
    vpmadd52huq zmm24, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 376]
    vpmadd52luq zmm1, zmm9, zmm26
    vpmadd52luq zmm16, zmm9, zmm14
    vpmadd52luq zmm7, zmm9, zmm5
    vpmadd52luq zmm29, zmm9, zmm27
    vpmadd52luq zmm17, zmm9, zmm15
    vpmadd52luq zmm8, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 432]
    vpmadd52huq zmm21, zmm30, zmm4
    vpmadd52huq zmm12, zmm30, zmm26
    vpmadd52huq zmm3, zmm30, zmm14
    vpmadd52huq zmm22, zmm30, zmm5
    vpmadd52huq zmm2, zmm30, zmm27
    vpmadd52huq zmm24, zmm30, zmm15
    vpmadd52huq zmm10, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 440]
    vpmadd52luq zmm28, zmm31, zmm4
    vpmadd52luq zmm16, zmm31, zmm26
    vpmadd52luq zmm7, zmm31, zmm14
    vpmadd52luq zmm29, zmm31, zmm5
    vpmadd52luq zmm17, zmm31, zmm27
    vpmadd52luq zmm8, zmm31, zmm15
    vpmadd52luq zmm20, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 496]
    vpmadd52huq zmm11, zmm18, zmm13
    vpmadd52huq zmm25, zmm18, zmm4
    vpmadd52huq zmm3, zmm18, zmm26
    vpmadd52huq zmm22, zmm18, zmm14
    vpmadd52huq zmm2, zmm18, zmm5
    vpmadd52huq zmm24, zmm18, zmm27
    vpmadd52huq zmm10, zmm18, zmm15
    vpmadd52huq zmm23, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 504]
    vpmadd52luq zmm1, zmm9, zmm13
    vpmadd52luq zmm16, zmm9, zmm4
    vpmadd52luq zmm7, zmm9, zmm26
    vpmadd52luq zmm29, zmm9, zmm14
    vpmadd52luq zmm17, zmm9, zmm5
    vpmadd52luq zmm8, zmm9, zmm27
    vpmadd52luq zmm20, zmm9, zmm15
    vpmadd52luq zmm0, zmm9, zmm6
    vmovdqu64 zmm13, zmmword ptr [rdx + 80]
    vmovdqu64 zmm4, zmmword ptr [rdx + 144]
    vmovdqu64 zmm26, zmmword ptr [rdx + 208]
    vmovdqu64 zmm14, zmmword ptr [rdx + 272]
    vmovdqu64 zmm5, zmmword ptr [rdx + 336]
    vmovdqu64 zmm27, zmmword ptr [rdx + 400]
    vmovdqu64 zmm15, zmmword ptr [rdx + 464]
    vmovdqu64 zmm6, zmmword ptr [rdx + 528]
    vpbroadcastq zmm30, qword ptr [rax + 40]
    vpmadd52huq zmm21, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 48]
    vpmadd52luq zmm28, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 104]
    vpmadd52huq zmm11, zmm18, zmm15
    vpmadd52huq zmm12, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 112]
    vpmadd52luq zmm1, zmm9, zmm15
    vpmadd52luq zmm16, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 168]
    vpmadd52huq zmm21, zmm30, zmm27
    vpmadd52huq zmm25, zmm30, zmm15
    vpmadd52huq zmm3, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 176]
    vpmadd52luq zmm28, zmm31, zmm27
    vpmadd52luq zmm16, zmm31, zmm15
    vpmadd52luq zmm7, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 232]
    vpmadd52huq zmm11, zmm18, zmm5
    vpmadd52huq zmm12, zmm18, zmm27
    vpmadd52huq zmm3, zmm18, zmm15
    vpmadd52huq zmm22, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 240]
    vpmadd52luq zmm1, zmm9, zmm5
    vpmadd52luq zmm16, zmm9, zmm27
    vpmadd52luq zmm7, zmm9, zmm15
    vpmadd52luq zmm29, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 296]
    vpmadd52huq zmm21, zmm30, zmm14
    vpmadd52huq zmm25, zmm30, zmm5
    vpmadd52huq zmm3, zmm30, zmm27
    vpmadd52huq zmm22, zmm30, zmm15
    vpmadd52huq zmm2, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 304]
    vpmadd52luq zmm28, zmm31, zmm14
    vpmadd52luq zmm16, zmm31, zmm5
    vpmadd52luq zmm7, zmm31, zmm27
    vpmadd52luq zmm29, zmm31, zmm15
    vpmadd52luq zmm17, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 360]
    vpmadd52huq zmm11, zmm18, zmm26
    vpmadd52huq zmm12, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm5
    vpmadd52huq zmm22, zmm18, zmm27
    vpmadd52huq zmm2, zmm18, zmm15
    vpmadd52huq zmm24, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 368]
    vpmadd52luq zmm1, zmm9, zmm26
    vpmadd52luq zmm16, zmm9, zmm14
    vpmadd52luq zmm7, zmm9, zmm5
    vpmadd52luq zmm29, zmm9, zmm27
    vpmadd52luq zmm17, zmm9, zmm15
    vpmadd52luq zmm8, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 424]
    vpmadd52huq zmm21, zmm30, zmm4
    vpmadd52huq zmm25, zmm30, zmm26
    vpmadd52huq zmm3, zmm30, zmm14
    vpmadd52huq zmm22, zmm30, zmm5
    vpmadd52huq zmm2, zmm30, zmm27
    vpmadd52huq zmm24, zmm30, zmm15
    vpmadd52huq zmm10, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 432]
    vpmadd52luq zmm28, zmm31, zmm4
    vpmadd52luq zmm16, zmm31, zmm26
    vpmadd52luq zmm7, zmm31, zmm14
    vpmadd52luq zmm29, zmm31, zmm5
    vpmadd52luq zmm17, zmm31, zmm27
    vpmadd52luq zmm8, zmm31, zmm15
    vpmadd52luq zmm20, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 488]
    vpmadd52huq zmm11, zmm18, zmm13
    vpmadd52huq zmm12, zmm18, zmm4
    vpmadd52huq zmm3, zmm18, zmm26
    vpmadd52huq zmm22, zmm18, zmm14
    vpmadd52huq zmm2, zmm18, zmm5
    vpmadd52huq zmm24, zmm18, zmm27
    vpmadd52huq zmm10, zmm18, zmm15
    vpmadd52huq zmm23, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 496]
    vpmadd52luq zmm1, zmm9, zmm13
    vpmadd52luq zmm16, zmm9, zmm4
    vpmadd52luq zmm7, zmm9, zmm26
    vpmadd52luq zmm29, zmm9, zmm14
    vpmadd52luq zmm17, zmm9, zmm5
    vpmadd52luq zmm8, zmm9, zmm27
    vpmadd52luq zmm20, zmm9, zmm15
    vpmadd52luq zmm0, zmm9, zmm6
    vmovdqu64 zmm13, zmmword ptr [rdx + 88]
    vmovdqu64 zmm4, zmmword ptr [rdx + 152]
    vmovdqu64 zmm26, zmmword ptr [rdx + 216]
    vmovdqu64 zmm14, zmmword ptr [rdx + 280]
    vmovdqu64 zmm5, zmmword ptr [rdx + 344]
    vmovdqu64 zmm27, zmmword ptr [rdx + 408]
    vmovdqu64 zmm15, zmmword ptr [rdx + 472]
    vmovdqu64 zmm6, zmmword ptr [rdx + 536]
    vpbroadcastq zmm30, qword ptr [rax + 32]
    vpmadd52huq zmm21, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 40]
    vpmadd52luq zmm28, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 96]
    vpmadd52huq zmm11, zmm18, zmm15
    vpmadd52huq zmm25, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 104]
    vpmadd52luq zmm1, zmm9, zmm15
    vpmadd52luq zmm16, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 160]
    vpmadd52huq zmm21, zmm30, zmm27
    vpmadd52huq zmm12, zmm30, zmm15
    vpmadd52huq zmm3, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 168]
    vpmadd52luq zmm28, zmm31, zmm27
    vpmadd52luq zmm16, zmm31, zmm15
    vpmadd52luq zmm7, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 224]
    vpmadd52huq zmm11, zmm18, zmm5
    vpmadd52huq zmm25, zmm18, zmm27
    vpmadd52huq zmm3, zmm18, zmm15
    vpmadd52huq zmm22, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 232]
    vpmadd52luq zmm1, zmm9, zmm5
    vpmadd52luq zmm16, zmm9, zmm27
    vpmadd52luq zmm7, zmm9, zmm15
    vpmadd52luq zmm29, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 288]
    vpmadd52huq zmm21, zmm30, zmm14
    vpmadd52huq zmm12, zmm30, zmm5
    vpmadd52huq zmm3, zmm30, zmm27
    vpmadd52huq zmm22, zmm30, zmm15
    vpmadd52huq zmm2, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 296]
    vpmadd52luq zmm28, zmm31, zmm14
    vpmadd52luq zmm16, zmm31, zmm5
    vpmadd52luq zmm7, zmm31, zmm27
    vpmadd52luq zmm29, zmm31, zmm15
    vpmadd52luq zmm17, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 352]
    vpmadd52huq zmm11, zmm18, zmm26
    vpmadd52huq zmm25, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm5
    vpmadd52huq zmm22, zmm18, zmm27
    vpmadd52huq zmm2, zmm18, zmm15
    vpmadd52huq zmm24, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 360]
    vpmadd52luq zmm1, zmm9, zmm26
    vpmadd52luq zmm16, zmm9, zmm14
    vpmadd52luq zmm7, zmm9, zmm5
    vpmadd52luq zmm29, zmm9, zmm27
    vpmadd52luq zmm17, zmm9, zmm15
    vpmadd52luq zmm8, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 416]
    vpmadd52huq zmm21, zmm30, zmm4
    vpmadd52huq zmm12, zmm30, zmm26
    vpmadd52huq zmm3, zmm30, zmm14
    vpmadd52huq zmm22, zmm30, zmm5
    vpmadd52huq zmm2, zmm30, zmm27
    vpmadd52huq zmm24, zmm30, zmm15
    vpmadd52huq zmm10, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 424]
    vpmadd52luq zmm28, zmm31, zmm4
    vpmadd52luq zmm16, zmm31, zmm26
    vpmadd52luq zmm7, zmm31, zmm14
    vpmadd52luq zmm29, zmm31, zmm5
    vpmadd52luq zmm17, zmm31, zmm27
    vpmadd52luq zmm8, zmm31, zmm15
    vpmadd52luq zmm20, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 480]
    vpmadd52huq zmm11, zmm18, zmm13
    vpmadd52huq zmm25, zmm18, zmm4
    vpmadd52huq zmm3, zmm18, zmm26
    vpmadd52huq zmm22, zmm18, zmm14
    vpmadd52huq zmm2, zmm18, zmm5
    vpmadd52huq zmm24, zmm18, zmm27
    vpmadd52huq zmm10, zmm18, zmm15
    vpmadd52huq zmm23, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 488]
    vpmadd52luq zmm1, zmm9, zmm13
    vpmadd52luq zmm16, zmm9, zmm4
    vpmadd52luq zmm7, zmm9, zmm26
    vpmadd52luq zmm29, zmm9, zmm14
    vpmadd52luq zmm17, zmm9, zmm5
    vpmadd52luq zmm8, zmm9, zmm27
    vpmadd52luq zmm20, zmm9, zmm15
    vpmadd52luq zmm0, zmm9, zmm6
    vmovdqu64 zmm13, zmmword ptr [rdx + 96]
    vmovdqu64 zmm4, zmmword ptr [rdx + 160]
    vmovdqu64 zmm26, zmmword ptr [rdx + 224]
    vmovdqu64 zmm14, zmmword ptr [rdx + 288]
    vmovdqu64 zmm5, zmmword ptr [rdx + 352]
    vmovdqu64 zmm27, zmmword ptr [rdx + 416]
    vmovdqu64 zmm15, zmmword ptr [rdx + 480]
    vmovdqu64 zmm6, zmmword ptr [rdx + 544]
    vpbroadcastq zmm30, qword ptr [rax + 24]
    vpmadd52huq zmm21, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 32]
    vpmadd52luq zmm28, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 88]
    vpmadd52huq zmm11, zmm18, zmm15
    vpmadd52huq zmm12, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 96]
    vpmadd52luq zmm1, zmm9, zmm15
    vpmadd52luq zmm16, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 152]
    vpmadd52huq zmm21, zmm30, zmm27
    vpmadd52huq zmm25, zmm30, zmm15
    vpmadd52huq zmm3, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 160]
    vpmadd52luq zmm28, zmm31, zmm27
    vpmadd52luq zmm16, zmm31, zmm15
    vpmadd52luq zmm7, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 216]
    vpmadd52huq zmm11, zmm18, zmm5
    vpmadd52huq zmm12, zmm18, zmm27
    vpmadd52huq zmm3, zmm18, zmm15
    vpmadd52huq zmm22, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 224]
    vpmadd52luq zmm1, zmm9, zmm5
    vpmadd52luq zmm16, zmm9, zmm27
    vpmadd52luq zmm7, zmm9, zmm15
    vpmadd52luq zmm29, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 280]
    vpmadd52huq zmm21, zmm30, zmm14
    vpmadd52huq zmm25, zmm30, zmm5
    vpmadd52huq zmm3, zmm30, zmm27
    vpmadd52huq zmm22, zmm30, zmm15
    vpmadd52huq zmm2, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 288]
    vpmadd52luq zmm28, zmm31, zmm14
    vpmadd52luq zmm16, zmm31, zmm5
    vpmadd52luq zmm7, zmm31, zmm27
    vpmadd52luq zmm29, zmm31, zmm15
    vpmadd52luq zmm17, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 344]
    vpmadd52huq zmm11, zmm18, zmm26
    vpmadd52huq zmm12, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm5
    vpmadd52huq zmm22, zmm18, zmm27
    vpmadd52huq zmm2, zmm18, zmm15
    vpmadd52huq zmm24, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 352]
    vpmadd52luq zmm1, zmm9, zmm26
    vpmadd52luq zmm16, zmm9, zmm14
    vpmadd52luq zmm7, zmm9, zmm5
    vpmadd52luq zmm29, zmm9, zmm27
    vpmadd52luq zmm17, zmm9, zmm15
    vpmadd52luq zmm8, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 408]
    vpmadd52huq zmm21, zmm30, zmm4
    vpmadd52huq zmm25, zmm30, zmm26
    vpmadd52huq zmm3, zmm30, zmm14
    vpmadd52huq zmm22, zmm30, zmm5
    vpmadd52huq zmm2, zmm30, zmm27
    vpmadd52huq zmm24, zmm30, zmm15
    vpmadd52huq zmm10, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 416]
    vpmadd52luq zmm28, zmm31, zmm4
    vpmadd52luq zmm16, zmm31, zmm26
    vpmadd52luq zmm7, zmm31, zmm14
    vpmadd52luq zmm29, zmm31, zmm5
    vpmadd52luq zmm17, zmm31, zmm27
    vpmadd52luq zmm8, zmm31, zmm15
    vpmadd52luq zmm20, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 472]
    vpmadd52huq zmm11, zmm18, zmm13
    vpmadd52huq zmm12, zmm18, zmm4
    vpmadd52huq zmm3, zmm18, zmm26
    vpmadd52huq zmm22, zmm18, zmm14
    vpmadd52huq zmm2, zmm18, zmm5
    vpmadd52huq zmm24, zmm18, zmm27
    vpmadd52huq zmm10, zmm18, zmm15
    vpmadd52huq zmm23, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 480]
    vpmadd52luq zmm1, zmm9, zmm13
    vpmadd52luq zmm16, zmm9, zmm4
    vpmadd52luq zmm7, zmm9, zmm26
    vpmadd52luq zmm29, zmm9, zmm14
    vpmadd52luq zmm17, zmm9, zmm5
    vpmadd52luq zmm8, zmm9, zmm27
    vpmadd52luq zmm20, zmm9, zmm15
    vpmadd52luq zmm0, zmm9, zmm6
    vmovdqu64 zmm13, zmmword ptr [rdx + 104]
    vmovdqu64 zmm4, zmmword ptr [rdx + 168]
    vmovdqu64 zmm26, zmmword ptr [rdx + 232]
    vmovdqu64 zmm14, zmmword ptr [rdx + 296]
    vmovdqu64 zmm5, zmmword ptr [rdx + 360]
    vmovdqu64 zmm27, zmmword ptr [rdx + 424]
    vmovdqu64 zmm15, zmmword ptr [rdx + 488]
    vpbroadcastq zmm30, qword ptr [rax + 80]
    vpmadd52huq zmm21, zmm30, zmm15
    vpbroadcastq zmm31, qword ptr [rax + 88]
    vpmadd52luq zmm28, zmm31, zmm15
    vpbroadcastq zmm18, qword ptr [rax + 144]
    vpmadd52huq zmm11, zmm18, zmm27
    vpmadd52huq zmm25, zmm18, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 152]
    vpmadd52luq zmm1, zmm9, zmm27
    vpmadd52luq zmm16, zmm9, zmm15
    vpbroadcastq zmm30, qword ptr [rax + 208]
    vpmadd52huq zmm21, zmm30, zmm5
    vpmadd52huq zmm12, zmm30, zmm27
    vpmadd52huq zmm3, zmm30, zmm15
    vpbroadcastq zmm31, qword ptr [rax + 216]
    vpmadd52luq zmm28, zmm31, zmm5
    vpmadd52luq zmm16, zmm31, zmm27
    vpmadd52luq zmm7, zmm31, zmm15
    vpbroadcastq zmm18, qword ptr [rax + 272]
    vpmadd52huq zmm11, zmm18, zmm14
    vpmadd52huq zmm25, zmm18, zmm5
    vpmadd52huq zmm3, zmm18, zmm27
    vpmadd52huq zmm22, zmm18, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 280]
    vpmadd52luq zmm1, zmm9, zmm14
    vpmadd52luq zmm16, zmm9, zmm5
    vpmadd52luq zmm7, zmm9, zmm27
    vpmadd52luq zmm29, zmm9, zmm15
    vpbroadcastq zmm30, qword ptr [rax + 336]
    vpmadd52huq zmm21, zmm30, zmm26
    vpmadd52huq zmm12, zmm30, zmm14
    vpmadd52huq zmm3, zmm30, zmm5
    vpmadd52huq zmm22, zmm30, zmm27
    vpmadd52huq zmm2, zmm30, zmm15
    vpbroadcastq zmm31, qword ptr [rax + 344]
    vpmadd52luq zmm28, zmm31, zmm26
    vpmadd52luq zmm16, zmm31, zmm14
    vpmadd52luq zmm7, zmm31, zmm5
    vpmadd52luq zmm29, zmm31, zmm27
    vpmadd52luq zmm17, zmm31, zmm15
    vpbroadcastq zmm18, qword ptr [rax + 400]
    vpmadd52huq zmm11, zmm18, zmm4
    vpmadd52huq zmm25, zmm18, zmm26
    vpmadd52huq zmm3, zmm18, zmm14
    vpmadd52huq zmm22, zmm18, zmm5
    vpmadd52huq zmm2, zmm18, zmm27
    vpmadd52huq zmm24, zmm18, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 408]
    vpmadd52luq zmm1, zmm9, zmm4
    vpmadd52luq zmm16, zmm9, zmm26
    vpmadd52luq zmm7, zmm9, zmm14
    vpmadd52luq zmm29, zmm9, zmm5
    vpmadd52luq zmm17, zmm9, zmm27
    vpmadd52luq zmm8, zmm9, zmm15
    vpbroadcastq zmm30, qword ptr [rax + 464]
    vpmadd52huq zmm21, zmm30, zmm13
    vpmadd52huq zmm12, zmm30, zmm4
    vpmadd52huq zmm3, zmm30, zmm26
    vpmadd52huq zmm22, zmm30, zmm14
    vpmadd52huq zmm2, zmm30, zmm5
    vpmadd52huq zmm24, zmm30, zmm27
    vpmadd52huq zmm10, zmm30, zmm15
    vpbroadcastq zmm31, qword ptr [rax + 472]
    vpmadd52luq zmm28, zmm31, zmm13
    vpmadd52luq zmm16, zmm31, zmm4
    vpmadd52luq zmm7, zmm31, zmm26
    vpmadd52luq zmm29, zmm31, zmm14
    vpmadd52luq zmm17, zmm31, zmm5
    vpmadd52luq zmm8, zmm31, zmm27
    vpmadd52luq zmm20, zmm31, zmm15
    vmovdqu64 zmm13, zmmword ptr [rdx + 112]
    vmovdqu64 zmm4, zmmword ptr [rdx + 176]
    vmovdqu64 zmm26, zmmword ptr [rdx + 240]
    vmovdqu64 zmm14, zmmword ptr [rdx + 304]
    vmovdqu64 zmm5, zmmword ptr [rdx + 368]
    vmovdqu64 zmm27, zmmword ptr [rdx + 432]
    vmovdqu64 zmm15, zmmword ptr [rdx + 496]
    vpbroadcastq zmm18, qword ptr [rax + 72]
    vpmadd52huq zmm11, zmm18, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 80]
    vpmadd52luq zmm1, zmm9, zmm15
    vpbroadcastq zmm30, qword ptr [rax + 136]
    vpmadd52huq zmm21, zmm30, zmm27
    vpmadd52huq zmm25, zmm30, zmm15
    vpbroadcastq zmm31, qword ptr [rax + 144]
    vpmadd52luq zmm28, zmm31, zmm27
    vpmadd52luq zmm16, zmm31, zmm15
    vpbroadcastq zmm18, qword ptr [rax + 200]
    vpmadd52huq zmm11, zmm18, zmm5
    vpmadd52huq zmm12, zmm18, zmm27
    vpmadd52huq zmm3, zmm18, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 208]
    vpmadd52luq zmm1, zmm9, zmm5
    vpmadd52luq zmm16, zmm9, zmm27
    vpmadd52luq zmm7, zmm9, zmm15
    vpbroadcastq zmm30, qword ptr [rax + 264]
    vpmadd52huq zmm21, zmm30, zmm14
    vpmadd52huq zmm25, zmm30, zmm5
    vpmadd52huq zmm3, zmm30, zmm27
    vpmadd52huq zmm22, zmm30, zmm15
    vpbroadcastq zmm31, qword ptr [rax + 272]
    vpmadd52luq zmm28, zmm31, zmm14
    vpmadd52luq zmm16, zmm31, zmm5
    vpmadd52luq zmm7, zmm31, zmm27
    vpmadd52luq zmm29, zmm31, zmm15
    vpbroadcastq zmm18, qword ptr [rax + 328]
    vpmadd52huq zmm11, zmm18, zmm26
    vpmadd52huq zmm12, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm5
    vpmadd52huq zmm22, zmm18, zmm27
    vpmadd52huq zmm2, zmm18, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 336]
    vpmadd52luq zmm1, zmm9, zmm26
    vpmadd52luq zmm16, zmm9, zmm14
    vpmadd52luq zmm7, zmm9, zmm5
    vpmadd52luq zmm29, zmm9, zmm27
    vpmadd52luq zmm17, zmm9, zmm15
    vpbroadcastq zmm30, qword ptr [rax + 392]
    vpmadd52huq zmm21, zmm30, zmm4
    vpmadd52huq zmm25, zmm30, zmm26
    vpmadd52huq zmm3, zmm30, zmm14
    vpmadd52huq zmm22, zmm30, zmm5
    vpmadd52huq zmm2, zmm30, zmm27
    vpmadd52huq zmm24, zmm30, zmm15
    vpbroadcastq zmm31, qword ptr [rax + 400]
    vpmadd52luq zmm28, zmm31, zmm4
    vpmadd52luq zmm16, zmm31, zmm26
    vpmadd52luq zmm7, zmm31, zmm14
    vpmadd52luq zmm29, zmm31, zmm5
    vpmadd52luq zmm17, zmm31, zmm27
    vpmadd52luq zmm8, zmm31, zmm15
    vpbroadcastq zmm18, qword ptr [rax + 456]
    vpmadd52huq zmm11, zmm18, zmm13
    vpmadd52huq zmm12, zmm18, zmm4
    vpmadd52huq zmm3, zmm18, zmm26
    vpmadd52huq zmm22, zmm18, zmm14
    vpmadd52huq zmm2, zmm18, zmm5
    vpmadd52huq zmm24, zmm18, zmm27
    vpmadd52huq zmm10, zmm18, zmm15
    vpbroadcastq zmm9, qword ptr [rax + 464]
    vpmadd52luq zmm1, zmm9, zmm13
    vpmadd52luq zmm16, zmm9, zmm4
    vpmadd52luq zmm7, zmm9, zmm26
    vpmadd52luq zmm29, zmm9, zmm14
    vpmadd52luq zmm17, zmm9, zmm5
    vpmadd52luq zmm8, zmm9, zmm27
    vpmadd52luq zmm20, zmm9, zmm15
    vmovdqu64 zmm13, zmmword ptr [rdx + 56]
    vmovdqu64 zmm4, zmmword ptr [rdx + 120]
    vmovdqu64 zmm26, zmmword ptr [rdx + 184]
    vmovdqu64 zmm14, zmmword ptr [rdx + 248]
    vmovdqu64 zmm5, zmmword ptr [rdx + 312]
    vmovdqu64 zmm27, zmmword ptr [rdx + 376]
    vmovdqu64 zmm15, zmmword ptr [rdx + 440]
    vmovdqu64 zmm6, zmmword ptr [rdx + 504]
    vpbroadcastq zmm30, qword ptr [rax + 64]
    vpmadd52huq zmm21, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 72]
    vpmadd52luq zmm28, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 128]
    vpmadd52huq zmm11, zmm18, zmm15
    vpmadd52huq zmm25, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 136]
    vpmadd52luq zmm1, zmm9, zmm15
    vpmadd52luq zmm16, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 192]
    vpmadd52huq zmm21, zmm30, zmm27
    vpmadd52huq zmm12, zmm30, zmm15
    vpmadd52huq zmm3, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 200]
    vpmadd52luq zmm28, zmm31, zmm27
    vpmadd52luq zmm16, zmm31, zmm15
    vpmadd52luq zmm7, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 256]
    vpmadd52huq zmm11, zmm18, zmm5
    vpmadd52huq zmm25, zmm18, zmm27
    vpmadd52huq zmm3, zmm18, zmm15
    vpmadd52huq zmm22, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 264]
    vpmadd52luq zmm1, zmm9, zmm5
    vpmadd52luq zmm16, zmm9, zmm27
    vpmadd52luq zmm7, zmm9, zmm15
    vpmadd52luq zmm29, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 320]
    vpmadd52huq zmm21, zmm30, zmm14
    vpmadd52huq zmm12, zmm30, zmm5
    vpmadd52huq zmm3, zmm30, zmm27
    vpmadd52huq zmm22, zmm30, zmm15
    vpmadd52huq zmm2, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 328]
    vpmadd52luq zmm28, zmm31, zmm14
    vpmadd52luq zmm16, zmm31, zmm5
    vpmadd52luq zmm7, zmm31, zmm27
    vpmadd52luq zmm29, zmm31, zmm15
    vpmadd52luq zmm17, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 384]
    vpmadd52huq zmm11, zmm18, zmm26
    vpmadd52huq zmm25, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm5
    vpmadd52huq zmm22, zmm18, zmm27
    vpmadd52huq zmm2, zmm18, zmm15
    vpmadd52huq zmm24, zmm18, zmm6
    vpbroadcastq zmm9, qword ptr [rax + 392]
    vpmadd52luq zmm1, zmm9, zmm26
    vpmadd52luq zmm16, zmm9, zmm14
    vpmadd52luq zmm7, zmm9, zmm5
    vpmadd52luq zmm29, zmm9, zmm27
    vpmadd52luq zmm17, zmm9, zmm15
    vpmadd52luq zmm8, zmm9, zmm6
    vpbroadcastq zmm30, qword ptr [rax + 448]
    vpmadd52huq zmm21, zmm30, zmm4
    vpmadd52huq zmm12, zmm30, zmm26
    vpmadd52huq zmm3, zmm30, zmm14
    vpmadd52huq zmm22, zmm30, zmm5
    vpmadd52huq zmm2, zmm30, zmm27
    vpmadd52huq zmm24, zmm30, zmm15
    vpmadd52huq zmm10, zmm30, zmm6
    vpbroadcastq zmm31, qword ptr [rax + 456]
    vpmadd52luq zmm28, zmm31, zmm4
    vpmadd52luq zmm16, zmm31, zmm26
    vpmadd52luq zmm7, zmm31, zmm14
    vpmadd52luq zmm29, zmm31, zmm5
    vpmadd52luq zmm17, zmm31, zmm27
    vpmadd52luq zmm8, zmm31, zmm15
    vpmadd52luq zmm20, zmm31, zmm6
    vpbroadcastq zmm18, qword ptr [rax + 512]
    vpmadd52huq zmm11, zmm18, zmm13
    vpmadd52huq zmm25, zmm18, zmm4
    vpmadd52huq zmm3, zmm18, zmm26
    vpmadd52huq zmm22, zmm18, zmm14
    vpmadd52huq zmm2, zmm18, zmm5
    vpmadd52huq zmm24, zmm18, zmm27
    vpmadd52huq zmm10, zmm18, zmm15
    vpmadd52huq zmm23, zmm18, zmm6
    vpaddq zmm28, zmm28, zmm1
    vpaddq zmm21, zmm21, zmm11
    vpaddq zmm28, zmm28, zmm21
    vpaddq zmm28, zmm28, zmm21
    vpaddq zmm12, zmm12, zmm25
    vpaddq zmm16, zmm16, zmm12
    vpaddq zmm16, zmm16, zmm12
    vpaddq zmm7, zmm7, zmm3
    vpaddq zmm7, zmm7, zmm3
    vpaddq zmm29, zmm29, zmm22
    vpaddq zmm29, zmm29, zmm22
    vpaddq zmm17, zmm17, zmm2
    vpaddq zmm17, zmm17, zmm2
    vpaddq zmm8, zmm8, zmm24
    vpaddq zmm8, zmm8, zmm24
    vpaddq zmm20, zmm20, zmm10
    vpaddq zmm20, zmm20, zmm10
    vpaddq zmm0, zmm0, zmm23
    vpaddq zmm0, zmm0, zmm23
    vpsrlq zmm13, zmm28, 51
    vpsrlq zmm4, zmm16, 51
    vpsrlq zmm26, zmm7, 51
    vpsrlq zmm14, zmm29, 51
    vpsrlq zmm5, zmm17, 51
    vpsrlq zmm27, zmm8, 51
    vpsrlq zmm15, zmm20, 51
    vpsrlq zmm6, zmm0, 51
    vpandq zmm30, zmm28, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 128]
    vpxorq zmm31, zmm31, zmm31
    valignq zmm31, zmm13, zmm31, 7
    vpaddq zmm30, zmm30, zmm31
    vmovdqu64 zmmword ptr [rax + 576], zmm30
    vpandq zmm30, zmm16, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm18, zmm4, zmm13, 7
    vpaddq zmm30, zmm30, zmm18
    vmovdqu64 zmmword ptr [rax + 640], zmm30
    vpandq zmm30, zmm7, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm9, zmm26, zmm4, 7
    vpaddq zmm30, zmm30, zmm9
    vmovdqu64 zmmword ptr [rax + 704], zmm30
    vpandq zmm30, zmm29, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm1, zmm14, zmm26, 7
    vpaddq zmm30, zmm30, zmm1
    vmovdqu64 zmmword ptr [rax + 768], zmm30
    vpandq zmm30, zmm17, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm11, zmm5, zmm14, 7
    vpaddq zmm30, zmm30, zmm11
    vmovdqu64 zmmword ptr [rax + 832], zmm30
    vpandq zmm30, zmm8, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm21, zmm27, zmm5, 7
    vpaddq zmm30, zmm30, zmm21
    vmovdqu64 zmmword ptr [rax + 896], zmm30
    vpandq zmm30, zmm20, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm25, zmm15, zmm27, 7
    vpaddq zmm30, zmm30, zmm25
    vmovdqu64 zmmword ptr [rax + 960], zmm30
    vpandq zmm30, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm12, zmm6, zmm15, 7
    vpaddq zmm30, zmm30, zmm12
    vmovdqu64 zmmword ptr [rax + 1024], zmm30
    /* h = x * x, columns 0 to 23 */
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm9, zmm9, zmm9
    vmovdqu64 zmm4, zmmword ptr [rsi + 64]
    vmovdqu64 zmm7, zmmword ptr [rsi + 128]
    vmovdqu64 zmm1, zmmword ptr [rsi + 192]
    vpbroadcastq zmm26, qword ptr [rsi + 64]
    vpmadd52luq zmm3{k1}, zmm26, zmm4
    vpmadd52luq zmm22, zmm26, zmm7
    vpmadd52luq zmm2, zmm26, zmm1
    vpbroadcastq zmm29, qword ptr [rsi + 120]
    vpmadd52huq zmm23, zmm29, zmm7
    vpbroadcastq zmm11, qword ptr [rsi + 128]
    vpmadd52luq zmm31{k1}, zmm11, zmm7
    vmovdqu64 zmm4, zmmword ptr [rsi + 72]
    vmovdqu64 zmm7, zmmword ptr [rsi + 136]
    vpbroadcastq zmm14, qword ptr [rsi + 112]
    vpmadd52huq zmm10{k6}, zmm14, zmm4
    vpmadd52huq zmm28, zmm14, zmm7
    vpbroadcastq zmm17, qword ptr [rsi + 120]
    vpmadd52luq zmm18{k7}, zmm17, zmm4
    vpmadd52luq zmm16, zmm17, zmm7
    vmovdqu64 zmm4, zmmword ptr [rsi + 80]
    vmovdqu64 zmm7, zmmword ptr [rsi + 144]
    vpbroadcastq zmm21, qword ptr [rsi + 104]
    vpmadd52huq zmm13{k4}, zmm21, zmm4
    vpmadd52huq zmm9, zmm21, zmm7
    vpbroadcastq zmm5, qword ptr [rsi + 112]
    vpmadd52luq zmm22{k5}, zmm5, zmm4
    vpmadd52luq zmm2, zmm5, zmm7
    vmovdqu64 zmm4, zmmword ptr [rsi + 88]
    vmovdqu64 zmm7, zmmword ptr [rsi + 152]
    vpbroadcastq zmm8, qword ptr [rsi + 96]
    vpmadd52huq zmm10{k2}, zmm8, zmm4
    vpmadd52huq zmm23, zmm8, zmm7
    vpbroadcastq zmm25, qword ptr [rsi + 104]
    vpmadd52luq zmm18{k3}, zmm25, zmm4
    vpmadd52luq zmm31, zmm25, zmm7
    vmovdqu64 zmm4, zmmword ptr [rsi + 96]
    vmovdqu64 zmm7, zmmword ptr [rsi + 160]
    vpbroadcastq zmm27, qword ptr [rsi + 88]
    vpmadd52huq zmm13, zmm27, zmm4
    vpmadd52huq zmm28, zmm27, zmm7
    vpbroadcastq zmm20, qword ptr [rsi + 96]
    vpmadd52luq zmm22{k1}, zmm20, zmm4
    vpmadd52luq zmm16, zmm20, zmm7
    vmovdqu64 zmm4, zmmword ptr [rsi + 40]
    vmovdqu64 zmm7, zmmword ptr [rsi + 104]
    vmovdqu64 zmm1, zmmword ptr [rsi + 168]
    vpbroadcastq zmm12, qword ptr [rsi + 80]
    vpmadd52huq zmm24{k6}, zmm12, zmm4
    vpmadd52huq zmm10, zmm12, zmm7
    vpmadd52huq zmm9, zmm12, zmm1
    vpbroadcastq zmm15, qword ptr [rsi + 88]
    vpmadd52luq zmm3{k7}, zmm15, zmm4
    vpmadd52luq zmm18, zmm15, zmm7
    vpmadd52luq zmm2, zmm15, zmm1
    vpbroadcastq zmm0, qword ptr [rsi + 144]
    vpmadd52huq zmm23{k6}, zmm0, zmm7
    vpbroadcastq zmm30, qword ptr [rsi + 152]
    vpmadd52luq zmm31{k7}, zmm30, zmm7
    vmovdqu64 zmm4, zmmword ptr [rsi + 48]
    vmovdqu64 zmm7, zmmword ptr [rsi + 112]
    vmovdqu64 zmm1, zmmword ptr [rsi + 176]
    vpbroadcastq zmm6, qword ptr [rsi + 72]
    vpmadd52huq zmm24{k4}, zmm6, zmm4
    vpmadd52huq zmm13, zmm6, zmm7
    vpmadd52huq zmm28, zmm6, zmm1
    vpbroadcastq zmm26, qword ptr [rsi + 80]
    vpmadd52luq zmm3{k5}, zmm26, zmm4
    vpmadd52luq zmm22, zmm26, zmm7
    vpmadd52luq zmm16, zmm26, zmm1
    vpbroadcastq zmm29, qword ptr [rsi + 136]
    vpmadd52huq zmm9{k4}, zmm29, zmm7
    vpbroadcastq zmm11, qword ptr [rsi + 144]
    vpmadd52luq zmm2{k5}, zmm11, zmm7
    vmovdqu64 zmm4, zmmword ptr [rsi + 56]
    vmovdqu64 zmm7, zmmword ptr [rsi + 120]
    vmovdqu64 zmm1, zmmword ptr [rsi + 184]
    vpbroadcastq zmm14, qword ptr [rsi + 64]
    vpmadd52huq zmm24{k2}, zmm14, zmm4
    vpmadd52huq zmm10, zmm14, zmm7
    vpmadd52huq zmm23, zmm14, zmm1
    vpbroadcastq zmm17, qword ptr [rsi + 72]
    vpmadd52luq zmm3{k3}, zmm17, zmm4
    vpmadd52luq zmm18, zmm17, zmm7
    vpmadd52luq zmm31, zmm17, zmm1
    vpbroadcastq zmm21, qword ptr [rsi + 128]
    vpmadd52huq zmm28{k2}, zmm21, zmm7
    vpbroadcastq zmm5, qword ptr [rsi + 136]
    vpmadd52luq zmm16{k3}, zmm5, zmm7
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm22, zmm22, zmm18
    vpaddq zmm10, zmm10, zmm13
    vpaddq zmm22, zmm22, zmm10
    vpaddq zmm22, zmm22, zmm10
    vpaddq zmm2, zmm2, zmm31
    vpaddq zmm2, zmm2, zmm16
    vpaddq zmm23, zmm23, zmm28
    vpaddq zmm23, zmm23, zmm9
    vpaddq zmm2, zmm2, zmm23
    vpaddq zmm2, zmm2, zmm23
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm1, zmm1, zmm1
    vmovdqu64 zmm4, zmmword ptr [rsi + 64]
    vpmadd52luq zmm7, zmm4, zmm4
    vpmadd52huq zmm1, zmm4, zmm4
    vpaddq zmm1, zmm1, zmm1
    vmovdqa64 zmm4, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm4, zmm7, zmm1
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm3, zmm3, zmm4
    vmovdqa64 zmm4, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm4, zmm7, zmm1
    vpaddq zmm22, zmm22, zmm22
    vpaddq zmm22, zmm22, zmm4
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm11, zmm11, zmm11
    vmovdqu64 zmm26, zmmword ptr [rsi + 128]
    vpmadd52luq zmm29, zmm26, zmm26
    vpmadd52huq zmm11, zmm26, zmm26
    vpaddq zmm11, zmm11, zmm11
    vmovdqa64 zmm26, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm26, zmm29, zmm11
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm2, zmm2, zmm26
    vmovdqa64 zmmword ptr [rax + 1088], zmm3
    vmovdqa64 zmmword ptr [rax + 1152], zmm22
    vmovdqa64 zmmword ptr [rax + 1216], zmm2
    /* z, columns 0 to 63 */
    vmovdqa64 zmm14, zmmword ptr [rax + 1088]
    vmovdqa64 zmm17, zmmword ptr [rax + 1152]
    vmovdqa64 zmm21, zmmword ptr [rax + 1216]
    vmovdqa64 zmm5, zmmword ptr [rax + 1280]
    vmovdqa64 zmm8, zmmword ptr [rax + 1344]
    vmovdqa64 zmm25, zmmword ptr [rax + 1408]
    vmovdqa64 zmm27, zmmword ptr [rax + 1472]
    vmovdqa64 zmm20, zmmword ptr [rax + 1536]
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm31, zmm31, zmm31
    vmovdqu64 zmm16, zmmword ptr [rdx + 704]
    vmovdqu64 zmm28, zmmword ptr [rdx + 768]
    vmovdqu64 zmm9, zmmword ptr [rdx + 832]
    vmovdqu64 zmm23, zmmword ptr [rdx + 896]
    vmovdqu64 zmm4, zmmword ptr [rdx + 960]
    vmovdqu64 zmm7, zmmword ptr [rdx + 1024]
    vmovdqu64 zmm1, zmmword ptr [rdx + 1088]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1152]
    vpbroadcastq zmm29, qword ptr [rax + 584]
    vpmadd52luq zmm14, zmm29, zmm16
    vpmadd52luq zmm17, zmm29, zmm28
    vpmadd52luq zmm21, zmm29, zmm9
    vpmadd52luq zmm5, zmm29, zmm23
    vpmadd52luq zmm8, zmm29, zmm4
    vpmadd52luq zmm25, zmm29, zmm7
    vpmadd52luq zmm27, zmm29, zmm1
    vpmadd52luq zmm20, zmm29, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 640]
    vpmadd52huq zmm15, zmm11, zmm16
    vpmadd52huq zmm0, zmm11, zmm28
    vpmadd52huq zmm30, zmm11, zmm9
    vpmadd52huq zmm6, zmm11, zmm23
    vpmadd52huq zmm24, zmm11, zmm4
    vpmadd52huq zmm18, zmm11, zmm7
    vpmadd52huq zmm13, zmm11, zmm1
    vpbroadcastq zmm3, qword ptr [rax + 648]
    vpmadd52luq zmm17, zmm3, zmm16
    vpmadd52luq zmm21, zmm3, zmm28
    vpmadd52luq zmm5, zmm3, zmm9
    vpmadd52luq zmm8, zmm3, zmm23
    vpmadd52luq zmm25, zmm3, zmm4
    vpmadd52luq zmm27, zmm3, zmm7
    vpmadd52luq zmm10, zmm3, zmm1
    vpbroadcastq zmm22, qword ptr [rax + 704]
    vpmadd52huq zmm0, zmm22, zmm16
    vpmadd52huq zmm30, zmm22, zmm28
    vpmadd52huq zmm6, zmm22, zmm9
    vpmadd52huq zmm24, zmm22, zmm23
    vpmadd52huq zmm18, zmm22, zmm4
    vpmadd52huq zmm31, zmm22, zmm7
    vpbroadcastq zmm2, qword ptr [rax + 712]
    vpmadd52luq zmm21, zmm2, zmm16
    vpmadd52luq zmm5, zmm2, zmm28
    vpmadd52luq zmm8, zmm2, zmm9
    vpmadd52luq zmm25, zmm2, zmm23
    vpmadd52luq zmm27, zmm2, zmm4
    vpmadd52luq zmm20, zmm2, zmm7
    vpbroadcastq zmm29, qword ptr [rax + 768]
    vpmadd52huq zmm30, zmm29, zmm16
    vpmadd52huq zmm6, zmm29, zmm28
    vpmadd52huq zmm24, zmm29, zmm9
    vpmadd52huq zmm18, zmm29, zmm23
    vpmadd52huq zmm13, zmm29, zmm4
    vpbroadcastq zmm11, qword ptr [rax + 776]
    vpmadd52luq zmm5, zmm11, zmm16
    vpmadd52luq zmm8, zmm11, zmm28
    vpmadd52luq zmm25, zmm11, zmm9
    vpmadd52luq zmm27, zmm11, zmm23
    vpmadd52luq zmm10, zmm11, zmm4
    vpbroadcastq zmm3, qword ptr [rax + 832]
    vpmadd52huq zmm6, zmm3, zmm16
    vpmadd52huq zmm24, zmm3, zmm28
    vpmadd52huq zmm18, zmm3, zmm9
    vpmadd52huq zmm31, zmm3, zmm23
    vpbroadcastq zmm22, qword ptr [rax + 840]
    vpmadd52luq zmm8, zmm22, zmm16
    vpmadd52luq zmm25, zmm22, zmm28
    vpmadd52luq zmm27, zmm22, zmm9
    vpmadd52luq zmm20, zmm22, zmm23
    vpbroadcastq zmm2, qword ptr [rax + 896]
    vpmadd52huq zmm24, zmm2, zmm16
    vpmadd52huq zmm18, zmm2, zmm28
    vpmadd52huq zmm13, zmm2, zmm9
    vpbroadcastq zmm29, qword ptr [rax + 904]
    vpmadd52luq zmm25, zmm29, zmm16
    vpmadd52luq zmm27, zmm29, zmm28
    vpmadd52luq zmm10, zmm29, zmm9
    vpbroadcastq zmm11, qword ptr [rax + 960]
    vpmadd52huq zmm18, zmm11, zmm16
    vpmadd52huq zmm31, zmm11, zmm28
    vpbroadcastq zmm3, qword ptr [rax + 968]
    vpmadd52luq zmm27, zmm3, zmm16
    vpmadd52luq zmm20, zmm3, zmm28
    vpbroadcastq zmm22, qword ptr [rax + 1024]
    vpmadd52huq zmm13, zmm22, zmm16
    vpbroadcastq zmm2, qword ptr [rax + 1032]
    vpmadd52luq zmm10, zmm2, zmm16
    vmovdqu64 zmm16, zmmword ptr [rdx + 648]
    vmovdqu64 zmm28, zmmword ptr [rdx + 712]
    vmovdqu64 zmm9, zmmword ptr [rdx + 776]
    vmovdqu64 zmm23, zmmword ptr [rdx + 840]
    vmovdqu64 zmm4, zmmword ptr [rdx + 904]
    vmovdqu64 zmm7, zmmword ptr [rdx + 968]
    vmovdqu64 zmm1, zmmword ptr [rdx + 1032]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1096]
    vpbroadcastq zmm29, qword ptr [rax + 632]
    vpmadd52huq zmm12, zmm29, zmm16
    vpmadd52huq zmm15, zmm29, zmm28
    vpmadd52huq zmm0, zmm29, zmm9
    vpmadd52huq zmm30, zmm29, zmm23
    vpmadd52huq zmm6, zmm29, zmm4
    vpmadd52huq zmm24, zmm29, zmm7
    vpmadd52huq zmm18, zmm29, zmm1
    vpmadd52huq zmm31, zmm29, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 640]
    vpmadd52luq zmm14, zmm11, zmm16
    vpmadd52luq zmm17, zmm11, zmm28
    vpmadd52luq zmm21, zmm11, zmm9
    vpmadd52luq zmm5, zmm11, zmm23
    vpmadd52luq zmm8, zmm11, zmm4
    vpmadd52luq zmm25, zmm11, zmm7
    vpmadd52luq zmm27, zmm11, zmm1
    vpmadd52luq zmm20, zmm11, zmm26
    vpbroadcastq zmm3, qword ptr [rax + 696]
    vpmadd52huq zmm15, zmm3, zmm16
    vpmadd52huq zmm0, zmm3, zmm28
    vpmadd52huq zmm30, zmm3, zmm9
    vpmadd52huq zmm6, zmm3, zmm23
    vpmadd52huq zmm24, zmm3, zmm4
    vpmadd52huq zmm18, zmm3, zmm7
    vpmadd52huq zmm13, zmm3, zmm1
    vpbroadcastq zmm22, qword ptr [rax + 704]
    vpmadd52luq zmm17, zmm22, zmm16
    vpmadd52luq zmm21, zmm22, zmm28
    vpmadd52luq zmm5, zmm22, zmm9
    vpmadd52luq zmm8, zmm22, zmm23
    vpmadd52luq zmm25, zmm22, zmm4
    vpmadd52luq zmm27, zmm22, zmm7
    vpmadd52luq zmm10, zmm22, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 760]
    vpmadd52huq zmm0, zmm2, zmm16
    vpmadd52huq zmm30, zmm2, zmm28
    vpmadd52huq zmm6, zmm2, zmm9
    vpmadd52huq zmm24, zmm2, zmm23
    vpmadd52huq zmm18, zmm2, zmm4
    vpmadd52huq zmm31, zmm2, zmm7
    vpbroadcastq zmm29, qword ptr [rax + 768]
    vpmadd52luq zmm21, zmm29, zmm16
    vpmadd52luq zmm5, zmm29, zmm28
    vpmadd52luq zmm8, zmm29, zmm9
    vpmadd52luq zmm25, zmm29, zmm23
    vpmadd52luq zmm27, zmm29, zmm4
    vpmadd52luq zmm20, zmm29, zmm7
    vpbroadcastq zmm11, qword ptr [rax + 824]
    vpmadd52huq zmm30, zmm11, zmm16
    vpmadd52huq zmm6, zmm11, zmm28
    vpmadd52huq zmm24, zmm11, zmm9
    vpmadd52huq zmm18, zmm11, zmm23
    vpmadd52huq zmm13, zmm11, zmm4
    vpbroadcastq zmm3, qword ptr [rax + 832]
    vpmadd52luq zmm5, zmm3, zmm16
    vpmadd52luq zmm8, zmm3, zmm28
    vpmadd52luq zmm25, zmm3, zmm9
    vpmadd52luq zmm27, zmm3, zmm23
    vpmadd52luq zmm10, zmm3, zmm4
    vpbroadcastq zmm22, qword ptr [rax + 888]
    vpmadd52huq zmm6, zmm22, zmm16
    vpmadd52huq zmm24, zmm22, zmm28
    vpmadd52huq zmm18, zmm22, zmm9
    vpmadd52huq zmm31, zmm22, zmm23
    vpbroadcastq zmm2, qword ptr [rax + 896]
    vpmadd52luq zmm8, zmm2, zmm16
    vpmadd52luq zmm25, zmm2, zmm28
    vpmadd52luq zmm27, zmm2, zmm9
    vpmadd52luq zmm20, zmm2, zmm23
    vpbroadcastq zmm29, qword ptr [rax + 952]
    vpmadd52huq zmm24, zmm29, zmm16
    vpmadd52huq zmm18, zmm29, zmm28
    vpmadd52huq zmm13, zmm29, zmm9
    vpbroadcastq zmm11, qword ptr [rax + 960]
    vpmadd52luq zmm25, zmm11, zmm16
    vpmadd52luq zmm27, zmm11, zmm28
    vpmadd52luq zmm10, zmm11, zmm9
    vpbroadcastq zmm3, qword ptr [rax + 1016]
    vpmadd52huq zmm18, zmm3, zmm16
    vpmadd52huq zmm31, zmm3, zmm28
    vpbroadcastq zmm22, qword ptr [rax + 1024]
    vpmadd52luq zmm27, zmm22, zmm16
    vpmadd52luq zmm20, zmm22, zmm28
    vmovdqu64 zmm16, zmmword ptr [rdx + 656]
    vmovdqu64 zmm28, zmmword ptr [rdx + 720]
    vmovdqu64 zmm9, zmmword ptr [rdx + 784]
    vmovdqu64 zmm23, zmmword ptr [rdx + 848]
    vmovdqu64 zmm4, zmmword ptr [rdx + 912]
    vmovdqu64 zmm7, zmmword ptr [rdx + 976]
    vmovdqu64 zmm1, zmmword ptr [rdx + 1040]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1104]
    vpbroadcastq zmm2, qword ptr [rax + 624]
    vpmadd52huq zmm12, zmm2, zmm16
    vpmadd52huq zmm15, zmm2, zmm28
    vpmadd52huq zmm0, zmm2, zmm9
    vpmadd52huq zmm30, zmm2, zmm23
    vpmadd52huq zmm6, zmm2, zmm4
    vpmadd52huq zmm24, zmm2, zmm7
    vpmadd52huq zmm18, zmm2, zmm1
    vpmadd52huq zmm13, zmm2, zmm26
    vpbroadcastq zmm29, qword ptr [rax + 632]
    vpmadd52luq zmm14, zmm29, zmm16
    vpmadd52luq zmm17, zmm29, zmm28
    vpmadd52luq zmm21, zmm29, zmm9
    vpmadd52luq zmm5, zmm29, zmm23
    vpmadd52luq zmm8, zmm29, zmm4
    vpmadd52luq zmm25, zmm29, zmm7
    vpmadd52luq zmm27, zmm29, zmm1
    vpmadd52luq zmm10, zmm29, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 688]
    vpmadd52huq zmm15, zmm11, zmm16
    vpmadd52huq zmm0, zmm11, zmm28
    vpmadd52huq zmm30, zmm11, zmm9
    vpmadd52huq zmm6, zmm11, zmm23
    vpmadd52huq zmm24, zmm11, zmm4
    vpmadd52huq zmm18, zmm11, zmm7
    vpmadd52huq zmm31, zmm11, zmm1
    vpbroadcastq zmm3, qword ptr [rax + 696]
    vpmadd52luq zmm17, zmm3, zmm16
    vpmadd52luq zmm21, zmm3, zmm28
    vpmadd52luq zmm5, zmm3, zmm9
    vpmadd52luq zmm8, zmm3, zmm23
    vpmadd52luq zmm25, zmm3, zmm4
    vpmadd52luq zmm27, zmm3, zmm7
    vpmadd52luq zmm20, zmm3, zmm1
    vpbroadcastq zmm22, qword ptr [rax + 752]
    vpmadd52huq zmm0, zmm22, zmm16
    vpmadd52huq zmm30, zmm22, zmm28
    vpmadd52huq zmm6, zmm22, zmm9
    vpmadd52huq zmm24, zmm22, zmm23
    vpmadd52huq zmm18, zmm22, zmm4
    vpmadd52huq zmm13, zmm22, zmm7
    vpbroadcastq zmm2, qword ptr [rax + 760]
    vpmadd52luq zmm21, zmm2, zmm16
    vpmadd52luq zmm5, zmm2, zmm28
    vpmadd52luq zmm8, zmm2, zmm9
    vpmadd52luq zmm25, zmm2, zmm23
    vpmadd52luq zmm27, zmm2, zmm4
    vpmadd52luq zmm10, zmm2, zmm7
    vpbroadcastq zmm29, qword ptr [rax + 816]
    vpmadd52huq zmm30, zmm29, zmm16
    vpmadd52huq zmm6, zmm29, zmm28
    vpmadd52huq zmm24, zmm29, zmm9
    vpmadd52huq zmm18, zmm29, zmm23
    vpmadd52huq zmm31, zmm29, zmm4
    vpbroadcastq zmm11, qword ptr [rax + 824]
    vpmadd52luq zmm5, zmm11, zmm16
    vpmadd52luq zmm8, zmm11, zmm28
    vpmadd52luq zmm25, zmm11, zmm9
    vpmadd52luq zmm27, zmm11, zmm23
    vpmadd52luq zmm20, zmm11, zmm4
    vpbroadcastq zmm3, qword ptr [rax + 880]
    vpmadd52huq zmm6, zmm3, zmm16
    vpmadd52huq zmm24, zmm3, zmm28
    vpmadd52huq zmm18, zmm3, zmm9
    vpmadd52huq zmm13, zmm3, zmm23
    vpbroadcastq zmm22, qword ptr [rax + 888]
    vpmadd52luq zmm8, zmm22, zmm16
    vpmadd52luq zmm25, zmm22, zmm28
    vpmadd52luq zmm27, zmm22, zmm9
    vpmadd52luq zmm10, zmm22, zmm23
    vpbroadcastq zmm2, qword ptr [rax + 944]
    vpmadd52huq zmm24, zmm2, zmm16
    vpmadd52huq zmm18, zmm2, zmm28
    vpmadd52huq zmm31, zmm2, zmm9
    vpbroadcastq zmm29, qword ptr [rax + 952]
    vpmadd52luq zmm25, zmm29, zmm16
    vpmadd52luq zmm27, zmm29, zmm28
    vpmadd52luq zmm20, zmm29, zmm9
    vpbroadcastq zmm11, qword ptr [rax + 1008]
    vpmadd52huq zmm18, zmm11, zmm16
    vpmadd52huq zmm13, zmm11, zmm28
    vpbroadcastq zmm3, qword ptr [rax + 1016]
    vpmadd52luq zmm27, zmm3, zmm16
    vpmadd52luq zmm10, zmm3, zmm28
    vmovdqu64 zmm16, zmmword ptr [rdx + 664]
    vmovdqu64 zmm28, zmmword ptr [rdx + 728]
    vmovdqu64 zmm9, zmmword ptr [rdx + 792]
    vmovdqu64 zmm23, zmmword ptr [rdx + 856]
    vmovdqu64 zmm4, zmmword ptr [rdx + 920]
    vmovdqu64 zmm7, zmmword ptr [rdx + 984]
    vmovdqu64 zmm1, zmmword ptr [rdx + 1048]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1112]
    vpbroadcastq zmm22, qword ptr [rax + 616]
    vpmadd52huq zmm12, zmm22, zmm16
    vpmadd52huq zmm15, zmm22, zmm28
    vpmadd52huq zmm0, zmm22, zmm9
    vpmadd52huq zmm30, zmm22, zmm23
    vpmadd52huq zmm6, zmm22, zmm4
    vpmadd52huq zmm24, zmm22, zmm7
    vpmadd52huq zmm18, zmm22, zmm1
    vpmadd52huq zmm31, zmm22, zmm26
    vpbroadcastq zmm2, qword ptr [rax + 624]
    vpmadd52luq zmm14, zmm2, zmm16
    vpmadd52luq zmm17, zmm2, zmm28
    vpmadd52luq zmm21, zmm2, zmm9
    vpmadd52luq zmm5, zmm2, zmm23
    vpmadd52luq zmm8, zmm2, zmm4
    vpmadd52luq zmm25, zmm2, zmm7
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52luq zmm20, zmm2, zmm26
    vpbroadcastq zmm29, qword ptr [rax + 680]
    vpmadd52huq zmm15, zmm29, zmm16
    vpmadd52huq zmm0, zmm29, zmm28
    vpmadd52huq zmm30, zmm29, zmm9
    vpmadd52huq zmm6, zmm29, zmm23
    vpmadd52huq zmm24, zmm29, zmm4
    vpmadd52huq zmm18, zmm29, zmm7
    vpmadd52huq zmm13, zmm29, zmm1
    vpbroadcastq zmm11, qword ptr [rax + 688]
    vpmadd52luq zmm17, zmm11, zmm16
    vpmadd52luq zmm21, zmm11, zmm28
    vpmadd52luq zmm5, zmm11, zmm9
    vpmadd52luq zmm8, zmm11, zmm23
    vpmadd52luq zmm25, zmm11, zmm4
    vpmadd52luq zmm27, zmm11, zmm7
    vpmadd52luq zmm10, zmm11, zmm1
    vpbroadcastq zmm3, qword ptr [rax + 744]
    vpmadd52huq zmm0, zmm3, zmm16
    vpmadd52huq zmm30, zmm3, zmm28
    vpmadd52huq zmm6, zmm3, zmm9
    vpmadd52huq zmm24, zmm3, zmm23
    vpmadd52huq zmm18, zmm3, zmm4
    vpmadd52huq zmm31, zmm3, zmm7
    vpbroadcastq zmm22, qword ptr [rax + 752]
    vpmadd52luq zmm21, zmm22, zmm16
    vpmadd52luq zmm5, zmm22, zmm28
    vpmadd52luq zmm8, zmm22, zmm9
    vpmadd52luq zmm25, zmm22, zmm23
    vpmadd52luq zmm27, zmm22, zmm4
    vpmadd52luq zmm20, zmm22, zmm7
    vpbroadcastq zmm2, qword ptr [rax + 808]
    vpmadd52huq zmm30, zmm2, zmm16
    vpmadd52huq zmm6, zmm2, zmm28
    vpmadd52huq zmm24, zmm2, zmm9
    vpmadd52huq zmm18, zmm2, zmm23
    vpmadd52huq zmm13, zmm2, zmm4
    vpbroadcastq zmm29, qword ptr [rax + 816]
    vpmadd52luq zmm5, zmm29, zmm16
    vpmadd52luq zmm8, zmm29, zmm28
    vpmadd52luq zmm25, zmm29, zmm9
    vpmadd52luq zmm27, zmm29, zmm23
    vpmadd52luq zmm10, zmm29, zmm4
    vpbroadcastq zmm11, qword ptr [rax + 872]
    vpmadd52huq zmm6, zmm11, zmm16
    vpmadd52huq zmm24, zmm11, zmm28
    vpmadd52huq zmm18, zmm11, zmm9
    vpmadd52huq zmm31, zmm11, zmm23
    vpbroadcastq zmm3, qword ptr [rax + 880]
    vpmadd52luq zmm8, zmm3, zmm16
    vpmadd52luq zmm25, zmm3, zmm28
    vpmadd52luq zmm27, zmm3, zmm9
    vpmadd52luq zmm20, zmm3, zmm23
    vpbroadcastq zmm22, qword ptr [rax + 936]
    vpmadd52huq zmm24, zmm22, zmm16
    vpmadd52huq zmm18, zmm22, zmm28
    vpmadd52huq zmm13, zmm22, zmm9
    vpbroadcastq zmm2, qword ptr [rax + 944]
    vpmadd52luq zmm25, zmm2, zmm16
    vpmadd52luq zmm27, zmm2, zmm28
    vpmadd52luq zmm10, zmm2, zmm9
    vpbroadcastq zmm29, qword ptr [rax + 1000]
    vpmadd52huq zmm18, zmm29, zmm16
    vpmadd52huq zmm31, zmm29, zmm28
    vpbroadcastq zmm11, qword ptr [rax + 1008]
    vpmadd52luq zmm27, zmm11, zmm16
    vpmadd52luq zmm20, zmm11, zmm28
    vpbroadcastq zmm3, qword ptr [rax + 1064]
    vpmadd52huq zmm13, zmm3, zmm16
    vmovdqu64 zmm16, zmmword ptr [rdx + 672]
    vmovdqu64 zmm28, zmmword ptr [rdx + 736]
    vmovdqu64 zmm9, zmmword ptr [rdx + 800]
    vmovdqu64 zmm23, zmmword ptr [rdx + 864]
    vmovdqu64 zmm4, zmmword ptr [rdx + 928]
    vmovdqu64 zmm7, zmmword ptr [rdx + 992]
    vmovdqu64 zmm1, zmmword ptr [rdx + 1056]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1120]
    vpbroadcastq zmm22, qword ptr [rax + 608]
    vpmadd52huq zmm12, zmm22, zmm16
    vpmadd52huq zmm15, zmm22, zmm28
    vpmadd52huq zmm0, zmm22, zmm9
    vpmadd52huq zmm30, zmm22, zmm23
    vpmadd52huq zmm6, zmm22, zmm4
    vpmadd52huq zmm24, zmm22, zmm7
    vpmadd52huq zmm18, zmm22, zmm1
    vpmadd52huq zmm31, zmm22, zmm26
    vpbroadcastq zmm2, qword ptr [rax + 616]
    vpmadd52luq zmm14, zmm2, zmm16
    vpmadd52luq zmm17, zmm2, zmm28
    vpmadd52luq zmm21, zmm2, zmm9
    vpmadd52luq zmm5, zmm2, zmm23
    vpmadd52luq zmm8, zmm2, zmm4
    vpmadd52luq zmm25, zmm2, zmm7
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52luq zmm10, zmm2, zmm26
    vpbroadcastq zmm29, qword ptr [rax + 672]
    vpmadd52huq zmm15, zmm29, zmm16
    vpmadd52huq zmm0, zmm29, zmm28
    vpmadd52huq zmm30, zmm29, zmm9
    vpmadd52huq zmm6, zmm29, zmm23
    vpmadd52huq zmm24, zmm29, zmm4
    vpmadd52huq zmm18, zmm29, zmm7
    vpmadd52huq zmm13, zmm29, zmm1
    vpbroadcastq zmm11, qword ptr [rax + 680]
    vpmadd52luq zmm17, zmm11, zmm16
    vpmadd52luq zmm21, zmm11, zmm28
    vpmadd52luq zmm5, zmm11, zmm9
    vpmadd52luq zmm8, zmm11, zmm23
    vpmadd52luq zmm25, zmm11, zmm4
    vpmadd52luq zmm27, zmm11, zmm7
    vpmadd52luq zmm20, zmm11, zmm1
    vpbroadcastq zmm3, qword ptr [rax + 736]
    vpmadd52huq zmm0, zmm3, zmm16
    vpmadd52huq zmm30, zmm3, zmm28
    vpmadd52huq zmm6, zmm3, zmm9
    vpmadd52huq zmm24, zmm3, zmm23
    vpmadd52huq zmm18, zmm3, zmm4
    vpmadd52huq zmm31, zmm3, zmm7
    vpbroadcastq zmm22, qword ptr [rax + 744]
    vpmadd52luq zmm21, zmm22, zmm16
    vpmadd52luq zmm5, zmm22, zmm28
    vpmadd52luq zmm8, zmm22, zmm9
    vpmadd52luq zmm25, zmm22, zmm23
    vpmadd52luq zmm27, zmm22, zmm4
    vpmadd52luq zmm10, zmm22, zmm7
    vpbroadcastq zmm2, qword ptr [rax + 800]
    vpmadd52huq zmm30, zmm2, zmm16
    vpmadd52huq zmm6, zmm2, zmm28
    vpmadd52huq zmm24, zmm2, zmm9
    vpmadd52huq zmm18, zmm2, zmm23
    vpmadd52huq zmm13, zmm2, zmm4
    vpbroadcastq zmm29, qword ptr [rax + 808]
    vpmadd52luq zmm5, zmm29, zmm16
    vpmadd52luq zmm8, zmm29, zmm28
    vpmadd52luq zmm25, zmm29, zmm9
    vpmadd52luq zmm27, zmm29, zmm23
    vpmadd52luq zmm20, zmm29, zmm4
    vpbroadcastq zmm11, qword ptr [rax + 864]
    vpmadd52huq zmm6, zmm11, zmm16
    vpmadd52huq zmm24, zmm11, zmm28
    vpmadd52huq zmm18, zmm11, zmm9
    vpmadd52huq zmm31, zmm11, zmm23
    vpbroadcastq zmm3, qword ptr [rax + 872]
    vpmadd52luq zmm8, zmm3, zmm16
    vpmadd52luq zmm25, zmm3, zmm28
    vpmadd52luq zmm27, zmm3, zmm9
    vpmadd52luq zmm10, zmm3, zmm23
    vpbroadcastq zmm22, qword ptr [rax + 928]
    vpmadd52huq zmm24, zmm22, zmm16
    vpmadd52huq zmm18, zmm22, zmm28
    vpmadd52huq zmm13, zmm22, zmm9
    vpbroadcastq zmm2, qword ptr [rax + 936]
    vpmadd52luq zmm25, zmm2, zmm16
    vpmadd52luq zmm27, zmm2, zmm28
    vpmadd52luq zmm20, zmm2, zmm9
    vpbroadcastq zmm29, qword ptr [rax + 992]
    vpmadd52huq zmm18, zmm29, zmm16
    vpmadd52huq zmm31, zmm29, zmm28
    vpbroadcastq zmm11, qword ptr [rax + 1000]
    vpmadd52luq zmm27, zmm11, zmm16
    vpmadd52luq zmm10, zmm11, zmm28
    vpbroadcastq zmm3, qword ptr [rax + 1056]
    vpmadd52huq zmm13, zmm3, zmm16
    vpbroadcastq zmm22, qword ptr [rax + 1064]
    vpmadd52luq zmm20, zmm22, zmm16
    vmovdqu64 zmm16, zmmword ptr [rdx + 680]
    vmovdqu64 zmm28, zmmword ptr [rdx + 744]
    vmovdqu64 zmm9, zmmword ptr [rdx + 808]
    vmovdqu64 zmm23, zmmword ptr [rdx + 872]
    vmovdqu64 zmm4, zmmword ptr [rdx + 936]
    vmovdqu64 zmm7, zmmword ptr [rdx + 1000]
    vmovdqu64 zmm1, zmmword ptr [rdx + 1064]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1128]
    vpbroadcastq zmm2, qword ptr [rax + 600]
    vpmadd52huq zmm12, zmm2, zmm16
    vpmadd52huq zmm15, zmm2, zmm28
    vpmadd52huq zmm0, zmm2, zmm9
    vpmadd52huq zmm30, zmm2, zmm23
    vpmadd52huq zmm6, zmm2, zmm4
    vpmadd52huq zmm24, zmm2, zmm7
    vpmadd52huq zmm18, zmm2, zmm1
    vpmadd52huq zmm31, zmm2, zmm26
    vpbroadcastq zmm29, qword ptr [rax + 608]
    vpmadd52luq zmm14, zmm29, zmm16
    vpmadd52luq zmm17, zmm29, zmm28
    vpmadd52luq zmm21, zmm29, zmm9
    vpmadd52luq zmm5, zmm29, zmm23
    vpmadd52luq zmm8, zmm29, zmm4
    vpmadd52luq zmm25, zmm29, zmm7
    vpmadd52luq zmm27, zmm29, zmm1
    vpmadd52luq zmm10, zmm29, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 664]
    vpmadd52huq zmm15, zmm11, zmm16
    vpmadd52huq zmm0, zmm11, zmm28
    vpmadd52huq zmm30, zmm11, zmm9
    vpmadd52huq zmm6, zmm11, zmm23
    vpmadd52huq zmm24, zmm11, zmm4
    vpmadd52huq zmm18, zmm11, zmm7
    vpmadd52huq zmm13, zmm11, zmm1
    vpbroadcastq zmm3, qword ptr [rax + 672]
    vpmadd52luq zmm17, zmm3, zmm16
    vpmadd52luq zmm21, zmm3, zmm28
    vpmadd52luq zmm5, zmm3, zmm9
    vpmadd52luq zmm8, zmm3, zmm23
    vpmadd52luq zmm25, zmm3, zmm4
    vpmadd52luq zmm27, zmm3, zmm7
    vpmadd52luq zmm20, zmm3, zmm1
    vpbroadcastq zmm22, qword ptr [rax + 728]
    vpmadd52huq zmm0, zmm22, zmm16
    vpmadd52huq zmm30, zmm22, zmm28
    vpmadd52huq zmm6, zmm22, zmm9
    vpmadd52huq zmm24, zmm22, zmm23
    vpmadd52huq zmm18, zmm22, zmm4
    vpmadd52huq zmm31, zmm22, zmm7
    vpbroadcastq zmm2, qword ptr [rax + 736]
    vpmadd52luq zmm21, zmm2, zmm16
    vpmadd52luq zmm5, zmm2, zmm28
    vpmadd52luq zmm8, zmm2, zmm9
    vpmadd52luq zmm25, zmm2, zmm23
    vpmadd52luq zmm27, zmm2, zmm4
    vpmadd52luq zmm10, zmm2, zmm7
    vpbroadcastq zmm29, qword ptr [rax + 792]
    vpmadd52huq zmm30, zmm29, zmm16
    vpmadd52huq zmm6, zmm29, zmm28
    vpmadd52huq zmm24, zmm29, zmm9
    vpmadd52huq zmm18, zmm29, zmm23
    vpmadd52huq zmm13, zmm29, zmm4
    vpbroadcastq zmm11, qword ptr [rax + 800]
    vpmadd52luq zmm5, zmm11, zmm16
    vpmadd52luq zmm8, zmm11, zmm28
    vpmadd52luq zmm25, zmm11, zmm9
    vpmadd52luq zmm27, zmm11, zmm23
    vpmadd52luq zmm20, zmm11, zmm4
    vpbroadcastq zmm3, qword ptr [rax + 856]
    vpmadd52huq zmm6, zmm3, zmm16
    vpmadd52huq zmm24, zmm3, zmm28
    vpmadd52huq zmm18, zmm3, zmm9
    vpmadd52huq zmm31, zmm3, zmm23
    vpbroadcastq zmm22, qword ptr [rax + 864]
    vpmadd52luq zmm8, zmm22, zmm16
    vpmadd52luq zmm25, zmm22, zmm28
    vpmadd52luq zmm27, zmm22, zmm9
    vpmadd52luq zmm10, zmm22, zmm23
    vpbroadcastq zmm2, qword ptr [rax + 920]
    vpmadd52huq zmm24, zmm2, zmm16
    vpmadd52huq zmm18, zmm2, zmm28
    vpmadd52huq zmm13, zmm2, zmm9
    vpbroadcastq zmm29, qword ptr [rax + 928]
    vpmadd52luq zmm25, zmm29, zmm16
    vpmadd52luq zmm27, zmm29, zmm28
    vpmadd52luq zmm20, zmm29, zmm9
    vpbroadcastq zmm11, qword ptr [rax + 984]
    vpmadd52huq zmm18, zmm11, zmm16
    vpmadd52huq zmm31, zmm11, zmm28
    vpbroadcastq zmm3, qword ptr [rax + 992]
    vpmadd52luq zmm27, zmm3, zmm16
    vpmadd52luq zmm10, zmm3, zmm28
    vpbroadcastq zmm22, qword ptr [rax + 1048]
    vpmadd52huq zmm13, zmm22, zmm16
    vpbroadcastq zmm2, qword ptr [rax + 1056]
    vpmadd52luq zmm20, zmm2, zmm16
    vmovdqu64 zmm16, zmmword ptr [rdx + 688]
    vmovdqu64 zmm28, zmmword ptr [rdx + 752]
    vmovdqu64 zmm9, zmmword ptr [rdx + 816]
    vmovdqu64 zmm23, zmmword ptr [rdx + 880]
    vmovdqu64 zmm4, zmmword ptr [rdx + 944]
    vmovdqu64 zmm7, zmmword ptr [rdx + 1008]
    vmovdqu64 zmm1, zmmword ptr [rdx + 1072]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1136]
    vpbroadcastq zmm29, qword ptr [rax + 592]
    vpmadd52huq zmm12, zmm29, zmm16
    vpmadd52huq zmm15, zmm29, zmm28
    vpmadd52huq zmm0, zmm29, zmm9
    vpmadd52huq zmm30, zmm29, zmm23
    vpmadd52huq zmm6, zmm29, zmm4
    vpmadd52huq zmm24, zmm29, zmm7
    vpmadd52huq zmm18, zmm29, zmm1
    vpmadd52huq zmm31, zmm29, zmm26
    vpbroadcastq zmm11, qword ptr [rax + 600]
    vpmadd52luq zmm14, zmm11, zmm16
    vpmadd52luq zmm17, zmm11, zmm28
    vpmadd52luq zmm21, zmm11, zmm9
    vpmadd52luq zmm5, zmm11, zmm23
    vpmadd52luq zmm8, zmm11, zmm4
    vpmadd52luq zmm25, zmm11, zmm7
    vpmadd52luq zmm27, zmm11, zmm1
    vpmadd52luq zmm10, zmm11, zmm26
    vpbroadcastq zmm3, qword ptr [rax + 656]
    vpmadd52huq zmm15, zmm3, zmm16
    vpmadd52huq zmm0, zmm3, zmm28
    vpmadd52huq zmm30, zmm3, zmm9
    vpmadd52huq zmm6, zmm3, zmm23
    vpmadd52huq zmm24, zmm3, zmm4
    vpmadd52huq zmm18, zmm3, zmm7
    vpmadd52huq zmm13, zmm3, zmm1
    vpbroadcastq zmm22, qword ptr [rax + 664]
    vpmadd52luq zmm17, zmm22, zmm16
    vpmadd52luq zmm21, zmm22, zmm28
    vpmadd52luq zmm5, zmm22, zmm9
    vpmadd52luq zmm8, zmm22, zmm23
    vpmadd52luq zmm25, zmm22, zmm4
    vpmadd52luq zmm27, zmm22, zmm7
    vpmadd52luq zmm20, zmm22, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 720]
    vpmadd52huq zmm0, zmm2, zmm16
    vpmadd52huq zmm30, zmm2, zmm28
    vpmadd52huq zmm6, zmm2, zmm9
    vpmadd52huq zmm24, zmm2, zmm23
    vpmadd52huq zmm18, zmm2, zmm4
    vpmadd52huq zmm31, zmm2, zmm7
    vpbroadcastq zmm29, qword ptr [rax + 728]
    vpmadd52luq zmm21, zmm29, zmm16
    vpmadd52luq zmm5, zmm29, zmm28
    vpmadd52luq zmm8, zmm29, zmm9
    vpmadd52luq zmm25, zmm29, zmm23
    vpmadd52luq zmm27, zmm29, zmm4
    vpmadd52luq zmm10, zmm29, zmm7
    vpbroadcastq zmm11, qword ptr [rax + 784]
    vpmadd52huq zmm30, zmm11, zmm16
    vpmadd52huq zmm6, zmm11, zmm28
    vpmadd52huq zmm24, zmm11, zmm9
    vpmadd52huq zmm18, zmm11, zmm23
    vpmadd52huq zmm13, zmm11, zmm4
    vpbroadcastq zmm3, qword ptr [rax + 792]
    vpmadd52luq zmm5, zmm3, zmm16
    vpmadd52luq zmm8, zmm3, zmm28
    vpmadd52luq zmm25, zmm3, zmm9
    vpmadd52luq zmm27, zmm3, zmm23
    vpmadd52luq zmm20, zmm3, zmm4
    vpbroadcastq zmm22, qword ptr [rax + 848]
    vpmadd52huq zmm6, zmm22, zmm16
    vpmadd52huq zmm24, zmm22, zmm28
    vpmadd52huq zmm18, zmm22, zmm9
    vpmadd52huq zmm31, zmm22, zmm23
    vpbroadcastq zmm2, qword ptr [rax + 856]
    vpmadd52luq zmm8, zmm2, zmm16
    vpmadd52luq zmm25, zmm2, zmm28
    vpmadd52luq zmm27, zmm2, zmm9
    vpmadd52luq zmm10, zmm2, zmm23
    vpbroadcastq zmm29, qword ptr [rax + 912]
    vpmadd52huq zmm24, zmm29, zmm16
    vpmadd52huq zmm18, zmm29, zmm28
    vpmadd52huq zmm13, zmm29, zmm9
    vpbroadcastq zmm11, qword ptr [rax + 920]
    vpmadd52luq zmm25, zmm11, zmm16
    vpmadd52luq zmm27, zmm11, zmm28
    vpmadd52luq zmm20, zmm11, zmm9
    vpbroadcastq zmm3, qword ptr [rax + 976]
    vpmadd52huq zmm18, zmm3, zmm16
    vpmadd52huq zmm31, zmm3, zmm28
    vpbroadcastq zmm22, qword ptr [rax + 984]
    vpmadd52luq zmm27, zmm22, zmm16
    vpmadd52luq zmm10, zmm22, zmm28
    vpbroadcastq zmm2, qword ptr [rax + 1040]
    vpmadd52huq zmm13, zmm2, zmm16
    vpbroadcastq zmm29, qword ptr [rax + 1048]
    vpmadd52luq zmm20, zmm29, zmm16
    vmovdqu64 zmm16, zmmword ptr [rdx + 696]
    vmovdqu64 zmm28, zmmword ptr [rdx + 760]
    vmovdqu64 zmm9, zmmword ptr [rdx + 824]
    vmovdqu64 zmm23, zmmword ptr [rdx + 888]
    vmovdqu64 zmm4, zmmword ptr [rdx + 952]
    vmovdqu64 zmm7, zmmword ptr [rdx + 1016]
    vmovdqu64 zmm1, zmmword ptr [rdx + 1080]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1144]
    vpbroadcastq zmm11, qword ptr [rax + 584]
    vpmadd52huq zmm12, zmm11, zmm16
    vpmadd52huq zmm15, zmm11, zmm28
    vpmadd52huq zmm0, zmm11, zmm9
    vpmadd52huq zmm30, zmm11, zmm23
    vpmadd52huq zmm6, zmm11, zmm4
    vpmadd52huq zmm24, zmm11, zmm7
    vpmadd52huq zmm18, zmm11, zmm1
    vpmadd52huq zmm31, zmm11, zmm26
    vpbroadcastq zmm3, qword ptr [rax + 592]
    vpmadd52luq zmm14, zmm3, zmm16
    vpmadd52luq zmm17, zmm3, zmm28
    vpmadd52luq zmm21, zmm3, zmm9
    vpmadd52luq zmm5, zmm3, zmm23
    vpmadd52luq zmm8, zmm3, zmm4
    vpmadd52luq zmm25, zmm3, zmm7
    vpmadd52luq zmm27, zmm3, zmm1
    vpmadd52luq zmm10, zmm3, zmm26
    vpbroadcastq zmm22, qword ptr [rax + 648]
    vpmadd52huq zmm15, zmm22, zmm16
    vpmadd52huq zmm0, zmm22, zmm28
    vpmadd52huq zmm30, zmm22, zmm9
    vpmadd52huq zmm6, zmm22, zmm23
    vpmadd52huq zmm24, zmm22, zmm4
    vpmadd52huq zmm18, zmm22, zmm7
    vpmadd52huq zmm13, zmm22, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 656]
    vpmadd52luq zmm17, zmm2, zmm16
    vpmadd52luq zmm21, zmm2, zmm28
    vpmadd52luq zmm5, zmm2, zmm9
    vpmadd52luq zmm8, zmm2, zmm23
    vpmadd52luq zmm25, zmm2, zmm4
    vpmadd52luq zmm27, zmm2, zmm7
    vpmadd52luq zmm20, zmm2, zmm1
    vpbroadcastq zmm29, qword ptr [rax + 712]
    vpmadd52huq zmm0, zmm29, zmm16
    vpmadd52huq zmm30, zmm29, zmm28
    vpmadd52huq zmm6, zmm29, zmm9
    vpmadd52huq zmm24, zmm29, zmm23
    vpmadd52huq zmm18, zmm29, zmm4
    vpmadd52huq zmm31, zmm29, zmm7
    vpbroadcastq zmm11, qword ptr [rax + 720]
    vpmadd52luq zmm21, zmm11, zmm16
    vpmadd52luq zmm5, zmm11, zmm28
    vpmadd52luq zmm8, zmm11, zmm9
    vpmadd52luq zmm25, zmm11, zmm23
    vpmadd52luq zmm27, zmm11, zmm4
    vpmadd52luq zmm10, zmm11, zmm7
    vpbroadcastq zmm3, qword ptr [rax + 776]
    vpmadd52huq zmm30, zmm3, zmm16
    vpmadd52huq zmm6, zmm3, zmm28
    vpmadd52huq zmm24, zmm3, zmm9
    vpmadd52huq zmm18, zmm3, zmm23
    vpmadd52huq zmm13, zmm3, zmm4
    vpbroadcastq zmm22, qword ptr [rax + 784]
    vpmadd52luq zmm5, zmm22, zmm16
    vpmadd52luq zmm8, zmm22, zmm28
    vpmadd52luq zmm25, zmm22, zmm9
    vpmadd52luq zmm27, zmm22, zmm23
    vpmadd52luq zmm20, zmm22, zmm4
    vpbroadcastq zmm2, qword ptr [rax + 840]
    vpmadd52huq zmm6, zmm2, zmm16
    vpmadd52huq zmm24, zmm2, zmm28
    vpmadd52huq zmm18, zmm2, zmm9
    vpmadd52huq zmm31, zmm2, zmm23
    vpbroadcastq zmm29, qword ptr [rax + 848]
    vpmadd52luq zmm8, zmm29, zmm16
    vpmadd52luq zmm25, zmm29, zmm28
    vpmadd52luq zmm27, zmm29, zmm9
    vpmadd52luq zmm10, zmm29, zmm23
    vpbroadcastq zmm11, qword ptr [rax + 904]
    vpmadd52huq zmm24, zmm11, zmm16
    vpmadd52huq zmm18, zmm11, zmm28
    vpmadd52huq zmm13, zmm11, zmm9
    vpbroadcastq zmm3, qword ptr [rax + 912]
    vpmadd52luq zmm25, zmm3, zmm16
    vpmadd52luq zmm27, zmm3, zmm28
    vpmadd52luq zmm20, zmm3, zmm9
    vpbroadcastq zmm22, qword ptr [rax + 968]
    vpmadd52huq zmm18, zmm22, zmm16
    vpmadd52huq zmm31, zmm22, zmm28
    vpbroadcastq zmm2, qword ptr [rax + 976]
    vpmadd52luq zmm27, zmm2, zmm16
    vpmadd52luq zmm10, zmm2, zmm28
    vpbroadcastq zmm29, qword ptr [rax + 1032]
    vpmadd52huq zmm13, zmm29, zmm16
    vpbroadcastq zmm11, qword ptr [rax + 1040]
    vpmadd52luq zmm20, zmm11, zmm16
    vpaddq zmm14, zmm14, zmm12
    vpaddq zmm14, zmm14, zmm12
    vpaddq zmm17, zmm17, zmm15
    vpaddq zmm17, zmm17, zmm15
    vpaddq zmm21, zmm21, zmm0
    vpaddq zmm21, zmm21, zmm0
    vpaddq zmm5, zmm5, zmm30
    vpaddq zmm5, zmm5, zmm30
    vpaddq zmm8, zmm8, zmm6
    vpaddq zmm8, zmm8, zmm6
    vpaddq zmm25, zmm25, zmm24
    vpaddq zmm25, zmm25, zmm24
    vpaddq zmm27, zmm27, zmm18
    vpaddq zmm27, zmm27, zmm18
    vpaddq zmm20, zmm20, zmm10
    vpaddq zmm13, zmm13, zmm31
    vpaddq zmm20, zmm20, zmm13
    vpaddq zmm20, zmm20, zmm13
    vpsrlq zmm16, zmm14, 51
    vpsrlq zmm28, zmm17, 51
    vpsrlq zmm9, zmm21, 51
    vpsrlq zmm23, zmm5, 51
    vpsrlq zmm4, zmm8, 51
    vpsrlq zmm7, zmm25, 51
    vpsrlq zmm1, zmm27, 51
    vpandq zmm26, zmm14, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm29, zmm29, zmm29
    valignq zmm29, zmm16, zmm29, 7
    vpaddq zmm26, zmm26, zmm29
    vmovdqu64 zmmword ptr [rdi + 64], zmm26
    vpandq zmm26, zmm17, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm11, zmm28, zmm16, 7
    vpaddq zmm26, zmm26, zmm11
    vmovdqu64 zmmword ptr [rdi + 128], zmm26
    vpandq zmm26, zmm21, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm3, zmm9, zmm28, 7
    vpaddq zmm26, zmm26, zmm3
    vmovdqu64 zmmword ptr [rdi + 192], zmm26
    vpandq zmm26, zmm5, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm22, zmm23, zmm9, 7
    vpaddq zmm26, zmm26, zmm22
    vmovdqu64 zmmword ptr [rdi + 256], zmm26
    vpandq zmm26, zmm8, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm2, zmm4, zmm23, 7
    vpaddq zmm26, zmm26, zmm2
    vmovdqu64 zmmword ptr [rdi + 320], zmm26
    vpandq zmm26, zmm25, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm12, zmm7, zmm4, 7
    vpaddq zmm26, zmm26, zmm12
    vmovdqu64 zmmword ptr [rdi + 384], zmm26
    vpandq zmm26, zmm27, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm15, zmm1, zmm7, 7
    vpaddq zmm26, zmm26, zmm15
    vmovdqu64 zmmword ptr [rdi + 448], zmm26
    vpsrlq zmm0, zmm20, 51
    valignq zmm0, zmm0, zmm1, 7
    vpandq zmm20, zmm20, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1088]
    vpaddq zmm20, zmm20, zmm0
    vpandq zmm20, zmm20, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 1152]
    vmovdqu64 zmmword ptr [rdi + 512], zmm20
    vzeroupper
    add rsp, 1664
    .cfi_adjust_cfa_offset -1664
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_sqr_3072_ifma)

/* z <- entry `digit` of 32 elements, all of which are read */
/* @pre digit < 32 */
/* rdi = z, rsi = entries, rdx = digit */
    HIDE(sangi_mod_lanes_pick_3072_ifma)
    .globl SYMBOL(sangi_mod_lanes_pick_3072_ifma)
    KIND(sangi_mod_lanes_pick_3072_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_pick_3072_ifma):
    .cfi_startproc
    endbr64
    vpbroadcastq zmm0, rdx
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 320]{1to8}
    vmovdqu64 zmm1{k1}{z}, zmmword ptr [rsi + 64]
    vmovdqu64 zmm2{k1}{z}, zmmword ptr [rsi + 128]
    vmovdqu64 zmm3{k1}{z}, zmmword ptr [rsi + 192]
    vmovdqu64 zmm4{k1}{z}, zmmword ptr [rsi + 256]
    vmovdqu64 zmm5{k1}{z}, zmmword ptr [rsi + 320]
    vmovdqu64 zmm6{k1}{z}, zmmword ptr [rsi + 384]
    vmovdqu64 zmm7{k1}{z}, zmmword ptr [rsi + 448]
    vmovdqu64 zmm8{k1}{z}, zmmword ptr [rsi + 512]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 328]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 640]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 704]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 768]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 832]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 896]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 960]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 1024]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 1088]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 336]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1280]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1344]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 1408]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 1472]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 1536]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 1600]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 1664]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 344]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1792]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1856]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1920]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 1984]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 2048]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 2112]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 2176]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 2240]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 352]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2368]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 2432]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 2560]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 2624]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 2688]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 2752]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 2816]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 360]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2944]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3008]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3072]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 3136]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 3200]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 3264]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 3328]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 3392]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 368]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3520]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3584]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3648]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 3712]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 3840]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 3904]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 3968]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 376]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4096]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4160]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4224]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 4288]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 4352]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 4416]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 4480]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 4544]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 384]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4672]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4736]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4800]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 4864]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 4928]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 4992]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 5120]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 392]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5248]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5312]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5376]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 5440]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 5504]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 5568]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 5632]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 5696]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 400]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5824]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5888]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5952]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 6016]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 6080]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 6144]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 6208]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 6272]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 408]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6400]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 6464]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6528]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 6592]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 6656]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 6720]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 6784]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 6848]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 416]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6976]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7040]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7104]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 7168]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 7232]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 7296]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 7360]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 7424]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 424]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 7552]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7616]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7680]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 7744]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 7808]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 7872]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 7936]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 8000]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 432]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 8128]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 8192]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 8256]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 8320]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 8384]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 8448]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 8512]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 8576]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 440]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 8704]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 8768]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 8832]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 8896]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 8960]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 9024]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 9088]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 9152]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 448]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 9280]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 9344]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 9408]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 9472]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 9536]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 9600]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 9664]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 9728]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 456]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 9856]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 9920]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 9984]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 10048]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 10112]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 10176]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 10240]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 10304]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 464]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 10432]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 10496]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 10560]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 10624]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 10688]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 10752]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 10816]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 10880]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 472]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 11008]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 11072]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 11136]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 11200]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 11264]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 11328]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 11392]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 11456]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 480]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 11584]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 11648]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 11712]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 11776]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 11840]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 11904]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 11968]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 12032]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 488]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 12160]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 12224]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 12288]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 12352]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 12416]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 12480]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 12544]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 12608]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 496]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 12736]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 12800]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 12864]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 12928]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 12992]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 13056]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 13120]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 13184]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 504]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 13312]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 13376]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 13440]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 13504]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 13568]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 13632]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 13696]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 13760]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 512]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 13888]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 13952]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 14016]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 14080]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 14144]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 14208]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 14272]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 14336]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 520]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 14464]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 14528]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 14592]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 14656]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 14720]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 14784]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 14848]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 14912]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 528]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 15040]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 15104]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 15168]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 15232]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 15296]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 15360]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 15424]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 15488]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 536]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 15616]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 15680]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 15744]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 15808]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 15872]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 15936]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 16000]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 16064]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 544]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 16192]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 16256]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 16320]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 16384]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 16448]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 16512]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 16576]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 16640]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 552]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 16768]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 16832]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 16896]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 16960]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 17024]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 17088]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 17152]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 17216]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 560]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 17344]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 17408]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 17472]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 17536]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 17600]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 17664]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 17728]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 17792]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 568]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 17920]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 17984]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 18048]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 18112]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 18176]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 18240]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 18304]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 18368]
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vmovdqu64 zmmword ptr [rdi + 256], zmm4
    vmovdqu64 zmmword ptr [rdi + 320], zmm5
    vmovdqu64 zmmword ptr [rdi + 384], zmm6
    vmovdqu64 zmmword ptr [rdi + 448], zmm7
    vmovdqu64 zmmword ptr [rdi + 512], zmm8
    vzeroupper
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_pick_3072_ifma)

/* z = x * y mod n, for n of 4096 bits in 81 digits */
/* @pre x, y are below 2n; elements and data lie in memory as src/mod/lanes.h says */
/* @post n / 2 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_lanes_mul_4096_ifma)
    .globl SYMBOL(sangi_mod_lanes_mul_4096_ifma)
    KIND(sangi_mod_lanes_mul_4096_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_mul_4096_ifma):
    .cfi_startproc
    endbr64
    sub rsp, 2240
    .cfi_adjust_cfa_offset 2240
    lea rax, [rsp + 63]
    and rax, -64
    /* h = x * y, columns 72 to 119 */
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vmovdqu64 zmm12, zmmword ptr [rdx + 64]
    vmovdqu64 zmm13, zmmword ptr [rdx + 128]
    vmovdqu64 zmm14, zmmword ptr [rdx + 192]
    vmovdqu64 zmm15, zmmword ptr [rdx + 256]
    vmovdqu64 zmm16, zmmword ptr [rdx + 320]
    vmovdqu64 zmm17, zmmword ptr [rdx + 384]
    vmovdqu64 zmm18, zmmword ptr [rdx + 448]
    vmovdqu64 zmm19, zmmword ptr [rdx + 512]
    vmovdqu64 zmm20, zmmword ptr [rdx + 576]
    vmovdqu64 zmm21, zmmword ptr [rdx + 640]
    vmovdqu64 zmm22, zmmword ptr [rdx + 704]
    vpbroadcastq zmm23, qword ptr [rsi + 64]
    vpmadd52luq zmm0, zmm23, zmm21
    vpmadd52luq zmm1, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 120]
    vpmadd52huq zmm6, zmm24, zmm20
    vpmadd52huq zmm7, zmm24, zmm21
    vpmadd52huq zmm8, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 128]
    vpmadd52luq zmm0, zmm25, zmm20
    vpmadd52luq zmm1, zmm25, zmm21
    vpmadd52luq zmm2, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 184]
    vpmadd52huq zmm6, zmm26, zmm19
    vpmadd52huq zmm7, zmm26, zmm20
    vpmadd52huq zmm8, zmm26, zmm21
    vpmadd52huq zmm9, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 192]
    vpmadd52luq zmm0, zmm27, zmm19
    vpmadd52luq zmm1, zmm27, zmm20
    vpmadd52luq zmm2, zmm27, zmm21
    vpmadd52luq zmm3, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 248]
    vpmadd52huq zmm6, zmm28, zmm18
    vpmadd52huq zmm7, zmm28, zmm19
    vpmadd52huq zmm8, zmm28, zmm20
    vpmadd52huq zmm9, zmm28, zmm21
    vpmadd52huq zmm10, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 256]
    vpmadd52luq zmm0, zmm29, zmm18
    vpmadd52luq zmm1, zmm29, zmm19
    vpmadd52luq zmm2, zmm29, zmm20
    vpmadd52luq zmm3, zmm29, zmm21
    vpmadd52luq zmm4, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 312]
    vpmadd52huq zmm6, zmm30, zmm17
    vpmadd52huq zmm7, zmm30, zmm18
    vpmadd52huq zmm8, zmm30, zmm19
    vpmadd52huq zmm9, zmm30, zmm20
    vpmadd52huq zmm10, zmm30, zmm21
    vpmadd52huq zmm11, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 320]
    vpmadd52luq zmm0, zmm31, zmm17
    vpmadd52luq zmm1, zmm31, zmm18
    vpmadd52luq zmm2, zmm31, zmm19
    vpmadd52luq zmm3, zmm31, zmm20
    vpmadd52luq zmm4, zmm31, zmm21
    vpmadd52luq zmm5, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 376]
    vpmadd52huq zmm6, zmm23, zmm16
    vpmadd52huq zmm7, zmm23, zmm17
    vpmadd52huq zmm8, zmm23, zmm18
    vpmadd52huq zmm9, zmm23, zmm19
    vpmadd52huq zmm10, zmm23, zmm20
    vpmadd52huq zmm11, zmm23, zmm21
    vpbroadcastq zmm24, qword ptr [rsi + 384]
    vpmadd52luq zmm0, zmm24, zmm16
    vpmadd52luq zmm1, zmm24, zmm17
    vpmadd52luq zmm2, zmm24, zmm18
    vpmadd52luq zmm3, zmm24, zmm19
    vpmadd52luq zmm4, zmm24, zmm20
    vpmadd52luq zmm5, zmm24, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 440]
    vpmadd52huq zmm6, zmm25, zmm15
    vpmadd52huq zmm7, zmm25, zmm16
    vpmadd52huq zmm8, zmm25, zmm17
    vpmadd52huq zmm9, zmm25, zmm18
    vpmadd52huq zmm10, zmm25, zmm19
    vpmadd52huq zmm11, zmm25, zmm20
    vpbroadcastq zmm26, qword ptr [rsi + 448]
    vpmadd52luq zmm0, zmm26, zmm15
    vpmadd52luq zmm1, zmm26, zmm16
    vpmadd52luq zmm2, zmm26, zmm17
    vpmadd52luq zmm3, zmm26, zmm18
    vpmadd52luq zmm4, zmm26, zmm19
    vpmadd52luq zmm5, zmm26, zmm20
    vpbroadcastq zmm27, qword ptr [rsi + 504]
    vpmadd52huq zmm6, zmm27, zmm14
    vpmadd52huq zmm7, zmm27, zmm15
    vpmadd52huq zmm8, zmm27, zmm16
    vpmadd52huq zmm9, zmm27, zmm17
    vpmadd52huq zmm10, zmm27, zmm18
    vpmadd52huq zmm11, zmm27, zmm19
    vpbroadcastq zmm28, qword ptr [rsi + 512]
    vpmadd52luq zmm0, zmm28, zmm14
    vpmadd52luq zmm1, zmm28, zmm15
    vpmadd52luq zmm2, zmm28, zmm16
    vpmadd52luq zmm3, zmm28, zmm17
    vpmadd52luq zmm4, zmm28, zmm18
    vpmadd52luq zmm5, zmm28, zmm19
    vpbroadcastq zmm29, qword ptr [rsi + 568]
    vpmadd52huq zmm6, zmm29, zmm13
    vpmadd52huq zmm7, zmm29, zmm14
    vpmadd52huq zmm8, zmm29, zmm15
    vpmadd52huq zmm9, zmm29, zmm16
    vpmadd52huq zmm10, zmm29, zmm17
    vpmadd52huq zmm11, zmm29, zmm18
    vpbroadcastq zmm30, qword ptr [rsi + 576]
    vpmadd52luq zmm0, zmm30, zmm13
    vpmadd52luq zmm1, zmm30, zmm14
    vpmadd52luq zmm2, zmm30, zmm15
    vpmadd52luq zmm3, zmm30, zmm16
    vpmadd52luq zmm4, zmm30, zmm17
    vpmadd52luq zmm5, zmm30, zmm18
    vpbroadcastq zmm31, qword ptr [rsi + 632]
    vpmadd52huq zmm6, zmm31, zmm12
    vpmadd52huq zmm7, zmm31, zmm13
    vpmadd52huq zmm8, zmm31, zmm14
    vpmadd52huq zmm9, zmm31, zmm15
    vpmadd52huq zmm10, zmm31, zmm16
    vpmadd52huq zmm11, zmm31, zmm17
    vpbroadcastq zmm23, qword ptr [rsi + 640]
    vpmadd52luq zmm0, zmm23, zmm12
    vpmadd52luq zmm1, zmm23, zmm13
    vpmadd52luq zmm2, zmm23, zmm14
    vpmadd52luq zmm3, zmm23, zmm15
    vpmadd52luq zmm4, zmm23, zmm16
    vpmadd52luq zmm5, zmm23, zmm17
    vpbroadcastq zmm24, qword ptr [rsi + 696]
    vpmadd52huq zmm7, zmm24, zmm12
    vpmadd52huq zmm8, zmm24, zmm13
    vpmadd52huq zmm9, zmm24, zmm14
    vpmadd52huq zmm10, zmm24, zmm15
    vpmadd52huq zmm11, zmm24, zmm16
    vpbroadcastq zmm25, qword ptr [rsi + 704]
    vpmadd52luq zmm1, zmm25, zmm12
    vpmadd52luq zmm2, zmm25, zmm13
    vpmadd52luq zmm3, zmm25, zmm14
    vpmadd52luq zmm4, zmm25, zmm15
    vpmadd52luq zmm5, zmm25, zmm16
    vmovdqu64 zmm12, zmmword ptr [rdx + 8]
    vmovdqu64 zmm13, zmmword ptr [rdx + 72]
    vmovdqu64 zmm14, zmmword ptr [rdx + 136]
    vmovdqu64 zmm15, zmmword ptr [rdx + 200]
    vmovdqu64 zmm16, zmmword ptr [rdx + 264]
    vmovdqu64 zmm17, zmmword ptr [rdx + 328]
    vmovdqu64 zmm18, zmmword ptr [rdx + 392]
    vmovdqu64 zmm19, zmmword ptr [rdx + 456]
    vmovdqu64 zmm20, zmmword ptr [rdx + 520]
    vmovdqu64 zmm21, zmmword ptr [rdx + 584]
    vmovdqu64 zmm22, zmmword ptr [rdx + 648]
    vpbroadcastq zmm26, qword ptr [rsi + 112]
    vpmadd52huq zmm6, zmm26, zmm21
    vpmadd52huq zmm7, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 120]
    vpmadd52luq zmm0, zmm27, zmm21
    vpmadd52luq zmm1, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 176]
    vpmadd52huq zmm6, zmm28, zmm20
    vpmadd52huq zmm7, zmm28, zmm21
    vpmadd52huq zmm8, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 184]
    vpmadd52luq zmm0, zmm29, zmm20
    vpmadd52luq zmm1, zmm29, zmm21
    vpmadd52luq zmm2, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 240]
    vpmadd52huq zmm6, zmm30, zmm19
    vpmadd52huq zmm7, zmm30, zmm20
    vpmadd52huq zmm8, zmm30, zmm21
    vpmadd52huq zmm9, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 248]
    vpmadd52luq zmm0, zmm31, zmm19
    vpmadd52luq zmm1, zmm31, zmm20
    vpmadd52luq zmm2, zmm31, zmm21
    vpmadd52luq zmm3, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 304]
    vpmadd52huq zmm6, zmm23, zmm18
    vpmadd52huq zmm7, zmm23, zmm19
    vpmadd52huq zmm8, zmm23, zmm20
    vpmadd52huq zmm9, zmm23, zmm21
    vpmadd52huq zmm10, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 312]
    vpmadd52luq zmm0, zmm24, zmm18
    vpmadd52luq zmm1, zmm24, zmm19
    vpmadd52luq zmm2, zmm24, zmm20
    vpmadd52luq zmm3, zmm24, zmm21
    vpmadd52luq zmm4, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 368]
    vpmadd52huq zmm6, zmm25, zmm17
    vpmadd52huq zmm7, zmm25, zmm18
    vpmadd52huq zmm8, zmm25, zmm19
    vpmadd52huq zmm9, zmm25, zmm20
    vpmadd52huq zmm10, zmm25, zmm21
    vpmadd52huq zmm11, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 376]
    vpmadd52luq zmm0, zmm26, zmm17
    vpmadd52luq zmm1, zmm26, zmm18
    vpmadd52luq zmm2, zmm26, zmm19
    vpmadd52luq zmm3, zmm26, zmm20
    vpmadd52luq zmm4, zmm26, zmm21
    vpmadd52luq zmm5, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 432]
    vpmadd52huq zmm6, zmm27, zmm16
    vpmadd52huq zmm7, zmm27, zmm17
    vpmadd52huq zmm8, zmm27, zmm18
    vpmadd52huq zmm9, zmm27, zmm19
    vpmadd52huq zmm10, zmm27, zmm20
    vpmadd52huq zmm11, zmm27, zmm21
    vpbroadcastq zmm28, qword ptr [rsi + 440]
    vpmadd52luq zmm0, zmm28, zmm16
    vpmadd52luq zmm1, zmm28, zmm17
    vpmadd52luq zmm2, zmm28, zmm18
    vpmadd52luq zmm3, zmm28, zmm19
    vpmadd52luq zmm4, zmm28, zmm20
    vpmadd52luq zmm5, zmm28, zmm21
    vpbroadcastq zmm29, qword ptr [rsi + 496]
    vpmadd52huq zmm6, zmm29, zmm15
    vpmadd52huq zmm7, zmm29, zmm16
    vpmadd52huq zmm8, zmm29, zmm17
    vpmadd52huq zmm9, zmm29, zmm18
    vpmadd52huq zmm10, zmm29, zmm19
    vpmadd52huq zmm11, zmm29, zmm20
    vpbroadcastq zmm30, qword ptr [rsi + 504]
    vpmadd52luq zmm0, zmm30, zmm15
    vpmadd52luq zmm1, zmm30, zmm16
    vpmadd52luq zmm2, zmm30, zmm17
    vpmadd52luq zmm3, zmm30, zmm18
    vpmadd52luq zmm4, zmm30, zmm19
    vpmadd52luq zmm5, zmm30, zmm20
    vpbroadcastq zmm31, qword ptr [rsi + 560]
    vpmadd52huq zmm6, zmm31, zmm14
    vpmadd52huq zmm7, zmm31, zmm15
    vpmadd52huq zmm8, zmm31, zmm16
    vpmadd52huq zmm9, zmm31, zmm17
    vpmadd52huq zmm10, zmm31, zmm18
    vpmadd52huq zmm11, zmm31, zmm19
    vpbroadcastq zmm23, qword ptr [rsi + 568]
    vpmadd52luq zmm0, zmm23, zmm14
    vpmadd52luq zmm1, zmm23, zmm15
    vpmadd52luq zmm2, zmm23, zmm16
    vpmadd52luq zmm3, zmm23, zmm17
    vpmadd52luq zmm4, zmm23, zmm18
    vpmadd52luq zmm5, zmm23, zmm19
    vpbroadcastq zmm24, qword ptr [rsi + 624]
    vpmadd52huq zmm6, zmm24, zmm13
    vpmadd52huq zmm7, zmm24, zmm14
    vpmadd52huq zmm8, zmm24, zmm15
    vpmadd52huq zmm9, zmm24, zmm16
    vpmadd52huq zmm10, zmm24, zmm17
    vpmadd52huq zmm11, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 632]
    vpmadd52luq zmm0, zmm25, zmm13
    vpmadd52luq zmm1, zmm25, zmm14
    vpmadd52luq zmm2, zmm25, zmm15
    vpmadd52luq zmm3, zmm25, zmm16
    vpmadd52luq zmm4, zmm25, zmm17
    vpmadd52luq zmm5, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 688]
    vpmadd52huq zmm6, zmm26, zmm12
    vpmadd52huq zmm7, zmm26, zmm13
    vpmadd52huq zmm8, zmm26, zmm14
    vpmadd52huq zmm9, zmm26, zmm15
    vpmadd52huq zmm10, zmm26, zmm16
    vpmadd52huq zmm11, zmm26, zmm17
    vpbroadcastq zmm27, qword ptr [rsi + 696]
    vpmadd52luq zmm0, zmm27, zmm12
    vpmadd52luq zmm1, zmm27, zmm13
    vpmadd52luq zmm2, zmm27, zmm14
    vpmadd52luq zmm3, zmm27, zmm15
    vpmadd52luq zmm4, zmm27, zmm16
    vpmadd52luq zmm5, zmm27, zmm17
    vmovdqu64 zmm12, zmmword ptr [rdx + 16]
    vmovdqu64 zmm13, zmmword ptr [rdx + 80]
    vmovdqu64 zmm14, zmmword ptr [rdx + 144]
    vmovdqu64 zmm15, zmmword ptr [rdx + 208]
    vmovdqu64 zmm16, zmmword ptr [rdx + 272]
    vmovdqu64 zmm17, zmmword ptr [rdx + 336]
    vmovdqu64 zmm18, zmmword ptr [rdx + 400]
    vmovdqu64 zmm19, zmmword ptr [rdx + 464]
    vmovdqu64 zmm20, zmmword ptr [rdx + 528]
    vmovdqu64 zmm21, zmmword ptr [rdx + 592]
    vmovdqu64 zmm22, zmmword ptr [rdx + 656]
    vpbroadcastq zmm28, qword ptr [rsi + 104]
    vpmadd52huq zmm6, zmm28, zmm21
    vpmadd52huq zmm7, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 112]
    vpmadd52luq zmm0, zmm29, zmm21
    vpmadd52luq zmm1, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 168]
    vpmadd52huq zmm6, zmm30, zmm20
    vpmadd52huq zmm7, zmm30, zmm21
    vpmadd52huq zmm8, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 176]
    vpmadd52luq zmm0, zmm31, zmm20
    vpmadd52luq zmm1, zmm31, zmm21
    vpmadd52luq zmm2, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 232]
    vpmadd52huq zmm6, zmm23, zmm19
    vpmadd52huq zmm7, zmm23, zmm20
    vpmadd52huq zmm8, zmm23, zmm21
    vpmadd52huq zmm9, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 240]
    vpmadd52luq zmm0, zmm24, zmm19
    vpmadd52luq zmm1, zmm24, zmm20
    vpmadd52luq zmm2, zmm24, zmm21
    vpmadd52luq zmm3, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 296]
    vpmadd52huq zmm6, zmm25, zmm18
    vpmadd52huq zmm7, zmm25, zmm19
    vpmadd52huq zmm8, zmm25, zmm20
    vpmadd52huq zmm9, zmm25, zmm21
    vpmadd52huq zmm10, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 304]
    vpmadd52luq zmm0, zmm26, zmm18
    vpmadd52luq zmm1, zmm26, zmm19
    vpmadd52luq zmm2, zmm26, zmm20
    vpmadd52luq zmm3, zmm26, zmm21
    vpmadd52luq zmm4, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 360]
    vpmadd52huq zmm6, zmm27, zmm17
    vpmadd52huq zmm7, zmm27, zmm18
    vpmadd52huq zmm8, zmm27, zmm19
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52huq zmm10, zmm27, zmm21
    vpmadd52huq zmm11, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 368]
    vpmadd52luq zmm0, zmm28, zmm17
    vpmadd52luq zmm1, zmm28, zmm18
    vpmadd52luq zmm2, zmm28, zmm19
    vpmadd52luq zmm3, zmm28, zmm20
    vpmadd52luq zmm4, zmm28, zmm21
    vpmadd52luq zmm5, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 424]
    vpmadd52huq zmm6, zmm29, zmm16
    vpmadd52huq zmm7, zmm29, zmm17
    vpmadd52huq zmm8, zmm29, zmm18
    vpmadd52huq zmm9, zmm29, zmm19
    vpmadd52huq zmm10, zmm29, zmm20
    vpmadd52huq zmm11, zmm29, zmm21
    vpbroadcastq zmm30, qword ptr [rsi + 432]
    vpmadd52luq zmm0, zmm30, zmm16
    vpmadd52luq zmm1, zmm30, zmm17
    vpmadd52luq zmm2, zmm30, zmm18
    vpmadd52luq zmm3, zmm30, zmm19
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm5, zmm30, zmm21
    vpbroadcastq zmm31, qword ptr [rsi + 488]
    vpmadd52huq zmm6, zmm31, zmm15
    vpmadd52huq zmm7, zmm31, zmm16
    vpmadd52huq zmm8, zmm31, zmm17
    vpmadd52huq zmm9, zmm31, zmm18
    vpmadd52huq zmm10, zmm31, zmm19
    vpmadd52huq zmm11, zmm31, zmm20
    vpbroadcastq zmm23, qword ptr [rsi + 496]
    vpmadd52luq zmm0, zmm23, zmm15
    vpmadd52luq zmm1, zmm23, zmm16
    vpmadd52luq zmm2, zmm23, zmm17
    vpmadd52luq zmm3, zmm23, zmm18
    vpmadd52luq zmm4, zmm23, zmm19
    vpmadd52luq zmm5, zmm23, zmm20
    vpbroadcastq zmm24, qword ptr [rsi + 552]
    vpmadd52huq zmm6, zmm24, zmm14
    vpmadd52huq zmm7, zmm24, zmm15
    vpmadd52huq zmm8, zmm24, zmm16
    vpmadd52huq zmm9, zmm24, zmm17
    vpmadd52huq zmm10, zmm24, zmm18
    vpmadd52huq zmm11, zmm24, zmm19
    vpbroadcastq zmm25, qword ptr [rsi + 560]
    vpmadd52luq zmm0, zmm25, zmm14
    vpmadd52luq zmm1, zmm25, zmm15
    vpmadd52luq zmm2, zmm25, zmm16
    vpmadd52luq zmm3, zmm25, zmm17
    vpmadd52luq zmm4, zmm25, zmm18
    vpmadd52luq zmm5, zmm25, zmm19
    vpbroadcastq zmm26, qword ptr [rsi + 616]
    vpmadd52huq zmm6, zmm26, zmm13
    vpmadd52huq zmm7, zmm26, zmm14
    vpmadd52huq zmm8, zmm26, zmm15
    vpmadd52huq zmm9, zmm26, zmm16
    vpmadd52huq zmm10, zmm26, zmm17
    vpmadd52huq zmm11, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 624]
    vpmadd52luq zmm0, zmm27, zmm13
    vpmadd52luq zmm1, zmm27, zmm14
    vpmadd52luq zmm2, zmm27, zmm15
    vpmadd52luq zmm3, zmm27, zmm16
    vpmadd52luq zmm4, zmm27, zmm17
    vpmadd52luq zmm5, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 680]
    vpmadd52huq zmm6, zmm28, zmm12
    vpmadd52huq zmm7, zmm28, zmm13
    vpmadd52huq zmm8, zmm28, zmm14
    vpmadd52huq zmm9, zmm28, zmm15
    vpmadd52huq zmm10, zmm28, zmm16
    vpmadd52huq zmm11, zmm28, zmm17
    vpbroadcastq zmm29, qword ptr [rsi + 688]
    vpmadd52luq zmm0, zmm29, zmm12
    vpmadd52luq zmm1, zmm29, zmm13
    vpmadd52luq zmm2, zmm29, zmm14
    vpmadd52luq zmm3, zmm29, zmm15
    vpmadd52luq zmm4, zmm29, zmm16
    vpmadd52luq zmm5, zmm29, zmm17
    vmovdqu64 zmm12, zmmword ptr [rdx + 24]
    vmovdqu64 zmm13, zmmword ptr [rdx + 88]
    vmovdqu64 zmm14, zmmword ptr [rdx + 152]
    vmovdqu64 zmm15, zmmword ptr [rdx + 216]
    vmovdqu64 zmm16, zmmword ptr [rdx + 280]
    vmovdqu64 zmm17, zmmword ptr [rdx + 344]
    vmovdqu64 zmm18, zmmword ptr [rdx + 408]
    vmovdqu64 zmm19, zmmword ptr [rdx + 472]
    vmovdqu64 zmm20, zmmword ptr [rdx + 536]
    vmovdqu64 zmm21, zmmword ptr [rdx + 600]
    vmovdqu64 zmm22, zmmword ptr [rdx + 664]
    vpbroadcastq zmm30, qword ptr [rsi + 96]
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 104]
    vpmadd52luq zmm0, zmm31, zmm21
    vpmadd52luq zmm1, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 160]
    vpmadd52huq zmm6, zmm23, zmm20
    vpmadd52huq zmm7, zmm23, zmm21
    vpmadd52huq zmm8, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 168]
    vpmadd52luq zmm0, zmm24, zmm20
    vpmadd52luq zmm1, zmm24, zmm21
    vpmadd52luq zmm2, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 224]
    vpmadd52huq zmm6, zmm25, zmm19
    vpmadd52huq zmm7, zmm25, zmm20
    vpmadd52huq zmm8, zmm25, zmm21
    vpmadd52huq zmm9, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 232]
    vpmadd52luq zmm0, zmm26, zmm19
    vpmadd52luq zmm1, zmm26, zmm20
    vpmadd52luq zmm2, zmm26, zmm21
    vpmadd52luq zmm3, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 288]
    vpmadd52huq zmm6, zmm27, zmm18
    vpmadd52huq zmm7, zmm27, zmm19
    vpmadd52huq zmm8, zmm27, zmm20
    vpmadd52huq zmm9, zmm27, zmm21
    vpmadd52huq zmm10, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 296]
    vpmadd52luq zmm0, zmm28, zmm18
    vpmadd52luq zmm1, zmm28, zmm19
    vpmadd52luq zmm2, zmm28, zmm20
    vpmadd52luq zmm3, zmm28, zmm21
    vpmadd52luq zmm4, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 352]
    vpmadd52huq zmm6, zmm29, zmm17
    vpmadd52huq zmm7, zmm29, zmm18
    vpmadd52huq zmm8, zmm29, zmm19
    vpmadd52huq zmm9, zmm29, zmm20
    vpmadd52huq zmm10, zmm29, zmm21
    vpmadd52huq zmm11, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 360]
    vpmadd52luq zmm0, zmm30, zmm17
    vpmadd52luq zmm1, zmm30, zmm18
    vpmadd52luq zmm2, zmm30, zmm19
    vpmadd52luq zmm3, zmm30, zmm20
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 416]
    vpmadd52huq zmm6, zmm31, zmm16
    vpmadd52huq zmm7, zmm31, zmm17
    vpmadd52huq zmm8, zmm31, zmm18
    vpmadd52huq zmm9, zmm31, zmm19
    vpmadd52huq zmm10, zmm31, zmm20
    vpmadd52huq zmm11, zmm31, zmm21
    vpbroadcastq zmm23, qword ptr [rsi + 424]
    vpmadd52luq zmm0, zmm23, zmm16
    vpmadd52luq zmm1, zmm23, zmm17
    vpmadd52luq zmm2, zmm23, zmm18
    vpmadd52luq zmm3, zmm23, zmm19
    vpmadd52luq zmm4, zmm23, zmm20
    vpmadd52luq zmm5, zmm23, zmm21
    vpbroadcastq zmm24, qword ptr [rsi + 480]
    vpmadd52huq zmm6, zmm24, zmm15
    vpmadd52huq zmm7, zmm24, zmm16
    vpmadd52huq zmm8, zmm24, zmm17
    vpmadd52huq zmm9, zmm24, zmm18
    vpmadd52huq zmm10, zmm24, zmm19
    vpmadd52huq zmm11, zmm24, zmm20
    vpbroadcastq zmm25, qword ptr [rsi + 488]
    vpmadd52luq zmm0, zmm25, zmm15
    vpmadd52luq zmm1, zmm25, zmm16
    vpmadd52luq zmm2, zmm25, zmm17
    vpmadd52luq zmm3, zmm25, zmm18
    vpmadd52luq zmm4, zmm25, zmm19
    vpmadd52luq zmm5, zmm25, zmm20
    vpbroadcastq zmm26, qword ptr [rsi + 544]
    vpmadd52huq zmm6, zmm26, zmm14
    vpmadd52huq zmm7, zmm26, zmm15
    vpmadd52huq zmm8, zmm26, zmm16
    vpmadd52huq zmm9, zmm26, zmm17
    vpmadd52huq zmm10, zmm26, zmm18
    vpmadd52huq zmm11, zmm26, zmm19
    vpbroadcastq zmm27, qword ptr [rsi + 552]
    vpmadd52luq zmm0, zmm27, zmm14
    vpmadd52luq zmm1, zmm27, zmm15
    vpmadd52luq zmm2, zmm27, zmm16
    vpmadd52luq zmm3, zmm27, zmm17
    vpmadd52luq zmm4, zmm27, zmm18
    vpmadd52luq zmm5, zmm27, zmm19
    vpbroadcastq zmm28, qword ptr [rsi + 608]
    vpmadd52huq zmm6, zmm28, zmm13
    vpmadd52huq zmm7, zmm28, zmm14
    vpmadd52huq zmm8, zmm28, zmm15
    vpmadd52huq zmm9, zmm28, zmm16
    vpmadd52huq zmm10, zmm28, zmm17
    vpmadd52huq zmm11, zmm28, zmm18
    vpbroadcastq zmm29, qword ptr [rsi + 616]
    vpmadd52luq zmm0, zmm29, zmm13
    vpmadd52luq zmm1, zmm29, zmm14
    vpmadd52luq zmm2, zmm29, zmm15
    vpmadd52luq zmm3, zmm29, zmm16
    vpmadd52luq zmm4, zmm29, zmm17
    vpmadd52luq zmm5, zmm29, zmm18
    vpbroadcastq zmm30, qword ptr [rsi + 672]
    vpmadd52huq zmm6, zmm30, zmm12
    vpmadd52huq zmm7, zmm30, zmm13
    vpmadd52huq zmm8, zmm30, zmm14
    vpmadd52huq zmm9, zmm30, zmm15
    vpmadd52huq zmm10, zmm30, zmm16
    vpmadd52huq zmm11, zmm30, zmm17
    vpbroadcastq zmm31, qword ptr [rsi + 680]
    vpmadd52luq zmm0, zmm31, zmm12
    vpmadd52luq zmm1, zmm31, zmm13
    vpmadd52luq zmm2, zmm31, zmm14
    vpmadd52luq zmm3, zmm31, zmm15
    vpmadd52luq zmm4, zmm31, zmm16
    vpmadd52luq zmm5, zmm31, zmm17
    vmovdqu64 zmm12, zmmword ptr [rdx + 32]
    vmovdqu64 zmm13, zmmword ptr [rdx + 96]
    vmovdqu64 zmm14, zmmword ptr [rdx + 160]
    vmovdqu64 zmm15, zmmword ptr [rdx + 224]
    vmovdqu64 zmm16, zmmword ptr [rdx + 288]
    vmovdqu64 zmm17, zmmword ptr [rdx + 352]
    vmovdqu64 zmm18, zmmword ptr [rdx + 416]
    vmovdqu64 zmm19, zmmword ptr [rdx + 480]
    vmovdqu64 zmm20, zmmword ptr [rdx + 544]
    vmovdqu64 zmm21, zmmword ptr [rdx + 608]
    vmovdqu64 zmm22, zmmword ptr [rdx + 672]
    vpbroadcastq zmm23, qword ptr [rsi + 88]
    vpmadd52huq zmm6, zmm23, zmm21
    vpmadd52huq zmm7, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 96]
    vpmadd52luq zmm0, zmm24, zmm21
    vpmadd52luq zmm1, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 152]
    vpmadd52huq zmm6, zmm25, zmm20
    vpmadd52huq zmm7, zmm25, zmm21
    vpmadd52huq zmm8, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 160]
    vpmadd52luq zmm0, zmm26, zmm20
    vpmadd52luq zmm1, zmm26, zmm21
    vpmadd52luq zmm2, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 216]
    vpmadd52huq zmm6, zmm27, zmm19
    vpmadd52huq zmm7, zmm27, zmm20
    vpmadd52huq zmm8, zmm27, zmm21
    vpmadd52huq zmm9, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 224]
    vpmadd52luq zmm0, zmm28, zmm19
    vpmadd52luq zmm1, zmm28, zmm20
    vpmadd52luq zmm2, zmm28, zmm21
    vpmadd52luq zmm3, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 280]
    vpmadd52huq zmm6, zmm29, zmm18
    vpmadd52huq zmm7, zmm29, zmm19
    vpmadd52huq zmm8, zmm29, zmm20
    vpmadd52huq zmm9, zmm29, zmm21
    vpmadd52huq zmm10, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 288]
    vpmadd52luq zmm0, zmm30, zmm18
    vpmadd52luq zmm1, zmm30, zmm19
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 344]
    vpmadd52huq zmm6, zmm31, zmm17
    vpmadd52huq zmm7, zmm31, zmm18
    vpmadd52huq zmm8, zmm31, zmm19
    vpmadd52huq zmm9, zmm31, zmm20
    vpmadd52huq zmm10, zmm31, zmm21
    vpmadd52huq zmm11, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 352]
    vpmadd52luq zmm0, zmm23, zmm17
    vpmadd52luq zmm1, zmm23, zmm18
    vpmadd52luq zmm2, zmm23, zmm19
    vpmadd52luq zmm3, zmm23, zmm20
    vpmadd52luq zmm4, zmm23, zmm21
    vpmadd52luq zmm5, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 408]
    vpmadd52huq zmm6, zmm24, zmm16
    vpmadd52huq zmm7, zmm24, zmm17
    vpmadd52huq zmm8, zmm24, zmm18
    vpmadd52huq zmm9, zmm24, zmm19
    vpmadd52huq zmm10, zmm24, zmm20
    vpmadd52huq zmm11, zmm24, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 416]
    vpmadd52luq zmm0, zmm25, zmm16
    vpmadd52luq zmm1, zmm25, zmm17
    vpmadd52luq zmm2, zmm25, zmm18
    vpmadd52luq zmm3, zmm25, zmm19
    vpmadd52luq zmm4, zmm25, zmm20
    vpmadd52luq zmm5, zmm25, zmm21
    vpbroadcastq zmm26, qword ptr [rsi + 472]
    vpmadd52huq zmm6, zmm26, zmm15
    vpmadd52huq zmm7, zmm26, zmm16
    vpmadd52huq zmm8, zmm26, zmm17
    vpmadd52huq zmm9, zmm26, zmm18
    vpmadd52huq zmm10, zmm26, zmm19
    vpmadd52huq zmm11, zmm26, zmm20
    vpbroadcastq zmm27, qword ptr [rsi + 480]
    vpmadd52luq zmm0, zmm27, zmm15
    vpmadd52luq zmm1, zmm27, zmm16
    vpmadd52luq zmm2, zmm27, zmm17
    vpmadd52luq zmm3, zmm27, zmm18
    vpmadd52luq zmm4, zmm27, zmm19
    vpmadd52luq zmm5, zmm27, zmm20
    vpbroadcastq zmm28, qword ptr [rsi + 536]
    vpmadd52huq zmm6, zmm28, zmm14
    vpmadd52huq zmm7, zmm28, zmm15
    vpmadd52huq zmm8, zmm28, zmm16
    vpmadd52huq zmm9, zmm28, zmm17
    vpmadd52huq zmm10, zmm28, zmm18
    vpmadd52huq zmm11, zmm28, zmm19
    vpbroadcastq zmm29, qword ptr [rsi + 544]
    vpmadd52luq zmm0, zmm29, zmm14
    vpmadd52luq zmm1, zmm29, zmm15
    vpmadd52luq zmm2, zmm29, zmm16
    vpmadd52luq zmm3, zmm29, zmm17
    vpmadd52luq zmm4, zmm29, zmm18
    vpmadd52luq zmm5, zmm29, zmm19
    vpbroadcastq zmm30, qword ptr [rsi + 600]
    vpmadd52huq zmm6, zmm30, zmm13
    vpmadd52huq zmm7, zmm30, zmm14
    vpmadd52huq zmm8, zmm30, zmm15
    vpmadd52huq zmm9, zmm30, zmm16
    vpmadd52huq zmm10, zmm30, zmm17
    vpmadd52huq zmm11, zmm30, zmm18
    vpbroadcastq zmm31, qword ptr [rsi + 608]
    vpmadd52luq zmm0, zmm31, zmm13
    vpmadd52luq zmm1, zmm31, zmm14
    vpmadd52luq zmm2, zmm31, zmm15
    vpmadd52luq zmm3, zmm31, zmm16
    vpmadd52luq zmm4, zmm31, zmm17
    vpmadd52luq zmm5, zmm31, zmm18
    vpbroadcastq zmm23, qword ptr [rsi + 664]
    vpmadd52huq zmm6, zmm23, zmm12
    vpmadd52huq zmm7, zmm23, zmm13
    vpmadd52huq zmm8, zmm23, zmm14
    vpmadd52huq zmm9, zmm23, zmm15
    vpmadd52huq zmm10, zmm23, zmm16
    vpmadd52huq zmm11, zmm23, zmm17
    vpbroadcastq zmm24, qword ptr [rsi + 672]
    vpmadd52luq zmm0, zmm24, zmm12
    vpmadd52luq zmm1, zmm24, zmm13
    vpmadd52luq zmm2, zmm24, zmm14
    vpmadd52luq zmm3, zmm24, zmm15
    vpmadd52luq zmm4, zmm24, zmm16
    vpmadd52luq zmm5, zmm24, zmm17
    vmovdqu64 zmm12, zmmword ptr [rdx + 40]
    vmovdqu64 zmm13, zmmword ptr [rdx + 104]
    vmovdqu64 zmm14, zmmword ptr [rdx + 168]
    vmovdqu64 zmm15, zmmword ptr [rdx + 232]
    vmovdqu64 zmm16, zmmword ptr [rdx + 296]
    vmovdqu64 zmm17, zmmword ptr [rdx + 360]
    vmovdqu64 zmm18, zmmword ptr [rdx + 424]
    vmovdqu64 zmm19, zmmword ptr [rdx + 488]
    vmovdqu64 zmm20, zmmword ptr [rdx + 552]
    vmovdqu64 zmm21, zmmword ptr [rdx + 616]
    vmovdqu64 zmm22, zmmword ptr [rdx + 680]
    vpbroadcastq zmm25, qword ptr [rsi + 80]
    vpmadd52huq zmm6, zmm25, zmm21
    vpmadd52huq zmm7, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 88]
    vpmadd52luq zmm0, zmm26, zmm21
    vpmadd52luq zmm1, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 144]
    vpmadd52huq zmm6, zmm27, zmm20
    vpmadd52huq zmm7, zmm27, zmm21
    vpmadd52huq zmm8, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 152]
    vpmadd52luq zmm0, zmm28, zmm20
    vpmadd52luq zmm1, zmm28, zmm21
    vpmadd52luq zmm2, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 208]
    vpmadd52huq zmm6, zmm29, zmm19
    vpmadd52huq zmm7, zmm29, zmm20
    vpmadd52huq zmm8, zmm29, zmm21
    vpmadd52huq zmm9, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 216]
    vpmadd52luq zmm0, zmm30, zmm19
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 272]
    vpmadd52huq zmm6, zmm31, zmm18
    vpmadd52huq zmm7, zmm31, zmm19
    vpmadd52huq zmm8, zmm31, zmm20
    vpmadd52huq zmm9, zmm31, zmm21
    vpmadd52huq zmm10, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 280]
    vpmadd52luq zmm0, zmm23, zmm18
    vpmadd52luq zmm1, zmm23, zmm19
    vpmadd52luq zmm2, zmm23, zmm20
    vpmadd52luq zmm3, zmm23, zmm21
    vpmadd52luq zmm4, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 336]
    vpmadd52huq zmm6, zmm24, zmm17
    vpmadd52huq zmm7, zmm24, zmm18
    vpmadd52huq zmm8, zmm24, zmm19
    vpmadd52huq zmm9, zmm24, zmm20
    vpmadd52huq zmm10, zmm24, zmm21
    vpmadd52huq zmm11, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 344]
    vpmadd52luq zmm0, zmm25, zmm17
    vpmadd52luq zmm1, zmm25, zmm18
    vpmadd52luq zmm2, zmm25, zmm19
    vpmadd52luq zmm3, zmm25, zmm20
    vpmadd52luq zmm4, zmm25, zmm21
    vpmadd52luq zmm5, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 400]
    vpmadd52huq zmm6, zmm26, zmm16
    vpmadd52huq zmm7, zmm26, zmm17
    vpmadd52huq zmm8, zmm26, zmm18
    vpmadd52huq zmm9, zmm26, zmm19
    vpmadd52huq zmm10, zmm26, zmm20
    vpmadd52huq zmm11, zmm26, zmm21
    vpbroadcastq zmm27, qword ptr [rsi + 408]
    vpmadd52luq zmm0, zmm27, zmm16
    vpmadd52luq zmm1, zmm27, zmm17
    vpmadd52luq zmm2, zmm27, zmm18
    vpmadd52luq zmm3, zmm27, zmm19
    vpmadd52luq zmm4, zmm27, zmm20
    vpmadd52luq zmm5, zmm27, zmm21
    vpbroadcastq zmm28, qword ptr [rsi + 464]
    vpmadd52huq zmm6, zmm28, zmm15
    vpmadd52huq zmm7, zmm28, zmm16
    vpmadd52huq zmm8, zmm28, zmm17
    vpmadd52huq zmm9, zmm28, zmm18
    vpmadd52huq zmm10, zmm28, zmm19
    vpmadd52huq zmm11, zmm28, zmm20
    vpbroadcastq zmm29, qword ptr [rsi + 472]
    vpmadd52luq zmm0, zmm29, zmm15
    vpmadd52luq zmm1, zmm29, zmm16
    vpmadd52luq zmm2, zmm29, zmm17
    vpmadd52luq zmm3, zmm29, zmm18
    vpmadd52luq zmm4, zmm29, zmm19
    vpmadd52luq zmm5, zmm29, zmm20
    vpbroadcastq zmm30, qword ptr [rsi + 528]
    vpmadd52huq zmm6, zmm30, zmm14
    vpmadd52huq zmm7, zmm30, zmm15
    vpmadd52huq zmm8, zmm30, zmm16
    vpmadd52huq zmm9, zmm30, zmm17
    vpmadd52huq zmm10, zmm30, zmm18
    vpmadd52huq zmm11, zmm30, zmm19
    vpbroadcastq zmm31, qword ptr [rsi + 536]
    vpmadd52luq zmm0, zmm31, zmm14
    vpmadd52luq zmm1, zmm31, zmm15
    vpmadd52luq zmm2, zmm31, zmm16
    vpmadd52luq zmm3, zmm31, zmm17
    vpmadd52luq zmm4, zmm31, zmm18
    vpmadd52luq zmm5, zmm31, zmm19
    vpbroadcastq zmm23, qword ptr [rsi + 592]
    vpmadd52huq zmm6, zmm23, zmm13
    vpmadd52huq zmm7, zmm23, zmm14
    vpmadd52huq zmm8, zmm23, zmm15
    vpmadd52huq zmm9, zmm23, zmm16
    vpmadd52huq zmm10, zmm23, zmm17
    vpmadd52huq zmm11, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rsi + 600]
    vpmadd52luq zmm0, zmm24, zmm13
    vpmadd52luq zmm1, zmm24, zmm14
    vpmadd52luq zmm2, zmm24, zmm15
    vpmadd52luq zmm3, zmm24, zmm16
    vpmadd52luq zmm4, zmm24, zmm17
    vpmadd52luq zmm5, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 656]
    vpmadd52huq zmm6, zmm25, zmm12
    vpmadd52huq zmm7, zmm25, zmm13
    vpmadd52huq zmm8, zmm25, zmm14
    vpmadd52huq zmm9, zmm25, zmm15
    vpmadd52huq zmm10, zmm25, zmm16
    vpmadd52huq zmm11, zmm25, zmm17
    vpbroadcastq zmm26, qword ptr [rsi + 664]
    vpmadd52luq zmm0, zmm26, zmm12
    vpmadd52luq zmm1, zmm26, zmm13
    vpmadd52luq zmm2, zmm26, zmm14
    vpmadd52luq zmm3, zmm26, zmm15
    vpmadd52luq zmm4, zmm26, zmm16
    vpmadd52luq zmm5, zmm26, zmm17
    vmovdqu64 zmm12, zmmword ptr [rdx + 48]
    vmovdqu64 zmm13, zmmword ptr [rdx + 112]
    vmovdqu64 zmm14, zmmword ptr [rdx + 176]
    vmovdqu64 zmm15, zmmword ptr [rdx + 240]
    vmovdqu64 zmm16, zmmword ptr [rdx + 304]
    vmovdqu64 zmm17, zmmword ptr [rdx + 368]
    vmovdqu64 zmm18, zmmword ptr [rdx + 432]
    vmovdqu64 zmm19, zmmword ptr [rdx + 496]
    vmovdqu64 zmm20, zmmword ptr [rdx + 560]
    vmovdqu64 zmm21, zmmword ptr [rdx + 624]
    vmovdqu64 zmm22, zmmword ptr [rdx + 688]
    vpbroadcastq zmm27, qword ptr [rsi + 72]
    vpmadd52huq zmm6, zmm27, zmm21
    vpmadd52huq zmm7, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 80]
    vpmadd52luq zmm0, zmm28, zmm21
    vpmadd52luq zmm1, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 136]
    vpmadd52huq zmm6, zmm29, zmm20
    vpmadd52huq zmm7, zmm29, zmm21
    vpmadd52huq zmm8, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 144]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 200]
    vpmadd52huq zmm6, zmm31, zmm19
    vpmadd52huq zmm7, zmm31, zmm20
    vpmadd52huq zmm8, zmm31, zmm21
    vpmadd52huq zmm9, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 208]
    vpmadd52luq zmm0, zmm23, zmm19
    vpmadd52luq zmm1, zmm23, zmm20
    vpmadd52luq zmm2, zmm23, zmm21
    vpmadd52luq zmm3, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 264]
    vpmadd52huq zmm6, zmm24, zmm18
    vpmadd52huq zmm7, zmm24, zmm19
    vpmadd52huq zmm8, zmm24, zmm20
    vpmadd52huq zmm9, zmm24, zmm21
    vpmadd52huq zmm10, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 272]
    vpmadd52luq zmm0, zmm25, zmm18
    vpmadd52luq zmm1, zmm25, zmm19
    vpmadd52luq zmm2, zmm25, zmm20
    vpmadd52luq zmm3, zmm25, zmm21
    vpmadd52luq zmm4, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 328]
    vpmadd52huq zmm6, zmm26, zmm17
    vpmadd52huq zmm7, zmm26, zmm18
    vpmadd52huq zmm8, zmm26, zmm19
    vpmadd52huq zmm9, zmm26, zmm20
    vpmadd52huq zmm10, zmm26, zmm21
    vpmadd52huq zmm11, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 336]
    vpmadd52luq zmm0, zmm27, zmm17
    vpmadd52luq zmm1, zmm27, zmm18
    vpmadd52luq zmm2, zmm27, zmm19
    vpmadd52luq zmm3, zmm27, zmm20
    vpmadd52luq zmm4, zmm27, zmm21
    vpmadd52luq zmm5, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 392]
    vpmadd52huq zmm6, zmm28, zmm16
    vpmadd52huq zmm7, zmm28, zmm17
    vpmadd52huq zmm8, zmm28, zmm18
    vpmadd52huq zmm9, zmm28, zmm19
    vpmadd52huq zmm10, zmm28, zmm20
    vpmadd52huq zmm11, zmm28, zmm21
    vpbroadcastq zmm29, qword ptr [rsi + 400]
    vpmadd52luq zmm0, zmm29, zmm16
    vpmadd52luq zmm1, zmm29, zmm17
    vpmadd52luq zmm2, zmm29, zmm18
    vpmadd52luq zmm3, zmm29, zmm19
    vpmadd52luq zmm4, zmm29, zmm20
    vpmadd52luq zmm5, zmm29, zmm21
    vpbroadcastq zmm30, qword ptr [rsi + 456]
    vpmadd52huq zmm6, zmm30, zmm15
    vpmadd52huq zmm7, zmm30, zmm16
    vpmadd52huq zmm8, zmm30, zmm17
    vpmadd52huq zmm9, zmm30, zmm18
    vpmadd52huq zmm10, zmm30, zmm19
    vpmadd52huq zmm11, zmm30, zmm20
    vpbroadcastq zmm31, qword ptr [rsi + 464]
    vpmadd52luq zmm0, zmm31, zmm15
    vpmadd52luq zmm1, zmm31, zmm16
    vpmadd52luq zmm2, zmm31, zmm17
    vpmadd52luq zmm3, zmm31, zmm18
    vpmadd52luq zmm4, zmm31, zmm19
    vpmadd52luq zmm5, zmm31, zmm20
    vpbroadcastq zmm23, qword ptr [rsi + 520]
    vpmadd52huq zmm6, zmm23, zmm14
    vpmadd52huq zmm7, zmm23, zmm15
    vpmadd52huq zmm8, zmm23, zmm16
    vpmadd52huq zmm9, zmm23, zmm17
    vpmadd52huq zmm10, zmm23, zmm18
    vpmadd52huq zmm11, zmm23, zmm19
    vpbroadcastq zmm24, qword ptr [rsi + 528]
    vpmadd52luq zmm0, zmm24, zmm14
    vpmadd52luq zmm1, zmm24, zmm15
    vpmadd52luq zmm2, zmm24, zmm16
    vpmadd52luq zmm3, zmm24, zmm17
    vpmadd52luq zmm4, zmm24, zmm18
    vpmadd52luq zmm5, zmm24, zmm19
    vpbroadcastq zmm25, qword ptr [rsi + 584]
    vpmadd52huq zmm6, zmm25, zmm13
    vpmadd52huq zmm7, zmm25, zmm14
    vpmadd52huq zmm8, zmm25, zmm15
    vpmadd52huq zmm9, zmm25, zmm16
    vpmadd52huq zmm10, zmm25, zmm17
    vpmadd52huq zmm11, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 592]
    vpmadd52luq zmm0, zmm26, zmm13
    vpmadd52luq zmm1, zmm26, zmm14
    vpmadd52luq zmm2, zmm26, zmm15
    vpmadd52luq zmm3, zmm26, zmm16
    vpmadd52luq zmm4, zmm26, zmm17
    vpmadd52luq zmm5, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 648]
    vpmadd52huq zmm6, zmm27, zmm12
    vpmadd52huq zmm7, zmm27, zmm13
    vpmadd52huq zmm8, zmm27, zmm14
    vpmadd52huq zmm9, zmm27, zmm15
    vpmadd52huq zmm10, zmm27, zmm16
    vpmadd52huq zmm11, zmm27, zmm17
    vpbroadcastq zmm28, qword ptr [rsi + 656]
    vpmadd52luq zmm0, zmm28, zmm12
    vpmadd52luq zmm1, zmm28, zmm13
    vpmadd52luq zmm2, zmm28, zmm14
    vpmadd52luq zmm3, zmm28, zmm15
    vpmadd52luq zmm4, zmm28, zmm16
    vpmadd52luq zmm5, zmm28, zmm17
    vmovdqu64 zmm12, zmmword ptr [rdx + 56]
    vmovdqu64 zmm13, zmmword ptr [rdx + 120]
    vmovdqu64 zmm14, zmmword ptr [rdx + 184]
    vmovdqu64 zmm15, zmmword ptr [rdx + 248]
    vmovdqu64 zmm16, zmmword ptr [rdx + 312]
    vmovdqu64 zmm17, zmmword ptr [rdx + 376]
    vmovdqu64 zmm18, zmmword ptr [rdx + 440]
    vmovdqu64 zmm19, zmmword ptr [rdx + 504]
    vmovdqu64 zmm20, zmmword ptr [rdx + 568]
    vmovdqu64 zmm21, zmmword ptr [rdx + 632]
    vmovdqu64 zmm22, zmmword ptr [rdx + 696]
    vpbroadcastq zmm29, qword ptr [rsi + 64]
    vpmadd52huq zmm6, zmm29, zmm21
    vpmadd52huq zmm7, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 72]
    vpmadd52luq zmm0, zmm30, zmm21
    vpmadd52luq zmm1, zmm30, zmm22
    vpbroadcastq zmm31, qword ptr [rsi + 128]
    vpmadd52huq zmm6, zmm31, zmm20
    vpmadd52huq zmm7, zmm31, zmm21
    vpmadd52huq zmm8, zmm31, zmm22
    vpbroadcastq zmm23, qword ptr [rsi + 136]
    vpmadd52luq zmm0, zmm23, zmm20
    vpmadd52luq zmm1, zmm23, zmm21
    vpmadd52luq zmm2, zmm23, zmm22
    vpbroadcastq zmm24, qword ptr [rsi + 192]
    vpmadd52huq zmm6, zmm24, zmm19
    vpmadd52huq zmm7, zmm24, zmm20
    vpmadd52huq zmm8, zmm24, zmm21
    vpmadd52huq zmm9, zmm24, zmm22
    vpbroadcastq zmm25, qword ptr [rsi + 200]
    vpmadd52luq zmm0, zmm25, zmm19
    vpmadd52luq zmm1, zmm25, zmm20
    vpmadd52luq zmm2, zmm25, zmm21
    vpmadd52luq zmm3, zmm25, zmm22
    vpbroadcastq zmm26, qword ptr [rsi + 256]
    vpmadd52huq zmm6, zmm26, zmm18
    vpmadd52huq zmm7, zmm26, zmm19
    vpmadd52huq zmm8, zmm26, zmm20
    vpmadd52huq zmm9, zmm26, zmm21
    vpmadd52huq zmm10, zmm26, zmm22
    vpbroadcastq zmm27, qword ptr [rsi + 264]
    vpmadd52luq zmm0, zmm27, zmm18
    vpmadd52luq zmm1, zmm27, zmm19
    vpmadd52luq zmm2, zmm27, zmm20
    vpmadd52luq zmm3, zmm27, zmm21
    vpmadd52luq zmm4, zmm27, zmm22
    vpbroadcastq zmm28, qword ptr [rsi + 320]
    vpmadd52huq zmm6, zmm28, zmm17
    vpmadd52huq zmm7, zmm28, zmm18
    vpmadd52huq zmm8, zmm28, zmm19
    vpmadd52huq zmm9, zmm28, zmm20
    vpmadd52huq zmm10, zmm28, zmm21
    vpmadd52huq zmm11, zmm28, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 328]
    vpmadd52luq zmm0, zmm29, zmm17
    vpmadd52luq zmm1, zmm29, zmm18
    vpmadd52luq zmm2, zmm29, zmm19
    vpmadd52luq zmm3, zmm29, zmm20
    vpmadd52luq zmm4, zmm29, zmm21
    vpmadd52luq zmm5, zmm29, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 384]
    vpmadd52huq zmm6, zmm30, zmm16
    vpmadd52huq zmm7, zmm30, zmm17
    vpmadd52huq zmm8, zmm30, zmm18
    vpmadd52huq zmm9, zmm30, zmm19
    vpmadd52huq zmm10, zmm30, zmm20
    vpmadd52huq zmm11, zmm30, zmm21
    vpbroadcastq zmm31, qword ptr [rsi + 392]
    vpmadd52luq zmm0, zmm31, zmm16
    vpmadd52luq zmm1, zmm31, zmm17
    vpmadd52luq zmm2, zmm31, zmm18
    vpmadd52luq zmm3, zmm31, zmm19
    vpmadd52luq zmm4, zmm31, zmm20
    vpmadd52luq zmm5, zmm31, zmm21
    vpbroadcastq zmm23, qword ptr [rsi + 448]
    vpmadd52huq zmm6, zmm23, zmm15
    vpmadd52huq zmm7, zmm23, zmm16
    vpmadd52huq zmm8, zmm23, zmm17
    vpmadd52huq zmm9, zmm23, zmm18
    vpmadd52huq zmm10, zmm23, zmm19
    vpmadd52huq zmm11, zmm23, zmm20
    vpbroadcastq zmm24, qword ptr [rsi + 456]
    vpmadd52luq zmm0, zmm24, zmm15
    vpmadd52luq zmm1, zmm24, zmm16
    vpmadd52luq zmm2, zmm24, zmm17
    vpmadd52luq zmm3, zmm24, zmm18
    vpmadd52luq zmm4, zmm24, zmm19
    vpmadd52luq zmm5, zmm24, zmm20
    vpbroadcastq zmm25, qword ptr [rsi + 512]
    vpmadd52huq zmm6, zmm25, zmm14
    vpmadd52huq zmm7, zmm25, zmm15
    vpmadd52huq zmm8, zmm25, zmm16
    vpmadd52huq zmm9, zmm25, zmm17
    vpmadd52huq zmm10, zmm25, zmm18
    vpmadd52huq zmm11, zmm25, zmm19
    vpbroadcastq zmm26, qword ptr [rsi + 520]
    vpmadd52luq zmm0, zmm26, zmm14
    vpmadd52luq zmm1, zmm26, zmm15
    vpmadd52luq zmm2, zmm26, zmm16
    vpmadd52luq zmm3, zmm26, zmm17
    vpmadd52luq zmm4, zmm26, zmm18
    vpmadd52luq zmm5, zmm26, zmm19
    vpbroadcastq zmm27, qword ptr [rsi + 576]
    vpmadd52huq zmm6, zmm27, zmm13
    vpmadd52huq zmm7, zmm27, zmm14
    vpmadd52huq zmm8, zmm27, zmm15
    vpmadd52huq zmm9, zmm27, zmm16
    vpmadd52huq zmm10, zmm27, zmm17
    vpmadd52huq zmm11, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 584]
    vpmadd52luq zmm0, zmm28, zmm13
    vpmadd52luq zmm1, zmm28, zmm14
    vpmadd52luq zmm2, zmm28, zmm15
    vpmadd52luq zmm3, zmm28, zmm16
    vpmadd52luq zmm4, zmm28, zmm17
    vpmadd52luq zmm5, zmm28, zmm18
    vpbroadcastq zmm29, qword ptr [rsi + 640]
    vpmadd52huq zmm6, zmm29, zmm12
    vpmadd52huq zmm7, zmm29, zmm13
    vpmadd52huq zmm8, zmm29, zmm14
    vpmadd52huq zmm9, zmm29, zmm15
    vpmadd52huq zmm10, zmm29, zmm16
    vpmadd52huq zmm11, zmm29, zmm17
    vpbroadcastq zmm30, qword ptr [rsi + 648]
    vpmadd52luq zmm0, zmm30, zmm12
    vpmadd52luq zmm1, zmm30, zmm13
    vpmadd52luq zmm2, zmm30, zmm14
    vpmadd52luq zmm3, zmm30, zmm15
    vpmadd52luq zmm4, zmm30, zmm16
    vpmadd52luq zmm5, zmm30, zmm17
    vpbroadcastq zmm31, qword ptr [rsi + 704]
    vpmadd52huq zmm7, zmm31, zmm12
    vpmadd52huq zmm8, zmm31, zmm13
    vpmadd52huq zmm9, zmm31, zmm14
    vpmadd52huq zmm10, zmm31, zmm15
    vpmadd52huq zmm11, zmm31, zmm16
    vpaddq zmm0, zmm0, zmm6
    vpaddq zmm0, zmm0, zmm6
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm4, zmm4, zmm10
    vpaddq zmm4, zmm4, zmm10
    vpaddq zmm5, zmm5, zmm11
    vpaddq zmm5, zmm5, zmm11
    vpsrlq zmm12, zmm0, 51
    vpsrlq zmm13, zmm1, 51
    vpsrlq zmm14, zmm2, 51
    vpsrlq zmm15, zmm3, 51
    vpsrlq zmm16, zmm4, 51
    vpsrlq zmm17, zmm5, 51
    vpandq zmm18, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm19, zmm19, zmm19
    valignq zmm19, zmm12, zmm19, 7
    vpaddq zmm18, zmm18, zmm19
    vmovdqu64 zmmword ptr [rax], zmm18
    vpandq zmm18, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm20, zmm13, zmm12, 7
    vpaddq zmm18, zmm18, zmm20
    vmovdqu64 zmmword ptr [rax + 64], zmm18
    vpandq zmm18, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm21, zmm14, zmm13, 7
    vpaddq zmm18, zmm18, zmm21
    vmovdqu64 zmmword ptr [rax + 128], zmm18
    vpandq zmm18, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm22, zmm15, zmm14, 7
    vpaddq zmm18, zmm18, zmm22
    vmovdqu64 zmmword ptr [rax + 192], zmm18
    vpandq zmm18, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm23, zmm16, zmm15, 7
    vpaddq zmm18, zmm18, zmm23
    vmovdqu64 zmmword ptr [rax + 256], zmm18
    vpandq zmm18, zmm5, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm24, zmm17, zmm16, 7
    vpaddq zmm18, zmm18, zmm24
    vmovdqu64 zmmword ptr [rax + 320], zmm18
    vmovdqa64 zmmword ptr [rax + 2048], zmm0
    vmovdqa64 zmmword ptr [rax + 2112], zmm1
    /* h = x * y, columns 120 to 167 */
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm21, zmm21, zmm21
    vmovdqu64 zmm13, zmmword ptr [rdx + 384]
    vmovdqu64 zmm2, zmmword ptr [rdx + 448]
    vmovdqu64 zmm22, zmmword ptr [rdx + 512]
    vmovdqu64 zmm14, zmmword ptr [rdx + 576]
    vmovdqu64 zmm3, zmmword ptr [rdx + 640]
    vmovdqu64 zmm23, zmmword ptr [rdx + 704]
    vpbroadcastq zmm15, qword ptr [rsi + 376]
    vpmadd52huq zmm31, zmm15, zmm23
    vpbroadcastq zmm4, qword ptr [rsi + 384]
    vpmadd52luq zmm25, zmm4, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 440]
    vpmadd52huq zmm11, zmm24, zmm3
    vpmadd52huq zmm6, zmm24, zmm23
    vpbroadcastq zmm16, qword ptr [rsi + 448]
    vpmadd52luq zmm19, zmm16, zmm3
    vpmadd52luq zmm26, zmm16, zmm23
    vpbroadcastq zmm5, qword ptr [rsi + 504]
    vpmadd52huq zmm31, zmm5, zmm14
    vpmadd52huq zmm20, zmm5, zmm3
    vpmadd52huq zmm7, zmm5, zmm23
    vpbroadcastq zmm18, qword ptr [rsi + 512]
    vpmadd52luq zmm25, zmm18, zmm14
    vpmadd52luq zmm12, zmm18, zmm3
    vpmadd52luq zmm27, zmm18, zmm23
    vpbroadcastq zmm0, qword ptr [rsi + 568]
    vpmadd52huq zmm11, zmm0, zmm22
    vpmadd52huq zmm6, zmm0, zmm14
    vpmadd52huq zmm21, zmm0, zmm3
    vpmadd52huq zmm8, zmm0, zmm23
    vpbroadcastq zmm1, qword ptr [rsi + 576]
    vpmadd52luq zmm19, zmm1, zmm22
    vpmadd52luq zmm26, zmm1, zmm14
    vpmadd52luq zmm27, zmm1, zmm3
    vpmadd52luq zmm28, zmm1, zmm23
    vpbroadcastq zmm15, qword ptr [rsi + 632]
    vpmadd52huq zmm31, zmm15, zmm2
    vpmadd52huq zmm20, zmm15, zmm22
    vpmadd52huq zmm7, zmm15, zmm14
    vpmadd52huq zmm8, zmm15, zmm3
    vpmadd52huq zmm9, zmm15, zmm23
    vpbroadcastq zmm4, qword ptr [rsi + 640]
    vpmadd52luq zmm25, zmm4, zmm2
    vpmadd52luq zmm12, zmm4, zmm22
    vpmadd52luq zmm27, zmm4, zmm14
    vpmadd52luq zmm28, zmm4, zmm3
    vpmadd52luq zmm29, zmm4, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 696]
    vpmadd52huq zmm11, zmm24, zmm13
    vpmadd52huq zmm6, zmm24, zmm2
    vpmadd52huq zmm21, zmm24, zmm22
    vpmadd52huq zmm8, zmm24, zmm14
    vpmadd52huq zmm9, zmm24, zmm3
    vpmadd52huq zmm10, zmm24, zmm23
    vpbroadcastq zmm16, qword ptr [rsi + 704]
    vpmadd52luq zmm19, zmm16, zmm13
    vpmadd52luq zmm26, zmm16, zmm2
    vpmadd52luq zmm27, zmm16, zmm22
    vpmadd52luq zmm28, zmm16, zmm14
    vpmadd52luq zmm29, zmm16, zmm3
    vpmadd52luq zmm30, zmm16, zmm23
    vmovdqu64 zmm13, zmmword ptr [rdx + 392]
    vmovdqu64 zmm2, zmmword ptr [rdx + 456]
    vmovdqu64 zmm22, zmmword ptr [rdx + 520]
    vmovdqu64 zmm14, zmmword ptr [rdx + 584]
    vmovdqu64 zmm3, zmmword ptr [rdx + 648]
    vpbroadcastq zmm5, qword ptr [rsi + 432]
    vpmadd52huq zmm31, zmm5, zmm3
    vpbroadcastq zmm18, qword ptr [rsi + 440]
    vpmadd52luq zmm25, zmm18, zmm3
    vpbroadcastq zmm0, qword ptr [rsi + 496]
    vpmadd52huq zmm11, zmm0, zmm14
    vpmadd52huq zmm20, zmm0, zmm3
    vpbroadcastq zmm1, qword ptr [rsi + 504]
    vpmadd52luq zmm19, zmm1, zmm14
    vpmadd52luq zmm12, zmm1, zmm3
    vpbroadcastq zmm15, qword ptr [rsi + 560]
    vpmadd52huq zmm31, zmm15, zmm22
    vpmadd52huq zmm6, zmm15, zmm14
    vpmadd52huq zmm7, zmm15, zmm3
    vpbroadcastq zmm4, qword ptr [rsi + 568]
    vpmadd52luq zmm25, zmm4, zmm22
    vpmadd52luq zmm26, zmm4, zmm14
    vpmadd52luq zmm27, zmm4, zmm3
    vpbroadcastq zmm24, qword ptr [rsi + 624]
    vpmadd52huq zmm11, zmm24, zmm2
    vpmadd52huq zmm20, zmm24, zmm22
    vpmadd52huq zmm21, zmm24, zmm14
    vpmadd52huq zmm8, zmm24, zmm3
    vpbroadcastq zmm16, qword ptr [rsi + 632]
    vpmadd52luq zmm19, zmm16, zmm2
    vpmadd52luq zmm12, zmm16, zmm22
    vpmadd52luq zmm27, zmm16, zmm14
    vpmadd52luq zmm28, zmm16, zmm3
    vpbroadcastq zmm5, qword ptr [rsi + 688]
    vpmadd52huq zmm31, zmm5, zmm13
    vpmadd52huq zmm6, zmm5, zmm2
    vpmadd52huq zmm7, zmm5, zmm22
    vpmadd52huq zmm8, zmm5, zmm14
    vpmadd52huq zmm9, zmm5, zmm3
    vpbroadcastq zmm18, qword ptr [rsi + 696]
    vpmadd52luq zmm25, zmm18, zmm13
    vpmadd52luq zmm26, zmm18, zmm2
    vpmadd52luq zmm27, zmm18, zmm22
    vpmadd52luq zmm28, zmm18, zmm14
    vpmadd52luq zmm29, zmm18, zmm3
    vmovdqu64 zmm13, zmmword ptr [rdx + 400]
    vmovdqu64 zmm2, zmmword ptr [rdx + 464]
    vmovdqu64 zmm22, zmmword ptr [rdx + 528]
    vmovdqu64 zmm14, zmmword ptr [rdx + 592]
    vmovdqu64 zmm3, zmmword ptr [rdx + 656]
    vpbroadcastq zmm0, qword ptr [rsi + 424]
    vpmadd52huq zmm11, zmm0, zmm3
    vpbroadcastq zmm1, qword ptr [rsi + 432]
    vpmadd52luq zmm19, zmm1, zmm3
    vpbroadcastq zmm15, qword ptr [rsi + 488]
    vpmadd52huq zmm31, zmm15, zmm14
    vpmadd52huq zmm20, zmm15, zmm3
    vpbroadcastq zmm4, qword ptr [rsi + 496]
    vpmadd52luq zmm25, zmm4, zmm14
    vpmadd52luq zmm12, zmm4, zmm3
    vpbroadcastq zmm24, qword ptr [rsi + 552]
    vpmadd52huq zmm11, zmm24, zmm22
    vpmadd52huq zmm6, zmm24, zmm14
    vpmadd52huq zmm21, zmm24, zmm3
    vpbroadcastq zmm16, qword ptr [rsi + 560]
    vpmadd52luq zmm19, zmm16, zmm22
    vpmadd52luq zmm26, zmm16, zmm14
    vpmadd52luq zmm27, zmm16, zmm3
    vpbroadcastq zmm5, qword ptr [rsi + 616]
    vpmadd52huq zmm31, zmm5, zmm2
    vpmadd52huq zmm20, zmm5, zmm22
    vpmadd52huq zmm7, zmm5, zmm14
    vpmadd52huq zmm8, zmm5, zmm3
    vpbroadcastq zmm18, qword ptr [rsi + 624]
    vpmadd52luq zmm25, zmm18, zmm2
    vpmadd52luq zmm12, zmm18, zmm22
    vpmadd52luq zmm27, zmm18, zmm14
    vpmadd52luq zmm28, zmm18, zmm3
    vpbroadcastq zmm0, qword ptr [rsi + 680]
    vpmadd52huq zmm11, zmm0, zmm13
    vpmadd52huq zmm6, zmm0, zmm2
    vpmadd52huq zmm21, zmm0, zmm22
    vpmadd52huq zmm8, zmm0, zmm14
    vpmadd52huq zmm9, zmm0, zmm3
    vpbroadcastq zmm1, qword ptr [rsi + 688]
    vpmadd52luq zmm19, zmm1, zmm13
    vpmadd52luq zmm26, zmm1, zmm2
    vpmadd52luq zmm27, zmm1, zmm22
    vpmadd52luq zmm28, zmm1, zmm14
    vpmadd52luq zmm29, zmm1, zmm3
    vmovdqu64 zmm13, zmmword ptr [rdx + 408]
    vmovdqu64 zmm2, zmmword ptr [rdx + 472]
    vmovdqu64 zmm22, zmmword ptr [rdx + 536]
    vmovdqu64 zmm14, zmmword ptr [rdx + 600]
    vmovdqu64 zmm3, zmmword ptr [rdx + 664]
    vpbroadcastq zmm15, qword ptr [rsi + 416]
    vpmadd52huq zmm31, zmm15, zmm3
    vpbroadcastq zmm4, qword ptr [rsi + 424]
    vpmadd52luq zmm25, zmm4, zmm3
    vpbroadcastq zmm24, qword ptr [rsi + 480]
    vpmadd52huq zmm11, zmm24, zmm14
    vpmadd52huq zmm20, zmm24, zmm3
    vpbroadcastq zmm16, qword ptr [rsi + 488]
    vpmadd52luq zmm19, zmm16, zmm14
    vpmadd52luq zmm12, zmm16, zmm3
    vpbroadcastq zmm5, qword ptr [rsi + 544]
    vpmadd52huq zmm31, zmm5, zmm22
    vpmadd52huq zmm6, zmm5, zmm14
    vpmadd52huq zmm7, zmm5, zmm3
    vpbroadcastq zmm18, qword ptr [rsi + 552]
    vpmadd52luq zmm25, zmm18, zmm22
    vpmadd52luq zmm26, zmm18, zmm14
    vpmadd52luq zmm27, zmm18, zmm3
    vpbroadcastq zmm0, qword ptr [rsi + 608]
    vpmadd52huq zmm11, zmm0, zmm2
    vpmadd52huq zmm20, zmm0, zmm22
    vpmadd52huq zmm21, zmm0, zmm14
    vpmadd52huq zmm8, zmm0, zmm3
    vpbroadcastq zmm1, qword ptr [rsi + 616]
    vpmadd52luq zmm19, zmm1, zmm2
    vpmadd52luq zmm12, zmm1, zmm22
    vpmadd52luq zmm27, zmm1, zmm14
    vpmadd52luq zmm28, zmm1, zmm3
    vpbroadcastq zmm15, qword ptr [rsi + 672]
    vpmadd52huq zmm31, zmm15, zmm13
    vpmadd52huq zmm6, zmm15, zmm2
    vpmadd52huq zmm7, zmm15, zmm22
    vpmadd52huq zmm8, zmm15, zmm14
    vpmadd52huq zmm9, zmm15, zmm3
    vpbroadcastq zmm4, qword ptr [rsi + 680]
    vpmadd52luq zmm25, zmm4, zmm13
    vpmadd52luq zmm26, zmm4, zmm2
    vpmadd52luq zmm27, zmm4, zmm22
    vpmadd52luq zmm28, zmm4, zmm14
    vpmadd52luq zmm29, zmm4, zmm3
    vmovdqu64 zmm13, zmmword ptr [rdx + 416]
    vmovdqu64 zmm2, zmmword ptr [rdx + 480]
    vmovdqu64 zmm22, zmmword ptr [rdx + 544]
    vmovdqu64 zmm14, zmmword ptr [rdx + 608]
    vmovdqu64 zmm3, zmmword ptr [rdx + 672]
    vpbroadcastq zmm24, qword ptr [rsi + 408]
    vpmadd52huq zmm11, zmm24, zmm3
    vpbroadcastq zmm16, qword ptr [rsi + 416]
    vpmadd52luq zmm19, zmm16, zmm3
    vpbroadcastq zmm5, qword ptr [rsi + 472]
    vpmadd52huq zmm31, zmm5, zmm14
    vpmadd52huq zmm20, zmm5, zmm3
    vpbroadcastq zmm18, qword ptr [rsi + 480]
    vpmadd52luq zmm25, zmm18, zmm14
    vpmadd52luq zmm12, zmm18, zmm3
    vpbroadcastq zmm0, qword ptr [rsi + 536]
    vpmadd52huq zmm11, zmm0, zmm22
    vpmadd52huq zmm6, zmm0, zmm14
    vpmadd52huq zmm21, zmm0, zmm3
    vpbroadcastq zmm1, qword ptr [rsi + 544]
    vpmadd52luq zmm19, zmm1, zmm22
    vpmadd52luq zmm26, zmm1, zmm14
    vpmadd52luq zmm27, zmm1, zmm3
    vpbroadcastq zmm15, qword ptr [rsi + 600]
    vpmadd52huq zmm31, zmm15, zmm2
    vpmadd52huq zmm20, zmm15, zmm22
    vpmadd52huq zmm7, zmm15, zmm14
    vpmadd52huq zmm8, zmm15, zmm3
    vpbroadcastq zmm4, qword ptr [rsi + 608]
    vpmadd52luq zmm25, zmm4, zmm2
    vpmadd52luq zmm12, zmm4, zmm22
    vpmadd52luq zmm27, zmm4, zmm14
    vpmadd52luq zmm28, zmm4, zmm3
    vpbroadcastq zmm24, qword ptr [rsi + 664]
    vpmadd52huq zmm11, zmm24, zmm13
    vpmadd52huq zmm6, zmm24, zmm2
    vpmadd52huq zmm21, zmm24, zmm22
    vpmadd52huq zmm8, zmm24, zmm14
    vpmadd52huq zmm9, zmm24, zmm3
    vpbroadcastq zmm16, qword ptr [rsi + 672]
    vpmadd52luq zmm19, zmm16, zmm13
    vpmadd52luq zmm26, zmm16, zmm2
    vpmadd52luq zmm27, zmm16, zmm22
    vpmadd52luq zmm28, zmm16, zmm14
    vpmadd52luq zmm29, zmm16, zmm3
    vmovdqu64 zmm13, zmmword ptr [rdx + 424]
    vmovdqu64 zmm2, zmmword ptr [rdx + 488]
    vmovdqu64 zmm22, zmmword ptr [rdx + 552]
    vmovdqu64 zmm14, zmmword ptr [rdx + 616]
    vmovdqu64 zmm3, zmmword ptr [rdx + 680]
    vpbroadcastq zmm5, qword ptr [rsi + 400]
    vpmadd52huq zmm31, zmm5, zmm3
    vpbroadcastq zmm18, qword ptr [rsi + 408]
    vpmadd52luq zmm25, zmm18, zmm3
    vpbroadcastq zmm0, qword ptr [rsi + 464]
    vpmadd52huq zmm11, zmm0, zmm14
    vpmadd52huq zmm20, zmm0, zmm3
    vpbroadcastq zmm1, qword ptr [rsi + 472]
    vpmadd52luq zmm19, zmm1, zmm14
    vpmadd52luq zmm12, zmm1, zmm3
    vpbroadcastq zmm15, qword ptr [rsi + 528]
    vpmadd52huq zmm31, zmm15, zmm22
    vpmadd52huq zmm6, zmm15, zmm14
    vpmadd52huq zmm7, zmm15, zmm3
    vpbroadcastq zmm4, qword ptr [rsi + 536]
    vpmadd52luq zmm25, zmm4, zmm22
    vpmadd52luq zmm26, zmm4, zmm14
    vpmadd52luq zmm27, zmm4, zmm3
    vpbroadcastq zmm24, qword ptr [rsi + 592]
    vpmadd52huq zmm11, zmm24, zmm2
    vpmadd52huq zmm20, zmm24, zmm22
    vpmadd52huq zmm21, zmm24, zmm14
    vpmadd52huq zmm8, zmm24, zmm3
    vpbroadcastq zmm16, qword ptr [rsi + 600]
    vpmadd52luq zmm19, zmm16, zmm2
    vpmadd52luq zmm12, zmm16, zmm22
    vpmadd52luq zmm27, zmm16, zmm14
    vpmadd52luq zmm28, zmm16, zmm3
    vpbroadcastq zmm5, qword ptr [rsi + 656]
    vpmadd52huq zmm31, zmm5, zmm13
    vpmadd52huq zmm6, zmm5, zmm2
    vpmadd52huq zmm7, zmm5, zmm22
    vpmadd52huq zmm8, zmm5, zmm14
    vpmadd52huq zmm9, zmm5, zmm3
    vpbroadcastq zmm18, qword ptr [rsi + 664]
    vpmadd52luq zmm25, zmm18, zmm13
    vpmadd52luq zmm26, zmm18, zmm2
    vpmadd52luq zmm27, zmm18, zmm22
    vpmadd52luq zmm28, zmm18, zmm14
    vpmadd52luq zmm29, zmm18, zmm3
    vmovdqu64 zmm13, zmmword ptr [rdx + 432]
    vmovdqu64 zmm2, zmmword ptr [rdx + 496]
    vmovdqu64 zmm22, zmmword ptr [rdx + 560]
    vmovdqu64 zmm14, zmmword ptr [rdx + 624]
    vmovdqu64 zmm3, zmmword ptr [rdx + 688]
    vpbroadcastq zmm0, qword ptr [rsi + 392]
    vpmadd52huq zmm11, zmm0, zmm3
    vpbroadcastq zmm1, qword ptr [rsi + 400]
    vpmadd52luq zmm19, zmm1, zmm3
    vpbroadcastq zmm15, qword ptr [rsi + 456]
    vpmadd52huq zmm31, zmm15, zmm14
    vpmadd52huq zmm20, zmm15, zmm3
    vpbroadcastq zmm4, qword ptr [rsi + 464]
    vpmadd52luq zmm25, zmm4, zmm14
    vpmadd52luq zmm12, zmm4, zmm3
    vpbroadcastq zmm24, qword ptr [rsi + 520]
    vpmadd52huq zmm11, zmm24, zmm22
    vpmadd52huq zmm6, zmm24, zmm14
    vpmadd52huq zmm21, zmm24, zmm3
    vpbroadcastq zmm16, qword ptr [rsi + 528]
    vpmadd52luq zmm19, zmm16, zmm22
    vpmadd52luq zmm26, zmm16, zmm14
    vpmadd52luq zmm27, zmm16, zmm3
    vpbroadcastq zmm5, qword ptr [rsi + 584]
    vpmadd52huq zmm31, zmm5, zmm2
    vpmadd52huq zmm20, zmm5, zmm22
    vpmadd52huq zmm7, zmm5, zmm14
    vpmadd52huq zmm8, zmm5, zmm3
    vpbroadcastq zmm18, qword ptr [rsi + 592]
    vpmadd52luq zmm25, zmm18, zmm2
    vpmadd52luq zmm12, zmm18, zmm22
    vpmadd52luq zmm27, zmm18, zmm14
    vpmadd52luq zmm28, zmm18, zmm3
    vpbroadcastq zmm0, qword ptr [rsi + 648]
    vpmadd52huq zmm11, zmm0, zmm13
    vpmadd52huq zmm6, zmm0, zmm2
    vpmadd52huq zmm21, zmm0, zmm22
    vpmadd52huq zmm8, zmm0, zmm14
    vpmadd52huq zmm9, zmm0, zmm3
    vpbroadcastq zmm1, qword ptr [rsi + 656]
    vpmadd52luq zmm19, zmm1, zmm13
    vpmadd52luq zmm26, zmm1, zmm2
    vpmadd52luq zmm27, zmm1, zmm22
    vpmadd52luq zmm28, zmm1, zmm14
    vpmadd52luq zmm29, zmm1, zmm3
    vmovdqu64 zmm13, zmmword ptr [rdx + 376]
    vmovdqu64 zmm2, zmmword ptr [rdx + 440]
    vmovdqu64 zmm22, zmmword ptr [rdx + 504]
    vmovdqu64 zmm14, zmmword ptr [rdx + 568]
    vmovdqu64 zmm3, zmmword ptr [rdx + 632]
    vmovdqu64 zmm23, zmmword ptr [rdx + 696]
    vpbroadcastq zmm15, qword ptr [rsi + 384]
    vpmadd52huq zmm31, zmm15, zmm23
    vpbroadcastq zmm4, qword ptr [rsi + 392]
    vpmadd52luq zmm25, zmm4, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 448]
    vpmadd52huq zmm11, zmm24, zmm3
    vpmadd52huq zmm20, zmm24, zmm23
    vpbroadcastq zmm16, qword ptr [rsi + 456]
    vpmadd52luq zmm19, zmm16, zmm3
    vpmadd52luq zmm12, zmm16, zmm23
    vpbroadcastq zmm5, qword ptr [rsi + 512]
    vpmadd52huq zmm31, zmm5, zmm14
    vpmadd52huq zmm6, zmm5, zmm3
    vpmadd52huq zmm7, zmm5, zmm23
    vpbroadcastq zmm18, qword ptr [rsi + 520]
    vpmadd52luq zmm25, zmm18, zmm14
    vpmadd52luq zmm26, zmm18, zmm3
    vpmadd52luq zmm27, zmm18, zmm23
    vpbroadcastq zmm0, qword ptr [rsi + 576]
    vpmadd52huq zmm11, zmm0, zmm22
    vpmadd52huq zmm20, zmm0, zmm14
    vpmadd52huq zmm21, zmm0, zmm3
    vpmadd52huq zmm8, zmm0, zmm23
    vpbroadcastq zmm1, qword ptr [rsi + 584]
    vpmadd52luq zmm19, zmm1, zmm22
    vpmadd52luq zmm12, zmm1, zmm14
    vpmadd52luq zmm27, zmm1, zmm3
    vpmadd52luq zmm28, zmm1, zmm23
    vpbroadcastq zmm15, qword ptr [rsi + 640]
    vpmadd52huq zmm31, zmm15, zmm2
    vpmadd52huq zmm6, zmm15, zmm22
    vpmadd52huq zmm7, zmm15, zmm14
    vpmadd52huq zmm8, zmm15, zmm3
    vpmadd52huq zmm9, zmm15, zmm23
    vpbroadcastq zmm4, qword ptr [rsi + 648]
    vpmadd52luq zmm25, zmm4, zmm2
    vpmadd52luq zmm26, zmm4, zmm22
    vpmadd52luq zmm27, zmm4, zmm14
    vpmadd52luq zmm28, zmm4, zmm3
    vpmadd52luq zmm29, zmm4, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 704]
    vpmadd52huq zmm11, zmm24, zmm13
    vpmadd52huq zmm20, zmm24, zmm2
    vpmadd52huq zmm21, zmm24, zmm22
    vpmadd52huq zmm8, zmm24, zmm14
    vpmadd52huq zmm9, zmm24, zmm3
    vpmadd52huq zmm10, zmm24, zmm23
    vpaddq zmm25, zmm25, zmm19
    vpaddq zmm31, zmm31, zmm11
    vpaddq zmm25, zmm25, zmm31
    vpaddq zmm25, zmm25, zmm31
    vpaddq zmm26, zmm26, zmm12
    vpaddq zmm6, zmm6, zmm20
    vpaddq zmm26, zmm26, zmm6
    vpaddq zmm26, zmm26, zmm6
    vpaddq zmm7, zmm7, zmm21
    vpaddq zmm27, zmm27, zmm7
    vpaddq zmm27, zmm27, zmm7
    vpaddq zmm28, zmm28, zmm8
    vpaddq zmm28, zmm28, zmm8
    vpaddq zmm29, zmm29, zmm9
    vpaddq zmm29, zmm29, zmm9
    vpaddq zmm30, zmm30, zmm10
    vpaddq zmm30, zmm30, zmm10
    vpsrlq zmm13, zmm25, 51
    vpsrlq zmm2, zmm26, 51
    vpsrlq zmm22, zmm27, 51
    vpsrlq zmm14, zmm28, 51
    vpsrlq zmm3, zmm29, 51
    vpsrlq zmm23, zmm30, 51
    vpandq zmm15, zmm25, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm4, zmm13, zmm17, 7
    vpaddq zmm15, zmm15, zmm4
    vmovdqu64 zmmword ptr [rax + 384], zmm15
    vpandq zmm15, zmm26, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm24, zmm2, zmm13, 7
    vpaddq zmm15, zmm15, zmm24
    vmovdqu64 zmmword ptr [rax + 448], zmm15
    vpandq zmm15, zmm27, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm16, zmm22, zmm2, 7
    vpaddq zmm15, zmm15, zmm16
    vmovdqu64 zmmword ptr [rax + 512], zmm15
    vpandq zmm15, zmm28, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm5, zmm14, zmm22, 7
    vpaddq zmm15, zmm15, zmm5
    vmovdqu64 zmmword ptr [rax + 576], zmm15
    vpandq zmm15, zmm29, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm18, zmm3, zmm14, 7
    vpaddq zmm15, zmm15, zmm18
    vmovdqu64 zmmword ptr [rax + 640], zmm15
    vpandq zmm15, zmm30, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm0, zmm23, zmm3, 7
    vpaddq zmm15, zmm15, zmm0
    vmovdqu64 zmmword ptr [rax + 704], zmm15
    /* h = x * y, columns 32 to 71 */
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm25, zmm25, zmm25
    vmovdqu64 zmm24, zmmword ptr [rdx + 64]
    vmovdqu64 zmm13, zmmword ptr [rdx + 128]
    vmovdqu64 zmm26, zmmword ptr [rdx + 192]
    vmovdqu64 zmm16, zmmword ptr [rdx + 256]
    vmovdqu64 zmm2, zmmword ptr [rdx + 320]
    vmovdqu64 zmm27, zmmword ptr [rdx + 384]
    vmovdqu64 zmm5, zmmword ptr [rdx + 448]
    vmovdqu64 zmm22, zmmword ptr [rdx + 512]
    vmovdqu64 zmm28, zmmword ptr [rdx + 576]
    vpbroadcastq zmm18, qword ptr [rsi + 64]
    vpmadd52luq zmm1, zmm18, zmm2
    vpmadd52luq zmm19, zmm18, zmm27
    vpmadd52luq zmm11, zmm18, zmm5
    vpmadd52luq zmm31, zmm18, zmm22
    vpmadd52luq zmm12, zmm18, zmm28
    vpbroadcastq zmm14, qword ptr [rsi + 120]
    vpmadd52huq zmm20, zmm14, zmm16
    vpmadd52huq zmm6, zmm14, zmm2
    vpmadd52huq zmm21, zmm14, zmm27
    vpmadd52huq zmm7, zmm14, zmm5
    vpmadd52huq zmm8, zmm14, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 128]
    vpmadd52luq zmm1, zmm29, zmm16
    vpmadd52luq zmm19, zmm29, zmm2
    vpmadd52luq zmm25, zmm29, zmm27
    vpmadd52luq zmm4, zmm29, zmm5
    vpmadd52luq zmm9, zmm29, zmm22
    vpbroadcastq zmm0, qword ptr [rsi + 184]
    vpmadd52huq zmm20, zmm0, zmm26
    vpmadd52huq zmm6, zmm0, zmm16
    vpmadd52huq zmm21, zmm0, zmm2
    vpmadd52huq zmm17, zmm0, zmm27
    vpmadd52huq zmm10, zmm0, zmm5
    vpbroadcastq zmm3, qword ptr [rsi + 192]
    vpmadd52luq zmm1, zmm3, zmm26
    vpmadd52luq zmm19, zmm3, zmm16
    vpmadd52luq zmm11, zmm3, zmm2
    vpmadd52luq zmm31, zmm3, zmm27
    vpmadd52luq zmm12, zmm3, zmm5
    vpbroadcastq zmm30, qword ptr [rsi + 248]
    vpmadd52huq zmm20, zmm30, zmm13
    vpmadd52huq zmm6, zmm30, zmm26
    vpmadd52huq zmm21, zmm30, zmm16
    vpmadd52huq zmm7, zmm30, zmm2
    vpmadd52huq zmm8, zmm30, zmm27
    vpbroadcastq zmm15, qword ptr [rsi + 256]
    vpmadd52luq zmm1, zmm15, zmm13
    vpmadd52luq zmm19, zmm15, zmm26
    vpmadd52luq zmm25, zmm15, zmm16
    vpmadd52luq zmm4, zmm15, zmm2
    vpmadd52luq zmm9, zmm15, zmm27
    vpbroadcastq zmm18, qword ptr [rsi + 312]
    vpmadd52huq zmm20, zmm18, zmm24
    vpmadd52huq zmm6, zmm18, zmm13
    vpmadd52huq zmm21, zmm18, zmm26
    vpmadd52huq zmm17, zmm18, zmm16
    vpmadd52huq zmm10, zmm18, zmm2
    vpbroadcastq zmm14, qword ptr [rsi + 320]
    vpmadd52luq zmm1, zmm14, zmm24
    vpmadd52luq zmm19, zmm14, zmm13
    vpmadd52luq zmm11, zmm14, zmm26
    vpmadd52luq zmm31, zmm14, zmm16
    vpmadd52luq zmm12, zmm14, zmm2
    vpbroadcastq zmm29, qword ptr [rsi + 376]
    vpmadd52huq zmm6, zmm29, zmm24
    vpmadd52huq zmm21, zmm29, zmm13
    vpmadd52huq zmm7, zmm29, zmm26
    vpmadd52huq zmm8, zmm29, zmm16
    vpbroadcastq zmm0, qword ptr [rsi + 384]
    vpmadd52luq zmm19, zmm0, zmm24
    vpmadd52luq zmm25, zmm0, zmm13
    vpmadd52luq zmm4, zmm0, zmm26
    vpmadd52luq zmm9, zmm0, zmm16
    vpbroadcastq zmm3, qword ptr [rsi + 440]
    vpmadd52huq zmm21, zmm3, zmm24
    vpmadd52huq zmm17, zmm3, zmm13
    vpmadd52huq zmm10, zmm3, zmm26
    vpbroadcastq zmm30, qword ptr [rsi + 448]
    vpmadd52luq zmm11, zmm30, zmm24
    vpmadd52luq zmm31, zmm30, zmm13
    vpmadd52luq zmm12, zmm30, zmm26
    vpbroadcastq zmm15, qword ptr [rsi + 504]
    vpmadd52huq zmm7, zmm15, zmm24
    vpmadd52huq zmm8, zmm15, zmm13
    vpbroadcastq zmm18, qword ptr [rsi + 512]
    vpmadd52luq zmm4, zmm18, zmm24
    vpmadd52luq zmm9, zmm18, zmm13
    vpbroadcastq zmm14, qword ptr [rsi + 568]
    vpmadd52huq zmm10, zmm14, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 576]
    vpmadd52luq zmm12, zmm29, zmm24
    vmovdqu64 zmm24, zmmword ptr [rdx + 8]
    vmovdqu64 zmm13, zmmword ptr [rdx + 72]
    vmovdqu64 zmm26, zmmword ptr [rdx + 136]
    vmovdqu64 zmm16, zmmword ptr [rdx + 200]
    vmovdqu64 zmm2, zmmword ptr [rdx + 264]
    vmovdqu64 zmm27, zmmword ptr [rdx + 328]
    vmovdqu64 zmm5, zmmword ptr [rdx + 392]
    vmovdqu64 zmm22, zmmword ptr [rdx + 456]
    vmovdqu64 zmm28, zmmword ptr [rdx + 520]
    vpbroadcastq zmm0, qword ptr [rsi + 112]
    vpmadd52huq zmm20, zmm0, zmm2
    vpmadd52huq zmm6, zmm0, zmm27
    vpmadd52huq zmm21, zmm0, zmm5
    vpmadd52huq zmm17, zmm0, zmm22
    vpmadd52huq zmm8, zmm0, zmm28
    vpbroadcastq zmm3, qword ptr [rsi + 120]
    vpmadd52luq zmm1, zmm3, zmm2
    vpmadd52luq zmm19, zmm3, zmm27
    vpmadd52luq zmm25, zmm3, zmm5
    vpmadd52luq zmm31, zmm3, zmm22
    vpmadd52luq zmm9, zmm3, zmm28
    vpbroadcastq zmm30, qword ptr [rsi + 176]
    vpmadd52huq zmm20, zmm30, zmm16
    vpmadd52huq zmm6, zmm30, zmm2
    vpmadd52huq zmm21, zmm30, zmm27
    vpmadd52huq zmm7, zmm30, zmm5
    vpmadd52huq zmm10, zmm30, zmm22
    vpbroadcastq zmm15, qword ptr [rsi + 184]
    vpmadd52luq zmm1, zmm15, zmm16
    vpmadd52luq zmm19, zmm15, zmm2
    vpmadd52luq zmm11, zmm15, zmm27
    vpmadd52luq zmm4, zmm15, zmm5
    vpmadd52luq zmm12, zmm15, zmm22
    vpbroadcastq zmm18, qword ptr [rsi + 240]
    vpmadd52huq zmm20, zmm18, zmm26
    vpmadd52huq zmm6, zmm18, zmm16
    vpmadd52huq zmm21, zmm18, zmm2
    vpmadd52huq zmm17, zmm18, zmm27
    vpmadd52huq zmm8, zmm18, zmm5
    vpbroadcastq zmm14, qword ptr [rsi + 248]
    vpmadd52luq zmm1, zmm14, zmm26
    vpmadd52luq zmm19, zmm14, zmm16
    vpmadd52luq zmm25, zmm14, zmm2
    vpmadd52luq zmm31, zmm14, zmm27
    vpmadd52luq zmm9, zmm14, zmm5
    vpbroadcastq zmm29, qword ptr [rsi + 304]
    vpmadd52huq zmm20, zmm29, zmm13
    vpmadd52huq zmm6, zmm29, zmm26
    vpmadd52huq zmm21, zmm29, zmm16
    vpmadd52huq zmm7, zmm29, zmm2
    vpmadd52huq zmm10, zmm29, zmm27
    vpbroadcastq zmm0, qword ptr [rsi + 312]
    vpmadd52luq zmm1, zmm0, zmm13
    vpmadd52luq zmm19, zmm0, zmm26
    vpmadd52luq zmm11, zmm0, zmm16
    vpmadd52luq zmm4, zmm0, zmm2
    vpmadd52luq zmm12, zmm0, zmm27
    vpbroadcastq zmm3, qword ptr [rsi + 368]
    vpmadd52huq zmm20, zmm3, zmm24
    vpmadd52huq zmm6, zmm3, zmm13
    vpmadd52huq zmm21, zmm3, zmm26
    vpmadd52huq zmm17, zmm3, zmm16
    vpmadd52huq zmm8, zmm3, zmm2
    vpbroadcastq zmm30, qword ptr [rsi + 376]
    vpmadd52luq zmm1, zmm30, zmm24
    vpmadd52luq zmm19, zmm30, zmm13
    vpmadd52luq zmm25, zmm30, zmm26
    vpmadd52luq zmm31, zmm30, zmm16
    vpmadd52luq zmm9, zmm30, zmm2
    vpbroadcastq zmm15, qword ptr [rsi + 432]
    vpmadd52huq zmm6, zmm15, zmm24
    vpmadd52huq zmm21, zmm15, zmm13
    vpmadd52huq zmm7, zmm15, zmm26
    vpmadd52huq zmm10, zmm15, zmm16
    vpbroadcastq zmm18, qword ptr [rsi + 440]
    vpmadd52luq zmm19, zmm18, zmm24
    vpmadd52luq zmm11, zmm18, zmm13
    vpmadd52luq zmm4, zmm18, zmm26
    vpmadd52luq zmm12, zmm18, zmm16
    vpbroadcastq zmm14, qword ptr [rsi + 496]
    vpmadd52huq zmm21, zmm14, zmm24
    vpmadd52huq zmm17, zmm14, zmm13
    vpmadd52huq zmm8, zmm14, zmm26
    vpbroadcastq zmm29, qword ptr [rsi + 504]
    vpmadd52luq zmm25, zmm29, zmm24
    vpmadd52luq zmm31, zmm29, zmm13
    vpmadd52luq zmm9, zmm29, zmm26
    vpbroadcastq zmm0, qword ptr [rsi + 560]
    vpmadd52huq zmm7, zmm0, zmm24
    vpmadd52huq zmm10, zmm0, zmm13
    vpbroadcastq zmm3, qword ptr [rsi + 568]
    vpmadd52luq zmm4, zmm3, zmm24
    vpmadd52luq zmm12, zmm3, zmm13
    vpbroadcastq zmm30, qword ptr [rsi + 624]
    vpmadd52huq zmm8, zmm30, zmm24
    vpbroadcastq zmm15, qword ptr [rsi + 632]
    vpmadd52luq zmm9, zmm15, zmm24
    vmovdqu64 zmm24, zmmword ptr [rdx + 16]
    vmovdqu64 zmm13, zmmword ptr [rdx + 80]
    vmovdqu64 zmm26, zmmword ptr [rdx + 144]
    vmovdqu64 zmm16, zmmword ptr [rdx + 208]
    vmovdqu64 zmm2, zmmword ptr [rdx + 272]
    vmovdqu64 zmm27, zmmword ptr [rdx + 336]
    vmovdqu64 zmm5, zmmword ptr [rdx + 400]
    vmovdqu64 zmm22, zmmword ptr [rdx + 464]
    vmovdqu64 zmm28, zmmword ptr [rdx + 528]
    vpbroadcastq zmm18, qword ptr [rsi + 104]
    vpmadd52huq zmm20, zmm18, zmm2
    vpmadd52huq zmm6, zmm18, zmm27
    vpmadd52huq zmm21, zmm18, zmm5
    vpmadd52huq zmm17, zmm18, zmm22
    vpmadd52huq zmm10, zmm18, zmm28
    vpbroadcastq zmm14, qword ptr [rsi + 112]
    vpmadd52luq zmm1, zmm14, zmm2
    vpmadd52luq zmm19, zmm14, zmm27
    vpmadd52luq zmm11, zmm14, zmm5
    vpmadd52luq zmm31, zmm14, zmm22
    vpmadd52luq zmm12, zmm14, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 168]
    vpmadd52huq zmm20, zmm29, zmm16
    vpmadd52huq zmm6, zmm29, zmm2
    vpmadd52huq zmm21, zmm29, zmm27
    vpmadd52huq zmm7, zmm29, zmm5
    vpmadd52huq zmm8, zmm29, zmm22
    vpbroadcastq zmm0, qword ptr [rsi + 176]
    vpmadd52luq zmm1, zmm0, zmm16
    vpmadd52luq zmm19, zmm0, zmm2
    vpmadd52luq zmm25, zmm0, zmm27
    vpmadd52luq zmm4, zmm0, zmm5
    vpmadd52luq zmm9, zmm0, zmm22
    vpbroadcastq zmm3, qword ptr [rsi + 232]
    vpmadd52huq zmm20, zmm3, zmm26
    vpmadd52huq zmm6, zmm3, zmm16
    vpmadd52huq zmm21, zmm3, zmm2
    vpmadd52huq zmm17, zmm3, zmm27
    vpmadd52huq zmm10, zmm3, zmm5
    vpbroadcastq zmm30, qword ptr [rsi + 240]
    vpmadd52luq zmm1, zmm30, zmm26
    vpmadd52luq zmm19, zmm30, zmm16
    vpmadd52luq zmm11, zmm30, zmm2
    vpmadd52luq zmm31, zmm30, zmm27
    vpmadd52luq zmm12, zmm30, zmm5
    vpbroadcastq zmm15, qword ptr [rsi + 296]
    vpmadd52huq zmm20, zmm15, zmm13
    vpmadd52huq zmm6, zmm15, zmm26
    vpmadd52huq zmm21, zmm15, zmm16
    vpmadd52huq zmm7, zmm15, zmm2
    vpmadd52huq zmm8, zmm15, zmm27
    vpbroadcastq zmm18, qword ptr [rsi + 304]
    vpmadd52luq zmm1, zmm18, zmm13
    vpmadd52luq zmm19, zmm18, zmm26
    vpmadd52luq zmm25, zmm18, zmm16
    vpmadd52luq zmm4, zmm18, zmm2
    vpmadd52luq zmm9, zmm18, zmm27
    vpbroadcastq zmm14, qword ptr [rsi + 360]
    vpmadd52huq zmm20, zmm14, zmm24
    vpmadd52huq zmm6, zmm14, zmm13
    vpmadd52huq zmm21, zmm14, zmm26
    vpmadd52huq zmm17, zmm14, zmm16
    vpmadd52huq zmm10, zmm14, zmm2
    vpbroadcastq zmm29, qword ptr [rsi + 368]
    vpmadd52luq zmm1, zmm29, zmm24
    vpmadd52luq zmm19, zmm29, zmm13
    vpmadd52luq zmm11, zmm29, zmm26
    vpmadd52luq zmm31, zmm29, zmm16
    vpmadd52luq zmm12, zmm29, zmm2
    vpbroadcastq zmm0, qword ptr [rsi + 424]
    vpmadd52huq zmm6, zmm0, zmm24
    vpmadd52huq zmm21, zmm0, zmm13
    vpmadd52huq zmm7, zmm0, zmm26
    vpmadd52huq zmm8, zmm0, zmm16
    vpbroadcastq zmm3, qword ptr [rsi + 432]
    vpmadd52luq zmm19, zmm3, zmm24
    vpmadd52luq zmm25, zmm3, zmm13
    vpmadd52luq zmm4, zmm3, zmm26
    vpmadd52luq zmm9, zmm3, zmm16
    vpbroadcastq zmm30, qword ptr [rsi + 488]
    vpmadd52huq zmm21, zmm30, zmm24
    vpmadd52huq zmm17, zmm30, zmm13
    vpmadd52huq zmm10, zmm30, zmm26
    vpbroadcastq zmm15, qword ptr [rsi + 496]
    vpmadd52luq zmm11, zmm15, zmm24
    vpmadd52luq zmm31, zmm15, zmm13
    vpmadd52luq zmm12, zmm15, zmm26
    vpbroadcastq zmm18, qword ptr [rsi + 552]
    vpmadd52huq zmm7, zmm18, zmm24
    vpmadd52huq zmm8, zmm18, zmm13
    vpbroadcastq zmm14, qword ptr [rsi + 560]
    vpmadd52luq zmm4, zmm14, zmm24
    vpmadd52luq zmm9, zmm14, zmm13
    vpbroadcastq zmm29, qword ptr [rsi + 616]
    vpmadd52huq zmm10, zmm29, zmm24
    vpbroadcastq zmm0, qword ptr [rsi + 624]
    vpmadd52luq zmm12, zmm0, zmm24
    vmovdqu64 zmm24, zmmword ptr [rdx + 24]
    vmovdqu64 zmm13, zmmword ptr [rdx + 88]
    vmovdqu64 zmm26, zmmword ptr [rdx + 152]
    vmovdqu64 zmm16, zmmword ptr [rdx + 216]
    vmovdqu64 zmm2, zmmword ptr [rdx + 280]
    vmovdqu64 zmm27, zmmword ptr [rdx + 344]
    vmovdqu64 zmm5, zmmword ptr [rdx + 408]
    vmovdqu64 zmm22, zmmword ptr [rdx + 472]
    vmovdqu64 zmm28, zmmword ptr [rdx + 536]
    vpbroadcastq zmm3, qword ptr [rsi + 96]
    vpmadd52huq zmm20, zmm3, zmm2
    vpmadd52huq zmm6, zmm3, zmm27
    vpmadd52huq zmm21, zmm3, zmm5
    vpmadd52huq zmm17, zmm3, zmm22
    vpmadd52huq zmm8, zmm3, zmm28
    vpbroadcastq zmm30, qword ptr [rsi + 104]
    vpmadd52luq zmm1, zmm30, zmm2
    vpmadd52luq zmm19, zmm30, zmm27
    vpmadd52luq zmm25, zmm30, zmm5
    vpmadd52luq zmm31, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm28
    vpbroadcastq zmm15, qword ptr [rsi + 160]
    vpmadd52huq zmm20, zmm15, zmm16
    vpmadd52huq zmm6, zmm15, zmm2
    vpmadd52huq zmm21, zmm15, zmm27
    vpmadd52huq zmm7, zmm15, zmm5
    vpmadd52huq zmm10, zmm15, zmm22
    vpbroadcastq zmm18, qword ptr [rsi + 168]
    vpmadd52luq zmm1, zmm18, zmm16
    vpmadd52luq zmm19, zmm18, zmm2
    vpmadd52luq zmm11, zmm18, zmm27
    vpmadd52luq zmm4, zmm18, zmm5
    vpmadd52luq zmm12, zmm18, zmm22
    vpbroadcastq zmm14, qword ptr [rsi + 224]
    vpmadd52huq zmm20, zmm14, zmm26
    vpmadd52huq zmm6, zmm14, zmm16
    vpmadd52huq zmm21, zmm14, zmm2
    vpmadd52huq zmm17, zmm14, zmm27
    vpmadd52huq zmm8, zmm14, zmm5
    vpbroadcastq zmm29, qword ptr [rsi + 232]
    vpmadd52luq zmm1, zmm29, zmm26
    vpmadd52luq zmm19, zmm29, zmm16
    vpmadd52luq zmm25, zmm29, zmm2
    vpmadd52luq zmm31, zmm29, zmm27
    vpmadd52luq zmm9, zmm29, zmm5
    vpbroadcastq zmm0, qword ptr [rsi + 288]
    vpmadd52huq zmm20, zmm0, zmm13
    vpmadd52huq zmm6, zmm0, zmm26
    vpmadd52huq zmm21, zmm0, zmm16
    vpmadd52huq zmm7, zmm0, zmm2
    vpmadd52huq zmm10, zmm0, zmm27
    vpbroadcastq zmm3, qword ptr [rsi + 296]
    vpmadd52luq zmm1, zmm3, zmm13
    vpmadd52luq zmm19, zmm3, zmm26
    vpmadd52luq zmm11, zmm3, zmm16
    vpmadd52luq zmm4, zmm3, zmm2
    vpmadd52luq zmm12, zmm3, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 352]
    vpmadd52huq zmm20, zmm30, zmm24
    vpmadd52huq zmm6, zmm30, zmm13
    vpmadd52huq zmm21, zmm30, zmm26
    vpmadd52huq zmm17, zmm30, zmm16
    vpmadd52huq zmm8, zmm30, zmm2
    vpbroadcastq zmm15, qword ptr [rsi + 360]
    vpmadd52luq zmm1, zmm15, zmm24
    vpmadd52luq zmm19, zmm15, zmm13
    vpmadd52luq zmm25, zmm15, zmm26
    vpmadd52luq zmm31, zmm15, zmm16
    vpmadd52luq zmm9, zmm15, zmm2
    vpbroadcastq zmm18, qword ptr [rsi + 416]
    vpmadd52huq zmm6, zmm18, zmm24
    vpmadd52huq zmm21, zmm18, zmm13
    vpmadd52huq zmm7, zmm18, zmm26
    vpmadd52huq zmm10, zmm18, zmm16
    vpbroadcastq zmm14, qword ptr [rsi + 424]
    vpmadd52luq zmm19, zmm14, zmm24
    vpmadd52luq zmm11, zmm14, zmm13
    vpmadd52luq zmm4, zmm14, zmm26
    vpmadd52luq zmm12, zmm14, zmm16
    vpbroadcastq zmm29, qword ptr [rsi + 480]
    vpmadd52huq zmm21, zmm29, zmm24
    vpmadd52huq zmm17, zmm29, zmm13
    vpmadd52huq zmm8, zmm29, zmm26
    vpbroadcastq zmm0, qword ptr [rsi + 488]
    vpmadd52luq zmm25, zmm0, zmm24
    vpmadd52luq zmm31, zmm0, zmm13
    vpmadd52luq zmm9, zmm0, zmm26
    vpbroadcastq zmm3, qword ptr [rsi + 544]
    vpmadd52huq zmm7, zmm3, zmm24
    vpmadd52huq zmm10, zmm3, zmm13
    vpbroadcastq zmm30, qword ptr [rsi + 552]
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52luq zmm12, zmm30, zmm13
    vpbroadcastq zmm15, qword ptr [rsi + 608]
    vpmadd52huq zmm8, zmm15, zmm24
    vpbroadcastq zmm18, qword ptr [rsi + 616]
    vpmadd52luq zmm9, zmm18, zmm24
    vmovdqu64 zmm24, zmmword ptr [rdx + 32]
    vmovdqu64 zmm13, zmmword ptr [rdx + 96]
    vmovdqu64 zmm26, zmmword ptr [rdx + 160]
    vmovdqu64 zmm16, zmmword ptr [rdx + 224]
    vmovdqu64 zmm2, zmmword ptr [rdx + 288]
    vmovdqu64 zmm27, zmmword ptr [rdx + 352]
    vmovdqu64 zmm5, zmmword ptr [rdx + 416]
    vmovdqu64 zmm22, zmmword ptr [rdx + 480]
    vmovdqu64 zmm28, zmmword ptr [rdx + 544]
    vpbroadcastq zmm14, qword ptr [rsi + 88]
    vpmadd52huq zmm20, zmm14, zmm2
    vpmadd52huq zmm6, zmm14, zmm27
    vpmadd52huq zmm21, zmm14, zmm5
    vpmadd52huq zmm17, zmm14, zmm22
    vpmadd52huq zmm10, zmm14, zmm28
    vpbroadcastq zmm29, qword ptr [rsi + 96]
    vpmadd52luq zmm1, zmm29, zmm2
    vpmadd52luq zmm19, zmm29, zmm27
    vpmadd52luq zmm11, zmm29, zmm5
    vpmadd52luq zmm31, zmm29, zmm22
    vpmadd52luq zmm12, zmm29, zmm28
    vpbroadcastq zmm0, qword ptr [rsi + 152]
    vpmadd52huq zmm20, zmm0, zmm16
    vpmadd52huq zmm6, zmm0, zmm2
    vpmadd52huq zmm21, zmm0, zmm27
    vpmadd52huq zmm7, zmm0, zmm5
    vpmadd52huq zmm8, zmm0, zmm22
    vpbroadcastq zmm3, qword ptr [rsi + 160]
    vpmadd52luq zmm1, zmm3, zmm16
    vpmadd52luq zmm19, zmm3, zmm2
    vpmadd52luq zmm25, zmm3, zmm27
    vpmadd52luq zmm4, zmm3, zmm5
    vpmadd52luq zmm9, zmm3, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 216]
    vpmadd52huq zmm20, zmm30, zmm26
    vpmadd52huq zmm6, zmm30, zmm16
    vpmadd52huq zmm21, zmm30, zmm2
    vpmadd52huq zmm17, zmm30, zmm27
    vpmadd52huq zmm10, zmm30, zmm5
    vpbroadcastq zmm15, qword ptr [rsi + 224]
    vpmadd52luq zmm1, zmm15, zmm26
    vpmadd52luq zmm19, zmm15, zmm16
    vpmadd52luq zmm11, zmm15, zmm2
    vpmadd52luq zmm31, zmm15, zmm27
    vpmadd52luq zmm12, zmm15, zmm5
    vpbroadcastq zmm18, qword ptr [rsi + 280]
    vpmadd52huq zmm20, zmm18, zmm13
    vpmadd52huq zmm6, zmm18, zmm26
    vpmadd52huq zmm21, zmm18, zmm16
    vpmadd52huq zmm7, zmm18, zmm2
    vpmadd52huq zmm8, zmm18, zmm27
    vpbroadcastq zmm14, qword ptr [rsi + 288]
    vpmadd52luq zmm1, zmm14, zmm13
    vpmadd52luq zmm19, zmm14, zmm26
    vpmadd52luq zmm25, zmm14, zmm16
    vpmadd52luq zmm4, zmm14, zmm2
    vpmadd52luq zmm9, zmm14, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 344]
    vpmadd52huq zmm20, zmm29, zmm24
    vpmadd52huq zmm6, zmm29, zmm13
    vpmadd52huq zmm21, zmm29, zmm26
    vpmadd52huq zmm17, zmm29, zmm16
    vpmadd52huq zmm10, zmm29, zmm2
    vpbroadcastq zmm0, qword ptr [rsi + 352]
    vpmadd52luq zmm1, zmm0, zmm24
    vpmadd52luq zmm19, zmm0, zmm13
    vpmadd52luq zmm11, zmm0, zmm26
    vpmadd52luq zmm31, zmm0, zmm16
    vpmadd52luq zmm12, zmm0, zmm2
    vpbroadcastq zmm3, qword ptr [rsi + 408]
    vpmadd52huq zmm6, zmm3, zmm24
    vpmadd52huq zmm21, zmm3, zmm13
    vpmadd52huq zmm7, zmm3, zmm26
    vpmadd52huq zmm8, zmm3, zmm16
    vpbroadcastq zmm30, qword ptr [rsi + 416]
    vpmadd52luq zmm19, zmm30, zmm24
    vpmadd52luq zmm25, zmm30, zmm13
    vpmadd52luq zmm4, zmm30, zmm26
    vpmadd52luq zmm9, zmm30, zmm16
    vpbroadcastq zmm15, qword ptr [rsi + 472]
    vpmadd52huq zmm21, zmm15, zmm24
    vpmadd52huq zmm17, zmm15, zmm13
    vpmadd52huq zmm10, zmm15, zmm26
    vpbroadcastq zmm18, qword ptr [rsi + 480]
    vpmadd52luq zmm11, zmm18, zmm24
    vpmadd52luq zmm31, zmm18, zmm13
    vpmadd52luq zmm12, zmm18, zmm26
    vpbroadcastq zmm14, qword ptr [rsi + 536]
    vpmadd52huq zmm7, zmm14, zmm24
    vpmadd52huq zmm8, zmm14, zmm13
    vpbroadcastq zmm29, qword ptr [rsi + 544]
    vpmadd52luq zmm4, zmm29, zmm24
    vpmadd52luq zmm9, zmm29, zmm13
    vpbroadcastq zmm0, qword ptr [rsi + 600]
    vpmadd52huq zmm10, zmm0, zmm24
    vpbroadcastq zmm3, qword ptr [rsi + 608]
    vpmadd52luq zmm12, zmm3, zmm24
    vmovdqu64 zmm24, zmmword ptr [rdx + 40]
    vmovdqu64 zmm13, zmmword ptr [rdx + 104]
    vmovdqu64 zmm26, zmmword ptr [rdx + 168]
    vmovdqu64 zmm16, zmmword ptr [rdx + 232]
    vmovdqu64 zmm2, zmmword ptr [rdx + 296]
    vmovdqu64 zmm27, zmmword ptr [rdx + 360]
    vmovdqu64 zmm5, zmmword ptr [rdx + 424]
    vmovdqu64 zmm22, zmmword ptr [rdx + 488]
    vmovdqu64 zmm28, zmmword ptr [rdx + 552]
    vpbroadcastq zmm30, qword ptr [rsi + 80]
    vpmadd52huq zmm20, zmm30, zmm2
    vpmadd52huq zmm6, zmm30, zmm27
    vpmadd52huq zmm21, zmm30, zmm5
    vpmadd52huq zmm17, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm28
    vpbroadcastq zmm15, qword ptr [rsi + 88]
    vpmadd52luq zmm1, zmm15, zmm2
    vpmadd52luq zmm19, zmm15, zmm27
    vpmadd52luq zmm25, zmm15, zmm5
    vpmadd52luq zmm31, zmm15, zmm22
    vpmadd52luq zmm9, zmm15, zmm28
    vpbroadcastq zmm18, qword ptr [rsi + 144]
    vpmadd52huq zmm20, zmm18, zmm16
    vpmadd52huq zmm6, zmm18, zmm2
    vpmadd52huq zmm21, zmm18, zmm27
    vpmadd52huq zmm7, zmm18, zmm5
    vpmadd52huq zmm10, zmm18, zmm22
    vpbroadcastq zmm14, qword ptr [rsi + 152]
    vpmadd52luq zmm1, zmm14, zmm16
    vpmadd52luq zmm19, zmm14, zmm2
    vpmadd52luq zmm11, zmm14, zmm27
    vpmadd52luq zmm4, zmm14, zmm5
    vpmadd52luq zmm12, zmm14, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 208]
    vpmadd52huq zmm20, zmm29, zmm26
    vpmadd52huq zmm6, zmm29, zmm16
    vpmadd52huq zmm21, zmm29, zmm2
    vpmadd52huq zmm17, zmm29, zmm27
    vpmadd52huq zmm8, zmm29, zmm5
    vpbroadcastq zmm0, qword ptr [rsi + 216]
    vpmadd52luq zmm1, zmm0, zmm26
    vpmadd52luq zmm19, zmm0, zmm16
    vpmadd52luq zmm25, zmm0, zmm2
    vpmadd52luq zmm31, zmm0, zmm27
    vpmadd52luq zmm9, zmm0, zmm5
    vpbroadcastq zmm3, qword ptr [rsi + 272]
    vpmadd52huq zmm20, zmm3, zmm13
    vpmadd52huq zmm6, zmm3, zmm26
    vpmadd52huq zmm21, zmm3, zmm16
    vpmadd52huq zmm7, zmm3, zmm2
    vpmadd52huq zmm10, zmm3, zmm27
    vpbroadcastq zmm30, qword ptr [rsi + 280]
    vpmadd52luq zmm1, zmm30, zmm13
    vpmadd52luq zmm19, zmm30, zmm26
    vpmadd52luq zmm11, zmm30, zmm16
    vpmadd52luq zmm4, zmm30, zmm2
    vpmadd52luq zmm12, zmm30, zmm27
    vpbroadcastq zmm15, qword ptr [rsi + 336]
    vpmadd52huq zmm20, zmm15, zmm24
    vpmadd52huq zmm6, zmm15, zmm13
    vpmadd52huq zmm21, zmm15, zmm26
    vpmadd52huq zmm17, zmm15, zmm16
    vpmadd52huq zmm8, zmm15, zmm2
    vpbroadcastq zmm18, qword ptr [rsi + 344]
    vpmadd52luq zmm1, zmm18, zmm24
    vpmadd52luq zmm19, zmm18, zmm13
    vpmadd52luq zmm25, zmm18, zmm26
    vpmadd52luq zmm31, zmm18, zmm16
    vpmadd52luq zmm9, zmm18, zmm2
    vpbroadcastq zmm14, qword ptr [rsi + 400]
    vpmadd52huq zmm6, zmm14, zmm24
    vpmadd52huq zmm21, zmm14, zmm13
    vpmadd52huq zmm7, zmm14, zmm26
    vpmadd52huq zmm10, zmm14, zmm16
    vpbroadcastq zmm29, qword ptr [rsi + 408]
    vpmadd52luq zmm19, zmm29, zmm24
    vpmadd52luq zmm11, zmm29, zmm13
    vpmadd52luq zmm4, zmm29, zmm26
    vpmadd52luq zmm12, zmm29, zmm16
    vpbroadcastq zmm0, qword ptr [rsi + 464]
    vpmadd52huq zmm21, zmm0, zmm24
    vpmadd52huq zmm17, zmm0, zmm13
    vpmadd52huq zmm8, zmm0, zmm26
    vpbroadcastq zmm3, qword ptr [rsi + 472]
    vpmadd52luq zmm25, zmm3, zmm24
    vpmadd52luq zmm31, zmm3, zmm13
    vpmadd52luq zmm9, zmm3, zmm26
    vpbroadcastq zmm30, qword ptr [rsi + 528]
    vpmadd52huq zmm7, zmm30, zmm24
    vpmadd52huq zmm10, zmm30, zmm13
    vpbroadcastq zmm15, qword ptr [rsi + 536]
    vpmadd52luq zmm4, zmm15, zmm24
    vpmadd52luq zmm12, zmm15, zmm13
    vpbroadcastq zmm18, qword ptr [rsi + 592]
    vpmadd52huq zmm8, zmm18, zmm24
    vpbroadcastq zmm14, qword ptr [rsi + 600]
    vpmadd52luq zmm9, zmm14, zmm24
    vmovdqu64 zmm24, zmmword ptr [rdx + 48]
    vmovdqu64 zmm13, zmmword ptr [rdx + 112]
    vmovdqu64 zmm26, zmmword ptr [rdx + 176]
    vmovdqu64 zmm16, zmmword ptr [rdx + 240]
    vmovdqu64 zmm2, zmmword ptr [rdx + 304]
    vmovdqu64 zmm27, zmmword ptr [rdx + 368]
    vmovdqu64 zmm5, zmmword ptr [rdx + 432]
    vmovdqu64 zmm22, zmmword ptr [rdx + 496]
    vmovdqu64 zmm28, zmmword ptr [rdx + 560]
    vpbroadcastq zmm29, qword ptr [rsi + 72]
    vpmadd52huq zmm20, zmm29, zmm2
    vpmadd52huq zmm6, zmm29, zmm27
    vpmadd52huq zmm21, zmm29, zmm5
    vpmadd52huq zmm17, zmm29, zmm22
    vpmadd52huq zmm10, zmm29, zmm28
    vpbroadcastq zmm0, qword ptr [rsi + 80]
    vpmadd52luq zmm1, zmm0, zmm2
    vpmadd52luq zmm19, zmm0, zmm27
    vpmadd52luq zmm11, zmm0, zmm5
    vpmadd52luq zmm31, zmm0, zmm22
    vpmadd52luq zmm12, zmm0, zmm28
    vpbroadcastq zmm3, qword ptr [rsi + 136]
    vpmadd52huq zmm20, zmm3, zmm16
    vpmadd52huq zmm6, zmm3, zmm2
    vpmadd52huq zmm21, zmm3, zmm27
    vpmadd52huq zmm7, zmm3, zmm5
    vpmadd52huq zmm8, zmm3, zmm22
    vpbroadcastq zmm30, qword ptr [rsi + 144]
    vpmadd52luq zmm1, zmm30, zmm16
    vpmadd52luq zmm19, zmm30, zmm2
    vpmadd52luq zmm25, zmm30, zmm27
    vpmadd52luq zmm4, zmm30, zmm5
    vpmadd52luq zmm9, zmm30, zmm22
    vpbroadcastq zmm15, qword ptr [rsi + 200]
    vpmadd52huq zmm20, zmm15, zmm26
    vpmadd52huq zmm6, zmm15, zmm16
    vpmadd52huq zmm21, zmm15, zmm2
    vpmadd52huq zmm17, zmm15, zmm27
    vpmadd52huq zmm10, zmm15, zmm5
    vpbroadcastq zmm18, qword ptr [rsi + 208]
    vpmadd52luq zmm1, zmm18, zmm26
    vpmadd52luq zmm19, zmm18, zmm16
    vpmadd52luq zmm11, zmm18, zmm2
    vpmadd52luq zmm31, zmm18, zmm27
    vpmadd52luq zmm12, zmm18, zmm5
    vpbroadcastq zmm14, qword ptr [rsi + 264]
    vpmadd52huq zmm20, zmm14, zmm13
    vpmadd52huq zmm6, zmm14, zmm26
    vpmadd52huq zmm21, zmm14, zmm16
    vpmadd52huq zmm7, zmm14, zmm2
    vpmadd52huq zmm8, zmm14, zmm27
    vpbroadcastq zmm29, qword ptr [rsi + 272]
    vpmadd52luq zmm1, zmm29, zmm13
    vpmadd52luq zmm19, zmm29, zmm26
    vpmadd52luq zmm25, zmm29, zmm16
    vpmadd52luq zmm4, zmm29, zmm2
    vpmadd52luq zmm9, zmm29, zmm27
    vpbroadcastq zmm0, qword ptr [rsi + 328]
    vpmadd52huq zmm20, zmm0, zmm24
    vpmadd52huq zmm6, zmm0, zmm13
    vpmadd52huq zmm21, zmm0, zmm26
    vpmadd52huq zmm17, zmm0, zmm16
    vpmadd52huq zmm10, zmm0, zmm2
    vpbroadcastq zmm3, qword ptr [rsi + 336]
    vpmadd52luq zmm1, zmm3, zmm24
    vpmadd52luq zmm19, zmm3, zmm13
    vpmadd52luq zmm11, zmm3, zmm26
    vpmadd52luq zmm31, zmm3, zmm16
    vpmadd52luq zmm12, zmm3, zmm2
    vpbroadcastq zmm30, qword ptr [rsi + 392]
    vpmadd52huq zmm6, zmm30, zmm24
    vpmadd52huq zmm21, zmm30, zmm13
    vpmadd52huq zmm7, zmm30, zmm26
    vpmadd52huq zmm8, zmm30, zmm16
    vpbroadcastq zmm15, qword ptr [rsi + 400]
    vpmadd52luq zmm19, zmm15, zmm24
    vpmadd52luq zmm25, zmm15, zmm13
    vpmadd52luq zmm4, zmm15, zmm26
    vpmadd52luq zmm9, zmm15, zmm16
    vpbroadcastq zmm18, qword ptr [rsi + 456]
    vpmadd52huq zmm21, zmm18, zmm24
    vpmadd52huq zmm17, zmm18, zmm13
    vpmadd52huq zmm10, zmm18, zmm26
    vpbroadcastq zmm14, qword ptr [rsi + 464]
    vpmadd52luq zmm11, zmm14, zmm24
    vpmadd52luq zmm31, zmm14, zmm13
    vpmadd52luq zmm12, zmm14, zmm26
    vpbroadcastq zmm29, qword ptr [rsi + 520]
    vpmadd52huq zmm7, zmm29, zmm24
    vpmadd52huq zmm8, zmm29, zmm13
    vpbroadcastq zmm0, qword ptr [rsi + 528]
    vpmadd52luq zmm4, zmm0, zmm24
    vpmadd52luq zmm9, zmm0, zmm13
    vpbroadcastq zmm3, qword ptr [rsi + 584]
    vpmadd52huq zmm10, zmm3, zmm24
    vpbroadcastq zmm30, qword ptr [rsi + 592]
    vpmadd52luq zmm12, zmm30, zmm24
    vmovdqu64 zmm24, zmmword ptr [rdx + 56]
    vmovdqu64 zmm13, zmmword ptr [rdx + 120]
    vmovdqu64 zmm26, zmmword ptr [rdx + 184]
    vmovdqu64 zmm16, zmmword ptr [rdx + 248]
    vmovdqu64 zmm2, zmmword ptr [rdx + 312]
    vmovdqu64 zmm27, zmmword ptr [rdx + 376]
    vmovdqu64 zmm5, zmmword ptr [rdx + 440]
    vmovdqu64 zmm22, zmmword ptr [rdx + 504]
    vmovdqu64 zmm28, zmmword ptr [rdx + 568]
    vpbroadcastq zmm15, qword ptr [rsi + 64]
    vpmadd52huq zmm20, zmm15, zmm2
    vpmadd52huq zmm6, zmm15, zmm27
    vpmadd52huq zmm21, zmm15, zmm5
    vpmadd52huq zmm17, zmm15, zmm22
    vpmadd52huq zmm8, zmm15, zmm28
    vpbroadcastq zmm18, qword ptr [rsi + 72]
    vpmadd52luq zmm1, zmm18, zmm2
    vpmadd52luq zmm19, zmm18, zmm27
    vpmadd52luq zmm25, zmm18, zmm5
    vpmadd52luq zmm31, zmm18, zmm22
    vpmadd52luq zmm9, zmm18, zmm28
    vpbroadcastq zmm14, qword ptr [rsi + 128]
    vpmadd52huq zmm20, zmm14, zmm16
    vpmadd52huq zmm6, zmm14, zmm2
    vpmadd52huq zmm21, zmm14, zmm27
    vpmadd52huq zmm7, zmm14, zmm5
    vpmadd52huq zmm10, zmm14, zmm22
    vpbroadcastq zmm29, qword ptr [rsi + 136]
    vpmadd52luq zmm1, zmm29, zmm16
    vpmadd52luq zmm19, zmm29, zmm2
    vpmadd52luq zmm11, zmm29, zmm27
    vpmadd52luq zmm4, zmm29, zmm5
    vpmadd52luq zmm12, zmm29, zmm22
    vpbroadcastq zmm0, qword ptr [rsi + 192]
    vpmadd52huq zmm20, zmm0, zmm26
    vpmadd52huq zmm6, zmm0, zmm16
    vpmadd52huq zmm21, zmm0, zmm2
    vpmadd52huq zmm17, zmm0, zmm27
    vpmadd52huq zmm8, zmm0, zmm5
    vpbroadcastq zmm3, qword ptr [rsi + 200]
    vpmadd52luq zmm1, zmm3, zmm26
    vpmadd52luq zmm19, zmm3, zmm16
    vpmadd52luq zmm25, zmm3, zmm2
    vpmadd52luq zmm31, zmm3, zmm27
    vpmadd52luq zmm9, zmm3, zmm5
    vpbroadcastq zmm30, qword ptr [rsi + 256]
    vpmadd52huq zmm20, zmm30, zmm13
    vpmadd52huq zmm6, zmm30, zmm26
    vpmadd52huq zmm21, zmm30, zmm16
    vpmadd52huq zmm7, zmm30, zmm2
    vpmadd52huq zmm10, zmm30, zmm27
    vpbroadcastq zmm15, qword ptr [rsi + 264]
    vpmadd52luq zmm1, zmm15, zmm13
    vpmadd52luq zmm19, zmm15, zmm26
    vpmadd52luq zmm11, zmm15, zmm16
    vpmadd52luq zmm4, zmm15, zmm2
    vpmadd52luq zmm12, zmm15, zmm27
    vpbroadcastq zmm18, qword ptr [rsi + 320]
    vpmadd52huq zmm20, zmm18, zmm24
    vpmadd52huq zmm6, zmm18, zmm13
    vpmadd52huq zmm21, zmm18, zmm26
    vpmadd52huq zmm17, zmm18, zmm16
    vpmadd52huq zmm8, zmm18, zmm2
    vpbroadcastq zmm14, qword ptr [rsi + 328]
    vpmadd52luq zmm1, zmm14, zmm24
    vpmadd52luq zmm19, zmm14, zmm13
    vpmadd52luq zmm25, zmm14, zmm26
    vpmadd52luq zmm31, zmm14, zmm16
    vpmadd52luq zmm9, zmm14, zmm2
    vpbroadcastq zmm29, qword ptr [rsi + 384]
    vpmadd52huq zmm6, zmm29, zmm24
    vpmadd52huq zmm21, zmm29, zmm13
    vpmadd52huq zmm7, zmm29, zmm26
    vpmadd52huq zmm10, zmm29, zmm16
    vpbroadcastq zmm0, qword ptr [rsi + 392]
    vpmadd52luq zmm19, zmm0, zmm24
    vpmadd52luq zmm11, zmm0, zmm13
    vpmadd52luq zmm4, zmm0, zmm26
    vpmadd52luq zmm12, zmm0, zmm16
    vpbroadcastq zmm3, qword ptr [rsi + 448]
    vpmadd52huq zmm21, zmm3, zmm24
    vpmadd52huq zmm17, zmm3, zmm13
    vpmadd52huq zmm8, zmm3, zmm26
    vpbroadcastq zmm30, qword ptr [rsi + 456]
    vpmadd52luq zmm25, zmm30, zmm24
    vpmadd52luq zmm31, zmm30, zmm13
    vpmadd52luq zmm9, zmm30, zmm26
    vpbroadcastq zmm15, qword ptr [rsi + 512]
    vpmadd52huq zmm7, zmm15, zmm24
    vpmadd52huq zmm10, zmm15, zmm13
    vpbroadcastq zmm18, qword ptr [rsi + 520]
    vpmadd52luq zmm4, zmm18, zmm24
    vpmadd52luq zmm12, zmm18, zmm13
    vpbroadcastq zmm14, qword ptr [rsi + 576]
    vpmadd52huq zmm8, zmm14, zmm24
    vpbroadcastq zmm29, qword ptr [rsi + 584]
    vpmadd52luq zmm9, zmm29, zmm24
    vpaddq zmm1, zmm1, zmm20
    vpaddq zmm1, zmm1, zmm20
    vpaddq zmm19, zmm19, zmm6
    vpaddq zmm19, zmm19, zmm6
    vpaddq zmm11, zmm11, zmm25
    vpaddq zmm11, zmm11, zmm21
    vpaddq zmm11, zmm11, zmm21
    vpaddq zmm31, zmm31, zmm4
    vpaddq zmm7, zmm7, zmm17
    vpaddq zmm31, zmm31, zmm7
    vpaddq zmm31, zmm31, zmm7
    vpaddq zmm12, zmm12, zmm9
    vpaddq zmm8, zmm8, zmm10
    vpaddq zmm12, zmm12, zmm8
    vpaddq zmm12, zmm12, zmm8
    vmovdqa64 zmmword ptr [rax + 1728], zmm1
    vmovdqa64 zmmword ptr [rax + 1792], zmm19
    vmovdqa64 zmmword ptr [rax + 1856], zmm11
    vmovdqa64 zmmword ptr [rax + 1920], zmm31
    vmovdqa64 zmmword ptr [rax + 1984], zmm12
    /* s, columns 160 to 207 */
    vmovdqa64 zmm24, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 64]
    vmovdqa64 zmm13, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm26, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm16, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm2, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm27, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm30, zmm30, zmm30
    vmovdqu64 zmm15, zmmword ptr [rcx + 64]
    vmovdqu64 zmm20, zmmword ptr [rcx + 128]
    vmovdqu64 zmm6, zmmword ptr [rcx + 192]
    vmovdqu64 zmm25, zmmword ptr [rcx + 256]
    vmovdqu64 zmm21, zmmword ptr [rcx + 320]
    vmovdqu64 zmm4, zmmword ptr [rcx + 384]
    vmovdqu64 zmm17, zmmword ptr [rcx + 448]
    vmovdqu64 zmm7, zmmword ptr [rcx + 512]
    vmovdqu64 zmm9, zmmword ptr [rcx + 576]
    vmovdqu64 zmm10, zmmword ptr [rcx + 640]
    vmovdqu64 zmm8, zmmword ptr [rcx + 704]
    vpbroadcastq zmm1, qword ptr [rax + 56]
    vpmadd52huq zmm5, zmm1, zmm8
    vpbroadcastq zmm19, qword ptr [rax + 64]
    vpmadd52luq zmm24, zmm19, zmm8
    vpbroadcastq zmm11, qword ptr [rax + 120]
    vpmadd52huq zmm0, zmm11, zmm10
    vpmadd52huq zmm22, zmm11, zmm8
    vpbroadcastq zmm31, qword ptr [rax + 128]
    vpmadd52luq zmm3, zmm31, zmm10
    vpmadd52luq zmm13, zmm31, zmm8
    vpbroadcastq zmm12, qword ptr [rax + 184]
    vpmadd52huq zmm5, zmm12, zmm9
    vpmadd52huq zmm30, zmm12, zmm10
    vpmadd52huq zmm28, zmm12, zmm8
    vpbroadcastq zmm1, qword ptr [rax + 192]
    vpmadd52luq zmm24, zmm1, zmm9
    vpmadd52luq zmm13, zmm1, zmm10
    vpmadd52luq zmm26, zmm1, zmm8
    vpbroadcastq zmm19, qword ptr [rax + 248]
    vpmadd52huq zmm0, zmm19, zmm7
    vpmadd52huq zmm22, zmm19, zmm9
    vpmadd52huq zmm28, zmm19, zmm10
    vpmadd52huq zmm18, zmm19, zmm8
    vpbroadcastq zmm11, qword ptr [rax + 256]
    vpmadd52luq zmm3, zmm11, zmm7
    vpmadd52luq zmm13, zmm11, zmm9
    vpmadd52luq zmm26, zmm11, zmm10
    vpmadd52luq zmm16, zmm11, zmm8
    vpbroadcastq zmm31, qword ptr [rax + 312]
    vpmadd52huq zmm5, zmm31, zmm17
    vpmadd52huq zmm30, zmm31, zmm7
    vpmadd52huq zmm28, zmm31, zmm9
    vpmadd52huq zmm18, zmm31, zmm10
    vpmadd52huq zmm14, zmm31, zmm8
    vpbroadcastq zmm12, qword ptr [rax + 320]
    vpmadd52luq zmm24, zmm12, zmm17
    vpmadd52luq zmm13, zmm12, zmm7
    vpmadd52luq zmm26, zmm12, zmm9
    vpmadd52luq zmm16, zmm12, zmm10
    vpmadd52luq zmm2, zmm12, zmm8
    vpbroadcastq zmm1, qword ptr [rax + 376]
    vpmadd52huq zmm0, zmm1, zmm4
    vpmadd52huq zmm22, zmm1, zmm17
    vpmadd52huq zmm28, zmm1, zmm7
    vpmadd52huq zmm18, zmm1, zmm9
    vpmadd52huq zmm14, zmm1, zmm10
    vpmadd52huq zmm29, zmm1, zmm8
    vpbroadcastq zmm19, qword ptr [rax + 384]
    vpmadd52luq zmm3, zmm19, zmm4
    vpmadd52luq zmm13, zmm19, zmm17
    vpmadd52luq zmm26, zmm19, zmm7
    vpmadd52luq zmm16, zmm19, zmm9
    vpmadd52luq zmm2, zmm19, zmm10
    vpmadd52luq zmm27, zmm19, zmm8
    vpbroadcastq zmm11, qword ptr [rax + 440]
    vpmadd52huq zmm5, zmm11, zmm21
    vpmadd52huq zmm30, zmm11, zmm4
    vpmadd52huq zmm28, zmm11, zmm17
    vpmadd52huq zmm18, zmm11, zmm7
    vpmadd52huq zmm14, zmm11, zmm9
    vpmadd52huq zmm29, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 448]
    vpmadd52luq zmm24, zmm31, zmm21
    vpmadd52luq zmm13, zmm31, zmm4
    vpmadd52luq zmm26, zmm31, zmm17
    vpmadd52luq zmm16, zmm31, zmm7
    vpmadd52luq zmm2, zmm31, zmm9
    vpmadd52luq zmm27, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 504]
    vpmadd52huq zmm0, zmm12, zmm25
    vpmadd52huq zmm22, zmm12, zmm21
    vpmadd52huq zmm28, zmm12, zmm4
    vpmadd52huq zmm18, zmm12, zmm17
    vpmadd52huq zmm14, zmm12, zmm7
    vpmadd52huq zmm29, zmm12, zmm9
    vpbroadcastq zmm1, qword ptr [rax + 512]
    vpmadd52luq zmm3, zmm1, zmm25
    vpmadd52luq zmm13, zmm1, zmm21
    vpmadd52luq zmm26, zmm1, zmm4
    vpmadd52luq zmm16, zmm1, zmm17
    vpmadd52luq zmm2, zmm1, zmm7
    vpmadd52luq zmm27, zmm1, zmm9
    vpbroadcastq zmm19, qword ptr [rax + 568]
    vpmadd52huq zmm5, zmm19, zmm6
    vpmadd52huq zmm30, zmm19, zmm25
    vpmadd52huq zmm28, zmm19, zmm21
    vpmadd52huq zmm18, zmm19, zmm4
    vpmadd52huq zmm14, zmm19, zmm17
    vpmadd52huq zmm29, zmm19, zmm7
    vpbroadcastq zmm11, qword ptr [rax + 576]
    vpmadd52luq zmm24, zmm11, zmm6
    vpmadd52luq zmm13, zmm11, zmm25
    vpmadd52luq zmm26, zmm11, zmm21
    vpmadd52luq zmm16, zmm11, zmm4
    vpmadd52luq zmm2, zmm11, zmm17
    vpmadd52luq zmm27, zmm11, zmm7
    vpbroadcastq zmm31, qword ptr [rax + 632]
    vpmadd52huq zmm0, zmm31, zmm20
    vpmadd52huq zmm22, zmm31, zmm6
    vpmadd52huq zmm28, zmm31, zmm25
    vpmadd52huq zmm18, zmm31, zmm21
    vpmadd52huq zmm14, zmm31, zmm4
    vpmadd52huq zmm29, zmm31, zmm17
    vpbroadcastq zmm12, qword ptr [rax + 640]
    vpmadd52luq zmm3, zmm12, zmm20
    vpmadd52luq zmm13, zmm12, zmm6
    vpmadd52luq zmm26, zmm12, zmm25
    vpmadd52luq zmm16, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm4
    vpmadd52luq zmm27, zmm12, zmm17
    vpbroadcastq zmm1, qword ptr [rax + 696]
    vpmadd52huq zmm5, zmm1, zmm15
    vpmadd52huq zmm30, zmm1, zmm20
    vpmadd52huq zmm28, zmm1, zmm6
    vpmadd52huq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm1, zmm21
    vpmadd52huq zmm29, zmm1, zmm4
    vpbroadcastq zmm19, qword ptr [rax + 704]
    vpmadd52luq zmm24, zmm19, zmm15
    vpmadd52luq zmm13, zmm19, zmm20
    vpmadd52luq zmm26, zmm19, zmm6
    vpmadd52luq zmm16, zmm19, zmm25
    vpmadd52luq zmm2, zmm19, zmm21
    vpmadd52luq zmm27, zmm19, zmm4
    vmovdqu64 zmm15, zmmword ptr [rcx + 72]
    vmovdqu64 zmm20, zmmword ptr [rcx + 136]
    vmovdqu64 zmm6, zmmword ptr [rcx + 200]
    vmovdqu64 zmm25, zmmword ptr [rcx + 264]
    vmovdqu64 zmm21, zmmword ptr [rcx + 328]
    vmovdqu64 zmm4, zmmword ptr [rcx + 392]
    vmovdqu64 zmm17, zmmword ptr [rcx + 456]
    vmovdqu64 zmm7, zmmword ptr [rcx + 520]
    vmovdqu64 zmm9, zmmword ptr [rcx + 584]
    vmovdqu64 zmm10, zmmword ptr [rcx + 648]
    vpbroadcastq zmm11, qword ptr [rax + 112]
    vpmadd52huq zmm0, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 120]
    vpmadd52luq zmm3, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 176]
    vpmadd52huq zmm5, zmm12, zmm9
    vpmadd52huq zmm22, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 184]
    vpmadd52luq zmm24, zmm1, zmm9
    vpmadd52luq zmm13, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 240]
    vpmadd52huq zmm0, zmm19, zmm7
    vpmadd52huq zmm30, zmm19, zmm9
    vpmadd52huq zmm28, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 248]
    vpmadd52luq zmm3, zmm11, zmm7
    vpmadd52luq zmm13, zmm11, zmm9
    vpmadd52luq zmm26, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 304]
    vpmadd52huq zmm5, zmm31, zmm17
    vpmadd52huq zmm22, zmm31, zmm7
    vpmadd52huq zmm28, zmm31, zmm9
    vpmadd52huq zmm18, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 312]
    vpmadd52luq zmm24, zmm12, zmm17
    vpmadd52luq zmm13, zmm12, zmm7
    vpmadd52luq zmm26, zmm12, zmm9
    vpmadd52luq zmm16, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 368]
    vpmadd52huq zmm0, zmm1, zmm4
    vpmadd52huq zmm30, zmm1, zmm17
    vpmadd52huq zmm28, zmm1, zmm7
    vpmadd52huq zmm18, zmm1, zmm9
    vpmadd52huq zmm14, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 376]
    vpmadd52luq zmm3, zmm19, zmm4
    vpmadd52luq zmm13, zmm19, zmm17
    vpmadd52luq zmm26, zmm19, zmm7
    vpmadd52luq zmm16, zmm19, zmm9
    vpmadd52luq zmm2, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 432]
    vpmadd52huq zmm5, zmm11, zmm21
    vpmadd52huq zmm22, zmm11, zmm4
    vpmadd52huq zmm28, zmm11, zmm17
    vpmadd52huq zmm18, zmm11, zmm7
    vpmadd52huq zmm14, zmm11, zmm9
    vpmadd52huq zmm29, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 440]
    vpmadd52luq zmm24, zmm31, zmm21
    vpmadd52luq zmm13, zmm31, zmm4
    vpmadd52luq zmm26, zmm31, zmm17
    vpmadd52luq zmm16, zmm31, zmm7
    vpmadd52luq zmm2, zmm31, zmm9
    vpmadd52luq zmm27, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 496]
    vpmadd52huq zmm0, zmm12, zmm25
    vpmadd52huq zmm30, zmm12, zmm21
    vpmadd52huq zmm28, zmm12, zmm4
    vpmadd52huq zmm18, zmm12, zmm17
    vpmadd52huq zmm14, zmm12, zmm7
    vpmadd52huq zmm29, zmm12, zmm9
    vpbroadcastq zmm1, qword ptr [rax + 504]
    vpmadd52luq zmm3, zmm1, zmm25
    vpmadd52luq zmm13, zmm1, zmm21
    vpmadd52luq zmm26, zmm1, zmm4
    vpmadd52luq zmm16, zmm1, zmm17
    vpmadd52luq zmm2, zmm1, zmm7
    vpmadd52luq zmm27, zmm1, zmm9
    vpbroadcastq zmm19, qword ptr [rax + 560]
    vpmadd52huq zmm5, zmm19, zmm6
    vpmadd52huq zmm22, zmm19, zmm25
    vpmadd52huq zmm28, zmm19, zmm21
    vpmadd52huq zmm18, zmm19, zmm4
    vpmadd52huq zmm14, zmm19, zmm17
    vpmadd52huq zmm29, zmm19, zmm7
    vpbroadcastq zmm11, qword ptr [rax + 568]
    vpmadd52luq zmm24, zmm11, zmm6
    vpmadd52luq zmm13, zmm11, zmm25
    vpmadd52luq zmm26, zmm11, zmm21
    vpmadd52luq zmm16, zmm11, zmm4
    vpmadd52luq zmm2, zmm11, zmm17
    vpmadd52luq zmm27, zmm11, zmm7
    vpbroadcastq zmm31, qword ptr [rax + 624]
    vpmadd52huq zmm0, zmm31, zmm20
    vpmadd52huq zmm30, zmm31, zmm6
    vpmadd52huq zmm28, zmm31, zmm25
    vpmadd52huq zmm18, zmm31, zmm21
    vpmadd52huq zmm14, zmm31, zmm4
    vpmadd52huq zmm29, zmm31, zmm17
    vpbroadcastq zmm12, qword ptr [rax + 632]
    vpmadd52luq zmm3, zmm12, zmm20
    vpmadd52luq zmm13, zmm12, zmm6
    vpmadd52luq zmm26, zmm12, zmm25
    vpmadd52luq zmm16, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm4
    vpmadd52luq zmm27, zmm12, zmm17
    vpbroadcastq zmm1, qword ptr [rax + 688]
    vpmadd52huq zmm5, zmm1, zmm15
    vpmadd52huq zmm22, zmm1, zmm20
    vpmadd52huq zmm28, zmm1, zmm6
    vpmadd52huq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm1, zmm21
    vpmadd52huq zmm29, zmm1, zmm4
    vpbroadcastq zmm19, qword ptr [rax + 696]
    vpmadd52luq zmm24, zmm19, zmm15
    vpmadd52luq zmm13, zmm19, zmm20
    vpmadd52luq zmm26, zmm19, zmm6
    vpmadd52luq zmm16, zmm19, zmm25
    vpmadd52luq zmm2, zmm19, zmm21
    vpmadd52luq zmm27, zmm19, zmm4
    vmovdqu64 zmm15, zmmword ptr [rcx + 80]
    vmovdqu64 zmm20, zmmword ptr [rcx + 144]
    vmovdqu64 zmm6, zmmword ptr [rcx + 208]
    vmovdqu64 zmm25, zmmword ptr [rcx + 272]
    vmovdqu64 zmm21, zmmword ptr [rcx + 336]
    vmovdqu64 zmm4, zmmword ptr [rcx + 400]
    vmovdqu64 zmm17, zmmword ptr [rcx + 464]
    vmovdqu64 zmm7, zmmword ptr [rcx + 528]
    vmovdqu64 zmm9, zmmword ptr [rcx + 592]
    vmovdqu64 zmm10, zmmword ptr [rcx + 656]
    vpbroadcastq zmm11, qword ptr [rax + 104]
    vpmadd52huq zmm0, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 112]
    vpmadd52luq zmm3, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 168]
    vpmadd52huq zmm5, zmm12, zmm9
    vpmadd52huq zmm30, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 176]
    vpmadd52luq zmm24, zmm1, zmm9
    vpmadd52luq zmm13, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 232]
    vpmadd52huq zmm0, zmm19, zmm7
    vpmadd52huq zmm22, zmm19, zmm9
    vpmadd52huq zmm28, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 240]
    vpmadd52luq zmm3, zmm11, zmm7
    vpmadd52luq zmm13, zmm11, zmm9
    vpmadd52luq zmm26, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 296]
    vpmadd52huq zmm5, zmm31, zmm17
    vpmadd52huq zmm30, zmm31, zmm7
    vpmadd52huq zmm28, zmm31, zmm9
    vpmadd52huq zmm18, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 304]
    vpmadd52luq zmm24, zmm12, zmm17
    vpmadd52luq zmm13, zmm12, zmm7
    vpmadd52luq zmm26, zmm12, zmm9
    vpmadd52luq zmm16, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 360]
    vpmadd52huq zmm0, zmm1, zmm4
    vpmadd52huq zmm22, zmm1, zmm17
    vpmadd52huq zmm28, zmm1, zmm7
    vpmadd52huq zmm18, zmm1, zmm9
    vpmadd52huq zmm14, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 368]
    vpmadd52luq zmm3, zmm19, zmm4
    vpmadd52luq zmm13, zmm19, zmm17
    vpmadd52luq zmm26, zmm19, zmm7
    vpmadd52luq zmm16, zmm19, zmm9
    vpmadd52luq zmm2, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 424]
    vpmadd52huq zmm5, zmm11, zmm21
    vpmadd52huq zmm30, zmm11, zmm4
    vpmadd52huq zmm28, zmm11, zmm17
    vpmadd52huq zmm18, zmm11, zmm7
    vpmadd52huq zmm14, zmm11, zmm9
    vpmadd52huq zmm29, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 432]
    vpmadd52luq zmm24, zmm31, zmm21
    vpmadd52luq zmm13, zmm31, zmm4
    vpmadd52luq zmm26, zmm31, zmm17
    vpmadd52luq zmm16, zmm31, zmm7
    vpmadd52luq zmm2, zmm31, zmm9
    vpmadd52luq zmm27, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 488]
    vpmadd52huq zmm0, zmm12, zmm25
    vpmadd52huq zmm22, zmm12, zmm21
    vpmadd52huq zmm28, zmm12, zmm4
    vpmadd52huq zmm18, zmm12, zmm17
    vpmadd52huq zmm14, zmm12, zmm7
    vpmadd52huq zmm29, zmm12, zmm9
    vpbroadcastq zmm1, qword ptr [rax + 496]
    vpmadd52luq zmm3, zmm1, zmm25
    vpmadd52luq zmm13, zmm1, zmm21
    vpmadd52luq zmm26, zmm1, zmm4
    vpmadd52luq zmm16, zmm1, zmm17
    vpmadd52luq zmm2, zmm1, zmm7
    vpmadd52luq zmm27, zmm1, zmm9
    vpbroadcastq zmm19, qword ptr [rax + 552]
    vpmadd52huq zmm5, zmm19, zmm6
    vpmadd52huq zmm30, zmm19, zmm25
    vpmadd52huq zmm28, zmm19, zmm21
    vpmadd52huq zmm18, zmm19, zmm4
    vpmadd52huq zmm14, zmm19, zmm17
    vpmadd52huq zmm29, zmm19, zmm7
    vpbroadcastq zmm11, qword ptr [rax + 560]
    vpmadd52luq zmm24, zmm11, zmm6
    vpmadd52luq zmm13, zmm11, zmm25
    vpmadd52luq zmm26, zmm11, zmm21
    vpmadd52luq zmm16, zmm11, zmm4
    vpmadd52luq zmm2, zmm11, zmm17
    vpmadd52luq zmm27, zmm11, zmm7
    vpbroadcastq zmm31, qword ptr [rax + 616]
    vpmadd52huq zmm0, zmm31, zmm20
    vpmadd52huq zmm22, zmm31, zmm6
    vpmadd52huq zmm28, zmm31, zmm25
    vpmadd52huq zmm18, zmm31, zmm21
    vpmadd52huq zmm14, zmm31, zmm4
    vpmadd52huq zmm29, zmm31, zmm17
    vpbroadcastq zmm12, qword ptr [rax + 624]
    vpmadd52luq zmm3, zmm12, zmm20
    vpmadd52luq zmm13, zmm12, zmm6
    vpmadd52luq zmm26, zmm12, zmm25
    vpmadd52luq zmm16, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm4
    vpmadd52luq zmm27, zmm12, zmm17
    vpbroadcastq zmm1, qword ptr [rax + 680]
    vpmadd52huq zmm5, zmm1, zmm15
    vpmadd52huq zmm30, zmm1, zmm20
    vpmadd52huq zmm28, zmm1, zmm6
    vpmadd52huq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm1, zmm21
    vpmadd52huq zmm29, zmm1, zmm4
    vpbroadcastq zmm19, qword ptr [rax + 688]
    vpmadd52luq zmm24, zmm19, zmm15
    vpmadd52luq zmm13, zmm19, zmm20
    vpmadd52luq zmm26, zmm19, zmm6
    vpmadd52luq zmm16, zmm19, zmm25
    vpmadd52luq zmm2, zmm19, zmm21
    vpmadd52luq zmm27, zmm19, zmm4
    vmovdqu64 zmm15, zmmword ptr [rcx + 88]
    vmovdqu64 zmm20, zmmword ptr [rcx + 152]
    vmovdqu64 zmm6, zmmword ptr [rcx + 216]
    vmovdqu64 zmm25, zmmword ptr [rcx + 280]
    vmovdqu64 zmm21, zmmword ptr [rcx + 344]
    vmovdqu64 zmm4, zmmword ptr [rcx + 408]
    vmovdqu64 zmm17, zmmword ptr [rcx + 472]
    vmovdqu64 zmm7, zmmword ptr [rcx + 536]
    vmovdqu64 zmm9, zmmword ptr [rcx + 600]
    vmovdqu64 zmm10, zmmword ptr [rcx + 664]
    vpbroadcastq zmm11, qword ptr [rax + 96]
    vpmadd52huq zmm0, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 104]
    vpmadd52luq zmm3, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 160]
    vpmadd52huq zmm5, zmm12, zmm9
    vpmadd52huq zmm22, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 168]
    vpmadd52luq zmm24, zmm1, zmm9
    vpmadd52luq zmm13, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 224]
    vpmadd52huq zmm0, zmm19, zmm7
    vpmadd52huq zmm30, zmm19, zmm9
    vpmadd52huq zmm28, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 232]
    vpmadd52luq zmm3, zmm11, zmm7
    vpmadd52luq zmm13, zmm11, zmm9
    vpmadd52luq zmm26, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 288]
    vpmadd52huq zmm5, zmm31, zmm17
    vpmadd52huq zmm22, zmm31, zmm7
    vpmadd52huq zmm28, zmm31, zmm9
    vpmadd52huq zmm18, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 296]
    vpmadd52luq zmm24, zmm12, zmm17
    vpmadd52luq zmm13, zmm12, zmm7
    vpmadd52luq zmm26, zmm12, zmm9
    vpmadd52luq zmm16, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 352]
    vpmadd52huq zmm0, zmm1, zmm4
    vpmadd52huq zmm30, zmm1, zmm17
    vpmadd52huq zmm28, zmm1, zmm7
    vpmadd52huq zmm18, zmm1, zmm9
    vpmadd52huq zmm14, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 360]
    vpmadd52luq zmm3, zmm19, zmm4
    vpmadd52luq zmm13, zmm19, zmm17
    vpmadd52luq zmm26, zmm19, zmm7
    vpmadd52luq zmm16, zmm19, zmm9
    vpmadd52luq zmm2, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 416]
    vpmadd52huq zmm5, zmm11, zmm21
    vpmadd52huq zmm22, zmm11, zmm4
    vpmadd52huq zmm28, zmm11, zmm17
    vpmadd52huq zmm18, zmm11, zmm7
    vpmadd52huq zmm14, zmm11, zmm9
    vpmadd52huq zmm29, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 424]
    vpmadd52luq zmm24, zmm31, zmm21
    vpmadd52luq zmm13, zmm31, zmm4
    vpmadd52luq zmm26, zmm31, zmm17
    vpmadd52luq zmm16, zmm31, zmm7
    vpmadd52luq zmm2, zmm31, zmm9
    vpmadd52luq zmm27, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 480]
    vpmadd52huq zmm0, zmm12, zmm25
    vpmadd52huq zmm30, zmm12, zmm21
    vpmadd52huq zmm28, zmm12, zmm4
    vpmadd52huq zmm18, zmm12, zmm17
    vpmadd52huq zmm14, zmm12, zmm7
    vpmadd52huq zmm29, zmm12, zmm9
    vpbroadcastq zmm1, qword ptr [rax + 488]
    vpmadd52luq zmm3, zmm1, zmm25
    vpmadd52luq zmm13, zmm1, zmm21
    vpmadd52luq zmm26, zmm1, zmm4
    vpmadd52luq zmm16, zmm1, zmm17
    vpmadd52luq zmm2, zmm1, zmm7
    vpmadd52luq zmm27, zmm1, zmm9
    vpbroadcastq zmm19, qword ptr [rax + 544]
    vpmadd52huq zmm5, zmm19, zmm6
    vpmadd52huq zmm22, zmm19, zmm25
    vpmadd52huq zmm28, zmm19, zmm21
    vpmadd52huq zmm18, zmm19, zmm4
    vpmadd52huq zmm14, zmm19, zmm17
    vpmadd52huq zmm29, zmm19, zmm7
    vpbroadcastq zmm11, qword ptr [rax + 552]
    vpmadd52luq zmm24, zmm11, zmm6
    vpmadd52luq zmm13, zmm11, zmm25
    vpmadd52luq zmm26, zmm11, zmm21
    vpmadd52luq zmm16, zmm11, zmm4
    vpmadd52luq zmm2, zmm11, zmm17
    vpmadd52luq zmm27, zmm11, zmm7
    vpbroadcastq zmm31, qword ptr [rax + 608]
    vpmadd52huq zmm0, zmm31, zmm20
    vpmadd52huq zmm30, zmm31, zmm6
    vpmadd52huq zmm28, zmm31, zmm25
    vpmadd52huq zmm18, zmm31, zmm21
    vpmadd52huq zmm14, zmm31, zmm4
    vpmadd52huq zmm29, zmm31, zmm17
    vpbroadcastq zmm12, qword ptr [rax + 616]
    vpmadd52luq zmm3, zmm12, zmm20
    vpmadd52luq zmm13, zmm12, zmm6
    vpmadd52luq zmm26, zmm12, zmm25
    vpmadd52luq zmm16, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm4
    vpmadd52luq zmm27, zmm12, zmm17
    vpbroadcastq zmm1, qword ptr [rax + 672]
    vpmadd52huq zmm5, zmm1, zmm15
    vpmadd52huq zmm22, zmm1, zmm20
    vpmadd52huq zmm28, zmm1, zmm6
    vpmadd52huq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm1, zmm21
    vpmadd52huq zmm29, zmm1, zmm4
    vpbroadcastq zmm19, qword ptr [rax + 680]
    vpmadd52luq zmm24, zmm19, zmm15
    vpmadd52luq zmm13, zmm19, zmm20
    vpmadd52luq zmm26, zmm19, zmm6
    vpmadd52luq zmm16, zmm19, zmm25
    vpmadd52luq zmm2, zmm19, zmm21
    vpmadd52luq zmm27, zmm19, zmm4
    vmovdqu64 zmm15, zmmword ptr [rcx + 96]
    vmovdqu64 zmm20, zmmword ptr [rcx + 160]
    vmovdqu64 zmm6, zmmword ptr [rcx + 224]
    vmovdqu64 zmm25, zmmword ptr [rcx + 288]
    vmovdqu64 zmm21, zmmword ptr [rcx + 352]
    vmovdqu64 zmm4, zmmword ptr [rcx + 416]
    vmovdqu64 zmm17, zmmword ptr [rcx + 480]
    vmovdqu64 zmm7, zmmword ptr [rcx + 544]
    vmovdqu64 zmm9, zmmword ptr [rcx + 608]
    vmovdqu64 zmm10, zmmword ptr [rcx + 672]
    vpbroadcastq zmm11, qword ptr [rax + 88]
    vpmadd52huq zmm0, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 96]
    vpmadd52luq zmm3, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 152]
    vpmadd52huq zmm5, zmm12, zmm9
    vpmadd52huq zmm30, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 160]
    vpmadd52luq zmm24, zmm1, zmm9
    vpmadd52luq zmm13, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 216]
    vpmadd52huq zmm0, zmm19, zmm7
    vpmadd52huq zmm22, zmm19, zmm9
    vpmadd52huq zmm28, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 224]
    vpmadd52luq zmm3, zmm11, zmm7
    vpmadd52luq zmm13, zmm11, zmm9
    vpmadd52luq zmm26, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 280]
    vpmadd52huq zmm5, zmm31, zmm17
    vpmadd52huq zmm30, zmm31, zmm7
    vpmadd52huq zmm28, zmm31, zmm9
    vpmadd52huq zmm18, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 288]
    vpmadd52luq zmm24, zmm12, zmm17
    vpmadd52luq zmm13, zmm12, zmm7
    vpmadd52luq zmm26, zmm12, zmm9
    vpmadd52luq zmm16, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 344]
    vpmadd52huq zmm0, zmm1, zmm4
    vpmadd52huq zmm22, zmm1, zmm17
    vpmadd52huq zmm28, zmm1, zmm7
    vpmadd52huq zmm18, zmm1, zmm9
    vpmadd52huq zmm14, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 352]
    vpmadd52luq zmm3, zmm19, zmm4
    vpmadd52luq zmm13, zmm19, zmm17
    vpmadd52luq zmm26, zmm19, zmm7
    vpmadd52luq zmm16, zmm19, zmm9
    vpmadd52luq zmm2, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 408]
    vpmadd52huq zmm5, zmm11, zmm21
    vpmadd52huq zmm30, zmm11, zmm4
    vpmadd52huq zmm28, zmm11, zmm17
    vpmadd52huq zmm18, zmm11, zmm7
    vpmadd52huq zmm14, zmm11, zmm9
    vpmadd52huq zmm29, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 416]
    vpmadd52luq zmm24, zmm31, zmm21
    vpmadd52luq zmm13, zmm31, zmm4
    vpmadd52luq zmm26, zmm31, zmm17
    vpmadd52luq zmm16, zmm31, zmm7
    vpmadd52luq zmm2, zmm31, zmm9
    vpmadd52luq zmm27, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 472]
    vpmadd52huq zmm0, zmm12, zmm25
    vpmadd52huq zmm22, zmm12, zmm21
    vpmadd52huq zmm28, zmm12, zmm4
    vpmadd52huq zmm18, zmm12, zmm17
    vpmadd52huq zmm14, zmm12, zmm7
    vpmadd52huq zmm29, zmm12, zmm9
    vpbroadcastq zmm1, qword ptr [rax + 480]
    vpmadd52luq zmm3, zmm1, zmm25
    vpmadd52luq zmm13, zmm1, zmm21
    vpmadd52luq zmm26, zmm1, zmm4
    vpmadd52luq zmm16, zmm1, zmm17
    vpmadd52luq zmm2, zmm1, zmm7
    vpmadd52luq zmm27, zmm1, zmm9
    vpbroadcastq zmm19, qword ptr [rax + 536]
    vpmadd52huq zmm5, zmm19, zmm6
    vpmadd52huq zmm30, zmm19, zmm25
    vpmadd52huq zmm28, zmm19, zmm21
    vpmadd52huq zmm18, zmm19, zmm4
    vpmadd52huq zmm14, zmm19, zmm17
    vpmadd52huq zmm29, zmm19, zmm7
    vpbroadcastq zmm11, qword ptr [rax + 544]
    vpmadd52luq zmm24, zmm11, zmm6
    vpmadd52luq zmm13, zmm11, zmm25
    vpmadd52luq zmm26, zmm11, zmm21
    vpmadd52luq zmm16, zmm11, zmm4
    vpmadd52luq zmm2, zmm11, zmm17
    vpmadd52luq zmm27, zmm11, zmm7
    vpbroadcastq zmm31, qword ptr [rax + 600]
    vpmadd52huq zmm0, zmm31, zmm20
    vpmadd52huq zmm22, zmm31, zmm6
    vpmadd52huq zmm28, zmm31, zmm25
    vpmadd52huq zmm18, zmm31, zmm21
    vpmadd52huq zmm14, zmm31, zmm4
    vpmadd52huq zmm29, zmm31, zmm17
    vpbroadcastq zmm12, qword ptr [rax + 608]
    vpmadd52luq zmm3, zmm12, zmm20
    vpmadd52luq zmm13, zmm12, zmm6
    vpmadd52luq zmm26, zmm12, zmm25
    vpmadd52luq zmm16, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm4
    vpmadd52luq zmm27, zmm12, zmm17
    vpbroadcastq zmm1, qword ptr [rax + 664]
    vpmadd52huq zmm5, zmm1, zmm15
    vpmadd52huq zmm30, zmm1, zmm20
    vpmadd52huq zmm28, zmm1, zmm6
    vpmadd52huq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm1, zmm21
    vpmadd52huq zmm29, zmm1, zmm4
    vpbroadcastq zmm19, qword ptr [rax + 672]
    vpmadd52luq zmm24, zmm19, zmm15
    vpmadd52luq zmm13, zmm19, zmm20
    vpmadd52luq zmm26, zmm19, zmm6
    vpmadd52luq zmm16, zmm19, zmm25
    vpmadd52luq zmm2, zmm19, zmm21
    vpmadd52luq zmm27, zmm19, zmm4
    vmovdqu64 zmm15, zmmword ptr [rcx + 104]
    vmovdqu64 zmm20, zmmword ptr [rcx + 168]
    vmovdqu64 zmm6, zmmword ptr [rcx + 232]
    vmovdqu64 zmm25, zmmword ptr [rcx + 296]
    vmovdqu64 zmm21, zmmword ptr [rcx + 360]
    vmovdqu64 zmm4, zmmword ptr [rcx + 424]
    vmovdqu64 zmm17, zmmword ptr [rcx + 488]
    vmovdqu64 zmm7, zmmword ptr [rcx + 552]
    vmovdqu64 zmm9, zmmword ptr [rcx + 616]
    vmovdqu64 zmm10, zmmword ptr [rcx + 680]
    vpbroadcastq zmm11, qword ptr [rax + 80]
    vpmadd52huq zmm0, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 88]
    vpmadd52luq zmm3, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 144]
    vpmadd52huq zmm5, zmm12, zmm9
    vpmadd52huq zmm22, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 152]
    vpmadd52luq zmm24, zmm1, zmm9
    vpmadd52luq zmm13, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 208]
    vpmadd52huq zmm0, zmm19, zmm7
    vpmadd52huq zmm30, zmm19, zmm9
    vpmadd52huq zmm28, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 216]
    vpmadd52luq zmm3, zmm11, zmm7
    vpmadd52luq zmm13, zmm11, zmm9
    vpmadd52luq zmm26, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 272]
    vpmadd52huq zmm5, zmm31, zmm17
    vpmadd52huq zmm22, zmm31, zmm7
    vpmadd52huq zmm28, zmm31, zmm9
    vpmadd52huq zmm18, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 280]
    vpmadd52luq zmm24, zmm12, zmm17
    vpmadd52luq zmm13, zmm12, zmm7
    vpmadd52luq zmm26, zmm12, zmm9
    vpmadd52luq zmm16, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 336]
    vpmadd52huq zmm0, zmm1, zmm4
    vpmadd52huq zmm30, zmm1, zmm17
    vpmadd52huq zmm28, zmm1, zmm7
    vpmadd52huq zmm18, zmm1, zmm9
    vpmadd52huq zmm14, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 344]
    vpmadd52luq zmm3, zmm19, zmm4
    vpmadd52luq zmm13, zmm19, zmm17
    vpmadd52luq zmm26, zmm19, zmm7
    vpmadd52luq zmm16, zmm19, zmm9
    vpmadd52luq zmm2, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 400]
    vpmadd52huq zmm5, zmm11, zmm21
    vpmadd52huq zmm22, zmm11, zmm4
    vpmadd52huq zmm28, zmm11, zmm17
    vpmadd52huq zmm18, zmm11, zmm7
    vpmadd52huq zmm14, zmm11, zmm9
    vpmadd52huq zmm29, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 408]
    vpmadd52luq zmm24, zmm31, zmm21
    vpmadd52luq zmm13, zmm31, zmm4
    vpmadd52luq zmm26, zmm31, zmm17
    vpmadd52luq zmm16, zmm31, zmm7
    vpmadd52luq zmm2, zmm31, zmm9
    vpmadd52luq zmm27, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 464]
    vpmadd52huq zmm0, zmm12, zmm25
    vpmadd52huq zmm30, zmm12, zmm21
    vpmadd52huq zmm28, zmm12, zmm4
    vpmadd52huq zmm18, zmm12, zmm17
    vpmadd52huq zmm14, zmm12, zmm7
    vpmadd52huq zmm29, zmm12, zmm9
    vpbroadcastq zmm1, qword ptr [rax + 472]
    vpmadd52luq zmm3, zmm1, zmm25
    vpmadd52luq zmm13, zmm1, zmm21
    vpmadd52luq zmm26, zmm1, zmm4
    vpmadd52luq zmm16, zmm1, zmm17
    vpmadd52luq zmm2, zmm1, zmm7
    vpmadd52luq zmm27, zmm1, zmm9
    vpbroadcastq zmm19, qword ptr [rax + 528]
    vpmadd52huq zmm5, zmm19, zmm6
    vpmadd52huq zmm22, zmm19, zmm25
    vpmadd52huq zmm28, zmm19, zmm21
    vpmadd52huq zmm18, zmm19, zmm4
    vpmadd52huq zmm14, zmm19, zmm17
    vpmadd52huq zmm29, zmm19, zmm7
    vpbroadcastq zmm11, qword ptr [rax + 536]
    vpmadd52luq zmm24, zmm11, zmm6
    vpmadd52luq zmm13, zmm11, zmm25
    vpmadd52luq zmm26, zmm11, zmm21
    vpmadd52luq zmm16, zmm11, zmm4
    vpmadd52luq zmm2, zmm11, zmm17
    vpmadd52luq zmm27, zmm11, zmm7
    vpbroadcastq zmm31, qword ptr [rax + 592]
    vpmadd52huq zmm0, zmm31, zmm20
    vpmadd52huq zmm30, zmm31, zmm6
    vpmadd52huq zmm28, zmm31, zmm25
    vpmadd52huq zmm18, zmm31, zmm21
    vpmadd52huq zmm14, zmm31, zmm4
    vpmadd52huq zmm29, zmm31, zmm17
    vpbroadcastq zmm12, qword ptr [rax + 600]
    vpmadd52luq zmm3, zmm12, zmm20
    vpmadd52luq zmm13, zmm12, zmm6
    vpmadd52luq zmm26, zmm12, zmm25
    vpmadd52luq zmm16, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm4
    vpmadd52luq zmm27, zmm12, zmm17
    vpbroadcastq zmm1, qword ptr [rax + 656]
    vpmadd52huq zmm5, zmm1, zmm15
    vpmadd52huq zmm22, zmm1, zmm20
    vpmadd52huq zmm28, zmm1, zmm6
    vpmadd52huq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm1, zmm21
    vpmadd52huq zmm29, zmm1, zmm4
    vpbroadcastq zmm19, qword ptr [rax + 664]
    vpmadd52luq zmm24, zmm19, zmm15
    vpmadd52luq zmm13, zmm19, zmm20
    vpmadd52luq zmm26, zmm19, zmm6
    vpmadd52luq zmm16, zmm19, zmm25
    vpmadd52luq zmm2, zmm19, zmm21
    vpmadd52luq zmm27, zmm19, zmm4
    vmovdqu64 zmm15, zmmword ptr [rcx + 112]
    vmovdqu64 zmm20, zmmword ptr [rcx + 176]
    vmovdqu64 zmm6, zmmword ptr [rcx + 240]
    vmovdqu64 zmm25, zmmword ptr [rcx + 304]
    vmovdqu64 zmm21, zmmword ptr [rcx + 368]
    vmovdqu64 zmm4, zmmword ptr [rcx + 432]
    vmovdqu64 zmm17, zmmword ptr [rcx + 496]
    vmovdqu64 zmm7, zmmword ptr [rcx + 560]
    vmovdqu64 zmm9, zmmword ptr [rcx + 624]
    vmovdqu64 zmm10, zmmword ptr [rcx + 688]
    vpbroadcastq zmm11, qword ptr [rax + 72]
    vpmadd52huq zmm0, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 80]
    vpmadd52luq zmm3, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 136]
    vpmadd52huq zmm5, zmm12, zmm9
    vpmadd52huq zmm30, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 144]
    vpmadd52luq zmm24, zmm1, zmm9
    vpmadd52luq zmm13, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 200]
    vpmadd52huq zmm0, zmm19, zmm7
    vpmadd52huq zmm22, zmm19, zmm9
    vpmadd52huq zmm28, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 208]
    vpmadd52luq zmm3, zmm11, zmm7
    vpmadd52luq zmm13, zmm11, zmm9
    vpmadd52luq zmm26, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 264]
    vpmadd52huq zmm5, zmm31, zmm17
    vpmadd52huq zmm30, zmm31, zmm7
    vpmadd52huq zmm28, zmm31, zmm9
    vpmadd52huq zmm18, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 272]
    vpmadd52luq zmm24, zmm12, zmm17
    vpmadd52luq zmm13, zmm12, zmm7
    vpmadd52luq zmm26, zmm12, zmm9
    vpmadd52luq zmm16, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 328]
    vpmadd52huq zmm0, zmm1, zmm4
    vpmadd52huq zmm22, zmm1, zmm17
    vpmadd52huq zmm28, zmm1, zmm7
    vpmadd52huq zmm18, zmm1, zmm9
    vpmadd52huq zmm14, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 336]
    vpmadd52luq zmm3, zmm19, zmm4
    vpmadd52luq zmm13, zmm19, zmm17
    vpmadd52luq zmm26, zmm19, zmm7
    vpmadd52luq zmm16, zmm19, zmm9
    vpmadd52luq zmm2, zmm19, zmm10
    vpbroadcastq zmm11, qword ptr [rax + 392]
    vpmadd52huq zmm5, zmm11, zmm21
    vpmadd52huq zmm30, zmm11, zmm4
    vpmadd52huq zmm28, zmm11, zmm17
    vpmadd52huq zmm18, zmm11, zmm7
    vpmadd52huq zmm14, zmm11, zmm9
    vpmadd52huq zmm29, zmm11, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 400]
    vpmadd52luq zmm24, zmm31, zmm21
    vpmadd52luq zmm13, zmm31, zmm4
    vpmadd52luq zmm26, zmm31, zmm17
    vpmadd52luq zmm16, zmm31, zmm7
    vpmadd52luq zmm2, zmm31, zmm9
    vpmadd52luq zmm27, zmm31, zmm10
    vpbroadcastq zmm12, qword ptr [rax + 456]
    vpmadd52huq zmm0, zmm12, zmm25
    vpmadd52huq zmm22, zmm12, zmm21
    vpmadd52huq zmm28, zmm12, zmm4
    vpmadd52huq zmm18, zmm12, zmm17
    vpmadd52huq zmm14, zmm12, zmm7
    vpmadd52huq zmm29, zmm12, zmm9
    vpbroadcastq zmm1, qword ptr [rax + 464]
    vpmadd52luq zmm3, zmm1, zmm25
    vpmadd52luq zmm13, zmm1, zmm21
    vpmadd52luq zmm26, zmm1, zmm4
    vpmadd52luq zmm16, zmm1, zmm17
    vpmadd52luq zmm2, zmm1, zmm7
    vpmadd52luq zmm27, zmm1, zmm9
    vpbroadcastq zmm19, qword ptr [rax + 520]
    vpmadd52huq zmm5, zmm19, zmm6
    vpmadd52huq zmm30, zmm19, zmm25
    vpmadd52huq zmm28, zmm19, zmm21
    vpmadd52huq zmm18, zmm19, zmm4
    vpmadd52huq zmm14, zmm19, zmm17
    vpmadd52huq zmm29, zmm19, zmm7
    vpbroadcastq zmm11, qword ptr [rax + 528]
    vpmadd52luq zmm24, zmm11, zmm6
    vpmadd52luq zmm13, zmm11, zmm25
    vpmadd52luq zmm26, zmm11, zmm21
    vpmadd52luq zmm16, zmm11, zmm4
    vpmadd52luq zmm2, zmm11, zmm17
    vpmadd52luq zmm27, zmm11, zmm7
    vpbroadcastq zmm31, qword ptr [rax + 584]
    vpmadd52huq zmm0, zmm31, zmm20
    vpmadd52huq zmm22, zmm31, zmm6
    vpmadd52huq zmm28, zmm31, zmm25
    vpmadd52huq zmm18, zmm31, zmm21
    vpmadd52huq zmm14, zmm31, zmm4
    vpmadd52huq zmm29, zmm31, zmm17
    vpbroadcastq zmm12, qword ptr [rax + 592]
    vpmadd52luq zmm3, zmm12, zmm20
    vpmadd52luq zmm13, zmm12, zmm6
    vpmadd52luq zmm26, zmm12, zmm25
    vpmadd52luq zmm16, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm4
    vpmadd52luq zmm27, zmm12, zmm17
    vpbroadcastq zmm1, qword ptr [rax + 648]
    vpmadd52huq zmm5, zmm1, zmm15
    vpmadd52huq zmm30, zmm1, zmm20
    vpmadd52huq zmm28, zmm1, zmm6
    vpmadd52huq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm1, zmm21
    vpmadd52huq zmm29, zmm1, zmm4
    vpbroadcastq zmm19, qword ptr [rax + 656]
    vpmadd52luq zmm24, zmm19, zmm15
    vpmadd52luq zmm13, zmm19, zmm20
    vpmadd52luq zmm26, zmm19, zmm6
    vpmadd52luq zmm16, zmm19, zmm25
    vpmadd52luq zmm2, zmm19, zmm21
    vpmadd52luq zmm27, zmm19, zmm4
    vmovdqu64 zmm15, zmmword ptr [rcx + 56]
    vmovdqu64 zmm20, zmmword ptr [rcx + 120]
    vmovdqu64 zmm6, zmmword ptr [rcx + 184]
    vmovdqu64 zmm25, zmmword ptr [rcx + 248]
    vmovdqu64 zmm21, zmmword ptr [rcx + 312]
    vmovdqu64 zmm4, zmmword ptr [rcx + 376]
    vmovdqu64 zmm17, zmmword ptr [rcx + 440]
    vmovdqu64 zmm7, zmmword ptr [rcx + 504]
    vmovdqu64 zmm9, zmmword ptr [rcx + 568]
    vmovdqu64 zmm10, zmmword ptr [rcx + 632]
    vmovdqu64 zmm8, zmmword ptr [rcx + 696]
    vpbroadcastq zmm11, qword ptr [rax + 64]
    vpmadd52huq zmm0, zmm11, zmm8
    vpbroadcastq zmm31, qword ptr [rax + 72]
    vpmadd52luq zmm3, zmm31, zmm8
    vpbroadcastq zmm12, qword ptr [rax + 128]
    vpmadd52huq zmm5, zmm12, zmm10
    vpmadd52huq zmm22, zmm12, zmm8
    vpbroadcastq zmm1, qword ptr [rax + 136]
    vpmadd52luq zmm24, zmm1, zmm10
    vpmadd52luq zmm13, zmm1, zmm8
    vpbroadcastq zmm19, qword ptr [rax + 192]
    vpmadd52huq zmm0, zmm19, zmm9
    vpmadd52huq zmm30, zmm19, zmm10
    vpmadd52huq zmm28, zmm19, zmm8
    vpbroadcastq zmm11, qword ptr [rax + 200]
    vpmadd52luq zmm3, zmm11, zmm9
    vpmadd52luq zmm13, zmm11, zmm10
    vpmadd52luq zmm26, zmm11, zmm8
    vpbroadcastq zmm31, qword ptr [rax + 256]
    vpmadd52huq zmm5, zmm31, zmm7
    vpmadd52huq zmm22, zmm31, zmm9
    vpmadd52huq zmm28, zmm31, zmm10
    vpmadd52huq zmm18, zmm31, zmm8
    vpbroadcastq zmm12, qword ptr [rax + 264]
    vpmadd52luq zmm24, zmm12, zmm7
    vpmadd52luq zmm13, zmm12, zmm9
    vpmadd52luq zmm26, zmm12, zmm10
    vpmadd52luq zmm16, zmm12, zmm8
    vpbroadcastq zmm1, qword ptr [rax + 320]
    vpmadd52huq zmm0, zmm1, zmm17
    vpmadd52huq zmm30, zmm1, zmm7
    vpmadd52huq zmm28, zmm1, zmm9
    vpmadd52huq zmm18, zmm1, zmm10
    vpmadd52huq zmm14, zmm1, zmm8
    vpbroadcastq zmm19, qword ptr [rax + 328]
    vpmadd52luq zmm3, zmm19, zmm17
    vpmadd52luq zmm13, zmm19, zmm7
    vpmadd52luq zmm26, zmm19, zmm9
    vpmadd52luq zmm16, zmm19, zmm10
    vpmadd52luq zmm2, zmm19, zmm8
    vpbroadcastq zmm11, qword ptr [rax + 384]
    vpmadd52huq zmm5, zmm11, zmm4
    vpmadd52huq zmm22, zmm11, zmm17
    vpmadd52huq zmm28, zmm11, zmm7
    vpmadd52huq zmm18, zmm11, zmm9
    vpmadd52huq zmm14, zmm11, zmm10
    vpmadd52huq zmm29, zmm11, zmm8
    vpbroadcastq zmm31, qword ptr [rax + 392]
    vpmadd52luq zmm24, zmm31, zmm4
    vpmadd52luq zmm13, zmm31, zmm17
    vpmadd52luq zmm26, zmm31, zmm7
    vpmadd52luq zmm16, zmm31, zmm9
    vpmadd52luq zmm2, zmm31, zmm10
    vpmadd52luq zmm27, zmm31, zmm8
    vpbroadcastq zmm12, qword ptr [rax + 448]
    vpmadd52huq zmm0, zmm12, zmm21
    vpmadd52huq zmm30, zmm12, zmm4
    vpmadd52huq zmm28, zmm12, zmm17
    vpmadd52huq zmm18, zmm12, zmm7
    vpmadd52huq zmm14, zmm12, zmm9
    vpmadd52huq zmm29, zmm12, zmm10
    vpbroadcastq zmm1, qword ptr [rax + 456]
    vpmadd52luq zmm3, zmm1, zmm21
    vpmadd52luq zmm13, zmm1, zmm4
    vpmadd52luq zmm26, zmm1, zmm17
    vpmadd52luq zmm16, zmm1, zmm7
    vpmadd52luq zmm2, zmm1, zmm9
    vpmadd52luq zmm27, zmm1, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 512]
    vpmadd52huq zmm5, zmm19, zmm25
    vpmadd52huq zmm22, zmm19, zmm21
    vpmadd52huq zmm28, zmm19, zmm4
    vpmadd52huq zmm18, zmm19, zmm17
    vpmadd52huq zmm14, zmm19, zmm7
    vpmadd52huq zmm29, zmm19, zmm9
    vpbroadcastq zmm11, qword ptr [rax + 520]
    vpmadd52luq zmm24, zmm11, zmm25
    vpmadd52luq zmm13, zmm11, zmm21
    vpmadd52luq zmm26, zmm11, zmm4
    vpmadd52luq zmm16, zmm11, zmm17
    vpmadd52luq zmm2, zmm11, zmm7
    vpmadd52luq zmm27, zmm11, zmm9
    vpbroadcastq zmm31, qword ptr [rax + 576]
    vpmadd52huq zmm0, zmm31, zmm6
    vpmadd52huq zmm30, zmm31, zmm25
    vpmadd52huq zmm28, zmm31, zmm21
    vpmadd52huq zmm18, zmm31, zmm4
    vpmadd52huq zmm14, zmm31, zmm17
    vpmadd52huq zmm29, zmm31, zmm7
    vpbroadcastq zmm12, qword ptr [rax + 584]
    vpmadd52luq zmm3, zmm12, zmm6
    vpmadd52luq zmm13, zmm12, zmm25
    vpmadd52luq zmm26, zmm12, zmm21
    vpmadd52luq zmm16, zmm12, zmm4
    vpmadd52luq zmm2, zmm12, zmm17
    vpmadd52luq zmm27, zmm12, zmm7
    vpbroadcastq zmm1, qword ptr [rax + 640]
    vpmadd52huq zmm5, zmm1, zmm20
    vpmadd52huq zmm22, zmm1, zmm6
    vpmadd52huq zmm28, zmm1, zmm25
    vpmadd52huq zmm18, zmm1, zmm21
    vpmadd52huq zmm14, zmm1, zmm4
    vpmadd52huq zmm29, zmm1, zmm17
    vpbroadcastq zmm19, qword ptr [rax + 648]
    vpmadd52luq zmm24, zmm19, zmm20
    vpmadd52luq zmm13, zmm19, zmm6
    vpmadd52luq zmm26, zmm19, zmm25
    vpmadd52luq zmm16, zmm19, zmm21
    vpmadd52luq zmm2, zmm19, zmm4
    vpmadd52luq zmm27, zmm19, zmm17
    vpbroadcastq zmm11, qword ptr [rax + 704]
    vpmadd52huq zmm0, zmm11, zmm15
    vpmadd52huq zmm30, zmm11, zmm20
    vpmadd52huq zmm28, zmm11, zmm6
    vpmadd52huq zmm18, zmm11, zmm25
    vpmadd52huq zmm14, zmm11, zmm21
    vpmadd52huq zmm29, zmm11, zmm4
    vpaddq zmm24, zmm24, zmm3
    vpaddq zmm5, zmm5, zmm0
    vpaddq zmm24, zmm24, zmm5
    vpaddq zmm24, zmm24, zmm5
    vpaddq zmm22, zmm22, zmm30
    vpaddq zmm13, zmm13, zmm22
    vpaddq zmm13, zmm13, zmm22
    vpaddq zmm26, zmm26, zmm28
    vpaddq zmm26, zmm26, zmm28
    vpaddq zmm16, zmm16, zmm18
    vpaddq zmm16, zmm16, zmm18
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm27, zmm27, zmm29
    vpaddq zmm27, zmm27, zmm29
    vpsrlq zmm15, zmm24, 51
    vpsrlq zmm20, zmm13, 51
    vpsrlq zmm6, zmm26, 51
    vpsrlq zmm25, zmm16, 51
    vpsrlq zmm21, zmm2, 51
    vpsrlq zmm4, zmm27, 51
    vpandq zmm17, zmm24, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 128]
    vpxorq zmm7, zmm7, zmm7
    valignq zmm7, zmm15, zmm7, 7
    vpaddq zmm17, zmm17, zmm7
    vmovdqu64 zmmword ptr [rax + 768], zmm17
    vpandq zmm17, zmm13, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm9, zmm20, zmm15, 7
    vpaddq zmm17, zmm17, zmm9
    vmovdqu64 zmmword ptr [rax + 832], zmm17
    vpandq zmm17, zmm26, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm10, zmm6, zmm20, 7
    vpaddq zmm17, zmm17, zmm10
    vmovdqu64 zmmword ptr [rax + 896], zmm17
    vpandq zmm17, zmm16, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm8, zmm25, zmm6, 7
    vpaddq zmm17, zmm17, zmm8
    vmovdqu64 zmmword ptr [rax + 960], zmm17
    vpandq zmm17, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm1, zmm21, zmm25, 7
    vpaddq zmm17, zmm17, zmm1
    vmovdqu64 zmmword ptr [rax + 1024], zmm17
    vpandq zmm17, zmm27, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm19, zmm4, zmm21, 7
    vpaddq zmm17, zmm17, zmm19
    vmovdqu64 zmmword ptr [rax + 1088], zmm17
    /* s, columns 208 to 247 */
    vmovdqa64 zmm11, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm31, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm12, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm3, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm0, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm9, zmm9, zmm9
    vmovdqu64 zmm15, zmmword ptr [rcx + 448]
    vmovdqu64 zmm13, zmmword ptr [rcx + 512]
    vmovdqu64 zmm10, zmmword ptr [rcx + 576]
    vmovdqu64 zmm20, zmmword ptr [rcx + 640]
    vmovdqu64 zmm26, zmmword ptr [rcx + 704]
    vpbroadcastq zmm8, qword ptr [rax + 440]
    vpmadd52huq zmm5, zmm8, zmm26
    vpbroadcastq zmm6, qword ptr [rax + 448]
    vpmadd52luq zmm11, zmm6, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 504]
    vpmadd52huq zmm14, zmm16, zmm20
    vpmadd52huq zmm30, zmm16, zmm26
    vpbroadcastq zmm1, qword ptr [rax + 512]
    vpmadd52luq zmm29, zmm1, zmm20
    vpmadd52luq zmm31, zmm1, zmm26
    vpbroadcastq zmm25, qword ptr [rax + 568]
    vpmadd52huq zmm5, zmm25, zmm10
    vpmadd52huq zmm7, zmm25, zmm20
    vpmadd52huq zmm22, zmm25, zmm26
    vpbroadcastq zmm2, qword ptr [rax + 576]
    vpmadd52luq zmm11, zmm2, zmm10
    vpmadd52luq zmm24, zmm2, zmm20
    vpmadd52luq zmm12, zmm2, zmm26
    vpbroadcastq zmm19, qword ptr [rax + 632]
    vpmadd52huq zmm14, zmm19, zmm13
    vpmadd52huq zmm30, zmm19, zmm10
    vpmadd52huq zmm9, zmm19, zmm20
    vpmadd52huq zmm28, zmm19, zmm26
    vpbroadcastq zmm21, qword ptr [rax + 640]
    vpmadd52luq zmm29, zmm21, zmm13
    vpmadd52luq zmm31, zmm21, zmm10
    vpmadd52luq zmm12, zmm21, zmm20
    vpmadd52luq zmm3, zmm21, zmm26
    vpbroadcastq zmm27, qword ptr [rax + 696]
    vpmadd52huq zmm5, zmm27, zmm15
    vpmadd52huq zmm7, zmm27, zmm13
    vpmadd52huq zmm22, zmm27, zmm10
    vpmadd52huq zmm28, zmm27, zmm20
    vpmadd52huq zmm18, zmm27, zmm26
    vpbroadcastq zmm17, qword ptr [rax + 704]
    vpmadd52luq zmm11, zmm17, zmm15
    vpmadd52luq zmm24, zmm17, zmm13
    vpmadd52luq zmm12, zmm17, zmm10
    vpmadd52luq zmm3, zmm17, zmm20
    vpmadd52luq zmm0, zmm17, zmm26
    vmovdqu64 zmm15, zmmword ptr [rcx + 456]
    vmovdqu64 zmm13, zmmword ptr [rcx + 520]
    vmovdqu64 zmm10, zmmword ptr [rcx + 584]
    vmovdqu64 zmm20, zmmword ptr [rcx + 648]
    vpbroadcastq zmm8, qword ptr [rax + 496]
    vpmadd52huq zmm14, zmm8, zmm20
    vpbroadcastq zmm6, qword ptr [rax + 504]
    vpmadd52luq zmm29, zmm6, zmm20
    vpbroadcastq zmm16, qword ptr [rax + 560]
    vpmadd52huq zmm5, zmm16, zmm10
    vpmadd52huq zmm30, zmm16, zmm20
    vpbroadcastq zmm1, qword ptr [rax + 568]
    vpmadd52luq zmm11, zmm1, zmm10
    vpmadd52luq zmm31, zmm1, zmm20
    vpbroadcastq zmm25, qword ptr [rax + 624]
    vpmadd52huq zmm14, zmm25, zmm13
    vpmadd52huq zmm7, zmm25, zmm10
    vpmadd52huq zmm9, zmm25, zmm20
    vpbroadcastq zmm2, qword ptr [rax + 632]
    vpmadd52luq zmm29, zmm2, zmm13
    vpmadd52luq zmm24, zmm2, zmm10
    vpmadd52luq zmm12, zmm2, zmm20
    vpbroadcastq zmm19, qword ptr [rax + 688]
    vpmadd52huq zmm5, zmm19, zmm15
    vpmadd52huq zmm30, zmm19, zmm13
    vpmadd52huq zmm22, zmm19, zmm10
    vpmadd52huq zmm28, zmm19, zmm20
    vpbroadcastq zmm21, qword ptr [rax + 696]
    vpmadd52luq zmm11, zmm21, zmm15
    vpmadd52luq zmm31, zmm21, zmm13
    vpmadd52luq zmm12, zmm21, zmm10
    vpmadd52luq zmm3, zmm21, zmm20
    vmovdqu64 zmm15, zmmword ptr [rcx + 464]
    vmovdqu64 zmm13, zmmword ptr [rcx + 528]
    vmovdqu64 zmm10, zmmword ptr [rcx + 592]
    vmovdqu64 zmm20, zmmword ptr [rcx + 656]
    vpbroadcastq zmm27, qword ptr [rax + 488]
    vpmadd52huq zmm14, zmm27, zmm20
    vpbroadcastq zmm17, qword ptr [rax + 496]
    vpmadd52luq zmm29, zmm17, zmm20
    vpbroadcastq zmm8, qword ptr [rax + 552]
    vpmadd52huq zmm5, zmm8, zmm10
    vpmadd52huq zmm7, zmm8, zmm20
    vpbroadcastq zmm6, qword ptr [rax + 560]
    vpmadd52luq zmm11, zmm6, zmm10
    vpmadd52luq zmm24, zmm6, zmm20
    vpbroadcastq zmm16, qword ptr [rax + 616]
    vpmadd52huq zmm14, zmm16, zmm13
    vpmadd52huq zmm30, zmm16, zmm10
    vpmadd52huq zmm9, zmm16, zmm20
    vpbroadcastq zmm1, qword ptr [rax + 624]
    vpmadd52luq zmm29, zmm1, zmm13
    vpmadd52luq zmm31, zmm1, zmm10
    vpmadd52luq zmm12, zmm1, zmm20
    vpbroadcastq zmm25, qword ptr [rax + 680]
    vpmadd52huq zmm5, zmm25, zmm15
    vpmadd52huq zmm7, zmm25, zmm13
    vpmadd52huq zmm22, zmm25, zmm10
    vpmadd52huq zmm28, zmm25, zmm20
    vpbroadcastq zmm2, qword ptr [rax + 688]
    vpmadd52luq zmm11, zmm2, zmm15
    vpmadd52luq zmm24, zmm2, zmm13
    vpmadd52luq zmm12, zmm2, zmm10
    vpmadd52luq zmm3, zmm2, zmm20
    vmovdqu64 zmm15, zmmword ptr [rcx + 472]
    vmovdqu64 zmm13, zmmword ptr [rcx + 536]
    vmovdqu64 zmm10, zmmword ptr [rcx + 600]
    vmovdqu64 zmm20, zmmword ptr [rcx + 664]
    vpbroadcastq zmm19, qword ptr [rax + 480]
    vpmadd52huq zmm14, zmm19, zmm20
    vpbroadcastq zmm21, qword ptr [rax + 488]
    vpmadd52luq zmm29, zmm21, zmm20
    vpbroadcastq zmm27, qword ptr [rax + 544]
    vpmadd52huq zmm5, zmm27, zmm10
    vpmadd52huq zmm30, zmm27, zmm20
    vpbroadcastq zmm17, qword ptr [rax + 552]
    vpmadd52luq zmm11, zmm17, zmm10
    vpmadd52luq zmm31, zmm17, zmm20
    vpbroadcastq zmm8, qword ptr [rax + 608]
    vpmadd52huq zmm14, zmm8, zmm13
    vpmadd52huq zmm7, zmm8, zmm10
    vpmadd52huq zmm9, zmm8, zmm20
    vpbroadcastq zmm6, qword ptr [rax + 616]
    vpmadd52luq zmm29, zmm6, zmm13
    vpmadd52luq zmm24, zmm6, zmm10
    vpmadd52luq zmm12, zmm6, zmm20
    vpbroadcastq zmm16, qword ptr [rax + 672]
    vpmadd52huq zmm5, zmm16, zmm15
    vpmadd52huq zmm30, zmm16, zmm13
    vpmadd52huq zmm22, zmm16, zmm10
    vpmadd52huq zmm28, zmm16, zmm20
    vpbroadcastq zmm1, qword ptr [rax + 680]
    vpmadd52luq zmm11, zmm1, zmm15
    vpmadd52luq zmm31, zmm1, zmm13
    vpmadd52luq zmm12, zmm1, zmm10
    vpmadd52luq zmm3, zmm1, zmm20
    vmovdqu64 zmm15, zmmword ptr [rcx + 480]
    vmovdqu64 zmm13, zmmword ptr [rcx + 544]
    vmovdqu64 zmm10, zmmword ptr [rcx + 608]
    vmovdqu64 zmm20, zmmword ptr [rcx + 672]
    vpbroadcastq zmm25, qword ptr [rax + 472]
    vpmadd52huq zmm14, zmm25, zmm20
    vpbroadcastq zmm2, qword ptr [rax + 480]
    vpmadd52luq zmm29, zmm2, zmm20
    vpbroadcastq zmm19, qword ptr [rax + 536]
    vpmadd52huq zmm5, zmm19, zmm10
    vpmadd52huq zmm7, zmm19, zmm20
    vpbroadcastq zmm21, qword ptr [rax + 544]
    vpmadd52luq zmm11, zmm21, zmm10
    vpmadd52luq zmm24, zmm21, zmm20
    vpbroadcastq zmm27, qword ptr [rax + 600]
    vpmadd52huq zmm14, zmm27, zmm13
    vpmadd52huq zmm30, zmm27, zmm10
    vpmadd52huq zmm9, zmm27, zmm20
    vpbroadcastq zmm17, qword ptr [rax + 608]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52luq zmm31, zmm17, zmm10
    vpmadd52luq zmm12, zmm17, zmm20
    vpbroadcastq zmm8, qword ptr [rax + 664]
    vpmadd52huq zmm5, zmm8, zmm15
    vpmadd52huq zmm7, zmm8, zmm13
    vpmadd52huq zmm22, zmm8, zmm10
    vpmadd52huq zmm28, zmm8, zmm20
    vpbroadcastq zmm6, qword ptr [rax + 672]
    vpmadd52luq zmm11, zmm6, zmm15
    vpmadd52luq zmm24, zmm6, zmm13
    vpmadd52luq zmm12, zmm6, zmm10
    vpmadd52luq zmm3, zmm6, zmm20
    vmovdqu64 zmm15, zmmword ptr [rcx + 488]
    vmovdqu64 zmm13, zmmword ptr [rcx + 552]
    vmovdqu64 zmm10, zmmword ptr [rcx + 616]
    vmovdqu64 zmm20, zmmword ptr [rcx + 680]
    vpbroadcastq zmm16, qword ptr [rax + 464]
    vpmadd52huq zmm14, zmm16, zmm20
    vpbroadcastq zmm1, qword ptr [rax + 472]
    vpmadd52luq zmm29, zmm1, zmm20
    vpbroadcastq zmm25, qword ptr [rax + 528]
    vpmadd52huq zmm5, zmm25, zmm10
    vpmadd52huq zmm30, zmm25, zmm20
    vpbroadcastq zmm2, qword ptr [rax + 536]
    vpmadd52luq zmm11, zmm2, zmm10
    vpmadd52luq zmm31, zmm2, zmm20
    vpbroadcastq zmm19, qword ptr [rax + 592]
    vpmadd52huq zmm14, zmm19, zmm13
    vpmadd52huq zmm7, zmm19, zmm10
    vpmadd52huq zmm9, zmm19, zmm20
    vpbroadcastq zmm21, qword ptr [rax + 600]
    vpmadd52luq zmm29, zmm21, zmm13
    vpmadd52luq zmm24, zmm21, zmm10
    vpmadd52luq zmm12, zmm21, zmm20
    vpbroadcastq zmm27, qword ptr [rax + 656]
    vpmadd52huq zmm5, zmm27, zmm15
    vpmadd52huq zmm30, zmm27, zmm13
    vpmadd52huq zmm22, zmm27, zmm10
    vpmadd52huq zmm28, zmm27, zmm20
    vpbroadcastq zmm17, qword ptr [rax + 664]
    vpmadd52luq zmm11, zmm17, zmm15
    vpmadd52luq zmm31, zmm17, zmm13
    vpmadd52luq zmm12, zmm17, zmm10
    vpmadd52luq zmm3, zmm17, zmm20
    vmovdqu64 zmm15, zmmword ptr [rcx + 496]
    vmovdqu64 zmm13, zmmword ptr [rcx + 560]
    vmovdqu64 zmm10, zmmword ptr [rcx + 624]
    vmovdqu64 zmm20, zmmword ptr [rcx + 688]
    vpbroadcastq zmm8, qword ptr [rax + 456]
    vpmadd52huq zmm14, zmm8, zmm20
    vpbroadcastq zmm6, qword ptr [rax + 464]
    vpmadd52luq zmm29, zmm6, zmm20
    vpbroadcastq zmm16, qword ptr [rax + 520]
    vpmadd52huq zmm5, zmm16, zmm10
    vpmadd52huq zmm7, zmm16, zmm20
    vpbroadcastq zmm1, qword ptr [rax + 528]
    vpmadd52luq zmm11, zmm1, zmm10
    vpmadd52luq zmm24, zmm1, zmm20
    vpbroadcastq zmm25, qword ptr [rax + 584]
    vpmadd52huq zmm14, zmm25, zmm13
    vpmadd52huq zmm30, zmm25, zmm10
    vpmadd52huq zmm9, zmm25, zmm20
    vpbroadcastq zmm2, qword ptr [rax + 592]
    vpmadd52luq zmm29, zmm2, zmm13
    vpmadd52luq zmm31, zmm2, zmm10
    vpmadd52luq zmm12, zmm2, zmm20
    vpbroadcastq zmm19, qword ptr [rax + 648]
    vpmadd52huq zmm5, zmm19, zmm15
    vpmadd52huq zmm7, zmm19, zmm13
    vpmadd52huq zmm22, zmm19, zmm10
    vpmadd52huq zmm28, zmm19, zmm20
    vpbroadcastq zmm21, qword ptr [rax + 656]
    vpmadd52luq zmm11, zmm21, zmm15
    vpmadd52luq zmm24, zmm21, zmm13
    vpmadd52luq zmm12, zmm21, zmm10
    vpmadd52luq zmm3, zmm21, zmm20
    vmovdqu64 zmm15, zmmword ptr [rcx + 440]
    vmovdqu64 zmm13, zmmword ptr [rcx + 504]
    vmovdqu64 zmm10, zmmword ptr [rcx + 568]
    vmovdqu64 zmm20, zmmword ptr [rcx + 632]
    vmovdqu64 zmm26, zmmword ptr [rcx + 696]
    vpbroadcastq zmm27, qword ptr [rax + 448]
    vpmadd52huq zmm14, zmm27, zmm26
    vpbroadcastq zmm17, qword ptr [rax + 456]
    vpmadd52luq zmm29, zmm17, zmm26
    vpbroadcastq zmm8, qword ptr [rax + 512]
    vpmadd52huq zmm5, zmm8, zmm20
    vpmadd52huq zmm30, zmm8, zmm26
    vpbroadcastq zmm6, qword ptr [rax + 520]
    vpmadd52luq zmm11, zmm6, zmm20
    vpmadd52luq zmm31, zmm6, zmm26
    vpbroadcastq zmm16, qword ptr [rax + 576]
    vpmadd52huq zmm14, zmm16, zmm10
    vpmadd52huq zmm7, zmm16, zmm20
    vpmadd52huq zmm9, zmm16, zmm26
    vpbroadcastq zmm1, qword ptr [rax + 584]
    vpmadd52luq zmm29, zmm1, zmm10
    vpmadd52luq zmm24, zmm1, zmm20
    vpmadd52luq zmm12, zmm1, zmm26
    vpbroadcastq zmm25, qword ptr [rax + 640]
    vpmadd52huq zmm5, zmm25, zmm13
    vpmadd52huq zmm30, zmm25, zmm10
    vpmadd52huq zmm22, zmm25, zmm20
    vpmadd52huq zmm28, zmm25, zmm26
    vpbroadcastq zmm2, qword ptr [rax + 648]
    vpmadd52luq zmm11, zmm2, zmm13
    vpmadd52luq zmm31, zmm2, zmm10
    vpmadd52luq zmm12, zmm2, zmm20
    vpmadd52luq zmm3, zmm2, zmm26
    vpbroadcastq zmm19, qword ptr [rax + 704]
    vpmadd52huq zmm14, zmm19, zmm15
    vpmadd52huq zmm7, zmm19, zmm13
    vpmadd52huq zmm9, zmm19, zmm10
    vpmadd52huq zmm28, zmm19, zmm20
    vpmadd52huq zmm18, zmm19, zmm26
    vpaddq zmm11, zmm11, zmm29
    vpaddq zmm5, zmm5, zmm14
    vpaddq zmm11, zmm11, zmm5
    vpaddq zmm11, zmm11, zmm5
    vpaddq zmm31, zmm31, zmm24
    vpaddq zmm30, zmm30, zmm7
    vpaddq zmm31, zmm31, zmm30
    vpaddq zmm31, zmm31, zmm30
    vpaddq zmm22, zmm22, zmm9
    vpaddq zmm12, zmm12, zmm22
    vpaddq zmm12, zmm12, zmm22
    vpaddq zmm3, zmm3, zmm28
    vpaddq zmm3, zmm3, zmm28
    vpaddq zmm0, zmm0, zmm18
    vpaddq zmm0, zmm0, zmm18
    vpsrlq zmm15, zmm11, 51
    vpsrlq zmm13, zmm31, 51
    vpsrlq zmm10, zmm12, 51
    vpsrlq zmm20, zmm3, 51
    vpsrlq zmm26, zmm0, 51
    vpandq zmm8, zmm11, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm6, zmm15, zmm4, 7
    vpaddq zmm8, zmm8, zmm6
    vmovdqu64 zmmword ptr [rax + 1152], zmm8
    vpandq zmm8, zmm31, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm16, zmm13, zmm15, 7
    vpaddq zmm8, zmm8, zmm16
    vmovdqu64 zmmword ptr [rax + 1216], zmm8
    vpandq zmm8, zmm12, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm1, zmm10, zmm13, 7
    vpaddq zmm8, zmm8, zmm1
    vmovdqu64 zmmword ptr [rax + 1280], zmm8
    vpandq zmm8, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm25, zmm20, zmm10, 7
    vpaddq zmm8, zmm8, zmm25
    vmovdqu64 zmmword ptr [rax + 1344], zmm8
    vpandq zmm8, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm2, zmm26, zmm20, 7
    vpaddq zmm8, zmm8, zmm2
    vmovdqu64 zmmword ptr [rax + 1408], zmm8
    /* h = x * y, columns 0 to 31 */
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm18, zmm18, zmm18
    vmovdqu64 zmm6, zmmword ptr [rdx + 64]
    vmovdqu64 zmm4, zmmword ptr [rdx + 128]
    vmovdqu64 zmm11, zmmword ptr [rdx + 192]
    vmovdqu64 zmm16, zmmword ptr [rdx + 256]
    vpbroadcastq zmm15, qword ptr [rsi + 64]
    vpmadd52luq zmm19, zmm15, zmm6
    vpmadd52luq zmm21, zmm15, zmm4
    vpmadd52luq zmm27, zmm15, zmm11
    vpmadd52luq zmm17, zmm15, zmm16
    vpbroadcastq zmm31, qword ptr [rsi + 120]
    vpmadd52huq zmm14, zmm31, zmm6
    vpmadd52huq zmm5, zmm31, zmm4
    vpmadd52huq zmm24, zmm31, zmm11
    vpbroadcastq zmm1, qword ptr [rsi + 128]
    vpmadd52luq zmm28, zmm1, zmm6
    vpmadd52luq zmm9, zmm1, zmm4
    vpmadd52luq zmm7, zmm1, zmm11
    vpbroadcastq zmm13, qword ptr [rsi + 184]
    vpmadd52huq zmm22, zmm13, zmm6
    vpmadd52huq zmm30, zmm13, zmm4
    vpbroadcastq zmm12, qword ptr [rsi + 192]
    vpmadd52luq zmm27, zmm12, zmm6
    vpmadd52luq zmm18, zmm12, zmm4
    vpbroadcastq zmm25, qword ptr [rsi + 248]
    vpmadd52huq zmm24, zmm25, zmm6
    vpbroadcastq zmm10, qword ptr [rsi + 256]
    vpmadd52luq zmm17, zmm10, zmm6
    vmovdqu64 zmm6, zmmword ptr [rdx + 8]
    vmovdqu64 zmm4, zmmword ptr [rdx + 72]
    vmovdqu64 zmm11, zmmword ptr [rdx + 136]
    vmovdqu64 zmm16, zmmword ptr [rdx + 200]
    vpbroadcastq zmm3, qword ptr [rsi + 112]
    vpmadd52huq zmm29, zmm3, zmm6
    vpmadd52huq zmm14, zmm3, zmm4
    vpmadd52huq zmm5, zmm3, zmm11
    vpmadd52huq zmm30, zmm3, zmm16
    vpbroadcastq zmm2, qword ptr [rsi + 120]
    vpmadd52luq zmm19, zmm2, zmm6
    vpmadd52luq zmm21, zmm2, zmm4
    vpmadd52luq zmm9, zmm2, zmm11
    vpmadd52luq zmm7, zmm2, zmm16
    vpbroadcastq zmm20, qword ptr [rsi + 176]
    vpmadd52huq zmm14, zmm20, zmm6
    vpmadd52huq zmm22, zmm20, zmm4
    vpmadd52huq zmm24, zmm20, zmm11
    vpbroadcastq zmm0, qword ptr [rsi + 184]
    vpmadd52luq zmm28, zmm0, zmm6
    vpmadd52luq zmm27, zmm0, zmm4
    vpmadd52luq zmm18, zmm0, zmm11
    vpbroadcastq zmm8, qword ptr [rsi + 240]
    vpmadd52huq zmm5, zmm8, zmm6
    vpmadd52huq zmm30, zmm8, zmm4
    vpbroadcastq zmm26, qword ptr [rsi + 248]
    vpmadd52luq zmm9, zmm26, zmm6
    vpmadd52luq zmm17, zmm26, zmm4
    vpbroadcastq zmm15, qword ptr [rsi + 304]
    vpmadd52huq zmm24, zmm15, zmm6
    vpbroadcastq zmm31, qword ptr [rsi + 312]
    vpmadd52luq zmm7, zmm31, zmm6
    vmovdqu64 zmm6, zmmword ptr [rdx + 16]
    vmovdqu64 zmm4, zmmword ptr [rdx + 80]
    vmovdqu64 zmm11, zmmword ptr [rdx + 144]
    vmovdqu64 zmm16, zmmword ptr [rdx + 208]
    vpbroadcastq zmm1, qword ptr [rsi + 104]
    vpmadd52huq zmm29, zmm1, zmm6
    vpmadd52huq zmm14, zmm1, zmm4
    vpmadd52huq zmm22, zmm1, zmm11
    vpmadd52huq zmm30, zmm1, zmm16
    vpbroadcastq zmm13, qword ptr [rsi + 112]
    vpmadd52luq zmm19, zmm13, zmm6
    vpmadd52luq zmm21, zmm13, zmm4
    vpmadd52luq zmm27, zmm13, zmm11
    vpmadd52luq zmm18, zmm13, zmm16
    vpbroadcastq zmm12, qword ptr [rsi + 168]
    vpmadd52huq zmm14, zmm12, zmm6
    vpmadd52huq zmm5, zmm12, zmm4
    vpmadd52huq zmm24, zmm12, zmm11
    vpbroadcastq zmm25, qword ptr [rsi + 176]
    vpmadd52luq zmm28, zmm25, zmm6
    vpmadd52luq zmm9, zmm25, zmm4
    vpmadd52luq zmm17, zmm25, zmm11
    vpbroadcastq zmm10, qword ptr [rsi + 232]
    vpmadd52huq zmm22, zmm10, zmm6
    vpmadd52huq zmm30, zmm10, zmm4
    vpbroadcastq zmm3, qword ptr [rsi + 240]
    vpmadd52luq zmm27, zmm3, zmm6
    vpmadd52luq zmm7, zmm3, zmm4
    vpbroadcastq zmm2, qword ptr [rsi + 296]
    vpmadd52huq zmm24, zmm2, zmm6
    vpbroadcastq zmm20, qword ptr [rsi + 304]
    vpmadd52luq zmm18, zmm20, zmm6
    vmovdqu64 zmm6, zmmword ptr [rdx + 24]
    vmovdqu64 zmm4, zmmword ptr [rdx + 88]
    vmovdqu64 zmm11, zmmword ptr [rdx + 152]
    vmovdqu64 zmm16, zmmword ptr [rdx + 216]
    vpbroadcastq zmm0, qword ptr [rsi + 96]
    vpmadd52huq zmm29, zmm0, zmm6
    vpmadd52huq zmm14, zmm0, zmm4
    vpmadd52huq zmm5, zmm0, zmm11
    vpmadd52huq zmm30, zmm0, zmm16
    vpbroadcastq zmm8, qword ptr [rsi + 104]
    vpmadd52luq zmm19, zmm8, zmm6
    vpmadd52luq zmm21, zmm8, zmm4
    vpmadd52luq zmm9, zmm8, zmm11
    vpmadd52luq zmm17, zmm8, zmm16
    vpbroadcastq zmm26, qword ptr [rsi + 160]
    vpmadd52huq zmm14, zmm26, zmm6
    vpmadd52huq zmm22, zmm26, zmm4
    vpmadd52huq zmm24, zmm26, zmm11
    vpbroadcastq zmm15, qword ptr [rsi + 168]
    vpmadd52luq zmm28, zmm15, zmm6
    vpmadd52luq zmm27, zmm15, zmm4
    vpmadd52luq zmm7, zmm15, zmm11
    vpbroadcastq zmm31, qword ptr [rsi + 224]
    vpmadd52huq zmm5, zmm31, zmm6
    vpmadd52huq zmm30, zmm31, zmm4
    vpbroadcastq zmm1, qword ptr [rsi + 232]
    vpmadd52luq zmm9, zmm1, zmm6
    vpmadd52luq zmm18, zmm1, zmm4
    vpbroadcastq zmm13, qword ptr [rsi + 288]
    vpmadd52huq zmm24, zmm13, zmm6
    vpbroadcastq zmm12, qword ptr [rsi + 296]
    vpmadd52luq zmm17, zmm12, zmm6
    vmovdqu64 zmm6, zmmword ptr [rdx + 32]
    vmovdqu64 zmm4, zmmword ptr [rdx + 96]
    vmovdqu64 zmm11, zmmword ptr [rdx + 160]
    vmovdqu64 zmm16, zmmword ptr [rdx + 224]
    vpbroadcastq zmm25, qword ptr [rsi + 88]
    vpmadd52huq zmm29, zmm25, zmm6
    vpmadd52huq zmm14, zmm25, zmm4
    vpmadd52huq zmm22, zmm25, zmm11
    vpmadd52huq zmm30, zmm25, zmm16
    vpbroadcastq zmm10, qword ptr [rsi + 96]
    vpmadd52luq zmm19, zmm10, zmm6
    vpmadd52luq zmm21, zmm10, zmm4
    vpmadd52luq zmm27, zmm10, zmm11
    vpmadd52luq zmm7, zmm10, zmm16
    vpbroadcastq zmm3, qword ptr [rsi + 152]
    vpmadd52huq zmm14, zmm3, zmm6
    vpmadd52huq zmm5, zmm3, zmm4
    vpmadd52huq zmm24, zmm3, zmm11
    vpbroadcastq zmm2, qword ptr [rsi + 160]
    vpmadd52luq zmm28, zmm2, zmm6
    vpmadd52luq zmm9, zmm2, zmm4
    vpmadd52luq zmm18, zmm2, zmm11
    vpbroadcastq zmm20, qword ptr [rsi + 216]
    vpmadd52huq zmm22, zmm20, zmm6
    vpmadd52huq zmm30, zmm20, zmm4
    vpbroadcastq zmm0, qword ptr [rsi + 224]
    vpmadd52luq zmm27, zmm0, zmm6
    vpmadd52luq zmm17, zmm0, zmm4
    vpbroadcastq zmm8, qword ptr [rsi + 280]
    vpmadd52huq zmm24, zmm8, zmm6
    vpbroadcastq zmm26, qword ptr [rsi + 288]
    vpmadd52luq zmm7, zmm26, zmm6
    vmovdqu64 zmm6, zmmword ptr [rdx + 40]
    vmovdqu64 zmm4, zmmword ptr [rdx + 104]
    vmovdqu64 zmm11, zmmword ptr [rdx + 168]
    vmovdqu64 zmm16, zmmword ptr [rdx + 232]
    vpbroadcastq zmm15, qword ptr [rsi + 80]
    vpmadd52huq zmm29, zmm15, zmm6
    vpmadd52huq zmm14, zmm15, zmm4
    vpmadd52huq zmm5, zmm15, zmm11
    vpmadd52huq zmm30, zmm15, zmm16
    vpbroadcastq zmm31, qword ptr [rsi + 88]
    vpmadd52luq zmm19, zmm31, zmm6
    vpmadd52luq zmm21, zmm31, zmm4
    vpmadd52luq zmm9, zmm31, zmm11
    vpmadd52luq zmm18, zmm31, zmm16
    vpbroadcastq zmm1, qword ptr [rsi + 144]
    vpmadd52huq zmm14, zmm1, zmm6
    vpmadd52huq zmm22, zmm1, zmm4
    vpmadd52huq zmm24, zmm1, zmm11
    vpbroadcastq zmm13, qword ptr [rsi + 152]
    vpmadd52luq zmm28, zmm13, zmm6
    vpmadd52luq zmm27, zmm13, zmm4
    vpmadd52luq zmm17, zmm13, zmm11
    vpbroadcastq zmm12, qword ptr [rsi + 208]
    vpmadd52huq zmm5, zmm12, zmm6
    vpmadd52huq zmm30, zmm12, zmm4
    vpbroadcastq zmm25, qword ptr [rsi + 216]
    vpmadd52luq zmm9, zmm25, zmm6
    vpmadd52luq zmm7, zmm25, zmm4
    vpbroadcastq zmm10, qword ptr [rsi + 272]
    vpmadd52huq zmm24, zmm10, zmm6
    vpbroadcastq zmm3, qword ptr [rsi + 280]
    vpmadd52luq zmm18, zmm3, zmm6
    vmovdqu64 zmm6, zmmword ptr [rdx + 48]
    vmovdqu64 zmm4, zmmword ptr [rdx + 112]
    vmovdqu64 zmm11, zmmword ptr [rdx + 176]
    vmovdqu64 zmm16, zmmword ptr [rdx + 240]
    vpbroadcastq zmm2, qword ptr [rsi + 72]
    vpmadd52huq zmm29, zmm2, zmm6
    vpmadd52huq zmm14, zmm2, zmm4
    vpmadd52huq zmm22, zmm2, zmm11
    vpmadd52huq zmm30, zmm2, zmm16
    vpbroadcastq zmm20, qword ptr [rsi + 80]
    vpmadd52luq zmm19, zmm20, zmm6
    vpmadd52luq zmm21, zmm20, zmm4
    vpmadd52luq zmm27, zmm20, zmm11
    vpmadd52luq zmm17, zmm20, zmm16
    vpbroadcastq zmm0, qword ptr [rsi + 136]
    vpmadd52huq zmm14, zmm0, zmm6
    vpmadd52huq zmm5, zmm0, zmm4
    vpmadd52huq zmm24, zmm0, zmm11
    vpbroadcastq zmm8, qword ptr [rsi + 144]
    vpmadd52luq zmm28, zmm8, zmm6
    vpmadd52luq zmm9, zmm8, zmm4
    vpmadd52luq zmm7, zmm8, zmm11
    vpbroadcastq zmm26, qword ptr [rsi + 200]
    vpmadd52huq zmm22, zmm26, zmm6
    vpmadd52huq zmm30, zmm26, zmm4
    vpbroadcastq zmm15, qword ptr [rsi + 208]
    vpmadd52luq zmm27, zmm15, zmm6
    vpmadd52luq zmm18, zmm15, zmm4
    vpbroadcastq zmm31, qword ptr [rsi + 264]
    vpmadd52huq zmm24, zmm31, zmm6
    vpbroadcastq zmm1, qword ptr [rsi + 272]
    vpmadd52luq zmm17, zmm1, zmm6
    vmovdqu64 zmm6, zmmword ptr [rdx + 56]
    vmovdqu64 zmm4, zmmword ptr [rdx + 120]
    vmovdqu64 zmm11, zmmword ptr [rdx + 184]
    vmovdqu64 zmm16, zmmword ptr [rdx + 248]
    vpbroadcastq zmm13, qword ptr [rsi + 64]
    vpmadd52huq zmm29, zmm13, zmm6
    vpmadd52huq zmm14, zmm13, zmm4
    vpmadd52huq zmm5, zmm13, zmm11
    vpmadd52huq zmm30, zmm13, zmm16
    vpbroadcastq zmm12, qword ptr [rsi + 72]
    vpmadd52luq zmm19, zmm12, zmm6
    vpmadd52luq zmm21, zmm12, zmm4
    vpmadd52luq zmm9, zmm12, zmm11
    vpmadd52luq zmm7, zmm12, zmm16
    vpbroadcastq zmm25, qword ptr [rsi + 128]
    vpmadd52huq zmm14, zmm25, zmm6
    vpmadd52huq zmm22, zmm25, zmm4
    vpmadd52huq zmm24, zmm25, zmm11
    vpbroadcastq zmm10, qword ptr [rsi + 136]
    vpmadd52luq zmm28, zmm10, zmm6
    vpmadd52luq zmm27, zmm10, zmm4
    vpmadd52luq zmm18, zmm10, zmm11
    vpbroadcastq zmm3, qword ptr [rsi + 192]
    vpmadd52huq zmm5, zmm3, zmm6
    vpmadd52huq zmm30, zmm3, zmm4
    vpbroadcastq zmm2, qword ptr [rsi + 200]
    vpmadd52luq zmm9, zmm2, zmm6
    vpmadd52luq zmm17, zmm2, zmm4
    vpbroadcastq zmm20, qword ptr [rsi + 256]
    vpmadd52huq zmm24, zmm20, zmm6
    vpbroadcastq zmm0, qword ptr [rsi + 264]
    vpmadd52luq zmm7, zmm0, zmm6
    vpaddq zmm19, zmm19, zmm29
    vpaddq zmm19, zmm19, zmm29
    vpaddq zmm21, zmm21, zmm28
    vpaddq zmm21, zmm21, zmm14
    vpaddq zmm21, zmm21, zmm14
    vpaddq zmm27, zmm27, zmm9
    vpaddq zmm5, zmm5, zmm22
    vpaddq zmm27, zmm27, zmm5
    vpaddq zmm27, zmm27, zmm5
    vpaddq zmm17, zmm17, zmm7
    vpaddq zmm17, zmm17, zmm18
    vpaddq zmm24, zmm24, zmm30
    vpaddq zmm17, zmm17, zmm24
    vpaddq zmm17, zmm17, zmm24
    vmovdqa64 zmmword ptr [rax + 1472], zmm19
    vmovdqa64 zmmword ptr [rax + 1536], zmm21
    vmovdqa64 zmmword ptr [rax + 1600], zmm27
    vmovdqa64 zmmword ptr [rax + 1664], zmm17
    /* z, column 80 */
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm4, zmm4, zmm4
    vmovdqa64 zmm11, zmmword ptr [rax + 768]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 1720]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 1728]
    vmovdqa64 zmm11, zmmword ptr [rax + 832]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 1784]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 1792]
    vmovdqa64 zmm11, zmmword ptr [rax + 896]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 1848]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 1856]
    vmovdqa64 zmm11, zmmword ptr [rax + 960]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 1912]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 1920]
    vmovdqa64 zmm11, zmmword ptr [rax + 1024]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 1976]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 1984]
    vmovdqa64 zmm11, zmmword ptr [rax + 1088]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 2040]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 2048]
    vmovdqa64 zmm11, zmmword ptr [rax + 1152]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 2104]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 2112]
    vmovdqa64 zmm11, zmmword ptr [rax + 1216]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 2168]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 2176]
    vmovdqa64 zmm11, zmmword ptr [rax + 1280]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 2232]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 2240]
    vmovdqa64 zmm11, zmmword ptr [rax + 1344]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 2296]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 2304]
    vmovdqa64 zmm11, zmmword ptr [rax + 1408]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 2360]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 2368]
    vpaddq zmm6, zmm6, zmm4
    vpaddq zmm6, zmm6, zmm4
    valignq zmm11, zmm6, zmm6, 4
    vpaddq zmm6, zmm6, zmm11
    valignq zmm11, zmm6, zmm6, 2
    vpaddq zmm6, zmm6, zmm11
    valignq zmm11, zmm6, zmm6, 1
    vpaddq zmm6, zmm6, zmm11
    vmovdqa64 zmm16, zmmword ptr [rax + 2112]
    vpaddq zmm16, zmm16, zmm6
    /* z, columns 0 to 39 */
    vmovdqa64 zmm15, zmmword ptr [rax + 1472]
    vmovdqa64 zmm31, zmmword ptr [rax + 1536]
    vmovdqa64 zmm1, zmmword ptr [rax + 1600]
    vmovdqa64 zmm13, zmmword ptr [rax + 1664]
    vmovdqa64 zmm12, zmmword ptr [rax + 1728]
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm28, zmm28, zmm28
    vmovdqu64 zmm14, zmmword ptr [rcx + 896]
    vmovdqu64 zmm9, zmmword ptr [rcx + 960]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1024]
    vmovdqu64 zmm5, zmmword ptr [rcx + 1088]
    vmovdqu64 zmm7, zmmword ptr [rcx + 1152]
    vpbroadcastq zmm18, qword ptr [rax + 776]
    vpmadd52luq zmm15, zmm18, zmm14
    vpmadd52luq zmm31, zmm18, zmm9
    vpmadd52luq zmm1, zmm18, zmm22
    vpmadd52luq zmm13, zmm18, zmm5
    vpmadd52luq zmm12, zmm18, zmm7
    vpbroadcastq zmm30, qword ptr [rax + 832]
    vpmadd52huq zmm10, zmm30, zmm14
    vpmadd52huq zmm3, zmm30, zmm9
    vpmadd52huq zmm2, zmm30, zmm22
    vpmadd52huq zmm20, zmm30, zmm5
    vpbroadcastq zmm24, qword ptr [rax + 840]
    vpmadd52luq zmm31, zmm24, zmm14
    vpmadd52luq zmm28, zmm24, zmm9
    vpmadd52luq zmm26, zmm24, zmm22
    vpmadd52luq zmm0, zmm24, zmm5
    vpbroadcastq zmm19, qword ptr [rax + 896]
    vpmadd52huq zmm3, zmm19, zmm14
    vpmadd52huq zmm29, zmm19, zmm9
    vpmadd52huq zmm8, zmm19, zmm22
    vpbroadcastq zmm21, qword ptr [rax + 904]
    vpmadd52luq zmm1, zmm21, zmm14
    vpmadd52luq zmm13, zmm21, zmm9
    vpmadd52luq zmm12, zmm21, zmm22
    vpbroadcastq zmm27, qword ptr [rax + 960]
    vpmadd52huq zmm2, zmm27, zmm14
    vpmadd52huq zmm20, zmm27, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 968]
    vpmadd52luq zmm26, zmm17, zmm14
    vpmadd52luq zmm0, zmm17, zmm9
    vpbroadcastq zmm4, qword ptr [rax + 1024]
    vpmadd52huq zmm8, zmm4, zmm14
    vpbroadcastq zmm11, qword ptr [rax + 1032]
    vpmadd52luq zmm12, zmm11, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 840]
    vmovdqu64 zmm9, zmmword ptr [rcx + 904]
    vmovdqu64 zmm22, zmmword ptr [rcx + 968]
    vmovdqu64 zmm5, zmmword ptr [rcx + 1032]
    vmovdqu64 zmm7, zmmword ptr [rcx + 1096]
    vpbroadcastq zmm6, qword ptr [rax + 824]
    vpmadd52huq zmm25, zmm6, zmm14
    vpmadd52huq zmm10, zmm6, zmm9
    vpmadd52huq zmm3, zmm6, zmm22
    vpmadd52huq zmm29, zmm6, zmm5
    vpmadd52huq zmm20, zmm6, zmm7
    vpbroadcastq zmm18, qword ptr [rax + 832]
    vpmadd52luq zmm15, zmm18, zmm14
    vpmadd52luq zmm31, zmm18, zmm9
    vpmadd52luq zmm28, zmm18, zmm22
    vpmadd52luq zmm13, zmm18, zmm5
    vpmadd52luq zmm0, zmm18, zmm7
    vpbroadcastq zmm30, qword ptr [rax + 888]
    vpmadd52huq zmm10, zmm30, zmm14
    vpmadd52huq zmm3, zmm30, zmm9
    vpmadd52huq zmm2, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm5
    vpbroadcastq zmm24, qword ptr [rax + 896]
    vpmadd52luq zmm31, zmm24, zmm14
    vpmadd52luq zmm1, zmm24, zmm9
    vpmadd52luq zmm26, zmm24, zmm22
    vpmadd52luq zmm12, zmm24, zmm5
    vpbroadcastq zmm19, qword ptr [rax + 952]
    vpmadd52huq zmm3, zmm19, zmm14
    vpmadd52huq zmm29, zmm19, zmm9
    vpmadd52huq zmm20, zmm19, zmm22
    vpbroadcastq zmm21, qword ptr [rax + 960]
    vpmadd52luq zmm28, zmm21, zmm14
    vpmadd52luq zmm13, zmm21, zmm9
    vpmadd52luq zmm0, zmm21, zmm22
    vpbroadcastq zmm27, qword ptr [rax + 1016]
    vpmadd52huq zmm2, zmm27, zmm14
    vpmadd52huq zmm8, zmm27, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 1024]
    vpmadd52luq zmm26, zmm17, zmm14
    vpmadd52luq zmm12, zmm17, zmm9
    vpbroadcastq zmm4, qword ptr [rax + 1080]
    vpmadd52huq zmm20, zmm4, zmm14
    vpbroadcastq zmm11, qword ptr [rax + 1088]
    vpmadd52luq zmm0, zmm11, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 848]
    vmovdqu64 zmm9, zmmword ptr [rcx + 912]
    vmovdqu64 zmm22, zmmword ptr [rcx + 976]
    vmovdqu64 zmm5, zmmword ptr [rcx + 1040]
    vmovdqu64 zmm7, zmmword ptr [rcx + 1104]
    vpbroadcastq zmm6, qword ptr [rax + 816]
    vpmadd52huq zmm25, zmm6, zmm14
    vpmadd52huq zmm10, zmm6, zmm9
    vpmadd52huq zmm3, zmm6, zmm22
    vpmadd52huq zmm29, zmm6, zmm5
    vpmadd52huq zmm8, zmm6, zmm7
    vpbroadcastq zmm18, qword ptr [rax + 824]
    vpmadd52luq zmm15, zmm18, zmm14
    vpmadd52luq zmm31, zmm18, zmm9
    vpmadd52luq zmm1, zmm18, zmm22
    vpmadd52luq zmm13, zmm18, zmm5
    vpmadd52luq zmm12, zmm18, zmm7
    vpbroadcastq zmm30, qword ptr [rax + 880]
    vpmadd52huq zmm10, zmm30, zmm14
    vpmadd52huq zmm3, zmm30, zmm9
    vpmadd52huq zmm2, zmm30, zmm22
    vpmadd52huq zmm20, zmm30, zmm5
    vpbroadcastq zmm24, qword ptr [rax + 888]
    vpmadd52luq zmm31, zmm24, zmm14
    vpmadd52luq zmm28, zmm24, zmm9
    vpmadd52luq zmm26, zmm24, zmm22
    vpmadd52luq zmm0, zmm24, zmm5
    vpbroadcastq zmm19, qword ptr [rax + 944]
    vpmadd52huq zmm3, zmm19, zmm14
    vpmadd52huq zmm29, zmm19, zmm9
    vpmadd52huq zmm8, zmm19, zmm22
    vpbroadcastq zmm21, qword ptr [rax + 952]
    vpmadd52luq zmm1, zmm21, zmm14
    vpmadd52luq zmm13, zmm21, zmm9
    vpmadd52luq zmm12, zmm21, zmm22
    vpbroadcastq zmm27, qword ptr [rax + 1008]
    vpmadd52huq zmm2, zmm27, zmm14
    vpmadd52huq zmm20, zmm27, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 1016]
    vpmadd52luq zmm26, zmm17, zmm14
    vpmadd52luq zmm0, zmm17, zmm9
    vpbroadcastq zmm4, qword ptr [rax + 1072]
    vpmadd52huq zmm8, zmm4, zmm14
    vpbroadcastq zmm11, qword ptr [rax + 1080]
    vpmadd52luq zmm12, zmm11, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 856]
    vmovdqu64 zmm9, zmmword ptr [rcx + 920]
    vmovdqu64 zmm22, zmmword ptr [rcx + 984]
    vmovdqu64 zmm5, zmmword ptr [rcx + 1048]
    vmovdqu64 zmm7, zmmword ptr [rcx + 1112]
    vpbroadcastq zmm6, qword ptr [rax + 808]
    vpmadd52huq zmm25, zmm6, zmm14
    vpmadd52huq zmm10, zmm6, zmm9
    vpmadd52huq zmm3, zmm6, zmm22
    vpmadd52huq zmm29, zmm6, zmm5
    vpmadd52huq zmm20, zmm6, zmm7
    vpbroadcastq zmm18, qword ptr [rax + 816]
    vpmadd52luq zmm15, zmm18, zmm14
    vpmadd52luq zmm31, zmm18, zmm9
    vpmadd52luq zmm28, zmm18, zmm22
    vpmadd52luq zmm13, zmm18, zmm5
    vpmadd52luq zmm0, zmm18, zmm7
    vpbroadcastq zmm30, qword ptr [rax + 872]
    vpmadd52huq zmm10, zmm30, zmm14
    vpmadd52huq zmm3, zmm30, zmm9
    vpmadd52huq zmm2, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm5
    vpbroadcastq zmm24, qword ptr [rax + 880]
    vpmadd52luq zmm31, zmm24, zmm14
    vpmadd52luq zmm1, zmm24, zmm9
    vpmadd52luq zmm26, zmm24, zmm22
    vpmadd52luq zmm12, zmm24, zmm5
    vpbroadcastq zmm19, qword ptr [rax + 936]
    vpmadd52huq zmm3, zmm19, zmm14
    vpmadd52huq zmm29, zmm19, zmm9
    vpmadd52huq zmm20, zmm19, zmm22
    vpbroadcastq zmm21, qword ptr [rax + 944]
    vpmadd52luq zmm28, zmm21, zmm14
    vpmadd52luq zmm13, zmm21, zmm9
    vpmadd52luq zmm0, zmm21, zmm22
    vpbroadcastq zmm27, qword ptr [rax + 1000]
    vpmadd52huq zmm2, zmm27, zmm14
    vpmadd52huq zmm8, zmm27, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 1008]
    vpmadd52luq zmm26, zmm17, zmm14
    vpmadd52luq zmm12, zmm17, zmm9
    vpbroadcastq zmm4, qword ptr [rax + 1064]
    vpmadd52huq zmm20, zmm4, zmm14
    vpbroadcastq zmm11, qword ptr [rax + 1072]
    vpmadd52luq zmm0, zmm11, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 864]
    vmovdqu64 zmm9, zmmword ptr [rcx + 928]
    vmovdqu64 zmm22, zmmword ptr [rcx + 992]
    vmovdqu64 zmm5, zmmword ptr [rcx + 1056]
    vmovdqu64 zmm7, zmmword ptr [rcx + 1120]
    vpbroadcastq zmm6, qword ptr [rax + 800]
    vpmadd52huq zmm25, zmm6, zmm14
    vpmadd52huq zmm10, zmm6, zmm9
    vpmadd52huq zmm3, zmm6, zmm22
    vpmadd52huq zmm29, zmm6, zmm5
    vpmadd52huq zmm8, zmm6, zmm7
    vpbroadcastq zmm18, qword ptr [rax + 808]
    vpmadd52luq zmm15, zmm18, zmm14
    vpmadd52luq zmm31, zmm18, zmm9
    vpmadd52luq zmm1, zmm18, zmm22
    vpmadd52luq zmm13, zmm18, zmm5
    vpmadd52luq zmm12, zmm18, zmm7
    vpbroadcastq zmm30, qword ptr [rax + 864]
    vpmadd52huq zmm10, zmm30, zmm14
    vpmadd52huq zmm3, zmm30, zmm9
    vpmadd52huq zmm2, zmm30, zmm22
    vpmadd52huq zmm20, zmm30, zmm5
    vpbroadcastq zmm24, qword ptr [rax + 872]
    vpmadd52luq zmm31, zmm24, zmm14
    vpmadd52luq zmm28, zmm24, zmm9
    vpmadd52luq zmm26, zmm24, zmm22
    vpmadd52luq zmm0, zmm24, zmm5
    vpbroadcastq zmm19, qword ptr [rax + 928]
    vpmadd52huq zmm3, zmm19, zmm14
    vpmadd52huq zmm29, zmm19, zmm9
    vpmadd52huq zmm8, zmm19, zmm22
    vpbroadcastq zmm21, qword ptr [rax + 936]
    vpmadd52luq zmm1, zmm21, zmm14
    vpmadd52luq zmm13, zmm21, zmm9
    vpmadd52luq zmm12, zmm21, zmm22
    vpbroadcastq zmm27, qword ptr [rax + 992]
    vpmadd52huq zmm2, zmm27, zmm14
    vpmadd52huq zmm20, zmm27, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 1000]
    vpmadd52luq zmm26, zmm17, zmm14
    vpmadd52luq zmm0, zmm17, zmm9
    vpbroadcastq zmm4, qword ptr [rax + 1056]
    vpmadd52huq zmm8, zmm4, zmm14
    vpbroadcastq zmm11, qword ptr [rax + 1064]
    vpmadd52luq zmm12, zmm11, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 872]
    vmovdqu64 zmm9, zmmword ptr [rcx + 936]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1000]
    vmovdqu64 zmm5, zmmword ptr [rcx + 1064]
    vmovdqu64 zmm7, zmmword ptr [rcx + 1128]
    vpbroadcastq zmm6, qword ptr [rax + 792]
    vpmadd52huq zmm25, zmm6, zmm14
    vpmadd52huq zmm10, zmm6, zmm9
    vpmadd52huq zmm3, zmm6, zmm22
    vpmadd52huq zmm29, zmm6, zmm5
    vpmadd52huq zmm20, zmm6, zmm7
    vpbroadcastq zmm18, qword ptr [rax + 800]
    vpmadd52luq zmm15, zmm18, zmm14
    vpmadd52luq zmm31, zmm18, zmm9
    vpmadd52luq zmm28, zmm18, zmm22
    vpmadd52luq zmm13, zmm18, zmm5
    vpmadd52luq zmm0, zmm18, zmm7
    vpbroadcastq zmm30, qword ptr [rax + 856]
    vpmadd52huq zmm10, zmm30, zmm14
    vpmadd52huq zmm3, zmm30, zmm9
    vpmadd52huq zmm2, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm5
    vpbroadcastq zmm24, qword ptr [rax + 864]
    vpmadd52luq zmm31, zmm24, zmm14
    vpmadd52luq zmm1, zmm24, zmm9
    vpmadd52luq zmm26, zmm24, zmm22
    vpmadd52luq zmm12, zmm24, zmm5
    vpbroadcastq zmm19, qword ptr [rax + 920]
    vpmadd52huq zmm3, zmm19, zmm14
    vpmadd52huq zmm29, zmm19, zmm9
    vpmadd52huq zmm20, zmm19, zmm22
    vpbroadcastq zmm21, qword ptr [rax + 928]
    vpmadd52luq zmm28, zmm21, zmm14
    vpmadd52luq zmm13, zmm21, zmm9
    vpmadd52luq zmm0, zmm21, zmm22
    vpbroadcastq zmm27, qword ptr [rax + 984]
    vpmadd52huq zmm2, zmm27, zmm14
    vpmadd52huq zmm8, zmm27, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 992]
    vpmadd52luq zmm26, zmm17, zmm14
    vpmadd52luq zmm12, zmm17, zmm9
    vpbroadcastq zmm4, qword ptr [rax + 1048]
    vpmadd52huq zmm20, zmm4, zmm14
    vpbroadcastq zmm11, qword ptr [rax + 1056]
    vpmadd52luq zmm0, zmm11, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 880]
    vmovdqu64 zmm9, zmmword ptr [rcx + 944]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1008]
    vmovdqu64 zmm5, zmmword ptr [rcx + 1072]
    vmovdqu64 zmm7, zmmword ptr [rcx + 1136]
    vpbroadcastq zmm6, qword ptr [rax + 784]
    vpmadd52huq zmm25, zmm6, zmm14
    vpmadd52huq zmm10, zmm6, zmm9
    vpmadd52huq zmm3, zmm6, zmm22
    vpmadd52huq zmm29, zmm6, zmm5
    vpmadd52huq zmm8, zmm6, zmm7
    vpbroadcastq zmm18, qword ptr [rax + 792]
    vpmadd52luq zmm15, zmm18, zmm14
    vpmadd52luq zmm31, zmm18, zmm9
    vpmadd52luq zmm1, zmm18, zmm22
    vpmadd52luq zmm13, zmm18, zmm5
    vpmadd52luq zmm12, zmm18, zmm7
    vpbroadcastq zmm30, qword ptr [rax + 848]
    vpmadd52huq zmm10, zmm30, zmm14
    vpmadd52huq zmm3, zmm30, zmm9
    vpmadd52huq zmm2, zmm30, zmm22
    vpmadd52huq zmm20, zmm30, zmm5
    vpbroadcastq zmm24, qword ptr [rax + 856]
    vpmadd52luq zmm31, zmm24, zmm14
    vpmadd52luq zmm28, zmm24, zmm9
    vpmadd52luq zmm26, zmm24, zmm22
    vpmadd52luq zmm0, zmm24, zmm5
    vpbroadcastq zmm19, qword ptr [rax + 912]
    vpmadd52huq zmm3, zmm19, zmm14
    vpmadd52huq zmm29, zmm19, zmm9
    vpmadd52huq zmm8, zmm19, zmm22
    vpbroadcastq zmm21, qword ptr [rax + 920]
    vpmadd52luq zmm1, zmm21, zmm14
    vpmadd52luq zmm13, zmm21, zmm9
    vpmadd52luq zmm12, zmm21, zmm22
    vpbroadcastq zmm27, qword ptr [rax + 976]
    vpmadd52huq zmm2, zmm27, zmm14
    vpmadd52huq zmm20, zmm27, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 984]
    vpmadd52luq zmm26, zmm17, zmm14
    vpmadd52luq zmm0, zmm17, zmm9
    vpbroadcastq zmm4, qword ptr [rax + 1040]
    vpmadd52huq zmm8, zmm4, zmm14
    vpbroadcastq zmm11, qword ptr [rax + 1048]
    vpmadd52luq zmm12, zmm11, zmm14
    vmovdqu64 zmm14, zmmword ptr [rcx + 888]
    vmovdqu64 zmm9, zmmword ptr [rcx + 952]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1016]
    vmovdqu64 zmm5, zmmword ptr [rcx + 1080]
    vmovdqu64 zmm7, zmmword ptr [rcx + 1144]
    vpbroadcastq zmm6, qword ptr [rax + 776]
    vpmadd52huq zmm25, zmm6, zmm14
    vpmadd52huq zmm10, zmm6, zmm9
    vpmadd52huq zmm3, zmm6, zmm22
    vpmadd52huq zmm29, zmm6, zmm5
    vpmadd52huq zmm20, zmm6, zmm7
    vpbroadcastq zmm18, qword ptr [rax + 784]
    vpmadd52luq zmm15, zmm18, zmm14
    vpmadd52luq zmm31, zmm18, zmm9
    vpmadd52luq zmm28, zmm18, zmm22
    vpmadd52luq zmm13, zmm18, zmm5
    vpmadd52luq zmm0, zmm18, zmm7
    vpbroadcastq zmm30, qword ptr [rax + 840]
    vpmadd52huq zmm10, zmm30, zmm14
    vpmadd52huq zmm3, zmm30, zmm9
    vpmadd52huq zmm2, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm5
    vpbroadcastq zmm24, qword ptr [rax + 848]
    vpmadd52luq zmm31, zmm24, zmm14
    vpmadd52luq zmm1, zmm24, zmm9
    vpmadd52luq zmm26, zmm24, zmm22
    vpmadd52luq zmm12, zmm24, zmm5
    vpbroadcastq zmm19, qword ptr [rax + 904]
    vpmadd52huq zmm3, zmm19, zmm14
    vpmadd52huq zmm29, zmm19, zmm9
    vpmadd52huq zmm20, zmm19, zmm22
    vpbroadcastq zmm21, qword ptr [rax + 912]
    vpmadd52luq zmm28, zmm21, zmm14
    vpmadd52luq zmm13, zmm21, zmm9
    vpmadd52luq zmm0, zmm21, zmm22
    vpbroadcastq zmm27, qword ptr [rax + 968]
    vpmadd52huq zmm2, zmm27, zmm14
    vpmadd52huq zmm8, zmm27, zmm9
    vpbroadcastq zmm17, qword ptr [rax + 976]
    vpmadd52luq zmm26, zmm17, zmm14
    vpmadd52luq zmm12, zmm17, zmm9
    vpbroadcastq zmm4, qword ptr [rax + 1032]
    vpmadd52huq zmm20, zmm4, zmm14
    vpbroadcastq zmm11, qword ptr [rax + 1040]
    vpmadd52luq zmm0, zmm11, zmm14
    vpaddq zmm15, zmm15, zmm25
    vpaddq zmm15, zmm15, zmm25
    vpaddq zmm31, zmm31, zmm10
    vpaddq zmm31, zmm31, zmm10
    vpaddq zmm1, zmm1, zmm28
    vpaddq zmm1, zmm1, zmm3
    vpaddq zmm1, zmm1, zmm3
    vpaddq zmm13, zmm13, zmm26
    vpaddq zmm2, zmm2, zmm29
    vpaddq zmm13, zmm13, zmm2
    vpaddq zmm13, zmm13, zmm2
    vpaddq zmm12, zmm12, zmm0
    vpaddq zmm20, zmm20, zmm8
    vpaddq zmm12, zmm12, zmm20
    vpaddq zmm12, zmm12, zmm20
    vpsrlq zmm14, zmm15, 51
    vpsrlq zmm9, zmm31, 51
    vpsrlq zmm22, zmm1, 51
    vpsrlq zmm5, zmm13, 51
    vpsrlq zmm7, zmm12, 51
    vpandq zmm18, zmm15, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm30, zmm30, zmm30
    valignq zmm30, zmm14, zmm30, 7
    vpaddq zmm18, zmm18, zmm30
    vmovdqu64 zmmword ptr [rdi + 64], zmm18
    vpandq zmm18, zmm31, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm24, zmm9, zmm14, 7
    vpaddq zmm18, zmm18, zmm24
    vmovdqu64 zmmword ptr [rdi + 128], zmm18
    vpandq zmm18, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm19, zmm22, zmm9, 7
    vpaddq zmm18, zmm18, zmm19
    vmovdqu64 zmmword ptr [rdi + 192], zmm18
    vpandq zmm18, zmm13, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm21, zmm5, zmm22, 7
    vpaddq zmm18, zmm18, zmm21
    vmovdqu64 zmmword ptr [rdi + 256], zmm18
    vpandq zmm18, zmm12, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm27, zmm7, zmm5, 7
    vpaddq zmm18, zmm18, zmm27
    vmovdqu64 zmmword ptr [rdi + 320], zmm18
    /* z, columns 40 to 79 */
    vmovdqa64 zmm17, zmmword ptr [rax + 1792]
    vmovdqa64 zmm4, zmmword ptr [rax + 1856]
    vmovdqa64 zmm11, zmmword ptr [rax + 1920]
    vmovdqa64 zmm6, zmmword ptr [rax + 1984]
    vmovdqa64 zmm25, zmmword ptr [rax + 2048]
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm30, zmm30, zmm30
    vmovdqu64 zmm15, zmmword ptr [rcx + 896]
    vmovdqu64 zmm24, zmmword ptr [rcx + 960]
    vmovdqu64 zmm14, zmmword ptr [rcx + 1024]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1088]
    vmovdqu64 zmm19, zmmword ptr [rcx + 1152]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm1, zmmword ptr [rcx + 1280]
    vmovdqu64 zmm21, zmmword ptr [rcx + 1344]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1408]
    vmovdqu64 zmm13, zmmword ptr [rcx + 1472]
    vpbroadcastq zmm27, qword ptr [rax + 776]
    vpmadd52luq zmm17, zmm27, zmm9
    vpmadd52luq zmm4, zmm27, zmm1
    vpmadd52luq zmm11, zmm27, zmm21
    vpmadd52luq zmm6, zmm27, zmm22
    vpmadd52luq zmm25, zmm27, zmm13
    vpbroadcastq zmm5, qword ptr [rax + 832]
    vpmadd52huq zmm10, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm9
    vpmadd52huq zmm3, zmm5, zmm1
    vpmadd52huq zmm26, zmm5, zmm21
    vpmadd52huq zmm29, zmm5, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 840]
    vpmadd52luq zmm17, zmm12, zmm19
    vpmadd52luq zmm4, zmm12, zmm9
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52luq zmm8, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm22
    vpbroadcastq zmm18, qword ptr [rax + 896]
    vpmadd52huq zmm10, zmm18, zmm31
    vpmadd52huq zmm28, zmm18, zmm19
    vpmadd52huq zmm3, zmm18, zmm9
    vpmadd52huq zmm20, zmm18, zmm1
    vpmadd52huq zmm0, zmm18, zmm21
    vpbroadcastq zmm27, qword ptr [rax + 904]
    vpmadd52luq zmm17, zmm27, zmm31
    vpmadd52luq zmm4, zmm27, zmm19
    vpmadd52luq zmm11, zmm27, zmm9
    vpmadd52luq zmm6, zmm27, zmm1
    vpmadd52luq zmm25, zmm27, zmm21
    vpbroadcastq zmm5, qword ptr [rax + 960]
    vpmadd52huq zmm10, zmm5, zmm14
    vpmadd52huq zmm28, zmm5, zmm31
    vpmadd52huq zmm3, zmm5, zmm19
    vpmadd52huq zmm26, zmm5, zmm9
    vpmadd52huq zmm29, zmm5, zmm1
    vpbroadcastq zmm12, qword ptr [rax + 968]
    vpmadd52luq zmm17, zmm12, zmm14
    vpmadd52luq zmm4, zmm12, zmm31
    vpmadd52luq zmm30, zmm12, zmm19
    vpmadd52luq zmm8, zmm12, zmm9
    vpmadd52luq zmm2, zmm12, zmm1
    vpbroadcastq zmm18, qword ptr [rax + 1024]
    vpmadd52huq zmm10, zmm18, zmm24
    vpmadd52huq zmm28, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm31
    vpmadd52huq zmm20, zmm18, zmm19
    vpmadd52huq zmm0, zmm18, zmm9
    vpbroadcastq zmm27, qword ptr [rax + 1032]
    vpmadd52luq zmm17, zmm27, zmm24
    vpmadd52luq zmm4, zmm27, zmm14
    vpmadd52luq zmm11, zmm27, zmm31
    vpmadd52luq zmm6, zmm27, zmm19
    vpmadd52luq zmm25, zmm27, zmm9
    vpbroadcastq zmm5, qword ptr [rax + 1088]
    vpmadd52huq zmm10, zmm5, zmm15
    vpmadd52huq zmm28, zmm5, zmm24
    vpmadd52huq zmm3, zmm5, zmm14
    vpmadd52huq zmm26, zmm5, zmm31
    vpmadd52huq zmm29, zmm5, zmm19
    vpbroadcastq zmm12, qword ptr [rax + 1096]
    vpmadd52luq zmm17, zmm12, zmm15
    vpmadd52luq zmm4, zmm12, zmm24
    vpmadd52luq zmm30, zmm12, zmm14
    vpmadd52luq zmm8, zmm12, zmm31
    vpmadd52luq zmm2, zmm12, zmm19
    vpbroadcastq zmm18, qword ptr [rax + 1152]
    vpmadd52huq zmm28, zmm18, zmm15
    vpmadd52huq zmm3, zmm18, zmm24
    vpmadd52huq zmm20, zmm18, zmm14
    vpmadd52huq zmm0, zmm18, zmm31
    vpbroadcastq zmm27, qword ptr [rax + 1160]
    vpmadd52luq zmm4, zmm27, zmm15
    vpmadd52luq zmm11, zmm27, zmm24
    vpmadd52luq zmm6, zmm27, zmm14
    vpmadd52luq zmm25, zmm27, zmm31
    vpbroadcastq zmm5, qword ptr [rax + 1216]
    vpmadd52huq zmm3, zmm5, zmm15
    vpmadd52huq zmm26, zmm5, zmm24
    vpmadd52huq zmm29, zmm5, zmm14
    vpbroadcastq zmm12, qword ptr [rax + 1224]
    vpmadd52luq zmm30, zmm12, zmm15
    vpmadd52luq zmm8, zmm12, zmm24
    vpmadd52luq zmm2, zmm12, zmm14
    vpbroadcastq zmm18, qword ptr [rax + 1280]
    vpmadd52huq zmm20, zmm18, zmm15
    vpmadd52huq zmm0, zmm18, zmm24
    vpbroadcastq zmm27, qword ptr [rax + 1288]
    vpmadd52luq zmm6, zmm27, zmm15
    vpmadd52luq zmm25, zmm27, zmm24
    vpbroadcastq zmm5, qword ptr [rax + 1344]
    vpmadd52huq zmm29, zmm5, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 1352]
    vpmadd52luq zmm2, zmm12, zmm15
    vmovdqu64 zmm15, zmmword ptr [rcx + 840]
    vmovdqu64 zmm24, zmmword ptr [rcx + 904]
    vmovdqu64 zmm14, zmmword ptr [rcx + 968]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1032]
    vmovdqu64 zmm19, zmmword ptr [rcx + 1096]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1160]
    vmovdqu64 zmm1, zmmword ptr [rcx + 1224]
    vmovdqu64 zmm21, zmmword ptr [rcx + 1288]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1352]
    vmovdqu64 zmm13, zmmword ptr [rcx + 1416]
    vpbroadcastq zmm18, qword ptr [rax + 824]
    vpmadd52huq zmm10, zmm18, zmm9
    vpmadd52huq zmm28, zmm18, zmm1
    vpmadd52huq zmm3, zmm18, zmm21
    vpmadd52huq zmm26, zmm18, zmm22
    vpmadd52huq zmm0, zmm18, zmm13
    vpbroadcastq zmm27, qword ptr [rax + 832]
    vpmadd52luq zmm17, zmm27, zmm9
    vpmadd52luq zmm4, zmm27, zmm1
    vpmadd52luq zmm11, zmm27, zmm21
    vpmadd52luq zmm8, zmm27, zmm22
    vpmadd52luq zmm25, zmm27, zmm13
    vpbroadcastq zmm5, qword ptr [rax + 888]
    vpmadd52huq zmm10, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm9
    vpmadd52huq zmm3, zmm5, zmm1
    vpmadd52huq zmm20, zmm5, zmm21
    vpmadd52huq zmm29, zmm5, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 896]
    vpmadd52luq zmm17, zmm12, zmm19
    vpmadd52luq zmm4, zmm12, zmm9
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52luq zmm6, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm22
    vpbroadcastq zmm18, qword ptr [rax + 952]
    vpmadd52huq zmm10, zmm18, zmm31
    vpmadd52huq zmm28, zmm18, zmm19
    vpmadd52huq zmm3, zmm18, zmm9
    vpmadd52huq zmm26, zmm18, zmm1
    vpmadd52huq zmm0, zmm18, zmm21
    vpbroadcastq zmm27, qword ptr [rax + 960]
    vpmadd52luq zmm17, zmm27, zmm31
    vpmadd52luq zmm4, zmm27, zmm19
    vpmadd52luq zmm11, zmm27, zmm9
    vpmadd52luq zmm8, zmm27, zmm1
    vpmadd52luq zmm25, zmm27, zmm21
    vpbroadcastq zmm5, qword ptr [rax + 1016]
    vpmadd52huq zmm10, zmm5, zmm14
    vpmadd52huq zmm28, zmm5, zmm31
    vpmadd52huq zmm3, zmm5, zmm19
    vpmadd52huq zmm20, zmm5, zmm9
    vpmadd52huq zmm29, zmm5, zmm1
    vpbroadcastq zmm12, qword ptr [rax + 1024]
    vpmadd52luq zmm17, zmm12, zmm14
    vpmadd52luq zmm4, zmm12, zmm31
    vpmadd52luq zmm30, zmm12, zmm19
    vpmadd52luq zmm6, zmm12, zmm9
    vpmadd52luq zmm2, zmm12, zmm1
    vpbroadcastq zmm18, qword ptr [rax + 1080]
    vpmadd52huq zmm10, zmm18, zmm24
    vpmadd52huq zmm28, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm31
    vpmadd52huq zmm26, zmm18, zmm19
    vpmadd52huq zmm0, zmm18, zmm9
    vpbroadcastq zmm27, qword ptr [rax + 1088]
    vpmadd52luq zmm17, zmm27, zmm24
    vpmadd52luq zmm4, zmm27, zmm14
    vpmadd52luq zmm11, zmm27, zmm31
    vpmadd52luq zmm8, zmm27, zmm19
    vpmadd52luq zmm25, zmm27, zmm9
    vpbroadcastq zmm5, qword ptr [rax + 1144]
    vpmadd52huq zmm10, zmm5, zmm15
    vpmadd52huq zmm28, zmm5, zmm24
    vpmadd52huq zmm3, zmm5, zmm14
    vpmadd52huq zmm20, zmm5, zmm31
    vpmadd52huq zmm29, zmm5, zmm19
    vpbroadcastq zmm12, qword ptr [rax + 1152]
    vpmadd52luq zmm17, zmm12, zmm15
    vpmadd52luq zmm4, zmm12, zmm24
    vpmadd52luq zmm30, zmm12, zmm14
    vpmadd52luq zmm6, zmm12, zmm31
    vpmadd52luq zmm2, zmm12, zmm19
    vpbroadcastq zmm18, qword ptr [rax + 1208]
    vpmadd52huq zmm28, zmm18, zmm15
    vpmadd52huq zmm3, zmm18, zmm24
    vpmadd52huq zmm26, zmm18, zmm14
    vpmadd52huq zmm0, zmm18, zmm31
    vpbroadcastq zmm27, qword ptr [rax + 1216]
    vpmadd52luq zmm4, zmm27, zmm15
    vpmadd52luq zmm11, zmm27, zmm24
    vpmadd52luq zmm8, zmm27, zmm14
    vpmadd52luq zmm25, zmm27, zmm31
    vpbroadcastq zmm5, qword ptr [rax + 1272]
    vpmadd52huq zmm3, zmm5, zmm15
    vpmadd52huq zmm20, zmm5, zmm24
    vpmadd52huq zmm29, zmm5, zmm14
    vpbroadcastq zmm12, qword ptr [rax + 1280]
    vpmadd52luq zmm30, zmm12, zmm15
    vpmadd52luq zmm6, zmm12, zmm24
    vpmadd52luq zmm2, zmm12, zmm14
    vpbroadcastq zmm18, qword ptr [rax + 1336]
    vpmadd52huq zmm26, zmm18, zmm15
    vpmadd52huq zmm0, zmm18, zmm24
    vpbroadcastq zmm27, qword ptr [rax + 1344]
    vpmadd52luq zmm8, zmm27, zmm15
    vpmadd52luq zmm25, zmm27, zmm24
    vpbroadcastq zmm5, qword ptr [rax + 1400]
    vpmadd52huq zmm29, zmm5, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 1408]
    vpmadd52luq zmm2, zmm12, zmm15
    vmovdqu64 zmm15, zmmword ptr [rcx + 848]
    vmovdqu64 zmm24, zmmword ptr [rcx + 912]
    vmovdqu64 zmm14, zmmword ptr [rcx + 976]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1040]
    vmovdqu64 zmm19, zmmword ptr [rcx + 1104]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1168]
    vmovdqu64 zmm1, zmmword ptr [rcx + 1232]
    vmovdqu64 zmm21, zmmword ptr [rcx + 1296]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1360]
    vmovdqu64 zmm13, zmmword ptr [rcx + 1424]
    vpbroadcastq zmm18, qword ptr [rax + 816]
    vpmadd52huq zmm10, zmm18, zmm9
    vpmadd52huq zmm28, zmm18, zmm1
    vpmadd52huq zmm3, zmm18, zmm21
    vpmadd52huq zmm20, zmm18, zmm22
    vpmadd52huq zmm0, zmm18, zmm13
    vpbroadcastq zmm27, qword ptr [rax + 824]
    vpmadd52luq zmm17, zmm27, zmm9
    vpmadd52luq zmm4, zmm27, zmm1
    vpmadd52luq zmm11, zmm27, zmm21
    vpmadd52luq zmm6, zmm27, zmm22
    vpmadd52luq zmm25, zmm27, zmm13
    vpbroadcastq zmm5, qword ptr [rax + 880]
    vpmadd52huq zmm10, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm9
    vpmadd52huq zmm3, zmm5, zmm1
    vpmadd52huq zmm26, zmm5, zmm21
    vpmadd52huq zmm29, zmm5, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 888]
    vpmadd52luq zmm17, zmm12, zmm19
    vpmadd52luq zmm4, zmm12, zmm9
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52luq zmm8, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm22
    vpbroadcastq zmm18, qword ptr [rax + 944]
    vpmadd52huq zmm10, zmm18, zmm31
    vpmadd52huq zmm28, zmm18, zmm19
    vpmadd52huq zmm3, zmm18, zmm9
    vpmadd52huq zmm20, zmm18, zmm1
    vpmadd52huq zmm0, zmm18, zmm21
    vpbroadcastq zmm27, qword ptr [rax + 952]
    vpmadd52luq zmm17, zmm27, zmm31
    vpmadd52luq zmm4, zmm27, zmm19
    vpmadd52luq zmm11, zmm27, zmm9
    vpmadd52luq zmm6, zmm27, zmm1
    vpmadd52luq zmm25, zmm27, zmm21
    vpbroadcastq zmm5, qword ptr [rax + 1008]
    vpmadd52huq zmm10, zmm5, zmm14
    vpmadd52huq zmm28, zmm5, zmm31
    vpmadd52huq zmm3, zmm5, zmm19
    vpmadd52huq zmm26, zmm5, zmm9
    vpmadd52huq zmm29, zmm5, zmm1
    vpbroadcastq zmm12, qword ptr [rax + 1016]
    vpmadd52luq zmm17, zmm12, zmm14
    vpmadd52luq zmm4, zmm12, zmm31
    vpmadd52luq zmm30, zmm12, zmm19
    vpmadd52luq zmm8, zmm12, zmm9
    vpmadd52luq zmm2, zmm12, zmm1
    vpbroadcastq zmm18, qword ptr [rax + 1072]
    vpmadd52huq zmm10, zmm18, zmm24
    vpmadd52huq zmm28, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm31
    vpmadd52huq zmm20, zmm18, zmm19
    vpmadd52huq zmm0, zmm18, zmm9
    vpbroadcastq zmm27, qword ptr [rax + 1080]
    vpmadd52luq zmm17, zmm27, zmm24
    vpmadd52luq zmm4, zmm27, zmm14
    vpmadd52luq zmm11, zmm27, zmm31
    vpmadd52luq zmm6, zmm27, zmm19
    vpmadd52luq zmm25, zmm27, zmm9
    vpbroadcastq zmm5, qword ptr [rax + 1136]
    vpmadd52huq zmm10, zmm5, zmm15
    vpmadd52huq zmm28, zmm5, zmm24
    vpmadd52huq zmm3, zmm5, zmm14
    vpmadd52huq zmm26, zmm5, zmm31
    vpmadd52huq zmm29, zmm5, zmm19
    vpbroadcastq zmm12, qword ptr [rax + 1144]
    vpmadd52luq zmm17, zmm12, zmm15
    vpmadd52luq zmm4, zmm12, zmm24
    vpmadd52luq zmm30, zmm12, zmm14
    vpmadd52luq zmm8, zmm12, zmm31
    vpmadd52luq zmm2, zmm12, zmm19
    vpbroadcastq zmm18, qword ptr [rax + 1200]
    vpmadd52huq zmm28, zmm18, zmm15
    vpmadd52huq zmm3, zmm18, zmm24
    vpmadd52huq zmm20, zmm18, zmm14
    vpmadd52huq zmm0, zmm18, zmm31
    vpbroadcastq zmm27, qword ptr [rax + 1208]
    vpmadd52luq zmm4, zmm27, zmm15
    vpmadd52luq zmm11, zmm27, zmm24
    vpmadd52luq zmm6, zmm27, zmm14
    vpmadd52luq zmm25, zmm27, zmm31
    vpbroadcastq zmm5, qword ptr [rax + 1264]
    vpmadd52huq zmm3, zmm5, zmm15
    vpmadd52huq zmm26, zmm5, zmm24
    vpmadd52huq zmm29, zmm5, zmm14
    vpbroadcastq zmm12, qword ptr [rax + 1272]
    vpmadd52luq zmm30, zmm12, zmm15
    vpmadd52luq zmm8, zmm12, zmm24
    vpmadd52luq zmm2, zmm12, zmm14
    vpbroadcastq zmm18, qword ptr [rax + 1328]
    vpmadd52huq zmm20, zmm18, zmm15
    vpmadd52huq zmm0, zmm18, zmm24
    vpbroadcastq zmm27, qword ptr [rax + 1336]
    vpmadd52luq zmm6, zmm27, zmm15
    vpmadd52luq zmm25, zmm27, zmm24
    vpbroadcastq zmm5, qword ptr [rax + 1392]
    vpmadd52huq zmm29, zmm5, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 1400]
    vpmadd52luq zmm2, zmm12, zmm15
    vmovdqu64 zmm15, zmmword ptr [rcx + 856]
    vmovdqu64 zmm24, zmmword ptr [rcx + 920]
    vmovdqu64 zmm14, zmmword ptr [rcx + 984]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1048]
    vmovdqu64 zmm19, zmmword ptr [rcx + 1112]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1176]
    vmovdqu64 zmm1, zmmword ptr [rcx + 1240]
    vmovdqu64 zmm21, zmmword ptr [rcx + 1304]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1368]
    vmovdqu64 zmm13, zmmword ptr [rcx + 1432]
    vpbroadcastq zmm18, qword ptr [rax + 808]
    vpmadd52huq zmm10, zmm18, zmm9
    vpmadd52huq zmm28, zmm18, zmm1
    vpmadd52huq zmm3, zmm18, zmm21
    vpmadd52huq zmm26, zmm18, zmm22
    vpmadd52huq zmm0, zmm18, zmm13
    vpbroadcastq zmm27, qword ptr [rax + 816]
    vpmadd52luq zmm17, zmm27, zmm9
    vpmadd52luq zmm4, zmm27, zmm1
    vpmadd52luq zmm11, zmm27, zmm21
    vpmadd52luq zmm8, zmm27, zmm22
    vpmadd52luq zmm25, zmm27, zmm13
    vpbroadcastq zmm5, qword ptr [rax + 872]
    vpmadd52huq zmm10, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm9
    vpmadd52huq zmm3, zmm5, zmm1
    vpmadd52huq zmm20, zmm5, zmm21
    vpmadd52huq zmm29, zmm5, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 880]
    vpmadd52luq zmm17, zmm12, zmm19
    vpmadd52luq zmm4, zmm12, zmm9
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52luq zmm6, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm22
    vpbroadcastq zmm18, qword ptr [rax + 936]
    vpmadd52huq zmm10, zmm18, zmm31
    vpmadd52huq zmm28, zmm18, zmm19
    vpmadd52huq zmm3, zmm18, zmm9
    vpmadd52huq zmm26, zmm18, zmm1
    vpmadd52huq zmm0, zmm18, zmm21
    vpbroadcastq zmm27, qword ptr [rax + 944]
    vpmadd52luq zmm17, zmm27, zmm31
    vpmadd52luq zmm4, zmm27, zmm19
    vpmadd52luq zmm11, zmm27, zmm9
    vpmadd52luq zmm8, zmm27, zmm1
    vpmadd52luq zmm25, zmm27, zmm21
    vpbroadcastq zmm5, qword ptr [rax + 1000]
    vpmadd52huq zmm10, zmm5, zmm14
    vpmadd52huq zmm28, zmm5, zmm31
    vpmadd52huq zmm3, zmm5, zmm19
    vpmadd52huq zmm20, zmm5, zmm9
    vpmadd52huq zmm29, zmm5, zmm1
    vpbroadcastq zmm12, qword ptr [rax + 1008]
    vpmadd52luq zmm17, zmm12, zmm14
    vpmadd52luq zmm4, zmm12, zmm31
    vpmadd52luq zmm30, zmm12, zmm19
    vpmadd52luq zmm6, zmm12, zmm9
    vpmadd52luq zmm2, zmm12, zmm1
    vpbroadcastq zmm18, qword ptr [rax + 1064]
    vpmadd52huq zmm10, zmm18, zmm24
    vpmadd52huq zmm28, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm31
    vpmadd52huq zmm26, zmm18, zmm19
    vpmadd52huq zmm0, zmm18, zmm9
    vpbroadcastq zmm27, qword ptr [rax + 1072]
    vpmadd52luq zmm17, zmm27, zmm24
    vpmadd52luq zmm4, zmm27, zmm14
    vpmadd52luq zmm11, zmm27, zmm31
    vpmadd52luq zmm8, zmm27, zmm19
    vpmadd52luq zmm25, zmm27, zmm9
    vpbroadcastq zmm5, qword ptr [rax + 1128]
    vpmadd52huq zmm10, zmm5, zmm15
    vpmadd52huq zmm28, zmm5, zmm24
    vpmadd52huq zmm3, zmm5, zmm14
    vpmadd52huq zmm20, zmm5, zmm31
    vpmadd52huq zmm29, zmm5, zmm19
    vpbroadcastq zmm12, qword ptr [rax + 1136]
    vpmadd52luq zmm17, zmm12, zmm15
    vpmadd52luq zmm4, zmm12, zmm24
    vpmadd52luq zmm30, zmm12, zmm14
    vpmadd52luq zmm6, zmm12, zmm31
    vpmadd52luq zmm2, zmm12, zmm19
    vpbroadcastq zmm18, qword ptr [rax + 1192]
    vpmadd52huq zmm28, zmm18, zmm15
    vpmadd52huq zmm3, zmm18, zmm24
    vpmadd52huq zmm26, zmm18, zmm14
    vpmadd52huq zmm0, zmm18, zmm31
    vpbroadcastq zmm27, qword ptr [rax + 1200]
    vpmadd52luq zmm4, zmm27, zmm15
    vpmadd52luq zmm11, zmm27, zmm24
    vpmadd52luq zmm8, zmm27, zmm14
    vpmadd52luq zmm25, zmm27, zmm31
    vpbroadcastq zmm5, qword ptr [rax + 1256]
    vpmadd52huq zmm3, zmm5, zmm15
    vpmadd52huq zmm20, zmm5, zmm24
    vpmadd52huq zmm29, zmm5, zmm14
    vpbroadcastq zmm12, qword ptr [rax + 1264]
    vpmadd52luq zmm30, zmm12, zmm15
    vpmadd52luq zmm6, zmm12, zmm24
    vpmadd52luq zmm2, zmm12, zmm14
    vpbroadcastq zmm18, qword ptr [rax + 1320]
    vpmadd52huq zmm26, zmm18, zmm15
    vpmadd52huq zmm0, zmm18, zmm24
    vpbroadcastq zmm27, qword ptr [rax + 1328]
    vpmadd52luq zmm8, zmm27, zmm15
    vpmadd52luq zmm25, zmm27, zmm24
    vpbroadcastq zmm5, qword ptr [rax + 1384]
    vpmadd52huq zmm29, zmm5, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 1392]
    vpmadd52luq zmm2, zmm12, zmm15
    vmovdqu64 zmm15, zmmword ptr [rcx + 864]
    vmovdqu64 zmm24, zmmword ptr [rcx + 928]
    vmovdqu64 zmm14, zmmword ptr [rcx + 992]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1056]
    vmovdqu64 zmm19, zmmword ptr [rcx + 1120]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1184]
    vmovdqu64 zmm1, zmmword ptr [rcx + 1248]
    vmovdqu64 zmm21, zmmword ptr [rcx + 1312]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1376]
    vmovdqu64 zmm13, zmmword ptr [rcx + 1440]
    vpbroadcastq zmm18, qword ptr [rax + 800]
    vpmadd52huq zmm10, zmm18, zmm9
    vpmadd52huq zmm28, zmm18, zmm1
    vpmadd52huq zmm3, zmm18, zmm21
    vpmadd52huq zmm20, zmm18, zmm22
    vpmadd52huq zmm0, zmm18, zmm13
    vpbroadcastq zmm27, qword ptr [rax + 808]
    vpmadd52luq zmm17, zmm27, zmm9
    vpmadd52luq zmm4, zmm27, zmm1
    vpmadd52luq zmm11, zmm27, zmm21
    vpmadd52luq zmm6, zmm27, zmm22
    vpmadd52luq zmm25, zmm27, zmm13
    vpbroadcastq zmm5, qword ptr [rax + 864]
    vpmadd52huq zmm10, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm9
    vpmadd52huq zmm3, zmm5, zmm1
    vpmadd52huq zmm26, zmm5, zmm21
    vpmadd52huq zmm29, zmm5, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 872]
    vpmadd52luq zmm17, zmm12, zmm19
    vpmadd52luq zmm4, zmm12, zmm9
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52luq zmm8, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm22
    vpbroadcastq zmm18, qword ptr [rax + 928]
    vpmadd52huq zmm10, zmm18, zmm31
    vpmadd52huq zmm28, zmm18, zmm19
    vpmadd52huq zmm3, zmm18, zmm9
    vpmadd52huq zmm20, zmm18, zmm1
    vpmadd52huq zmm0, zmm18, zmm21
    vpbroadcastq zmm27, qword ptr [rax + 936]
    vpmadd52luq zmm17, zmm27, zmm31
    vpmadd52luq zmm4, zmm27, zmm19
    vpmadd52luq zmm11, zmm27, zmm9
    vpmadd52luq zmm6, zmm27, zmm1
    vpmadd52luq zmm25, zmm27, zmm21
    vpbroadcastq zmm5, qword ptr [rax + 992]
    vpmadd52huq zmm10, zmm5, zmm14
    vpmadd52huq zmm28, zmm5, zmm31
    vpmadd52huq zmm3, zmm5, zmm19
    vpmadd52huq zmm26, zmm5, zmm9
    vpmadd52huq zmm29, zmm5, zmm1
    vpbroadcastq zmm12, qword ptr [rax + 1000]
    vpmadd52luq zmm17, zmm12, zmm14
    vpmadd52luq zmm4, zmm12, zmm31
    vpmadd52luq zmm30, zmm12, zmm19
    vpmadd52luq zmm8, zmm12, zmm9
    vpmadd52luq zmm2, zmm12, zmm1
    vpbroadcastq zmm18, qword ptr [rax + 1056]
    vpmadd52huq zmm10, zmm18, zmm24
    vpmadd52huq zmm28, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm31
    vpmadd52huq zmm20, zmm18, zmm19
    vpmadd52huq zmm0, zmm18, zmm9
    vpbroadcastq zmm27, qword ptr [rax + 1064]
    vpmadd52luq zmm17, zmm27, zmm24
    vpmadd52luq zmm4, zmm27, zmm14
    vpmadd52luq zmm11, zmm27, zmm31
    vpmadd52luq zmm6, zmm27, zmm19
    vpmadd52luq zmm25, zmm27, zmm9
    vpbroadcastq zmm5, qword ptr [rax + 1120]
    vpmadd52huq zmm10, zmm5, zmm15
    vpmadd52huq zmm28, zmm5, zmm24
    vpmadd52huq zmm3, zmm5, zmm14
    vpmadd52huq zmm26, zmm5, zmm31
    vpmadd52huq zmm29, zmm5, zmm19
    vpbroadcastq zmm12, qword ptr [rax + 1128]
    vpmadd52luq zmm17, zmm12, zmm15
    vpmadd52luq zmm4, zmm12, zmm24
    vpmadd52luq zmm30, zmm12, zmm14
    vpmadd52luq zmm8, zmm12, zmm31
    vpmadd52luq zmm2, zmm12, zmm19
    vpbroadcastq zmm18, qword ptr [rax + 1184]
    vpmadd52huq zmm28, zmm18, zmm15
    vpmadd52huq zmm3, zmm18, zmm24
    vpmadd52huq zmm20, zmm18, zmm14
    vpmadd52huq zmm0, zmm18, zmm31
    vpbroadcastq zmm27, qword ptr [rax + 1192]
    vpmadd52luq zmm4, zmm27, zmm15
    vpmadd52luq zmm11, zmm27, zmm24
    vpmadd52luq zmm6, zmm27, zmm14
    vpmadd52luq zmm25, zmm27, zmm31
    vpbroadcastq zmm5, qword ptr [rax + 1248]
    vpmadd52huq zmm3, zmm5, zmm15
    vpmadd52huq zmm26, zmm5, zmm24
    vpmadd52huq zmm29, zmm5, zmm14
    vpbroadcastq zmm12, qword ptr [rax + 1256]
    vpmadd52luq zmm30, zmm12, zmm15
    vpmadd52luq zmm8, zmm12, zmm24
    vpmadd52luq zmm2, zmm12, zmm14
    vpbroadcastq zmm18, qword ptr [rax + 1312]
    vpmadd52huq zmm20, zmm18, zmm15
    vpmadd52huq zmm0, zmm18, zmm24
    vpbroadcastq zmm27, qword ptr [rax + 1320]
    vpmadd52luq zmm6, zmm27, zmm15
    vpmadd52luq zmm25, zmm27, zmm24
    vpbroadcastq zmm5, qword ptr [rax + 1376]
    vpmadd52huq zmm29, zmm5, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 1384]
    vpmadd52luq zmm2, zmm12, zmm15
    vmovdqu64 zmm15, zmmword ptr [rcx + 872]
    vmovdqu64 zmm24, zmmword ptr [rcx + 936]
    vmovdqu64 zmm14, zmmword ptr [rcx + 1000]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1064]
    vmovdqu64 zmm19, zmmword ptr [rcx + 1128]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1192]
    vmovdqu64 zmm1, zmmword ptr [rcx + 1256]
    vmovdqu64 zmm21, zmmword ptr [rcx + 1320]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1384]
    vmovdqu64 zmm13, zmmword ptr [rcx + 1448]
    vpbroadcastq zmm18, qword ptr [rax + 792]
    vpmadd52huq zmm10, zmm18, zmm9
    vpmadd52huq zmm28, zmm18, zmm1
    vpmadd52huq zmm3, zmm18, zmm21
    vpmadd52huq zmm26, zmm18, zmm22
    vpmadd52huq zmm0, zmm18, zmm13
    vpbroadcastq zmm27, qword ptr [rax + 800]
    vpmadd52luq zmm17, zmm27, zmm9
    vpmadd52luq zmm4, zmm27, zmm1
    vpmadd52luq zmm11, zmm27, zmm21
    vpmadd52luq zmm8, zmm27, zmm22
    vpmadd52luq zmm25, zmm27, zmm13
    vpbroadcastq zmm5, qword ptr [rax + 856]
    vpmadd52huq zmm10, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm9
    vpmadd52huq zmm3, zmm5, zmm1
    vpmadd52huq zmm20, zmm5, zmm21
    vpmadd52huq zmm29, zmm5, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 864]
    vpmadd52luq zmm17, zmm12, zmm19
    vpmadd52luq zmm4, zmm12, zmm9
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52luq zmm6, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm22
    vpbroadcastq zmm18, qword ptr [rax + 920]
    vpmadd52huq zmm10, zmm18, zmm31
    vpmadd52huq zmm28, zmm18, zmm19
    vpmadd52huq zmm3, zmm18, zmm9
    vpmadd52huq zmm26, zmm18, zmm1
    vpmadd52huq zmm0, zmm18, zmm21
    vpbroadcastq zmm27, qword ptr [rax + 928]
    vpmadd52luq zmm17, zmm27, zmm31
    vpmadd52luq zmm4, zmm27, zmm19
    vpmadd52luq zmm11, zmm27, zmm9
    vpmadd52luq zmm8, zmm27, zmm1
    vpmadd52luq zmm25, zmm27, zmm21
    vpbroadcastq zmm5, qword ptr [rax + 984]
    vpmadd52huq zmm10, zmm5, zmm14
    vpmadd52huq zmm28, zmm5, zmm31
    vpmadd52huq zmm3, zmm5, zmm19
    vpmadd52huq zmm20, zmm5, zmm9
    vpmadd52huq zmm29, zmm5, zmm1
    vpbroadcastq zmm12, qword ptr [rax + 992]
    vpmadd52luq zmm17, zmm12, zmm14
    vpmadd52luq zmm4, zmm12, zmm31
    vpmadd52luq zmm30, zmm12, zmm19
    vpmadd52luq zmm6, zmm12, zmm9
    vpmadd52luq zmm2, zmm12, zmm1
    vpbroadcastq zmm18, qword ptr [rax + 1048]
    vpmadd52huq zmm10, zmm18, zmm24
    vpmadd52huq zmm28, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm31
    vpmadd52huq zmm26, zmm18, zmm19
    vpmadd52huq zmm0, zmm18, zmm9
    vpbroadcastq zmm27, qword ptr [rax + 1056]
    vpmadd52luq zmm17, zmm27, zmm24
    vpmadd52luq zmm4, zmm27, zmm14
    vpmadd52luq zmm11, zmm27, zmm31
    vpmadd52luq zmm8, zmm27, zmm19
    vpmadd52luq zmm25, zmm27, zmm9
    vpbroadcastq zmm5, qword ptr [rax + 1112]
    vpmadd52huq zmm10, zmm5, zmm15
    vpmadd52huq zmm28, zmm5, zmm24
    vpmadd52huq zmm3, zmm5, zmm14
    vpmadd52huq zmm20, zmm5, zmm31
    vpmadd52huq zmm29, zmm5, zmm19
    vpbroadcastq zmm12, qword ptr [rax + 1120]
    vpmadd52luq zmm17, zmm12, zmm15
    vpmadd52luq zmm4, zmm12, zmm24
    vpmadd52luq zmm30, zmm12, zmm14
    vpmadd52luq zmm6, zmm12, zmm31
    vpmadd52luq zmm2, zmm12, zmm19
    vpbroadcastq zmm18, qword ptr [rax + 1176]
    vpmadd52huq zmm28, zmm18, zmm15
    vpmadd52huq zmm3, zmm18, zmm24
    vpmadd52huq zmm26, zmm18, zmm14
    vpmadd52huq zmm0, zmm18, zmm31
    vpbroadcastq zmm27, qword ptr [rax + 1184]
    vpmadd52luq zmm4, zmm27, zmm15
    vpmadd52luq zmm11, zmm27, zmm24
    vpmadd52luq zmm8, zmm27, zmm14
    vpmadd52luq zmm25, zmm27, zmm31
    vpbroadcastq zmm5, qword ptr [rax + 1240]
    vpmadd52huq zmm3, zmm5, zmm15
    vpmadd52huq zmm20, zmm5, zmm24
    vpmadd52huq zmm29, zmm5, zmm14
    vpbroadcastq zmm12, qword ptr [rax + 1248]
    vpmadd52luq zmm30, zmm12, zmm15
    vpmadd52luq zmm6, zmm12, zmm24
    vpmadd52luq zmm2, zmm12, zmm14
    vpbroadcastq zmm18, qword ptr [rax + 1304]
    vpmadd52huq zmm26, zmm18, zmm15
    vpmadd52huq zmm0, zmm18, zmm24
    vpbroadcastq zmm27, qword ptr [rax + 1312]
    vpmadd52luq zmm8, zmm27, zmm15
    vpmadd52luq zmm25, zmm27, zmm24
    vpbroadcastq zmm5, qword ptr [rax + 1368]
    vpmadd52huq zmm29, zmm5, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 1376]
    vpmadd52luq zmm2, zmm12, zmm15
    vmovdqu64 zmm15, zmmword ptr [rcx + 880]
    vmovdqu64 zmm24, zmmword ptr [rcx + 944]
    vmovdqu64 zmm14, zmmword ptr [rcx + 1008]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1072]
    vmovdqu64 zmm19, zmmword ptr [rcx + 1136]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1200]
    vmovdqu64 zmm1, zmmword ptr [rcx + 1264]
    vmovdqu64 zmm21, zmmword ptr [rcx + 1328]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1392]
    vmovdqu64 zmm13, zmmword ptr [rcx + 1456]
    vpbroadcastq zmm18, qword ptr [rax + 784]
    vpmadd52huq zmm10, zmm18, zmm9
    vpmadd52huq zmm28, zmm18, zmm1
    vpmadd52huq zmm3, zmm18, zmm21
    vpmadd52huq zmm20, zmm18, zmm22
    vpmadd52huq zmm0, zmm18, zmm13
    vpbroadcastq zmm27, qword ptr [rax + 792]
    vpmadd52luq zmm17, zmm27, zmm9
    vpmadd52luq zmm4, zmm27, zmm1
    vpmadd52luq zmm11, zmm27, zmm21
    vpmadd52luq zmm6, zmm27, zmm22
    vpmadd52luq zmm25, zmm27, zmm13
    vpbroadcastq zmm5, qword ptr [rax + 848]
    vpmadd52huq zmm10, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm9
    vpmadd52huq zmm3, zmm5, zmm1
    vpmadd52huq zmm26, zmm5, zmm21
    vpmadd52huq zmm29, zmm5, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 856]
    vpmadd52luq zmm17, zmm12, zmm19
    vpmadd52luq zmm4, zmm12, zmm9
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52luq zmm8, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm22
    vpbroadcastq zmm18, qword ptr [rax + 912]
    vpmadd52huq zmm10, zmm18, zmm31
    vpmadd52huq zmm28, zmm18, zmm19
    vpmadd52huq zmm3, zmm18, zmm9
    vpmadd52huq zmm20, zmm18, zmm1
    vpmadd52huq zmm0, zmm18, zmm21
    vpbroadcastq zmm27, qword ptr [rax + 920]
    vpmadd52luq zmm17, zmm27, zmm31
    vpmadd52luq zmm4, zmm27, zmm19
    vpmadd52luq zmm11, zmm27, zmm9
    vpmadd52luq zmm6, zmm27, zmm1
    vpmadd52luq zmm25, zmm27, zmm21
    vpbroadcastq zmm5, qword ptr [rax + 976]
    vpmadd52huq zmm10, zmm5, zmm14
    vpmadd52huq zmm28, zmm5, zmm31
    vpmadd52huq zmm3, zmm5, zmm19
    vpmadd52huq zmm26, zmm5, zmm9
    vpmadd52huq zmm29, zmm5, zmm1
    vpbroadcastq zmm12, qword ptr [rax + 984]
    vpmadd52luq zmm17, zmm12, zmm14
    vpmadd52luq zmm4, zmm12, zmm31
    vpmadd52luq zmm30, zmm12, zmm19
    vpmadd52luq zmm8, zmm12, zmm9
    vpmadd52luq zmm2, zmm12, zmm1
    vpbroadcastq zmm18, qword ptr [rax + 1040]
    vpmadd52huq zmm10, zmm18, zmm24
    vpmadd52huq zmm28, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm31
    vpmadd52huq zmm20, zmm18, zmm19
    vpmadd52huq zmm0, zmm18, zmm9
    vpbroadcastq zmm27, qword ptr [rax + 1048]
    vpmadd52luq zmm17, zmm27, zmm24
    vpmadd52luq zmm4, zmm27, zmm14
    vpmadd52luq zmm11, zmm27, zmm31
    vpmadd52luq zmm6, zmm27, zmm19
    vpmadd52luq zmm25, zmm27, zmm9
    vpbroadcastq zmm5, qword ptr [rax + 1104]
    vpmadd52huq zmm10, zmm5, zmm15
    vpmadd52huq zmm28, zmm5, zmm24
    vpmadd52huq zmm3, zmm5, zmm14
    vpmadd52huq zmm26, zmm5, zmm31
    vpmadd52huq zmm29, zmm5, zmm19
    vpbroadcastq zmm12, qword ptr [rax + 1112]
    vpmadd52luq zmm17, zmm12, zmm15
    vpmadd52luq zmm4, zmm12, zmm24
    vpmadd52luq zmm30, zmm12, zmm14
    vpmadd52luq zmm8, zmm12, zmm31
    vpmadd52luq zmm2, zmm12, zmm19
    vpbroadcastq zmm18, qword ptr [rax + 1168]
    vpmadd52huq zmm28, zmm18, zmm15
    vpmadd52huq zmm3, zmm18, zmm24
    vpmadd52huq zmm20, zmm18, zmm14
    vpmadd52huq zmm0, zmm18, zmm31
    vpbroadcastq zmm27, qword ptr [rax + 1176]
    vpmadd52luq zmm4, zmm27, zmm15
    vpmadd52luq zmm11, zmm27, zmm24
    vpmadd52luq zmm6, zmm27, zmm14
    vpmadd52luq zmm25, zmm27, zmm31
    vpbroadcastq zmm5, qword ptr [rax + 1232]
    vpmadd52huq zmm3, zmm5, zmm15
    vpmadd52huq zmm26, zmm5, zmm24
    vpmadd52huq zmm29, zmm5, zmm14
    vpbroadcastq zmm12, qword ptr [rax + 1240]
    vpmadd52luq zmm30, zmm12, zmm15
    vpmadd52luq zmm8, zmm12, zmm24
    vpmadd52luq zmm2, zmm12, zmm14
    vpbroadcastq zmm18, qword ptr [rax + 1296]
    vpmadd52huq zmm20, zmm18, zmm15
    vpmadd52huq zmm0, zmm18, zmm24
    vpbroadcastq zmm27, qword ptr [rax + 1304]
    vpmadd52luq zmm6, zmm27, zmm15
    vpmadd52luq zmm25, zmm27, zmm24
    vpbroadcastq zmm5, qword ptr [rax + 1360]
    vpmadd52huq zmm29, zmm5, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 1368]
    vpmadd52luq zmm2, zmm12, zmm15
    vmovdqu64 zmm15, zmmword ptr [rcx + 888]
    vmovdqu64 zmm24, zmmword ptr [rcx + 952]
    vmovdqu64 zmm14, zmmword ptr [rcx + 1016]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1080]
    vmovdqu64 zmm19, zmmword ptr [rcx + 1144]
    vmovdqu64 zmm9, zmmword ptr [rcx + 1208]
    vmovdqu64 zmm1, zmmword ptr [rcx + 1272]
    vmovdqu64 zmm21, zmmword ptr [rcx + 1336]
    vmovdqu64 zmm22, zmmword ptr [rcx + 1400]
    vmovdqu64 zmm13, zmmword ptr [rcx + 1464]
    vpbroadcastq zmm18, qword ptr [rax + 776]
    vpmadd52huq zmm10, zmm18, zmm9
    vpmadd52huq zmm28, zmm18, zmm1
    vpmadd52huq zmm3, zmm18, zmm21
    vpmadd52huq zmm26, zmm18, zmm22
    vpmadd52huq zmm0, zmm18, zmm13
    vpbroadcastq zmm27, qword ptr [rax + 784]
    vpmadd52luq zmm17, zmm27, zmm9
    vpmadd52luq zmm4, zmm27, zmm1
    vpmadd52luq zmm11, zmm27, zmm21
    vpmadd52luq zmm8, zmm27, zmm22
    vpmadd52luq zmm25, zmm27, zmm13
    vpbroadcastq zmm5, qword ptr [rax + 840]
    vpmadd52huq zmm10, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm9
    vpmadd52huq zmm3, zmm5, zmm1
    vpmadd52huq zmm20, zmm5, zmm21
    vpmadd52huq zmm29, zmm5, zmm22
    vpbroadcastq zmm12, qword ptr [rax + 848]
    vpmadd52luq zmm17, zmm12, zmm19
    vpmadd52luq zmm4, zmm12, zmm9
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52luq zmm6, zmm12, zmm21
    vpmadd52luq zmm2, zmm12, zmm22
    vpbroadcastq zmm18, qword ptr [rax + 904]
    vpmadd52huq zmm10, zmm18, zmm31
    vpmadd52huq zmm28, zmm18, zmm19
    vpmadd52huq zmm3, zmm18, zmm9
    vpmadd52huq zmm26, zmm18, zmm1
    vpmadd52huq zmm0, zmm18, zmm21
    vpbroadcastq zmm27, qword ptr [rax + 912]
    vpmadd52luq zmm17, zmm27, zmm31
    vpmadd52luq zmm4, zmm27, zmm19
    vpmadd52luq zmm11, zmm27, zmm9
    vpmadd52luq zmm8, zmm27, zmm1
    vpmadd52luq zmm25, zmm27, zmm21
    vpbroadcastq zmm5, qword ptr [rax + 968]
    vpmadd52huq zmm10, zmm5, zmm14
    vpmadd52huq zmm28, zmm5, zmm31
    vpmadd52huq zmm3, zmm5, zmm19
    vpmadd52huq zmm20, zmm5, zmm9
    vpmadd52huq zmm29, zmm5, zmm1
    vpbroadcastq zmm12, qword ptr [rax + 976]
    vpmadd52luq zmm17, zmm12, zmm14
    vpmadd52luq zmm4, zmm12, zmm31
    vpmadd52luq zmm30, zmm12, zmm19
    vpmadd52luq zmm6, zmm12, zmm9
    vpmadd52luq zmm2, zmm12, zmm1
    vpbroadcastq zmm18, qword ptr [rax + 1032]
    vpmadd52huq zmm10, zmm18, zmm24
    vpmadd52huq zmm28, zmm18, zmm14
    vpmadd52huq zmm3, zmm18, zmm31
    vpmadd52huq zmm26, zmm18, zmm19
    vpmadd52huq zmm0, zmm18, zmm9
    vpbroadcastq zmm27, qword ptr [rax + 1040]
    vpmadd52luq zmm17, zmm27, zmm24
    vpmadd52luq zmm4, zmm27, zmm14
    vpmadd52luq zmm11, zmm27, zmm31
    vpmadd52luq zmm8, zmm27, zmm19
    vpmadd52luq zmm25, zmm27, zmm9
    vpbroadcastq zmm5, qword ptr [rax + 1096]
    vpmadd52huq zmm10, zmm5, zmm15
    vpmadd52huq zmm28, zmm5, zmm24
    vpmadd52huq zmm3, zmm5, zmm14
    vpmadd52huq zmm20, zmm5, zmm31
    vpmadd52huq zmm29, zmm5, zmm19
    vpbroadcastq zmm12, qword ptr [rax + 1104]
    vpmadd52luq zmm17, zmm12, zmm15
    vpmadd52luq zmm4, zmm12, zmm24
    vpmadd52luq zmm30, zmm12, zmm14
    vpmadd52luq zmm6, zmm12, zmm31
    vpmadd52luq zmm2, zmm12, zmm19
    vpbroadcastq zmm18, qword ptr [rax + 1160]
    vpmadd52huq zmm28, zmm18, zmm15
    vpmadd52huq zmm3, zmm18, zmm24
    vpmadd52huq zmm26, zmm18, zmm14
    vpmadd52huq zmm0, zmm18, zmm31
    vpbroadcastq zmm27, qword ptr [rax + 1168]
    vpmadd52luq zmm4, zmm27, zmm15
    vpmadd52luq zmm11, zmm27, zmm24
    vpmadd52luq zmm8, zmm27, zmm14
    vpmadd52luq zmm25, zmm27, zmm31
    vpbroadcastq zmm5, qword ptr [rax + 1224]
    vpmadd52huq zmm3, zmm5, zmm15
    vpmadd52huq zmm20, zmm5, zmm24
    vpmadd52huq zmm29, zmm5, zmm14
    vpbroadcastq zmm12, qword ptr [rax + 1232]
    vpmadd52luq zmm30, zmm12, zmm15
    vpmadd52luq zmm6, zmm12, zmm24
    vpmadd52luq zmm2, zmm12, zmm14
    vpbroadcastq zmm18, qword ptr [rax + 1288]
    vpmadd52huq zmm26, zmm18, zmm15
    vpmadd52huq zmm0, zmm18, zmm24
    vpbroadcastq zmm27, qword ptr [rax + 1296]
    vpmadd52luq zmm8, zmm27, zmm15
    vpmadd52luq zmm25, zmm27, zmm24
    vpbroadcastq zmm5, qword ptr [rax + 1352]
    vpmadd52huq zmm29, zmm5, zmm15
    vpbroadcastq zmm12, qword ptr [rax + 1360]
    vpmadd52luq zmm2, zmm12, zmm15
    vpaddq zmm17, zmm17, zmm10
    vpaddq zmm17, zmm17, zmm10
    vpaddq zmm4, zmm4, zmm28
    vpaddq zmm4, zmm4, zmm28
    vpaddq zmm11, zmm11, zmm30
    vpaddq zmm11, zmm11, zmm3
    vpaddq zmm11, zmm11, zmm3
    vpaddq zmm6, zmm6, zmm8
    vpaddq zmm26, zmm26, zmm20
    vpaddq zmm6, zmm6, zmm26
    vpaddq zmm6, zmm6, zmm26
    vpaddq zmm25, zmm25, zmm2
    vpaddq zmm29, zmm29, zmm0
    vpaddq zmm25, zmm25, zmm29
    vpaddq zmm25, zmm25, zmm29
    vpsrlq zmm15, zmm17, 51
    vpsrlq zmm24, zmm4, 51
    vpsrlq zmm14, zmm11, 51
    vpsrlq zmm31, zmm6, 51
    vpsrlq zmm19, zmm25, 51
    vpandq zmm9, zmm17, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm1, zmm15, zmm7, 7
    vpaddq zmm9, zmm9, zmm1
    vmovdqu64 zmmword ptr [rdi + 384], zmm9
    vpandq zmm9, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm21, zmm24, zmm15, 7
    vpaddq zmm9, zmm9, zmm21
    vmovdqu64 zmmword ptr [rdi + 448], zmm9
    vpandq zmm9, zmm11, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm22, zmm14, zmm24, 7
    vpaddq zmm9, zmm9, zmm22
    vmovdqu64 zmmword ptr [rdi + 512], zmm9
    vpandq zmm9, zmm6, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm13, zmm31, zmm14, 7
    vpaddq zmm9, zmm9, zmm13
    vmovdqu64 zmmword ptr [rdi + 576], zmm9
    vpandq zmm9, zmm25, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm27, zmm19, zmm31, 7
    vpaddq zmm9, zmm9, zmm27
    vmovdqu64 zmmword ptr [rdi + 640], zmm9
    vpsrlq zmm5, zmm16, 51
    valignq zmm5, zmm5, zmm19, 7
    vpandq zmm16, zmm16, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 576]
    vpaddq zmm16, zmm16, zmm5
    vpandq zmm16, zmm16, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 640]
    vmovdqu64 zmmword ptr [rdi + 704], zmm16
    vzeroupper
    add rsp, 2240
    .cfi_adjust_cfa_offset -2240
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_mul_4096_ifma)

/* z = x^2 mod n, for n of 4096 bits in 81 digits */
/* @pre x is below 2n; elements and data lie in memory as src/mod/lanes.h says */
/* @post n / 2 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_lanes_sqr_4096_ifma)
    .globl SYMBOL(sangi_mod_lanes_sqr_4096_ifma)
    KIND(sangi_mod_lanes_sqr_4096_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_sqr_4096_ifma):
    .cfi_startproc
    endbr64
    sub rsp, 2240
    .cfi_adjust_cfa_offset 2240
    lea rax, [rsp + 63]
    and rax, -64
    mov r8d, 254
    kmovb k1, r8d
    mov r8d, 252
    kmovb k2, r8d
    mov r8d, 248
    kmovb k3, r8d
    mov r8d, 240
    kmovb k4, r8d
    mov r8d, 224
    kmovb k5, r8d
    mov r8d, 192
    kmovb k6, r8d
    mov r8d, 128
    kmovb k7, r8d
    /* h = x * x, columns 72 to 119 */
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vmovdqu64 zmm13, zmmword ptr [rsi + 384]
    vmovdqu64 zmm14, zmmword ptr [rsi + 448]
    vmovdqu64 zmm15, zmmword ptr [rsi + 512]
    vmovdqu64 zmm16, zmmword ptr [rsi + 576]
    vmovdqu64 zmm17, zmmword ptr [rsi + 640]
    vmovdqu64 zmm18, zmmword ptr [rsi + 704]
    vpbroadcastq zmm19, qword ptr [rsi + 64]
    vpmadd52luq zmm0, zmm19, zmm17
    vpmadd52luq zmm1, zmm19, zmm18
    vpbroadcastq zmm20, qword ptr [rsi + 120]
    vpmadd52huq zmm6, zmm20, zmm16
    vpmadd52huq zmm7, zmm20, zmm17
    vpmadd52huq zmm8, zmm20, zmm18
    vpbroadcastq zmm21, qword ptr [rsi + 128]
    vpmadd52luq zmm0, zmm21, zmm16
    vpmadd52luq zmm12, zmm21, zmm17
    vpmadd52luq zmm2, zmm21, zmm18
    vpbroadcastq zmm22, qword ptr [rsi + 184]
    vpmadd52huq zmm6, zmm22, zmm15
    vpmadd52huq zmm7, zmm22, zmm16
    vpmadd52huq zmm8, zmm22, zmm17
    vpmadd52huq zmm9, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rsi + 192]
    vpmadd52luq zmm0, zmm23, zmm15
    vpmadd52luq zmm1, zmm23, zmm16
    vpmadd52luq zmm2, zmm23, zmm17
    vpmadd52luq zmm3, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rsi + 248]
    vpmadd52huq zmm6, zmm24, zmm14
    vpmadd52huq zmm7, zmm24, zmm15
    vpmadd52huq zmm8, zmm24, zmm16
    vpmadd52huq zmm9, zmm24, zmm17
    vpmadd52huq zmm10, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 256]
    vpmadd52luq zmm0, zmm25, zmm14
    vpmadd52luq zmm12, zmm25, zmm15
    vpmadd52luq zmm2, zmm25, zmm16
    vpmadd52luq zmm3, zmm25, zmm17
    vpmadd52luq zmm4, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 312]
    vpmadd52huq zmm6, zmm26, zmm13
    vpmadd52huq zmm7, zmm26, zmm14
    vpmadd52huq zmm8, zmm26, zmm15
    vpmadd52huq zmm9, zmm26, zmm16
    vpmadd52huq zmm10, zmm26, zmm17
    vpmadd52huq zmm11, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 320]
    vpmadd52luq zmm0, zmm27, zmm13
    vpmadd52luq zmm1, zmm27, zmm14
    vpmadd52luq zmm2, zmm27, zmm15
    vpmadd52luq zmm3, zmm27, zmm16
    vpmadd52luq zmm4, zmm27, zmm17
    vpmadd52luq zmm5, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 376]
    vpmadd52huq zmm7, zmm28, zmm13
    vpmadd52huq zmm8, zmm28, zmm14
    vpmadd52huq zmm9, zmm28, zmm15
    vpmadd52huq zmm10, zmm28, zmm16
    vpmadd52huq zmm11, zmm28, zmm17
    vpbroadcastq zmm29, qword ptr [rsi + 384]
    vpmadd52luq zmm12{k1}, zmm29, zmm13
    vpmadd52luq zmm2, zmm29, zmm14
    vpmadd52luq zmm3, zmm29, zmm15
    vpmadd52luq zmm4, zmm29, zmm16
    vpmadd52luq zmm5, zmm29, zmm17
    vpbroadcastq zmm30, qword ptr [rsi + 440]
    vpmadd52huq zmm9, zmm30, zmm14
    vpmadd52huq zmm10, zmm30, zmm15
    vpmadd52huq zmm11, zmm30, zmm16
    vpbroadcastq zmm31, qword ptr [rsi + 448]
    vpmadd52luq zmm3{k1}, zmm31, zmm14
    vpmadd52luq zmm4, zmm31, zmm15
    vpmadd52luq zmm5, zmm31, zmm16
    vpbroadcastq zmm19, qword ptr [rsi + 504]
    vpmadd52huq zmm11, zmm19, zmm15
    vpbroadcastq zmm20, qword ptr [rsi + 512]
    vpmadd52luq zmm5{k1}, zmm20, zmm15
    vmovdqu64 zmm13, zmmword ptr [rsi + 328]
    vmovdqu64 zmm14, zmmword ptr [rsi + 392]
    vmovdqu64 zmm15, zmmword ptr [rsi + 456]
    vmovdqu64 zmm16, zmmword ptr [rsi + 520]
    vmovdqu64 zmm17, zmmword ptr [rsi + 584]
    vmovdqu64 zmm18, zmmword ptr [rsi + 648]
    vpbroadcastq zmm21, qword ptr [rsi + 112]
    vpmadd52huq zmm6, zmm21, zmm17
    vpmadd52huq zmm7, zmm21, zmm18
    vpbroadcastq zmm22, qword ptr [rsi + 120]
    vpmadd52luq zmm0, zmm22, zmm17
    vpmadd52luq zmm1, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rsi + 176]
    vpmadd52huq zmm6, zmm23, zmm16
    vpmadd52huq zmm7, zmm23, zmm17
    vpmadd52huq zmm8, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rsi + 184]
    vpmadd52luq zmm0, zmm24, zmm16
    vpmadd52luq zmm12, zmm24, zmm17
    vpmadd52luq zmm2, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 240]
    vpmadd52huq zmm6, zmm25, zmm15
    vpmadd52huq zmm7, zmm25, zmm16
    vpmadd52huq zmm8, zmm25, zmm17
    vpmadd52huq zmm9, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 248]
    vpmadd52luq zmm0, zmm26, zmm15
    vpmadd52luq zmm1, zmm26, zmm16
    vpmadd52luq zmm2, zmm26, zmm17
    vpmadd52luq zmm3, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 304]
    vpmadd52huq zmm6, zmm27, zmm14
    vpmadd52huq zmm7, zmm27, zmm15
    vpmadd52huq zmm8, zmm27, zmm16
    vpmadd52huq zmm9, zmm27, zmm17
    vpmadd52huq zmm10, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 312]
    vpmadd52luq zmm0, zmm28, zmm14
    vpmadd52luq zmm12, zmm28, zmm15
    vpmadd52luq zmm2, zmm28, zmm16
    vpmadd52luq zmm3, zmm28, zmm17
    vpmadd52luq zmm4, zmm28, zmm18
    vpbroadcastq zmm29, qword ptr [rsi + 368]
    vpmadd52huq zmm6{k6}, zmm29, zmm13
    vpmadd52huq zmm7, zmm29, zmm14
    vpmadd52huq zmm8, zmm29, zmm15
    vpmadd52huq zmm9, zmm29, zmm16
    vpmadd52huq zmm10, zmm29, zmm17
    vpmadd52huq zmm11, zmm29, zmm18
    vpbroadcastq zmm30, qword ptr [rsi + 376]
    vpmadd52luq zmm0{k7}, zmm30, zmm13
    vpmadd52luq zmm1, zmm30, zmm14
    vpmadd52luq zmm2, zmm30, zmm15
    vpmadd52luq zmm3, zmm30, zmm16
    vpmadd52luq zmm4, zmm30, zmm17
    vpmadd52luq zmm5, zmm30, zmm18
    vpbroadcastq zmm31, qword ptr [rsi + 432]
    vpmadd52huq zmm8{k6}, zmm31, zmm14
    vpmadd52huq zmm9, zmm31, zmm15
    vpmadd52huq zmm10, zmm31, zmm16
    vpmadd52huq zmm11, zmm31, zmm17
    vpbroadcastq zmm19, qword ptr [rsi + 440]
    vpmadd52luq zmm2{k7}, zmm19, zmm14
    vpmadd52luq zmm3, zmm19, zmm15
    vpmadd52luq zmm4, zmm19, zmm16
    vpmadd52luq zmm5, zmm19, zmm17
    vpbroadcastq zmm20, qword ptr [rsi + 496]
    vpmadd52huq zmm10{k6}, zmm20, zmm15
    vpmadd52huq zmm11, zmm20, zmm16
    vpbroadcastq zmm21, qword ptr [rsi + 504]
    vpmadd52luq zmm4{k7}, zmm21, zmm15
    vpmadd52luq zmm5, zmm21, zmm16
    vmovdqu64 zmm13, zmmword ptr [rsi + 336]
    vmovdqu64 zmm14, zmmword ptr [rsi + 400]
    vmovdqu64 zmm15, zmmword ptr [rsi + 464]
    vmovdqu64 zmm16, zmmword ptr [rsi + 528]
    vmovdqu64 zmm17, zmmword ptr [rsi + 592]
    vmovdqu64 zmm18, zmmword ptr [rsi + 656]
    vpbroadcastq zmm22, qword ptr [rsi + 104]
    vpmadd52huq zmm6, zmm22, zmm17
    vpmadd52huq zmm7, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rsi + 112]
    vpmadd52luq zmm0, zmm23, zmm17
    vpmadd52luq zmm12, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rsi + 168]
    vpmadd52huq zmm6, zmm24, zmm16
    vpmadd52huq zmm7, zmm24, zmm17
    vpmadd52huq zmm8, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 176]
    vpmadd52luq zmm0, zmm25, zmm16
    vpmadd52luq zmm1, zmm25, zmm17
    vpmadd52luq zmm2, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 232]
    vpmadd52huq zmm6, zmm26, zmm15
    vpmadd52huq zmm7, zmm26, zmm16
    vpmadd52huq zmm8, zmm26, zmm17
    vpmadd52huq zmm9, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 240]
    vpmadd52luq zmm0, zmm27, zmm15
    vpmadd52luq zmm12, zmm27, zmm16
    vpmadd52luq zmm2, zmm27, zmm17
    vpmadd52luq zmm3, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 296]
    vpmadd52huq zmm6, zmm28, zmm14
    vpmadd52huq zmm7, zmm28, zmm15
    vpmadd52huq zmm8, zmm28, zmm16
    vpmadd52huq zmm9, zmm28, zmm17
    vpmadd52huq zmm10, zmm28, zmm18
    vpbroadcastq zmm29, qword ptr [rsi + 304]
    vpmadd52luq zmm0, zmm29, zmm14
    vpmadd52luq zmm1, zmm29, zmm15
    vpmadd52luq zmm2, zmm29, zmm16
    vpmadd52luq zmm3, zmm29, zmm17
    vpmadd52luq zmm4, zmm29, zmm18
    vpbroadcastq zmm30, qword ptr [rsi + 360]
    vpmadd52huq zmm6{k4}, zmm30, zmm13
    vpmadd52huq zmm7, zmm30, zmm14
    vpmadd52huq zmm8, zmm30, zmm15
    vpmadd52huq zmm9, zmm30, zmm16
    vpmadd52huq zmm10, zmm30, zmm17
    vpmadd52huq zmm11, zmm30, zmm18
    vpbroadcastq zmm31, qword ptr [rsi + 368]
    vpmadd52luq zmm0{k5}, zmm31, zmm13
    vpmadd52luq zmm12, zmm31, zmm14
    vpmadd52luq zmm2, zmm31, zmm15
    vpmadd52luq zmm3, zmm31, zmm16
    vpmadd52luq zmm4, zmm31, zmm17
    vpmadd52luq zmm5, zmm31, zmm18
    vpbroadcastq zmm19, qword ptr [rsi + 424]
    vpmadd52huq zmm8{k4}, zmm19, zmm14
    vpmadd52huq zmm9, zmm19, zmm15
    vpmadd52huq zmm10, zmm19, zmm16
    vpmadd52huq zmm11, zmm19, zmm17
    vpbroadcastq zmm20, qword ptr [rsi + 432]
    vpmadd52luq zmm2{k5}, zmm20, zmm14
    vpmadd52luq zmm3, zmm20, zmm15
    vpmadd52luq zmm4, zmm20, zmm16
    vpmadd52luq zmm5, zmm20, zmm17
    vpbroadcastq zmm21, qword ptr [rsi + 488]
    vpmadd52huq zmm10{k4}, zmm21, zmm15
    vpmadd52huq zmm11, zmm21, zmm16
    vpbroadcastq zmm22, qword ptr [rsi + 496]
    vpmadd52luq zmm4{k5}, zmm22, zmm15
    vpmadd52luq zmm5, zmm22, zmm16
    vmovdqu64 zmm13, zmmword ptr [rsi + 344]
    vmovdqu64 zmm14, zmmword ptr [rsi + 408]
    vmovdqu64 zmm15, zmmword ptr [rsi + 472]
    vmovdqu64 zmm16, zmmword ptr [rsi + 536]
    vmovdqu64 zmm17, zmmword ptr [rsi + 600]
    vmovdqu64 zmm18, zmmword ptr [rsi + 664]
    vpbroadcastq zmm23, qword ptr [rsi + 96]
    vpmadd52huq zmm6, zmm23, zmm17
    vpmadd52huq zmm7, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rsi + 104]
    vpmadd52luq zmm0, zmm24, zmm17
    vpmadd52luq zmm1, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 160]
    vpmadd52huq zmm6, zmm25, zmm16
    vpmadd52huq zmm7, zmm25, zmm17
    vpmadd52huq zmm8, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 168]
    vpmadd52luq zmm0, zmm26, zmm16
    vpmadd52luq zmm12, zmm26, zmm17
    vpmadd52luq zmm2, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 224]
    vpmadd52huq zmm6, zmm27, zmm15
    vpmadd52huq zmm7, zmm27, zmm16
    vpmadd52huq zmm8, zmm27, zmm17
    vpmadd52huq zmm9, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 232]
    vpmadd52luq zmm0, zmm28, zmm15
    vpmadd52luq zmm1, zmm28, zmm16
    vpmadd52luq zmm2, zmm28, zmm17
    vpmadd52luq zmm3, zmm28, zmm18
    vpbroadcastq zmm29, qword ptr [rsi + 288]
    vpmadd52huq zmm6, zmm29, zmm14
    vpmadd52huq zmm7, zmm29, zmm15
    vpmadd52huq zmm8, zmm29, zmm16
    vpmadd52huq zmm9, zmm29, zmm17
    vpmadd52huq zmm10, zmm29, zmm18
    vpbroadcastq zmm30, qword ptr [rsi + 296]
    vpmadd52luq zmm0, zmm30, zmm14
    vpmadd52luq zmm12, zmm30, zmm15
    vpmadd52luq zmm2, zmm30, zmm16
    vpmadd52luq zmm3, zmm30, zmm17
    vpmadd52luq zmm4, zmm30, zmm18
    vpbroadcastq zmm31, qword ptr [rsi + 352]
    vpmadd52huq zmm6{k2}, zmm31, zmm13
    vpmadd52huq zmm7, zmm31, zmm14
    vpmadd52huq zmm8, zmm31, zmm15
    vpmadd52huq zmm9, zmm31, zmm16
    vpmadd52huq zmm10, zmm31, zmm17
    vpmadd52huq zmm11, zmm31, zmm18
    vpbroadcastq zmm19, qword ptr [rsi + 360]
    vpmadd52luq zmm0{k3}, zmm19, zmm13
    vpmadd52luq zmm1, zmm19, zmm14
    vpmadd52luq zmm2, zmm19, zmm15
    vpmadd52luq zmm3, zmm19, zmm16
    vpmadd52luq zmm4, zmm19, zmm17
    vpmadd52luq zmm5, zmm19, zmm18
    vpbroadcastq zmm20, qword ptr [rsi + 416]
    vpmadd52huq zmm8{k2}, zmm20, zmm14
    vpmadd52huq zmm9, zmm20, zmm15
    vpmadd52huq zmm10, zmm20, zmm16
    vpmadd52huq zmm11, zmm20, zmm17
    vpbroadcastq zmm21, qword ptr [rsi + 424]
    vpmadd52luq zmm2{k3}, zmm21, zmm14
    vpmadd52luq zmm3, zmm21, zmm15
    vpmadd52luq zmm4, zmm21, zmm16
    vpmadd52luq zmm5, zmm21, zmm17
    vpbroadcastq zmm22, qword ptr [rsi + 480]
    vpmadd52huq zmm10{k2}, zmm22, zmm15
    vpmadd52huq zmm11, zmm22, zmm16
    vpbroadcastq zmm23, qword ptr [rsi + 488]
    vpmadd52luq zmm4{k3}, zmm23, zmm15
    vpmadd52luq zmm5, zmm23, zmm16
    vmovdqu64 zmm13, zmmword ptr [rsi + 352]
    vmovdqu64 zmm14, zmmword ptr [rsi + 416]
    vmovdqu64 zmm15, zmmword ptr [rsi + 480]
    vmovdqu64 zmm16, zmmword ptr [rsi + 544]
    vmovdqu64 zmm17, zmmword ptr [rsi + 608]
    vmovdqu64 zmm18, zmmword ptr [rsi + 672]
    vpbroadcastq zmm24, qword ptr [rsi + 88]
    vpmadd52huq zmm6, zmm24, zmm17
    vpmadd52huq zmm7, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 96]
    vpmadd52luq zmm0, zmm25, zmm17
    vpmadd52luq zmm12, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 152]
    vpmadd52huq zmm6, zmm26, zmm16
    vpmadd52huq zmm7, zmm26, zmm17
    vpmadd52huq zmm8, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 160]
    vpmadd52luq zmm0, zmm27, zmm16
    vpmadd52luq zmm1, zmm27, zmm17
    vpmadd52luq zmm2, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 216]
    vpmadd52huq zmm6, zmm28, zmm15
    vpmadd52huq zmm7, zmm28, zmm16
    vpmadd52huq zmm8, zmm28, zmm17
    vpmadd52huq zmm9, zmm28, zmm18
    vpbroadcastq zmm29, qword ptr [rsi + 224]
    vpmadd52luq zmm0, zmm29, zmm15
    vpmadd52luq zmm12, zmm29, zmm16
    vpmadd52luq zmm2, zmm29, zmm17
    vpmadd52luq zmm3, zmm29, zmm18
    vpbroadcastq zmm30, qword ptr [rsi + 280]
    vpmadd52huq zmm6, zmm30, zmm14
    vpmadd52huq zmm7, zmm30, zmm15
    vpmadd52huq zmm8, zmm30, zmm16
    vpmadd52huq zmm9, zmm30, zmm17
    vpmadd52huq zmm10, zmm30, zmm18
    vpbroadcastq zmm31, qword ptr [rsi + 288]
    vpmadd52luq zmm0, zmm31, zmm14
    vpmadd52luq zmm1, zmm31, zmm15
    vpmadd52luq zmm2, zmm31, zmm16
    vpmadd52luq zmm3, zmm31, zmm17
    vpmadd52luq zmm4, zmm31, zmm18
    vpbroadcastq zmm19, qword ptr [rsi + 344]
    vpmadd52huq zmm6, zmm19, zmm13
    vpmadd52huq zmm7, zmm19, zmm14
    vpmadd52huq zmm8, zmm19, zmm15
    vpmadd52huq zmm9, zmm19, zmm16
    vpmadd52huq zmm10, zmm19, zmm17
    vpmadd52huq zmm11, zmm19, zmm18
    vpbroadcastq zmm20, qword ptr [rsi + 352]
    vpmadd52luq zmm0{k1}, zmm20, zmm13
    vpmadd52luq zmm12, zmm20, zmm14
    vpmadd52luq zmm2, zmm20, zmm15
    vpmadd52luq zmm3, zmm20, zmm16
    vpmadd52luq zmm4, zmm20, zmm17
    vpmadd52luq zmm5, zmm20, zmm18
    vpbroadcastq zmm21, qword ptr [rsi + 408]
    vpmadd52huq zmm8, zmm21, zmm14
    vpmadd52huq zmm9, zmm21, zmm15
    vpmadd52huq zmm10, zmm21, zmm16
    vpmadd52huq zmm11, zmm21, zmm17
    vpbroadcastq zmm22, qword ptr [rsi + 416]
    vpmadd52luq zmm2{k1}, zmm22, zmm14
    vpmadd52luq zmm3, zmm22, zmm15
    vpmadd52luq zmm4, zmm22, zmm16
    vpmadd52luq zmm5, zmm22, zmm17
    vpbroadcastq zmm23, qword ptr [rsi + 472]
    vpmadd52huq zmm10, zmm23, zmm15
    vpmadd52huq zmm11, zmm23, zmm16
    vpbroadcastq zmm24, qword ptr [rsi + 480]
    vpmadd52luq zmm4{k1}, zmm24, zmm15
    vpmadd52luq zmm5, zmm24, zmm16
    vmovdqu64 zmm13, zmmword ptr [rsi + 360]
    vmovdqu64 zmm14, zmmword ptr [rsi + 424]
    vmovdqu64 zmm15, zmmword ptr [rsi + 488]
    vmovdqu64 zmm16, zmmword ptr [rsi + 552]
    vmovdqu64 zmm17, zmmword ptr [rsi + 616]
    vmovdqu64 zmm18, zmmword ptr [rsi + 680]
    vpbroadcastq zmm25, qword ptr [rsi + 80]
    vpmadd52huq zmm6, zmm25, zmm17
    vpmadd52huq zmm7, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 88]
    vpmadd52luq zmm0, zmm26, zmm17
    vpmadd52luq zmm1, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 144]
    vpmadd52huq zmm6, zmm27, zmm16
    vpmadd52huq zmm7, zmm27, zmm17
    vpmadd52huq zmm8, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 152]
    vpmadd52luq zmm0, zmm28, zmm16
    vpmadd52luq zmm12, zmm28, zmm17
    vpmadd52luq zmm2, zmm28, zmm18
    vpbroadcastq zmm29, qword ptr [rsi + 208]
    vpmadd52huq zmm6, zmm29, zmm15
    vpmadd52huq zmm7, zmm29, zmm16
    vpmadd52huq zmm8, zmm29, zmm17
    vpmadd52huq zmm9, zmm29, zmm18
    vpbroadcastq zmm30, qword ptr [rsi + 216]
    vpmadd52luq zmm0, zmm30, zmm15
    vpmadd52luq zmm1, zmm30, zmm16
    vpmadd52luq zmm2, zmm30, zmm17
    vpmadd52luq zmm3, zmm30, zmm18
    vpbroadcastq zmm31, qword ptr [rsi + 272]
    vpmadd52huq zmm6, zmm31, zmm14
    vpmadd52huq zmm7, zmm31, zmm15
    vpmadd52huq zmm8, zmm31, zmm16
    vpmadd52huq zmm9, zmm31, zmm17
    vpmadd52huq zmm10, zmm31, zmm18
    vpbroadcastq zmm19, qword ptr [rsi + 280]
    vpmadd52luq zmm0, zmm19, zmm14
    vpmadd52luq zmm12, zmm19, zmm15
    vpmadd52luq zmm2, zmm19, zmm16
    vpmadd52luq zmm3, zmm19, zmm17
    vpmadd52luq zmm4, zmm19, zmm18
    vpbroadcastq zmm20, qword ptr [rsi + 336]
    vpmadd52huq zmm6, zmm20, zmm13
    vpmadd52huq zmm7, zmm20, zmm14
    vpmadd52huq zmm8, zmm20, zmm15
    vpmadd52huq zmm9, zmm20, zmm16
    vpmadd52huq zmm10, zmm20, zmm17
    vpmadd52huq zmm11, zmm20, zmm18
    vpbroadcastq zmm21, qword ptr [rsi + 344]
    vpmadd52luq zmm0, zmm21, zmm13
    vpmadd52luq zmm1, zmm21, zmm14
    vpmadd52luq zmm2, zmm21, zmm15
    vpmadd52luq zmm3, zmm21, zmm16
    vpmadd52luq zmm4, zmm21, zmm17
    vpmadd52luq zmm5, zmm21, zmm18
    vpbroadcastq zmm22, qword ptr [rsi + 400]
    vpmadd52huq zmm7{k6}, zmm22, zmm13
    vpmadd52huq zmm8, zmm22, zmm14
    vpmadd52huq zmm9, zmm22, zmm15
    vpmadd52huq zmm10, zmm22, zmm16
    vpmadd52huq zmm11, zmm22, zmm17
    vpbroadcastq zmm23, qword ptr [rsi + 408]
    vpmadd52luq zmm12{k7}, zmm23, zmm13
    vpmadd52luq zmm2, zmm23, zmm14
    vpmadd52luq zmm3, zmm23, zmm15
    vpmadd52luq zmm4, zmm23, zmm16
    vpmadd52luq zmm5, zmm23, zmm17
    vpbroadcastq zmm24, qword ptr [rsi + 464]
    vpmadd52huq zmm9{k6}, zmm24, zmm14
    vpmadd52huq zmm10, zmm24, zmm15
    vpmadd52huq zmm11, zmm24, zmm16
    vpbroadcastq zmm25, qword ptr [rsi + 472]
    vpmadd52luq zmm3{k7}, zmm25, zmm14
    vpmadd52luq zmm4, zmm25, zmm15
    vpmadd52luq zmm5, zmm25, zmm16
    vpbroadcastq zmm26, qword ptr [rsi + 528]
    vpmadd52huq zmm11{k6}, zmm26, zmm15
    vpbroadcastq zmm27, qword ptr [rsi + 536]
    vpmadd52luq zmm5{k7}, zmm27, zmm15
    vmovdqu64 zmm13, zmmword ptr [rsi + 368]
    vmovdqu64 zmm14, zmmword ptr [rsi + 432]
    vmovdqu64 zmm15, zmmword ptr [rsi + 496]
    vmovdqu64 zmm16, zmmword ptr [rsi + 560]
    vmovdqu64 zmm17, zmmword ptr [rsi + 624]
    vmovdqu64 zmm18, zmmword ptr [rsi + 688]
    vpbroadcastq zmm28, qword ptr [rsi + 72]
    vpmadd52huq zmm6, zmm28, zmm17
    vpmadd52huq zmm7, zmm28, zmm18
    vpbroadcastq zmm29, qword ptr [rsi + 80]
    vpmadd52luq zmm0, zmm29, zmm17
    vpmadd52luq zmm1, zmm29, zmm18
    vpbroadcastq zmm30, qword ptr [rsi + 136]
    vpmadd52huq zmm6, zmm30, zmm16
    vpmadd52huq zmm7, zmm30, zmm17
    vpmadd52huq zmm8, zmm30, zmm18
    vpbroadcastq zmm31, qword ptr [rsi + 144]
    vpmadd52luq zmm0, zmm31, zmm16
    vpmadd52luq zmm12, zmm31, zmm17
    vpmadd52luq zmm2, zmm31, zmm18
    vpbroadcastq zmm19, qword ptr [rsi + 200]
    vpmadd52huq zmm6, zmm19, zmm15
    vpmadd52huq zmm7, zmm19, zmm16
    vpmadd52huq zmm8, zmm19, zmm17
    vpmadd52huq zmm9, zmm19, zmm18
    vpbroadcastq zmm20, qword ptr [rsi + 208]
    vpmadd52luq zmm0, zmm20, zmm15
    vpmadd52luq zmm1, zmm20, zmm16
    vpmadd52luq zmm2, zmm20, zmm17
    vpmadd52luq zmm3, zmm20, zmm18
    vpbroadcastq zmm21, qword ptr [rsi + 264]
    vpmadd52huq zmm6, zmm21, zmm14
    vpmadd52huq zmm7, zmm21, zmm15
    vpmadd52huq zmm8, zmm21, zmm16
    vpmadd52huq zmm9, zmm21, zmm17
    vpmadd52huq zmm10, zmm21, zmm18
    vpbroadcastq zmm22, qword ptr [rsi + 272]
    vpmadd52luq zmm0, zmm22, zmm14
    vpmadd52luq zmm12, zmm22, zmm15
    vpmadd52luq zmm2, zmm22, zmm16
    vpmadd52luq zmm3, zmm22, zmm17
    vpmadd52luq zmm4, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rsi + 328]
    vpmadd52huq zmm6, zmm23, zmm13
    vpmadd52huq zmm7, zmm23, zmm14
    vpmadd52huq zmm8, zmm23, zmm15
    vpmadd52huq zmm9, zmm23, zmm16
    vpmadd52huq zmm10, zmm23, zmm17
    vpmadd52huq zmm11, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rsi + 336]
    vpmadd52luq zmm0, zmm24, zmm13
    vpmadd52luq zmm1, zmm24, zmm14
    vpmadd52luq zmm2, zmm24, zmm15
    vpmadd52luq zmm3, zmm24, zmm16
    vpmadd52luq zmm4, zmm24, zmm17
    vpmadd52luq zmm5, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 392]
    vpmadd52huq zmm7{k4}, zmm25, zmm13
    vpmadd52huq zmm8, zmm25, zmm14
    vpmadd52huq zmm9, zmm25, zmm15
    vpmadd52huq zmm10, zmm25, zmm16
    vpmadd52huq zmm11, zmm25, zmm17
    vpbroadcastq zmm26, qword ptr [rsi + 400]
    vpmadd52luq zmm12{k5}, zmm26, zmm13
    vpmadd52luq zmm2, zmm26, zmm14
    vpmadd52luq zmm3, zmm26, zmm15
    vpmadd52luq zmm4, zmm26, zmm16
    vpmadd52luq zmm5, zmm26, zmm17
    vpbroadcastq zmm27, qword ptr [rsi + 456]
    vpmadd52huq zmm9{k4}, zmm27, zmm14
    vpmadd52huq zmm10, zmm27, zmm15
    vpmadd52huq zmm11, zmm27, zmm16
    vpbroadcastq zmm28, qword ptr [rsi + 464]
    vpmadd52luq zmm3{k5}, zmm28, zmm14
    vpmadd52luq zmm4, zmm28, zmm15
    vpmadd52luq zmm5, zmm28, zmm16
    vpbroadcastq zmm29, qword ptr [rsi + 520]
    vpmadd52huq zmm11{k4}, zmm29, zmm15
    vpbroadcastq zmm30, qword ptr [rsi + 528]
    vpmadd52luq zmm5{k5}, zmm30, zmm15
    vmovdqu64 zmm13, zmmword ptr [rsi + 376]
    vmovdqu64 zmm14, zmmword ptr [rsi + 440]
    vmovdqu64 zmm15, zmmword ptr [rsi + 504]
    vmovdqu64 zmm16, zmmword ptr [rsi + 568]
    vmovdqu64 zmm17, zmmword ptr [rsi + 632]
    vmovdqu64 zmm18, zmmword ptr [rsi + 696]
    vpbroadcastq zmm31, qword ptr [rsi + 64]
    vpmadd52huq zmm6, zmm31, zmm17
    vpmadd52huq zmm7, zmm31, zmm18
    vpbroadcastq zmm19, qword ptr [rsi + 72]
    vpmadd52luq zmm0, zmm19, zmm17
    vpmadd52luq zmm1, zmm19, zmm18
    vpbroadcastq zmm20, qword ptr [rsi + 128]
    vpmadd52huq zmm6, zmm20, zmm16
    vpmadd52huq zmm7, zmm20, zmm17
    vpmadd52huq zmm8, zmm20, zmm18
    vpbroadcastq zmm21, qword ptr [rsi + 136]
    vpmadd52luq zmm0, zmm21, zmm16
    vpmadd52luq zmm12, zmm21, zmm17
    vpmadd52luq zmm2, zmm21, zmm18
    vpbroadcastq zmm22, qword ptr [rsi + 192]
    vpmadd52huq zmm6, zmm22, zmm15
    vpmadd52huq zmm7, zmm22, zmm16
    vpmadd52huq zmm8, zmm22, zmm17
    vpmadd52huq zmm9, zmm22, zmm18
    vpbroadcastq zmm23, qword ptr [rsi + 200]
    vpmadd52luq zmm0, zmm23, zmm15
    vpmadd52luq zmm1, zmm23, zmm16
    vpmadd52luq zmm2, zmm23, zmm17
    vpmadd52luq zmm3, zmm23, zmm18
    vpbroadcastq zmm24, qword ptr [rsi + 256]
    vpmadd52huq zmm6, zmm24, zmm14
    vpmadd52huq zmm7, zmm24, zmm15
    vpmadd52huq zmm8, zmm24, zmm16
    vpmadd52huq zmm9, zmm24, zmm17
    vpmadd52huq zmm10, zmm24, zmm18
    vpbroadcastq zmm25, qword ptr [rsi + 264]
    vpmadd52luq zmm0, zmm25, zmm14
    vpmadd52luq zmm12, zmm25, zmm15
    vpmadd52luq zmm2, zmm25, zmm16
    vpmadd52luq zmm3, zmm25, zmm17
    vpmadd52luq zmm4, zmm25, zmm18
    vpbroadcastq zmm26, qword ptr [rsi + 320]
    vpmadd52huq zmm6, zmm26, zmm13
    vpmadd52huq zmm7, zmm26, zmm14
    vpmadd52huq zmm8, zmm26, zmm15
    vpmadd52huq zmm9, zmm26, zmm16
    vpmadd52huq zmm10, zmm26, zmm17
    vpmadd52huq zmm11, zmm26, zmm18
    vpbroadcastq zmm27, qword ptr [rsi + 328]
    vpmadd52luq zmm0, zmm27, zmm13
    vpmadd52luq zmm1, zmm27, zmm14
    vpmadd52luq zmm2, zmm27, zmm15
    vpmadd52luq zmm3, zmm27, zmm16
    vpmadd52luq zmm4, zmm27, zmm17
    vpmadd52luq zmm5, zmm27, zmm18
    vpbroadcastq zmm28, qword ptr [rsi + 384]
    vpmadd52huq zmm7{k2}, zmm28, zmm13
    vpmadd52huq zmm8, zmm28, zmm14
    vpmadd52huq zmm9, zmm28, zmm15
    vpmadd52huq zmm10, zmm28, zmm16
    vpmadd52huq zmm11, zmm28, zmm17
    vpbroadcastq zmm29, qword ptr [rsi + 392]
    vpmadd52luq zmm12{k3}, zmm29, zmm13
    vpmadd52luq zmm2, zmm29, zmm14
    vpmadd52luq zmm3, zmm29, zmm15
    vpmadd52luq zmm4, zmm29, zmm16
    vpmadd52luq zmm5, zmm29, zmm17
    vpbroadcastq zmm30, qword ptr [rsi + 448]
    vpmadd52huq zmm9{k2}, zmm30, zmm14
    vpmadd52huq zmm10, zmm30, zmm15
    vpmadd52huq zmm11, zmm30, zmm16
    vpbroadcastq zmm31, qword ptr [rsi + 456]
    vpmadd52luq zmm3{k3}, zmm31, zmm14
    vpmadd52luq zmm4, zmm31, zmm15
    vpmadd52luq zmm5, zmm31, zmm16
    vpbroadcastq zmm19, qword ptr [rsi + 512]
    vpmadd52huq zmm11{k2}, zmm19, zmm15
    vpbroadcastq zmm20, qword ptr [rsi + 520]
    vpmadd52luq zmm5{k3}, zmm20, zmm15
    vpaddq zmm0, zmm0, zmm6
    vpaddq zmm0, zmm0, zmm6
    vpaddq zmm1, zmm1, zmm12
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm4, zmm4, zmm10
    vpaddq zmm4, zmm4, zmm10
    vpaddq zmm5, zmm5, zmm11
    vpaddq zmm5, zmm5, zmm11
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vmovdqu64 zmm13, zmmword ptr [rsi + 320]
    vpmadd52luq zmm14, zmm13, zmm13
    vpmadd52huq zmm15, zmm13, zmm13
    vpaddq zmm15, zmm15, zmm15
    vmovdqa64 zmm13, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm13, zmm14, zmm15
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm0, zmm0, zmm13
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vmovdqu64 zmm16, zmmword ptr [rsi + 384]
    vpmadd52luq zmm17, zmm16, zmm16
    vpmadd52huq zmm18, zmm16, zmm16
    vpaddq zmm18, zmm18, zmm18
    vmovdqa64 zmm16, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm16, zmm17, zmm18
    vpaddq zmm1, zmm1, zmm1
    vpaddq zmm1, zmm1, zmm16
    vmovdqa64 zmm16, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm16, zmm17, zmm18
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm2, zmm2, zmm16
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm21, zmm21, zmm21
    vmovdqu64 zmm19, zmmword ptr [rsi + 448]
    vpmadd52luq zmm20, zmm19, zmm19
    vpmadd52huq zmm21, zmm19, zmm19
    vpaddq zmm21, zmm21, zmm21
    vmovdqa64 zmm19, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm19, zmm20, zmm21
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm3, zmm3, zmm19
    vmovdqa64 zmm19, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm19, zmm20, zmm21
    vpaddq zmm4, zmm4, zmm4
    vpaddq zmm4, zmm4, zmm19
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm24, zmm24, zmm24
    vmovdqu64 zmm22, zmmword ptr [rsi + 512]
    vpmadd52luq zmm23, zmm22, zmm22
    vpmadd52huq zmm24, zmm22, zmm22
    vpaddq zmm24, zmm24, zmm24
    vmovdqa64 zmm22, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm22, zmm23, zmm24
    vpaddq zmm5, zmm5, zmm5
    vpaddq zmm5, zmm5, zmm22
    vpsrlq zmm25, zmm0, 51
    vpsrlq zmm26, zmm1, 51
    vpsrlq zmm27, zmm2, 51
    vpsrlq zmm28, zmm3, 51
    vpsrlq zmm29, zmm4, 51
    vpsrlq zmm30, zmm5, 51
    vpandq zmm31, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm6, zmm6, zmm6
    valignq zmm6, zmm25, zmm6, 7
    vpaddq zmm31, zmm31, zmm6
    vmovdqu64 zmmword ptr [rax], zmm31
    vpandq zmm31, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm12, zmm26, zmm25, 7
    vpaddq zmm31, zmm31, zmm12
    vmovdqu64 zmmword ptr [rax + 64], zmm31
    vpandq zmm31, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm7, zmm27, zmm26, 7
    vpaddq zmm31, zmm31, zmm7
    vmovdqu64 zmmword ptr [rax + 128], zmm31
    vpandq zmm31, zmm3, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm8, zmm28, zmm27, 7
    vpaddq zmm31, zmm31, zmm8
    vmovdqu64 zmmword ptr [rax + 192], zmm31
    vpandq zmm31, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm9, zmm29, zmm28, 7
    vpaddq zmm31, zmm31, zmm9
    vmovdqu64 zmmword ptr [rax + 256], zmm31
    vpandq zmm31, zmm5, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm10, zmm30, zmm29, 7
    vpaddq zmm31, zmm31, zmm10
    vmovdqu64 zmmword ptr [rax + 320], zmm31
    vmovdqa64 zmmword ptr [rax + 2048], zmm0
    vmovdqa64 zmmword ptr [rax + 2112], zmm1
    /* h = x * x, columns 120 to 167 */
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm24, zmm24, zmm24
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm25, zmm25, zmm25
    vmovdqu64 zmm7, zmmword ptr [rsi + 576]
    vmovdqu64 zmm26, zmmword ptr [rsi + 640]
    vmovdqu64 zmm2, zmmword ptr [rsi + 704]
    vpbroadcastq zmm8, qword ptr [rsi + 376]
    vpmadd52huq zmm18, zmm8, zmm2
    vpbroadcastq zmm27, qword ptr [rsi + 384]
    vpmadd52luq zmm11, zmm27, zmm2
    vpbroadcastq zmm3, qword ptr [rsi + 440]
    vpmadd52huq zmm24, zmm3, zmm26
    vpmadd52huq zmm19, zmm3, zmm2
    vpbroadcastq zmm9, qword ptr [rsi + 448]
    vpmadd52luq zmm6, zmm9, zmm26
    vpmadd52luq zmm13, zmm9, zmm2
    vpbroadcastq zmm28, qword ptr [rsi + 504]
    vpmadd52huq zmm18, zmm28, zmm7
    vpmadd52huq zmm12, zmm28, zmm26
    vpmadd52huq zmm20, zmm28, zmm2
    vpbroadcastq zmm4, qword ptr [rsi + 512]
    vpmadd52luq zmm11, zmm4, zmm7
    vpmadd52luq zmm25, zmm4, zmm26
    vpmadd52luq zmm14, zmm4, zmm2
    vpbroadcastq zmm10, qword ptr [rsi + 568]
    vpmadd52huq zmm19, zmm10, zmm7
    vpmadd52huq zmm20, zmm10, zmm26
    vpmadd52huq zmm21, zmm10, zmm2
    vpbroadcastq zmm29, qword ptr [rsi + 576]
    vpmadd52luq zmm13{k1}, zmm29, zmm7
    vpmadd52luq zmm14, zmm29, zmm26
    vpmadd52luq zmm15, zmm29, zmm2
    vpbroadcastq zmm5, qword ptr [rsi + 632]
    vpmadd52huq zmm21, zmm5, zmm26
    vpmadd52huq zmm22, zmm5, zmm2
    vpbroadcastq zmm31, qword ptr [rsi + 640]
    vpmadd52luq zmm15{k1}, zmm31, zmm26
    vpmadd52luq zmm16, zmm31, zmm2
    vpbroadcastq zmm0, qword ptr [rsi + 696]
    vpmadd52huq zmm23, zmm0, zmm2
    vmovdqu64 zmm7, zmmword ptr [rsi + 520]
    vmovdqu64 zmm26, zmmword ptr [rsi + 584]
    vmovdqu64 zmm2, zmmword ptr [rsi + 648]
    vpbroadcastq zmm1, qword ptr [rsi + 432]
    vpmadd52huq zmm24, zmm1, zmm2
    vpbroadcastq zmm8, qword ptr [rsi + 440]
    vpmadd52luq zmm6, zmm8, zmm2
    vpbroadcastq zmm27, qword ptr [rsi + 496]
    vpmadd52huq zmm18, zmm27, zmm26
    vpmadd52huq zmm12, zmm27, zmm2
    vpbroadcastq zmm3, qword ptr [rsi + 504]
    vpmadd52luq zmm11, zmm3, zmm26
    vpmadd52luq zmm25, zmm3, zmm2
    vpbroadcastq zmm9, qword ptr [rsi + 560]
    vpmadd52huq zmm24{k6}, zmm9, zmm7
    vpmadd52huq zmm19, zmm9, zmm26
    vpmadd52huq zmm20, zmm9, zmm2
    vpbroadcastq zmm28, qword ptr [rsi + 568]
    vpmadd52luq zmm6{k7}, zmm28, zmm7
    vpmadd52luq zmm13, zmm28, zmm26
    vpmadd52luq zmm14, zmm28, zmm2
    vpbroadcastq zmm4, qword ptr [rsi + 624]
    vpmadd52huq zmm20{k6}, zmm4, zmm26
    vpmadd52huq zmm21, zmm4, zmm2
    vpbroadcastq zmm10, qword ptr [rsi + 632]
    vpmadd52luq zmm14{k7}, zmm10, zmm26
    vpmadd52luq zmm15, zmm10, zmm2
    vpbroadcastq zmm29, qword ptr [rsi + 688]
    vpmadd52huq zmm22{k6}, zmm29, zmm2
    vpbroadcastq zmm5, qword ptr [rsi + 696]
    vpmadd52luq zmm16{k7}, zmm5, zmm2
    vmovdqu64 zmm7, zmmword ptr [rsi + 528]
    vmovdqu64 zmm26, zmmword ptr [rsi + 592]
    vmovdqu64 zmm2, zmmword ptr [rsi + 656]
    vpbroadcastq zmm31, qword ptr [rsi + 424]
    vpmadd52huq zmm18, zmm31, zmm2
    vpbroadcastq zmm0, qword ptr [rsi + 432]
    vpmadd52luq zmm11, zmm0, zmm2
    vpbroadcastq zmm1, qword ptr [rsi + 488]
    vpmadd52huq zmm24, zmm1, zmm26
    vpmadd52huq zmm12, zmm1, zmm2
    vpbroadcastq zmm8, qword ptr [rsi + 496]
    vpmadd52luq zmm6, zmm8, zmm26
    vpmadd52luq zmm25, zmm8, zmm2
    vpbroadcastq zmm27, qword ptr [rsi + 552]
    vpmadd52huq zmm18{k4}, zmm27, zmm7
    vpmadd52huq zmm19, zmm27, zmm26
    vpmadd52huq zmm20, zmm27, zmm2
    vpbroadcastq zmm3, qword ptr [rsi + 560]
    vpmadd52luq zmm11{k5}, zmm3, zmm7
    vpmadd52luq zmm13, zmm3, zmm26
    vpmadd52luq zmm14, zmm3, zmm2
    vpbroadcastq zmm9, qword ptr [rsi + 616]
    vpmadd52huq zmm20{k4}, zmm9, zmm26
    vpmadd52huq zmm21, zmm9, zmm2
    vpbroadcastq zmm28, qword ptr [rsi + 624]
    vpmadd52luq zmm14{k5}, zmm28, zmm26
    vpmadd52luq zmm15, zmm28, zmm2
    vpbroadcastq zmm4, qword ptr [rsi + 680]
    vpmadd52huq zmm22{k4}, zmm4, zmm2
    vpbroadcastq zmm10, qword ptr [rsi + 688]
    vpmadd52luq zmm16{k5}, zmm10, zmm2
    vmovdqu64 zmm7, zmmword ptr [rsi + 536]
    vmovdqu64 zmm26, zmmword ptr [rsi + 600]
    vmovdqu64 zmm2, zmmword ptr [rsi + 664]
    vpbroadcastq zmm29, qword ptr [rsi + 416]
    vpmadd52huq zmm24, zmm29, zmm2
    vpbroadcastq zmm5, qword ptr [rsi + 424]
    vpmadd52luq zmm6, zmm5, zmm2
    vpbroadcastq zmm31, qword ptr [rsi + 480]
    vpmadd52huq zmm18, zmm31, zmm26
    vpmadd52huq zmm12, zmm31, zmm2
    vpbroadcastq zmm0, qword ptr [rsi + 488]
    vpmadd52luq zmm11, zmm0, zmm26
    vpmadd52luq zmm25, zmm0, zmm2
    vpbroadcastq zmm1, qword ptr [rsi + 544]
    vpmadd52huq zmm24{k2}, zmm1, zmm7
    vpmadd52huq zmm19, zmm1, zmm26
    vpmadd52huq zmm20, zmm1, zmm2
    vpbroadcastq zmm8, qword ptr [rsi + 552]
    vpmadd52luq zmm6{k3}, zmm8, zmm7
    vpmadd52luq zmm13, zmm8, zmm26
    vpmadd52luq zmm14, zmm8, zmm2
    vpbroadcastq zmm27, qword ptr [rsi + 608]
    vpmadd52huq zmm20{k2}, zmm27, zmm26
    vpmadd52huq zmm21, zmm27, zmm2
    vpbroadcastq zmm3, qword ptr [rsi + 616]
    vpmadd52luq zmm14{k3}, zmm3, zmm26
    vpmadd52luq zmm15, zmm3, zmm2
    vpbroadcastq zmm9, qword ptr [rsi + 672]
    vpmadd52huq zmm22{k2}, zmm9, zmm2
    vpbroadcastq zmm28, qword ptr [rsi + 680]
    vpmadd52luq zmm16{k3}, zmm28, zmm2
    vmovdqu64 zmm7, zmmword ptr [rsi + 544]
    vmovdqu64 zmm26, zmmword ptr [rsi + 608]
    vmovdqu64 zmm2, zmmword ptr [rsi + 672]
    vpbroadcastq zmm4, qword ptr [rsi + 408]
    vpmadd52huq zmm18, zmm4, zmm2
    vpbroadcastq zmm10, qword ptr [rsi + 416]
    vpmadd52luq zmm11, zmm10, zmm2
    vpbroadcastq zmm29, qword ptr [rsi + 472]
    vpmadd52huq zmm24, zmm29, zmm26
    vpmadd52huq zmm12, zmm29, zmm2
    vpbroadcastq zmm5, qword ptr [rsi + 480]
    vpmadd52luq zmm6, zmm5, zmm26
    vpmadd52luq zmm25, zmm5, zmm2
    vpbroadcastq zmm31, qword ptr [rsi + 536]
    vpmadd52huq zmm18, zmm31, zmm7
    vpmadd52huq zmm19, zmm31, zmm26
    vpmadd52huq zmm20, zmm31, zmm2
    vpbroadcastq zmm0, qword ptr [rsi + 544]
    vpmadd52luq zmm11{k1}, zmm0, zmm7
    vpmadd52luq zmm13, zmm0, zmm26
    vpmadd52luq zmm14, zmm0, zmm2
    vpbroadcastq zmm1, qword ptr [rsi + 600]
    vpmadd52huq zmm20, zmm1, zmm26
    vpmadd52huq zmm21, zmm1, zmm2
    vpbroadcastq zmm8, qword ptr [rsi + 608]
    vpmadd52luq zmm14{k1}, zmm8, zmm26
    vpmadd52luq zmm15, zmm8, zmm2
    vpbroadcastq zmm27, qword ptr [rsi + 664]
    vpmadd52huq zmm22, zmm27, zmm2
    vpbroadcastq zmm3, qword ptr [rsi + 672]
    vpmadd52luq zmm16{k1}, zmm3, zmm2
    vmovdqu64 zmm7, zmmword ptr [rsi + 552]
    vmovdqu64 zmm26, zmmword ptr [rsi + 616]
    vmovdqu64 zmm2, zmmword ptr [rsi + 680]
    vpbroadcastq zmm9, qword ptr [rsi + 400]
    vpmadd52huq zmm24, zmm9, zmm2
    vpbroadcastq zmm28, qword ptr [rsi + 408]
    vpmadd52luq zmm6, zmm28, zmm2
    vpbroadcastq zmm4, qword ptr [rsi + 464]
    vpmadd52huq zmm18, zmm4, zmm26
    vpmadd52huq zmm12, zmm4, zmm2
    vpbroadcastq zmm10, qword ptr [rsi + 472]
    vpmadd52luq zmm11, zmm10, zmm26
    vpmadd52luq zmm25, zmm10, zmm2
    vpbroadcastq zmm29, qword ptr [rsi + 528]
    vpmadd52huq zmm24, zmm29, zmm7
    vpmadd52huq zmm19, zmm29, zmm26
    vpmadd52huq zmm20, zmm29, zmm2
    vpbroadcastq zmm5, qword ptr [rsi + 536]
    vpmadd52luq zmm6, zmm5, zmm7
    vpmadd52luq zmm13, zmm5, zmm26
    vpmadd52luq zmm14, zmm5, zmm2
    vpbroadcastq zmm31, qword ptr [rsi + 592]
    vpmadd52huq zmm12{k6}, zmm31, zmm7
    vpmadd52huq zmm20, zmm31, zmm26
    vpmadd52huq zmm21, zmm31, zmm2
    vpbroadcastq zmm0, qword ptr [rsi + 600]
    vpmadd52luq zmm25{k7}, zmm0, zmm7
    vpmadd52luq zmm14, zmm0, zmm26
    vpmadd52luq zmm15, zmm0, zmm2
    vpbroadcastq zmm1, qword ptr [rsi + 656]
    vpmadd52huq zmm21{k6}, zmm1, zmm26
    vpmadd52huq zmm22, zmm1, zmm2
    vpbroadcastq zmm8, qword ptr [rsi + 664]
    vpmadd52luq zmm15{k7}, zmm8, zmm26
    vpmadd52luq zmm16, zmm8, zmm2
    vmovdqu64 zmm7, zmmword ptr [rsi + 560]
    vmovdqu64 zmm26, zmmword ptr [rsi + 624]
    vmovdqu64 zmm2, zmmword ptr [rsi + 688]
    vpbroadcastq zmm27, qword ptr [rsi + 392]
    vpmadd52huq zmm18, zmm27, zmm2
    vpbroadcastq zmm3, qword ptr [rsi + 400]
    vpmadd52luq zmm11, zmm3, zmm2
    vpbroadcastq zmm9, qword ptr [rsi + 456]
    vpmadd52huq zmm24, zmm9, zmm26
    vpmadd52huq zmm19, zmm9, zmm2
    vpbroadcastq zmm28, qword ptr [rsi + 464]
    vpmadd52luq zmm6, zmm28, zmm26
    vpmadd52luq zmm13, zmm28, zmm2
    vpbroadcastq zmm4, qword ptr [rsi + 520]
    vpmadd52huq zmm18, zmm4, zmm7
    vpmadd52huq zmm12, zmm4, zmm26
    vpmadd52huq zmm20, zmm4, zmm2
    vpbroadcastq zmm10, qword ptr [rsi + 528]
    vpmadd52luq zmm11, zmm10, zmm7
    vpmadd52luq zmm25, zmm10, zmm26
    vpmadd52luq zmm14, zmm10, zmm2
    vpbroadcastq zmm29, qword ptr [rsi + 584]
    vpmadd52huq zmm19{k4}, zmm29, zmm7
    vpmadd52huq zmm20, zmm29, zmm26
    vpmadd52huq zmm21, zmm29, zmm2
    vpbroadcastq zmm5, qword ptr [rsi + 592]
    vpmadd52luq zmm13{k5}, zmm5, zmm7
    vpmadd52luq zmm14, zmm5, zmm26
    vpmadd52luq zmm15, zmm5, zmm2
    vpbroadcastq zmm31, qword ptr [rsi + 648]
    vpmadd52huq zmm21{k4}, zmm31, zmm26
    vpmadd52huq zmm22, zmm31, zmm2
    vpbroadcastq zmm0, qword ptr [rsi + 656]
    vpmadd52luq zmm15{k5}, zmm0, zmm26
    vpmadd52luq zmm16, zmm0, zmm2
    vmovdqu64 zmm7, zmmword ptr [rsi + 568]
    vmovdqu64 zmm26, zmmword ptr [rsi + 632]
    vmovdqu64 zmm2, zmmword ptr [rsi + 696]
    vpbroadcastq zmm1, qword ptr [rsi + 384]
    vpmadd52huq zmm24, zmm1, zmm2
    vpbroadcastq zmm8, qword ptr [rsi + 392]
    vpmadd52luq zmm6, zmm8, zmm2
    vpbroadcastq zmm27, qword ptr [rsi + 448]
    vpmadd52huq zmm18, zmm27, zmm26
    vpmadd52huq zmm12, zmm27, zmm2
    vpbroadcastq zmm3, qword ptr [rsi + 456]
    vpmadd52luq zmm11, zmm3, zmm26
    vpmadd52luq zmm25, zmm3, zmm2
    vpbroadcastq zmm9, qword ptr [rsi + 512]
    vpmadd52huq zmm24, zmm9, zmm7
    vpmadd52huq zmm19, zmm9, zmm26
    vpmadd52huq zmm20, zmm9, zmm2
    vpbroadcastq zmm28, qword ptr [rsi + 520]
    vpmadd52luq zmm6, zmm28, zmm7
    vpmadd52luq zmm13, zmm28, zmm26
    vpmadd52luq zmm14, zmm28, zmm2
    vpbroadcastq zmm4, qword ptr [rsi + 576]
    vpmadd52huq zmm12{k2}, zmm4, zmm7
    vpmadd52huq zmm20, zmm4, zmm26
    vpmadd52huq zmm21, zmm4, zmm2
    vpbroadcastq zmm10, qword ptr [rsi + 584]
    vpmadd52luq zmm25{k3}, zmm10, zmm7
    vpmadd52luq zmm14, zmm10, zmm26
    vpmadd52luq zmm15, zmm10, zmm2
    vpbroadcastq zmm29, qword ptr [rsi + 640]
    vpmadd52huq zmm21{k2}, zmm29, zmm26
    vpmadd52huq zmm22, zmm29, zmm2
    vpbroadcastq zmm5, qword ptr [rsi + 648]
    vpmadd52luq zmm15{k3}, zmm5, zmm26
    vpmadd52luq zmm16, zmm5, zmm2
    vpaddq zmm11, zmm11, zmm6
    vpaddq zmm18, zmm18, zmm24
    vpaddq zmm11, zmm11, zmm18
    vpaddq zmm11, zmm11, zmm18
    vpaddq zmm13, zmm13, zmm25
    vpaddq zmm19, zmm19, zmm12
    vpaddq zmm13, zmm13, zmm19
    vpaddq zmm13, zmm13, zmm19
    vpaddq zmm14, zmm14, zmm20
    vpaddq zmm14, zmm14, zmm20
    vpaddq zmm15, zmm15, zmm21
    vpaddq zmm15, zmm15, zmm21
    vpaddq zmm16, zmm16, zmm22
    vpaddq zmm16, zmm16, zmm22
    vpaddq zmm17, zmm17, zmm23
    vpaddq zmm17, zmm17, zmm23
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm2, zmm2, zmm2
    vmovdqu64 zmm7, zmmword ptr [rsi + 512]
    vpmadd52luq zmm26, zmm7, zmm7
    vpmadd52huq zmm2, zmm7, zmm7
    vpaddq zmm2, zmm2, zmm2
    vmovdqa64 zmm7, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm7, zmm26, zmm2
    vpaddq zmm11, zmm11, zmm11
    vpaddq zmm11, zmm11, zmm7
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm3, zmm3, zmm3
    vmovdqu64 zmm8, zmmword ptr [rsi + 576]
    vpmadd52luq zmm27, zmm8, zmm8
    vpmadd52huq zmm3, zmm8, zmm8
    vpaddq zmm3, zmm3, zmm3
    vmovdqa64 zmm8, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm8, zmm27, zmm3
    vpaddq zmm13, zmm13, zmm13
    vpaddq zmm13, zmm13, zmm8
    vmovdqa64 zmm8, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm8, zmm27, zmm3
    vpaddq zmm14, zmm14, zmm14
    vpaddq zmm14, zmm14, zmm8
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm4, zmm4, zmm4
    vmovdqu64 zmm9, zmmword ptr [rsi + 640]
    vpmadd52luq zmm28, zmm9, zmm9
    vpmadd52huq zmm4, zmm9, zmm9
    vpaddq zmm4, zmm4, zmm4
    vmovdqa64 zmm9, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm9, zmm28, zmm4
    vpaddq zmm15, zmm15, zmm15
    vpaddq zmm15, zmm15, zmm9
    vmovdqa64 zmm9, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm9, zmm28, zmm4
    vpaddq zmm16, zmm16, zmm16
    vpaddq zmm16, zmm16, zmm9
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm5, zmm5, zmm5
    vmovdqu64 zmm10, zmmword ptr [rsi + 704]
    vpmadd52luq zmm29, zmm10, zmm10
    vpmadd52huq zmm5, zmm10, zmm10
    vpaddq zmm5, zmm5, zmm5
    vmovdqa64 zmm10, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm10, zmm29, zmm5
    vpaddq zmm17, zmm17, zmm17
    vpaddq zmm17, zmm17, zmm10
    vpsrlq zmm31, zmm11, 51
    vpsrlq zmm0, zmm13, 51
    vpsrlq zmm1, zmm14, 51
    vpsrlq zmm6, zmm15, 51
    vpsrlq zmm24, zmm16, 51
    vpsrlq zmm18, zmm17, 51
    vpandq zmm25, zmm11, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm12, zmm31, zmm30, 7
    vpaddq zmm25, zmm25, zmm12
    vmovdqu64 zmmword ptr [rax + 384], zmm25
    vpandq zmm25, zmm13, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm19, zmm0, zmm31, 7
    vpaddq zmm25, zmm25, zmm19
    vmovdqu64 zmmword ptr [rax + 448], zmm25
    vpandq zmm25, zmm14, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm20, zmm1, zmm0, 7
    vpaddq zmm25, zmm25, zmm20
    vmovdqu64 zmmword ptr [rax + 512], zmm25
    vpandq zmm25, zmm15, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm21, zmm6, zmm1, 7
    vpaddq zmm25, zmm25, zmm21
    vmovdqu64 zmmword ptr [rax + 576], zmm25
    vpandq zmm25, zmm16, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm22, zmm24, zmm6, 7
    vpaddq zmm25, zmm25, zmm22
    vmovdqu64 zmmword ptr [rax + 640], zmm25
    vpandq zmm25, zmm17, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm23, zmm18, zmm24, 7
    vpaddq zmm25, zmm25, zmm23
    vmovdqu64 zmmword ptr [rax + 704], zmm25
    /* h = x * x, columns 32 to 71 */
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm11, zmm11, zmm11
    vmovdqu64 zmm19, zmmword ptr [rsi + 192]
    vmovdqu64 zmm31, zmmword ptr [rsi + 256]
    vmovdqu64 zmm13, zmmword ptr [rsi + 320]
    vmovdqu64 zmm20, zmmword ptr [rsi + 384]
    vmovdqu64 zmm0, zmmword ptr [rsi + 448]
    vmovdqu64 zmm14, zmmword ptr [rsi + 512]
    vmovdqu64 zmm21, zmmword ptr [rsi + 576]
    vpbroadcastq zmm1, qword ptr [rsi + 64]
    vpmadd52luq zmm7, zmm1, zmm13
    vpmadd52luq zmm26, zmm1, zmm20
    vpmadd52luq zmm2, zmm1, zmm0
    vpmadd52luq zmm8, zmm1, zmm14
    vpmadd52luq zmm27, zmm1, zmm21
    vpbroadcastq zmm15, qword ptr [rsi + 120]
    vpmadd52huq zmm3, zmm15, zmm31
    vpmadd52huq zmm9, zmm15, zmm13
    vpmadd52huq zmm28, zmm15, zmm20
    vpmadd52huq zmm4, zmm15, zmm0
    vpmadd52huq zmm10, zmm15, zmm14
    vpbroadcastq zmm22, qword ptr [rsi + 128]
    vpmadd52luq zmm7, zmm22, zmm31
    vpmadd52luq zmm26, zmm22, zmm13
    vpmadd52luq zmm11, zmm22, zmm20
    vpmadd52luq zmm12, zmm22, zmm0
    vpmadd52luq zmm29, zmm22, zmm14
    vpbroadcastq zmm6, qword ptr [rsi + 184]
    vpmadd52huq zmm3, zmm6, zmm19
    vpmadd52huq zmm9, zmm6, zmm31
    vpmadd52huq zmm28, zmm6, zmm13
    vpmadd52huq zmm30, zmm6, zmm20
    vpmadd52huq zmm5, zmm6, zmm0
    vpbroadcastq zmm16, qword ptr [rsi + 192]
    vpmadd52luq zmm7{k1}, zmm16, zmm19
    vpmadd52luq zmm26, zmm16, zmm31
    vpmadd52luq zmm2, zmm16, zmm13
    vpmadd52luq zmm8, zmm16, zmm20
    vpmadd52luq zmm27, zmm16, zmm0
    vpbroadcastq zmm23, qword ptr [rsi + 248]
    vpmadd52huq zmm28, zmm23, zmm31
    vpmadd52huq zmm4, zmm23, zmm13
    vpmadd52huq zmm10, zmm23, zmm20
    vpbroadcastq zmm24, qword ptr [rsi + 256]
    vpmadd52luq zmm11{k1}, zmm24, zmm31
    vpmadd52luq zmm12, zmm24, zmm13
    vpmadd52luq zmm29, zmm24, zmm20
    vpbroadcastq zmm17, qword ptr [rsi + 312]
    vpmadd52huq zmm5, zmm17, zmm13
    vpbroadcastq zmm25, qword ptr [rsi + 320]
    vpmadd52luq zmm27{k1}, zmm25, zmm13
    vmovdqu64 zmm19, zmmword ptr [rsi + 200]
    vmovdqu64 zmm31, zmmword ptr [rsi + 264]
    vmovdqu64 zmm13, zmmword ptr [rsi + 328]
    vmovdqu64 zmm20, zmmword ptr [rsi + 392]
    vmovdqu64 zmm0, zmmword ptr [rsi + 456]
    vmovdqu64 zmm14, zmmword ptr [rsi + 520]
    vpbroadcastq zmm1, qword ptr [rsi + 112]
    vpmadd52huq zmm3, zmm1, zmm31
    vpmadd52huq zmm9, zmm1, zmm13
    vpmadd52huq zmm28, zmm1, zmm20
    vpmadd52huq zmm30, zmm1, zmm0
    vpmadd52huq zmm10, zmm1, zmm14
    vpbroadcastq zmm15, qword ptr [rsi + 120]
    vpmadd52luq zmm7, zmm15, zmm31
    vpmadd52luq zmm26, zmm15, zmm13
    vpmadd52luq zmm2, zmm15, zmm20
    vpmadd52luq zmm8, zmm15, zmm0
    vpmadd52luq zmm29, zmm15, zmm14
    vpbroadcastq zmm22, qword ptr [rsi + 176]
    vpmadd52huq zmm3, zmm22, zmm19
    vpmadd52huq zmm9, zmm22, zmm31
    vpmadd52huq zmm28, zmm22, zmm13
    vpmadd52huq zmm4, zmm22, zmm20
    vpmadd52huq zmm5, zmm22, zmm0
    vpbroadcastq zmm6, qword ptr [rsi + 184]
    vpmadd52luq zmm7, zmm6, zmm19
    vpmadd52luq zmm26, zmm6, zmm31
    vpmadd52luq zmm11, zmm6, zmm13
    vpmadd52luq zmm12, zmm6, zmm20
    vpmadd52luq zmm27, zmm6, zmm0
    vpbroadcastq zmm16, qword ptr [rsi + 240]
    vpmadd52huq zmm9{k6}, zmm16, zmm19
    vpmadd52huq zmm28, zmm16, zmm31
    vpmadd52huq zmm30, zmm16, zmm13
    vpmadd52huq zmm10, zmm16, zmm20
    vpbroadcastq zmm23, qword ptr [rsi + 248]
    vpmadd52luq zmm26{k7}, zmm23, zmm19
    vpmadd52luq zmm2, zmm23, zmm31
    vpmadd52luq zmm8, zmm23, zmm13
    vpmadd52luq zmm29, zmm23, zmm20
    vpbroadcastq zmm24, qword ptr [rsi + 304]
    vpmadd52huq zmm4{k6}, zmm24, zmm31
    vpmadd52huq zmm5, zmm24, zmm13
    vpbroadcastq zmm17, qword ptr [rsi + 312]
    vpmadd52luq zmm12{k7}, zmm17, zmm31
    vpmadd52luq zmm27, zmm17, zmm13
    vmovdqu64 zmm19, zmmword ptr [rsi + 208]
    vmovdqu64 zmm31, zmmword ptr [rsi + 272]
    vmovdqu64 zmm13, zmmword ptr [rsi + 336]
    vmovdqu64 zmm20, zmmword ptr [rsi + 400]
    vmovdqu64 zmm0, zmmword ptr [rsi + 464]
    vmovdqu64 zmm14, zmmword ptr [rsi + 528]
    vpbroadcastq zmm25, qword ptr [rsi + 104]
    vpmadd52huq zmm3, zmm25, zmm31
    vpmadd52huq zmm9, zmm25, zmm13
    vpmadd52huq zmm28, zmm25, zmm20
    vpmadd52huq zmm30, zmm25, zmm0
    vpmadd52huq zmm10, zmm25, zmm14
    vpbroadcastq zmm1, qword ptr [rsi + 112]
    vpmadd52luq zmm7, zmm1, zmm31
    vpmadd52luq zmm26, zmm1, zmm13
    vpmadd52luq zmm11, zmm1, zmm20
    vpmadd52luq zmm8, zmm1, zmm0
    vpmadd52luq zmm29, zmm1, zmm14
    vpbroadcastq zmm15, qword ptr [rsi + 168]
    vpmadd52huq zmm3, zmm15, zmm19
    vpmadd52huq zmm9, zmm15, zmm31
    vpmadd52huq zmm28, zmm15, zmm13
    vpmadd52huq zmm4, zmm15, zmm20
    vpmadd52huq zmm5, zmm15, zmm0
    vpbroadcastq zmm22, qword ptr [rsi + 176]
    vpmadd52luq zmm7, zmm22, zmm19
    vpmadd52luq zmm26, zmm22, zmm31
    vpmadd52luq zmm2, zmm22, zmm13
    vpmadd52luq zmm12, zmm22, zmm20
    vpmadd52luq zmm27, zmm22, zmm0
    vpbroadcastq zmm6, qword ptr [rsi + 232]
    vpmadd52huq zmm9{k4}, zmm6, zmm19
    vpmadd52huq zmm28, zmm6, zmm31
    vpmadd52huq zmm30, zmm6, zmm13
    vpmadd52huq zmm10, zmm6, zmm20
    vpbroadcastq zmm16, qword ptr [rsi + 240]
    vpmadd52luq zmm26{k5}, zmm16, zmm19
    vpmadd52luq zmm11, zmm16, zmm31
    vpmadd52luq zmm8, zmm16, zmm13
    vpmadd52luq zmm29, zmm16, zmm20
    vpbroadcastq zmm23, qword ptr [rsi + 296]
    vpmadd52huq zmm4{k4}, zmm23, zmm31
    vpmadd52huq zmm5, zmm23, zmm13
    vpbroadcastq zmm24, qword ptr [rsi + 304]
    vpmadd52luq zmm12{k5}, zmm24, zmm31
    vpmadd52luq zmm27, zmm24, zmm13
    vmovdqu64 zmm19, zmmword ptr [rsi + 216]
    vmovdqu64 zmm31, zmmword ptr [rsi + 280]
    vmovdqu64 zmm13, zmmword ptr [rsi + 344]
    vmovdqu64 zmm20, zmmword ptr [rsi + 408]
    vmovdqu64 zmm0, zmmword ptr [rsi + 472]
    vmovdqu64 zmm14, zmmword ptr [rsi + 536]
    vpbroadcastq zmm17, qword ptr [rsi + 96]
    vpmadd52huq zmm3, zmm17, zmm31
    vpmadd52huq zmm9, zmm17, zmm13
    vpmadd52huq zmm28, zmm17, zmm20
    vpmadd52huq zmm30, zmm17, zmm0
    vpmadd52huq zmm10, zmm17, zmm14
    vpbroadcastq zmm25, qword ptr [rsi + 104]
    vpmadd52luq zmm7, zmm25, zmm31
    vpmadd52luq zmm26, zmm25, zmm13
    vpmadd52luq zmm2, zmm25, zmm20
    vpmadd52luq zmm8, zmm25, zmm0
    vpmadd52luq zmm29, zmm25, zmm14
    vpbroadcastq zmm1, qword ptr [rsi + 160]
    vpmadd52huq zmm3, zmm1, zmm19
    vpmadd52huq zmm9, zmm1, zmm31
    vpmadd52huq zmm28, zmm1, zmm13
    vpmadd52huq zmm4, zmm1, zmm20
    vpmadd52huq zmm5, zmm1, zmm0
    vpbroadcastq zmm15, qword ptr [rsi + 168]
    vpmadd52luq zmm7, zmm15, zmm19
    vpmadd52luq zmm26, zmm15, zmm31
    vpmadd52luq zmm11, zmm15, zmm13
    vpmadd52luq zmm12, zmm15, zmm20
    vpmadd52luq zmm27, zmm15, zmm0
    vpbroadcastq zmm22, qword ptr [rsi + 224]
    vpmadd52huq zmm9{k2}, zmm22, zmm19
    vpmadd52huq zmm28, zmm22, zmm31
    vpmadd52huq zmm30, zmm22, zmm13
    vpmadd52huq zmm10, zmm22, zmm20
    vpbroadcastq zmm6, qword ptr [rsi + 232]
    vpmadd52luq zmm26{k3}, zmm6, zmm19
    vpmadd52luq zmm2, zmm6, zmm31
    vpmadd52luq zmm8, zmm6, zmm13
    vpmadd52luq zmm29, zmm6, zmm20
    vpbroadcastq zmm16, qword ptr [rsi + 288]
    vpmadd52huq zmm4{k2}, zmm16, zmm31
    vpmadd52huq zmm5, zmm16, zmm13
    vpbroadcastq zmm23, qword ptr [rsi + 296]
    vpmadd52luq zmm12{k3}, zmm23, zmm31
    vpmadd52luq zmm27, zmm23, zmm13
    vmovdqu64 zmm19, zmmword ptr [rsi + 224]
    vmovdqu64 zmm31, zmmword ptr [rsi + 288]
    vmovdqu64 zmm13, zmmword ptr [rsi + 352]
    vmovdqu64 zmm20, zmmword ptr [rsi + 416]
    vmovdqu64 zmm0, zmmword ptr [rsi + 480]
    vmovdqu64 zmm14, zmmword ptr [rsi + 544]
    vpbroadcastq zmm24, qword ptr [rsi + 88]
    vpmadd52huq zmm3, zmm24, zmm31
    vpmadd52huq zmm9, zmm24, zmm13
    vpmadd52huq zmm28, zmm24, zmm20
    vpmadd52huq zmm30, zmm24, zmm0
    vpmadd52huq zmm10, zmm24, zmm14
    vpbroadcastq zmm17, qword ptr [rsi + 96]
    vpmadd52luq zmm7, zmm17, zmm31
    vpmadd52luq zmm26, zmm17, zmm13
    vpmadd52luq zmm11, zmm17, zmm20
    vpmadd52luq zmm8, zmm17, zmm0
    vpmadd52luq zmm29, zmm17, zmm14
    vpbroadcastq zmm25, qword ptr [rsi + 152]
    vpmadd52huq zmm3, zmm25, zmm19
    vpmadd52huq zmm9, zmm25, zmm31
    vpmadd52huq zmm28, zmm25, zmm13
    vpmadd52huq zmm4, zmm25, zmm20
    vpmadd52huq zmm5, zmm25, zmm0
    vpbroadcastq zmm1, qword ptr [rsi + 160]
    vpmadd52luq zmm7, zmm1, zmm19
    vpmadd52luq zmm26, zmm1, zmm31
    vpmadd52luq zmm2, zmm1, zmm13
    vpmadd52luq zmm12, zmm1, zmm20
    vpmadd52luq zmm27, zmm1, zmm0
    vpbroadcastq zmm15, qword ptr [rsi + 216]
    vpmadd52huq zmm9, zmm15, zmm19
    vpmadd52huq zmm28, zmm15, zmm31
    vpmadd52huq zmm30, zmm15, zmm13
    vpmadd52huq zmm10, zmm15, zmm20
    vpbroadcastq zmm22, qword ptr [rsi + 224]
    vpmadd52luq zmm26{k1}, zmm22, zmm19
    vpmadd52luq zmm11, zmm22, zmm31
    vpmadd52luq zmm8, zmm22, zmm13
    vpmadd52luq zmm29, zmm22, zmm20
    vpbroadcastq zmm6, qword ptr [rsi + 280]
    vpmadd52huq zmm4, zmm6, zmm31
    vpmadd52huq zmm5, zmm6, zmm13
    vpbroadcastq zmm16, qword ptr [rsi + 288]
    vpmadd52luq zmm12{k1}, zmm16, zmm31
    vpmadd52luq zmm27, zmm16, zmm13
    vmovdqu64 zmm19, zmmword ptr [rsi + 168]
    vmovdqu64 zmm31, zmmword ptr [rsi + 232]
    vmovdqu64 zmm13, zmmword ptr [rsi + 296]
    vmovdqu64 zmm20, zmmword ptr [rsi + 360]
    vmovdqu64 zmm0, zmmword ptr [rsi + 424]
    vmovdqu64 zmm14, zmmword ptr [rsi + 488]
    vmovdqu64 zmm21, zmmword ptr [rsi + 552]
    vpbroadcastq zmm23, qword ptr [rsi + 80]
    vpmadd52huq zmm3, zmm23, zmm13
    vpmadd52huq zmm9, zmm23, zmm20
    vpmadd52huq zmm28, zmm23, zmm0
    vpmadd52huq zmm30, zmm23, zmm14
    vpmadd52huq zmm10, zmm23, zmm21
    vpbroadcastq zmm24, qword ptr [rsi + 88]
    vpmadd52luq zmm7, zmm24, zmm13
    vpmadd52luq zmm26, zmm24, zmm20
    vpmadd52luq zmm2, zmm24, zmm0
    vpmadd52luq zmm8, zmm24, zmm14
    vpmadd52luq zmm29, zmm24, zmm21
    vpbroadcastq zmm17, qword ptr [rsi + 144]
    vpmadd52huq zmm3, zmm17, zmm31
    vpmadd52huq zmm9, zmm17, zmm13
    vpmadd52huq zmm28, zmm17, zmm20
    vpmadd52huq zmm4, zmm17, zmm0
    vpmadd52huq zmm5, zmm17, zmm14
    vpbroadcastq zmm25, qword ptr [rsi + 152]
    vpmadd52luq zmm7, zmm25, zmm31
    vpmadd52luq zmm26, zmm25, zmm13
    vpmadd52luq zmm11, zmm25, zmm20
    vpmadd52luq zmm12, zmm25, zmm0
    vpmadd52luq zmm27, zmm25, zmm14
    vpbroadcastq zmm1, qword ptr [rsi + 208]
    vpmadd52huq zmm3{k6}, zmm1, zmm19
    vpmadd52huq zmm9, zmm1, zmm31
    vpmadd52huq zmm28, zmm1, zmm13
    vpmadd52huq zmm30, zmm1, zmm20
    vpmadd52huq zmm10, zmm1, zmm0
    vpbroadcastq zmm15, qword ptr [rsi + 216]
    vpmadd52luq zmm7{k7}, zmm15, zmm19
    vpmadd52luq zmm26, zmm15, zmm31
    vpmadd52luq zmm2, zmm15, zmm13
    vpmadd52luq zmm8, zmm15, zmm20
    vpmadd52luq zmm29, zmm15, zmm0
    vpbroadcastq zmm22, qword ptr [rsi + 272]
    vpmadd52huq zmm28{k6}, zmm22, zmm31
    vpmadd52huq zmm4, zmm22, zmm13
    vpmadd52huq zmm5, zmm22, zmm20
    vpbroadcastq zmm6, qword ptr [rsi + 280]
    vpmadd52luq zmm11{k7}, zmm6, zmm31
    vpmadd52luq zmm12, zmm6, zmm13
    vpmadd52luq zmm27, zmm6, zmm20
    vpbroadcastq zmm16, qword ptr [rsi + 336]
    vpmadd52huq zmm10{k6}, zmm16, zmm13
    vpbroadcastq zmm23, qword ptr [rsi + 344]
    vpmadd52luq zmm29{k7}, zmm23, zmm13
    vmovdqu64 zmm19, zmmword ptr [rsi + 176]
    vmovdqu64 zmm31, zmmword ptr [rsi + 240]
    vmovdqu64 zmm13, zmmword ptr [rsi + 304]
    vmovdqu64 zmm20, zmmword ptr [rsi + 368]
    vmovdqu64 zmm0, zmmword ptr [rsi + 432]
    vmovdqu64 zmm14, zmmword ptr [rsi + 496]
    vmovdqu64 zmm21, zmmword ptr [rsi + 560]
    vpbroadcastq zmm24, qword ptr [rsi + 72]
    vpmadd52huq zmm3, zmm24, zmm13
    vpmadd52huq zmm9, zmm24, zmm20
    vpmadd52huq zmm28, zmm24, zmm0
    vpmadd52huq zmm30, zmm24, zmm14
    vpmadd52huq zmm5, zmm24, zmm21
    vpbroadcastq zmm17, qword ptr [rsi + 80]
    vpmadd52luq zmm7, zmm17, zmm13
    vpmadd52luq zmm26, zmm17, zmm20
    vpmadd52luq zmm2, zmm17, zmm0
    vpmadd52luq zmm8, zmm17, zmm14
    vpmadd52luq zmm27, zmm17, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 136]
    vpmadd52huq zmm3, zmm25, zmm31
    vpmadd52huq zmm9, zmm25, zmm13
    vpmadd52huq zmm28, zmm25, zmm20
    vpmadd52huq zmm4, zmm25, zmm0
    vpmadd52huq zmm10, zmm25, zmm14
    vpbroadcastq zmm1, qword ptr [rsi + 144]
    vpmadd52luq zmm7, zmm1, zmm31
    vpmadd52luq zmm26, zmm1, zmm13
    vpmadd52luq zmm11, zmm1, zmm20
    vpmadd52luq zmm12, zmm1, zmm0
    vpmadd52luq zmm29, zmm1, zmm14
    vpbroadcastq zmm15, qword ptr [rsi + 200]
    vpmadd52huq zmm3{k4}, zmm15, zmm19
    vpmadd52huq zmm9, zmm15, zmm31
    vpmadd52huq zmm28, zmm15, zmm13
    vpmadd52huq zmm30, zmm15, zmm20
    vpmadd52huq zmm5, zmm15, zmm0
    vpbroadcastq zmm22, qword ptr [rsi + 208]
    vpmadd52luq zmm7{k5}, zmm22, zmm19
    vpmadd52luq zmm26, zmm22, zmm31
    vpmadd52luq zmm2, zmm22, zmm13
    vpmadd52luq zmm8, zmm22, zmm20
    vpmadd52luq zmm27, zmm22, zmm0
    vpbroadcastq zmm6, qword ptr [rsi + 264]
    vpmadd52huq zmm28{k4}, zmm6, zmm31
    vpmadd52huq zmm4, zmm6, zmm13
    vpmadd52huq zmm10, zmm6, zmm20
    vpbroadcastq zmm16, qword ptr [rsi + 272]
    vpmadd52luq zmm11{k5}, zmm16, zmm31
    vpmadd52luq zmm12, zmm16, zmm13
    vpmadd52luq zmm29, zmm16, zmm20
    vpbroadcastq zmm23, qword ptr [rsi + 328]
    vpmadd52huq zmm5{k4}, zmm23, zmm13
    vpbroadcastq zmm24, qword ptr [rsi + 336]
    vpmadd52luq zmm27{k5}, zmm24, zmm13
    vmovdqu64 zmm19, zmmword ptr [rsi + 184]
    vmovdqu64 zmm31, zmmword ptr [rsi + 248]
    vmovdqu64 zmm13, zmmword ptr [rsi + 312]
    vmovdqu64 zmm20, zmmword ptr [rsi + 376]
    vmovdqu64 zmm0, zmmword ptr [rsi + 440]
    vmovdqu64 zmm14, zmmword ptr [rsi + 504]
    vmovdqu64 zmm21, zmmword ptr [rsi + 568]
    vpbroadcastq zmm17, qword ptr [rsi + 64]
    vpmadd52huq zmm3, zmm17, zmm13
    vpmadd52huq zmm9, zmm17, zmm20
    vpmadd52huq zmm28, zmm17, zmm0
    vpmadd52huq zmm30, zmm17, zmm14
    vpmadd52huq zmm10, zmm17, zmm21
    vpbroadcastq zmm25, qword ptr [rsi + 72]
    vpmadd52luq zmm7, zmm25, zmm13
    vpmadd52luq zmm26, zmm25, zmm20
    vpmadd52luq zmm2, zmm25, zmm0
    vpmadd52luq zmm8, zmm25, zmm14
    vpmadd52luq zmm29, zmm25, zmm21
    vpbroadcastq zmm1, qword ptr [rsi + 128]
    vpmadd52huq zmm3, zmm1, zmm31
    vpmadd52huq zmm9, zmm1, zmm13
    vpmadd52huq zmm28, zmm1, zmm20
    vpmadd52huq zmm4, zmm1, zmm0
    vpmadd52huq zmm5, zmm1, zmm14
    vpbroadcastq zmm15, qword ptr [rsi + 136]
    vpmadd52luq zmm7, zmm15, zmm31
    vpmadd52luq zmm26, zmm15, zmm13
    vpmadd52luq zmm11, zmm15, zmm20
    vpmadd52luq zmm12, zmm15, zmm0
    vpmadd52luq zmm27, zmm15, zmm14
    vpbroadcastq zmm22, qword ptr [rsi + 192]
    vpmadd52huq zmm3{k2}, zmm22, zmm19
    vpmadd52huq zmm9, zmm22, zmm31
    vpmadd52huq zmm28, zmm22, zmm13
    vpmadd52huq zmm30, zmm22, zmm20
    vpmadd52huq zmm10, zmm22, zmm0
    vpbroadcastq zmm6, qword ptr [rsi + 200]
    vpmadd52luq zmm7{k3}, zmm6, zmm19
    vpmadd52luq zmm26, zmm6, zmm31
    vpmadd52luq zmm2, zmm6, zmm13
    vpmadd52luq zmm8, zmm6, zmm20
    vpmadd52luq zmm29, zmm6, zmm0
    vpbroadcastq zmm16, qword ptr [rsi + 256]
    vpmadd52huq zmm28{k2}, zmm16, zmm31
    vpmadd52huq zmm4, zmm16, zmm13
    vpmadd52huq zmm5, zmm16, zmm20
    vpbroadcastq zmm23, qword ptr [rsi + 264]
    vpmadd52luq zmm11{k3}, zmm23, zmm31
    vpmadd52luq zmm12, zmm23, zmm13
    vpmadd52luq zmm27, zmm23, zmm20
    vpbroadcastq zmm24, qword ptr [rsi + 320]
    vpmadd52huq zmm10{k2}, zmm24, zmm13
    vpbroadcastq zmm17, qword ptr [rsi + 328]
    vpmadd52luq zmm29{k3}, zmm17, zmm13
    vpaddq zmm7, zmm7, zmm3
    vpaddq zmm7, zmm7, zmm3
    vpaddq zmm26, zmm26, zmm9
    vpaddq zmm26, zmm26, zmm9
    vpaddq zmm2, zmm2, zmm11
    vpaddq zmm2, zmm2, zmm28
    vpaddq zmm2, zmm2, zmm28
    vpaddq zmm8, zmm8, zmm12
    vpaddq zmm4, zmm4, zmm30
    vpaddq zmm8, zmm8, zmm4
    vpaddq zmm8, zmm8, zmm4
    vpaddq zmm27, zmm27, zmm29
    vpaddq zmm10, zmm10, zmm5
    vpaddq zmm27, zmm27, zmm10
    vpaddq zmm27, zmm27, zmm10
    vpxorq zmm31, zmm31, zmm31
    vpxorq zmm13, zmm13, zmm13
    vmovdqu64 zmm19, zmmword ptr [rsi + 192]
    vpmadd52luq zmm31, zmm19, zmm19
    vpmadd52huq zmm13, zmm19, zmm19
    vpaddq zmm13, zmm13, zmm13
    vmovdqa64 zmm19, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm19, zmm31, zmm13
    vpaddq zmm7, zmm7, zmm7
    vpaddq zmm7, zmm7, zmm19
    vmovdqa64 zmm19, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm19, zmm31, zmm13
    vpaddq zmm26, zmm26, zmm26
    vpaddq zmm26, zmm26, zmm19
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm14, zmm14, zmm14
    vmovdqu64 zmm20, zmmword ptr [rsi + 256]
    vpmadd52luq zmm0, zmm20, zmm20
    vpmadd52huq zmm14, zmm20, zmm20
    vpaddq zmm14, zmm14, zmm14
    vmovdqa64 zmm20, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm20, zmm0, zmm14
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm2, zmm2, zmm20
    vmovdqa64 zmm20, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm20, zmm0, zmm14
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm8, zmm8, zmm20
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm15, zmm15, zmm15
    vmovdqu64 zmm21, zmmword ptr [rsi + 320]
    vpmadd52luq zmm1, zmm21, zmm21
    vpmadd52huq zmm15, zmm21, zmm21
    vpaddq zmm15, zmm15, zmm15
    vmovdqa64 zmm21, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm21, zmm1, zmm15
    vpaddq zmm27, zmm27, zmm27
    vpaddq zmm27, zmm27, zmm21
    vmovdqa64 zmmword ptr [rax + 1728], zmm7
    vmovdqa64 zmmword ptr [rax + 1792], zmm26
    vmovdqa64 zmmword ptr [rax + 1856], zmm2
    vmovdqa64 zmmword ptr [rax + 1920], zmm8
    vmovdqa64 zmmword ptr [rax + 1984], zmm27
    /* s, columns 160 to 207 */
    vmovdqa64 zmm22, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 64]
    vmovdqa64 zmm6, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm16, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm23, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm24, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm17, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm29, zmm29, zmm29
    vmovdqu64 zmm5, zmmword ptr [rdx + 64]
    vmovdqu64 zmm10, zmmword ptr [rdx + 128]
    vmovdqu64 zmm19, zmmword ptr [rdx + 192]
    vmovdqu64 zmm31, zmmword ptr [rdx + 256]
    vmovdqu64 zmm13, zmmword ptr [rdx + 320]
    vmovdqu64 zmm20, zmmword ptr [rdx + 384]
    vmovdqu64 zmm0, zmmword ptr [rdx + 448]
    vmovdqu64 zmm14, zmmword ptr [rdx + 512]
    vmovdqu64 zmm21, zmmword ptr [rdx + 576]
    vmovdqu64 zmm1, zmmword ptr [rdx + 640]
    vmovdqu64 zmm15, zmmword ptr [rdx + 704]
    vpbroadcastq zmm7, qword ptr [rax + 56]
    vpmadd52huq zmm25, zmm7, zmm15
    vpbroadcastq zmm26, qword ptr [rax + 64]
    vpmadd52luq zmm22, zmm26, zmm15
    vpbroadcastq zmm2, qword ptr [rax + 120]
    vpmadd52huq zmm30, zmm2, zmm1
    vpmadd52huq zmm3, zmm2, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 128]
    vpmadd52luq zmm4, zmm8, zmm1
    vpmadd52luq zmm6, zmm8, zmm15
    vpbroadcastq zmm27, qword ptr [rax + 184]
    vpmadd52huq zmm25, zmm27, zmm21
    vpmadd52huq zmm29, zmm27, zmm1
    vpmadd52huq zmm9, zmm27, zmm15
    vpbroadcastq zmm7, qword ptr [rax + 192]
    vpmadd52luq zmm22, zmm7, zmm21
    vpmadd52luq zmm6, zmm7, zmm1
    vpmadd52luq zmm16, zmm7, zmm15
    vpbroadcastq zmm26, qword ptr [rax + 248]
    vpmadd52huq zmm30, zmm26, zmm14
    vpmadd52huq zmm3, zmm26, zmm21
    vpmadd52huq zmm9, zmm26, zmm1
    vpmadd52huq zmm11, zmm26, zmm15
    vpbroadcastq zmm2, qword ptr [rax + 256]
    vpmadd52luq zmm4, zmm2, zmm14
    vpmadd52luq zmm6, zmm2, zmm21
    vpmadd52luq zmm16, zmm2, zmm1
    vpmadd52luq zmm23, zmm2, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 312]
    vpmadd52huq zmm25, zmm8, zmm0
    vpmadd52huq zmm29, zmm8, zmm14
    vpmadd52huq zmm9, zmm8, zmm21
    vpmadd52huq zmm11, zmm8, zmm1
    vpmadd52huq zmm28, zmm8, zmm15
    vpbroadcastq zmm27, qword ptr [rax + 320]
    vpmadd52luq zmm22, zmm27, zmm0
    vpmadd52luq zmm6, zmm27, zmm14
    vpmadd52luq zmm16, zmm27, zmm21
    vpmadd52luq zmm23, zmm27, zmm1
    vpmadd52luq zmm24, zmm27, zmm15
    vpbroadcastq zmm7, qword ptr [rax + 376]
    vpmadd52huq zmm30, zmm7, zmm20
    vpmadd52huq zmm3, zmm7, zmm0
    vpmadd52huq zmm9, zmm7, zmm14
    vpmadd52huq zmm11, zmm7, zmm21
    vpmadd52huq zmm28, zmm7, zmm1
    vpmadd52huq zmm12, zmm7, zmm15
    vpbroadcastq zmm26, qword ptr [rax + 384]
    vpmadd52luq zmm4, zmm26, zmm20
    vpmadd52luq zmm6, zmm26, zmm0
    vpmadd52luq zmm16, zmm26, zmm14
    vpmadd52luq zmm23, zmm26, zmm21
    vpmadd52luq zmm24, zmm26, zmm1
    vpmadd52luq zmm17, zmm26, zmm15
    vpbroadcastq zmm2, qword ptr [rax + 440]
    vpmadd52huq zmm25, zmm2, zmm13
    vpmadd52huq zmm29, zmm2, zmm20
    vpmadd52huq zmm9, zmm2, zmm0
    vpmadd52huq zmm11, zmm2, zmm14
    vpmadd52huq zmm28, zmm2, zmm21
    vpmadd52huq zmm12, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 448]
    vpmadd52luq zmm22, zmm8, zmm13
    vpmadd52luq zmm6, zmm8, zmm20
    vpmadd52luq zmm16, zmm8, zmm0
    vpmadd52luq zmm23, zmm8, zmm14
    vpmadd52luq zmm24, zmm8, zmm21
    vpmadd52luq zmm17, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 504]
    vpmadd52huq zmm30, zmm27, zmm31
    vpmadd52huq zmm3, zmm27, zmm13
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52huq zmm11, zmm27, zmm0
    vpmadd52huq zmm28, zmm27, zmm14
    vpmadd52huq zmm12, zmm27, zmm21
    vpbroadcastq zmm7, qword ptr [rax + 512]
    vpmadd52luq zmm4, zmm7, zmm31
    vpmadd52luq zmm6, zmm7, zmm13
    vpmadd52luq zmm16, zmm7, zmm20
    vpmadd52luq zmm23, zmm7, zmm0
    vpmadd52luq zmm24, zmm7, zmm14
    vpmadd52luq zmm17, zmm7, zmm21
    vpbroadcastq zmm26, qword ptr [rax + 568]
    vpmadd52huq zmm25, zmm26, zmm19
    vpmadd52huq zmm29, zmm26, zmm31
    vpmadd52huq zmm9, zmm26, zmm13
    vpmadd52huq zmm11, zmm26, zmm20
    vpmadd52huq zmm28, zmm26, zmm0
    vpmadd52huq zmm12, zmm26, zmm14
    vpbroadcastq zmm2, qword ptr [rax + 576]
    vpmadd52luq zmm22, zmm2, zmm19
    vpmadd52luq zmm6, zmm2, zmm31
    vpmadd52luq zmm16, zmm2, zmm13
    vpmadd52luq zmm23, zmm2, zmm20
    vpmadd52luq zmm24, zmm2, zmm0
    vpmadd52luq zmm17, zmm2, zmm14
    vpbroadcastq zmm8, qword ptr [rax + 632]
    vpmadd52huq zmm30, zmm8, zmm10
    vpmadd52huq zmm3, zmm8, zmm19
    vpmadd52huq zmm9, zmm8, zmm31
    vpmadd52huq zmm11, zmm8, zmm13
    vpmadd52huq zmm28, zmm8, zmm20
    vpmadd52huq zmm12, zmm8, zmm0
    vpbroadcastq zmm27, qword ptr [rax + 640]
    vpmadd52luq zmm4, zmm27, zmm10
    vpmadd52luq zmm6, zmm27, zmm19
    vpmadd52luq zmm16, zmm27, zmm31
    vpmadd52luq zmm23, zmm27, zmm13
    vpmadd52luq zmm24, zmm27, zmm20
    vpmadd52luq zmm17, zmm27, zmm0
    vpbroadcastq zmm7, qword ptr [rax + 696]
    vpmadd52huq zmm25, zmm7, zmm5
    vpmadd52huq zmm29, zmm7, zmm10
    vpmadd52huq zmm9, zmm7, zmm19
    vpmadd52huq zmm11, zmm7, zmm31
    vpmadd52huq zmm28, zmm7, zmm13
    vpmadd52huq zmm12, zmm7, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 704]
    vpmadd52luq zmm22, zmm26, zmm5
    vpmadd52luq zmm6, zmm26, zmm10
    vpmadd52luq zmm16, zmm26, zmm19
    vpmadd52luq zmm23, zmm26, zmm31
    vpmadd52luq zmm24, zmm26, zmm13
    vpmadd52luq zmm17, zmm26, zmm20
    vmovdqu64 zmm5, zmmword ptr [rdx + 72]
    vmovdqu64 zmm10, zmmword ptr [rdx + 136]
    vmovdqu64 zmm19, zmmword ptr [rdx + 200]
    vmovdqu64 zmm31, zmmword ptr [rdx + 264]
    vmovdqu64 zmm13, zmmword ptr [rdx + 328]
    vmovdqu64 zmm20, zmmword ptr [rdx + 392]
    vmovdqu64 zmm0, zmmword ptr [rdx + 456]
    vmovdqu64 zmm14, zmmword ptr [rdx + 520]
    vmovdqu64 zmm21, zmmword ptr [rdx + 584]
    vmovdqu64 zmm1, zmmword ptr [rdx + 648]
    vpbroadcastq zmm2, qword ptr [rax + 112]
    vpmadd52huq zmm30, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 120]
    vpmadd52luq zmm4, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 176]
    vpmadd52huq zmm25, zmm27, zmm21
    vpmadd52huq zmm3, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 184]
    vpmadd52luq zmm22, zmm7, zmm21
    vpmadd52luq zmm6, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 240]
    vpmadd52huq zmm30, zmm26, zmm14
    vpmadd52huq zmm29, zmm26, zmm21
    vpmadd52huq zmm9, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 248]
    vpmadd52luq zmm4, zmm2, zmm14
    vpmadd52luq zmm6, zmm2, zmm21
    vpmadd52luq zmm16, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 304]
    vpmadd52huq zmm25, zmm8, zmm0
    vpmadd52huq zmm3, zmm8, zmm14
    vpmadd52huq zmm9, zmm8, zmm21
    vpmadd52huq zmm11, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 312]
    vpmadd52luq zmm22, zmm27, zmm0
    vpmadd52luq zmm6, zmm27, zmm14
    vpmadd52luq zmm16, zmm27, zmm21
    vpmadd52luq zmm23, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 368]
    vpmadd52huq zmm30, zmm7, zmm20
    vpmadd52huq zmm29, zmm7, zmm0
    vpmadd52huq zmm9, zmm7, zmm14
    vpmadd52huq zmm11, zmm7, zmm21
    vpmadd52huq zmm28, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 376]
    vpmadd52luq zmm4, zmm26, zmm20
    vpmadd52luq zmm6, zmm26, zmm0
    vpmadd52luq zmm16, zmm26, zmm14
    vpmadd52luq zmm23, zmm26, zmm21
    vpmadd52luq zmm24, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 432]
    vpmadd52huq zmm25, zmm2, zmm13
    vpmadd52huq zmm3, zmm2, zmm20
    vpmadd52huq zmm9, zmm2, zmm0
    vpmadd52huq zmm11, zmm2, zmm14
    vpmadd52huq zmm28, zmm2, zmm21
    vpmadd52huq zmm12, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 440]
    vpmadd52luq zmm22, zmm8, zmm13
    vpmadd52luq zmm6, zmm8, zmm20
    vpmadd52luq zmm16, zmm8, zmm0
    vpmadd52luq zmm23, zmm8, zmm14
    vpmadd52luq zmm24, zmm8, zmm21
    vpmadd52luq zmm17, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 496]
    vpmadd52huq zmm30, zmm27, zmm31
    vpmadd52huq zmm29, zmm27, zmm13
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52huq zmm11, zmm27, zmm0
    vpmadd52huq zmm28, zmm27, zmm14
    vpmadd52huq zmm12, zmm27, zmm21
    vpbroadcastq zmm7, qword ptr [rax + 504]
    vpmadd52luq zmm4, zmm7, zmm31
    vpmadd52luq zmm6, zmm7, zmm13
    vpmadd52luq zmm16, zmm7, zmm20
    vpmadd52luq zmm23, zmm7, zmm0
    vpmadd52luq zmm24, zmm7, zmm14
    vpmadd52luq zmm17, zmm7, zmm21
    vpbroadcastq zmm26, qword ptr [rax + 560]
    vpmadd52huq zmm25, zmm26, zmm19
    vpmadd52huq zmm3, zmm26, zmm31
    vpmadd52huq zmm9, zmm26, zmm13
    vpmadd52huq zmm11, zmm26, zmm20
    vpmadd52huq zmm28, zmm26, zmm0
    vpmadd52huq zmm12, zmm26, zmm14
    vpbroadcastq zmm2, qword ptr [rax + 568]
    vpmadd52luq zmm22, zmm2, zmm19
    vpmadd52luq zmm6, zmm2, zmm31
    vpmadd52luq zmm16, zmm2, zmm13
    vpmadd52luq zmm23, zmm2, zmm20
    vpmadd52luq zmm24, zmm2, zmm0
    vpmadd52luq zmm17, zmm2, zmm14
    vpbroadcastq zmm8, qword ptr [rax + 624]
    vpmadd52huq zmm30, zmm8, zmm10
    vpmadd52huq zmm29, zmm8, zmm19
    vpmadd52huq zmm9, zmm8, zmm31
    vpmadd52huq zmm11, zmm8, zmm13
    vpmadd52huq zmm28, zmm8, zmm20
    vpmadd52huq zmm12, zmm8, zmm0
    vpbroadcastq zmm27, qword ptr [rax + 632]
    vpmadd52luq zmm4, zmm27, zmm10
    vpmadd52luq zmm6, zmm27, zmm19
    vpmadd52luq zmm16, zmm27, zmm31
    vpmadd52luq zmm23, zmm27, zmm13
    vpmadd52luq zmm24, zmm27, zmm20
    vpmadd52luq zmm17, zmm27, zmm0
    vpbroadcastq zmm7, qword ptr [rax + 688]
    vpmadd52huq zmm25, zmm7, zmm5
    vpmadd52huq zmm3, zmm7, zmm10
    vpmadd52huq zmm9, zmm7, zmm19
    vpmadd52huq zmm11, zmm7, zmm31
    vpmadd52huq zmm28, zmm7, zmm13
    vpmadd52huq zmm12, zmm7, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 696]
    vpmadd52luq zmm22, zmm26, zmm5
    vpmadd52luq zmm6, zmm26, zmm10
    vpmadd52luq zmm16, zmm26, zmm19
    vpmadd52luq zmm23, zmm26, zmm31
    vpmadd52luq zmm24, zmm26, zmm13
    vpmadd52luq zmm17, zmm26, zmm20
    vmovdqu64 zmm5, zmmword ptr [rdx + 80]
    vmovdqu64 zmm10, zmmword ptr [rdx + 144]
    vmovdqu64 zmm19, zmmword ptr [rdx + 208]
    vmovdqu64 zmm31, zmmword ptr [rdx + 272]
    vmovdqu64 zmm13, zmmword ptr [rdx + 336]
    vmovdqu64 zmm20, zmmword ptr [rdx + 400]
    vmovdqu64 zmm0, zmmword ptr [rdx + 464]
    vmovdqu64 zmm14, zmmword ptr [rdx + 528]
    vmovdqu64 zmm21, zmmword ptr [rdx + 592]
    vmovdqu64 zmm1, zmmword ptr [rdx + 656]
    vpbroadcastq zmm2, qword ptr [rax + 104]
    vpmadd52huq zmm30, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 112]
    vpmadd52luq zmm4, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 168]
    vpmadd52huq zmm25, zmm27, zmm21
    vpmadd52huq zmm29, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 176]
    vpmadd52luq zmm22, zmm7, zmm21
    vpmadd52luq zmm6, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 232]
    vpmadd52huq zmm30, zmm26, zmm14
    vpmadd52huq zmm3, zmm26, zmm21
    vpmadd52huq zmm9, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 240]
    vpmadd52luq zmm4, zmm2, zmm14
    vpmadd52luq zmm6, zmm2, zmm21
    vpmadd52luq zmm16, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 296]
    vpmadd52huq zmm25, zmm8, zmm0
    vpmadd52huq zmm29, zmm8, zmm14
    vpmadd52huq zmm9, zmm8, zmm21
    vpmadd52huq zmm11, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 304]
    vpmadd52luq zmm22, zmm27, zmm0
    vpmadd52luq zmm6, zmm27, zmm14
    vpmadd52luq zmm16, zmm27, zmm21
    vpmadd52luq zmm23, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 360]
    vpmadd52huq zmm30, zmm7, zmm20
    vpmadd52huq zmm3, zmm7, zmm0
    vpmadd52huq zmm9, zmm7, zmm14
    vpmadd52huq zmm11, zmm7, zmm21
    vpmadd52huq zmm28, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 368]
    vpmadd52luq zmm4, zmm26, zmm20
    vpmadd52luq zmm6, zmm26, zmm0
    vpmadd52luq zmm16, zmm26, zmm14
    vpmadd52luq zmm23, zmm26, zmm21
    vpmadd52luq zmm24, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 424]
    vpmadd52huq zmm25, zmm2, zmm13
    vpmadd52huq zmm29, zmm2, zmm20
    vpmadd52huq zmm9, zmm2, zmm0
    vpmadd52huq zmm11, zmm2, zmm14
    vpmadd52huq zmm28, zmm2, zmm21
    vpmadd52huq zmm12, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 432]
    vpmadd52luq zmm22, zmm8, zmm13
    vpmadd52luq zmm6, zmm8, zmm20
    vpmadd52luq zmm16, zmm8, zmm0
    vpmadd52luq zmm23, zmm8, zmm14
    vpmadd52luq zmm24, zmm8, zmm21
    vpmadd52luq zmm17, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 488]
    vpmadd52huq zmm30, zmm27, zmm31
    vpmadd52huq zmm3, zmm27, zmm13
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52huq zmm11, zmm27, zmm0
    vpmadd52huq zmm28, zmm27, zmm14
    vpmadd52huq zmm12, zmm27, zmm21
    vpbroadcastq zmm7, qword ptr [rax + 496]
    vpmadd52luq zmm4, zmm7, zmm31
    vpmadd52luq zmm6, zmm7, zmm13
    vpmadd52luq zmm16, zmm7, zmm20
    vpmadd52luq zmm23, zmm7, zmm0
    vpmadd52luq zmm24, zmm7, zmm14
    vpmadd52luq zmm17, zmm7, zmm21
    vpbroadcastq zmm26, qword ptr [rax + 552]
    vpmadd52huq zmm25, zmm26, zmm19
    vpmadd52huq zmm29, zmm26, zmm31
    vpmadd52huq zmm9, zmm26, zmm13
    vpmadd52huq zmm11, zmm26, zmm20
    vpmadd52huq zmm28, zmm26, zmm0
    vpmadd52huq zmm12, zmm26, zmm14
    vpbroadcastq zmm2, qword ptr [rax + 560]
    vpmadd52luq zmm22, zmm2, zmm19
    vpmadd52luq zmm6, zmm2, zmm31
    vpmadd52luq zmm16, zmm2, zmm13
    vpmadd52luq zmm23, zmm2, zmm20
    vpmadd52luq zmm24, zmm2, zmm0
    vpmadd52luq zmm17, zmm2, zmm14
    vpbroadcastq zmm8, qword ptr [rax + 616]
    vpmadd52huq zmm30, zmm8, zmm10
    vpmadd52huq zmm3, zmm8, zmm19
    vpmadd52huq zmm9, zmm8, zmm31
    vpmadd52huq zmm11, zmm8, zmm13
    vpmadd52huq zmm28, zmm8, zmm20
    vpmadd52huq zmm12, zmm8, zmm0
    vpbroadcastq zmm27, qword ptr [rax + 624]
    vpmadd52luq zmm4, zmm27, zmm10
    vpmadd52luq zmm6, zmm27, zmm19
    vpmadd52luq zmm16, zmm27, zmm31
    vpmadd52luq zmm23, zmm27, zmm13
    vpmadd52luq zmm24, zmm27, zmm20
    vpmadd52luq zmm17, zmm27, zmm0
    vpbroadcastq zmm7, qword ptr [rax + 680]
    vpmadd52huq zmm25, zmm7, zmm5
    vpmadd52huq zmm29, zmm7, zmm10
    vpmadd52huq zmm9, zmm7, zmm19
    vpmadd52huq zmm11, zmm7, zmm31
    vpmadd52huq zmm28, zmm7, zmm13
    vpmadd52huq zmm12, zmm7, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 688]
    vpmadd52luq zmm22, zmm26, zmm5
    vpmadd52luq zmm6, zmm26, zmm10
    vpmadd52luq zmm16, zmm26, zmm19
    vpmadd52luq zmm23, zmm26, zmm31
    vpmadd52luq zmm24, zmm26, zmm13
    vpmadd52luq zmm17, zmm26, zmm20
    vmovdqu64 zmm5, zmmword ptr [rdx + 88]
    vmovdqu64 zmm10, zmmword ptr [rdx + 152]
    vmovdqu64 zmm19, zmmword ptr [rdx + 216]
    vmovdqu64 zmm31, zmmword ptr [rdx + 280]
    vmovdqu64 zmm13, zmmword ptr [rdx + 344]
    vmovdqu64 zmm20, zmmword ptr [rdx + 408]
    vmovdqu64 zmm0, zmmword ptr [rdx + 472]
    vmovdqu64 zmm14, zmmword ptr [rdx + 536]
    vmovdqu64 zmm21, zmmword ptr [rdx + 600]
    vmovdqu64 zmm1, zmmword ptr [rdx + 664]
    vpbroadcastq zmm2, qword ptr [rax + 96]
    vpmadd52huq zmm30, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 104]
    vpmadd52luq zmm4, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 160]
    vpmadd52huq zmm25, zmm27, zmm21
    vpmadd52huq zmm3, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 168]
    vpmadd52luq zmm22, zmm7, zmm21
    vpmadd52luq zmm6, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 224]
    vpmadd52huq zmm30, zmm26, zmm14
    vpmadd52huq zmm29, zmm26, zmm21
    vpmadd52huq zmm9, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 232]
    vpmadd52luq zmm4, zmm2, zmm14
    vpmadd52luq zmm6, zmm2, zmm21
    vpmadd52luq zmm16, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 288]
    vpmadd52huq zmm25, zmm8, zmm0
    vpmadd52huq zmm3, zmm8, zmm14
    vpmadd52huq zmm9, zmm8, zmm21
    vpmadd52huq zmm11, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 296]
    vpmadd52luq zmm22, zmm27, zmm0
    vpmadd52luq zmm6, zmm27, zmm14
    vpmadd52luq zmm16, zmm27, zmm21
    vpmadd52luq zmm23, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 352]
    vpmadd52huq zmm30, zmm7, zmm20
    vpmadd52huq zmm29, zmm7, zmm0
    vpmadd52huq zmm9, zmm7, zmm14
    vpmadd52huq zmm11, zmm7, zmm21
    vpmadd52huq zmm28, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 360]
    vpmadd52luq zmm4, zmm26, zmm20
    vpmadd52luq zmm6, zmm26, zmm0
    vpmadd52luq zmm16, zmm26, zmm14
    vpmadd52luq zmm23, zmm26, zmm21
    vpmadd52luq zmm24, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 416]
    vpmadd52huq zmm25, zmm2, zmm13
    vpmadd52huq zmm3, zmm2, zmm20
    vpmadd52huq zmm9, zmm2, zmm0
    vpmadd52huq zmm11, zmm2, zmm14
    vpmadd52huq zmm28, zmm2, zmm21
    vpmadd52huq zmm12, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 424]
    vpmadd52luq zmm22, zmm8, zmm13
    vpmadd52luq zmm6, zmm8, zmm20
    vpmadd52luq zmm16, zmm8, zmm0
    vpmadd52luq zmm23, zmm8, zmm14
    vpmadd52luq zmm24, zmm8, zmm21
    vpmadd52luq zmm17, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 480]
    vpmadd52huq zmm30, zmm27, zmm31
    vpmadd52huq zmm29, zmm27, zmm13
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52huq zmm11, zmm27, zmm0
    vpmadd52huq zmm28, zmm27, zmm14
    vpmadd52huq zmm12, zmm27, zmm21
    vpbroadcastq zmm7, qword ptr [rax + 488]
    vpmadd52luq zmm4, zmm7, zmm31
    vpmadd52luq zmm6, zmm7, zmm13
    vpmadd52luq zmm16, zmm7, zmm20
    vpmadd52luq zmm23, zmm7, zmm0
    vpmadd52luq zmm24, zmm7, zmm14
    vpmadd52luq zmm17, zmm7, zmm21
    vpbroadcastq zmm26, qword ptr [rax + 544]
    vpmadd52huq zmm25, zmm26, zmm19
    vpmadd52huq zmm3, zmm26, zmm31
    vpmadd52huq zmm9, zmm26, zmm13
    vpmadd52huq zmm11, zmm26, zmm20
    vpmadd52huq zmm28, zmm26, zmm0
    vpmadd52huq zmm12, zmm26, zmm14
    vpbroadcastq zmm2, qword ptr [rax + 552]
    vpmadd52luq zmm22, zmm2, zmm19
    vpmadd52luq zmm6, zmm2, zmm31
    vpmadd52luq zmm16, zmm2, zmm13
    vpmadd52luq zmm23, zmm2, zmm20
    vpmadd52luq zmm24, zmm2, zmm0
    vpmadd52luq zmm17, zmm2, zmm14
    vpbroadcastq zmm8, qword ptr [rax + 608]
    vpmadd52huq zmm30, zmm8, zmm10
    vpmadd52huq zmm29, zmm8, zmm19
    vpmadd52huq zmm9, zmm8, zmm31
    vpmadd52huq zmm11, zmm8, zmm13
    vpmadd52huq zmm28, zmm8, zmm20
    vpmadd52huq zmm12, zmm8, zmm0
    vpbroadcastq zmm27, qword ptr [rax + 616]
    vpmadd52luq zmm4, zmm27, zmm10
    vpmadd52luq zmm6, zmm27, zmm19
    vpmadd52luq zmm16, zmm27, zmm31
    vpmadd52luq zmm23, zmm27, zmm13
    vpmadd52luq zmm24, zmm27, zmm20
    vpmadd52luq zmm17, zmm27, zmm0
    vpbroadcastq zmm7, qword ptr [rax + 672]
    vpmadd52huq zmm25, zmm7, zmm5
    vpmadd52huq zmm3, zmm7, zmm10
    vpmadd52huq zmm9, zmm7, zmm19
    vpmadd52huq zmm11, zmm7, zmm31
    vpmadd52huq zmm28, zmm7, zmm13
    vpmadd52huq zmm12, zmm7, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 680]
    vpmadd52luq zmm22, zmm26, zmm5
    vpmadd52luq zmm6, zmm26, zmm10
    vpmadd52luq zmm16, zmm26, zmm19
    vpmadd52luq zmm23, zmm26, zmm31
    vpmadd52luq zmm24, zmm26, zmm13
    vpmadd52luq zmm17, zmm26, zmm20
    vmovdqu64 zmm5, zmmword ptr [rdx + 96]
    vmovdqu64 zmm10, zmmword ptr [rdx + 160]
    vmovdqu64 zmm19, zmmword ptr [rdx + 224]
    vmovdqu64 zmm31, zmmword ptr [rdx + 288]
    vmovdqu64 zmm13, zmmword ptr [rdx + 352]
    vmovdqu64 zmm20, zmmword ptr [rdx + 416]
    vmovdqu64 zmm0, zmmword ptr [rdx + 480]
    vmovdqu64 zmm14, zmmword ptr [rdx + 544]
    vmovdqu64 zmm21, zmmword ptr [rdx + 608]
    vmovdqu64 zmm1, zmmword ptr [rdx + 672]
    vpbroadcastq zmm2, qword ptr [rax + 88]
    vpmadd52huq zmm30, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 96]
    vpmadd52luq zmm4, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 152]
    vpmadd52huq zmm25, zmm27, zmm21
    vpmadd52huq zmm29, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 160]
    vpmadd52luq zmm22, zmm7, zmm21
    vpmadd52luq zmm6, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 216]
    vpmadd52huq zmm30, zmm26, zmm14
    vpmadd52huq zmm3, zmm26, zmm21
    vpmadd52huq zmm9, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 224]
    vpmadd52luq zmm4, zmm2, zmm14
    vpmadd52luq zmm6, zmm2, zmm21
    vpmadd52luq zmm16, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 280]
    vpmadd52huq zmm25, zmm8, zmm0
    vpmadd52huq zmm29, zmm8, zmm14
    vpmadd52huq zmm9, zmm8, zmm21
    vpmadd52huq zmm11, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 288]
    vpmadd52luq zmm22, zmm27, zmm0
    vpmadd52luq zmm6, zmm27, zmm14
    vpmadd52luq zmm16, zmm27, zmm21
    vpmadd52luq zmm23, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 344]
    vpmadd52huq zmm30, zmm7, zmm20
    vpmadd52huq zmm3, zmm7, zmm0
    vpmadd52huq zmm9, zmm7, zmm14
    vpmadd52huq zmm11, zmm7, zmm21
    vpmadd52huq zmm28, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 352]
    vpmadd52luq zmm4, zmm26, zmm20
    vpmadd52luq zmm6, zmm26, zmm0
    vpmadd52luq zmm16, zmm26, zmm14
    vpmadd52luq zmm23, zmm26, zmm21
    vpmadd52luq zmm24, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 408]
    vpmadd52huq zmm25, zmm2, zmm13
    vpmadd52huq zmm29, zmm2, zmm20
    vpmadd52huq zmm9, zmm2, zmm0
    vpmadd52huq zmm11, zmm2, zmm14
    vpmadd52huq zmm28, zmm2, zmm21
    vpmadd52huq zmm12, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 416]
    vpmadd52luq zmm22, zmm8, zmm13
    vpmadd52luq zmm6, zmm8, zmm20
    vpmadd52luq zmm16, zmm8, zmm0
    vpmadd52luq zmm23, zmm8, zmm14
    vpmadd52luq zmm24, zmm8, zmm21
    vpmadd52luq zmm17, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 472]
    vpmadd52huq zmm30, zmm27, zmm31
    vpmadd52huq zmm3, zmm27, zmm13
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52huq zmm11, zmm27, zmm0
    vpmadd52huq zmm28, zmm27, zmm14
    vpmadd52huq zmm12, zmm27, zmm21
    vpbroadcastq zmm7, qword ptr [rax + 480]
    vpmadd52luq zmm4, zmm7, zmm31
    vpmadd52luq zmm6, zmm7, zmm13
    vpmadd52luq zmm16, zmm7, zmm20
    vpmadd52luq zmm23, zmm7, zmm0
    vpmadd52luq zmm24, zmm7, zmm14
    vpmadd52luq zmm17, zmm7, zmm21
    vpbroadcastq zmm26, qword ptr [rax + 536]
    vpmadd52huq zmm25, zmm26, zmm19
    vpmadd52huq zmm29, zmm26, zmm31
    vpmadd52huq zmm9, zmm26, zmm13
    vpmadd52huq zmm11, zmm26, zmm20
    vpmadd52huq zmm28, zmm26, zmm0
    vpmadd52huq zmm12, zmm26, zmm14
    vpbroadcastq zmm2, qword ptr [rax + 544]
    vpmadd52luq zmm22, zmm2, zmm19
    vpmadd52luq zmm6, zmm2, zmm31
    vpmadd52luq zmm16, zmm2, zmm13
    vpmadd52luq zmm23, zmm2, zmm20
    vpmadd52luq zmm24, zmm2, zmm0
    vpmadd52luq zmm17, zmm2, zmm14
    vpbroadcastq zmm8, qword ptr [rax + 600]
    vpmadd52huq zmm30, zmm8, zmm10
    vpmadd52huq zmm3, zmm8, zmm19
    vpmadd52huq zmm9, zmm8, zmm31
    vpmadd52huq zmm11, zmm8, zmm13
    vpmadd52huq zmm28, zmm8, zmm20
    vpmadd52huq zmm12, zmm8, zmm0
    vpbroadcastq zmm27, qword ptr [rax + 608]
    vpmadd52luq zmm4, zmm27, zmm10
    vpmadd52luq zmm6, zmm27, zmm19
    vpmadd52luq zmm16, zmm27, zmm31
    vpmadd52luq zmm23, zmm27, zmm13
    vpmadd52luq zmm24, zmm27, zmm20
    vpmadd52luq zmm17, zmm27, zmm0
    vpbroadcastq zmm7, qword ptr [rax + 664]
    vpmadd52huq zmm25, zmm7, zmm5
    vpmadd52huq zmm29, zmm7, zmm10
    vpmadd52huq zmm9, zmm7, zmm19
    vpmadd52huq zmm11, zmm7, zmm31
    vpmadd52huq zmm28, zmm7, zmm13
    vpmadd52huq zmm12, zmm7, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 672]
    vpmadd52luq zmm22, zmm26, zmm5
    vpmadd52luq zmm6, zmm26, zmm10
    vpmadd52luq zmm16, zmm26, zmm19
    vpmadd52luq zmm23, zmm26, zmm31
    vpmadd52luq zmm24, zmm26, zmm13
    vpmadd52luq zmm17, zmm26, zmm20
    vmovdqu64 zmm5, zmmword ptr [rdx + 104]
    vmovdqu64 zmm10, zmmword ptr [rdx + 168]
    vmovdqu64 zmm19, zmmword ptr [rdx + 232]
    vmovdqu64 zmm31, zmmword ptr [rdx + 296]
    vmovdqu64 zmm13, zmmword ptr [rdx + 360]
    vmovdqu64 zmm20, zmmword ptr [rdx + 424]
    vmovdqu64 zmm0, zmmword ptr [rdx + 488]
    vmovdqu64 zmm14, zmmword ptr [rdx + 552]
    vmovdqu64 zmm21, zmmword ptr [rdx + 616]
    vmovdqu64 zmm1, zmmword ptr [rdx + 680]
    vpbroadcastq zmm2, qword ptr [rax + 80]
    vpmadd52huq zmm30, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 88]
    vpmadd52luq zmm4, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 144]
    vpmadd52huq zmm25, zmm27, zmm21
    vpmadd52huq zmm3, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 152]
    vpmadd52luq zmm22, zmm7, zmm21
    vpmadd52luq zmm6, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 208]
    vpmadd52huq zmm30, zmm26, zmm14
    vpmadd52huq zmm29, zmm26, zmm21
    vpmadd52huq zmm9, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 216]
    vpmadd52luq zmm4, zmm2, zmm14
    vpmadd52luq zmm6, zmm2, zmm21
    vpmadd52luq zmm16, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 272]
    vpmadd52huq zmm25, zmm8, zmm0
    vpmadd52huq zmm3, zmm8, zmm14
    vpmadd52huq zmm9, zmm8, zmm21
    vpmadd52huq zmm11, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 280]
    vpmadd52luq zmm22, zmm27, zmm0
    vpmadd52luq zmm6, zmm27, zmm14
    vpmadd52luq zmm16, zmm27, zmm21
    vpmadd52luq zmm23, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 336]
    vpmadd52huq zmm30, zmm7, zmm20
    vpmadd52huq zmm29, zmm7, zmm0
    vpmadd52huq zmm9, zmm7, zmm14
    vpmadd52huq zmm11, zmm7, zmm21
    vpmadd52huq zmm28, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 344]
    vpmadd52luq zmm4, zmm26, zmm20
    vpmadd52luq zmm6, zmm26, zmm0
    vpmadd52luq zmm16, zmm26, zmm14
    vpmadd52luq zmm23, zmm26, zmm21
    vpmadd52luq zmm24, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 400]
    vpmadd52huq zmm25, zmm2, zmm13
    vpmadd52huq zmm3, zmm2, zmm20
    vpmadd52huq zmm9, zmm2, zmm0
    vpmadd52huq zmm11, zmm2, zmm14
    vpmadd52huq zmm28, zmm2, zmm21
    vpmadd52huq zmm12, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 408]
    vpmadd52luq zmm22, zmm8, zmm13
    vpmadd52luq zmm6, zmm8, zmm20
    vpmadd52luq zmm16, zmm8, zmm0
    vpmadd52luq zmm23, zmm8, zmm14
    vpmadd52luq zmm24, zmm8, zmm21
    vpmadd52luq zmm17, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 464]
    vpmadd52huq zmm30, zmm27, zmm31
    vpmadd52huq zmm29, zmm27, zmm13
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52huq zmm11, zmm27, zmm0
    vpmadd52huq zmm28, zmm27, zmm14
    vpmadd52huq zmm12, zmm27, zmm21
    vpbroadcastq zmm7, qword ptr [rax + 472]
    vpmadd52luq zmm4, zmm7, zmm31
    vpmadd52luq zmm6, zmm7, zmm13
    vpmadd52luq zmm16, zmm7, zmm20
    vpmadd52luq zmm23, zmm7, zmm0
    vpmadd52luq zmm24, zmm7, zmm14
    vpmadd52luq zmm17, zmm7, zmm21
    vpbroadcastq zmm26, qword ptr [rax + 528]
    vpmadd52huq zmm25, zmm26, zmm19
    vpmadd52huq zmm3, zmm26, zmm31
    vpmadd52huq zmm9, zmm26, zmm13
    vpmadd52huq zmm11, zmm26, zmm20
    vpmadd52huq zmm28, zmm26, zmm0
    vpmadd52huq zmm12, zmm26, zmm14
    vpbroadcastq zmm2, qword ptr [rax + 536]
    vpmadd52luq zmm22, zmm2, zmm19
    vpmadd52luq zmm6, zmm2, zmm31
    vpmadd52luq zmm16, zmm2, zmm13
    vpmadd52luq zmm23, zmm2, zmm20
    vpmadd52luq zmm24, zmm2, zmm0
    vpmadd52luq zmm17, zmm2, zmm14
    vpbroadcastq zmm8, qword ptr [rax + 592]
    vpmadd52huq zmm30, zmm8, zmm10
    vpmadd52huq zmm29, zmm8, zmm19
    vpmadd52huq zmm9, zmm8, zmm31
    vpmadd52huq zmm11, zmm8, zmm13
    vpmadd52huq zmm28, zmm8, zmm20
    vpmadd52huq zmm12, zmm8, zmm0
    vpbroadcastq zmm27, qword ptr [rax + 600]
    vpmadd52luq zmm4, zmm27, zmm10
    vpmadd52luq zmm6, zmm27, zmm19
    vpmadd52luq zmm16, zmm27, zmm31
    vpmadd52luq zmm23, zmm27, zmm13
    vpmadd52luq zmm24, zmm27, zmm20
    vpmadd52luq zmm17, zmm27, zmm0
    vpbroadcastq zmm7, qword ptr [rax + 656]
    vpmadd52huq zmm25, zmm7, zmm5
    vpmadd52huq zmm3, zmm7, zmm10
    vpmadd52huq zmm9, zmm7, zmm19
    vpmadd52huq zmm11, zmm7, zmm31
    vpmadd52huq zmm28, zmm7, zmm13
    vpmadd52huq zmm12, zmm7, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 664]
    vpmadd52luq zmm22, zmm26, zmm5
    vpmadd52luq zmm6, zmm26, zmm10
    vpmadd52luq zmm16, zmm26, zmm19
    vpmadd52luq zmm23, zmm26, zmm31
    vpmadd52luq zmm24, zmm26, zmm13
    vpmadd52luq zmm17, zmm26, zmm20
    vmovdqu64 zmm5, zmmword ptr [rdx + 112]
    vmovdqu64 zmm10, zmmword ptr [rdx + 176]
    vmovdqu64 zmm19, zmmword ptr [rdx + 240]
    vmovdqu64 zmm31, zmmword ptr [rdx + 304]
    vmovdqu64 zmm13, zmmword ptr [rdx + 368]
    vmovdqu64 zmm20, zmmword ptr [rdx + 432]
    vmovdqu64 zmm0, zmmword ptr [rdx + 496]
    vmovdqu64 zmm14, zmmword ptr [rdx + 560]
    vmovdqu64 zmm21, zmmword ptr [rdx + 624]
    vmovdqu64 zmm1, zmmword ptr [rdx + 688]
    vpbroadcastq zmm2, qword ptr [rax + 72]
    vpmadd52huq zmm30, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 80]
    vpmadd52luq zmm4, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 136]
    vpmadd52huq zmm25, zmm27, zmm21
    vpmadd52huq zmm29, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 144]
    vpmadd52luq zmm22, zmm7, zmm21
    vpmadd52luq zmm6, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 200]
    vpmadd52huq zmm30, zmm26, zmm14
    vpmadd52huq zmm3, zmm26, zmm21
    vpmadd52huq zmm9, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 208]
    vpmadd52luq zmm4, zmm2, zmm14
    vpmadd52luq zmm6, zmm2, zmm21
    vpmadd52luq zmm16, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 264]
    vpmadd52huq zmm25, zmm8, zmm0
    vpmadd52huq zmm29, zmm8, zmm14
    vpmadd52huq zmm9, zmm8, zmm21
    vpmadd52huq zmm11, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 272]
    vpmadd52luq zmm22, zmm27, zmm0
    vpmadd52luq zmm6, zmm27, zmm14
    vpmadd52luq zmm16, zmm27, zmm21
    vpmadd52luq zmm23, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 328]
    vpmadd52huq zmm30, zmm7, zmm20
    vpmadd52huq zmm3, zmm7, zmm0
    vpmadd52huq zmm9, zmm7, zmm14
    vpmadd52huq zmm11, zmm7, zmm21
    vpmadd52huq zmm28, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 336]
    vpmadd52luq zmm4, zmm26, zmm20
    vpmadd52luq zmm6, zmm26, zmm0
    vpmadd52luq zmm16, zmm26, zmm14
    vpmadd52luq zmm23, zmm26, zmm21
    vpmadd52luq zmm24, zmm26, zmm1
    vpbroadcastq zmm2, qword ptr [rax + 392]
    vpmadd52huq zmm25, zmm2, zmm13
    vpmadd52huq zmm29, zmm2, zmm20
    vpmadd52huq zmm9, zmm2, zmm0
    vpmadd52huq zmm11, zmm2, zmm14
    vpmadd52huq zmm28, zmm2, zmm21
    vpmadd52huq zmm12, zmm2, zmm1
    vpbroadcastq zmm8, qword ptr [rax + 400]
    vpmadd52luq zmm22, zmm8, zmm13
    vpmadd52luq zmm6, zmm8, zmm20
    vpmadd52luq zmm16, zmm8, zmm0
    vpmadd52luq zmm23, zmm8, zmm14
    vpmadd52luq zmm24, zmm8, zmm21
    vpmadd52luq zmm17, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rax + 456]
    vpmadd52huq zmm30, zmm27, zmm31
    vpmadd52huq zmm3, zmm27, zmm13
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52huq zmm11, zmm27, zmm0
    vpmadd52huq zmm28, zmm27, zmm14
    vpmadd52huq zmm12, zmm27, zmm21
    vpbroadcastq zmm7, qword ptr [rax + 464]
    vpmadd52luq zmm4, zmm7, zmm31
    vpmadd52luq zmm6, zmm7, zmm13
    vpmadd52luq zmm16, zmm7, zmm20
    vpmadd52luq zmm23, zmm7, zmm0
    vpmadd52luq zmm24, zmm7, zmm14
    vpmadd52luq zmm17, zmm7, zmm21
    vpbroadcastq zmm26, qword ptr [rax + 520]
    vpmadd52huq zmm25, zmm26, zmm19
    vpmadd52huq zmm29, zmm26, zmm31
    vpmadd52huq zmm9, zmm26, zmm13
    vpmadd52huq zmm11, zmm26, zmm20
    vpmadd52huq zmm28, zmm26, zmm0
    vpmadd52huq zmm12, zmm26, zmm14
    vpbroadcastq zmm2, qword ptr [rax + 528]
    vpmadd52luq zmm22, zmm2, zmm19
    vpmadd52luq zmm6, zmm2, zmm31
    vpmadd52luq zmm16, zmm2, zmm13
    vpmadd52luq zmm23, zmm2, zmm20
    vpmadd52luq zmm24, zmm2, zmm0
    vpmadd52luq zmm17, zmm2, zmm14
    vpbroadcastq zmm8, qword ptr [rax + 584]
    vpmadd52huq zmm30, zmm8, zmm10
    vpmadd52huq zmm3, zmm8, zmm19
    vpmadd52huq zmm9, zmm8, zmm31
    vpmadd52huq zmm11, zmm8, zmm13
    vpmadd52huq zmm28, zmm8, zmm20
    vpmadd52huq zmm12, zmm8, zmm0
    vpbroadcastq zmm27, qword ptr [rax + 592]
    vpmadd52luq zmm4, zmm27, zmm10
    vpmadd52luq zmm6, zmm27, zmm19
    vpmadd52luq zmm16, zmm27, zmm31
    vpmadd52luq zmm23, zmm27, zmm13
    vpmadd52luq zmm24, zmm27, zmm20
    vpmadd52luq zmm17, zmm27, zmm0
    vpbroadcastq zmm7, qword ptr [rax + 648]
    vpmadd52huq zmm25, zmm7, zmm5
    vpmadd52huq zmm29, zmm7, zmm10
    vpmadd52huq zmm9, zmm7, zmm19
    vpmadd52huq zmm11, zmm7, zmm31
    vpmadd52huq zmm28, zmm7, zmm13
    vpmadd52huq zmm12, zmm7, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 656]
    vpmadd52luq zmm22, zmm26, zmm5
    vpmadd52luq zmm6, zmm26, zmm10
    vpmadd52luq zmm16, zmm26, zmm19
    vpmadd52luq zmm23, zmm26, zmm31
    vpmadd52luq zmm24, zmm26, zmm13
    vpmadd52luq zmm17, zmm26, zmm20
    vmovdqu64 zmm5, zmmword ptr [rdx + 56]
    vmovdqu64 zmm10, zmmword ptr [rdx + 120]
    vmovdqu64 zmm19, zmmword ptr [rdx + 184]
    vmovdqu64 zmm31, zmmword ptr [rdx + 248]
    vmovdqu64 zmm13, zmmword ptr [rdx + 312]
    vmovdqu64 zmm20, zmmword ptr [rdx + 376]
    vmovdqu64 zmm0, zmmword ptr [rdx + 440]
    vmovdqu64 zmm14, zmmword ptr [rdx + 504]
    vmovdqu64 zmm21, zmmword ptr [rdx + 568]
    vmovdqu64 zmm1, zmmword ptr [rdx + 632]
    vmovdqu64 zmm15, zmmword ptr [rdx + 696]
    vpbroadcastq zmm2, qword ptr [rax + 64]
    vpmadd52huq zmm30, zmm2, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 72]
    vpmadd52luq zmm4, zmm8, zmm15
    vpbroadcastq zmm27, qword ptr [rax + 128]
    vpmadd52huq zmm25, zmm27, zmm1
    vpmadd52huq zmm3, zmm27, zmm15
    vpbroadcastq zmm7, qword ptr [rax + 136]
    vpmadd52luq zmm22, zmm7, zmm1
    vpmadd52luq zmm6, zmm7, zmm15
    vpbroadcastq zmm26, qword ptr [rax + 192]
    vpmadd52huq zmm30, zmm26, zmm21
    vpmadd52huq zmm29, zmm26, zmm1
    vpmadd52huq zmm9, zmm26, zmm15
    vpbroadcastq zmm2, qword ptr [rax + 200]
    vpmadd52luq zmm4, zmm2, zmm21
    vpmadd52luq zmm6, zmm2, zmm1
    vpmadd52luq zmm16, zmm2, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 256]
    vpmadd52huq zmm25, zmm8, zmm14
    vpmadd52huq zmm3, zmm8, zmm21
    vpmadd52huq zmm9, zmm8, zmm1
    vpmadd52huq zmm11, zmm8, zmm15
    vpbroadcastq zmm27, qword ptr [rax + 264]
    vpmadd52luq zmm22, zmm27, zmm14
    vpmadd52luq zmm6, zmm27, zmm21
    vpmadd52luq zmm16, zmm27, zmm1
    vpmadd52luq zmm23, zmm27, zmm15
    vpbroadcastq zmm7, qword ptr [rax + 320]
    vpmadd52huq zmm30, zmm7, zmm0
    vpmadd52huq zmm29, zmm7, zmm14
    vpmadd52huq zmm9, zmm7, zmm21
    vpmadd52huq zmm11, zmm7, zmm1
    vpmadd52huq zmm28, zmm7, zmm15
    vpbroadcastq zmm26, qword ptr [rax + 328]
    vpmadd52luq zmm4, zmm26, zmm0
    vpmadd52luq zmm6, zmm26, zmm14
    vpmadd52luq zmm16, zmm26, zmm21
    vpmadd52luq zmm23, zmm26, zmm1
    vpmadd52luq zmm24, zmm26, zmm15
    vpbroadcastq zmm2, qword ptr [rax + 384]
    vpmadd52huq zmm25, zmm2, zmm20
    vpmadd52huq zmm3, zmm2, zmm0
    vpmadd52huq zmm9, zmm2, zmm14
    vpmadd52huq zmm11, zmm2, zmm21
    vpmadd52huq zmm28, zmm2, zmm1
    vpmadd52huq zmm12, zmm2, zmm15
    vpbroadcastq zmm8, qword ptr [rax + 392]
    vpmadd52luq zmm22, zmm8, zmm20
    vpmadd52luq zmm6, zmm8, zmm0
    vpmadd52luq zmm16, zmm8, zmm14
    vpmadd52luq zmm23, zmm8, zmm21
    vpmadd52luq zmm24, zmm8, zmm1
    vpmadd52luq zmm17, zmm8, zmm15
    vpbroadcastq zmm27, qword ptr [rax + 448]
    vpmadd52huq zmm30, zmm27, zmm13
    vpmadd52huq zmm29, zmm27, zmm20
    vpmadd52huq zmm9, zmm27, zmm0
    vpmadd52huq zmm11, zmm27, zmm14
    vpmadd52huq zmm28, zmm27, zmm21
    vpmadd52huq zmm12, zmm27, zmm1
    vpbroadcastq zmm7, qword ptr [rax + 456]
    vpmadd52luq zmm4, zmm7, zmm13
    vpmadd52luq zmm6, zmm7, zmm20
    vpmadd52luq zmm16, zmm7, zmm0
    vpmadd52luq zmm23, zmm7, zmm14
    vpmadd52luq zmm24, zmm7, zmm21
    vpmadd52luq zmm17, zmm7, zmm1
    vpbroadcastq zmm26, qword ptr [rax + 512]
    vpmadd52huq zmm25, zmm26, zmm31
    vpmadd52huq zmm3, zmm26, zmm13
    vpmadd52huq zmm9, zmm26, zmm20
    vpmadd52huq zmm11, zmm26, zmm0
    vpmadd52huq zmm28, zmm26, zmm14
    vpmadd52huq zmm12, zmm26, zmm21
    vpbroadcastq zmm2, qword ptr [rax + 520]
    vpmadd52luq zmm22, zmm2, zmm31
    vpmadd52luq zmm6, zmm2, zmm13
    vpmadd52luq zmm16, zmm2, zmm20
    vpmadd52luq zmm23, zmm2, zmm0
    vpmadd52luq zmm24, zmm2, zmm14
    vpmadd52luq zmm17, zmm2, zmm21
    vpbroadcastq zmm8, qword ptr [rax + 576]
    vpmadd52huq zmm30, zmm8, zmm19
    vpmadd52huq zmm29, zmm8, zmm31
    vpmadd52huq zmm9, zmm8, zmm13
    vpmadd52huq zmm11, zmm8, zmm20
    vpmadd52huq zmm28, zmm8, zmm0
    vpmadd52huq zmm12, zmm8, zmm14
    vpbroadcastq zmm27, qword ptr [rax + 584]
    vpmadd52luq zmm4, zmm27, zmm19
    vpmadd52luq zmm6, zmm27, zmm31
    vpmadd52luq zmm16, zmm27, zmm13
    vpmadd52luq zmm23, zmm27, zmm20
    vpmadd52luq zmm24, zmm27, zmm0
    vpmadd52luq zmm17, zmm27, zmm14
    vpbroadcastq zmm7, qword ptr [rax + 640]
    vpmadd52huq zmm25, zmm7, zmm10
    vpmadd52huq zmm3, zmm7, zmm19
    vpmadd52huq zmm9, zmm7, zmm31
    vpmadd52huq zmm11, zmm7, zmm13
    vpmadd52huq zmm28, zmm7, zmm20
    vpmadd52huq zmm12, zmm7, zmm0
    vpbroadcastq zmm26, qword ptr [rax + 648]
    vpmadd52luq zmm22, zmm26, zmm10
    vpmadd52luq zmm6, zmm26, zmm19
    vpmadd52luq zmm16, zmm26, zmm31
    vpmadd52luq zmm23, zmm26, zmm13
    vpmadd52luq zmm24, zmm26, zmm20
    vpmadd52luq zmm17, zmm26, zmm0
    vpbroadcastq zmm2, qword ptr [rax + 704]
    vpmadd52huq zmm30, zmm2, zmm5
    vpmadd52huq zmm29, zmm2, zmm10
    vpmadd52huq zmm9, zmm2, zmm19
    vpmadd52huq zmm11, zmm2, zmm31
    vpmadd52huq zmm28, zmm2, zmm13
    vpmadd52huq zmm12, zmm2, zmm20
    vpaddq zmm22, zmm22, zmm4
    vpaddq zmm25, zmm25, zmm30
    vpaddq zmm22, zmm22, zmm25
    vpaddq zmm22, zmm22, zmm25
    vpaddq zmm3, zmm3, zmm29
    vpaddq zmm6, zmm6, zmm3
    vpaddq zmm6, zmm6, zmm3
    vpaddq zmm16, zmm16, zmm9
    vpaddq zmm16, zmm16, zmm9
    vpaddq zmm23, zmm23, zmm11
    vpaddq zmm23, zmm23, zmm11
    vpaddq zmm24, zmm24, zmm28
    vpaddq zmm24, zmm24, zmm28
    vpaddq zmm17, zmm17, zmm12
    vpaddq zmm17, zmm17, zmm12
    vpsrlq zmm5, zmm22, 51
    vpsrlq zmm10, zmm6, 51
    vpsrlq zmm19, zmm16, 51
    vpsrlq zmm31, zmm23, 51
    vpsrlq zmm13, zmm24, 51
    vpsrlq zmm20, zmm17, 51
    vpandq zmm0, zmm22, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 128]
    vpxorq zmm14, zmm14, zmm14
    valignq zmm14, zmm5, zmm14, 7
    vpaddq zmm0, zmm0, zmm14
    vmovdqu64 zmmword ptr [rax + 768], zmm0
    vpandq zmm0, zmm6, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm21, zmm10, zmm5, 7
    vpaddq zmm0, zmm0, zmm21
    vmovdqu64 zmmword ptr [rax + 832], zmm0
    vpandq zmm0, zmm16, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm1, zmm19, zmm10, 7
    vpaddq zmm0, zmm0, zmm1
    vmovdqu64 zmmword ptr [rax + 896], zmm0
    vpandq zmm0, zmm23, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm15, zmm31, zmm19, 7
    vpaddq zmm0, zmm0, zmm15
    vmovdqu64 zmmword ptr [rax + 960], zmm0
    vpandq zmm0, zmm24, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm7, zmm13, zmm31, 7
    vpaddq zmm0, zmm0, zmm7
    vmovdqu64 zmmword ptr [rax + 1024], zmm0
    vpandq zmm0, zmm17, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm26, zmm20, zmm13, 7
    vpaddq zmm0, zmm0, zmm26
    vmovdqu64 zmmword ptr [rax + 1088], zmm0
    /* s, columns 208 to 247 */
    vmovdqa64 zmm2, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm8, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm27, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm4, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vmovdqa64 zmm30, zmmword ptr [rip + sangi_mod_lanes_constants_ifma]
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm21, zmm21, zmm21
    vmovdqu64 zmm5, zmmword ptr [rdx + 448]
    vmovdqu64 zmm6, zmmword ptr [rdx + 512]
    vmovdqu64 zmm1, zmmword ptr [rdx + 576]
    vmovdqu64 zmm10, zmmword ptr [rdx + 640]
    vmovdqu64 zmm16, zmmword ptr [rdx + 704]
    vpbroadcastq zmm15, qword ptr [rax + 440]
    vpmadd52huq zmm25, zmm15, zmm16
    vpbroadcastq zmm19, qword ptr [rax + 448]
    vpmadd52luq zmm2, zmm19, zmm16
    vpbroadcastq zmm23, qword ptr [rax + 504]
    vpmadd52huq zmm28, zmm23, zmm10
    vpmadd52huq zmm29, zmm23, zmm16
    vpbroadcastq zmm7, qword ptr [rax + 512]
    vpmadd52luq zmm12, zmm7, zmm10
    vpmadd52luq zmm8, zmm7, zmm16
    vpbroadcastq zmm31, qword ptr [rax + 568]
    vpmadd52huq zmm25, zmm31, zmm1
    vpmadd52huq zmm14, zmm31, zmm10
    vpmadd52huq zmm3, zmm31, zmm16
    vpbroadcastq zmm24, qword ptr [rax + 576]
    vpmadd52luq zmm2, zmm24, zmm1
    vpmadd52luq zmm22, zmm24, zmm10
    vpmadd52luq zmm27, zmm24, zmm16
    vpbroadcastq zmm26, qword ptr [rax + 632]
    vpmadd52huq zmm28, zmm26, zmm6
    vpmadd52huq zmm29, zmm26, zmm1
    vpmadd52huq zmm21, zmm26, zmm10
    vpmadd52huq zmm9, zmm26, zmm16
    vpbroadcastq zmm13, qword ptr [rax + 640]
    vpmadd52luq zmm12, zmm13, zmm6
    vpmadd52luq zmm8, zmm13, zmm1
    vpmadd52luq zmm27, zmm13, zmm10
    vpmadd52luq zmm4, zmm13, zmm16
    vpbroadcastq zmm17, qword ptr [rax + 696]
    vpmadd52huq zmm25, zmm17, zmm5
    vpmadd52huq zmm14, zmm17, zmm6
    vpmadd52huq zmm3, zmm17, zmm1
    vpmadd52huq zmm9, zmm17, zmm10
    vpmadd52huq zmm11, zmm17, zmm16
    vpbroadcastq zmm0, qword ptr [rax + 704]
    vpmadd52luq zmm2, zmm0, zmm5
    vpmadd52luq zmm22, zmm0, zmm6
    vpmadd52luq zmm27, zmm0, zmm1
    vpmadd52luq zmm4, zmm0, zmm10
    vpmadd52luq zmm30, zmm0, zmm16
    vmovdqu64 zmm5, zmmword ptr [rdx + 456]
    vmovdqu64 zmm6, zmmword ptr [rdx + 520]
    vmovdqu64 zmm1, zmmword ptr [rdx + 584]
    vmovdqu64 zmm10, zmmword ptr [rdx + 648]
    vpbroadcastq zmm15, qword ptr [rax + 496]
    vpmadd52huq zmm28, zmm15, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 504]
    vpmadd52luq zmm12, zmm19, zmm10
    vpbroadcastq zmm23, qword ptr [rax + 560]
    vpmadd52huq zmm25, zmm23, zmm1
    vpmadd52huq zmm29, zmm23, zmm10
    vpbroadcastq zmm7, qword ptr [rax + 568]
    vpmadd52luq zmm2, zmm7, zmm1
    vpmadd52luq zmm8, zmm7, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 624]
    vpmadd52huq zmm28, zmm31, zmm6
    vpmadd52huq zmm14, zmm31, zmm1
    vpmadd52huq zmm21, zmm31, zmm10
    vpbroadcastq zmm24, qword ptr [rax + 632]
    vpmadd52luq zmm12, zmm24, zmm6
    vpmadd52luq zmm22, zmm24, zmm1
    vpmadd52luq zmm27, zmm24, zmm10
    vpbroadcastq zmm26, qword ptr [rax + 688]
    vpmadd52huq zmm25, zmm26, zmm5
    vpmadd52huq zmm29, zmm26, zmm6
    vpmadd52huq zmm3, zmm26, zmm1
    vpmadd52huq zmm9, zmm26, zmm10
    vpbroadcastq zmm13, qword ptr [rax + 696]
    vpmadd52luq zmm2, zmm13, zmm5
    vpmadd52luq zmm8, zmm13, zmm6
    vpmadd52luq zmm27, zmm13, zmm1
    vpmadd52luq zmm4, zmm13, zmm10
    vmovdqu64 zmm5, zmmword ptr [rdx + 464]
    vmovdqu64 zmm6, zmmword ptr [rdx + 528]
    vmovdqu64 zmm1, zmmword ptr [rdx + 592]
    vmovdqu64 zmm10, zmmword ptr [rdx + 656]
    vpbroadcastq zmm17, qword ptr [rax + 488]
    vpmadd52huq zmm28, zmm17, zmm10
    vpbroadcastq zmm0, qword ptr [rax + 496]
    vpmadd52luq zmm12, zmm0, zmm10
    vpbroadcastq zmm15, qword ptr [rax + 552]
    vpmadd52huq zmm25, zmm15, zmm1
    vpmadd52huq zmm14, zmm15, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 560]
    vpmadd52luq zmm2, zmm19, zmm1
    vpmadd52luq zmm22, zmm19, zmm10
    vpbroadcastq zmm23, qword ptr [rax + 616]
    vpmadd52huq zmm28, zmm23, zmm6
    vpmadd52huq zmm29, zmm23, zmm1
    vpmadd52huq zmm21, zmm23, zmm10
    vpbroadcastq zmm7, qword ptr [rax + 624]
    vpmadd52luq zmm12, zmm7, zmm6
    vpmadd52luq zmm8, zmm7, zmm1
    vpmadd52luq zmm27, zmm7, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 680]
    vpmadd52huq zmm25, zmm31, zmm5
    vpmadd52huq zmm14, zmm31, zmm6
    vpmadd52huq zmm3, zmm31, zmm1
    vpmadd52huq zmm9, zmm31, zmm10
    vpbroadcastq zmm24, qword ptr [rax + 688]
    vpmadd52luq zmm2, zmm24, zmm5
    vpmadd52luq zmm22, zmm24, zmm6
    vpmadd52luq zmm27, zmm24, zmm1
    vpmadd52luq zmm4, zmm24, zmm10
    vmovdqu64 zmm5, zmmword ptr [rdx + 472]
    vmovdqu64 zmm6, zmmword ptr [rdx + 536]
    vmovdqu64 zmm1, zmmword ptr [rdx + 600]
    vmovdqu64 zmm10, zmmword ptr [rdx + 664]
    vpbroadcastq zmm26, qword ptr [rax + 480]
    vpmadd52huq zmm28, zmm26, zmm10
    vpbroadcastq zmm13, qword ptr [rax + 488]
    vpmadd52luq zmm12, zmm13, zmm10
    vpbroadcastq zmm17, qword ptr [rax + 544]
    vpmadd52huq zmm25, zmm17, zmm1
    vpmadd52huq zmm29, zmm17, zmm10
    vpbroadcastq zmm0, qword ptr [rax + 552]
    vpmadd52luq zmm2, zmm0, zmm1
    vpmadd52luq zmm8, zmm0, zmm10
    vpbroadcastq zmm15, qword ptr [rax + 608]
    vpmadd52huq zmm28, zmm15, zmm6
    vpmadd52huq zmm14, zmm15, zmm1
    vpmadd52huq zmm21, zmm15, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 616]
    vpmadd52luq zmm12, zmm19, zmm6
    vpmadd52luq zmm22, zmm19, zmm1
    vpmadd52luq zmm27, zmm19, zmm10
    vpbroadcastq zmm23, qword ptr [rax + 672]
    vpmadd52huq zmm25, zmm23, zmm5
    vpmadd52huq zmm29, zmm23, zmm6
    vpmadd52huq zmm3, zmm23, zmm1
    vpmadd52huq zmm9, zmm23, zmm10
    vpbroadcastq zmm7, qword ptr [rax + 680]
    vpmadd52luq zmm2, zmm7, zmm5
    vpmadd52luq zmm8, zmm7, zmm6
    vpmadd52luq zmm27, zmm7, zmm1
    vpmadd52luq zmm4, zmm7, zmm10
    vmovdqu64 zmm5, zmmword ptr [rdx + 480]
    vmovdqu64 zmm6, zmmword ptr [rdx + 544]
    vmovdqu64 zmm1, zmmword ptr [rdx + 608]
    vmovdqu64 zmm10, zmmword ptr [rdx + 672]
    vpbroadcastq zmm31, qword ptr [rax + 472]
    vpmadd52huq zmm28, zmm31, zmm10
    vpbroadcastq zmm24, qword ptr [rax + 480]
    vpmadd52luq zmm12, zmm24, zmm10
    vpbroadcastq zmm26, qword ptr [rax + 536]
    vpmadd52huq zmm25, zmm26, zmm1
    vpmadd52huq zmm14, zmm26, zmm10
    vpbroadcastq zmm13, qword ptr [rax + 544]
    vpmadd52luq zmm2, zmm13, zmm1
    vpmadd52luq zmm22, zmm13, zmm10
    vpbroadcastq zmm17, qword ptr [rax + 600]
    vpmadd52huq zmm28, zmm17, zmm6
    vpmadd52huq zmm29, zmm17, zmm1
    vpmadd52huq zmm21, zmm17, zmm10
    vpbroadcastq zmm0, qword ptr [rax + 608]
    vpmadd52luq zmm12, zmm0, zmm6
    vpmadd52luq zmm8, zmm0, zmm1
    vpmadd52luq zmm27, zmm0, zmm10
    vpbroadcastq zmm15, qword ptr [rax + 664]
    vpmadd52huq zmm25, zmm15, zmm5
    vpmadd52huq zmm14, zmm15, zmm6
    vpmadd52huq zmm3, zmm15, zmm1
    vpmadd52huq zmm9, zmm15, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 672]
    vpmadd52luq zmm2, zmm19, zmm5
    vpmadd52luq zmm22, zmm19, zmm6
    vpmadd52luq zmm27, zmm19, zmm1
    vpmadd52luq zmm4, zmm19, zmm10
    vmovdqu64 zmm5, zmmword ptr [rdx + 488]
    vmovdqu64 zmm6, zmmword ptr [rdx + 552]
    vmovdqu64 zmm1, zmmword ptr [rdx + 616]
    vmovdqu64 zmm10, zmmword ptr [rdx + 680]
    vpbroadcastq zmm23, qword ptr [rax + 464]
    vpmadd52huq zmm28, zmm23, zmm10
    vpbroadcastq zmm7, qword ptr [rax + 472]
    vpmadd52luq zmm12, zmm7, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 528]
    vpmadd52huq zmm25, zmm31, zmm1
    vpmadd52huq zmm29, zmm31, zmm10
    vpbroadcastq zmm24, qword ptr [rax + 536]
    vpmadd52luq zmm2, zmm24, zmm1
    vpmadd52luq zmm8, zmm24, zmm10
    vpbroadcastq zmm26, qword ptr [rax + 592]
    vpmadd52huq zmm28, zmm26, zmm6
    vpmadd52huq zmm14, zmm26, zmm1
    vpmadd52huq zmm21, zmm26, zmm10
    vpbroadcastq zmm13, qword ptr [rax + 600]
    vpmadd52luq zmm12, zmm13, zmm6
    vpmadd52luq zmm22, zmm13, zmm1
    vpmadd52luq zmm27, zmm13, zmm10
    vpbroadcastq zmm17, qword ptr [rax + 656]
    vpmadd52huq zmm25, zmm17, zmm5
    vpmadd52huq zmm29, zmm17, zmm6
    vpmadd52huq zmm3, zmm17, zmm1
    vpmadd52huq zmm9, zmm17, zmm10
    vpbroadcastq zmm0, qword ptr [rax + 664]
    vpmadd52luq zmm2, zmm0, zmm5
    vpmadd52luq zmm8, zmm0, zmm6
    vpmadd52luq zmm27, zmm0, zmm1
    vpmadd52luq zmm4, zmm0, zmm10
    vmovdqu64 zmm5, zmmword ptr [rdx + 496]
    vmovdqu64 zmm6, zmmword ptr [rdx + 560]
    vmovdqu64 zmm1, zmmword ptr [rdx + 624]
    vmovdqu64 zmm10, zmmword ptr [rdx + 688]
    vpbroadcastq zmm15, qword ptr [rax + 456]
    vpmadd52huq zmm28, zmm15, zmm10
    vpbroadcastq zmm19, qword ptr [rax + 464]
    vpmadd52luq zmm12, zmm19, zmm10
    vpbroadcastq zmm23, qword ptr [rax + 520]
    vpmadd52huq zmm25, zmm23, zmm1
    vpmadd52huq zmm14, zmm23, zmm10
    vpbroadcastq zmm7, qword ptr [rax + 528]
    vpmadd52luq zmm2, zmm7, zmm1
    vpmadd52luq zmm22, zmm7, zmm10
    vpbroadcastq zmm31, qword ptr [rax + 584]
    vpmadd52huq zmm28, zmm31, zmm6
    vpmadd52huq zmm29, zmm31, zmm1
    vpmadd52huq zmm21, zmm31, zmm10
    vpbroadcastq zmm24, qword ptr [rax + 592]
    vpmadd52luq zmm12, zmm24, zmm6
    vpmadd52luq zmm8, zmm24, zmm1
    vpmadd52luq zmm27, zmm24, zmm10
    vpbroadcastq zmm26, qword ptr [rax + 648]
    vpmadd52huq zmm25, zmm26, zmm5
    vpmadd52huq zmm14, zmm26, zmm6
    vpmadd52huq zmm3, zmm26, zmm1
    vpmadd52huq zmm9, zmm26, zmm10
    vpbroadcastq zmm13, qword ptr [rax + 656]
    vpmadd52luq zmm2, zmm13, zmm5
    vpmadd52luq zmm22, zmm13, zmm6
    vpmadd52luq zmm27, zmm13, zmm1
    vpmadd52luq zmm4, zmm13, zmm10
    vmovdqu64 zmm5, zmmword ptr [rdx + 440]
    vmovdqu64 zmm6, zmmword ptr [rdx + 504]
    vmovdqu64 zmm1, zmmword ptr [rdx + 568]
    vmovdqu64 zmm10, zmmword ptr [rdx + 632]
    vmovdqu64 zmm16, zmmword ptr [rdx + 696]
    vpbroadcastq zmm17, qword ptr [rax + 448]
    vpmadd52huq zmm28, zmm17, zmm16
    vpbroadcastq zmm0, qword ptr [rax + 456]
    vpmadd52luq zmm12, zmm0, zmm16
    vpbroadcastq zmm15, qword ptr [rax + 512]
    vpmadd52huq zmm25, zmm15, zmm10
    vpmadd52huq zmm29, zmm15, zmm16
    vpbroadcastq zmm19, qword ptr [rax + 520]
    vpmadd52luq zmm2, zmm19, zmm10
    vpmadd52luq zmm8, zmm19, zmm16
    vpbroadcastq zmm23, qword ptr [rax + 576]
    vpmadd52huq zmm28, zmm23, zmm1
    vpmadd52huq zmm14, zmm23, zmm10
    vpmadd52huq zmm21, zmm23, zmm16
    vpbroadcastq zmm7, qword ptr [rax + 584]
    vpmadd52luq zmm12, zmm7, zmm1
    vpmadd52luq zmm22, zmm7, zmm10
    vpmadd52luq zmm27, zmm7, zmm16
    vpbroadcastq zmm31, qword ptr [rax + 640]
    vpmadd52huq zmm25, zmm31, zmm6
    vpmadd52huq zmm29, zmm31, zmm1
    vpmadd52huq zmm3, zmm31, zmm10
    vpmadd52huq zmm9, zmm31, zmm16
    vpbroadcastq zmm24, qword ptr [rax + 648]
    vpmadd52luq zmm2, zmm24, zmm6
    vpmadd52luq zmm8, zmm24, zmm1
    vpmadd52luq zmm27, zmm24, zmm10
    vpmadd52luq zmm4, zmm24, zmm16
    vpbroadcastq zmm26, qword ptr [rax + 704]
    vpmadd52huq zmm28, zmm26, zmm5
    vpmadd52huq zmm14, zmm26, zmm6
    vpmadd52huq zmm21, zmm26, zmm1
    vpmadd52huq zmm9, zmm26, zmm10
    vpmadd52huq zmm11, zmm26, zmm16
    vpaddq zmm2, zmm2, zmm12
    vpaddq zmm25, zmm25, zmm28
    vpaddq zmm2, zmm2, zmm25
    vpaddq zmm2, zmm2, zmm25
    vpaddq zmm8, zmm8, zmm22
    vpaddq zmm29, zmm29, zmm14
    vpaddq zmm8, zmm8, zmm29
    vpaddq zmm8, zmm8, zmm29
    vpaddq zmm3, zmm3, zmm21
    vpaddq zmm27, zmm27, zmm3
    vpaddq zmm27, zmm27, zmm3
    vpaddq zmm4, zmm4, zmm9
    vpaddq zmm4, zmm4, zmm9
    vpaddq zmm30, zmm30, zmm11
    vpaddq zmm30, zmm30, zmm11
    vpsrlq zmm5, zmm2, 51
    vpsrlq zmm6, zmm8, 51
    vpsrlq zmm1, zmm27, 51
    vpsrlq zmm10, zmm4, 51
    vpsrlq zmm16, zmm30, 51
    vpandq zmm15, zmm2, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm19, zmm5, zmm20, 7
    vpaddq zmm15, zmm15, zmm19
    vmovdqu64 zmmword ptr [rax + 1152], zmm15
    vpandq zmm15, zmm8, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm23, zmm6, zmm5, 7
    vpaddq zmm15, zmm15, zmm23
    vmovdqu64 zmmword ptr [rax + 1216], zmm15
    vpandq zmm15, zmm27, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm7, zmm1, zmm6, 7
    vpaddq zmm15, zmm15, zmm7
    vmovdqu64 zmmword ptr [rax + 1280], zmm15
    vpandq zmm15, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm31, zmm10, zmm1, 7
    vpaddq zmm15, zmm15, zmm31
    vmovdqu64 zmmword ptr [rax + 1344], zmm15
    vpandq zmm15, zmm30, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm24, zmm16, zmm10, 7
    vpaddq zmm15, zmm15, zmm24
    vmovdqu64 zmmword ptr [rax + 1408], zmm15
    /* h = x * x, columns 0 to 31 */
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm11, zmm11, zmm11
    vmovdqu64 zmm19, zmmword ptr [rsi + 64]
    vmovdqu64 zmm20, zmmword ptr [rsi + 128]
    vmovdqu64 zmm2, zmmword ptr [rsi + 192]
    vmovdqu64 zmm23, zmmword ptr [rsi + 256]
    vpbroadcastq zmm5, qword ptr [rsi + 64]
    vpmadd52luq zmm26{k1}, zmm5, zmm19
    vpmadd52luq zmm13, zmm5, zmm20
    vpmadd52luq zmm17, zmm5, zmm2
    vpmadd52luq zmm0, zmm5, zmm23
    vpbroadcastq zmm8, qword ptr [rsi + 120]
    vpmadd52huq zmm25, zmm8, zmm20
    vpmadd52huq zmm22, zmm8, zmm2
    vpbroadcastq zmm7, qword ptr [rsi + 128]
    vpmadd52luq zmm21{k1}, zmm7, zmm20
    vpmadd52luq zmm14, zmm7, zmm2
    vmovdqu64 zmm19, zmmword ptr [rsi + 72]
    vmovdqu64 zmm20, zmmword ptr [rsi + 136]
    vmovdqu64 zmm2, zmmword ptr [rsi + 200]
    vpbroadcastq zmm6, qword ptr [rsi + 112]
    vpmadd52huq zmm28{k6}, zmm6, zmm19
    vpmadd52huq zmm3, zmm6, zmm20
    vpmadd52huq zmm29, zmm6, zmm2
    vpbroadcastq zmm27, qword ptr [rsi + 120]
    vpmadd52luq zmm9{k7}, zmm27, zmm19
    vpmadd52luq zmm17, zmm27, zmm20
    vpmadd52luq zmm11, zmm27, zmm2
    vpbroadcastq zmm31, qword ptr [rsi + 176]
    vpmadd52huq zmm22{k6}, zmm31, zmm20
    vpbroadcastq zmm1, qword ptr [rsi + 184]
    vpmadd52luq zmm0{k7}, zmm1, zmm20
    vmovdqu64 zmm19, zmmword ptr [rsi + 80]
    vmovdqu64 zmm20, zmmword ptr [rsi + 144]
    vmovdqu64 zmm2, zmmword ptr [rsi + 208]
    vpbroadcastq zmm4, qword ptr [rsi + 104]
    vpmadd52huq zmm28{k4}, zmm4, zmm19
    vpmadd52huq zmm25, zmm4, zmm20
    vpmadd52huq zmm29, zmm4, zmm2
    vpbroadcastq zmm24, qword ptr [rsi + 112]
    vpmadd52luq zmm13{k5}, zmm24, zmm19
    vpmadd52luq zmm21, zmm24, zmm20
    vpmadd52luq zmm14, zmm24, zmm2
    vpbroadcastq zmm10, qword ptr [rsi + 168]
    vpmadd52huq zmm22{k4}, zmm10, zmm20
    vpbroadcastq zmm30, qword ptr [rsi + 176]
    vpmadd52luq zmm11{k5}, zmm30, zmm20
    vmovdqu64 zmm19, zmmword ptr [rsi + 88]
    vmovdqu64 zmm20, zmmword ptr [rsi + 152]
    vmovdqu64 zmm2, zmmword ptr [rsi + 216]
    vpbroadcastq zmm15, qword ptr [rsi + 96]
    vpmadd52huq zmm28{k2}, zmm15, zmm19
    vpmadd52huq zmm3, zmm15, zmm20
    vpmadd52huq zmm29, zmm15, zmm2
    vpbroadcastq zmm16, qword ptr [rsi + 104]
    vpmadd52luq zmm9{k3}, zmm16, zmm19
    vpmadd52luq zmm17, zmm16, zmm20
    vpmadd52luq zmm0, zmm16, zmm2
    vpbroadcastq zmm5, qword ptr [rsi + 160]
    vpmadd52huq zmm22{k2}, zmm5, zmm20
    vpbroadcastq zmm8, qword ptr [rsi + 168]
    vpmadd52luq zmm14{k3}, zmm8, zmm20
    vmovdqu64 zmm19, zmmword ptr [rsi + 96]
    vmovdqu64 zmm20, zmmword ptr [rsi + 160]
    vmovdqu64 zmm2, zmmword ptr [rsi + 224]
    vpbroadcastq zmm7, qword ptr [rsi + 88]
    vpmadd52huq zmm28, zmm7, zmm19
    vpmadd52huq zmm25, zmm7, zmm20
    vpmadd52huq zmm29, zmm7, zmm2
    vpbroadcastq zmm6, qword ptr [rsi + 96]
    vpmadd52luq zmm13{k1}, zmm6, zmm19
    vpmadd52luq zmm21, zmm6, zmm20
    vpmadd52luq zmm11, zmm6, zmm2
    vpbroadcastq zmm27, qword ptr [rsi + 152]
    vpmadd52huq zmm22, zmm27, zmm20
    vpbroadcastq zmm31, qword ptr [rsi + 160]
    vpmadd52luq zmm0{k1}, zmm31, zmm20
    vmovdqu64 zmm19, zmmword ptr [rsi + 40]
    vmovdqu64 zmm20, zmmword ptr [rsi + 104]
    vmovdqu64 zmm2, zmmword ptr [rsi + 168]
    vmovdqu64 zmm23, zmmword ptr [rsi + 232]
    vpbroadcastq zmm1, qword ptr [rsi + 80]
    vpmadd52huq zmm12{k6}, zmm1, zmm19
    vpmadd52huq zmm28, zmm1, zmm20
    vpmadd52huq zmm3, zmm1, zmm2
    vpmadd52huq zmm29, zmm1, zmm23
    vpbroadcastq zmm4, qword ptr [rsi + 88]
    vpmadd52luq zmm26{k7}, zmm4, zmm19
    vpmadd52luq zmm9, zmm4, zmm20
    vpmadd52luq zmm17, zmm4, zmm2
    vpmadd52luq zmm14, zmm4, zmm23
    vpbroadcastq zmm24, qword ptr [rsi + 144]
    vpmadd52huq zmm25{k6}, zmm24, zmm20
    vpmadd52huq zmm22, zmm24, zmm2
    vpbroadcastq zmm10, qword ptr [rsi + 152]
    vpmadd52luq zmm21{k7}, zmm10, zmm20
    vpmadd52luq zmm11, zmm10, zmm2
    vmovdqu64 zmm19, zmmword ptr [rsi + 48]
    vmovdqu64 zmm20, zmmword ptr [rsi + 112]
    vmovdqu64 zmm2, zmmword ptr [rsi + 176]
    vmovdqu64 zmm23, zmmword ptr [rsi + 240]
    vpbroadcastq zmm30, qword ptr [rsi + 72]
    vpmadd52huq zmm12{k4}, zmm30, zmm19
    vpmadd52huq zmm28, zmm30, zmm20
    vpmadd52huq zmm3, zmm30, zmm2
    vpmadd52huq zmm29, zmm30, zmm23
    vpbroadcastq zmm15, qword ptr [rsi + 80]
    vpmadd52luq zmm26{k5}, zmm15, zmm19
    vpmadd52luq zmm13, zmm15, zmm20
    vpmadd52luq zmm17, zmm15, zmm2
    vpmadd52luq zmm0, zmm15, zmm23
    vpbroadcastq zmm16, qword ptr [rsi + 136]
    vpmadd52huq zmm25{k4}, zmm16, zmm20
    vpmadd52huq zmm22, zmm16, zmm2
    vpbroadcastq zmm5, qword ptr [rsi + 144]
    vpmadd52luq zmm21{k5}, zmm5, zmm20
    vpmadd52luq zmm14, zmm5, zmm2
    vmovdqu64 zmm19, zmmword ptr [rsi + 56]
    vmovdqu64 zmm20, zmmword ptr [rsi + 120]
    vmovdqu64 zmm2, zmmword ptr [rsi + 184]
    vmovdqu64 zmm23, zmmword ptr [rsi + 248]
    vpbroadcastq zmm8, qword ptr [rsi + 64]
    vpmadd52huq zmm12{k2}, zmm8, zmm19
    vpmadd52huq zmm28, zmm8, zmm20
    vpmadd52huq zmm3, zmm8, zmm2
    vpmadd52huq zmm29, zmm8, zmm23
    vpbroadcastq zmm7, qword ptr [rsi + 72]
    vpmadd52luq zmm26{k3}, zmm7, zmm19
    vpmadd52luq zmm9, zmm7, zmm20
    vpmadd52luq zmm17, zmm7, zmm2
    vpmadd52luq zmm11, zmm7, zmm23
    vpbroadcastq zmm6, qword ptr [rsi + 128]
    vpmadd52huq zmm25{k2}, zmm6, zmm20
    vpmadd52huq zmm22, zmm6, zmm2
    vpbroadcastq zmm27, qword ptr [rsi + 136]
    vpmadd52luq zmm21{k3}, zmm27, zmm20
    vpmadd52luq zmm0, zmm27, zmm2
    vpaddq zmm26, zmm26, zmm12
    vpaddq zmm26, zmm26, zmm12
    vpaddq zmm13, zmm13, zmm9
    vpaddq zmm13, zmm13, zmm28
    vpaddq zmm13, zmm13, zmm28
    vpaddq zmm17, zmm17, zmm21
    vpaddq zmm25, zmm25, zmm3
    vpaddq zmm17, zmm17, zmm25
    vpaddq zmm17, zmm17, zmm25
    vpaddq zmm0, zmm0, zmm14
    vpaddq zmm0, zmm0, zmm11
    vpaddq zmm22, zmm22, zmm29
    vpaddq zmm0, zmm0, zmm22
    vpaddq zmm0, zmm0, zmm22
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm2, zmm2, zmm2
    vmovdqu64 zmm19, zmmword ptr [rsi + 64]
    vpmadd52luq zmm20, zmm19, zmm19
    vpmadd52huq zmm2, zmm19, zmm19
    vpaddq zmm2, zmm2, zmm2
    vmovdqa64 zmm19, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm19, zmm20, zmm2
    vpaddq zmm26, zmm26, zmm26
    vpaddq zmm26, zmm26, zmm19
    vmovdqa64 zmm19, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm19, zmm20, zmm2
    vpaddq zmm13, zmm13, zmm13
    vpaddq zmm13, zmm13, zmm19
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm8, zmm8, zmm8
    vmovdqu64 zmm23, zmmword ptr [rsi + 128]
    vpmadd52luq zmm5, zmm23, zmm23
    vpmadd52huq zmm8, zmm23, zmm23
    vpaddq zmm8, zmm8, zmm8
    vmovdqa64 zmm23, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 192]
    vpermi2q zmm23, zmm5, zmm8
    vpaddq zmm17, zmm17, zmm17
    vpaddq zmm17, zmm17, zmm23
    vmovdqa64 zmm23, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 256]
    vpermi2q zmm23, zmm5, zmm8
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm0, zmm0, zmm23
    vmovdqa64 zmmword ptr [rax + 1472], zmm26
    vmovdqa64 zmmword ptr [rax + 1536], zmm13
    vmovdqa64 zmmword ptr [rax + 1600], zmm17
    vmovdqa64 zmmword ptr [rax + 1664], zmm0
    /* z, column 80 */
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm6, zmm6, zmm6
    vmovdqa64 zmm27, zmmword ptr [rax + 768]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 1720]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 1728]
    vmovdqa64 zmm27, zmmword ptr [rax + 832]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 1784]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 1792]
    vmovdqa64 zmm27, zmmword ptr [rax + 896]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 1848]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 1856]
    vmovdqa64 zmm27, zmmword ptr [rax + 960]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 1912]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 1920]
    vmovdqa64 zmm27, zmmword ptr [rax + 1024]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 1976]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 1984]
    vmovdqa64 zmm27, zmmword ptr [rax + 1088]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 2040]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 2048]
    vmovdqa64 zmm27, zmmword ptr [rax + 1152]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 2104]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 2112]
    vmovdqa64 zmm27, zmmword ptr [rax + 1216]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 2168]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 2176]
    vmovdqa64 zmm27, zmmword ptr [rax + 1280]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 2232]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 2240]
    vmovdqa64 zmm27, zmmword ptr [rax + 1344]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 2296]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 2304]
    vmovdqa64 zmm27, zmmword ptr [rax + 1408]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 2360]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 2368]
    vpaddq zmm7, zmm7, zmm6
    vpaddq zmm7, zmm7, zmm6
    valignq zmm27, zmm7, zmm7, 4
    vpaddq zmm7, zmm7, zmm27
    valignq zmm27, zmm7, zmm7, 2
    vpaddq zmm7, zmm7, zmm27
    valignq zmm27, zmm7, zmm7, 1
    vpaddq zmm7, zmm7, zmm27
    vmovdqa64 zmm31, zmmword ptr [rax + 2112]
    vpaddq zmm31, zmm31, zmm7
    /* z, columns 0 to 39 */
    vmovdqa64 zmm1, zmmword ptr [rax + 1472]
    vmovdqa64 zmm4, zmmword ptr [rax + 1536]
    vmovdqa64 zmm24, zmmword ptr [rax + 1600]
    vmovdqa64 zmm10, zmmword ptr [rax + 1664]
    vmovdqa64 zmm30, zmmword ptr [rax + 1728]
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm11, zmm11, zmm11
    vmovdqu64 zmm29, zmmword ptr [rdx + 896]
    vmovdqu64 zmm22, zmmword ptr [rdx + 960]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1024]
    vmovdqu64 zmm20, zmmword ptr [rdx + 1088]
    vmovdqu64 zmm2, zmmword ptr [rdx + 1152]
    vpbroadcastq zmm23, qword ptr [rax + 776]
    vpmadd52luq zmm1, zmm23, zmm29
    vpmadd52luq zmm4, zmm23, zmm22
    vpmadd52luq zmm24, zmm23, zmm19
    vpmadd52luq zmm10, zmm23, zmm20
    vpmadd52luq zmm30, zmm23, zmm2
    vpbroadcastq zmm5, qword ptr [rax + 832]
    vpmadd52huq zmm16, zmm5, zmm29
    vpmadd52huq zmm12, zmm5, zmm22
    vpmadd52huq zmm9, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm20
    vpbroadcastq zmm8, qword ptr [rax + 840]
    vpmadd52luq zmm4, zmm8, zmm29
    vpmadd52luq zmm11, zmm8, zmm22
    vpmadd52luq zmm25, zmm8, zmm19
    vpmadd52luq zmm21, zmm8, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 896]
    vpmadd52huq zmm12, zmm26, zmm29
    vpmadd52huq zmm14, zmm26, zmm22
    vpmadd52huq zmm3, zmm26, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 904]
    vpmadd52luq zmm24, zmm13, zmm29
    vpmadd52luq zmm10, zmm13, zmm22
    vpmadd52luq zmm30, zmm13, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 960]
    vpmadd52huq zmm9, zmm17, zmm29
    vpmadd52huq zmm28, zmm17, zmm22
    vpbroadcastq zmm0, qword ptr [rax + 968]
    vpmadd52luq zmm25, zmm0, zmm29
    vpmadd52luq zmm21, zmm0, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 1024]
    vpmadd52huq zmm3, zmm6, zmm29
    vpbroadcastq zmm27, qword ptr [rax + 1032]
    vpmadd52luq zmm30, zmm27, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 840]
    vmovdqu64 zmm22, zmmword ptr [rdx + 904]
    vmovdqu64 zmm19, zmmword ptr [rdx + 968]
    vmovdqu64 zmm20, zmmword ptr [rdx + 1032]
    vmovdqu64 zmm2, zmmword ptr [rdx + 1096]
    vpbroadcastq zmm7, qword ptr [rax + 824]
    vpmadd52huq zmm15, zmm7, zmm29
    vpmadd52huq zmm16, zmm7, zmm22
    vpmadd52huq zmm12, zmm7, zmm19
    vpmadd52huq zmm14, zmm7, zmm20
    vpmadd52huq zmm28, zmm7, zmm2
    vpbroadcastq zmm23, qword ptr [rax + 832]
    vpmadd52luq zmm1, zmm23, zmm29
    vpmadd52luq zmm4, zmm23, zmm22
    vpmadd52luq zmm11, zmm23, zmm19
    vpmadd52luq zmm10, zmm23, zmm20
    vpmadd52luq zmm21, zmm23, zmm2
    vpbroadcastq zmm5, qword ptr [rax + 888]
    vpmadd52huq zmm16, zmm5, zmm29
    vpmadd52huq zmm12, zmm5, zmm22
    vpmadd52huq zmm9, zmm5, zmm19
    vpmadd52huq zmm3, zmm5, zmm20
    vpbroadcastq zmm8, qword ptr [rax + 896]
    vpmadd52luq zmm4, zmm8, zmm29
    vpmadd52luq zmm24, zmm8, zmm22
    vpmadd52luq zmm25, zmm8, zmm19
    vpmadd52luq zmm30, zmm8, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 952]
    vpmadd52huq zmm12, zmm26, zmm29
    vpmadd52huq zmm14, zmm26, zmm22
    vpmadd52huq zmm28, zmm26, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 960]
    vpmadd52luq zmm11, zmm13, zmm29
    vpmadd52luq zmm10, zmm13, zmm22
    vpmadd52luq zmm21, zmm13, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 1016]
    vpmadd52huq zmm9, zmm17, zmm29
    vpmadd52huq zmm3, zmm17, zmm22
    vpbroadcastq zmm0, qword ptr [rax + 1024]
    vpmadd52luq zmm25, zmm0, zmm29
    vpmadd52luq zmm30, zmm0, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 1080]
    vpmadd52huq zmm28, zmm6, zmm29
    vpbroadcastq zmm27, qword ptr [rax + 1088]
    vpmadd52luq zmm21, zmm27, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 848]
    vmovdqu64 zmm22, zmmword ptr [rdx + 912]
    vmovdqu64 zmm19, zmmword ptr [rdx + 976]
    vmovdqu64 zmm20, zmmword ptr [rdx + 1040]
    vmovdqu64 zmm2, zmmword ptr [rdx + 1104]
    vpbroadcastq zmm7, qword ptr [rax + 816]
    vpmadd52huq zmm15, zmm7, zmm29
    vpmadd52huq zmm16, zmm7, zmm22
    vpmadd52huq zmm12, zmm7, zmm19
    vpmadd52huq zmm14, zmm7, zmm20
    vpmadd52huq zmm3, zmm7, zmm2
    vpbroadcastq zmm23, qword ptr [rax + 824]
    vpmadd52luq zmm1, zmm23, zmm29
    vpmadd52luq zmm4, zmm23, zmm22
    vpmadd52luq zmm24, zmm23, zmm19
    vpmadd52luq zmm10, zmm23, zmm20
    vpmadd52luq zmm30, zmm23, zmm2
    vpbroadcastq zmm5, qword ptr [rax + 880]
    vpmadd52huq zmm16, zmm5, zmm29
    vpmadd52huq zmm12, zmm5, zmm22
    vpmadd52huq zmm9, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm20
    vpbroadcastq zmm8, qword ptr [rax + 888]
    vpmadd52luq zmm4, zmm8, zmm29
    vpmadd52luq zmm11, zmm8, zmm22
    vpmadd52luq zmm25, zmm8, zmm19
    vpmadd52luq zmm21, zmm8, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 944]
    vpmadd52huq zmm12, zmm26, zmm29
    vpmadd52huq zmm14, zmm26, zmm22
    vpmadd52huq zmm3, zmm26, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 952]
    vpmadd52luq zmm24, zmm13, zmm29
    vpmadd52luq zmm10, zmm13, zmm22
    vpmadd52luq zmm30, zmm13, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 1008]
    vpmadd52huq zmm9, zmm17, zmm29
    vpmadd52huq zmm28, zmm17, zmm22
    vpbroadcastq zmm0, qword ptr [rax + 1016]
    vpmadd52luq zmm25, zmm0, zmm29
    vpmadd52luq zmm21, zmm0, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 1072]
    vpmadd52huq zmm3, zmm6, zmm29
    vpbroadcastq zmm27, qword ptr [rax + 1080]
    vpmadd52luq zmm30, zmm27, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 856]
    vmovdqu64 zmm22, zmmword ptr [rdx + 920]
    vmovdqu64 zmm19, zmmword ptr [rdx + 984]
    vmovdqu64 zmm20, zmmword ptr [rdx + 1048]
    vmovdqu64 zmm2, zmmword ptr [rdx + 1112]
    vpbroadcastq zmm7, qword ptr [rax + 808]
    vpmadd52huq zmm15, zmm7, zmm29
    vpmadd52huq zmm16, zmm7, zmm22
    vpmadd52huq zmm12, zmm7, zmm19
    vpmadd52huq zmm14, zmm7, zmm20
    vpmadd52huq zmm28, zmm7, zmm2
    vpbroadcastq zmm23, qword ptr [rax + 816]
    vpmadd52luq zmm1, zmm23, zmm29
    vpmadd52luq zmm4, zmm23, zmm22
    vpmadd52luq zmm11, zmm23, zmm19
    vpmadd52luq zmm10, zmm23, zmm20
    vpmadd52luq zmm21, zmm23, zmm2
    vpbroadcastq zmm5, qword ptr [rax + 872]
    vpmadd52huq zmm16, zmm5, zmm29
    vpmadd52huq zmm12, zmm5, zmm22
    vpmadd52huq zmm9, zmm5, zmm19
    vpmadd52huq zmm3, zmm5, zmm20
    vpbroadcastq zmm8, qword ptr [rax + 880]
    vpmadd52luq zmm4, zmm8, zmm29
    vpmadd52luq zmm24, zmm8, zmm22
    vpmadd52luq zmm25, zmm8, zmm19
    vpmadd52luq zmm30, zmm8, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 936]
    vpmadd52huq zmm12, zmm26, zmm29
    vpmadd52huq zmm14, zmm26, zmm22
    vpmadd52huq zmm28, zmm26, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 944]
    vpmadd52luq zmm11, zmm13, zmm29
    vpmadd52luq zmm10, zmm13, zmm22
    vpmadd52luq zmm21, zmm13, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 1000]
    vpmadd52huq zmm9, zmm17, zmm29
    vpmadd52huq zmm3, zmm17, zmm22
    vpbroadcastq zmm0, qword ptr [rax + 1008]
    vpmadd52luq zmm25, zmm0, zmm29
    vpmadd52luq zmm30, zmm0, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 1064]
    vpmadd52huq zmm28, zmm6, zmm29
    vpbroadcastq zmm27, qword ptr [rax + 1072]
    vpmadd52luq zmm21, zmm27, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 864]
    vmovdqu64 zmm22, zmmword ptr [rdx + 928]
    vmovdqu64 zmm19, zmmword ptr [rdx + 992]
    vmovdqu64 zmm20, zmmword ptr [rdx + 1056]
    vmovdqu64 zmm2, zmmword ptr [rdx + 1120]
    vpbroadcastq zmm7, qword ptr [rax + 800]
    vpmadd52huq zmm15, zmm7, zmm29
    vpmadd52huq zmm16, zmm7, zmm22
    vpmadd52huq zmm12, zmm7, zmm19
    vpmadd52huq zmm14, zmm7, zmm20
    vpmadd52huq zmm3, zmm7, zmm2
    vpbroadcastq zmm23, qword ptr [rax + 808]
    vpmadd52luq zmm1, zmm23, zmm29
    vpmadd52luq zmm4, zmm23, zmm22
    vpmadd52luq zmm24, zmm23, zmm19
    vpmadd52luq zmm10, zmm23, zmm20
    vpmadd52luq zmm30, zmm23, zmm2
    vpbroadcastq zmm5, qword ptr [rax + 864]
    vpmadd52huq zmm16, zmm5, zmm29
    vpmadd52huq zmm12, zmm5, zmm22
    vpmadd52huq zmm9, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm20
    vpbroadcastq zmm8, qword ptr [rax + 872]
    vpmadd52luq zmm4, zmm8, zmm29
    vpmadd52luq zmm11, zmm8, zmm22
    vpmadd52luq zmm25, zmm8, zmm19
    vpmadd52luq zmm21, zmm8, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 928]
    vpmadd52huq zmm12, zmm26, zmm29
    vpmadd52huq zmm14, zmm26, zmm22
    vpmadd52huq zmm3, zmm26, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 936]
    vpmadd52luq zmm24, zmm13, zmm29
    vpmadd52luq zmm10, zmm13, zmm22
    vpmadd52luq zmm30, zmm13, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 992]
    vpmadd52huq zmm9, zmm17, zmm29
    vpmadd52huq zmm28, zmm17, zmm22
    vpbroadcastq zmm0, qword ptr [rax + 1000]
    vpmadd52luq zmm25, zmm0, zmm29
    vpmadd52luq zmm21, zmm0, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 1056]
    vpmadd52huq zmm3, zmm6, zmm29
    vpbroadcastq zmm27, qword ptr [rax + 1064]
    vpmadd52luq zmm30, zmm27, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 872]
    vmovdqu64 zmm22, zmmword ptr [rdx + 936]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1000]
    vmovdqu64 zmm20, zmmword ptr [rdx + 1064]
    vmovdqu64 zmm2, zmmword ptr [rdx + 1128]
    vpbroadcastq zmm7, qword ptr [rax + 792]
    vpmadd52huq zmm15, zmm7, zmm29
    vpmadd52huq zmm16, zmm7, zmm22
    vpmadd52huq zmm12, zmm7, zmm19
    vpmadd52huq zmm14, zmm7, zmm20
    vpmadd52huq zmm28, zmm7, zmm2
    vpbroadcastq zmm23, qword ptr [rax + 800]
    vpmadd52luq zmm1, zmm23, zmm29
    vpmadd52luq zmm4, zmm23, zmm22
    vpmadd52luq zmm11, zmm23, zmm19
    vpmadd52luq zmm10, zmm23, zmm20
    vpmadd52luq zmm21, zmm23, zmm2
    vpbroadcastq zmm5, qword ptr [rax + 856]
    vpmadd52huq zmm16, zmm5, zmm29
    vpmadd52huq zmm12, zmm5, zmm22
    vpmadd52huq zmm9, zmm5, zmm19
    vpmadd52huq zmm3, zmm5, zmm20
    vpbroadcastq zmm8, qword ptr [rax + 864]
    vpmadd52luq zmm4, zmm8, zmm29
    vpmadd52luq zmm24, zmm8, zmm22
    vpmadd52luq zmm25, zmm8, zmm19
    vpmadd52luq zmm30, zmm8, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 920]
    vpmadd52huq zmm12, zmm26, zmm29
    vpmadd52huq zmm14, zmm26, zmm22
    vpmadd52huq zmm28, zmm26, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 928]
    vpmadd52luq zmm11, zmm13, zmm29
    vpmadd52luq zmm10, zmm13, zmm22
    vpmadd52luq zmm21, zmm13, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 984]
    vpmadd52huq zmm9, zmm17, zmm29
    vpmadd52huq zmm3, zmm17, zmm22
    vpbroadcastq zmm0, qword ptr [rax + 992]
    vpmadd52luq zmm25, zmm0, zmm29
    vpmadd52luq zmm30, zmm0, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 1048]
    vpmadd52huq zmm28, zmm6, zmm29
    vpbroadcastq zmm27, qword ptr [rax + 1056]
    vpmadd52luq zmm21, zmm27, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 880]
    vmovdqu64 zmm22, zmmword ptr [rdx + 944]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1008]
    vmovdqu64 zmm20, zmmword ptr [rdx + 1072]
    vmovdqu64 zmm2, zmmword ptr [rdx + 1136]
    vpbroadcastq zmm7, qword ptr [rax + 784]
    vpmadd52huq zmm15, zmm7, zmm29
    vpmadd52huq zmm16, zmm7, zmm22
    vpmadd52huq zmm12, zmm7, zmm19
    vpmadd52huq zmm14, zmm7, zmm20
    vpmadd52huq zmm3, zmm7, zmm2
    vpbroadcastq zmm23, qword ptr [rax + 792]
    vpmadd52luq zmm1, zmm23, zmm29
    vpmadd52luq zmm4, zmm23, zmm22
    vpmadd52luq zmm24, zmm23, zmm19
    vpmadd52luq zmm10, zmm23, zmm20
    vpmadd52luq zmm30, zmm23, zmm2
    vpbroadcastq zmm5, qword ptr [rax + 848]
    vpmadd52huq zmm16, zmm5, zmm29
    vpmadd52huq zmm12, zmm5, zmm22
    vpmadd52huq zmm9, zmm5, zmm19
    vpmadd52huq zmm28, zmm5, zmm20
    vpbroadcastq zmm8, qword ptr [rax + 856]
    vpmadd52luq zmm4, zmm8, zmm29
    vpmadd52luq zmm11, zmm8, zmm22
    vpmadd52luq zmm25, zmm8, zmm19
    vpmadd52luq zmm21, zmm8, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 912]
    vpmadd52huq zmm12, zmm26, zmm29
    vpmadd52huq zmm14, zmm26, zmm22
    vpmadd52huq zmm3, zmm26, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 920]
    vpmadd52luq zmm24, zmm13, zmm29
    vpmadd52luq zmm10, zmm13, zmm22
    vpmadd52luq zmm30, zmm13, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 976]
    vpmadd52huq zmm9, zmm17, zmm29
    vpmadd52huq zmm28, zmm17, zmm22
    vpbroadcastq zmm0, qword ptr [rax + 984]
    vpmadd52luq zmm25, zmm0, zmm29
    vpmadd52luq zmm21, zmm0, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 1040]
    vpmadd52huq zmm3, zmm6, zmm29
    vpbroadcastq zmm27, qword ptr [rax + 1048]
    vpmadd52luq zmm30, zmm27, zmm29
    vmovdqu64 zmm29, zmmword ptr [rdx + 888]
    vmovdqu64 zmm22, zmmword ptr [rdx + 952]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1016]
    vmovdqu64 zmm20, zmmword ptr [rdx + 1080]
    vmovdqu64 zmm2, zmmword ptr [rdx + 1144]
    vpbroadcastq zmm7, qword ptr [rax + 776]
    vpmadd52huq zmm15, zmm7, zmm29
    vpmadd52huq zmm16, zmm7, zmm22
    vpmadd52huq zmm12, zmm7, zmm19
    vpmadd52huq zmm14, zmm7, zmm20
    vpmadd52huq zmm28, zmm7, zmm2
    vpbroadcastq zmm23, qword ptr [rax + 784]
    vpmadd52luq zmm1, zmm23, zmm29
    vpmadd52luq zmm4, zmm23, zmm22
    vpmadd52luq zmm11, zmm23, zmm19
    vpmadd52luq zmm10, zmm23, zmm20
    vpmadd52luq zmm21, zmm23, zmm2
    vpbroadcastq zmm5, qword ptr [rax + 840]
    vpmadd52huq zmm16, zmm5, zmm29
    vpmadd52huq zmm12, zmm5, zmm22
    vpmadd52huq zmm9, zmm5, zmm19
    vpmadd52huq zmm3, zmm5, zmm20
    vpbroadcastq zmm8, qword ptr [rax + 848]
    vpmadd52luq zmm4, zmm8, zmm29
    vpmadd52luq zmm24, zmm8, zmm22
    vpmadd52luq zmm25, zmm8, zmm19
    vpmadd52luq zmm30, zmm8, zmm20
    vpbroadcastq zmm26, qword ptr [rax + 904]
    vpmadd52huq zmm12, zmm26, zmm29
    vpmadd52huq zmm14, zmm26, zmm22
    vpmadd52huq zmm28, zmm26, zmm19
    vpbroadcastq zmm13, qword ptr [rax + 912]
    vpmadd52luq zmm11, zmm13, zmm29
    vpmadd52luq zmm10, zmm13, zmm22
    vpmadd52luq zmm21, zmm13, zmm19
    vpbroadcastq zmm17, qword ptr [rax + 968]
    vpmadd52huq zmm9, zmm17, zmm29
    vpmadd52huq zmm3, zmm17, zmm22
    vpbroadcastq zmm0, qword ptr [rax + 976]
    vpmadd52luq zmm25, zmm0, zmm29
    vpmadd52luq zmm30, zmm0, zmm22
    vpbroadcastq zmm6, qword ptr [rax + 1032]
    vpmadd52huq zmm28, zmm6, zmm29
    vpbroadcastq zmm27, qword ptr [rax + 1040]
    vpmadd52luq zmm21, zmm27, zmm29
    vpaddq zmm1, zmm1, zmm15
    vpaddq zmm1, zmm1, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm24, zmm24, zmm11
    vpaddq zmm24, zmm24, zmm12
    vpaddq zmm24, zmm24, zmm12
    vpaddq zmm10, zmm10, zmm25
    vpaddq zmm9, zmm9, zmm14
    vpaddq zmm10, zmm10, zmm9
    vpaddq zmm10, zmm10, zmm9
    vpaddq zmm30, zmm30, zmm21
    vpaddq zmm28, zmm28, zmm3
    vpaddq zmm30, zmm30, zmm28
    vpaddq zmm30, zmm30, zmm28
    vpsrlq zmm29, zmm1, 51
    vpsrlq zmm22, zmm4, 51
    vpsrlq zmm19, zmm24, 51
    vpsrlq zmm20, zmm10, 51
    vpsrlq zmm2, zmm30, 51
    vpandq zmm23, zmm1, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    vpxorq zmm5, zmm5, zmm5
    valignq zmm5, zmm29, zmm5, 7
    vpaddq zmm23, zmm23, zmm5
    vmovdqu64 zmmword ptr [rdi + 64], zmm23
    vpandq zmm23, zmm4, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm8, zmm22, zmm29, 7
    vpaddq zmm23, zmm23, zmm8
    vmovdqu64 zmmword ptr [rdi + 128], zmm23
    vpandq zmm23, zmm24, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm26, zmm19, zmm22, 7
    vpaddq zmm23, zmm23, zmm26
    vmovdqu64 zmmword ptr [rdi + 192], zmm23
    vpandq zmm23, zmm10, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm13, zmm20, zmm19, 7
    vpaddq zmm23, zmm23, zmm13
    vmovdqu64 zmmword ptr [rdi + 256], zmm23
    vpandq zmm23, zmm30, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm17, zmm2, zmm20, 7
    vpaddq zmm23, zmm23, zmm17
    vmovdqu64 zmmword ptr [rdi + 320], zmm23
    /* z, columns 40 to 79 */
    vmovdqa64 zmm0, zmmword ptr [rax + 1792]
    vmovdqa64 zmm6, zmmword ptr [rax + 1856]
    vmovdqa64 zmm27, zmmword ptr [rax + 1920]
    vmovdqa64 zmm7, zmmword ptr [rax + 1984]
    vmovdqa64 zmm15, zmmword ptr [rax + 2048]
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm25, zmm25, zmm25
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm5, zmm5, zmm5
    vmovdqu64 zmm1, zmmword ptr [rdx + 896]
    vmovdqu64 zmm8, zmmword ptr [rdx + 960]
    vmovdqu64 zmm29, zmmword ptr [rdx + 1024]
    vmovdqu64 zmm4, zmmword ptr [rdx + 1088]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1152]
    vmovdqu64 zmm22, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm24, zmmword ptr [rdx + 1280]
    vmovdqu64 zmm13, zmmword ptr [rdx + 1344]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1408]
    vmovdqu64 zmm10, zmmword ptr [rdx + 1472]
    vpbroadcastq zmm17, qword ptr [rax + 776]
    vpmadd52luq zmm0, zmm17, zmm22
    vpmadd52luq zmm6, zmm17, zmm24
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52luq zmm7, zmm17, zmm19
    vpmadd52luq zmm15, zmm17, zmm10
    vpbroadcastq zmm20, qword ptr [rax + 832]
    vpmadd52huq zmm16, zmm20, zmm26
    vpmadd52huq zmm11, zmm20, zmm22
    vpmadd52huq zmm12, zmm20, zmm24
    vpmadd52huq zmm25, zmm20, zmm13
    vpmadd52huq zmm14, zmm20, zmm19
    vpbroadcastq zmm30, qword ptr [rax + 840]
    vpmadd52luq zmm0, zmm30, zmm26
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52luq zmm3, zmm30, zmm13
    vpmadd52luq zmm9, zmm30, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 896]
    vpmadd52huq zmm16, zmm23, zmm4
    vpmadd52huq zmm11, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm22
    vpmadd52huq zmm28, zmm23, zmm24
    vpmadd52huq zmm21, zmm23, zmm13
    vpbroadcastq zmm17, qword ptr [rax + 904]
    vpmadd52luq zmm0, zmm17, zmm4
    vpmadd52luq zmm6, zmm17, zmm26
    vpmadd52luq zmm27, zmm17, zmm22
    vpmadd52luq zmm7, zmm17, zmm24
    vpmadd52luq zmm15, zmm17, zmm13
    vpbroadcastq zmm20, qword ptr [rax + 960]
    vpmadd52huq zmm16, zmm20, zmm29
    vpmadd52huq zmm11, zmm20, zmm4
    vpmadd52huq zmm12, zmm20, zmm26
    vpmadd52huq zmm25, zmm20, zmm22
    vpmadd52huq zmm14, zmm20, zmm24
    vpbroadcastq zmm30, qword ptr [rax + 968]
    vpmadd52luq zmm0, zmm30, zmm29
    vpmadd52luq zmm6, zmm30, zmm4
    vpmadd52luq zmm5, zmm30, zmm26
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm24
    vpbroadcastq zmm23, qword ptr [rax + 1024]
    vpmadd52huq zmm16, zmm23, zmm8
    vpmadd52huq zmm11, zmm23, zmm29
    vpmadd52huq zmm12, zmm23, zmm4
    vpmadd52huq zmm28, zmm23, zmm26
    vpmadd52huq zmm21, zmm23, zmm22
    vpbroadcastq zmm17, qword ptr [rax + 1032]
    vpmadd52luq zmm0, zmm17, zmm8
    vpmadd52luq zmm6, zmm17, zmm29
    vpmadd52luq zmm27, zmm17, zmm4
    vpmadd52luq zmm7, zmm17, zmm26
    vpmadd52luq zmm15, zmm17, zmm22
    vpbroadcastq zmm20, qword ptr [rax + 1088]
    vpmadd52huq zmm16, zmm20, zmm1
    vpmadd52huq zmm11, zmm20, zmm8
    vpmadd52huq zmm12, zmm20, zmm29
    vpmadd52huq zmm25, zmm20, zmm4
    vpmadd52huq zmm14, zmm20, zmm26
    vpbroadcastq zmm30, qword ptr [rax + 1096]
    vpmadd52luq zmm0, zmm30, zmm1
    vpmadd52luq zmm6, zmm30, zmm8
    vpmadd52luq zmm5, zmm30, zmm29
    vpmadd52luq zmm3, zmm30, zmm4
    vpmadd52luq zmm9, zmm30, zmm26
    vpbroadcastq zmm23, qword ptr [rax + 1152]
    vpmadd52huq zmm11, zmm23, zmm1
    vpmadd52huq zmm12, zmm23, zmm8
    vpmadd52huq zmm28, zmm23, zmm29
    vpmadd52huq zmm21, zmm23, zmm4
    vpbroadcastq zmm17, qword ptr [rax + 1160]
    vpmadd52luq zmm6, zmm17, zmm1
    vpmadd52luq zmm27, zmm17, zmm8
    vpmadd52luq zmm7, zmm17, zmm29
    vpmadd52luq zmm15, zmm17, zmm4
    vpbroadcastq zmm20, qword ptr [rax + 1216]
    vpmadd52huq zmm12, zmm20, zmm1
    vpmadd52huq zmm25, zmm20, zmm8
    vpmadd52huq zmm14, zmm20, zmm29
    vpbroadcastq zmm30, qword ptr [rax + 1224]
    vpmadd52luq zmm5, zmm30, zmm1
    vpmadd52luq zmm3, zmm30, zmm8
    vpmadd52luq zmm9, zmm30, zmm29
    vpbroadcastq zmm23, qword ptr [rax + 1280]
    vpmadd52huq zmm28, zmm23, zmm1
    vpmadd52huq zmm21, zmm23, zmm8
    vpbroadcastq zmm17, qword ptr [rax + 1288]
    vpmadd52luq zmm7, zmm17, zmm1
    vpmadd52luq zmm15, zmm17, zmm8
    vpbroadcastq zmm20, qword ptr [rax + 1344]
    vpmadd52huq zmm14, zmm20, zmm1
    vpbroadcastq zmm30, qword ptr [rax + 1352]
    vpmadd52luq zmm9, zmm30, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 840]
    vmovdqu64 zmm8, zmmword ptr [rdx + 904]
    vmovdqu64 zmm29, zmmword ptr [rdx + 968]
    vmovdqu64 zmm4, zmmword ptr [rdx + 1032]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1096]
    vmovdqu64 zmm22, zmmword ptr [rdx + 1160]
    vmovdqu64 zmm24, zmmword ptr [rdx + 1224]
    vmovdqu64 zmm13, zmmword ptr [rdx + 1288]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1352]
    vmovdqu64 zmm10, zmmword ptr [rdx + 1416]
    vpbroadcastq zmm23, qword ptr [rax + 824]
    vpmadd52huq zmm16, zmm23, zmm22
    vpmadd52huq zmm11, zmm23, zmm24
    vpmadd52huq zmm12, zmm23, zmm13
    vpmadd52huq zmm25, zmm23, zmm19
    vpmadd52huq zmm21, zmm23, zmm10
    vpbroadcastq zmm17, qword ptr [rax + 832]
    vpmadd52luq zmm0, zmm17, zmm22
    vpmadd52luq zmm6, zmm17, zmm24
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52luq zmm3, zmm17, zmm19
    vpmadd52luq zmm15, zmm17, zmm10
    vpbroadcastq zmm20, qword ptr [rax + 888]
    vpmadd52huq zmm16, zmm20, zmm26
    vpmadd52huq zmm11, zmm20, zmm22
    vpmadd52huq zmm12, zmm20, zmm24
    vpmadd52huq zmm28, zmm20, zmm13
    vpmadd52huq zmm14, zmm20, zmm19
    vpbroadcastq zmm30, qword ptr [rax + 896]
    vpmadd52luq zmm0, zmm30, zmm26
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52luq zmm7, zmm30, zmm13
    vpmadd52luq zmm9, zmm30, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 952]
    vpmadd52huq zmm16, zmm23, zmm4
    vpmadd52huq zmm11, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm22
    vpmadd52huq zmm25, zmm23, zmm24
    vpmadd52huq zmm21, zmm23, zmm13
    vpbroadcastq zmm17, qword ptr [rax + 960]
    vpmadd52luq zmm0, zmm17, zmm4
    vpmadd52luq zmm6, zmm17, zmm26
    vpmadd52luq zmm27, zmm17, zmm22
    vpmadd52luq zmm3, zmm17, zmm24
    vpmadd52luq zmm15, zmm17, zmm13
    vpbroadcastq zmm20, qword ptr [rax + 1016]
    vpmadd52huq zmm16, zmm20, zmm29
    vpmadd52huq zmm11, zmm20, zmm4
    vpmadd52huq zmm12, zmm20, zmm26
    vpmadd52huq zmm28, zmm20, zmm22
    vpmadd52huq zmm14, zmm20, zmm24
    vpbroadcastq zmm30, qword ptr [rax + 1024]
    vpmadd52luq zmm0, zmm30, zmm29
    vpmadd52luq zmm6, zmm30, zmm4
    vpmadd52luq zmm5, zmm30, zmm26
    vpmadd52luq zmm7, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm24
    vpbroadcastq zmm23, qword ptr [rax + 1080]
    vpmadd52huq zmm16, zmm23, zmm8
    vpmadd52huq zmm11, zmm23, zmm29
    vpmadd52huq zmm12, zmm23, zmm4
    vpmadd52huq zmm25, zmm23, zmm26
    vpmadd52huq zmm21, zmm23, zmm22
    vpbroadcastq zmm17, qword ptr [rax + 1088]
    vpmadd52luq zmm0, zmm17, zmm8
    vpmadd52luq zmm6, zmm17, zmm29
    vpmadd52luq zmm27, zmm17, zmm4
    vpmadd52luq zmm3, zmm17, zmm26
    vpmadd52luq zmm15, zmm17, zmm22
    vpbroadcastq zmm20, qword ptr [rax + 1144]
    vpmadd52huq zmm16, zmm20, zmm1
    vpmadd52huq zmm11, zmm20, zmm8
    vpmadd52huq zmm12, zmm20, zmm29
    vpmadd52huq zmm28, zmm20, zmm4
    vpmadd52huq zmm14, zmm20, zmm26
    vpbroadcastq zmm30, qword ptr [rax + 1152]
    vpmadd52luq zmm0, zmm30, zmm1
    vpmadd52luq zmm6, zmm30, zmm8
    vpmadd52luq zmm5, zmm30, zmm29
    vpmadd52luq zmm7, zmm30, zmm4
    vpmadd52luq zmm9, zmm30, zmm26
    vpbroadcastq zmm23, qword ptr [rax + 1208]
    vpmadd52huq zmm11, zmm23, zmm1
    vpmadd52huq zmm12, zmm23, zmm8
    vpmadd52huq zmm25, zmm23, zmm29
    vpmadd52huq zmm21, zmm23, zmm4
    vpbroadcastq zmm17, qword ptr [rax + 1216]
    vpmadd52luq zmm6, zmm17, zmm1
    vpmadd52luq zmm27, zmm17, zmm8
    vpmadd52luq zmm3, zmm17, zmm29
    vpmadd52luq zmm15, zmm17, zmm4
    vpbroadcastq zmm20, qword ptr [rax + 1272]
    vpmadd52huq zmm12, zmm20, zmm1
    vpmadd52huq zmm28, zmm20, zmm8
    vpmadd52huq zmm14, zmm20, zmm29
    vpbroadcastq zmm30, qword ptr [rax + 1280]
    vpmadd52luq zmm5, zmm30, zmm1
    vpmadd52luq zmm7, zmm30, zmm8
    vpmadd52luq zmm9, zmm30, zmm29
    vpbroadcastq zmm23, qword ptr [rax + 1336]
    vpmadd52huq zmm25, zmm23, zmm1
    vpmadd52huq zmm21, zmm23, zmm8
    vpbroadcastq zmm17, qword ptr [rax + 1344]
    vpmadd52luq zmm3, zmm17, zmm1
    vpmadd52luq zmm15, zmm17, zmm8
    vpbroadcastq zmm20, qword ptr [rax + 1400]
    vpmadd52huq zmm14, zmm20, zmm1
    vpbroadcastq zmm30, qword ptr [rax + 1408]
    vpmadd52luq zmm9, zmm30, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 848]
    vmovdqu64 zmm8, zmmword ptr [rdx + 912]
    vmovdqu64 zmm29, zmmword ptr [rdx + 976]
    vmovdqu64 zmm4, zmmword ptr [rdx + 1040]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1104]
    vmovdqu64 zmm22, zmmword ptr [rdx + 1168]
    vmovdqu64 zmm24, zmmword ptr [rdx + 1232]
    vmovdqu64 zmm13, zmmword ptr [rdx + 1296]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1360]
    vmovdqu64 zmm10, zmmword ptr [rdx + 1424]
    vpbroadcastq zmm23, qword ptr [rax + 816]
    vpmadd52huq zmm16, zmm23, zmm22
    vpmadd52huq zmm11, zmm23, zmm24
    vpmadd52huq zmm12, zmm23, zmm13
    vpmadd52huq zmm28, zmm23, zmm19
    vpmadd52huq zmm21, zmm23, zmm10
    vpbroadcastq zmm17, qword ptr [rax + 824]
    vpmadd52luq zmm0, zmm17, zmm22
    vpmadd52luq zmm6, zmm17, zmm24
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52luq zmm7, zmm17, zmm19
    vpmadd52luq zmm15, zmm17, zmm10
    vpbroadcastq zmm20, qword ptr [rax + 880]
    vpmadd52huq zmm16, zmm20, zmm26
    vpmadd52huq zmm11, zmm20, zmm22
    vpmadd52huq zmm12, zmm20, zmm24
    vpmadd52huq zmm25, zmm20, zmm13
    vpmadd52huq zmm14, zmm20, zmm19
    vpbroadcastq zmm30, qword ptr [rax + 888]
    vpmadd52luq zmm0, zmm30, zmm26
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52luq zmm3, zmm30, zmm13
    vpmadd52luq zmm9, zmm30, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 944]
    vpmadd52huq zmm16, zmm23, zmm4
    vpmadd52huq zmm11, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm22
    vpmadd52huq zmm28, zmm23, zmm24
    vpmadd52huq zmm21, zmm23, zmm13
    vpbroadcastq zmm17, qword ptr [rax + 952]
    vpmadd52luq zmm0, zmm17, zmm4
    vpmadd52luq zmm6, zmm17, zmm26
    vpmadd52luq zmm27, zmm17, zmm22
    vpmadd52luq zmm7, zmm17, zmm24
    vpmadd52luq zmm15, zmm17, zmm13
    vpbroadcastq zmm20, qword ptr [rax + 1008]
    vpmadd52huq zmm16, zmm20, zmm29
    vpmadd52huq zmm11, zmm20, zmm4
    vpmadd52huq zmm12, zmm20, zmm26
    vpmadd52huq zmm25, zmm20, zmm22
    vpmadd52huq zmm14, zmm20, zmm24
    vpbroadcastq zmm30, qword ptr [rax + 1016]
    vpmadd52luq zmm0, zmm30, zmm29
    vpmadd52luq zmm6, zmm30, zmm4
    vpmadd52luq zmm5, zmm30, zmm26
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm24
    vpbroadcastq zmm23, qword ptr [rax + 1072]
    vpmadd52huq zmm16, zmm23, zmm8
    vpmadd52huq zmm11, zmm23, zmm29
    vpmadd52huq zmm12, zmm23, zmm4
    vpmadd52huq zmm28, zmm23, zmm26
    vpmadd52huq zmm21, zmm23, zmm22
    vpbroadcastq zmm17, qword ptr [rax + 1080]
    vpmadd52luq zmm0, zmm17, zmm8
    vpmadd52luq zmm6, zmm17, zmm29
    vpmadd52luq zmm27, zmm17, zmm4
    vpmadd52luq zmm7, zmm17, zmm26
    vpmadd52luq zmm15, zmm17, zmm22
    vpbroadcastq zmm20, qword ptr [rax + 1136]
    vpmadd52huq zmm16, zmm20, zmm1
    vpmadd52huq zmm11, zmm20, zmm8
    vpmadd52huq zmm12, zmm20, zmm29
    vpmadd52huq zmm25, zmm20, zmm4
    vpmadd52huq zmm14, zmm20, zmm26
    vpbroadcastq zmm30, qword ptr [rax + 1144]
    vpmadd52luq zmm0, zmm30, zmm1
    vpmadd52luq zmm6, zmm30, zmm8
    vpmadd52luq zmm5, zmm30, zmm29
    vpmadd52luq zmm3, zmm30, zmm4
    vpmadd52luq zmm9, zmm30, zmm26
    vpbroadcastq zmm23, qword ptr [rax + 1200]
    vpmadd52huq zmm11, zmm23, zmm1
    vpmadd52huq zmm12, zmm23, zmm8
    vpmadd52huq zmm28, zmm23, zmm29
    vpmadd52huq zmm21, zmm23, zmm4
    vpbroadcastq zmm17, qword ptr [rax + 1208]
    vpmadd52luq zmm6, zmm17, zmm1
    vpmadd52luq zmm27, zmm17, zmm8
    vpmadd52luq zmm7, zmm17, zmm29
    vpmadd52luq zmm15, zmm17, zmm4
    vpbroadcastq zmm20, qword ptr [rax + 1264]
    vpmadd52huq zmm12, zmm20, zmm1
    vpmadd52huq zmm25, zmm20, zmm8
    vpmadd52huq zmm14, zmm20, zmm29
    vpbroadcastq zmm30, qword ptr [rax + 1272]
    vpmadd52luq zmm5, zmm30, zmm1
    vpmadd52luq zmm3, zmm30, zmm8
    vpmadd52luq zmm9, zmm30, zmm29
    vpbroadcastq zmm23, qword ptr [rax + 1328]
    vpmadd52huq zmm28, zmm23, zmm1
    vpmadd52huq zmm21, zmm23, zmm8
    vpbroadcastq zmm17, qword ptr [rax + 1336]
    vpmadd52luq zmm7, zmm17, zmm1
    vpmadd52luq zmm15, zmm17, zmm8
    vpbroadcastq zmm20, qword ptr [rax + 1392]
    vpmadd52huq zmm14, zmm20, zmm1
    vpbroadcastq zmm30, qword ptr [rax + 1400]
    vpmadd52luq zmm9, zmm30, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 856]
    vmovdqu64 zmm8, zmmword ptr [rdx + 920]
    vmovdqu64 zmm29, zmmword ptr [rdx + 984]
    vmovdqu64 zmm4, zmmword ptr [rdx + 1048]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1112]
    vmovdqu64 zmm22, zmmword ptr [rdx + 1176]
    vmovdqu64 zmm24, zmmword ptr [rdx + 1240]
    vmovdqu64 zmm13, zmmword ptr [rdx + 1304]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1368]
    vmovdqu64 zmm10, zmmword ptr [rdx + 1432]
    vpbroadcastq zmm23, qword ptr [rax + 808]
    vpmadd52huq zmm16, zmm23, zmm22
    vpmadd52huq zmm11, zmm23, zmm24
    vpmadd52huq zmm12, zmm23, zmm13
    vpmadd52huq zmm25, zmm23, zmm19
    vpmadd52huq zmm21, zmm23, zmm10
    vpbroadcastq zmm17, qword ptr [rax + 816]
    vpmadd52luq zmm0, zmm17, zmm22
    vpmadd52luq zmm6, zmm17, zmm24
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52luq zmm3, zmm17, zmm19
    vpmadd52luq zmm15, zmm17, zmm10
    vpbroadcastq zmm20, qword ptr [rax + 872]
    vpmadd52huq zmm16, zmm20, zmm26
    vpmadd52huq zmm11, zmm20, zmm22
    vpmadd52huq zmm12, zmm20, zmm24
    vpmadd52huq zmm28, zmm20, zmm13
    vpmadd52huq zmm14, zmm20, zmm19
    vpbroadcastq zmm30, qword ptr [rax + 880]
    vpmadd52luq zmm0, zmm30, zmm26
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52luq zmm7, zmm30, zmm13
    vpmadd52luq zmm9, zmm30, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 936]
    vpmadd52huq zmm16, zmm23, zmm4
    vpmadd52huq zmm11, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm22
    vpmadd52huq zmm25, zmm23, zmm24
    vpmadd52huq zmm21, zmm23, zmm13
    vpbroadcastq zmm17, qword ptr [rax + 944]
    vpmadd52luq zmm0, zmm17, zmm4
    vpmadd52luq zmm6, zmm17, zmm26
    vpmadd52luq zmm27, zmm17, zmm22
    vpmadd52luq zmm3, zmm17, zmm24
    vpmadd52luq zmm15, zmm17, zmm13
    vpbroadcastq zmm20, qword ptr [rax + 1000]
    vpmadd52huq zmm16, zmm20, zmm29
    vpmadd52huq zmm11, zmm20, zmm4
    vpmadd52huq zmm12, zmm20, zmm26
    vpmadd52huq zmm28, zmm20, zmm22
    vpmadd52huq zmm14, zmm20, zmm24
    vpbroadcastq zmm30, qword ptr [rax + 1008]
    vpmadd52luq zmm0, zmm30, zmm29
    vpmadd52luq zmm6, zmm30, zmm4
    vpmadd52luq zmm5, zmm30, zmm26
    vpmadd52luq zmm7, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm24
    vpbroadcastq zmm23, qword ptr [rax + 1064]
    vpmadd52huq zmm16, zmm23, zmm8
    vpmadd52huq zmm11, zmm23, zmm29
    vpmadd52huq zmm12, zmm23, zmm4
    vpmadd52huq zmm25, zmm23, zmm26
    vpmadd52huq zmm21, zmm23, zmm22
    vpbroadcastq zmm17, qword ptr [rax + 1072]
    vpmadd52luq zmm0, zmm17, zmm8
    vpmadd52luq zmm6, zmm17, zmm29
    vpmadd52luq zmm27, zmm17, zmm4
    vpmadd52luq zmm3, zmm17, zmm26
    vpmadd52luq zmm15, zmm17, zmm22
    vpbroadcastq zmm20, qword ptr [rax + 1128]
    vpmadd52huq zmm16, zmm20, zmm1
    vpmadd52huq zmm11, zmm20, zmm8
    vpmadd52huq zmm12, zmm20, zmm29
    vpmadd52huq zmm28, zmm20, zmm4
    vpmadd52huq zmm14, zmm20, zmm26
    vpbroadcastq zmm30, qword ptr [rax + 1136]
    vpmadd52luq zmm0, zmm30, zmm1
    vpmadd52luq zmm6, zmm30, zmm8
    vpmadd52luq zmm5, zmm30, zmm29
    vpmadd52luq zmm7, zmm30, zmm4
    vpmadd52luq zmm9, zmm30, zmm26
    vpbroadcastq zmm23, qword ptr [rax + 1192]
    vpmadd52huq zmm11, zmm23, zmm1
    vpmadd52huq zmm12, zmm23, zmm8
    vpmadd52huq zmm25, zmm23, zmm29
    vpmadd52huq zmm21, zmm23, zmm4
    vpbroadcastq zmm17, qword ptr [rax + 1200]
    vpmadd52luq zmm6, zmm17, zmm1
    vpmadd52luq zmm27, zmm17, zmm8
    vpmadd52luq zmm3, zmm17, zmm29
    vpmadd52luq zmm15, zmm17, zmm4
    vpbroadcastq zmm20, qword ptr [rax + 1256]
    vpmadd52huq zmm12, zmm20, zmm1
    vpmadd52huq zmm28, zmm20, zmm8
    vpmadd52huq zmm14, zmm20, zmm29
    vpbroadcastq zmm30, qword ptr [rax + 1264]
    vpmadd52luq zmm5, zmm30, zmm1
    vpmadd52luq zmm7, zmm30, zmm8
    vpmadd52luq zmm9, zmm30, zmm29
    vpbroadcastq zmm23, qword ptr [rax + 1320]
    vpmadd52huq zmm25, zmm23, zmm1
    vpmadd52huq zmm21, zmm23, zmm8
    vpbroadcastq zmm17, qword ptr [rax + 1328]
    vpmadd52luq zmm3, zmm17, zmm1
    vpmadd52luq zmm15, zmm17, zmm8
    vpbroadcastq zmm20, qword ptr [rax + 1384]
    vpmadd52huq zmm14, zmm20, zmm1
    vpbroadcastq zmm30, qword ptr [rax + 1392]
    vpmadd52luq zmm9, zmm30, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 864]
    vmovdqu64 zmm8, zmmword ptr [rdx + 928]
    vmovdqu64 zmm29, zmmword ptr [rdx + 992]
    vmovdqu64 zmm4, zmmword ptr [rdx + 1056]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1120]
    vmovdqu64 zmm22, zmmword ptr [rdx + 1184]
    vmovdqu64 zmm24, zmmword ptr [rdx + 1248]
    vmovdqu64 zmm13, zmmword ptr [rdx + 1312]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1376]
    vmovdqu64 zmm10, zmmword ptr [rdx + 1440]
    vpbroadcastq zmm23, qword ptr [rax + 800]
    vpmadd52huq zmm16, zmm23, zmm22
    vpmadd52huq zmm11, zmm23, zmm24
    vpmadd52huq zmm12, zmm23, zmm13
    vpmadd52huq zmm28, zmm23, zmm19
    vpmadd52huq zmm21, zmm23, zmm10
    vpbroadcastq zmm17, qword ptr [rax + 808]
    vpmadd52luq zmm0, zmm17, zmm22
    vpmadd52luq zmm6, zmm17, zmm24
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52luq zmm7, zmm17, zmm19
    vpmadd52luq zmm15, zmm17, zmm10
    vpbroadcastq zmm20, qword ptr [rax + 864]
    vpmadd52huq zmm16, zmm20, zmm26
    vpmadd52huq zmm11, zmm20, zmm22
    vpmadd52huq zmm12, zmm20, zmm24
    vpmadd52huq zmm25, zmm20, zmm13
    vpmadd52huq zmm14, zmm20, zmm19
    vpbroadcastq zmm30, qword ptr [rax + 872]
    vpmadd52luq zmm0, zmm30, zmm26
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52luq zmm3, zmm30, zmm13
    vpmadd52luq zmm9, zmm30, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 928]
    vpmadd52huq zmm16, zmm23, zmm4
    vpmadd52huq zmm11, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm22
    vpmadd52huq zmm28, zmm23, zmm24
    vpmadd52huq zmm21, zmm23, zmm13
    vpbroadcastq zmm17, qword ptr [rax + 936]
    vpmadd52luq zmm0, zmm17, zmm4
    vpmadd52luq zmm6, zmm17, zmm26
    vpmadd52luq zmm27, zmm17, zmm22
    vpmadd52luq zmm7, zmm17, zmm24
    vpmadd52luq zmm15, zmm17, zmm13
    vpbroadcastq zmm20, qword ptr [rax + 992]
    vpmadd52huq zmm16, zmm20, zmm29
    vpmadd52huq zmm11, zmm20, zmm4
    vpmadd52huq zmm12, zmm20, zmm26
    vpmadd52huq zmm25, zmm20, zmm22
    vpmadd52huq zmm14, zmm20, zmm24
    vpbroadcastq zmm30, qword ptr [rax + 1000]
    vpmadd52luq zmm0, zmm30, zmm29
    vpmadd52luq zmm6, zmm30, zmm4
    vpmadd52luq zmm5, zmm30, zmm26
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm24
    vpbroadcastq zmm23, qword ptr [rax + 1056]
    vpmadd52huq zmm16, zmm23, zmm8
    vpmadd52huq zmm11, zmm23, zmm29
    vpmadd52huq zmm12, zmm23, zmm4
    vpmadd52huq zmm28, zmm23, zmm26
    vpmadd52huq zmm21, zmm23, zmm22
    vpbroadcastq zmm17, qword ptr [rax + 1064]
    vpmadd52luq zmm0, zmm17, zmm8
    vpmadd52luq zmm6, zmm17, zmm29
    vpmadd52luq zmm27, zmm17, zmm4
    vpmadd52luq zmm7, zmm17, zmm26
    vpmadd52luq zmm15, zmm17, zmm22
    vpbroadcastq zmm20, qword ptr [rax + 1120]
    vpmadd52huq zmm16, zmm20, zmm1
    vpmadd52huq zmm11, zmm20, zmm8
    vpmadd52huq zmm12, zmm20, zmm29
    vpmadd52huq zmm25, zmm20, zmm4
    vpmadd52huq zmm14, zmm20, zmm26
    vpbroadcastq zmm30, qword ptr [rax + 1128]
    vpmadd52luq zmm0, zmm30, zmm1
    vpmadd52luq zmm6, zmm30, zmm8
    vpmadd52luq zmm5, zmm30, zmm29
    vpmadd52luq zmm3, zmm30, zmm4
    vpmadd52luq zmm9, zmm30, zmm26
    vpbroadcastq zmm23, qword ptr [rax + 1184]
    vpmadd52huq zmm11, zmm23, zmm1
    vpmadd52huq zmm12, zmm23, zmm8
    vpmadd52huq zmm28, zmm23, zmm29
    vpmadd52huq zmm21, zmm23, zmm4
    vpbroadcastq zmm17, qword ptr [rax + 1192]
    vpmadd52luq zmm6, zmm17, zmm1
    vpmadd52luq zmm27, zmm17, zmm8
    vpmadd52luq zmm7, zmm17, zmm29
    vpmadd52luq zmm15, zmm17, zmm4
    vpbroadcastq zmm20, qword ptr [rax + 1248]
    vpmadd52huq zmm12, zmm20, zmm1
    vpmadd52huq zmm25, zmm20, zmm8
    vpmadd52huq zmm14, zmm20, zmm29
    vpbroadcastq zmm30, qword ptr [rax + 1256]
    vpmadd52luq zmm5, zmm30, zmm1
    vpmadd52luq zmm3, zmm30, zmm8
    vpmadd52luq zmm9, zmm30, zmm29
    vpbroadcastq zmm23, qword ptr [rax + 1312]
    vpmadd52huq zmm28, zmm23, zmm1
    vpmadd52huq zmm21, zmm23, zmm8
    vpbroadcastq zmm17, qword ptr [rax + 1320]
    vpmadd52luq zmm7, zmm17, zmm1
    vpmadd52luq zmm15, zmm17, zmm8
    vpbroadcastq zmm20, qword ptr [rax + 1376]
    vpmadd52huq zmm14, zmm20, zmm1
    vpbroadcastq zmm30, qword ptr [rax + 1384]
    vpmadd52luq zmm9, zmm30, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 872]
    vmovdqu64 zmm8, zmmword ptr [rdx + 936]
    vmovdqu64 zmm29, zmmword ptr [rdx + 1000]
    vmovdqu64 zmm4, zmmword ptr [rdx + 1064]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1128]
    vmovdqu64 zmm22, zmmword ptr [rdx + 1192]
    vmovdqu64 zmm24, zmmword ptr [rdx + 1256]
    vmovdqu64 zmm13, zmmword ptr [rdx + 1320]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1384]
    vmovdqu64 zmm10, zmmword ptr [rdx + 1448]
    vpbroadcastq zmm23, qword ptr [rax + 792]
    vpmadd52huq zmm16, zmm23, zmm22
    vpmadd52huq zmm11, zmm23, zmm24
    vpmadd52huq zmm12, zmm23, zmm13
    vpmadd52huq zmm25, zmm23, zmm19
    vpmadd52huq zmm21, zmm23, zmm10
    vpbroadcastq zmm17, qword ptr [rax + 800]
    vpmadd52luq zmm0, zmm17, zmm22
    vpmadd52luq zmm6, zmm17, zmm24
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52luq zmm3, zmm17, zmm19
    vpmadd52luq zmm15, zmm17, zmm10
    vpbroadcastq zmm20, qword ptr [rax + 856]
    vpmadd52huq zmm16, zmm20, zmm26
    vpmadd52huq zmm11, zmm20, zmm22
    vpmadd52huq zmm12, zmm20, zmm24
    vpmadd52huq zmm28, zmm20, zmm13
    vpmadd52huq zmm14, zmm20, zmm19
    vpbroadcastq zmm30, qword ptr [rax + 864]
    vpmadd52luq zmm0, zmm30, zmm26
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52luq zmm7, zmm30, zmm13
    vpmadd52luq zmm9, zmm30, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 920]
    vpmadd52huq zmm16, zmm23, zmm4
    vpmadd52huq zmm11, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm22
    vpmadd52huq zmm25, zmm23, zmm24
    vpmadd52huq zmm21, zmm23, zmm13
    vpbroadcastq zmm17, qword ptr [rax + 928]
    vpmadd52luq zmm0, zmm17, zmm4
    vpmadd52luq zmm6, zmm17, zmm26
    vpmadd52luq zmm27, zmm17, zmm22
    vpmadd52luq zmm3, zmm17, zmm24
    vpmadd52luq zmm15, zmm17, zmm13
    vpbroadcastq zmm20, qword ptr [rax + 984]
    vpmadd52huq zmm16, zmm20, zmm29
    vpmadd52huq zmm11, zmm20, zmm4
    vpmadd52huq zmm12, zmm20, zmm26
    vpmadd52huq zmm28, zmm20, zmm22
    vpmadd52huq zmm14, zmm20, zmm24
    vpbroadcastq zmm30, qword ptr [rax + 992]
    vpmadd52luq zmm0, zmm30, zmm29
    vpmadd52luq zmm6, zmm30, zmm4
    vpmadd52luq zmm5, zmm30, zmm26
    vpmadd52luq zmm7, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm24
    vpbroadcastq zmm23, qword ptr [rax + 1048]
    vpmadd52huq zmm16, zmm23, zmm8
    vpmadd52huq zmm11, zmm23, zmm29
    vpmadd52huq zmm12, zmm23, zmm4
    vpmadd52huq zmm25, zmm23, zmm26
    vpmadd52huq zmm21, zmm23, zmm22
    vpbroadcastq zmm17, qword ptr [rax + 1056]
    vpmadd52luq zmm0, zmm17, zmm8
    vpmadd52luq zmm6, zmm17, zmm29
    vpmadd52luq zmm27, zmm17, zmm4
    vpmadd52luq zmm3, zmm17, zmm26
    vpmadd52luq zmm15, zmm17, zmm22
    vpbroadcastq zmm20, qword ptr [rax + 1112]
    vpmadd52huq zmm16, zmm20, zmm1
    vpmadd52huq zmm11, zmm20, zmm8
    vpmadd52huq zmm12, zmm20, zmm29
    vpmadd52huq zmm28, zmm20, zmm4
    vpmadd52huq zmm14, zmm20, zmm26
    vpbroadcastq zmm30, qword ptr [rax + 1120]
    vpmadd52luq zmm0, zmm30, zmm1
    vpmadd52luq zmm6, zmm30, zmm8
    vpmadd52luq zmm5, zmm30, zmm29
    vpmadd52luq zmm7, zmm30, zmm4
    vpmadd52luq zmm9, zmm30, zmm26
    vpbroadcastq zmm23, qword ptr [rax + 1176]
    vpmadd52huq zmm11, zmm23, zmm1
    vpmadd52huq zmm12, zmm23, zmm8
    vpmadd52huq zmm25, zmm23, zmm29
    vpmadd52huq zmm21, zmm23, zmm4
    vpbroadcastq zmm17, qword ptr [rax + 1184]
    vpmadd52luq zmm6, zmm17, zmm1
    vpmadd52luq zmm27, zmm17, zmm8
    vpmadd52luq zmm3, zmm17, zmm29
    vpmadd52luq zmm15, zmm17, zmm4
    vpbroadcastq zmm20, qword ptr [rax + 1240]
    vpmadd52huq zmm12, zmm20, zmm1
    vpmadd52huq zmm28, zmm20, zmm8
    vpmadd52huq zmm14, zmm20, zmm29
    vpbroadcastq zmm30, qword ptr [rax + 1248]
    vpmadd52luq zmm5, zmm30, zmm1
    vpmadd52luq zmm7, zmm30, zmm8
    vpmadd52luq zmm9, zmm30, zmm29
    vpbroadcastq zmm23, qword ptr [rax + 1304]
    vpmadd52huq zmm25, zmm23, zmm1
    vpmadd52huq zmm21, zmm23, zmm8
    vpbroadcastq zmm17, qword ptr [rax + 1312]
    vpmadd52luq zmm3, zmm17, zmm1
    vpmadd52luq zmm15, zmm17, zmm8
    vpbroadcastq zmm20, qword ptr [rax + 1368]
    vpmadd52huq zmm14, zmm20, zmm1
    vpbroadcastq zmm30, qword ptr [rax + 1376]
    vpmadd52luq zmm9, zmm30, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 880]
    vmovdqu64 zmm8, zmmword ptr [rdx + 944]
    vmovdqu64 zmm29, zmmword ptr [rdx + 1008]
    vmovdqu64 zmm4, zmmword ptr [rdx + 1072]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1136]
    vmovdqu64 zmm22, zmmword ptr [rdx + 1200]
    vmovdqu64 zmm24, zmmword ptr [rdx + 1264]
    vmovdqu64 zmm13, zmmword ptr [rdx + 1328]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1392]
    vmovdqu64 zmm10, zmmword ptr [rdx + 1456]
    vpbroadcastq zmm23, qword ptr [rax + 784]
    vpmadd52huq zmm16, zmm23, zmm22
    vpmadd52huq zmm11, zmm23, zmm24
    vpmadd52huq zmm12, zmm23, zmm13
    vpmadd52huq zmm28, zmm23, zmm19
    vpmadd52huq zmm21, zmm23, zmm10
    vpbroadcastq zmm17, qword ptr [rax + 792]
    vpmadd52luq zmm0, zmm17, zmm22
    vpmadd52luq zmm6, zmm17, zmm24
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52luq zmm7, zmm17, zmm19
    vpmadd52luq zmm15, zmm17, zmm10
    vpbroadcastq zmm20, qword ptr [rax + 848]
    vpmadd52huq zmm16, zmm20, zmm26
    vpmadd52huq zmm11, zmm20, zmm22
    vpmadd52huq zmm12, zmm20, zmm24
    vpmadd52huq zmm25, zmm20, zmm13
    vpmadd52huq zmm14, zmm20, zmm19
    vpbroadcastq zmm30, qword ptr [rax + 856]
    vpmadd52luq zmm0, zmm30, zmm26
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52luq zmm3, zmm30, zmm13
    vpmadd52luq zmm9, zmm30, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 912]
    vpmadd52huq zmm16, zmm23, zmm4
    vpmadd52huq zmm11, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm22
    vpmadd52huq zmm28, zmm23, zmm24
    vpmadd52huq zmm21, zmm23, zmm13
    vpbroadcastq zmm17, qword ptr [rax + 920]
    vpmadd52luq zmm0, zmm17, zmm4
    vpmadd52luq zmm6, zmm17, zmm26
    vpmadd52luq zmm27, zmm17, zmm22
    vpmadd52luq zmm7, zmm17, zmm24
    vpmadd52luq zmm15, zmm17, zmm13
    vpbroadcastq zmm20, qword ptr [rax + 976]
    vpmadd52huq zmm16, zmm20, zmm29
    vpmadd52huq zmm11, zmm20, zmm4
    vpmadd52huq zmm12, zmm20, zmm26
    vpmadd52huq zmm25, zmm20, zmm22
    vpmadd52huq zmm14, zmm20, zmm24
    vpbroadcastq zmm30, qword ptr [rax + 984]
    vpmadd52luq zmm0, zmm30, zmm29
    vpmadd52luq zmm6, zmm30, zmm4
    vpmadd52luq zmm5, zmm30, zmm26
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm24
    vpbroadcastq zmm23, qword ptr [rax + 1040]
    vpmadd52huq zmm16, zmm23, zmm8
    vpmadd52huq zmm11, zmm23, zmm29
    vpmadd52huq zmm12, zmm23, zmm4
    vpmadd52huq zmm28, zmm23, zmm26
    vpmadd52huq zmm21, zmm23, zmm22
    vpbroadcastq zmm17, qword ptr [rax + 1048]
    vpmadd52luq zmm0, zmm17, zmm8
    vpmadd52luq zmm6, zmm17, zmm29
    vpmadd52luq zmm27, zmm17, zmm4
    vpmadd52luq zmm7, zmm17, zmm26
    vpmadd52luq zmm15, zmm17, zmm22
    vpbroadcastq zmm20, qword ptr [rax + 1104]
    vpmadd52huq zmm16, zmm20, zmm1
    vpmadd52huq zmm11, zmm20, zmm8
    vpmadd52huq zmm12, zmm20, zmm29
    vpmadd52huq zmm25, zmm20, zmm4
    vpmadd52huq zmm14, zmm20, zmm26
    vpbroadcastq zmm30, qword ptr [rax + 1112]
    vpmadd52luq zmm0, zmm30, zmm1
    vpmadd52luq zmm6, zmm30, zmm8
    vpmadd52luq zmm5, zmm30, zmm29
    vpmadd52luq zmm3, zmm30, zmm4
    vpmadd52luq zmm9, zmm30, zmm26
    vpbroadcastq zmm23, qword ptr [rax + 1168]
    vpmadd52huq zmm11, zmm23, zmm1
    vpmadd52huq zmm12, zmm23, zmm8
    vpmadd52huq zmm28, zmm23, zmm29
    vpmadd52huq zmm21, zmm23, zmm4
    vpbroadcastq zmm17, qword ptr [rax + 1176]
    vpmadd52luq zmm6, zmm17, zmm1
    vpmadd52luq zmm27, zmm17, zmm8
    vpmadd52luq zmm7, zmm17, zmm29
    vpmadd52luq zmm15, zmm17, zmm4
    vpbroadcastq zmm20, qword ptr [rax + 1232]
    vpmadd52huq zmm12, zmm20, zmm1
    vpmadd52huq zmm25, zmm20, zmm8
    vpmadd52huq zmm14, zmm20, zmm29
    vpbroadcastq zmm30, qword ptr [rax + 1240]
    vpmadd52luq zmm5, zmm30, zmm1
    vpmadd52luq zmm3, zmm30, zmm8
    vpmadd52luq zmm9, zmm30, zmm29
    vpbroadcastq zmm23, qword ptr [rax + 1296]
    vpmadd52huq zmm28, zmm23, zmm1
    vpmadd52huq zmm21, zmm23, zmm8
    vpbroadcastq zmm17, qword ptr [rax + 1304]
    vpmadd52luq zmm7, zmm17, zmm1
    vpmadd52luq zmm15, zmm17, zmm8
    vpbroadcastq zmm20, qword ptr [rax + 1360]
    vpmadd52huq zmm14, zmm20, zmm1
    vpbroadcastq zmm30, qword ptr [rax + 1368]
    vpmadd52luq zmm9, zmm30, zmm1
    vmovdqu64 zmm1, zmmword ptr [rdx + 888]
    vmovdqu64 zmm8, zmmword ptr [rdx + 952]
    vmovdqu64 zmm29, zmmword ptr [rdx + 1016]
    vmovdqu64 zmm4, zmmword ptr [rdx + 1080]
    vmovdqu64 zmm26, zmmword ptr [rdx + 1144]
    vmovdqu64 zmm22, zmmword ptr [rdx + 1208]
    vmovdqu64 zmm24, zmmword ptr [rdx + 1272]
    vmovdqu64 zmm13, zmmword ptr [rdx + 1336]
    vmovdqu64 zmm19, zmmword ptr [rdx + 1400]
    vmovdqu64 zmm10, zmmword ptr [rdx + 1464]
    vpbroadcastq zmm23, qword ptr [rax + 776]
    vpmadd52huq zmm16, zmm23, zmm22
    vpmadd52huq zmm11, zmm23, zmm24
    vpmadd52huq zmm12, zmm23, zmm13
    vpmadd52huq zmm25, zmm23, zmm19
    vpmadd52huq zmm21, zmm23, zmm10
    vpbroadcastq zmm17, qword ptr [rax + 784]
    vpmadd52luq zmm0, zmm17, zmm22
    vpmadd52luq zmm6, zmm17, zmm24
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52luq zmm3, zmm17, zmm19
    vpmadd52luq zmm15, zmm17, zmm10
    vpbroadcastq zmm20, qword ptr [rax + 840]
    vpmadd52huq zmm16, zmm20, zmm26
    vpmadd52huq zmm11, zmm20, zmm22
    vpmadd52huq zmm12, zmm20, zmm24
    vpmadd52huq zmm28, zmm20, zmm13
    vpmadd52huq zmm14, zmm20, zmm19
    vpbroadcastq zmm30, qword ptr [rax + 848]
    vpmadd52luq zmm0, zmm30, zmm26
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52luq zmm7, zmm30, zmm13
    vpmadd52luq zmm9, zmm30, zmm19
    vpbroadcastq zmm23, qword ptr [rax + 904]
    vpmadd52huq zmm16, zmm23, zmm4
    vpmadd52huq zmm11, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm22
    vpmadd52huq zmm25, zmm23, zmm24
    vpmadd52huq zmm21, zmm23, zmm13
    vpbroadcastq zmm17, qword ptr [rax + 912]
    vpmadd52luq zmm0, zmm17, zmm4
    vpmadd52luq zmm6, zmm17, zmm26
    vpmadd52luq zmm27, zmm17, zmm22
    vpmadd52luq zmm3, zmm17, zmm24
    vpmadd52luq zmm15, zmm17, zmm13
    vpbroadcastq zmm20, qword ptr [rax + 968]
    vpmadd52huq zmm16, zmm20, zmm29
    vpmadd52huq zmm11, zmm20, zmm4
    vpmadd52huq zmm12, zmm20, zmm26
    vpmadd52huq zmm28, zmm20, zmm22
    vpmadd52huq zmm14, zmm20, zmm24
    vpbroadcastq zmm30, qword ptr [rax + 976]
    vpmadd52luq zmm0, zmm30, zmm29
    vpmadd52luq zmm6, zmm30, zmm4
    vpmadd52luq zmm5, zmm30, zmm26
    vpmadd52luq zmm7, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm24
    vpbroadcastq zmm23, qword ptr [rax + 1032]
    vpmadd52huq zmm16, zmm23, zmm8
    vpmadd52huq zmm11, zmm23, zmm29
    vpmadd52huq zmm12, zmm23, zmm4
    vpmadd52huq zmm25, zmm23, zmm26
    vpmadd52huq zmm21, zmm23, zmm22
    vpbroadcastq zmm17, qword ptr [rax + 1040]
    vpmadd52luq zmm0, zmm17, zmm8
    vpmadd52luq zmm6, zmm17, zmm29
    vpmadd52luq zmm27, zmm17, zmm4
    vpmadd52luq zmm3, zmm17, zmm26
    vpmadd52luq zmm15, zmm17, zmm22
    vpbroadcastq zmm20, qword ptr [rax + 1096]
    vpmadd52huq zmm16, zmm20, zmm1
    vpmadd52huq zmm11, zmm20, zmm8
    vpmadd52huq zmm12, zmm20, zmm29
    vpmadd52huq zmm28, zmm20, zmm4
    vpmadd52huq zmm14, zmm20, zmm26
    vpbroadcastq zmm30, qword ptr [rax + 1104]
    vpmadd52luq zmm0, zmm30, zmm1
    vpmadd52luq zmm6, zmm30, zmm8
    vpmadd52luq zmm5, zmm30, zmm29
    vpmadd52luq zmm7, zmm30, zmm4
    vpmadd52luq zmm9, zmm30, zmm26
    vpbroadcastq zmm23, qword ptr [rax + 1160]
    vpmadd52huq zmm11, zmm23, zmm1
    vpmadd52huq zmm12, zmm23, zmm8
    vpmadd52huq zmm25, zmm23, zmm29
    vpmadd52huq zmm21, zmm23, zmm4
    vpbroadcastq zmm17, qword ptr [rax + 1168]
    vpmadd52luq zmm6, zmm17, zmm1
    vpmadd52luq zmm27, zmm17, zmm8
    vpmadd52luq zmm3, zmm17, zmm29
    vpmadd52luq zmm15, zmm17, zmm4
    vpbroadcastq zmm20, qword ptr [rax + 1224]
    vpmadd52huq zmm12, zmm20, zmm1
    vpmadd52huq zmm28, zmm20, zmm8
    vpmadd52huq zmm14, zmm20, zmm29
    vpbroadcastq zmm30, qword ptr [rax + 1232]
    vpmadd52luq zmm5, zmm30, zmm1
    vpmadd52luq zmm7, zmm30, zmm8
    vpmadd52luq zmm9, zmm30, zmm29
    vpbroadcastq zmm23, qword ptr [rax + 1288]
    vpmadd52huq zmm25, zmm23, zmm1
    vpmadd52huq zmm21, zmm23, zmm8
    vpbroadcastq zmm17, qword ptr [rax + 1296]
    vpmadd52luq zmm3, zmm17, zmm1
    vpmadd52luq zmm15, zmm17, zmm8
    vpbroadcastq zmm20, qword ptr [rax + 1352]
    vpmadd52huq zmm14, zmm20, zmm1
    vpbroadcastq zmm30, qword ptr [rax + 1360]
    vpmadd52luq zmm9, zmm30, zmm1
    vpaddq zmm0, zmm0, zmm16
    vpaddq zmm0, zmm0, zmm16
    vpaddq zmm6, zmm6, zmm11
    vpaddq zmm6, zmm6, zmm11
    vpaddq zmm27, zmm27, zmm5
    vpaddq zmm27, zmm27, zmm12
    vpaddq zmm27, zmm27, zmm12
    vpaddq zmm7, zmm7, zmm3
    vpaddq zmm25, zmm25, zmm28
    vpaddq zmm7, zmm7, zmm25
    vpaddq zmm7, zmm7, zmm25
    vpaddq zmm15, zmm15, zmm9
    vpaddq zmm14, zmm14, zmm21
    vpaddq zmm15, zmm15, zmm14
    vpaddq zmm15, zmm15, zmm14
    vpsrlq zmm1, zmm0, 51
    vpsrlq zmm8, zmm6, 51
    vpsrlq zmm29, zmm27, 51
    vpsrlq zmm4, zmm7, 51
    vpsrlq zmm26, zmm15, 51
    vpandq zmm22, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm24, zmm1, zmm2, 7
    vpaddq zmm22, zmm22, zmm24
    vmovdqu64 zmmword ptr [rdi + 384], zmm22
    vpandq zmm22, zmm6, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm13, zmm8, zmm1, 7
    vpaddq zmm22, zmm22, zmm13
    vmovdqu64 zmmword ptr [rdi + 448], zmm22
    vpandq zmm22, zmm27, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm19, zmm29, zmm8, 7
    vpaddq zmm22, zmm22, zmm19
    vmovdqu64 zmmword ptr [rdi + 512], zmm22
    vpandq zmm22, zmm7, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm10, zmm4, zmm29, 7
    vpaddq zmm22, zmm22, zmm10
    vmovdqu64 zmmword ptr [rdi + 576], zmm22
    vpandq zmm22, zmm15, qword ptr [rip + sangi_mod_lanes_constants_ifma]{1to8}
    valignq zmm17, zmm26, zmm4, 7
    vpaddq zmm22, zmm22, zmm17
    vmovdqu64 zmmword ptr [rdi + 640], zmm22
    vpsrlq zmm20, zmm31, 51
    valignq zmm20, zmm20, zmm26, 7
    vpandq zmm31, zmm31, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 576]
    vpaddq zmm31, zmm31, zmm20
    vpandq zmm31, zmm31, zmmword ptr [rip + sangi_mod_lanes_constants_ifma + 640]
    vmovdqu64 zmmword ptr [rdi + 704], zmm31
    vzeroupper
    add rsp, 2240
    .cfi_adjust_cfa_offset -2240
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_sqr_4096_ifma)

/* z <- entry `digit` of 32 elements, all of which are read */
/* @pre digit < 32 */
/* rdi = z, rsi = entries, rdx = digit */
    HIDE(sangi_mod_lanes_pick_4096_ifma)
    .globl SYMBOL(sangi_mod_lanes_pick_4096_ifma)
    KIND(sangi_mod_lanes_pick_4096_ifma)
    .p2align 5
SYMBOL(sangi_mod_lanes_pick_4096_ifma):
    .cfi_startproc
    endbr64
    vpbroadcastq zmm0, rdx
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 320]{1to8}
    vmovdqu64 zmm1{k1}{z}, zmmword ptr [rsi + 64]
    vmovdqu64 zmm2{k1}{z}, zmmword ptr [rsi + 128]
    vmovdqu64 zmm3{k1}{z}, zmmword ptr [rsi + 192]
    vmovdqu64 zmm4{k1}{z}, zmmword ptr [rsi + 256]
    vmovdqu64 zmm5{k1}{z}, zmmword ptr [rsi + 320]
    vmovdqu64 zmm6{k1}{z}, zmmword ptr [rsi + 384]
    vmovdqu64 zmm7{k1}{z}, zmmword ptr [rsi + 448]
    vmovdqu64 zmm8{k1}{z}, zmmword ptr [rsi + 512]
    vmovdqu64 zmm9{k1}{z}, zmmword ptr [rsi + 576]
    vmovdqu64 zmm10{k1}{z}, zmmword ptr [rsi + 640]
    vmovdqu64 zmm11{k1}{z}, zmmword ptr [rsi + 704]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 328]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 832]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 896]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 960]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 1024]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 1088]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 1152]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 1280]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 1344]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 1408]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 1472]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 336]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 1600]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 1664]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 1728]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 1792]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 1856]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 1920]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 1984]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 2048]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 2112]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 2176]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 2240]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 344]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 2368]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 2432]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 2560]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 2624]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 2688]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 2752]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 2816]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 2880]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 2944]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 3008]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 352]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3136]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3200]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 3264]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 3328]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 3392]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 3456]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 3520]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 3584]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 3648]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 3712]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 3776]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 360]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 3904]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 3968]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4032]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 4096]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 4160]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 4224]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 4288]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 4352]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 4416]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 4480]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 4544]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 368]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 4672]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 4736]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 4800]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 4864]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 4928]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 4992]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 5120]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 5184]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 5248]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 5312]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 376]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 5440]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 5504]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 5568]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 5632]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 5696]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 5760]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 5824]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 5888]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 5952]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 6016]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 6080]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 384]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6208]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 6272]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 6336]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 6400]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 6464]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 6528]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 6592]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 6656]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 6720]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 6784]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 6848]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 392]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 6976]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7040]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7104]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 7168]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 7232]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 7296]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 7360]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 7424]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 7488]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 7552]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 7616]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 400]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 7744]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 7808]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 7872]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 7936]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 8000]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 8064]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 8128]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 8192]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 8256]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 8320]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 8384]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 408]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 8512]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 8576]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 8640]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 8704]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 8768]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 8832]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 8896]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 8960]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 9024]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 9088]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 9152]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 416]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 9280]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 9344]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 9408]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 9472]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 9536]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 9600]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 9664]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 9728]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 9792]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 9856]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 9920]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 424]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 10048]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 10112]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 10176]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 10240]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 10304]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 10368]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 10432]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 10496]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 10560]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 10624]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 10688]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 432]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 10816]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 10880]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 10944]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 11008]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 11072]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 11136]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 11200]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 11264]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 11328]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 11392]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 11456]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 440]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 11584]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 11648]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 11712]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 11776]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 11840]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 11904]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 11968]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 12032]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 12096]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 12160]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 12224]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 448]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 12352]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 12416]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 12480]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 12544]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 12608]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 12672]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 12736]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 12800]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 12864]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 12928]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 12992]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 456]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 13120]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 13184]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 13248]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 13312]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 13376]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 13440]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 13504]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 13568]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 13632]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 13696]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 13760]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 464]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 13888]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 13952]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 14016]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 14080]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 14144]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 14208]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 14272]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 14336]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 14400]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 14464]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 14528]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 472]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 14656]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 14720]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 14784]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 14848]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 14912]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 14976]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 15040]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 15104]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 15168]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 15232]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 15296]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 480]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 15424]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 15488]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 15552]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 15616]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 15680]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 15744]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 15808]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 15872]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 15936]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 16000]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 16064]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 488]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 16192]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 16256]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 16320]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 16384]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 16448]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 16512]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 16576]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 16640]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 16704]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 16768]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 16832]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 496]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 16960]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 17024]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 17088]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 17152]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 17216]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 17280]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 17344]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 17408]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 17472]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 17536]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 17600]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 504]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 17728]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 17792]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 17856]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 17920]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 17984]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 18048]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 18112]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 18176]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 18240]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 18304]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 18368]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 512]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 18496]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 18560]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 18624]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 18688]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 18752]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 18816]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 18880]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 18944]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 19008]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 19072]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 19136]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 520]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 19264]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 19328]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 19392]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 19456]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 19520]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 19584]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 19648]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 19712]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 19776]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 19840]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 19904]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 528]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 20032]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 20096]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 20160]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 20224]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 20288]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 20352]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 20416]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 20480]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 20544]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 20608]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 20672]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 536]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 20800]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 20864]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 20928]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 20992]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 21056]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 21120]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 21184]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 21248]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 21312]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 21376]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 21440]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 544]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 21568]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 21632]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 21696]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 21760]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 21824]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 21888]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 21952]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 22016]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 22080]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 22144]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 22208]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 552]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 22336]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 22400]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 22464]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 22528]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 22592]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 22656]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 22720]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 22784]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 22848]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 22912]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 22976]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 560]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 23104]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 23168]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 23232]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 23296]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 23360]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 23424]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 23488]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 23552]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 23616]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 23680]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 23744]
    vpcmpeqq k1, zmm0, qword ptr [rip + sangi_mod_lanes_constants_ifma + 568]{1to8}
    vmovdqu64 zmm1{k1}, zmmword ptr [rsi + 23872]
    vmovdqu64 zmm2{k1}, zmmword ptr [rsi + 23936]
    vmovdqu64 zmm3{k1}, zmmword ptr [rsi + 24000]
    vmovdqu64 zmm4{k1}, zmmword ptr [rsi + 24064]
    vmovdqu64 zmm5{k1}, zmmword ptr [rsi + 24128]
    vmovdqu64 zmm6{k1}, zmmword ptr [rsi + 24192]
    vmovdqu64 zmm7{k1}, zmmword ptr [rsi + 24256]
    vmovdqu64 zmm8{k1}, zmmword ptr [rsi + 24320]
    vmovdqu64 zmm9{k1}, zmmword ptr [rsi + 24384]
    vmovdqu64 zmm10{k1}, zmmword ptr [rsi + 24448]
    vmovdqu64 zmm11{k1}, zmmword ptr [rsi + 24512]
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vmovdqu64 zmmword ptr [rdi + 256], zmm4
    vmovdqu64 zmmword ptr [rdi + 320], zmm5
    vmovdqu64 zmmword ptr [rdi + 384], zmm6
    vmovdqu64 zmmword ptr [rdi + 448], zmm7
    vmovdqu64 zmmword ptr [rdi + 512], zmm8
    vmovdqu64 zmmword ptr [rdi + 576], zmm9
    vmovdqu64 zmmword ptr [rdi + 640], zmm10
    vmovdqu64 zmmword ptr [rdi + 704], zmm11
    vzeroupper
    ret
    .cfi_endproc
    SIZE(sangi_mod_lanes_pick_4096_ifma)

    CONSTANTS

    .p2align 6
sangi_mod_lanes_constants_ifma:
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0004000000000000
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0000000000000000
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000008
    .quad 0x0000000000000001
    .quad 0x0000000000000009
    .quad 0x0000000000000002
    .quad 0x000000000000000a
    .quad 0x0000000000000003
    .quad 0x000000000000000b
    .quad 0x0000000000000004
    .quad 0x000000000000000c
    .quad 0x0000000000000005
    .quad 0x000000000000000d
    .quad 0x0000000000000006
    .quad 0x000000000000000e
    .quad 0x0000000000000007
    .quad 0x000000000000000f
    .quad 0x0000000000000000
    .quad 0x0000000000000001
    .quad 0x0000000000000002
    .quad 0x0000000000000003
    .quad 0x0000000000000004
    .quad 0x0000000000000005
    .quad 0x0000000000000006
    .quad 0x0000000000000007
    .quad 0x0000000000000008
    .quad 0x0000000000000009
    .quad 0x000000000000000a
    .quad 0x000000000000000b
    .quad 0x000000000000000c
    .quad 0x000000000000000d
    .quad 0x000000000000000e
    .quad 0x000000000000000f
    .quad 0x0000000000000010
    .quad 0x0000000000000011
    .quad 0x0000000000000012
    .quad 0x0000000000000013
    .quad 0x0000000000000014
    .quad 0x0000000000000015
    .quad 0x0000000000000016
    .quad 0x0000000000000017
    .quad 0x0000000000000018
    .quad 0x0000000000000019
    .quad 0x000000000000001a
    .quad 0x000000000000001b
    .quad 0x000000000000001c
    .quad 0x000000000000001d
    .quad 0x000000000000001e
    .quad 0x000000000000001f
    .quad 0xffffffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0007ffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0007ffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0xffffffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0000000000000000
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0000000000000000
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0x0007ffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0007ffffffffffff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
