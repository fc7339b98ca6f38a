/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Multiplication modulo eight moduli at once, with Montgomery or Ohta reduction
 * A digit has 52 bits, digit i of eight numbers is a vector, a block is four vectors; numbers have whole blocks.
 * A column is a vector of signed words before carry propagation.
 * checked before it was written: the text exhausted at narrow digits; run on edge and random operands of edge and
 * random moduli, in the interpreter and on the CPU; addresses and branches depend only on scalar arguments, none of
 * which is loaded from memory
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
#elif defined(_WIN32)
#define SYMBOL(name) name
#define KIND(name) .def name; .scl 2; .type 32; .endef; .seh_proc name
#define SIZE(name) .seh_endproc
#define CONSTANTS .section .rdata, "dr"
#define HIDE(name)
#else
#define SYMBOL(name) name
#define KIND(name) .type name, @function
#define SIZE(name) .size name, . - name
#define CONSTANTS .section .rodata
#define HIDE(name) .hidden name
#endif

#if defined(_WIN32)
/* Arguments are in rcx, rdx, r8, r9 and on the stack; rdi, rsi and xmm6 to xmm15 are the caller's; nothing below rsp
 * lasts.  Code below is for System V: these macros begin and end it, and describe it to the unwinder. */
#define UNWIND(what) .seh_##what
#define GROW(bytes) .cfi_adjust_cfa_offset bytes
#define PUSH(name) push name; GROW(8); .cfi_rel_offset name, 0; UNWIND(pushreg name)
#define POP(name) pop name; GROW(-8); .cfi_restore name
#define ENTER_0 PUSH(rdi); PUSH(rsi)
#define ENTER_1 ENTER_0; mov rdi, rcx
#define ENTER_2 ENTER_1; mov rsi, rdx
#define ENTER_3 ENTER_2; mov rdx, r8
#define ENTER_4 ENTER_3; mov rcx, r9
#define ENTER_5 ENTER_4; mov r8, [rsp + 56]
#define ENTER_6 ENTER_5; mov r9, [rsp + 64]
#define ENTER(arguments) ENTER_##arguments
#define LEAVE POP(rsi); POP(rdi)
#define FRAME rsp + 168
#define KEEP(i, at) vmovaps [rsp + at], xmm##i; .seh_savexmm xmm##i, at
#define RESTORE(i, at) vmovaps xmm##i, [rsp + at]
#define KEEP_ALL KEEP(6, 0); KEEP(7, 16); KEEP(8, 32); KEEP(9, 48); KEEP(10, 64); \
    KEEP(11, 80); KEEP(12, 96); KEEP(13, 112); KEEP(14, 128); KEEP(15, 144)
#define RESTORE_ALL RESTORE(6, 0); RESTORE(7, 16); RESTORE(8, 32); RESTORE(9, 48); RESTORE(10, 64); \
    RESTORE(11, 80); RESTORE(12, 96); RESTORE(13, 112); RESTORE(14, 128); RESTORE(15, 144)
#define KEEP_VECTORS(room) sub rsp, room; GROW(room); UNWIND(stackalloc room); KEEP_ALL
#define RESTORE_VECTORS(room) RESTORE_ALL; add rsp, room; GROW(-room)
#else
#define UNWIND(what)
#define ENTER(arguments)
#define LEAVE
#define FRAME rsp
#define KEEP_VECTORS(room)
#define RESTORE_VECTORS(room)
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
    ENTER(6)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
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
    RESTORE_VECTORS(168)
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
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
    ENTER(6)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
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
    /* flags of the test above */
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
    /* flags of the test above */
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
    RESTORE_VECTORS(168)
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mont_sqr_ifma)

/* h <- x * y, of twice the blocks */
/* @pre blocks >= 2 */
/* @alias h is neither x nor y */
/* rdi = h, rsi = x, rdx = y, rcx = blocks */
    HIDE(sangi_modx8_full_mul_ifma)
    .globl SYMBOL(sangi_modx8_full_mul_ifma)
    KIND(sangi_modx8_full_mul_ifma)
    .p2align 5
SYMBOL(sangi_modx8_full_mul_ifma):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    KEEP_VECTORS(160)
    UNWIND(endprologue)
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    mov ebx, 0
    LOCAL(full_mul_rising):
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
    LOCAL(full_mul_rising_product):
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
    jnz LOCAL(full_mul_rising_product)
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
    jnz LOCAL(full_mul_rising)
    mov ebx, 1
    LOCAL(full_mul_falling):
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
    LOCAL(full_mul_falling_product):
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
    jnz LOCAL(full_mul_falling_product)
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
    jnz LOCAL(full_mul_falling)
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
    RESTORE_VECTORS(160)
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_full_mul_ifma)

/* h <- x^2, of twice the blocks; y is not read */
/* @pre blocks >= 2 */
/* @alias h is not x */
/* rdi = h, rsi = x, rdx = y, rcx = blocks */
    HIDE(sangi_modx8_full_sqr_ifma)
    .globl SYMBOL(sangi_modx8_full_sqr_ifma)
    KIND(sangi_modx8_full_sqr_ifma)
    .p2align 5
SYMBOL(sangi_modx8_full_sqr_ifma):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    KEEP_VECTORS(160)
    UNWIND(endprologue)
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    mov ebx, 0
    LOCAL(full_sqr_rising):
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
    jz LOCAL(full_sqr_rising_none)
    .p2align 6
    LOCAL(full_sqr_rising_product):
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
    jnz LOCAL(full_sqr_rising_product)
    LOCAL(full_sqr_rising_none):
    test rdx, 1
    jnz LOCAL(full_sqr_rising_odd)
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
    LOCAL(full_sqr_rising_odd):
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
    /* flags of the test above */
    jnz LOCAL(full_sqr_rising_doubled)
    vpmadd52luq zmm0, zmm20, zmm20
    vpmadd52huq zmm7, zmm20, zmm20
    vpmadd52luq zmm2, zmm21, zmm21
    vpmadd52huq zmm9, zmm21, zmm21
    vpmadd52luq zmm4, zmm22, zmm22
    vpmadd52huq zmm11, zmm22, zmm22
    vpmadd52luq zmm6, zmm23, zmm23
    vpmadd52huq zmm13, zmm23, zmm23
    LOCAL(full_sqr_rising_doubled):
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
    jnz LOCAL(full_sqr_rising)
    mov ebx, 1
    LOCAL(full_sqr_falling):
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
    jz LOCAL(full_sqr_falling_none)
    .p2align 6
    LOCAL(full_sqr_falling_product):
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
    jnz LOCAL(full_sqr_falling_product)
    LOCAL(full_sqr_falling_none):
    test rdx, 1
    jnz LOCAL(full_sqr_falling_odd)
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
    LOCAL(full_sqr_falling_odd):
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
    /* flags of the test above */
    jnz LOCAL(full_sqr_falling_doubled)
    vpmadd52luq zmm0, zmm20, zmm20
    vpmadd52huq zmm7, zmm20, zmm20
    vpmadd52luq zmm2, zmm21, zmm21
    vpmadd52huq zmm9, zmm21, zmm21
    vpmadd52luq zmm4, zmm22, zmm22
    vpmadd52huq zmm11, zmm22, zmm22
    vpmadd52luq zmm6, zmm23, zmm23
    vpmadd52huq zmm13, zmm23, zmm23
    LOCAL(full_sqr_falling_doubled):
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
    jnz LOCAL(full_sqr_falling)
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
    RESTORE_VECTORS(160)
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_full_sqr_ifma)

/* s <- h * k / 2^(width * 4 * (c div 4)), rounded down, without the products of columns below c */
/* h has twice as many blocks as k, s those of h * k from c div 4 on */
/* @pre blocks <= c div 4 <= 2 * blocks, blocks >= 2 */
/* @alias s may begin at a block of h, up to c div 4 + 1 - blocks, which is then overwritten */
/* rdi = s, rsi = h, rdx = k, rcx = blocks, r8 = c */
    HIDE(sangi_modx8_ohta_high_ifma)
    .globl SYMBOL(sangi_modx8_ohta_high_ifma)
    KIND(sangi_modx8_ohta_high_ifma)
    .p2align 5
SYMBOL(sangi_modx8_ohta_high_ifma):
    .cfi_startproc
    endbr64
    ENTER(5)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    UNWIND(pushreg r12)
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    UNWIND(pushreg r13)
    KEEP_VECTORS(160)
    UNWIND(endprologue)
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm30, zmm30, zmm30
    vpxorq zmm31, zmm31, zmm31
    mov r9, r8
    and r9, 3
    mov rbx, r8
    shr rbx, 2
    sub rbx, rcx
    /* r12 is the last block of k, r13 the number of blocks of h */
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
    RESTORE_VECTORS(160)
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_ohta_high_ifma)

/* d <- d / 2^shift rounded down, in 4 * blocks digits, of one digit more; z <- h - d * p */
/* @pre 0 <= h - d * p < 2^(width * 4 * blocks), shift < width, blocks >= 2 */
/* rdi = z, rsi = h, rdx = d, rcx = p, r8 = blocks, r9 = shift */
    HIDE(sangi_modx8_ohta_rest_ifma)
    .globl SYMBOL(sangi_modx8_ohta_rest_ifma)
    KIND(sangi_modx8_ohta_rest_ifma)
    .p2align 5
SYMBOL(sangi_modx8_ohta_rest_ifma):
    .cfi_startproc
    endbr64
    ENTER(6)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
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
    /* the highest four columns have no carry out */
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
    RESTORE_VECTORS(168)
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_ohta_rest_ifma)

/* z <- a vector for each lane of each digit: that digit of the eight numbers at x in that lane */
/* rdi = z, rsi = x, rdx = blocks */
    HIDE(sangi_modx8_transpose_ifma)
    .globl SYMBOL(sangi_modx8_transpose_ifma)
    KIND(sangi_modx8_transpose_ifma)
    .p2align 5
SYMBOL(sangi_modx8_transpose_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    mov rcx, rdx
    shl rdx, 2
    shl rcx, 8
    .p2align 6
    LOCAL(transpose_digit):
    mov rax, rsi
    vmovdqu64 zmm0, zmmword ptr [rax]
    add rax, rcx
    vmovdqu64 zmm1, zmmword ptr [rax]
    add rax, rcx
    vmovdqu64 zmm2, zmmword ptr [rax]
    add rax, rcx
    vmovdqu64 zmm3, zmmword ptr [rax]
    add rax, rcx
    vmovdqu64 zmm4, zmmword ptr [rax]
    add rax, rcx
    vmovdqu64 zmm5, zmmword ptr [rax]
    add rax, rcx
    vmovdqu64 zmm6, zmmword ptr [rax]
    add rax, rcx
    vmovdqu64 zmm7, zmmword ptr [rax]
    vpunpcklqdq zmm8, zmm0, zmm1
    vpunpckhqdq zmm9, zmm0, zmm1
    vpunpcklqdq zmm10, zmm2, zmm3
    vpunpckhqdq zmm11, zmm2, zmm3
    vpunpcklqdq zmm12, zmm4, zmm5
    vpunpckhqdq zmm13, zmm4, zmm5
    vpunpcklqdq zmm14, zmm6, zmm7
    vpunpckhqdq zmm15, zmm6, zmm7
    vshufi64x2 zmm0, zmm8, zmm10, 136
    vshufi64x2 zmm2, zmm8, zmm10, 221
    vshufi64x2 zmm1, zmm9, zmm11, 136
    vshufi64x2 zmm3, zmm9, zmm11, 221
    vshufi64x2 zmm4, zmm12, zmm14, 136
    vshufi64x2 zmm6, zmm12, zmm14, 221
    vshufi64x2 zmm5, zmm13, zmm15, 136
    vshufi64x2 zmm7, zmm13, zmm15, 221
    vshufi64x2 zmm8, zmm0, zmm4, 136
    vshufi64x2 zmm12, zmm0, zmm4, 221
    vshufi64x2 zmm9, zmm1, zmm5, 136
    vshufi64x2 zmm13, zmm1, zmm5, 221
    vshufi64x2 zmm10, zmm2, zmm6, 136
    vshufi64x2 zmm14, zmm2, zmm6, 221
    vshufi64x2 zmm11, zmm3, zmm7, 136
    vshufi64x2 zmm15, zmm3, zmm7, 221
    vmovdqu64 zmmword ptr [rdi], zmm8
    vmovdqu64 zmmword ptr [rdi + 64], zmm9
    vmovdqu64 zmmword ptr [rdi + 128], zmm10
    vmovdqu64 zmmword ptr [rdi + 192], zmm11
    vmovdqu64 zmmword ptr [rdi + 256], zmm12
    vmovdqu64 zmmword ptr [rdi + 320], zmm13
    vmovdqu64 zmmword ptr [rdi + 384], zmm14
    vmovdqu64 zmmword ptr [rdi + 448], zmm15
    add rsi, 64
    add rdi, 512
    dec rdx
    jnz LOCAL(transpose_digit)
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_transpose_ifma)

/* z <- eight numbers, one after the other: lane l of number w is entry index[l][w] of the table */
/* the table has 4 groups of eight entries, as `transpose` makes them */
/* upper: all ones where index[l][w] > 15 */
/* @ct reads every entry; no address depends on an index */
/* rdi = z, rsi = table, rdx = index, rcx = upper, r8 = blocks */
    HIDE(sangi_modx8_lookup_32_ifma)
    .globl SYMBOL(sangi_modx8_lookup_32_ifma)
    KIND(sangi_modx8_lookup_32_ifma)
    .p2align 5
SYMBOL(sangi_modx8_lookup_32_ifma):
    .cfi_startproc
    endbr64
    ENTER(5)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm24, zmmword ptr [rdx]
    vmovdqu64 zmm25, zmmword ptr [rdx + 64]
    vmovdqu64 zmm26, zmmword ptr [rdx + 128]
    vmovdqu64 zmm27, zmmword ptr [rdx + 192]
    vmovdqu64 zmm28, zmmword ptr [rdx + 256]
    vmovdqu64 zmm29, zmmword ptr [rdx + 320]
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vmovdqu64 zmm31, zmmword ptr [rdx + 448]
    mov r9, r8
    shl r8, 2
    shl r9, 11
    lea r10, [rsi + r9]
    lea r11, [r10 + r9]
    lea rdx, [r11 + r9]
    shr r9, 3
    .p2align 6
    LOCAL(lookup_32_digit):
    vmovdqu64 zmm0, zmmword ptr [rsi]
    vpermt2q zmm0, zmm24, zmmword ptr [r10]
    vmovdqu64 zmm8, zmmword ptr [r11]
    vpermt2q zmm8, zmm24, zmmword ptr [rdx]
    vpternlogq zmm0, zmm8, zmmword ptr [rcx], 216
    vmovdqu64 zmm1, zmmword ptr [rsi + 64]
    vpermt2q zmm1, zmm25, zmmword ptr [r10 + 64]
    vmovdqu64 zmm9, zmmword ptr [r11 + 64]
    vpermt2q zmm9, zmm25, zmmword ptr [rdx + 64]
    vpternlogq zmm1, zmm9, zmmword ptr [rcx + 64], 216
    vmovdqu64 zmm2, zmmword ptr [rsi + 128]
    vpermt2q zmm2, zmm26, zmmword ptr [r10 + 128]
    vmovdqu64 zmm10, zmmword ptr [r11 + 128]
    vpermt2q zmm10, zmm26, zmmword ptr [rdx + 128]
    vpternlogq zmm2, zmm10, zmmword ptr [rcx + 128], 216
    vmovdqu64 zmm3, zmmword ptr [rsi + 192]
    vpermt2q zmm3, zmm27, zmmword ptr [r10 + 192]
    vmovdqu64 zmm11, zmmword ptr [r11 + 192]
    vpermt2q zmm11, zmm27, zmmword ptr [rdx + 192]
    vpternlogq zmm3, zmm11, zmmword ptr [rcx + 192], 216
    vmovdqu64 zmm4, zmmword ptr [rsi + 256]
    vpermt2q zmm4, zmm28, zmmword ptr [r10 + 256]
    vmovdqu64 zmm12, zmmword ptr [r11 + 256]
    vpermt2q zmm12, zmm28, zmmword ptr [rdx + 256]
    vpternlogq zmm4, zmm12, zmmword ptr [rcx + 256], 216
    vmovdqu64 zmm5, zmmword ptr [rsi + 320]
    vpermt2q zmm5, zmm29, zmmword ptr [r10 + 320]
    vmovdqu64 zmm13, zmmword ptr [r11 + 320]
    vpermt2q zmm13, zmm29, zmmword ptr [rdx + 320]
    vpternlogq zmm5, zmm13, zmmword ptr [rcx + 320], 216
    vmovdqu64 zmm6, zmmword ptr [rsi + 384]
    vpermt2q zmm6, zmm30, zmmword ptr [r10 + 384]
    vmovdqu64 zmm14, zmmword ptr [r11 + 384]
    vpermt2q zmm14, zmm30, zmmword ptr [rdx + 384]
    vpternlogq zmm6, zmm14, zmmword ptr [rcx + 384], 216
    vmovdqu64 zmm7, zmmword ptr [rsi + 448]
    vpermt2q zmm7, zmm31, zmmword ptr [r10 + 448]
    vmovdqu64 zmm15, zmmword ptr [r11 + 448]
    vpermt2q zmm15, zmm31, zmmword ptr [rdx + 448]
    vpternlogq zmm7, zmm15, zmmword ptr [rcx + 448], 216
    mov rax, rdi
    vpunpcklqdq zmm8, zmm0, zmm1
    vpunpckhqdq zmm9, zmm0, zmm1
    vpunpcklqdq zmm10, zmm2, zmm3
    vpunpckhqdq zmm11, zmm2, zmm3
    vpunpcklqdq zmm12, zmm4, zmm5
    vpunpckhqdq zmm13, zmm4, zmm5
    vpunpcklqdq zmm14, zmm6, zmm7
    vpunpckhqdq zmm15, zmm6, zmm7
    vshufi64x2 zmm0, zmm8, zmm10, 136
    vshufi64x2 zmm2, zmm8, zmm10, 221
    vshufi64x2 zmm1, zmm9, zmm11, 136
    vshufi64x2 zmm3, zmm9, zmm11, 221
    vshufi64x2 zmm4, zmm12, zmm14, 136
    vshufi64x2 zmm6, zmm12, zmm14, 221
    vshufi64x2 zmm5, zmm13, zmm15, 136
    vshufi64x2 zmm7, zmm13, zmm15, 221
    vshufi64x2 zmm8, zmm0, zmm4, 136
    vshufi64x2 zmm12, zmm0, zmm4, 221
    vshufi64x2 zmm9, zmm1, zmm5, 136
    vshufi64x2 zmm13, zmm1, zmm5, 221
    vshufi64x2 zmm10, zmm2, zmm6, 136
    vshufi64x2 zmm14, zmm2, zmm6, 221
    vshufi64x2 zmm11, zmm3, zmm7, 136
    vshufi64x2 zmm15, zmm3, zmm7, 221
    vmovdqu64 zmmword ptr [rax], zmm8
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm9
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm10
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm11
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm12
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm13
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm14
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm15
    add rsi, 512
    add r10, 512
    add r11, 512
    add rdx, 512
    add rdi, 64
    dec r8
    jnz LOCAL(lookup_32_digit)
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_lookup_32_ifma)

/* z <- eight numbers, one after the other: lane l of number w is entry index[l][w] of the table */
/* the table has 2 groups of eight entries, as `transpose` makes them */
/* upper is not read */
/* @ct reads every entry; no address depends on an index */
/* rdi = z, rsi = table, rdx = index, rcx = upper, r8 = blocks */
    HIDE(sangi_modx8_lookup_16_ifma)
    .globl SYMBOL(sangi_modx8_lookup_16_ifma)
    KIND(sangi_modx8_lookup_16_ifma)
    .p2align 5
SYMBOL(sangi_modx8_lookup_16_ifma):
    .cfi_startproc
    endbr64
    ENTER(5)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm24, zmmword ptr [rdx]
    vmovdqu64 zmm25, zmmword ptr [rdx + 64]
    vmovdqu64 zmm26, zmmword ptr [rdx + 128]
    vmovdqu64 zmm27, zmmword ptr [rdx + 192]
    vmovdqu64 zmm28, zmmword ptr [rdx + 256]
    vmovdqu64 zmm29, zmmword ptr [rdx + 320]
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vmovdqu64 zmm31, zmmword ptr [rdx + 448]
    mov r9, r8
    shl r8, 2
    shl r9, 11
    lea r10, [rsi + r9]
    shr r9, 3
    .p2align 6
    LOCAL(lookup_16_digit):
    vmovdqu64 zmm0, zmmword ptr [rsi]
    vpermt2q zmm0, zmm24, zmmword ptr [r10]
    vmovdqu64 zmm1, zmmword ptr [rsi + 64]
    vpermt2q zmm1, zmm25, zmmword ptr [r10 + 64]
    vmovdqu64 zmm2, zmmword ptr [rsi + 128]
    vpermt2q zmm2, zmm26, zmmword ptr [r10 + 128]
    vmovdqu64 zmm3, zmmword ptr [rsi + 192]
    vpermt2q zmm3, zmm27, zmmword ptr [r10 + 192]
    vmovdqu64 zmm4, zmmword ptr [rsi + 256]
    vpermt2q zmm4, zmm28, zmmword ptr [r10 + 256]
    vmovdqu64 zmm5, zmmword ptr [rsi + 320]
    vpermt2q zmm5, zmm29, zmmword ptr [r10 + 320]
    vmovdqu64 zmm6, zmmword ptr [rsi + 384]
    vpermt2q zmm6, zmm30, zmmword ptr [r10 + 384]
    vmovdqu64 zmm7, zmmword ptr [rsi + 448]
    vpermt2q zmm7, zmm31, zmmword ptr [r10 + 448]
    mov rax, rdi
    vpunpcklqdq zmm8, zmm0, zmm1
    vpunpckhqdq zmm9, zmm0, zmm1
    vpunpcklqdq zmm10, zmm2, zmm3
    vpunpckhqdq zmm11, zmm2, zmm3
    vpunpcklqdq zmm12, zmm4, zmm5
    vpunpckhqdq zmm13, zmm4, zmm5
    vpunpcklqdq zmm14, zmm6, zmm7
    vpunpckhqdq zmm15, zmm6, zmm7
    vshufi64x2 zmm0, zmm8, zmm10, 136
    vshufi64x2 zmm2, zmm8, zmm10, 221
    vshufi64x2 zmm1, zmm9, zmm11, 136
    vshufi64x2 zmm3, zmm9, zmm11, 221
    vshufi64x2 zmm4, zmm12, zmm14, 136
    vshufi64x2 zmm6, zmm12, zmm14, 221
    vshufi64x2 zmm5, zmm13, zmm15, 136
    vshufi64x2 zmm7, zmm13, zmm15, 221
    vshufi64x2 zmm8, zmm0, zmm4, 136
    vshufi64x2 zmm12, zmm0, zmm4, 221
    vshufi64x2 zmm9, zmm1, zmm5, 136
    vshufi64x2 zmm13, zmm1, zmm5, 221
    vshufi64x2 zmm10, zmm2, zmm6, 136
    vshufi64x2 zmm14, zmm2, zmm6, 221
    vshufi64x2 zmm11, zmm3, zmm7, 136
    vshufi64x2 zmm15, zmm3, zmm7, 221
    vmovdqu64 zmmword ptr [rax], zmm8
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm9
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm10
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm11
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm12
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm13
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm14
    add rax, r9
    vmovdqu64 zmmword ptr [rax], zmm15
    add rsi, 512
    add r10, 512
    add rdi, 64
    dec r8
    jnz LOCAL(lookup_16_digit)
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_lookup_16_ifma)

/* z <- 0 */
/* rdi = z, rsi = blocks */
    HIDE(sangi_modx8_zeroize_ifma)
    .globl SYMBOL(sangi_modx8_zeroize_ifma)
    KIND(sangi_modx8_zeroize_ifma)
    .p2align 5
SYMBOL(sangi_modx8_zeroize_ifma):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    vpxorq zmm0, zmm0, zmm0
    .p2align 6
    LOCAL(zeroize_block):
    vmovdqu64 zmmword ptr [rdi], zmm0
    vmovdqu64 zmmword ptr [rdi + 64], zmm0
    vmovdqu64 zmmword ptr [rdi + 128], zmm0
    vmovdqu64 zmmword ptr [rdi + 192], zmm0
    add rdi, 256
    dec rsi
    jnz LOCAL(zeroize_block)
    vzeroupper
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_zeroize_ifma)

/* t <- a0^2, of twenty columns */
/* z <- a0 - a1, of ten digits each, one after the other in a, and its sign at the index of an operand's sign */
/* rdi = t, rsi = a, rdx = z */
    HIDE(sangi_modx8_sqr10_sub_ifma)
    .globl SYMBOL(sangi_modx8_sqr10_sub_ifma)
    KIND(sangi_modx8_sqr10_sub_ifma)
    .p2align 5
SYMBOL(sangi_modx8_sqr10_sub_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
    vmovdqu64 zmm29, zmmword ptr [rsi + 576]
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
    vpmadd52luq zmm1, zmm20, zmm21
    vpmadd52luq zmm3, zmm21, zmm22
    vpmadd52luq zmm5, zmm22, zmm23
    vpsubq zmm31, zmm20, zmmword ptr [rsi + 640]
    vpmadd52luq zmm7, zmm23, zmm24
    vpmadd52luq zmm9, zmm24, zmm25
    vpmadd52luq zmm11, zmm25, zmm26
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm13, zmm26, zmm27
    vpmadd52luq zmm15, zmm27, zmm28
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm17, zmm28, zmm29
    vpmadd52huq zmm2, zmm20, zmm21
    vpmadd52huq zmm4, zmm21, zmm22
    vmovdqu64 zmmword ptr [rdx], zmm30
    vpmadd52huq zmm6, zmm22, zmm23
    vpmadd52huq zmm8, zmm23, zmm24
    vpsubq zmm30, zmm21, zmmword ptr [rsi + 704]
    vpmadd52huq zmm10, zmm24, zmm25
    vpmadd52huq zmm12, zmm25, zmm26
    vpmadd52huq zmm14, zmm26, zmm27
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm16, zmm27, zmm28
    vpmadd52huq zmm18, zmm28, zmm29
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm2, zmm20, zmm22
    vpmadd52luq zmm4, zmm21, zmm23
    vpmadd52luq zmm6, zmm22, zmm24
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm8, zmm23, zmm25
    vpmadd52luq zmm10, zmm24, zmm26
    vpmadd52luq zmm12, zmm25, zmm27
    vmovdqu64 zmmword ptr [rdx + 64], zmm30
    vpmadd52luq zmm14, zmm26, zmm28
    vpmadd52luq zmm16, zmm27, zmm29
    vpsubq zmm30, zmm22, zmmword ptr [rsi + 768]
    vpmadd52huq zmm3, zmm20, zmm22
    vpmadd52huq zmm5, zmm21, zmm23
    vpmadd52huq zmm7, zmm22, zmm24
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm9, zmm23, zmm25
    vpmadd52huq zmm11, zmm24, zmm26
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm13, zmm25, zmm27
    vpmadd52huq zmm15, zmm26, zmm28
    vpmadd52huq zmm17, zmm27, zmm29
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm3, zmm20, zmm23
    vpmadd52luq zmm5, zmm21, zmm24
    vmovdqu64 zmmword ptr [rdx + 128], zmm30
    vpmadd52luq zmm7, zmm22, zmm25
    vpmadd52luq zmm9, zmm23, zmm26
    vpmadd52luq zmm11, zmm24, zmm27
    vpsubq zmm30, zmm23, zmmword ptr [rsi + 832]
    vpmadd52luq zmm13, zmm25, zmm28
    vpmadd52luq zmm15, zmm26, zmm29
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm4, zmm20, zmm23
    vpmadd52huq zmm6, zmm21, zmm24
    vpmadd52huq zmm8, zmm22, zmm25
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm10, zmm23, zmm26
    vpmadd52huq zmm12, zmm24, zmm27
    vpmadd52huq zmm14, zmm25, zmm28
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm16, zmm26, zmm29
    vpmadd52luq zmm4, zmm20, zmm24
    vmovdqu64 zmmword ptr [rdx + 192], zmm30
    vpmadd52luq zmm6, zmm21, zmm25
    vpmadd52luq zmm8, zmm22, zmm26
    vpmadd52luq zmm10, zmm23, zmm27
    vpsubq zmm30, zmm24, zmmword ptr [rsi + 896]
    vpmadd52luq zmm12, zmm24, zmm28
    vpmadd52luq zmm14, zmm25, zmm29
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm5, zmm20, zmm24
    vpmadd52huq zmm7, zmm21, zmm25
    vpmadd52huq zmm9, zmm22, zmm26
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm11, zmm23, zmm27
    vpmadd52huq zmm13, zmm24, zmm28
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm15, zmm25, zmm29
    vpmadd52luq zmm5, zmm20, zmm25
    vpmadd52luq zmm7, zmm21, zmm26
    vmovdqu64 zmmword ptr [rdx + 256], zmm30
    vpmadd52luq zmm9, zmm22, zmm27
    vpmadd52luq zmm11, zmm23, zmm28
    vpsubq zmm30, zmm25, zmmword ptr [rsi + 960]
    vpmadd52luq zmm13, zmm24, zmm29
    vpmadd52huq zmm6, zmm20, zmm25
    vpmadd52huq zmm8, zmm21, zmm26
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm10, zmm22, zmm27
    vpmadd52huq zmm12, zmm23, zmm28
    vpmadd52huq zmm14, zmm24, zmm29
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm6, zmm20, zmm26
    vpmadd52luq zmm8, zmm21, zmm27
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm10, zmm22, zmm28
    vpmadd52luq zmm12, zmm23, zmm29
    vpmadd52huq zmm7, zmm20, zmm26
    vmovdqu64 zmmword ptr [rdx + 320], zmm30
    vpmadd52huq zmm9, zmm21, zmm27
    vpmadd52huq zmm11, zmm22, zmm28
    vpsubq zmm30, zmm26, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm13, zmm23, zmm29
    vpmadd52luq zmm7, zmm20, zmm27
    vpmadd52luq zmm9, zmm21, zmm28
    vpaddq zmm31, zmm31, zmm30
    vpmadd52luq zmm11, zmm22, zmm29
    vpmadd52huq zmm8, zmm20, zmm27
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm10, zmm21, zmm28
    vpmadd52huq zmm12, zmm22, zmm29
    vpmadd52luq zmm8, zmm20, zmm28
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm10, zmm21, zmm29
    vpmadd52huq zmm9, zmm20, zmm28
    vpmadd52huq zmm11, zmm21, zmm29
    vmovdqu64 zmmword ptr [rdx + 384], zmm30
    vpmadd52luq zmm9, zmm20, zmm29
    vpmadd52huq zmm10, zmm20, zmm29
    vpsubq zmm30, zmm27, zmmword ptr [rsi + 1088]
    vpaddq zmm1, zmm1, zmm1
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm31, zmm31, zmm30
    vpaddq zmm4, zmm4, zmm4
    vpaddq zmm5, zmm5, zmm5
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpaddq zmm6, zmm6, zmm6
    vpaddq zmm7, zmm7, zmm7
    vpaddq zmm8, zmm8, zmm8
    vpsraq zmm31, zmm31, 52
    vpaddq zmm9, zmm9, zmm9
    vpaddq zmm10, zmm10, zmm10
    vmovdqu64 zmmword ptr [rdx + 448], zmm30
    vpaddq zmm11, zmm11, zmm11
    vpaddq zmm12, zmm12, zmm12
    vpaddq zmm13, zmm13, zmm13
    vpsubq zmm30, zmm28, zmmword ptr [rsi + 1152]
    vpaddq zmm14, zmm14, zmm14
    vpaddq zmm15, zmm15, zmm15
    vpaddq zmm31, zmm31, zmm30
    vpaddq zmm16, zmm16, zmm16
    vpaddq zmm17, zmm17, zmm17
    vpaddq zmm18, zmm18, zmm18
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm0, zmm20, zmm20
    vpmadd52luq zmm2, zmm21, zmm21
    vpmadd52luq zmm4, zmm22, zmm22
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm6, zmm23, zmm23
    vpmadd52luq zmm8, zmm24, zmm24
    vmovdqu64 zmmword ptr [rdx + 512], zmm30
    vpmadd52luq zmm10, zmm25, zmm25
    vpmadd52luq zmm12, zmm26, zmm26
    vpmadd52luq zmm14, zmm27, zmm27
    vpsubq zmm30, zmm29, zmmword ptr [rsi + 1216]
    vpmadd52luq zmm16, zmm28, zmm28
    vpmadd52luq zmm18, zmm29, zmm29
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm1, zmm20, zmm20
    vpmadd52huq zmm3, zmm21, zmm21
    vpmadd52huq zmm5, zmm22, zmm22
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm7, zmm23, zmm23
    vpmadd52huq zmm9, zmm24, zmm24
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm11, zmm25, zmm25
    vpmadd52huq zmm13, zmm26, zmm26
    vpmadd52huq zmm15, zmm27, zmm27
    vmovdqu64 zmmword ptr [rdx + 576], zmm30
    vpmadd52huq zmm17, zmm28, zmm28
    vpmadd52huq zmm19, zmm29, zmm29
    vmovdqu64 zmmword ptr [rdx + 1024], zmm31
    vmovdqu64 zmmword ptr [rdi], zmm0
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
    vmovdqu64 zmmword ptr [rdi + 768], zmm12
    vmovdqu64 zmmword ptr [rdi + 832], zmm13
    vmovdqu64 zmmword ptr [rdi + 896], zmm14
    vmovdqu64 zmmword ptr [rdi + 960], zmm15
    vmovdqu64 zmmword ptr [rdi + 1024], zmm16
    vmovdqu64 zmmword ptr [rdi + 1088], zmm17
    vmovdqu64 zmmword ptr [rdi + 1152], zmm18
    vmovdqu64 zmmword ptr [rdi + 1216], zmm19
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_sqr10_sub_ifma)

/* t <- a^2, of twenty columns */
/* z <- x - y, of twenty digits each, then its sign */
/* rdi = t, rsi = a, rdx = z, rcx = x, r8 = y */
    HIDE(sangi_modx8_sqr10_sub20_ifma)
    .globl SYMBOL(sangi_modx8_sqr10_sub20_ifma)
    KIND(sangi_modx8_sqr10_sub20_ifma)
    .p2align 5
