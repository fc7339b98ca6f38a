/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The upper half of a product of two blocks; limb products below it are left out.
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

/* (w : z_0) <- z_0 + the sum of x_i y_j W^(i + j - 0) over i + j >= 0; i, j < 1 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_high_1_x64)
    .globl SYMBOL(sangi_mp_high_1_x64)
    KIND(sangi_mp_high_1_x64)
    .p2align 5
SYMBOL(sangi_mp_high_1_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rcx
    mov rcx, rdx
    mov r8, [rdi]
    /* x_0 by the highest 1 limbs of y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, rax, [rcx]
    adcx r8, rax
    mov eax, 0
    adcx r9, rax
    mov [rdi], r8
    mov rax, [FRAME - 8]
    mov [rax], r9
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_high_1_x64)

/* (w : z_0) <- z_0 + the sum of x_i y_j W^(i + j - 1) over i + j >= 1; i, j < 2 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_high_2_x64)
    .globl SYMBOL(sangi_mp_high_2_x64)
    KIND(sangi_mp_high_2_x64)
    .p2align 5
SYMBOL(sangi_mp_high_2_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rcx
    mov rcx, rdx
    mov r8, [rdi]
    /* x_0 by the highest 1 limbs of y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    mov eax, 0
    adcx r9, rax
    /* x_1 by the highest 2 limbs of y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 8]
    adcx r9, rax
    mov eax, 0
    adcx r10, rax
    adox r10, rax
    mov [rdi], r8
    mov rax, [FRAME - 8]
    mov [rax], r9
    mov [rax + 8], r10
    RELEASE
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_high_2_x64)

/* (w : z_0) <- z_0 + the sum of x_i y_j W^(i + j - 2) over i + j >= 2; i, j < 3 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_high_3_x64)
    .globl SYMBOL(sangi_mp_high_3_x64)
    KIND(sangi_mp_high_3_x64)
    .p2align 5
SYMBOL(sangi_mp_high_3_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rcx
    mov rcx, rdx
    mov r8, [rdi]
    /* x_0 by the highest 1 limbs of y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, rax, [rcx + 16]
    adcx r8, rax
    mov eax, 0
    adcx r9, rax
    /* x_1 by the highest 2 limbs of y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    mov eax, 0
    adcx r10, rax
    adox r10, rax
    /* x_2 by the highest 3 limbs of y */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rcx + 16]
    adcx r10, rax
    mov eax, 0
    adcx r11, rax
    adox r11, rax
    mov [rdi], r8
    mov rax, [FRAME - 8]
    mov [rax], r9
    mov [rax + 8], r10
    mov [rax + 16], r11
    RELEASE
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_high_3_x64)

/* (w : z_0) <- z_0 + the sum of x_i y_j W^(i + j - 3) over i + j >= 3; i, j < 4 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_high_4_x64)
    .globl SYMBOL(sangi_mp_high_4_x64)
    KIND(sangi_mp_high_4_x64)
    .p2align 5
SYMBOL(sangi_mp_high_4_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    push r12
    PUSHED(r12)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rcx
    mov rcx, rdx
    mov r8, [rdi]
    /* x_0 by the highest 1 limbs of y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, rax, [rcx + 24]
    adcx r8, rax
    mov eax, 0
    adcx r9, rax
    /* x_1 by the highest 2 limbs of y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rax, [rcx + 16]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 24]
    adcx r9, rax
    mov eax, 0
    adcx r10, rax
    adox r10, rax
    /* x_2 by the highest 3 limbs of y */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    mov eax, 0
    adcx r11, rax
    adox r11, rax
    /* x_3 by the highest 4 limbs of y */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rcx + 24]
    adcx r11, rax
    mov eax, 0
    adcx r12, rax
    adox r12, rax
    mov [rdi], r8
    mov rax, [FRAME - 8]
    mov [rax], r9
    mov [rax + 8], r10
    mov [rax + 16], r11
    mov [rax + 24], r12
    RELEASE
    pop r12
    POPPED(r12)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_high_4_x64)

