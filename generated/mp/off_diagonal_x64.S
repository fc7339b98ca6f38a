/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The off-diagonal products x_i x_j, i < j, of a block: those that a square doubles.
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

/* (w : z) <- z + the sum of x_i x_j W^(i + j) over i < j < 1 */
/* rdi = z, rsi = x, rdx = w */
    HIDE(sangi_mp_off_diagonal_1_x64)
    .globl SYMBOL(sangi_mp_off_diagonal_1_x64)
    KIND(sangi_mp_off_diagonal_1_x64)
    .p2align 5
SYMBOL(sangi_mp_off_diagonal_1_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    UNWIND(endprologue)
    mov rcx, rdx
    mov eax, 0
    mov [rcx], rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_off_diagonal_1_x64)

/* (w : z) <- z + the sum of x_i x_j W^(i + j) over i < j < 2 */
/* rdi = z, rsi = x, rdx = w */
    HIDE(sangi_mp_off_diagonal_2_x64)
    .globl SYMBOL(sangi_mp_off_diagonal_2_x64)
    KIND(sangi_mp_off_diagonal_2_x64)
    .p2align 5
SYMBOL(sangi_mp_off_diagonal_2_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    UNWIND(endprologue)
    mov r8, [rdi + 8]
    mov rcx, rdx
    /* x_0 by the limbs above it */
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, rax, [rsi + 8]
    adcx r8, rax
    mov eax, 0
    adcx r9, rax
    mov [rdi + 8], r8
    mov [rcx], r9
    mov eax, 0
    mov [rcx + 8], rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_off_diagonal_2_x64)

/* (w : z) <- z + the sum of x_i x_j W^(i + j) over i < j < 3 */
/* rdi = z, rsi = x, rdx = w */
    HIDE(sangi_mp_off_diagonal_3_x64)
    .globl SYMBOL(sangi_mp_off_diagonal_3_x64)
    KIND(sangi_mp_off_diagonal_3_x64)
    .p2align 5
SYMBOL(sangi_mp_off_diagonal_3_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    UNWIND(endprologue)
    mov r8, [rdi + 8]
    mov r9, [rdi + 16]
    mov rcx, rdx
    /* x_0 by the limbs above it */
    mov rdx, [rsi]
    xor eax, eax
    mulx rbx, rax, [rsi + 8]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rsi + 16]
    adcx r9, rax
    mov eax, 0
    adcx r10, rax
    adox r10, rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    /* x_1 by the limbs above it */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx r11, rax, [rsi + 16]
    adcx r10, rax
    mov eax, 0
    adcx r11, rax
    mov [rcx], r10
    mov [rcx + 8], r11
    mov eax, 0
    mov [rcx + 16], rax
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_off_diagonal_3_x64)

/* (w : z) <- z + the sum of x_i x_j W^(i + j) over i < j < 4 */
/* rdi = z, rsi = x, rdx = w */
    HIDE(sangi_mp_off_diagonal_4_x64)
    .globl SYMBOL(sangi_mp_off_diagonal_4_x64)
    KIND(sangi_mp_off_diagonal_4_x64)
    .p2align 5
SYMBOL(sangi_mp_off_diagonal_4_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    UNWIND(endprologue)
    mov r8, [rdi + 8]
    mov r9, [rdi + 16]
    mov r10, [rdi + 24]
    mov rcx, rdx
    /* x_0 by the limbs above it */
    mov rdx, [rsi]
    xor eax, eax
    mulx rbx, rax, [rsi + 8]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rsi + 24]
    adcx r10, rax
    mov eax, 0
    adcx r11, rax
    adox r11, rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    /* x_1 by the limbs above it */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rax, [rsi + 16]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rsi + 24]
    adcx r11, rax
    mov eax, 0
    adcx r12, rax
    adox r12, rax
    mov [rdi + 24], r10
    mov [rcx], r11
    /* x_2 by the limbs above it */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx r13, rax, [rsi + 24]
    adcx r12, rax
    mov eax, 0
    adcx r13, rax
    mov [rcx + 8], r12
    mov [rcx + 16], r13
    mov eax, 0
    mov [rcx + 24], rax
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_off_diagonal_4_x64)

