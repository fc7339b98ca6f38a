/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
 * ed25519_order, scalar field of edwards25519; eight elements in 5 digits of 52 bits
 * checked before it was written: no lane overflows and no factor exceeds a digit, by intervals; the text of every
 * kernel tested exhaustively at small digits for every odd modulus that fits; this code run on edge and random
 * operands of this modulus; its object checked: straight-line code, no call, no secret address
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
#define ENTER_5 ENTER_4; mov r8, [rsp + 56]
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

/* z <- x + y mod p, in [0, 2p) */
/* @pre 0 <= x, y < 2p */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_ed25519_orderx8_add_ifma)
    .globl SYMBOL(sangi_ed25519_orderx8_add_ifma)
    KIND(sangi_ed25519_orderx8_add_ifma)
    .p2align 5
SYMBOL(sangi_ed25519_orderx8_add_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm0, zmmword ptr [rsi]
    vpaddq zmm0, zmm0, zmmword ptr [rdx]
    vmovdqu64 zmm1, zmmword ptr [rsi + 64]
    vpaddq zmm1, zmm1, zmmword ptr [rdx + 64]
    vmovdqu64 zmm2, zmmword ptr [rsi + 128]
    vpaddq zmm2, zmm2, zmmword ptr [rdx + 128]
    vmovdqu64 zmm3, zmmword ptr [rsi + 192]
    vpaddq zmm3, zmm3, zmmword ptr [rdx + 192]
    vmovdqu64 zmm4, zmmword ptr [rsi + 256]
    vpaddq zmm4, zmm4, zmmword ptr [rdx + 256]
    vpsubq zmm5, zmm0, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 40]{1to8}
    vpsubq zmm6, zmm1, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 48]{1to8}
    vpsubq zmm7, zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 56]{1to8}
    vpsubq zmm8, zmm3, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 64]{1to8}
    vpsubq zmm9, zmm4, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 72]{1to8}
    vpsrlq zmm10, zmm0, 52
    vpaddq zmm1, zmm1, zmm10
    vpsraq zmm10, zmm5, 52
    vpaddq zmm6, zmm6, zmm10
    vpsrlq zmm10, zmm1, 52
    vpaddq zmm2, zmm2, zmm10
    vpsraq zmm10, zmm6, 52
    vpaddq zmm7, zmm7, zmm10
    vpsrlq zmm10, zmm2, 52
    vpaddq zmm3, zmm3, zmm10
    vpsraq zmm10, zmm7, 52
    vpaddq zmm8, zmm8, zmm10
    vpsrlq zmm10, zmm3, 52
    vpaddq zmm4, zmm4, zmm10
    vpsraq zmm10, zmm8, 52
    vpaddq zmm9, zmm9, zmm10
    vpmovq2m k1, zmm9
    vpblendmq zmm0{k1}, zmm5, zmm0
    vpblendmq zmm1{k1}, zmm6, zmm1
    vpblendmq zmm2{k1}, zmm7, zmm2
    vpblendmq zmm3{k1}, zmm8, zmm3
    vpblendmq zmm4{k1}, zmm9, zmm4
    vpandq zmm0, zmm0, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpandq zmm1, zmm1, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vpandq zmm2, zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vpandq zmm3, zmm3, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vmovdqu64 zmmword ptr [rdi + 256], zmm4
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_orderx8_add_ifma)

/* z <- x - y mod p, in [0, 2p) */
/* @pre 0 <= x, y < 2p */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_ed25519_orderx8_sub_ifma)
    .globl SYMBOL(sangi_ed25519_orderx8_sub_ifma)
    KIND(sangi_ed25519_orderx8_sub_ifma)
    .p2align 5
SYMBOL(sangi_ed25519_orderx8_sub_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm0, zmmword ptr [rsi]
    vpsubq zmm0, zmm0, zmmword ptr [rdx]
    vmovdqu64 zmm1, zmmword ptr [rsi + 64]
    vpsubq zmm1, zmm1, zmmword ptr [rdx + 64]
    vmovdqu64 zmm2, zmmword ptr [rsi + 128]
    vpsubq zmm2, zmm2, zmmword ptr [rdx + 128]
    vmovdqu64 zmm3, zmmword ptr [rsi + 192]
    vpsubq zmm3, zmm3, zmmword ptr [rdx + 192]
    vmovdqu64 zmm4, zmmword ptr [rsi + 256]
    vpsubq zmm4, zmm4, zmmword ptr [rdx + 256]
    vpaddq zmm5, zmm0, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 40]{1to8}
    vpaddq zmm6, zmm1, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 48]{1to8}
    vpaddq zmm7, zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 56]{1to8}
    vpaddq zmm8, zmm3, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 64]{1to8}
    vpaddq zmm9, zmm4, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 72]{1to8}
    vpsraq zmm10, zmm0, 52
    vpaddq zmm1, zmm1, zmm10
    vpsraq zmm10, zmm5, 52
    vpaddq zmm6, zmm6, zmm10
    vpsraq zmm10, zmm1, 52
    vpaddq zmm2, zmm2, zmm10
    vpsraq zmm10, zmm6, 52
    vpaddq zmm7, zmm7, zmm10
    vpsraq zmm10, zmm2, 52
    vpaddq zmm3, zmm3, zmm10
    vpsraq zmm10, zmm7, 52
    vpaddq zmm8, zmm8, zmm10
    vpsraq zmm10, zmm3, 52
    vpaddq zmm4, zmm4, zmm10
    vpsraq zmm10, zmm8, 52
    vpaddq zmm9, zmm9, zmm10
    vpmovq2m k1, zmm4
    vpblendmq zmm5{k1}, zmm0, zmm5
    vpblendmq zmm6{k1}, zmm1, zmm6
    vpblendmq zmm7{k1}, zmm2, zmm7
    vpblendmq zmm8{k1}, zmm3, zmm8
    vpblendmq zmm9{k1}, zmm4, zmm9
    vpandq zmm5, zmm5, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm5
    vpandq zmm6, zmm6, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm6
    vpandq zmm7, zmm7, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm7
    vpandq zmm8, zmm8, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm8
    vmovdqu64 zmmword ptr [rdi + 256], zmm9
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_orderx8_sub_ifma)

