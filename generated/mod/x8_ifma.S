/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Products modulo eight moduli at once, by either method
 * A digit has 52 bits, digit i of eight numbers is a vector, a block is four vectors; numbers have whole blocks.
 * checked before it was written: the text exhausted at narrow digits; run on edge and random operands of edge and
 * random moduli, in the interpreter and on the CPU; every address and every branch follows from the arguments that
 * are no vectors, none of which comes from memory
 */

#if defined(__APPLE__)
#define LOCAL(name) L##name
#else
#define LOCAL(name) .L##name
#endif

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

/* z <- x * y / R mod p */
/* data: -1/p mod 2^width, then p */
/* @pre 0 <= x, y < 2p, p odd, 4p < R = 2^(width * 4 * blocks), blocks >= 2; u has room for R */
/* @post 0 <= z < 2p */
/* @alias z may be x or y */
/* rdi = z, rsi = x, rdx = y, rcx = data, r8 = blocks, r9 = u */
    HIDE(sangi_modx8_mont_mul_ifma)
    .globl SYMBOL(sangi_modx8_mont_mul_ifma)
    KIND(sangi_modx8_mont_mul_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mont_mul_ifma):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    add rcx, 64
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    mov rbp, r9
    mov ebx, 0
    LOCAL(mont_mul_rising):
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
    mov r10, rsi
    mov r11, rbx
    shl r11, 8
    add r11, rdx
    lea rax, [rbx + 1]
    .p2align 6
    LOCAL(mont_mul_rising_product):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(mont_mul_rising_product)
    mov r10, r9
    mov r11, rbx
    shl r11, 8
    add r11, rcx
    mov rax, rbx
    test rax, rax
    jz LOCAL(mont_mul_first)
    .p2align 6
    LOCAL(mont_mul_rising_reduce):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(mont_mul_rising_reduce)
    LOCAL(mont_mul_first):
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm29
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm30
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm31
    vpaddq zmm28, zmm4, zmm10
    vpaddq zmm29, zmm5, zmm11
    vpaddq zmm30, zmm6, zmm12
    vmovdqa64 zmm31, zmm13
    vmovdqu64 zmm24, zmmword ptr [rcx - 64]
    vpbroadcastq zmm25, qword ptr [rip + sangi_modx8_constants_ifma]
    vmovdqu64 zmm20, zmmword ptr [rcx]
    vmovdqu64 zmm21, zmmword ptr [rcx + 64]
    vmovdqu64 zmm22, zmmword ptr [rcx + 128]
    vmovdqu64 zmm23, zmmword ptr [rcx + 192]
    vpxorq zmm26, zmm26, zmm26
    vpmadd52luq zmm26, zmm0, zmm24
    vmovdqu64 zmmword ptr [rbp], zmm26
    vpaddq zmm27, zmm0, zmm25
    vpsrlq zmm27, zmm27, 52
    vpaddq zmm1, zmm1, zmm27
    vpxorq zmm4, zmm4, zmm4
    vpmadd52luq zmm1, zmm26, zmm21
    vpmadd52huq zmm4, zmm26, zmm20
    vpmadd52huq zmm2, zmm26, zmm21
    vpmadd52luq zmm2, zmm26, zmm22
    vpmadd52huq zmm3, zmm26, zmm22
    vpmadd52luq zmm3, zmm26, zmm23
    vpmadd52huq zmm28, zmm26, zmm23
    vpaddq zmm1, zmm1, zmm4
    vpxorq zmm26, zmm26, zmm26
    vpmadd52luq zmm26, zmm1, zmm24
    vmovdqu64 zmmword ptr [rbp + 64], zmm26
    vpaddq zmm27, zmm1, zmm25
    vpsrlq zmm27, zmm27, 52
    vpaddq zmm2, zmm2, zmm27
    vpxorq zmm4, zmm4, zmm4
    vpmadd52luq zmm2, zmm26, zmm21
    vpmadd52huq zmm4, zmm26, zmm20
    vpmadd52huq zmm3, zmm26, zmm21
    vpmadd52luq zmm3, zmm26, zmm22
    vpmadd52huq zmm28, zmm26, zmm22
    vpmadd52luq zmm28, zmm26, zmm23
    vpmadd52huq zmm29, zmm26, zmm23
    vpaddq zmm2, zmm2, zmm4
    vpxorq zmm26, zmm26, zmm26
    vpmadd52luq zmm26, zmm2, zmm24
    vmovdqu64 zmmword ptr [rbp + 128], zmm26
    vpaddq zmm27, zmm2, zmm25
    vpsrlq zmm27, zmm27, 52
    vpaddq zmm3, zmm3, zmm27
    vpxorq zmm4, zmm4, zmm4
    vpmadd52luq zmm3, zmm26, zmm21
    vpmadd52huq zmm4, zmm26, zmm20
    vpmadd52huq zmm28, zmm26, zmm21
    vpmadd52luq zmm28, zmm26, zmm22
    vpmadd52huq zmm29, zmm26, zmm22
    vpmadd52luq zmm29, zmm26, zmm23
    vpmadd52huq zmm30, zmm26, zmm23
    vpaddq zmm3, zmm3, zmm4
    vpxorq zmm26, zmm26, zmm26
    vpmadd52luq zmm26, zmm3, zmm24
    vmovdqu64 zmmword ptr [rbp + 192], zmm26
    vpaddq zmm27, zmm3, zmm25
    vpsrlq zmm27, zmm27, 52
    vpaddq zmm28, zmm28, zmm27
    vpxorq zmm4, zmm4, zmm4
    vpmadd52luq zmm28, zmm26, zmm21
    vpmadd52huq zmm4, zmm26, zmm20
    vpmadd52huq zmm29, zmm26, zmm21
    vpmadd52luq zmm29, zmm26, zmm22
    vpmadd52huq zmm30, zmm26, zmm22
    vpmadd52luq zmm30, zmm26, zmm23
    vpmadd52huq zmm31, zmm26, zmm23
    vpaddq zmm28, zmm28, zmm4
    add rbp, 256
    inc rbx
    cmp rbx, r8
    jnz LOCAL(mont_mul_rising)
    mov ebx, 1
    LOCAL(mont_mul_falling):
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
    mov r10, rbx
    shl r10, 8
    add r10, rsi
    lea r11, [r8 - 1]
    shl r11, 8
    add r11, rdx
    mov rax, r8
    sub rax, rbx
    .p2align 6
    LOCAL(mont_mul_falling_product):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(mont_mul_falling_product)
    mov r10, rbx
    shl r10, 8
    add r10, r9
    lea r11, [r8 - 1]
    shl r11, 8
    add r11, rcx
    mov rax, r8
    sub rax, rbx
    .p2align 6
    LOCAL(mont_mul_falling_reduce):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(mont_mul_falling_reduce)
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpbroadcastq zmm25, qword ptr [rip + sangi_modx8_constants_ifma]
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm29
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm30
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm31
    vpaddq zmm28, zmm4, zmm10
    vpaddq zmm29, zmm5, zmm11
    vpaddq zmm30, zmm6, zmm12
    vmovdqa64 zmm31, zmm13
    vpsrlq zmm27, zmm0, 52
    vpandq zmm0, zmm0, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpaddq zmm1, zmm1, zmm27
    vpsrlq zmm27, zmm1, 52
    vpandq zmm1, zmm1, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vpaddq zmm2, zmm2, zmm27
    vpsrlq zmm27, zmm2, 52
    vpandq zmm2, zmm2, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vpaddq zmm3, zmm3, zmm27
    vpsrlq zmm27, zmm3, 52
    vpandq zmm3, zmm3, zmm25
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vpaddq zmm28, zmm28, zmm27
    add rdi, 256
    inc rbx
    cmp rbx, r8
    jnz LOCAL(mont_mul_falling)
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm28
    vpaddq zmm29, zmm29, zmm27
    vpsrlq zmm27, zmm29, 52
    vpandq zmm29, zmm29, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm29
    vpaddq zmm30, zmm30, zmm27
    vpsrlq zmm27, zmm30, 52
    vpandq zmm30, zmm30, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm30
    vpaddq zmm31, zmm31, zmm27
    vmovdqu64 zmmword ptr [rdi + 192], zmm31
    vzeroupper
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mont_mul_ifma)

