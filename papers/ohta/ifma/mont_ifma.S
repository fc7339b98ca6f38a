/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Montgomery products vectorised within one operand, for AVX-512 IFMA and DQ: a comparison
 */

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

/* z = x * y / 2^1040 mod n, for n of 1024 bits in 20 digits */
/* @pre x, y are below 2n */
/* @post z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_simd_mont_mul_1024_ifma)
    .globl SYMBOL(sangi_mod_simd_mont_mul_1024_ifma)
    KIND(sangi_mod_simd_mont_mul_1024_ifma)
    .p2align 5
SYMBOL(sangi_mod_simd_mont_mul_1024_ifma):
    .cfi_startproc
    endbr64
    ENTER(4)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    /* x_0 */
    vpbroadcastq zmm4, qword ptr [rsi + 64]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_1 */
    vpbroadcastq zmm4, qword ptr [rsi + 72]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_2 */
    vpbroadcastq zmm4, qword ptr [rsi + 80]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_3 */
    vpbroadcastq zmm4, qword ptr [rsi + 88]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_4 */
    vpbroadcastq zmm4, qword ptr [rsi + 96]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_5 */
    vpbroadcastq zmm4, qword ptr [rsi + 104]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_6 */
    vpbroadcastq zmm4, qword ptr [rsi + 112]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_7 */
    vpbroadcastq zmm4, qword ptr [rsi + 120]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_8 */
    vpbroadcastq zmm4, qword ptr [rsi + 128]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_9 */
    vpbroadcastq zmm4, qword ptr [rsi + 136]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_10 */
    vpbroadcastq zmm4, qword ptr [rsi + 144]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_11 */
    vpbroadcastq zmm4, qword ptr [rsi + 152]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_12 */
    vpbroadcastq zmm4, qword ptr [rsi + 160]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_13 */
    vpbroadcastq zmm4, qword ptr [rsi + 168]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_14 */
    vpbroadcastq zmm4, qword ptr [rsi + 176]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_15 */
    vpbroadcastq zmm4, qword ptr [rsi + 184]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_16 */
    vpbroadcastq zmm4, qword ptr [rsi + 192]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_17 */
    vpbroadcastq zmm4, qword ptr [rsi + 200]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_18 */
    vpbroadcastq zmm4, qword ptr [rsi + 208]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* x_19 */
    vpbroadcastq zmm4, qword ptr [rsi + 216]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm4, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm8
    vpbroadcastq zmm5, xmm0
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm5, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm8, zmmword ptr [rcx + 192]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 64]
    vpsrlq zmm7, zmm0, 52
    vpandq zmm7, zmm7, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm6, zmm6, zmm7
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    vpaddq zmm0, zmm0, zmm6
    vpmadd52huq zmm1, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm8, zmmword ptr [rcx + 192]
    /* carries */
    vpbroadcastq zmm5, qword ptr [rip + sangi_mod_simd_mont_constants_ifma]
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    vpsrlq zmm4, zmm0, 52
    vpandq zmm0, zmm0, zmm5
    valignq zmm6, zmm4, zmm3, 7
    vpaddq zmm0, zmm0, zmm6
    vpcmpuq k1, zmm0, zmm5, 6
    kmovb eax, k1
    shl rax, 0
    or r8, rax
    vpcmpuq k1, zmm0, zmm5, 0
    kmovb eax, k1
    shl rax, 0
    or r9, rax
    vpsrlq zmm7, zmm1, 52
    vpandq zmm1, zmm1, zmm5
    valignq zmm6, zmm7, zmm4, 7
    vpaddq zmm1, zmm1, zmm6
    vpcmpuq k1, zmm1, zmm5, 6
    kmovb eax, k1
    shl rax, 8
    or r8, rax
    vpcmpuq k1, zmm1, zmm5, 0
    kmovb eax, k1
    shl rax, 8
    or r9, rax
    vpsrlq zmm4, zmm2, 52
    vpandq zmm2, zmm2, zmm5
    valignq zmm6, zmm4, zmm7, 7
    vpaddq zmm2, zmm2, zmm6
    vpcmpuq k1, zmm2, zmm5, 6
    kmovb eax, k1
    shl rax, 16
    or r8, rax
    vpcmpuq k1, zmm2, zmm5, 0
    kmovb eax, k1
    shl rax, 16
    or r9, rax
    /* those above all ones twice, plus those of all ones: its bits change where a carry comes in */
    shld r10, r8, 1
    add r8, r8
    add r8, r9
    adc r10, r11
    xor r8, r9
    xor r10, r11
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm0{k1}, zmm0, zmm5
    vpandq zmm0, zmm0, zmm5
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm1{k1}, zmm1, zmm5
    vpandq zmm1, zmm1, zmm5
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm2{k1}, zmm2, zmm5
    vpandq zmm2, zmm2, zmm5
    vmovdqu64 zmmword ptr [rdi + 64], zmm0
    vmovdqu64 zmmword ptr [rdi + 128], zmm1
    vmovdqu64 zmmword ptr [rdi + 192], zmm2
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_simd_mont_mul_1024_ifma)

