/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
 * p511, base field of CSIDH-512: 4 * 3 * 5 * ... * 373 * 587 - 1; eight elements in 10 digits of 52 bits
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

/* z <- (x0 * y0 + x1 * y1 + ...) / R mod p, in [0, 2p); R = 2^(digits of all bits) */
/* @pre 0 <= x0, y0 ..., x0 * y0 + x1 * y1 + ... < R * p: all below 2p if R >= 12p, or as the headers say */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = y, rdx = x0, rcx = x1, r8 = x2 */
    HIDE(sangi_p511x8_dot3_ifma)
    .globl SYMBOL(sangi_p511x8_dot3_ifma)
    KIND(sangi_p511x8_dot3_ifma)
    .p2align 5
SYMBOL(sangi_p511x8_dot3_ifma):
    .cfi_startproc
    endbr64
    ENTER(5)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm0, zmmword ptr [rdx]
    vmovdqu64 zmm1, zmmword ptr [rsi]
    vpxorq zmm2, zmm2, zmm2
    vpmadd52luq zmm2, zmm0, zmm1
    vpxorq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm0, zmm1
    vmovdqu64 zmm4, zmmword ptr [rdx + 64]
    vpmadd52luq zmm3, zmm1, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpmadd52huq zmm5, zmm4, zmm1
    vmovdqu64 zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm5, zmm1, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm6, zmm1
    vmovdqu64 zmm8, zmmword ptr [rdx + 192]
    vpmadd52luq zmm7, zmm1, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpmadd52huq zmm9, zmm8, zmm1
    vmovdqu64 zmm10, zmmword ptr [rdx + 256]
    vpmadd52luq zmm9, zmm1, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm10, zmm1
    vmovdqu64 zmm12, zmmword ptr [rdx + 320]
    vpmadd52luq zmm11, zmm1, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm12, zmm1
    vmovdqu64 zmm14, zmmword ptr [rdx + 384]
    vpmadd52luq zmm13, zmm1, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpmadd52huq zmm15, zmm14, zmm1
    vmovdqu64 zmm16, zmmword ptr [rdx + 448]
    vpmadd52luq zmm15, zmm1, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpmadd52huq zmm17, zmm16, zmm1
    vmovdqu64 zmm18, zmmword ptr [rdx + 512]
    vpmadd52luq zmm17, zmm1, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpmadd52huq zmm19, zmm18, zmm1
    vmovdqu64 zmm20, zmmword ptr [rdx + 576]
    vpmadd52luq zmm19, zmm1, zmm20
    vpxorq zmm21, zmm21, zmm21
    vpmadd52huq zmm21, zmm20, zmm1
    vmovdqu64 zmm1, zmmword ptr [rcx]
    vmovdqu64 zmm22, zmmword ptr [rsi + 640]
    vpmadd52luq zmm2, zmm1, zmm22
    vpmadd52huq zmm3, zmm1, zmm22
    vmovdqu64 zmm23, zmmword ptr [rcx + 64]
    vpmadd52luq zmm3, zmm22, zmm23
    vpmadd52huq zmm5, zmm23, zmm22
    vmovdqu64 zmm24, zmmword ptr [rcx + 128]
    vpmadd52luq zmm5, zmm22, zmm24
    vpmadd52huq zmm7, zmm24, zmm22
    vmovdqu64 zmm25, zmmword ptr [rcx + 192]
    vpmadd52luq zmm7, zmm22, zmm25
    vpmadd52huq zmm9, zmm25, zmm22
    vmovdqu64 zmm26, zmmword ptr [rcx + 256]
    vpmadd52luq zmm9, zmm22, zmm26
    vpmadd52huq zmm11, zmm26, zmm22
    vmovdqu64 zmm27, zmmword ptr [rcx + 320]
    vpmadd52luq zmm11, zmm22, zmm27
    vpmadd52huq zmm13, zmm27, zmm22
    vmovdqu64 zmm28, zmmword ptr [rcx + 384]
    vpmadd52luq zmm13, zmm22, zmm28
    vpmadd52huq zmm15, zmm28, zmm22
    vmovdqu64 zmm29, zmmword ptr [rcx + 448]
    vpmadd52luq zmm15, zmm22, zmm29
    vpmadd52huq zmm17, zmm29, zmm22
    vmovdqu64 zmm30, zmmword ptr [rcx + 512]
    vpmadd52luq zmm17, zmm22, zmm30
    vpmadd52huq zmm19, zmm30, zmm22
    vmovdqu64 zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm19, zmm22, zmm31
    vpmadd52huq zmm21, zmm31, zmm22
    vmovdqu64 zmm22, zmmword ptr [r8]
    vpmadd52luq zmm2, zmm22, zmmword ptr [rsi + 1280]
    vpmadd52huq zmm3, zmm22, zmmword ptr [rsi + 1280]
    vmovdqu64 zmm22, zmmword ptr [rsi + 1280]
    vpmadd52luq zmm3, zmm22, zmmword ptr [r8 + 64]
    vpmadd52huq zmm5, zmm22, zmmword ptr [r8 + 64]
    vpmadd52luq zmm5, zmm22, zmmword ptr [r8 + 128]
    vpmadd52huq zmm7, zmm22, zmmword ptr [r8 + 128]
    vpmadd52luq zmm7, zmm22, zmmword ptr [r8 + 192]
    vpmadd52huq zmm9, zmm22, zmmword ptr [r8 + 192]
    vpmadd52luq zmm9, zmm22, zmmword ptr [r8 + 256]
    vpmadd52huq zmm11, zmm22, zmmword ptr [r8 + 256]
    vpmadd52luq zmm11, zmm22, zmmword ptr [r8 + 320]
    vpmadd52huq zmm13, zmm22, zmmword ptr [r8 + 320]
    vpmadd52luq zmm13, zmm22, zmmword ptr [r8 + 384]
    vpmadd52huq zmm15, zmm22, zmmword ptr [r8 + 384]
    vpmadd52luq zmm15, zmm22, zmmword ptr [r8 + 448]
    vpmadd52huq zmm17, zmm22, zmmword ptr [r8 + 448]
    vpmadd52luq zmm17, zmm22, zmmword ptr [r8 + 512]
    vpmadd52huq zmm19, zmm22, zmmword ptr [r8 + 512]
    vpmadd52luq zmm19, zmm22, zmmword ptr [r8 + 576]
    vpmadd52huq zmm21, zmm22, zmmword ptr [r8 + 576]
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm2, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 64]
    vpmadd52huq zmm5, zmm0, zmmword ptr [rsi + 64]
    vpmadd52luq zmm5, zmm4, zmmword ptr [rsi + 64]
    vpmadd52huq zmm7, zmm4, zmmword ptr [rsi + 64]
    vpmadd52luq zmm7, zmm6, zmmword ptr [rsi + 64]
    vpmadd52huq zmm9, zmm6, zmmword ptr [rsi + 64]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + 64]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + 64]
    vpmadd52luq zmm11, zmm10, zmmword ptr [rsi + 64]
    vpmadd52huq zmm13, zmm10, zmmword ptr [rsi + 64]
    vpmadd52luq zmm13, zmm12, zmmword ptr [rsi + 64]
    vpmadd52huq zmm15, zmm12, zmmword ptr [rsi + 64]
    vpmadd52luq zmm15, zmm14, zmmword ptr [rsi + 64]
    vpmadd52huq zmm17, zmm14, zmmword ptr [rsi + 64]
    vpmadd52luq zmm17, zmm16, zmmword ptr [rsi + 64]
    vpmadd52huq zmm19, zmm16, zmmword ptr [rsi + 64]
    vpmadd52luq zmm19, zmm18, zmmword ptr [rsi + 64]
    vpmadd52huq zmm21, zmm18, zmmword ptr [rsi + 64]
    vpmadd52luq zmm21, zmm20, zmmword ptr [rsi + 64]
    vpxorq zmm18, zmm18, zmm18
    vpmadd52huq zmm18, zmm20, zmmword ptr [rsi + 64]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rsi + 704]
    vpmadd52huq zmm5, zmm1, zmmword ptr [rsi + 704]
    vpmadd52luq zmm5, zmm23, zmmword ptr [rsi + 704]
    vpmadd52huq zmm7, zmm23, zmmword ptr [rsi + 704]
    vpmadd52luq zmm7, zmm24, zmmword ptr [rsi + 704]
    vpmadd52huq zmm9, zmm24, zmmword ptr [rsi + 704]
    vpmadd52luq zmm9, zmm25, zmmword ptr [rsi + 704]
    vpmadd52huq zmm11, zmm25, zmmword ptr [rsi + 704]
    vpmadd52luq zmm11, zmm26, zmmword ptr [rsi + 704]
    vpmadd52huq zmm13, zmm26, zmmword ptr [rsi + 704]
    vpmadd52luq zmm13, zmm27, zmmword ptr [rsi + 704]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rsi + 704]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rsi + 704]
    vpmadd52huq zmm17, zmm28, zmmword ptr [rsi + 704]
    vpmadd52luq zmm17, zmm29, zmmword ptr [rsi + 704]
    vpmadd52huq zmm19, zmm29, zmmword ptr [rsi + 704]
    vpmadd52luq zmm19, zmm30, zmmword ptr [rsi + 704]
    vpmadd52huq zmm21, zmm30, zmmword ptr [rsi + 704]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 704]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 704]
    vmovdqu64 zmm31, zmmword ptr [rsi + 1344]
    vpmadd52luq zmm3, zmm31, zmmword ptr [r8]
    vpmadd52huq zmm5, zmm31, zmmword ptr [r8]
    vpmadd52luq zmm5, zmm31, zmmword ptr [r8 + 64]
    vpmadd52huq zmm7, zmm31, zmmword ptr [r8 + 64]
    vpmadd52luq zmm7, zmm31, zmmword ptr [r8 + 128]
    vpmadd52huq zmm9, zmm31, zmmword ptr [r8 + 128]
    vpmadd52luq zmm9, zmm31, zmmword ptr [r8 + 192]
    vpmadd52huq zmm11, zmm31, zmmword ptr [r8 + 192]
    vpmadd52luq zmm11, zmm31, zmmword ptr [r8 + 256]
    vpmadd52huq zmm13, zmm31, zmmword ptr [r8 + 256]
    vpmadd52luq zmm13, zmm31, zmmword ptr [r8 + 320]
    vpmadd52huq zmm15, zmm31, zmmword ptr [r8 + 320]
    vpmadd52luq zmm15, zmm31, zmmword ptr [r8 + 384]
    vpmadd52huq zmm17, zmm31, zmmword ptr [r8 + 384]
    vpmadd52luq zmm17, zmm31, zmmword ptr [r8 + 448]
    vpmadd52huq zmm19, zmm31, zmmword ptr [r8 + 448]
    vpmadd52luq zmm19, zmm31, zmmword ptr [r8 + 512]
    vpmadd52huq zmm21, zmm31, zmmword ptr [r8 + 512]
    vpmadd52luq zmm21, zmm31, zmmword ptr [r8 + 576]
    vpmadd52huq zmm18, zmm31, zmmword ptr [r8 + 576]
    vpaddq zmm2, zmm2, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm2, zmm2, 52
    vpbroadcastq zmm31, qword ptr [rip + sangi_p511x8_dots_ifma]
    vpmadd52huq zmm3, zmm22, zmm31
    vpaddq zmm3, zmm3, zmm2
    vpbroadcastq zmm2, qword ptr [rip + sangi_p511x8_dots_ifma + 8]
    vpmadd52luq zmm3, zmm22, zmm2
    vpmadd52huq zmm5, zmm2, zmm22
    vpmadd52luq zmm5, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 16]{1to8}
    vpmadd52huq zmm7, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 16]{1to8}
    vpmadd52luq zmm7, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 24]{1to8}
    vpmadd52huq zmm9, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 24]{1to8}
    vpmadd52luq zmm9, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 32]{1to8}
    vpmadd52huq zmm11, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 32]{1to8}
    vpmadd52luq zmm11, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 40]{1to8}
    vpmadd52huq zmm13, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 40]{1to8}
    vpmadd52luq zmm13, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52huq zmm15, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52luq zmm15, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52huq zmm17, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52luq zmm17, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52huq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52luq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpmadd52huq zmm21, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm3, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpmadd52luq zmm5, zmm0, zmmword ptr [rsi + 128]
    vpmadd52huq zmm7, zmm0, zmmword ptr [rsi + 128]
    vpmadd52luq zmm7, zmm4, zmmword ptr [rsi + 128]
    vpmadd52huq zmm9, zmm4, zmmword ptr [rsi + 128]
    vpmadd52luq zmm9, zmm6, zmmword ptr [rsi + 128]
    vpmadd52huq zmm11, zmm6, zmmword ptr [rsi + 128]
    vpmadd52luq zmm11, zmm8, zmmword ptr [rsi + 128]
    vpmadd52huq zmm13, zmm8, zmmword ptr [rsi + 128]
    vpmadd52luq zmm13, zmm10, zmmword ptr [rsi + 128]
    vpmadd52huq zmm15, zmm10, zmmword ptr [rsi + 128]
    vpmadd52luq zmm15, zmm12, zmmword ptr [rsi + 128]
    vpmadd52huq zmm17, zmm12, zmmword ptr [rsi + 128]
    vpmadd52luq zmm17, zmm14, zmmword ptr [rsi + 128]
    vpmadd52huq zmm19, zmm14, zmmword ptr [rsi + 128]
    vpmadd52luq zmm19, zmm16, zmmword ptr [rsi + 128]
    vpmadd52huq zmm21, zmm16, zmmword ptr [rsi + 128]
    vmovdqu64 zmm16, zmmword ptr [rsi + 128]
    vpmadd52luq zmm21, zmm16, zmmword ptr [rdx + 512]
    vpmadd52huq zmm18, zmm16, zmmword ptr [rdx + 512]
    vpmadd52luq zmm18, zmm20, zmm16
    vpxorq zmm14, zmm14, zmm14
    vpmadd52huq zmm14, zmm20, zmm16
    vmovdqu64 zmm16, zmmword ptr [rsi + 768]
    vpmadd52luq zmm5, zmm1, zmm16
    vpmadd52huq zmm7, zmm1, zmm16
    vpmadd52luq zmm7, zmm23, zmm16
    vpmadd52huq zmm9, zmm23, zmm16
    vpmadd52luq zmm9, zmm24, zmm16
    vpmadd52huq zmm11, zmm24, zmm16
    vpmadd52luq zmm11, zmm25, zmm16
    vpmadd52huq zmm13, zmm25, zmm16
    vpmadd52luq zmm13, zmm26, zmm16
    vpmadd52huq zmm15, zmm26, zmm16
    vpmadd52luq zmm15, zmm27, zmm16
    vpmadd52huq zmm17, zmm27, zmm16
    vpmadd52luq zmm17, zmm28, zmm16
    vpmadd52huq zmm19, zmm28, zmm16
    vpmadd52luq zmm19, zmm29, zmm16
    vpmadd52huq zmm21, zmm29, zmm16
    vpmadd52luq zmm21, zmm30, zmm16
    vpmadd52huq zmm18, zmm30, zmm16
    vpmadd52luq zmm18, zmm16, zmmword ptr [rcx + 576]
    vpmadd52huq zmm14, zmm16, zmmword ptr [rcx + 576]
    vmovdqu64 zmm16, zmmword ptr [r8]
    vpmadd52luq zmm5, zmm16, zmmword ptr [rsi + 1408]
    vpmadd52huq zmm7, zmm16, zmmword ptr [rsi + 1408]
    vmovdqu64 zmm16, zmmword ptr [rsi + 1408]
    vpmadd52luq zmm7, zmm16, zmmword ptr [r8 + 64]
    vpmadd52huq zmm9, zmm16, zmmword ptr [r8 + 64]
    vpmadd52luq zmm9, zmm16, zmmword ptr [r8 + 128]
    vpmadd52huq zmm11, zmm16, zmmword ptr [r8 + 128]
    vpmadd52luq zmm11, zmm16, zmmword ptr [r8 + 192]
    vpmadd52huq zmm13, zmm16, zmmword ptr [r8 + 192]
    vpmadd52luq zmm13, zmm16, zmmword ptr [r8 + 256]
    vpmadd52huq zmm15, zmm16, zmmword ptr [r8 + 256]
    vpmadd52luq zmm15, zmm16, zmmword ptr [r8 + 320]
    vpmadd52huq zmm17, zmm16, zmmword ptr [r8 + 320]
    vpmadd52luq zmm17, zmm16, zmmword ptr [r8 + 384]
    vpmadd52huq zmm19, zmm16, zmmword ptr [r8 + 384]
    vpmadd52luq zmm19, zmm16, zmmword ptr [r8 + 448]
    vpmadd52huq zmm21, zmm16, zmmword ptr [r8 + 448]
    vpmadd52luq zmm21, zmm16, zmmword ptr [r8 + 512]
    vpmadd52huq zmm18, zmm16, zmmword ptr [r8 + 512]
    vpmadd52luq zmm18, zmm16, zmmword ptr [r8 + 576]
    vpmadd52huq zmm14, zmm16, zmmword ptr [r8 + 576]
    vpaddq zmm3, zmm3, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm3, zmm3, 52
    vpmadd52huq zmm5, zmm31, zmm22
    vpaddq zmm5, zmm5, zmm3
    vpmadd52luq zmm5, zmm2, zmm22
    vpmadd52huq zmm7, zmm2, zmm22
    vpbroadcastq zmm3, qword ptr [rip + sangi_p511x8_dots_ifma + 16]
    vpmadd52luq zmm7, zmm22, zmm3
    vpmadd52huq zmm9, zmm3, zmm22
    vpbroadcastq zmm16, qword ptr [rip + sangi_p511x8_dots_ifma + 24]
    vpmadd52luq zmm9, zmm22, zmm16
    vpmadd52huq zmm11, zmm16, zmm22
    vpmadd52luq zmm11, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 32]{1to8}
    vpmadd52huq zmm13, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 32]{1to8}
    vpmadd52luq zmm13, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 40]{1to8}
    vpmadd52huq zmm15, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 40]{1to8}
    vpmadd52luq zmm15, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52huq zmm17, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52luq zmm17, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52huq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52luq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52huq zmm21, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52luq zmm21, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpmadd52huq zmm18, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm5, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpmadd52luq zmm7, zmm0, zmmword ptr [rsi + 192]
    vpmadd52huq zmm9, zmm0, zmmword ptr [rsi + 192]
    vpmadd52luq zmm9, zmm4, zmmword ptr [rsi + 192]
    vpmadd52huq zmm11, zmm4, zmmword ptr [rsi + 192]
    vpmadd52luq zmm11, zmm6, zmmword ptr [rsi + 192]
    vpmadd52huq zmm13, zmm6, zmmword ptr [rsi + 192]
    vpmadd52luq zmm13, zmm8, zmmword ptr [rsi + 192]
    vpmadd52huq zmm15, zmm8, zmmword ptr [rsi + 192]
    vpmadd52luq zmm15, zmm10, zmmword ptr [rsi + 192]
    vpmadd52huq zmm17, zmm10, zmmword ptr [rsi + 192]
    vpmadd52luq zmm17, zmm12, zmmword ptr [rsi + 192]
    vpmadd52huq zmm19, zmm12, zmmword ptr [rsi + 192]
    vmovdqu64 zmm12, zmmword ptr [rsi + 192]
    vpmadd52luq zmm19, zmm12, zmmword ptr [rdx + 384]
    vpmadd52huq zmm21, zmm12, zmmword ptr [rdx + 384]
    vpmadd52luq zmm21, zmm12, zmmword ptr [rdx + 448]
    vpmadd52huq zmm18, zmm12, zmmword ptr [rdx + 448]
    vpmadd52luq zmm18, zmm12, zmmword ptr [rdx + 512]
    vpmadd52huq zmm14, zmm12, zmmword ptr [rdx + 512]
    vpmadd52luq zmm14, zmm20, zmm12
    vpxorq zmm10, zmm10, zmm10
    vpmadd52huq zmm10, zmm20, zmm12
    vmovdqu64 zmm12, zmmword ptr [rsi + 832]
    vpmadd52luq zmm7, zmm1, zmm12
    vpmadd52huq zmm9, zmm1, zmm12
    vpmadd52luq zmm9, zmm23, zmm12
    vpmadd52huq zmm11, zmm23, zmm12
    vpmadd52luq zmm11, zmm24, zmm12
    vpmadd52huq zmm13, zmm24, zmm12
    vpmadd52luq zmm13, zmm25, zmm12
    vpmadd52huq zmm15, zmm25, zmm12
    vpmadd52luq zmm15, zmm26, zmm12
    vpmadd52huq zmm17, zmm26, zmm12
    vpmadd52luq zmm17, zmm27, zmm12
    vpmadd52huq zmm19, zmm27, zmm12
    vpmadd52luq zmm19, zmm28, zmm12
    vpmadd52huq zmm21, zmm28, zmm12
    vpmadd52luq zmm21, zmm29, zmm12
    vpmadd52huq zmm18, zmm29, zmm12
    vpmadd52luq zmm18, zmm30, zmm12
    vpmadd52huq zmm14, zmm30, zmm12
    vpmadd52luq zmm14, zmm12, zmmword ptr [rcx + 576]
    vpmadd52huq zmm10, zmm12, zmmword ptr [rcx + 576]
    vmovdqu64 zmm12, zmmword ptr [r8]
    vpmadd52luq zmm7, zmm12, zmmword ptr [rsi + 1472]
    vpmadd52huq zmm9, zmm12, zmmword ptr [rsi + 1472]
    vmovdqu64 zmm12, zmmword ptr [rsi + 1472]
    vpmadd52luq zmm9, zmm12, zmmword ptr [r8 + 64]
    vpmadd52huq zmm11, zmm12, zmmword ptr [r8 + 64]
    vpmadd52luq zmm11, zmm12, zmmword ptr [r8 + 128]
    vpmadd52huq zmm13, zmm12, zmmword ptr [r8 + 128]
    vpmadd52luq zmm13, zmm12, zmmword ptr [r8 + 192]
    vpmadd52huq zmm15, zmm12, zmmword ptr [r8 + 192]
    vpmadd52luq zmm15, zmm12, zmmword ptr [r8 + 256]
    vpmadd52huq zmm17, zmm12, zmmword ptr [r8 + 256]
    vpmadd52luq zmm17, zmm12, zmmword ptr [r8 + 320]
    vpmadd52huq zmm19, zmm12, zmmword ptr [r8 + 320]
    vpmadd52luq zmm19, zmm12, zmmword ptr [r8 + 384]
    vpmadd52huq zmm21, zmm12, zmmword ptr [r8 + 384]
    vpmadd52luq zmm21, zmm12, zmmword ptr [r8 + 448]
    vpmadd52huq zmm18, zmm12, zmmword ptr [r8 + 448]
    vpmadd52luq zmm18, zmm12, zmmword ptr [r8 + 512]
    vpmadd52huq zmm14, zmm12, zmmword ptr [r8 + 512]
    vpmadd52luq zmm14, zmm12, zmmword ptr [r8 + 576]
    vpmadd52huq zmm10, zmm12, zmmword ptr [r8 + 576]
    vpaddq zmm5, zmm5, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm5, zmm5, 52
    vpmadd52huq zmm7, zmm31, zmm22
    vpaddq zmm7, zmm7, zmm5
    vpmadd52luq zmm7, zmm2, zmm22
    vpmadd52huq zmm9, zmm2, zmm22
    vpmadd52luq zmm9, zmm3, zmm22
    vpmadd52huq zmm11, zmm3, zmm22
    vpmadd52luq zmm11, zmm16, zmm22
    vpmadd52huq zmm13, zmm16, zmm22
    vpbroadcastq zmm5, qword ptr [rip + sangi_p511x8_dots_ifma + 32]
    vpmadd52luq zmm13, zmm22, zmm5
    vpmadd52huq zmm15, zmm5, zmm22
    vpbroadcastq zmm12, qword ptr [rip + sangi_p511x8_dots_ifma + 40]
    vpmadd52luq zmm15, zmm22, zmm12
    vpmadd52huq zmm17, zmm12, zmm22
    vpmadd52luq zmm17, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52huq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52luq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52huq zmm21, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52luq zmm21, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52huq zmm18, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52luq zmm18, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpmadd52huq zmm14, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm7, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpmadd52luq zmm9, zmm0, zmmword ptr [rsi + 256]
    vpmadd52huq zmm11, zmm0, zmmword ptr [rsi + 256]
    vpmadd52luq zmm11, zmm4, zmmword ptr [rsi + 256]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rsi + 256]
    vpmadd52luq zmm13, zmm6, zmmword ptr [rsi + 256]
    vpmadd52huq zmm15, zmm6, zmmword ptr [rsi + 256]
    vpmadd52luq zmm15, zmm8, zmmword ptr [rsi + 256]
    vpmadd52huq zmm17, zmm8, zmmword ptr [rsi + 256]
    vmovdqu64 zmm8, zmmword ptr [rsi + 256]
    vpmadd52luq zmm17, zmm8, zmmword ptr [rdx + 256]
    vpmadd52huq zmm19, zmm8, zmmword ptr [rdx + 256]
    vpmadd52luq zmm19, zmm8, zmmword ptr [rdx + 320]
    vpmadd52huq zmm21, zmm8, zmmword ptr [rdx + 320]
    vpmadd52luq zmm21, zmm8, zmmword ptr [rdx + 384]
    vpmadd52huq zmm18, zmm8, zmmword ptr [rdx + 384]
    vpmadd52luq zmm18, zmm8, zmmword ptr [rdx + 448]
    vpmadd52huq zmm14, zmm8, zmmword ptr [rdx + 448]
    vpmadd52luq zmm14, zmm8, zmmword ptr [rdx + 512]
    vpmadd52huq zmm10, zmm8, zmmword ptr [rdx + 512]
    vpmadd52luq zmm10, zmm20, zmm8
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm20, zmm8
    vmovdqu64 zmm8, zmmword ptr [rsi + 896]
    vpmadd52luq zmm9, zmm1, zmm8
    vpmadd52huq zmm11, zmm1, zmm8
    vpmadd52luq zmm11, zmm23, zmm8
    vpmadd52huq zmm13, zmm23, zmm8
    vpmadd52luq zmm13, zmm24, zmm8
    vpmadd52huq zmm15, zmm24, zmm8
    vpmadd52luq zmm15, zmm25, zmm8
    vpmadd52huq zmm17, zmm25, zmm8
    vpmadd52luq zmm17, zmm26, zmm8
    vpmadd52huq zmm19, zmm26, zmm8
    vpmadd52luq zmm19, zmm27, zmm8
    vpmadd52huq zmm21, zmm27, zmm8
    vpmadd52luq zmm21, zmm28, zmm8
    vpmadd52huq zmm18, zmm28, zmm8
    vpmadd52luq zmm18, zmm29, zmm8
    vpmadd52huq zmm14, zmm29, zmm8
    vpmadd52luq zmm14, zmm30, zmm8
    vpmadd52huq zmm10, zmm30, zmm8
    vpmadd52luq zmm10, zmm8, zmmword ptr [rcx + 576]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 576]
    vmovdqu64 zmm8, zmmword ptr [r8]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + 1536]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + 1536]
    vmovdqu64 zmm8, zmmword ptr [rsi + 1536]
    vpmadd52luq zmm11, zmm8, zmmword ptr [r8 + 64]
    vpmadd52huq zmm13, zmm8, zmmword ptr [r8 + 64]
    vpmadd52luq zmm13, zmm8, zmmword ptr [r8 + 128]
    vpmadd52huq zmm15, zmm8, zmmword ptr [r8 + 128]
    vpmadd52luq zmm15, zmm8, zmmword ptr [r8 + 192]
    vpmadd52huq zmm17, zmm8, zmmword ptr [r8 + 192]
    vpmadd52luq zmm17, zmm8, zmmword ptr [r8 + 256]
    vpmadd52huq zmm19, zmm8, zmmword ptr [r8 + 256]
    vpmadd52luq zmm19, zmm8, zmmword ptr [r8 + 320]
    vpmadd52huq zmm21, zmm8, zmmword ptr [r8 + 320]
    vpmadd52luq zmm21, zmm8, zmmword ptr [r8 + 384]
    vpmadd52huq zmm18, zmm8, zmmword ptr [r8 + 384]
    vpmadd52luq zmm18, zmm8, zmmword ptr [r8 + 448]
    vpmadd52huq zmm14, zmm8, zmmword ptr [r8 + 448]
    vpmadd52luq zmm14, zmm8, zmmword ptr [r8 + 512]
    vpmadd52huq zmm10, zmm8, zmmword ptr [r8 + 512]
    vpmadd52luq zmm10, zmm8, zmmword ptr [r8 + 576]
    vpmadd52huq zmm6, zmm8, zmmword ptr [r8 + 576]
    vpaddq zmm7, zmm7, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm7, zmm7, 52
    vpmadd52huq zmm9, zmm31, zmm22
    vpaddq zmm9, zmm9, zmm7
    vpmadd52luq zmm9, zmm2, zmm22
    vpmadd52huq zmm11, zmm2, zmm22
    vpmadd52luq zmm11, zmm3, zmm22
    vpmadd52huq zmm13, zmm3, zmm22
    vpmadd52luq zmm13, zmm16, zmm22
    vpmadd52huq zmm15, zmm16, zmm22
    vpmadd52luq zmm15, zmm5, zmm22
    vpmadd52huq zmm17, zmm5, zmm22
    vpmadd52luq zmm17, zmm12, zmm22
    vpmadd52huq zmm19, zmm12, zmm22
    vpbroadcastq zmm7, qword ptr [rip + sangi_p511x8_dots_ifma + 48]
    vpmadd52luq zmm19, zmm22, zmm7
    vpmadd52huq zmm21, zmm7, zmm22
    vpbroadcastq zmm8, qword ptr [rip + sangi_p511x8_dots_ifma + 56]
    vpmadd52luq zmm21, zmm22, zmm8
    vpmadd52huq zmm18, zmm8, zmm22
    vpmadd52luq zmm18, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52huq zmm14, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52luq zmm14, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpmadd52huq zmm10, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm9, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpmadd52luq zmm11, zmm0, zmmword ptr [rsi + 320]
    vpmadd52huq zmm13, zmm0, zmmword ptr [rsi + 320]
    vpmadd52luq zmm13, zmm4, zmmword ptr [rsi + 320]
    vpmadd52huq zmm15, zmm4, zmmword ptr [rsi + 320]
    vmovdqu64 zmm4, zmmword ptr [rsi + 320]
    vpmadd52luq zmm15, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [rdx + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [rdx + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [rdx + 320]
    vpmadd52huq zmm18, zmm4, zmmword ptr [rdx + 320]
    vpmadd52luq zmm18, zmm4, zmmword ptr [rdx + 384]
    vpmadd52huq zmm14, zmm4, zmmword ptr [rdx + 384]
    vpmadd52luq zmm14, zmm4, zmmword ptr [rdx + 448]
    vpmadd52huq zmm10, zmm4, zmmword ptr [rdx + 448]
    vpmadd52luq zmm10, zmm4, zmmword ptr [rdx + 512]
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 512]
    vpmadd52luq zmm6, zmm20, zmm4
    vpxorq zmm0, zmm0, zmm0
    vpmadd52huq zmm0, zmm20, zmm4
    vmovdqu64 zmm4, zmmword ptr [rsi + 960]
    vpmadd52luq zmm11, zmm1, zmm4
    vpmadd52huq zmm13, zmm1, zmm4
    vpmadd52luq zmm13, zmm23, zmm4
    vpmadd52huq zmm15, zmm23, zmm4
    vpmadd52luq zmm15, zmm24, zmm4
    vpmadd52huq zmm17, zmm24, zmm4
    vpmadd52luq zmm17, zmm25, zmm4
    vpmadd52huq zmm19, zmm25, zmm4
    vpmadd52luq zmm19, zmm26, zmm4
    vpmadd52huq zmm21, zmm26, zmm4
    vpmadd52luq zmm21, zmm27, zmm4
    vpmadd52huq zmm18, zmm27, zmm4
    vpmadd52luq zmm18, zmm28, zmm4
    vpmadd52huq zmm14, zmm28, zmm4
    vpmadd52luq zmm14, zmm29, zmm4
    vpmadd52huq zmm10, zmm29, zmm4
    vpmadd52luq zmm10, zmm30, zmm4
    vpmadd52huq zmm6, zmm30, zmm4
    vpmadd52luq zmm6, zmm4, zmmword ptr [rcx + 576]
    vpmadd52huq zmm0, zmm4, zmmword ptr [rcx + 576]
    vmovdqu64 zmm4, zmmword ptr [r8]
    vpmadd52luq zmm11, zmm4, zmmword ptr [rsi + 1600]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rsi + 1600]
    vmovdqu64 zmm4, zmmword ptr [rsi + 1600]
    vpmadd52luq zmm13, zmm4, zmmword ptr [r8 + 64]
    vpmadd52huq zmm15, zmm4, zmmword ptr [r8 + 64]
    vpmadd52luq zmm15, zmm4, zmmword ptr [r8 + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [r8 + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [r8 + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [r8 + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [r8 + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [r8 + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [r8 + 320]
    vpmadd52huq zmm18, zmm4, zmmword ptr [r8 + 320]
    vpmadd52luq zmm18, zmm4, zmmword ptr [r8 + 384]
    vpmadd52huq zmm14, zmm4, zmmword ptr [r8 + 384]
    vpmadd52luq zmm14, zmm4, zmmword ptr [r8 + 448]
    vpmadd52huq zmm10, zmm4, zmmword ptr [r8 + 448]
    vpmadd52luq zmm10, zmm4, zmmword ptr [r8 + 512]
    vpmadd52huq zmm6, zmm4, zmmword ptr [r8 + 512]
    vpmadd52luq zmm6, zmm4, zmmword ptr [r8 + 576]
    vpmadd52huq zmm0, zmm4, zmmword ptr [r8 + 576]
    vpaddq zmm9, zmm9, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm9, zmm9, 52
    vpmadd52huq zmm11, zmm31, zmm22
    vpaddq zmm11, zmm11, zmm9
    vpmadd52luq zmm11, zmm2, zmm22
    vpmadd52huq zmm13, zmm2, zmm22
    vpmadd52luq zmm13, zmm3, zmm22
    vpmadd52huq zmm15, zmm3, zmm22
    vpmadd52luq zmm15, zmm16, zmm22
    vpmadd52huq zmm17, zmm16, zmm22
    vpmadd52luq zmm17, zmm5, zmm22
    vpmadd52huq zmm19, zmm5, zmm22
    vpmadd52luq zmm19, zmm12, zmm22
    vpmadd52huq zmm21, zmm12, zmm22
    vpmadd52luq zmm21, zmm7, zmm22
    vpmadd52huq zmm18, zmm7, zmm22
    vpmadd52luq zmm18, zmm8, zmm22
    vpmadd52huq zmm14, zmm8, zmm22
    vpbroadcastq zmm4, qword ptr [rip + sangi_p511x8_dots_ifma + 64]
    vpmadd52luq zmm14, zmm22, zmm4
    vpmadd52huq zmm10, zmm4, zmm22
    vpbroadcastq zmm9, qword ptr [rip + sangi_p511x8_dots_ifma + 72]
    vpmadd52luq zmm10, zmm22, zmm9
    vpmadd52huq zmm6, zmm9, zmm22
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm11, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vmovdqu64 zmm9, zmmword ptr [rsi + 384]
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx]
    vpmadd52huq zmm15, zmm9, zmmword ptr [rdx]
    vpmadd52luq zmm15, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [rdx + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm18, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm18, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm14, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm14, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm10, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm10, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm0, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm20, zmm9
    vpxorq zmm4, zmm4, zmm4
    vpmadd52huq zmm4, zmm20, zmm9
    vmovdqu64 zmm9, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm13, zmm1, zmm9
    vpmadd52huq zmm15, zmm1, zmm9
    vpmadd52luq zmm15, zmm23, zmm9
    vpmadd52huq zmm17, zmm23, zmm9
    vpmadd52luq zmm17, zmm24, zmm9
    vpmadd52huq zmm19, zmm24, zmm9
    vpmadd52luq zmm19, zmm25, zmm9
    vpmadd52huq zmm21, zmm25, zmm9
    vpmadd52luq zmm21, zmm26, zmm9
    vpmadd52huq zmm18, zmm26, zmm9
    vpmadd52luq zmm18, zmm27, zmm9
    vpmadd52huq zmm14, zmm27, zmm9
    vpmadd52luq zmm14, zmm28, zmm9
    vpmadd52huq zmm10, zmm28, zmm9
    vpmadd52luq zmm10, zmm29, zmm9
    vpmadd52huq zmm6, zmm29, zmm9
    vpmadd52luq zmm6, zmm30, zmm9
    vpmadd52huq zmm0, zmm30, zmm9
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 576]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rcx + 576]
    vmovdqu64 zmm9, zmmword ptr [r8]
    vpmadd52luq zmm13, zmm9, zmmword ptr [rsi + 1664]
    vpmadd52huq zmm15, zmm9, zmmword ptr [rsi + 1664]
    vmovdqu64 zmm9, zmmword ptr [rsi + 1664]
    vpmadd52luq zmm15, zmm9, zmmword ptr [r8 + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [r8 + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [r8 + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [r8 + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [r8 + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [r8 + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [r8 + 256]
    vpmadd52huq zmm18, zmm9, zmmword ptr [r8 + 256]
    vpmadd52luq zmm18, zmm9, zmmword ptr [r8 + 320]
    vpmadd52huq zmm14, zmm9, zmmword ptr [r8 + 320]
    vpmadd52luq zmm14, zmm9, zmmword ptr [r8 + 384]
    vpmadd52huq zmm10, zmm9, zmmword ptr [r8 + 384]
    vpmadd52luq zmm10, zmm9, zmmword ptr [r8 + 448]
    vpmadd52huq zmm6, zmm9, zmmword ptr [r8 + 448]
    vpmadd52luq zmm6, zmm9, zmmword ptr [r8 + 512]
    vpmadd52huq zmm0, zmm9, zmmword ptr [r8 + 512]
    vpmadd52luq zmm0, zmm9, zmmword ptr [r8 + 576]
    vpmadd52huq zmm4, zmm9, zmmword ptr [r8 + 576]
    vpaddq zmm11, zmm11, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm11, zmm11, 52
    vpmadd52huq zmm13, zmm31, zmm22
    vpaddq zmm13, zmm13, zmm11
    vpmadd52luq zmm13, zmm2, zmm22
    vpmadd52huq zmm15, zmm2, zmm22
    vpmadd52luq zmm15, zmm3, zmm22
    vpmadd52huq zmm17, zmm3, zmm22
    vpmadd52luq zmm17, zmm16, zmm22
    vpmadd52huq zmm19, zmm16, zmm22
    vpmadd52luq zmm19, zmm5, zmm22
    vpmadd52huq zmm21, zmm5, zmm22
    vpmadd52luq zmm21, zmm12, zmm22
    vpmadd52huq zmm18, zmm12, zmm22
    vpmadd52luq zmm18, zmm7, zmm22
    vpmadd52huq zmm14, zmm7, zmm22
    vpmadd52luq zmm14, zmm8, zmm22
    vpmadd52huq zmm10, zmm8, zmm22
    vpbroadcastq zmm9, qword ptr [rip + sangi_p511x8_dots_ifma + 64]
    vpmadd52luq zmm10, zmm22, zmm9
    vpmadd52huq zmm6, zmm9, zmm22
    vpbroadcastq zmm11, qword ptr [rip + sangi_p511x8_dots_ifma + 72]
    vpmadd52luq zmm6, zmm22, zmm11
    vpmadd52huq zmm0, zmm11, zmm22
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm13, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vmovdqu64 zmm11, zmmword ptr [rsi + 448]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rdx]
    vpmadd52luq zmm17, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [rdx + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm18, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm18, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm14, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm14, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm10, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm0, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm0, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm4, zmm20, zmm11
    vpxorq zmm9, zmm9, zmm9
    vpmadd52huq zmm9, zmm20, zmm11
    vmovdqu64 zmm11, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm15, zmm1, zmm11
    vpmadd52huq zmm17, zmm1, zmm11
    vpmadd52luq zmm17, zmm23, zmm11
    vpmadd52huq zmm19, zmm23, zmm11
    vpmadd52luq zmm19, zmm24, zmm11
    vpmadd52huq zmm21, zmm24, zmm11
    vpmadd52luq zmm21, zmm25, zmm11
    vpmadd52huq zmm18, zmm25, zmm11
    vpmadd52luq zmm18, zmm26, zmm11
    vpmadd52huq zmm14, zmm26, zmm11
    vpmadd52luq zmm14, zmm27, zmm11
    vpmadd52huq zmm10, zmm27, zmm11
    vpmadd52luq zmm10, zmm28, zmm11
    vpmadd52huq zmm6, zmm28, zmm11
    vpmadd52luq zmm6, zmm29, zmm11
    vpmadd52huq zmm0, zmm29, zmm11
    vpmadd52luq zmm0, zmm30, zmm11
    vpmadd52huq zmm4, zmm30, zmm11
    vpmadd52luq zmm4, zmm11, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rcx + 576]
    vmovdqu64 zmm11, zmmword ptr [r8]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rsi + 1728]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rsi + 1728]
    vmovdqu64 zmm11, zmmword ptr [rsi + 1728]
    vpmadd52luq zmm17, zmm11, zmmword ptr [r8 + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [r8 + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [r8 + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [r8 + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [r8 + 192]
    vpmadd52huq zmm18, zmm11, zmmword ptr [r8 + 192]
    vpmadd52luq zmm18, zmm11, zmmword ptr [r8 + 256]
    vpmadd52huq zmm14, zmm11, zmmword ptr [r8 + 256]
    vpmadd52luq zmm14, zmm11, zmmword ptr [r8 + 320]
    vpmadd52huq zmm10, zmm11, zmmword ptr [r8 + 320]
    vpmadd52luq zmm10, zmm11, zmmword ptr [r8 + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [r8 + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [r8 + 448]
    vpmadd52huq zmm0, zmm11, zmmword ptr [r8 + 448]
    vpmadd52luq zmm0, zmm11, zmmword ptr [r8 + 512]
    vpmadd52huq zmm4, zmm11, zmmword ptr [r8 + 512]
    vpmadd52luq zmm4, zmm11, zmmword ptr [r8 + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [r8 + 576]
    vpaddq zmm13, zmm13, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm13, zmm13, 52
    vpmadd52huq zmm15, zmm31, zmm22
    vpaddq zmm15, zmm15, zmm13
    vpmadd52luq zmm15, zmm2, zmm22
    vpmadd52huq zmm17, zmm2, zmm22
    vpmadd52luq zmm17, zmm3, zmm22
    vpmadd52huq zmm19, zmm3, zmm22
    vpmadd52luq zmm19, zmm16, zmm22
    vpmadd52huq zmm21, zmm16, zmm22
    vpmadd52luq zmm21, zmm5, zmm22
    vpmadd52huq zmm18, zmm5, zmm22
    vpmadd52luq zmm18, zmm12, zmm22
    vpmadd52huq zmm14, zmm12, zmm22
    vpmadd52luq zmm14, zmm7, zmm22
    vpmadd52huq zmm10, zmm7, zmm22
    vpmadd52luq zmm10, zmm8, zmm22
    vpmadd52huq zmm6, zmm8, zmm22
    vpbroadcastq zmm11, qword ptr [rip + sangi_p511x8_dots_ifma + 64]
    vpmadd52luq zmm6, zmm22, zmm11
    vpmadd52huq zmm0, zmm11, zmm22
    vpbroadcastq zmm13, qword ptr [rip + sangi_p511x8_dots_ifma + 72]
    vpmadd52luq zmm0, zmm22, zmm13
    vpmadd52huq zmm4, zmm13, zmm22
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm15, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vmovdqu64 zmm13, zmmword ptr [rsi + 512]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rdx]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rdx]
    vpmadd52luq zmm19, zmm13, zmmword ptr [rdx + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [rdx + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [rdx + 128]
    vpmadd52huq zmm18, zmm13, zmmword ptr [rdx + 128]
    vpmadd52luq zmm18, zmm13, zmmword ptr [rdx + 192]
    vpmadd52huq zmm14, zmm13, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm13, zmmword ptr [rdx + 256]
    vpmadd52huq zmm10, zmm13, zmmword ptr [rdx + 256]
    vpmadd52luq zmm10, zmm13, zmmword ptr [rdx + 320]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rdx + 320]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rdx + 384]
    vpmadd52huq zmm0, zmm13, zmmword ptr [rdx + 384]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rdx + 448]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rdx + 448]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rdx + 512]
    vpmadd52huq zmm9, zmm13, zmmword ptr [rdx + 512]
    vpmadd52luq zmm9, zmm20, zmm13
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm20, zmm13
    vmovdqu64 zmm13, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm17, zmm1, zmm13
    vpmadd52huq zmm19, zmm1, zmm13
    vpmadd52luq zmm19, zmm23, zmm13
    vpmadd52huq zmm21, zmm23, zmm13
    vpmadd52luq zmm21, zmm24, zmm13
    vpmadd52huq zmm18, zmm24, zmm13
    vpmadd52luq zmm18, zmm25, zmm13
    vpmadd52huq zmm14, zmm25, zmm13
    vpmadd52luq zmm14, zmm26, zmm13
    vpmadd52huq zmm10, zmm26, zmm13
    vpmadd52luq zmm10, zmm27, zmm13
    vpmadd52huq zmm6, zmm27, zmm13
    vpmadd52luq zmm6, zmm28, zmm13
    vpmadd52huq zmm0, zmm28, zmm13
    vpmadd52luq zmm0, zmm29, zmm13
    vpmadd52huq zmm4, zmm29, zmm13
    vpmadd52luq zmm4, zmm30, zmm13
    vpmadd52huq zmm9, zmm30, zmm13
    vpmadd52luq zmm9, zmm13, zmmword ptr [rcx + 576]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 576]
    vmovdqu64 zmm13, zmmword ptr [r8]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rsi + 1792]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rsi + 1792]
    vmovdqu64 zmm13, zmmword ptr [rsi + 1792]
    vpmadd52luq zmm19, zmm13, zmmword ptr [r8 + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [r8 + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [r8 + 128]
    vpmadd52huq zmm18, zmm13, zmmword ptr [r8 + 128]
    vpmadd52luq zmm18, zmm13, zmmword ptr [r8 + 192]
    vpmadd52huq zmm14, zmm13, zmmword ptr [r8 + 192]
    vpmadd52luq zmm14, zmm13, zmmword ptr [r8 + 256]
    vpmadd52huq zmm10, zmm13, zmmword ptr [r8 + 256]
    vpmadd52luq zmm10, zmm13, zmmword ptr [r8 + 320]
    vpmadd52huq zmm6, zmm13, zmmword ptr [r8 + 320]
    vpmadd52luq zmm6, zmm13, zmmword ptr [r8 + 384]
    vpmadd52huq zmm0, zmm13, zmmword ptr [r8 + 384]
    vpmadd52luq zmm0, zmm13, zmmword ptr [r8 + 448]
    vpmadd52huq zmm4, zmm13, zmmword ptr [r8 + 448]
    vpmadd52luq zmm4, zmm13, zmmword ptr [r8 + 512]
    vpmadd52huq zmm9, zmm13, zmmword ptr [r8 + 512]
    vpmadd52luq zmm9, zmm13, zmmword ptr [r8 + 576]
    vpmadd52huq zmm11, zmm13, zmmword ptr [r8 + 576]
    vpaddq zmm15, zmm15, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm15, zmm15, 52
    vpmadd52huq zmm17, zmm31, zmm22
    vpaddq zmm17, zmm17, zmm15
    vpmadd52luq zmm17, zmm2, zmm22
    vpmadd52huq zmm19, zmm2, zmm22
    vpmadd52luq zmm19, zmm3, zmm22
    vpmadd52huq zmm21, zmm3, zmm22
    vpmadd52luq zmm21, zmm16, zmm22
    vpmadd52huq zmm18, zmm16, zmm22
    vpmadd52luq zmm18, zmm5, zmm22
    vpmadd52huq zmm14, zmm5, zmm22
    vpmadd52luq zmm14, zmm12, zmm22
    vpmadd52huq zmm10, zmm12, zmm22
    vpmadd52luq zmm10, zmm7, zmm22
    vpmadd52huq zmm6, zmm7, zmm22
    vpmadd52luq zmm6, zmm8, zmm22
    vpmadd52huq zmm0, zmm8, zmm22
    vpbroadcastq zmm13, qword ptr [rip + sangi_p511x8_dots_ifma + 64]
    vpmadd52luq zmm0, zmm22, zmm13
    vpmadd52huq zmm4, zmm13, zmm22
    vpbroadcastq zmm15, qword ptr [rip + sangi_p511x8_dots_ifma + 72]
    vpmadd52luq zmm4, zmm22, zmm15
    vpmadd52huq zmm9, zmm15, zmm22
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm17, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vmovdqu64 zmm15, zmmword ptr [rsi + 576]
    vpmadd52luq zmm19, zmm15, zmmword ptr [rdx]
    vpmadd52huq zmm21, zmm15, zmmword ptr [rdx]
    vpmadd52luq zmm21, zmm15, zmmword ptr [rdx + 64]
    vpmadd52huq zmm18, zmm15, zmmword ptr [rdx + 64]
    vpmadd52luq zmm18, zmm15, zmmword ptr [rdx + 128]
    vpmadd52huq zmm14, zmm15, zmmword ptr [rdx + 128]
    vpmadd52luq zmm14, zmm15, zmmword ptr [rdx + 192]
    vpmadd52huq zmm10, zmm15, zmmword ptr [rdx + 192]
    vpmadd52luq zmm10, zmm15, zmmword ptr [rdx + 256]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rdx + 256]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rdx + 320]
    vpmadd52huq zmm0, zmm15, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rdx + 384]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rdx + 384]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rdx + 448]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rdx + 448]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rdx + 512]
    vpmadd52huq zmm11, zmm15, zmmword ptr [rdx + 512]
    vpmadd52luq zmm11, zmm20, zmm15
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm20, zmm15
    vmovdqu64 zmm15, zmmword ptr [rsi + 1216]
    vpmadd52luq zmm19, zmm1, zmm15
    vpmadd52huq zmm21, zmm1, zmm15
    vpmadd52luq zmm21, zmm23, zmm15
    vpmadd52huq zmm18, zmm23, zmm15
    vpmadd52luq zmm18, zmm24, zmm15
    vpmadd52huq zmm14, zmm24, zmm15
    vpmadd52luq zmm14, zmm25, zmm15
    vpmadd52huq zmm10, zmm25, zmm15
    vpmadd52luq zmm10, zmm26, zmm15
    vpmadd52huq zmm6, zmm26, zmm15
    vpmadd52luq zmm6, zmm27, zmm15
    vpmadd52huq zmm0, zmm27, zmm15
    vpmadd52luq zmm0, zmm28, zmm15
    vpmadd52huq zmm4, zmm28, zmm15
    vpmadd52luq zmm4, zmm29, zmm15
    vpmadd52huq zmm9, zmm29, zmm15
    vpmadd52luq zmm9, zmm30, zmm15
    vpmadd52huq zmm11, zmm30, zmm15
    vmovdqu64 zmm1, zmmword ptr [rcx + 576]
    vpmadd52luq zmm11, zmm15, zmm1
    vpmadd52huq zmm13, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8]
    vmovdqu64 zmm15, zmmword ptr [rsi + 1856]
    vpmadd52luq zmm19, zmm1, zmm15
    vpmadd52huq zmm21, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 64]
    vpmadd52luq zmm21, zmm15, zmm1
    vpmadd52huq zmm18, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 128]
    vpmadd52luq zmm18, zmm15, zmm1
    vpmadd52huq zmm14, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 192]
    vpmadd52luq zmm14, zmm15, zmm1
    vpmadd52huq zmm10, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 256]
    vpmadd52luq zmm10, zmm15, zmm1
    vpmadd52huq zmm6, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 320]
    vpmadd52luq zmm6, zmm15, zmm1
    vpmadd52huq zmm0, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 384]
    vpmadd52luq zmm0, zmm15, zmm1
    vpmadd52huq zmm4, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 448]
    vpmadd52luq zmm4, zmm15, zmm1
    vpmadd52huq zmm9, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 512]
    vpmadd52luq zmm9, zmm15, zmm1
    vpmadd52huq zmm11, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 576]
    vpmadd52luq zmm11, zmm15, zmm1
    vpmadd52huq zmm13, zmm1, zmm15
    vpaddq zmm17, zmm17, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm17, zmm17, 52
    vpmadd52huq zmm19, zmm31, zmm22
    vpaddq zmm19, zmm19, zmm17
    vpmadd52luq zmm19, zmm2, zmm22
    vpmadd52huq zmm21, zmm2, zmm22
    vpmadd52luq zmm21, zmm3, zmm22
    vpmadd52huq zmm18, zmm3, zmm22
    vpmadd52luq zmm18, zmm16, zmm22
    vpmadd52huq zmm14, zmm16, zmm22
    vpmadd52luq zmm14, zmm5, zmm22
    vpmadd52huq zmm10, zmm5, zmm22
    vpmadd52luq zmm10, zmm12, zmm22
    vpmadd52huq zmm6, zmm12, zmm22
    vpmadd52luq zmm6, zmm7, zmm22
    vpmadd52huq zmm0, zmm7, zmm22
    vpmadd52luq zmm0, zmm8, zmm22
    vpmadd52huq zmm4, zmm8, zmm22
    vpbroadcastq zmm1, qword ptr [rip + sangi_p511x8_dots_ifma + 64]
    vpmadd52luq zmm4, zmm22, zmm1
    vpmadd52huq zmm9, zmm1, zmm22
    vpbroadcastq zmm15, qword ptr [rip + sangi_p511x8_dots_ifma + 72]
    vpmadd52luq zmm9, zmm22, zmm15
    vpmadd52huq zmm11, zmm15, zmm22
    vpxorq zmm17, zmm17, zmm17
    vpmadd52luq zmm17, zmm19, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpaddq zmm19, zmm19, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm19, zmm19, 52
    vpmadd52huq zmm21, zmm31, zmm17
    vpaddq zmm21, zmm21, zmm19
    vpmadd52luq zmm21, zmm2, zmm17
    vpmadd52huq zmm18, zmm2, zmm17
    vpmadd52luq zmm18, zmm3, zmm17
    vpmadd52huq zmm14, zmm3, zmm17
    vpmadd52luq zmm14, zmm16, zmm17
    vpmadd52huq zmm10, zmm16, zmm17
    vpmadd52luq zmm10, zmm5, zmm17
    vpmadd52huq zmm6, zmm5, zmm17
    vpmadd52luq zmm6, zmm12, zmm17
    vpmadd52huq zmm0, zmm12, zmm17
    vpmadd52luq zmm0, zmm7, zmm17
    vpmadd52huq zmm4, zmm7, zmm17
    vpmadd52luq zmm4, zmm8, zmm17
    vpmadd52huq zmm9, zmm8, zmm17
    vpmadd52luq zmm9, zmm1, zmm17
    vpmadd52huq zmm11, zmm1, zmm17
    vpmadd52luq zmm11, zmm15, zmm17
    vpmadd52huq zmm13, zmm15, zmm17
    vpsrlq zmm1, zmm21, 52
    vpaddq zmm18, zmm18, zmm1
    vpsrlq zmm1, zmm18, 52
    vpaddq zmm14, zmm14, zmm1
    vpsrlq zmm1, zmm14, 52
    vpaddq zmm10, zmm10, zmm1
    vpsrlq zmm1, zmm10, 52
    vpaddq zmm6, zmm6, zmm1
    vpsrlq zmm1, zmm6, 52
    vpaddq zmm0, zmm0, zmm1
    vpsrlq zmm1, zmm0, 52
    vpaddq zmm4, zmm4, zmm1
    vpsrlq zmm1, zmm4, 52
    vpaddq zmm9, zmm9, zmm1
    vpsrlq zmm1, zmm9, 52
    vpaddq zmm11, zmm11, zmm1
    vpsrlq zmm1, zmm11, 52
    vpaddq zmm13, zmm13, zmm1
    vpandq zmm21, zmm21, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm21
    vpandq zmm18, zmm18, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm18
    vpandq zmm14, zmm14, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm14
    vpandq zmm10, zmm10, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm10
    vpandq zmm6, zmm6, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 256], zmm6
    vpandq zmm0, zmm0, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 320], zmm0
    vpandq zmm4, zmm4, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 384], zmm4
    vpandq zmm9, zmm9, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 448], zmm9
    vpandq zmm11, zmm11, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 512], zmm11
    vmovdqu64 zmmword ptr [rdi + 576], zmm13
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p511x8_dot3_ifma)