/* z <- x^2 / R mod p; y is not read */
/* data: -1/p mod 2^width, then p */
/* @pre 0 <= x, y < 2p, p odd, 4p < R = 2^(width * 4 * blocks), blocks >= 2; u has room for R */
/* @post 0 <= z < 2p */
/* @alias z may be x or y */
/* rdi = z, rsi = x, rdx = y, rcx = data, r8 = blocks, r9 = u */
    HIDE(sangi_modx8_mont_sqr_ifma)
    .globl SYMBOL(sangi_modx8_mont_sqr_ifma)
    KIND(sangi_modx8_mont_sqr_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mont_sqr_ifma):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    add rcx, 64
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    mov rbp, r9
    mov ebx, 0
    LOCAL(mont_sqr_rising):
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
    mov r10, rsi
    mov r11, rbx
    shl r11, 8
    add r11, rsi
    lea rax, [rbx + 1]
    lea rdx, [rax - 1]
    shr rax, 1
    jz LOCAL(mont_sqr_rising_none)
    .p2align 6
    LOCAL(mont_sqr_rising_product):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(mont_sqr_rising_product)
    LOCAL(mont_sqr_rising_none):
    test rdx, 1
    jnz LOCAL(mont_sqr_rising_odd)
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vpmadd52luq zmm1, zmm21, zmm20
    vpmadd52huq zmm8, zmm21, zmm20
    vpmadd52luq zmm14, zmm22, zmm20
    vpmadd52huq zmm17, zmm22, zmm20
    vpmadd52luq zmm15, zmm22, zmm21
    vpmadd52huq zmm18, zmm22, zmm21
    vpmadd52luq zmm15, zmm23, zmm20
    vpmadd52huq zmm18, zmm23, zmm20
    vpmadd52luq zmm16, zmm23, zmm21
    vpmadd52huq zmm19, zmm23, zmm21
    vpmadd52luq zmm5, zmm23, zmm22
    vpmadd52huq zmm12, zmm23, zmm22
    LOCAL(mont_sqr_rising_odd):
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm1, zmm1, zmm1
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm4, zmm4, zmm4
    vpaddq zmm5, zmm5, zmm5
    vpaddq zmm6, zmm6, zmm6
    vpaddq zmm7, zmm7, zmm7
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm9, zmm9, zmm9
    vpaddq zmm10, zmm10, zmm10
    vpaddq zmm11, zmm11, zmm11
    vpaddq zmm12, zmm12, zmm12
    vpaddq zmm13, zmm13, zmm13
    /* the flags are still those of the test */
    jnz LOCAL(mont_sqr_rising_doubled)
    vpmadd52luq zmm0, zmm20, zmm20
    vpmadd52huq zmm7, zmm20, zmm20
    vpmadd52luq zmm2, zmm21, zmm21
    vpmadd52huq zmm9, zmm21, zmm21
    vpmadd52luq zmm4, zmm22, zmm22
    vpmadd52huq zmm11, zmm22, zmm22
    vpmadd52luq zmm6, zmm23, zmm23
    vpmadd52huq zmm13, zmm23, zmm23
    LOCAL(mont_sqr_rising_doubled):
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    mov r10, r9
    mov r11, rbx
    shl r11, 8
    add r11, rcx
    mov rax, rbx
    test rax, rax
    jz LOCAL(mont_sqr_first)
    .p2align 6
    LOCAL(mont_sqr_rising_reduce):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(mont_sqr_rising_reduce)
    LOCAL(mont_sqr_first):
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm29
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm30
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm31
    vpaddq zmm28, zmm4, zmm10
    vpaddq zmm29, zmm5, zmm11
    vpaddq zmm30, zmm6, zmm12
    vmovdqa64 zmm31, zmm13
    vmovdqu64 zmm24, zmmword ptr [rcx - 64]
    vpbroadcastq zmm25, qword ptr [rip + sangi_modx8_constants_ifma]
    vmovdqu64 zmm20, zmmword ptr [rcx]
    vmovdqu64 zmm21, zmmword ptr [rcx + 64]
    vmovdqu64 zmm22, zmmword ptr [rcx + 128]
    vmovdqu64 zmm23, zmmword ptr [rcx + 192]
    vpxorq zmm26, zmm26, zmm26
    vpmadd52luq zmm26, zmm0, zmm24
    vmovdqu64 zmmword ptr [rbp], zmm26
    vpaddq zmm27, zmm0, zmm25
    vpsrlq zmm27, zmm27, 52
    vpaddq zmm1, zmm1, zmm27
    vpxorq zmm4, zmm4, zmm4
    vpmadd52luq zmm1, zmm26, zmm21
    vpmadd52huq zmm4, zmm26, zmm20
    vpmadd52huq zmm2, zmm26, zmm21
    vpmadd52luq zmm2, zmm26, zmm22
    vpmadd52huq zmm3, zmm26, zmm22
    vpmadd52luq zmm3, zmm26, zmm23
    vpmadd52huq zmm28, zmm26, zmm23
    vpaddq zmm1, zmm1, zmm4
    vpxorq zmm26, zmm26, zmm26
    vpmadd52luq zmm26, zmm1, zmm24
    vmovdqu64 zmmword ptr [rbp + 64], zmm26
    vpaddq zmm27, zmm1, zmm25
    vpsrlq zmm27, zmm27, 52
    vpaddq zmm2, zmm2, zmm27
    vpxorq zmm4, zmm4, zmm4
    vpmadd52luq zmm2, zmm26, zmm21
    vpmadd52huq zmm4, zmm26, zmm20
    vpmadd52huq zmm3, zmm26, zmm21
    vpmadd52luq zmm3, zmm26, zmm22
    vpmadd52huq zmm28, zmm26, zmm22
    vpmadd52luq zmm28, zmm26, zmm23
    vpmadd52huq zmm29, zmm26, zmm23
    vpaddq zmm2, zmm2, zmm4
    vpxorq zmm26, zmm26, zmm26
    vpmadd52luq zmm26, zmm2, zmm24
    vmovdqu64 zmmword ptr [rbp + 128], zmm26
    vpaddq zmm27, zmm2, zmm25
    vpsrlq zmm27, zmm27, 52
    vpaddq zmm3, zmm3, zmm27
    vpxorq zmm4, zmm4, zmm4
    vpmadd52luq zmm3, zmm26, zmm21
    vpmadd52huq zmm4, zmm26, zmm20
    vpmadd52huq zmm28, zmm26, zmm21
    vpmadd52luq zmm28, zmm26, zmm22
    vpmadd52huq zmm29, zmm26, zmm22
    vpmadd52luq zmm29, zmm26, zmm23
    vpmadd52huq zmm30, zmm26, zmm23
    vpaddq zmm3, zmm3, zmm4
    vpxorq zmm26, zmm26, zmm26
    vpmadd52luq zmm26, zmm3, zmm24
    vmovdqu64 zmmword ptr [rbp + 192], zmm26
    vpaddq zmm27, zmm3, zmm25
    vpsrlq zmm27, zmm27, 52
    vpaddq zmm28, zmm28, zmm27
    vpxorq zmm4, zmm4, zmm4
    vpmadd52luq zmm28, zmm26, zmm21
    vpmadd52huq zmm4, zmm26, zmm20
    vpmadd52huq zmm29, zmm26, zmm21
    vpmadd52luq zmm29, zmm26, zmm22
    vpmadd52huq zmm30, zmm26, zmm22
    vpmadd52luq zmm30, zmm26, zmm23
    vpmadd52huq zmm31, zmm26, zmm23
    vpaddq zmm28, zmm28, zmm4
    add rbp, 256
    inc rbx
    cmp rbx, r8
    jnz LOCAL(mont_sqr_rising)
    mov ebx, 1
    LOCAL(mont_sqr_falling):
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
    mov r10, rbx
    shl r10, 8
    add r10, rsi
    lea r11, [r8 - 1]
    shl r11, 8
    add r11, rsi
    mov rax, r8
    sub rax, rbx
    lea rdx, [rax - 1]
    shr rax, 1
    jz LOCAL(mont_sqr_falling_none)
    .p2align 6
    LOCAL(mont_sqr_falling_product):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(mont_sqr_falling_product)
    LOCAL(mont_sqr_falling_none):
    test rdx, 1
    jnz LOCAL(mont_sqr_falling_odd)
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vpmadd52luq zmm1, zmm21, zmm20
    vpmadd52huq zmm8, zmm21, zmm20
    vpmadd52luq zmm14, zmm22, zmm20
    vpmadd52huq zmm17, zmm22, zmm20
    vpmadd52luq zmm15, zmm22, zmm21
    vpmadd52huq zmm18, zmm22, zmm21
    vpmadd52luq zmm15, zmm23, zmm20
    vpmadd52huq zmm18, zmm23, zmm20
    vpmadd52luq zmm16, zmm23, zmm21
    vpmadd52huq zmm19, zmm23, zmm21
    vpmadd52luq zmm5, zmm23, zmm22
    vpmadd52huq zmm12, zmm23, zmm22
    LOCAL(mont_sqr_falling_odd):
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm1, zmm1, zmm1
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm4, zmm4, zmm4
    vpaddq zmm5, zmm5, zmm5
    vpaddq zmm6, zmm6, zmm6
    vpaddq zmm7, zmm7, zmm7
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm9, zmm9, zmm9
    vpaddq zmm10, zmm10, zmm10
    vpaddq zmm11, zmm11, zmm11
    vpaddq zmm12, zmm12, zmm12
    vpaddq zmm13, zmm13, zmm13
    /* the flags are still those of the test */
    jnz LOCAL(mont_sqr_falling_doubled)
    vpmadd52luq zmm0, zmm20, zmm20
    vpmadd52huq zmm7, zmm20, zmm20
    vpmadd52luq zmm2, zmm21, zmm21
    vpmadd52huq zmm9, zmm21, zmm21
    vpmadd52luq zmm4, zmm22, zmm22
    vpmadd52huq zmm11, zmm22, zmm22
    vpmadd52luq zmm6, zmm23, zmm23
    vpmadd52huq zmm13, zmm23, zmm23
    LOCAL(mont_sqr_falling_doubled):
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    mov r10, rbx
    shl r10, 8
    add r10, r9
    lea r11, [r8 - 1]
    shl r11, 8
    add r11, rcx
    mov rax, r8
    sub rax, rbx
    .p2align 6
    LOCAL(mont_sqr_falling_reduce):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(mont_sqr_falling_reduce)
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpbroadcastq zmm25, qword ptr [rip + sangi_modx8_constants_ifma]
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm29
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm30
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm31
    vpaddq zmm28, zmm4, zmm10
    vpaddq zmm29, zmm5, zmm11
    vpaddq zmm30, zmm6, zmm12
    vmovdqa64 zmm31, zmm13
    vpsrlq zmm27, zmm0, 52
    vpandq zmm0, zmm0, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpaddq zmm1, zmm1, zmm27
    vpsrlq zmm27, zmm1, 52
    vpandq zmm1, zmm1, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vpaddq zmm2, zmm2, zmm27
    vpsrlq zmm27, zmm2, 52
    vpandq zmm2, zmm2, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vpaddq zmm3, zmm3, zmm27
    vpsrlq zmm27, zmm3, 52
    vpandq zmm3, zmm3, zmm25
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vpaddq zmm28, zmm28, zmm27
    add rdi, 256
    inc rbx
    cmp rbx, r8
    jnz LOCAL(mont_sqr_falling)
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm28
    vpaddq zmm29, zmm29, zmm27
    vpsrlq zmm27, zmm29, 52
    vpandq zmm29, zmm29, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm29
    vpaddq zmm30, zmm30, zmm27
    vpsrlq zmm27, zmm30, 52
    vpandq zmm30, zmm30, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm30
    vpaddq zmm31, zmm31, zmm27
    vmovdqu64 zmmword ptr [rdi + 192], zmm31
    vzeroupper
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mont_sqr_ifma)

