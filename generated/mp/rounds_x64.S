/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Division steps [BY19] and the application of their matrices, interleaved.
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

/* `count` times: x = (p, d, e, f, g), of 5 digits each, by t = (theta, u, v, q, r), then */
/* t <- 62 division steps on f and g. */
/* @pre count > 0, -2p < d, e < p, reciprocal = 1 / p mod 2^62 */
/* rdi = x, rsi = t, rdx = count, rcx = reciprocal */
    HIDE(sangi_mp_rounds_5_x64)
    .globl SYMBOL(sangi_mp_rounds_5_x64)
    KIND(sangi_mp_rounds_5_x64)
    .p2align 5
SYMBOL(sangi_mp_rounds_5_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    sub rsp, 64
    .cfi_adjust_cfa_offset 64
    UNWIND(stackalloc 64)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 120], rsi
    mov [FRAME - 112], rdx
    mov [FRAME - 104], rcx
    mov rcx, [rsi]
    not rcx
    mov r12, [rsi + 8]
    mov r8, [rsi + 16]
    mov r11, [rsi + 24]
    mov r9, [rsi + 32]
    mov rsi, -1
    LOCAL(rounds_5):
    mov [FRAME - 40], r12
    mov [FRAME - 48], r8
    mov [FRAME - 56], r11
    mov [FRAME - 64], r9
    mov rax, [rdi + 120]
    imul r12
    mov rbx, rax
    mov rbp, rdx
    mov rax, [rdi + 160]
    imul r8
    add rbx, rax
    adc rbp, rdx
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 120]
    imul r11
    mov r14, rax
    mov r15, rdx
    mov rax, [rdi + 160]
    imul r9
    add r14, rax
    adc r15, rdx
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 128]
    imul r12
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 168]
    imul r8
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 128]
    imul r11
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 168]
    imul r9
    add r14, rax
    adc r15, rdx
    mov r12, 62
    bzhi rax, rbx, r12
    mov [rdi + 120], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    bzhi rax, r14, r12
    mov [rdi + 160], rax
    shrd r14, r15, 62
    sar r15, 62
    mov r8, [rdi + 120]
    mov r9, [rdi + 160]
    shl r8, 33
    shl r9, 33
    sar r8, 33
    sar r9, 33
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME + 24], r8
    mov rdx, [FRAME + 24]
    lea rax, [rdx + 2*rdx]
    xor rax, 2
    mov [FRAME + 16], r9
    neg rax
    imul rdx, rax
    mov r13, -4611686018427387905
    add rdx, 1
    lea r12, [rdx + 1]
    imul rax, r12
    add r9, r13
    imul rdx, rdx
    lea r12, [rdx + 1]
    sar r8, 1
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul rax, r12
    imul rdx, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    lea r12, [rdx + 1]
    imul rax, r12
    mov [FRAME + 24], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov r12, 62
    mov rax, [rdi + 120]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rax, [FRAME + 24]
    mov rdx, rax
    neg rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul rdx, [FRAME + 16]
    add rdx, [rdi + 160]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    neg rdx
    mov [FRAME - 88], rax
    mov [FRAME - 96], rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 136]
    imul qword ptr [FRAME - 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 176]
    imul qword ptr [FRAME - 48]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 128], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 136]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 176]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 168], rax
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 144]
    imul qword ptr [FRAME - 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 184]
    imul qword ptr [FRAME - 48]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 136], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 144]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 184]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 176], rax
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 152]
    imul qword ptr [FRAME - 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 192]
    imul qword ptr [FRAME - 48]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 144], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 152]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 192]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 184], rax
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov [rdi + 152], rbx
    mov [rdi + 192], r14
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
    mov [FRAME + 56], r8
    mov [FRAME + 48], r11
    mov [FRAME + 40], r10
    mov [FRAME + 32], r9
    /* the next k bits of f */
    imul r8, [FRAME - 88]
    imul r11, [FRAME - 96]
    add r8, r11
    shl r8, 2
    sar r8, 33
    /* the next k bits of g */
    imul r10, [FRAME - 88]
    imul r9, [FRAME - 96]
    add r10, r9
    shl r10, 2
    sar r10, 33
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME - 24], r8
    mov rdx, [FRAME - 24]
    lea rax, [rdx + 2*rdx]
    xor rax, 2
    neg rax
    imul rdx, rax
    add rdx, 1
    mov [FRAME - 32], r10
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    mov r13, -4611686018427387905
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    add r10, r13
    imul rax, r12
    mov [FRAME - 24], rax
    mov r12, 62
    mov rax, [FRAME + 48]
    imul rax, [FRAME + 16]
    sar r8, 1
    add rax, [FRAME + 56]
    imul rax, [FRAME + 24]
    mov [FRAME + 56], rax
    mov rax, [FRAME + 32]
    imul rax, [FRAME + 16]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rax, [FRAME + 40]
    imul rax, [FRAME + 24]
    mov [FRAME + 40], rax
    mov rax, [rdi + 72]
    sar rax, 63
    mov rdx, [rdi + 112]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    sar rdx, 63
    mov rbx, [FRAME - 40]
    and rbx, rax
    mov rbp, [FRAME - 48]
    and rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rbp
    mov [FRAME - 72], rbx
    mov r14, [FRAME - 56]
    and r14, rax
    mov r15, [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    and r15, rdx
    add r14, r15
    mov [FRAME - 80], r14
    mov rax, [rdi + 40]
    imul qword ptr [FRAME - 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rbx, rax
    mov rbp, rdx
    mov rax, [rdi + 80]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [FRAME - 104]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul rax, rbx
    mov rdx, [FRAME - 72]
    add rax, rdx
    bzhi rax, rax, r12
    sub rdx, rax
    mov [FRAME - 72], rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 40]
    imul qword ptr [FRAME - 56]
    mov r14, rax
    mov r15, rdx
    mov rax, [rdi + 80]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [FRAME - 104]
    imul rax, r14
    mov rdx, [FRAME - 80]
    add rax, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    bzhi rax, rax, r12
    sub rdx, rax
    mov [FRAME - 80], rdx
    mov rax, [rdi]
    imul qword ptr [FRAME - 80]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 48]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 88]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 8]
    imul qword ptr [FRAME - 72]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 40], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 48]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 88]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 8]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov [rdi + 80], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 56]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 96]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 16]
    imul qword ptr [FRAME - 72]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 48], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 56]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 96]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 16]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 88], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 64]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 104]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 24]
    imul qword ptr [FRAME - 72]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 56], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 64]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 104]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 24]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov [rdi + 96], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 72]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 112]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 32]
    imul qword ptr [FRAME - 72]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 64], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 72]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 112]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 32]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 104], rax
    shrd r14, r15, 62
    sar r15, 62
    mov [rdi + 72], rbx
    mov [rdi + 112], r14
    /* v and 2^k f', r and 2^k g' */
    lea r11, [r8 + 536870912]
    lea r10, [r9 + 1073741825]
    sar r11, 30
    sar r10, 31
    lea r8, [2*r8 + 1]
    add r9, 1
    shl r8, 33
    shl r9, 33
    sar r8, 2
    sar r9, 2
    mov [FRAME + 8], r8
    mov [FRAME], r11
    mov [FRAME - 8], r9
    mov [FRAME - 16], r10
    /* u */
    mov r13, r11
    imul r13, [FRAME - 32]
    add r8, r13
    imul r8, [FRAME - 24]
    /* q */
    mov r13, r10
    imul r13, [FRAME - 32]
    add r9, r13
    imul r9, [FRAME - 24]
    /* a row of the product of the matrices */
    mov r12, r8
    imul r12, [FRAME + 56]
    mov r13, r11
    imul r13, [FRAME + 40]
    add r12, r13
    imul r8, [FRAME + 48]
    imul r11, [FRAME + 32]
    add r8, r11
    /* a row of the product of the matrices */
    mov r11, r9
    imul r11, [FRAME + 56]
    mov r13, r10
    imul r13, [FRAME + 40]
    add r11, r13
    imul r9, [FRAME + 48]
    imul r10, [FRAME + 32]
    add r9, r10
    sub qword ptr [FRAME - 112], 1
    jnz LOCAL(rounds_5)
    mov rdx, [FRAME - 120]
    not rcx
    mov [rdx], rcx
    mov [rdx + 8], r12
    mov [rdx + 16], r8
    mov [rdx + 24], r11
    mov [rdx + 32], r9
    RELEASE
    add rsp, 64
    .cfi_adjust_cfa_offset -64
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
    SIZE(sangi_mp_rounds_5_x64)