/* z <- -x mod p, in [0, 2p) */
/* @pre 0 <= x < 2p */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = x */
    HIDE(sangi_ed25519_orderx8_neg_ifma)
    .globl SYMBOL(sangi_ed25519_orderx8_neg_ifma)
    KIND(sangi_ed25519_orderx8_neg_ifma)
    .p2align 5
SYMBOL(sangi_ed25519_orderx8_neg_ifma):
    .cfi_startproc
    endbr64
    ENTER(2)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vpxorq zmm0, zmm0, zmm0
    vpsubq zmm1, zmm0, zmmword ptr [rsi]
    vpsubq zmm2, zmm0, zmmword ptr [rsi + 64]
    vpsubq zmm3, zmm0, zmmword ptr [rsi + 128]
    vpsubq zmm4, zmm0, zmmword ptr [rsi + 192]
    vpsubq zmm0, zmm0, zmmword ptr [rsi + 256]
    vpaddq zmm5, zmm1, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 40]{1to8}
    vpaddq zmm6, zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 48]{1to8}
    vpaddq zmm7, zmm3, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 56]{1to8}
    vpaddq zmm8, zmm4, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 64]{1to8}
    vpaddq zmm9, zmm0, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 72]{1to8}
    vpsraq zmm10, zmm1, 52
    vpaddq zmm2, zmm2, zmm10
    vpsraq zmm10, zmm5, 52
    vpaddq zmm6, zmm6, zmm10
    vpsraq zmm10, zmm2, 52
    vpaddq zmm3, zmm3, zmm10
    vpsraq zmm10, zmm6, 52
    vpaddq zmm7, zmm7, zmm10
    vpsraq zmm10, zmm3, 52
    vpaddq zmm4, zmm4, zmm10
    vpsraq zmm10, zmm7, 52
    vpaddq zmm8, zmm8, zmm10
    vpsraq zmm10, zmm4, 52
    vpaddq zmm0, zmm0, zmm10
    vpsraq zmm10, zmm8, 52
    vpaddq zmm9, zmm9, zmm10
    vpmovq2m k1, zmm0
    vpblendmq zmm5{k1}, zmm1, zmm5
    vpblendmq zmm6{k1}, zmm2, zmm6
    vpblendmq zmm7{k1}, zmm3, zmm7
    vpblendmq zmm8{k1}, zmm4, zmm8
    vpblendmq zmm9{k1}, zmm0, zmm9
    vpandq zmm5, zmm5, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm5
    vpandq zmm6, zmm6, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm6
    vpandq zmm7, zmm7, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm7
    vpandq zmm8, zmm8, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm8
    vmovdqu64 zmmword ptr [rdi + 256], zmm9
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_orderx8_neg_ifma)

/* z <- x * y / R mod p, in [0, 2p); R = 2^(digits of all bits) */
/* @pre 0 <= x, y, x * y < R * p: both below 2p, or as the headers say */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_ed25519_orderx8_mul_ifma)
    .globl SYMBOL(sangi_ed25519_orderx8_mul_ifma)
    KIND(sangi_ed25519_orderx8_mul_ifma)
    .p2align 5
