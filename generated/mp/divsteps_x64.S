/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * 62 division steps [BY19], the inner loop of inversion modulo any odd number.
 * checked: its text at words of 6 and 8 bits on every f and g; this code against portable C
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

/* 62 division steps on s = (theta, f, g), words modulo 2^64 */
/* s <- (theta after the steps, u, v, q, r) */
/* @pre f is odd, theta is small */
/* rdi = s */
    HIDE(sangi_mp_divsteps_x64)
    .globl SYMBOL(sangi_mp_divsteps_x64)
    KIND(sangi_mp_divsteps_x64)
    .p2align 5
SYMBOL(sangi_mp_divsteps_x64):
    .cfi_startproc
    endbr64
    ENTER(1)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    RESERVE
    UNWIND(endprologue)
    /* (theta, f, g) */
    mov rcx, [rdi]
    not rcx
    mov r8, [rdi + 8]
    mov r9, [rdi + 16]
    mov rsi, -1
    shl r8, 33
    shl r9, 33
    sar r8, 33
    sar r9, 33
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
    mov rdx, [FRAME - 40]
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
    lea rax, [rdx + 2*rdx]
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
    xor rax, 2
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
    add rdx, 1
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
    mov [FRAME - 40], rax
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
    imul rax, [FRAME - 40]
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
    mov r12, rax
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
    mov rax, [rdi + 16]
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
    imul r12, [FRAME - 48]
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
    add rax, r12
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
    mov [FRAME - 104], rax
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
    imul r11, [FRAME - 104]
    add r8, r11
    shl r8, 2
    sar r8, 33
    /* the next k bits of g */
    imul r9, [FRAME - 104]
    add r9, r10
    shl r9, 2
    sar r9, 33
    /* (F - 1) / 2; G - 1 with r = 2^k */
    mov [FRAME - 88], r8
    mov [FRAME - 96], r9
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
    mov rdx, [FRAME - 88]
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
    lea rax, [rdx + 2*rdx]
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
    xor rax, 2
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
    add rdx, 1
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
    mov [FRAME - 88], rax
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
    mov rax, [FRAME - 16]
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
    imul rax, [FRAME - 48]
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
    add rax, [FRAME - 8]
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
    imul rax, [FRAME - 40]
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
    mov [FRAME - 8], rax
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
    imul rax, [FRAME - 48]
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
    imul rax, [FRAME - 40]
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
    mov [FRAME - 24], rax
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
    mov [FRAME - 56], r8
    mov [FRAME - 64], r11
    mov [FRAME - 72], r10
    mov [FRAME - 80], r9
    mov rax, [FRAME - 64]
    imul rax, [FRAME - 96]
    add rax, [FRAME - 56]
    imul rax, [FRAME - 88]
    mov [FRAME - 56], rax
    mov rax, [FRAME - 80]
    imul rax, [FRAME - 96]
    add rax, [FRAME - 72]
    imul rax, [FRAME - 88]
    mov [FRAME - 72], rax
    /* theta and the matrix */
    not rcx
    mov [rdi], rcx
    mov rax, [FRAME - 56]
    imul rax, [FRAME - 8]
    mov rdx, [FRAME - 64]
    imul rdx, [FRAME - 24]
    add rax, rdx
    mov [rdi + 8], rax
    mov rax, [FRAME - 56]
    imul rax, [FRAME - 16]
    mov rdx, [FRAME - 64]
    imul rdx, [FRAME - 32]
    add rax, rdx
    mov [rdi + 16], rax
    mov rax, [FRAME - 72]
    imul rax, [FRAME - 8]
    mov rdx, [FRAME - 80]
    imul rdx, [FRAME - 24]
    add rax, rdx
    mov [rdi + 24], rax
    mov rax, [FRAME - 72]
    imul rax, [FRAME - 16]
    mov rdx, [FRAME - 80]
    imul rdx, [FRAME - 32]
    add rax, rdx
    mov [rdi + 32], rax
    RELEASE
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_divsteps_x64)

/* 31 division steps on s = (theta, f, g), words modulo 2^64 */
/* s <- (theta after the steps, u, v, q, r); the matrix is multiplied by 2^31 */
/* @pre f is odd, theta is small */
/* rdi = s */
    HIDE(sangi_mp_divsteps_half_x64)
    .globl SYMBOL(sangi_mp_divsteps_half_x64)
    KIND(sangi_mp_divsteps_half_x64)
    .p2align 5
SYMBOL(sangi_mp_divsteps_half_x64):
    .cfi_startproc
    endbr64
    ENTER(1)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    RESERVE
    UNWIND(endprologue)
    /* (theta, f, g) */
    mov rcx, [rdi]
    not rcx
    mov r8, [rdi + 8]
    mov r9, [rdi + 16]
    mov rsi, -1
    shl r8, 33
    shl r9, 33
    sar r8, 33
    sar r9, 33
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
    mov rdx, [FRAME - 40]
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
    lea rax, [rdx + 2*rdx]
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
    add rdx, 1
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
    lea r12, [rdx + 1]
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
    imul rax, r12
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
    lea r12, [rdx + 1]
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
    imul rax, r12
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
    imul rdx, rdx
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
    mov [FRAME - 40], rax
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
    mov rax, [FRAME - 16]
    imul rax, [FRAME - 48]
    add rax, [FRAME - 8]
    imul rax, [FRAME - 40]
    mov [FRAME - 8], rax
    mov rax, [FRAME - 32]
    imul rax, [FRAME - 48]
    add rax, [FRAME - 24]
    imul rax, [FRAME - 40]
    mov [FRAME - 24], rax
    /* theta and the matrix */
    not rcx
    mov [rdi], rcx
    mov rax, [FRAME - 8]
    neg rax
    shl rax, 31
    mov [rdi + 8], rax
    mov rax, [FRAME - 16]
    neg rax
    shl rax, 31
    mov [rdi + 16], rax
    mov rax, [FRAME - 24]
    neg rax
    shl rax, 31
    mov [rdi + 24], rax
    mov rax, [FRAME - 32]
    neg rax
    shl rax, 31
    mov [rdi + 32], rax
    RELEASE
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_divsteps_half_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
