/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Montgomery reduction: up to 8 limbs of the quotient.
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
#define ENTER_5 ENTER_4; mov r8, [rsp + 56]
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

/* q <- t (-1/m) mod W^1, w <- (t + q m) / W^1 */
/* @pre n0 = -1/m mod W */
/* rdi = q, rsi = t, rdx = m, rcx = n0, r8 = w */
    HIDE(sangi_mp_reduce_1_x64)
    .globl SYMBOL(sangi_mp_reduce_1_x64)
    KIND(sangi_mp_reduce_1_x64)
    .p2align 5
SYMBOL(sangi_mp_reduce_1_x64):
    .cfi_startproc
    endbr64
    ENTER(5)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rcx
    mov r8, [rsi]
    mov rsi, rdx
    mov ebp, 0
    mov rdx, r8
    mulx rax, rcx, [FRAME - 16]
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, rcx
    mov [rdi], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r8, rax
    mov r8, rbx
    adcx r8, rbp
    mov rax, [FRAME - 8]
    mov [rax], r8
    RELEASE
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_reduce_1_x64)

/* q <- t (-1/m) mod W^2, w <- (t + q m) / W^2 */
/* @pre n0 = -1/m mod W */
/* rdi = q, rsi = t, rdx = m, rcx = n0, r8 = w */
    HIDE(sangi_mp_reduce_2_x64)
    .globl SYMBOL(sangi_mp_reduce_2_x64)
    KIND(sangi_mp_reduce_2_x64)
    .p2align 5
SYMBOL(sangi_mp_reduce_2_x64):
    .cfi_startproc
    endbr64
    ENTER(5)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rcx
    mov r9, [rsi + 8]
    mov r8, [rsi]
    mov rsi, rdx
    mov ebp, 0
    mov rdx, r8
    mulx rax, rcx, [FRAME - 16]
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, rcx
    mov [rdi], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r8, rax
    adox r9, rbx
    mulx r8, rax, [rsi + 8]
    adcx r9, rax
    mov rdx, r9
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi]
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, rcx
    mov [rdi + 8], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r9, rax
    adox r8, rbx
    mulx r9, rax, [rsi + 8]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    mov rax, [FRAME - 8]
    mov [rax], r8
    mov [rax + 8], r9
    RELEASE
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_reduce_2_x64)

/* q <- t (-1/m) mod W^3, w <- (t + q m) / W^3 */
/* @pre n0 = -1/m mod W */
/* rdi = q, rsi = t, rdx = m, rcx = n0, r8 = w */
    HIDE(sangi_mp_reduce_3_x64)
    .globl SYMBOL(sangi_mp_reduce_3_x64)
    KIND(sangi_mp_reduce_3_x64)
    .p2align 5
SYMBOL(sangi_mp_reduce_3_x64):
    .cfi_startproc
    endbr64
    ENTER(5)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rcx
    mov r10, [rsi + 16]
    mov r9, [rsi + 8]
    mov r8, [rsi]
    mov rsi, rdx
    mov ebp, 0
    mov rdx, r8
    mulx rax, rcx, [FRAME - 16]
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, rcx
    mov [rdi], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r9, rax
    mov rdx, r9
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi]
    adox r10, rbx
    mulx r8, rax, [rsi + 16]
    adcx r10, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, rcx
    mov [rdi + 8], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r10, rax
    mov rdx, r10
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 8]
    adox r8, rbx
    mulx r9, rax, [rsi + 16]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, rcx
    mov [rdi + 16], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r10, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rsi + 16]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    mov rax, [FRAME - 8]
    mov [rax], r8
    mov [rax + 8], r9
    mov [rax + 16], r10
    RELEASE
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_reduce_3_x64)

/* q <- t (-1/m) mod W^4, w <- (t + q m) / W^4 */
/* @pre n0 = -1/m mod W */
/* rdi = q, rsi = t, rdx = m, rcx = n0, r8 = w */
    HIDE(sangi_mp_reduce_4_x64)
    .globl SYMBOL(sangi_mp_reduce_4_x64)
    KIND(sangi_mp_reduce_4_x64)
    .p2align 5