SYMBOL(sangi_ed25519_orderx8_mul_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm0, zmmword ptr [rsi]
    vmovdqu64 zmm1, zmmword ptr [rdx]
    vpxorq zmm2, zmm2, zmm2
    vpmadd52luq zmm2, zmm0, zmm1
    vmovdqu64 zmm3, zmmword ptr [rsi + 64]
    vpxorq zmm4, zmm4, zmm4
    vpmadd52luq zmm4, zmm1, zmm3
    vmovdqu64 zmm5, zmmword ptr [rsi + 128]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52luq zmm6, zmm1, zmm5
    vmovdqu64 zmm7, zmmword ptr [rsi + 192]
    vpxorq zmm8, zmm8, zmm8
    vpmadd52luq zmm8, zmm1, zmm7
    vmovdqu64 zmm9, zmmword ptr [rsi + 256]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm1, zmm9
    vpmadd52huq zmm4, zmm0, zmm1
    vpmadd52huq zmm6, zmm3, zmm1
    vpmadd52huq zmm8, zmm5, zmm1
    vpmadd52huq zmm10, zmm7, zmm1
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm9, zmm1
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vmovdqu64 zmm12, zmmword ptr [rdx + 64]
    vpmadd52luq zmm4, zmm0, zmm12
    vpmadd52luq zmm6, zmm3, zmm12
    vpmadd52luq zmm8, zmm5, zmm12
    vpmadd52luq zmm10, zmm7, zmm12
    vpmadd52luq zmm11, zmm9, zmm12
    vpmadd52huq zmm6, zmm0, zmm12
    vpmadd52huq zmm8, zmm3, zmm12
    vpmadd52huq zmm10, zmm5, zmm12
    vpmadd52huq zmm11, zmm7, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm9, zmm12
    vpaddq zmm2, zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm2, zmm2, 52
    vpbroadcastq zmm12, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma]
    vpmadd52huq zmm4, zmm1, zmm12
    vpaddq zmm4, zmm4, zmm2
    vpbroadcastq zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 8]
    vpmadd52luq zmm4, zmm1, zmm2
    vpmadd52huq zmm6, zmm2, zmm1
    vpbroadcastq zmm14, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 16]
    vpmadd52luq zmm6, zmm1, zmm14
    vpmadd52huq zmm8, zmm14, zmm1
    vpbroadcastq zmm15, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 32]
    vpmadd52luq zmm10, zmm1, zmm15
    vpmadd52huq zmm11, zmm15, zmm1
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm4, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vmovdqu64 zmm16, zmmword ptr [rdx + 128]
    vpmadd52luq zmm6, zmm0, zmm16
    vpmadd52luq zmm8, zmm3, zmm16
    vpmadd52luq zmm10, zmm5, zmm16
    vpmadd52luq zmm11, zmm7, zmm16
    vpmadd52luq zmm13, zmm9, zmm16
    vpmadd52huq zmm8, zmm0, zmm16
    vpmadd52huq zmm10, zmm3, zmm16
    vpmadd52huq zmm11, zmm5, zmm16
    vpmadd52huq zmm13, zmm7, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpmadd52huq zmm17, zmm9, zmm16
    vpaddq zmm4, zmm4, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm4, zmm4, 52
    vpmadd52huq zmm6, zmm12, zmm1
    vpaddq zmm6, zmm6, zmm4
    vpmadd52luq zmm6, zmm2, zmm1
    vpmadd52huq zmm8, zmm2, zmm1
    vpmadd52luq zmm8, zmm14, zmm1
    vpmadd52huq zmm10, zmm14, zmm1
    vpmadd52luq zmm11, zmm15, zmm1
    vpmadd52huq zmm13, zmm15, zmm1
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm6, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vmovdqu64 zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm8, zmm0, zmm4
    vpmadd52luq zmm10, zmm3, zmm4
    vpmadd52luq zmm11, zmm5, zmm4
    vpmadd52luq zmm13, zmm7, zmm4
    vpmadd52luq zmm17, zmm9, zmm4
    vpmadd52huq zmm10, zmm0, zmm4
    vpmadd52huq zmm11, zmm3, zmm4
    vpmadd52huq zmm13, zmm5, zmm4
    vpmadd52huq zmm17, zmm7, zmm4
    vpxorq zmm16, zmm16, zmm16
    vpmadd52huq zmm16, zmm9, zmm4
    vpaddq zmm6, zmm6, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm6, zmm6, 52
    vpmadd52huq zmm8, zmm12, zmm1
    vpaddq zmm8, zmm8, zmm6
    vpmadd52luq zmm8, zmm2, zmm1
    vpmadd52huq zmm10, zmm2, zmm1
    vpmadd52luq zmm10, zmm14, zmm1
    vpmadd52huq zmm11, zmm14, zmm1
    vpmadd52luq zmm13, zmm15, zmm1
    vpmadd52huq zmm17, zmm15, zmm1
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm8, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vmovdqu64 zmm4, zmmword ptr [rdx + 256]
    vpmadd52luq zmm10, zmm0, zmm4
    vpmadd52luq zmm11, zmm3, zmm4
    vpmadd52luq zmm13, zmm5, zmm4
    vpmadd52luq zmm17, zmm7, zmm4
    vpmadd52luq zmm16, zmm9, zmm4
    vpmadd52huq zmm11, zmm0, zmm4
    vpmadd52huq zmm13, zmm3, zmm4
    vpmadd52huq zmm17, zmm5, zmm4
    vpmadd52huq zmm16, zmm7, zmm4
    vpxorq zmm0, zmm0, zmm0
    vpmadd52huq zmm0, zmm9, zmm4
    vpaddq zmm8, zmm8, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm8, zmm8, 52
    vpmadd52huq zmm10, zmm12, zmm1
    vpaddq zmm10, zmm10, zmm8
    vpmadd52luq zmm10, zmm2, zmm1
    vpmadd52huq zmm11, zmm2, zmm1
    vpmadd52luq zmm11, zmm14, zmm1
    vpmadd52huq zmm13, zmm14, zmm1
    vpmadd52luq zmm17, zmm15, zmm1
    vpmadd52huq zmm16, zmm15, zmm1
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm10, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vpaddq zmm10, zmm10, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm10, zmm10, 52
    vpmadd52huq zmm11, zmm12, zmm1
    vpaddq zmm11, zmm11, zmm10
    vpmadd52luq zmm11, zmm2, zmm1
    vpmadd52huq zmm13, zmm2, zmm1
    vpmadd52luq zmm13, zmm14, zmm1
    vpmadd52huq zmm17, zmm14, zmm1
    vpmadd52luq zmm16, zmm15, zmm1
    vpmadd52huq zmm0, zmm15, zmm1
    vpsrlq zmm1, zmm11, 52
    vpaddq zmm13, zmm13, zmm1
    vpsrlq zmm1, zmm13, 52
    vpaddq zmm17, zmm17, zmm1
    vpsrlq zmm1, zmm17, 52
    vpaddq zmm16, zmm16, zmm1
    vpsrlq zmm1, zmm16, 52
    vpaddq zmm0, zmm0, zmm1
    vpandq zmm11, zmm11, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm11
    vpandq zmm13, zmm13, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm13
    vpandq zmm17, zmm17, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm17
    vpandq zmm16, zmm16, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm16
    vmovdqu64 zmmword ptr [rdi + 256], zmm0
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_orderx8_mul_ifma)

