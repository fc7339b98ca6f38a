/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Montgomery reduction by blocks of 5 to 8 limbs, as many as there are.
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

/* finish = 0: c W^n + t_n ... t_(2n - 1) <- (t + q m) / W^n for n = 5 blocks, q < W^n such that this is */
/* exact; returns c.  finish = 1: z <- t / W^n mod m; t is scratch */
/* @pre n0 = -1/m mod W; finish = 1: t < m W^n */
/* rdi = z, rsi = t, rdx = m, rcx = blocks, r8 = n0, r9 = finish */
    HIDE(sangi_mp_redc_5_x64)
    .globl SYMBOL(sangi_mp_redc_5_x64)
    KIND(sangi_mp_redc_5_x64)
    .p2align 5
SYMBOL(sangi_mp_redc_5_x64):
    .cfi_startproc
    endbr64
    ENTER(6)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 80], r9
    mov [FRAME - 8], r8
    mov [FRAME - 64], rdi
    mov [FRAME - 16], rdx
    mov [FRAME - 24], rsi
    mov [FRAME - 72], rsi
    mov [FRAME - 40], rcx
    dec rcx
    mov [FRAME - 32], rcx
    mov rdi, rsi
    mov rsi, rdx
    mov ebp, 0
    mov [FRAME - 56], rbp
    LOCAL(redc_5_block):
    mov r12, [rdi + 32]
    mov r11, [rdi + 24]
    mov r10, [rdi + 16]
    mov r9, [rdi + 8]
    mov r8, [rdi]
    mov rdx, r8
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mov rcx, rdi
    /* the limbs of m above, q at rcx, onto t */
    mov rax, [FRAME - 32]
    test rax, rax
    jz LOCAL(redc_5_top)
    mov [FRAME - 48], rax
    LOCAL(redc_5_more):
    mov rdx, [rsi + 40]
    xor eax, eax
    adox r8, [rdi + 40]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi + 40], r8
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
    mulx r8, rax, [rcx + 32]
    adcx r12, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    mov rdx, [rsi + 48]
    xor eax, eax
    adox r9, [rdi + 48]
    mulx rbx, rax, [rcx]
    adcx r9, rax
    mov [rdi + 48], r9
    adox r10, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r12, rax
    adox r8, rbx
    mulx r9, rax, [rcx + 32]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    mov rdx, [rsi + 56]
    xor eax, eax
    adox r10, [rdi + 56]
    mulx rbx, rax, [rcx]
    adcx r10, rax
    mov [rdi + 56], r10
    adox r11, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r12, rax
    adox r8, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 32]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    mov rdx, [rsi + 64]
    xor eax, eax
    adox r11, [rdi + 64]
    mulx rbx, rax, [rcx]
    adcx r11, rax
    mov [rdi + 64], r11
    adox r12, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r12, rax
    adox r8, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rcx + 32]
    adcx r10, rax
    adox r11, rbp
    mulx rax, rax, rdx
    adcx r11, rbp
    mov rdx, [rsi + 72]
    xor eax, eax
    adox r12, [rdi + 72]
    mulx rbx, rax, [rcx]
    adcx r12, rax
    mov [rdi + 72], r12
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
    mulx r12, rax, [rcx + 32]
    adcx r11, rax
    adox r12, rbp
    mulx rax, rax, rdx
    adcx r12, rbp
    lea rsi, [rsi + 40]
    lea rdi, [rdi + 40]
    dec qword ptr [FRAME - 48]
    jnz LOCAL(redc_5_more)
    LOCAL(redc_5_top):
    /* the window and the carry of the block before onto t */
    mov rax, [FRAME - 56]
    neg rax
    adc r8, [rdi + 40]
    mov [rdi + 40], r8
    adc r9, [rdi + 48]
    mov [rdi + 48], r9
    adc r10, [rdi + 56]
    mov [rdi + 56], r10
    adc r11, [rdi + 64]
    mov [rdi + 64], r11
    adc r12, [rdi + 72]
    mov [rdi + 72], r12
    mov eax, 0
    adc rax, 0
    mov [FRAME - 56], rax
    mov rdi, [FRAME - 24]
    lea rdi, [rdi + 40]
    mov [FRAME - 24], rdi
    mov rsi, [FRAME - 16]
    dec qword ptr [FRAME - 40]
    jnz LOCAL(redc_5_block)
    mov rcx, [FRAME - 80]
    test rcx, rcx
    jz LOCAL(redc_5_end)
    mov rbx, [FRAME - 64]
    mov rdx, [FRAME - 72]
    /* x - m: below the window to rdx, then in it */
    mov rcx, [FRAME - 32]
    test rcx, rcx
    jz LOCAL(redc_5_high)
    LOCAL(redc_5_less):
    mov rbp, [rdi]
    sbb rbp, [rsi]
    mov [rdx], rbp
    mov rbp, [rdi + 8]
    sbb rbp, [rsi + 8]
    mov [rdx + 8], rbp
    mov rbp, [rdi + 16]
    sbb rbp, [rsi + 16]
    mov [rdx + 16], rbp
    mov rbp, [rdi + 24]
    sbb rbp, [rsi + 24]
    mov [rdx + 24], rbp
    mov rbp, [rdi + 32]
    sbb rbp, [rsi + 32]
    mov [rdx + 32], rbp
    lea rdi, [rdi + 40]
    lea rsi, [rsi + 40]
    lea rdx, [rdx + 40]
    lea rbx, [rbx + 40]
    dec rcx
    jnz LOCAL(redc_5_less)
    LOCAL(redc_5_high):
    sbb r8, [rsi]
    sbb r9, [rsi + 8]
    sbb r10, [rsi + 16]
    sbb r11, [rsi + 24]
    sbb r12, [rsi + 32]
    sbb rax, 0
    /* CF where that is negative: x then */
    cmovc r8, [rdi]
    mov [rbx], r8
    cmovc r9, [rdi + 8]
    mov [rbx + 8], r9
    cmovc r10, [rdi + 16]
    mov [rbx + 16], r10
    cmovc r11, [rdi + 24]
    mov [rbx + 24], r11
    cmovc r12, [rdi + 32]
    mov [rbx + 32], r12
    sbb rsi, rsi
    mov rcx, [FRAME - 32]
    test rcx, rcx
    jz LOCAL(redc_5_end)
    LOCAL(redc_5_choose):
    test rsi, rsi
    mov rbp, [rdx - 8]
    cmovnz rbp, [rdi - 8]
    mov [rbx - 8], rbp
    mov rbp, [rdx - 16]
    cmovnz rbp, [rdi - 16]
    mov [rbx - 16], rbp
    mov rbp, [rdx - 24]
    cmovnz rbp, [rdi - 24]
    mov [rbx - 24], rbp
    mov rbp, [rdx - 32]
    cmovnz rbp, [rdi - 32]
    mov [rbx - 32], rbp
    mov rbp, [rdx - 40]
    cmovnz rbp, [rdi - 40]
    mov [rbx - 40], rbp
    lea rdi, [rdi - 40]
    lea rdx, [rdx - 40]
    lea rbx, [rbx - 40]
    dec rcx
    jnz LOCAL(redc_5_choose)
    LOCAL(redc_5_end):
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
    SIZE(sangi_mp_redc_5_x64)