SYMBOL(sangi_modx8_sqr10_sub20_ifma):
    .cfi_startproc
    endbr64
    ENTER(5)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
    vmovdqu64 zmm29, zmmword ptr [rsi + 576]
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
    vpmadd52luq zmm1, zmm20, zmm21
    vpmadd52luq zmm3, zmm21, zmm22
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm5, zmm22, zmm23
    vpsubq zmm31, zmm31, zmmword ptr [r8]
    vpmadd52luq zmm7, zmm23, zmm24
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm9, zmm24, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm11, zmm25, zmm26
    vmovdqu64 zmmword ptr [rdx], zmm30
    vpmadd52luq zmm13, zmm26, zmm27
    vmovdqu64 zmm30, zmmword ptr [rcx + 64]
    vpmadd52luq zmm15, zmm27, zmm28
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 64]
    vpmadd52luq zmm17, zmm28, zmm29
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm2, zmm20, zmm21
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm4, zmm21, zmm22
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm6, zmm22, zmm23
    vmovdqu64 zmmword ptr [rdx + 64], zmm30
    vpmadd52huq zmm8, zmm23, zmm24
    vmovdqu64 zmm30, zmmword ptr [rcx + 128]
    vpmadd52huq zmm10, zmm24, zmm25
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 128]
    vpmadd52huq zmm12, zmm25, zmm26
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm14, zmm26, zmm27
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm16, zmm27, zmm28
    vpmadd52huq zmm18, zmm28, zmm29
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm2, zmm20, zmm22
    vmovdqu64 zmmword ptr [rdx + 128], zmm30
    vpmadd52luq zmm4, zmm21, zmm23
    vmovdqu64 zmm30, zmmword ptr [rcx + 192]
    vpmadd52luq zmm6, zmm22, zmm24
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 192]
    vpmadd52luq zmm8, zmm23, zmm25
    vpaddq zmm31, zmm31, zmm30
    vpmadd52luq zmm10, zmm24, zmm26
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm12, zmm25, zmm27
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm14, zmm26, zmm28
    vmovdqu64 zmmword ptr [rdx + 192], zmm30
    vpmadd52luq zmm16, zmm27, zmm29
    vmovdqu64 zmm30, zmmword ptr [rcx + 256]
    vpmadd52huq zmm3, zmm20, zmm22
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 256]
    vpmadd52huq zmm5, zmm21, zmm23
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm7, zmm22, zmm24
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm9, zmm23, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm11, zmm24, zmm26
    vmovdqu64 zmmword ptr [rdx + 256], zmm30
    vpmadd52huq zmm13, zmm25, zmm27
    vmovdqu64 zmm30, zmmword ptr [rcx + 320]
    vpmadd52huq zmm15, zmm26, zmm28
    vpmadd52huq zmm17, zmm27, zmm29
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 320]
    vpmadd52luq zmm3, zmm20, zmm23
    vpaddq zmm31, zmm31, zmm30
    vpmadd52luq zmm5, zmm21, zmm24
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm7, zmm22, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm9, zmm23, zmm26
    vmovdqu64 zmmword ptr [rdx + 320], zmm30
    vpmadd52luq zmm11, zmm24, zmm27
    vmovdqu64 zmm30, zmmword ptr [rcx + 384]
    vpmadd52luq zmm13, zmm25, zmm28
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 384]
    vpmadd52luq zmm15, zmm26, zmm29
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm4, zmm20, zmm23
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm6, zmm21, zmm24
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm8, zmm22, zmm25
    vmovdqu64 zmmword ptr [rdx + 384], zmm30
    vpmadd52huq zmm10, zmm23, zmm26
    vmovdqu64 zmm30, zmmword ptr [rcx + 448]
    vpmadd52huq zmm12, zmm24, zmm27
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 448]
    vpmadd52huq zmm14, zmm25, zmm28
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm16, zmm26, zmm29
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm4, zmm20, zmm24
    vpmadd52luq zmm6, zmm21, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm8, zmm22, zmm26
    vmovdqu64 zmmword ptr [rdx + 448], zmm30
    vpmadd52luq zmm10, zmm23, zmm27
    vmovdqu64 zmm30, zmmword ptr [rcx + 512]
    vpmadd52luq zmm12, zmm24, zmm28
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 512]
    vpmadd52luq zmm14, zmm25, zmm29
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm5, zmm20, zmm24
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm7, zmm21, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm9, zmm22, zmm26
    vmovdqu64 zmmword ptr [rdx + 512], zmm30
    vpmadd52huq zmm11, zmm23, zmm27
    vmovdqu64 zmm30, zmmword ptr [rcx + 576]
    vpmadd52huq zmm13, zmm24, zmm28
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 576]
    vpmadd52huq zmm15, zmm25, zmm29
    vpaddq zmm31, zmm31, zmm30
    vpmadd52luq zmm5, zmm20, zmm25
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm7, zmm21, zmm26
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm9, zmm22, zmm27
    vmovdqu64 zmmword ptr [rdx + 576], zmm30
    vpmadd52luq zmm11, zmm23, zmm28
    vmovdqu64 zmm30, zmmword ptr [rcx + 640]
    vpmadd52luq zmm13, zmm24, zmm29
    vpmadd52huq zmm6, zmm20, zmm25
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 640]
    vpmadd52huq zmm8, zmm21, zmm26
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm10, zmm22, zmm27
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm12, zmm23, zmm28
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm14, zmm24, zmm29
    vmovdqu64 zmmword ptr [rdx + 640], zmm30
    vpmadd52luq zmm6, zmm20, zmm26
    vmovdqu64 zmm30, zmmword ptr [rcx + 704]
    vpmadd52luq zmm8, zmm21, zmm27
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 704]
    vpmadd52luq zmm10, zmm22, zmm28
    vpaddq zmm31, zmm31, zmm30
    vpmadd52luq zmm12, zmm23, zmm29
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm7, zmm20, zmm26
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm9, zmm21, zmm27
    vmovdqu64 zmmword ptr [rdx + 704], zmm30
    vpmadd52huq zmm11, zmm22, zmm28
    vmovdqu64 zmm30, zmmword ptr [rcx + 768]
    vpmadd52huq zmm13, zmm23, zmm29
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 768]
    vpmadd52luq zmm7, zmm20, zmm27
    vpaddq zmm31, zmm31, zmm30
    vpmadd52luq zmm9, zmm21, zmm28
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm11, zmm22, zmm29
    vpmadd52huq zmm8, zmm20, zmm27
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm10, zmm21, zmm28
    vmovdqu64 zmmword ptr [rdx + 768], zmm30
    vpmadd52huq zmm12, zmm22, zmm29
    vmovdqu64 zmm30, zmmword ptr [rcx + 832]
    vpmadd52luq zmm8, zmm20, zmm28
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 832]
    vpmadd52luq zmm10, zmm21, zmm29
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm9, zmm20, zmm28
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm11, zmm21, zmm29
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm9, zmm20, zmm29
    vmovdqu64 zmmword ptr [rdx + 832], zmm30
    vpmadd52huq zmm10, zmm20, zmm29
    vmovdqu64 zmm30, zmmword ptr [rcx + 896]
    vpaddq zmm1, zmm1, zmm1
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 896]
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm31, zmm31, zmm30
    vpaddq zmm3, zmm3, zmm3
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpaddq zmm4, zmm4, zmm4
    vpsraq zmm31, zmm31, 52
    vpaddq zmm5, zmm5, zmm5
    vmovdqu64 zmmword ptr [rdx + 896], zmm30
    vpaddq zmm6, zmm6, zmm6
    vmovdqu64 zmm30, zmmword ptr [rcx + 960]
    vpaddq zmm7, zmm7, zmm7
    vpaddq zmm8, zmm8, zmm8
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 960]
    vpaddq zmm9, zmm9, zmm9
    vpaddq zmm31, zmm31, zmm30
    vpaddq zmm10, zmm10, zmm10
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpaddq zmm11, zmm11, zmm11
    vpsraq zmm31, zmm31, 52
    vpaddq zmm12, zmm12, zmm12
    vmovdqu64 zmmword ptr [rdx + 960], zmm30
    vpaddq zmm13, zmm13, zmm13
    vmovdqu64 zmm30, zmmword ptr [rcx + 1024]
    vpaddq zmm14, zmm14, zmm14
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 1024]
    vpaddq zmm15, zmm15, zmm15
    vpaddq zmm31, zmm31, zmm30
    vpaddq zmm16, zmm16, zmm16
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpaddq zmm17, zmm17, zmm17
    vpsraq zmm31, zmm31, 52
    vpaddq zmm18, zmm18, zmm18
    vmovdqu64 zmmword ptr [rdx + 1024], zmm30
    vpmadd52luq zmm0, zmm20, zmm20
    vmovdqu64 zmm30, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm2, zmm21, zmm21
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm4, zmm22, zmm22
    vpaddq zmm31, zmm31, zmm30
    vpmadd52luq zmm6, zmm23, zmm23
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm8, zmm24, zmm24
    vpmadd52luq zmm10, zmm25, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm12, zmm26, zmm26
    vmovdqu64 zmmword ptr [rdx + 1088], zmm30
    vpmadd52luq zmm14, zmm27, zmm27
    vmovdqu64 zmm30, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm16, zmm28, zmm28
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm18, zmm29, zmm29
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm1, zmm20, zmm20
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm3, zmm21, zmm21
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm5, zmm22, zmm22
    vmovdqu64 zmmword ptr [rdx + 1152], zmm30
    vpmadd52huq zmm7, zmm23, zmm23
    vmovdqu64 zmm30, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm9, zmm24, zmm24
    vpsubq zmm30, zmm30, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm11, zmm25, zmm25
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm13, zmm26, zmm26
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm15, zmm27, zmm27
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm17, zmm28, zmm28
    vmovdqu64 zmmword ptr [rdx + 1216], zmm30
    vpmadd52huq zmm19, zmm29, zmm29
    vmovdqu64 zmmword ptr [rdx + 1280], zmm31
    vmovdqu64 zmmword ptr [rdi], zmm0
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
    vmovdqu64 zmmword ptr [rdi + 768], zmm12
    vmovdqu64 zmmword ptr [rdi + 832], zmm13
    vmovdqu64 zmmword ptr [rdi + 896], zmm14
    vmovdqu64 zmmword ptr [rdi + 960], zmm15
    vmovdqu64 zmmword ptr [rdi + 1024], zmm16
    vmovdqu64 zmmword ptr [rdi + 1088], zmm17
    vmovdqu64 zmmword ptr [rdi + 1152], zmm18
    vmovdqu64 zmmword ptr [rdi + 1216], zmm19
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_sqr10_sub20_ifma)

/* t <- a^2, of twenty columns */
/* out <- the left operand of ten columns after carry propagation; the carry out at the index of its sign */
/* rdi = t, rsi = a, rdx = columns, rcx = out */
    HIDE(sangi_modx8_sqr10_carry_left_ifma)
    .globl SYMBOL(sangi_modx8_sqr10_carry_left_ifma)
    KIND(sangi_modx8_sqr10_carry_left_ifma)
    .p2align 5
SYMBOL(sangi_modx8_sqr10_carry_left_ifma):
    .cfi_startproc
    endbr64
    ENTER(4)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
    vmovdqu64 zmm29, zmmword ptr [rsi + 576]
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
    vpmadd52luq zmm1, zmm20, zmm21
    vpmadd52luq zmm3, zmm21, zmm22
    vmovdqu64 zmm31, zmmword ptr [rdx]
    vpmadd52luq zmm5, zmm22, zmm23
    vpmadd52luq zmm7, zmm23, zmm24
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm9, zmm24, zmm25
    vpmadd52luq zmm11, zmm25, zmm26
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm13, zmm26, zmm27
    vpmadd52luq zmm15, zmm27, zmm28
    vmovdqu64 zmmword ptr [rcx], zmm30
    vpmadd52luq zmm17, zmm28, zmm29
    vpaddq zmm31, zmm31, zmmword ptr [rdx + 64]
    vpmadd52huq zmm2, zmm20, zmm21
    vpmadd52huq zmm4, zmm21, zmm22
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm6, zmm22, zmm23
    vpmadd52huq zmm8, zmm23, zmm24
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm10, zmm24, zmm25
    vpmadd52huq zmm12, zmm25, zmm26
    vmovdqu64 zmmword ptr [rcx + 64], zmm30
    vpmadd52huq zmm14, zmm26, zmm27
    vpaddq zmm31, zmm31, zmmword ptr [rdx + 128]
    vpmadd52huq zmm16, zmm27, zmm28
    vpmadd52huq zmm18, zmm28, zmm29
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm2, zmm20, zmm22
    vpmadd52luq zmm4, zmm21, zmm23
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm6, zmm22, zmm24
    vpmadd52luq zmm8, zmm23, zmm25
    vmovdqu64 zmmword ptr [rcx + 128], zmm30
    vpmadd52luq zmm10, zmm24, zmm26
    vpmadd52luq zmm12, zmm25, zmm27
    vpaddq zmm31, zmm31, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm26, zmm28
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm16, zmm27, zmm29
    vpmadd52huq zmm3, zmm20, zmm22
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm5, zmm21, zmm23
    vpmadd52huq zmm7, zmm22, zmm24
    vmovdqu64 zmmword ptr [rcx + 192], zmm30
    vpmadd52huq zmm9, zmm23, zmm25
    vpmadd52huq zmm11, zmm24, zmm26
    vpaddq zmm31, zmm31, zmmword ptr [rdx + 256]
    vpmadd52huq zmm13, zmm25, zmm27
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm15, zmm26, zmm28
    vpmadd52huq zmm17, zmm27, zmm29
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm3, zmm20, zmm23
    vpmadd52luq zmm5, zmm21, zmm24
    vmovdqu64 zmmword ptr [rcx + 256], zmm30
    vpmadd52luq zmm7, zmm22, zmm25
    vpmadd52luq zmm9, zmm23, zmm26
    vpaddq zmm31, zmm31, zmmword ptr [rdx + 320]
    vpmadd52luq zmm11, zmm24, zmm27
    vpmadd52luq zmm13, zmm25, zmm28
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm15, zmm26, zmm29
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm4, zmm20, zmm23
    vpmadd52huq zmm6, zmm21, zmm24
    vmovdqu64 zmmword ptr [rcx + 320], zmm30
    vpmadd52huq zmm8, zmm22, zmm25
    vpmadd52huq zmm10, zmm23, zmm26
    vpaddq zmm31, zmm31, zmmword ptr [rdx + 384]
    vpmadd52huq zmm12, zmm24, zmm27
    vpmadd52huq zmm14, zmm25, zmm28
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm16, zmm26, zmm29
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm4, zmm20, zmm24
    vpmadd52luq zmm6, zmm21, zmm25
    vmovdqu64 zmmword ptr [rcx + 384], zmm30
    vpmadd52luq zmm8, zmm22, zmm26
    vpmadd52luq zmm10, zmm23, zmm27
    vpaddq zmm31, zmm31, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm24, zmm28
    vpmadd52luq zmm14, zmm25, zmm29
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm5, zmm20, zmm24
    vpmadd52huq zmm7, zmm21, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm9, zmm22, zmm26
    vmovdqu64 zmmword ptr [rcx + 448], zmm30
    vpmadd52huq zmm11, zmm23, zmm27
    vpmadd52huq zmm13, zmm24, zmm28
    vpaddq zmm31, zmm31, zmmword ptr [rdx + 512]
    vpmadd52huq zmm15, zmm25, zmm29
    vpmadd52luq zmm5, zmm20, zmm25
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm7, zmm21, zmm26
    vpmadd52luq zmm9, zmm22, zmm27
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm11, zmm23, zmm28
    vmovdqu64 zmmword ptr [rcx + 512], zmm30
    vpmadd52luq zmm13, zmm24, zmm29
    vpmadd52huq zmm6, zmm20, zmm25
    vpaddq zmm31, zmm31, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm21, zmm26
    vpmadd52huq zmm10, zmm22, zmm27
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm12, zmm23, zmm28
    vpmadd52huq zmm14, zmm24, zmm29
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm6, zmm20, zmm26
    vpmadd52luq zmm8, zmm21, zmm27
    vmovdqu64 zmmword ptr [rcx + 576], zmm30
    vpmadd52luq zmm10, zmm22, zmm28
    vmovdqu64 zmmword ptr [rcx + 1024], zmm31
    vpmadd52luq zmm12, zmm23, zmm29
    vpmadd52huq zmm7, zmm20, zmm26
    lea rax, [rcx + 640]
    vpmadd52huq zmm9, zmm21, zmm27
    vpmadd52huq zmm11, zmm22, zmm28
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52huq zmm13, zmm23, zmm29
    vpmadd52luq zmm7, zmm20, zmm27
    vpsubq zmm31, zmm31, zmmword ptr [rcx + 320]
    vpmadd52luq zmm9, zmm21, zmm28
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm11, zmm22, zmm29
    vpmadd52huq zmm8, zmm20, zmm27
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm10, zmm21, zmm28
    vpmadd52huq zmm12, zmm22, zmm29
    vmovdqu64 zmmword ptr [rax], zmm30
    vpmadd52luq zmm8, zmm20, zmm28
    vpmadd52luq zmm10, zmm21, zmm29
    vmovdqu64 zmm30, zmmword ptr [rcx + 64]
    vpmadd52huq zmm9, zmm20, zmm28
    vpmadd52huq zmm11, zmm21, zmm29
    vpsubq zmm30, zmm30, zmmword ptr [rcx + 384]
    vpmadd52luq zmm9, zmm20, zmm29
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm10, zmm20, zmm29
    vpaddq zmm1, zmm1, zmm1
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm3, zmm3, zmm3
    vpsraq zmm31, zmm31, 52
    vpaddq zmm4, zmm4, zmm4
    vpaddq zmm5, zmm5, zmm5
    vmovdqu64 zmmword ptr [rax + 64], zmm30
    vpaddq zmm6, zmm6, zmm6
    vmovdqu64 zmm30, zmmword ptr [rcx + 128]
    vpaddq zmm7, zmm7, zmm7
    vpaddq zmm8, zmm8, zmm8
    vpsubq zmm30, zmm30, zmmword ptr [rcx + 448]
    vpaddq zmm9, zmm9, zmm9
    vpaddq zmm10, zmm10, zmm10
    vpaddq zmm31, zmm31, zmm30
    vpaddq zmm11, zmm11, zmm11
    vpaddq zmm12, zmm12, zmm12
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpaddq zmm13, zmm13, zmm13
    vpaddq zmm14, zmm14, zmm14
    vpsraq zmm31, zmm31, 52
    vpaddq zmm15, zmm15, zmm15
    vmovdqu64 zmmword ptr [rax + 128], zmm30
    vpaddq zmm16, zmm16, zmm16
    vpaddq zmm17, zmm17, zmm17
    vmovdqu64 zmm30, zmmword ptr [rcx + 192]
    vpaddq zmm18, zmm18, zmm18
    vpmadd52luq zmm0, zmm20, zmm20
    vpsubq zmm30, zmm30, zmmword ptr [rcx + 512]
    vpmadd52luq zmm2, zmm21, zmm21
    vpmadd52luq zmm4, zmm22, zmm22
    vpaddq zmm31, zmm31, zmm30
    vpmadd52luq zmm6, zmm23, zmm23
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm8, zmm24, zmm24
    vpmadd52luq zmm10, zmm25, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm12, zmm26, zmm26
    vpmadd52luq zmm14, zmm27, zmm27
    vmovdqu64 zmmword ptr [rax + 192], zmm30
    vpmadd52luq zmm16, zmm28, zmm28
    vpmadd52luq zmm18, zmm29, zmm29
    vmovdqu64 zmm30, zmmword ptr [rcx + 256]
    vpmadd52huq zmm1, zmm20, zmm20
    vpmadd52huq zmm3, zmm21, zmm21
    vpsubq zmm30, zmm30, zmmword ptr [rcx + 576]
    vpmadd52huq zmm5, zmm22, zmm22
    vpaddq zmm31, zmm31, zmm30
    vpmadd52huq zmm7, zmm23, zmm23
    vpmadd52huq zmm9, zmm24, zmm24
    vpandq zmm30, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm11, zmm25, zmm25
    vpmadd52huq zmm13, zmm26, zmm26
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm15, zmm27, zmm27
    vpmadd52huq zmm17, zmm28, zmm28
    vmovdqu64 zmmword ptr [rax + 256], zmm30
    vpmadd52huq zmm19, zmm29, zmm29
    vmovdqu64 zmmword ptr [rax + 320], zmm31
    vmovdqu64 zmmword ptr [rdi], zmm0
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
    vmovdqu64 zmmword ptr [rdi + 768], zmm12
    vmovdqu64 zmmword ptr [rdi + 832], zmm13
    vmovdqu64 zmmword ptr [rdi + 896], zmm14
    vmovdqu64 zmmword ptr [rdi + 960], zmm15
    vmovdqu64 zmmword ptr [rdi + 1024], zmm16
    vmovdqu64 zmmword ptr [rdi + 1088], zmm17
    vmovdqu64 zmmword ptr [rdi + 1152], zmm18
    vmovdqu64 zmmword ptr [rdi + 1216], zmm19
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_sqr10_carry_left_ifma)

/* t <- a^2, of twenty columns */
/* rdi = t, rsi = a */
    HIDE(sangi_modx8_sqr10_ifma)
    .globl SYMBOL(sangi_modx8_sqr10_ifma)
    KIND(sangi_modx8_sqr10_ifma)
    .p2align 5
SYMBOL(sangi_modx8_sqr10_ifma):
    .cfi_startproc
    endbr64
    ENTER(2)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
    vmovdqu64 zmm29, zmmword ptr [rsi + 576]
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
    vpmadd52luq zmm1, zmm20, zmm21
    vpmadd52luq zmm3, zmm21, zmm22
    vpmadd52luq zmm5, zmm22, zmm23
    vpmadd52luq zmm7, zmm23, zmm24
    vpmadd52luq zmm9, zmm24, zmm25
    vpmadd52luq zmm11, zmm25, zmm26
    vpmadd52luq zmm13, zmm26, zmm27
    vpmadd52luq zmm15, zmm27, zmm28
    vpmadd52luq zmm17, zmm28, zmm29
    vpmadd52huq zmm2, zmm20, zmm21
    vpmadd52huq zmm4, zmm21, zmm22
    vpmadd52huq zmm6, zmm22, zmm23
    vpmadd52huq zmm8, zmm23, zmm24
    vpmadd52huq zmm10, zmm24, zmm25
    vpmadd52huq zmm12, zmm25, zmm26
    vpmadd52huq zmm14, zmm26, zmm27
    vpmadd52huq zmm16, zmm27, zmm28
    vpmadd52huq zmm18, zmm28, zmm29
    vpmadd52luq zmm2, zmm20, zmm22
    vpmadd52luq zmm4, zmm21, zmm23
    vpmadd52luq zmm6, zmm22, zmm24
    vpmadd52luq zmm8, zmm23, zmm25
    vpmadd52luq zmm10, zmm24, zmm26
    vpmadd52luq zmm12, zmm25, zmm27
    vpmadd52luq zmm14, zmm26, zmm28
    vpmadd52luq zmm16, zmm27, zmm29
    vpmadd52huq zmm3, zmm20, zmm22
    vpmadd52huq zmm5, zmm21, zmm23
    vpmadd52huq zmm7, zmm22, zmm24
    vpmadd52huq zmm9, zmm23, zmm25
    vpmadd52huq zmm11, zmm24, zmm26
    vpmadd52huq zmm13, zmm25, zmm27
    vpmadd52huq zmm15, zmm26, zmm28
    vpmadd52huq zmm17, zmm27, zmm29
    vpmadd52luq zmm3, zmm20, zmm23
    vpmadd52luq zmm5, zmm21, zmm24
    vpmadd52luq zmm7, zmm22, zmm25
    vpmadd52luq zmm9, zmm23, zmm26
    vpmadd52luq zmm11, zmm24, zmm27
    vpmadd52luq zmm13, zmm25, zmm28
    vpmadd52luq zmm15, zmm26, zmm29
    vpmadd52huq zmm4, zmm20, zmm23
    vpmadd52huq zmm6, zmm21, zmm24
    vpmadd52huq zmm8, zmm22, zmm25
    vpmadd52huq zmm10, zmm23, zmm26
    vpmadd52huq zmm12, zmm24, zmm27
    vpmadd52huq zmm14, zmm25, zmm28
    vpmadd52huq zmm16, zmm26, zmm29
    vpmadd52luq zmm4, zmm20, zmm24
    vpmadd52luq zmm6, zmm21, zmm25
    vpmadd52luq zmm8, zmm22, zmm26
    vpmadd52luq zmm10, zmm23, zmm27
    vpmadd52luq zmm12, zmm24, zmm28
    vpmadd52luq zmm14, zmm25, zmm29
    vpmadd52huq zmm5, zmm20, zmm24
    vpmadd52huq zmm7, zmm21, zmm25
    vpmadd52huq zmm9, zmm22, zmm26
    vpmadd52huq zmm11, zmm23, zmm27
    vpmadd52huq zmm13, zmm24, zmm28
    vpmadd52huq zmm15, zmm25, zmm29
    vpmadd52luq zmm5, zmm20, zmm25
    vpmadd52luq zmm7, zmm21, zmm26
    vpmadd52luq zmm9, zmm22, zmm27
    vpmadd52luq zmm11, zmm23, zmm28
    vpmadd52luq zmm13, zmm24, zmm29
    vpmadd52huq zmm6, zmm20, zmm25
    vpmadd52huq zmm8, zmm21, zmm26
    vpmadd52huq zmm10, zmm22, zmm27
    vpmadd52huq zmm12, zmm23, zmm28
    vpmadd52huq zmm14, zmm24, zmm29
    vpmadd52luq zmm6, zmm20, zmm26
    vpmadd52luq zmm8, zmm21, zmm27
    vpmadd52luq zmm10, zmm22, zmm28
    vpmadd52luq zmm12, zmm23, zmm29
    vpmadd52huq zmm7, zmm20, zmm26
    vpmadd52huq zmm9, zmm21, zmm27
    vpmadd52huq zmm11, zmm22, zmm28
    vpmadd52huq zmm13, zmm23, zmm29
    vpmadd52luq zmm7, zmm20, zmm27
    vpmadd52luq zmm9, zmm21, zmm28
    vpmadd52luq zmm11, zmm22, zmm29
    vpmadd52huq zmm8, zmm20, zmm27
    vpmadd52huq zmm10, zmm21, zmm28
    vpmadd52huq zmm12, zmm22, zmm29
    vpmadd52luq zmm8, zmm20, zmm28
    vpmadd52luq zmm10, zmm21, zmm29
    vpmadd52huq zmm9, zmm20, zmm28
    vpmadd52huq zmm11, zmm21, zmm29
    vpmadd52luq zmm9, zmm20, zmm29
    vpmadd52huq zmm10, zmm20, zmm29
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
    vpaddq zmm14, zmm14, zmm14
    vpaddq zmm15, zmm15, zmm15
    vpaddq zmm16, zmm16, zmm16
    vpaddq zmm17, zmm17, zmm17
    vpaddq zmm18, zmm18, zmm18
    vpmadd52luq zmm0, zmm20, zmm20
    vpmadd52luq zmm2, zmm21, zmm21
    vpmadd52luq zmm4, zmm22, zmm22
    vpmadd52luq zmm6, zmm23, zmm23
    vpmadd52luq zmm8, zmm24, zmm24
    vpmadd52luq zmm10, zmm25, zmm25
    vpmadd52luq zmm12, zmm26, zmm26
    vpmadd52luq zmm14, zmm27, zmm27
    vpmadd52luq zmm16, zmm28, zmm28
    vpmadd52luq zmm18, zmm29, zmm29
    vpmadd52huq zmm1, zmm20, zmm20
    vpmadd52huq zmm3, zmm21, zmm21
    vpmadd52huq zmm5, zmm22, zmm22
    vpmadd52huq zmm7, zmm23, zmm23
    vpmadd52huq zmm9, zmm24, zmm24
    vpmadd52huq zmm11, zmm25, zmm25
    vpmadd52huq zmm13, zmm26, zmm26
    vpmadd52huq zmm15, zmm27, zmm27
    vpmadd52huq zmm17, zmm28, zmm28
    vpmadd52huq zmm19, zmm29, zmm29
    vmovdqu64 zmmword ptr [rdi], zmm0
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
    vmovdqu64 zmmword ptr [rdi + 768], zmm12
    vmovdqu64 zmmword ptr [rdi + 832], zmm13
    vmovdqu64 zmmword ptr [rdi + 896], zmm14
    vmovdqu64 zmmword ptr [rdi + 960], zmm15
    vmovdqu64 zmmword ptr [rdi + 1024], zmm16
    vmovdqu64 zmmword ptr [rdi + 1088], zmm17
    vmovdqu64 zmmword ptr [rdi + 1152], zmm18
    vmovdqu64 zmmword ptr [rdi + 1216], zmm19
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_sqr10_ifma)

/* t <- (a0 + a1 * 2^(10 width))^2, of forty columns */
/* t has the columns of a0^2, then those of a1^2; z: a0 - a1 and its sign */
/* rdi = t, rsi = z */
    HIDE(sangi_modx8_sqr20_combine_ifma)
    .globl SYMBOL(sangi_modx8_sqr20_combine_ifma)
    KIND(sangi_modx8_sqr20_combine_ifma)
    .p2align 5