/* z <- x^2 / R mod p, in [0, 2p); R = 2^(digits of all bits) */
/* @pre 0 <= x, x^2 < R * p: x below 2p, or as the headers say */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = x */
    HIDE(sangi_ed25519_orderx8_sqr_ifma)
    .globl SYMBOL(sangi_ed25519_orderx8_sqr_ifma)
    KIND(sangi_ed25519_orderx8_sqr_ifma)
    .p2align 5
SYMBOL(sangi_ed25519_orderx8_sqr_ifma):
    .cfi_startproc
    endbr64
    ENTER(2)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm0, zmmword ptr [rsi]
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm0, zmm0
    vmovdqu64 zmm2, zmmword ptr [rsi + 64]
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmm2
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm0, zmm0
    vmovdqu64 zmm4, zmmword ptr [rsi + 128]
    vpxorq zmm5, zmm5, zmm5
    vpmadd52luq zmm5, zmm0, zmm4
    vpmadd52huq zmm5, zmm0, zmm2
    vpaddq zmm5, zmm5, zmm5
    vpmadd52luq zmm5, zmm2, zmm2
    vmovdqu64 zmm6, zmmword ptr [rsi + 192]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52luq zmm7, zmm0, zmm6
    vpmadd52luq zmm7, zmm2, zmm4
    vpmadd52huq zmm7, zmm0, zmm4
    vpaddq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm2, zmm2
    vmovdqu64 zmm8, zmmword ptr [rsi + 256]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm0, zmm8
    vpmadd52luq zmm9, zmm2, zmm6
    vpmadd52huq zmm9, zmm0, zmm6
    vpmadd52huq zmm9, zmm2, zmm4
    vpaddq zmm9, zmm9, zmm9
    vpmadd52luq zmm9, zmm4, zmm4
    vpxorq zmm10, zmm10, zmm10
    vpmadd52luq zmm10, zmm2, zmm8
    vpmadd52luq zmm10, zmm4, zmm6
    vpmadd52huq zmm10, zmm0, zmm8
    vpmadd52huq zmm10, zmm2, zmm6
    vpaddq zmm10, zmm10, zmm10
    vpmadd52huq zmm10, zmm4, zmm4
    vpxorq zmm0, zmm0, zmm0
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vpxorq zmm11, zmm11, zmm11
    vpmadd52luq zmm11, zmm4, zmm8
    vpmadd52huq zmm11, zmm2, zmm8
    vpmadd52huq zmm11, zmm4, zmm6
    vpaddq zmm11, zmm11, zmm11
    vpmadd52luq zmm11, zmm6, zmm6
    vpaddq zmm1, zmm1, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm1, zmm1, 52
    vpbroadcastq zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma]
    vpmadd52huq zmm3, zmm0, zmm2
    vpaddq zmm3, zmm3, zmm1
    vpbroadcastq zmm1, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 8]
    vpmadd52luq zmm3, zmm0, zmm1
    vpmadd52huq zmm5, zmm1, zmm0
    vpbroadcastq zmm12, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 16]
    vpmadd52luq zmm5, zmm0, zmm12
    vpmadd52huq zmm7, zmm12, zmm0
    vpbroadcastq zmm13, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 32]
    vpmadd52luq zmm9, zmm0, zmm13
    vpmadd52huq zmm10, zmm13, zmm0
    vpxorq zmm0, zmm0, zmm0
    vpmadd52luq zmm0, zmm3, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vpxorq zmm14, zmm14, zmm14
    vpmadd52luq zmm14, zmm6, zmm8
    vpmadd52huq zmm14, zmm4, zmm8
    vpaddq zmm14, zmm14, zmm14
    vpmadd52huq zmm14, zmm6, zmm6
    vpaddq zmm3, zmm3, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm3, zmm3, 52
    vpmadd52huq zmm5, zmm2, zmm0
    vpaddq zmm5, zmm5, zmm3
    vpmadd52luq zmm5, zmm1, zmm0
    vpmadd52huq zmm7, zmm1, zmm0
    vpmadd52luq zmm7, zmm12, zmm0
    vpmadd52huq zmm9, zmm12, zmm0
    vpmadd52luq zmm10, zmm13, zmm0
    vpmadd52huq zmm11, zmm13, zmm0
    vpxorq zmm0, zmm0, zmm0
    vpmadd52luq zmm0, zmm5, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm6, zmm8
    vpaddq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm8, zmm8
    vpaddq zmm5, zmm5, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm5, zmm5, 52
    vpmadd52huq zmm7, zmm2, zmm0
    vpaddq zmm7, zmm7, zmm5
    vpmadd52luq zmm7, zmm1, zmm0
    vpmadd52huq zmm9, zmm1, zmm0
    vpmadd52luq zmm9, zmm12, zmm0
    vpmadd52huq zmm10, zmm12, zmm0
    vpmadd52luq zmm11, zmm13, zmm0
    vpmadd52huq zmm14, zmm13, zmm0
    vpxorq zmm0, zmm0, zmm0
    vpmadd52luq zmm0, zmm7, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vpxorq zmm4, zmm4, zmm4
    vpmadd52huq zmm4, zmm8, zmm8
    vpaddq zmm7, zmm7, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm7, zmm7, 52
    vpmadd52huq zmm9, zmm2, zmm0
    vpaddq zmm9, zmm9, zmm7
    vpmadd52luq zmm9, zmm1, zmm0
    vpmadd52huq zmm10, zmm1, zmm0
    vpmadd52luq zmm10, zmm12, zmm0
    vpmadd52huq zmm11, zmm12, zmm0
    vpmadd52luq zmm14, zmm13, zmm0
    vpmadd52huq zmm3, zmm13, zmm0
    vpxorq zmm0, zmm0, zmm0
    vpmadd52luq zmm0, zmm9, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vpaddq zmm9, zmm9, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm9, zmm9, 52
    vpmadd52huq zmm10, zmm2, zmm0
    vpaddq zmm10, zmm10, zmm9
    vpmadd52luq zmm10, zmm1, zmm0
    vpmadd52huq zmm11, zmm1, zmm0
    vpmadd52luq zmm11, zmm12, zmm0
    vpmadd52huq zmm14, zmm12, zmm0
    vpmadd52luq zmm3, zmm13, zmm0
    vpmadd52huq zmm4, zmm13, zmm0
    vpsrlq zmm0, zmm10, 52
    vpaddq zmm11, zmm11, zmm0
    vpsrlq zmm0, zmm11, 52
    vpaddq zmm14, zmm14, zmm0
    vpsrlq zmm0, zmm14, 52
    vpaddq zmm3, zmm3, zmm0
    vpsrlq zmm0, zmm3, 52
    vpaddq zmm4, zmm4, zmm0
    vpandq zmm10, zmm10, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm10
    vpandq zmm11, zmm11, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm11
    vpandq zmm14, zmm14, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm14
    vpandq zmm3, zmm3, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vmovdqu64 zmmword ptr [rdi + 256], zmm4
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_orderx8_sqr_ifma)