/* z = x * y / 2^1560 mod n, for n of 1536 bits in 30 digits */
/* @pre x, y are below 2n */
/* @post z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_simd_mont_mul_1536_ifma)
    .globl SYMBOL(sangi_mod_simd_mont_mul_1536_ifma)
    KIND(sangi_mod_simd_mont_mul_1536_ifma)
    .p2align 5
SYMBOL(sangi_mod_simd_mont_mul_1536_ifma):
    .cfi_startproc
    endbr64
    ENTER(4)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    /* x_0 */
    vpbroadcastq zmm5, qword ptr [rsi + 64]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_1 */
    vpbroadcastq zmm5, qword ptr [rsi + 72]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_2 */
    vpbroadcastq zmm5, qword ptr [rsi + 80]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_3 */
    vpbroadcastq zmm5, qword ptr [rsi + 88]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_4 */
    vpbroadcastq zmm5, qword ptr [rsi + 96]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_5 */
    vpbroadcastq zmm5, qword ptr [rsi + 104]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_6 */
    vpbroadcastq zmm5, qword ptr [rsi + 112]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_7 */
    vpbroadcastq zmm5, qword ptr [rsi + 120]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_8 */
    vpbroadcastq zmm5, qword ptr [rsi + 128]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_9 */
    vpbroadcastq zmm5, qword ptr [rsi + 136]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_10 */
    vpbroadcastq zmm5, qword ptr [rsi + 144]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_11 */
    vpbroadcastq zmm5, qword ptr [rsi + 152]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_12 */
    vpbroadcastq zmm5, qword ptr [rsi + 160]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_13 */
    vpbroadcastq zmm5, qword ptr [rsi + 168]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_14 */
    vpbroadcastq zmm5, qword ptr [rsi + 176]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_15 */
    vpbroadcastq zmm5, qword ptr [rsi + 184]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_16 */
    vpbroadcastq zmm5, qword ptr [rsi + 192]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_17 */
    vpbroadcastq zmm5, qword ptr [rsi + 200]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_18 */
    vpbroadcastq zmm5, qword ptr [rsi + 208]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_19 */
    vpbroadcastq zmm5, qword ptr [rsi + 216]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_20 */
    vpbroadcastq zmm5, qword ptr [rsi + 224]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_21 */
    vpbroadcastq zmm5, qword ptr [rsi + 232]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_22 */
    vpbroadcastq zmm5, qword ptr [rsi + 240]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_23 */
    vpbroadcastq zmm5, qword ptr [rsi + 248]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_24 */
    vpbroadcastq zmm5, qword ptr [rsi + 256]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_25 */
    vpbroadcastq zmm5, qword ptr [rsi + 264]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_26 */
    vpbroadcastq zmm5, qword ptr [rsi + 272]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_27 */
    vpbroadcastq zmm5, qword ptr [rsi + 280]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_28 */
    vpbroadcastq zmm5, qword ptr [rsi + 288]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* x_29 */
    vpbroadcastq zmm5, qword ptr [rsi + 296]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm5, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm9
    vpbroadcastq zmm6, xmm0
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm6, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rcx + 256]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm5, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rcx + 64]
    vpsrlq zmm8, zmm0, 52
    vpandq zmm8, zmm8, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm7, zmm7, zmm8
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    vpaddq zmm0, zmm0, zmm7
    vpmadd52huq zmm1, zmm5, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm5, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm5, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rcx + 256]
    /* carries */
    vpbroadcastq zmm6, qword ptr [rip + sangi_mod_simd_mont_constants_ifma]
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    vpsrlq zmm5, zmm0, 52
    vpandq zmm0, zmm0, zmm6
    valignq zmm7, zmm5, zmm4, 7
    vpaddq zmm0, zmm0, zmm7
    vpcmpuq k1, zmm0, zmm6, 6
    kmovb eax, k1
    shl rax, 0
    or r8, rax
    vpcmpuq k1, zmm0, zmm6, 0
    kmovb eax, k1
    shl rax, 0
    or r9, rax
    vpsrlq zmm8, zmm1, 52
    vpandq zmm1, zmm1, zmm6
    valignq zmm7, zmm8, zmm5, 7
    vpaddq zmm1, zmm1, zmm7
    vpcmpuq k1, zmm1, zmm6, 6
    kmovb eax, k1
    shl rax, 8
    or r8, rax
    vpcmpuq k1, zmm1, zmm6, 0
    kmovb eax, k1
    shl rax, 8
    or r9, rax
    vpsrlq zmm5, zmm2, 52
    vpandq zmm2, zmm2, zmm6
    valignq zmm7, zmm5, zmm8, 7
    vpaddq zmm2, zmm2, zmm7
    vpcmpuq k1, zmm2, zmm6, 6
    kmovb eax, k1
    shl rax, 16
    or r8, rax
    vpcmpuq k1, zmm2, zmm6, 0
    kmovb eax, k1
    shl rax, 16
    or r9, rax
    vpsrlq zmm8, zmm3, 52
    vpandq zmm3, zmm3, zmm6
    valignq zmm7, zmm8, zmm5, 7
    vpaddq zmm3, zmm3, zmm7
    vpcmpuq k1, zmm3, zmm6, 6
    kmovb eax, k1
    shl rax, 24
    or r8, rax
    vpcmpuq k1, zmm3, zmm6, 0
    kmovb eax, k1
    shl rax, 24
    or r9, rax
    /* those above all ones twice, plus those of all ones: its bits change where a carry comes in */
    shld r10, r8, 1
    add r8, r8
    add r8, r9
    adc r10, r11
    xor r8, r9
    xor r10, r11
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm0{k1}, zmm0, zmm6
    vpandq zmm0, zmm0, zmm6
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm1{k1}, zmm1, zmm6
    vpandq zmm1, zmm1, zmm6
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm2{k1}, zmm2, zmm6
    vpandq zmm2, zmm2, zmm6
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm3{k1}, zmm3, zmm6
    vpandq zmm3, zmm3, zmm6
    vmovdqu64 zmmword ptr [rdi + 64], zmm0
    vmovdqu64 zmmword ptr [rdi + 128], zmm1
    vmovdqu64 zmmword ptr [rdi + 192], zmm2
    vmovdqu64 zmmword ptr [rdi + 256], zmm3
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_simd_mont_mul_1536_ifma)