SYMBOL(sangi_modx8_sqr20_combine_ifma):
    .cfi_startproc
    endbr64
    ENTER(2)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm31, zmmword ptr [rsi + 1024]
    vpmovq2m k1, zmm31
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
    vmovdqu64 zmm29, zmmword ptr [rsi + 576]
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
    vpmadd52luq zmm1, zmm20, zmm21
    vpmadd52luq zmm3, zmm21, zmm22
    vpmadd52luq zmm5, zmm22, zmm23
    vpmadd52luq zmm7, zmm23, zmm24
    vpmadd52luq zmm9, zmm24, zmm25
    vpmadd52luq zmm11, zmm25, zmm26
    vpmadd52luq zmm13, zmm26, zmm27
    vpmadd52luq zmm15, zmm27, zmm28
    vpmadd52luq zmm17, zmm28, zmm29
    vpmadd52huq zmm2, zmm20, zmm21
    vpmadd52huq zmm4, zmm21, zmm22
    vpmadd52huq zmm6, zmm22, zmm23
    vpmadd52huq zmm8, zmm23, zmm24
    vpmadd52huq zmm10, zmm24, zmm25
    vpmadd52huq zmm12, zmm25, zmm26
    vpmadd52huq zmm14, zmm26, zmm27
    vpmadd52huq zmm16, zmm27, zmm28
    vpmadd52huq zmm18, zmm28, zmm29
    vpmadd52luq zmm2, zmm20, zmm22
    vpmadd52luq zmm4, zmm21, zmm23
    vpmadd52luq zmm6, zmm22, zmm24
    vpmadd52luq zmm8, zmm23, zmm25
    vpmadd52luq zmm10, zmm24, zmm26
    vpmadd52luq zmm12, zmm25, zmm27
    vpmadd52luq zmm14, zmm26, zmm28
    vpmadd52luq zmm16, zmm27, zmm29
    vpmadd52huq zmm3, zmm20, zmm22
    vpmadd52huq zmm5, zmm21, zmm23
    vpmadd52huq zmm7, zmm22, zmm24
    vpmadd52huq zmm9, zmm23, zmm25
    vpmadd52huq zmm11, zmm24, zmm26
    vpmadd52huq zmm13, zmm25, zmm27
    vpmadd52huq zmm15, zmm26, zmm28
    vpmadd52huq zmm17, zmm27, zmm29
    vpmadd52luq zmm3, zmm20, zmm23
    vpmadd52luq zmm5, zmm21, zmm24
    vpmadd52luq zmm7, zmm22, zmm25
    vpmadd52luq zmm9, zmm23, zmm26
    vpmadd52luq zmm11, zmm24, zmm27
    vpmadd52luq zmm13, zmm25, zmm28
    vpmadd52luq zmm15, zmm26, zmm29
    vpmadd52huq zmm4, zmm20, zmm23
    vpmadd52huq zmm6, zmm21, zmm24
    vpmadd52huq zmm8, zmm22, zmm25
    vpmadd52huq zmm10, zmm23, zmm26
    vpmadd52huq zmm12, zmm24, zmm27
    vpmadd52huq zmm14, zmm25, zmm28
    vpmadd52huq zmm16, zmm26, zmm29
    vpmadd52luq zmm4, zmm20, zmm24
    vpmadd52luq zmm6, zmm21, zmm25
    vpmadd52luq zmm8, zmm22, zmm26
    vpmadd52luq zmm10, zmm23, zmm27
    vpmadd52luq zmm12, zmm24, zmm28
    vpmadd52luq zmm14, zmm25, zmm29
    vpmadd52huq zmm5, zmm20, zmm24
    vpmadd52huq zmm7, zmm21, zmm25
    vpmadd52huq zmm9, zmm22, zmm26
    vpmadd52huq zmm11, zmm23, zmm27
    vpmadd52huq zmm13, zmm24, zmm28
    vpmadd52huq zmm15, zmm25, zmm29
    vpmadd52luq zmm5, zmm20, zmm25
    vpmadd52luq zmm7, zmm21, zmm26
    vpmadd52luq zmm9, zmm22, zmm27
    vpmadd52luq zmm11, zmm23, zmm28
    vpmadd52luq zmm13, zmm24, zmm29
    vpmadd52huq zmm6, zmm20, zmm25
    vpmadd52huq zmm8, zmm21, zmm26
    vpmadd52huq zmm10, zmm22, zmm27
    vpmadd52huq zmm12, zmm23, zmm28
    vpmadd52huq zmm14, zmm24, zmm29
    vpmadd52luq zmm6, zmm20, zmm26
    vpmadd52luq zmm8, zmm21, zmm27
    vpmadd52luq zmm10, zmm22, zmm28
    vpmadd52luq zmm12, zmm23, zmm29
    vpmadd52huq zmm7, zmm20, zmm26
    vpmadd52huq zmm9, zmm21, zmm27
    vpmadd52huq zmm11, zmm22, zmm28
    vpmadd52huq zmm13, zmm23, zmm29
    vpmadd52luq zmm7, zmm20, zmm27
    vpmadd52luq zmm9, zmm21, zmm28
    vpmadd52luq zmm11, zmm22, zmm29
    vpmadd52huq zmm8, zmm20, zmm27
    vpmadd52huq zmm10, zmm21, zmm28
    vpmadd52huq zmm12, zmm22, zmm29
    vpmadd52luq zmm8, zmm20, zmm28
    vpmadd52luq zmm10, zmm21, zmm29
    vpmadd52huq zmm9, zmm20, zmm28
    vpmadd52huq zmm11, zmm21, zmm29
    vpmadd52luq zmm9, zmm20, zmm29
    vpmadd52huq zmm10, zmm20, zmm29
    vpsubq zmm10{k1}, zmm10, zmm20
    vpsubq zmm11{k1}, zmm11, zmm21
    vpsubq zmm12{k1}, zmm12, zmm22
    vpsubq zmm13{k1}, zmm13, zmm23
    vpsubq zmm14{k1}, zmm14, zmm24
    vpsubq zmm15{k1}, zmm15, zmm25
    vpsubq zmm16{k1}, zmm16, zmm26
    vpsubq zmm17{k1}, zmm17, zmm27
    vpsubq zmm18{k1}, zmm18, zmm28
    vpsubq zmm19{k1}, zmm19, zmm29
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
    vpaddq zmm14, zmm14, zmm14
    vpaddq zmm15, zmm15, zmm15
    vpaddq zmm16, zmm16, zmm16
    vpaddq zmm17, zmm17, zmm17
    vpaddq zmm18, zmm18, zmm18
    vpaddq zmm19, zmm19, zmm19
    vpmadd52luq zmm0, zmm20, zmm20
    vpmadd52luq zmm2, zmm21, zmm21
    vpmadd52luq zmm4, zmm22, zmm22
    vpmadd52luq zmm6, zmm23, zmm23
    vpmadd52luq zmm8, zmm24, zmm24
    vpmadd52luq zmm10, zmm25, zmm25
    vpmadd52luq zmm12, zmm26, zmm26
    vpmadd52luq zmm14, zmm27, zmm27
    vpmadd52luq zmm16, zmm28, zmm28
    vpmadd52luq zmm18, zmm29, zmm29
    vpmadd52huq zmm1, zmm20, zmm20
    vpmadd52huq zmm3, zmm21, zmm21
    vpmadd52huq zmm5, zmm22, zmm22
    vpmadd52huq zmm7, zmm23, zmm23
    vpmadd52huq zmm9, zmm24, zmm24
    vpmadd52huq zmm11, zmm25, zmm25
    vpmadd52huq zmm13, zmm26, zmm26
    vpmadd52huq zmm15, zmm27, zmm27
    vpmadd52huq zmm17, zmm28, zmm28
    vpmadd52huq zmm19, zmm29, zmm29
    vmovdqu64 zmm21, zmmword ptr [rdi + 640]
    vpaddq zmm21, zmm21, zmmword ptr [rdi + 1280]
    vpaddq zmm20, zmm21, zmmword ptr [rdi]
    vpaddq zmm21, zmm21, zmmword ptr [rdi + 1920]
    vpsubq zmm20, zmm20, zmm0
    vmovdqu64 zmmword ptr [rdi + 640], zmm20
    vpsubq zmm21, zmm21, zmm10
    vmovdqu64 zmmword ptr [rdi + 1280], zmm21
    vmovdqu64 zmm23, zmmword ptr [rdi + 704]
    vpaddq zmm23, zmm23, zmmword ptr [rdi + 1344]
    vpaddq zmm22, zmm23, zmmword ptr [rdi + 64]
    vpaddq zmm23, zmm23, zmmword ptr [rdi + 1984]
    vpsubq zmm22, zmm22, zmm1
    vmovdqu64 zmmword ptr [rdi + 704], zmm22
    vpsubq zmm23, zmm23, zmm11
    vmovdqu64 zmmword ptr [rdi + 1344], zmm23
    vmovdqu64 zmm25, zmmword ptr [rdi + 768]
    vpaddq zmm25, zmm25, zmmword ptr [rdi + 1408]
    vpaddq zmm24, zmm25, zmmword ptr [rdi + 128]
    vpaddq zmm25, zmm25, zmmword ptr [rdi + 2048]
    vpsubq zmm24, zmm24, zmm2
    vmovdqu64 zmmword ptr [rdi + 768], zmm24
    vpsubq zmm25, zmm25, zmm12
    vmovdqu64 zmmword ptr [rdi + 1408], zmm25
    vmovdqu64 zmm27, zmmword ptr [rdi + 832]
    vpaddq zmm27, zmm27, zmmword ptr [rdi + 1472]
    vpaddq zmm26, zmm27, zmmword ptr [rdi + 192]
    vpaddq zmm27, zmm27, zmmword ptr [rdi + 2112]
    vpsubq zmm26, zmm26, zmm3
    vmovdqu64 zmmword ptr [rdi + 832], zmm26
    vpsubq zmm27, zmm27, zmm13
    vmovdqu64 zmmword ptr [rdi + 1472], zmm27
    vmovdqu64 zmm29, zmmword ptr [rdi + 896]
    vpaddq zmm29, zmm29, zmmword ptr [rdi + 1536]
    vpaddq zmm28, zmm29, zmmword ptr [rdi + 256]
    vpaddq zmm29, zmm29, zmmword ptr [rdi + 2176]
    vpsubq zmm28, zmm28, zmm4
    vmovdqu64 zmmword ptr [rdi + 896], zmm28
    vpsubq zmm29, zmm29, zmm14
    vmovdqu64 zmmword ptr [rdi + 1536], zmm29
    vmovdqu64 zmm21, zmmword ptr [rdi + 960]
    vpaddq zmm21, zmm21, zmmword ptr [rdi + 1600]
    vpaddq zmm20, zmm21, zmmword ptr [rdi + 320]
    vpaddq zmm21, zmm21, zmmword ptr [rdi + 2240]
    vpsubq zmm20, zmm20, zmm5
    vmovdqu64 zmmword ptr [rdi + 960], zmm20
    vpsubq zmm21, zmm21, zmm15
    vmovdqu64 zmmword ptr [rdi + 1600], zmm21
    vmovdqu64 zmm23, zmmword ptr [rdi + 1024]
    vpaddq zmm23, zmm23, zmmword ptr [rdi + 1664]
    vpaddq zmm22, zmm23, zmmword ptr [rdi + 384]
    vpaddq zmm23, zmm23, zmmword ptr [rdi + 2304]
    vpsubq zmm22, zmm22, zmm6
    vmovdqu64 zmmword ptr [rdi + 1024], zmm22
    vpsubq zmm23, zmm23, zmm16
    vmovdqu64 zmmword ptr [rdi + 1664], zmm23
    vmovdqu64 zmm25, zmmword ptr [rdi + 1088]
    vpaddq zmm25, zmm25, zmmword ptr [rdi + 1728]
    vpaddq zmm24, zmm25, zmmword ptr [rdi + 448]
    vpaddq zmm25, zmm25, zmmword ptr [rdi + 2368]
    vpsubq zmm24, zmm24, zmm7
    vmovdqu64 zmmword ptr [rdi + 1088], zmm24
    vpsubq zmm25, zmm25, zmm17
    vmovdqu64 zmmword ptr [rdi + 1728], zmm25
    vmovdqu64 zmm27, zmmword ptr [rdi + 1152]
    vpaddq zmm27, zmm27, zmmword ptr [rdi + 1792]
    vpaddq zmm26, zmm27, zmmword ptr [rdi + 512]
    vpaddq zmm27, zmm27, zmmword ptr [rdi + 2432]
    vpsubq zmm26, zmm26, zmm8
    vmovdqu64 zmmword ptr [rdi + 1152], zmm26
    vpsubq zmm27, zmm27, zmm18
    vmovdqu64 zmmword ptr [rdi + 1792], zmm27
    vmovdqu64 zmm29, zmmword ptr [rdi + 1216]
    vpaddq zmm29, zmm29, zmmword ptr [rdi + 1856]
    vpaddq zmm28, zmm29, zmmword ptr [rdi + 576]
    vpaddq zmm29, zmm29, zmmword ptr [rdi + 2496]
    vpsubq zmm28, zmm28, zmm9
    vmovdqu64 zmmword ptr [rdi + 1216], zmm28
    vpsubq zmm29, zmm29, zmm19
    vmovdqu64 zmmword ptr [rdi + 1856], zmm29
    /* s at B^2 */
    vmovdqu64 zmm0, zmmword ptr [rsi + 1024]
    vpaddq zmm0, zmm0, zmmword ptr [rdi + 1920]
    vmovdqu64 zmmword ptr [rdi + 1920], zmm0
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_sqr20_combine_ifma)

/* t <- (a0 + a1 * 2^(20 width))^2, of eighty columns */
/* t has the columns of a0^2, then those of a1^2; z: a0 - a1, of twenty digits, and its sign; q: z^2 */
/* rdi = t, rsi = q, rdx = z */
    HIDE(sangi_modx8_sqr40_combine_ifma)
    .globl SYMBOL(sangi_modx8_sqr40_combine_ifma)
    KIND(sangi_modx8_sqr40_combine_ifma)
    .p2align 5
SYMBOL(sangi_modx8_sqr40_combine_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm30, zmmword ptr [rdx + 1280]
    vpmovq2m k1, zmm30
    mov rax, 5
    .p2align 6
    LOCAL(sqr40_combine_block):
    vmovdqu64 zmm1, zmmword ptr [rdi + 1280]
    vpaddq zmm1, zmm1, zmmword ptr [rdi + 2560]
    vpaddq zmm0, zmm1, zmmword ptr [rdi]
    vpaddq zmm1, zmm1, zmmword ptr [rdi + 3840]
    vpsubq zmm0, zmm0, zmmword ptr [rsi]
    vpsubq zmm1, zmm1, zmmword ptr [rsi + 1280]
    vmovdqu64 zmm2, zmmword ptr [rdx]
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm1{k1}, zmm1, zmm2
    vmovdqu64 zmmword ptr [rdi + 1280], zmm0
    vmovdqu64 zmmword ptr [rdi + 2560], zmm1
    vmovdqu64 zmm4, zmmword ptr [rdi + 1344]
    vpaddq zmm4, zmm4, zmmword ptr [rdi + 2624]
    vpaddq zmm3, zmm4, zmmword ptr [rdi + 64]
    vpaddq zmm4, zmm4, zmmword ptr [rdi + 3904]
    vpsubq zmm3, zmm3, zmmword ptr [rsi + 64]
    vpsubq zmm4, zmm4, zmmword ptr [rsi + 1344]
    vmovdqu64 zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm5, zmm5, zmm5
    vpaddq zmm4{k1}, zmm4, zmm5
    vmovdqu64 zmmword ptr [rdi + 1344], zmm3
    vmovdqu64 zmmword ptr [rdi + 2624], zmm4
    vmovdqu64 zmm7, zmmword ptr [rdi + 1408]
    vpaddq zmm7, zmm7, zmmword ptr [rdi + 2688]
    vpaddq zmm6, zmm7, zmmword ptr [rdi + 128]
    vpaddq zmm7, zmm7, zmmword ptr [rdi + 3968]
    vpsubq zmm6, zmm6, zmmword ptr [rsi + 128]
    vpsubq zmm7, zmm7, zmmword ptr [rsi + 1408]
    vmovdqu64 zmm8, zmmword ptr [rdx + 128]
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm7{k1}, zmm7, zmm8
    vmovdqu64 zmmword ptr [rdi + 1408], zmm6
    vmovdqu64 zmmword ptr [rdi + 2688], zmm7
    vmovdqu64 zmm10, zmmword ptr [rdi + 1472]
    vpaddq zmm10, zmm10, zmmword ptr [rdi + 2752]
    vpaddq zmm9, zmm10, zmmword ptr [rdi + 192]
    vpaddq zmm10, zmm10, zmmword ptr [rdi + 4032]
    vpsubq zmm9, zmm9, zmmword ptr [rsi + 192]
    vpsubq zmm10, zmm10, zmmword ptr [rsi + 1472]
    vmovdqu64 zmm11, zmmword ptr [rdx + 192]
    vpaddq zmm11, zmm11, zmm11
    vpaddq zmm10{k1}, zmm10, zmm11
    vmovdqu64 zmmword ptr [rdi + 1472], zmm9
    vmovdqu64 zmmword ptr [rdi + 2752], zmm10
    add rdi, 256
    add rsi, 256
    add rdx, 256
    dec rax
    jnz LOCAL(sqr40_combine_block)
    /* s at B^2 */
    vpaddq zmm30, zmm30, zmmword ptr [rdi + 2560]
    vmovdqu64 zmmword ptr [rdi + 2560], zmm30
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_sqr40_combine_ifma)

/* t <- t + the carry out in z, at 2^(10 width) */
/* rdi = t, rsi = z */
    HIDE(sangi_modx8_add_carry_ifma)
    .globl SYMBOL(sangi_modx8_add_carry_ifma)
    KIND(sangi_modx8_add_carry_ifma)
    .p2align 5
SYMBOL(sangi_modx8_add_carry_ifma):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    vmovdqu64 zmm0, zmmword ptr [rsi + 1024]
    vpaddq zmm0, zmm0, zmmword ptr [rdi + 640]
    vmovdqu64 zmmword ptr [rdi + 640], zmm0
    vzeroupper
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_add_carry_ifma)

/* t <- t + a * b * (1 + 2^(10 width)) */
/* a is a left operand, b a right operand */
/* t has 30 columns */
/* rdi = t, rsi = a, rdx = b */
    HIDE(sangi_modx8_mac10_twice_ifma)
    .globl SYMBOL(sangi_modx8_mac10_twice_ifma)
    KIND(sangi_modx8_mac10_twice_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mac10_twice_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
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
    vmovdqu64 zmm30, zmmword ptr [rdx]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52huq zmm1, zmm30, zmm20
    vpmadd52huq zmm2, zmm30, zmm21
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpmadd52huq zmm5, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm30, zmm25
    vpmadd52luq zmm11, zmm30, zmm26
    vpmadd52luq zmm12, zmm30, zmm27
    vpmadd52luq zmm13, zmm30, zmm28
    vpmadd52luq zmm14, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm11, zmm30, zmm25
    vpmadd52huq zmm12, zmm30, zmm26
    vpmadd52huq zmm13, zmm30, zmm27
    vpmadd52huq zmm14, zmm30, zmm28
    vpmadd52huq zmm15, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 64]
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52huq zmm2, zmm30, zmm20
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vpmadd52huq zmm5, zmm30, zmm23
    vpmadd52huq zmm6, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vpmadd52luq zmm11, zmm30, zmm25
    vpmadd52luq zmm12, zmm30, zmm26
    vpmadd52luq zmm13, zmm30, zmm27
    vpmadd52luq zmm14, zmm30, zmm28
    vpmadd52luq zmm15, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm12, zmm30, zmm25
    vpmadd52huq zmm13, zmm30, zmm26
    vpmadd52huq zmm14, zmm30, zmm27
    vpmadd52huq zmm15, zmm30, zmm28
    vpmadd52huq zmm16, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vpmadd52luq zmm6, zmm30, zmm24
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpmadd52huq zmm5, zmm30, zmm22
    vpmadd52huq zmm6, zmm30, zmm23
    vpmadd52huq zmm7, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm30, zmm25
    vpmadd52luq zmm13, zmm30, zmm26
    vpmadd52luq zmm14, zmm30, zmm27
    vpmadd52luq zmm15, zmm30, zmm28
    vpmadd52luq zmm16, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm13, zmm30, zmm25
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vpmadd52huq zmm16, zmm30, zmm28
    vpmadd52huq zmm17, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm30, zmm20
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpmadd52luq zmm7, zmm30, zmm24
    vpmadd52huq zmm4, zmm30, zmm20
    vpmadd52huq zmm5, zmm30, zmm21
    vpmadd52huq zmm6, zmm30, zmm22
    vpmadd52huq zmm7, zmm30, zmm23
    vpmadd52huq zmm8, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm30, zmm25
    vpmadd52luq zmm14, zmm30, zmm26
    vpmadd52luq zmm15, zmm30, zmm27
    vpmadd52luq zmm16, zmm30, zmm28
    vpmadd52luq zmm17, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm14, zmm30, zmm25
    vpmadd52huq zmm15, zmm30, zmm26
    vpmadd52huq zmm16, zmm30, zmm27
    vpmadd52huq zmm17, zmm30, zmm28
    vpmadd52huq zmm18, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm8, zmm30, zmm24
    vpmadd52huq zmm5, zmm30, zmm20
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm23
    vpmadd52huq zmm9, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 576]
    vpmadd52luq zmm14, zmm30, zmm25
    vpmadd52luq zmm15, zmm30, zmm26
    vpmadd52luq zmm16, zmm30, zmm27
    vpmadd52luq zmm17, zmm30, zmm28
    vpmadd52luq zmm18, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm15, zmm30, zmm25
    vpmadd52huq zmm16, zmm30, zmm26
    vpmadd52huq zmm17, zmm30, zmm27
    vpmadd52huq zmm18, zmm30, zmm28
    vpmadd52huq zmm19, zmm30, zmmword ptr [rsi + 576]
    /* the products of both halves, added to the ten middle columns */
    vpaddq zmm20, zmm5, zmm10
    vpaddq zmm5, zmm20, zmm0
    vpaddq zmm10, zmm20, zmm15
    vpaddq zmm21, zmm6, zmm11
    vpaddq zmm6, zmm21, zmm1
    vpaddq zmm11, zmm21, zmm16
    vpaddq zmm22, zmm7, zmm12
    vpaddq zmm7, zmm22, zmm2
    vpaddq zmm12, zmm22, zmm17
    vpaddq zmm23, zmm8, zmm13
    vpaddq zmm8, zmm23, zmm3
    vpaddq zmm13, zmm23, zmm18
    vpaddq zmm24, zmm9, zmm14
    vpaddq zmm9, zmm24, zmm4
    vpaddq zmm14, zmm24, zmm19
    vmovdqu64 zmm30, zmmword ptr [rsi + 960]
    vmovdqu64 zmm31, zmmword ptr [rdx + 960]
    /* s s' H^2 of the differences */
    vpmovq2m k1, zmm31
    vpmovq2m k2, zmm30
    vpandq zmm31, zmm31, zmm30
    vpsubq zmm15, zmm15, zmm31
    vpaddq zmm20, zmm0, zmmword ptr [rdi]
    vmovdqu64 zmmword ptr [rdi], zmm20
    vpaddq zmm20, zmm0, zmmword ptr [rdi + 640]
    vmovdqu64 zmmword ptr [rdi + 640], zmm20
    vpaddq zmm21, zmm1, zmmword ptr [rdi + 64]
    vmovdqu64 zmmword ptr [rdi + 64], zmm21
    vpaddq zmm21, zmm1, zmmword ptr [rdi + 704]
    vmovdqu64 zmmword ptr [rdi + 704], zmm21
    vpaddq zmm22, zmm2, zmmword ptr [rdi + 128]
    vmovdqu64 zmmword ptr [rdi + 128], zmm22
    vpaddq zmm22, zmm2, zmmword ptr [rdi + 768]
    vmovdqu64 zmmword ptr [rdi + 768], zmm22
    vpaddq zmm23, zmm3, zmmword ptr [rdi + 192]
    vmovdqu64 zmmword ptr [rdi + 192], zmm23
    vpaddq zmm23, zmm3, zmmword ptr [rdi + 832]
    vmovdqu64 zmmword ptr [rdi + 832], zmm23
    vpaddq zmm24, zmm4, zmmword ptr [rdi + 256]
    vmovdqu64 zmmword ptr [rdi + 256], zmm24
    vpaddq zmm24, zmm4, zmmword ptr [rdi + 896]
    vmovdqu64 zmmword ptr [rdi + 896], zmm24
    vpaddq zmm25, zmm15, zmmword ptr [rdi + 960]
    vmovdqu64 zmmword ptr [rdi + 960], zmm25
    vpaddq zmm25, zmm15, zmmword ptr [rdi + 1600]
    vmovdqu64 zmmword ptr [rdi + 1600], zmm25
    vpaddq zmm26, zmm16, zmmword ptr [rdi + 1024]
    vmovdqu64 zmmword ptr [rdi + 1024], zmm26
    vpaddq zmm26, zmm16, zmmword ptr [rdi + 1664]
    vmovdqu64 zmmword ptr [rdi + 1664], zmm26
    vpaddq zmm27, zmm17, zmmword ptr [rdi + 1088]
    vmovdqu64 zmmword ptr [rdi + 1088], zmm27
    vpaddq zmm27, zmm17, zmmword ptr [rdi + 1728]
    vmovdqu64 zmmword ptr [rdi + 1728], zmm27
    vpaddq zmm28, zmm18, zmmword ptr [rdi + 1152]
    vmovdqu64 zmmword ptr [rdi + 1152], zmm28
    vpaddq zmm28, zmm18, zmmword ptr [rdi + 1792]
    vmovdqu64 zmmword ptr [rdi + 1792], zmm28
    vpaddq zmm29, zmm19, zmmword ptr [rdi + 1216]
    vmovdqu64 zmmword ptr [rdi + 1216], zmm29
    vpaddq zmm29, zmm19, zmmword ptr [rdi + 1856]
    vmovdqu64 zmmword ptr [rdi + 1856], zmm29
    vmovdqu64 zmm0, zmmword ptr [rsi + 640]
    vmovdqu64 zmm1, zmmword ptr [rsi + 704]
    vmovdqu64 zmm2, zmmword ptr [rsi + 768]
    vmovdqu64 zmm3, zmmword ptr [rsi + 832]
    vmovdqu64 zmm4, zmmword ptr [rsi + 896]
    vpsubq zmm10{k1}, zmm10, zmmword ptr [rsi + 640]
    vpsubq zmm10{k2}, zmm10, zmmword ptr [rdx + 640]
    vpsubq zmm11{k1}, zmm11, zmmword ptr [rsi + 704]
    vpsubq zmm11{k2}, zmm11, zmmword ptr [rdx + 704]
    vpsubq zmm12{k1}, zmm12, zmmword ptr [rsi + 768]
    vpsubq zmm12{k2}, zmm12, zmmword ptr [rdx + 768]
    vpsubq zmm13{k1}, zmm13, zmmword ptr [rsi + 832]
    vpsubq zmm13{k2}, zmm13, zmmword ptr [rdx + 832]
    vpsubq zmm14{k1}, zmm14, zmmword ptr [rsi + 896]
    vpsubq zmm14{k2}, zmm14, zmmword ptr [rdx + 896]
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm21, zmm21, zmm21
    vmovdqu64 zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm0, zmm15
    vpmadd52huq zmm16, zmm1, zmm15
    vpmadd52huq zmm17, zmm2, zmm15
    vpmadd52huq zmm18, zmm3, zmm15
    vpmadd52huq zmm19, zmm4, zmm15
    vpmadd52luq zmm5, zmm0, zmm15
    vpmadd52luq zmm6, zmm1, zmm15
    vpmadd52luq zmm7, zmm2, zmm15
    vpmadd52luq zmm8, zmm3, zmm15
    vpmadd52luq zmm9, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm16, zmm0, zmm15
    vpmadd52huq zmm17, zmm1, zmm15
    vpmadd52huq zmm18, zmm2, zmm15
    vpmadd52huq zmm19, zmm3, zmm15
    vpmadd52huq zmm20, zmm4, zmm15
    vpmadd52luq zmm6, zmm0, zmm15
    vpmadd52luq zmm7, zmm1, zmm15
    vpmadd52luq zmm8, zmm2, zmm15
    vpmadd52luq zmm9, zmm3, zmm15
    vpmadd52luq zmm10, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 768]
    vpmadd52huq zmm17, zmm0, zmm15
    vpmadd52huq zmm18, zmm1, zmm15
    vpmadd52huq zmm19, zmm2, zmm15
    vpmadd52huq zmm20, zmm3, zmm15
    vpmadd52huq zmm21, zmm4, zmm15
    vpmadd52luq zmm7, zmm0, zmm15
    vpmadd52luq zmm8, zmm1, zmm15
    vpmadd52luq zmm9, zmm2, zmm15
    vpmadd52luq zmm10, zmm3, zmm15
    vpmadd52luq zmm11, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm0, zmm15
    vpmadd52huq zmm19, zmm1, zmm15
    vpmadd52huq zmm20, zmm2, zmm15
    vpmadd52huq zmm21, zmm3, zmm15
    vpmadd52huq zmm13, zmm4, zmm15
    vpmadd52luq zmm8, zmm0, zmm15
    vpmadd52luq zmm9, zmm1, zmm15
    vpmadd52luq zmm10, zmm2, zmm15
    vpmadd52luq zmm11, zmm3, zmm15
    vpmadd52luq zmm12, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm19, zmm0, zmm15
    vpmadd52huq zmm20, zmm1, zmm15
    vpmadd52huq zmm21, zmm2, zmm15
    vpmadd52huq zmm13, zmm3, zmm15
    vpmadd52huq zmm14, zmm4, zmm15
    vpmadd52luq zmm9, zmm0, zmm15
    vpmadd52luq zmm10, zmm1, zmm15
    vpmadd52luq zmm11, zmm2, zmm15
    vpmadd52luq zmm12, zmm3, zmm15
    vpmadd52luq zmm13, zmm4, zmm15
    vpaddq zmm0, zmm5, zmmword ptr [rdi + 320]
    vmovdqu64 zmmword ptr [rdi + 320], zmm0
    vpaddq zmm0, zmm5, zmmword ptr [rdi + 960]
    vmovdqu64 zmmword ptr [rdi + 960], zmm0
    vpaddq zmm1, zmm6, zmmword ptr [rdi + 384]
    vmovdqu64 zmmword ptr [rdi + 384], zmm1
    vpaddq zmm1, zmm6, zmmword ptr [rdi + 1024]
    vmovdqu64 zmmword ptr [rdi + 1024], zmm1
    vpaddq zmm7, zmm7, zmm16
    vpaddq zmm2, zmm7, zmmword ptr [rdi + 448]
    vmovdqu64 zmmword ptr [rdi + 448], zmm2
    vpaddq zmm2, zmm7, zmmword ptr [rdi + 1088]
    vmovdqu64 zmmword ptr [rdi + 1088], zmm2
    vpaddq zmm8, zmm8, zmm17
    vpaddq zmm3, zmm8, zmmword ptr [rdi + 512]
    vmovdqu64 zmmword ptr [rdi + 512], zmm3
    vpaddq zmm3, zmm8, zmmword ptr [rdi + 1152]
    vmovdqu64 zmmword ptr [rdi + 1152], zmm3
    vpaddq zmm9, zmm9, zmm18
    vpaddq zmm4, zmm9, zmmword ptr [rdi + 576]
    vmovdqu64 zmmword ptr [rdi + 576], zmm4
    vpaddq zmm4, zmm9, zmmword ptr [rdi + 1216]
    vmovdqu64 zmmword ptr [rdi + 1216], zmm4
    vpaddq zmm10, zmm10, zmm19
    vpaddq zmm15, zmm10, zmmword ptr [rdi + 640]
    vmovdqu64 zmmword ptr [rdi + 640], zmm15
    vpaddq zmm15, zmm10, zmmword ptr [rdi + 1280]
    vmovdqu64 zmmword ptr [rdi + 1280], zmm15
    vpaddq zmm11, zmm11, zmm20
    vpaddq zmm16, zmm11, zmmword ptr [rdi + 704]
    vmovdqu64 zmmword ptr [rdi + 704], zmm16
    vpaddq zmm16, zmm11, zmmword ptr [rdi + 1344]
    vmovdqu64 zmmword ptr [rdi + 1344], zmm16
    vpaddq zmm12, zmm12, zmm21
    vpaddq zmm17, zmm12, zmmword ptr [rdi + 768]
    vmovdqu64 zmmword ptr [rdi + 768], zmm17
    vpaddq zmm17, zmm12, zmmword ptr [rdi + 1408]
    vmovdqu64 zmmword ptr [rdi + 1408], zmm17
    vpaddq zmm18, zmm13, zmmword ptr [rdi + 832]
    vmovdqu64 zmmword ptr [rdi + 832], zmm18
    vpaddq zmm18, zmm13, zmmword ptr [rdi + 1472]
    vmovdqu64 zmmword ptr [rdi + 1472], zmm18
    vpaddq zmm19, zmm14, zmmword ptr [rdi + 896]
    vmovdqu64 zmmword ptr [rdi + 896], zmm19
    vpaddq zmm19, zmm14, zmmword ptr [rdi + 1536]
    vmovdqu64 zmmword ptr [rdi + 1536], zmm19
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mac10_twice_ifma)

