/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Division steps [BY19], and meanwhile their matrices applied in four lanes.
 * checked: this code against portable C
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
#define ENTER(arguments) ENTER_##arguments
#define LEAVE POP(rsi); POP(rdi)
#define FRAME rsp + 168
#define RESERVE sub rsp, 168; GROW(168); UNWIND(stackalloc 168)
#define RELEASE add rsp, 168; GROW(-168)
#else
#define UNWIND(what)
#define ENTER(arguments)
#define LEAVE
#define FRAME rsp
#define RESERVE
#define RELEASE
#endif
#define PUSHED(name) .cfi_adjust_cfa_offset 8; .cfi_rel_offset name, 0; UNWIND(pushreg name)
#define POPPED(name) .cfi_adjust_cfa_offset -8; .cfi_restore name

    .intel_syntax noprefix
    .text

/* `count` times: x, numbers of 9 digits, by the matrix of s; s <- 31 division steps. */
/* x = (f, g, d, e) for each digit, then the digits of p, and 1/p; s = (theta, u, v, q, r, f, g). */
/* @pre count > 0 */
/* rdi = x, rsi = s, rdx = count */
    HIDE(sangi_mp_lanes_9_x64)
    .globl SYMBOL(sangi_mp_lanes_9_x64)
    KIND(sangi_mp_lanes_9_x64)
    .p2align 5
SYMBOL(sangi_mp_lanes_9_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    push r14
    PUSHED(r14)
    RESERVE
    UNWIND(endprologue)
    mov rbp, rdx
    mov rcx, [rsi]
    not rcx
    mov r8, [rsi + 40]
    mov r9, [rsi + 48]
    /* the matrix as one of a run with f = -1, g = 0 */
    mov rax, [rsi + 8]
    neg rax
    mov [FRAME - 8], rax
    mov rax, [rsi + 16]
    neg rax
    mov [FRAME - 16], rax
    mov rax, [rsi + 24]
    neg rax
    mov [FRAME - 24], rax
    mov rax, [rsi + 32]
    neg rax
    mov [FRAME - 32], rax
    mov rbx, 1
    mov r14, 0
    mov [FRAME - 64], rsi
    mov rsi, -1
    LOCAL(lanes_9):
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME - 40], r8
    mov [FRAME - 48], r9
    mov r13, -4611686018427387905
    add r9, r13
    sar r8, 1
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [FRAME - 16]
    imul rax, r14
    add rax, [FRAME - 8]
    imul rax, rbx
    vmovq xmm0, rax
    vmovq xmm1, qword ptr [FRAME - 16]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [FRAME - 32]
    imul rax, r14
    add rax, [FRAME - 24]
    imul rax, rbx
    vpinsrq xmm1, xmm1, rax, 1
    /* a step */
    andn r11, r8, rsi
    vpinsrq xmm0, xmm0, qword ptr [FRAME - 32], 1
    rorx r13, r9, 1
    inc rcx
    vinserti128 ymm0, ymm0, xmm0, 1
    cmovs r11, r8
    sar r9, 1
    vinserti128 ymm1, ymm1, xmm1, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rdx, [FRAME - 40]
    vpmuldq ymm3, ymm0, ymmword ptr [rdi + 256]
    vpshufd ymm5, ymmword ptr [rdi + 256], 78
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpmuldq ymm5, ymm1, ymm5
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    lea rax, [rdx + 2*rdx]
    vpaddq ymm3, ymm3, ymm5
    vpxor ymm5, ymm5, ymm5
    xor rax, 2
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpcmpgtq ymm3, ymm3, ymm5
    inc rcx
    cmovs r11, r8
    vpandn ymm3, ymm3, ymmword ptr [rip + LOCAL(lanes) + 160]
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    neg rax
    vpmuldq ymm4, ymm0, ymmword ptr [rdi]
    vpshufd ymm5, ymmword ptr [rdi], 78
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm5, ymm1, ymm5
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rdx, rax
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdi + 360]
    add rdx, 1
    vpmuludq ymm2, ymm4, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpand ymm2, ymm2, ymmword ptr [rip + LOCAL(lanes) + 128]
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    lea r12, [rdx + 1]
    vpsubq ymm2, ymm2, ymm3
    vpbroadcastq ymm5, [rdi + 288]
    vpmuldq ymm5, ymm2, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rax, r12
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 32]
    imul rdx, rdx
    vpsrlq ymm3, ymm4, 31
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 32]
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    lea r12, [rdx + 1]
    vpshufd ymm5, ymmword ptr [rdi + 32], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    imul rax, r12
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpbroadcastq ymm5, [rdi + 296]
    inc rcx
    cmovs r11, r8
    vpmuldq ymm5, ymm2, ymm5
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rdx, rdx
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    lea r12, [rdx + 1]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rdi], ymm5
    imul rax, r12
    /* a step */
    andn r11, r8, rsi
    vpsrlq ymm3, ymm4, 31
    rorx r13, r10, 1
    inc rcx
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 64]
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rdx, rdx
    vpshufd ymm5, ymmword ptr [rdi + 64], 78
    vpmuldq ymm5, ymm1, ymm5
    lea r12, [rdx + 1]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpaddq ymm4, ymm4, ymm5
    inc rcx
    cmovs r11, r8
    vpbroadcastq ymm5, [rdi + 304]
    sar r9, 1
    lea r10, [r9 + r11]
    vpmuldq ymm5, ymm2, ymm5
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul rax, r12
    vpsubq ymm4, ymm5, ymm4
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rbx, rax
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    mov r14, [FRAME - 48]
    /* a step */
    andn r11, r8, rsi
    vmovdqu ymmword ptr [rdi + 32], ymm5
    rorx r13, r9, 1
    inc rcx
    vpsrlq ymm3, ymm4, 31
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi]
    add rax, 1073741824
    shr rax, 31
    add rax, [rdi + 32]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rax, rbx
    mov r12, rax
    mov rax, [rdi + 8]
    add rax, 1073741824
    shr rax, 31
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rax, [rdi + 40]
    imul r12, r14
    add rax, r12
    neg rax
    shl rax, 31
    mov [FRAME - 56], rax
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 96]
    inc rcx
    cmovs r11, r8
    sar r10, 1
    vpshufd ymm5, ymmword ptr [rdi + 96], 78
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpmuldq ymm5, ymm1, ymm5
    andn r11, rcx, rsi
    or r13, rcx
    vpaddq ymm4, ymm4, ymm5
    cmovns rcx, r11
    cmovns r8, r10
    vpbroadcastq ymm5, [rdi + 312]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpmuldq ymm5, ymm2, ymm5
    inc rcx
    cmovs r11, r8
    vpsubq ymm4, ymm5, ymm4
    sar r9, 1
    lea r10, [r9 + r11]
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovc r10, r9
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm3
    or r13, rcx
    cmovns rcx, r11
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovns r8, r9
    /* a step */
    andn r11, r8, rsi
    vmovdqu ymmword ptr [rdi + 64], ymm5
    rorx r13, r10, 1
    inc rcx
    vpsrlq ymm3, ymm4, 31
    cmovs r11, r8
    sar r10, 1
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 128]
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpshufd ymm5, ymmword ptr [rdi + 128], 78
    andn r11, rcx, rsi
    or r13, rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovns rcx, r11
    cmovns r8, r10
    vpaddq ymm4, ymm4, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpbroadcastq ymm5, [rdi + 320]
    inc rcx
    cmovs r11, r8
    vpmuldq ymm5, ymm2, ymm5
    sar r9, 1
    lea r10, [r9 + r11]
    vpsubq ymm4, ymm5, ymm4
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovns rcx, r11
    cmovns r8, r9
    vpaddq ymm4, ymm4, ymm3
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    inc rcx
    cmovs r11, r8
    vmovdqu ymmword ptr [rdi + 96], ymm5
    sar r10, 1
    lea r9, [r10 + r11]
    vpsrlq ymm3, ymm4, 31
    cmovc r9, r10
    andn r11, rcx, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 160]
    or r13, rcx
    cmovns rcx, r11
    vpshufd ymm5, ymmword ptr [rdi + 160], 78
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm5, ymm1, ymm5
    rorx r13, r9, 1
    inc rcx
    vpaddq ymm4, ymm4, ymm5
    cmovs r11, r8
    sar r9, 1
    vpbroadcastq ymm5, [rdi + 328]
    lea r10, [r9 + r11]
    cmovc r10, r9
    vpmuldq ymm5, ymm2, ymm5
    andn r11, rcx, rsi
    or r13, rcx
    vpsubq ymm4, ymm5, ymm4
    cmovns rcx, r11
    cmovns r8, r9
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpaddq ymm4, ymm4, ymm3
    inc rcx
    cmovs r11, r8
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    sar r10, 1
    lea r9, [r10 + r11]
    vmovdqu ymmword ptr [rdi + 128], ymm5
    cmovc r9, r10
    andn r11, rcx, rsi
    vpsrlq ymm3, ymm4, 31
    or r13, rcx
    cmovns rcx, r11
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 192]
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    vpshufd ymm5, ymmword ptr [rdi + 192], 78
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    vpmuldq ymm5, ymm1, ymm5
    sar r9, 1
    lea r10, [r9 + r11]
    vpaddq ymm4, ymm4, ymm5
    cmovc r10, r9
    andn r11, rcx, rsi
    vpbroadcastq ymm5, [rdi + 336]
    or r13, rcx
    cmovns rcx, r11
    vpmuldq ymm5, ymm2, ymm5
    cmovns r8, r9
    /* a step */
    andn r11, r8, rsi
    vpsubq ymm4, ymm5, ymm4
    rorx r13, r10, 1
    inc rcx
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovs r11, r8
    sar r10, 1
    vpaddq ymm4, ymm4, ymm3
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    andn r11, rcx, rsi
    or r13, rcx
    vmovdqu ymmword ptr [rdi + 160], ymm5
    cmovns rcx, r11
    cmovns r8, r10
    vpsrlq ymm3, ymm4, 31
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 224]
    inc rcx
    cmovs r11, r8
    vpshufd ymm5, ymmword ptr [rdi + 224], 78
    sar r9, 1
    lea r10, [r9 + r11]
    vpmuldq ymm5, ymm1, ymm5
    cmovc r10, r9
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm5
    or r13, rcx
    cmovns rcx, r11
    vpbroadcastq ymm5, [rdi + 344]
    cmovns r8, r9
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm5, ymm2, ymm5
    rorx r13, r10, 1
    inc rcx
    vpsubq ymm4, ymm5, ymm4
    cmovs r11, r8
    sar r10, 1
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm3
    or r13, rcx
    cmovns rcx, r11
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    vmovdqu ymmword ptr [rdi + 192], ymm5
    rorx r13, r9, 1
    inc rcx
    vpsrlq ymm3, ymm4, 31
    cmovs r11, r8
    sar r9, 1
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 256]
    lea r10, [r9 + r11]
    cmovc r10, r9
    vpshufd ymm5, ymmword ptr [rdi + 256], 78
    andn r11, rcx, rsi
    or r13, rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovns rcx, r11
    cmovns r8, r9
    vpaddq ymm4, ymm4, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpbroadcastq ymm5, [rdi + 352]
    inc rcx
    cmovs r11, r8
    vpmuldq ymm5, ymm2, ymm5
    sar r10, 1
    lea r9, [r10 + r11]
    vpsubq ymm4, ymm5, ymm4
    cmovc r9, r10
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    or r13, rcx
    cmovns rcx, r11
    vpaddq ymm4, ymm4, ymm3
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    rorx r13, r9, 1
    inc rcx
    vmovdqu ymmword ptr [rdi + 224], ymm5
    cmovs r11, r8
    sar r9, 1
    vpsrlq ymm3, ymm4, 31
    lea r10, [r9 + r11]
    cmovc r10, r9
    vpsubq ymm3, ymm3, ymmword ptr [rip + LOCAL(lanes) + 96]
    andn r11, rcx, rsi
    or r13, rcx
    vmovdqu ymmword ptr [rdi + 256], ymm3
    cmovns rcx, r11
    cmovns r8, r9
    /* v and 2^k f', r and 2^k g' */
    lea r11, [r8 + 536870912]
    lea r9, [r10 + 1073741825]
    sar r11, 30
    sar r9, 31
    lea r8, [2*r8 + 1]
    add r10, 1
    shl r8, 33
    shl r10, 33
    sar r8, 2
    sar r10, 2
    mov [FRAME - 8], r8
    mov [FRAME - 16], r11
    mov [FRAME - 24], r10
    mov [FRAME - 32], r9
    /* the next k bits of f */
    imul r11, [FRAME - 56]
    add r8, r11
    shl r8, 2
    sar r8, 33
    /* the next k bits of g */
    imul r9, [FRAME - 56]
    add r9, r10
    shl r9, 2
    sar r9, 33
    sub rbp, 1
    jnz LOCAL(lanes_9)
    vzeroupper
    mov rsi, [FRAME - 64]
    not rcx
    mov [rsi], rcx
    mov rax, [FRAME - 16]
    imul rax, r14
    add rax, [FRAME - 8]
    imul rax, rbx
    neg rax
    mov [rsi + 8], rax
    mov rax, [FRAME - 16]
    neg rax
    mov [rsi + 16], rax
    mov rax, [FRAME - 32]
    imul rax, r14
    add rax, [FRAME - 24]
    imul rax, rbx
    neg rax
    mov [rsi + 24], rax
    mov rax, [FRAME - 32]
    neg rax
    mov [rsi + 32], rax
    RELEASE
    pop r14
    POPPED(r14)
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_lanes_9_x64)