/* (w : z) <- z + the sum of x_i x_j W^(i + j) over i < j < 5 */
/* rdi = z, rsi = x, rdx = w */
    HIDE(sangi_mp_off_diagonal_5_x64)
    .globl SYMBOL(sangi_mp_off_diagonal_5_x64)
    KIND(sangi_mp_off_diagonal_5_x64)
    .p2align 5
SYMBOL(sangi_mp_off_diagonal_5_x64):
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
    mov r8, [rdi + 8]
    mov r9, [rdi + 16]
    mov r10, [rdi + 24]
    mov r11, [rdi + 32]
    mov rcx, rdx
    /* x_0 by the limbs above it */
    mov rdx, [rsi]
    xor eax, eax
    mulx rbx, rax, [rsi + 8]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rsi + 32]
    adcx r11, rax
    mov eax, 0
    adcx r12, rax
    adox r12, rax
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
    mulx r13, rax, [rsi + 32]
    adcx r12, rax
    mov eax, 0
    adcx r13, rax
    adox r13, rax
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    /* x_2 by the limbs above it */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rbx, rax, [rsi + 24]
    adcx r12, rax
    adox r13, rbx
    mulx r14, rax, [rsi + 32]
    adcx r13, rax
    mov eax, 0
    adcx r14, rax
    adox r14, rax
    mov [rcx], r12
    mov [rcx + 8], r13
    /* x_3 by the limbs above it */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx r15, rax, [rsi + 32]
    adcx r14, rax
    mov eax, 0
    adcx r15, rax
    mov [rcx + 16], r14
    mov [rcx + 24], r15
    mov eax, 0
    mov [rcx + 32], rax
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
    SIZE(sangi_mp_off_diagonal_5_x64)

/* (w : z) <- z + the sum of x_i x_j W^(i + j) over i < j < 6 */
/* rdi = z, rsi = x, rdx = w */
    HIDE(sangi_mp_off_diagonal_6_x64)
    .globl SYMBOL(sangi_mp_off_diagonal_6_x64)
    KIND(sangi_mp_off_diagonal_6_x64)
    .p2align 5
SYMBOL(sangi_mp_off_diagonal_6_x64):
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
    mov r8, [rdi + 8]
    mov r9, [rdi + 16]
    mov r10, [rdi + 24]
    mov r11, [rdi + 32]
    mov r12, [rdi + 40]
    mov rcx, rdx
    /* x_0 by the limbs above it */
    mov rdx, [rsi]
    xor eax, eax
    mulx rbx, rax, [rsi + 8]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r11, rax
    adox r12, rbx
    mulx r13, rax, [rsi + 40]
    adcx r12, rax
    mov eax, 0
    adcx r13, rax
    adox r13, rax
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
    mulx r14, rax, [rsi + 40]
    adcx r13, rax
    mov eax, 0
    adcx r14, rax
    adox r14, rax
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
    mulx r15, rax, [rsi + 40]
    adcx r14, rax
    mov eax, 0
    adcx r15, rax
    adox r15, rax
    mov [rdi + 40], r12
    mov [rcx], r13
    /* x_3 by the limbs above it */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rbx, rax, [rsi + 32]
    adcx r14, rax
    adox r15, rbx
    mulx r8, rax, [rsi + 40]
    adcx r15, rax
    mov eax, 0
    adcx r8, rax
    adox r8, rax
    mov [rcx + 8], r14
    mov [rcx + 16], r15
    /* x_4 by the limbs above it */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx r9, rax, [rsi + 40]
    adcx r8, rax
    mov eax, 0
    adcx r9, rax
    mov [rcx + 24], r8
    mov [rcx + 32], r9
    mov eax, 0
    mov [rcx + 40], rax
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
    SIZE(sangi_mp_off_diagonal_6_x64)

/* (w : z) <- z + the sum of x_i x_j W^(i + j) over i < j < 7 */
/* rdi = z, rsi = x, rdx = w */
    HIDE(sangi_mp_off_diagonal_7_x64)
    .globl SYMBOL(sangi_mp_off_diagonal_7_x64)
    KIND(sangi_mp_off_diagonal_7_x64)
    .p2align 5