/* (w : z_0) <- z_0 + the sum of x_i y_j W^(i + j - 4) over i + j >= 4; i, j < 5 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_high_5_x64)
    .globl SYMBOL(sangi_mp_high_5_x64)
    KIND(sangi_mp_high_5_x64)
    .p2align 5
SYMBOL(sangi_mp_high_5_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rcx
    mov rcx, rdx
    mov r8, [rdi]
    /* x_0 by the highest 1 limbs of y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, rax, [rcx + 32]
    adcx r8, rax
    mov eax, 0
    adcx r9, rax
    /* x_1 by the highest 2 limbs of y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rax, [rcx + 24]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 32]
    adcx r9, rax
    mov eax, 0
    adcx r10, rax
    adox r10, rax
    /* x_2 by the highest 3 limbs of y */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rbx, rax, [rcx + 16]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rcx + 32]
    adcx r10, rax
    mov eax, 0
    adcx r11, rax
    adox r11, rax
    /* x_3 by the highest 4 limbs of y */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rcx + 32]
    adcx r11, rax
    mov eax, 0
    adcx r12, rax
    adox r12, rax
    /* x_4 by the highest 5 limbs of y */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r11, rax
    adox r12, rbx
    mulx r13, rax, [rcx + 32]
    adcx r12, rax
    mov eax, 0
    adcx r13, rax
    adox r13, rax
    mov [rdi], r8
    mov rax, [FRAME - 8]
    mov [rax], r9
    mov [rax + 8], r10
    mov [rax + 16], r11
    mov [rax + 24], r12
    mov [rax + 32], r13
    RELEASE
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_high_5_x64)

/* (w : z_0) <- z_0 + the sum of x_i y_j W^(i + j - 5) over i + j >= 5; i, j < 6 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_high_6_x64)
    .globl SYMBOL(sangi_mp_high_6_x64)
    KIND(sangi_mp_high_6_x64)
    .p2align 5
SYMBOL(sangi_mp_high_6_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    push r14
    PUSHED(r14)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rcx
    mov rcx, rdx
    mov r8, [rdi]
    /* x_0 by the highest 1 limbs of y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, rax, [rcx + 40]
    adcx r8, rax
    mov eax, 0
    adcx r9, rax
    /* x_1 by the highest 2 limbs of y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rax, [rcx + 32]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 40]
    adcx r9, rax
    mov eax, 0
    adcx r10, rax
    adox r10, rax
    /* x_2 by the highest 3 limbs of y */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rbx, rax, [rcx + 24]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rcx + 40]
    adcx r10, rax
    mov eax, 0
    adcx r11, rax
    adox r11, rax
    /* x_3 by the highest 4 limbs of y */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rbx, rax, [rcx + 16]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rcx + 40]
    adcx r11, rax
    mov eax, 0
    adcx r12, rax
    adox r12, rax
    /* x_4 by the highest 5 limbs of y */
    mov rdx, [rsi + 32]
    xor eax, eax
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
    mulx r13, rax, [rcx + 40]
    adcx r12, rax
    mov eax, 0
    adcx r13, rax
    adox r13, rax
    /* x_5 by the highest 6 limbs of y */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r12, rax
    adox r13, rbx
    mulx r14, rax, [rcx + 40]
    adcx r13, rax
    mov eax, 0
    adcx r14, rax
    adox r14, rax
    mov [rdi], r8
    mov rax, [FRAME - 8]
    mov [rax], r9
    mov [rax + 8], r10
    mov [rax + 16], r11
    mov [rax + 24], r12
    mov [rax + 32], r13
    mov [rax + 40], r14
    RELEASE
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
    SIZE(sangi_mp_high_6_x64)

