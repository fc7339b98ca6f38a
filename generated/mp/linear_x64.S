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
#define ENTER(arguments) ENTER_##arguments
#define LEAVE POP(rsi); POP(rdi)
#else
#define UNWIND(what)
#define ENTER(arguments)
#define LEAVE
#endif

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
    mov rax, qword ptr [rsi]
    adc rax, qword ptr [rdx]
    mov qword ptr [rdi], rax
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
    mov rax, qword ptr [rsi]
    adc rax, qword ptr [rdx]
    mov qword ptr [rdi], rax
    mov rax, qword ptr [rsi + 8]
    adc rax, qword ptr [rdx + 8]
    mov qword ptr [rdi + 8], rax
    mov rax, qword ptr [rsi + 16]
    adc rax, qword ptr [rdx + 16]
    mov qword ptr [rdi + 16], rax
    mov rax, qword ptr [rsi + 24]
    adc rax, qword ptr [rdx + 24]
    mov qword ptr [rdi + 24], rax
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
    mov rax, qword ptr [rsi]
    sbb rax, qword ptr [rdx]
    mov qword ptr [rdi], rax
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
    mov rax, qword ptr [rsi]
    sbb rax, qword ptr [rdx]
    mov qword ptr [rdi], rax
    mov rax, qword ptr [rsi + 8]
    sbb rax, qword ptr [rdx + 8]
    mov qword ptr [rdi + 8], rax
    mov rax, qword ptr [rsi + 16]
    sbb rax, qword ptr [rdx + 16]
    mov qword ptr [rdi + 16], rax
    mov rax, qword ptr [rsi + 24]
    sbb rax, qword ptr [rdx + 24]
    mov qword ptr [rdi + 24], rax
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
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
    mov rdx, qword ptr [rsi]
    mulx r11, r10, rdx
    mov rdx, qword ptr [rdi]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r10
    mov qword ptr [rdi], r8
    mov rdx, qword ptr [rdi + 8]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r11
    mov qword ptr [rdi + 8], r8
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
    mov rdx, qword ptr [rsi]
    mulx r11, r10, rdx
    mov rdx, qword ptr [rdi]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r10
    mov qword ptr [rdi], r8
    mov rdx, qword ptr [rdi + 8]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r11
    mov qword ptr [rdi + 8], r8
    mov rdx, qword ptr [rsi + 8]
    mulx r11, r10, rdx
    mov rdx, qword ptr [rdi + 16]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r10
    mov qword ptr [rdi + 16], r8
    mov rdx, qword ptr [rdi + 24]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r11
    mov qword ptr [rdi + 24], r8
    mov rdx, qword ptr [rsi + 16]
    mulx r11, r10, rdx
    mov rdx, qword ptr [rdi + 32]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r10
    mov qword ptr [rdi + 32], r8
    mov rdx, qword ptr [rdi + 40]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r11
    mov qword ptr [rdi + 40], r8
    mov rdx, qword ptr [rsi + 24]
    mulx r11, r10, rdx
    mov rdx, qword ptr [rdi + 48]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r10
    mov qword ptr [rdi + 48], r8
    mov rdx, qword ptr [rdi + 56]
    lea r8, [rax + 2*rdx]
    shrx rax, rdx, r9
    adc r8, r11
    mov qword ptr [rdi + 56], r8
    lea rsi, [rsi + 32]
    lea rdi, [rdi + 64]
    dec rcx
    jnz LOCAL(double_square_more)
    LOCAL(double_square_end):
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_double_square_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