/* t <- t + a * b * (1 + 2^(10 width)) */
/* a is a left operand, b a right operand */
/* t has 30 columns */
/* out <- the left operand of ten columns after carry propagation into the next */
/* rdi = t, rsi = a, rdx = b, rcx = columns, r8 = out */
    HIDE(sangi_modx8_mac10_twice_carry_left_ifma)
    .globl SYMBOL(sangi_modx8_mac10_twice_carry_left_ifma)
    KIND(sangi_modx8_mac10_twice_carry_left_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mac10_twice_carry_left_ifma):
    .cfi_startproc
    endbr64
    ENTER(5)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
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
    vmovdqu64 zmm30, zmmword ptr [rdx]
    vpmadd52luq zmm0, zmm30, zmm20
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm3, zmm30, zmm23
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52huq zmm1, zmm30, zmm20
    vmovdqu64 zmmword ptr [r8], zmm29
    vpmadd52huq zmm2, zmm30, zmm21
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 64]
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm5, zmm30, zmm24
    vpsraq zmm31, zmm31, 52
    vmovdqu64 zmm30, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm30, zmm25
    vmovdqu64 zmmword ptr [r8 + 64], zmm29
    vpmadd52luq zmm11, zmm30, zmm26
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm12, zmm30, zmm27
    vpmadd52luq zmm13, zmm30, zmm28
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmmword ptr [rsi + 576]
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm11, zmm30, zmm25
    vpmadd52huq zmm12, zmm30, zmm26
    vmovdqu64 zmmword ptr [r8 + 128], zmm29
    vpmadd52huq zmm13, zmm30, zmm27
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 192]
    vpmadd52huq zmm14, zmm30, zmm28
    vpmadd52huq zmm15, zmm30, zmmword ptr [rsi + 576]
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmm30, zmmword ptr [rdx + 64]
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vmovdqu64 zmmword ptr [r8 + 192], zmm29
    vpmadd52luq zmm3, zmm30, zmm22
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmm24
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm2, zmm30, zmm20
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vmovdqu64 zmmword ptr [r8 + 256], zmm29
    vpmadd52huq zmm5, zmm30, zmm23
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 320]
    vpmadd52huq zmm6, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm11, zmm30, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm12, zmm30, zmm26
    vpmadd52luq zmm13, zmm30, zmm27
    vmovdqu64 zmmword ptr [r8 + 320], zmm29
    vpmadd52luq zmm14, zmm30, zmm28
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 384]
    vpmadd52luq zmm15, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm12, zmm30, zmm25
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm13, zmm30, zmm26
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm14, zmm30, zmm27
    vpmadd52huq zmm15, zmm30, zmm28
    vmovdqu64 zmmword ptr [r8 + 384], zmm29
    vpmadd52huq zmm16, zmm30, zmmword ptr [rsi + 576]
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 448]
    vmovdqu64 zmm30, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm30, zmm20
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm3, zmm30, zmm21
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vmovdqu64 zmmword ptr [r8 + 448], zmm29
    vpmadd52luq zmm6, zmm30, zmm24
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 512]
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm5, zmm30, zmm22
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm6, zmm30, zmm23
    vpmadd52huq zmm7, zmm30, zmm24
    vmovdqu64 zmmword ptr [r8 + 512], zmm29
    vmovdqu64 zmm30, zmmword ptr [rdx + 448]
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm12, zmm30, zmm25
    vpmadd52luq zmm13, zmm30, zmm26
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmm27
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm15, zmm30, zmm28
    vpmadd52luq zmm16, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmmword ptr [r8 + 576], zmm29
    vpmadd52huq zmm13, zmm30, zmm25
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 640]
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vmovdqu64 zmmword ptr [rcx + 640], zmm31
    vpmadd52huq zmm16, zmm30, zmm28
    lea rax, [r8 + 640]
    vpmadd52huq zmm17, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 192]
    vmovdqu64 zmm31, zmmword ptr [r8]
    vpmadd52luq zmm3, zmm30, zmm20
    vpsubq zmm31, zmm31, zmmword ptr [r8 + 320]
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm6, zmm30, zmm23
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm7, zmm30, zmm24
    vpmadd52huq zmm4, zmm30, zmm20
    vmovdqu64 zmmword ptr [rax], zmm29
    vpmadd52huq zmm5, zmm30, zmm21
    vmovdqu64 zmm29, zmmword ptr [r8 + 64]
    vpmadd52huq zmm6, zmm30, zmm22
    vpmadd52huq zmm7, zmm30, zmm23
    vpsubq zmm29, zmm29, zmmword ptr [r8 + 384]
    vpmadd52huq zmm8, zmm30, zmm24
    vpaddq zmm31, zmm31, zmm29
    vmovdqu64 zmm30, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm30, zmm25
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmm26
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm15, zmm30, zmm27
    vpmadd52luq zmm16, zmm30, zmm28
    vmovdqu64 zmmword ptr [rax + 64], zmm29
    vpmadd52luq zmm17, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm29, zmmword ptr [r8 + 128]
    vpmadd52huq zmm14, zmm30, zmm25
    vpmadd52huq zmm15, zmm30, zmm26
    vpsubq zmm29, zmm29, zmmword ptr [r8 + 448]
    vpmadd52huq zmm16, zmm30, zmm27
    vpaddq zmm31, zmm31, zmm29
    vpmadd52huq zmm17, zmm30, zmm28
    vpmadd52huq zmm18, zmm30, zmmword ptr [rsi + 576]
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmm30, zmmword ptr [rdx + 256]
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm5, zmm30, zmm21
    vmovdqu64 zmmword ptr [rax + 128], zmm29
    vpmadd52luq zmm6, zmm30, zmm22
    vmovdqu64 zmm29, zmmword ptr [r8 + 192]
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm8, zmm30, zmm24
    vpsubq zmm29, zmm29, zmmword ptr [r8 + 512]
    vpmadd52huq zmm5, zmm30, zmm20
    vpaddq zmm31, zmm31, zmm29
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm8, zmm30, zmm23
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm9, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 576]
    vmovdqu64 zmmword ptr [rax + 192], zmm29
    vpmadd52luq zmm14, zmm30, zmm25
    vmovdqu64 zmm29, zmmword ptr [r8 + 256]
    vpmadd52luq zmm15, zmm30, zmm26
    vpmadd52luq zmm16, zmm30, zmm27
    vpsubq zmm29, zmm29, zmmword ptr [r8 + 576]
    vpmadd52luq zmm17, zmm30, zmm28
    vpaddq zmm31, zmm31, zmm29
    vpmadd52luq zmm18, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm15, zmm30, zmm25
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm16, zmm30, zmm26
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm17, zmm30, zmm27
    vpmadd52huq zmm18, zmm30, zmm28
    vmovdqu64 zmmword ptr [rax + 256], zmm29
    vpmadd52huq zmm19, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmmword ptr [rax + 320], zmm31
    /* the products of both halves, added to the ten middle columns */
    vpaddq zmm20, zmm5, zmm10
    vpaddq zmm5, zmm20, zmm0
    vpaddq zmm10, zmm20, zmm15
    vpaddq zmm21, zmm6, zmm11
    vpaddq zmm6, zmm21, zmm1
    vpaddq zmm11, zmm21, zmm16
    vpaddq zmm22, zmm7, zmm12
    vpaddq zmm7, zmm22, zmm2
    vpaddq zmm12, zmm22, zmm17
    vpaddq zmm23, zmm8, zmm13
    vpaddq zmm8, zmm23, zmm3
    vpaddq zmm13, zmm23, zmm18
    vpaddq zmm24, zmm9, zmm14
    vpaddq zmm9, zmm24, zmm4
    vpaddq zmm14, zmm24, zmm19
    vmovdqu64 zmm30, zmmword ptr [rsi + 960]
    vmovdqu64 zmm31, zmmword ptr [rdx + 960]
    /* s s' H^2 of the differences */
    vpmovq2m k1, zmm31
    vpmovq2m k2, zmm30
    vpandq zmm31, zmm31, zmm30
    vpsubq zmm15, zmm15, zmm31
    vpaddq zmm20, zmm0, zmmword ptr [rdi]
    vmovdqu64 zmmword ptr [rdi], zmm20
    vpaddq zmm20, zmm0, zmmword ptr [rdi + 640]
    vmovdqu64 zmmword ptr [rdi + 640], zmm20
    vpaddq zmm21, zmm1, zmmword ptr [rdi + 64]
    vmovdqu64 zmmword ptr [rdi + 64], zmm21
    vpaddq zmm21, zmm1, zmmword ptr [rdi + 704]
    vmovdqu64 zmmword ptr [rdi + 704], zmm21
    vpaddq zmm22, zmm2, zmmword ptr [rdi + 128]
    vmovdqu64 zmmword ptr [rdi + 128], zmm22
    vpaddq zmm22, zmm2, zmmword ptr [rdi + 768]
    vmovdqu64 zmmword ptr [rdi + 768], zmm22
    vpaddq zmm23, zmm3, zmmword ptr [rdi + 192]
    vmovdqu64 zmmword ptr [rdi + 192], zmm23
    vpaddq zmm23, zmm3, zmmword ptr [rdi + 832]
    vmovdqu64 zmmword ptr [rdi + 832], zmm23
    vpaddq zmm24, zmm4, zmmword ptr [rdi + 256]
    vmovdqu64 zmmword ptr [rdi + 256], zmm24
    vpaddq zmm24, zmm4, zmmword ptr [rdi + 896]
    vmovdqu64 zmmword ptr [rdi + 896], zmm24
    vpaddq zmm25, zmm15, zmmword ptr [rdi + 960]
    vmovdqu64 zmmword ptr [rdi + 960], zmm25
    vpaddq zmm25, zmm15, zmmword ptr [rdi + 1600]
    vmovdqu64 zmmword ptr [rdi + 1600], zmm25
    vpaddq zmm26, zmm16, zmmword ptr [rdi + 1024]
    vmovdqu64 zmmword ptr [rdi + 1024], zmm26
    vpaddq zmm26, zmm16, zmmword ptr [rdi + 1664]
    vmovdqu64 zmmword ptr [rdi + 1664], zmm26
    vpaddq zmm27, zmm17, zmmword ptr [rdi + 1088]
    vmovdqu64 zmmword ptr [rdi + 1088], zmm27
    vpaddq zmm27, zmm17, zmmword ptr [rdi + 1728]
    vmovdqu64 zmmword ptr [rdi + 1728], zmm27
    vpaddq zmm28, zmm18, zmmword ptr [rdi + 1152]
    vmovdqu64 zmmword ptr [rdi + 1152], zmm28
    vpaddq zmm28, zmm18, zmmword ptr [rdi + 1792]
    vmovdqu64 zmmword ptr [rdi + 1792], zmm28
    vpaddq zmm29, zmm19, zmmword ptr [rdi + 1216]
    vmovdqu64 zmmword ptr [rdi + 1216], zmm29
    vpaddq zmm29, zmm19, zmmword ptr [rdi + 1856]
    vmovdqu64 zmmword ptr [rdi + 1856], zmm29
    vmovdqu64 zmm0, zmmword ptr [rsi + 640]
    vmovdqu64 zmm1, zmmword ptr [rsi + 704]
    vmovdqu64 zmm2, zmmword ptr [rsi + 768]
    vmovdqu64 zmm3, zmmword ptr [rsi + 832]
    vmovdqu64 zmm4, zmmword ptr [rsi + 896]
    vpsubq zmm10{k1}, zmm10, zmmword ptr [rsi + 640]
    vpsubq zmm10{k2}, zmm10, zmmword ptr [rdx + 640]
    vpsubq zmm11{k1}, zmm11, zmmword ptr [rsi + 704]
    vpsubq zmm11{k2}, zmm11, zmmword ptr [rdx + 704]
    vpsubq zmm12{k1}, zmm12, zmmword ptr [rsi + 768]
    vpsubq zmm12{k2}, zmm12, zmmword ptr [rdx + 768]
    vpsubq zmm13{k1}, zmm13, zmmword ptr [rsi + 832]
    vpsubq zmm13{k2}, zmm13, zmmword ptr [rdx + 832]
    vpsubq zmm14{k1}, zmm14, zmmword ptr [rsi + 896]
    vpsubq zmm14{k2}, zmm14, zmmword ptr [rdx + 896]
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm21, zmm21, zmm21
    vmovdqu64 zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm0, zmm15
    vpmadd52huq zmm16, zmm1, zmm15
    vpmadd52huq zmm17, zmm2, zmm15
    vpmadd52huq zmm18, zmm3, zmm15
    vpmadd52huq zmm19, zmm4, zmm15
    vpmadd52luq zmm5, zmm0, zmm15
    vpmadd52luq zmm6, zmm1, zmm15
    vpmadd52luq zmm7, zmm2, zmm15
    vpmadd52luq zmm8, zmm3, zmm15
    vpmadd52luq zmm9, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm16, zmm0, zmm15
    vpmadd52huq zmm17, zmm1, zmm15
    vpmadd52huq zmm18, zmm2, zmm15
    vpmadd52huq zmm19, zmm3, zmm15
    vpmadd52huq zmm20, zmm4, zmm15
    vpmadd52luq zmm6, zmm0, zmm15
    vpmadd52luq zmm7, zmm1, zmm15
    vpmadd52luq zmm8, zmm2, zmm15
    vpmadd52luq zmm9, zmm3, zmm15
    vpmadd52luq zmm10, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 768]
    vpmadd52huq zmm17, zmm0, zmm15
    vpmadd52huq zmm18, zmm1, zmm15
    vpmadd52huq zmm19, zmm2, zmm15
    vpmadd52huq zmm20, zmm3, zmm15
    vpmadd52huq zmm21, zmm4, zmm15
    vpmadd52luq zmm7, zmm0, zmm15
    vpmadd52luq zmm8, zmm1, zmm15
    vpmadd52luq zmm9, zmm2, zmm15
    vpmadd52luq zmm10, zmm3, zmm15
    vpmadd52luq zmm11, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm0, zmm15
    vpmadd52huq zmm19, zmm1, zmm15
    vpmadd52huq zmm20, zmm2, zmm15
    vpmadd52huq zmm21, zmm3, zmm15
    vpmadd52huq zmm13, zmm4, zmm15
    vpmadd52luq zmm8, zmm0, zmm15
    vpmadd52luq zmm9, zmm1, zmm15
    vpmadd52luq zmm10, zmm2, zmm15
    vpmadd52luq zmm11, zmm3, zmm15
    vpmadd52luq zmm12, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm19, zmm0, zmm15
    vpmadd52huq zmm20, zmm1, zmm15
    vpmadd52huq zmm21, zmm2, zmm15
    vpmadd52huq zmm13, zmm3, zmm15
    vpmadd52huq zmm14, zmm4, zmm15
    vpmadd52luq zmm9, zmm0, zmm15
    vpmadd52luq zmm10, zmm1, zmm15
    vpmadd52luq zmm11, zmm2, zmm15
    vpmadd52luq zmm12, zmm3, zmm15
    vpmadd52luq zmm13, zmm4, zmm15
    vpaddq zmm0, zmm5, zmmword ptr [rdi + 320]
    vmovdqu64 zmmword ptr [rdi + 320], zmm0
    vpaddq zmm0, zmm5, zmmword ptr [rdi + 960]
    vmovdqu64 zmmword ptr [rdi + 960], zmm0
    vpaddq zmm1, zmm6, zmmword ptr [rdi + 384]
    vmovdqu64 zmmword ptr [rdi + 384], zmm1
    vpaddq zmm1, zmm6, zmmword ptr [rdi + 1024]
    vmovdqu64 zmmword ptr [rdi + 1024], zmm1
    vpaddq zmm7, zmm7, zmm16
    vpaddq zmm2, zmm7, zmmword ptr [rdi + 448]
    vmovdqu64 zmmword ptr [rdi + 448], zmm2
    vpaddq zmm2, zmm7, zmmword ptr [rdi + 1088]
    vmovdqu64 zmmword ptr [rdi + 1088], zmm2
    vpaddq zmm8, zmm8, zmm17
    vpaddq zmm3, zmm8, zmmword ptr [rdi + 512]
    vmovdqu64 zmmword ptr [rdi + 512], zmm3
    vpaddq zmm3, zmm8, zmmword ptr [rdi + 1152]
    vmovdqu64 zmmword ptr [rdi + 1152], zmm3
    vpaddq zmm9, zmm9, zmm18
    vpaddq zmm4, zmm9, zmmword ptr [rdi + 576]
    vmovdqu64 zmmword ptr [rdi + 576], zmm4
    vpaddq zmm4, zmm9, zmmword ptr [rdi + 1216]
    vmovdqu64 zmmword ptr [rdi + 1216], zmm4
    vpaddq zmm10, zmm10, zmm19
    vpaddq zmm15, zmm10, zmmword ptr [rdi + 640]
    vmovdqu64 zmmword ptr [rdi + 640], zmm15
    vpaddq zmm15, zmm10, zmmword ptr [rdi + 1280]
    vmovdqu64 zmmword ptr [rdi + 1280], zmm15
    vpaddq zmm11, zmm11, zmm20
    vpaddq zmm16, zmm11, zmmword ptr [rdi + 704]
    vmovdqu64 zmmword ptr [rdi + 704], zmm16
    vpaddq zmm16, zmm11, zmmword ptr [rdi + 1344]
    vmovdqu64 zmmword ptr [rdi + 1344], zmm16
    vpaddq zmm12, zmm12, zmm21
    vpaddq zmm17, zmm12, zmmword ptr [rdi + 768]
    vmovdqu64 zmmword ptr [rdi + 768], zmm17
    vpaddq zmm17, zmm12, zmmword ptr [rdi + 1408]
    vmovdqu64 zmmword ptr [rdi + 1408], zmm17
    vpaddq zmm18, zmm13, zmmword ptr [rdi + 832]
    vmovdqu64 zmmword ptr [rdi + 832], zmm18
    vpaddq zmm18, zmm13, zmmword ptr [rdi + 1472]
    vmovdqu64 zmmword ptr [rdi + 1472], zmm18
    vpaddq zmm19, zmm14, zmmword ptr [rdi + 896]
    vmovdqu64 zmmword ptr [rdi + 896], zmm19
    vpaddq zmm19, zmm14, zmmword ptr [rdi + 1536]
    vmovdqu64 zmmword ptr [rdi + 1536], zmm19
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mac10_twice_carry_left_ifma)

/* t <- t + a * b */
/* a and b are signed differences */
/* a is a left operand, b a right operand */
/* t has 20 columns and one more */
/* rdi = t, rsi = a, rdx = b */
    HIDE(sangi_modx8_mac10_signed_ifma)
    .globl SYMBOL(sangi_modx8_mac10_signed_ifma)
    KIND(sangi_modx8_mac10_signed_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mac10_signed_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
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
    vmovdqu64 zmm30, zmmword ptr [rdx]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52huq zmm1, zmm30, zmm20
    vpmadd52huq zmm2, zmm30, zmm21
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpmadd52huq zmm5, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm30, zmm25
    vpmadd52luq zmm11, zmm30, zmm26
    vpmadd52luq zmm12, zmm30, zmm27
    vpmadd52luq zmm13, zmm30, zmm28
    vpmadd52luq zmm14, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm11, zmm30, zmm25
    vpmadd52huq zmm12, zmm30, zmm26
    vpmadd52huq zmm13, zmm30, zmm27
    vpmadd52huq zmm14, zmm30, zmm28
    vpmadd52huq zmm15, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 64]
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52huq zmm2, zmm30, zmm20
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vpmadd52huq zmm5, zmm30, zmm23
    vpmadd52huq zmm6, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vpmadd52luq zmm11, zmm30, zmm25
    vpmadd52luq zmm12, zmm30, zmm26
    vpmadd52luq zmm13, zmm30, zmm27
    vpmadd52luq zmm14, zmm30, zmm28
    vpmadd52luq zmm15, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm12, zmm30, zmm25
    vpmadd52huq zmm13, zmm30, zmm26
    vpmadd52huq zmm14, zmm30, zmm27
    vpmadd52huq zmm15, zmm30, zmm28
    vpmadd52huq zmm16, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vpmadd52luq zmm6, zmm30, zmm24
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpmadd52huq zmm5, zmm30, zmm22
    vpmadd52huq zmm6, zmm30, zmm23
    vpmadd52huq zmm7, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm30, zmm25
    vpmadd52luq zmm13, zmm30, zmm26
    vpmadd52luq zmm14, zmm30, zmm27
    vpmadd52luq zmm15, zmm30, zmm28
    vpmadd52luq zmm16, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm13, zmm30, zmm25
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vpmadd52huq zmm16, zmm30, zmm28
    vpmadd52huq zmm17, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm30, zmm20
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpmadd52luq zmm7, zmm30, zmm24
    vpmadd52huq zmm4, zmm30, zmm20
    vpmadd52huq zmm5, zmm30, zmm21
    vpmadd52huq zmm6, zmm30, zmm22
    vpmadd52huq zmm7, zmm30, zmm23
    vpmadd52huq zmm8, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm30, zmm25
    vpmadd52luq zmm14, zmm30, zmm26
    vpmadd52luq zmm15, zmm30, zmm27
    vpmadd52luq zmm16, zmm30, zmm28
    vpmadd52luq zmm17, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm14, zmm30, zmm25
    vpmadd52huq zmm15, zmm30, zmm26
    vpmadd52huq zmm16, zmm30, zmm27
    vpmadd52huq zmm17, zmm30, zmm28
    vpmadd52huq zmm18, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm8, zmm30, zmm24
    vpmadd52huq zmm5, zmm30, zmm20
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm23
    vpmadd52huq zmm9, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 576]
    vpmadd52luq zmm14, zmm30, zmm25
    vpmadd52luq zmm15, zmm30, zmm26
    vpmadd52luq zmm16, zmm30, zmm27
    vpmadd52luq zmm17, zmm30, zmm28
    vpmadd52luq zmm18, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm15, zmm30, zmm25
    vpmadd52huq zmm16, zmm30, zmm26
    vpmadd52huq zmm17, zmm30, zmm27
    vpmadd52huq zmm18, zmm30, zmm28
    vpmadd52huq zmm19, zmm30, zmmword ptr [rsi + 576]
    /* the products of both halves, added to the ten middle columns */
    vpaddq zmm20, zmm5, zmm10
    vpaddq zmm5, zmm20, zmm0
    vpaddq zmm10, zmm20, zmm15
    vpaddq zmm21, zmm6, zmm11
    vpaddq zmm6, zmm21, zmm1
    vpaddq zmm11, zmm21, zmm16
    vpaddq zmm22, zmm7, zmm12
    vpaddq zmm7, zmm22, zmm2
    vpaddq zmm12, zmm22, zmm17
    vpaddq zmm23, zmm8, zmm13
    vpaddq zmm8, zmm23, zmm3
    vpaddq zmm13, zmm23, zmm18
    vpaddq zmm24, zmm9, zmm14
    vpaddq zmm9, zmm24, zmm4
    vpaddq zmm14, zmm24, zmm19
    vmovdqu64 zmm30, zmmword ptr [rsi + 960]
    vmovdqu64 zmm31, zmmword ptr [rdx + 960]
    /* s s' H^2 of the differences */
    vpmovq2m k1, zmm31
    vpmovq2m k2, zmm30
    vpandq zmm31, zmm31, zmm30
    vpsubq zmm15, zmm15, zmm31
    vmovdqu64 zmm30, zmmword ptr [rsi + 1024]
    vmovdqu64 zmm31, zmmword ptr [rdx + 1024]
    vpmovq2m k3, zmm30
    vpmovq2m k4, zmm31
    vpandq zmm30, zmm30, zmm31
    /* the same of the signs of a and b */
    vmovdqu64 zmm29, zmmword ptr [rdi + 1280]
    vpsubq zmm29, zmm29, zmm30
    vmovdqu64 zmmword ptr [rdi + 1280], zmm29
    vpaddq zmm20, zmm0, zmmword ptr [rdi]
    vmovdqu64 zmmword ptr [rdi], zmm20
    vpaddq zmm21, zmm1, zmmword ptr [rdi + 64]
    vmovdqu64 zmmword ptr [rdi + 64], zmm21
    vpaddq zmm22, zmm2, zmmword ptr [rdi + 128]
    vmovdqu64 zmmword ptr [rdi + 128], zmm22
    vpaddq zmm23, zmm3, zmmword ptr [rdi + 192]
    vmovdqu64 zmmword ptr [rdi + 192], zmm23
    vpaddq zmm24, zmm4, zmmword ptr [rdi + 256]
    vmovdqu64 zmmword ptr [rdi + 256], zmm24
    vpsubq zmm15{k3}, zmm15, zmmword ptr [rdx + 320]
    vpsubq zmm15{k4}, zmm15, zmmword ptr [rsi + 320]
    vpaddq zmm25, zmm15, zmmword ptr [rdi + 960]
    vmovdqu64 zmmword ptr [rdi + 960], zmm25
    vpsubq zmm16{k3}, zmm16, zmmword ptr [rdx + 384]
    vpsubq zmm16{k4}, zmm16, zmmword ptr [rsi + 384]
    vpaddq zmm26, zmm16, zmmword ptr [rdi + 1024]
    vmovdqu64 zmmword ptr [rdi + 1024], zmm26
    vpsubq zmm17{k3}, zmm17, zmmword ptr [rdx + 448]
    vpsubq zmm17{k4}, zmm17, zmmword ptr [rsi + 448]
    vpaddq zmm27, zmm17, zmmword ptr [rdi + 1088]
    vmovdqu64 zmmword ptr [rdi + 1088], zmm27
    vpsubq zmm18{k3}, zmm18, zmmword ptr [rdx + 512]
    vpsubq zmm18{k4}, zmm18, zmmword ptr [rsi + 512]
    vpaddq zmm28, zmm18, zmmword ptr [rdi + 1152]
    vmovdqu64 zmmword ptr [rdi + 1152], zmm28
    vpsubq zmm19{k3}, zmm19, zmmword ptr [rdx + 576]
    vpsubq zmm19{k4}, zmm19, zmmword ptr [rsi + 576]
    vpaddq zmm29, zmm19, zmmword ptr [rdi + 1216]
    vmovdqu64 zmmword ptr [rdi + 1216], zmm29
    vmovdqu64 zmm0, zmmword ptr [rsi + 640]
    vmovdqu64 zmm1, zmmword ptr [rsi + 704]
    vmovdqu64 zmm2, zmmword ptr [rsi + 768]
    vmovdqu64 zmm3, zmmword ptr [rsi + 832]
    vmovdqu64 zmm4, zmmword ptr [rsi + 896]
    vpaddq zmm5, zmm5, zmmword ptr [rdi + 320]
    vpaddq zmm6, zmm6, zmmword ptr [rdi + 384]
    vpsubq zmm10{k1}, zmm10, zmmword ptr [rsi + 640]
    vpsubq zmm10{k2}, zmm10, zmmword ptr [rdx + 640]
    vpsubq zmm10{k3}, zmm10, zmmword ptr [rdx]
    vpsubq zmm10{k4}, zmm10, zmmword ptr [rsi]
    vpsubq zmm11{k1}, zmm11, zmmword ptr [rsi + 704]
    vpsubq zmm11{k2}, zmm11, zmmword ptr [rdx + 704]
    vpsubq zmm11{k3}, zmm11, zmmword ptr [rdx + 64]
    vpsubq zmm11{k4}, zmm11, zmmword ptr [rsi + 64]
    vpsubq zmm12{k1}, zmm12, zmmword ptr [rsi + 768]
    vpsubq zmm12{k2}, zmm12, zmmword ptr [rdx + 768]
    vpsubq zmm12{k3}, zmm12, zmmword ptr [rdx + 128]
    vpsubq zmm12{k4}, zmm12, zmmword ptr [rsi + 128]
    vpsubq zmm13{k1}, zmm13, zmmword ptr [rsi + 832]
    vpsubq zmm13{k2}, zmm13, zmmword ptr [rdx + 832]
    vpsubq zmm13{k3}, zmm13, zmmword ptr [rdx + 192]
    vpsubq zmm13{k4}, zmm13, zmmword ptr [rsi + 192]
    vpaddq zmm13, zmm13, zmmword ptr [rdi + 832]
    vpsubq zmm14{k1}, zmm14, zmmword ptr [rsi + 896]
    vpsubq zmm14{k2}, zmm14, zmmword ptr [rdx + 896]
    vpsubq zmm14{k3}, zmm14, zmmword ptr [rdx + 256]
    vpsubq zmm14{k4}, zmm14, zmmword ptr [rsi + 256]
    vpaddq zmm14, zmm14, zmmword ptr [rdi + 896]
    vmovdqu64 zmm16, zmmword ptr [rdi + 448]
    vmovdqu64 zmm17, zmmword ptr [rdi + 512]
    vmovdqu64 zmm18, zmmword ptr [rdi + 576]
    vmovdqu64 zmm19, zmmword ptr [rdi + 640]
    vmovdqu64 zmm20, zmmword ptr [rdi + 704]
    vmovdqu64 zmm21, zmmword ptr [rdi + 768]
    vmovdqu64 zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm0, zmm15
    vpmadd52huq zmm16, zmm1, zmm15
    vpmadd52huq zmm17, zmm2, zmm15
    vpmadd52huq zmm18, zmm3, zmm15
    vpmadd52huq zmm19, zmm4, zmm15
    vpmadd52luq zmm5, zmm0, zmm15
    vpmadd52luq zmm6, zmm1, zmm15
    vpmadd52luq zmm7, zmm2, zmm15
    vpmadd52luq zmm8, zmm3, zmm15
    vpmadd52luq zmm9, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm16, zmm0, zmm15
    vpmadd52huq zmm17, zmm1, zmm15
    vpmadd52huq zmm18, zmm2, zmm15
    vpmadd52huq zmm19, zmm3, zmm15
    vpmadd52huq zmm20, zmm4, zmm15
    vpmadd52luq zmm6, zmm0, zmm15
    vpmadd52luq zmm7, zmm1, zmm15
    vpmadd52luq zmm8, zmm2, zmm15
    vpmadd52luq zmm9, zmm3, zmm15
    vpmadd52luq zmm10, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 768]
    vpmadd52huq zmm17, zmm0, zmm15
    vpmadd52huq zmm18, zmm1, zmm15
    vpmadd52huq zmm19, zmm2, zmm15
    vpmadd52huq zmm20, zmm3, zmm15
    vpmadd52huq zmm21, zmm4, zmm15
    vpmadd52luq zmm7, zmm0, zmm15
    vpmadd52luq zmm8, zmm1, zmm15
    vpmadd52luq zmm9, zmm2, zmm15
    vpmadd52luq zmm10, zmm3, zmm15
    vpmadd52luq zmm11, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm0, zmm15
    vpmadd52huq zmm19, zmm1, zmm15
    vpmadd52huq zmm20, zmm2, zmm15
    vpmadd52huq zmm21, zmm3, zmm15
    vpmadd52huq zmm13, zmm4, zmm15
    vpmadd52luq zmm8, zmm0, zmm15
    vpmadd52luq zmm9, zmm1, zmm15
    vpmadd52luq zmm10, zmm2, zmm15
    vpmadd52luq zmm11, zmm3, zmm15
    vpmadd52luq zmm12, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm19, zmm0, zmm15
    vpmadd52huq zmm20, zmm1, zmm15
    vpmadd52huq zmm21, zmm2, zmm15
    vpmadd52huq zmm13, zmm3, zmm15
    vpmadd52huq zmm14, zmm4, zmm15
    vpmadd52luq zmm9, zmm0, zmm15
    vpmadd52luq zmm10, zmm1, zmm15
    vpmadd52luq zmm11, zmm2, zmm15
    vpmadd52luq zmm12, zmm3, zmm15
    vpmadd52luq zmm13, zmm4, zmm15
    vmovdqu64 zmmword ptr [rdi + 320], zmm5
    vmovdqu64 zmmword ptr [rdi + 384], zmm6
    vpaddq zmm7, zmm7, zmm16
    vmovdqu64 zmmword ptr [rdi + 448], zmm7
    vpaddq zmm8, zmm8, zmm17
    vmovdqu64 zmmword ptr [rdi + 512], zmm8
    vpaddq zmm9, zmm9, zmm18
    vmovdqu64 zmmword ptr [rdi + 576], zmm9
    vpaddq zmm10, zmm10, zmm19
    vmovdqu64 zmmword ptr [rdi + 640], zmm10
    vpaddq zmm11, zmm11, zmm20
    vmovdqu64 zmmword ptr [rdi + 704], zmm11
    vpaddq zmm12, zmm12, zmm21
    vmovdqu64 zmmword ptr [rdi + 768], zmm12
    vmovdqu64 zmmword ptr [rdi + 832], zmm13
    vmovdqu64 zmmword ptr [rdi + 896], zmm14
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mac10_signed_ifma)

/* t <- t + a * b */
/* a is a left operand, b a right operand */
/* t has 20 columns */
/* rdi = t, rsi = a, rdx = b */
    HIDE(sangi_modx8_mac10_ifma)
    .globl SYMBOL(sangi_modx8_mac10_ifma)
    KIND(sangi_modx8_mac10_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mac10_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
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
    vmovdqu64 zmm30, zmmword ptr [rdx]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52huq zmm1, zmm30, zmm20
    vpmadd52huq zmm2, zmm30, zmm21
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpmadd52huq zmm5, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm30, zmm25
    vpmadd52luq zmm11, zmm30, zmm26
    vpmadd52luq zmm12, zmm30, zmm27
    vpmadd52luq zmm13, zmm30, zmm28
    vpmadd52luq zmm14, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm11, zmm30, zmm25
    vpmadd52huq zmm12, zmm30, zmm26
    vpmadd52huq zmm13, zmm30, zmm27
    vpmadd52huq zmm14, zmm30, zmm28
    vpmadd52huq zmm15, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 64]
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52huq zmm2, zmm30, zmm20
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vpmadd52huq zmm5, zmm30, zmm23
    vpmadd52huq zmm6, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vpmadd52luq zmm11, zmm30, zmm25
    vpmadd52luq zmm12, zmm30, zmm26
    vpmadd52luq zmm13, zmm30, zmm27
    vpmadd52luq zmm14, zmm30, zmm28
    vpmadd52luq zmm15, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm12, zmm30, zmm25
    vpmadd52huq zmm13, zmm30, zmm26
    vpmadd52huq zmm14, zmm30, zmm27
    vpmadd52huq zmm15, zmm30, zmm28
    vpmadd52huq zmm16, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vpmadd52luq zmm6, zmm30, zmm24
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpmadd52huq zmm5, zmm30, zmm22
    vpmadd52huq zmm6, zmm30, zmm23
    vpmadd52huq zmm7, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm30, zmm25
    vpmadd52luq zmm13, zmm30, zmm26
    vpmadd52luq zmm14, zmm30, zmm27
    vpmadd52luq zmm15, zmm30, zmm28
    vpmadd52luq zmm16, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm13, zmm30, zmm25
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vpmadd52huq zmm16, zmm30, zmm28
    vpmadd52huq zmm17, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm30, zmm20
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpmadd52luq zmm7, zmm30, zmm24
    vpmadd52huq zmm4, zmm30, zmm20
    vpmadd52huq zmm5, zmm30, zmm21
    vpmadd52huq zmm6, zmm30, zmm22
    vpmadd52huq zmm7, zmm30, zmm23
    vpmadd52huq zmm8, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm30, zmm25
    vpmadd52luq zmm14, zmm30, zmm26
    vpmadd52luq zmm15, zmm30, zmm27
    vpmadd52luq zmm16, zmm30, zmm28
    vpmadd52luq zmm17, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm14, zmm30, zmm25
    vpmadd52huq zmm15, zmm30, zmm26
    vpmadd52huq zmm16, zmm30, zmm27
    vpmadd52huq zmm17, zmm30, zmm28
    vpmadd52huq zmm18, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm8, zmm30, zmm24
    vpmadd52huq zmm5, zmm30, zmm20
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm23
    vpmadd52huq zmm9, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 576]
    vpmadd52luq zmm14, zmm30, zmm25
    vpmadd52luq zmm15, zmm30, zmm26
    vpmadd52luq zmm16, zmm30, zmm27
    vpmadd52luq zmm17, zmm30, zmm28
    vpmadd52luq zmm18, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm15, zmm30, zmm25
    vpmadd52huq zmm16, zmm30, zmm26
    vpmadd52huq zmm17, zmm30, zmm27
    vpmadd52huq zmm18, zmm30, zmm28
    vpmadd52huq zmm19, zmm30, zmmword ptr [rsi + 576]
    /* the products of both halves, added to the ten middle columns */
    vpaddq zmm20, zmm5, zmm10
    vpaddq zmm5, zmm20, zmm0
    vpaddq zmm10, zmm20, zmm15
    vpaddq zmm21, zmm6, zmm11
    vpaddq zmm6, zmm21, zmm1
    vpaddq zmm11, zmm21, zmm16
    vpaddq zmm22, zmm7, zmm12
    vpaddq zmm7, zmm22, zmm2
    vpaddq zmm12, zmm22, zmm17
    vpaddq zmm23, zmm8, zmm13
    vpaddq zmm8, zmm23, zmm3
    vpaddq zmm13, zmm23, zmm18
    vpaddq zmm24, zmm9, zmm14
    vpaddq zmm9, zmm24, zmm4
    vpaddq zmm14, zmm24, zmm19
    vmovdqu64 zmm30, zmmword ptr [rsi + 960]
    vmovdqu64 zmm31, zmmword ptr [rdx + 960]
    /* s s' H^2 of the differences */
    vpmovq2m k1, zmm31
    vpmovq2m k2, zmm30
    vpandq zmm31, zmm31, zmm30
    vpsubq zmm15, zmm15, zmm31
    vpaddq zmm20, zmm0, zmmword ptr [rdi]
    vmovdqu64 zmmword ptr [rdi], zmm20
    vpaddq zmm21, zmm1, zmmword ptr [rdi + 64]
    vmovdqu64 zmmword ptr [rdi + 64], zmm21
    vpaddq zmm22, zmm2, zmmword ptr [rdi + 128]
    vmovdqu64 zmmword ptr [rdi + 128], zmm22
    vpaddq zmm23, zmm3, zmmword ptr [rdi + 192]
    vmovdqu64 zmmword ptr [rdi + 192], zmm23
    vpaddq zmm24, zmm4, zmmword ptr [rdi + 256]
    vmovdqu64 zmmword ptr [rdi + 256], zmm24
    vpaddq zmm25, zmm15, zmmword ptr [rdi + 960]
    vmovdqu64 zmmword ptr [rdi + 960], zmm25
    vpaddq zmm26, zmm16, zmmword ptr [rdi + 1024]
    vmovdqu64 zmmword ptr [rdi + 1024], zmm26
    vpaddq zmm27, zmm17, zmmword ptr [rdi + 1088]
    vmovdqu64 zmmword ptr [rdi + 1088], zmm27
    vpaddq zmm28, zmm18, zmmword ptr [rdi + 1152]
    vmovdqu64 zmmword ptr [rdi + 1152], zmm28
    vpaddq zmm29, zmm19, zmmword ptr [rdi + 1216]
    vmovdqu64 zmmword ptr [rdi + 1216], zmm29
    vmovdqu64 zmm0, zmmword ptr [rsi + 640]
    vmovdqu64 zmm1, zmmword ptr [rsi + 704]
    vmovdqu64 zmm2, zmmword ptr [rsi + 768]
    vmovdqu64 zmm3, zmmword ptr [rsi + 832]
    vmovdqu64 zmm4, zmmword ptr [rsi + 896]
    vpaddq zmm5, zmm5, zmmword ptr [rdi + 320]
    vpaddq zmm6, zmm6, zmmword ptr [rdi + 384]
    vpsubq zmm10{k1}, zmm10, zmmword ptr [rsi + 640]
    vpsubq zmm10{k2}, zmm10, zmmword ptr [rdx + 640]
    vpsubq zmm11{k1}, zmm11, zmmword ptr [rsi + 704]
    vpsubq zmm11{k2}, zmm11, zmmword ptr [rdx + 704]
    vpsubq zmm12{k1}, zmm12, zmmword ptr [rsi + 768]
    vpsubq zmm12{k2}, zmm12, zmmword ptr [rdx + 768]
    vpsubq zmm13{k1}, zmm13, zmmword ptr [rsi + 832]
    vpsubq zmm13{k2}, zmm13, zmmword ptr [rdx + 832]
    vpaddq zmm13, zmm13, zmmword ptr [rdi + 832]
    vpsubq zmm14{k1}, zmm14, zmmword ptr [rsi + 896]
    vpsubq zmm14{k2}, zmm14, zmmword ptr [rdx + 896]
    vpaddq zmm14, zmm14, zmmword ptr [rdi + 896]
    vmovdqu64 zmm16, zmmword ptr [rdi + 448]
    vmovdqu64 zmm17, zmmword ptr [rdi + 512]
    vmovdqu64 zmm18, zmmword ptr [rdi + 576]
    vmovdqu64 zmm19, zmmword ptr [rdi + 640]
    vmovdqu64 zmm20, zmmword ptr [rdi + 704]
    vmovdqu64 zmm21, zmmword ptr [rdi + 768]
    vmovdqu64 zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm0, zmm15
    vpmadd52huq zmm16, zmm1, zmm15
    vpmadd52huq zmm17, zmm2, zmm15
    vpmadd52huq zmm18, zmm3, zmm15
    vpmadd52huq zmm19, zmm4, zmm15
    vpmadd52luq zmm5, zmm0, zmm15
    vpmadd52luq zmm6, zmm1, zmm15
    vpmadd52luq zmm7, zmm2, zmm15
    vpmadd52luq zmm8, zmm3, zmm15
    vpmadd52luq zmm9, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm16, zmm0, zmm15
    vpmadd52huq zmm17, zmm1, zmm15
    vpmadd52huq zmm18, zmm2, zmm15
    vpmadd52huq zmm19, zmm3, zmm15
    vpmadd52huq zmm20, zmm4, zmm15
    vpmadd52luq zmm6, zmm0, zmm15
    vpmadd52luq zmm7, zmm1, zmm15
    vpmadd52luq zmm8, zmm2, zmm15
    vpmadd52luq zmm9, zmm3, zmm15
    vpmadd52luq zmm10, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 768]
    vpmadd52huq zmm17, zmm0, zmm15
    vpmadd52huq zmm18, zmm1, zmm15
    vpmadd52huq zmm19, zmm2, zmm15
    vpmadd52huq zmm20, zmm3, zmm15
    vpmadd52huq zmm21, zmm4, zmm15
    vpmadd52luq zmm7, zmm0, zmm15
    vpmadd52luq zmm8, zmm1, zmm15
    vpmadd52luq zmm9, zmm2, zmm15
    vpmadd52luq zmm10, zmm3, zmm15
    vpmadd52luq zmm11, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm0, zmm15
    vpmadd52huq zmm19, zmm1, zmm15
    vpmadd52huq zmm20, zmm2, zmm15
    vpmadd52huq zmm21, zmm3, zmm15
    vpmadd52huq zmm13, zmm4, zmm15
    vpmadd52luq zmm8, zmm0, zmm15
    vpmadd52luq zmm9, zmm1, zmm15
    vpmadd52luq zmm10, zmm2, zmm15
    vpmadd52luq zmm11, zmm3, zmm15
    vpmadd52luq zmm12, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm19, zmm0, zmm15
    vpmadd52huq zmm20, zmm1, zmm15
    vpmadd52huq zmm21, zmm2, zmm15
    vpmadd52huq zmm13, zmm3, zmm15
    vpmadd52huq zmm14, zmm4, zmm15
    vpmadd52luq zmm9, zmm0, zmm15
    vpmadd52luq zmm10, zmm1, zmm15
    vpmadd52luq zmm11, zmm2, zmm15
    vpmadd52luq zmm12, zmm3, zmm15
    vpmadd52luq zmm13, zmm4, zmm15
    vmovdqu64 zmmword ptr [rdi + 320], zmm5
    vmovdqu64 zmmword ptr [rdi + 384], zmm6
    vpaddq zmm7, zmm7, zmm16
    vmovdqu64 zmmword ptr [rdi + 448], zmm7
    vpaddq zmm8, zmm8, zmm17
    vmovdqu64 zmmword ptr [rdi + 512], zmm8
    vpaddq zmm9, zmm9, zmm18
    vmovdqu64 zmmword ptr [rdi + 576], zmm9
    vpaddq zmm10, zmm10, zmm19
    vmovdqu64 zmmword ptr [rdi + 640], zmm10
    vpaddq zmm11, zmm11, zmm20
    vmovdqu64 zmmword ptr [rdi + 704], zmm11
    vpaddq zmm12, zmm12, zmm21
    vmovdqu64 zmmword ptr [rdi + 768], zmm12
    vmovdqu64 zmmword ptr [rdi + 832], zmm13
    vmovdqu64 zmmword ptr [rdi + 896], zmm14
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mac10_ifma)

