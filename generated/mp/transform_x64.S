/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * A matrix of division steps [BY19] applied to whole numbers.
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
#else
#define UNWIND(what)
#define ENTER(arguments)
#define LEAVE
#endif

    .intel_syntax noprefix
    .text

/* (f, g) <- (u f + v g, q f + r g) / 2^62, where x is f and then g, of `length` digits each, */
/* and t = (theta, u, v, q, r) */
/* rdi = x, rsi = t, rdx = length */
    HIDE(sangi_mp_transform_x64)
    .globl SYMBOL(sangi_mp_transform_x64)
    KIND(sangi_mp_transform_x64)
    .p2align 5
SYMBOL(sangi_mp_transform_x64):
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
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    UNWIND(pushreg r12)
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    UNWIND(pushreg r13)
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r14, 0
    UNWIND(pushreg r14)
    UNWIND(endprologue)
    mov r8, qword ptr [rsi + 8]
    mov r9, qword ptr [rsi + 16]
    mov r10, qword ptr [rsi + 24]
    mov r11, qword ptr [rsi + 32]
    mov r14, -1
    shr r14, 2
    /* the ends of f and g, and the index of a digit from there */
    lea rdi, [rdi + 8*rdx]
    lea rsi, [rdi + 8*rdx]
    mov rcx, rdx
    neg rcx
    /* the lowest digit, which becomes 0 */
    mov rax, qword ptr [rdi + 8*rcx]
    imul r8
    mov rbx, rax
    mov rbp, rdx
    mov rax, qword ptr [rsi + 8*rcx]
    imul r9
    add rbx, rax
    adc rbp, rdx
    mov rax, qword ptr [rdi + 8*rcx]
    imul r10
    mov r12, rax
    mov r13, rdx
    mov rax, qword ptr [rsi + 8*rcx]
    imul r11
    add r12, rax
    adc r13, rdx
    shr rbx, 62
    lea rbx, [rbx + 4*rbp]
    sar rbp, 62
    shr r12, 62
    lea r12, [r12 + 4*r13]
    sar r13, 62
    inc rcx
    jz LOCAL(transform_last)
    LOCAL(transform_next):
    mov rax, qword ptr [rdi + 8*rcx]
    imul r8
    add rbx, rax
    adc rbp, rdx
    mov rax, qword ptr [rsi + 8*rcx]
    imul r9
    add rbx, rax
    adc rbp, rdx
    mov rax, qword ptr [rdi + 8*rcx]
    imul r10
    add r12, rax
    adc r13, rdx
    mov rax, qword ptr [rsi + 8*rcx]
    imul r11
    add r12, rax
    adc r13, rdx
    mov rax, rbx
    and rax, r14
    mov qword ptr [rdi + 8*rcx - 8], rax
    shr rbx, 62
    lea rbx, [rbx + 4*rbp]
    sar rbp, 62
    mov rax, r12
    and rax, r14
    mov qword ptr [rsi + 8*rcx - 8], rax
    shr r12, 62
    lea r12, [r12 + 4*r13]
    sar r13, 62
    inc rcx
    jnz LOCAL(transform_next)
    LOCAL(transform_last):
    mov qword ptr [rdi - 8], rbx
    mov qword ptr [rsi - 8], r12
    pop r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore r14
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
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
    SIZE(sangi_mp_transform_x64)

/* (d, e) <- (u d + v e, q d + r e) / 2^62 mod p, where x is p, d and e, of `length` digits each, */
/* and t = (theta, u, v, q, r) */
/* @pre -2p < d, e < p, reciprocal = 1 / p mod 2^62 */
/* rdi = x, rsi = t, rdx = length, rcx = reciprocal */
    HIDE(sangi_mp_transform_mod_x64)
    .globl SYMBOL(sangi_mp_transform_mod_x64)
    KIND(sangi_mp_transform_mod_x64)
    .p2align 5
