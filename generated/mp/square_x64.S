/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Squares of 16 limbs in one piece.
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

/* z <- x^2, for x of 16 limbs */
/* rdi = z, rsi = x */
    HIDE(sangi_mp_sqr_16_x64)
    .globl SYMBOL(sangi_mp_sqr_16_x64)
    KIND(sangi_mp_sqr_16_x64)
    .p2align 5
SYMBOL(sangi_mp_sqr_16_x64):
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
    mov ebp, 0
    /* x_0 by the limbs above it */
    mov rdx, [rsi]
    xor eax, eax
    mulx r10, r9, [rsi + 8]
    mulx r11, rax, [rsi + 16]
    adcx r10, rax
    mulx r12, rax, [rsi + 24]
    adcx r11, rax
    mulx r13, rax, [rsi + 32]
    adcx r12, rax
    mulx r14, rax, [rsi + 40]
    adcx r13, rax
    mulx r15, rax, [rsi + 48]
    adcx r14, rax
    mulx r8, rax, [rsi + 56]
    adcx r15, rax
    adcx r8, rbp
    mov [rdi + 8], r9
    mov [rdi + 16], r10
    /* x_1 by the limbs above it */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rax, [rsi + 16]
    adcx r11, rax
    adox r12, rbx
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
    mulx rax, rax, rdx
    adox r9, rbp
    mov [rdi + 24], r11
    mov [rdi + 32], r12
    /* x_2 by the limbs above it */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rbx, rax, [rsi + 24]
    adcx r13, rax
    adox r14, rbx
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
    mulx rax, rax, rdx
    adox r10, rbp
    mov [rdi + 40], r13
    mov [rdi + 48], r14
    /* x_3 by the limbs above it */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rbx, rax, [rsi + 32]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 48]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rsi + 56]
    adcx r10, rax
    adcx r11, rbp
    mulx rax, rax, rdx
    adox r11, rbp
    mov [rdi + 56], r15
    mov [rdi + 64], r8
    /* x_4 by the limbs above it */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rbx, rax, [rsi + 40]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 48]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rsi + 56]
    adcx r11, rax
    adcx r12, rbp
    mulx rax, rax, rdx
    adox r12, rbp
    mov [rdi + 72], r9
    mov [rdi + 80], r10
    /* x_5 by the limbs above it */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rbx, rax, [rsi + 48]
    adcx r11, rax
    adox r12, rbx
    mulx r13, rax, [rsi + 56]
    adcx r12, rax
    adcx r13, rbp
    mulx rax, rax, rdx
    adox r13, rbp
    mov [rdi + 88], r11
    mov [rdi + 96], r12
    /* x_6 by the limbs above it */
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx r14, rax, [rsi + 56]
    adcx r13, rax
    adcx r14, rbp
    mov [rdi + 104], r13
    mov [rdi + 112], r14
    lea rcx, [rsi + 64]
    /* x_0 by the upper half */
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, rax, [rcx]
    adcx rax, [rdi + 64]
    mov [rdi + 64], rax
    mulx r10, rax, [rcx + 8]
    adcx r9, rax
    mulx r11, rax, [rcx + 16]
    adcx r10, rax
    mulx r12, rax, [rcx + 24]
    adcx r11, rax
    mulx r13, rax, [rcx + 32]
    adcx r12, rax
    mulx r14, rax, [rcx + 40]
    adcx r13, rax
    mulx r15, rax, [rcx + 48]
    adcx r14, rax
    mulx r8, rax, [rcx + 56]
    adcx r15, rax
    adcx r8, rbp
    /* x_1 by the upper half */
    mov rdx, [rsi + 8]
    xor eax, eax
    adox r9, [rdi + 72]
    mulx rbx, rax, [rcx]
    adcx r9, rax
    mov [rdi + 72], r9
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
    mulx rax, rax, rdx
    adcx r9, rbp
    /* x_2 by the upper half */
    mov rdx, [rsi + 16]
    xor eax, eax
    adox r10, [rdi + 80]
    mulx rbx, rax, [rcx]
    adcx r10, rax
    mov [rdi + 80], r10
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
    mulx rax, rax, rdx
    adcx r10, rbp
    /* x_3 by the upper half */
    mov rdx, [rsi + 24]
    xor eax, eax
    adox r11, [rdi + 88]
    mulx rbx, rax, [rcx]
    adcx r11, rax
    mov [rdi + 88], r11
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
    mulx rax, rax, rdx
    adcx r11, rbp
    /* x_4 by the upper half */
    mov rdx, [rsi + 32]
    xor eax, eax
    adox r12, [rdi + 96]
    mulx rbx, rax, [rcx]
    adcx r12, rax
    mov [rdi + 96], r12
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
    mulx rax, rax, rdx
    adcx r12, rbp
    /* x_5 by the upper half */
    mov rdx, [rsi + 40]
    xor eax, eax
    adox r13, [rdi + 104]
    mulx rbx, rax, [rcx]
    adcx r13, rax
    mov [rdi + 104], r13
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
    mulx rax, rax, rdx
    adcx r13, rbp
    /* x_6 by the upper half */
    mov rdx, [rsi + 48]
    xor eax, eax
    adox r14, [rdi + 112]
    mulx rbx, rax, [rcx]
    adcx r14, rax
    mov [rdi + 112], r14
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
    mulx rax, rax, rdx
    adcx r14, rbp
    /* x_7 by the upper half */
    mov rdx, [rsi + 56]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r15, rax
    mov [rdi + 120], r15
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
    mulx rax, rax, rdx
    adcx r15, rbp
    mov [rdi + 128], r8
    /* x_8 by the limbs above it */
    mov rdx, [rsi + 64]
    xor eax, eax
    mulx rbx, rax, [rsi + 72]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 80]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 88]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 96]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rsi + 104]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rsi + 112]
    adcx r14, rax
    adox r15, rbx
    mulx r8, rax, [rsi + 120]
    adcx r15, rax
    adcx r8, rbp
    mulx rax, rax, rdx
    adox r8, rbp
    mov [rdi + 136], r9
    mov [rdi + 144], r10
    /* x_9 by the limbs above it */
    mov rdx, [rsi + 72]
    xor eax, eax
    mulx rbx, rax, [rsi + 80]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 88]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rsi + 96]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rsi + 104]
    adcx r14, rax
    adox r15, rbx
    mulx rbx, rax, [rsi + 112]
    adcx r15, rax
    adox r8, rbx
    mulx r9, rax, [rsi + 120]
    adcx r8, rax
    adcx r9, rbp
    mulx rax, rax, rdx
    adox r9, rbp
    mov [rdi + 152], r11
    mov [rdi + 160], r12
    /* x_10 by the limbs above it */
    mov rdx, [rsi + 80]
    xor eax, eax
    mulx rbx, rax, [rsi + 88]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rsi + 96]
    adcx r14, rax
    adox r15, rbx
    mulx rbx, rax, [rsi + 104]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 112]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rsi + 120]
    adcx r9, rax
    adcx r10, rbp
    mulx rax, rax, rdx
    adox r10, rbp
    mov [rdi + 168], r13
    mov [rdi + 176], r14
    /* x_11 by the limbs above it */
    mov rdx, [rsi + 88]
    xor eax, eax
    mulx rbx, rax, [rsi + 96]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 104]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 112]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rsi + 120]
    adcx r10, rax
    adcx r11, rbp
    mulx rax, rax, rdx
    adox r11, rbp
    mov [rdi + 184], r15
    mov [rdi + 192], r8
    /* x_12 by the limbs above it */
    mov rdx, [rsi + 96]
    xor eax, eax
    mulx rbx, rax, [rsi + 104]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 112]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rsi + 120]
    adcx r11, rax
    adcx r12, rbp
    mulx rax, rax, rdx
    adox r12, rbp
    mov [rdi + 200], r9
    mov [rdi + 208], r10
    /* x_13 by the limbs above it */
    mov rdx, [rsi + 104]
    xor eax, eax
    mulx rbx, rax, [rsi + 112]
    adcx r11, rax
    adox r12, rbx
    mulx r13, rax, [rsi + 120]
    adcx r12, rax
    adcx r13, rbp
    mulx rax, rax, rdx
    adox r13, rbp
    mov [rdi + 216], r11
    mov [rdi + 224], r12
    /* x_14 by the limbs above it */
    mov rdx, [rsi + 112]
    xor eax, eax
    mulx r14, rax, [rsi + 120]
    adcx r13, rax
    adcx r14, rbp
    mov [rdi + 232], r13
    mov [rdi + 240], r14
    /* twice that, and the squares */
    xor eax, eax
    mov rdx, [rsi]
    mulx rcx, rax, rdx
    mov [rdi], rax
    mov r9, [rdi + 8]
    adcx r9, r9
    adox r9, rcx
    mov [rdi + 8], r9
    mov rdx, [rsi + 8]
    mulx rcx, rax, rdx
    mov r10, [rdi + 16]
    adcx r10, r10
    adox r10, rax
    mov [rdi + 16], r10
    mov r11, [rdi + 24]
    adcx r11, r11
    adox r11, rcx
    mov [rdi + 24], r11
    mov rdx, [rsi + 16]
    mulx rcx, rax, rdx
    mov r12, [rdi + 32]
    adcx r12, r12
    adox r12, rax
    mov [rdi + 32], r12
    mov r13, [rdi + 40]
    adcx r13, r13
    adox r13, rcx
    mov [rdi + 40], r13
    mov rdx, [rsi + 24]
    mulx rcx, rax, rdx
    mov r14, [rdi + 48]
    adcx r14, r14
    adox r14, rax
    mov [rdi + 48], r14
    mov r15, [rdi + 56]
    adcx r15, r15
    adox r15, rcx
    mov [rdi + 56], r15
    mov rdx, [rsi + 32]
    mulx rcx, rax, rdx
    mov r8, [rdi + 64]
    adcx r8, r8
    adox r8, rax
    mov [rdi + 64], r8
    mov r9, [rdi + 72]
    adcx r9, r9
    adox r9, rcx
    mov [rdi + 72], r9
    mov rdx, [rsi + 40]
    mulx rcx, rax, rdx
    mov r10, [rdi + 80]
    adcx r10, r10
    adox r10, rax
    mov [rdi + 80], r10
    mov r11, [rdi + 88]
    adcx r11, r11
    adox r11, rcx
    mov [rdi + 88], r11
    mov rdx, [rsi + 48]
    mulx rcx, rax, rdx
    mov r12, [rdi + 96]
    adcx r12, r12
    adox r12, rax
    mov [rdi + 96], r12
    mov r13, [rdi + 104]
    adcx r13, r13
    adox r13, rcx
    mov [rdi + 104], r13
    mov rdx, [rsi + 56]
    mulx rcx, rax, rdx
    mov r14, [rdi + 112]
    adcx r14, r14
    adox r14, rax
    mov [rdi + 112], r14
    mov r15, [rdi + 120]
    adcx r15, r15
    adox r15, rcx
    mov [rdi + 120], r15
    mov rdx, [rsi + 64]
    mulx rcx, rax, rdx
    mov r8, [rdi + 128]
    adcx r8, r8
    adox r8, rax
    mov [rdi + 128], r8
    mov r9, [rdi + 136]
    adcx r9, r9
    adox r9, rcx
    mov [rdi + 136], r9
    mov rdx, [rsi + 72]
    mulx rcx, rax, rdx
    mov r10, [rdi + 144]
    adcx r10, r10
    adox r10, rax
    mov [rdi + 144], r10
    mov r11, [rdi + 152]
    adcx r11, r11
    adox r11, rcx
    mov [rdi + 152], r11
    mov rdx, [rsi + 80]
    mulx rcx, rax, rdx
    mov r12, [rdi + 160]
    adcx r12, r12
    adox r12, rax
    mov [rdi + 160], r12
    mov r13, [rdi + 168]
    adcx r13, r13
    adox r13, rcx
    mov [rdi + 168], r13
    mov rdx, [rsi + 88]
    mulx rcx, rax, rdx
    mov r14, [rdi + 176]
    adcx r14, r14
    adox r14, rax
    mov [rdi + 176], r14
    mov r15, [rdi + 184]
    adcx r15, r15
    adox r15, rcx
    mov [rdi + 184], r15
    mov rdx, [rsi + 96]
    mulx rcx, rax, rdx
    mov r8, [rdi + 192]
    adcx r8, r8
    adox r8, rax
    mov [rdi + 192], r8
    mov r9, [rdi + 200]
    adcx r9, r9
    adox r9, rcx
    mov [rdi + 200], r9
    mov rdx, [rsi + 104]
    mulx rcx, rax, rdx
    mov r10, [rdi + 208]
    adcx r10, r10
    adox r10, rax
    mov [rdi + 208], r10
    mov r11, [rdi + 216]
    adcx r11, r11
    adox r11, rcx
    mov [rdi + 216], r11
    mov rdx, [rsi + 112]
    mulx rcx, rax, rdx
    mov r12, [rdi + 224]
    adcx r12, r12
    adox r12, rax
    mov [rdi + 224], r12
    mov r13, [rdi + 232]
    adcx r13, r13
    adox r13, rcx
    mov [rdi + 232], r13
    mov rdx, [rsi + 120]
    mulx rcx, rax, rdx
    mov r14, [rdi + 240]
    adcx r14, r14
    adox r14, rax
    mov [rdi + 240], r14
    adcx rcx, rbp
    adox rcx, rbp
    mov [rdi + 248], rcx
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
    SIZE(sangi_mp_sqr_16_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