/* h <- x * y, of twice the blocks */
/* @pre blocks >= 2 */
/* @alias h is neither x nor y */
/* rdi = h, rsi = x, rdx = y, rcx = blocks */
    HIDE(sangi_modx8_mul_ifma)
    .globl SYMBOL(sangi_modx8_mul_ifma)
    KIND(sangi_modx8_mul_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mul_ifma):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    mov ebx, 0
    LOCAL(mul_rising):
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
    mov r10, rsi
    mov r11, rbx
    shl r11, 8
    add r11, rdx
    lea rax, [rbx + 1]
    .p2align 6
    LOCAL(mul_rising_product):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(mul_rising_product)
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpbroadcastq zmm25, qword ptr [rip + sangi_modx8_constants_ifma]
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm29
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm30
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm31
    vpaddq zmm28, zmm4, zmm10
    vpaddq zmm29, zmm5, zmm11
    vpaddq zmm30, zmm6, zmm12
    vmovdqa64 zmm31, zmm13
    vpsrlq zmm27, zmm0, 52
    vpandq zmm0, zmm0, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpaddq zmm1, zmm1, zmm27
    vpsrlq zmm27, zmm1, 52
    vpandq zmm1, zmm1, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vpaddq zmm2, zmm2, zmm27
    vpsrlq zmm27, zmm2, 52
    vpandq zmm2, zmm2, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vpaddq zmm3, zmm3, zmm27
    vpsrlq zmm27, zmm3, 52
    vpandq zmm3, zmm3, zmm25
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vpaddq zmm28, zmm28, zmm27
    add rdi, 256
    inc rbx
    cmp rbx, rcx
    jnz LOCAL(mul_rising)
    mov ebx, 1
    LOCAL(mul_falling):
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
    mov r10, rbx
    shl r10, 8
    add r10, rsi
    lea r11, [rcx - 1]
    shl r11, 8
    add r11, rdx
    mov rax, rcx
    sub rax, rbx
    .p2align 6
    LOCAL(mul_falling_product):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(mul_falling_product)
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpbroadcastq zmm25, qword ptr [rip + sangi_modx8_constants_ifma]
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm29
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm30
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm31
    vpaddq zmm28, zmm4, zmm10
    vpaddq zmm29, zmm5, zmm11
    vpaddq zmm30, zmm6, zmm12
    vmovdqa64 zmm31, zmm13
    vpsrlq zmm27, zmm0, 52
    vpandq zmm0, zmm0, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpaddq zmm1, zmm1, zmm27
    vpsrlq zmm27, zmm1, 52
    vpandq zmm1, zmm1, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vpaddq zmm2, zmm2, zmm27
    vpsrlq zmm27, zmm2, 52
    vpandq zmm2, zmm2, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vpaddq zmm3, zmm3, zmm27
    vpsrlq zmm27, zmm3, 52
    vpandq zmm3, zmm3, zmm25
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vpaddq zmm28, zmm28, zmm27
    add rdi, 256
    inc rbx
    cmp rbx, rcx
    jnz LOCAL(mul_falling)
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm28
    vpaddq zmm29, zmm29, zmm27
    vpsrlq zmm27, zmm29, 52
    vpandq zmm29, zmm29, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm29
    vpaddq zmm30, zmm30, zmm27
    vpsrlq zmm27, zmm30, 52
    vpandq zmm30, zmm30, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm30
    vpaddq zmm31, zmm31, zmm27
    vmovdqu64 zmmword ptr [rdi + 192], zmm31
    vzeroupper
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mul_ifma)