/* `count` times: x, numbers of 13 digits, by the matrix of s; s <- 31 division steps. */
/* x = (f, g, d, e) for each digit, then the digits of p, and 1/p; s = (theta, u, v, q, r, f, g). */
/* @pre count > 0 */
/* rdi = x, rsi = s, rdx = count */
    HIDE(sangi_mp_lanes_13_x64)
    .globl SYMBOL(sangi_mp_lanes_13_x64)
    KIND(sangi_mp_lanes_13_x64)
    .p2align 5
SYMBOL(sangi_mp_lanes_13_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    push r14
    PUSHED(r14)
    RESERVE
    UNWIND(endprologue)
    mov rbp, rdx
    mov rcx, [rsi]
    not rcx
    mov r8, [rsi + 40]
    mov r9, [rsi + 48]
    /* the matrix as one of a run with f = -1, g = 0 */
    mov rax, [rsi + 8]
    neg rax
    mov [FRAME - 8], rax
    mov rax, [rsi + 16]
    neg rax
    mov [FRAME - 16], rax
    mov rax, [rsi + 24]
    neg rax
    mov [FRAME - 24], rax
    mov rax, [rsi + 32]
    neg rax
    mov [FRAME - 32], rax
    mov rbx, 1
    mov r14, 0
    mov [FRAME - 64], rsi
    mov rsi, -1
    LOCAL(lanes_13):
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME - 40], r8
    mov [FRAME - 48], r9
    mov r13, -4611686018427387905
    add r9, r13
    sar r8, 1
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [FRAME - 16]
    imul rax, r14
    add rax, [FRAME - 8]
    imul rax, rbx
    vmovq xmm0, rax
    vmovq xmm1, qword ptr [FRAME - 16]
    mov rax, [FRAME - 32]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rax, r14
    add rax, [FRAME - 24]
    imul rax, rbx
    vpinsrq xmm1, xmm1, rax, 1
    vpinsrq xmm0, xmm0, qword ptr [FRAME - 32], 1
    vinserti128 ymm0, ymm0, xmm0, 1
    vinserti128 ymm1, ymm1, xmm1, 1
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rdx, [FRAME - 40]
    vpmuldq ymm3, ymm0, ymmword ptr [rdi + 384]
    vpshufd ymm5, ymmword ptr [rdi + 384], 78
    vpmuldq ymm5, ymm1, ymm5
    lea rax, [rdx + 2*rdx]
    vpaddq ymm3, ymm3, ymm5
    vpxor ymm5, ymm5, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    xor rax, 2
    vpcmpgtq ymm3, ymm3, ymm5
    vpandn ymm3, ymm3, ymmword ptr [rip + LOCAL(lanes) + 160]
    neg rax
    vpmuldq ymm4, ymm0, ymmword ptr [rdi]
    vpshufd ymm5, ymmword ptr [rdi], 78
    vpmuldq ymm5, ymm1, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul rdx, rax
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdi + 520]
    add rdx, 1
    vpmuludq ymm2, ymm4, ymm5
    vpand ymm2, ymm2, ymmword ptr [rip + LOCAL(lanes) + 128]
    lea r12, [rdx + 1]
    /* a step */
    andn r11, r8, rsi
    vpsubq ymm2, ymm2, ymm3
    rorx r13, r10, 1
    inc rcx
    vpbroadcastq ymm5, [rdi + 416]
    cmovs r11, r8
    vpmuldq ymm5, ymm2, ymm5
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rax, r12
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 32]
    imul rdx, rdx
    /* a step */
    andn r11, r8, rsi
    vpsrlq ymm3, ymm4, 31
    rorx r13, r9, 1
    inc rcx
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 32]
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    lea r12, [rdx + 1]
    vpshufd ymm5, ymmword ptr [rdi + 32], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    imul rax, r12
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpbroadcastq ymm5, [rdi + 424]
    inc rcx
    vpmuldq ymm5, ymm2, ymm5
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rdx, rdx
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    lea r12, [rdx + 1]
    vpaddq ymm4, ymm4, ymm3
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    inc rcx
    vmovdqu ymmword ptr [rdi], ymm5
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul rax, r12
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 64]
    imul rdx, rdx
    vpshufd ymm5, ymmword ptr [rdi + 64], 78
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpmuldq ymm5, ymm1, ymm5
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    lea r12, [rdx + 1]
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdi + 432]
    vpmuldq ymm5, ymm2, ymm5
    imul rax, r12
    vpsubq ymm4, ymm5, ymm4
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rbx, rax
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    mov r14, [FRAME - 48]
    vmovdqu ymmword ptr [rdi + 32], ymm5
    /* a step */
    andn r11, r8, rsi
    vpsrlq ymm3, ymm4, 31
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi]
    add rax, 1073741824
    shr rax, 31
    add rax, [rdi + 32]
    imul rax, rbx
    mov r12, rax
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 8]
    add rax, 1073741824
    shr rax, 31
    add rax, [rdi + 40]
    imul r12, r14
    add rax, r12
    neg rax
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    shl rax, 31
    mov [FRAME - 56], rax
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 96]
    vpshufd ymm5, ymmword ptr [rdi + 96], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdi + 440]
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm5, ymm2, ymm5
    rorx r13, r9, 1
    inc rcx
    vpsubq ymm4, ymm5, ymm4
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    sar r9, 1
    lea r10, [r9 + r11]
    vpaddq ymm4, ymm4, ymm3
    cmovc r10, r9
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    andn r11, rcx, rsi
    or r13, rcx
    vmovdqu ymmword ptr [rdi + 64], ymm5
    cmovns rcx, r11
    cmovns r8, r9
    vpsrlq ymm3, ymm4, 31
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 128]
    rorx r13, r10, 1
    inc rcx
    vpshufd ymm5, ymmword ptr [rdi + 128], 78
    cmovs r11, r8
    vpmuldq ymm5, ymm1, ymm5
    sar r10, 1
    lea r9, [r10 + r11]
    vpaddq ymm4, ymm4, ymm5
    cmovc r9, r10
    andn r11, rcx, rsi
    vpbroadcastq ymm5, [rdi + 448]
    or r13, rcx
    vpmuldq ymm5, ymm2, ymm5
    cmovns rcx, r11
    cmovns r8, r10
    vpsubq ymm4, ymm5, ymm4
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    rorx r13, r9, 1
    inc rcx
    vpaddq ymm4, ymm4, ymm3
    cmovs r11, r8
    sar r9, 1
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    lea r10, [r9 + r11]
    vmovdqu ymmword ptr [rdi + 96], ymm5
    cmovc r10, r9
    andn r11, rcx, rsi
    vpsrlq ymm3, ymm4, 31
    or r13, rcx
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 160]
    cmovns rcx, r11
    cmovns r8, r9
    vpshufd ymm5, ymmword ptr [rdi + 160], 78
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpmuldq ymm5, ymm1, ymm5
    inc rcx
    vpaddq ymm4, ymm4, ymm5
    cmovs r11, r8
    sar r10, 1
    vpbroadcastq ymm5, [rdi + 456]
    lea r9, [r10 + r11]
    vpmuldq ymm5, ymm2, ymm5
    cmovc r9, r10
    andn r11, rcx, rsi
    vpsubq ymm4, ymm5, ymm4
    or r13, rcx
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovns rcx, r11
    cmovns r8, r10
    vpaddq ymm4, ymm4, ymm3
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    inc rcx
    vmovdqu ymmword ptr [rdi + 128], ymm5
    cmovs r11, r8
    sar r9, 1
    vpsrlq ymm3, ymm4, 31
    lea r10, [r9 + r11]
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 192]
    cmovc r10, r9
    andn r11, rcx, rsi
    vpshufd ymm5, ymmword ptr [rdi + 192], 78
    or r13, rcx
    cmovns rcx, r11
    vpmuldq ymm5, ymm1, ymm5
    cmovns r8, r9
    vpaddq ymm4, ymm4, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpbroadcastq ymm5, [rdi + 464]
    inc rcx
    vpmuldq ymm5, ymm2, ymm5
    cmovs r11, r8
    sar r10, 1
    vpsubq ymm4, ymm5, ymm4
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm3
    or r13, rcx
    cmovns rcx, r11
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovns r8, r10
    vmovdqu ymmword ptr [rdi + 160], ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpsrlq ymm3, ymm4, 31
    inc rcx
    cmovs r11, r8
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 224]
    sar r9, 1
    vpshufd ymm5, ymmword ptr [rdi + 224], 78
    lea r10, [r9 + r11]
    cmovc r10, r9
    vpmuldq ymm5, ymm1, ymm5
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm5
    or r13, rcx
    cmovns rcx, r11
    vpbroadcastq ymm5, [rdi + 472]
    cmovns r8, r9
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm5, ymm2, ymm5
    rorx r13, r10, 1
    vpsubq ymm4, ymm5, ymm4
    inc rcx
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    sar r10, 1
    vpaddq ymm4, ymm4, ymm3
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    andn r11, rcx, rsi
    or r13, rcx
    vmovdqu ymmword ptr [rdi + 192], ymm5
    cmovns rcx, r11
    vpsrlq ymm3, ymm4, 31
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 256]
    rorx r13, r9, 1
    vpshufd ymm5, ymmword ptr [rdi + 256], 78
    inc rcx
    cmovs r11, r8
    vpmuldq ymm5, ymm1, ymm5
    sar r9, 1
    vpaddq ymm4, ymm4, ymm5
    lea r10, [r9 + r11]
    cmovc r10, r9
    vpbroadcastq ymm5, [rdi + 480]
    andn r11, rcx, rsi
    or r13, rcx
    vpmuldq ymm5, ymm2, ymm5
    cmovns rcx, r11
    vpsubq ymm4, ymm5, ymm4
    cmovns r8, r9
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    rorx r13, r10, 1
    vpaddq ymm4, ymm4, ymm3
    inc rcx
    cmovs r11, r8
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    sar r10, 1
    lea r9, [r10 + r11]
    vmovdqu ymmword ptr [rdi + 224], ymm5
    cmovc r9, r10
    vpsrlq ymm3, ymm4, 31
    andn r11, rcx, rsi
    or r13, rcx
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 288]
    cmovns rcx, r11
    vpshufd ymm5, ymmword ptr [rdi + 288], 78
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm5, ymm1, ymm5
    rorx r13, r9, 1
    inc rcx
    vpaddq ymm4, ymm4, ymm5
    cmovs r11, r8
    vpbroadcastq ymm5, [rdi + 488]
    sar r9, 1
    lea r10, [r9 + r11]
    vpmuldq ymm5, ymm2, ymm5
    cmovc r10, r9
    vpsubq ymm4, ymm5, ymm4
    andn r11, rcx, rsi
    or r13, rcx
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovns rcx, r11
    cmovns r8, r9
    vpaddq ymm4, ymm4, ymm3
    /* a step */
    andn r11, r8, rsi
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    rorx r13, r10, 1
    inc rcx
    vmovdqu ymmword ptr [rdi + 256], ymm5
    cmovs r11, r8
    vpsrlq ymm3, ymm4, 31
    sar r10, 1
    lea r9, [r10 + r11]
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 320]
    cmovc r9, r10
    andn r11, rcx, rsi
    vpshufd ymm5, ymmword ptr [rdi + 320], 78
    or r13, rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovns rcx, r11
    cmovns r8, r10
    vpaddq ymm4, ymm4, ymm5
    /* a step */
    andn r11, r8, rsi
    vpbroadcastq ymm5, [rdi + 496]
    rorx r13, r9, 1
    inc rcx
    vpmuldq ymm5, ymm2, ymm5
    cmovs r11, r8
    sar r9, 1
    vpsubq ymm4, ymm5, ymm4
    lea r10, [r9 + r11]
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovc r10, r9
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm3
    or r13, rcx
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovns rcx, r11
    cmovns r8, r9
    vmovdqu ymmword ptr [rdi + 288], ymm5
    /* a step */
    andn r11, r8, rsi
    vpsrlq ymm3, ymm4, 31
    rorx r13, r10, 1
    inc rcx
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 352]
    cmovs r11, r8
    sar r10, 1
    vpshufd ymm5, ymmword ptr [rdi + 352], 78
    lea r9, [r10 + r11]
    vpmuldq ymm5, ymm1, ymm5
    cmovc r9, r10
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm5
    or r13, rcx
    vpbroadcastq ymm5, [rdi + 504]
    cmovns rcx, r11
    cmovns r8, r10
    vpmuldq ymm5, ymm2, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpsubq ymm4, ymm5, ymm4
    inc rcx
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovs r11, r8
    sar r9, 1
    vpaddq ymm4, ymm4, ymm3
    lea r10, [r9 + r11]
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovc r10, r9
    andn r11, rcx, rsi
    vmovdqu ymmword ptr [rdi + 320], ymm5
    or r13, rcx
    cmovns rcx, r11
    vpsrlq ymm3, ymm4, 31
    cmovns r8, r9
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 384]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpshufd ymm5, ymmword ptr [rdi + 384], 78
    inc rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovs r11, r8
    sar r10, 1
    vpaddq ymm4, ymm4, ymm5
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpbroadcastq ymm5, [rdi + 512]
    andn r11, rcx, rsi
    vpmuldq ymm5, ymm2, ymm5
    or r13, rcx
    cmovns rcx, r11
    vpsubq ymm4, ymm5, ymm4
    cmovns r8, r10
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpaddq ymm4, ymm4, ymm3
    inc rcx
    cmovs r11, r8
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    sar r9, 1
    vmovdqu ymmword ptr [rdi + 352], ymm5
    lea r10, [r9 + r11]
    cmovc r10, r9
    vpsrlq ymm3, ymm4, 31
    andn r11, rcx, rsi
    vpsubq ymm3, ymm3, ymmword ptr [rip + LOCAL(lanes) + 96]
    or r13, rcx
    cmovns rcx, r11
    vmovdqu ymmword ptr [rdi + 384], ymm3
    cmovns r8, r9
    /* v and 2^k f', r and 2^k g' */
    lea r11, [r8 + 536870912]
    lea r9, [r10 + 1073741825]
    sar r11, 30
    sar r9, 31
    lea r8, [2*r8 + 1]
    add r10, 1
    shl r8, 33
    shl r10, 33
    sar r8, 2
    sar r10, 2
    mov [FRAME - 8], r8
    mov [FRAME - 16], r11
    mov [FRAME - 24], r10
    mov [FRAME - 32], r9
    /* the next k bits of f */
    imul r11, [FRAME - 56]
    add r8, r11
    shl r8, 2
    sar r8, 33
    /* the next k bits of g */
    imul r9, [FRAME - 56]
    add r9, r10
    shl r9, 2
    sar r9, 33
    sub rbp, 1
    jnz LOCAL(lanes_13)
    vzeroupper
    mov rsi, [FRAME - 64]
    not rcx
    mov [rsi], rcx
    mov rax, [FRAME - 16]
    imul rax, r14
    add rax, [FRAME - 8]
    imul rax, rbx
    neg rax
    mov [rsi + 8], rax
    mov rax, [FRAME - 16]
    neg rax
    mov [rsi + 16], rax
    mov rax, [FRAME - 32]
    imul rax, r14
    add rax, [FRAME - 24]
    imul rax, rbx
    neg rax
    mov [rsi + 24], rax
    mov rax, [FRAME - 32]
    neg rax
    mov [rsi + 32], rax
    RELEASE
    pop r14
    POPPED(r14)
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_lanes_13_x64)

