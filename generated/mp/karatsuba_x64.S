/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Karatsuba's method at 16 limbs: products and squares of 8 limbs, and what joins them.
 * checked: its text at words of 4, 5 and 64 bits; this code against portable C and Python's integers
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
#define ENTER(arguments) ENTER_##arguments
#define LEAVE POP(rsi); POP(rdi)
#else
#define UNWIND(what)
#define ENTER(arguments)
#define LEAVE
#endif
#define PUSHED(name) .cfi_adjust_cfa_offset 8; .cfi_rel_offset name, 0; UNWIND(pushreg name)
#define POPPED(name) .cfi_adjust_cfa_offset -8; .cfi_restore name

    .intel_syntax noprefix
    .text

/* z <- x y, for x and y of 8 limbs */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_mp_mul_8_x64)
    .globl SYMBOL(sangi_mp_mul_8_x64)
    KIND(sangi_mp_mul_8_x64)
    .p2align 5
SYMBOL(sangi_mp_mul_8_x64):
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
    push r15
    PUSHED(r15)
    UNWIND(endprologue)
    mov rcx, rdx
    mov ebp, 0
    mov rdx, [rsi]
    mulx r9, rax, [rcx]
    mov [rdi], rax
    mulx r10, rax, [rcx + 8]
    add r9, rax
    mulx r11, rax, [rcx + 16]
    adc r10, rax
    mulx r12, rax, [rcx + 24]
    adc r11, rax
    mulx r13, rax, [rcx + 32]
    adc r12, rax
    mulx r14, rax, [rcx + 40]
    adc r13, rax
    mulx r15, rax, [rcx + 48]
    adc r14, rax
    mulx r8, rax, [rcx + 56]
    adc r15, rax
    adc r8, 0
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r9, rax
    mov [rdi + 8], r9
    adox r10, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r14, rax
    adox r15, rbx
    mulx rbx, rax, [rcx + 48]
    adcx r15, rax
    adox r8, rbx
    mulx r9, rax, [rcx + 56]
    adcx r8, rax
    adox r9, rbp
    adcx r9, rbp
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r10, rax
    mov [rdi + 16], r10
    adox r11, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r14, rax
    adox r15, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rcx + 48]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 56]
    adcx r9, rax
    adox r10, rbp
    adcx r10, rbp
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r11, rax
    mov [rdi + 24], r11
    adox r12, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r14, rax
    adox r15, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 48]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rcx + 56]
    adcx r10, rax
    adox r11, rbp
    adcx r11, rbp
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r12, rax
    mov [rdi + 32], r12
    adox r13, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r14, rax
    adox r15, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 48]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rcx + 56]
    adcx r11, rax
    adox r12, rbp
    adcx r12, rbp
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r13, rax
    mov [rdi + 40], r13
    adox r14, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r14, rax
    adox r15, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rcx + 48]
    adcx r11, rax
    adox r12, rbx
    mulx r13, rax, [rcx + 56]
    adcx r12, rax
    adox r13, rbp
    adcx r13, rbp
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r14, rax
    mov [rdi + 48], r14
    adox r15, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rcx + 48]
    adcx r12, rax
    adox r13, rbx
    mulx r14, rax, [rcx + 56]
    adcx r13, rax
    adox r14, rbp
    adcx r14, rbp
    mov rdx, [rsi + 56]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r15, rax
    mov [rdi + 56], r15
    adox r8, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rcx + 48]
    adcx r13, rax
    adox r14, rbx
    mulx r15, rax, [rcx + 56]
    adcx r14, rax
    adox r15, rbp
    adcx r15, rbp
    mov [rdi + 64], r8
    mov [rdi + 72], r9
    mov [rdi + 80], r10
    mov [rdi + 88], r11
    mov [rdi + 96], r12
    mov [rdi + 104], r13
    mov [rdi + 112], r14
    mov [rdi + 120], r15
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
    SIZE(sangi_mp_mul_8_x64)

/* z <- x^2, for x of 8 limbs */
/* rdi = z, rsi = x */
    HIDE(sangi_mp_sqr_8_x64)
    .globl SYMBOL(sangi_mp_sqr_8_x64)
    KIND(sangi_mp_sqr_8_x64)
    .p2align 5