/* h <- x^2, of twice the blocks; y is not read */
/* @pre blocks >= 2 */
/* @alias h is not x */
/* rdi = h, rsi = x, rdx = y, rcx = blocks */
    HIDE(sangi_modx8_sqr_ifma)
    .globl SYMBOL(sangi_modx8_sqr_ifma)
    KIND(sangi_modx8_sqr_ifma)
    .p2align 5
SYMBOL(sangi_modx8_sqr_ifma):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    mov ebx, 0
    LOCAL(sqr_rising):
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
    mov r10, rsi
    mov r11, rbx
    shl r11, 8
    add r11, rsi
    lea rax, [rbx + 1]
    lea rdx, [rax - 1]
    shr rax, 1
    jz LOCAL(sqr_rising_none)
    .p2align 6
    LOCAL(sqr_rising_product):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(sqr_rising_product)
    LOCAL(sqr_rising_none):
    test rdx, 1
    jnz LOCAL(sqr_rising_odd)
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vpmadd52luq zmm1, zmm21, zmm20
    vpmadd52huq zmm8, zmm21, zmm20
    vpmadd52luq zmm14, zmm22, zmm20
    vpmadd52huq zmm17, zmm22, zmm20
    vpmadd52luq zmm15, zmm22, zmm21
    vpmadd52huq zmm18, zmm22, zmm21
    vpmadd52luq zmm15, zmm23, zmm20
    vpmadd52huq zmm18, zmm23, zmm20
    vpmadd52luq zmm16, zmm23, zmm21
    vpmadd52huq zmm19, zmm23, zmm21
    vpmadd52luq zmm5, zmm23, zmm22
    vpmadd52huq zmm12, zmm23, zmm22
    LOCAL(sqr_rising_odd):
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm1, zmm1, zmm1
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm4, zmm4, zmm4
    vpaddq zmm5, zmm5, zmm5
    vpaddq zmm6, zmm6, zmm6
    vpaddq zmm7, zmm7, zmm7
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm9, zmm9, zmm9
    vpaddq zmm10, zmm10, zmm10
    vpaddq zmm11, zmm11, zmm11
    vpaddq zmm12, zmm12, zmm12
    vpaddq zmm13, zmm13, zmm13
    /* the flags are still those of the test */
    jnz LOCAL(sqr_rising_doubled)
    vpmadd52luq zmm0, zmm20, zmm20
    vpmadd52huq zmm7, zmm20, zmm20
    vpmadd52luq zmm2, zmm21, zmm21
    vpmadd52huq zmm9, zmm21, zmm21
    vpmadd52luq zmm4, zmm22, zmm22
    vpmadd52huq zmm11, zmm22, zmm22
    vpmadd52luq zmm6, zmm23, zmm23
    vpmadd52huq zmm13, zmm23, zmm23
    LOCAL(sqr_rising_doubled):
    vpbroadcastq zmm25, qword ptr [rip + sangi_modx8_constants_ifma]
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm29
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm30
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm31
    vpaddq zmm28, zmm4, zmm10
    vpaddq zmm29, zmm5, zmm11
    vpaddq zmm30, zmm6, zmm12
    vmovdqa64 zmm31, zmm13
    vpsrlq zmm27, zmm0, 52
    vpandq zmm0, zmm0, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpaddq zmm1, zmm1, zmm27
    vpsrlq zmm27, zmm1, 52
    vpandq zmm1, zmm1, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vpaddq zmm2, zmm2, zmm27
    vpsrlq zmm27, zmm2, 52
    vpandq zmm2, zmm2, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vpaddq zmm3, zmm3, zmm27
    vpsrlq zmm27, zmm3, 52
    vpandq zmm3, zmm3, zmm25
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vpaddq zmm28, zmm28, zmm27
    add rdi, 256
    inc rbx
    cmp rbx, rcx
    jnz LOCAL(sqr_rising)
    mov ebx, 1
    LOCAL(sqr_falling):
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
    mov r10, rbx
    shl r10, 8
    add r10, rsi
    lea r11, [rcx - 1]
    shl r11, 8
    add r11, rsi
    mov rax, rcx
    sub rax, rbx
    lea rdx, [rax - 1]
    shr rax, 1
    jz LOCAL(sqr_falling_none)
    .p2align 6
    LOCAL(sqr_falling_product):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(sqr_falling_product)
    LOCAL(sqr_falling_none):
    test rdx, 1
    jnz LOCAL(sqr_falling_odd)
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vpmadd52luq zmm1, zmm21, zmm20
    vpmadd52huq zmm8, zmm21, zmm20
    vpmadd52luq zmm14, zmm22, zmm20
    vpmadd52huq zmm17, zmm22, zmm20
    vpmadd52luq zmm15, zmm22, zmm21
    vpmadd52huq zmm18, zmm22, zmm21
    vpmadd52luq zmm15, zmm23, zmm20
    vpmadd52huq zmm18, zmm23, zmm20
    vpmadd52luq zmm16, zmm23, zmm21
    vpmadd52huq zmm19, zmm23, zmm21
    vpmadd52luq zmm5, zmm23, zmm22
    vpmadd52huq zmm12, zmm23, zmm22
    LOCAL(sqr_falling_odd):
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm1, zmm1, zmm1
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm4, zmm4, zmm4
    vpaddq zmm5, zmm5, zmm5
    vpaddq zmm6, zmm6, zmm6
    vpaddq zmm7, zmm7, zmm7
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm9, zmm9, zmm9
    vpaddq zmm10, zmm10, zmm10
    vpaddq zmm11, zmm11, zmm11
    vpaddq zmm12, zmm12, zmm12
    vpaddq zmm13, zmm13, zmm13
    /* the flags are still those of the test */
    jnz LOCAL(sqr_falling_doubled)
    vpmadd52luq zmm0, zmm20, zmm20
    vpmadd52huq zmm7, zmm20, zmm20
    vpmadd52luq zmm2, zmm21, zmm21
    vpmadd52huq zmm9, zmm21, zmm21
    vpmadd52luq zmm4, zmm22, zmm22
    vpmadd52huq zmm11, zmm22, zmm22
    vpmadd52luq zmm6, zmm23, zmm23
    vpmadd52huq zmm13, zmm23, zmm23
    LOCAL(sqr_falling_doubled):
    vpbroadcastq zmm25, qword ptr [rip + sangi_modx8_constants_ifma]
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm29
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm30
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm31
    vpaddq zmm28, zmm4, zmm10
    vpaddq zmm29, zmm5, zmm11
    vpaddq zmm30, zmm6, zmm12
    vmovdqa64 zmm31, zmm13
    vpsrlq zmm27, zmm0, 52
    vpandq zmm0, zmm0, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpaddq zmm1, zmm1, zmm27
    vpsrlq zmm27, zmm1, 52
    vpandq zmm1, zmm1, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vpaddq zmm2, zmm2, zmm27
    vpsrlq zmm27, zmm2, 52
    vpandq zmm2, zmm2, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vpaddq zmm3, zmm3, zmm27
    vpsrlq zmm27, zmm3, 52
    vpandq zmm3, zmm3, zmm25
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vpaddq zmm28, zmm28, zmm27
    add rdi, 256
    inc rbx
    cmp rbx, rcx
    jnz LOCAL(sqr_falling)
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm28
    vpaddq zmm29, zmm29, zmm27
    vpsrlq zmm27, zmm29, 52
    vpandq zmm29, zmm29, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm29
    vpaddq zmm30, zmm30, zmm27
    vpsrlq zmm27, zmm30, 52
    vpandq zmm30, zmm30, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm30
    vpaddq zmm31, zmm31, zmm27
    vmovdqu64 zmmword ptr [rdi + 192], zmm31
    vzeroupper
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_modx8_sqr_ifma)