/* z = x * y / 2^2080 mod n, for n of 2048 bits in 40 digits */
/* @pre x, y are below 2n */
/* @post z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_simd_mont_mul_2048_ifma)
    .globl SYMBOL(sangi_mod_simd_mont_mul_2048_ifma)
    KIND(sangi_mod_simd_mont_mul_2048_ifma)
    .p2align 5
SYMBOL(sangi_mod_simd_mont_mul_2048_ifma):
    .cfi_startproc
    endbr64
    ENTER(4)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    /* x_0 */
    vpbroadcastq zmm6, qword ptr [rsi + 64]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_1 */
    vpbroadcastq zmm6, qword ptr [rsi + 72]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_2 */
    vpbroadcastq zmm6, qword ptr [rsi + 80]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_3 */
    vpbroadcastq zmm6, qword ptr [rsi + 88]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_4 */
    vpbroadcastq zmm6, qword ptr [rsi + 96]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_5 */
    vpbroadcastq zmm6, qword ptr [rsi + 104]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_6 */
    vpbroadcastq zmm6, qword ptr [rsi + 112]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_7 */
    vpbroadcastq zmm6, qword ptr [rsi + 120]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_8 */
    vpbroadcastq zmm6, qword ptr [rsi + 128]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_9 */
    vpbroadcastq zmm6, qword ptr [rsi + 136]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_10 */
    vpbroadcastq zmm6, qword ptr [rsi + 144]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_11 */
    vpbroadcastq zmm6, qword ptr [rsi + 152]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_12 */
    vpbroadcastq zmm6, qword ptr [rsi + 160]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_13 */
    vpbroadcastq zmm6, qword ptr [rsi + 168]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_14 */
    vpbroadcastq zmm6, qword ptr [rsi + 176]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_15 */
    vpbroadcastq zmm6, qword ptr [rsi + 184]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_16 */
    vpbroadcastq zmm6, qword ptr [rsi + 192]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_17 */
    vpbroadcastq zmm6, qword ptr [rsi + 200]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_18 */
    vpbroadcastq zmm6, qword ptr [rsi + 208]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_19 */
    vpbroadcastq zmm6, qword ptr [rsi + 216]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_20 */
    vpbroadcastq zmm6, qword ptr [rsi + 224]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_21 */
    vpbroadcastq zmm6, qword ptr [rsi + 232]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_22 */
    vpbroadcastq zmm6, qword ptr [rsi + 240]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_23 */
    vpbroadcastq zmm6, qword ptr [rsi + 248]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_24 */
    vpbroadcastq zmm6, qword ptr [rsi + 256]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_25 */
    vpbroadcastq zmm6, qword ptr [rsi + 264]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_26 */
    vpbroadcastq zmm6, qword ptr [rsi + 272]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_27 */
    vpbroadcastq zmm6, qword ptr [rsi + 280]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_28 */
    vpbroadcastq zmm6, qword ptr [rsi + 288]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_29 */
    vpbroadcastq zmm6, qword ptr [rsi + 296]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_30 */
    vpbroadcastq zmm6, qword ptr [rsi + 304]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_31 */
    vpbroadcastq zmm6, qword ptr [rsi + 312]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_32 */
    vpbroadcastq zmm6, qword ptr [rsi + 320]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_33 */
    vpbroadcastq zmm6, qword ptr [rsi + 328]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_34 */
    vpbroadcastq zmm6, qword ptr [rsi + 336]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_35 */
    vpbroadcastq zmm6, qword ptr [rsi + 344]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_36 */
    vpbroadcastq zmm6, qword ptr [rsi + 352]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_37 */
    vpbroadcastq zmm6, qword ptr [rsi + 360]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_38 */
    vpbroadcastq zmm6, qword ptr [rsi + 368]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* x_39 */
    vpbroadcastq zmm6, qword ptr [rsi + 376]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm6, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm10
    vpbroadcastq zmm7, xmm0
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm7, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm10, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm10, zmmword ptr [rcx + 320]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52huq zmm8, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm10, zmmword ptr [rcx + 64]
    vpsrlq zmm9, zmm0, 52
    vpandq zmm9, zmm9, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm8, zmm8, zmm9
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    vpaddq zmm0, zmm0, zmm8
    vpmadd52huq zmm1, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm10, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm10, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm6, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm10, zmmword ptr [rcx + 320]
    /* carries */
    vpbroadcastq zmm7, qword ptr [rip + sangi_mod_simd_mont_constants_ifma]
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    vpsrlq zmm6, zmm0, 52
    vpandq zmm0, zmm0, zmm7
    valignq zmm8, zmm6, zmm5, 7
    vpaddq zmm0, zmm0, zmm8
    vpcmpuq k1, zmm0, zmm7, 6
    kmovb eax, k1
    shl rax, 0
    or r8, rax
    vpcmpuq k1, zmm0, zmm7, 0
    kmovb eax, k1
    shl rax, 0
    or r9, rax
    vpsrlq zmm9, zmm1, 52
    vpandq zmm1, zmm1, zmm7
    valignq zmm8, zmm9, zmm6, 7
    vpaddq zmm1, zmm1, zmm8
    vpcmpuq k1, zmm1, zmm7, 6
    kmovb eax, k1
    shl rax, 8
    or r8, rax
    vpcmpuq k1, zmm1, zmm7, 0
    kmovb eax, k1
    shl rax, 8
    or r9, rax
    vpsrlq zmm6, zmm2, 52
    vpandq zmm2, zmm2, zmm7
    valignq zmm8, zmm6, zmm9, 7
    vpaddq zmm2, zmm2, zmm8
    vpcmpuq k1, zmm2, zmm7, 6
    kmovb eax, k1
    shl rax, 16
    or r8, rax
    vpcmpuq k1, zmm2, zmm7, 0
    kmovb eax, k1
    shl rax, 16
    or r9, rax
    vpsrlq zmm9, zmm3, 52
    vpandq zmm3, zmm3, zmm7
    valignq zmm8, zmm9, zmm6, 7
    vpaddq zmm3, zmm3, zmm8
    vpcmpuq k1, zmm3, zmm7, 6
    kmovb eax, k1
    shl rax, 24
    or r8, rax
    vpcmpuq k1, zmm3, zmm7, 0
    kmovb eax, k1
    shl rax, 24
    or r9, rax
    vpsrlq zmm6, zmm4, 52
    vpandq zmm4, zmm4, zmm7
    valignq zmm8, zmm6, zmm9, 7
    vpaddq zmm4, zmm4, zmm8
    vpcmpuq k1, zmm4, zmm7, 6
    kmovb eax, k1
    shl rax, 32
    or r8, rax
    vpcmpuq k1, zmm4, zmm7, 0
    kmovb eax, k1
    shl rax, 32
    or r9, rax
    /* those above all ones twice, plus those of all ones: its bits change where a carry comes in */
    shld r10, r8, 1
    add r8, r8
    add r8, r9
    adc r10, r11
    xor r8, r9
    xor r10, r11
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm0{k1}, zmm0, zmm7
    vpandq zmm0, zmm0, zmm7
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm1{k1}, zmm1, zmm7
    vpandq zmm1, zmm1, zmm7
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm2{k1}, zmm2, zmm7
    vpandq zmm2, zmm2, zmm7
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm3{k1}, zmm3, zmm7
    vpandq zmm3, zmm3, zmm7
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm4{k1}, zmm4, zmm7
    vpandq zmm4, zmm4, zmm7
    vmovdqu64 zmmword ptr [rdi + 64], zmm0
    vmovdqu64 zmmword ptr [rdi + 128], zmm1
    vmovdqu64 zmmword ptr [rdi + 192], zmm2
    vmovdqu64 zmmword ptr [rdi + 256], zmm3
    vmovdqu64 zmmword ptr [rdi + 320], zmm4
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_simd_mont_mul_2048_ifma)