SYMBOL(sangi_mp_sqr_8_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
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
    UNWIND(endprologue)
    /* x_0 by the limbs above it */
    mov rdx, [rsi]
    mulx r9, r8, [rsi + 8]
    mulx r10, rax, [rsi + 16]
    add r9, rax
    mulx r11, rax, [rsi + 24]
    adc r10, rax
    mulx r12, rax, [rsi + 32]
    adc r11, rax
    mulx r13, rax, [rsi + 40]
    adc r12, rax
    mulx r14, rax, [rsi + 48]
    adc r13, rax
    mulx r15, rax, [rsi + 56]
    adc r14, rax
    adc r15, 0
    mov ebp, 0
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    /* x_1 by the limbs above it */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rax, [rsi + 16]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rsi + 48]
    adcx r14, rax
    adox r15, rbx
    mulx r8, rax, [rsi + 56]
    adcx r15, rax
    adcx r8, rbp
    adox r8, rbp
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    /* x_2 by the limbs above it */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rbx, rax, [rsi + 24]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r14, rax
    adox r15, rbx
    mulx rbx, rax, [rsi + 48]
    adcx r15, rax
    adox r8, rbx
    mulx r9, rax, [rsi + 56]
    adcx r8, rax
    adcx r9, rbp
    adox r9, rbp
    mov [rdi + 40], r12
    mov [rdi + 48], r13
    /* x_3 by the limbs above it */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rbx, rax, [rsi + 32]
    adcx r14, rax
    adox r15, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 48]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rsi + 56]
    adcx r9, rax
    adcx r10, rbp
    adox r10, rbp
    mov [rdi + 56], r14
    mov [rdi + 64], r15
    /* x_4 by the limbs above it */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rbx, rax, [rsi + 40]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 48]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rsi + 56]
    adcx r10, rax
    adcx r11, rbp
    adox r11, rbp
    mov [rdi + 72], r8
    mov [rdi + 80], r9
    /* x_5 by the limbs above it */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rbx, rax, [rsi + 48]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rsi + 56]
    adcx r11, rax
    adcx r12, rbp
    adox r12, rbp
    mov [rdi + 88], r10
    mov [rdi + 96], r11
    /* x_6 by the limbs above it */
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx r13, rax, [rsi + 56]
    adcx r12, rax
    adcx r13, rbp
    /* twice that, and the squares */
    xor eax, eax
    mov rdx, [rsi]
    mulx rcx, rax, rdx
    mov [rdi], rax
    mov rbx, [rdi + 8]
    adcx rbx, rbx
    adox rbx, rcx
    mov [rdi + 8], rbx
    mov rdx, [rsi + 8]
    mulx rcx, rax, rdx
    mov rbx, [rdi + 16]
    adcx rbx, rbx
    adox rbx, rax
    mov [rdi + 16], rbx
    mov rbx, [rdi + 24]
    adcx rbx, rbx
    adox rbx, rcx
    mov [rdi + 24], rbx
    mov rdx, [rsi + 16]
    mulx rcx, rax, rdx
    mov rbx, [rdi + 32]
    adcx rbx, rbx
    adox rbx, rax
    mov [rdi + 32], rbx
    mov rbx, [rdi + 40]
    adcx rbx, rbx
    adox rbx, rcx
    mov [rdi + 40], rbx
    mov rdx, [rsi + 24]
    mulx rcx, rax, rdx
    mov rbx, [rdi + 48]
    adcx rbx, rbx
    adox rbx, rax
    mov [rdi + 48], rbx
    mov rbx, [rdi + 56]
    adcx rbx, rbx
    adox rbx, rcx
    mov [rdi + 56], rbx
    mov rdx, [rsi + 32]
    mulx rcx, rax, rdx
    mov rbx, [rdi + 64]
    adcx rbx, rbx
    adox rbx, rax
    mov [rdi + 64], rbx
    mov rbx, [rdi + 72]
    adcx rbx, rbx
    adox rbx, rcx
    mov [rdi + 72], rbx
    mov rdx, [rsi + 40]
    mulx rcx, rax, rdx
    mov rbx, [rdi + 80]
    adcx rbx, rbx
    adox rbx, rax
    mov [rdi + 80], rbx
    mov rbx, [rdi + 88]
    adcx rbx, rbx
    adox rbx, rcx
    mov [rdi + 88], rbx
    mov rdx, [rsi + 48]
    mulx rcx, rax, rdx
    mov rbx, [rdi + 96]
    adcx rbx, rbx
    adox rbx, rax
    mov [rdi + 96], rbx
    adcx r12, r12
    adox r12, rcx
    mov [rdi + 104], r12
    mov rdx, [rsi + 56]
    mulx rcx, rax, rdx
    adcx r13, r13
    adox r13, rax
    mov [rdi + 112], r13
    adcx rcx, rbp
    adox rcx, rbp
    mov [rdi + 120], rcx
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
    SIZE(sangi_mp_sqr_8_x64)