/* finish = 0: c W^n + t_n ... t_(2n - 1) <- (t + q m) / W^n for n = 6 blocks, q < W^n such that this is */
/* exact; returns c.  finish = 1: z <- t / W^n mod m; t is scratch */
/* @pre n0 = -1/m mod W; finish = 1: t < m W^n */
/* rdi = z, rsi = t, rdx = m, rcx = blocks, r8 = n0, r9 = finish */
    HIDE(sangi_mp_redc_6_x64)
    .globl SYMBOL(sangi_mp_redc_6_x64)
    KIND(sangi_mp_redc_6_x64)
    .p2align 5
SYMBOL(sangi_mp_redc_6_x64):
    .cfi_startproc
    endbr64
    ENTER(6)
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
    mov [FRAME - 80], r9
    mov [FRAME - 8], r8
    mov [FRAME - 64], rdi
    mov [FRAME - 16], rdx
    mov [FRAME - 24], rsi
    mov [FRAME - 72], rsi
    mov [FRAME - 40], rcx
    dec rcx
    mov [FRAME - 32], rcx
    mov rdi, rsi
    mov rsi, rdx
    mov ebp, 0
    mov [FRAME - 56], rbp
    LOCAL(redc_6_block):
    mov r13, [rdi + 40]
    mov r12, [rdi + 32]
    mov r11, [rdi + 24]
    mov r10, [rdi + 16]
    mov r9, [rdi + 8]
    mov r8, [rdi]
    mov rdx, r8
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mov rcx, rdi
    /* the limbs of m above, q at rcx, onto t */
    mov rax, [FRAME - 32]
    test rax, rax
    jz LOCAL(redc_6_top)
    mov [FRAME - 48], rax
    LOCAL(redc_6_more):
    mov rdx, [rsi + 48]
    xor eax, eax
    adox r8, [rdi + 48]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi + 48], r8
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
    mulx r8, rax, [rcx + 40]
    adcx r13, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    mov rdx, [rsi + 56]
    xor eax, eax
    adox r9, [rdi + 56]
    mulx rbx, rax, [rcx]
    adcx r9, rax
    mov [rdi + 56], r9
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
    adox r8, rbx
    mulx r9, rax, [rcx + 40]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    mov rdx, [rsi + 64]
    xor eax, eax
    adox r10, [rdi + 64]
    mulx rbx, rax, [rcx]
    adcx r10, rax
    mov [rdi + 64], r10
    adox r11, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r11, rax
    adox r12, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r13, rax
    adox r8, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 40]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    mov rdx, [rsi + 72]
    xor eax, eax
    adox r11, [rdi + 72]
    mulx rbx, rax, [rcx]
    adcx r11, rax
    mov [rdi + 72], r11
    adox r12, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r13, rax
    adox r8, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rcx + 40]
    adcx r10, rax
    adox r11, rbp
    mulx rax, rax, rdx
    adcx r11, rbp
    mov rdx, [rsi + 80]
    xor eax, eax
    adox r12, [rdi + 80]
    mulx rbx, rax, [rcx]
    adcx r12, rax
    mov [rdi + 80], r12
    adox r13, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r13, rax
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
    mulx r12, rax, [rcx + 40]
    adcx r11, rax
    adox r12, rbp
    mulx rax, rax, rdx
    adcx r12, rbp
    mov rdx, [rsi + 88]
    xor eax, eax
    adox r13, [rdi + 88]
    mulx rbx, rax, [rcx]
    adcx r13, rax
    mov [rdi + 88], r13
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
    mulx r13, rax, [rcx + 40]
    adcx r12, rax
    adox r13, rbp
    mulx rax, rax, rdx
    adcx r13, rbp
    lea rsi, [rsi + 48]
    lea rdi, [rdi + 48]
    dec qword ptr [FRAME - 48]
    jnz LOCAL(redc_6_more)
    LOCAL(redc_6_top):
    /* the window and the carry of the block before onto t */
    mov rax, [FRAME - 56]
    neg rax
    adc r8, [rdi + 48]
    mov [rdi + 48], r8
    adc r9, [rdi + 56]
    mov [rdi + 56], r9
    adc r10, [rdi + 64]
    mov [rdi + 64], r10
    adc r11, [rdi + 72]
    mov [rdi + 72], r11
    adc r12, [rdi + 80]
    mov [rdi + 80], r12
    adc r13, [rdi + 88]
    mov [rdi + 88], r13
    mov eax, 0
    adc rax, 0
    mov [FRAME - 56], rax
    mov rdi, [FRAME - 24]
    lea rdi, [rdi + 48]
    mov [FRAME - 24], rdi
    mov rsi, [FRAME - 16]
    dec qword ptr [FRAME - 40]
    jnz LOCAL(redc_6_block)
    mov rcx, [FRAME - 80]
    test rcx, rcx
    jz LOCAL(redc_6_end)
    mov rbx, [FRAME - 64]
    mov rdx, [FRAME - 72]
    /* x - m: below the window to rdx, then in it */
    mov rcx, [FRAME - 32]
    test rcx, rcx
    jz LOCAL(redc_6_high)
    LOCAL(redc_6_less):
    mov rbp, [rdi]
    sbb rbp, [rsi]
    mov [rdx], rbp
    mov rbp, [rdi + 8]
    sbb rbp, [rsi + 8]
    mov [rdx + 8], rbp
    mov rbp, [rdi + 16]
    sbb rbp, [rsi + 16]
    mov [rdx + 16], rbp
    mov rbp, [rdi + 24]
    sbb rbp, [rsi + 24]
    mov [rdx + 24], rbp
    mov rbp, [rdi + 32]
    sbb rbp, [rsi + 32]
    mov [rdx + 32], rbp
    mov rbp, [rdi + 40]
    sbb rbp, [rsi + 40]
    mov [rdx + 40], rbp
    lea rdi, [rdi + 48]
    lea rsi, [rsi + 48]
    lea rdx, [rdx + 48]
    lea rbx, [rbx + 48]
    dec rcx
    jnz LOCAL(redc_6_less)
    LOCAL(redc_6_high):
    sbb r8, [rsi]
    sbb r9, [rsi + 8]
    sbb r10, [rsi + 16]
    sbb r11, [rsi + 24]
    sbb r12, [rsi + 32]
    sbb r13, [rsi + 40]
    sbb rax, 0
    /* CF where that is negative: x then */
    cmovc r8, [rdi]
    mov [rbx], r8
    cmovc r9, [rdi + 8]
    mov [rbx + 8], r9
    cmovc r10, [rdi + 16]
    mov [rbx + 16], r10
    cmovc r11, [rdi + 24]
    mov [rbx + 24], r11
    cmovc r12, [rdi + 32]
    mov [rbx + 32], r12
    cmovc r13, [rdi + 40]
    mov [rbx + 40], r13
    sbb rsi, rsi
    mov rcx, [FRAME - 32]
    test rcx, rcx
    jz LOCAL(redc_6_end)
    LOCAL(redc_6_choose):
    test rsi, rsi
    mov rbp, [rdx - 8]
    cmovnz rbp, [rdi - 8]
    mov [rbx - 8], rbp
    mov rbp, [rdx - 16]
    cmovnz rbp, [rdi - 16]
    mov [rbx - 16], rbp
    mov rbp, [rdx - 24]
    cmovnz rbp, [rdi - 24]
    mov [rbx - 24], rbp
    mov rbp, [rdx - 32]
    cmovnz rbp, [rdi - 32]
    mov [rbx - 32], rbp
    mov rbp, [rdx - 40]
    cmovnz rbp, [rdi - 40]
    mov [rbx - 40], rbp
    mov rbp, [rdx - 48]
    cmovnz rbp, [rdi - 48]
    mov [rbx - 48], rbp
    lea rdi, [rdi - 48]
    lea rdx, [rdx - 48]
    lea rbx, [rbx - 48]
    dec rcx
    jnz LOCAL(redc_6_choose)
    LOCAL(redc_6_end):
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
    SIZE(sangi_mp_redc_6_x64)