SYMBOL(sangi_mp_reduce_4_x64):
    .cfi_startproc
    endbr64
    ENTER(5)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rcx
    mov r11, [rsi + 24]
    mov r10, [rsi + 16]
    mov r9, [rsi + 8]
    mov r8, [rsi]
    mov rsi, rdx
    mov ebp, 0
    mov rdx, r8
    mulx rax, rcx, [FRAME - 16]
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, rcx
    mov [rdi], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r9, rax
    mov rdx, r9
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi]
    adox r10, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r10, rax
    adox r11, rbx
    mulx r8, rax, [rsi + 24]
    adcx r11, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, rcx
    mov [rdi + 8], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r10, rax
    mov rdx, r10
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 8]
    adox r11, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r11, rax
    adox r8, rbx
    mulx r9, rax, [rsi + 24]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, rcx
    mov [rdi + 16], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r11, rax
    mov rdx, r11
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 16]
    adox r8, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rsi + 24]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    /* q_3 = w_0 n0; w <- (w + q_3 m) / W */
    mov rdx, rcx
    mov [rdi + 24], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r11, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rsi + 24]
    adcx r10, rax
    adox r11, rbp
    mulx rax, rax, rdx
    adcx r11, rbp
    mov rax, [FRAME - 8]
    mov [rax], r8
    mov [rax + 8], r9
    mov [rax + 16], r10
    mov [rax + 24], r11
    RELEASE
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_reduce_4_x64)

/* q <- t (-1/m) mod W^5, w <- (t + q m) / W^5 */
/* @pre n0 = -1/m mod W */
/* rdi = q, rsi = t, rdx = m, rcx = n0, r8 = w */
    HIDE(sangi_mp_reduce_5_x64)
    .globl SYMBOL(sangi_mp_reduce_5_x64)
    KIND(sangi_mp_reduce_5_x64)
    .p2align 5
SYMBOL(sangi_mp_reduce_5_x64):
    .cfi_startproc
    endbr64
    ENTER(5)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rcx
    mov r12, [rsi + 32]
    mov r11, [rsi + 24]
    mov r10, [rsi + 16]
    mov r9, [rsi + 8]
    mov r8, [rsi]
    mov rsi, rdx
    mov ebp, 0
    mov rdx, r8
    mulx rax, rcx, [FRAME - 16]
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, rcx
    mov [rdi], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r9, rax
    mov rdx, r9
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi]
    adox r10, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r11, rax
    adox r12, rbx
    mulx r8, rax, [rsi + 32]
    adcx r12, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, rcx
    mov [rdi + 8], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r10, rax
    mov rdx, r10
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 8]
    adox r11, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r12, rax
    adox r8, rbx
    mulx r9, rax, [rsi + 32]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, rcx
    mov [rdi + 16], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r11, rax
    mov rdx, r11
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 16]
    adox r12, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r12, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rsi + 32]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    /* q_3 = w_0 n0; w <- (w + q_3 m) / W */
    mov rdx, rcx
    mov [rdi + 24], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r12, rax
    mov rdx, r12
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 24]
    adox r8, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rsi + 32]
    adcx r10, rax
    adox r11, rbp
    mulx rax, rax, rdx
    adcx r11, rbp
    /* q_4 = w_0 n0; w <- (w + q_4 m) / W */
    mov rdx, rcx
    mov [rdi + 32], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r12, rax
    adox r8, rbx
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
    adox r12, rbp
    mulx rax, rax, rdx
    adcx r12, rbp
    mov rax, [FRAME - 8]
    mov [rax], r8
    mov [rax + 8], r9
    mov [rax + 16], r10
    mov [rax + 24], r11
    mov [rax + 32], r12
    RELEASE
    pop r12
    POPPED(r12)
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_reduce_5_x64)

/* q <- t (-1/m) mod W^6, w <- (t + q m) / W^6 */
/* @pre n0 = -1/m mod W */
/* rdi = q, rsi = t, rdx = m, rcx = n0, r8 = w */
    HIDE(sangi_mp_reduce_6_x64)
    .globl SYMBOL(sangi_mp_reduce_6_x64)
    KIND(sangi_mp_reduce_6_x64)
    .p2align 5