/* d <- |x - y|, for x and y of 8 limbs; returns all ones where x < y, else 0 */
/* rdi = d, rsi = x, rdx = y */
    HIDE(sangi_mp_difference_8_x64)
    .globl SYMBOL(sangi_mp_difference_8_x64)
    KIND(sangi_mp_difference_8_x64)
    .p2align 5
SYMBOL(sangi_mp_difference_8_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    push r14
    PUSHED(r14)
    push r15
    PUSHED(r15)
    UNWIND(endprologue)
    mov r8, [rsi]
    sub r8, [rdx]
    mov r9, [rsi + 8]
    sbb r9, [rdx + 8]
    mov r10, [rsi + 16]
    sbb r10, [rdx + 16]
    mov r11, [rsi + 24]
    sbb r11, [rdx + 24]
    mov r12, [rsi + 32]
    sbb r12, [rdx + 32]
    mov r13, [rsi + 40]
    sbb r13, [rdx + 40]
    mov r14, [rsi + 48]
    sbb r14, [rdx + 48]
    mov r15, [rsi + 56]
    sbb r15, [rdx + 56]
    sbb rax, rax
    mov rcx, rax
    and rcx, 1
    xor r8, rax
    xor r9, rax
    xor r10, rax
    xor r11, rax
    xor r12, rax
    xor r13, rax
    xor r14, rax
    xor r15, rax
    add r8, rcx
    mov [rdi], r8
    adc r9, 0
    mov [rdi + 8], r9
    adc r10, 0
    mov [rdi + 16], r10
    adc r11, 0
    mov [rdi + 24], r11
    adc r12, 0
    mov [rdi + 32], r12
    adc r13, 0
    mov [rdi + 40], r13
    adc r14, 0
    mov [rdi + 48], r14
    adc r15, 0
    mov [rdi + 56], r15
    pop r15
    POPPED(r15)
    pop r14
    POPPED(r14)
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_difference_8_x64)

/* z <- z + W^8 (z_0 ... z_15 + z_16 ... z_31 + middle), less the middle where the mask is all ones */
/* @pre the sum fits z; the middle has 16 limbs and is overwritten */
/* rdi = z, rsi = middle, rdx = mask */
    HIDE(sangi_mp_join_8_x64)
    .globl SYMBOL(sangi_mp_join_8_x64)
    KIND(sangi_mp_join_8_x64)
    .p2align 5
