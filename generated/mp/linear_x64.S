/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Sums, differences, and the final doubling of a square.
 * checked: its text at words of 4, 5 and 64 bits; this code against portable C and Python's integers
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

/* z <- x + y, n limbs; returns what is carried */
/* rdi = z, rsi = x, rdx = y, rcx = n */
    HIDE(sangi_mp_add_x64)
    .globl SYMBOL(sangi_mp_add_x64)
    KIND(sangi_mp_add_x64)
    .p2align 5
SYMBOL(sangi_mp_add_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    UNWIND(endprologue)
    /* r8 turns of one limb, then rcx turns of 4 */
    mov r8, rcx
    and r8, 3
    shr rcx, 2
    mov r9d, 0
    test r8, r8
    jz LOCAL(add_turns)
    LOCAL(add_one):
    mov rax, [rsi]
    adc rax, [rdx]
    mov [rdi], rax
    lea rsi, [rsi + 8]
    lea rdx, [rdx + 8]
    lea rdi, [rdi + 8]
    dec r8
    jnz LOCAL(add_one)
    adc r9, 0
    LOCAL(add_turns):
    test rcx, rcx
    jz LOCAL(add_end)
    neg r9
    LOCAL(add_more):
    mov rax, [rsi]
    adc rax, [rdx]
    mov [rdi], rax
    mov rax, [rsi + 8]
    adc rax, [rdx + 8]
    mov [rdi + 8], rax
    mov rax, [rsi + 16]
    adc rax, [rdx + 16]
    mov [rdi + 16], rax
    mov rax, [rsi + 24]
    adc rax, [rdx + 24]
    mov [rdi + 24], rax
    lea rsi, [rsi + 32]
    lea rdx, [rdx + 32]
    lea rdi, [rdi + 32]
    dec rcx
    jnz LOCAL(add_more)
    mov r9d, 0
    adc r9, 0
    LOCAL(add_end):
    mov rax, r9
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_add_x64)

/* z <- x - y, n limbs; returns what is carried */
/* rdi = z, rsi = x, rdx = y, rcx = n */
    HIDE(sangi_mp_sub_x64)
    .globl SYMBOL(sangi_mp_sub_x64)
    KIND(sangi_mp_sub_x64)
    .p2align 5
SYMBOL(sangi_mp_sub_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    UNWIND(endprologue)
    /* r8 turns of one limb, then rcx turns of 4 */
    mov r8, rcx
    and r8, 3
    shr rcx, 2
    mov r9d, 0
    test r8, r8
    jz LOCAL(sub_turns)
    LOCAL(sub_one):
    mov rax, [rsi]
    sbb rax, [rdx]
    mov [rdi], rax
    lea rsi, [rsi + 8]
    lea rdx, [rdx + 8]
    lea rdi, [rdi + 8]
    dec r8
    jnz LOCAL(sub_one)
    adc r9, 0
    LOCAL(sub_turns):
    test rcx, rcx
    jz LOCAL(sub_end)
    neg r9
    LOCAL(sub_more):
    mov rax, [rsi]
    sbb rax, [rdx]
    mov [rdi], rax
    mov rax, [rsi + 8]
    sbb rax, [rdx + 8]
    mov [rdi + 8], rax
    mov rax, [rsi + 16]
    sbb rax, [rdx + 16]
    mov [rdi + 16], rax
    mov rax, [rsi + 24]
    sbb rax, [rdx + 24]
    mov [rdi + 24], rax
    lea rsi, [rsi + 32]
    lea rdx, [rdx + 32]
    lea rdi, [rdi + 32]
    dec rcx
    jnz LOCAL(sub_more)
    mov r9d, 0
    adc r9, 0
    LOCAL(sub_end):
    mov rax, r9
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_sub_x64)