/* z = x * y / 2^3120 mod n, for n of 3072 bits in 60 digits */
/* @pre x, y are below 2n */
/* @post z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_simd_mont_mul_3072_ifma)
    .globl SYMBOL(sangi_mod_simd_mont_mul_3072_ifma)
    KIND(sangi_mod_simd_mont_mul_3072_ifma)
    .p2align 5
SYMBOL(sangi_mod_simd_mont_mul_3072_ifma):
    .cfi_startproc
    endbr64
    ENTER(4)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    /* x_0 */
    vpbroadcastq zmm9, qword ptr [rsi + 64]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_1 */
    vpbroadcastq zmm9, qword ptr [rsi + 72]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_2 */
    vpbroadcastq zmm9, qword ptr [rsi + 80]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_3 */
    vpbroadcastq zmm9, qword ptr [rsi + 88]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_4 */
    vpbroadcastq zmm9, qword ptr [rsi + 96]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_5 */
    vpbroadcastq zmm9, qword ptr [rsi + 104]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_6 */
    vpbroadcastq zmm9, qword ptr [rsi + 112]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_7 */
    vpbroadcastq zmm9, qword ptr [rsi + 120]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_8 */
    vpbroadcastq zmm9, qword ptr [rsi + 128]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_9 */
    vpbroadcastq zmm9, qword ptr [rsi + 136]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_10 */
    vpbroadcastq zmm9, qword ptr [rsi + 144]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_11 */
    vpbroadcastq zmm9, qword ptr [rsi + 152]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_12 */
    vpbroadcastq zmm9, qword ptr [rsi + 160]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_13 */
    vpbroadcastq zmm9, qword ptr [rsi + 168]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_14 */
    vpbroadcastq zmm9, qword ptr [rsi + 176]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_15 */
    vpbroadcastq zmm9, qword ptr [rsi + 184]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_16 */
    vpbroadcastq zmm9, qword ptr [rsi + 192]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_17 */
    vpbroadcastq zmm9, qword ptr [rsi + 200]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_18 */
    vpbroadcastq zmm9, qword ptr [rsi + 208]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_19 */
    vpbroadcastq zmm9, qword ptr [rsi + 216]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_20 */
    vpbroadcastq zmm9, qword ptr [rsi + 224]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_21 */
    vpbroadcastq zmm9, qword ptr [rsi + 232]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_22 */
    vpbroadcastq zmm9, qword ptr [rsi + 240]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_23 */
    vpbroadcastq zmm9, qword ptr [rsi + 248]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_24 */
    vpbroadcastq zmm9, qword ptr [rsi + 256]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_25 */
    vpbroadcastq zmm9, qword ptr [rsi + 264]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_26 */
    vpbroadcastq zmm9, qword ptr [rsi + 272]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_27 */
    vpbroadcastq zmm9, qword ptr [rsi + 280]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_28 */
    vpbroadcastq zmm9, qword ptr [rsi + 288]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_29 */
    vpbroadcastq zmm9, qword ptr [rsi + 296]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_30 */
    vpbroadcastq zmm9, qword ptr [rsi + 304]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_31 */
    vpbroadcastq zmm9, qword ptr [rsi + 312]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_32 */
    vpbroadcastq zmm9, qword ptr [rsi + 320]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_33 */
    vpbroadcastq zmm9, qword ptr [rsi + 328]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_34 */
    vpbroadcastq zmm9, qword ptr [rsi + 336]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_35 */
    vpbroadcastq zmm9, qword ptr [rsi + 344]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_36 */
    vpbroadcastq zmm9, qword ptr [rsi + 352]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_37 */
    vpbroadcastq zmm9, qword ptr [rsi + 360]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_38 */
    vpbroadcastq zmm9, qword ptr [rsi + 368]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_39 */
    vpbroadcastq zmm9, qword ptr [rsi + 376]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_40 */
    vpbroadcastq zmm9, qword ptr [rsi + 384]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_41 */
    vpbroadcastq zmm9, qword ptr [rsi + 392]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_42 */
    vpbroadcastq zmm9, qword ptr [rsi + 400]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_43 */
    vpbroadcastq zmm9, qword ptr [rsi + 408]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_44 */
    vpbroadcastq zmm9, qword ptr [rsi + 416]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_45 */
    vpbroadcastq zmm9, qword ptr [rsi + 424]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_46 */
    vpbroadcastq zmm9, qword ptr [rsi + 432]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_47 */
    vpbroadcastq zmm9, qword ptr [rsi + 440]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_48 */
    vpbroadcastq zmm9, qword ptr [rsi + 448]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_49 */
    vpbroadcastq zmm9, qword ptr [rsi + 456]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_50 */
    vpbroadcastq zmm9, qword ptr [rsi + 464]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_51 */
    vpbroadcastq zmm9, qword ptr [rsi + 472]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_52 */
    vpbroadcastq zmm9, qword ptr [rsi + 480]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_53 */
    vpbroadcastq zmm9, qword ptr [rsi + 488]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_54 */
    vpbroadcastq zmm9, qword ptr [rsi + 496]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_55 */
    vpbroadcastq zmm9, qword ptr [rsi + 504]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_56 */
    vpbroadcastq zmm9, qword ptr [rsi + 512]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_57 */
    vpbroadcastq zmm9, qword ptr [rsi + 520]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_58 */
    vpbroadcastq zmm9, qword ptr [rsi + 528]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* x_59 */
    vpbroadcastq zmm9, qword ptr [rsi + 536]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm13
    vpbroadcastq zmm10, xmm0
    vpxorq zmm13, zmm13, zmm13
    vpmadd52luq zmm13, zmm10, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm13, zmmword ptr [rcx + 512]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 64]
    vpsrlq zmm12, zmm0, 52
    vpandq zmm12, zmm12, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm11, zmm11, zmm12
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    vpaddq zmm0, zmm0, zmm11
    vpmadd52huq zmm1, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm13, zmmword ptr [rcx + 512]
    /* carries */
    vpbroadcastq zmm10, qword ptr [rip + sangi_mod_simd_mont_constants_ifma]
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    vpsrlq zmm9, zmm0, 52
    vpandq zmm0, zmm0, zmm10
    valignq zmm11, zmm9, zmm8, 7
    vpaddq zmm0, zmm0, zmm11
    vpcmpuq k1, zmm0, zmm10, 6
    kmovb eax, k1
    shl rax, 0
    or r8, rax
    vpcmpuq k1, zmm0, zmm10, 0
    kmovb eax, k1
    shl rax, 0
    or r9, rax
    vpsrlq zmm12, zmm1, 52
    vpandq zmm1, zmm1, zmm10
    valignq zmm11, zmm12, zmm9, 7
    vpaddq zmm1, zmm1, zmm11
    vpcmpuq k1, zmm1, zmm10, 6
    kmovb eax, k1
    shl rax, 8
    or r8, rax
    vpcmpuq k1, zmm1, zmm10, 0
    kmovb eax, k1
    shl rax, 8
    or r9, rax
    vpsrlq zmm9, zmm2, 52
    vpandq zmm2, zmm2, zmm10
    valignq zmm11, zmm9, zmm12, 7
    vpaddq zmm2, zmm2, zmm11
    vpcmpuq k1, zmm2, zmm10, 6
    kmovb eax, k1
    shl rax, 16
    or r8, rax
    vpcmpuq k1, zmm2, zmm10, 0
    kmovb eax, k1
    shl rax, 16
    or r9, rax
    vpsrlq zmm12, zmm3, 52
    vpandq zmm3, zmm3, zmm10
    valignq zmm11, zmm12, zmm9, 7
    vpaddq zmm3, zmm3, zmm11
    vpcmpuq k1, zmm3, zmm10, 6
    kmovb eax, k1
    shl rax, 24
    or r8, rax
    vpcmpuq k1, zmm3, zmm10, 0
    kmovb eax, k1
    shl rax, 24
    or r9, rax
    vpsrlq zmm9, zmm4, 52
    vpandq zmm4, zmm4, zmm10
    valignq zmm11, zmm9, zmm12, 7
    vpaddq zmm4, zmm4, zmm11
    vpcmpuq k1, zmm4, zmm10, 6
    kmovb eax, k1
    shl rax, 32
    or r8, rax
    vpcmpuq k1, zmm4, zmm10, 0
    kmovb eax, k1
    shl rax, 32
    or r9, rax
    vpsrlq zmm12, zmm5, 52
    vpandq zmm5, zmm5, zmm10
    valignq zmm11, zmm12, zmm9, 7
    vpaddq zmm5, zmm5, zmm11
    vpcmpuq k1, zmm5, zmm10, 6
    kmovb eax, k1
    shl rax, 40
    or r8, rax
    vpcmpuq k1, zmm5, zmm10, 0
    kmovb eax, k1
    shl rax, 40
    or r9, rax
    vpsrlq zmm9, zmm6, 52
    vpandq zmm6, zmm6, zmm10
    valignq zmm11, zmm9, zmm12, 7
    vpaddq zmm6, zmm6, zmm11
    vpcmpuq k1, zmm6, zmm10, 6
    kmovb eax, k1
    shl rax, 48
    or r8, rax
    vpcmpuq k1, zmm6, zmm10, 0
    kmovb eax, k1
    shl rax, 48
    or r9, rax
    vpsrlq zmm12, zmm7, 52
    vpandq zmm7, zmm7, zmm10
    valignq zmm11, zmm12, zmm9, 7
    vpaddq zmm7, zmm7, zmm11
    vpcmpuq k1, zmm7, zmm10, 6
    kmovb eax, k1
    shl rax, 56
    or r8, rax
    vpcmpuq k1, zmm7, zmm10, 0
    kmovb eax, k1
    shl rax, 56
    or r9, rax
    /* those above all ones twice, plus those of all ones: its bits change where a carry comes in */
    shld r10, r8, 1
    add r8, r8
    add r8, r9
    adc r10, r11
    xor r8, r9
    xor r10, r11
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm0{k1}, zmm0, zmm10
    vpandq zmm0, zmm0, zmm10
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm1{k1}, zmm1, zmm10
    vpandq zmm1, zmm1, zmm10
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm2{k1}, zmm2, zmm10
    vpandq zmm2, zmm2, zmm10
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm3{k1}, zmm3, zmm10
    vpandq zmm3, zmm3, zmm10
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm4{k1}, zmm4, zmm10
    vpandq zmm4, zmm4, zmm10
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm5{k1}, zmm5, zmm10
    vpandq zmm5, zmm5, zmm10
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm6{k1}, zmm6, zmm10
    vpandq zmm6, zmm6, zmm10
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm7{k1}, zmm7, zmm10
    vpandq zmm7, zmm7, zmm10
    vmovdqu64 zmmword ptr [rdi + 64], zmm0
    vmovdqu64 zmmword ptr [rdi + 128], zmm1
    vmovdqu64 zmmword ptr [rdi + 192], zmm2
    vmovdqu64 zmmword ptr [rdi + 256], zmm3
    vmovdqu64 zmmword ptr [rdi + 320], zmm4
    vmovdqu64 zmmword ptr [rdi + 384], zmm5
    vmovdqu64 zmmword ptr [rdi + 448], zmm6
    vmovdqu64 zmmword ptr [rdi + 512], zmm7
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_simd_mont_mul_3072_ifma)