/* z <- (x0 * y0 + x1 * y1) / R mod p, in [0, 2p); R = 2^(digits of all bits) */
/* @pre 0 <= x0, y0 ..., x0 * y0 + x1 * y1 < R * p: all below 2p if R >= 8p, or as the headers say */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = x0, rdx = y0, rcx = x1, r8 = y1 */
    HIDE(sangi_ed25519_orderx8_dot2_ifma)
    .globl SYMBOL(sangi_ed25519_orderx8_dot2_ifma)
    KIND(sangi_ed25519_orderx8_dot2_ifma)
    .p2align 5
SYMBOL(sangi_ed25519_orderx8_dot2_ifma):
    .cfi_startproc
    endbr64
    ENTER(5)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm0, zmmword ptr [rsi]
    vmovdqu64 zmm1, zmmword ptr [rdx]
    vpxorq zmm2, zmm2, zmm2
    vpmadd52luq zmm2, zmm0, zmm1
    vpxorq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm0, zmm1
    vmovdqu64 zmm4, zmmword ptr [rsi + 64]
    vpmadd52luq zmm3, zmm1, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpmadd52huq zmm5, zmm4, zmm1
    vmovdqu64 zmm6, zmmword ptr [rsi + 128]
    vpmadd52luq zmm5, zmm1, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm6, zmm1
    vmovdqu64 zmm8, zmmword ptr [rsi + 192]
    vpmadd52luq zmm7, zmm1, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpmadd52huq zmm9, zmm8, zmm1
    vmovdqu64 zmm10, zmmword ptr [rsi + 256]
    vpmadd52luq zmm9, zmm1, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm10, zmm1
    vmovdqu64 zmm1, zmmword ptr [rcx]
    vmovdqu64 zmm12, zmmword ptr [r8]
    vpmadd52luq zmm2, zmm1, zmm12
    vpmadd52huq zmm3, zmm1, zmm12
    vmovdqu64 zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm3, zmm12, zmm13
    vpmadd52huq zmm5, zmm13, zmm12
    vmovdqu64 zmm14, zmmword ptr [rcx + 128]
    vpmadd52luq zmm5, zmm12, zmm14
    vpmadd52huq zmm7, zmm14, zmm12
    vmovdqu64 zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm7, zmm12, zmm15
    vpmadd52huq zmm9, zmm15, zmm12
    vmovdqu64 zmm16, zmmword ptr [rcx + 256]
    vpmadd52luq zmm9, zmm12, zmm16
    vpmadd52huq zmm11, zmm16, zmm12
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vmovdqu64 zmm17, zmmword ptr [rdx + 64]
    vpmadd52luq zmm3, zmm0, zmm17
    vpmadd52huq zmm5, zmm0, zmm17
    vpmadd52luq zmm5, zmm4, zmm17
    vpmadd52huq zmm7, zmm4, zmm17
    vpmadd52luq zmm7, zmm6, zmm17
    vpmadd52huq zmm9, zmm6, zmm17
    vpmadd52luq zmm9, zmm8, zmm17
    vpmadd52huq zmm11, zmm8, zmm17
    vpmadd52luq zmm11, zmm10, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpmadd52huq zmm18, zmm10, zmm17
    vmovdqu64 zmm17, zmmword ptr [r8 + 64]
    vpmadd52luq zmm3, zmm1, zmm17
    vpmadd52huq zmm5, zmm1, zmm17
    vpmadd52luq zmm5, zmm13, zmm17
    vpmadd52huq zmm7, zmm13, zmm17
    vpmadd52luq zmm7, zmm14, zmm17
    vpmadd52huq zmm9, zmm14, zmm17
    vpmadd52luq zmm9, zmm15, zmm17
    vpmadd52huq zmm11, zmm15, zmm17
    vpmadd52luq zmm11, zmm16, zmm17
    vpmadd52huq zmm18, zmm16, zmm17
    vpaddq zmm2, zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm2, zmm2, 52
    vpbroadcastq zmm17, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma]
    vpmadd52huq zmm3, zmm12, zmm17
    vpaddq zmm3, zmm3, zmm2
    vpbroadcastq zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 8]
    vpmadd52luq zmm3, zmm12, zmm2
    vpmadd52huq zmm5, zmm2, zmm12
    vpbroadcastq zmm19, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 16]
    vpmadd52luq zmm5, zmm12, zmm19
    vpmadd52huq zmm7, zmm19, zmm12
    vpbroadcastq zmm20, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 32]
    vpmadd52luq zmm9, zmm12, zmm20
    vpmadd52huq zmm11, zmm20, zmm12
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm3, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vmovdqu64 zmm21, zmmword ptr [rdx + 128]
    vpmadd52luq zmm5, zmm0, zmm21
    vpmadd52huq zmm7, zmm0, zmm21
    vpmadd52luq zmm7, zmm4, zmm21
    vpmadd52huq zmm9, zmm4, zmm21
    vpmadd52luq zmm9, zmm6, zmm21
    vpmadd52huq zmm11, zmm6, zmm21
    vpmadd52luq zmm11, zmm8, zmm21
    vpmadd52huq zmm18, zmm8, zmm21
    vpmadd52luq zmm18, zmm10, zmm21
    vpxorq zmm22, zmm22, zmm22
    vpmadd52huq zmm22, zmm10, zmm21
    vmovdqu64 zmm21, zmmword ptr [r8 + 128]
    vpmadd52luq zmm5, zmm1, zmm21
    vpmadd52huq zmm7, zmm1, zmm21
    vpmadd52luq zmm7, zmm13, zmm21
    vpmadd52huq zmm9, zmm13, zmm21
    vpmadd52luq zmm9, zmm14, zmm21
    vpmadd52huq zmm11, zmm14, zmm21
    vpmadd52luq zmm11, zmm15, zmm21
    vpmadd52huq zmm18, zmm15, zmm21
    vpmadd52luq zmm18, zmm16, zmm21
    vpmadd52huq zmm22, zmm16, zmm21
    vpaddq zmm3, zmm3, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm3, zmm3, 52
    vpmadd52huq zmm5, zmm17, zmm12
    vpaddq zmm5, zmm5, zmm3
    vpmadd52luq zmm5, zmm2, zmm12
    vpmadd52huq zmm7, zmm2, zmm12
    vpmadd52luq zmm7, zmm19, zmm12
    vpmadd52huq zmm9, zmm19, zmm12
    vpmadd52luq zmm11, zmm20, zmm12
    vpmadd52huq zmm18, zmm20, zmm12
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm5, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vmovdqu64 zmm12, zmmword ptr [rdx + 192]
    vpmadd52luq zmm7, zmm0, zmm12
    vpmadd52huq zmm9, zmm0, zmm12
    vpmadd52luq zmm9, zmm4, zmm12
    vpmadd52huq zmm11, zmm4, zmm12
    vpmadd52luq zmm11, zmm6, zmm12
    vpmadd52huq zmm18, zmm6, zmm12
    vpmadd52luq zmm18, zmm8, zmm12
    vpmadd52huq zmm22, zmm8, zmm12
    vpmadd52luq zmm22, zmm10, zmm12
    vpxorq zmm21, zmm21, zmm21
    vpmadd52huq zmm21, zmm10, zmm12
    vmovdqu64 zmm12, zmmword ptr [r8 + 192]
    vpmadd52luq zmm7, zmm1, zmm12
    vpmadd52huq zmm9, zmm1, zmm12
    vpmadd52luq zmm9, zmm13, zmm12
    vpmadd52huq zmm11, zmm13, zmm12
    vpmadd52luq zmm11, zmm14, zmm12
    vpmadd52huq zmm18, zmm14, zmm12
    vpmadd52luq zmm18, zmm15, zmm12
    vpmadd52huq zmm22, zmm15, zmm12
    vpmadd52luq zmm22, zmm16, zmm12
    vpmadd52huq zmm21, zmm16, zmm12
    vpaddq zmm5, zmm5, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm5, zmm5, 52
    vpmadd52huq zmm7, zmm17, zmm3
    vpaddq zmm7, zmm7, zmm5
    vpmadd52luq zmm7, zmm2, zmm3
    vpmadd52huq zmm9, zmm2, zmm3
    vpmadd52luq zmm9, zmm19, zmm3
    vpmadd52huq zmm11, zmm19, zmm3
    vpmadd52luq zmm18, zmm20, zmm3
    vpmadd52huq zmm22, zmm20, zmm3
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm7, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vmovdqu64 zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm9, zmm0, zmm5
    vpmadd52huq zmm11, zmm0, zmm5
    vpmadd52luq zmm11, zmm4, zmm5
    vpmadd52huq zmm18, zmm4, zmm5
    vpmadd52luq zmm18, zmm6, zmm5
    vpmadd52huq zmm22, zmm6, zmm5
    vpmadd52luq zmm22, zmm8, zmm5
    vpmadd52huq zmm21, zmm8, zmm5
    vpmadd52luq zmm21, zmm10, zmm5
    vpxorq zmm0, zmm0, zmm0
    vpmadd52huq zmm0, zmm10, zmm5
    vmovdqu64 zmm4, zmmword ptr [r8 + 256]
    vpmadd52luq zmm9, zmm1, zmm4
    vpmadd52huq zmm11, zmm1, zmm4
    vpmadd52luq zmm11, zmm13, zmm4
    vpmadd52huq zmm18, zmm13, zmm4
    vpmadd52luq zmm18, zmm14, zmm4
    vpmadd52huq zmm22, zmm14, zmm4
    vpmadd52luq zmm22, zmm15, zmm4
    vpmadd52huq zmm21, zmm15, zmm4
    vpmadd52luq zmm21, zmm16, zmm4
    vpmadd52huq zmm0, zmm16, zmm4
    vpaddq zmm7, zmm7, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm7, zmm7, 52
    vpmadd52huq zmm9, zmm17, zmm3
    vpaddq zmm9, zmm9, zmm7
    vpmadd52luq zmm9, zmm2, zmm3
    vpmadd52huq zmm11, zmm2, zmm3
    vpmadd52luq zmm11, zmm19, zmm3
    vpmadd52huq zmm18, zmm19, zmm3
    vpmadd52luq zmm22, zmm20, zmm3
    vpmadd52huq zmm21, zmm20, zmm3
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm9, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 80]{1to8}
    vpaddq zmm9, zmm9, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vpsrlq zmm9, zmm9, 52
    vpmadd52huq zmm11, zmm17, zmm1
    vpaddq zmm11, zmm11, zmm9
    vpmadd52luq zmm11, zmm2, zmm1
    vpmadd52huq zmm18, zmm2, zmm1
    vpmadd52luq zmm18, zmm19, zmm1
    vpmadd52huq zmm22, zmm19, zmm1
    vpmadd52luq zmm21, zmm20, zmm1
    vpmadd52huq zmm0, zmm20, zmm1
    vpsrlq zmm1, zmm11, 52
    vpaddq zmm18, zmm18, zmm1
    vpsrlq zmm1, zmm18, 52
    vpaddq zmm22, zmm22, zmm1
    vpsrlq zmm1, zmm22, 52
    vpaddq zmm21, zmm21, zmm1
    vpsrlq zmm1, zmm21, 52
    vpaddq zmm0, zmm0, zmm1
    vpandq zmm11, zmm11, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm11
    vpandq zmm18, zmm18, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm18
    vpandq zmm22, zmm22, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm22
    vpandq zmm21, zmm21, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm21
    vmovdqu64 zmmword ptr [rdi + 256], zmm0
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_orderx8_dot2_ifma)