/* `count` times: x, numbers of 15 digits, by the matrix of s; s <- 31 division steps. */
/* x = (f, g, d, e) for each digit, then the digits of p, and 1/p; s = (theta, u, v, q, r, f, g). */
/* @pre count > 0 */
/* rdi = x, rsi = s, rdx = count */
    HIDE(sangi_mp_lanes_15_x64)
    .globl SYMBOL(sangi_mp_lanes_15_x64)
    KIND(sangi_mp_lanes_15_x64)
    .p2align 5
SYMBOL(sangi_mp_lanes_15_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    push r14
    PUSHED(r14)
    RESERVE
    UNWIND(endprologue)
    mov rbp, rdx
    mov rcx, [rsi]
    not rcx
    mov r8, [rsi + 40]
    mov r9, [rsi + 48]
    /* the matrix as one of a run with f = -1, g = 0 */
    mov rax, [rsi + 8]
    neg rax
    mov [FRAME - 8], rax
    mov rax, [rsi + 16]
    neg rax
    mov [FRAME - 16], rax
    mov rax, [rsi + 24]
    neg rax
    mov [FRAME - 24], rax
    mov rax, [rsi + 32]
    neg rax
    mov [FRAME - 32], rax
    mov rbx, 1
    mov r14, 0
    mov [FRAME - 64], rsi
    mov rsi, -1
    LOCAL(lanes_15):
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME - 40], r8
    mov [FRAME - 48], r9
    mov r13, -4611686018427387905
    add r9, r13
    sar r8, 1
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [FRAME - 16]
    imul rax, r14
    add rax, [FRAME - 8]
    imul rax, rbx
    vmovq xmm0, rax
    vmovq xmm1, qword ptr [FRAME - 16]
    mov rax, [FRAME - 32]
    imul rax, r14
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rax, [FRAME - 24]
    imul rax, rbx
    vpinsrq xmm1, xmm1, rax, 1
    vpinsrq xmm0, xmm0, qword ptr [FRAME - 32], 1
    vinserti128 ymm0, ymm0, xmm0, 1
    vinserti128 ymm1, ymm1, xmm1, 1
    mov rdx, [FRAME - 40]
    vpmuldq ymm3, ymm0, ymmword ptr [rdi + 448]
    /* a step */
    andn r11, r8, rsi
    vpshufd ymm5, ymmword ptr [rdi + 448], 78
    rorx r13, r9, 1
    inc rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    lea rax, [rdx + 2*rdx]
    vpaddq ymm3, ymm3, ymm5
    vpxor ymm5, ymm5, ymm5
    xor rax, 2
    vpcmpgtq ymm3, ymm3, ymm5
    vpandn ymm3, ymm3, ymmword ptr [rip + LOCAL(lanes) + 160]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    neg rax
    vpmuldq ymm4, ymm0, ymmword ptr [rdi]
    vpshufd ymm5, ymmword ptr [rdi], 78
    vpmuldq ymm5, ymm1, ymm5
    imul rdx, rax
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdi + 600]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rdx, 1
    vpmuludq ymm2, ymm4, ymm5
    vpand ymm2, ymm2, ymmword ptr [rip + LOCAL(lanes) + 128]
    lea r12, [rdx + 1]
    vpsubq ymm2, ymm2, ymm3
    vpbroadcastq ymm5, [rdi + 480]
    vpmuldq ymm5, ymm2, ymm5
    imul rax, r12
    /* a step */
    andn r11, r8, rsi
    vpsubq ymm4, ymm5, ymm4
    rorx r13, r10, 1
    inc rcx
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 32]
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rdx, rdx
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 32]
    lea r12, [rdx + 1]
    vpshufd ymm5, ymmword ptr [rdi + 32], 78
    vpmuldq ymm5, ymm1, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpaddq ymm4, ymm4, ymm5
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul rax, r12
    vpbroadcastq ymm5, [rdi + 488]
    vpmuldq ymm5, ymm2, ymm5
    imul rdx, rdx
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    lea r12, [rdx + 1]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rdi], ymm5
    imul rax, r12
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 64]
    imul rdx, rdx
    /* a step */
    andn r11, r8, rsi
    vpshufd ymm5, ymmword ptr [rdi + 64], 78
    rorx r13, r9, 1
    inc rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    lea r12, [rdx + 1]
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdi + 496]
    vpmuldq ymm5, ymm2, ymm5
    imul rax, r12
    vpsubq ymm4, ymm5, ymm4
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rbx, rax
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    mov r14, [FRAME - 48]
    vmovdqu ymmword ptr [rdi + 32], ymm5
    vpsrlq ymm3, ymm4, 31
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi]
    add rax, 1073741824
    shr rax, 31
    add rax, [rdi + 32]
    imul rax, rbx
    mov r12, rax
    mov rax, [rdi + 8]
    add rax, 1073741824
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    shr rax, 31
    add rax, [rdi + 40]
    imul r12, r14
    add rax, r12
    neg rax
    shl rax, 31
    mov [FRAME - 56], rax
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 96]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpshufd ymm5, ymmword ptr [rdi + 96], 78
    inc rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovs r11, r8
    sar r9, 1
    vpaddq ymm4, ymm4, ymm5
    lea r10, [r9 + r11]
    vpbroadcastq ymm5, [rdi + 504]
    cmovc r10, r9
    vpmuldq ymm5, ymm2, ymm5
    andn r11, rcx, rsi
    or r13, rcx
    vpsubq ymm4, ymm5, ymm4
    cmovns rcx, r11
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovns r8, r9
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymm3
    rorx r13, r10, 1
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    inc rcx
    cmovs r11, r8
    vmovdqu ymmword ptr [rdi + 64], ymm5
    sar r10, 1
    vpsrlq ymm3, ymm4, 31
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 128]
    andn r11, rcx, rsi
    vpshufd ymm5, ymmword ptr [rdi + 128], 78
    or r13, rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovns rcx, r11
    cmovns r8, r10
    vpaddq ymm4, ymm4, ymm5
    /* a step */
    andn r11, r8, rsi
    vpbroadcastq ymm5, [rdi + 512]
    rorx r13, r9, 1
    inc rcx
    vpmuldq ymm5, ymm2, ymm5
    cmovs r11, r8
    vpsubq ymm4, ymm5, ymm4
    sar r9, 1
    lea r10, [r9 + r11]
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovc r10, r9
    vpaddq ymm4, ymm4, ymm3
    andn r11, rcx, rsi
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    or r13, rcx
    cmovns rcx, r11
    vmovdqu ymmword ptr [rdi + 96], ymm5
    cmovns r8, r9
    vpsrlq ymm3, ymm4, 31
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 160]
    inc rcx
    vpshufd ymm5, ymmword ptr [rdi + 160], 78
    cmovs r11, r8
    sar r10, 1
    vpmuldq ymm5, ymm1, ymm5
    lea r9, [r10 + r11]
    vpaddq ymm4, ymm4, ymm5
    cmovc r9, r10
    vpbroadcastq ymm5, [rdi + 520]
    andn r11, rcx, rsi
    or r13, rcx
    vpmuldq ymm5, ymm2, ymm5
    cmovns rcx, r11
    vpsubq ymm4, ymm5, ymm4
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    rorx r13, r9, 1
    vpaddq ymm4, ymm4, ymm3
    inc rcx
    cmovs r11, r8
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    sar r9, 1
    vmovdqu ymmword ptr [rdi + 128], ymm5
    lea r10, [r9 + r11]
    vpsrlq ymm3, ymm4, 31
    cmovc r10, r9
    andn r11, rcx, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 192]
    or r13, rcx
    vpshufd ymm5, ymmword ptr [rdi + 192], 78
    cmovns rcx, r11
    cmovns r8, r9
    vpmuldq ymm5, ymm1, ymm5
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymm5
    rorx r13, r10, 1
    inc rcx
    vpbroadcastq ymm5, [rdi + 528]
    cmovs r11, r8
    vpmuldq ymm5, ymm2, ymm5
    sar r10, 1
    vpsubq ymm4, ymm5, ymm4
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm3
    or r13, rcx
    cmovns rcx, r11
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovns r8, r10
    vmovdqu ymmword ptr [rdi + 160], ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpsrlq ymm3, ymm4, 31
    inc rcx
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 224]
    cmovs r11, r8
    sar r9, 1
    vpshufd ymm5, ymmword ptr [rdi + 224], 78
    lea r10, [r9 + r11]
    vpmuldq ymm5, ymm1, ymm5
    cmovc r10, r9
    vpaddq ymm4, ymm4, ymm5
    andn r11, rcx, rsi
    or r13, rcx
    vpbroadcastq ymm5, [rdi + 536]
    cmovns rcx, r11
    vpmuldq ymm5, ymm2, ymm5
    cmovns r8, r9
    /* a step */
    andn r11, r8, rsi
    vpsubq ymm4, ymm5, ymm4
    rorx r13, r10, 1
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    inc rcx
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymm3
    sar r10, 1
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    lea r9, [r10 + r11]
    vmovdqu ymmword ptr [rdi + 192], ymm5
    cmovc r9, r10
    andn r11, rcx, rsi
    vpsrlq ymm3, ymm4, 31
    or r13, rcx
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 256]
    cmovns rcx, r11
    cmovns r8, r10
    vpshufd ymm5, ymmword ptr [rdi + 256], 78
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm5, ymm1, ymm5
    rorx r13, r9, 1
    inc rcx
    vpaddq ymm4, ymm4, ymm5
    cmovs r11, r8
    vpbroadcastq ymm5, [rdi + 544]
    sar r9, 1
    vpmuldq ymm5, ymm2, ymm5
    lea r10, [r9 + r11]
    cmovc r10, r9
    vpsubq ymm4, ymm5, ymm4
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    or r13, rcx
    cmovns rcx, r11
    vpaddq ymm4, ymm4, ymm3
    cmovns r8, r9
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vmovdqu ymmword ptr [rdi + 224], ymm5
    inc rcx
    vpsrlq ymm3, ymm4, 31
    cmovs r11, r8
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 288]
    sar r10, 1
    lea r9, [r10 + r11]
    vpshufd ymm5, ymmword ptr [rdi + 288], 78
    cmovc r9, r10
    vpmuldq ymm5, ymm1, ymm5
    andn r11, rcx, rsi
    or r13, rcx
    vpaddq ymm4, ymm4, ymm5
    cmovns rcx, r11
    vpbroadcastq ymm5, [rdi + 552]
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm5, ymm2, ymm5
    rorx r13, r9, 1
    vpsubq ymm4, ymm5, ymm4
    inc rcx
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    sar r9, 1
    vpaddq ymm4, ymm4, ymm3
    lea r10, [r9 + r11]
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovc r10, r9
    andn r11, rcx, rsi
    vmovdqu ymmword ptr [rdi + 256], ymm5
    or r13, rcx
    vpsrlq ymm3, ymm4, 31
    cmovns rcx, r11
    cmovns r8, r9
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 320]
    /* a step */
    andn r11, r8, rsi
    vpshufd ymm5, ymmword ptr [rdi + 320], 78
    rorx r13, r10, 1
    inc rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymm5
    sar r10, 1
    vpbroadcastq ymm5, [rdi + 560]
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpmuldq ymm5, ymm2, ymm5
    andn r11, rcx, rsi
    vpsubq ymm4, ymm5, ymm4
    or r13, rcx
    cmovns rcx, r11
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovns r8, r10
    vpaddq ymm4, ymm4, ymm3
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    inc rcx
    vmovdqu ymmword ptr [rdi + 288], ymm5
    cmovs r11, r8
    vpsrlq ymm3, ymm4, 31
    sar r9, 1
    lea r10, [r9 + r11]
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 352]
    cmovc r10, r9
    vpshufd ymm5, ymmword ptr [rdi + 352], 78
    andn r11, rcx, rsi
    or r13, rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovns rcx, r11
    vpaddq ymm4, ymm4, ymm5
    cmovns r8, r9
    /* a step */
    andn r11, r8, rsi
    vpbroadcastq ymm5, [rdi + 568]
    rorx r13, r10, 1
    vpmuldq ymm5, ymm2, ymm5
    inc rcx
    vpsubq ymm4, ymm5, ymm4
    cmovs r11, r8
    sar r10, 1
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    lea r9, [r10 + r11]
    vpaddq ymm4, ymm4, ymm3
    cmovc r9, r10
    andn r11, rcx, rsi
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    or r13, rcx
    vmovdqu ymmword ptr [rdi + 320], ymm5
    cmovns rcx, r11
    cmovns r8, r10
    vpsrlq ymm3, ymm4, 31
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 384]
    rorx r13, r9, 1
    vpshufd ymm5, ymmword ptr [rdi + 384], 78
    inc rcx
    cmovs r11, r8
    vpmuldq ymm5, ymm1, ymm5
    sar r9, 1
    vpaddq ymm4, ymm4, ymm5
    lea r10, [r9 + r11]
    cmovc r10, r9
    vpbroadcastq ymm5, [rdi + 576]
    andn r11, rcx, rsi
    vpmuldq ymm5, ymm2, ymm5
    or r13, rcx
    cmovns rcx, r11
    vpsubq ymm4, ymm5, ymm4
    cmovns r8, r9
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpaddq ymm4, ymm4, ymm3
    inc rcx
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovs r11, r8
    vmovdqu ymmword ptr [rdi + 352], ymm5
    sar r10, 1
    lea r9, [r10 + r11]
    vpsrlq ymm3, ymm4, 31
    cmovc r9, r10
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 416]
    andn r11, rcx, rsi
    or r13, rcx
    vpshufd ymm5, ymmword ptr [rdi + 416], 78
    cmovns rcx, r11
    vpmuldq ymm5, ymm1, ymm5
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymm5
    rorx r13, r9, 1
    vpbroadcastq ymm5, [rdi + 584]
    inc rcx
    vpmuldq ymm5, ymm2, ymm5
    cmovs r11, r8
    sar r9, 1
    vpsubq ymm4, ymm5, ymm4
    lea r10, [r9 + r11]
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovc r10, r9
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm3
    or r13, rcx
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovns rcx, r11
    cmovns r8, r9
    vmovdqu ymmword ptr [rdi + 384], ymm5
    /* a step */
    andn r11, r8, rsi
    vpsrlq ymm3, ymm4, 31
    rorx r13, r10, 1
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 448]
    inc rcx
    cmovs r11, r8
    vpshufd ymm5, ymmword ptr [rdi + 448], 78
    sar r10, 1
    vpmuldq ymm5, ymm1, ymm5
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpaddq ymm4, ymm4, ymm5
    andn r11, rcx, rsi
    vpbroadcastq ymm5, [rdi + 592]
    or r13, rcx
    cmovns rcx, r11
    vpmuldq ymm5, ymm2, ymm5
    cmovns r8, r10
    vpsubq ymm4, ymm5, ymm4
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    rorx r13, r9, 1
    inc rcx
    vpaddq ymm4, ymm4, ymm3
    cmovs r11, r8
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    sar r9, 1
    lea r10, [r9 + r11]
    vmovdqu ymmword ptr [rdi + 416], ymm5
    cmovc r10, r9
    vpsrlq ymm3, ymm4, 31
    andn r11, rcx, rsi
    or r13, rcx
    vpsubq ymm3, ymm3, ymmword ptr [rip + LOCAL(lanes) + 96]
    cmovns rcx, r11
    vmovdqu ymmword ptr [rdi + 448], ymm3
    cmovns r8, r9
    /* v and 2^k f', r and 2^k g' */
    lea r11, [r8 + 536870912]
    lea r9, [r10 + 1073741825]
    sar r11, 30
    sar r9, 31
    lea r8, [2*r8 + 1]
    add r10, 1
    shl r8, 33
    shl r10, 33
    sar r8, 2
    sar r10, 2
    mov [FRAME - 8], r8
    mov [FRAME - 16], r11
    mov [FRAME - 24], r10
    mov [FRAME - 32], r9
    /* the next k bits of f */
    imul r11, [FRAME - 56]
    add r8, r11
    shl r8, 2
    sar r8, 33
    /* the next k bits of g */
    imul r9, [FRAME - 56]
    add r9, r10
    shl r9, 2
    sar r9, 33
    sub rbp, 1
    jnz LOCAL(lanes_15)
    vzeroupper
    mov rsi, [FRAME - 64]
    not rcx
    mov [rsi], rcx
    mov rax, [FRAME - 16]
    imul rax, r14
    add rax, [FRAME - 8]
    imul rax, rbx
    neg rax
    mov [rsi + 8], rax
    mov rax, [FRAME - 16]
    neg rax
    mov [rsi + 16], rax
    mov rax, [FRAME - 32]
    imul rax, r14
    add rax, [FRAME - 24]
    imul rax, rbx
    neg rax
    mov [rsi + 24], rax
    mov rax, [FRAME - 32]
    neg rax
    mov [rsi + 32], rax
    RELEASE
    pop r14
    POPPED(r14)
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_lanes_15_x64)

