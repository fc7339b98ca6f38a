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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    mov r8, qword ptr [rsi]
    mov rsi, rdx
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov eax, 0
    adcx r8, rax
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    RELEASE
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    mov r9, qword ptr [rsi + 8]
    mov r8, qword ptr [rsi]
    mov rsi, rdx
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov eax, 0
    adox r9, rax
    adcx r9, rax
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 8], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov eax, 0
    adox r9, rax
    adcx r9, rax
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    RELEASE
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    mov r10, qword ptr [rsi + 16]
    mov r9, qword ptr [rsi + 8]
    mov r8, qword ptr [rsi]
    mov rsi, rdx
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov eax, 0
    adox r10, rax
    adcx r10, rax
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 8], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov eax, 0
    adox r10, rax
    adcx r10, rax
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 16], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov eax, 0
    adox r10, rax
    adcx r10, rax
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    RELEASE
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    mov r11, qword ptr [rsi + 24]
    mov r10, qword ptr [rsi + 16]
    mov r9, qword ptr [rsi + 8]
    mov r8, qword ptr [rsi]
    mov rsi, rdx
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov eax, 0
    adox r11, rax
    adcx r11, rax
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 8], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov eax, 0
    adox r11, rax
    adcx r11, rax
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 16], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov eax, 0
    adox r11, rax
    adcx r11, rax
    /* q_3 = w_0 n0; w <- (w + q_3 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 24], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov eax, 0
    adox r11, rax
    adcx r11, rax
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    mov qword ptr [rax + 24], r11
    RELEASE
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    UNWIND(pushreg r12)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    mov r12, qword ptr [rsi + 32]
    mov r11, qword ptr [rsi + 24]
    mov r10, qword ptr [rsi + 16]
    mov r9, qword ptr [rsi + 8]
    mov r8, qword ptr [rsi]
    mov rsi, rdx
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov eax, 0
    adox r12, rax
    adcx r12, rax
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 8], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov eax, 0
    adox r12, rax
    adcx r12, rax
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 16], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov eax, 0
    adox r12, rax
    adcx r12, rax
    /* q_3 = w_0 n0; w <- (w + q_3 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 24], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov eax, 0
    adox r12, rax
    adcx r12, rax
    /* q_4 = w_0 n0; w <- (w + q_4 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 32], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov eax, 0
    adox r12, rax
    adcx r12, rax
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    mov qword ptr [rax + 24], r11
    mov qword ptr [rax + 32], r12
    RELEASE
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    UNWIND(pushreg r12)
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    UNWIND(pushreg r13)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    mov r13, qword ptr [rsi + 40]
    mov r12, qword ptr [rsi + 32]
    mov r11, qword ptr [rsi + 24]
    mov r10, qword ptr [rsi + 16]
    mov r9, qword ptr [rsi + 8]
    mov r8, qword ptr [rsi]
    mov rsi, rdx
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov eax, 0
    adox r13, rax
    adcx r13, rax
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 8], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov eax, 0
    adox r13, rax
    adcx r13, rax
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 16], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov eax, 0
    adox r13, rax
    adcx r13, rax
    /* q_3 = w_0 n0; w <- (w + q_3 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 24], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov eax, 0
    adox r13, rax
    adcx r13, rax
    /* q_4 = w_0 n0; w <- (w + q_4 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 32], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov eax, 0
    adox r13, rax
    adcx r13, rax
    /* q_5 = w_0 n0; w <- (w + q_5 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 40], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov eax, 0
    adox r13, rax
    adcx r13, rax
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    mov qword ptr [rax + 24], r11
    mov qword ptr [rax + 32], r12
    mov qword ptr [rax + 40], r13
    RELEASE
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
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
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    mov r14, qword ptr [rsi + 48]
    mov r13, qword ptr [rsi + 40]
    mov r12, qword ptr [rsi + 32]
    mov r11, qword ptr [rsi + 24]
    mov r10, qword ptr [rsi + 16]
    mov r9, qword ptr [rsi + 8]
    mov r8, qword ptr [rsi]
    mov rsi, rdx
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov eax, 0
    adox r14, rax
    adcx r14, rax
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 8], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov eax, 0
    adox r14, rax
    adcx r14, rax
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 16], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov eax, 0
    adox r14, rax
    adcx r14, rax
    /* q_3 = w_0 n0; w <- (w + q_3 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 24], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov eax, 0
    adox r14, rax
    adcx r14, rax
    /* q_4 = w_0 n0; w <- (w + q_4 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 32], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov eax, 0
    adox r14, rax
    adcx r14, rax
    /* q_5 = w_0 n0; w <- (w + q_5 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 40], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov eax, 0
    adox r14, rax
    adcx r14, rax
    /* q_6 = w_0 n0; w <- (w + q_6 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 48], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov eax, 0
    adox r14, rax
    adcx r14, rax
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    mov qword ptr [rax + 24], r11
    mov qword ptr [rax + 32], r12
    mov qword ptr [rax + 40], r13
    mov qword ptr [rax + 48], r14
    RELEASE
    pop r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore r14
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
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
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    mov r15, qword ptr [rsi + 56]
    mov r14, qword ptr [rsi + 48]
    mov r13, qword ptr [rsi + 40]
    mov r12, qword ptr [rsi + 32]
    mov r11, qword ptr [rsi + 24]
    mov r10, qword ptr [rsi + 16]
    mov r9, qword ptr [rsi + 8]
    mov r8, qword ptr [rsi]
    mov rsi, rdx
    /* q_0 = w_0 n0; w <- (w + q_0 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rsi + 56]
    adox r14, rbx
    adcx r14, rax
    mov eax, 0
    adox r15, rax
    adcx r15, rax
    /* q_1 = w_0 n0; w <- (w + q_1 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 8], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rsi + 56]
    adox r14, rbx
    adcx r14, rax
    mov eax, 0
    adox r15, rax
    adcx r15, rax
    /* q_2 = w_0 n0; w <- (w + q_2 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 16], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rsi + 56]
    adox r14, rbx
    adcx r14, rax
    mov eax, 0
    adox r15, rax
    adcx r15, rax
    /* q_3 = w_0 n0; w <- (w + q_3 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 24], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rsi + 56]
    adox r14, rbx
    adcx r14, rax
    mov eax, 0
    adox r15, rax
    adcx r15, rax
    /* q_4 = w_0 n0; w <- (w + q_4 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 32], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rsi + 56]
    adox r14, rbx
    adcx r14, rax
    mov eax, 0
    adox r15, rax
    adcx r15, rax
    /* q_5 = w_0 n0; w <- (w + q_5 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 40], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rsi + 56]
    adox r14, rbx
    adcx r14, rax
    mov eax, 0
    adox r15, rax
    adcx r15, rax
    /* q_6 = w_0 n0; w <- (w + q_6 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 48], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rsi + 56]
    adox r14, rbx
    adcx r14, rax
    mov eax, 0
    adox r15, rax
    adcx r15, rax
    /* q_7 = w_0 n0; w <- (w + q_7 m) / W */
    mov rdx, r8
    imul rdx, rcx
    mov qword ptr [rdi + 56], rdx
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rsi]
    adcx rax, rbx
    mov rbx, r9
    mulx r9, rax, qword ptr [rsi + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rsi + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rsi + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rsi + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rsi + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rsi + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rsi + 56]
    adox r14, rbx
    adcx r14, rax
    mov eax, 0
    adox r15, rax
    adcx r15, rax
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    mov qword ptr [rax + 24], r11
    mov qword ptr [rax + 32], r12
    mov qword ptr [rax + 40], r13
    mov qword ptr [rax + 48], r14
    mov qword ptr [rax + 56], r15
    RELEASE
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
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_reduce_8_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