/* z <- x + y */
/* @pre 0 <= x, y < 2p */
/* @post z = x + y < 4p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_ed25519_orderx8_add_lazy_ifma)
    .globl SYMBOL(sangi_ed25519_orderx8_add_lazy_ifma)
    KIND(sangi_ed25519_orderx8_add_lazy_ifma)
    .p2align 5
SYMBOL(sangi_ed25519_orderx8_add_lazy_ifma):
    .cfi_startproc
    endbr64
    ENTER(3)
    UNWIND(endprologue)
    vmovdqu64 zmm0, zmmword ptr [rsi]
    vpaddq zmm0, zmm0, zmmword ptr [rdx]
    vmovdqu64 zmm1, zmmword ptr [rsi + 64]
    vpaddq zmm1, zmm1, zmmword ptr [rdx + 64]
    vpsrlq zmm2, zmm0, 52
    vpaddq zmm1, zmm1, zmm2
    vmovdqu64 zmm2, zmmword ptr [rsi + 128]
    vpaddq zmm2, zmm2, zmmword ptr [rdx + 128]
    vpsrlq zmm3, zmm1, 52
    vpaddq zmm2, zmm2, zmm3
    vmovdqu64 zmm3, zmmword ptr [rsi + 192]
    vpaddq zmm3, zmm3, zmmword ptr [rdx + 192]
    vpsrlq zmm4, zmm2, 52
    vpaddq zmm3, zmm3, zmm4
    vmovdqu64 zmm4, zmmword ptr [rsi + 256]
    vpaddq zmm4, zmm4, zmmword ptr [rdx + 256]
    vpsrlq zmm5, zmm3, 52
    vpaddq zmm4, zmm4, zmm5
    vpandq zmm0, zmm0, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpandq zmm1, zmm1, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm1
    vpandq zmm2, zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm2
    vpandq zmm3, zmm3, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm3
    vmovdqu64 zmmword ptr [rdi + 256], zmm4
    vzeroupper
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_orderx8_add_lazy_ifma)

/* z <- x mod p */
/* @pre 0 <= x < 2p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_ed25519_orderx8_reduce_ifma)
    .globl SYMBOL(sangi_ed25519_orderx8_reduce_ifma)
    KIND(sangi_ed25519_orderx8_reduce_ifma)
    .p2align 5
SYMBOL(sangi_ed25519_orderx8_reduce_ifma):
    .cfi_startproc
    endbr64
    ENTER(2)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm0, zmmword ptr [rsi]
    vpsubq zmm1, zmm0, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma]{1to8}
    vmovdqu64 zmm2, zmmword ptr [rsi + 64]
    vpsubq zmm3, zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 8]{1to8}
    vpsraq zmm4, zmm1, 52
    vpaddq zmm3, zmm3, zmm4
    vmovdqu64 zmm4, zmmword ptr [rsi + 128]
    vpsubq zmm5, zmm4, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 16]{1to8}
    vpsraq zmm6, zmm3, 52
    vpaddq zmm5, zmm5, zmm6
    vmovdqu64 zmm6, zmmword ptr [rsi + 192]
    vpsubq zmm7, zmm6, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 24]{1to8}
    vpsraq zmm8, zmm5, 52
    vpaddq zmm7, zmm7, zmm8
    vmovdqu64 zmm8, zmmword ptr [rsi + 256]
    vpsubq zmm9, zmm8, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 32]{1to8}
    vpsraq zmm10, zmm7, 52
    vpaddq zmm9, zmm9, zmm10
    vpmovq2m k1, zmm9
    vpblendmq zmm0{k1}, zmm1, zmm0
    vpblendmq zmm2{k1}, zmm3, zmm2
    vpblendmq zmm4{k1}, zmm5, zmm4
    vpblendmq zmm6{k1}, zmm7, zmm6
    vpblendmq zmm8{k1}, zmm9, zmm8
    vpandq zmm0, zmm0, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpandq zmm2, zmm2, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm2
    vpandq zmm4, zmm4, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm4
    vpandq zmm6, zmm6, qword ptr [rip + sangi_ed25519_orderx8_constants_ifma + 88]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm6
    vmovdqu64 zmmword ptr [rdi + 256], zmm8
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_orderx8_reduce_ifma)

/* lane l of z <- lane l of x if bit l of mask is set, else lane l of y */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_ed25519_orderx8_select_ifma)
    .globl SYMBOL(sangi_ed25519_orderx8_select_ifma)
    KIND(sangi_ed25519_orderx8_select_ifma)
    .p2align 5