/* z = x * y / 2^4108 mod n, for n of 4096 bits in 79 digits */
/* @pre x, y are below 2n */
/* @post z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_simd_mont_mul_4096_ifma)
    .globl SYMBOL(sangi_mod_simd_mont_mul_4096_ifma)
    KIND(sangi_mod_simd_mont_mul_4096_ifma)
    .p2align 5
SYMBOL(sangi_mod_simd_mont_mul_4096_ifma):
    .cfi_startproc
    endbr64
    ENTER(4)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
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
    /* x_0 */
    vpbroadcastq zmm11, qword ptr [rsi + 64]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_1 */
    vpbroadcastq zmm11, qword ptr [rsi + 72]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_2 */
    vpbroadcastq zmm11, qword ptr [rsi + 80]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_3 */
    vpbroadcastq zmm11, qword ptr [rsi + 88]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_4 */
    vpbroadcastq zmm11, qword ptr [rsi + 96]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_5 */
    vpbroadcastq zmm11, qword ptr [rsi + 104]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_6 */
    vpbroadcastq zmm11, qword ptr [rsi + 112]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_7 */
    vpbroadcastq zmm11, qword ptr [rsi + 120]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_8 */
    vpbroadcastq zmm11, qword ptr [rsi + 128]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_9 */
    vpbroadcastq zmm11, qword ptr [rsi + 136]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_10 */
    vpbroadcastq zmm11, qword ptr [rsi + 144]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_11 */
    vpbroadcastq zmm11, qword ptr [rsi + 152]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_12 */
    vpbroadcastq zmm11, qword ptr [rsi + 160]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_13 */
    vpbroadcastq zmm11, qword ptr [rsi + 168]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_14 */
    vpbroadcastq zmm11, qword ptr [rsi + 176]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_15 */
    vpbroadcastq zmm11, qword ptr [rsi + 184]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_16 */
    vpbroadcastq zmm11, qword ptr [rsi + 192]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_17 */
    vpbroadcastq zmm11, qword ptr [rsi + 200]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_18 */
    vpbroadcastq zmm11, qword ptr [rsi + 208]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_19 */
    vpbroadcastq zmm11, qword ptr [rsi + 216]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_20 */
    vpbroadcastq zmm11, qword ptr [rsi + 224]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_21 */
    vpbroadcastq zmm11, qword ptr [rsi + 232]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_22 */
    vpbroadcastq zmm11, qword ptr [rsi + 240]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_23 */
    vpbroadcastq zmm11, qword ptr [rsi + 248]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_24 */
    vpbroadcastq zmm11, qword ptr [rsi + 256]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_25 */
    vpbroadcastq zmm11, qword ptr [rsi + 264]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_26 */
    vpbroadcastq zmm11, qword ptr [rsi + 272]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_27 */
    vpbroadcastq zmm11, qword ptr [rsi + 280]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_28 */
    vpbroadcastq zmm11, qword ptr [rsi + 288]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_29 */
    vpbroadcastq zmm11, qword ptr [rsi + 296]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_30 */
    vpbroadcastq zmm11, qword ptr [rsi + 304]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_31 */
    vpbroadcastq zmm11, qword ptr [rsi + 312]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_32 */
    vpbroadcastq zmm11, qword ptr [rsi + 320]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_33 */
    vpbroadcastq zmm11, qword ptr [rsi + 328]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_34 */
    vpbroadcastq zmm11, qword ptr [rsi + 336]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_35 */
    vpbroadcastq zmm11, qword ptr [rsi + 344]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_36 */
    vpbroadcastq zmm11, qword ptr [rsi + 352]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_37 */
    vpbroadcastq zmm11, qword ptr [rsi + 360]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_38 */
    vpbroadcastq zmm11, qword ptr [rsi + 368]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_39 */
    vpbroadcastq zmm11, qword ptr [rsi + 376]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_40 */
    vpbroadcastq zmm11, qword ptr [rsi + 384]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_41 */
    vpbroadcastq zmm11, qword ptr [rsi + 392]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_42 */
    vpbroadcastq zmm11, qword ptr [rsi + 400]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_43 */
    vpbroadcastq zmm11, qword ptr [rsi + 408]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_44 */
    vpbroadcastq zmm11, qword ptr [rsi + 416]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_45 */
    vpbroadcastq zmm11, qword ptr [rsi + 424]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_46 */
    vpbroadcastq zmm11, qword ptr [rsi + 432]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_47 */
    vpbroadcastq zmm11, qword ptr [rsi + 440]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_48 */
    vpbroadcastq zmm11, qword ptr [rsi + 448]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_49 */
    vpbroadcastq zmm11, qword ptr [rsi + 456]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_50 */
    vpbroadcastq zmm11, qword ptr [rsi + 464]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_51 */
    vpbroadcastq zmm11, qword ptr [rsi + 472]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_52 */
    vpbroadcastq zmm11, qword ptr [rsi + 480]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_53 */
    vpbroadcastq zmm11, qword ptr [rsi + 488]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_54 */
    vpbroadcastq zmm11, qword ptr [rsi + 496]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_55 */
    vpbroadcastq zmm11, qword ptr [rsi + 504]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_56 */
    vpbroadcastq zmm11, qword ptr [rsi + 512]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_57 */
    vpbroadcastq zmm11, qword ptr [rsi + 520]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_58 */
    vpbroadcastq zmm11, qword ptr [rsi + 528]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_59 */
    vpbroadcastq zmm11, qword ptr [rsi + 536]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_60 */
    vpbroadcastq zmm11, qword ptr [rsi + 544]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_61 */
    vpbroadcastq zmm11, qword ptr [rsi + 552]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_62 */
    vpbroadcastq zmm11, qword ptr [rsi + 560]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_63 */
    vpbroadcastq zmm11, qword ptr [rsi + 568]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_64 */
    vpbroadcastq zmm11, qword ptr [rsi + 576]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_65 */
    vpbroadcastq zmm11, qword ptr [rsi + 584]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_66 */
    vpbroadcastq zmm11, qword ptr [rsi + 592]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_67 */
    vpbroadcastq zmm11, qword ptr [rsi + 600]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_68 */
    vpbroadcastq zmm11, qword ptr [rsi + 608]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_69 */
    vpbroadcastq zmm11, qword ptr [rsi + 616]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_70 */
    vpbroadcastq zmm11, qword ptr [rsi + 624]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_71 */
    vpbroadcastq zmm11, qword ptr [rsi + 632]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_72 */
    vpbroadcastq zmm11, qword ptr [rsi + 640]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_73 */
    vpbroadcastq zmm11, qword ptr [rsi + 648]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_74 */
    vpbroadcastq zmm11, qword ptr [rsi + 656]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_75 */
    vpbroadcastq zmm11, qword ptr [rsi + 664]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_76 */
    vpbroadcastq zmm11, qword ptr [rsi + 672]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_77 */
    vpbroadcastq zmm11, qword ptr [rsi + 680]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* x_78 */
    vpbroadcastq zmm11, qword ptr [rsi + 688]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx + 64]
    vpaddq zmm0, zmm0, zmm15
    vpbroadcastq zmm12, xmm0
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 640]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 64]
    vpsrlq zmm14, zmm0, 52
    vpandq zmm14, zmm14, zmmword ptr [rip + sangi_mod_simd_mont_constants_ifma + 64]
    vpaddq zmm13, zmm13, zmm14
    valignq zmm0, zmm1, zmm0, 1
    valignq zmm1, zmm2, zmm1, 1
    valignq zmm2, zmm3, zmm2, 1
    valignq zmm3, zmm4, zmm3, 1
    valignq zmm4, zmm5, zmm4, 1
    valignq zmm5, zmm6, zmm5, 1
    valignq zmm6, zmm7, zmm6, 1
    valignq zmm7, zmm8, zmm7, 1
    valignq zmm8, zmm9, zmm8, 1
    valignq zmm9, zmm10, zmm9, 1
    vpaddq zmm0, zmm0, zmm13
    vpmadd52huq zmm1, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm2, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm3, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm5, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm7, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm8, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 640]
    /* carries */
    vpbroadcastq zmm12, qword ptr [rip + sangi_mod_simd_mont_constants_ifma]
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    vpsrlq zmm11, zmm0, 52
    vpandq zmm0, zmm0, zmm12
    valignq zmm13, zmm11, zmm10, 7
    vpaddq zmm0, zmm0, zmm13
    vpcmpuq k1, zmm0, zmm12, 6
    kmovb eax, k1
    shl rax, 0
    or r8, rax
    vpcmpuq k1, zmm0, zmm12, 0
    kmovb eax, k1
    shl rax, 0
    or r9, rax
    vpsrlq zmm14, zmm1, 52
    vpandq zmm1, zmm1, zmm12
    valignq zmm13, zmm14, zmm11, 7
    vpaddq zmm1, zmm1, zmm13
    vpcmpuq k1, zmm1, zmm12, 6
    kmovb eax, k1
    shl rax, 8
    or r8, rax
    vpcmpuq k1, zmm1, zmm12, 0
    kmovb eax, k1
    shl rax, 8
    or r9, rax
    vpsrlq zmm11, zmm2, 52
    vpandq zmm2, zmm2, zmm12
    valignq zmm13, zmm11, zmm14, 7
    vpaddq zmm2, zmm2, zmm13
    vpcmpuq k1, zmm2, zmm12, 6
    kmovb eax, k1
    shl rax, 16
    or r8, rax
    vpcmpuq k1, zmm2, zmm12, 0
    kmovb eax, k1
    shl rax, 16
    or r9, rax
    vpsrlq zmm14, zmm3, 52
    vpandq zmm3, zmm3, zmm12
    valignq zmm13, zmm14, zmm11, 7
    vpaddq zmm3, zmm3, zmm13
    vpcmpuq k1, zmm3, zmm12, 6
    kmovb eax, k1
    shl rax, 24
    or r8, rax
    vpcmpuq k1, zmm3, zmm12, 0
    kmovb eax, k1
    shl rax, 24
    or r9, rax
    vpsrlq zmm11, zmm4, 52
    vpandq zmm4, zmm4, zmm12
    valignq zmm13, zmm11, zmm14, 7
    vpaddq zmm4, zmm4, zmm13
    vpcmpuq k1, zmm4, zmm12, 6
    kmovb eax, k1
    shl rax, 32
    or r8, rax
    vpcmpuq k1, zmm4, zmm12, 0
    kmovb eax, k1
    shl rax, 32
    or r9, rax
    vpsrlq zmm14, zmm5, 52
    vpandq zmm5, zmm5, zmm12
    valignq zmm13, zmm14, zmm11, 7
    vpaddq zmm5, zmm5, zmm13
    vpcmpuq k1, zmm5, zmm12, 6
    kmovb eax, k1
    shl rax, 40
    or r8, rax
    vpcmpuq k1, zmm5, zmm12, 0
    kmovb eax, k1
    shl rax, 40
    or r9, rax
    vpsrlq zmm11, zmm6, 52
    vpandq zmm6, zmm6, zmm12
    valignq zmm13, zmm11, zmm14, 7
    vpaddq zmm6, zmm6, zmm13
    vpcmpuq k1, zmm6, zmm12, 6
    kmovb eax, k1
    shl rax, 48
    or r8, rax
    vpcmpuq k1, zmm6, zmm12, 0
    kmovb eax, k1
    shl rax, 48
    or r9, rax
    vpsrlq zmm14, zmm7, 52
    vpandq zmm7, zmm7, zmm12
    valignq zmm13, zmm14, zmm11, 7
    vpaddq zmm7, zmm7, zmm13
    vpcmpuq k1, zmm7, zmm12, 6
    kmovb eax, k1
    shl rax, 56
    or r8, rax
    vpcmpuq k1, zmm7, zmm12, 0
    kmovb eax, k1
    shl rax, 56
    or r9, rax
    vpsrlq zmm11, zmm8, 52
    vpandq zmm8, zmm8, zmm12
    valignq zmm13, zmm11, zmm14, 7
    vpaddq zmm8, zmm8, zmm13
    vpcmpuq k1, zmm8, zmm12, 6
    kmovb eax, k1
    shl rax, 0
    or r10, rax
    vpcmpuq k1, zmm8, zmm12, 0
    kmovb eax, k1
    shl rax, 0
    or r11, rax
    vpsrlq zmm14, zmm9, 52
    vpandq zmm9, zmm9, zmm12
    valignq zmm13, zmm14, zmm11, 7
    vpaddq zmm9, zmm9, zmm13
    vpcmpuq k1, zmm9, zmm12, 6
    kmovb eax, k1
    shl rax, 8
    or r10, rax
    vpcmpuq k1, zmm9, zmm12, 0
    kmovb eax, k1
    shl rax, 8
    or r11, rax
    /* those above all ones twice, plus those of all ones: its bits change where a carry comes in */
    shld r10, r8, 1
    add r8, r8
    add r8, r9
    adc r10, r11
    xor r8, r9
    xor r10, r11
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm0{k1}, zmm0, zmm12
    vpandq zmm0, zmm0, zmm12
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm1{k1}, zmm1, zmm12
    vpandq zmm1, zmm1, zmm12
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm2{k1}, zmm2, zmm12
    vpandq zmm2, zmm2, zmm12
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm3{k1}, zmm3, zmm12
    vpandq zmm3, zmm3, zmm12
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm4{k1}, zmm4, zmm12
    vpandq zmm4, zmm4, zmm12
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm5{k1}, zmm5, zmm12
    vpandq zmm5, zmm5, zmm12
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm6{k1}, zmm6, zmm12
    vpandq zmm6, zmm6, zmm12
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm7{k1}, zmm7, zmm12
    vpandq zmm7, zmm7, zmm12
    mov r8, r10
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm8{k1}, zmm8, zmm12
    vpandq zmm8, zmm8, zmm12
    kmovb k1, r8d
    shr r8, 8
    vpsubq zmm9{k1}, zmm9, zmm12
    vpandq zmm9, zmm9, zmm12
    vmovdqu64 zmmword ptr [rdi + 64], zmm0
    vmovdqu64 zmmword ptr [rdi + 128], zmm1
    vmovdqu64 zmmword ptr [rdi + 192], zmm2
    vmovdqu64 zmmword ptr [rdi + 256], zmm3
    vmovdqu64 zmmword ptr [rdi + 320], zmm4
    vmovdqu64 zmmword ptr [rdi + 384], zmm5
    vmovdqu64 zmmword ptr [rdi + 448], zmm6
    vmovdqu64 zmmword ptr [rdi + 512], zmm7
    vmovdqu64 zmmword ptr [rdi + 576], zmm8
    vmovdqu64 zmmword ptr [rdi + 640], zmm9
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_simd_mont_mul_4096_ifma)

    CONSTANTS

    .p2align 6
sangi_mod_simd_mont_constants_ifma:
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0x000fffffffffffff
    .quad 0xffffffffffffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