/* `count` times: x, numbers of 17 digits, by the matrix of s; s <- 31 division steps. */
/* x = (f, g, d, e) for each digit, then the digits of p, and 1/p; s = (theta, u, v, q, r, f, g). */
/* @pre count > 0 */
/* rdi = x, rsi = s, rdx = count */
    HIDE(sangi_mp_lanes_17_x64)
    .globl SYMBOL(sangi_mp_lanes_17_x64)
    KIND(sangi_mp_lanes_17_x64)
    .p2align 5
SYMBOL(sangi_mp_lanes_17_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    push r14
    PUSHED(r14)
    RESERVE
    UNWIND(endprologue)
    mov rbp, rdx
    mov rcx, [rsi]
    not rcx
    mov r8, [rsi + 40]
    mov r9, [rsi + 48]
    /* the matrix as one of a run with f = -1, g = 0 */
    mov rax, [rsi + 8]
    neg rax
    mov [FRAME - 8], rax
    mov rax, [rsi + 16]
    neg rax
    mov [FRAME - 16], rax
    mov rax, [rsi + 24]
    neg rax
    mov [FRAME - 24], rax
    mov rax, [rsi + 32]
    neg rax
    mov [FRAME - 32], rax
    mov rbx, 1
    mov r14, 0
    mov [FRAME - 64], rsi
    mov rsi, -1
    LOCAL(lanes_17):
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME - 40], r8
    mov [FRAME - 48], r9
    mov r13, -4611686018427387905
    add r9, r13
    sar r8, 1
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [FRAME - 16]
    imul rax, r14
    add rax, [FRAME - 8]
    imul rax, rbx
    vmovq xmm0, rax
    vmovq xmm1, qword ptr [FRAME - 16]
    mov rax, [FRAME - 32]
    imul rax, r14
    add rax, [FRAME - 24]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rax, rbx
    vpinsrq xmm1, xmm1, rax, 1
    vpinsrq xmm0, xmm0, qword ptr [FRAME - 32], 1
    vinserti128 ymm0, ymm0, xmm0, 1
    vinserti128 ymm1, ymm1, xmm1, 1
    mov rdx, [FRAME - 40]
    vpmuldq ymm3, ymm0, ymmword ptr [rdi + 512]
    vpshufd ymm5, ymmword ptr [rdi + 512], 78
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm5, ymm1, ymm5
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    lea rax, [rdx + 2*rdx]
    vpaddq ymm3, ymm3, ymm5
    vpxor ymm5, ymm5, ymm5
    xor rax, 2
    vpcmpgtq ymm3, ymm3, ymm5
    vpandn ymm3, ymm3, ymmword ptr [rip + LOCAL(lanes) + 160]
    neg rax
    vpmuldq ymm4, ymm0, ymmword ptr [rdi]
    /* a step */
    andn r11, r8, rsi
    vpshufd ymm5, ymmword ptr [rdi], 78
    rorx r13, r10, 1
    inc rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rdx, rax
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdi + 680]
    add rdx, 1
    vpmuludq ymm2, ymm4, ymm5
    vpand ymm2, ymm2, ymmword ptr [rip + LOCAL(lanes) + 128]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    lea r12, [rdx + 1]
    vpsubq ymm2, ymm2, ymm3
    vpbroadcastq ymm5, [rdi + 544]
    vpmuldq ymm5, ymm2, ymm5
    imul rax, r12
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 32]
    imul rdx, rdx
    vpsrlq ymm3, ymm4, 31
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 32]
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    lea r12, [rdx + 1]
    vpshufd ymm5, ymmword ptr [rdi + 32], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    imul rax, r12
    vpbroadcastq ymm5, [rdi + 552]
    vpmuldq ymm5, ymm2, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul rdx, rdx
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    lea r12, [rdx + 1]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rdi], ymm5
    imul rax, r12
    vpsrlq ymm3, ymm4, 31
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 64]
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rdx, rdx
    vpshufd ymm5, ymmword ptr [rdi + 64], 78
    vpmuldq ymm5, ymm1, ymm5
    lea r12, [rdx + 1]
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdi + 560]
    vpmuldq ymm5, ymm2, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul rax, r12
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    mov rbx, rax
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    mov r14, [FRAME - 48]
    vmovdqu ymmword ptr [rdi + 32], ymm5
    vpsrlq ymm3, ymm4, 31
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi]
    add rax, 1073741824
    shr rax, 31
    add rax, [rdi + 32]
    imul rax, rbx
    mov r12, rax
    mov rax, [rdi + 8]
    add rax, 1073741824
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    shr rax, 31
    add rax, [rdi + 40]
    imul r12, r14
    add rax, r12
    neg rax
    shl rax, 31
    mov [FRAME - 56], rax
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 96]
    /* a step */
    andn r11, r8, rsi
    vpshufd ymm5, ymmword ptr [rdi + 96], 78
    rorx r13, r10, 1
    vpmuldq ymm5, ymm1, ymm5
    inc rcx
    vpaddq ymm4, ymm4, ymm5
    cmovs r11, r8
    vpbroadcastq ymm5, [rdi + 568]
    sar r10, 1
    lea r9, [r10 + r11]
    vpmuldq ymm5, ymm2, ymm5
    cmovc r9, r10
    vpsubq ymm4, ymm5, ymm4
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    or r13, rcx
    cmovns rcx, r11
    vpaddq ymm4, ymm4, ymm3
    cmovns r8, r10
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    /* a step */
    andn r11, r8, rsi
    vmovdqu ymmword ptr [rdi + 64], ymm5
    rorx r13, r9, 1
    inc rcx
    vpsrlq ymm3, ymm4, 31
    cmovs r11, r8
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 128]
    sar r9, 1
    vpshufd ymm5, ymmword ptr [rdi + 128], 78
    lea r10, [r9 + r11]
    vpmuldq ymm5, ymm1, ymm5
    cmovc r10, r9
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm5
    or r13, rcx
    vpbroadcastq ymm5, [rdi + 576]
    cmovns rcx, r11
    vpmuldq ymm5, ymm2, ymm5
    cmovns r8, r9
    /* a step */
    andn r11, r8, rsi
    vpsubq ymm4, ymm5, ymm4
    rorx r13, r10, 1
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    inc rcx
    vpaddq ymm4, ymm4, ymm3
    cmovs r11, r8
    sar r10, 1
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    lea r9, [r10 + r11]
    vmovdqu ymmword ptr [rdi + 96], ymm5
    cmovc r9, r10
    vpsrlq ymm3, ymm4, 31
    andn r11, rcx, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 160]
    or r13, rcx
    cmovns rcx, r11
    vpshufd ymm5, ymmword ptr [rdi + 160], 78
    cmovns r8, r10
    vpmuldq ymm5, ymm1, ymm5
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymm5
    rorx r13, r9, 1
    inc rcx
    vpbroadcastq ymm5, [rdi + 584]
    cmovs r11, r8
    vpmuldq ymm5, ymm2, ymm5
    sar r9, 1
    vpsubq ymm4, ymm5, ymm4
    lea r10, [r9 + r11]
    cmovc r10, r9
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm3
    or r13, rcx
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovns rcx, r11
    vmovdqu ymmword ptr [rdi + 128], ymm5
    cmovns r8, r9
    /* a step */
    andn r11, r8, rsi
    vpsrlq ymm3, ymm4, 31
    rorx r13, r10, 1
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 192]
    inc rcx
    vpshufd ymm5, ymmword ptr [rdi + 192], 78
    cmovs r11, r8
    sar r10, 1
    vpmuldq ymm5, ymm1, ymm5
    lea r9, [r10 + r11]
    vpaddq ymm4, ymm4, ymm5
    cmovc r9, r10
    vpbroadcastq ymm5, [rdi + 592]
    andn r11, rcx, rsi
    or r13, rcx
    vpmuldq ymm5, ymm2, ymm5
    cmovns rcx, r11
    vpsubq ymm4, ymm5, ymm4
    cmovns r8, r10
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpaddq ymm4, ymm4, ymm3
    inc rcx
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovs r11, r8
    vmovdqu ymmword ptr [rdi + 160], ymm5
    sar r9, 1
    vpsrlq ymm3, ymm4, 31
    lea r10, [r9 + r11]
    cmovc r10, r9
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 224]
    andn r11, rcx, rsi
    vpshufd ymm5, ymmword ptr [rdi + 224], 78
    or r13, rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovns rcx, r11
    cmovns r8, r9
    vpaddq ymm4, ymm4, ymm5
    /* a step */
    andn r11, r8, rsi
    vpbroadcastq ymm5, [rdi + 600]
    rorx r13, r10, 1
    vpmuldq ymm5, ymm2, ymm5
    inc rcx
    cmovs r11, r8
    vpsubq ymm4, ymm5, ymm4
    sar r10, 1
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    lea r9, [r10 + r11]
    vpaddq ymm4, ymm4, ymm3
    cmovc r9, r10
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    andn r11, rcx, rsi
    or r13, rcx
    vmovdqu ymmword ptr [rdi + 192], ymm5
    cmovns rcx, r11
    vpsrlq ymm3, ymm4, 31
    cmovns r8, r10
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 256]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpshufd ymm5, ymmword ptr [rdi + 256], 78
    inc rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymm5
    sar r9, 1
    lea r10, [r9 + r11]
    vpbroadcastq ymm5, [rdi + 608]
    cmovc r10, r9
    vpmuldq ymm5, ymm2, ymm5
    andn r11, rcx, rsi
    vpsubq ymm4, ymm5, ymm4
    or r13, rcx
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovns rcx, r11
    cmovns r8, r9
    vpaddq ymm4, ymm4, ymm3
    /* a step */
    andn r11, r8, rsi
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    rorx r13, r10, 1
    vmovdqu ymmword ptr [rdi + 224], ymm5
    inc rcx
    cmovs r11, r8
    vpsrlq ymm3, ymm4, 31
    sar r10, 1
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 288]
    lea r9, [r10 + r11]
    vpshufd ymm5, ymmword ptr [rdi + 288], 78
    cmovc r9, r10
    andn r11, rcx, rsi
    vpmuldq ymm5, ymm1, ymm5
    or r13, rcx
    vpaddq ymm4, ymm4, ymm5
    cmovns rcx, r11
    vpbroadcastq ymm5, [rdi + 616]
    cmovns r8, r10
    vpmuldq ymm5, ymm2, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    vpsubq ymm4, ymm5, ymm4
    inc rcx
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymm3
    sar r9, 1
    lea r10, [r9 + r11]
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovc r10, r9
    vmovdqu ymmword ptr [rdi + 256], ymm5
    andn r11, rcx, rsi
    vpsrlq ymm3, ymm4, 31
    or r13, rcx
    cmovns rcx, r11
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 320]
    cmovns r8, r9
    vpshufd ymm5, ymmword ptr [rdi + 320], 78
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm5, ymm1, ymm5
    rorx r13, r10, 1
    vpaddq ymm4, ymm4, ymm5
    inc rcx
    cmovs r11, r8
    vpbroadcastq ymm5, [rdi + 624]
    sar r10, 1
    vpmuldq ymm5, ymm2, ymm5
    lea r9, [r10 + r11]
    vpsubq ymm4, ymm5, ymm4
    cmovc r9, r10
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    or r13, rcx
    vpaddq ymm4, ymm4, ymm3
    cmovns rcx, r11
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    vmovdqu ymmword ptr [rdi + 288], ymm5
    rorx r13, r9, 1
    vpsrlq ymm3, ymm4, 31
    inc rcx
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 352]
    cmovs r11, r8
    vpshufd ymm5, ymmword ptr [rdi + 352], 78
    sar r9, 1
    lea r10, [r9 + r11]
    vpmuldq ymm5, ymm1, ymm5
    cmovc r10, r9
    vpaddq ymm4, ymm4, ymm5
    andn r11, rcx, rsi
    vpbroadcastq ymm5, [rdi + 632]
    or r13, rcx
    cmovns rcx, r11
    vpmuldq ymm5, ymm2, ymm5
    cmovns r8, r9
    vpsubq ymm4, ymm5, ymm4
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    rorx r13, r10, 1
    inc rcx
    vpaddq ymm4, ymm4, ymm3
    cmovs r11, r8
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    sar r10, 1
    vmovdqu ymmword ptr [rdi + 320], ymm5
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpsrlq ymm3, ymm4, 31
    andn r11, rcx, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 384]
    or r13, rcx
    vpshufd ymm5, ymmword ptr [rdi + 384], 78
    cmovns rcx, r11
    vpmuldq ymm5, ymm1, ymm5
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymm5
    rorx r13, r9, 1
    vpbroadcastq ymm5, [rdi + 640]
    inc rcx
    vpmuldq ymm5, ymm2, ymm5
    cmovs r11, r8
    sar r9, 1
    vpsubq ymm4, ymm5, ymm4
    lea r10, [r9 + r11]
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovc r10, r9
    vpaddq ymm4, ymm4, ymm3
    andn r11, rcx, rsi
    or r13, rcx
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovns rcx, r11
    vmovdqu ymmword ptr [rdi + 352], ymm5
    cmovns r8, r9
    vpsrlq ymm3, ymm4, 31
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 416]
    rorx r13, r10, 1
    inc rcx
    vpshufd ymm5, ymmword ptr [rdi + 416], 78
    cmovs r11, r8
    vpmuldq ymm5, ymm1, ymm5
    sar r10, 1
    vpaddq ymm4, ymm4, ymm5
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpbroadcastq ymm5, [rdi + 648]
    andn r11, rcx, rsi
    vpmuldq ymm5, ymm2, ymm5
    or r13, rcx
    vpsubq ymm4, ymm5, ymm4
    cmovns rcx, r11
    cmovns r8, r10
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymm3
    rorx r13, r9, 1
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    inc rcx
    vmovdqu ymmword ptr [rdi + 384], ymm5
    cmovs r11, r8
    sar r9, 1
    vpsrlq ymm3, ymm4, 31
    lea r10, [r9 + r11]
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 448]
    cmovc r10, r9
    vpshufd ymm5, ymmword ptr [rdi + 448], 78
    andn r11, rcx, rsi
    or r13, rcx
    vpmuldq ymm5, ymm1, ymm5
    cmovns rcx, r11
    vpaddq ymm4, ymm4, ymm5
    cmovns r8, r9
    vpbroadcastq ymm5, [rdi + 656]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vpmuldq ymm5, ymm2, ymm5
    inc rcx
    vpsubq ymm4, ymm5, ymm4
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    sar r10, 1
    vpaddq ymm4, ymm4, ymm3
    lea r9, [r10 + r11]
    cmovc r9, r10
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    andn r11, rcx, rsi
    vmovdqu ymmword ptr [rdi + 416], ymm5
    or r13, rcx
    vpsrlq ymm3, ymm4, 31
    cmovns rcx, r11
    cmovns r8, r10
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 480]
    /* a step */
    andn r11, r8, rsi
    vpshufd ymm5, ymmword ptr [rdi + 480], 78
    rorx r13, r9, 1
    vpmuldq ymm5, ymm1, ymm5
    inc rcx
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymm5
    sar r9, 1
    vpbroadcastq ymm5, [rdi + 664]
    lea r10, [r9 + r11]
    vpmuldq ymm5, ymm2, ymm5
    cmovc r10, r9
    vpsubq ymm4, ymm5, ymm4
    andn r11, rcx, rsi
    or r13, rcx
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovns rcx, r11
    vpaddq ymm4, ymm4, ymm3
    cmovns r8, r9
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    vmovdqu ymmword ptr [rdi + 448], ymm5
    inc rcx
    vpsrlq ymm3, ymm4, 31
    cmovs r11, r8
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 512]
    sar r10, 1
    lea r9, [r10 + r11]
    vpshufd ymm5, ymmword ptr [rdi + 512], 78
    cmovc r9, r10
    vpmuldq ymm5, ymm1, ymm5
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm5
    or r13, rcx
    vpbroadcastq ymm5, [rdi + 672]
    cmovns rcx, r11
    cmovns r8, r10
    vpmuldq ymm5, ymm2, ymm5
    /* a step */
    andn r11, r8, rsi
    vpsubq ymm4, ymm5, ymm4
    rorx r13, r9, 1
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    inc rcx
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymm3
    sar r9, 1
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    lea r10, [r9 + r11]
    vmovdqu ymmword ptr [rdi + 480], ymm5
    cmovc r10, r9
    andn r11, rcx, rsi
    vpsrlq ymm3, ymm4, 31
    or r13, rcx
    vpsubq ymm3, ymm3, ymmword ptr [rip + LOCAL(lanes) + 96]
    cmovns rcx, r11
    vmovdqu ymmword ptr [rdi + 512], ymm3
    cmovns r8, r9
    /* v and 2^k f', r and 2^k g' */
    lea r11, [r8 + 536870912]
    lea r9, [r10 + 1073741825]
    sar r11, 30
    sar r9, 31
    lea r8, [2*r8 + 1]
    add r10, 1
    shl r8, 33
    shl r10, 33
    sar r8, 2
    sar r10, 2
    mov [FRAME - 8], r8
    mov [FRAME - 16], r11
    mov [FRAME - 24], r10
    mov [FRAME - 32], r9
    /* the next k bits of f */
    imul r11, [FRAME - 56]
    add r8, r11
    shl r8, 2
    sar r8, 33
    /* the next k bits of g */
    imul r9, [FRAME - 56]
    add r9, r10
    shl r9, 2
    sar r9, 33
    sub rbp, 1
    jnz LOCAL(lanes_17)
    vzeroupper
    mov rsi, [FRAME - 64]
    not rcx
    mov [rsi], rcx
    mov rax, [FRAME - 16]
    imul rax, r14
    add rax, [FRAME - 8]
    imul rax, rbx
    neg rax
    mov [rsi + 8], rax
    mov rax, [FRAME - 16]
    neg rax
    mov [rsi + 16], rax
    mov rax, [FRAME - 32]
    imul rax, r14
    add rax, [FRAME - 24]
    imul rax, rbx
    neg rax
    mov [rsi + 24], rax
    mov rax, [FRAME - 32]
    neg rax
    mov [rsi + 32], rax
    RELEASE
    pop r14
    POPPED(r14)
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_lanes_17_x64)