SYMBOL(sangi_mp_off_diagonal_7_x64):
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
    mov r8, [rdi + 8]
    mov r9, [rdi + 16]
    mov r10, [rdi + 24]
    mov r11, [rdi + 32]
    mov r12, [rdi + 40]
    mov r13, [rdi + 48]
    mov rcx, rdx
    /* x_0 by the limbs above it */
    mov rdx, [rsi]
    xor eax, eax
    mulx rbx, rax, [rsi + 8]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r12, rax
    adox r13, rbx
    mulx r14, rax, [rsi + 48]
    adcx r13, rax
    mov eax, 0
    adcx r14, rax
    adox r14, rax
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
    mulx r15, rax, [rsi + 48]
    adcx r14, rax
    mov eax, 0
    adcx r15, rax
    adox r15, rax
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
    mulx r8, rax, [rsi + 48]
    adcx r15, rax
    mov eax, 0
    adcx r8, rax
    adox r8, rax
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
    mulx r9, rax, [rsi + 48]
    adcx r8, rax
    mov eax, 0
    adcx r9, rax
    adox r9, rax
    mov [rcx], r14
    mov [rcx + 8], r15
    /* x_4 by the limbs above it */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rbx, rax, [rsi + 40]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rsi + 48]
    adcx r9, rax
    mov eax, 0
    adcx r10, rax
    adox r10, rax
    mov [rcx + 16], r8
    mov [rcx + 24], r9
    /* x_5 by the limbs above it */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx r11, rax, [rsi + 48]
    adcx r10, rax
    mov eax, 0
    adcx r11, rax
    mov [rcx + 32], r10
    mov [rcx + 40], r11
    mov eax, 0
    mov [rcx + 48], rax
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
    SIZE(sangi_mp_off_diagonal_7_x64)

/* (w : z) <- z + the sum of x_i x_j W^(i + j) over i < j < 8 */
/* rdi = z, rsi = x, rdx = w */
    HIDE(sangi_mp_off_diagonal_8_x64)
    .globl SYMBOL(sangi_mp_off_diagonal_8_x64)
    KIND(sangi_mp_off_diagonal_8_x64)
    .p2align 5
SYMBOL(sangi_mp_off_diagonal_8_x64):
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
    mov r8, [rdi + 8]
    mov r9, [rdi + 16]
    mov r10, [rdi + 24]
    mov r11, [rdi + 32]
    mov r12, [rdi + 40]
    mov r13, [rdi + 48]
    mov r14, [rdi + 56]
    mov rcx, rdx
    /* x_0 by the limbs above it */
    mov rdx, [rsi]
    xor eax, eax
    mulx rbx, rax, [rsi + 8]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rsi + 48]
    adcx r13, rax
    adox r14, rbx
    mulx r15, rax, [rsi + 56]
    adcx r14, rax
    mov eax, 0
    adcx r15, rax
    adox r15, rax
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
    mov eax, 0
    adcx r8, rax
    adox r8, rax
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
    mov eax, 0
    adcx r9, rax
    adox r9, rax
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
    mov eax, 0
    adcx r10, rax
    adox r10, rax
    mov [rdi + 56], r14
    mov [rcx], r15
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
    mov eax, 0
    adcx r11, rax
    adox r11, rax
    mov [rcx + 8], r8
    mov [rcx + 16], r9
    /* x_5 by the limbs above it */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rbx, rax, [rsi + 48]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rsi + 56]
    adcx r11, rax
    mov eax, 0
    adcx r12, rax
    adox r12, rax
    mov [rcx + 24], r10
    mov [rcx + 32], r11
    /* x_6 by the limbs above it */
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx r13, rax, [rsi + 56]
    adcx r12, rax
    mov eax, 0
    adcx r13, rax
    mov [rcx + 40], r12
    mov [rcx + 48], r13
    mov eax, 0
    mov [rcx + 56], rax
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
    SIZE(sangi_mp_off_diagonal_8_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