/* finish = 0: c W^n + t_n ... t_(2n - 1) <- (t + q m) / W^n for n = 7 blocks, q < W^n such that this is */
/* exact; returns c.  finish = 1: z <- t / W^n mod m; t is scratch */
/* @pre n0 = -1/m mod W; finish = 1: t < m W^n */
/* rdi = z, rsi = t, rdx = m, rcx = blocks, r8 = n0, r9 = finish */
    HIDE(sangi_mp_redc_7_x64)
    .globl SYMBOL(sangi_mp_redc_7_x64)
    KIND(sangi_mp_redc_7_x64)
    .p2align 5
SYMBOL(sangi_mp_redc_7_x64):
    .cfi_startproc
    endbr64
    ENTER(6)
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
    mov [FRAME - 80], r9
    mov [FRAME - 8], r8
    mov [FRAME - 64], rdi
    mov [FRAME - 16], rdx
    mov [FRAME - 24], rsi
    mov [FRAME - 72], rsi
    mov [FRAME - 40], rcx
    dec rcx
    mov [FRAME - 32], rcx
    mov rdi, rsi
    mov rsi, rdx
    mov ebp, 0
    mov [FRAME - 56], rbp
    LOCAL(redc_7_block):
    mov r14, [rdi + 48]
    mov r13, [rdi + 40]
    mov r12, [rdi + 32]
    mov r11, [rdi + 24]
    mov r10, [rdi + 16]
    mov r9, [rdi + 8]
    mov r8, [rdi]
    mov rdx, r8
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mov rcx, rdi
    /* the limbs of m above, q at rcx, onto t */
    mov rax, [FRAME - 32]
    test rax, rax
    jz LOCAL(redc_7_top)
    mov [FRAME - 48], rax
    LOCAL(redc_7_more):
    mov rdx, [rsi + 56]
    xor eax, eax
    adox r8, [rdi + 56]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi + 56], r8
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
    mulx r8, rax, [rcx + 48]
    adcx r14, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    mov rdx, [rsi + 64]
    xor eax, eax
    adox r9, [rdi + 64]
    mulx rbx, rax, [rcx]
    adcx r9, rax
    mov [rdi + 64], r9
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
    adox r8, rbx
    mulx r9, rax, [rcx + 48]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    mov rdx, [rsi + 72]
    xor eax, eax
    adox r10, [rdi + 72]
    mulx rbx, rax, [rcx]
    adcx r10, rax
    mov [rdi + 72], r10
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
    adox r8, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 48]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    mov rdx, [rsi + 80]
    xor eax, eax
    adox r11, [rdi + 80]
    mulx rbx, rax, [rcx]
    adcx r11, rax
    mov [rdi + 80], r11
    adox r12, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r12, rax
    adox r13, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rcx + 24]
    adcx r14, rax
    adox r8, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rcx + 48]
    adcx r10, rax
    adox r11, rbp
    mulx rax, rax, rdx
    adcx r11, rbp
    mov rdx, [rsi + 88]
    xor eax, eax
    adox r12, [rdi + 88]
    mulx rbx, rax, [rcx]
    adcx r12, rax
    mov [rdi + 88], r12
    adox r13, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r13, rax
    adox r14, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r14, rax
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
    mulx r12, rax, [rcx + 48]
    adcx r11, rax
    adox r12, rbp
    mulx rax, rax, rdx
    adcx r12, rbp
    mov rdx, [rsi + 96]
    xor eax, eax
    adox r13, [rdi + 96]
    mulx rbx, rax, [rcx]
    adcx r13, rax
    mov [rdi + 96], r13
    adox r14, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r14, rax
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
    mulx r13, rax, [rcx + 48]
    adcx r12, rax
    adox r13, rbp
    mulx rax, rax, rdx
    adcx r13, rbp
    mov rdx, [rsi + 104]
    xor eax, eax
    adox r14, [rdi + 104]
    mulx rbx, rax, [rcx]
    adcx r14, rax
    mov [rdi + 104], r14
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
    mulx r14, rax, [rcx + 48]
    adcx r13, rax
    adox r14, rbp
    mulx rax, rax, rdx
    adcx r14, rbp
    lea rsi, [rsi + 56]
    lea rdi, [rdi + 56]
    dec qword ptr [FRAME - 48]
    jnz LOCAL(redc_7_more)
    LOCAL(redc_7_top):
    /* the window and the carry of the block before onto t */
    mov rax, [FRAME - 56]
    neg rax
    adc r8, [rdi + 56]
    mov [rdi + 56], r8
    adc r9, [rdi + 64]
    mov [rdi + 64], r9
    adc r10, [rdi + 72]
    mov [rdi + 72], r10
    adc r11, [rdi + 80]
    mov [rdi + 80], r11
    adc r12, [rdi + 88]
    mov [rdi + 88], r12
    adc r13, [rdi + 96]
    mov [rdi + 96], r13
    adc r14, [rdi + 104]
    mov [rdi + 104], r14
    mov eax, 0
    adc rax, 0
    mov [FRAME - 56], rax
    mov rdi, [FRAME - 24]
    lea rdi, [rdi + 56]
    mov [FRAME - 24], rdi
    mov rsi, [FRAME - 16]
    dec qword ptr [FRAME - 40]
    jnz LOCAL(redc_7_block)
    mov rcx, [FRAME - 80]
    test rcx, rcx
    jz LOCAL(redc_7_end)
    mov rbx, [FRAME - 64]
    mov rdx, [FRAME - 72]
    /* x - m: below the window to rdx, then in it */
    mov rcx, [FRAME - 32]
    test rcx, rcx
    jz LOCAL(redc_7_high)
    LOCAL(redc_7_less):
    mov rbp, [rdi]
    sbb rbp, [rsi]
    mov [rdx], rbp
    mov rbp, [rdi + 8]
    sbb rbp, [rsi + 8]
    mov [rdx + 8], rbp
    mov rbp, [rdi + 16]
    sbb rbp, [rsi + 16]
    mov [rdx + 16], rbp
    mov rbp, [rdi + 24]
    sbb rbp, [rsi + 24]
    mov [rdx + 24], rbp
    mov rbp, [rdi + 32]
    sbb rbp, [rsi + 32]
    mov [rdx + 32], rbp
    mov rbp, [rdi + 40]
    sbb rbp, [rsi + 40]
    mov [rdx + 40], rbp
    mov rbp, [rdi + 48]
    sbb rbp, [rsi + 48]
    mov [rdx + 48], rbp
    lea rdi, [rdi + 56]
    lea rsi, [rsi + 56]
    lea rdx, [rdx + 56]
    lea rbx, [rbx + 56]
    dec rcx
    jnz LOCAL(redc_7_less)
    LOCAL(redc_7_high):
    sbb r8, [rsi]
    sbb r9, [rsi + 8]
    sbb r10, [rsi + 16]
    sbb r11, [rsi + 24]
    sbb r12, [rsi + 32]
    sbb r13, [rsi + 40]
    sbb r14, [rsi + 48]
    sbb rax, 0
    /* CF where that is negative: x then */
    cmovc r8, [rdi]
    mov [rbx], r8
    cmovc r9, [rdi + 8]
    mov [rbx + 8], r9
    cmovc r10, [rdi + 16]
    mov [rbx + 16], r10
    cmovc r11, [rdi + 24]
    mov [rbx + 24], r11
    cmovc r12, [rdi + 32]
    mov [rbx + 32], r12
    cmovc r13, [rdi + 40]
    mov [rbx + 40], r13
    cmovc r14, [rdi + 48]
    mov [rbx + 48], r14
    sbb rsi, rsi
    mov rcx, [FRAME - 32]
    test rcx, rcx
    jz LOCAL(redc_7_end)
    LOCAL(redc_7_choose):
    test rsi, rsi
    mov rbp, [rdx - 8]
    cmovnz rbp, [rdi - 8]
    mov [rbx - 8], rbp
    mov rbp, [rdx - 16]
    cmovnz rbp, [rdi - 16]
    mov [rbx - 16], rbp
    mov rbp, [rdx - 24]
    cmovnz rbp, [rdi - 24]
    mov [rbx - 24], rbp
    mov rbp, [rdx - 32]
    cmovnz rbp, [rdi - 32]
    mov [rbx - 32], rbp
    mov rbp, [rdx - 40]
    cmovnz rbp, [rdi - 40]
    mov [rbx - 40], rbp
    mov rbp, [rdx - 48]
    cmovnz rbp, [rdi - 48]
    mov [rbx - 48], rbp
    mov rbp, [rdx - 56]
    cmovnz rbp, [rdi - 56]
    mov [rbx - 56], rbp
    lea rdi, [rdi - 56]
    lea rdx, [rdx - 56]
    lea rbx, [rbx - 56]
    dec rcx
    jnz LOCAL(redc_7_choose)
    LOCAL(redc_7_end):
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
    SIZE(sangi_mp_redc_7_x64)

