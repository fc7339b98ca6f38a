/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * 62 division steps [BY19], the inner loop of inversion modulo any odd number.
 * checked: its text at words of 5 and 6 bits on every state; this code against portable C
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

/* 62 division steps on s = (theta, f, g, v, r), words modulo 2^64 */
/* (f, g), (v, r) <- M (f, g), M (v, r); theta <- theta after the steps */
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
    /* (theta, f, g, v, r) */
    mov rax, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 8]
    mov rdx, qword ptr [rdi + 16]
    mov rsi, qword ptr [rdi + 24]
    mov r8, qword ptr [rdi + 32]
    /* step 0 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + r9]
    lea rbx, [r8 + r10]
    mov r12, rdx
    shl r12, 63
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 1 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 62
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 2 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 61
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 3 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 60
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 4 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 59
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 5 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 58
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 6 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 57
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 7 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 56
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 8 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 55
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 9 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 54
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 10 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 53
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 11 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 52
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 12 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 51
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 13 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 50
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 14 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 49
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 15 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 48
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 16 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 47
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 17 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 46
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 18 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 45
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 19 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 44
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 20 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 43
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 21 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 42
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 22 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 41
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 23 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 40
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 24 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 39
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 25 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 38
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 26 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 37
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 27 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 36
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 28 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 35
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 29 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 34
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 30 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 33
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 31 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 32
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 32 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 31
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 33 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 30
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 34 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 29
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 35 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 28
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 36 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 27
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 37 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 26
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 38 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 25
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 39 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 24
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 40 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 23
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 41 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 22
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 42 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 21
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 43 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 20
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 44 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 19
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 45 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 18
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 46 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 17
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 47 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 16
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 48 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 15
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 49 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 14
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 50 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 13
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 51 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 12
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 52 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 11
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 53 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 10
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 54 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 9
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 55 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 8
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 56 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 7
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 57 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 6
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 58 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 5
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 59 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 4
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* step 60 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea r11, [rdx + 2*r9]
    add rsi, rsi
    lea rbx, [r8 + 2*r10]
    mov r12, rdx
    shl r12, 3
    cmovns r11, rdx
    not rbp
    cmovns rbx, r8
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, rdx
    cmovs rsi, r8
    /* step 61 */
    mov r9, rcx
    neg r9
    mov r10, rsi
    neg r10
    add rax, -1
    cmovns r9, rcx
    cmovns r10, rsi
    mov rbp, rax
    lea rdx, [r11 + 2*r9]
    add rsi, rsi
    lea r8, [rbx + 2*r10]
    mov r12, r11
    shl r12, 2
    cmovns rdx, r11
    not rbp
    cmovns r8, rbx
    add rcx, rcx
    test r12, rax
    cmovs rax, rbp
    cmovs rcx, r11
    cmovs rsi, rbx
    /* f and v doubled once more */
    add rcx, rcx
    add rsi, rsi
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], rdx
    mov qword ptr [rdi + 24], rsi
    mov qword ptr [rdi + 32], r8
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

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