/* z <- x + y where the mask is all ones, x where it is 0, n limbs; returns the carry */
/* rdi = z, rsi = x, rdx = y, rcx = n, r8 = mask */
    HIDE(sangi_mp_add_masked_x64)
    .globl SYMBOL(sangi_mp_add_masked_x64)
    KIND(sangi_mp_add_masked_x64)
    .p2align 5
SYMBOL(sangi_mp_add_masked_x64):
    .cfi_startproc
    endbr64
    ENTER(5)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    UNWIND(endprologue)
    mov ebp, 0
    /* r9 turns of one limb, then rcx turns of 4 */
    mov r9, rcx
    and r9, 3
    shr rcx, 2
    test r9, r9
    jz LOCAL(add_masked_turns)
    LOCAL(add_masked_one):
    mov rax, [rdx]
    and rax, r8
    neg rbp
    adc rax, [rsi]
    mov [rdi], rax
    sbb rbp, rbp
    lea rsi, [rsi + 8]
    lea rdx, [rdx + 8]
    lea rdi, [rdi + 8]
    dec r9
    jnz LOCAL(add_masked_one)
    LOCAL(add_masked_turns):
    test rcx, rcx
    jz LOCAL(add_masked_end)
    LOCAL(add_masked_more):
    mov rax, [rdx]
    and rax, r8
    mov r10, [rdx + 8]
    and r10, r8
    mov r11, [rdx + 16]
    and r11, r8
    mov rbx, [rdx + 24]
    and rbx, r8
    neg rbp
    adc rax, [rsi]
    mov [rdi], rax
    adc r10, [rsi + 8]
    mov [rdi + 8], r10
    adc r11, [rsi + 16]
    mov [rdi + 16], r11
    adc rbx, [rsi + 24]
    mov [rdi + 24], rbx
    sbb rbp, rbp
    lea rsi, [rsi + 32]
    lea rdx, [rdx + 32]
    lea rdi, [rdi + 32]
    dec rcx
    jnz LOCAL(add_masked_more)
    LOCAL(add_masked_end):
    mov rax, rbp
    neg rax
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_add_masked_x64)

/* z <- 2 z + the sum of x_i^2 W^(2i), for x of n limbs; the sum fits z */
/* rdi = z, rsi = x, rdx = n */
    HIDE(sangi_mp_double_square_x64)
    .globl SYMBOL(sangi_mp_double_square_x64)
    KIND(sangi_mp_double_square_x64)
    .p2align 5
SYMBOL(sangi_mp_double_square_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    UNWIND(endprologue)
    mov rcx, rdx
    mov r9d, 63
    /* rax is the top bit of the limb below */
    mov eax, 0
    /* rbx turns of one limb, then rcx turns of 4 */
    mov rbx, rcx
    and rbx, 3
    shr rcx, 2
    mov ebp, 0
    test rbx, rbx
    jz LOCAL(double_square_turns)
    LOCAL(double_square_one):
    mov rdx, [rsi]
    mulx r11, r10, rdx
    mov rdx, [rdi]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r10
    mov [rdi], r8
    mov rdx, [rdi + 8]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r11
    mov [rdi + 8], r8
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 16]
    dec rbx
    jnz LOCAL(double_square_one)
    adc rbp, 0
    LOCAL(double_square_turns):
    test rcx, rcx
    jz LOCAL(double_square_end)
    neg rbp
    LOCAL(double_square_more):
    mov rdx, [rsi]
    mulx r11, r10, rdx
    mov rdx, [rdi]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r10
    mov [rdi], r8
    mov rdx, [rdi + 8]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r11
    mov [rdi + 8], r8
    mov rdx, [rsi + 8]
    mulx r11, r10, rdx
    mov rdx, [rdi + 16]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r10
    mov [rdi + 16], r8
    mov rdx, [rdi + 24]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r11
    mov [rdi + 24], r8
    mov rdx, [rsi + 16]
    mulx r11, r10, rdx
    mov rdx, [rdi + 32]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r10
    mov [rdi + 32], r8
    mov rdx, [rdi + 40]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r11
    mov [rdi + 40], r8
    mov rdx, [rsi + 24]
    mulx r11, r10, rdx
    mov rdx, [rdi + 48]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r10
    mov [rdi + 48], r8
    mov rdx, [rdi + 56]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r11
    mov [rdi + 56], r8
    lea rsi, [rsi + 32]
    lea rdi, [rdi + 64]
    dec rcx
    jnz LOCAL(double_square_more)
    LOCAL(double_square_end):
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_double_square_x64)