/* s <- h * k / 2^(width * 4 * (c div 4)) without products of columns below c, rounded down */
/* h has twice as many blocks as k, s those of h * k from c div 4 on */
/* @pre blocks <= c div 4 <= 2 * blocks, blocks >= 2 */
/* @alias s may begin at a block of h, up to c div 4 + 1 - blocks: what is there is then lost */
/* rdi = s, rsi = h, rdx = k, rcx = blocks, r8 = c */
    HIDE(sangi_modx8_ohta_high_ifma)
    .globl SYMBOL(sangi_modx8_ohta_high_ifma)
    KIND(sangi_modx8_ohta_high_ifma)
    .p2align 5
SYMBOL(sangi_modx8_ohta_high_ifma):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    mov r9, r8
    and r9, 3
    mov rbx, r8
    shr rbx, 2
    sub rbx, rcx
    /* r12 is the last block of k, r13 one behind the last of h */
    lea r12, [rcx - 1]
    shl r12, 8
    add r12, rdx
    lea r13, [rcx + rcx]
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
    mov r10, rbx
    shl r10, 8
    add r10, rsi
    mov r11, r12
    mov rax, rcx
    cmp r9, 0
    jnz LOCAL(ohta_high_residue_1)
    .p2align 6
    LOCAL(ohta_high_corner_0):
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm0, zmm21, zmm27
    vpmadd52huq zmm7, zmm21, zmm27
    vpmadd52luq zmm0, zmm22, zmm26
    vpmadd52huq zmm7, zmm22, zmm26
    vpmadd52luq zmm1, zmm22, zmm27
    vpmadd52huq zmm8, zmm22, zmm27
    vpmadd52luq zmm0, zmm23, zmm25
    vpmadd52huq zmm7, zmm23, zmm25
    vpmadd52luq zmm1, zmm23, zmm26
    vpmadd52huq zmm8, zmm23, zmm26
    vpmadd52luq zmm2, zmm23, zmm27
    vpmadd52huq zmm9, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(ohta_high_corner_0)
    LOCAL(ohta_high_residue_1):
    cmp r9, 1
    jnz LOCAL(ohta_high_residue_2)
    .p2align 6
    LOCAL(ohta_high_corner_1):
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm1, zmm22, zmm27
    vpmadd52huq zmm8, zmm22, zmm27
    vpmadd52luq zmm1, zmm23, zmm26
    vpmadd52huq zmm8, zmm23, zmm26
    vpmadd52luq zmm2, zmm23, zmm27
    vpmadd52huq zmm9, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(ohta_high_corner_1)
    LOCAL(ohta_high_residue_2):
    cmp r9, 2
    jnz LOCAL(ohta_high_whole)
    .p2align 6
    LOCAL(ohta_high_corner_2):
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm2, zmm23, zmm27
    vpmadd52huq zmm9, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(ohta_high_corner_2)
    LOCAL(ohta_high_whole):
    inc rbx
    /* min(blocks, 2 blocks - rbx) tiles */
    mov rax, r13
    sub rax, rbx
    cmp rax, rcx
    cmova rax, rcx
    mov r10, rbx
    shl r10, 8
    add r10, rsi
    mov r11, r12
    .p2align 6
    LOCAL(ohta_high_tiles):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(ohta_high_tiles)
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpbroadcastq zmm25, qword ptr [rip + sangi_modx8_constants_ifma]
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm29
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm30
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm31
    vpaddq zmm28, zmm4, zmm10
    vpaddq zmm29, zmm5, zmm11
    vpaddq zmm30, zmm6, zmm12
    vmovdqa64 zmm31, zmm13
    vpsrlq zmm27, zmm0, 52
    vpandq zmm0, zmm0, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpaddq zmm1, zmm1, zmm27
    vpsrlq zmm27, zmm1, 52
    vpandq zmm1, zmm1, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vpaddq zmm2, zmm2, zmm27
    vpsrlq zmm27, zmm2, 52
    vpandq zmm2, zmm2, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vpaddq zmm3, zmm3, zmm27
    vpsrlq zmm27, zmm3, 52
    vpandq zmm3, zmm3, zmm25
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vpaddq zmm28, zmm28, zmm27
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
    add rdi, 256
    lea rax, [rbx + 1]
    cmp rax, r13
    jnz LOCAL(ohta_high_whole)
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm28
    vpaddq zmm29, zmm29, zmm27
    vpsrlq zmm27, zmm29, 52
    vpandq zmm29, zmm29, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm29
    vpaddq zmm30, zmm30, zmm27
    vpsrlq zmm27, zmm30, 52
    vpandq zmm30, zmm30, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm30
    vpaddq zmm31, zmm31, zmm27
    vmovdqu64 zmmword ptr [rdi + 192], zmm31
    vzeroupper
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_modx8_ohta_high_ifma)