SYMBOL(sangi_mp_reduce_6_x64):
    .cfi_startproc
    endbr64
    ENTER(5)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rcx
    mov r13, [rsi + 40]
    mov r12, [rsi + 32]
    mov r11, [rsi + 24]
    mov r10, [rsi + 16]
    mov r9, [rsi + 8]
    mov r8, [rsi]
    mov rsi, rdx
    mov ebp, 0
    mov rdx, r8
    mulx rax, rcx, [FRAME - 16]
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, rcx
    mov [rdi], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r9, rax
    mov rdx, r9
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi]
    adox r10, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r12, rax
    adox r13, rbx
    mulx r8, rax, [rsi + 40]
    adcx r13, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, rcx
    mov [rdi + 8], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r10, rax
    mov rdx, r10
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 8]
    adox r11, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r13, rax
    adox r8, rbx
    mulx r9, rax, [rsi + 40]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, rcx
    mov [rdi + 16], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r11, rax
    mov rdx, r11
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 16]
    adox r12, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r13, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rsi + 40]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    /* q_3 = w_0 n0; w <- (w + q_3 m) / W */
    mov rdx, rcx
    mov [rdi + 24], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r12, rax
    mov rdx, r12
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 24]
    adox r13, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r13, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rsi + 40]
    adcx r10, rax
    adox r11, rbp
    mulx rax, rax, rdx
    adcx r11, rbp
    /* q_4 = w_0 n0; w <- (w + q_4 m) / W */
    mov rdx, rcx
    mov [rdi + 32], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r13, rax
    mov rdx, r13
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 32]
    adox r8, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rsi + 40]
    adcx r11, rax
    adox r12, rbp
    mulx rax, rax, rdx
    adcx r12, rbp
    /* q_5 = w_0 n0; w <- (w + q_5 m) / W */
    mov rdx, rcx
    mov [rdi + 40], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r13, rax
    adox r8, rbx
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
    adox r13, rbp
    mulx rax, rax, rdx
    adcx r13, rbp
    mov rax, [FRAME - 8]
    mov [rax], r8
    mov [rax + 8], r9
    mov [rax + 16], r10
    mov [rax + 24], r11
    mov [rax + 32], r12
    mov [rax + 40], r13
    RELEASE
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
    SIZE(sangi_mp_reduce_6_x64)

/* q <- t (-1/m) mod W^7, w <- (t + q m) / W^7 */
/* @pre n0 = -1/m mod W */
/* rdi = q, rsi = t, rdx = m, rcx = n0, r8 = w */
    HIDE(sangi_mp_reduce_7_x64)
    .globl SYMBOL(sangi_mp_reduce_7_x64)
    KIND(sangi_mp_reduce_7_x64)
    .p2align 5
SYMBOL(sangi_mp_reduce_7_x64):
    .cfi_startproc
    endbr64
    ENTER(5)
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
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rcx
    mov r14, [rsi + 48]
    mov r13, [rsi + 40]
    mov r12, [rsi + 32]
    mov r11, [rsi + 24]
    mov r10, [rsi + 16]
    mov r9, [rsi + 8]
    mov r8, [rsi]
    mov rsi, rdx
    mov ebp, 0
    mov rdx, r8
    mulx rax, rcx, [FRAME - 16]
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, rcx
    mov [rdi], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r9, rax
    mov rdx, r9
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi]
    adox r10, rbx
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
    mulx r8, rax, [rsi + 48]
    adcx r14, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, rcx
    mov [rdi + 8], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r10, rax
    mov rdx, r10
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 8]
    adox r11, rbx
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
    adox r8, rbx
    mulx r9, rax, [rsi + 48]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, rcx
    mov [rdi + 16], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r11, rax
    mov rdx, r11
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 16]
    adox r12, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r14, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rsi + 48]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    /* q_3 = w_0 n0; w <- (w + q_3 m) / W */
    mov rdx, rcx
    mov [rdi + 24], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r12, rax
    mov rdx, r12
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 24]
    adox r13, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r14, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rsi + 48]
    adcx r10, rax
    adox r11, rbp
    mulx rax, rax, rdx
    adcx r11, rbp
    /* q_4 = w_0 n0; w <- (w + q_4 m) / W */
    mov rdx, rcx
    mov [rdi + 32], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r13, rax
    mov rdx, r13
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 32]
    adox r14, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r14, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rsi + 48]
    adcx r11, rax
    adox r12, rbp
    mulx rax, rax, rdx
    adcx r12, rbp
    /* q_5 = w_0 n0; w <- (w + q_5 m) / W */
    mov rdx, rcx
    mov [rdi + 40], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r14, rax
    mov rdx, r14
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 40]
    adox r8, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r11, rax
    adox r12, rbx
    mulx r13, rax, [rsi + 48]
    adcx r12, rax
    adox r13, rbp
    mulx rax, rax, rdx
    adcx r13, rbp
    /* q_6 = w_0 n0; w <- (w + q_6 m) / W */
    mov rdx, rcx
    mov [rdi + 48], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r14, rax
    adox r8, rbx
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
    adox r14, rbp
    mulx rax, rax, rdx
    adcx r14, rbp
    mov rax, [FRAME - 8]
    mov [rax], r8
    mov [rax + 8], r9
    mov [rax + 16], r10
    mov [rax + 24], r11
    mov [rax + 32], r12
    mov [rax + 40], r13
    mov [rax + 48], r14
    RELEASE
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
    SIZE(sangi_mp_reduce_7_x64)