/* `count` times: x = (p, d, e, f, g), of 7 digits each, by t = (theta, u, v, q, r), then */
/* t <- 62 division steps on f and g. */
/* @pre count > 0, -2p < d, e < p, reciprocal = 1 / p mod 2^62 */
/* rdi = x, rsi = t, rdx = count, rcx = reciprocal */
    HIDE(sangi_mp_rounds_7_x64)
    .globl SYMBOL(sangi_mp_rounds_7_x64)
    KIND(sangi_mp_rounds_7_x64)
    .p2align 5
SYMBOL(sangi_mp_rounds_7_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    sub rsp, 64
    .cfi_adjust_cfa_offset 64
    UNWIND(stackalloc 64)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 120], rsi
    mov [FRAME - 112], rdx
    mov [FRAME - 104], rcx
    mov rcx, [rsi]
    not rcx
    mov r12, [rsi + 8]
    mov r8, [rsi + 16]
    mov r11, [rsi + 24]
    mov r9, [rsi + 32]
    mov rsi, -1
    LOCAL(rounds_7):
    mov [FRAME - 40], r12
    mov [FRAME - 48], r8
    mov [FRAME - 56], r11
    mov [FRAME - 64], r9
    mov rax, [rdi + 168]
    imul r12
    mov rbx, rax
    mov rbp, rdx
    mov rax, [rdi + 224]
    imul r8
    add rbx, rax
    adc rbp, rdx
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 168]
    imul r11
    mov r14, rax
    mov r15, rdx
    mov rax, [rdi + 224]
    imul r9
    add r14, rax
    adc r15, rdx
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 176]
    imul r12
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 232]
    imul r8
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 176]
    imul r11
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 232]
    imul r9
    add r14, rax
    adc r15, rdx
    mov r12, 62
    bzhi rax, rbx, r12
    mov [rdi + 168], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    bzhi rax, r14, r12
    mov [rdi + 224], rax
    shrd r14, r15, 62
    sar r15, 62
    mov r8, [rdi + 168]
    mov r9, [rdi + 224]
    shl r8, 33
    shl r9, 33
    sar r8, 33
    sar r9, 33
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME + 24], r8
    mov rdx, [FRAME + 24]
    lea rax, [rdx + 2*rdx]
    xor rax, 2
    neg rax
    mov [FRAME + 16], r9
    imul rdx, rax
    add rdx, 1
    lea r12, [rdx + 1]
    imul rax, r12
    mov r13, -4611686018427387905
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    add r9, r13
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    sar r8, 1
    lea r12, [rdx + 1]
    imul rax, r12
    mov [FRAME + 24], rax
    mov r12, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 168]
    imul rax, [FRAME + 24]
    mov rdx, rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    neg rax
    imul rdx, [FRAME + 16]
    add rdx, [rdi + 224]
    neg rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov [FRAME - 88], rax
    mov [FRAME - 96], rdx
    mov rax, [rdi + 184]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 240]
    imul qword ptr [FRAME - 48]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 176], rax
    shrd rbx, rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    sar rbp, 62
    mov rax, [rdi + 184]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 240]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    bzhi rax, r14, r12
    mov [rdi + 232], rax
    shrd r14, r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    sar r15, 62
    mov rax, [rdi + 192]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 248]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov [rdi + 184], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 192]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 248]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 240], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 200]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 256]
    imul qword ptr [FRAME - 48]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 192], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 200]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 256]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    bzhi rax, r14, r12
    mov [rdi + 248], rax
    shrd r14, r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    sar r15, 62
    mov rax, [rdi + 208]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 264]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    bzhi rax, rbx, r12
    mov [rdi + 200], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 208]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 264]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov [rdi + 256], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 216]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 272]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 208], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 216]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 272]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 264], rax
    shrd r14, r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    sar r15, 62
    mov [rdi + 216], rbx
    mov [rdi + 272], r14
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
    mov [FRAME + 56], r8
    mov [FRAME + 48], r11
    mov [FRAME + 40], r10
    mov [FRAME + 32], r9
    /* the next k bits of f */
    imul r8, [FRAME - 88]
    imul r11, [FRAME - 96]
    add r8, r11
    shl r8, 2
    sar r8, 33
    /* the next k bits of g */
    imul r10, [FRAME - 88]
    imul r9, [FRAME - 96]
    add r10, r9
    shl r10, 2
    sar r10, 33
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME - 24], r8
    mov rdx, [FRAME - 24]
    lea rax, [rdx + 2*rdx]
    xor rax, 2
    neg rax
    imul rdx, rax
    add rdx, 1
    lea r12, [rdx + 1]
    mov [FRAME - 32], r10
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    mov r13, -4611686018427387905
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    mov [FRAME - 24], rax
    mov r12, 62
    mov rax, [FRAME + 48]
    add r10, r13
    imul rax, [FRAME + 16]
    add rax, [FRAME + 56]
    imul rax, [FRAME + 24]
    mov [FRAME + 56], rax
    mov rax, [FRAME + 32]
    imul rax, [FRAME + 16]
    add rax, [FRAME + 40]
    sar r8, 1
    imul rax, [FRAME + 24]
    mov [FRAME + 40], rax
    mov rax, [rdi + 104]
    sar rax, 63
    mov rdx, [rdi + 160]
    sar rdx, 63
    mov rbx, [FRAME - 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    and rbx, rax
    mov rbp, [FRAME - 48]
    and rbp, rdx
    add rbx, rbp
    mov [FRAME - 72], rbx
    mov r14, [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    and r14, rax
    mov r15, [FRAME - 64]
    and r15, rdx
    add r14, r15
    mov [FRAME - 80], r14
    mov rax, [rdi + 56]
    imul qword ptr [FRAME - 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rbx, rax
    mov rbp, rdx
    mov rax, [rdi + 112]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [FRAME - 104]
    imul rax, rbx
    mov rdx, [FRAME - 72]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rax, rdx
    bzhi rax, rax, r12
    sub rdx, rax
    mov [FRAME - 72], rdx
    mov rax, [rdi]
    imul qword ptr [FRAME - 72]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 56]
    imul qword ptr [FRAME - 56]
    mov r14, rax
    mov r15, rdx
    mov rax, [rdi + 112]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [FRAME - 104]
    imul rax, r14
    mov rdx, [FRAME - 80]
    add rax, rdx
    bzhi rax, rax, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    sub rdx, rax
    mov [FRAME - 80], rdx
    mov rax, [rdi]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    shrd r14, r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    sar r15, 62
    mov rax, [rdi + 64]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 120]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 8]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 56], rax
    shrd rbx, rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    sar rbp, 62
    mov rax, [rdi + 64]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 120]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 8]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 112], rax
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 72]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 128]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 16]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 64], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 72]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 128]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 16]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 120], rax
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 80]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 136]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 24]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 72], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 80]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 136]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 24]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 128], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 88]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 144]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 32]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 80], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 88]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 144]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 32]
    imul qword ptr [FRAME - 80]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 136], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 96]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 152]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 40]
    imul qword ptr [FRAME - 72]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 88], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 96]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 152]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 40]
    imul qword ptr [FRAME - 80]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 144], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 104]
    imul qword ptr [FRAME - 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 160]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 48]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    bzhi rax, rbx, r12
    mov [rdi + 96], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 104]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 160]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 48]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    bzhi rax, r14, r12
    mov [rdi + 152], rax
    shrd r14, r15, 62
    sar r15, 62
    mov [rdi + 104], rbx
    mov [rdi + 160], r14
    /* v and 2^k f', r and 2^k g' */
    lea r11, [r8 + 536870912]
    lea r10, [r9 + 1073741825]
    sar r11, 30
    sar r10, 31
    lea r8, [2*r8 + 1]
    add r9, 1
    shl r8, 33
    shl r9, 33
    sar r8, 2
    sar r9, 2
    mov [FRAME + 8], r8
    mov [FRAME], r11
    mov [FRAME - 8], r9
    mov [FRAME - 16], r10
    /* u */
    mov r13, r11
    imul r13, [FRAME - 32]
    add r8, r13
    imul r8, [FRAME - 24]
    /* q */
    mov r13, r10
    imul r13, [FRAME - 32]
    add r9, r13
    imul r9, [FRAME - 24]
    /* a row of the product of the matrices */
    mov r12, r8
    imul r12, [FRAME + 56]
    mov r13, r11
    imul r13, [FRAME + 40]
    add r12, r13
    imul r8, [FRAME + 48]
    imul r11, [FRAME + 32]
    add r8, r11
    /* a row of the product of the matrices */
    mov r11, r9
    imul r11, [FRAME + 56]
    mov r13, r10
    imul r13, [FRAME + 40]
    add r11, r13
    imul r9, [FRAME + 48]
    imul r10, [FRAME + 32]
    add r9, r10
    sub qword ptr [FRAME - 112], 1
    jnz LOCAL(rounds_7)
    mov rdx, [FRAME - 120]
    not rcx
    mov [rdx], rcx
    mov [rdx + 8], r12
    mov [rdx + 16], r8
    mov [rdx + 24], r11
    mov [rdx + 32], r9
    RELEASE
    add rsp, 64
    .cfi_adjust_cfa_offset -64
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
    SIZE(sangi_mp_rounds_7_x64)