/* z <- the left operand of the signed difference a - b, of ten digits */
/* rdi = z, rsi = a, rdx = b */
    HIDE(sangi_modx8_left_sub_ifma)
    .globl SYMBOL(sangi_modx8_left_sub_ifma)
    KIND(sangi_modx8_left_sub_ifma)
    .p2align 5
SYMBOL(sangi_modx8_left_sub_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm2, zmmword ptr [rsi]
    vpsubq zmm2, zmm2, zmmword ptr [rdx]
    vmovdqu64 zmm3, zmmword ptr [rsi + 64]
    vpsubq zmm3, zmm3, zmmword ptr [rdx + 64]
    vmovdqu64 zmm4, zmmword ptr [rsi + 128]
    vpsubq zmm4, zmm4, zmmword ptr [rdx + 128]
    vmovdqu64 zmm5, zmmword ptr [rsi + 192]
    vpsubq zmm5, zmm5, zmmword ptr [rdx + 192]
    vmovdqu64 zmm6, zmmword ptr [rsi + 256]
    vpsubq zmm6, zmm6, zmmword ptr [rdx + 256]
    vmovdqu64 zmm7, zmmword ptr [rsi + 320]
    vpsubq zmm7, zmm7, zmmword ptr [rdx + 320]
    vmovdqu64 zmm8, zmmword ptr [rsi + 384]
    vpsubq zmm8, zmm8, zmmword ptr [rdx + 384]
    vmovdqu64 zmm9, zmmword ptr [rsi + 448]
    vpsubq zmm9, zmm9, zmmword ptr [rdx + 448]
    vmovdqu64 zmm10, zmmword ptr [rsi + 512]
    vpsubq zmm10, zmm10, zmmword ptr [rdx + 512]
    vmovdqu64 zmm11, zmmword ptr [rsi + 576]
    vpsubq zmm11, zmm11, zmmword ptr [rdx + 576]
    vmovdqa64 zmm1, zmm2
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpaddq zmm1, zmm1, zmm3
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 64], zmm0
    vpaddq zmm1, zmm1, zmm4
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 128], zmm0
    vpaddq zmm1, zmm1, zmm5
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 192], zmm0
    vpaddq zmm1, zmm1, zmm6
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 256], zmm0
    vpaddq zmm1, zmm1, zmm7
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 320], zmm0
    vpaddq zmm1, zmm1, zmm8
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 384], zmm0
    vpaddq zmm1, zmm1, zmm9
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 448], zmm0
    vpaddq zmm1, zmm1, zmm10
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 512], zmm0
    vpaddq zmm1, zmm1, zmm11
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 576], zmm0
    vmovdqu64 zmmword ptr [rdi + 1024], zmm1
    lea rax, [rdi + 640]
    vmovdqu64 zmm1, zmmword ptr [rdi]
    vpsubq zmm1, zmm1, zmmword ptr [rdi + 320]
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rax], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdi + 64]
    vpsubq zmm0, zmm0, zmmword ptr [rdi + 384]
    vpaddq zmm1, zmm1, zmm0
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rax + 64], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdi + 128]
    vpsubq zmm0, zmm0, zmmword ptr [rdi + 448]
    vpaddq zmm1, zmm1, zmm0
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rax + 128], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdi + 192]
    vpsubq zmm0, zmm0, zmmword ptr [rdi + 512]
    vpaddq zmm1, zmm1, zmm0
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rax + 192], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdi + 256]
    vpsubq zmm0, zmm0, zmmword ptr [rdi + 576]
    vpaddq zmm1, zmm1, zmm0
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rax + 256], zmm0
    vmovdqu64 zmmword ptr [rax + 320], zmm1
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_left_sub_ifma)

/* u <- ten digits, t + u * p = 0 mod 2^(10 width) for the lowest ten digits of p */
/* t has twenty columns; the upper ten <- (t + u * p) / 2^(10 width) */
/* data: -1/p mod 2^width, then p */
/* rdi = t, rsi = data, rdx = u */
    HIDE(sangi_modx8_montgomery_reduce_ifma)
    .globl SYMBOL(sangi_modx8_montgomery_reduce_ifma)
    KIND(sangi_modx8_montgomery_reduce_ifma)
    .p2align 5
SYMBOL(sangi_modx8_montgomery_reduce_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm26, zmmword ptr [rsi]
    vpbroadcastq zmm27, qword ptr [rip + sangi_modx8_constants_ifma]
    vmovdqu64 zmm22, zmmword ptr [rsi + 64]
    vmovdqu64 zmm23, zmmword ptr [rsi + 128]
    vmovdqu64 zmm24, zmmword ptr [rsi + 192]
    vmovdqu64 zmm25, zmmword ptr [rsi + 256]
    vmovdqu64 zmm0, zmmword ptr [rdi]
    vmovdqu64 zmm1, zmmword ptr [rdi + 64]
    vmovdqu64 zmm2, zmmword ptr [rdi + 128]
    vmovdqu64 zmm3, zmmword ptr [rdi + 192]
    vmovdqu64 zmm4, zmmword ptr [rdi + 256]
    vmovdqu64 zmm5, zmmword ptr [rdi + 320]
    vmovdqu64 zmm6, zmmword ptr [rdi + 384]
    vmovdqu64 zmm7, zmmword ptr [rdi + 448]
    vmovdqu64 zmm8, zmmword ptr [rdi + 512]
    vmovdqu64 zmm9, zmmword ptr [rdi + 576]
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm28, zmm28, zmm28
    vpmadd52luq zmm28, zmm0, zmm26
    vpaddq zmm30, zmm0, zmm27
    vpsraq zmm30, zmm30, 52
    vpaddq zmm1, zmm1, zmm30
    vpmadd52huq zmm12, zmm28, zmm22
    vpmadd52luq zmm1, zmm28, zmm23
    vpaddq zmm1, zmm1, zmm12
    vpmadd52huq zmm13, zmm28, zmm23
    vpmadd52luq zmm2, zmm28, zmm24
    vpxorq zmm29, zmm29, zmm29
    vpmadd52luq zmm29, zmm1, zmm26
    vpaddq zmm31, zmm1, zmm27
    vpsraq zmm31, zmm31, 52
    vpaddq zmm2, zmm2, zmm31
    vpmadd52huq zmm13, zmm29, zmm22
    vpmadd52luq zmm2, zmm29, zmm23
    vpaddq zmm2, zmm2, zmm13
    vpmadd52huq zmm14, zmm29, zmm23
    vpmadd52luq zmm3, zmm29, zmm24
    vmovdqu64 zmmword ptr [rdx], zmm28
    vmovdqu64 zmm10, zmmword ptr [rdi + 640]
    vpxorq zmm21, zmm21, zmm21
    vpmadd52huq zmm14, zmm28, zmm24
    vpmadd52luq zmm3, zmm28, zmm25
    vpmadd52huq zmm15, zmm28, zmm25
    vpmadd52luq zmm4, zmm28, zmmword ptr [rsi + 320]
    vpmadd52huq zmm16, zmm28, zmmword ptr [rsi + 320]
    vpmadd52luq zmm5, zmm28, zmmword ptr [rsi + 384]
    vpmadd52huq zmm17, zmm28, zmmword ptr [rsi + 384]
    vpmadd52luq zmm6, zmm28, zmmword ptr [rsi + 448]
    vpmadd52huq zmm18, zmm28, zmmword ptr [rsi + 448]
    vpmadd52luq zmm7, zmm28, zmmword ptr [rsi + 512]
    vpmadd52huq zmm19, zmm28, zmmword ptr [rsi + 512]
    vpmadd52luq zmm8, zmm28, zmmword ptr [rsi + 576]
    vpmadd52huq zmm20, zmm28, zmmword ptr [rsi + 576]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rsi + 640]
    vpmadd52huq zmm21, zmm28, zmmword ptr [rsi + 640]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52luq zmm28, zmm2, zmm26
    vpaddq zmm30, zmm2, zmm27
    vpsraq zmm30, zmm30, 52
    vpaddq zmm3, zmm3, zmm30
    vpmadd52huq zmm14, zmm28, zmm22
    vpmadd52luq zmm3, zmm28, zmm23
    vpaddq zmm3, zmm3, zmm14
    vpmadd52huq zmm15, zmm28, zmm23
    vpmadd52luq zmm4, zmm28, zmm24
    vmovdqu64 zmmword ptr [rdx + 64], zmm29
    vmovdqu64 zmm0, zmmword ptr [rdi + 704]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm15, zmm29, zmm24
    vpmadd52luq zmm4, zmm29, zmm25
    vpmadd52huq zmm16, zmm29, zmm25
    vpmadd52luq zmm5, zmm29, zmmword ptr [rsi + 320]
    vpmadd52huq zmm17, zmm29, zmmword ptr [rsi + 320]
    vpmadd52luq zmm6, zmm29, zmmword ptr [rsi + 384]
    vpmadd52huq zmm18, zmm29, zmmword ptr [rsi + 384]
    vpmadd52luq zmm7, zmm29, zmmword ptr [rsi + 448]
    vpmadd52huq zmm19, zmm29, zmmword ptr [rsi + 448]
    vpmadd52luq zmm8, zmm29, zmmword ptr [rsi + 512]
    vpmadd52huq zmm20, zmm29, zmmword ptr [rsi + 512]
    vpmadd52luq zmm9, zmm29, zmmword ptr [rsi + 576]
    vpmadd52huq zmm21, zmm29, zmmword ptr [rsi + 576]
    vpmadd52luq zmm10, zmm29, zmmword ptr [rsi + 640]
    vpmadd52huq zmm11, zmm29, zmmword ptr [rsi + 640]
    vpxorq zmm29, zmm29, zmm29
    vpmadd52luq zmm29, zmm3, zmm26
    vpaddq zmm31, zmm3, zmm27
    vpsraq zmm31, zmm31, 52
    vpaddq zmm4, zmm4, zmm31
    vpmadd52huq zmm15, zmm29, zmm22
    vpmadd52luq zmm4, zmm29, zmm23
    vpaddq zmm4, zmm4, zmm15
    vpmadd52huq zmm16, zmm29, zmm23
    vpmadd52luq zmm5, zmm29, zmm24
    vmovdqu64 zmmword ptr [rdx + 128], zmm28
    vmovdqu64 zmm1, zmmword ptr [rdi + 768]
    vpxorq zmm12, zmm12, zmm12
    vpmadd52huq zmm16, zmm28, zmm24
    vpmadd52luq zmm5, zmm28, zmm25
    vpmadd52huq zmm17, zmm28, zmm25
    vpmadd52luq zmm6, zmm28, zmmword ptr [rsi + 320]
    vpmadd52huq zmm18, zmm28, zmmword ptr [rsi + 320]
    vpmadd52luq zmm7, zmm28, zmmword ptr [rsi + 384]
    vpmadd52huq zmm19, zmm28, zmmword ptr [rsi + 384]
    vpmadd52luq zmm8, zmm28, zmmword ptr [rsi + 448]
    vpmadd52huq zmm20, zmm28, zmmword ptr [rsi + 448]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rsi + 512]
    vpmadd52huq zmm21, zmm28, zmmword ptr [rsi + 512]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rsi + 576]
    vpmadd52huq zmm11, zmm28, zmmword ptr [rsi + 576]
    vpmadd52luq zmm0, zmm28, zmmword ptr [rsi + 640]
    vpmadd52huq zmm12, zmm28, zmmword ptr [rsi + 640]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52luq zmm28, zmm4, zmm26
    vpaddq zmm30, zmm4, zmm27
    vpsraq zmm30, zmm30, 52
    vpaddq zmm5, zmm5, zmm30
    vpmadd52huq zmm16, zmm28, zmm22
    vpmadd52luq zmm5, zmm28, zmm23
    vpaddq zmm5, zmm5, zmm16
    vpmadd52huq zmm17, zmm28, zmm23
    vpmadd52luq zmm6, zmm28, zmm24
    vmovdqu64 zmmword ptr [rdx + 192], zmm29
    vmovdqu64 zmm2, zmmword ptr [rdi + 832]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm17, zmm29, zmm24
    vpmadd52luq zmm6, zmm29, zmm25
    vpmadd52huq zmm18, zmm29, zmm25
    vpmadd52luq zmm7, zmm29, zmmword ptr [rsi + 320]
    vpmadd52huq zmm19, zmm29, zmmword ptr [rsi + 320]
    vpmadd52luq zmm8, zmm29, zmmword ptr [rsi + 384]
    vpmadd52huq zmm20, zmm29, zmmword ptr [rsi + 384]
    vpmadd52luq zmm9, zmm29, zmmword ptr [rsi + 448]
    vpmadd52huq zmm21, zmm29, zmmword ptr [rsi + 448]
    vpmadd52luq zmm10, zmm29, zmmword ptr [rsi + 512]
    vpmadd52huq zmm11, zmm29, zmmword ptr [rsi + 512]
    vpmadd52luq zmm0, zmm29, zmmword ptr [rsi + 576]
    vpmadd52huq zmm12, zmm29, zmmword ptr [rsi + 576]
    vpmadd52luq zmm1, zmm29, zmmword ptr [rsi + 640]
    vpmadd52huq zmm13, zmm29, zmmword ptr [rsi + 640]
    vpxorq zmm29, zmm29, zmm29
    vpmadd52luq zmm29, zmm5, zmm26
    vpaddq zmm31, zmm5, zmm27
    vpsraq zmm31, zmm31, 52
    vpaddq zmm6, zmm6, zmm31
    vpmadd52huq zmm17, zmm29, zmm22
    vpmadd52luq zmm6, zmm29, zmm23
    vpaddq zmm6, zmm6, zmm17
    vpmadd52huq zmm18, zmm29, zmm23
    vpmadd52luq zmm7, zmm29, zmm24
    vmovdqu64 zmmword ptr [rdx + 256], zmm28
    vmovdqu64 zmm3, zmmword ptr [rdi + 896]
    vpxorq zmm14, zmm14, zmm14
    vpmadd52huq zmm18, zmm28, zmm24
    vpmadd52luq zmm7, zmm28, zmm25
    vpmadd52huq zmm19, zmm28, zmm25
    vpmadd52luq zmm8, zmm28, zmmword ptr [rsi + 320]
    vpmadd52huq zmm20, zmm28, zmmword ptr [rsi + 320]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rsi + 384]
    vpmadd52huq zmm21, zmm28, zmmword ptr [rsi + 384]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rsi + 448]
    vpmadd52huq zmm11, zmm28, zmmword ptr [rsi + 448]
    vpmadd52luq zmm0, zmm28, zmmword ptr [rsi + 512]
    vpmadd52huq zmm12, zmm28, zmmword ptr [rsi + 512]
    vpmadd52luq zmm1, zmm28, zmmword ptr [rsi + 576]
    vpmadd52huq zmm13, zmm28, zmmword ptr [rsi + 576]
    vpmadd52luq zmm2, zmm28, zmmword ptr [rsi + 640]
    vpmadd52huq zmm14, zmm28, zmmword ptr [rsi + 640]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52luq zmm28, zmm6, zmm26
    vpaddq zmm30, zmm6, zmm27
    vpsraq zmm30, zmm30, 52
    vpaddq zmm7, zmm7, zmm30
    vpmadd52huq zmm18, zmm28, zmm22
    vpmadd52luq zmm7, zmm28, zmm23
    vpaddq zmm7, zmm7, zmm18
    vpmadd52huq zmm19, zmm28, zmm23
    vpmadd52luq zmm8, zmm28, zmm24
    vmovdqu64 zmmword ptr [rdx + 320], zmm29
    vmovdqu64 zmm4, zmmword ptr [rdi + 960]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52huq zmm19, zmm29, zmm24
    vpmadd52luq zmm8, zmm29, zmm25
    vpmadd52huq zmm20, zmm29, zmm25
    vpmadd52luq zmm9, zmm29, zmmword ptr [rsi + 320]
    vpmadd52huq zmm21, zmm29, zmmword ptr [rsi + 320]
    vpmadd52luq zmm10, zmm29, zmmword ptr [rsi + 384]
    vpmadd52huq zmm11, zmm29, zmmword ptr [rsi + 384]
    vpmadd52luq zmm0, zmm29, zmmword ptr [rsi + 448]
    vpmadd52huq zmm12, zmm29, zmmword ptr [rsi + 448]
    vpmadd52luq zmm1, zmm29, zmmword ptr [rsi + 512]
    vpmadd52huq zmm13, zmm29, zmmword ptr [rsi + 512]
    vpmadd52luq zmm2, zmm29, zmmword ptr [rsi + 576]
    vpmadd52huq zmm14, zmm29, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm29, zmmword ptr [rsi + 640]
    vpmadd52huq zmm15, zmm29, zmmword ptr [rsi + 640]
    vpxorq zmm29, zmm29, zmm29
    vpmadd52luq zmm29, zmm7, zmm26
    vpaddq zmm31, zmm7, zmm27
    vpsraq zmm31, zmm31, 52
    vpaddq zmm8, zmm8, zmm31
    vpmadd52huq zmm19, zmm29, zmm22
    vpmadd52luq zmm8, zmm29, zmm23
    vpaddq zmm8, zmm8, zmm19
    vpmadd52huq zmm20, zmm29, zmm23
    vpmadd52luq zmm9, zmm29, zmm24
    vmovdqu64 zmmword ptr [rdx + 384], zmm28
    vmovdqu64 zmm5, zmmword ptr [rdi + 1024]
    vpxorq zmm16, zmm16, zmm16
    vpmadd52huq zmm20, zmm28, zmm24
    vpmadd52luq zmm9, zmm28, zmm25
    vpmadd52huq zmm21, zmm28, zmm25
    vpmadd52luq zmm10, zmm28, zmmword ptr [rsi + 320]
    vpmadd52huq zmm11, zmm28, zmmword ptr [rsi + 320]
    vpmadd52luq zmm0, zmm28, zmmword ptr [rsi + 384]
    vpmadd52huq zmm12, zmm28, zmmword ptr [rsi + 384]
    vpmadd52luq zmm1, zmm28, zmmword ptr [rsi + 448]
    vpmadd52huq zmm13, zmm28, zmmword ptr [rsi + 448]
    vpmadd52luq zmm2, zmm28, zmmword ptr [rsi + 512]
    vpmadd52huq zmm14, zmm28, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm28, zmmword ptr [rsi + 576]
    vpmadd52huq zmm15, zmm28, zmmword ptr [rsi + 576]
    vpmadd52luq zmm4, zmm28, zmmword ptr [rsi + 640]
    vpmadd52huq zmm16, zmm28, zmmword ptr [rsi + 640]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52luq zmm28, zmm8, zmm26
    vpaddq zmm30, zmm8, zmm27
    vpsraq zmm30, zmm30, 52
    vpaddq zmm9, zmm9, zmm30
    vpmadd52huq zmm20, zmm28, zmm22
    vpmadd52luq zmm9, zmm28, zmm23
    vpaddq zmm9, zmm9, zmm20
    vpmadd52huq zmm21, zmm28, zmm23
    vpmadd52luq zmm10, zmm28, zmm24
    vmovdqu64 zmmword ptr [rdx + 448], zmm29
    vmovdqu64 zmm6, zmmword ptr [rdi + 1088]
    vpxorq zmm17, zmm17, zmm17
    vpmadd52huq zmm21, zmm29, zmm24
    vpmadd52luq zmm10, zmm29, zmm25
    vpmadd52huq zmm11, zmm29, zmm25
    vpmadd52luq zmm0, zmm29, zmmword ptr [rsi + 320]
    vpmadd52huq zmm12, zmm29, zmmword ptr [rsi + 320]
    vpmadd52luq zmm1, zmm29, zmmword ptr [rsi + 384]
    vpmadd52huq zmm13, zmm29, zmmword ptr [rsi + 384]
    vpmadd52luq zmm2, zmm29, zmmword ptr [rsi + 448]
    vpmadd52huq zmm14, zmm29, zmmword ptr [rsi + 448]
    vpmadd52luq zmm3, zmm29, zmmword ptr [rsi + 512]
    vpmadd52huq zmm15, zmm29, zmmword ptr [rsi + 512]
    vpmadd52luq zmm4, zmm29, zmmword ptr [rsi + 576]
    vpmadd52huq zmm16, zmm29, zmmword ptr [rsi + 576]
    vpmadd52luq zmm5, zmm29, zmmword ptr [rsi + 640]
    vpmadd52huq zmm17, zmm29, zmmword ptr [rsi + 640]
    vpxorq zmm29, zmm29, zmm29
    vpmadd52luq zmm29, zmm9, zmm26
    vpaddq zmm31, zmm9, zmm27
    vpsraq zmm31, zmm31, 52
    vpaddq zmm10, zmm10, zmm31
    vpmadd52huq zmm21, zmm29, zmm22
    vpmadd52luq zmm10, zmm29, zmm23
    vpaddq zmm10, zmm10, zmm21
    vpmadd52huq zmm11, zmm29, zmm23
    vpmadd52luq zmm0, zmm29, zmm24
    vmovdqu64 zmmword ptr [rdx + 512], zmm28
    vmovdqu64 zmm7, zmmword ptr [rdi + 1152]
    vpxorq zmm18, zmm18, zmm18
    vpmadd52huq zmm11, zmm28, zmm24
    vpmadd52luq zmm0, zmm28, zmm25
    vpmadd52huq zmm12, zmm28, zmm25
    vpmadd52luq zmm1, zmm28, zmmword ptr [rsi + 320]
    vpmadd52huq zmm13, zmm28, zmmword ptr [rsi + 320]
    vpmadd52luq zmm2, zmm28, zmmword ptr [rsi + 384]
    vpmadd52huq zmm14, zmm28, zmmword ptr [rsi + 384]
    vpmadd52luq zmm3, zmm28, zmmword ptr [rsi + 448]
    vpmadd52huq zmm15, zmm28, zmmword ptr [rsi + 448]
    vpmadd52luq zmm4, zmm28, zmmword ptr [rsi + 512]
    vpmadd52huq zmm16, zmm28, zmmword ptr [rsi + 512]
    vpmadd52luq zmm5, zmm28, zmmword ptr [rsi + 576]
    vpmadd52huq zmm17, zmm28, zmmword ptr [rsi + 576]
    vpmadd52luq zmm6, zmm28, zmmword ptr [rsi + 640]
    vpmadd52huq zmm18, zmm28, zmmword ptr [rsi + 640]
    vmovdqu64 zmmword ptr [rdx + 576], zmm29
    vmovdqu64 zmm8, zmmword ptr [rdi + 1216]
    vpxorq zmm19, zmm19, zmm19
    vpmadd52huq zmm12, zmm29, zmm24
    vpmadd52luq zmm1, zmm29, zmm25
    vpmadd52huq zmm13, zmm29, zmm25
    vpmadd52luq zmm2, zmm29, zmmword ptr [rsi + 320]
    vpmadd52huq zmm14, zmm29, zmmword ptr [rsi + 320]
    vpmadd52luq zmm3, zmm29, zmmword ptr [rsi + 384]
    vpmadd52huq zmm15, zmm29, zmmword ptr [rsi + 384]
    vpmadd52luq zmm4, zmm29, zmmword ptr [rsi + 448]
    vpmadd52huq zmm16, zmm29, zmmword ptr [rsi + 448]
    vpmadd52luq zmm5, zmm29, zmmword ptr [rsi + 512]
    vpmadd52huq zmm17, zmm29, zmmword ptr [rsi + 512]
    vpmadd52luq zmm6, zmm29, zmmword ptr [rsi + 576]
    vpmadd52huq zmm18, zmm29, zmmword ptr [rsi + 576]
    vpmadd52luq zmm7, zmm29, zmmword ptr [rsi + 640]
    vpmadd52huq zmm19, zmm29, zmmword ptr [rsi + 640]
    vmovdqu64 zmmword ptr [rdi + 640], zmm10
    vpaddq zmm0, zmm0, zmm11
    vmovdqu64 zmmword ptr [rdi + 704], zmm0
    vpaddq zmm1, zmm1, zmm12
    vmovdqu64 zmmword ptr [rdi + 768], zmm1
    vpaddq zmm2, zmm2, zmm13
    vmovdqu64 zmmword ptr [rdi + 832], zmm2
    vpaddq zmm3, zmm3, zmm14
    vmovdqu64 zmmword ptr [rdi + 896], zmm3
    vpaddq zmm4, zmm4, zmm15
    vmovdqu64 zmmword ptr [rdi + 960], zmm4
    vpaddq zmm5, zmm5, zmm16
    vmovdqu64 zmmword ptr [rdi + 1024], zmm5
    vpaddq zmm6, zmm6, zmm17
    vmovdqu64 zmmword ptr [rdi + 1088], zmm6
    vpaddq zmm7, zmm7, zmm18
    vmovdqu64 zmmword ptr [rdi + 1152], zmm7
    vpaddq zmm8, zmm8, zmm19
    vmovdqu64 zmmword ptr [rdi + 1216], zmm8
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_montgomery_reduce_ifma)