SYMBOL(sangi_mp_transform_mod_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    UNWIND(pushreg r13)
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r14, 0
    UNWIND(pushreg r14)
    push r15
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r15, 0
    UNWIND(pushreg r15)
    UNWIND(endprologue)
    /* the ends of p, d and e, and the index of a digit from there */
    lea rdi, [rdi + 8*rdx]
    lea r10, [rdi + 8*rdx]
    lea r11, [r10 + 8*rdx]
    mov r15, rdx
    neg r15
    mov r14, -1
    shr r14, 2
    /* p times these brings d and e, if negative, above -p */
    mov rbx, qword ptr [r10 - 8]
    sar rbx, 63
    mov rbp, qword ptr [r11 - 8]
    sar rbp, 63
    mov r8, qword ptr [rsi + 8]
    and r8, rbx
    mov rax, qword ptr [rsi + 16]
    and rax, rbp
    add r8, rax
    mov r9, qword ptr [rsi + 24]
    and r9, rbx
    mov rax, qword ptr [rsi + 32]
    and rax, rbp
    add r9, rax
    /* the lowest digit, and the multiples of p that make it 0 */
    mov rax, qword ptr [r10 + 8*r15]
    imul qword ptr [rsi + 8]
    mov rbx, rax
    mov rbp, rdx
    mov rax, qword ptr [r11 + 8*r15]
    imul qword ptr [rsi + 16]
    add rbx, rax
    adc rbp, rdx
    mov rax, qword ptr [r10 + 8*r15]
    imul qword ptr [rsi + 24]
    mov r12, rax
    mov r13, rdx
    mov rax, qword ptr [r11 + 8*r15]
    imul qword ptr [rsi + 32]
    add r12, rax
    adc r13, rdx
    mov rax, rbx
    imul rax, rcx
    add rax, r8
    and rax, r14
    sub r8, rax
    mov rax, qword ptr [rdi + 8*r15]
    imul r8
    add rbx, rax
    adc rbp, rdx
    shr rbx, 62
    lea rbx, [rbx + 4*rbp]
    sar rbp, 62
    mov rax, r12
    imul rax, rcx
    add rax, r9
    and rax, r14
    sub r9, rax
    mov rax, qword ptr [rdi + 8*r15]
    imul r9
    add r12, rax
    adc r13, rdx
    shr r12, 62
    lea r12, [r12 + 4*r13]
    sar r13, 62
    inc r15
    jz LOCAL(transform_mod_last)
    LOCAL(transform_mod_next):
    mov rax, qword ptr [r10 + 8*r15]
    imul qword ptr [rsi + 8]
    add rbx, rax
    adc rbp, rdx
    mov rax, qword ptr [r11 + 8*r15]
    imul qword ptr [rsi + 16]
    add rbx, rax
    adc rbp, rdx
    mov rax, qword ptr [r10 + 8*r15]
    imul qword ptr [rsi + 24]
    add r12, rax
    adc r13, rdx
    mov rax, qword ptr [r11 + 8*r15]
    imul qword ptr [rsi + 32]
    add r12, rax
    adc r13, rdx
    mov rax, qword ptr [rdi + 8*r15]
    imul r8
    add rbx, rax
    adc rbp, rdx
    mov rax, rbx
    and rax, r14
    mov qword ptr [r10 + 8*r15 - 8], rax
    shr rbx, 62
    lea rbx, [rbx + 4*rbp]
    sar rbp, 62
    mov rax, qword ptr [rdi + 8*r15]
    imul r9
    add r12, rax
    adc r13, rdx
    mov rax, r12
    and rax, r14
    mov qword ptr [r11 + 8*r15 - 8], rax
    shr r12, 62
    lea r12, [r12 + 4*r13]
    sar r13, 62
    inc r15
    jnz LOCAL(transform_mod_next)
    LOCAL(transform_mod_last):
    mov qword ptr [r10 - 8], rbx
    mov qword ptr [r11 - 8], r12
    pop r15
    .cfi_adjust_cfa_offset -8
    .cfi_restore r15
    pop r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore r14
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
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
    SIZE(sangi_mp_transform_mod_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