/* z <- (x0 * y0 + x1 * y1 + ...) / R mod p, in [0, 2p); R = 2^(digits of all bits) */
/* @pre 0 <= x0, y0 ..., x0 * y0 + x1 * y1 + ... < R * p: all below 2p if R >= 16p, or as the headers say */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = y, rdx = x0, rcx = x1, r8 = x2, r9 = x3 */
    HIDE(sangi_p511x8_dot4_ifma)
    .globl SYMBOL(sangi_p511x8_dot4_ifma)
    KIND(sangi_p511x8_dot4_ifma)
    .p2align 5
SYMBOL(sangi_p511x8_dot4_ifma):
    .cfi_startproc
    endbr64
    ENTER(6)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm0, zmmword ptr [rdx]
    vmovdqu64 zmm1, zmmword ptr [rsi]
    vpxorq zmm2, zmm2, zmm2
    vpmadd52luq zmm2, zmm0, zmm1
    vpxorq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm0, zmm1
    vmovdqu64 zmm4, zmmword ptr [rdx + 64]
    vpmadd52luq zmm3, zmm1, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpmadd52huq zmm5, zmm4, zmm1
    vmovdqu64 zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm5, zmm1, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm6, zmm1
    vmovdqu64 zmm8, zmmword ptr [rdx + 192]
    vpmadd52luq zmm7, zmm1, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpmadd52huq zmm9, zmm8, zmm1
    vmovdqu64 zmm10, zmmword ptr [rdx + 256]
    vpmadd52luq zmm9, zmm1, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm10, zmm1
    vmovdqu64 zmm12, zmmword ptr [rdx + 320]
    vpmadd52luq zmm11, zmm1, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm12, zmm1
    vmovdqu64 zmm14, zmmword ptr [rdx + 384]
    vpmadd52luq zmm13, zmm1, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpmadd52huq zmm15, zmm14, zmm1
    vmovdqu64 zmm16, zmmword ptr [rdx + 448]
    vpmadd52luq zmm15, zmm1, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpmadd52huq zmm17, zmm16, zmm1
    vmovdqu64 zmm18, zmmword ptr [rdx + 512]
    vpmadd52luq zmm17, zmm1, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpmadd52huq zmm19, zmm18, zmm1
    vmovdqu64 zmm20, zmmword ptr [rdx + 576]
    vpmadd52luq zmm19, zmm1, zmm20
    vpxorq zmm21, zmm21, zmm21
    vpmadd52huq zmm21, zmm20, zmm1
    vmovdqu64 zmm1, zmmword ptr [rcx]
    vmovdqu64 zmm22, zmmword ptr [rsi + 640]
    vpmadd52luq zmm2, zmm1, zmm22
    vpmadd52huq zmm3, zmm1, zmm22
    vmovdqu64 zmm23, zmmword ptr [rcx + 64]
    vpmadd52luq zmm3, zmm22, zmm23
    vpmadd52huq zmm5, zmm23, zmm22
    vmovdqu64 zmm24, zmmword ptr [rcx + 128]
    vpmadd52luq zmm5, zmm22, zmm24
    vpmadd52huq zmm7, zmm24, zmm22
    vmovdqu64 zmm25, zmmword ptr [rcx + 192]
    vpmadd52luq zmm7, zmm22, zmm25
    vpmadd52huq zmm9, zmm25, zmm22
    vmovdqu64 zmm26, zmmword ptr [rcx + 256]
    vpmadd52luq zmm9, zmm22, zmm26
    vpmadd52huq zmm11, zmm26, zmm22
    vmovdqu64 zmm27, zmmword ptr [rcx + 320]
    vpmadd52luq zmm11, zmm22, zmm27
    vpmadd52huq zmm13, zmm27, zmm22
    vmovdqu64 zmm28, zmmword ptr [rcx + 384]
    vpmadd52luq zmm13, zmm22, zmm28
    vpmadd52huq zmm15, zmm28, zmm22
    vmovdqu64 zmm29, zmmword ptr [rcx + 448]
    vpmadd52luq zmm15, zmm22, zmm29
    vpmadd52huq zmm17, zmm29, zmm22
    vmovdqu64 zmm30, zmmword ptr [rcx + 512]
    vpmadd52luq zmm17, zmm22, zmm30
    vpmadd52huq zmm19, zmm30, zmm22
    vmovdqu64 zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm19, zmm22, zmm31
    vpmadd52huq zmm21, zmm31, zmm22
    vmovdqu64 zmm22, zmmword ptr [r8]
    vpmadd52luq zmm2, zmm22, zmmword ptr [rsi + 1280]
    vpmadd52huq zmm3, zmm22, zmmword ptr [rsi + 1280]
    vmovdqu64 zmm22, zmmword ptr [rsi + 1280]
    vpmadd52luq zmm3, zmm22, zmmword ptr [r8 + 64]
    vpmadd52huq zmm5, zmm22, zmmword ptr [r8 + 64]
    vpmadd52luq zmm5, zmm22, zmmword ptr [r8 + 128]
    vpmadd52huq zmm7, zmm22, zmmword ptr [r8 + 128]
    vpmadd52luq zmm7, zmm22, zmmword ptr [r8 + 192]
    vpmadd52huq zmm9, zmm22, zmmword ptr [r8 + 192]
    vpmadd52luq zmm9, zmm22, zmmword ptr [r8 + 256]
    vpmadd52huq zmm11, zmm22, zmmword ptr [r8 + 256]
    vpmadd52luq zmm11, zmm22, zmmword ptr [r8 + 320]
    vpmadd52huq zmm13, zmm22, zmmword ptr [r8 + 320]
    vpmadd52luq zmm13, zmm22, zmmword ptr [r8 + 384]
    vpmadd52huq zmm15, zmm22, zmmword ptr [r8 + 384]
    vpmadd52luq zmm15, zmm22, zmmword ptr [r8 + 448]
    vpmadd52huq zmm17, zmm22, zmmword ptr [r8 + 448]
    vpmadd52luq zmm17, zmm22, zmmword ptr [r8 + 512]
    vpmadd52huq zmm19, zmm22, zmmword ptr [r8 + 512]
    vpmadd52luq zmm19, zmm22, zmmword ptr [r8 + 576]
    vpmadd52huq zmm21, zmm22, zmmword ptr [r8 + 576]
    vmovdqu64 zmm22, zmmword ptr [r9]
    vpmadd52luq zmm2, zmm22, zmmword ptr [rsi + 1920]
    vpmadd52huq zmm3, zmm22, zmmword ptr [rsi + 1920]
    vmovdqu64 zmm22, zmmword ptr [rsi + 1920]
    vpmadd52luq zmm3, zmm22, zmmword ptr [r9 + 64]
    vpmadd52huq zmm5, zmm22, zmmword ptr [r9 + 64]
    vpmadd52luq zmm5, zmm22, zmmword ptr [r9 + 128]
    vpmadd52huq zmm7, zmm22, zmmword ptr [r9 + 128]
    vpmadd52luq zmm7, zmm22, zmmword ptr [r9 + 192]
    vpmadd52huq zmm9, zmm22, zmmword ptr [r9 + 192]
    vpmadd52luq zmm9, zmm22, zmmword ptr [r9 + 256]
    vpmadd52huq zmm11, zmm22, zmmword ptr [r9 + 256]
    vpmadd52luq zmm11, zmm22, zmmword ptr [r9 + 320]
    vpmadd52huq zmm13, zmm22, zmmword ptr [r9 + 320]
    vpmadd52luq zmm13, zmm22, zmmword ptr [r9 + 384]
    vpmadd52huq zmm15, zmm22, zmmword ptr [r9 + 384]
    vpmadd52luq zmm15, zmm22, zmmword ptr [r9 + 448]
    vpmadd52huq zmm17, zmm22, zmmword ptr [r9 + 448]
    vpmadd52luq zmm17, zmm22, zmmword ptr [r9 + 512]
    vpmadd52huq zmm19, zmm22, zmmword ptr [r9 + 512]
    vpmadd52luq zmm19, zmm22, zmmword ptr [r9 + 576]
    vpmadd52huq zmm21, zmm22, zmmword ptr [r9 + 576]
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm2, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 64]
    vpmadd52huq zmm5, zmm0, zmmword ptr [rsi + 64]
    vpmadd52luq zmm5, zmm4, zmmword ptr [rsi + 64]
    vpmadd52huq zmm7, zmm4, zmmword ptr [rsi + 64]
    vpmadd52luq zmm7, zmm6, zmmword ptr [rsi + 64]
    vpmadd52huq zmm9, zmm6, zmmword ptr [rsi + 64]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + 64]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + 64]
    vpmadd52luq zmm11, zmm10, zmmword ptr [rsi + 64]
    vpmadd52huq zmm13, zmm10, zmmword ptr [rsi + 64]
    vpmadd52luq zmm13, zmm12, zmmword ptr [rsi + 64]
    vpmadd52huq zmm15, zmm12, zmmword ptr [rsi + 64]
    vpmadd52luq zmm15, zmm14, zmmword ptr [rsi + 64]
    vpmadd52huq zmm17, zmm14, zmmword ptr [rsi + 64]
    vpmadd52luq zmm17, zmm16, zmmword ptr [rsi + 64]
    vpmadd52huq zmm19, zmm16, zmmword ptr [rsi + 64]
    vpmadd52luq zmm19, zmm18, zmmword ptr [rsi + 64]
    vpmadd52huq zmm21, zmm18, zmmword ptr [rsi + 64]
    vpmadd52luq zmm21, zmm20, zmmword ptr [rsi + 64]
    vpxorq zmm18, zmm18, zmm18
    vpmadd52huq zmm18, zmm20, zmmword ptr [rsi + 64]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rsi + 704]
    vpmadd52huq zmm5, zmm1, zmmword ptr [rsi + 704]
    vpmadd52luq zmm5, zmm23, zmmword ptr [rsi + 704]
    vpmadd52huq zmm7, zmm23, zmmword ptr [rsi + 704]
    vpmadd52luq zmm7, zmm24, zmmword ptr [rsi + 704]
    vpmadd52huq zmm9, zmm24, zmmword ptr [rsi + 704]
    vpmadd52luq zmm9, zmm25, zmmword ptr [rsi + 704]
    vpmadd52huq zmm11, zmm25, zmmword ptr [rsi + 704]
    vpmadd52luq zmm11, zmm26, zmmword ptr [rsi + 704]
    vpmadd52huq zmm13, zmm26, zmmword ptr [rsi + 704]
    vpmadd52luq zmm13, zmm27, zmmword ptr [rsi + 704]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rsi + 704]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rsi + 704]
    vpmadd52huq zmm17, zmm28, zmmword ptr [rsi + 704]
    vpmadd52luq zmm17, zmm29, zmmword ptr [rsi + 704]
    vpmadd52huq zmm19, zmm29, zmmword ptr [rsi + 704]
    vpmadd52luq zmm19, zmm30, zmmword ptr [rsi + 704]
    vpmadd52huq zmm21, zmm30, zmmword ptr [rsi + 704]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 704]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 704]
    vmovdqu64 zmm31, zmmword ptr [rsi + 1344]
    vpmadd52luq zmm3, zmm31, zmmword ptr [r8]
    vpmadd52huq zmm5, zmm31, zmmword ptr [r8]
    vpmadd52luq zmm5, zmm31, zmmword ptr [r8 + 64]
    vpmadd52huq zmm7, zmm31, zmmword ptr [r8 + 64]
    vpmadd52luq zmm7, zmm31, zmmword ptr [r8 + 128]
    vpmadd52huq zmm9, zmm31, zmmword ptr [r8 + 128]
    vpmadd52luq zmm9, zmm31, zmmword ptr [r8 + 192]
    vpmadd52huq zmm11, zmm31, zmmword ptr [r8 + 192]
    vpmadd52luq zmm11, zmm31, zmmword ptr [r8 + 256]
    vpmadd52huq zmm13, zmm31, zmmword ptr [r8 + 256]
    vpmadd52luq zmm13, zmm31, zmmword ptr [r8 + 320]
    vpmadd52huq zmm15, zmm31, zmmword ptr [r8 + 320]
    vpmadd52luq zmm15, zmm31, zmmword ptr [r8 + 384]
    vpmadd52huq zmm17, zmm31, zmmword ptr [r8 + 384]
    vpmadd52luq zmm17, zmm31, zmmword ptr [r8 + 448]
    vpmadd52huq zmm19, zmm31, zmmword ptr [r8 + 448]
    vpmadd52luq zmm19, zmm31, zmmword ptr [r8 + 512]
    vpmadd52huq zmm21, zmm31, zmmword ptr [r8 + 512]
    vpmadd52luq zmm21, zmm31, zmmword ptr [r8 + 576]
    vpmadd52huq zmm18, zmm31, zmmword ptr [r8 + 576]
    vmovdqu64 zmm31, zmmword ptr [r9]
    vpmadd52luq zmm3, zmm31, zmmword ptr [rsi + 1984]
    vpmadd52huq zmm5, zmm31, zmmword ptr [rsi + 1984]
    vmovdqu64 zmm31, zmmword ptr [rsi + 1984]
    vpmadd52luq zmm5, zmm31, zmmword ptr [r9 + 64]
    vpmadd52huq zmm7, zmm31, zmmword ptr [r9 + 64]
    vpmadd52luq zmm7, zmm31, zmmword ptr [r9 + 128]
    vpmadd52huq zmm9, zmm31, zmmword ptr [r9 + 128]
    vpmadd52luq zmm9, zmm31, zmmword ptr [r9 + 192]
    vpmadd52huq zmm11, zmm31, zmmword ptr [r9 + 192]
    vpmadd52luq zmm11, zmm31, zmmword ptr [r9 + 256]
    vpmadd52huq zmm13, zmm31, zmmword ptr [r9 + 256]
    vpmadd52luq zmm13, zmm31, zmmword ptr [r9 + 320]
    vpmadd52huq zmm15, zmm31, zmmword ptr [r9 + 320]
    vpmadd52luq zmm15, zmm31, zmmword ptr [r9 + 384]
    vpmadd52huq zmm17, zmm31, zmmword ptr [r9 + 384]
    vpmadd52luq zmm17, zmm31, zmmword ptr [r9 + 448]
    vpmadd52huq zmm19, zmm31, zmmword ptr [r9 + 448]
    vpmadd52luq zmm19, zmm31, zmmword ptr [r9 + 512]
    vpmadd52huq zmm21, zmm31, zmmword ptr [r9 + 512]
    vpmadd52luq zmm21, zmm31, zmmword ptr [r9 + 576]
    vpmadd52huq zmm18, zmm31, zmmword ptr [r9 + 576]
    vpaddq zmm2, zmm2, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm2, zmm2, 52
    vpbroadcastq zmm31, qword ptr [rip + sangi_p511x8_dots_ifma]
    vpmadd52huq zmm3, zmm22, zmm31
    vpaddq zmm3, zmm3, zmm2
    vpbroadcastq zmm2, qword ptr [rip + sangi_p511x8_dots_ifma + 8]
    vpmadd52luq zmm3, zmm22, zmm2
    vpmadd52huq zmm5, zmm2, zmm22
    vpmadd52luq zmm5, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 16]{1to8}
    vpmadd52huq zmm7, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 16]{1to8}
    vpmadd52luq zmm7, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 24]{1to8}
    vpmadd52huq zmm9, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 24]{1to8}
    vpmadd52luq zmm9, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 32]{1to8}
    vpmadd52huq zmm11, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 32]{1to8}
    vpmadd52luq zmm11, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 40]{1to8}
    vpmadd52huq zmm13, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 40]{1to8}
    vpmadd52luq zmm13, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52huq zmm15, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52luq zmm15, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52huq zmm17, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52luq zmm17, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52huq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52luq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpmadd52huq zmm21, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm3, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpmadd52luq zmm5, zmm0, zmmword ptr [rsi + 128]
    vpmadd52huq zmm7, zmm0, zmmword ptr [rsi + 128]
    vpmadd52luq zmm7, zmm4, zmmword ptr [rsi + 128]
    vpmadd52huq zmm9, zmm4, zmmword ptr [rsi + 128]
    vpmadd52luq zmm9, zmm6, zmmword ptr [rsi + 128]
    vpmadd52huq zmm11, zmm6, zmmword ptr [rsi + 128]
    vpmadd52luq zmm11, zmm8, zmmword ptr [rsi + 128]
    vpmadd52huq zmm13, zmm8, zmmword ptr [rsi + 128]
    vpmadd52luq zmm13, zmm10, zmmword ptr [rsi + 128]
    vpmadd52huq zmm15, zmm10, zmmword ptr [rsi + 128]
    vpmadd52luq zmm15, zmm12, zmmword ptr [rsi + 128]
    vpmadd52huq zmm17, zmm12, zmmword ptr [rsi + 128]
    vpmadd52luq zmm17, zmm14, zmmword ptr [rsi + 128]
    vpmadd52huq zmm19, zmm14, zmmword ptr [rsi + 128]
    vpmadd52luq zmm19, zmm16, zmmword ptr [rsi + 128]
    vpmadd52huq zmm21, zmm16, zmmword ptr [rsi + 128]
    vmovdqu64 zmm16, zmmword ptr [rsi + 128]
    vpmadd52luq zmm21, zmm16, zmmword ptr [rdx + 512]
    vpmadd52huq zmm18, zmm16, zmmword ptr [rdx + 512]
    vpmadd52luq zmm18, zmm20, zmm16
    vpxorq zmm14, zmm14, zmm14
    vpmadd52huq zmm14, zmm20, zmm16
    vmovdqu64 zmm16, zmmword ptr [rsi + 768]
    vpmadd52luq zmm5, zmm1, zmm16
    vpmadd52huq zmm7, zmm1, zmm16
    vpmadd52luq zmm7, zmm23, zmm16
    vpmadd52huq zmm9, zmm23, zmm16
    vpmadd52luq zmm9, zmm24, zmm16
    vpmadd52huq zmm11, zmm24, zmm16
    vpmadd52luq zmm11, zmm25, zmm16
    vpmadd52huq zmm13, zmm25, zmm16
    vpmadd52luq zmm13, zmm26, zmm16
    vpmadd52huq zmm15, zmm26, zmm16
    vpmadd52luq zmm15, zmm27, zmm16
    vpmadd52huq zmm17, zmm27, zmm16
    vpmadd52luq zmm17, zmm28, zmm16
    vpmadd52huq zmm19, zmm28, zmm16
    vpmadd52luq zmm19, zmm29, zmm16
    vpmadd52huq zmm21, zmm29, zmm16
    vpmadd52luq zmm21, zmm30, zmm16
    vpmadd52huq zmm18, zmm30, zmm16
    vpmadd52luq zmm18, zmm16, zmmword ptr [rcx + 576]
    vpmadd52huq zmm14, zmm16, zmmword ptr [rcx + 576]
    vmovdqu64 zmm16, zmmword ptr [r8]
    vpmadd52luq zmm5, zmm16, zmmword ptr [rsi + 1408]
    vpmadd52huq zmm7, zmm16, zmmword ptr [rsi + 1408]
    vmovdqu64 zmm16, zmmword ptr [rsi + 1408]
    vpmadd52luq zmm7, zmm16, zmmword ptr [r8 + 64]
    vpmadd52huq zmm9, zmm16, zmmword ptr [r8 + 64]
    vpmadd52luq zmm9, zmm16, zmmword ptr [r8 + 128]
    vpmadd52huq zmm11, zmm16, zmmword ptr [r8 + 128]
    vpmadd52luq zmm11, zmm16, zmmword ptr [r8 + 192]
    vpmadd52huq zmm13, zmm16, zmmword ptr [r8 + 192]
    vpmadd52luq zmm13, zmm16, zmmword ptr [r8 + 256]
    vpmadd52huq zmm15, zmm16, zmmword ptr [r8 + 256]
    vpmadd52luq zmm15, zmm16, zmmword ptr [r8 + 320]
    vpmadd52huq zmm17, zmm16, zmmword ptr [r8 + 320]
    vpmadd52luq zmm17, zmm16, zmmword ptr [r8 + 384]
    vpmadd52huq zmm19, zmm16, zmmword ptr [r8 + 384]
    vpmadd52luq zmm19, zmm16, zmmword ptr [r8 + 448]
    vpmadd52huq zmm21, zmm16, zmmword ptr [r8 + 448]
    vpmadd52luq zmm21, zmm16, zmmword ptr [r8 + 512]
    vpmadd52huq zmm18, zmm16, zmmword ptr [r8 + 512]
    vpmadd52luq zmm18, zmm16, zmmword ptr [r8 + 576]
    vpmadd52huq zmm14, zmm16, zmmword ptr [r8 + 576]
    vmovdqu64 zmm16, zmmword ptr [r9]
    vpmadd52luq zmm5, zmm16, zmmword ptr [rsi + 2048]
    vpmadd52huq zmm7, zmm16, zmmword ptr [rsi + 2048]
    vmovdqu64 zmm16, zmmword ptr [rsi + 2048]
    vpmadd52luq zmm7, zmm16, zmmword ptr [r9 + 64]
    vpmadd52huq zmm9, zmm16, zmmword ptr [r9 + 64]
    vpmadd52luq zmm9, zmm16, zmmword ptr [r9 + 128]
    vpmadd52huq zmm11, zmm16, zmmword ptr [r9 + 128]
    vpmadd52luq zmm11, zmm16, zmmword ptr [r9 + 192]
    vpmadd52huq zmm13, zmm16, zmmword ptr [r9 + 192]
    vpmadd52luq zmm13, zmm16, zmmword ptr [r9 + 256]
    vpmadd52huq zmm15, zmm16, zmmword ptr [r9 + 256]
    vpmadd52luq zmm15, zmm16, zmmword ptr [r9 + 320]
    vpmadd52huq zmm17, zmm16, zmmword ptr [r9 + 320]
    vpmadd52luq zmm17, zmm16, zmmword ptr [r9 + 384]
    vpmadd52huq zmm19, zmm16, zmmword ptr [r9 + 384]
    vpmadd52luq zmm19, zmm16, zmmword ptr [r9 + 448]
    vpmadd52huq zmm21, zmm16, zmmword ptr [r9 + 448]
    vpmadd52luq zmm21, zmm16, zmmword ptr [r9 + 512]
    vpmadd52huq zmm18, zmm16, zmmword ptr [r9 + 512]
    vpmadd52luq zmm18, zmm16, zmmword ptr [r9 + 576]
    vpmadd52huq zmm14, zmm16, zmmword ptr [r9 + 576]
    vpaddq zmm3, zmm3, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm3, zmm3, 52
    vpmadd52huq zmm5, zmm31, zmm22
    vpaddq zmm5, zmm5, zmm3
    vpmadd52luq zmm5, zmm2, zmm22
    vpmadd52huq zmm7, zmm2, zmm22
    vpbroadcastq zmm3, qword ptr [rip + sangi_p511x8_dots_ifma + 16]
    vpmadd52luq zmm7, zmm22, zmm3
    vpmadd52huq zmm9, zmm3, zmm22
    vpbroadcastq zmm16, qword ptr [rip + sangi_p511x8_dots_ifma + 24]
    vpmadd52luq zmm9, zmm22, zmm16
    vpmadd52huq zmm11, zmm16, zmm22
    vpmadd52luq zmm11, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 32]{1to8}
    vpmadd52huq zmm13, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 32]{1to8}
    vpmadd52luq zmm13, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 40]{1to8}
    vpmadd52huq zmm15, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 40]{1to8}
    vpmadd52luq zmm15, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52huq zmm17, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52luq zmm17, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52huq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52luq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52huq zmm21, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52luq zmm21, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpmadd52huq zmm18, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm5, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpmadd52luq zmm7, zmm0, zmmword ptr [rsi + 192]
    vpmadd52huq zmm9, zmm0, zmmword ptr [rsi + 192]
    vpmadd52luq zmm9, zmm4, zmmword ptr [rsi + 192]
    vpmadd52huq zmm11, zmm4, zmmword ptr [rsi + 192]
    vpmadd52luq zmm11, zmm6, zmmword ptr [rsi + 192]
    vpmadd52huq zmm13, zmm6, zmmword ptr [rsi + 192]
    vpmadd52luq zmm13, zmm8, zmmword ptr [rsi + 192]
    vpmadd52huq zmm15, zmm8, zmmword ptr [rsi + 192]
    vpmadd52luq zmm15, zmm10, zmmword ptr [rsi + 192]
    vpmadd52huq zmm17, zmm10, zmmword ptr [rsi + 192]
    vpmadd52luq zmm17, zmm12, zmmword ptr [rsi + 192]
    vpmadd52huq zmm19, zmm12, zmmword ptr [rsi + 192]
    vmovdqu64 zmm12, zmmword ptr [rsi + 192]
    vpmadd52luq zmm19, zmm12, zmmword ptr [rdx + 384]
    vpmadd52huq zmm21, zmm12, zmmword ptr [rdx + 384]
    vpmadd52luq zmm21, zmm12, zmmword ptr [rdx + 448]
    vpmadd52huq zmm18, zmm12, zmmword ptr [rdx + 448]
    vpmadd52luq zmm18, zmm12, zmmword ptr [rdx + 512]
    vpmadd52huq zmm14, zmm12, zmmword ptr [rdx + 512]
    vpmadd52luq zmm14, zmm20, zmm12
    vpxorq zmm10, zmm10, zmm10
    vpmadd52huq zmm10, zmm20, zmm12
    vmovdqu64 zmm12, zmmword ptr [rsi + 832]
    vpmadd52luq zmm7, zmm1, zmm12
    vpmadd52huq zmm9, zmm1, zmm12
    vpmadd52luq zmm9, zmm23, zmm12
    vpmadd52huq zmm11, zmm23, zmm12
    vpmadd52luq zmm11, zmm24, zmm12
    vpmadd52huq zmm13, zmm24, zmm12
    vpmadd52luq zmm13, zmm25, zmm12
    vpmadd52huq zmm15, zmm25, zmm12
    vpmadd52luq zmm15, zmm26, zmm12
    vpmadd52huq zmm17, zmm26, zmm12
    vpmadd52luq zmm17, zmm27, zmm12
    vpmadd52huq zmm19, zmm27, zmm12
    vpmadd52luq zmm19, zmm28, zmm12
    vpmadd52huq zmm21, zmm28, zmm12
    vpmadd52luq zmm21, zmm29, zmm12
    vpmadd52huq zmm18, zmm29, zmm12
    vpmadd52luq zmm18, zmm30, zmm12
    vpmadd52huq zmm14, zmm30, zmm12
    vpmadd52luq zmm14, zmm12, zmmword ptr [rcx + 576]
    vpmadd52huq zmm10, zmm12, zmmword ptr [rcx + 576]
    vmovdqu64 zmm12, zmmword ptr [r8]
    vpmadd52luq zmm7, zmm12, zmmword ptr [rsi + 1472]
    vpmadd52huq zmm9, zmm12, zmmword ptr [rsi + 1472]
    vmovdqu64 zmm12, zmmword ptr [rsi + 1472]
    vpmadd52luq zmm9, zmm12, zmmword ptr [r8 + 64]
    vpmadd52huq zmm11, zmm12, zmmword ptr [r8 + 64]
    vpmadd52luq zmm11, zmm12, zmmword ptr [r8 + 128]
    vpmadd52huq zmm13, zmm12, zmmword ptr [r8 + 128]
    vpmadd52luq zmm13, zmm12, zmmword ptr [r8 + 192]
    vpmadd52huq zmm15, zmm12, zmmword ptr [r8 + 192]
    vpmadd52luq zmm15, zmm12, zmmword ptr [r8 + 256]
    vpmadd52huq zmm17, zmm12, zmmword ptr [r8 + 256]
    vpmadd52luq zmm17, zmm12, zmmword ptr [r8 + 320]
    vpmadd52huq zmm19, zmm12, zmmword ptr [r8 + 320]
    vpmadd52luq zmm19, zmm12, zmmword ptr [r8 + 384]
    vpmadd52huq zmm21, zmm12, zmmword ptr [r8 + 384]
    vpmadd52luq zmm21, zmm12, zmmword ptr [r8 + 448]
    vpmadd52huq zmm18, zmm12, zmmword ptr [r8 + 448]
    vpmadd52luq zmm18, zmm12, zmmword ptr [r8 + 512]
    vpmadd52huq zmm14, zmm12, zmmword ptr [r8 + 512]
    vpmadd52luq zmm14, zmm12, zmmword ptr [r8 + 576]
    vpmadd52huq zmm10, zmm12, zmmword ptr [r8 + 576]
    vmovdqu64 zmm12, zmmword ptr [r9]
    vpmadd52luq zmm7, zmm12, zmmword ptr [rsi + 2112]
    vpmadd52huq zmm9, zmm12, zmmword ptr [rsi + 2112]
    vmovdqu64 zmm12, zmmword ptr [rsi + 2112]
    vpmadd52luq zmm9, zmm12, zmmword ptr [r9 + 64]
    vpmadd52huq zmm11, zmm12, zmmword ptr [r9 + 64]
    vpmadd52luq zmm11, zmm12, zmmword ptr [r9 + 128]
    vpmadd52huq zmm13, zmm12, zmmword ptr [r9 + 128]
    vpmadd52luq zmm13, zmm12, zmmword ptr [r9 + 192]
    vpmadd52huq zmm15, zmm12, zmmword ptr [r9 + 192]
    vpmadd52luq zmm15, zmm12, zmmword ptr [r9 + 256]
    vpmadd52huq zmm17, zmm12, zmmword ptr [r9 + 256]
    vpmadd52luq zmm17, zmm12, zmmword ptr [r9 + 320]
    vpmadd52huq zmm19, zmm12, zmmword ptr [r9 + 320]
    vpmadd52luq zmm19, zmm12, zmmword ptr [r9 + 384]
    vpmadd52huq zmm21, zmm12, zmmword ptr [r9 + 384]
    vpmadd52luq zmm21, zmm12, zmmword ptr [r9 + 448]
    vpmadd52huq zmm18, zmm12, zmmword ptr [r9 + 448]
    vpmadd52luq zmm18, zmm12, zmmword ptr [r9 + 512]
    vpmadd52huq zmm14, zmm12, zmmword ptr [r9 + 512]
    vpmadd52luq zmm14, zmm12, zmmword ptr [r9 + 576]
    vpmadd52huq zmm10, zmm12, zmmword ptr [r9 + 576]
    vpaddq zmm5, zmm5, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm5, zmm5, 52
    vpmadd52huq zmm7, zmm31, zmm22
    vpaddq zmm7, zmm7, zmm5
    vpmadd52luq zmm7, zmm2, zmm22
    vpmadd52huq zmm9, zmm2, zmm22
    vpmadd52luq zmm9, zmm3, zmm22
    vpmadd52huq zmm11, zmm3, zmm22
    vpmadd52luq zmm11, zmm16, zmm22
    vpmadd52huq zmm13, zmm16, zmm22
    vpbroadcastq zmm5, qword ptr [rip + sangi_p511x8_dots_ifma + 32]
    vpmadd52luq zmm13, zmm22, zmm5
    vpmadd52huq zmm15, zmm5, zmm22
    vpbroadcastq zmm12, qword ptr [rip + sangi_p511x8_dots_ifma + 40]
    vpmadd52luq zmm15, zmm22, zmm12
    vpmadd52huq zmm17, zmm12, zmm22
    vpmadd52luq zmm17, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52huq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 48]{1to8}
    vpmadd52luq zmm19, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52huq zmm21, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 56]{1to8}
    vpmadd52luq zmm21, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52huq zmm18, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52luq zmm18, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpmadd52huq zmm14, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm7, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpmadd52luq zmm9, zmm0, zmmword ptr [rsi + 256]
    vpmadd52huq zmm11, zmm0, zmmword ptr [rsi + 256]
    vpmadd52luq zmm11, zmm4, zmmword ptr [rsi + 256]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rsi + 256]
    vpmadd52luq zmm13, zmm6, zmmword ptr [rsi + 256]
    vpmadd52huq zmm15, zmm6, zmmword ptr [rsi + 256]
    vpmadd52luq zmm15, zmm8, zmmword ptr [rsi + 256]
    vpmadd52huq zmm17, zmm8, zmmword ptr [rsi + 256]
    vmovdqu64 zmm8, zmmword ptr [rsi + 256]
    vpmadd52luq zmm17, zmm8, zmmword ptr [rdx + 256]
    vpmadd52huq zmm19, zmm8, zmmword ptr [rdx + 256]
    vpmadd52luq zmm19, zmm8, zmmword ptr [rdx + 320]
    vpmadd52huq zmm21, zmm8, zmmword ptr [rdx + 320]
    vpmadd52luq zmm21, zmm8, zmmword ptr [rdx + 384]
    vpmadd52huq zmm18, zmm8, zmmword ptr [rdx + 384]
    vpmadd52luq zmm18, zmm8, zmmword ptr [rdx + 448]
    vpmadd52huq zmm14, zmm8, zmmword ptr [rdx + 448]
    vpmadd52luq zmm14, zmm8, zmmword ptr [rdx + 512]
    vpmadd52huq zmm10, zmm8, zmmword ptr [rdx + 512]
    vpmadd52luq zmm10, zmm20, zmm8
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm20, zmm8
    vmovdqu64 zmm8, zmmword ptr [rsi + 896]
    vpmadd52luq zmm9, zmm1, zmm8
    vpmadd52huq zmm11, zmm1, zmm8
    vpmadd52luq zmm11, zmm23, zmm8
    vpmadd52huq zmm13, zmm23, zmm8
    vpmadd52luq zmm13, zmm24, zmm8
    vpmadd52huq zmm15, zmm24, zmm8
    vpmadd52luq zmm15, zmm25, zmm8
    vpmadd52huq zmm17, zmm25, zmm8
    vpmadd52luq zmm17, zmm26, zmm8
    vpmadd52huq zmm19, zmm26, zmm8
    vpmadd52luq zmm19, zmm27, zmm8
    vpmadd52huq zmm21, zmm27, zmm8
    vpmadd52luq zmm21, zmm28, zmm8
    vpmadd52huq zmm18, zmm28, zmm8
    vpmadd52luq zmm18, zmm29, zmm8
    vpmadd52huq zmm14, zmm29, zmm8
    vpmadd52luq zmm14, zmm30, zmm8
    vpmadd52huq zmm10, zmm30, zmm8
    vpmadd52luq zmm10, zmm8, zmmword ptr [rcx + 576]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 576]
    vmovdqu64 zmm8, zmmword ptr [r8]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + 1536]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + 1536]
    vmovdqu64 zmm8, zmmword ptr [rsi + 1536]
    vpmadd52luq zmm11, zmm8, zmmword ptr [r8 + 64]
    vpmadd52huq zmm13, zmm8, zmmword ptr [r8 + 64]
    vpmadd52luq zmm13, zmm8, zmmword ptr [r8 + 128]
    vpmadd52huq zmm15, zmm8, zmmword ptr [r8 + 128]
    vpmadd52luq zmm15, zmm8, zmmword ptr [r8 + 192]
    vpmadd52huq zmm17, zmm8, zmmword ptr [r8 + 192]
    vpmadd52luq zmm17, zmm8, zmmword ptr [r8 + 256]
    vpmadd52huq zmm19, zmm8, zmmword ptr [r8 + 256]
    vpmadd52luq zmm19, zmm8, zmmword ptr [r8 + 320]
    vpmadd52huq zmm21, zmm8, zmmword ptr [r8 + 320]
    vpmadd52luq zmm21, zmm8, zmmword ptr [r8 + 384]
    vpmadd52huq zmm18, zmm8, zmmword ptr [r8 + 384]
    vpmadd52luq zmm18, zmm8, zmmword ptr [r8 + 448]
    vpmadd52huq zmm14, zmm8, zmmword ptr [r8 + 448]
    vpmadd52luq zmm14, zmm8, zmmword ptr [r8 + 512]
    vpmadd52huq zmm10, zmm8, zmmword ptr [r8 + 512]
    vpmadd52luq zmm10, zmm8, zmmword ptr [r8 + 576]
    vpmadd52huq zmm6, zmm8, zmmword ptr [r8 + 576]
    vmovdqu64 zmm8, zmmword ptr [r9]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + 2176]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + 2176]
    vmovdqu64 zmm8, zmmword ptr [rsi + 2176]
    vpmadd52luq zmm11, zmm8, zmmword ptr [r9 + 64]
    vpmadd52huq zmm13, zmm8, zmmword ptr [r9 + 64]
    vpmadd52luq zmm13, zmm8, zmmword ptr [r9 + 128]
    vpmadd52huq zmm15, zmm8, zmmword ptr [r9 + 128]
    vpmadd52luq zmm15, zmm8, zmmword ptr [r9 + 192]
    vpmadd52huq zmm17, zmm8, zmmword ptr [r9 + 192]
    vpmadd52luq zmm17, zmm8, zmmword ptr [r9 + 256]
    vpmadd52huq zmm19, zmm8, zmmword ptr [r9 + 256]
    vpmadd52luq zmm19, zmm8, zmmword ptr [r9 + 320]
    vpmadd52huq zmm21, zmm8, zmmword ptr [r9 + 320]
    vpmadd52luq zmm21, zmm8, zmmword ptr [r9 + 384]
    vpmadd52huq zmm18, zmm8, zmmword ptr [r9 + 384]
    vpmadd52luq zmm18, zmm8, zmmword ptr [r9 + 448]
    vpmadd52huq zmm14, zmm8, zmmword ptr [r9 + 448]
    vpmadd52luq zmm14, zmm8, zmmword ptr [r9 + 512]
    vpmadd52huq zmm10, zmm8, zmmword ptr [r9 + 512]
    vpmadd52luq zmm10, zmm8, zmmword ptr [r9 + 576]
    vpmadd52huq zmm6, zmm8, zmmword ptr [r9 + 576]
    vpaddq zmm7, zmm7, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm7, zmm7, 52
    vpmadd52huq zmm9, zmm31, zmm22
    vpaddq zmm9, zmm9, zmm7
    vpmadd52luq zmm9, zmm2, zmm22
    vpmadd52huq zmm11, zmm2, zmm22
    vpmadd52luq zmm11, zmm3, zmm22
    vpmadd52huq zmm13, zmm3, zmm22
    vpmadd52luq zmm13, zmm16, zmm22
    vpmadd52huq zmm15, zmm16, zmm22
    vpmadd52luq zmm15, zmm5, zmm22
    vpmadd52huq zmm17, zmm5, zmm22
    vpmadd52luq zmm17, zmm12, zmm22
    vpmadd52huq zmm19, zmm12, zmm22
    vpbroadcastq zmm7, qword ptr [rip + sangi_p511x8_dots_ifma + 48]
    vpmadd52luq zmm19, zmm22, zmm7
    vpmadd52huq zmm21, zmm7, zmm22
    vpbroadcastq zmm8, qword ptr [rip + sangi_p511x8_dots_ifma + 56]
    vpmadd52luq zmm21, zmm22, zmm8
    vpmadd52huq zmm18, zmm8, zmm22
    vpmadd52luq zmm18, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52huq zmm14, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 64]{1to8}
    vpmadd52luq zmm14, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpmadd52huq zmm10, zmm22, qword ptr [rip + sangi_p511x8_dots_ifma + 72]{1to8}
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm9, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpmadd52luq zmm11, zmm0, zmmword ptr [rsi + 320]
    vpmadd52huq zmm13, zmm0, zmmword ptr [rsi + 320]
    vpmadd52luq zmm13, zmm4, zmmword ptr [rsi + 320]
    vpmadd52huq zmm15, zmm4, zmmword ptr [rsi + 320]
    vmovdqu64 zmm4, zmmword ptr [rsi + 320]
    vpmadd52luq zmm15, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [rdx + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [rdx + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [rdx + 320]
    vpmadd52huq zmm18, zmm4, zmmword ptr [rdx + 320]
    vpmadd52luq zmm18, zmm4, zmmword ptr [rdx + 384]
    vpmadd52huq zmm14, zmm4, zmmword ptr [rdx + 384]
    vpmadd52luq zmm14, zmm4, zmmword ptr [rdx + 448]
    vpmadd52huq zmm10, zmm4, zmmword ptr [rdx + 448]
    vpmadd52luq zmm10, zmm4, zmmword ptr [rdx + 512]
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 512]
    vpmadd52luq zmm6, zmm20, zmm4
    vpxorq zmm0, zmm0, zmm0
    vpmadd52huq zmm0, zmm20, zmm4
    vmovdqu64 zmm4, zmmword ptr [rsi + 960]
    vpmadd52luq zmm11, zmm1, zmm4
    vpmadd52huq zmm13, zmm1, zmm4
    vpmadd52luq zmm13, zmm23, zmm4
    vpmadd52huq zmm15, zmm23, zmm4
    vpmadd52luq zmm15, zmm24, zmm4
    vpmadd52huq zmm17, zmm24, zmm4
    vpmadd52luq zmm17, zmm25, zmm4
    vpmadd52huq zmm19, zmm25, zmm4
    vpmadd52luq zmm19, zmm26, zmm4
    vpmadd52huq zmm21, zmm26, zmm4
    vpmadd52luq zmm21, zmm27, zmm4
    vpmadd52huq zmm18, zmm27, zmm4
    vpmadd52luq zmm18, zmm28, zmm4
    vpmadd52huq zmm14, zmm28, zmm4
    vpmadd52luq zmm14, zmm29, zmm4
    vpmadd52huq zmm10, zmm29, zmm4
    vpmadd52luq zmm10, zmm30, zmm4
    vpmadd52huq zmm6, zmm30, zmm4
    vpmadd52luq zmm6, zmm4, zmmword ptr [rcx + 576]
    vpmadd52huq zmm0, zmm4, zmmword ptr [rcx + 576]
    vmovdqu64 zmm4, zmmword ptr [r8]
    vpmadd52luq zmm11, zmm4, zmmword ptr [rsi + 1600]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rsi + 1600]
    vmovdqu64 zmm4, zmmword ptr [rsi + 1600]
    vpmadd52luq zmm13, zmm4, zmmword ptr [r8 + 64]
    vpmadd52huq zmm15, zmm4, zmmword ptr [r8 + 64]
    vpmadd52luq zmm15, zmm4, zmmword ptr [r8 + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [r8 + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [r8 + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [r8 + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [r8 + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [r8 + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [r8 + 320]
    vpmadd52huq zmm18, zmm4, zmmword ptr [r8 + 320]
    vpmadd52luq zmm18, zmm4, zmmword ptr [r8 + 384]
    vpmadd52huq zmm14, zmm4, zmmword ptr [r8 + 384]
    vpmadd52luq zmm14, zmm4, zmmword ptr [r8 + 448]
    vpmadd52huq zmm10, zmm4, zmmword ptr [r8 + 448]
    vpmadd52luq zmm10, zmm4, zmmword ptr [r8 + 512]
    vpmadd52huq zmm6, zmm4, zmmword ptr [r8 + 512]
    vpmadd52luq zmm6, zmm4, zmmword ptr [r8 + 576]
    vpmadd52huq zmm0, zmm4, zmmword ptr [r8 + 576]
    vmovdqu64 zmm4, zmmword ptr [r9]
    vpmadd52luq zmm11, zmm4, zmmword ptr [rsi + 2240]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rsi + 2240]
    vmovdqu64 zmm4, zmmword ptr [rsi + 2240]
    vpmadd52luq zmm13, zmm4, zmmword ptr [r9 + 64]
    vpmadd52huq zmm15, zmm4, zmmword ptr [r9 + 64]
    vpmadd52luq zmm15, zmm4, zmmword ptr [r9 + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [r9 + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [r9 + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [r9 + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [r9 + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [r9 + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [r9 + 320]
    vpmadd52huq zmm18, zmm4, zmmword ptr [r9 + 320]
    vpmadd52luq zmm18, zmm4, zmmword ptr [r9 + 384]
    vpmadd52huq zmm14, zmm4, zmmword ptr [r9 + 384]
    vpmadd52luq zmm14, zmm4, zmmword ptr [r9 + 448]
    vpmadd52huq zmm10, zmm4, zmmword ptr [r9 + 448]
    vpmadd52luq zmm10, zmm4, zmmword ptr [r9 + 512]
    vpmadd52huq zmm6, zmm4, zmmword ptr [r9 + 512]
    vpmadd52luq zmm6, zmm4, zmmword ptr [r9 + 576]
    vpmadd52huq zmm0, zmm4, zmmword ptr [r9 + 576]
    vpaddq zmm9, zmm9, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm9, zmm9, 52
    vpmadd52huq zmm11, zmm31, zmm22
    vpaddq zmm11, zmm11, zmm9
    vpmadd52luq zmm11, zmm2, zmm22
    vpmadd52huq zmm13, zmm2, zmm22
    vpmadd52luq zmm13, zmm3, zmm22
    vpmadd52huq zmm15, zmm3, zmm22
    vpmadd52luq zmm15, zmm16, zmm22
    vpmadd52huq zmm17, zmm16, zmm22
    vpmadd52luq zmm17, zmm5, zmm22
    vpmadd52huq zmm19, zmm5, zmm22
    vpmadd52luq zmm19, zmm12, zmm22
    vpmadd52huq zmm21, zmm12, zmm22
    vpmadd52luq zmm21, zmm7, zmm22
    vpmadd52huq zmm18, zmm7, zmm22
    vpmadd52luq zmm18, zmm8, zmm22
    vpmadd52huq zmm14, zmm8, zmm22
    vpbroadcastq zmm4, qword ptr [rip + sangi_p511x8_dots_ifma + 64]
    vpmadd52luq zmm14, zmm22, zmm4
    vpmadd52huq zmm10, zmm4, zmm22
    vpbroadcastq zmm9, qword ptr [rip + sangi_p511x8_dots_ifma + 72]
    vpmadd52luq zmm10, zmm22, zmm9
    vpmadd52huq zmm6, zmm9, zmm22
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm11, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vmovdqu64 zmm9, zmmword ptr [rsi + 384]
    vpmadd52luq zmm13, zmm9, zmmword ptr [rdx]
    vpmadd52huq zmm15, zmm9, zmmword ptr [rdx]
    vpmadd52luq zmm15, zmm9, zmmword ptr [rdx + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [rdx + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [rdx + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [rdx + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [rdx + 256]
    vpmadd52huq zmm18, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm18, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm14, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm14, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm10, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm10, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm0, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm20, zmm9
    vpxorq zmm4, zmm4, zmm4
    vpmadd52huq zmm4, zmm20, zmm9
    vmovdqu64 zmm9, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm13, zmm1, zmm9
    vpmadd52huq zmm15, zmm1, zmm9
    vpmadd52luq zmm15, zmm23, zmm9
    vpmadd52huq zmm17, zmm23, zmm9
    vpmadd52luq zmm17, zmm24, zmm9
    vpmadd52huq zmm19, zmm24, zmm9
    vpmadd52luq zmm19, zmm25, zmm9
    vpmadd52huq zmm21, zmm25, zmm9
    vpmadd52luq zmm21, zmm26, zmm9
    vpmadd52huq zmm18, zmm26, zmm9
    vpmadd52luq zmm18, zmm27, zmm9
    vpmadd52huq zmm14, zmm27, zmm9
    vpmadd52luq zmm14, zmm28, zmm9
    vpmadd52huq zmm10, zmm28, zmm9
    vpmadd52luq zmm10, zmm29, zmm9
    vpmadd52huq zmm6, zmm29, zmm9
    vpmadd52luq zmm6, zmm30, zmm9
    vpmadd52huq zmm0, zmm30, zmm9
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 576]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rcx + 576]
    vmovdqu64 zmm9, zmmword ptr [r8]
    vpmadd52luq zmm13, zmm9, zmmword ptr [rsi + 1664]
    vpmadd52huq zmm15, zmm9, zmmword ptr [rsi + 1664]
    vmovdqu64 zmm9, zmmword ptr [rsi + 1664]
    vpmadd52luq zmm15, zmm9, zmmword ptr [r8 + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [r8 + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [r8 + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [r8 + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [r8 + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [r8 + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [r8 + 256]
    vpmadd52huq zmm18, zmm9, zmmword ptr [r8 + 256]
    vpmadd52luq zmm18, zmm9, zmmword ptr [r8 + 320]
    vpmadd52huq zmm14, zmm9, zmmword ptr [r8 + 320]
    vpmadd52luq zmm14, zmm9, zmmword ptr [r8 + 384]
    vpmadd52huq zmm10, zmm9, zmmword ptr [r8 + 384]
    vpmadd52luq zmm10, zmm9, zmmword ptr [r8 + 448]
    vpmadd52huq zmm6, zmm9, zmmword ptr [r8 + 448]
    vpmadd52luq zmm6, zmm9, zmmword ptr [r8 + 512]
    vpmadd52huq zmm0, zmm9, zmmword ptr [r8 + 512]
    vpmadd52luq zmm0, zmm9, zmmword ptr [r8 + 576]
    vpmadd52huq zmm4, zmm9, zmmword ptr [r8 + 576]
    vmovdqu64 zmm9, zmmword ptr [r9]
    vpmadd52luq zmm13, zmm9, zmmword ptr [rsi + 2304]
    vpmadd52huq zmm15, zmm9, zmmword ptr [rsi + 2304]
    vmovdqu64 zmm9, zmmword ptr [rsi + 2304]
    vpmadd52luq zmm15, zmm9, zmmword ptr [r9 + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [r9 + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [r9 + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [r9 + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [r9 + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [r9 + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [r9 + 256]
    vpmadd52huq zmm18, zmm9, zmmword ptr [r9 + 256]
    vpmadd52luq zmm18, zmm9, zmmword ptr [r9 + 320]
    vpmadd52huq zmm14, zmm9, zmmword ptr [r9 + 320]
    vpmadd52luq zmm14, zmm9, zmmword ptr [r9 + 384]
    vpmadd52huq zmm10, zmm9, zmmword ptr [r9 + 384]
    vpmadd52luq zmm10, zmm9, zmmword ptr [r9 + 448]
    vpmadd52huq zmm6, zmm9, zmmword ptr [r9 + 448]
    vpmadd52luq zmm6, zmm9, zmmword ptr [r9 + 512]
    vpmadd52huq zmm0, zmm9, zmmword ptr [r9 + 512]
    vpmadd52luq zmm0, zmm9, zmmword ptr [r9 + 576]
    vpmadd52huq zmm4, zmm9, zmmword ptr [r9 + 576]
    vpaddq zmm11, zmm11, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm11, zmm11, 52
    vpmadd52huq zmm13, zmm31, zmm22
    vpaddq zmm13, zmm13, zmm11
    vpmadd52luq zmm13, zmm2, zmm22
    vpmadd52huq zmm15, zmm2, zmm22
    vpmadd52luq zmm15, zmm3, zmm22
    vpmadd52huq zmm17, zmm3, zmm22
    vpmadd52luq zmm17, zmm16, zmm22
    vpmadd52huq zmm19, zmm16, zmm22
    vpmadd52luq zmm19, zmm5, zmm22
    vpmadd52huq zmm21, zmm5, zmm22
    vpmadd52luq zmm21, zmm12, zmm22
    vpmadd52huq zmm18, zmm12, zmm22
    vpmadd52luq zmm18, zmm7, zmm22
    vpmadd52huq zmm14, zmm7, zmm22
    vpmadd52luq zmm14, zmm8, zmm22
    vpmadd52huq zmm10, zmm8, zmm22
    vpbroadcastq zmm9, qword ptr [rip + sangi_p511x8_dots_ifma + 64]
    vpmadd52luq zmm10, zmm22, zmm9
    vpmadd52huq zmm6, zmm9, zmm22
    vpbroadcastq zmm11, qword ptr [rip + sangi_p511x8_dots_ifma + 72]
    vpmadd52luq zmm6, zmm22, zmm11
    vpmadd52huq zmm0, zmm11, zmm22
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm13, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vmovdqu64 zmm11, zmmword ptr [rsi + 448]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rdx]
    vpmadd52luq zmm17, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [rdx + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm18, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm18, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm14, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm14, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm10, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm0, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm0, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm4, zmm20, zmm11
    vpxorq zmm9, zmm9, zmm9
    vpmadd52huq zmm9, zmm20, zmm11
    vmovdqu64 zmm11, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm15, zmm1, zmm11
    vpmadd52huq zmm17, zmm1, zmm11
    vpmadd52luq zmm17, zmm23, zmm11
    vpmadd52huq zmm19, zmm23, zmm11
    vpmadd52luq zmm19, zmm24, zmm11
    vpmadd52huq zmm21, zmm24, zmm11
    vpmadd52luq zmm21, zmm25, zmm11
    vpmadd52huq zmm18, zmm25, zmm11
    vpmadd52luq zmm18, zmm26, zmm11
    vpmadd52huq zmm14, zmm26, zmm11
    vpmadd52luq zmm14, zmm27, zmm11
    vpmadd52huq zmm10, zmm27, zmm11
    vpmadd52luq zmm10, zmm28, zmm11
    vpmadd52huq zmm6, zmm28, zmm11
    vpmadd52luq zmm6, zmm29, zmm11
    vpmadd52huq zmm0, zmm29, zmm11
    vpmadd52luq zmm0, zmm30, zmm11
    vpmadd52huq zmm4, zmm30, zmm11
    vpmadd52luq zmm4, zmm11, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rcx + 576]
    vmovdqu64 zmm11, zmmword ptr [r8]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rsi + 1728]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rsi + 1728]
    vmovdqu64 zmm11, zmmword ptr [rsi + 1728]
    vpmadd52luq zmm17, zmm11, zmmword ptr [r8 + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [r8 + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [r8 + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [r8 + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [r8 + 192]
    vpmadd52huq zmm18, zmm11, zmmword ptr [r8 + 192]
    vpmadd52luq zmm18, zmm11, zmmword ptr [r8 + 256]
    vpmadd52huq zmm14, zmm11, zmmword ptr [r8 + 256]
    vpmadd52luq zmm14, zmm11, zmmword ptr [r8 + 320]
    vpmadd52huq zmm10, zmm11, zmmword ptr [r8 + 320]
    vpmadd52luq zmm10, zmm11, zmmword ptr [r8 + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [r8 + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [r8 + 448]
    vpmadd52huq zmm0, zmm11, zmmword ptr [r8 + 448]
    vpmadd52luq zmm0, zmm11, zmmword ptr [r8 + 512]
    vpmadd52huq zmm4, zmm11, zmmword ptr [r8 + 512]
    vpmadd52luq zmm4, zmm11, zmmword ptr [r8 + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [r8 + 576]
    vmovdqu64 zmm11, zmmword ptr [r9]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rsi + 2368]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rsi + 2368]
    vmovdqu64 zmm11, zmmword ptr [rsi + 2368]
    vpmadd52luq zmm17, zmm11, zmmword ptr [r9 + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [r9 + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [r9 + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [r9 + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [r9 + 192]
    vpmadd52huq zmm18, zmm11, zmmword ptr [r9 + 192]
    vpmadd52luq zmm18, zmm11, zmmword ptr [r9 + 256]
    vpmadd52huq zmm14, zmm11, zmmword ptr [r9 + 256]
    vpmadd52luq zmm14, zmm11, zmmword ptr [r9 + 320]
    vpmadd52huq zmm10, zmm11, zmmword ptr [r9 + 320]
    vpmadd52luq zmm10, zmm11, zmmword ptr [r9 + 384]
    vpmadd52huq zmm6, zmm11, zmmword ptr [r9 + 384]
    vpmadd52luq zmm6, zmm11, zmmword ptr [r9 + 448]
    vpmadd52huq zmm0, zmm11, zmmword ptr [r9 + 448]
    vpmadd52luq zmm0, zmm11, zmmword ptr [r9 + 512]
    vpmadd52huq zmm4, zmm11, zmmword ptr [r9 + 512]
    vpmadd52luq zmm4, zmm11, zmmword ptr [r9 + 576]
    vpmadd52huq zmm9, zmm11, zmmword ptr [r9 + 576]
    vpaddq zmm13, zmm13, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm13, zmm13, 52
    vpmadd52huq zmm15, zmm31, zmm22
    vpaddq zmm15, zmm15, zmm13
    vpmadd52luq zmm15, zmm2, zmm22
    vpmadd52huq zmm17, zmm2, zmm22
    vpmadd52luq zmm17, zmm3, zmm22
    vpmadd52huq zmm19, zmm3, zmm22
    vpmadd52luq zmm19, zmm16, zmm22
    vpmadd52huq zmm21, zmm16, zmm22
    vpmadd52luq zmm21, zmm5, zmm22
    vpmadd52huq zmm18, zmm5, zmm22
    vpmadd52luq zmm18, zmm12, zmm22
    vpmadd52huq zmm14, zmm12, zmm22
    vpmadd52luq zmm14, zmm7, zmm22
    vpmadd52huq zmm10, zmm7, zmm22
    vpmadd52luq zmm10, zmm8, zmm22
    vpmadd52huq zmm6, zmm8, zmm22
    vpbroadcastq zmm11, qword ptr [rip + sangi_p511x8_dots_ifma + 64]
    vpmadd52luq zmm6, zmm22, zmm11
    vpmadd52huq zmm0, zmm11, zmm22
    vpbroadcastq zmm13, qword ptr [rip + sangi_p511x8_dots_ifma + 72]
    vpmadd52luq zmm0, zmm22, zmm13
    vpmadd52huq zmm4, zmm13, zmm22
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm15, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vmovdqu64 zmm13, zmmword ptr [rsi + 512]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rdx]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rdx]
    vpmadd52luq zmm19, zmm13, zmmword ptr [rdx + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [rdx + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [rdx + 128]
    vpmadd52huq zmm18, zmm13, zmmword ptr [rdx + 128]
    vpmadd52luq zmm18, zmm13, zmmword ptr [rdx + 192]
    vpmadd52huq zmm14, zmm13, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm13, zmmword ptr [rdx + 256]
    vpmadd52huq zmm10, zmm13, zmmword ptr [rdx + 256]
    vpmadd52luq zmm10, zmm13, zmmword ptr [rdx + 320]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rdx + 320]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rdx + 384]
    vpmadd52huq zmm0, zmm13, zmmword ptr [rdx + 384]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rdx + 448]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rdx + 448]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rdx + 512]
    vpmadd52huq zmm9, zmm13, zmmword ptr [rdx + 512]
    vpmadd52luq zmm9, zmm20, zmm13
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm20, zmm13
    vmovdqu64 zmm13, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm17, zmm1, zmm13
    vpmadd52huq zmm19, zmm1, zmm13
    vpmadd52luq zmm19, zmm23, zmm13
    vpmadd52huq zmm21, zmm23, zmm13
    vpmadd52luq zmm21, zmm24, zmm13
    vpmadd52huq zmm18, zmm24, zmm13
    vpmadd52luq zmm18, zmm25, zmm13
    vpmadd52huq zmm14, zmm25, zmm13
    vpmadd52luq zmm14, zmm26, zmm13
    vpmadd52huq zmm10, zmm26, zmm13
    vpmadd52luq zmm10, zmm27, zmm13
    vpmadd52huq zmm6, zmm27, zmm13
    vpmadd52luq zmm6, zmm28, zmm13
    vpmadd52huq zmm0, zmm28, zmm13
    vpmadd52luq zmm0, zmm29, zmm13
    vpmadd52huq zmm4, zmm29, zmm13
    vpmadd52luq zmm4, zmm30, zmm13
    vpmadd52huq zmm9, zmm30, zmm13
    vpmadd52luq zmm9, zmm13, zmmword ptr [rcx + 576]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 576]
    vmovdqu64 zmm13, zmmword ptr [r8]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rsi + 1792]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rsi + 1792]
    vmovdqu64 zmm13, zmmword ptr [rsi + 1792]
    vpmadd52luq zmm19, zmm13, zmmword ptr [r8 + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [r8 + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [r8 + 128]
    vpmadd52huq zmm18, zmm13, zmmword ptr [r8 + 128]
    vpmadd52luq zmm18, zmm13, zmmword ptr [r8 + 192]
    vpmadd52huq zmm14, zmm13, zmmword ptr [r8 + 192]
    vpmadd52luq zmm14, zmm13, zmmword ptr [r8 + 256]
    vpmadd52huq zmm10, zmm13, zmmword ptr [r8 + 256]
    vpmadd52luq zmm10, zmm13, zmmword ptr [r8 + 320]
    vpmadd52huq zmm6, zmm13, zmmword ptr [r8 + 320]
    vpmadd52luq zmm6, zmm13, zmmword ptr [r8 + 384]
    vpmadd52huq zmm0, zmm13, zmmword ptr [r8 + 384]
    vpmadd52luq zmm0, zmm13, zmmword ptr [r8 + 448]
    vpmadd52huq zmm4, zmm13, zmmword ptr [r8 + 448]
    vpmadd52luq zmm4, zmm13, zmmword ptr [r8 + 512]
    vpmadd52huq zmm9, zmm13, zmmword ptr [r8 + 512]
    vpmadd52luq zmm9, zmm13, zmmword ptr [r8 + 576]
    vpmadd52huq zmm11, zmm13, zmmword ptr [r8 + 576]
    vmovdqu64 zmm13, zmmword ptr [r9]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rsi + 2432]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rsi + 2432]
    vmovdqu64 zmm13, zmmword ptr [rsi + 2432]
    vpmadd52luq zmm19, zmm13, zmmword ptr [r9 + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [r9 + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [r9 + 128]
    vpmadd52huq zmm18, zmm13, zmmword ptr [r9 + 128]
    vpmadd52luq zmm18, zmm13, zmmword ptr [r9 + 192]
    vpmadd52huq zmm14, zmm13, zmmword ptr [r9 + 192]
    vpmadd52luq zmm14, zmm13, zmmword ptr [r9 + 256]
    vpmadd52huq zmm10, zmm13, zmmword ptr [r9 + 256]
    vpmadd52luq zmm10, zmm13, zmmword ptr [r9 + 320]
    vpmadd52huq zmm6, zmm13, zmmword ptr [r9 + 320]
    vpmadd52luq zmm6, zmm13, zmmword ptr [r9 + 384]
    vpmadd52huq zmm0, zmm13, zmmword ptr [r9 + 384]
    vpmadd52luq zmm0, zmm13, zmmword ptr [r9 + 448]
    vpmadd52huq zmm4, zmm13, zmmword ptr [r9 + 448]
    vpmadd52luq zmm4, zmm13, zmmword ptr [r9 + 512]
    vpmadd52huq zmm9, zmm13, zmmword ptr [r9 + 512]
    vpmadd52luq zmm9, zmm13, zmmword ptr [r9 + 576]
    vpmadd52huq zmm11, zmm13, zmmword ptr [r9 + 576]
    vpaddq zmm15, zmm15, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm15, zmm15, 52
    vpmadd52huq zmm17, zmm31, zmm22
    vpaddq zmm17, zmm17, zmm15
    vpmadd52luq zmm17, zmm2, zmm22
    vpmadd52huq zmm19, zmm2, zmm22
    vpmadd52luq zmm19, zmm3, zmm22
    vpmadd52huq zmm21, zmm3, zmm22
    vpmadd52luq zmm21, zmm16, zmm22
    vpmadd52huq zmm18, zmm16, zmm22
    vpmadd52luq zmm18, zmm5, zmm22
    vpmadd52huq zmm14, zmm5, zmm22
    vpmadd52luq zmm14, zmm12, zmm22
    vpmadd52huq zmm10, zmm12, zmm22
    vpmadd52luq zmm10, zmm7, zmm22
    vpmadd52huq zmm6, zmm7, zmm22
    vpmadd52luq zmm6, zmm8, zmm22
    vpmadd52huq zmm0, zmm8, zmm22
    vpbroadcastq zmm13, qword ptr [rip + sangi_p511x8_dots_ifma + 64]
    vpmadd52luq zmm0, zmm22, zmm13
    vpmadd52huq zmm4, zmm13, zmm22
    vpbroadcastq zmm15, qword ptr [rip + sangi_p511x8_dots_ifma + 72]
    vpmadd52luq zmm4, zmm22, zmm15
    vpmadd52huq zmm9, zmm15, zmm22
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm17, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vmovdqu64 zmm15, zmmword ptr [rsi + 576]
    vpmadd52luq zmm19, zmm15, zmmword ptr [rdx]
    vpmadd52huq zmm21, zmm15, zmmword ptr [rdx]
    vpmadd52luq zmm21, zmm15, zmmword ptr [rdx + 64]
    vpmadd52huq zmm18, zmm15, zmmword ptr [rdx + 64]
    vpmadd52luq zmm18, zmm15, zmmword ptr [rdx + 128]
    vpmadd52huq zmm14, zmm15, zmmword ptr [rdx + 128]
    vpmadd52luq zmm14, zmm15, zmmword ptr [rdx + 192]
    vpmadd52huq zmm10, zmm15, zmmword ptr [rdx + 192]
    vpmadd52luq zmm10, zmm15, zmmword ptr [rdx + 256]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rdx + 256]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rdx + 320]
    vpmadd52huq zmm0, zmm15, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rdx + 384]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rdx + 384]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rdx + 448]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rdx + 448]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rdx + 512]
    vpmadd52huq zmm11, zmm15, zmmword ptr [rdx + 512]
    vpmadd52luq zmm11, zmm20, zmm15
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm20, zmm15
    vmovdqu64 zmm15, zmmword ptr [rsi + 1216]
    vpmadd52luq zmm19, zmm1, zmm15
    vpmadd52huq zmm21, zmm1, zmm15
    vpmadd52luq zmm21, zmm23, zmm15
    vpmadd52huq zmm18, zmm23, zmm15
    vpmadd52luq zmm18, zmm24, zmm15
    vpmadd52huq zmm14, zmm24, zmm15
    vpmadd52luq zmm14, zmm25, zmm15
    vpmadd52huq zmm10, zmm25, zmm15
    vpmadd52luq zmm10, zmm26, zmm15
    vpmadd52huq zmm6, zmm26, zmm15
    vpmadd52luq zmm6, zmm27, zmm15
    vpmadd52huq zmm0, zmm27, zmm15
    vpmadd52luq zmm0, zmm28, zmm15
    vpmadd52huq zmm4, zmm28, zmm15
    vpmadd52luq zmm4, zmm29, zmm15
    vpmadd52huq zmm9, zmm29, zmm15
    vpmadd52luq zmm9, zmm30, zmm15
    vpmadd52huq zmm11, zmm30, zmm15
    vmovdqu64 zmm1, zmmword ptr [rcx + 576]
    vpmadd52luq zmm11, zmm15, zmm1
    vpmadd52huq zmm13, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8]
    vmovdqu64 zmm15, zmmword ptr [rsi + 1856]
    vpmadd52luq zmm19, zmm1, zmm15
    vpmadd52huq zmm21, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 64]
    vpmadd52luq zmm21, zmm15, zmm1
    vpmadd52huq zmm18, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 128]
    vpmadd52luq zmm18, zmm15, zmm1
    vpmadd52huq zmm14, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 192]
    vpmadd52luq zmm14, zmm15, zmm1
    vpmadd52huq zmm10, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 256]
    vpmadd52luq zmm10, zmm15, zmm1
    vpmadd52huq zmm6, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 320]
    vpmadd52luq zmm6, zmm15, zmm1
    vpmadd52huq zmm0, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 384]
    vpmadd52luq zmm0, zmm15, zmm1
    vpmadd52huq zmm4, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 448]
    vpmadd52luq zmm4, zmm15, zmm1
    vpmadd52huq zmm9, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 512]
    vpmadd52luq zmm9, zmm15, zmm1
    vpmadd52huq zmm11, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r8 + 576]
    vpmadd52luq zmm11, zmm15, zmm1
    vpmadd52huq zmm13, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r9]
    vmovdqu64 zmm15, zmmword ptr [rsi + 2496]
    vpmadd52luq zmm19, zmm1, zmm15
    vpmadd52huq zmm21, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r9 + 64]
    vpmadd52luq zmm21, zmm15, zmm1
    vpmadd52huq zmm18, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r9 + 128]
    vpmadd52luq zmm18, zmm15, zmm1
    vpmadd52huq zmm14, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r9 + 192]
    vpmadd52luq zmm14, zmm15, zmm1
    vpmadd52huq zmm10, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r9 + 256]
    vpmadd52luq zmm10, zmm15, zmm1
    vpmadd52huq zmm6, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r9 + 320]
    vpmadd52luq zmm6, zmm15, zmm1
    vpmadd52huq zmm0, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r9 + 384]
    vpmadd52luq zmm0, zmm15, zmm1
    vpmadd52huq zmm4, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r9 + 448]
    vpmadd52luq zmm4, zmm15, zmm1
    vpmadd52huq zmm9, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r9 + 512]
    vpmadd52luq zmm9, zmm15, zmm1
    vpmadd52huq zmm11, zmm1, zmm15
    vmovdqu64 zmm1, zmmword ptr [r9 + 576]
    vpmadd52luq zmm11, zmm15, zmm1
    vpmadd52huq zmm13, zmm1, zmm15
    vpaddq zmm17, zmm17, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm17, zmm17, 52
    vpmadd52huq zmm19, zmm31, zmm22
    vpaddq zmm19, zmm19, zmm17
    vpmadd52luq zmm19, zmm2, zmm22
    vpmadd52huq zmm21, zmm2, zmm22
    vpmadd52luq zmm21, zmm3, zmm22
    vpmadd52huq zmm18, zmm3, zmm22
    vpmadd52luq zmm18, zmm16, zmm22
    vpmadd52huq zmm14, zmm16, zmm22
    vpmadd52luq zmm14, zmm5, zmm22
    vpmadd52huq zmm10, zmm5, zmm22
    vpmadd52luq zmm10, zmm12, zmm22
    vpmadd52huq zmm6, zmm12, zmm22
    vpmadd52luq zmm6, zmm7, zmm22
    vpmadd52huq zmm0, zmm7, zmm22
    vpmadd52luq zmm0, zmm8, zmm22
    vpmadd52huq zmm4, zmm8, zmm22
    vpbroadcastq zmm1, qword ptr [rip + sangi_p511x8_dots_ifma + 64]
    vpmadd52luq zmm4, zmm22, zmm1
    vpmadd52huq zmm9, zmm1, zmm22
    vpbroadcastq zmm15, qword ptr [rip + sangi_p511x8_dots_ifma + 72]
    vpmadd52luq zmm9, zmm22, zmm15
    vpmadd52huq zmm11, zmm15, zmm22
    vpxorq zmm17, zmm17, zmm17
    vpmadd52luq zmm17, zmm19, qword ptr [rip + sangi_p511x8_dots_ifma + 160]{1to8}
    vpaddq zmm19, zmm19, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vpsrlq zmm19, zmm19, 52
    vpmadd52huq zmm21, zmm31, zmm17
    vpaddq zmm21, zmm21, zmm19
    vpmadd52luq zmm21, zmm2, zmm17
    vpmadd52huq zmm18, zmm2, zmm17
    vpmadd52luq zmm18, zmm3, zmm17
    vpmadd52huq zmm14, zmm3, zmm17
    vpmadd52luq zmm14, zmm16, zmm17
    vpmadd52huq zmm10, zmm16, zmm17
    vpmadd52luq zmm10, zmm5, zmm17
    vpmadd52huq zmm6, zmm5, zmm17
    vpmadd52luq zmm6, zmm12, zmm17
    vpmadd52huq zmm0, zmm12, zmm17
    vpmadd52luq zmm0, zmm7, zmm17
    vpmadd52huq zmm4, zmm7, zmm17
    vpmadd52luq zmm4, zmm8, zmm17
    vpmadd52huq zmm9, zmm8, zmm17
    vpmadd52luq zmm9, zmm1, zmm17
    vpmadd52huq zmm11, zmm1, zmm17
    vpmadd52luq zmm11, zmm15, zmm17
    vpmadd52huq zmm13, zmm15, zmm17
    vpsrlq zmm1, zmm21, 52
    vpaddq zmm18, zmm18, zmm1
    vpsrlq zmm1, zmm18, 52
    vpaddq zmm14, zmm14, zmm1
    vpsrlq zmm1, zmm14, 52
    vpaddq zmm10, zmm10, zmm1
    vpsrlq zmm1, zmm10, 52
    vpaddq zmm6, zmm6, zmm1
    vpsrlq zmm1, zmm6, 52
    vpaddq zmm0, zmm0, zmm1
    vpsrlq zmm1, zmm0, 52
    vpaddq zmm4, zmm4, zmm1
    vpsrlq zmm1, zmm4, 52
    vpaddq zmm9, zmm9, zmm1
    vpsrlq zmm1, zmm9, 52
    vpaddq zmm11, zmm11, zmm1
    vpsrlq zmm1, zmm11, 52
    vpaddq zmm13, zmm13, zmm1
    vpandq zmm21, zmm21, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm21
    vpandq zmm18, zmm18, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm18
    vpandq zmm14, zmm14, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm14
    vpandq zmm10, zmm10, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm10
    vpandq zmm6, zmm6, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 256], zmm6
    vpandq zmm0, zmm0, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 320], zmm0
    vpandq zmm4, zmm4, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 384], zmm4
    vpandq zmm9, zmm9, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 448], zmm9
    vpandq zmm11, zmm11, qword ptr [rip + sangi_p511x8_dots_ifma + 168]{1to8}
    vmovdqu64 zmmword ptr [rdi + 512], zmm11
    vmovdqu64 zmmword ptr [rdi + 576], zmm13
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p511x8_dot4_ifma)

    CONSTANTS

    .p2align 6
sangi_p511x8_dots_ifma:
    .quad 0x0001b90533c6c87b
    .quad 0x000f457aca8351b8
    .quad 0x000f0b4f25c2721b
    .quad 0x0005507516730cc1
    .quad 0x000da7aac6c567f3
    .quad 0x000fbfcc69322c9c
    .quad 0x00083aedc88c425a
    .quad 0x0005e3e4c4ab42d0
    .quad 0x000f89bffc8ab0d1
    .quad 0x0000065b48e8f740
    .quad 0x0003720a678d90f6
    .quad 0x000e8af59506a370
    .quad 0x000e169e4b84e437
    .quad 0x000aa0ea2ce61983
    .quad 0x000b4f558d8acfe6
    .quad 0x000f7f98d2645939
    .quad 0x000075db911884b5
    .quad 0x000bc7c9895685a1
    .quad 0x000f137ff91561a2
    .quad 0x00000cb691d1ee81
    .quad 0x0001301f632e294d
    .quad 0x000fffffffffffff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