/* q <- t (-1/m) mod W^8, w <- (t + q m) / W^8 */
/* @pre n0 = -1/m mod W */
/* rdi = q, rsi = t, rdx = m, rcx = n0, r8 = w */
    HIDE(sangi_mp_reduce_8_x64)
    .globl SYMBOL(sangi_mp_reduce_8_x64)
    KIND(sangi_mp_reduce_8_x64)
    .p2align 5
SYMBOL(sangi_mp_reduce_8_x64):
    .cfi_startproc
    endbr64
    ENTER(5)
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
    mov [FRAME - 8], r8
    mov [FRAME - 16], rcx
    mov r15, [rsi + 56]
    mov r14, [rsi + 48]
    mov r13, [rsi + 40]
    mov r12, [rsi + 32]
    mov r11, [rsi + 24]
    mov r10, [rsi + 16]
    mov r9, [rsi + 8]
    mov r8, [rsi]
    mov rsi, rdx
    mov ebp, 0
    mov rdx, r8
    mulx rax, rcx, [FRAME - 16]
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, rcx
    mov [rdi], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r9, rax
    mov rdx, r9
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi]
    adox r10, rbx
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
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, rcx
    mov [rdi + 8], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r10, rax
    mov rdx, r10
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 8]
    adox r11, rbx
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
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, rcx
    mov [rdi + 16], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r11, rax
    mov rdx, r11
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 16]
    adox r12, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r12, rax
    adox r13, rbx
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
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    /* q_3 = w_0 n0; w <- (w + q_3 m) / W */
    mov rdx, rcx
    mov [rdi + 24], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r12, rax
    mov rdx, r12
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 24]
    adox r13, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r14, rax
    adox r15, rbx
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
    adox r11, rbp
    mulx rax, rax, rdx
    adcx r11, rbp
    /* q_4 = w_0 n0; w <- (w + q_4 m) / W */
    mov rdx, rcx
    mov [rdi + 32], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r13, rax
    mov rdx, r13
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 32]
    adox r14, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r14, rax
    adox r15, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 48]
    adcx r10, rax
    adox r11, rbx
    mulx r12, rax, [rsi + 56]
    adcx r11, rax
    adox r12, rbp
    mulx rax, rax, rdx
    adcx r12, rbp
    /* q_5 = w_0 n0; w <- (w + q_5 m) / W */
    mov rdx, rcx
    mov [rdi + 40], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r14, rax
    mov rdx, r14
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 40]
    adox r15, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 48]
    adcx r11, rax
    adox r12, rbx
    mulx r13, rax, [rsi + 56]
    adcx r12, rax
    adox r13, rbp
    mulx rax, rax, rdx
    adcx r13, rbp
    /* q_6 = w_0 n0; w <- (w + q_6 m) / W */
    mov rdx, rcx
    mov [rdi + 48], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r14, rax
    adox r15, rbx
    mulx rbx, rax, [rsi + 8]
    adcx r15, rax
    mov rdx, r15
    mulx rax, rcx, [FRAME - 16]
    mov rdx, [rdi + 48]
    adox r8, rbx
    mulx rbx, rax, [rsi + 16]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rsi + 24]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rsi + 32]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rsi + 40]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rsi + 48]
    adcx r12, rax
    adox r13, rbx
    mulx r14, rax, [rsi + 56]
    adcx r13, rax
    adox r14, rbp
    mulx rax, rax, rdx
    adcx r14, rbp
    /* q_7 = w_0 n0; w <- (w + q_7 m) / W */
    mov rdx, rcx
    mov [rdi + 56], rdx
    xor eax, eax
    mulx rbx, rax, [rsi]
    adcx r15, rax
    adox r8, rbx
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
    adox r15, rbp
    mulx rax, rax, rdx
    adcx r15, rbp
    mov rax, [FRAME - 8]
    mov [rax], r8
    mov [rax + 8], r9
    mov [rax + 16], r10
    mov [rax + 24], r11
    mov [rax + 32], r12
    mov [rax + 40], r13
    mov [rax + 48], r14
    mov [rax + 56], r15
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
    SIZE(sangi_mp_reduce_8_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