/* `count` times: x = (p, d, e, f, g), of 8 digits each, by t = (theta, u, v, q, r), then */
/* t <- 62 division steps on f and g. */
/* @pre count > 0, -2p < d, e < p, reciprocal = 1 / p mod 2^62 */
/* rdi = x, rsi = t, rdx = count, rcx = reciprocal */
    HIDE(sangi_mp_rounds_8_x64)
    .globl SYMBOL(sangi_mp_rounds_8_x64)
    KIND(sangi_mp_rounds_8_x64)
    .p2align 5
SYMBOL(sangi_mp_rounds_8_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    sub rsp, 64
    .cfi_adjust_cfa_offset 64
    UNWIND(stackalloc 64)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 120], rsi
    mov [FRAME - 112], rdx
    mov [FRAME - 104], rcx
    mov rcx, [rsi]
    not rcx
    mov r12, [rsi + 8]
    mov r8, [rsi + 16]
    mov r11, [rsi + 24]
    mov r9, [rsi + 32]
    mov rsi, -1
    LOCAL(rounds_8):
    mov [FRAME - 40], r12
    mov [FRAME - 48], r8
    mov [FRAME - 56], r11
    mov [FRAME - 64], r9
    mov rax, [rdi + 192]
    imul r12
    mov rbx, rax
    mov rbp, rdx
    mov rax, [rdi + 256]
    imul r8
    add rbx, rax
    adc rbp, rdx
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 192]
    imul r11
    mov r14, rax
    mov r15, rdx
    mov rax, [rdi + 256]
    imul r9
    add r14, rax
    adc r15, rdx
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 200]
    imul r12
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 264]
    imul r8
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 200]
    imul r11
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 264]
    imul r9
    add r14, rax
    adc r15, rdx
    mov r12, 62
    bzhi rax, rbx, r12
    mov [rdi + 192], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    bzhi rax, r14, r12
    mov [rdi + 256], rax
    shrd r14, r15, 62
    sar r15, 62
    mov r8, [rdi + 192]
    mov r9, [rdi + 256]
    shl r8, 33
    shl r9, 33
    sar r8, 33
    sar r9, 33
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME + 24], r8
    mov rdx, [FRAME + 24]
    lea rax, [rdx + 2*rdx]
    xor rax, 2
    neg rax
    imul rdx, rax
    mov [FRAME + 16], r9
    add rdx, 1
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    mov r13, -4611686018427387905
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    add r9, r13
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    sar r8, 1
    mov [FRAME + 24], rax
    mov r12, 62
    mov rax, [rdi + 192]
    imul rax, [FRAME + 24]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rdx, rax
    neg rax
    imul rdx, [FRAME + 16]
    add rdx, [rdi + 256]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    neg rdx
    mov [FRAME - 88], rax
    mov [FRAME - 96], rdx
    mov rax, [rdi + 208]
    imul qword ptr [FRAME - 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 272]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    bzhi rax, rbx, r12
    mov [rdi + 200], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 208]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 272]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 264], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 216]
    imul qword ptr [FRAME - 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 280]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov [rdi + 208], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 216]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 280]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 272], rax
    shrd r14, r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    sar r15, 62
    mov rax, [rdi + 224]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 288]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 216], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 224]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 288]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    bzhi rax, r14, r12
    mov [rdi + 280], rax
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 232]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 296]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 224], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 232]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 296]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov [rdi + 288], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 240]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 304]
    imul qword ptr [FRAME - 48]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 232], rax
    shrd rbx, rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    sar rbp, 62
    mov rax, [rdi + 240]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 304]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 296], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 248]
    imul qword ptr [FRAME - 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 312]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    bzhi rax, rbx, r12
    mov [rdi + 240], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 248]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 312]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 304], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    shrd r14, r15, 62
    sar r15, 62
    mov [rdi + 248], rbx
    mov [rdi + 312], r14
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
    mov [FRAME + 56], r8
    mov [FRAME + 48], r11
    mov [FRAME + 40], r10
    mov [FRAME + 32], r9
    /* the next k bits of f */
    imul r8, [FRAME - 88]
    imul r11, [FRAME - 96]
    add r8, r11
    shl r8, 2
    sar r8, 33
    /* the next k bits of g */
    imul r10, [FRAME - 88]
    imul r9, [FRAME - 96]
    add r10, r9
    shl r10, 2
    sar r10, 33
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME - 24], r8
    mov rdx, [FRAME - 24]
    lea rax, [rdx + 2*rdx]
    xor rax, 2
    neg rax
    imul rdx, rax
    add rdx, 1
    lea r12, [rdx + 1]
    imul rax, r12
    mov [FRAME - 32], r10
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    mov r13, -4611686018427387905
    lea r12, [rdx + 1]
    imul rax, r12
    mov [FRAME - 24], rax
    mov r12, 62
    mov rax, [FRAME + 48]
    imul rax, [FRAME + 16]
    add rax, [FRAME + 56]
    imul rax, [FRAME + 24]
    add r10, r13
    mov [FRAME + 56], rax
    mov rax, [FRAME + 32]
    imul rax, [FRAME + 16]
    add rax, [FRAME + 40]
    imul rax, [FRAME + 24]
    mov [FRAME + 40], rax
    mov rax, [rdi + 120]
    sar r8, 1
    sar rax, 63
    mov rdx, [rdi + 184]
    sar rdx, 63
    mov rbx, [FRAME - 40]
    and rbx, rax
    mov rbp, [FRAME - 48]
    and rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rbp
    mov [FRAME - 72], rbx
    mov r14, [FRAME - 56]
    and r14, rax
    mov r15, [FRAME - 64]
    and r15, rdx
    add r14, r15
    mov [FRAME - 80], r14
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 64]
    imul qword ptr [FRAME - 40]
    mov rbx, rax
    mov rbp, rdx
    mov rax, [rdi + 128]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [FRAME - 104]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul rax, rbx
    mov rdx, [FRAME - 72]
    add rax, rdx
    bzhi rax, rax, r12
    sub rdx, rax
    mov [FRAME - 72], rdx
    mov rax, [rdi]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 64]
    imul qword ptr [FRAME - 56]
    mov r14, rax
    mov r15, rdx
    mov rax, [rdi + 128]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [FRAME - 104]
    imul rax, r14
    mov rdx, [FRAME - 80]
    add rax, rdx
    bzhi rax, rax, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    sub rdx, rax
    mov [FRAME - 80], rdx
    mov rax, [rdi]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 72]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 136]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 8]
    imul qword ptr [FRAME - 72]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 64], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 72]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 136]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 8]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov [rdi + 128], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 80]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 144]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 16]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 72], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 80]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 144]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 16]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 136], rax
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 88]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 152]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 24]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 80], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 88]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 152]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 24]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    bzhi rax, r14, r12
    mov [rdi + 144], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 96]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 160]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 32]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 88], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 96]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 160]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 32]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 152], rax
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 104]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 168]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 96], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 104]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 168]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 40]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    bzhi rax, r14, r12
    mov [rdi + 160], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 112]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 176]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 48]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov [rdi + 104], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 112]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 176]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 48]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 168], rax
    shrd r14, r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    sar r15, 62
    mov rax, [rdi + 120]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 184]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 56]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 112], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 120]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 184]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 56]
    imul qword ptr [FRAME - 80]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 176], rax
    shrd r14, r15, 62
    sar r15, 62
    mov [rdi + 120], rbx
    mov [rdi + 184], r14
    /* v and 2^k f', r and 2^k g' */
    lea r11, [r8 + 536870912]
    lea r10, [r9 + 1073741825]
    sar r11, 30
    sar r10, 31
    lea r8, [2*r8 + 1]
    add r9, 1
    shl r8, 33
    shl r9, 33
    sar r8, 2
    sar r9, 2
    mov [FRAME + 8], r8
    mov [FRAME], r11
    mov [FRAME - 8], r9
    mov [FRAME - 16], r10
    /* u */
    mov r13, r11
    imul r13, [FRAME - 32]
    add r8, r13
    imul r8, [FRAME - 24]
    /* q */
    mov r13, r10
    imul r13, [FRAME - 32]
    add r9, r13
    imul r9, [FRAME - 24]
    /* a row of the product of the matrices */
    mov r12, r8
    imul r12, [FRAME + 56]
    mov r13, r11
    imul r13, [FRAME + 40]
    add r12, r13
    imul r8, [FRAME + 48]
    imul r11, [FRAME + 32]
    add r8, r11
    /* a row of the product of the matrices */
    mov r11, r9
    imul r11, [FRAME + 56]
    mov r13, r10
    imul r13, [FRAME + 40]
    add r11, r13
    imul r9, [FRAME + 48]
    imul r10, [FRAME + 32]
    add r9, r10
    sub qword ptr [FRAME - 112], 1
    jnz LOCAL(rounds_8)
    mov rdx, [FRAME - 120]
    not rcx
    mov [rdx], rcx
    mov [rdx + 8], r12
    mov [rdx + 16], r8
    mov [rdx + 24], r11
    mov [rdx + 32], r9
    RELEASE
    add rsp, 64
    .cfi_adjust_cfa_offset -64
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
    SIZE(sangi_mp_rounds_8_x64)

