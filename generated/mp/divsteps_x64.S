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
#else
#define UNWIND(what)
#define ENTER(arguments)
#define LEAVE
#endif

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
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    UNWIND(pushreg r12)
    UNWIND(endprologue)
    /* (theta, f, g) */
    mov rax, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 8]
    shl rcx, 33
    sar rcx, 33
    mov rdx, qword ptr [rdi + 16]
    shl rdx, 33
    sar rdx, 33
    /* -1/f */
    lea rbp, [rcx + 2*rcx]
    xor rbp, 2
    neg rbp
    mov r9, rcx
    imul r9, rbp
    add r9, 1
    lea r10, [r9 + 1]
    imul rbp, r10
    imul r9, r9
    lea r10, [r9 + 1]
    imul rbp, r10
    imul r9, r9
    lea r10, [r9 + 1]
    imul rbp, r10
    imul r9, r9
    lea r10, [r9 + 1]
    imul rbp, r10
    mov rbx, rdx
    /* -c and h, where c = f / (f mod 2^k) */
    mov r11, qword ptr [rdi + 8]
    imul r11, rbp
    mov qword ptr [rdi + 8], r11
    imul r11, rbx
    add r11, qword ptr [rdi + 16]
    mov qword ptr [rdi + 16], r11
    /* F - 1; G - 1 with r = 2^k; the parity of g as a sign */
    mov r12, -4611686018427387905
    add rdx, r12
    mov r12, -1
    add rcx, r12
    rorx r10, rdx, 1
    /* step 0 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 1 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 2 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 3 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 4 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 5 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 6 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 7 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 8 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 9 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 10 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 11 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 12 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 13 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 14 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 15 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 16 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 17 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 18 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 19 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 20 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 21 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 22 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 23 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 24 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 25 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 26 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 27 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 28 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 29 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 30 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    sar rsi, 1
    /* v, u */
    add rcx, 1
    lea r8, [rcx + 1073741824]
    sar r8, 31
    shl rcx, 33
    sar rcx, 2
    /* the next k bits of f */
    mov r11, rcx
    imul r11, qword ptr [rdi + 8]
    mov r10, r8
    imul r10, qword ptr [rdi + 16]
    add r11, r10
    neg r11
    shl r11, 2
    sar r11, 33
    mov r10, r8
    imul r10, rbx
    add rcx, r10
    imul rcx, rbp
    /* r, q */
    add rsi, 1
    lea r9, [rsi + 1073741824]
    sar r9, 31
    shl rsi, 33
    sar rsi, 2
    /* the next k bits of g */
    mov r12, rsi
    imul r12, qword ptr [rdi + 8]
    mov r10, r9
    imul r10, qword ptr [rdi + 16]
    add r12, r10
    neg r12
    shl r12, 2
    sar r12, 33
    mov r10, r9
    imul r10, rbx
    add rsi, r10
    imul rsi, rbp
    /* the matrix of the first run */
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], rsi
    mov qword ptr [rdi + 32], r9
    mov rcx, r11
    mov rsi, r12
    /* -1/f */
    lea rbp, [rcx + 2*rcx]
    xor rbp, 2
    neg rbp
    mov r9, rcx
    imul r9, rbp
    add r9, 1
    lea r10, [r9 + 1]
    imul rbp, r10
    imul r9, r9
    lea r10, [r9 + 1]
    imul rbp, r10
    imul r9, r9
    lea r10, [r9 + 1]
    imul rbp, r10
    imul r9, r9
    lea r10, [r9 + 1]
    imul rbp, r10
    mov rbx, rsi
    /* F - 1; G - 1 with r = 2^k; the parity of g as a sign */
    mov r12, -4611686018427387905
    add rsi, r12
    mov r12, -1
    add rcx, r12
    rorx r10, rsi, 1
    /* step 0 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 1 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 2 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 3 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 4 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 5 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 6 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 7 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 8 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 9 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 10 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 11 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 12 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 13 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 14 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 15 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 16 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 17 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 18 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 19 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 20 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 21 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 22 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 23 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 24 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 25 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 26 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 27 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 28 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 29 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 30 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    sar rdx, 1
    /* v, u */
    add rcx, 1
    lea r8, [rcx + 1073741824]
    sar r8, 31
    shl rcx, 33
    sar rcx, 2
    mov r10, r8
    imul r10, rbx
    add rcx, r10
    imul rcx, rbp
    /* r, q */
    add rdx, 1
    lea r9, [rdx + 1073741824]
    sar r9, 31
    shl rdx, 33
    sar rdx, 2
    mov r10, r9
    imul r10, rbx
    add rdx, r10
    imul rdx, rbp
    /* the product of the matrices */
    mov rbp, rcx
    imul rbp, qword ptr [rdi + 8]
    mov r10, r8
    imul r10, qword ptr [rdi + 24]
    add rbp, r10
    imul rcx, qword ptr [rdi + 16]
    imul r8, qword ptr [rdi + 32]
    add rcx, r8
    mov rbx, rdx
    imul rbx, qword ptr [rdi + 8]
    mov r10, r9
    imul r10, qword ptr [rdi + 24]
    add rbx, r10
    imul rdx, qword ptr [rdi + 16]
    imul r9, qword ptr [rdi + 32]
    add rdx, r9
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rbp
    mov qword ptr [rdi + 16], rcx
    mov qword ptr [rdi + 24], rbx
    mov qword ptr [rdi + 32], rdx
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    UNWIND(pushreg r12)
    UNWIND(endprologue)
    /* (theta, f, g) */
    mov rax, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 8]
    shl rcx, 33
    sar rcx, 33
    mov rdx, qword ptr [rdi + 16]
    shl rdx, 33
    sar rdx, 33
    /* -1/f */
    lea rbp, [rcx + 2*rcx]
    xor rbp, 2
    neg rbp
    mov r9, rcx
    imul r9, rbp
    add r9, 1
    lea r10, [r9 + 1]
    imul rbp, r10
    imul r9, r9
    lea r10, [r9 + 1]
    imul rbp, r10
    imul r9, r9
    lea r10, [r9 + 1]
    imul rbp, r10
    imul r9, r9
    lea r10, [r9 + 1]
    imul rbp, r10
    mov rbx, rdx
    /* F - 1; G - 1 with r = 2^k; the parity of g as a sign */
    mov r12, -4611686018427387905
    add rdx, r12
    mov r12, -1
    add rcx, r12
    rorx r10, rdx, 1
    /* step 0 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 1 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 2 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 3 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 4 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 5 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 6 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 7 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 8 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 9 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 10 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 11 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 12 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 13 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 14 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 15 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 16 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 17 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 18 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 19 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 20 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 21 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 22 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 23 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 24 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 25 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 26 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 27 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 28 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    rorx r10, rsi, 2
    sar rsi, 1
    /* step 29 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rsi
    lea rdx, [rsi + r8]
    test rsi, 1
    cmovnz rdx, rsi
    rorx r10, rdx, 2
    sar rdx, 1
    /* step 30 */
    andn r8, rcx, r12
    add rax, -1
    cmovns r8, rcx
    andn r9, rax, r12
    andn r11, r10, rax
    cmovs rax, r9
    cmovs rcx, rdx
    lea rsi, [rdx + r8]
    test rdx, 1
    cmovnz rsi, rdx
    sar rsi, 1
    /* v, u */
    add rcx, 1
    lea r8, [rcx + 1073741824]
    sar r8, 31
    shl rcx, 33
    sar rcx, 2
    mov r10, r8
    imul r10, rbx
    add rcx, r10
    imul rcx, rbp
    /* r, q */
    add rsi, 1
    lea r9, [rsi + 1073741824]
    sar r9, 31
    shl rsi, 33
    sar rsi, 2
    mov r10, r9
    imul r10, rbx
    add rsi, r10
    imul rsi, rbp
    /* the matrix, and 2^k for the other run */
    mov qword ptr [rdi], rax
    neg rcx
    shl rcx, 31
    mov qword ptr [rdi + 8], rcx
    neg r8
    shl r8, 31
    mov qword ptr [rdi + 16], r8
    neg rsi
    shl rsi, 31
    mov qword ptr [rdi + 24], rsi
    neg r9
    shl r9, 31
    mov qword ptr [rdi + 32], r9
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_divsteps_half_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