/* finish = 0: c W^n + t_n ... t_(2n - 1) <- (t + q m) / W^n for n = 8 blocks, q < W^n such that this is */
/* exact; returns c.  finish = 1: z <- t / W^n mod m; t is scratch */
/* @pre n0 = -1/m mod W; finish = 1: t < m W^n */
/* rdi = z, rsi = t, rdx = m, rcx = blocks, r8 = n0, r9 = finish */
    HIDE(sangi_mp_redc_8_x64)
    .globl SYMBOL(sangi_mp_redc_8_x64)
    KIND(sangi_mp_redc_8_x64)
    .p2align 5
SYMBOL(sangi_mp_redc_8_x64):
    .cfi_startproc
    endbr64
    ENTER(6)
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
    mov [FRAME - 80], r9
    mov [FRAME - 8], r8
    mov [FRAME - 64], rdi
    mov [FRAME - 16], rdx
    mov [FRAME - 24], rsi
    mov [FRAME - 72], rsi
    mov [FRAME - 40], rcx
    dec rcx
    mov [FRAME - 32], rcx
    mov rdi, rsi
    mov rsi, rdx
    mov ebp, 0
    mov [FRAME - 56], rbp
    LOCAL(redc_8_block):
    mov r15, [rdi + 56]
    mov r14, [rdi + 48]
    mov r13, [rdi + 40]
    mov r12, [rdi + 32]
    mov r11, [rdi + 24]
    mov r10, [rdi + 16]
    mov r9, [rdi + 8]
    mov r8, [rdi]
    mov rdx, r8
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mulx rax, rcx, [FRAME - 8]
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
    mov rcx, rdi
    /* the limbs of m above, q at rcx, onto t */
    mov rax, [FRAME - 32]
    test rax, rax
    jz LOCAL(redc_8_top)
    mov [FRAME - 48], rax
    LOCAL(redc_8_more):
    mov rdx, [rsi + 64]
    xor eax, eax
    adox r8, [rdi + 64]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi + 64], r8
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
    mulx r8, rax, [rcx + 56]
    adcx r15, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    mov rdx, [rsi + 72]
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
    mov rdx, [rsi + 80]
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
    mov rdx, [rsi + 88]
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
    mov rdx, [rsi + 96]
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
    mov rdx, [rsi + 104]
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
    mov rdx, [rsi + 112]
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
    mov rdx, [rsi + 120]
    xor eax, eax
    adox r15, [rdi + 120]
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
    lea rsi, [rsi + 64]
    lea rdi, [rdi + 64]
    dec qword ptr [FRAME - 48]
    jnz LOCAL(redc_8_more)
    LOCAL(redc_8_top):
    /* the window and the carry of the block before onto t */
    mov rax, [FRAME - 56]
    neg rax
    adc r8, [rdi + 64]
    mov [rdi + 64], r8
    adc r9, [rdi + 72]
    mov [rdi + 72], r9
    adc r10, [rdi + 80]
    mov [rdi + 80], r10
    adc r11, [rdi + 88]
    mov [rdi + 88], r11
    adc r12, [rdi + 96]
    mov [rdi + 96], r12
    adc r13, [rdi + 104]
    mov [rdi + 104], r13
    adc r14, [rdi + 112]
    mov [rdi + 112], r14
    adc r15, [rdi + 120]
    mov [rdi + 120], r15
    mov eax, 0
    adc rax, 0
    mov [FRAME - 56], rax
    mov rdi, [FRAME - 24]
    lea rdi, [rdi + 64]
    mov [FRAME - 24], rdi
    mov rsi, [FRAME - 16]
    dec qword ptr [FRAME - 40]
    jnz LOCAL(redc_8_block)
    mov rcx, [FRAME - 80]
    test rcx, rcx
    jz LOCAL(redc_8_end)
    mov rbx, [FRAME - 64]
    mov rdx, [FRAME - 72]
    /* x - m: below the window to rdx, then in it */
    mov rcx, [FRAME - 32]
    test rcx, rcx
    jz LOCAL(redc_8_high)
    LOCAL(redc_8_less):
    mov rbp, [rdi]
    sbb rbp, [rsi]
    mov [rdx], rbp
    mov rbp, [rdi + 8]
    sbb rbp, [rsi + 8]
    mov [rdx + 8], rbp
    mov rbp, [rdi + 16]
    sbb rbp, [rsi + 16]
    mov [rdx + 16], rbp
    mov rbp, [rdi + 24]
    sbb rbp, [rsi + 24]
    mov [rdx + 24], rbp
    mov rbp, [rdi + 32]
    sbb rbp, [rsi + 32]
    mov [rdx + 32], rbp
    mov rbp, [rdi + 40]
    sbb rbp, [rsi + 40]
    mov [rdx + 40], rbp
    mov rbp, [rdi + 48]
    sbb rbp, [rsi + 48]
    mov [rdx + 48], rbp
    mov rbp, [rdi + 56]
    sbb rbp, [rsi + 56]
    mov [rdx + 56], rbp
    lea rdi, [rdi + 64]
    lea rsi, [rsi + 64]
    lea rdx, [rdx + 64]
    lea rbx, [rbx + 64]
    dec rcx
    jnz LOCAL(redc_8_less)
    LOCAL(redc_8_high):
    sbb r8, [rsi]
    sbb r9, [rsi + 8]
    sbb r10, [rsi + 16]
    sbb r11, [rsi + 24]
    sbb r12, [rsi + 32]
    sbb r13, [rsi + 40]
    sbb r14, [rsi + 48]
    sbb r15, [rsi + 56]
    sbb rax, 0
    /* CF where that is negative: x then */
    cmovc r8, [rdi]
    mov [rbx], r8
    cmovc r9, [rdi + 8]
    mov [rbx + 8], r9
    cmovc r10, [rdi + 16]
    mov [rbx + 16], r10
    cmovc r11, [rdi + 24]
    mov [rbx + 24], r11
    cmovc r12, [rdi + 32]
    mov [rbx + 32], r12
    cmovc r13, [rdi + 40]
    mov [rbx + 40], r13
    cmovc r14, [rdi + 48]
    mov [rbx + 48], r14
    cmovc r15, [rdi + 56]
    mov [rbx + 56], r15
    sbb rsi, rsi
    mov rcx, [FRAME - 32]
    test rcx, rcx
    jz LOCAL(redc_8_end)
    LOCAL(redc_8_choose):
    test rsi, rsi
    mov rbp, [rdx - 8]
    cmovnz rbp, [rdi - 8]
    mov [rbx - 8], rbp
    mov rbp, [rdx - 16]
    cmovnz rbp, [rdi - 16]
    mov [rbx - 16], rbp
    mov rbp, [rdx - 24]
    cmovnz rbp, [rdi - 24]
    mov [rbx - 24], rbp
    mov rbp, [rdx - 32]
    cmovnz rbp, [rdi - 32]
    mov [rbx - 32], rbp
    mov rbp, [rdx - 40]
    cmovnz rbp, [rdi - 40]
    mov [rbx - 40], rbp
    mov rbp, [rdx - 48]
    cmovnz rbp, [rdi - 48]
    mov [rbx - 48], rbp
    mov rbp, [rdx - 56]
    cmovnz rbp, [rdi - 56]
    mov [rbx - 56], rbp
    mov rbp, [rdx - 64]
    cmovnz rbp, [rdi - 64]
    mov [rbx - 64], rbp
    lea rdi, [rdi - 64]
    lea rdx, [rdx - 64]
    lea rbx, [rbx - 64]
    dec rcx
    jnz LOCAL(redc_8_choose)
    LOCAL(redc_8_end):
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
    SIZE(sangi_mp_redc_8_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