/* t <- t + a * b */
/* a is a left operand, b a right operand */
/* t has 20 columns */
/* z: ten digits, completed to a left operand */
/* rdi = t, rsi = a, rdx = b, rcx = z */
    HIDE(sangi_modx8_mac10_left_ifma)
    .globl SYMBOL(sangi_modx8_mac10_left_ifma)
    KIND(sangi_modx8_mac10_left_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mac10_left_ifma):
    .cfi_startproc
    endbr64
    ENTER(4)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
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
    vmovdqu64 zmm30, zmmword ptr [rdx]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    lea rax, [rcx + 640]
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52huq zmm1, zmm30, zmm20
    vpmadd52huq zmm2, zmm30, zmm21
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpmadd52huq zmm5, zmm30, zmm24
    vpsubq zmm31, zmm31, zmmword ptr [rcx + 320]
    vmovdqu64 zmm30, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm30, zmm25
    vpmadd52luq zmm11, zmm30, zmm26
    vpmadd52luq zmm12, zmm30, zmm27
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm13, zmm30, zmm28
    vpmadd52luq zmm14, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm11, zmm30, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm12, zmm30, zmm26
    vpmadd52huq zmm13, zmm30, zmm27
    vpmadd52huq zmm14, zmm30, zmm28
    vpmadd52huq zmm15, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmmword ptr [rax], zmm29
    vmovdqu64 zmm30, zmmword ptr [rdx + 64]
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vmovdqu64 zmm29, zmmword ptr [rcx + 64]
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52huq zmm2, zmm30, zmm20
    vpsubq zmm29, zmm29, zmmword ptr [rcx + 384]
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vpmadd52huq zmm5, zmm30, zmm23
    vpaddq zmm31, zmm31, zmm29
    vpmadd52huq zmm6, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vpmadd52luq zmm11, zmm30, zmm25
    vpmadd52luq zmm12, zmm30, zmm26
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm13, zmm30, zmm27
    vpmadd52luq zmm14, zmm30, zmm28
    vpmadd52luq zmm15, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm12, zmm30, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm13, zmm30, zmm26
    vpmadd52huq zmm14, zmm30, zmm27
    vpmadd52huq zmm15, zmm30, zmm28
    vmovdqu64 zmmword ptr [rax + 64], zmm29
    vpmadd52huq zmm16, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm3, zmm30, zmm21
    vmovdqu64 zmm29, zmmword ptr [rcx + 128]
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vpmadd52luq zmm6, zmm30, zmm24
    vpsubq zmm29, zmm29, zmmword ptr [rcx + 448]
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpmadd52huq zmm5, zmm30, zmm22
    vpmadd52huq zmm6, zmm30, zmm23
    vpaddq zmm31, zmm31, zmm29
    vpmadd52huq zmm7, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm30, zmm25
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm13, zmm30, zmm26
    vpmadd52luq zmm14, zmm30, zmm27
    vpmadd52luq zmm15, zmm30, zmm28
    vpmadd52luq zmm16, zmm30, zmmword ptr [rsi + 576]
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm13, zmm30, zmm25
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vmovdqu64 zmmword ptr [rax + 128], zmm29
    vpmadd52huq zmm16, zmm30, zmm28
    vpmadd52huq zmm17, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm30, zmm20
    vmovdqu64 zmm29, zmmword ptr [rcx + 192]
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpsubq zmm29, zmm29, zmmword ptr [rcx + 512]
    vpmadd52luq zmm7, zmm30, zmm24
    vpmadd52huq zmm4, zmm30, zmm20
    vpmadd52huq zmm5, zmm30, zmm21
    vpmadd52huq zmm6, zmm30, zmm22
    vpaddq zmm31, zmm31, zmm29
    vpmadd52huq zmm7, zmm30, zmm23
    vpmadd52huq zmm8, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm30, zmm25
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmm26
    vpmadd52luq zmm15, zmm30, zmm27
    vpmadd52luq zmm16, zmm30, zmm28
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm17, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm14, zmm30, zmm25
    vpmadd52huq zmm15, zmm30, zmm26
    vpmadd52huq zmm16, zmm30, zmm27
    vmovdqu64 zmmword ptr [rax + 192], zmm29
    vpmadd52huq zmm17, zmm30, zmm28
    vpmadd52huq zmm18, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 256]
    vmovdqu64 zmm29, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpsubq zmm29, zmm29, zmmword ptr [rcx + 576]
    vpmadd52luq zmm8, zmm30, zmm24
    vpmadd52huq zmm5, zmm30, zmm20
    vpmadd52huq zmm6, zmm30, zmm21
    vpaddq zmm31, zmm31, zmm29
    vpmadd52huq zmm7, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm23
    vpmadd52huq zmm9, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 576]
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmm25
    vpmadd52luq zmm15, zmm30, zmm26
    vpmadd52luq zmm16, zmm30, zmm27
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm17, zmm30, zmm28
    vpmadd52luq zmm18, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm15, zmm30, zmm25
    vpmadd52huq zmm16, zmm30, zmm26
    vmovdqu64 zmmword ptr [rax + 256], zmm29
    vpmadd52huq zmm17, zmm30, zmm27
    vpmadd52huq zmm18, zmm30, zmm28
    vpmadd52huq zmm19, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmmword ptr [rax + 320], zmm31
    /* the products of both halves, added to the ten middle columns */
    vpaddq zmm20, zmm5, zmm10
    vpaddq zmm5, zmm20, zmm0
    vpaddq zmm10, zmm20, zmm15
    vpaddq zmm21, zmm6, zmm11
    vpaddq zmm6, zmm21, zmm1
    vpaddq zmm11, zmm21, zmm16
    vpaddq zmm22, zmm7, zmm12
    vpaddq zmm7, zmm22, zmm2
    vpaddq zmm12, zmm22, zmm17
    vpaddq zmm23, zmm8, zmm13
    vpaddq zmm8, zmm23, zmm3
    vpaddq zmm13, zmm23, zmm18
    vpaddq zmm24, zmm9, zmm14
    vpaddq zmm9, zmm24, zmm4
    vpaddq zmm14, zmm24, zmm19
    vmovdqu64 zmm30, zmmword ptr [rsi + 960]
    vmovdqu64 zmm31, zmmword ptr [rdx + 960]
    /* s s' H^2 of the differences */
    vpmovq2m k1, zmm31
    vpmovq2m k2, zmm30
    vpandq zmm31, zmm31, zmm30
    vpsubq zmm15, zmm15, zmm31
    vpaddq zmm20, zmm0, zmmword ptr [rdi]
    vmovdqu64 zmmword ptr [rdi], zmm20
    vpaddq zmm21, zmm1, zmmword ptr [rdi + 64]
    vmovdqu64 zmmword ptr [rdi + 64], zmm21
    vpaddq zmm22, zmm2, zmmword ptr [rdi + 128]
    vmovdqu64 zmmword ptr [rdi + 128], zmm22
    vpaddq zmm23, zmm3, zmmword ptr [rdi + 192]
    vmovdqu64 zmmword ptr [rdi + 192], zmm23
    vpaddq zmm24, zmm4, zmmword ptr [rdi + 256]
    vmovdqu64 zmmword ptr [rdi + 256], zmm24
    vpaddq zmm25, zmm15, zmmword ptr [rdi + 960]
    vmovdqu64 zmmword ptr [rdi + 960], zmm25
    vpaddq zmm26, zmm16, zmmword ptr [rdi + 1024]
    vmovdqu64 zmmword ptr [rdi + 1024], zmm26
    vpaddq zmm27, zmm17, zmmword ptr [rdi + 1088]
    vmovdqu64 zmmword ptr [rdi + 1088], zmm27
    vpaddq zmm28, zmm18, zmmword ptr [rdi + 1152]
    vmovdqu64 zmmword ptr [rdi + 1152], zmm28
    vpaddq zmm29, zmm19, zmmword ptr [rdi + 1216]
    vmovdqu64 zmmword ptr [rdi + 1216], zmm29
    vmovdqu64 zmm0, zmmword ptr [rsi + 640]
    vmovdqu64 zmm1, zmmword ptr [rsi + 704]
    vmovdqu64 zmm2, zmmword ptr [rsi + 768]
    vmovdqu64 zmm3, zmmword ptr [rsi + 832]
    vmovdqu64 zmm4, zmmword ptr [rsi + 896]
    vpaddq zmm5, zmm5, zmmword ptr [rdi + 320]
    vpaddq zmm6, zmm6, zmmword ptr [rdi + 384]
    vpsubq zmm10{k1}, zmm10, zmmword ptr [rsi + 640]
    vpsubq zmm10{k2}, zmm10, zmmword ptr [rdx + 640]
    vpsubq zmm11{k1}, zmm11, zmmword ptr [rsi + 704]
    vpsubq zmm11{k2}, zmm11, zmmword ptr [rdx + 704]
    vpsubq zmm12{k1}, zmm12, zmmword ptr [rsi + 768]
    vpsubq zmm12{k2}, zmm12, zmmword ptr [rdx + 768]
    vpsubq zmm13{k1}, zmm13, zmmword ptr [rsi + 832]
    vpsubq zmm13{k2}, zmm13, zmmword ptr [rdx + 832]
    vpaddq zmm13, zmm13, zmmword ptr [rdi + 832]
    vpsubq zmm14{k1}, zmm14, zmmword ptr [rsi + 896]
    vpsubq zmm14{k2}, zmm14, zmmword ptr [rdx + 896]
    vpaddq zmm14, zmm14, zmmword ptr [rdi + 896]
    vmovdqu64 zmm16, zmmword ptr [rdi + 448]
    vmovdqu64 zmm17, zmmword ptr [rdi + 512]
    vmovdqu64 zmm18, zmmword ptr [rdi + 576]
    vmovdqu64 zmm19, zmmword ptr [rdi + 640]
    vmovdqu64 zmm20, zmmword ptr [rdi + 704]
    vmovdqu64 zmm21, zmmword ptr [rdi + 768]
    vmovdqu64 zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm0, zmm15
    vpmadd52huq zmm16, zmm1, zmm15
    vpmadd52huq zmm17, zmm2, zmm15
    vpmadd52huq zmm18, zmm3, zmm15
    vpmadd52huq zmm19, zmm4, zmm15
    vpmadd52luq zmm5, zmm0, zmm15
    vpmadd52luq zmm6, zmm1, zmm15
    vpmadd52luq zmm7, zmm2, zmm15
    vpmadd52luq zmm8, zmm3, zmm15
    vpmadd52luq zmm9, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm16, zmm0, zmm15
    vpmadd52huq zmm17, zmm1, zmm15
    vpmadd52huq zmm18, zmm2, zmm15
    vpmadd52huq zmm19, zmm3, zmm15
    vpmadd52huq zmm20, zmm4, zmm15
    vpmadd52luq zmm6, zmm0, zmm15
    vpmadd52luq zmm7, zmm1, zmm15
    vpmadd52luq zmm8, zmm2, zmm15
    vpmadd52luq zmm9, zmm3, zmm15
    vpmadd52luq zmm10, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 768]
    vpmadd52huq zmm17, zmm0, zmm15
    vpmadd52huq zmm18, zmm1, zmm15
    vpmadd52huq zmm19, zmm2, zmm15
    vpmadd52huq zmm20, zmm3, zmm15
    vpmadd52huq zmm21, zmm4, zmm15
    vpmadd52luq zmm7, zmm0, zmm15
    vpmadd52luq zmm8, zmm1, zmm15
    vpmadd52luq zmm9, zmm2, zmm15
    vpmadd52luq zmm10, zmm3, zmm15
    vpmadd52luq zmm11, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm0, zmm15
    vpmadd52huq zmm19, zmm1, zmm15
    vpmadd52huq zmm20, zmm2, zmm15
    vpmadd52huq zmm21, zmm3, zmm15
    vpmadd52huq zmm13, zmm4, zmm15
    vpmadd52luq zmm8, zmm0, zmm15
    vpmadd52luq zmm9, zmm1, zmm15
    vpmadd52luq zmm10, zmm2, zmm15
    vpmadd52luq zmm11, zmm3, zmm15
    vpmadd52luq zmm12, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm19, zmm0, zmm15
    vpmadd52huq zmm20, zmm1, zmm15
    vpmadd52huq zmm21, zmm2, zmm15
    vpmadd52huq zmm13, zmm3, zmm15
    vpmadd52huq zmm14, zmm4, zmm15
    vpmadd52luq zmm9, zmm0, zmm15
    vpmadd52luq zmm10, zmm1, zmm15
    vpmadd52luq zmm11, zmm2, zmm15
    vpmadd52luq zmm12, zmm3, zmm15
    vpmadd52luq zmm13, zmm4, zmm15
    vmovdqu64 zmmword ptr [rdi + 320], zmm5
    vmovdqu64 zmmword ptr [rdi + 384], zmm6
    vpaddq zmm7, zmm7, zmm16
    vmovdqu64 zmmword ptr [rdi + 448], zmm7
    vpaddq zmm8, zmm8, zmm17
    vmovdqu64 zmmword ptr [rdi + 512], zmm8
    vpaddq zmm9, zmm9, zmm18
    vmovdqu64 zmmword ptr [rdi + 576], zmm9
    vpaddq zmm10, zmm10, zmm19
    vmovdqu64 zmmword ptr [rdi + 640], zmm10
    vpaddq zmm11, zmm11, zmm20
    vmovdqu64 zmmword ptr [rdi + 704], zmm11
    vpaddq zmm12, zmm12, zmm21
    vmovdqu64 zmmword ptr [rdi + 768], zmm12
    vmovdqu64 zmmword ptr [rdi + 832], zmm13
    vmovdqu64 zmmword ptr [rdi + 896], zmm14
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mac10_left_ifma)

/* t <- t + a * b */
/* a is a left operand, b a right operand */
/* t has 20 columns */
/* out <- the digits of ten columns after carry propagation into the next */
/* rdi = t, rsi = a, rdx = b, rcx = columns, r8 = out */
    HIDE(sangi_modx8_mac10_carry_ifma)
    .globl SYMBOL(sangi_modx8_mac10_carry_ifma)
    KIND(sangi_modx8_mac10_carry_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mac10_carry_ifma):
    .cfi_startproc
    endbr64
    ENTER(5)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
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
    vmovdqu64 zmm30, zmmword ptr [rdx]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmm24
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm1, zmm30, zmm20
    vpmadd52huq zmm2, zmm30, zmm21
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpmadd52huq zmm5, zmm30, zmm24
    vmovdqu64 zmmword ptr [r8], zmm29
    vmovdqu64 zmm30, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm30, zmm25
    vpmadd52luq zmm11, zmm30, zmm26
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 64]
    vpmadd52luq zmm12, zmm30, zmm27
    vpmadd52luq zmm13, zmm30, zmm28
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm11, zmm30, zmm25
    vpmadd52huq zmm12, zmm30, zmm26
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm13, zmm30, zmm27
    vpmadd52huq zmm14, zmm30, zmm28
    vmovdqu64 zmmword ptr [r8 + 64], zmm29
    vpmadd52huq zmm15, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 64]
    vpmadd52luq zmm1, zmm30, zmm20
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52huq zmm2, zmm30, zmm20
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vpmadd52huq zmm5, zmm30, zmm23
    vmovdqu64 zmmword ptr [r8 + 128], zmm29
    vpmadd52huq zmm6, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vpmadd52luq zmm11, zmm30, zmm25
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 192]
    vpmadd52luq zmm12, zmm30, zmm26
    vpmadd52luq zmm13, zmm30, zmm27
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmm28
    vpmadd52luq zmm15, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm12, zmm30, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm13, zmm30, zmm26
    vpmadd52huq zmm14, zmm30, zmm27
    vmovdqu64 zmmword ptr [r8 + 192], zmm29
    vpmadd52huq zmm15, zmm30, zmm28
    vpmadd52huq zmm16, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 128]
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm5, zmm30, zmm23
    vpmadd52luq zmm6, zmm30, zmm24
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpmadd52huq zmm5, zmm30, zmm22
    vmovdqu64 zmmword ptr [r8 + 256], zmm29
    vpmadd52huq zmm6, zmm30, zmm23
    vpmadd52huq zmm7, zmm30, zmm24
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 320]
    vmovdqu64 zmm30, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm30, zmm25
    vpmadd52luq zmm13, zmm30, zmm26
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmm27
    vpmadd52luq zmm15, zmm30, zmm28
    vpmadd52luq zmm16, zmm30, zmmword ptr [rsi + 576]
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm13, zmm30, zmm25
    vpmadd52huq zmm14, zmm30, zmm26
    vmovdqu64 zmmword ptr [r8 + 320], zmm29
    vpmadd52huq zmm15, zmm30, zmm27
    vpmadd52huq zmm16, zmm30, zmm28
    vpmadd52huq zmm17, zmm30, zmmword ptr [rsi + 576]
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 384]
    vmovdqu64 zmm30, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm30, zmm20
    vpmadd52luq zmm4, zmm30, zmm21
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm7, zmm30, zmm24
    vpmadd52huq zmm4, zmm30, zmm20
    vpmadd52huq zmm5, zmm30, zmm21
    vmovdqu64 zmmword ptr [r8 + 384], zmm29
    vpmadd52huq zmm6, zmm30, zmm22
    vpmadd52huq zmm7, zmm30, zmm23
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 448]
    vpmadd52huq zmm8, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm30, zmm25
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmm26
    vpmadd52luq zmm15, zmm30, zmm27
    vpmadd52luq zmm16, zmm30, zmm28
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm17, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm14, zmm30, zmm25
    vmovdqu64 zmmword ptr [r8 + 448], zmm29
    vpmadd52huq zmm15, zmm30, zmm26
    vpmadd52huq zmm16, zmm30, zmm27
    vpmadd52huq zmm17, zmm30, zmm28
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 512]
    vpmadd52huq zmm18, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm30, zmm20
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm8, zmm30, zmm24
    vpmadd52huq zmm5, zmm30, zmm20
    vmovdqu64 zmmword ptr [r8 + 512], zmm29
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 576]
    vpmadd52huq zmm8, zmm30, zmm23
    vpmadd52huq zmm9, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 576]
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmm25
    vpmadd52luq zmm15, zmm30, zmm26
    vpmadd52luq zmm16, zmm30, zmm27
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm17, zmm30, zmm28
    vpmadd52luq zmm18, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmmword ptr [r8 + 576], zmm29
    vpmadd52huq zmm15, zmm30, zmm25
    vpmadd52huq zmm16, zmm30, zmm26
    vpmadd52huq zmm17, zmm30, zmm27
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 640]
    vpmadd52huq zmm18, zmm30, zmm28
    vpmadd52huq zmm19, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmmword ptr [rcx + 640], zmm31
    /* the products of both halves, added to the ten middle columns */
    vpaddq zmm20, zmm5, zmm10
    vpaddq zmm5, zmm20, zmm0
    vpaddq zmm10, zmm20, zmm15
    vpaddq zmm21, zmm6, zmm11
    vpaddq zmm6, zmm21, zmm1
    vpaddq zmm11, zmm21, zmm16
    vpaddq zmm22, zmm7, zmm12
    vpaddq zmm7, zmm22, zmm2
    vpaddq zmm12, zmm22, zmm17
    vpaddq zmm23, zmm8, zmm13
    vpaddq zmm8, zmm23, zmm3
    vpaddq zmm13, zmm23, zmm18
    vpaddq zmm24, zmm9, zmm14
    vpaddq zmm9, zmm24, zmm4
    vpaddq zmm14, zmm24, zmm19
    vmovdqu64 zmm30, zmmword ptr [rsi + 960]
    vmovdqu64 zmm31, zmmword ptr [rdx + 960]
    /* s s' H^2 of the differences */
    vpmovq2m k1, zmm31
    vpmovq2m k2, zmm30
    vpandq zmm31, zmm31, zmm30
    vpsubq zmm15, zmm15, zmm31
    vpaddq zmm20, zmm0, zmmword ptr [rdi]
    vmovdqu64 zmmword ptr [rdi], zmm20
    vpaddq zmm21, zmm1, zmmword ptr [rdi + 64]
    vmovdqu64 zmmword ptr [rdi + 64], zmm21
    vpaddq zmm22, zmm2, zmmword ptr [rdi + 128]
    vmovdqu64 zmmword ptr [rdi + 128], zmm22
    vpaddq zmm23, zmm3, zmmword ptr [rdi + 192]
    vmovdqu64 zmmword ptr [rdi + 192], zmm23
    vpaddq zmm24, zmm4, zmmword ptr [rdi + 256]
    vmovdqu64 zmmword ptr [rdi + 256], zmm24
    vpaddq zmm25, zmm15, zmmword ptr [rdi + 960]
    vmovdqu64 zmmword ptr [rdi + 960], zmm25
    vpaddq zmm26, zmm16, zmmword ptr [rdi + 1024]
    vmovdqu64 zmmword ptr [rdi + 1024], zmm26
    vpaddq zmm27, zmm17, zmmword ptr [rdi + 1088]
    vmovdqu64 zmmword ptr [rdi + 1088], zmm27
    vpaddq zmm28, zmm18, zmmword ptr [rdi + 1152]
    vmovdqu64 zmmword ptr [rdi + 1152], zmm28
    vpaddq zmm29, zmm19, zmmword ptr [rdi + 1216]
    vmovdqu64 zmmword ptr [rdi + 1216], zmm29
    vmovdqu64 zmm0, zmmword ptr [rsi + 640]
    vmovdqu64 zmm1, zmmword ptr [rsi + 704]
    vmovdqu64 zmm2, zmmword ptr [rsi + 768]
    vmovdqu64 zmm3, zmmword ptr [rsi + 832]
    vmovdqu64 zmm4, zmmword ptr [rsi + 896]
    vpaddq zmm5, zmm5, zmmword ptr [rdi + 320]
    vpaddq zmm6, zmm6, zmmword ptr [rdi + 384]
    vpsubq zmm10{k1}, zmm10, zmmword ptr [rsi + 640]
    vpsubq zmm10{k2}, zmm10, zmmword ptr [rdx + 640]
    vpsubq zmm11{k1}, zmm11, zmmword ptr [rsi + 704]
    vpsubq zmm11{k2}, zmm11, zmmword ptr [rdx + 704]
    vpsubq zmm12{k1}, zmm12, zmmword ptr [rsi + 768]
    vpsubq zmm12{k2}, zmm12, zmmword ptr [rdx + 768]
    vpsubq zmm13{k1}, zmm13, zmmword ptr [rsi + 832]
    vpsubq zmm13{k2}, zmm13, zmmword ptr [rdx + 832]
    vpaddq zmm13, zmm13, zmmword ptr [rdi + 832]
    vpsubq zmm14{k1}, zmm14, zmmword ptr [rsi + 896]
    vpsubq zmm14{k2}, zmm14, zmmword ptr [rdx + 896]
    vpaddq zmm14, zmm14, zmmword ptr [rdi + 896]
    vmovdqu64 zmm16, zmmword ptr [rdi + 448]
    vmovdqu64 zmm17, zmmword ptr [rdi + 512]
    vmovdqu64 zmm18, zmmword ptr [rdi + 576]
    vmovdqu64 zmm19, zmmword ptr [rdi + 640]
    vmovdqu64 zmm20, zmmword ptr [rdi + 704]
    vmovdqu64 zmm21, zmmword ptr [rdi + 768]
    vmovdqu64 zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm0, zmm15
    vpmadd52huq zmm16, zmm1, zmm15
    vpmadd52huq zmm17, zmm2, zmm15
    vpmadd52huq zmm18, zmm3, zmm15
    vpmadd52huq zmm19, zmm4, zmm15
    vpmadd52luq zmm5, zmm0, zmm15
    vpmadd52luq zmm6, zmm1, zmm15
    vpmadd52luq zmm7, zmm2, zmm15
    vpmadd52luq zmm8, zmm3, zmm15
    vpmadd52luq zmm9, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm16, zmm0, zmm15
    vpmadd52huq zmm17, zmm1, zmm15
    vpmadd52huq zmm18, zmm2, zmm15
    vpmadd52huq zmm19, zmm3, zmm15
    vpmadd52huq zmm20, zmm4, zmm15
    vpmadd52luq zmm6, zmm0, zmm15
    vpmadd52luq zmm7, zmm1, zmm15
    vpmadd52luq zmm8, zmm2, zmm15
    vpmadd52luq zmm9, zmm3, zmm15
    vpmadd52luq zmm10, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 768]
    vpmadd52huq zmm17, zmm0, zmm15
    vpmadd52huq zmm18, zmm1, zmm15
    vpmadd52huq zmm19, zmm2, zmm15
    vpmadd52huq zmm20, zmm3, zmm15
    vpmadd52huq zmm21, zmm4, zmm15
    vpmadd52luq zmm7, zmm0, zmm15
    vpmadd52luq zmm8, zmm1, zmm15
    vpmadd52luq zmm9, zmm2, zmm15
    vpmadd52luq zmm10, zmm3, zmm15
    vpmadd52luq zmm11, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm0, zmm15
    vpmadd52huq zmm19, zmm1, zmm15
    vpmadd52huq zmm20, zmm2, zmm15
    vpmadd52huq zmm21, zmm3, zmm15
    vpmadd52huq zmm13, zmm4, zmm15
    vpmadd52luq zmm8, zmm0, zmm15
    vpmadd52luq zmm9, zmm1, zmm15
    vpmadd52luq zmm10, zmm2, zmm15
    vpmadd52luq zmm11, zmm3, zmm15
    vpmadd52luq zmm12, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm19, zmm0, zmm15
    vpmadd52huq zmm20, zmm1, zmm15
    vpmadd52huq zmm21, zmm2, zmm15
    vpmadd52huq zmm13, zmm3, zmm15
    vpmadd52huq zmm14, zmm4, zmm15
    vpmadd52luq zmm9, zmm0, zmm15
    vpmadd52luq zmm10, zmm1, zmm15
    vpmadd52luq zmm11, zmm2, zmm15
    vpmadd52luq zmm12, zmm3, zmm15
    vpmadd52luq zmm13, zmm4, zmm15
    vmovdqu64 zmmword ptr [rdi + 320], zmm5
    vmovdqu64 zmmword ptr [rdi + 384], zmm6
    vpaddq zmm7, zmm7, zmm16
    vmovdqu64 zmmword ptr [rdi + 448], zmm7
    vpaddq zmm8, zmm8, zmm17
    vmovdqu64 zmmword ptr [rdi + 512], zmm8
    vpaddq zmm9, zmm9, zmm18
    vmovdqu64 zmmword ptr [rdi + 576], zmm9
    vpaddq zmm10, zmm10, zmm19
    vmovdqu64 zmmword ptr [rdi + 640], zmm10
    vpaddq zmm11, zmm11, zmm20
    vmovdqu64 zmmword ptr [rdi + 704], zmm11
    vpaddq zmm12, zmm12, zmm21
    vmovdqu64 zmmword ptr [rdi + 768], zmm12
    vmovdqu64 zmmword ptr [rdi + 832], zmm13
    vmovdqu64 zmmword ptr [rdi + 896], zmm14
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mac10_carry_ifma)

/* z <- the number of the columns at t */
/* @pre it has 10 * blocks digits */
/* rdi = z, rsi = t, rdx = blocks */
    HIDE(sangi_modx8_carry_ifma)
    .globl SYMBOL(sangi_modx8_carry_ifma)
    KIND(sangi_modx8_carry_ifma)
    .p2align 5
SYMBOL(sangi_modx8_carry_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vpxorq zmm0, zmm0, zmm0
    vpbroadcastq zmm1, qword ptr [rip + sangi_modx8_constants_ifma]
    .p2align 6
    LOCAL(carry_ten):
    vpaddq zmm2, zmm0, zmmword ptr [rsi]
    vpsraq zmm0, zmm2, 52
    vpandq zmm2, zmm2, zmm1
    vmovdqu64 zmmword ptr [rdi], zmm2
    vpaddq zmm3, zmm0, zmmword ptr [rsi + 64]
    vpsraq zmm0, zmm3, 52
    vpandq zmm3, zmm3, zmm1
    vmovdqu64 zmmword ptr [rdi + 64], zmm3
    vpaddq zmm4, zmm0, zmmword ptr [rsi + 128]
    vpsraq zmm0, zmm4, 52
    vpandq zmm4, zmm4, zmm1
    vmovdqu64 zmmword ptr [rdi + 128], zmm4
    vpaddq zmm5, zmm0, zmmword ptr [rsi + 192]
    vpsraq zmm0, zmm5, 52
    vpandq zmm5, zmm5, zmm1
    vmovdqu64 zmmword ptr [rdi + 192], zmm5
    vpaddq zmm6, zmm0, zmmword ptr [rsi + 256]
    vpsraq zmm0, zmm6, 52
    vpandq zmm6, zmm6, zmm1
    vmovdqu64 zmmword ptr [rdi + 256], zmm6
    vpaddq zmm7, zmm0, zmmword ptr [rsi + 320]
    vpsraq zmm0, zmm7, 52
    vpandq zmm7, zmm7, zmm1
    vmovdqu64 zmmword ptr [rdi + 320], zmm7
    vpaddq zmm8, zmm0, zmmword ptr [rsi + 384]
    vpsraq zmm0, zmm8, 52
    vpandq zmm8, zmm8, zmm1
    vmovdqu64 zmmword ptr [rdi + 384], zmm8
    vpaddq zmm9, zmm0, zmmword ptr [rsi + 448]
    vpsraq zmm0, zmm9, 52
    vpandq zmm9, zmm9, zmm1
    vmovdqu64 zmmword ptr [rdi + 448], zmm9
    vpaddq zmm10, zmm0, zmmword ptr [rsi + 512]
    vpsraq zmm0, zmm10, 52
    vpandq zmm10, zmm10, zmm1
    vmovdqu64 zmmword ptr [rdi + 512], zmm10
    vpaddq zmm11, zmm0, zmmword ptr [rsi + 576]
    vpsraq zmm0, zmm11, 52
    vpandq zmm11, zmm11, zmm1
    vmovdqu64 zmmword ptr [rdi + 576], zmm11
    add rsi, 640
    add rdi, 640
    dec rdx
    jnz LOCAL(carry_ten)
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_carry_ifma)

/* z <- a - b, of twenty digits each, then its sign */
/* rdi = z, rsi = a, rdx = b */
    HIDE(sangi_modx8_sub20_ifma)
    .globl SYMBOL(sangi_modx8_sub20_ifma)
    KIND(sangi_modx8_sub20_ifma)
    .p2align 5
SYMBOL(sangi_modx8_sub20_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm2, zmmword ptr [rsi]
    vpsubq zmm2, zmm2, zmmword ptr [rdx]
    vmovdqu64 zmm3, zmmword ptr [rsi + 64]
    vpsubq zmm3, zmm3, zmmword ptr [rdx + 64]
    vmovdqu64 zmm4, zmmword ptr [rsi + 128]
    vpsubq zmm4, zmm4, zmmword ptr [rdx + 128]
    vmovdqu64 zmm5, zmmword ptr [rsi + 192]
    vpsubq zmm5, zmm5, zmmword ptr [rdx + 192]
    vmovdqu64 zmm6, zmmword ptr [rsi + 256]
    vpsubq zmm6, zmm6, zmmword ptr [rdx + 256]
    vmovdqu64 zmm7, zmmword ptr [rsi + 320]
    vpsubq zmm7, zmm7, zmmword ptr [rdx + 320]
    vmovdqu64 zmm8, zmmword ptr [rsi + 384]
    vpsubq zmm8, zmm8, zmmword ptr [rdx + 384]
    vmovdqu64 zmm9, zmmword ptr [rsi + 448]
    vpsubq zmm9, zmm9, zmmword ptr [rdx + 448]
    vmovdqu64 zmm10, zmmword ptr [rsi + 512]
    vpsubq zmm10, zmm10, zmmword ptr [rdx + 512]
    vmovdqu64 zmm11, zmmword ptr [rsi + 576]
    vpsubq zmm11, zmm11, zmmword ptr [rdx + 576]
    vmovdqu64 zmm12, zmmword ptr [rsi + 640]
    vpsubq zmm12, zmm12, zmmword ptr [rdx + 640]
    vmovdqu64 zmm13, zmmword ptr [rsi + 704]
    vpsubq zmm13, zmm13, zmmword ptr [rdx + 704]
    vmovdqu64 zmm14, zmmword ptr [rsi + 768]
    vpsubq zmm14, zmm14, zmmword ptr [rdx + 768]
    vmovdqu64 zmm15, zmmword ptr [rsi + 832]
    vpsubq zmm15, zmm15, zmmword ptr [rdx + 832]
    vmovdqu64 zmm16, zmmword ptr [rsi + 896]
    vpsubq zmm16, zmm16, zmmword ptr [rdx + 896]
    vmovdqu64 zmm17, zmmword ptr [rsi + 960]
    vpsubq zmm17, zmm17, zmmword ptr [rdx + 960]
    vmovdqu64 zmm18, zmmword ptr [rsi + 1024]
    vpsubq zmm18, zmm18, zmmword ptr [rdx + 1024]
    vmovdqu64 zmm19, zmmword ptr [rsi + 1088]
    vpsubq zmm19, zmm19, zmmword ptr [rdx + 1088]
    vmovdqu64 zmm20, zmmword ptr [rsi + 1152]
    vpsubq zmm20, zmm20, zmmword ptr [rdx + 1152]
    vmovdqu64 zmm21, zmmword ptr [rsi + 1216]
    vpsubq zmm21, zmm21, zmmword ptr [rdx + 1216]
    vmovdqa64 zmm1, zmm2
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpaddq zmm1, zmm1, zmm3
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 64], zmm0
    vpaddq zmm1, zmm1, zmm4
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 128], zmm0
    vpaddq zmm1, zmm1, zmm5
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 192], zmm0
    vpaddq zmm1, zmm1, zmm6
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 256], zmm0
    vpaddq zmm1, zmm1, zmm7
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 320], zmm0
    vpaddq zmm1, zmm1, zmm8
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 384], zmm0
    vpaddq zmm1, zmm1, zmm9
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 448], zmm0
    vpaddq zmm1, zmm1, zmm10
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 512], zmm0
    vpaddq zmm1, zmm1, zmm11
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 576], zmm0
    vpaddq zmm1, zmm1, zmm12
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 640], zmm0
    vpaddq zmm1, zmm1, zmm13
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 704], zmm0
    vpaddq zmm1, zmm1, zmm14
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 768], zmm0
    vpaddq zmm1, zmm1, zmm15
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 832], zmm0
    vpaddq zmm1, zmm1, zmm16
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 896], zmm0
    vpaddq zmm1, zmm1, zmm17
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 960], zmm0
    vpaddq zmm1, zmm1, zmm18
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 1024], zmm0
    vpaddq zmm1, zmm1, zmm19
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 1088], zmm0
    vpaddq zmm1, zmm1, zmm20
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 1152], zmm0
    vpaddq zmm1, zmm1, zmm21
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 1216], zmm0
    vmovdqu64 zmmword ptr [rdi + 1280], zmm1
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_sub20_ifma)

/* z <- the left operands of both 10-digit blocks of a */
/* rdi = z, rsi = a */
    HIDE(sangi_modx8_left_ifma)
    .globl SYMBOL(sangi_modx8_left_ifma)
    KIND(sangi_modx8_left_ifma)
    .p2align 5
SYMBOL(sangi_modx8_left_ifma):
    .cfi_startproc
    endbr64
    ENTER(2)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm4, zmmword ptr [rsi]
    vmovdqu64 zmm5, zmmword ptr [rsi + 64]
    vmovdqu64 zmm6, zmmword ptr [rsi + 128]
    vmovdqu64 zmm7, zmmword ptr [rsi + 192]
    vmovdqu64 zmm8, zmmword ptr [rsi + 256]
    vmovdqu64 zmm9, zmmword ptr [rsi + 320]
    vmovdqu64 zmm10, zmmword ptr [rsi + 384]
    vmovdqu64 zmm11, zmmword ptr [rsi + 448]
    vmovdqu64 zmm12, zmmword ptr [rsi + 512]
    vmovdqu64 zmm13, zmmword ptr [rsi + 576]
    vmovdqu64 zmm14, zmmword ptr [rsi + 640]
    vmovdqu64 zmm15, zmmword ptr [rsi + 704]
    vmovdqu64 zmm16, zmmword ptr [rsi + 768]
    vmovdqu64 zmm17, zmmword ptr [rsi + 832]
    vmovdqu64 zmm18, zmmword ptr [rsi + 896]
    vmovdqu64 zmm19, zmmword ptr [rsi + 960]
    vmovdqu64 zmm20, zmmword ptr [rsi + 1024]
    vmovdqu64 zmm21, zmmword ptr [rsi + 1088]
    vmovdqu64 zmm22, zmmword ptr [rsi + 1152]
    vmovdqu64 zmm23, zmmword ptr [rsi + 1216]
    vmovdqu64 zmmword ptr [rdi], zmm4
    vmovdqu64 zmmword ptr [rdi + 64], zmm5
    vmovdqu64 zmmword ptr [rdi + 128], zmm6
    vmovdqu64 zmmword ptr [rdi + 192], zmm7
    vmovdqu64 zmmword ptr [rdi + 256], zmm8
    vmovdqu64 zmmword ptr [rdi + 320], zmm9
    vmovdqu64 zmmword ptr [rdi + 384], zmm10
    vmovdqu64 zmmword ptr [rdi + 448], zmm11
    vmovdqu64 zmmword ptr [rdi + 512], zmm12
    vmovdqu64 zmmword ptr [rdi + 576], zmm13
    vmovdqu64 zmmword ptr [rdi + 1088], zmm14
    vmovdqu64 zmmword ptr [rdi + 1152], zmm15
    vmovdqu64 zmmword ptr [rdi + 1216], zmm16
    vmovdqu64 zmmword ptr [rdi + 1280], zmm17
    vmovdqu64 zmmword ptr [rdi + 1344], zmm18
    vmovdqu64 zmmword ptr [rdi + 1408], zmm19
    vmovdqu64 zmmword ptr [rdi + 1472], zmm20
    vmovdqu64 zmmword ptr [rdi + 1536], zmm21
    vmovdqu64 zmmword ptr [rdi + 1600], zmm22
    vmovdqu64 zmmword ptr [rdi + 1664], zmm23
    lea rax, [rdi + 640]
    lea r10, [rdi + 1728]
    vpsubq zmm1, zmm4, zmm9
    vpsubq zmm3, zmm14, zmm19
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpandq zmm2, zmm3, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vpsraq zmm3, zmm3, 52
    vmovdqu64 zmmword ptr [rax], zmm0
    vmovdqu64 zmmword ptr [r10], zmm2
    vpsubq zmm0, zmm5, zmm10
    vpsubq zmm2, zmm15, zmm20
    vpaddq zmm1, zmm1, zmm0
    vpaddq zmm3, zmm3, zmm2
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpandq zmm2, zmm3, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vpsraq zmm3, zmm3, 52
    vmovdqu64 zmmword ptr [rax + 64], zmm0
    vmovdqu64 zmmword ptr [r10 + 64], zmm2
    vpsubq zmm0, zmm6, zmm11
    vpsubq zmm2, zmm16, zmm21
    vpaddq zmm1, zmm1, zmm0
    vpaddq zmm3, zmm3, zmm2
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpandq zmm2, zmm3, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vpsraq zmm3, zmm3, 52
    vmovdqu64 zmmword ptr [rax + 128], zmm0
    vmovdqu64 zmmword ptr [r10 + 128], zmm2
    vpsubq zmm0, zmm7, zmm12
    vpsubq zmm2, zmm17, zmm22
    vpaddq zmm1, zmm1, zmm0
    vpaddq zmm3, zmm3, zmm2
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpandq zmm2, zmm3, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vpsraq zmm3, zmm3, 52
    vmovdqu64 zmmword ptr [rax + 192], zmm0
    vmovdqu64 zmmword ptr [r10 + 192], zmm2
    vpsubq zmm0, zmm8, zmm13
    vpsubq zmm2, zmm18, zmm23
    vpaddq zmm1, zmm1, zmm0
    vpaddq zmm3, zmm3, zmm2
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpandq zmm2, zmm3, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vpsraq zmm3, zmm3, 52
    vmovdqu64 zmmword ptr [rax + 256], zmm0
    vmovdqu64 zmmword ptr [r10 + 256], zmm2
    vmovdqu64 zmmword ptr [rax + 320], zmm1
    vmovdqu64 zmmword ptr [r10 + 320], zmm3
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_left_ifma)