/* z <- c W^n + x - m where that is not negative, else x, in n limbs; t is scratch */
/* @pre c is 0 or 1, and c W^n + x < 2m */
/* rdi = z, rsi = x, rdx = m, rcx = n, r8 = c, r9 = t */
    HIDE(sangi_mp_subtract_once_x64)
    .globl SYMBOL(sangi_mp_subtract_once_x64)
    KIND(sangi_mp_subtract_once_x64)
    .p2align 5
SYMBOL(sangi_mp_subtract_once_x64):
    .cfi_startproc
    endbr64
    ENTER(6)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rcx
    mov [FRAME - 16], r9
    mov [FRAME - 24], rsi
    /* r10 turns of one limb, then rcx turns of 4 */
    mov r10, rcx
    and r10, 3
    shr rcx, 2
    mov r11d, 0
    test r10, r10
    jz LOCAL(less_turns)
    LOCAL(less_one):
    mov rax, [rsi]
    sbb rax, [rdx]
    mov [r9], rax
    lea rsi, [rsi + 8]
    lea rdx, [rdx + 8]
    lea r9, [r9 + 8]
    dec r10
    jnz LOCAL(less_one)
    adc r11, 0
    LOCAL(less_turns):
    test rcx, rcx
    jz LOCAL(less_end)
    neg r11
    LOCAL(less_more):
    mov rax, [rsi]
    sbb rax, [rdx]
    mov [r9], rax
    mov rax, [rsi + 8]
    sbb rax, [rdx + 8]
    mov [r9 + 8], rax
    mov rax, [rsi + 16]
    sbb rax, [rdx + 16]
    mov [r9 + 16], rax
    mov rax, [rsi + 24]
    sbb rax, [rdx + 24]
    mov [r9 + 24], rax
    lea rsi, [rsi + 32]
    lea rdx, [rdx + 32]
    lea r9, [r9 + 32]
    dec rcx
    jnz LOCAL(less_more)
    mov r11d, 0
    adc r11, 0
    LOCAL(less_end):
    /* r8 is 0 to subtract, else 1 */
    xor r8, 1
    and r8, r11
    mov rcx, [FRAME - 8]
    mov r9, [FRAME - 16]
    mov rsi, [FRAME - 24]
    /* r10 turns of one limb, then rcx turns of 4 */
    mov r10, rcx
    and r10, 3
    shr rcx, 2
    test r10, r10
    jz LOCAL(choose_turns)
    LOCAL(choose_one):
    test r8, r8
    mov rax, [r9]
    cmovnz rax, [rsi]
    mov [rdi], rax
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    lea r9, [r9 + 8]
    dec r10
    jnz LOCAL(choose_one)
    LOCAL(choose_turns):
    test rcx, rcx
    jz LOCAL(choose_end)
    LOCAL(choose_more):
    test r8, r8
    mov rax, [r9]
    cmovnz rax, [rsi]
    mov [rdi], rax
    mov rax, [r9 + 8]
    cmovnz rax, [rsi + 8]
    mov [rdi + 8], rax
    mov rax, [r9 + 16]
    cmovnz rax, [rsi + 16]
    mov [rdi + 16], rax
    mov rax, [r9 + 24]
    cmovnz rax, [rsi + 24]
    mov [rdi + 24], rax
    lea rsi, [rsi + 32]
    lea rdi, [rdi + 32]
    lea r9, [r9 + 32]
    dec rcx
    jnz LOCAL(choose_more)
    LOCAL(choose_end):
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_subtract_once_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