/* `count` times: x, numbers of `length` digits, by the matrix of s; s <- 31 division steps. */
/* x = (f, g, d, e) for each digit, then the digits of p, and 1/p; s = (theta, u, v, q, r, f, g). */
/* @pre count > 0 */
/* rdi = x, rsi = s, rdx = count, rcx = length, r8 = plan */
    HIDE(sangi_mp_lanes_any_x64)
    .globl SYMBOL(sangi_mp_lanes_any_x64)
    KIND(sangi_mp_lanes_any_x64)
    .p2align 5
SYMBOL(sangi_mp_lanes_any_x64):
    .cfi_startproc
    endbr64
    ENTER(5)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    push r14
    PUSHED(r14)
    push r15
    PUSHED(r15)
    RESERVE
    UNWIND(endprologue)
    mov rbp, rdx
    /* the end of the digits; 1/p; the counts */
    lea r15, [4*rcx]
    lea r15, [rdi + 8*r15]
    mov rax, [r15 + 8*rcx]
    mov [FRAME - 72], rax
    mov rax, r8
    and rax, 15
    mov [FRAME - 80], rax
    shr r8, 4
    mov rax, r8
    and rax, 15
    mov [FRAME - 88], rax
    shr r8, 4
    mov rax, r8
    and rax, 15
    mov [FRAME - 96], rax
    shr r8, 4
    mov rax, r8
    and rax, 15
    mov [FRAME - 104], rax
    shr r8, 4
    mov rax, r8
    and rax, 15
    mov [FRAME - 112], rax
    shr r8, 4
    mov [FRAME - 120], r8
    mov rcx, [rsi]
    not rcx
    mov r8, [rsi + 40]
    mov r9, [rsi + 48]
    /* the matrix as one of a run with f = -1, g = 0 */
    mov rax, [rsi + 8]
    neg rax
    mov [FRAME - 8], rax
    mov rax, [rsi + 16]
    neg rax
    mov [FRAME - 16], rax
    mov rax, [rsi + 24]
    neg rax
    mov [FRAME - 24], rax
    mov rax, [rsi + 32]
    neg rax
    mov [FRAME - 32], rax
    mov rbx, 1
    mov r14, 0
    mov [FRAME - 64], rsi
    mov rsi, -1
    LOCAL(lanes_any):
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME - 40], r8
    mov [FRAME - 48], r9
    mov r13, -4611686018427387905
    add r9, r13
    sar r8, 1
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [FRAME - 16]
    imul rax, r14
    add rax, [FRAME - 8]
    imul rax, rbx
    vmovq xmm0, rax
    vmovq xmm1, qword ptr [FRAME - 16]
    mov rax, [FRAME - 32]
    imul rax, r14
    add rax, [FRAME - 24]
    imul rax, rbx
    vpinsrq xmm1, xmm1, rax, 1
    vpinsrq xmm0, xmm0, qword ptr [FRAME - 32], 1
    vinserti128 ymm0, ymm0, xmm0, 1
    vinserti128 ymm1, ymm1, xmm1, 1
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rdx, [FRAME - 40]
    vpmuldq ymm3, ymm0, ymmword ptr [r15 - 32]
    vpshufd ymm5, ymmword ptr [r15 - 32], 78
    vpmuldq ymm5, ymm1, ymm5
    lea rax, [rdx + 2*rdx]
    vpaddq ymm3, ymm3, ymm5
    vpxor ymm5, ymm5, ymm5
    xor rax, 2
    vpcmpgtq ymm3, ymm3, ymm5
    vpandn ymm3, ymm3, ymmword ptr [rip + LOCAL(lanes) + 160]
    neg rax
    vpmuldq ymm4, ymm0, ymmword ptr [rdi]
    vpshufd ymm5, ymmword ptr [rdi], 78
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm5, ymm1, ymm5
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul rdx, rax
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [FRAME - 72]
    add rdx, 1
    vpmuludq ymm2, ymm4, ymm5
    vpand ymm2, ymm2, ymmword ptr [rip + LOCAL(lanes) + 128]
    lea r12, [rdx + 1]
    vpsubq ymm2, ymm2, ymm3
    vpbroadcastq ymm5, [r15]
    vpmuldq ymm5, ymm2, ymm5
    imul rax, r12
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 32]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rdx, rdx
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 32]
    lea r12, [rdx + 1]
    vpshufd ymm5, ymmword ptr [rdi + 32], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    imul rax, r12
    vpbroadcastq ymm5, [r15 + 8]
    vpmuldq ymm5, ymm2, ymm5
    imul rdx, rdx
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    lea r12, [rdx + 1]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rdi], ymm5
    imul rax, r12
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rdi + 64]
    imul rdx, rdx
    vpshufd ymm5, ymmword ptr [rdi + 64], 78
    vpmuldq ymm5, ymm1, ymm5
    lea r12, [rdx + 1]
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [r15 + 16]
    vpmuldq ymm5, ymm2, ymm5
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rax, r12
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    mov rbx, rax
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    mov r14, [FRAME - 48]
    vmovdqu ymmword ptr [rdi + 32], ymm5
    vpsrlq ymm3, ymm4, 31
    mov rax, [rdi]
    add rax, 1073741824
    shr rax, 31
    add rax, [rdi + 32]
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul rax, rbx
    mov r12, rax
    mov rax, [rdi + 8]
    add rax, 1073741824
    shr rax, 31
    add rax, [rdi + 40]
    imul r12, r14
    add rax, r12
    neg rax
    shl rax, 31
    mov [FRAME - 56], rax
    lea rax, [rdi + 96]
    lea rdx, [r15 + 24]
    mov r12, [FRAME - 112]
    test r12, r12
    jz LOCAL(lanes_after_pairs_4)
    LOCAL(lanes_pairs_4):
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rax]
    vpshufd ymm5, ymmword ptr [rax], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    rorx r13, r10, 1
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax - 32], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 32]
    vpshufd ymm5, ymmword ptr [rax + 32], 78
    inc rcx
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 8]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 64]
    vpshufd ymm5, ymmword ptr [rax + 64], 78
    vpmuldq ymm5, ymm1, ymm5
    sar r10, 1
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 16]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    lea r9, [r10 + r11]
    vmovdqu ymmword ptr [rax + 32], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 96]
    vpshufd ymm5, ymmword ptr [rax + 96], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    cmovc r9, r10
    vpbroadcastq ymm5, [rdx + 24]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 64], ymm5
    andn r11, rcx, rsi
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 128]
    vpshufd ymm5, ymmword ptr [rax + 128], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 32]
    vpmuldq ymm5, ymm2, ymm5
    or r13, rcx
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 96], ymm5
    vpsrlq ymm3, ymm4, 31
    cmovns rcx, r11
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 160]
    vpshufd ymm5, ymmword ptr [rax + 160], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 40]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    cmovns r8, r10
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 128], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 192]
    /* a step */
    andn r11, r8, rsi
    vpshufd ymm5, ymmword ptr [rax + 192], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 48]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    rorx r13, r9, 1
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 160], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 224]
    vpshufd ymm5, ymmword ptr [rax + 224], 78
    vpmuldq ymm5, ymm1, ymm5
    inc rcx
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 56]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    cmovs r11, r8
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 192], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 256]
    vpshufd ymm5, ymmword ptr [rax + 256], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    sar r9, 1
    vpbroadcastq ymm5, [rdx + 64]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 224], ymm5
    lea r10, [r9 + r11]
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 288]
    vpshufd ymm5, ymmword ptr [rax + 288], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 72]
    cmovc r10, r9
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 256], ymm5
    vpsrlq ymm3, ymm4, 31
    andn r11, rcx, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 320]
    vpshufd ymm5, ymmword ptr [rax + 320], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 80]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    or r13, rcx
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 288], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 352]
    cmovns rcx, r11
    vpshufd ymm5, ymmword ptr [rax + 352], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 88]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovns r8, r9
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 320], ymm5
    vpsrlq ymm3, ymm4, 31
    lea rax, [rax + 384]
    lea rdx, [rdx + 96]
    sub r12, 1
    jnz LOCAL(lanes_pairs_4)
    LOCAL(lanes_after_pairs_4):
    mov r12, [FRAME - 104]
    test r12, r12
    jz LOCAL(lanes_after_pairs_3)
    LOCAL(lanes_pairs_3):
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rax]
    vpshufd ymm5, ymmword ptr [rax], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx]
    rorx r13, r10, 1
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    inc rcx
    vmovdqu ymmword ptr [rax - 32], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 32]
    vpshufd ymm5, ymmword ptr [rax + 32], 78
    vpmuldq ymm5, ymm1, ymm5
    cmovs r11, r8
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 8]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    sar r10, 1
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 64]
    lea r9, [r10 + r11]
    vpshufd ymm5, ymmword ptr [rax + 64], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 16]
    vpmuldq ymm5, ymm2, ymm5
    cmovc r9, r10
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 32], ymm5
    andn r11, rcx, rsi
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 96]
    vpshufd ymm5, ymmword ptr [rax + 96], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    or r13, rcx
    vpbroadcastq ymm5, [rdx + 24]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    cmovns rcx, r11
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 64], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 128]
    vpshufd ymm5, ymmword ptr [rax + 128], 78
    cmovns r8, r10
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 32]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 96], ymm5
    vpsrlq ymm3, ymm4, 31
    rorx r13, r9, 1
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 160]
    vpshufd ymm5, ymmword ptr [rax + 160], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 40]
    inc rcx
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovs r11, r8
    vmovdqu ymmword ptr [rax + 128], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 192]
    vpshufd ymm5, ymmword ptr [rax + 192], 78
    vpmuldq ymm5, ymm1, ymm5
    sar r9, 1
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 48]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    lea r10, [r9 + r11]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 160], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 224]
    cmovc r10, r9
    vpshufd ymm5, ymmword ptr [rax + 224], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 56]
    vpmuldq ymm5, ymm2, ymm5
    andn r11, rcx, rsi
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 192], ymm5
    or r13, rcx
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 256]
    vpshufd ymm5, ymmword ptr [rax + 256], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    cmovns rcx, r11
    vpbroadcastq ymm5, [rdx + 64]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    cmovns r8, r9
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 224], ymm5
    vpsrlq ymm3, ymm4, 31
    lea rax, [rax + 288]
    lea rdx, [rdx + 72]
    sub r12, 1
    jnz LOCAL(lanes_pairs_3)
    LOCAL(lanes_after_pairs_3):
    mov r12, [FRAME - 96]
    test r12, r12
    jz LOCAL(lanes_after_pairs_2)
    LOCAL(lanes_pairs_2):
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rax]
    vpshufd ymm5, ymmword ptr [rax], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    rorx r13, r10, 1
    vpbroadcastq ymm5, [rdx]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    inc rcx
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax - 32], ymm5
    cmovs r11, r8
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 32]
    vpshufd ymm5, ymmword ptr [rax + 32], 78
    sar r10, 1
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 8]
    lea r9, [r10 + r11]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    cmovc r9, r10
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax], ymm5
    vpsrlq ymm3, ymm4, 31
    andn r11, rcx, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 64]
    vpshufd ymm5, ymmword ptr [rax + 64], 78
    vpmuldq ymm5, ymm1, ymm5
    or r13, rcx
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 16]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    cmovns rcx, r11
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovns r8, r10
    vmovdqu ymmword ptr [rax + 32], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 96]
    /* a step */
    andn r11, r8, rsi
    vpshufd ymm5, ymmword ptr [rax + 96], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 24]
    rorx r13, r9, 1
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    inc rcx
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 64], ymm5
    vpsrlq ymm3, ymm4, 31
    cmovs r11, r8
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 128]
    vpshufd ymm5, ymmword ptr [rax + 128], 78
    vpmuldq ymm5, ymm1, ymm5
    sar r9, 1
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx + 32]
    vpmuldq ymm5, ymm2, ymm5
    lea r10, [r9 + r11]
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    cmovc r10, r9
    vmovdqu ymmword ptr [rax + 96], ymm5
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 160]
    andn r11, rcx, rsi
    vpshufd ymm5, ymmword ptr [rax + 160], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    or r13, rcx
    vpbroadcastq ymm5, [rdx + 40]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    cmovns rcx, r11
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 128], ymm5
    cmovns r8, r9
    vpsrlq ymm3, ymm4, 31
    lea rax, [rax + 192]
    lea rdx, [rdx + 48]
    sub r12, 1
    jnz LOCAL(lanes_pairs_2)
    LOCAL(lanes_after_pairs_2):
    mov r12, [FRAME - 88]
    test r12, r12
    jz LOCAL(lanes_after_pairs_1)
    LOCAL(lanes_pairs_1):
    /* a step */
    andn r11, r8, rsi
    vpmuldq ymm4, ymm0, ymmword ptr [rax]
    vpshufd ymm5, ymmword ptr [rax], 78
    rorx r13, r10, 1
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    inc rcx
    vpbroadcastq ymm5, [rdx]
    vpmuldq ymm5, ymm2, ymm5
    cmovs r11, r8
    vpsubq ymm4, ymm5, ymm4
    sar r10, 1
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    lea r9, [r10 + r11]
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax - 32], ymm5
    cmovc r9, r10
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 32]
    andn r11, rcx, rsi
    vpshufd ymm5, ymmword ptr [rax + 32], 78
    or r13, rcx
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    cmovns rcx, r11
    vpbroadcastq ymm5, [rdx + 8]
    vpmuldq ymm5, ymm2, ymm5
    cmovns r8, r10
    vpsubq ymm4, ymm5, ymm4
    /* a step */
    andn r11, r8, rsi
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    rorx r13, r9, 1
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax], ymm5
    inc rcx
    vpsrlq ymm3, ymm4, 31
    vpmuldq ymm4, ymm0, ymmword ptr [rax + 64]
    cmovs r11, r8
    vpshufd ymm5, ymmword ptr [rax + 64], 78
    sar r9, 1
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    lea r10, [r9 + r11]
    vpbroadcastq ymm5, [rdx + 16]
    vpmuldq ymm5, ymm2, ymm5
    cmovc r10, r9
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    andn r11, rcx, rsi
    vpaddq ymm4, ymm4, ymm3
    or r13, rcx
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax + 32], ymm5
    cmovns rcx, r11
    vpsrlq ymm3, ymm4, 31
    cmovns r8, r9
    lea rax, [rax + 96]
    lea rdx, [rdx + 24]
    sub r12, 1
    jnz LOCAL(lanes_pairs_1)
    LOCAL(lanes_after_pairs_1):
    mov r12, [FRAME - 80]
    test r12, r12
    jz LOCAL(lanes_after_pairs_0)
    LOCAL(lanes_pairs_0):
    /* a step */
    andn r11, r8, rsi
    rorx r13, r10, 1
    inc rcx
    cmovs r11, r8
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    /* a step */
    andn r11, r8, rsi
    rorx r13, r9, 1
    inc rcx
    cmovs r11, r8
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    sub r12, 1
    jnz LOCAL(lanes_pairs_0)
    LOCAL(lanes_after_pairs_0):
    mov r12, [FRAME - 120]
    test r12, r12
    jz LOCAL(lanes_after_digits)
    LOCAL(lanes_digits):
    vpmuldq ymm4, ymm0, ymmword ptr [rax]
    vpshufd ymm5, ymmword ptr [rax], 78
    vpmuldq ymm5, ymm1, ymm5
    vpaddq ymm4, ymm4, ymm5
    vpbroadcastq ymm5, [rdx]
    vpmuldq ymm5, ymm2, ymm5
    vpsubq ymm4, ymm5, ymm4
    vpaddq ymm4, ymm4, ymmword ptr [rip + LOCAL(lanes) + 64]
    vpaddq ymm4, ymm4, ymm3
    vpand ymm5, ymm4, ymmword ptr [rip + LOCAL(lanes)]
    vmovdqu ymmword ptr [rax - 32], ymm5
    vpsrlq ymm3, ymm4, 31
    lea rax, [rax + 32]
    lea rdx, [rdx + 8]
    sub r12, 1
    jnz LOCAL(lanes_digits)
    LOCAL(lanes_after_digits):
    vpsubq ymm3, ymm3, ymmword ptr [rip + LOCAL(lanes) + 96]
    vmovdqu ymmword ptr [r15 - 32], ymm3
    /* v and 2^k f', r and 2^k g' */
    lea r11, [r8 + 536870912]
    lea r9, [r10 + 1073741825]
    sar r11, 30
    sar r9, 31
    lea r8, [2*r8 + 1]
    add r10, 1
    shl r8, 33
    shl r10, 33
    sar r8, 2
    sar r10, 2
    mov [FRAME - 8], r8
    mov [FRAME - 16], r11
    mov [FRAME - 24], r10
    mov [FRAME - 32], r9
    /* the next k bits of f */
    imul r11, [FRAME - 56]
    add r8, r11
    shl r8, 2
    sar r8, 33
    /* the next k bits of g */
    imul r9, [FRAME - 56]
    add r9, r10
    shl r9, 2
    sar r9, 33
    sub rbp, 1
    jnz LOCAL(lanes_any)
    vzeroupper
    mov rsi, [FRAME - 64]
    not rcx
    mov [rsi], rcx
    mov rax, [FRAME - 16]
    imul rax, r14
    add rax, [FRAME - 8]
    imul rax, rbx
    neg rax
    mov [rsi + 8], rax
    mov rax, [FRAME - 16]
    neg rax
    mov [rsi + 16], rax
    mov rax, [FRAME - 32]
    imul rax, r14
    add rax, [FRAME - 24]
    imul rax, rbx
    neg rax
    mov [rsi + 24], rax
    mov rax, [FRAME - 32]
    neg rax
    mov [rsi + 32], rax
    RELEASE
    pop r15
    POPPED(r15)
    pop r14
    POPPED(r14)
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_lanes_any_x64)

    CONSTANTS

    .p2align 6
LOCAL(lanes):
    .quad 0x000000007fffffff
    .quad 0x000000007fffffff
    .quad 0x000000007fffffff
    .quad 0x000000007fffffff
    .quad 0x8000000000000000
    .quad 0x8000000000000000
    .quad 0x8000000000000000
    .quad 0x8000000000000000
    .quad 0x7fffffff00000000
    .quad 0x7fffffff00000000
    .quad 0x7fffffff00000000
    .quad 0x7fffffff00000000
    .quad 0x0000000100000000
    .quad 0x0000000100000000
    .quad 0x0000000100000000
    .quad 0x0000000100000000
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x000000007fffffff
    .quad 0x000000007fffffff
    .quad 0x0000000000000000
    .quad 0x0000000000000000
    .quad 0x0000000080000000
    .quad 0x0000000080000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