/* d <- d / 2^shift rounded down, of 4 * blocks digits, the next of which is d's too; z <- h - d * p */
/* @pre 0 <= h - d * p < 2^(width * 4 * blocks), shift < width, blocks >= 2 */
/* rdi = z, rsi = h, rdx = d, rcx = p, r8 = blocks, r9 = shift */
    HIDE(sangi_modx8_ohta_rest_ifma)
    .globl SYMBOL(sangi_modx8_ohta_rest_ifma)
    KIND(sangi_modx8_ohta_rest_ifma)
    .p2align 5
SYMBOL(sangi_modx8_ohta_rest_ifma):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    test r9, r9
    jz LOCAL(ohta_rest_whole_digits)
    vpbroadcastq zmm20, r9
    mov eax, 52
    sub rax, r9
    vpbroadcastq zmm21, rax
    mov r10, rdx
    lea rax, [4 * r8]
    .p2align 6
    LOCAL(ohta_rest_shift):
    vmovdqu64 zmm23, zmmword ptr [r10]
    vmovdqu64 zmm22, zmmword ptr [r10 + 64]
    vpsrlvq zmm23, zmm23, zmm20
    vpsllvq zmm22, zmm22, zmm21
    vporq zmm23, zmm23, zmm22
    vmovdqu64 zmmword ptr [r10], zmm23
    add r10, 64
    dec rax
    jnz LOCAL(ohta_rest_shift)
    LOCAL(ohta_rest_whole_digits):
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    mov ebx, 0
    lea rbp, [r8 - 1]
    LOCAL(ohta_rest_whole):
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
    mov r10, rdx
    mov r11, rbx
    shl r11, 8
    add r11, rcx
    lea rax, [rbx + 1]
    .p2align 6
    LOCAL(ohta_rest_tiles):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm14, zmm22, zmm24
    vpmadd52huq zmm17, zmm22, zmm24
    vpmadd52luq zmm15, zmm23, zmm24
    vpmadd52huq zmm18, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm15, zmm22, zmm25
    vpmadd52huq zmm18, zmm22, zmm25
    vpmadd52luq zmm16, zmm23, zmm25
    vpmadd52huq zmm19, zmm23, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm26
    vpmadd52luq zmm16, zmm22, zmm26
    vpmadd52huq zmm19, zmm22, zmm26
    vpmadd52luq zmm5, zmm23, zmm26
    vpmadd52huq zmm12, zmm23, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    vpmadd52huq zmm10, zmm20, zmm27
    vpmadd52luq zmm4, zmm21, zmm27
    vpmadd52huq zmm11, zmm21, zmm27
    vpmadd52luq zmm5, zmm22, zmm27
    vpmadd52huq zmm12, zmm22, zmm27
    vpmadd52luq zmm6, zmm23, zmm27
    vpmadd52huq zmm13, zmm23, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(ohta_rest_tiles)
    vpaddq zmm2, zmm2, zmm14
    vpaddq zmm3, zmm3, zmm15
    vpaddq zmm4, zmm4, zmm16
    vpaddq zmm9, zmm9, zmm17
    vpaddq zmm10, zmm10, zmm18
    vpaddq zmm11, zmm11, zmm19
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm29
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm30
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm31
    vpaddq zmm28, zmm4, zmm10
    vpaddq zmm29, zmm5, zmm11
    vpaddq zmm30, zmm6, zmm12
    vmovdqa64 zmm31, zmm13
    vpbroadcastq zmm25, qword ptr [rip + sangi_modx8_constants_ifma]
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vpsubq zmm0, zmm20, zmm0
    vpsraq zmm27, zmm0, 52
    vpandq zmm0, zmm0, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm0
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vpsubq zmm1, zmm21, zmm1
    vpaddq zmm1, zmm1, zmm27
    vpsraq zmm27, zmm1, 52
    vpandq zmm1, zmm1, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vpsubq zmm2, zmm22, zmm2
    vpaddq zmm2, zmm2, zmm27
    vpsraq zmm27, zmm2, 52
    vpandq zmm2, zmm2, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vpsubq zmm3, zmm23, zmm3
    vpaddq zmm3, zmm3, zmm27
    vpsraq zmm27, zmm3, 52
    vpandq zmm3, zmm3, zmm25
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vpsubq zmm28, zmm28, zmm27
    add rsi, 256
    add rdi, 256
    inc rbx
    cmp rbx, rbp
    jnz LOCAL(ohta_rest_whole)
    /* the highest four columns pass nothing on */
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    mov r10, rdx
    mov r11, rbx
    shl r11, 8
    add r11, rcx
    mov rax, r8
    .p2align 6
    LOCAL(ohta_rest_top):
    vmovdqu64 zmm20, zmmword ptr [r10]
    vmovdqu64 zmm21, zmmword ptr [r10 + 64]
    vmovdqu64 zmm22, zmmword ptr [r10 + 128]
    vmovdqu64 zmm23, zmmword ptr [r10 + 192]
    vmovdqu64 zmm24, zmmword ptr [r11]
    vpmadd52luq zmm0, zmm20, zmm24
    vpmadd52huq zmm7, zmm20, zmm24
    vpmadd52luq zmm1, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52luq zmm2, zmm22, zmm24
    vpmadd52huq zmm9, zmm22, zmm24
    vpmadd52luq zmm3, zmm23, zmm24
    vmovdqu64 zmm25, zmmword ptr [r11 + 64]
    vpmadd52luq zmm1, zmm20, zmm25
    vpmadd52huq zmm8, zmm20, zmm25
    vpmadd52luq zmm2, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52luq zmm3, zmm22, zmm25
    vmovdqu64 zmm26, zmmword ptr [r11 + 128]
    vpmadd52luq zmm2, zmm20, zmm26
    vpmadd52huq zmm9, zmm20, zmm26
    vpmadd52luq zmm3, zmm21, zmm26
    vmovdqu64 zmm27, zmmword ptr [r11 + 192]
    vpmadd52luq zmm3, zmm20, zmm27
    add r10, 256
    sub r11, 256
    dec rax
    jnz LOCAL(ohta_rest_top)
    vpaddq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm7
    vpaddq zmm1, zmm1, zmm29
    vpaddq zmm2, zmm2, zmm8
    vpaddq zmm2, zmm2, zmm30
    vpaddq zmm3, zmm3, zmm9
    vpaddq zmm3, zmm3, zmm31
    vpbroadcastq zmm25, qword ptr [rip + sangi_modx8_constants_ifma]
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vpsubq zmm0, zmm20, zmm0
    vpsraq zmm27, zmm0, 52
    vpandq zmm0, zmm0, zmm25
    vmovdqu64 zmmword ptr [rdi], zmm0
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vpsubq zmm1, zmm21, zmm1
    vpaddq zmm1, zmm1, zmm27
    vpsraq zmm27, zmm1, 52
    vpandq zmm1, zmm1, zmm25
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vpsubq zmm2, zmm22, zmm2
    vpaddq zmm2, zmm2, zmm27
    vpsraq zmm27, zmm2, 52
    vpandq zmm2, zmm2, zmm25
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vpsubq zmm3, zmm23, zmm3
    vpaddq zmm3, zmm3, zmm27
    vpandq zmm3, zmm3, zmm25
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vzeroupper
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_modx8_ohta_rest_ifma)