/* `count` times: x = (p, d, e, f, g), of 9 digits each, by t = (theta, u, v, q, r), then */
/* t <- 62 division steps on f and g. */
/* @pre count > 0, -2p < d, e < p, reciprocal = 1 / p mod 2^62 */
/* rdi = x, rsi = t, rdx = count, rcx = reciprocal */
    HIDE(sangi_mp_rounds_9_x64)
    .globl SYMBOL(sangi_mp_rounds_9_x64)
    KIND(sangi_mp_rounds_9_x64)
    .p2align 5
SYMBOL(sangi_mp_rounds_9_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    sub rsp, 64
    .cfi_adjust_cfa_offset 64
    UNWIND(stackalloc 64)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 120], rsi
    mov [FRAME - 112], rdx
    mov [FRAME - 104], rcx
    mov rcx, [rsi]
    not rcx
    mov r12, [rsi + 8]
    mov r8, [rsi + 16]
    mov r11, [rsi + 24]
    mov r9, [rsi + 32]
    mov rsi, -1
    LOCAL(rounds_9):
    mov [FRAME - 40], r12
    mov [FRAME - 48], r8
    mov [FRAME - 56], r11
    mov [FRAME - 64], r9
    mov rax, [rdi + 216]
    imul r12
    mov rbx, rax
    mov rbp, rdx
    mov rax, [rdi + 288]
    imul r8
    add rbx, rax
    adc rbp, rdx
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 216]
    imul r11
    mov r14, rax
    mov r15, rdx
    mov rax, [rdi + 288]
    imul r9
    add r14, rax
    adc r15, rdx
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 224]
    imul r12
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 296]
    imul r8
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 224]
    imul r11
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 296]
    imul r9
    add r14, rax
    adc r15, rdx
    mov r12, 62
    bzhi rax, rbx, r12
    mov [rdi + 216], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    bzhi rax, r14, r12
    mov [rdi + 288], rax
    shrd r14, r15, 62
    sar r15, 62
    mov r8, [rdi + 216]
    mov r9, [rdi + 288]
    shl r8, 33
    shl r9, 33
    sar r8, 33
    sar r9, 33
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME + 24], r8
    mov rdx, [FRAME + 24]
    lea rax, [rdx + 2*rdx]
    xor rax, 2
    neg rax
    imul rdx, rax
    mov [FRAME + 16], r9
    add rdx, 1
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    mov r13, -4611686018427387905
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    add r9, r13
    lea r12, [rdx + 1]
    imul rax, r12
    mov [FRAME + 24], rax
    mov r12, 62
    sar r8, 1
    mov rax, [rdi + 216]
    imul rax, [FRAME + 24]
    mov rdx, rax
    neg rax
    imul rdx, [FRAME + 16]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rdx, [rdi + 288]
    neg rdx
    mov [FRAME - 88], rax
    mov [FRAME - 96], rdx
    mov rax, [rdi + 232]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 304]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    bzhi rax, rbx, r12
    mov [rdi + 224], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 232]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 304]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 296], rax
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 240]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 312]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 232], rax
    shrd rbx, rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    sar rbp, 62
    mov rax, [rdi + 240]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 312]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 304], rax
    shrd r14, r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    sar r15, 62
    mov rax, [rdi + 248]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 320]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 240], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 248]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 320]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 312], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 256]
    imul qword ptr [FRAME - 40]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 328]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [rdi + 248], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 256]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 328]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    bzhi rax, r14, r12
    mov [rdi + 320], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 264]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 336]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    bzhi rax, rbx, r12
    mov [rdi + 256], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 264]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 336]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 328], rax
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 272]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 344]
    imul qword ptr [FRAME - 48]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 264], rax
    shrd rbx, rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    sar rbp, 62
    mov rax, [rdi + 272]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 344]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 336], rax
    shrd r14, r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    sar r15, 62
    mov rax, [rdi + 280]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 352]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 272], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 280]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov rax, [rdi + 352]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 344], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    shrd r14, r15, 62
    sar r15, 62
    mov [rdi + 280], rbx
    mov [rdi + 352], r14
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
    mov [FRAME + 56], r8
    mov [FRAME + 48], r11
    mov [FRAME + 40], r10
    mov [FRAME + 32], r9
    /* the next k bits of f */
    imul r8, [FRAME - 88]
    imul r11, [FRAME - 96]
    add r8, r11
    shl r8, 2
    sar r8, 33
    /* the next k bits of g */
    imul r10, [FRAME - 88]
    imul r9, [FRAME - 96]
    add r10, r9
    shl r10, 2
    sar r10, 33
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME - 24], r8
    mov rdx, [FRAME - 24]
    lea rax, [rdx + 2*rdx]
    xor rax, 2
    neg rax
    imul rdx, rax
    add rdx, 1
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    mov [FRAME - 32], r10
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    imul rdx, rdx
    lea r12, [rdx + 1]
    imul rax, r12
    mov r13, -4611686018427387905
    mov [FRAME - 24], rax
    mov r12, 62
    mov rax, [FRAME + 48]
    imul rax, [FRAME + 16]
    add rax, [FRAME + 56]
    imul rax, [FRAME + 24]
    mov [FRAME + 56], rax
    mov rax, [FRAME + 32]
    add r10, r13
    imul rax, [FRAME + 16]
    add rax, [FRAME + 40]
    imul rax, [FRAME + 24]
    mov [FRAME + 40], rax
    mov rax, [rdi + 136]
    sar rax, 63
    mov rdx, [rdi + 208]
    sar rdx, 63
    sar r8, 1
    mov rbx, [FRAME - 40]
    and rbx, rax
    mov rbp, [FRAME - 48]
    and rbp, rdx
    add rbx, rbp
    mov [FRAME - 72], rbx
    mov r14, [FRAME - 56]
    and r14, rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov r15, [FRAME - 64]
    and r15, rdx
    add r14, r15
    mov [FRAME - 80], r14
    mov rax, [rdi + 72]
    imul qword ptr [FRAME - 40]
    mov rbx, rax
    mov rbp, rdx
    mov rax, [rdi + 144]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [FRAME - 104]
    imul rax, rbx
    mov rdx, [FRAME - 72]
    add rax, rdx
    bzhi rax, rax, r12
    sub rdx, rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    mov [FRAME - 72], rdx
    mov rax, [rdi]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 72]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov r14, rax
    mov r15, rdx
    mov rax, [rdi + 144]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [FRAME - 104]
    imul rax, r14
    mov rdx, [FRAME - 80]
    add rax, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    bzhi rax, rax, r12
    sub rdx, rax
    mov [FRAME - 80], rdx
    mov rax, [rdi]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 80]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 152]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 8]
    imul qword ptr [FRAME - 72]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 72], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 80]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 152]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 8]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 144], rax
    shrd r14, r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    sar r15, 62
    mov rax, [rdi + 88]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 160]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 16]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 80], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 88]
    imul qword ptr [FRAME - 56]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 160]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 16]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov [rdi + 152], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 96]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 168]
    imul qword ptr [FRAME - 48]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 24]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 88], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 96]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 168]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 24]
    imul qword ptr [FRAME - 80]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 160], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 104]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 176]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 32]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 96], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 104]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 176]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 32]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 168], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 112]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 184]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 40]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    bzhi rax, rbx, r12
    mov [rdi + 104], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 112]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 184]
    imul qword ptr [FRAME - 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 40]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 176], rax
    shrd r14, r15, 62
    sar r15, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 120]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 192]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 48]
    imul qword ptr [FRAME - 72]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 112], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 120]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 192]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 48]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 184], rax
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 128]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 200]
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    mov rax, [rdi + 56]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 120], rax
    shrd rbx, rbp, 62
    sar rbp, 62
    mov rax, [rdi + 128]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 200]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 56]
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    bzhi rax, r14, r12
    mov [rdi + 192], rax
    shrd r14, r15, 62
    sar r15, 62
    mov rax, [rdi + 136]
    imul qword ptr [FRAME - 40]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 208]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 48]
    add rbx, rax
    adc rbp, rdx
    mov rax, [rdi + 64]
    imul qword ptr [FRAME - 72]
    add rbx, rax
    adc rbp, rdx
    bzhi rax, rbx, r12
    mov [rdi + 128], rax
    shrd rbx, rbp, 62
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r9, 1
    sar r9, 1
    lea r10, [r9 + r11]
    cmovc r10, r9
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r9
    sar rbp, 62
    mov rax, [rdi + 136]
    imul qword ptr [FRAME - 56]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 208]
    imul qword ptr [FRAME - 64]
    add r14, rax
    adc r15, rdx
    mov rax, [rdi + 64]
    /* a step */
    andn r11, r8, rsi
    inc rcx
    cmovs r11, r8
    rorx r13, r10, 1
    sar r10, 1
    lea r9, [r10 + r11]
    cmovc r9, r10
    andn r11, rcx, rsi
    or r13, rcx
    cmovns rcx, r11
    cmovns r8, r10
    imul qword ptr [FRAME - 80]
    add r14, rax
    adc r15, rdx
    bzhi rax, r14, r12
    mov [rdi + 200], rax
    shrd r14, r15, 62
    sar r15, 62
    mov [rdi + 136], rbx
    mov [rdi + 208], r14
    /* v and 2^k f', r and 2^k g' */
    lea r11, [r8 + 536870912]
    lea r10, [r9 + 1073741825]
    sar r11, 30
    sar r10, 31
    lea r8, [2*r8 + 1]
    add r9, 1
    shl r8, 33
    shl r9, 33
    sar r8, 2
    sar r9, 2
    mov [FRAME + 8], r8
    mov [FRAME], r11
    mov [FRAME - 8], r9
    mov [FRAME - 16], r10
    /* u */
    mov r13, r11
    imul r13, [FRAME - 32]
    add r8, r13
    imul r8, [FRAME - 24]
    /* q */
    mov r13, r10
    imul r13, [FRAME - 32]
    add r9, r13
    imul r9, [FRAME - 24]
    /* a row of the product of the matrices */
    mov r12, r8
    imul r12, [FRAME + 56]
    mov r13, r11
    imul r13, [FRAME + 40]
    add r12, r13
    imul r8, [FRAME + 48]
    imul r11, [FRAME + 32]
    add r8, r11
    /* a row of the product of the matrices */
    mov r11, r9
    imul r11, [FRAME + 56]
    mov r13, r10
    imul r13, [FRAME + 40]
    add r11, r13
    imul r9, [FRAME + 48]
    imul r10, [FRAME + 32]
    add r9, r10
    sub qword ptr [FRAME - 112], 1
    jnz LOCAL(rounds_9)
    mov rdx, [FRAME - 120]
    not rcx
    mov [rdx], rcx
    mov [rdx + 8], r12
    mov [rdx + 16], r8
    mov [rdx + 24], r11
    mov [rdx + 32], r9
    RELEASE
    add rsp, 64
    .cfi_adjust_cfa_offset -64
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
    SIZE(sangi_mp_rounds_9_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