/* z <- the right operands of both 10-digit blocks of a */
/* rdi = z, rsi = a */
    HIDE(sangi_modx8_right_ifma)
    .globl SYMBOL(sangi_modx8_right_ifma)
    KIND(sangi_modx8_right_ifma)
    .p2align 5
SYMBOL(sangi_modx8_right_ifma):
    .cfi_startproc
    endbr64
    ENTER(2)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm4, zmmword ptr [rsi]
    vmovdqu64 zmm5, zmmword ptr [rsi + 64]
    vmovdqu64 zmm6, zmmword ptr [rsi + 128]
    vmovdqu64 zmm7, zmmword ptr [rsi + 192]
    vmovdqu64 zmm8, zmmword ptr [rsi + 256]
    vmovdqu64 zmm9, zmmword ptr [rsi + 320]
    vmovdqu64 zmm10, zmmword ptr [rsi + 384]
    vmovdqu64 zmm11, zmmword ptr [rsi + 448]
    vmovdqu64 zmm12, zmmword ptr [rsi + 512]
    vmovdqu64 zmm13, zmmword ptr [rsi + 576]
    vmovdqu64 zmm14, zmmword ptr [rsi + 640]
    vmovdqu64 zmm15, zmmword ptr [rsi + 704]
    vmovdqu64 zmm16, zmmword ptr [rsi + 768]
    vmovdqu64 zmm17, zmmword ptr [rsi + 832]
    vmovdqu64 zmm18, zmmword ptr [rsi + 896]
    vmovdqu64 zmm19, zmmword ptr [rsi + 960]
    vmovdqu64 zmm20, zmmword ptr [rsi + 1024]
    vmovdqu64 zmm21, zmmword ptr [rsi + 1088]
    vmovdqu64 zmm22, zmmword ptr [rsi + 1152]
    vmovdqu64 zmm23, zmmword ptr [rsi + 1216]
    vmovdqu64 zmmword ptr [rdi], zmm4
    vmovdqu64 zmmword ptr [rdi + 64], zmm5
    vmovdqu64 zmmword ptr [rdi + 128], zmm6
    vmovdqu64 zmmword ptr [rdi + 192], zmm7
    vmovdqu64 zmmword ptr [rdi + 256], zmm8
    vmovdqu64 zmmword ptr [rdi + 320], zmm9
    vmovdqu64 zmmword ptr [rdi + 384], zmm10
    vmovdqu64 zmmword ptr [rdi + 448], zmm11
    vmovdqu64 zmmword ptr [rdi + 512], zmm12
    vmovdqu64 zmmword ptr [rdi + 576], zmm13
    vmovdqu64 zmmword ptr [rdi + 1088], zmm14
    vmovdqu64 zmmword ptr [rdi + 1152], zmm15
    vmovdqu64 zmmword ptr [rdi + 1216], zmm16
    vmovdqu64 zmmword ptr [rdi + 1280], zmm17
    vmovdqu64 zmmword ptr [rdi + 1344], zmm18
    vmovdqu64 zmmword ptr [rdi + 1408], zmm19
    vmovdqu64 zmmword ptr [rdi + 1472], zmm20
    vmovdqu64 zmmword ptr [rdi + 1536], zmm21
    vmovdqu64 zmmword ptr [rdi + 1600], zmm22
    vmovdqu64 zmmword ptr [rdi + 1664], zmm23
    lea rax, [rdi + 640]
    lea r10, [rdi + 1728]
    vpsubq zmm1, zmm9, zmm4
    vpsubq zmm3, zmm19, zmm14
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpandq zmm2, zmm3, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vpsraq zmm3, zmm3, 52
    vmovdqu64 zmmword ptr [rax], zmm0
    vmovdqu64 zmmword ptr [r10], zmm2
    vpsubq zmm0, zmm10, zmm5
    vpsubq zmm2, zmm20, zmm15
    vpaddq zmm1, zmm1, zmm0
    vpaddq zmm3, zmm3, zmm2
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpandq zmm2, zmm3, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vpsraq zmm3, zmm3, 52
    vmovdqu64 zmmword ptr [rax + 64], zmm0
    vmovdqu64 zmmword ptr [r10 + 64], zmm2
    vpsubq zmm0, zmm11, zmm6
    vpsubq zmm2, zmm21, zmm16
    vpaddq zmm1, zmm1, zmm0
    vpaddq zmm3, zmm3, zmm2
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpandq zmm2, zmm3, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vpsraq zmm3, zmm3, 52
    vmovdqu64 zmmword ptr [rax + 128], zmm0
    vmovdqu64 zmmword ptr [r10 + 128], zmm2
    vpsubq zmm0, zmm12, zmm7
    vpsubq zmm2, zmm22, zmm17
    vpaddq zmm1, zmm1, zmm0
    vpaddq zmm3, zmm3, zmm2
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpandq zmm2, zmm3, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vpsraq zmm3, zmm3, 52
    vmovdqu64 zmmword ptr [rax + 192], zmm0
    vmovdqu64 zmmword ptr [r10 + 192], zmm2
    vpsubq zmm0, zmm13, zmm8
    vpsubq zmm2, zmm23, zmm18
    vpaddq zmm1, zmm1, zmm0
    vpaddq zmm3, zmm3, zmm2
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpandq zmm2, zmm3, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vpsraq zmm3, zmm3, 52
    vmovdqu64 zmmword ptr [rax + 256], zmm0
    vmovdqu64 zmmword ptr [r10 + 256], zmm2
    vmovdqu64 zmmword ptr [rax + 320], zmm1
    vmovdqu64 zmmword ptr [r10 + 320], zmm3
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_right_ifma)

/* z <- the right operand of the signed difference a - b, of ten digits */
/* rdi = z, rsi = a, rdx = b */
    HIDE(sangi_modx8_right_sub_ifma)
    .globl SYMBOL(sangi_modx8_right_sub_ifma)
    KIND(sangi_modx8_right_sub_ifma)
    .p2align 5
SYMBOL(sangi_modx8_right_sub_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm2, zmmword ptr [rsi]
    vpsubq zmm2, zmm2, zmmword ptr [rdx]
    vmovdqu64 zmm3, zmmword ptr [rsi + 64]
    vpsubq zmm3, zmm3, zmmword ptr [rdx + 64]
    vmovdqu64 zmm4, zmmword ptr [rsi + 128]
    vpsubq zmm4, zmm4, zmmword ptr [rdx + 128]
    vmovdqu64 zmm5, zmmword ptr [rsi + 192]
    vpsubq zmm5, zmm5, zmmword ptr [rdx + 192]
    vmovdqu64 zmm6, zmmword ptr [rsi + 256]
    vpsubq zmm6, zmm6, zmmword ptr [rdx + 256]
    vmovdqu64 zmm7, zmmword ptr [rsi + 320]
    vpsubq zmm7, zmm7, zmmword ptr [rdx + 320]
    vmovdqu64 zmm8, zmmword ptr [rsi + 384]
    vpsubq zmm8, zmm8, zmmword ptr [rdx + 384]
    vmovdqu64 zmm9, zmmword ptr [rsi + 448]
    vpsubq zmm9, zmm9, zmmword ptr [rdx + 448]
    vmovdqu64 zmm10, zmmword ptr [rsi + 512]
    vpsubq zmm10, zmm10, zmmword ptr [rdx + 512]
    vmovdqu64 zmm11, zmmword ptr [rsi + 576]
    vpsubq zmm11, zmm11, zmmword ptr [rdx + 576]
    vmovdqa64 zmm1, zmm2
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpaddq zmm1, zmm1, zmm3
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 64], zmm0
    vpaddq zmm1, zmm1, zmm4
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 128], zmm0
    vpaddq zmm1, zmm1, zmm5
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 192], zmm0
    vpaddq zmm1, zmm1, zmm6
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 256], zmm0
    vpaddq zmm1, zmm1, zmm7
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 320], zmm0
    vpaddq zmm1, zmm1, zmm8
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 384], zmm0
    vpaddq zmm1, zmm1, zmm9
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 448], zmm0
    vpaddq zmm1, zmm1, zmm10
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 512], zmm0
    vpaddq zmm1, zmm1, zmm11
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rdi + 576], zmm0
    vmovdqu64 zmmword ptr [rdi + 1024], zmm1
    lea rax, [rdi + 640]
    vmovdqu64 zmm1, zmmword ptr [rdi + 320]
    vpsubq zmm1, zmm1, zmmword ptr [rdi]
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rax], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdi + 384]
    vpsubq zmm0, zmm0, zmmword ptr [rdi + 64]
    vpaddq zmm1, zmm1, zmm0
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rax + 64], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdi + 448]
    vpsubq zmm0, zmm0, zmmword ptr [rdi + 128]
    vpaddq zmm1, zmm1, zmm0
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rax + 128], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdi + 512]
    vpsubq zmm0, zmm0, zmmword ptr [rdi + 192]
    vpaddq zmm1, zmm1, zmm0
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rax + 192], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdi + 576]
    vpsubq zmm0, zmm0, zmmword ptr [rdi + 256]
    vpaddq zmm1, zmm1, zmm0
    vpandq zmm0, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpsraq zmm1, zmm1, 52
    vmovdqu64 zmmword ptr [rax + 256], zmm0
    vmovdqu64 zmmword ptr [rax + 320], zmm1
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_right_sub_ifma)

/* z <- t + a * b, of twenty digits */
/* a is a left operand, b a right operand */
/* t has 20 columns */
/* rdi = t, rsi = a, rdx = b, rcx = z */
    HIDE(sangi_modx8_mac10_to_digits_ifma)
    .globl SYMBOL(sangi_modx8_mac10_to_digits_ifma)
    KIND(sangi_modx8_mac10_to_digits_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mac10_to_digits_ifma):
    .cfi_startproc
    endbr64
    ENTER(4)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
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
    vmovdqu64 zmm30, zmmword ptr [rdx]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52huq zmm1, zmm30, zmm20
    vpmadd52huq zmm2, zmm30, zmm21
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpmadd52huq zmm5, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm30, zmm25
    vpmadd52luq zmm11, zmm30, zmm26
    vpmadd52luq zmm12, zmm30, zmm27
    vpmadd52luq zmm13, zmm30, zmm28
    vpmadd52luq zmm14, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm11, zmm30, zmm25
    vpmadd52huq zmm12, zmm30, zmm26
    vpmadd52huq zmm13, zmm30, zmm27
    vpmadd52huq zmm14, zmm30, zmm28
    vpmadd52huq zmm15, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 64]
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52huq zmm2, zmm30, zmm20
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vpmadd52huq zmm5, zmm30, zmm23
    vpmadd52huq zmm6, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vpmadd52luq zmm11, zmm30, zmm25
    vpmadd52luq zmm12, zmm30, zmm26
    vpmadd52luq zmm13, zmm30, zmm27
    vpmadd52luq zmm14, zmm30, zmm28
    vpmadd52luq zmm15, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm12, zmm30, zmm25
    vpmadd52huq zmm13, zmm30, zmm26
    vpmadd52huq zmm14, zmm30, zmm27
    vpmadd52huq zmm15, zmm30, zmm28
    vpmadd52huq zmm16, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vpmadd52luq zmm6, zmm30, zmm24
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpmadd52huq zmm5, zmm30, zmm22
    vpmadd52huq zmm6, zmm30, zmm23
    vpmadd52huq zmm7, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm30, zmm25
    vpmadd52luq zmm13, zmm30, zmm26
    vpmadd52luq zmm14, zmm30, zmm27
    vpmadd52luq zmm15, zmm30, zmm28
    vpmadd52luq zmm16, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm13, zmm30, zmm25
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vpmadd52huq zmm16, zmm30, zmm28
    vpmadd52huq zmm17, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm30, zmm20
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpmadd52luq zmm7, zmm30, zmm24
    vpmadd52huq zmm4, zmm30, zmm20
    vpmadd52huq zmm5, zmm30, zmm21
    vpmadd52huq zmm6, zmm30, zmm22
    vpmadd52huq zmm7, zmm30, zmm23
    vpmadd52huq zmm8, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm30, zmm25
    vpmadd52luq zmm14, zmm30, zmm26
    vpmadd52luq zmm15, zmm30, zmm27
    vpmadd52luq zmm16, zmm30, zmm28
    vpmadd52luq zmm17, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm14, zmm30, zmm25
    vpmadd52huq zmm15, zmm30, zmm26
    vpmadd52huq zmm16, zmm30, zmm27
    vpmadd52huq zmm17, zmm30, zmm28
    vpmadd52huq zmm18, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm8, zmm30, zmm24
    vpmadd52huq zmm5, zmm30, zmm20
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm23
    vpmadd52huq zmm9, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 576]
    vpmadd52luq zmm14, zmm30, zmm25
    vpmadd52luq zmm15, zmm30, zmm26
    vpmadd52luq zmm16, zmm30, zmm27
    vpmadd52luq zmm17, zmm30, zmm28
    vpmadd52luq zmm18, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm15, zmm30, zmm25
    vpmadd52huq zmm16, zmm30, zmm26
    vpmadd52huq zmm17, zmm30, zmm27
    vpmadd52huq zmm18, zmm30, zmm28
    vpmadd52huq zmm19, zmm30, zmmword ptr [rsi + 576]
    /* the products of both halves, added to the ten middle columns */
    vpaddq zmm20, zmm5, zmm10
    vpaddq zmm5, zmm20, zmm0
    vpaddq zmm10, zmm20, zmm15
    vpaddq zmm21, zmm6, zmm11
    vpaddq zmm6, zmm21, zmm1
    vpaddq zmm11, zmm21, zmm16
    vpaddq zmm22, zmm7, zmm12
    vpaddq zmm7, zmm22, zmm2
    vpaddq zmm12, zmm22, zmm17
    vpaddq zmm23, zmm8, zmm13
    vpaddq zmm8, zmm23, zmm3
    vpaddq zmm13, zmm23, zmm18
    vpaddq zmm24, zmm9, zmm14
    vpaddq zmm9, zmm24, zmm4
    vpaddq zmm14, zmm24, zmm19
    vmovdqu64 zmm30, zmmword ptr [rsi + 960]
    vmovdqu64 zmm31, zmmword ptr [rdx + 960]
    /* s s' H^2 of the differences */
    vpmovq2m k1, zmm31
    vpmovq2m k2, zmm30
    vpandq zmm31, zmm31, zmm30
    vpsubq zmm15, zmm15, zmm31
    vpaddq zmm0, zmm0, zmmword ptr [rdi]
    vpsraq zmm31, zmm0, 52
    vpandq zmm0, zmm0, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx], zmm0
    vpaddq zmm1, zmm1, zmmword ptr [rdi + 64]
    vpaddq zmm1, zmm1, zmm31
    vpsraq zmm31, zmm1, 52
    vpandq zmm1, zmm1, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 64], zmm1
    vpaddq zmm2, zmm2, zmmword ptr [rdi + 128]
    vpaddq zmm2, zmm2, zmm31
    vpsraq zmm31, zmm2, 52
    vpandq zmm2, zmm2, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 128], zmm2
    vpaddq zmm3, zmm3, zmmword ptr [rdi + 192]
    vpaddq zmm3, zmm3, zmm31
    vpsraq zmm31, zmm3, 52
    vpandq zmm3, zmm3, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 192], zmm3
    vpaddq zmm4, zmm4, zmmword ptr [rdi + 256]
    vpaddq zmm4, zmm4, zmm31
    vpsraq zmm31, zmm4, 52
    vpandq zmm4, zmm4, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 256], zmm4
    vmovdqu64 zmm0, zmmword ptr [rsi + 640]
    vmovdqu64 zmm1, zmmword ptr [rsi + 704]
    vmovdqu64 zmm2, zmmword ptr [rsi + 768]
    vmovdqu64 zmm3, zmmword ptr [rsi + 832]
    vmovdqu64 zmm4, zmmword ptr [rsi + 896]
    vpaddq zmm5, zmm5, zmmword ptr [rdi + 320]
    vpaddq zmm6, zmm6, zmmword ptr [rdi + 384]
    vpsubq zmm10{k1}, zmm10, zmmword ptr [rsi + 640]
    vpsubq zmm10{k2}, zmm10, zmmword ptr [rdx + 640]
    vpsubq zmm11{k1}, zmm11, zmmword ptr [rsi + 704]
    vpsubq zmm11{k2}, zmm11, zmmword ptr [rdx + 704]
    vpsubq zmm12{k1}, zmm12, zmmword ptr [rsi + 768]
    vpsubq zmm12{k2}, zmm12, zmmword ptr [rdx + 768]
    vpsubq zmm13{k1}, zmm13, zmmword ptr [rsi + 832]
    vpsubq zmm13{k2}, zmm13, zmmword ptr [rdx + 832]
    vpaddq zmm13, zmm13, zmmword ptr [rdi + 832]
    vpsubq zmm14{k1}, zmm14, zmmword ptr [rsi + 896]
    vpsubq zmm14{k2}, zmm14, zmmword ptr [rdx + 896]
    vpaddq zmm14, zmm14, zmmword ptr [rdi + 896]
    vmovdqu64 zmm21, zmmword ptr [rdi + 448]
    vmovdqu64 zmm22, zmmword ptr [rdi + 512]
    vmovdqu64 zmm23, zmmword ptr [rdi + 576]
    vmovdqu64 zmm24, zmmword ptr [rdi + 640]
    vmovdqu64 zmm25, zmmword ptr [rdi + 704]
    vmovdqu64 zmm26, zmmword ptr [rdi + 768]
    vmovdqu64 zmm20, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm0, zmm20
    vpmadd52huq zmm21, zmm1, zmm20
    vpmadd52huq zmm22, zmm2, zmm20
    vpmadd52huq zmm23, zmm3, zmm20
    vpmadd52huq zmm24, zmm4, zmm20
    vpmadd52luq zmm5, zmm0, zmm20
    vpmadd52luq zmm6, zmm1, zmm20
    vpmadd52luq zmm7, zmm2, zmm20
    vpmadd52luq zmm8, zmm3, zmm20
    vpmadd52luq zmm9, zmm4, zmm20
    vmovdqu64 zmm20, zmmword ptr [rdx + 704]
    vpmadd52huq zmm21, zmm0, zmm20
    vpmadd52huq zmm22, zmm1, zmm20
    vpmadd52huq zmm23, zmm2, zmm20
    vpmadd52huq zmm24, zmm3, zmm20
    vpmadd52huq zmm25, zmm4, zmm20
    vpmadd52luq zmm6, zmm0, zmm20
    vpmadd52luq zmm7, zmm1, zmm20
    vpmadd52luq zmm8, zmm2, zmm20
    vpmadd52luq zmm9, zmm3, zmm20
    vpmadd52luq zmm10, zmm4, zmm20
    vmovdqu64 zmm20, zmmword ptr [rdx + 768]
    vpmadd52huq zmm22, zmm0, zmm20
    vpmadd52huq zmm23, zmm1, zmm20
    vpmadd52huq zmm24, zmm2, zmm20
    vpmadd52huq zmm25, zmm3, zmm20
    vpmadd52huq zmm26, zmm4, zmm20
    vpmadd52luq zmm7, zmm0, zmm20
    vpmadd52luq zmm8, zmm1, zmm20
    vpmadd52luq zmm9, zmm2, zmm20
    vpmadd52luq zmm10, zmm3, zmm20
    vpmadd52luq zmm11, zmm4, zmm20
    vmovdqu64 zmm20, zmmword ptr [rdx + 832]
    vpmadd52huq zmm23, zmm0, zmm20
    vpmadd52huq zmm24, zmm1, zmm20
    vpmadd52huq zmm25, zmm2, zmm20
    vpmadd52huq zmm26, zmm3, zmm20
    vpmadd52huq zmm13, zmm4, zmm20
    vpmadd52luq zmm8, zmm0, zmm20
    vpmadd52luq zmm9, zmm1, zmm20
    vpmadd52luq zmm10, zmm2, zmm20
    vpmadd52luq zmm11, zmm3, zmm20
    vpmadd52luq zmm12, zmm4, zmm20
    vmovdqu64 zmm20, zmmword ptr [rdx + 896]
    vpmadd52huq zmm24, zmm0, zmm20
    vpmadd52huq zmm25, zmm1, zmm20
    vpmadd52huq zmm26, zmm2, zmm20
    vpmadd52huq zmm13, zmm3, zmm20
    vpmadd52huq zmm14, zmm4, zmm20
    vpmadd52luq zmm9, zmm0, zmm20
    vpmadd52luq zmm10, zmm1, zmm20
    vpmadd52luq zmm11, zmm2, zmm20
    vpmadd52luq zmm12, zmm3, zmm20
    vpmadd52luq zmm13, zmm4, zmm20
    vpaddq zmm5, zmm5, zmm31
    vpsraq zmm31, zmm5, 52
    vpandq zmm5, zmm5, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 320], zmm5
    vpaddq zmm6, zmm6, zmm31
    vpsraq zmm31, zmm6, 52
    vpandq zmm6, zmm6, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 384], zmm6
    vpaddq zmm7, zmm7, zmm21
    vpaddq zmm7, zmm7, zmm31
    vpsraq zmm31, zmm7, 52
    vpandq zmm7, zmm7, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 448], zmm7
    vpaddq zmm8, zmm8, zmm22
    vpaddq zmm8, zmm8, zmm31
    vpsraq zmm31, zmm8, 52
    vpandq zmm8, zmm8, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 512], zmm8
    vpaddq zmm9, zmm9, zmm23
    vpaddq zmm9, zmm9, zmm31
    vpsraq zmm31, zmm9, 52
    vpandq zmm9, zmm9, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 576], zmm9
    vpaddq zmm10, zmm10, zmm24
    vpaddq zmm10, zmm10, zmm31
    vpsraq zmm31, zmm10, 52
    vpandq zmm10, zmm10, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 640], zmm10
    vpaddq zmm11, zmm11, zmm25
    vpaddq zmm11, zmm11, zmm31
    vpsraq zmm31, zmm11, 52
    vpandq zmm11, zmm11, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 704], zmm11
    vpaddq zmm12, zmm12, zmm26
    vpaddq zmm12, zmm12, zmm31
    vpsraq zmm31, zmm12, 52
    vpandq zmm12, zmm12, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 768], zmm12
    vpaddq zmm13, zmm13, zmm31
    vpsraq zmm31, zmm13, 52
    vpandq zmm13, zmm13, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 832], zmm13
    vpaddq zmm14, zmm14, zmm31
    vpsraq zmm31, zmm14, 52
    vpandq zmm14, zmm14, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 896], zmm14
    vpaddq zmm15, zmm15, zmmword ptr [rdi + 960]
    vpaddq zmm15, zmm15, zmm31
    vpsraq zmm31, zmm15, 52
    vpandq zmm15, zmm15, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 960], zmm15
    vpaddq zmm16, zmm16, zmmword ptr [rdi + 1024]
    vpaddq zmm16, zmm16, zmm31
    vpsraq zmm31, zmm16, 52
    vpandq zmm16, zmm16, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 1024], zmm16
    vpaddq zmm17, zmm17, zmmword ptr [rdi + 1088]
    vpaddq zmm17, zmm17, zmm31
    vpsraq zmm31, zmm17, 52
    vpandq zmm17, zmm17, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 1088], zmm17
    vpaddq zmm18, zmm18, zmmword ptr [rdi + 1152]
    vpaddq zmm18, zmm18, zmm31
    vpsraq zmm31, zmm18, 52
    vpandq zmm18, zmm18, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmmword ptr [rcx + 1152], zmm18
    vpaddq zmm19, zmm19, zmmword ptr [rdi + 1216]
    vpaddq zmm19, zmm19, zmm31
    vmovdqu64 zmmword ptr [rcx + 1216], zmm19
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mac10_to_digits_ifma)

/* t <- a * b */
/* a is a left operand, b a right operand */
/* t has 20 columns */
/* rdi = t, rsi = a, rdx = b */
    HIDE(sangi_modx8_mul10_ifma)
    .globl SYMBOL(sangi_modx8_mul10_ifma)
    KIND(sangi_modx8_mul10_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mul10_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
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
    vmovdqu64 zmm30, zmmword ptr [rdx]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52huq zmm1, zmm30, zmm20
    vpmadd52huq zmm2, zmm30, zmm21
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpmadd52huq zmm5, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm30, zmm25
    vpmadd52luq zmm11, zmm30, zmm26
    vpmadd52luq zmm12, zmm30, zmm27
    vpmadd52luq zmm13, zmm30, zmm28
    vpmadd52luq zmm14, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm11, zmm30, zmm25
    vpmadd52huq zmm12, zmm30, zmm26
    vpmadd52huq zmm13, zmm30, zmm27
    vpmadd52huq zmm14, zmm30, zmm28
    vpmadd52huq zmm15, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 64]
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmm24
    vpmadd52huq zmm2, zmm30, zmm20
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vpmadd52huq zmm5, zmm30, zmm23
    vpmadd52huq zmm6, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vpmadd52luq zmm11, zmm30, zmm25
    vpmadd52luq zmm12, zmm30, zmm26
    vpmadd52luq zmm13, zmm30, zmm27
    vpmadd52luq zmm14, zmm30, zmm28
    vpmadd52luq zmm15, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm12, zmm30, zmm25
    vpmadd52huq zmm13, zmm30, zmm26
    vpmadd52huq zmm14, zmm30, zmm27
    vpmadd52huq zmm15, zmm30, zmm28
    vpmadd52huq zmm16, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vpmadd52luq zmm6, zmm30, zmm24
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpmadd52huq zmm5, zmm30, zmm22
    vpmadd52huq zmm6, zmm30, zmm23
    vpmadd52huq zmm7, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm30, zmm25
    vpmadd52luq zmm13, zmm30, zmm26
    vpmadd52luq zmm14, zmm30, zmm27
    vpmadd52luq zmm15, zmm30, zmm28
    vpmadd52luq zmm16, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm13, zmm30, zmm25
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vpmadd52huq zmm16, zmm30, zmm28
    vpmadd52huq zmm17, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm30, zmm20
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpmadd52luq zmm7, zmm30, zmm24
    vpmadd52huq zmm4, zmm30, zmm20
    vpmadd52huq zmm5, zmm30, zmm21
    vpmadd52huq zmm6, zmm30, zmm22
    vpmadd52huq zmm7, zmm30, zmm23
    vpmadd52huq zmm8, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm30, zmm25
    vpmadd52luq zmm14, zmm30, zmm26
    vpmadd52luq zmm15, zmm30, zmm27
    vpmadd52luq zmm16, zmm30, zmm28
    vpmadd52luq zmm17, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm14, zmm30, zmm25
    vpmadd52huq zmm15, zmm30, zmm26
    vpmadd52huq zmm16, zmm30, zmm27
    vpmadd52huq zmm17, zmm30, zmm28
    vpmadd52huq zmm18, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm8, zmm30, zmm24
    vpmadd52huq zmm5, zmm30, zmm20
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm23
    vpmadd52huq zmm9, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 576]
    vpmadd52luq zmm14, zmm30, zmm25
    vpmadd52luq zmm15, zmm30, zmm26
    vpmadd52luq zmm16, zmm30, zmm27
    vpmadd52luq zmm17, zmm30, zmm28
    vpmadd52luq zmm18, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm15, zmm30, zmm25
    vpmadd52huq zmm16, zmm30, zmm26
    vpmadd52huq zmm17, zmm30, zmm27
    vpmadd52huq zmm18, zmm30, zmm28
    vpmadd52huq zmm19, zmm30, zmmword ptr [rsi + 576]
    /* the products of both halves, added to the ten middle columns */
    vpaddq zmm20, zmm5, zmm10
    vpaddq zmm5, zmm20, zmm0
    vpaddq zmm10, zmm20, zmm15
    vpaddq zmm21, zmm6, zmm11
    vpaddq zmm6, zmm21, zmm1
    vpaddq zmm11, zmm21, zmm16
    vpaddq zmm22, zmm7, zmm12
    vpaddq zmm7, zmm22, zmm2
    vpaddq zmm12, zmm22, zmm17
    vpaddq zmm23, zmm8, zmm13
    vpaddq zmm8, zmm23, zmm3
    vpaddq zmm13, zmm23, zmm18
    vpaddq zmm24, zmm9, zmm14
    vpaddq zmm9, zmm24, zmm4
    vpaddq zmm14, zmm24, zmm19
    vmovdqu64 zmm30, zmmword ptr [rsi + 960]
    vmovdqu64 zmm31, zmmword ptr [rdx + 960]
    /* s s' H^2 of the differences */
    vpmovq2m k1, zmm31
    vpmovq2m k2, zmm30
    vpandq zmm31, zmm31, zmm30
    vpsubq zmm15, zmm15, zmm31
    vmovdqu64 zmmword ptr [rdi], zmm0
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vmovdqu64 zmmword ptr [rdi + 256], zmm4
    vmovdqu64 zmmword ptr [rdi + 960], zmm15
    vmovdqu64 zmmword ptr [rdi + 1024], zmm16
    vmovdqu64 zmmword ptr [rdi + 1088], zmm17
    vmovdqu64 zmmword ptr [rdi + 1152], zmm18
    vmovdqu64 zmmword ptr [rdi + 1216], zmm19
    vmovdqu64 zmm0, zmmword ptr [rsi + 640]
    vmovdqu64 zmm1, zmmword ptr [rsi + 704]
    vmovdqu64 zmm2, zmmword ptr [rsi + 768]
    vmovdqu64 zmm3, zmmword ptr [rsi + 832]
    vmovdqu64 zmm4, zmmword ptr [rsi + 896]
    vpsubq zmm10{k1}, zmm10, zmmword ptr [rsi + 640]
    vpsubq zmm10{k2}, zmm10, zmmword ptr [rdx + 640]
    vpsubq zmm11{k1}, zmm11, zmmword ptr [rsi + 704]
    vpsubq zmm11{k2}, zmm11, zmmword ptr [rdx + 704]
    vpsubq zmm12{k1}, zmm12, zmmword ptr [rsi + 768]
    vpsubq zmm12{k2}, zmm12, zmmword ptr [rdx + 768]
    vpsubq zmm13{k1}, zmm13, zmmword ptr [rsi + 832]
    vpsubq zmm13{k2}, zmm13, zmmword ptr [rdx + 832]
    vpsubq zmm14{k1}, zmm14, zmmword ptr [rsi + 896]
    vpsubq zmm14{k2}, zmm14, zmmword ptr [rdx + 896]
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm21, zmm21, zmm21
    vmovdqu64 zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm0, zmm15
    vpmadd52huq zmm16, zmm1, zmm15
    vpmadd52huq zmm17, zmm2, zmm15
    vpmadd52huq zmm18, zmm3, zmm15
    vpmadd52huq zmm19, zmm4, zmm15
    vpmadd52luq zmm5, zmm0, zmm15
    vpmadd52luq zmm6, zmm1, zmm15
    vpmadd52luq zmm7, zmm2, zmm15
    vpmadd52luq zmm8, zmm3, zmm15
    vpmadd52luq zmm9, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm16, zmm0, zmm15
    vpmadd52huq zmm17, zmm1, zmm15
    vpmadd52huq zmm18, zmm2, zmm15
    vpmadd52huq zmm19, zmm3, zmm15
    vpmadd52huq zmm20, zmm4, zmm15
    vpmadd52luq zmm6, zmm0, zmm15
    vpmadd52luq zmm7, zmm1, zmm15
    vpmadd52luq zmm8, zmm2, zmm15
    vpmadd52luq zmm9, zmm3, zmm15
    vpmadd52luq zmm10, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 768]
    vpmadd52huq zmm17, zmm0, zmm15
    vpmadd52huq zmm18, zmm1, zmm15
    vpmadd52huq zmm19, zmm2, zmm15
    vpmadd52huq zmm20, zmm3, zmm15
    vpmadd52huq zmm21, zmm4, zmm15
    vpmadd52luq zmm7, zmm0, zmm15
    vpmadd52luq zmm8, zmm1, zmm15
    vpmadd52luq zmm9, zmm2, zmm15
    vpmadd52luq zmm10, zmm3, zmm15
    vpmadd52luq zmm11, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm0, zmm15
    vpmadd52huq zmm19, zmm1, zmm15
    vpmadd52huq zmm20, zmm2, zmm15
    vpmadd52huq zmm21, zmm3, zmm15
    vpmadd52huq zmm13, zmm4, zmm15
    vpmadd52luq zmm8, zmm0, zmm15
    vpmadd52luq zmm9, zmm1, zmm15
    vpmadd52luq zmm10, zmm2, zmm15
    vpmadd52luq zmm11, zmm3, zmm15
    vpmadd52luq zmm12, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm19, zmm0, zmm15
    vpmadd52huq zmm20, zmm1, zmm15
    vpmadd52huq zmm21, zmm2, zmm15
    vpmadd52huq zmm13, zmm3, zmm15
    vpmadd52huq zmm14, zmm4, zmm15
    vpmadd52luq zmm9, zmm0, zmm15
    vpmadd52luq zmm10, zmm1, zmm15
    vpmadd52luq zmm11, zmm2, zmm15
    vpmadd52luq zmm12, zmm3, zmm15
    vpmadd52luq zmm13, zmm4, zmm15
    vmovdqu64 zmmword ptr [rdi + 320], zmm5
    vmovdqu64 zmmword ptr [rdi + 384], zmm6
    vpaddq zmm7, zmm7, zmm16
    vmovdqu64 zmmword ptr [rdi + 448], zmm7
    vpaddq zmm8, zmm8, zmm17
    vmovdqu64 zmmword ptr [rdi + 512], zmm8
    vpaddq zmm9, zmm9, zmm18
    vmovdqu64 zmmword ptr [rdi + 576], zmm9
    vpaddq zmm10, zmm10, zmm19
    vmovdqu64 zmmword ptr [rdi + 640], zmm10
    vpaddq zmm11, zmm11, zmm20
    vmovdqu64 zmmword ptr [rdi + 704], zmm11
    vpaddq zmm12, zmm12, zmm21
    vmovdqu64 zmmword ptr [rdi + 768], zmm12
    vmovdqu64 zmmword ptr [rdi + 832], zmm13
    vmovdqu64 zmmword ptr [rdi + 896], zmm14
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mul10_ifma)