/* z <- entry index[l] of the table in lane l */
/* the table has a digit of each of the first 16 entries, then the next of each; then of the others */
/* @pre count is a multiple of 16 */
/* @ct every entry is read; an index decides no address */
/* rdi = z, rsi = table, rdx = index, rcx = count, r8 = blocks */
    HIDE(sangi_modx8_scan_ifma)
    .globl SYMBOL(sangi_modx8_scan_ifma)
    KIND(sangi_modx8_scan_ifma)
    .p2align 5
SYMBOL(sangi_modx8_scan_ifma):
    .cfi_startproc
    endbr64
    vmovdqu64 zmm5, zmmword ptr [rdx]
    vpbroadcastq zmm6, qword ptr [rip + sangi_modx8_constants_ifma + 8]
    vpxorq zmm4, zmm4, zmm4
    shl r8, 2
    mov rdx, 0
    LOCAL(scan_pass):
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm16, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm17, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm18, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm19, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm20, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm21, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm22, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm23, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm24, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm25, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm26, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm27, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm28, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm29, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm30, k1
    vpaddq zmm4, zmm4, zmm6
    vpcmpeqq k1, zmm4, zmm5
    vpmovm2q zmm31, k1
    vpaddq zmm4, zmm4, zmm6
    mov r10, rdi
    mov rax, r8
    .p2align 6
    LOCAL(scan_digit):
    vpxorq zmm0, zmm0, zmm0
    test rdx, rdx
    jz LOCAL(scan_first)
    vmovdqu64 zmm0, zmmword ptr [r10]
    LOCAL(scan_first):
    vpternlogq zmm0, zmm16, zmmword ptr [rsi], 248
    vpandq zmm1, zmm17, zmmword ptr [rsi + 64]
    vpandq zmm2, zmm18, zmmword ptr [rsi + 128]
    vpandq zmm3, zmm19, zmmword ptr [rsi + 192]
    vpternlogq zmm0, zmm20, zmmword ptr [rsi + 256], 248
    vpternlogq zmm1, zmm21, zmmword ptr [rsi + 320], 248
    vpternlogq zmm2, zmm22, zmmword ptr [rsi + 384], 248
    vpternlogq zmm3, zmm23, zmmword ptr [rsi + 448], 248
    vpternlogq zmm0, zmm24, zmmword ptr [rsi + 512], 248
    vpternlogq zmm1, zmm25, zmmword ptr [rsi + 576], 248
    vpternlogq zmm2, zmm26, zmmword ptr [rsi + 640], 248
    vpternlogq zmm3, zmm27, zmmword ptr [rsi + 704], 248
    vpternlogq zmm0, zmm28, zmmword ptr [rsi + 768], 248
    vpternlogq zmm1, zmm29, zmmword ptr [rsi + 832], 248
    vpternlogq zmm2, zmm30, zmmword ptr [rsi + 896], 248
    vpternlogq zmm3, zmm31, zmmword ptr [rsi + 960], 248
    vporq zmm0, zmm0, zmm1
    vporq zmm2, zmm2, zmm3
    vporq zmm0, zmm0, zmm2
    vmovdqu64 zmmword ptr [r10], zmm0
    add r10, 64
    add rsi, 1024
    dec rax
    jnz LOCAL(scan_digit)
    inc rdx
    sub rcx, 16
    jnz LOCAL(scan_pass)
    vzeroupper
    ret
    .cfi_endproc
    SIZE(sangi_modx8_scan_ifma)

/* z <- 0 */
/* rdi = z, rsi = blocks */
    HIDE(sangi_modx8_forget_ifma)
    .globl SYMBOL(sangi_modx8_forget_ifma)
    KIND(sangi_modx8_forget_ifma)
    .p2align 5
SYMBOL(sangi_modx8_forget_ifma):
    .cfi_startproc
    endbr64
    vpxorq zmm0, zmm0, zmm0
    .p2align 6
    LOCAL(forget_block):
    vmovdqu64 zmmword ptr [rdi], zmm0
    vmovdqu64 zmmword ptr [rdi + 64], zmm0
    vmovdqu64 zmmword ptr [rdi + 128], zmm0
    vmovdqu64 zmmword ptr [rdi + 192], zmm0
    add rdi, 256
    dec rsi
    jnz LOCAL(forget_block)
    vzeroupper
    ret
    .cfi_endproc
    SIZE(sangi_modx8_forget_ifma)

    CONSTANTS

    .p2align 6
sangi_modx8_constants_ifma:
    .quad 0x000fffffffffffff
    .quad 0x0000000000000001

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
