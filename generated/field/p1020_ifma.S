/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xece55ed427012a9d89dec879007ebd7216c22bc86f21a080683cf25db31ad5bf06de2471cf9386e4d6c594a8ad82d2df811d9c419ec83297611ad4f90441c800978dbeed90a2b58b97c56d1de81ede56b317c5431541f40642aca4d5a313709c2cab6a0e287f1bd514ba72cb8d89fd3a1d81eebbc3d344ddbe34c5460e36453
 * p1020, base field of CTIDH; eight elements in 20 digits of 52 bits
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

/* z <- x * y / R mod p, in [0, 2p); R = 2^(digits of all bits) */
/* @pre 0 <= x, y, x * y < R * p: both below 2p, or as the headers say */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p1020x8_mul_ifma)
    .globl SYMBOL(sangi_p1020x8_mul_ifma)
    KIND(sangi_p1020x8_mul_ifma)
    .p2align 5
SYMBOL(sangi_p1020x8_mul_ifma):
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
    vmovdqu64 zmm11, zmmword ptr [rsi + 320]
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm1, zmm11
    vmovdqu64 zmm13, zmmword ptr [rsi + 384]
    vpxorq zmm14, zmm14, zmm14
    vpmadd52luq zmm14, zmm1, zmm13
    vmovdqu64 zmm15, zmmword ptr [rsi + 448]
    vpxorq zmm16, zmm16, zmm16
    vpmadd52luq zmm16, zmm1, zmm15
    vmovdqu64 zmm17, zmmword ptr [rsi + 512]
    vpxorq zmm18, zmm18, zmm18
    vpmadd52luq zmm18, zmm1, zmm17
    vmovdqu64 zmm19, zmmword ptr [rsi + 576]
    vpxorq zmm20, zmm20, zmm20
    vpmadd52luq zmm20, zmm1, zmm19
    vmovdqu64 zmm21, zmmword ptr [rsi + 640]
    vpxorq zmm22, zmm22, zmm22
    vpmadd52luq zmm22, zmm1, zmm21
    vmovdqu64 zmm23, zmmword ptr [rsi + 704]
    vpxorq zmm24, zmm24, zmm24
    vpmadd52luq zmm24, zmm1, zmm23
    vmovdqu64 zmm25, zmmword ptr [rsi + 768]
    vpxorq zmm26, zmm26, zmm26
    vpmadd52luq zmm26, zmm1, zmm25
    vmovdqu64 zmm27, zmmword ptr [rsi + 832]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52luq zmm28, zmm1, zmm27
    vmovdqu64 zmm29, zmmword ptr [rsi + 896]
    vpxorq zmm30, zmm30, zmm30
    vpmadd52luq zmm30, zmm1, zmm29
    vmovdqu64 zmm31, zmmword ptr [rsi + 960]
    vpxorq zmm29, zmm29, zmm29
    vpmadd52luq zmm29, zmm1, zmm31
    vpxorq zmm31, zmm31, zmm31
    vpmadd52luq zmm31, zmm1, zmmword ptr [rsi + 1024]
    vpxorq zmm27, zmm27, zmm27
    vpmadd52luq zmm27, zmm1, zmmword ptr [rsi + 1088]
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm1, zmmword ptr [rsi + 1152]
    vpxorq zmm23, zmm23, zmm23
    vpmadd52luq zmm23, zmm1, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm4, zmm0, zmm1
    vpmadd52huq zmm6, zmm3, zmm1
    vpmadd52huq zmm8, zmm5, zmm1
    vpmadd52huq zmm10, zmm7, zmm1
    vpmadd52huq zmm12, zmm9, zmm1
    vpmadd52huq zmm14, zmm11, zmm1
    vpmadd52huq zmm16, zmm13, zmm1
    vpmadd52huq zmm18, zmm15, zmm1
    vpmadd52huq zmm20, zmm17, zmm1
    vpmadd52huq zmm22, zmm19, zmm1
    vpmadd52huq zmm24, zmm21, zmm1
    vpmadd52huq zmm26, zmm1, zmmword ptr [rsi + 704]
    vpmadd52huq zmm28, zmm1, zmmword ptr [rsi + 768]
    vpmadd52huq zmm30, zmm1, zmmword ptr [rsi + 832]
    vpmadd52huq zmm29, zmm1, zmmword ptr [rsi + 896]
    vpmadd52huq zmm31, zmm1, zmmword ptr [rsi + 960]
    vpmadd52huq zmm27, zmm1, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm25, zmm1, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm23, zmm1, zmmword ptr [rsi + 1152]
    vpxorq zmm21, zmm21, zmm21
    vpmadd52huq zmm21, zmm1, zmmword ptr [rsi + 1216]
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm4, zmm0, zmmword ptr [rdx + 64]
    vpmadd52luq zmm6, zmm3, zmmword ptr [rdx + 64]
    vpmadd52luq zmm8, zmm5, zmmword ptr [rdx + 64]
    vpmadd52luq zmm10, zmm7, zmmword ptr [rdx + 64]
    vpmadd52luq zmm12, zmm9, zmmword ptr [rdx + 64]
    vpmadd52luq zmm14, zmm11, zmmword ptr [rdx + 64]
    vpmadd52luq zmm16, zmm13, zmmword ptr [rdx + 64]
    vpmadd52luq zmm18, zmm15, zmmword ptr [rdx + 64]
    vpmadd52luq zmm20, zmm17, zmmword ptr [rdx + 64]
    vpmadd52luq zmm22, zmm19, zmmword ptr [rdx + 64]
    vmovdqu64 zmm19, zmmword ptr [rdx + 64]
    vpmadd52luq zmm24, zmm19, zmmword ptr [rsi + 640]
    vpmadd52luq zmm26, zmm19, zmmword ptr [rsi + 704]
    vpmadd52luq zmm28, zmm19, zmmword ptr [rsi + 768]
    vpmadd52luq zmm30, zmm19, zmmword ptr [rsi + 832]
    vpmadd52luq zmm29, zmm19, zmmword ptr [rsi + 896]
    vpmadd52luq zmm31, zmm19, zmmword ptr [rsi + 960]
    vpmadd52luq zmm27, zmm19, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm25, zmm19, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm23, zmm19, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm21, zmm19, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm6, zmm0, zmm19
    vpmadd52huq zmm8, zmm3, zmm19
    vpmadd52huq zmm10, zmm5, zmm19
    vpmadd52huq zmm12, zmm7, zmm19
    vpmadd52huq zmm14, zmm9, zmm19
    vpmadd52huq zmm16, zmm11, zmm19
    vpmadd52huq zmm18, zmm13, zmm19
    vpmadd52huq zmm20, zmm15, zmm19
    vpmadd52huq zmm22, zmm17, zmm19
    vpmadd52huq zmm24, zmm19, zmmword ptr [rsi + 576]
    vpmadd52huq zmm26, zmm19, zmmword ptr [rsi + 640]
    vpmadd52huq zmm28, zmm19, zmmword ptr [rsi + 704]
    vpmadd52huq zmm30, zmm19, zmmword ptr [rsi + 768]
    vpmadd52huq zmm29, zmm19, zmmword ptr [rsi + 832]
    vpmadd52huq zmm31, zmm19, zmmword ptr [rsi + 896]
    vpmadd52huq zmm27, zmm19, zmmword ptr [rsi + 960]
    vpmadd52huq zmm25, zmm19, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm23, zmm19, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm21, zmm19, zmmword ptr [rsi + 1152]
    vpxorq zmm17, zmm17, zmm17
    vpmadd52huq zmm17, zmm19, zmmword ptr [rsi + 1216]
    vpaddq zmm2, zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm2, zmm2, 52
    vpbroadcastq zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma]
    vpmadd52huq zmm4, zmm1, zmm19
    vpaddq zmm4, zmm4, zmm2
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm4, zmm1, zmm2
    vpmadd52huq zmm6, zmm2, zmm1
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52huq zmm8, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52luq zmm8, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm12, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm12, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm6, zmm0, zmmword ptr [rdx + 128]
    vpmadd52luq zmm8, zmm3, zmmword ptr [rdx + 128]
    vpmadd52luq zmm10, zmm5, zmmword ptr [rdx + 128]
    vpmadd52luq zmm12, zmm7, zmmword ptr [rdx + 128]
    vpmadd52luq zmm14, zmm9, zmmword ptr [rdx + 128]
    vpmadd52luq zmm16, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm18, zmm13, zmmword ptr [rdx + 128]
    vpmadd52luq zmm20, zmm15, zmmword ptr [rdx + 128]
    vmovdqu64 zmm2, zmmword ptr [rdx + 128]
    vpmadd52luq zmm22, zmm2, zmmword ptr [rsi + 512]
    vpmadd52luq zmm24, zmm2, zmmword ptr [rsi + 576]
    vpmadd52luq zmm26, zmm2, zmmword ptr [rsi + 640]
    vpmadd52luq zmm28, zmm2, zmmword ptr [rsi + 704]
    vpmadd52luq zmm30, zmm2, zmmword ptr [rsi + 768]
    vpmadd52luq zmm29, zmm2, zmmword ptr [rsi + 832]
    vpmadd52luq zmm31, zmm2, zmmword ptr [rsi + 896]
    vpmadd52luq zmm27, zmm2, zmmword ptr [rsi + 960]
    vpmadd52luq zmm25, zmm2, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm23, zmm2, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm21, zmm2, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm17, zmm2, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm8, zmm0, zmm2
    vpmadd52huq zmm10, zmm3, zmm2
    vpmadd52huq zmm12, zmm5, zmm2
    vpmadd52huq zmm14, zmm7, zmm2
    vpmadd52huq zmm16, zmm9, zmm2
    vpmadd52huq zmm18, zmm11, zmm2
    vpmadd52huq zmm20, zmm13, zmm2
    vpmadd52huq zmm22, zmm15, zmm2
    vpmadd52huq zmm24, zmm2, zmmword ptr [rsi + 512]
    vpmadd52huq zmm26, zmm2, zmmword ptr [rsi + 576]
    vpmadd52huq zmm28, zmm2, zmmword ptr [rsi + 640]
    vpmadd52huq zmm30, zmm2, zmmword ptr [rsi + 704]
    vpmadd52huq zmm29, zmm2, zmmword ptr [rsi + 768]
    vpmadd52huq zmm31, zmm2, zmmword ptr [rsi + 832]
    vpmadd52huq zmm27, zmm2, zmmword ptr [rsi + 896]
    vpmadd52huq zmm25, zmm2, zmmword ptr [rsi + 960]
    vpmadd52huq zmm23, zmm2, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm21, zmm2, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm17, zmm2, zmmword ptr [rsi + 1152]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52huq zmm15, zmm2, zmmword ptr [rsi + 1216]
    vpaddq zmm4, zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm4, zmm4, 52
    vpmadd52huq zmm6, zmm19, zmm1
    vpaddq zmm6, zmm6, zmm4
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm6, zmm1, zmm2
    vpmadd52huq zmm8, zmm2, zmm1
    vpbroadcastq zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]
    vpmadd52luq zmm8, zmm1, zmm4
    vpmadd52huq zmm10, zmm4, zmm1
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm12, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm12, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm6, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm8, zmm0, zmmword ptr [rdx + 192]
    vpmadd52luq zmm10, zmm3, zmmword ptr [rdx + 192]
    vpmadd52luq zmm12, zmm5, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm7, zmmword ptr [rdx + 192]
    vpmadd52luq zmm16, zmm9, zmmword ptr [rdx + 192]
    vpmadd52luq zmm18, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm20, zmm13, zmmword ptr [rdx + 192]
    vmovdqu64 zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm22, zmm4, zmmword ptr [rsi + 448]
    vpmadd52luq zmm24, zmm4, zmmword ptr [rsi + 512]
    vpmadd52luq zmm26, zmm4, zmmword ptr [rsi + 576]
    vpmadd52luq zmm28, zmm4, zmmword ptr [rsi + 640]
    vpmadd52luq zmm30, zmm4, zmmword ptr [rsi + 704]
    vpmadd52luq zmm29, zmm4, zmmword ptr [rsi + 768]
    vpmadd52luq zmm31, zmm4, zmmword ptr [rsi + 832]
    vpmadd52luq zmm27, zmm4, zmmword ptr [rsi + 896]
    vpmadd52luq zmm25, zmm4, zmmword ptr [rsi + 960]
    vpmadd52luq zmm23, zmm4, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm21, zmm4, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm17, zmm4, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm15, zmm4, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm10, zmm0, zmm4
    vpmadd52huq zmm12, zmm3, zmm4
    vpmadd52huq zmm14, zmm5, zmm4
    vpmadd52huq zmm16, zmm7, zmm4
    vpmadd52huq zmm18, zmm9, zmm4
    vpmadd52huq zmm20, zmm11, zmm4
    vpmadd52huq zmm22, zmm13, zmm4
    vpmadd52huq zmm24, zmm4, zmmword ptr [rsi + 448]
    vpmadd52huq zmm26, zmm4, zmmword ptr [rsi + 512]
    vpmadd52huq zmm28, zmm4, zmmword ptr [rsi + 576]
    vpmadd52huq zmm30, zmm4, zmmword ptr [rsi + 640]
    vpmadd52huq zmm29, zmm4, zmmword ptr [rsi + 704]
    vpmadd52huq zmm31, zmm4, zmmword ptr [rsi + 768]
    vpmadd52huq zmm27, zmm4, zmmword ptr [rsi + 832]
    vpmadd52huq zmm25, zmm4, zmmword ptr [rsi + 896]
    vpmadd52huq zmm23, zmm4, zmmword ptr [rsi + 960]
    vpmadd52huq zmm21, zmm4, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm17, zmm4, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm15, zmm4, zmmword ptr [rsi + 1152]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm4, zmmword ptr [rsi + 1216]
    vpaddq zmm6, zmm6, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm6, zmm6, 52
    vpmadd52huq zmm8, zmm19, zmm1
    vpaddq zmm8, zmm8, zmm6
    vpmadd52luq zmm8, zmm2, zmm1
    vpmadd52huq zmm10, zmm2, zmm1
    vpbroadcastq zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]
    vpmadd52luq zmm10, zmm1, zmm4
    vpmadd52huq zmm12, zmm4, zmm1
    vpbroadcastq zmm6, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm12, zmm1, zmm6
    vpmadd52huq zmm14, zmm6, zmm1
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm8, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm10, zmm0, zmmword ptr [rdx + 256]
    vpmadd52luq zmm12, zmm3, zmmword ptr [rdx + 256]
    vpmadd52luq zmm14, zmm5, zmmword ptr [rdx + 256]
    vpmadd52luq zmm16, zmm7, zmmword ptr [rdx + 256]
    vpmadd52luq zmm18, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm20, zmm11, zmmword ptr [rdx + 256]
    vmovdqu64 zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm22, zmm6, zmmword ptr [rsi + 384]
    vpmadd52luq zmm24, zmm6, zmmword ptr [rsi + 448]
    vpmadd52luq zmm26, zmm6, zmmword ptr [rsi + 512]
    vpmadd52luq zmm28, zmm6, zmmword ptr [rsi + 576]
    vpmadd52luq zmm30, zmm6, zmmword ptr [rsi + 640]
    vpmadd52luq zmm29, zmm6, zmmword ptr [rsi + 704]
    vpmadd52luq zmm31, zmm6, zmmword ptr [rsi + 768]
    vpmadd52luq zmm27, zmm6, zmmword ptr [rsi + 832]
    vpmadd52luq zmm25, zmm6, zmmword ptr [rsi + 896]
    vpmadd52luq zmm23, zmm6, zmmword ptr [rsi + 960]
    vpmadd52luq zmm21, zmm6, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm17, zmm6, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm15, zmm6, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm13, zmm6, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm12, zmm0, zmm6
    vpmadd52huq zmm14, zmm3, zmm6
    vpmadd52huq zmm16, zmm5, zmm6
    vpmadd52huq zmm18, zmm7, zmm6
    vpmadd52huq zmm20, zmm9, zmm6
    vpmadd52huq zmm22, zmm11, zmm6
    vpmadd52huq zmm24, zmm6, zmmword ptr [rsi + 384]
    vpmadd52huq zmm26, zmm6, zmmword ptr [rsi + 448]
    vpmadd52huq zmm28, zmm6, zmmword ptr [rsi + 512]
    vpmadd52huq zmm30, zmm6, zmmword ptr [rsi + 576]
    vpmadd52huq zmm29, zmm6, zmmword ptr [rsi + 640]
    vpmadd52huq zmm31, zmm6, zmmword ptr [rsi + 704]
    vpmadd52huq zmm27, zmm6, zmmword ptr [rsi + 768]
    vpmadd52huq zmm25, zmm6, zmmword ptr [rsi + 832]
    vpmadd52huq zmm23, zmm6, zmmword ptr [rsi + 896]
    vpmadd52huq zmm21, zmm6, zmmword ptr [rsi + 960]
    vpmadd52huq zmm17, zmm6, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm15, zmm6, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm13, zmm6, zmmword ptr [rsi + 1152]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm6, zmmword ptr [rsi + 1216]
    vpaddq zmm8, zmm8, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm8, zmm8, 52
    vpmadd52huq zmm10, zmm19, zmm1
    vpaddq zmm10, zmm10, zmm8
    vpmadd52luq zmm10, zmm2, zmm1
    vpmadd52huq zmm12, zmm2, zmm1
    vpmadd52luq zmm12, zmm4, zmm1
    vpmadd52huq zmm14, zmm4, zmm1
    vpbroadcastq zmm6, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm14, zmm1, zmm6
    vpmadd52huq zmm16, zmm6, zmm1
    vpbroadcastq zmm8, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm16, zmm1, zmm8
    vpmadd52huq zmm18, zmm8, zmm1
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm10, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm12, zmm0, zmmword ptr [rdx + 320]
    vpmadd52luq zmm14, zmm3, zmmword ptr [rdx + 320]
    vpmadd52luq zmm16, zmm5, zmmword ptr [rdx + 320]
    vpmadd52luq zmm18, zmm7, zmmword ptr [rdx + 320]
    vpmadd52luq zmm20, zmm9, zmmword ptr [rdx + 320]
    vmovdqu64 zmm8, zmmword ptr [rdx + 320]
    vpmadd52luq zmm22, zmm8, zmmword ptr [rsi + 320]
    vpmadd52luq zmm24, zmm8, zmmword ptr [rsi + 384]
    vpmadd52luq zmm26, zmm8, zmmword ptr [rsi + 448]
    vpmadd52luq zmm28, zmm8, zmmword ptr [rsi + 512]
    vpmadd52luq zmm30, zmm8, zmmword ptr [rsi + 576]
    vpmadd52luq zmm29, zmm8, zmmword ptr [rsi + 640]
    vpmadd52luq zmm31, zmm8, zmmword ptr [rsi + 704]
    vpmadd52luq zmm27, zmm8, zmmword ptr [rsi + 768]
    vpmadd52luq zmm25, zmm8, zmmword ptr [rsi + 832]
    vpmadd52luq zmm23, zmm8, zmmword ptr [rsi + 896]
    vpmadd52luq zmm21, zmm8, zmmword ptr [rsi + 960]
    vpmadd52luq zmm17, zmm8, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm15, zmm8, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm13, zmm8, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm11, zmm8, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm14, zmm0, zmm8
    vpmadd52huq zmm16, zmm3, zmm8
    vpmadd52huq zmm18, zmm5, zmm8
    vpmadd52huq zmm20, zmm7, zmm8
    vpmadd52huq zmm22, zmm9, zmm8
    vpmadd52huq zmm24, zmm8, zmmword ptr [rsi + 320]
    vpmadd52huq zmm26, zmm8, zmmword ptr [rsi + 384]
    vpmadd52huq zmm28, zmm8, zmmword ptr [rsi + 448]
    vpmadd52huq zmm30, zmm8, zmmword ptr [rsi + 512]
    vpmadd52huq zmm29, zmm8, zmmword ptr [rsi + 576]
    vpmadd52huq zmm31, zmm8, zmmword ptr [rsi + 640]
    vpmadd52huq zmm27, zmm8, zmmword ptr [rsi + 704]
    vpmadd52huq zmm25, zmm8, zmmword ptr [rsi + 768]
    vpmadd52huq zmm23, zmm8, zmmword ptr [rsi + 832]
    vpmadd52huq zmm21, zmm8, zmmword ptr [rsi + 896]
    vpmadd52huq zmm17, zmm8, zmmword ptr [rsi + 960]
    vpmadd52huq zmm15, zmm8, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm13, zmm8, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + 1152]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52huq zmm9, zmm8, zmmword ptr [rsi + 1216]
    vpaddq zmm10, zmm10, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm10, zmm10, 52
    vpmadd52huq zmm12, zmm19, zmm1
    vpaddq zmm12, zmm12, zmm10
    vpmadd52luq zmm12, zmm2, zmm1
    vpmadd52huq zmm14, zmm2, zmm1
    vpmadd52luq zmm14, zmm4, zmm1
    vpmadd52huq zmm16, zmm4, zmm1
    vpmadd52luq zmm16, zmm6, zmm1
    vpmadd52huq zmm18, zmm6, zmm1
    vpbroadcastq zmm8, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm18, zmm1, zmm8
    vpmadd52huq zmm20, zmm8, zmm1
    vpbroadcastq zmm10, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]
    vpmadd52luq zmm20, zmm1, zmm10
    vpmadd52huq zmm22, zmm10, zmm1
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm14, zmm0, zmmword ptr [rdx + 384]
    vpmadd52luq zmm16, zmm3, zmmword ptr [rdx + 384]
    vpmadd52luq zmm18, zmm5, zmmword ptr [rdx + 384]
    vpmadd52luq zmm20, zmm7, zmmword ptr [rdx + 384]
    vmovdqu64 zmm10, zmmword ptr [rdx + 384]
    vpmadd52luq zmm22, zmm10, zmmword ptr [rsi + 256]
    vpmadd52luq zmm24, zmm10, zmmword ptr [rsi + 320]
    vpmadd52luq zmm26, zmm10, zmmword ptr [rsi + 384]
    vpmadd52luq zmm28, zmm10, zmmword ptr [rsi + 448]
    vpmadd52luq zmm30, zmm10, zmmword ptr [rsi + 512]
    vpmadd52luq zmm29, zmm10, zmmword ptr [rsi + 576]
    vpmadd52luq zmm31, zmm10, zmmword ptr [rsi + 640]
    vpmadd52luq zmm27, zmm10, zmmword ptr [rsi + 704]
    vpmadd52luq zmm25, zmm10, zmmword ptr [rsi + 768]
    vpmadd52luq zmm23, zmm10, zmmword ptr [rsi + 832]
    vpmadd52luq zmm21, zmm10, zmmword ptr [rsi + 896]
    vpmadd52luq zmm17, zmm10, zmmword ptr [rsi + 960]
    vpmadd52luq zmm15, zmm10, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm13, zmm10, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm11, zmm10, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm9, zmm10, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm16, zmm0, zmm10
    vpmadd52huq zmm18, zmm3, zmm10
    vpmadd52huq zmm20, zmm5, zmm10
    vpmadd52huq zmm22, zmm7, zmm10
    vpmadd52huq zmm24, zmm10, zmmword ptr [rsi + 256]
    vpmadd52huq zmm26, zmm10, zmmword ptr [rsi + 320]
    vpmadd52huq zmm28, zmm10, zmmword ptr [rsi + 384]
    vpmadd52huq zmm30, zmm10, zmmword ptr [rsi + 448]
    vpmadd52huq zmm29, zmm10, zmmword ptr [rsi + 512]
    vpmadd52huq zmm31, zmm10, zmmword ptr [rsi + 576]
    vpmadd52huq zmm27, zmm10, zmmword ptr [rsi + 640]
    vpmadd52huq zmm25, zmm10, zmmword ptr [rsi + 704]
    vpmadd52huq zmm23, zmm10, zmmword ptr [rsi + 768]
    vpmadd52huq zmm21, zmm10, zmmword ptr [rsi + 832]
    vpmadd52huq zmm17, zmm10, zmmword ptr [rsi + 896]
    vpmadd52huq zmm15, zmm10, zmmword ptr [rsi + 960]
    vpmadd52huq zmm13, zmm10, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm11, zmm10, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm9, zmm10, zmmword ptr [rsi + 1152]
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm10, zmmword ptr [rsi + 1216]
    vpaddq zmm12, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm12, zmm12, 52
    vpmadd52huq zmm14, zmm19, zmm1
    vpaddq zmm14, zmm14, zmm12
    vpmadd52luq zmm14, zmm2, zmm1
    vpmadd52huq zmm16, zmm2, zmm1
    vpmadd52luq zmm16, zmm4, zmm1
    vpmadd52huq zmm18, zmm4, zmm1
    vpmadd52luq zmm18, zmm6, zmm1
    vpmadd52huq zmm20, zmm6, zmm1
    vpmadd52luq zmm20, zmm8, zmm1
    vpmadd52huq zmm22, zmm8, zmm1
    vpbroadcastq zmm10, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]
    vpmadd52luq zmm22, zmm1, zmm10
    vpmadd52huq zmm24, zmm10, zmm1
    vpbroadcastq zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]
    vpmadd52luq zmm24, zmm1, zmm12
    vpmadd52huq zmm26, zmm12, zmm1
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm16, zmm0, zmmword ptr [rdx + 448]
    vpmadd52luq zmm18, zmm3, zmmword ptr [rdx + 448]
    vpmadd52luq zmm20, zmm5, zmmword ptr [rdx + 448]
    vmovdqu64 zmm12, zmmword ptr [rdx + 448]
    vpmadd52luq zmm22, zmm12, zmmword ptr [rsi + 192]
    vpmadd52luq zmm24, zmm12, zmmword ptr [rsi + 256]
    vpmadd52luq zmm26, zmm12, zmmword ptr [rsi + 320]
    vpmadd52luq zmm28, zmm12, zmmword ptr [rsi + 384]
    vpmadd52luq zmm30, zmm12, zmmword ptr [rsi + 448]
    vpmadd52luq zmm29, zmm12, zmmword ptr [rsi + 512]
    vpmadd52luq zmm31, zmm12, zmmword ptr [rsi + 576]
    vpmadd52luq zmm27, zmm12, zmmword ptr [rsi + 640]
    vpmadd52luq zmm25, zmm12, zmmword ptr [rsi + 704]
    vpmadd52luq zmm23, zmm12, zmmword ptr [rsi + 768]
    vpmadd52luq zmm21, zmm12, zmmword ptr [rsi + 832]
    vpmadd52luq zmm17, zmm12, zmmword ptr [rsi + 896]
    vpmadd52luq zmm15, zmm12, zmmword ptr [rsi + 960]
    vpmadd52luq zmm13, zmm12, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm11, zmm12, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm9, zmm12, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm7, zmm12, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm18, zmm0, zmm12
    vpmadd52huq zmm20, zmm3, zmm12
    vpmadd52huq zmm22, zmm5, zmm12
    vpmadd52huq zmm24, zmm12, zmmword ptr [rsi + 192]
    vpmadd52huq zmm26, zmm12, zmmword ptr [rsi + 256]
    vpmadd52huq zmm28, zmm12, zmmword ptr [rsi + 320]
    vpmadd52huq zmm30, zmm12, zmmword ptr [rsi + 384]
    vpmadd52huq zmm29, zmm12, zmmword ptr [rsi + 448]
    vpmadd52huq zmm31, zmm12, zmmword ptr [rsi + 512]
    vpmadd52huq zmm27, zmm12, zmmword ptr [rsi + 576]
    vpmadd52huq zmm25, zmm12, zmmword ptr [rsi + 640]
    vpmadd52huq zmm23, zmm12, zmmword ptr [rsi + 704]
    vpmadd52huq zmm21, zmm12, zmmword ptr [rsi + 768]
    vpmadd52huq zmm17, zmm12, zmmword ptr [rsi + 832]
    vpmadd52huq zmm15, zmm12, zmmword ptr [rsi + 896]
    vpmadd52huq zmm13, zmm12, zmmword ptr [rsi + 960]
    vpmadd52huq zmm11, zmm12, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm9, zmm12, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm7, zmm12, zmmword ptr [rsi + 1152]
    vpxorq zmm5, zmm5, zmm5
    vpmadd52huq zmm5, zmm12, zmmword ptr [rsi + 1216]
    vpaddq zmm14, zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm14, zmm14, 52
    vpmadd52huq zmm16, zmm19, zmm1
    vpaddq zmm16, zmm16, zmm14
    vpmadd52luq zmm16, zmm2, zmm1
    vpmadd52huq zmm18, zmm2, zmm1
    vpmadd52luq zmm18, zmm4, zmm1
    vpmadd52huq zmm20, zmm4, zmm1
    vpmadd52luq zmm20, zmm6, zmm1
    vpmadd52huq zmm22, zmm6, zmm1
    vpmadd52luq zmm22, zmm8, zmm1
    vpmadd52huq zmm24, zmm8, zmm1
    vpmadd52luq zmm24, zmm10, zmm1
    vpmadd52huq zmm26, zmm10, zmm1
    vpbroadcastq zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]
    vpmadd52luq zmm26, zmm1, zmm12
    vpmadd52huq zmm28, zmm12, zmm1
    vpbroadcastq zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]
    vpmadd52luq zmm28, zmm1, zmm14
    vpmadd52huq zmm30, zmm14, zmm1
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm16, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm18, zmm0, zmmword ptr [rdx + 512]
    vpmadd52luq zmm20, zmm3, zmmword ptr [rdx + 512]
    vmovdqu64 zmm14, zmmword ptr [rdx + 512]
    vpmadd52luq zmm22, zmm14, zmmword ptr [rsi + 128]
    vpmadd52luq zmm24, zmm14, zmmword ptr [rsi + 192]
    vpmadd52luq zmm26, zmm14, zmmword ptr [rsi + 256]
    vpmadd52luq zmm28, zmm14, zmmword ptr [rsi + 320]
    vpmadd52luq zmm30, zmm14, zmmword ptr [rsi + 384]
    vpmadd52luq zmm29, zmm14, zmmword ptr [rsi + 448]
    vpmadd52luq zmm31, zmm14, zmmword ptr [rsi + 512]
    vpmadd52luq zmm27, zmm14, zmmword ptr [rsi + 576]
    vpmadd52luq zmm25, zmm14, zmmword ptr [rsi + 640]
    vpmadd52luq zmm23, zmm14, zmmword ptr [rsi + 704]
    vpmadd52luq zmm21, zmm14, zmmword ptr [rsi + 768]
    vpmadd52luq zmm17, zmm14, zmmword ptr [rsi + 832]
    vpmadd52luq zmm15, zmm14, zmmword ptr [rsi + 896]
    vpmadd52luq zmm13, zmm14, zmmword ptr [rsi + 960]
    vpmadd52luq zmm11, zmm14, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm9, zmm14, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm7, zmm14, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm5, zmm14, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm20, zmm0, zmm14
    vpmadd52huq zmm22, zmm3, zmm14
    vpmadd52huq zmm24, zmm14, zmmword ptr [rsi + 128]
    vpmadd52huq zmm26, zmm14, zmmword ptr [rsi + 192]
    vpmadd52huq zmm28, zmm14, zmmword ptr [rsi + 256]
    vpmadd52huq zmm30, zmm14, zmmword ptr [rsi + 320]
    vpmadd52huq zmm29, zmm14, zmmword ptr [rsi + 384]
    vpmadd52huq zmm31, zmm14, zmmword ptr [rsi + 448]
    vpmadd52huq zmm27, zmm14, zmmword ptr [rsi + 512]
    vpmadd52huq zmm25, zmm14, zmmword ptr [rsi + 576]
    vpmadd52huq zmm23, zmm14, zmmword ptr [rsi + 640]
    vpmadd52huq zmm21, zmm14, zmmword ptr [rsi + 704]
    vpmadd52huq zmm17, zmm14, zmmword ptr [rsi + 768]
    vpmadd52huq zmm15, zmm14, zmmword ptr [rsi + 832]
    vpmadd52huq zmm13, zmm14, zmmword ptr [rsi + 896]
    vpmadd52huq zmm11, zmm14, zmmword ptr [rsi + 960]
    vpmadd52huq zmm9, zmm14, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm7, zmm14, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm5, zmm14, zmmword ptr [rsi + 1152]
    vpxorq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm14, zmmword ptr [rsi + 1216]
    vpaddq zmm16, zmm16, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm16, zmm16, 52
    vpmadd52huq zmm18, zmm19, zmm1
    vpaddq zmm18, zmm18, zmm16
    vpmadd52luq zmm18, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm1
    vpmadd52luq zmm20, zmm4, zmm1
    vpmadd52huq zmm22, zmm4, zmm1
    vpmadd52luq zmm22, zmm6, zmm1
    vpmadd52huq zmm24, zmm6, zmm1
    vpmadd52luq zmm24, zmm8, zmm1
    vpmadd52huq zmm26, zmm8, zmm1
    vpmadd52luq zmm26, zmm10, zmm1
    vpmadd52huq zmm28, zmm10, zmm1
    vpmadd52luq zmm28, zmm12, zmm1
    vpmadd52huq zmm30, zmm12, zmm1
    vpbroadcastq zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]
    vpmadd52luq zmm30, zmm1, zmm14
    vpmadd52huq zmm29, zmm14, zmm1
    vpbroadcastq zmm16, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm29, zmm1, zmm16
    vpmadd52huq zmm31, zmm16, zmm1
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm20, zmm0, zmmword ptr [rdx + 576]
    vmovdqu64 zmm16, zmmword ptr [rdx + 576]
    vpmadd52luq zmm22, zmm16, zmmword ptr [rsi + 64]
    vpmadd52luq zmm24, zmm16, zmmword ptr [rsi + 128]
    vpmadd52luq zmm26, zmm16, zmmword ptr [rsi + 192]
    vpmadd52luq zmm28, zmm16, zmmword ptr [rsi + 256]
    vpmadd52luq zmm30, zmm16, zmmword ptr [rsi + 320]
    vpmadd52luq zmm29, zmm16, zmmword ptr [rsi + 384]
    vpmadd52luq zmm31, zmm16, zmmword ptr [rsi + 448]
    vpmadd52luq zmm27, zmm16, zmmword ptr [rsi + 512]
    vpmadd52luq zmm25, zmm16, zmmword ptr [rsi + 576]
    vpmadd52luq zmm23, zmm16, zmmword ptr [rsi + 640]
    vpmadd52luq zmm21, zmm16, zmmword ptr [rsi + 704]
    vpmadd52luq zmm17, zmm16, zmmword ptr [rsi + 768]
    vpmadd52luq zmm15, zmm16, zmmword ptr [rsi + 832]
    vpmadd52luq zmm13, zmm16, zmmword ptr [rsi + 896]
    vpmadd52luq zmm11, zmm16, zmmword ptr [rsi + 960]
    vpmadd52luq zmm9, zmm16, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm7, zmm16, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm5, zmm16, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm22, zmm0, zmm16
    vpmadd52huq zmm24, zmm16, zmmword ptr [rsi + 64]
    vpmadd52huq zmm26, zmm16, zmmword ptr [rsi + 128]
    vpmadd52huq zmm28, zmm16, zmmword ptr [rsi + 192]
    vpmadd52huq zmm30, zmm16, zmmword ptr [rsi + 256]
    vpmadd52huq zmm29, zmm16, zmmword ptr [rsi + 320]
    vpmadd52huq zmm31, zmm16, zmmword ptr [rsi + 384]
    vpmadd52huq zmm27, zmm16, zmmword ptr [rsi + 448]
    vpmadd52huq zmm25, zmm16, zmmword ptr [rsi + 512]
    vpmadd52huq zmm23, zmm16, zmmword ptr [rsi + 576]
    vpmadd52huq zmm21, zmm16, zmmword ptr [rsi + 640]
    vpmadd52huq zmm17, zmm16, zmmword ptr [rsi + 704]
    vpmadd52huq zmm15, zmm16, zmmword ptr [rsi + 768]
    vpmadd52huq zmm13, zmm16, zmmword ptr [rsi + 832]
    vpmadd52huq zmm11, zmm16, zmmword ptr [rsi + 896]
    vpmadd52huq zmm9, zmm16, zmmword ptr [rsi + 960]
    vpmadd52huq zmm7, zmm16, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm5, zmm16, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm3, zmm16, zmmword ptr [rsi + 1152]
    vpxorq zmm0, zmm0, zmm0
    vpmadd52huq zmm0, zmm16, zmmword ptr [rsi + 1216]
    vpaddq zmm18, zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm18, zmm18, 52
    vpmadd52huq zmm20, zmm19, zmm1
    vpaddq zmm20, zmm20, zmm18
    vpmadd52luq zmm20, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm1
    vpmadd52luq zmm22, zmm4, zmm1
    vpmadd52huq zmm24, zmm4, zmm1
    vpmadd52luq zmm24, zmm6, zmm1
    vpmadd52huq zmm26, zmm6, zmm1
    vpmadd52luq zmm26, zmm8, zmm1
    vpmadd52huq zmm28, zmm8, zmm1
    vpmadd52luq zmm28, zmm10, zmm1
    vpmadd52huq zmm30, zmm10, zmm1
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52huq zmm29, zmm12, zmm1
    vpmadd52luq zmm29, zmm14, zmm1
    vpmadd52huq zmm31, zmm14, zmm1
    vpbroadcastq zmm16, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm31, zmm1, zmm16
    vpmadd52huq zmm27, zmm16, zmm1
    vpbroadcastq zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm27, zmm1, zmm18
    vpmadd52huq zmm25, zmm18, zmm1
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm18, zmmword ptr [rdx + 640]
    vpmadd52luq zmm22, zmm18, zmmword ptr [rsi]
    vpmadd52luq zmm24, zmm18, zmmword ptr [rsi + 64]
    vpmadd52luq zmm26, zmm18, zmmword ptr [rsi + 128]
    vpmadd52luq zmm28, zmm18, zmmword ptr [rsi + 192]
    vpmadd52luq zmm30, zmm18, zmmword ptr [rsi + 256]
    vpmadd52luq zmm29, zmm18, zmmword ptr [rsi + 320]
    vpmadd52luq zmm31, zmm18, zmmword ptr [rsi + 384]
    vpmadd52luq zmm27, zmm18, zmmword ptr [rsi + 448]
    vpmadd52luq zmm25, zmm18, zmmword ptr [rsi + 512]
    vpmadd52luq zmm23, zmm18, zmmword ptr [rsi + 576]
    vpmadd52luq zmm21, zmm18, zmmword ptr [rsi + 640]
    vpmadd52luq zmm17, zmm18, zmmword ptr [rsi + 704]
    vpmadd52luq zmm15, zmm18, zmmword ptr [rsi + 768]
    vpmadd52luq zmm13, zmm18, zmmword ptr [rsi + 832]
    vpmadd52luq zmm11, zmm18, zmmword ptr [rsi + 896]
    vpmadd52luq zmm9, zmm18, zmmword ptr [rsi + 960]
    vpmadd52luq zmm7, zmm18, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm5, zmm18, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm3, zmm18, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm0, zmm18, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm24, zmm18, zmmword ptr [rsi]
    vpmadd52huq zmm26, zmm18, zmmword ptr [rsi + 64]
    vpmadd52huq zmm28, zmm18, zmmword ptr [rsi + 128]
    vpmadd52huq zmm30, zmm18, zmmword ptr [rsi + 192]
    vpmadd52huq zmm29, zmm18, zmmword ptr [rsi + 256]
    vpmadd52huq zmm31, zmm18, zmmword ptr [rsi + 320]
    vpmadd52huq zmm27, zmm18, zmmword ptr [rsi + 384]
    vpmadd52huq zmm25, zmm18, zmmword ptr [rsi + 448]
    vpmadd52huq zmm23, zmm18, zmmword ptr [rsi + 512]
    vpmadd52huq zmm21, zmm18, zmmword ptr [rsi + 576]
    vpmadd52huq zmm17, zmm18, zmmword ptr [rsi + 640]
    vpmadd52huq zmm15, zmm18, zmmword ptr [rsi + 704]
    vpmadd52huq zmm13, zmm18, zmmword ptr [rsi + 768]
    vpmadd52huq zmm11, zmm18, zmmword ptr [rsi + 832]
    vpmadd52huq zmm9, zmm18, zmmword ptr [rsi + 896]
    vpmadd52huq zmm7, zmm18, zmmword ptr [rsi + 960]
    vpmadd52huq zmm5, zmm18, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm3, zmm18, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm0, zmm18, zmmword ptr [rsi + 1152]
    vpxorq zmm16, zmm16, zmm16
    vpmadd52huq zmm16, zmm18, zmmword ptr [rsi + 1216]
    vpaddq zmm20, zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm20, zmm20, 52
    vpmadd52huq zmm22, zmm19, zmm1
    vpaddq zmm22, zmm22, zmm20
    vpmadd52luq zmm22, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm1
    vpmadd52luq zmm24, zmm4, zmm1
    vpmadd52huq zmm26, zmm4, zmm1
    vpmadd52luq zmm26, zmm6, zmm1
    vpmadd52huq zmm28, zmm6, zmm1
    vpmadd52luq zmm28, zmm8, zmm1
    vpmadd52huq zmm30, zmm8, zmm1
    vpmadd52luq zmm30, zmm10, zmm1
    vpmadd52huq zmm29, zmm10, zmm1
    vpmadd52luq zmm29, zmm12, zmm1
    vpmadd52huq zmm31, zmm12, zmm1
    vpmadd52luq zmm31, zmm14, zmm1
    vpmadd52huq zmm27, zmm14, zmm1
    vpbroadcastq zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm27, zmm1, zmm18
    vpmadd52huq zmm25, zmm18, zmm1
    vpbroadcastq zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm25, zmm1, zmm20
    vpmadd52huq zmm23, zmm20, zmm1
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm20, zmmword ptr [rdx + 704]
    vpmadd52luq zmm24, zmm20, zmmword ptr [rsi]
    vpmadd52luq zmm26, zmm20, zmmword ptr [rsi + 64]
    vpmadd52luq zmm28, zmm20, zmmword ptr [rsi + 128]
    vpmadd52luq zmm30, zmm20, zmmword ptr [rsi + 192]
    vpmadd52luq zmm29, zmm20, zmmword ptr [rsi + 256]
    vpmadd52luq zmm31, zmm20, zmmword ptr [rsi + 320]
    vpmadd52luq zmm27, zmm20, zmmword ptr [rsi + 384]
    vpmadd52luq zmm25, zmm20, zmmword ptr [rsi + 448]
    vpmadd52luq zmm23, zmm20, zmmword ptr [rsi + 512]
    vpmadd52luq zmm21, zmm20, zmmword ptr [rsi + 576]
    vpmadd52luq zmm17, zmm20, zmmword ptr [rsi + 640]
    vpmadd52luq zmm15, zmm20, zmmword ptr [rsi + 704]
    vpmadd52luq zmm13, zmm20, zmmword ptr [rsi + 768]
    vpmadd52luq zmm11, zmm20, zmmword ptr [rsi + 832]
    vpmadd52luq zmm9, zmm20, zmmword ptr [rsi + 896]
    vpmadd52luq zmm7, zmm20, zmmword ptr [rsi + 960]
    vpmadd52luq zmm5, zmm20, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm3, zmm20, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm0, zmm20, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm16, zmm20, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm26, zmm20, zmmword ptr [rsi]
    vpmadd52huq zmm28, zmm20, zmmword ptr [rsi + 64]
    vpmadd52huq zmm30, zmm20, zmmword ptr [rsi + 128]
    vpmadd52huq zmm29, zmm20, zmmword ptr [rsi + 192]
    vpmadd52huq zmm31, zmm20, zmmword ptr [rsi + 256]
    vpmadd52huq zmm27, zmm20, zmmword ptr [rsi + 320]
    vpmadd52huq zmm25, zmm20, zmmword ptr [rsi + 384]
    vpmadd52huq zmm23, zmm20, zmmword ptr [rsi + 448]
    vpmadd52huq zmm21, zmm20, zmmword ptr [rsi + 512]
    vpmadd52huq zmm17, zmm20, zmmword ptr [rsi + 576]
    vpmadd52huq zmm15, zmm20, zmmword ptr [rsi + 640]
    vpmadd52huq zmm13, zmm20, zmmword ptr [rsi + 704]
    vpmadd52huq zmm11, zmm20, zmmword ptr [rsi + 768]
    vpmadd52huq zmm9, zmm20, zmmword ptr [rsi + 832]
    vpmadd52huq zmm7, zmm20, zmmword ptr [rsi + 896]
    vpmadd52huq zmm5, zmm20, zmmword ptr [rsi + 960]
    vpmadd52huq zmm3, zmm20, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm0, zmm20, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm16, zmm20, zmmword ptr [rsi + 1152]
    vpxorq zmm18, zmm18, zmm18
    vpmadd52huq zmm18, zmm20, zmmword ptr [rsi + 1216]
    vpaddq zmm22, zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm22, zmm22, 52
    vpmadd52huq zmm24, zmm19, zmm1
    vpaddq zmm24, zmm24, zmm22
    vpmadd52luq zmm24, zmm2, zmm1
    vpmadd52huq zmm26, zmm2, zmm1
    vpmadd52luq zmm26, zmm4, zmm1
    vpmadd52huq zmm28, zmm4, zmm1
    vpmadd52luq zmm28, zmm6, zmm1
    vpmadd52huq zmm30, zmm6, zmm1
    vpmadd52luq zmm30, zmm8, zmm1
    vpmadd52huq zmm29, zmm8, zmm1
    vpmadd52luq zmm29, zmm10, zmm1
    vpmadd52huq zmm31, zmm10, zmm1
    vpmadd52luq zmm31, zmm12, zmm1
    vpmadd52huq zmm27, zmm12, zmm1
    vpmadd52luq zmm27, zmm14, zmm1
    vpmadd52huq zmm25, zmm14, zmm1
    vpbroadcastq zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm25, zmm1, zmm20
    vpmadd52huq zmm23, zmm20, zmm1
    vpbroadcastq zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm23, zmm1, zmm22
    vpmadd52huq zmm21, zmm22, zmm1
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm22, zmmword ptr [rdx + 768]
    vpmadd52luq zmm26, zmm22, zmmword ptr [rsi]
    vpmadd52luq zmm28, zmm22, zmmword ptr [rsi + 64]
    vpmadd52luq zmm30, zmm22, zmmword ptr [rsi + 128]
    vpmadd52luq zmm29, zmm22, zmmword ptr [rsi + 192]
    vpmadd52luq zmm31, zmm22, zmmword ptr [rsi + 256]
    vpmadd52luq zmm27, zmm22, zmmword ptr [rsi + 320]
    vpmadd52luq zmm25, zmm22, zmmword ptr [rsi + 384]
    vpmadd52luq zmm23, zmm22, zmmword ptr [rsi + 448]
    vpmadd52luq zmm21, zmm22, zmmword ptr [rsi + 512]
    vpmadd52luq zmm17, zmm22, zmmword ptr [rsi + 576]
    vpmadd52luq zmm15, zmm22, zmmword ptr [rsi + 640]
    vpmadd52luq zmm13, zmm22, zmmword ptr [rsi + 704]
    vpmadd52luq zmm11, zmm22, zmmword ptr [rsi + 768]
    vpmadd52luq zmm9, zmm22, zmmword ptr [rsi + 832]
    vpmadd52luq zmm7, zmm22, zmmword ptr [rsi + 896]
    vpmadd52luq zmm5, zmm22, zmmword ptr [rsi + 960]
    vpmadd52luq zmm3, zmm22, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm0, zmm22, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm16, zmm22, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm18, zmm22, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm28, zmm22, zmmword ptr [rsi]
    vpmadd52huq zmm30, zmm22, zmmword ptr [rsi + 64]
    vpmadd52huq zmm29, zmm22, zmmword ptr [rsi + 128]
    vpmadd52huq zmm31, zmm22, zmmword ptr [rsi + 192]
    vpmadd52huq zmm27, zmm22, zmmword ptr [rsi + 256]
    vpmadd52huq zmm25, zmm22, zmmword ptr [rsi + 320]
    vpmadd52huq zmm23, zmm22, zmmword ptr [rsi + 384]
    vpmadd52huq zmm21, zmm22, zmmword ptr [rsi + 448]
    vpmadd52huq zmm17, zmm22, zmmword ptr [rsi + 512]
    vpmadd52huq zmm15, zmm22, zmmword ptr [rsi + 576]
    vpmadd52huq zmm13, zmm22, zmmword ptr [rsi + 640]
    vpmadd52huq zmm11, zmm22, zmmword ptr [rsi + 704]
    vpmadd52huq zmm9, zmm22, zmmword ptr [rsi + 768]
    vpmadd52huq zmm7, zmm22, zmmword ptr [rsi + 832]
    vpmadd52huq zmm5, zmm22, zmmword ptr [rsi + 896]
    vpmadd52huq zmm3, zmm22, zmmword ptr [rsi + 960]
    vpmadd52huq zmm0, zmm22, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm16, zmm22, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm18, zmm22, zmmword ptr [rsi + 1152]
    vpxorq zmm20, zmm20, zmm20
    vpmadd52huq zmm20, zmm22, zmmword ptr [rsi + 1216]
    vpaddq zmm24, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm24, zmm24, 52
    vpmadd52huq zmm26, zmm19, zmm1
    vpaddq zmm26, zmm26, zmm24
    vpmadd52luq zmm26, zmm2, zmm1
    vpmadd52huq zmm28, zmm2, zmm1
    vpmadd52luq zmm28, zmm4, zmm1
    vpmadd52huq zmm30, zmm4, zmm1
    vpmadd52luq zmm30, zmm6, zmm1
    vpmadd52huq zmm29, zmm6, zmm1
    vpmadd52luq zmm29, zmm8, zmm1
    vpmadd52huq zmm31, zmm8, zmm1
    vpmadd52luq zmm31, zmm10, zmm1
    vpmadd52huq zmm27, zmm10, zmm1
    vpmadd52luq zmm27, zmm12, zmm1
    vpmadd52huq zmm25, zmm12, zmm1
    vpmadd52luq zmm25, zmm14, zmm1
    vpmadd52huq zmm23, zmm14, zmm1
    vpbroadcastq zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm23, zmm1, zmm22
    vpmadd52huq zmm21, zmm22, zmm1
    vpbroadcastq zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm21, zmm1, zmm24
    vpmadd52huq zmm17, zmm24, zmm1
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm24, zmmword ptr [rdx + 832]
    vpmadd52luq zmm28, zmm24, zmmword ptr [rsi]
    vpmadd52luq zmm30, zmm24, zmmword ptr [rsi + 64]
    vpmadd52luq zmm29, zmm24, zmmword ptr [rsi + 128]
    vpmadd52luq zmm31, zmm24, zmmword ptr [rsi + 192]
    vpmadd52luq zmm27, zmm24, zmmword ptr [rsi + 256]
    vpmadd52luq zmm25, zmm24, zmmword ptr [rsi + 320]
    vpmadd52luq zmm23, zmm24, zmmword ptr [rsi + 384]
    vpmadd52luq zmm21, zmm24, zmmword ptr [rsi + 448]
    vpmadd52luq zmm17, zmm24, zmmword ptr [rsi + 512]
    vpmadd52luq zmm15, zmm24, zmmword ptr [rsi + 576]
    vpmadd52luq zmm13, zmm24, zmmword ptr [rsi + 640]
    vpmadd52luq zmm11, zmm24, zmmword ptr [rsi + 704]
    vpmadd52luq zmm9, zmm24, zmmword ptr [rsi + 768]
    vpmadd52luq zmm7, zmm24, zmmword ptr [rsi + 832]
    vpmadd52luq zmm5, zmm24, zmmword ptr [rsi + 896]
    vpmadd52luq zmm3, zmm24, zmmword ptr [rsi + 960]
    vpmadd52luq zmm0, zmm24, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm16, zmm24, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm18, zmm24, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm20, zmm24, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm30, zmm24, zmmword ptr [rsi]
    vpmadd52huq zmm29, zmm24, zmmword ptr [rsi + 64]
    vpmadd52huq zmm31, zmm24, zmmword ptr [rsi + 128]
    vpmadd52huq zmm27, zmm24, zmmword ptr [rsi + 192]
    vpmadd52huq zmm25, zmm24, zmmword ptr [rsi + 256]
    vpmadd52huq zmm23, zmm24, zmmword ptr [rsi + 320]
    vpmadd52huq zmm21, zmm24, zmmword ptr [rsi + 384]
    vpmadd52huq zmm17, zmm24, zmmword ptr [rsi + 448]
    vpmadd52huq zmm15, zmm24, zmmword ptr [rsi + 512]
    vpmadd52huq zmm13, zmm24, zmmword ptr [rsi + 576]
    vpmadd52huq zmm11, zmm24, zmmword ptr [rsi + 640]
    vpmadd52huq zmm9, zmm24, zmmword ptr [rsi + 704]
    vpmadd52huq zmm7, zmm24, zmmword ptr [rsi + 768]
    vpmadd52huq zmm5, zmm24, zmmword ptr [rsi + 832]
    vpmadd52huq zmm3, zmm24, zmmword ptr [rsi + 896]
    vpmadd52huq zmm0, zmm24, zmmword ptr [rsi + 960]
    vpmadd52huq zmm16, zmm24, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm18, zmm24, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm20, zmm24, zmmword ptr [rsi + 1152]
    vpxorq zmm22, zmm22, zmm22
    vpmadd52huq zmm22, zmm24, zmmword ptr [rsi + 1216]
    vpaddq zmm26, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm26, zmm26, 52
    vpmadd52huq zmm28, zmm19, zmm1
    vpaddq zmm28, zmm28, zmm26
    vpmadd52luq zmm28, zmm2, zmm1
    vpmadd52huq zmm30, zmm2, zmm1
    vpmadd52luq zmm30, zmm4, zmm1
    vpmadd52huq zmm29, zmm4, zmm1
    vpmadd52luq zmm29, zmm6, zmm1
    vpmadd52huq zmm31, zmm6, zmm1
    vpmadd52luq zmm31, zmm8, zmm1
    vpmadd52huq zmm27, zmm8, zmm1
    vpmadd52luq zmm27, zmm10, zmm1
    vpmadd52huq zmm25, zmm10, zmm1
    vpmadd52luq zmm25, zmm12, zmm1
    vpmadd52huq zmm23, zmm12, zmm1
    vpmadd52luq zmm23, zmm14, zmm1
    vpmadd52huq zmm21, zmm14, zmm1
    vpbroadcastq zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm21, zmm1, zmm24
    vpmadd52huq zmm17, zmm24, zmm1
    vpbroadcastq zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm17, zmm1, zmm26
    vpmadd52huq zmm15, zmm26, zmm1
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm26, zmmword ptr [rdx + 896]
    vpmadd52luq zmm30, zmm26, zmmword ptr [rsi]
    vpmadd52luq zmm29, zmm26, zmmword ptr [rsi + 64]
    vpmadd52luq zmm31, zmm26, zmmword ptr [rsi + 128]
    vpmadd52luq zmm27, zmm26, zmmword ptr [rsi + 192]
    vpmadd52luq zmm25, zmm26, zmmword ptr [rsi + 256]
    vpmadd52luq zmm23, zmm26, zmmword ptr [rsi + 320]
    vpmadd52luq zmm21, zmm26, zmmword ptr [rsi + 384]
    vpmadd52luq zmm17, zmm26, zmmword ptr [rsi + 448]
    vpmadd52luq zmm15, zmm26, zmmword ptr [rsi + 512]
    vpmadd52luq zmm13, zmm26, zmmword ptr [rsi + 576]
    vpmadd52luq zmm11, zmm26, zmmword ptr [rsi + 640]
    vpmadd52luq zmm9, zmm26, zmmword ptr [rsi + 704]
    vpmadd52luq zmm7, zmm26, zmmword ptr [rsi + 768]
    vpmadd52luq zmm5, zmm26, zmmword ptr [rsi + 832]
    vpmadd52luq zmm3, zmm26, zmmword ptr [rsi + 896]
    vpmadd52luq zmm0, zmm26, zmmword ptr [rsi + 960]
    vpmadd52luq zmm16, zmm26, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm18, zmm26, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm20, zmm26, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm22, zmm26, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm29, zmm26, zmmword ptr [rsi]
    vpmadd52huq zmm31, zmm26, zmmword ptr [rsi + 64]
    vpmadd52huq zmm27, zmm26, zmmword ptr [rsi + 128]
    vpmadd52huq zmm25, zmm26, zmmword ptr [rsi + 192]
    vpmadd52huq zmm23, zmm26, zmmword ptr [rsi + 256]
    vpmadd52huq zmm21, zmm26, zmmword ptr [rsi + 320]
    vpmadd52huq zmm17, zmm26, zmmword ptr [rsi + 384]
    vpmadd52huq zmm15, zmm26, zmmword ptr [rsi + 448]
    vpmadd52huq zmm13, zmm26, zmmword ptr [rsi + 512]
    vpmadd52huq zmm11, zmm26, zmmword ptr [rsi + 576]
    vpmadd52huq zmm9, zmm26, zmmword ptr [rsi + 640]
    vpmadd52huq zmm7, zmm26, zmmword ptr [rsi + 704]
    vpmadd52huq zmm5, zmm26, zmmword ptr [rsi + 768]
    vpmadd52huq zmm3, zmm26, zmmword ptr [rsi + 832]
    vpmadd52huq zmm0, zmm26, zmmword ptr [rsi + 896]
    vpmadd52huq zmm16, zmm26, zmmword ptr [rsi + 960]
    vpmadd52huq zmm18, zmm26, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm20, zmm26, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm22, zmm26, zmmword ptr [rsi + 1152]
    vpxorq zmm24, zmm24, zmm24
    vpmadd52huq zmm24, zmm26, zmmword ptr [rsi + 1216]
    vpaddq zmm28, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm28, zmm28, 52
    vpmadd52huq zmm30, zmm19, zmm1
    vpaddq zmm30, zmm30, zmm28
    vpmadd52luq zmm30, zmm2, zmm1
    vpmadd52huq zmm29, zmm2, zmm1
    vpmadd52luq zmm29, zmm4, zmm1
    vpmadd52huq zmm31, zmm4, zmm1
    vpmadd52luq zmm31, zmm6, zmm1
    vpmadd52huq zmm27, zmm6, zmm1
    vpmadd52luq zmm27, zmm8, zmm1
    vpmadd52huq zmm25, zmm8, zmm1
    vpmadd52luq zmm25, zmm10, zmm1
    vpmadd52huq zmm23, zmm10, zmm1
    vpmadd52luq zmm23, zmm12, zmm1
    vpmadd52huq zmm21, zmm12, zmm1
    vpmadd52luq zmm21, zmm14, zmm1
    vpmadd52huq zmm17, zmm14, zmm1
    vpbroadcastq zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm17, zmm1, zmm26
    vpmadd52huq zmm15, zmm26, zmm1
    vpbroadcastq zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm15, zmm1, zmm28
    vpmadd52huq zmm13, zmm28, zmm1
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm28, zmmword ptr [rdx + 960]
    vpmadd52luq zmm29, zmm28, zmmword ptr [rsi]
    vpmadd52luq zmm31, zmm28, zmmword ptr [rsi + 64]
    vpmadd52luq zmm27, zmm28, zmmword ptr [rsi + 128]
    vpmadd52luq zmm25, zmm28, zmmword ptr [rsi + 192]
    vpmadd52luq zmm23, zmm28, zmmword ptr [rsi + 256]
    vpmadd52luq zmm21, zmm28, zmmword ptr [rsi + 320]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rsi + 384]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rsi + 448]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rsi + 512]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rsi + 576]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rsi + 640]
    vpmadd52luq zmm7, zmm28, zmmword ptr [rsi + 704]
    vpmadd52luq zmm5, zmm28, zmmword ptr [rsi + 768]
    vpmadd52luq zmm3, zmm28, zmmword ptr [rsi + 832]
    vpmadd52luq zmm0, zmm28, zmmword ptr [rsi + 896]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rsi + 960]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm20, zmm28, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm22, zmm28, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm24, zmm28, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm31, zmm28, zmmword ptr [rsi]
    vpmadd52huq zmm27, zmm28, zmmword ptr [rsi + 64]
    vpmadd52huq zmm25, zmm28, zmmword ptr [rsi + 128]
    vpmadd52huq zmm23, zmm28, zmmword ptr [rsi + 192]
    vpmadd52huq zmm21, zmm28, zmmword ptr [rsi + 256]
    vpmadd52huq zmm17, zmm28, zmmword ptr [rsi + 320]
    vpmadd52huq zmm15, zmm28, zmmword ptr [rsi + 384]
    vpmadd52huq zmm13, zmm28, zmmword ptr [rsi + 448]
    vpmadd52huq zmm11, zmm28, zmmword ptr [rsi + 512]
    vpmadd52huq zmm9, zmm28, zmmword ptr [rsi + 576]
    vpmadd52huq zmm7, zmm28, zmmword ptr [rsi + 640]
    vpmadd52huq zmm5, zmm28, zmmword ptr [rsi + 704]
    vpmadd52huq zmm3, zmm28, zmmword ptr [rsi + 768]
    vpmadd52huq zmm0, zmm28, zmmword ptr [rsi + 832]
    vpmadd52huq zmm16, zmm28, zmmword ptr [rsi + 896]
    vpmadd52huq zmm18, zmm28, zmmword ptr [rsi + 960]
    vpmadd52huq zmm20, zmm28, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm22, zmm28, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm24, zmm28, zmmword ptr [rsi + 1152]
    vpxorq zmm26, zmm26, zmm26
    vpmadd52huq zmm26, zmm28, zmmword ptr [rsi + 1216]
    vpaddq zmm30, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm30, zmm30, 52
    vpmadd52huq zmm29, zmm19, zmm1
    vpaddq zmm29, zmm29, zmm30
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm31, zmm2, zmm1
    vpmadd52luq zmm31, zmm4, zmm1
    vpmadd52huq zmm27, zmm4, zmm1
    vpmadd52luq zmm27, zmm6, zmm1
    vpmadd52huq zmm25, zmm6, zmm1
    vpmadd52luq zmm25, zmm8, zmm1
    vpmadd52huq zmm23, zmm8, zmm1
    vpmadd52luq zmm23, zmm10, zmm1
    vpmadd52huq zmm21, zmm10, zmm1
    vpmadd52luq zmm21, zmm12, zmm1
    vpmadd52huq zmm17, zmm12, zmm1
    vpmadd52luq zmm17, zmm14, zmm1
    vpmadd52huq zmm15, zmm14, zmm1
    vpbroadcastq zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm15, zmm1, zmm28
    vpmadd52huq zmm13, zmm28, zmm1
    vpbroadcastq zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm13, zmm1, zmm30
    vpmadd52huq zmm11, zmm30, zmm1
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm30, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm31, zmm30, zmmword ptr [rsi]
    vpmadd52luq zmm27, zmm30, zmmword ptr [rsi + 64]
    vpmadd52luq zmm25, zmm30, zmmword ptr [rsi + 128]
    vpmadd52luq zmm23, zmm30, zmmword ptr [rsi + 192]
    vpmadd52luq zmm21, zmm30, zmmword ptr [rsi + 256]
    vpmadd52luq zmm17, zmm30, zmmword ptr [rsi + 320]
    vpmadd52luq zmm15, zmm30, zmmword ptr [rsi + 384]
    vpmadd52luq zmm13, zmm30, zmmword ptr [rsi + 448]
    vpmadd52luq zmm11, zmm30, zmmword ptr [rsi + 512]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rsi + 576]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rsi + 640]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rsi + 704]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rsi + 768]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rsi + 832]
    vpmadd52luq zmm16, zmm30, zmmword ptr [rsi + 896]
    vpmadd52luq zmm18, zmm30, zmmword ptr [rsi + 960]
    vpmadd52luq zmm20, zmm30, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm22, zmm30, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm24, zmm30, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm26, zmm30, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm27, zmm30, zmmword ptr [rsi]
    vpmadd52huq zmm25, zmm30, zmmword ptr [rsi + 64]
    vpmadd52huq zmm23, zmm30, zmmword ptr [rsi + 128]
    vpmadd52huq zmm21, zmm30, zmmword ptr [rsi + 192]
    vpmadd52huq zmm17, zmm30, zmmword ptr [rsi + 256]
    vpmadd52huq zmm15, zmm30, zmmword ptr [rsi + 320]
    vpmadd52huq zmm13, zmm30, zmmword ptr [rsi + 384]
    vpmadd52huq zmm11, zmm30, zmmword ptr [rsi + 448]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rsi + 512]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rsi + 640]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rsi + 704]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rsi + 768]
    vpmadd52huq zmm16, zmm30, zmmword ptr [rsi + 832]
    vpmadd52huq zmm18, zmm30, zmmword ptr [rsi + 896]
    vpmadd52huq zmm20, zmm30, zmmword ptr [rsi + 960]
    vpmadd52huq zmm22, zmm30, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm24, zmm30, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm26, zmm30, zmmword ptr [rsi + 1152]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52huq zmm28, zmm30, zmmword ptr [rsi + 1216]
    vpaddq zmm29, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm29, zmm29, 52
    vpmadd52huq zmm31, zmm19, zmm1
    vpaddq zmm31, zmm31, zmm29
    vpmadd52luq zmm31, zmm2, zmm1
    vpmadd52huq zmm27, zmm2, zmm1
    vpmadd52luq zmm27, zmm4, zmm1
    vpmadd52huq zmm25, zmm4, zmm1
    vpmadd52luq zmm25, zmm6, zmm1
    vpmadd52huq zmm23, zmm6, zmm1
    vpmadd52luq zmm23, zmm8, zmm1
    vpmadd52huq zmm21, zmm8, zmm1
    vpmadd52luq zmm21, zmm10, zmm1
    vpmadd52huq zmm17, zmm10, zmm1
    vpmadd52luq zmm17, zmm12, zmm1
    vpmadd52huq zmm15, zmm12, zmm1
    vpmadd52luq zmm15, zmm14, zmm1
    vpmadd52huq zmm13, zmm14, zmm1
    vpbroadcastq zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm13, zmm1, zmm29
    vpmadd52huq zmm11, zmm29, zmm1
    vpbroadcastq zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm11, zmm1, zmm30
    vpmadd52huq zmm9, zmm30, zmm1
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm30, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm27, zmm30, zmmword ptr [rsi]
    vpmadd52luq zmm25, zmm30, zmmword ptr [rsi + 64]
    vpmadd52luq zmm23, zmm30, zmmword ptr [rsi + 128]
    vpmadd52luq zmm21, zmm30, zmmword ptr [rsi + 192]
    vpmadd52luq zmm17, zmm30, zmmword ptr [rsi + 256]
    vpmadd52luq zmm15, zmm30, zmmword ptr [rsi + 320]
    vpmadd52luq zmm13, zmm30, zmmword ptr [rsi + 384]
    vpmadd52luq zmm11, zmm30, zmmword ptr [rsi + 448]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rsi + 512]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rsi + 576]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rsi + 640]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rsi + 704]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rsi + 768]
    vpmadd52luq zmm16, zmm30, zmmword ptr [rsi + 832]
    vpmadd52luq zmm18, zmm30, zmmword ptr [rsi + 896]
    vpmadd52luq zmm20, zmm30, zmmword ptr [rsi + 960]
    vpmadd52luq zmm22, zmm30, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm24, zmm30, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm26, zmm30, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm28, zmm30, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm25, zmm30, zmmword ptr [rsi]
    vpmadd52huq zmm23, zmm30, zmmword ptr [rsi + 64]
    vpmadd52huq zmm21, zmm30, zmmword ptr [rsi + 128]
    vpmadd52huq zmm17, zmm30, zmmword ptr [rsi + 192]
    vpmadd52huq zmm15, zmm30, zmmword ptr [rsi + 256]
    vpmadd52huq zmm13, zmm30, zmmword ptr [rsi + 320]
    vpmadd52huq zmm11, zmm30, zmmword ptr [rsi + 384]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rsi + 448]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rsi + 512]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rsi + 640]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rsi + 704]
    vpmadd52huq zmm16, zmm30, zmmword ptr [rsi + 768]
    vpmadd52huq zmm18, zmm30, zmmword ptr [rsi + 832]
    vpmadd52huq zmm20, zmm30, zmmword ptr [rsi + 896]
    vpmadd52huq zmm22, zmm30, zmmword ptr [rsi + 960]
    vpmadd52huq zmm24, zmm30, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm26, zmm30, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm28, zmm30, zmmword ptr [rsi + 1152]
    vpxorq zmm29, zmm29, zmm29
    vpmadd52huq zmm29, zmm30, zmmword ptr [rsi + 1216]
    vpaddq zmm31, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm31, zmm31, 52
    vpmadd52huq zmm27, zmm19, zmm1
    vpaddq zmm27, zmm27, zmm31
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm25, zmm2, zmm1
    vpmadd52luq zmm25, zmm4, zmm1
    vpmadd52huq zmm23, zmm4, zmm1
    vpmadd52luq zmm23, zmm6, zmm1
    vpmadd52huq zmm21, zmm6, zmm1
    vpmadd52luq zmm21, zmm8, zmm1
    vpmadd52huq zmm17, zmm8, zmm1
    vpmadd52luq zmm17, zmm10, zmm1
    vpmadd52huq zmm15, zmm10, zmm1
    vpmadd52luq zmm15, zmm12, zmm1
    vpmadd52huq zmm13, zmm12, zmm1
    vpmadd52luq zmm13, zmm14, zmm1
    vpmadd52huq zmm11, zmm14, zmm1
    vpbroadcastq zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm11, zmm1, zmm30
    vpmadd52huq zmm9, zmm30, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm9, zmm1, zmm31
    vpmadd52huq zmm7, zmm31, zmm1
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm31, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rsi]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rsi + 64]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 128]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rsi + 192]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rsi + 256]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rsi + 320]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rsi + 384]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rsi + 448]
    vpmadd52luq zmm7, zmm31, zmmword ptr [rsi + 512]
    vpmadd52luq zmm5, zmm31, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm31, zmmword ptr [rsi + 640]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rsi + 704]
    vpmadd52luq zmm16, zmm31, zmmword ptr [rsi + 768]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rsi + 832]
    vpmadd52luq zmm20, zmm31, zmmword ptr [rsi + 896]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rsi + 960]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm28, zmm31, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rsi]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rsi + 64]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rsi + 128]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rsi + 192]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rsi + 256]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rsi + 320]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rsi + 384]
    vpmadd52huq zmm7, zmm31, zmmword ptr [rsi + 448]
    vpmadd52huq zmm5, zmm31, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm31, zmmword ptr [rsi + 576]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rsi + 640]
    vpmadd52huq zmm16, zmm31, zmmword ptr [rsi + 704]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 768]
    vpmadd52huq zmm20, zmm31, zmmword ptr [rsi + 832]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rsi + 896]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rsi + 960]
    vpmadd52huq zmm26, zmm31, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm28, zmm31, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rsi + 1152]
    vpxorq zmm30, zmm30, zmm30
    vpmadd52huq zmm30, zmm31, zmmword ptr [rsi + 1216]
    vpaddq zmm27, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm27, zmm27, 52
    vpmadd52huq zmm25, zmm19, zmm1
    vpaddq zmm25, zmm25, zmm27
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm23, zmm2, zmm1
    vpmadd52luq zmm23, zmm4, zmm1
    vpmadd52huq zmm21, zmm4, zmm1
    vpmadd52luq zmm21, zmm6, zmm1
    vpmadd52huq zmm17, zmm6, zmm1
    vpmadd52luq zmm17, zmm8, zmm1
    vpmadd52huq zmm15, zmm8, zmm1
    vpmadd52luq zmm15, zmm10, zmm1
    vpmadd52huq zmm13, zmm10, zmm1
    vpmadd52luq zmm13, zmm12, zmm1
    vpmadd52huq zmm11, zmm12, zmm1
    vpmadd52luq zmm11, zmm14, zmm1
    vpmadd52huq zmm9, zmm14, zmm1
    vpbroadcastq zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm9, zmm1, zmm27
    vpmadd52huq zmm7, zmm27, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm7, zmm1, zmm31
    vpmadd52huq zmm5, zmm31, zmm1
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm31, zmmword ptr [rdx + 1216]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rsi]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 64]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rsi + 128]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rsi + 192]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rsi + 256]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rsi + 320]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rsi + 384]
    vpmadd52luq zmm7, zmm31, zmmword ptr [rsi + 448]
    vpmadd52luq zmm5, zmm31, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm31, zmmword ptr [rsi + 576]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rsi + 640]
    vpmadd52luq zmm16, zmm31, zmmword ptr [rsi + 704]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rsi + 768]
    vpmadd52luq zmm20, zmm31, zmmword ptr [rsi + 832]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rsi + 896]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rsi + 960]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm28, zmm31, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm30, zmm31, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rsi]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rsi + 64]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rsi + 128]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rsi + 192]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rsi + 256]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rsi + 320]
    vpmadd52huq zmm7, zmm31, zmmword ptr [rsi + 384]
    vpmadd52huq zmm5, zmm31, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm31, zmmword ptr [rsi + 512]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rsi + 576]
    vpmadd52huq zmm16, zmm31, zmmword ptr [rsi + 640]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 704]
    vpmadd52huq zmm20, zmm31, zmmword ptr [rsi + 768]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rsi + 832]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rsi + 896]
    vpmadd52huq zmm26, zmm31, zmmword ptr [rsi + 960]
    vpmadd52huq zmm28, zmm31, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rsi + 1152]
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm31, zmmword ptr [rsi + 1216]
    vpaddq zmm25, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm25, zmm25, 52
    vpmadd52huq zmm23, zmm19, zmm1
    vpaddq zmm23, zmm23, zmm25
    vpmadd52luq zmm23, zmm2, zmm1
    vpmadd52huq zmm21, zmm2, zmm1
    vpmadd52luq zmm21, zmm4, zmm1
    vpmadd52huq zmm17, zmm4, zmm1
    vpmadd52luq zmm17, zmm6, zmm1
    vpmadd52huq zmm15, zmm6, zmm1
    vpmadd52luq zmm15, zmm8, zmm1
    vpmadd52huq zmm13, zmm8, zmm1
    vpmadd52luq zmm13, zmm10, zmm1
    vpmadd52huq zmm11, zmm10, zmm1
    vpmadd52luq zmm11, zmm12, zmm1
    vpmadd52huq zmm9, zmm12, zmm1
    vpmadd52luq zmm9, zmm14, zmm1
    vpmadd52huq zmm7, zmm14, zmm1
    vpbroadcastq zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm7, zmm1, zmm25
    vpmadd52huq zmm5, zmm25, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm5, zmm1, zmm31
    vpmadd52huq zmm3, zmm31, zmm1
    vpmadd52luq zmm3, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm16, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm20, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpaddq zmm23, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm23, zmm23, 52
    vpmadd52huq zmm21, zmm19, zmm1
    vpaddq zmm21, zmm21, zmm23
    vpmadd52luq zmm21, zmm2, zmm1
    vpmadd52huq zmm17, zmm2, zmm1
    vpmadd52luq zmm17, zmm4, zmm1
    vpmadd52huq zmm15, zmm4, zmm1
    vpmadd52luq zmm15, zmm6, zmm1
    vpmadd52huq zmm13, zmm6, zmm1
    vpmadd52luq zmm13, zmm8, zmm1
    vpmadd52huq zmm11, zmm8, zmm1
    vpmadd52luq zmm11, zmm10, zmm1
    vpmadd52huq zmm9, zmm10, zmm1
    vpmadd52luq zmm9, zmm12, zmm1
    vpmadd52huq zmm7, zmm12, zmm1
    vpmadd52luq zmm7, zmm14, zmm1
    vpmadd52huq zmm5, zmm14, zmm1
    vpmadd52luq zmm5, zmm25, zmm1
    vpmadd52huq zmm3, zmm25, zmm1
    vpmadd52luq zmm3, zmm31, zmm1
    vpmadd52huq zmm0, zmm31, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]
    vpmadd52luq zmm0, zmm1, zmm2
    vpmadd52huq zmm16, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]
    vpmadd52luq zmm16, zmm1, zmm2
    vpmadd52huq zmm18, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]
    vpmadd52luq zmm18, zmm1, zmm2
    vpmadd52huq zmm20, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]
    vpmadd52luq zmm20, zmm1, zmm2
    vpmadd52huq zmm22, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]
    vpmadd52luq zmm22, zmm1, zmm2
    vpmadd52huq zmm24, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]
    vpmadd52luq zmm24, zmm1, zmm2
    vpmadd52huq zmm26, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]
    vpmadd52luq zmm26, zmm1, zmm2
    vpmadd52huq zmm28, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]
    vpmadd52luq zmm28, zmm1, zmm2
    vpmadd52huq zmm29, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]
    vpmadd52luq zmm29, zmm1, zmm2
    vpmadd52huq zmm30, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]
    vpmadd52luq zmm30, zmm1, zmm2
    vpmadd52huq zmm27, zmm2, zmm1
    vpsrlq zmm1, zmm21, 52
    vpaddq zmm17, zmm17, zmm1
    vpsrlq zmm1, zmm17, 52
    vpaddq zmm15, zmm15, zmm1
    vpsrlq zmm1, zmm15, 52
    vpaddq zmm13, zmm13, zmm1
    vpsrlq zmm1, zmm13, 52
    vpaddq zmm11, zmm11, zmm1
    vpsrlq zmm1, zmm11, 52
    vpaddq zmm9, zmm9, zmm1
    vpsrlq zmm1, zmm9, 52
    vpaddq zmm7, zmm7, zmm1
    vpsrlq zmm1, zmm7, 52
    vpaddq zmm5, zmm5, zmm1
    vpsrlq zmm1, zmm5, 52
    vpaddq zmm3, zmm3, zmm1
    vpsrlq zmm1, zmm3, 52
    vpaddq zmm0, zmm0, zmm1
    vpsrlq zmm1, zmm0, 52
    vpaddq zmm16, zmm16, zmm1
    vpsrlq zmm1, zmm16, 52
    vpaddq zmm18, zmm18, zmm1
    vpsrlq zmm1, zmm18, 52
    vpaddq zmm20, zmm20, zmm1
    vpsrlq zmm1, zmm20, 52
    vpaddq zmm22, zmm22, zmm1
    vpsrlq zmm1, zmm22, 52
    vpaddq zmm24, zmm24, zmm1
    vpsrlq zmm1, zmm24, 52
    vpaddq zmm26, zmm26, zmm1
    vpsrlq zmm1, zmm26, 52
    vpaddq zmm28, zmm28, zmm1
    vpsrlq zmm1, zmm28, 52
    vpaddq zmm29, zmm29, zmm1
    vpsrlq zmm1, zmm29, 52
    vpaddq zmm30, zmm30, zmm1
    vpsrlq zmm1, zmm30, 52
    vpaddq zmm27, zmm27, zmm1
    vpandq zmm21, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm21
    vpandq zmm17, zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm17
    vpandq zmm15, zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm15
    vpandq zmm13, zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm13
    vpandq zmm11, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 256], zmm11
    vpandq zmm9, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 320], zmm9
    vpandq zmm7, zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 384], zmm7
    vpandq zmm5, zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 448], zmm5
    vpandq zmm3, zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 512], zmm3
    vpandq zmm0, zmm0, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 576], zmm0
    vpandq zmm16, zmm16, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 640], zmm16
    vpandq zmm18, zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 704], zmm18
    vpandq zmm20, zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 768], zmm20
    vpandq zmm22, zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 832], zmm22
    vpandq zmm24, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 896], zmm24
    vpandq zmm26, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 960], zmm26
    vpandq zmm28, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1024], zmm28
    vpandq zmm29, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1088], zmm29
    vpandq zmm30, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1152], zmm30
    vmovdqu64 zmmword ptr [rdi + 1216], zmm27
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p1020x8_mul_ifma)

/* z <- x^2 / R mod p, in [0, 2p); R = 2^(digits of all bits) */
/* @pre 0 <= x, x^2 < R * p: x below 2p, or as the headers say */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = x */
    HIDE(sangi_p1020x8_sqr_ifma)
    .globl SYMBOL(sangi_p1020x8_sqr_ifma)
    KIND(sangi_p1020x8_sqr_ifma)
    .p2align 5
SYMBOL(sangi_p1020x8_sqr_ifma):
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
    vmovdqu64 zmm10, zmmword ptr [rsi + 320]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52luq zmm11, zmm0, zmm10
    vpmadd52luq zmm11, zmm2, zmm8
    vpmadd52luq zmm11, zmm4, zmm6
    vpmadd52huq zmm11, zmm0, zmm8
    vpmadd52huq zmm11, zmm2, zmm6
    vpaddq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm4, zmm4
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm13, zmmword ptr [rsi + 384]
    vpxorq zmm14, zmm14, zmm14
    vpmadd52luq zmm14, zmm0, zmm13
    vpmadd52luq zmm14, zmm2, zmm10
    vpmadd52luq zmm14, zmm4, zmm8
    vpmadd52huq zmm14, zmm0, zmm10
    vpmadd52huq zmm14, zmm2, zmm8
    vpmadd52huq zmm14, zmm4, zmm6
    vpaddq zmm14, zmm14, zmm14
    vpmadd52luq zmm14, zmm6, zmm6
    vpaddq zmm1, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm1, zmm1, 52
    vpbroadcastq zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma]
    vpmadd52huq zmm3, zmm12, zmm15
    vpaddq zmm3, zmm3, zmm1
    vpbroadcastq zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm3, zmm12, zmm1
    vpmadd52huq zmm5, zmm1, zmm12
    vpbroadcastq zmm16, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]
    vpmadd52luq zmm5, zmm12, zmm16
    vpmadd52huq zmm7, zmm16, zmm12
    vpbroadcastq zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm7, zmm12, zmm17
    vpmadd52huq zmm9, zmm17, zmm12
    vpbroadcastq zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm9, zmm12, zmm18
    vpmadd52huq zmm11, zmm18, zmm12
    vpbroadcastq zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]
    vpmadd52luq zmm11, zmm12, zmm19
    vpmadd52huq zmm14, zmm19, zmm12
    vpbroadcastq zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]
    vpmadd52luq zmm14, zmm12, zmm20
    vpxorq zmm21, zmm21, zmm21
    vpmadd52huq zmm21, zmm20, zmm12
    vpbroadcastq zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]
    vpmadd52luq zmm21, zmm12, zmm22
    vpxorq zmm23, zmm23, zmm23
    vpmadd52huq zmm23, zmm22, zmm12
    vpbroadcastq zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm23, zmm12, zmm24
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm24, zmm12
    vpbroadcastq zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm25, zmm12, zmm26
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm26, zmm12
    vpbroadcastq zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]
    vpmadd52luq zmm27, zmm12, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpmadd52huq zmm29, zmm28, zmm12
    vpbroadcastq zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]
    vpmadd52luq zmm29, zmm12, zmm30
    vpxorq zmm31, zmm31, zmm31
    vpmadd52huq zmm31, zmm30, zmm12
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpxorq zmm30, zmm30, zmm30
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpxorq zmm28, zmm28, zmm28
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpxorq zmm26, zmm26, zmm26
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpxorq zmm24, zmm24, zmm24
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpxorq zmm22, zmm22, zmm22
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpxorq zmm20, zmm20, zmm20
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpxorq zmm19, zmm19, zmm19
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm18, zmm18, zmm18
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm17, zmm17, zmm17
    vpmadd52luq zmm17, zmm0, zmmword ptr [rsi + 448]
    vpmadd52luq zmm17, zmm2, zmm13
    vpmadd52luq zmm17, zmm4, zmm10
    vpmadd52luq zmm17, zmm6, zmm8
    vpmadd52huq zmm17, zmm0, zmm13
    vpmadd52huq zmm17, zmm2, zmm10
    vpmadd52huq zmm17, zmm4, zmm8
    vpaddq zmm17, zmm17, zmm17
    vpmadd52huq zmm17, zmm6, zmm6
    vpaddq zmm21, zmm21, zmm17
    vpaddq zmm3, zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm3, zmm3, 52
    vpmadd52huq zmm5, zmm15, zmm12
    vpaddq zmm5, zmm5, zmm3
    vpmadd52luq zmm5, zmm1, zmm12
    vpmadd52huq zmm7, zmm1, zmm12
    vpmadd52luq zmm7, zmm16, zmm12
    vpmadd52huq zmm9, zmm16, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm9, zmm12, zmm3
    vpmadd52huq zmm11, zmm3, zmm12
    vpbroadcastq zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm11, zmm12, zmm17
    vpmadd52huq zmm14, zmm17, zmm12
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm17, zmm17, zmm17
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 448]
    vpmadd52luq zmm3, zmm4, zmm13
    vpmadd52luq zmm3, zmm6, zmm10
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm2, zmm13
    vpmadd52huq zmm3, zmm4, zmm10
    vpmadd52huq zmm3, zmm6, zmm8
    vpaddq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm8, zmm8
    vpaddq zmm23, zmm23, zmm3
    vpaddq zmm5, zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm5, zmm5, 52
    vpmadd52huq zmm7, zmm15, zmm12
    vpaddq zmm7, zmm7, zmm5
    vpmadd52luq zmm7, zmm1, zmm12
    vpmadd52huq zmm9, zmm1, zmm12
    vpmadd52luq zmm9, zmm16, zmm12
    vpmadd52huq zmm11, zmm16, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm11, zmm12, zmm3
    vpmadd52huq zmm14, zmm3, zmm12
    vpbroadcastq zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm14, zmm12, zmm5
    vpmadd52huq zmm21, zmm5, zmm12
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm5, zmm5, zmm5
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 448]
    vpmadd52luq zmm3, zmm6, zmm13
    vpmadd52luq zmm3, zmm8, zmm10
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm4, zmm13
    vpmadd52huq zmm3, zmm6, zmm10
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm8, zmm8
    vpaddq zmm25, zmm25, zmm3
    vpaddq zmm7, zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm7, zmm7, 52
    vpmadd52huq zmm9, zmm15, zmm12
    vpaddq zmm9, zmm9, zmm7
    vpmadd52luq zmm9, zmm1, zmm12
    vpmadd52huq zmm11, zmm1, zmm12
    vpmadd52luq zmm11, zmm16, zmm12
    vpmadd52huq zmm14, zmm16, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm14, zmm12, zmm3
    vpmadd52huq zmm21, zmm3, zmm12
    vpbroadcastq zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm21, zmm12, zmm7
    vpmadd52huq zmm23, zmm7, zmm12
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm7, zmm7, zmm7
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 640]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 448]
    vpmadd52luq zmm3, zmm8, zmm13
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm6, zmm13
    vpmadd52huq zmm3, zmm8, zmm10
    vpaddq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm10, zmm10
    vpaddq zmm27, zmm27, zmm3
    vpaddq zmm9, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm9, zmm9, 52
    vpmadd52huq zmm11, zmm15, zmm12
    vpaddq zmm11, zmm11, zmm9
    vpmadd52luq zmm11, zmm1, zmm12
    vpmadd52huq zmm14, zmm1, zmm12
    vpmadd52luq zmm14, zmm16, zmm12
    vpmadd52huq zmm21, zmm16, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm21, zmm12, zmm3
    vpmadd52huq zmm23, zmm3, zmm12
    vpbroadcastq zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm23, zmm12, zmm9
    vpmadd52huq zmm25, zmm9, zmm12
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm9, zmm9, zmm9
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 704]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 640]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 448]
    vpmadd52luq zmm3, zmm10, zmm13
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 640]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm8, zmm13
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm10, zmm10
    vpaddq zmm29, zmm29, zmm3
    vpaddq zmm11, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm11, zmm11, 52
    vpmadd52huq zmm14, zmm15, zmm12
    vpaddq zmm14, zmm14, zmm11
    vpmadd52luq zmm14, zmm1, zmm12
    vpmadd52huq zmm21, zmm1, zmm12
    vpmadd52luq zmm21, zmm16, zmm12
    vpmadd52huq zmm23, zmm16, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm23, zmm12, zmm3
    vpmadd52huq zmm25, zmm3, zmm12
    vpbroadcastq zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm25, zmm12, zmm11
    vpmadd52huq zmm27, zmm11, zmm12
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 768]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 704]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 640]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 704]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 640]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm10, zmm13
    vpaddq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm13, zmm13
    vpaddq zmm31, zmm31, zmm3
    vpaddq zmm14, zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm14, zmm14, 52
    vpmadd52huq zmm21, zmm15, zmm12
    vpaddq zmm21, zmm21, zmm14
    vpmadd52luq zmm21, zmm1, zmm12
    vpmadd52huq zmm23, zmm1, zmm12
    vpmadd52luq zmm23, zmm16, zmm12
    vpmadd52huq zmm25, zmm16, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm25, zmm12, zmm3
    vpmadd52huq zmm27, zmm3, zmm12
    vpbroadcastq zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm27, zmm12, zmm14
    vpmadd52huq zmm29, zmm14, zmm12
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm14, zmm14, zmm14
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 832]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 768]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 704]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 640]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 768]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 704]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 640]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rsi + 448]
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm13, zmm13
    vpaddq zmm30, zmm30, zmm3
    vpaddq zmm21, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm21, zmm21, 52
    vpmadd52huq zmm23, zmm15, zmm12
    vpaddq zmm23, zmm23, zmm21
    vpmadd52luq zmm23, zmm1, zmm12
    vpmadd52huq zmm25, zmm1, zmm12
    vpmadd52luq zmm25, zmm16, zmm12
    vpmadd52huq zmm27, zmm16, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm27, zmm12, zmm3
    vpmadd52huq zmm29, zmm3, zmm12
    vpbroadcastq zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm29, zmm12, zmm21
    vpmadd52huq zmm31, zmm21, zmm12
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm21, zmm21, zmm21
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 896]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 832]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 768]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 704]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 640]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 832]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 768]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 704]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 640]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rsi + 448]
    vpaddq zmm3, zmm3, zmm3
    vmovdqu64 zmm13, zmmword ptr [rsi + 448]
    vpmadd52luq zmm3, zmm13, zmm13
    vpaddq zmm28, zmm28, zmm3
    vpaddq zmm23, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm23, zmm23, 52
    vpmadd52huq zmm25, zmm15, zmm12
    vpaddq zmm25, zmm25, zmm23
    vpmadd52luq zmm25, zmm1, zmm12
    vpmadd52huq zmm27, zmm1, zmm12
    vpmadd52luq zmm27, zmm16, zmm12
    vpmadd52huq zmm29, zmm16, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm29, zmm12, zmm3
    vpmadd52huq zmm31, zmm3, zmm12
    vpbroadcastq zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm31, zmm12, zmm23
    vpmadd52huq zmm30, zmm23, zmm12
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm23, zmm23, zmm23
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 960]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 896]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 832]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 768]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 704]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rsi + 640]
    vmovdqu64 zmm16, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 384]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 896]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 832]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 768]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 704]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 640]
    vpmadd52huq zmm3, zmm10, zmm16
    vmovdqu64 zmm16, zmmword ptr [rsi + 384]
    vpmadd52huq zmm3, zmm16, zmmword ptr [rsi + 512]
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm13, zmm13
    vpaddq zmm26, zmm26, zmm3
    vpaddq zmm25, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm25, zmm25, 52
    vpmadd52huq zmm27, zmm15, zmm12
    vpaddq zmm27, zmm27, zmm25
    vpmadd52luq zmm27, zmm1, zmm12
    vpmadd52huq zmm29, zmm1, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]
    vpmadd52luq zmm29, zmm12, zmm3
    vpmadd52huq zmm31, zmm3, zmm12
    vpbroadcastq zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm31, zmm12, zmm25
    vpmadd52huq zmm30, zmm25, zmm12
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 960]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 896]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 832]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 768]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rsi + 704]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 640]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 960]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 896]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 832]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 768]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 704]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rsi + 640]
    vpmadd52huq zmm3, zmm16, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rsi + 512]
    vpaddq zmm3, zmm3, zmm3
    vmovdqu64 zmm13, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm13, zmm13
    vpaddq zmm24, zmm24, zmm3
    vpaddq zmm27, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm27, zmm27, 52
    vpmadd52huq zmm29, zmm15, zmm12
    vpaddq zmm29, zmm29, zmm27
    vpmadd52luq zmm29, zmm1, zmm12
    vpmadd52huq zmm31, zmm1, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]
    vpmadd52luq zmm31, zmm12, zmm3
    vpmadd52huq zmm30, zmm3, zmm12
    vpbroadcastq zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm30, zmm12, zmm27
    vpmadd52huq zmm28, zmm27, zmm12
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 960]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 896]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 832]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rsi + 768]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 704]
    vmovdqu64 zmm1, zmmword ptr [rsi + 640]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rsi + 448]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 960]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 896]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 832]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 768]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rsi + 704]
    vpmadd52huq zmm3, zmm16, zmm1
    vmovdqu64 zmm1, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm1, zmmword ptr [rsi + 576]
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm13, zmm13
    vpaddq zmm22, zmm22, zmm3
    vpaddq zmm29, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm29, zmm29, 52
    vpmadd52huq zmm31, zmm15, zmm12
    vpaddq zmm31, zmm31, zmm29
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm31, zmm12, zmm3
    vpmadd52huq zmm30, zmm3, zmm12
    vpbroadcastq zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]
    vpmadd52luq zmm30, zmm12, zmm29
    vpmadd52huq zmm28, zmm29, zmm12
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm29, zmm29, zmm29
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 960]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 896]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rsi + 832]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 768]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rsi + 704]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rsi + 640]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 960]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 896]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 832]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rsi + 768]
    vpmadd52huq zmm3, zmm16, zmmword ptr [rsi + 704]
    vpmadd52huq zmm3, zmm1, zmmword ptr [rsi + 640]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rsi + 576]
    vpaddq zmm3, zmm3, zmm3
    vmovdqu64 zmm13, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm13, zmm13
    vpaddq zmm20, zmm20, zmm3
    vpaddq zmm31, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm31, zmm31, 52
    vpmadd52huq zmm30, zmm15, zmm12
    vpaddq zmm30, zmm30, zmm31
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm30, zmm12, zmm3
    vpmadd52huq zmm28, zmm3, zmm12
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]
    vpmadd52luq zmm28, zmm12, zmm31
    vpmadd52huq zmm26, zmm31, zmm12
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm31, zmm31, zmm31
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 1216]
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 960]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rsi + 896]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 832]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rsi + 768]
    vmovdqu64 zmm15, zmmword ptr [rsi + 704]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm13, zmmword ptr [rsi + 640]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 960]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 896]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rsi + 832]
    vpmadd52huq zmm3, zmm16, zmmword ptr [rsi + 768]
    vpmadd52huq zmm3, zmm1, zmm15
    vmovdqu64 zmm0, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 640]
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm13, zmm13
    vpaddq zmm19, zmm19, zmm3
    vpaddq zmm30, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm30, zmm30, 52
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma]
    vpmadd52huq zmm28, zmm12, zmm3
    vpaddq zmm28, zmm28, zmm30
    vpbroadcastq zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm28, zmm12, zmm30
    vpmadd52huq zmm26, zmm30, zmm12
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm30, zmm30, zmm30
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm2, zmmword ptr [rsi + 1216]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rsi + 960]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 896]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rsi + 832]
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 768]
    vpmadd52luq zmm3, zmm13, zmm15
    vmovdqu64 zmm13, zmmword ptr [rsi + 1216]
    vpmadd52huq zmm3, zmm13, zmmword ptr [rsi]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 960]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rsi + 896]
    vpmadd52huq zmm3, zmm16, zmmword ptr [rsi + 832]
    vpmadd52huq zmm3, zmm1, zmmword ptr [rsi + 768]
    vpmadd52huq zmm3, zmm0, zmm15
    vmovdqu64 zmm2, zmmword ptr [rsi + 640]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 576]
    vpaddq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm2, zmm2
    vpaddq zmm18, zmm18, zmm3
    vpaddq zmm28, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm28, zmm28, 52
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma]
    vpmadd52huq zmm26, zmm12, zmm3
    vpaddq zmm26, zmm26, zmm28
    vpbroadcastq zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm26, zmm12, zmm28
    vpmadd52huq zmm24, zmm28, zmm12
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm28, zmm28, zmm28
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm4, zmm13
    vpmadd52luq zmm3, zmm6, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 960]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rsi + 896]
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 832]
    vmovdqu64 zmm0, zmmword ptr [rsi + 768]
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm2, zmm15
    vpmadd52huq zmm3, zmm13, zmmword ptr [rsi + 64]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rsi + 960]
    vpmadd52huq zmm3, zmm16, zmmword ptr [rsi + 896]
    vpmadd52huq zmm3, zmm1, zmmword ptr [rsi + 832]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rsi + 576]
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm2, zmm2
    vpaddq zmm17, zmm17, zmm3
    vpaddq zmm26, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm26, zmm26, 52
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma]
    vpmadd52huq zmm24, zmm12, zmm3
    vpaddq zmm24, zmm24, zmm26
    vpbroadcastq zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm24, zmm12, zmm26
    vpmadd52huq zmm22, zmm26, zmm12
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm26, zmm26, zmm26
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm6, zmm13
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm3, zmm10, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rsi + 960]
    vmovdqu64 zmm15, zmmword ptr [rsi + 896]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rsi + 512]
    vmovdqu64 zmm1, zmmword ptr [rsi + 832]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm2, zmm0
    vpmadd52huq zmm3, zmm4, zmm13
    vmovdqu64 zmm4, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm3, zmm6, zmm4
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm3, zmm10, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm3, zmm16, zmmword ptr [rsi + 960]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm1, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm2, zmmword ptr [rsi + 704]
    vpaddq zmm3, zmm3, zmm3
    vmovdqu64 zmm6, zmmword ptr [rsi + 704]
    vpmadd52luq zmm3, zmm6, zmm6
    vpaddq zmm5, zmm5, zmm3
    vpaddq zmm24, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm24, zmm24, 52
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma]
    vpmadd52huq zmm22, zmm12, zmm3
    vpaddq zmm22, zmm22, zmm24
    vpbroadcastq zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm22, zmm12, zmm24
    vpmadd52huq zmm20, zmm24, zmm12
    vpmadd52luq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52huq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm24, zmm24, zmm24
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm8, zmm13
    vpmadd52luq zmm3, zmm10, zmm4
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 1088]
    vmovdqu64 zmm16, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 448]
    vmovdqu64 zmm16, zmmword ptr [rsi + 960]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm15, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm2, zmm1
    vpmadd52luq zmm3, zmm6, zmm0
    vpmadd52huq zmm3, zmm13, zmmword ptr [rsi + 192]
    vpmadd52huq zmm3, zmm8, zmm4
    vpmadd52huq zmm3, zmm10, zmmword ptr [rsi + 1088]
    vmovdqu64 zmm8, zmmword ptr [rsi + 384]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm3, zmm16, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm1, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm2, zmm0
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm6, zmm6
    vpaddq zmm7, zmm7, zmm3
    vpaddq zmm22, zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm22, zmm22, 52
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma]
    vpmadd52huq zmm20, zmm12, zmm3
    vpaddq zmm20, zmm20, zmm22
    vpbroadcastq zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm20, zmm12, zmm22
    vpmadd52huq zmm19, zmm22, zmm12
    vpmadd52luq zmm19, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm22, zmm22, zmm22
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm10, zmm13
    vpmadd52luq zmm3, zmm8, zmm4
    vmovdqu64 zmm0, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 448]
    vmovdqu64 zmm8, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm16, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm2, zmm15
    vpmadd52luq zmm3, zmm6, zmm1
    vpmadd52huq zmm3, zmm13, zmmword ptr [rsi + 256]
    vpmadd52huq zmm3, zmm10, zmm4
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 384]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm16, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm15, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm2, zmm1
    vpmadd52huq zmm3, zmm6, zmmword ptr [rsi + 768]
    vpaddq zmm3, zmm3, zmm3
    vmovdqu64 zmm10, zmmword ptr [rsi + 768]
    vpmadd52luq zmm3, zmm10, zmm10
    vpaddq zmm9, zmm9, zmm3
    vpaddq zmm20, zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm20, zmm20, 52
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma]
    vpmadd52huq zmm19, zmm12, zmm3
    vpaddq zmm19, zmm19, zmm20
    vpbroadcastq zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm19, zmm12, zmm20
    vpmadd52huq zmm18, zmm20, zmm12
    vpmadd52luq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52huq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52luq zmm17, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm5, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm7, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm9, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm11, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm14, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm21, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm23, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm25, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm27, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm29, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm31, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm30, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm28, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm26, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm24, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm22, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm20, zmm20, zmm20
    vpmadd52huq zmm20, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm13, zmmword ptr [rsi + 384]
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 448]
    vpmadd52luq zmm3, zmm0, zmmword ptr [rsi + 512]
    vpmadd52luq zmm3, zmm8, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm2, zmm16
    vpmadd52luq zmm3, zmm6, zmm15
    vpmadd52luq zmm3, zmm10, zmm1
    vpmadd52huq zmm3, zmm13, zmmword ptr [rsi + 320]
    vpmadd52huq zmm3, zmm4, zmmword ptr [rsi + 384]
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm8, zmmword ptr [rsi + 512]
    vpmadd52huq zmm3, zmm16, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm2, zmm15
    vpmadd52huq zmm3, zmm6, zmm1
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm10, zmm10
    vpaddq zmm11, zmm11, zmm3
    vpaddq zmm19, zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm19, zmm19, 52
    vpmadd52huq zmm18, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma]{1to8}
    vpaddq zmm18, zmm18, zmm19
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm18, zmm12, zmm3
    vpmadd52huq zmm17, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]
    vpmadd52luq zmm17, zmm12, zmm3
    vpmadd52huq zmm5, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm5, zmm12, zmm3
    vpmadd52huq zmm7, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm7, zmm12, zmm3
    vpmadd52huq zmm9, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]
    vpmadd52luq zmm9, zmm12, zmm3
    vpmadd52huq zmm11, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]
    vpmadd52luq zmm11, zmm12, zmm3
    vpmadd52huq zmm14, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]
    vpmadd52luq zmm14, zmm12, zmm3
    vpmadd52huq zmm21, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm21, zmm12, zmm3
    vpmadd52huq zmm23, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm23, zmm12, zmm3
    vpmadd52huq zmm25, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]
    vpmadd52luq zmm25, zmm12, zmm3
    vpmadd52huq zmm27, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]
    vpmadd52luq zmm27, zmm12, zmm3
    vpmadd52huq zmm29, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]
    vpmadd52luq zmm29, zmm12, zmm3
    vpmadd52huq zmm31, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]
    vpmadd52luq zmm31, zmm12, zmm3
    vpmadd52huq zmm30, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]
    vpmadd52luq zmm30, zmm12, zmm3
    vpmadd52huq zmm28, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]
    vpmadd52luq zmm28, zmm12, zmm3
    vpmadd52huq zmm26, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]
    vpmadd52luq zmm26, zmm12, zmm3
    vpmadd52huq zmm24, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]
    vpmadd52luq zmm24, zmm12, zmm3
    vpmadd52huq zmm22, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]
    vpmadd52luq zmm22, zmm12, zmm3
    vpmadd52huq zmm20, zmm3, zmm12
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]
    vpmadd52luq zmm20, zmm12, zmm3
    vpxorq zmm19, zmm19, zmm19
    vpmadd52huq zmm19, zmm3, zmm12
    vmovdqu64 zmm3, zmmword ptr [rsi + 448]
    vpxorq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm13, zmm3
    vpmadd52luq zmm12, zmm4, zmmword ptr [rsi + 512]
    vpmadd52luq zmm12, zmm0, zmmword ptr [rsi + 576]
    vpmadd52luq zmm12, zmm2, zmm8
    vpmadd52luq zmm12, zmm6, zmm16
    vpmadd52luq zmm12, zmm10, zmm15
    vpmadd52huq zmm12, zmm13, zmmword ptr [rsi + 384]
    vpmadd52huq zmm12, zmm3, zmm4
    vpmadd52huq zmm12, zmm0, zmmword ptr [rsi + 512]
    vpmadd52huq zmm12, zmm8, zmmword ptr [rsi + 576]
    vpmadd52huq zmm12, zmm2, zmm16
    vpmadd52huq zmm12, zmm6, zmm15
    vpmadd52huq zmm12, zmm10, zmm1
    vpaddq zmm12, zmm12, zmm12
    vpmadd52luq zmm12, zmm1, zmm1
    vpaddq zmm14, zmm14, zmm12
    vmovdqu64 zmm12, zmmword ptr [rsi + 512]
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm13, zmm12
    vpmadd52luq zmm3, zmm4, zmmword ptr [rsi + 576]
    vpmadd52luq zmm3, zmm2, zmm0
    vpmadd52luq zmm3, zmm6, zmm8
    vpmadd52luq zmm3, zmm10, zmm16
    vpmadd52luq zmm3, zmm1, zmm15
    vpmadd52huq zmm3, zmm13, zmmword ptr [rsi + 448]
    vpmadd52huq zmm3, zmm12, zmm4
    vpmadd52huq zmm3, zmm0, zmmword ptr [rsi + 576]
    vpmadd52huq zmm3, zmm2, zmm8
    vpmadd52huq zmm3, zmm6, zmm16
    vpmadd52huq zmm3, zmm10, zmm15
    vpaddq zmm3, zmm3, zmm3
    vpmadd52huq zmm3, zmm1, zmm1
    vpaddq zmm21, zmm21, zmm3
    vmovdqu64 zmm3, zmmword ptr [rsi + 576]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm13, zmm3
    vpmadd52luq zmm15, zmm2, zmm4
    vpmadd52luq zmm15, zmm6, zmm0
    vpmadd52luq zmm15, zmm10, zmm8
    vpmadd52luq zmm15, zmm1, zmm16
    vpmadd52huq zmm15, zmm12, zmm13
    vpmadd52huq zmm15, zmm3, zmm4
    vpmadd52huq zmm15, zmm2, zmm0
    vpmadd52huq zmm15, zmm6, zmm8
    vpmadd52huq zmm15, zmm10, zmm16
    vmovdqu64 zmm12, zmmword ptr [rsi + 896]
    vpmadd52huq zmm15, zmm1, zmm12
    vpaddq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm12, zmm12
    vpaddq zmm23, zmm23, zmm15
    vpxorq zmm15, zmm15, zmm15
    vpmadd52luq zmm15, zmm2, zmm13
    vpmadd52luq zmm15, zmm6, zmm4
    vpmadd52luq zmm15, zmm10, zmm0
    vpmadd52luq zmm15, zmm1, zmm8
    vpmadd52luq zmm15, zmm12, zmm16
    vpmadd52huq zmm15, zmm3, zmm13
    vpmadd52huq zmm15, zmm2, zmm4
    vpmadd52huq zmm15, zmm6, zmm0
    vpmadd52huq zmm15, zmm10, zmm8
    vpmadd52huq zmm15, zmm1, zmm16
    vpaddq zmm15, zmm15, zmm15
    vpmadd52huq zmm15, zmm12, zmm12
    vpaddq zmm25, zmm25, zmm15
    vpxorq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm6, zmm13
    vpmadd52luq zmm3, zmm10, zmm4
    vpmadd52luq zmm3, zmm1, zmm0
    vpmadd52luq zmm3, zmm12, zmm8
    vpmadd52huq zmm3, zmm2, zmm13
    vpmadd52huq zmm3, zmm6, zmm4
    vpmadd52huq zmm3, zmm10, zmm0
    vpmadd52huq zmm3, zmm1, zmm8
    vpmadd52huq zmm3, zmm12, zmm16
    vpaddq zmm3, zmm3, zmm3
    vpmadd52luq zmm3, zmm16, zmm16
    vpaddq zmm27, zmm27, zmm3
    vpxorq zmm2, zmm2, zmm2
    vpmadd52luq zmm2, zmm10, zmm13
    vpmadd52luq zmm2, zmm1, zmm4
    vpmadd52luq zmm2, zmm12, zmm0
    vpmadd52luq zmm2, zmm16, zmm8
    vpmadd52huq zmm2, zmm6, zmm13
    vpmadd52huq zmm2, zmm10, zmm4
    vpmadd52huq zmm2, zmm1, zmm0
    vpmadd52huq zmm2, zmm12, zmm8
    vpaddq zmm2, zmm2, zmm2
    vpmadd52huq zmm2, zmm16, zmm16
    vpaddq zmm29, zmm29, zmm2
    vpxorq zmm2, zmm2, zmm2
    vpmadd52luq zmm2, zmm1, zmm13
    vpmadd52luq zmm2, zmm12, zmm4
    vpmadd52luq zmm2, zmm16, zmm0
    vpmadd52huq zmm2, zmm10, zmm13
    vpmadd52huq zmm2, zmm1, zmm4
    vpmadd52huq zmm2, zmm12, zmm0
    vpmadd52huq zmm2, zmm16, zmm8
    vpaddq zmm2, zmm2, zmm2
    vpmadd52luq zmm2, zmm8, zmm8
    vpaddq zmm31, zmm31, zmm2
    vpxorq zmm2, zmm2, zmm2
    vpmadd52luq zmm2, zmm12, zmm13
    vpmadd52luq zmm2, zmm16, zmm4
    vpmadd52luq zmm2, zmm8, zmm0
    vpmadd52huq zmm2, zmm1, zmm13
    vpmadd52huq zmm2, zmm12, zmm4
    vpmadd52huq zmm2, zmm16, zmm0
    vpaddq zmm2, zmm2, zmm2
    vpmadd52huq zmm2, zmm8, zmm8
    vpaddq zmm30, zmm30, zmm2
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm16, zmm13
    vpmadd52luq zmm1, zmm8, zmm4
    vpmadd52huq zmm1, zmm12, zmm13
    vpmadd52huq zmm1, zmm16, zmm4
    vpmadd52huq zmm1, zmm8, zmm0
    vpaddq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm0, zmm0
    vpaddq zmm28, zmm28, zmm1
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm8, zmm13
    vpmadd52luq zmm1, zmm0, zmm4
    vpmadd52huq zmm1, zmm16, zmm13
    vpmadd52huq zmm1, zmm8, zmm4
    vpaddq zmm1, zmm1, zmm1
    vpmadd52huq zmm1, zmm0, zmm0
    vpaddq zmm26, zmm26, zmm1
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm0, zmm13
    vpmadd52huq zmm1, zmm8, zmm13
    vpmadd52huq zmm1, zmm0, zmm4
    vpaddq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm4, zmm4
    vpaddq zmm24, zmm24, zmm1
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm4, zmm13
    vpmadd52huq zmm1, zmm0, zmm13
    vpaddq zmm1, zmm1, zmm1
    vpmadd52huq zmm1, zmm4, zmm4
    vpaddq zmm22, zmm22, zmm1
    vpxorq zmm0, zmm0, zmm0
    vpmadd52huq zmm0, zmm4, zmm13
    vpaddq zmm0, zmm0, zmm0
    vpmadd52luq zmm0, zmm13, zmm13
    vpaddq zmm20, zmm20, zmm0
    vpxorq zmm0, zmm0, zmm0
    vpmadd52huq zmm0, zmm13, zmm13
    vpaddq zmm19, zmm19, zmm0
    vpsrlq zmm0, zmm18, 52
    vpaddq zmm17, zmm17, zmm0
    vpsrlq zmm0, zmm17, 52
    vpaddq zmm5, zmm5, zmm0
    vpsrlq zmm0, zmm5, 52
    vpaddq zmm7, zmm7, zmm0
    vpsrlq zmm0, zmm7, 52
    vpaddq zmm9, zmm9, zmm0
    vpsrlq zmm0, zmm9, 52
    vpaddq zmm11, zmm11, zmm0
    vpsrlq zmm0, zmm11, 52
    vpaddq zmm14, zmm14, zmm0
    vpsrlq zmm0, zmm14, 52
    vpaddq zmm21, zmm21, zmm0
    vpsrlq zmm0, zmm21, 52
    vpaddq zmm23, zmm23, zmm0
    vpsrlq zmm0, zmm23, 52
    vpaddq zmm25, zmm25, zmm0
    vpsrlq zmm0, zmm25, 52
    vpaddq zmm27, zmm27, zmm0
    vpsrlq zmm0, zmm27, 52
    vpaddq zmm29, zmm29, zmm0
    vpsrlq zmm0, zmm29, 52
    vpaddq zmm31, zmm31, zmm0
    vpsrlq zmm0, zmm31, 52
    vpaddq zmm30, zmm30, zmm0
    vpsrlq zmm0, zmm30, 52
    vpaddq zmm28, zmm28, zmm0
    vpsrlq zmm0, zmm28, 52
    vpaddq zmm26, zmm26, zmm0
    vpsrlq zmm0, zmm26, 52
    vpaddq zmm24, zmm24, zmm0
    vpsrlq zmm0, zmm24, 52
    vpaddq zmm22, zmm22, zmm0
    vpsrlq zmm0, zmm22, 52
    vpaddq zmm20, zmm20, zmm0
    vpsrlq zmm0, zmm20, 52
    vpaddq zmm19, zmm19, zmm0
    vpandq zmm18, zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm18
    vpandq zmm17, zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm17
    vpandq zmm5, zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm5
    vpandq zmm7, zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm7
    vpandq zmm9, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 256], zmm9
    vpandq zmm11, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 320], zmm11
    vpandq zmm14, zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 384], zmm14
    vpandq zmm21, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 448], zmm21
    vpandq zmm23, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 512], zmm23
    vpandq zmm25, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 576], zmm25
    vpandq zmm27, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 640], zmm27
    vpandq zmm29, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 704], zmm29
    vpandq zmm31, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 768], zmm31
    vpandq zmm30, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 832], zmm30
    vpandq zmm28, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 896], zmm28
    vpandq zmm26, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 960], zmm26
    vpandq zmm24, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1024], zmm24
    vpandq zmm22, zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1088], zmm22
    vpandq zmm20, zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1152], zmm20
    vmovdqu64 zmmword ptr [rdi + 1216], zmm19
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p1020x8_sqr_ifma)

/* z <- (x0 * y0 + x1 * y1) / R mod p, in [0, 2p); R = 2^(digits of all bits) */
/* @pre 0 <= x0, y0 ..., x0 * y0 + x1 * y1 < R * p: all below 2p if R >= 8p, or as the headers say */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = x0, rdx = y0, rcx = x1, r8 = y1 */
    HIDE(sangi_p1020x8_dot2_ifma)
    .globl SYMBOL(sangi_p1020x8_dot2_ifma)
    KIND(sangi_p1020x8_dot2_ifma)
    .p2align 5
SYMBOL(sangi_p1020x8_dot2_ifma):
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
    vmovdqu64 zmm12, zmmword ptr [rsi + 320]
    vpmadd52luq zmm11, zmm1, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm12, zmm1
    vmovdqu64 zmm14, zmmword ptr [rsi + 384]
    vpmadd52luq zmm13, zmm1, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpmadd52huq zmm15, zmm14, zmm1
    vmovdqu64 zmm16, zmmword ptr [rsi + 448]
    vpmadd52luq zmm15, zmm1, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpmadd52huq zmm17, zmm16, zmm1
    vmovdqu64 zmm18, zmmword ptr [rsi + 512]
    vpmadd52luq zmm17, zmm1, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpmadd52huq zmm19, zmm18, zmm1
    vmovdqu64 zmm20, zmmword ptr [rsi + 576]
    vpmadd52luq zmm19, zmm1, zmm20
    vpxorq zmm21, zmm21, zmm21
    vpmadd52huq zmm21, zmm20, zmm1
    vmovdqu64 zmm22, zmmword ptr [rsi + 640]
    vpmadd52luq zmm21, zmm1, zmm22
    vpxorq zmm23, zmm23, zmm23
    vpmadd52huq zmm23, zmm22, zmm1
    vmovdqu64 zmm24, zmmword ptr [rsi + 704]
    vpmadd52luq zmm23, zmm1, zmm24
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm24, zmm1
    vmovdqu64 zmm26, zmmword ptr [rsi + 768]
    vpmadd52luq zmm25, zmm1, zmm26
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm26, zmm1
    vmovdqu64 zmm28, zmmword ptr [rsi + 832]
    vpmadd52luq zmm27, zmm1, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpmadd52huq zmm29, zmm28, zmm1
    vmovdqu64 zmm30, zmmword ptr [rsi + 896]
    vpmadd52luq zmm29, zmm1, zmm30
    vpxorq zmm31, zmm31, zmm31
    vpmadd52huq zmm31, zmm30, zmm1
    vpmadd52luq zmm31, zmm1, zmmword ptr [rsi + 960]
    vpxorq zmm30, zmm30, zmm30
    vpmadd52huq zmm30, zmm1, zmmword ptr [rsi + 960]
    vpmadd52luq zmm30, zmm1, zmmword ptr [rsi + 1024]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52huq zmm28, zmm1, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm28, zmm1, zmmword ptr [rsi + 1088]
    vpxorq zmm26, zmm26, zmm26
    vpmadd52huq zmm26, zmm1, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm26, zmm1, zmmword ptr [rsi + 1152]
    vpxorq zmm24, zmm24, zmm24
    vpmadd52huq zmm24, zmm1, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm24, zmm1, zmmword ptr [rsi + 1216]
    vpxorq zmm22, zmm22, zmm22
    vpmadd52huq zmm22, zmm1, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm1, zmmword ptr [rcx]
    vpmadd52luq zmm2, zmm1, zmmword ptr [r8]
    vpmadd52huq zmm3, zmm1, zmmword ptr [r8]
    vmovdqu64 zmm1, zmmword ptr [r8]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rcx + 64]
    vpmadd52huq zmm5, zmm1, zmmword ptr [rcx + 64]
    vpmadd52luq zmm5, zmm1, zmmword ptr [rcx + 128]
    vpmadd52huq zmm7, zmm1, zmmword ptr [rcx + 128]
    vpmadd52luq zmm7, zmm1, zmmword ptr [rcx + 192]
    vpmadd52huq zmm9, zmm1, zmmword ptr [rcx + 192]
    vpmadd52luq zmm9, zmm1, zmmword ptr [rcx + 256]
    vpmadd52huq zmm11, zmm1, zmmword ptr [rcx + 256]
    vpmadd52luq zmm11, zmm1, zmmword ptr [rcx + 320]
    vpmadd52huq zmm13, zmm1, zmmword ptr [rcx + 320]
    vpmadd52luq zmm13, zmm1, zmmword ptr [rcx + 384]
    vpmadd52huq zmm15, zmm1, zmmword ptr [rcx + 384]
    vpmadd52luq zmm15, zmm1, zmmword ptr [rcx + 448]
    vpmadd52huq zmm17, zmm1, zmmword ptr [rcx + 448]
    vpmadd52luq zmm17, zmm1, zmmword ptr [rcx + 512]
    vpmadd52huq zmm19, zmm1, zmmword ptr [rcx + 512]
    vpmadd52luq zmm19, zmm1, zmmword ptr [rcx + 576]
    vpmadd52huq zmm21, zmm1, zmmword ptr [rcx + 576]
    vpmadd52luq zmm21, zmm1, zmmword ptr [rcx + 640]
    vpmadd52huq zmm23, zmm1, zmmword ptr [rcx + 640]
    vpmadd52luq zmm23, zmm1, zmmword ptr [rcx + 704]
    vpmadd52huq zmm25, zmm1, zmmword ptr [rcx + 704]
    vpmadd52luq zmm25, zmm1, zmmword ptr [rcx + 768]
    vpmadd52huq zmm27, zmm1, zmmword ptr [rcx + 768]
    vpmadd52luq zmm27, zmm1, zmmword ptr [rcx + 832]
    vpmadd52huq zmm29, zmm1, zmmword ptr [rcx + 832]
    vpmadd52luq zmm29, zmm1, zmmword ptr [rcx + 896]
    vpmadd52huq zmm31, zmm1, zmmword ptr [rcx + 896]
    vpmadd52luq zmm31, zmm1, zmmword ptr [rcx + 960]
    vpmadd52huq zmm30, zmm1, zmmword ptr [rcx + 960]
    vpmadd52luq zmm30, zmm1, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm28, zmm1, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm28, zmm1, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm26, zmm1, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm26, zmm1, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm24, zmm1, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm24, zmm1, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm22, zmm1, zmmword ptr [rcx + 1216]
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm3, zmm0, zmmword ptr [rdx + 64]
    vpmadd52huq zmm5, zmm0, zmmword ptr [rdx + 64]
    vpmadd52luq zmm5, zmm4, zmmword ptr [rdx + 64]
    vpmadd52huq zmm7, zmm4, zmmword ptr [rdx + 64]
    vpmadd52luq zmm7, zmm6, zmmword ptr [rdx + 64]
    vpmadd52huq zmm9, zmm6, zmmword ptr [rdx + 64]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rdx + 64]
    vpmadd52luq zmm11, zmm10, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm10, zmmword ptr [rdx + 64]
    vpmadd52luq zmm13, zmm12, zmmword ptr [rdx + 64]
    vpmadd52huq zmm15, zmm12, zmmword ptr [rdx + 64]
    vpmadd52luq zmm15, zmm14, zmmword ptr [rdx + 64]
    vpmadd52huq zmm17, zmm14, zmmword ptr [rdx + 64]
    vpmadd52luq zmm17, zmm16, zmmword ptr [rdx + 64]
    vpmadd52huq zmm19, zmm16, zmmword ptr [rdx + 64]
    vpmadd52luq zmm19, zmm18, zmmword ptr [rdx + 64]
    vpmadd52huq zmm21, zmm18, zmmword ptr [rdx + 64]
    vpmadd52luq zmm21, zmm20, zmmword ptr [rdx + 64]
    vpmadd52huq zmm23, zmm20, zmmword ptr [rdx + 64]
    vmovdqu64 zmm20, zmmword ptr [rdx + 64]
    vpmadd52luq zmm23, zmm20, zmmword ptr [rsi + 640]
    vpmadd52huq zmm25, zmm20, zmmword ptr [rsi + 640]
    vpmadd52luq zmm25, zmm20, zmmword ptr [rsi + 704]
    vpmadd52huq zmm27, zmm20, zmmword ptr [rsi + 704]
    vpmadd52luq zmm27, zmm20, zmmword ptr [rsi + 768]
    vpmadd52huq zmm29, zmm20, zmmword ptr [rsi + 768]
    vpmadd52luq zmm29, zmm20, zmmword ptr [rsi + 832]
    vpmadd52huq zmm31, zmm20, zmmword ptr [rsi + 832]
    vpmadd52luq zmm31, zmm20, zmmword ptr [rsi + 896]
    vpmadd52huq zmm30, zmm20, zmmword ptr [rsi + 896]
    vpmadd52luq zmm30, zmm20, zmmword ptr [rsi + 960]
    vpmadd52huq zmm28, zmm20, zmmword ptr [rsi + 960]
    vpmadd52luq zmm28, zmm20, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm26, zmm20, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm26, zmm20, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm24, zmm20, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm24, zmm20, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm22, zmm20, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm22, zmm20, zmmword ptr [rsi + 1216]
    vpxorq zmm18, zmm18, zmm18
    vpmadd52huq zmm18, zmm20, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm20, zmmword ptr [rcx]
    vpmadd52luq zmm3, zmm20, zmmword ptr [r8 + 64]
    vpmadd52huq zmm5, zmm20, zmmword ptr [r8 + 64]
    vmovdqu64 zmm20, zmmword ptr [r8 + 64]
    vpmadd52luq zmm5, zmm20, zmmword ptr [rcx + 64]
    vpmadd52huq zmm7, zmm20, zmmword ptr [rcx + 64]
    vpmadd52luq zmm7, zmm20, zmmword ptr [rcx + 128]
    vpmadd52huq zmm9, zmm20, zmmword ptr [rcx + 128]
    vpmadd52luq zmm9, zmm20, zmmword ptr [rcx + 192]
    vpmadd52huq zmm11, zmm20, zmmword ptr [rcx + 192]
    vpmadd52luq zmm11, zmm20, zmmword ptr [rcx + 256]
    vpmadd52huq zmm13, zmm20, zmmword ptr [rcx + 256]
    vpmadd52luq zmm13, zmm20, zmmword ptr [rcx + 320]
    vpmadd52huq zmm15, zmm20, zmmword ptr [rcx + 320]
    vpmadd52luq zmm15, zmm20, zmmword ptr [rcx + 384]
    vpmadd52huq zmm17, zmm20, zmmword ptr [rcx + 384]
    vpmadd52luq zmm17, zmm20, zmmword ptr [rcx + 448]
    vpmadd52huq zmm19, zmm20, zmmword ptr [rcx + 448]
    vpmadd52luq zmm19, zmm20, zmmword ptr [rcx + 512]
    vpmadd52huq zmm21, zmm20, zmmword ptr [rcx + 512]
    vpmadd52luq zmm21, zmm20, zmmword ptr [rcx + 576]
    vpmadd52huq zmm23, zmm20, zmmword ptr [rcx + 576]
    vpmadd52luq zmm23, zmm20, zmmword ptr [rcx + 640]
    vpmadd52huq zmm25, zmm20, zmmword ptr [rcx + 640]
    vpmadd52luq zmm25, zmm20, zmmword ptr [rcx + 704]
    vpmadd52huq zmm27, zmm20, zmmword ptr [rcx + 704]
    vpmadd52luq zmm27, zmm20, zmmword ptr [rcx + 768]
    vpmadd52huq zmm29, zmm20, zmmword ptr [rcx + 768]
    vpmadd52luq zmm29, zmm20, zmmword ptr [rcx + 832]
    vpmadd52huq zmm31, zmm20, zmmword ptr [rcx + 832]
    vpmadd52luq zmm31, zmm20, zmmword ptr [rcx + 896]
    vpmadd52huq zmm30, zmm20, zmmword ptr [rcx + 896]
    vpmadd52luq zmm30, zmm20, zmmword ptr [rcx + 960]
    vpmadd52huq zmm28, zmm20, zmmword ptr [rcx + 960]
    vpmadd52luq zmm28, zmm20, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm26, zmm20, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm26, zmm20, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm24, zmm20, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm24, zmm20, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm22, zmm20, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm22, zmm20, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm18, zmm20, zmmword ptr [rcx + 1216]
    vpaddq zmm2, zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm2, zmm2, 52
    vpbroadcastq zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma]
    vpmadd52huq zmm3, zmm1, zmm20
    vpaddq zmm3, zmm3, zmm2
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm3, zmm1, zmm2
    vpmadd52huq zmm5, zmm2, zmm1
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm5, zmm0, zmmword ptr [rdx + 128]
    vpmadd52huq zmm7, zmm0, zmmword ptr [rdx + 128]
    vpmadd52luq zmm7, zmm4, zmmword ptr [rdx + 128]
    vpmadd52huq zmm9, zmm4, zmmword ptr [rdx + 128]
    vpmadd52luq zmm9, zmm6, zmmword ptr [rdx + 128]
    vpmadd52huq zmm11, zmm6, zmmword ptr [rdx + 128]
    vpmadd52luq zmm11, zmm8, zmmword ptr [rdx + 128]
    vpmadd52huq zmm13, zmm8, zmmword ptr [rdx + 128]
    vpmadd52luq zmm13, zmm10, zmmword ptr [rdx + 128]
    vpmadd52huq zmm15, zmm10, zmmword ptr [rdx + 128]
    vpmadd52luq zmm15, zmm12, zmmword ptr [rdx + 128]
    vpmadd52huq zmm17, zmm12, zmmword ptr [rdx + 128]
    vpmadd52luq zmm17, zmm14, zmmword ptr [rdx + 128]
    vpmadd52huq zmm19, zmm14, zmmword ptr [rdx + 128]
    vpmadd52luq zmm19, zmm16, zmmword ptr [rdx + 128]
    vpmadd52huq zmm21, zmm16, zmmword ptr [rdx + 128]
    vmovdqu64 zmm16, zmmword ptr [rdx + 128]
    vpmadd52luq zmm21, zmm16, zmmword ptr [rsi + 512]
    vpmadd52huq zmm23, zmm16, zmmword ptr [rsi + 512]
    vpmadd52luq zmm23, zmm16, zmmword ptr [rsi + 576]
    vpmadd52huq zmm25, zmm16, zmmword ptr [rsi + 576]
    vpmadd52luq zmm25, zmm16, zmmword ptr [rsi + 640]
    vpmadd52huq zmm27, zmm16, zmmword ptr [rsi + 640]
    vpmadd52luq zmm27, zmm16, zmmword ptr [rsi + 704]
    vpmadd52huq zmm29, zmm16, zmmword ptr [rsi + 704]
    vpmadd52luq zmm29, zmm16, zmmword ptr [rsi + 768]
    vpmadd52huq zmm31, zmm16, zmmword ptr [rsi + 768]
    vpmadd52luq zmm31, zmm16, zmmword ptr [rsi + 832]
    vpmadd52huq zmm30, zmm16, zmmword ptr [rsi + 832]
    vpmadd52luq zmm30, zmm16, zmmword ptr [rsi + 896]
    vpmadd52huq zmm28, zmm16, zmmword ptr [rsi + 896]
    vpmadd52luq zmm28, zmm16, zmmword ptr [rsi + 960]
    vpmadd52huq zmm26, zmm16, zmmword ptr [rsi + 960]
    vpmadd52luq zmm26, zmm16, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm24, zmm16, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm24, zmm16, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm22, zmm16, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm22, zmm16, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm18, zmm16, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm18, zmm16, zmmword ptr [rsi + 1216]
    vpxorq zmm14, zmm14, zmm14
    vpmadd52huq zmm14, zmm16, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm16, zmmword ptr [rcx]
    vpmadd52luq zmm5, zmm16, zmmword ptr [r8 + 128]
    vpmadd52huq zmm7, zmm16, zmmword ptr [r8 + 128]
    vmovdqu64 zmm16, zmmword ptr [r8 + 128]
    vpmadd52luq zmm7, zmm16, zmmword ptr [rcx + 64]
    vpmadd52huq zmm9, zmm16, zmmword ptr [rcx + 64]
    vpmadd52luq zmm9, zmm16, zmmword ptr [rcx + 128]
    vpmadd52huq zmm11, zmm16, zmmword ptr [rcx + 128]
    vpmadd52luq zmm11, zmm16, zmmword ptr [rcx + 192]
    vpmadd52huq zmm13, zmm16, zmmword ptr [rcx + 192]
    vpmadd52luq zmm13, zmm16, zmmword ptr [rcx + 256]
    vpmadd52huq zmm15, zmm16, zmmword ptr [rcx + 256]
    vpmadd52luq zmm15, zmm16, zmmword ptr [rcx + 320]
    vpmadd52huq zmm17, zmm16, zmmword ptr [rcx + 320]
    vpmadd52luq zmm17, zmm16, zmmword ptr [rcx + 384]
    vpmadd52huq zmm19, zmm16, zmmword ptr [rcx + 384]
    vpmadd52luq zmm19, zmm16, zmmword ptr [rcx + 448]
    vpmadd52huq zmm21, zmm16, zmmword ptr [rcx + 448]
    vpmadd52luq zmm21, zmm16, zmmword ptr [rcx + 512]
    vpmadd52huq zmm23, zmm16, zmmword ptr [rcx + 512]
    vpmadd52luq zmm23, zmm16, zmmword ptr [rcx + 576]
    vpmadd52huq zmm25, zmm16, zmmword ptr [rcx + 576]
    vpmadd52luq zmm25, zmm16, zmmword ptr [rcx + 640]
    vpmadd52huq zmm27, zmm16, zmmword ptr [rcx + 640]
    vpmadd52luq zmm27, zmm16, zmmword ptr [rcx + 704]
    vpmadd52huq zmm29, zmm16, zmmword ptr [rcx + 704]
    vpmadd52luq zmm29, zmm16, zmmword ptr [rcx + 768]
    vpmadd52huq zmm31, zmm16, zmmword ptr [rcx + 768]
    vpmadd52luq zmm31, zmm16, zmmword ptr [rcx + 832]
    vpmadd52huq zmm30, zmm16, zmmword ptr [rcx + 832]
    vpmadd52luq zmm30, zmm16, zmmword ptr [rcx + 896]
    vpmadd52huq zmm28, zmm16, zmmword ptr [rcx + 896]
    vpmadd52luq zmm28, zmm16, zmmword ptr [rcx + 960]
    vpmadd52huq zmm26, zmm16, zmmword ptr [rcx + 960]
    vpmadd52luq zmm26, zmm16, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm24, zmm16, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm24, zmm16, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm22, zmm16, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm22, zmm16, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm18, zmm16, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm18, zmm16, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm14, zmm16, zmmword ptr [rcx + 1216]
    vpaddq zmm3, zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm3, zmm3, 52
    vpmadd52huq zmm5, zmm20, zmm1
    vpaddq zmm5, zmm5, zmm3
    vpmadd52luq zmm5, zmm2, zmm1
    vpmadd52huq zmm7, zmm2, zmm1
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]
    vpmadd52luq zmm7, zmm1, zmm3
    vpmadd52huq zmm9, zmm3, zmm1
    vpbroadcastq zmm16, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm9, zmm1, zmm16
    vpmadd52huq zmm11, zmm16, zmm1
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm7, zmm0, zmmword ptr [rdx + 192]
    vpmadd52huq zmm9, zmm0, zmmword ptr [rdx + 192]
    vpmadd52luq zmm9, zmm4, zmmword ptr [rdx + 192]
    vpmadd52huq zmm11, zmm4, zmmword ptr [rdx + 192]
    vpmadd52luq zmm11, zmm6, zmmword ptr [rdx + 192]
    vpmadd52huq zmm13, zmm6, zmmword ptr [rdx + 192]
    vpmadd52luq zmm13, zmm8, zmmword ptr [rdx + 192]
    vpmadd52huq zmm15, zmm8, zmmword ptr [rdx + 192]
    vpmadd52luq zmm15, zmm10, zmmword ptr [rdx + 192]
    vpmadd52huq zmm17, zmm10, zmmword ptr [rdx + 192]
    vpmadd52luq zmm17, zmm12, zmmword ptr [rdx + 192]
    vpmadd52huq zmm19, zmm12, zmmword ptr [rdx + 192]
    vmovdqu64 zmm12, zmmword ptr [rdx + 192]
    vpmadd52luq zmm19, zmm12, zmmword ptr [rsi + 384]
    vpmadd52huq zmm21, zmm12, zmmword ptr [rsi + 384]
    vpmadd52luq zmm21, zmm12, zmmword ptr [rsi + 448]
    vpmadd52huq zmm23, zmm12, zmmword ptr [rsi + 448]
    vpmadd52luq zmm23, zmm12, zmmword ptr [rsi + 512]
    vpmadd52huq zmm25, zmm12, zmmword ptr [rsi + 512]
    vpmadd52luq zmm25, zmm12, zmmword ptr [rsi + 576]
    vpmadd52huq zmm27, zmm12, zmmword ptr [rsi + 576]
    vpmadd52luq zmm27, zmm12, zmmword ptr [rsi + 640]
    vpmadd52huq zmm29, zmm12, zmmword ptr [rsi + 640]
    vpmadd52luq zmm29, zmm12, zmmword ptr [rsi + 704]
    vpmadd52huq zmm31, zmm12, zmmword ptr [rsi + 704]
    vpmadd52luq zmm31, zmm12, zmmword ptr [rsi + 768]
    vpmadd52huq zmm30, zmm12, zmmword ptr [rsi + 768]
    vpmadd52luq zmm30, zmm12, zmmword ptr [rsi + 832]
    vpmadd52huq zmm28, zmm12, zmmword ptr [rsi + 832]
    vpmadd52luq zmm28, zmm12, zmmword ptr [rsi + 896]
    vpmadd52huq zmm26, zmm12, zmmword ptr [rsi + 896]
    vpmadd52luq zmm26, zmm12, zmmword ptr [rsi + 960]
    vpmadd52huq zmm24, zmm12, zmmword ptr [rsi + 960]
    vpmadd52luq zmm24, zmm12, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm22, zmm12, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm22, zmm12, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm18, zmm12, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm18, zmm12, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm14, zmm12, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm14, zmm12, zmmword ptr [rsi + 1216]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52huq zmm10, zmm12, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm7, zmm12, zmmword ptr [r8 + 192]
    vpmadd52huq zmm9, zmm12, zmmword ptr [r8 + 192]
    vmovdqu64 zmm12, zmmword ptr [r8 + 192]
    vpmadd52luq zmm9, zmm12, zmmword ptr [rcx + 64]
    vpmadd52huq zmm11, zmm12, zmmword ptr [rcx + 64]
    vpmadd52luq zmm11, zmm12, zmmword ptr [rcx + 128]
    vpmadd52huq zmm13, zmm12, zmmword ptr [rcx + 128]
    vpmadd52luq zmm13, zmm12, zmmword ptr [rcx + 192]
    vpmadd52huq zmm15, zmm12, zmmword ptr [rcx + 192]
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx + 256]
    vpmadd52huq zmm17, zmm12, zmmword ptr [rcx + 256]
    vpmadd52luq zmm17, zmm12, zmmword ptr [rcx + 320]
    vpmadd52huq zmm19, zmm12, zmmword ptr [rcx + 320]
    vpmadd52luq zmm19, zmm12, zmmword ptr [rcx + 384]
    vpmadd52huq zmm21, zmm12, zmmword ptr [rcx + 384]
    vpmadd52luq zmm21, zmm12, zmmword ptr [rcx + 448]
    vpmadd52huq zmm23, zmm12, zmmword ptr [rcx + 448]
    vpmadd52luq zmm23, zmm12, zmmword ptr [rcx + 512]
    vpmadd52huq zmm25, zmm12, zmmword ptr [rcx + 512]
    vpmadd52luq zmm25, zmm12, zmmword ptr [rcx + 576]
    vpmadd52huq zmm27, zmm12, zmmword ptr [rcx + 576]
    vpmadd52luq zmm27, zmm12, zmmword ptr [rcx + 640]
    vpmadd52huq zmm29, zmm12, zmmword ptr [rcx + 640]
    vpmadd52luq zmm29, zmm12, zmmword ptr [rcx + 704]
    vpmadd52huq zmm31, zmm12, zmmword ptr [rcx + 704]
    vpmadd52luq zmm31, zmm12, zmmword ptr [rcx + 768]
    vpmadd52huq zmm30, zmm12, zmmword ptr [rcx + 768]
    vpmadd52luq zmm30, zmm12, zmmword ptr [rcx + 832]
    vpmadd52huq zmm28, zmm12, zmmword ptr [rcx + 832]
    vpmadd52luq zmm28, zmm12, zmmword ptr [rcx + 896]
    vpmadd52huq zmm26, zmm12, zmmword ptr [rcx + 896]
    vpmadd52luq zmm26, zmm12, zmmword ptr [rcx + 960]
    vpmadd52huq zmm24, zmm12, zmmword ptr [rcx + 960]
    vpmadd52luq zmm24, zmm12, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm22, zmm12, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm22, zmm12, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm18, zmm12, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm18, zmm12, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm14, zmm12, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm14, zmm12, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm10, zmm12, zmmword ptr [rcx + 1216]
    vpaddq zmm5, zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm5, zmm5, 52
    vpmadd52huq zmm7, zmm20, zmm1
    vpaddq zmm7, zmm7, zmm5
    vpmadd52luq zmm7, zmm2, zmm1
    vpmadd52huq zmm9, zmm2, zmm1
    vpmadd52luq zmm9, zmm3, zmm1
    vpmadd52huq zmm11, zmm3, zmm1
    vpmadd52luq zmm11, zmm16, zmm1
    vpmadd52huq zmm13, zmm16, zmm1
    vpbroadcastq zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm13, zmm1, zmm5
    vpmadd52huq zmm15, zmm5, zmm1
    vpbroadcastq zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]
    vpmadd52luq zmm15, zmm1, zmm12
    vpmadd52huq zmm17, zmm12, zmm1
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm9, zmm0, zmmword ptr [rdx + 256]
    vpmadd52huq zmm11, zmm0, zmmword ptr [rdx + 256]
    vpmadd52luq zmm11, zmm4, zmmword ptr [rdx + 256]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rdx + 256]
    vpmadd52luq zmm13, zmm6, zmmword ptr [rdx + 256]
    vpmadd52huq zmm15, zmm6, zmmword ptr [rdx + 256]
    vpmadd52luq zmm15, zmm8, zmmword ptr [rdx + 256]
    vpmadd52huq zmm17, zmm8, zmmword ptr [rdx + 256]
    vmovdqu64 zmm8, zmmword ptr [rdx + 256]
    vpmadd52luq zmm17, zmm8, zmmword ptr [rsi + 256]
    vpmadd52huq zmm19, zmm8, zmmword ptr [rsi + 256]
    vpmadd52luq zmm19, zmm8, zmmword ptr [rsi + 320]
    vpmadd52huq zmm21, zmm8, zmmword ptr [rsi + 320]
    vpmadd52luq zmm21, zmm8, zmmword ptr [rsi + 384]
    vpmadd52huq zmm23, zmm8, zmmword ptr [rsi + 384]
    vpmadd52luq zmm23, zmm8, zmmword ptr [rsi + 448]
    vpmadd52huq zmm25, zmm8, zmmword ptr [rsi + 448]
    vpmadd52luq zmm25, zmm8, zmmword ptr [rsi + 512]
    vpmadd52huq zmm27, zmm8, zmmword ptr [rsi + 512]
    vpmadd52luq zmm27, zmm8, zmmword ptr [rsi + 576]
    vpmadd52huq zmm29, zmm8, zmmword ptr [rsi + 576]
    vpmadd52luq zmm29, zmm8, zmmword ptr [rsi + 640]
    vpmadd52huq zmm31, zmm8, zmmword ptr [rsi + 640]
    vpmadd52luq zmm31, zmm8, zmmword ptr [rsi + 704]
    vpmadd52huq zmm30, zmm8, zmmword ptr [rsi + 704]
    vpmadd52luq zmm30, zmm8, zmmword ptr [rsi + 768]
    vpmadd52huq zmm28, zmm8, zmmword ptr [rsi + 768]
    vpmadd52luq zmm28, zmm8, zmmword ptr [rsi + 832]
    vpmadd52huq zmm26, zmm8, zmmword ptr [rsi + 832]
    vpmadd52luq zmm26, zmm8, zmmword ptr [rsi + 896]
    vpmadd52huq zmm24, zmm8, zmmword ptr [rsi + 896]
    vpmadd52luq zmm24, zmm8, zmmword ptr [rsi + 960]
    vpmadd52huq zmm22, zmm8, zmmword ptr [rsi + 960]
    vpmadd52luq zmm22, zmm8, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm18, zmm8, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm18, zmm8, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm14, zmm8, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm14, zmm8, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm10, zmm8, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm10, zmm8, zmmword ptr [rsi + 1216]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm8, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm8, zmmword ptr [rcx]
    vpmadd52luq zmm9, zmm8, zmmword ptr [r8 + 256]
    vpmadd52huq zmm11, zmm8, zmmword ptr [r8 + 256]
    vmovdqu64 zmm8, zmmword ptr [r8 + 256]
    vpmadd52luq zmm11, zmm8, zmmword ptr [rcx + 64]
    vpmadd52huq zmm13, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm13, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm15, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm15, zmm8, zmmword ptr [rcx + 192]
    vpmadd52huq zmm17, zmm8, zmmword ptr [rcx + 192]
    vpmadd52luq zmm17, zmm8, zmmword ptr [rcx + 256]
    vpmadd52huq zmm19, zmm8, zmmword ptr [rcx + 256]
    vpmadd52luq zmm19, zmm8, zmmword ptr [rcx + 320]
    vpmadd52huq zmm21, zmm8, zmmword ptr [rcx + 320]
    vpmadd52luq zmm21, zmm8, zmmword ptr [rcx + 384]
    vpmadd52huq zmm23, zmm8, zmmword ptr [rcx + 384]
    vpmadd52luq zmm23, zmm8, zmmword ptr [rcx + 448]
    vpmadd52huq zmm25, zmm8, zmmword ptr [rcx + 448]
    vpmadd52luq zmm25, zmm8, zmmword ptr [rcx + 512]
    vpmadd52huq zmm27, zmm8, zmmword ptr [rcx + 512]
    vpmadd52luq zmm27, zmm8, zmmword ptr [rcx + 576]
    vpmadd52huq zmm29, zmm8, zmmword ptr [rcx + 576]
    vpmadd52luq zmm29, zmm8, zmmword ptr [rcx + 640]
    vpmadd52huq zmm31, zmm8, zmmword ptr [rcx + 640]
    vpmadd52luq zmm31, zmm8, zmmword ptr [rcx + 704]
    vpmadd52huq zmm30, zmm8, zmmword ptr [rcx + 704]
    vpmadd52luq zmm30, zmm8, zmmword ptr [rcx + 768]
    vpmadd52huq zmm28, zmm8, zmmword ptr [rcx + 768]
    vpmadd52luq zmm28, zmm8, zmmword ptr [rcx + 832]
    vpmadd52huq zmm26, zmm8, zmmword ptr [rcx + 832]
    vpmadd52luq zmm26, zmm8, zmmword ptr [rcx + 896]
    vpmadd52huq zmm24, zmm8, zmmword ptr [rcx + 896]
    vpmadd52luq zmm24, zmm8, zmmword ptr [rcx + 960]
    vpmadd52huq zmm22, zmm8, zmmword ptr [rcx + 960]
    vpmadd52luq zmm22, zmm8, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm18, zmm8, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm18, zmm8, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm14, zmm8, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm14, zmm8, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm10, zmm8, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm10, zmm8, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 1216]
    vpaddq zmm7, zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm7, zmm7, 52
    vpmadd52huq zmm9, zmm20, zmm1
    vpaddq zmm9, zmm9, zmm7
    vpmadd52luq zmm9, zmm2, zmm1
    vpmadd52huq zmm11, zmm2, zmm1
    vpmadd52luq zmm11, zmm3, zmm1
    vpmadd52huq zmm13, zmm3, zmm1
    vpmadd52luq zmm13, zmm16, zmm1
    vpmadd52huq zmm15, zmm16, zmm1
    vpmadd52luq zmm15, zmm5, zmm1
    vpmadd52huq zmm17, zmm5, zmm1
    vpmadd52luq zmm17, zmm12, zmm1
    vpmadd52huq zmm19, zmm12, zmm1
    vpbroadcastq zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]
    vpmadd52luq zmm19, zmm1, zmm7
    vpmadd52huq zmm21, zmm7, zmm1
    vpbroadcastq zmm8, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]
    vpmadd52luq zmm21, zmm1, zmm8
    vpmadd52huq zmm23, zmm8, zmm1
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpmadd52luq zmm11, zmm0, zmmword ptr [rdx + 320]
    vpmadd52huq zmm13, zmm0, zmmword ptr [rdx + 320]
    vpmadd52luq zmm13, zmm4, zmmword ptr [rdx + 320]
    vpmadd52huq zmm15, zmm4, zmmword ptr [rdx + 320]
    vmovdqu64 zmm4, zmmword ptr [rdx + 320]
    vpmadd52luq zmm15, zmm4, zmmword ptr [rsi + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [rsi + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [rsi + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [rsi + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [rsi + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [rsi + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [rsi + 320]
    vpmadd52huq zmm23, zmm4, zmmword ptr [rsi + 320]
    vpmadd52luq zmm23, zmm4, zmmword ptr [rsi + 384]
    vpmadd52huq zmm25, zmm4, zmmword ptr [rsi + 384]
    vpmadd52luq zmm25, zmm4, zmmword ptr [rsi + 448]
    vpmadd52huq zmm27, zmm4, zmmword ptr [rsi + 448]
    vpmadd52luq zmm27, zmm4, zmmword ptr [rsi + 512]
    vpmadd52huq zmm29, zmm4, zmmword ptr [rsi + 512]
    vpmadd52luq zmm29, zmm4, zmmword ptr [rsi + 576]
    vpmadd52huq zmm31, zmm4, zmmword ptr [rsi + 576]
    vpmadd52luq zmm31, zmm4, zmmword ptr [rsi + 640]
    vpmadd52huq zmm30, zmm4, zmmword ptr [rsi + 640]
    vpmadd52luq zmm30, zmm4, zmmword ptr [rsi + 704]
    vpmadd52huq zmm28, zmm4, zmmword ptr [rsi + 704]
    vpmadd52luq zmm28, zmm4, zmmword ptr [rsi + 768]
    vpmadd52huq zmm26, zmm4, zmmword ptr [rsi + 768]
    vpmadd52luq zmm26, zmm4, zmmword ptr [rsi + 832]
    vpmadd52huq zmm24, zmm4, zmmword ptr [rsi + 832]
    vpmadd52luq zmm24, zmm4, zmmword ptr [rsi + 896]
    vpmadd52huq zmm22, zmm4, zmmword ptr [rsi + 896]
    vpmadd52luq zmm22, zmm4, zmmword ptr [rsi + 960]
    vpmadd52huq zmm18, zmm4, zmmword ptr [rsi + 960]
    vpmadd52luq zmm18, zmm4, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm14, zmm4, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm14, zmm4, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm10, zmm4, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm10, zmm4, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm6, zmm4, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm6, zmm4, zmmword ptr [rsi + 1216]
    vpxorq zmm0, zmm0, zmm0
    vpmadd52huq zmm0, zmm4, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm4, zmmword ptr [rcx]
    vpmadd52luq zmm11, zmm4, zmmword ptr [r8 + 320]
    vpmadd52huq zmm13, zmm4, zmmword ptr [r8 + 320]
    vmovdqu64 zmm4, zmmword ptr [r8 + 320]
    vpmadd52luq zmm13, zmm4, zmmword ptr [rcx + 64]
    vpmadd52huq zmm15, zmm4, zmmword ptr [rcx + 64]
    vpmadd52luq zmm15, zmm4, zmmword ptr [rcx + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [rcx + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [rcx + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [rcx + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [rcx + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [rcx + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [rcx + 320]
    vpmadd52huq zmm23, zmm4, zmmword ptr [rcx + 320]
    vpmadd52luq zmm23, zmm4, zmmword ptr [rcx + 384]
    vpmadd52huq zmm25, zmm4, zmmword ptr [rcx + 384]
    vpmadd52luq zmm25, zmm4, zmmword ptr [rcx + 448]
    vpmadd52huq zmm27, zmm4, zmmword ptr [rcx + 448]
    vpmadd52luq zmm27, zmm4, zmmword ptr [rcx + 512]
    vpmadd52huq zmm29, zmm4, zmmword ptr [rcx + 512]
    vpmadd52luq zmm29, zmm4, zmmword ptr [rcx + 576]
    vpmadd52huq zmm31, zmm4, zmmword ptr [rcx + 576]
    vpmadd52luq zmm31, zmm4, zmmword ptr [rcx + 640]
    vpmadd52huq zmm30, zmm4, zmmword ptr [rcx + 640]
    vpmadd52luq zmm30, zmm4, zmmword ptr [rcx + 704]
    vpmadd52huq zmm28, zmm4, zmmword ptr [rcx + 704]
    vpmadd52luq zmm28, zmm4, zmmword ptr [rcx + 768]
    vpmadd52huq zmm26, zmm4, zmmword ptr [rcx + 768]
    vpmadd52luq zmm26, zmm4, zmmword ptr [rcx + 832]
    vpmadd52huq zmm24, zmm4, zmmword ptr [rcx + 832]
    vpmadd52luq zmm24, zmm4, zmmword ptr [rcx + 896]
    vpmadd52huq zmm22, zmm4, zmmword ptr [rcx + 896]
    vpmadd52luq zmm22, zmm4, zmmword ptr [rcx + 960]
    vpmadd52huq zmm18, zmm4, zmmword ptr [rcx + 960]
    vpmadd52luq zmm18, zmm4, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm14, zmm4, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm14, zmm4, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm10, zmm4, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm10, zmm4, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm6, zmm4, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm6, zmm4, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm0, zmm4, zmmword ptr [rcx + 1216]
    vpaddq zmm9, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm9, zmm9, 52
    vpmadd52huq zmm11, zmm20, zmm1
    vpaddq zmm11, zmm11, zmm9
    vpmadd52luq zmm11, zmm2, zmm1
    vpmadd52huq zmm13, zmm2, zmm1
    vpmadd52luq zmm13, zmm3, zmm1
    vpmadd52huq zmm15, zmm3, zmm1
    vpmadd52luq zmm15, zmm16, zmm1
    vpmadd52huq zmm17, zmm16, zmm1
    vpmadd52luq zmm17, zmm5, zmm1
    vpmadd52huq zmm19, zmm5, zmm1
    vpmadd52luq zmm19, zmm12, zmm1
    vpmadd52huq zmm21, zmm12, zmm1
    vpmadd52luq zmm21, zmm7, zmm1
    vpmadd52huq zmm23, zmm7, zmm1
    vpmadd52luq zmm23, zmm8, zmm1
    vpmadd52huq zmm25, zmm8, zmm1
    vpbroadcastq zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm25, zmm1, zmm4
    vpmadd52huq zmm27, zmm4, zmm1
    vpbroadcastq zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm27, zmm1, zmm9
    vpmadd52huq zmm29, zmm9, zmm1
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm13, zmm9, zmmword ptr [rsi]
    vpmadd52huq zmm15, zmm9, zmmword ptr [rsi]
    vpmadd52luq zmm15, zmm9, zmmword ptr [rsi + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [rsi + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [rsi + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [rsi + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [rsi + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [rsi + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [rsi + 256]
    vpmadd52huq zmm23, zmm9, zmmword ptr [rsi + 256]
    vpmadd52luq zmm23, zmm9, zmmword ptr [rsi + 320]
    vpmadd52huq zmm25, zmm9, zmmword ptr [rsi + 320]
    vpmadd52luq zmm25, zmm9, zmmword ptr [rsi + 384]
    vpmadd52huq zmm27, zmm9, zmmword ptr [rsi + 384]
    vpmadd52luq zmm27, zmm9, zmmword ptr [rsi + 448]
    vpmadd52huq zmm29, zmm9, zmmword ptr [rsi + 448]
    vpmadd52luq zmm29, zmm9, zmmword ptr [rsi + 512]
    vpmadd52huq zmm31, zmm9, zmmword ptr [rsi + 512]
    vpmadd52luq zmm31, zmm9, zmmword ptr [rsi + 576]
    vpmadd52huq zmm30, zmm9, zmmword ptr [rsi + 576]
    vpmadd52luq zmm30, zmm9, zmmword ptr [rsi + 640]
    vpmadd52huq zmm28, zmm9, zmmword ptr [rsi + 640]
    vpmadd52luq zmm28, zmm9, zmmword ptr [rsi + 704]
    vpmadd52huq zmm26, zmm9, zmmword ptr [rsi + 704]
    vpmadd52luq zmm26, zmm9, zmmword ptr [rsi + 768]
    vpmadd52huq zmm24, zmm9, zmmword ptr [rsi + 768]
    vpmadd52luq zmm24, zmm9, zmmword ptr [rsi + 832]
    vpmadd52huq zmm22, zmm9, zmmword ptr [rsi + 832]
    vpmadd52luq zmm22, zmm9, zmmword ptr [rsi + 896]
    vpmadd52huq zmm18, zmm9, zmmword ptr [rsi + 896]
    vpmadd52luq zmm18, zmm9, zmmword ptr [rsi + 960]
    vpmadd52huq zmm14, zmm9, zmmword ptr [rsi + 960]
    vpmadd52luq zmm14, zmm9, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm10, zmm9, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm10, zmm9, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm0, zmm9, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rsi + 1216]
    vpxorq zmm4, zmm4, zmm4
    vpmadd52huq zmm4, zmm9, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm9, zmmword ptr [rcx]
    vpmadd52luq zmm13, zmm9, zmmword ptr [r8 + 384]
    vpmadd52huq zmm15, zmm9, zmmword ptr [r8 + 384]
    vmovdqu64 zmm9, zmmword ptr [r8 + 384]
    vpmadd52luq zmm15, zmm9, zmmword ptr [rcx + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [rcx + 256]
    vpmadd52huq zmm23, zmm9, zmmword ptr [rcx + 256]
    vpmadd52luq zmm23, zmm9, zmmword ptr [rcx + 320]
    vpmadd52huq zmm25, zmm9, zmmword ptr [rcx + 320]
    vpmadd52luq zmm25, zmm9, zmmword ptr [rcx + 384]
    vpmadd52huq zmm27, zmm9, zmmword ptr [rcx + 384]
    vpmadd52luq zmm27, zmm9, zmmword ptr [rcx + 448]
    vpmadd52huq zmm29, zmm9, zmmword ptr [rcx + 448]
    vpmadd52luq zmm29, zmm9, zmmword ptr [rcx + 512]
    vpmadd52huq zmm31, zmm9, zmmword ptr [rcx + 512]
    vpmadd52luq zmm31, zmm9, zmmword ptr [rcx + 576]
    vpmadd52huq zmm30, zmm9, zmmword ptr [rcx + 576]
    vpmadd52luq zmm30, zmm9, zmmword ptr [rcx + 640]
    vpmadd52huq zmm28, zmm9, zmmword ptr [rcx + 640]
    vpmadd52luq zmm28, zmm9, zmmword ptr [rcx + 704]
    vpmadd52huq zmm26, zmm9, zmmword ptr [rcx + 704]
    vpmadd52luq zmm26, zmm9, zmmword ptr [rcx + 768]
    vpmadd52huq zmm24, zmm9, zmmword ptr [rcx + 768]
    vpmadd52luq zmm24, zmm9, zmmword ptr [rcx + 832]
    vpmadd52huq zmm22, zmm9, zmmword ptr [rcx + 832]
    vpmadd52luq zmm22, zmm9, zmmword ptr [rcx + 896]
    vpmadd52huq zmm18, zmm9, zmmword ptr [rcx + 896]
    vpmadd52luq zmm18, zmm9, zmmword ptr [rcx + 960]
    vpmadd52huq zmm14, zmm9, zmmword ptr [rcx + 960]
    vpmadd52luq zmm14, zmm9, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm10, zmm9, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm10, zmm9, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm0, zmm9, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rcx + 1216]
    vpaddq zmm11, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm11, zmm11, 52
    vpmadd52huq zmm13, zmm20, zmm1
    vpaddq zmm13, zmm13, zmm11
    vpmadd52luq zmm13, zmm2, zmm1
    vpmadd52huq zmm15, zmm2, zmm1
    vpmadd52luq zmm15, zmm3, zmm1
    vpmadd52huq zmm17, zmm3, zmm1
    vpmadd52luq zmm17, zmm16, zmm1
    vpmadd52huq zmm19, zmm16, zmm1
    vpmadd52luq zmm19, zmm5, zmm1
    vpmadd52huq zmm21, zmm5, zmm1
    vpmadd52luq zmm21, zmm12, zmm1
    vpmadd52huq zmm23, zmm12, zmm1
    vpmadd52luq zmm23, zmm7, zmm1
    vpmadd52huq zmm25, zmm7, zmm1
    vpmadd52luq zmm25, zmm8, zmm1
    vpmadd52huq zmm27, zmm8, zmm1
    vpbroadcastq zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm27, zmm1, zmm9
    vpmadd52huq zmm29, zmm9, zmm1
    vpbroadcastq zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm29, zmm1, zmm11
    vpmadd52huq zmm31, zmm11, zmm1
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rsi]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rsi]
    vpmadd52luq zmm17, zmm11, zmmword ptr [rsi + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [rsi + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [rsi + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [rsi + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [rsi + 192]
    vpmadd52huq zmm23, zmm11, zmmword ptr [rsi + 192]
    vpmadd52luq zmm23, zmm11, zmmword ptr [rsi + 256]
    vpmadd52huq zmm25, zmm11, zmmword ptr [rsi + 256]
    vpmadd52luq zmm25, zmm11, zmmword ptr [rsi + 320]
    vpmadd52huq zmm27, zmm11, zmmword ptr [rsi + 320]
    vpmadd52luq zmm27, zmm11, zmmword ptr [rsi + 384]
    vpmadd52huq zmm29, zmm11, zmmword ptr [rsi + 384]
    vpmadd52luq zmm29, zmm11, zmmword ptr [rsi + 448]
    vpmadd52huq zmm31, zmm11, zmmword ptr [rsi + 448]
    vpmadd52luq zmm31, zmm11, zmmword ptr [rsi + 512]
    vpmadd52huq zmm30, zmm11, zmmword ptr [rsi + 512]
    vpmadd52luq zmm30, zmm11, zmmword ptr [rsi + 576]
    vpmadd52huq zmm28, zmm11, zmmword ptr [rsi + 576]
    vpmadd52luq zmm28, zmm11, zmmword ptr [rsi + 640]
    vpmadd52huq zmm26, zmm11, zmmword ptr [rsi + 640]
    vpmadd52luq zmm26, zmm11, zmmword ptr [rsi + 704]
    vpmadd52huq zmm24, zmm11, zmmword ptr [rsi + 704]
    vpmadd52luq zmm24, zmm11, zmmword ptr [rsi + 768]
    vpmadd52huq zmm22, zmm11, zmmword ptr [rsi + 768]
    vpmadd52luq zmm22, zmm11, zmmword ptr [rsi + 832]
    vpmadd52huq zmm18, zmm11, zmmword ptr [rsi + 832]
    vpmadd52luq zmm18, zmm11, zmmword ptr [rsi + 896]
    vpmadd52huq zmm14, zmm11, zmmword ptr [rsi + 896]
    vpmadd52luq zmm14, zmm11, zmmword ptr [rsi + 960]
    vpmadd52huq zmm10, zmm11, zmmword ptr [rsi + 960]
    vpmadd52luq zmm10, zmm11, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm0, zmm11, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm0, zmm11, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rsi + 1216]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52huq zmm9, zmm11, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm11, zmmword ptr [rcx]
    vpmadd52luq zmm15, zmm11, zmmword ptr [r8 + 448]
    vpmadd52huq zmm17, zmm11, zmmword ptr [r8 + 448]
    vmovdqu64 zmm11, zmmword ptr [r8 + 448]
    vpmadd52luq zmm17, zmm11, zmmword ptr [rcx + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [rcx + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [rcx + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [rcx + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [rcx + 192]
    vpmadd52huq zmm23, zmm11, zmmword ptr [rcx + 192]
    vpmadd52luq zmm23, zmm11, zmmword ptr [rcx + 256]
    vpmadd52huq zmm25, zmm11, zmmword ptr [rcx + 256]
    vpmadd52luq zmm25, zmm11, zmmword ptr [rcx + 320]
    vpmadd52huq zmm27, zmm11, zmmword ptr [rcx + 320]
    vpmadd52luq zmm27, zmm11, zmmword ptr [rcx + 384]
    vpmadd52huq zmm29, zmm11, zmmword ptr [rcx + 384]
    vpmadd52luq zmm29, zmm11, zmmword ptr [rcx + 448]
    vpmadd52huq zmm31, zmm11, zmmword ptr [rcx + 448]
    vpmadd52luq zmm31, zmm11, zmmword ptr [rcx + 512]
    vpmadd52huq zmm30, zmm11, zmmword ptr [rcx + 512]
    vpmadd52luq zmm30, zmm11, zmmword ptr [rcx + 576]
    vpmadd52huq zmm28, zmm11, zmmword ptr [rcx + 576]
    vpmadd52luq zmm28, zmm11, zmmword ptr [rcx + 640]
    vpmadd52huq zmm26, zmm11, zmmword ptr [rcx + 640]
    vpmadd52luq zmm26, zmm11, zmmword ptr [rcx + 704]
    vpmadd52huq zmm24, zmm11, zmmword ptr [rcx + 704]
    vpmadd52luq zmm24, zmm11, zmmword ptr [rcx + 768]
    vpmadd52huq zmm22, zmm11, zmmword ptr [rcx + 768]
    vpmadd52luq zmm22, zmm11, zmmword ptr [rcx + 832]
    vpmadd52huq zmm18, zmm11, zmmword ptr [rcx + 832]
    vpmadd52luq zmm18, zmm11, zmmword ptr [rcx + 896]
    vpmadd52huq zmm14, zmm11, zmmword ptr [rcx + 896]
    vpmadd52luq zmm14, zmm11, zmmword ptr [rcx + 960]
    vpmadd52huq zmm10, zmm11, zmmword ptr [rcx + 960]
    vpmadd52luq zmm10, zmm11, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm0, zmm11, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm0, zmm11, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rcx + 1216]
    vpaddq zmm13, zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm13, zmm13, 52
    vpmadd52huq zmm15, zmm20, zmm1
    vpaddq zmm15, zmm15, zmm13
    vpmadd52luq zmm15, zmm2, zmm1
    vpmadd52huq zmm17, zmm2, zmm1
    vpmadd52luq zmm17, zmm3, zmm1
    vpmadd52huq zmm19, zmm3, zmm1
    vpmadd52luq zmm19, zmm16, zmm1
    vpmadd52huq zmm21, zmm16, zmm1
    vpmadd52luq zmm21, zmm5, zmm1
    vpmadd52huq zmm23, zmm5, zmm1
    vpmadd52luq zmm23, zmm12, zmm1
    vpmadd52huq zmm25, zmm12, zmm1
    vpmadd52luq zmm25, zmm7, zmm1
    vpmadd52huq zmm27, zmm7, zmm1
    vpmadd52luq zmm27, zmm8, zmm1
    vpmadd52huq zmm29, zmm8, zmm1
    vpbroadcastq zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm29, zmm1, zmm11
    vpmadd52huq zmm31, zmm11, zmm1
    vpbroadcastq zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm31, zmm1, zmm13
    vpmadd52huq zmm30, zmm13, zmm1
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm13, zmmword ptr [rdx + 512]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rsi]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rsi]
    vpmadd52luq zmm19, zmm13, zmmword ptr [rsi + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [rsi + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [rsi + 128]
    vpmadd52huq zmm23, zmm13, zmmword ptr [rsi + 128]
    vpmadd52luq zmm23, zmm13, zmmword ptr [rsi + 192]
    vpmadd52huq zmm25, zmm13, zmmword ptr [rsi + 192]
    vpmadd52luq zmm25, zmm13, zmmword ptr [rsi + 256]
    vpmadd52huq zmm27, zmm13, zmmword ptr [rsi + 256]
    vpmadd52luq zmm27, zmm13, zmmword ptr [rsi + 320]
    vpmadd52huq zmm29, zmm13, zmmword ptr [rsi + 320]
    vpmadd52luq zmm29, zmm13, zmmword ptr [rsi + 384]
    vpmadd52huq zmm31, zmm13, zmmword ptr [rsi + 384]
    vpmadd52luq zmm31, zmm13, zmmword ptr [rsi + 448]
    vpmadd52huq zmm30, zmm13, zmmword ptr [rsi + 448]
    vpmadd52luq zmm30, zmm13, zmmword ptr [rsi + 512]
    vpmadd52huq zmm28, zmm13, zmmword ptr [rsi + 512]
    vpmadd52luq zmm28, zmm13, zmmword ptr [rsi + 576]
    vpmadd52huq zmm26, zmm13, zmmword ptr [rsi + 576]
    vpmadd52luq zmm26, zmm13, zmmword ptr [rsi + 640]
    vpmadd52huq zmm24, zmm13, zmmword ptr [rsi + 640]
    vpmadd52luq zmm24, zmm13, zmmword ptr [rsi + 704]
    vpmadd52huq zmm22, zmm13, zmmword ptr [rsi + 704]
    vpmadd52luq zmm22, zmm13, zmmword ptr [rsi + 768]
    vpmadd52huq zmm18, zmm13, zmmword ptr [rsi + 768]
    vpmadd52luq zmm18, zmm13, zmmword ptr [rsi + 832]
    vpmadd52huq zmm14, zmm13, zmmword ptr [rsi + 832]
    vpmadd52luq zmm14, zmm13, zmmword ptr [rsi + 896]
    vpmadd52huq zmm10, zmm13, zmmword ptr [rsi + 896]
    vpmadd52luq zmm10, zmm13, zmmword ptr [rsi + 960]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rsi + 960]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm0, zmm13, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm9, zmm13, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm9, zmm13, zmmword ptr [rsi + 1216]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm13, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm13, zmmword ptr [rcx]
    vpmadd52luq zmm17, zmm13, zmmword ptr [r8 + 512]
    vpmadd52huq zmm19, zmm13, zmmword ptr [r8 + 512]
    vmovdqu64 zmm13, zmmword ptr [r8 + 512]
    vpmadd52luq zmm19, zmm13, zmmword ptr [rcx + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm23, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm23, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm25, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm25, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm27, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm27, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm29, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm29, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm31, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm31, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm30, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm30, zmm13, zmmword ptr [rcx + 512]
    vpmadd52huq zmm28, zmm13, zmmword ptr [rcx + 512]
    vpmadd52luq zmm28, zmm13, zmmword ptr [rcx + 576]
    vpmadd52huq zmm26, zmm13, zmmword ptr [rcx + 576]
    vpmadd52luq zmm26, zmm13, zmmword ptr [rcx + 640]
    vpmadd52huq zmm24, zmm13, zmmword ptr [rcx + 640]
    vpmadd52luq zmm24, zmm13, zmmword ptr [rcx + 704]
    vpmadd52huq zmm22, zmm13, zmmword ptr [rcx + 704]
    vpmadd52luq zmm22, zmm13, zmmword ptr [rcx + 768]
    vpmadd52huq zmm18, zmm13, zmmword ptr [rcx + 768]
    vpmadd52luq zmm18, zmm13, zmmword ptr [rcx + 832]
    vpmadd52huq zmm14, zmm13, zmmword ptr [rcx + 832]
    vpmadd52luq zmm14, zmm13, zmmword ptr [rcx + 896]
    vpmadd52huq zmm10, zmm13, zmmword ptr [rcx + 896]
    vpmadd52luq zmm10, zmm13, zmmword ptr [rcx + 960]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 960]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm0, zmm13, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm9, zmm13, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm9, zmm13, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 1216]
    vpaddq zmm15, zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm15, zmm15, 52
    vpmadd52huq zmm17, zmm20, zmm1
    vpaddq zmm17, zmm17, zmm15
    vpmadd52luq zmm17, zmm2, zmm1
    vpmadd52huq zmm19, zmm2, zmm1
    vpmadd52luq zmm19, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm1
    vpmadd52luq zmm21, zmm16, zmm1
    vpmadd52huq zmm23, zmm16, zmm1
    vpmadd52luq zmm23, zmm5, zmm1
    vpmadd52huq zmm25, zmm5, zmm1
    vpmadd52luq zmm25, zmm12, zmm1
    vpmadd52huq zmm27, zmm12, zmm1
    vpmadd52luq zmm27, zmm7, zmm1
    vpmadd52huq zmm29, zmm7, zmm1
    vpmadd52luq zmm29, zmm8, zmm1
    vpmadd52huq zmm31, zmm8, zmm1
    vpbroadcastq zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm31, zmm1, zmm13
    vpmadd52huq zmm30, zmm13, zmm1
    vpbroadcastq zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm30, zmm1, zmm15
    vpmadd52huq zmm28, zmm15, zmm1
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm15, zmmword ptr [rdx + 576]
    vpmadd52luq zmm19, zmm15, zmmword ptr [rsi]
    vpmadd52huq zmm21, zmm15, zmmword ptr [rsi]
    vpmadd52luq zmm21, zmm15, zmmword ptr [rsi + 64]
    vpmadd52huq zmm23, zmm15, zmmword ptr [rsi + 64]
    vpmadd52luq zmm23, zmm15, zmmword ptr [rsi + 128]
    vpmadd52huq zmm25, zmm15, zmmword ptr [rsi + 128]
    vpmadd52luq zmm25, zmm15, zmmword ptr [rsi + 192]
    vpmadd52huq zmm27, zmm15, zmmword ptr [rsi + 192]
    vpmadd52luq zmm27, zmm15, zmmword ptr [rsi + 256]
    vpmadd52huq zmm29, zmm15, zmmword ptr [rsi + 256]
    vpmadd52luq zmm29, zmm15, zmmword ptr [rsi + 320]
    vpmadd52huq zmm31, zmm15, zmmword ptr [rsi + 320]
    vpmadd52luq zmm31, zmm15, zmmword ptr [rsi + 384]
    vpmadd52huq zmm30, zmm15, zmmword ptr [rsi + 384]
    vpmadd52luq zmm30, zmm15, zmmword ptr [rsi + 448]
    vpmadd52huq zmm28, zmm15, zmmword ptr [rsi + 448]
    vpmadd52luq zmm28, zmm15, zmmword ptr [rsi + 512]
    vpmadd52huq zmm26, zmm15, zmmword ptr [rsi + 512]
    vpmadd52luq zmm26, zmm15, zmmword ptr [rsi + 576]
    vpmadd52huq zmm24, zmm15, zmmword ptr [rsi + 576]
    vpmadd52luq zmm24, zmm15, zmmword ptr [rsi + 640]
    vpmadd52huq zmm22, zmm15, zmmword ptr [rsi + 640]
    vpmadd52luq zmm22, zmm15, zmmword ptr [rsi + 704]
    vpmadd52huq zmm18, zmm15, zmmword ptr [rsi + 704]
    vpmadd52luq zmm18, zmm15, zmmword ptr [rsi + 768]
    vpmadd52huq zmm14, zmm15, zmmword ptr [rsi + 768]
    vpmadd52luq zmm14, zmm15, zmmword ptr [rsi + 832]
    vpmadd52huq zmm10, zmm15, zmmword ptr [rsi + 832]
    vpmadd52luq zmm10, zmm15, zmmword ptr [rsi + 896]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rsi + 896]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rsi + 960]
    vpmadd52huq zmm0, zmm15, zmmword ptr [rsi + 960]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm11, zmm15, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm11, zmm15, zmmword ptr [rsi + 1216]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm15, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm15, zmmword ptr [rcx]
    vpmadd52luq zmm19, zmm15, zmmword ptr [r8 + 576]
    vpmadd52huq zmm21, zmm15, zmmword ptr [r8 + 576]
    vmovdqu64 zmm15, zmmword ptr [r8 + 576]
    vpmadd52luq zmm21, zmm15, zmmword ptr [rcx + 64]
    vpmadd52huq zmm23, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm23, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm25, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm25, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm27, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm27, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm29, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm29, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm31, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm31, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm30, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm30, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm28, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm28, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm26, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm26, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm24, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm24, zmm15, zmmword ptr [rcx + 640]
    vpmadd52huq zmm22, zmm15, zmmword ptr [rcx + 640]
    vpmadd52luq zmm22, zmm15, zmmword ptr [rcx + 704]
    vpmadd52huq zmm18, zmm15, zmmword ptr [rcx + 704]
    vpmadd52luq zmm18, zmm15, zmmword ptr [rcx + 768]
    vpmadd52huq zmm14, zmm15, zmmword ptr [rcx + 768]
    vpmadd52luq zmm14, zmm15, zmmword ptr [rcx + 832]
    vpmadd52huq zmm10, zmm15, zmmword ptr [rcx + 832]
    vpmadd52luq zmm10, zmm15, zmmword ptr [rcx + 896]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 896]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 960]
    vpmadd52huq zmm0, zmm15, zmmword ptr [rcx + 960]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm11, zmm15, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm11, zmm15, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 1216]
    vpaddq zmm17, zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm17, zmm17, 52
    vpmadd52huq zmm19, zmm20, zmm1
    vpaddq zmm19, zmm19, zmm17
    vpmadd52luq zmm19, zmm2, zmm1
    vpmadd52huq zmm21, zmm2, zmm1
    vpmadd52luq zmm21, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm1
    vpmadd52luq zmm23, zmm16, zmm1
    vpmadd52huq zmm25, zmm16, zmm1
    vpmadd52luq zmm25, zmm5, zmm1
    vpmadd52huq zmm27, zmm5, zmm1
    vpmadd52luq zmm27, zmm12, zmm1
    vpmadd52huq zmm29, zmm12, zmm1
    vpmadd52luq zmm29, zmm7, zmm1
    vpmadd52huq zmm31, zmm7, zmm1
    vpmadd52luq zmm31, zmm8, zmm1
    vpmadd52huq zmm30, zmm8, zmm1
    vpbroadcastq zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm30, zmm1, zmm15
    vpmadd52huq zmm28, zmm15, zmm1
    vpbroadcastq zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm28, zmm1, zmm17
    vpmadd52huq zmm26, zmm17, zmm1
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm17, zmmword ptr [rdx + 640]
    vpmadd52luq zmm21, zmm17, zmmword ptr [rsi]
    vpmadd52huq zmm23, zmm17, zmmword ptr [rsi]
    vpmadd52luq zmm23, zmm17, zmmword ptr [rsi + 64]
    vpmadd52huq zmm25, zmm17, zmmword ptr [rsi + 64]
    vpmadd52luq zmm25, zmm17, zmmword ptr [rsi + 128]
    vpmadd52huq zmm27, zmm17, zmmword ptr [rsi + 128]
    vpmadd52luq zmm27, zmm17, zmmword ptr [rsi + 192]
    vpmadd52huq zmm29, zmm17, zmmword ptr [rsi + 192]
    vpmadd52luq zmm29, zmm17, zmmword ptr [rsi + 256]
    vpmadd52huq zmm31, zmm17, zmmword ptr [rsi + 256]
    vpmadd52luq zmm31, zmm17, zmmword ptr [rsi + 320]
    vpmadd52huq zmm30, zmm17, zmmword ptr [rsi + 320]
    vpmadd52luq zmm30, zmm17, zmmword ptr [rsi + 384]
    vpmadd52huq zmm28, zmm17, zmmword ptr [rsi + 384]
    vpmadd52luq zmm28, zmm17, zmmword ptr [rsi + 448]
    vpmadd52huq zmm26, zmm17, zmmword ptr [rsi + 448]
    vpmadd52luq zmm26, zmm17, zmmword ptr [rsi + 512]
    vpmadd52huq zmm24, zmm17, zmmword ptr [rsi + 512]
    vpmadd52luq zmm24, zmm17, zmmword ptr [rsi + 576]
    vpmadd52huq zmm22, zmm17, zmmword ptr [rsi + 576]
    vpmadd52luq zmm22, zmm17, zmmword ptr [rsi + 640]
    vpmadd52huq zmm18, zmm17, zmmword ptr [rsi + 640]
    vpmadd52luq zmm18, zmm17, zmmword ptr [rsi + 704]
    vpmadd52huq zmm14, zmm17, zmmword ptr [rsi + 704]
    vpmadd52luq zmm14, zmm17, zmmword ptr [rsi + 768]
    vpmadd52huq zmm10, zmm17, zmmword ptr [rsi + 768]
    vpmadd52luq zmm10, zmm17, zmmword ptr [rsi + 832]
    vpmadd52huq zmm6, zmm17, zmmword ptr [rsi + 832]
    vpmadd52luq zmm6, zmm17, zmmword ptr [rsi + 896]
    vpmadd52huq zmm0, zmm17, zmmword ptr [rsi + 896]
    vpmadd52luq zmm0, zmm17, zmmword ptr [rsi + 960]
    vpmadd52huq zmm4, zmm17, zmmword ptr [rsi + 960]
    vpmadd52luq zmm4, zmm17, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm9, zmm17, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm9, zmm17, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm11, zmm17, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm11, zmm17, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm13, zmm17, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm13, zmm17, zmmword ptr [rsi + 1216]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52huq zmm15, zmm17, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm17, zmmword ptr [rcx]
    vpmadd52luq zmm21, zmm17, zmmword ptr [r8 + 640]
    vpmadd52huq zmm23, zmm17, zmmword ptr [r8 + 640]
    vmovdqu64 zmm17, zmmword ptr [r8 + 640]
    vpmadd52luq zmm23, zmm17, zmmword ptr [rcx + 64]
    vpmadd52huq zmm25, zmm17, zmmword ptr [rcx + 64]
    vpmadd52luq zmm25, zmm17, zmmword ptr [rcx + 128]
    vpmadd52huq zmm27, zmm17, zmmword ptr [rcx + 128]
    vpmadd52luq zmm27, zmm17, zmmword ptr [rcx + 192]
    vpmadd52huq zmm29, zmm17, zmmword ptr [rcx + 192]
    vpmadd52luq zmm29, zmm17, zmmword ptr [rcx + 256]
    vpmadd52huq zmm31, zmm17, zmmword ptr [rcx + 256]
    vpmadd52luq zmm31, zmm17, zmmword ptr [rcx + 320]
    vpmadd52huq zmm30, zmm17, zmmword ptr [rcx + 320]
    vpmadd52luq zmm30, zmm17, zmmword ptr [rcx + 384]
    vpmadd52huq zmm28, zmm17, zmmword ptr [rcx + 384]
    vpmadd52luq zmm28, zmm17, zmmword ptr [rcx + 448]
    vpmadd52huq zmm26, zmm17, zmmword ptr [rcx + 448]
    vpmadd52luq zmm26, zmm17, zmmword ptr [rcx + 512]
    vpmadd52huq zmm24, zmm17, zmmword ptr [rcx + 512]
    vpmadd52luq zmm24, zmm17, zmmword ptr [rcx + 576]
    vpmadd52huq zmm22, zmm17, zmmword ptr [rcx + 576]
    vpmadd52luq zmm22, zmm17, zmmword ptr [rcx + 640]
    vpmadd52huq zmm18, zmm17, zmmword ptr [rcx + 640]
    vpmadd52luq zmm18, zmm17, zmmword ptr [rcx + 704]
    vpmadd52huq zmm14, zmm17, zmmword ptr [rcx + 704]
    vpmadd52luq zmm14, zmm17, zmmword ptr [rcx + 768]
    vpmadd52huq zmm10, zmm17, zmmword ptr [rcx + 768]
    vpmadd52luq zmm10, zmm17, zmmword ptr [rcx + 832]
    vpmadd52huq zmm6, zmm17, zmmword ptr [rcx + 832]
    vpmadd52luq zmm6, zmm17, zmmword ptr [rcx + 896]
    vpmadd52huq zmm0, zmm17, zmmword ptr [rcx + 896]
    vpmadd52luq zmm0, zmm17, zmmword ptr [rcx + 960]
    vpmadd52huq zmm4, zmm17, zmmword ptr [rcx + 960]
    vpmadd52luq zmm4, zmm17, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm9, zmm17, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm9, zmm17, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm11, zmm17, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm11, zmm17, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm13, zmm17, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm13, zmm17, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm15, zmm17, zmmword ptr [rcx + 1216]
    vpaddq zmm19, zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm19, zmm19, 52
    vpmadd52huq zmm21, zmm20, zmm1
    vpaddq zmm21, zmm21, zmm19
    vpmadd52luq zmm21, zmm2, zmm1
    vpmadd52huq zmm23, zmm2, zmm1
    vpmadd52luq zmm23, zmm3, zmm1
    vpmadd52huq zmm25, zmm3, zmm1
    vpmadd52luq zmm25, zmm16, zmm1
    vpmadd52huq zmm27, zmm16, zmm1
    vpmadd52luq zmm27, zmm5, zmm1
    vpmadd52huq zmm29, zmm5, zmm1
    vpmadd52luq zmm29, zmm12, zmm1
    vpmadd52huq zmm31, zmm12, zmm1
    vpmadd52luq zmm31, zmm7, zmm1
    vpmadd52huq zmm30, zmm7, zmm1
    vpmadd52luq zmm30, zmm8, zmm1
    vpmadd52huq zmm28, zmm8, zmm1
    vpbroadcastq zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm28, zmm1, zmm17
    vpmadd52huq zmm26, zmm17, zmm1
    vpbroadcastq zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm26, zmm1, zmm19
    vpmadd52huq zmm24, zmm19, zmm1
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm19, zmmword ptr [rdx + 704]
    vpmadd52luq zmm23, zmm19, zmmword ptr [rsi]
    vpmadd52huq zmm25, zmm19, zmmword ptr [rsi]
    vpmadd52luq zmm25, zmm19, zmmword ptr [rsi + 64]
    vpmadd52huq zmm27, zmm19, zmmword ptr [rsi + 64]
    vpmadd52luq zmm27, zmm19, zmmword ptr [rsi + 128]
    vpmadd52huq zmm29, zmm19, zmmword ptr [rsi + 128]
    vpmadd52luq zmm29, zmm19, zmmword ptr [rsi + 192]
    vpmadd52huq zmm31, zmm19, zmmword ptr [rsi + 192]
    vpmadd52luq zmm31, zmm19, zmmword ptr [rsi + 256]
    vpmadd52huq zmm30, zmm19, zmmword ptr [rsi + 256]
    vpmadd52luq zmm30, zmm19, zmmword ptr [rsi + 320]
    vpmadd52huq zmm28, zmm19, zmmword ptr [rsi + 320]
    vpmadd52luq zmm28, zmm19, zmmword ptr [rsi + 384]
    vpmadd52huq zmm26, zmm19, zmmword ptr [rsi + 384]
    vpmadd52luq zmm26, zmm19, zmmword ptr [rsi + 448]
    vpmadd52huq zmm24, zmm19, zmmword ptr [rsi + 448]
    vpmadd52luq zmm24, zmm19, zmmword ptr [rsi + 512]
    vpmadd52huq zmm22, zmm19, zmmword ptr [rsi + 512]
    vpmadd52luq zmm22, zmm19, zmmword ptr [rsi + 576]
    vpmadd52huq zmm18, zmm19, zmmword ptr [rsi + 576]
    vpmadd52luq zmm18, zmm19, zmmword ptr [rsi + 640]
    vpmadd52huq zmm14, zmm19, zmmword ptr [rsi + 640]
    vpmadd52luq zmm14, zmm19, zmmword ptr [rsi + 704]
    vpmadd52huq zmm10, zmm19, zmmword ptr [rsi + 704]
    vpmadd52luq zmm10, zmm19, zmmword ptr [rsi + 768]
    vpmadd52huq zmm6, zmm19, zmmword ptr [rsi + 768]
    vpmadd52luq zmm6, zmm19, zmmword ptr [rsi + 832]
    vpmadd52huq zmm0, zmm19, zmmword ptr [rsi + 832]
    vpmadd52luq zmm0, zmm19, zmmword ptr [rsi + 896]
    vpmadd52huq zmm4, zmm19, zmmword ptr [rsi + 896]
    vpmadd52luq zmm4, zmm19, zmmword ptr [rsi + 960]
    vpmadd52huq zmm9, zmm19, zmmword ptr [rsi + 960]
    vpmadd52luq zmm9, zmm19, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm11, zmm19, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm11, zmm19, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm13, zmm19, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm13, zmm19, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm15, zmm19, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm15, zmm19, zmmword ptr [rsi + 1216]
    vpxorq zmm17, zmm17, zmm17
    vpmadd52huq zmm17, zmm19, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm19, zmmword ptr [rcx]
    vpmadd52luq zmm23, zmm19, zmmword ptr [r8 + 704]
    vpmadd52huq zmm25, zmm19, zmmword ptr [r8 + 704]
    vmovdqu64 zmm19, zmmword ptr [r8 + 704]
    vpmadd52luq zmm25, zmm19, zmmword ptr [rcx + 64]
    vpmadd52huq zmm27, zmm19, zmmword ptr [rcx + 64]
    vpmadd52luq zmm27, zmm19, zmmword ptr [rcx + 128]
    vpmadd52huq zmm29, zmm19, zmmword ptr [rcx + 128]
    vpmadd52luq zmm29, zmm19, zmmword ptr [rcx + 192]
    vpmadd52huq zmm31, zmm19, zmmword ptr [rcx + 192]
    vpmadd52luq zmm31, zmm19, zmmword ptr [rcx + 256]
    vpmadd52huq zmm30, zmm19, zmmword ptr [rcx + 256]
    vpmadd52luq zmm30, zmm19, zmmword ptr [rcx + 320]
    vpmadd52huq zmm28, zmm19, zmmword ptr [rcx + 320]
    vpmadd52luq zmm28, zmm19, zmmword ptr [rcx + 384]
    vpmadd52huq zmm26, zmm19, zmmword ptr [rcx + 384]
    vpmadd52luq zmm26, zmm19, zmmword ptr [rcx + 448]
    vpmadd52huq zmm24, zmm19, zmmword ptr [rcx + 448]
    vpmadd52luq zmm24, zmm19, zmmword ptr [rcx + 512]
    vpmadd52huq zmm22, zmm19, zmmword ptr [rcx + 512]
    vpmadd52luq zmm22, zmm19, zmmword ptr [rcx + 576]
    vpmadd52huq zmm18, zmm19, zmmword ptr [rcx + 576]
    vpmadd52luq zmm18, zmm19, zmmword ptr [rcx + 640]
    vpmadd52huq zmm14, zmm19, zmmword ptr [rcx + 640]
    vpmadd52luq zmm14, zmm19, zmmword ptr [rcx + 704]
    vpmadd52huq zmm10, zmm19, zmmword ptr [rcx + 704]
    vpmadd52luq zmm10, zmm19, zmmword ptr [rcx + 768]
    vpmadd52huq zmm6, zmm19, zmmword ptr [rcx + 768]
    vpmadd52luq zmm6, zmm19, zmmword ptr [rcx + 832]
    vpmadd52huq zmm0, zmm19, zmmword ptr [rcx + 832]
    vpmadd52luq zmm0, zmm19, zmmword ptr [rcx + 896]
    vpmadd52huq zmm4, zmm19, zmmword ptr [rcx + 896]
    vpmadd52luq zmm4, zmm19, zmmword ptr [rcx + 960]
    vpmadd52huq zmm9, zmm19, zmmword ptr [rcx + 960]
    vpmadd52luq zmm9, zmm19, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm11, zmm19, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm11, zmm19, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm13, zmm19, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm13, zmm19, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm15, zmm19, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm15, zmm19, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm17, zmm19, zmmword ptr [rcx + 1216]
    vpaddq zmm21, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm21, zmm21, 52
    vpmadd52huq zmm23, zmm20, zmm1
    vpaddq zmm23, zmm23, zmm21
    vpmadd52luq zmm23, zmm2, zmm1
    vpmadd52huq zmm25, zmm2, zmm1
    vpmadd52luq zmm25, zmm3, zmm1
    vpmadd52huq zmm27, zmm3, zmm1
    vpmadd52luq zmm27, zmm16, zmm1
    vpmadd52huq zmm29, zmm16, zmm1
    vpmadd52luq zmm29, zmm5, zmm1
    vpmadd52huq zmm31, zmm5, zmm1
    vpmadd52luq zmm31, zmm12, zmm1
    vpmadd52huq zmm30, zmm12, zmm1
    vpmadd52luq zmm30, zmm7, zmm1
    vpmadd52huq zmm28, zmm7, zmm1
    vpmadd52luq zmm28, zmm8, zmm1
    vpmadd52huq zmm26, zmm8, zmm1
    vpbroadcastq zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm26, zmm1, zmm19
    vpmadd52huq zmm24, zmm19, zmm1
    vpbroadcastq zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm24, zmm1, zmm21
    vpmadd52huq zmm22, zmm21, zmm1
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm21, zmmword ptr [rdx + 768]
    vpmadd52luq zmm25, zmm21, zmmword ptr [rsi]
    vpmadd52huq zmm27, zmm21, zmmword ptr [rsi]
    vpmadd52luq zmm27, zmm21, zmmword ptr [rsi + 64]
    vpmadd52huq zmm29, zmm21, zmmword ptr [rsi + 64]
    vpmadd52luq zmm29, zmm21, zmmword ptr [rsi + 128]
    vpmadd52huq zmm31, zmm21, zmmword ptr [rsi + 128]
    vpmadd52luq zmm31, zmm21, zmmword ptr [rsi + 192]
    vpmadd52huq zmm30, zmm21, zmmword ptr [rsi + 192]
    vpmadd52luq zmm30, zmm21, zmmword ptr [rsi + 256]
    vpmadd52huq zmm28, zmm21, zmmword ptr [rsi + 256]
    vpmadd52luq zmm28, zmm21, zmmword ptr [rsi + 320]
    vpmadd52huq zmm26, zmm21, zmmword ptr [rsi + 320]
    vpmadd52luq zmm26, zmm21, zmmword ptr [rsi + 384]
    vpmadd52huq zmm24, zmm21, zmmword ptr [rsi + 384]
    vpmadd52luq zmm24, zmm21, zmmword ptr [rsi + 448]
    vpmadd52huq zmm22, zmm21, zmmword ptr [rsi + 448]
    vpmadd52luq zmm22, zmm21, zmmword ptr [rsi + 512]
    vpmadd52huq zmm18, zmm21, zmmword ptr [rsi + 512]
    vpmadd52luq zmm18, zmm21, zmmword ptr [rsi + 576]
    vpmadd52huq zmm14, zmm21, zmmword ptr [rsi + 576]
    vpmadd52luq zmm14, zmm21, zmmword ptr [rsi + 640]
    vpmadd52huq zmm10, zmm21, zmmword ptr [rsi + 640]
    vpmadd52luq zmm10, zmm21, zmmword ptr [rsi + 704]
    vpmadd52huq zmm6, zmm21, zmmword ptr [rsi + 704]
    vpmadd52luq zmm6, zmm21, zmmword ptr [rsi + 768]
    vpmadd52huq zmm0, zmm21, zmmword ptr [rsi + 768]
    vpmadd52luq zmm0, zmm21, zmmword ptr [rsi + 832]
    vpmadd52huq zmm4, zmm21, zmmword ptr [rsi + 832]
    vpmadd52luq zmm4, zmm21, zmmword ptr [rsi + 896]
    vpmadd52huq zmm9, zmm21, zmmword ptr [rsi + 896]
    vpmadd52luq zmm9, zmm21, zmmword ptr [rsi + 960]
    vpmadd52huq zmm11, zmm21, zmmword ptr [rsi + 960]
    vpmadd52luq zmm11, zmm21, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm13, zmm21, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm13, zmm21, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm15, zmm21, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm15, zmm21, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm17, zmm21, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm17, zmm21, zmmword ptr [rsi + 1216]
    vpxorq zmm19, zmm19, zmm19
    vpmadd52huq zmm19, zmm21, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm21, zmmword ptr [rcx]
    vpmadd52luq zmm25, zmm21, zmmword ptr [r8 + 768]
    vpmadd52huq zmm27, zmm21, zmmword ptr [r8 + 768]
    vmovdqu64 zmm21, zmmword ptr [r8 + 768]
    vpmadd52luq zmm27, zmm21, zmmword ptr [rcx + 64]
    vpmadd52huq zmm29, zmm21, zmmword ptr [rcx + 64]
    vpmadd52luq zmm29, zmm21, zmmword ptr [rcx + 128]
    vpmadd52huq zmm31, zmm21, zmmword ptr [rcx + 128]
    vpmadd52luq zmm31, zmm21, zmmword ptr [rcx + 192]
    vpmadd52huq zmm30, zmm21, zmmword ptr [rcx + 192]
    vpmadd52luq zmm30, zmm21, zmmword ptr [rcx + 256]
    vpmadd52huq zmm28, zmm21, zmmword ptr [rcx + 256]
    vpmadd52luq zmm28, zmm21, zmmword ptr [rcx + 320]
    vpmadd52huq zmm26, zmm21, zmmword ptr [rcx + 320]
    vpmadd52luq zmm26, zmm21, zmmword ptr [rcx + 384]
    vpmadd52huq zmm24, zmm21, zmmword ptr [rcx + 384]
    vpmadd52luq zmm24, zmm21, zmmword ptr [rcx + 448]
    vpmadd52huq zmm22, zmm21, zmmword ptr [rcx + 448]
    vpmadd52luq zmm22, zmm21, zmmword ptr [rcx + 512]
    vpmadd52huq zmm18, zmm21, zmmword ptr [rcx + 512]
    vpmadd52luq zmm18, zmm21, zmmword ptr [rcx + 576]
    vpmadd52huq zmm14, zmm21, zmmword ptr [rcx + 576]
    vpmadd52luq zmm14, zmm21, zmmword ptr [rcx + 640]
    vpmadd52huq zmm10, zmm21, zmmword ptr [rcx + 640]
    vpmadd52luq zmm10, zmm21, zmmword ptr [rcx + 704]
    vpmadd52huq zmm6, zmm21, zmmword ptr [rcx + 704]
    vpmadd52luq zmm6, zmm21, zmmword ptr [rcx + 768]
    vpmadd52huq zmm0, zmm21, zmmword ptr [rcx + 768]
    vpmadd52luq zmm0, zmm21, zmmword ptr [rcx + 832]
    vpmadd52huq zmm4, zmm21, zmmword ptr [rcx + 832]
    vpmadd52luq zmm4, zmm21, zmmword ptr [rcx + 896]
    vpmadd52huq zmm9, zmm21, zmmword ptr [rcx + 896]
    vpmadd52luq zmm9, zmm21, zmmword ptr [rcx + 960]
    vpmadd52huq zmm11, zmm21, zmmword ptr [rcx + 960]
    vpmadd52luq zmm11, zmm21, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm13, zmm21, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm13, zmm21, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm15, zmm21, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm15, zmm21, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm17, zmm21, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm17, zmm21, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm19, zmm21, zmmword ptr [rcx + 1216]
    vpaddq zmm23, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm23, zmm23, 52
    vpmadd52huq zmm25, zmm20, zmm1
    vpaddq zmm25, zmm25, zmm23
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm27, zmm2, zmm1
    vpmadd52luq zmm27, zmm3, zmm1
    vpmadd52huq zmm29, zmm3, zmm1
    vpmadd52luq zmm29, zmm16, zmm1
    vpmadd52huq zmm31, zmm16, zmm1
    vpmadd52luq zmm31, zmm5, zmm1
    vpmadd52huq zmm30, zmm5, zmm1
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52huq zmm28, zmm12, zmm1
    vpmadd52luq zmm28, zmm7, zmm1
    vpmadd52huq zmm26, zmm7, zmm1
    vpmadd52luq zmm26, zmm8, zmm1
    vpmadd52huq zmm24, zmm8, zmm1
    vpbroadcastq zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm24, zmm1, zmm21
    vpmadd52huq zmm22, zmm21, zmm1
    vpbroadcastq zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm22, zmm1, zmm23
    vpmadd52huq zmm18, zmm23, zmm1
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm23, zmmword ptr [rdx + 832]
    vpmadd52luq zmm27, zmm23, zmmword ptr [rsi]
    vpmadd52huq zmm29, zmm23, zmmword ptr [rsi]
    vpmadd52luq zmm29, zmm23, zmmword ptr [rsi + 64]
    vpmadd52huq zmm31, zmm23, zmmword ptr [rsi + 64]
    vpmadd52luq zmm31, zmm23, zmmword ptr [rsi + 128]
    vpmadd52huq zmm30, zmm23, zmmword ptr [rsi + 128]
    vpmadd52luq zmm30, zmm23, zmmword ptr [rsi + 192]
    vpmadd52huq zmm28, zmm23, zmmword ptr [rsi + 192]
    vpmadd52luq zmm28, zmm23, zmmword ptr [rsi + 256]
    vpmadd52huq zmm26, zmm23, zmmword ptr [rsi + 256]
    vpmadd52luq zmm26, zmm23, zmmword ptr [rsi + 320]
    vpmadd52huq zmm24, zmm23, zmmword ptr [rsi + 320]
    vpmadd52luq zmm24, zmm23, zmmword ptr [rsi + 384]
    vpmadd52huq zmm22, zmm23, zmmword ptr [rsi + 384]
    vpmadd52luq zmm22, zmm23, zmmword ptr [rsi + 448]
    vpmadd52huq zmm18, zmm23, zmmword ptr [rsi + 448]
    vpmadd52luq zmm18, zmm23, zmmword ptr [rsi + 512]
    vpmadd52huq zmm14, zmm23, zmmword ptr [rsi + 512]
    vpmadd52luq zmm14, zmm23, zmmword ptr [rsi + 576]
    vpmadd52huq zmm10, zmm23, zmmword ptr [rsi + 576]
    vpmadd52luq zmm10, zmm23, zmmword ptr [rsi + 640]
    vpmadd52huq zmm6, zmm23, zmmword ptr [rsi + 640]
    vpmadd52luq zmm6, zmm23, zmmword ptr [rsi + 704]
    vpmadd52huq zmm0, zmm23, zmmword ptr [rsi + 704]
    vpmadd52luq zmm0, zmm23, zmmword ptr [rsi + 768]
    vpmadd52huq zmm4, zmm23, zmmword ptr [rsi + 768]
    vpmadd52luq zmm4, zmm23, zmmword ptr [rsi + 832]
    vpmadd52huq zmm9, zmm23, zmmword ptr [rsi + 832]
    vpmadd52luq zmm9, zmm23, zmmword ptr [rsi + 896]
    vpmadd52huq zmm11, zmm23, zmmword ptr [rsi + 896]
    vpmadd52luq zmm11, zmm23, zmmword ptr [rsi + 960]
    vpmadd52huq zmm13, zmm23, zmmword ptr [rsi + 960]
    vpmadd52luq zmm13, zmm23, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm15, zmm23, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm15, zmm23, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm17, zmm23, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm17, zmm23, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm19, zmm23, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm19, zmm23, zmmword ptr [rsi + 1216]
    vpxorq zmm21, zmm21, zmm21
    vpmadd52huq zmm21, zmm23, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm23, zmmword ptr [rcx]
    vpmadd52luq zmm27, zmm23, zmmword ptr [r8 + 832]
    vpmadd52huq zmm29, zmm23, zmmword ptr [r8 + 832]
    vmovdqu64 zmm23, zmmword ptr [r8 + 832]
    vpmadd52luq zmm29, zmm23, zmmword ptr [rcx + 64]
    vpmadd52huq zmm31, zmm23, zmmword ptr [rcx + 64]
    vpmadd52luq zmm31, zmm23, zmmword ptr [rcx + 128]
    vpmadd52huq zmm30, zmm23, zmmword ptr [rcx + 128]
    vpmadd52luq zmm30, zmm23, zmmword ptr [rcx + 192]
    vpmadd52huq zmm28, zmm23, zmmword ptr [rcx + 192]
    vpmadd52luq zmm28, zmm23, zmmword ptr [rcx + 256]
    vpmadd52huq zmm26, zmm23, zmmword ptr [rcx + 256]
    vpmadd52luq zmm26, zmm23, zmmword ptr [rcx + 320]
    vpmadd52huq zmm24, zmm23, zmmword ptr [rcx + 320]
    vpmadd52luq zmm24, zmm23, zmmword ptr [rcx + 384]
    vpmadd52huq zmm22, zmm23, zmmword ptr [rcx + 384]
    vpmadd52luq zmm22, zmm23, zmmword ptr [rcx + 448]
    vpmadd52huq zmm18, zmm23, zmmword ptr [rcx + 448]
    vpmadd52luq zmm18, zmm23, zmmword ptr [rcx + 512]
    vpmadd52huq zmm14, zmm23, zmmword ptr [rcx + 512]
    vpmadd52luq zmm14, zmm23, zmmword ptr [rcx + 576]
    vpmadd52huq zmm10, zmm23, zmmword ptr [rcx + 576]
    vpmadd52luq zmm10, zmm23, zmmword ptr [rcx + 640]
    vpmadd52huq zmm6, zmm23, zmmword ptr [rcx + 640]
    vpmadd52luq zmm6, zmm23, zmmword ptr [rcx + 704]
    vpmadd52huq zmm0, zmm23, zmmword ptr [rcx + 704]
    vpmadd52luq zmm0, zmm23, zmmword ptr [rcx + 768]
    vpmadd52huq zmm4, zmm23, zmmword ptr [rcx + 768]
    vpmadd52luq zmm4, zmm23, zmmword ptr [rcx + 832]
    vpmadd52huq zmm9, zmm23, zmmword ptr [rcx + 832]
    vpmadd52luq zmm9, zmm23, zmmword ptr [rcx + 896]
    vpmadd52huq zmm11, zmm23, zmmword ptr [rcx + 896]
    vpmadd52luq zmm11, zmm23, zmmword ptr [rcx + 960]
    vpmadd52huq zmm13, zmm23, zmmword ptr [rcx + 960]
    vpmadd52luq zmm13, zmm23, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm15, zmm23, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm15, zmm23, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm17, zmm23, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm17, zmm23, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm19, zmm23, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm19, zmm23, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm21, zmm23, zmmword ptr [rcx + 1216]
    vpaddq zmm25, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm25, zmm25, 52
    vpmadd52huq zmm27, zmm20, zmm1
    vpaddq zmm27, zmm27, zmm25
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm29, zmm2, zmm1
    vpmadd52luq zmm29, zmm3, zmm1
    vpmadd52huq zmm31, zmm3, zmm1
    vpmadd52luq zmm31, zmm16, zmm1
    vpmadd52huq zmm30, zmm16, zmm1
    vpmadd52luq zmm30, zmm5, zmm1
    vpmadd52huq zmm28, zmm5, zmm1
    vpmadd52luq zmm28, zmm12, zmm1
    vpmadd52huq zmm26, zmm12, zmm1
    vpmadd52luq zmm26, zmm7, zmm1
    vpmadd52huq zmm24, zmm7, zmm1
    vpmadd52luq zmm24, zmm8, zmm1
    vpmadd52huq zmm22, zmm8, zmm1
    vpbroadcastq zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm22, zmm1, zmm23
    vpmadd52huq zmm18, zmm23, zmm1
    vpbroadcastq zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm25, zmm1
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm25, zmmword ptr [rdx + 896]
    vpmadd52luq zmm29, zmm25, zmmword ptr [rsi]
    vpmadd52huq zmm31, zmm25, zmmword ptr [rsi]
    vpmadd52luq zmm31, zmm25, zmmword ptr [rsi + 64]
    vpmadd52huq zmm30, zmm25, zmmword ptr [rsi + 64]
    vpmadd52luq zmm30, zmm25, zmmword ptr [rsi + 128]
    vpmadd52huq zmm28, zmm25, zmmword ptr [rsi + 128]
    vpmadd52luq zmm28, zmm25, zmmword ptr [rsi + 192]
    vpmadd52huq zmm26, zmm25, zmmword ptr [rsi + 192]
    vpmadd52luq zmm26, zmm25, zmmword ptr [rsi + 256]
    vpmadd52huq zmm24, zmm25, zmmword ptr [rsi + 256]
    vpmadd52luq zmm24, zmm25, zmmword ptr [rsi + 320]
    vpmadd52huq zmm22, zmm25, zmmword ptr [rsi + 320]
    vpmadd52luq zmm22, zmm25, zmmword ptr [rsi + 384]
    vpmadd52huq zmm18, zmm25, zmmword ptr [rsi + 384]
    vpmadd52luq zmm18, zmm25, zmmword ptr [rsi + 448]
    vpmadd52huq zmm14, zmm25, zmmword ptr [rsi + 448]
    vpmadd52luq zmm14, zmm25, zmmword ptr [rsi + 512]
    vpmadd52huq zmm10, zmm25, zmmword ptr [rsi + 512]
    vpmadd52luq zmm10, zmm25, zmmword ptr [rsi + 576]
    vpmadd52huq zmm6, zmm25, zmmword ptr [rsi + 576]
    vpmadd52luq zmm6, zmm25, zmmword ptr [rsi + 640]
    vpmadd52huq zmm0, zmm25, zmmword ptr [rsi + 640]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rsi + 704]
    vpmadd52huq zmm4, zmm25, zmmword ptr [rsi + 704]
    vpmadd52luq zmm4, zmm25, zmmword ptr [rsi + 768]
    vpmadd52huq zmm9, zmm25, zmmword ptr [rsi + 768]
    vpmadd52luq zmm9, zmm25, zmmword ptr [rsi + 832]
    vpmadd52huq zmm11, zmm25, zmmword ptr [rsi + 832]
    vpmadd52luq zmm11, zmm25, zmmword ptr [rsi + 896]
    vpmadd52huq zmm13, zmm25, zmmword ptr [rsi + 896]
    vpmadd52luq zmm13, zmm25, zmmword ptr [rsi + 960]
    vpmadd52huq zmm15, zmm25, zmmword ptr [rsi + 960]
    vpmadd52luq zmm15, zmm25, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm17, zmm25, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm19, zmm25, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm19, zmm25, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm21, zmm25, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm21, zmm25, zmmword ptr [rsi + 1216]
    vpxorq zmm23, zmm23, zmm23
    vpmadd52huq zmm23, zmm25, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm25, zmmword ptr [rcx]
    vpmadd52luq zmm29, zmm25, zmmword ptr [r8 + 896]
    vpmadd52huq zmm31, zmm25, zmmword ptr [r8 + 896]
    vmovdqu64 zmm25, zmmword ptr [r8 + 896]
    vpmadd52luq zmm31, zmm25, zmmword ptr [rcx + 64]
    vpmadd52huq zmm30, zmm25, zmmword ptr [rcx + 64]
    vpmadd52luq zmm30, zmm25, zmmword ptr [rcx + 128]
    vpmadd52huq zmm28, zmm25, zmmword ptr [rcx + 128]
    vpmadd52luq zmm28, zmm25, zmmword ptr [rcx + 192]
    vpmadd52huq zmm26, zmm25, zmmword ptr [rcx + 192]
    vpmadd52luq zmm26, zmm25, zmmword ptr [rcx + 256]
    vpmadd52huq zmm24, zmm25, zmmword ptr [rcx + 256]
    vpmadd52luq zmm24, zmm25, zmmword ptr [rcx + 320]
    vpmadd52huq zmm22, zmm25, zmmword ptr [rcx + 320]
    vpmadd52luq zmm22, zmm25, zmmword ptr [rcx + 384]
    vpmadd52huq zmm18, zmm25, zmmword ptr [rcx + 384]
    vpmadd52luq zmm18, zmm25, zmmword ptr [rcx + 448]
    vpmadd52huq zmm14, zmm25, zmmword ptr [rcx + 448]
    vpmadd52luq zmm14, zmm25, zmmword ptr [rcx + 512]
    vpmadd52huq zmm10, zmm25, zmmword ptr [rcx + 512]
    vpmadd52luq zmm10, zmm25, zmmword ptr [rcx + 576]
    vpmadd52huq zmm6, zmm25, zmmword ptr [rcx + 576]
    vpmadd52luq zmm6, zmm25, zmmword ptr [rcx + 640]
    vpmadd52huq zmm0, zmm25, zmmword ptr [rcx + 640]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rcx + 704]
    vpmadd52huq zmm4, zmm25, zmmword ptr [rcx + 704]
    vpmadd52luq zmm4, zmm25, zmmword ptr [rcx + 768]
    vpmadd52huq zmm9, zmm25, zmmword ptr [rcx + 768]
    vpmadd52luq zmm9, zmm25, zmmword ptr [rcx + 832]
    vpmadd52huq zmm11, zmm25, zmmword ptr [rcx + 832]
    vpmadd52luq zmm11, zmm25, zmmword ptr [rcx + 896]
    vpmadd52huq zmm13, zmm25, zmmword ptr [rcx + 896]
    vpmadd52luq zmm13, zmm25, zmmword ptr [rcx + 960]
    vpmadd52huq zmm15, zmm25, zmmword ptr [rcx + 960]
    vpmadd52luq zmm15, zmm25, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm17, zmm25, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm19, zmm25, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm19, zmm25, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm21, zmm25, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm21, zmm25, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm23, zmm25, zmmword ptr [rcx + 1216]
    vpaddq zmm27, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm27, zmm27, 52
    vpmadd52huq zmm29, zmm20, zmm1
    vpaddq zmm29, zmm29, zmm27
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm31, zmm2, zmm1
    vpmadd52luq zmm31, zmm3, zmm1
    vpmadd52huq zmm30, zmm3, zmm1
    vpmadd52luq zmm30, zmm16, zmm1
    vpmadd52huq zmm28, zmm16, zmm1
    vpmadd52luq zmm28, zmm5, zmm1
    vpmadd52huq zmm26, zmm5, zmm1
    vpmadd52luq zmm26, zmm12, zmm1
    vpmadd52huq zmm24, zmm12, zmm1
    vpmadd52luq zmm24, zmm7, zmm1
    vpmadd52huq zmm22, zmm7, zmm1
    vpmadd52luq zmm22, zmm8, zmm1
    vpmadd52huq zmm18, zmm8, zmm1
    vpbroadcastq zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm25, zmm1
    vpbroadcastq zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm14, zmm1, zmm27
    vpmadd52huq zmm10, zmm27, zmm1
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm27, zmmword ptr [rdx + 960]
    vpmadd52luq zmm31, zmm27, zmmword ptr [rsi]
    vpmadd52huq zmm30, zmm27, zmmword ptr [rsi]
    vpmadd52luq zmm30, zmm27, zmmword ptr [rsi + 64]
    vpmadd52huq zmm28, zmm27, zmmword ptr [rsi + 64]
    vpmadd52luq zmm28, zmm27, zmmword ptr [rsi + 128]
    vpmadd52huq zmm26, zmm27, zmmword ptr [rsi + 128]
    vpmadd52luq zmm26, zmm27, zmmword ptr [rsi + 192]
    vpmadd52huq zmm24, zmm27, zmmword ptr [rsi + 192]
    vpmadd52luq zmm24, zmm27, zmmword ptr [rsi + 256]
    vpmadd52huq zmm22, zmm27, zmmword ptr [rsi + 256]
    vpmadd52luq zmm22, zmm27, zmmword ptr [rsi + 320]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rsi + 320]
    vpmadd52luq zmm18, zmm27, zmmword ptr [rsi + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rsi + 384]
    vpmadd52luq zmm14, zmm27, zmmword ptr [rsi + 448]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rsi + 448]
    vpmadd52luq zmm10, zmm27, zmmword ptr [rsi + 512]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rsi + 512]
    vpmadd52luq zmm6, zmm27, zmmword ptr [rsi + 576]
    vpmadd52huq zmm0, zmm27, zmmword ptr [rsi + 576]
    vpmadd52luq zmm0, zmm27, zmmword ptr [rsi + 640]
    vpmadd52huq zmm4, zmm27, zmmword ptr [rsi + 640]
    vpmadd52luq zmm4, zmm27, zmmword ptr [rsi + 704]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rsi + 704]
    vpmadd52luq zmm9, zmm27, zmmword ptr [rsi + 768]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rsi + 768]
    vpmadd52luq zmm11, zmm27, zmmword ptr [rsi + 832]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rsi + 832]
    vpmadd52luq zmm13, zmm27, zmmword ptr [rsi + 896]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rsi + 896]
    vpmadd52luq zmm15, zmm27, zmmword ptr [rsi + 960]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rsi + 960]
    vpmadd52luq zmm17, zmm27, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm19, zmm27, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm21, zmm27, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm21, zmm27, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm23, zmm27, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm23, zmm27, zmmword ptr [rsi + 1216]
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm27, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm27, zmmword ptr [rcx]
    vpmadd52luq zmm31, zmm27, zmmword ptr [r8 + 960]
    vpmadd52huq zmm30, zmm27, zmmword ptr [r8 + 960]
    vmovdqu64 zmm27, zmmword ptr [r8 + 960]
    vpmadd52luq zmm30, zmm27, zmmword ptr [rcx + 64]
    vpmadd52huq zmm28, zmm27, zmmword ptr [rcx + 64]
    vpmadd52luq zmm28, zmm27, zmmword ptr [rcx + 128]
    vpmadd52huq zmm26, zmm27, zmmword ptr [rcx + 128]
    vpmadd52luq zmm26, zmm27, zmmword ptr [rcx + 192]
    vpmadd52huq zmm24, zmm27, zmmword ptr [rcx + 192]
    vpmadd52luq zmm24, zmm27, zmmword ptr [rcx + 256]
    vpmadd52huq zmm22, zmm27, zmmword ptr [rcx + 256]
    vpmadd52luq zmm22, zmm27, zmmword ptr [rcx + 320]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rcx + 320]
    vpmadd52luq zmm18, zmm27, zmmword ptr [rcx + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rcx + 384]
    vpmadd52luq zmm14, zmm27, zmmword ptr [rcx + 448]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rcx + 448]
    vpmadd52luq zmm10, zmm27, zmmword ptr [rcx + 512]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rcx + 512]
    vpmadd52luq zmm6, zmm27, zmmword ptr [rcx + 576]
    vpmadd52huq zmm0, zmm27, zmmword ptr [rcx + 576]
    vpmadd52luq zmm0, zmm27, zmmword ptr [rcx + 640]
    vpmadd52huq zmm4, zmm27, zmmword ptr [rcx + 640]
    vpmadd52luq zmm4, zmm27, zmmword ptr [rcx + 704]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rcx + 704]
    vpmadd52luq zmm9, zmm27, zmmword ptr [rcx + 768]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rcx + 768]
    vpmadd52luq zmm11, zmm27, zmmword ptr [rcx + 832]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rcx + 832]
    vpmadd52luq zmm13, zmm27, zmmword ptr [rcx + 896]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rcx + 896]
    vpmadd52luq zmm15, zmm27, zmmword ptr [rcx + 960]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rcx + 960]
    vpmadd52luq zmm17, zmm27, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm19, zmm27, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm21, zmm27, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm21, zmm27, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm23, zmm27, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm23, zmm27, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm25, zmm27, zmmword ptr [rcx + 1216]
    vpaddq zmm29, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm29, zmm29, 52
    vpmadd52huq zmm31, zmm20, zmm1
    vpaddq zmm31, zmm31, zmm29
    vpmadd52luq zmm31, zmm2, zmm1
    vpmadd52huq zmm30, zmm2, zmm1
    vpmadd52luq zmm30, zmm3, zmm1
    vpmadd52huq zmm28, zmm3, zmm1
    vpmadd52luq zmm28, zmm16, zmm1
    vpmadd52huq zmm26, zmm16, zmm1
    vpmadd52luq zmm26, zmm5, zmm1
    vpmadd52huq zmm24, zmm5, zmm1
    vpmadd52luq zmm24, zmm12, zmm1
    vpmadd52huq zmm22, zmm12, zmm1
    vpmadd52luq zmm22, zmm7, zmm1
    vpmadd52huq zmm18, zmm7, zmm1
    vpmadd52luq zmm18, zmm8, zmm1
    vpmadd52huq zmm14, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm14, zmm1, zmm27
    vpmadd52huq zmm10, zmm27, zmm1
    vpbroadcastq zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm10, zmm1, zmm29
    vpmadd52huq zmm6, zmm29, zmm1
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm29, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm30, zmm29, zmmword ptr [rsi]
    vpmadd52huq zmm28, zmm29, zmmword ptr [rsi]
    vpmadd52luq zmm28, zmm29, zmmword ptr [rsi + 64]
    vpmadd52huq zmm26, zmm29, zmmword ptr [rsi + 64]
    vpmadd52luq zmm26, zmm29, zmmword ptr [rsi + 128]
    vpmadd52huq zmm24, zmm29, zmmword ptr [rsi + 128]
    vpmadd52luq zmm24, zmm29, zmmword ptr [rsi + 192]
    vpmadd52huq zmm22, zmm29, zmmword ptr [rsi + 192]
    vpmadd52luq zmm22, zmm29, zmmword ptr [rsi + 256]
    vpmadd52huq zmm18, zmm29, zmmword ptr [rsi + 256]
    vpmadd52luq zmm18, zmm29, zmmword ptr [rsi + 320]
    vpmadd52huq zmm14, zmm29, zmmword ptr [rsi + 320]
    vpmadd52luq zmm14, zmm29, zmmword ptr [rsi + 384]
    vpmadd52huq zmm10, zmm29, zmmword ptr [rsi + 384]
    vpmadd52luq zmm10, zmm29, zmmword ptr [rsi + 448]
    vpmadd52huq zmm6, zmm29, zmmword ptr [rsi + 448]
    vpmadd52luq zmm6, zmm29, zmmword ptr [rsi + 512]
    vpmadd52huq zmm0, zmm29, zmmword ptr [rsi + 512]
    vpmadd52luq zmm0, zmm29, zmmword ptr [rsi + 576]
    vpmadd52huq zmm4, zmm29, zmmword ptr [rsi + 576]
    vpmadd52luq zmm4, zmm29, zmmword ptr [rsi + 640]
    vpmadd52huq zmm9, zmm29, zmmword ptr [rsi + 640]
    vpmadd52luq zmm9, zmm29, zmmword ptr [rsi + 704]
    vpmadd52huq zmm11, zmm29, zmmword ptr [rsi + 704]
    vpmadd52luq zmm11, zmm29, zmmword ptr [rsi + 768]
    vpmadd52huq zmm13, zmm29, zmmword ptr [rsi + 768]
    vpmadd52luq zmm13, zmm29, zmmword ptr [rsi + 832]
    vpmadd52huq zmm15, zmm29, zmmword ptr [rsi + 832]
    vpmadd52luq zmm15, zmm29, zmmword ptr [rsi + 896]
    vpmadd52huq zmm17, zmm29, zmmword ptr [rsi + 896]
    vpmadd52luq zmm17, zmm29, zmmword ptr [rsi + 960]
    vpmadd52huq zmm19, zmm29, zmmword ptr [rsi + 960]
    vpmadd52luq zmm19, zmm29, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm21, zmm29, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm21, zmm29, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm23, zmm29, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm23, zmm29, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm25, zmm29, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm25, zmm29, zmmword ptr [rsi + 1216]
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm29, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm29, zmmword ptr [rcx]
    vpmadd52luq zmm30, zmm29, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm28, zmm29, zmmword ptr [r8 + 1024]
    vmovdqu64 zmm29, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm28, zmm29, zmmword ptr [rcx + 64]
    vpmadd52huq zmm26, zmm29, zmmword ptr [rcx + 64]
    vpmadd52luq zmm26, zmm29, zmmword ptr [rcx + 128]
    vpmadd52huq zmm24, zmm29, zmmword ptr [rcx + 128]
    vpmadd52luq zmm24, zmm29, zmmword ptr [rcx + 192]
    vpmadd52huq zmm22, zmm29, zmmword ptr [rcx + 192]
    vpmadd52luq zmm22, zmm29, zmmword ptr [rcx + 256]
    vpmadd52huq zmm18, zmm29, zmmword ptr [rcx + 256]
    vpmadd52luq zmm18, zmm29, zmmword ptr [rcx + 320]
    vpmadd52huq zmm14, zmm29, zmmword ptr [rcx + 320]
    vpmadd52luq zmm14, zmm29, zmmword ptr [rcx + 384]
    vpmadd52huq zmm10, zmm29, zmmword ptr [rcx + 384]
    vpmadd52luq zmm10, zmm29, zmmword ptr [rcx + 448]
    vpmadd52huq zmm6, zmm29, zmmword ptr [rcx + 448]
    vpmadd52luq zmm6, zmm29, zmmword ptr [rcx + 512]
    vpmadd52huq zmm0, zmm29, zmmword ptr [rcx + 512]
    vpmadd52luq zmm0, zmm29, zmmword ptr [rcx + 576]
    vpmadd52huq zmm4, zmm29, zmmword ptr [rcx + 576]
    vpmadd52luq zmm4, zmm29, zmmword ptr [rcx + 640]
    vpmadd52huq zmm9, zmm29, zmmword ptr [rcx + 640]
    vpmadd52luq zmm9, zmm29, zmmword ptr [rcx + 704]
    vpmadd52huq zmm11, zmm29, zmmword ptr [rcx + 704]
    vpmadd52luq zmm11, zmm29, zmmword ptr [rcx + 768]
    vpmadd52huq zmm13, zmm29, zmmword ptr [rcx + 768]
    vpmadd52luq zmm13, zmm29, zmmword ptr [rcx + 832]
    vpmadd52huq zmm15, zmm29, zmmword ptr [rcx + 832]
    vpmadd52luq zmm15, zmm29, zmmword ptr [rcx + 896]
    vpmadd52huq zmm17, zmm29, zmmword ptr [rcx + 896]
    vpmadd52luq zmm17, zmm29, zmmword ptr [rcx + 960]
    vpmadd52huq zmm19, zmm29, zmmword ptr [rcx + 960]
    vpmadd52luq zmm19, zmm29, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm21, zmm29, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm21, zmm29, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm23, zmm29, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm23, zmm29, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm25, zmm29, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm25, zmm29, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm27, zmm29, zmmword ptr [rcx + 1216]
    vpaddq zmm31, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm31, zmm31, 52
    vpmadd52huq zmm30, zmm20, zmm1
    vpaddq zmm30, zmm30, zmm31
    vpmadd52luq zmm30, zmm2, zmm1
    vpmadd52huq zmm28, zmm2, zmm1
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm26, zmm3, zmm1
    vpmadd52luq zmm26, zmm16, zmm1
    vpmadd52huq zmm24, zmm16, zmm1
    vpmadd52luq zmm24, zmm5, zmm1
    vpmadd52huq zmm22, zmm5, zmm1
    vpmadd52luq zmm22, zmm12, zmm1
    vpmadd52huq zmm18, zmm12, zmm1
    vpmadd52luq zmm18, zmm7, zmm1
    vpmadd52huq zmm14, zmm7, zmm1
    vpmadd52luq zmm14, zmm8, zmm1
    vpmadd52huq zmm10, zmm8, zmm1
    vpbroadcastq zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm10, zmm1, zmm29
    vpmadd52huq zmm6, zmm29, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm6, zmm1, zmm31
    vpmadd52huq zmm0, zmm31, zmm1
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm31, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm28, zmm31, zmmword ptr [rsi]
    vpmadd52huq zmm26, zmm31, zmmword ptr [rsi]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rsi + 64]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rsi + 64]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rsi + 128]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rsi + 128]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rsi + 192]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 192]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rsi + 256]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rsi + 256]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rsi + 320]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rsi + 320]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rsi + 384]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rsi + 384]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rsi + 448]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rsi + 448]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rsi + 512]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rsi + 512]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rsi + 576]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rsi + 576]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rsi + 640]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rsi + 640]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rsi + 704]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rsi + 704]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rsi + 768]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rsi + 768]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rsi + 832]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rsi + 832]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rsi + 896]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rsi + 896]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rsi + 960]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rsi + 960]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rsi + 1216]
    vpxorq zmm29, zmm29, zmm29
    vpmadd52huq zmm29, zmm31, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm28, zmm31, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm26, zmm31, zmmword ptr [r8 + 1088]
    vmovdqu64 zmm31, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rcx + 64]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rcx + 64]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rcx + 128]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rcx + 192]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rcx + 192]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rcx + 256]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rcx + 320]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rcx + 320]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rcx + 448]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rcx + 448]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rcx + 512]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rcx + 512]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rcx + 640]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rcx + 640]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rcx + 704]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rcx + 704]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rcx + 768]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rcx + 768]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rcx + 832]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rcx + 832]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rcx + 896]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rcx + 896]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rcx + 960]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rcx + 960]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rcx + 1216]
    vpaddq zmm30, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm30, zmm30, 52
    vpmadd52huq zmm28, zmm20, zmm1
    vpaddq zmm28, zmm28, zmm30
    vpmadd52luq zmm28, zmm2, zmm1
    vpmadd52huq zmm26, zmm2, zmm1
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm24, zmm3, zmm1
    vpmadd52luq zmm24, zmm16, zmm1
    vpmadd52huq zmm22, zmm16, zmm1
    vpmadd52luq zmm22, zmm5, zmm1
    vpmadd52huq zmm18, zmm5, zmm1
    vpmadd52luq zmm18, zmm12, zmm1
    vpmadd52huq zmm14, zmm12, zmm1
    vpmadd52luq zmm14, zmm7, zmm1
    vpmadd52huq zmm10, zmm7, zmm1
    vpmadd52luq zmm10, zmm8, zmm1
    vpmadd52huq zmm6, zmm8, zmm1
    vpbroadcastq zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm6, zmm1, zmm30
    vpmadd52huq zmm0, zmm30, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm0, zmm1, zmm31
    vpmadd52huq zmm4, zmm31, zmm1
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm31, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rsi]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rsi]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rsi + 64]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rsi + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rsi + 128]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rsi + 192]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rsi + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rsi + 256]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rsi + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rsi + 320]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rsi + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rsi + 384]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rsi + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rsi + 448]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rsi + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rsi + 512]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rsi + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rsi + 576]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rsi + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rsi + 640]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rsi + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rsi + 704]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rsi + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rsi + 768]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rsi + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rsi + 832]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rsi + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rsi + 896]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rsi + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 960]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rsi + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rsi + 1216]
    vpxorq zmm30, zmm30, zmm30
    vpmadd52huq zmm30, zmm31, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm26, zmm31, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm24, zmm31, zmmword ptr [r8 + 1152]
    vmovdqu64 zmm31, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rcx + 64]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rcx + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rcx + 128]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rcx + 192]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rcx + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rcx + 256]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rcx + 320]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rcx + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rcx + 384]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rcx + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rcx + 448]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rcx + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rcx + 512]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rcx + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rcx + 576]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rcx + 640]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rcx + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rcx + 704]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rcx + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rcx + 768]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rcx + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rcx + 832]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rcx + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rcx + 896]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rcx + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rcx + 960]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rcx + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rcx + 1216]
    vpaddq zmm28, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm28, zmm28, 52
    vpmadd52huq zmm26, zmm20, zmm1
    vpaddq zmm26, zmm26, zmm28
    vpmadd52luq zmm26, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm1
    vpmadd52luq zmm24, zmm3, zmm1
    vpmadd52huq zmm22, zmm3, zmm1
    vpmadd52luq zmm22, zmm16, zmm1
    vpmadd52huq zmm18, zmm16, zmm1
    vpmadd52luq zmm18, zmm5, zmm1
    vpmadd52huq zmm14, zmm5, zmm1
    vpmadd52luq zmm14, zmm12, zmm1
    vpmadd52huq zmm10, zmm12, zmm1
    vpmadd52luq zmm10, zmm7, zmm1
    vpmadd52huq zmm6, zmm7, zmm1
    vpmadd52luq zmm6, zmm8, zmm1
    vpmadd52huq zmm0, zmm8, zmm1
    vpbroadcastq zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm0, zmm1, zmm28
    vpmadd52huq zmm4, zmm28, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm4, zmm1, zmm31
    vpmadd52huq zmm9, zmm31, zmm1
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm31, zmmword ptr [rdx + 1216]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rsi]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rsi]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rsi + 64]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 64]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rsi + 128]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rsi + 128]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rsi + 192]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rsi + 192]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rsi + 256]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rsi + 256]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rsi + 320]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rsi + 320]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rsi + 384]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rsi + 384]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rsi + 448]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rsi + 448]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rsi + 512]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rsi + 512]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rsi + 576]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rsi + 576]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rsi + 640]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rsi + 640]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rsi + 704]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rsi + 704]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rsi + 768]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rsi + 768]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rsi + 832]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rsi + 832]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 896]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rsi + 896]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rsi + 960]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rsi + 960]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rsi + 1024]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rsi + 1088]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rsi + 1152]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm30, zmm31, zmmword ptr [rsi + 1216]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52huq zmm28, zmm31, zmmword ptr [rsi + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm24, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm22, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm18, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm14, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm10, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm6, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm0, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm4, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm9, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm11, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm13, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm15, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm17, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm19, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm21, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm23, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm25, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm27, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm29, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm30, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1216]
    vpmadd52luq zmm30, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm28, zmm31, zmmword ptr [r8 + 1216]
    vpaddq zmm26, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm26, zmm26, 52
    vpmadd52huq zmm24, zmm20, zmm1
    vpaddq zmm24, zmm24, zmm26
    vpmadd52luq zmm24, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm1
    vpmadd52luq zmm22, zmm3, zmm1
    vpmadd52huq zmm18, zmm3, zmm1
    vpmadd52luq zmm18, zmm16, zmm1
    vpmadd52huq zmm14, zmm16, zmm1
    vpmadd52luq zmm14, zmm5, zmm1
    vpmadd52huq zmm10, zmm5, zmm1
    vpmadd52luq zmm10, zmm12, zmm1
    vpmadd52huq zmm6, zmm12, zmm1
    vpmadd52luq zmm6, zmm7, zmm1
    vpmadd52huq zmm0, zmm7, zmm1
    vpmadd52luq zmm0, zmm8, zmm1
    vpmadd52huq zmm4, zmm8, zmm1
    vpbroadcastq zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm4, zmm1, zmm26
    vpmadd52huq zmm9, zmm26, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm9, zmm1, zmm31
    vpmadd52huq zmm11, zmm31, zmm1
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpaddq zmm24, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm24, zmm24, 52
    vpmadd52huq zmm22, zmm20, zmm1
    vpaddq zmm22, zmm22, zmm24
    vpmadd52luq zmm22, zmm2, zmm1
    vpmadd52huq zmm18, zmm2, zmm1
    vpmadd52luq zmm18, zmm3, zmm1
    vpmadd52huq zmm14, zmm3, zmm1
    vpmadd52luq zmm14, zmm16, zmm1
    vpmadd52huq zmm10, zmm16, zmm1
    vpmadd52luq zmm10, zmm5, zmm1
    vpmadd52huq zmm6, zmm5, zmm1
    vpmadd52luq zmm6, zmm12, zmm1
    vpmadd52huq zmm0, zmm12, zmm1
    vpmadd52luq zmm0, zmm7, zmm1
    vpmadd52huq zmm4, zmm7, zmm1
    vpmadd52luq zmm4, zmm8, zmm1
    vpmadd52huq zmm9, zmm8, zmm1
    vpmadd52luq zmm9, zmm26, zmm1
    vpmadd52huq zmm11, zmm26, zmm1
    vpmadd52luq zmm11, zmm31, zmm1
    vpmadd52huq zmm13, zmm31, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]
    vpmadd52luq zmm13, zmm1, zmm2
    vpmadd52huq zmm15, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]
    vpmadd52luq zmm15, zmm1, zmm2
    vpmadd52huq zmm17, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]
    vpmadd52luq zmm17, zmm1, zmm2
    vpmadd52huq zmm19, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]
    vpmadd52luq zmm19, zmm1, zmm2
    vpmadd52huq zmm21, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]
    vpmadd52luq zmm21, zmm1, zmm2
    vpmadd52huq zmm23, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]
    vpmadd52luq zmm23, zmm1, zmm2
    vpmadd52huq zmm25, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]
    vpmadd52luq zmm25, zmm1, zmm2
    vpmadd52huq zmm27, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]
    vpmadd52luq zmm27, zmm1, zmm2
    vpmadd52huq zmm29, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]
    vpmadd52luq zmm29, zmm1, zmm2
    vpmadd52huq zmm30, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]
    vpmadd52luq zmm30, zmm1, zmm2
    vpmadd52huq zmm28, zmm2, zmm1
    vpsrlq zmm1, zmm22, 52
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
    vpsrlq zmm1, zmm13, 52
    vpaddq zmm15, zmm15, zmm1
    vpsrlq zmm1, zmm15, 52
    vpaddq zmm17, zmm17, zmm1
    vpsrlq zmm1, zmm17, 52
    vpaddq zmm19, zmm19, zmm1
    vpsrlq zmm1, zmm19, 52
    vpaddq zmm21, zmm21, zmm1
    vpsrlq zmm1, zmm21, 52
    vpaddq zmm23, zmm23, zmm1
    vpsrlq zmm1, zmm23, 52
    vpaddq zmm25, zmm25, zmm1
    vpsrlq zmm1, zmm25, 52
    vpaddq zmm27, zmm27, zmm1
    vpsrlq zmm1, zmm27, 52
    vpaddq zmm29, zmm29, zmm1
    vpsrlq zmm1, zmm29, 52
    vpaddq zmm30, zmm30, zmm1
    vpsrlq zmm1, zmm30, 52
    vpaddq zmm28, zmm28, zmm1
    vpandq zmm22, zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm22
    vpandq zmm18, zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm18
    vpandq zmm14, zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm14
    vpandq zmm10, zmm10, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm10
    vpandq zmm6, zmm6, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 256], zmm6
    vpandq zmm0, zmm0, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 320], zmm0
    vpandq zmm4, zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 384], zmm4
    vpandq zmm9, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 448], zmm9
    vpandq zmm11, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 512], zmm11
    vpandq zmm13, zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 576], zmm13
    vpandq zmm15, zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 640], zmm15
    vpandq zmm17, zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 704], zmm17
    vpandq zmm19, zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 768], zmm19
    vpandq zmm21, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 832], zmm21
    vpandq zmm23, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 896], zmm23
    vpandq zmm25, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 960], zmm25
    vpandq zmm27, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1024], zmm27
    vpandq zmm29, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1088], zmm29
    vpandq zmm30, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1152], zmm30
    vmovdqu64 zmmword ptr [rdi + 1216], zmm28
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p1020x8_dot2_ifma)

/* z <- x mod p */
/* @pre 0 <= x < 2p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p1020x8_reduce_ifma)
    .globl SYMBOL(sangi_p1020x8_reduce_ifma)
    KIND(sangi_p1020x8_reduce_ifma)
    .p2align 5
SYMBOL(sangi_p1020x8_reduce_ifma):
    .cfi_startproc
    endbr64
    ENTER(2)
    KEEP_VECTORS(168)
    UNWIND(endprologue)
    vmovdqu64 zmm0, zmmword ptr [rsi]
    vpsubq zmm1, zmm0, qword ptr [rip + sangi_p1020x8_constants_ifma]{1to8}
    vmovdqu64 zmm2, zmmword ptr [rsi + 64]
    vpsubq zmm3, zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]{1to8}
    vpsraq zmm4, zmm1, 52
    vpaddq zmm3, zmm3, zmm4
    vmovdqu64 zmm4, zmmword ptr [rsi + 128]
    vpsubq zmm5, zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpsraq zmm6, zmm3, 52
    vpaddq zmm5, zmm5, zmm6
    vmovdqu64 zmm6, zmmword ptr [rsi + 192]
    vpsubq zmm7, zmm6, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpsraq zmm8, zmm5, 52
    vpaddq zmm7, zmm7, zmm8
    vmovdqu64 zmm8, zmmword ptr [rsi + 256]
    vpsubq zmm9, zmm8, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpsraq zmm10, zmm7, 52
    vpaddq zmm9, zmm9, zmm10
    vmovdqu64 zmm10, zmmword ptr [rsi + 320]
    vpsubq zmm11, zmm10, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpsraq zmm12, zmm9, 52
    vpaddq zmm11, zmm11, zmm12
    vmovdqu64 zmm12, zmmword ptr [rsi + 384]
    vpsubq zmm13, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpsraq zmm14, zmm11, 52
    vpaddq zmm13, zmm13, zmm14
    vmovdqu64 zmm14, zmmword ptr [rsi + 448]
    vpsubq zmm15, zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpsraq zmm16, zmm13, 52
    vpaddq zmm15, zmm15, zmm16
    vmovdqu64 zmm16, zmmword ptr [rsi + 512]
    vpsubq zmm17, zmm16, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpsraq zmm18, zmm15, 52
    vpaddq zmm17, zmm17, zmm18
    vmovdqu64 zmm18, zmmword ptr [rsi + 576]
    vpsubq zmm19, zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpsraq zmm20, zmm17, 52
    vpaddq zmm19, zmm19, zmm20
    vmovdqu64 zmm20, zmmword ptr [rsi + 640]
    vpsubq zmm21, zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpsraq zmm22, zmm19, 52
    vpaddq zmm21, zmm21, zmm22
    vmovdqu64 zmm22, zmmword ptr [rsi + 704]
    vpsubq zmm23, zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpsraq zmm24, zmm21, 52
    vpaddq zmm23, zmm23, zmm24
    vmovdqu64 zmm24, zmmword ptr [rsi + 768]
    vpsubq zmm25, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpsraq zmm26, zmm23, 52
    vpaddq zmm25, zmm25, zmm26
    vmovdqu64 zmm26, zmmword ptr [rsi + 832]
    vpsubq zmm27, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpsraq zmm28, zmm25, 52
    vpaddq zmm27, zmm27, zmm28
    vmovdqu64 zmm28, zmmword ptr [rsi + 896]
    vpsubq zmm29, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpsraq zmm30, zmm27, 52
    vpaddq zmm29, zmm29, zmm30
    vmovdqu64 zmm30, zmmword ptr [rsi + 960]
    vpsubq zmm31, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpsraq zmm30, zmm29, 52
    vpaddq zmm31, zmm31, zmm30
    vmovdqu64 zmm30, zmmword ptr [rsi + 1024]
    vpsubq zmm28, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpsraq zmm30, zmm31, 52
    vpaddq zmm28, zmm28, zmm30
    vmovdqu64 zmm30, zmmword ptr [rsi + 1088]
    vpsubq zmm26, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpsraq zmm30, zmm28, 52
    vpaddq zmm26, zmm26, zmm30
    vmovdqu64 zmm30, zmmword ptr [rsi + 1152]
    vpsubq zmm24, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpsraq zmm30, zmm26, 52
    vpaddq zmm24, zmm24, zmm30
    vmovdqu64 zmm30, zmmword ptr [rsi + 1216]
    vpsubq zmm22, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpsraq zmm30, zmm24, 52
    vpaddq zmm22, zmm22, zmm30
    vpmovq2m k1, zmm22
    vpblendmq zmm0{k1}, zmm1, zmm0
    vpblendmq zmm2{k1}, zmm3, zmm2
    vpblendmq zmm4{k1}, zmm5, zmm4
    vpblendmq zmm6{k1}, zmm7, zmm6
    vpblendmq zmm8{k1}, zmm9, zmm8
    vpblendmq zmm10{k1}, zmm11, zmm10
    vpblendmq zmm12{k1}, zmm13, zmm12
    vpblendmq zmm14{k1}, zmm15, zmm14
    vpblendmq zmm16{k1}, zmm17, zmm16
    vpblendmq zmm18{k1}, zmm19, zmm18
    vpblendmq zmm20{k1}, zmm21, zmm20
    vpblendmq zmm23{k1}, zmm23, zmmword ptr [rsi + 704]
    vpblendmq zmm25{k1}, zmm25, zmmword ptr [rsi + 768]
    vpblendmq zmm27{k1}, zmm27, zmmword ptr [rsi + 832]
    vpblendmq zmm29{k1}, zmm29, zmmword ptr [rsi + 896]
    vpblendmq zmm31{k1}, zmm31, zmmword ptr [rsi + 960]
    vpblendmq zmm28{k1}, zmm28, zmmword ptr [rsi + 1024]
    vpblendmq zmm26{k1}, zmm26, zmmword ptr [rsi + 1088]
    vpblendmq zmm24{k1}, zmm24, zmmword ptr [rsi + 1152]
    vpblendmq zmm22{k1}, zmm22, zmmword ptr [rsi + 1216]
    vpandq zmm0, zmm0, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm0
    vpandq zmm2, zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm2
    vpandq zmm4, zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm4
    vpandq zmm6, zmm6, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm6
    vpandq zmm8, zmm8, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 256], zmm8
    vpandq zmm10, zmm10, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 320], zmm10
    vpandq zmm12, zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 384], zmm12
    vpandq zmm14, zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 448], zmm14
    vpandq zmm16, zmm16, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 512], zmm16
    vpandq zmm18, zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 576], zmm18
    vpandq zmm20, zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 640], zmm20
    vpandq zmm23, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 704], zmm23
    vpandq zmm25, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 768], zmm25
    vpandq zmm27, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 832], zmm27
    vpandq zmm29, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 896], zmm29
    vpandq zmm31, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 960], zmm31
    vpandq zmm28, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1024], zmm28
    vpandq zmm26, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1088], zmm26
    vpandq zmm24, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1152], zmm24
    vmovdqu64 zmmword ptr [rdi + 1216], zmm22
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p1020x8_reduce_ifma)

/* z <- (x0 * y0 + x1 * y1 + ...) / R mod p, in [0, 2p); R = 2^(digits of all bits) */
/* @pre 0 <= x0, y0 ..., x0 * y0 + x1 * y1 + ... < R * p: all below 2p if R >= 12p, or as the headers say */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = y, rdx = x0, rcx = x1, r8 = x2 */
    HIDE(sangi_p1020x8_dot3_ifma)
    .globl SYMBOL(sangi_p1020x8_dot3_ifma)
    KIND(sangi_p1020x8_dot3_ifma)
    .p2align 5
SYMBOL(sangi_p1020x8_dot3_ifma):
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
    vmovdqu64 zmm22, zmmword ptr [rdx + 640]
    vpmadd52luq zmm21, zmm1, zmm22
    vpxorq zmm23, zmm23, zmm23
    vpmadd52huq zmm23, zmm22, zmm1
    vmovdqu64 zmm24, zmmword ptr [rdx + 704]
    vpmadd52luq zmm23, zmm1, zmm24
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm24, zmm1
    vmovdqu64 zmm26, zmmword ptr [rdx + 768]
    vpmadd52luq zmm25, zmm1, zmm26
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm26, zmm1
    vmovdqu64 zmm28, zmmword ptr [rdx + 832]
    vpmadd52luq zmm27, zmm1, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpmadd52huq zmm29, zmm28, zmm1
    vmovdqu64 zmm30, zmmword ptr [rdx + 896]
    vpmadd52luq zmm29, zmm1, zmm30
    vpxorq zmm31, zmm31, zmm31
    vpmadd52huq zmm31, zmm30, zmm1
    vpmadd52luq zmm31, zmm1, zmmword ptr [rdx + 960]
    vpxorq zmm30, zmm30, zmm30
    vpmadd52huq zmm30, zmm1, zmmword ptr [rdx + 960]
    vpmadd52luq zmm30, zmm1, zmmword ptr [rdx + 1024]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52huq zmm28, zmm1, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm28, zmm1, zmmword ptr [rdx + 1088]
    vpxorq zmm26, zmm26, zmm26
    vpmadd52huq zmm26, zmm1, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm26, zmm1, zmmword ptr [rdx + 1152]
    vpxorq zmm24, zmm24, zmm24
    vpmadd52huq zmm24, zmm1, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm24, zmm1, zmmword ptr [rdx + 1216]
    vpxorq zmm22, zmm22, zmm22
    vpmadd52huq zmm22, zmm1, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm1, zmmword ptr [rcx]
    vpmadd52luq zmm2, zmm1, zmmword ptr [rsi + 1280]
    vpmadd52huq zmm3, zmm1, zmmword ptr [rsi + 1280]
    vmovdqu64 zmm1, zmmword ptr [rsi + 1280]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rcx + 64]
    vpmadd52huq zmm5, zmm1, zmmword ptr [rcx + 64]
    vpmadd52luq zmm5, zmm1, zmmword ptr [rcx + 128]
    vpmadd52huq zmm7, zmm1, zmmword ptr [rcx + 128]
    vpmadd52luq zmm7, zmm1, zmmword ptr [rcx + 192]
    vpmadd52huq zmm9, zmm1, zmmword ptr [rcx + 192]
    vpmadd52luq zmm9, zmm1, zmmword ptr [rcx + 256]
    vpmadd52huq zmm11, zmm1, zmmword ptr [rcx + 256]
    vpmadd52luq zmm11, zmm1, zmmword ptr [rcx + 320]
    vpmadd52huq zmm13, zmm1, zmmword ptr [rcx + 320]
    vpmadd52luq zmm13, zmm1, zmmword ptr [rcx + 384]
    vpmadd52huq zmm15, zmm1, zmmword ptr [rcx + 384]
    vpmadd52luq zmm15, zmm1, zmmword ptr [rcx + 448]
    vpmadd52huq zmm17, zmm1, zmmword ptr [rcx + 448]
    vpmadd52luq zmm17, zmm1, zmmword ptr [rcx + 512]
    vpmadd52huq zmm19, zmm1, zmmword ptr [rcx + 512]
    vpmadd52luq zmm19, zmm1, zmmword ptr [rcx + 576]
    vpmadd52huq zmm21, zmm1, zmmword ptr [rcx + 576]
    vpmadd52luq zmm21, zmm1, zmmword ptr [rcx + 640]
    vpmadd52huq zmm23, zmm1, zmmword ptr [rcx + 640]
    vpmadd52luq zmm23, zmm1, zmmword ptr [rcx + 704]
    vpmadd52huq zmm25, zmm1, zmmword ptr [rcx + 704]
    vpmadd52luq zmm25, zmm1, zmmword ptr [rcx + 768]
    vpmadd52huq zmm27, zmm1, zmmword ptr [rcx + 768]
    vpmadd52luq zmm27, zmm1, zmmword ptr [rcx + 832]
    vpmadd52huq zmm29, zmm1, zmmword ptr [rcx + 832]
    vpmadd52luq zmm29, zmm1, zmmword ptr [rcx + 896]
    vpmadd52huq zmm31, zmm1, zmmword ptr [rcx + 896]
    vpmadd52luq zmm31, zmm1, zmmword ptr [rcx + 960]
    vpmadd52huq zmm30, zmm1, zmmword ptr [rcx + 960]
    vpmadd52luq zmm30, zmm1, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm28, zmm1, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm28, zmm1, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm26, zmm1, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm26, zmm1, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm24, zmm1, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm24, zmm1, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm22, zmm1, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm1, zmmword ptr [r8]
    vpmadd52luq zmm2, zmm1, zmmword ptr [rsi + 2560]
    vpmadd52huq zmm3, zmm1, zmmword ptr [rsi + 2560]
    vmovdqu64 zmm1, zmmword ptr [rsi + 2560]
    vpmadd52luq zmm3, zmm1, zmmword ptr [r8 + 64]
    vpmadd52huq zmm5, zmm1, zmmword ptr [r8 + 64]
    vpmadd52luq zmm5, zmm1, zmmword ptr [r8 + 128]
    vpmadd52huq zmm7, zmm1, zmmword ptr [r8 + 128]
    vpmadd52luq zmm7, zmm1, zmmword ptr [r8 + 192]
    vpmadd52huq zmm9, zmm1, zmmword ptr [r8 + 192]
    vpmadd52luq zmm9, zmm1, zmmword ptr [r8 + 256]
    vpmadd52huq zmm11, zmm1, zmmword ptr [r8 + 256]
    vpmadd52luq zmm11, zmm1, zmmword ptr [r8 + 320]
    vpmadd52huq zmm13, zmm1, zmmword ptr [r8 + 320]
    vpmadd52luq zmm13, zmm1, zmmword ptr [r8 + 384]
    vpmadd52huq zmm15, zmm1, zmmword ptr [r8 + 384]
    vpmadd52luq zmm15, zmm1, zmmword ptr [r8 + 448]
    vpmadd52huq zmm17, zmm1, zmmword ptr [r8 + 448]
    vpmadd52luq zmm17, zmm1, zmmword ptr [r8 + 512]
    vpmadd52huq zmm19, zmm1, zmmword ptr [r8 + 512]
    vpmadd52luq zmm19, zmm1, zmmword ptr [r8 + 576]
    vpmadd52huq zmm21, zmm1, zmmword ptr [r8 + 576]
    vpmadd52luq zmm21, zmm1, zmmword ptr [r8 + 640]
    vpmadd52huq zmm23, zmm1, zmmword ptr [r8 + 640]
    vpmadd52luq zmm23, zmm1, zmmword ptr [r8 + 704]
    vpmadd52huq zmm25, zmm1, zmmword ptr [r8 + 704]
    vpmadd52luq zmm25, zmm1, zmmword ptr [r8 + 768]
    vpmadd52huq zmm27, zmm1, zmmword ptr [r8 + 768]
    vpmadd52luq zmm27, zmm1, zmmword ptr [r8 + 832]
    vpmadd52huq zmm29, zmm1, zmmword ptr [r8 + 832]
    vpmadd52luq zmm29, zmm1, zmmword ptr [r8 + 896]
    vpmadd52huq zmm31, zmm1, zmmword ptr [r8 + 896]
    vpmadd52luq zmm31, zmm1, zmmword ptr [r8 + 960]
    vpmadd52huq zmm30, zmm1, zmmword ptr [r8 + 960]
    vpmadd52luq zmm30, zmm1, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm28, zmm1, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm28, zmm1, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm26, zmm1, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm26, zmm1, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm24, zmm1, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm24, zmm1, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm22, zmm1, zmmword ptr [r8 + 1216]
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm20, zmmword ptr [rsi + 64]
    vmovdqu64 zmm20, zmmword ptr [rsi + 64]
    vpmadd52luq zmm23, zmm20, zmmword ptr [rdx + 640]
    vpmadd52huq zmm25, zmm20, zmmword ptr [rdx + 640]
    vpmadd52luq zmm25, zmm20, zmmword ptr [rdx + 704]
    vpmadd52huq zmm27, zmm20, zmmword ptr [rdx + 704]
    vpmadd52luq zmm27, zmm20, zmmword ptr [rdx + 768]
    vpmadd52huq zmm29, zmm20, zmmword ptr [rdx + 768]
    vpmadd52luq zmm29, zmm20, zmmword ptr [rdx + 832]
    vpmadd52huq zmm31, zmm20, zmmword ptr [rdx + 832]
    vpmadd52luq zmm31, zmm20, zmmword ptr [rdx + 896]
    vpmadd52huq zmm30, zmm20, zmmword ptr [rdx + 896]
    vpmadd52luq zmm30, zmm20, zmmword ptr [rdx + 960]
    vpmadd52huq zmm28, zmm20, zmmword ptr [rdx + 960]
    vpmadd52luq zmm28, zmm20, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm26, zmm20, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm26, zmm20, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm24, zmm20, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm24, zmm20, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm22, zmm20, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm22, zmm20, zmmword ptr [rdx + 1216]
    vpxorq zmm18, zmm18, zmm18
    vpmadd52huq zmm18, zmm20, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm20, zmmword ptr [rcx]
    vpmadd52luq zmm3, zmm20, zmmword ptr [rsi + 1344]
    vpmadd52huq zmm5, zmm20, zmmword ptr [rsi + 1344]
    vmovdqu64 zmm20, zmmword ptr [rsi + 1344]
    vpmadd52luq zmm5, zmm20, zmmword ptr [rcx + 64]
    vpmadd52huq zmm7, zmm20, zmmword ptr [rcx + 64]
    vpmadd52luq zmm7, zmm20, zmmword ptr [rcx + 128]
    vpmadd52huq zmm9, zmm20, zmmword ptr [rcx + 128]
    vpmadd52luq zmm9, zmm20, zmmword ptr [rcx + 192]
    vpmadd52huq zmm11, zmm20, zmmword ptr [rcx + 192]
    vpmadd52luq zmm11, zmm20, zmmword ptr [rcx + 256]
    vpmadd52huq zmm13, zmm20, zmmword ptr [rcx + 256]
    vpmadd52luq zmm13, zmm20, zmmword ptr [rcx + 320]
    vpmadd52huq zmm15, zmm20, zmmword ptr [rcx + 320]
    vpmadd52luq zmm15, zmm20, zmmword ptr [rcx + 384]
    vpmadd52huq zmm17, zmm20, zmmword ptr [rcx + 384]
    vpmadd52luq zmm17, zmm20, zmmword ptr [rcx + 448]
    vpmadd52huq zmm19, zmm20, zmmword ptr [rcx + 448]
    vpmadd52luq zmm19, zmm20, zmmword ptr [rcx + 512]
    vpmadd52huq zmm21, zmm20, zmmword ptr [rcx + 512]
    vpmadd52luq zmm21, zmm20, zmmword ptr [rcx + 576]
    vpmadd52huq zmm23, zmm20, zmmword ptr [rcx + 576]
    vpmadd52luq zmm23, zmm20, zmmword ptr [rcx + 640]
    vpmadd52huq zmm25, zmm20, zmmword ptr [rcx + 640]
    vpmadd52luq zmm25, zmm20, zmmword ptr [rcx + 704]
    vpmadd52huq zmm27, zmm20, zmmword ptr [rcx + 704]
    vpmadd52luq zmm27, zmm20, zmmword ptr [rcx + 768]
    vpmadd52huq zmm29, zmm20, zmmword ptr [rcx + 768]
    vpmadd52luq zmm29, zmm20, zmmword ptr [rcx + 832]
    vpmadd52huq zmm31, zmm20, zmmword ptr [rcx + 832]
    vpmadd52luq zmm31, zmm20, zmmword ptr [rcx + 896]
    vpmadd52huq zmm30, zmm20, zmmword ptr [rcx + 896]
    vpmadd52luq zmm30, zmm20, zmmword ptr [rcx + 960]
    vpmadd52huq zmm28, zmm20, zmmword ptr [rcx + 960]
    vpmadd52luq zmm28, zmm20, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm26, zmm20, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm26, zmm20, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm24, zmm20, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm24, zmm20, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm22, zmm20, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm22, zmm20, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm18, zmm20, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm20, zmmword ptr [r8]
    vpmadd52luq zmm3, zmm20, zmmword ptr [rsi + 2624]
    vpmadd52huq zmm5, zmm20, zmmword ptr [rsi + 2624]
    vmovdqu64 zmm20, zmmword ptr [rsi + 2624]
    vpmadd52luq zmm5, zmm20, zmmword ptr [r8 + 64]
    vpmadd52huq zmm7, zmm20, zmmword ptr [r8 + 64]
    vpmadd52luq zmm7, zmm20, zmmword ptr [r8 + 128]
    vpmadd52huq zmm9, zmm20, zmmword ptr [r8 + 128]
    vpmadd52luq zmm9, zmm20, zmmword ptr [r8 + 192]
    vpmadd52huq zmm11, zmm20, zmmword ptr [r8 + 192]
    vpmadd52luq zmm11, zmm20, zmmword ptr [r8 + 256]
    vpmadd52huq zmm13, zmm20, zmmword ptr [r8 + 256]
    vpmadd52luq zmm13, zmm20, zmmword ptr [r8 + 320]
    vpmadd52huq zmm15, zmm20, zmmword ptr [r8 + 320]
    vpmadd52luq zmm15, zmm20, zmmword ptr [r8 + 384]
    vpmadd52huq zmm17, zmm20, zmmword ptr [r8 + 384]
    vpmadd52luq zmm17, zmm20, zmmword ptr [r8 + 448]
    vpmadd52huq zmm19, zmm20, zmmword ptr [r8 + 448]
    vpmadd52luq zmm19, zmm20, zmmword ptr [r8 + 512]
    vpmadd52huq zmm21, zmm20, zmmword ptr [r8 + 512]
    vpmadd52luq zmm21, zmm20, zmmword ptr [r8 + 576]
    vpmadd52huq zmm23, zmm20, zmmword ptr [r8 + 576]
    vpmadd52luq zmm23, zmm20, zmmword ptr [r8 + 640]
    vpmadd52huq zmm25, zmm20, zmmword ptr [r8 + 640]
    vpmadd52luq zmm25, zmm20, zmmword ptr [r8 + 704]
    vpmadd52huq zmm27, zmm20, zmmword ptr [r8 + 704]
    vpmadd52luq zmm27, zmm20, zmmword ptr [r8 + 768]
    vpmadd52huq zmm29, zmm20, zmmword ptr [r8 + 768]
    vpmadd52luq zmm29, zmm20, zmmword ptr [r8 + 832]
    vpmadd52huq zmm31, zmm20, zmmword ptr [r8 + 832]
    vpmadd52luq zmm31, zmm20, zmmword ptr [r8 + 896]
    vpmadd52huq zmm30, zmm20, zmmword ptr [r8 + 896]
    vpmadd52luq zmm30, zmm20, zmmword ptr [r8 + 960]
    vpmadd52huq zmm28, zmm20, zmmword ptr [r8 + 960]
    vpmadd52luq zmm28, zmm20, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm26, zmm20, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm26, zmm20, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm24, zmm20, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm24, zmm20, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm22, zmm20, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm22, zmm20, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm18, zmm20, zmmword ptr [r8 + 1216]
    vpaddq zmm2, zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm2, zmm2, 52
    vpbroadcastq zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma]
    vpmadd52huq zmm3, zmm1, zmm20
    vpaddq zmm3, zmm3, zmm2
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm3, zmm1, zmm2
    vpmadd52huq zmm5, zmm2, zmm1
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm16, zmmword ptr [rdx + 512]
    vpmadd52luq zmm23, zmm16, zmmword ptr [rdx + 576]
    vpmadd52huq zmm25, zmm16, zmmword ptr [rdx + 576]
    vpmadd52luq zmm25, zmm16, zmmword ptr [rdx + 640]
    vpmadd52huq zmm27, zmm16, zmmword ptr [rdx + 640]
    vpmadd52luq zmm27, zmm16, zmmword ptr [rdx + 704]
    vpmadd52huq zmm29, zmm16, zmmword ptr [rdx + 704]
    vpmadd52luq zmm29, zmm16, zmmword ptr [rdx + 768]
    vpmadd52huq zmm31, zmm16, zmmword ptr [rdx + 768]
    vpmadd52luq zmm31, zmm16, zmmword ptr [rdx + 832]
    vpmadd52huq zmm30, zmm16, zmmword ptr [rdx + 832]
    vpmadd52luq zmm30, zmm16, zmmword ptr [rdx + 896]
    vpmadd52huq zmm28, zmm16, zmmword ptr [rdx + 896]
    vpmadd52luq zmm28, zmm16, zmmword ptr [rdx + 960]
    vpmadd52huq zmm26, zmm16, zmmword ptr [rdx + 960]
    vpmadd52luq zmm26, zmm16, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm24, zmm16, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm24, zmm16, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm22, zmm16, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm22, zmm16, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm18, zmm16, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm18, zmm16, zmmword ptr [rdx + 1216]
    vpxorq zmm14, zmm14, zmm14
    vpmadd52huq zmm14, zmm16, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm16, zmmword ptr [rcx]
    vpmadd52luq zmm5, zmm16, zmmword ptr [rsi + 1408]
    vpmadd52huq zmm7, zmm16, zmmword ptr [rsi + 1408]
    vmovdqu64 zmm16, zmmword ptr [rsi + 1408]
    vpmadd52luq zmm7, zmm16, zmmword ptr [rcx + 64]
    vpmadd52huq zmm9, zmm16, zmmword ptr [rcx + 64]
    vpmadd52luq zmm9, zmm16, zmmword ptr [rcx + 128]
    vpmadd52huq zmm11, zmm16, zmmword ptr [rcx + 128]
    vpmadd52luq zmm11, zmm16, zmmword ptr [rcx + 192]
    vpmadd52huq zmm13, zmm16, zmmword ptr [rcx + 192]
    vpmadd52luq zmm13, zmm16, zmmword ptr [rcx + 256]
    vpmadd52huq zmm15, zmm16, zmmword ptr [rcx + 256]
    vpmadd52luq zmm15, zmm16, zmmword ptr [rcx + 320]
    vpmadd52huq zmm17, zmm16, zmmword ptr [rcx + 320]
    vpmadd52luq zmm17, zmm16, zmmword ptr [rcx + 384]
    vpmadd52huq zmm19, zmm16, zmmword ptr [rcx + 384]
    vpmadd52luq zmm19, zmm16, zmmword ptr [rcx + 448]
    vpmadd52huq zmm21, zmm16, zmmword ptr [rcx + 448]
    vpmadd52luq zmm21, zmm16, zmmword ptr [rcx + 512]
    vpmadd52huq zmm23, zmm16, zmmword ptr [rcx + 512]
    vpmadd52luq zmm23, zmm16, zmmword ptr [rcx + 576]
    vpmadd52huq zmm25, zmm16, zmmword ptr [rcx + 576]
    vpmadd52luq zmm25, zmm16, zmmword ptr [rcx + 640]
    vpmadd52huq zmm27, zmm16, zmmword ptr [rcx + 640]
    vpmadd52luq zmm27, zmm16, zmmword ptr [rcx + 704]
    vpmadd52huq zmm29, zmm16, zmmword ptr [rcx + 704]
    vpmadd52luq zmm29, zmm16, zmmword ptr [rcx + 768]
    vpmadd52huq zmm31, zmm16, zmmword ptr [rcx + 768]
    vpmadd52luq zmm31, zmm16, zmmword ptr [rcx + 832]
    vpmadd52huq zmm30, zmm16, zmmword ptr [rcx + 832]
    vpmadd52luq zmm30, zmm16, zmmword ptr [rcx + 896]
    vpmadd52huq zmm28, zmm16, zmmword ptr [rcx + 896]
    vpmadd52luq zmm28, zmm16, zmmword ptr [rcx + 960]
    vpmadd52huq zmm26, zmm16, zmmword ptr [rcx + 960]
    vpmadd52luq zmm26, zmm16, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm24, zmm16, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm24, zmm16, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm22, zmm16, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm22, zmm16, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm18, zmm16, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm18, zmm16, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm14, zmm16, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm16, zmmword ptr [r8]
    vpmadd52luq zmm5, zmm16, zmmword ptr [rsi + 2688]
    vpmadd52huq zmm7, zmm16, zmmword ptr [rsi + 2688]
    vmovdqu64 zmm16, zmmword ptr [rsi + 2688]
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
    vpmadd52huq zmm23, zmm16, zmmword ptr [r8 + 512]
    vpmadd52luq zmm23, zmm16, zmmword ptr [r8 + 576]
    vpmadd52huq zmm25, zmm16, zmmword ptr [r8 + 576]
    vpmadd52luq zmm25, zmm16, zmmword ptr [r8 + 640]
    vpmadd52huq zmm27, zmm16, zmmword ptr [r8 + 640]
    vpmadd52luq zmm27, zmm16, zmmword ptr [r8 + 704]
    vpmadd52huq zmm29, zmm16, zmmword ptr [r8 + 704]
    vpmadd52luq zmm29, zmm16, zmmword ptr [r8 + 768]
    vpmadd52huq zmm31, zmm16, zmmword ptr [r8 + 768]
    vpmadd52luq zmm31, zmm16, zmmword ptr [r8 + 832]
    vpmadd52huq zmm30, zmm16, zmmword ptr [r8 + 832]
    vpmadd52luq zmm30, zmm16, zmmword ptr [r8 + 896]
    vpmadd52huq zmm28, zmm16, zmmword ptr [r8 + 896]
    vpmadd52luq zmm28, zmm16, zmmword ptr [r8 + 960]
    vpmadd52huq zmm26, zmm16, zmmword ptr [r8 + 960]
    vpmadd52luq zmm26, zmm16, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm24, zmm16, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm24, zmm16, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm22, zmm16, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm22, zmm16, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm18, zmm16, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm18, zmm16, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm14, zmm16, zmmword ptr [r8 + 1216]
    vpaddq zmm3, zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm3, zmm3, 52
    vpmadd52huq zmm5, zmm20, zmm1
    vpaddq zmm5, zmm5, zmm3
    vpmadd52luq zmm5, zmm2, zmm1
    vpmadd52huq zmm7, zmm2, zmm1
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]
    vpmadd52luq zmm7, zmm1, zmm3
    vpmadd52huq zmm9, zmm3, zmm1
    vpbroadcastq zmm16, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm9, zmm1, zmm16
    vpmadd52huq zmm11, zmm16, zmm1
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm12, zmmword ptr [rdx + 448]
    vpmadd52luq zmm23, zmm12, zmmword ptr [rdx + 512]
    vpmadd52huq zmm25, zmm12, zmmword ptr [rdx + 512]
    vpmadd52luq zmm25, zmm12, zmmword ptr [rdx + 576]
    vpmadd52huq zmm27, zmm12, zmmword ptr [rdx + 576]
    vpmadd52luq zmm27, zmm12, zmmword ptr [rdx + 640]
    vpmadd52huq zmm29, zmm12, zmmword ptr [rdx + 640]
    vpmadd52luq zmm29, zmm12, zmmword ptr [rdx + 704]
    vpmadd52huq zmm31, zmm12, zmmword ptr [rdx + 704]
    vpmadd52luq zmm31, zmm12, zmmword ptr [rdx + 768]
    vpmadd52huq zmm30, zmm12, zmmword ptr [rdx + 768]
    vpmadd52luq zmm30, zmm12, zmmword ptr [rdx + 832]
    vpmadd52huq zmm28, zmm12, zmmword ptr [rdx + 832]
    vpmadd52luq zmm28, zmm12, zmmword ptr [rdx + 896]
    vpmadd52huq zmm26, zmm12, zmmword ptr [rdx + 896]
    vpmadd52luq zmm26, zmm12, zmmword ptr [rdx + 960]
    vpmadd52huq zmm24, zmm12, zmmword ptr [rdx + 960]
    vpmadd52luq zmm24, zmm12, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm22, zmm12, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm22, zmm12, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm18, zmm12, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm18, zmm12, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm14, zmm12, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm14, zmm12, zmmword ptr [rdx + 1216]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52huq zmm10, zmm12, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm7, zmm12, zmmword ptr [rsi + 1472]
    vpmadd52huq zmm9, zmm12, zmmword ptr [rsi + 1472]
    vmovdqu64 zmm12, zmmword ptr [rsi + 1472]
    vpmadd52luq zmm9, zmm12, zmmword ptr [rcx + 64]
    vpmadd52huq zmm11, zmm12, zmmword ptr [rcx + 64]
    vpmadd52luq zmm11, zmm12, zmmword ptr [rcx + 128]
    vpmadd52huq zmm13, zmm12, zmmword ptr [rcx + 128]
    vpmadd52luq zmm13, zmm12, zmmword ptr [rcx + 192]
    vpmadd52huq zmm15, zmm12, zmmword ptr [rcx + 192]
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx + 256]
    vpmadd52huq zmm17, zmm12, zmmword ptr [rcx + 256]
    vpmadd52luq zmm17, zmm12, zmmword ptr [rcx + 320]
    vpmadd52huq zmm19, zmm12, zmmword ptr [rcx + 320]
    vpmadd52luq zmm19, zmm12, zmmword ptr [rcx + 384]
    vpmadd52huq zmm21, zmm12, zmmword ptr [rcx + 384]
    vpmadd52luq zmm21, zmm12, zmmword ptr [rcx + 448]
    vpmadd52huq zmm23, zmm12, zmmword ptr [rcx + 448]
    vpmadd52luq zmm23, zmm12, zmmword ptr [rcx + 512]
    vpmadd52huq zmm25, zmm12, zmmword ptr [rcx + 512]
    vpmadd52luq zmm25, zmm12, zmmword ptr [rcx + 576]
    vpmadd52huq zmm27, zmm12, zmmword ptr [rcx + 576]
    vpmadd52luq zmm27, zmm12, zmmword ptr [rcx + 640]
    vpmadd52huq zmm29, zmm12, zmmword ptr [rcx + 640]
    vpmadd52luq zmm29, zmm12, zmmword ptr [rcx + 704]
    vpmadd52huq zmm31, zmm12, zmmword ptr [rcx + 704]
    vpmadd52luq zmm31, zmm12, zmmword ptr [rcx + 768]
    vpmadd52huq zmm30, zmm12, zmmword ptr [rcx + 768]
    vpmadd52luq zmm30, zmm12, zmmword ptr [rcx + 832]
    vpmadd52huq zmm28, zmm12, zmmword ptr [rcx + 832]
    vpmadd52luq zmm28, zmm12, zmmword ptr [rcx + 896]
    vpmadd52huq zmm26, zmm12, zmmword ptr [rcx + 896]
    vpmadd52luq zmm26, zmm12, zmmword ptr [rcx + 960]
    vpmadd52huq zmm24, zmm12, zmmword ptr [rcx + 960]
    vpmadd52luq zmm24, zmm12, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm22, zmm12, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm22, zmm12, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm18, zmm12, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm18, zmm12, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm14, zmm12, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm14, zmm12, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm10, zmm12, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm12, zmmword ptr [r8]
    vpmadd52luq zmm7, zmm12, zmmword ptr [rsi + 2752]
    vpmadd52huq zmm9, zmm12, zmmword ptr [rsi + 2752]
    vmovdqu64 zmm12, zmmword ptr [rsi + 2752]
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
    vpmadd52huq zmm23, zmm12, zmmword ptr [r8 + 448]
    vpmadd52luq zmm23, zmm12, zmmword ptr [r8 + 512]
    vpmadd52huq zmm25, zmm12, zmmword ptr [r8 + 512]
    vpmadd52luq zmm25, zmm12, zmmword ptr [r8 + 576]
    vpmadd52huq zmm27, zmm12, zmmword ptr [r8 + 576]
    vpmadd52luq zmm27, zmm12, zmmword ptr [r8 + 640]
    vpmadd52huq zmm29, zmm12, zmmword ptr [r8 + 640]
    vpmadd52luq zmm29, zmm12, zmmword ptr [r8 + 704]
    vpmadd52huq zmm31, zmm12, zmmword ptr [r8 + 704]
    vpmadd52luq zmm31, zmm12, zmmword ptr [r8 + 768]
    vpmadd52huq zmm30, zmm12, zmmword ptr [r8 + 768]
    vpmadd52luq zmm30, zmm12, zmmword ptr [r8 + 832]
    vpmadd52huq zmm28, zmm12, zmmword ptr [r8 + 832]
    vpmadd52luq zmm28, zmm12, zmmword ptr [r8 + 896]
    vpmadd52huq zmm26, zmm12, zmmword ptr [r8 + 896]
    vpmadd52luq zmm26, zmm12, zmmword ptr [r8 + 960]
    vpmadd52huq zmm24, zmm12, zmmword ptr [r8 + 960]
    vpmadd52luq zmm24, zmm12, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm22, zmm12, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm22, zmm12, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm18, zmm12, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm18, zmm12, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm14, zmm12, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm14, zmm12, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm10, zmm12, zmmword ptr [r8 + 1216]
    vpaddq zmm5, zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm5, zmm5, 52
    vpmadd52huq zmm7, zmm20, zmm1
    vpaddq zmm7, zmm7, zmm5
    vpmadd52luq zmm7, zmm2, zmm1
    vpmadd52huq zmm9, zmm2, zmm1
    vpmadd52luq zmm9, zmm3, zmm1
    vpmadd52huq zmm11, zmm3, zmm1
    vpmadd52luq zmm11, zmm16, zmm1
    vpmadd52huq zmm13, zmm16, zmm1
    vpbroadcastq zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm13, zmm1, zmm5
    vpmadd52huq zmm15, zmm5, zmm1
    vpbroadcastq zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]
    vpmadd52luq zmm15, zmm1, zmm12
    vpmadd52huq zmm17, zmm12, zmm1
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm8, zmmword ptr [rdx + 384]
    vpmadd52luq zmm23, zmm8, zmmword ptr [rdx + 448]
    vpmadd52huq zmm25, zmm8, zmmword ptr [rdx + 448]
    vpmadd52luq zmm25, zmm8, zmmword ptr [rdx + 512]
    vpmadd52huq zmm27, zmm8, zmmword ptr [rdx + 512]
    vpmadd52luq zmm27, zmm8, zmmword ptr [rdx + 576]
    vpmadd52huq zmm29, zmm8, zmmword ptr [rdx + 576]
    vpmadd52luq zmm29, zmm8, zmmword ptr [rdx + 640]
    vpmadd52huq zmm31, zmm8, zmmword ptr [rdx + 640]
    vpmadd52luq zmm31, zmm8, zmmword ptr [rdx + 704]
    vpmadd52huq zmm30, zmm8, zmmword ptr [rdx + 704]
    vpmadd52luq zmm30, zmm8, zmmword ptr [rdx + 768]
    vpmadd52huq zmm28, zmm8, zmmword ptr [rdx + 768]
    vpmadd52luq zmm28, zmm8, zmmword ptr [rdx + 832]
    vpmadd52huq zmm26, zmm8, zmmword ptr [rdx + 832]
    vpmadd52luq zmm26, zmm8, zmmword ptr [rdx + 896]
    vpmadd52huq zmm24, zmm8, zmmword ptr [rdx + 896]
    vpmadd52luq zmm24, zmm8, zmmword ptr [rdx + 960]
    vpmadd52huq zmm22, zmm8, zmmword ptr [rdx + 960]
    vpmadd52luq zmm22, zmm8, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm18, zmm8, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm18, zmm8, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm14, zmm8, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm14, zmm8, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm10, zmm8, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm10, zmm8, zmmword ptr [rdx + 1216]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm8, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm8, zmmword ptr [rcx]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + 1536]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + 1536]
    vmovdqu64 zmm8, zmmword ptr [rsi + 1536]
    vpmadd52luq zmm11, zmm8, zmmword ptr [rcx + 64]
    vpmadd52huq zmm13, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm13, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm15, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm15, zmm8, zmmword ptr [rcx + 192]
    vpmadd52huq zmm17, zmm8, zmmword ptr [rcx + 192]
    vpmadd52luq zmm17, zmm8, zmmword ptr [rcx + 256]
    vpmadd52huq zmm19, zmm8, zmmword ptr [rcx + 256]
    vpmadd52luq zmm19, zmm8, zmmword ptr [rcx + 320]
    vpmadd52huq zmm21, zmm8, zmmword ptr [rcx + 320]
    vpmadd52luq zmm21, zmm8, zmmword ptr [rcx + 384]
    vpmadd52huq zmm23, zmm8, zmmword ptr [rcx + 384]
    vpmadd52luq zmm23, zmm8, zmmword ptr [rcx + 448]
    vpmadd52huq zmm25, zmm8, zmmword ptr [rcx + 448]
    vpmadd52luq zmm25, zmm8, zmmword ptr [rcx + 512]
    vpmadd52huq zmm27, zmm8, zmmword ptr [rcx + 512]
    vpmadd52luq zmm27, zmm8, zmmword ptr [rcx + 576]
    vpmadd52huq zmm29, zmm8, zmmword ptr [rcx + 576]
    vpmadd52luq zmm29, zmm8, zmmword ptr [rcx + 640]
    vpmadd52huq zmm31, zmm8, zmmword ptr [rcx + 640]
    vpmadd52luq zmm31, zmm8, zmmword ptr [rcx + 704]
    vpmadd52huq zmm30, zmm8, zmmword ptr [rcx + 704]
    vpmadd52luq zmm30, zmm8, zmmword ptr [rcx + 768]
    vpmadd52huq zmm28, zmm8, zmmword ptr [rcx + 768]
    vpmadd52luq zmm28, zmm8, zmmword ptr [rcx + 832]
    vpmadd52huq zmm26, zmm8, zmmword ptr [rcx + 832]
    vpmadd52luq zmm26, zmm8, zmmword ptr [rcx + 896]
    vpmadd52huq zmm24, zmm8, zmmword ptr [rcx + 896]
    vpmadd52luq zmm24, zmm8, zmmword ptr [rcx + 960]
    vpmadd52huq zmm22, zmm8, zmmword ptr [rcx + 960]
    vpmadd52luq zmm22, zmm8, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm18, zmm8, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm18, zmm8, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm14, zmm8, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm14, zmm8, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm10, zmm8, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm10, zmm8, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm8, zmmword ptr [r8]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + 2816]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + 2816]
    vmovdqu64 zmm8, zmmword ptr [rsi + 2816]
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
    vpmadd52huq zmm23, zmm8, zmmword ptr [r8 + 384]
    vpmadd52luq zmm23, zmm8, zmmword ptr [r8 + 448]
    vpmadd52huq zmm25, zmm8, zmmword ptr [r8 + 448]
    vpmadd52luq zmm25, zmm8, zmmword ptr [r8 + 512]
    vpmadd52huq zmm27, zmm8, zmmword ptr [r8 + 512]
    vpmadd52luq zmm27, zmm8, zmmword ptr [r8 + 576]
    vpmadd52huq zmm29, zmm8, zmmword ptr [r8 + 576]
    vpmadd52luq zmm29, zmm8, zmmword ptr [r8 + 640]
    vpmadd52huq zmm31, zmm8, zmmword ptr [r8 + 640]
    vpmadd52luq zmm31, zmm8, zmmword ptr [r8 + 704]
    vpmadd52huq zmm30, zmm8, zmmword ptr [r8 + 704]
    vpmadd52luq zmm30, zmm8, zmmword ptr [r8 + 768]
    vpmadd52huq zmm28, zmm8, zmmword ptr [r8 + 768]
    vpmadd52luq zmm28, zmm8, zmmword ptr [r8 + 832]
    vpmadd52huq zmm26, zmm8, zmmword ptr [r8 + 832]
    vpmadd52luq zmm26, zmm8, zmmword ptr [r8 + 896]
    vpmadd52huq zmm24, zmm8, zmmword ptr [r8 + 896]
    vpmadd52luq zmm24, zmm8, zmmword ptr [r8 + 960]
    vpmadd52huq zmm22, zmm8, zmmword ptr [r8 + 960]
    vpmadd52luq zmm22, zmm8, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm18, zmm8, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm18, zmm8, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm14, zmm8, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm14, zmm8, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm10, zmm8, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm10, zmm8, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm6, zmm8, zmmword ptr [r8 + 1216]
    vpaddq zmm7, zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm7, zmm7, 52
    vpmadd52huq zmm9, zmm20, zmm1
    vpaddq zmm9, zmm9, zmm7
    vpmadd52luq zmm9, zmm2, zmm1
    vpmadd52huq zmm11, zmm2, zmm1
    vpmadd52luq zmm11, zmm3, zmm1
    vpmadd52huq zmm13, zmm3, zmm1
    vpmadd52luq zmm13, zmm16, zmm1
    vpmadd52huq zmm15, zmm16, zmm1
    vpmadd52luq zmm15, zmm5, zmm1
    vpmadd52huq zmm17, zmm5, zmm1
    vpmadd52luq zmm17, zmm12, zmm1
    vpmadd52huq zmm19, zmm12, zmm1
    vpbroadcastq zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]
    vpmadd52luq zmm19, zmm1, zmm7
    vpmadd52huq zmm21, zmm7, zmm1
    vpbroadcastq zmm8, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]
    vpmadd52luq zmm21, zmm1, zmm8
    vpmadd52huq zmm23, zmm8, zmm1
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm4, zmmword ptr [rdx + 320]
    vpmadd52luq zmm23, zmm4, zmmword ptr [rdx + 384]
    vpmadd52huq zmm25, zmm4, zmmword ptr [rdx + 384]
    vpmadd52luq zmm25, zmm4, zmmword ptr [rdx + 448]
    vpmadd52huq zmm27, zmm4, zmmword ptr [rdx + 448]
    vpmadd52luq zmm27, zmm4, zmmword ptr [rdx + 512]
    vpmadd52huq zmm29, zmm4, zmmword ptr [rdx + 512]
    vpmadd52luq zmm29, zmm4, zmmword ptr [rdx + 576]
    vpmadd52huq zmm31, zmm4, zmmword ptr [rdx + 576]
    vpmadd52luq zmm31, zmm4, zmmword ptr [rdx + 640]
    vpmadd52huq zmm30, zmm4, zmmword ptr [rdx + 640]
    vpmadd52luq zmm30, zmm4, zmmword ptr [rdx + 704]
    vpmadd52huq zmm28, zmm4, zmmword ptr [rdx + 704]
    vpmadd52luq zmm28, zmm4, zmmword ptr [rdx + 768]
    vpmadd52huq zmm26, zmm4, zmmword ptr [rdx + 768]
    vpmadd52luq zmm26, zmm4, zmmword ptr [rdx + 832]
    vpmadd52huq zmm24, zmm4, zmmword ptr [rdx + 832]
    vpmadd52luq zmm24, zmm4, zmmword ptr [rdx + 896]
    vpmadd52huq zmm22, zmm4, zmmword ptr [rdx + 896]
    vpmadd52luq zmm22, zmm4, zmmword ptr [rdx + 960]
    vpmadd52huq zmm18, zmm4, zmmword ptr [rdx + 960]
    vpmadd52luq zmm18, zmm4, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm14, zmm4, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm14, zmm4, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm10, zmm4, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm10, zmm4, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm6, zmm4, zmmword ptr [rdx + 1216]
    vpxorq zmm0, zmm0, zmm0
    vpmadd52huq zmm0, zmm4, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm4, zmmword ptr [rcx]
    vpmadd52luq zmm11, zmm4, zmmword ptr [rsi + 1600]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rsi + 1600]
    vmovdqu64 zmm4, zmmword ptr [rsi + 1600]
    vpmadd52luq zmm13, zmm4, zmmword ptr [rcx + 64]
    vpmadd52huq zmm15, zmm4, zmmword ptr [rcx + 64]
    vpmadd52luq zmm15, zmm4, zmmword ptr [rcx + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [rcx + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [rcx + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [rcx + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [rcx + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [rcx + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [rcx + 320]
    vpmadd52huq zmm23, zmm4, zmmword ptr [rcx + 320]
    vpmadd52luq zmm23, zmm4, zmmword ptr [rcx + 384]
    vpmadd52huq zmm25, zmm4, zmmword ptr [rcx + 384]
    vpmadd52luq zmm25, zmm4, zmmword ptr [rcx + 448]
    vpmadd52huq zmm27, zmm4, zmmword ptr [rcx + 448]
    vpmadd52luq zmm27, zmm4, zmmword ptr [rcx + 512]
    vpmadd52huq zmm29, zmm4, zmmword ptr [rcx + 512]
    vpmadd52luq zmm29, zmm4, zmmword ptr [rcx + 576]
    vpmadd52huq zmm31, zmm4, zmmword ptr [rcx + 576]
    vpmadd52luq zmm31, zmm4, zmmword ptr [rcx + 640]
    vpmadd52huq zmm30, zmm4, zmmword ptr [rcx + 640]
    vpmadd52luq zmm30, zmm4, zmmword ptr [rcx + 704]
    vpmadd52huq zmm28, zmm4, zmmword ptr [rcx + 704]
    vpmadd52luq zmm28, zmm4, zmmword ptr [rcx + 768]
    vpmadd52huq zmm26, zmm4, zmmword ptr [rcx + 768]
    vpmadd52luq zmm26, zmm4, zmmword ptr [rcx + 832]
    vpmadd52huq zmm24, zmm4, zmmword ptr [rcx + 832]
    vpmadd52luq zmm24, zmm4, zmmword ptr [rcx + 896]
    vpmadd52huq zmm22, zmm4, zmmword ptr [rcx + 896]
    vpmadd52luq zmm22, zmm4, zmmword ptr [rcx + 960]
    vpmadd52huq zmm18, zmm4, zmmword ptr [rcx + 960]
    vpmadd52luq zmm18, zmm4, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm14, zmm4, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm14, zmm4, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm10, zmm4, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm10, zmm4, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm6, zmm4, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm6, zmm4, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm0, zmm4, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm4, zmmword ptr [r8]
    vpmadd52luq zmm11, zmm4, zmmword ptr [rsi + 2880]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rsi + 2880]
    vmovdqu64 zmm4, zmmword ptr [rsi + 2880]
    vpmadd52luq zmm13, zmm4, zmmword ptr [r8 + 64]
    vpmadd52huq zmm15, zmm4, zmmword ptr [r8 + 64]
    vpmadd52luq zmm15, zmm4, zmmword ptr [r8 + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [r8 + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [r8 + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [r8 + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [r8 + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [r8 + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [r8 + 320]
    vpmadd52huq zmm23, zmm4, zmmword ptr [r8 + 320]
    vpmadd52luq zmm23, zmm4, zmmword ptr [r8 + 384]
    vpmadd52huq zmm25, zmm4, zmmword ptr [r8 + 384]
    vpmadd52luq zmm25, zmm4, zmmword ptr [r8 + 448]
    vpmadd52huq zmm27, zmm4, zmmword ptr [r8 + 448]
    vpmadd52luq zmm27, zmm4, zmmword ptr [r8 + 512]
    vpmadd52huq zmm29, zmm4, zmmword ptr [r8 + 512]
    vpmadd52luq zmm29, zmm4, zmmword ptr [r8 + 576]
    vpmadd52huq zmm31, zmm4, zmmword ptr [r8 + 576]
    vpmadd52luq zmm31, zmm4, zmmword ptr [r8 + 640]
    vpmadd52huq zmm30, zmm4, zmmword ptr [r8 + 640]
    vpmadd52luq zmm30, zmm4, zmmword ptr [r8 + 704]
    vpmadd52huq zmm28, zmm4, zmmword ptr [r8 + 704]
    vpmadd52luq zmm28, zmm4, zmmword ptr [r8 + 768]
    vpmadd52huq zmm26, zmm4, zmmword ptr [r8 + 768]
    vpmadd52luq zmm26, zmm4, zmmword ptr [r8 + 832]
    vpmadd52huq zmm24, zmm4, zmmword ptr [r8 + 832]
    vpmadd52luq zmm24, zmm4, zmmword ptr [r8 + 896]
    vpmadd52huq zmm22, zmm4, zmmword ptr [r8 + 896]
    vpmadd52luq zmm22, zmm4, zmmword ptr [r8 + 960]
    vpmadd52huq zmm18, zmm4, zmmword ptr [r8 + 960]
    vpmadd52luq zmm18, zmm4, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm14, zmm4, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm14, zmm4, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm10, zmm4, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm10, zmm4, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm6, zmm4, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm6, zmm4, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm0, zmm4, zmmword ptr [r8 + 1216]
    vpaddq zmm9, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm9, zmm9, 52
    vpmadd52huq zmm11, zmm20, zmm1
    vpaddq zmm11, zmm11, zmm9
    vpmadd52luq zmm11, zmm2, zmm1
    vpmadd52huq zmm13, zmm2, zmm1
    vpmadd52luq zmm13, zmm3, zmm1
    vpmadd52huq zmm15, zmm3, zmm1
    vpmadd52luq zmm15, zmm16, zmm1
    vpmadd52huq zmm17, zmm16, zmm1
    vpmadd52luq zmm17, zmm5, zmm1
    vpmadd52huq zmm19, zmm5, zmm1
    vpmadd52luq zmm19, zmm12, zmm1
    vpmadd52huq zmm21, zmm12, zmm1
    vpmadd52luq zmm21, zmm7, zmm1
    vpmadd52huq zmm23, zmm7, zmm1
    vpmadd52luq zmm23, zmm8, zmm1
    vpmadd52huq zmm25, zmm8, zmm1
    vpbroadcastq zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm25, zmm1, zmm4
    vpmadd52huq zmm27, zmm4, zmm1
    vpbroadcastq zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm27, zmm1, zmm9
    vpmadd52huq zmm29, zmm9, zmm1
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm23, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm25, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm25, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm27, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm27, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm29, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm29, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm31, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm31, zmm9, zmmword ptr [rdx + 576]
    vpmadd52huq zmm30, zmm9, zmmword ptr [rdx + 576]
    vpmadd52luq zmm30, zmm9, zmmword ptr [rdx + 640]
    vpmadd52huq zmm28, zmm9, zmmword ptr [rdx + 640]
    vpmadd52luq zmm28, zmm9, zmmword ptr [rdx + 704]
    vpmadd52huq zmm26, zmm9, zmmword ptr [rdx + 704]
    vpmadd52luq zmm26, zmm9, zmmword ptr [rdx + 768]
    vpmadd52huq zmm24, zmm9, zmmword ptr [rdx + 768]
    vpmadd52luq zmm24, zmm9, zmmword ptr [rdx + 832]
    vpmadd52huq zmm22, zmm9, zmmword ptr [rdx + 832]
    vpmadd52luq zmm22, zmm9, zmmword ptr [rdx + 896]
    vpmadd52huq zmm18, zmm9, zmmword ptr [rdx + 896]
    vpmadd52luq zmm18, zmm9, zmmword ptr [rdx + 960]
    vpmadd52huq zmm14, zmm9, zmmword ptr [rdx + 960]
    vpmadd52luq zmm14, zmm9, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm10, zmm9, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm10, zmm9, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm0, zmm9, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rdx + 1216]
    vpxorq zmm4, zmm4, zmm4
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm9, zmmword ptr [rcx]
    vpmadd52luq zmm13, zmm9, zmmword ptr [rsi + 1664]
    vpmadd52huq zmm15, zmm9, zmmword ptr [rsi + 1664]
    vmovdqu64 zmm9, zmmword ptr [rsi + 1664]
    vpmadd52luq zmm15, zmm9, zmmword ptr [rcx + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [rcx + 256]
    vpmadd52huq zmm23, zmm9, zmmword ptr [rcx + 256]
    vpmadd52luq zmm23, zmm9, zmmword ptr [rcx + 320]
    vpmadd52huq zmm25, zmm9, zmmword ptr [rcx + 320]
    vpmadd52luq zmm25, zmm9, zmmword ptr [rcx + 384]
    vpmadd52huq zmm27, zmm9, zmmword ptr [rcx + 384]
    vpmadd52luq zmm27, zmm9, zmmword ptr [rcx + 448]
    vpmadd52huq zmm29, zmm9, zmmword ptr [rcx + 448]
    vpmadd52luq zmm29, zmm9, zmmword ptr [rcx + 512]
    vpmadd52huq zmm31, zmm9, zmmword ptr [rcx + 512]
    vpmadd52luq zmm31, zmm9, zmmword ptr [rcx + 576]
    vpmadd52huq zmm30, zmm9, zmmword ptr [rcx + 576]
    vpmadd52luq zmm30, zmm9, zmmword ptr [rcx + 640]
    vpmadd52huq zmm28, zmm9, zmmword ptr [rcx + 640]
    vpmadd52luq zmm28, zmm9, zmmword ptr [rcx + 704]
    vpmadd52huq zmm26, zmm9, zmmword ptr [rcx + 704]
    vpmadd52luq zmm26, zmm9, zmmword ptr [rcx + 768]
    vpmadd52huq zmm24, zmm9, zmmword ptr [rcx + 768]
    vpmadd52luq zmm24, zmm9, zmmword ptr [rcx + 832]
    vpmadd52huq zmm22, zmm9, zmmword ptr [rcx + 832]
    vpmadd52luq zmm22, zmm9, zmmword ptr [rcx + 896]
    vpmadd52huq zmm18, zmm9, zmmword ptr [rcx + 896]
    vpmadd52luq zmm18, zmm9, zmmword ptr [rcx + 960]
    vpmadd52huq zmm14, zmm9, zmmword ptr [rcx + 960]
    vpmadd52luq zmm14, zmm9, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm10, zmm9, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm10, zmm9, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm0, zmm9, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm9, zmmword ptr [r8]
    vpmadd52luq zmm13, zmm9, zmmword ptr [rsi + 2944]
    vpmadd52huq zmm15, zmm9, zmmword ptr [rsi + 2944]
    vmovdqu64 zmm9, zmmword ptr [rsi + 2944]
    vpmadd52luq zmm15, zmm9, zmmword ptr [r8 + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [r8 + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [r8 + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [r8 + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [r8 + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [r8 + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [r8 + 256]
    vpmadd52huq zmm23, zmm9, zmmword ptr [r8 + 256]
    vpmadd52luq zmm23, zmm9, zmmword ptr [r8 + 320]
    vpmadd52huq zmm25, zmm9, zmmword ptr [r8 + 320]
    vpmadd52luq zmm25, zmm9, zmmword ptr [r8 + 384]
    vpmadd52huq zmm27, zmm9, zmmword ptr [r8 + 384]
    vpmadd52luq zmm27, zmm9, zmmword ptr [r8 + 448]
    vpmadd52huq zmm29, zmm9, zmmword ptr [r8 + 448]
    vpmadd52luq zmm29, zmm9, zmmword ptr [r8 + 512]
    vpmadd52huq zmm31, zmm9, zmmword ptr [r8 + 512]
    vpmadd52luq zmm31, zmm9, zmmword ptr [r8 + 576]
    vpmadd52huq zmm30, zmm9, zmmword ptr [r8 + 576]
    vpmadd52luq zmm30, zmm9, zmmword ptr [r8 + 640]
    vpmadd52huq zmm28, zmm9, zmmword ptr [r8 + 640]
    vpmadd52luq zmm28, zmm9, zmmword ptr [r8 + 704]
    vpmadd52huq zmm26, zmm9, zmmword ptr [r8 + 704]
    vpmadd52luq zmm26, zmm9, zmmword ptr [r8 + 768]
    vpmadd52huq zmm24, zmm9, zmmword ptr [r8 + 768]
    vpmadd52luq zmm24, zmm9, zmmword ptr [r8 + 832]
    vpmadd52huq zmm22, zmm9, zmmword ptr [r8 + 832]
    vpmadd52luq zmm22, zmm9, zmmword ptr [r8 + 896]
    vpmadd52huq zmm18, zmm9, zmmword ptr [r8 + 896]
    vpmadd52luq zmm18, zmm9, zmmword ptr [r8 + 960]
    vpmadd52huq zmm14, zmm9, zmmword ptr [r8 + 960]
    vpmadd52luq zmm14, zmm9, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm10, zmm9, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm10, zmm9, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm6, zmm9, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm6, zmm9, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm0, zmm9, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm0, zmm9, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm4, zmm9, zmmword ptr [r8 + 1216]
    vpaddq zmm11, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm11, zmm11, 52
    vpmadd52huq zmm13, zmm20, zmm1
    vpaddq zmm13, zmm13, zmm11
    vpmadd52luq zmm13, zmm2, zmm1
    vpmadd52huq zmm15, zmm2, zmm1
    vpmadd52luq zmm15, zmm3, zmm1
    vpmadd52huq zmm17, zmm3, zmm1
    vpmadd52luq zmm17, zmm16, zmm1
    vpmadd52huq zmm19, zmm16, zmm1
    vpmadd52luq zmm19, zmm5, zmm1
    vpmadd52huq zmm21, zmm5, zmm1
    vpmadd52luq zmm21, zmm12, zmm1
    vpmadd52huq zmm23, zmm12, zmm1
    vpmadd52luq zmm23, zmm7, zmm1
    vpmadd52huq zmm25, zmm7, zmm1
    vpmadd52luq zmm25, zmm8, zmm1
    vpmadd52huq zmm27, zmm8, zmm1
    vpbroadcastq zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm27, zmm1, zmm9
    vpmadd52huq zmm29, zmm9, zmm1
    vpbroadcastq zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm29, zmm1, zmm11
    vpmadd52huq zmm31, zmm11, zmm1
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm11, zmmword ptr [rsi + 448]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rdx]
    vpmadd52luq zmm17, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [rdx + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm23, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm23, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm25, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm25, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm27, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm27, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm29, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm29, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm31, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm31, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm30, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm30, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm28, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm28, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm26, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm26, zmm11, zmmword ptr [rdx + 704]
    vpmadd52huq zmm24, zmm11, zmmword ptr [rdx + 704]
    vpmadd52luq zmm24, zmm11, zmmword ptr [rdx + 768]
    vpmadd52huq zmm22, zmm11, zmmword ptr [rdx + 768]
    vpmadd52luq zmm22, zmm11, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm11, zmmword ptr [rdx + 832]
    vpmadd52luq zmm18, zmm11, zmmword ptr [rdx + 896]
    vpmadd52huq zmm14, zmm11, zmmword ptr [rdx + 896]
    vpmadd52luq zmm14, zmm11, zmmword ptr [rdx + 960]
    vpmadd52huq zmm10, zmm11, zmmword ptr [rdx + 960]
    vpmadd52luq zmm10, zmm11, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm0, zmm11, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm0, zmm11, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 1216]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm11, zmmword ptr [rcx]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rsi + 1728]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rsi + 1728]
    vmovdqu64 zmm11, zmmword ptr [rsi + 1728]
    vpmadd52luq zmm17, zmm11, zmmword ptr [rcx + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [rcx + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [rcx + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [rcx + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [rcx + 192]
    vpmadd52huq zmm23, zmm11, zmmword ptr [rcx + 192]
    vpmadd52luq zmm23, zmm11, zmmword ptr [rcx + 256]
    vpmadd52huq zmm25, zmm11, zmmword ptr [rcx + 256]
    vpmadd52luq zmm25, zmm11, zmmword ptr [rcx + 320]
    vpmadd52huq zmm27, zmm11, zmmword ptr [rcx + 320]
    vpmadd52luq zmm27, zmm11, zmmword ptr [rcx + 384]
    vpmadd52huq zmm29, zmm11, zmmword ptr [rcx + 384]
    vpmadd52luq zmm29, zmm11, zmmword ptr [rcx + 448]
    vpmadd52huq zmm31, zmm11, zmmword ptr [rcx + 448]
    vpmadd52luq zmm31, zmm11, zmmword ptr [rcx + 512]
    vpmadd52huq zmm30, zmm11, zmmword ptr [rcx + 512]
    vpmadd52luq zmm30, zmm11, zmmword ptr [rcx + 576]
    vpmadd52huq zmm28, zmm11, zmmword ptr [rcx + 576]
    vpmadd52luq zmm28, zmm11, zmmword ptr [rcx + 640]
    vpmadd52huq zmm26, zmm11, zmmword ptr [rcx + 640]
    vpmadd52luq zmm26, zmm11, zmmword ptr [rcx + 704]
    vpmadd52huq zmm24, zmm11, zmmword ptr [rcx + 704]
    vpmadd52luq zmm24, zmm11, zmmword ptr [rcx + 768]
    vpmadd52huq zmm22, zmm11, zmmword ptr [rcx + 768]
    vpmadd52luq zmm22, zmm11, zmmword ptr [rcx + 832]
    vpmadd52huq zmm18, zmm11, zmmword ptr [rcx + 832]
    vpmadd52luq zmm18, zmm11, zmmword ptr [rcx + 896]
    vpmadd52huq zmm14, zmm11, zmmword ptr [rcx + 896]
    vpmadd52luq zmm14, zmm11, zmmword ptr [rcx + 960]
    vpmadd52huq zmm10, zmm11, zmmword ptr [rcx + 960]
    vpmadd52luq zmm10, zmm11, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm0, zmm11, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm0, zmm11, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm11, zmmword ptr [r8]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rsi + 3008]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rsi + 3008]
    vmovdqu64 zmm11, zmmword ptr [rsi + 3008]
    vpmadd52luq zmm17, zmm11, zmmword ptr [r8 + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [r8 + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [r8 + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [r8 + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [r8 + 192]
    vpmadd52huq zmm23, zmm11, zmmword ptr [r8 + 192]
    vpmadd52luq zmm23, zmm11, zmmword ptr [r8 + 256]
    vpmadd52huq zmm25, zmm11, zmmword ptr [r8 + 256]
    vpmadd52luq zmm25, zmm11, zmmword ptr [r8 + 320]
    vpmadd52huq zmm27, zmm11, zmmword ptr [r8 + 320]
    vpmadd52luq zmm27, zmm11, zmmword ptr [r8 + 384]
    vpmadd52huq zmm29, zmm11, zmmword ptr [r8 + 384]
    vpmadd52luq zmm29, zmm11, zmmword ptr [r8 + 448]
    vpmadd52huq zmm31, zmm11, zmmword ptr [r8 + 448]
    vpmadd52luq zmm31, zmm11, zmmword ptr [r8 + 512]
    vpmadd52huq zmm30, zmm11, zmmword ptr [r8 + 512]
    vpmadd52luq zmm30, zmm11, zmmword ptr [r8 + 576]
    vpmadd52huq zmm28, zmm11, zmmword ptr [r8 + 576]
    vpmadd52luq zmm28, zmm11, zmmword ptr [r8 + 640]
    vpmadd52huq zmm26, zmm11, zmmword ptr [r8 + 640]
    vpmadd52luq zmm26, zmm11, zmmword ptr [r8 + 704]
    vpmadd52huq zmm24, zmm11, zmmword ptr [r8 + 704]
    vpmadd52luq zmm24, zmm11, zmmword ptr [r8 + 768]
    vpmadd52huq zmm22, zmm11, zmmword ptr [r8 + 768]
    vpmadd52luq zmm22, zmm11, zmmword ptr [r8 + 832]
    vpmadd52huq zmm18, zmm11, zmmword ptr [r8 + 832]
    vpmadd52luq zmm18, zmm11, zmmword ptr [r8 + 896]
    vpmadd52huq zmm14, zmm11, zmmword ptr [r8 + 896]
    vpmadd52luq zmm14, zmm11, zmmword ptr [r8 + 960]
    vpmadd52huq zmm10, zmm11, zmmword ptr [r8 + 960]
    vpmadd52luq zmm10, zmm11, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm6, zmm11, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm6, zmm11, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm0, zmm11, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm0, zmm11, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm4, zmm11, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm4, zmm11, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm9, zmm11, zmmword ptr [r8 + 1216]
    vpaddq zmm13, zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm13, zmm13, 52
    vpmadd52huq zmm15, zmm20, zmm1
    vpaddq zmm15, zmm15, zmm13
    vpmadd52luq zmm15, zmm2, zmm1
    vpmadd52huq zmm17, zmm2, zmm1
    vpmadd52luq zmm17, zmm3, zmm1
    vpmadd52huq zmm19, zmm3, zmm1
    vpmadd52luq zmm19, zmm16, zmm1
    vpmadd52huq zmm21, zmm16, zmm1
    vpmadd52luq zmm21, zmm5, zmm1
    vpmadd52huq zmm23, zmm5, zmm1
    vpmadd52luq zmm23, zmm12, zmm1
    vpmadd52huq zmm25, zmm12, zmm1
    vpmadd52luq zmm25, zmm7, zmm1
    vpmadd52huq zmm27, zmm7, zmm1
    vpmadd52luq zmm27, zmm8, zmm1
    vpmadd52huq zmm29, zmm8, zmm1
    vpbroadcastq zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm29, zmm1, zmm11
    vpmadd52huq zmm31, zmm11, zmm1
    vpbroadcastq zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm31, zmm1, zmm13
    vpmadd52huq zmm30, zmm13, zmm1
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm13, zmmword ptr [rsi + 512]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rdx]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rdx]
    vpmadd52luq zmm19, zmm13, zmmword ptr [rdx + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [rdx + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [rdx + 128]
    vpmadd52huq zmm23, zmm13, zmmword ptr [rdx + 128]
    vpmadd52luq zmm23, zmm13, zmmword ptr [rdx + 192]
    vpmadd52huq zmm25, zmm13, zmmword ptr [rdx + 192]
    vpmadd52luq zmm25, zmm13, zmmword ptr [rdx + 256]
    vpmadd52huq zmm27, zmm13, zmmword ptr [rdx + 256]
    vpmadd52luq zmm27, zmm13, zmmword ptr [rdx + 320]
    vpmadd52huq zmm29, zmm13, zmmword ptr [rdx + 320]
    vpmadd52luq zmm29, zmm13, zmmword ptr [rdx + 384]
    vpmadd52huq zmm31, zmm13, zmmword ptr [rdx + 384]
    vpmadd52luq zmm31, zmm13, zmmword ptr [rdx + 448]
    vpmadd52huq zmm30, zmm13, zmmword ptr [rdx + 448]
    vpmadd52luq zmm30, zmm13, zmmword ptr [rdx + 512]
    vpmadd52huq zmm28, zmm13, zmmword ptr [rdx + 512]
    vpmadd52luq zmm28, zmm13, zmmword ptr [rdx + 576]
    vpmadd52huq zmm26, zmm13, zmmword ptr [rdx + 576]
    vpmadd52luq zmm26, zmm13, zmmword ptr [rdx + 640]
    vpmadd52huq zmm24, zmm13, zmmword ptr [rdx + 640]
    vpmadd52luq zmm24, zmm13, zmmword ptr [rdx + 704]
    vpmadd52huq zmm22, zmm13, zmmword ptr [rdx + 704]
    vpmadd52luq zmm22, zmm13, zmmword ptr [rdx + 768]
    vpmadd52huq zmm18, zmm13, zmmword ptr [rdx + 768]
    vpmadd52luq zmm18, zmm13, zmmword ptr [rdx + 832]
    vpmadd52huq zmm14, zmm13, zmmword ptr [rdx + 832]
    vpmadd52luq zmm14, zmm13, zmmword ptr [rdx + 896]
    vpmadd52huq zmm10, zmm13, zmmword ptr [rdx + 896]
    vpmadd52luq zmm10, zmm13, zmmword ptr [rdx + 960]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rdx + 960]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm0, zmm13, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm9, zmm13, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm9, zmm13, zmmword ptr [rdx + 1216]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm13, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm13, zmmword ptr [rcx]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rsi + 1792]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rsi + 1792]
    vmovdqu64 zmm13, zmmword ptr [rsi + 1792]
    vpmadd52luq zmm19, zmm13, zmmword ptr [rcx + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm23, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm23, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm25, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm25, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm27, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm27, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm29, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm29, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm31, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm31, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm30, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm30, zmm13, zmmword ptr [rcx + 512]
    vpmadd52huq zmm28, zmm13, zmmword ptr [rcx + 512]
    vpmadd52luq zmm28, zmm13, zmmword ptr [rcx + 576]
    vpmadd52huq zmm26, zmm13, zmmword ptr [rcx + 576]
    vpmadd52luq zmm26, zmm13, zmmword ptr [rcx + 640]
    vpmadd52huq zmm24, zmm13, zmmword ptr [rcx + 640]
    vpmadd52luq zmm24, zmm13, zmmword ptr [rcx + 704]
    vpmadd52huq zmm22, zmm13, zmmword ptr [rcx + 704]
    vpmadd52luq zmm22, zmm13, zmmword ptr [rcx + 768]
    vpmadd52huq zmm18, zmm13, zmmword ptr [rcx + 768]
    vpmadd52luq zmm18, zmm13, zmmword ptr [rcx + 832]
    vpmadd52huq zmm14, zmm13, zmmword ptr [rcx + 832]
    vpmadd52luq zmm14, zmm13, zmmword ptr [rcx + 896]
    vpmadd52huq zmm10, zmm13, zmmword ptr [rcx + 896]
    vpmadd52luq zmm10, zmm13, zmmword ptr [rcx + 960]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 960]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm0, zmm13, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm9, zmm13, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm9, zmm13, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm13, zmmword ptr [r8]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rsi + 3072]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rsi + 3072]
    vmovdqu64 zmm13, zmmword ptr [rsi + 3072]
    vpmadd52luq zmm19, zmm13, zmmword ptr [r8 + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [r8 + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [r8 + 128]
    vpmadd52huq zmm23, zmm13, zmmword ptr [r8 + 128]
    vpmadd52luq zmm23, zmm13, zmmword ptr [r8 + 192]
    vpmadd52huq zmm25, zmm13, zmmword ptr [r8 + 192]
    vpmadd52luq zmm25, zmm13, zmmword ptr [r8 + 256]
    vpmadd52huq zmm27, zmm13, zmmword ptr [r8 + 256]
    vpmadd52luq zmm27, zmm13, zmmword ptr [r8 + 320]
    vpmadd52huq zmm29, zmm13, zmmword ptr [r8 + 320]
    vpmadd52luq zmm29, zmm13, zmmword ptr [r8 + 384]
    vpmadd52huq zmm31, zmm13, zmmword ptr [r8 + 384]
    vpmadd52luq zmm31, zmm13, zmmword ptr [r8 + 448]
    vpmadd52huq zmm30, zmm13, zmmword ptr [r8 + 448]
    vpmadd52luq zmm30, zmm13, zmmword ptr [r8 + 512]
    vpmadd52huq zmm28, zmm13, zmmword ptr [r8 + 512]
    vpmadd52luq zmm28, zmm13, zmmword ptr [r8 + 576]
    vpmadd52huq zmm26, zmm13, zmmword ptr [r8 + 576]
    vpmadd52luq zmm26, zmm13, zmmword ptr [r8 + 640]
    vpmadd52huq zmm24, zmm13, zmmword ptr [r8 + 640]
    vpmadd52luq zmm24, zmm13, zmmword ptr [r8 + 704]
    vpmadd52huq zmm22, zmm13, zmmword ptr [r8 + 704]
    vpmadd52luq zmm22, zmm13, zmmword ptr [r8 + 768]
    vpmadd52huq zmm18, zmm13, zmmword ptr [r8 + 768]
    vpmadd52luq zmm18, zmm13, zmmword ptr [r8 + 832]
    vpmadd52huq zmm14, zmm13, zmmword ptr [r8 + 832]
    vpmadd52luq zmm14, zmm13, zmmword ptr [r8 + 896]
    vpmadd52huq zmm10, zmm13, zmmword ptr [r8 + 896]
    vpmadd52luq zmm10, zmm13, zmmword ptr [r8 + 960]
    vpmadd52huq zmm6, zmm13, zmmword ptr [r8 + 960]
    vpmadd52luq zmm6, zmm13, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm0, zmm13, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm0, zmm13, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm4, zmm13, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm4, zmm13, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm9, zmm13, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm9, zmm13, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm11, zmm13, zmmword ptr [r8 + 1216]
    vpaddq zmm15, zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm15, zmm15, 52
    vpmadd52huq zmm17, zmm20, zmm1
    vpaddq zmm17, zmm17, zmm15
    vpmadd52luq zmm17, zmm2, zmm1
    vpmadd52huq zmm19, zmm2, zmm1
    vpmadd52luq zmm19, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm1
    vpmadd52luq zmm21, zmm16, zmm1
    vpmadd52huq zmm23, zmm16, zmm1
    vpmadd52luq zmm23, zmm5, zmm1
    vpmadd52huq zmm25, zmm5, zmm1
    vpmadd52luq zmm25, zmm12, zmm1
    vpmadd52huq zmm27, zmm12, zmm1
    vpmadd52luq zmm27, zmm7, zmm1
    vpmadd52huq zmm29, zmm7, zmm1
    vpmadd52luq zmm29, zmm8, zmm1
    vpmadd52huq zmm31, zmm8, zmm1
    vpbroadcastq zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm31, zmm1, zmm13
    vpmadd52huq zmm30, zmm13, zmm1
    vpbroadcastq zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm30, zmm1, zmm15
    vpmadd52huq zmm28, zmm15, zmm1
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm15, zmmword ptr [rsi + 576]
    vpmadd52luq zmm19, zmm15, zmmword ptr [rdx]
    vpmadd52huq zmm21, zmm15, zmmword ptr [rdx]
    vpmadd52luq zmm21, zmm15, zmmword ptr [rdx + 64]
    vpmadd52huq zmm23, zmm15, zmmword ptr [rdx + 64]
    vpmadd52luq zmm23, zmm15, zmmword ptr [rdx + 128]
    vpmadd52huq zmm25, zmm15, zmmword ptr [rdx + 128]
    vpmadd52luq zmm25, zmm15, zmmword ptr [rdx + 192]
    vpmadd52huq zmm27, zmm15, zmmword ptr [rdx + 192]
    vpmadd52luq zmm27, zmm15, zmmword ptr [rdx + 256]
    vpmadd52huq zmm29, zmm15, zmmword ptr [rdx + 256]
    vpmadd52luq zmm29, zmm15, zmmword ptr [rdx + 320]
    vpmadd52huq zmm31, zmm15, zmmword ptr [rdx + 320]
    vpmadd52luq zmm31, zmm15, zmmword ptr [rdx + 384]
    vpmadd52huq zmm30, zmm15, zmmword ptr [rdx + 384]
    vpmadd52luq zmm30, zmm15, zmmword ptr [rdx + 448]
    vpmadd52huq zmm28, zmm15, zmmword ptr [rdx + 448]
    vpmadd52luq zmm28, zmm15, zmmword ptr [rdx + 512]
    vpmadd52huq zmm26, zmm15, zmmword ptr [rdx + 512]
    vpmadd52luq zmm26, zmm15, zmmword ptr [rdx + 576]
    vpmadd52huq zmm24, zmm15, zmmword ptr [rdx + 576]
    vpmadd52luq zmm24, zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm22, zmm15, zmmword ptr [rdx + 640]
    vpmadd52luq zmm22, zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm18, zmm15, zmmword ptr [rdx + 704]
    vpmadd52luq zmm18, zmm15, zmmword ptr [rdx + 768]
    vpmadd52huq zmm14, zmm15, zmmword ptr [rdx + 768]
    vpmadd52luq zmm14, zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm10, zmm15, zmmword ptr [rdx + 832]
    vpmadd52luq zmm10, zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rdx + 896]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rdx + 960]
    vpmadd52huq zmm0, zmm15, zmmword ptr [rdx + 960]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm11, zmm15, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm11, zmm15, zmmword ptr [rdx + 1216]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm15, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm15, zmmword ptr [rcx]
    vpmadd52luq zmm19, zmm15, zmmword ptr [rsi + 1856]
    vpmadd52huq zmm21, zmm15, zmmword ptr [rsi + 1856]
    vmovdqu64 zmm15, zmmword ptr [rsi + 1856]
    vpmadd52luq zmm21, zmm15, zmmword ptr [rcx + 64]
    vpmadd52huq zmm23, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm23, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm25, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm25, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm27, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm27, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm29, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm29, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm31, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm31, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm30, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm30, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm28, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm28, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm26, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm26, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm24, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm24, zmm15, zmmword ptr [rcx + 640]
    vpmadd52huq zmm22, zmm15, zmmword ptr [rcx + 640]
    vpmadd52luq zmm22, zmm15, zmmword ptr [rcx + 704]
    vpmadd52huq zmm18, zmm15, zmmword ptr [rcx + 704]
    vpmadd52luq zmm18, zmm15, zmmword ptr [rcx + 768]
    vpmadd52huq zmm14, zmm15, zmmword ptr [rcx + 768]
    vpmadd52luq zmm14, zmm15, zmmword ptr [rcx + 832]
    vpmadd52huq zmm10, zmm15, zmmword ptr [rcx + 832]
    vpmadd52luq zmm10, zmm15, zmmword ptr [rcx + 896]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 896]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 960]
    vpmadd52huq zmm0, zmm15, zmmword ptr [rcx + 960]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm11, zmm15, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm11, zmm15, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm15, zmmword ptr [r8]
    vpmadd52luq zmm19, zmm15, zmmword ptr [rsi + 3136]
    vpmadd52huq zmm21, zmm15, zmmword ptr [rsi + 3136]
    vmovdqu64 zmm15, zmmword ptr [rsi + 3136]
    vpmadd52luq zmm21, zmm15, zmmword ptr [r8 + 64]
    vpmadd52huq zmm23, zmm15, zmmword ptr [r8 + 64]
    vpmadd52luq zmm23, zmm15, zmmword ptr [r8 + 128]
    vpmadd52huq zmm25, zmm15, zmmword ptr [r8 + 128]
    vpmadd52luq zmm25, zmm15, zmmword ptr [r8 + 192]
    vpmadd52huq zmm27, zmm15, zmmword ptr [r8 + 192]
    vpmadd52luq zmm27, zmm15, zmmword ptr [r8 + 256]
    vpmadd52huq zmm29, zmm15, zmmword ptr [r8 + 256]
    vpmadd52luq zmm29, zmm15, zmmword ptr [r8 + 320]
    vpmadd52huq zmm31, zmm15, zmmword ptr [r8 + 320]
    vpmadd52luq zmm31, zmm15, zmmword ptr [r8 + 384]
    vpmadd52huq zmm30, zmm15, zmmword ptr [r8 + 384]
    vpmadd52luq zmm30, zmm15, zmmword ptr [r8 + 448]
    vpmadd52huq zmm28, zmm15, zmmword ptr [r8 + 448]
    vpmadd52luq zmm28, zmm15, zmmword ptr [r8 + 512]
    vpmadd52huq zmm26, zmm15, zmmword ptr [r8 + 512]
    vpmadd52luq zmm26, zmm15, zmmword ptr [r8 + 576]
    vpmadd52huq zmm24, zmm15, zmmword ptr [r8 + 576]
    vpmadd52luq zmm24, zmm15, zmmword ptr [r8 + 640]
    vpmadd52huq zmm22, zmm15, zmmword ptr [r8 + 640]
    vpmadd52luq zmm22, zmm15, zmmword ptr [r8 + 704]
    vpmadd52huq zmm18, zmm15, zmmword ptr [r8 + 704]
    vpmadd52luq zmm18, zmm15, zmmword ptr [r8 + 768]
    vpmadd52huq zmm14, zmm15, zmmword ptr [r8 + 768]
    vpmadd52luq zmm14, zmm15, zmmword ptr [r8 + 832]
    vpmadd52huq zmm10, zmm15, zmmword ptr [r8 + 832]
    vpmadd52luq zmm10, zmm15, zmmword ptr [r8 + 896]
    vpmadd52huq zmm6, zmm15, zmmword ptr [r8 + 896]
    vpmadd52luq zmm6, zmm15, zmmword ptr [r8 + 960]
    vpmadd52huq zmm0, zmm15, zmmword ptr [r8 + 960]
    vpmadd52luq zmm0, zmm15, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm4, zmm15, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm4, zmm15, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm9, zmm15, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm9, zmm15, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm11, zmm15, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm11, zmm15, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm13, zmm15, zmmword ptr [r8 + 1216]
    vpaddq zmm17, zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm17, zmm17, 52
    vpmadd52huq zmm19, zmm20, zmm1
    vpaddq zmm19, zmm19, zmm17
    vpmadd52luq zmm19, zmm2, zmm1
    vpmadd52huq zmm21, zmm2, zmm1
    vpmadd52luq zmm21, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm1
    vpmadd52luq zmm23, zmm16, zmm1
    vpmadd52huq zmm25, zmm16, zmm1
    vpmadd52luq zmm25, zmm5, zmm1
    vpmadd52huq zmm27, zmm5, zmm1
    vpmadd52luq zmm27, zmm12, zmm1
    vpmadd52huq zmm29, zmm12, zmm1
    vpmadd52luq zmm29, zmm7, zmm1
    vpmadd52huq zmm31, zmm7, zmm1
    vpmadd52luq zmm31, zmm8, zmm1
    vpmadd52huq zmm30, zmm8, zmm1
    vpbroadcastq zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm30, zmm1, zmm15
    vpmadd52huq zmm28, zmm15, zmm1
    vpbroadcastq zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm28, zmm1, zmm17
    vpmadd52huq zmm26, zmm17, zmm1
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm17, zmmword ptr [rsi + 640]
    vpmadd52luq zmm21, zmm17, zmmword ptr [rdx]
    vpmadd52huq zmm23, zmm17, zmmword ptr [rdx]
    vpmadd52luq zmm23, zmm17, zmmword ptr [rdx + 64]
    vpmadd52huq zmm25, zmm17, zmmword ptr [rdx + 64]
    vpmadd52luq zmm25, zmm17, zmmword ptr [rdx + 128]
    vpmadd52huq zmm27, zmm17, zmmword ptr [rdx + 128]
    vpmadd52luq zmm27, zmm17, zmmword ptr [rdx + 192]
    vpmadd52huq zmm29, zmm17, zmmword ptr [rdx + 192]
    vpmadd52luq zmm29, zmm17, zmmword ptr [rdx + 256]
    vpmadd52huq zmm31, zmm17, zmmword ptr [rdx + 256]
    vpmadd52luq zmm31, zmm17, zmmword ptr [rdx + 320]
    vpmadd52huq zmm30, zmm17, zmmword ptr [rdx + 320]
    vpmadd52luq zmm30, zmm17, zmmword ptr [rdx + 384]
    vpmadd52huq zmm28, zmm17, zmmword ptr [rdx + 384]
    vpmadd52luq zmm28, zmm17, zmmword ptr [rdx + 448]
    vpmadd52huq zmm26, zmm17, zmmword ptr [rdx + 448]
    vpmadd52luq zmm26, zmm17, zmmword ptr [rdx + 512]
    vpmadd52huq zmm24, zmm17, zmmword ptr [rdx + 512]
    vpmadd52luq zmm24, zmm17, zmmword ptr [rdx + 576]
    vpmadd52huq zmm22, zmm17, zmmword ptr [rdx + 576]
    vpmadd52luq zmm22, zmm17, zmmword ptr [rdx + 640]
    vpmadd52huq zmm18, zmm17, zmmword ptr [rdx + 640]
    vpmadd52luq zmm18, zmm17, zmmword ptr [rdx + 704]
    vpmadd52huq zmm14, zmm17, zmmword ptr [rdx + 704]
    vpmadd52luq zmm14, zmm17, zmmword ptr [rdx + 768]
    vpmadd52huq zmm10, zmm17, zmmword ptr [rdx + 768]
    vpmadd52luq zmm10, zmm17, zmmword ptr [rdx + 832]
    vpmadd52huq zmm6, zmm17, zmmword ptr [rdx + 832]
    vpmadd52luq zmm6, zmm17, zmmword ptr [rdx + 896]
    vpmadd52huq zmm0, zmm17, zmmword ptr [rdx + 896]
    vpmadd52luq zmm0, zmm17, zmmword ptr [rdx + 960]
    vpmadd52huq zmm4, zmm17, zmmword ptr [rdx + 960]
    vpmadd52luq zmm4, zmm17, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm9, zmm17, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm9, zmm17, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm11, zmm17, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm11, zmm17, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm13, zmm17, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm13, zmm17, zmmword ptr [rdx + 1216]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52huq zmm15, zmm17, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm17, zmmword ptr [rcx]
    vpmadd52luq zmm21, zmm17, zmmword ptr [rsi + 1920]
    vpmadd52huq zmm23, zmm17, zmmword ptr [rsi + 1920]
    vmovdqu64 zmm17, zmmword ptr [rsi + 1920]
    vpmadd52luq zmm23, zmm17, zmmword ptr [rcx + 64]
    vpmadd52huq zmm25, zmm17, zmmword ptr [rcx + 64]
    vpmadd52luq zmm25, zmm17, zmmword ptr [rcx + 128]
    vpmadd52huq zmm27, zmm17, zmmword ptr [rcx + 128]
    vpmadd52luq zmm27, zmm17, zmmword ptr [rcx + 192]
    vpmadd52huq zmm29, zmm17, zmmword ptr [rcx + 192]
    vpmadd52luq zmm29, zmm17, zmmword ptr [rcx + 256]
    vpmadd52huq zmm31, zmm17, zmmword ptr [rcx + 256]
    vpmadd52luq zmm31, zmm17, zmmword ptr [rcx + 320]
    vpmadd52huq zmm30, zmm17, zmmword ptr [rcx + 320]
    vpmadd52luq zmm30, zmm17, zmmword ptr [rcx + 384]
    vpmadd52huq zmm28, zmm17, zmmword ptr [rcx + 384]
    vpmadd52luq zmm28, zmm17, zmmword ptr [rcx + 448]
    vpmadd52huq zmm26, zmm17, zmmword ptr [rcx + 448]
    vpmadd52luq zmm26, zmm17, zmmword ptr [rcx + 512]
    vpmadd52huq zmm24, zmm17, zmmword ptr [rcx + 512]
    vpmadd52luq zmm24, zmm17, zmmword ptr [rcx + 576]
    vpmadd52huq zmm22, zmm17, zmmword ptr [rcx + 576]
    vpmadd52luq zmm22, zmm17, zmmword ptr [rcx + 640]
    vpmadd52huq zmm18, zmm17, zmmword ptr [rcx + 640]
    vpmadd52luq zmm18, zmm17, zmmword ptr [rcx + 704]
    vpmadd52huq zmm14, zmm17, zmmword ptr [rcx + 704]
    vpmadd52luq zmm14, zmm17, zmmword ptr [rcx + 768]
    vpmadd52huq zmm10, zmm17, zmmword ptr [rcx + 768]
    vpmadd52luq zmm10, zmm17, zmmword ptr [rcx + 832]
    vpmadd52huq zmm6, zmm17, zmmword ptr [rcx + 832]
    vpmadd52luq zmm6, zmm17, zmmword ptr [rcx + 896]
    vpmadd52huq zmm0, zmm17, zmmword ptr [rcx + 896]
    vpmadd52luq zmm0, zmm17, zmmword ptr [rcx + 960]
    vpmadd52huq zmm4, zmm17, zmmword ptr [rcx + 960]
    vpmadd52luq zmm4, zmm17, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm9, zmm17, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm9, zmm17, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm11, zmm17, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm11, zmm17, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm13, zmm17, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm13, zmm17, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm15, zmm17, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm17, zmmword ptr [r8]
    vpmadd52luq zmm21, zmm17, zmmword ptr [rsi + 3200]
    vpmadd52huq zmm23, zmm17, zmmword ptr [rsi + 3200]
    vmovdqu64 zmm17, zmmword ptr [rsi + 3200]
    vpmadd52luq zmm23, zmm17, zmmword ptr [r8 + 64]
    vpmadd52huq zmm25, zmm17, zmmword ptr [r8 + 64]
    vpmadd52luq zmm25, zmm17, zmmword ptr [r8 + 128]
    vpmadd52huq zmm27, zmm17, zmmword ptr [r8 + 128]
    vpmadd52luq zmm27, zmm17, zmmword ptr [r8 + 192]
    vpmadd52huq zmm29, zmm17, zmmword ptr [r8 + 192]
    vpmadd52luq zmm29, zmm17, zmmword ptr [r8 + 256]
    vpmadd52huq zmm31, zmm17, zmmword ptr [r8 + 256]
    vpmadd52luq zmm31, zmm17, zmmword ptr [r8 + 320]
    vpmadd52huq zmm30, zmm17, zmmword ptr [r8 + 320]
    vpmadd52luq zmm30, zmm17, zmmword ptr [r8 + 384]
    vpmadd52huq zmm28, zmm17, zmmword ptr [r8 + 384]
    vpmadd52luq zmm28, zmm17, zmmword ptr [r8 + 448]
    vpmadd52huq zmm26, zmm17, zmmword ptr [r8 + 448]
    vpmadd52luq zmm26, zmm17, zmmword ptr [r8 + 512]
    vpmadd52huq zmm24, zmm17, zmmword ptr [r8 + 512]
    vpmadd52luq zmm24, zmm17, zmmword ptr [r8 + 576]
    vpmadd52huq zmm22, zmm17, zmmword ptr [r8 + 576]
    vpmadd52luq zmm22, zmm17, zmmword ptr [r8 + 640]
    vpmadd52huq zmm18, zmm17, zmmword ptr [r8 + 640]
    vpmadd52luq zmm18, zmm17, zmmword ptr [r8 + 704]
    vpmadd52huq zmm14, zmm17, zmmword ptr [r8 + 704]
    vpmadd52luq zmm14, zmm17, zmmword ptr [r8 + 768]
    vpmadd52huq zmm10, zmm17, zmmword ptr [r8 + 768]
    vpmadd52luq zmm10, zmm17, zmmword ptr [r8 + 832]
    vpmadd52huq zmm6, zmm17, zmmword ptr [r8 + 832]
    vpmadd52luq zmm6, zmm17, zmmword ptr [r8 + 896]
    vpmadd52huq zmm0, zmm17, zmmword ptr [r8 + 896]
    vpmadd52luq zmm0, zmm17, zmmword ptr [r8 + 960]
    vpmadd52huq zmm4, zmm17, zmmword ptr [r8 + 960]
    vpmadd52luq zmm4, zmm17, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm9, zmm17, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm9, zmm17, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm11, zmm17, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm11, zmm17, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm13, zmm17, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm13, zmm17, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm15, zmm17, zmmword ptr [r8 + 1216]
    vpaddq zmm19, zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm19, zmm19, 52
    vpmadd52huq zmm21, zmm20, zmm1
    vpaddq zmm21, zmm21, zmm19
    vpmadd52luq zmm21, zmm2, zmm1
    vpmadd52huq zmm23, zmm2, zmm1
    vpmadd52luq zmm23, zmm3, zmm1
    vpmadd52huq zmm25, zmm3, zmm1
    vpmadd52luq zmm25, zmm16, zmm1
    vpmadd52huq zmm27, zmm16, zmm1
    vpmadd52luq zmm27, zmm5, zmm1
    vpmadd52huq zmm29, zmm5, zmm1
    vpmadd52luq zmm29, zmm12, zmm1
    vpmadd52huq zmm31, zmm12, zmm1
    vpmadd52luq zmm31, zmm7, zmm1
    vpmadd52huq zmm30, zmm7, zmm1
    vpmadd52luq zmm30, zmm8, zmm1
    vpmadd52huq zmm28, zmm8, zmm1
    vpbroadcastq zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm28, zmm1, zmm17
    vpmadd52huq zmm26, zmm17, zmm1
    vpbroadcastq zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm26, zmm1, zmm19
    vpmadd52huq zmm24, zmm19, zmm1
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm19, zmmword ptr [rsi + 704]
    vpmadd52luq zmm23, zmm19, zmmword ptr [rdx]
    vpmadd52huq zmm25, zmm19, zmmword ptr [rdx]
    vpmadd52luq zmm25, zmm19, zmmword ptr [rdx + 64]
    vpmadd52huq zmm27, zmm19, zmmword ptr [rdx + 64]
    vpmadd52luq zmm27, zmm19, zmmword ptr [rdx + 128]
    vpmadd52huq zmm29, zmm19, zmmword ptr [rdx + 128]
    vpmadd52luq zmm29, zmm19, zmmword ptr [rdx + 192]
    vpmadd52huq zmm31, zmm19, zmmword ptr [rdx + 192]
    vpmadd52luq zmm31, zmm19, zmmword ptr [rdx + 256]
    vpmadd52huq zmm30, zmm19, zmmword ptr [rdx + 256]
    vpmadd52luq zmm30, zmm19, zmmword ptr [rdx + 320]
    vpmadd52huq zmm28, zmm19, zmmword ptr [rdx + 320]
    vpmadd52luq zmm28, zmm19, zmmword ptr [rdx + 384]
    vpmadd52huq zmm26, zmm19, zmmword ptr [rdx + 384]
    vpmadd52luq zmm26, zmm19, zmmword ptr [rdx + 448]
    vpmadd52huq zmm24, zmm19, zmmword ptr [rdx + 448]
    vpmadd52luq zmm24, zmm19, zmmword ptr [rdx + 512]
    vpmadd52huq zmm22, zmm19, zmmword ptr [rdx + 512]
    vpmadd52luq zmm22, zmm19, zmmword ptr [rdx + 576]
    vpmadd52huq zmm18, zmm19, zmmword ptr [rdx + 576]
    vpmadd52luq zmm18, zmm19, zmmword ptr [rdx + 640]
    vpmadd52huq zmm14, zmm19, zmmword ptr [rdx + 640]
    vpmadd52luq zmm14, zmm19, zmmword ptr [rdx + 704]
    vpmadd52huq zmm10, zmm19, zmmword ptr [rdx + 704]
    vpmadd52luq zmm10, zmm19, zmmword ptr [rdx + 768]
    vpmadd52huq zmm6, zmm19, zmmword ptr [rdx + 768]
    vpmadd52luq zmm6, zmm19, zmmword ptr [rdx + 832]
    vpmadd52huq zmm0, zmm19, zmmword ptr [rdx + 832]
    vpmadd52luq zmm0, zmm19, zmmword ptr [rdx + 896]
    vpmadd52huq zmm4, zmm19, zmmword ptr [rdx + 896]
    vpmadd52luq zmm4, zmm19, zmmword ptr [rdx + 960]
    vpmadd52huq zmm9, zmm19, zmmword ptr [rdx + 960]
    vpmadd52luq zmm9, zmm19, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm11, zmm19, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm11, zmm19, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm13, zmm19, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm13, zmm19, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm15, zmm19, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm15, zmm19, zmmword ptr [rdx + 1216]
    vpxorq zmm17, zmm17, zmm17
    vpmadd52huq zmm17, zmm19, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm19, zmmword ptr [rcx]
    vpmadd52luq zmm23, zmm19, zmmword ptr [rsi + 1984]
    vpmadd52huq zmm25, zmm19, zmmword ptr [rsi + 1984]
    vmovdqu64 zmm19, zmmword ptr [rsi + 1984]
    vpmadd52luq zmm25, zmm19, zmmword ptr [rcx + 64]
    vpmadd52huq zmm27, zmm19, zmmword ptr [rcx + 64]
    vpmadd52luq zmm27, zmm19, zmmword ptr [rcx + 128]
    vpmadd52huq zmm29, zmm19, zmmword ptr [rcx + 128]
    vpmadd52luq zmm29, zmm19, zmmword ptr [rcx + 192]
    vpmadd52huq zmm31, zmm19, zmmword ptr [rcx + 192]
    vpmadd52luq zmm31, zmm19, zmmword ptr [rcx + 256]
    vpmadd52huq zmm30, zmm19, zmmword ptr [rcx + 256]
    vpmadd52luq zmm30, zmm19, zmmword ptr [rcx + 320]
    vpmadd52huq zmm28, zmm19, zmmword ptr [rcx + 320]
    vpmadd52luq zmm28, zmm19, zmmword ptr [rcx + 384]
    vpmadd52huq zmm26, zmm19, zmmword ptr [rcx + 384]
    vpmadd52luq zmm26, zmm19, zmmword ptr [rcx + 448]
    vpmadd52huq zmm24, zmm19, zmmword ptr [rcx + 448]
    vpmadd52luq zmm24, zmm19, zmmword ptr [rcx + 512]
    vpmadd52huq zmm22, zmm19, zmmword ptr [rcx + 512]
    vpmadd52luq zmm22, zmm19, zmmword ptr [rcx + 576]
    vpmadd52huq zmm18, zmm19, zmmword ptr [rcx + 576]
    vpmadd52luq zmm18, zmm19, zmmword ptr [rcx + 640]
    vpmadd52huq zmm14, zmm19, zmmword ptr [rcx + 640]
    vpmadd52luq zmm14, zmm19, zmmword ptr [rcx + 704]
    vpmadd52huq zmm10, zmm19, zmmword ptr [rcx + 704]
    vpmadd52luq zmm10, zmm19, zmmword ptr [rcx + 768]
    vpmadd52huq zmm6, zmm19, zmmword ptr [rcx + 768]
    vpmadd52luq zmm6, zmm19, zmmword ptr [rcx + 832]
    vpmadd52huq zmm0, zmm19, zmmword ptr [rcx + 832]
    vpmadd52luq zmm0, zmm19, zmmword ptr [rcx + 896]
    vpmadd52huq zmm4, zmm19, zmmword ptr [rcx + 896]
    vpmadd52luq zmm4, zmm19, zmmword ptr [rcx + 960]
    vpmadd52huq zmm9, zmm19, zmmword ptr [rcx + 960]
    vpmadd52luq zmm9, zmm19, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm11, zmm19, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm11, zmm19, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm13, zmm19, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm13, zmm19, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm15, zmm19, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm15, zmm19, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm17, zmm19, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm19, zmmword ptr [r8]
    vpmadd52luq zmm23, zmm19, zmmword ptr [rsi + 3264]
    vpmadd52huq zmm25, zmm19, zmmword ptr [rsi + 3264]
    vmovdqu64 zmm19, zmmword ptr [rsi + 3264]
    vpmadd52luq zmm25, zmm19, zmmword ptr [r8 + 64]
    vpmadd52huq zmm27, zmm19, zmmword ptr [r8 + 64]
    vpmadd52luq zmm27, zmm19, zmmword ptr [r8 + 128]
    vpmadd52huq zmm29, zmm19, zmmword ptr [r8 + 128]
    vpmadd52luq zmm29, zmm19, zmmword ptr [r8 + 192]
    vpmadd52huq zmm31, zmm19, zmmword ptr [r8 + 192]
    vpmadd52luq zmm31, zmm19, zmmword ptr [r8 + 256]
    vpmadd52huq zmm30, zmm19, zmmword ptr [r8 + 256]
    vpmadd52luq zmm30, zmm19, zmmword ptr [r8 + 320]
    vpmadd52huq zmm28, zmm19, zmmword ptr [r8 + 320]
    vpmadd52luq zmm28, zmm19, zmmword ptr [r8 + 384]
    vpmadd52huq zmm26, zmm19, zmmword ptr [r8 + 384]
    vpmadd52luq zmm26, zmm19, zmmword ptr [r8 + 448]
    vpmadd52huq zmm24, zmm19, zmmword ptr [r8 + 448]
    vpmadd52luq zmm24, zmm19, zmmword ptr [r8 + 512]
    vpmadd52huq zmm22, zmm19, zmmword ptr [r8 + 512]
    vpmadd52luq zmm22, zmm19, zmmword ptr [r8 + 576]
    vpmadd52huq zmm18, zmm19, zmmword ptr [r8 + 576]
    vpmadd52luq zmm18, zmm19, zmmword ptr [r8 + 640]
    vpmadd52huq zmm14, zmm19, zmmword ptr [r8 + 640]
    vpmadd52luq zmm14, zmm19, zmmword ptr [r8 + 704]
    vpmadd52huq zmm10, zmm19, zmmword ptr [r8 + 704]
    vpmadd52luq zmm10, zmm19, zmmword ptr [r8 + 768]
    vpmadd52huq zmm6, zmm19, zmmword ptr [r8 + 768]
    vpmadd52luq zmm6, zmm19, zmmword ptr [r8 + 832]
    vpmadd52huq zmm0, zmm19, zmmword ptr [r8 + 832]
    vpmadd52luq zmm0, zmm19, zmmword ptr [r8 + 896]
    vpmadd52huq zmm4, zmm19, zmmword ptr [r8 + 896]
    vpmadd52luq zmm4, zmm19, zmmword ptr [r8 + 960]
    vpmadd52huq zmm9, zmm19, zmmword ptr [r8 + 960]
    vpmadd52luq zmm9, zmm19, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm11, zmm19, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm11, zmm19, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm13, zmm19, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm13, zmm19, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm15, zmm19, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm15, zmm19, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm17, zmm19, zmmword ptr [r8 + 1216]
    vpaddq zmm21, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm21, zmm21, 52
    vpmadd52huq zmm23, zmm20, zmm1
    vpaddq zmm23, zmm23, zmm21
    vpmadd52luq zmm23, zmm2, zmm1
    vpmadd52huq zmm25, zmm2, zmm1
    vpmadd52luq zmm25, zmm3, zmm1
    vpmadd52huq zmm27, zmm3, zmm1
    vpmadd52luq zmm27, zmm16, zmm1
    vpmadd52huq zmm29, zmm16, zmm1
    vpmadd52luq zmm29, zmm5, zmm1
    vpmadd52huq zmm31, zmm5, zmm1
    vpmadd52luq zmm31, zmm12, zmm1
    vpmadd52huq zmm30, zmm12, zmm1
    vpmadd52luq zmm30, zmm7, zmm1
    vpmadd52huq zmm28, zmm7, zmm1
    vpmadd52luq zmm28, zmm8, zmm1
    vpmadd52huq zmm26, zmm8, zmm1
    vpbroadcastq zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm26, zmm1, zmm19
    vpmadd52huq zmm24, zmm19, zmm1
    vpbroadcastq zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm24, zmm1, zmm21
    vpmadd52huq zmm22, zmm21, zmm1
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm21, zmmword ptr [rsi + 768]
    vpmadd52luq zmm25, zmm21, zmmword ptr [rdx]
    vpmadd52huq zmm27, zmm21, zmmword ptr [rdx]
    vpmadd52luq zmm27, zmm21, zmmword ptr [rdx + 64]
    vpmadd52huq zmm29, zmm21, zmmword ptr [rdx + 64]
    vpmadd52luq zmm29, zmm21, zmmword ptr [rdx + 128]
    vpmadd52huq zmm31, zmm21, zmmword ptr [rdx + 128]
    vpmadd52luq zmm31, zmm21, zmmword ptr [rdx + 192]
    vpmadd52huq zmm30, zmm21, zmmword ptr [rdx + 192]
    vpmadd52luq zmm30, zmm21, zmmword ptr [rdx + 256]
    vpmadd52huq zmm28, zmm21, zmmword ptr [rdx + 256]
    vpmadd52luq zmm28, zmm21, zmmword ptr [rdx + 320]
    vpmadd52huq zmm26, zmm21, zmmword ptr [rdx + 320]
    vpmadd52luq zmm26, zmm21, zmmword ptr [rdx + 384]
    vpmadd52huq zmm24, zmm21, zmmword ptr [rdx + 384]
    vpmadd52luq zmm24, zmm21, zmmword ptr [rdx + 448]
    vpmadd52huq zmm22, zmm21, zmmword ptr [rdx + 448]
    vpmadd52luq zmm22, zmm21, zmmword ptr [rdx + 512]
    vpmadd52huq zmm18, zmm21, zmmword ptr [rdx + 512]
    vpmadd52luq zmm18, zmm21, zmmword ptr [rdx + 576]
    vpmadd52huq zmm14, zmm21, zmmword ptr [rdx + 576]
    vpmadd52luq zmm14, zmm21, zmmword ptr [rdx + 640]
    vpmadd52huq zmm10, zmm21, zmmword ptr [rdx + 640]
    vpmadd52luq zmm10, zmm21, zmmword ptr [rdx + 704]
    vpmadd52huq zmm6, zmm21, zmmword ptr [rdx + 704]
    vpmadd52luq zmm6, zmm21, zmmword ptr [rdx + 768]
    vpmadd52huq zmm0, zmm21, zmmword ptr [rdx + 768]
    vpmadd52luq zmm0, zmm21, zmmword ptr [rdx + 832]
    vpmadd52huq zmm4, zmm21, zmmword ptr [rdx + 832]
    vpmadd52luq zmm4, zmm21, zmmword ptr [rdx + 896]
    vpmadd52huq zmm9, zmm21, zmmword ptr [rdx + 896]
    vpmadd52luq zmm9, zmm21, zmmword ptr [rdx + 960]
    vpmadd52huq zmm11, zmm21, zmmword ptr [rdx + 960]
    vpmadd52luq zmm11, zmm21, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm13, zmm21, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm13, zmm21, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm15, zmm21, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm15, zmm21, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm17, zmm21, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm17, zmm21, zmmword ptr [rdx + 1216]
    vpxorq zmm19, zmm19, zmm19
    vpmadd52huq zmm19, zmm21, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm21, zmmword ptr [rcx]
    vpmadd52luq zmm25, zmm21, zmmword ptr [rsi + 2048]
    vpmadd52huq zmm27, zmm21, zmmword ptr [rsi + 2048]
    vmovdqu64 zmm21, zmmword ptr [rsi + 2048]
    vpmadd52luq zmm27, zmm21, zmmword ptr [rcx + 64]
    vpmadd52huq zmm29, zmm21, zmmword ptr [rcx + 64]
    vpmadd52luq zmm29, zmm21, zmmword ptr [rcx + 128]
    vpmadd52huq zmm31, zmm21, zmmword ptr [rcx + 128]
    vpmadd52luq zmm31, zmm21, zmmword ptr [rcx + 192]
    vpmadd52huq zmm30, zmm21, zmmword ptr [rcx + 192]
    vpmadd52luq zmm30, zmm21, zmmword ptr [rcx + 256]
    vpmadd52huq zmm28, zmm21, zmmword ptr [rcx + 256]
    vpmadd52luq zmm28, zmm21, zmmword ptr [rcx + 320]
    vpmadd52huq zmm26, zmm21, zmmword ptr [rcx + 320]
    vpmadd52luq zmm26, zmm21, zmmword ptr [rcx + 384]
    vpmadd52huq zmm24, zmm21, zmmword ptr [rcx + 384]
    vpmadd52luq zmm24, zmm21, zmmword ptr [rcx + 448]
    vpmadd52huq zmm22, zmm21, zmmword ptr [rcx + 448]
    vpmadd52luq zmm22, zmm21, zmmword ptr [rcx + 512]
    vpmadd52huq zmm18, zmm21, zmmword ptr [rcx + 512]
    vpmadd52luq zmm18, zmm21, zmmword ptr [rcx + 576]
    vpmadd52huq zmm14, zmm21, zmmword ptr [rcx + 576]
    vpmadd52luq zmm14, zmm21, zmmword ptr [rcx + 640]
    vpmadd52huq zmm10, zmm21, zmmword ptr [rcx + 640]
    vpmadd52luq zmm10, zmm21, zmmword ptr [rcx + 704]
    vpmadd52huq zmm6, zmm21, zmmword ptr [rcx + 704]
    vpmadd52luq zmm6, zmm21, zmmword ptr [rcx + 768]
    vpmadd52huq zmm0, zmm21, zmmword ptr [rcx + 768]
    vpmadd52luq zmm0, zmm21, zmmword ptr [rcx + 832]
    vpmadd52huq zmm4, zmm21, zmmword ptr [rcx + 832]
    vpmadd52luq zmm4, zmm21, zmmword ptr [rcx + 896]
    vpmadd52huq zmm9, zmm21, zmmword ptr [rcx + 896]
    vpmadd52luq zmm9, zmm21, zmmword ptr [rcx + 960]
    vpmadd52huq zmm11, zmm21, zmmword ptr [rcx + 960]
    vpmadd52luq zmm11, zmm21, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm13, zmm21, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm13, zmm21, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm15, zmm21, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm15, zmm21, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm17, zmm21, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm17, zmm21, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm19, zmm21, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm21, zmmword ptr [r8]
    vpmadd52luq zmm25, zmm21, zmmword ptr [rsi + 3328]
    vpmadd52huq zmm27, zmm21, zmmword ptr [rsi + 3328]
    vmovdqu64 zmm21, zmmword ptr [rsi + 3328]
    vpmadd52luq zmm27, zmm21, zmmword ptr [r8 + 64]
    vpmadd52huq zmm29, zmm21, zmmword ptr [r8 + 64]
    vpmadd52luq zmm29, zmm21, zmmword ptr [r8 + 128]
    vpmadd52huq zmm31, zmm21, zmmword ptr [r8 + 128]
    vpmadd52luq zmm31, zmm21, zmmword ptr [r8 + 192]
    vpmadd52huq zmm30, zmm21, zmmword ptr [r8 + 192]
    vpmadd52luq zmm30, zmm21, zmmword ptr [r8 + 256]
    vpmadd52huq zmm28, zmm21, zmmword ptr [r8 + 256]
    vpmadd52luq zmm28, zmm21, zmmword ptr [r8 + 320]
    vpmadd52huq zmm26, zmm21, zmmword ptr [r8 + 320]
    vpmadd52luq zmm26, zmm21, zmmword ptr [r8 + 384]
    vpmadd52huq zmm24, zmm21, zmmword ptr [r8 + 384]
    vpmadd52luq zmm24, zmm21, zmmword ptr [r8 + 448]
    vpmadd52huq zmm22, zmm21, zmmword ptr [r8 + 448]
    vpmadd52luq zmm22, zmm21, zmmword ptr [r8 + 512]
    vpmadd52huq zmm18, zmm21, zmmword ptr [r8 + 512]
    vpmadd52luq zmm18, zmm21, zmmword ptr [r8 + 576]
    vpmadd52huq zmm14, zmm21, zmmword ptr [r8 + 576]
    vpmadd52luq zmm14, zmm21, zmmword ptr [r8 + 640]
    vpmadd52huq zmm10, zmm21, zmmword ptr [r8 + 640]
    vpmadd52luq zmm10, zmm21, zmmword ptr [r8 + 704]
    vpmadd52huq zmm6, zmm21, zmmword ptr [r8 + 704]
    vpmadd52luq zmm6, zmm21, zmmword ptr [r8 + 768]
    vpmadd52huq zmm0, zmm21, zmmword ptr [r8 + 768]
    vpmadd52luq zmm0, zmm21, zmmword ptr [r8 + 832]
    vpmadd52huq zmm4, zmm21, zmmword ptr [r8 + 832]
    vpmadd52luq zmm4, zmm21, zmmword ptr [r8 + 896]
    vpmadd52huq zmm9, zmm21, zmmword ptr [r8 + 896]
    vpmadd52luq zmm9, zmm21, zmmword ptr [r8 + 960]
    vpmadd52huq zmm11, zmm21, zmmword ptr [r8 + 960]
    vpmadd52luq zmm11, zmm21, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm13, zmm21, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm13, zmm21, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm15, zmm21, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm15, zmm21, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm17, zmm21, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm17, zmm21, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm19, zmm21, zmmword ptr [r8 + 1216]
    vpaddq zmm23, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm23, zmm23, 52
    vpmadd52huq zmm25, zmm20, zmm1
    vpaddq zmm25, zmm25, zmm23
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm27, zmm2, zmm1
    vpmadd52luq zmm27, zmm3, zmm1
    vpmadd52huq zmm29, zmm3, zmm1
    vpmadd52luq zmm29, zmm16, zmm1
    vpmadd52huq zmm31, zmm16, zmm1
    vpmadd52luq zmm31, zmm5, zmm1
    vpmadd52huq zmm30, zmm5, zmm1
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52huq zmm28, zmm12, zmm1
    vpmadd52luq zmm28, zmm7, zmm1
    vpmadd52huq zmm26, zmm7, zmm1
    vpmadd52luq zmm26, zmm8, zmm1
    vpmadd52huq zmm24, zmm8, zmm1
    vpbroadcastq zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm24, zmm1, zmm21
    vpmadd52huq zmm22, zmm21, zmm1
    vpbroadcastq zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm22, zmm1, zmm23
    vpmadd52huq zmm18, zmm23, zmm1
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm23, zmmword ptr [rsi + 832]
    vpmadd52luq zmm27, zmm23, zmmword ptr [rdx]
    vpmadd52huq zmm29, zmm23, zmmword ptr [rdx]
    vpmadd52luq zmm29, zmm23, zmmword ptr [rdx + 64]
    vpmadd52huq zmm31, zmm23, zmmword ptr [rdx + 64]
    vpmadd52luq zmm31, zmm23, zmmword ptr [rdx + 128]
    vpmadd52huq zmm30, zmm23, zmmword ptr [rdx + 128]
    vpmadd52luq zmm30, zmm23, zmmword ptr [rdx + 192]
    vpmadd52huq zmm28, zmm23, zmmword ptr [rdx + 192]
    vpmadd52luq zmm28, zmm23, zmmword ptr [rdx + 256]
    vpmadd52huq zmm26, zmm23, zmmword ptr [rdx + 256]
    vpmadd52luq zmm26, zmm23, zmmword ptr [rdx + 320]
    vpmadd52huq zmm24, zmm23, zmmword ptr [rdx + 320]
    vpmadd52luq zmm24, zmm23, zmmword ptr [rdx + 384]
    vpmadd52huq zmm22, zmm23, zmmword ptr [rdx + 384]
    vpmadd52luq zmm22, zmm23, zmmword ptr [rdx + 448]
    vpmadd52huq zmm18, zmm23, zmmword ptr [rdx + 448]
    vpmadd52luq zmm18, zmm23, zmmword ptr [rdx + 512]
    vpmadd52huq zmm14, zmm23, zmmword ptr [rdx + 512]
    vpmadd52luq zmm14, zmm23, zmmword ptr [rdx + 576]
    vpmadd52huq zmm10, zmm23, zmmword ptr [rdx + 576]
    vpmadd52luq zmm10, zmm23, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm23, zmmword ptr [rdx + 640]
    vpmadd52luq zmm6, zmm23, zmmword ptr [rdx + 704]
    vpmadd52huq zmm0, zmm23, zmmword ptr [rdx + 704]
    vpmadd52luq zmm0, zmm23, zmmword ptr [rdx + 768]
    vpmadd52huq zmm4, zmm23, zmmword ptr [rdx + 768]
    vpmadd52luq zmm4, zmm23, zmmword ptr [rdx + 832]
    vpmadd52huq zmm9, zmm23, zmmword ptr [rdx + 832]
    vpmadd52luq zmm9, zmm23, zmmword ptr [rdx + 896]
    vpmadd52huq zmm11, zmm23, zmmword ptr [rdx + 896]
    vpmadd52luq zmm11, zmm23, zmmword ptr [rdx + 960]
    vpmadd52huq zmm13, zmm23, zmmword ptr [rdx + 960]
    vpmadd52luq zmm13, zmm23, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm15, zmm23, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm15, zmm23, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm17, zmm23, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm17, zmm23, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm19, zmm23, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm19, zmm23, zmmword ptr [rdx + 1216]
    vpxorq zmm21, zmm21, zmm21
    vpmadd52huq zmm21, zmm23, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm23, zmmword ptr [rcx]
    vpmadd52luq zmm27, zmm23, zmmword ptr [rsi + 2112]
    vpmadd52huq zmm29, zmm23, zmmword ptr [rsi + 2112]
    vmovdqu64 zmm23, zmmword ptr [rsi + 2112]
    vpmadd52luq zmm29, zmm23, zmmword ptr [rcx + 64]
    vpmadd52huq zmm31, zmm23, zmmword ptr [rcx + 64]
    vpmadd52luq zmm31, zmm23, zmmword ptr [rcx + 128]
    vpmadd52huq zmm30, zmm23, zmmword ptr [rcx + 128]
    vpmadd52luq zmm30, zmm23, zmmword ptr [rcx + 192]
    vpmadd52huq zmm28, zmm23, zmmword ptr [rcx + 192]
    vpmadd52luq zmm28, zmm23, zmmword ptr [rcx + 256]
    vpmadd52huq zmm26, zmm23, zmmword ptr [rcx + 256]
    vpmadd52luq zmm26, zmm23, zmmword ptr [rcx + 320]
    vpmadd52huq zmm24, zmm23, zmmword ptr [rcx + 320]
    vpmadd52luq zmm24, zmm23, zmmword ptr [rcx + 384]
    vpmadd52huq zmm22, zmm23, zmmword ptr [rcx + 384]
    vpmadd52luq zmm22, zmm23, zmmword ptr [rcx + 448]
    vpmadd52huq zmm18, zmm23, zmmword ptr [rcx + 448]
    vpmadd52luq zmm18, zmm23, zmmword ptr [rcx + 512]
    vpmadd52huq zmm14, zmm23, zmmword ptr [rcx + 512]
    vpmadd52luq zmm14, zmm23, zmmword ptr [rcx + 576]
    vpmadd52huq zmm10, zmm23, zmmword ptr [rcx + 576]
    vpmadd52luq zmm10, zmm23, zmmword ptr [rcx + 640]
    vpmadd52huq zmm6, zmm23, zmmword ptr [rcx + 640]
    vpmadd52luq zmm6, zmm23, zmmword ptr [rcx + 704]
    vpmadd52huq zmm0, zmm23, zmmword ptr [rcx + 704]
    vpmadd52luq zmm0, zmm23, zmmword ptr [rcx + 768]
    vpmadd52huq zmm4, zmm23, zmmword ptr [rcx + 768]
    vpmadd52luq zmm4, zmm23, zmmword ptr [rcx + 832]
    vpmadd52huq zmm9, zmm23, zmmword ptr [rcx + 832]
    vpmadd52luq zmm9, zmm23, zmmword ptr [rcx + 896]
    vpmadd52huq zmm11, zmm23, zmmword ptr [rcx + 896]
    vpmadd52luq zmm11, zmm23, zmmword ptr [rcx + 960]
    vpmadd52huq zmm13, zmm23, zmmword ptr [rcx + 960]
    vpmadd52luq zmm13, zmm23, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm15, zmm23, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm15, zmm23, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm17, zmm23, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm17, zmm23, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm19, zmm23, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm19, zmm23, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm21, zmm23, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm23, zmmword ptr [r8]
    vpmadd52luq zmm27, zmm23, zmmword ptr [rsi + 3392]
    vpmadd52huq zmm29, zmm23, zmmword ptr [rsi + 3392]
    vmovdqu64 zmm23, zmmword ptr [rsi + 3392]
    vpmadd52luq zmm29, zmm23, zmmword ptr [r8 + 64]
    vpmadd52huq zmm31, zmm23, zmmword ptr [r8 + 64]
    vpmadd52luq zmm31, zmm23, zmmword ptr [r8 + 128]
    vpmadd52huq zmm30, zmm23, zmmword ptr [r8 + 128]
    vpmadd52luq zmm30, zmm23, zmmword ptr [r8 + 192]
    vpmadd52huq zmm28, zmm23, zmmword ptr [r8 + 192]
    vpmadd52luq zmm28, zmm23, zmmword ptr [r8 + 256]
    vpmadd52huq zmm26, zmm23, zmmword ptr [r8 + 256]
    vpmadd52luq zmm26, zmm23, zmmword ptr [r8 + 320]
    vpmadd52huq zmm24, zmm23, zmmword ptr [r8 + 320]
    vpmadd52luq zmm24, zmm23, zmmword ptr [r8 + 384]
    vpmadd52huq zmm22, zmm23, zmmword ptr [r8 + 384]
    vpmadd52luq zmm22, zmm23, zmmword ptr [r8 + 448]
    vpmadd52huq zmm18, zmm23, zmmword ptr [r8 + 448]
    vpmadd52luq zmm18, zmm23, zmmword ptr [r8 + 512]
    vpmadd52huq zmm14, zmm23, zmmword ptr [r8 + 512]
    vpmadd52luq zmm14, zmm23, zmmword ptr [r8 + 576]
    vpmadd52huq zmm10, zmm23, zmmword ptr [r8 + 576]
    vpmadd52luq zmm10, zmm23, zmmword ptr [r8 + 640]
    vpmadd52huq zmm6, zmm23, zmmword ptr [r8 + 640]
    vpmadd52luq zmm6, zmm23, zmmword ptr [r8 + 704]
    vpmadd52huq zmm0, zmm23, zmmword ptr [r8 + 704]
    vpmadd52luq zmm0, zmm23, zmmword ptr [r8 + 768]
    vpmadd52huq zmm4, zmm23, zmmword ptr [r8 + 768]
    vpmadd52luq zmm4, zmm23, zmmword ptr [r8 + 832]
    vpmadd52huq zmm9, zmm23, zmmword ptr [r8 + 832]
    vpmadd52luq zmm9, zmm23, zmmword ptr [r8 + 896]
    vpmadd52huq zmm11, zmm23, zmmword ptr [r8 + 896]
    vpmadd52luq zmm11, zmm23, zmmword ptr [r8 + 960]
    vpmadd52huq zmm13, zmm23, zmmword ptr [r8 + 960]
    vpmadd52luq zmm13, zmm23, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm15, zmm23, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm15, zmm23, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm17, zmm23, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm17, zmm23, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm19, zmm23, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm19, zmm23, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm21, zmm23, zmmword ptr [r8 + 1216]
    vpaddq zmm25, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm25, zmm25, 52
    vpmadd52huq zmm27, zmm20, zmm1
    vpaddq zmm27, zmm27, zmm25
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm29, zmm2, zmm1
    vpmadd52luq zmm29, zmm3, zmm1
    vpmadd52huq zmm31, zmm3, zmm1
    vpmadd52luq zmm31, zmm16, zmm1
    vpmadd52huq zmm30, zmm16, zmm1
    vpmadd52luq zmm30, zmm5, zmm1
    vpmadd52huq zmm28, zmm5, zmm1
    vpmadd52luq zmm28, zmm12, zmm1
    vpmadd52huq zmm26, zmm12, zmm1
    vpmadd52luq zmm26, zmm7, zmm1
    vpmadd52huq zmm24, zmm7, zmm1
    vpmadd52luq zmm24, zmm8, zmm1
    vpmadd52huq zmm22, zmm8, zmm1
    vpbroadcastq zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm22, zmm1, zmm23
    vpmadd52huq zmm18, zmm23, zmm1
    vpbroadcastq zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm25, zmm1
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm25, zmmword ptr [rsi + 896]
    vpmadd52luq zmm29, zmm25, zmmword ptr [rdx]
    vpmadd52huq zmm31, zmm25, zmmword ptr [rdx]
    vpmadd52luq zmm31, zmm25, zmmword ptr [rdx + 64]
    vpmadd52huq zmm30, zmm25, zmmword ptr [rdx + 64]
    vpmadd52luq zmm30, zmm25, zmmword ptr [rdx + 128]
    vpmadd52huq zmm28, zmm25, zmmword ptr [rdx + 128]
    vpmadd52luq zmm28, zmm25, zmmword ptr [rdx + 192]
    vpmadd52huq zmm26, zmm25, zmmword ptr [rdx + 192]
    vpmadd52luq zmm26, zmm25, zmmword ptr [rdx + 256]
    vpmadd52huq zmm24, zmm25, zmmword ptr [rdx + 256]
    vpmadd52luq zmm24, zmm25, zmmword ptr [rdx + 320]
    vpmadd52huq zmm22, zmm25, zmmword ptr [rdx + 320]
    vpmadd52luq zmm22, zmm25, zmmword ptr [rdx + 384]
    vpmadd52huq zmm18, zmm25, zmmword ptr [rdx + 384]
    vpmadd52luq zmm18, zmm25, zmmword ptr [rdx + 448]
    vpmadd52huq zmm14, zmm25, zmmword ptr [rdx + 448]
    vpmadd52luq zmm14, zmm25, zmmword ptr [rdx + 512]
    vpmadd52huq zmm10, zmm25, zmmword ptr [rdx + 512]
    vpmadd52luq zmm10, zmm25, zmmword ptr [rdx + 576]
    vpmadd52huq zmm6, zmm25, zmmword ptr [rdx + 576]
    vpmadd52luq zmm6, zmm25, zmmword ptr [rdx + 640]
    vpmadd52huq zmm0, zmm25, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 704]
    vpmadd52huq zmm4, zmm25, zmmword ptr [rdx + 704]
    vpmadd52luq zmm4, zmm25, zmmword ptr [rdx + 768]
    vpmadd52huq zmm9, zmm25, zmmword ptr [rdx + 768]
    vpmadd52luq zmm9, zmm25, zmmword ptr [rdx + 832]
    vpmadd52huq zmm11, zmm25, zmmword ptr [rdx + 832]
    vpmadd52luq zmm11, zmm25, zmmword ptr [rdx + 896]
    vpmadd52huq zmm13, zmm25, zmmword ptr [rdx + 896]
    vpmadd52luq zmm13, zmm25, zmmword ptr [rdx + 960]
    vpmadd52huq zmm15, zmm25, zmmword ptr [rdx + 960]
    vpmadd52luq zmm15, zmm25, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm17, zmm25, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm19, zmm25, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm19, zmm25, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm21, zmm25, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm21, zmm25, zmmword ptr [rdx + 1216]
    vpxorq zmm23, zmm23, zmm23
    vpmadd52huq zmm23, zmm25, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm25, zmmword ptr [rcx]
    vpmadd52luq zmm29, zmm25, zmmword ptr [rsi + 2176]
    vpmadd52huq zmm31, zmm25, zmmword ptr [rsi + 2176]
    vmovdqu64 zmm25, zmmword ptr [rsi + 2176]
    vpmadd52luq zmm31, zmm25, zmmword ptr [rcx + 64]
    vpmadd52huq zmm30, zmm25, zmmword ptr [rcx + 64]
    vpmadd52luq zmm30, zmm25, zmmword ptr [rcx + 128]
    vpmadd52huq zmm28, zmm25, zmmword ptr [rcx + 128]
    vpmadd52luq zmm28, zmm25, zmmword ptr [rcx + 192]
    vpmadd52huq zmm26, zmm25, zmmword ptr [rcx + 192]
    vpmadd52luq zmm26, zmm25, zmmword ptr [rcx + 256]
    vpmadd52huq zmm24, zmm25, zmmword ptr [rcx + 256]
    vpmadd52luq zmm24, zmm25, zmmword ptr [rcx + 320]
    vpmadd52huq zmm22, zmm25, zmmword ptr [rcx + 320]
    vpmadd52luq zmm22, zmm25, zmmword ptr [rcx + 384]
    vpmadd52huq zmm18, zmm25, zmmword ptr [rcx + 384]
    vpmadd52luq zmm18, zmm25, zmmword ptr [rcx + 448]
    vpmadd52huq zmm14, zmm25, zmmword ptr [rcx + 448]
    vpmadd52luq zmm14, zmm25, zmmword ptr [rcx + 512]
    vpmadd52huq zmm10, zmm25, zmmword ptr [rcx + 512]
    vpmadd52luq zmm10, zmm25, zmmword ptr [rcx + 576]
    vpmadd52huq zmm6, zmm25, zmmword ptr [rcx + 576]
    vpmadd52luq zmm6, zmm25, zmmword ptr [rcx + 640]
    vpmadd52huq zmm0, zmm25, zmmword ptr [rcx + 640]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rcx + 704]
    vpmadd52huq zmm4, zmm25, zmmword ptr [rcx + 704]
    vpmadd52luq zmm4, zmm25, zmmword ptr [rcx + 768]
    vpmadd52huq zmm9, zmm25, zmmword ptr [rcx + 768]
    vpmadd52luq zmm9, zmm25, zmmword ptr [rcx + 832]
    vpmadd52huq zmm11, zmm25, zmmword ptr [rcx + 832]
    vpmadd52luq zmm11, zmm25, zmmword ptr [rcx + 896]
    vpmadd52huq zmm13, zmm25, zmmword ptr [rcx + 896]
    vpmadd52luq zmm13, zmm25, zmmword ptr [rcx + 960]
    vpmadd52huq zmm15, zmm25, zmmword ptr [rcx + 960]
    vpmadd52luq zmm15, zmm25, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm17, zmm25, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm19, zmm25, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm19, zmm25, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm21, zmm25, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm21, zmm25, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm23, zmm25, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm25, zmmword ptr [r8]
    vpmadd52luq zmm29, zmm25, zmmword ptr [rsi + 3456]
    vpmadd52huq zmm31, zmm25, zmmword ptr [rsi + 3456]
    vmovdqu64 zmm25, zmmword ptr [rsi + 3456]
    vpmadd52luq zmm31, zmm25, zmmword ptr [r8 + 64]
    vpmadd52huq zmm30, zmm25, zmmword ptr [r8 + 64]
    vpmadd52luq zmm30, zmm25, zmmword ptr [r8 + 128]
    vpmadd52huq zmm28, zmm25, zmmword ptr [r8 + 128]
    vpmadd52luq zmm28, zmm25, zmmword ptr [r8 + 192]
    vpmadd52huq zmm26, zmm25, zmmword ptr [r8 + 192]
    vpmadd52luq zmm26, zmm25, zmmword ptr [r8 + 256]
    vpmadd52huq zmm24, zmm25, zmmword ptr [r8 + 256]
    vpmadd52luq zmm24, zmm25, zmmword ptr [r8 + 320]
    vpmadd52huq zmm22, zmm25, zmmword ptr [r8 + 320]
    vpmadd52luq zmm22, zmm25, zmmword ptr [r8 + 384]
    vpmadd52huq zmm18, zmm25, zmmword ptr [r8 + 384]
    vpmadd52luq zmm18, zmm25, zmmword ptr [r8 + 448]
    vpmadd52huq zmm14, zmm25, zmmword ptr [r8 + 448]
    vpmadd52luq zmm14, zmm25, zmmword ptr [r8 + 512]
    vpmadd52huq zmm10, zmm25, zmmword ptr [r8 + 512]
    vpmadd52luq zmm10, zmm25, zmmword ptr [r8 + 576]
    vpmadd52huq zmm6, zmm25, zmmword ptr [r8 + 576]
    vpmadd52luq zmm6, zmm25, zmmword ptr [r8 + 640]
    vpmadd52huq zmm0, zmm25, zmmword ptr [r8 + 640]
    vpmadd52luq zmm0, zmm25, zmmword ptr [r8 + 704]
    vpmadd52huq zmm4, zmm25, zmmword ptr [r8 + 704]
    vpmadd52luq zmm4, zmm25, zmmword ptr [r8 + 768]
    vpmadd52huq zmm9, zmm25, zmmword ptr [r8 + 768]
    vpmadd52luq zmm9, zmm25, zmmword ptr [r8 + 832]
    vpmadd52huq zmm11, zmm25, zmmword ptr [r8 + 832]
    vpmadd52luq zmm11, zmm25, zmmword ptr [r8 + 896]
    vpmadd52huq zmm13, zmm25, zmmword ptr [r8 + 896]
    vpmadd52luq zmm13, zmm25, zmmword ptr [r8 + 960]
    vpmadd52huq zmm15, zmm25, zmmword ptr [r8 + 960]
    vpmadd52luq zmm15, zmm25, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm17, zmm25, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm17, zmm25, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm19, zmm25, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm19, zmm25, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm21, zmm25, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm21, zmm25, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm23, zmm25, zmmword ptr [r8 + 1216]
    vpaddq zmm27, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm27, zmm27, 52
    vpmadd52huq zmm29, zmm20, zmm1
    vpaddq zmm29, zmm29, zmm27
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm31, zmm2, zmm1
    vpmadd52luq zmm31, zmm3, zmm1
    vpmadd52huq zmm30, zmm3, zmm1
    vpmadd52luq zmm30, zmm16, zmm1
    vpmadd52huq zmm28, zmm16, zmm1
    vpmadd52luq zmm28, zmm5, zmm1
    vpmadd52huq zmm26, zmm5, zmm1
    vpmadd52luq zmm26, zmm12, zmm1
    vpmadd52huq zmm24, zmm12, zmm1
    vpmadd52luq zmm24, zmm7, zmm1
    vpmadd52huq zmm22, zmm7, zmm1
    vpmadd52luq zmm22, zmm8, zmm1
    vpmadd52huq zmm18, zmm8, zmm1
    vpbroadcastq zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm25, zmm1
    vpbroadcastq zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm14, zmm1, zmm27
    vpmadd52huq zmm10, zmm27, zmm1
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm27, zmmword ptr [rsi + 960]
    vpmadd52luq zmm31, zmm27, zmmword ptr [rdx]
    vpmadd52huq zmm30, zmm27, zmmword ptr [rdx]
    vpmadd52luq zmm30, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm28, zmm27, zmmword ptr [rdx + 64]
    vpmadd52luq zmm28, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm26, zmm27, zmmword ptr [rdx + 128]
    vpmadd52luq zmm26, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm24, zmm27, zmmword ptr [rdx + 192]
    vpmadd52luq zmm24, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm22, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm22, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm18, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm14, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm10, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm6, zmm27, zmmword ptr [rdx + 576]
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm0, zmm27, zmmword ptr [rdx + 640]
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 640]
    vpmadd52luq zmm4, zmm27, zmmword ptr [rdx + 704]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 704]
    vpmadd52luq zmm9, zmm27, zmmword ptr [rdx + 768]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 768]
    vpmadd52luq zmm11, zmm27, zmmword ptr [rdx + 832]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 832]
    vpmadd52luq zmm13, zmm27, zmmword ptr [rdx + 896]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 896]
    vpmadd52luq zmm15, zmm27, zmmword ptr [rdx + 960]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 960]
    vpmadd52luq zmm17, zmm27, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm19, zmm27, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm21, zmm27, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm21, zmm27, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm23, zmm27, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm23, zmm27, zmmword ptr [rdx + 1216]
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm27, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm27, zmmword ptr [rcx]
    vpmadd52luq zmm31, zmm27, zmmword ptr [rsi + 2240]
    vpmadd52huq zmm30, zmm27, zmmword ptr [rsi + 2240]
    vmovdqu64 zmm27, zmmword ptr [rsi + 2240]
    vpmadd52luq zmm30, zmm27, zmmword ptr [rcx + 64]
    vpmadd52huq zmm28, zmm27, zmmword ptr [rcx + 64]
    vpmadd52luq zmm28, zmm27, zmmword ptr [rcx + 128]
    vpmadd52huq zmm26, zmm27, zmmword ptr [rcx + 128]
    vpmadd52luq zmm26, zmm27, zmmword ptr [rcx + 192]
    vpmadd52huq zmm24, zmm27, zmmword ptr [rcx + 192]
    vpmadd52luq zmm24, zmm27, zmmword ptr [rcx + 256]
    vpmadd52huq zmm22, zmm27, zmmword ptr [rcx + 256]
    vpmadd52luq zmm22, zmm27, zmmword ptr [rcx + 320]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rcx + 320]
    vpmadd52luq zmm18, zmm27, zmmword ptr [rcx + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rcx + 384]
    vpmadd52luq zmm14, zmm27, zmmword ptr [rcx + 448]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rcx + 448]
    vpmadd52luq zmm10, zmm27, zmmword ptr [rcx + 512]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rcx + 512]
    vpmadd52luq zmm6, zmm27, zmmword ptr [rcx + 576]
    vpmadd52huq zmm0, zmm27, zmmword ptr [rcx + 576]
    vpmadd52luq zmm0, zmm27, zmmword ptr [rcx + 640]
    vpmadd52huq zmm4, zmm27, zmmword ptr [rcx + 640]
    vpmadd52luq zmm4, zmm27, zmmword ptr [rcx + 704]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rcx + 704]
    vpmadd52luq zmm9, zmm27, zmmword ptr [rcx + 768]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rcx + 768]
    vpmadd52luq zmm11, zmm27, zmmword ptr [rcx + 832]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rcx + 832]
    vpmadd52luq zmm13, zmm27, zmmword ptr [rcx + 896]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rcx + 896]
    vpmadd52luq zmm15, zmm27, zmmword ptr [rcx + 960]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rcx + 960]
    vpmadd52luq zmm17, zmm27, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm19, zmm27, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm21, zmm27, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm21, zmm27, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm23, zmm27, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm23, zmm27, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm25, zmm27, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm27, zmmword ptr [r8]
    vpmadd52luq zmm31, zmm27, zmmword ptr [rsi + 3520]
    vpmadd52huq zmm30, zmm27, zmmword ptr [rsi + 3520]
    vmovdqu64 zmm27, zmmword ptr [rsi + 3520]
    vpmadd52luq zmm30, zmm27, zmmword ptr [r8 + 64]
    vpmadd52huq zmm28, zmm27, zmmword ptr [r8 + 64]
    vpmadd52luq zmm28, zmm27, zmmword ptr [r8 + 128]
    vpmadd52huq zmm26, zmm27, zmmword ptr [r8 + 128]
    vpmadd52luq zmm26, zmm27, zmmword ptr [r8 + 192]
    vpmadd52huq zmm24, zmm27, zmmword ptr [r8 + 192]
    vpmadd52luq zmm24, zmm27, zmmword ptr [r8 + 256]
    vpmadd52huq zmm22, zmm27, zmmword ptr [r8 + 256]
    vpmadd52luq zmm22, zmm27, zmmword ptr [r8 + 320]
    vpmadd52huq zmm18, zmm27, zmmword ptr [r8 + 320]
    vpmadd52luq zmm18, zmm27, zmmword ptr [r8 + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [r8 + 384]
    vpmadd52luq zmm14, zmm27, zmmword ptr [r8 + 448]
    vpmadd52huq zmm10, zmm27, zmmword ptr [r8 + 448]
    vpmadd52luq zmm10, zmm27, zmmword ptr [r8 + 512]
    vpmadd52huq zmm6, zmm27, zmmword ptr [r8 + 512]
    vpmadd52luq zmm6, zmm27, zmmword ptr [r8 + 576]
    vpmadd52huq zmm0, zmm27, zmmword ptr [r8 + 576]
    vpmadd52luq zmm0, zmm27, zmmword ptr [r8 + 640]
    vpmadd52huq zmm4, zmm27, zmmword ptr [r8 + 640]
    vpmadd52luq zmm4, zmm27, zmmword ptr [r8 + 704]
    vpmadd52huq zmm9, zmm27, zmmword ptr [r8 + 704]
    vpmadd52luq zmm9, zmm27, zmmword ptr [r8 + 768]
    vpmadd52huq zmm11, zmm27, zmmword ptr [r8 + 768]
    vpmadd52luq zmm11, zmm27, zmmword ptr [r8 + 832]
    vpmadd52huq zmm13, zmm27, zmmword ptr [r8 + 832]
    vpmadd52luq zmm13, zmm27, zmmword ptr [r8 + 896]
    vpmadd52huq zmm15, zmm27, zmmword ptr [r8 + 896]
    vpmadd52luq zmm15, zmm27, zmmword ptr [r8 + 960]
    vpmadd52huq zmm17, zmm27, zmmword ptr [r8 + 960]
    vpmadd52luq zmm17, zmm27, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm19, zmm27, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm19, zmm27, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm21, zmm27, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm21, zmm27, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm23, zmm27, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm23, zmm27, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm25, zmm27, zmmword ptr [r8 + 1216]
    vpaddq zmm29, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm29, zmm29, 52
    vpmadd52huq zmm31, zmm20, zmm1
    vpaddq zmm31, zmm31, zmm29
    vpmadd52luq zmm31, zmm2, zmm1
    vpmadd52huq zmm30, zmm2, zmm1
    vpmadd52luq zmm30, zmm3, zmm1
    vpmadd52huq zmm28, zmm3, zmm1
    vpmadd52luq zmm28, zmm16, zmm1
    vpmadd52huq zmm26, zmm16, zmm1
    vpmadd52luq zmm26, zmm5, zmm1
    vpmadd52huq zmm24, zmm5, zmm1
    vpmadd52luq zmm24, zmm12, zmm1
    vpmadd52huq zmm22, zmm12, zmm1
    vpmadd52luq zmm22, zmm7, zmm1
    vpmadd52huq zmm18, zmm7, zmm1
    vpmadd52luq zmm18, zmm8, zmm1
    vpmadd52huq zmm14, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm14, zmm1, zmm27
    vpmadd52huq zmm10, zmm27, zmm1
    vpbroadcastq zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm10, zmm1, zmm29
    vpmadd52huq zmm6, zmm29, zmm1
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm29, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm30, zmm29, zmmword ptr [rdx]
    vpmadd52huq zmm28, zmm29, zmmword ptr [rdx]
    vpmadd52luq zmm28, zmm29, zmmword ptr [rdx + 64]
    vpmadd52huq zmm26, zmm29, zmmword ptr [rdx + 64]
    vpmadd52luq zmm26, zmm29, zmmword ptr [rdx + 128]
    vpmadd52huq zmm24, zmm29, zmmword ptr [rdx + 128]
    vpmadd52luq zmm24, zmm29, zmmword ptr [rdx + 192]
    vpmadd52huq zmm22, zmm29, zmmword ptr [rdx + 192]
    vpmadd52luq zmm22, zmm29, zmmword ptr [rdx + 256]
    vpmadd52huq zmm18, zmm29, zmmword ptr [rdx + 256]
    vpmadd52luq zmm18, zmm29, zmmword ptr [rdx + 320]
    vpmadd52huq zmm14, zmm29, zmmword ptr [rdx + 320]
    vpmadd52luq zmm14, zmm29, zmmword ptr [rdx + 384]
    vpmadd52huq zmm10, zmm29, zmmword ptr [rdx + 384]
    vpmadd52luq zmm10, zmm29, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm29, zmmword ptr [rdx + 448]
    vpmadd52luq zmm6, zmm29, zmmword ptr [rdx + 512]
    vpmadd52huq zmm0, zmm29, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm29, zmmword ptr [rdx + 576]
    vpmadd52huq zmm4, zmm29, zmmword ptr [rdx + 576]
    vpmadd52luq zmm4, zmm29, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm29, zmmword ptr [rdx + 640]
    vpmadd52luq zmm9, zmm29, zmmword ptr [rdx + 704]
    vpmadd52huq zmm11, zmm29, zmmword ptr [rdx + 704]
    vpmadd52luq zmm11, zmm29, zmmword ptr [rdx + 768]
    vpmadd52huq zmm13, zmm29, zmmword ptr [rdx + 768]
    vpmadd52luq zmm13, zmm29, zmmword ptr [rdx + 832]
    vpmadd52huq zmm15, zmm29, zmmword ptr [rdx + 832]
    vpmadd52luq zmm15, zmm29, zmmword ptr [rdx + 896]
    vpmadd52huq zmm17, zmm29, zmmword ptr [rdx + 896]
    vpmadd52luq zmm17, zmm29, zmmword ptr [rdx + 960]
    vpmadd52huq zmm19, zmm29, zmmword ptr [rdx + 960]
    vpmadd52luq zmm19, zmm29, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm21, zmm29, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm21, zmm29, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm23, zmm29, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm23, zmm29, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm25, zmm29, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm25, zmm29, zmmword ptr [rdx + 1216]
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm29, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm29, zmmword ptr [rcx]
    vpmadd52luq zmm30, zmm29, zmmword ptr [rsi + 2304]
    vpmadd52huq zmm28, zmm29, zmmword ptr [rsi + 2304]
    vmovdqu64 zmm29, zmmword ptr [rsi + 2304]
    vpmadd52luq zmm28, zmm29, zmmword ptr [rcx + 64]
    vpmadd52huq zmm26, zmm29, zmmword ptr [rcx + 64]
    vpmadd52luq zmm26, zmm29, zmmword ptr [rcx + 128]
    vpmadd52huq zmm24, zmm29, zmmword ptr [rcx + 128]
    vpmadd52luq zmm24, zmm29, zmmword ptr [rcx + 192]
    vpmadd52huq zmm22, zmm29, zmmword ptr [rcx + 192]
    vpmadd52luq zmm22, zmm29, zmmword ptr [rcx + 256]
    vpmadd52huq zmm18, zmm29, zmmword ptr [rcx + 256]
    vpmadd52luq zmm18, zmm29, zmmword ptr [rcx + 320]
    vpmadd52huq zmm14, zmm29, zmmword ptr [rcx + 320]
    vpmadd52luq zmm14, zmm29, zmmword ptr [rcx + 384]
    vpmadd52huq zmm10, zmm29, zmmword ptr [rcx + 384]
    vpmadd52luq zmm10, zmm29, zmmword ptr [rcx + 448]
    vpmadd52huq zmm6, zmm29, zmmword ptr [rcx + 448]
    vpmadd52luq zmm6, zmm29, zmmword ptr [rcx + 512]
    vpmadd52huq zmm0, zmm29, zmmword ptr [rcx + 512]
    vpmadd52luq zmm0, zmm29, zmmword ptr [rcx + 576]
    vpmadd52huq zmm4, zmm29, zmmword ptr [rcx + 576]
    vpmadd52luq zmm4, zmm29, zmmword ptr [rcx + 640]
    vpmadd52huq zmm9, zmm29, zmmword ptr [rcx + 640]
    vpmadd52luq zmm9, zmm29, zmmword ptr [rcx + 704]
    vpmadd52huq zmm11, zmm29, zmmword ptr [rcx + 704]
    vpmadd52luq zmm11, zmm29, zmmword ptr [rcx + 768]
    vpmadd52huq zmm13, zmm29, zmmword ptr [rcx + 768]
    vpmadd52luq zmm13, zmm29, zmmword ptr [rcx + 832]
    vpmadd52huq zmm15, zmm29, zmmword ptr [rcx + 832]
    vpmadd52luq zmm15, zmm29, zmmword ptr [rcx + 896]
    vpmadd52huq zmm17, zmm29, zmmword ptr [rcx + 896]
    vpmadd52luq zmm17, zmm29, zmmword ptr [rcx + 960]
    vpmadd52huq zmm19, zmm29, zmmword ptr [rcx + 960]
    vpmadd52luq zmm19, zmm29, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm21, zmm29, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm21, zmm29, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm23, zmm29, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm23, zmm29, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm25, zmm29, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm25, zmm29, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm27, zmm29, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm29, zmmword ptr [r8]
    vpmadd52luq zmm30, zmm29, zmmword ptr [rsi + 3584]
    vpmadd52huq zmm28, zmm29, zmmword ptr [rsi + 3584]
    vmovdqu64 zmm29, zmmword ptr [rsi + 3584]
    vpmadd52luq zmm28, zmm29, zmmword ptr [r8 + 64]
    vpmadd52huq zmm26, zmm29, zmmword ptr [r8 + 64]
    vpmadd52luq zmm26, zmm29, zmmword ptr [r8 + 128]
    vpmadd52huq zmm24, zmm29, zmmword ptr [r8 + 128]
    vpmadd52luq zmm24, zmm29, zmmword ptr [r8 + 192]
    vpmadd52huq zmm22, zmm29, zmmword ptr [r8 + 192]
    vpmadd52luq zmm22, zmm29, zmmword ptr [r8 + 256]
    vpmadd52huq zmm18, zmm29, zmmword ptr [r8 + 256]
    vpmadd52luq zmm18, zmm29, zmmword ptr [r8 + 320]
    vpmadd52huq zmm14, zmm29, zmmword ptr [r8 + 320]
    vpmadd52luq zmm14, zmm29, zmmword ptr [r8 + 384]
    vpmadd52huq zmm10, zmm29, zmmword ptr [r8 + 384]
    vpmadd52luq zmm10, zmm29, zmmword ptr [r8 + 448]
    vpmadd52huq zmm6, zmm29, zmmword ptr [r8 + 448]
    vpmadd52luq zmm6, zmm29, zmmword ptr [r8 + 512]
    vpmadd52huq zmm0, zmm29, zmmword ptr [r8 + 512]
    vpmadd52luq zmm0, zmm29, zmmword ptr [r8 + 576]
    vpmadd52huq zmm4, zmm29, zmmword ptr [r8 + 576]
    vpmadd52luq zmm4, zmm29, zmmword ptr [r8 + 640]
    vpmadd52huq zmm9, zmm29, zmmword ptr [r8 + 640]
    vpmadd52luq zmm9, zmm29, zmmword ptr [r8 + 704]
    vpmadd52huq zmm11, zmm29, zmmword ptr [r8 + 704]
    vpmadd52luq zmm11, zmm29, zmmword ptr [r8 + 768]
    vpmadd52huq zmm13, zmm29, zmmword ptr [r8 + 768]
    vpmadd52luq zmm13, zmm29, zmmword ptr [r8 + 832]
    vpmadd52huq zmm15, zmm29, zmmword ptr [r8 + 832]
    vpmadd52luq zmm15, zmm29, zmmword ptr [r8 + 896]
    vpmadd52huq zmm17, zmm29, zmmword ptr [r8 + 896]
    vpmadd52luq zmm17, zmm29, zmmword ptr [r8 + 960]
    vpmadd52huq zmm19, zmm29, zmmword ptr [r8 + 960]
    vpmadd52luq zmm19, zmm29, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm21, zmm29, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm21, zmm29, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm23, zmm29, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm23, zmm29, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm25, zmm29, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm25, zmm29, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm27, zmm29, zmmword ptr [r8 + 1216]
    vpaddq zmm31, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm31, zmm31, 52
    vpmadd52huq zmm30, zmm20, zmm1
    vpaddq zmm30, zmm30, zmm31
    vpmadd52luq zmm30, zmm2, zmm1
    vpmadd52huq zmm28, zmm2, zmm1
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm26, zmm3, zmm1
    vpmadd52luq zmm26, zmm16, zmm1
    vpmadd52huq zmm24, zmm16, zmm1
    vpmadd52luq zmm24, zmm5, zmm1
    vpmadd52huq zmm22, zmm5, zmm1
    vpmadd52luq zmm22, zmm12, zmm1
    vpmadd52huq zmm18, zmm12, zmm1
    vpmadd52luq zmm18, zmm7, zmm1
    vpmadd52huq zmm14, zmm7, zmm1
    vpmadd52luq zmm14, zmm8, zmm1
    vpmadd52huq zmm10, zmm8, zmm1
    vpbroadcastq zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm10, zmm1, zmm29
    vpmadd52huq zmm6, zmm29, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm6, zmm1, zmm31
    vpmadd52huq zmm0, zmm31, zmm1
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm31, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm28, zmm31, zmmword ptr [rdx]
    vpmadd52huq zmm26, zmm31, zmmword ptr [rdx]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rdx + 64]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rdx + 64]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rdx + 128]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rdx + 128]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rdx + 192]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rdx + 192]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rdx + 256]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rdx + 256]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rdx + 320]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rdx + 384]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rdx + 448]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rdx + 448]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rdx + 512]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rdx + 512]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rdx + 576]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rdx + 640]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rdx + 640]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rdx + 704]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rdx + 704]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rdx + 768]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rdx + 768]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rdx + 832]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rdx + 832]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rdx + 896]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rdx + 896]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rdx + 960]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rdx + 960]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rdx + 1216]
    vpxorq zmm29, zmm29, zmm29
    vpmadd52huq zmm29, zmm31, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm28, zmm31, zmmword ptr [rsi + 2368]
    vpmadd52huq zmm26, zmm31, zmmword ptr [rsi + 2368]
    vmovdqu64 zmm31, zmmword ptr [rsi + 2368]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rcx + 64]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rcx + 64]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rcx + 128]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rcx + 192]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rcx + 192]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rcx + 256]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rcx + 320]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rcx + 320]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rcx + 448]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rcx + 448]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rcx + 512]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rcx + 512]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rcx + 640]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rcx + 640]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rcx + 704]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rcx + 704]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rcx + 768]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rcx + 768]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rcx + 832]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rcx + 832]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rcx + 896]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rcx + 896]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rcx + 960]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rcx + 960]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm31, zmmword ptr [r8]
    vpmadd52luq zmm28, zmm31, zmmword ptr [rsi + 3648]
    vpmadd52huq zmm26, zmm31, zmmword ptr [rsi + 3648]
    vmovdqu64 zmm31, zmmword ptr [rsi + 3648]
    vpmadd52luq zmm26, zmm31, zmmword ptr [r8 + 64]
    vpmadd52huq zmm24, zmm31, zmmword ptr [r8 + 64]
    vpmadd52luq zmm24, zmm31, zmmword ptr [r8 + 128]
    vpmadd52huq zmm22, zmm31, zmmword ptr [r8 + 128]
    vpmadd52luq zmm22, zmm31, zmmword ptr [r8 + 192]
    vpmadd52huq zmm18, zmm31, zmmword ptr [r8 + 192]
    vpmadd52luq zmm18, zmm31, zmmword ptr [r8 + 256]
    vpmadd52huq zmm14, zmm31, zmmword ptr [r8 + 256]
    vpmadd52luq zmm14, zmm31, zmmword ptr [r8 + 320]
    vpmadd52huq zmm10, zmm31, zmmword ptr [r8 + 320]
    vpmadd52luq zmm10, zmm31, zmmword ptr [r8 + 384]
    vpmadd52huq zmm6, zmm31, zmmword ptr [r8 + 384]
    vpmadd52luq zmm6, zmm31, zmmword ptr [r8 + 448]
    vpmadd52huq zmm0, zmm31, zmmword ptr [r8 + 448]
    vpmadd52luq zmm0, zmm31, zmmword ptr [r8 + 512]
    vpmadd52huq zmm4, zmm31, zmmword ptr [r8 + 512]
    vpmadd52luq zmm4, zmm31, zmmword ptr [r8 + 576]
    vpmadd52huq zmm9, zmm31, zmmword ptr [r8 + 576]
    vpmadd52luq zmm9, zmm31, zmmword ptr [r8 + 640]
    vpmadd52huq zmm11, zmm31, zmmword ptr [r8 + 640]
    vpmadd52luq zmm11, zmm31, zmmword ptr [r8 + 704]
    vpmadd52huq zmm13, zmm31, zmmword ptr [r8 + 704]
    vpmadd52luq zmm13, zmm31, zmmword ptr [r8 + 768]
    vpmadd52huq zmm15, zmm31, zmmword ptr [r8 + 768]
    vpmadd52luq zmm15, zmm31, zmmword ptr [r8 + 832]
    vpmadd52huq zmm17, zmm31, zmmword ptr [r8 + 832]
    vpmadd52luq zmm17, zmm31, zmmword ptr [r8 + 896]
    vpmadd52huq zmm19, zmm31, zmmword ptr [r8 + 896]
    vpmadd52luq zmm19, zmm31, zmmword ptr [r8 + 960]
    vpmadd52huq zmm21, zmm31, zmmword ptr [r8 + 960]
    vpmadd52luq zmm21, zmm31, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm23, zmm31, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm23, zmm31, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm25, zmm31, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm25, zmm31, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm27, zmm31, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm27, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm29, zmm31, zmmword ptr [r8 + 1216]
    vpaddq zmm30, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm30, zmm30, 52
    vpmadd52huq zmm28, zmm20, zmm1
    vpaddq zmm28, zmm28, zmm30
    vpmadd52luq zmm28, zmm2, zmm1
    vpmadd52huq zmm26, zmm2, zmm1
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm24, zmm3, zmm1
    vpmadd52luq zmm24, zmm16, zmm1
    vpmadd52huq zmm22, zmm16, zmm1
    vpmadd52luq zmm22, zmm5, zmm1
    vpmadd52huq zmm18, zmm5, zmm1
    vpmadd52luq zmm18, zmm12, zmm1
    vpmadd52huq zmm14, zmm12, zmm1
    vpmadd52luq zmm14, zmm7, zmm1
    vpmadd52huq zmm10, zmm7, zmm1
    vpmadd52luq zmm10, zmm8, zmm1
    vpmadd52huq zmm6, zmm8, zmm1
    vpbroadcastq zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm6, zmm1, zmm30
    vpmadd52huq zmm0, zmm30, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm0, zmm1, zmm31
    vpmadd52huq zmm4, zmm31, zmm1
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm31, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rdx]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rdx]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rdx + 64]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rdx + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rdx + 128]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rdx + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rdx + 192]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rdx + 256]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rdx + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rdx + 320]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rdx + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rdx + 384]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rdx + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rdx + 448]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rdx + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rdx + 512]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rdx + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rdx + 576]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rdx + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rdx + 640]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rdx + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rdx + 704]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rdx + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rdx + 768]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rdx + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rdx + 832]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rdx + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rdx + 896]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rdx + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rdx + 960]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rdx + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rdx + 1216]
    vpxorq zmm30, zmm30, zmm30
    vpmadd52huq zmm30, zmm31, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rsi + 2432]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rsi + 2432]
    vmovdqu64 zmm31, zmmword ptr [rsi + 2432]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rcx + 64]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rcx + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rcx + 128]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rcx + 192]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rcx + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rcx + 256]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rcx + 320]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rcx + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rcx + 384]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rcx + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rcx + 448]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rcx + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rcx + 512]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rcx + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rcx + 576]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rcx + 640]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rcx + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rcx + 704]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rcx + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rcx + 768]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rcx + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rcx + 832]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rcx + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rcx + 896]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rcx + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rcx + 960]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rcx + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm31, zmmword ptr [r8]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rsi + 3712]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rsi + 3712]
    vmovdqu64 zmm31, zmmword ptr [rsi + 3712]
    vpmadd52luq zmm24, zmm31, zmmword ptr [r8 + 64]
    vpmadd52huq zmm22, zmm31, zmmword ptr [r8 + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [r8 + 128]
    vpmadd52huq zmm18, zmm31, zmmword ptr [r8 + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [r8 + 192]
    vpmadd52huq zmm14, zmm31, zmmword ptr [r8 + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [r8 + 256]
    vpmadd52huq zmm10, zmm31, zmmword ptr [r8 + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [r8 + 320]
    vpmadd52huq zmm6, zmm31, zmmword ptr [r8 + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [r8 + 384]
    vpmadd52huq zmm0, zmm31, zmmword ptr [r8 + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [r8 + 448]
    vpmadd52huq zmm4, zmm31, zmmword ptr [r8 + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [r8 + 512]
    vpmadd52huq zmm9, zmm31, zmmword ptr [r8 + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [r8 + 576]
    vpmadd52huq zmm11, zmm31, zmmword ptr [r8 + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [r8 + 640]
    vpmadd52huq zmm13, zmm31, zmmword ptr [r8 + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [r8 + 704]
    vpmadd52huq zmm15, zmm31, zmmword ptr [r8 + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [r8 + 768]
    vpmadd52huq zmm17, zmm31, zmmword ptr [r8 + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [r8 + 832]
    vpmadd52huq zmm19, zmm31, zmmword ptr [r8 + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [r8 + 896]
    vpmadd52huq zmm21, zmm31, zmmword ptr [r8 + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [r8 + 960]
    vpmadd52huq zmm23, zmm31, zmmword ptr [r8 + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm25, zmm31, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm27, zmm31, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm29, zmm31, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm30, zmm31, zmmword ptr [r8 + 1216]
    vpaddq zmm28, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm28, zmm28, 52
    vpmadd52huq zmm26, zmm20, zmm1
    vpaddq zmm26, zmm26, zmm28
    vpmadd52luq zmm26, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm1
    vpmadd52luq zmm24, zmm3, zmm1
    vpmadd52huq zmm22, zmm3, zmm1
    vpmadd52luq zmm22, zmm16, zmm1
    vpmadd52huq zmm18, zmm16, zmm1
    vpmadd52luq zmm18, zmm5, zmm1
    vpmadd52huq zmm14, zmm5, zmm1
    vpmadd52luq zmm14, zmm12, zmm1
    vpmadd52huq zmm10, zmm12, zmm1
    vpmadd52luq zmm10, zmm7, zmm1
    vpmadd52huq zmm6, zmm7, zmm1
    vpmadd52luq zmm6, zmm8, zmm1
    vpmadd52huq zmm0, zmm8, zmm1
    vpbroadcastq zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm0, zmm1, zmm28
    vpmadd52huq zmm4, zmm28, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm4, zmm1, zmm31
    vpmadd52huq zmm9, zmm31, zmm1
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm31, zmmword ptr [rsi + 1216]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rdx]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rdx]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rdx + 64]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rdx + 64]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rdx + 128]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rdx + 128]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rdx + 192]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rdx + 192]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rdx + 256]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rdx + 256]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rdx + 320]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rdx + 384]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rdx + 384]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rdx + 448]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rdx + 448]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rdx + 512]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rdx + 512]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rdx + 576]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rdx + 576]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rdx + 640]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rdx + 640]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rdx + 704]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rdx + 704]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rdx + 768]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rdx + 768]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rdx + 832]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rdx + 832]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rdx + 896]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rdx + 896]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rdx + 960]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rdx + 960]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm30, zmm31, zmmword ptr [rdx + 1216]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52huq zmm28, zmm31, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1216]
    vpmadd52luq zmm30, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm28, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [r8]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 1216]
    vpmadd52luq zmm30, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm28, zmm31, zmmword ptr [rsi + 3776]
    vpaddq zmm26, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm26, zmm26, 52
    vpmadd52huq zmm24, zmm20, zmm1
    vpaddq zmm24, zmm24, zmm26
    vpmadd52luq zmm24, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm1
    vpmadd52luq zmm22, zmm3, zmm1
    vpmadd52huq zmm18, zmm3, zmm1
    vpmadd52luq zmm18, zmm16, zmm1
    vpmadd52huq zmm14, zmm16, zmm1
    vpmadd52luq zmm14, zmm5, zmm1
    vpmadd52huq zmm10, zmm5, zmm1
    vpmadd52luq zmm10, zmm12, zmm1
    vpmadd52huq zmm6, zmm12, zmm1
    vpmadd52luq zmm6, zmm7, zmm1
    vpmadd52huq zmm0, zmm7, zmm1
    vpmadd52luq zmm0, zmm8, zmm1
    vpmadd52huq zmm4, zmm8, zmm1
    vpbroadcastq zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm4, zmm1, zmm26
    vpmadd52huq zmm9, zmm26, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm9, zmm1, zmm31
    vpmadd52huq zmm11, zmm31, zmm1
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpaddq zmm24, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm24, zmm24, 52
    vpmadd52huq zmm22, zmm20, zmm1
    vpaddq zmm22, zmm22, zmm24
    vpmadd52luq zmm22, zmm2, zmm1
    vpmadd52huq zmm18, zmm2, zmm1
    vpmadd52luq zmm18, zmm3, zmm1
    vpmadd52huq zmm14, zmm3, zmm1
    vpmadd52luq zmm14, zmm16, zmm1
    vpmadd52huq zmm10, zmm16, zmm1
    vpmadd52luq zmm10, zmm5, zmm1
    vpmadd52huq zmm6, zmm5, zmm1
    vpmadd52luq zmm6, zmm12, zmm1
    vpmadd52huq zmm0, zmm12, zmm1
    vpmadd52luq zmm0, zmm7, zmm1
    vpmadd52huq zmm4, zmm7, zmm1
    vpmadd52luq zmm4, zmm8, zmm1
    vpmadd52huq zmm9, zmm8, zmm1
    vpmadd52luq zmm9, zmm26, zmm1
    vpmadd52huq zmm11, zmm26, zmm1
    vpmadd52luq zmm11, zmm31, zmm1
    vpmadd52huq zmm13, zmm31, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]
    vpmadd52luq zmm13, zmm1, zmm2
    vpmadd52huq zmm15, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]
    vpmadd52luq zmm15, zmm1, zmm2
    vpmadd52huq zmm17, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]
    vpmadd52luq zmm17, zmm1, zmm2
    vpmadd52huq zmm19, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]
    vpmadd52luq zmm19, zmm1, zmm2
    vpmadd52huq zmm21, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]
    vpmadd52luq zmm21, zmm1, zmm2
    vpmadd52huq zmm23, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]
    vpmadd52luq zmm23, zmm1, zmm2
    vpmadd52huq zmm25, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]
    vpmadd52luq zmm25, zmm1, zmm2
    vpmadd52huq zmm27, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]
    vpmadd52luq zmm27, zmm1, zmm2
    vpmadd52huq zmm29, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]
    vpmadd52luq zmm29, zmm1, zmm2
    vpmadd52huq zmm30, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]
    vpmadd52luq zmm30, zmm1, zmm2
    vpmadd52huq zmm28, zmm2, zmm1
    vpsrlq zmm1, zmm22, 52
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
    vpsrlq zmm1, zmm13, 52
    vpaddq zmm15, zmm15, zmm1
    vpsrlq zmm1, zmm15, 52
    vpaddq zmm17, zmm17, zmm1
    vpsrlq zmm1, zmm17, 52
    vpaddq zmm19, zmm19, zmm1
    vpsrlq zmm1, zmm19, 52
    vpaddq zmm21, zmm21, zmm1
    vpsrlq zmm1, zmm21, 52
    vpaddq zmm23, zmm23, zmm1
    vpsrlq zmm1, zmm23, 52
    vpaddq zmm25, zmm25, zmm1
    vpsrlq zmm1, zmm25, 52
    vpaddq zmm27, zmm27, zmm1
    vpsrlq zmm1, zmm27, 52
    vpaddq zmm29, zmm29, zmm1
    vpsrlq zmm1, zmm29, 52
    vpaddq zmm30, zmm30, zmm1
    vpsrlq zmm1, zmm30, 52
    vpaddq zmm28, zmm28, zmm1
    vpandq zmm22, zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm22
    vpandq zmm18, zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm18
    vpandq zmm14, zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm14
    vpandq zmm10, zmm10, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm10
    vpandq zmm6, zmm6, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 256], zmm6
    vpandq zmm0, zmm0, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 320], zmm0
    vpandq zmm4, zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 384], zmm4
    vpandq zmm9, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 448], zmm9
    vpandq zmm11, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 512], zmm11
    vpandq zmm13, zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 576], zmm13
    vpandq zmm15, zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 640], zmm15
    vpandq zmm17, zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 704], zmm17
    vpandq zmm19, zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 768], zmm19
    vpandq zmm21, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 832], zmm21
    vpandq zmm23, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 896], zmm23
    vpandq zmm25, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 960], zmm25
    vpandq zmm27, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1024], zmm27
    vpandq zmm29, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1088], zmm29
    vpandq zmm30, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1152], zmm30
    vmovdqu64 zmmword ptr [rdi + 1216], zmm28
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p1020x8_dot3_ifma)

/* z <- (x0 * y0 + x1 * y1 + ...) / R mod p, in [0, 2p); R = 2^(digits of all bits) */
/* @pre 0 <= x0, y0 ..., x0 * y0 + x1 * y1 + ... < R * p: all below 2p if R >= 16p, or as the headers say */
/* @post 0 <= z < 2p */
/* rdi = z, rsi = y, rdx = x0, rcx = x1, r8 = x2, r9 = x3 */
    HIDE(sangi_p1020x8_dot4_ifma)
    .globl SYMBOL(sangi_p1020x8_dot4_ifma)
    KIND(sangi_p1020x8_dot4_ifma)
    .p2align 5
SYMBOL(sangi_p1020x8_dot4_ifma):
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
    vmovdqu64 zmm22, zmmword ptr [rdx + 640]
    vpmadd52luq zmm21, zmm1, zmm22
    vpxorq zmm23, zmm23, zmm23
    vpmadd52huq zmm23, zmm22, zmm1
    vmovdqu64 zmm24, zmmword ptr [rdx + 704]
    vpmadd52luq zmm23, zmm1, zmm24
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm24, zmm1
    vmovdqu64 zmm26, zmmword ptr [rdx + 768]
    vpmadd52luq zmm25, zmm1, zmm26
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm26, zmm1
    vmovdqu64 zmm28, zmmword ptr [rdx + 832]
    vpmadd52luq zmm27, zmm1, zmm28
    vpxorq zmm29, zmm29, zmm29
    vpmadd52huq zmm29, zmm28, zmm1
    vmovdqu64 zmm30, zmmword ptr [rdx + 896]
    vpmadd52luq zmm29, zmm1, zmm30
    vpxorq zmm31, zmm31, zmm31
    vpmadd52huq zmm31, zmm30, zmm1
    vpmadd52luq zmm31, zmm1, zmmword ptr [rdx + 960]
    vpxorq zmm30, zmm30, zmm30
    vpmadd52huq zmm30, zmm1, zmmword ptr [rdx + 960]
    vpmadd52luq zmm30, zmm1, zmmword ptr [rdx + 1024]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52huq zmm28, zmm1, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm28, zmm1, zmmword ptr [rdx + 1088]
    vpxorq zmm26, zmm26, zmm26
    vpmadd52huq zmm26, zmm1, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm26, zmm1, zmmword ptr [rdx + 1152]
    vpxorq zmm24, zmm24, zmm24
    vpmadd52huq zmm24, zmm1, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm24, zmm1, zmmword ptr [rdx + 1216]
    vpxorq zmm22, zmm22, zmm22
    vpmadd52huq zmm22, zmm1, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm1, zmmword ptr [rcx]
    vpmadd52luq zmm2, zmm1, zmmword ptr [rsi + 1280]
    vpmadd52huq zmm3, zmm1, zmmword ptr [rsi + 1280]
    vmovdqu64 zmm1, zmmword ptr [rsi + 1280]
    vpmadd52luq zmm3, zmm1, zmmword ptr [rcx + 64]
    vpmadd52huq zmm5, zmm1, zmmword ptr [rcx + 64]
    vpmadd52luq zmm5, zmm1, zmmword ptr [rcx + 128]
    vpmadd52huq zmm7, zmm1, zmmword ptr [rcx + 128]
    vpmadd52luq zmm7, zmm1, zmmword ptr [rcx + 192]
    vpmadd52huq zmm9, zmm1, zmmword ptr [rcx + 192]
    vpmadd52luq zmm9, zmm1, zmmword ptr [rcx + 256]
    vpmadd52huq zmm11, zmm1, zmmword ptr [rcx + 256]
    vpmadd52luq zmm11, zmm1, zmmword ptr [rcx + 320]
    vpmadd52huq zmm13, zmm1, zmmword ptr [rcx + 320]
    vpmadd52luq zmm13, zmm1, zmmword ptr [rcx + 384]
    vpmadd52huq zmm15, zmm1, zmmword ptr [rcx + 384]
    vpmadd52luq zmm15, zmm1, zmmword ptr [rcx + 448]
    vpmadd52huq zmm17, zmm1, zmmword ptr [rcx + 448]
    vpmadd52luq zmm17, zmm1, zmmword ptr [rcx + 512]
    vpmadd52huq zmm19, zmm1, zmmword ptr [rcx + 512]
    vpmadd52luq zmm19, zmm1, zmmword ptr [rcx + 576]
    vpmadd52huq zmm21, zmm1, zmmword ptr [rcx + 576]
    vpmadd52luq zmm21, zmm1, zmmword ptr [rcx + 640]
    vpmadd52huq zmm23, zmm1, zmmword ptr [rcx + 640]
    vpmadd52luq zmm23, zmm1, zmmword ptr [rcx + 704]
    vpmadd52huq zmm25, zmm1, zmmword ptr [rcx + 704]
    vpmadd52luq zmm25, zmm1, zmmword ptr [rcx + 768]
    vpmadd52huq zmm27, zmm1, zmmword ptr [rcx + 768]
    vpmadd52luq zmm27, zmm1, zmmword ptr [rcx + 832]
    vpmadd52huq zmm29, zmm1, zmmword ptr [rcx + 832]
    vpmadd52luq zmm29, zmm1, zmmword ptr [rcx + 896]
    vpmadd52huq zmm31, zmm1, zmmword ptr [rcx + 896]
    vpmadd52luq zmm31, zmm1, zmmword ptr [rcx + 960]
    vpmadd52huq zmm30, zmm1, zmmword ptr [rcx + 960]
    vpmadd52luq zmm30, zmm1, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm28, zmm1, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm28, zmm1, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm26, zmm1, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm26, zmm1, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm24, zmm1, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm24, zmm1, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm22, zmm1, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm1, zmmword ptr [r8]
    vpmadd52luq zmm2, zmm1, zmmword ptr [rsi + 2560]
    vpmadd52huq zmm3, zmm1, zmmword ptr [rsi + 2560]
    vmovdqu64 zmm1, zmmword ptr [rsi + 2560]
    vpmadd52luq zmm3, zmm1, zmmword ptr [r8 + 64]
    vpmadd52huq zmm5, zmm1, zmmword ptr [r8 + 64]
    vpmadd52luq zmm5, zmm1, zmmword ptr [r8 + 128]
    vpmadd52huq zmm7, zmm1, zmmword ptr [r8 + 128]
    vpmadd52luq zmm7, zmm1, zmmword ptr [r8 + 192]
    vpmadd52huq zmm9, zmm1, zmmword ptr [r8 + 192]
    vpmadd52luq zmm9, zmm1, zmmword ptr [r8 + 256]
    vpmadd52huq zmm11, zmm1, zmmword ptr [r8 + 256]
    vpmadd52luq zmm11, zmm1, zmmword ptr [r8 + 320]
    vpmadd52huq zmm13, zmm1, zmmword ptr [r8 + 320]
    vpmadd52luq zmm13, zmm1, zmmword ptr [r8 + 384]
    vpmadd52huq zmm15, zmm1, zmmword ptr [r8 + 384]
    vpmadd52luq zmm15, zmm1, zmmword ptr [r8 + 448]
    vpmadd52huq zmm17, zmm1, zmmword ptr [r8 + 448]
    vpmadd52luq zmm17, zmm1, zmmword ptr [r8 + 512]
    vpmadd52huq zmm19, zmm1, zmmword ptr [r8 + 512]
    vpmadd52luq zmm19, zmm1, zmmword ptr [r8 + 576]
    vpmadd52huq zmm21, zmm1, zmmword ptr [r8 + 576]
    vpmadd52luq zmm21, zmm1, zmmword ptr [r8 + 640]
    vpmadd52huq zmm23, zmm1, zmmword ptr [r8 + 640]
    vpmadd52luq zmm23, zmm1, zmmword ptr [r8 + 704]
    vpmadd52huq zmm25, zmm1, zmmword ptr [r8 + 704]
    vpmadd52luq zmm25, zmm1, zmmword ptr [r8 + 768]
    vpmadd52huq zmm27, zmm1, zmmword ptr [r8 + 768]
    vpmadd52luq zmm27, zmm1, zmmword ptr [r8 + 832]
    vpmadd52huq zmm29, zmm1, zmmword ptr [r8 + 832]
    vpmadd52luq zmm29, zmm1, zmmword ptr [r8 + 896]
    vpmadd52huq zmm31, zmm1, zmmword ptr [r8 + 896]
    vpmadd52luq zmm31, zmm1, zmmword ptr [r8 + 960]
    vpmadd52huq zmm30, zmm1, zmmword ptr [r8 + 960]
    vpmadd52luq zmm30, zmm1, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm28, zmm1, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm28, zmm1, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm26, zmm1, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm26, zmm1, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm24, zmm1, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm24, zmm1, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm22, zmm1, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm1, zmmword ptr [r9]
    vpmadd52luq zmm2, zmm1, zmmword ptr [rsi + 3840]
    vpmadd52huq zmm3, zmm1, zmmword ptr [rsi + 3840]
    vmovdqu64 zmm1, zmmword ptr [rsi + 3840]
    vpmadd52luq zmm3, zmm1, zmmword ptr [r9 + 64]
    vpmadd52huq zmm5, zmm1, zmmword ptr [r9 + 64]
    vpmadd52luq zmm5, zmm1, zmmword ptr [r9 + 128]
    vpmadd52huq zmm7, zmm1, zmmword ptr [r9 + 128]
    vpmadd52luq zmm7, zmm1, zmmword ptr [r9 + 192]
    vpmadd52huq zmm9, zmm1, zmmword ptr [r9 + 192]
    vpmadd52luq zmm9, zmm1, zmmword ptr [r9 + 256]
    vpmadd52huq zmm11, zmm1, zmmword ptr [r9 + 256]
    vpmadd52luq zmm11, zmm1, zmmword ptr [r9 + 320]
    vpmadd52huq zmm13, zmm1, zmmword ptr [r9 + 320]
    vpmadd52luq zmm13, zmm1, zmmword ptr [r9 + 384]
    vpmadd52huq zmm15, zmm1, zmmword ptr [r9 + 384]
    vpmadd52luq zmm15, zmm1, zmmword ptr [r9 + 448]
    vpmadd52huq zmm17, zmm1, zmmword ptr [r9 + 448]
    vpmadd52luq zmm17, zmm1, zmmword ptr [r9 + 512]
    vpmadd52huq zmm19, zmm1, zmmword ptr [r9 + 512]
    vpmadd52luq zmm19, zmm1, zmmword ptr [r9 + 576]
    vpmadd52huq zmm21, zmm1, zmmword ptr [r9 + 576]
    vpmadd52luq zmm21, zmm1, zmmword ptr [r9 + 640]
    vpmadd52huq zmm23, zmm1, zmmword ptr [r9 + 640]
    vpmadd52luq zmm23, zmm1, zmmword ptr [r9 + 704]
    vpmadd52huq zmm25, zmm1, zmmword ptr [r9 + 704]
    vpmadd52luq zmm25, zmm1, zmmword ptr [r9 + 768]
    vpmadd52huq zmm27, zmm1, zmmword ptr [r9 + 768]
    vpmadd52luq zmm27, zmm1, zmmword ptr [r9 + 832]
    vpmadd52huq zmm29, zmm1, zmmword ptr [r9 + 832]
    vpmadd52luq zmm29, zmm1, zmmword ptr [r9 + 896]
    vpmadd52huq zmm31, zmm1, zmmword ptr [r9 + 896]
    vpmadd52luq zmm31, zmm1, zmmword ptr [r9 + 960]
    vpmadd52huq zmm30, zmm1, zmmword ptr [r9 + 960]
    vpmadd52luq zmm30, zmm1, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm28, zmm1, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm28, zmm1, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm26, zmm1, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm26, zmm1, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm24, zmm1, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm24, zmm1, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm22, zmm1, zmmword ptr [r9 + 1216]
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm20, zmmword ptr [rsi + 64]
    vmovdqu64 zmm20, zmmword ptr [rsi + 64]
    vpmadd52luq zmm23, zmm20, zmmword ptr [rdx + 640]
    vpmadd52huq zmm25, zmm20, zmmword ptr [rdx + 640]
    vpmadd52luq zmm25, zmm20, zmmword ptr [rdx + 704]
    vpmadd52huq zmm27, zmm20, zmmword ptr [rdx + 704]
    vpmadd52luq zmm27, zmm20, zmmword ptr [rdx + 768]
    vpmadd52huq zmm29, zmm20, zmmword ptr [rdx + 768]
    vpmadd52luq zmm29, zmm20, zmmword ptr [rdx + 832]
    vpmadd52huq zmm31, zmm20, zmmword ptr [rdx + 832]
    vpmadd52luq zmm31, zmm20, zmmword ptr [rdx + 896]
    vpmadd52huq zmm30, zmm20, zmmword ptr [rdx + 896]
    vpmadd52luq zmm30, zmm20, zmmword ptr [rdx + 960]
    vpmadd52huq zmm28, zmm20, zmmword ptr [rdx + 960]
    vpmadd52luq zmm28, zmm20, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm26, zmm20, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm26, zmm20, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm24, zmm20, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm24, zmm20, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm22, zmm20, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm22, zmm20, zmmword ptr [rdx + 1216]
    vpxorq zmm18, zmm18, zmm18
    vpmadd52huq zmm18, zmm20, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm20, zmmword ptr [rcx]
    vpmadd52luq zmm3, zmm20, zmmword ptr [rsi + 1344]
    vpmadd52huq zmm5, zmm20, zmmword ptr [rsi + 1344]
    vmovdqu64 zmm20, zmmword ptr [rsi + 1344]
    vpmadd52luq zmm5, zmm20, zmmword ptr [rcx + 64]
    vpmadd52huq zmm7, zmm20, zmmword ptr [rcx + 64]
    vpmadd52luq zmm7, zmm20, zmmword ptr [rcx + 128]
    vpmadd52huq zmm9, zmm20, zmmword ptr [rcx + 128]
    vpmadd52luq zmm9, zmm20, zmmword ptr [rcx + 192]
    vpmadd52huq zmm11, zmm20, zmmword ptr [rcx + 192]
    vpmadd52luq zmm11, zmm20, zmmword ptr [rcx + 256]
    vpmadd52huq zmm13, zmm20, zmmword ptr [rcx + 256]
    vpmadd52luq zmm13, zmm20, zmmword ptr [rcx + 320]
    vpmadd52huq zmm15, zmm20, zmmword ptr [rcx + 320]
    vpmadd52luq zmm15, zmm20, zmmword ptr [rcx + 384]
    vpmadd52huq zmm17, zmm20, zmmword ptr [rcx + 384]
    vpmadd52luq zmm17, zmm20, zmmword ptr [rcx + 448]
    vpmadd52huq zmm19, zmm20, zmmword ptr [rcx + 448]
    vpmadd52luq zmm19, zmm20, zmmword ptr [rcx + 512]
    vpmadd52huq zmm21, zmm20, zmmword ptr [rcx + 512]
    vpmadd52luq zmm21, zmm20, zmmword ptr [rcx + 576]
    vpmadd52huq zmm23, zmm20, zmmword ptr [rcx + 576]
    vpmadd52luq zmm23, zmm20, zmmword ptr [rcx + 640]
    vpmadd52huq zmm25, zmm20, zmmword ptr [rcx + 640]
    vpmadd52luq zmm25, zmm20, zmmword ptr [rcx + 704]
    vpmadd52huq zmm27, zmm20, zmmword ptr [rcx + 704]
    vpmadd52luq zmm27, zmm20, zmmword ptr [rcx + 768]
    vpmadd52huq zmm29, zmm20, zmmword ptr [rcx + 768]
    vpmadd52luq zmm29, zmm20, zmmword ptr [rcx + 832]
    vpmadd52huq zmm31, zmm20, zmmword ptr [rcx + 832]
    vpmadd52luq zmm31, zmm20, zmmword ptr [rcx + 896]
    vpmadd52huq zmm30, zmm20, zmmword ptr [rcx + 896]
    vpmadd52luq zmm30, zmm20, zmmword ptr [rcx + 960]
    vpmadd52huq zmm28, zmm20, zmmword ptr [rcx + 960]
    vpmadd52luq zmm28, zmm20, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm26, zmm20, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm26, zmm20, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm24, zmm20, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm24, zmm20, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm22, zmm20, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm22, zmm20, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm18, zmm20, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm20, zmmword ptr [r8]
    vpmadd52luq zmm3, zmm20, zmmword ptr [rsi + 2624]
    vpmadd52huq zmm5, zmm20, zmmword ptr [rsi + 2624]
    vmovdqu64 zmm20, zmmword ptr [rsi + 2624]
    vpmadd52luq zmm5, zmm20, zmmword ptr [r8 + 64]
    vpmadd52huq zmm7, zmm20, zmmword ptr [r8 + 64]
    vpmadd52luq zmm7, zmm20, zmmword ptr [r8 + 128]
    vpmadd52huq zmm9, zmm20, zmmword ptr [r8 + 128]
    vpmadd52luq zmm9, zmm20, zmmword ptr [r8 + 192]
    vpmadd52huq zmm11, zmm20, zmmword ptr [r8 + 192]
    vpmadd52luq zmm11, zmm20, zmmword ptr [r8 + 256]
    vpmadd52huq zmm13, zmm20, zmmword ptr [r8 + 256]
    vpmadd52luq zmm13, zmm20, zmmword ptr [r8 + 320]
    vpmadd52huq zmm15, zmm20, zmmword ptr [r8 + 320]
    vpmadd52luq zmm15, zmm20, zmmword ptr [r8 + 384]
    vpmadd52huq zmm17, zmm20, zmmword ptr [r8 + 384]
    vpmadd52luq zmm17, zmm20, zmmword ptr [r8 + 448]
    vpmadd52huq zmm19, zmm20, zmmword ptr [r8 + 448]
    vpmadd52luq zmm19, zmm20, zmmword ptr [r8 + 512]
    vpmadd52huq zmm21, zmm20, zmmword ptr [r8 + 512]
    vpmadd52luq zmm21, zmm20, zmmword ptr [r8 + 576]
    vpmadd52huq zmm23, zmm20, zmmword ptr [r8 + 576]
    vpmadd52luq zmm23, zmm20, zmmword ptr [r8 + 640]
    vpmadd52huq zmm25, zmm20, zmmword ptr [r8 + 640]
    vpmadd52luq zmm25, zmm20, zmmword ptr [r8 + 704]
    vpmadd52huq zmm27, zmm20, zmmword ptr [r8 + 704]
    vpmadd52luq zmm27, zmm20, zmmword ptr [r8 + 768]
    vpmadd52huq zmm29, zmm20, zmmword ptr [r8 + 768]
    vpmadd52luq zmm29, zmm20, zmmword ptr [r8 + 832]
    vpmadd52huq zmm31, zmm20, zmmword ptr [r8 + 832]
    vpmadd52luq zmm31, zmm20, zmmword ptr [r8 + 896]
    vpmadd52huq zmm30, zmm20, zmmword ptr [r8 + 896]
    vpmadd52luq zmm30, zmm20, zmmword ptr [r8 + 960]
    vpmadd52huq zmm28, zmm20, zmmword ptr [r8 + 960]
    vpmadd52luq zmm28, zmm20, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm26, zmm20, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm26, zmm20, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm24, zmm20, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm24, zmm20, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm22, zmm20, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm22, zmm20, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm18, zmm20, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm20, zmmword ptr [r9]
    vpmadd52luq zmm3, zmm20, zmmword ptr [rsi + 3904]
    vpmadd52huq zmm5, zmm20, zmmword ptr [rsi + 3904]
    vmovdqu64 zmm20, zmmword ptr [rsi + 3904]
    vpmadd52luq zmm5, zmm20, zmmword ptr [r9 + 64]
    vpmadd52huq zmm7, zmm20, zmmword ptr [r9 + 64]
    vpmadd52luq zmm7, zmm20, zmmword ptr [r9 + 128]
    vpmadd52huq zmm9, zmm20, zmmword ptr [r9 + 128]
    vpmadd52luq zmm9, zmm20, zmmword ptr [r9 + 192]
    vpmadd52huq zmm11, zmm20, zmmword ptr [r9 + 192]
    vpmadd52luq zmm11, zmm20, zmmword ptr [r9 + 256]
    vpmadd52huq zmm13, zmm20, zmmword ptr [r9 + 256]
    vpmadd52luq zmm13, zmm20, zmmword ptr [r9 + 320]
    vpmadd52huq zmm15, zmm20, zmmword ptr [r9 + 320]
    vpmadd52luq zmm15, zmm20, zmmword ptr [r9 + 384]
    vpmadd52huq zmm17, zmm20, zmmword ptr [r9 + 384]
    vpmadd52luq zmm17, zmm20, zmmword ptr [r9 + 448]
    vpmadd52huq zmm19, zmm20, zmmword ptr [r9 + 448]
    vpmadd52luq zmm19, zmm20, zmmword ptr [r9 + 512]
    vpmadd52huq zmm21, zmm20, zmmword ptr [r9 + 512]
    vpmadd52luq zmm21, zmm20, zmmword ptr [r9 + 576]
    vpmadd52huq zmm23, zmm20, zmmword ptr [r9 + 576]
    vpmadd52luq zmm23, zmm20, zmmword ptr [r9 + 640]
    vpmadd52huq zmm25, zmm20, zmmword ptr [r9 + 640]
    vpmadd52luq zmm25, zmm20, zmmword ptr [r9 + 704]
    vpmadd52huq zmm27, zmm20, zmmword ptr [r9 + 704]
    vpmadd52luq zmm27, zmm20, zmmword ptr [r9 + 768]
    vpmadd52huq zmm29, zmm20, zmmword ptr [r9 + 768]
    vpmadd52luq zmm29, zmm20, zmmword ptr [r9 + 832]
    vpmadd52huq zmm31, zmm20, zmmword ptr [r9 + 832]
    vpmadd52luq zmm31, zmm20, zmmword ptr [r9 + 896]
    vpmadd52huq zmm30, zmm20, zmmword ptr [r9 + 896]
    vpmadd52luq zmm30, zmm20, zmmword ptr [r9 + 960]
    vpmadd52huq zmm28, zmm20, zmmword ptr [r9 + 960]
    vpmadd52luq zmm28, zmm20, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm26, zmm20, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm26, zmm20, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm24, zmm20, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm24, zmm20, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm22, zmm20, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm22, zmm20, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm18, zmm20, zmmword ptr [r9 + 1216]
    vpaddq zmm2, zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm2, zmm2, 52
    vpbroadcastq zmm20, qword ptr [rip + sangi_p1020x8_constants_ifma]
    vpmadd52huq zmm3, zmm1, zmm20
    vpaddq zmm3, zmm3, zmm2
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 8]
    vpmadd52luq zmm3, zmm1, zmm2
    vpmadd52huq zmm5, zmm2, zmm1
    vpmadd52luq zmm5, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52huq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]{1to8}
    vpmadd52luq zmm7, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm16, zmmword ptr [rdx + 512]
    vpmadd52luq zmm23, zmm16, zmmword ptr [rdx + 576]
    vpmadd52huq zmm25, zmm16, zmmword ptr [rdx + 576]
    vpmadd52luq zmm25, zmm16, zmmword ptr [rdx + 640]
    vpmadd52huq zmm27, zmm16, zmmword ptr [rdx + 640]
    vpmadd52luq zmm27, zmm16, zmmword ptr [rdx + 704]
    vpmadd52huq zmm29, zmm16, zmmword ptr [rdx + 704]
    vpmadd52luq zmm29, zmm16, zmmword ptr [rdx + 768]
    vpmadd52huq zmm31, zmm16, zmmword ptr [rdx + 768]
    vpmadd52luq zmm31, zmm16, zmmword ptr [rdx + 832]
    vpmadd52huq zmm30, zmm16, zmmword ptr [rdx + 832]
    vpmadd52luq zmm30, zmm16, zmmword ptr [rdx + 896]
    vpmadd52huq zmm28, zmm16, zmmword ptr [rdx + 896]
    vpmadd52luq zmm28, zmm16, zmmword ptr [rdx + 960]
    vpmadd52huq zmm26, zmm16, zmmword ptr [rdx + 960]
    vpmadd52luq zmm26, zmm16, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm24, zmm16, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm24, zmm16, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm22, zmm16, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm22, zmm16, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm18, zmm16, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm18, zmm16, zmmword ptr [rdx + 1216]
    vpxorq zmm14, zmm14, zmm14
    vpmadd52huq zmm14, zmm16, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm16, zmmword ptr [rcx]
    vpmadd52luq zmm5, zmm16, zmmword ptr [rsi + 1408]
    vpmadd52huq zmm7, zmm16, zmmword ptr [rsi + 1408]
    vmovdqu64 zmm16, zmmword ptr [rsi + 1408]
    vpmadd52luq zmm7, zmm16, zmmword ptr [rcx + 64]
    vpmadd52huq zmm9, zmm16, zmmword ptr [rcx + 64]
    vpmadd52luq zmm9, zmm16, zmmword ptr [rcx + 128]
    vpmadd52huq zmm11, zmm16, zmmword ptr [rcx + 128]
    vpmadd52luq zmm11, zmm16, zmmword ptr [rcx + 192]
    vpmadd52huq zmm13, zmm16, zmmword ptr [rcx + 192]
    vpmadd52luq zmm13, zmm16, zmmword ptr [rcx + 256]
    vpmadd52huq zmm15, zmm16, zmmword ptr [rcx + 256]
    vpmadd52luq zmm15, zmm16, zmmword ptr [rcx + 320]
    vpmadd52huq zmm17, zmm16, zmmword ptr [rcx + 320]
    vpmadd52luq zmm17, zmm16, zmmword ptr [rcx + 384]
    vpmadd52huq zmm19, zmm16, zmmword ptr [rcx + 384]
    vpmadd52luq zmm19, zmm16, zmmword ptr [rcx + 448]
    vpmadd52huq zmm21, zmm16, zmmword ptr [rcx + 448]
    vpmadd52luq zmm21, zmm16, zmmword ptr [rcx + 512]
    vpmadd52huq zmm23, zmm16, zmmword ptr [rcx + 512]
    vpmadd52luq zmm23, zmm16, zmmword ptr [rcx + 576]
    vpmadd52huq zmm25, zmm16, zmmword ptr [rcx + 576]
    vpmadd52luq zmm25, zmm16, zmmword ptr [rcx + 640]
    vpmadd52huq zmm27, zmm16, zmmword ptr [rcx + 640]
    vpmadd52luq zmm27, zmm16, zmmword ptr [rcx + 704]
    vpmadd52huq zmm29, zmm16, zmmword ptr [rcx + 704]
    vpmadd52luq zmm29, zmm16, zmmword ptr [rcx + 768]
    vpmadd52huq zmm31, zmm16, zmmword ptr [rcx + 768]
    vpmadd52luq zmm31, zmm16, zmmword ptr [rcx + 832]
    vpmadd52huq zmm30, zmm16, zmmword ptr [rcx + 832]
    vpmadd52luq zmm30, zmm16, zmmword ptr [rcx + 896]
    vpmadd52huq zmm28, zmm16, zmmword ptr [rcx + 896]
    vpmadd52luq zmm28, zmm16, zmmword ptr [rcx + 960]
    vpmadd52huq zmm26, zmm16, zmmword ptr [rcx + 960]
    vpmadd52luq zmm26, zmm16, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm24, zmm16, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm24, zmm16, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm22, zmm16, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm22, zmm16, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm18, zmm16, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm18, zmm16, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm14, zmm16, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm16, zmmword ptr [r8]
    vpmadd52luq zmm5, zmm16, zmmword ptr [rsi + 2688]
    vpmadd52huq zmm7, zmm16, zmmword ptr [rsi + 2688]
    vmovdqu64 zmm16, zmmword ptr [rsi + 2688]
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
    vpmadd52huq zmm23, zmm16, zmmword ptr [r8 + 512]
    vpmadd52luq zmm23, zmm16, zmmword ptr [r8 + 576]
    vpmadd52huq zmm25, zmm16, zmmword ptr [r8 + 576]
    vpmadd52luq zmm25, zmm16, zmmword ptr [r8 + 640]
    vpmadd52huq zmm27, zmm16, zmmword ptr [r8 + 640]
    vpmadd52luq zmm27, zmm16, zmmword ptr [r8 + 704]
    vpmadd52huq zmm29, zmm16, zmmword ptr [r8 + 704]
    vpmadd52luq zmm29, zmm16, zmmword ptr [r8 + 768]
    vpmadd52huq zmm31, zmm16, zmmword ptr [r8 + 768]
    vpmadd52luq zmm31, zmm16, zmmword ptr [r8 + 832]
    vpmadd52huq zmm30, zmm16, zmmword ptr [r8 + 832]
    vpmadd52luq zmm30, zmm16, zmmword ptr [r8 + 896]
    vpmadd52huq zmm28, zmm16, zmmword ptr [r8 + 896]
    vpmadd52luq zmm28, zmm16, zmmword ptr [r8 + 960]
    vpmadd52huq zmm26, zmm16, zmmword ptr [r8 + 960]
    vpmadd52luq zmm26, zmm16, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm24, zmm16, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm24, zmm16, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm22, zmm16, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm22, zmm16, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm18, zmm16, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm18, zmm16, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm14, zmm16, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm16, zmmword ptr [r9]
    vpmadd52luq zmm5, zmm16, zmmword ptr [rsi + 3968]
    vpmadd52huq zmm7, zmm16, zmmword ptr [rsi + 3968]
    vmovdqu64 zmm16, zmmword ptr [rsi + 3968]
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
    vpmadd52huq zmm23, zmm16, zmmword ptr [r9 + 512]
    vpmadd52luq zmm23, zmm16, zmmword ptr [r9 + 576]
    vpmadd52huq zmm25, zmm16, zmmword ptr [r9 + 576]
    vpmadd52luq zmm25, zmm16, zmmword ptr [r9 + 640]
    vpmadd52huq zmm27, zmm16, zmmword ptr [r9 + 640]
    vpmadd52luq zmm27, zmm16, zmmword ptr [r9 + 704]
    vpmadd52huq zmm29, zmm16, zmmword ptr [r9 + 704]
    vpmadd52luq zmm29, zmm16, zmmword ptr [r9 + 768]
    vpmadd52huq zmm31, zmm16, zmmword ptr [r9 + 768]
    vpmadd52luq zmm31, zmm16, zmmword ptr [r9 + 832]
    vpmadd52huq zmm30, zmm16, zmmword ptr [r9 + 832]
    vpmadd52luq zmm30, zmm16, zmmword ptr [r9 + 896]
    vpmadd52huq zmm28, zmm16, zmmword ptr [r9 + 896]
    vpmadd52luq zmm28, zmm16, zmmword ptr [r9 + 960]
    vpmadd52huq zmm26, zmm16, zmmword ptr [r9 + 960]
    vpmadd52luq zmm26, zmm16, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm24, zmm16, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm24, zmm16, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm22, zmm16, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm22, zmm16, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm18, zmm16, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm18, zmm16, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm14, zmm16, zmmword ptr [r9 + 1216]
    vpaddq zmm3, zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm3, zmm3, 52
    vpmadd52huq zmm5, zmm20, zmm1
    vpaddq zmm5, zmm5, zmm3
    vpmadd52luq zmm5, zmm2, zmm1
    vpmadd52huq zmm7, zmm2, zmm1
    vpbroadcastq zmm3, qword ptr [rip + sangi_p1020x8_constants_ifma + 16]
    vpmadd52luq zmm7, zmm1, zmm3
    vpmadd52huq zmm9, zmm3, zmm1
    vpbroadcastq zmm16, qword ptr [rip + sangi_p1020x8_constants_ifma + 24]
    vpmadd52luq zmm9, zmm1, zmm16
    vpmadd52huq zmm11, zmm16, zmm1
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm12, zmmword ptr [rdx + 448]
    vpmadd52luq zmm23, zmm12, zmmword ptr [rdx + 512]
    vpmadd52huq zmm25, zmm12, zmmword ptr [rdx + 512]
    vpmadd52luq zmm25, zmm12, zmmword ptr [rdx + 576]
    vpmadd52huq zmm27, zmm12, zmmword ptr [rdx + 576]
    vpmadd52luq zmm27, zmm12, zmmword ptr [rdx + 640]
    vpmadd52huq zmm29, zmm12, zmmword ptr [rdx + 640]
    vpmadd52luq zmm29, zmm12, zmmword ptr [rdx + 704]
    vpmadd52huq zmm31, zmm12, zmmword ptr [rdx + 704]
    vpmadd52luq zmm31, zmm12, zmmword ptr [rdx + 768]
    vpmadd52huq zmm30, zmm12, zmmword ptr [rdx + 768]
    vpmadd52luq zmm30, zmm12, zmmword ptr [rdx + 832]
    vpmadd52huq zmm28, zmm12, zmmword ptr [rdx + 832]
    vpmadd52luq zmm28, zmm12, zmmword ptr [rdx + 896]
    vpmadd52huq zmm26, zmm12, zmmword ptr [rdx + 896]
    vpmadd52luq zmm26, zmm12, zmmword ptr [rdx + 960]
    vpmadd52huq zmm24, zmm12, zmmword ptr [rdx + 960]
    vpmadd52luq zmm24, zmm12, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm22, zmm12, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm22, zmm12, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm18, zmm12, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm18, zmm12, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm14, zmm12, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm14, zmm12, zmmword ptr [rdx + 1216]
    vpxorq zmm10, zmm10, zmm10
    vpmadd52huq zmm10, zmm12, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm12, zmmword ptr [rcx]
    vpmadd52luq zmm7, zmm12, zmmword ptr [rsi + 1472]
    vpmadd52huq zmm9, zmm12, zmmword ptr [rsi + 1472]
    vmovdqu64 zmm12, zmmword ptr [rsi + 1472]
    vpmadd52luq zmm9, zmm12, zmmword ptr [rcx + 64]
    vpmadd52huq zmm11, zmm12, zmmword ptr [rcx + 64]
    vpmadd52luq zmm11, zmm12, zmmword ptr [rcx + 128]
    vpmadd52huq zmm13, zmm12, zmmword ptr [rcx + 128]
    vpmadd52luq zmm13, zmm12, zmmword ptr [rcx + 192]
    vpmadd52huq zmm15, zmm12, zmmword ptr [rcx + 192]
    vpmadd52luq zmm15, zmm12, zmmword ptr [rcx + 256]
    vpmadd52huq zmm17, zmm12, zmmword ptr [rcx + 256]
    vpmadd52luq zmm17, zmm12, zmmword ptr [rcx + 320]
    vpmadd52huq zmm19, zmm12, zmmword ptr [rcx + 320]
    vpmadd52luq zmm19, zmm12, zmmword ptr [rcx + 384]
    vpmadd52huq zmm21, zmm12, zmmword ptr [rcx + 384]
    vpmadd52luq zmm21, zmm12, zmmword ptr [rcx + 448]
    vpmadd52huq zmm23, zmm12, zmmword ptr [rcx + 448]
    vpmadd52luq zmm23, zmm12, zmmword ptr [rcx + 512]
    vpmadd52huq zmm25, zmm12, zmmword ptr [rcx + 512]
    vpmadd52luq zmm25, zmm12, zmmword ptr [rcx + 576]
    vpmadd52huq zmm27, zmm12, zmmword ptr [rcx + 576]
    vpmadd52luq zmm27, zmm12, zmmword ptr [rcx + 640]
    vpmadd52huq zmm29, zmm12, zmmword ptr [rcx + 640]
    vpmadd52luq zmm29, zmm12, zmmword ptr [rcx + 704]
    vpmadd52huq zmm31, zmm12, zmmword ptr [rcx + 704]
    vpmadd52luq zmm31, zmm12, zmmword ptr [rcx + 768]
    vpmadd52huq zmm30, zmm12, zmmword ptr [rcx + 768]
    vpmadd52luq zmm30, zmm12, zmmword ptr [rcx + 832]
    vpmadd52huq zmm28, zmm12, zmmword ptr [rcx + 832]
    vpmadd52luq zmm28, zmm12, zmmword ptr [rcx + 896]
    vpmadd52huq zmm26, zmm12, zmmword ptr [rcx + 896]
    vpmadd52luq zmm26, zmm12, zmmword ptr [rcx + 960]
    vpmadd52huq zmm24, zmm12, zmmword ptr [rcx + 960]
    vpmadd52luq zmm24, zmm12, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm22, zmm12, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm22, zmm12, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm18, zmm12, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm18, zmm12, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm14, zmm12, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm14, zmm12, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm10, zmm12, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm12, zmmword ptr [r8]
    vpmadd52luq zmm7, zmm12, zmmword ptr [rsi + 2752]
    vpmadd52huq zmm9, zmm12, zmmword ptr [rsi + 2752]
    vmovdqu64 zmm12, zmmword ptr [rsi + 2752]
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
    vpmadd52huq zmm23, zmm12, zmmword ptr [r8 + 448]
    vpmadd52luq zmm23, zmm12, zmmword ptr [r8 + 512]
    vpmadd52huq zmm25, zmm12, zmmword ptr [r8 + 512]
    vpmadd52luq zmm25, zmm12, zmmword ptr [r8 + 576]
    vpmadd52huq zmm27, zmm12, zmmword ptr [r8 + 576]
    vpmadd52luq zmm27, zmm12, zmmword ptr [r8 + 640]
    vpmadd52huq zmm29, zmm12, zmmword ptr [r8 + 640]
    vpmadd52luq zmm29, zmm12, zmmword ptr [r8 + 704]
    vpmadd52huq zmm31, zmm12, zmmword ptr [r8 + 704]
    vpmadd52luq zmm31, zmm12, zmmword ptr [r8 + 768]
    vpmadd52huq zmm30, zmm12, zmmword ptr [r8 + 768]
    vpmadd52luq zmm30, zmm12, zmmword ptr [r8 + 832]
    vpmadd52huq zmm28, zmm12, zmmword ptr [r8 + 832]
    vpmadd52luq zmm28, zmm12, zmmword ptr [r8 + 896]
    vpmadd52huq zmm26, zmm12, zmmword ptr [r8 + 896]
    vpmadd52luq zmm26, zmm12, zmmword ptr [r8 + 960]
    vpmadd52huq zmm24, zmm12, zmmword ptr [r8 + 960]
    vpmadd52luq zmm24, zmm12, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm22, zmm12, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm22, zmm12, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm18, zmm12, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm18, zmm12, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm14, zmm12, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm14, zmm12, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm10, zmm12, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm12, zmmword ptr [r9]
    vpmadd52luq zmm7, zmm12, zmmword ptr [rsi + 4032]
    vpmadd52huq zmm9, zmm12, zmmword ptr [rsi + 4032]
    vmovdqu64 zmm12, zmmword ptr [rsi + 4032]
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
    vpmadd52huq zmm23, zmm12, zmmword ptr [r9 + 448]
    vpmadd52luq zmm23, zmm12, zmmword ptr [r9 + 512]
    vpmadd52huq zmm25, zmm12, zmmword ptr [r9 + 512]
    vpmadd52luq zmm25, zmm12, zmmword ptr [r9 + 576]
    vpmadd52huq zmm27, zmm12, zmmword ptr [r9 + 576]
    vpmadd52luq zmm27, zmm12, zmmword ptr [r9 + 640]
    vpmadd52huq zmm29, zmm12, zmmword ptr [r9 + 640]
    vpmadd52luq zmm29, zmm12, zmmword ptr [r9 + 704]
    vpmadd52huq zmm31, zmm12, zmmword ptr [r9 + 704]
    vpmadd52luq zmm31, zmm12, zmmword ptr [r9 + 768]
    vpmadd52huq zmm30, zmm12, zmmword ptr [r9 + 768]
    vpmadd52luq zmm30, zmm12, zmmword ptr [r9 + 832]
    vpmadd52huq zmm28, zmm12, zmmword ptr [r9 + 832]
    vpmadd52luq zmm28, zmm12, zmmword ptr [r9 + 896]
    vpmadd52huq zmm26, zmm12, zmmword ptr [r9 + 896]
    vpmadd52luq zmm26, zmm12, zmmword ptr [r9 + 960]
    vpmadd52huq zmm24, zmm12, zmmword ptr [r9 + 960]
    vpmadd52luq zmm24, zmm12, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm22, zmm12, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm22, zmm12, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm18, zmm12, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm18, zmm12, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm14, zmm12, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm14, zmm12, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm10, zmm12, zmmword ptr [r9 + 1216]
    vpaddq zmm5, zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm5, zmm5, 52
    vpmadd52huq zmm7, zmm20, zmm1
    vpaddq zmm7, zmm7, zmm5
    vpmadd52luq zmm7, zmm2, zmm1
    vpmadd52huq zmm9, zmm2, zmm1
    vpmadd52luq zmm9, zmm3, zmm1
    vpmadd52huq zmm11, zmm3, zmm1
    vpmadd52luq zmm11, zmm16, zmm1
    vpmadd52huq zmm13, zmm16, zmm1
    vpbroadcastq zmm5, qword ptr [rip + sangi_p1020x8_constants_ifma + 32]
    vpmadd52luq zmm13, zmm1, zmm5
    vpmadd52huq zmm15, zmm5, zmm1
    vpbroadcastq zmm12, qword ptr [rip + sangi_p1020x8_constants_ifma + 40]
    vpmadd52luq zmm15, zmm1, zmm12
    vpmadd52huq zmm17, zmm12, zmm1
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm8, zmmword ptr [rdx + 384]
    vpmadd52luq zmm23, zmm8, zmmword ptr [rdx + 448]
    vpmadd52huq zmm25, zmm8, zmmword ptr [rdx + 448]
    vpmadd52luq zmm25, zmm8, zmmword ptr [rdx + 512]
    vpmadd52huq zmm27, zmm8, zmmword ptr [rdx + 512]
    vpmadd52luq zmm27, zmm8, zmmword ptr [rdx + 576]
    vpmadd52huq zmm29, zmm8, zmmword ptr [rdx + 576]
    vpmadd52luq zmm29, zmm8, zmmword ptr [rdx + 640]
    vpmadd52huq zmm31, zmm8, zmmword ptr [rdx + 640]
    vpmadd52luq zmm31, zmm8, zmmword ptr [rdx + 704]
    vpmadd52huq zmm30, zmm8, zmmword ptr [rdx + 704]
    vpmadd52luq zmm30, zmm8, zmmword ptr [rdx + 768]
    vpmadd52huq zmm28, zmm8, zmmword ptr [rdx + 768]
    vpmadd52luq zmm28, zmm8, zmmword ptr [rdx + 832]
    vpmadd52huq zmm26, zmm8, zmmword ptr [rdx + 832]
    vpmadd52luq zmm26, zmm8, zmmword ptr [rdx + 896]
    vpmadd52huq zmm24, zmm8, zmmword ptr [rdx + 896]
    vpmadd52luq zmm24, zmm8, zmmword ptr [rdx + 960]
    vpmadd52huq zmm22, zmm8, zmmword ptr [rdx + 960]
    vpmadd52luq zmm22, zmm8, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm18, zmm8, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm18, zmm8, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm14, zmm8, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm14, zmm8, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm10, zmm8, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm10, zmm8, zmmword ptr [rdx + 1216]
    vpxorq zmm6, zmm6, zmm6
    vpmadd52huq zmm6, zmm8, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm8, zmmword ptr [rcx]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + 1536]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + 1536]
    vmovdqu64 zmm8, zmmword ptr [rsi + 1536]
    vpmadd52luq zmm11, zmm8, zmmword ptr [rcx + 64]
    vpmadd52huq zmm13, zmm8, zmmword ptr [rcx + 64]
    vpmadd52luq zmm13, zmm8, zmmword ptr [rcx + 128]
    vpmadd52huq zmm15, zmm8, zmmword ptr [rcx + 128]
    vpmadd52luq zmm15, zmm8, zmmword ptr [rcx + 192]
    vpmadd52huq zmm17, zmm8, zmmword ptr [rcx + 192]
    vpmadd52luq zmm17, zmm8, zmmword ptr [rcx + 256]
    vpmadd52huq zmm19, zmm8, zmmword ptr [rcx + 256]
    vpmadd52luq zmm19, zmm8, zmmword ptr [rcx + 320]
    vpmadd52huq zmm21, zmm8, zmmword ptr [rcx + 320]
    vpmadd52luq zmm21, zmm8, zmmword ptr [rcx + 384]
    vpmadd52huq zmm23, zmm8, zmmword ptr [rcx + 384]
    vpmadd52luq zmm23, zmm8, zmmword ptr [rcx + 448]
    vpmadd52huq zmm25, zmm8, zmmword ptr [rcx + 448]
    vpmadd52luq zmm25, zmm8, zmmword ptr [rcx + 512]
    vpmadd52huq zmm27, zmm8, zmmword ptr [rcx + 512]
    vpmadd52luq zmm27, zmm8, zmmword ptr [rcx + 576]
    vpmadd52huq zmm29, zmm8, zmmword ptr [rcx + 576]
    vpmadd52luq zmm29, zmm8, zmmword ptr [rcx + 640]
    vpmadd52huq zmm31, zmm8, zmmword ptr [rcx + 640]
    vpmadd52luq zmm31, zmm8, zmmword ptr [rcx + 704]
    vpmadd52huq zmm30, zmm8, zmmword ptr [rcx + 704]
    vpmadd52luq zmm30, zmm8, zmmword ptr [rcx + 768]
    vpmadd52huq zmm28, zmm8, zmmword ptr [rcx + 768]
    vpmadd52luq zmm28, zmm8, zmmword ptr [rcx + 832]
    vpmadd52huq zmm26, zmm8, zmmword ptr [rcx + 832]
    vpmadd52luq zmm26, zmm8, zmmword ptr [rcx + 896]
    vpmadd52huq zmm24, zmm8, zmmword ptr [rcx + 896]
    vpmadd52luq zmm24, zmm8, zmmword ptr [rcx + 960]
    vpmadd52huq zmm22, zmm8, zmmword ptr [rcx + 960]
    vpmadd52luq zmm22, zmm8, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm18, zmm8, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm18, zmm8, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm14, zmm8, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm14, zmm8, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm10, zmm8, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm10, zmm8, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm6, zmm8, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm8, zmmword ptr [r8]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + 2816]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + 2816]
    vmovdqu64 zmm8, zmmword ptr [rsi + 2816]
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
    vpmadd52huq zmm23, zmm8, zmmword ptr [r8 + 384]
    vpmadd52luq zmm23, zmm8, zmmword ptr [r8 + 448]
    vpmadd52huq zmm25, zmm8, zmmword ptr [r8 + 448]
    vpmadd52luq zmm25, zmm8, zmmword ptr [r8 + 512]
    vpmadd52huq zmm27, zmm8, zmmword ptr [r8 + 512]
    vpmadd52luq zmm27, zmm8, zmmword ptr [r8 + 576]
    vpmadd52huq zmm29, zmm8, zmmword ptr [r8 + 576]
    vpmadd52luq zmm29, zmm8, zmmword ptr [r8 + 640]
    vpmadd52huq zmm31, zmm8, zmmword ptr [r8 + 640]
    vpmadd52luq zmm31, zmm8, zmmword ptr [r8 + 704]
    vpmadd52huq zmm30, zmm8, zmmword ptr [r8 + 704]
    vpmadd52luq zmm30, zmm8, zmmword ptr [r8 + 768]
    vpmadd52huq zmm28, zmm8, zmmword ptr [r8 + 768]
    vpmadd52luq zmm28, zmm8, zmmword ptr [r8 + 832]
    vpmadd52huq zmm26, zmm8, zmmword ptr [r8 + 832]
    vpmadd52luq zmm26, zmm8, zmmword ptr [r8 + 896]
    vpmadd52huq zmm24, zmm8, zmmword ptr [r8 + 896]
    vpmadd52luq zmm24, zmm8, zmmword ptr [r8 + 960]
    vpmadd52huq zmm22, zmm8, zmmword ptr [r8 + 960]
    vpmadd52luq zmm22, zmm8, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm18, zmm8, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm18, zmm8, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm14, zmm8, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm14, zmm8, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm10, zmm8, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm10, zmm8, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm6, zmm8, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm8, zmmword ptr [r9]
    vpmadd52luq zmm9, zmm8, zmmword ptr [rsi + 4096]
    vpmadd52huq zmm11, zmm8, zmmword ptr [rsi + 4096]
    vmovdqu64 zmm8, zmmword ptr [rsi + 4096]
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
    vpmadd52huq zmm23, zmm8, zmmword ptr [r9 + 384]
    vpmadd52luq zmm23, zmm8, zmmword ptr [r9 + 448]
    vpmadd52huq zmm25, zmm8, zmmword ptr [r9 + 448]
    vpmadd52luq zmm25, zmm8, zmmword ptr [r9 + 512]
    vpmadd52huq zmm27, zmm8, zmmword ptr [r9 + 512]
    vpmadd52luq zmm27, zmm8, zmmword ptr [r9 + 576]
    vpmadd52huq zmm29, zmm8, zmmword ptr [r9 + 576]
    vpmadd52luq zmm29, zmm8, zmmword ptr [r9 + 640]
    vpmadd52huq zmm31, zmm8, zmmword ptr [r9 + 640]
    vpmadd52luq zmm31, zmm8, zmmword ptr [r9 + 704]
    vpmadd52huq zmm30, zmm8, zmmword ptr [r9 + 704]
    vpmadd52luq zmm30, zmm8, zmmword ptr [r9 + 768]
    vpmadd52huq zmm28, zmm8, zmmword ptr [r9 + 768]
    vpmadd52luq zmm28, zmm8, zmmword ptr [r9 + 832]
    vpmadd52huq zmm26, zmm8, zmmword ptr [r9 + 832]
    vpmadd52luq zmm26, zmm8, zmmword ptr [r9 + 896]
    vpmadd52huq zmm24, zmm8, zmmword ptr [r9 + 896]
    vpmadd52luq zmm24, zmm8, zmmword ptr [r9 + 960]
    vpmadd52huq zmm22, zmm8, zmmword ptr [r9 + 960]
    vpmadd52luq zmm22, zmm8, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm18, zmm8, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm18, zmm8, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm14, zmm8, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm14, zmm8, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm10, zmm8, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm10, zmm8, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm6, zmm8, zmmword ptr [r9 + 1216]
    vpaddq zmm7, zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm7, zmm7, 52
    vpmadd52huq zmm9, zmm20, zmm1
    vpaddq zmm9, zmm9, zmm7
    vpmadd52luq zmm9, zmm2, zmm1
    vpmadd52huq zmm11, zmm2, zmm1
    vpmadd52luq zmm11, zmm3, zmm1
    vpmadd52huq zmm13, zmm3, zmm1
    vpmadd52luq zmm13, zmm16, zmm1
    vpmadd52huq zmm15, zmm16, zmm1
    vpmadd52luq zmm15, zmm5, zmm1
    vpmadd52huq zmm17, zmm5, zmm1
    vpmadd52luq zmm17, zmm12, zmm1
    vpmadd52huq zmm19, zmm12, zmm1
    vpbroadcastq zmm7, qword ptr [rip + sangi_p1020x8_constants_ifma + 48]
    vpmadd52luq zmm19, zmm1, zmm7
    vpmadd52huq zmm21, zmm7, zmm1
    vpbroadcastq zmm8, qword ptr [rip + sangi_p1020x8_constants_ifma + 56]
    vpmadd52luq zmm21, zmm1, zmm8
    vpmadd52huq zmm23, zmm8, zmm1
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm4, zmmword ptr [rdx + 320]
    vpmadd52luq zmm23, zmm4, zmmword ptr [rdx + 384]
    vpmadd52huq zmm25, zmm4, zmmword ptr [rdx + 384]
    vpmadd52luq zmm25, zmm4, zmmword ptr [rdx + 448]
    vpmadd52huq zmm27, zmm4, zmmword ptr [rdx + 448]
    vpmadd52luq zmm27, zmm4, zmmword ptr [rdx + 512]
    vpmadd52huq zmm29, zmm4, zmmword ptr [rdx + 512]
    vpmadd52luq zmm29, zmm4, zmmword ptr [rdx + 576]
    vpmadd52huq zmm31, zmm4, zmmword ptr [rdx + 576]
    vpmadd52luq zmm31, zmm4, zmmword ptr [rdx + 640]
    vpmadd52huq zmm30, zmm4, zmmword ptr [rdx + 640]
    vpmadd52luq zmm30, zmm4, zmmword ptr [rdx + 704]
    vpmadd52huq zmm28, zmm4, zmmword ptr [rdx + 704]
    vpmadd52luq zmm28, zmm4, zmmword ptr [rdx + 768]
    vpmadd52huq zmm26, zmm4, zmmword ptr [rdx + 768]
    vpmadd52luq zmm26, zmm4, zmmword ptr [rdx + 832]
    vpmadd52huq zmm24, zmm4, zmmword ptr [rdx + 832]
    vpmadd52luq zmm24, zmm4, zmmword ptr [rdx + 896]
    vpmadd52huq zmm22, zmm4, zmmword ptr [rdx + 896]
    vpmadd52luq zmm22, zmm4, zmmword ptr [rdx + 960]
    vpmadd52huq zmm18, zmm4, zmmword ptr [rdx + 960]
    vpmadd52luq zmm18, zmm4, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm14, zmm4, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm14, zmm4, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm10, zmm4, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm10, zmm4, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm6, zmm4, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm6, zmm4, zmmword ptr [rdx + 1216]
    vpxorq zmm0, zmm0, zmm0
    vpmadd52huq zmm0, zmm4, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm4, zmmword ptr [rcx]
    vpmadd52luq zmm11, zmm4, zmmword ptr [rsi + 1600]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rsi + 1600]
    vmovdqu64 zmm4, zmmword ptr [rsi + 1600]
    vpmadd52luq zmm13, zmm4, zmmword ptr [rcx + 64]
    vpmadd52huq zmm15, zmm4, zmmword ptr [rcx + 64]
    vpmadd52luq zmm15, zmm4, zmmword ptr [rcx + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [rcx + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [rcx + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [rcx + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [rcx + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [rcx + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [rcx + 320]
    vpmadd52huq zmm23, zmm4, zmmword ptr [rcx + 320]
    vpmadd52luq zmm23, zmm4, zmmword ptr [rcx + 384]
    vpmadd52huq zmm25, zmm4, zmmword ptr [rcx + 384]
    vpmadd52luq zmm25, zmm4, zmmword ptr [rcx + 448]
    vpmadd52huq zmm27, zmm4, zmmword ptr [rcx + 448]
    vpmadd52luq zmm27, zmm4, zmmword ptr [rcx + 512]
    vpmadd52huq zmm29, zmm4, zmmword ptr [rcx + 512]
    vpmadd52luq zmm29, zmm4, zmmword ptr [rcx + 576]
    vpmadd52huq zmm31, zmm4, zmmword ptr [rcx + 576]
    vpmadd52luq zmm31, zmm4, zmmword ptr [rcx + 640]
    vpmadd52huq zmm30, zmm4, zmmword ptr [rcx + 640]
    vpmadd52luq zmm30, zmm4, zmmword ptr [rcx + 704]
    vpmadd52huq zmm28, zmm4, zmmword ptr [rcx + 704]
    vpmadd52luq zmm28, zmm4, zmmword ptr [rcx + 768]
    vpmadd52huq zmm26, zmm4, zmmword ptr [rcx + 768]
    vpmadd52luq zmm26, zmm4, zmmword ptr [rcx + 832]
    vpmadd52huq zmm24, zmm4, zmmword ptr [rcx + 832]
    vpmadd52luq zmm24, zmm4, zmmword ptr [rcx + 896]
    vpmadd52huq zmm22, zmm4, zmmword ptr [rcx + 896]
    vpmadd52luq zmm22, zmm4, zmmword ptr [rcx + 960]
    vpmadd52huq zmm18, zmm4, zmmword ptr [rcx + 960]
    vpmadd52luq zmm18, zmm4, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm14, zmm4, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm14, zmm4, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm10, zmm4, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm10, zmm4, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm6, zmm4, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm6, zmm4, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm0, zmm4, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm4, zmmword ptr [r8]
    vpmadd52luq zmm11, zmm4, zmmword ptr [rsi + 2880]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rsi + 2880]
    vmovdqu64 zmm4, zmmword ptr [rsi + 2880]
    vpmadd52luq zmm13, zmm4, zmmword ptr [r8 + 64]
    vpmadd52huq zmm15, zmm4, zmmword ptr [r8 + 64]
    vpmadd52luq zmm15, zmm4, zmmword ptr [r8 + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [r8 + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [r8 + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [r8 + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [r8 + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [r8 + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [r8 + 320]
    vpmadd52huq zmm23, zmm4, zmmword ptr [r8 + 320]
    vpmadd52luq zmm23, zmm4, zmmword ptr [r8 + 384]
    vpmadd52huq zmm25, zmm4, zmmword ptr [r8 + 384]
    vpmadd52luq zmm25, zmm4, zmmword ptr [r8 + 448]
    vpmadd52huq zmm27, zmm4, zmmword ptr [r8 + 448]
    vpmadd52luq zmm27, zmm4, zmmword ptr [r8 + 512]
    vpmadd52huq zmm29, zmm4, zmmword ptr [r8 + 512]
    vpmadd52luq zmm29, zmm4, zmmword ptr [r8 + 576]
    vpmadd52huq zmm31, zmm4, zmmword ptr [r8 + 576]
    vpmadd52luq zmm31, zmm4, zmmword ptr [r8 + 640]
    vpmadd52huq zmm30, zmm4, zmmword ptr [r8 + 640]
    vpmadd52luq zmm30, zmm4, zmmword ptr [r8 + 704]
    vpmadd52huq zmm28, zmm4, zmmword ptr [r8 + 704]
    vpmadd52luq zmm28, zmm4, zmmword ptr [r8 + 768]
    vpmadd52huq zmm26, zmm4, zmmword ptr [r8 + 768]
    vpmadd52luq zmm26, zmm4, zmmword ptr [r8 + 832]
    vpmadd52huq zmm24, zmm4, zmmword ptr [r8 + 832]
    vpmadd52luq zmm24, zmm4, zmmword ptr [r8 + 896]
    vpmadd52huq zmm22, zmm4, zmmword ptr [r8 + 896]
    vpmadd52luq zmm22, zmm4, zmmword ptr [r8 + 960]
    vpmadd52huq zmm18, zmm4, zmmword ptr [r8 + 960]
    vpmadd52luq zmm18, zmm4, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm14, zmm4, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm14, zmm4, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm10, zmm4, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm10, zmm4, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm6, zmm4, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm6, zmm4, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm0, zmm4, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm4, zmmword ptr [r9]
    vpmadd52luq zmm11, zmm4, zmmword ptr [rsi + 4160]
    vpmadd52huq zmm13, zmm4, zmmword ptr [rsi + 4160]
    vmovdqu64 zmm4, zmmword ptr [rsi + 4160]
    vpmadd52luq zmm13, zmm4, zmmword ptr [r9 + 64]
    vpmadd52huq zmm15, zmm4, zmmword ptr [r9 + 64]
    vpmadd52luq zmm15, zmm4, zmmword ptr [r9 + 128]
    vpmadd52huq zmm17, zmm4, zmmword ptr [r9 + 128]
    vpmadd52luq zmm17, zmm4, zmmword ptr [r9 + 192]
    vpmadd52huq zmm19, zmm4, zmmword ptr [r9 + 192]
    vpmadd52luq zmm19, zmm4, zmmword ptr [r9 + 256]
    vpmadd52huq zmm21, zmm4, zmmword ptr [r9 + 256]
    vpmadd52luq zmm21, zmm4, zmmword ptr [r9 + 320]
    vpmadd52huq zmm23, zmm4, zmmword ptr [r9 + 320]
    vpmadd52luq zmm23, zmm4, zmmword ptr [r9 + 384]
    vpmadd52huq zmm25, zmm4, zmmword ptr [r9 + 384]
    vpmadd52luq zmm25, zmm4, zmmword ptr [r9 + 448]
    vpmadd52huq zmm27, zmm4, zmmword ptr [r9 + 448]
    vpmadd52luq zmm27, zmm4, zmmword ptr [r9 + 512]
    vpmadd52huq zmm29, zmm4, zmmword ptr [r9 + 512]
    vpmadd52luq zmm29, zmm4, zmmword ptr [r9 + 576]
    vpmadd52huq zmm31, zmm4, zmmword ptr [r9 + 576]
    vpmadd52luq zmm31, zmm4, zmmword ptr [r9 + 640]
    vpmadd52huq zmm30, zmm4, zmmword ptr [r9 + 640]
    vpmadd52luq zmm30, zmm4, zmmword ptr [r9 + 704]
    vpmadd52huq zmm28, zmm4, zmmword ptr [r9 + 704]
    vpmadd52luq zmm28, zmm4, zmmword ptr [r9 + 768]
    vpmadd52huq zmm26, zmm4, zmmword ptr [r9 + 768]
    vpmadd52luq zmm26, zmm4, zmmword ptr [r9 + 832]
    vpmadd52huq zmm24, zmm4, zmmword ptr [r9 + 832]
    vpmadd52luq zmm24, zmm4, zmmword ptr [r9 + 896]
    vpmadd52huq zmm22, zmm4, zmmword ptr [r9 + 896]
    vpmadd52luq zmm22, zmm4, zmmword ptr [r9 + 960]
    vpmadd52huq zmm18, zmm4, zmmword ptr [r9 + 960]
    vpmadd52luq zmm18, zmm4, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm14, zmm4, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm14, zmm4, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm10, zmm4, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm10, zmm4, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm6, zmm4, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm6, zmm4, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm0, zmm4, zmmword ptr [r9 + 1216]
    vpaddq zmm9, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm9, zmm9, 52
    vpmadd52huq zmm11, zmm20, zmm1
    vpaddq zmm11, zmm11, zmm9
    vpmadd52luq zmm11, zmm2, zmm1
    vpmadd52huq zmm13, zmm2, zmm1
    vpmadd52luq zmm13, zmm3, zmm1
    vpmadd52huq zmm15, zmm3, zmm1
    vpmadd52luq zmm15, zmm16, zmm1
    vpmadd52huq zmm17, zmm16, zmm1
    vpmadd52luq zmm17, zmm5, zmm1
    vpmadd52huq zmm19, zmm5, zmm1
    vpmadd52luq zmm19, zmm12, zmm1
    vpmadd52huq zmm21, zmm12, zmm1
    vpmadd52luq zmm21, zmm7, zmm1
    vpmadd52huq zmm23, zmm7, zmm1
    vpmadd52luq zmm23, zmm8, zmm1
    vpmadd52huq zmm25, zmm8, zmm1
    vpbroadcastq zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm25, zmm1, zmm4
    vpmadd52huq zmm27, zmm4, zmm1
    vpbroadcastq zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm27, zmm1, zmm9
    vpmadd52huq zmm29, zmm9, zmm1
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
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
    vpmadd52huq zmm23, zmm9, zmmword ptr [rdx + 256]
    vpmadd52luq zmm23, zmm9, zmmword ptr [rdx + 320]
    vpmadd52huq zmm25, zmm9, zmmword ptr [rdx + 320]
    vpmadd52luq zmm25, zmm9, zmmword ptr [rdx + 384]
    vpmadd52huq zmm27, zmm9, zmmword ptr [rdx + 384]
    vpmadd52luq zmm27, zmm9, zmmword ptr [rdx + 448]
    vpmadd52huq zmm29, zmm9, zmmword ptr [rdx + 448]
    vpmadd52luq zmm29, zmm9, zmmword ptr [rdx + 512]
    vpmadd52huq zmm31, zmm9, zmmword ptr [rdx + 512]
    vpmadd52luq zmm31, zmm9, zmmword ptr [rdx + 576]
    vpmadd52huq zmm30, zmm9, zmmword ptr [rdx + 576]
    vpmadd52luq zmm30, zmm9, zmmword ptr [rdx + 640]
    vpmadd52huq zmm28, zmm9, zmmword ptr [rdx + 640]
    vpmadd52luq zmm28, zmm9, zmmword ptr [rdx + 704]
    vpmadd52huq zmm26, zmm9, zmmword ptr [rdx + 704]
    vpmadd52luq zmm26, zmm9, zmmword ptr [rdx + 768]
    vpmadd52huq zmm24, zmm9, zmmword ptr [rdx + 768]
    vpmadd52luq zmm24, zmm9, zmmword ptr [rdx + 832]
    vpmadd52huq zmm22, zmm9, zmmword ptr [rdx + 832]
    vpmadd52luq zmm22, zmm9, zmmword ptr [rdx + 896]
    vpmadd52huq zmm18, zmm9, zmmword ptr [rdx + 896]
    vpmadd52luq zmm18, zmm9, zmmword ptr [rdx + 960]
    vpmadd52huq zmm14, zmm9, zmmword ptr [rdx + 960]
    vpmadd52luq zmm14, zmm9, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm10, zmm9, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm10, zmm9, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm0, zmm9, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rdx + 1216]
    vpxorq zmm4, zmm4, zmm4
    vpmadd52huq zmm4, zmm9, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm9, zmmword ptr [rcx]
    vpmadd52luq zmm13, zmm9, zmmword ptr [rsi + 1664]
    vpmadd52huq zmm15, zmm9, zmmword ptr [rsi + 1664]
    vmovdqu64 zmm9, zmmword ptr [rsi + 1664]
    vpmadd52luq zmm15, zmm9, zmmword ptr [rcx + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [rcx + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [rcx + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [rcx + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [rcx + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [rcx + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [rcx + 256]
    vpmadd52huq zmm23, zmm9, zmmword ptr [rcx + 256]
    vpmadd52luq zmm23, zmm9, zmmword ptr [rcx + 320]
    vpmadd52huq zmm25, zmm9, zmmword ptr [rcx + 320]
    vpmadd52luq zmm25, zmm9, zmmword ptr [rcx + 384]
    vpmadd52huq zmm27, zmm9, zmmword ptr [rcx + 384]
    vpmadd52luq zmm27, zmm9, zmmword ptr [rcx + 448]
    vpmadd52huq zmm29, zmm9, zmmword ptr [rcx + 448]
    vpmadd52luq zmm29, zmm9, zmmword ptr [rcx + 512]
    vpmadd52huq zmm31, zmm9, zmmword ptr [rcx + 512]
    vpmadd52luq zmm31, zmm9, zmmword ptr [rcx + 576]
    vpmadd52huq zmm30, zmm9, zmmword ptr [rcx + 576]
    vpmadd52luq zmm30, zmm9, zmmword ptr [rcx + 640]
    vpmadd52huq zmm28, zmm9, zmmword ptr [rcx + 640]
    vpmadd52luq zmm28, zmm9, zmmword ptr [rcx + 704]
    vpmadd52huq zmm26, zmm9, zmmword ptr [rcx + 704]
    vpmadd52luq zmm26, zmm9, zmmword ptr [rcx + 768]
    vpmadd52huq zmm24, zmm9, zmmword ptr [rcx + 768]
    vpmadd52luq zmm24, zmm9, zmmword ptr [rcx + 832]
    vpmadd52huq zmm22, zmm9, zmmword ptr [rcx + 832]
    vpmadd52luq zmm22, zmm9, zmmword ptr [rcx + 896]
    vpmadd52huq zmm18, zmm9, zmmword ptr [rcx + 896]
    vpmadd52luq zmm18, zmm9, zmmword ptr [rcx + 960]
    vpmadd52huq zmm14, zmm9, zmmword ptr [rcx + 960]
    vpmadd52luq zmm14, zmm9, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm10, zmm9, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm10, zmm9, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm6, zmm9, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm6, zmm9, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm0, zmm9, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm0, zmm9, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm4, zmm9, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm9, zmmword ptr [r8]
    vpmadd52luq zmm13, zmm9, zmmword ptr [rsi + 2944]
    vpmadd52huq zmm15, zmm9, zmmword ptr [rsi + 2944]
    vmovdqu64 zmm9, zmmword ptr [rsi + 2944]
    vpmadd52luq zmm15, zmm9, zmmword ptr [r8 + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [r8 + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [r8 + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [r8 + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [r8 + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [r8 + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [r8 + 256]
    vpmadd52huq zmm23, zmm9, zmmword ptr [r8 + 256]
    vpmadd52luq zmm23, zmm9, zmmword ptr [r8 + 320]
    vpmadd52huq zmm25, zmm9, zmmword ptr [r8 + 320]
    vpmadd52luq zmm25, zmm9, zmmword ptr [r8 + 384]
    vpmadd52huq zmm27, zmm9, zmmword ptr [r8 + 384]
    vpmadd52luq zmm27, zmm9, zmmword ptr [r8 + 448]
    vpmadd52huq zmm29, zmm9, zmmword ptr [r8 + 448]
    vpmadd52luq zmm29, zmm9, zmmword ptr [r8 + 512]
    vpmadd52huq zmm31, zmm9, zmmword ptr [r8 + 512]
    vpmadd52luq zmm31, zmm9, zmmword ptr [r8 + 576]
    vpmadd52huq zmm30, zmm9, zmmword ptr [r8 + 576]
    vpmadd52luq zmm30, zmm9, zmmword ptr [r8 + 640]
    vpmadd52huq zmm28, zmm9, zmmword ptr [r8 + 640]
    vpmadd52luq zmm28, zmm9, zmmword ptr [r8 + 704]
    vpmadd52huq zmm26, zmm9, zmmword ptr [r8 + 704]
    vpmadd52luq zmm26, zmm9, zmmword ptr [r8 + 768]
    vpmadd52huq zmm24, zmm9, zmmword ptr [r8 + 768]
    vpmadd52luq zmm24, zmm9, zmmword ptr [r8 + 832]
    vpmadd52huq zmm22, zmm9, zmmword ptr [r8 + 832]
    vpmadd52luq zmm22, zmm9, zmmword ptr [r8 + 896]
    vpmadd52huq zmm18, zmm9, zmmword ptr [r8 + 896]
    vpmadd52luq zmm18, zmm9, zmmword ptr [r8 + 960]
    vpmadd52huq zmm14, zmm9, zmmword ptr [r8 + 960]
    vpmadd52luq zmm14, zmm9, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm10, zmm9, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm10, zmm9, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm6, zmm9, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm6, zmm9, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm0, zmm9, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm0, zmm9, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm4, zmm9, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm9, zmmword ptr [r9]
    vpmadd52luq zmm13, zmm9, zmmword ptr [rsi + 4224]
    vpmadd52huq zmm15, zmm9, zmmword ptr [rsi + 4224]
    vmovdqu64 zmm9, zmmword ptr [rsi + 4224]
    vpmadd52luq zmm15, zmm9, zmmword ptr [r9 + 64]
    vpmadd52huq zmm17, zmm9, zmmword ptr [r9 + 64]
    vpmadd52luq zmm17, zmm9, zmmword ptr [r9 + 128]
    vpmadd52huq zmm19, zmm9, zmmword ptr [r9 + 128]
    vpmadd52luq zmm19, zmm9, zmmword ptr [r9 + 192]
    vpmadd52huq zmm21, zmm9, zmmword ptr [r9 + 192]
    vpmadd52luq zmm21, zmm9, zmmword ptr [r9 + 256]
    vpmadd52huq zmm23, zmm9, zmmword ptr [r9 + 256]
    vpmadd52luq zmm23, zmm9, zmmword ptr [r9 + 320]
    vpmadd52huq zmm25, zmm9, zmmword ptr [r9 + 320]
    vpmadd52luq zmm25, zmm9, zmmword ptr [r9 + 384]
    vpmadd52huq zmm27, zmm9, zmmword ptr [r9 + 384]
    vpmadd52luq zmm27, zmm9, zmmword ptr [r9 + 448]
    vpmadd52huq zmm29, zmm9, zmmword ptr [r9 + 448]
    vpmadd52luq zmm29, zmm9, zmmword ptr [r9 + 512]
    vpmadd52huq zmm31, zmm9, zmmword ptr [r9 + 512]
    vpmadd52luq zmm31, zmm9, zmmword ptr [r9 + 576]
    vpmadd52huq zmm30, zmm9, zmmword ptr [r9 + 576]
    vpmadd52luq zmm30, zmm9, zmmword ptr [r9 + 640]
    vpmadd52huq zmm28, zmm9, zmmword ptr [r9 + 640]
    vpmadd52luq zmm28, zmm9, zmmword ptr [r9 + 704]
    vpmadd52huq zmm26, zmm9, zmmword ptr [r9 + 704]
    vpmadd52luq zmm26, zmm9, zmmword ptr [r9 + 768]
    vpmadd52huq zmm24, zmm9, zmmword ptr [r9 + 768]
    vpmadd52luq zmm24, zmm9, zmmword ptr [r9 + 832]
    vpmadd52huq zmm22, zmm9, zmmword ptr [r9 + 832]
    vpmadd52luq zmm22, zmm9, zmmword ptr [r9 + 896]
    vpmadd52huq zmm18, zmm9, zmmword ptr [r9 + 896]
    vpmadd52luq zmm18, zmm9, zmmword ptr [r9 + 960]
    vpmadd52huq zmm14, zmm9, zmmword ptr [r9 + 960]
    vpmadd52luq zmm14, zmm9, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm10, zmm9, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm10, zmm9, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm6, zmm9, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm6, zmm9, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm0, zmm9, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm0, zmm9, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm4, zmm9, zmmword ptr [r9 + 1216]
    vpaddq zmm11, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm11, zmm11, 52
    vpmadd52huq zmm13, zmm20, zmm1
    vpaddq zmm13, zmm13, zmm11
    vpmadd52luq zmm13, zmm2, zmm1
    vpmadd52huq zmm15, zmm2, zmm1
    vpmadd52luq zmm15, zmm3, zmm1
    vpmadd52huq zmm17, zmm3, zmm1
    vpmadd52luq zmm17, zmm16, zmm1
    vpmadd52huq zmm19, zmm16, zmm1
    vpmadd52luq zmm19, zmm5, zmm1
    vpmadd52huq zmm21, zmm5, zmm1
    vpmadd52luq zmm21, zmm12, zmm1
    vpmadd52huq zmm23, zmm12, zmm1
    vpmadd52luq zmm23, zmm7, zmm1
    vpmadd52huq zmm25, zmm7, zmm1
    vpmadd52luq zmm25, zmm8, zmm1
    vpmadd52huq zmm27, zmm8, zmm1
    vpbroadcastq zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm27, zmm1, zmm9
    vpmadd52huq zmm29, zmm9, zmm1
    vpbroadcastq zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm29, zmm1, zmm11
    vpmadd52huq zmm31, zmm11, zmm1
    vpmadd52luq zmm31, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm11, zmmword ptr [rsi + 448]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rdx]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rdx]
    vpmadd52luq zmm17, zmm11, zmmword ptr [rdx + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [rdx + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [rdx + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [rdx + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [rdx + 192]
    vpmadd52huq zmm23, zmm11, zmmword ptr [rdx + 192]
    vpmadd52luq zmm23, zmm11, zmmword ptr [rdx + 256]
    vpmadd52huq zmm25, zmm11, zmmword ptr [rdx + 256]
    vpmadd52luq zmm25, zmm11, zmmword ptr [rdx + 320]
    vpmadd52huq zmm27, zmm11, zmmword ptr [rdx + 320]
    vpmadd52luq zmm27, zmm11, zmmword ptr [rdx + 384]
    vpmadd52huq zmm29, zmm11, zmmword ptr [rdx + 384]
    vpmadd52luq zmm29, zmm11, zmmword ptr [rdx + 448]
    vpmadd52huq zmm31, zmm11, zmmword ptr [rdx + 448]
    vpmadd52luq zmm31, zmm11, zmmword ptr [rdx + 512]
    vpmadd52huq zmm30, zmm11, zmmword ptr [rdx + 512]
    vpmadd52luq zmm30, zmm11, zmmword ptr [rdx + 576]
    vpmadd52huq zmm28, zmm11, zmmword ptr [rdx + 576]
    vpmadd52luq zmm28, zmm11, zmmword ptr [rdx + 640]
    vpmadd52huq zmm26, zmm11, zmmword ptr [rdx + 640]
    vpmadd52luq zmm26, zmm11, zmmword ptr [rdx + 704]
    vpmadd52huq zmm24, zmm11, zmmword ptr [rdx + 704]
    vpmadd52luq zmm24, zmm11, zmmword ptr [rdx + 768]
    vpmadd52huq zmm22, zmm11, zmmword ptr [rdx + 768]
    vpmadd52luq zmm22, zmm11, zmmword ptr [rdx + 832]
    vpmadd52huq zmm18, zmm11, zmmword ptr [rdx + 832]
    vpmadd52luq zmm18, zmm11, zmmword ptr [rdx + 896]
    vpmadd52huq zmm14, zmm11, zmmword ptr [rdx + 896]
    vpmadd52luq zmm14, zmm11, zmmword ptr [rdx + 960]
    vpmadd52huq zmm10, zmm11, zmmword ptr [rdx + 960]
    vpmadd52luq zmm10, zmm11, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm0, zmm11, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm0, zmm11, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rdx + 1216]
    vpxorq zmm9, zmm9, zmm9
    vpmadd52huq zmm9, zmm11, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm11, zmmword ptr [rcx]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rsi + 1728]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rsi + 1728]
    vmovdqu64 zmm11, zmmword ptr [rsi + 1728]
    vpmadd52luq zmm17, zmm11, zmmword ptr [rcx + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [rcx + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [rcx + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [rcx + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [rcx + 192]
    vpmadd52huq zmm23, zmm11, zmmword ptr [rcx + 192]
    vpmadd52luq zmm23, zmm11, zmmword ptr [rcx + 256]
    vpmadd52huq zmm25, zmm11, zmmword ptr [rcx + 256]
    vpmadd52luq zmm25, zmm11, zmmword ptr [rcx + 320]
    vpmadd52huq zmm27, zmm11, zmmword ptr [rcx + 320]
    vpmadd52luq zmm27, zmm11, zmmword ptr [rcx + 384]
    vpmadd52huq zmm29, zmm11, zmmword ptr [rcx + 384]
    vpmadd52luq zmm29, zmm11, zmmword ptr [rcx + 448]
    vpmadd52huq zmm31, zmm11, zmmword ptr [rcx + 448]
    vpmadd52luq zmm31, zmm11, zmmword ptr [rcx + 512]
    vpmadd52huq zmm30, zmm11, zmmword ptr [rcx + 512]
    vpmadd52luq zmm30, zmm11, zmmword ptr [rcx + 576]
    vpmadd52huq zmm28, zmm11, zmmword ptr [rcx + 576]
    vpmadd52luq zmm28, zmm11, zmmword ptr [rcx + 640]
    vpmadd52huq zmm26, zmm11, zmmword ptr [rcx + 640]
    vpmadd52luq zmm26, zmm11, zmmword ptr [rcx + 704]
    vpmadd52huq zmm24, zmm11, zmmword ptr [rcx + 704]
    vpmadd52luq zmm24, zmm11, zmmword ptr [rcx + 768]
    vpmadd52huq zmm22, zmm11, zmmword ptr [rcx + 768]
    vpmadd52luq zmm22, zmm11, zmmword ptr [rcx + 832]
    vpmadd52huq zmm18, zmm11, zmmword ptr [rcx + 832]
    vpmadd52luq zmm18, zmm11, zmmword ptr [rcx + 896]
    vpmadd52huq zmm14, zmm11, zmmword ptr [rcx + 896]
    vpmadd52luq zmm14, zmm11, zmmword ptr [rcx + 960]
    vpmadd52huq zmm10, zmm11, zmmword ptr [rcx + 960]
    vpmadd52luq zmm10, zmm11, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm6, zmm11, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm6, zmm11, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm0, zmm11, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm0, zmm11, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm4, zmm11, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm4, zmm11, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm9, zmm11, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm11, zmmword ptr [r8]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rsi + 3008]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rsi + 3008]
    vmovdqu64 zmm11, zmmword ptr [rsi + 3008]
    vpmadd52luq zmm17, zmm11, zmmword ptr [r8 + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [r8 + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [r8 + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [r8 + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [r8 + 192]
    vpmadd52huq zmm23, zmm11, zmmword ptr [r8 + 192]
    vpmadd52luq zmm23, zmm11, zmmword ptr [r8 + 256]
    vpmadd52huq zmm25, zmm11, zmmword ptr [r8 + 256]
    vpmadd52luq zmm25, zmm11, zmmword ptr [r8 + 320]
    vpmadd52huq zmm27, zmm11, zmmword ptr [r8 + 320]
    vpmadd52luq zmm27, zmm11, zmmword ptr [r8 + 384]
    vpmadd52huq zmm29, zmm11, zmmword ptr [r8 + 384]
    vpmadd52luq zmm29, zmm11, zmmword ptr [r8 + 448]
    vpmadd52huq zmm31, zmm11, zmmword ptr [r8 + 448]
    vpmadd52luq zmm31, zmm11, zmmword ptr [r8 + 512]
    vpmadd52huq zmm30, zmm11, zmmword ptr [r8 + 512]
    vpmadd52luq zmm30, zmm11, zmmword ptr [r8 + 576]
    vpmadd52huq zmm28, zmm11, zmmword ptr [r8 + 576]
    vpmadd52luq zmm28, zmm11, zmmword ptr [r8 + 640]
    vpmadd52huq zmm26, zmm11, zmmword ptr [r8 + 640]
    vpmadd52luq zmm26, zmm11, zmmword ptr [r8 + 704]
    vpmadd52huq zmm24, zmm11, zmmword ptr [r8 + 704]
    vpmadd52luq zmm24, zmm11, zmmword ptr [r8 + 768]
    vpmadd52huq zmm22, zmm11, zmmword ptr [r8 + 768]
    vpmadd52luq zmm22, zmm11, zmmword ptr [r8 + 832]
    vpmadd52huq zmm18, zmm11, zmmword ptr [r8 + 832]
    vpmadd52luq zmm18, zmm11, zmmword ptr [r8 + 896]
    vpmadd52huq zmm14, zmm11, zmmword ptr [r8 + 896]
    vpmadd52luq zmm14, zmm11, zmmword ptr [r8 + 960]
    vpmadd52huq zmm10, zmm11, zmmword ptr [r8 + 960]
    vpmadd52luq zmm10, zmm11, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm6, zmm11, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm6, zmm11, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm0, zmm11, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm0, zmm11, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm4, zmm11, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm4, zmm11, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm9, zmm11, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm11, zmmword ptr [r9]
    vpmadd52luq zmm15, zmm11, zmmword ptr [rsi + 4288]
    vpmadd52huq zmm17, zmm11, zmmword ptr [rsi + 4288]
    vmovdqu64 zmm11, zmmword ptr [rsi + 4288]
    vpmadd52luq zmm17, zmm11, zmmword ptr [r9 + 64]
    vpmadd52huq zmm19, zmm11, zmmword ptr [r9 + 64]
    vpmadd52luq zmm19, zmm11, zmmword ptr [r9 + 128]
    vpmadd52huq zmm21, zmm11, zmmword ptr [r9 + 128]
    vpmadd52luq zmm21, zmm11, zmmword ptr [r9 + 192]
    vpmadd52huq zmm23, zmm11, zmmword ptr [r9 + 192]
    vpmadd52luq zmm23, zmm11, zmmword ptr [r9 + 256]
    vpmadd52huq zmm25, zmm11, zmmword ptr [r9 + 256]
    vpmadd52luq zmm25, zmm11, zmmword ptr [r9 + 320]
    vpmadd52huq zmm27, zmm11, zmmword ptr [r9 + 320]
    vpmadd52luq zmm27, zmm11, zmmword ptr [r9 + 384]
    vpmadd52huq zmm29, zmm11, zmmword ptr [r9 + 384]
    vpmadd52luq zmm29, zmm11, zmmword ptr [r9 + 448]
    vpmadd52huq zmm31, zmm11, zmmword ptr [r9 + 448]
    vpmadd52luq zmm31, zmm11, zmmword ptr [r9 + 512]
    vpmadd52huq zmm30, zmm11, zmmword ptr [r9 + 512]
    vpmadd52luq zmm30, zmm11, zmmword ptr [r9 + 576]
    vpmadd52huq zmm28, zmm11, zmmword ptr [r9 + 576]
    vpmadd52luq zmm28, zmm11, zmmword ptr [r9 + 640]
    vpmadd52huq zmm26, zmm11, zmmword ptr [r9 + 640]
    vpmadd52luq zmm26, zmm11, zmmword ptr [r9 + 704]
    vpmadd52huq zmm24, zmm11, zmmword ptr [r9 + 704]
    vpmadd52luq zmm24, zmm11, zmmword ptr [r9 + 768]
    vpmadd52huq zmm22, zmm11, zmmword ptr [r9 + 768]
    vpmadd52luq zmm22, zmm11, zmmword ptr [r9 + 832]
    vpmadd52huq zmm18, zmm11, zmmword ptr [r9 + 832]
    vpmadd52luq zmm18, zmm11, zmmword ptr [r9 + 896]
    vpmadd52huq zmm14, zmm11, zmmword ptr [r9 + 896]
    vpmadd52luq zmm14, zmm11, zmmword ptr [r9 + 960]
    vpmadd52huq zmm10, zmm11, zmmword ptr [r9 + 960]
    vpmadd52luq zmm10, zmm11, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm6, zmm11, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm6, zmm11, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm0, zmm11, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm0, zmm11, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm4, zmm11, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm4, zmm11, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm9, zmm11, zmmword ptr [r9 + 1216]
    vpaddq zmm13, zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm13, zmm13, 52
    vpmadd52huq zmm15, zmm20, zmm1
    vpaddq zmm15, zmm15, zmm13
    vpmadd52luq zmm15, zmm2, zmm1
    vpmadd52huq zmm17, zmm2, zmm1
    vpmadd52luq zmm17, zmm3, zmm1
    vpmadd52huq zmm19, zmm3, zmm1
    vpmadd52luq zmm19, zmm16, zmm1
    vpmadd52huq zmm21, zmm16, zmm1
    vpmadd52luq zmm21, zmm5, zmm1
    vpmadd52huq zmm23, zmm5, zmm1
    vpmadd52luq zmm23, zmm12, zmm1
    vpmadd52huq zmm25, zmm12, zmm1
    vpmadd52luq zmm25, zmm7, zmm1
    vpmadd52huq zmm27, zmm7, zmm1
    vpmadd52luq zmm27, zmm8, zmm1
    vpmadd52huq zmm29, zmm8, zmm1
    vpbroadcastq zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm29, zmm1, zmm11
    vpmadd52huq zmm31, zmm11, zmm1
    vpbroadcastq zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm31, zmm1, zmm13
    vpmadd52huq zmm30, zmm13, zmm1
    vpmadd52luq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm13, zmmword ptr [rsi + 512]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rdx]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rdx]
    vpmadd52luq zmm19, zmm13, zmmword ptr [rdx + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [rdx + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [rdx + 128]
    vpmadd52huq zmm23, zmm13, zmmword ptr [rdx + 128]
    vpmadd52luq zmm23, zmm13, zmmword ptr [rdx + 192]
    vpmadd52huq zmm25, zmm13, zmmword ptr [rdx + 192]
    vpmadd52luq zmm25, zmm13, zmmword ptr [rdx + 256]
    vpmadd52huq zmm27, zmm13, zmmword ptr [rdx + 256]
    vpmadd52luq zmm27, zmm13, zmmword ptr [rdx + 320]
    vpmadd52huq zmm29, zmm13, zmmword ptr [rdx + 320]
    vpmadd52luq zmm29, zmm13, zmmword ptr [rdx + 384]
    vpmadd52huq zmm31, zmm13, zmmword ptr [rdx + 384]
    vpmadd52luq zmm31, zmm13, zmmword ptr [rdx + 448]
    vpmadd52huq zmm30, zmm13, zmmword ptr [rdx + 448]
    vpmadd52luq zmm30, zmm13, zmmword ptr [rdx + 512]
    vpmadd52huq zmm28, zmm13, zmmword ptr [rdx + 512]
    vpmadd52luq zmm28, zmm13, zmmword ptr [rdx + 576]
    vpmadd52huq zmm26, zmm13, zmmword ptr [rdx + 576]
    vpmadd52luq zmm26, zmm13, zmmword ptr [rdx + 640]
    vpmadd52huq zmm24, zmm13, zmmword ptr [rdx + 640]
    vpmadd52luq zmm24, zmm13, zmmword ptr [rdx + 704]
    vpmadd52huq zmm22, zmm13, zmmword ptr [rdx + 704]
    vpmadd52luq zmm22, zmm13, zmmword ptr [rdx + 768]
    vpmadd52huq zmm18, zmm13, zmmword ptr [rdx + 768]
    vpmadd52luq zmm18, zmm13, zmmword ptr [rdx + 832]
    vpmadd52huq zmm14, zmm13, zmmword ptr [rdx + 832]
    vpmadd52luq zmm14, zmm13, zmmword ptr [rdx + 896]
    vpmadd52huq zmm10, zmm13, zmmword ptr [rdx + 896]
    vpmadd52luq zmm10, zmm13, zmmword ptr [rdx + 960]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rdx + 960]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm0, zmm13, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm9, zmm13, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm9, zmm13, zmmword ptr [rdx + 1216]
    vpxorq zmm11, zmm11, zmm11
    vpmadd52huq zmm11, zmm13, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm13, zmmword ptr [rcx]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rsi + 1792]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rsi + 1792]
    vmovdqu64 zmm13, zmmword ptr [rsi + 1792]
    vpmadd52luq zmm19, zmm13, zmmword ptr [rcx + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [rcx + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [rcx + 128]
    vpmadd52huq zmm23, zmm13, zmmword ptr [rcx + 128]
    vpmadd52luq zmm23, zmm13, zmmword ptr [rcx + 192]
    vpmadd52huq zmm25, zmm13, zmmword ptr [rcx + 192]
    vpmadd52luq zmm25, zmm13, zmmword ptr [rcx + 256]
    vpmadd52huq zmm27, zmm13, zmmword ptr [rcx + 256]
    vpmadd52luq zmm27, zmm13, zmmword ptr [rcx + 320]
    vpmadd52huq zmm29, zmm13, zmmword ptr [rcx + 320]
    vpmadd52luq zmm29, zmm13, zmmword ptr [rcx + 384]
    vpmadd52huq zmm31, zmm13, zmmword ptr [rcx + 384]
    vpmadd52luq zmm31, zmm13, zmmword ptr [rcx + 448]
    vpmadd52huq zmm30, zmm13, zmmword ptr [rcx + 448]
    vpmadd52luq zmm30, zmm13, zmmword ptr [rcx + 512]
    vpmadd52huq zmm28, zmm13, zmmword ptr [rcx + 512]
    vpmadd52luq zmm28, zmm13, zmmword ptr [rcx + 576]
    vpmadd52huq zmm26, zmm13, zmmword ptr [rcx + 576]
    vpmadd52luq zmm26, zmm13, zmmword ptr [rcx + 640]
    vpmadd52huq zmm24, zmm13, zmmword ptr [rcx + 640]
    vpmadd52luq zmm24, zmm13, zmmword ptr [rcx + 704]
    vpmadd52huq zmm22, zmm13, zmmword ptr [rcx + 704]
    vpmadd52luq zmm22, zmm13, zmmword ptr [rcx + 768]
    vpmadd52huq zmm18, zmm13, zmmword ptr [rcx + 768]
    vpmadd52luq zmm18, zmm13, zmmword ptr [rcx + 832]
    vpmadd52huq zmm14, zmm13, zmmword ptr [rcx + 832]
    vpmadd52luq zmm14, zmm13, zmmword ptr [rcx + 896]
    vpmadd52huq zmm10, zmm13, zmmword ptr [rcx + 896]
    vpmadd52luq zmm10, zmm13, zmmword ptr [rcx + 960]
    vpmadd52huq zmm6, zmm13, zmmword ptr [rcx + 960]
    vpmadd52luq zmm6, zmm13, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm0, zmm13, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm0, zmm13, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm4, zmm13, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm4, zmm13, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm9, zmm13, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm9, zmm13, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm11, zmm13, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm13, zmmword ptr [r8]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rsi + 3072]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rsi + 3072]
    vmovdqu64 zmm13, zmmword ptr [rsi + 3072]
    vpmadd52luq zmm19, zmm13, zmmword ptr [r8 + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [r8 + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [r8 + 128]
    vpmadd52huq zmm23, zmm13, zmmword ptr [r8 + 128]
    vpmadd52luq zmm23, zmm13, zmmword ptr [r8 + 192]
    vpmadd52huq zmm25, zmm13, zmmword ptr [r8 + 192]
    vpmadd52luq zmm25, zmm13, zmmword ptr [r8 + 256]
    vpmadd52huq zmm27, zmm13, zmmword ptr [r8 + 256]
    vpmadd52luq zmm27, zmm13, zmmword ptr [r8 + 320]
    vpmadd52huq zmm29, zmm13, zmmword ptr [r8 + 320]
    vpmadd52luq zmm29, zmm13, zmmword ptr [r8 + 384]
    vpmadd52huq zmm31, zmm13, zmmword ptr [r8 + 384]
    vpmadd52luq zmm31, zmm13, zmmword ptr [r8 + 448]
    vpmadd52huq zmm30, zmm13, zmmword ptr [r8 + 448]
    vpmadd52luq zmm30, zmm13, zmmword ptr [r8 + 512]
    vpmadd52huq zmm28, zmm13, zmmword ptr [r8 + 512]
    vpmadd52luq zmm28, zmm13, zmmword ptr [r8 + 576]
    vpmadd52huq zmm26, zmm13, zmmword ptr [r8 + 576]
    vpmadd52luq zmm26, zmm13, zmmword ptr [r8 + 640]
    vpmadd52huq zmm24, zmm13, zmmword ptr [r8 + 640]
    vpmadd52luq zmm24, zmm13, zmmword ptr [r8 + 704]
    vpmadd52huq zmm22, zmm13, zmmword ptr [r8 + 704]
    vpmadd52luq zmm22, zmm13, zmmword ptr [r8 + 768]
    vpmadd52huq zmm18, zmm13, zmmword ptr [r8 + 768]
    vpmadd52luq zmm18, zmm13, zmmword ptr [r8 + 832]
    vpmadd52huq zmm14, zmm13, zmmword ptr [r8 + 832]
    vpmadd52luq zmm14, zmm13, zmmword ptr [r8 + 896]
    vpmadd52huq zmm10, zmm13, zmmword ptr [r8 + 896]
    vpmadd52luq zmm10, zmm13, zmmword ptr [r8 + 960]
    vpmadd52huq zmm6, zmm13, zmmword ptr [r8 + 960]
    vpmadd52luq zmm6, zmm13, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm0, zmm13, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm0, zmm13, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm4, zmm13, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm4, zmm13, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm9, zmm13, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm9, zmm13, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm11, zmm13, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm13, zmmword ptr [r9]
    vpmadd52luq zmm17, zmm13, zmmword ptr [rsi + 4352]
    vpmadd52huq zmm19, zmm13, zmmword ptr [rsi + 4352]
    vmovdqu64 zmm13, zmmword ptr [rsi + 4352]
    vpmadd52luq zmm19, zmm13, zmmword ptr [r9 + 64]
    vpmadd52huq zmm21, zmm13, zmmword ptr [r9 + 64]
    vpmadd52luq zmm21, zmm13, zmmword ptr [r9 + 128]
    vpmadd52huq zmm23, zmm13, zmmword ptr [r9 + 128]
    vpmadd52luq zmm23, zmm13, zmmword ptr [r9 + 192]
    vpmadd52huq zmm25, zmm13, zmmword ptr [r9 + 192]
    vpmadd52luq zmm25, zmm13, zmmword ptr [r9 + 256]
    vpmadd52huq zmm27, zmm13, zmmword ptr [r9 + 256]
    vpmadd52luq zmm27, zmm13, zmmword ptr [r9 + 320]
    vpmadd52huq zmm29, zmm13, zmmword ptr [r9 + 320]
    vpmadd52luq zmm29, zmm13, zmmword ptr [r9 + 384]
    vpmadd52huq zmm31, zmm13, zmmword ptr [r9 + 384]
    vpmadd52luq zmm31, zmm13, zmmword ptr [r9 + 448]
    vpmadd52huq zmm30, zmm13, zmmword ptr [r9 + 448]
    vpmadd52luq zmm30, zmm13, zmmword ptr [r9 + 512]
    vpmadd52huq zmm28, zmm13, zmmword ptr [r9 + 512]
    vpmadd52luq zmm28, zmm13, zmmword ptr [r9 + 576]
    vpmadd52huq zmm26, zmm13, zmmword ptr [r9 + 576]
    vpmadd52luq zmm26, zmm13, zmmword ptr [r9 + 640]
    vpmadd52huq zmm24, zmm13, zmmword ptr [r9 + 640]
    vpmadd52luq zmm24, zmm13, zmmword ptr [r9 + 704]
    vpmadd52huq zmm22, zmm13, zmmword ptr [r9 + 704]
    vpmadd52luq zmm22, zmm13, zmmword ptr [r9 + 768]
    vpmadd52huq zmm18, zmm13, zmmword ptr [r9 + 768]
    vpmadd52luq zmm18, zmm13, zmmword ptr [r9 + 832]
    vpmadd52huq zmm14, zmm13, zmmword ptr [r9 + 832]
    vpmadd52luq zmm14, zmm13, zmmword ptr [r9 + 896]
    vpmadd52huq zmm10, zmm13, zmmword ptr [r9 + 896]
    vpmadd52luq zmm10, zmm13, zmmword ptr [r9 + 960]
    vpmadd52huq zmm6, zmm13, zmmword ptr [r9 + 960]
    vpmadd52luq zmm6, zmm13, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm0, zmm13, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm0, zmm13, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm4, zmm13, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm4, zmm13, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm9, zmm13, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm9, zmm13, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm11, zmm13, zmmword ptr [r9 + 1216]
    vpaddq zmm15, zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm15, zmm15, 52
    vpmadd52huq zmm17, zmm20, zmm1
    vpaddq zmm17, zmm17, zmm15
    vpmadd52luq zmm17, zmm2, zmm1
    vpmadd52huq zmm19, zmm2, zmm1
    vpmadd52luq zmm19, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm1
    vpmadd52luq zmm21, zmm16, zmm1
    vpmadd52huq zmm23, zmm16, zmm1
    vpmadd52luq zmm23, zmm5, zmm1
    vpmadd52huq zmm25, zmm5, zmm1
    vpmadd52luq zmm25, zmm12, zmm1
    vpmadd52huq zmm27, zmm12, zmm1
    vpmadd52luq zmm27, zmm7, zmm1
    vpmadd52huq zmm29, zmm7, zmm1
    vpmadd52luq zmm29, zmm8, zmm1
    vpmadd52huq zmm31, zmm8, zmm1
    vpbroadcastq zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm31, zmm1, zmm13
    vpmadd52huq zmm30, zmm13, zmm1
    vpbroadcastq zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm30, zmm1, zmm15
    vpmadd52huq zmm28, zmm15, zmm1
    vpmadd52luq zmm28, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm15, zmmword ptr [rsi + 576]
    vpmadd52luq zmm19, zmm15, zmmword ptr [rdx]
    vpmadd52huq zmm21, zmm15, zmmword ptr [rdx]
    vpmadd52luq zmm21, zmm15, zmmword ptr [rdx + 64]
    vpmadd52huq zmm23, zmm15, zmmword ptr [rdx + 64]
    vpmadd52luq zmm23, zmm15, zmmword ptr [rdx + 128]
    vpmadd52huq zmm25, zmm15, zmmword ptr [rdx + 128]
    vpmadd52luq zmm25, zmm15, zmmword ptr [rdx + 192]
    vpmadd52huq zmm27, zmm15, zmmword ptr [rdx + 192]
    vpmadd52luq zmm27, zmm15, zmmword ptr [rdx + 256]
    vpmadd52huq zmm29, zmm15, zmmword ptr [rdx + 256]
    vpmadd52luq zmm29, zmm15, zmmword ptr [rdx + 320]
    vpmadd52huq zmm31, zmm15, zmmword ptr [rdx + 320]
    vpmadd52luq zmm31, zmm15, zmmword ptr [rdx + 384]
    vpmadd52huq zmm30, zmm15, zmmword ptr [rdx + 384]
    vpmadd52luq zmm30, zmm15, zmmword ptr [rdx + 448]
    vpmadd52huq zmm28, zmm15, zmmword ptr [rdx + 448]
    vpmadd52luq zmm28, zmm15, zmmword ptr [rdx + 512]
    vpmadd52huq zmm26, zmm15, zmmword ptr [rdx + 512]
    vpmadd52luq zmm26, zmm15, zmmword ptr [rdx + 576]
    vpmadd52huq zmm24, zmm15, zmmword ptr [rdx + 576]
    vpmadd52luq zmm24, zmm15, zmmword ptr [rdx + 640]
    vpmadd52huq zmm22, zmm15, zmmword ptr [rdx + 640]
    vpmadd52luq zmm22, zmm15, zmmword ptr [rdx + 704]
    vpmadd52huq zmm18, zmm15, zmmword ptr [rdx + 704]
    vpmadd52luq zmm18, zmm15, zmmword ptr [rdx + 768]
    vpmadd52huq zmm14, zmm15, zmmword ptr [rdx + 768]
    vpmadd52luq zmm14, zmm15, zmmword ptr [rdx + 832]
    vpmadd52huq zmm10, zmm15, zmmword ptr [rdx + 832]
    vpmadd52luq zmm10, zmm15, zmmword ptr [rdx + 896]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rdx + 896]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rdx + 960]
    vpmadd52huq zmm0, zmm15, zmmword ptr [rdx + 960]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm11, zmm15, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm11, zmm15, zmmword ptr [rdx + 1216]
    vpxorq zmm13, zmm13, zmm13
    vpmadd52huq zmm13, zmm15, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm15, zmmword ptr [rcx]
    vpmadd52luq zmm19, zmm15, zmmword ptr [rsi + 1856]
    vpmadd52huq zmm21, zmm15, zmmword ptr [rsi + 1856]
    vmovdqu64 zmm15, zmmword ptr [rsi + 1856]
    vpmadd52luq zmm21, zmm15, zmmword ptr [rcx + 64]
    vpmadd52huq zmm23, zmm15, zmmword ptr [rcx + 64]
    vpmadd52luq zmm23, zmm15, zmmword ptr [rcx + 128]
    vpmadd52huq zmm25, zmm15, zmmword ptr [rcx + 128]
    vpmadd52luq zmm25, zmm15, zmmword ptr [rcx + 192]
    vpmadd52huq zmm27, zmm15, zmmword ptr [rcx + 192]
    vpmadd52luq zmm27, zmm15, zmmword ptr [rcx + 256]
    vpmadd52huq zmm29, zmm15, zmmword ptr [rcx + 256]
    vpmadd52luq zmm29, zmm15, zmmword ptr [rcx + 320]
    vpmadd52huq zmm31, zmm15, zmmword ptr [rcx + 320]
    vpmadd52luq zmm31, zmm15, zmmword ptr [rcx + 384]
    vpmadd52huq zmm30, zmm15, zmmword ptr [rcx + 384]
    vpmadd52luq zmm30, zmm15, zmmword ptr [rcx + 448]
    vpmadd52huq zmm28, zmm15, zmmword ptr [rcx + 448]
    vpmadd52luq zmm28, zmm15, zmmword ptr [rcx + 512]
    vpmadd52huq zmm26, zmm15, zmmword ptr [rcx + 512]
    vpmadd52luq zmm26, zmm15, zmmword ptr [rcx + 576]
    vpmadd52huq zmm24, zmm15, zmmword ptr [rcx + 576]
    vpmadd52luq zmm24, zmm15, zmmword ptr [rcx + 640]
    vpmadd52huq zmm22, zmm15, zmmword ptr [rcx + 640]
    vpmadd52luq zmm22, zmm15, zmmword ptr [rcx + 704]
    vpmadd52huq zmm18, zmm15, zmmword ptr [rcx + 704]
    vpmadd52luq zmm18, zmm15, zmmword ptr [rcx + 768]
    vpmadd52huq zmm14, zmm15, zmmword ptr [rcx + 768]
    vpmadd52luq zmm14, zmm15, zmmword ptr [rcx + 832]
    vpmadd52huq zmm10, zmm15, zmmword ptr [rcx + 832]
    vpmadd52luq zmm10, zmm15, zmmword ptr [rcx + 896]
    vpmadd52huq zmm6, zmm15, zmmword ptr [rcx + 896]
    vpmadd52luq zmm6, zmm15, zmmword ptr [rcx + 960]
    vpmadd52huq zmm0, zmm15, zmmword ptr [rcx + 960]
    vpmadd52luq zmm0, zmm15, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm4, zmm15, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm4, zmm15, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm9, zmm15, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm9, zmm15, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm11, zmm15, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm11, zmm15, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm13, zmm15, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm15, zmmword ptr [r8]
    vpmadd52luq zmm19, zmm15, zmmword ptr [rsi + 3136]
    vpmadd52huq zmm21, zmm15, zmmword ptr [rsi + 3136]
    vmovdqu64 zmm15, zmmword ptr [rsi + 3136]
    vpmadd52luq zmm21, zmm15, zmmword ptr [r8 + 64]
    vpmadd52huq zmm23, zmm15, zmmword ptr [r8 + 64]
    vpmadd52luq zmm23, zmm15, zmmword ptr [r8 + 128]
    vpmadd52huq zmm25, zmm15, zmmword ptr [r8 + 128]
    vpmadd52luq zmm25, zmm15, zmmword ptr [r8 + 192]
    vpmadd52huq zmm27, zmm15, zmmword ptr [r8 + 192]
    vpmadd52luq zmm27, zmm15, zmmword ptr [r8 + 256]
    vpmadd52huq zmm29, zmm15, zmmword ptr [r8 + 256]
    vpmadd52luq zmm29, zmm15, zmmword ptr [r8 + 320]
    vpmadd52huq zmm31, zmm15, zmmword ptr [r8 + 320]
    vpmadd52luq zmm31, zmm15, zmmword ptr [r8 + 384]
    vpmadd52huq zmm30, zmm15, zmmword ptr [r8 + 384]
    vpmadd52luq zmm30, zmm15, zmmword ptr [r8 + 448]
    vpmadd52huq zmm28, zmm15, zmmword ptr [r8 + 448]
    vpmadd52luq zmm28, zmm15, zmmword ptr [r8 + 512]
    vpmadd52huq zmm26, zmm15, zmmword ptr [r8 + 512]
    vpmadd52luq zmm26, zmm15, zmmword ptr [r8 + 576]
    vpmadd52huq zmm24, zmm15, zmmword ptr [r8 + 576]
    vpmadd52luq zmm24, zmm15, zmmword ptr [r8 + 640]
    vpmadd52huq zmm22, zmm15, zmmword ptr [r8 + 640]
    vpmadd52luq zmm22, zmm15, zmmword ptr [r8 + 704]
    vpmadd52huq zmm18, zmm15, zmmword ptr [r8 + 704]
    vpmadd52luq zmm18, zmm15, zmmword ptr [r8 + 768]
    vpmadd52huq zmm14, zmm15, zmmword ptr [r8 + 768]
    vpmadd52luq zmm14, zmm15, zmmword ptr [r8 + 832]
    vpmadd52huq zmm10, zmm15, zmmword ptr [r8 + 832]
    vpmadd52luq zmm10, zmm15, zmmword ptr [r8 + 896]
    vpmadd52huq zmm6, zmm15, zmmword ptr [r8 + 896]
    vpmadd52luq zmm6, zmm15, zmmword ptr [r8 + 960]
    vpmadd52huq zmm0, zmm15, zmmword ptr [r8 + 960]
    vpmadd52luq zmm0, zmm15, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm4, zmm15, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm4, zmm15, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm9, zmm15, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm9, zmm15, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm11, zmm15, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm11, zmm15, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm13, zmm15, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm15, zmmword ptr [r9]
    vpmadd52luq zmm19, zmm15, zmmword ptr [rsi + 4416]
    vpmadd52huq zmm21, zmm15, zmmword ptr [rsi + 4416]
    vmovdqu64 zmm15, zmmword ptr [rsi + 4416]
    vpmadd52luq zmm21, zmm15, zmmword ptr [r9 + 64]
    vpmadd52huq zmm23, zmm15, zmmword ptr [r9 + 64]
    vpmadd52luq zmm23, zmm15, zmmword ptr [r9 + 128]
    vpmadd52huq zmm25, zmm15, zmmword ptr [r9 + 128]
    vpmadd52luq zmm25, zmm15, zmmword ptr [r9 + 192]
    vpmadd52huq zmm27, zmm15, zmmword ptr [r9 + 192]
    vpmadd52luq zmm27, zmm15, zmmword ptr [r9 + 256]
    vpmadd52huq zmm29, zmm15, zmmword ptr [r9 + 256]
    vpmadd52luq zmm29, zmm15, zmmword ptr [r9 + 320]
    vpmadd52huq zmm31, zmm15, zmmword ptr [r9 + 320]
    vpmadd52luq zmm31, zmm15, zmmword ptr [r9 + 384]
    vpmadd52huq zmm30, zmm15, zmmword ptr [r9 + 384]
    vpmadd52luq zmm30, zmm15, zmmword ptr [r9 + 448]
    vpmadd52huq zmm28, zmm15, zmmword ptr [r9 + 448]
    vpmadd52luq zmm28, zmm15, zmmword ptr [r9 + 512]
    vpmadd52huq zmm26, zmm15, zmmword ptr [r9 + 512]
    vpmadd52luq zmm26, zmm15, zmmword ptr [r9 + 576]
    vpmadd52huq zmm24, zmm15, zmmword ptr [r9 + 576]
    vpmadd52luq zmm24, zmm15, zmmword ptr [r9 + 640]
    vpmadd52huq zmm22, zmm15, zmmword ptr [r9 + 640]
    vpmadd52luq zmm22, zmm15, zmmword ptr [r9 + 704]
    vpmadd52huq zmm18, zmm15, zmmword ptr [r9 + 704]
    vpmadd52luq zmm18, zmm15, zmmword ptr [r9 + 768]
    vpmadd52huq zmm14, zmm15, zmmword ptr [r9 + 768]
    vpmadd52luq zmm14, zmm15, zmmword ptr [r9 + 832]
    vpmadd52huq zmm10, zmm15, zmmword ptr [r9 + 832]
    vpmadd52luq zmm10, zmm15, zmmword ptr [r9 + 896]
    vpmadd52huq zmm6, zmm15, zmmword ptr [r9 + 896]
    vpmadd52luq zmm6, zmm15, zmmword ptr [r9 + 960]
    vpmadd52huq zmm0, zmm15, zmmword ptr [r9 + 960]
    vpmadd52luq zmm0, zmm15, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm4, zmm15, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm4, zmm15, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm9, zmm15, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm9, zmm15, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm11, zmm15, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm11, zmm15, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm13, zmm15, zmmword ptr [r9 + 1216]
    vpaddq zmm17, zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm17, zmm17, 52
    vpmadd52huq zmm19, zmm20, zmm1
    vpaddq zmm19, zmm19, zmm17
    vpmadd52luq zmm19, zmm2, zmm1
    vpmadd52huq zmm21, zmm2, zmm1
    vpmadd52luq zmm21, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm1
    vpmadd52luq zmm23, zmm16, zmm1
    vpmadd52huq zmm25, zmm16, zmm1
    vpmadd52luq zmm25, zmm5, zmm1
    vpmadd52huq zmm27, zmm5, zmm1
    vpmadd52luq zmm27, zmm12, zmm1
    vpmadd52huq zmm29, zmm12, zmm1
    vpmadd52luq zmm29, zmm7, zmm1
    vpmadd52huq zmm31, zmm7, zmm1
    vpmadd52luq zmm31, zmm8, zmm1
    vpmadd52huq zmm30, zmm8, zmm1
    vpbroadcastq zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm30, zmm1, zmm15
    vpmadd52huq zmm28, zmm15, zmm1
    vpbroadcastq zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm28, zmm1, zmm17
    vpmadd52huq zmm26, zmm17, zmm1
    vpmadd52luq zmm26, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm17, zmmword ptr [rsi + 640]
    vpmadd52luq zmm21, zmm17, zmmword ptr [rdx]
    vpmadd52huq zmm23, zmm17, zmmword ptr [rdx]
    vpmadd52luq zmm23, zmm17, zmmword ptr [rdx + 64]
    vpmadd52huq zmm25, zmm17, zmmword ptr [rdx + 64]
    vpmadd52luq zmm25, zmm17, zmmword ptr [rdx + 128]
    vpmadd52huq zmm27, zmm17, zmmword ptr [rdx + 128]
    vpmadd52luq zmm27, zmm17, zmmword ptr [rdx + 192]
    vpmadd52huq zmm29, zmm17, zmmword ptr [rdx + 192]
    vpmadd52luq zmm29, zmm17, zmmword ptr [rdx + 256]
    vpmadd52huq zmm31, zmm17, zmmword ptr [rdx + 256]
    vpmadd52luq zmm31, zmm17, zmmword ptr [rdx + 320]
    vpmadd52huq zmm30, zmm17, zmmword ptr [rdx + 320]
    vpmadd52luq zmm30, zmm17, zmmword ptr [rdx + 384]
    vpmadd52huq zmm28, zmm17, zmmword ptr [rdx + 384]
    vpmadd52luq zmm28, zmm17, zmmword ptr [rdx + 448]
    vpmadd52huq zmm26, zmm17, zmmword ptr [rdx + 448]
    vpmadd52luq zmm26, zmm17, zmmword ptr [rdx + 512]
    vpmadd52huq zmm24, zmm17, zmmword ptr [rdx + 512]
    vpmadd52luq zmm24, zmm17, zmmword ptr [rdx + 576]
    vpmadd52huq zmm22, zmm17, zmmword ptr [rdx + 576]
    vpmadd52luq zmm22, zmm17, zmmword ptr [rdx + 640]
    vpmadd52huq zmm18, zmm17, zmmword ptr [rdx + 640]
    vpmadd52luq zmm18, zmm17, zmmword ptr [rdx + 704]
    vpmadd52huq zmm14, zmm17, zmmword ptr [rdx + 704]
    vpmadd52luq zmm14, zmm17, zmmword ptr [rdx + 768]
    vpmadd52huq zmm10, zmm17, zmmword ptr [rdx + 768]
    vpmadd52luq zmm10, zmm17, zmmword ptr [rdx + 832]
    vpmadd52huq zmm6, zmm17, zmmword ptr [rdx + 832]
    vpmadd52luq zmm6, zmm17, zmmword ptr [rdx + 896]
    vpmadd52huq zmm0, zmm17, zmmword ptr [rdx + 896]
    vpmadd52luq zmm0, zmm17, zmmword ptr [rdx + 960]
    vpmadd52huq zmm4, zmm17, zmmword ptr [rdx + 960]
    vpmadd52luq zmm4, zmm17, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm9, zmm17, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm9, zmm17, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm11, zmm17, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm11, zmm17, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm13, zmm17, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm13, zmm17, zmmword ptr [rdx + 1216]
    vpxorq zmm15, zmm15, zmm15
    vpmadd52huq zmm15, zmm17, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm17, zmmword ptr [rcx]
    vpmadd52luq zmm21, zmm17, zmmword ptr [rsi + 1920]
    vpmadd52huq zmm23, zmm17, zmmword ptr [rsi + 1920]
    vmovdqu64 zmm17, zmmword ptr [rsi + 1920]
    vpmadd52luq zmm23, zmm17, zmmword ptr [rcx + 64]
    vpmadd52huq zmm25, zmm17, zmmword ptr [rcx + 64]
    vpmadd52luq zmm25, zmm17, zmmword ptr [rcx + 128]
    vpmadd52huq zmm27, zmm17, zmmword ptr [rcx + 128]
    vpmadd52luq zmm27, zmm17, zmmword ptr [rcx + 192]
    vpmadd52huq zmm29, zmm17, zmmword ptr [rcx + 192]
    vpmadd52luq zmm29, zmm17, zmmword ptr [rcx + 256]
    vpmadd52huq zmm31, zmm17, zmmword ptr [rcx + 256]
    vpmadd52luq zmm31, zmm17, zmmword ptr [rcx + 320]
    vpmadd52huq zmm30, zmm17, zmmword ptr [rcx + 320]
    vpmadd52luq zmm30, zmm17, zmmword ptr [rcx + 384]
    vpmadd52huq zmm28, zmm17, zmmword ptr [rcx + 384]
    vpmadd52luq zmm28, zmm17, zmmword ptr [rcx + 448]
    vpmadd52huq zmm26, zmm17, zmmword ptr [rcx + 448]
    vpmadd52luq zmm26, zmm17, zmmword ptr [rcx + 512]
    vpmadd52huq zmm24, zmm17, zmmword ptr [rcx + 512]
    vpmadd52luq zmm24, zmm17, zmmword ptr [rcx + 576]
    vpmadd52huq zmm22, zmm17, zmmword ptr [rcx + 576]
    vpmadd52luq zmm22, zmm17, zmmword ptr [rcx + 640]
    vpmadd52huq zmm18, zmm17, zmmword ptr [rcx + 640]
    vpmadd52luq zmm18, zmm17, zmmword ptr [rcx + 704]
    vpmadd52huq zmm14, zmm17, zmmword ptr [rcx + 704]
    vpmadd52luq zmm14, zmm17, zmmword ptr [rcx + 768]
    vpmadd52huq zmm10, zmm17, zmmword ptr [rcx + 768]
    vpmadd52luq zmm10, zmm17, zmmword ptr [rcx + 832]
    vpmadd52huq zmm6, zmm17, zmmword ptr [rcx + 832]
    vpmadd52luq zmm6, zmm17, zmmword ptr [rcx + 896]
    vpmadd52huq zmm0, zmm17, zmmword ptr [rcx + 896]
    vpmadd52luq zmm0, zmm17, zmmword ptr [rcx + 960]
    vpmadd52huq zmm4, zmm17, zmmword ptr [rcx + 960]
    vpmadd52luq zmm4, zmm17, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm9, zmm17, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm9, zmm17, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm11, zmm17, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm11, zmm17, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm13, zmm17, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm13, zmm17, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm15, zmm17, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm17, zmmword ptr [r8]
    vpmadd52luq zmm21, zmm17, zmmword ptr [rsi + 3200]
    vpmadd52huq zmm23, zmm17, zmmword ptr [rsi + 3200]
    vmovdqu64 zmm17, zmmword ptr [rsi + 3200]
    vpmadd52luq zmm23, zmm17, zmmword ptr [r8 + 64]
    vpmadd52huq zmm25, zmm17, zmmword ptr [r8 + 64]
    vpmadd52luq zmm25, zmm17, zmmword ptr [r8 + 128]
    vpmadd52huq zmm27, zmm17, zmmword ptr [r8 + 128]
    vpmadd52luq zmm27, zmm17, zmmword ptr [r8 + 192]
    vpmadd52huq zmm29, zmm17, zmmword ptr [r8 + 192]
    vpmadd52luq zmm29, zmm17, zmmword ptr [r8 + 256]
    vpmadd52huq zmm31, zmm17, zmmword ptr [r8 + 256]
    vpmadd52luq zmm31, zmm17, zmmword ptr [r8 + 320]
    vpmadd52huq zmm30, zmm17, zmmword ptr [r8 + 320]
    vpmadd52luq zmm30, zmm17, zmmword ptr [r8 + 384]
    vpmadd52huq zmm28, zmm17, zmmword ptr [r8 + 384]
    vpmadd52luq zmm28, zmm17, zmmword ptr [r8 + 448]
    vpmadd52huq zmm26, zmm17, zmmword ptr [r8 + 448]
    vpmadd52luq zmm26, zmm17, zmmword ptr [r8 + 512]
    vpmadd52huq zmm24, zmm17, zmmword ptr [r8 + 512]
    vpmadd52luq zmm24, zmm17, zmmword ptr [r8 + 576]
    vpmadd52huq zmm22, zmm17, zmmword ptr [r8 + 576]
    vpmadd52luq zmm22, zmm17, zmmword ptr [r8 + 640]
    vpmadd52huq zmm18, zmm17, zmmword ptr [r8 + 640]
    vpmadd52luq zmm18, zmm17, zmmword ptr [r8 + 704]
    vpmadd52huq zmm14, zmm17, zmmword ptr [r8 + 704]
    vpmadd52luq zmm14, zmm17, zmmword ptr [r8 + 768]
    vpmadd52huq zmm10, zmm17, zmmword ptr [r8 + 768]
    vpmadd52luq zmm10, zmm17, zmmword ptr [r8 + 832]
    vpmadd52huq zmm6, zmm17, zmmword ptr [r8 + 832]
    vpmadd52luq zmm6, zmm17, zmmword ptr [r8 + 896]
    vpmadd52huq zmm0, zmm17, zmmword ptr [r8 + 896]
    vpmadd52luq zmm0, zmm17, zmmword ptr [r8 + 960]
    vpmadd52huq zmm4, zmm17, zmmword ptr [r8 + 960]
    vpmadd52luq zmm4, zmm17, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm9, zmm17, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm9, zmm17, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm11, zmm17, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm11, zmm17, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm13, zmm17, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm13, zmm17, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm15, zmm17, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm17, zmmword ptr [r9]
    vpmadd52luq zmm21, zmm17, zmmword ptr [rsi + 4480]
    vpmadd52huq zmm23, zmm17, zmmword ptr [rsi + 4480]
    vmovdqu64 zmm17, zmmword ptr [rsi + 4480]
    vpmadd52luq zmm23, zmm17, zmmword ptr [r9 + 64]
    vpmadd52huq zmm25, zmm17, zmmword ptr [r9 + 64]
    vpmadd52luq zmm25, zmm17, zmmword ptr [r9 + 128]
    vpmadd52huq zmm27, zmm17, zmmword ptr [r9 + 128]
    vpmadd52luq zmm27, zmm17, zmmword ptr [r9 + 192]
    vpmadd52huq zmm29, zmm17, zmmword ptr [r9 + 192]
    vpmadd52luq zmm29, zmm17, zmmword ptr [r9 + 256]
    vpmadd52huq zmm31, zmm17, zmmword ptr [r9 + 256]
    vpmadd52luq zmm31, zmm17, zmmword ptr [r9 + 320]
    vpmadd52huq zmm30, zmm17, zmmword ptr [r9 + 320]
    vpmadd52luq zmm30, zmm17, zmmword ptr [r9 + 384]
    vpmadd52huq zmm28, zmm17, zmmword ptr [r9 + 384]
    vpmadd52luq zmm28, zmm17, zmmword ptr [r9 + 448]
    vpmadd52huq zmm26, zmm17, zmmword ptr [r9 + 448]
    vpmadd52luq zmm26, zmm17, zmmword ptr [r9 + 512]
    vpmadd52huq zmm24, zmm17, zmmword ptr [r9 + 512]
    vpmadd52luq zmm24, zmm17, zmmword ptr [r9 + 576]
    vpmadd52huq zmm22, zmm17, zmmword ptr [r9 + 576]
    vpmadd52luq zmm22, zmm17, zmmword ptr [r9 + 640]
    vpmadd52huq zmm18, zmm17, zmmword ptr [r9 + 640]
    vpmadd52luq zmm18, zmm17, zmmword ptr [r9 + 704]
    vpmadd52huq zmm14, zmm17, zmmword ptr [r9 + 704]
    vpmadd52luq zmm14, zmm17, zmmword ptr [r9 + 768]
    vpmadd52huq zmm10, zmm17, zmmword ptr [r9 + 768]
    vpmadd52luq zmm10, zmm17, zmmword ptr [r9 + 832]
    vpmadd52huq zmm6, zmm17, zmmword ptr [r9 + 832]
    vpmadd52luq zmm6, zmm17, zmmword ptr [r9 + 896]
    vpmadd52huq zmm0, zmm17, zmmword ptr [r9 + 896]
    vpmadd52luq zmm0, zmm17, zmmword ptr [r9 + 960]
    vpmadd52huq zmm4, zmm17, zmmword ptr [r9 + 960]
    vpmadd52luq zmm4, zmm17, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm9, zmm17, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm9, zmm17, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm11, zmm17, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm11, zmm17, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm13, zmm17, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm13, zmm17, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm15, zmm17, zmmword ptr [r9 + 1216]
    vpaddq zmm19, zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm19, zmm19, 52
    vpmadd52huq zmm21, zmm20, zmm1
    vpaddq zmm21, zmm21, zmm19
    vpmadd52luq zmm21, zmm2, zmm1
    vpmadd52huq zmm23, zmm2, zmm1
    vpmadd52luq zmm23, zmm3, zmm1
    vpmadd52huq zmm25, zmm3, zmm1
    vpmadd52luq zmm25, zmm16, zmm1
    vpmadd52huq zmm27, zmm16, zmm1
    vpmadd52luq zmm27, zmm5, zmm1
    vpmadd52huq zmm29, zmm5, zmm1
    vpmadd52luq zmm29, zmm12, zmm1
    vpmadd52huq zmm31, zmm12, zmm1
    vpmadd52luq zmm31, zmm7, zmm1
    vpmadd52huq zmm30, zmm7, zmm1
    vpmadd52luq zmm30, zmm8, zmm1
    vpmadd52huq zmm28, zmm8, zmm1
    vpbroadcastq zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm28, zmm1, zmm17
    vpmadd52huq zmm26, zmm17, zmm1
    vpbroadcastq zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm26, zmm1, zmm19
    vpmadd52huq zmm24, zmm19, zmm1
    vpmadd52luq zmm24, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm19, zmmword ptr [rsi + 704]
    vpmadd52luq zmm23, zmm19, zmmword ptr [rdx]
    vpmadd52huq zmm25, zmm19, zmmword ptr [rdx]
    vpmadd52luq zmm25, zmm19, zmmword ptr [rdx + 64]
    vpmadd52huq zmm27, zmm19, zmmword ptr [rdx + 64]
    vpmadd52luq zmm27, zmm19, zmmword ptr [rdx + 128]
    vpmadd52huq zmm29, zmm19, zmmword ptr [rdx + 128]
    vpmadd52luq zmm29, zmm19, zmmword ptr [rdx + 192]
    vpmadd52huq zmm31, zmm19, zmmword ptr [rdx + 192]
    vpmadd52luq zmm31, zmm19, zmmword ptr [rdx + 256]
    vpmadd52huq zmm30, zmm19, zmmword ptr [rdx + 256]
    vpmadd52luq zmm30, zmm19, zmmword ptr [rdx + 320]
    vpmadd52huq zmm28, zmm19, zmmword ptr [rdx + 320]
    vpmadd52luq zmm28, zmm19, zmmword ptr [rdx + 384]
    vpmadd52huq zmm26, zmm19, zmmword ptr [rdx + 384]
    vpmadd52luq zmm26, zmm19, zmmword ptr [rdx + 448]
    vpmadd52huq zmm24, zmm19, zmmword ptr [rdx + 448]
    vpmadd52luq zmm24, zmm19, zmmword ptr [rdx + 512]
    vpmadd52huq zmm22, zmm19, zmmword ptr [rdx + 512]
    vpmadd52luq zmm22, zmm19, zmmword ptr [rdx + 576]
    vpmadd52huq zmm18, zmm19, zmmword ptr [rdx + 576]
    vpmadd52luq zmm18, zmm19, zmmword ptr [rdx + 640]
    vpmadd52huq zmm14, zmm19, zmmword ptr [rdx + 640]
    vpmadd52luq zmm14, zmm19, zmmword ptr [rdx + 704]
    vpmadd52huq zmm10, zmm19, zmmword ptr [rdx + 704]
    vpmadd52luq zmm10, zmm19, zmmword ptr [rdx + 768]
    vpmadd52huq zmm6, zmm19, zmmword ptr [rdx + 768]
    vpmadd52luq zmm6, zmm19, zmmword ptr [rdx + 832]
    vpmadd52huq zmm0, zmm19, zmmword ptr [rdx + 832]
    vpmadd52luq zmm0, zmm19, zmmword ptr [rdx + 896]
    vpmadd52huq zmm4, zmm19, zmmword ptr [rdx + 896]
    vpmadd52luq zmm4, zmm19, zmmword ptr [rdx + 960]
    vpmadd52huq zmm9, zmm19, zmmword ptr [rdx + 960]
    vpmadd52luq zmm9, zmm19, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm11, zmm19, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm11, zmm19, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm13, zmm19, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm13, zmm19, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm15, zmm19, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm15, zmm19, zmmword ptr [rdx + 1216]
    vpxorq zmm17, zmm17, zmm17
    vpmadd52huq zmm17, zmm19, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm19, zmmword ptr [rcx]
    vpmadd52luq zmm23, zmm19, zmmword ptr [rsi + 1984]
    vpmadd52huq zmm25, zmm19, zmmword ptr [rsi + 1984]
    vmovdqu64 zmm19, zmmword ptr [rsi + 1984]
    vpmadd52luq zmm25, zmm19, zmmword ptr [rcx + 64]
    vpmadd52huq zmm27, zmm19, zmmword ptr [rcx + 64]
    vpmadd52luq zmm27, zmm19, zmmword ptr [rcx + 128]
    vpmadd52huq zmm29, zmm19, zmmword ptr [rcx + 128]
    vpmadd52luq zmm29, zmm19, zmmword ptr [rcx + 192]
    vpmadd52huq zmm31, zmm19, zmmword ptr [rcx + 192]
    vpmadd52luq zmm31, zmm19, zmmword ptr [rcx + 256]
    vpmadd52huq zmm30, zmm19, zmmword ptr [rcx + 256]
    vpmadd52luq zmm30, zmm19, zmmword ptr [rcx + 320]
    vpmadd52huq zmm28, zmm19, zmmword ptr [rcx + 320]
    vpmadd52luq zmm28, zmm19, zmmword ptr [rcx + 384]
    vpmadd52huq zmm26, zmm19, zmmword ptr [rcx + 384]
    vpmadd52luq zmm26, zmm19, zmmword ptr [rcx + 448]
    vpmadd52huq zmm24, zmm19, zmmword ptr [rcx + 448]
    vpmadd52luq zmm24, zmm19, zmmword ptr [rcx + 512]
    vpmadd52huq zmm22, zmm19, zmmword ptr [rcx + 512]
    vpmadd52luq zmm22, zmm19, zmmword ptr [rcx + 576]
    vpmadd52huq zmm18, zmm19, zmmword ptr [rcx + 576]
    vpmadd52luq zmm18, zmm19, zmmword ptr [rcx + 640]
    vpmadd52huq zmm14, zmm19, zmmword ptr [rcx + 640]
    vpmadd52luq zmm14, zmm19, zmmword ptr [rcx + 704]
    vpmadd52huq zmm10, zmm19, zmmword ptr [rcx + 704]
    vpmadd52luq zmm10, zmm19, zmmword ptr [rcx + 768]
    vpmadd52huq zmm6, zmm19, zmmword ptr [rcx + 768]
    vpmadd52luq zmm6, zmm19, zmmword ptr [rcx + 832]
    vpmadd52huq zmm0, zmm19, zmmword ptr [rcx + 832]
    vpmadd52luq zmm0, zmm19, zmmword ptr [rcx + 896]
    vpmadd52huq zmm4, zmm19, zmmword ptr [rcx + 896]
    vpmadd52luq zmm4, zmm19, zmmword ptr [rcx + 960]
    vpmadd52huq zmm9, zmm19, zmmword ptr [rcx + 960]
    vpmadd52luq zmm9, zmm19, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm11, zmm19, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm11, zmm19, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm13, zmm19, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm13, zmm19, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm15, zmm19, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm15, zmm19, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm17, zmm19, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm19, zmmword ptr [r8]
    vpmadd52luq zmm23, zmm19, zmmword ptr [rsi + 3264]
    vpmadd52huq zmm25, zmm19, zmmword ptr [rsi + 3264]
    vmovdqu64 zmm19, zmmword ptr [rsi + 3264]
    vpmadd52luq zmm25, zmm19, zmmword ptr [r8 + 64]
    vpmadd52huq zmm27, zmm19, zmmword ptr [r8 + 64]
    vpmadd52luq zmm27, zmm19, zmmword ptr [r8 + 128]
    vpmadd52huq zmm29, zmm19, zmmword ptr [r8 + 128]
    vpmadd52luq zmm29, zmm19, zmmword ptr [r8 + 192]
    vpmadd52huq zmm31, zmm19, zmmword ptr [r8 + 192]
    vpmadd52luq zmm31, zmm19, zmmword ptr [r8 + 256]
    vpmadd52huq zmm30, zmm19, zmmword ptr [r8 + 256]
    vpmadd52luq zmm30, zmm19, zmmword ptr [r8 + 320]
    vpmadd52huq zmm28, zmm19, zmmword ptr [r8 + 320]
    vpmadd52luq zmm28, zmm19, zmmword ptr [r8 + 384]
    vpmadd52huq zmm26, zmm19, zmmword ptr [r8 + 384]
    vpmadd52luq zmm26, zmm19, zmmword ptr [r8 + 448]
    vpmadd52huq zmm24, zmm19, zmmword ptr [r8 + 448]
    vpmadd52luq zmm24, zmm19, zmmword ptr [r8 + 512]
    vpmadd52huq zmm22, zmm19, zmmword ptr [r8 + 512]
    vpmadd52luq zmm22, zmm19, zmmword ptr [r8 + 576]
    vpmadd52huq zmm18, zmm19, zmmword ptr [r8 + 576]
    vpmadd52luq zmm18, zmm19, zmmword ptr [r8 + 640]
    vpmadd52huq zmm14, zmm19, zmmword ptr [r8 + 640]
    vpmadd52luq zmm14, zmm19, zmmword ptr [r8 + 704]
    vpmadd52huq zmm10, zmm19, zmmword ptr [r8 + 704]
    vpmadd52luq zmm10, zmm19, zmmword ptr [r8 + 768]
    vpmadd52huq zmm6, zmm19, zmmword ptr [r8 + 768]
    vpmadd52luq zmm6, zmm19, zmmword ptr [r8 + 832]
    vpmadd52huq zmm0, zmm19, zmmword ptr [r8 + 832]
    vpmadd52luq zmm0, zmm19, zmmword ptr [r8 + 896]
    vpmadd52huq zmm4, zmm19, zmmword ptr [r8 + 896]
    vpmadd52luq zmm4, zmm19, zmmword ptr [r8 + 960]
    vpmadd52huq zmm9, zmm19, zmmword ptr [r8 + 960]
    vpmadd52luq zmm9, zmm19, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm11, zmm19, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm11, zmm19, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm13, zmm19, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm13, zmm19, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm15, zmm19, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm15, zmm19, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm17, zmm19, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm19, zmmword ptr [r9]
    vpmadd52luq zmm23, zmm19, zmmword ptr [rsi + 4544]
    vpmadd52huq zmm25, zmm19, zmmword ptr [rsi + 4544]
    vmovdqu64 zmm19, zmmword ptr [rsi + 4544]
    vpmadd52luq zmm25, zmm19, zmmword ptr [r9 + 64]
    vpmadd52huq zmm27, zmm19, zmmword ptr [r9 + 64]
    vpmadd52luq zmm27, zmm19, zmmword ptr [r9 + 128]
    vpmadd52huq zmm29, zmm19, zmmword ptr [r9 + 128]
    vpmadd52luq zmm29, zmm19, zmmword ptr [r9 + 192]
    vpmadd52huq zmm31, zmm19, zmmword ptr [r9 + 192]
    vpmadd52luq zmm31, zmm19, zmmword ptr [r9 + 256]
    vpmadd52huq zmm30, zmm19, zmmword ptr [r9 + 256]
    vpmadd52luq zmm30, zmm19, zmmword ptr [r9 + 320]
    vpmadd52huq zmm28, zmm19, zmmword ptr [r9 + 320]
    vpmadd52luq zmm28, zmm19, zmmword ptr [r9 + 384]
    vpmadd52huq zmm26, zmm19, zmmword ptr [r9 + 384]
    vpmadd52luq zmm26, zmm19, zmmword ptr [r9 + 448]
    vpmadd52huq zmm24, zmm19, zmmword ptr [r9 + 448]
    vpmadd52luq zmm24, zmm19, zmmword ptr [r9 + 512]
    vpmadd52huq zmm22, zmm19, zmmword ptr [r9 + 512]
    vpmadd52luq zmm22, zmm19, zmmword ptr [r9 + 576]
    vpmadd52huq zmm18, zmm19, zmmword ptr [r9 + 576]
    vpmadd52luq zmm18, zmm19, zmmword ptr [r9 + 640]
    vpmadd52huq zmm14, zmm19, zmmword ptr [r9 + 640]
    vpmadd52luq zmm14, zmm19, zmmword ptr [r9 + 704]
    vpmadd52huq zmm10, zmm19, zmmword ptr [r9 + 704]
    vpmadd52luq zmm10, zmm19, zmmword ptr [r9 + 768]
    vpmadd52huq zmm6, zmm19, zmmword ptr [r9 + 768]
    vpmadd52luq zmm6, zmm19, zmmword ptr [r9 + 832]
    vpmadd52huq zmm0, zmm19, zmmword ptr [r9 + 832]
    vpmadd52luq zmm0, zmm19, zmmword ptr [r9 + 896]
    vpmadd52huq zmm4, zmm19, zmmword ptr [r9 + 896]
    vpmadd52luq zmm4, zmm19, zmmword ptr [r9 + 960]
    vpmadd52huq zmm9, zmm19, zmmword ptr [r9 + 960]
    vpmadd52luq zmm9, zmm19, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm11, zmm19, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm11, zmm19, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm13, zmm19, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm13, zmm19, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm15, zmm19, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm15, zmm19, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm17, zmm19, zmmword ptr [r9 + 1216]
    vpaddq zmm21, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm21, zmm21, 52
    vpmadd52huq zmm23, zmm20, zmm1
    vpaddq zmm23, zmm23, zmm21
    vpmadd52luq zmm23, zmm2, zmm1
    vpmadd52huq zmm25, zmm2, zmm1
    vpmadd52luq zmm25, zmm3, zmm1
    vpmadd52huq zmm27, zmm3, zmm1
    vpmadd52luq zmm27, zmm16, zmm1
    vpmadd52huq zmm29, zmm16, zmm1
    vpmadd52luq zmm29, zmm5, zmm1
    vpmadd52huq zmm31, zmm5, zmm1
    vpmadd52luq zmm31, zmm12, zmm1
    vpmadd52huq zmm30, zmm12, zmm1
    vpmadd52luq zmm30, zmm7, zmm1
    vpmadd52huq zmm28, zmm7, zmm1
    vpmadd52luq zmm28, zmm8, zmm1
    vpmadd52huq zmm26, zmm8, zmm1
    vpbroadcastq zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm26, zmm1, zmm19
    vpmadd52huq zmm24, zmm19, zmm1
    vpbroadcastq zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm24, zmm1, zmm21
    vpmadd52huq zmm22, zmm21, zmm1
    vpmadd52luq zmm22, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm21, zmmword ptr [rsi + 768]
    vpmadd52luq zmm25, zmm21, zmmword ptr [rdx]
    vpmadd52huq zmm27, zmm21, zmmword ptr [rdx]
    vpmadd52luq zmm27, zmm21, zmmword ptr [rdx + 64]
    vpmadd52huq zmm29, zmm21, zmmword ptr [rdx + 64]
    vpmadd52luq zmm29, zmm21, zmmword ptr [rdx + 128]
    vpmadd52huq zmm31, zmm21, zmmword ptr [rdx + 128]
    vpmadd52luq zmm31, zmm21, zmmword ptr [rdx + 192]
    vpmadd52huq zmm30, zmm21, zmmword ptr [rdx + 192]
    vpmadd52luq zmm30, zmm21, zmmword ptr [rdx + 256]
    vpmadd52huq zmm28, zmm21, zmmword ptr [rdx + 256]
    vpmadd52luq zmm28, zmm21, zmmword ptr [rdx + 320]
    vpmadd52huq zmm26, zmm21, zmmword ptr [rdx + 320]
    vpmadd52luq zmm26, zmm21, zmmword ptr [rdx + 384]
    vpmadd52huq zmm24, zmm21, zmmword ptr [rdx + 384]
    vpmadd52luq zmm24, zmm21, zmmword ptr [rdx + 448]
    vpmadd52huq zmm22, zmm21, zmmword ptr [rdx + 448]
    vpmadd52luq zmm22, zmm21, zmmword ptr [rdx + 512]
    vpmadd52huq zmm18, zmm21, zmmword ptr [rdx + 512]
    vpmadd52luq zmm18, zmm21, zmmword ptr [rdx + 576]
    vpmadd52huq zmm14, zmm21, zmmword ptr [rdx + 576]
    vpmadd52luq zmm14, zmm21, zmmword ptr [rdx + 640]
    vpmadd52huq zmm10, zmm21, zmmword ptr [rdx + 640]
    vpmadd52luq zmm10, zmm21, zmmword ptr [rdx + 704]
    vpmadd52huq zmm6, zmm21, zmmword ptr [rdx + 704]
    vpmadd52luq zmm6, zmm21, zmmword ptr [rdx + 768]
    vpmadd52huq zmm0, zmm21, zmmword ptr [rdx + 768]
    vpmadd52luq zmm0, zmm21, zmmword ptr [rdx + 832]
    vpmadd52huq zmm4, zmm21, zmmword ptr [rdx + 832]
    vpmadd52luq zmm4, zmm21, zmmword ptr [rdx + 896]
    vpmadd52huq zmm9, zmm21, zmmword ptr [rdx + 896]
    vpmadd52luq zmm9, zmm21, zmmword ptr [rdx + 960]
    vpmadd52huq zmm11, zmm21, zmmword ptr [rdx + 960]
    vpmadd52luq zmm11, zmm21, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm13, zmm21, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm13, zmm21, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm15, zmm21, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm15, zmm21, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm17, zmm21, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm17, zmm21, zmmword ptr [rdx + 1216]
    vpxorq zmm19, zmm19, zmm19
    vpmadd52huq zmm19, zmm21, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm21, zmmword ptr [rcx]
    vpmadd52luq zmm25, zmm21, zmmword ptr [rsi + 2048]
    vpmadd52huq zmm27, zmm21, zmmword ptr [rsi + 2048]
    vmovdqu64 zmm21, zmmword ptr [rsi + 2048]
    vpmadd52luq zmm27, zmm21, zmmword ptr [rcx + 64]
    vpmadd52huq zmm29, zmm21, zmmword ptr [rcx + 64]
    vpmadd52luq zmm29, zmm21, zmmword ptr [rcx + 128]
    vpmadd52huq zmm31, zmm21, zmmword ptr [rcx + 128]
    vpmadd52luq zmm31, zmm21, zmmword ptr [rcx + 192]
    vpmadd52huq zmm30, zmm21, zmmword ptr [rcx + 192]
    vpmadd52luq zmm30, zmm21, zmmword ptr [rcx + 256]
    vpmadd52huq zmm28, zmm21, zmmword ptr [rcx + 256]
    vpmadd52luq zmm28, zmm21, zmmword ptr [rcx + 320]
    vpmadd52huq zmm26, zmm21, zmmword ptr [rcx + 320]
    vpmadd52luq zmm26, zmm21, zmmword ptr [rcx + 384]
    vpmadd52huq zmm24, zmm21, zmmword ptr [rcx + 384]
    vpmadd52luq zmm24, zmm21, zmmword ptr [rcx + 448]
    vpmadd52huq zmm22, zmm21, zmmword ptr [rcx + 448]
    vpmadd52luq zmm22, zmm21, zmmword ptr [rcx + 512]
    vpmadd52huq zmm18, zmm21, zmmword ptr [rcx + 512]
    vpmadd52luq zmm18, zmm21, zmmword ptr [rcx + 576]
    vpmadd52huq zmm14, zmm21, zmmword ptr [rcx + 576]
    vpmadd52luq zmm14, zmm21, zmmword ptr [rcx + 640]
    vpmadd52huq zmm10, zmm21, zmmword ptr [rcx + 640]
    vpmadd52luq zmm10, zmm21, zmmword ptr [rcx + 704]
    vpmadd52huq zmm6, zmm21, zmmword ptr [rcx + 704]
    vpmadd52luq zmm6, zmm21, zmmword ptr [rcx + 768]
    vpmadd52huq zmm0, zmm21, zmmword ptr [rcx + 768]
    vpmadd52luq zmm0, zmm21, zmmword ptr [rcx + 832]
    vpmadd52huq zmm4, zmm21, zmmword ptr [rcx + 832]
    vpmadd52luq zmm4, zmm21, zmmword ptr [rcx + 896]
    vpmadd52huq zmm9, zmm21, zmmword ptr [rcx + 896]
    vpmadd52luq zmm9, zmm21, zmmword ptr [rcx + 960]
    vpmadd52huq zmm11, zmm21, zmmword ptr [rcx + 960]
    vpmadd52luq zmm11, zmm21, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm13, zmm21, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm13, zmm21, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm15, zmm21, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm15, zmm21, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm17, zmm21, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm17, zmm21, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm19, zmm21, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm21, zmmword ptr [r8]
    vpmadd52luq zmm25, zmm21, zmmword ptr [rsi + 3328]
    vpmadd52huq zmm27, zmm21, zmmword ptr [rsi + 3328]
    vmovdqu64 zmm21, zmmword ptr [rsi + 3328]
    vpmadd52luq zmm27, zmm21, zmmword ptr [r8 + 64]
    vpmadd52huq zmm29, zmm21, zmmword ptr [r8 + 64]
    vpmadd52luq zmm29, zmm21, zmmword ptr [r8 + 128]
    vpmadd52huq zmm31, zmm21, zmmword ptr [r8 + 128]
    vpmadd52luq zmm31, zmm21, zmmword ptr [r8 + 192]
    vpmadd52huq zmm30, zmm21, zmmword ptr [r8 + 192]
    vpmadd52luq zmm30, zmm21, zmmword ptr [r8 + 256]
    vpmadd52huq zmm28, zmm21, zmmword ptr [r8 + 256]
    vpmadd52luq zmm28, zmm21, zmmword ptr [r8 + 320]
    vpmadd52huq zmm26, zmm21, zmmword ptr [r8 + 320]
    vpmadd52luq zmm26, zmm21, zmmword ptr [r8 + 384]
    vpmadd52huq zmm24, zmm21, zmmword ptr [r8 + 384]
    vpmadd52luq zmm24, zmm21, zmmword ptr [r8 + 448]
    vpmadd52huq zmm22, zmm21, zmmword ptr [r8 + 448]
    vpmadd52luq zmm22, zmm21, zmmword ptr [r8 + 512]
    vpmadd52huq zmm18, zmm21, zmmword ptr [r8 + 512]
    vpmadd52luq zmm18, zmm21, zmmword ptr [r8 + 576]
    vpmadd52huq zmm14, zmm21, zmmword ptr [r8 + 576]
    vpmadd52luq zmm14, zmm21, zmmword ptr [r8 + 640]
    vpmadd52huq zmm10, zmm21, zmmword ptr [r8 + 640]
    vpmadd52luq zmm10, zmm21, zmmword ptr [r8 + 704]
    vpmadd52huq zmm6, zmm21, zmmword ptr [r8 + 704]
    vpmadd52luq zmm6, zmm21, zmmword ptr [r8 + 768]
    vpmadd52huq zmm0, zmm21, zmmword ptr [r8 + 768]
    vpmadd52luq zmm0, zmm21, zmmword ptr [r8 + 832]
    vpmadd52huq zmm4, zmm21, zmmword ptr [r8 + 832]
    vpmadd52luq zmm4, zmm21, zmmword ptr [r8 + 896]
    vpmadd52huq zmm9, zmm21, zmmword ptr [r8 + 896]
    vpmadd52luq zmm9, zmm21, zmmword ptr [r8 + 960]
    vpmadd52huq zmm11, zmm21, zmmword ptr [r8 + 960]
    vpmadd52luq zmm11, zmm21, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm13, zmm21, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm13, zmm21, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm15, zmm21, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm15, zmm21, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm17, zmm21, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm17, zmm21, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm19, zmm21, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm21, zmmword ptr [r9]
    vpmadd52luq zmm25, zmm21, zmmword ptr [rsi + 4608]
    vpmadd52huq zmm27, zmm21, zmmword ptr [rsi + 4608]
    vmovdqu64 zmm21, zmmword ptr [rsi + 4608]
    vpmadd52luq zmm27, zmm21, zmmword ptr [r9 + 64]
    vpmadd52huq zmm29, zmm21, zmmword ptr [r9 + 64]
    vpmadd52luq zmm29, zmm21, zmmword ptr [r9 + 128]
    vpmadd52huq zmm31, zmm21, zmmword ptr [r9 + 128]
    vpmadd52luq zmm31, zmm21, zmmword ptr [r9 + 192]
    vpmadd52huq zmm30, zmm21, zmmword ptr [r9 + 192]
    vpmadd52luq zmm30, zmm21, zmmword ptr [r9 + 256]
    vpmadd52huq zmm28, zmm21, zmmword ptr [r9 + 256]
    vpmadd52luq zmm28, zmm21, zmmword ptr [r9 + 320]
    vpmadd52huq zmm26, zmm21, zmmword ptr [r9 + 320]
    vpmadd52luq zmm26, zmm21, zmmword ptr [r9 + 384]
    vpmadd52huq zmm24, zmm21, zmmword ptr [r9 + 384]
    vpmadd52luq zmm24, zmm21, zmmword ptr [r9 + 448]
    vpmadd52huq zmm22, zmm21, zmmword ptr [r9 + 448]
    vpmadd52luq zmm22, zmm21, zmmword ptr [r9 + 512]
    vpmadd52huq zmm18, zmm21, zmmword ptr [r9 + 512]
    vpmadd52luq zmm18, zmm21, zmmword ptr [r9 + 576]
    vpmadd52huq zmm14, zmm21, zmmword ptr [r9 + 576]
    vpmadd52luq zmm14, zmm21, zmmword ptr [r9 + 640]
    vpmadd52huq zmm10, zmm21, zmmword ptr [r9 + 640]
    vpmadd52luq zmm10, zmm21, zmmword ptr [r9 + 704]
    vpmadd52huq zmm6, zmm21, zmmword ptr [r9 + 704]
    vpmadd52luq zmm6, zmm21, zmmword ptr [r9 + 768]
    vpmadd52huq zmm0, zmm21, zmmword ptr [r9 + 768]
    vpmadd52luq zmm0, zmm21, zmmword ptr [r9 + 832]
    vpmadd52huq zmm4, zmm21, zmmword ptr [r9 + 832]
    vpmadd52luq zmm4, zmm21, zmmword ptr [r9 + 896]
    vpmadd52huq zmm9, zmm21, zmmword ptr [r9 + 896]
    vpmadd52luq zmm9, zmm21, zmmword ptr [r9 + 960]
    vpmadd52huq zmm11, zmm21, zmmword ptr [r9 + 960]
    vpmadd52luq zmm11, zmm21, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm13, zmm21, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm13, zmm21, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm15, zmm21, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm15, zmm21, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm17, zmm21, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm17, zmm21, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm19, zmm21, zmmword ptr [r9 + 1216]
    vpaddq zmm23, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm23, zmm23, 52
    vpmadd52huq zmm25, zmm20, zmm1
    vpaddq zmm25, zmm25, zmm23
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm27, zmm2, zmm1
    vpmadd52luq zmm27, zmm3, zmm1
    vpmadd52huq zmm29, zmm3, zmm1
    vpmadd52luq zmm29, zmm16, zmm1
    vpmadd52huq zmm31, zmm16, zmm1
    vpmadd52luq zmm31, zmm5, zmm1
    vpmadd52huq zmm30, zmm5, zmm1
    vpmadd52luq zmm30, zmm12, zmm1
    vpmadd52huq zmm28, zmm12, zmm1
    vpmadd52luq zmm28, zmm7, zmm1
    vpmadd52huq zmm26, zmm7, zmm1
    vpmadd52luq zmm26, zmm8, zmm1
    vpmadd52huq zmm24, zmm8, zmm1
    vpbroadcastq zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm24, zmm1, zmm21
    vpmadd52huq zmm22, zmm21, zmm1
    vpbroadcastq zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm22, zmm1, zmm23
    vpmadd52huq zmm18, zmm23, zmm1
    vpmadd52luq zmm18, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm23, zmmword ptr [rsi + 832]
    vpmadd52luq zmm27, zmm23, zmmword ptr [rdx]
    vpmadd52huq zmm29, zmm23, zmmword ptr [rdx]
    vpmadd52luq zmm29, zmm23, zmmword ptr [rdx + 64]
    vpmadd52huq zmm31, zmm23, zmmword ptr [rdx + 64]
    vpmadd52luq zmm31, zmm23, zmmword ptr [rdx + 128]
    vpmadd52huq zmm30, zmm23, zmmword ptr [rdx + 128]
    vpmadd52luq zmm30, zmm23, zmmword ptr [rdx + 192]
    vpmadd52huq zmm28, zmm23, zmmword ptr [rdx + 192]
    vpmadd52luq zmm28, zmm23, zmmword ptr [rdx + 256]
    vpmadd52huq zmm26, zmm23, zmmword ptr [rdx + 256]
    vpmadd52luq zmm26, zmm23, zmmword ptr [rdx + 320]
    vpmadd52huq zmm24, zmm23, zmmword ptr [rdx + 320]
    vpmadd52luq zmm24, zmm23, zmmword ptr [rdx + 384]
    vpmadd52huq zmm22, zmm23, zmmword ptr [rdx + 384]
    vpmadd52luq zmm22, zmm23, zmmword ptr [rdx + 448]
    vpmadd52huq zmm18, zmm23, zmmword ptr [rdx + 448]
    vpmadd52luq zmm18, zmm23, zmmword ptr [rdx + 512]
    vpmadd52huq zmm14, zmm23, zmmword ptr [rdx + 512]
    vpmadd52luq zmm14, zmm23, zmmword ptr [rdx + 576]
    vpmadd52huq zmm10, zmm23, zmmword ptr [rdx + 576]
    vpmadd52luq zmm10, zmm23, zmmword ptr [rdx + 640]
    vpmadd52huq zmm6, zmm23, zmmword ptr [rdx + 640]
    vpmadd52luq zmm6, zmm23, zmmword ptr [rdx + 704]
    vpmadd52huq zmm0, zmm23, zmmword ptr [rdx + 704]
    vpmadd52luq zmm0, zmm23, zmmword ptr [rdx + 768]
    vpmadd52huq zmm4, zmm23, zmmword ptr [rdx + 768]
    vpmadd52luq zmm4, zmm23, zmmword ptr [rdx + 832]
    vpmadd52huq zmm9, zmm23, zmmword ptr [rdx + 832]
    vpmadd52luq zmm9, zmm23, zmmword ptr [rdx + 896]
    vpmadd52huq zmm11, zmm23, zmmword ptr [rdx + 896]
    vpmadd52luq zmm11, zmm23, zmmword ptr [rdx + 960]
    vpmadd52huq zmm13, zmm23, zmmword ptr [rdx + 960]
    vpmadd52luq zmm13, zmm23, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm15, zmm23, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm15, zmm23, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm17, zmm23, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm17, zmm23, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm19, zmm23, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm19, zmm23, zmmword ptr [rdx + 1216]
    vpxorq zmm21, zmm21, zmm21
    vpmadd52huq zmm21, zmm23, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm23, zmmword ptr [rcx]
    vpmadd52luq zmm27, zmm23, zmmword ptr [rsi + 2112]
    vpmadd52huq zmm29, zmm23, zmmword ptr [rsi + 2112]
    vmovdqu64 zmm23, zmmword ptr [rsi + 2112]
    vpmadd52luq zmm29, zmm23, zmmword ptr [rcx + 64]
    vpmadd52huq zmm31, zmm23, zmmword ptr [rcx + 64]
    vpmadd52luq zmm31, zmm23, zmmword ptr [rcx + 128]
    vpmadd52huq zmm30, zmm23, zmmword ptr [rcx + 128]
    vpmadd52luq zmm30, zmm23, zmmword ptr [rcx + 192]
    vpmadd52huq zmm28, zmm23, zmmword ptr [rcx + 192]
    vpmadd52luq zmm28, zmm23, zmmword ptr [rcx + 256]
    vpmadd52huq zmm26, zmm23, zmmword ptr [rcx + 256]
    vpmadd52luq zmm26, zmm23, zmmword ptr [rcx + 320]
    vpmadd52huq zmm24, zmm23, zmmword ptr [rcx + 320]
    vpmadd52luq zmm24, zmm23, zmmword ptr [rcx + 384]
    vpmadd52huq zmm22, zmm23, zmmword ptr [rcx + 384]
    vpmadd52luq zmm22, zmm23, zmmword ptr [rcx + 448]
    vpmadd52huq zmm18, zmm23, zmmword ptr [rcx + 448]
    vpmadd52luq zmm18, zmm23, zmmword ptr [rcx + 512]
    vpmadd52huq zmm14, zmm23, zmmword ptr [rcx + 512]
    vpmadd52luq zmm14, zmm23, zmmword ptr [rcx + 576]
    vpmadd52huq zmm10, zmm23, zmmword ptr [rcx + 576]
    vpmadd52luq zmm10, zmm23, zmmword ptr [rcx + 640]
    vpmadd52huq zmm6, zmm23, zmmword ptr [rcx + 640]
    vpmadd52luq zmm6, zmm23, zmmword ptr [rcx + 704]
    vpmadd52huq zmm0, zmm23, zmmword ptr [rcx + 704]
    vpmadd52luq zmm0, zmm23, zmmword ptr [rcx + 768]
    vpmadd52huq zmm4, zmm23, zmmword ptr [rcx + 768]
    vpmadd52luq zmm4, zmm23, zmmword ptr [rcx + 832]
    vpmadd52huq zmm9, zmm23, zmmword ptr [rcx + 832]
    vpmadd52luq zmm9, zmm23, zmmword ptr [rcx + 896]
    vpmadd52huq zmm11, zmm23, zmmword ptr [rcx + 896]
    vpmadd52luq zmm11, zmm23, zmmword ptr [rcx + 960]
    vpmadd52huq zmm13, zmm23, zmmword ptr [rcx + 960]
    vpmadd52luq zmm13, zmm23, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm15, zmm23, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm15, zmm23, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm17, zmm23, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm17, zmm23, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm19, zmm23, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm19, zmm23, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm21, zmm23, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm23, zmmword ptr [r8]
    vpmadd52luq zmm27, zmm23, zmmword ptr [rsi + 3392]
    vpmadd52huq zmm29, zmm23, zmmword ptr [rsi + 3392]
    vmovdqu64 zmm23, zmmword ptr [rsi + 3392]
    vpmadd52luq zmm29, zmm23, zmmword ptr [r8 + 64]
    vpmadd52huq zmm31, zmm23, zmmword ptr [r8 + 64]
    vpmadd52luq zmm31, zmm23, zmmword ptr [r8 + 128]
    vpmadd52huq zmm30, zmm23, zmmword ptr [r8 + 128]
    vpmadd52luq zmm30, zmm23, zmmword ptr [r8 + 192]
    vpmadd52huq zmm28, zmm23, zmmword ptr [r8 + 192]
    vpmadd52luq zmm28, zmm23, zmmword ptr [r8 + 256]
    vpmadd52huq zmm26, zmm23, zmmword ptr [r8 + 256]
    vpmadd52luq zmm26, zmm23, zmmword ptr [r8 + 320]
    vpmadd52huq zmm24, zmm23, zmmword ptr [r8 + 320]
    vpmadd52luq zmm24, zmm23, zmmword ptr [r8 + 384]
    vpmadd52huq zmm22, zmm23, zmmword ptr [r8 + 384]
    vpmadd52luq zmm22, zmm23, zmmword ptr [r8 + 448]
    vpmadd52huq zmm18, zmm23, zmmword ptr [r8 + 448]
    vpmadd52luq zmm18, zmm23, zmmword ptr [r8 + 512]
    vpmadd52huq zmm14, zmm23, zmmword ptr [r8 + 512]
    vpmadd52luq zmm14, zmm23, zmmword ptr [r8 + 576]
    vpmadd52huq zmm10, zmm23, zmmword ptr [r8 + 576]
    vpmadd52luq zmm10, zmm23, zmmword ptr [r8 + 640]
    vpmadd52huq zmm6, zmm23, zmmword ptr [r8 + 640]
    vpmadd52luq zmm6, zmm23, zmmword ptr [r8 + 704]
    vpmadd52huq zmm0, zmm23, zmmword ptr [r8 + 704]
    vpmadd52luq zmm0, zmm23, zmmword ptr [r8 + 768]
    vpmadd52huq zmm4, zmm23, zmmword ptr [r8 + 768]
    vpmadd52luq zmm4, zmm23, zmmword ptr [r8 + 832]
    vpmadd52huq zmm9, zmm23, zmmword ptr [r8 + 832]
    vpmadd52luq zmm9, zmm23, zmmword ptr [r8 + 896]
    vpmadd52huq zmm11, zmm23, zmmword ptr [r8 + 896]
    vpmadd52luq zmm11, zmm23, zmmword ptr [r8 + 960]
    vpmadd52huq zmm13, zmm23, zmmword ptr [r8 + 960]
    vpmadd52luq zmm13, zmm23, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm15, zmm23, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm15, zmm23, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm17, zmm23, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm17, zmm23, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm19, zmm23, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm19, zmm23, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm21, zmm23, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm23, zmmword ptr [r9]
    vpmadd52luq zmm27, zmm23, zmmword ptr [rsi + 4672]
    vpmadd52huq zmm29, zmm23, zmmword ptr [rsi + 4672]
    vmovdqu64 zmm23, zmmword ptr [rsi + 4672]
    vpmadd52luq zmm29, zmm23, zmmword ptr [r9 + 64]
    vpmadd52huq zmm31, zmm23, zmmword ptr [r9 + 64]
    vpmadd52luq zmm31, zmm23, zmmword ptr [r9 + 128]
    vpmadd52huq zmm30, zmm23, zmmword ptr [r9 + 128]
    vpmadd52luq zmm30, zmm23, zmmword ptr [r9 + 192]
    vpmadd52huq zmm28, zmm23, zmmword ptr [r9 + 192]
    vpmadd52luq zmm28, zmm23, zmmword ptr [r9 + 256]
    vpmadd52huq zmm26, zmm23, zmmword ptr [r9 + 256]
    vpmadd52luq zmm26, zmm23, zmmword ptr [r9 + 320]
    vpmadd52huq zmm24, zmm23, zmmword ptr [r9 + 320]
    vpmadd52luq zmm24, zmm23, zmmword ptr [r9 + 384]
    vpmadd52huq zmm22, zmm23, zmmword ptr [r9 + 384]
    vpmadd52luq zmm22, zmm23, zmmword ptr [r9 + 448]
    vpmadd52huq zmm18, zmm23, zmmword ptr [r9 + 448]
    vpmadd52luq zmm18, zmm23, zmmword ptr [r9 + 512]
    vpmadd52huq zmm14, zmm23, zmmword ptr [r9 + 512]
    vpmadd52luq zmm14, zmm23, zmmword ptr [r9 + 576]
    vpmadd52huq zmm10, zmm23, zmmword ptr [r9 + 576]
    vpmadd52luq zmm10, zmm23, zmmword ptr [r9 + 640]
    vpmadd52huq zmm6, zmm23, zmmword ptr [r9 + 640]
    vpmadd52luq zmm6, zmm23, zmmword ptr [r9 + 704]
    vpmadd52huq zmm0, zmm23, zmmword ptr [r9 + 704]
    vpmadd52luq zmm0, zmm23, zmmword ptr [r9 + 768]
    vpmadd52huq zmm4, zmm23, zmmword ptr [r9 + 768]
    vpmadd52luq zmm4, zmm23, zmmword ptr [r9 + 832]
    vpmadd52huq zmm9, zmm23, zmmword ptr [r9 + 832]
    vpmadd52luq zmm9, zmm23, zmmword ptr [r9 + 896]
    vpmadd52huq zmm11, zmm23, zmmword ptr [r9 + 896]
    vpmadd52luq zmm11, zmm23, zmmword ptr [r9 + 960]
    vpmadd52huq zmm13, zmm23, zmmword ptr [r9 + 960]
    vpmadd52luq zmm13, zmm23, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm15, zmm23, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm15, zmm23, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm17, zmm23, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm17, zmm23, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm19, zmm23, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm19, zmm23, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm21, zmm23, zmmword ptr [r9 + 1216]
    vpaddq zmm25, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm25, zmm25, 52
    vpmadd52huq zmm27, zmm20, zmm1
    vpaddq zmm27, zmm27, zmm25
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm29, zmm2, zmm1
    vpmadd52luq zmm29, zmm3, zmm1
    vpmadd52huq zmm31, zmm3, zmm1
    vpmadd52luq zmm31, zmm16, zmm1
    vpmadd52huq zmm30, zmm16, zmm1
    vpmadd52luq zmm30, zmm5, zmm1
    vpmadd52huq zmm28, zmm5, zmm1
    vpmadd52luq zmm28, zmm12, zmm1
    vpmadd52huq zmm26, zmm12, zmm1
    vpmadd52luq zmm26, zmm7, zmm1
    vpmadd52huq zmm24, zmm7, zmm1
    vpmadd52luq zmm24, zmm8, zmm1
    vpmadd52huq zmm22, zmm8, zmm1
    vpbroadcastq zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm22, zmm1, zmm23
    vpmadd52huq zmm18, zmm23, zmm1
    vpbroadcastq zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm25, zmm1
    vpmadd52luq zmm14, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm25, zmmword ptr [rsi + 896]
    vpmadd52luq zmm29, zmm25, zmmword ptr [rdx]
    vpmadd52huq zmm31, zmm25, zmmword ptr [rdx]
    vpmadd52luq zmm31, zmm25, zmmword ptr [rdx + 64]
    vpmadd52huq zmm30, zmm25, zmmword ptr [rdx + 64]
    vpmadd52luq zmm30, zmm25, zmmword ptr [rdx + 128]
    vpmadd52huq zmm28, zmm25, zmmword ptr [rdx + 128]
    vpmadd52luq zmm28, zmm25, zmmword ptr [rdx + 192]
    vpmadd52huq zmm26, zmm25, zmmword ptr [rdx + 192]
    vpmadd52luq zmm26, zmm25, zmmword ptr [rdx + 256]
    vpmadd52huq zmm24, zmm25, zmmword ptr [rdx + 256]
    vpmadd52luq zmm24, zmm25, zmmword ptr [rdx + 320]
    vpmadd52huq zmm22, zmm25, zmmword ptr [rdx + 320]
    vpmadd52luq zmm22, zmm25, zmmword ptr [rdx + 384]
    vpmadd52huq zmm18, zmm25, zmmword ptr [rdx + 384]
    vpmadd52luq zmm18, zmm25, zmmword ptr [rdx + 448]
    vpmadd52huq zmm14, zmm25, zmmword ptr [rdx + 448]
    vpmadd52luq zmm14, zmm25, zmmword ptr [rdx + 512]
    vpmadd52huq zmm10, zmm25, zmmword ptr [rdx + 512]
    vpmadd52luq zmm10, zmm25, zmmword ptr [rdx + 576]
    vpmadd52huq zmm6, zmm25, zmmword ptr [rdx + 576]
    vpmadd52luq zmm6, zmm25, zmmword ptr [rdx + 640]
    vpmadd52huq zmm0, zmm25, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 704]
    vpmadd52huq zmm4, zmm25, zmmword ptr [rdx + 704]
    vpmadd52luq zmm4, zmm25, zmmword ptr [rdx + 768]
    vpmadd52huq zmm9, zmm25, zmmword ptr [rdx + 768]
    vpmadd52luq zmm9, zmm25, zmmword ptr [rdx + 832]
    vpmadd52huq zmm11, zmm25, zmmword ptr [rdx + 832]
    vpmadd52luq zmm11, zmm25, zmmword ptr [rdx + 896]
    vpmadd52huq zmm13, zmm25, zmmword ptr [rdx + 896]
    vpmadd52luq zmm13, zmm25, zmmword ptr [rdx + 960]
    vpmadd52huq zmm15, zmm25, zmmword ptr [rdx + 960]
    vpmadd52luq zmm15, zmm25, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm17, zmm25, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm19, zmm25, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm19, zmm25, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm21, zmm25, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm21, zmm25, zmmword ptr [rdx + 1216]
    vpxorq zmm23, zmm23, zmm23
    vpmadd52huq zmm23, zmm25, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm25, zmmword ptr [rcx]
    vpmadd52luq zmm29, zmm25, zmmword ptr [rsi + 2176]
    vpmadd52huq zmm31, zmm25, zmmword ptr [rsi + 2176]
    vmovdqu64 zmm25, zmmword ptr [rsi + 2176]
    vpmadd52luq zmm31, zmm25, zmmword ptr [rcx + 64]
    vpmadd52huq zmm30, zmm25, zmmword ptr [rcx + 64]
    vpmadd52luq zmm30, zmm25, zmmword ptr [rcx + 128]
    vpmadd52huq zmm28, zmm25, zmmword ptr [rcx + 128]
    vpmadd52luq zmm28, zmm25, zmmword ptr [rcx + 192]
    vpmadd52huq zmm26, zmm25, zmmword ptr [rcx + 192]
    vpmadd52luq zmm26, zmm25, zmmword ptr [rcx + 256]
    vpmadd52huq zmm24, zmm25, zmmword ptr [rcx + 256]
    vpmadd52luq zmm24, zmm25, zmmword ptr [rcx + 320]
    vpmadd52huq zmm22, zmm25, zmmword ptr [rcx + 320]
    vpmadd52luq zmm22, zmm25, zmmword ptr [rcx + 384]
    vpmadd52huq zmm18, zmm25, zmmword ptr [rcx + 384]
    vpmadd52luq zmm18, zmm25, zmmword ptr [rcx + 448]
    vpmadd52huq zmm14, zmm25, zmmword ptr [rcx + 448]
    vpmadd52luq zmm14, zmm25, zmmword ptr [rcx + 512]
    vpmadd52huq zmm10, zmm25, zmmword ptr [rcx + 512]
    vpmadd52luq zmm10, zmm25, zmmword ptr [rcx + 576]
    vpmadd52huq zmm6, zmm25, zmmword ptr [rcx + 576]
    vpmadd52luq zmm6, zmm25, zmmword ptr [rcx + 640]
    vpmadd52huq zmm0, zmm25, zmmword ptr [rcx + 640]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rcx + 704]
    vpmadd52huq zmm4, zmm25, zmmword ptr [rcx + 704]
    vpmadd52luq zmm4, zmm25, zmmword ptr [rcx + 768]
    vpmadd52huq zmm9, zmm25, zmmword ptr [rcx + 768]
    vpmadd52luq zmm9, zmm25, zmmword ptr [rcx + 832]
    vpmadd52huq zmm11, zmm25, zmmword ptr [rcx + 832]
    vpmadd52luq zmm11, zmm25, zmmword ptr [rcx + 896]
    vpmadd52huq zmm13, zmm25, zmmword ptr [rcx + 896]
    vpmadd52luq zmm13, zmm25, zmmword ptr [rcx + 960]
    vpmadd52huq zmm15, zmm25, zmmword ptr [rcx + 960]
    vpmadd52luq zmm15, zmm25, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm17, zmm25, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm19, zmm25, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm19, zmm25, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm21, zmm25, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm21, zmm25, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm23, zmm25, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm25, zmmword ptr [r8]
    vpmadd52luq zmm29, zmm25, zmmword ptr [rsi + 3456]
    vpmadd52huq zmm31, zmm25, zmmword ptr [rsi + 3456]
    vmovdqu64 zmm25, zmmword ptr [rsi + 3456]
    vpmadd52luq zmm31, zmm25, zmmword ptr [r8 + 64]
    vpmadd52huq zmm30, zmm25, zmmword ptr [r8 + 64]
    vpmadd52luq zmm30, zmm25, zmmword ptr [r8 + 128]
    vpmadd52huq zmm28, zmm25, zmmword ptr [r8 + 128]
    vpmadd52luq zmm28, zmm25, zmmword ptr [r8 + 192]
    vpmadd52huq zmm26, zmm25, zmmword ptr [r8 + 192]
    vpmadd52luq zmm26, zmm25, zmmword ptr [r8 + 256]
    vpmadd52huq zmm24, zmm25, zmmword ptr [r8 + 256]
    vpmadd52luq zmm24, zmm25, zmmword ptr [r8 + 320]
    vpmadd52huq zmm22, zmm25, zmmword ptr [r8 + 320]
    vpmadd52luq zmm22, zmm25, zmmword ptr [r8 + 384]
    vpmadd52huq zmm18, zmm25, zmmword ptr [r8 + 384]
    vpmadd52luq zmm18, zmm25, zmmword ptr [r8 + 448]
    vpmadd52huq zmm14, zmm25, zmmword ptr [r8 + 448]
    vpmadd52luq zmm14, zmm25, zmmword ptr [r8 + 512]
    vpmadd52huq zmm10, zmm25, zmmword ptr [r8 + 512]
    vpmadd52luq zmm10, zmm25, zmmword ptr [r8 + 576]
    vpmadd52huq zmm6, zmm25, zmmword ptr [r8 + 576]
    vpmadd52luq zmm6, zmm25, zmmword ptr [r8 + 640]
    vpmadd52huq zmm0, zmm25, zmmword ptr [r8 + 640]
    vpmadd52luq zmm0, zmm25, zmmword ptr [r8 + 704]
    vpmadd52huq zmm4, zmm25, zmmword ptr [r8 + 704]
    vpmadd52luq zmm4, zmm25, zmmword ptr [r8 + 768]
    vpmadd52huq zmm9, zmm25, zmmword ptr [r8 + 768]
    vpmadd52luq zmm9, zmm25, zmmword ptr [r8 + 832]
    vpmadd52huq zmm11, zmm25, zmmword ptr [r8 + 832]
    vpmadd52luq zmm11, zmm25, zmmword ptr [r8 + 896]
    vpmadd52huq zmm13, zmm25, zmmword ptr [r8 + 896]
    vpmadd52luq zmm13, zmm25, zmmword ptr [r8 + 960]
    vpmadd52huq zmm15, zmm25, zmmword ptr [r8 + 960]
    vpmadd52luq zmm15, zmm25, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm17, zmm25, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm17, zmm25, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm19, zmm25, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm19, zmm25, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm21, zmm25, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm21, zmm25, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm23, zmm25, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm25, zmmword ptr [r9]
    vpmadd52luq zmm29, zmm25, zmmword ptr [rsi + 4736]
    vpmadd52huq zmm31, zmm25, zmmword ptr [rsi + 4736]
    vmovdqu64 zmm25, zmmword ptr [rsi + 4736]
    vpmadd52luq zmm31, zmm25, zmmword ptr [r9 + 64]
    vpmadd52huq zmm30, zmm25, zmmword ptr [r9 + 64]
    vpmadd52luq zmm30, zmm25, zmmword ptr [r9 + 128]
    vpmadd52huq zmm28, zmm25, zmmword ptr [r9 + 128]
    vpmadd52luq zmm28, zmm25, zmmword ptr [r9 + 192]
    vpmadd52huq zmm26, zmm25, zmmword ptr [r9 + 192]
    vpmadd52luq zmm26, zmm25, zmmword ptr [r9 + 256]
    vpmadd52huq zmm24, zmm25, zmmword ptr [r9 + 256]
    vpmadd52luq zmm24, zmm25, zmmword ptr [r9 + 320]
    vpmadd52huq zmm22, zmm25, zmmword ptr [r9 + 320]
    vpmadd52luq zmm22, zmm25, zmmword ptr [r9 + 384]
    vpmadd52huq zmm18, zmm25, zmmword ptr [r9 + 384]
    vpmadd52luq zmm18, zmm25, zmmword ptr [r9 + 448]
    vpmadd52huq zmm14, zmm25, zmmword ptr [r9 + 448]
    vpmadd52luq zmm14, zmm25, zmmword ptr [r9 + 512]
    vpmadd52huq zmm10, zmm25, zmmword ptr [r9 + 512]
    vpmadd52luq zmm10, zmm25, zmmword ptr [r9 + 576]
    vpmadd52huq zmm6, zmm25, zmmword ptr [r9 + 576]
    vpmadd52luq zmm6, zmm25, zmmword ptr [r9 + 640]
    vpmadd52huq zmm0, zmm25, zmmword ptr [r9 + 640]
    vpmadd52luq zmm0, zmm25, zmmword ptr [r9 + 704]
    vpmadd52huq zmm4, zmm25, zmmword ptr [r9 + 704]
    vpmadd52luq zmm4, zmm25, zmmword ptr [r9 + 768]
    vpmadd52huq zmm9, zmm25, zmmword ptr [r9 + 768]
    vpmadd52luq zmm9, zmm25, zmmword ptr [r9 + 832]
    vpmadd52huq zmm11, zmm25, zmmword ptr [r9 + 832]
    vpmadd52luq zmm11, zmm25, zmmword ptr [r9 + 896]
    vpmadd52huq zmm13, zmm25, zmmword ptr [r9 + 896]
    vpmadd52luq zmm13, zmm25, zmmword ptr [r9 + 960]
    vpmadd52huq zmm15, zmm25, zmmword ptr [r9 + 960]
    vpmadd52luq zmm15, zmm25, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm17, zmm25, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm17, zmm25, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm19, zmm25, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm19, zmm25, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm21, zmm25, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm21, zmm25, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm23, zmm25, zmmword ptr [r9 + 1216]
    vpaddq zmm27, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm27, zmm27, 52
    vpmadd52huq zmm29, zmm20, zmm1
    vpaddq zmm29, zmm29, zmm27
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm31, zmm2, zmm1
    vpmadd52luq zmm31, zmm3, zmm1
    vpmadd52huq zmm30, zmm3, zmm1
    vpmadd52luq zmm30, zmm16, zmm1
    vpmadd52huq zmm28, zmm16, zmm1
    vpmadd52luq zmm28, zmm5, zmm1
    vpmadd52huq zmm26, zmm5, zmm1
    vpmadd52luq zmm26, zmm12, zmm1
    vpmadd52huq zmm24, zmm12, zmm1
    vpmadd52luq zmm24, zmm7, zmm1
    vpmadd52huq zmm22, zmm7, zmm1
    vpmadd52luq zmm22, zmm8, zmm1
    vpmadd52huq zmm18, zmm8, zmm1
    vpbroadcastq zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm18, zmm1, zmm25
    vpmadd52huq zmm14, zmm25, zmm1
    vpbroadcastq zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm14, zmm1, zmm27
    vpmadd52huq zmm10, zmm27, zmm1
    vpmadd52luq zmm10, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm27, zmmword ptr [rsi + 960]
    vpmadd52luq zmm31, zmm27, zmmword ptr [rdx]
    vpmadd52huq zmm30, zmm27, zmmword ptr [rdx]
    vpmadd52luq zmm30, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm28, zmm27, zmmword ptr [rdx + 64]
    vpmadd52luq zmm28, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm26, zmm27, zmmword ptr [rdx + 128]
    vpmadd52luq zmm26, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm24, zmm27, zmmword ptr [rdx + 192]
    vpmadd52luq zmm24, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm22, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm22, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm18, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm14, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm10, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm6, zmm27, zmmword ptr [rdx + 576]
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm0, zmm27, zmmword ptr [rdx + 640]
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 640]
    vpmadd52luq zmm4, zmm27, zmmword ptr [rdx + 704]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 704]
    vpmadd52luq zmm9, zmm27, zmmword ptr [rdx + 768]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 768]
    vpmadd52luq zmm11, zmm27, zmmword ptr [rdx + 832]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 832]
    vpmadd52luq zmm13, zmm27, zmmword ptr [rdx + 896]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 896]
    vpmadd52luq zmm15, zmm27, zmmword ptr [rdx + 960]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 960]
    vpmadd52luq zmm17, zmm27, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm19, zmm27, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm21, zmm27, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm21, zmm27, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm23, zmm27, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm23, zmm27, zmmword ptr [rdx + 1216]
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm27, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm27, zmmword ptr [rcx]
    vpmadd52luq zmm31, zmm27, zmmword ptr [rsi + 2240]
    vpmadd52huq zmm30, zmm27, zmmword ptr [rsi + 2240]
    vmovdqu64 zmm27, zmmword ptr [rsi + 2240]
    vpmadd52luq zmm30, zmm27, zmmword ptr [rcx + 64]
    vpmadd52huq zmm28, zmm27, zmmword ptr [rcx + 64]
    vpmadd52luq zmm28, zmm27, zmmword ptr [rcx + 128]
    vpmadd52huq zmm26, zmm27, zmmword ptr [rcx + 128]
    vpmadd52luq zmm26, zmm27, zmmword ptr [rcx + 192]
    vpmadd52huq zmm24, zmm27, zmmword ptr [rcx + 192]
    vpmadd52luq zmm24, zmm27, zmmword ptr [rcx + 256]
    vpmadd52huq zmm22, zmm27, zmmword ptr [rcx + 256]
    vpmadd52luq zmm22, zmm27, zmmword ptr [rcx + 320]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rcx + 320]
    vpmadd52luq zmm18, zmm27, zmmword ptr [rcx + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rcx + 384]
    vpmadd52luq zmm14, zmm27, zmmword ptr [rcx + 448]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rcx + 448]
    vpmadd52luq zmm10, zmm27, zmmword ptr [rcx + 512]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rcx + 512]
    vpmadd52luq zmm6, zmm27, zmmword ptr [rcx + 576]
    vpmadd52huq zmm0, zmm27, zmmword ptr [rcx + 576]
    vpmadd52luq zmm0, zmm27, zmmword ptr [rcx + 640]
    vpmadd52huq zmm4, zmm27, zmmword ptr [rcx + 640]
    vpmadd52luq zmm4, zmm27, zmmword ptr [rcx + 704]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rcx + 704]
    vpmadd52luq zmm9, zmm27, zmmword ptr [rcx + 768]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rcx + 768]
    vpmadd52luq zmm11, zmm27, zmmword ptr [rcx + 832]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rcx + 832]
    vpmadd52luq zmm13, zmm27, zmmword ptr [rcx + 896]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rcx + 896]
    vpmadd52luq zmm15, zmm27, zmmword ptr [rcx + 960]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rcx + 960]
    vpmadd52luq zmm17, zmm27, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm19, zmm27, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm21, zmm27, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm21, zmm27, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm23, zmm27, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm23, zmm27, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm25, zmm27, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm27, zmmword ptr [r8]
    vpmadd52luq zmm31, zmm27, zmmword ptr [rsi + 3520]
    vpmadd52huq zmm30, zmm27, zmmword ptr [rsi + 3520]
    vmovdqu64 zmm27, zmmword ptr [rsi + 3520]
    vpmadd52luq zmm30, zmm27, zmmword ptr [r8 + 64]
    vpmadd52huq zmm28, zmm27, zmmword ptr [r8 + 64]
    vpmadd52luq zmm28, zmm27, zmmword ptr [r8 + 128]
    vpmadd52huq zmm26, zmm27, zmmword ptr [r8 + 128]
    vpmadd52luq zmm26, zmm27, zmmword ptr [r8 + 192]
    vpmadd52huq zmm24, zmm27, zmmword ptr [r8 + 192]
    vpmadd52luq zmm24, zmm27, zmmword ptr [r8 + 256]
    vpmadd52huq zmm22, zmm27, zmmword ptr [r8 + 256]
    vpmadd52luq zmm22, zmm27, zmmword ptr [r8 + 320]
    vpmadd52huq zmm18, zmm27, zmmword ptr [r8 + 320]
    vpmadd52luq zmm18, zmm27, zmmword ptr [r8 + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [r8 + 384]
    vpmadd52luq zmm14, zmm27, zmmword ptr [r8 + 448]
    vpmadd52huq zmm10, zmm27, zmmword ptr [r8 + 448]
    vpmadd52luq zmm10, zmm27, zmmword ptr [r8 + 512]
    vpmadd52huq zmm6, zmm27, zmmword ptr [r8 + 512]
    vpmadd52luq zmm6, zmm27, zmmword ptr [r8 + 576]
    vpmadd52huq zmm0, zmm27, zmmword ptr [r8 + 576]
    vpmadd52luq zmm0, zmm27, zmmword ptr [r8 + 640]
    vpmadd52huq zmm4, zmm27, zmmword ptr [r8 + 640]
    vpmadd52luq zmm4, zmm27, zmmword ptr [r8 + 704]
    vpmadd52huq zmm9, zmm27, zmmword ptr [r8 + 704]
    vpmadd52luq zmm9, zmm27, zmmword ptr [r8 + 768]
    vpmadd52huq zmm11, zmm27, zmmword ptr [r8 + 768]
    vpmadd52luq zmm11, zmm27, zmmword ptr [r8 + 832]
    vpmadd52huq zmm13, zmm27, zmmword ptr [r8 + 832]
    vpmadd52luq zmm13, zmm27, zmmword ptr [r8 + 896]
    vpmadd52huq zmm15, zmm27, zmmword ptr [r8 + 896]
    vpmadd52luq zmm15, zmm27, zmmword ptr [r8 + 960]
    vpmadd52huq zmm17, zmm27, zmmword ptr [r8 + 960]
    vpmadd52luq zmm17, zmm27, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm19, zmm27, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm19, zmm27, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm21, zmm27, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm21, zmm27, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm23, zmm27, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm23, zmm27, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm25, zmm27, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm27, zmmword ptr [r9]
    vpmadd52luq zmm31, zmm27, zmmword ptr [rsi + 4800]
    vpmadd52huq zmm30, zmm27, zmmword ptr [rsi + 4800]
    vmovdqu64 zmm27, zmmword ptr [rsi + 4800]
    vpmadd52luq zmm30, zmm27, zmmword ptr [r9 + 64]
    vpmadd52huq zmm28, zmm27, zmmword ptr [r9 + 64]
    vpmadd52luq zmm28, zmm27, zmmword ptr [r9 + 128]
    vpmadd52huq zmm26, zmm27, zmmword ptr [r9 + 128]
    vpmadd52luq zmm26, zmm27, zmmword ptr [r9 + 192]
    vpmadd52huq zmm24, zmm27, zmmword ptr [r9 + 192]
    vpmadd52luq zmm24, zmm27, zmmword ptr [r9 + 256]
    vpmadd52huq zmm22, zmm27, zmmword ptr [r9 + 256]
    vpmadd52luq zmm22, zmm27, zmmword ptr [r9 + 320]
    vpmadd52huq zmm18, zmm27, zmmword ptr [r9 + 320]
    vpmadd52luq zmm18, zmm27, zmmword ptr [r9 + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [r9 + 384]
    vpmadd52luq zmm14, zmm27, zmmword ptr [r9 + 448]
    vpmadd52huq zmm10, zmm27, zmmword ptr [r9 + 448]
    vpmadd52luq zmm10, zmm27, zmmword ptr [r9 + 512]
    vpmadd52huq zmm6, zmm27, zmmword ptr [r9 + 512]
    vpmadd52luq zmm6, zmm27, zmmword ptr [r9 + 576]
    vpmadd52huq zmm0, zmm27, zmmword ptr [r9 + 576]
    vpmadd52luq zmm0, zmm27, zmmword ptr [r9 + 640]
    vpmadd52huq zmm4, zmm27, zmmword ptr [r9 + 640]
    vpmadd52luq zmm4, zmm27, zmmword ptr [r9 + 704]
    vpmadd52huq zmm9, zmm27, zmmword ptr [r9 + 704]
    vpmadd52luq zmm9, zmm27, zmmword ptr [r9 + 768]
    vpmadd52huq zmm11, zmm27, zmmword ptr [r9 + 768]
    vpmadd52luq zmm11, zmm27, zmmword ptr [r9 + 832]
    vpmadd52huq zmm13, zmm27, zmmword ptr [r9 + 832]
    vpmadd52luq zmm13, zmm27, zmmword ptr [r9 + 896]
    vpmadd52huq zmm15, zmm27, zmmword ptr [r9 + 896]
    vpmadd52luq zmm15, zmm27, zmmword ptr [r9 + 960]
    vpmadd52huq zmm17, zmm27, zmmword ptr [r9 + 960]
    vpmadd52luq zmm17, zmm27, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm19, zmm27, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm19, zmm27, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm21, zmm27, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm21, zmm27, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm23, zmm27, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm23, zmm27, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm25, zmm27, zmmword ptr [r9 + 1216]
    vpaddq zmm29, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm29, zmm29, 52
    vpmadd52huq zmm31, zmm20, zmm1
    vpaddq zmm31, zmm31, zmm29
    vpmadd52luq zmm31, zmm2, zmm1
    vpmadd52huq zmm30, zmm2, zmm1
    vpmadd52luq zmm30, zmm3, zmm1
    vpmadd52huq zmm28, zmm3, zmm1
    vpmadd52luq zmm28, zmm16, zmm1
    vpmadd52huq zmm26, zmm16, zmm1
    vpmadd52luq zmm26, zmm5, zmm1
    vpmadd52huq zmm24, zmm5, zmm1
    vpmadd52luq zmm24, zmm12, zmm1
    vpmadd52huq zmm22, zmm12, zmm1
    vpmadd52luq zmm22, zmm7, zmm1
    vpmadd52huq zmm18, zmm7, zmm1
    vpmadd52luq zmm18, zmm8, zmm1
    vpmadd52huq zmm14, zmm8, zmm1
    vpbroadcastq zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm14, zmm1, zmm27
    vpmadd52huq zmm10, zmm27, zmm1
    vpbroadcastq zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm10, zmm1, zmm29
    vpmadd52huq zmm6, zmm29, zmm1
    vpmadd52luq zmm6, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm29, zmmword ptr [rsi + 1024]
    vpmadd52luq zmm30, zmm29, zmmword ptr [rdx]
    vpmadd52huq zmm28, zmm29, zmmword ptr [rdx]
    vpmadd52luq zmm28, zmm29, zmmword ptr [rdx + 64]
    vpmadd52huq zmm26, zmm29, zmmword ptr [rdx + 64]
    vpmadd52luq zmm26, zmm29, zmmword ptr [rdx + 128]
    vpmadd52huq zmm24, zmm29, zmmword ptr [rdx + 128]
    vpmadd52luq zmm24, zmm29, zmmword ptr [rdx + 192]
    vpmadd52huq zmm22, zmm29, zmmword ptr [rdx + 192]
    vpmadd52luq zmm22, zmm29, zmmword ptr [rdx + 256]
    vpmadd52huq zmm18, zmm29, zmmword ptr [rdx + 256]
    vpmadd52luq zmm18, zmm29, zmmword ptr [rdx + 320]
    vpmadd52huq zmm14, zmm29, zmmword ptr [rdx + 320]
    vpmadd52luq zmm14, zmm29, zmmword ptr [rdx + 384]
    vpmadd52huq zmm10, zmm29, zmmword ptr [rdx + 384]
    vpmadd52luq zmm10, zmm29, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm29, zmmword ptr [rdx + 448]
    vpmadd52luq zmm6, zmm29, zmmword ptr [rdx + 512]
    vpmadd52huq zmm0, zmm29, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm29, zmmword ptr [rdx + 576]
    vpmadd52huq zmm4, zmm29, zmmword ptr [rdx + 576]
    vpmadd52luq zmm4, zmm29, zmmword ptr [rdx + 640]
    vpmadd52huq zmm9, zmm29, zmmword ptr [rdx + 640]
    vpmadd52luq zmm9, zmm29, zmmword ptr [rdx + 704]
    vpmadd52huq zmm11, zmm29, zmmword ptr [rdx + 704]
    vpmadd52luq zmm11, zmm29, zmmword ptr [rdx + 768]
    vpmadd52huq zmm13, zmm29, zmmword ptr [rdx + 768]
    vpmadd52luq zmm13, zmm29, zmmword ptr [rdx + 832]
    vpmadd52huq zmm15, zmm29, zmmword ptr [rdx + 832]
    vpmadd52luq zmm15, zmm29, zmmword ptr [rdx + 896]
    vpmadd52huq zmm17, zmm29, zmmword ptr [rdx + 896]
    vpmadd52luq zmm17, zmm29, zmmword ptr [rdx + 960]
    vpmadd52huq zmm19, zmm29, zmmword ptr [rdx + 960]
    vpmadd52luq zmm19, zmm29, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm21, zmm29, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm21, zmm29, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm23, zmm29, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm23, zmm29, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm25, zmm29, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm25, zmm29, zmmword ptr [rdx + 1216]
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm29, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm29, zmmword ptr [rcx]
    vpmadd52luq zmm30, zmm29, zmmword ptr [rsi + 2304]
    vpmadd52huq zmm28, zmm29, zmmword ptr [rsi + 2304]
    vmovdqu64 zmm29, zmmword ptr [rsi + 2304]
    vpmadd52luq zmm28, zmm29, zmmword ptr [rcx + 64]
    vpmadd52huq zmm26, zmm29, zmmword ptr [rcx + 64]
    vpmadd52luq zmm26, zmm29, zmmword ptr [rcx + 128]
    vpmadd52huq zmm24, zmm29, zmmword ptr [rcx + 128]
    vpmadd52luq zmm24, zmm29, zmmword ptr [rcx + 192]
    vpmadd52huq zmm22, zmm29, zmmword ptr [rcx + 192]
    vpmadd52luq zmm22, zmm29, zmmword ptr [rcx + 256]
    vpmadd52huq zmm18, zmm29, zmmword ptr [rcx + 256]
    vpmadd52luq zmm18, zmm29, zmmword ptr [rcx + 320]
    vpmadd52huq zmm14, zmm29, zmmword ptr [rcx + 320]
    vpmadd52luq zmm14, zmm29, zmmword ptr [rcx + 384]
    vpmadd52huq zmm10, zmm29, zmmword ptr [rcx + 384]
    vpmadd52luq zmm10, zmm29, zmmword ptr [rcx + 448]
    vpmadd52huq zmm6, zmm29, zmmword ptr [rcx + 448]
    vpmadd52luq zmm6, zmm29, zmmword ptr [rcx + 512]
    vpmadd52huq zmm0, zmm29, zmmword ptr [rcx + 512]
    vpmadd52luq zmm0, zmm29, zmmword ptr [rcx + 576]
    vpmadd52huq zmm4, zmm29, zmmword ptr [rcx + 576]
    vpmadd52luq zmm4, zmm29, zmmword ptr [rcx + 640]
    vpmadd52huq zmm9, zmm29, zmmword ptr [rcx + 640]
    vpmadd52luq zmm9, zmm29, zmmword ptr [rcx + 704]
    vpmadd52huq zmm11, zmm29, zmmword ptr [rcx + 704]
    vpmadd52luq zmm11, zmm29, zmmword ptr [rcx + 768]
    vpmadd52huq zmm13, zmm29, zmmword ptr [rcx + 768]
    vpmadd52luq zmm13, zmm29, zmmword ptr [rcx + 832]
    vpmadd52huq zmm15, zmm29, zmmword ptr [rcx + 832]
    vpmadd52luq zmm15, zmm29, zmmword ptr [rcx + 896]
    vpmadd52huq zmm17, zmm29, zmmword ptr [rcx + 896]
    vpmadd52luq zmm17, zmm29, zmmword ptr [rcx + 960]
    vpmadd52huq zmm19, zmm29, zmmword ptr [rcx + 960]
    vpmadd52luq zmm19, zmm29, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm21, zmm29, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm21, zmm29, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm23, zmm29, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm23, zmm29, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm25, zmm29, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm25, zmm29, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm27, zmm29, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm29, zmmword ptr [r8]
    vpmadd52luq zmm30, zmm29, zmmword ptr [rsi + 3584]
    vpmadd52huq zmm28, zmm29, zmmword ptr [rsi + 3584]
    vmovdqu64 zmm29, zmmword ptr [rsi + 3584]
    vpmadd52luq zmm28, zmm29, zmmword ptr [r8 + 64]
    vpmadd52huq zmm26, zmm29, zmmword ptr [r8 + 64]
    vpmadd52luq zmm26, zmm29, zmmword ptr [r8 + 128]
    vpmadd52huq zmm24, zmm29, zmmword ptr [r8 + 128]
    vpmadd52luq zmm24, zmm29, zmmword ptr [r8 + 192]
    vpmadd52huq zmm22, zmm29, zmmword ptr [r8 + 192]
    vpmadd52luq zmm22, zmm29, zmmword ptr [r8 + 256]
    vpmadd52huq zmm18, zmm29, zmmword ptr [r8 + 256]
    vpmadd52luq zmm18, zmm29, zmmword ptr [r8 + 320]
    vpmadd52huq zmm14, zmm29, zmmword ptr [r8 + 320]
    vpmadd52luq zmm14, zmm29, zmmword ptr [r8 + 384]
    vpmadd52huq zmm10, zmm29, zmmword ptr [r8 + 384]
    vpmadd52luq zmm10, zmm29, zmmword ptr [r8 + 448]
    vpmadd52huq zmm6, zmm29, zmmword ptr [r8 + 448]
    vpmadd52luq zmm6, zmm29, zmmword ptr [r8 + 512]
    vpmadd52huq zmm0, zmm29, zmmword ptr [r8 + 512]
    vpmadd52luq zmm0, zmm29, zmmword ptr [r8 + 576]
    vpmadd52huq zmm4, zmm29, zmmword ptr [r8 + 576]
    vpmadd52luq zmm4, zmm29, zmmword ptr [r8 + 640]
    vpmadd52huq zmm9, zmm29, zmmword ptr [r8 + 640]
    vpmadd52luq zmm9, zmm29, zmmword ptr [r8 + 704]
    vpmadd52huq zmm11, zmm29, zmmword ptr [r8 + 704]
    vpmadd52luq zmm11, zmm29, zmmword ptr [r8 + 768]
    vpmadd52huq zmm13, zmm29, zmmword ptr [r8 + 768]
    vpmadd52luq zmm13, zmm29, zmmword ptr [r8 + 832]
    vpmadd52huq zmm15, zmm29, zmmword ptr [r8 + 832]
    vpmadd52luq zmm15, zmm29, zmmword ptr [r8 + 896]
    vpmadd52huq zmm17, zmm29, zmmword ptr [r8 + 896]
    vpmadd52luq zmm17, zmm29, zmmword ptr [r8 + 960]
    vpmadd52huq zmm19, zmm29, zmmword ptr [r8 + 960]
    vpmadd52luq zmm19, zmm29, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm21, zmm29, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm21, zmm29, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm23, zmm29, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm23, zmm29, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm25, zmm29, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm25, zmm29, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm27, zmm29, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm29, zmmword ptr [r9]
    vpmadd52luq zmm30, zmm29, zmmword ptr [rsi + 4864]
    vpmadd52huq zmm28, zmm29, zmmword ptr [rsi + 4864]
    vmovdqu64 zmm29, zmmword ptr [rsi + 4864]
    vpmadd52luq zmm28, zmm29, zmmword ptr [r9 + 64]
    vpmadd52huq zmm26, zmm29, zmmword ptr [r9 + 64]
    vpmadd52luq zmm26, zmm29, zmmword ptr [r9 + 128]
    vpmadd52huq zmm24, zmm29, zmmword ptr [r9 + 128]
    vpmadd52luq zmm24, zmm29, zmmword ptr [r9 + 192]
    vpmadd52huq zmm22, zmm29, zmmword ptr [r9 + 192]
    vpmadd52luq zmm22, zmm29, zmmword ptr [r9 + 256]
    vpmadd52huq zmm18, zmm29, zmmword ptr [r9 + 256]
    vpmadd52luq zmm18, zmm29, zmmword ptr [r9 + 320]
    vpmadd52huq zmm14, zmm29, zmmword ptr [r9 + 320]
    vpmadd52luq zmm14, zmm29, zmmword ptr [r9 + 384]
    vpmadd52huq zmm10, zmm29, zmmword ptr [r9 + 384]
    vpmadd52luq zmm10, zmm29, zmmword ptr [r9 + 448]
    vpmadd52huq zmm6, zmm29, zmmword ptr [r9 + 448]
    vpmadd52luq zmm6, zmm29, zmmword ptr [r9 + 512]
    vpmadd52huq zmm0, zmm29, zmmword ptr [r9 + 512]
    vpmadd52luq zmm0, zmm29, zmmword ptr [r9 + 576]
    vpmadd52huq zmm4, zmm29, zmmword ptr [r9 + 576]
    vpmadd52luq zmm4, zmm29, zmmword ptr [r9 + 640]
    vpmadd52huq zmm9, zmm29, zmmword ptr [r9 + 640]
    vpmadd52luq zmm9, zmm29, zmmword ptr [r9 + 704]
    vpmadd52huq zmm11, zmm29, zmmword ptr [r9 + 704]
    vpmadd52luq zmm11, zmm29, zmmword ptr [r9 + 768]
    vpmadd52huq zmm13, zmm29, zmmword ptr [r9 + 768]
    vpmadd52luq zmm13, zmm29, zmmword ptr [r9 + 832]
    vpmadd52huq zmm15, zmm29, zmmword ptr [r9 + 832]
    vpmadd52luq zmm15, zmm29, zmmword ptr [r9 + 896]
    vpmadd52huq zmm17, zmm29, zmmword ptr [r9 + 896]
    vpmadd52luq zmm17, zmm29, zmmword ptr [r9 + 960]
    vpmadd52huq zmm19, zmm29, zmmword ptr [r9 + 960]
    vpmadd52luq zmm19, zmm29, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm21, zmm29, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm21, zmm29, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm23, zmm29, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm23, zmm29, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm25, zmm29, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm25, zmm29, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm27, zmm29, zmmword ptr [r9 + 1216]
    vpaddq zmm31, zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm31, zmm31, 52
    vpmadd52huq zmm30, zmm20, zmm1
    vpaddq zmm30, zmm30, zmm31
    vpmadd52luq zmm30, zmm2, zmm1
    vpmadd52huq zmm28, zmm2, zmm1
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm26, zmm3, zmm1
    vpmadd52luq zmm26, zmm16, zmm1
    vpmadd52huq zmm24, zmm16, zmm1
    vpmadd52luq zmm24, zmm5, zmm1
    vpmadd52huq zmm22, zmm5, zmm1
    vpmadd52luq zmm22, zmm12, zmm1
    vpmadd52huq zmm18, zmm12, zmm1
    vpmadd52luq zmm18, zmm7, zmm1
    vpmadd52huq zmm14, zmm7, zmm1
    vpmadd52luq zmm14, zmm8, zmm1
    vpmadd52huq zmm10, zmm8, zmm1
    vpbroadcastq zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm10, zmm1, zmm29
    vpmadd52huq zmm6, zmm29, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm6, zmm1, zmm31
    vpmadd52huq zmm0, zmm31, zmm1
    vpmadd52luq zmm0, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm31, zmmword ptr [rsi + 1088]
    vpmadd52luq zmm28, zmm31, zmmword ptr [rdx]
    vpmadd52huq zmm26, zmm31, zmmword ptr [rdx]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rdx + 64]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rdx + 64]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rdx + 128]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rdx + 128]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rdx + 192]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rdx + 192]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rdx + 256]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rdx + 256]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rdx + 320]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rdx + 384]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rdx + 448]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rdx + 448]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rdx + 512]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rdx + 512]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rdx + 576]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rdx + 640]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rdx + 640]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rdx + 704]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rdx + 704]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rdx + 768]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rdx + 768]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rdx + 832]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rdx + 832]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rdx + 896]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rdx + 896]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rdx + 960]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rdx + 960]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rdx + 1216]
    vpxorq zmm29, zmm29, zmm29
    vpmadd52huq zmm29, zmm31, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm28, zmm31, zmmword ptr [rsi + 2368]
    vpmadd52huq zmm26, zmm31, zmmword ptr [rsi + 2368]
    vmovdqu64 zmm31, zmmword ptr [rsi + 2368]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rcx + 64]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rcx + 64]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rcx + 128]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rcx + 192]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rcx + 192]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rcx + 256]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rcx + 320]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rcx + 320]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rcx + 384]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rcx + 384]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rcx + 448]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rcx + 448]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rcx + 512]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rcx + 512]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rcx + 576]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rcx + 640]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rcx + 640]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rcx + 704]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rcx + 704]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rcx + 768]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rcx + 768]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rcx + 832]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rcx + 832]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rcx + 896]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rcx + 896]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rcx + 960]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rcx + 960]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm31, zmmword ptr [r8]
    vpmadd52luq zmm28, zmm31, zmmword ptr [rsi + 3648]
    vpmadd52huq zmm26, zmm31, zmmword ptr [rsi + 3648]
    vmovdqu64 zmm31, zmmword ptr [rsi + 3648]
    vpmadd52luq zmm26, zmm31, zmmword ptr [r8 + 64]
    vpmadd52huq zmm24, zmm31, zmmword ptr [r8 + 64]
    vpmadd52luq zmm24, zmm31, zmmword ptr [r8 + 128]
    vpmadd52huq zmm22, zmm31, zmmword ptr [r8 + 128]
    vpmadd52luq zmm22, zmm31, zmmword ptr [r8 + 192]
    vpmadd52huq zmm18, zmm31, zmmword ptr [r8 + 192]
    vpmadd52luq zmm18, zmm31, zmmword ptr [r8 + 256]
    vpmadd52huq zmm14, zmm31, zmmword ptr [r8 + 256]
    vpmadd52luq zmm14, zmm31, zmmword ptr [r8 + 320]
    vpmadd52huq zmm10, zmm31, zmmword ptr [r8 + 320]
    vpmadd52luq zmm10, zmm31, zmmword ptr [r8 + 384]
    vpmadd52huq zmm6, zmm31, zmmword ptr [r8 + 384]
    vpmadd52luq zmm6, zmm31, zmmword ptr [r8 + 448]
    vpmadd52huq zmm0, zmm31, zmmword ptr [r8 + 448]
    vpmadd52luq zmm0, zmm31, zmmword ptr [r8 + 512]
    vpmadd52huq zmm4, zmm31, zmmword ptr [r8 + 512]
    vpmadd52luq zmm4, zmm31, zmmword ptr [r8 + 576]
    vpmadd52huq zmm9, zmm31, zmmword ptr [r8 + 576]
    vpmadd52luq zmm9, zmm31, zmmword ptr [r8 + 640]
    vpmadd52huq zmm11, zmm31, zmmword ptr [r8 + 640]
    vpmadd52luq zmm11, zmm31, zmmword ptr [r8 + 704]
    vpmadd52huq zmm13, zmm31, zmmword ptr [r8 + 704]
    vpmadd52luq zmm13, zmm31, zmmword ptr [r8 + 768]
    vpmadd52huq zmm15, zmm31, zmmword ptr [r8 + 768]
    vpmadd52luq zmm15, zmm31, zmmword ptr [r8 + 832]
    vpmadd52huq zmm17, zmm31, zmmword ptr [r8 + 832]
    vpmadd52luq zmm17, zmm31, zmmword ptr [r8 + 896]
    vpmadd52huq zmm19, zmm31, zmmword ptr [r8 + 896]
    vpmadd52luq zmm19, zmm31, zmmword ptr [r8 + 960]
    vpmadd52huq zmm21, zmm31, zmmword ptr [r8 + 960]
    vpmadd52luq zmm21, zmm31, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm23, zmm31, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm23, zmm31, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm25, zmm31, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm25, zmm31, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm27, zmm31, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm27, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm29, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [r9]
    vpmadd52luq zmm28, zmm31, zmmword ptr [rsi + 4928]
    vpmadd52huq zmm26, zmm31, zmmword ptr [rsi + 4928]
    vmovdqu64 zmm31, zmmword ptr [rsi + 4928]
    vpmadd52luq zmm26, zmm31, zmmword ptr [r9 + 64]
    vpmadd52huq zmm24, zmm31, zmmword ptr [r9 + 64]
    vpmadd52luq zmm24, zmm31, zmmword ptr [r9 + 128]
    vpmadd52huq zmm22, zmm31, zmmword ptr [r9 + 128]
    vpmadd52luq zmm22, zmm31, zmmword ptr [r9 + 192]
    vpmadd52huq zmm18, zmm31, zmmword ptr [r9 + 192]
    vpmadd52luq zmm18, zmm31, zmmword ptr [r9 + 256]
    vpmadd52huq zmm14, zmm31, zmmword ptr [r9 + 256]
    vpmadd52luq zmm14, zmm31, zmmword ptr [r9 + 320]
    vpmadd52huq zmm10, zmm31, zmmword ptr [r9 + 320]
    vpmadd52luq zmm10, zmm31, zmmword ptr [r9 + 384]
    vpmadd52huq zmm6, zmm31, zmmword ptr [r9 + 384]
    vpmadd52luq zmm6, zmm31, zmmword ptr [r9 + 448]
    vpmadd52huq zmm0, zmm31, zmmword ptr [r9 + 448]
    vpmadd52luq zmm0, zmm31, zmmword ptr [r9 + 512]
    vpmadd52huq zmm4, zmm31, zmmword ptr [r9 + 512]
    vpmadd52luq zmm4, zmm31, zmmword ptr [r9 + 576]
    vpmadd52huq zmm9, zmm31, zmmword ptr [r9 + 576]
    vpmadd52luq zmm9, zmm31, zmmword ptr [r9 + 640]
    vpmadd52huq zmm11, zmm31, zmmword ptr [r9 + 640]
    vpmadd52luq zmm11, zmm31, zmmword ptr [r9 + 704]
    vpmadd52huq zmm13, zmm31, zmmword ptr [r9 + 704]
    vpmadd52luq zmm13, zmm31, zmmword ptr [r9 + 768]
    vpmadd52huq zmm15, zmm31, zmmword ptr [r9 + 768]
    vpmadd52luq zmm15, zmm31, zmmword ptr [r9 + 832]
    vpmadd52huq zmm17, zmm31, zmmword ptr [r9 + 832]
    vpmadd52luq zmm17, zmm31, zmmword ptr [r9 + 896]
    vpmadd52huq zmm19, zmm31, zmmword ptr [r9 + 896]
    vpmadd52luq zmm19, zmm31, zmmword ptr [r9 + 960]
    vpmadd52huq zmm21, zmm31, zmmword ptr [r9 + 960]
    vpmadd52luq zmm21, zmm31, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm23, zmm31, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm23, zmm31, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm25, zmm31, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm25, zmm31, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm27, zmm31, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm27, zmm31, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm29, zmm31, zmmword ptr [r9 + 1216]
    vpaddq zmm30, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm30, zmm30, 52
    vpmadd52huq zmm28, zmm20, zmm1
    vpaddq zmm28, zmm28, zmm30
    vpmadd52luq zmm28, zmm2, zmm1
    vpmadd52huq zmm26, zmm2, zmm1
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm24, zmm3, zmm1
    vpmadd52luq zmm24, zmm16, zmm1
    vpmadd52huq zmm22, zmm16, zmm1
    vpmadd52luq zmm22, zmm5, zmm1
    vpmadd52huq zmm18, zmm5, zmm1
    vpmadd52luq zmm18, zmm12, zmm1
    vpmadd52huq zmm14, zmm12, zmm1
    vpmadd52luq zmm14, zmm7, zmm1
    vpmadd52huq zmm10, zmm7, zmm1
    vpmadd52luq zmm10, zmm8, zmm1
    vpmadd52huq zmm6, zmm8, zmm1
    vpbroadcastq zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm6, zmm1, zmm30
    vpmadd52huq zmm0, zmm30, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm0, zmm1, zmm31
    vpmadd52huq zmm4, zmm31, zmm1
    vpmadd52luq zmm4, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm31, zmmword ptr [rsi + 1152]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rdx]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rdx]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rdx + 64]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rdx + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rdx + 128]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rdx + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rdx + 192]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rdx + 256]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rdx + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rdx + 320]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rdx + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rdx + 384]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rdx + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rdx + 448]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rdx + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rdx + 512]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rdx + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rdx + 576]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rdx + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rdx + 640]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rdx + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rdx + 704]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rdx + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rdx + 768]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rdx + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rdx + 832]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rdx + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rdx + 896]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rdx + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rdx + 960]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rdx + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rdx + 1216]
    vpxorq zmm30, zmm30, zmm30
    vpmadd52huq zmm30, zmm31, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rsi + 2432]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rsi + 2432]
    vmovdqu64 zmm31, zmmword ptr [rsi + 2432]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rcx + 64]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rcx + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rcx + 128]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rcx + 192]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rcx + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rcx + 256]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rcx + 320]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rcx + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rcx + 384]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rcx + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rcx + 448]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rcx + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rcx + 512]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rcx + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rcx + 576]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rcx + 640]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rcx + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rcx + 704]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rcx + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rcx + 768]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rcx + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rcx + 832]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rcx + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rcx + 896]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rcx + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rcx + 960]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rcx + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rcx + 1216]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rcx + 1216]
    vmovdqu64 zmm31, zmmword ptr [r8]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rsi + 3712]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rsi + 3712]
    vmovdqu64 zmm31, zmmword ptr [rsi + 3712]
    vpmadd52luq zmm24, zmm31, zmmword ptr [r8 + 64]
    vpmadd52huq zmm22, zmm31, zmmword ptr [r8 + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [r8 + 128]
    vpmadd52huq zmm18, zmm31, zmmword ptr [r8 + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [r8 + 192]
    vpmadd52huq zmm14, zmm31, zmmword ptr [r8 + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [r8 + 256]
    vpmadd52huq zmm10, zmm31, zmmword ptr [r8 + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [r8 + 320]
    vpmadd52huq zmm6, zmm31, zmmword ptr [r8 + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [r8 + 384]
    vpmadd52huq zmm0, zmm31, zmmword ptr [r8 + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [r8 + 448]
    vpmadd52huq zmm4, zmm31, zmmword ptr [r8 + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [r8 + 512]
    vpmadd52huq zmm9, zmm31, zmmword ptr [r8 + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [r8 + 576]
    vpmadd52huq zmm11, zmm31, zmmword ptr [r8 + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [r8 + 640]
    vpmadd52huq zmm13, zmm31, zmmword ptr [r8 + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [r8 + 704]
    vpmadd52huq zmm15, zmm31, zmmword ptr [r8 + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [r8 + 768]
    vpmadd52huq zmm17, zmm31, zmmword ptr [r8 + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [r8 + 832]
    vpmadd52huq zmm19, zmm31, zmmword ptr [r8 + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [r8 + 896]
    vpmadd52huq zmm21, zmm31, zmmword ptr [r8 + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [r8 + 960]
    vpmadd52huq zmm23, zmm31, zmmword ptr [r8 + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [r8 + 1024]
    vpmadd52huq zmm25, zmm31, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [r8 + 1088]
    vpmadd52huq zmm27, zmm31, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [r8 + 1152]
    vpmadd52huq zmm29, zmm31, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [r8 + 1216]
    vpmadd52huq zmm30, zmm31, zmmword ptr [r8 + 1216]
    vmovdqu64 zmm31, zmmword ptr [r9]
    vpmadd52luq zmm26, zmm31, zmmword ptr [rsi + 4992]
    vpmadd52huq zmm24, zmm31, zmmword ptr [rsi + 4992]
    vmovdqu64 zmm31, zmmword ptr [rsi + 4992]
    vpmadd52luq zmm24, zmm31, zmmword ptr [r9 + 64]
    vpmadd52huq zmm22, zmm31, zmmword ptr [r9 + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [r9 + 128]
    vpmadd52huq zmm18, zmm31, zmmword ptr [r9 + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [r9 + 192]
    vpmadd52huq zmm14, zmm31, zmmword ptr [r9 + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [r9 + 256]
    vpmadd52huq zmm10, zmm31, zmmword ptr [r9 + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [r9 + 320]
    vpmadd52huq zmm6, zmm31, zmmword ptr [r9 + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [r9 + 384]
    vpmadd52huq zmm0, zmm31, zmmword ptr [r9 + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [r9 + 448]
    vpmadd52huq zmm4, zmm31, zmmword ptr [r9 + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [r9 + 512]
    vpmadd52huq zmm9, zmm31, zmmword ptr [r9 + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [r9 + 576]
    vpmadd52huq zmm11, zmm31, zmmword ptr [r9 + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [r9 + 640]
    vpmadd52huq zmm13, zmm31, zmmword ptr [r9 + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [r9 + 704]
    vpmadd52huq zmm15, zmm31, zmmword ptr [r9 + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [r9 + 768]
    vpmadd52huq zmm17, zmm31, zmmword ptr [r9 + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [r9 + 832]
    vpmadd52huq zmm19, zmm31, zmmword ptr [r9 + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [r9 + 896]
    vpmadd52huq zmm21, zmm31, zmmword ptr [r9 + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [r9 + 960]
    vpmadd52huq zmm23, zmm31, zmmword ptr [r9 + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [r9 + 1024]
    vpmadd52huq zmm25, zmm31, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [r9 + 1088]
    vpmadd52huq zmm27, zmm31, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [r9 + 1152]
    vpmadd52huq zmm29, zmm31, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [r9 + 1216]
    vpmadd52huq zmm30, zmm31, zmmword ptr [r9 + 1216]
    vpaddq zmm28, zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm28, zmm28, 52
    vpmadd52huq zmm26, zmm20, zmm1
    vpaddq zmm26, zmm26, zmm28
    vpmadd52luq zmm26, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm1
    vpmadd52luq zmm24, zmm3, zmm1
    vpmadd52huq zmm22, zmm3, zmm1
    vpmadd52luq zmm22, zmm16, zmm1
    vpmadd52huq zmm18, zmm16, zmm1
    vpmadd52luq zmm18, zmm5, zmm1
    vpmadd52huq zmm14, zmm5, zmm1
    vpmadd52luq zmm14, zmm12, zmm1
    vpmadd52huq zmm10, zmm12, zmm1
    vpmadd52luq zmm10, zmm7, zmm1
    vpmadd52huq zmm6, zmm7, zmm1
    vpmadd52luq zmm6, zmm8, zmm1
    vpmadd52huq zmm0, zmm8, zmm1
    vpbroadcastq zmm28, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm0, zmm1, zmm28
    vpmadd52huq zmm4, zmm28, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm4, zmm1, zmm31
    vpmadd52huq zmm9, zmm31, zmm1
    vpmadd52luq zmm9, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vmovdqu64 zmm31, zmmword ptr [rsi + 1216]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rdx]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rdx]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rdx + 64]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rdx + 64]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rdx + 128]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rdx + 128]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rdx + 192]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rdx + 192]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rdx + 256]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rdx + 256]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rdx + 320]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rdx + 384]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rdx + 384]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rdx + 448]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rdx + 448]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rdx + 512]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rdx + 512]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rdx + 576]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rdx + 576]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rdx + 640]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rdx + 640]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rdx + 704]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rdx + 704]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rdx + 768]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rdx + 768]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rdx + 832]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rdx + 832]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rdx + 896]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rdx + 896]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rdx + 960]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rdx + 960]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm30, zmm31, zmmword ptr [rdx + 1216]
    vpxorq zmm28, zmm28, zmm28
    vpmadd52huq zmm28, zmm31, zmmword ptr [rdx + 1216]
    vmovdqu64 zmm31, zmmword ptr [rcx]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [rcx + 1216]
    vpmadd52luq zmm30, zmm31, zmmword ptr [rsi + 2496]
    vpmadd52huq zmm28, zmm31, zmmword ptr [rsi + 2496]
    vmovdqu64 zmm31, zmmword ptr [r8]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r8 + 1216]
    vpmadd52luq zmm30, zmm31, zmmword ptr [rsi + 3776]
    vpmadd52huq zmm28, zmm31, zmmword ptr [rsi + 3776]
    vmovdqu64 zmm31, zmmword ptr [r9]
    vpmadd52luq zmm24, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm22, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 64]
    vpmadd52luq zmm22, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm18, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 128]
    vpmadd52luq zmm18, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm14, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 192]
    vpmadd52luq zmm14, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm10, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 256]
    vpmadd52luq zmm10, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm6, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 320]
    vpmadd52luq zmm6, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm0, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 384]
    vpmadd52luq zmm0, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm4, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 448]
    vpmadd52luq zmm4, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm9, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 512]
    vpmadd52luq zmm9, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm11, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 576]
    vpmadd52luq zmm11, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm13, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 640]
    vpmadd52luq zmm13, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm15, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 704]
    vpmadd52luq zmm15, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm17, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 768]
    vpmadd52luq zmm17, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm19, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 832]
    vpmadd52luq zmm19, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm21, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 896]
    vpmadd52luq zmm21, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm23, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 960]
    vpmadd52luq zmm23, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm25, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 1024]
    vpmadd52luq zmm25, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm27, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 1088]
    vpmadd52luq zmm27, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm29, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 1152]
    vpmadd52luq zmm29, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm30, zmm31, zmmword ptr [rsi + 5056]
    vmovdqu64 zmm31, zmmword ptr [r9 + 1216]
    vpmadd52luq zmm30, zmm31, zmmword ptr [rsi + 5056]
    vpmadd52huq zmm28, zmm31, zmmword ptr [rsi + 5056]
    vpaddq zmm26, zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm26, zmm26, 52
    vpmadd52huq zmm24, zmm20, zmm1
    vpaddq zmm24, zmm24, zmm26
    vpmadd52luq zmm24, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm1
    vpmadd52luq zmm22, zmm3, zmm1
    vpmadd52huq zmm18, zmm3, zmm1
    vpmadd52luq zmm18, zmm16, zmm1
    vpmadd52huq zmm14, zmm16, zmm1
    vpmadd52luq zmm14, zmm5, zmm1
    vpmadd52huq zmm10, zmm5, zmm1
    vpmadd52luq zmm10, zmm12, zmm1
    vpmadd52huq zmm6, zmm12, zmm1
    vpmadd52luq zmm6, zmm7, zmm1
    vpmadd52huq zmm0, zmm7, zmm1
    vpmadd52luq zmm0, zmm8, zmm1
    vpmadd52huq zmm4, zmm8, zmm1
    vpbroadcastq zmm26, qword ptr [rip + sangi_p1020x8_constants_ifma + 64]
    vpmadd52luq zmm4, zmm1, zmm26
    vpmadd52huq zmm9, zmm26, zmm1
    vpbroadcastq zmm31, qword ptr [rip + sangi_p1020x8_constants_ifma + 72]
    vpmadd52luq zmm9, zmm1, zmm31
    vpmadd52huq zmm11, zmm31, zmm1
    vpmadd52luq zmm11, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52huq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]{1to8}
    vpmadd52luq zmm13, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52huq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]{1to8}
    vpmadd52luq zmm15, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52huq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]{1to8}
    vpmadd52luq zmm17, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52huq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]{1to8}
    vpmadd52luq zmm19, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52huq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]{1to8}
    vpmadd52luq zmm21, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52huq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]{1to8}
    vpmadd52luq zmm23, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52huq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]{1to8}
    vpmadd52luq zmm25, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52huq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]{1to8}
    vpmadd52luq zmm27, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52huq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]{1to8}
    vpmadd52luq zmm29, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpmadd52huq zmm30, zmm1, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]{1to8}
    vpxorq zmm1, zmm1, zmm1
    vpmadd52luq zmm1, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 320]{1to8}
    vpaddq zmm24, zmm24, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vpsrlq zmm24, zmm24, 52
    vpmadd52huq zmm22, zmm20, zmm1
    vpaddq zmm22, zmm22, zmm24
    vpmadd52luq zmm22, zmm2, zmm1
    vpmadd52huq zmm18, zmm2, zmm1
    vpmadd52luq zmm18, zmm3, zmm1
    vpmadd52huq zmm14, zmm3, zmm1
    vpmadd52luq zmm14, zmm16, zmm1
    vpmadd52huq zmm10, zmm16, zmm1
    vpmadd52luq zmm10, zmm5, zmm1
    vpmadd52huq zmm6, zmm5, zmm1
    vpmadd52luq zmm6, zmm12, zmm1
    vpmadd52huq zmm0, zmm12, zmm1
    vpmadd52luq zmm0, zmm7, zmm1
    vpmadd52huq zmm4, zmm7, zmm1
    vpmadd52luq zmm4, zmm8, zmm1
    vpmadd52huq zmm9, zmm8, zmm1
    vpmadd52luq zmm9, zmm26, zmm1
    vpmadd52huq zmm11, zmm26, zmm1
    vpmadd52luq zmm11, zmm31, zmm1
    vpmadd52huq zmm13, zmm31, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 80]
    vpmadd52luq zmm13, zmm1, zmm2
    vpmadd52huq zmm15, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 88]
    vpmadd52luq zmm15, zmm1, zmm2
    vpmadd52huq zmm17, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 96]
    vpmadd52luq zmm17, zmm1, zmm2
    vpmadd52huq zmm19, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 104]
    vpmadd52luq zmm19, zmm1, zmm2
    vpmadd52huq zmm21, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 112]
    vpmadd52luq zmm21, zmm1, zmm2
    vpmadd52huq zmm23, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 120]
    vpmadd52luq zmm23, zmm1, zmm2
    vpmadd52huq zmm25, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 128]
    vpmadd52luq zmm25, zmm1, zmm2
    vpmadd52huq zmm27, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 136]
    vpmadd52luq zmm27, zmm1, zmm2
    vpmadd52huq zmm29, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 144]
    vpmadd52luq zmm29, zmm1, zmm2
    vpmadd52huq zmm30, zmm2, zmm1
    vpbroadcastq zmm2, qword ptr [rip + sangi_p1020x8_constants_ifma + 152]
    vpmadd52luq zmm30, zmm1, zmm2
    vpmadd52huq zmm28, zmm2, zmm1
    vpsrlq zmm1, zmm22, 52
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
    vpsrlq zmm1, zmm13, 52
    vpaddq zmm15, zmm15, zmm1
    vpsrlq zmm1, zmm15, 52
    vpaddq zmm17, zmm17, zmm1
    vpsrlq zmm1, zmm17, 52
    vpaddq zmm19, zmm19, zmm1
    vpsrlq zmm1, zmm19, 52
    vpaddq zmm21, zmm21, zmm1
    vpsrlq zmm1, zmm21, 52
    vpaddq zmm23, zmm23, zmm1
    vpsrlq zmm1, zmm23, 52
    vpaddq zmm25, zmm25, zmm1
    vpsrlq zmm1, zmm25, 52
    vpaddq zmm27, zmm27, zmm1
    vpsrlq zmm1, zmm27, 52
    vpaddq zmm29, zmm29, zmm1
    vpsrlq zmm1, zmm29, 52
    vpaddq zmm30, zmm30, zmm1
    vpsrlq zmm1, zmm30, 52
    vpaddq zmm28, zmm28, zmm1
    vpandq zmm22, zmm22, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm22
    vpandq zmm18, zmm18, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 64], zmm18
    vpandq zmm14, zmm14, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 128], zmm14
    vpandq zmm10, zmm10, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 192], zmm10
    vpandq zmm6, zmm6, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 256], zmm6
    vpandq zmm0, zmm0, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 320], zmm0
    vpandq zmm4, zmm4, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 384], zmm4
    vpandq zmm9, zmm9, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 448], zmm9
    vpandq zmm11, zmm11, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 512], zmm11
    vpandq zmm13, zmm13, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 576], zmm13
    vpandq zmm15, zmm15, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 640], zmm15
    vpandq zmm17, zmm17, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 704], zmm17
    vpandq zmm19, zmm19, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 768], zmm19
    vpandq zmm21, zmm21, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 832], zmm21
    vpandq zmm23, zmm23, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 896], zmm23
    vpandq zmm25, zmm25, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 960], zmm25
    vpandq zmm27, zmm27, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1024], zmm27
    vpandq zmm29, zmm29, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1088], zmm29
    vpandq zmm30, zmm30, qword ptr [rip + sangi_p1020x8_constants_ifma + 328]{1to8}
    vmovdqu64 zmmword ptr [rdi + 1152], zmm30
    vmovdqu64 zmmword ptr [rdi + 1216], zmm28
    vzeroupper
    RESTORE_VECTORS(168)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p1020x8_dot4_ifma)

    CONSTANTS

    .p2align 6
sangi_p1020x8_constants_ifma:
    .quad 0x00034c5460e36453
    .quad 0x000ebbc3d344ddbe
    .quad 0x0008d89fd3a1d81e
    .quad 0x000f1bd514ba72cb
    .quad 0x0009c2cab6a0e287
    .quad 0x0002aca4d5a31370
    .quad 0x000c5431541f4064
    .quad 0x000de81ede56b317
    .quad 0x000a2b58b97c56d1
    .quad 0x000800978dbeed90
    .quad 0x000611ad4f90441c
    .quad 0x000d9c419ec83297
    .quad 0x000a8ad82d2df811
    .quad 0x000f9386e4d6c594
    .quad 0x000d5bf06de2471c
    .quad 0x0000683cf25db31a
    .quad 0x000c22bc86f21a08
    .quad 0x000879007ebd7216
    .quad 0x00027012a9d89dec
    .quad 0x00000000ece55ed4
    .quad 0x000698a8c1c6c8a6
    .quad 0x000d7787a689bb7c
    .quad 0x0001b13fa743b03d
    .quad 0x000e37aa2974e597
    .quad 0x000385956d41c50f
    .quad 0x00055949ab4626e1
    .quad 0x0008a862a83e80c8
    .quad 0x000bd03dbcad662f
    .quad 0x000456b172f8ada3
    .quad 0x0000012f1b7ddb21
    .quad 0x000c235a9f208839
    .quad 0x000b38833d90652e
    .quad 0x000515b05a5bf023
    .quad 0x000f270dc9ad8b29
    .quad 0x000ab7e0dbc48e39
    .quad 0x0000d079e4bb6635
    .quad 0x000845790de43410
    .quad 0x0000f200fd7ae42d
    .quad 0x0004e02553b13bd9
    .quad 0x00000001d9cabda8
    .quad 0x0002c24160038025
    .quad 0x000fffffffffffff

    HIDE(sangi_p1020x8_to_radix52_ifma)
    .globl SYMBOL(sangi_p1020x8_to_radix52_ifma)
    .p2align 6
SYMBOL(sangi_p1020x8_to_radix52_ifma):
    .quad 0x0000ee45a37fe718
    .quad 0x00014ec7bf931af9
    .quad 0x000c81a82eb83a97
    .quad 0x000e0ee4e22d2702
    .quad 0x000d4d6d2664fb45
    .quad 0x000d348de282eb6f
    .quad 0x000e48543296eb6d
    .quad 0x000275804c1921c5
    .quad 0x000ca89df097cb5d
    .quad 0x0000138aa18f6b35
    .quad 0x000f926532b0f120
    .quad 0x0009c2bcc9d7b9dd
    .quad 0x0001e7685d102562
    .quad 0x000a627d3ddd9911
    .quad 0x000ea3532fc19a75
    .quad 0x0003230722dbe1d2
    .quad 0x0008b82564ffb50f
    .quad 0x00022393fb97cef7
    .quad 0x0003d98759df3527
    .quad 0x00000000040ca9de

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