/* t <- t + a * b */
/* a is a left operand, b a right operand */
/* t has 20 columns */
/* out <- the left operand of ten columns after carry propagation into the next */
/* rdi = t, rsi = a, rdx = b, rcx = columns, r8 = out */
    HIDE(sangi_modx8_mac10_carry_left_ifma)
    .globl SYMBOL(sangi_modx8_mac10_carry_left_ifma)
    KIND(sangi_modx8_mac10_carry_left_ifma)
    .p2align 5
SYMBOL(sangi_modx8_mac10_carry_left_ifma):
    .cfi_startproc
    endbr64
    ENTER(5)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm20, zmmword ptr [rsi]
    vmovdqu64 zmm21, zmmword ptr [rsi + 64]
    vmovdqu64 zmm22, zmmword ptr [rsi + 128]
    vmovdqu64 zmm23, zmmword ptr [rsi + 192]
    vmovdqu64 zmm24, zmmword ptr [rsi + 256]
    vmovdqu64 zmm25, zmmword ptr [rsi + 320]
    vmovdqu64 zmm26, zmmword ptr [rsi + 384]
    vmovdqu64 zmm27, zmmword ptr [rsi + 448]
    vmovdqu64 zmm28, zmmword ptr [rsi + 512]
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
    vmovdqu64 zmm30, zmmword ptr [rdx]
    vpmadd52luq zmm0, zmm30, zmm20
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm3, zmm30, zmm23
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm4, zmm30, zmm24
    vpmadd52huq zmm1, zmm30, zmm20
    vmovdqu64 zmmword ptr [r8], zmm29
    vpmadd52huq zmm2, zmm30, zmm21
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 64]
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm5, zmm30, zmm24
    vpsraq zmm31, zmm31, 52
    vmovdqu64 zmm30, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm30, zmm25
    vmovdqu64 zmmword ptr [r8 + 64], zmm29
    vpmadd52luq zmm11, zmm30, zmm26
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm12, zmm30, zmm27
    vpmadd52luq zmm13, zmm30, zmm28
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmmword ptr [rsi + 576]
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm11, zmm30, zmm25
    vpmadd52huq zmm12, zmm30, zmm26
    vmovdqu64 zmmword ptr [r8 + 128], zmm29
    vpmadd52huq zmm13, zmm30, zmm27
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 192]
    vpmadd52huq zmm14, zmm30, zmm28
    vpmadd52huq zmm15, zmm30, zmmword ptr [rsi + 576]
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmm30, zmmword ptr [rdx + 64]
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vmovdqu64 zmmword ptr [r8 + 192], zmm29
    vpmadd52luq zmm3, zmm30, zmm22
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmm24
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm2, zmm30, zmm20
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vmovdqu64 zmmword ptr [r8 + 256], zmm29
    vpmadd52huq zmm5, zmm30, zmm23
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 320]
    vpmadd52huq zmm6, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 384]
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm11, zmm30, zmm25
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm12, zmm30, zmm26
    vpmadd52luq zmm13, zmm30, zmm27
    vmovdqu64 zmmword ptr [r8 + 320], zmm29
    vpmadd52luq zmm14, zmm30, zmm28
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 384]
    vpmadd52luq zmm15, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm12, zmm30, zmm25
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm13, zmm30, zmm26
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm14, zmm30, zmm27
    vpmadd52huq zmm15, zmm30, zmm28
    vmovdqu64 zmmword ptr [r8 + 384], zmm29
    vpmadd52huq zmm16, zmm30, zmmword ptr [rsi + 576]
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 448]
    vmovdqu64 zmm30, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm30, zmm20
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm3, zmm30, zmm21
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vmovdqu64 zmmword ptr [r8 + 448], zmm29
    vpmadd52luq zmm6, zmm30, zmm24
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 512]
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm5, zmm30, zmm22
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm6, zmm30, zmm23
    vpmadd52huq zmm7, zmm30, zmm24
    vmovdqu64 zmmword ptr [r8 + 512], zmm29
    vmovdqu64 zmm30, zmmword ptr [rdx + 448]
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm12, zmm30, zmm25
    vpmadd52luq zmm13, zmm30, zmm26
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmm27
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm15, zmm30, zmm28
    vpmadd52luq zmm16, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmmword ptr [r8 + 576], zmm29
    vpmadd52huq zmm13, zmm30, zmm25
    vpaddq zmm31, zmm31, zmmword ptr [rcx + 640]
    vpmadd52huq zmm14, zmm30, zmm26
    vpmadd52huq zmm15, zmm30, zmm27
    vmovdqu64 zmmword ptr [rcx + 640], zmm31
    vpmadd52huq zmm16, zmm30, zmm28
    lea rax, [r8 + 640]
    vpmadd52huq zmm17, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm30, zmmword ptr [rdx + 192]
    vmovdqu64 zmm31, zmmword ptr [r8]
    vpmadd52luq zmm3, zmm30, zmm20
    vpsubq zmm31, zmm31, zmmword ptr [r8 + 320]
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm6, zmm30, zmm23
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm7, zmm30, zmm24
    vpmadd52huq zmm4, zmm30, zmm20
    vmovdqu64 zmmword ptr [rax], zmm29
    vpmadd52huq zmm5, zmm30, zmm21
    vmovdqu64 zmm29, zmmword ptr [r8 + 64]
    vpmadd52huq zmm6, zmm30, zmm22
    vpmadd52huq zmm7, zmm30, zmm23
    vpsubq zmm29, zmm29, zmmword ptr [r8 + 384]
    vpmadd52huq zmm8, zmm30, zmm24
    vpaddq zmm31, zmm31, zmm29
    vmovdqu64 zmm30, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm30, zmm25
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52luq zmm14, zmm30, zmm26
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm15, zmm30, zmm27
    vpmadd52luq zmm16, zmm30, zmm28
    vmovdqu64 zmmword ptr [rax + 64], zmm29
    vpmadd52luq zmm17, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmm29, zmmword ptr [r8 + 128]
    vpmadd52huq zmm14, zmm30, zmm25
    vpmadd52huq zmm15, zmm30, zmm26
    vpsubq zmm29, zmm29, zmmword ptr [r8 + 448]
    vpmadd52huq zmm16, zmm30, zmm27
    vpaddq zmm31, zmm31, zmm29
    vpmadd52huq zmm17, zmm30, zmm28
    vpmadd52huq zmm18, zmm30, zmmword ptr [rsi + 576]
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vmovdqu64 zmm30, zmmword ptr [rdx + 256]
    vpsraq zmm31, zmm31, 52
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm5, zmm30, zmm21
    vmovdqu64 zmmword ptr [rax + 128], zmm29
    vpmadd52luq zmm6, zmm30, zmm22
    vmovdqu64 zmm29, zmmword ptr [r8 + 192]
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm8, zmm30, zmm24
    vpsubq zmm29, zmm29, zmmword ptr [r8 + 512]
    vpmadd52huq zmm5, zmm30, zmm20
    vpaddq zmm31, zmm31, zmm29
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm8, zmm30, zmm23
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm9, zmm30, zmm24
    vmovdqu64 zmm30, zmmword ptr [rdx + 576]
    vmovdqu64 zmmword ptr [rax + 192], zmm29
    vpmadd52luq zmm14, zmm30, zmm25
    vmovdqu64 zmm29, zmmword ptr [r8 + 256]
    vpmadd52luq zmm15, zmm30, zmm26
    vpmadd52luq zmm16, zmm30, zmm27
    vpsubq zmm29, zmm29, zmmword ptr [r8 + 576]
    vpmadd52luq zmm17, zmm30, zmm28
    vpaddq zmm31, zmm31, zmm29
    vpmadd52luq zmm18, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm15, zmm30, zmm25
    vpandq zmm29, zmm31, qword ptr [rip + sangi_modx8_constants_ifma]{1to8}
    vpmadd52huq zmm16, zmm30, zmm26
    vpsraq zmm31, zmm31, 52
    vpmadd52huq zmm17, zmm30, zmm27
    vpmadd52huq zmm18, zmm30, zmm28
    vmovdqu64 zmmword ptr [rax + 256], zmm29
    vpmadd52huq zmm19, zmm30, zmmword ptr [rsi + 576]
    vmovdqu64 zmmword ptr [rax + 320], zmm31
    /* the products of both halves, added to the ten middle columns */
    vpaddq zmm20, zmm5, zmm10
    vpaddq zmm5, zmm20, zmm0
    vpaddq zmm10, zmm20, zmm15
    vpaddq zmm21, zmm6, zmm11
    vpaddq zmm6, zmm21, zmm1
    vpaddq zmm11, zmm21, zmm16
    vpaddq zmm22, zmm7, zmm12
    vpaddq zmm7, zmm22, zmm2
    vpaddq zmm12, zmm22, zmm17
    vpaddq zmm23, zmm8, zmm13
    vpaddq zmm8, zmm23, zmm3
    vpaddq zmm13, zmm23, zmm18
    vpaddq zmm24, zmm9, zmm14
    vpaddq zmm9, zmm24, zmm4
    vpaddq zmm14, zmm24, zmm19
    vmovdqu64 zmm30, zmmword ptr [rsi + 960]
    vmovdqu64 zmm31, zmmword ptr [rdx + 960]
    /* s s' H^2 of the differences */
    vpmovq2m k1, zmm31
    vpmovq2m k2, zmm30
    vpandq zmm31, zmm31, zmm30
    vpsubq zmm15, zmm15, zmm31
    vpaddq zmm20, zmm0, zmmword ptr [rdi]
    vmovdqu64 zmmword ptr [rdi], zmm20
    vpaddq zmm21, zmm1, zmmword ptr [rdi + 64]
    vmovdqu64 zmmword ptr [rdi + 64], zmm21
    vpaddq zmm22, zmm2, zmmword ptr [rdi + 128]
    vmovdqu64 zmmword ptr [rdi + 128], zmm22
    vpaddq zmm23, zmm3, zmmword ptr [rdi + 192]
    vmovdqu64 zmmword ptr [rdi + 192], zmm23
    vpaddq zmm24, zmm4, zmmword ptr [rdi + 256]
    vmovdqu64 zmmword ptr [rdi + 256], zmm24
    vpaddq zmm25, zmm15, zmmword ptr [rdi + 960]
    vmovdqu64 zmmword ptr [rdi + 960], zmm25
    vpaddq zmm26, zmm16, zmmword ptr [rdi + 1024]
    vmovdqu64 zmmword ptr [rdi + 1024], zmm26
    vpaddq zmm27, zmm17, zmmword ptr [rdi + 1088]
    vmovdqu64 zmmword ptr [rdi + 1088], zmm27
    vpaddq zmm28, zmm18, zmmword ptr [rdi + 1152]
    vmovdqu64 zmmword ptr [rdi + 1152], zmm28
    vpaddq zmm29, zmm19, zmmword ptr [rdi + 1216]
    vmovdqu64 zmmword ptr [rdi + 1216], zmm29
    vmovdqu64 zmm0, zmmword ptr [rsi + 640]
    vmovdqu64 zmm1, zmmword ptr [rsi + 704]
    vmovdqu64 zmm2, zmmword ptr [rsi + 768]
    vmovdqu64 zmm3, zmmword ptr [rsi + 832]
    vmovdqu64 zmm4, zmmword ptr [rsi + 896]
    vpaddq zmm5, zmm5, zmmword ptr [rdi + 320]
    vpaddq zmm6, zmm6, zmmword ptr [rdi + 384]
    vpsubq zmm10{k1}, zmm10, zmmword ptr [rsi + 640]
    vpsubq zmm10{k2}, zmm10, zmmword ptr [rdx + 640]
    vpsubq zmm11{k1}, zmm11, zmmword ptr [rsi + 704]
    vpsubq zmm11{k2}, zmm11, zmmword ptr [rdx + 704]
    vpsubq zmm12{k1}, zmm12, zmmword ptr [rsi + 768]
    vpsubq zmm12{k2}, zmm12, zmmword ptr [rdx + 768]
    vpsubq zmm13{k1}, zmm13, zmmword ptr [rsi + 832]
    vpsubq zmm13{k2}, zmm13, zmmword ptr [rdx + 832]
    vpaddq zmm13, zmm13, zmmword ptr [rdi + 832]
    vpsubq zmm14{k1}, zmm14, zmmword ptr [rsi + 896]
    vpsubq zmm14{k2}, zmm14, zmmword ptr [rdx + 896]
    vpaddq zmm14, zmm14, zmmword ptr [rdi + 896]
    vmovdqu64 zmm16, zmmword ptr [rdi + 448]
    vmovdqu64 zmm17, zmmword ptr [rdi + 512]
    vmovdqu64 zmm18, zmmword ptr [rdi + 576]
    vmovdqu64 zmm19, zmmword ptr [rdi + 640]
    vmovdqu64 zmm20, zmmword ptr [rdi + 704]
    vmovdqu64 zmm21, zmmword ptr [rdi + 768]
    vmovdqu64 zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm0, zmm15
    vpmadd52huq zmm16, zmm1, zmm15
    vpmadd52huq zmm17, zmm2, zmm15
    vpmadd52huq zmm18, zmm3, zmm15
    vpmadd52huq zmm19, zmm4, zmm15
    vpmadd52luq zmm5, zmm0, zmm15
    vpmadd52luq zmm6, zmm1, zmm15
    vpmadd52luq zmm7, zmm2, zmm15
    vpmadd52luq zmm8, zmm3, zmm15
    vpmadd52luq zmm9, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm16, zmm0, zmm15
    vpmadd52huq zmm17, zmm1, zmm15
    vpmadd52huq zmm18, zmm2, zmm15
    vpmadd52huq zmm19, zmm3, zmm15
    vpmadd52huq zmm20, zmm4, zmm15
    vpmadd52luq zmm6, zmm0, zmm15
    vpmadd52luq zmm7, zmm1, zmm15
    vpmadd52luq zmm8, zmm2, zmm15
    vpmadd52luq zmm9, zmm3, zmm15
    vpmadd52luq zmm10, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 768]
    vpmadd52huq zmm17, zmm0, zmm15
    vpmadd52huq zmm18, zmm1, zmm15
    vpmadd52huq zmm19, zmm2, zmm15
    vpmadd52huq zmm20, zmm3, zmm15
    vpmadd52huq zmm21, zmm4, zmm15
    vpmadd52luq zmm7, zmm0, zmm15
    vpmadd52luq zmm8, zmm1, zmm15
    vpmadd52luq zmm9, zmm2, zmm15
    vpmadd52luq zmm10, zmm3, zmm15
    vpmadd52luq zmm11, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm0, zmm15
    vpmadd52huq zmm19, zmm1, zmm15
    vpmadd52huq zmm20, zmm2, zmm15
    vpmadd52huq zmm21, zmm3, zmm15
    vpmadd52huq zmm13, zmm4, zmm15
    vpmadd52luq zmm8, zmm0, zmm15
    vpmadd52luq zmm9, zmm1, zmm15
    vpmadd52luq zmm10, zmm2, zmm15
    vpmadd52luq zmm11, zmm3, zmm15
    vpmadd52luq zmm12, zmm4, zmm15
    vmovdqu64 zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm19, zmm0, zmm15
    vpmadd52huq zmm20, zmm1, zmm15
    vpmadd52huq zmm21, zmm2, zmm15
    vpmadd52huq zmm13, zmm3, zmm15
    vpmadd52huq zmm14, zmm4, zmm15
    vpmadd52luq zmm9, zmm0, zmm15
    vpmadd52luq zmm10, zmm1, zmm15
    vpmadd52luq zmm11, zmm2, zmm15
    vpmadd52luq zmm12, zmm3, zmm15
    vpmadd52luq zmm13, zmm4, zmm15
    vmovdqu64 zmmword ptr [rdi + 320], zmm5
    vmovdqu64 zmmword ptr [rdi + 384], zmm6
    vpaddq zmm7, zmm7, zmm16
    vmovdqu64 zmmword ptr [rdi + 448], zmm7
    vpaddq zmm8, zmm8, zmm17
    vmovdqu64 zmmword ptr [rdi + 512], zmm8
    vpaddq zmm9, zmm9, zmm18
    vmovdqu64 zmmword ptr [rdi + 576], zmm9
    vpaddq zmm10, zmm10, zmm19
    vmovdqu64 zmmword ptr [rdi + 640], zmm10
    vpaddq zmm11, zmm11, zmm20
    vmovdqu64 zmmword ptr [rdi + 704], zmm11
    vpaddq zmm12, zmm12, zmm21
    vmovdqu64 zmmword ptr [rdi + 768], zmm12
    vmovdqu64 zmmword ptr [rdi + 832], zmm13
    vmovdqu64 zmmword ptr [rdi + 896], zmm14
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_mac10_carry_left_ifma)

/* t has the columns of the squares of 3 numbers a_i of twenty digits, one after the other */
/* t <- the sum of a_i^2 + a_j^2 at 2^(20 width (i + j)) for all i < j, and of a_i^2 for i = j */
/* rdi = t */
    HIDE(sangi_modx8_sqr60_sums_ifma)
    .globl SYMBOL(sangi_modx8_sqr60_sums_ifma)
    KIND(sangi_modx8_sqr60_sums_ifma)
    .p2align 5
SYMBOL(sangi_modx8_sqr60_sums_ifma):
    .cfi_startproc
    endbr64
    ENTER(1)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    mov rax, 5
    .p2align 6
    LOCAL(sqr60_sums_block):
    vmovdqu64 zmm0, zmmword ptr [rdi]
    vmovdqu64 zmm1, zmmword ptr [rdi + 1280]
    vmovdqu64 zmm2, zmmword ptr [rdi + 2560]
    vmovdqu64 zmm3, zmmword ptr [rdi + 3840]
    vmovdqu64 zmm4, zmmword ptr [rdi + 5120]
    vmovdqu64 zmm5, zmmword ptr [rdi + 6400]
    vpaddq zmm6, zmm0, zmm2
    vpaddq zmm7, zmm6, zmm4
    vpaddq zmm8, zmm4, zmm2
    vpaddq zmm12, zmm1, zmm3
    vpaddq zmm13, zmm12, zmm5
    vpaddq zmm14, zmm5, zmm3
    vpaddq zmm31, zmm6, zmm1
    vmovdqu64 zmmword ptr [rdi + 1280], zmm31
    vpaddq zmm31, zmm7, zmm12
    vmovdqu64 zmmword ptr [rdi + 2560], zmm31
    vpaddq zmm31, zmm8, zmm13
    vmovdqu64 zmmword ptr [rdi + 3840], zmm31
    vpaddq zmm31, zmm4, zmm14
    vmovdqu64 zmmword ptr [rdi + 5120], zmm31
    vmovdqu64 zmm0, zmmword ptr [rdi + 64]
    vmovdqu64 zmm1, zmmword ptr [rdi + 1344]
    vmovdqu64 zmm2, zmmword ptr [rdi + 2624]
    vmovdqu64 zmm3, zmmword ptr [rdi + 3904]
    vmovdqu64 zmm4, zmmword ptr [rdi + 5184]
    vmovdqu64 zmm5, zmmword ptr [rdi + 6464]
    vpaddq zmm6, zmm0, zmm2
    vpaddq zmm7, zmm6, zmm4
    vpaddq zmm8, zmm4, zmm2
    vpaddq zmm12, zmm1, zmm3
    vpaddq zmm13, zmm12, zmm5
    vpaddq zmm14, zmm5, zmm3
    vpaddq zmm31, zmm6, zmm1
    vmovdqu64 zmmword ptr [rdi + 1344], zmm31
    vpaddq zmm31, zmm7, zmm12
    vmovdqu64 zmmword ptr [rdi + 2624], zmm31
    vpaddq zmm31, zmm8, zmm13
    vmovdqu64 zmmword ptr [rdi + 3904], zmm31
    vpaddq zmm31, zmm4, zmm14
    vmovdqu64 zmmword ptr [rdi + 5184], zmm31
    vmovdqu64 zmm0, zmmword ptr [rdi + 128]
    vmovdqu64 zmm1, zmmword ptr [rdi + 1408]
    vmovdqu64 zmm2, zmmword ptr [rdi + 2688]
    vmovdqu64 zmm3, zmmword ptr [rdi + 3968]
    vmovdqu64 zmm4, zmmword ptr [rdi + 5248]
    vmovdqu64 zmm5, zmmword ptr [rdi + 6528]
    vpaddq zmm6, zmm0, zmm2
    vpaddq zmm7, zmm6, zmm4
    vpaddq zmm8, zmm4, zmm2
    vpaddq zmm12, zmm1, zmm3
    vpaddq zmm13, zmm12, zmm5
    vpaddq zmm14, zmm5, zmm3
    vpaddq zmm31, zmm6, zmm1
    vmovdqu64 zmmword ptr [rdi + 1408], zmm31
    vpaddq zmm31, zmm7, zmm12
    vmovdqu64 zmmword ptr [rdi + 2688], zmm31
    vpaddq zmm31, zmm8, zmm13
    vmovdqu64 zmmword ptr [rdi + 3968], zmm31
    vpaddq zmm31, zmm4, zmm14
    vmovdqu64 zmmword ptr [rdi + 5248], zmm31
    vmovdqu64 zmm0, zmmword ptr [rdi + 192]
    vmovdqu64 zmm1, zmmword ptr [rdi + 1472]
    vmovdqu64 zmm2, zmmword ptr [rdi + 2752]
    vmovdqu64 zmm3, zmmword ptr [rdi + 4032]
    vmovdqu64 zmm4, zmmword ptr [rdi + 5312]
    vmovdqu64 zmm5, zmmword ptr [rdi + 6592]
    vpaddq zmm6, zmm0, zmm2
    vpaddq zmm7, zmm6, zmm4
    vpaddq zmm8, zmm4, zmm2
    vpaddq zmm12, zmm1, zmm3
    vpaddq zmm13, zmm12, zmm5
    vpaddq zmm14, zmm5, zmm3
    vpaddq zmm31, zmm6, zmm1
    vmovdqu64 zmmword ptr [rdi + 1472], zmm31
    vpaddq zmm31, zmm7, zmm12
    vmovdqu64 zmmword ptr [rdi + 2752], zmm31
    vpaddq zmm31, zmm8, zmm13
    vmovdqu64 zmmword ptr [rdi + 4032], zmm31
    vpaddq zmm31, zmm4, zmm14
    vmovdqu64 zmmword ptr [rdi + 5312], zmm31
    add rdi, 256
    dec rax
    jnz LOCAL(sqr60_sums_block)
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_sqr60_sums_ifma)

/* t has the columns of the squares of 4 numbers a_i of twenty digits, one after the other */
/* t <- the sum of a_i^2 + a_j^2 at 2^(20 width (i + j)) for all i < j, and of a_i^2 for i = j */
/* rdi = t */
    HIDE(sangi_modx8_sqr80_sums_ifma)
    .globl SYMBOL(sangi_modx8_sqr80_sums_ifma)
    KIND(sangi_modx8_sqr80_sums_ifma)
    .p2align 5
SYMBOL(sangi_modx8_sqr80_sums_ifma):
    .cfi_startproc
    endbr64
    ENTER(1)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    mov rax, 5
    .p2align 6
    LOCAL(sqr80_sums_block):
    vmovdqu64 zmm0, zmmword ptr [rdi]
    vmovdqu64 zmm1, zmmword ptr [rdi + 1280]
    vmovdqu64 zmm2, zmmword ptr [rdi + 2560]
    vmovdqu64 zmm3, zmmword ptr [rdi + 3840]
    vmovdqu64 zmm4, zmmword ptr [rdi + 5120]
    vmovdqu64 zmm5, zmmword ptr [rdi + 6400]
    vmovdqu64 zmm6, zmmword ptr [rdi + 7680]
    vmovdqu64 zmm7, zmmword ptr [rdi + 8960]
    vpaddq zmm8, zmm0, zmm2
    vpaddq zmm9, zmm8, zmm4
    vpaddq zmm10, zmm9, zmm6
    vpaddq zmm11, zmm6, zmm4
    vpaddq zmm12, zmm11, zmm2
    vpaddq zmm16, zmm1, zmm3
    vpaddq zmm17, zmm16, zmm5
    vpaddq zmm18, zmm17, zmm7
    vpaddq zmm19, zmm7, zmm5
    vpaddq zmm20, zmm19, zmm3
    vpaddq zmm31, zmm8, zmm1
    vmovdqu64 zmmword ptr [rdi + 1280], zmm31
    vpaddq zmm31, zmm9, zmm16
    vmovdqu64 zmmword ptr [rdi + 2560], zmm31
    vpaddq zmm31, zmm10, zmm17
    vmovdqu64 zmmword ptr [rdi + 3840], zmm31
    vpaddq zmm31, zmm12, zmm18
    vmovdqu64 zmmword ptr [rdi + 5120], zmm31
    vpaddq zmm31, zmm11, zmm20
    vmovdqu64 zmmword ptr [rdi + 6400], zmm31
    vpaddq zmm31, zmm6, zmm19
    vmovdqu64 zmmword ptr [rdi + 7680], zmm31
    vmovdqu64 zmm0, zmmword ptr [rdi + 64]
    vmovdqu64 zmm1, zmmword ptr [rdi + 1344]
    vmovdqu64 zmm2, zmmword ptr [rdi + 2624]
    vmovdqu64 zmm3, zmmword ptr [rdi + 3904]
    vmovdqu64 zmm4, zmmword ptr [rdi + 5184]
    vmovdqu64 zmm5, zmmword ptr [rdi + 6464]
    vmovdqu64 zmm6, zmmword ptr [rdi + 7744]
    vmovdqu64 zmm7, zmmword ptr [rdi + 9024]
    vpaddq zmm8, zmm0, zmm2
    vpaddq zmm9, zmm8, zmm4
    vpaddq zmm10, zmm9, zmm6
    vpaddq zmm11, zmm6, zmm4
    vpaddq zmm12, zmm11, zmm2
    vpaddq zmm16, zmm1, zmm3
    vpaddq zmm17, zmm16, zmm5
    vpaddq zmm18, zmm17, zmm7
    vpaddq zmm19, zmm7, zmm5
    vpaddq zmm20, zmm19, zmm3
    vpaddq zmm31, zmm8, zmm1
    vmovdqu64 zmmword ptr [rdi + 1344], zmm31
    vpaddq zmm31, zmm9, zmm16
    vmovdqu64 zmmword ptr [rdi + 2624], zmm31
    vpaddq zmm31, zmm10, zmm17
    vmovdqu64 zmmword ptr [rdi + 3904], zmm31
    vpaddq zmm31, zmm12, zmm18
    vmovdqu64 zmmword ptr [rdi + 5184], zmm31
    vpaddq zmm31, zmm11, zmm20
    vmovdqu64 zmmword ptr [rdi + 6464], zmm31
    vpaddq zmm31, zmm6, zmm19
    vmovdqu64 zmmword ptr [rdi + 7744], zmm31
    vmovdqu64 zmm0, zmmword ptr [rdi + 128]
    vmovdqu64 zmm1, zmmword ptr [rdi + 1408]
    vmovdqu64 zmm2, zmmword ptr [rdi + 2688]
    vmovdqu64 zmm3, zmmword ptr [rdi + 3968]
    vmovdqu64 zmm4, zmmword ptr [rdi + 5248]
    vmovdqu64 zmm5, zmmword ptr [rdi + 6528]
    vmovdqu64 zmm6, zmmword ptr [rdi + 7808]
    vmovdqu64 zmm7, zmmword ptr [rdi + 9088]
    vpaddq zmm8, zmm0, zmm2
    vpaddq zmm9, zmm8, zmm4
    vpaddq zmm10, zmm9, zmm6
    vpaddq zmm11, zmm6, zmm4
    vpaddq zmm12, zmm11, zmm2
    vpaddq zmm16, zmm1, zmm3
    vpaddq zmm17, zmm16, zmm5
    vpaddq zmm18, zmm17, zmm7
    vpaddq zmm19, zmm7, zmm5
    vpaddq zmm20, zmm19, zmm3
    vpaddq zmm31, zmm8, zmm1
    vmovdqu64 zmmword ptr [rdi + 1408], zmm31
    vpaddq zmm31, zmm9, zmm16
    vmovdqu64 zmmword ptr [rdi + 2688], zmm31
    vpaddq zmm31, zmm10, zmm17
    vmovdqu64 zmmword ptr [rdi + 3968], zmm31
    vpaddq zmm31, zmm12, zmm18
    vmovdqu64 zmmword ptr [rdi + 5248], zmm31
    vpaddq zmm31, zmm11, zmm20
    vmovdqu64 zmmword ptr [rdi + 6528], zmm31
    vpaddq zmm31, zmm6, zmm19
    vmovdqu64 zmmword ptr [rdi + 7808], zmm31
    vmovdqu64 zmm0, zmmword ptr [rdi + 192]
    vmovdqu64 zmm1, zmmword ptr [rdi + 1472]
    vmovdqu64 zmm2, zmmword ptr [rdi + 2752]
    vmovdqu64 zmm3, zmmword ptr [rdi + 4032]
    vmovdqu64 zmm4, zmmword ptr [rdi + 5312]
    vmovdqu64 zmm5, zmmword ptr [rdi + 6592]
    vmovdqu64 zmm6, zmmword ptr [rdi + 7872]
    vmovdqu64 zmm7, zmmword ptr [rdi + 9152]
    vpaddq zmm8, zmm0, zmm2
    vpaddq zmm9, zmm8, zmm4
    vpaddq zmm10, zmm9, zmm6
    vpaddq zmm11, zmm6, zmm4
    vpaddq zmm12, zmm11, zmm2
    vpaddq zmm16, zmm1, zmm3
    vpaddq zmm17, zmm16, zmm5
    vpaddq zmm18, zmm17, zmm7
    vpaddq zmm19, zmm7, zmm5
    vpaddq zmm20, zmm19, zmm3
    vpaddq zmm31, zmm8, zmm1
    vmovdqu64 zmmword ptr [rdi + 1472], zmm31
    vpaddq zmm31, zmm9, zmm16
    vmovdqu64 zmmword ptr [rdi + 2752], zmm31
    vpaddq zmm31, zmm10, zmm17
    vmovdqu64 zmmword ptr [rdi + 4032], zmm31
    vpaddq zmm31, zmm12, zmm18
    vmovdqu64 zmmword ptr [rdi + 5312], zmm31
    vpaddq zmm31, zmm11, zmm20
    vmovdqu64 zmmword ptr [rdi + 6592], zmm31
    vpaddq zmm31, zmm6, zmm19
    vmovdqu64 zmmword ptr [rdi + 7872], zmm31
    add rdi, 256
    dec rax
    jnz LOCAL(sqr80_sums_block)
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_sqr80_sums_ifma)

/* t <- t - (a - b)^2 */
/* z: a - b, of twenty digits, and its sign; q: forty columns, z^2; t has one more */
/* rdi = t, rsi = q, rdx = z */
    HIDE(sangi_modx8_sub_sqr20_ifma)
    .globl SYMBOL(sangi_modx8_sub_sqr20_ifma)
    KIND(sangi_modx8_sub_sqr20_ifma)
    .p2align 5
SYMBOL(sangi_modx8_sub_sqr20_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm30, zmmword ptr [rdx + 1280]
    vpmovq2m k1, zmm30
    mov rax, 5
    .p2align 6
    LOCAL(sub_sqr20_block):
    vmovdqu64 zmm0, zmmword ptr [rdi]
    vmovdqu64 zmm1, zmmword ptr [rdi + 1280]
    vpsubq zmm0, zmm0, zmmword ptr [rsi]
    vpsubq zmm1, zmm1, zmmword ptr [rsi + 1280]
    vmovdqu64 zmm2, zmmword ptr [rdx]
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm1{k1}, zmm1, zmm2
    vmovdqu64 zmmword ptr [rdi], zmm0
    vmovdqu64 zmmword ptr [rdi + 1280], zmm1
    vmovdqu64 zmm3, zmmword ptr [rdi + 64]
    vmovdqu64 zmm4, zmmword ptr [rdi + 1344]
    vpsubq zmm3, zmm3, zmmword ptr [rsi + 64]
    vpsubq zmm4, zmm4, zmmword ptr [rsi + 1344]
    vmovdqu64 zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm5, zmm5, zmm5
    vpaddq zmm4{k1}, zmm4, zmm5
    vmovdqu64 zmmword ptr [rdi + 64], zmm3
    vmovdqu64 zmmword ptr [rdi + 1344], zmm4
    vmovdqu64 zmm6, zmmword ptr [rdi + 128]
    vmovdqu64 zmm7, zmmword ptr [rdi + 1408]
    vpsubq zmm6, zmm6, zmmword ptr [rsi + 128]
    vpsubq zmm7, zmm7, zmmword ptr [rsi + 1408]
    vmovdqu64 zmm8, zmmword ptr [rdx + 128]
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm7{k1}, zmm7, zmm8
    vmovdqu64 zmmword ptr [rdi + 128], zmm6
    vmovdqu64 zmmword ptr [rdi + 1408], zmm7
    vmovdqu64 zmm9, zmmword ptr [rdi + 192]
    vmovdqu64 zmm10, zmmword ptr [rdi + 1472]
    vpsubq zmm9, zmm9, zmmword ptr [rsi + 192]
    vpsubq zmm10, zmm10, zmmword ptr [rsi + 1472]
    vmovdqu64 zmm11, zmmword ptr [rdx + 192]
    vpaddq zmm11, zmm11, zmm11
    vpaddq zmm10{k1}, zmm10, zmm11
    vmovdqu64 zmmword ptr [rdi + 192], zmm9
    vmovdqu64 zmmword ptr [rdi + 1472], zmm10
    add rdi, 256
    add rsi, 256
    add rdx, 256
    dec rax
    jnz LOCAL(sub_sqr20_block)
    /* s at B^2 */
    vpaddq zmm30, zmm30, zmmword ptr [rdi + 1280]
    vmovdqu64 zmmword ptr [rdi + 1280], zmm30
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_sub_sqr20_ifma)

    CONSTANTS

    .p2align 6
sangi_modx8_constants_ifma:
    .quad 0x000fffffffffffff
    .quad 0x0000000000000001

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
