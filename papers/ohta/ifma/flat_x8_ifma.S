/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Multiplication modulo eight moduli at once, row by row: the usual shape, for comparison with blocks
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
#else
#define UNWIND(what)
#define ENTER(arguments)
#define LEAVE
#endif

    .intel_syntax noprefix
    .text

/* z <- x * y / R mod p */
/* data: -1/p mod 2^width, then p */
/* @pre 0 <= x, y < 2p, p odd, 4p < R = 2^(width * 4 * blocks), blocks >= 2; work has room for R */
/* @post 0 <= z < 2p */
/* @alias z may be x or y */
/* rdi = z, rsi = x, rdx = y, rcx = data, r8 = blocks, r9 = work */
    HIDE(sangi_modx8_flat_mul_ifma)
    .globl SYMBOL(sangi_modx8_flat_mul_ifma)
    KIND(sangi_modx8_flat_mul_ifma)
    .p2align 5
SYMBOL(sangi_modx8_flat_mul_ifma):
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
    UNWIND(endprologue)
    vmovdqu64 zmm27, zmmword ptr [rcx]
    add rcx, 64
    shl r8, 2
    vpxorq zmm31, zmm31, zmm31
    mov rax, r8
    mov rbx, r9
    LOCAL(flat_mul_clear):
    vmovdqu64 zmmword ptr [rbx], zmm31
    add rbx, 64
    dec rax
    jnz LOCAL(flat_mul_clear)
    mov rbp, r8
    LOCAL(flat_mul_row):
    vmovdqu64 zmm25, zmmword ptr [rdx]
    vmovdqu64 zmm31, zmmword ptr [r9]
    vmovdqu64 zmm29, zmmword ptr [rsi]
    vmovdqu64 zmm30, zmmword ptr [rcx]
    vpmadd52luq zmm31, zmm29, zmm25
    vpxorq zmm26, zmm26, zmm26
    vpmadd52luq zmm26, zmm31, zmm27
    vpmadd52luq zmm31, zmm30, zmm26
    vpsrlq zmm28, zmm31, 52
    mov r10, rsi
    mov r11, rcx
    mov rbx, r9
    lea rax, [r8 - 1]
    .p2align 6
    LOCAL(flat_mul_column):
    vmovdqu64 zmm31, zmmword ptr [rbx + 64]
    vpaddq zmm31, zmm31, zmm28
    vpxorq zmm28, zmm28, zmm28
    vpmadd52huq zmm31, zmm29, zmm25
    vpmadd52huq zmm31, zmm30, zmm26
    vmovdqu64 zmm29, zmmword ptr [r10 + 64]
    vmovdqu64 zmm30, zmmword ptr [r11 + 64]
    vpmadd52luq zmm31, zmm29, zmm25
    vpmadd52luq zmm31, zmm30, zmm26
    vmovdqu64 zmmword ptr [rbx], zmm31
    add r10, 64
    add r11, 64
    add rbx, 64
    dec rax
    jnz LOCAL(flat_mul_column)
    vpxorq zmm31, zmm31, zmm31
    vpmadd52huq zmm31, zmm29, zmm25
    vpmadd52huq zmm31, zmm30, zmm26
    vmovdqu64 zmmword ptr [rbx], zmm31
    add rdx, 64
    dec rbp
    jnz LOCAL(flat_mul_row)
    vpbroadcastq zmm0, qword ptr [rip + sangi_modx8_constants_ifma]
    LOCAL(flat_mul_carried):
    vpaddq zmm31, zmm28, zmmword ptr [r9]
    vpsrlq zmm28, zmm31, 52
    vpandq zmm31, zmm31, zmm0
    vmovdqu64 zmmword ptr [rdi], zmm31
    add r9, 64
    add rdi, 64
    dec r8
    jnz LOCAL(flat_mul_carried)
    vzeroupper
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_modx8_flat_mul_ifma)

    CONSTANTS

    .p2align 6
sangi_modx8_constants_ifma:
    .quad 0x000fffffffffffff
    .quad 0x0000000000000001

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