SYMBOL(sangi_mp_join_8_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    push r14
    PUSHED(r14)
    push r15
    PUSHED(r15)
    UNWIND(endprologue)
    xor [rsi], rdx
    xor [rsi + 8], rdx
    xor [rsi + 16], rdx
    xor [rsi + 24], rdx
    xor [rsi + 32], rdx
    xor [rsi + 40], rdx
    xor [rsi + 48], rdx
    xor [rsi + 56], rdx
    xor [rsi + 64], rdx
    xor [rsi + 72], rdx
    xor [rsi + 80], rdx
    xor [rsi + 88], rdx
    xor [rsi + 96], rdx
    xor [rsi + 104], rdx
    xor [rsi + 112], rdx
    xor [rsi + 120], rdx
    /* T, in the place of C; rcx and rbx count what is carried */
    mov r8, [rdi + 64]
    mov r9, [rdi + 72]
    mov r10, [rdi + 80]
    mov r11, [rdi + 88]
    mov r12, [rdi + 96]
    mov r13, [rdi + 104]
    mov r14, [rdi + 112]
    mov r15, [rdi + 120]
    add r8, [rdi + 128]
    adc r9, [rdi + 136]
    adc r10, [rdi + 144]
    adc r11, [rdi + 152]
    adc r12, [rdi + 160]
    adc r13, [rdi + 168]
    adc r14, [rdi + 176]
    adc r15, [rdi + 184]
    mov [rdi + 128], r8
    mov [rdi + 136], r9
    mov [rdi + 144], r10
    mov [rdi + 152], r11
    mov [rdi + 160], r12
    mov [rdi + 168], r13
    mov [rdi + 176], r14
    mov [rdi + 184], r15
    mov ecx, 0
    adc rcx, 0
    mov rbx, rcx
    /* T + A and the lower half of the middle */
    add r8, [rdi]
    adc r9, [rdi + 8]
    adc r10, [rdi + 16]
    adc r11, [rdi + 24]
    adc r12, [rdi + 32]
    adc r13, [rdi + 40]
    adc r14, [rdi + 48]
    adc r15, [rdi + 56]
    adc rcx, 0
    mov rax, rdx
    neg rax
    adc r8, [rsi]
    adc r9, [rsi + 8]
    adc r10, [rsi + 16]
    adc r11, [rsi + 24]
    adc r12, [rsi + 32]
    adc r13, [rsi + 40]
    adc r14, [rsi + 48]
    adc r15, [rsi + 56]
    adc rcx, 0
    mov [rdi + 64], r8
    mov [rdi + 72], r9
    mov [rdi + 80], r10
    mov [rdi + 88], r11
    mov [rdi + 96], r12
    mov [rdi + 104], r13
    mov [rdi + 112], r14
    mov [rdi + 120], r15
    /* T + D, the upper half, and what was carried */
    mov r8, [rdi + 128]
    mov r9, [rdi + 136]
    mov r10, [rdi + 144]
    mov r11, [rdi + 152]
    mov r12, [rdi + 160]
    mov r13, [rdi + 168]
    mov r14, [rdi + 176]
    mov r15, [rdi + 184]
    add r8, [rdi + 192]
    adc r9, [rdi + 200]
    adc r10, [rdi + 208]
    adc r11, [rdi + 216]
    adc r12, [rdi + 224]
    adc r13, [rdi + 232]
    adc r14, [rdi + 240]
    adc r15, [rdi + 248]
    adc rbx, 0
    add r8, [rsi + 64]
    adc r9, [rsi + 72]
    adc r10, [rsi + 80]
    adc r11, [rsi + 88]
    adc r12, [rsi + 96]
    adc r13, [rsi + 104]
    adc r14, [rsi + 112]
    adc r15, [rsi + 120]
    adc rbx, 0
    add r8, rcx
    adc r9, 0
    adc r10, 0
    adc r11, 0
    adc r12, 0
    adc r13, 0
    adc r14, 0
    adc r15, 0
    adc rbx, 0
    mov [rdi + 128], r8
    mov [rdi + 136], r9
    mov [rdi + 144], r10
    mov [rdi + 152], r11
    mov [rdi + 160], r12
    mov [rdi + 168], r13
    mov [rdi + 176], r14
    mov [rdi + 184], r15
    /* the rest into D */
    add rbx, rdx
    mov rax, [rdi + 192]
    add rax, rbx
    mov [rdi + 192], rax
    mov rax, [rdi + 200]
    adc rax, 0
    mov [rdi + 200], rax
    mov rax, [rdi + 208]
    adc rax, 0
    mov [rdi + 208], rax
    mov rax, [rdi + 216]
    adc rax, 0
    mov [rdi + 216], rax
    mov rax, [rdi + 224]
    adc rax, 0
    mov [rdi + 224], rax
    mov rax, [rdi + 232]
    adc rax, 0
    mov [rdi + 232], rax
    mov rax, [rdi + 240]
    adc rax, 0
    mov [rdi + 240], rax
    mov rax, [rdi + 248]
    adc rax, 0
    mov [rdi + 248], rax
    pop r15
    POPPED(r15)
    pop r14
    POPPED(r14)
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_join_8_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