/* (w : z_0) <- z_0 + the sum of x_i y_j W^(i + j - 6) over i + j >= 6; i, j < 7 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_high_7_x64)
    .globl SYMBOL(sangi_mp_high_7_x64)
    KIND(sangi_mp_high_7_x64)
    .p2align 5
SYMBOL(sangi_mp_high_7_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rcx
    mov rcx, rdx
    mov r8, [rdi]
    /* x_0 by the highest 1 limbs of y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, rax, [rcx + 48]
    adcx r8, rax
    mov eax, 0
    adcx r9, rax
    /* x_1 by the highest 2 limbs of y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rax, [rcx + 40]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 48]
    adcx r9, rax
    mov eax, 0
    adcx r10, rax
    adox r10, rax
    /* x_2 by the highest 3 limbs of y */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rbx, rax, [rcx + 32]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rcx + 48]
    adcx r10, rax
    mov eax, 0
    adcx r11, rax
    adox r11, rax
    /* x_3 by the highest 4 limbs of y */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rbx, rax, [rcx + 24]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rcx + 48]
    adcx r11, rax
    mov eax, 0
    adcx r12, rax
    adox r12, rax
    /* x_4 by the highest 5 limbs of y */
    mov rdx, [rsi + 32]
    xor eax, eax
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
    mulx r13, rax, [rcx + 48]
    adcx r12, rax
    mov eax, 0
    adcx r13, rax
    adox r13, rax
    /* x_5 by the highest 6 limbs of y */
    mov rdx, [rsi + 40]
    xor eax, eax
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
    mulx r14, rax, [rcx + 48]
    adcx r13, rax
    mov eax, 0
    adcx r14, rax
    adox r14, rax
    /* x_6 by the highest 7 limbs of y */
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r13, rax
    adox r14, rbx
    mulx r15, rax, [rcx + 48]
    adcx r14, rax
    mov eax, 0
    adcx r15, rax
    adox r15, rax
    mov [rdi], r8
    mov rax, [FRAME - 8]
    mov [rax], r9
    mov [rax + 8], r10
    mov [rax + 16], r11
    mov [rax + 24], r12
    mov [rax + 32], r13
    mov [rax + 40], r14
    mov [rax + 48], r15
    RELEASE
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
    SIZE(sangi_mp_high_7_x64)

/* (w : z_0) <- z_0 + the sum of x_i y_j W^(i + j - 7) over i + j >= 7; i, j < 8 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_high_8_x64)
    .globl SYMBOL(sangi_mp_high_8_x64)
    KIND(sangi_mp_high_8_x64)
    .p2align 5
SYMBOL(sangi_mp_high_8_x64):
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
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rcx
    mov rcx, rdx
    mov r8, [rdi]
    /* x_0 by the highest 1 limbs of y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, rax, [rcx + 56]
    adcx r8, rax
    mov eax, 0
    adcx r9, rax
    /* x_1 by the highest 2 limbs of y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rax, [rcx + 48]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 56]
    adcx r9, rax
    mov eax, 0
    adcx r10, rax
    adox r10, rax
    /* x_2 by the highest 3 limbs of y */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rbx, rax, [rcx + 40]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 48]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rcx + 56]
    adcx r10, rax
    mov eax, 0
    adcx r11, rax
    adox r11, rax
    /* x_3 by the highest 4 limbs of y */
    mov rdx, [rsi + 24]
    xor eax, eax
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
    mov eax, 0
    adcx r12, rax
    adox r12, rax
    /* x_4 by the highest 5 limbs of y */
    mov rdx, [rsi + 32]
    xor eax, eax
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
    mov eax, 0
    adcx r13, rax
    adox r13, rax
    /* x_5 by the highest 6 limbs of y */
    mov rdx, [rsi + 40]
    xor eax, eax
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
    mov eax, 0
    adcx r14, rax
    adox r14, rax
    /* x_6 by the highest 7 limbs of y */
    mov rdx, [rsi + 48]
    xor eax, eax
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
    mov eax, 0
    adcx r15, rax
    adox r15, rax
    /* x_7 by the highest 8 limbs of y */
    mov rdx, [rsi + 56]
    xor eax, eax
    mulx rbx, rax, [rcx]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rcx + 48]
    adcx r14, rax
    adox r15, rbx
    mulx rbp, rax, [rcx + 56]
    adcx r15, rax
    mov eax, 0
    adcx rbp, rax
    adox rbp, rax
    mov [rdi], r8
    mov rax, [FRAME - 8]
    mov [rax], r9
    mov [rax + 8], r10
    mov [rax + 16], r11
    mov [rax + 24], r12
    mov [rax + 32], r13
    mov [rax + 40], r14
    mov [rax + 48], r15
    mov [rax + 56], rbp
    RELEASE
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
    SIZE(sangi_mp_high_8_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