SYMBOL(sangi_ed25519_orderx8_select_ifma):
    .cfi_startproc
    endbr64
    ENTER(4)
    UNWIND(endprologue)
    kmovb k1, ecx
    vmovdqu64 zmm0, zmmword ptr [rdx]
    vpblendmq zmm0{k1}, zmm0, zmmword ptr [rsi]
    vmovdqu64 zmmword ptr [rdi], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdx + 64]
    vpblendmq zmm0{k1}, zmm0, zmmword ptr [rsi + 64]
    vmovdqu64 zmmword ptr [rdi + 64], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdx + 128]
    vpblendmq zmm0{k1}, zmm0, zmmword ptr [rsi + 128]
    vmovdqu64 zmmword ptr [rdi + 128], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdx + 192]
    vpblendmq zmm0{k1}, zmm0, zmmword ptr [rsi + 192]
    vmovdqu64 zmmword ptr [rdi + 192], zmm0
    vmovdqu64 zmm0, zmmword ptr [rdx + 256]
    vpblendmq zmm0{k1}, zmm0, zmmword ptr [rsi + 256]
    vmovdqu64 zmmword ptr [rdi + 256], zmm0
    vzeroupper
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_orderx8_select_ifma)

    CONSTANTS

    .p2align 6
sangi_ed25519_orderx8_constants_ifma:
    .quad 0x0002631a5cf5d3ed
    .quad 0x000dea2f79cd6581
    .quad 0x000000000014def9
    .quad 0x0000000000000000
    .quad 0x0000100000000000
    .quad 0x0004c634b9eba7da
    .quad 0x000bd45ef39acb02
    .quad 0x000000000029bdf3
    .quad 0x0000000000000000
    .quad 0x0000200000000000
    .quad 0x00051da312547e1b
    .quad 0x000fffffffffffff

    HIDE(sangi_ed25519_orderx8_to_radix52_ifma)
    .globl SYMBOL(sangi_ed25519_orderx8_to_radix52_ifma)
    .p2align 6
SYMBOL(sangi_ed25519_orderx8_to_radix52_ifma):
    .quad 0x0000bd4affb703ed
    .quad 0x000af292a375531e
    .quad 0x000ffffeb225410f
    .quad 0x000fffffffffffff
    .quad 0x00000fffffffffff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
